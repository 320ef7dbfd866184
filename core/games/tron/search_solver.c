/* search_solver.c - exact answers for Tron.
 *
 *   one rider       the longest ride: branch and bound under the chambers' bound
 *                   (search_solver_path.c). Shows the longest ride found, the proven upper bound
 *                   and the gap between them at any time
 *   a duel, apart   riders who cannot reach each other: the longest ride of each; more steps win.
 *                   First ours, then theirs as far as it takes to compare
 *   a duel          small boards: the value of the simultaneous game, usually of a mixed strategy
 *                   (search_solver_mixed.c), as a span that closes round by round. The choice is
 *                   drawn from the optimal mixture by the seed
 *
 * Bounds hold at any time, so that an answer cut short by a limit is true, only not final. It fails
 * on open boards of more than some thirty cells for two: the span stays open; and on rooms full of
 * pillars, where the chequerboard says little and the gap stays. */
#include "games/tron/search_solver.h"

#include "games/tron/messages.def"

enum { SOLVE_RIDE, SOLVE_APART, SOLVE_MIXED };

typedef struct Solver {
    const Game *game;
    const Rules *r;
    int mode, me, banked;
    Path path[2]; /* ours, theirs */
    Mixed mixed;
    Move moves[DIRS];
    int count;
    bool first; /* alternating: we move first, and need one step more */
} Solver;

static const Param params[] = {
    PARAM_INT(
        SolverOptions, depth, SOLVER_DEPTH_END, 1, SOLVER_DEPTH_END, .unit = "steps",
        .unit_one = "step", .flags = PARAM_LOG, .title = "Search depth in steps",
        .doc = "How many steps (in duels: rounds) ahead every line is tried. Beyond that, bounds "
               "have to do. The default goes on to the end and proves the result."),
    PARAM_INT(SolverOptions, table, 16, 0, 1024, .unit = "MB", .flags = PARAM_LOG | PARAM_ADVANCED,
              .title = "Memory of the table",
              .doc = "Memory for positions that were solved before; 0 = none."),
    SEARCH_LIMITS(SolverOptions), PARAM_END};

static const Message *unfit(const Game *game) {
    if (game->players > 2) return MESSAGE_OF(solves_one_rider_and_duels);
    return NULL;
}

static bool open(Search *search, Err *err) {
    const SolverOptions *options = search->options;
    Solver *s = ARENA_NEW(search->arena, Solver, 1, err);
    if (!s) return false;
    s->game = search->game;
    s->r = search->game->rules;
    search->data = s;
    if (!path_open(&s->path[0], search, s->r, options, err)) return false;
    if (s->r->riders == 1) return true;
    SolverOptions small = *options;
    small.table /= 4;
    return path_open(&s->path[1], search, s->r, &small, err) &&
           mixed_open(&s->mixed, search, options, err);
}

static void begin(Search *search, const void *state) {
    Solver *s = search->data;
    const State *position = state;
    const Rules *r = s->r;
    s->me = s->game->mover(r, state);
    s->banked = r->riders == 1 ? position->steps : 0;
    s->count = s->game->moves(r, state, s->moves);
    s->mode = r->riders == 1 ? SOLVE_RIDE : tron_apart(r, position) ? SOLVE_APART : SOLVE_MIXED;
    s->first = !r->simultaneous;
    s->path[0].seed = s->path[1].seed = search_seed(search);
    if (s->mode == SOLVE_MIXED) {
        mixed_begin(&s->mixed, state, s->me);
        return;
    }
    path_begin(&s->path[0], position, s->me, s->moves, s->count);
    if (s->mode == SOLVE_RIDE) return;
    Move theirs[DIRS];
    int count = 0;
    s->path[1].search = NULL; /* its nodes count, but tell nothing */
    for (unsigned w = tron_open(r, position->taken, position->head[!s->me]); w; w &= w - 1)
        theirs[count++] = (Move)bits_first(w);
    path_begin(&s->path[1], position, !s->me, theirs, count);
}

/* The outcome of a ride of low..high steps of ours against theirs, -1..+1 for us. */
static Span compare(const Solver *s, int low, int high) {
    return span_of_rides(!s->first, s->first, low, high, s->path[1].low, s->path[1].high);
}

