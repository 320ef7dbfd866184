/* expect_walk.c - one iteration of expectimax, on an explicit stack.
 *
 *     value(position, depth, probability):
 *         the game is over: its result
 *         right after a decision:
 *             depth is 0, or the place is too improbable: the evaluation
 *             the table knows it: that
 *         the dice move: the mean of value(outcome, depth, probability x weight / weights)
 *         else: the best of value(move, depth - 1, probability)
 *
 * The loop works on the top frame: it hands its value down when no child is left, else it plays the
 * next move into the frame above. Children that have a value at once are never pushed. */
#include <limits.h>
#include <math.h>
#include <string.h>

#include "searchers/common/expect.h"

enum {
    TOLD_ALL = 500, /* nodes of an iteration that are always told of */
    TOLD_SHARE = 48 /* of those of the last one; the next one has three times as many */
};

/* ---- values ---------------------------------------------------------------------------------- */

static double banked(const Expect *e, const void *state) {
    return e->banked ? game_points(e->game, state, e->me) : 0;
}

static double result(const Expect *e, const void *state) {
    const Game *game = e->game;
    if (e->goal) {
        GameStatistics statistics;
        game->statistics(game->rules, state, e->me, &statistics);
        return statistics.goal ? 100 : 0;
    }
    if (e->own) return evaluation_value(&e->eval, state, e->me);
    return search_outcome(game, state, e->me);
}

static double estimate(const Expect *e, const void *state) {
    if (e->goal && !e->own) return 0;
    return banked(e, state) + evaluation_value(&e->eval, state, e->me);
}

static uint64_t key_of(const Expect *e, const void *state) {
    return e->kernel ? e->kernel->key(e->game, state) : game_hash(e->game, state);
}

static unsigned rarity(const Expect *e, double probability) {
    return e->cutoff > 0 ? expect_rarity(probability, e->alike) : 0;
}

/* ---- telling --------------------------------------------------------------------------------- */

/* Whether nodes at `ply` are told of, and so are walked to one by one. */
static bool tells(const Expect *e, int ply) {
    return e->search->stop_at == EVENT_NODE || (ply <= e->told && search_listens(e->search, ply));
}

static void trace_enter(Expect *e, int ply, Move move) {
    if (ply < EXPECT_TOLD) e->at_ply[ply]++;
    if (tells(e, ply)) search_enter(e->search, ply, move, 0, 0);
    search_event(e->search, EVENT_NODE);
}

static void trace_leave(const Expect *e, int ply, double value, NodeEnd end, int64_t entered) {
    if (tells(e, ply))
        search_leave(e->search, ply, value, BOUND_EXACT, end, (double)(e->nodes - entered));
}

/* How deep an iteration is told of. A node that is told of takes as long as some dozens that the
 * kernel looks at. So where there is a kernel and the listener keeps but so many nodes (it has a
 * limit), it is told of all in small iterations, of about one node in a hundred in large ones: what
 * is told then takes a sixth of the time at most. By the last iteration: its nodes, those at every
 * ply, below those by their growth. */
