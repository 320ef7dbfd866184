/* uct_grow.c - makes the nodes of uct's tree: which moves they have, in which order. */
#include "searchers/uct.h"

#include <string.h>

/* Sorts moves by what the game thinks of them, best first, equal ones in the game's order. */
static void order(Uct *uct, const void *state, int count) {
    const Game *game = uct->game;
    game->rate(game->rules, state, uct->moves, count, uct->rates);
    for (int i = 0; i < count; i++)
        uct->keys[i] = (int64_t)uct->rates[i] * 65536 + (65535 - i);
    uct_sort(uct, count);
}

static void shuffle(Uct *uct, int count) {
    for (int i = count - 1; i > 0; i--) {
        int other = (int)rng_below(&uct->rng, (uint32_t)i + 1);
        Move move = uct->moves[i];
        uct->moves[i] = uct->moves[other];
        uct->moves[other] = move;
    }
}

/* The node of a round of simultaneous moves: a section for every player who chooses. */
static Node *make_round(Uct *uct, const void *state) {
    const Game *game = uct->game;
    UctTree *tree = &uct->tree;
#ifdef _OPENMP
    if (tree->pool && !uct_take_piece(tree, uct->most)) {
        tree->full = true;
        return NULL;
    }
#endif
    UctTree before = *tree;
    Node *first = NULL, *last = NULL;
    const void *from = state;
    do {
        int count = game->moves(game->rules, from, uct->moves);
        int player = game->mover(game->rules, from);
        Move any = uct->moves[0];
        shuffle(uct, count);
        Node *node = uct_add(tree, first ? NODE_CHOOSER : NODE_CHOICE, player, uct->moves, count);
        if (!node) {
            before.full = true;
            *tree = before;
            return NULL;
        }
        if (uct->rave > 0) uct_rave_begin(uct, node);
        if (!first)
            first = node;
        else
            first->kind = NODE_JOINT;
        if (last && last != first) last->slot = true;
        last = node;
        if (game->play(game->rules, uct->probe, from, any) == OVER) break;
        from = uct->probe;
    } while (game->pending(game->rules, from) > 0);
    return first;
}

/* A node with the moves in uct->moves, of which, except at the root, only so many are kept as the
 * option `max` says. */
static Node *make_choice(Uct *uct, const void *state, int player, int count, bool all) {
    int max = (int)uct->options.max, kept = all || !max || count < max ? count : max;
    bool chosen = uct->options.order && uct->game->rate; /* the first ones are the best */
    if (uct->prior) uct_value_children(uct, state, player, chosen ? kept : count, false);
    Node *node = uct_add(&uct->tree, NODE_CHOICE, player, uct->moves, kept);
    if (!node) return NULL;
    node->open = (uint16_t)(kept + (kept < count));
    if (node->bounded && kept < count) node->bounded |= BOUNDED_PART;
    if (uct->prior) uct_set_priors(uct, node);
    if (uct->rave > 0) uct_rave_begin(uct, node);
    return node;
}

/* The node of a position whose moves are chosen in two steps: all parts but the last, then the
 * last. */
static Node *make_stages(Uct *uct, const void *state, int player) {
    const Game *game = uct->game;
    int ways = game->part(game->rules, state, NO_MOVE, uct->moves);
    if (uct->prior) uct_value_children(uct, state, player, ways, true);
    int max = (int)uct->options.max, kept = !max || ways < max ? ways : max;
    Node *node = uct_add(&uct->tree, NODE_STAGE, player, uct->moves, kept);
    if (!node) return NULL;
    node->open = (uint16_t)(kept + (kept < ways));
    if (node->bounded && kept < ways) node->bounded |= BOUNDED_PART;
    if (uct->prior) uct_set_priors(uct, node);
    return node;
}

static Node *make_stage(Uct *uct, const void *state, const Node *parent, uint32_t slot) {
    const Game *game = uct->game;
    int count = game->part(game->rules, state, node_edges(parent)[slot].move, uct->moves);
    return make_choice(uct, state, parent->player, count, false);
}

Node *uct_make(Uct *uct, const void *state, int viewer, bool forced) {
    const Game *game = uct->game;
    int player = game->mover(game->rules, state);
    if (player == CHANCE) {
        int count = game->moves(game->rules, state, uct->moves);
        return uct_add(&uct->tree, NODE_LINK, viewer, uct->moves, count);
    }
    if ((game->traits & TRAIT_SIMULTANEOUS) && game->pending &&
        game->pending(game->rules, state) == 0)
        return make_round(uct, state);
    if (forced && game->reflex) {
        uct->moves[0] = game->reflex(game->rules, state);
        if (uct->moves[0] != NO_MOVE) return make_choice(uct, state, player, 1, true);
    }
    bool root = uct->tree.used == REF_ROOT;
    if (uct->staged && !root) return make_stages(uct, state, player);
    int count = game->moves(game->rules, state, uct->moves);
    if (uct->options.order && game->rate && count > 1) order(uct, state, count);
    return make_choice(uct, state, player, count, root);
}

/* ---- below an edge --------------------------------------------------------------------------- */

Node *uct_grow(Uct *uct, Node *parent, uint32_t slot) {
    if (uct->tree.full) return NULL;
    Node *node = parent->kind == NODE_STAGE
                     ? make_stage(uct, uct->state, parent, slot)
                     : uct_make(uct, uct->state, parent->player, uct->options.forced);
    if (!node) return NULL;
    node_child(parent)[slot] = uct_ref(&uct->tree, node);
    node->parent = uct_ref(&uct->tree, parent);
    node->slot = (uint16_t)slot;
    node->visits = node_edges(parent)[slot].visits;
    node->explore = uct_explore(uct, node->visits, 0);
    return node;
}

Node *uct_child(Uct *uct, Node *node, uint32_t slot, const void *state) {
    Ref child = node_child(node)[slot];
    if (child != REF_NONE) return uct_at(&uct->tree, child);
    memcpy(uct->state, state, uct->game->state_size);
    return uct_grow(uct, node, slot);
}
