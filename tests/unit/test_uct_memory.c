/* uct: what it remembers is what it saw: full trees, kept ones, trainings. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "fixture.h"
#include "games.h"
#include "search/tree.h"
#include "searches.h"

static double efforts(const Report *report) {
    double sum = 0;
    for (int i = 0; i < report->count; i++)
        sum += report->rows[i].effort;
    return sum;
}

/* ---- memory, reuse, limits ------------------------------------------------------------------- */

/* Plays the first two moves of the line of play; returns the visits of the second one's position,
 * told by an export of the tree. */
static double follow(Fixture *f, const Report *report) {
    Tree *tree = tree_new(4000);
    f->it.search->def->tree(f->it.search, &tree->trace, 4000);
    int at = 0;
    for (int ply = 0; ply < 2; ply++) {
        int found = -1;
        for (int i = 0; i < tree->count; i++)
            if (tree->nodes[i].parent == at && tree->nodes[i].move == report->pv[ply]) found = i;
        assert_true(found > 0);
        at = found;
    }
    double effort = tree->nodes[at].effort;
    tree_free(tree);
    fixture_play(f, report->pv[0]);
    fixture_play(f, report->pv[1]);
    return effort;
}

/* Of a full tree the least visited nodes are given up: it goes on growing where the descents go, in
 * the memory that it has, in any slices alike. */
static void test_full_tree(void **) {
    static const char *const games[] = {"connect4", "tron", "2048"};
    for (int g = 0; g < 3; g++) {
        Report first = {0};
        MoveReport rows[16];
        for (int again = 0; again < 2; again++) {
            Fixture f;
            fixture_open(&f, games[g],
                         g == 0 ? "uct(sims=60000,table=1)" : "uct(sims=30000,table=1)");
            Rng rng = rng_stream(5, 0);
            search_begin(f.it.search, f.state);
            bool whole = !again;
            while (search_step(f.it.search, whole ? ALL : 1 + rng_below(&rng, 200)) == STEP_MORE) {
                /* A tree that is being thinned can be read from its root. */
                const Report *report = test_search_report(&f.it);
                assert_true(fixture_counter(report, "memory") <= 1);
                assert_true(report->pv_length >= 1);
            }
            const Report *report = test_search_report(&f.it);
            assert_true(fixture_counter(report, "tree_full") == 0);
            assert_true(fixture_counter(report, "memory") <= 1);
            assert_true(fixture_counter(report, "descents") == (g == 0 ? 60000 : 30000));
            assert_true(g > 0 || efforts(report) == 60000);
            assert_true(g > 0 ||
                        fixture_counter(report, "mean_depth") > 7); /* 5.9 where it stops growing */
            if (again) {
                test_reports_equal(&first, report);
            } else {
                memcpy(rows, report->rows, sizeof *rows * (size_t)report->count);
                first = *report;
                first.rows = rows;
            }
            fixture_close(&f);
        }
    }
}

/* A new root while nodes are being given up: its subtree is kept, and the search goes on. */
static void test_root_while_thinning(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "uct(sims=1000000,table=1,reuse=yes)");
    search_begin(f.it.search, f.state);
    const Report *report = test_search_report(&f.it);
    double before = 0;
    do {
        before = fixture_counter(report, "memory");
        search_step(f.it.search, 3);
        report = test_search_report(&f.it);
    } while (fixture_counter(report, "memory") > before ||
             fixture_counter(report, "descents") < 4300);
    for (int i = 0; i < 5; i++)
        search_step(f.it.search, 3); /* the pass has begun and takes some 500 such steps */
    follow(&f, test_search_report(&f.it));
    search_begin(f.it.search, f.state);
    double kept = efforts(test_search_report(&f.it));
    assert_true(kept > 50);
    search_step(f.it.search, 20000);
    report = test_search_report(&f.it);
    assert_true(efforts(report) == kept + fixture_counter(report, "descents"));
    assert_true(fixture_counter(report, "memory") <= 1);
    fixture_close(&f);
}

/* The tree takes what its descents can need, however much it may take. */
static void test_memory_by_need(void **) {
    Arena *arena = arena_new(1 << 22);
    const Game *game = test_game("connect4", arena);
    TestSearch it, ample;
    Err err = {.text = ""};
    assert_true(test_search_try(&it, game, "uct(sims=1000,table=4096)", 1 << 22, &err));
    assert_true(search_memory(it.search) < 2 << 20);
    /* More descents while it runs: the tree moves, even in the middle of a descent. */
    test_search_open(&ample, game, "uct(sims=20000,playouts=3)");
    test_search_close(&it);
    test_search_open(&it, game, "uct(sims=2000,playouts=3)");
    _Alignas(16) char state[64];
    game->start(game->rules, state);
    search_begin(it.search, state);
    search_step(it.search, 1000);
    size_t before = search_memory(it.search);
    test_search_set(&it, "sims", "20000");
    assert_true(search_retune(it.search, &err));
    assert_true(search_memory(it.search) > before);
    while (search_step(it.search, 777) == STEP_MORE) {}
    test_search_run(&ample, state, ALL, NULL, STEPS);
    test_reports_equal(test_search_report(&ample), test_search_report(&it));
    test_search_close(&it);
    test_search_close(&ample);
    arena_free(arena);
}

