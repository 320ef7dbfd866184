/* node.c - `node`: the board at a node of an analysis, and what the search knows there. */
#include "shell/inspect/inspect.h"
#include "shell/show.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- children -------------------------------------------------------------------------------- */

typedef struct Child {
    Move move;
    int node; /* in the record, -1 = not there */
} Child;

/* All moves of the state: those of the record in their order, then the others. */
static int children(const Inspect *inspect, int node, Child *out) {
    if (inspect->status == OVER) return 0;
    int at = 0;
    for (int child = node < 0 ? -1 : inspect->tree->links[node].first; child >= 0;
         child = inspect->tree->links[child].next)
        out[at++] = (Child){inspect->tree->nodes[child].move, child};
    int count = inspect->game->moves(inspect->game->rules, inspect->state, inspect->moves);
    for (int i = 0; i < count; i++)
        if (node < 0 || tree_find(inspect->tree, node, inspect->moves[i]) < 0)
            out[at++] = (Child){inspect->moves[i], -1};
    return at;
}

static const NodeStatsRow *row_of(const NodeStats *stats, Move move) {
    for (int i = 0; stats && i < stats->count; i++)
        if (stats->rows[i].move == move) return &stats->rows[i];
    return NULL;
}

static void child_json(const Inspect *inspect, const Child *child, const NodeStats *stats,
                       Json *json) {
    const NodeStatsRow *row = row_of(stats, child->move);
    const TreeNode *node = child->node < 0 ? NULL : &inspect->tree->nodes[child->node];
    json_object(json, NULL);
    game_move_json(json, "move", inspect->game, inspect->state, child->move);
    if (node)
        inspect_node_json(inspect, node, json);
    else
        stats_node_json(row, json);
    json_int(json, "order", node ? node->order : -1);
    json_int(json, "turn", node ? inspect_turn(inspect->tree, child->node) : -1);
    json_int(json, "tries", node ? node->tries : 0);
    double chance = inspect_chance(inspect, inspect->state, child->move, inspect->moves);
    if (chance >= 0) json_real(json, "chance", chance);
    if (row) node_stats_json(row, stats->player == CHANCE, json);
    json_end(json);
}

static bool stats_at(const Inspect *inspect, int chooser, NodeStats *stats) {
    *stats = (NodeStats){.chooser = chooser, .capacity = inspect->game->max_moves};
    if (!inspect->search->def->node_stats) return false;
    stats->rows = ARENA_NEW(inspect->arena, NodeStatsRow, stats->capacity, &inspect->call->err);
    return stats->rows &&
           inspect->search->def->node_stats(inspect->search, inspect->path, inspect->length, stats);
}

/* ---- rounds ---------------------------------------------------------------------------------- */

/* Begins a round here, with two or more who choose at the same time? */
static bool is_round(const Inspect *inspect) {
    const Game *game = inspect->game;
    return (game->traits & TRAIT_SIMULTANEOUS) && game->pending && inspect->status == ONGOING &&
           game->pending(game->rules, inspect->state) == 0;
}

/* The pairs of choices of the first two: the first one's moves and what the record has below
 * them. */
static bool joint_json(const Inspect *inspect, int node, const Child *rows, int count, Json *json) {
    const Game *game = inspect->game;
    if (inspect->length >= INSPECT_PATH || count == 0) return true;
    Status status = inspect_play(inspect, inspect->walk, inspect->state, rows[0].move);
    if (status == OVER || game->pending(game->rules, inspect->walk) == 0) return true;
    int first = game->mover(game->rules, inspect->state),
        second = game->mover(game->rules, inspect->walk);
    Move *columns = ARENA_NEW(inspect->arena, Move, game->max_moves, &inspect->call->err);
    if (!columns) return false;
    int width = game->moves(game->rules, inspect->walk, columns);
    json_object(json, "joint");
    json_array(json, "players");
    json_int(json, NULL, first);
    json_int(json, NULL, second);
    json_end(json);
    for (int side = 0; side < 2; side++) {
        JSON_EACH(json, side ? "columns" : "rows", i, (side ? width : count))
            game_move_json(json, NULL, game, side ? inspect->walk : inspect->state,
                           side ? columns[i] : rows[i].move);
    }
    for (int field = 0; field < 2; field++) {
        JSON_EACH(json, field ? "visits" : "value", i, count) {
            JSON_EACH(json, NULL, j, width) {
                int pair = node < 0 || rows[i].node < 0
                               ? -1
                               : tree_find(inspect->tree, rows[i].node, columns[j]);
                const TreeNode *of = pair < 0 ? NULL : &inspect->tree->nodes[pair];
                if (field)
                    json_real(json, NULL, of ? of->effort : 0);
                else
                    json_real(json, NULL, of && of->bound != BOUND_NONE ? of->value : NAN);
            }
        }
    }
    json_end(json);
    return true;
}

/* What each who chooses knows of his own moves. */
static void choosers_json(Inspect *inspect, Json *json) {
    NodeStats stats;
    if (!stats_at(inspect, 0, &stats)) return;
    const Game *game = inspect->game;
    json_array(json, "choosers");
    memcpy(inspect->walk, inspect->state, game->state_size);
    for (int chooser = 0; chooser < game->players && stats_at(inspect, chooser, &stats);
         chooser++) {
        json_object(json, NULL);
        json_int(json, "player", stats.player);
        stats_moves_json(inspect, inspect->walk, &stats, json);
        json_end(json);
        if (!stats.count ||
            game->play(game->rules, inspect->walk, inspect->walk, stats.rows[0].move) == OVER ||
            game->pending(game->rules, inspect->walk) == 0)
            break;
    }
    json_end(json);
}

/* ---- the answer ------------------------------------------------------------------------------ */

