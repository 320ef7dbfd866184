/* Tron for two, solved: duels in which both choose at once, as matrix games, and duels in turn. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"

enum { WORDS = 16, MOST = 6, SLOTS = 1 << 17 };

/* Values of positions that are known already, found by their bytes. */
typedef struct Slot {
    uint64_t state[WORDS];
    double value;
    bool used;
} Slot;

typedef struct Solver {
    const Game *game;
    Slot *slots;
    bool pure;  /* only choices without dice: the value is the best that can be made sure of */
    int player; /* whose sure value (pure), 0 or 1 */
} Solver;

static Slot *find(const Solver *solver, const uint64_t *state) {
    uint64_t at = 0;
    for (size_t i = 0; i < solver->game->state_size / 8; i++)
        at = rng_mix(at + state[i] + 1);
    for (at %= SLOTS;; at = (at + 1) % SLOTS) {
        Slot *slot = &solver->slots[at];
        if (!slot->used || memcmp(slot->state, state, solver->game->state_size) == 0) return slot;
    }
}

/* Solves a x = b in place for `n` unknowns; false when it has no single solution. */
static bool solve(double a[MOST][MOST + 1], int n) {
    for (int column = 0; column < n; column++) {
        int best = column;
        for (int row = column + 1; row < n; row++)
            if (__builtin_fabs(a[row][column]) > __builtin_fabs(a[best][column])) best = row;
        if (__builtin_fabs(a[best][column]) < 1e-9) return false;
        for (int i = 0; i <= n; i++) {
            double swap = a[best][i];
            a[best][i] = a[column][i];
            a[column][i] = swap;
        }
        for (int row = 0; row < n; row++) {
            double factor = a[row][column] / a[column][column];
            for (int i = column; i <= n && row != column; i++)
                a[row][i] -= factor * a[column][i];
        }
    }
    return true;
}

/* The weights p over `own` that make all of `other` alike: sum p * m = v, sum p = 1. */
static bool equalize(double m[4][4], unsigned own, unsigned other, bool columns, double *p,
                     double *v) {
    double a[MOST][MOST + 1] = {{0}};
    int index[4], n = 0, row = 0;
    for (int i = 0; i < 4; i++)
        if (own >> i & 1) index[n++] = i;
    for (int j = 0; j < 4; j++) {
        if (!(other >> j & 1)) continue;
        for (int i = 0; i < n; i++)
            a[row][i] = columns ? m[j][index[i]] : m[index[i]][j];
        a[row++][n] = -1;
    }
    for (int i = 0; i < n; i++)
        a[row][i] = 1;
    a[row][n + 1] = 1;
    if (!solve(a, n + 1)) return false;
    for (int i = 0; i < 4; i++)
        p[i] = 0;
    for (int i = 0; i < n; i++)
        p[index[i]] = a[i][n + 1] / a[i][i];
    *v = a[n][n + 1] / a[n][n];
    for (int i = 0; i < 4; i++)
        if (p[i] < -1e-9) return false;
    return true;
}

/* The value of a matrix game of up to 4 x 4 for the one who chooses the row: supports of equal size
 * are tried until one is an equilibrium (one always is). */
static double matrix(double m[4][4], int rows, int columns) {
    for (unsigned r = 1; r < 1u << rows; r++)
        for (unsigned c = 1; c < 1u << columns; c++) {
            double p[4], q[4], v, w;
            if (__builtin_popcount(r) != __builtin_popcount(c)) continue;
            if (!equalize(m, r, c, false, p, &v) || !equalize(m, c, r, true, q, &w)) continue;
            bool stable = true;
            for (int j = 0; j < columns; j++) {
                double value = 0;
                for (int i = 0; i < rows; i++)
                    value += p[i] * m[i][j];
                stable = stable && value >= v - 1e-9;
            }
            for (int i = 0; i < rows; i++) {
                double value = 0;
                for (int j = 0; j < columns; j++)
                    value += q[j] * m[i][j];
                stable = stable && value <= v + 1e-9;
            }
            if (stable) return v;
        }
    fail_msg("a matrix game without a value");
    return 0;
}

/* What the player of the solver can make sure of by one choice. */
static double sure(double m[4][4], int rows, int columns, int player) {
    double best = player ? 2 : -2;
    for (int i = 0; i < (player ? columns : rows); i++) {
        double worst = player ? -2 : 2;
        for (int j = 0; j < (player ? rows : columns); j++) {
            double value = player ? m[j][i] : m[i][j];
            if (player ? value > worst : value < worst) worst = value;
        }
        if (player ? worst < best : worst > best) best = worst;
    }
    return best;
}

