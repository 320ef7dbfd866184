/* ntuple.h - networks of small tuples over the board of 4 x 4, opened for reading.
 *
 * A tuple looks at four to six cells; what it finds there, read as a number, is an index into its
 * table of weights. The value of a board is the sum of the weights of all its tuples in all eight
 * positions that turning and mirroring the board give, so equal boards up to symmetry have equal
 * values. Weights are whole numbers here, `grain` of the value's unit each: sums are exact in any
 * order.
 *
 *     rows8      0 1 2 3    the outer row and the inner row        2 tables, 8 look-ups
 *     fours17    + the squares in corner, middle of an edge, centre   5 tables, 17 look-ups
 *     fives16    # # # #   . . . .     a row and one cell more,      2 tables, 16 look-ups
 *                # . . .   # # # .     an inner P
 *                . . . .   # # . .
 *     fives32    + an inner row and one cell more, a P in the corner  4 tables, 32 look-ups
 *     sixes32    both rows and two cells more, and a rectangle of     4 tables, 32 look-ups
 *                2 x 3 in the corner and beside it (Yeh 2016)
 *
 * Exponents are nibbles, so an index is cut out of the word by one or two shifts. A tuple that a
 * symmetry maps to itself is placed only once and its table is folded: see ntuple_fold. */
#ifndef PLY_GAMES_2048_NTUPLE_H
#define PLY_GAMES_2048_NTUPLE_H

#include "base/inline.h"
#include "games/2048/2048.h"

enum { SET_ROWS8, SET_FOURS17, SET_FIVES16, SET_FIVES32, SET_SIXES32, SETS };
enum { REWARD_WIN, REWARD_SCORE };
enum { NTUPLE_LOOKUPS = 32 };

/* What a set of tuples is made of. */
typedef struct NtupleSet {
    const char *name;
    int cells; /* of each tuple: 4 to 6 */
    int tables, lookups;
} NtupleSet;

extern const NtupleSet ntuple_sets[SETS];
extern const char *const ntuple_set_names[SETS + 1];

/* An opened network. */
typedef struct Ntuple {
    int32_t set, reward;
    int32_t target, four; /* of the games it learned from */
    int64_t games, seed;
    double grain; /* of the value: chance of winning, 0..1, or points still to come */
    int16_t weight[];
} Ntuple;

static inline size_t ntuple_table(int set) {
    return (size_t)1 << 4 * ntuple_sets[set].cells;
}

static inline size_t ntuple_weights(int set) {
    return ntuple_table(set) * (size_t)ntuple_sets[set].tables;
}

/* The smallest of the indices that the symmetries of a tuple make of `index`: they share a
 * weight. */
uint32_t ntuple_fold(int set, int table, uint32_t index);

/* ---- look-ups -------------------------------------------------------------------------------- */

/* Every row read from its other end. */
static inline uint64_t board_mirror(uint64_t b) {
    b = (b & UINT64_C(0x0f0f0f0f0f0f0f0f)) << 4 | (b >> 4 & UINT64_C(0x0f0f0f0f0f0f0f0f));
    return (b & UINT64_C(0x00ff00ff00ff00ff)) << 8 | (b >> 8 & UINT64_C(0x00ff00ff00ff00ff));
}

/* The lowest row becomes the highest. */
static inline uint64_t board_flip(uint64_t b) {
    b = b << 32 | b >> 32;
    return (b & UINT64_C(0x0000ffff0000ffff)) << 16 | (b >> 16 & UINT64_C(0x0000ffff0000ffff));
}

/* The cells of a tuple in a board, as an index: a row, two neighbouring pairs, a row and one cell,
 * three cells and two, a row and two cells, three cells and three. `s` is the lowest bit of its
 * first cell. */
#define TUPLE_ROW(b, s) ((uint32_t)((b) >> (s)&0xffff))
#define TUPLE_SQUARE(b, s) ((uint32_t)(((b) >> (s)&0xff) | ((b) >> ((s) + 8) & 0xff00)))
#define TUPLE_ROW1(b, s) ((uint32_t)((b) >> (s)&0xfffff))
#define TUPLE_P(b, s) ((uint32_t)(((b) >> (s)&0xfff) | ((b) >> ((s) + 4) & 0xff000)))
#define TUPLE_ROW2(b, s) ((uint32_t)((b) >> (s)&0xffffff))
#define TUPLE_RECT(b, s) ((uint32_t)(((b) >> (s)&0xfff) | ((b) >> ((s) + 4) & 0xfff000)))

#define TUPLE_FOUR 0x10000
#define TUPLE_FIVE 0x100000
#define TUPLE_SIX 0x1000000

/* All placements of a tuple that symmetry maps to itself (four), and of one that it does not
 * (eight). The images of a board are named by what was done: mirrored, flipped, transposed. */
#define PLACE_LEVEL(T, from, TUPLE, s) \
    T(from, TUPLE(b, s)) T(from, TUPLE(bf, s)) T(from, TUPLE(bt, s)) T(from, TUPLE(btf, s))
#define PLACE_CORNER(T, from, TUPLE, s) \
    T(from, TUPLE(b, s)) T(from, TUPLE(bm, s)) T(from, TUPLE(bf, s)) T(from, TUPLE(bmf, s))
#define PLACE_ALL(T, from, TUPLE, s) \
    T(from, TUPLE(b, s))             \
    T(from, TUPLE(bm, s))            \
    T(from, TUPLE(bf, s))            \
    T(from, TUPLE(bmf, s))           \
    T(from, TUPLE(bt, s)) T(from, TUPLE(btm, s)) T(from, TUPLE(btf, s)) T(from, TUPLE(btmf, s))