/* Without an end the tree grows up to its limit, or as long as there is memory; it is the tree of a
 * search that had its memory from the start. */
static void test_memory_grows(void **) {
    enum { DESCENTS = 100000 };
    Fixture f, ample;
    fixture_open(&f, "connect4", "uct(sims=100,table=4)");
    fixture_open(&ample, "connect4", "uct(sims=1000000,table=4)");
    f.it.search->endless = true;
    size_t first = search_memory(f.it.search);
    search_begin(f.it.search, f.state);
    search_begin(ample.it.search, f.state);
    for (Rng rng = rng_stream(5, 0);;) {
        search_step(f.it.search, 1 + rng_below(&rng, 500));
        double descents = fixture_counter(test_search_report(&f.it), "descents");
        if (descents >= DESCENTS) break;
    }
    double descents = fixture_counter(test_search_report(&f.it), "descents");
    while (fixture_counter(test_search_report(&ample.it), "descents") < descents)
        search_step(ample.it.search, 1);
    test_reports_equal(test_search_report(&ample.it), test_search_report(&f.it));
    assert_true(search_memory(f.it.search) == search_memory(ample.it.search));
    assert_true(first + (3 << 20) <= search_memory(f.it.search));
    /* No memory left: it goes on in what it has. */
    fixture_close(&ample);
    fixture_open(&ample, "connect4", "uct(sims=100,table=4)");
    ample.it.search->endless = true;
    search_limit(ample.it.search, first + (1 << 20));
    search_begin(ample.it.search, f.state);
    search_step(ample.it.search, 50000);
    assert_true(search_memory(ample.it.search) <= first + (1 << 20));
    assert_true(fixture_counter(test_search_report(&ample.it), "descents") > 40000);
    fixture_close(&ample);
    fixture_close(&f);
}

static void test_memory_too_small_for_one_node(void **) {
    Arena *arena = arena_new(1 << 22);
    const Game *game = test_game("clicks", arena);
    TestSearch it;
    Err err = {.text = ""};
    assert_false(test_search_try(&it, game, "uct(table=64)", 1 << 20, &err)); /* above the cap */
    assert_true(err.text[0]);
    assert_true(test_search_try(&it, game, "uct(table=1,sims=10)", SEARCH_CAP, &err));
    test_search_close(&it);
    arena_free(arena);
}

static void test_reuse(void **) {
    Fixture f;
    Report first = {0};
    MoveReport rows[16];
    for (int again = 0; again < 2; again++) {
        fixture_open(&f, "connect4", "uct(sims=3000,reuse=yes)");
        const Report *report = fixture_run(&f);
        assert_true(report->pv_length >= 2);
        double visits = follow(&f, report);
        assert_true(visits > 100);
        /* Kept: all visits but the one that made the position a leaf. */
        search_begin(f.it.search, f.state);
        report = test_search_report(&f.it);
        assert_true(efforts(report) == visits - 1);
        assert_true(fixture_counter(report, "descents") == 0);
        /* Goes on, in any slices alike. */
        Rng rng = rng_stream(3, 0);
        Step step = STEP_MORE;
        while (step == STEP_MORE)
            step = search_step(f.it.search, again ? 1 + rng_below(&rng, 90) : ALL);
        report = test_search_report(&f.it);
        assert_true(efforts(report) == visits - 1 + 3000);
        if (!again) {
            memcpy(rows, report->rows, sizeof *rows * (size_t)report->count);
            first = *report;
            first.rows = rows;
        } else {
            test_reports_equal(&first, report);
        }
        /* The same root again keeps everything; a strange one nothing. */
        search_begin(f.it.search, f.state);
        assert_true(efforts(test_search_report(&f.it)) == visits - 1 + 3000);
        f.game->start(f.game->rules, f.state);
        search_begin(f.it.search, f.state);
        assert_true(efforts(test_search_report(&f.it)) == 0);
        fixture_close(&f);
    }
    fixture_open(&f, "connect4", "uct(sims=3000)");
    follow(&f, fixture_run(&f));
    search_begin(f.it.search, f.state);
    assert_true(efforts(test_search_report(&f.it)) == 0);
    fixture_close(&f);
}

