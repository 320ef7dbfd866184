/* uct_node_stats.c - what can be looked at while uct runs: the numbers of a node, the last descent.
 *
 * Nothing is recorded while it runs. A finished descent is still there in the path and the reward,
 * and what it added is taken off again: only the chosen edge of every node on the path and the
 * visits of the node have changed (with rave also what other moves are worth, which stays). */
#include <math.h>

#include "searchers/uct.h"

/* ---- which node ------------------------------------------------------------------------------ */

/* The child behind the edge of this move; null when there is none. The parts of a move are
 * passed. */
static const Node *child_by(const Uct *uct, const Node *node, Move move) {
    for (int i = 0; i < node->count; i++) {
        Ref ref = node_child(node)[i];
        if (ref == REF_NONE) continue;
        const Node *child = uct_at(&uct->tree, ref);
        if (node->kind == NODE_STAGE) {
            const Node *found = child_by(uct, child, move);
            if (found) return found;
        } else if (node_edges(node)[i].move == move) {
            return child;
        }
    }
    return NULL;
}

static const Node *node_of(const Uct *uct, const Move *path, int length) {
    const Node *node = uct->root;
    for (int i = 0; node && i < length; i++)
        node = child_by(uct, node, path[i]);
    return node;
}

/* ---- its numbers ----------------------------------------------------------------------------- */

/* The edge that the last descent took there, -1 = none; only when it is finished. */
static int taken(const Uct *uct, const Node *node) {
    if (uct->phase != PHASE_NONE || uct->descents == 0) return -1;
    for (int i = 0; i < uct->depth; i++)
        if (uct->path[i].node == node) return (int)uct->path[i].slot;
    return -1;
}

/* A reward of who chooses there in the units of reports, as the player at the root sees it. */
static double as_report(const Uct *uct, const Node *node, double reward) {
    unsigned traits = uct->game->traits;
    double value = (traits & TRAIT_POINTS && uct->options.aim == AIM_SCORE ? 1 : 100) * reward;
    return node->player != uct->root->player && (traits & TRAIT_TWO_PLAYER) ? -value : value;
}

static void fill(const Uct *uct, const Node *node, int slot, bool before, bool less,
                 NodeStatsRow *row) {
    const Edge *edge = &node_edges(node)[slot];
    Proof proof = edge_proof(node, slot);
    double visits = edge->visits - less, prior = uct_prior(uct, node);
    double sum = edge->sum - (less ? uct->reward[node->player] : 0);
    *row = (NodeStatsRow){.move = edge->move,
                          .effort = visits,
                          .value = visits > 0 ? uct_edge_value(uct, node, slot) : 0,
                          .prior = -1};
    if (proof) {
        Proof seen = uct->solve ? proof_seen_by(proof, node->player, uct->root->player) : proof;
        row->proven = proof_kind(seen);
        row->proven_in = proof_plies(seen);
    }
    if (!node_scored(node)) return;
    uint32_t through = node->visits - before;
    double explore = through > 1 ? (double)uct_explore(uct, through, 0) : 0;
    double weight = uct->options.c * uct_scale(uct) * explore;
    bool scored = visits + prior > 0;
    if (uct->rave > 0 && !scored) { /* by what the move brought later */
        const double mean = uct_rave_mean(uct, node, (uint32_t)slot, 0, 0);
        if (mean == INFINITY) return;
        row->mean = mean;
        row->explore = weight;
        row->score = mean + weight;
        return;
    }
    if (less && !proof) {
        row->mean = scored ? sum / (visits + prior) : 0;
        if (uct->rave > 0)
            row->mean = uct_rave_mean(uct, node, (uint32_t)slot, sum, visits + prior);
        row->explore = scored ? weight / sqrt(visits + prior) : 0;
        row->value = as_report(uct, node, row->mean);
    } else if (scored) {
        row->mean = uct->question ? uct_mean(uct, node, (uint32_t)slot)
                                  : (double)node_mean(node)[slot];
        row->explore = uct->question ? weight / sqrt(visits + prior)
                                     : weight * (double)node_spread(node)[slot];
    }
    row->score = row->mean + row->explore;
    if (uct_by_regret(uct, node)) row->prior = uct_strategy(uct, node, slot);
}

