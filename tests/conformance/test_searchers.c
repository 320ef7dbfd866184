/* Every searcher of the registry on every variant of every game it accepts, and refused by the
 * others. A new searcher or game is tested here without a line being changed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "play/series/range.h"
#include "searches.h"
#include "share.h"

enum { STEPS = 2000000, ALL = 1 << 30 };

/* ---- pairs ----------------------------------------------------------------------------------- */

typedef struct Pair {
    const SearcherDef *def;
    const Game *game;
    char spec[120]; /* cheap options */
    char where[300];
    Rng rng;
    void *state; /* an ongoing position, a player to move */
} Pair;

/* A spec that ends soon: whatever limits effort or memory is set low. */
static void cheap_spec(const Row *row, const Game *game, const char *more, char *spec,
                       size_t size) {
    bool wide = game->max_moves > 100;
    Writer writer;
    writer_fixed(&writer, spec, size);
    write_format(&writer, "%s(", row->name);
    bool dice = game->traits & TRAIT_CHANCE; /* then depth counts decisions */
    if (!param_find(row, "depth") && !param_find(row, "sims") && param_find(row, "table"))
        write_text(&writer, "nodes=3000,");
    if (param_find(row, "depth")) write_format(&writer, "depth=%d,", wide ? 1 : dice ? 2 : 3);
    if (param_find(row, "sims")) write_format(&writer, "sims=%d,", wide ? 5 : 200);
    if (param_find(row, "table")) write_text(&writer, "table=1,");
    if (param_find(row, "cut") && game->max_plies > 2000) write_text(&writer, "cut=40,");
    write_format(&writer, "%s)", *more ? more : "seed=7");
}

static bool fits(const SearcherDef *def, const Game *game) {
    return !registry_unfit(def, game);
}

/* Calls `check` for every searcher on `count` random positions of every variant it accepts. */
static void for_all_pairs(int count, void (*check)(Pair *pair)) {
    int pairs = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[120];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        void *state = arena_alloc(arena, game->state_size, NULL);
        for (int s = 0; s < registry_searchers.count; s++) {
            Pair pair = {.def = (const SearcherDef *)registry_searchers.rows[s],
                         .game = game,
                         .state = state};
            /* By name, so that a new searcher leaves the positions of the others as they are. */
            pair.rng =
                rng_stream((uint64_t)v, blob_hash(pair.def->row.name, strlen(pair.def->row.name)));
            if (!fits(pair.def, game) || !test_mine(pairs++)) continue;
            cheap_spec(&pair.def->row, game, "", pair.spec, sizeof pair.spec);
            for (int i = 0; i < test_share(count); i++) {
                int plies = game->max_plies < 40 ? game->max_plies : 40;
                test_search_state(game, &pair.rng, (int)rng_below(&pair.rng, (uint32_t)plies),
                                  state);
                snprintf(pair.where, sizeof pair.where, "%s on %s, position %d", pair.spec, variant,
                         i);
                check(&pair);
            }
        }
        arena_free(arena);
    }
}

/* A person, or a program outside, of which there is none here. */
static bool is_human(const Pair *pair) {
    const char *name = pair->def->row.name;
    return strcmp(name, "human") == 0 || strcmp(name, "external") == 0;
}

