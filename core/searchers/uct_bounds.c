/* uct_bounds.c - with the option bounds: what is proven of results, and of when they come.
 *
 * A proof says who wins, and before that nothing. Bounds say less and say it sooner: that a side
 * cannot lose any more, or not win before a certain ply. Every edge has a lower and an upper bound
 * of its exact score, in which a win counts the more the sooner it comes; both go up the path by
 * maximum and minimum as in minimax (Cazenave and Saffidine 2010, who bound results only). What
 * they are good for:
 *
 *   - What the game knows of a position without search (Game.bounds; in Connect Four: forced moves,
 *     double threats, zugzwang) is taken into the tree even where it is no proof.
 *   - A random game whose result is out of bounds counts as the bound.
 *   - When it is proven who wins at the root the search goes on, now with the question whether the
 *     win can come sooner than is proven (the loss later): a null window, as the exact solvers have
 *     it. Descents avoid what cannot change the answer, and rewards tell whether the random game
 *     was a yes. A search ends when there is nothing left to ask.
 *   - What is found out of a position is noted by its hash, too, so that other ways to it get it.
 *
 * With look=N alpha-beta works in the tree (Baier and Winands 2013): each time the visits of a
 * position have doubled, a null window asks whether it is won (or, where the mean is below 0, at
 * least drawn), in so many nodes a visit, and notes what it proves on the way, so that the next
 * look goes on from there.
 *
 * In Connect Four, 200 positions after 8 to 14 random moves that were not used for any choice, in
 * 111 of which the result can be given away, uct(preset=strong) without and with bounds=yes,look=5
 * (optimal, kept, proven at the root):
 *
 *     10,000       84.5  89.2  31.0      93.0  94.6  80.5
 *     100,000      87.0  92.8  32.0      97.5  98.2  93.5
 *     1,000,000 (the first 100)          100.0 100.0  95.0
 *
 * A descent takes 1.4 times as long with bounds, and with look=5 8.6 times as long in positions
 * that stay open (processor time, 4 to 5 plies played): 10,000 of these take what 86,000 of the
 * others take, and choose better. Matches at 50 ms of processor time a move, against the preset
 * without: 40 games (openings=4 seed=39) +24 =5 -11, Elo +117 +- 82; 90 games (openings=6 seed=41)
 * +48 =11 -31, Elo +66 +- 44, with half the time a move, for what is proven ends. Of 200 others,
 * used for tuning, at 20,000: 87.5 92.2 34.5 without, 88.5 94.0 61.0 with bounds alone. Looks at
 * new leaves, all moves two or three plies deep, gained little for what they took (100 positions,
 * proven: 65 without, 71, 70); neither did prune=yes, c=0.9 or haste=0.5. Other games know no
 * bounds, and were not measured. */
#include <math.h>
#include <string.h>

#include "searchers/uct.h"

enum {
    FACTS_LEAST = 1 << 14,
    FACTS_MOST = 1 << 20,
    LOOK_PLIES = 64, /* most plies of a look */
    LOOK_FROM = 32   /* visits of a node at its first look; then at each doubling */
};

bool uct_bounds_open(Uct *uct, Search *search, Err *err) {
    const Game *game = uct->game;
    Arena *arena = search->arena;
    if (!uct->bounded) return true;
    if (game->hash) {
        uint64_t facts = FACTS_LEAST;
        while ((double)facts < uct_planned(&uct->options) && facts < FACTS_MOST)
            facts *= 2;
        uct->facts = ARENA_NEW(arena, UctFact, (size_t)facts, err);
        uct->facts_mask = facts - 1;
        uct->hashes = ARENA_NEW(arena, uint64_t, uct->depth_max + 2 * MAX_PLAYERS, err);
    }
    if (uct->options.look > 0) {
        uct->look_plies = game->max_plies < LOOK_PLIES ? game->max_plies : LOOK_PLIES;
        const size_t plies = (size_t)uct->look_plies;
        uct->look_states = arena_alloc(arena, plies * game->state_size, err);
        uct->look_moves = ARENA_NEW(arena, LookMove, plies * (size_t)game->max_moves, err);
    }
    return !arena_refused(arena);
}

/* ---- what is asked at the root --------------------------------------------------------------- */

