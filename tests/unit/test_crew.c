/* Several independent searches of one position (option trees): shares of the work, the sum of the
 * reports, the same with any slices and threads, ends by proof, changes on the way. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "searches.h"

enum { ALL = 1 << 30, STEPS = 100000 };

typedef struct Fixture {
    Arena *arena;
    const Game *game;
    _Alignas(16) unsigned char state[4096];
} Fixture;

static void set_up(Fixture *f, const char *game) {
    f->arena = arena_new(1 << 22);
    f->game = test_game(game, f->arena);
    assert_true(f->game->state_size <= sizeof f->state);
    f->game->start(f->game->rules, f->state);
}

static void play(Fixture *f, const char *columns) {
    for (; *columns; columns++)
        f->game->play(f->game->rules, f->state, f->state, (Move)(*columns - '1'));
}

static void run(Fixture *f, TestSearch *it, const char *spec, int64_t slice, int threads) {
    Rng rng = rng_stream(5, 0);
    test_search_open_on(it, f->game, spec, threads);
    assert_int_equal(test_search_run(it, f->state, slice, &rng, STEPS), STEP_DONE);
    test_search_report(it);
}

static double visits(const Report *report) {
    double sum = 0;
    for (int i = 0; i < report->count; i++)
        sum += report->rows[i].effort;
    return sum;
}

static double counter(const Report *report, const char *name) {
    for (int i = 0; i < report->counters; i++)
        if (!strcmp(report->counter[i].name, name)) return report->counter[i].value;
    fail_msg("there is no counter %s", name);
    return 0;
}

/* Slices and threads change nothing, of whatever kind the game is. */
static void the_same_however_run(void **) {
    static const char *const cases[][2] = {
        {"connect4", "uct(sims=2001,trees=3)"},
        {"connect4", "uct(preset=strong,nodes=1500,trees=2)"},
        {"connect4", "montecarlo(sims=51,trees=4)"},
        {"connect4", "montecarlo(sims=51,trees=2,score=wins,share=drawn)"},
        {"tron(preset=duel)", "uct(sims=500,select=regret,mix=yes,trees=3)"},
        {"2048", "uct(sims=300,trees=2)"},
        {"amazons(preset=6x6)", "uct(preset=strong,sims=200,trees=2)"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Fixture f;
        TestSearch whole, sliced, threaded;
        set_up(&f, cases[i][0]);
        run(&f, &whole, cases[i][1], ALL, 1);
        run(&f, &sliced, cases[i][1], 0, 1);
        run(&f, &threaded, cases[i][1], 700, 2);
        test_reports_equal(&whole.report, &sliced.report);
        test_reports_equal(&whole.report, &threaded.report);
        test_search_close(&whole);
        test_search_close(&sliced);
        test_search_close(&threaded);
        arena_free(f.arena);
    }
}

/* The shares are equal but for one, and make the whole. */
static void shares(void **) {
    Fixture f;
    TestSearch it;
    set_up(&f, "connect4");
    run(&f, &it, "uct(sims=1001,trees=4)", ALL, 1);
    assert_true(counter(&it.report, "descents") == 1001);
    assert_int_equal(crew_count(it.search), 4);
    assert_true(visits(&it.report) == 1001);
    for (int i = 0; i < 4; i++) {
        Report one = {.capacity = 0};
        search_report(crew_member(it.search, i), &one);
        assert_true(one.playouts == (i ? 250 : 251));
    }
    /* Each draws other random numbers. */
    Report second = {.rows = it.rows, .capacity = f.game->max_moves};
    double first = it.report.value;
    search_report(crew_member(it.search, 1), &second);
    assert_true(visits(&second) == 250);
    assert_true(second.value != first);
    test_search_close(&it);

    run(&f, &it, "uct(nodes=777,trees=2)", 13, 1);
    assert_true(it.report.effort == 777);
    test_search_close(&it);
    run(&f, &it, "montecarlo(sims=7,trees=3)", ALL, 1);
    assert_true(it.report.playouts == 49);
    assert_true(it.report.rows[3].effort == 7);
    test_search_close(&it);
    arena_free(f.arena);
}

/* The values of a row are means over all its random games, its error that of the sum. */
static void sums(void **) {
    Fixture f;
    TestSearch it;
    set_up(&f, "connect4");
    run(&f, &it, "montecarlo(sims=200,trees=2)", ALL, 1);
    MoveReport parts[2][7];
    for (int i = 0; i < 2; i++) {
        Report report = {.rows = parts[i], .capacity = 7};
        search_report(crew_member(it.search, i), &report);
    }
    int best = 0;
    for (int move = 0; move < 7; move++) {
        const MoveReport *row = &it.rows[move];
        assert_true(row->effort == 200);
        assert_true(row->value == (parts[0][move].value + parts[1][move].value) / 2);
        assert_true(row->error < parts[0][move].error);
        if (row->value > it.rows[best].value) best = move;
    }
    assert_int_equal(it.report.best, best);
    assert_true(it.report.value == it.rows[best].value);
    test_search_close(&it);
    arena_free(f.arena);
}

/* A proof in one of them is one for all; by the clock it ends them. */
static void proofs(void **) {
    Fixture f;
    TestSearch it;
    set_up(&f, "connect4");
    play(&f, "4455");
    run(&f, &it, "uct(sims=1M,trees=3)", ALL, 2);
    assert_int_equal(it.report.proven, PROVEN_WIN);
    assert_int_equal(it.report.proven_in, 3);
    assert_true(it.report.value == 100);
    assert_true(it.report.best == 2 || it.report.best == 5);
    assert_non_null(it.report.ended);
    test_search_close(&it);

    test_search_open(&it, f.game, "uct(trees=2)");
    it.search->endless = true;
    assert_int_equal(test_search_run(&it, f.state, 5000, NULL, STEPS), STEP_DONE);
    assert_int_equal(test_search_report(&it)->proven, PROVEN_WIN);
    test_search_close(&it);
    arena_free(f.arena);
}

/* More work goes on, another number of searches begins anew; events stop in the first one. */
static void changes(void **) {
    Fixture f;
    TestSearch it, fresh;
    Err err = {.text = ""};
    set_up(&f, "connect4");
    run(&f, &it, "uct(sims=300,trees=2)", ALL, 1);
    test_search_set(&it, "sims", "900");
    assert_true(search_retune(it.search, &err));
    while (search_step(it.search, 50) != STEP_DONE) {}
    run(&f, &fresh, "uct(sims=900,trees=2)", ALL, 1);
    test_reports_equal(test_search_report(&it), &fresh.report);
    test_search_close(&fresh);

    test_search_set(&it, "trees", "3");
    assert_true(search_retune(it.search, &err));
    assert_true(test_search_report(&it)->effort == 0);
    it.search->stop_at = EVENT_PLAYOUT;
    assert_int_equal(search_step(it.search, 100), STEP_MORE);
    assert_true(it.search->stopped);
    assert_true(test_search_report(&it)->playouts == 1);
    it.search->stop_at = EVENT_NONE;
    while (search_step(it.search, 50) != STEP_DONE) {}
    run(&f, &fresh, "uct(sims=900,trees=3)", ALL, 1);
    test_reports_equal(test_search_report(&it), &fresh.report);
    test_search_close(&fresh);
    test_search_close(&it);
    arena_free(f.arena);
}

/* Training is work, too: several trees do not train for longer than one. */
static void training(void **) {
    Fixture f;
    set_up(&f, "connect4");
    int steps[2] = {0, 0};
    for (int i = 0; i < 2; i++) {
        TestSearch it;
        test_search_open(&it, f.game, i ? "uct(sims=80,train=5,trees=4)" : "uct(sims=80,train=5)");
        search_begin(it.search, f.state);
        while (search_step(it.search, 1) != STEP_DONE)
            steps[i]++;
        test_search_close(&it);
    }
    assert_true(steps[1] < steps[0] / 2);
    arena_free(f.arena);
}

/* One limit of memory for all; what cannot be added up is refused. */
static void refusals(void **) {
    Fixture f;
    TestSearch it;
    Err err = {.text = ""};
    set_up(&f, "connect4");
    assert_true(test_search_try(&it, f.game, "uct(table=32,trees=8)", 40 << 20, &err));
    size_t used = search_memory(it.search);
    assert_true(used > 32 << 20 && used < 40 << 20);
    test_search_close(&it);
    assert_false(test_search_try(&it, f.game, "uct(table=32,trees=8)", 31 << 20, &err));
    assert_false(test_search_try(&it, f.game, "montecarlo(score=max,trees=2)", ALL, &err));
    assert_non_null(strstr(err.text, "trees must be 1"));
    arena_free(f.arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_however_run),
        cmocka_unit_test(shares),
        cmocka_unit_test(sums),
        cmocka_unit_test(proofs),
        cmocka_unit_test(changes),
        cmocka_unit_test(training),
        cmocka_unit_test(refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
