/* Playouts of Tron: every kernel plays the same games, their mean is the exact one, and what they
 * record is what they played. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/bits.h"
#include "base/spec.h"
#include "games.h"

#define DOCUMENT "tron(preset=document)"

typedef struct Fixture {
    Arena *arena;
    const Game *game;
    void *state;
} Fixture;

static void set_up(Fixture *f, const char *spec) {
    f->arena = arena_new(1 << 24);
    f->game = test_game(spec, f->arena);
    f->state = arena_alloc(f->arena, f->game->state_size, NULL);
    f->game->start(f->game->rules, f->state);
}

static void tear_down(Fixture *f) {
    arena_free(f->arena);
}

/* The policy of a spec and its values. */
static Choice policy_of(Fixture *f, const char *spec) {
    GameScope scope;
    game_scope(f->game, &scope);
    Choice choice;
    Err err = {.text = ""};
    if (!spec_read(spec, "playout", &scope.scope, f->arena, &choice, &err))
        fail_msg("%s", err.text);
    return choice;
}

static Playouts run(Fixture *f, const char *spec, uint64_t seed, uint64_t first, int64_t count) {
    Choice choice = policy_of(f, spec);
    Playouts out = {.count = 0};
    ((const PlayoutDef *)choice.row)
        ->run(f->game, choice.values, f->state, seed, first, count, 0, &out);
    return out;
}

static void assert_same(const Playouts *a, const Playouts *b) {
    assert_true(a->count == b->count && a->cut == b->cut && a->plies == b->plies);
    assert_true(a->plies_square == b->plies_square);
    for (int player = 0; player < MAX_PLAYERS; player++) {
        assert_true(a->sum[player] == b->sum[player] && a->square[player] == b->square[player]);
        assert_true(a->wins[player] == b->wins[player]);
    }
}

/* ---- kernels --------------------------------------------------------------------------------- */

/* Boxes of every size for which there is a kernel, walls inside, a torus, teleports, stairs. */
static const char *const solo_maps[] = {
    DOCUMENT,
    "tron(map=3x3,riders=1)",
    "tron(map=9x5,riders=1)",
    "tron(map=12x9,riders=1)",
    "tron(map=15x15,riders=1)",
    "tron(map=30x4,riders=1)",
    "tron(map=31x3,riders=1)",
    "tron(map=20x20,riders=1)",
    "tron(map=64x5,riders=1)",
    "tron(map=13x17-_14.11_2.3_5.3_2.3_1.7_2.11_2.11_2.2-1.8_2.11_2.5_1.5_2.11_2.11_2.11_14)",
    "tron(map=7x7,riders=1,wrap=torus)",
    "tron(map=7x5--1.5a.20a.3)",
    "tron(map=5x4x2--1.3A.20A)",
};

static void test_lockstep_is_plain(void **) {
    for (size_t i = 0; i < sizeof solo_maps / sizeof *solo_maps; i++) {
        Fixture f;
        set_up(&f, solo_maps[i]);
        Rng rng = rng_stream(5, i);
        for (int round = 0; round < 6; round++) {
            if (round) test_random_state(f.game, &rng, 3 * round, f.state);
            static const int64_t counts[] = {1, 3, 4, 15, 64, 333};
            for (int k = 0; k < 6; k++) {
                Playouts plain = run(&f, "uniform(kernel=plain)", 7, 1000, counts[k]);
                Playouts lanes = run(&f, "uniform(kernel=lockstep)", 7, 1000, counts[k]);
                assert_same(&plain, &lanes);
            }
        }
        tear_down(&f);
    }
}

/* What is told of the choices is what the policy plays: the number modulo the possible moves gives
 * each move of the line, and where no move is left the game is over. */
static void test_choices_are_those_that_are_played(void **) {
    for (size_t i = 0; i < sizeof solo_maps / sizeof *solo_maps; i++) {
        Fixture f;
        set_up(&f, solo_maps[i]);
        const bool floors = i + 1 == sizeof solo_maps / sizeof *solo_maps;
        Choice choice = policy_of(&f, "uniform");
        const PlayoutDef *policy = (const PlayoutDef *)choice.row;
        for (uint64_t index = 0; index < 20; index++) {
            Move line[f.game->max_plies];
            Playouts out = {.count = 0, .best_line = line};
            policy->run(f.game, choice.values, f.state, 3, index, 1, 0, &out);
            const int count = out.best_length + 9;
            PlayoutChoice told[count];
            int below = policy->choices(f.game, f.state, 3, index, count, told);
            assert_int_equal(below, floors ? 60 : 12);
            for (int k = 0; k < count; k++) {
                assert_true(told[k].number >= 0 && told[k].number < below);
                if (k >= out.best_length) {
                    assert_true(told[k].open == 0 && told[k].cell == told[out.best_length].cell);
                    continue;
                }
                int which = told[k].number % bits_count(told[k].open);
                assert_int_equal(bits_select(told[k].open, which), line[k]);
            }
        }
        tear_down(&f);
    }
    Fixture f;
    set_up(&f, "tron");
    PlayoutChoice told;
    const PlayoutDef *policy = (const PlayoutDef *)policy_of(&f, "uniform").row;
    assert_int_equal(policy->choices(f.game, f.state, 3, 0, 1, &told), 0);
    tear_down(&f);
}

