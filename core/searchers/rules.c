/* rules.c - one move, its own terms and the worst that chance may bring.
 *
 * The player of the source document on 2048, for every game in which the dice follow a move:
 *
 *     for every legal move:
 *         value = terms of the move itself                       (EvalDef.after)
 *               + least of value(s) over every outcome s of the dice   (EvalDef.value)
 *     play the move of the largest value; of equal ones the first
 *
 * It looks one ply ahead and does not weigh outcomes by their probability, unless chance=mean asks
 * for it. Where a move ends the game or the dice do not follow, the state after it is valued as it
 * is. Evaluations without terms of their own for moves are in the game's units; then the points
 * scored so far are added. An outcome costs one play and one evaluation: on 2048 some 30 a move.
 *
 * It sees no trap that needs two moves, and the worst outcome is often an unlikely one: expectimax
 * with the same rules is the cure. */
#include <math.h>

#include "search/search.h"

enum { CHANCE_WORST, CHANCE_MEAN };

typedef struct Options {
    Limits limits;
    Choice eval;
    int64_t chance;
} Options;

static const char *const chance_words[] = {"worst", "mean", NULL};
static const char *const chance_titles[] = {"Their worst", "Their mean", NULL};

static const Param params[] = {
    PARAM_SPEC(Options, eval, "plain", "eval", .title = "Evaluation",
               .doc = "Evaluation of moves and of the positions behind the dice."),
    PARAM_ENUM(Options, chance, CHANCE_WORST, chance_words, .choice_titles = chance_titles,
               .title = "Dice count as",
               .doc = "What the outcomes of the dice count for: worst (the least of all, as in the "
                      "2048 report) or mean (weighed by their probability)."),
    SEARCH_LIMITS(Options), PARAM_END};

typedef struct RootMove {
    Move move, answer; /* answer: the outcome that decides, NO_MOVE = none */
    double own;        /* terms of the move itself, points scored */
    double value;
    int64_t nodes;
    bool done;
} RootMove;

typedef struct Data {
    Evaluation eval;
    bool points; /* values are points still to come: those scored so far are added */
    RootMove *rows;
    Move *scratch, *outcomes; /* outcomes of the row that is being looked at */
    void *after, *next;       /* the state after its move; behind the dice */
    int count, at;            /* rows; the one that is being looked at */
    int outcome, outcome_count;
    bool inside, opened; /* between the outcomes of row `at`; the root was entered */
    double worst, sum, weights;
    int64_t nodes;
    int best; /* row, -1 = none yet */
} Data;

static bool open(Search *search, Err *err) {
    const Options *options = search->options;
    const Game *game = search->game;
    Data *d = ARENA_NEW(search->arena, Data, 1, err);
    if (!d) return false;
    int moves = game->max_moves;
    d->rows = ARENA_NEW(search->arena, RootMove, moves, err);
    d->scratch = ARENA_NEW(search->arena, Move, moves, err);
    d->outcomes = ARENA_NEW(search->arena, Move, moves, err);
    d->after = arena_alloc(search->arena, game->state_size, err);
    d->next = arena_alloc(search->arena, game->state_size, err);
    search->data = d;
    if (arena_refused(search->arena) || !search_evaluation(search, &options->eval, &d->eval, err))
        return false;
    d->points = game->traits & TRAIT_POINTS && !evaluation_own_scale(&d->eval);
    return true;
}

static void begin(Search *search, const void *state) {
    Data *d = search->data;
    d->count = search->game->moves(search->game->rules, state, d->scratch);
    for (int i = 0; i < d->count; i++)
        d->rows[i] = (RootMove){.move = d->scratch[i], .answer = NO_MOVE};
    d->at = 0;
    d->inside = d->opened = false;
    d->nodes = 0;
    d->best = -1;
}

/* ---- one node -------------------------------------------------------------------------------- */

/* Value of a state for the player at the root; points scored so far stand beside it. */
static double value_of(const Search *search, const void *state, int player) {
    const Data *d = search->data;
    double value = evaluation_value(&d->eval, state, player);
    return d->points ? value + game_points(search->game, state, player) : value;
}

static void close_row(Search *search, double value, NodeEnd end) {
    Data *d = search->data;
    RootMove *row = &d->rows[d->at];
    row->value = row->own + value;
    row->done = true;
    if (d->best < 0 || row->value > d->rows[d->best].value) d->best = d->at;
    search_leave(search, 1, row->value, BOUND_EXACT, end, (double)row->nodes);
    d->inside = false;
    d->at++;
    search_event(search, EVENT_ROOT_MOVE);
}

