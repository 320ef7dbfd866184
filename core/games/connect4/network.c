/* network.c - an evaluation of the classic board that was learned from the exact solver.
 *
 * A position is first settled as far as a look can do it: moves without a choice are played, wins,
 * double threats and what zugzwang decides (zugzwang.inc.h) are known. What is left is judged by a
 * network with one hidden layer:
 *
 *     inputs   discs of either player, empty cells where they would complete a line, who is to
 *              move, whether zugzwang keeps that side from winning, how many lines either player
 *              would have with all empty cells of the rows that fall to it
 *     hidden   sums of the weights of the inputs that are set, those below 0 as 0, twice: for the
 *              position and, with the same weights, for its image in the mirror
 *     value    the sum s of the hidden units by their weights, as s / (1 + |s|)
 *
 * All sums are in whole numbers, the same on every machine. The weights (network_weights.inc.h)
 * were fitted to what the solver says of 400,001 positions of 10 to 34 discs, from 0.6 for the last
 * possible win to 1 for one with sixteen discs left over (tools/experiments/connect4-network, which
 * makes them again: seed 39000, 16 epochs). Of 18,368 positions that were not learned from the sign
 * is right in 87.8 %, the correlation with that worth is .81; with twice the hidden units 88.6 %,
 * with half of them 86.5 %, with the sixteenth of the positions 84.8 %. The evaluation `lines` has
 * the sign right in 72 % of others (eval.c).
 *
 * What it is worth in play stands in core/registry.presets.c. */
#include "games/connect4/network.h"

#include <string.h>

#define WORD uint64_t
#define COUNT(word) bits_count(word)
#define FIRST(word) bits_first(word)

#include "games/connect4/lines.inc.h"
#include "games/connect4/zugzwang.inc.h"

#include "games/connect4/network_weights.inc.h"

/* ---- what it looks at ------------------------------------------------------------------------ */

enum {
    FLAG_SECOND = 1, /* the second player is to move */
    FLAG_LEADER = 2, /* the side to move cannot win; twice, for either player */
    FLAG_LINES = 8,  /* lines in good rows, thrice for either player */
    FLAG_LINES_OF = 3
};

/* Lines of discs and of the empty cells of a side's good rows: 0 to 3 flags. */
static unsigned promised(const Shape s, uint64_t open) {
    int count = 0;
    count += COUNT(runs(s, open, 8)) + COUNT(runs(s, open, 7)) + COUNT(runs(s, open, 9));
    return count > 2 ? 7 : (1u << count) - 1;
}

NetworkKnown connect4_network_look(const Rules *r, uint64_t mine, uint64_t all, int mover,
                                   NetworkLook *out) {
    const Shape s = SHAPE_CLASSIC;
    const uint64_t board = (uint64_t)r->board, bottom = (uint64_t)r->bottom;
    const int before = mover;
    uint64_t wins, threats, free;
    for (;;) {
        free = (all + bottom) & board;
        if (!free) return NETWORK_DRAWN;
        wins = winning(s, mine) & board & ~all;
        threats = winning(s, all ^ mine) & board & ~all;
        if (wins & free) return mover == before ? NETWORK_WON : NETWORK_LOST;
        uint64_t forced = threats & free, open = (forced ? forced : free) & ~(threats >> 1);
        if (!open || (forced & (forced - 1))) return mover == before ? NETWORK_LOST : NETWORK_WON;
        if (open & (open - 1)) break;
        mine ^= all;
        all |= open;
        mover ^= 1;
    }
    const int discs = bits_count(all);
    const uint64_t empty = board & ~all, lower = (uint64_t)r->even, theirs = all ^ mine;
    const uint64_t first = mover ? theirs : mine, second = mover ? mine : theirs;
    int bound;
    out->flags = mover ? FLAG_SECOND : 0;
    /* Whether the side to move cannot win, then whether it loses. */
    for (int alpha = 0; zugzwang(r, s, mine, all, discs, threats, alpha, &bound); alpha--) {
        if (bound < 0) return mover == before ? NETWORK_LOST : NETWORK_WON;
        out->flags |= (unsigned)FLAG_LEADER << mover;
    }
    out->flags |= FLAG_LINES * (promised(s, first | (empty & lower)) |
                                promised(s, second | (empty & ~lower)) << FLAG_LINES_OF);
    out->flags |= (unsigned)FLAG_LINES << 2 * FLAG_LINES_OF; /* bias */
    out->cells[0] = first;
    out->cells[1] = second;
    out->cells[2] = mover ? threats : wins;
    out->cells[3] = mover ? wins : threats;
    return NETWORK_OPEN;
}

/* ---- the network ----------------------------------------------------------------------------- */

typedef int16_t Units __attribute__((vector_size(2 * NETWORK_HIDDEN)));
typedef int8_t Weights __attribute__((vector_size(NETWORK_HIDDEN)));

/* By address: how a function returns such a vector differs with the machine's instructions. */
static inline void add_weights(Units *sum, int input) {
    Weights weights;
    memcpy(&weights, inputs[input], sizeof weights);
    *sum += __builtin_convertvector(weights, Units);
}

static double value(const Game *game, const void *, const void *state, int player) {
    const Rules *r = game->rules;
    if (!connect4_is_classic(r)) return connect4_lines_value(game, state, player);
    const Narrow *from = state;
    if (from->end) return 100 * game->result(r, state, player);
    NetworkLook look;
    NetworkKnown known = connect4_network_look(r, from->mine, from->all, (int)from->mover, &look);
    if (known == NETWORK_DRAWN) return 0;
    if (known != NETWORK_OPEN)
        return (known == NETWORK_WON) == ((int)from->mover == player) ? 99 : -99;
    Units one = {0}, image = {0};
    for (int set = 0; set < 4; set++)
        for (uint64_t cells = look.cells[set]; cells; cells &= cells - 1) {
            add_weights(&one, network_input(set * NETWORK_CELLS, FIRST(cells)));
            add_weights(&image, network_image(set * NETWORK_CELLS, FIRST(cells)));
        }
    for (unsigned flags = look.flags; flags; flags &= flags - 1) {
        add_weights(&one, 4 * NETWORK_CELLS + FIRST(flags));
        add_weights(&image, 4 * NETWORK_CELLS + FIRST(flags));
    }
    int sum = BASE;
    for (int i = 0; i < NETWORK_HIDDEN; i++)
        sum += outputs[i] * ((one[i] > 0 ? one[i] : 0) + (image[i] > 0 ? image[i] : 0));
    double result = game_squash(sum, NETWORK_UNIT * NETWORK_OUT_UNIT);
    return player ? -result : result;
}

const EvalDef connect4_network = {
    .row = {.name = "network",
            .title = "Learned from the solver",
            .doc = "A small neural network that has learned who wins, and how soon, from 400,000 "
                   "positions of ten discs and more with their exact results. It looks at discs, "
                   "threats and zugzwang. On other boards than the classic one the value is that "
                   "of `lines`."},
    .role = EVAL_OTHER,
    .value = value};
