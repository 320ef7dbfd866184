/* inspect_node.c - the words and numbers that every answer about a node has. */
#include "shell/inspect/inspect.h"

#include "search/run.h"

#include <math.h>
#include <string.h>

InspectWhy inspect_end(const Inspect *inspect, NodeEnd end, double value) {
    switch (end) {
    case END_NONE: return WHY_SEARCHED;
    case END_LEAF: return WHY_DEPTH;
    case END_TABLE: return WHY_TABLE;
    case END_CUTOFF: return WHY_CUTOFF;
    case END_PLAYOUT: return WHY_PLAYOUT;
    case END_KNOWN: return WHY_KNOWN;
    case END_OVER: break;
    }
    if (inspect->game->traits & (TRAIT_POINTS | TRAIT_MANY)) return WHY_OVER;
    return value > 0 ? WHY_WIN : value < 0 ? WHY_LOSS : WHY_DRAW;
}

InspectWhy inspect_why(const Inspect *inspect, const TreeNode *node) {
    return node->open ? WHY_OPEN : inspect_end(inspect, node->end, node->value);
}

const char *inspect_why_word(InspectWhy why) {
    static const char *const words[] = {"searched", "depth",  "win",     "loss",  "draw", "over",
                                        "table",    "cutoff", "playout", "known", "open"};
    return words[why];
}

void inspect_node_json(const Inspect *inspect, const TreeNode *node, Json *json) {
    bool window = inspect_window(node);
    json_real(json, "value", node->bound == BOUND_NONE ? NAN : node->value);
    json_real(json, "visits", node->effort);
    json_real(json, "alpha", window ? node->alpha : NAN);
    json_real(json, "beta", window ? node->beta : NAN);
    json_text(json, "bound", bound_word(node->bound));
    json_text(json, "end", inspect_why_word(inspect_why(inspect, node)));
}

void stats_node_json(const NodeStatsRow *row, Json *json) {
    bool known = row && row->effort > 0;
    json_real(json, "value", known ? row->value : NAN);
    json_real(json, "visits", row ? row->effort : 0);
    json_null(json, "alpha");
    json_null(json, "beta");
    json_text(json, "bound", bound_word(known ? BOUND_EXACT : BOUND_NONE));
    json_null(json, "end");
}

void node_stats_json(const NodeStatsRow *row, bool dice, Json *json) {
    json_text(json, "proven", proven_word(row->proven));
    json_int(json, "proven_in", row->proven_in);
    if (dice) return;
    bool tried = row->effort > 0;
    json_real(json, "mean", tried ? row->mean : NAN);
    json_real(json, "explore", tried ? row->explore : NAN);
    json_real(json, "score", tried ? row->score : NAN);
    if (row->prior >= 0) json_real(json, "prior", row->prior);
}

void stats_moves_json(const Inspect *inspect, const void *state, const NodeStats *look,
                      Json *json) {
    JSON_OBJECTS(json, "moves", i, look->count) {
        const NodeStatsRow *row = &look->rows[i];
        game_move_json(json, "move", inspect->game, state, row->move);
        stats_node_json(row, json);
        json_int(json, "order", i);
        json_int(json, "tries", 0);
        node_stats_json(row, look->player == CHANCE, json);
    }
}

int64_t inspect_tenths(double value) {
    if (!(value > -1e8 && value < 1e8)) return INSPECT_NULL;
    return (int64_t)(value * 10 + (value < 0 ? -0.5 : 0.5));
}

int inspect_turn(const Tree *tree, int node) {
    const TreeNode *of = &tree->nodes[node];
    return of->parent < 0 || of->visit != tree->nodes[of->parent].tries ? -1 : of->turn;
}

bool inspect_window(const TreeNode *node) {
    return node->alpha != 0 || node->beta != 0;
}

int inspect_mover(const Inspect *inspect, const void *state, Status status) {
    return status == OVER ? -2 : inspect->game->mover(inspect->game->rules, state);
}

double inspect_chance(const Inspect *inspect, const void *before, Move move, Move *scratch) {
    const Game *game = inspect->game;
    if (!(game->traits & TRAIT_CHANCE) || game->mover(game->rules, before) != CHANCE) return -1;
    int count = game->moves(game->rules, before, scratch);
    double all = 0;
    for (int i = 0; i < count; i++)
        all += game_chance_weight(game, before, scratch[i]);
    return game_chance_weight(game, before, move) / all;
}

int inspect_tried(const Tree *tree, int node, double *effort) {
    int tried = 0;
    *effort = 0;
    for (int child = tree->links[node].first; child >= 0; child = tree->links[child].next) {
        if (tree->nodes[child].visit != tree->nodes[node].tries) continue;
        tried++;
        *effort += tree->nodes[child].effort;
    }
    return tried;
}

int inspect_left_out(const Inspect *inspect, const void *state, int tried, double effort,
                     double *saved) {
    int left = tried ? game_count(inspect->game, state, inspect->moves) - tried : 0;
    *saved = left > 0 ? left * effort / tried : 0;
    return left > 0 ? left : 0;
}

int inspect_pruned(const Inspect *inspect, const Tree *tree, int node, const void *state,
                   double *saved) {
    const TreeNode *of = &tree->nodes[node];
    double effort = 0;
    int tried = of->end == END_CUTOFF && !of->open ? inspect_tried(tree, node, &effort) : 0;
    return inspect_left_out(inspect, state, tried, effort, saved);
}

void inspect_write_number(const Inspect *inspect, double value, Writer *out) {
    Scale scale = inspect->search->scale;
    double bounds[2];
    bool bounded = scale_bounds(scale, inspect->game, bounds);
    if (scale == SCALE_RESULT || scale == SCALE_CHANCE) {
        double share = scale == SCALE_CHANCE ? value : (value + 100) / 2;
        write_decimals(out, share, 0);
        write_text(out, " %");
    } else if (bounded && (value <= bounds[0] || value >= bounds[1])) {
        write_text(out, value < 0 ? "a loss" : "a win");
    } else if (bounded) {
        write_value(out, value);
    } else {
        write_decimals(out, value, fabs(value) < 100);
    }
}

void inspect_write_value(const Inspect *inspect, double value, Bound bound, Writer *out) {
    static const char *const signs[] = {"?", "", ">=", "<="};
    write_text(out, signs[bound]);
    if (bound != BOUND_NONE) inspect_write_number(inspect, value, out);
}

void inspect_write_end(const Inspect *inspect, double end, Writer *out) {
    if (isinf(end))
        write_text(out, end < 0 ? "-inf" : "+inf");
    else
        inspect_write_number(inspect, end, out);
}
