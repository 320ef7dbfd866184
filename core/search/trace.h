/* trace.h - what a search tells of the nodes that it enters and leaves, while it does. */
#ifndef PLY_SEARCH_TRACE_H
#define PLY_SEARCH_TRACE_H

#include "search/report.h"

/* Why the search of a node ended. */
typedef enum NodeEnd {
    END_NONE,    /* all children were searched */
    END_LEAF,    /* depth reached, evaluated */
    END_OVER,    /* the game is over */
    END_TABLE,   /* answered by the transposition table */
    END_CUTOFF,  /* beta cut-off */
    END_PLAYOUT, /* a playout was run from here */
    END_KNOWN    /* proven without search */
} NodeEnd;

/* A sink for what a search does, bounded by its receiver. Null in Search = off, at the cost of one
 * test a node. Values are for the player to move at the root. Every choice of a round of
 * simultaneous moves is a ply; the player at the root chooses first in every round, but for
 * searchers that write the tree they keep (slot tree): there the game's own order holds. */
typedef struct Trace {
    void *context;
    /* A node at `ply` (root = 0) was entered by `move` (NO_MOVE at the root) under the window
     * [alpha, beta] (both 0 where the searcher has none). */
    void (*enter)(void *context, int ply, Move move, double alpha, double beta);
    /* The node entered last at `ply` is left. `effort` is nodes or visits below and including
     * it. */
    void (*leave)(void *context, int ply, double value, Bound bound, NodeEnd end, double effort);
    /* Three or more players who play for themselves: right before leave, the value of that node for
     * each. May be null. */
    void (*vector)(void *context, int ply, const double *values, int players);
    /* The deepest ply that is still listened to; it may only sink while a search goes on. Null =
     * all are. What lies deeper need not be told, so that a search may take a quicker way there. */
    const int *limit;
} Trace;

#endif
