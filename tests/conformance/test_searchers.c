/* Every searcher of the registry on every variant of every game it accepts: legal moves, budgets,
 * memory, events and traces. A new searcher or game is tested here without a line being changed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "pairs.h"
#include "searches.h"

/* ---- reports --------------------------------------------------------------------------------- */

static void legal_moves(Pair *pair) {
    TestSearch it;
    test_search_open(&it, pair->game, pair->spec);
    Step step = test_search_run(&it, pair->state, PAIR_ALL, NULL, PAIR_STEPS);
    CHECK(step == (pairs_outside(pair) ? STEP_WAIT : STEP_DONE));
    const Report *report = test_search_report(&it);
    pairs_report(pair, it.search->scale, report);
    if (!pairs_outside(pair)) CHECK(report->best != NO_MOVE);
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
        CHECK(i < PAIR_STEPS);
        before = after;
        if (step != STEP_MORE) break;
        if (i < 20) pairs_report(pair, it->search->scale, report);
    }
    CHECK(arena_used(it->search->arena) == used);
}

static void slices(Pair *pair) {
    static const int64_t sizes[] = {1, 7, 1000, 0};
    TestSearch whole, other;
    test_search_open(&whole, pair->game, pair->spec);
    test_search_run(&whole, pair->state, PAIR_ALL, NULL, PAIR_STEPS);
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
    test_search_run(&fresh, pair->state, PAIR_ALL, NULL, PAIR_STEPS);
    test_search_run(&used, pair->state, PAIR_ALL, NULL, PAIR_STEPS);
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
        Err err = {.text = ""};
        if (!test_search_try(&it, pair->game, pair->spec, cap, &err)) {
            CHECK(strlen(err.text) > 10);
            continue;
        }
        test_search_run(&it, pair->state, PAIR_ALL, NULL, PAIR_STEPS);
        CHECK(arena_used(it.search->arena) <= cap);
        pairs_report(pair, it.search->scale, test_search_report(&it));
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
        Step step = search_step(it.search, PAIR_ALL);
        stops += it.search->stopped;
        CHECK(i < PAIR_STEPS);
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
    Step step = test_search_run(&it, pair->state, PAIR_ALL, NULL, PAIR_STEPS);
    const Report *whole = test_search_report(&it);
    int64_t stops[EVENT_CUTOFF + 1];
    for (int event = EVENT_NODE; event <= EVENT_CUTOFF; event++)
        stops[event] = count_stops(pair, (SearchEvent)event, whole);
    if (step == STEP_DONE && whole->nodes > 1) CHECK(stops[EVENT_NODE] + stops[EVENT_PLAYOUT] > 0);
    if (whole->playouts > 0) CHECK(stops[EVENT_PLAYOUT] > 0);
    if (whole->nodes + whole->playouts > 1)
        CHECK(stops[EVENT_ITERATION] + stops[EVENT_ROOT_MOVE] + stops[EVENT_PLAYOUT] > 0);
    for (int i = 0; i < whole->counters; i++)
        if (strcmp(whole->counter[i].name, "cut_offs") == 0 && whole->counter[i].value > 0)
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
    Step step = test_search_run(&plain, pair->state, PAIR_ALL, NULL, PAIR_STEPS);
    test_search_report(&plain);
    uint64_t hash = 0;
    for (int64_t slice = PAIR_ALL; slice > 0; slice = slice == PAIR_ALL ? 13 : 0) {
        Follower follower = {.ply = -1};
        Trace sink = {&follower, enter, leave, NULL, NULL};
        test_search_open(&traced, pair->game, pair->spec);
        traced.search->trace = &sink;
        test_search_run(&traced, pair->state, slice, NULL, PAIR_STEPS);
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

PAIRS(legal_moves, 4)
PAIRS(slices, 2)
PAIRS(begun_anew, 2)
PAIRS(memory, 1)
PAIRS(events, 2)
PAIRS(trace, 2)

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(legal_moves_all), cmocka_unit_test(slices_all),
        cmocka_unit_test(begun_anew_all),  cmocka_unit_test(memory_all),
        cmocka_unit_test(events_all),      cmocka_unit_test(trace_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
