/* tree.c - the bounded record of a search.
 *
 * Nodes stand in one array in the order in which they were first entered, hence parents before
 * children and siblings in the order of their first try. A hash table finds a child by (parent,
 * move), so that a node entered again costs the same in a position with 2,000 moves. `path` holds
 * the open node of every ply; what is told about plies without one (deeper than the limit, or
 * entered before the recorder listened) is not recorded. */
#include "search/tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { NONE = -1 };

static unsigned hash(int parent, Move move) {
    return (unsigned)rng_mix((uint64_t)(unsigned)parent << 32 | move);
}

/* The slot of that child, or the free one where it belongs. */
static int *slot(const Tree *tree, int parent, Move move) {
    for (unsigned i = hash(parent, move);; i++) {
        int *index = &tree->slots[i & tree->mask];
        if (*index == NONE) return index;
        const TreeNode *node = &tree->nodes[*index];
        if (node->parent == parent && node->move == move) return index;
    }
}

/* Enters node number `index`, whose TreeNode is filled, into table and family. */
static void attach(Tree *tree, int index) {
    const TreeNode *node = &tree->nodes[index];
    *slot(tree, node->parent, node->move) = index;
    tree->links[index] = (TreeLinks){NONE, NONE, NONE, 0};
    if (node->parent == NONE) return;
    TreeLinks *parent = &tree->links[node->parent];
    if (parent->last == NONE)
        parent->first = index;
    else
        tree->links[parent->last].next = index;
    parent->last = index;
    parent->children++;
}

/* Makes room for a node at `ply`: drops the deepest ply held, if it is not above that node. The
 * others keep their order, and their parents are renumbered. */
static void forget(Tree *tree, int ply) {
    int deepest = 0, kept = 0;
    for (int i = 0; i < tree->count; i++)
        if (tree->nodes[i].ply > deepest) deepest = tree->nodes[i].ply;
    tree->limit = ply > deepest ? deepest : deepest - 1;
    tree->forgot = true;
    if (ply > deepest) return;
    if (tree->deepest > tree->limit) tree->deepest = tree->limit;
    memset(tree->slots, 0xff, ((size_t)tree->mask + 1) * sizeof *tree->slots);
    for (int i = 0; i < tree->count; i++) {
        TreeNode node = tree->nodes[i];
        if (node.ply > tree->limit) continue;
        /* links[].last of the old numbering is done with: it holds the new number meanwhile. */
        if (node.parent != NONE) node.parent = tree->links[node.parent].last;
        if (tree->path[node.ply] == i) tree->path[node.ply] = kept;
        tree->links[i].last = kept;
        if (tree->vectors) memmove(tree->vectors[kept], tree->vectors[i], sizeof *tree->vectors);
        tree->nodes[kept++] = node;
    }
    tree->count = kept;
    for (int i = 0; i < kept; i++)
        attach(tree, i);
}

/* What is open from `ply` on was left without a word (a search that began anew). */
static void close_from(Tree *tree, int ply) {
    for (; tree->deepest >= ply; tree->deepest--) {
        int index = tree->path[tree->deepest];
        if (index != NONE) tree->nodes[index].open = false;
    }
}

/* The node of that move below `parent`, made if there is room; NONE when it is not recorded. */
static int node_at(Tree *tree, int parent, int ply, Move move) {
    int index = *slot(tree, parent, move);
    if (index != NONE) return index;
    if (tree->count == tree->max) {
        forget(tree, ply);
        if (ply > tree->limit) return NONE;
        parent = ply > 0 ? tree->path[ply - 1] : NONE;
    }
    index = tree->count++;
    tree->nodes[index] = (TreeNode){.parent = parent, .ply = ply, .move = move};
    if (tree->vectors) tree->vectors[index][0] = NAN;
    if (parent != NONE) tree->nodes[index].order = tree->links[parent].children;
    attach(tree, index);
    return index;
}

