/* search_solver.c - the exact solver of Connect Four: the game-theoretic score of a position, of
 * every column, on any board that the game accepts.
 *
 * The score says who wins and how soon (search_solver.h). It is found by tests "is it more than
 * alpha?", null windows that prune far better than a wide one: first alpha 0 and -1 (who wins),
 * then outwards, bound by bound, until they meet (leaps of a quarter of the way take 1.1 to 1.3
 * times as many nodes). A test of the root asks column by column, those that make threats first;
 * what it finds bounds the columns and so the root. All tests share one table, so later ones find
 * most of their work done.
 *
 *     solve(bounds of the root)
 *         while low < high:  alpha between them;  ask the columns until one is above it
 *     then the same for every column alone, when all are wanted
 *
 * Helpers elsewhere may find out what single columns are worth (lend, take_in). What they say of a
 * column stands in for its own tests alone: the tests of the root, which decide what is played,
 * never ask it. So the outcome is the same without them, and later.
 *
 * The kernel that answers tests is described in search_kernel.inc.h. References: J. D. Allen 1988
 * and V. Allis 1988 (solved by hand-made rules and by search), J. Tromp 1995 (Fhourdiscs), P. Pons
 * 2015 (null windows over bitboards, order by threats). */
#include "games/connect4/search_solver_player.h"

#include <string.h>

#include "games/connect4/messages.def"

static const char *const aims[] = {"score", "result", NULL};
static const char *const aim_titles[] = {"The score", "The result alone", NULL};

/* clang-format off */
static const Param params[] = {
    PARAM_ENUM(Options, aim, AIM_SCORE, aims, .choice_titles = aim_titles,
               .flags = PARAM_LIVE, .title = "Looks for",
               .doc = "`score` finds how soon a win comes and how long a loss can be put off; "
                      "`result` only who wins, which is quicker."),
    PARAM_ENUM(Options, moves, MOVES_ALL, search_moves_words,
               .choice_titles = search_moves_titles, .flags = PARAM_LIVE,
               .title = "Exact values of",
               .doc = "`all` finds the exact value of every column, `best` stops when the best one "
                      "is known and leaves the others with bounds."),
    PARAM_ENUM(Options, ties, TIES_FIRST, search_ties_words,
               .choice_titles = search_ties_titles, .title = "Choice among equal moves",
               .doc = "Among columns of the best value: the one that was proven first (`first`), "
                      "most often one near the middle, or a `random` one, drawn from the seed."),
    PARAM_REAL(Options, blunder, 0, 0, 1, .step = 0.05, .title = "Share of wrong moves",
               .doc = "How often another move is played than a perfect one: 0 plays perfectly, 1 "
                      "never on purpose."),
    PARAM_REAL(Options, slack, 0, 0, 100, .step = 0.5, .title = "Size of wrong moves",
               .doc = "How bad such a move may be, as people err: worse moves are drawn, one whose "
                      "score is d lower with weight exp(-d / slack), so that small slips are "
                      "common and large ones rare. 0 draws from all legal moves alike."),
    PARAM_INT(Options, table, 64, 1, 1024, .unit = "MB", .former = "memory",
              .flags = PARAM_LOG | PARAM_ADVANCED, .title = "Memory of the table",
              .doc = "The largest size of the table of known positions; the next lower power of "
                     "two is taken. It begins small and grows with the work."),
    PARAM_BOOL(Options, reuse, false, .former = "keep", .flags = PARAM_ADVANCED,
               .title = "Keep the table between moves",
               .doc = "Keeps the table from position to position: what was proven stays so. "
                      "Faster in a game, but node counts then depend on the positions before."),
    PARAM_BLOB(Options, book, "connect4.book", NULL, .flags = PARAM_ADVANCED,
               .title = "Opening book",
               .doc = "The opening book of the classic board: exact scores of all positions of one "
                      "ply, with which earlier ones are answered at once. If the book is "
                      "missing, it is ignored."),
    SEARCH_LIMITS(Options),
    PARAM_END};

static const Preset presets[] = {
    {.name = "perfect", .title = "Perfect", .values = "blunder=0",
     .doc = "Never gives away a win or a draw, wins as soon and loses as late as can be."},
    {.name = NULL}};
