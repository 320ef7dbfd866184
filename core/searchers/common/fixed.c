/* fixed.c - the root, the report and the cold parts of the searchers of fixed depth. */
#include "searchers/common/fixed.h"

#include <string.h>

static const char *const many_words[] = {"paranoid", "maxn", NULL};
static const char *const many_titles[] = {"Paranoid: all against one", "Max-n: each for itself",
                                          NULL};

/* clang-format off */
#define DEPTH(plies)                                                                               \
    PARAM_INT(FixedOptions, depth, plies, 1, 60, .alias = "pf",                                    \
              .unit = "plies", .unit_one = "ply",                                                  \
              .flags = PARAM_LOG | PARAM_MAIN, .title = "Search depth in plies",                   \
              .doc = "How many plies to look ahead. The search ends there, or earlier where a "    \
                     "game is over. It is never deeper than the longest game.")
#define REST                                                                                       \
    PARAM_SPEC(FixedOptions, eval, "plain", "eval", .title = "Evaluation",                         \
               .doc = "How a position at the end of the search is valued."),                       \
    PARAM_ENUM(FixedOptions, ties, TIES_FIRST, search_ties_words, .flags = PARAM_LIVE,             \
               .choice_titles = search_ties_titles,                                                \
               .title = "Choice among equal moves",                                                \
               .doc = "Among root moves of equal, maximal value: the `first` in the order of the " \
                      "game, or a `random` one."),                                                 \
    SEARCH_LIMITS(FixedOptions), PARAM_END

const Param fixed_full_params[] = {
    DEPTH(4),
    PARAM_ENUM(FixedOptions, many, MANY_PARANOID, many_words,
               .choice_titles = many_titles, .title = "With three or more players",
               .doc = "With three or more players: `paranoid` lets all others play against the "
                      "player who thinks; `maxn` lets each play for himself, by the largest of his "
                      "own values. In games of one or two players there is no difference."),
    REST};

const Param fixed_cut_params[] = {
    DEPTH(6),
    PARAM_ENUM(FixedOptions, moves, MOVES_ALL, search_moves_words,
               .choice_titles = search_moves_titles, SEARCH_MOVES_FORMER,
               .title = "Exact values of",
               .doc = "The window of every root move: `all` values each of them exactly; `best` "
                      "lets the best value so far cut the others, which is faster and leaves them "
                      "with an upper bound."),
    REST};
/* clang-format on */

/* ---- life ------------------------------------------------------------------------------------ */

bool fixed_open(Search *search, Err *err) {
    const FixedOptions *options = search->options;
    const Game *game = search->game;
    Fixed *fixed = ARENA_NEW(search->arena, Fixed, 1, err);
    if (!fixed || !search_evaluation(search, &options->eval, &fixed->eval, err)) return false;
    fixed->search = search;
    fixed->rules = game->rules;
    fixed->play = game->play;
    fixed->moves = game->moves;
    fixed->mover = game->mover;
    fixed->result = game->result;
    fixed->scale = game->traits & TRAIT_POINTS ? 1 : 100;
    fixed->silent = fixed->eval.def->outcome_only && !(game->traits & TRAIT_POINTS);
    fixed->turns = game->turns;
    fixed->rounds = (game->traits & TRAIT_SIMULTANEOUS) && game->observe && game->pending;
    fixed->depth = (int)options->depth;
    if (fixed->depth > game->max_plies) fixed->depth = game->max_plies;

    int depth = fixed->depth, moves = game->max_moves;
    fixed->frame = ARENA_NEW(search->arena, Frame, depth + 1, err);
    fixed->rows = ARENA_NEW(search->arena, RootRow, moves, err);
    size_t stride = (game->state_size + 15) / 16 * 16;
    char *states = arena_alloc(search->arena, stride * (size_t)(depth + 1), err);
    Move *lists = ARENA_NEW(search->arena, Move, (size_t)moves * (size_t)depth, err);
    Move *lines = ARENA_NEW(search->arena, Move, (size_t)depth * (size_t)(depth + 1), err);
    Move *row_lines = ARENA_NEW(search->arena, Move, (size_t)moves * (size_t)depth, err);
    if (fixed->rounds) fixed->scratch = arena_alloc(search->arena, stride, err);
    if (game->traits & TRAIT_MANY && options->many == MANY_MAXN)
        fixed->vectors =
            arena_alloc(search->arena, sizeof *fixed->vectors * (size_t)(depth + 1), err);
    if (arena_refused(search->arena)) return false;
    fixed->frame_bytes = sizeof(Frame) + stride + (size_t)moves * sizeof(Move) +
                         (size_t)depth * sizeof(Move);
    for (int ply = 0; ply <= depth; ply++) {
        Frame *frame = &fixed->frame[ply];
        frame->state = states + stride * (size_t)ply;
        frame->moves = ply < depth ? lists + (size_t)moves * (size_t)ply : NULL;
        frame->line = lines + (size_t)depth * (size_t)ply;
    }
    for (int i = 0; i < moves; i++)
        fixed->rows[i].line = row_lines + (size_t)depth * (size_t)i;
    search->data = fixed;
    return true;
}