static int told_to(const Expect *e) {
    const Trace *trace = e->search->trace;
    if (!e->fast || !trace || !trace->limit || !e->finished) return INT_MAX;
    int64_t share = e->last / TOLD_SHARE;
    double left = share > TOLD_ALL ? (double)share : TOLD_ALL, count = 1, growth = 1;
    for (int ply = 0; ply < EXPECT_TOLD; ply++) {
        double before = count;
        count = e->at_ply[ply] ? (double)e->at_ply[ply] : count * growth;
        if (e->at_ply[ply]) growth = count / before > growth ? count / before : growth;
        left -= count;
        if (left < 0) return ply - 1;
    }
    return INT_MAX;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

int expect_prune(const Expect *e, ExpectFrame *f) {
    const Game *game = e->game;
    int kept = 0;
    for (int i = 0; i < f->count; i++) {
        Move move = f->moves[i];
        game->play(game->rules, f[1].state, f->state, move);
        if (!e->kernel->keeps(e->memory, f[1].state)) continue;
        for (int k = i; k > kept; k--)
            f->moves[k] = f->moves[k - 1];
        f->moves[kept++] = move;
    }
    return kept;
}

/* Lists what may happen in a node whose state, depth, probability and `after` are set. */
static void expand(Expect *e, ExpectFrame *f) {
    const Game *game = e->game;
    f->player = game->mover(game->rules, f->state);
    f->count = game->moves(game->rules, f->state, f->moves);
    f->next = 0;
    f->height = 0;
    f->sum = 0;
    f->weight = 0;
    if (f->player == CHANCE) {
        e->dice++;
        for (int i = 0; i < f->count; i++)
            f->weight += game_chance_weight(game, f->state, f->moves[i]);
        f->best = INFINITY;
    } else {
        if (e->pruned) f->count = expect_prune(e, f);
        if (f->count)
            e->decisions++;
        else
            e->kernel->give_up(f->state);
        f->best = f->player == e->me ? -INFINITY : INFINITY;
    }
}

static int height_of(const ExpectFrame *f) {
    if (!f->count) return 0;
    if (f->player == CHANCE || f->height == EXPECT_OPEN) return f->height;
    return f->depth > 1 ? f->height + 1 : EXPECT_OPEN;
}

static double value_of(const Expect *e, const ExpectFrame *f) {
    if (!f->count) return result(e, f->state); /* given up */
    if (f->player != CHANCE || e->worst) return f->best;
    return f->sum / f->weight;
}

/* Keeps the value of a place for the table. */
static void keep(Expect *e, const void *state, int depth, double probability, double value,
                 int height) {
    expect_store(&e->table, key_of(e, state), depth, rarity(e, probability),
                 value - banked(e, state), height);
}

/* The quartiles of what the dice bring right after a root move. */
static void note_spread(Expect *e, ExpectRow *row, int count) {
    int *order = e->order;
    double total = 0, seen = 0;
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && e->outcomes[order[at - 1]] > e->outcomes[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
        total += e->weights_of[i];
    }
    int filled = 0;
    for (int i = 0; i < count; i++) {
        seen += e->weights_of[order[i]];
        while (filled < REPORT_SPREAD - 1 && seen * (REPORT_SPREAD - 1) > filled * total)
            row->quantile[filled++] = e->outcomes[order[i]];
    }
    row->quantile[REPORT_SPREAD - 1] = e->outcomes[order[count - 1]];
    row->spread = true;
}

static void note_root_move(Expect *e, int index, double value, int height) {
    ExpectRow *row = e->fresh + index;
    row->value = value;
    row->known = true;
    row->complete = height != EXPECT_OPEN;
    search_event(e->search, EVENT_ROOT_MOVE);
}

/* The child moves[next] of the frame at `ply` is worth `value`. */
static void digest(Expect *e, int ply, double value, int height) {
    ExpectFrame *f = e->frames + ply;
    if (f->player == CHANCE) {
        int weight = game_chance_weight(e->game, f->state, f->moves[f->next]);
        f->sum += weight * value;
        if (value < f->best) f->best = value;
        if (ply == 1) {
            e->outcomes[f->next] = value;
            e->weights_of[f->next] = weight;
        }
    } else if (f->player == e->me ? value > f->best : value < f->best) {
        f->best = value;
    }
    if (height > f->height) f->height = height;
    if (ply == 0) note_root_move(e, f->next, value, height);
    f->next++;
}

typedef enum Entered { ENTER_VALUE, ENTER_PUSH, ENTER_ASK } Entered;

/* Step 1: what a child just played into the frame at `ply` is worth, if that is known at once. */
static Entered enter(Expect *e, int ply, Status status, double *value, int *height, NodeEnd *end) {
    ExpectFrame *f = e->frames + ply;
    *height = 0;
    *end = END_OVER;
    if (status == OVER) {
        *value = result(e, f->state);
        return ENTER_VALUE;
    }
    *height = EXPECT_OPEN;
    *end = END_LEAF;
    bool rare = f->after && f->depth > 0 && f->probability < e->cutoff;
    if ((f->after && f->depth == 0) || rare || ply + 2 >= e->plies) {
        e->leaves++;
        e->improbable += rare;
        *value = estimate(e, f->state);
        return ENTER_VALUE;
    }
    *end = END_TABLE;
    if (f->after && ply > 1 &&
        expect_probe(&e->table, key_of(e, f->state), f->depth, rarity(e, f->probability), value,
                     height)) {
        *value += banked(e, f->state);
        return ENTER_VALUE;
    }
    if (e->fast && !tells(e, ply + 1) && f->after &&
        e->game->mover(e->game->rules, f->state) == CHANCE)
        return ENTER_ASK;
    return ENTER_PUSH;
}

static void note_dice(Expect *e, int ply, const ExpectFrame *f) {
    if (ply == 1 && f->player == CHANCE) note_spread(e, e->fresh + e->frames[0].next, f->count);
}

/* Step 2: a node with all children seen gives its value to the one below. */
static bool leave(Expect *e) {
    ExpectFrame *f = e->frames + e->ply;
    double value = value_of(e, f);
    int height = height_of(f);
    note_dice(e, e->ply, f);
    if (f->after && e->ply > 1) keep(e, f->state, f->depth, f->probability, value, height);
    trace_leave(e, e->ply, value, END_NONE, f->entered);
    if (e->ply == 1) e->fresh[e->frames[0].next].effort += (double)(e->nodes - f->entered);
    if (e->ply-- == 0) {
        e->value = value;
        e->complete = height != EXPECT_OPEN;
        return true;
    }
    digest(e, e->ply, value, height);
    return false;
}

/* The kernel's answer, or more of its work. */
static void ask(Expect *e, int64_t *budget) {
    int ply = e->ply + 1;
    ExpectFrame *f = e->frames + ply;
    if (!e->kernel->run(e, e->memory, budget, &e->query)) return;
    e->asking = false;
    trace_leave(e, ply, e->query.value, END_NONE, f->entered);
    if (ply == 1) {
        const Game *game = e->game;
        int count = game->moves(game->rules, f->state, f->moves);
        for (int i = 0; i < count; i++)
            e->weights_of[i] = game_chance_weight(game, f->state, f->moves[i]);
        note_spread(e, e->fresh + e->frames[0].next, count);
        e->fresh[e->frames[0].next].effort += (double)(e->nodes - f->entered);
    } else {
        keep(e, f->state, f->depth, f->probability, e->query.value, e->query.height);
    }
    digest(e, e->ply, e->query.value, e->query.height);
}

/* Step 3: plays moves[next] of the top frame. */
static void descend(Expect *e) {
    const Game *game = e->game;
    int ply = e->ply;
    ExpectFrame *f = e->frames + ply, *child = f + 1;
    Move move = f->moves[f->next];
    bool dice = f->player == CHANCE;
    child->entered = e->nodes++;
    child->after = !dice;
    child->depth = f->depth - !dice;
    child->probability = dice
                             ? f->probability / f->weight * game_chance_weight(game, f->state, move)
                             : f->probability;
    Status status = game->play(game->rules, child->state, f->state, move);
    trace_enter(e, ply + 1, move);
    double value;
    int height;
    NodeEnd end;
    switch (enter(e, ply + 1, status, &value, &height, &end)) {
    case ENTER_VALUE:
        trace_leave(e, ply + 1, value, end, child->entered);
        if (ply == 0) e->fresh[f->next].effort += 1;
        digest(e, ply, value, height);
        break;
    case ENTER_PUSH:
        expand(e, child);
        e->ply++;
        break;
    case ENTER_ASK:
        e->query = (ExpectQuery){
            child->state, child->depth, child->probability, 0, 0, ply == 0 ? e->outcomes : NULL};
        e->asking = e->kernel->ask(e, e->memory, &e->query);
        if (e->asking) break;
        expand(e, child);
        e->ply++;
        break;
    }
}

void expect_launch(Expect *e) {
    ExpectFrame *f = e->frames;
    e->ply = 0;
    e->asking = false;
    e->told = told_to(e);
    memset(e->at_ply, 0, sizeof e->at_ply);
    f->depth = e->depth;
    f->probability = 1;
    f->after = false;
    f->entered = e->nodes;
    expand(e, f);
    for (int i = 0; i < e->count; i++) {
        e->fresh[i].known = e->fresh[i].spread = false;
    }
    trace_enter(e, 0, NO_MOVE);
}

bool expect_walk(Expect *e, int64_t *budget) {
    while (!e->search->stopped) {
        const ExpectFrame *f = e->frames + e->ply;
        if (!e->asking && f->next == f->count) {
            if (leave(e)) return true;
            continue;
        }
        if (*budget <= 0) return false;
        if (e->asking) {
            ask(e, budget);
            continue;
        }
        --*budget;
        descend(e);
    }
    return false;
}