bool uct_answers(const Uct *uct, int player, Bounds b, int plies) {
    if (!uct->timing) return b.low > 0 || b.high < 0 || b.low == b.high;
    b = bounds_seen((Bounds){score_later(b.low, plies), score_later(b.high, plies)},
                    player != uct->root->player);
    return b.low > uct->alpha || b.high <= uct->alpha;
}

void uct_ask(Uct *uct) {
    Bounds b = node_all_bounds(uct->root);
    Exact alpha = b.low > 0 ? b.low : (Exact)(b.high - 1);
    uct->proof = bounds_proof(b);
    uct->timing = uct->proof && b.low < b.high && uct->train_games == 0;
    if (!uct->timing)
        uct->question = 0;
    else if (uct->question == 0 || alpha != uct->alpha)
        uct->question = uct->asked = (uint8_t)(uct->asked % QUESTIONS + 1);
    uct->alpha = alpha;
}

/* A proven edge is not chosen any more, or only for what it is worth. */
static void settle(const Uct *uct, Node *node, uint32_t slot, Proof proof) {
    if (!node_scored(node) || !(uct->options.prune || node == uct->root)) return;
    Proven kind = proof_kind(proof);
    node_mean(node)[slot] = kind == PROVEN_LOSS ? -INFINITY : kind == PROVEN_WIN ? 1 : 0;
    node_spread(node)[slot] = 0;
}

void uct_turn_to(const Uct *uct, Node *node) {
    float *mean = node_mean(node), *spread = node_spread(node);
    const Edge *edges = node_edges(node);
    node->bounded = (uint8_t)((node->bounded & ((1 << BOUNDED_QUESTION) - 1)) |
                              uct->question << BOUNDED_QUESTION);
    if (uct->timing) {
        memset(mean, 0, node->count * sizeof *mean);
        memset(spread, 0, node->count * sizeof *spread);
        return;
    }
    /* Who wins is asked again, in a tree that was kept. Probabilities (PUCT) are lost by then. */
    for (uint32_t i = 0; i < node->seen; i++) {
        const float visits = (float)edges[i].visits + (float)uct_prior(uct, node);
        const Proof proof = edge_proof(node, (int)i);
        mean[i] = visits > 0 ? (float)edges[i].sum / visits : INFINITY;
        spread[i] = uct->puct    ? 1 / ((float)node->count * (1 + visits))
                    : visits > 0 ? 1 / sqrtf(visits)
                                 : 0;
        if (proof) settle(uct, node, i, proof);
    }
}

void uct_add_answer(const Uct *uct, Node *node, uint32_t slot) {
    float *mean = &node_mean(node)[slot], *spread = &node_spread(node)[slot];
    float answer = (float)(node->player == uct->root->player ? uct->answer : -uct->answer);
    float answers = *spread > 0 ? floorf(1 / (*spread * *spread) + 0.5f) + 1 : 1;
    *mean += (answer - *mean) / answers;
    *spread = 1 / sqrtf(answers);
}

uint32_t uct_leader_unanswered(const Uct *uct, Node *node, int plies) {
    const Bounds *bounds = node_bounds(node);
    const float *mean = node_mean(node), *spread = node_spread(node);
    const float weight = uct->weight * node->explore;
    uint32_t best = 0;
    float top = -INFINITY;
    for (uint32_t i = 0; i < node->count; i++) {
        if (uct_answers(uct, node->player, bounds[i], plies) || spread[i] < 0) continue;
        float score = spread[i] > 0 ? mean[i] + weight * spread[i] : 1000.0f - (float)i;
        if (score > top) best = i, top = score;
    }
    if (node->seen <= best) node->seen = (uint16_t)(best + 1);
    return best;
}

void uct_reward_of_bounds(Uct *uct, const Node *node, uint32_t slot, Bounds b, int plies) {
    const int player = node->player;
    const bool other = player != uct->root->player;
    const Bounds seen =
        bounds_seen((Bounds){score_later(b.low, plies), score_later(b.high, plies)}, other);
    double value = b.low > 0         ? 1
                   : b.high < 0      ? -1
                   : b.low == b.high ? 0
                                     : uct_mean(uct, node, slot);
    uct->reward[player] = value;
    uct->reward[1 - player] = -value;
    uct->answer = seen.low > uct->alpha ? 1 : seen.high <= uct->alpha ? -1 : 0;
    uct->leaf_bounds = b;
}

