/* see.c - which analysis and which node a question is about, and what all answers tell of a node. */
#include "shell/see.h"

#include "base/spec.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY = 512 << 20, TEXT_MAX = 64 /* longest word of a move */ };

/* ---- which analysis, which node ------------------------------------------------------------- */

bool see_open(See *see, Call *call, const char *job, bool tree) {
    memset(see, 0, sizeof *see);
    see->call = call;
    see->task = task_choose(call->session, *job ? job : NULL, TASK_SEARCH, TASK_USED, &call->err);
    if (!see->task) return false;
    see->arena = arena_new(MEMORY);
    if (!see->arena) return err_memory(&call->err, NULL);
    see->search = think_search(see->task->job);
    see->report = think_report(see->task->job);
    const Game *game = see->game = see->search->game;
    size_t size = (game->state_size + 15) & ~(size_t)15;
    see->path = ARENA_NEW(see->arena, Move, SEE_PATH, &call->err);
    see->moves = ARENA_NEW(see->arena, Move, game->max_moves + 1, &call->err);
    see->state = arena_alloc(see->arena, size, &call->err);
    see->before = arena_alloc(see->arena, size, &call->err);
    see->walk = arena_alloc(see->arena, size, &call->err);
    see->room = arena_alloc(see->arena, size, &call->err);
    if (!see->path || !see->moves || !see->state || !see->before || !see->walk || !see->room)
        return false;
    see_root(see);
    see->tree = think_tree(see->task->job);
    if (tree && !see->tree)
        return err_set(&call->err,
                       "The tree of job %d was not recorded: type `analyze SPEC record`.",
                       see->task->number);
    return true;
}

void see_close(See *see) {
    arena_free(see->arena);
}

void see_root(See *see) {
    memcpy(see->state, see->search->root, see->game->state_size);
    see->length = 0;
    see->status = ONGOING;
}

Status see_play(const See *see, void *to, const void *from, Move move) {
    return think_play(see->search, to, from, move, see->room);
}

bool see_follow(See *see, const char *path) {
    Err *err = &see->call->err;
    const Game *game = see->game;
    char word[TEXT_MAX];
    while (*path) {
        size_t length = strcspn(path, ",");
        if (length >= sizeof word) return err_set(err, "\"%.40s\" is no move.", path);
        memcpy(word, path, length);
        word[length] = 0;
        path += length + (path[length] == ',');
        if (length == 0) continue;
        Move move;
        if (see->status == OVER || see->length == SEE_PATH)
            return err_set(err, "The path goes on with %s after the game is over.", word);
        if (!game_move_read(game, see->state, word, &move, err)) return false;
        memcpy(see->before, see->state, game->state_size);
        see->status = see_play(see, see->state, see->before, move);
        see->path[see->length++] = move;
    }
    return true;
}

int see_node(const See *see, const Tree *tree) {
    int node = tree && tree_count(tree) ? 0 : -1;
    for (int i = 0; i < see->length && node >= 0; i++)
        node = tree_find(tree, node, see->path[i]);
    return node;
}

void see_walk(const See *see, const Tree *tree, int node) {
    const TreeNode *here = tree_node(tree, node);
    if (here->parent < 0) {
        memcpy(see->walk, see->search->root, see->game->state_size);
        return;
    }
    see_walk(see, tree, here->parent);
    see_play(see, see->walk, see->walk, here->move);
}

bool see_past(const See *see) {
    const Record *record = &see->call->session->record;
    if (see->task->variant != record->variant || record_over(record)) return true;
    const void *now = record_state(record);
    if (record_mover(record) != CHANCE) { /* the root is what the mover may know of it */
        game_observe(see->game, see->room, now, record_mover(record));
        now = see->room;
    }
    return memcmp(see->search->root, now, see->game->state_size) != 0;
}

void see_head(const See *see, Json *json) {
    Writer spec;
    writer_init(&spec);
    spec_write(see->search->choice, &see->task->variant->scope.scope, false, &spec);
    json_int(json, "job", see->task->number);
    json_text(json, "spec", spec.text);
    json_bool(json, "past", see_past(see));
    json_text(json, "state", task_state_name(see->task));
    json_text(json, "unit", see->report->playouts > 0 ? "visits" : "nodes");
    writer_done(&spec);
}

void see_path_json(const See *see, const char *key, Json *json) {
    void *state = see->walk;
    memcpy(state, see->search->root, see->game->state_size);
    json_array(json, key);
    for (int i = 0; i < see->length; i++) {
        game_move_json(json, NULL, see->game, state, see->path[i]);
        see_play(see, state, state, see->path[i]);
    }
    json_end(json);
}

/* ---- words and numbers ---------------------------------------------------------------------- */

SeeWhy see_end(const See *see, NodeEnd end, double value) {
    switch (end) {
    case END_NONE: return WHY_SEARCHED;
    case END_LEAF: return WHY_DEPTH;
    case END_TABLE: return WHY_TABLE;
    case END_CUTOFF: return WHY_CUTOFF;
    case END_PLAYOUT: return WHY_PLAYOUT;
    case END_KNOWN: return WHY_KNOWN;
    case END_OVER: break;
    }
    if (see->game->traits & (TRAIT_POINTS | TRAIT_MANY)) return WHY_OVER;
    return value > 0 ? WHY_WIN : value < 0 ? WHY_LOSS : WHY_DRAW;
}

