/* Tron's exact solver against brute force on small random maps with teleports, stairs and glued
 * edges; its bounds while it works; pauses; matrix games by their certificate. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "games/tron/search_solver.h"
#include "base/spec.h"
#include "searches.h"

enum { ALL = 1 << 30, STEPS = 3000000 };

/* A random map for `riders`: walls, perhaps a pair of teleports, two floors with stairs, wraps. */
static void random_variant(Rng *rng, int riders, char *out, size_t size) {
    int floors = rng_below(rng, 4) == 0 ? 2 : 1;
    int w = 2 + (int)rng_below(rng, 4), h = 2 + (int)rng_below(rng, floors == 2 ? 2 : 3);
    int cells = w * h * floors;
    char map[64];
    for (int i = 0; i < cells; i++)
        map[i] = rng_below(rng, 6) == 0 ? '_' : '.';
    for (int i = 0; i < riders;) {
        uint32_t at = rng_below(rng, (uint32_t)cells);
        if (map[at] != '1') map[at] = (char)('1' + i++);
        if (i == 2 && map[at] == '1') i--;
    }
    if (rng_below(rng, 3) == 0) {
        uint32_t a = rng_below(rng, (uint32_t)cells), b = rng_below(rng, (uint32_t)cells);
        bool free = map[a] < '1' || map[a] == '_', other = map[b] < '1' || map[b] == '_';
        if (a != b && free && other) map[a] = map[b] = 'a';
    }
    if (floors == 2) {
        uint32_t a = rng_below(rng, (uint32_t)(w * h)), b = a + (uint32_t)(w * h);
        if ((map[a] == '.' || map[a] == '_') && (map[b] == '.' || map[b] == '_'))
            map[a] = map[b] = 'A';
    }
    static const char *const wraps[] = {"none", "none", "sides", "torus"};
    Writer writer;
    writer_fixed(&writer, out, size);
    write_format(&writer, "tron(map=%dx%d", w, h);
    if (floors > 1) write_format(&writer, "x%d", floors);
    write_text(&writer, "-");
    for (int i = 0; i < cells; i++)
        write_format(&writer, map[i] == '1' || map[i] == '2' ? "-%c" : "%c", map[i]);
    write_format(&writer, ",wrap=%s)", wraps[rng_below(rng, 4)]);
}

/* Sets up a random variant; null when the map is refused (a lonely letter, no start left). */
static Game *random_game(Rng *rng, int riders, Arena *arena, char *spec, size_t size) {
    random_variant(rng, riders, spec, size);
    const Row *rows[TEST_GAMES_MAX];
    RowSet set;
    Choice choice;
    Err err = {.text = ""};
    test_game_set(&set, rows);
    Scope scope = {.sets = &set, .count = 1};
    if (!spec_read(spec, "game", &scope, arena, &choice, &err)) return NULL;
    Game *game = game_new(&choice, arena, &err);
    return game && game->players == riders ? game : NULL;
}

static int longest(const Game *game, const void *state) {
    Move moves[DIRS];
    char after[256];
    assert_true(game->state_size <= sizeof after);
    int count = game->moves(game->rules, state, moves), best = 0;
    for (int i = 0; i < count; i++) {
        int steps = 1;
        if (game->play(game->rules, after, state, moves[i]) == ONGOING)
            steps += longest(game, after);
        if (steps > best) best = steps;
    }
    return best;
}

static double counter(const Report *report, const char *name) {
    for (int i = 0; i < report->counters; i++)
        if (strcmp(report->counter[i].name, name) == 0) return report->counter[i].value;
    fail_msg("no counter %s", name);
    return 0;
}

/* ---- rides ----------------------------------------------------------------------------------- */

static void test_rides(void **) {
    Rng rng = rng_stream(5, 1);
    int searched = 0, solved = 0;
    for (int i = 0; solved < 400 && i < 4000; i++) {
        char spec[300];
        Arena *arena = arena_new(1 << 24);
        const Game *game = random_game(&rng, 1, arena, spec, sizeof spec);
        char state[256];
        bool fine = game && ((const Rules *)game->rules)->nodes <= 18;
        if (fine) {
            game->start(game->rules, state);
            fine = game->status(game->rules, state) == ONGOING;
        }
        if (fine) {
            const Rules *r = game->rules;
            const State *s = (const State *)(const void *)state;
            int steps = longest(game, state);
            int bound = tron_bound(r, s->taken, s->head[0], NULL);
            if (bound < steps) fail_msg("%s: bound %d, %d steps", spec, bound, steps);
            assert_true(tron_walk(r, s->taken, s->head[0], NULL, 0) <= steps);
            TestSearch it;
            static const char *const specs[] = {"solver(table=1)", "solver(table=0)"};
            test_search_open(&it, game, specs[i % 2]);
            /* The bounds hold at any time. */
            search_begin(it.search, state);
            for (int k = 0; k < STEPS && search_step(it.search, 3) == STEP_MORE; k++) {
                const Report *now = test_search_report(&it);
                assert_true(counter(now, "found") <= steps && counter(now, "bound") >= steps);
            }
            const Report *report = test_search_report(&it);
            if (report->value != steps)
                fail_msg("%s: solved with %g, not %d", spec, report->value, steps);
            assert_true(counter(report, "gap") == 0);
            /* The line is a ride of that length. */
            for (int k = 0; k < report->pv_length; k++) {
                Move scratch[DIRS];
                assert_true(game_legal(game, state, report->pv[k], scratch));
                game->play(game->rules, state, state, report->pv[k]);
            }
            assert_int_equal(report->pv_length, steps);
            searched += report->nodes > 0;
            solved++;
            test_search_close(&it);
        }
        arena_free(arena);
    }
    assert_int_equal(solved, 400);
    assert_true(searched > 20);
}

