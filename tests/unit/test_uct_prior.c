/* uct and montecarlo with an evaluation: priors are what the evaluation says, widening opens what
 * it promises, proofs stay true whatever is left out, moves in parts are still moves. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "search/tree.h"
#include "searches.h"

enum { ALL = 1 << 30, STEPS = 100000, NODES = 3000 };

typedef struct Fixture {
    Arena *arena;
    const Game *game;
    void *state, *next;
    TestSearch it;
} Fixture;

static void set_up(Fixture *f, const char *game, const char *spec) {
    f->arena = arena_new(1 << 22);
    f->game = test_game(game, f->arena);
    f->state = arena_alloc(f->arena, f->game->state_size, NULL);
    f->next = arena_alloc(f->arena, f->game->state_size, NULL);
    f->game->start(f->game->rules, f->state);
    test_search_open(&f->it, f->game, spec);
}

static void tear_down(Fixture *f) {
    test_search_close(&f->it);
    arena_free(f->arena);
}

static const Report *run(Fixture *f, int64_t slice) {
    assert_int_equal(test_search_run(&f->it, f->state, slice, NULL, STEPS), STEP_DONE);
    return test_search_report(&f->it);
}

static int tried(const Report *report) {
    int count = 0;
    for (int i = 0; i < report->count; i++)
        count += report->rows[i].effort > 0;
    return count;
}

static double efforts(const Report *report) {
    double sum = 0;
    for (int i = 0; i < report->count; i++)
        sum += report->rows[i].effort;
    return sum;
}

/* ---- priors and widening --------------------------------------------------------------------- */

/* A prior is the evaluation of what the move leads to, which is pvs at depth 1 with exact values
 * for all: the best one is visited first. While no node grows, every visit finds it again. What was
 * not visited has no value. */
static void test_priors_are_evaluations(void **) {
    static const char *const games[] = {"connect4", "amazons(preset=4x4)", "clicks"};
    static const char *const players[] = {
        "uct(sims=1,prior=3,leaf=eval,stages=yes,solve=no)",
        "uct(sims=3000,c=10,expand=10000,prior=3,leaf=eval,stages=yes,solve=no)"};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        for (int many = 0; many < 2; many++) {
            Fixture one, two;
            set_up(&one, games[g], players[many]);
            set_up(&two, games[g], "pvs(depth=1,moves=all,reflex=no)");
            const Report *guided = run(&one, ALL), *exact = run(&two, ALL);
            assert_int_equal(guided->count, exact->count);
            assert_int_equal(tried(guided), many ? guided->count : 1);
            for (int i = 0; i < guided->count; i++) {
                const MoveReport *row = guided->rows + i;
                assert_int_equal(row->move, exact->rows[i].move);
                assert_int_equal(row->bound, row->effort > 0 ? BOUND_EXACT : BOUND_NONE);
                if (row->effort <= 0) continue;
                double off = row->value - exact->rows[i].value;
                assert_true(off < 0.01 && off > -0.01);
                if (!many) assert_true(exact->rows[i].value > exact->value - 0.01);
            }
            tear_down(&one);
            tear_down(&two);
        }
}

static void test_width(void **) {
    static const struct {
        const char *spec;
        int min, max, sims;
    } cases[] = {{"uct(sims=500,width=2,widen=0,solve=no)", 2, 2, 500},
                 {"uct(sims=500,width=3,widen=0,prior=1,leaf=eval,solve=no,c=3)", 3, 3, 500},
                 /* 2 n^0.5 moves are open after n visits: 6 after 9, all 7 after 13 */
                 {"uct(sims=9,width=2,widen=0.5,solve=no)", 4, 6, 9},
                 {"uct(sims=100,width=2,widen=0.5,solve=no)", 7, 7, 100},
                 {"uct(sims=500,solve=no)", 7, 7, 500}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Fixture f;
        set_up(&f, "connect4", cases[i].spec);
        const Report *report = run(&f, ALL);
        assert_in_range(tried(report), cases[i].min, cases[i].max);
        assert_true(efforts(report) == (cases[i].sims));
        tear_down(&f);
    }
}

