/* inspect_tree.c - the search tree of the last analysis in words: `tree` and `why`. */
#include "shell/inspect/inspect.h"
#include "shell/show.h"

#include <stdlib.h>
#include <string.h>

#include "shell/messages.def"

/* ---- choosing the nodes ---------------------------------------------------------------------- */

typedef struct Pick {
    const Tree *tree;
    int first;  /* root of the subtree */
    int below;  /* its nodes */
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

/* Takes up to `max` nodes, ply by ply, those with the most effort first, never without the
 * parent. */
static bool pick_nodes(Pick *pick, int max, int depth, double min, Arena *arena, Err *err) {
    const Tree *tree = pick->tree;
    int total = tree->count, wanted = 0;
    int deepest = tree->nodes[pick->first].ply + depth;
    Rank *ranks = ARENA_NEW(arena, Rank, total + 1, err);
    bool *inside = ARENA_NEW(arena, bool, total + 1, err);
    pick->place = ARENA_NEW(arena, int, total + 1, err);
    pick->nodes = ARENA_NEW(arena, int, max + 1, err);
    if (!ranks || !inside || !pick->place || !pick->nodes) return false;
    for (int i = 0; i < total; i++) {
        const TreeNode *node = &tree->nodes[i];
        pick->place[i] = -1;
        inside[i] = i == pick->first || (node->parent >= 0 && inside[node->parent]);
        if (!inside[i]) continue;
        pick->below++;
        if (i != pick->first && (node->ply > deepest || node->effort < min)) continue;
        ranks[wanted++] = (Rank){.node = i, .ply = node->ply, .effort = node->effort};
    }
    qsort(ranks, (size_t)wanted, sizeof *ranks, by_rank);
    for (int i = 0; i < wanted && pick->count < max; i++) {
        int parent = tree->nodes[ranks[i].node].parent;
        if (ranks[i].node != pick->first && pick->place[parent] < 0) continue;
        pick->place[ranks[i].node] = pick->count;
        pick->nodes[pick->count++] = ranks[i].node;
    }
    return true;
}

/* ---- moves of nodes -------------------------------------------------------------------------- */

/* Null for the root. */
static char *node_move(const Inspect *inspect, int node, char text[MOVE_TEXT_MAX]) {
    const TreeNode *here = &inspect->tree->nodes[node];
    if (here->parent < 0) return NULL;
    inspect_walk(inspect, inspect->tree, here->parent);
    return game_move_word(inspect->game, inspect->walk, here->move, text);
}

/* ---- tree ------------------------------------------------------------------------------------ */

/* Probability of the outcome that leads to `node`; negative when it is no outcome of chance. */
static double node_chance(const Inspect *inspect, int node) {
    const TreeNode *here = &inspect->tree->nodes[node];
    if (here->parent < 0 || !(inspect->game->traits & TRAIT_CHANCE)) return -1;
    inspect_walk(inspect, inspect->tree, here->parent);
    return inspect_chance(inspect, inspect->walk, here->move, inspect->moves);
}

static void node_json(const Inspect *inspect, const Pick *pick, int node, Json *json) {
    const TreeNode *here = &inspect->tree->nodes[node];
    double chance = node_chance(inspect, node);
    char move[MOVE_TEXT_MAX];
    json_object(json, NULL);
    json_int(json, "id", pick->place[node]);
    json_int(json, "parent", node == pick->first ? -1 : pick->place[here->parent]);
    json_text(json, "move", node_move(inspect, node, move));
    if (chance >= 0) json_real(json, "chance", chance);
    inspect_node_json(inspect, here, json);
    json_end(json);
}

/* One line a node, children indented below their parent, those with the most effort first. */
static void draw_node(const Inspect *inspect, const Pick *pick, int node, Writer *out) {
    const PlySession *session = inspect->call->session;
    const TreeNode *here = &inspect->tree->nodes[node];
    char text[MOVE_TEXT_MAX], *move = node_move(inspect, node, text);
    if (out->length) write_char(out, '\n');
    for (int i = inspect->tree->nodes[pick->first].ply; i < here->ply; i++)
        write_text(out, "  ");
    paint(&session->outlet, out, PAINT_NAME, move ? move : "root");
    double chance = node_chance(inspect, node);
    if (chance >= 0) write_format(out, "  %s%%", DECIMALS_TEXT(100 * chance, 1));
    if (here->bound != BOUND_NONE) {
        write_text(out, "  ");
        inspect_write_value(inspect, here->value, here->bound, out);
    }
    write_format(out, "  %s", COUNT_TEXT(here->effort));
    InspectWhy why = inspect_why(inspect, here);
    if (why != WHY_SEARCHED) write_format(out, "  %s", inspect_why_word(why));
    if (here->end == END_CUTOFF) {
        double saved;
        inspect_walk(inspect, inspect->tree, node);
        int pruned = inspect_pruned(inspect, inspect->tree, node, inspect->walk, &saved);
        if (pruned) write_format(out, ", %d left out", pruned);
    }
    for (int i = 0; i < pick->count; i++)
        if (inspect->tree->nodes[pick->nodes[i]].parent == node)
            draw_node(inspect, pick, pick->nodes[i], out);
}

bool tree_answer(Inspect *inspect, int max, int depth, double min) {
    Call *call = inspect->call;
    Pick pick = {.tree = inspect->tree, .first = inspect_node(inspect, inspect->tree)};
    if (pick.first < 0 && inspect->length)
        return err_set(&call->err, no_such_node, inspect->task->number);
    if (pick.first >= 0 && !pick_nodes(&pick, max, depth, min, inspect->arena, &call->err))
        return false;
    int known = pick.first < 0 ? 0 : pick.below;
    Answer answer;
    Json *json = answer_begin(&answer, call, "tree");
    if (json) {
        json_int(json, "job", inspect->task->number);
        json_int(json, "known", known);
        JSON_EACH(json, "nodes", i, pick.count)
            node_json(inspect, &pick, pick.nodes[i], json);
        return answer_send(&answer);
    }
    Writer *out = &answer.out;
    if (pick.count)
        draw_node(inspect, &pick, pick.nodes[0], out);
    else if (pick.first < 0)
        write_text(out, inspect->report->nodes > 0 || inspect->search->done
                            ? "this player builds no tree: try `analyze uct`"
                            : "nothing has been searched yet");
    if (inspect_stale(inspect)) write_text(out, "\n(of an earlier position)");
    if (pick.count < known) write_format(out, "\n(%d of %d nodes)", pick.count, known);
    return answer_send(&answer);
}

/* ---- why ------------------------------------------------------------------------------------- */

/* How far off a value may be, in what it is said in. */
static void say_error(const Inspect *inspect, double error, Writer *out) {
    Scale scale = inspect->search->scale;
    bool percent = scale == SCALE_RESULT || scale == SCALE_CHANCE;
    write_format(out, ", give or take %s%s",
                 DECIMALS_TEXT(scale == SCALE_RESULT ? error / 2 : error, 1), percent ? " %" : "");
}

static void say_value(const Inspect *inspect, const MoveReport *row, Writer *out) {
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
        inspect_write_number(inspect, row->value, out);
        if (row->error > 0) say_error(inspect, row->error, out);
    }
}