static void look_rows(const Uct *uct, const Node *node, bool before, NodeStats *stats) {
    int slot = before ? taken(uct, node) : -1;
    if (node->kind == NODE_STAGE) {
        for (int i = 0; i < node->count; i++)
            if (node_child(node)[i])
                look_rows(uct, uct_at(&uct->tree, node_child(node)[i]), before, stats);
        return;
    }
    double total = 0;
    int first = stats->count;
    for (int i = 0; i < node->count && stats->count < stats->capacity; i++) {
        NodeStatsRow *row = &stats->rows[stats->count++];
        fill(uct, node, i, slot >= 0, i == slot, row);
        if (row->prior > 0) total += row->prior;
    }
    for (int i = first; i < stats->count; i++)
        if (stats->rows[i].prior >= 0 && total > 0) stats->rows[i].prior /= total;
}

static void look_at(const Uct *uct, const Node *node, NodeStats *stats) {
    bool dice = node->kind == NODE_LINK;
    stats->player = dice ? CHANCE : node->player;
    stats->visits = node->visits - (stats->before && taken(uct, node) >= 0);
    stats->count = 0;
    look_rows(uct, node, stats->before, stats);
}

bool uct_node_stats(const Search *search, const Move *path, int length, NodeStats *stats) {
    const Uct *uct = uct_at_rest(search);
    const Node *node = node_of(uct, path, length);
    for (int chooser = 0; node && chooser < stats->chooser; chooser++)
        node = uct_next_chooser(&uct->tree, node);
    if (!node) return false;
    look_at(uct, node, stats);
    return true;
}

/* ---- the last descent ------------------------------------------------------------------------ */

static const char *why_taken(const Uct *uct, const UctStep *step, bool last, bool pair) {
    const Node *node = step->node;
    uint32_t visits = node_edges(node)[step->slot].visits - (uct->phase == PHASE_NONE);
    if (node->kind == NODE_LINK) return "dice";
    if (uct_by_regret(uct, node)) return "strategy";
    if (visits == 0 && !uct_prior(uct, node)) return "untried";
    if (pair) return "mixed";
    if (last && uct->end == END_KNOWN && visits > 0) return "proven";
    return "score";
}

/* Whether the node was made by this descent: all its visits are of this one. */
static bool is_new(const Uct *uct, const Node *node) {
    uint32_t visits = 0;
    for (int i = 0; i < node->count; i++)
        visits += node_edges(node)[i].visits;
    return visits == (uct->phase == PHASE_NONE);
}

void uct_descent(const Search *search, Descent *out) {
    const Uct *uct = uct_at_rest(search);
    bool open = uct->phase != PHASE_NONE;
    out->number = (double)(uct->descents + open);
    out->c = uct->options.c;
    out->scale = uct_scale(uct);
    out->count = out->length = out->grown = 0;
    out->open = open;
    out->playouts = 0;
    if (uct->descents + open == 0) return;
    int pairs = 0; /* choices of a round whose joint moves follow in links */
    for (int i = 0; i < uct->depth && out->length < out->capacity; i++) {
        const UctStep *step = &uct->path[i];
        const Node *node = step->node;
        if (node->kind == NODE_STAGE) continue;
        bool joint = node->kind == NODE_LINK && pairs > 0;
        if (!out->grown && i > 0 && node->kind != NODE_CHOOSER && !joint && is_new(uct, node))
            out->grown = out->length;
        if (!joint && out->count < out->capacity) {
            bool chooser = node->kind == NODE_CHOOSER;
            out->steps[out->count++] =
                (DescentStep){.length = out->length - chooser,
                              .chooser = chooser ? ++pairs : 0,
                              .player = node->kind == NODE_LINK ? CHANCE : node->player,
                              .move = node_edges(node)[step->slot].move,
                              .why = why_taken(uct, step, i == uct->depth - 1,
                                               chooser || node->kind == NODE_JOINT)};
        }
        if (node_counts(node)) out->path[out->length++] = node_edges(node)[step->slot].move;
        if (joint) pairs--;
    }
    out->end = uct->end;
    for (int player = 0; player < uct->game->players; player++)
        out->reward[player] = open ? 0 : uct->reward[player];
    if (open || uct->end != END_PLAYOUT || uct->mast) return;
    out->policy = uct->policy;
    out->params = uct->options.playout.values;
    out->leaf = uct->state;
    out->seed = uct->seed;
    out->playouts = uct->options.playouts;
    out->first = (uint64_t)(uct->playouts - uct->options.playouts);
    out->cut = (int)uct->options.cut;
    return;
}
