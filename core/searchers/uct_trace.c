/* uct_trace.c - uct's nodes as a trace tells of them: those of a descent while it goes down and
 * comes back, and its whole tree as it stands. */
#include "searchers/uct.h"

/* ---- a descent ------------------------------------------------------------------------------- */

int uct_plies(const Uct *uct, int depth) {
    int plies = 0;
    for (int i = 0; i < depth; i++)
        plies += node_counts(uct->path[i].node);
    return plies;
}

void uct_trace_enter(const Uct *uct, const Search *search, int first) {
    if (!search->trace) return;
    int ply = uct_plies(uct, first);
    for (int i = first; i < uct->depth; i++) {
        const Node *node = uct->path[i].node;
        if (!node_counts(node)) continue;
        search_enter(search, ++ply, node_edges(node)[uct->path[i].slot].move, 0, 0);
    }
}

void uct_trace_leave(const Uct *uct, const Search *search) {
    if (!search->trace) return;
    int ply = uct_plies(uct, uct->depth);
    NodeEnd end = uct->end;
    for (int i = uct->depth - 1; i >= 0; i--) {
        const Node *node = uct->path[i].node;
        int slot = (int)uct->path[i].slot;
        if (!node_counts(node)) continue;
        search_leave(search, ply--, uct_edge_value(uct, node, slot), BOUND_EXACT, end,
                     node_edges(node)[slot].visits);
        end = END_NONE;
    }
    search_leave(search, 0, uct_root_value(uct), BOUND_EXACT, END_NONE, uct->root->visits);
}

/* ---- the tree -------------------------------------------------------------------------------- */

/* Edges below `node` that were visited at least `min` times, counted up to `max`. An edge is
 * visited no more often than the one above it, so that nothing below a rarer one is missed. */
static int edges_of(const Uct *uct, const Node *node, uint32_t min, int max) {
    int found = 0;
    for (int i = 0; i < node->count && found < max; i++) {
        const Edge *edge = &node_edges(node)[i];
        if (edge->visits < min) continue;
        found++;
        Ref child = node_child(node)[i];
        if (child && found < max)
            found += edges_of(uct, uct_at(&uct->tree, child), min, max - found);
    }
    return found;
}

static int write(const Uct *uct, const Node *node, int ply, uint32_t min, int left,
                 const Trace *trace) {
    for (int i = 0; i < node->count && left > 0; i++) {
        const Edge *edge = &node_edges(node)[i];
        if (!edge->visits || edge->visits < min) continue;
        Ref child = node_child(node)[i];
        if (!node_counts(node)) { /* the beginning of a move is no ply */
            if (child) left = write(uct, uct_at(&uct->tree, child), ply, min, left, trace);
            continue;
        }
        left--;
        trace->enter(trace->context, ply + 1, edge->move, 0, 0);
        if (child) left = write(uct, uct_at(&uct->tree, child), ply + 1, min, left, trace);
        NodeEnd end = edge_proof(node, i) ? END_KNOWN : child ? END_NONE : END_PLAYOUT;
        trace->leave(trace->context, ply + 1, uct_edge_value(uct, node, i), BOUND_EXACT, end,
                     edge->visits);
    }
    return left;
}

void uct_export(const Search *search, const Trace *trace, int max) {
    const Uct *uct = uct_at_rest(search);
    /* The smallest number of visits that at most `max` nodes have. */
    uint32_t low = 1, high = uct->root->visits / (uint32_t)(max > 0 ? max : 1) + 1;
    while (high <= uct->root->visits && edges_of(uct, uct->root, high, max + 1) >= max)
        low = high + 1, high *= 2;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (edges_of(uct, uct->root, middle, max + 1) < max)
            high = middle;
        else
            low = middle + 1;
    }
    trace->enter(trace->context, 0, NO_MOVE, 0, 0);
    write(uct, uct->root, 0, low, max - 1, trace);
    trace->leave(trace->context, 0, uct_root_value(uct), BOUND_EXACT, END_NONE, uct->root->visits);
}
