/* uct with bounds: what the game, a look and the tree say of results and of when they come is true,
 * and of two wins the sooner one is played. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "fixture.h"
#include "searches.h"

/* Won in n plies is LONG - n, lost the negative of it. */
enum { LONG = 1000 };

static int later(int score) {
    return score > 0 ? score - 1 : score < 0 ? score + 1 : 0;
}

/* The exact score for the mover, by brute force. */
static int exact(const Game *game, const void *state) {
    Move moves[16];
    char next[64];
    assert_true(game->state_size <= sizeof next && game->max_moves <= 16);
    int count = game->moves(game->rules, state, moves), me = game->mover(game->rules, state);
    int best = -LONG;
    for (int i = 0; i < count; i++) {
        int score = game->play(game->rules, next, state, moves[i]) == OVER
                        ? (int)game->result(game->rules, next, me) * LONG
                        : -exact(game, next);
        score = later(score);
        if (score > best) best = score;
    }
    return best;
}

static int score_of(Proven proven, int plies) {
    return proven == PROVEN_WIN ? LONG - plies : proven == PROVEN_LOSS ? plies - LONG : 0;
}

/* ---- what the game knows --------------------------------------------------------------------- */

static int check_bounds(const Game *game, const void *state, int score) {
    GameBounds b;
    if (!game->bounds(game->rules, state, &b)) return 0;
    int low = b.low == 0 ? 0 : b.low * (LONG - b.low_plies);
    int high = b.high == 0 ? 0 : b.high * (LONG - b.high_plies);
    assert_in_range(score + LONG, low + LONG, high + LONG);
    return b.low >= 0 || b.high <= 0;
}

static void test_the_game_is_right(void **) {
    static const char *const games[] = {
        "connect4(rows=4,cols=4,align=3)", "connect4(rows=4,cols=4,align=4)",
        "connect4(rows=4,cols=4,align=3,cylinder=yes)", "connect4(rows=3,cols=5,align=3)"};
    int told = 0;
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        Fixture f;
        fixture_open(&f, games[g], "random");
        Rng rng = rng_stream(41, g);
        for (int i = 0; i < 250; i++) {
            test_search_state(f.game, &rng, 5 + i % 10, f.state);
            told += check_bounds(f.game, f.state, exact(f.game, f.state));
        }
        fixture_close(&f);
    }
    assert_true(told > 500);
}

/* The classic board, by the exact solver. */
static void test_the_classic_board(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "solver(table=4)");
    Rng rng = rng_stream(42, 0);
    int told = 0;
    for (int i = 0; i < 400; i++) {
        test_search_state(f.game, &rng, 20 + i % 21, f.state);
        const Report *report = fixture_run(&f);
        told += check_bounds(f.game, f.state, score_of(report->proven, report->proven_in));
    }
    assert_true(told > 200);
    fixture_close(&f);
}

/* ---- the search ------------------------------------------------------------------------------ */

static const char *const players[] = {
    "uct(sims=3000,bounds=yes)", "uct(sims=3000,bounds=yes,look=4)",
    "uct(sims=3000,bounds=yes,look=1,forced=yes,order=yes,prune=yes)",
    "uct(sims=300,bounds=yes,look=2,c=0.3,expand=0)",
    "uct(sims=2000,bounds=yes,look=2,leaf=eval,prior=1,select=puct,reuse=yes)"};

/* What is proven of a move is true, and holds at the latest when it is said to: a win may come
 * sooner, a loss, too. */