/* Exact value for rider 1; `state` begins a round. */
static double duel(const Solver *solver, const uint64_t *state) {
    const Game *game = solver->game;
    if (game->status(game->rules, state) == OVER) return game->result(game->rules, state, 0);
    Slot *slot = find(solver, state);
    if (slot->used) return slot->value;
    Move own[8], other[8];
    uint64_t half[WORDS], next[WORDS];
    double m[4][4];
    int rows = game->moves(game->rules, state, own), columns = 0;
    for (int i = 0; i < rows; i++) {
        game->play(game->rules, half, state, own[i]);
        assert_int_equal(game->mover(game->rules, half), 1);
        columns = game->moves(game->rules, half, other);
        for (int j = 0; j < columns; j++) {
            game->play(game->rules, next, half, other[j]);
            m[i][j] = duel(solver, next);
        }
    }
    slot = find(solver, state);
    memcpy(slot->state, state, game->state_size);
    slot->used = true;
    slot->value = solver->pure ? sure(m, rows, columns, solver->player) : matrix(m, rows, columns);
    return slot->value;
}

typedef struct Duel {
    const char *position;
    double value;
} Duel;

/* Values as in the table of exact results; y counts from the bottom, so the last row is y = 0. */
static const Duel duels[] = {
    {".2/1.", 0},
    {"..2/.../1..", 0},
    {"...2/..../..../1...", 0},
    {".2./.../1..", -1},
};

static const Duel larger[] = {
    {"...2./...../...../.1.../.....", 1},
    {"...../2..../..1../...../.....", 1},
    {"...../...../..2../...../1....", -0.5},
    {"....2/...../...../...../1....", 0},
};

static double value_of(const char *position, const char *options, bool pure, int player) {
    char values[200], spec[260];
    Writer writer;
    writer_fixed(&writer, values, sizeof values);
    Arena *arena = arena_new((size_t)64 << 20);
    const Game *tron = test_game("tron", arena);
    if (!tron->def->variant_of(position, &writer)) fail_msg("'%s' implies nothing", position);
    snprintf(spec, sizeof spec, "tron(%s%s)", values, options);
    const Game *game = test_game(spec, arena);
    assert_true(game->state_size <= WORDS * 8);
    Slot *slots = test_calloc(SLOTS, sizeof *slots);
    uint64_t state[WORDS] = {0};
    Err err = {.text = ""};
    game->start(game->rules, state);
    if (!game->position_read(game->rules, state, position, &err)) fail_msg("%s", err.text);
    Solver solver = {.game = game, .slots = slots, .pure = pure, .player = player};
    double value = duel(&solver, state);
    test_free(slots);
    arena_free(arena);
    return value;
}

static void check(const Duel *d, size_t count) {
    for (size_t i = 0; i < count; i++) {
        double value = value_of(d[i].position, "", false, 0);
        if (__builtin_fabs(value - d[i].value) > 1e-6)
            fail_msg("%s: value %g, not %g", d[i].position, value, d[i].value);
    }
}

static void small_duels_have_their_values(void **) {
    check(duels, sizeof duels / sizeof *duels);
}

static void larger_duels_have_their_values(void **) {
    check(larger, sizeof larger / sizeof *larger);
}

/* The duel worth half a loss: no single choice makes sure of more than a loss, none of the other
 * rider of more than a draw. */
static void one_duel_needs_dice(void **) {
    const char *position = larger[2].position;
    assert_true(value_of(position, "", true, 0) == -1);
    assert_true(value_of(position, "", true, 1) == 0);
}

/* ---- in turn --------------------------------------------------------------------------------- */

/* +1 when the mover wins. */
static int turn(const Game *game, const uint64_t *state) {
    int mover = game->mover(game->rules, state);
    Move moves[8];
    uint64_t next[WORDS];
    int count = game->moves(game->rules, state, moves);
    for (int i = 0; i < count; i++) {
        if (game->play(game->rules, next, state, moves[i]) == OVER) {
            if (game->result(game->rules, next, mover) > 0) return 1;
        } else {
            assert_int_not_equal(game->mover(game->rules, next), mover);
            if (turn(game, next) < 0) return 1;
        }
    }
    return -1;
}

typedef struct Board {
    const char *map;
    int value;
} Board;

static const Board boards[] = {{"2x2", -1}, {"3x3", 1}, {"3x4", -1}, {"4x3", -1},
                               {"4x4", -1}, {"3x5", 1}, {"4x5", -1}};

static void duels_in_turn_have_their_winners(void **) {
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        char spec[80];
        snprintf(spec, sizeof spec, "tron(map=%s,order=alternating)", boards[i].map);
        Arena *arena = arena_new((size_t)16 << 20);
        const Game *game = test_game(spec, arena);
        assert_true(game->turns && !(game->traits & TRAIT_SIMULTANEOUS));
        uint64_t state[WORDS] = {0};
        game->start(game->rules, state);
        int value = turn(game, state);
        if (value != boards[i].value) fail_msg("%s: %d", spec, value);
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_duels_have_their_values),
        cmocka_unit_test(larger_duels_have_their_values),
        cmocka_unit_test(one_duel_needs_dice),
        cmocka_unit_test(duels_in_turn_have_their_winners),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
