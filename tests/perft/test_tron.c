/* Tron: self-avoiding walks from the document's start, walks in square boxes, and the exact mean
 * length of uniform playouts, against independent counts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "games.h"

enum { DEPTHS = 13 };

static const int64_t walks[DEPTHS] = {4,    12,   35,    91,    238,    596,   1514,
                                      3760, 9479, 23693, 60020, 150637, 379915};

static int64_t count(const char *spec, int depth) {
    Arena *arena = arena_new((size_t)16 << 20);
    const Game *game = test_game(spec, arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    int64_t leaves = test_sequences(game, state, depth);
    arena_free(arena);
    return leaves;
}

static void walks_from_the_documents_start_are_counted(void **) {
    for (int depth = 1; depth <= DEPTHS; depth++)
        assert_int_equal(count("tron(preset=document)", depth), walks[depth - 1]);
}

/* What all walks of a small map come to. */
typedef struct Walks {
    int64_t stuck, hamiltonian;
    double mean; /* of the length when every free neighbour is equally likely */
} Walks;

static void walk(const Game *game, const void *state, int length, double chance, Walks *out) {
    uint64_t next[64];
    Move moves[8];
    assert_true(game->state_size <= sizeof next);
    if (game->status(game->rules, state) == OVER) {
        out->stuck++;
        out->hamiltonian += length + 1 == game->cells;
        out->mean += chance * length;
        assert_true(game->result(game->rules, state, 0) == length);
        return;
    }
    int legal = game->moves(game->rules, state, moves);
    for (int i = 0; i < legal; i++) {
        game->play(game->rules, next, state, moves[i]);
        walk(game, next, length + 1, chance / legal, out);
    }
}

typedef struct Box {
    const char *spec;
    int64_t stuck, hamiltonian;
    double mean;
} Box;

static const Box boxes[] = {
    {"tron(map=2x2--1)", 2, 2, 3},
    {"tron(map=3x3--1)", 20, 8, 6.9791666667},
    {"tron(map=4x4--1)", 548, 52, 11.0373263889},
    {"tron(map=5x5--1)", 40440, 824, 15.0073536444},
    {"tron(map=3x3-.4-1)", 8, 8, 8},
    {"tron(map=5x5-.12-1)", 29280, 456, 15.3056979709},
    /* A wall around the box changes nothing but the number of cells to be drawn. */
    {"tron(map=5x5-_6.3_2.3_2-1.2_6)", 20, 0, 6.9791666667},
};

static void walks_in_boxes_are_counted(void **) {
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        const Box *box = &boxes[i];
        Arena *arena = arena_new((size_t)16 << 20);
        const Game *game = test_game(box->spec, arena);
        uint64_t state[64];
        Walks all = {0};
        game->start(game->rules, state);
        walk(game, state, 0, 1, &all);
        if (all.stuck != box->stuck || all.hamiltonian != box->hamiltonian)
            fail_msg("%s: %lld walks, %lld of them through all cells", box->spec,
                     (long long)all.stuck, (long long)all.hamiltonian);
        double error = all.mean - box->mean;
        if (error > 1e-9 || error < -1e-9) fail_msg("%s: mean %.12g", box->spec, all.mean);
        arena_free(arena);
    }
}

/* The uniform policy has the mean that the enumeration gives. */
static void playouts_have_the_exact_mean(void **) {
    enum { COUNT = 200000 };
    for (size_t i = 1; i < 6; i++) {
        Arena *arena = arena_new((size_t)16 << 20);
        const Game *game = test_game(boxes[i].spec, arena);
        GameScope scope;
        Playouts all = {0};
        uint64_t state[64];
        game_scope(game, &scope);
        const PlayoutDef *uniform =
            (const PlayoutDef *)rowset_find(scope_set(&scope.scope, "playout"), "uniform");
        assert_non_null(uniform);
        char params[256] = {0};
        assert_true(uniform->row.size <= sizeof params);
        Err err = {.text = ""};
        assert_true(param_defaults(&uniform->row, params, &scope.scope, arena, &err));
        game->start(game->rules, state);
        uniform->run(game, params, state, 7, 0, COUNT, 0, &all);
        double mean = (double)all.plies / COUNT, square = all.plies_square / COUNT - mean * mean;
        double error = mean - boxes[i].mean;
        if (error * error > 16 * square / COUNT + 1e-12)
            fail_msg("%s: mean of %d playouts %g, exact %g", boxes[i].spec, COUNT, mean,
                     boxes[i].mean);
        assert_true(all.sum[0] == (double)all.plies);
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walks_from_the_documents_start_are_counted),
        cmocka_unit_test(walks_in_boxes_are_counted),
        cmocka_unit_test(playouts_have_the_exact_mean),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