/* The line of play after the move itself, and where it leads when the game ends there. */
static void say_line(const Inspect *inspect, const MoveReport *row, Writer *out) {
    const Game *game = inspect->game;
    bool over = false;
    memcpy(inspect->walk, inspect->search->root, game->state_size);
    for (int i = 0; i < row->pv_length && !over; i++) {
        if (!game_legal(game, inspect->walk, row->pv[i], inspect->moves))
            break; /* the dice left out */
        if (i > 0)
            write_format(out, "%s%s", i == 1 ? " It expects " : " ",
                         MOVE_TEXT(game, inspect->walk, row->pv[i]));
        over = inspect_play(inspect, inspect->walk, inspect->walk, row->pv[i]) == OVER;
    }
    if (over) {
        write_text(out,
                   row->pv_length > 1 ? ", where the game is over: " : " The game is over then: ");
        show_outcome(game, inspect->walk, out);
    }
    if (over || row->pv_length > 1) write_char(out, '.');
}

static const MoveReport *row_of(const Report *report, Move move) {
    for (int i = 0; i < report->count; i++)
        if (report->rows[i].move == move) return &report->rows[i];
    return NULL;
}

static void compare(const Inspect *inspect, const MoveReport *row, const MoveReport *best,
                    Writer *out) {
    if (inspect->report->mixed) {
        write_format(out,
                     " The move is drawn by lot, %s %% of the time this one: who knew it could "
                     "answer it.",
                     SHORT_TEXT(100 * row->mix));
        return;
    }
    if (row == best) {
        write_text(out, " This is the best move that was found.");
        return;
    }
    write_format(out, " The best move is %s: it ",
                 MOVE_TEXT(inspect->game, inspect->search->root, best->move));
    say_value(inspect, best, out);
    write_char(out, '.');
    if (row->bound == BOUND_UPPER && row->proven == PROVEN_NONE)
        write_text(out, " The search stopped here as soon as that was clear: what exactly this "
                        "move is worth did not matter any more.");
}

static bool why_move(Inspect *inspect, const char *word, Writer *text) {
    const Report *report = inspect->report;
    Err *err = &inspect->call->err;
    Move move;
    if (!game_move_read(inspect->game, inspect->search->root, word, &move, err)) return false;
    const MoveReport *row = row_of(report, move), *best = row_of(report, report->best);
    if (!row || !best) return err_set(err, node_unknown_yet, inspect->task->number, word);
    write_format(text, "%s ", word);
    say_value(inspect, row, text);
    if (row->effort > 0)
        write_format(text, " (%s %s)", COUNT_TEXT(row->effort),
                     report->playouts > 0 ? "visits" : "nodes");
    write_char(text, '.');
    say_line(inspect, row, text);
    compare(inspect, row, best, text);
    return true;
}

static bool why_path(Inspect *inspect, Writer *text) {
    if (!inspect_follow_words(inspect)) return false;
    int node = inspect_node(inspect, inspect->tree);
    if (node >= 0)
        node_sentence(inspect, inspect->tree, node, text);
    else
        write_text(text, inspect->tree ? "The search has recorded nothing of this position."
                                       : "The tree of this analysis was not recorded.");
    return true;
}

bool tree_why(Inspect *inspect) {
    Call *call = inspect->call;
    Writer text, move;
    writer_init(&text);
    writer_init(&move);
    for (int i = 0; i < call->count; i++)
        write_format(&move, "%s%s", i ? " " : "", call->words[i]);
    bool one = call->count == 1 && !strchr(call->words[0], ',');
    bool ok = one ? why_move(inspect, call->words[0], &text) : why_path(inspect, &text);
    if (ok && inspect_stale(inspect)) write_text(&text, " This was about an earlier position.");
    Answer answer;
    Json *json = answer_begin(&answer, call, "why");
    if (json) {
        json_int(json, "job", inspect->task->number);
        json_text(json, "move", move.text);
        json_text(json, "text", text.text);
    } else {
        write_wrapped(&answer.out, text.text, 0, 0, 78);
    }
    writer_done(&text);
    writer_done(&move);
    return ok ? answer_send(&answer) : answer_drop(&answer);
}
