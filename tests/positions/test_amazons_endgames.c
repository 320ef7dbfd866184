/* 286 small positions with published results (CGSuite), against the exact solver; and the same
 * results with colours exchanged and boards mirrored, which must be what the original says. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "searches.h"
#include "games.h"

enum { ALL = 1 << 30, STEPS = 1000000 };

/* The same position with White and Black exchanged. */
static void exchange(const char *from, char *to) {
    const char *space = strchr(from, ' ');
    for (; *from; from++, to++) {
        bool board = from < space;
        *to = board && *from == 'W'    ? 'B'
              : board && *from == 'B'  ? 'W'
              : !board && *from == 'w' ? 'b'
              : !board && *from == 'b' ? 'w'
                                       : *from;
    }
    *to = 0;
}

/* The same position with its rows in the opposite order. */
static void flip(const char *from, char *to) {
    const char *space = strchr(from, ' '), *end = space;
    char *out = to;
    while (end > from) {
        const char *row = end;
        while (row > from && row[-1] != '/')
            row--;
        if (out != to) *out++ = '/';
        memcpy(out, row, (size_t)(end - row));
        out += end - row;
        end = row > from ? row - 1 : from;
    }
    strcpy(out, space);
}

/* +1 or -1 for the side to move; 0 when it is not proven. A side that cannot move has lost. */
static int solve(const char *position, const char *spec) {
    const char *slash = strchr(position, '/'), *space = strchr(position, ' ');
    int rows = 1;
    for (const char *at = slash; at && at < space; at = strchr(at + 1, '/'))
        rows++;
    char variant[80];
    snprintf(variant, sizeof variant, "amazons(columns=%d,rows=%d,queens=1)",
             (int)(slash - position), rows);
    Arena *arena = arena_new(1 << 22);
    const Game *game = test_game(variant, arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    Err err = {.text = ""};
    if (!game->position_read(game->rules, state, position, &err))
        fail_msg("%s: %s", position, err.text);
    int result = -1;
    if (game->status(game->rules, state) == ONGOING) {
        TestSearch it;
        test_search_open(&it, game, spec);
        assert_int_equal(test_search_run(&it, state, ALL, NULL, STEPS), STEP_DONE);
        const Report *report = test_search_report(&it);
        result = report->proven == PROVEN_WIN ? 1 : report->proven == PROVEN_LOSS ? -1 : 0;
        test_search_close(&it);
    }
    arena_free(arena);
    return result;
}

static void test_results(void **) {
    FILE *file = fopen(TESTS_DIR "/data/amazons-endgames.tsv", "r");
    assert_non_null(file);
    char line[200], other[100];
    int count = 0;
    while (fgets(line, sizeof line, file)) {
        char *tab = strchr(line, '\t');
        if (*line == '#' || !tab) continue;
        *tab = 0;
        int wanted = strncmp(tab + 1, "win", 3) == 0 ? 1 : -1;
        if (solve(line, "solver(table=1)") != wanted) fail_msg("%s: not so", line);
        exchange(line, other);
        if (solve(other, "solver(table=1)") != wanted) fail_msg("%s: not so", other);
        flip(line, other);
        if (solve(other, "solver(table=1,moves=all)") != wanted) fail_msg("%s: not so", other);
        count++;
    }
    fclose(file);
    assert_int_equal(count, 286);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_results)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
