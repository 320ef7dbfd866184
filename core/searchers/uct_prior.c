/* uct_prior.c - what uct does with an evaluation, and with too many moves.
 *
 * Random games say little where a position is decided by slow things such as territory, and a tree
 * that tries every move once never gets below the root where there are two thousand. So:
 *
 *   leaf=eval, leaf=cut   The value of a leaf is an evaluation, at once or after a few random
 *                         plies.
 *   prior      When a position gets its node all moves are evaluated once, sorted, and begin with
 *              their evaluation as if they had been visited. What looks bad is never visited.
 *   width      Only the k best moves are open, k growing with the visits n: width * n^widen
 *              (progressive widening; Coulom 2007, Chaslot et al. 2008).
 *   stages     Moves of several parts are chosen in two steps, so that 2,000 moves become 80 ways
 *              to move a queen and 25 arrows each, and only those arrows are evaluated whose queen
 *              move is worth a visit.
 *   minimax    Means are slow to notice a single good reply. Beside its mean every edge keeps the
 *              minimax value of what was seen below it, and is worth a mixture of the two
 *              (implicit minimax backups; Lanctot, Winands, Pepels and Sturtevant 2014).
 *
 * What the parts are worth on the 10 x 10 board of Amazons, games won by the player with the part,
 * at equal time (tools/experiments/amazons-parts, 0.05 s a move) or, where numbers of descents are
 * given, at equal ones. 20 to 60 games each, so that only large differences mean something; the
 * script has its own table of matches of 200 games.
 *
 *     all of it against random games (0.1 s)       20 : 0     as it is against one-ply greed
 *     against pvs                                   8 : 2
 *     prior, not every move once                   19 : 1
 *     stages, not the 60 best rated whole moves    15 : 5
 *     leaf=eval, not leaf=cut after 4 plies        29 : 1
 *     expand=0, not 1                              18 : 12
 *     width=5, not all at once                     10 : 10
 *     prior=1, not 2                               15 : 15
 *     minimax=0.5, 0.9 (400)                       16 : 14, 10 : 20
 *     c=0.05, not 0.2, 0.02 (400)                  31 : 9, 20 : 10
 *     c=0.1, not 0.05 (400); 0.12, not 0.07 (300)  19 : 11, 23 : 27 */
#include <math.h>
#include <string.h>

#include "base/mathx.h"
#include "searchers/uct.h"

bool uct_prior_open(Uct *uct, Search *search, Err *err) {
    const Game *game = uct->game;
    const UctOptions *options = &uct->options;
    bool asked = options->leaf == LEAF_CUT || options->leaf == LEAF_EVAL || options->prior > 0;
    uct->prior = (uint32_t)options->prior;
    uct->guided = options->prior > 0 || options->width > 0;
    uct->staged = options->stages && game->part && game->partial;
    if ((options->prior > 0 || options->width > 0) && options->select != SELECT_UCB1)
        return err_set(err, "The options prior and width need select=ucb1.");
    for (int i = 0; i < game->max_moves; i++) {
        double times = options->width > 0 ? (i + 1.0) / (double)options->width : 0;
        uct->need[i] = 0;
        if (times <= 1) continue;
        double visits = options->widen > 0 ? mathx_pow(times, 1 / options->widen) : 1e10;
        uct->need[i] = visits < 4e9 ? (uint32_t)visits : UINT32_MAX;
    }
    return !asked || search_results_scale(search, &options->eval, &uct->eval, err);
}

static double as_reward(const Uct *uct, double value) {
    return uct->options.aim == AIM_SCORE ? value : value > 0 ? 1 : -1;
}

double uct_judge(const Uct *uct, const void *state, int player) {
    const Game *game = uct->game;
    double value = evaluation_value(&uct->eval, state, player);
    value = game->traits & TRAIT_POINTS ? value + game_points(game, state, player) : value / 100;
    return as_reward(uct, value);
}

/* The points banked there are in the sums already. */
void uct_judge_cut(Uct *uct) {
    const Game *game = uct->game;
    for (int player = 0; player < game->players; player++) {
        double value = evaluation_value(&uct->eval, uct->cut_state, player);
        uct->leaf.sum[player] += game->traits & TRAIT_POINTS ? value : value / 100;
        uct->leaf.wins[player] += value > 0 && game_points(game, uct->cut_state, player) <= 0;
    }
}

double uct_mean(const Uct *uct, const Node *node, uint32_t slot) {
    const Edge *edge = &node_edges(node)[slot];
    double visits = (double)edge->visits + uct_prior(uct, node);
    return visits > 0 ? edge->sum / visits : 0;
}

/* ---- children -------------------------------------------------------------------------------- */

/* So many edges are compared side by side: after some time hundreds are open near the root. */
enum { LANES = 16 };
typedef float Scores __attribute__((vector_size(LANES * sizeof(float))));
typedef int32_t Slots __attribute__((vector_size(LANES * sizeof(int32_t))));

