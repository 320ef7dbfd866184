/* Every searcher that searches one position on several threads, on every variant of every game it
 * accepts: legal moves, limits kept by all threads together, an end at any moment, and the values
 * of one thread where a position is solved. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "pairs.h"
#include "searches.h"

static const int numbers[] = {2, 4};
enum { NUMBERS = 2 };

static bool threaded(const Pair *pair) {
    return param_find(&pair->def->row, "threads") != NULL;
}

/* What bounds the work of a searcher: the depth of a tree, or the number of descents. */
static bool deepens(const Pair *pair) {
    return param_find(&pair->def->row, "depth") != NULL;
}

static void open_on(TestSearch *it, const Pair *pair, const char *more, int threads) {
    char spec[200];
    snprintf(spec, sizeof spec, "%s(%s%s,threads=%d)", pair->def->row.name, more,
             deepens(pair) ? "" : ",cut=10", threads);
    test_search_open(it, pair->game, spec);
}

static int searched;

static double count_of(const Report *report, const char *name) {
    for (int i = 0; i < report->counters; i++)
        if (strcmp(report->counter[i].name, name) == 0) return report->counter[i].value;
    fail_msg("no count %s", name);
    return 0;
}

static double descents(const Report *report) {
    return count_of(report, "descents");
}

/* Of all moves of the root together. */
static double visits(const Report *report) {
    double sum = 0;
    for (int i = 0; i < report->count; i++)
        sum += report->rows[i].effort;
    return sum;
}

static void legal_moves(Pair *pair) {
    enum { SIMS = 2000 };
    if (!threaded(pair)) return;
    for (int i = 0; i < NUMBERS; i++) {
        char more[80];
        TestSearch it;
        if (deepens(pair))
            snprintf(more, sizeof more, "depth=%d,table=1", pair->game->max_moves > 100 ? 1 : 4);
        else
            snprintf(more, sizeof more, "sims=%d,table=1", SIMS);
        open_on(&it, pair, more, numbers[i]);
        CHECK(test_search_run(&it, pair->state, 500, NULL, PAIR_STEPS) == STEP_DONE);
        const Report *report = test_search_report(&it);
        pairs_report(pair, it.search->scale, report);
        CHECK(report->best != NO_MOVE);
        CHECK(deepens(pair) ? report->depth <= 4
                            : descents(report) <= SIMS && visits(report) == descents(report));
        CHECK(deepens(pair) || report->proven || descents(report) == SIMS);
        CHECK(search_step(it.search, 10) == STEP_DONE); /* the end is the end */
        test_search_close(&it);
        searched++;
    }
}

/* As time_control.c does it: no step is given more than what the limit leaves. */
static void node_limits(Pair *pair) {
    enum { LIMIT = 5000, SLICE = 300 };
    if (!threaded(pair)) return;
    for (int i = 0; i < NUMBERS; i++) {
        char more[80];
        TestSearch it;
        snprintf(more, sizeof more, "nodes=%d,table=1", LIMIT);
        open_on(&it, pair, more, numbers[i]);
        search_begin(it.search, pair->state);
        double nodes = 0;
        for (int64_t steps = 0; nodes < LIMIT; steps++) {
            int64_t left = LIMIT - (int64_t)nodes;
            Step step = search_step(it.search, left < SLICE ? left : SLICE);
            double before = nodes;
            nodes = report_effort(test_search_report(&it));
            CHECK(nodes >= before && nodes <= LIMIT && steps < PAIR_STEPS);
            if (steps % 10 == 0) pairs_report(pair, it.search->scale, &it.report);
            if (step == STEP_DONE) break;
        }
        test_search_close(&it);
    }
}

/* Between any two steps it may be begun anew, retuned or closed; and what the others may do after
 * the last step is bounded. */
