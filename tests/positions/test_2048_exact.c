/* Small boards of 2048 searched to the end: expectimax finds the exact values of the data files,
 * the best score still to come and the best chance of every tile, for both settings. */
#include <math.h>
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

enum { ALL = 1 << 30, STATE = 64, LINES = 1200, TILES = 4 };

typedef struct Line {
    char board[8];
    double score, reach[TILES];
} Line;

typedef struct Table {
    int count, tiles; /* chances of the tiles 16, 32 ... */
    Line line[LINES];
} Table;

static void read_table(Table *out, const char *name, int tiles) {
    char path[400], text[400];
    snprintf(path, sizeof path, "%s/data/2048-exact-%s.tsv", TESTS_DIR, name);
    FILE *file = fopen(path, "r");
    if (!file) fail_msg("%s: cannot be read", path);
    out->count = 0;
    out->tiles = tiles;
    while (fgets(text, sizeof text, file)) {
        if (text[0] == '#') continue;
        Line *line = out->line + out->count++;
        assert_true(out->count < LINES);
        double *p = line->reach;
        p[2] = p[3] = 1;
        int found = sscanf(text, "%7s %lf %*f %*f %lf %lf %lf %lf", line->board, &line->score, p,
                           p + 1, p + 2, p + 3);
        assert_int_equal(found, 2 + tiles);
    }
    fclose(file);
    assert_true(out->count > 100);
}

/* A game of two rows in one of the settings, and a search to the end. */
typedef struct Solver {
    Arena *arena;
    const Game *game;
    TestSearch it;
    int cols;
} Solver;

static void solver_open(Solver *s, int cols, bool original, int target, bool goal) {
    char spec[160];
    snprintf(spec, sizeof spec, "2048(rows=2,cols=%d,four=%d,start=%s,target=%d,stop=%s)", cols,
             original ? 10 : 6, original ? "random" : "ones", target, goal ? "yes" : "no");
    s->cols = cols;
    s->arena = arena_new(1 << 24);
    s->game = test_game(spec, s->arena);
    snprintf(spec, sizeof spec,
             "expectimax(depth=250,deepen=no,cutoff=0,table=%d,eval=outcome,aim=%s)",
             cols == 2 ? 1 : 16, goal ? "goal" : "points");
    test_search_open(&s->it, s->game, spec);
}

static void solver_close(Solver *s) {
    test_search_close(&s->it);
    arena_free(s->arena);
}

static void place(const Solver *s, const char *board, void *state) {
    char text[20];
    Err err = {.text = ""};
    snprintf(text, sizeof text, "%.*s/%s", s->cols, board, board + s->cols);
    if (!s->game->position_read(s->game->rules, state, text, &err)) fail_msg("%s", err.text);
}

/* Searches to the end, with at most `max` nodes; false when they are not enough. */
static bool solve(Solver *s, const void *state, int64_t max, double *value) {
    search_begin(s->it.search, state);
    if (search_step(s->it.search, max) == STEP_MORE) return false;
    const Report *report = test_search_report(&s->it);
    *value = report->value;
    return true;
}

static void close_to(double found, double exact, const char *board, const char *what) {
    if (!(fabs(found - exact) <= 1e-9))
        fail_msg("%s: %s %.12f, exact %.12f", board, what, found, exact);
}

/* Every position of the table that takes at most `max` nodes; returns how many those are. */
static int check_scores(const Table *table, int cols, bool original, int64_t max) {
    Solver s;
    int solved = 0;
    solver_open(&s, cols, original, 11, false);
    for (int i = 0; i < table->count; i++) {
        const Line *line = table->line + i;
        _Alignas(16) char state[STATE];
        double value;
        place(&s, line->board, state);
        if (s.game->status(s.game->rules, state) == OVER) {
            close_to(0, line->score, line->board, "score");
            solved++;
        } else if (solve(&s, state, max, &value)) {
            close_to(value - game_points(s.game, state, 0), line->score, line->board, "score");
            solved++;
        }
    }
    solver_close(&s);
    return solved;
}

static int check_chances(const Table *table, int cols, bool original, int tile, int64_t max) {
    Solver s;
    int solved = 0;
    solver_open(&s, cols, original, 4 + tile, true);
    for (int i = 0; i < table->count; i++) {
        const Line *line = table->line + i;
        _Alignas(16) char state[STATE];
        double value;
        place(&s, line->board, state);
        if (s.game->status(s.game->rules, state) == OVER) {
            GameStatistics it;
            s.game->statistics(s.game->rules, state, 0, &it);
            bool reached = it.goal;
            close_to(reached, line->reach[tile], line->board, "chance");
            solved++;
        } else if (solve(&s, state, max, &value)) {
            /* The files have twelve decimals, values are in percent. */
            close_to(value / 100, line->reach[tile], line->board, "chance");
            solved++;
        }
    }
    solver_close(&s);
    return solved;
}

