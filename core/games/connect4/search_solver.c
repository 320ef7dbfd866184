/* search_solver.c - the exact solver of Connect Four: the game-theoretic score of a position, of every
 * column, on any board that the game accepts.
 *
 * The score says who wins and how soon (search_solver.h). It is found by tests "is it more than
 * alpha?", null windows that prune far better than a wide one: first alpha 0 and -1 (who wins), then
 * outwards until the bounds meet. A test of the root asks column by column; what it finds bounds the
 * columns and so the root. All tests share one table, so later ones find most of their work done.
 *
 *     solve(bounds of the root)
 *         while low < high:  alpha between them;  ask the columns until one is above it
 *     then the same for every column alone, when all are wanted
 *
 * The kernel that answers tests is described in search_kernel.inc.h. References: J. D. Allen 1988 and
 * V. Allis 1988 (solved by hand-made rules and by search), J. Tromp 1995 (Fhourstones), P. Pons 2015
 * (null windows over bitboards, order by threats). */
#include "games/connect4/search_solver.h"

#include <string.h>

#include "base/mathx.h"

typedef struct Options {
    Limits limits;
    int64_t aim;   /* AIM_SCORE ... */
    int64_t moves; /* MOVES_ALL ... */
    int64_t ties;  /* TIES_FIRST ... */
    double blunder, slack;
    int64_t memory;
    bool keep;
} Options;

enum { AIM_SCORE, AIM_RESULT };
enum { MOVES_ALL, MOVES_BEST };
enum { TIES_FIRST, TIES_RANDOM };

static const char *const aims[] = {"score", "result", NULL};
static const char *const which[] = {"all", "best", NULL};
static const char *const ties[] = {"first", "random", NULL};

/* clang-format off */
static const Param params[] = {
    PARAM_ENUM(Options, aim, AIM_SCORE, aims,
               .doc = "`score` finds how soon a win comes and how long a loss can be put off; "
                      "`result` only who wins, which is quicker."),
    PARAM_ENUM(Options, moves, MOVES_ALL, which,
               .doc = "`all` finds the exact value of every column, `best` stops when the best one "
                      "is known and leaves the others with bounds."),
    PARAM_ENUM(Options, ties, TIES_FIRST, ties,
               .doc = "Among columns of the best value: the one nearest to the middle (`first`) or "
                      "a `random` one, drawn from the seed."),
    PARAM_REAL(Options, blunder, 0, 0, 1, .step = 0.05,
               .doc = "How often another move is played than a perfect one: 0 plays perfectly, 1 "
                      "never on purpose."),
    PARAM_REAL(Options, slack, 0, 0, 100, .step = 0.5,
               .doc = "How bad such a move may be, as people err: worse moves are drawn, one whose "
                      "score is d lower with weight exp(-d / slack), so that small slips are common "
                      "and large ones rare. 0 draws from all legal moves alike."),
    PARAM_INT(Options, memory, 64, 1, 1024, .unit = "MB", .flags = PARAM_LOG | PARAM_ADVANCED,
              .doc = "The largest size of the table of known positions; the next lower power of two "
                     "is taken. It begins small and grows with the work."),
    PARAM_BOOL(Options, keep, false, .flags = PARAM_ADVANCED,
               .doc = "Keeps the table from position to position: what was proven stays so. "
                      "Faster in a game, but node counts then depend on the positions before."),
    SEARCH_LIMITS(Options),
    PARAM_END};

static const Preset presets[] = {
    {.name = "beginner", .title = "Beginner", .values = "blunder=0.55,slack=6,ties=random",
     .doc = "Every second move is worse than it could be, some of them badly. Wins four games in five "
            "against random moves."},
    {.name = "easy", .title = "Easy", .values = "blunder=0.35,slack=5,ties=random",
     .doc = "Every third move is not the best one. Like each of the levels wins about three games in "
            "four against the one before, from random openings of 12 plies."},
    {.name = "medium", .title = "Medium", .values = "blunder=0.18,slack=4,ties=random",
     .doc = "Errs about once in six moves, seldom badly."},
    {.name = "hard", .title = "Hard", .values = "blunder=0.06,slack=3,ties=random",
     .doc = "Errs about once in a game, and mostly a little."},
    {.name = "expert", .title = "Perfect", .values = "blunder=0",
     .doc = "Never gives away a win or a draw, wins as soon and loses as late as can be."},
    {.name = NULL}};
