/* expect.c - expectimax: options, opening, the plan of iterations, the report. */
#include "searchers/common/expect.h"

#include <string.h>

#include "searchers/common/messages.def"

static const char *const chance_words[] = {"mean", "worst", NULL};
static const char *const chance_titles[] = {"Their mean", "Their worst", NULL};
static const char *const aim_words[] = {"points", "goal", NULL};
static const char *const aim_titles[] = {"Points", "The goal of the game", NULL};

const char expect_doc[] =
    "Looks some moves ahead in games with dice: at its own moves it takes the best, where the dice "
    "move it averages over all outcomes with their probabilities. Improbable lines are cut short. "
    "Shows for every move the mean and how what may come next is spread.";

/* clang-format off */
const Param expect_params[] = {
    PARAM_INT(ExpectOptions, depth, 0, 0, EXPECT_DEPTH_MAX, .alias = "pf",
              .unit = "moves", .unit_one = "move",
              .flags = PARAM_LOG | PARAM_MAIN, .title = "Search depth in moves",
              .doc = "How many moves of players to look ahead, the dice between them not counted: "
                     "1 values the position right after the move, 2 is move, dice, move. 0 goes as "
                     "deep as the limits of time or nodes allow, and 3 moves where there are "
                     "none."),
    PARAM_REAL(ExpectOptions, cutoff, 0.0005, 0, 0.5, .flags = PARAM_LOG,
               .title = "Least probability followed",
               .doc = "Lines that come up with less than this probability are not followed any "
                      "further but valued where they are. An analysis without end halves it "
                     "whenever all likelier lines have ended. 0 follows all."),
    PARAM_ENUM(ExpectOptions, chance, EXPECT_MEAN, chance_words, .choice_titles = chance_titles,
               .title = "Dice count as",
               .doc = "`mean` averages over what the dice may bring; `worst` expects the worst of "
                      "it, as if an enemy threw them."),
    PARAM_ENUM(ExpectOptions, aim, EXPECT_POINTS, aim_words, .choice_titles = aim_titles,
               .title = "Plays for",
               .doc = "`points` plays for the result; `goal` for the probability, in percent, that "
                      "the goal of the game is reached (2048: the target tile), in games that have "
                      "one. With `goal`, evaluations in points say nothing and count 0 before the "
                      "end, and heuristics on a scale of their own do not fit."),
    PARAM_SPEC(ExpectOptions, eval, "strong", "eval", .title = "Evaluation",
               .doc = "How a position right after a move is valued where the depth is reached."),
    PARAM_INT(ExpectOptions, table, 16, 0, 1024, .unit = "MB", .flags = PARAM_LOG | PARAM_ADVANCED,
              .title = "Memory of the table",
              .doc = "Memory of the table that knows positions again which were reached by another "
                     "order of moves, shared by all moves at the root; the next lower power of two "
                     "is taken. 0 searches without."),
    PARAM_BOOL(ExpectOptions, prune, false, .title = "Forward pruning",
               .doc = "Leaves out moves that are hardly ever any good, so that the others are "
                      "looked at further ahead. In 2048 on 4 x 4 cells: slides that take a large "
                      "tile out of the corner in which the largest stand together; where only "
                      "such slides are left, the game counts as lost. Moves left out have no "
                      "value."),
    PARAM_BOOL(ExpectOptions, deepen, true, .flags = PARAM_ADVANCED,
               .title = "Step-by-step deepening",
               .doc = "Begins with depth 1 and goes one move deeper again and again, so that there "
                      "is an answer at any time; `no` begins with the full depth."),
    SEARCH_LIMITS(ExpectOptions),
    PARAM_END};

const Preset expect_presets[] = {
    {.name = "fast", .title = "Fast and strong", .values = "nodes=100k,cutoff=0.0005",
     .doc = "About a thousand moves a second on a fast machine."},
    {.name = NULL}};
/* clang-format on */

enum {
    DEPTH_DEFAULT = 3,
    PLIES_PER_MOVE = 3, /* frames reserved: a decision and up to two throws */
    GROWTH_MAX = 4      /* an iteration is begun if it is at most expected to take that much more */
};

