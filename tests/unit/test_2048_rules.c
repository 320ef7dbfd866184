/* 2048: the document's rules against a slow reading of them and by hand, those of the published
 * program, the search that stands on them. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "searches.h"

typedef struct Pair {
    Arena *arena;
    const Game *game;
    void *state;
} Pair;

static Pair open(const char *spec) {
    Pair p = {.arena = arena_new(1 << 24)};
    p.game = test_game(spec, p.arena);
    p.state = arena_alloc(p.arena, p.game->state_size, NULL);
    p.game->start(p.game->rules, p.state);
    return p;
}

static void put(const Pair *p, const char *position) {
    Err err = {.text = ""};
    if (!p->game->position_read(p->game->rules, p->state, position, &err)) fail_msg("%s", err.text);
}

/* ---- the document's rules -------------------------------------------------------------------- */

/* Lost, Monotony and Smoothness as the document's program computes them, all coefficients 1. */
static double slow_value(const int *cell, int rows, int cols) {
    double totals[4] = {0, 0, 0, 0}, smooth = 0;
    bool lost = true;
    for (int x = 0; x < rows; x++)
        for (int y = 0; y < cols; y++) {
            int content = cell[x * cols + y];
            if (!content) lost = false;
            if (x + 1 < rows && content == cell[(x + 1) * cols + y]) lost = false;
            if (y + 1 < cols && content == cell[x * cols + y + 1]) lost = false;
            if (!content) continue;
            for (int upright = 0; upright < 2; upright++) {
                int at = upright ? x : y, size = upright ? rows : cols, next = 0;
                if (at == size - 1) continue;
                do {
                    at++;
                    next = upright ? cell[at * cols + y] : cell[x * cols + at];
                } while (at < size - 1 && next == 0);
                if (content > next)
                    totals[2 * upright] -= content - next;
                else
                    totals[2 * upright + 1] -= next - content;
                if (next) smooth -= abs(content - next);
            }
        }
    return fmin(totals[0], totals[1]) + fmin(totals[2], totals[3]) + smooth - (lost ? 2000000 : 0);
}

static const EvalDef *rules_eval(const Pair *p, const char *spec, void **tables) {
    GameScope scope;
    game_scope(p->game, &scope);
    Choice choice;
    Err err = {.text = ""};
    if (!spec_read(spec, "eval", &scope.scope, p->arena, &choice, &err)) fail_msg("%s", err.text);
    const EvalDef *def = (const EvalDef *)choice.row;
    *tables = arena_alloc(p->arena, def->tables_size, NULL);
    assert_true(def->prepare(p->game, choice.values, *tables, &err));
    return def;
}

static void rules_by_the_document(void **) {
    static const char *const specs[] = {"2048(stop=no)", "2048(stop=no,board=cells)",
                                        "2048(preset=3x5)", "2048(preset=6x6)"};
    for (size_t s = 0; s < sizeof specs / sizeof *specs; s++) {
        Pair p = open(specs[s]);
        void *tables;
        const EvalDef *def = rules_eval(&p, "rules", &tables);
        int rows = strstr(specs[s], "3x5") ? 3 : strstr(specs[s], "6x6") ? 6 : 4;
        int cols = rows == 3 ? 5 : rows;
        Rng rng = rng_stream(3, s);
        for (int i = 0; i < 500; i++) {
            char text[80];
            int cell[36], length = 0, full = (int)rng_below(&rng, 5);
            for (int k = 0; k < rows * cols; k++) {
                cell[k] = (int)rng_below(&rng, 10) < 4 + 2 * full ? 1 + (int)rng_below(&rng, 13)
                                                                  : 0;
                if (k && k % cols == 0 && rows * cols != 16) text[length++] = '/';
                text[length++] = (char)(cell[k] < 10 ? '0' + cell[k] : 'a' + cell[k] - 10);
            }
            text[length] = 0;
            put(&p, text);
            double value = def->value(p.game, tables, p.state, 0);
            assert_true(value == slow_value(cell, rows, cols));
        }
        arena_free(p.arena);
    }
}