/* clang-format on */

/* A move at the root; bounds of its score for the side to move there. */
typedef struct Column {
    Move move;
    int bit;
    bool over; /* the game ends with it or with the next stone: bounds are known */
    Board after;
    int low, high;
    double effort;
} Column;

typedef struct Solver {
    const Game *game;
    const Rules *rules;
    const Options *options;
    Options opened;
    const SolverMethods *methods;
    SolverKernel *kernel;
    Board root;
    int stones;
    Column columns[SIDE_MAX]; /* in the order in which they are asked: from the middle outwards */
    int count;
    int low, high; /* bounds of the root */
    int alpha;     /* of the present test of the root, or of a column */
    int at;        /* column being asked */
    bool testing;  /* a test is in work, */
    bool single;   /* of this column alone; */
    bool asking;   /* its column is being asked */
    bool done;
    int64_t began; /* node count when the question was put */
    int64_t tests;
    Move slip;     /* a blunder, or NO_MOVE */
    bool slipping; /* a worse move will be drawn by its score */
} Solver;

/* ---- setting up ------------------------------------------------------------------------------- */

static int column_of(const Rules *r, int bit) {
    return bit / r->stride;
}

static void forget(Solver *s) {
    SolverTable *table = &s->kernel->table;
    table->buckets = TABLE_FIRST < table->most ? TABLE_FIRST : table->most;
    table->grow_at = (int64_t)table->buckets;
    memset(table->entries, 0, table->buckets * 2 * sizeof *table->entries);
    memset(s->kernel->history, 0, sizeof s->kernel->history);
    s->kernel->nodes = 0;
}

static bool open(Search *search, Err *err) {
    const Game *game = search->game;
    const Options *options = search->options;
    Solver *s = ARENA_NEW(search->arena, Solver, 1, err);
    if (!s) return false;
    search->data = s;
    s->game = game;
    const Rules *r = s->rules = game->rules;
    s->options = options;
    s->opened = *options;
    SolverKernel *k = s->kernel = ARENA_NEW(search->arena, SolverKernel, 1, err);
    if (!k) return false;
    uint64_t bytes = (uint64_t)1 << bits_last((uint64_t)options->memory << 20);
    k->table.most = (size_t)(bytes / (2 * sizeof *k->table.entries));
    k->table.entries = arena_raw(search->arena, (size_t)bytes, err);
    if (!k->table.entries) return false;
    k->rules = r;
    k->cells = r->height * r->width;
    k->mirror = k->cells / 2 + 1;
    for (int x = 0; x < r->width; x++)
        for (int y = r->height & 1; y < r->height; y += 2)
            k->even |= connect4_cell(r, x, y);
    bool classic = connect4_is_flat(r) && r->height == 6 && r->width == 7;
    s->methods = classic         ? &solver_methods_classic
                 : r->words == 1 ? &solver_methods_any
                                 : &solver_methods_broad;
    k->etc = k->cells - 16;
    k->ply = -1;
    forget(s);
    return true;
}

/* Bounds of a move's score that need no search. */
static void look(Solver *s, Column *c) {
    const Rules *r = s->rules;
    int cells = r->height * r->width, me = s->root.mover;
    Wide all = s->root.stones[0] | s->root.stones[1], cell = (Wide)1 << c->bit;
    c->after = s->root;
    c->after.stones[me] |= cell;
    c->after.mover = me ^ 1;
    int ply = s->stones + 1; /* of this stone */
    c->over = true;
    if (connect4_winning(r, s->root.stones[me]) & cell) {
        c->low = c->high = solver_win(cells, ply);
        return;
    }
    Wide free = (all | cell) + r->bottom;
    Wide danger = connect4_winning(r, s->root.stones[me ^ 1]) & r->board & ~(all | cell) & free;
    if (danger) {
        c->low = c->high = -solver_win(cells, ply + 1);
        return;
    }
    if (ply >= cells - 1) { /* at most one stone is left, and it does not win */
        c->low = c->high = 0;
        return;
    }
    c->over = false;
    c->low = -solver_win(cells, ply + 3);
    c->high = solver_win(cells, ply + 2);
}

