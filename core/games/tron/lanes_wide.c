/* lanes_wide.c - many solo games of Tron side by side in the lanes of vector registers.
 *
 * A box small enough (15 rows of 11 cells: 16 x 12 = 192 bits with a wall behind every row and one
 * row of walls) is a ring of WORDS words, one bit a cell, 1 = free. The ring is kept turned so that
 * the rider always stands on bit HEAD of word 0: the four neighbours then are four fixed bits, the
 * cell it leaves is taken by clearing a fixed bit, and a step turns the ring by one cell or one
 * row. A rider who is stuck turns it by nothing: it stays in place, as in the source document, the
 * Tron lab.
 *
 * One word of a vector is one word of one game. A register of open directions is looked up to the
 * 12 choices they allow (a code of 4 bits for every number below 12), the number shifts out the
 * code, and the code looks up the turn. Every PICKS steps the games that are over are added up and
 * give their lanes to the next ones, without a branch. Games beyond the last one play on unseen.
 *
 * The numbers are those of playout.inc.h, so the games are those of the plain kernel. */
#include "games/tron/playout.inc.h"

#if defined(__AVX512F__) && defined(__AVX512DQ__)

#include <immintrin.h>

#define UNROLL _Pragma("GCC unroll 8")

enum { LANES = 8, TEAMS = 2, HEAD = 32, WORDS_MAX = 4, STRIDE_MAX = 31 };

/* Codes of a step; odd ones turn the ring to the left. */
enum { STAY = 0, STEP_LEFT = 1, STEP_UP = 2, STEP_DOWN = 3, STEP_RIGHT = 4 };

typedef __m512i Vector;

INLINE Vector all(uint64_t word) {
    return _mm512_set1_epi64((int64_t)word);
}

INLINE Vector mix(Vector z) {
    z = _mm512_mullo_epi64(_mm512_xor_si512(z, _mm512_srli_epi64(z, 30)),
                           all(UINT64_C(0xbf58476d1ce4e5b9)));
    z = _mm512_mullo_epi64(_mm512_xor_si512(z, _mm512_srli_epi64(z, 27)),
                           all(UINT64_C(0x94d049bb133111eb)));
    return _mm512_xor_si512(z, _mm512_srli_epi64(z, 31));
}

/* rng_stream in every lane. */
INLINE Vector streams(uint64_t seed, Vector index) {
    Vector key = all(rng_mix(seed + UINT64_C(0x9e3779b97f4a7c15)));
    return mix(_mm512_xor_si512(_mm512_mullo_epi64(index, all(UINT64_C(0xd1342543de82ef95))), key));
}

/* Eight games under way. */
typedef struct Team {
    Vector word[WORDS_MAX];
    Vector state, fraction; /* random numbers */
    Vector index, length;
    Vector turns;                  /* of the last step: 0 where the rider was stuck */
    Vector lengths, squares, best; /* of the games that are over */
} Team;

/* What all of them share. */
typedef struct Plan {
    int stride;
    uint64_t start[WORDS_MAX];
    Vector turns_low, turns_high; /* the codes by open directions */
    Vector by, carried;           /* by code: the turn; the bits that come from the next word */
} Plan;

