#include "searches.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"

static bool try(TestSearch *out, const Game *game, const char *spec, size_t cap, int threads,
                Err *err) {
    memset(out, 0, sizeof *out);
    out->game = game;
    out->arena = arena_new(1 << 20);
    assert_non_null(out->arena);
    registry_scope(game, NULL, &out->scope);
    if (registry_player(&out->scope, spec, out->arena, &out->choice, err))
        out->search = crew_open(game, &out->choice, cap, threads, err);
    if (!out->search) {
        arena_free(out->arena);
        return false;
    }
    out->rows = calloc((size_t)game->max_moves, sizeof *out->rows);
    assert_non_null(out->rows);
    return true;
}

bool test_search_try(TestSearch *out, const Game *game, const char *spec, size_t cap, Err *err) {
    return try(out, game, spec, cap, 1, err);
}

void test_search_open_on(TestSearch *out, const Game *game, const char *spec, int threads) {
    Err err = {.text = ""};
    if (!try(out, game, spec, SEARCH_CAP, threads, &err)) fail_msg("%s: %s", spec, err.text);
}

void test_search_open(TestSearch *out, const Game *game, const char *spec) {
    test_search_open_on(out, game, spec, 1);
}

void test_search_close(TestSearch *it) {
    search_close(it->search);
    arena_free(it->arena);
    free(it->rows);
}

const Report *test_search_report(TestSearch *it) {
    it->report.rows = it->rows;
    it->report.capacity = it->game->max_moves;
    search_report(it->search, &it->report);
    return &it->report;
}

Step test_search_run(TestSearch *it, const void *state, int64_t slice, Rng *rng, int64_t steps) {
    search_begin(it->search, state);
    for (int64_t i = 0; i < steps; i++) {
        int64_t budget = slice ? slice : 1 + rng_below(rng, 2000);
        Step step = search_step(it->search, budget);
        if (step != STEP_MORE) return step;
    }
    fail_msg("%s did not end within %d steps", it->choice.row->name, (int)steps);
    return STEP_MORE;
}

#define SAME(field)                                                                           \
    do {                                                                                      \
        if (!(a->field == b->field))                                                          \
            fail_msg(#field " differs: %.17g and %.17g", (double)a->field, (double)b->field); \
    } while (0)

static void lines_equal(const Move *a, const Move *b, int count) {
    if (memcmp(a, b, (size_t)count * sizeof *a) != 0) fail_msg("lines of play differ");
}

static void rows_equal(const MoveReport *a, const MoveReport *b) {
    SAME(move);
    SAME(value);
    SAME(bound);
    SAME(effort);
    SAME(error);
    SAME(score);
    SAME(proven);
    SAME(proven_in);
    SAME(pv_length);
    lines_equal(a->pv, b->pv, a->pv_length);
    SAME(has_spread);
    for (int i = 0; i < REPORT_SPREAD; i++)
        SAME(spread[i]);
}

void test_reports_equal(const Report *a, const Report *b) {
    SAME(best);
    SAME(value);
    SAME(proven);
    SAME(proven_in);
    SAME(depth);
    SAME(nodes);
    SAME(playouts);
    SAME(pv_length);
    lines_equal(a->pv, b->pv, a->pv_length);
    SAME(has_vector);
    for (int i = 0; a->has_vector && i < MAX_PLAYERS; i++)
        SAME(vector[i]);
    SAME(counters);
    for (int i = 0; i < a->counters; i++)
        SAME(counter[i].value);
    SAME(count);
    for (int i = 0; i < a->count; i++)
        rows_equal(&a->rows[i], &b->rows[i]);
}

void test_search_set(TestSearch *it, const char *path, const char *value) {
    Err err = {.text = ""};
    if (!spec_set(&it->choice, path, value, &it->scope.scope, it->arena, &err))
        fail_msg("%s", err.text);
}

void test_search_state(const Game *game, Rng *rng, int plies, void *state) {
    for (;; plies = plies > 0 ? plies - 1 : 0) {
        test_random_state(game, rng, plies, state);
        Move moves[game->max_moves];
        while (game->status(game->rules, state) == ONGOING &&
               game->mover(game->rules, state) == CHANCE)
            game->play(game->rules, state, state, game_chance_draw(game, state, rng, moves));
        if (game->status(game->rules, state) == ONGOING) return;
    }
}
