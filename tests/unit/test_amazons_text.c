/* Amazons as text: notations of moves, positions of other programs, records of games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "games/amazons/evals.h"

extern const GameDef game_amazons;

enum { TEXT = 2000 };

static void text_of(const Game *game, const State *s, char text[TEXT]) {
    Writer writer;
    writer_fixed(&writer, text, TEXT);
    game->position_write(game->rules, s, &writer);
    assert_false(writer.cut);
}

/* ---- texts ----------------------------------------------------------------------------------- */

static void moves_have_three_notations(void **) {
    static const char *const same[] = {"d1-d7/g7", "d1d7g7",   "d1d7,d7g7",  "D1-D7/G7",
                                       " d1d7/g7", "d1-d7g7 ", "d1-d7,d7-g7"};
    static const char *const wrong[] = {"d1-d7",    "d1-d7/g",   "d1-d7/g77", "d1d7,d6g7",
                                        "d1-d7/k7", "d1-d7//g7", "1d-d7/g7",  "d1-d7/g7x",
                                        "d0-d7/g7", "d1-d11/g7", "-d1d7g7"};
    Arena *arena = arena_new((size_t)1 << 20);
    const Game *game = test_game("amazons", arena);
    State s;
    game->start(game->rules, &s);
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        Move move = NO_MOVE;
        Err err = {.text = ""};
        if (!game_move_read(game, &s, same[i], &move, &err)) fail_msg("%s: %s", same[i], err.text);
        assert_int_equal(move, amazons_move(3, 63, 66));
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        Move move = NO_MOVE;
        Err err = {.text = ""};
        if (game_move_read(game, &s, wrong[i], &move, &err)) fail_msg("%s is a move", wrong[i]);
        assert_true(err.text[0]);
    }
    char text[40];
    Writer writer;
    writer_fixed(&writer, text, sizeof text);
    game->move_text(game->rules, &s, amazons_move(3, 63, 66), &writer);
    assert_string_equal(text, "d1-d7/g7");
    arena_free(arena);
}

static void positions_of_other_programs_are_read(void **) {
    Arena *arena = arena_new((size_t)1 << 20);
    const Game *game = test_game("amazons", arena);
    State start, s;
    Err err = {.text = ""};
    char text[TEXT];
    game->start(game->rules, &start);
    assert_true(game->position_read(game->rules, &s,
                                    "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1", &err));
    assert_memory_equal(&s, &start, sizeof s);
    assert_true(
        game->position_read(game->rules, &s, "3q6/10/2*7/10/10/10/Q8B/10/10/x8. b - - 3 12", &err));
    text_of(game, &s, text);
    assert_string_equal(text, "...B....../........../..x......./........../........../........../"
                              "W........B/........../........../x......... b");
    static const char *const wrong[] = {
        "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3",             /* nobody to move */
        "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q2 w",           /* a cell is missing */
        "3q2q3/10/10/q8q/10/10/Q8Q/10/3Q2Q3 w",              /* a row is missing */
        "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w KQkq",      /* castling? */
        "3q2q3/10/10/qqqq6/10/10/Q8Q/10/10/3Q2Q3 w",         /* six queens */
        "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q99999999999 w", /* beyond the edge */
        "..k/... w"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        memset(&err, 0, sizeof err);
        if (game->position_read(game->rules, &s, wrong[i], &err)) fail_msg("%s is read", wrong[i]);
        assert_true(err.text[0]);
    }
    arena_free(arena);
}

/* ---- records --------------------------------------------------------------------------------- */

typedef struct Texts {
    Writer values, position, moves;
} Texts;

static bool record_read(const char *text, Texts *out, Err *err) {
    writer_clear(&out->values);
    writer_clear(&out->position);
    writer_clear(&out->moves);
    return game_amazons.record_read(text, &out->values, &out->position, &out->moves, err);
}