/* Riders who move at once; in some states choices are pending, some are as a later rider sees
 * them. */
static const char *const round_maps[] = {
    "tron",
    "tron(map=4x4)",
    "tron(map=3x2--1.2-2)",
    "tron(map=7x7,crash=yes)",
    "tron(map=7x7,wrap=torus)",
    "tron(map=6x6,trail=vanishes)",
    "tron(map=7x5--1.5a.20a.3-2)",
    "tron(map=5x4x2--1.3A.20A.11-2)",
    "tron(preset=arena3)",
    "tron(preset=crowd)",
    "tron(preset=crowd,crash=yes)",
};

static void test_rounds_are_plain(void **) {
    for (size_t i = 0; i < sizeof round_maps / sizeof *round_maps; i++) {
        Fixture f;
        set_up(&f, round_maps[i]);
        Rng rng = rng_stream(6, i);
        for (int round = 0; round < 40; round++) {
            if (round) test_random_state(f.game, &rng, round, f.state);
            if (round % 4 == 3)
                f.game->observe(f.game->rules, f.state, f.state, round / 4 % f.game->players);
            Playouts plain = run(&f, "uniform(kernel=plain)", 7, 1000, 70);
            Playouts rounds = run(&f, "uniform(kernel=lockstep)", 7, 1000, 70);
            assert_same(&plain, &rounds);
            /* Counting cells needs the rules. */
            Choice hug = policy_of(&f, "wall-following");
            uint32_t *cells = arena_alloc(f.arena, (size_t)f.game->cells * sizeof *cells, NULL);
            plain = (Playouts){.cells = cells};
            ((const PlayoutDef *)hug.row)->run(f.game, hug.values, f.state, 7, 1000, 70, 0, &plain);
            rounds = run(&f, "wall-following", 7, 1000, 70);
            assert_same(&plain, &rounds);
        }
        tear_down(&f);
    }
}

static void test_batches_add_up(void **) {
    static const char *const policies[] = {"uniform", "wall-following", "wall-following-careful"};
    static const char *const maps[] = {DOCUMENT, "tron(map=6x5)", "tron(map=9x9-.9-1.2-2.30-3)"};
    for (int m = 0; m < 3; m++)
        for (int p = 0; p < 3; p++) {
            Fixture f;
            set_up(&f, maps[m]);
            Playouts whole = run(&f, policies[p], 3, 0, 150), parts = {.count = 0};
            Choice choice = policy_of(&f, policies[p]);
            static const int64_t sizes[] = {1, 60, 2, 87};
            uint64_t first = 0;
            for (int i = 0; i < 4; i++, first = (uint64_t)parts.count)
                ((const PlayoutDef *)choice.row)
                    ->run(f.game, choice.values, f.state, 3, first, sizes[i], 0, &parts);
            assert_same(&whole, &parts);
            tear_down(&f);
        }
}

/* ---- against the truth ----------------------------------------------------------------------- */

static void assert_mean(const Playouts *out, double mean, double sigmas) {
    double n = (double)out->count, own = (double)out->plies / n;
    double variance = out->plies_square / n - own * own;
    double off = (own - mean) * (own - mean);
    if (off > sigmas * sigmas * variance / n) fail_msg("mean %f instead of %f", own, mean);
}

