/* expectimax with forward pruning in 2048: which corner it keeps, and values by brute force. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "games/2048/corner.h"
#include "searchers/common/expect.h"
#include "searches.h"

enum { STEPS = 2000000, ALL = 1 << 30, STATE = 64, MOVES = 80 };
enum { ROWS_LOST = -440000 }; /* value of a lost game in `rows` */

typedef struct Cornered {
    const char *position;
    uint8_t large[7]; /* cells 1..16 of the corner, up to a 0; none: nothing to keep */
} Cornered;

/* Row by row; a 512 (9) is the least of them from 512 on, so that 1024 (a) is large. */
static const Cornered cornered[] = {
    {"fedc129031200010", {1, 2}},
    {"fed0c92031200010", {1, 2, 5}},
    {"fed0ca2931200010", {1, 2, 5, 6, 3}},
    {"feb0ca2931200010", {1, 2, 5, 6, 3}},
    {"f0e0c000a0900010", {1, 5}},
    {"9002100a12cb13df", {16, 12, 15, 11, 8}},
    /* None: no two of them in a corner, two equal ones, one alone, no slide that keeps it,
       nothing there. */
    {"f0e00c000a090010", {0}},
    {"ff0dca2931200010", {0}},
    {"9212321212340010", {0}},
    {"fe00940056003400", {0}},
    {"0000000000000000", {0}}, /* over: not searched below */
};

static void corners(void **) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    for (size_t i = 0; i < sizeof cornered / sizeof *cornered; i++) {
        uint64_t board = strtoull(cornered[i].position, NULL, 16), cells = 0;
        for (const uint8_t *cell = cornered[i].large; *cell; cell++)
            cells |= board_bit(*cell - 1);
        for (int turned = 0; turned < 2; turned++) {
            Corner corner = corner_find(game->rules, board);
            const uint64_t tops = UINT64_C(0x8080808080808080);
            if (corner.level.even != (cells << 7 & tops) || corner.level.odd != (cells << 3 & tops))
                fail_msg("%s%s", cornered[i].position, turned ? ", transposed" : "");
            assert_true(corner_stands(&corner) == (cells != 0));
            for (int direction = 0; direction < SLIDES; direction++) {
                uint64_t after = board_slide(game->rules, board, direction);
                bool kept = true;
                for (int cell = 0; cell < 16; cell++)
                    if (cells & board_bit(cell)) kept = kept && board_at(after, cell) >= 10;
                assert_true(corner_kept(&corner, &corner.level, after) == kept);
                uint64_t across = board_transpose(after);
                assert_true(corner_kept(&corner, &corner.upright, across) == kept);
            }
            board = board_transpose(board);
            cells = board_transpose(cells);
        }
    }
    arena_free(arena);
}

/* Whether large tiles stand on all of these cells. */
static bool all_large(const uint8_t *cells, const void *state) {
    for (; *cells; cells++)
        if (board_at(((const Word *)state)->board, *cells - 1) < 10) return false;
    return true;
}

/* The value of a position, to slide or with a tile to come, `depth` slides from the end. */
static double force(const Game *game, const Evaluation *eval, const uint8_t *large,
                    const void *state, int depth) {
    _Alignas(16) char next[STATE];
    Move moves[MOVES];
    int count = game->moves(game->rules, state, moves);
    bool dice = game->mover(game->rules, state) == CHANCE;
    double best = ROWS_LOST, sum = 0, weights = 0;
    bool any = false;
    if (dice && depth == 0) return evaluation_value(eval, state, 0);
    for (int i = 0; i < count; i++) {
        bool over = game->play(game->rules, next, state, moves[i]) == OVER;
        if (!dice && !all_large(large, next)) continue;
        double value = over ? ROWS_LOST : force(game, eval, large, next, depth - !dice);
        double weight = dice ? game_chance_weight(game, state, moves[i]) : 1;
        sum += weight * value;
        weights += weight;
        if (!any || value > best) best = value;
        any = true;
    }
    return dice ? sum / weights : best;
}

/* Below the root, what tears the corner apart is not looked at; at the root it has no value. */
static void pruned_values_are_forced(void **) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    TestSearch it, whole;
    test_search_open(&it, game, "expectimax(depth=3,cutoff=0,prune=yes,eval=rows)");
    test_search_open(&whole, game, "expectimax(depth=3,cutoff=0,eval=rows)");
    Evaluation evaluation;
    Err err = {.text = ""};
    const Choice rows = ((const ExpectOptions *)whole.search->options)->eval;
    assert_true(search_evaluation(whole.search, &rows, &evaluation, &err));
    int left_out = 0, differ = 0;
    for (size_t i = 0; i < sizeof cornered / sizeof *cornered - 1; i++) {
        _Alignas(16) char state[STATE], after[STATE];
        assert_true(game->position_read(game->rules, state, cornered[i].position, &err));
        test_search_run(&it, state, ALL, NULL, STEPS);
        test_search_run(&whole, state, ALL, NULL, STEPS);
        const Report *report = test_search_report(&it), *all = test_search_report(&whole);
        assert_int_equal(report->count, all->count);
        const uint8_t *large = cornered[i].large;
        int before = left_out;
        for (int k = 0; k < report->count; k++) {
            const MoveReport *row = report->rows + k;
            game->play(game->rules, after, state, row->move);
            if (!all_large(large, after)) {
                assert_int_equal(row->bound, BOUND_NONE);
                left_out++;
                continue;
            }
            assert_true(fabs(row->value - force(game, &evaluation, large, after, 2)) < 1e-6);
            for (int m = 0; m < all->count; m++)
                differ += all->rows[m].move == row->move && all->rows[m].value != row->value;
        }
        if (!*large) assert_true(report->nodes == all->nodes);
        int told = -1;
        for (int k = 0; k < report->counters; k++)
            if (!strcmp(report->counter[k].name, "left_out")) told = (int)report->counter[k].value;
        assert_int_equal(told, left_out - before);
    }
    assert_true(left_out > 4);
    assert_true(differ > 4);
    test_search_close(&it);
    test_search_close(&whole);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(corners),
        cmocka_unit_test(pruned_values_are_forced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
