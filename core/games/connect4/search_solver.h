/* search_solver.h - what the files of Connect Four's exact solver share: search_solver.c (the
 * player: roots, plan of tests, report) and the kernels in search_classic.c, search_any.c and
 * search_broad.c, all made of search_kernel.inc.h. */
#ifndef PLY_GAMES_CONNECT4_SEARCH_SOLVER_H
#define PLY_GAMES_CONNECT4_SEARCH_SOLVER_H

#include "games/connect4/book.h"
#include "search/crew.h"

/* ---- the table ---------------------------------------------------------------------------------
 *
 * What is known of a position is bounds of its score, which hold for ever and for every root. Two
 * entries of 8 bytes make a bucket, chosen by the low bits of the hash:
 *
 *     key 42 (the high bits of the hash) | low 7 | 63 - high 7 | best column 4 | work 4
 *
 * so that a zero entry says "between -64 and 63". The first entry of a bucket is kept for the
 * position that cost most work, the second for the last one. The table begins small, in the cache,
 * and doubles with the number of nodes: the lower half is copied to the upper one, where half of
 * the copies are useless but none is wrong (key and the old index bits still identify it). Memory
 * is slow: a table as large as the cache grows late, when it is well worth it. */
typedef struct SolverTable {
    uint64_t *entries;
    size_t buckets;  /* in use, a power of two */
    size_t max;      /* reserved */
    int64_t grow_at; /* nodes */
} SolverTable;

enum {
    TABLE_FIRST = 256,    /* buckets */
    TABLE_NEAR = 1 << 16, /* buckets that stay in a cache */
    TABLE_CROWD = 16,     /* nodes a bucket when it grows from then on; before: 2 */
    TABLE_FIELDS = 22,
    SCORE_BIAS = 64
};

typedef struct SolverEntry {
    int low, high, column; /* column 15 = none known */
} SolverEntry;

static inline SolverEntry solver_unpack(uint64_t entry) {
    return (SolverEntry){.low = (int)(entry >> 15 & 127) - SCORE_BIAS,
                         .high = 63 - (int)(entry >> 8 & 127),
                         .column = (int)(entry >> 4 & 15)};
}

static inline bool solver_probe(const SolverTable *table, uint64_t hash, SolverEntry *out) {
    const uint64_t *bucket = table->entries + 2 * (hash & (table->buckets - 1));
    for (int i = 0; i < 2; i++)
        if ((bucket[i] ^ hash) >> TABLE_FIELDS == 0) {
            *out = solver_unpack(bucket[i]);
            return true;
        }
    return false;
}

/* Binary logarithm of the work, two steps a class: 0..15. */
static inline unsigned solver_work(int64_t nodes) {
    unsigned class = (unsigned)bits_last((uint64_t)nodes | 1) / 2;
    return class < 15 ? class : 15;
}

static inline void solver_store(SolverTable *table, uint64_t hash, SolverEntry data,
                                int64_t nodes) {
    uint64_t *bucket = table->entries + 2 * (hash & (table->buckets - 1));
    unsigned work = solver_work(nodes);
    int slot = -1;
    for (int i = 0; i < 2; i++)
        if ((bucket[i] ^ hash) >> TABLE_FIELDS == 0) {
            SolverEntry old = solver_unpack(bucket[i]);
            if (old.low > data.low) data.low = old.low;
            if (old.high < data.high) data.high = old.high;
            slot = i;
            break;
        }
    if (slot < 0) {
        slot = work < (unsigned)(bucket[0] & 15);
        if (slot == 0) bucket[1] = bucket[0];
    }
    bucket[slot] = hash >> TABLE_FIELDS << TABLE_FIELDS | (uint64_t)(data.low + SCORE_BIAS) << 15 |
                   (uint64_t)(63 - data.high) << 8 | (uint64_t)(data.column & 15) << 4 | work;
}

/* ---- one test -----------------------------------------------------------------------------------
 *
 * A kernel answers one question, "is the score of this position more than alpha?", as a bound of
 * the score, and pauses anywhere. */

