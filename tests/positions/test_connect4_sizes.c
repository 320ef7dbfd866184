/* Connect Four on small boards, searched to the end: who wins, and at which ply. A plain alpha-beta
 * with a table over the functions of the Game, so that the rules are tested and no searcher. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"

enum { ENTRIES = 1 << 18, SIDE = 12, PLIES = 64, STATE = 48 };

typedef struct Entry {
    uint64_t key;
    int8_t low, high;
} Entry;

typedef struct Solver {
    const Game *game;
    Entry *entries;
    uint64_t states[PLIES][STATE / 8];
} Solver;

/* Value for the mover at `ply`: 0 = draw, else +- (cells + 1 - ply of the last stone), so that an
 * earlier win is worth more. */
static int solve(Solver *s, int ply, int alpha, int beta) {
    const Game *game = s->game;
    const void *state = s->states[ply];
    const int cells = game->max_plies;
    /* The best that is left is to win with the next stone, the worst to lose with the one after. */
    int max = cells - ply, min = -(cells - ply - 1);
    if (beta > max) beta = max;
    if (alpha < min) alpha = min;
    uint64_t key = game_hash(game, state) | 1;
    Entry *entry = &s->entries[key >> 1 & (ENTRIES - 1)];
    if (entry->key == key) {
        if (entry->low > alpha) alpha = entry->low;
        if (entry->high < beta) beta = entry->high;
    }
    if (alpha >= beta) return alpha;
    Move moves[SIDE];
    int32_t ratings[SIDE];
    int count = game->moves(game->rules, state, moves), best = -127;
    game->rate(game->rules, state, moves, count, ratings);
    int from = alpha;
    for (int i = 0; i < count && alpha < beta; i++) {
        int next = i;
        for (int j = i + 1; j < count; j++)
            if (ratings[j] > ratings[next]) next = j;
        Move move = moves[next];
        moves[next] = moves[i];
        ratings[next] = ratings[i];
        int value;
        if (game->play(game->rules, s->states[ply + 1], state, move) == OVER) {
            int mover = game->mover(game->rules, state);
            value = game->result(game->rules, s->states[ply + 1], mover) > 0 ? cells - ply : 0;
        } else {
            value = -solve(s, ply + 1, -beta, -alpha);
        }
        if (value > best) best = value;
        if (value > alpha) alpha = value;
    }
    if (entry->key != key) *entry = (Entry){.key = key, .low = -127, .high = 127};
    if (best < beta) entry->high = (int8_t)best;
    if (best > from) entry->low = (int8_t)best;
    return best;
}

/* winner 0 = draw, 1 = first, 2 = second; `end` = ply of the last stone. */
static void check(const char *spec, int winner, int end) {
    Arena *arena = arena_new((size_t)64 << 20);
    Solver *s = ARENA_NEW(arena, Solver, 1, NULL);
    s->game = test_game(spec, arena);
    s->entries = ARENA_NEW(arena, Entry, ENTRIES, NULL);
    assert_true(s->game->state_size <= STATE && s->game->max_plies < PLIES);
    s->game->start(s->game->rules, s->states[0]);
    int expected = winner ? s->game->max_plies + 1 - end : 0;
    int value = solve(s, 0, -120, 120);
    if (value != (winner == 2 ? -expected : expected))
        fail_msg("%s: value %d, expected %d", spec, value, winner == 2 ? -expected : expected);
    arena_free(arena);
}

static void flat_boards_have_their_value(void **) {
    check("connect4(rows=4,cols=4)", 0, 0);
    check("connect4(rows=4,cols=5)", 0, 0);
    check("connect4(rows=5,cols=4)", 0, 0);
    check("connect4(rows=4,cols=6)", 2, 24);
    check("connect4(rows=5,cols=5)", 0, 0);
}

static void cylinders_have_their_value(void **) {
    check("connect4(rows=4,cols=4,cylinder=yes)", 0, 0);
    check("connect4(rows=4,cols=5,cylinder=yes)", 0, 0);
    check("connect4(rows=5,cols=4,cylinder=yes)", 0, 0);
    check("connect4(rows=6,cols=4,cylinder=yes)", 0, 0);
}

static void three_in_a_row(void **) {
    check("connect4(rows=3,cols=3,align=3)", 0, 0);
    check("connect4(rows=4,cols=3,align=3)", 0, 0);
    check("connect4(rows=3,cols=4,align=3)", 1, 9);
    check("connect4(rows=6,cols=7,align=3)", 1, 9);
    check("connect4(rows=3,cols=3,align=3,cylinder=yes)", 1, 9);
    check("connect4(rows=4,cols=4,align=3,cylinder=yes)", 1, 9);
}

static void five_in_a_row(void **) {
    check("connect4(rows=4,cols=5,align=5)", 0, 0);
    check("connect4(rows=4,cols=5,align=5,cylinder=yes)", 0, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flat_boards_have_their_value),
        cmocka_unit_test(cylinders_have_their_value),
        cmocka_unit_test(three_in_a_row),
        cmocka_unit_test(five_in_a_row),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