/* clang-format on */

/* ---- setting up ------------------------------------------------------------------------------ */

static void forget(Solver *s) {
    SolverTable *table = &s->kernel->table;
    table->buckets = TABLE_FIRST < table->max ? TABLE_FIRST : table->max;
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
    const Rules *r = s->rules = game->rules;
    s->options = options;
    SolverKernel *k = s->kernel = ARENA_NEW(search->arena, SolverKernel, 1, err);
    if (!k) return false;
    uint64_t bytes = (uint64_t)1 << bits_last((uint64_t)options->table << 20);
    k->table.max = (size_t)(bytes / (2 * sizeof *k->table.entries));
    k->table.entries = arena_raw(search->arena, (size_t)bytes, err);
    if (!k->table.entries) return false;
    k->rules = r;
    k->cells = r->height * r->width;
    k->mirror = k->cells / 2 + 1;
    bool classic = connect4_is_classic(r);
    s->methods = classic         ? &solver_methods_classic
                 : r->words == 1 ? &solver_methods_any
                                 : &solver_methods_broad;
    const void *book = classic ? options->book.bytes : NULL;
    if (!book_open(book, options->book.size, &s->book) && book)
        return err_set(err, not_an_opening_book, options->book.name);
    k->etc = k->cells - 16;
    k->ply = -1;
    forget(s);
    return true;
}

/* Bounds of a move's score that need no search. `wins` and `threats` are the cells where the side
 * to move and the other one would have a line. */
static void look(Solver *s, Column *c, Wide wins, Wide threats) {
    const Rules *r = s->rules;
    int cells = r->height * r->width, me = s->root.mover;
    Wide all = s->root.discs[0] | s->root.discs[1], cell = (Wide)1 << c->bit;
    c->after = s->root;
    c->after.discs[me] |= cell;
    c->after.mover = me ^ 1;
    int ply = s->discs + 1; /* of this disc */
    if (wins & cell) {
        c->low = c->high = connect4_win(cells, ply);
        return;
    }
    Wide free = (all | cell) + r->bottom;
    if (threats & r->board & ~(all | cell) & free) {
        c->low = c->high = -connect4_win(cells, ply + 1);
        return;
    }
    if (ply >= cells - 1) { /* at most one disc is left, and it does not win */
        c->low = c->high = 0;
        return;
    }
    c->low = -connect4_win(cells, ply + 3);
    c->high = connect4_win(cells, ply + 2);
}

/* Threats that a disc makes and that are not above one of the other side; those that can be
 * carried out next count twice. */
static int promise(const Solver *s, const Column *c, Wide threats) {
    const Rules *r = s->rules;
    Wide all = c->after.discs[0] | c->after.discs[1], soon = ((all + r->bottom) & r->board) << 1;
    Wide own = connect4_winning(r, c->after.discs[s->root.mover]) & r->board & ~all;
    own &= ~(threats << 1);
    return connect4_count(own) + connect4_count(own & soon);
}

/* Can the position come about by play? Positions set up by hand need not, and the book knows no
 * others. */
static bool reachable(Wide mine, Wide theirs) {
    Wide all = mine | theirs;
    if (!all) return true;
    for (Wide rest = all & ~(all >> 1) & theirs; rest; rest &= rest - 1)
        if (reachable(theirs & ~(rest & (~rest + 1)), mine)) return true;
    return false;
}

/* What the book says of the root bounds all columns, and one of them is worth it. With a win on the
 * spot it says nothing. */