void fixed_begin(Search *search, const void *state) {
    Fixed *fixed = search->data;
    memcpy(fixed->frame[0].state, state, search->game->state_size);
    for (int ply = 0; ply <= fixed->depth; ply++)
        fixed->frame[ply].paused = false;
    fixed->me = fixed->mover(fixed->rules, state);
    fixed_expand(fixed, &fixed->frame[0]);
    for (int i = 0; i < fixed->frame[0].count; i++)
        fixed->rows[i] = (RootRow){.line = fixed->rows[i].line};
    fixed->left = fixed->watched = fixed->base = 0;
    fixed->stack = 0;
    fixed->inner = fixed->over = fixed->cuts = 0; /* the root is no node */
    fixed->next = 0;
    fixed->top = NULL;
    fixed->inside = fixed->started = fixed->done = fixed->paused = false;
}

/* ---- trace and events ------------------------------------------------------------------------ */

static int64_t nodes(const Fixed *fixed) {
    return fixed->base - fixed->left - fixed->watched;
}

/* Leaves valued by the evaluation: all that is neither inner nor finished. */
static int64_t horizon(const Fixed *fixed) {
    return nodes(fixed) - fixed->inner - fixed->over;
}

static int ply_of(const Fixed *fixed, const Frame *frame) {
    return (int)(frame - fixed->frame);
}

static int best_row(const Fixed *fixed) {
    int best = -1;
    for (int i = 0; i < fixed->frame[0].count; i++)
        if (fixed->rows[i].bound == BOUND_EXACT &&
            (best < 0 || fixed->rows[i].value > fixed->rows[best].value))
            best = i;
    return best;
}

/* Takes the rest of the budget away, so that no further node begins. */
void fixed_event(Fixed *fixed, SearchEvent event) {
    if (fixed->search->stop_at != event) return;
    fixed->search->stopped = true;
    fixed->base -= fixed->watched;
    fixed->watched = 0;
}

static void enter(Fixed *fixed, Frame *frame, Move move, double alpha, double beta) {
    int ply = ply_of(fixed, frame);
    frame->entered = nodes(fixed) - (ply > 0); /* the root is given, not searched */
    search_enter(fixed->search, ply, move, alpha + 0.0, beta + 0.0);
}

/* Max^n: the values for all. Those of a leaf are filled in by its parent only later; those of the
 * root are its best row's. */
static void tell_vector(Fixed *fixed, Frame *frame, double value, NodeEnd end) {
    const Trace *trace = fixed->search->trace;
    int ply = ply_of(fixed, frame), players = fixed->search->game->players;
    const double *values = fixed->vectors[ply];
    if (end == END_LEAF || end == END_OVER) fixed_leaf_vector(fixed, frame - 1, value);
    if (ply == 0) values = fixed->rows[best_row(fixed)].vector;
    trace->vector(trace->context, ply, values, players);
}

void fixed_leave(Fixed *fixed, Frame *frame, double value, Bound bound, NodeEnd end) {
    const Trace *trace = fixed->search->trace;
    double effort = (double)(nodes(fixed) - frame->entered);
    if (trace && trace->vector && fixed->vectors) tell_vector(fixed, frame, value, end);
    search_leave(fixed->search, ply_of(fixed, frame), value + 0.0, bound, end, effort);
}

/* How far the functions that called each other have filled the machine's stack. WebAssembly hides
 * that: its locals stand where no program sees them. */