#define CHECK(condition)                                            \
    do {                                                            \
        if (!(condition)) fail_msg("%s: " #condition, pair->where); \
    } while (0)

/* ---- reports --------------------------------------------------------------------------------- */

static void check_line(const Pair *pair, const Move *line, int length) {
    const Game *game = pair->game;
    CHECK(length >= 0 && length <= PV_MAX);
    if (game->traits & (TRAIT_CHANCE | TRAIT_SIMULTANEOUS) && length > 1) length = 1;
    char *state = malloc(game->state_size);
    Move *scratch = calloc((size_t)game->max_moves, sizeof *scratch);
    game_observe(game, state, pair->state, game->mover(game->rules, pair->state));
    for (int i = 0; i < length; i++) {
        CHECK(game->status(game->rules, state) == ONGOING);
        CHECK(game_legal(game, state, line[i], scratch));
        game->play(game->rules, state, state, line[i]);
    }
    free(scratch);
    free(state);
}

/* What must hold of any report at any time. */
static void check_report(const Pair *pair, Scale scale, const Report *report) {
    const Game *game = pair->game;
    Move moves[game->max_moves];
    int count = game->moves(game->rules, pair->state, moves);
    double bounds[2];
    bool bounded = scale_bounds(scale, game, bounds);
    CHECK(report->counters >= 0 && report->counters <= COUNTERS_MAX);
    for (int i = 0; i < report->counters; i++)
        CHECK(report->counter[i].name && report->counter[i].doc);
    if (!is_human(pair)) CHECK(report->count == count);
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = &report->rows[i];
        CHECK(row->move == moves[i]);
        CHECK(row->effort >= 0 && row->error >= 0);
        if (bounded && row->bound != BOUND_NONE)
            CHECK(row->value >= bounds[0] && row->value <= bounds[1]);
        CHECK(row->proven_in == 0 || row->proven != PROVEN_NONE);
        CHECK(row->pv_length == 0 || row->pv[0] == row->move);
        if (row->pv_length > 1 && i < 50) check_line(pair, row->pv, row->pv_length);
    }
    CHECK(report->proven_in == 0 || report->proven != PROVEN_NONE);
    if (report->best == NO_MOVE) return;
    bool legal = false;
    for (int i = 0; i < count; i++)
        legal = legal || moves[i] == report->best;
    CHECK(legal);
    if (bounded) CHECK(report->value >= bounds[0] && report->value <= bounds[1]);
    CHECK(report->pv_length >= 1 && report->pv[0] == report->best);
    check_line(pair, report->pv, report->pv_length);
}

static void legal_moves(Pair *pair) {
    TestSearch it;
    test_search_open(&it, pair->game, pair->spec);
    Step step = test_search_run(&it, pair->state, ALL, NULL, STEPS);
    CHECK(step == (is_human(pair) ? STEP_WAIT : STEP_DONE));
    const Report *report = test_search_report(&it);
    check_report(pair, it.search->scale, report);
    if (!is_human(pair)) CHECK(report->best != NO_MOVE);
    CHECK(search_step(it.search, 10) == step); /* the end is the end */
    test_search_close(&it);
}

/* ---- budget and slices ----------------------------------------------------------------------- */

/* Steps to the end; what a step did is at most its budget and one playout or one list of moves.
 * Reports along the way are sound, and asking for them disturbs nothing. */
static void run_within_budget(Pair *pair, TestSearch *it, int64_t slice) {
    search_begin(it->search, pair->state);
    double slack = 1 + pair->game->max_moves, before = 0;
    bool samples = param_find(&pair->def->row, "sims") != NULL; /* its budget is in playouts */
    size_t used = arena_used(it->search->arena);
    for (int64_t i = 0;; i++) {
        int64_t budget = slice ? slice : 1 + rng_below(&pair->rng, 300);
        Step step = search_step(it->search, budget);
        const Report *report = test_search_report(it);
        double after = samples ? report->playouts : report->nodes;
        CHECK(after - before <= (double)budget + slack);
        CHECK(i < STEPS);
        before = after;
        if (step != STEP_MORE) break;
        if (i < 20) check_report(pair, it->search->scale, report);
    }
    CHECK(arena_used(it->search->arena) == used);
}

static void slices(Pair *pair) {
    static const int64_t sizes[] = {1, 7, 1000, 0};
    TestSearch whole, other;
    test_search_open(&whole, pair->game, pair->spec);
    test_search_run(&whole, pair->state, ALL, NULL, STEPS);
    test_search_report(&whole);
    /* Wide games: rows cost more than steps do. */
    for (size_t i = pair->game->max_moves > 100 ? 2 : 0; i < sizeof sizes / sizeof *sizes; i++) {
        test_search_open(&other, pair->game, pair->spec);
        run_within_budget(pair, &other, sizes[i]);
        test_reports_equal(&whole.report, &other.report);
        test_search_close(&other);
    }
    test_search_close(&whole);
}