/* Nothing changes where the evaluation says nothing, or is never asked. */
static void test_silent_evaluation(void **) {
    static const char *const pairs[][2] = {
        {"uct(sims=300,cut=5)", "uct(sims=300,cut=5,leaf=cut,eval=outcome)"},
        {"uct(sims=300)", "uct(sims=300,leaf=cut)"},
        {"montecarlo(sims=50,cut=5)", "montecarlo(sims=50,cut=5,leaf=cut,eval=outcome)"},
        {"montecarlo(sims=50)", "montecarlo(sims=50,leaf=cut)"}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        Fixture one, two;
        set_up(&one, "connect4", pairs[i][0]);
        set_up(&two, "connect4", pairs[i][1]);
        test_reports_equal(run(&one, ALL), run(&two, 7));
        tear_down(&one);
        tear_down(&two);
    }
}

/* With random games of one ply and an evaluation that is not silent, values are its means. */
static void test_judged_games(void **) {
    static const char *const specs[] = {"montecarlo(sims=40,cut=1,leaf=cut)",
                                        "uct(sims=300,cut=1,leaf=cut)"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        Fixture f;
        set_up(&f, "amazons(preset=6x6)", specs[i]);
        const Report *report = run(&f, ALL);
        bool differ = false;
        for (int row = 1; row < report->count; row++) {
            assert_true(report->rows[row].value > -100 && report->rows[row].value < 100);
            differ |= report->rows[row].value != report->rows[0].value;
        }
        assert_true(differ);
        tear_down(&f);
    }
}

/* ---- proofs ---------------------------------------------------------------------------------- */

static Proven proven_of(double result) {
    return result > 0 ? PROVEN_WIN : result < 0 ? PROVEN_LOSS : PROVEN_DRAW;
}

static const char *const provers[] = {
    "uct(sims=3000,prior=1,leaf=eval,expand=0,c=0.3)",
    "uct(sims=3000,prior=2,leaf=eval,expand=0,c=0.3,minimax=0.6,prune=yes,stages=yes)",
    "uct(sims=3000,prior=1,leaf=eval,expand=1,width=1,prune=yes,stages=yes)",
    "uct(sims=3000,prior=1,leaf=eval,expand=0,max=2,stages=yes,prune=yes)",
    "uct(sims=3000,order=yes,max=3,prior=1,leaf=eval,width=2)",
    "uct(sims=3000,order=yes,max=1,prune=yes)",
    "uct(sims=3000,minimax=1,prune=yes)"};

/* Who wins these games makes the last move; 0 = of unknown length. */
static void check_length(Proven proven, int plies) {
    if (plies > 0 && proven == PROVEN_WIN) assert_int_equal(plies % 2, 1);
    if (plies > 0 && proven == PROVEN_LOSS) assert_int_equal(plies % 2, 0);
}

/* Returns the number of proofs. */
static int check_proofs(const char *game, const char *spec, int plies, uint64_t stream) {
    Fixture f;
    int proofs = 0;
    set_up(&f, game, spec);
    Rng rng = rng_stream(17, stream);
    for (int i = 0; i < 8; i++) {
        test_search_state(f.game, &rng, plies, f.state);
        const Report *report = run(&f, ALL);
        if (report->proven != PROVEN_NONE) {
            assert_int_equal(report->proven, proven_of(test_exact(f.game, f.state)));
            check_length(report->proven, report->proven_in);
            proofs++;
        }
        for (int row = 0; row < report->count; row++) {
            if (report->rows[row].proven == PROVEN_NONE) continue;
            int me = f.game->mover(f.game->rules, f.state);
            bool over = f.game->play(f.game->rules, f.next, f.state, report->rows[row].move) ==
                        OVER;
            double value = over ? f.game->result(f.game->rules, f.next, me)
                                : -test_exact(f.game, f.next);
            assert_int_equal(report->rows[row].proven, proven_of(value));
            check_length(report->rows[row].proven, report->rows[row].proven_in);
            proofs++;
        }
    }
    tear_down(&f);
    return proofs;
}

