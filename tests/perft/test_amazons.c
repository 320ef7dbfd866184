/* Amazons: start layouts and the number of move sequences, against independent counts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "share.h"

extern const GameDef game_amazons;

enum { DEPTHS = 4, TEXT = 300 };

typedef struct Start {
    const char *spec, *position;
    int64_t leaves[DEPTHS]; /* of 1, 2, ... moves; 0 = not tried */
} Start;

static const Start starts[] = {
    {"amazons",
     "...B..B.../........../........../B........B/........../........../W........W/........../"
     "........../...W..W... w",
     {2176, 4307152}},
    {"amazons(preset=8x8)",
     "..B..B../......../B......B/......../......../W......W/......../..W..W.. w",
     {1232, 1331198}},
    {"amazons(preset=6x6)", ".B..B./B....B/....../....../W....W/.W..W. w", {544, 238532, 91074224}},
    {"amazons(preset=5x5)", ".B.B./B...B/...../W...W/.W.W. w", {260, 50422, 7940210}},
    {"amazons(preset=4x4)", ".BB./B..B/W..W/.WW. w", {88, 4336, 139500}},
    {"amazons(preset=6x6-one)",
     "..B.../....../....../....../....../...W.. w",
     {235, 46324, 8094094}},
    {"amazons(preset=6x6-two)",
     "...B../....../B...../.....W/....../..W... w",
     {424, 148890, 43377569}},
    {"amazons(preset=10x10-two)",
     ".....B..../........../........../B........./........../........../.........W/........../"
     "........../....W..... w",
     {1497, 2035590}},
    {"amazons(columns=5,rows=4)", ".B.B./B...B/W...W/.W.W. w", {0}},
    {"amazons(columns=4,rows=6)", ".BB./B..B/..../..../W..W/.WW. w", {0}},
    {"amazons(columns=4,rows=5)", ".BB./B..B/..../W..W/.WW. w", {0}},
    {"amazons(preset=corners,columns=3,rows=2)", "..B/W.. w", {0}},
};

/* Counted where nothing slows them down. */
static const Start deep[] = {{"amazons(preset=8x8)", NULL, {0, 0, 1358441750}},
                             {"amazons", NULL, {0, 0, 8350439170}}};

static void check(const Start *start) {
    Arena *arena = arena_new((size_t)1 << 22);
    const Game *game = test_game(start->spec, arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    for (int depth = 1; depth <= DEPTHS; depth++) {
        int64_t expected = start->leaves[depth - 1];
        if (!expected) continue;
        int64_t leaves = test_sequences(game, state, depth);
        if (leaves != expected)
            fail_msg("%s: %lld sequences of %d moves, not %lld", start->spec, (long long)leaves,
                     depth, (long long)expected);
    }
    if (start->position) {
        char text[TEXT];
        Writer writer;
        writer_fixed(&writer, text, sizeof text);
        game->position_write(game->rules, state, &writer);
        assert_string_equal(text, start->position);
    }
    arena_free(arena);
}

static void starts_and_their_sequences(void **) {
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        check(&starts[i]);
}

static void deep_sequences(void **) {
    if (test_share(4) < 4) skip();
    for (size_t i = 0; i < sizeof deep / sizeof *deep; i++)
        check(&deep[i]);
}

/* tests/data/amazons-perft.tsv: size, position, sequences of one and of two moves, ply. */
static void positions_and_their_sequences(void **) {
    FILE *file = fopen(TESTS_DIR "/data/amazons-perft.tsv", "r");
    assert_non_null(file);
    char line[400];
    int positions = 0;
    while (fgets(line, sizeof line, file)) {
        int size, ply;
        long long one, two;
        char rows[200], side[2], text[TEXT], spec[120], values[80];
        if (line[0] == '#') continue;
        assert_int_equal(
            sscanf(line, "%d %199s %1s %lld %lld %d", &size, rows, side, &one, &two, &ply), 6);
        snprintf(text, sizeof text, "%s %s", rows, side);
        Writer writer;
        writer_fixed(&writer, values, sizeof values);
        assert_true(game_amazons.variant_of(text, &writer));
        snprintf(spec, sizeof spec, "amazons(%s)", values);
        Arena *arena = arena_new((size_t)1 << 22);
        const Game *game = test_game(spec, arena);
        void *state = arena_alloc(arena, game->state_size, NULL);
        Err err = {.text = ""};
        if (!game->position_read(game->rules, state, text, &err))
            fail_msg("%s: %s", text, err.text);
        if (test_sequences(game, state, 1) != one || test_sequences(game, state, 2) != two)
            fail_msg("%s: not %lld and %lld sequences", text, one, two);
        arena_free(arena);
        positions++;
    }
    fclose(file);
    assert_int_equal(positions, 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts_and_their_sequences),
        cmocka_unit_test(deep_sequences),
        cmocka_unit_test(positions_and_their_sequences),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