static void bound_root(Solver *s) {
    s->low = s->high = -SCORE_BIAS;
    for (int i = 0; i < s->count; i++) {
        if (s->columns[i].low > s->low) s->low = s->columns[i].low;
        if (s->columns[i].high > s->high) s->high = s->columns[i].high;
    }
}

static void begin(Search *search, const void *state) {
    Solver *s = search->data;
    const Rules *r = s->rules;
    SolverKernel *k = s->kernel;
    s->options = search->options;
    connect4_load(r, state, &s->root);
    s->stones = connect4_count(s->root.stones[0] | s->root.stones[1]);
    if (!s->options->keep) forget(s);
    s->count = 0;
    for (int i = 0; i < r->width; i++) { /* middle, left and right of it, ... */
        int x = (r->width - 1) / 2 + (i & 1 ? (i + 1) / 2 : -(i / 2));
        int height = connect4_height(r, &s->root, x);
        if (height == r->height) continue;
        Column *c = s->columns + s->count++;
        *c = (Column){.move = (Move)x, .bit = connect4_bit(r, x, height)};
        look(s, c);
    }
    bound_root(s);
    k->ply = -1;
    k->played = 0;
    k->forced = k->looks = k->parity = k->hits = 0;
    s->began = k->nodes;
    s->tests = 0;
    s->testing = s->asking = s->done = s->single = false;
    s->slip = NO_MOVE;
    Rng rng = rng_stream(search_seed(search), 0);
    bool slips = s->options->blunder > 0 && rng_unit(&rng) < s->options->blunder;
    s->slipping = slips && s->options->slack > 0;
    if (slips && !s->slipping) s->slip = s->columns[rng_below(&rng, (uint32_t)s->count)].move;
    if (s->slip != NO_MOVE && !search->endless) s->done = true;
}

/* ---- the plan --------------------------------------------------------------------------------- */

/* The next alpha between two bounds: who wins, then outwards. */
static int next_alpha(int low, int high) {
    if (low <= 0 && high > 0) return 0;
    if (low < 0 && high >= 0) return -1;
    if (low > 0) return low + (high - low) / 4;
    return high - 1 - (high - low - 1) / 4;
}

static int sign(int value) {
    return (value > 0) - (value < 0);
}

/* Is nothing left to be found out between two bounds? */
static bool settled(const Solver *s, int low, int high) {
    return low == high ||
           (s->options->aim == AIM_RESULT && sign(low) == sign(high) && low != 0 && high != 0);
}

/* Chooses the next test. False when there is none. */
static bool plan(Solver *s) {
    if (!settled(s, s->low, s->high)) {
        s->alpha = next_alpha(s->low, s->high);
        s->single = false;
        s->at = -1;
        return true;
    }
    if (s->options->moves == MOVES_BEST && !s->slipping) return false;
    for (int i = 0; i < s->count; i++) {
        Column *c = s->columns + i;
        if (settled(s, c->low, c->high)) continue;
        s->alpha = next_alpha(c->low, c->high);
        s->single = true;
        s->at = i;
        return true;
    }
    return false;
}

/* The next column of a test of the root that can still be above alpha; false when none is left. */
static bool next_column(Solver *s) {
    for (s->at++; s->at < s->count; s->at++)
        if (s->columns[s->at].high > s->alpha) return true;
    return false;
}

static void happen(Search *search, SearchEvent event) {
    if (search->stop_at == event) search->stopped = true;
}

/* A column has been tested: takes the bound, brings the best one to the front. True when the test of
 * the root is over, too. */
static bool learn(Solver *s) {
    Column *c = s->columns + s->at;
    int value = -s->kernel->value;
    if (value > s->alpha)
        c->low = value > c->low ? value : c->low;
    else
        c->high = value < c->high ? value : c->high;
    bool above = value > s->alpha;
    bound_root(s);
    if (above && !s->single) { /* most likely the best one for the next test, too */
        Column first = *c;
        memmove(s->columns + 1, s->columns, (size_t)s->at * sizeof *s->columns);
        s->columns[0] = first;
    }
    return s->single || above;
}

static void grow(SolverTable *table) {
    if (table->buckets < table->most) {
        size_t size = table->buckets * 2;
        memcpy(table->entries + size, table->entries, size * sizeof *table->entries);
        table->buckets = size;
    }
    table->grow_at = table->buckets < table->most ? (int64_t)table->buckets * 2 : INT64_MAX;
}