INLINE void step(const Plan *plan, const int words, const Vector *first, Team *t) {
    enum { SELECT = 0xca }; /* a ? b : c, bit by bit */
    const unsigned down = (unsigned)(HEAD - 1 - plan->stride),
                   up = (unsigned)(HEAD - 3 + plan->stride);
    Vector open = _mm512_srli_epi64(t->word[0], HEAD - 1); /* left: bit 0, right: bit 2 */
    open = _mm512_ternarylogic_epi64(all(2), _mm512_srli_epi64(t->word[0], down), open, SELECT);
    open = _mm512_ternarylogic_epi64(all(8), _mm512_srli_epi64(t->word[0], up), open, SELECT);
    t->turns = _mm512_permutex2var_epi64(plan->turns_low, open, plan->turns_high);

    Vector thrice = _mm512_add_epi64(t->fraction, _mm512_slli_epi64(t->fraction, 1));
    Vector number = _mm512_and_si512(_mm512_srli_epi64(thrice, 56), all(0x3c)); /* times 4 */
    t->fraction = _mm512_and_si512(_mm512_slli_epi64(thrice, 2), all((UINT64_C(1) << 60) - 1));
    Vector code = _mm512_srlv_epi64(t->turns, number);
    t->length = _mm512_mask_sub_epi64(t->length, _mm512_test_epi64_mask(t->turns, t->turns),
                                      t->length, all(UINT64_MAX));

    Vector by = _mm512_permutexvar_epi64(code, plan->by);
    Vector turned[WORDS_MAX];
    UNROLL for (int i = 0; i < words; i++) turned[i] = _mm512_rolv_epi64(t->word[i], by);
    if (words == 1) {
        t->word[0] = turned[0];
    } else {
        Vector carried = _mm512_permutexvar_epi64(code, plan->carried);
        __mmask8 left = _mm512_test_epi64_mask(code, all(1));
        UNROLL for (int i = 0; i < words; i++) {
            int before = i ? i - 1 : words - 1, behind = i + 1 < words ? i + 1 : 0;
            Vector other = words == 2 ? turned[before]
                                      : _mm512_mask_mov_epi64(turned[behind], left, turned[before]);
            t->word[i] = _mm512_ternarylogic_epi64(carried, other, turned[i], SELECT);
        }
    }
    t->word[0] = _mm512_and_si512(t->word[0], *first);
}

/* Adds up the games that are over; their lanes go to the next ones. Returns the next index. */
INLINE int64_t refill(const Plan *plan, const int words, uint64_t seed, uint64_t first,
                      int64_t count, int64_t next, Team *t) {
    __mmask8 over = _mm512_testn_epi64_mask(t->turns, t->turns);
    __mmask8 told = _mm512_mask_cmplt_epi64_mask(over, t->index, all((uint64_t)count));
    t->lengths = _mm512_mask_add_epi64(t->lengths, told, t->lengths, t->length);
    t->squares =
        _mm512_mask_add_epi64(t->squares, told, t->squares, _mm512_mul_epu32(t->length, t->length));
    /* The longest, of equals the first: length above, the complement of the index below. */
    Vector rank = _mm512_or_si512(_mm512_slli_epi64(t->length, 48),
                                  _mm512_sub_epi64(all((UINT64_C(1) << 48) - 1), t->index));
    t->best = _mm512_mask_max_epu64(t->best, told, t->best, rank);

    Vector fresh = _mm512_add_epi64(_mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0), all((uint64_t)next));
    t->index = _mm512_mask_expand_epi64(t->index, over, fresh);
    t->state = _mm512_mask_mov_epi64(t->state, over,
                                     streams(seed, _mm512_add_epi64(t->index, all(first))));
    t->length = _mm512_mask_mov_epi64(t->length, over, _mm512_setzero_si512());
    UNROLL for (int i = 0; i < words; i++)
        t->word[i] = _mm512_mask_mov_epi64(t->word[i], over, all(plan->start[i]));
    return next + bits_count(over);
}

