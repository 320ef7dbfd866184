/* The exact solver of Connect Four as an oracle: whatever another searcher claims to have proven on
 * late positions is so, and in as many plies; and the solver's own slips are as bad as they are
 * meant to be. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "searches.h"

enum { STEPS = 1 << 30, BUDGET = 1 << 30 };

/* Variants, with the number of their cells. */
typedef struct Board {
    const char *spec;
    int cells;
} Board;

static const Board boards[] = {{"connect4", 42},
                               {"connect4(cylinder=yes)", 42},
                               {"connect4(rows=5,cols=5)", 25},
                               {"connect4(rows=4,cols=5)", 20},
                               {"connect4(rows=8,cols=9,align=5)", 72}};

/* A searcher; how many cells are empty at most where it is asked; and the least share of the
 * positions that it must prove, so that a searcher that proves nothing does not pass. */
typedef struct Claimant {
    const char *spec;
    int empty;
    bool whole; /* its value is the outcome, proven or not */
    int proofs; /* per cent */
} Claimant;

static const Claimant claimants[] = {{"pvs", 14, false, 100},
                                     {"pvs(moves=all)", 12, false, 100},
                                     {"uct(sims=2000)", 10, false, 50},
                                     {"alphabeta(depth=30)", 8, true, 0},
                                     {"negalphabeta(depth=30,eval=lines)", 8, true, 0}};

/* A random position of exactly so many plies that goes on. */
static void draw(const Game *game, Rng *rng, int plies, void *state) {
    for (int i = 0; i < 100000; i++)
        if (test_random_state(game, rng, plies, state) == plies &&
            game->status(game->rules, state) == ONGOING)
            return;
    fail_msg("no position of %d plies", plies);
}

static void check_row(const char *spec, const MoveReport *row, const MoveReport *truth) {
    if (row->proven == PROVEN_NONE) return;
    if (row->proven != truth->proven)
        fail_msg("%s: move %u claimed %d, is %d", spec, row->move, row->proven, truth->proven);
    bool timed = row->proven != PROVEN_DRAW && row->proven_in > 0 && !strncmp(spec, "pvs", 3);
    if (timed && row->proven_in != truth->proven_in)
        fail_msg("%s: move %u in %d plies, is in %d", spec, row->move, row->proven_in,
                 truth->proven_in);
}

static void proofs_are_true(void **) {
    enum { POSITIONS = 12 };
    for (size_t b = 0; b < sizeof boards / sizeof *boards; b++) {
        Arena *arena = arena_new(1 << 24);
        const Game *game = test_game(boards[b].spec, arena);
        void *state = arena_alloc(arena, game->state_size, NULL);
        TestSearch solver;
        test_search_open(&solver, game, "solver(table=4)");
        for (size_t c = 0; c < sizeof claimants / sizeof *claimants; c++) {
            const Claimant *claimant = claimants + c;
            Rng rng = rng_stream(11, b);
            TestSearch it;
            test_search_open(&it, game, claimant->spec);
            int proofs = 0;
            for (int i = 0; i < POSITIONS; i++) {
                int empty = 3 + (int)rng_below(&rng, (uint32_t)(claimant->empty - 2));
                draw(game, &rng, boards[b].cells - empty, state);
                test_search_run(&solver, state, BUDGET, NULL, STEPS);
                test_search_run(&it, state, BUDGET, NULL, STEPS);
                const Report *truth = test_search_report(&solver);
                const Report *report = test_search_report(&it);
                assert_true(truth->proven != PROVEN_NONE);
                if (claimant->whole) assert_true(report->value == truth->value);
                assert_true(report->proven == PROVEN_NONE || report->proven == truth->proven);
                proofs += report->proven != PROVEN_NONE;
                for (int k = 0; k < report->count; k++)
                    check_row(claimant->spec, report->rows + k, truth->rows + k);
            }
            if (proofs * 100 < claimant->proofs * POSITIONS)
                fail_msg("%s on %s: %d of %d proven", claimant->spec, boards[b].spec, proofs,
                         POSITIONS);
            test_search_close(&it);
        }
        test_search_close(&solver);
        arena_free(arena);
    }
}

/* Mean loss of a player over late positions, in stones. Never the best move where another one is
 * worse. */
static double loss_of(const Game *game, const char *spec) {
    enum { POSITIONS = 60 };
    Arena *arena = arena_new(1 << 24);
    void *state = arena_alloc(arena, game->state_size, NULL);
    TestSearch it;
    test_search_open(&it, game, spec);
    Rng rng = rng_stream(5, 5);
    double sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
        draw(game, &rng, 20 + i % 10, state);
        test_search_run(&it, state, BUDGET, NULL, STEPS);
        const Report *report = test_search_report(&it);
        double best = -100, worst = 100, chosen = 0;
        for (int k = 0; k < report->count; k++) {
            const MoveReport *row = report->rows + k;
            if (row->score > best) best = row->score;
            if (row->score < worst) worst = row->score;
            if (row->move == report->best) chosen = row->score;
        }
        assert_true(worst == best || chosen < best);
        sum += best - chosen;
    }
    test_search_close(&it);
    arena_free(arena);
    return sum / POSITIONS;
}

static void slips_are_as_bad_as_meant(void **) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    double small = loss_of(game, "solver(table=4,blunder=1,slack=0.5)");
    double middle = loss_of(game, "solver(table=4,blunder=1,slack=5,moves=best)");
    double large = loss_of(game, "solver(table=4,blunder=1,slack=100)");
    assert_true(small > 0);
    assert_true(small < middle);
    assert_true(middle < large);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(proofs_are_true),
                                       cmocka_unit_test(slips_are_as_bad_as_meant)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