/* ---- telling ---------------------------------------------------------------------------------- */

/* In traces the root is ply 0, a column ply 1, the kernel's path begins at ply 2. */
enum { PATH_PLY = 2 };

void solver_tell_enter(const SolverKernel *k, int plies) {
    const Trace *trace = k->search->trace;
    for (int i = k->played - plies; trace && i < k->played; i++)
        trace->enter(trace->context, i + PATH_PLY, (Move)column_of(k->rules, k->path[i]), 0, 0);
}

static double units(int score) {
    return 100.0 * sign(score);
}

static void leave(const Trace *trace, int ply, int value, bool above, NodeEnd end, double effort) {
    trace->leave(trace->context, ply, units(value), above ? BOUND_LOWER : BOUND_UPPER, end, effort);
}

void solver_tell_leave(const SolverKernel *k, const SolverFrame *f, int own, int value,
                       NodeEnd end) {
    const Trace *trace = k->search->trace;
    if (!trace) return;
    bool above = value > (f->flipped ? -f->alpha - 1 : f->alpha);
    bool root_side = (k->played - f->chain + PATH_PLY - 1) % 2 == 0;
    for (int i = k->played - 1; i >= k->played - f->chain - own; i--)
        leave(trace, i + PATH_PLY, root_side ? value : -value, above == root_side, end,
              (double)(k->nodes - f->entered));
}

static void tell_test(const Search *search, bool begins) {
    const Solver *s = search->data;
    const Trace *trace = search->trace;
    if (trace && begins) trace->enter(trace->context, 0, NO_MOVE, 0, 0);
    if (trace && !begins) {
        bool above = s->low > s->alpha;
        leave(trace, 0, above ? s->low : s->high, above, END_NONE,
              (double)(s->kernel->nodes - s->began));
    }
}

static void tell_column(const Search *search, bool begins) {
    const Solver *s = search->data;
    const Trace *trace = search->trace;
    const Column *c = s->columns + s->at;
    if (trace && begins) trace->enter(trace->context, 1, c->move, 0, 0);
    if (trace && !begins) {
        int value = -s->kernel->value;
        leave(trace, 1, value, value > s->alpha, END_NONE, c->effort);
    }
}

/* ---- working ---------------------------------------------------------------------------------- */

static void end_test(Search *search) {
    Solver *s = search->data;
    s->testing = false;
    s->tests++;
    tell_test(search, false);
    happen(search, EVENT_ITERATION);
}

static void begin_column(Search *search) {
    Solver *s = search->data;
    SolverKernel *k = s->kernel;
    Column *c = s->columns + s->at;
    s->asking = true;
    tell_column(search, true);
    int64_t before = k->nodes;
    s->methods->ask(k, &c->after, -s->alpha - 1);
    c->effort += (double)(k->nodes - before);
}

/* The search is cut short: tells the trace that everything open is left. */
static void unwind(Search *search) {
    Solver *s = search->data;
    SolverKernel *k = s->kernel;
    for (; s->asking && k->ply >= 0; k->ply--) {
        const SolverFrame *f = k->frames + k->ply;
        int own = k->ply > 0;
        solver_tell_leave(k, f, own, f->best, END_NONE);
        k->played -= f->chain + own;
    }
    if (s->asking) tell_column(search, false);
    if (s->testing) tell_test(search, false);
    s->asking = s->testing = false;
}

static Step step(Search *search, int64_t budget) {
    Solver *s = search->data;
    SolverKernel *k = s->kernel;
    k->search = search->trace || search->stop_at != EVENT_NONE ? search : NULL;
    int64_t limit = search->endless ? 0 : s->options->limits.nodes;
    if (limit > 0 && k->nodes + budget > s->began + limit) budget = s->began + limit - k->nodes;
    int64_t until = k->nodes + budget;
    while (!s->done && k->nodes < until && !search->stopped) {
        if (!s->testing) {
            s->done = !plan(s);
            s->testing = !s->done;
            if (s->testing) tell_test(search, true);
            continue;
        }
        if (!s->asking) {
            if (!s->single && !next_column(s))
                end_test(search); /* none is above alpha, and the bounds say so */
            else
                begin_column(search);
            continue;
        }
        int64_t before = k->nodes, left = until - before;
        if (left > k->table.grow_at - before) left = k->table.grow_at - before;
        bool answered = k->ply < 0 || s->methods->work(k, left);
        s->columns[s->at].effort += (double)(k->nodes - before);
        if (k->nodes >= k->table.grow_at) grow(&k->table);
        if (!answered) continue;
        s->asking = false;
        tell_column(search, false);
        happen(search, EVENT_ROOT_MOVE);
        if (learn(s)) end_test(search);
    }
    if (!s->done && limit > 0 && k->nodes >= s->began + limit) {
        if (k->search) unwind(search);
        happen(search, EVENT_ROOT_MOVE); /* as far as it goes */
        happen(search, EVENT_ITERATION);
        s->done = true;
    }
    return s->done ? STEP_DONE : STEP_MORE;
}

