/* Amazons: the distance features of known positions and of random ones, by floods over sets of
 * cells and by a slow search from cell to cell. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "games/amazons/territory.h"

extern const GameDef game_amazons;

enum { TEXT = 300, FAR = 1000 };

/* ---- the slow way ---------------------------------------------------------------------------- */

/* Distances of every cell from the queens of a side: over one step or along whole lines. */
static void distances(const Rules *r, const State *s, int side, bool king, int out[AMAZONS_CELLS]) {
    Set free = amazons_free(r, s), queens = amazons_queens(s, side);
    bool more = true;
    for (int cell = 0; cell < r->cells; cell++)
        out[cell] = set_has(queens, cell) ? 0 : FAR;
    for (int k = 0; more; k++) {
        more = false;
        for (int cell = 0; cell < r->cells; cell++) {
            if (out[cell] != k) continue;
            for (int dx = -1; dx <= 1; dx++)
                for (int dy = -1; dy <= 1; dy++) {
                    int x = r->x[cell] + dx, y = r->y[cell] + dy;
                    while ((dx || dy) && x >= 0 && x < r->width && y >= 0 && y < r->height &&
                           set_has(free, y * r->width + x)) {
                        if (out[y * r->width + x] > k + 1) {
                            out[y * r->width + x] = k + 1;
                            more = true;
                        }
                        if (king) break;
                        x += dx;
                        y += dy;
                    }
                }
        }
    }
}

static int free_beside(const Rules *r, Set free, int cell) {
    int count = 0;
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++) {
            int x = r->x[cell] + dx, y = r->y[cell] + dy;
            if ((dx || dy) && x >= 0 && x < r->width && y >= 0 && y < r->height)
                count += set_has(free, y * r->width + x);
        }
    return count;
}

/* Of the queen on `cell`, against what the other side reaches at all. */
static double slow_mobility(const Rules *r, Set free, const int other[AMAZONS_CELLS], int cell) {
    double sum = 0;
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++) {
            double weight = 0.5;
            int x = r->x[cell] + dx, y = r->y[cell] + dy;
            for (int step = 1; step <= 3 && (dx || dy); step++, weight /= 2, x += dx, y += dy) {
                if (x < 0 || x >= r->width || y < 0 || y >= r->height) break;
                int at = y * r->width + x;
                if (!set_has(free, at)) break;
                if (other[at] < FAR) sum += weight * free_beside(r, free, at);
            }
        }
    return sum;
}

static void slow(const Rules *r, const State *s, Territory *out) {
    int queen[2][AMAZONS_CELLS], king[2][AMAZONS_CELLS];
    Set free = amazons_free(r, s);
    memset(out, 0, sizeof *out);
    for (int side = 0; side < 2; side++) {
        distances(r, s, side, false, queen[side]);
        distances(r, s, side, true, king[side]);
    }
    for (int cell = 0; cell < r->cells; cell++) {
        if (!set_has(free, cell)) continue;
        int qw = queen[WHITE][cell], qb = queen[BLACK][cell], kw = king[WHITE][cell],
            kb = king[BLACK][cell];
        if (qw < qb) out->queen_closer[WHITE]++;
        if (qb < qw) out->queen_closer[BLACK]++;
        if (kw < kb) out->king_closer[WHITE]++;
        if (kb < kw) out->king_closer[BLACK]++;
        if (qw == qb && qw < FAR) out->queen_equal++;
        if (kw == kb && kw < FAR) out->king_equal++;
        double half_w = 1, half_b = 1, near = 1;
        for (int i = 0; i < qw && i < 60; i++)
            half_w /= 2;
        for (int i = 0; i < qb && i < 60; i++)
            half_b /= 2;
        for (int i = 0; i < abs(qw - qb) && i < 60; i++)
            near /= 2;
        out->c1 += 2 * ((qw < FAR ? half_w : 0) - (qb < FAR ? half_b : 0));
        int lead = kb - kw;
        out->c2 += (lead > 6 ? 6 : lead < -6 ? -6 : lead) / 6.0;
        if (qw < FAR && qb < FAR) out->w += near;
    }
    for (int side = 0; side < 2; side++) {
        int i = 0;
        for (Set left = amazons_queens(s, side); left; left = set_rest(left))
            out->mobility[side][i++] = slow_mobility(r, free, king[side ^ 1], set_first(left));
        while (i < AMAZONS_QUEENS)
            out->mobility[side][i++] = -1;
    }
}

