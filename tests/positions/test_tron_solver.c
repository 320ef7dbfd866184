/* The exact values of Tron: the gallery, walks from several cells of the document's box, duels of
 * simultaneous choices (one of which has no value in pure strategies) and alternating duels. */
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

enum { ALL = 1 << 30, STEPS = 1000000 };
extern const GameDef game_tron;

static double counter(const Report *report, const char *name) {
    for (int i = 0; i < report->counters; i++)
        if (strcmp(report->counter[i].name, name) == 0) return report->counter[i].value;
    fail_msg("no counter %s", name);
    return 0;
}

/* Solves the start of `variant` into `it`; the caller closes it. */
static const Report *solve(TestSearch *it, Arena *arena, const char *variant) {
    const Game *game = test_game(variant, arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    test_search_open(it, game, "solver");
    assert_int_equal(test_search_run(it, state, ALL, NULL, STEPS), STEP_DONE);
    return test_search_report(it);
}

/* Every preset for one rider is in the file, and has its optimum. */
static void test_gallery(void **) {
    FILE *file = fopen(TESTS_DIR "/data/tron-gallery.tsv", "r");
    assert_non_null(file);
    char line[200], name[40], seen[2000] = " ";
    while (fgets(line, sizeof line, file)) {
        int steps;
        if (*line == '#') continue;
        assert_int_equal(sscanf(line, "%39s %d", name, &steps), 2);
        char variant[80];
        snprintf(variant, sizeof variant, "tron(preset=%s)", name);
        Arena *arena = arena_new(1 << 26);
        TestSearch it;
        const Report *report = solve(&it, arena, variant);
        if (report->value != steps) fail_msg("%s: %g steps, not %d", name, report->value, steps);
        assert_true(counter(report, "gap") == 0 && counter(report, "bound") == steps);
        test_search_close(&it);
        arena_free(arena);
        strcat(strcat(seen, name), " ");
    }
    fclose(file);
    int solo = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[200], wanted[60];
        test_variant(v, variant, sizeof variant);
        const char *preset = strstr(variant, "tron(preset=");
        if (!preset) continue;
        Arena *arena = arena_new(1 << 26);
        if (test_game(variant, arena)->traits & TRAIT_SOLO) {
            solo++;
            snprintf(wanted, sizeof wanted, " %.*s ",
                     (int)strcspn(preset + strlen("tron(preset="), ")"),
                     preset + strlen("tron(preset="));
            if (!strstr(seen, wanted)) fail_msg("no optimum of%sin the file", wanted);
        }
        arena_free(arena);
    }
    assert_true(solo >= 8);
}

/* Mean steps of two games of flat Monte Carlo. */
static double flat_mean(const char *variant) {
    double steps = 0;
    for (int seed = 0; seed < 2; seed++) {
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        char *state = arena_alloc(arena, game->state_size, NULL), spec[60];
        TestSearch it;
        game->start(game->rules, state);
        snprintf(spec, sizeof spec, "montecarlo(score=sum,sims=1000,seed=%d)", seed);
        test_search_open(&it, game, spec);
        for (; game->status(game->rules, state) == ONGOING; steps++) {
            assert_int_equal(test_search_run(&it, state, ALL, NULL, STEPS), STEP_DONE);
            game->play(game->rules, state, state, test_search_report(&it)->best);
        }
        test_search_close(&it);
        arena_free(arena);
    }
    return steps / 2;
}

/* What the gallery's texts say of flat Monte Carlo and of the longest ride is what the file says,
 * and flat Monte Carlo rides as the file says: three deviations of the mean of two games. */
static void test_gallery_texts(void **) {
    FILE *file = fopen(TESTS_DIR "/data/tron-gallery.tsv", "r");
    assert_non_null(file);
    char line[200], name[40], variant[80], wanted[80];
    while (fgets(line, sizeof line, file)) {
        int most, flat;
        double deviation;
        if (*line == '#') continue;
        assert_int_equal(sscanf(line, "%39s %d %d %lf", name, &most, &flat, &deviation), 4);
        snprintf(variant, sizeof variant, "tron(preset=%s)", name);
        snprintf(wanted, sizeof wanted, "makes %d of at most %d steps.", flat, most);
        const Preset *preset = game_tron.row.presets;
        while (preset->name && strcmp(preset->name, name) != 0)
            preset++;
        assert_non_null(preset->name);
        if (!strstr(preset->doc, wanted)) fail_msg("%s does not say: %s", name, wanted);
        double far = flat_mean(variant) - flat, most_far = 3 * deviation / 1.41 + 0.5;
        if (far > most_far || far < -most_far) fail_msg("%s: %g steps from the mean", name, far);
        assert_true(flat < most);
    }
    fclose(file);
}