static const double cutoff_least = 1e-18;

/* ---- the plan -------------------------------------------------------------------------------- */

static bool limited(const Expect *e) {
    return e->options->limits.nodes > 0 || e->options->limits.time > 0 || e->search->endless;
}

static int depth_wanted(const Expect *e) {
    if (e->options->depth > 0) return (int)e->options->depth;
    return limited(e) ? EXPECT_DEPTH_MAX : DEPTH_DEFAULT;
}

/* Is another iteration worth while? Not when everything is known, nor when a limit on nodes would
 * end it before it is finished: that would cost time for nothing. */
static bool enough(const Expect *e) {
    if (e->complete || e->settled || e->finished >= depth_wanted(e)) return true;
    if (e->search->endless || e->options->limits.nodes <= 0) return false;
    if (e->kept == 1) return e->finished > 1;
    double growth = e->before > 0 ? (double)e->last / (double)e->before : GROWTH_MAX;
    if (growth > GROWTH_MAX) growth = GROWTH_MAX;
    if (growth < 1) growth = 1;
    return (double)e->nodes + (double)e->last * growth > (double)e->options->limits.nodes;
}

/* Empties the table without touching it, but for once in a thousand times. */
static void forget(ExpectTable *table) {
    table->fill = 0;
    if (!table->stored || ++table->generation <= EXPECT_GENERATIONS) return;
    memset(table->entries, 0, table->buckets * EXPECT_BUCKET * sizeof *table->entries);
    table->generation = 1;
}

/* All lines that are probable enough have ended: a search without end follows less probable ones
 * from now on, and no deeper before one of them has come that far. What the table knows was
 * searched less. */
static bool sharpen(Expect *e) {
    if (!e->search->endless || !e->settled || !e->open || e->cutoff < 2 * cutoff_least)
        return false;
    e->cutoff /= 2;
    while (expect_rarity(e->cutoff, e->alike) == EXPECT_RAREST)
        e->alike++;
    e->settled = false;
    forget(&e->table);
    return true;
}

static void plan(Expect *e) {
    bool sharper = sharpen(e);
    e->done = enough(e);
    e->depth = e->finished + !sharper;
    if (!e->finished && !e->options->deepen) e->depth = depth_wanted(e);
}

static void finish(Expect *e, int64_t began) {
    e->before = e->last;
    e->last = e->nodes - began;
    e->finished = e->depth;
    e->followed = e->cutoff;
    int best = 0;
    for (int i = 0; i < e->kept; i++) {
        e->rows[i] = e->fresh[i];
        if (e->rows[i].value > e->rows[best].value) best = i;
    }
    e->best = e->rows[best].move;
    e->open = false;
    for (int i = 0; i < e->kept; i++)
        e->open = e->open || !e->rows[i].complete;
    e->complete = !e->pruned && !e->open;
    /* Leaves at the full depth; without new ones the next iteration would be the same again. */
    int64_t horizon = e->leaves - e->improbable;
    e->settled = horizon == e->horizon;
    e->horizon = horizon;
    Iteration it = {.kind = "deepen",
                    .depth = e->depth,
                    .nodes = (double)e->last,
                    .total = (double)e->nodes,
                    .value = e->rows[best].value,
                    .bound = BOUND_EXACT,
                    .best = e->best,
                    .pv = {e->best},
                    .pv_length = 1};
    iterations_add(e->iterations, &it,
                   (IterationCounts){.probes = (double)e->table.probes,
                                     .hits = (double)e->table.hits,
                                     .cuts = -1,
                                     .first_cuts = -1});
    plan(e);
}

Step expect_step(Search *search, int64_t budget) {
    Expect *e = search->data;
    while (!search->stopped) {
        if (e->ply < 0) {
            if (e->done) return STEP_DONE;
            if (budget <= 0) return STEP_MORE;
            expect_launch(e);
            continue;
        }
        if (expect_walk(e, &budget)) {
            finish(e, e->frames[0].entered);
            search_event(search, EVENT_ITERATION);
        } else if (budget <= 0) {
            break;
        }
    }
    return STEP_MORE;
}