static void colours_of_records_are_exchanged(void **) {
    Texts texts;
    Err err = {.text = ""};
    writer_init(&texts.values);
    writer_init(&texts.position);
    writer_init(&texts.moves);
    /* There Black moves first, from the bottom; the queens of AB are White's here. */
    assert_true(
        record_read("(;GM[18]FF[4]PB[x \\] y]SZ[10];B[djddgd]C[good];W[addgad](;B[gjehea])(;B[]))",
                    &texts, &err));
    assert_string_equal(texts.moves.text, "d1-d7/g7 a7-d4/a7 g1-e3/e10");
    assert_string_equal(texts.position.text, "");
    assert_string_equal(texts.values.text, "columns=10,rows=10,queens=4,layout=standard");
    assert_true(record_read("(;GM[18]SZ[3:4]AB[aa]AW[cd]AA[bb:bc]PL[W];W[cdcccb])", &texts, &err));
    assert_string_equal(texts.position.text, "W../.x./.x./..B b");
    assert_string_equal(texts.moves.text, "c1-c2/c3");
    static const char *const wrong[] = {"",
                                        "junk",
                                        "(;GM[1]SZ[19])",
                                        "(;GM[18]SZ[1])",
                                        "(;GM[18]SZ[20])",
                                        "(;GM[18]SZ[99999999999999999999])",
                                        "(;GM[18];B[djdd])",
                                        "(;GM[18];B[djddzz])",
                                        "(;GM[18];B[djddgd];B[gjehea])",
                                        "(;GM[18];W[addgad])",
                                        "(;GM[18];B[djddgd]AA[aa])",
                                        "(;GM[18]AB[aa:ee])",
                                        "(;GM[18]SZ[4]AB[ee])",
                                        "(;GM[18] what)",
                                        "(;GM[18]AB[aa]SZ[4])"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        memset(&err, 0, sizeof err);
        if (record_read(wrong[i], &texts, &err)) fail_msg("%s is read", wrong[i]);
        assert_true(err.text[0]);
    }
    writer_done(&texts.values);
    writer_done(&texts.position);
    writer_done(&texts.moves);
}

static void records_come_back(void **) {
    static const char *const games[] = {"amazons", "amazons(preset=8x8)", "amazons(preset=6x6-two)",
                                        "amazons(columns=32,rows=4)"};
    Texts texts;
    Writer sgf, expected;
    writer_init(&texts.values);
    writer_init(&texts.position);
    writer_init(&texts.moves);
    writer_init(&sgf);
    writer_init(&expected);
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        for (uint64_t index = 0; index < 20; index++) {
            Arena *arena = arena_new((size_t)1 << 22);
            const Game *game = test_game(games[g], arena);
            Move *legal = ARENA_NEW(arena, Move, game->max_moves, NULL);
            Move line[AMAZONS_CELLS];
            State start, s;
            Err err = {.text = ""};
            Rng rng = rng_stream(52, index);
            int count = 0;
            test_random_state(game, &rng, index % 2 ? (int)index : 0, &start);
            s = start;
            writer_clear(&expected);
            while (game->status(game->rules, &s) == ONGOING && count < 60) {
                int moves = game->moves(game->rules, &s, legal);
                line[count] = legal[rng_below(&rng, (uint32_t)moves)];
                if (count) write_char(&expected, ' ');
                game->move_text(game->rules, &s, line[count], &expected);
                game->play(game->rules, &s, &s, line[count++]);
            }
            writer_clear(&sgf);
            assert_true(game_amazons.record_write(game, &start, line, count, &sgf, &err));
            if (!record_read(sgf.text, &texts, &err)) fail_msg("%s: %s", sgf.text, err.text);
            assert_string_equal(texts.moves.text, expected.text);
            char spec[200], text[TEXT];
            snprintf(spec, sizeof spec, "amazons(%s)", texts.values.text);
            const Game *other = test_game(spec, arena);
            text_of(game, &start, text);
            if (texts.position.length) {
                assert_string_equal(texts.position.text, text);
            } else {
                other->start(other->rules, &s);
                assert_memory_equal(&s, &start, sizeof s);
            }
            arena_free(arena);
        }
    Arena *arena = arena_new((size_t)1 << 22);
    const Game *wide = test_game("amazons(columns=64,rows=2)", arena);
    State s;
    Err err = {.text = ""};
    wide->start(wide->rules, &s);
    assert_false(game_amazons.record_write(wide, &s, NULL, 0, &sgf, &err));
    assert_non_null(strstr(err.text, "52"));
    arena_free(arena);
    writer_done(&expected);
    writer_done(&sgf);
    writer_done(&texts.values);
    writer_done(&texts.position);
    writer_done(&texts.moves);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_have_three_notations),
        cmocka_unit_test(positions_of_other_programs_are_read),
        cmocka_unit_test(colours_of_records_are_exchanged),
        cmocka_unit_test(records_come_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
