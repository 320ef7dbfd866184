/* uct_eval.c - what uct does with an evaluation, and with too many moves.
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
#include "searchers/messages.def"
#include "searchers/uct.h"

bool uct_eval_open(Uct *uct, Search *search, Err *err) {
    const Game *game = uct->game;
    const UctOptions *options = &uct->options;
    bool asked = options->leaf == LEAF_CUT || options->leaf == LEAF_EVAL || options->prior > 0;
    uct->prior = (uint32_t)options->prior;
    uct->guided = options->prior > 0 || options->width > 0 || options->halving;
    uct->staged = options->stages && game->part && game->partial;
    if ((options->prior > 0 || options->width > 0) && options->select != SELECT_UCB1 &&
        options->select != SELECT_PUCT)
        return err_set(err, prior_needs_ucb1);
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

static double judge(const Uct *uct, const void *state, int player) {
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

float uct_explore_large(const Uct *uct, uint32_t n) {
    return (float)sqrt(uct->puct ? n : mathx_log(n));
}

double uct_scale(const Uct *uct) {
    double unit = uct->options.reward == REWARD_UNIT ? 2 : 1;
    if (!(uct->game->traits & TRAIT_POINTS) || uct->options.aim == AIM_WIN) return unit;
    double range = uct->options.scale > 0 ? uct->options.scale : uct->high - uct->low;
    return range > 0 ? unit * range / 2 : unit;
}

/* ---- children -------------------------------------------------------------------------------- */

/* Few keys are sorted by counting how many are larger than each: no branch to guess. */
enum { FEW = 96 };

static void sort_few(int64_t *keys, int count) {
    int64_t before[FEW];
    memcpy(before, keys, (size_t)count * sizeof *keys);
    for (int i = 0; i < count; i++) {
        const int64_t key = before[i];
        int64_t place = 0;
        for (int j = 0; j < count; j++)
            place += before[j] > key;
        keys[place] = key;
    }
}

static void sort_many(int64_t *keys, int count) {
    int gap = 1;
    while (gap < count / 3)
        gap = 3 * gap + 1;
    for (; gap > 0; gap /= 3)
        for (int i = gap; i < count; i++) {
            int64_t key = keys[i];
            int at = i;
            for (; at >= gap && keys[at - gap] < key; at -= gap)
                keys[at] = keys[at - gap];
            keys[at] = key;
        }
}

void uct_sort(Uct *uct, int count) {
    const int64_t *keys = uct->keys;
    if (count <= FEW)
        sort_few(uct->keys, count);
    else
        sort_many(uct->keys, count);
    /* The number behind each key is where its move was. The ratings are in the keys by now. */
    uint32_t *sorted = (uint32_t *)uct->rates;
    for (int i = 0; i < count; i++)
        sorted[i] = uct->moves[65535 - (keys[i] & 65535)];
    memcpy(uct->moves, sorted, (size_t)count * sizeof(Move));
}

/* One by one. */
static void value_each(Uct *uct, const void *state, int player, int count, bool partial) {
    const Game *game = uct->game;
    for (int i = 0; i < count; i++) {
        double value;
        if (partial) {
            game->partial(game->rules, uct->probe, state, uct->moves[i]);
            value = judge(uct, uct->probe, player);
        } else if (game->play(game->rules, uct->probe, state, uct->moves[i]) == OVER) {
            value = game->result(game->rules, uct->probe, player);
            if (uct->options.aim == AIM_WIN) value = value > 0 ? 1 : -1;
        } else {
            value = judge(uct, uct->probe, player);
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

/* PUCT: the spread of an edge is its probability, by its value and that of the best, until it is
 * visited. */
static void set_probabilities(const Uct *uct, Node *node) {
    double sum = 0;
    float *spread = node_spread(node);
    for (uint32_t i = 0; i < node->count; i++) {
        double below = (double)(uct->values[i] - uct->values[0]);
        sum += (double)(spread[i] = (float)mathx_exp(uct->options.sharpness * below) + 1e-6f);
    }
    for (uint32_t i = 0; i < node->count; i++)
        spread[i] /= (float)sum;
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
    if (uct->puct) set_probabilities(uct, node);
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
        uct->reward[player] = judge(uct, state, player);
}
