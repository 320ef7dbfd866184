/* look.h - what a view asks of a search besides its report: its tree at one node, its last descent,
 * its iterations. These are slots of SearcherDef that may be null (search.h); each costs nothing
 * while nobody asks. A searcher that has one of them includes this header, too. */
#ifndef PLY_SEARCH_LOOK_H
#define PLY_SEARCH_LOOK_H

#include "search/search.h"

/* ---- a node of its tree ---------------------------------------------------------------------- */

/* What a searcher that remembers its tree knows of one move at a node. */
typedef struct NodeStatsRow {
    Move move;
    double value;  /* as the player to move at the root sees it; meaningful when effort is not 0 */
    double effort; /* visits */
    /* For who chooses there, in rewards (-1..+1, or points): mean, exploration term, and the sum
     * that is compared. */
    double mean, explore, score;
    double prior;  /* share of an average strategy, 0..1; negative = there is none */
    Proven proven; /* for the player to move at the root */
    int proven_in; /* plies from there, 0 = unknown */
} NodeStatsRow;

typedef struct NodeStats {
    int chooser; /* request: of several who choose at the same time, the first (0), second, ... */
    bool before; /* request: as it was before the last descent */
    int player;  /* who chooses, or CHANCE */
    double visits;
    int count, capacity; /* rows filled, of the caller's `rows`; no order is promised */
    NodeStatsRow *rows;
} NodeStats;

/* ---- the last descent ------------------------------------------------------------------------ */

/* One choice of a descent: made at the node that the first `length` moves of the path lead to. */
typedef struct DescentStep {
    int length, chooser;
    int player; /* or CHANCE */
    Move move;
    const char *why; /* "untried", "score", "proven", "dice", "strategy", "mixed" */
} DescentStep;

/* The last descent of a search that builds a tree by random games, or the one under way. */
typedef struct Descent {
    double number;   /* descents so far; 0 = none, then the rest is empty */
    double c, scale; /* score = mean + c x scale x sqrt(ln(visits) / visits of the move) */
    int count, length,
        capacity; /* steps, moves of the path; room for each in the caller's arrays */
    DescentStep *steps;
    Move *path;
    int grown;   /* length of the path to the node that was added, 0 = none was */
    bool open;   /* it is under way: no reward yet, the path so far */
    NodeEnd end; /* PLAYOUT, OVER, KNOWN, or LEAF: evaluated */
    double reward[MAX_PLAYERS];
    /* The random games: numbers first .. first + playouts - 1 of this seed, from `leaf`. */
    const PlayoutDef *policy;
    const void *params, *leaf;
    uint64_t seed, first;
    int64_t playouts;
    int cut;
} Descent;

/* ---- iterations ------------------------------------------------------------------------------ */

enum { ITERATION_PV = 24, ITERATIONS_MAX = 128 };

/* One finished iteration of a search that deepens step by step. */
typedef struct Iteration {
    const char *kind; /* "deepen"; "prove", "shorten" */
    int depth;
    double nodes, total; /* of it; up to its end */
    double value;
    Bound bound;
    Move best;
    /* Since the iteration before, in numbers; negative = the searcher has no such thing. */
    double probes, hits, cuts, first_cuts;
    double researches;
    int pv_length;
    Move pv[ITERATION_PV];
} Iteration;

/* Null and none where it keeps none. */
static inline const Iteration *search_iterations(const Search *search, int *count) {
    *count = 0;
    bool keeps = search->def->iterations && search->data;
    return keeps ? search->def->iterations(search, count) : NULL;
}

#endif
