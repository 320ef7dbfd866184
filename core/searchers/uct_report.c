/* uct_report.c - what uct tells: root moves with values and lines of play, counters, its tree as a
 * record. */
#include "base/mathx.h"
#include "base/stats.h"
#include "searchers/uct.h"

#include <math.h>

/* Factor from rewards to the values of a report. */
static double unit(const Uct *uct) {
    return uct->game->traits & TRAIT_POINTS && uct->options.aim == AIM_SCORE ? 1 : 100;
}

static double own_value(const Uct *uct, const Node *node, int slot) {
    switch (proof_kind(node_proofs(node)[slot])) {
    case PROVEN_WIN: return 100;
    case PROVEN_DRAW: return 0;
    case PROVEN_LOSS: return -100;
    default: break;
    }
    const Edge *edge = &node_edges(node)[slot];
    double visits = (double)edge->visits + uct_prior(uct, node);
    return visits > 0 ? unit(uct) * edge->sum / visits : 0;
}

/* In zero-sum games of two the other's edges are seen from the other side; else each player's
 * own. */
double uct_edge_value(const Uct *uct, const Node *node, int slot) {
    double value = own_value(uct, node, slot);
    return node->player != uct->root->player && (uct->game->traits & TRAIT_TWO_PLAYER) ? -value
                                                                                       : value;
}

static double root_value(const Uct *uct) {
    int best = uct_final(uct, uct->root);
    return best < 0 ? 0 : own_value(uct, uct->root, best);
}

static double score(const Uct *uct, const Node *node, int slot) {
    if (!node_edges(node)[slot].visits) return 0;
    return uct_mean(uct, node, (uint32_t)slot) + uct->options.c * uct_scale(uct) *
                                                     (double)node->explore *
                                                     (double)node_spread(node)[slot];
}

/* Larger is better; ties go to the earlier edge. */
static double rank(const Uct *uct, const Node *node, int slot) {
    if (uct_by_regret(uct, node)) return uct_strategy(uct, node, slot);
    const Edge *edge = &node_edges(node)[slot];
    bool draw = proof_kind(node_proofs(node)[slot]) == PROVEN_DRAW;
    switch (uct->options.final) {
    case FINAL_VALUE: return draw ? 0 : uct_mean(uct, node, (uint32_t)slot);
    case FINAL_SCORE: return draw ? 0 : score(uct, node, slot);
    default: return edge->visits;
    }
}

/* The move to play: a proven win first, the shortest one; then by the option, but no bad hope
 * instead of a sure draw; among losses the longest. */
typedef struct Final {
    int win, draw, loss, hope; /* -1 = there is none */
    int soon, late;            /* plies of win and loss */
    double rank;               /* of hope */
} Final;

static const Final nothing = {.win = -1, .draw = -1, .loss = -1, .hope = -1};

/* Without a visit nothing is hoped: it then needs no rank. */
static void consider(Final *f, int i, Proven kind, int plies, bool visited, double rank) {
    if (kind == PROVEN_WIN) {
        if (f->win < 0 || plies < f->soon) f->win = i, f->soon = plies;
    } else if (kind == PROVEN_LOSS) {
        if (f->loss < 0 || plies > f->late) f->loss = i, f->late = plies;
    } else if (visited) {
        if (kind == PROVEN_DRAW && f->draw < 0) f->draw = i;
        if (f->hope < 0 || rank > f->rank) f->hope = i, f->rank = rank;
    }
}

/* `value` is that of the hope. */
static int final_of(const Final *f, double value) {
    if (f->win >= 0) return f->win;
    if (f->hope < 0) return f->loss;
    return f->draw >= 0 && value < 0 ? f->draw : f->hope;
}