/* Nothing is done without a budget, and an abandoned search leaves nothing behind. */
static void begun_anew(Pair *pair) {
    TestSearch fresh, used;
    char *start = malloc(pair->game->state_size);
    Rng rng = rng_stream(21, 0);
    test_search_state(pair->game, &rng, 1, start);
    test_search_open(&fresh, pair->game, pair->spec);
    test_search_open(&used, pair->game, pair->spec);
    search_begin(used.search, start);
    search_step(used.search, 0);
    CHECK(test_search_report(&used)->nodes <= 1);
    search_step(used.search, 50);
    test_search_run(&fresh, pair->state, ALL, NULL, STEPS);
    test_search_run(&used, pair->state, ALL, NULL, STEPS);
    test_search_report(&fresh);
    test_reports_equal(&fresh.report, test_search_report(&used));
    test_search_close(&fresh);
    test_search_close(&used);
    free(start);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static void memory(Pair *pair) {
    for (size_t cap = 1; cap <= (size_t)64 << 20; cap *= 64) {
        TestSearch it;
        Err err = {""};
        if (!test_search_try(&it, pair->game, pair->spec, cap, &err)) {
            CHECK(strlen(err.text) > 10);
            continue;
        }
        test_search_run(&it, pair->state, ALL, NULL, STEPS);
        CHECK(arena_used(it.search->arena) <= cap);
        check_report(pair, it.search->scale, test_search_report(&it));
        test_search_close(&it);
    }
}

/* ---- events ---------------------------------------------------------------------------------- */

/* Stops at every event of a kind; the report in the end is that of a run without stops. */
static int64_t count_stops(Pair *pair, SearchEvent event, const Report *whole) {
    TestSearch it;
    int64_t stops = 0;
    test_search_open(&it, pair->game, pair->spec);
    it.search->stop_at = event;
    search_begin(it.search, pair->state);
    for (int64_t i = 0;; i++) {
        Step step = search_step(it.search, ALL);
        stops += it.search->stopped;
        CHECK(i < STEPS);
        if (step != STEP_MORE) break;
        CHECK(it.search->stopped); /* the budget was enough for everything */
    }
    test_reports_equal(whole, test_search_report(&it));
    test_search_close(&it);
    return stops;
}

static void events(Pair *pair) {
    TestSearch it;
    test_search_open(&it, pair->game, pair->spec);
    Step step = test_search_run(&it, pair->state, ALL, NULL, STEPS);
    const Report *whole = test_search_report(&it);
    int64_t stops[EVENT_CUTOFF + 1];
    for (int event = EVENT_NODE; event <= EVENT_CUTOFF; event++)
        stops[event] = count_stops(pair, (SearchEvent)event, whole);
    if (step == STEP_DONE && whole->nodes > 1) CHECK(stops[EVENT_NODE] + stops[EVENT_PLAYOUT] > 0);
    if (whole->playouts > 0) CHECK(stops[EVENT_PLAYOUT] > 0);
    if (whole->nodes + whole->playouts > 1)
        CHECK(stops[EVENT_ITERATION] + stops[EVENT_ROOT_MOVE] + stops[EVENT_PLAYOUT] > 0);
    for (int i = 0; i < whole->counters; i++)
        if (strcmp(whole->counter[i].name, "cut-offs") == 0 && whole->counter[i].value > 0)
            CHECK(stops[EVENT_CUTOFF] > 0);
    test_search_close(&it);
}

/* ---- the trace ------------------------------------------------------------------------------- */

/* Follows enter and leave; `fault` is the first thing that was wrong. */
typedef struct Follower {
    int ply; /* of the open node, -1 = none */
    int64_t entered;
    uint64_t hash;
    const char *fault;
} Follower;

static void enter(void *context, int ply, Move move, double alpha, double beta) {
    Follower *follower = context;
    if (ply != follower->ply + 1) follower->fault = "a node was entered that is no child";
    if ((ply == 0) != (move == NO_MOVE)) follower->fault = "only the root has no move";
    if (!(alpha <= beta)) follower->fault = "a window is upside down";
    follower->ply = ply;
    follower->entered++;
    follower->hash = rng_mix(follower->hash ^ ((uint64_t)ply << 32 | move));
}

static void leave(void *context, int ply, double value, Bound bound, NodeEnd end, double effort) {
    Follower *follower = context;
    if (ply != follower->ply) follower->fault = "a node was left that was not open";
    if (value != value) follower->fault = "a value is no number";
    if (!(effort >= 0)) follower->fault = "an effort is negative";
    if (bound > BOUND_UPPER || end > END_KNOWN) follower->fault = "unknown end or bound";
    follower->ply = ply - 1;
}

static void trace(Pair *pair) {
    TestSearch plain, traced;
    test_search_open(&plain, pair->game, pair->spec);
    Step step = test_search_run(&plain, pair->state, ALL, NULL, STEPS);
    test_search_report(&plain);
    uint64_t hash = 0;
    for (int64_t slice = ALL; slice > 0; slice = slice == ALL ? 13 : 0) {
        Follower follower = {.ply = -1};
        Trace sink = {&follower, enter, leave, NULL, NULL};
        test_search_open(&traced, pair->game, pair->spec);
        traced.search->trace = &sink;
        test_search_run(&traced, pair->state, slice, NULL, STEPS);
        test_reports_equal(&plain.report, test_search_report(&traced));
        if (follower.fault) fail_msg("%s: %s", pair->where, follower.fault);
        CHECK(step != STEP_DONE || follower.ply == -1);
        if (pair->def->tree) {
            follower = (Follower){.ply = -1};
            pair->def->tree(traced.search, &sink, 50);
            if (follower.fault) fail_msg("%s: tree: %s", pair->where, follower.fault);
            CHECK(follower.ply == -1);
            CHECK(follower.entered >= 1 && follower.entered <= 60);
        } else if (plain.report.nodes > 1) {
            CHECK(follower.entered > 1);
        }
        if (hash) CHECK(hash == follower.hash); /* the same words in any slices */
        hash = follower.hash;
        test_search_close(&traced);
    }
    test_search_close(&plain);
}

/* ---- retuning -------------------------------------------------------------------------------- */

/* Whatever an option is set to while the search runs: it goes on, or refuses with a sentence and
 * goes on once the option is back. */
static void retune(Pair *pair) {
    for (const Param *param = pair->def->row.params; param->name; param++) {
        if (param->type == PARAM_TYPE_TEXT || param->type == PARAM_TYPE_SPEC) continue;
        double top = param->max;
        if (param->type == PARAM_TYPE_ENUM)
            for (top = 0; param->choices[(int)top + 1];)
                top++;
        TestSearch it;
        test_search_open(&it, pair->game, pair->spec);
        search_begin(it.search, pair->state);
        search_step(it.search, 20);
        double old = param_number(param, it.choice.values);
        const double tries[] = {param->min, top, old};
        for (int i = 0; i < 3; i++) {
            Err err = {""};
            param_set_number(param, it.choice.values, tries[i]);
            bool tuned = search_retune(it.search, &err);
            if (i == 2) CHECK(tuned);
            if (!tuned) {
                CHECK(strlen(err.text) > 10);
                CHECK(search_step(it.search, 20) == STEP_DONE);
                CHECK(test_search_report(&it)->best == NO_MOVE);
                continue;
            }
            for (int k = 0; k < 3; k++) {
                search_step(it.search, 20);
                check_report(pair, it.search->scale, test_search_report(&it));
            }
        }
        test_search_close(&it);
    }
}

static double effort_of(const Report *report) {
    return report->playouts > 0 ? report->playouts : report->nodes;
}

/* One parameter changes to `value` while the search runs. A live one may go on, and then comes to
 * the move that a fresh search with the new value finds, and to no more work; every other one
 * begins anew. Returns whether the search went on. */
static bool retune_to(Pair *pair, const Param *param, double value) {
    TestSearch fresh, tuned;
    Err err = {""};
    test_search_open(&fresh, pair->game, pair->spec);
    test_search_open(&tuned, pair->game, pair->spec);
    param_set_number(param, fresh.choice.values, value);
    bool fits = search_rewind(fresh.search, &err);
    search_begin(fresh.search, pair->state);
    double nothing = fits ? effort_of(test_search_report(&fresh)) : 0;
    search_begin(tuned.search, pair->state);
    search_step(tuned.search, 20);
    double before = effort_of(test_search_report(&tuned));
    param_set_number(param, tuned.choice.values, value);
    CHECK(search_retune(tuned.search, &err) == fits);
    double after = fits ? effort_of(test_search_report(&tuned)) : 0;
    bool kept = before > nothing && after == before;
    if (fits && !is_human(pair)) {
        if (kept && !(param->flags & PARAM_LIVE))
            fail_msg("%s: %s=%g does not begin anew", pair->where, param->name, value);
        while (search_step(fresh.search, ALL) == STEP_MORE) {}
        while (search_step(tuned.search, ALL) == STEP_MORE) {}
        test_search_report(&fresh);
        test_search_report(&tuned);
        double whole = effort_of(&fresh.report), nodes = (double)search_limits(fresh.search)->nodes;
        double max = before > whole ? before : whole;
        bool exact = param_find(&pair->def->row, "sims") != NULL;
        bool limited = nodes > 0 && whole >= nodes;
        if (before > nothing && after == nothing)
            test_reports_equal(&fresh.report, &tuned.report);
        else if (kept && effort_of(&tuned.report) > (exact ? max : before + whole))
            fail_msg("%s: %s=%g works on: %g", pair->where, param->name, value,
                     effort_of(&tuned.report));
        else if (kept && !limited && whole >= before && tuned.report.best != fresh.report.best)
            fail_msg("%s: %s=%g does not count", pair->where, param->name, value);
    }
    test_search_close(&fresh);
    test_search_close(&tuned);
    return kept;
}

/* Parameters a little up and down, every word of an enumeration; of games with many variants only
 * some, so that all come up somewhere. */
static void retune_counts(Pair *pair) {
    for (const Param *param = pair->def->row.params; param->name; param++) {
        if (param->type >= PARAM_TYPE_TEXT) continue;
        if (param->offset < offsetof(Limits, seed)) continue; /* time, nodes: the job's affair */
        if (pair->game->max_moves <= 100 && rng_below(&pair->rng, 10) > 0) continue;
        TestSearch it;
        test_search_open(&it, pair->game, pair->spec);
        double old = param_number(param, it.choice.values), values[8];
        test_search_close(&it);
        int count = 0;
        if (param->type == PARAM_TYPE_ENUM) {
            for (int i = 0; param->choices[i] && count < 8; i++)
                values[count++] = i;
        } else if (param->type == PARAM_TYPE_BOOL) {
            values[count++] = old == 0;
        } else {
            bool whole = param->type == PARAM_TYPE_INT;
            bool dear = pair->game->max_moves > 100 && strcmp(param->name, "depth") == 0;
            double up = whole ? old + 1 : old + (param->max - old) / 4;
            if (up <= param->max && !dear) values[count++] = up;
            if (old > param->min) values[count++] = whole ? old - 1 : (old + param->min) / 2;
        }
        for (int i = 0; i < count; i++)
            if (values[i] != old) retune_to(pair, param, values[i]);
    }
}

/* Nothing changed: whether the search goes on or begins anew, it ends where it would have ended. */
static void retune_idle(Pair *pair) {
    TestSearch whole, tuned;
    Err err = {""};
    test_search_open(&whole, pair->game, pair->spec);
    test_search_run(&whole, pair->state, ALL, NULL, STEPS);
    test_search_open(&tuned, pair->game, pair->spec);
    search_begin(tuned.search, pair->state);
    search_step(tuned.search, 25);
    CHECK(search_retune(tuned.search, &err));
    for (int64_t i = 0; search_step(tuned.search, 100) == STEP_MORE; i++)
        CHECK(i < STEPS);
    test_search_report(&whole);
    test_reports_equal(&whole.report, test_search_report(&tuned));
    test_search_close(&whole);
    test_search_close(&tuned);
}

/* ---- tactics --------------------------------------------------------------------------------- */

/* Marks the moves that win at once; returns how many there are. */
static int winning(const Game *game, const void *state, bool *wins) {
    Move moves[game->max_moves];
    char after[game->state_size];
    int count = game->moves(game->rules, state, moves), found = 0, player;
    player = game->mover(game->rules, state);
    for (int i = 0; i < count; i++) {
        bool won = game->play(game->rules, after, state, moves[i]) == OVER &&
                   game->result(game->rules, after, player) >= 1;
        if (wins) wins[i] = won;
        found += won;
    }
    return found;
}

/* Marks the moves after which the opponent cannot win at once. */
static int safe(const Game *game, const void *state, bool *holds) {
    Move moves[game->max_moves];
    char after[game->state_size];
    int count = game->moves(game->rules, state, moves), found = 0;
    for (int i = 0; i < count; i++) {
        Status status = game->play(game->rules, after, state, moves[i]);
        holds[i] = status == OVER || winning(game, after, NULL) == 0;
        found += holds[i];
    }
    return found;
}

/* Null for players that claim nothing of the kind: those without depth and without simulations. */
static const char *tactical_options(const SearcherDef *def) {
    if (strcmp(def->row.name, "solver") == 0) return NULL; /* its limit leaves bounds, no tactics */
    if (strcmp(def->row.name, "montecarlo") == 0) return "sims=20,reflex=yes";
    if (param_find(&def->row, "depth")) return "depth=2";
    return param_find(&def->row, "sims") ? "sims=2000" : NULL;
}

static void tactics_of(const Game *game, const char *variant, int64_t found[2]) {
    char state[game->state_size];
    bool marks[game->max_moves];
    Rng rng = rng_stream(31, 0);
    const int64_t max = test_share(8);
    int wins = 0, blocks = 0;
    for (int tries = 0; tries < 3000 && (wins < max || blocks < max); tries++) {
        test_search_state(game, &rng, (int)rng_below(&rng, (uint32_t)game->max_plies), state);
        Move moves[game->max_moves];
        int count = game->moves(game->rules, state, moves);
        int good = winning(game, state, marks);
        bool win = good > 0;
        if (!win) good = safe(game, state, marks);
        if (good == 0 || good == count || (win ? wins : blocks) >= max) continue;
        if (win)
            wins++;
        else
            blocks++;
        for (int s = 0; s < registry_searchers.count; s++) {
            const SearcherDef *def = (const SearcherDef *)registry_searchers.rows[s];
            const char *options = tactical_options(def);
            if (!options || !fits(def, game)) continue;
            /* Flat Monte Carlo claims what its reflex sees: not a move that makes a threat
             * possible. */
            bool reflex = game->reflex && game->reflex(game->rules, state) != NO_MOVE;
            if (strstr(options, "reflex") && !reflex) continue;
            char spec[120];
            cheap_spec(&def->row, game, options, spec, sizeof spec);
            TestSearch it;
            test_search_open(&it, game, spec);
            test_search_run(&it, state, ALL, NULL, STEPS);
            Move best = test_search_report(&it)->best;
            for (int i = 0; i < count; i++)
                if (moves[i] == best && !marks[i]) {
                    Writer position;
                    writer_init(&position);
                    game_draw(game, state, &position);
                    fail_msg("%s on %s missed a %s:\n%s", spec, variant, win ? "win" : "block",
                             position.text);
                }
            test_search_close(&it);
        }
    }
    found[0] += wins;
    found[1] += blocks;
}

static void tactics(void **) {
    int64_t found[2] = {0, 0};
    int boards = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[120];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        if (game->traits == TRAIT_TWO_PLAYER && game->max_moves <= 50 && test_mine(boards++))
            tactics_of(game, variant, found);
        arena_free(arena);
    }
    assert_true(found[0] >= test_share(8) && found[1] >= test_share(8));
}

