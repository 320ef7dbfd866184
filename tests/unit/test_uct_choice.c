/* Which move uct plays and what guides it there: moves of the root that are halved, a choice that
 * is drawn, probabilities from evaluations, wins that are worth more when they come early. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "searches.h"

enum { ALL = 1 << 30, STEPS = 100000 };

typedef struct Fixture {
    Arena *arena;
    const Game *game;
    void *state;
    TestSearch it;
} Fixture;

static void set_up(Fixture *f, const char *game, const char *spec) {
    f->arena = arena_new(1 << 22);
    f->game = test_game(game, f->arena);
    f->state = arena_alloc(f->arena, f->game->state_size, NULL);
    f->game->start(f->game->rules, f->state);
    test_search_open(&f->it, f->game, spec);
}

static void tear_down(Fixture *f) {
    test_search_close(&f->it);
    arena_free(f->arena);
}

static const Report *run(Fixture *f) {
    assert_int_equal(test_search_run(&f->it, f->state, ALL, NULL, STEPS), STEP_DONE);
    return test_search_report(&f->it);
}

static void play(Fixture *f, const char *columns) {
    for (; *columns; columns++) {
        Move move = (Move)(*columns - '1');
        assert_int_equal(f->game->play(f->game->rules, f->state, f->state, move), ONGOING);
    }
}

static const MoveReport *best_row(const Report *report) {
    for (int i = 0; i < report->count; i++)
        if (report->rows[i].move == report->best) return &report->rows[i];
    return NULL;
}

/* ---- sequential halving ---------------------------------------------------------------------- */

/* Seven moves in three rounds of 700 descents each: 7, 4 and 2 share them out. What is left at the
 * end with the better mean is played. */
static void test_halving_shares_out(void **) {
    static const double expected[] = {100, 100, 100, 275, 275, 625, 625};
    Fixture f;
    set_up(&f, "connect4", "uct(sims=2100,halving=yes)");
    const Report *report = run(&f);
    double efforts[7], top = 0;
    assert_int_equal(report->count, 7);
    for (int i = 0; i < 7; i++) {
        int at = i; /* sorted, the least first */
        for (; at > 0 && efforts[at - 1] > report->rows[i].effort; at--)
            efforts[at] = efforts[at - 1];
        efforts[at] = report->rows[i].effort;
        if (efforts[at] > top) top = report->rows[i].effort;
    }
    for (int i = 0; i < 7; i++)
        assert_true(fabs(efforts[i] - expected[i]) <= 2);
    for (int i = 0; i < 7; i++)
        if (report->rows[i].effort > 600)
            assert_true(report->rows[i].value <= best_row(report)->value);
    assert_true(best_row(report)->effort > 600);
    tear_down(&f);
}

/* A win is found among moves that are out, too: it is proven before. A loss leaves first. */
static void test_halving_and_proofs(void **) {
    Fixture f;
    set_up(&f, "connect4", "uct(sims=300,halving=yes)");
    play(&f, "414141"); /* four in column 4 wins */
    const Report *report = run(&f);
    assert_int_equal(report->best, 3);
    assert_int_equal(report->proven, PROVEN_WIN);
    tear_down(&f);
    set_up(&f, "connect4", "uct(sims=3000,halving=yes)");
    play(&f, "41414"); /* all but column 4 lose */
    report = run(&f);
    assert_int_equal(report->best, 3);
    for (int i = 0; i < report->count; i++)
        if (report->rows[i].move != 3) assert_int_equal(report->rows[i].proven, PROVEN_LOSS);
    tear_down(&f);
}

/* ---- temperature ----------------------------------------------------------------------------- */

/* The shares are visits to the power of 1 / temperature; over many seeds moves come that often. */
static void test_temperature_shares(void **) {
    static const double temperatures[] = {0.5, 1, 2};
    for (int t = 0; t < 3; t++) {
        char spec[64];
        snprintf(spec, sizeof spec, "uct(sims=300,temperature=%g)", temperatures[t]);
        Fixture f;
        set_up(&f, "connect4", spec);
        double expected = 0;
        int best = 0;
        for (int seed = 0; seed < 200; seed++) {
            char text[16];
            snprintf(text, sizeof text, "%d", seed);
            Err err;
            test_search_set(&f.it, "seed", text);
            assert_true(search_retune(f.it.search, &err));
            const Report *report = run(&f);
            double sum = 0, mix = 0, top = 0;
            int most = 0;
            assert_true(report->mixed);
            for (int i = 0; i < report->count; i++) {
                sum += pow(report->rows[i].effort, 1 / temperatures[t]);
                mix += report->rows[i].mix;
                if (report->rows[i].effort > top) top = report->rows[most = i].effort;
            }
            for (int i = 0; i < report->count; i++)
                assert_true(fabs(report->rows[i].mix -
                                 pow(report->rows[i].effort, 1 / temperatures[t]) / sum) < 1e-9);
            assert_true(fabs(mix - 1) < 1e-9);
            expected += report->rows[most].mix;
            best += report->best == report->rows[most].move;
        }
        assert_true(fabs(best - expected) < 30); /* four times the standard deviation */
        tear_down(&f);
    }
}