static void vector_json(Inspect *inspect, int node, Json *json) {
    const Game *game = inspect->game;
    if (!(game->traits & TRAIT_MANY)) return;
    double values[MAX_PLAYERS];
    for (int player = 0; player < MAX_PLAYERS; player++)
        values[player] = NAN;
    const double *told = tree_vector(inspect->tree, node);
    if (told) memcpy(values, told, (size_t)game->players * sizeof *values);
    double unit = game->traits & TRAIT_POINTS ? 1 : 100;
    NodeStats stats;
    for (int chooser = 0; !told && is_round(inspect) && stats_at(inspect, chooser, &stats);
         chooser++) {
        double sum = 0, visits = 0;
        for (int i = 0; i < stats.count; i++) {
            if (stats.rows[i].effort <= 0) continue;
            sum += stats.rows[i].mean * stats.rows[i].effort;
            visits += stats.rows[i].effort;
        }
        if (visits > 0 && stats.player >= 0) values[stats.player] = unit * sum / visits;
    }
    JSON_EACH(json, "vector", player, game->players)
        json_real(json, NULL, values[player]);
}

static void node_json(Inspect *inspect, int node, Json *json) {
    if (node < 0) {
        json_null(json, "node");
        return;
    }
    const TreeNode *of = &inspect->tree->nodes[node];
    double saved;
    int pruned = inspect_pruned(inspect, inspect->tree, node, inspect->state, &saved);
    json_object(json, "node");
    inspect_node_json(inspect, of, json);
    json_int(json, "order", of->order);
    json_int(json, "turn", inspect_turn(inspect->tree, node));
    json_int(json, "tries", of->tries);
    json_int(json, "again", of->again);
    json_int(json, "pruned", pruned);
    json_real(json, "saved", saved);
    vector_json(inspect, node, json);
    json_end(json);
}

static void board_json(const Inspect *inspect, Json *json) {
    const Game *game = inspect->game;
    bool over = inspect->status == OVER;
    show_position(game, inspect->state, "position", json);
    json_known(json, "mover", !over, over ? 0 : game->mover(game->rules, inspect->state));
    json_text(json, "status", over ? "over" : "ongoing");
    show_results(game, inspect->state, json);
    show_view(game, inspect->state, inspect->length ? inspect->before : NULL,
              inspect->length ? inspect->path[inspect->length - 1] : NO_MOVE, json);
}

static bool answer_json(Inspect *inspect, int node, const char *sentence, const Child *all,
                        int count, const NodeStats *stats, Json *json) {
    inspect_head(inspect, json);
    inspect_path_json(inspect, "path", json);
    board_json(inspect, json);
    node_json(inspect, node, json);
    json_text(json, "text", sentence);
    JSON_EACH(json, "children", i, count)
        child_json(inspect, &all[i], stats, json);
    if (!is_round(inspect)) return true;
    if (!joint_json(inspect, node, all, count, json)) return false;
    choosers_json(inspect, json);
    return true;
}

static void answer_lines(const Inspect *inspect, int node, const char *sentence, const Child *all,
                         int count, const NodeStats *stats, Writer *out) {
    game_draw(inspect->game, inspect->state, false, out);
    if (out->length && out->text[out->length - 1] != '\n') write_char(out, '\n');
    write_wrapped(out, sentence, 0, 0, 78);
    int shown = 0;
    for (int i = 0; i < count && shown < 40; i++) {
        const NodeStatsRow *row = row_of(stats, all[i].move);
        if (all[i].node < 0) continue;
        shown++;
        const TreeNode *of = &inspect->tree->nodes[all[i].node];
        write_text(out, "\n  ");
        write_padded(out, MOVE_TEXT(inspect->game, inspect->state, all[i].move), 10);
        size_t cell = out->length;
        inspect_write_value(inspect, of->value, of->bound, out);
        write_pad(out, cell, 10);
        write_padded(out, COUNT_TEXT(of->effort), 10);
        if (row && stats->player != CHANCE)
            write_format(out, "mean %s  + %s  = %s", DECIMALS_TEXT(row->mean, 3),
                         DECIMALS_TEXT(row->explore, 3), DECIMALS_TEXT(row->score, 3));
        else
            write_text(out, inspect_why_word(inspect_why(inspect, of)));
        double chance = inspect_chance(inspect, inspect->state, all[i].move, inspect->moves);
        if (chance >= 0) write_format(out, "  %s %%", DECIMALS_TEXT(100 * chance, 1));
    }
    if (count > shown && node >= 0)
        write_format(out, "\n(%d of %d moves were tried)", shown, count);
}

bool do_node(Call *call) {
    const InspectOptions *options = call->options;
    Inspect inspect;
    if (!inspect_open(&inspect, call, options->job, false) || !inspect_follow_words(&inspect) ||
        !inspect_follow(&inspect, options->at))
        return false;
    Child *all = ARENA_NEW(call->arena, Child, 2 * inspect.game->max_moves + 1, &call->err);
    if (!all) return false;
    int node = inspect_node(&inspect, inspect.tree), count = children(&inspect, node, all);
    NodeStats of, *stats = stats_at(&inspect, 0, &of) ? &of : NULL;
    Writer sentence;
    writer_init(&sentence);
    if (node >= 0)
        node_sentence(&inspect, inspect.tree, node, &sentence);
    else
        write_text(&sentence, "The search has recorded nothing of this position.");
    Answer answer;
    Json *json = answer_begin(&answer, call, "node");
    bool ok = true;
    if (json)
        ok = answer_json(&inspect, node, sentence.text, all, count, stats, json);
    else
        answer_lines(&inspect, node, sentence.text, all, count, stats, &answer.out);
    writer_done(&sentence);
    return ok ? answer_send(&answer) : answer_drop(&answer);
}
