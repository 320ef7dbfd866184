/* search_solver_mixed.c - duels in which both choose at once.
 *
 * After every round two riders face a matrix: my moves by theirs, and in every entry the value of
 * the position that follows. With simultaneous choices the value of a matrix is in general that of
 * a mixed strategy: let P be the payoffs of rider 1 and p its probabilities; then
 *
 *     value = max over p of min over columns j of sum over i of p[i] P[i][j]
 *
 * which is a linear program, solved here by the simplex method (von Neumann 1928, Dantzig 1951).
 * One depth-first search over all positions, with a memo by hash, gives the exact value of a small
 * board.
 *
 * Depth grows by one round at a time. A position at the depth is worth something between -1 and +1,
 * or what its rooms prove when the riders are apart; so every position has two bounds, from two
 * matrices, and the answer at any time is a span that closes. Alternating moves are matrices with
 * one row or one column. */
#include "games/tron/search_solver.h"

/* ---- matrix games ---------------------------------------------------------------------------- */

enum { SIDE = DIRS, WIDE = 2 * DIRS + 1 };

/* A pure answer that is best against the best pure answer to it: no mixing is needed. */
static bool saddle(double payoff[DIRS][DIRS], int rows, int columns, double *value, int *row,
                   int *column) {
    double maxmin = -2, minmax = 2;
    for (int i = 0; i < rows; i++) {
        double min = 2;
        for (int j = 0; j < columns; j++)
            if (payoff[i][j] < min) min = payoff[i][j];
        if (min > maxmin) maxmin = min, *row = i;
    }
    for (int j = 0; j < columns; j++) {
        double max = -2;
        for (int i = 0; i < rows; i++)
            if (payoff[i][j] > max) max = payoff[i][j];
        if (max < minmax) minmax = max, *column = j;
    }
    *value = maxmin;
    return maxmin >= minmax;
}

/* Brings the variable of column `in` into the basis, in place of that of row `out`. */
static void pivot(double t[SIDE + 1][WIDE + 1], int rows, int width, int out, int in) {
    double element = t[out][in];
    for (int j = 0; j <= width; j++)
        t[out][j] /= element;
    for (int i = 0; i <= rows; i++) {
        double factor = t[i][in];
        if (i == out || factor == 0) continue;
        for (int j = 0; j <= width; j++)
            t[i][j] -= factor * t[out][j];
    }
}

double matrix_solve(double payoff[DIRS][DIRS], int rows, int columns, double *row_mix,
                    double *column_mix) {
    double value;
    int row = 0, column = 0;
    if (saddle(payoff, rows, columns, &value, &row, &column)) {
        for (int i = 0; row_mix && i < rows; i++)
            row_mix[i] = i == row;
        for (int j = 0; column_mix && j < columns; j++)
            column_mix[j] = j == column;
        return value;
    }
    /* Step 1: payoffs above 0; then maximize the sum of y >= 0 under sum over j of P[i][j] y[j] <=
     * 1. The value is 1 / sum, y / sum the columns' strategy, the prices of the rows theirs. */
    double t[SIDE + 1][WIDE + 1];
    int basis[SIDE], width = columns + rows;
    memset(t, 0, sizeof t);
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++)
            t[i][j] = payoff[i][j] + 2;
        t[i][columns + i] = 1;
        t[i][width] = 1;
        basis[i] = columns + i;
    }
    for (int j = 0; j < columns; j++)
        t[rows][j] = -1;
    /* Step 2: pivot by Bland's rule, which never goes round in circles. */
    for (int turn = 0; turn < 1000; turn++) {
        int in = -1, out = -1;
        for (int j = 0; j < width && in < 0; j++)
            if (t[rows][j] < -1e-12) in = j;
        if (in < 0) break;
        for (int i = 0; i < rows; i++) {
            if (t[i][in] <= 1e-12) continue;
            if (out < 0) {
                out = i;
                continue;
            }
            double a = t[i][width] * t[out][in], b = t[out][width] * t[i][in];
            if (a < b || (a == b && basis[i] < basis[out])) out = i;
        }
        if (out < 0) break;
        pivot(t, rows, width, out, in);
        basis[out] = in;
    }
    double sum = t[rows][width];
    for (int i = 0; row_mix && i < rows; i++)
        row_mix[i] = t[rows][columns + i] / sum;
    for (int j = 0; column_mix && j < columns; j++)
        column_mix[j] = 0;
    for (int i = 0; column_mix && i < rows; i++)
        if (basis[i] < columns) column_mix[basis[i]] = t[i][width] / sum;
    return 1 / sum - 2;
}

