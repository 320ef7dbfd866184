/* tree.h - a bounded record of what a search does, as a tree.
 *
 * The recorder is a Trace sink. It keeps at most `max` nodes: when it is full it forgets the
 * deepest ply it holds and from then on records only shallower nodes, so that the part near the
 * root is always complete. A node entered again (iterative deepening, re-search) at the same place
 * keeps its latest values; `tries` counts, and `again` how often that happened within one visit of
 * its parent. Serves `tree`, `why` and the views of the page. */
#ifndef PLY_SEARCH_TREE_H
#define PLY_SEARCH_TREE_H

#include "search/trace.h"

enum { TREE_PLIES = 512 };

typedef struct TreeNode {
    int parent; /* index, -1 at the root; a parent stands before its children */
    int ply;
    Move move; /* that led here, NO_MOVE at the root */
    double value, alpha, beta, effort;
    Bound bound;
    NodeEnd end;
    int order; /* 0.. among the children in the order they were first tried */
    int tries; /* how often it was entered */
    int again; /* fail-high re-searches: entries after the first within one visit of its parent */
    int visit; /* tries of the parent when it was entered last */
    int turn;  /* which of the children tried in that visit, from 0 */
    int turns; /* children tried in the present or last visit */
    bool open; /* entered and not left yet */
} TreeNode;

/* The children of a node in the order in which they were first tried; -1 = there is none. */
typedef struct TreeLinks {
    int first, last; /* children */
    int next;        /* sibling */
    int children;
} TreeLinks;

/* Only tree.c and its sink write here. Indices hold until the search goes on. */
typedef struct Tree {
    Trace trace; /* the sink to put into Search.trace */
    TreeNode *nodes;
    TreeLinks *links; /* one a node */
    int count, max;
    int64_t changes; /* grows with every event */
    bool forgot;     /* something was told and is not recorded for want of room */
    int limit;       /* deepest ply still recorded */
    int deepest;     /* ply of the deepest open node, -1 = nothing is open */
    int *slots;      /* hash table of indices by parent and move, -1 = free */
    unsigned mask;
    double (*vectors)[MAX_PLAYERS]; /* one a node, from the first one told on; else null */
    int path[TREE_PLIES];           /* index of the open node of each ply, -1 = not recorded */
} Tree;

Tree *tree_new(int max);    /* null without memory */
size_t tree_bytes(int max); /* what such a tree takes */
void tree_free(Tree *tree);
void tree_clear(Tree *tree);
/* The open node of that ply, -1 = none is recorded. */
int tree_open(const Tree *tree, int ply);
/* Values for each of MAX_PLAYERS players, where the search told them; else null. */
const double *tree_vector(const Tree *tree, int index);
/* The child with that move, -1 = there is none. */
int tree_find(const Tree *tree, int parent, Move move);

#endif
