/* inspect.c - which analysis and which node a question is about. */
#include "shell/inspect/inspect.h"

#include "base/spec.h"

#include <string.h>

#include "shell/messages.def"

bool inspect_open(Inspect *inspect, Call *call, const char *job, bool tree) {
    *inspect = (Inspect){.call = call, .arena = call->arena};
    inspect->task =
        task_choose(call->session, *job ? job : NULL, TASK_SEARCH, TASK_USED, &call->err);
    if (!inspect->task) return false;
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
    if (arena_refused(inspect->arena)) return false;
    inspect_root(inspect);
    inspect->tree = think_tree(inspect->task->job);
    if (tree && !inspect->tree)
        return err_set(&call->err, tree_not_recorded, inspect->task->number);
    return true;
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
    char word[INSPECT_TEXT];
    while (*path) {
        size_t length = strcspn(path, ",");
        if (length >= sizeof word) return err_set(err, not_a_move, path);
        memcpy(word, path, length);
        word[length] = 0;
        path += length + (path[length] == ',');
        if (length == 0) continue;
        Move move;
        if (inspect->status == OVER || inspect->length == INSPECT_PATH)
            return err_set(err, path_after_end, word);
        if (!game_move_read(game, inspect->state, word, &move, err)) return false;
        memcpy(inspect->before, inspect->state, game->state_size);
        inspect->status = inspect_play(inspect, inspect->state, inspect->before, move);
        inspect->path[inspect->length++] = move;
    }
    return true;
}

bool inspect_follow_words(Inspect *inspect) {
    for (int i = 0; i < inspect->call->count; i++)
        if (!inspect_follow(inspect, inspect->call->words[i])) return false;
    return true;
}

int inspect_node(const Inspect *inspect, const Tree *tree) {
    int node = tree && tree->count ? 0 : -1;
    for (int i = 0; i < inspect->length && node >= 0; i++)
        node = tree_find(tree, node, inspect->path[i]);
    return node;
}

void inspect_walk(const Inspect *inspect, const Tree *tree, int node) {
    const TreeNode *here = &tree->nodes[node];
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

bool inspect_sampled(const Inspect *inspect) {
    if (inspect->report->playouts > 0) return true;
    const Tree *tree = inspect->tree;
    for (int i = 0; tree && i < tree->count; i++)
        if (tree->nodes[i].end == END_PLAYOUT) return true;
    return false;
}

void inspect_head(const Inspect *inspect, Json *json) {
    json_int(json, "job", inspect->task->number);
    spec_json(json, "spec", inspect->search->choice, &inspect->task->variant->scope.scope);
    json_bool(json, "stale", inspect_stale(inspect));
    json_text(json, "state", task_state_name(inspect->task));
    json_text(json, "unit", inspect_sampled(inspect) ? "visits" : "nodes");
}

void inspect_path_json(const Inspect *inspect, const char *key, Json *json) {
    void *state = inspect->walk;
    memcpy(state, inspect->search->root, inspect->game->state_size);
    JSON_EACH(json, key, i, inspect->length) {
        game_move_json(json, NULL, inspect->game, state, inspect->path[i]);
        inspect_play(inspect, state, state, inspect->path[i]);
    }
}