enum {
    SOLVER_PLIES = 128,
    RANK_TABLE = 1 << 30, /* of the table's move */
    RANK_THREAT = 4096,   /* of a cell that the move makes a threat; twice when it is free soon */
    RANK_COLUMN = 300,    /* of a column away from the edge */
    RANK_LINES = 100,     /* of what open lines promise, own ones less those of the other side */
    RANK_HISTORY = 64,    /* is divided by this */
    HISTORY_MAX = 1 << 15
};

/* A move of a node, with the position that it leads to after the chain. One word is used of two in
 * the narrow kernels. */
typedef struct SolverMove {
    uint64_t mine[2], all[2]; /* of the side to move then */
    uint64_t danger[2];       /* cells where the other side would win */
    uint64_t hash;            /* made when the move is tried, or its children's entries asked for */
    int32_t rank;
    uint8_t bit, chain, turn;
    bool flipped;
} SolverMove;

typedef struct SolverFrame {
    uint64_t mine[2], all[2]; /* of the side to move */
    uint64_t danger[2];       /* cells where the other side would win */
    uint64_t hash;
    int64_t entered; /* node count */
    int discs, alpha, best;
    int8_t count, next, column; /* moves listed; tried; best one so far, -1 = none */
    bool flipped;               /* the side to move is not the one that entered: a chain of single
                                   moves led here */
    uint8_t turn;               /* how the position lies to its image in the table */
    int16_t chain;              /* its length */
    SolverMove moves[SIDE_MAX];
} SolverFrame;

typedef struct SolverKernel SolverKernel;

struct SolverKernel {
    const Rules *rules;
    int cells;  /* of the board */
    int etc;    /* positions with at most this many discs ask the table about their children */
    int mirror; /* positions with at most this many discs, half of the cells, are told from their
                   images no more */
    SolverTable table;
    /* Knows all positions of one ply that come about by play; its plies are -1 where there is none,
     * or the root does not come about by play. */
    Book book;
    int32_t history[2][BITS_MAX]; /* by side and bit */
    int64_t nodes;
    int64_t forced, looks, parity, hits; /* single moves played without a node; nodes answered by a
                                            look at the children; answers of the bounds from
                                            zugzwang; of the table */
    int ply;                             /* frame in work, -1 = none */
    int value;                           /* the answer, when there is none in work */
    SolverFrame frames[SOLVER_PLIES];
    uint8_t path[SOLVER_PLIES]; /* bits played from the position to the frame in work */
    int played;
    Search *search; /* for traces and events; null = neither */
};

typedef struct SolverMethods {
    /* Begins a test. The side to move has no win on the spot. */
    void (*ask)(SolverKernel *kernel, const Board *board, int alpha);
    /* Works for `budget` nodes; true when the answer is in kernel->value. */
    bool (*work)(SolverKernel *kernel, int64_t budget);
    /* The best move of a position as the table has it; -1 = it has none. */
    int (*column)(const SolverKernel *kernel, const Board *board);
} SolverMethods;

/* Tells the trace of the moves played last; that a frame is left, with its chain and (`own` = 1)
 * the move that led to it. `value` is for the side that entered it. */
void solver_tell_enter(const SolverKernel *kernel, int plies);
void solver_tell_leave(const SolverKernel *kernel, const SolverFrame *frame, int own, int value,
                       NodeEnd end);

/* Does one of the moves `open` make two threats at once? For boards of one word with bytes as
 * columns, four in a line and no cylinder: all columns side by side (search_forks.c), where vectors
 * are wide. `threats`: the empty cells of lines after a move, by column. */
#ifdef __AVX2__
#define SOLVER_LANES
bool solver_forks(const Rules *rules, uint64_t mine, uint64_t all, uint64_t open,
                  uint64_t threats[SIDE_MAX]);
#endif

extern const SolverMethods solver_methods_classic, solver_methods_any, solver_methods_broad;

#endif