/* ---- what values are ------------------------------------------------------------------------- */

static void scales(void **) {
    static const struct {
        const char *game, *spec;
        Scale scale;
    } cases[] = {{"connect4", "uct", SCALE_RESULT},
                 {"connect4", "uct(prior=1)", SCALE_RESULT},
                 {"connect4", "uct(leaf=eval)", SCALE_EVALUATION},
                 {"connect4", "montecarlo", SCALE_RESULT},
                 {"connect4", "montecarlo(leaf=cut,cut=4)", SCALE_EVALUATION},
                 {"connect4", "solver", SCALE_RESULT},
                 {"connect4", "alphabeta", SCALE_EVALUATION},
                 {"connect4", "pvs", SCALE_EVALUATION},
                 {"tron(preset=document)", "uct", SCALE_POINTS},
                 {"tron(preset=document)", "pvs", SCALE_POINTS},
                 {"2048", "uct", SCALE_POINTS},
                 {"2048", "uct(aim=win)", SCALE_RESULT},
                 {"2048", "rules", SCALE_EVALUATION},
                 {"2048", "expectimax", SCALE_EVALUATION},
                 {"2048", "expectimax(eval=outcome)", SCALE_POINTS},
                 {"2048", "expectimax(eval=outcome,aim=goal)", SCALE_CHANCE}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Arena *arena = arena_new(1 << 26);
        TestSearch it;
        test_search_open(&it, test_game(cases[i].game, arena), cases[i].spec);
        if (it.search->scale != cases[i].scale)
            fail_msg("%s on %s has the scale %d", cases[i].spec, cases[i].game, it.search->scale);
        test_search_close(&it);
        arena_free(arena);
    }
}