static bool decided(const Solver *s) {
    Span span = compare(s, s->path[0].low, s->path[0].high);
    return s->path[0].done && (span.low == span.high || s->path[1].done);
}

static Step step(Search *search, int64_t budget) {
    Solver *s = search->data;
    if (s->mode == SOLVE_MIXED) {
        mixed_step(&s->mixed, &budget);
        return s->mixed.done && !search->stopped ? STEP_DONE : STEP_MORE;
    }
    path_step(&s->path[0], &budget);
    if (s->mode == SOLVE_RIDE) return s->path[0].done && !search->stopped ? STEP_DONE : STEP_MORE;
    while (s->path[0].done && !search->stopped && !decided(s) && budget > 0) {
        int64_t slice = budget < 64 ? budget : 64, left = slice;
        path_step(&s->path[1], &left);
        budget -= slice - left;
        if (slice == left && !s->path[1].done) break;
    }
    return decided(s) && !search->stopped ? STEP_DONE : STEP_MORE;
}

/* ---- the report ------------------------------------------------------------------------------ */

static MoveReport *add_row(Report *out, Move move) {
    if (out->count >= out->capacity) return NULL;
    MoveReport *row = &out->rows[out->count++];
    *row = (MoveReport){.move = move, .pv_length = 1};
    row->pv[0] = move;
    return row;
}

static void set_value(MoveReport *row, double value, Bound bound) {
    row->value = row->score = value + 0.0;
    row->bound = bound;
}

static int copy_line(const Path *p, Move *pv) {
    int length = p->low < PV_MAX ? p->low : PV_MAX;
    memcpy(pv, p->line, (size_t)length * sizeof *pv);
    return length;
}

/* In hundredths of a win: exact, or the bound that says something. */
static void set_span(MoveReport *row, Span span) {
    if (span.low == span.high) {
        set_value(row, 100 * span.low, BOUND_EXACT);
        row->proven = span_proves(span);
    } else if (span.low > -1) {
        set_value(row, 100 * span.low, BOUND_LOWER);
    } else if (span.high < 1) {
        set_value(row, 100 * span.high, BOUND_UPPER);
    }
}

static void report_paths(const Solver *s, Report *out) {
    const Path *mine = &s->path[0];
    bool ride = s->mode == SOLVE_RIDE;
    Span whole = compare(s, mine->low, mine->high);
    out->best = mine->low ? mine->line[0] : s->moves[0];
    out->value = ride ? s->banked + mine->low : 50 * (whole.low + whole.high);
    out->depth = mine->low;
    if (ride && mine->low == mine->high) out->ended = MESSAGE_OF(longest_ride_proven);
    out->nodes = (double)(mine->nodes + (ride ? 0 : s->path[1].nodes));
    out->pv_length = copy_line(mine, out->pv);
    if (!out->pv_length) out->pv[out->pv_length++] = out->best;
    if (!ride) out->pv_length = 1; /* theirs stand between the steps of the ride */
    if (!ride) out->proven = span_proves(whole);
    for (int i = 0; i < s->count; i++) {
        const PathRow *from = &mine->row[i];
        MoveReport *row = add_row(out, s->moves[i]);
        if (!row) break;
        row->effort = (double)from->effort;
        if (mine->ply > 0 && mine->frame[1].row == i)
            row->effort += (double)(mine->nodes - mine->frame[1].entered);
        bool longest = row->move == out->best;
        int high = from->high < mine->high ? from->high : mine->high;
        if (longest) row->pv_length = copy_line(mine, row->pv);
        if (!row->pv_length || !ride) row->pv_length = 1;
        if (!ride)
            set_span(row, compare(s, from->low, high));
        else if (from->low == high)
            set_value(row, s->banked + high, BOUND_EXACT);
        else
            set_value(row, s->banked + (longest ? from->low : high),
                      longest ? BOUND_LOWER : BOUND_UPPER);
    }
    report_count(out, "found", NULL,
                 "Steps of the longest ride found, those already made included.", "steps",
                 s->banked + mine->low);
    report_count(out, "bound", NULL, "Proven: no ride is longer than this.", "steps",
                 s->banked + mine->high);
    report_count(out, "gap", NULL,
                 "Steps between the longest ride found and the proven bound; 0 = solved.", "steps",
                 mine->high - mine->low);
    if (!ride) {
        report_count(out, "their_found", "their found",
                     "Steps of the longest ride found for the other rider.", "steps",
                     s->path[1].low);
        report_count(out, "their_bound", "their bound",
                     "Proven: the other rider has no longer ride.", "steps", s->path[1].high);
    }
    report_count(out, "cut_offs", "cut-offs", "Positions left because their bound is too low.",
                 NULL, (double)mine->cuts);
    report_count(out, "table_hits", "table hits", "Positions whose bound was known from before.",
                 NULL, (double)mine->hits);
    report_count(out, "phases", NULL,
                 "Searches begun, each with an allowance of nodes and a target.", NULL,
                 mine->phases);
}

