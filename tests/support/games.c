#include "games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "base/spec.h"
#include "registry.h"

const Row *const test_games[TEST_GAMES + 1] = {&game_dice.row, &game_pennies.row, &game_clicks.row,
                                               &game_stones.row, NULL};

void test_game_set(RowSet *set, const Row *rows[TEST_GAMES_MAX]) {
    int count = 0;
    for (int i = 0; i < registry_games.count; i++)
        rows[count++] = registry_games.rows[i];
    for (int i = 0; i < TEST_GAMES; i++)
        rows[count++] = test_games[i];
    *set = (RowSet){.kind = "game", .rows = rows, .count = count};
}

static int presets(const Row *row) {
    int count = 0;
    while (row->presets && row->presets[count].name)
        count++;
    return count;
}

int test_variants(void) {
    const Row *rows[TEST_GAMES_MAX];
    RowSet set;
    test_game_set(&set, rows);
    int count = 0;
    for (int i = 0; i < set.count; i++)
        count += 1 + presets(set.rows[i]);
    return count;
}

void test_variant(int index, char *spec, size_t capacity) {
    const Row *rows[TEST_GAMES_MAX];
    RowSet set;
    test_game_set(&set, rows);
    for (int i = 0; i < set.count; i++) {
        const Row *row = set.rows[i];
        if (index == 0) {
            snprintf(spec, capacity, "%s", row->name);
            return;
        }
        if (index <= presets(row)) {
            snprintf(spec, capacity, "%s(preset=%s)", row->name, row->presets[index - 1].name);
            return;
        }
        index -= 1 + presets(row);
    }
    fail_msg("there is no variant of that index");
}

Game *test_game(const char *spec, Arena *arena) {
    const Row *rows[TEST_GAMES_MAX];
    RowSet set;
    test_game_set(&set, rows);
    Scope scope = {.sets = &set, .count = 1};
    Choice choice;
    Err err = {.text = ""};
    if (!spec_read(spec, "game", &scope, arena, &choice, &err)) fail_msg("%s: %s", spec, err.text);
    Game *game = game_new(&choice, arena, &err);
    if (!game) fail_msg("%s: %s", spec, err.text);
    return game;
}

void test_each_variant(void (*check)(const Game *game, const char *spec)) {
    for (int i = 0; i < test_variants(); i++) {
        char spec[200];
        Arena *arena = arena_new((size_t)64 << 20);
        assert_non_null(arena);
        test_variant(i, spec, sizeof spec);
        check(test_game(spec, arena), spec);
        arena_free(arena);
    }
}

int test_random_state(const Game *game, Rng *rng, int plies, void *state) {
    Move moves[game->max_moves];
    game->start(game->rules, state);
    int played = 0;
    while (played < plies && game->status(game->rules, state) == ONGOING) {
        Move move;
        if (game->mover(game->rules, state) == CHANCE)
            move = game_chance_draw(game, state, rng, moves);
        else
            move = moves[rng_below(rng, (uint32_t)game->moves(game->rules, state, moves))];
        game->play(game->rules, state, state, move);
        played++;
    }
    return played;
}

int64_t test_sequences(const Game *game, const void *state, int depth) {
    if (depth == 0) return 1;
    if (game->status(game->rules, state) == OVER) return 0;
    uint64_t next[(game->state_size + 7) / 8];
    Move moves[game->max_moves];
    if (depth == 1) return game_count(game, state, moves);
    int count = game->moves(game->rules, state, moves);
    int64_t leaves = 0;
    for (int i = 0; i < count; i++) {
        game->play(game->rules, next, state, moves[i]);
        leaves += test_sequences(game, next, depth - 1);
    }
    return leaves;
}

double test_exact(const Game *game, const void *state) {
    Move moves[512];
    _Alignas(16) char next[128];
    assert_true(game->state_size <= sizeof next && game->max_moves <= 512);
    int count = game->moves(game->rules, state, moves), me = game->mover(game->rules, state);
    double best = -2;
    for (int i = 0; i < count && best < 1; i++) {
        double value = game->play(game->rules, next, state, moves[i]) == OVER
                           ? game->result(game->rules, next, me)
                           : -test_exact(game, next);
        if (value > best) best = value;
    }
    return best;
}
