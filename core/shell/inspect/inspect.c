/* inspect.c - which analysis and which node a question is about, and what all answers tell of a
 * node. */
#include "shell/inspect/inspect.h"

#include "base/spec.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY = 512 << 20, TEXT_MAX = 64 /* longest word of a move */ };

/* ---- which analysis, which node -------------------------------------------------------------- */

bool inspect_open(Inspect *inspect, Call *call, const char *job, bool tree) {
    memset(inspect, 0, sizeof *inspect);
    inspect->call = call;
    inspect->task =
        task_choose(call->session, *job ? job : NULL, TASK_SEARCH, TASK_USED, &call->err);
    if (!inspect->task) return false;
    inspect->arena = arena_new(MEMORY);
    if (!inspect->arena) return err_memory(&call->err, NULL);
    inspect->search = think_search(inspect->task->job);
    inspect->report = think_report(inspect->task->job);
    const Game *game = inspect->game = inspect->search->game;
    size_t size = (game->state_size + 15) & ~(size_t)15;
    inspect->path = ARENA_NEW(inspect->arena, Move, INSPECT_PATH, &call->err);
    inspect->moves = ARENA_NEW(inspect->arena, Move, game->max_moves + 1, &call->err);
    inspect->state = arena_alloc(inspect->arena, size, &call->err);
    inspect->before = arena_alloc(inspect->arena, size, &call->err);
    inspect->walk = arena_alloc(inspect->arena, size, &call->err);
    inspect->scratch = arena_alloc(inspect->arena, size, &call->err);
    if (!inspect->path || !inspect->moves || !inspect->state || !inspect->before ||
        !inspect->walk || !inspect->scratch)
        return false;
    inspect_root(inspect);
    inspect->tree = think_tree(inspect->task->job);
    if (tree && !inspect->tree)
        return err_set(&call->err,
                       "The tree of job %d was not recorded: type `analyze SPEC record`.",
                       inspect->task->number);
    return true;
}

void inspect_close(Inspect *inspect) {
    arena_free(inspect->arena);
}

void inspect_root(Inspect *inspect) {
    memcpy(inspect->state, inspect->search->root, inspect->game->state_size);
    inspect->length = 0;
    inspect->status = ONGOING;
}

Status inspect_play(const Inspect *inspect, void *to, const void *from, Move move) {
    return think_play(inspect->search, to, from, move, inspect->scratch);
}

bool inspect_follow(Inspect *inspect, const char *path) {
    Err *err = &inspect->call->err;
    const Game *game = inspect->game;
    char word[TEXT_MAX];
    while (*path) {
        size_t length = strcspn(path, ",");
        if (length >= sizeof word) return err_set(err, "\"%.40s\" is no move.", path);
        memcpy(word, path, length);
        word[length] = 0;
        path += length + (path[length] == ',');
        if (length == 0) continue;
        Move move;
        if (inspect->status == OVER || inspect->length == INSPECT_PATH)
            return err_set(err, "The path goes on with %s after the game is over.", word);
        if (!game_move_read(game, inspect->state, word, &move, err)) return false;
        memcpy(inspect->before, inspect->state, game->state_size);
        inspect->status = inspect_play(inspect, inspect->state, inspect->before, move);
        inspect->path[inspect->length++] = move;
    }
    return true;
}

int inspect_node(const Inspect *inspect, const Tree *tree) {
    int node = tree && tree_count(tree) ? 0 : -1;
    for (int i = 0; i < inspect->length && node >= 0; i++)
        node = tree_find(tree, node, inspect->path[i]);
    return node;
}

void inspect_walk(const Inspect *inspect, const Tree *tree, int node) {
    const TreeNode *here = tree_node(tree, node);
    if (here->parent < 0) {
        memcpy(inspect->walk, inspect->search->root, inspect->game->state_size);
        return;
    }
    inspect_walk(inspect, tree, here->parent);
    inspect_play(inspect, inspect->walk, inspect->walk, here->move);
}

bool inspect_stale(const Inspect *inspect) {
    const Record *record = &inspect->call->session->record;
    if (inspect->task->variant != record->variant || record_over(record)) return true;
    const void *now = record_state(record);
    if (record_mover(record) != CHANCE) { /* the root is what the mover may know of it */
        game_observe(inspect->game, inspect->scratch, now, record_mover(record));
        now = inspect->scratch;
    }
    return memcmp(inspect->search->root, now, inspect->game->state_size) != 0;
}

void inspect_head(const Inspect *inspect, Json *json) {
    Writer spec;
    writer_init(&spec);
    spec_write(inspect->search->choice, &inspect->task->variant->scope.scope, false, &spec);
    json_int(json, "job", inspect->task->number);
    json_text(json, "spec", spec.text);
    json_bool(json, "stale", inspect_stale(inspect));
    json_text(json, "state", task_state_name(inspect->task));
    json_text(json, "unit", inspect->report->playouts > 0 ? "visits" : "nodes");
    writer_done(&spec);
}

void inspect_path_json(const Inspect *inspect, const char *key, Json *json) {
    void *state = inspect->walk;
    memcpy(state, inspect->search->root, inspect->game->state_size);
    json_array(json, key);
    for (int i = 0; i < inspect->length; i++) {
        game_move_json(json, NULL, inspect->game, state, inspect->path[i]);
        inspect_play(inspect, state, state, inspect->path[i]);
    }
    json_end(json);
}

