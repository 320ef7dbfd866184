/* search_solver.h - what the files of Tron's solver share: search_solver.c (options, roots,
 * report), search_solver_path.c (the longest ride of one rider) and search_solver_mixed.c (duels of
 * simultaneous choices). */
#ifndef PLY_GAMES_TRON_SEARCH_SOLVER_H
#define PLY_GAMES_TRON_SEARCH_SOLVER_H

#include "games/tron/territory.h"
#include "search/search.h"

typedef struct SolverOptions {
    Limits limits;
    int64_t depth, table;
} SolverOptions;

enum { SOLVER_DEPTH_END = 12289 }; /* no limit of depth */

/* ---- the longest ride ------------------------------------------------------------------------ */

/* What is known of the steps a rider can make: at least `low` (a line shows it), at most `high`. */
typedef struct PathRow {
    Move move;
    int low, high;
    int leaf; /* largest bound of a line cut by the depth, in the present phase */
    int64_t effort;
} PathRow;

typedef struct PathFrame {
    uint16_t head;
    uint8_t count, next, move[DIRS];
    uint8_t row;     /* root move that leads here */
    int64_t entered; /* nodes before this one */
    uint64_t region; /* hash of what is left from here */
} PathFrame;

typedef struct PathMemo {
    uint64_t region;
    uint32_t high, used;
} PathMemo;

/* Branch and bound over the rides of one rider, alone with its region. */
typedef struct Path {
    const Rules *r;
    Search *search; /* for events and the trace; null = silent */
    int depth_max;
    PathMemo *memo; /* a power of two of them, or null */
    size_t memos;
    PathFrame *frame; /* nodes + 2 of them */
    Move *line;       /* of the longest ride so far: nodes + 1 */
    uint64_t plane[TRON_WORDS], plane0[TRON_WORDS];
    int ply;           /* of the open frame, -1 = between two phases */
    int low, high;     /* steps from the root */
    int target;        /* steps that the present phase looks for */
    bool from_above;   /* that is `high`; else one more than `low` */
    int64_t ends;      /* node count at which the phase is given up */
    int64_t allowance; /* of the next phase */
    int64_t nodes, cuts, hits;
    uint64_t seed;
    int phases;
    PathRow row[DIRS];
    int rows;
    bool done; /* low == high, or the depth allows no more */
} Path;

bool path_open(Path *p, Search *search, const Rules *r, const SolverOptions *options, Err *err);
/* The moves of the root are its rows; blocked ones are rides of no step. */
void path_begin(Path *p, const State *s, int rider, const Move *moves, int count);
/* Works until the budget is used up, an event stops the search or the path is done. */
void path_step(Path *p, int64_t *budget);

/* ---- duels of simultaneous choices ----------------------------------------------------------- */

/* A value between bounds, for rider 0: -1..+1. */
typedef struct Span {
    double low, high;
} Span;

typedef struct MixedFrame {
    char *state; /* with nothing pending */
    uint64_t hash;
    Move
        move[2]
            [DIRS]; /* of rider 0 and 1; a rider that does not choose here has one entry, NO_MOVE */
    int count[2];
    int next; /* number of the pair to try */
    int64_t entered;
    Span span[DIRS * DIRS];
    double effort[DIRS]; /* for the trace: nodes below each choice of the asker */
} MixedFrame;

typedef struct MixedMemo {
    uint64_t hash;
    Span span;
    int32_t rounds; /* that were looked ahead for it; -1 = never used */
    int32_t zero;
} MixedMemo;

typedef struct Mixed {
    const Game *game;
    const Rules *r;
    Search *search;
    MixedFrame *frame;
    int frames, ply; /* -1 = between two iterations */
    int depth, depth_max;
    MixedMemo *memo;
    size_t memos;
    char *scratch;
    int64_t nodes, hits, apart;
    int asker;
    Span value;               /* of the root, for rider 0, of the last finished iteration */
    double strategy[2][DIRS]; /* of it */
    Span span[DIRS * DIRS];
    int count[2];
    int finished;
    bool done;
} Mixed;

/* The outcome of a ride of low..high steps against another: more steps win. In turn there are no
 * draws, and the side that begins needs one step more. */
Span span_of_rides(bool draws, bool begins, int low, int high, int their_low, int their_high);

/* What a span proves for the side that it is seen by. */
static inline Proven span_proves(Span span) {
    return span.low >= 1                     ? PROVEN_WIN
           : span.high <= -1                 ? PROVEN_LOSS
           : span.low == 0 && span.high == 0 ? PROVEN_DRAW
                                             : PROVEN_NONE;
}

bool mixed_open(Mixed *m, Search *search, const SolverOptions *options, Err *err);
void mixed_begin(Mixed *m, const void *state, int asker);
void mixed_step(Mixed *m, int64_t *budget);

/* The value of the matrix game of rows x columns (payoffs for the rows, DIRS a row) and, where not
 * null, an optimal strategy of both. */
double matrix_solve(double payoff[DIRS][DIRS], int rows, int columns, double *row_mix,
                    double *column_mix);

#endif
