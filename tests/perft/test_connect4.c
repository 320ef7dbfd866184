/* Connect Four: number of move sequences of each length, against published and independent
 * counts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "games.h"

enum { DEPTHS = 9 };

typedef struct Count {
    const char *spec;
    int64_t leaves[DEPTHS]; /* of 1, 2, ... moves; 0 = not tried */
} Count;

static const Count counts[] = {
    {"connect4", {7, 49, 343, 2401, 16807, 117649, 823536, 5673234}},
    {"connect4(preset=cylinder)", {7, 49, 343, 2401, 16807, 117649, 823536, 5612754}},
    {"connect4(rows=8,cols=8)", {8, 64, 512, 4096, 32768, 262144, 2097152}},
    {"connect4(rows=4,cols=4)", {4, 16, 64, 256, 1020, 4020, 15540, 57504, 206904}},
    {"connect4(rows=4,cols=5,align=3)", {5, 25, 125, 625, 3120, 14020, 65330, 269032, 1122030}},
    {"connect4(rows=5,cols=5,align=5,cylinder=yes)", {5, 25, 125, 625, 3125, 15620, 77980, 388220}},
};

static void check(const char *spec, int depth, int64_t expected) {
    Arena *arena = arena_new((size_t)1 << 20);
    const Game *game = test_game(spec, arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    int64_t leaves = test_sequences(game, state, depth);
    if (leaves != expected)
        fail_msg("%s: %lld sequences of %d moves, not %lld", spec, (long long)leaves, depth,
                 (long long)expected);
    arena_free(arena);
}

static void sequences_are_counted(void **) {
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (int depth = 0; depth < DEPTHS && counts[i].leaves[depth]; depth++)
            check(counts[i].spec, depth + 1, counts[i].leaves[depth]);
}

static void two_words_count_as_one(void **) {
    check("connect4(rows=8,cols=8)", 8, 16553664); /* first wins; 72 bits */
}

static void no_move_is_one_sequence(void **) {
    check("connect4", 0, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sequences_are_counted),
        cmocka_unit_test(two_words_count_as_one),
        cmocka_unit_test(no_move_is_one_sequence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
