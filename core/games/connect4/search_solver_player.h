/* search_solver_player.h - what the player's two files share: search_solver.c (roots, plan, steps)
 * and search_solver_report.c (traces and report). */
#ifndef PLY_GAMES_CONNECT4_SEARCH_SOLVER_PLAYER_H
#define PLY_GAMES_CONNECT4_SEARCH_SOLVER_PLAYER_H

#include "games/connect4/search_solver.h"

typedef struct Options {
    Limits limits;
    int64_t aim;   /* AIM_SCORE ... */
    int64_t moves; /* MOVES_ALL ... */
    int64_t ties;  /* TIES_FIRST ... */
    double blunder, slack;
    int64_t table;
    bool reuse;
    BlobRef book;
} Options;

enum { AIM_SCORE, AIM_RESULT };

/* A move at the root; bounds of its score for the side to move there. */
typedef struct Column {
    Move move;
    int bit;
    Board after;
    int low, high;
    int promise; /* threats that it makes */
    double effort;
    bool asked;  /* a helper was asked for its score */
    bool helped; /* and has found it: */
    int score;
} Column;

typedef struct Solver {
    const Rules *rules;
    const Options *options;
    const SolverMethods *methods;
    SolverKernel *kernel;
    Book book; /* as it was opened; the kernel's is what the root may ask */
    Board root;
    int discs;
    Column columns[SIDE_MAX]; /* in the order in which they are asked */
    int count;
    int low, high; /* bounds of the root */
    bool known;    /* the book knows the root: it is worth `high` */
    int alpha;     /* of the present test of the root, or of a column */
    int at;        /* column being asked */
    bool testing;  /* a test is in work, */
    bool single;   /* of this column alone; */
    bool asking;   /* its column is being asked */
    bool done;
    int64_t began; /* node count when the question was put */
    int64_t tests;
    double helped; /* nodes of helpers */
    Move slip;     /* a blunder, or NO_MOVE */
    bool slipping; /* a worse move will be drawn by its score */
} Solver;

static inline int solver_sign(int value) {
    return (value > 0) - (value < 0);
}

/* Traces: a test of the root begins or ends; so does that of a column. */
void solver_tell_test(const Search *search, bool begins);
void solver_tell_column(const Search *search, bool begins);

void solver_report(const Search *search, Report *out);

#endif