/* Whole games with kept trees: after every compaction the search goes on soundly. */
static void test_reuse_through_games(void **) {
    static const char *const games[] = {"connect4(preset=tiny)", "dice(rounds=4)",
                                        "pennies(rounds=5)", "pennies(players=3,rounds=4)"};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        Fixture f;
        fixture_open(&f, games[g], "uct(sims=800,reuse=yes,solve=no)");
        Rng rng = rng_stream(5, g);
        bool kept = false;
        while (f.game->status(f.game->rules, f.state) == ONGOING) {
            if (f.game->mover(f.game->rules, f.state) == CHANCE) {
                fixture_play(&f, game_chance_draw(f.game, f.state, &rng, f.moves));
                continue;
            }
            search_begin(f.it.search, f.state);
            double before = efforts(test_search_report(&f.it));
            kept = kept || before > 0;
            while (search_step(f.it.search, 97) == STEP_MORE) {}
            const Report *report = test_search_report(&f.it);
            assert_true(efforts(report) == before + 800);
            assert_true(game_legal(f.game, f.state, report->best, f.moves));
            fixture_play(&f, report->best);
        }
        assert_true(kept);
        fixture_close(&f);
    }
}

/* Rounds in which all choose at once, seen by each of three players: the moves at the root are
 * always those of the player who searches, whatever was kept. */
static void test_reuse_by_each_player(void **) {
    bool kept = false;
    for (int me = 0; me < 3; me++) {
        Fixture f;
        fixture_open(&f, "tron(preset=arena3)", "uct(sims=100,expand=0,reuse=yes,solve=no)");
        Rng rng = rng_stream(9, (uint64_t)me);
        while (f.game->status(f.game->rules, f.state) == ONGOING) {
            int count = f.game->moves(f.game->rules, f.state, f.moves);
            Move move = f.moves[rng_below(&rng, (uint32_t)count)];
            if (f.game->mover(f.game->rules, f.state) == me) {
                search_begin(f.it.search, f.state);
                kept = kept || efforts(test_search_report(&f.it)) > 0;
                while (search_step(f.it.search, ALL) == STEP_MORE) {}
                const Report *report = test_search_report(&f.it);
                assert_int_equal(report->count, count);
                for (int i = 0; i < count; i++)
                    assert_true(game_legal(f.game, f.state, report->rows[i].move, f.moves));
                move = report->best;
                assert_true(game_legal(f.game, f.state, move, f.moves));
            }
            fixture_play(&f, move);
        }
        fixture_close(&f);
    }
    assert_true(kept); /* by the first of them */
}

/* Every game of the training begins at the root, with as many descents there as the search makes
 * itself, and nothing depends on how the work is cut into slices. */
static void test_training(void **) {
    const char *const specs[] = {"uct(sims=30,train=20,solve=no)",
                                 "uct(sims=30,train=20,solve=no,trainer=random)",
                                 "uct(preset=document,sims=30,train=20)"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        Fixture f;
        Report first = {0};
        MoveReport rows[16];
        for (int again = 0; again < 2; again++) {
            fixture_open(&f, "connect4", specs[i]);
            search_begin(f.it.search, f.state);
            Rng rng = rng_stream(7, 0);
            while (search_step(f.it.search, again ? 1 + rng_below(&rng, 40) : ALL) == STEP_MORE) {}
            const Report *report = test_search_report(&f.it);
            assert_true(efforts(report) == 21 * 30);
            assert_true(fixture_counter(report, "descents") == 30);
            if (!again) {
                memcpy(rows, report->rows, sizeof *rows * (size_t)report->count);
                first = *report;
                first.rows = rows;
            } else {
                test_reports_equal(&first, report);
            }
            fixture_close(&f);
        }
    }
    /* With the tree kept, the position after two moves is known from the games. */
    Fixture f;
    fixture_open(&f, "connect4", "uct(sims=30,train=20,reuse=yes)");
    follow(&f, fixture_run(&f));
    search_begin(f.it.search, f.state);
    assert_true(efforts(test_search_report(&f.it)) > 0);
    fixture_close(&f);
}

static void test_training_refused(void **) {
    const char *const refused[][2] = {{"dice", "uct(train=5)"},
                                      {"pennies", "uct(train=5)"},
                                      {"amazons", "uct(train=5,stages=yes)"}};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        Arena *arena = arena_new(1 << 22);
        TestSearch it;
        Err err = {.text = ""};
        const Game *game = test_game(refused[i][0], arena);
        assert_false(test_search_try(&it, game, refused[i][1], SEARCH_CAP, &err));
        assert_non_null(strstr(err.text, "Training"));
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_full_tree),
        cmocka_unit_test(test_root_while_thinning),
        cmocka_unit_test(test_memory_by_need),
        cmocka_unit_test(test_memory_grows),
        cmocka_unit_test(test_memory_too_small_for_one_node),
        cmocka_unit_test(test_reuse),
        cmocka_unit_test(test_reuse_through_games),
        cmocka_unit_test(test_reuse_by_each_player),
        cmocka_unit_test(test_training),
        cmocka_unit_test(test_training_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