INLINE void play(const Plan *plan, const int words, uint64_t seed, uint64_t first, int64_t count,
                 Tally *tally) {
    const Vector zero = _mm512_setzero_si512(), keep = all(~(UINT64_C(1) << HEAD));
    Team team[TEAMS];
    int64_t next = 0;
    UNROLL for (int k = 0; k < TEAMS; k++) {
        /* All lanes are free: index `count` is none. */
        team[k] = (Team){.index = all((uint64_t)count),
                         .turns = zero,
                         .state = zero,
                         .length = zero,
                         .lengths = zero,
                         .squares = zero,
                         .best = zero};
        next = refill(plan, words, seed, first, count, next, &team[k]);
    }
    __mmask8 busy = 1;
    while (busy) {
        UNROLL for (int k = 0; k < TEAMS; k++) {
            team[k].state = _mm512_add_epi64(team[k].state, all(UINT64_C(0x9e3779b97f4a7c15)));
            team[k].fraction = _mm512_srli_epi64(mix(team[k].state), 4);
        }
        for (int i = 0; i < PICKS; i++) {
            UNROLL for (int k = 0; k < TEAMS; k++) step(plan, words, &keep, &team[k]);
        }
        busy = 0;
        UNROLL for (int k = 0; k < TEAMS; k++) {
            next = refill(plan, words, seed, first, count, next, &team[k]);
            busy |= _mm512_cmplt_epi64_mask(team[k].index, all((uint64_t)count));
        }
    }
    Vector lengths = zero, squares = zero, best = zero;
    for (int k = 0; k < TEAMS; k++) {
        lengths = _mm512_add_epi64(lengths, team[k].lengths);
        squares = _mm512_add_epi64(squares, team[k].squares);
        best = _mm512_max_epu64(best, team[k].best);
    }
    uint64_t max = _mm512_reduce_max_epu64(best);
    tally->length += _mm512_reduce_add_epi64(lengths);
    tally->squares += _mm512_reduce_add_epi64(squares);
    tally->max = (int)(max >> 48);
    tally->which = (int64_t)((UINT64_C(1) << 48) - 1 - (max & ((UINT64_C(1) << 48) - 1)));
}

/* The ring of the first state, turned so that the head stands on bit HEAD. */
static void prepare(const Rules *r, const State *from, int words, Plan *plan) {
    const int bits = 64 * words, s = r->stride;
    memset(plan->start, 0, sizeof plan->start);
    plan->stride = s;
    const int turn = HEAD - (int)r->place[from->head[0]] + bits;
    for (int word = 0; word < r->words; word++)
        for (uint64_t open = ~from->taken[word]; open; open = bits_rest(open)) {
            int cell = 64 * word + bits_first(open), at;
            if (cell >= r->nodes) break;
            at = ((int)r->place[cell] + turn) % bits;
            plan->start[at / 64] |= UINT64_C(1) << at % 64;
        }
    static const uint8_t codes[4] = {STEP_LEFT, STEP_UP, STEP_RIGHT, STEP_DOWN};
    uint64_t turns[16];
    for (unsigned open = 0; open < 16; open++) {
        /* left 1, down 2, right 4, up 8 here; left 1, up 2, right 4, down 8 there */
        unsigned there = (open & 5) | (open & 2 ? 8u : 0u) | (open & 8 ? 2u : 0u);
        turns[open] = 0;
        for (int number = 0; open && number < 12; number++)
            turns[open] |= (uint64_t)codes[TRON_TURNS[there] >> 4 * number & 15] << 4 * number;
    }
    plan->turns_low = _mm512_loadu_si512(turns);
    plan->turns_high = _mm512_loadu_si512(turns + 8);
    const uint64_t row = (UINT64_C(1) << s) - 1;
    plan->by = _mm512_set_epi64(0, 0, 0, 63, s, 64 - s, 1, 0);
    plan->carried =
        _mm512_set_epi64(0, 0, 0, INT64_MIN, (int64_t)row, (int64_t)(row << (64 - s)), 1, 0);
}

int64_t tron_lanes_wide(const Rules *r, const State *from, uint64_t seed, uint64_t first,
                        int64_t count, Tally *tally) {
    int bits = (r->rows + 1) * r->stride, words = (bits + 63) / 64;
    if (!r->box || r->stride > STRIDE_MAX || words > WORDS_MAX || count < 2 * LANES) return 0;
    Plan plan;
    prepare(r, from, words, &plan);
    switch (words) {
    case 1: play(&plan, 1, seed, first, count, tally); break;
    case 2: play(&plan, 2, seed, first, count, tally); break;
    case 3: play(&plan, 3, seed, first, count, tally); break;
    default: play(&plan, 4, seed, first, count, tally); break;
    }
    return count;
}

#else

int64_t tron_lanes_wide(const Rules *, const State *, uint64_t, uint64_t, int64_t, Tally *) {
    return 0;
}

#endif