/* 2 2 4 / . . 8 by hand. Moves are valued right after they are made. */
static void rules_by_hand(void **) {
    Pair p = open("2048(rows=2,cols=3,stop=no)");
    void *tables, *best;
    const EvalDef *def = rules_eval(&p, "rules(c_random=0)", &tables);
    put(&p, "112/003");
    /* Rows: rise 1 (1-2), none, none; falls 0. Columns: 1 above an empty cell falls 1, twice; 2-3
     * rises
     * 1. The larger sums are 1 and 2; differences 1 in the first row, 1 in the last column. */
    assert_true(def->value(p.game, tables, p.state, 0) == -1 - 2 - 2);
    rules_eval(&p, "rules(c_random=0,monotony=best)", &best);
    assert_true(def->value(p.game, best, p.state, 0) == 0 - 1 - 2);
    rules_eval(&p, "rules(c_random=0,p_smooth=2,c_monotony=0,c_smooth=3)", &best);
    assert_true(def->value(p.game, best, p.state, 0) == -3 * 4);
    char *after = arena_alloc(p.arena, p.game->state_size, NULL);
    /* Left: 2 2 . / 3: three cells empty, largest exponent 3. No spam to the left. */
    p.game->play(p.game->rules, after, p.state, 1);
    assert_true(def->after(p.game, tables, p.state, 1, after, 0, 9) == 3 + 3);
    p.game->play(p.game->rules, after, p.state, 3);
    assert_true(def->after(p.game, tables, p.state, 3, after, 0, 9) == 3 + 3 + 6);
    rules_eval(&p, "rules(c_random=0,spam=top,p_empty=2,maxvalue=tile,c_win=1)", &best);
    assert_true(def->after(p.game, best, p.state, 3, after, 0, 9) == 9 + 8 + 6);
    /* Chance: in [-3, 3), two decimals, from the seed alone. */
    void *random;
    rules_eval(&p, "rules(c_empty=0,c_maxvalue=0,c_spam=0,c_random=5)", &random);
    double sum = 0;
    for (uint64_t seed = 0; seed < 2000; seed++) {
        double term = def->after(p.game, random, p.state, 3, after, 0, seed);
        assert_true(term >= -3 && term < 3);
        assert_true(fabs(term * 100 - round(term * 100)) < 1e-9);
        assert_true(term == def->after(p.game, random, p.state, 3, after, 0, seed));
        sum += term;
    }
    assert_true(fabs(sum / 2000) < 4 * 1.7321 / sqrt(2000));
    arena_free(p.arena);
}

/* PowedMonotony and PowedSmoothness as the published program reads a board: cell by cell. */
static double slow_powers(const int *cell, int rows, int cols, double monotony, double smooth,
                          double power) {
    double totals[4] = {0, 0, 0, 0}, steps = 0;
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < cols; x++)
            for (int upright = 0; upright < 2; upright++) {
                int content = cell[y * cols + x], next, at = upright ? y : x;
                int size = upright ? rows : cols;
                if (content == 0 || at == size - 1) continue;
                do {
                    at++;
                    next = upright ? cell[at * cols + x] : cell[y * cols + at];
                } while (at < size - 1 && next == 0);
                double step = pow(content, 2) - pow(next, 2);
                totals[2 * upright + (step <= 0)] -= fabs(step);
                if (next) steps -= fabs(pow(content, power) - pow(next, power));
            }
    return monotony * (fmin(totals[0], totals[1]) + fmin(totals[2], totals[3])) + smooth * steps;
}

static void lab_by_the_program(void **) {
    static const char *const specs[] = {"2048(stop=no)", "2048(stop=no,board=cells)",
                                        "2048(preset=3x5)"};
    for (size_t s = 0; s < sizeof specs / sizeof *specs; s++) {
        Pair p = open(specs[s]);
        void *tables, *report;
        const EvalDef *lab =
            rules_eval(&p, "lab(c_monotonypow=0.5,c_smoothpow=3,p_smoothpow=2.37)", &tables);
        const EvalDef *rules = rules_eval(&p, "rules", &report);
        int rows = s == 2 ? 3 : 4, cols = s == 2 ? 5 : 4;
        Rng rng = rng_stream(4, s);
        for (int i = 0; i < 300; i++) {
            char text[80];
            int cell[16], length = 0, full = (int)rng_below(&rng, 5);
            for (int k = 0; k < rows * cols; k++) {
                cell[k] = (int)rng_below(&rng, 10) < 4 + 2 * full ? 1 + (int)rng_below(&rng, 11)
                                                                  : 0;
                if (k && k % cols == 0 && rows * cols != 16) text[length++] = '/';
                text[length++] = (char)(cell[k] < 10 ? '0' + cell[k] : 'a' + cell[k] - 10);
            }
            text[length] = 0;
            put(&p, text);
            double wanted = rules->value(p.game, report, p.state, 0) +
                            slow_powers(cell, rows, cols, 0.5, 3, 2.37);
            double value = lab->value(p.game, tables, p.state, 0);
            assert_true(fabs(value - wanted) < 1e-9 * (1 + fabs(wanted)));
        }
        arena_free(p.arena);
    }
}