static void ended_at_any_moment(Pair *pair) {
    enum { SLICE = 200, AHEAD = 16, QUANTUM = 64 };
    if (!threaded(pair)) return;
    char *start = malloc(pair->game->state_size);
    Rng rng = rng_stream(39, 0);
    test_search_state(pair->game, &rng, 1, start);
    for (int i = 0; i < NUMBERS; i++) {
        TestSearch it;
        Err err = {.text = ""};
        int others = numbers[i] - 1;
        open_on(&it, pair, deepens(pair) ? "depth=20,table=1" : "sims=20000,table=1", numbers[i]);
        search_begin(it.search, start);
        search_step(it.search, SLICE);
        search_step(it.search, 0); /* gives nobody anything */
        CHECK(report_effort(test_search_report(&it)) <= SLICE + others * (AHEAD * SLICE + QUANTUM));
        search_begin(it.search, pair->state);
        CHECK(report_effort(test_search_report(&it)) == 0);
        for (int k = 0; k < 5; k++)
            search_step(it.search, SLICE);
        const char *limit = deepens(pair) ? "depth" : "sims";
        test_search_set(&it, limit, deepens(pair) ? "21" : "30000");
        CHECK(search_retune(it.search, &err));
        search_step(it.search, SLICE);
        test_search_set(&it, limit, "2"); /* begins anew */
        CHECK(search_retune(it.search, &err));
        while (search_step(it.search, SLICE) != STEP_DONE) {}
        pairs_report(pair, it.search->scale, test_search_report(&it));
        CHECK(deepens(pair) ? it.report.depth <= 2 : descents(&it.report) <= 2);
        search_begin(it.search, start);
        for (int k = 0; k < 5; k++)
            search_step(it.search, SLICE);
        test_search_close(&it);
    }
    free(start);
}

/* To an event it goes one by one, and nobody else is at work then. */
static void one_step_at_a_time(Pair *pair) {
    if (!threaded(pair)) return;
    TestSearch it;
    open_on(&it, pair, deepens(pair) ? "depth=4,table=1" : "sims=1000,table=1", 2);
    search_begin(it.search, pair->state);
    if (!deepens(pair)) search_step(it.search, 500);
    it.search->stop_at = EVENT_NODE;
    for (int i = 0; i < 50 && search_step(it.search, PAIR_ALL) == STEP_MORE; i++) {
        CHECK(it.search->stopped);
        CHECK(!deepens(pair) || test_search_report(&it)->nodes <= i + 1);
    }
    test_search_close(&it);
}

static void memory(Pair *pair) {
    if (!threaded(pair)) return;
    for (size_t cap = 1; cap <= (size_t)64 << 20; cap *= 64) {
        char spec[200];
        TestSearch it;
        Err err = {.text = ""};
        snprintf(spec, sizeof spec, "%s(%s,table=1,threads=4)", pair->def->row.name,
                 deepens(pair) ? "depth=2" : "sims=1000");
        if (!test_search_try(&it, pair->game, spec, cap, &err)) {
            CHECK(strlen(err.text) > 10);
            continue;
        }
        test_search_run(&it, pair->state, 1000, NULL, PAIR_STEPS);
        CHECK(arena_used(it.search->arena) <= cap);
        test_search_close(&it);
    }
}

#ifdef _OPENMP
/* Result and shortest way of Connect Four positions near the end. */
static void solved_alike(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    Rng rng = rng_stream(390, 0);
    char *state = arena_alloc(arena, game->state_size, NULL);
    int proven = 0;
    for (int i = 0; i < 12; i++) {
        test_search_state(game, &rng, 20 + i % 8, state);
        Report one = {.best = NO_MOVE};
        for (int threads = 1; threads <= 4; threads *= 2) {
            char spec[80];
            TestSearch it;
            snprintf(spec, sizeof spec, "pvs(table=4,threads=%d)", threads);
            test_search_open(&it, game, spec);
            test_search_run(&it, state, 2000, NULL, 1000000);
            const Report *report = test_search_report(&it);
            if (threads == 1) one = *report;
            proven += report->proven != PROVEN_NONE;
            assert_int_equal(report->proven, one.proven);
            assert_int_equal(report->proven_in, one.proven_in);
            test_search_close(&it);
        }
    }
    assert_int_equal(proven, 36);
    arena_free(arena);
}

/* What uct proves in Connect Four positions near the end, with proofs or with bounds, on several
 * threads is what pvs proves. */