/* ---- positions ------------------------------------------------------------------------------- */

bool mixed_open(Mixed *m, Search *search, const SolverOptions *options, Err *err) {
    const Game *game = search->game;
    Arena *arena = search->arena;
    memset(m, 0, sizeof *m);
    m->game = game;
    m->r = game->rules;
    m->search = search;
    m->frames = (int)options->depth < game->max_plies ? (int)options->depth : game->max_plies;
    m->depth_max = m->frames;
    m->frames += 2;
    size_t stride = (game->state_size + 15) & ~(size_t)15;
    /* Boards that large are not solved; their frames would only take memory. */
    if (m->frames > 200) m->frames = 200;
    if (m->depth_max > m->frames - 2) m->depth_max = m->frames - 2;
    m->frame = ARENA_NEW(arena, MixedFrame, m->frames, err);
    char *states = arena_alloc(arena, stride * (size_t)m->frames, err);
    m->scratch = arena_alloc(arena, stride, err);
    uint64_t memos = ((uint64_t)options->table << 20) / sizeof *m->memo;
    m->memos = memos ? (size_t)1 << bits_last(memos) : 0;
    if (m->memos) m->memo = ARENA_NEW(arena, MixedMemo, m->memos, err);
    if (arena_refused(arena)) return false;
    for (int i = 0; i < m->frames; i++)
        m->frame[i].state = states + stride * (size_t)i;
    return true;
}

static MixedMemo *memo_of(const Mixed *m, uint64_t hash) {
    return m->memo + (rng_mix(hash) & (m->memos - 1));
}

static int mover(const Mixed *m, const void *state) {
    return m->game->mover(m->r, state);
}

/* The moves of both; both lists have at least one entry. */
static void list(const Mixed *m, MixedFrame *f) {
    const Game *game = m->game;
    int first = mover(m, f->state);
    f->count[first] = game->moves(m->r, f->state, f->move[first]);
    f->count[!first] = 1;
    f->move[!first][0] = NO_MOVE;
    if (m->r->simultaneous) {
        game->observe(m->r, m->scratch, f->state, !first);
        f->count[!first] = game->moves(m->r, m->scratch, f->move[!first]);
    }
    f->next = 0;
    memset(f->effort, 0, sizeof f->effort);
}

/* Plays one choice of each into `to`. */
static Status play(const Mixed *m, void *to, const MixedFrame *f, int mine, int theirs) {
    const Game *game = m->game;
    if (!m->r->simultaneous) {
        Move move = f->move[0][mine] == NO_MOVE ? f->move[1][theirs] : f->move[0][mine];
        return game->play(m->r, to, f->state, move);
    }
    game->observe(m->r, to, f->state, 0);
    game->play(m->r, to, to, f->move[0][mine]);
    return game->play(m->r, to, to, f->move[1][theirs]);
}

Span span_of_rides(bool draws, bool begins, int low, int high, int their_low, int their_high) {
    int tie = draws ? 0 : begins ? -1 : 1;
    return (Span){low > their_high    ? 1
                  : low == their_high ? tie
                                      : -1,
                  high < their_low    ? -1
                  : high == their_low ? tie
                                      : 1};
}

/* Riders who cannot reach each other any more: the one with the longer ride wins. */
static bool apart(Mixed *m, const State *s, Span *out) {
    const Rules *r = m->r;
    if (!tron_apart(r, s)) return false;
    int low[2], high[2];
    for (int rider = 0; rider < 2; rider++) {
        low[rider] = tron_walk(r, s->taken, s->head[rider], NULL, 0);
        high[rider] = tron_bound(r, s->taken, s->head[rider], NULL);
    }
    *out = span_of_rides(r->simultaneous, s->turn == 0, low[0], high[0], low[1], high[1]);
    m->apart++;
    return true;
}