static void look_up(Solver *s, bool wins) {
    Book *book = &s->kernel->book;
    Wide mine = s->root.discs[s->root.mover], theirs = s->root.discs[s->root.mover ^ 1];
    *book = s->book;
    s->known = false;
    if (s->discs > book->plies) return;
    if (!reachable(mine, theirs)) book->plies = -1;
    if (s->discs != book->plies || wins) return;
    int score = book_score(book, (uint64_t)mine, (uint64_t)(mine | theirs));
    for (int i = 0; i < s->count; i++)
        if (s->columns[i].high > score) s->columns[i].high = score;
    s->known = true;
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
    s->discs = connect4_count(s->root.discs[0] | s->root.discs[1]);
    if (!s->options->reuse) forget(s);
    s->count = 0;
    Wide free = (s->root.discs[0] | s->root.discs[1]) + r->bottom;
    Wide wins = connect4_winning(r, s->root.discs[s->root.mover]) & free & r->board;
    Wide threats = connect4_winning(r, s->root.discs[s->root.mover ^ 1]);
    for (int i = 0; i < r->width; i++) { /* most threats first; middle, left and right of it, ... */
        int x = (r->width - 1) / 2 + (i & 1 ? (i + 1) / 2 : -(i / 2));
        int height = connect4_height(r, &s->root, x);
        if (height == r->height) continue;
        Column *c = s->columns + s->count++;
        *c = (Column){.move = (Move)x, .bit = connect4_bit(r, x, height)};
        look(s, c, wins, threats);
        c->promise = promise(s, c, threats);
        for (; c > s->columns && c->promise > c[-1].promise; c--) {
            Column other = c[-1];
            c[-1] = *c;
            *c = other;
        }
    }
    look_up(s, wins != 0);
    bound_root(s);
    k->ply = -1;
    k->played = 0;
    k->forced = k->looks = k->parity = k->hits = 0;
    s->began = k->nodes;
    s->tests = 0;
    s->helped = 0;
    s->testing = s->asking = s->done = s->single = false;
    s->slip = NO_MOVE;
    Rng rng = rng_stream(search_seed(search), 0);
    bool slips = s->options->blunder > 0 && rng_unit(&rng) < s->options->blunder;
    s->slipping = slips && s->options->slack > 0;
    if (slips && !s->slipping) s->slip = s->columns[rng_below(&rng, (uint32_t)s->count)].move;
    if (s->slip != NO_MOVE && !search->endless) s->done = true;
}

/* ---- the plan -------------------------------------------------------------------------------- */

/* The next alpha between two bounds: who wins, then the one nearest to a draw. */
static int next_alpha(int low, int high) {
    if (low <= 0 && high > 0) return 0;
    if (low < 0 && high >= 0) return -1;
    return low > 0 ? low : high - 1;
}

/* Is nothing left to be found out between two bounds? */
static bool settled(const Solver *s, int low, int high) {
    return low >= high || (s->options->aim == AIM_RESULT && solver_sign(low) == solver_sign(high) &&
                           low != 0 && high != 0);
}

/* Is the exact value of every column asked for? */
static bool wants_all(const Solver *s) {
    return s->options->moves == MOVES_ALL || s->slipping;
}

/* What helpers have found counts when it is known what the root is worth. */
static void take_help(Solver *s) {
    for (int i = 0; i < s->count && settled(s, s->low, s->high); i++)
        if (s->columns[i].helped) s->columns[i].low = s->columns[i].high = s->columns[i].score;
}

/* Chooses the next test. False when there is none. */
static bool plan(Solver *s) {
    if (!settled(s, s->low, s->high)) {
        s->alpha = s->known ? s->high - 1 : next_alpha(s->low, s->high);
        s->single = false;
        s->at = -1;
        return true;
    }
    if (!wants_all(s)) return false;
    take_help(s);
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

/* A column has been tested: takes the bound, brings the best one to the front. True when the test
 * of the root is over, too. */
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
    if (table->buckets < table->max) {
        size_t size = table->buckets * 2;
        memcpy(table->entries + size, table->entries, size * sizeof *table->entries);
        table->buckets = size;
    }
    int64_t full = (int64_t)table->buckets * (table->buckets < TABLE_NEAR ? 2 : TABLE_CROWD);
    table->grow_at = table->buckets < table->max ? full : INT64_MAX;
}

/* ---- working --------------------------------------------------------------------------------- */

static void end_test(Search *search) {
    Solver *s = search->data;
    s->testing = false;
    s->tests++;
    solver_tell_test(search, false);
    search_event(search, EVENT_ITERATION);
}