/* An open board with one or two starts as a variant. */
static void board(char *out, int w, int h, int x1, int y1, int x2, int y2) {
    out += sprintf(out, "tron(map=%dx%d-", w, h);
    for (int y = h - 1; y >= 0; y--)
        for (int x = 0; x < w; x++) {
            int start = x == x1 && y == y1 ? 1 : x == x2 && y == y2 ? 2 : 0;
            out += start ? sprintf(out, "-%d", start) : sprintf(out, ".");
        }
    strcpy(out, ")");
}

static void test_box(void **) {
    /* Starts as in the document: the border is row and column 0. */
    static const int cases[][3] = {{3, 5, 164}, {1, 1, 164}, {6, 8, 164},
                                   {2, 1, 163}, {3, 4, 163}, {5, 8, 163}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char variant[300];
        Arena *arena = arena_new(1 << 26);
        TestSearch it;
        board(variant, 11, 15, cases[i][0] - 1, cases[i][1] - 1, -1, -1);
        const Report *report = solve(&it, arena, variant);
        assert_true(report->value == cases[i][2]);
        test_search_close(&it);
        arena_free(arena);
    }
}

static void test_simultaneous(void **) {
    static const struct {
        int w, h, x1, y1, x2, y2;
        double value;
    } cases[] = {
        {2, 2, 0, 0, 1, 1, 0},   {3, 3, 0, 0, 2, 2, 0},   {4, 4, 0, 0, 3, 3, 0},
        {5, 5, 0, 0, 4, 4, 0},   {5, 6, 0, 0, 4, 5, 0},   {3, 3, 0, 0, 1, 2, -100},
        {5, 5, 1, 1, 3, 4, 100}, {5, 5, 2, 2, 0, 3, 100}, {5, 5, 0, 0, 2, 2, -50},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (int swapped = 0; swapped < 2; swapped++) {
            char variant[300];
            Arena *arena = arena_new(1 << 26);
            TestSearch it;
            if (swapped)
                board(variant, cases[i].w, cases[i].h, cases[i].x2, cases[i].y2, cases[i].x1,
                      cases[i].y1);
            else
                board(variant, cases[i].w, cases[i].h, cases[i].x1, cases[i].y1, cases[i].x2,
                      cases[i].y2);
            const Report *report = solve(&it, arena, variant);
            double error = report->value - (swapped ? -cases[i].value : cases[i].value);
            assert_true(error < 1e-9 && error > -1e-9);
            if (cases[i].value == -50 && !swapped) {
                assert_true(report->mixed && report->count == 2); /* up or right */
                for (int row = 0; row < 2; row++)
                    assert_true(report->rows[row].mix > 0.49999 && report->rows[row].mix < 0.50001);
                assert_int_equal(report->proven, PROVEN_NONE);
            }
            test_search_close(&it);
            arena_free(arena);
        }
    }
}

static void test_alternating(void **) {
    static const int cases[][3] = {{2, 2, -1}, {3, 3, 1},  {3, 4, -1}, {4, 4, -1},
                                   {3, 5, 1},  {4, 5, -1}, {5, 5, 1},  {4, 6, -1}};
    static const char *const searchers[] = {"solver", "pvs"};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (size_t k = 0; k < 2; k++) {
            char variant[60];
            Arena *arena = arena_new(1 << 26);
            TestSearch it;
            snprintf(variant, sizeof variant, "tron(map=%dx%d,order=alternating)", cases[i][0],
                     cases[i][1]);
            const Game *game = test_game(variant, arena);
            char *state = arena_alloc(arena, game->state_size, NULL);
            game->start(game->rules, state);
            test_search_open(&it, game, searchers[k]);
            assert_int_equal(test_search_run(&it, state, ALL, NULL, STEPS), STEP_DONE);
            const Report *report = test_search_report(&it);
            if (report->proven != (cases[i][2] > 0 ? PROVEN_WIN : PROVEN_LOSS))
                fail_msg("%s by %s", variant, searchers[k]);
            test_search_close(&it);
            arena_free(arena);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_gallery),     cmocka_unit_test(test_gallery_texts),
        cmocka_unit_test(test_box),         cmocka_unit_test(test_simultaneous),
        cmocka_unit_test(test_alternating),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