/* What is known of the state in m->frame[ply] without looking ahead. True = that is all. */
static bool settle(Mixed *m, int ply, Status status, int rounds, Span *out, NodeEnd *end) {
    MixedFrame *f = m->frame + ply;
    const Game *game = m->game;
    *out = (Span){-1, 1};
    *end = END_OVER;
    if (status == OVER) {
        out->low = out->high = game->result(m->r, f->state, 0);
        return true;
    }
    if (game->observe) game->observe(m->r, f->state, f->state, 0);
    f->hash = game_hash(game, f->state);
    *end = END_TABLE;
    if (m->memos) {
        const MixedMemo *memo = memo_of(m, f->hash);
        bool known = memo->rounds > 0 && memo->hash == f->hash;
        if (known && (memo->span.low == memo->span.high || memo->rounds > rounds)) {
            *out = memo->span;
            m->hits++;
            return true;
        }
    }
    *end = END_KNOWN;
    if (apart(m, (const State *)(const void *)f->state, out) && out->low == out->high) return true;
    *end = END_LEAF;
    return rounds <= 0 || ply + 1 >= m->frames;
}

/* In a trace a round of simultaneous choices is two plies: what the asker chooses, then the
 * other. */
static int trace_ply(const Mixed *m, int ply) {
    return m->r->simultaneous ? 2 * ply : ply;
}

static void trace_enter(const Mixed *m, int ply, Move move) {
    search_enter(m->search, ply, move, -100, 100);
}

/* The pair of choices that leads to the frame at `ply`. */
static void trace_pair(const Mixed *m, int ply, int mine, int theirs) {
    const MixedFrame *f = m->frame + ply - 1;
    int own = m->asker ? theirs : mine, other = m->asker ? mine : theirs;
    Move move = f->move[m->asker][own], reply = f->move[!m->asker][other];
    if (!m->r->simultaneous) {
        trace_enter(m, ply, move == NO_MOVE ? reply : move);
        return;
    }
    trace_enter(m, 2 * ply - 1, move);
    trace_enter(m, 2 * ply, reply);
}

static void tell_leave(const Mixed *m, int ply, Span span, NodeEnd end, double effort) {
    bool exact = span.low == span.high;
    double value = 100 * (exact || span.low > -1 ? span.low : span.high);
    Bound bound = exact ? BOUND_EXACT : span.low > -1 ? BOUND_LOWER : BOUND_UPPER;
    if (m->asker == 1) {
        value = -value;
        if (!exact) bound = span.low > -1 ? BOUND_UPPER : BOUND_LOWER;
    }
    search_leave(m->search, ply, value + 0.0, bound, end, effort);
}

/* The asker's choice as a node: what it is sure of when the other knows it, by the pairs so far. */
static void trace_leave_choice(const Mixed *m, int ply, Span pair, double effort) {
    MixedFrame *f = m->frame + ply - 1;
    int width = f->count[1], own = m->asker ? f->next % width : f->next / width;
    Span worst = pair;
    for (int i = 0; i < f->next; i++) {
        if ((m->asker ? i % width : i / width) != own) continue;
        const Span *span = &f->span[i];
        if (m->asker ? span->low > worst.low : span->low < worst.low) worst.low = span->low;
        if (m->asker ? span->high > worst.high : span->high < worst.high) worst.high = span->high;
    }
    f->effort[own] += effort;
    tell_leave(m, 2 * ply - 1, worst, END_NONE, f->effort[own]);
}

static void trace_leave(const Mixed *m, int ply, Span span, NodeEnd end) {
    if (!m->search->trace) return;
    double effort = (double)(m->nodes - m->frame[ply].entered);
    tell_leave(m, trace_ply(m, ply), span, end, effort);
    if (ply > 0 && m->r->simultaneous) trace_leave_choice(m, ply, span, effort);
}

