/* uct_root.c - a new root: the subtree of its position is found in the old tree and kept, or the
 * tree begins anew. */
#include "searchers/uct.h"

#include <math.h>
#include <string.h>

enum { FIND_PLAYS = 20000 /* moves played to find the new root */ };

/* Looks for the node of the new root below `node`, whose state is number `level` of the probes. */
static Ref find(Uct *uct, const Node *node, int level, int decisions, const void *target,
                int *plays) {
    const Game *game = uct->game;
    size_t size = game->state_size;
    const char *from = (char *)uct->probe + (size_t)level * size;
    char *to = (char *)uct->probe + (size_t)(level + 1) * size;
    if (level + 1 >= UCT_FIND_DEPTH || node->kind == NODE_STAGE) return REF_NONE;
    if (node->kind != NODE_LINK && decisions-- == 0) return REF_NONE;
    for (int i = 0; i < node->count; i++) {
        Ref ref = node_child(node)[i];
        if (ref == REF_NONE || --*plays < 0) continue;
        const Node *child = uct_at(&uct->tree, ref);
        if (game->play(game->rules, to, from, node_edges(node)[i].move) == OVER) continue;
        int mover = game->mover(game->rules, target);
        /* A round's node has its choosers in the order of the game: the root's player must be the
         * first of them. */
        if (child->kind != NODE_LINK && game->mover(game->rules, to) == mover) {
            /* The probes have one more than the levels: room to look at the state as a player. */
            char *seen = (char *)uct->probe + (size_t)UCT_FIND_DEPTH * size;
            game_observe(game, seen, to, mover);
            if (memcmp(seen, target, size) == 0) return ref;
        }
        Ref found = find(uct, child, level + 1, decisions, target, plays);
        if (found != REF_NONE) return found;
    }
    return REF_NONE;
}

/* Keeps the subtree of `state`, a position one or two decisions after the last root. */
static bool keep(Uct *uct, const void *state) {
    const Game *game = uct->game;
    size_t size = game->state_size;
    if (!uct->options.reuse || !uct->root) return false;
    while (uct->pass.at)
        uct_thin(&uct->tree, &uct->pass, INT64_MAX);
    Ref ref = REF_NONE;
    int plays = FIND_PLAYS;
    if (memcmp(uct->last_root, state, size) == 0) {
        ref = REF_ROOT;
    } else {
        memcpy(uct->probe, uct->last_root, size);
        ref = find(uct, uct->root, 0, 2, state, &plays);
    }
    if (ref == REF_NONE) return false;
    /* A node of forced moves is no root: every legal move must have its row. */
    int count = game->moves(game->rules, state, uct->moves);
    if (uct_at(&uct->tree, ref)->count != count) return false;
    if (ref != REF_ROOT) uct_keep(&uct->tree, ref);
    return true;
}

/* Notes where among the game's moves, in uct->moves, the edges of the root are. */
static void place_roots(Uct *uct, int count) {
    for (int i = 0; i < count; i++)
        uct->keys[i] = (int64_t)uct->moves[i] * 65536 + (65535 - i);
    uct_sort(uct, count);
    for (int i = 0; i < count; i++) {
        Move move = node_edges(uct->root)[i].move;
        int low = 0, high = count - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (uct->moves[middle] > move)
                low = middle + 1;
            else
                high = middle;
        }
        uct->root_place[i] = 65535 - (int)(uct->keys[low] & 65535);
    }
}

void uct_clear(Uct *uct) {
    const Game *game = uct->game;
    uct->from = uct->root;
    uct->proof = uct->solve ? node_proof(uct->root) : 0;
    if (uct->bounded) uct_ask(uct);
    uct->phase = PHASE_NONE;
    uct->descents = uct->playouts = uct->steps = uct->proofs = uct->ready = uct->looked = 0;
    uct->deepest = 0;
    uct->low = INFINITY;
    uct->high = -INFINITY;
    uct->weight = (float)(uct->options.c * uct_scale(uct));
    uct->longest = 0;
    uct->leaf = (Playouts){.cut_state = uct->options.leaf == LEAF_CUT ? uct->cut_state : NULL,
                           .best_line = uct->rave > 0 ? uct->line : NULL};
    memset(uct->total, 0, sizeof uct->total);
    int count = uct->root_moves = game->moves(game->rules, uct->last_root, uct->moves);
    for (int i = 0; i < count; i++) {
        uct->root_sum[i] = uct->root_square[i] = 0;
        uct->root_count[i] = 0;
    }
    uct->left_in = uct->root->count;
    memset(uct->out, 0, uct->root->count * sizeof *uct->out);
    place_roots(uct, count);
}

static bool one_thread(const Uct *uct) {
#ifdef _OPENMP
    return !uct->threads;
#else
    return (void)uct, true;
#endif
}

void uct_begin(Search *search, const void *state) {
    Uct *uct = uct_at_rest(search);
    const Game *game = uct->game;
    uct->seed = search_seed(search);
    uct->rng = rng_stream(uct->seed, UINT64_MAX);
    bool kept = keep(uct, state);
    if (!kept) {
        uct->pass.at = 0;
        uct->mast_serial++;
        uct_reset(&uct->tree);
        if (uct->facts) memset(uct->facts, 0, (size_t)(uct->facts_mask + 1) * sizeof *uct->facts);
        uct_make(uct, state, 0, false);
    }
    uct->root = uct_at(&uct->tree, REF_ROOT);
    memcpy(uct->last_root, state, game->state_size);
    uct->halving = uct->options.halving && !search->endless && uct->options.limits.time == 0 &&
                   uct->options.trees == 1 && one_thread(uct) && uct->root->kind == NODE_CHOICE;
    uct_clear(uct);
    uct->reflex = search_reflex(search, uct->options.reflex);
    uct->train_games = 0;
    if (!kept && uct->options.train > 0 && uct->reflex == NO_MOVE) uct_train_begin(uct);
}