/* ---- words and numbers ----------------------------------------------------------------------- */

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
    json_array(json, "moves");
    for (int i = 0; i < look->count; i++) {
        const NodeStatsRow *row = &look->rows[i];
        json_object(json, NULL);
        game_move_json(json, "move", inspect->game, state, row->move);
        stats_node_json(row, json);
        json_int(json, "order", i);
        json_int(json, "tries", 0);
        node_stats_json(row, look->player == CHANCE, json);
        json_end(json);
    }
    json_end(json);
}

int64_t inspect_tenths(double value) {
    if (!(value > -1e8 && value < 1e8)) return INSPECT_NULL;
    return (int64_t)(value * 10 + (value < 0 ? -0.5 : 0.5));
}

int inspect_turn(const Tree *tree, int node) {
    const TreeNode *of = tree_node(tree, node);
    return of->parent < 0 || of->visit != tree_node(tree, of->parent)->tries ? -1 : of->turn;
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

int inspect_pruned(const Inspect *inspect, const Tree *tree, int node, const void *state,
                   double *saved) {
    const TreeNode *of = tree_node(tree, node);
    *saved = 0;
    if (of->end != END_CUTOFF || of->open) return 0;
    int tried = 0;
    double effort = 0;
    for (int child = tree_first(tree, node); child >= 0; child = tree_next(tree, child)) {
        const TreeNode *below = tree_node(tree, child);
        if (below->visit != of->tries) continue;
        tried++;
        effort += below->effort;
    }
    if (!tried) return 0; /* not recorded */
    int left = game_count(inspect->game, state, inspect->moves) - tried;
    if (left <= 0) return 0;
    *saved = left * effort / tried;
    return left;
}

void inspect_column(Json *json, const char *key, const int32_t *values, int count) {
    enum { CAPACITY = 4096, LONGEST = 13 };
    char text[CAPACITY];
    json_array(json, key);
    int at = 0;
    for (int i = 0; i < count; i++) {
        if (at > CAPACITY - LONGEST) {
            write_bytes(json->out, text, (size_t)at);
            at = 0;
        }
        if (i > 0) text[at++] = ',';
        if (values[i] == INSPECT_NULL) {
            memcpy(text + at, "null", 4);
            at += 4;
            continue;
        }
        uint32_t rest = values[i] < 0 ? 0 - (uint32_t)values[i] : (uint32_t)values[i];
        if (values[i] < 0) text[at++] = '-';
        char digits[LONGEST];
        int used = 0;
        do
            digits[used++] = (char)('0' + rest % 10);
        while ((rest /= 10) > 0);
        while (used > 0)
            text[at++] = digits[--used];
    }
    write_bytes(json->out, text, (size_t)at);
    json_end(json);
}

static unsigned word_hash(const char *text) {
    uint64_t hash = 14695981039346656037u; /* FNV-1a */
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return (unsigned)(hash >> 24);
}

static bool widen(InspectWords *words, Err *err) {
    unsigned size = words->mask ? (words->mask + 1) * 2 : 256;
    int *slots = ARENA_NEW(words->arena, int, size, err);
    char **all = ARENA_NEW(words->arena, char *, size / 2, err);
    if (!slots || !all) return false;
    memset(slots, 0xff, size * sizeof *slots);
    for (int i = 0; i < words->count; i++) {
        all[i] = words->words[i];
        unsigned at = word_hash(all[i]);
        while (slots[at & (size - 1)] >= 0)
            at++;
        slots[at & (size - 1)] = i;
    }
    words->words = all;
    words->slots = slots;
    words->mask = size - 1;
    words->capacity = (int)(size / 2);
    return true;
}

bool inspect_words_init(InspectWords *words, Arena *arena, Err *err) {
    *words = (InspectWords){.arena = arena};
    return widen(words, err);
}

int inspect_word(InspectWords *words, const Inspect *inspect, const void *state, Move move) {
    char text[TEXT_MAX];
    Writer word;
    Err *err = &inspect->call->err;
    writer_fixed(&word, text, sizeof text);
    game_move_text(inspect->game, state, move, &word);
    unsigned at = word_hash(text);
    for (int i; (i = words->slots[at & words->mask]) >= 0; at++)
        if (strcmp(words->words[i], text) == 0) return i;
    if (words->count == words->capacity) {
        if (!widen(words, err)) return -1;
        for (at = word_hash(text); words->slots[at & words->mask] >= 0;)
            at++;
    }
    char *copy = arena_text(words->arena, text, err);
    if (!copy) return -1;
    words->slots[at & words->mask] = words->count;
    words->words[words->count] = copy;
    return words->count++;
}

void inspect_words_json(const InspectWords *words, const char *key, Json *json) {
    json_array(json, key);
    for (int i = 0; i < words->count; i++)
        json_text(json, NULL, words->words[i]);
    json_end(json);
}

void inspect_write_value(double value, Bound bound, Writer *out) {
    static const char *const signs[] = {"", "", ">=", "<="};
    if (bound == BOUND_NONE) {
        write_text(out, "?");
        return;
    }
    write_text(out, signs[bound]);
    if (value > 0) write_char(out, '+');
    write_decimals(out, value, 1);
}