/* ---- duels ----------------------------------------------------------------------------------- */

/* The value for rider 0 by plain recursion: no memo, no bounds, no riders apart. */
static double duel_value(const Game *game, const char *state, Status status) {
    if (status == OVER) return game->result(game->rules, state, 0);
    char seen[2][256], after[256];
    Move moves[2][DIRS];
    int count[2];
    double payoff[DIRS][DIRS];
    for (int rider = 0; rider < 2; rider++) {
        game_observe(game, seen[rider], state, rider);
        count[rider] = game->moves(game->rules, seen[rider], moves[rider]);
    }
    for (int i = 0; i < count[0]; i++)
        for (int j = 0; j < count[1]; j++) {
            game->play(game->rules, after, seen[0], moves[0][i]);
            Status end = game->play(game->rules, after, after, moves[1][j]);
            payoff[i][j] = duel_value(game, after, end);
        }
    return matrix_solve(payoff, count[0], count[1], NULL, NULL);
}

static void test_duels(void **) {
    Rng rng = rng_stream(6, 1);
    int solved = 0, apart = 0, mixed = 0;
    for (int i = 0; solved < 300 && i < 4000; i++) {
        char spec[300];
        Arena *arena = arena_new(1 << 26);
        const Game *game = random_game(&rng, 2, arena, spec, sizeof spec);
        char state[256];
        bool fine = game && ((const Rules *)game->rules)->nodes <= 11;
        if (fine) {
            game->start(game->rules, state);
            Rules *r = (Rules *)(uintptr_t)game->rules;
            tron_settle(r, (State *)(void *)state);
            fine = game->status(game->rules, state) == ONGOING;
        }
        if (fine) {
            double value = 100 * duel_value(game, state, ONGOING);
            TestSearch it;
            int seat = i % 2;
            char seen[256];
            game_observe(game, seen, state, seat);
            test_search_open(&it, game, "solver(table=1)");
            test_search_run(&it, seen, i % 3 ? ALL : 2, NULL, STEPS);
            const Report *report = test_search_report(&it);
            double error = report->value - (seat ? -value : value);
            if (error > 1e-6 || error < -1e-6)
                fail_msg("%s: %g for seat %d, not %g", spec, report->value, seat,
                         seat ? -value : value);
            apart += tron_apart(game->rules, (const State *)(const void *)seen);
            mixed += value != 100 && value != -100 && value != 0;
            solved++;
            test_search_close(&it);
        }
        arena_free(arena);
    }
    assert_int_equal(solved, 300);
    assert_true(apart > 10);
    assert_true(mixed > 0);
}

/* No strategy of the other does better than the value against either mixture. */
static void test_matrices(void **) {
    Rng rng = rng_stream(7, 1);
    for (int i = 0; i < 2000; i++) {
        int rows = 1 + (int)rng_below(&rng, 6), columns = 1 + (int)rng_below(&rng, 6);
        double payoff[DIRS][DIRS], x[DIRS], y[DIRS], sum = 0, other = 0;
        for (int a = 0; a < rows; a++)
            for (int b = 0; b < columns; b++)
                payoff[a][b] = i % 2 ? (double)rng_below(&rng, 3) - 1
                                     : (double)rng_below(&rng, 2001) / 1000 - 1;
        double value = matrix_solve(payoff, rows, columns, x, y);
        for (int a = 0; a < rows; a++) {
            double gain = 0;
            for (int b = 0; b < columns; b++)
                gain += payoff[a][b] * y[b];
            assert_true(gain <= value + 1e-9 && x[a] >= -1e-9);
            sum += x[a];
        }
        for (int b = 0; b < columns; b++) {
            double gain = 0;
            for (int a = 0; a < rows; a++)
                gain += payoff[a][b] * x[a];
            assert_true(gain >= value - 1e-9 && y[b] >= -1e-9);
            other += y[b];
        }
        assert_true(sum > 1 - 1e-9 && sum < 1 + 1e-9 && other > 1 - 1e-9 && other < 1 + 1e-9);
    }
}

/* What it cannot do it refuses, or answers with bounds. */
static void test_limits_of_it(void **) {
    Arena *arena = arena_new(1 << 26);
    TestSearch it;
    Err err = {.text = ""};
    const Game *three = test_game("tron(preset=arena3)", arena);
    assert_false(test_search_try(&it, three, "solver", SEARCH_CAP, &err));
    assert_non_null(strstr(err.text, "three"));
    const Game *room = test_game("tron(preset=room)", arena);
    char *state = arena_alloc(arena, room->state_size, NULL);
    room->start(room->rules, state);
    test_search_open(&it, room, "solver(depth=2)");
    test_search_run(&it, state, 5, NULL, STEPS);
    const Report *report = test_search_report(&it);
    assert_true(counter(report, "gap") == 200 && report->proven == PROVEN_NONE);
    assert_true(report->best != NO_MOVE);
    test_search_close(&it);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rides),
        cmocka_unit_test(test_duels),
        cmocka_unit_test(test_matrices),
        cmocka_unit_test(test_limits_of_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
