#include "searchers/uct.h"

#include <math.h>

/* Factor from rewards to the values of a report. */
static double unit(const Uct *uct) {
    return uct->game->traits & TRAIT_POINTS && uct->options.aim == AIM_SCORE ? 1 : 100;
}

static double own_value(const Uct *uct, const Edge *edge) {
    switch (proof_kind(edge->proof)) {
    case PROVEN_WIN: return 100;
    case PROVEN_DRAW: return 0;
    case PROVEN_LOSS: return -100;
    default: return edge->visits ? unit(uct) * edge->sum / edge->visits : 0;
    }
}

/* In zero-sum games of two the other's edges are seen from the other side; else everybody's own. */
double uct_edge_value(const Uct *uct, const Node *node, const Edge *edge) {
    double value = own_value(uct, edge);
    return node->player != uct->root->player && (uct->game->traits & TRAIT_TWO_PLAYER) ? -value
                                                                                       : value;
}

double uct_root_value(const Uct *uct) {
    int best = uct_final(uct, uct->root);
    return best < 0 ? 0 : own_value(uct, &node_edges(uct->root)[best]);
}

static double score(const Uct *uct, const Node *node, int slot) {
    const Edge *edge = &node_edges(node)[slot];
    if (!edge->visits) return 0;
    return edge->sum / edge->visits + uct->options.c * uct_scale(uct) * (double)node->explore *
                                          (double)node_spread(node)[slot];
}

/* Larger is better; ties go to the earlier edge. */
static double rank(const Uct *uct, const Node *node, int slot) {
    const Edge *edge = &node_edges(node)[slot];
    bool draw = proof_kind(edge->proof) == PROVEN_DRAW;
    switch (uct->options.final) {
    case FINAL_VALUE: return draw ? 0 : edge->sum / edge->visits;
    case FINAL_SCORE: return draw ? 0 : score(uct, node, slot);
    default: return edge->visits;
    }
}

/* A proven win first, the shortest one; then by the option, but no bad hope instead of a sure draw;
 * among losses the longest. */
int uct_final(const Uct *uct, const Node *node) {
    const Edge *edges = node_edges(node);
    int win = -1, draw = -1, loss = -1, hope = -1;
    for (int i = 0; i < node->count; i++) {
        Proven kind = proof_kind(edges[i].proof);
        if (kind == PROVEN_WIN) {
            if (win < 0 || edges[i].proof < edges[win].proof) win = i;
        } else if (kind == PROVEN_LOSS) {
            if (loss < 0 || edges[i].proof > edges[loss].proof) loss = i;
        } else if (edges[i].visits) {
            if (kind == PROVEN_DRAW && draw < 0) draw = i;
            if (hope < 0 || rank(uct, node, i) > rank(uct, node, hope)) hope = i;
        }
    }
    if (win >= 0) return win;
    if (hope < 0) return loss;
    return draw >= 0 && own_value(uct, &edges[hope]) < 0 ? draw : hope;
}

static int most_visited(const Node *node) {
    int best = -1;
    for (int i = 0; i < node->count; i++)
        if (node_edges(node)[i].visits &&
            (best < 0 || node_edges(node)[i].visits > node_edges(node)[best].visits))
            best = i;
    return best;
}

/* Writes the line of play that begins with edge `slot` of the node. */
static int line(const Uct *uct, const Node *node, int slot, Move *pv) {
    const UctTree *tree = &uct->tree;
    int length = 0;
    while (length < PV_MAX && slot >= 0) {
        const Edge *edge = &node_edges(node)[slot];
        pv[length++] = edge->move;
        if (node->kind == NODE_JOINT) {
            const Node *arm = node;
            while (edge->child && length < PV_MAX) {
                arm = node_next_arm(arm);
                if (uct_ref(tree, arm) >= tree->used || arm->kind != NODE_ARM) break;
                slot = uct_final(uct, arm);
                if (slot < 0) return length;
                edge = &node_edges(uct_at(tree, edge->child))[slot];
                pv[length++] = edge->move;
            }
        }
        if (!edge->child) break;
        node = uct_at(tree, edge->child);
        slot = node_scored(node) ? uct_final(uct, node) : most_visited(node);
    }
    return length;
}

/* A root edge drawn by the frequencies of the visits. */
static int drawn(const Uct *uct) {
    const Edge *edges = node_edges(uct->root);
    uint32_t total = 0;
    for (int i = 0; i < uct->root->count; i++)
        total += edges[i].visits;
    if (total == 0) return -1;
    Rng rng = rng_stream(uct->seed, UINT64_MAX - 1);
    uint32_t ticket = rng_below(&rng, total);
    int slot = 0;
    while (ticket >= edges[slot].visits)
        ticket -= edges[slot++].visits;
    return slot;
}

/* Standard error of the mean, from the rewards since begin. */
static double error(const Uct *uct, int slot) {
    double n = (double)uct->root_count[slot], sum = uct->root_sum[slot];
    if (n < 2) return 0;
    double variance = (uct->root_square[slot] - sum * sum / n) / (n - 1);
    return variance > 0 ? unit(uct) * sqrt(variance / n) : 0;
}

