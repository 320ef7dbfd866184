/* tree.c - the search tree of the last analysis in words: `tree` and `why`. */
#include "shell/commands.h"

#include <stdlib.h>
#include <string.h>

/* ---- choosing the nodes --------------------------------------------------------------------- */

typedef struct Pick {
    const Tree *tree;
    int *place; /* per node: its number in the answer, -1 = left out */
    int *nodes; /* chosen nodes, parents first */
    int count;
} Pick;

typedef struct Rank {
    int node, ply;
    double effort;
} Rank;

static int by_rank(const void *a, const void *b) {
    const Rank *left = a, *right = b;
    if (left->ply != right->ply) return left->ply < right->ply ? -1 : 1;
    if (left->effort != right->effort) return left->effort > right->effort ? -1 : 1;
    return left->node < right->node ? -1 : 1;
}

/* Takes up to `max` nodes, ply by ply, those with the most effort first, never without the parent. */
static bool pick_nodes(Pick *pick, const Tree *tree, int max, Arena *arena, Err *err) {
    int total = tree_count(tree);
    Rank *ranks = ARENA_NEW(arena, Rank, total + 1, err);
    pick->tree = tree;
    pick->place = ARENA_NEW(arena, int, total + 1, err);
    pick->nodes = ARENA_NEW(arena, int, max + 1, err);
    if (!ranks || !pick->place || !pick->nodes) return false;
    for (int i = 0; i < total; i++) {
        const TreeNode *node = tree_node(tree, i);
        ranks[i] = (Rank){.node = i, .ply = node->ply, .effort = node->effort};
        pick->place[i] = -1;
    }
    qsort(ranks, (size_t)total, sizeof *ranks, by_rank);
    pick->count = 0;
    for (int i = 0; i < total && pick->count < max; i++) {
        int parent = tree_node(tree, ranks[i].node)->parent;
        if (parent >= 0 && pick->place[parent] < 0) continue;
        pick->place[ranks[i].node] = pick->count;
        pick->nodes[pick->count++] = ranks[i].node;
    }
    return true;
}

/* ---- moves of nodes ------------------------------------------------------------------------- */

/* A search and room for the states on a path of its tree. */
typedef struct Path {
    const Search *search;
    const Tree *tree;
    unsigned char *state;
    Move *moves; /* room for all moves of a state */
} Path;

/* Plays the moves that lead to `node`, the root's own excepted. */
static void walk_to(Path *path, int node) {
    const Game *game = path->search->game;
    const TreeNode *here = tree_node(path->tree, node);
    if (here->parent < 0) {
        memcpy(path->state, path->search->root, game->state_size);
        return;
    }
    walk_to(path, here->parent);
    game->play(game->rules, path->state, path->state, here->move);
}

static void node_move(Path *path, int node, Writer *out) {
    const TreeNode *here = tree_node(path->tree, node);
    if (here->parent < 0) return;
    walk_to(path, here->parent);
    game_move_text(path->search->game, path->state, here->move, out);
}

/* ---- tree ----------------------------------------------------------------------------------- */

static const char *bound_name(Bound bound) {
    static const char *const names[] = {NULL, "exact", "lower", "upper"};
    return names[bound];
}

static const char *end_name(NodeEnd end) {
    static const char *const names[] = {"none",   "leaf",    "over", "table",
                                        "cutoff", "playout", "known"};
    return names[end];
}

/* Probability of the outcome that leads to `node`; negative when it is no outcome of chance. */
static double node_chance(Path *path, int node) {
    const Game *game = path->search->game;
    const TreeNode *here = tree_node(path->tree, node);
    if (here->parent < 0 || !(game->traits & TRAIT_CHANCE)) return -1;
    walk_to(path, here->parent);
    if (game->mover(game->rules, path->state) != CHANCE) return -1;
    int count = game->moves(game->rules, path->state, path->moves);
    double all = 0;
    for (int i = 0; i < count; i++)
        all += game_chance_weight(game, path->state, path->moves[i]);
    return game_chance_weight(game, path->state, here->move) / all;
}