/* ---- the report ------------------------------------------------------------------------------- */

/* A column that keeps the score of a position, as far as the table knows; -1 = it does not. */
static int known_move(const Solver *s, const Board *board) {
    const Rules *r = s->rules;
    Wide all = board->stones[0] | board->stones[1], empty = r->board & ~all;
    Wide free = (all + r->bottom) & r->board, mine = board->stones[board->mover];
    Wide danger = connect4_winning(r, board->stones[board->mover ^ 1]) & empty;
    Wide urgent = connect4_winning(r, mine) & free;
    if (!urgent) urgent = danger & free;
    for (int x = 0; x < r->width; x++) {
        Wide cell = free & ((((Wide)1 << r->height) - 1) << (x * r->stride));
        if (cell & urgent) return x;
        if (!cell || urgent || (danger & cell << 1)) continue;
        /* Two threats at once, or one below another. */
        Wide threats = connect4_winning(r, mine | cell) & empty & ~cell;
        Wide now = threats & ((all | cell) + r->bottom);
        if ((now & (now - 1)) || (now << 1 & threats)) return x;
    }
    int x = s->methods->column(s->kernel, board);
    return x >= 0 && connect4_height(r, board, x) < r->height ? x : -1;
}

static int line(const Solver *s, const Column *c, Move *pv) {
    const Rules *r = s->rules;
    Board board = c->after;
    int length = 0;
    pv[length++] = c->move;
    Wide last = s->root.stones[s->root.mover] | (Wide)1 << c->bit;
    while (length < PV_MAX && !connect4_lines(r, last)) {
        if ((board.stones[0] | board.stones[1]) == r->board) break;
        int x = known_move(s, &board);
        if (x < 0) break;
        board.stones[board.mover] |= connect4_cell(r, x, connect4_height(r, &board, x));
        last = board.stones[board.mover];
        board.mover ^= 1;
        pv[length++] = (Move)x;
    }
    return length;
}

/* Plies to the end of a game of this score, from the root. */
static int plies_to(const Solver *s, int score) {
    int cells = s->rules->height * s->rules->width;
    int last = cells + 2 - 2 * (score < 0 ? -score : score); /* or one less */
    bool mine = score > 0;
    if ((last - s->stones) % 2 != (mine ? 1 : 0)) last--;
    return score ? last - s->stones : cells - s->stones;
}

static Proven proven_of(int low, int high) {
    return low > 0                 ? PROVEN_WIN
           : high < 0              ? PROVEN_LOSS
           : low == 0 && high == 0 ? PROVEN_DRAW
                                   : PROVEN_NONE;
}

static void measure(Report *out, const char *name, const char *doc, const char *unit,
                    double value) {
    out->counter[out->counters++] = (Counter){name, doc, unit, value};
}

/* One of the columns that are worse than the best one, by score; null when there is none. */
static const Column *slip(const Search *search) {
    const Solver *s = search->data;
    double weights[SIDE_MAX], sum = 0;
    for (int i = 0; i < s->count; i++) {
        int less = s->low - s->columns[i].low;
        weights[i] = less > 0 ? mathx_exp(-less / s->options->slack) : 0;
        sum += weights[i];
    }
    Rng rng = rng_stream(search_seed(search), 2);
    double at = rng_unit(&rng) * sum;
    const Column *last = NULL;
    for (int i = 0; i < s->count; i++) {
        if (weights[i] <= 0) continue;
        last = s->columns + i;
        at -= weights[i];
        if (at < 0) break;
    }
    return last;
}

