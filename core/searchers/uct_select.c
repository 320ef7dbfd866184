/* uct_select.c - ways to choose an edge other than plain upper confidence bounds (uct_leader).
 *
 * UCB1-Tuned (Auer, Cesa-Bianchi and Fischer 2002, section 4) replaces the exploration term of
 * rewards in [0, 1] by
 *
 *     sqrt(ln(n) / s * min(1/4, V)),   V = variance of the rewards + sqrt(2 ln(n) / s)
 *
 * 1/4 being the largest variance there can be. Here rewards lie in [-h, +h] (h = 1, or half the
 * range of points): the same formula, scaled. The factor is kept in the edge's spread, where the
 * descent finds it; the n in V is that of the edge's last visit.
 *
 * Regret matching (Hart and Mas-Colell 2000): a player of a round plays edge a with a probability
 * proportional to its positive regret, the sum of what playing a would have brought more than what
 * was played. What was not played is estimated: with p the probability of the edge played, u its
 * reward and m the mean of an edge so far, an edge is worth m, the one played m + (u - m) / p:
 * right on average, and with little noise once the means are good. A small share of choices, 1 /
 * sqrt(visits), is uniform, so that no p is 0. Of two players in a zero-sum game the average
 * strategies approach an equilibrium; their last ones need not.
 *
 * PUCT (Rosin 2011, in the form of Silver et al. 2017) replaces the exploration term by
 *
 *     c * P * sqrt(n) / (1 + s)
 *
 * P being the probability that somebody who knows the game gives the move. Here that is the
 * evaluation that `prior` asks: P is in proportion to exp(sharpness * evaluation). sqrt(n) stands
 * in a node's `explore`, P / (1 + s) in the edge's spread, so a descent costs what it costs with
 * UCB1. Measured at equal numbers of descents, against the same player with ucb1 (score, 95 %):
 *
 *     Amazons 6x6, preset=strong, 400 descents, 60 games, 4 random plies, seed 390013
 *         c=1                                 .383 (.278 to .501)
 *         c=0.3                               .483 (.404 to .563)
 *         c=0.5, sharpness=20, width=0        .450 (.349 to .556)
 *     Connect Four, preset=strong, 1,000 descents, prior=1, c=1, 400 games, seed 390016
 *                                             .440 (.397 to .484)
 *
 * So no preset has it.
 *
 * Sequential halving (Karnin, Koren and Somekh 2013; at the root of a tree: Pepels, Cazenave,
 * Winands and Lanctot 2014) asks for the best move, not for good results on the way: the descents
 * are shared out equally among the moves left, in ceil(log2 of the moves) rounds, and the worse
 * half leaves after each. Against the same player without (score, 95 %):
 *
 *     Connect Four, 50 descents, 1,000 games, seed 390012       .420 (.390 to .451)
 *     200 descents, 1,000 games                                 .492 (.461 to .524)
 *     1,000 descents, 600 games                                 .486 (.448 to .524)
 *     Tron, 300 descents, 200 games, seed 390015                .475 (.416 to .534)
 *     Amazons 6x6, preset=strong, 400 descents, 60 games        .433 (.330 to .542)
 *
 * and of 200 positions of Connect Four (8 to 14 plies, seed 390021, preset=strong, 10,000 descents)
 * 83.0 % of the moves are optimal for 84.5 %. */
#include "searchers/uct_select.h"

#include <string.h>

#include "base/mathx.h"

/* ---- upper confidence bounds ----------------------------------------------------------------- */

/* So many edges are compared side by side: after some time hundreds are open near the root. */
enum { LANES = 16 };
typedef float Scores __attribute__((vector_size(LANES * sizeof(float))));
typedef int32_t Slots __attribute__((vector_size(LANES * sizeof(int32_t))));

