/* Principal variation search proves known results of Connect Four: the right one of win, draw and
 * loss, and in as many plies as the score says. */
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

enum { STEPS = 1 << 30, BUDGET = 1 << 30 };

/* tests/data/connect4-scores.tsv: 300 random positions of the classic board. The score is 22 minus
 * the stones that the winner will have on the board, for the side to move. */
static FILE *data_open(void) {
    FILE *file = fopen(TESTS_DIR "/data/connect4-scores.tsv", "r");
    assert_non_null(file);
    return file;
}

/* The next position: its moves and score, and the scores of the columns (-99 = full). */
static bool data_next(FILE *file, char *moves, int *score, int columns[7]) {
    char line[200];
    while (fgets(line, sizeof line, file)) {
        char text[7][8];
        if (line[0] == '#' ||
            sscanf(line, "%60s %d %7s %7s %7s %7s %7s %7s %7s", moves, score, text[0], text[1],
                   text[2], text[3], text[4], text[5], text[6]) != 9)
            continue;
        for (int i = 0; i < 7; i++)
            columns[i] = text[i][0] == 'x' ? -99 : atoi(text[i]);
        return true;
    }
    return false;
}

static void setup(const Game *game, const char *moves, void *state) {
    game->start(game->rules, state);
    for (const char *c = moves; *c; c++)
        game->play(game->rules, state, state, (Move)(*c - '1'));
}

static int sign(int value) {
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

static int sign_of(Proven proven) {
    return proven == PROVEN_WIN ? 1 : proven == PROVEN_LOSS ? -1 : 0;
}

/* Score of a game that ends with the stone of ply `last`. */
static int score_of(Proven proven, int last) {
    return sign_of(proven) * ((44 - last) / 2);
}

static void check_report(const Report *report, const char *moves, int score, const int columns[7]) {
    int played = (int)strlen(moves);
    if (report->proven == PROVEN_NONE || sign_of(report->proven) != sign(score))
        fail_msg("%s: score %d, proven %d", moves, score, (int)report->proven);
    if (report->proven != PROVEN_DRAW) {
        assert_true(report->proven_in > 0);
        assert_int_equal(score_of(report->proven, played + report->proven_in), score);
    }
    assert_int_equal(columns[report->best], score); /* no other move is better, none wins sooner */
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = &report->rows[i];
        if (row->proven != PROVEN_NONE)
            assert_int_equal(sign_of(row->proven), sign(columns[row->move]));
        if (row->proven_in)
            assert_int_equal(score_of(row->proven, played + row->proven_in), columns[row->move]);
    }
}

/* Every `stride`-th position of that many plies. */
static void prove(const char *spec, int fewest, int max, int stride, int64_t slice) {
    char moves[61];
    int score, columns[7], seen = 0;
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    char *state = malloc(game->state_size);
    assert_non_null(state);
    TestSearch it;
    test_search_open(&it, game, spec);
    FILE *file = data_open();
    while (data_next(file, moves, &score, columns)) {
        int plies = (int)strlen(moves);
        if (plies < fewest || plies > max || seen++ % stride) continue;
        setup(game, moves, state);
        test_search_run(&it, state, slice, NULL, STEPS);
        check_report(test_search_report(&it), moves, score, columns);
    }
    assert_true(seen >= 10 * stride);
    fclose(file);
    test_search_close(&it);
    free(state);
    arena_free(arena);
}

static void test_late(void **) {
    prove("pvs", 25, 36, 1, BUDGET);
}

static void test_late_without_this_or_that(void **) {
    prove("pvs(solve=no)", 26, 36, 2, BUDGET);
    prove("pvs(reflex=no,table=1)", 26, 36, 2, BUDGET);
    prove("pvs(rate=no,killers=no,history=no,scout=no)", 28, 36, 2, 100);
    prove("pvs(eval=outcome,aspiration=no,reuse=yes)", 26, 36, 2, BUDGET);
    prove("pvs(moves=all)", 26, 36, 2, 1000);
}

static void test_middle(void **) {
    prove("pvs", 20, 24, 2, BUDGET);
}

static void test_early(void **) {
    prove("pvs", 15, 19, 5, BUDGET);
}

/* FACTS of small boards: result for the first player and the ply of the last stone, 0 = a draw. */
static void test_small_boards(void **) {
    static const struct {
        const char *spec;
        Proven proven;
        int last;
    } boards[] = {
        {"connect4(rows=4,cols=4)", PROVEN_DRAW, 0},
        {"connect4(rows=4,cols=5)", PROVEN_DRAW, 0},
        {"connect4(rows=5,cols=4)", PROVEN_DRAW, 0},
        {"connect4(rows=6,cols=4)", PROVEN_DRAW, 0},
        {"connect4(rows=4,cols=4,cylinder=yes)", PROVEN_DRAW, 0},
        {"connect4(rows=5,cols=4,cylinder=yes)", PROVEN_DRAW, 0},
        {"connect4(rows=6,cols=4,cylinder=yes)", PROVEN_DRAW, 0},
        {"connect4(rows=4,cols=5,cylinder=yes)", PROVEN_DRAW, 0},
        {"connect4(rows=3,cols=3,align=3)", PROVEN_DRAW, 0},
        {"connect4(rows=4,cols=3,align=3)", PROVEN_DRAW, 0},
        {"connect4(rows=3,cols=4,align=3)", PROVEN_WIN, 9},
        {"connect4(rows=6,cols=7,align=3)", PROVEN_WIN, 9},
        {"connect4(rows=8,cols=12,align=3)", PROVEN_WIN, 9},
        {"connect4(rows=3,cols=3,align=3,cylinder=yes)", PROVEN_WIN, 9},
        {"connect4(rows=4,cols=3,align=3,cylinder=yes)", PROVEN_WIN, 9},
        {"connect4(rows=6,cols=7,align=3,cylinder=yes)", PROVEN_WIN, 9},
        {"connect4(rows=10,cols=10,align=3,cylinder=yes)", PROVEN_WIN, 9},
    };
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        Arena *arena = arena_new(1 << 20);
        const Game *game = test_game(boards[i].spec, arena);
        char *state = malloc(game->state_size);
        assert_non_null(state);
        game->start(game->rules, state);
        TestSearch it;
        test_search_open(&it, game, "pvs");
        test_search_run(&it, state, BUDGET, NULL, STEPS);
        const Report *report = test_search_report(&it);
        if (report->proven != boards[i].proven || report->proven_in != boards[i].last)
            fail_msg("%s: proven %d in %d", boards[i].spec, (int)report->proven, report->proven_in);
        test_search_close(&it);
        free(state);
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_late),         cmocka_unit_test(test_late_without_this_or_that),
        cmocka_unit_test(test_middle),       cmocka_unit_test(test_early),
        cmocka_unit_test(test_small_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
