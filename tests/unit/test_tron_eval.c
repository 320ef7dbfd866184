/* Tron's evaluations: symmetric under mirrors and exchanged riders, zero-sum for any number of
 * riders, inside the bounds, and really bounds for one rider; the packed kernel against the one
 * over graphs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "games/tron/chambers_packed.h"
#include "searches.h"

static const char *const names[] = {"area", "voronoi", "chambers"};
enum { EVALS = 3, SIDE = 9 };

static void prepare(const Game *game, const char *name, Arena *arena, Evaluation *out) {
    GameScope scope;
    Choice choice;
    Err err = {.text = ""};
    game_scope(game, &scope);
    if (!spec_read(name, "eval", &scope.scope, arena, &choice, &err)) fail_msg("%s", err.text);
    const EvalDef *def = (const EvalDef *)choice.row;
    const void *tables = choice.values;
    if (def->prepare) {
        void *room = arena_alloc(arena, def->tables_size, NULL);
        assert_true(def->prepare(game, choice.values, room, &err));
        tables = room;
    }
    *out = (Evaluation){def, game, tables};
}

static bool near(double a, double b) {
    return a - b < 1e-9 && b - a < 1e-9;
}

/* ---- mirrors --------------------------------------------------------------------------------- */

typedef struct Board {
    int w, h;
    char cell[SIDE][SIDE]; /* '.', '_', '1', '2' */
} Board;

static void random_board(Rng *rng, Board *b) {
    b->w = 4 + (int)rng_below(rng, 6);
    b->h = 4 + (int)rng_below(rng, 6);
    for (int y = 0; y < b->h; y++)
        for (int x = 0; x < b->w; x++)
            b->cell[y][x] = rng_below(rng, 7) ? '.' : '_';
    int y1 = (int)rng_below(rng, (uint32_t)b->h), y2 = (int)rng_below(rng, (uint32_t)b->h);
    b->cell[y1][0] = '1';
    b->cell[y1][1] = '.';
    b->cell[y2][b->w - 1] = '2';
    b->cell[y2][b->w - 2] = '.';
}

enum { MIRROR = 1, EXCHANGE = 2, TURN = 4 };

static Game *board_game(const Board *b, int change, const char *wrap, Arena *arena) {
    char spec[400];
    Writer writer;
    writer_fixed(&writer, spec, sizeof spec);
    int w = change & TURN ? b->h : b->w, h = change & TURN ? b->w : b->h;
    write_format(&writer, "tron(map=%dx%d-", w, h);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            int at = change & MIRROR ? w - 1 - x : x;
            char cell = change & TURN ? b->cell[at][y] : b->cell[y][at];
            if (cell == '1' || cell == '2') {
                if (change & EXCHANGE) cell = cell == '1' ? '2' : '1';
                write_format(&writer, "-%c", cell);
            } else {
                write_format(&writer, "%c", cell);
            }
        }
    write_format(&writer, ",wrap=%s)", wrap);
    return test_game(spec, arena);
}

/* A direction on the changed board. Turning exchanges x and -y (rows are written from the top). */
static Move changed(Move move, int change) {
    if (change & TURN) { /* transposed: right <-> down, left <-> up */
        static const Move turn[] = {DIR_UP, DIR_LEFT, DIR_DOWN, DIR_RIGHT};
        move = turn[move];
    }
    if (change & MIRROR && (move == DIR_LEFT || move == DIR_RIGHT))
        move = move == DIR_LEFT ? DIR_RIGHT : DIR_LEFT;
    return move;
}

/* One round: both choices by their riders. */
static Status play_round(const Game *game, char *state, Move first, Move second) {
    char seen[1024];
    game_observe(game, seen, state, 0);
    game->play(game->rules, state, seen, first);
    return game->play(game->rules, state, state, second);
}