/* ---- pairs that do not fit ------------------------------------------------------------------- */

static void unfit(void **) {
    int refused = 0, accepted = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[120];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        for (int s = 0; s < registry_searchers.count; s++) {
            const SearcherDef *def = (const SearcherDef *)registry_searchers.rows[s];
            if (registry_searcher_game(def)) continue; /* read as somebody else's, perhaps */
            const char *reason = registry_unfit(def, game);
            if (reason && !search_unfit(def, game)) continue; /* the game has its own */
            accepted += !reason;
            if (!reason) continue;
            refused++;
            assert_true(strlen(reason) > 10 && reason[strlen(reason) - 1] == '.');
            TestSearch it;
            Err err = {""};
            assert_false(test_search_try(&it, game, def->row.name, SEARCH_CAP, &err));
            assert_non_null(strstr(err.text, reason));
            assert_non_null(strstr(err.text, def->row.name));
        }
        arena_free(arena);
    }
    assert_true(refused > 0 && accepted > refused);
}

/* Rows say enough for menus, help and sliders. */
static void rows(void **) {
    for (int s = 0; s < registry_searchers.count; s++) {
        const Row *row = registry_searchers.rows[s];
        const SearcherDef *def = (const SearcherDef *)row;
        if (!row->doc || strlen(row->doc) < 40) fail_msg("%s needs a manual", row->name);
        assert_non_null(row->title);
        assert_true(row->size >= sizeof(Limits));
        assert_true(def->open && def->begin && def->step && def->report);
        static const char *const limits[] = {"time", "nodes", "seed", "name"};
        for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
            const Param *param = param_find(row, limits[i]);
            assert_non_null(param);
            assert_true(param->offset < sizeof(Limits));
        }
        for (const Param *param = row->params; param->name; param++)
            if (!param->doc || strlen(param->doc) < 15)
                fail_msg("%s: %s needs a sentence", row->name, param->name);
        for (const Param *param = row->params; param->name; param++)
            if (param_find(row, param->name) != param)
                fail_msg("%s has two parameters %s", row->name, param->name);
    }
}