static void node_json(Path *path, const Pick *pick, int node, Json *json) {
    const TreeNode *here = tree_node(path->tree, node);
    double chance = node_chance(path, node);
    Writer move;
    writer_init(&move);
    node_move(path, node, &move);
    json_object(json, NULL);
    json_int(json, "id", pick->place[node]);
    json_int(json, "parent", here->parent < 0 ? -1 : pick->place[here->parent]);
    json_text(json, "move", here->parent < 0 ? NULL : move.text);
    if (chance >= 0) json_real(json, "chance", chance);
    if (here->bound == BOUND_NONE)
        json_null(json, "value");
    else
        json_real(json, "value", here->value);
    json_real(json, "visits", here->effort);
    bool window = here->alpha != 0 || here->beta != 0;
    if (window) {
        json_real(json, "alpha", here->alpha);
        json_real(json, "beta", here->beta);
    } else {
        json_null(json, "alpha");
        json_null(json, "beta");
    }
    json_text(json, "bound", bound_name(here->bound));
    json_text(json, "end", end_name(here->end));
    json_end(json);
    writer_done(&move);
}

/* One line a node, children indented below their parent, in the order they were tried. */
static void draw_node(const PlySession *session, Path *path, const Pick *pick, int node,
                      Writer *out) {
    const TreeNode *here = tree_node(path->tree, node);
    Writer move;
    writer_init(&move);
    node_move(path, node, &move);
    if (out->length) write_char(out, '\n');
    for (int i = 0; i < here->ply; i++)
        write_text(out, "  ");
    paint(session, out, PAINT_NAME, here->parent < 0 ? "root" : move.text);
    writer_done(&move);
    double chance = node_chance(path, node);
    if (chance >= 0) {
        write_text(out, "  ");
        write_decimals(out, 100 * chance, 1);
        write_char(out, '%');
    }
    if (here->bound != BOUND_NONE) {
        static const char *const signs[] = {"", "", ">=", "<="};
        write_format(out, "  %s", signs[here->bound]);
        if (here->value > 0) write_char(out, '+');
        write_decimals(out, here->value, 1);
    }
    write_text(out, "  ");
    write_count(out, here->effort);
    if (here->end != END_NONE) write_format(out, "  %s", end_name(here->end));
    for (int i = 0; i < pick->count; i++)
        if (tree_node(path->tree, pick->nodes[i])->parent == node)
            draw_node(session, path, pick, pick->nodes[i], out);
}

/* Whether the analysis is not of the position on the board. */
static bool is_past(const Call *call, const Task *task) {
    const Record *record = &call->session->record;
    const Search *search = think_search(task->job);
    return task->variant != record->variant ||
           memcmp(search->root, record_state(record), search->game->state_size) != 0;
}

bool tree_answer(Call *call, Task *task, int max) {
    const Tree *tree = think_tree(task->job);
    if (!tree)
        return err_set(&call->err,
                       "the tree of job %d was not recorded: type `analyze SPEC record`",
                       task->number);
    const Search *search = think_search(task->job);
    Path path = {.search = search, .tree = tree};
    path.state = arena_alloc(call->arena, search->game->state_size, &call->err);
    Pick pick;
    path.moves = ARENA_NEW(call->arena, Move, search->game->max_moves + 1, &call->err);
    if (!path.state || !path.moves || !pick_nodes(&pick, tree, max, call->arena, &call->err))
        return false;
    if (call->json) {
        Answer answer;
        Json *json = answer_open(&answer, call->session, call->re, "tree");
        json_int(json, "job", task->number);
        json_int(json, "known", tree_count(tree));
        json_array(json, "nodes");
        for (int i = 0; i < pick.count; i++)
            node_json(&path, &pick, pick.nodes[i], json);
        json_end(json);
        answer_send(&answer);
        return true;
    }
    Writer text;
    writer_init(&text);
    if (pick.count) draw_node(call->session, &path, &pick, pick.nodes[0], &text);
    if (is_past(call, task)) write_text(&text, "\n(of an earlier position)");
    if (pick.count < tree_count(tree))
        write_format(&text, "\n(%d of %d nodes)", pick.count, tree_count(tree));
    answer_text(call->session, call->re, PLY_OUT_TEXT,
                text.length ? text.text : "this player builds no tree: try `analyze uct`");
    writer_done(&text);
    return true;
}