SeeWhy see_why(const See *see, const TreeNode *node) {
    return node->open ? WHY_OPEN : see_end(see, node->end, node->value);
}

const char *see_why_word(SeeWhy why) {
    static const char *const words[] = {"searched", "depth",  "win",     "loss",  "draw", "over",
                                        "table",    "cutoff", "playout", "known", "open"};
    return words[why];
}

void see_node_json(const See *see, const TreeNode *node, Json *json) {
    bool window = see_window(node);
    json_real(json, "value", node->bound == BOUND_NONE ? NAN : node->value);
    json_real(json, "visits", node->effort);
    json_real(json, "alpha", window ? node->alpha : NAN);
    json_real(json, "beta", window ? node->beta : NAN);
    json_text(json, "bound", bound_word(node->bound));
    json_text(json, "end", see_why_word(see_why(see, node)));
}

void look_node_json(const LookRow *row, Json *json) {
    bool known = row && row->effort > 0;
    json_real(json, "value", known ? row->value : NAN);
    json_real(json, "visits", row ? row->effort : 0);
    json_null(json, "alpha");
    json_null(json, "beta");
    json_text(json, "bound", bound_word(known ? BOUND_EXACT : BOUND_NONE));
    json_null(json, "end");
}

void look_json(const LookRow *row, bool dice, Json *json) {
    json_text(json, "proven", proven_word(row->proven));
    json_int(json, "proven_in", row->proven_in);
    if (dice) return;
    bool tried = row->effort > 0;
    json_real(json, "mean", tried ? row->mean : NAN);
    json_real(json, "explore", tried ? row->explore : NAN);
    json_real(json, "score", tried ? row->score : NAN);
    if (row->prior >= 0) json_real(json, "prior", row->prior);
}

void look_moves_json(const See *see, const void *state, const Look *look, Json *json) {
    json_array(json, "moves");
    for (int i = 0; i < look->count; i++) {
        const LookRow *row = &look->rows[i];
        json_object(json, NULL);
        game_move_json(json, "move", see->game, state, row->move);
        look_node_json(row, json);
        json_int(json, "order", i);
        json_int(json, "tries", 0);
        look_json(row, look->player == CHANCE, json);
        json_end(json);
    }
    json_end(json);
}

int64_t see_tenths(double value) {
    if (!(value > -1e8 && value < 1e8)) return SEE_NULL;
    return (int64_t)(value * 10 + (value < 0 ? -0.5 : 0.5));
}

int see_turn(const Tree *tree, int node) {
    const TreeNode *of = tree_node(tree, node);
    return of->parent < 0 || of->visit != tree_node(tree, of->parent)->tries ? -1 : of->turn;
}

bool see_window(const TreeNode *node) {
    return node->alpha != 0 || node->beta != 0;
}

int see_mover(const See *see, const void *state, Status status) {
    return status == OVER ? -2 : see->game->mover(see->game->rules, state);
}

double see_chance(const See *see, const void *before, Move move, Move *scratch) {
    const Game *game = see->game;
    if (!(game->traits & TRAIT_CHANCE) || game->mover(game->rules, before) != CHANCE) return -1;
    int count = game->moves(game->rules, before, scratch);
    double all = 0;
    for (int i = 0; i < count; i++)
        all += game_chance_weight(game, before, scratch[i]);
    return game_chance_weight(game, before, move) / all;
}

int see_pruned(const See *see, const Tree *tree, int node, const void *state, double *saved) {
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
    int left = game_count(see->game, state, see->moves) - tried;
    if (left <= 0) return 0;
    *saved = left * effort / tried;
    return left;
}

void see_column(Json *json, const char *key, const int32_t *values, int count) {
    enum { ROOM = 4096, LONGEST = 13 };
    char text[ROOM];
    json_array(json, key);
    int at = 0;
    for (int i = 0; i < count; i++) {
        if (at > ROOM - LONGEST) {
            write_bytes(json->out, text, (size_t)at);
            at = 0;
        }
        if (i > 0) text[at++] = ',';
        if (values[i] == SEE_NULL) {
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

static bool widen(SeeWords *words, Err *err) {
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
    words->room = (int)(size / 2);
    return true;
}

bool see_words_init(SeeWords *words, Arena *arena, Err *err) {
    *words = (SeeWords){.arena = arena};
    return widen(words, err);
}

int see_word(SeeWords *words, const See *see, const void *state, Move move) {
    char text[TEXT_MAX];
    Writer word;
    Err *err = &see->call->err;
    writer_fixed(&word, text, sizeof text);
    game_move_text(see->game, state, move, &word);
    unsigned at = word_hash(text);
    for (int i; (i = words->slots[at & words->mask]) >= 0; at++)
        if (strcmp(words->words[i], text) == 0) return i;
    if (words->count == words->room) {
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

void see_words_json(const SeeWords *words, const char *key, Json *json) {
    json_array(json, key);
    for (int i = 0; i < words->count; i++)
        json_text(json, NULL, words->words[i]);
    json_end(json);
}

void see_write_value(double value, Bound bound, Writer *out) {
    static const char *const signs[] = {"", "", ">=", "<="};
    if (bound == BOUND_NONE) {
        write_text(out, "?");
        return;
    }
    write_text(out, signs[bound]);
    if (value > 0) write_char(out, '+');
    write_decimals(out, value, 1);
}