/* The value of a frame whose pairs are all known. */
static Span value_of(const MixedFrame *f, double *mix0, double *mix1) {
    double low[DIRS][DIRS], high[DIRS][DIRS];
    bool exact = true;
    for (int i = 0; i < f->count[0]; i++)
        for (int j = 0; j < f->count[1]; j++) {
            Span span = f->span[i * f->count[1] + j];
            low[i][j] = span.low;
            high[i][j] = span.high;
            exact &= span.low == span.high;
        }
    Span value;
    value.low = matrix_solve(low, f->count[0], f->count[1], mix0, mix1);
    value.high = value.low;
    if (exact) return value;
    /* Rider 1 mixes against what it is sure of, rider 2 against what rider 1 may hope for. */
    value.high = matrix_solve(high, f->count[0], f->count[1], NULL, mix1);
    if (value.high - value.low < 1e-9) value.high = value.low;
    return value;
}

void mixed_begin(Mixed *m, const void *state, int asker) {
    m->asker = asker;
    m->nodes = m->hits = m->apart = 0;
    m->finished = 0;
    m->done = false;
    m->value = (Span){-1, 1};
    m->ply = -1;
    m->depth = 0;
    for (size_t i = 0; i < m->memos; i++)
        m->memo[i].rounds = 0;
    MixedFrame *root = m->frame;
    if (m->game->observe)
        m->game->observe(m->r, root->state, state, 0);
    else
        memcpy(root->state, state, m->game->state_size);
    root->hash = game_hash(m->game, root->state);
    list(m, root);
    for (int rider = 0; rider < 2; rider++) {
        m->count[rider] = root->count[rider];
        for (int i = 0; i < DIRS; i++)
            m->strategy[rider][i] = i < root->count[rider] ? 1.0 / root->count[rider] : 0;
    }
    for (int i = 0; i < DIRS * DIRS; i++)
        m->span[i] = (Span){-1, 1};
}

static void finish(Mixed *m) {
    MixedFrame *root = m->frame;
    m->value = value_of(root, m->strategy[0], m->strategy[1]);
    memcpy(m->span, root->span, sizeof m->span);
    m->finished = m->depth;
    m->done = m->value.low == m->value.high || m->depth >= m->depth_max;
    trace_leave(m, 0, m->value, END_NONE);
    search_event(m->search, EVENT_ITERATION);
}

static void descend(Mixed *m) {
    MixedFrame *f = m->frame + m->ply, *child = f + 1;
    int ply = m->ply + 1, mine = f->next / f->count[1], theirs = f->next % f->count[1];
    child->entered = m->nodes++;
    Status status = play(m, child->state, f, mine, theirs);
    trace_pair(m, ply, mine, theirs);
    search_event(m->search, EVENT_NODE);
    Span span;
    NodeEnd end;
    if (!settle(m, ply, status, m->depth - ply, &span, &end)) {
        list(m, child);
        m->ply = ply;
        return;
    }
    trace_leave(m, ply, span, end);
    f->span[f->next++] = span;
    if (m->ply == 0) search_event(m->search, EVENT_ROOT_MOVE);
}

void mixed_step(Mixed *m, int64_t *budget) {
    while (!m->done && !m->search->stopped) {
        if (m->ply < 0) {
            if (*budget <= 0) return;
            m->depth++;
            m->ply = 0;
            m->frame->entered = m->nodes;
            trace_enter(m, 0, NO_MOVE);
            list(m, m->frame);
            continue;
        }
        MixedFrame *f = m->frame + m->ply;
        if (f->next == f->count[0] * f->count[1]) {
            if (m->ply == 0) {
                m->ply = -1;
                finish(m);
                continue;
            }
            Span span = value_of(f, NULL, NULL);
            if (m->memos)
                *memo_of(m, f->hash) = (MixedMemo){f->hash, span, m->depth - m->ply + 1, 0};
            trace_leave(m, m->ply, span, END_NONE);
            m->ply--;
            f = m->frame + m->ply;
            f->span[f->next++] = span;
            if (m->ply == 0) search_event(m->search, EVENT_ROOT_MOVE);
            continue;
        }
        if (*budget <= 0) return;
        --*budget;
        descend(m);
    }
}