/* ---- opening and beginning ------------------------------------------------------------------- */

static bool open_table(Expect *e, Err *err) {
    size_t bytes = (size_t)e->options->table << 20, bucket = EXPECT_BUCKET * sizeof(ExpectEntry);
    ExpectTable *table = &e->table;
    table->generation = 1;
    if (!bytes) return true;
    for (table->buckets = 1; table->buckets * 2 * bucket <= bytes;)
        table->buckets *= 2;
    table->entries = ARENA_NEW(e->search->arena, ExpectEntry, table->buckets * EXPECT_BUCKET, err);
    return table->entries != NULL;
}

static bool open_kernel(Expect *e, const ExpectKernel *kernel, Err *err) {
    e->kernel = kernel;
    if (!kernel) return true;
    e->memory = arena_alloc(e->search->arena, kernel->size, err);
    if (!e->memory) return false;
    e->fast = kernel->open(e, e->memory);
    return true;
}

bool expect_open(Search *search, const ExpectKernel *kernel, Err *err) {
    const Game *game = search->game;
    const ExpectOptions *options = search->options;
    Arena *arena = search->arena;
    if (options->prune && !kernel) return err_set(err, no_moves_to_leave_out, game->def->row.name);
    if (options->aim == EXPECT_GOAL && !game->statistics)
        return err_set(err, no_goal_to_aim_at, game->def->row.name);
    Expect *e = ARENA_NEW(arena, Expect, 1, err);
    if (!e) return false;
    e->search = search;
    e->game = game;
    e->options = options;
    e->worst = options->chance == EXPECT_WORST;
    e->goal = options->aim == EXPECT_GOAL;

    size_t moves = (size_t)game->max_moves;
    int64_t depth = options->depth > 0 ? options->depth : EXPECT_DEPTH_MAX;
    int64_t plies = PLIES_PER_MOVE * depth + 3;
    if (plies > game->max_plies + 2) plies = game->max_plies + 2;
    e->plies = (int)plies;
    e->iterations = ARENA_NEW(arena, Iterations, 1, err);
    e->stride = (game->state_size + 15) & ~(size_t)15;
    e->frames = ARENA_NEW(arena, ExpectFrame, plies, err);
    char *states = arena_alloc(arena, (size_t)plies * e->stride, err);
    Move *listing = ARENA_NEW(arena, Move, (size_t)plies * moves, err);
    e->outcomes = ARENA_NEW(arena, double, moves, err);
    e->weights_of = ARENA_NEW(arena, double, moves, err);
    e->order = ARENA_NEW(arena, int, moves, err);
    e->rows = ARENA_NEW(arena, ExpectRow, moves, err);
    e->fresh = ARENA_NEW(arena, ExpectRow, moves, err);
    if (arena_refused(arena) || !open_table(e, err) ||
        !search_evaluation(search, &options->eval, &e->eval, err))
        return false;
    for (int64_t i = 0; i < plies; i++) {
        e->frames[i].state = states + (size_t)i * e->stride;
        e->frames[i].moves = listing + (size_t)i * moves;
    }
    const EvalDef *eval = e->eval.def;
    e->prepared = e->eval.tables;
    bool points = game->traits & TRAIT_POINTS;
    e->own = points && evaluation_own_scale(&e->eval);
    e->banked = points && !e->own && !e->goal;
    if (e->goal && e->own && !eval->chance)
        return err_set(err, values_are_no_chances, eval->row.name);
    if (e->goal) search->scale = SCALE_CHANCE;
    if (!open_kernel(e, kernel, err)) return false;
    search->data = e;
    return true;
}

