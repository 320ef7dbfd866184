/* playout.inc.h - what the playout policies and kernels of Tron share: the choice of a direction.
 *
 * The source document, the Tron lab, draws a number below 12 (the least common multiple of 1 to 4)
 * and takes it modulo the number of directions in which the rider can go. So do we; where there are
 * stairs, and so up to six directions, it is a number below 60.
 *
 * One draw of 64 random bits serves PICKS choices: its upper 60 bits are a fraction; 12 times the
 * fraction has the number as its whole part and the next fraction as the rest. After eight choices
 * more than 2^30 values are left, so no direction is favoured by more than 1 in 10^8. Choice i of a
 * playout uses draw i / PICKS of the playout's stream, in every kernel: that is why their sums
 * agree to the last bit. */
#ifndef PLY_GAMES_TRON_PLAYOUT_INC_H
#define PLY_GAMES_TRON_PLAYOUT_INC_H

#include "base/inline.h"
#include "game/playout.inc.h"
#include "games/tron/tron.h"

enum { PICKS = 8 };

/* The random numbers of one playout. */
typedef struct Dice {
    Rng rng;
    uint64_t fraction;
    int left; /* choices that the present draw still serves */
} Dice;

INLINE Dice dice_new(uint64_t seed, uint64_t index) {
    return (Dice){.rng = rng_stream(seed, index)};
}

/* The directions of a mask of four, a hexadecimal digit for every number below 12, lowest first. */
static const uint64_t TRON_TURNS[16] = {
    UINT64_C(0x000000000000), UINT64_C(0x000000000000), UINT64_C(0x111111111111),
    UINT64_C(0x101010101010), UINT64_C(0x222222222222), UINT64_C(0x202020202020),
    UINT64_C(0x212121212121), UINT64_C(0x210210210210), UINT64_C(0x333333333333),
    UINT64_C(0x303030303030), UINT64_C(0x313131313131), UINT64_C(0x310310310310),
    UINT64_C(0x323232323232), UINT64_C(0x320320320320), UINT64_C(0x321321321321),
    UINT64_C(0x321032103210)};

/* The next number of the fraction, which keeps what is left of it: below 60 where there are stairs
 * (`floors`), else below 12. */
INLINE unsigned fraction_number(uint64_t *fraction, bool floors) {
    uint64_t product = *fraction * (floors ? 60 : 12);
    *fraction = product & ((UINT64_C(1) << (floors ? 58 : 60)) - 1);
    return (unsigned)(product >> (floors ? 58 : 60));
}

/* One of the directions of `open`, uniformly, by the fraction, which keeps what is left of it; 0
 * where none is open. `floors`: there are stairs. */
INLINE unsigned fraction_turn(uint64_t *fraction, unsigned open, bool floors) {
    unsigned number = fraction_number(fraction, floors);
    if (floors)
        return open ? (unsigned)bits_select(open, (int)(number % (unsigned)bits_count(open))) : 0;
    return (unsigned)(TRON_TURNS[open] >> number * 4) & 15;
}

INLINE unsigned dice_turn(Dice *dice, unsigned open, bool floors) {
    if (dice->left == 0) {
        dice->fraction = rng_next(&dice->rng) >> (floors ? 6 : 4);
        dice->left = PICKS;
    }
    dice->left--;
    return fraction_turn(&dice->fraction, open, floors);
}

/* What a batch of solo playouts in lockstep adds up to. */
typedef struct Tally {
    int64_t length, squares; /* sums */
    int max;                 /* the longest, and the first playout of that length */
    int64_t which;
} Tally;

INLINE void tally_add(Tally *tally, int length, int64_t index) {
    tally->length += length;
    tally->squares += (int64_t)length * length;
    if (length > tally->max || (length == tally->max && index < tally->which)) {
        tally->max = length;
        tally->which = index;
    }
}

/* lanes.c: solo playouts of the uniform policy, many side by side, from a state that is not over.
 * The tally begins with most -1. */
void tron_lanes(const Rules *r, const State *from, uint64_t seed, uint64_t first, int64_t count,
                Tally *tally);
/* rounds.c: playouts of several riders who move at once, without a limit on plies; uniform with
 * `share` -1, else wall-following with that share of uniform moves, as a bound for 32 random bits.
 * False, and nothing done, where the rules or the state do not fit. */
bool tron_rounds(const Rules *r, const State *from, int64_t share, uint64_t seed, uint64_t first,
                 int64_t count, Playouts *out, PlayoutBest *best);
/* lanes_wide.c: what lanes.c does in vector registers; returns how many it played, 0 where the map
 * or the machine does not fit. */
int64_t tron_lanes_wide(const Rules *r, const State *from, uint64_t seed, uint64_t first,
                        int64_t count, Tally *tally);

#endif