static void test_proofs_are_true(void **) {
    for (size_t p = 0; p < sizeof players / sizeof *players; p++) {
        Fixture f;
        fixture_open(&f, "connect4(rows=4,cols=4,align=3,cylinder=yes)", players[p]);
        Rng rng = rng_stream(43, p);
        for (int i = 0; i < 40; i++) {
            test_search_state(f.game, &rng, 3 + i % 8, f.state);
            const Report *report = fixture_run(&f);
            for (int row = 0; row < report->count; row++) {
                const MoveReport *r = &report->rows[row];
                if (r->proven == PROVEN_NONE) continue;
                int me = f.game->mover(f.game->rules, f.state);
                int score = f.game->play(f.game->rules, f.next, f.state, r->move) == OVER
                                ? (int)f.game->result(f.game->rules, f.next, me) * LONG
                                : -exact(f.game, f.next);
                score = later(score);
                assert_int_equal(r->proven, score > 0   ? PROVEN_WIN
                                            : score < 0 ? PROVEN_LOSS
                                                        : PROVEN_DRAW);
                if (r->proven_in && score) assert_true(LONG - abs(score) <= r->proven_in);
            }
        }
        fixture_close(&f);
    }
}

/* With enough work the move is the best one: the win cannot come sooner, nor the loss later. */
static void test_the_sooner_win(void **) {
    for (int look = 0; look < 2; look++) {
        Fixture f;
        fixture_open(&f, "connect4(rows=4,cols=4,align=3,cylinder=yes)",
                     look ? "uct(sims=200k,bounds=yes,look=3)" : "uct(sims=200k,bounds=yes)");
        Rng rng = rng_stream(44, 0);
        for (int i = 0; i < 40; i++) {
            test_search_state(f.game, &rng, 2 + i % 8, f.state);
            int best = exact(f.game, f.state);
            const Report *report = fixture_run(&f);
            assert_int_equal(score_of(report->proven, report->proven_in), best);
            int score = f.game->play(f.game->rules, f.next, f.state, report->best) == OVER
                            ? LONG
                            : -exact(f.game, f.next);
            if (best) assert_int_equal(later(score), best);
        }
        fixture_close(&f);
    }
}

/* Others than Connect Four say nothing of bounds: the tree finds them alone. */
static void test_other_games(void **) {
    static const char *const games[] = {"amazons(columns=3,rows=4,queens=1)", "tron"};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        Fixture f;
        fixture_open(&f, games[g], "uct(sims=3000,bounds=yes,look=1,stages=yes)");
        int proven = 0;
        Rng rng = rng_stream(45, g);
        for (int i = 0; i < 6; i++) {
            test_search_state(f.game, &rng, 2 * i, f.state);
            const Report *report = fixture_run(&f);
            TestSearch solver;
            Err err;
            if (g > 0 || !test_search_try(&solver, f.game, "solver", SEARCH_CAP, &err)) continue;
            test_search_run(&solver, f.state, ALL, NULL, STEPS);
            proven += report->proven != PROVEN_NONE;
            if (report->proven)
                assert_int_equal(report->proven, test_search_report(&solver)->proven);
            test_search_close(&solver);
        }
        assert_true(proven > 2 || g > 0);
        fixture_close(&f);
    }
}

/* In slices of any size, and again in the same search, it is the same. */
static void test_slices(void **) {
    Report first = {0};
    MoveReport rows[16];
    Fixture f;
    fixture_open(&f, "connect4", "uct(sims=6000,bounds=yes,look=3,forced=yes,order=yes)");
    Rng rng = rng_stream(46, 0);
    test_search_state(f.game, &rng, 6, f.state);
    for (int again = 0; again < 3; again++) {
        test_search_run(&f.it, f.state, again == 1 ? 0 : ALL, &rng, 1 << 20);
        const Report *report = test_search_report(&f.it);
        if (again) {
            test_reports_equal(&first, report);
        } else {
            first = *report;
            first.rows = memcpy(rows, report->rows, (size_t)report->count * sizeof *rows);
        }
    }
    assert_true(fixture_counter(&f.it.report, "looks") > 0);
    fixture_close(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_game_is_right), cmocka_unit_test(test_the_classic_board),
        cmocka_unit_test(test_proofs_are_true),   cmocka_unit_test(test_the_sooner_win),
        cmocka_unit_test(test_other_games),       cmocka_unit_test(test_slices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