int uct_final(const Uct *uct, const Node *node) {
    Final f = nothing;
    for (int i = 0; i < node->count; i++) {
        Proof proof = node_proofs(node)[i];
        bool visited = node_edges(node)[i].visits > 0;
        consider(&f, i, proof_kind(proof), proof_plies(proof), visited,
                 visited ? rank(uct, node, i) : 0);
    }
    return final_of(&f, f.hope < 0 ? 0 : own_value(uct, node, f.hope));
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
        if (node_counts(node)) pv[length++] = node_edges(node)[slot].move;
        Ref child = node_child(node)[slot];
        /* A round: each of the others by his own arm, one link down. */
        const Node *chooser = uct_next_chooser(tree, node);
        for (; chooser && child && length < PV_MAX; chooser = uct_next_chooser(tree, chooser)) {
            const Node *link = uct_at(tree, child);
            slot = uct_final(uct, chooser);
            if (slot < 0) return length;
            pv[length++] = node_edges(link)[slot].move;
            child = node_child(link)[slot];
        }
        if (!child) break;
        node = uct_at(tree, child);
        slot = node_scored(node) ? uct_final(uct, node) : most_visited(node);
    }
    return length;
}

/* How often an edge of the root is played in a mixed strategy: by visits, or by the strategy
 * itself. */
static double share(const Uct *uct, int slot) {
    return uct_by_regret(uct, uct->root) ? uct_strategy(uct, uct->root, slot)
                                         : node_edges(uct->root)[slot].visits;
}

/* What draws the move of a mixed strategy, 0..1. */
static double lot(const Uct *uct) {
    Rng rng = rng_stream(uct->seed, UINT64_MAX - 1);
    return rng_unit(&rng);
}

/* A root edge drawn with these frequencies. */
static int drawn(const Uct *uct) {
    double total = 0;
    int last = -1;
    for (int i = 0; i < uct->root->count; i++) {
        total += share(uct, i);
        if (share(uct, i) > 0) last = i;
    }
    double ticket = lot(uct) * total;
    for (int i = 0; i < last; i++) {
        ticket -= share(uct, i);
        if (ticket < 0) return i;
    }
    return last;
}

/* The value of a root that is played by its average strategy. */
static double mixed_value(const Uct *uct) {
    double sum = 0, total = 0;
    for (int i = 0; i < uct->root->count; i++) {
        if (!node_edges(uct->root)[i].visits) continue;
        sum += share(uct, i) * own_value(uct, uct->root, i);
        total += share(uct, i);
    }
    return total > 0 ? sum / total : 0;
}

static void fill_row(const Uct *uct, int slot, MoveReport *row) {
    const Edge *edge = &node_edges(uct->root)[slot];
    *row = (MoveReport){.move = edge->move, .pv = {edge->move}, .pv_length = 1};
    if (edge->visits == 0)
        return; /* a prior is no result: it would stand above what was searched */
    row->value = own_value(uct, uct->root, slot);
    row->bound = BOUND_EXACT;
    row->effort = edge->visits;
    row->proven = proof_kind(node_proofs(uct->root)[slot]);
    row->proven_in = proof_plies(node_proofs(uct->root)[slot]);
    if (!row->proven)
        row->error = unit(uct) * stats_error(uct->root_sum[slot], uct->root_square[slot],
                                             (double)uct->root_count[slot]);
    row->score = row->proven ? row->value : unit(uct) * score(uct, uct->root, slot);
    if (uct_by_regret(uct, uct->root)) row->score = 100 * uct_strategy(uct, uct->root, slot);
    row->pv_length = line(uct, uct->root, slot, row->pv);
}