/* The values that a searcher takes a role with can be played in every game that it fits. */
static void check_role(const Game *game, const PlayerScope *scope, const SearcherDef *def,
                       Role role, const char *variant) {
    char spec[120];
    Choice choice;
    Ranges ranges;
    Err err = {""};
    Arena *arena = arena_new(1 << 26);
    snprintf(spec, sizeof spec, "%s(%s)", def->row.name, def->roles[role]);
    assert_true(registry_has_role(spec, role));
    bool read = role == ROLE_CURVE
                    ? ranges_read(spec, "player", &scope->scope, arena, &ranges, &err)
                    : registry_player(scope, spec, arena, &choice, &err);
    if (!read) fail_msg("%s, %s: %s", variant, spec, err.text);
    arena_free(arena);
    if (role != ROLE_ANALYST || strcmp(game->def->row.name, "connect4") != 0) return;
    /* Whoever analyses by an evaluation takes one that says something before the end. */
    TestSearch it;
    test_search_open(&it, game, spec);
    const Param *eval = param_find(&def->row, "eval");
    Choice asked = {NULL, NULL};
    if (eval) memcpy(&asked, (const char *)it.choice.values + eval->offset, sizeof asked);
    bool silent = asked.row && ((const EvalDef *)asked.row)->outcome_only;
    assert_false(it.search->scale == SCALE_EVALUATION && silent);
    test_search_close(&it);
}

