/* uct_final.c - what edges are worth in the end, and which one is played: of one search, and of
 * several that are added up. */
#include <math.h>

#include "base/mathx.h"
#include "searchers/uct.h"

/* ---- values ---------------------------------------------------------------------------------- */

double uct_unit(const Uct *uct) {
    return uct->game->traits & TRAIT_POINTS && uct->options.aim == AIM_SCORE ? 1 : 100;
}

double uct_own_value(const Uct *uct, const Node *node, int slot) {
    switch (proof_kind(edge_proof(node, slot))) {
    case PROVEN_WIN: return 100;
    case PROVEN_DRAW: return 0;
    case PROVEN_LOSS: return -100;
    default: break;
    }
    const Edge *edge = &node_edges(node)[slot];
    double visits = (double)edge->visits + uct_prior(uct, node);
    return visits > 0 ? uct_unit(uct) * edge->sum / visits : 0;
}

/* In zero-sum games of two the other's edges are seen from the other side; else each player's
 * own. */
double uct_edge_value(const Uct *uct, const Node *node, int slot) {
    double value = uct_own_value(uct, node, slot);
    return node->player != uct->root->player && (uct->game->traits & TRAIT_TWO_PLAYER) ? -value
                                                                                       : value;
}

double uct_score(const Uct *uct, const Node *node, int slot) {
    if (!node_edges(node)[slot].visits) return 0;
    const double mean = uct->rave > 0 ? (double)node_mean(node)[slot]
                                      : uct_mean(uct, node, (uint32_t)slot);
    return mean + uct->options.c * uct_scale(uct) * (double)node->explore *
                      (double)node_spread(node)[slot];
}

/* ---- the choice ------------------------------------------------------------------------------ */