/* Exact mean lengths of uniform play on n x n boards. */
static void test_exact_means(void **) {
    static const struct {
        const char *map;
        double mean;
    } known[] = {{"tron(map=2x2,riders=1)", 3},
                 {"tron(map=3x3,riders=1)", 6.9791666667},
                 {"tron(map=4x4,riders=1)", 11.0373263889},
                 {"tron(map=5x5,riders=1)", 15.0073536444},
                 {"tron(map=6x6,riders=1)", 18.6483664902},
                 {"tron(map=3x3-.4-1)", 8},
                 {"tron(map=5x5-.12-1)", 15.3056979709}};
    static const char *const kernels[] = {"uniform", "uniform(kernel=plain)"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        for (int k = 0; k < 2; k++) {
            Fixture f;
            set_up(&f, known[i].map);
            Playouts out = run(&f, kernels[k], 11, 0, k ? 20000 : 100000);
            assert_mean(&out, known[i].mean, 4);
            tear_down(&f);
        }
}

static void test_document(void **) {
    Fixture f;
    set_up(&f, DOCUMENT);
    Playouts out = run(&f, "uniform", 1, 0, 400000);
    double mean = out.sum[0] / 400000, variance = out.square[0] / 400000 - mean * mean;
    assert_true(mean > 36.857 - 0.15 && mean < 36.857 + 0.15);
    assert_true(variance > 19.7 * 19.7 && variance < 20 * 20);
    assert_true(out.wins[0] == 400000);
    /* Games that began earlier count the steps that led here. */
    for (int i = 0; i < 3; i++)
        f.game->play(f.game->rules, f.state, f.state, 2);
    out = run(&f, "uniform", 1, 0, 1000);
    assert_true(out.sum[0] == (double)out.plies + 3000);
    tear_down(&f);
}

/* The generic kernel, which knows only moves and play, has the same distribution of lengths. */
static void test_generic_kernel_agrees(void **) {
    enum { COUNT = 6000, BINS = 16 };
    Fixture f;
    set_up(&f, DOCUMENT);
    double bins[2][BINS] = {{0}};
    for (int kernel = 0; kernel < 2; kernel++)
        for (uint64_t i = 0; i < COUNT; i++) {
            Playouts one = {.count = 0};
            if (kernel)
                one = run(&f, "uniform", 21, i, 1);
            else
                game_playout_uniform.run(f.game, NULL, f.state, 20, i, 1, 0, &one);
            int64_t bin = one.plies / 8;
            bins[kernel][bin < BINS ? bin : BINS - 1]++;
        }
    double chi = 0;
    int freedom = -1;
    for (int i = 0; i < BINS; i++) {
        double sum = bins[0][i] + bins[1][i], difference = bins[0][i] - bins[1][i];
        if (sum == 0) continue;
        chi += difference * difference / sum;
        freedom++;
    }
    assert_true(freedom > 8);
    assert_true(chi < freedom + 4 * 1.42 * 4); /* four times the root of 2 x 16 */
    tear_down(&f);
}

/* First moves in all directions are equally frequent. */
static void test_first_moves(void **) {
    Fixture f;
    set_up(&f, DOCUMENT);
    Choice choice = policy_of(&f, "uniform");
    int count[4] = {0};
    Move line[200];
    for (uint64_t i = 0; i < 4000; i++) {
        Playouts one = {.count = 0, .best_line = line};
        ((const PlayoutDef *)choice.row)->run(f.game, choice.values, f.state, 9, i, 1, 0, &one);
        count[line[0]]++;
    }
    for (int i = 0; i < 4; i++)
        assert_in_range(count[i], 1000 - 110, 1000 + 110);
    tear_down(&f);
}

/* ---- what is recorded ------------------------------------------------------------------------ */

static void test_lines_and_cells(void **) {
    static const char *const maps[] = {DOCUMENT, "tron(map=6x5)", "tron(map=7x5--1.5a.20a.3)",
                                       "tron(map=9x9-.9-1.2-2.30-3,order=alternating)"};
    static const char *const policies[] = {"uniform", "wall-following",
                                           "wall-following-careful(random=0.3)"};
    for (int m = 0; m < 4; m++)
        for (int p = 0; p < 3; p++) {
            Fixture f;
            set_up(&f, maps[m]);
            const Game *game = f.game;
            Choice choice = policy_of(&f, policies[p]);
            const PlayoutDef *def = (const PlayoutDef *)choice.row;
            Move *line = ARENA_NEW(f.arena, Move, game->max_plies, NULL);
            Move *moves = ARENA_NEW(f.arena, Move, game->max_moves, NULL);
            uint32_t *cells = ARENA_NEW(f.arena, uint32_t, game->cells, NULL);
            void *end = arena_alloc(f.arena, game->state_size, NULL);
            memset(cells, 0, (size_t)game->cells * sizeof *cells);
            Playouts out = {.count = 0, .best_line = line, .best_player = 0};
            def->run(game, choice.values, f.state, 4, 0, 100, 0, &out);
            /* The line can be played and has the result that is claimed: the best of the
             * hundred. */
            void *at = arena_alloc(f.arena, game->state_size, NULL);
            memcpy(at, f.state, game->state_size);
            for (int i = 0; i < out.best_length; i++) {
                assert_true(game_legal(game, at, line[i], moves));
                game->play(game->rules, at, at, line[i]);
            }
            assert_int_equal(game->status(game->rules, at), OVER);
            assert_true(game->result(game->rules, at, 0) == out.best_value);
            Playouts one = {.count = 0};
            double best = -1e9;
            for (uint64_t i = 0; i < 100; i++) {
                double before = one.sum[0];
                def->run(game, choice.values, f.state, 4, i, 1, 0, &one);
                if (one.sum[0] - before > best) best = one.sum[0] - before;
            }
            assert_true(best == out.best_value);
            /* Cells: in solo games as many entries as steps. Where the last one stopped: over. */
            Playouts seen = {.count = 0, .cells = cells, .cut_state = end};
            def->run(game, choice.values, f.state, 4, 0, 100, 0, &seen);
            assert_true(seen.plies == out.plies);
            int64_t sum = 0;
            for (int i = 0; i < game->cells; i++)
                sum += cells[i];
            if (game->players == 1) assert_true(sum == seen.plies);
            assert_true(sum > 0 && sum <= seen.plies);
            assert_int_equal(game->status(game->rules, end), OVER);
            tear_down(&f);
        }
}

static void test_cut(void **) {
    Fixture f;
    set_up(&f, DOCUMENT);
    Choice choice = policy_of(&f, "uniform");
    uint64_t end[TEST_GAMES_MAX];
    assert_true(f.game->state_size <= sizeof end);
    Playouts out = {.count = 0, .cut_state = end};
    ((const PlayoutDef *)choice.row)->run(f.game, choice.values, f.state, 4, 0, 500, 10, &out);
    assert_true(out.count == 500 && out.cut > 450 && out.cut < 500);
    assert_true(out.plies <= 5000 && out.plies > 4900 && out.sum[0] == (double)out.plies);
    tear_down(&f);
}

/* ---- policies -------------------------------------------------------------------------------- */

/* Hugging the walls fills much more than chance does, and not to be cut off more still. */
static void test_policies_fill(void **) {
    Fixture f;
    set_up(&f, DOCUMENT);
    double uniform = (double)run(&f, "uniform", 2, 0, 400).plies / 400;
    double hug = (double)run(&f, "wall-following", 2, 0, 400).plies / 400;
    double careful = (double)run(&f, "wall-following-careful", 2, 0, 400).plies / 400;
    double chance = (double)run(&f, "wall-following(random=1)", 2, 0, 4000).plies / 4000;
    assert_true(hug > 2.5 * uniform && careful > hug + 20);
    assert_true(chance > uniform - 3 && chance < uniform + 3);
    tear_down(&f);
}

/* A corridor that cuts the room in two unequal parts: careful goes where there is more room, also
 * where only a teleport tells which that is. */
static void test_careful_stays_in_the_larger_part(void **) {
    /* The start lies in a wall of column 2; left of it 6 cells, right of it 12. */
    static const struct {
        const char *map;
        Move right;
    } maps[] = {
        {"tron(map=7x3-.2_1.6-1.6_1.4)", 2},
        /* As above, but the small part on the right leads by a teleport to a large one on top. */
        {"tron(map=7x5-.4a.2_8.3-1.1a_14)", 2},
    };
    for (int m = 0; m < 2; m++) {
        Fixture f;
        set_up(&f, maps[m].map);
        Choice choice = policy_of(&f, "wall-following-careful(random=1)");
        for (uint64_t i = 0; i < 200; i++) {
            Rng rng = rng_stream(3, i);
            Move move =
                ((const PlayoutDef *)choice.row)->pick(f.game, choice.values, f.state, &rng);
            assert_int_equal(move, maps[m].right);
        }
        tear_down(&f);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lockstep_is_plain),
        cmocka_unit_test(test_choices_are_those_that_are_played),
        cmocka_unit_test(test_rounds_are_plain),
        cmocka_unit_test(test_batches_add_up),
        cmocka_unit_test(test_exact_means),
        cmocka_unit_test(test_document),
        cmocka_unit_test(test_generic_kernel_agrees),
        cmocka_unit_test(test_first_moves),
        cmocka_unit_test(test_lines_and_cells),
        cmocka_unit_test(test_cut),
        cmocka_unit_test(test_policies_fill),
        cmocka_unit_test(test_careful_stays_in_the_larger_part),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