static void test_symmetry(void **) {
    Rng rng = rng_stream(31, 1);
    int compared = 0;
    static const char *const wraps[] = {"none", "none", "torus"};
    for (int i = 0; i < 150; i++) {
        Board board;
        random_board(&rng, &board);
        const char *wrap = wraps[i % 3];
        Arena *arena = arena_new(1 << 26);
        Game *games[8];
        char state[8][1024];
        Evaluation eval[8][EVALS];
        bool fine = true;
        for (int c = 0; c < 8; c++) {
            games[c] = board_game(&board, c, wrap, arena);
            for (int e = 0; e < EVALS; e++)
                prepare(games[c], names[e], arena, &eval[c][e]);
            games[c]->start(games[c]->rules, state[c]);
            tron_settle(games[c]->rules, (State *)(void *)state[c]);
            fine = fine && games[c]->status(games[c]->rules, state[c]) == ONGOING;
        }
        while (fine) {
            for (int e = 0; e < EVALS; e++)
                for (int c = 0; c < 8; c++) {
                    double mine = evaluation_value(&eval[c][e], state[c], 0);
                    double theirs = evaluation_value(&eval[c][e], state[c], 1);
                    double first = evaluation_value(&eval[0][e], state[0], 0);
                    assert_true(near(mine, -theirs));
                    assert_true(mine < 100 && mine > -100);
                    if (!near(mine, c & EXCHANGE ? -first : first))
                        fail_msg("%s, change %d, board %d: %g and %g", names[e], c, i, mine, first);
                    compared++;
                }
            Move moves[DIRS], choice[2];
            char seen[1024];
            for (int rider = 0; rider < 2; rider++) {
                game_observe(games[0], seen, state[0], rider);
                int count = games[0]->moves(games[0]->rules, seen, moves);
                choice[rider] = moves[rng_below(&rng, (uint32_t)count)];
            }
            for (int c = 0; c < 8; c++) {
                int swap = c & EXCHANGE ? 1 : 0;
                Status status = play_round(games[c], state[c], changed(choice[swap], c),
                                           changed(choice[!swap], c));
                if (c == 0) fine = status == ONGOING;
                assert_int_equal(status, fine ? ONGOING : OVER);
            }
        }
        arena_free(arena);
    }
    assert_true(compared > 5000);
}

/* ---- any number of riders -------------------------------------------------------------------- */

static void test_zero_sum(void **) {
    int positions = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[200];
        test_variant(v, variant, sizeof variant);
        if (strncmp(variant, "tron", 4) != 0) continue;
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        Rng rng = rng_stream(32, (uint64_t)v);
        for (int e = 0; e < EVALS; e++) {
            Evaluation eval;
            prepare(game, names[e], arena, &eval);
            for (int i = 0; i < 40; i++) {
                test_random_state(game, &rng, (int)rng_below(&rng, 200), state);
                bool over = game->status(game->rules, state) == OVER;
                double sum = 0;
                for (int player = 0; player < game->players; player++) {
                    double value = evaluation_value(&eval, state, player);
                    sum += value;
                    if (game->traits & TRAIT_POINTS)
                        assert_true(value >= 0 && (!over || value == 0));
                    else if (over)
                        assert_true(near(value, 100 * game->result(game->rules, state, player)));
                    else if (((const State *)(const void *)state)->alive >> player & 1)
                        assert_true(value > -100 && value < 100);
                }
                if (!(game->traits & TRAIT_POINTS) && !near(sum, 0))
                    fail_msg("%s on %s: sum %g", names[e], variant, sum);
                positions++;
            }
        }
        arena_free(arena);
    }
    assert_true(positions > 1000);
}

/* ---- bounds ---------------------------------------------------------------------------------- */

static int longest(const Game *game, const void *state) {
    Move moves[DIRS];
    char after[256];
    int count = game->moves(game->rules, state, moves), best = 0;
    for (int i = 0; i < count; i++) {
        int steps = 1;
        if (game->play(game->rules, after, state, moves[i]) == ONGOING)
            steps += longest(game, after);
        if (steps > best) best = steps;
    }
    return best;
}

