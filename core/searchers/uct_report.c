/* uct_report.c - the report of uct: root moves with values and lines of play, counters. */
#include "base/stats.h"
#include "searchers/uct.h"

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

static void fill_row(const Uct *uct, int slot, MoveReport *row) {
    const Edge *edge = &node_edges(uct->root)[slot];
    *row = (MoveReport){.move = edge->move, .pv = {edge->move}, .pv_length = 1};
    if (edge->visits == 0)
        return; /* a prior is no result: it would stand above what was searched */
    row->value = uct_own_value(uct, uct->root, slot);
    row->bound = BOUND_EXACT;
    row->effort = edge->visits;
    row->proven = proof_kind(edge_proof(uct->root, slot));
    row->proven_in = proof_plies(edge_proof(uct->root, slot));
    if (!row->proven)
        row->error = uct_unit(uct) * stats_error(uct->root_sum[slot], uct->root_square[slot],
                                                 (double)uct->root_count[slot]);
    row->score = row->proven ? row->value : uct_unit(uct) * uct_score(uct, uct->root, slot);
    if (uct_by_regret(uct, uct->root)) row->score = 100 * uct_strategy(uct, uct->root, slot);
    row->pv_length = line(uct, uct->root, slot, row->pv);
}

void uct_report(const Search *search, Report *report) {
    const Uct *uct = uct_at_rest(search);
    const Node *root = uct->root;
    int best = uct_played(uct);
    report->mixed = best >= 0 && uct_mixes(uct);
    if (best >= 0) {
        report->best = node_edges(root)[best].move;
        report->value = uct_played_value(uct, best);
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
            report->vector[player] = uct_unit(uct) * uct->total[player] / (double)uct->descents;
    }
    report_count(report, "descents", NULL, "Descents through the tree.", NULL,
                 (double)uct->descents);
    report_count(report, "tree_nodes", "tree nodes", "Positions that have a node in the tree.",
                 NULL, (double)uct->tree.nodes);
    report_count(report, "mean_depth", "mean depth", "Mean length of a descent.", "plies",
                 uct->descents ? (double)uct->steps / (double)uct->descents : 0);
    report_count(report, "memory", NULL, "Memory of the tree in use, in MB.", "MB",
                 (double)uct->tree.used * REF_UNIT / (1 << 20));
    report_count(
        report, "tree_full", "tree full",
        "Trees that have stopped growing: 1 when no more nodes fit, though the least visited "
        "are given up.",
        NULL, uct->tree.stuck);
    if (uct->solve)
        report_count(report, "proofs", NULL, "Moves in the tree with a proven result.", NULL,
                     (double)uct->proofs);
    if (uct->look_states)
        report_count(report, "looks", NULL, "Positions looked at, entered or not.", NULL,
                     (double)uct->looked);
    if (!report->rows) return;
    report->count = root->count < report->capacity ? root->count : report->capacity;
    double all = report->mixed ? uct_all_shares(uct) : 0;
    UctShare last = {0};
    for (int slot = 0; slot < root->count; slot++) {
        if (uct->root_place[slot] >= report->capacity) continue;
        MoveReport *row = &report->rows[uct->root_place[slot]];
        fill_row(uct, slot, row);
        if (report->mixed) row->mix = uct_mix(uct, slot, all, &last);
    }
}