static void fill_row(const Uct *uct, int slot, MoveReport *row) {
    const Edge *edge = &node_edges(uct->root)[slot];
    *row = (MoveReport){.move = edge->move, .pv = {edge->move}, .pv_length = 1};
    if (!edge->visits) return;
    row->value = own_value(uct, edge);
    row->bound = BOUND_EXACT;
    row->effort = edge->visits;
    row->proven = proof_kind(edge->proof);
    row->proven_in = proof_plies(edge->proof);
    row->error = row->proven ? 0 : error(uct, slot);
    row->score = row->proven ? row->value : unit(uct) * score(uct, uct->root, slot);
    row->pv_length = line(uct, uct->root, slot, row->pv);
}

static void count(Report *report, const char *name, const char *doc, double value) {
    report->counter[report->counters++] = (Counter){name, doc, value};
}

void uct_report(const Search *search, Report *report) {
    const Uct *uct = search->data;
    const Node *root = uct->root;
    int best = uct_final(uct, root);
    if (uct->options.mix && root->kind == NODE_JOINT && best >= 0) best = drawn(uct);
    if (best >= 0) {
        const Edge *edge = &node_edges(root)[best];
        report->best = edge->move;
        report->value = own_value(uct, edge);
        report->pv_length = line(uct, root, best, report->pv);
    }
    if (uct->reflex != NO_MOVE && report->best != uct->reflex) {
        report->best = report->pv[0] = uct->reflex;
        report->pv_length = 1;
    }
    report->proven = proof_kind(uct->proof);
    report->proven_in = proof_plies(uct->proof);
    report->depth = uct->deepest;
    report->nodes = (double)uct->steps;
    report->playouts = (double)uct->playouts;
    if (uct->game->traits & TRAIT_MANY) {
        report->has_vector = true;
        for (int player = 0; player < uct->game->players && uct->descents; player++)
            report->vector[player] = unit(uct) * uct->total[player] / (double)uct->descents;
    }
    count(report, "descents", "Descents through the tree.", (double)uct->descents);
    count(report, "tree nodes", "Positions that have a node in the tree.", (double)uct->tree.nodes);
    count(report, "mean depth", "Mean length of a descent.",
          uct->descents ? (double)uct->steps / (double)uct->descents : 0);
    count(report, "memory", "Memory of the tree in use, in MB.",
          (double)uct->tree.used * REF_UNIT / (1 << 20));
    count(report, "tree full", "1 when the tree has stopped growing.", uct->tree.full);
    if (uct->solve)
        count(report, "proofs", "Moves in the tree with a proven result.", (double)uct->proofs);
    if (!report->rows) return;
    report->count = root->count < report->capacity ? root->count : report->capacity;
    for (int slot = 0; slot < root->count; slot++)
        if (uct->root_place[slot] < report->capacity)
            fill_row(uct, slot, &report->rows[uct->root_place[slot]]);
}

/* ---- the tree -------------------------------------------------------------------------------- */

/* Edges below `node` that were visited at least `least` times, counted up to `max`. An edge is visited
 * no more often than the one above it, so that nothing below a rarer one is missed. */
static int edges_of(const Uct *uct, const Node *node, uint32_t least, int max) {
    int found = 0;
    for (int i = 0; i < node->count && found < max; i++) {
        const Edge *edge = &node_edges(node)[i];
        if (edge->visits < least) continue;
        found++;
        if (edge->child && found < max)
            found += edges_of(uct, uct_at(&uct->tree, edge->child), least, max - found);
    }
    return found;
}

static int write(const Uct *uct, const Node *node, int ply, uint32_t least, int left,
                 const Trace *trace) {
    for (int i = 0; i < node->count && left > 0; i++) {
        const Edge *edge = &node_edges(node)[i];
        if (!edge->visits || edge->visits < least) continue;
        left--;
        if (trace->enter) trace->enter(trace->context, ply + 1, edge->move, 0, 0);
        if (edge->child)
            left = write(uct, uct_at(&uct->tree, edge->child), ply + 1, least, left, trace);
        NodeEnd end = edge->proof ? END_KNOWN : edge->child ? END_NONE : END_PLAYOUT;
        if (trace->leave)
            trace->leave(trace->context, ply + 1, uct_edge_value(uct, node, edge), BOUND_EXACT, end,
                         edge->visits);
    }
    return left;
}

void uct_export(const Search *search, const Trace *trace, int max) {
    const Uct *uct = search->data;
    /* The smallest number of visits that at most `max` nodes have. */
    uint32_t low = 1, high = UINT32_MAX;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (edges_of(uct, uct->root, middle, max + 1) < max)
            high = middle;
        else
            low = middle + 1;
    }
    if (trace->enter) trace->enter(trace->context, 0, NO_MOVE, 0, 0);
    write(uct, uct->root, 0, low, max - 1, trace);
    if (trace->leave)
        trace->leave(trace->context, 0, uct_root_value(uct), BOUND_EXACT, END_NONE,
                     uct->root->visits);
}