uint32_t uct_leader_of_many(const Node *node, float weight) {
    const float *mean = node_mean(node), *spread = node_spread(node);
    float top = -INFINITY;
    uint32_t best = 0, i = 0;
    if (node->seen >= LANES) {
        Scores tops;
        Slots bests, at;
        for (int lane = 0; lane < LANES; lane++)
            tops[lane] = -INFINITY, bests[lane] = 0, at[lane] = lane;
        for (; i + LANES <= node->seen; i += LANES, at += LANES) {
            Scores score, width;
            memcpy(&score, mean + i, sizeof score);
            memcpy(&width, spread + i, sizeof width);
            score += weight * width;
            const Slots better = score > tops;
            bests = (better & at) | (~better & bests);
            tops = (Scores)((better & (Slots)score) | (~better & (Slots)tops));
        }
        for (int lane = 0; lane < LANES; lane++) {
            const uint32_t slot = (uint32_t)bests[lane];
            if (tops[lane] > top || (tops[lane] == top && slot < best)) {
                best = slot;
                top = tops[lane];
            }
        }
    }
    for (; i < node->seen; i++) {
        float score = mean[i] + weight * spread[i];
        best = score > top ? i : best;
        top = score > top ? score : top;
    }
    return best;
}

uint32_t uct_leader_at_random(Uct *uct, const Node *node, float weight) {
    const float *mean = node_mean(node), *spread = node_spread(node);
    uint32_t best = 0;
    float top = -INFINITY;
    for (uint32_t i = 0; i < node->seen; i++) {
        float score = mean[i] + 2 * weight * (float)rng_unit(&uct->rng) * spread[i];
        if (score > top) best = i, top = score;
    }
    return best;
}

/* ---- the root's moves are halved ------------------------------------------------------------- */

/* What is looked for among those that leave is the worst, a proven loss before all others. */
static double hope(const Uct *uct, const Node *node, uint32_t slot) {
    if (proof_kind(edge_proof(node, (int)slot)) == PROVEN_LOSS) return -INFINITY;
    return uct_mean(uct, node, slot);
}

/* So many moves leave at most before a descent: of thousands that takes no time that is felt. */
enum { LEAVE = 32 };

/* The next move of the root in sequential halving. */
static uint32_t halve(Uct *uct, Node *node) {
    const uint32_t count = node->count;
    const int rounds = 32 - __builtin_clz(count - 1);
    int round = (int)((double)uct->descents * rounds / uct_planned(&uct->options));
    if (round >= rounds) round = rounds - 1;
    const int stay = (int)((count + (1u << round) - 1) >> round);
    for (int n = 0; n < LEAVE && uct->left_in > stay; n++, uct->left_in--) {
        uint32_t worst = count;
        for (uint32_t i = 0; i < count; i++)
            if (!uct->out[i] && (worst == count || hope(uct, node, i) <= hope(uct, node, worst)))
                worst = i;
        uct->out[worst] = true;
    }
    uint32_t next = count;
    for (uint32_t i = 0; i < count; i++)
        if (!uct->out[i] && (next == count || uct->root_count[i] < uct->root_count[next])) next = i;
    if (node->seen <= next) node->seen = (uint16_t)(next + 1);
    return next;
}

uint32_t uct_guide(Uct *uct, Node *node) {
    if (uct->halving && node == uct->root && node->count > 1 && uct->from == node)
        return halve(uct, node);
    /* Lost moves make room for others. */
    uint32_t settled = node->count > node->open ? (uint32_t)(node->count - node->open) : 0;
    if (uct->prior || uct->rave > 0) {
        while (node->seen < node->count &&
               (node->seen <= settled || node->visits >= uct->need[node->seen - settled]))
            node->seen++;
    } else if (node->seen < node->count &&
               (node->seen <= settled || node->visits >= uct->need[node->seen - settled])) {
        return node->seen++;
    }
    return uct_leader_of_many(node, uct->weight * node->explore);
}

/* ---- regret matching, UCB1-Tuned ------------------------------------------------------------- */

enum { REGRET, STRATEGY }; /* the further numbers of an edge */

bool uct_by_regret(const Uct *uct, const Node *node) {
    return uct->tree.extra == SELECT_REGRET &&
           (node->kind == NODE_JOINT || node->kind == NODE_CHOOSER);
}