static const Column *choose(const Search *search) {
    const Solver *s = search->data;
    if (s->slipping && s->done) {
        const Column *worse = slip(search);
        if (worse) return worse;
    }
    const Column *best[SIDE_MAX] = {s->columns};
    int count = 0;
    for (int i = 0; i < s->count; i++) {
        const Column *c = s->columns + i;
        if (s->slip == c->move) return c;
        if (count && c->low < best[0]->low) continue;
        if (count && c->low == best[0]->low) {
            bool surer = s->done && c->low == c->high;
            if (surer || !s->done) best[count++] = c;
            continue;
        }
        best[0] = c;
        count = 1;
    }
    if (s->options->ties == TIES_FIRST || !s->done) return best[0];
    Rng rng = rng_stream(search_seed(search), 1);
    return best[rng_below(&rng, (uint32_t)count)];
}

static void report_row(const Solver *s, const Column *c, MoveReport *row) {
    *row = (MoveReport){.move = c->move, .effort = c->effort};
    row->proven = proven_of(c->low, c->high);
    if (c->low == c->high) row->proven_in = plies_to(s, c->low);
    int value = c->high < 0 || c->low > 0 ? c->low
                : c->low == c->high       ? 0
                : c->low > -1             ? c->low
                                          : c->high;
    row->value = units(value);
    row->bound = sign(c->low) == sign(c->high) ? BOUND_EXACT
                 : c->low == 0                 ? BOUND_LOWER
                 : c->high == 0                ? BOUND_UPPER
                                               : BOUND_NONE;
    row->score = c->low == c->high ? c->low : c->low + (c->high - c->low) / 2.0;
    row->pv_length = line(s, c, row->pv);
}

static void report(const Search *search, Report *out) {
    const Solver *s = search->data;
    const SolverKernel *k = s->kernel;
    const Column *best = choose(search);
    out->best = best->move;
    out->proven = proven_of(s->low, s->high);
    out->value = units(s->low > 0 || s->high < 0 ? s->low : 0);
    if (s->low == s->high) out->proven_in = plies_to(s, s->low);
    out->nodes = (double)(k->nodes - s->began);
    out->depth = s->rules->height * s->rules->width - s->stones;
    out->pv_length = line(s, best, out->pv);
    measure(out, "score",
            "Stones the winner has left over at the end, negative for a loss; a lower "
            "bound while the search goes on.",
            NULL, s->low);
    measure(out, "score at most", "Upper bound of the score.", NULL, s->high);
    measure(out, "tests", "Questions of the form: is the score more than this?", NULL,
            (double)s->tests);
    measure(out, "chains", "Single moves that were played without a node of their own.", NULL,
            (double)k->forced);
    measure(out, "looks", "Nodes answered by a look at their moves and the forced replies.", NULL,
            (double)k->looks);
    measure(out, "parity", "Positions answered by zugzwang: the other side always plays above.",
            NULL, (double)k->parity);
    measure(out, "table hits", "Nodes answered by the table.", NULL, (double)k->hits);
    measure(out, "table", "Size of the table so far.", "MB",
            (double)(k->table.buckets * 2 * sizeof *k->table.entries) / (1 << 20));
    for (int x = 0; x < s->rules->width; x++)
        for (int i = 0; i < s->count; i++)
            if (s->columns[i].move == (Move)x && out->count < out->capacity)
                report_row(s, s->columns + i, out->rows + out->count++);
}

static bool retune(Search *search) {
    Solver *s = search->data;
    const Options *now = search->options;
    bool same = now->memory == s->opened.memory && now->keep == s->opened.keep &&
                now->blunder == s->opened.blunder && now->slack == s->opened.slack &&
                now->ties == s->opened.ties && now->limits.seed == s->opened.limits.seed;
    if (!same) return false;
    s->options = now;
    s->opened = *now;
    s->done = false; /* there may be more to find out */
    return true;
}

const SearcherDef searcher_connect4_solver = {
    .row = {.name = "solver",
            .title = "Perfect solver",
            .doc = "Proves the exact score of a position and of every column: who wins, and how "
                   "soon. Plays perfectly, or with a share of blunders. On large boards an early "
                   "position can take longer than anybody waits; bounds are shown meanwhile.",
            .params = params,
            .size = sizeof(Options),
            .presets = presets},
    .accepts = TRAIT_TWO_PLAYER,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report,
    .retune = retune};
