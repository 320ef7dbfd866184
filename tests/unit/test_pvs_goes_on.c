/* Principal variation search under way: proofs with reduced moves and in slices, what goes on and
 * what begins anew after retuning, kept tables, the whole of its limit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "searches.h"

enum { STEPS = 100000000, ALL = 1 << 30 };

/* ---- what the game knows, points
 * ----------------------------------------------------------------- */

/* Reduced moves change how deep it looks, never what it calls proven, nor the length of a proven
 * win. */
static void test_reduced_proofs(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4(rows=4,cols=5,align=3)", arena);
    char *state = malloc(game->state_size);
    assert_non_null(state);
    Rng rng = rng_stream(21, 0);
    int wins = 0;
    for (int i = 0; i < 30; i++) {
        TestSearch whole, reduced;
        test_search_state(game, &rng, (int)rng_below(&rng, 8), state);
        test_search_open(&whole, game, "pvs(table=1,eval=outcome)");
        test_search_open(&reduced, game, i % 2 ? "pvs(table=1,reduce=1)" : "pvs(table=1,reduce=2)");
        test_search_run(&whole, state, ALL, NULL, STEPS);
        test_search_run(&reduced, state, ALL, NULL, STEPS);
        const Report *a = test_search_report(&whole), *b = test_search_report(&reduced);
        assert_int_equal(a->proven, b->proven);
        assert_int_equal(a->proven_in, b->proven_in);
        wins += a->proven == PROVEN_WIN;
        test_search_close(&whole);
        test_search_close(&reduced);
    }
    assert_true(wins > 5);
    free(state);
    arena_free(arena);
}

/* In an empty room of riders it gets deeper with the same nodes. */
static void test_reduced_goes_deeper(void **) {
    Arena *arena = arena_new(1 << 22);
    const Game *game = test_game("tron(preset=room)", arena);
    char *state = malloc(game->state_size);
    assert_non_null(state);
    game->start(game->rules, state);
    TestSearch whole, reduced;
    test_search_open(&whole, game, "pvs(table=1)");
    test_search_open(&reduced, game, "pvs(table=1,reduce=2)");
    search_begin(whole.search, state);
    search_begin(reduced.search, state);
    search_step(whole.search, 20000);
    search_step(reduced.search, 20000);
    assert_true(test_search_report(&reduced)->depth >= test_search_report(&whole)->depth + 3);
    test_search_close(&whole);
    test_search_close(&reduced);
    free(state);
    arena_free(arena);
}

/* ---- proofs, slices, retuning
 * -------------------------------------------------------------------- */

/* Positions from which all kinds of iterations are needed: deepening, proving, looking for shorter
 * wins. */
static void play_line(const Game *game, void *state, const char *columns) {
    game->start(game->rules, state);
    for (; *columns; columns++)
        game->play(game->rules, state, state, (Move)(*columns - '1'));
}

static const char *const lines[] = {"22667655", "4542235113352", "34526535475465615",
                                    "33173326253325665265", "24462152265355236464411525"};
enum { LINES = sizeof lines / sizeof *lines };

static void test_slices_of_a_proof(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4(rows=6,cols=7)", arena);
    char *state = malloc(game->state_size);
    assert_non_null(state);
    Rng rng = rng_stream(8, 0);
    for (int i = 0; i < LINES; i++) {
        TestSearch whole, sliced;
        play_line(game, state, lines[i]);
        test_search_open(&whole, game, "pvs(table=1,nodes=60k)");
        test_search_open(&sliced, game, "pvs(table=1)");
        search_begin(whole.search, state);
        search_begin(sliced.search, state);
        int64_t left = 60000;
        Step step = search_step(whole.search, left), other = STEP_MORE;
        while (left > 0 && other == STEP_MORE) {
            int64_t budget = 1 + rng_below(&rng, 700);
            if (budget > left) budget = left;
            other = search_step(sliced.search, budget);
            left -= budget;
        }
        assert_int_equal(step, other);
        test_search_report(&whole);
        test_reports_equal(&whole.report, test_search_report(&sliced));
        test_search_close(&whole);
        test_search_close(&sliced);
    }
    free(state);
    arena_free(arena);
}

/* A depth raised on the way goes on; the answer is the same as from scratch. */
static void test_deeper_goes_on(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    char *state = malloc(game->state_size);
    assert_non_null(state);
    TestSearch fresh, tuned;
    Err err = {.text = ""};
    play_line(game, state, "4453");
    test_search_open(&fresh, game, "pvs(depth=7,table=1)");
    test_search_open(&tuned, game, "pvs(depth=4,table=1)");
    test_search_run(&fresh, state, ALL, NULL, STEPS);
    test_search_run(&tuned, state, ALL, NULL, STEPS);
    double before = test_search_report(&tuned)->nodes;
    assert_int_equal(tuned.report.depth, 4);
    test_search_set(&tuned, "depth", "7");
    assert_true(search_retune(tuned.search, &err));
    assert_true(test_search_report(&tuned)->nodes == before); /* nothing forgotten */
    while (search_step(tuned.search, 1000) == STEP_MORE) {}
    test_search_report(&fresh);
    test_reports_equal(&fresh.report, test_search_report(&tuned));
    test_search_close(&fresh);
    test_search_close(&tuned);
    free(state);
    arena_free(arena);
}