/* Plays the next root move; values it at once when the dice do not follow. */
static void open_row(Search *search) {
    const Game *game = search->game;
    Data *d = search->data;
    RootMove *row = &d->rows[d->at];
    int player = game->mover(game->rules, search->root);
    search_enter(search, 1, row->move, 0, 0);
    Status status = game->play(game->rules, d->after, search->root, row->move);
    row->nodes = 1;
    d->nodes++;
    if (d->eval.def->after)
        row->own = d->eval.def->after(game, d->eval.tables, search->root, row->move, d->after,
                                      player, search_seed(search));
    if (status == OVER || game->mover(game->rules, d->after) != CHANCE) {
        close_row(search, value_of(search, d->after, player), status == OVER ? END_OVER : END_LEAF);
        return;
    }
    d->outcome_count = game->moves(game->rules, d->after, d->outcomes);
    d->outcome = 0;
    d->worst = INFINITY;
    d->sum = d->weights = 0;
    d->inside = true;
}

static void try_outcome(Search *search) {
    const Game *game = search->game;
    const Options *options = search->options;
    Data *d = search->data;
    RootMove *row = &d->rows[d->at];
    Move outcome = d->outcomes[d->outcome++];
    search_enter(search, 2, outcome, 0, 0);
    Status status = game->play(game->rules, d->next, d->after, outcome);
    double value = value_of(search, d->next, game->mover(game->rules, search->root));
    search_leave(search, 2, value, BOUND_EXACT, status == OVER ? END_OVER : END_LEAF, 1);
    row->nodes++;
    d->nodes++;
    if (value < d->worst) {
        d->worst = value;
        row->answer = outcome;
    }
    if (options->chance == CHANCE_MEAN) {
        double weight = game_chance_weight(game, d->after, outcome);
        d->sum += weight * value;
        d->weights += weight;
    }
    if (d->outcome == d->outcome_count)
        close_row(search, options->chance == CHANCE_MEAN ? d->sum / d->weights : d->worst,
                  END_NONE);
}

static Step step(Search *search, int64_t budget) {
    Data *d = search->data;
    if (!d->opened && budget > 0) {
        search_enter(search, 0, NO_MOVE, 0, 0);
        d->opened = true;
    }
    for (int64_t end = d->nodes + budget; d->at < d->count;) {
        if (d->nodes >= end || search->stopped) return STEP_MORE;
        if (d->inside)
            try_outcome(search);
        else
            open_row(search);
        search_event(search, EVENT_NODE);
        if (d->at == d->count)
            search_leave(search, 0, d->rows[d->best].value, BOUND_EXACT, END_NONE,
                         (double)d->nodes);
    }
    return STEP_DONE;
}

/* ---- the report ------------------------------------------------------------------------------ */

static void report(const Search *search, Report *out) {
    const Data *d = search->data;
    out->nodes = (double)d->nodes;
    out->depth = d->at == d->count;
    for (int i = 0; i < d->count && i < out->capacity; i++) {
        const RootMove *row = &d->rows[i];
        MoveReport *to = &out->rows[out->count++];
        *to = (MoveReport){.move = row->move,
                           .effort = (double)row->nodes,
                           .pv = {row->move, row->answer},
                           .pv_length = row->answer == NO_MOVE ? 1 : 2};
        if (!row->done) continue;
        to->value = to->score = row->value;
        to->bound = BOUND_EXACT;
    }
    if (d->best < 0) return;
    const RootMove *best = &d->rows[d->best];
    out->best = best->move;
    out->value = best->value;
    out->pv[0] = best->move;
    out->pv[1] = best->answer;
    out->pv_length = best->answer == NO_MOVE ? 1 : 2;
    report_count(out, "outcomes", NULL, "Outcomes of the dice that were valued, over all moves.",
                 NULL, (double)(d->nodes - d->at - d->inside));
}

const SearcherDef searcher_rules = {
    .row = {.name = "rules",
            .title = "Rules",
            .doc = "The player of the 2048 report: for every move the terms of the evaluation that "
                   "value the move itself, plus the worst of the others over every outcome of the "
                   "dice. One move deep, quick, and blind beyond it.",
            .params = params,
            .size = sizeof(Options),
            .aliases = (const char *const[]){"document", NULL}},
    .roles = {[ROLE_EVOLVED] = ""},
    .needs = TRAIT_CHANCE,
    .accepts = TRAIT_TWO_PLAYER | TRAIT_SOLO | TRAIT_MANY | TRAIT_POINTS,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report};
