/* Amazons: the evaluation of all children at once says of each, bit by bit, what the evaluation of
 * one position says: on boards of all shapes, with few queens and with many, in the open and at the
 * end, for whole moves and for queens that have moved and not shot, for any number of children. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "games/amazons/evals.h"

extern const GameDef game_amazons;

enum { MOST = 4096 };

static const char *const boards[] = {"amazons",
                                     "amazons(preset=8x8)",
                                     "amazons(preset=6x6)",
                                     "amazons(preset=corners)",
                                     "amazons(columns=10,rows=7)",
                                     "amazons(columns=7,rows=10)",
                                     "amazons(columns=9,rows=10,queens=2)",
                                     "amazons(columns=3,rows=10,queens=3)",
                                     "amazons(columns=2,rows=2,queens=1)",
                                     "amazons(columns=11,rows=6,queens=2)"};

static const char *const evals[] = {"territory",
                                    "territory(half=0.5,scale=100,turn=0.9,early_t1=2,tempo=-0.2)"};

static void same(const Game *game, const EvalDef *eval, const void *weights, const State *s,
                 const Move *moves, int count, bool partial, int player) {
    static double values[MOST];
    eval->children(game, weights, s, moves, count, partial, player, values);
    for (int i = 0; i < count; i++) {
        State child;
        if (partial)
            game->partial(game->rules, &child, s, moves[i]);
        else
            game->play(game->rules, &child, s, moves[i]);
        double value = eval->value(game, weights, &child, player);
        if (memcmp(&value, &values[i], sizeof value) != 0)
            fail_msg("child %d of %d: %.17g, not %.17g", i, count, values[i], value);
    }
}

/* All children of a position; now and then only some of them, so that the last ones stand alone. */
static void check(const Game *game, const EvalDef *eval, const void *weights, const State *s,
                  Rng *rng) {
    static Move moves[MOST], some[MOST];
    int count = game->moves(game->rules, s, moves);
    assert_in_range(count, 0, MOST);
    if (!count) return;
    int few = 0, max = 1 + (int)rng_below(rng, 40);
    for (int i = 0; i < count && few < max; i++)
        if (rng_below(rng, (uint32_t)(count - i)) < (uint32_t)(max - few)) some[few++] = moves[i];
    for (int player = WHITE; player <= BLACK; player++) {
        same(game, eval, weights, s, some, few, false, player);
        int ways = game->part(game->rules, s, NO_MOVE, moves);
        same(game, eval, weights, s, moves, ways, true, player);
    }
}

static void children_are_positions(void **) {
    if (!amazons_eval_territory.children) skip(); /* this machine does them one by one */
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        for (size_t e = 0; e < sizeof evals / sizeof *evals; e++) {
            Arena *arena = arena_new((size_t)1 << 20);
            const Game *game = test_game(boards[i], arena);
            GameScope scope;
            Choice choice;
            Err err = {.text = ""};
            game_scope(game, &scope);
            assert_true(spec_read(evals[e], "eval", &scope.scope, arena, &choice, &err));
            for (uint64_t index = 0; index < 40; index++) {
                State s;
                Rng rng = rng_stream(43, index);
                int plies = index ? (int)rng_below(&rng, (uint32_t)game->max_plies) : 0;
                test_random_state(game, &rng, plies, &s);
                check(game, (const EvalDef *)choice.row, choice.values, &s, &rng);
            }
            arena_free(arena);
        }
}

/* Sides with different numbers of queens, and none that can move. */
static void set_up_by_hand(void **) {
    static const char *const positions[] = {"W3/4/1B1x/2B1 w", "WxB1/xx2/4/4 b", "W1W1/4/2W1/3B w",
                                            "Wx2/xx2/4/3B b"};
    if (!amazons_eval_territory.children) skip(); /* this machine does them one by one */
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        Arena *arena = arena_new((size_t)1 << 20);
        Rng rng = rng_stream(47, i);
        char values[80], spec[120];
        Writer writer;
        State s;
        Err err = {.text = ""};
        GameScope scope;
        Choice choice;
        writer_fixed(&writer, values, sizeof values);
        assert_true(game_amazons.variant_of(positions[i], &writer));
        snprintf(spec, sizeof spec, "amazons(%s)", values);
        const Game *game = test_game(spec, arena);
        if (!game->position_read(game->rules, &s, positions[i], &err))
            fail_msg("%s: %s", positions[i], err.text);
        game_scope(game, &scope);
        assert_true(spec_read("territory", "eval", &scope.scope, arena, &choice, &err));
        check(game, (const EvalDef *)choice.row, choice.values, &s, &rng);
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(children_are_positions),
        cmocka_unit_test(set_up_by_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