/* The first of the open edges with the highest score. */
static uint32_t leader(const Node *node, float weight) {
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

uint32_t uct_guide(Uct *uct, Node *node) {
    /* Lost moves make room for others. */
    uint32_t settled = node->count > node->open ? (uint32_t)(node->count - node->open) : 0;
    if (uct->prior) {
        while (node->seen < node->count &&
               (node->seen <= settled || node->visits >= uct->need[node->seen - settled]))
            node->seen++;
    } else if (node->seen < node->count &&
               (node->seen <= settled || node->visits >= uct->need[node->seen - settled])) {
        return node->seen++;
    }
    return leader(node, uct->weight * node->explore);
}

/* One by one. */
static void value_each(Uct *uct, const void *state, int player, int count, bool partial) {
    const Game *game = uct->game;
    for (int i = 0; i < count; i++) {
        double value;
        if (partial) {
            game->partial(game->rules, uct->probe, state, uct->moves[i]);
            value = uct_judge(uct, uct->probe, player);
        } else if (game->play(game->rules, uct->probe, state, uct->moves[i]) == OVER) {
            value = game->result(game->rules, uct->probe, player);
            if (uct->options.aim == AIM_WIN) value = value > 0 ? 1 : -1;
        } else {
            value = uct_judge(uct, uct->probe, player);
        }
        uct->values[i] = (float)value;
    }
}

/* The same where the evaluation can do many at once; it says what finished games are worth, too. */
static void value_all(Uct *uct, const void *state, int player, int count, bool partial) {
    enum { SOME = 64 };
    const Evaluation *eval = &uct->eval;
    double values[SOME];
    for (int i = 0; i < count; i += SOME) {
        const int some = count - i < SOME ? count - i : SOME;
        eval->def->children(eval->game, eval->tables, state, uct->moves + i, some, partial, player,
                            values);
        for (int j = 0; j < some; j++)
            uct->values[i + j] = (float)as_reward(uct, values[j] / 100);
    }
}

void uct_value_children(Uct *uct, const void *state, int player, int count, bool partial) {
    if (uct->eval.def->children && !(uct->game->traits & TRAIT_POINTS))
        value_all(uct, state, player, count, partial);
    else
        value_each(uct, state, player, count, partial);
    /* A float's bits grow with it, once those of negative ones are turned round. */
    for (int i = 0; i < count; i++) {
        int32_t bits;
        memcpy(&bits, &uct->values[i], sizeof bits);
        if (bits < 0) bits ^= 0x7fffffff;
        uct->keys[i] = (int64_t)bits * 65536 + (65535 - i);
    }
    uct_sort(uct, count);
    for (int i = 0; i < count; i++) {
        int32_t bits = (int32_t)(uct->keys[i] >> 16);
        if (bits < 0) bits ^= 0x7fffffff;
        memcpy(&uct->values[i], &bits, sizeof bits);
    }
}

void uct_set_priors(const Uct *uct, Node *node) {
    float spread = 1 / sqrtf((float)uct->prior);
    Edge *edges = node_edges(node);
    for (uint32_t i = 0; i < node->count; i++) {
        node_mean(node)[i] = uct->values[i];
        node_spread(node)[i] = spread;
        edges[i].sum = (double)uct->prior * (double)uct->values[i];
        if (uct->blend > 0) node_extra(&uct->tree, node, i)[0] = (double)uct->values[i];
    }
}

/* ---- leaves ---------------------------------------------------------------------------------- */

void uct_estimate(Uct *uct, const Node *node, uint32_t slot) {
    const Game *game = uct->game;
    const void *state = uct->state;
    bool two = game->traits & TRAIT_TWO_PLAYER;
    uct->end = END_LEAF;
    uct->playouts++;
    if (uct_prior(uct, node) && node_edges(node)[slot].visits == 0 && (two || game->players == 1)) {
        double value = (double)node_mean(node)[slot];
        uct->reward[node->player] = value;
        if (two) uct->reward[1 - node->player] = -value;
        return;
    }
    if (node->kind == NODE_STAGE) {
        game->partial(game->rules, uct->probe, state, node_edges(node)[slot].move);
        state = uct->probe;
    }
    for (int player = 0; player < game->players; player++)
        uct->reward[player] = uct_judge(uct, state, player);
}

/* ---- minimax values -------------------------------------------------------------------------- */

/* The best of the children of a node, for its player. */
static double best_child(const Uct *uct, const Node *node) {
    double best = -INFINITY;
    uint32_t count = uct->prior ? node->count : node->seen;
    for (uint32_t i = 0; i < count; i++) {
        double value = node_extra(&uct->tree, node, i)[0];
        if (value > best) best = value;
    }
    return best;
}

void uct_blend(Uct *uct) {
    for (int i = uct->depth - 1; i >= 0; i--) {
        Node *node = uct->path[i].node;
        uint32_t slot = uct->path[i].slot;
        double value = uct->reward[node->player];
        if (i + 1 < uct->depth) {
            const Node *child = uct->path[i + 1].node;
            value = best_child(uct, child);
            if (child->player != node->player) value = -value;
        }
        node_extra(&uct->tree, node, slot)[0] = value;
        if (node_spread(node)[slot] == 0) continue; /* proven */
        double mean = uct_mean(uct, node, slot);
        node_mean(node)[slot] = (float)(mean + (double)uct->blend * (value - mean));
    }
}