static void begin_column(Search *search) {
    Solver *s = search->data;
    SolverKernel *k = s->kernel;
    Column *c = s->columns + s->at;
    s->asking = true;
    solver_tell_column(search, true);
    int64_t before = k->nodes;
    s->methods->ask(k, &c->after, -s->alpha - 1);
    c->effort += (double)(k->nodes - before);
}

/* The test in work is cut short: tells the trace that everything open is left. */
static void unwind(Search *search) {
    Solver *s = search->data;
    SolverKernel *k = s->kernel;
    for (; k->search && s->asking && k->ply >= 0; k->ply--) {
        const SolverFrame *f = k->frames + k->ply;
        int own = k->ply > 0;
        solver_tell_leave(k, f, own, f->best, END_NONE);
        k->played -= f->chain + own;
    }
    if (k->search && s->asking) solver_tell_column(search, false);
    if (k->search && s->testing) solver_tell_test(search, false);
    k->ply = -1;
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
            if (s->testing) solver_tell_test(search, true);
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
        solver_tell_column(search, false);
        search_event(search, EVENT_ROOT_MOVE);
        if (learn(s)) end_test(search);
    }
    if (!s->done && limit > 0 && k->nodes >= s->began + limit) {
        if (k->search) unwind(search);
        search_event(search, EVENT_ROOT_MOVE); /* as far as it goes */
        search_event(search, EVENT_ITERATION);
        s->done = true;
    }
    return s->done ? STEP_DONE : STEP_MORE;
}

/* ---- help ------------------------------------------------------------------------------------ */

/* Searches of fewer nodes are over before a helper is at work. */
enum { HELP_FROM = 200000 };

/* From the end of the list: the columns that come last here. The best one so far belongs to the
 * tests of the root. None while a trace listens, for it would hear a part. */
static Move lend(Search *search) {
    Solver *s = search->data;
    const Limits *limits = &s->options->limits;
    bool whole = s->options->aim == AIM_SCORE && !search->trace && search->stop_at == EVENT_NONE;
    bool limited = limits->nodes > 0 && !search->endless;
    if (s->done || !wants_all(s) || !whole || limited) return NO_MOVE;
    if (s->kernel->nodes - s->began < HELP_FROM) return NO_MOVE;
    int first = settled(s, s->low, s->high) ? 0 : 1;
    for (int i = s->count - 1; i >= first; i--) {
        Column *c = s->columns + i;
        bool here = s->testing && s->single && s->at == i;
        if (here || c->asked || settled(s, c->low, c->high)) continue;
        c->asked = true;
        return c->move;
    }
    return NO_MOVE;
}

static bool take_in(Search *search, Move move, Proven proven, int plies, double work) {
    Solver *s = search->data;
    Column *c = NULL;
    for (int i = 0; i < s->count; i++)
        if (s->columns[i].move == move) c = s->columns + i;
    if (!c || !c->asked || c->helped) return false;
    c->effort += work;
    s->helped += work;
    int win = connect4_win(s->kernel->cells, s->discs + 1 + plies);
    c->score = proven == PROVEN_LOSS ? win : proven == PROVEN_WIN ? -win : 0;
    bool exact = proven == PROVEN_DRAW || (proven && plies > 0);
    c->helped = exact && c->score >= c->low && c->score <= c->high;
    take_help(s);
    if (s->testing && s->single && c == s->columns + s->at && c->low == c->high) unwind(search);
    return true;
}

static bool retune(Search *search) {
    ((Solver *)search->data)->done = false; /* there may be more to find out */
    return true;
}

static const HelpDef help = {.helper = "moves=best,table=32", .lend = lend, .take_in = take_in};

const SearcherDef searcher_connect4_solver = {
    .row = {.name = "solver",
            .title = "Perfect solver",
            .doc = "Proves the exact score of a position and of every column: who wins, and how "
                   "soon. Plays perfectly, or with a share of blunders. On large boards an early "
                   "position can take too long to be solved; bounds are shown meanwhile.",
            .params = params,
            .size = sizeof(Options),
            .presets = presets},
    .roles = {[ROLE_EXACT] = "nodes=100M,reuse=yes"},
    .accepts = TRAIT_TWO_PLAYER,
    .open = open,
    .begin = begin,
    .step = step,
    .report = solver_report,
    .retune = retune,
    .help = &help};