/* A win that is proven is played, a loss that is proven is not, and several trees draw likewise. */
static void test_temperature_and_proofs(void **) {
    for (int trees = 1; trees <= 2; trees++)
        for (int won = 0; won < 2; won++) {
            char spec[64];
            snprintf(spec, sizeof spec, "uct(sims=400,temperature=10,trees=%d)", trees);
            Fixture f;
            set_up(&f, "connect4", spec);
            play(&f, won ? "414141" : "41414"); /* column 4 wins; all but column 4 lose */
            for (int seed = 0; seed < 10; seed++) {
                char text[16];
                snprintf(text, sizeof text, "%d", seed);
                Err err;
                test_search_set(&f.it, "seed", text);
                assert_true(search_retune(f.it.search, &err));
                const Report *report = run(&f);
                assert_int_equal(report->best, 3);
                assert_int_equal(report->mixed, !won);
            }
            tear_down(&f);
        }
}

/* ---- PUCT ------------------------------------------------------------------------------------ */

/* While no node grows, mean + c P sqrt(n) / (1 + s) is about the same for all moves that were often
 * tried, P being in proportion to exp(sharpness * evaluation), as pvs at depth 1 tells it. */
static void test_puct_probabilities(void **) {
    static const double sharpness = 4, c = 2;
    Fixture one, two;
    set_up(&one, "connect4",
           "uct(sims=4000,select=puct,c=2,sharpness=4,prior=1,leaf=eval,expand=10000,solve=no)");
    set_up(&two, "connect4", "pvs(depth=1,moves=all,reflex=no)");
    const Report *found = run(&one), *exact = run(&two);
    double sum = 0, low = INFINITY, high = -INFINITY;
    for (int i = 0; i < exact->count; i++)
        sum += exp(sharpness * exact->rows[i].value / 100);
    int many = 0;
    for (int i = 0; i < found->count; i++) {
        const double value = exact->rows[i].value / 100, visits = found->rows[i].effort;
        if (visits < 100) continue;
        assert_true(fabs(found->rows[i].value / 100 - value) < 1e-4);
        double score = value + c * exp(sharpness * value) / sum * sqrt(4000) / (1 + visits);
        if (score < low) low = score;
        if (score > high) high = score;
        many++;
    }
    assert_true(many >= 3 && high - low < 0.01);
    tear_down(&one);
    tear_down(&two);
}

/* Without evaluations all moves are equally probable; proofs are true all the same. */
static void test_puct_without_priors(void **) {
    Fixture f;
    set_up(&f, "connect4", "uct(sims=3000,select=puct)");
    play(&f, "41414");
    const Report *report = run(&f);
    assert_int_equal(report->best, 3);
    tear_down(&f);
    set_up(&f, "connect4", "uct(sims=700,select=puct,c=10,expand=10000,solve=no)");
    report = run(&f);
    for (int i = 0; i < report->count; i++)
        assert_true(report->rows[i].effort > 50);
    tear_down(&f);
}

/* ---- haste ----------------------------------------------------------------------------------- */

/* One random game that is won or lost after n plies of at most 42 counts 1 - haste n / 42. */
static void test_haste(void **) {
    int decided = 0, lengths = 0;
    double last = 0;
    for (int seed = 0; seed < 20; seed++) {
        char spec[64];
        snprintf(spec, sizeof spec, "uct(sims=1,haste=1,seed=%d)", seed);
        Fixture f;
        set_up(&f, "connect4", spec);
        double plies = 42 - fabs(run(&f)->value) / 100 * 42;
        assert_true(fabs(plies - round(plies)) < 1e-6 && plies > 6.5);
        decided += plies < 41.5;
        lengths += fabs(plies - last) > 0.5;
        last = plies;
        tear_down(&f);
    }
    assert_true(decided > 15 && lengths > 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_halving_shares_out),
        cmocka_unit_test(test_halving_and_proofs),
        cmocka_unit_test(test_temperature_shares),
        cmocka_unit_test(test_temperature_and_proofs),
        cmocka_unit_test(test_puct_probabilities),
        cmocka_unit_test(test_puct_without_priors),
        cmocka_unit_test(test_haste),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