static void check_table(const char *name, int cols, bool original, int tiles, int64_t max,
                        int min) {
    static Table table;
    read_table(&table, name, tiles);
    int solved = check_scores(&table, cols, original, max);
    for (int tile = -1; tile < tiles; tile++) {
        if (tile >= 0) solved = check_chances(&table, cols, original, tile, max);
        if (solved < min) fail_msg("%s: only %d positions were solved", name, solved);
    }
}

static void two_by_two(void **) {
    check_table("2x2-original", 2, true, 2, ALL, 110);
    check_table("2x2-document", 2, false, 2, ALL, 110);
}

static void two_by_three(void **) {
    check_table("2x3-original", 3, true, 4, 6000, 300);
    check_table("2x3-document", 3, false, 4, 6000, 300);
}

/* The mean over the tiles of the start. */
static double whole_game(Solver *s, const void *state) {
    const Game *game = s->game;
    double value = 0, sum = 0, weights = 0;
    if (game->mover(game->rules, state) != CHANCE) {
        assert_true(solve(s, state, ALL, &value));
        return value;
    }
    Move moves[2 * 6];
    int count = game->moves(game->rules, state, moves);
    for (int i = 0; i < count; i++) {
        _Alignas(16) char next[STATE];
        game->play(game->rules, next, state, moves[i]);
        double weight = game_chance_weight(game, state, moves[i]);
        sum += weight * whole_game(s, next);
        weights += weight;
    }
    return sum / weights;
}

static double from_start(int cols, bool original, int target, bool goal) {
    Solver s;
    _Alignas(16) char state[STATE];
    solver_open(&s, cols, original, target, goal);
    s.game->start(s.game->rules, state);
    double value = whole_game(&s, state);
    solver_close(&s);
    return value;
}

static void whole_games(void **) {
    close_to(from_start(2, true, 11, false), 66.9641494571, "original 2x2", "score");
    close_to(from_start(2, false, 11, false), 66.7129035452, "document 2x2", "score");
    close_to(from_start(2, true, 4, true) / 100, 0.96251125375, "original 2x2", "P(16)");
    close_to(from_start(2, false, 4, true) / 100, 0.93799029064, "document 2x2", "P(16)");
    close_to(from_start(2, true, 5, true) / 100, 0.08288728907, "original 2x2", "P(32)");
    close_to(from_start(2, false, 5, true) / 100, 0.12213998695, "document 2x2", "P(32)");
}

/* From an early position of 2 x 3, through the whole tree below it. */
static void whole_tree(void **) {
    Solver s;
    _Alignas(16) char state[STATE];
    double value = 0;
    solver_open(&s, 3, true, 11, false);
    place(&s, "200100", state);
    assert_true(solve(&s, state, ALL, &value));
    close_to(value - game_points(s.game, state, 0), 477.3432183144, "200100", "score");
    solver_close(&s);
}

/* Followed to a limited depth, 3 x 3 can only lose against the exact mean of 5468.4867974103, and
 * gains with every move of depth; the worst case is no better than the mean. */
static void three_by_three(void **) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("2048(preset=3x3)", arena);
    _Alignas(16) char state[STATE];
    Err err = {.text = ""};
    assert_true(game->position_read(game->rules, state, "100/000/001", &err));
    double last = -1;
    for (int depth = 1; depth <= 4; depth++) {
        double value[2];
        for (int worst = 0; worst < 2; worst++) {
            char spec[120];
            TestSearch it;
            snprintf(spec, sizeof spec, "expectimax(eval=outcome,cutoff=0,depth=%d,chance=%s)",
                     depth, worst ? "worst" : "mean");
            test_search_open(&it, game, spec);
            test_search_run(&it, state, ALL, NULL, 1000);
            value[worst] = test_search_report(&it)->value;
            test_search_close(&it);
        }
        assert_true(value[1] <= value[0] && value[0] > last && value[0] < 5468.4867974103);
        last = value[0];
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_by_two),     cmocka_unit_test(two_by_three),
        cmocka_unit_test(whole_games),    cmocka_unit_test(whole_tree),
        cmocka_unit_test(three_by_three),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