/* Near the end of rides on maps of every kind: `area` and `chambers` are never too low. */
static void test_bounds(void **) {
    static const char *const maps[] = {
        "map=5x5--1",
        "map=6x5--1.5_.3a_.6_.3a",
        "map=4x3x2--1.4A.7_.3A",
        "map=5x5--1,wrap=torus",
        "map=5x5--1.3a.6_.7a,wrap=sides",
    };
    int checked = 0;
    for (size_t m = 0; m < sizeof maps / sizeof *maps; m++) {
        char spec[100];
        snprintf(spec, sizeof spec, "tron(%s)", maps[m]);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(spec, arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        assert_true(game->state_size <= 256);
        Evaluation eval[EVALS];
        for (int e = 0; e < EVALS; e++)
            prepare(game, names[e], arena, &eval[e]);
        Rng rng = rng_stream(33, m);
        for (int i = 0; i < 150; i++) {
            test_random_state(game, &rng, 6 + (int)rng_below(&rng, 12), state);
            int steps = longest(game, state);
            double area = evaluation_value(&eval[0], state, 0);
            double chambers = evaluation_value(&eval[2], state, 0);
            if (area < steps || chambers < steps)
                fail_msg("%s: area %g, chambers %g, %d steps", spec, area, chambers, steps);
            assert_true(chambers <= area);
            checked += steps > 3;
        }
        arena_free(arena);
    }
    assert_true(checked > 100);
}

/* ---- the packed kernel ----------------------------------------------------------------------- */

static void test_packed(void **) {
    static const char *const specs[] = {
        "tron(map=15x15)", "tron(preset=duel)", "tron(preset=corridor)", "tron(preset=arena3)",
        "tron(preset=arena4)", "tron(preset=arena6)", "tron(preset=crowd)",
        "tron(map=15x15,order=alternating)", "tron(map=21x21)", "tron(map=4x60)", "tron(map=25x25)",
        "tron(map=31x32,order=alternating)", "tron(map=16x60)",
        /* An odd way apart: cells that both reach at once are there when the second moves. */
        "tron(map=14x15,order=alternating)"};
    int chained = 0, fronts = 0, together = 0, words = 0;
    for (size_t v = 0; v < sizeof specs / sizeof *specs; v++) {
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(specs[v], arena);
        const Rules *r = game->rules;
        char *state = arena_alloc(arena, game->state_size, NULL);
        Packed *packed = arena_alloc(arena, sizeof *packed, NULL);
        Territory *t = arena_alloc(arena, sizeof *t, NULL);
        tron_packed_prepare(r, packed);
        assert_true(packed->words == 4 || packed->words == 8 || packed->words == 16);
        words |= packed->words;
        Rng rng = rng_stream(34, v);
        for (int i = 0; i < 150; i++) {
            test_random_state(game, &rng, (int)rng_below(&rng, 180), state);
            const State *s = (const State *)(const void *)state;
            if (game->status(r, state) == OVER) continue;
            Room rooms[TRON_RIDERS];
            memset(rooms, 0, sizeof rooms);
            bool apart = tron_packed_rooms(r, packed, s, 55, 194, rooms), touching = false;
            tron_territory(r, s, t);
            for (int rider = 0; rider < r->riders; rider++) {
                touching |= t->front[rider];
                if (!(s->alive >> rider & 1)) continue;
                Room room = tron_room(r, s, t, rider, 0.055, 0.194);
                if (room.cells != rooms[rider].cells || room.edges != rooms[rider].edges ||
                    room.front != rooms[rider].front)
                    fail_msg("%s, position %d, rider %d: %d cells %d edges, not %d and %d",
                             specs[v], i, rider, rooms[rider].cells, rooms[rider].edges, room.cells,
                             room.edges);
                chained += room.cells < t->cells[rider];
                fronts += room.front;
            }
            assert_int_equal(apart, !touching);
            together += touching;
        }
        arena_free(arena);
    }
    assert_true(chained > 100 && fronts > 100 && together > 100);
    assert_int_equal(words, 4 | 8 | 16);
    /* Maps with other edges are left to the graph. */
    static const char *const others[] = {"tron(preset=torus)", "tron(preset=teleports)",
                                         "tron(preset=floors2)", "tron(map=40x40)"};
    for (size_t v = 0; v < sizeof others / sizeof *others; v++) {
        Arena *arena = arena_new(1 << 26);
        Packed *packed = arena_alloc(arena, sizeof *packed, NULL);
        tron_packed_prepare(test_game(others[v], arena)->rules, packed);
        assert_int_equal(packed->words, 0);
        arena_free(arena);
    }
}

/* ---- values within a window ------------------------------------------------------------------ */

static void test_within(void **) {
    static const char *const specs[] = {"tron(map=15x15)",    "tron(preset=duel)",
                                        "tron(map=21x21)",    "tron(map=15x15,order=alternating)",
                                        "tron(preset=torus)", "tron(preset=arena3)",
                                        "tron(map=25x25)"};
    int exact = 0, least = 0, most = 0;
    for (size_t v = 0; v < sizeof specs / sizeof *specs; v++) {
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(specs[v], arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        Evaluation eval;
        prepare(game, "chambers", arena, &eval);
        Rng rng = rng_stream(35, v);
        for (int i = 0; i < 300; i++) {
            test_random_state(game, &rng, (int)rng_below(&rng, 120), state);
            if (game->status(game->rules, state) == OVER) continue;
            int player = (int)rng_below(&rng, (uint32_t)game->players), side;
            double value = evaluation_value(&eval, state, player);
            double low = value + (double)rng_below(&rng, 4000) / 100 - 20;
            double high = low + (double)(1 + rng_below(&rng, 1000)) / 100;
            double told = eval.def->within(game, eval.tables, state, player, low, high, &side);
            if (side ? side > 0 ? told > value || told < high : told < value || told > low
                     : told != value)
                fail_msg("%s, position %d: %g (%d) of %g in %g..%g", specs[v], i, told, side, value,
                         low, high);
            exact += !side;
            least += side > 0;
            most += side < 0;
        }
        arena_free(arena);
    }
    assert_true(exact > 100 && least > 100 && most > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_symmetry), cmocka_unit_test(test_zero_sum),
        cmocka_unit_test(test_bounds),   cmocka_unit_test(test_packed),
        cmocka_unit_test(test_within),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