void expect_begin(Search *search, const void *state) {
    Expect *e = search->data;
    const Game *game = e->game;
    ExpectFrame *root = e->frames;
    memcpy(root->state, state, game->state_size);
    forget(&e->table);
    e->table.probes = e->table.hits = e->table.stored = 0;
    e->cutoff = e->options->cutoff;
    e->alike = 0;
    const EvalDef *eval = e->eval.def;
    if (eval && eval->prepared_at) e->eval.tables = eval->prepared_at(game, e->prepared, state);
    e->me = game->mover(game->rules, state);
    e->count = root->count = game->moves(game->rules, state, root->moves);
    e->pruned = e->options->prune && e->kernel->choose(game, e->memory, state);
    e->kept = e->pruned ? expect_prune(e, root) : e->count;
    for (int i = 0; i < e->count; i++)
        e->rows[i] = e->fresh[i] = (ExpectRow){.move = root->moves[i]};
    e->nodes = e->decisions = e->dice = e->leaves = e->improbable = e->horizon = 0;
    e->last = e->before = 0;
    iterations_clear(e->iterations);
    e->finished = 0;
    e->complete = e->settled = e->open = false;
    e->best = root->moves[0]; /* a guess, until something is known */
    e->value = 0;
    e->ply = -1;
    e->asking = false;
    plan(e);
}

const Iteration *expect_iterations(const Search *search, int *count) {
    const Expect *e = search->data;
    return iterations_list(e->iterations, count);
}

/* A new limit may let another iteration begin. */
bool expect_retune(Search *search) {
    Expect *e = search->data;
    if (e->ply < 0) plan(e);
    return true;
}

/* ---- the report ------------------------------------------------------------------------------ */

/* A row of the last finished iteration; before the first one is finished, what is found already. */
static const ExpectRow *shown(const Expect *e, int index) {
    return e->finished ? e->rows + index : e->fresh + index;
}

void expect_report(const Search *search, Report *out) {
    const Expect *e = search->data;
    const ExpectTable *table = &e->table;
    out->best = e->best;
    out->depth = e->finished;
    if (e->settled)
        out->ended = e->pruned ? MESSAGE_OF(every_line_ends_or_left_out)
                               : MESSAGE_OF(every_line_ends);
    if (e->complete) out->ended = search_ended_lines;
    out->nodes = (double)e->nodes;
    bool any = false;
    for (int i = 0; i < e->count; i++) {
        const ExpectRow *row = shown(e, i);
        if (row->known && (!any || row->value > out->value)) {
            any = true;
            out->value = row->value;
            out->best = row->move;
        }
        if (i >= out->capacity) continue;
        MoveReport *to = out->rows + i;
        *to = (MoveReport){.move = row->move, .effort = e->fresh[i].effort, .pv_length = 1};
        to->pv[0] = row->move;
        out->count = i + 1;
        if (!row->known) continue;
        to->value = to->score = row->value;
        to->bound = BOUND_EXACT;
        to->has_spread = row->spread;
        memcpy(to->spread, row->quantile, sizeof to->spread);
    }
    out->pv[0] = out->best;
    out->pv_length = 1;
    report_count(out, "decisions", NULL, "Positions in which a move was chosen.", NULL,
                 (double)e->decisions);
    report_count(out, "throws", NULL, "Positions in which the dice moved.", NULL, (double)e->dice);
    report_count(out, "evaluations", NULL, "Positions valued without looking further.", NULL,
                 (double)e->leaves);
    report_count(out, "improbable", NULL, "Those of them that were too improbable to be followed.",
                 NULL, (double)e->improbable);
    report_count(out, "least_probability", "least probability",
                 "Lines that come up with less than this probability, in percent, are not followed "
                 "any further. An analysis without end halves it whenever all likelier lines have "
                 "ended.",
                 "%", 100 * (e->finished ? e->followed : e->cutoff));
    if (e->options->prune)
        report_count(out, "left_out", "left out", "Moves here that are not looked at (`prune`).",
                     NULL, e->count - e->kept);
    report_count(out, "table_probes", "table probes", "Positions looked up in the table.", NULL,
                 (double)table->probes);
    report_count(out, "table_hits", "table hits", "Share of them that the table knew, in percent.",
                 "%", report_percent(table->hits, table->probes));
    report_count(out, "table_fill", "table fill", "Share of the table in use, in percent.", "%",
                 report_percent(table->fill, (int64_t)table->buckets * EXPECT_BUCKET));
}