/* Boards and lengths of chains from the published program's own tests; powers by hand. */
static void lab_by_hand(void **) {
    static const struct {
        const char *board;
        int steps;
    } chains[] = {{"0000001200030034", 3},
                  {"0000000002420021", 0},
                  {"0010033113400200", 2},
                  {"0000212243225678", 6},
                  {"1010010100000000", 0}};
    for (int cells = 0; cells < 2; cells++) {
        Pair p = open(cells ? "2048(stop=no,board=cells)" : "2048(stop=no)");
        void *tables;
        const EvalDef *def = rules_eval(
            &p, "lab(c_empty=0,c_maxvalue=0,c_random=0,c_spam=0,c_chain=2,p_chain=3)", &tables);
        for (size_t i = 0; i < sizeof chains / sizeof *chains; i++) {
            int n = chains[i].steps;
            put(&p, chains[i].board);
            double value = def->after(p.game, tables, p.state, 1, p.state, 0, 0);
            assert_true(fabs(value - 2.0 * n * n * n) < 1e-9);
        }
        /* Ten empty cells squared, 3 to the 8, a step of 64 - 1 and one of 4 - 1. */
        put(&p, "8811000000000021");
        rules_eval(&p,
                   "lab(c_empty=0,c_maxvalue=0,c_random=0,c_spam=0,c_emptypow=1,c_maxpow=1,"
                   "p_maxpow=3,c_lost=0,c_monotony=0,c_smooth=0)",
                   &tables);
        assert_true(def->after(p.game, tables, p.state, 1, p.state, 0, 0) == 10 * 10 + 6561);
        /* Rows 63 + 3; columns 8 above nothing, 1 above 2 and 1 above 1. */
        assert_true(def->value(p.game, tables, p.state, 0) == -63 - 3 - 3);
        arena_free(p.arena);
    }
}

/* The searcher: own terms plus the worst outcome, first best kept. */
static void one_ply(void **) {
    Pair p = open("2048(rows=2,cols=3,stop=no)");
    void *tables;
    const EvalDef *def = rules_eval(&p, "rules(c_random=0)", &tables);
    Rng rng = rng_stream(8, 0);
    char *after = arena_alloc(p.arena, p.game->state_size, NULL);
    char *next = arena_alloc(p.arena, p.game->state_size, NULL);
    for (int i = 0; i < 60; i++) {
        do {
            test_search_state(p.game, &rng, (int)rng_below(&rng, 40), p.state);
        } while (p.game->status(p.game->rules, p.state) == OVER);
        Move moves[4], tiles_[20], best = NO_MOVE;
        double max = -1e300;
        int count = p.game->moves(p.game->rules, p.state, moves);
        for (int k = 0; k < count; k++) {
            p.game->play(p.game->rules, after, p.state, moves[k]);
            double min = 1e300;
            int outcomes = p.game->moves(p.game->rules, after, tiles_);
            for (int t = 0; t < outcomes; t++) {
                p.game->play(p.game->rules, next, after, tiles_[t]);
                double value = def->value(p.game, tables, next, 0);
                if (value < min) min = value;
            }
            double value = min + def->after(p.game, tables, p.state, moves[k], after, 0, 0);
            if (value > max) max = value, best = moves[k];
        }
        TestSearch it;
        test_search_open(&it, p.game, "rules(eval=rules(c_random=0))");
        test_search_run(&it, p.state, 1000, NULL, 1000);
        const Report *report = test_search_report(&it);
        assert_true(report->best == best && report->value == max);
        test_search_close(&it);
    }
    arena_free(p.arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_by_the_document),
        cmocka_unit_test(rules_by_hand),
        cmocka_unit_test(lab_by_the_program),
        cmocka_unit_test(lab_by_hand),
        cmocka_unit_test(one_ply),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