static void roles(void **) {
    for (int v = 0; v < test_variants(); v++) {
        char variant[120];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        PlayerScope scope;
        registry_scope(game, NULL, &scope);
        for (int s = 0; s < registry_searchers.count; s++) {
            const SearcherDef *def = (const SearcherDef *)registry_searchers.rows[s];
            for (int role = 0; role < ROLES && !registry_unfit(def, game); role++)
                if (def->roles[role]) check_role(game, &scope, def, (Role)role, variant);
        }
        for (Role role = ROLE_PERSON; role <= ROLE_JUDGE; role++)
            if (role != ROLE_ANALYST) assert_non_null(registry_role(game, role));
        arena_free(arena);
    }
}

/* The levels of a game belong to searchers that fit it, each in one row, and have the same names in
 * the same order, some left out. Who takes the role of an opponent has the first three. A game may
 * have none; those that have some are in golden/defaults.txt. */
static void levels(void **) {
    static const char *const names[] = {"beginner", "easy", "medium", "hard", "expert", NULL};
    Arena *arena = arena_new(1 << 24);
    for (int g = 0; g < registry_games.count; g++) {
        const GameDef *def = (const GameDef *)registry_games.rows[g];
        const Game *game = test_game(def->row.name, arena);
        PlayerScope scope;
        registry_scope(game, NULL, &scope);
        int rows = 0;
        for (const Levels *row = registry_levels; row->game; row++) {
            if (row->game != def) continue;
            int at = 0;
            for (const Preset *level = row->presets; level->name; level++) {
                while (names[at] && strcmp(names[at], level->name) != 0)
                    at++;
                assert_non_null(names[at++]);
                assert_true(level->title && level->doc && *level->values);
            }
            for (int i = 0; row->searchers[i]; i++, rows++) {
                const Row *searcher = rowset_find(&scope.sets[0], row->searchers[i]);
                assert_non_null(searcher);
                assert_string_equal(searcher->name, row->searchers[i]);
                assert_null(registry_unfit((const SearcherDef *)searcher, game));
                assert_ptr_equal(registry_levels_of(def, searcher), row->presets);
                assert_ptr_equal(scope_preset(&scope.scope, searcher, 0), row->presets);
            }
        }
        if (rows == 0) continue;
        const Row *opponent = &registry_role(game, ROLE_OPPONENT)->row;
        for (int i = 0; i < 3; i++) /* the harder ones are beyond some */
            assert_string_equal(scope_preset(&scope.scope, opponent, i)->name, names[i]);
    }
    arena_free(arena);
}