/* ---- why ------------------------------------------------------------------------------------ */

static void say_value(const MoveReport *row, Writer *out) {
    static const char *const results[] = {"", "wins", "draws", "loses"};
    if (row->proven != PROVEN_NONE) {
        write_format(out, "%s for sure", results[row->proven]);
        if (row->proven_in > 0)
            write_format(out, ", in %d %s", row->proven_in, row->proven_in == 1 ? "ply" : "plies");
    } else if (row->bound == BOUND_NONE) {
        write_text(out, "was not looked at");
    } else {
        static const char *const words[] = {"", "is worth ", "is worth at least ",
                                            "is worth at most "};
        write_text(out, words[row->bound]);
        if (row->value > 0) write_char(out, '+');
        write_decimals(out, row->value, 1);
        if (row->error > 0) {
            write_text(out, ", give or take ");
            write_decimals(out, row->error, 1);
        }
    }
}

/* The line of play after the move itself. */
static void say_line(const Search *search, const MoveReport *row, void *state, Writer *out) {
    const Game *game = search->game;
    memcpy(state, search->root, game->state_size);
    for (int i = 0; i < row->pv_length; i++) {
        if (i > 0) {
            write_text(out, i == 1 ? " It expects " : " ");
            game_move_text(game, state, row->pv[i], out);
        }
        if (game->play(game->rules, state, state, row->pv[i]) == OVER) break;
    }
    if (row->pv_length > 1) write_char(out, '.');
}

static const MoveReport *row_of(const Report *report, Move move) {
    for (int i = 0; i < report->count; i++)
        if (report->rows[i].move == move) return &report->rows[i];
    return NULL;
}

static void compare(const Search *search, const MoveReport *row, const MoveReport *best,
                    Writer *out) {
    const Game *game = search->game;
    if (row == best) {
        write_text(out, " This is the best move that was found.");
        return;
    }
    write_text(out, " The best move is ");
    game_move_text(game, search->root, best->move, out);
    write_text(out, ": it ");
    say_value(best, out);
    write_char(out, '.');
    if (row->bound == BOUND_UPPER && row->proven == PROVEN_NONE)
        write_text(out, " The search stopped here as soon as that was clear: what exactly this "
                        "move is worth did not matter any more.");
}

bool tree_why(Call *call, Task *task, const char *word) {
    const Search *search = think_search(task->job);
    const Report *report = think_report(task->job);
    Move move;
    if (!game_move_read(search->game, search->root, word, &move, &call->err)) return false;
    const MoveReport *row = row_of(report, move), *best = row_of(report, report->best);
    if (!row || !best)
        return err_set(&call->err, "job %d knows nothing of %.40s yet", task->number, word);
    void *state = arena_alloc(call->arena, search->game->state_size, &call->err);
    if (!state) return false;
    Writer text, out;
    writer_init(&text);
    writer_init(&out);
    write_format(&text, "%s ", word);
    say_value(row, &text);
    if (row->effort > 0) {
        write_text(&text, " (");
        write_count(&text, row->effort);
        write_text(&text, report->playouts > 0 ? " visits)" : " nodes)");
    }
    write_char(&text, '.');
    say_line(search, row, state, &text);
    compare(search, row, best, &text);
    if (is_past(call, task)) write_text(&text, " This was about an earlier position.");
    if (call->json) {
        Answer answer;
        Json *json = answer_open(&answer, call->session, call->re, "why");
        json_int(json, "job", task->number);
        json_text(json, "move", word);
        json_text(json, "text", text.text);
        answer_send(&answer);
    } else {
        write_wrapped(&out, text.text, 0, 0, 78);
        answer_text(call->session, call->re, PLY_OUT_TEXT, out.text);
    }
    writer_done(&text);
    writer_done(&out);
    return true;
}