static void proven_alike(void **) {
    static const char *const ways[] = {"sims=200000", "sims=200000,bounds=yes,look=2"};
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    Rng rng = rng_stream(391, 0);
    char *state = arena_alloc(arena, game->state_size, NULL);
    int proven = 0;
    for (int i = 0; i < 12; i++) {
        test_search_state(game, &rng, 22 + i % 8, state);
        TestSearch exact;
        test_search_open(&exact, game, "pvs(table=4)");
        test_search_run(&exact, state, 2000, NULL, 1000000);
        test_search_report(&exact);
        for (int way = 0; way < 2; way++) {
            char spec[120];
            TestSearch it;
            snprintf(spec, sizeof spec, "uct(%s,threads=4)", ways[way]);
            test_search_open(&it, game, spec);
            test_search_run(&it, state, 2000, NULL, 1000000);
            const Report *report = test_search_report(&it);
            if (report->proven) {
                proven++;
                assert_int_equal(report->proven, exact.report.proven);
                if (way == 1) assert_int_equal(report->proven_in, exact.report.proven_in);
            }
            test_search_close(&it);
        }
        test_search_close(&exact);
    }
    assert_true(proven > 12);
    arena_free(arena);
}

/* A depth that is lowered to the one at work holds for what the others are at, too: they are
 * deeper, because a step of one node leaves them THREADS_AHEAD nodes. */
static void no_deeper_than_asked(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    for (int i = 0; i < 100; i++) {
        TestSearch it;
        Err err = {.text = ""};
        char depth[16];
        test_search_open(&it, game, "pvs(depth=20,table=1,threads=4)");
        search_begin(it.search, state);
        for (int step = 0; step < 50 + 3 * i; step++)
            search_step(it.search, 1);
        const int most = (int)test_search_report(&it)->depth + 1;
        snprintf(depth, sizeof depth, "%d", most);
        test_search_set(&it, "depth", depth);
        assert_true(search_retune(it.search, &err));
        while (search_step(it.search, 1) != STEP_DONE) {}
        assert_int_equal((int)test_search_report(&it)->depth, most);
        test_search_close(&it);
    }
    arena_free(arena);
}

/* A full tree gives up its nodes while nobody else is at work, and goes on. */
static void full_tree(void **) {
    static const char *const games[] = {"connect4", "tron"};
    for (int i = 0; i < 2; i++) {
        Arena *arena = arena_new(1 << 20);
        const Game *game = test_game(games[i], arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        TestSearch it;
        game->start(game->rules, state);
        test_search_open(&it, game, "uct(sims=60000,table=1,threads=3)");
        double least = 60000, before = 0;
        search_begin(it.search, state);
        while (search_step(it.search, 500) != STEP_DONE) {
            const double nodes = count_of(test_search_report(&it), "tree_nodes");
            if (nodes < before) least = nodes;
            before = nodes;
            assert_true(visits(&it.report) == descents(&it.report));
            assert_true(count_of(&it.report, "memory") <= 1);
        }
        assert_true(least < 60000);
        assert_true(descents(test_search_report(&it)) == 60000);
        test_search_close(&it);
        arena_free(arena);
    }
}

/* One thread is the search without this option, to the last node. */
static void one_thread_as_ever(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    static const char *const specs[][2] = {
        {"pvs(depth=9,table=1)", "pvs(depth=9,table=1,threads=1)"},
        {"uct(sims=5000)", "uct(sims=5000,threads=1)"}};
    for (int i = 0; i < 2; i++) {
        TestSearch plain, one;
        test_search_open(&plain, game, specs[i][0]);
        test_search_open(&one, game, specs[i][1]);
        test_search_run(&plain, state, 1000, NULL, 1000000);
        test_search_run(&one, state, 1000, NULL, 1000000);
        test_search_report(&plain);
        test_search_report(&one);
        test_reports_equal(&plain.report, &one.report);
        test_search_close(&one);
        test_search_close(&plain);
    }
    arena_free(arena);
}
#endif

PAIRS(legal_moves, 2)
PAIRS(node_limits, 1)
PAIRS(ended_at_any_moment, 1)
PAIRS(one_step_at_a_time, 1)
PAIRS(memory, 1)

static void some_were_searched(void **) {
#ifdef _OPENMP
    assert_true(searched > 10);
#else
    assert_int_equal(searched, 0);
#endif
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(legal_moves_all),        cmocka_unit_test(some_were_searched),
        cmocka_unit_test(node_limits_all),        cmocka_unit_test(ended_at_any_moment_all),
        cmocka_unit_test(one_step_at_a_time_all), cmocka_unit_test(memory_all),
#ifdef _OPENMP
        cmocka_unit_test(solved_alike),           cmocka_unit_test(proven_alike),
        cmocka_unit_test(no_deeper_than_asked),   cmocka_unit_test(full_tree),
        cmocka_unit_test(one_thread_as_ever),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