/* Every preset of every searcher, the levels among them, can be opened on a game it fits; of those
 * with tables of hundreds of megabytes the levels are enough. */
static void presets_on(const char *name, bool levels_only) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game(name, arena);
    PlayerScope scope;
    registry_scope(game, NULL, &scope);
    char *state = arena_alloc(arena, game->state_size, NULL);
    Rng rng = rng_stream(1, 0);
    test_search_state(game, &rng, 0, state); /* the dice of the start are rolled */
    for (int s = 0; s < registry_searchers.count; s++) {
        const Row *row = registry_searchers.rows[s];
        if (!fits((const SearcherDef *)row, game)) continue;
        const Preset *preset, *own = row->presets;
        for (int k = 0; (preset = scope_preset(&scope.scope, row, k)); k++) {
            if (levels_only && preset == own) break;
            char spec[100];
            snprintf(spec, sizeof spec, "%s(preset=%s)", row->name, preset->name);
            TestSearch it;
            test_search_open(&it, game, spec);
            search_begin(it.search, state);
            for (int i = 0; i < 20; i++)
                search_step(it.search, 200);
            Pair pair = {.def = (const SearcherDef *)row, .game = game, .state = state};
            snprintf(pair.where, sizeof pair.where, "%s", spec);
            check_report(&pair, it.search->scale, test_search_report(&it));
            test_search_close(&it);
        }
    }
    arena_free(arena);
}

static void presets(void **) {
    for (int g = 0; g < registry_games.count; g++)
        presets_on(registry_games.rows[g]->name, g > 0);
}

#define PAIRS(name, count)                  \
    static void name##_all(void **unused) { \
        (void)unused;                       \
        for_all_pairs(count, name);         \
    }
PAIRS(legal_moves, 4)
PAIRS(slices, 2)
PAIRS(begun_anew, 2)
PAIRS(memory, 1)
PAIRS(events, 2)
PAIRS(trace, 2)
PAIRS(retune, 1)
PAIRS(retune_counts, 1)
PAIRS(retune_idle, 1)

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows),
        cmocka_unit_test(roles),
        cmocka_unit_test(levels),
        cmocka_unit_test(presets),
        cmocka_unit_test(scales),
        cmocka_unit_test(unfit),
        cmocka_unit_test(legal_moves_all),
        cmocka_unit_test(slices_all),
        cmocka_unit_test(begun_anew_all),
        cmocka_unit_test(memory_all),
        cmocka_unit_test(events_all),
        cmocka_unit_test(trace_all),
        cmocka_unit_test(retune_all),
        cmocka_unit_test(retune_counts_all),
        cmocka_unit_test(retune_idle_all),
        cmocka_unit_test(tactics),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