static void measure_stack(Fixed *fixed) {
#ifndef __wasm__
    const char *here = __builtin_frame_address(0);
    size_t used = (size_t)(fixed->floor - here);
    if (here < fixed->floor && used > fixed->stack) fixed->stack = used;
#else
    (void)fixed;
#endif
}

Visit fixed_visit_watched(Fixed *fixed, Frame *frame, int next, double alpha, double beta) {
    measure_stack(fixed);
    if (fixed->watched == 0) {
        fixed->paused = true;
        return VISIT_PAUSE;
    }
    fixed->watched--;
    if (!fixed->watch) {
        Visit first = fixed_play(fixed, frame, next, &fixed->leaf);
        if (first == VISIT_LEAF) fixed->left = fixed->watched, fixed->watched = 0;
        return first;
    }
    enter(fixed, frame + 1, frame->moves[next], alpha, beta);
    int64_t over = fixed->over;
    Visit visit = fixed_play(fixed, frame, next, &fixed->leaf);
    if (visit == VISIT_LEAF)
        fixed_leave(fixed, frame + 1, fixed->leaf, BOUND_EXACT,
                    fixed->over > over ? END_OVER : END_LEAF);
    fixed_event(fixed, EVENT_NODE);
    return visit;
}

static double evaluate_for(const Fixed *fixed, const void *state, int player) {
    double value = evaluation_value(&fixed->eval, state, player);
    return fixed->scale == 1 ? value + game_points(fixed->search->game, state, player) : value;
}

double fixed_evaluate(Fixed *fixed, const void *state) {
    return evaluate_for(fixed, state, fixed->me);
}

void fixed_round(Fixed *fixed, void *state) {
    const Game *game = fixed->search->game;
    if (game->pending(fixed->rules, state)) return;
    game->observe(fixed->rules, fixed->scratch, state, fixed->me);
    memcpy(state, fixed->scratch, game->state_size);
}

/* ---- max^n ----------------------------------------------------------------------------------- */

static double *vector_of(const Fixed *fixed, const Frame *frame) {
    return fixed->vectors[ply_of(fixed, frame)];
}

void fixed_leaf_vector(Fixed *fixed, Frame *frame, double value) {
    const Game *game = fixed->search->game;
    const void *state = frame[1].state;
    double *vector = vector_of(fixed, frame + 1);
    bool over = game->status(fixed->rules, state) == OVER;
    for (int player = 0; player < game->players; player++)
        vector[player] = player == fixed->me ? value
                         : over          ? fixed->scale * fixed->result(fixed->rules, state, player)
                         : fixed->silent ? 0
                                         : evaluate_for(fixed, state, player);
}

bool fixed_absorb_vector(Fixed *fixed, Frame *frame, bool first) {
    double *mine = vector_of(fixed, frame);
    const double *child = vector_of(fixed, frame + 1);
    if (!first && child[frame->mover] <= mine[frame->mover]) return false;
    memcpy(mine, child, sizeof *fixed->vectors);
    return true;
}

double fixed_maxn(Fixed *fixed, Frame *frame) {
    int next = 0;
    bool inside = false; /* back from a pause, in the child `next` */
    if (frame->paused) {
        frame->paused = false;
        next = frame->next, inside = frame[1].paused;
    } else {
        fixed_expand(fixed, frame);
        frame->mover = fixed->mover(fixed->rules, frame->state);
    }
    for (; next < frame->count; next++) {
        double value = 0;
        Visit visit = inside ? VISIT_INNER : fixed_visit(fixed, frame, next, 0, 0, &value);
        inside = false;
        if (visit == VISIT_INNER) fixed_maxn(fixed, frame + 1);
        if (fixed->paused) return fixed_pause(frame, next, 0, 0, 0);
        if (visit == VISIT_LEAF) fixed_leaf_vector(fixed, frame, value);
        if (fixed_absorb_vector(fixed, frame, next == 0)) fixed_line(frame, next);
    }
    double value = vector_of(fixed, frame)[fixed->me];
    if (fixed->watch) fixed_leave(fixed, frame, value, BOUND_EXACT, END_NONE);
    return value;
}

/* ---- the root -------------------------------------------------------------------------------- */