/* A draw from our optimal mixture. */
static int drawn(const Search *search) {
    const Solver *s = search->data;
    const double *mix = s->mixed.strategy[s->me];
    Rng rng = rng_stream(search_seed(search), 0);
    double ticket = (double)(rng_next(&rng) >> 11) / 9007199254740992.0, sum = 0;
    int last = 0;
    for (int i = 0; i < s->count; i++) {
        if (mix[i] <= 1e-9) continue;
        sum += mix[i];
        last = i;
        if (ticket < sum) break;
    }
    return last;
}

/* What one of our moves is worth against their optimal mixture. */
static Span against(const Mixed *m, int me, int index) {
    Span sum = {0, 0};
    for (int other = 0; other < m->count[!me]; other++) {
        int i = me ? other : index, j = me ? index : other;
        Span span = m->span[i * m->count[1] + j];
        double share = m->strategy[!me][other];
        sum.low += share * span.low;
        sum.high += share * span.high;
    }
    return me ? (Span){-sum.high, -sum.low} : sum;
}

static void report_mixed(const Search *search, Report *out) {
    const Solver *s = search->data;
    const Mixed *m = &s->mixed;
    Span value = s->me ? (Span){-m->value.high, -m->value.low} : m->value;
    out->best = s->moves[drawn(search)];
    out->mixed = true;
    out->value = 50 * (value.low + value.high) + 0.0;
    out->depth = m->finished;
    out->nodes = (double)m->nodes;
    out->pv[out->pv_length++] = out->best;
    out->proven = span_proves(value);
    report_count(out, "bound", NULL, "Proven: the value of the game is at most this.", NULL,
                 100 * value.high);
    report_count(out, "gap", NULL, "Between the proven bounds of the value; 0 = solved.", NULL,
                 100 * (value.high - value.low));
    for (int i = 0; i < s->count; i++) {
        MoveReport *row = add_row(out, s->moves[i]);
        if (!row) break;
        row->mix = m->strategy[s->me][i];
        if (!m->finished) continue;
        Span span = against(m, s->me, i);
        if (span.high - span.low < 1e-9) span.high = span.low;
        if (span.low == span.high)
            set_value(row, 100 * span.low, BOUND_EXACT);
        else if (span.low > -1)
            set_value(row, 100 * span.low, BOUND_LOWER);
        else
            set_value(row, 100 * span.high, BOUND_UPPER);
        row->score = 100 * row->mix;
    }
    report_count(out, "table_hits", "table hits", "Positions whose value was known from before.",
                 NULL, (double)m->hits);
    report_count(out, "apart", NULL, "Positions where the riders cannot reach each other any more.",
                 NULL, (double)m->apart);
}

static void report(const Search *search, Report *out) {
    const Solver *s = search->data;
    if (s->mode == SOLVE_MIXED)
        report_mixed(search, out);
    else
        report_paths(s, out);
}

const SearcherDef searcher_tron_solver = {
    .row = {.name = "solver",
            .title = "Exact solver",
            .doc = "Proves what is the most that can be reached: the longest ride of one rider, or "
                   "of two riders who cannot reach each other any more, with the longest ride "
                   "found, a proven bound and the gap between them while it works; and the exact "
                   "value of a small duel in which both choose at once, with the mixture of "
                   "moves that guarantees it. Large open duels only get bounds.",
            .params = params,
            .size = sizeof(SolverOptions)},
    .roles = {[ROLE_EXACT] = "nodes=100M"},
    .accepts = TRAIT_TWO_PLAYER | TRAIT_SOLO | TRAIT_SIMULTANEOUS | TRAIT_POINTS,
    .unfit = unfit,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report};