/* Larger is better; ties go to the earlier edge. */
static double rank(const Uct *uct, const Node *node, int slot) {
    if (uct_by_regret(uct, node)) return uct_strategy(uct, node, slot);
    if (uct->halving && node == uct->root)
        return uct->out[slot] ? -INFINITY : uct_mean(uct, node, (uint32_t)slot);
    const Edge *edge = &node_edges(node)[slot];
    bool draw = proof_kind(edge_proof(node, slot)) == PROVEN_DRAW;
    switch (uct->options.final) {
    case FINAL_VALUE: return draw ? 0 : uct_mean(uct, node, (uint32_t)slot);
    case FINAL_SCORE: return draw ? 0 : uct_score(uct, node, slot);
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

/* Of a node with bounds whose moves all lose: the one that holds out for as long as the node is
 * proven to; of those that may, the most visited. */
static int longest(const Node *node) {
    const Bounds *bounds = node_bounds(node), all = node_all_bounds(node);
    int best = 0;
    for (int i = 0; i < node->count; i++) {
        const Bounds *b = &bounds[i], *other = &bounds[best];
        if (all.low == all.high      ? b->low > other->low
            : b->high != other->high ? b->high > other->high
                                     : node_edges(node)[i].visits > node_edges(node)[best].visits)
            best = i;
    }
    return best;
}

int uct_final(const Uct *uct, const Node *node) {
    Final f = nothing;
    for (int i = 0; i < node->count; i++) {
        Proof proof = edge_proof(node, i);
        bool visited = node_edges(node)[i].visits > 0;
        consider(&f, i, proof_kind(proof), proof_plies(proof), visited,
                 visited ? rank(uct, node, i) : 0);
    }
    int best = final_of(&f, f.hope < 0 ? 0 : uct_own_value(uct, node, f.hope));
    return node->bounded && best >= 0 && best == f.loss ? longest(node) : best;
}

double uct_root_value(const Uct *uct) {
    int best = uct_final(uct, uct->root);
    return best < 0 ? 0 : uct_own_value(uct, uct->root, best);
}

/* ---- mixed strategies ------------------------------------------------------------------------ */

/* How often a move is drawn that has so many of the visits, 0..1: with a temperature in proportion
 * to their power 1 / temperature (Silver et al. 2017), and never when it is lost. In Connect Four,
 * 1,000 descents, 400 games each against the player without it, seed 390011, temperatures of 0.25,
 * 0.5, 1 and 2 cost 45 +- 34, 168 +- 38, 352 +- 51 and 526 +- 76 Elo. */
static double softened(const UctOptions *options, double visits, Proven kind) {
    if (options->temperature <= 0) return visits;
    return kind == PROVEN_LOSS || visits <= 0 ? 0 : mathx_pow(visits, 1 / options->temperature);
}

/* How often an edge of the root is played in a mixed strategy: by visits, or by the strategy
 * itself. Powers are dear, and most edges of a wide root have as many visits as the one before. */
static double share(const Uct *uct, int slot, UctShare *last) {
    const Node *root = uct->root;
    if (uct_by_regret(uct, root)) return uct_strategy(uct, root, slot);
    uint32_t visits = node_edges(root)[slot].visits;
    if (proof_kind(edge_proof(root, slot)) == PROVEN_LOSS && uct->options.temperature > 0) return 0;
    if (visits != last->visits)
        *last =
            (UctShare){visits, softened(&uct->options, visits / (root->visits + 1.0), PROVEN_NONE)};
    return last->share;
}

double uct_all_shares(const Uct *uct) {
    UctShare last = {0};
    double total = 0;
    for (int i = 0; i < uct->root->count; i++)
        total += share(uct, i, &last);
    return total;
}

double uct_mix(const Uct *uct, int slot, double all, UctShare *last) {
    return share(uct, slot, last) / all;
}

/* Whether these options ask for a draw at that root, where no win is proven. */
static bool draws(const UctOptions *options, const Node *root, bool won) {
    return (options->mix && root->kind == NODE_JOINT) || (options->temperature > 0 && !won);
}

bool uct_mixes(const Uct *uct) {
    bool won = proof_kind(node_proof(uct->root)) == PROVEN_WIN || uct->reflex != NO_MOVE;
    return draws(&uct->options, uct->root, won) && uct_all_shares(uct) > 0;
}

/* What draws the move of a mixed strategy, 0..1. */
static double lot(const Uct *uct) {
    Rng rng = rng_stream(uct->seed, UINT64_MAX - 1);
    return rng_unit(&rng);
}

/* A root edge drawn with these frequencies. */
static int drawn(const Uct *uct) {
    UctShare before = {0};
    double ticket = lot(uct) * uct_all_shares(uct);
    int last = -1;
    for (int i = 0; i < uct->root->count; i++) {
        double own = share(uct, i, &before);
        if (own <= 0) continue;
        last = i;
        ticket -= own;
        if (ticket < 0) break;
    }
    return last;
}

/* The value of a root that is played by its average strategy. */
static double mixed_value(const Uct *uct) {
    UctShare last = {0};
    double sum = 0, total = 0;
    for (int i = 0; i < uct->root->count; i++) {
        if (!node_edges(uct->root)[i].visits) continue;
        double own = share(uct, i, &last);
        sum += own * uct_own_value(uct, uct->root, i);
        total += own;
    }
    return total > 0 ? sum / total : 0;
}

int uct_played(const Uct *uct) {
    int best = uct_final(uct, uct->root);
    return best >= 0 && uct_mixes(uct) ? drawn(uct) : best;
}

double uct_played_value(const Uct *uct, int slot) {
    return uct_by_regret(uct, uct->root) ? mixed_value(uct) : uct_own_value(uct, uct->root, slot);
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
            rows[i].score = rows[i].value + (rows[i].proven || uct->puct
                                                 ? 0
                                                 : uct_unit(uct) * options->c * uct_scale(uct) *
                                                       sqrt(mathx_log(visits) / n));
        total += regret ? rows[i].score : n;
    }
    Final f = nothing;
    for (int i = 0; i < report->count; i++)
        consider(&f, i, rows[i].proven, rows[i].proven_in, rows[i].effort > 0,
                 merged_rank(options, &rows[i]));
    int best = final_of(&f, f.hope < 0 ? 0 : rows[f.hope].value);
    double parts = 0;
    for (int i = 0; i < report->count; i++) {
        rows[i].mix = regret ? rows[i].score
                             : softened(options, rows[i].effort / (visits + 1), rows[i].proven);
        parts += rows[i].mix;
    }
    bool won = f.win >= 0 || uct->reflex != NO_MOVE;
    report->mixed = best >= 0 && parts > 0 && draws(options, uct->root, won);
    for (int i = 0; i < report->count; i++)
        rows[i].mix = report->mixed ? rows[i].mix / parts : 0;
    if (report->mixed) {
        double ticket = lot(uct);
        for (int i = best = 0; i < report->count; i++) {
            double part = rows[i].mix;
            if (part > 0 && ticket >= 0) best = i;
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