static void finish_row(Fixed *fixed, double value, Bound bound) {
    RootRow *row = &fixed->rows[fixed->next];
    row->value = value + 0.0; /* no negative zero from negamax */
    row->bound = bound;
    row->effort = (double)(nodes(fixed) - fixed->row_nodes);
    row->settled = horizon(fixed) == fixed->row_horizon;
    row->line[0] = fixed->frame[0].moves[fixed->next];
    memcpy(row->line + 1, fixed->frame[1].line, (size_t)fixed->frame[1].length * sizeof *row->line);
    row->length = fixed->frame[1].length + 1;
    if (fixed->vectors) memcpy(row->vector, fixed->vectors[1], sizeof row->vector);
    fixed->next++;
    fixed_event(fixed, EVENT_ROOT_MOVE);
}

Step fixed_step(Search *search, int64_t budget, FixedInner inner, double window) {
    Fixed *fixed = search->data;
    const FixedOptions *options = search->options;
    if (fixed->done) return STEP_DONE;
    if (budget < 0) budget = 0;
    fixed->base = nodes(fixed) + budget;
    fixed->watch = search->trace || search->stop_at != EVENT_NONE;
    fixed->left = fixed->watch || !fixed->started ? 0 : budget;
    fixed->watched = budget - fixed->left;
    fixed->paused = false;
#ifndef __wasm__
    fixed->floor = __builtin_frame_address(0);
#endif
    if (!fixed->started) {
        fixed->started = true;
        enter(fixed, &fixed->frame[0], NO_MOVE, -window, window);
    }

    Frame *root = &fixed->frame[0];
    while (fixed->next < root->count) {
        double alpha = -window, value = 0;
        int best = options->moves == MOVES_BEST ? best_row(fixed) : -1;
        if (best >= 0) alpha = fixed->rows[best].value;
        if (!fixed->inside) {
            fixed->row_nodes = nodes(fixed);
            fixed->row_horizon = horizon(fixed);
            Visit visit = fixed_visit(fixed, root, fixed->next, alpha, window, &value);
            if (visit == VISIT_PAUSE) return STEP_MORE;
            fixed->inside = visit == VISIT_INNER;
            if (fixed->inside) fixed->rows[fixed->next].replied = !fixed_mine(fixed, root + 1);
        }
        bool leaf = !fixed->inside;
        if (leaf && fixed->vectors) fixed_leaf_vector(fixed, root, value);
        if (fixed->inside) {
            value = fixed->vectors ? fixed_maxn(fixed, root + 1)
                                   : inner(fixed, root + 1, alpha, window);
            if (fixed->paused) return STEP_MORE;
            fixed->inside = false;
        }
        bool low = !leaf && best >= 0 && value <= alpha; /* fail-hard: no better than the best */
        finish_row(fixed, value, low ? BOUND_UPPER : BOUND_EXACT);
    }

    if (search->stopped) return STEP_MORE; /* at the last root move or node */
    fixed->done = true;
    if (fixed->watch)
        fixed_leave(fixed, root, fixed->rows[best_row(fixed)].value, BOUND_EXACT, END_NONE);
    fixed_event(fixed, EVENT_ITERATION);
    return search->stopped ? STEP_MORE : STEP_DONE;
}

/* ---- the report ------------------------------------------------------------------------------ */

/* What the value of a root move proves. Evaluations stay strictly inside -100..+100, so that the
 * bounds themselves come from finished games; any other value counts when no leaf was evaluated.
 * Where others join forces (three or more players) or see a pending choice (simultaneous moves),
 * the search is too pessimistic to prove more than a win; where each plays for himself (max^n)
 * nothing is proven but a win on the spot. */
static Proven proven(const Fixed *fixed, const RootRow *row) {
    unsigned traits = fixed->search->game->traits;
    bool fair = !(traits & (TRAIT_MANY | TRAIT_SIMULTANEOUS));
    if (row->bound == BOUND_NONE || traits & TRAIT_POINTS) return PROVEN_NONE;
    if (fixed->vectors && !(row->length == 1 && row->settled)) return PROVEN_NONE;
    if (row->bound == BOUND_EXACT && (row->value >= 100 || (row->settled && row->value > 0)))
        return PROVEN_WIN;
    if (fair && (row->value <= -100 || (row->settled && row->value < 0))) return PROVEN_LOSS;
    if (fair && row->bound == BOUND_EXACT && row->settled && row->value == 0) return PROVEN_DRAW;
    return PROVEN_NONE;
}

