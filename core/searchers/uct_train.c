/* uct_train.c - what uct learns by itself before it thinks: games from the position in question,
 * whose statistics stay in the tree from game to game.
 *
 * Games of a match are independent of each other, so that any number of workers plays the same
 * match; what a player took from one game into the next would depend on who played them where.
 * Hence it plays the games from which it learns by itself, and the same seed learns the same. In
 * every one of them it decides as in earnest, `sims` descents from where that game stands; the
 * descents begin below the root of the tree and leave the nodes above alone. */
#include "searchers/uct.h"

#include <string.h>

#include "searchers/messages.def"

static const uint64_t APART = 0x747261696e; /* its random games are not those of the search */

bool uct_train_open(Uct *uct, Search *search, Err *err) {
    if (uct->options.train == 0) return true;
    if (uct->random) return err_set(err, training_needs_turns_without_dice);
    if (uct->staged) return err_set(err, training_without_stages);
    return (uct->train_state = arena_alloc(search->arena, uct->game->state_size, err)) != NULL;
}

/* The next game begins at the root. */
static void restart(Uct *uct) {
    memcpy(uct->train_state, uct->last_root, uct->game->state_size);
    uct->from = uct->root;
    uct->train_left = uct->options.sims;
}

void uct_train_begin(Uct *uct) {
    uct->train_games = uct->options.train;
    uct->seed ^= APART;
    uct->rng = rng_stream(uct->seed, UINT64_MAX);
    restart(uct);
}

void uct_train_end(Uct *uct) {
    uct->seed ^= APART;
}

enum { UNKNOWN = -1, UNDECIDED = -2 }; /* instead of an edge */

static int edge_of(const Node *node, Move move) {
    for (int i = 0; i < node->count; i++)
        if (node_edges(node)[i].move == move) return i;
    return UNKNOWN;
}

/* The edge to play now: an obvious move, the trainer's choice, or what the descents have found.
 * UNDECIDED while those have still to be made, UNKNOWN when the tree does not have the move. */
static int choose(Uct *uct) {
    const Game *game = uct->game;
    const UctOptions *options = &uct->options;
    bool own = uct->from->player == uct->root->player;
    if (options->reflex && game->reflex) {
        Move obvious = game->reflex(game->rules, uct->train_state);
        int edge = obvious == NO_MOVE ? UNKNOWN : edge_of(uct->from, obvious);
        if (edge >= 0) return edge;
    }
    if (!own && options->trainer == TRAINER_RANDOM) {
        Move move = uct->policy->pick(game, options->playout.values, uct->train_state, &uct->rng);
        return edge_of(uct->from, move);
    }
    bool known = uct->solve && node_proof(uct->from);
    return uct->train_left > 0 && !known ? UNDECIDED : uct_final(uct, uct->from);
}

bool uct_train_step(Uct *uct) {
    const Game *game = uct->game;
    int edge = choose(uct);
    if (edge == UNDECIDED) {
        uct->train_left--;
        return true;
    }
    Node *next = NULL;
    if (edge >= 0) {
        Move move = node_edges(uct->from)[edge].move;
        if (game->play(game->rules, uct->train_state, uct->train_state, move) == ONGOING)
            next = uct_child(uct, uct->from, (uint32_t)edge, uct->train_state);
    }
    if (next) {
        uct->from = next;
        uct->train_left = uct->options.sims;
    } else if (uct->solve && node_proof(uct->root)) {
        uct->train_games = 0; /* there is nothing more to learn */
    } else if (--uct->train_games > 0) {
        restart(uct);
    }
    return false;
}