/* Random games say whether the game ends in time; an evaluation is the answer itself. */
static void answer(Uct *uct) {
    const int player = uct->root->player;
    uct->answer = uct->reward[player];
    if (uct->end != END_PLAYOUT) return;
    int plies = uct_plies(uct, uct->depth) + (int)(uct->leaf.plies / uct->options.playouts);
    double sum = uct->leaf.sum[player];
    int score = sum > 0 ? SCORE_END - plies : sum < 0 ? plies - SCORE_END : 0;
    uct->answer = score > uct->alpha ? 1 : -1;
}

void uct_bound_reward(Uct *uct) {
    double reward = uct->reward[uct->path[uct->depth - 1].node->player];
    if (uct->end != END_PLAYOUT && uct->end != END_LEAF) return;
    if (uct->timing) answer(uct);
    if ((uct->leaf_bounds.high <= 0 && reward > 0) || (uct->leaf_bounds.low >= 0 && reward < 0))
        uct->reward[0] = uct->reward[1] = 0;
}

/* ---- what is known of a position ------------------------------------------------------------- */

static Bounds narrower(Bounds a, Bounds b) {
    return (Bounds){a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
}

static Exact exact(int result, int plies, int unknown) {
    int score = result == 0 ? 0 : plies > 0 ? SCORE_END - plies : unknown;
    return (Exact)(result < 0 ? -score : score);
}

Bounds uct_over(const Uct *uct, const void *state, int player) {
    int result = (int)uct->game->result(uct->game->rules, state, player);
    Exact score = exact(result, 1, 1);
    return (Bounds){score, score};
}

static void note(const Uct *uct, uint64_t hash, Bounds b) {
    UctFact *fact = &uct->facts[hash & uct->facts_mask];
    *fact = (UctFact){hash, fact->hash == hash ? narrower(b, fact->bounds) : b};
}

/* The score that is this one a ply later. */
static Exact sooner(int score) {
    return (Exact)(score > 1 ? score + 1 : score < -1 ? score - 1 : score);
}

/* For the mover of the state. */
static Bounds known(const Uct *uct, const void *state) {
    const Game *game = uct->game;
    Bounds b = bounds_none;
    GameBounds own;
    Known exactly;
    if (game->bounds) {
        if (game->bounds(game->rules, state, &own))
            b = (Bounds){exact(own.low, own.low_plies, own.low > 0 ? 1 : -b.low),
                         exact(own.high, own.high_plies, own.high > 0 ? b.high : 1)};
    } else if (game->known && game->known(game->rules, state, &exactly)) {
        b = (Bounds){exact((int)ceil(exactly.low), 0, exactly.low > 0 ? 1 : -b.low),
                     exact((int)floor(exactly.high), 0, exactly.high > 0 ? b.high : 1)};
    }
    if (uct->facts) {
        uint64_t hash = game->hash(game->rules, state);
        const UctFact *fact = &uct->facts[hash & uct->facts_mask];
        if (fact->hash == hash) b = narrower(b, fact->bounds);
    }
    return b;
}

/* "Is it worth more than this?" for the position behind a move, whose answer is the other way round
 * when the other player moves there. */
static int behind(int alpha, bool other) {
    if (!other) return alpha > 0 ? alpha + 1 : alpha < -1 ? alpha - 1 : alpha;
    return alpha > 0 ? -alpha - 2 : alpha < -1 ? -alpha : -alpha - 1;
}

static bool answers(Bounds b, int alpha) {
    return b.low > alpha || b.high <= alpha;
}

static void sort(LookMove *moves, int count) {
    for (int i = 1; i < count; i++) {
        const LookMove move = moves[i];
        int at = i;
        for (; at > 0 && moves[at - 1].rate < move.rate; at--)
            moves[at] = moves[at - 1];
        moves[at] = move;
    }
}

/* Alpha-beta with a null window: is the state, of which `b` is known and where `player` moves,
 * worth more than alpha? Returns what is known in the end: no answer when look_left is used up. */
static Bounds look(Uct *uct, const void *state, int player, Bounds b, int alpha, int ply) {
    const Game *game = uct->game;
    const size_t most = (size_t)game->max_moves;
    if (answers(b, alpha) || ply >= uct->look_plies || uct->look_left <= 0) return b;
    const Bounds before = b;
    Bounds all = {-SCORE_END, -SCORE_END};
    LookMove *moves = uct->look_moves + (size_t)ply * most;
    char *to = uct->look_states + (size_t)ply * game->state_size;
    int listed = game->moves(game->rules, state, uct->moves), count = 0;
    if (game->rate) game->rate(game->rules, state, uct->moves, listed, uct->rates);
    for (int i = 0; i < listed; i++) {
        LookMove m = {uct->moves[i], game->rate ? uct->rates[i] : 0, bounds_none, player};
        if (game->play(game->rules, to, state, m.move) == OVER) {
            m.bounds = uct_over(uct, to, player);
        } else {
            m.player = game->mover(game->rules, to);
            m.bounds = bounds_later(bounds_seen(known(uct, to), m.player != player));
        }
        if (--uct->look_left < 0) return b;
        if (m.bounds.low > b.low) b.low = m.bounds.low;
        if (answers(m.bounds, alpha)) {
            if (m.bounds.high > all.high) all.high = m.bounds.high;
        } else {
            moves[count++] = m;
        }
    }
    sort(moves, count);
    for (int i = 0; i < count && b.low <= alpha; i++) {
        const LookMove *m = &moves[i];
        const bool other = m->player != player;
        game->play(game->rules, to, state, m->move);
        Bounds own = bounds_seen(m->bounds, other);
        own = (Bounds){sooner(own.low), sooner(own.high)};
        own = bounds_later(
            bounds_seen(look(uct, to, m->player, own, behind(alpha, other), ply + 1), other));
        if (own.low > b.low) b.low = own.low;
        if (own.high > all.high) all.high = own.high;
    }
    if (b.low <= alpha && all.high < b.high) b.high = all.high;
    if (uct->facts && (b.low > before.low || b.high < before.high))
        note(uct, game->hash(game->rules, state), b);
    return b;
}

/* The number of a visit of a node at which there is a look, and how many visits it is for. */
static int64_t due(const Uct *uct, int64_t visits) {
    if (!uct->look_states || visits < LOOK_FROM) return 0;
    if (visits % UCT_LOOK_EVERY == 0) return UCT_LOOK_EVERY;
    return visits < UCT_LOOK_EVERY && !(visits & (visits - 1)) ? visits : 0;
}

Bounds uct_known_bounds(Uct *uct, const Node *node, uint32_t slot, int plies) {
    const Game *game = uct->game;
    const int mover = game->mover(game->rules, uct->state);
    const bool other = mover != node->player;
    const int64_t visits = due(uct, node_edges(node)[slot].visits);
    Bounds b = known(uct, uct->state);
    if (visits > 0) {
        int alpha = uct_mean(uct, node, slot) * (other ? -1 : 1) > 0 ? 0 : -1;
        if (b.low >= 0) alpha = 0;
        if (b.high <= 0) alpha = -1;
        if (uct->timing) {
            alpha = uct->alpha > 0 ? uct->alpha + plies : uct->alpha - plies;
            if (mover != uct->root->player) alpha = -alpha - 1;
        }
        const int64_t most = (int64_t)(uct->options.look * (double)visits);
        uct->look_left = most;
        b = look(uct, uct->state, mover, b, alpha, 0);
        uct->looked += most - uct->look_left;
    }
    return bounds_later(bounds_seen(b, other));
}

/* ---- what is proven goes up ------------------------------------------------------------------ */

void uct_bound_path(Uct *uct) {
    Bounds b = uct->leaf_bounds;
    for (int i = uct->depth - 1; i >= 0; i--) {
        Node *node = uct->path[i].node;
        const uint32_t slot = uct->path[i].slot;
        Bounds *own = &node_bounds(node)[slot], old = *own;
        *own = b = narrower(b, old);
        if (b.low == old.low && b.high == old.high) return;
        if (bounds_proof(b) && !bounds_proof(old)) {
            uct->proofs++;
            node->open--;
            if (!uct->timing) settle(uct, node, slot, bounds_proof(b));
        }
        b = node_all_bounds(node);
        if (i == uct_top(uct)) break;
        const Node *parent = uct->path[i - 1].node;
        if (uct->facts && parent->kind != NODE_STAGE) note(uct, uct->hashes[i - 1], b);
        b = bounds_seen(b, node->player != parent->player);
        if (parent->kind != NODE_STAGE) b = bounds_later(b);
    }
    if (uct->path[uct_top(uct)].node == uct->root) uct_ask(uct);
}