/* Plies to the proven end where the line shows them: a move that ends the game, or one that the
 * reply refutes. Longer lines are not the shortest: this search does not care how soon it wins. */
static int proven_in(const RootRow *row, Proven result) {
    if (result == PROVEN_NONE) return 0;
    if (row->length == 1) return 1;
    return row->length == 2 && row->replied && result == PROVEN_LOSS ? 2 : 0;
}

static void report_proven(const Fixed *fixed, int best, Report *report) {
    Proven result = proven(fixed, &fixed->rows[best]);
    int longest = 0;
    if (result != PROVEN_WIN)
        for (int i = 0; i < fixed->frame[0].count; i++) {
            const RootRow *row = &fixed->rows[i];
            /* Every other move must be known to be no better. */
            if (row->bound == BOUND_NONE || !(row->settled || row->value <= -100)) return;
            int in = proven_in(row, proven(fixed, row));
            longest = in && longest >= 0 ? (in > longest ? in : longest) : -1;
        }
    report->proven = result;
    report->proven_in = result == PROVEN_WIN ? proven_in(&fixed->rows[best], result)
                        : result == PROVEN_LOSS && longest > 0 ? longest
                                                               : 0;
}

static int copy_line(const RootRow *row, Move *out) {
    int length = row->length < PV_MAX ? row->length : PV_MAX;
    memcpy(out, row->line, (size_t)length * sizeof *out);
    return length;
}

/* The first row of maximal value, or one of them by the seed. */
static int chosen_row(const Fixed *fixed) {
    int best = best_row(fixed), equals = 0;
    const FixedOptions *options = fixed->search->options;
    if (best < 0 || options->ties == TIES_FIRST) return best;
    const RootRow *rows = fixed->rows;
    for (int i = best; i < fixed->frame[0].count; i++)
        equals += rows[i].bound == BOUND_EXACT && rows[i].value == rows[best].value;
    Rng rng = rng_stream(search_seed(fixed->search), 0);
    int skip = (int)rng_below(&rng, (uint32_t)equals);
    for (int i = best;; i++)
        if (rows[i].bound == BOUND_EXACT && rows[i].value == rows[best].value && skip-- == 0)
            return i;
}

void fixed_report(const Search *search, Report *report) {
    const Fixed *fixed = search->data;
    const Frame *root = &fixed->frame[0];
    int best = chosen_row(fixed);
    if (best >= 0) {
        report->best = root->moves[best];
        report->value = fixed->rows[best].value;
        report->pv_length = copy_line(&fixed->rows[best], report->pv);
        report_proven(fixed, best, report);
        report->has_vector = fixed->vectors != NULL;
        if (report->has_vector)
            memcpy(report->vector, fixed->rows[best].vector, sizeof report->vector);
    }
    report->depth = fixed->done ? fixed->depth : 0;
    if (horizon(fixed) == 0) report->ended = search_ended_lines;
    report->nodes = (double)nodes(fixed);
    report->stack = fixed->stack;
    report->frame = fixed->frame_bytes;
    report_count(report, "leaves", NULL, "Positions valued at the end of the search.", NULL,
                 (double)(nodes(fixed) - fixed->inner));
    report_count(report, "finished_games", "finished games", "Leaves in which the game is over.",
                 NULL, (double)fixed->over);
    report_count(report, "cut_offs", "cut-offs",
                 "Positions left early, because no reply could change the choice.", NULL,
                 (double)fixed->cuts);
    for (int i = 0; i < root->count && i < report->capacity; i++) {
        const RootRow *row = &fixed->rows[i];
        MoveReport *out = &report->rows[report->count++];
        *out = (MoveReport){.move = root->moves[i],
                            .value = row->value,
                            .bound = row->bound,
                            .effort = row->effort,
                            .score = row->value,
                            .proven = proven(fixed, row)};
        out->proven_in = proven_in(row, out->proven);
        if (row->bound != BOUND_NONE)
            out->pv_length = copy_line(row, out->pv);
        else if (fixed->inside && i == fixed->next)
            out->effort = (double)(nodes(fixed) - fixed->row_nodes);
        if (out->pv_length == 0) out->pv[out->pv_length++] = out->move;
    }
}