#define SET_ROWS8_TUPLES(T) \
    PLACE_LEVEL(T, 0, TUPLE_ROW, 0) PLACE_LEVEL(T, TUPLE_FOUR, TUPLE_ROW, 16)
#define SET_FOURS17_TUPLES(T)                        \
    SET_ROWS8_TUPLES(T)                              \
    PLACE_CORNER(T, 2 * TUPLE_FOUR, TUPLE_SQUARE, 0) \
    PLACE_LEVEL(T, 3 * TUPLE_FOUR, TUPLE_SQUARE, 4)  \
    T(4 * TUPLE_FOUR, TUPLE_SQUARE(b, 20))
#define SET_FIVES16_TUPLES(T) PLACE_ALL(T, 0, TUPLE_ROW1, 0) PLACE_ALL(T, TUPLE_FIVE, TUPLE_P, 16)
#define SET_FIVES32_TUPLES(T)                    \
    SET_FIVES16_TUPLES(T)                        \
    PLACE_ALL(T, 2 * TUPLE_FIVE, TUPLE_ROW1, 16) \
    PLACE_ALL(T, 3 * TUPLE_FIVE, TUPLE_P, 0)
#define SET_SIXES32_TUPLES(T)                  \
    PLACE_ALL(T, 0, TUPLE_ROW2, 0)             \
    PLACE_ALL(T, TUPLE_SIX, TUPLE_ROW2, 16)    \
    PLACE_ALL(T, 2 * TUPLE_SIX, TUPLE_RECT, 0) \
    PLACE_ALL(T, 3 * TUPLE_SIX, TUPLE_RECT, 16)

#define TUPLE_IMAGES(b)                                                                   \
    const uint64_t bm = board_mirror(b), bf = board_flip(b), bmf = board_flip(bm),        \
                   bt = board_transpose(b), btm = board_mirror(bt), btf = board_flip(bt), \
                   btmf = board_flip(btm);                                                \
    (void)bm;                                                                             \
    (void)bmf;                                                                            \
    (void)btm;                                                                            \
    (void)btmf

/* Sum of the weights of an after-state; `set` is net->set, a constant where speed matters. */
INLINE int32_t ntuple_sum_of(const int16_t *w, int set, uint64_t b) {
    TUPLE_IMAGES(b);
#define TUPLE_ADD(from, index) +w[(from) + (index)]
    switch (set) {
    case SET_ROWS8: return 0 SET_ROWS8_TUPLES(TUPLE_ADD);
    case SET_FOURS17: return 0 SET_FOURS17_TUPLES(TUPLE_ADD);
    case SET_FIVES16: return 0 SET_FIVES16_TUPLES(TUPLE_ADD);
    case SET_FIVES32: return 0 SET_FIVES32_TUPLES(TUPLE_ADD);
    default: return 0 SET_SIXES32_TUPLES(TUPLE_ADD);
    }
#undef TUPLE_ADD
}

INLINE int32_t ntuple_sum(const Ntuple *net, uint64_t b) {
    return ntuple_sum_of(net->weight, net->set, b);
}

/* The same weights by their indices, for training; returns how many. */
INLINE int ntuple_indices(int set, uint64_t b, uint32_t *out) {
    TUPLE_IMAGES(b);
    int n = 0;
#define TUPLE_PUT(from, index) out[n++] = (from) + (index);
    switch (set) {
    case SET_ROWS8: SET_ROWS8_TUPLES(TUPLE_PUT) break;
    case SET_FOURS17: SET_FOURS17_TUPLES(TUPLE_PUT) break;
    case SET_FIVES16: SET_FIVES16_TUPLES(TUPLE_PUT) break;
    case SET_FIVES32: SET_FIVES32_TUPLES(TUPLE_PUT) break;
    default: SET_SIXES32_TUPLES(TUPLE_PUT) break;
    }
#undef TUPLE_PUT
    return n;
}

/* The value of an after-state in the network's unit: 0..1, or points to come. */
static inline double ntuple_after(const Ntuple *net, uint64_t b) {
    double value = ntuple_sum(net, b) * net->grain;
    if (value < 0) return 0;
    return net->reward == REWARD_WIN && value > 1 ? 1 : value;
}

/* Whether a board has a tile of this exponent or a larger one. */
static inline bool board_reaches(uint64_t b, int goal) {
    for (int e = goal; e < WORD_LIMIT; e++)
        if (board_find(b, e)) return true;
    return false;
}

/* ---- files (ntuple_file.c) and training (ntuple_train.c) ------------------------------------- */

/* What a file is made of. */
typedef struct NtuplePlan {
    int set, reward, target, four;
    int64_t games, seed;
    const float *weight;    /* ntuple_weights(set) */
    const uint32_t *visits; /* as many: how often each was of use */
    bool all;               /* keeps each that was, not only those that matter for most games */
    double init;            /* of weights that were never of use */
    double coarse;          /* step of the weights that matter least; the others have finer ones */
} NtuplePlan;

/* Appends the file. False when memory is short. */
bool ntuple_write(const NtuplePlan *plan, Writer *file, Err *err);
bool ntuple_knows(const void *bytes, size_t size);
size_t ntuple_opened_size(const void *bytes, size_t size, Err *err);
bool ntuple_open(const void *bytes, size_t size, void *opened, Err *err);

/* eval_ntuple.c; the network in the tables that it prepared. */
extern const EvalDef g2048_eval_ntuple;
const Ntuple *ntuple_of(const void *tables);
extern const Row *const g2048_learners[];

#endif