static double positive_regrets(const Uct *uct, const Node *node) {
    double sum = 0;
    for (uint32_t i = 0; i < node->count; i++) {
        double regret = node_extra(&uct->tree, node, i)[REGRET];
        if (regret > 0) sum += regret;
    }
    return sum;
}

/* Probability of an edge; `sum` of the positive regrets. */
static double matched(const Uct *uct, const Node *node, uint32_t slot, double sum) {
    if (sum <= 0) return 1.0 / node->count;
    double regret = node_extra(&uct->tree, node, slot)[REGRET];
    return regret > 0 ? regret / sum : 0;
}

/* Share of uniform choices. */
static double uniform_share(const Node *node) {
    return 1 / sqrt(node->visits + 1.0);
}

uint32_t uct_regret_choose(Uct *uct, Node *node) {
    double sum = positive_regrets(uct, node), share = uniform_share(node);
    double ticket = rng_unit(&uct->rng);
    uint32_t last = node->count - 1u;
    node->seen = node->count;
    for (uint32_t i = 0; i < last; i++) {
        ticket -= (1 - share) * matched(uct, node, i, sum) + share / node->count;
        if (ticket < 0) return i;
    }
    return last;
}

static double mean_of(const Node *node, uint32_t slot) {
    const Edge *edge = &node_edges(node)[slot];
    return edge->visits ? edge->sum / edge->visits : 0;
}

static void note_regret(const Uct *uct, Node *node, uint32_t slot) {
    double sum = positive_regrets(uct, node), share = uniform_share(node);
    double mean = mean_of(node, slot), reward = uct->reward[node->player];
    double p = (1 - share) * matched(uct, node, slot, sum) + share / node->count;
    double surprise = (reward - mean) / p, expected = 0;
    for (uint32_t i = 0; i < node->count; i++)
        expected += matched(uct, node, i, sum) * (mean_of(node, i) + (i == slot ? surprise : 0));
    for (uint32_t i = 0; i < node->count; i++) /* by the regrets of before */
        node_extra(&uct->tree, node, i)[STRATEGY] += matched(uct, node, i, sum);
    for (uint32_t i = 0; i < node->count; i++) {
        double worth = mean_of(node, i) + (i == slot ? surprise : 0);
        node_extra(&uct->tree, node, i)[REGRET] += worth - expected;
    }
}

void uct_select_note(const Uct *uct, Node *node, uint32_t slot) {
    if (uct_by_regret(uct, node)) {
        note_regret(uct, node, slot);
    } else if (uct->options.select == SELECT_TUNED && node_scored(node)) {
        double reward = uct->reward[node->player];
        node_extra(&uct->tree, node, slot)[0] += reward * reward;
    }
}

float uct_puct_spread(const Uct *uct, const Node *node, uint32_t slot) {
    const float visits = (float)node_edges(node)[slot].visits;
    if (visits == 1 && !uct_prior(uct, node)) return 0.5f / (float)node->count;
    return node_spread(node)[slot] * visits / (visits + 1);
}

double uct_strategy(const Uct *uct, const Node *node, int slot) {
    double sum = 0;
    for (uint32_t i = 0; i < node->count; i++)
        sum += node_extra(&uct->tree, node, i)[STRATEGY];
    return sum > 0 ? node_extra(&uct->tree, node, (uint32_t)slot)[STRATEGY] / sum
                   : 1.0 / node->count;
}

float uct_tuned_spread(const Uct *uct, const Node *node, uint32_t slot) {
    const Edge *edge = &node_edges(node)[slot];
    bool points = (uct->game->traits & TRAIT_POINTS) && uct->options.aim == AIM_SCORE;
    double half = points ? uct_scale(uct) : 1, visits = edge->visits;
    if (points && uct->options.reward == REWARD_UNIT) half /= 2;
    double mean = edge->sum / visits;
    double variance = node_extra(&uct->tree, node, slot)[0] / visits - mean * mean;
    double part = (variance > 0 ? variance / (half * half) : 0) +
                  4 * sqrt(2 * mathx_log(node->visits) / visits);
    if (part > 1) part = 1;
    if (part < 1e-6) part = 1e-6; /* a spread of 0 means something else */
    return (float)sqrt(part / visits);
}