/* ---- comparison ------------------------------------------------------------------------------ */

static bool differ(double a, double b) {
    return a - b > 1e-5 || b - a > 1e-5;
}

static bool same_distances(const Territory *a, const Territory *b) {
    for (int side = 0; side < 2; side++)
        if (a->queen_closer[side] != b->queen_closer[side] ||
            a->king_closer[side] != b->king_closer[side])
            return false;
    return a->queen_equal == b->queen_equal && a->king_equal == b->king_equal &&
           !differ(a->c1, b->c1) && !differ(a->c2, b->c2) && !differ(a->w, b->w);
}

static void check(const Game *game, const State *s) {
    char text[TEXT];
    Writer writer;
    Territory fast, reference;
    amazons_territory(game->rules, s, true, &fast);
    slow(game->rules, s, &reference);
    writer_fixed(&writer, text, sizeof text);
    game->position_write(game->rules, s, &writer);
    if (!same_distances(&fast, &reference)) fail_msg("%s: distances differ", text);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < AMAZONS_QUEENS; i++)
            if (differ(fast.mobility[side][i], reference.mobility[side][i]))
                fail_msg("%s: mobility %g, not %g", text, fast.mobility[side][i],
                         reference.mobility[side][i]);
    int8_t owner[AMAZONS_CELLS];
    int owned[2] = {0, 0};
    amazons_owners(game->rules, s, true, owner);
    for (int cell = 0; cell < ((const Rules *)game->rules)->cells; cell++)
        if (owner[cell]) owned[owner[cell] < 0]++;
    assert_int_equal(owned[WHITE], reference.king_closer[WHITE]);
    assert_int_equal(owned[BLACK], reference.king_closer[BLACK]);
}

/* tests/data/amazons-territory.tsv. */
static void known_positions(void **) {
    FILE *file = fopen(TESTS_DIR "/data/amazons-territory.tsv", "r");
    assert_non_null(file);
    char line[500];
    int positions = 0;
    while (fgets(line, sizeof line, file)) {
        char rows[200], side[2], text[TEXT], spec[120], values[80];
        Territory want, fast;
        if (line[0] == '#') continue;
        assert_int_equal(sscanf(line, "%199s %1s %d %d %d %d %d %d %lf %lf %lf", rows, side,
                                &want.queen_closer[WHITE], &want.queen_closer[BLACK],
                                &want.queen_equal, &want.king_closer[WHITE],
                                &want.king_closer[BLACK], &want.king_equal, &want.c1, &want.c2,
                                &want.w),
                         11);
        snprintf(text, sizeof text, "%s %s", rows, side);
        Writer writer;
        writer_fixed(&writer, values, sizeof values);
        assert_true(game_amazons.variant_of(text, &writer));
        snprintf(spec, sizeof spec, "amazons(%s)", values);
        Arena *arena = arena_new((size_t)1 << 20);
        const Game *game = test_game(spec, arena);
        State s;
        Err err = {.text = ""};
        if (!game->position_read(game->rules, &s, text, &err)) fail_msg("%s: %s", text, err.text);
        amazons_territory(game->rules, &s, true, &fast);
        if (!same_distances(&fast, &want)) fail_msg("%s: other features", text);
        check(game, &s);
        arena_free(arena);
        positions++;
    }
    fclose(file);
    assert_int_equal(positions, 100);
}

/* All shapes: short and long sides, the widest step, a full pair of words. */
static void random_positions(void **) {
    static const char *const specs[] = {"amazons",
                                        "amazons(preset=8x8)",
                                        "amazons(columns=11,rows=11)",
                                        "amazons(columns=16,rows=8)",
                                        "amazons(columns=10,rows=12)",
                                        "amazons(columns=9,rows=10,queens=2)",
                                        "amazons(columns=64,rows=2,queens=2)",
                                        "amazons(columns=2,rows=64,queens=3)",
                                        "amazons(columns=32,rows=4)",
                                        "amazons(columns=2,rows=2,queens=1)",
                                        "amazons(columns=3,rows=7,queens=3)"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        Arena *arena = arena_new((size_t)1 << 20);
        const Game *game = test_game(specs[i], arena);
        for (uint64_t index = 0; index < 60; index++) {
            State s;
            Rng rng = rng_stream(41, index);
            test_random_state(game, &rng, (int)rng_below(&rng, (uint32_t)game->max_plies), &s);
            check(game, &s);
        }
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_positions),
        cmocka_unit_test(random_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