static void enter(void *context, int ply, Move move, double alpha, double beta) {
    Tree *tree = context;
    tree->changes++;
    if (ply > tree->limit) {
        tree->forgot = true;
        return;
    }
    close_from(tree, ply);
    if (ply == 1 && tree->count == 0) enter(tree, 0, NO_MOVE, 0, 0); /* the root was not told */
    int index = NONE;
    if (ply == 0)
        index = node_at(tree, NONE, 0, NO_MOVE);
    else if (tree->deepest == ply - 1 && tree->path[ply - 1] != NONE)
        index = node_at(tree, tree->path[ply - 1], ply, move);
    if (index == NONE) return;
    TreeNode *node = &tree->nodes[index];
    node->alpha = alpha;
    node->beta = beta;
    int visit = node->parent == NONE ? 0 : tree->nodes[node->parent].tries;
    node->again = node->tries && visit && node->visit == visit ? node->again + 1 : 0;
    if (node->parent != NONE && (!node->tries || node->visit != visit))
        node->turn = tree->nodes[node->parent].turns++;
    node->visit = visit;
    node->turns = 0;
    node->tries++;
    node->open = true;
    tree->path[ply] = index;
    tree->deepest = ply;
}

static void leave(void *context, int ply, double value, Bound bound, NodeEnd end, double effort) {
    Tree *tree = context;
    tree->changes++;
    if (ply > tree->deepest) return;
    close_from(tree, ply + 1);
    TreeNode *node = &tree->nodes[tree->path[ply]];
    node->value = value;
    node->bound = bound;
    node->end = end;
    node->effort = effort;
    close_from(tree, ply);
}

/* Room for the vectors is made when the first one is told; without memory they are left out. */
static void vector(void *context, int ply, const double *values, int players) {
    Tree *tree = context;
    if (ply > tree->deepest || players > MAX_PLAYERS) return;
    if (!tree->vectors) {
        tree->vectors = malloc((size_t)tree->max * sizeof *tree->vectors);
        for (int i = 0; tree->vectors && i < tree->max; i++)
            tree->vectors[i][0] = NAN;
    }
    if (tree->vectors)
        memcpy(tree->vectors[tree->path[ply]], values, (size_t)players * sizeof *values);
}

size_t tree_bytes(int max) {
    size_t slots = 2;
    while (slots < (size_t)max * 2)
        slots *= 2;
    return (size_t)max * (sizeof(TreeNode) + sizeof(TreeLinks)) + slots * sizeof(int);
}

Tree *tree_new(int max) {
    Tree *tree = calloc(1, sizeof *tree);
    if (!tree) return NULL;
    tree->max = max < 1 ? 1 : max;
    tree->mask = 1;
    while (tree->mask < (unsigned)tree->max * 2)
        tree->mask = tree->mask * 2 + 1;
    tree->nodes = malloc((size_t)tree->max * sizeof *tree->nodes);
    tree->links = malloc((size_t)tree->max * sizeof *tree->links);
    tree->slots = malloc(((size_t)tree->mask + 1) * sizeof *tree->slots);
    if (!tree->nodes || !tree->links || !tree->slots) {
        tree_free(tree);
        return NULL;
    }
    tree->trace = (Trace){tree, enter, leave, vector, &tree->limit};
    tree_clear(tree);
    return tree;
}

void tree_free(Tree *tree) {
    if (!tree) return;
    free(tree->nodes);
    free(tree->links);
    free(tree->slots);
    free(tree->vectors);
    free(tree);
}

void tree_clear(Tree *tree) {
    tree->count = 0;
    tree->changes++;
    tree->forgot = false;
    tree->limit = TREE_PLIES - 1;
    tree->deepest = NONE;
    memset(tree->slots, 0xff, ((size_t)tree->mask + 1) * sizeof *tree->slots);
}

int tree_open(const Tree *tree, int ply) {
    return ply >= 0 && ply <= tree->deepest ? tree->path[ply] : NONE;
}

const double *tree_vector(const Tree *tree, int index) {
    return tree->vectors && !isnan(tree->vectors[index][0]) ? tree->vectors[index] : NULL;
}

int tree_find(const Tree *tree, int parent, Move move) {
    return tree->count ? *slot(tree, parent, move) : NONE;
}