static void test_proofs_are_true(void **) {
    for (size_t s = 0; s < sizeof provers / sizeof *provers; s++) {
        int proofs = check_proofs("connect4(rows=3,cols=3,align=3)", provers[s], 3, s) +
                     check_proofs("amazons(columns=4,rows=3,queens=1)", provers[s], 4, s);
        assert_true(proofs > 0);
    }
}

/* The solved start that loses, by a tree of moves in parts and by whole moves. */
static void test_solved_start(void **) {
    static const char *const specs[] = {
        "uct(sims=1M,prior=1,leaf=eval,expand=0,c=0.2,stages=yes,prune=yes)",
        "uct(sims=1M,prior=1,leaf=eval,expand=0,c=0.2,prune=yes)"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        Fixture f;
        set_up(&f, "amazons(columns=4,rows=3,queens=2)", specs[i]);
        const Report *report = run(&f, ALL);
        assert_int_equal(report->proven, proven_of(test_exact(f.game, f.state)));
        tear_down(&f);
    }
}

/* ---- moves in parts -------------------------------------------------------------------------- */

/* Slices, events and a recorder of the tree change nothing; every node of the tree is a whole
 * move. */
static void test_stages_in_slices(void **) {
    static const char spec[] = "uct(sims=400,prior=1,leaf=eval,expand=0,stages=yes,c=0.1,width=4,"
                               "minimax=0.3)";
    Fixture whole, sliced, stopped;
    set_up(&whole, "amazons(preset=6x6-two)", spec);
    set_up(&sliced, "amazons(preset=6x6-two)", spec);
    set_up(&stopped, "amazons(preset=6x6-two)", spec);
    const Report *report = run(&whole, ALL);
    assert_true(efforts(report) == 400);
    assert_true(report->pv_length > 2 && report->depth > 2);
    test_reports_equal(report, run(&sliced, 3));

    Search *search = stopped.it.search;
    search_begin(search, stopped.state);
    search->stop_at = EVENT_NODE;
    int steps = 0;
    while (search_step(search, 5) != STEP_DONE && ++steps < STEPS)
        ;
    search->stop_at = EVENT_NONE;
    test_reports_equal(report, test_search_report(&stopped.it));

    Tree *tree = tree_new(NODES);
    assert_non_null(tree);
    whole.it.search->def->tree(whole.it.search, &tree->trace, NODES);
    assert_true(tree->count > 100);
    tree_free(tree);
    tear_down(&whole);
    tear_down(&sliced);
    tear_down(&stopped);
}

static void test_lines_are_legal(void **) {
    Fixture f;
    set_up(&f, "amazons(preset=5x5)", "uct(sims=2000,prior=1,leaf=eval,expand=0,stages=yes,c=0.1)");
    const Report *report = run(&f, ALL);
    Move scratch[1024];
    assert_true(f.game->max_moves <= 1024 && report->pv_length > 2);
    for (int i = 0; i < report->pv_length; i++) {
        assert_true(game_legal(f.game, f.state, report->pv[i], scratch));
        f.game->play(f.game->rules, f.state, f.state, report->pv[i]);
    }
    tear_down(&f);
}

static void test_refusals(void **) {
    static const struct {
        const char *game, *spec;
    } cases[] = {{"connect4", "uct(prior=1,select=tuned)"},
                 {"connect4", "uct(width=3,select=tuned)"}};
    Arena *arena = arena_new(1 << 22);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        TestSearch it;
        Err err = {.text = ""};
        const Game *game = test_game(cases[i].game, arena);
        assert_false(test_search_try(&it, game, cases[i].spec, SEARCH_CAP, &err));
        assert_non_null(strstr(err.text, "ucb1"));
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_priors_are_evaluations),
                                       cmocka_unit_test(test_width),
                                       cmocka_unit_test(test_silent_evaluation),
                                       cmocka_unit_test(test_judged_games),
                                       cmocka_unit_test(test_proofs_are_true),
                                       cmocka_unit_test(test_solved_start),
                                       cmocka_unit_test(test_stages_in_slices),
                                       cmocka_unit_test(test_lines_are_legal),
                                       cmocka_unit_test(test_refusals)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