/* Changed weights make other values: the table must not remember the old ones. Returns whether the
 * value changed with this weight. */
static bool reweigh(const Game *game, const void *state, const Param *weight) {
    TestSearch fresh, tuned;
    Err err = {.text = ""};
    char spec[200], path[100], value[40];
    snprintf(value, sizeof value, "%g", weight->min + 0.75 * (weight->max - weight->min));
    snprintf(path, sizeof path, "eval.%s", weight->name);
    snprintf(spec, sizeof spec, "pvs(depth=5,table=1,eval=strong(%s=%s))", weight->name, value);
    test_search_open(&fresh, game, spec);
    test_search_open(&tuned, game, "pvs(depth=5,table=1)");
    test_search_run(&fresh, state, ALL, NULL, STEPS);
    test_search_run(&tuned, state, ALL, NULL, STEPS);
    double before = test_search_report(&tuned)->value;
    test_search_set(&tuned, path, value);
    assert_true(search_retune(tuned.search, &err));
    while (search_step(tuned.search, 1000) == STEP_MORE) {}
    test_search_report(&fresh);
    test_reports_equal(&fresh.report, test_search_report(&tuned));
    bool changed = fresh.report.value != before;
    test_search_close(&fresh);
    test_search_close(&tuned);
    return changed;
}

static void test_weights_begin_anew(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    char *state = malloc(game->state_size);
    assert_non_null(state);
    play_line(game, state, "44535");
    int weights = 0, changes = 0;
    for (const Row *const *eval = game->def->evals; *eval; eval++) {
        if (((const EvalDef *)*eval)->role != EVAL_STRONG) continue;
        for (const Param *p = (*eval)->params; p->name; p++, weights++)
            if (p->type == PARAM_TYPE_REAL) changes += reweigh(game, state, p);
    }
    assert_true(weights > 2 && changes > 1);
    free(state);
    arena_free(arena);
}

/* A kept table saves nodes at the same root; by default every root begins with an empty one. */
static void test_keep(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    char *state = malloc(game->state_size);
    assert_non_null(state);
    play_line(game, state, "44");
    for (int keep = 0; keep < 2; keep++) {
        TestSearch it;
        test_search_open(&it, game, keep ? "pvs(depth=7,reuse=yes)" : "pvs(depth=7)");
        test_search_run(&it, state, ALL, NULL, STEPS);
        double first = test_search_report(&it)->nodes;
        test_search_run(&it, state, ALL, NULL, STEPS);
        double second = test_search_report(&it)->nodes;
        assert_true(keep ? second < first / 2 : second == first);
        test_search_close(&it);
    }
    free(state);
    arena_free(arena);
}

/* The Amazons report's player: it uses up its limit though it has found a win, and plays the root
 * move that is tried when the limit comes. A win in one is in the first column; iterations of ever
 * more depth try the columns in the order of the rules, and those behind a found win cost one node
 * each. */
static void test_examined(void **) {
    static const Move moves[] = {0, 1, 0, 1, 0, 1};
    Arena *arena = arena_new(1 << 22);
    const Game *game = test_game("connect4", arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    for (int i = 0; i < 6; i++)
        game->play(game->rules, state, state, moves[i]);
    for (int nodes = 30; nodes <= 50; nodes++) {
        static const char *const ways[] = {"no", "examined"};
        for (int examined = 0; examined < 2; examined++) {
            char spec[160];
            TestSearch it;
            snprintf(spec, sizeof spec,
                     "pvs(table=0,killers=no,history=no,rate=no,defer=no,aspiration=no,reflex=no,"
                     "known=no,solve=no,nodes=%d,partial=%s)",
                     nodes, ways[examined]);
            test_search_open(&it, game, spec);
            search_begin(it.search, state);
            Step step = search_step(it.search, nodes);
            const Report *report = test_search_report(&it);
            assert_int_equal(step, examined ? STEP_MORE : STEP_DONE);
            /* Seven nodes an iteration: the win and six that are worse at once. */
            assert_true(report->nodes == (examined ? nodes : 7));
            assert_int_equal(report->best, examined ? nodes % 7 : 0);
            assert_int_equal(report->proven, report->best == 0 ? PROVEN_WIN : PROVEN_NONE);
            test_search_close(&it);
        }
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reduced_proofs),
        cmocka_unit_test(test_reduced_goes_deeper),
        cmocka_unit_test(test_slices_of_a_proof),
        cmocka_unit_test(test_deeper_goes_on),
        cmocka_unit_test(test_weights_begin_anew),
        cmocka_unit_test(test_examined),
        cmocka_unit_test(test_keep),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