void uct_report(const Search *search, Report *report) {
    const Uct *uct = search->data;
    const Node *root = uct->root;
    int best = uct_final(uct, root);
    if (uct->options.mix && root->kind == NODE_JOINT && best >= 0) best = drawn(uct);
    if (best >= 0) {
        report->best = node_edges(root)[best].move;
        report->value = uct_by_regret(uct, root) ? mixed_value(uct) : own_value(uct, root, best);
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
    report->effort = (double)uct_effort(uct);
    if (uct->game->traits & TRAIT_MANY) {
        report->has_vector = true;
        for (int player = 0; player < uct->game->players && uct->descents; player++)
            report->vector[player] = unit(uct) * uct->total[player] / (double)uct->descents;
    }
    report_count(report, "descents", "Descents through the tree.", NULL, (double)uct->descents);
    report_count(report, "tree nodes", "Positions that have a node in the tree.", NULL,
                 (double)uct->tree.nodes);
    report_count(report, "mean depth", "Mean length of a descent.", "plies",
                 uct->descents ? (double)uct->steps / (double)uct->descents : 0);
    report_count(report, "memory", "Memory of the tree in use, in MB.", "MB",
                 (double)uct->tree.used * REF_UNIT / (1 << 20));
    report_count(report, "tree full", "Trees that have stopped growing: 1 when the tree is full.",
                 NULL, uct->tree.full);
    if (uct->solve)
        report_count(report, "proofs", "Moves in the tree with a proven result.", NULL,
                     (double)uct->proofs);
    if (!report->rows) return;
    report->count = root->count < report->capacity ? root->count : report->capacity;
    for (int slot = 0; slot < root->count; slot++)
        if (uct->root_place[slot] < report->capacity)
            fill_row(uct, slot, &report->rows[uct->root_place[slot]]);
}

/* ---- several searches ------------------------------------------------------------------------ */

static double merged_rank(const UctOptions *options, const MoveReport *row) {
    if (row->proven == PROVEN_DRAW && options->final != FINAL_VISITS) return 0;
    return options->final == FINAL_VALUE   ? row->value
           : options->final == FINAL_SCORE ? row->score
                                           : row->effort;
}

static void choose(const Search *search, Report *report) {
    const Uct *uct = search->data;
    const UctOptions *options = &uct->options;
    MoveReport *rows = report->rows;
    bool regret = uct_by_regret(uct, uct->root);
    double visits = 0, total = 0;
    for (int i = 0; i < report->count; i++)
        visits += rows[i].effort;
    for (int i = 0; i < report->count; i++) {
        double n = rows[i].effort;
        if (regret)
            rows[i].score /= (double)uct->options.trees;
        else if (n > 0)
            rows[i].score = rows[i].value + (rows[i].proven
                                                 ? 0
                                                 : unit(uct) * options->c * uct_scale(uct) *
                                                       sqrt(mathx_log(visits) / n));
        total += regret ? rows[i].score : n;
    }
    Final f = nothing;
    for (int i = 0; i < report->count; i++)
        consider(&f, i, rows[i].proven, rows[i].proven_in, rows[i].effort > 0,
                 merged_rank(options, &rows[i]));
    int best = final_of(&f, f.hope < 0 ? 0 : rows[f.hope].value);
    if (best >= 0 && options->mix && uct->root->kind == NODE_JOINT) {
        double ticket = lot(uct) * total;
        for (int i = best = 0; i < report->count && ticket >= 0; i++) {
            double part = regret ? rows[i].score : rows[i].effort;
            if (part > 0) best = i;
            ticket -= part;
        }
    }
    for (int i = 0; i < report->count; i++)
        if (rows[i].move == uct->reflex) best = i;
    report_choose(report, best);
    if (!regret || total <= 0) return;
    report->value = 0; /* of a root that is played by its average strategy */
    for (int i = 0; i < report->count; i++)
        report->value += rows[i].score * rows[i].value / total;
}

const HelpDef uct_help = {
    .count = offsetof(UctOptions, trees), .work = offsetof(UctOptions, sims), .choose = choose};

/* ---- the trace ------------------------------------------------------------------------------- */

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
    search_leave(search, 0, root_value(uct), BOUND_EXACT, END_NONE, uct->root->visits);
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
        NodeEnd end = node_proofs(node)[i] ? END_KNOWN : child ? END_NONE : END_PLAYOUT;
        trace->leave(trace->context, ply + 1, uct_edge_value(uct, node, i), BOUND_EXACT, end,
                     edge->visits);
    }
    return left;
}

void uct_export(const Search *search, const Trace *trace, int max) {
    const Uct *uct = search->data;
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
    trace->leave(trace->context, 0, root_value(uct), BOUND_EXACT, END_NONE, uct->root->visits);
}
