/* The exact solver of Amazons: solved starts; random endings against plain minimax over the rules;
 * what pausing, tracing, limits and tiny tables change: nothing. */
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

enum { ALL = 1 << 30, STEPS = 4000000 };

typedef struct Table {
    Arena *arena;
    const Game *game;
    void *state;
} Table;

static void table_open(Table *t, const char *variant, const char *position) {
    t->arena = arena_new(1 << 26);
    t->game = test_game(variant, t->arena);
    t->state = arena_alloc(t->arena, t->game->state_size, NULL);
    Err err = {.text = ""};
    if (!t->game->position_read(t->game->rules, t->state, position, &err))
        fail_msg("%s: %s", position, err.text);
}

static Proven solve(const Game *game, const void *state, const char *spec) {
    TestSearch it;
    test_search_open(&it, game, spec);
    assert_int_equal(test_search_run(&it, state, ALL, NULL, STEPS), STEP_DONE);
    Proven proven = test_search_report(&it)->proven;
    test_search_close(&it);
    return proven;
}

static void test_starts(void **) {
    static const struct {
        const char *variant, *position;
        Proven wanted;
    } starts[] = {
        {"amazons(columns=4,rows=4)", ".BB./B..B/W..W/.WW. w", PROVEN_LOSS},
        {"amazons(columns=5,rows=4)", ".B.B./B...B/W...W/.W.W. w", PROVEN_WIN},
        /* A region beside its own negative: whoever moves first is answered in the other one. */
        {"amazons(columns=9,rows=3)", "B..BxB..B/....x..../W..WxW..W w", PROVEN_LOSS},
        {"amazons(columns=9,rows=3)", "B..BxB..B/....x..../W..WxW..W b", PROVEN_LOSS},
    };
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        Table t;
        table_open(&t, starts[i].variant, starts[i].position);
        assert_int_equal(solve(t.game, t.state, "solver"), starts[i].wanted);
        arena_free(t.arena);
    }
}

/* Does the mover win? Tries everything while there is `effort`. `capacity` has a list of moves and
 * a state for every ply. */
static bool wins(const Game *game, const void *state, char *capacity, int *effort) {
    if (--*effort < 0) return false;
    size_t size = (game->state_size + 15) / 16 * 16;
    Move *moves = (Move *)(void *)(capacity + size);
    char *next = capacity, *deeper = capacity + size + (size_t)game->max_moves * sizeof *moves;
    int count = game->moves(game->rules, state, moves);
    for (int i = 0; i < count; i++)
        if (game->play(game->rules, next, state, moves[i]) == OVER ||
            !wins(game, next, deeper, effort))
            return *effort >= 0;
    return false;
}

/* Positions of few free cells on boards that arrows have cut to pieces: every move's result. */
static void test_endings(void **) {
    static const char *const variants[] = {
        "amazons(columns=5,rows=5)", "amazons(columns=6,rows=6,queens=2)",
        "amazons(columns=10,rows=10)", "amazons(columns=7,rows=3,queens=2)"};
    int compared = 0;
    for (size_t v = 0; v < sizeof variants / sizeof *variants; v++) {
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variants[v], arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        char *after = arena_alloc(arena, game->state_size, NULL);
        size_t ply = (game->state_size + 15) / 16 * 16 + (size_t)game->max_moves * sizeof(Move);
        char *capacity = malloc((ply / 16 + 1) * 16 * 40);
        TestSearch it;
        test_search_open(&it, game, "solver(table=1,moves=all,nodes=2000)");
        for (int i = 0; i < 16; i++) {
            Rng rng = rng_stream(v, (uint64_t)i);
            game->start(game->rules, state);
            Move moves[3000];
            int count;
            while ((count = game->moves(game->rules, state, moves)) > 20)
                game->play(game->rules, state, state, moves[rng_below(&rng, (uint32_t)count)]);
            if (!count) continue;
            if (count > 20) continue;
            assert_int_equal(test_search_run(&it, state, ALL, NULL, STEPS), STEP_DONE);
            const Report *report = test_search_report(&it);
            for (int m = 0; m < count; m++) {
                Status status = game->play(game->rules, after, state, moves[m]);
                int effort = 1000;
                bool won = status == OVER || !wins(game, after, capacity, &effort);
                if (effort < 0) continue; /* too much to try everything */
                if (report->rows[m].proven == PROVEN_NONE) continue;
                compared++;
                assert_int_equal(report->rows[m].proven, won ? PROVEN_WIN : PROVEN_LOSS);
            }
        }
        test_search_close(&it);
        free(capacity);
        arena_free(arena);
    }
    assert_true(compared > 100);
}

/* One region of many cells; and two contested regions, which are asked one by one first. */
static const char *const middles[][2] = {
    {"amazons(columns=6,rows=6,queens=2)", "xB..x./..x.Wx/.x.x../Bx..W./..x.x./x.x..x w"},
    {"amazons(columns=9,rows=3)", "B..BxB..B/....x..../W..WxW..W w"}};

static void check_slices(const char *variant, const char *position) {
    Table t;
    table_open(&t, variant, position);
    TestSearch whole, other;
    test_search_open(&whole, t.game, "solver(table=8)");
    test_search_run(&whole, t.state, ALL, NULL, STEPS);
    const Report *report = test_search_report(&whole);
    assert_true(report->proven != PROVEN_NONE && report->nodes > 100);
    for (int64_t slice = 1; slice < 500; slice = slice * 5 + 1) {
        test_search_open(&other, t.game, "solver(table=8)");
        assert_int_equal(test_search_run(&other, t.state, slice, NULL, STEPS), STEP_DONE);
        test_reports_equal(report, test_search_report(&other));
        test_search_close(&other);
    }
    /* A tiny table forgets, and the result is the same; a limit in between leaves a sound
     * report. */
    assert_int_equal(solve(t.game, t.state, "solver(table=1)"), report->proven);
    test_search_open(&other, t.game, "solver(table=8,nodes=50)");
    assert_int_equal(test_search_run(&other, t.state, 7, NULL, STEPS), STEP_DONE);
    assert_int_equal(test_search_report(&other)->proven, PROVEN_NONE);
    assert_true(other.report.nodes == 50);
    test_search_close(&other);
    test_search_close(&whole);
    arena_free(t.arena);
}

static void test_slices(void **) {
    for (size_t i = 0; i < sizeof middles / sizeof *middles; i++)
        check_slices(middles[i][0], middles[i][1]);
}

/* More than 62 cells in play: says so by finishing without a result, with a legal move. */
static void test_large(void **) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("amazons", arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    TestSearch it;
    test_search_open(&it, game, "solver(table=1)");
    assert_int_equal(test_search_run(&it, state, ALL, NULL, STEPS), STEP_DONE);
    const Report *report = test_search_report(&it);
    Move *scratch = arena_alloc(arena, (size_t)game->max_moves * sizeof(Move), NULL);
    assert_true(game_legal(game, state, report->best, scratch));
    assert_int_equal(report->proven, PROVEN_NONE);
    assert_true(report->nodes == 0);
    test_search_close(&it);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_starts),
                                       cmocka_unit_test(test_endings),
                                       cmocka_unit_test(test_slices), cmocka_unit_test(test_large)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
