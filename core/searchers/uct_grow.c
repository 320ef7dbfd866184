#include "searchers/uct.h"

/* Sorts moves by what the game thinks of them, best first, equal ones in the game's order. */
static void order(Uct *uct, const void *state, int count) {
    const Game *game = uct->game;
    game->rate(game->rules, state, uct->moves, count, uct->rates);
    int64_t *keys = uct->keys;
    for (int i = 0; i < count; i++)
        keys[i] = (int64_t)uct->rates[i] * 65536 + (65535 - i);
    int gap = 1;
    while (gap < count / 3)
        gap = 3 * gap + 1;
    for (; gap > 0; gap /= 3)
        for (int i = gap; i < count; i++) {
            int64_t key = keys[i];
            Move move = uct->moves[i];
            int at = i;
            for (; at >= gap && keys[at - gap] < key; at -= gap) {
                keys[at] = keys[at - gap];
                uct->moves[at] = uct->moves[at - gap];
            }
            keys[at] = key;
            uct->moves[at] = move;
        }
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
    UctTree before = *tree;
    Node *first = NULL;
    const void *from = state;
    do {
        int count = game->moves(game->rules, from, uct->moves);
        int player = game->mover(game->rules, from);
        Move any = uct->moves[0];
        shuffle(uct, count);
        Node *node = uct_add(tree, first ? NODE_ARM : NODE_CHOICE, player, uct->moves, count);
        if (!node) {
            before.full = true;
            *tree = before;
            return NULL;
        }
        if (!first)
            first = node;
        else
            first->kind = NODE_JOINT;
        if (game->play(game->rules, uct->probe, from, any) == OVER) break;
        from = uct->probe;
    } while (game->pending(game->rules, from) > 0);
    return first;
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
        if (uct->moves[0] != NO_MOVE)
            return uct_add(&uct->tree, NODE_CHOICE, player, uct->moves, 1);
    }
    int count = game->moves(game->rules, state, uct->moves);
    if (uct->options.order && game->rate && count > 1) order(uct, state, count);
    return uct_add(&uct->tree, NODE_CHOICE, player, uct->moves, count);
}
