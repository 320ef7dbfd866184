/* The family of fixed depth: equal values, the nodes that perft counts, and the same trace where
 * one searcher is another one written differently. */
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
#include "searches.h"

/* What a search said to its trace, folded into one number. */
typedef struct Tape {
    uint64_t hash;
    int64_t entered;
} Tape;

static void fold(Tape *tape, uint64_t word) {
    tape->hash = rng_mix(tape->hash ^ word) + 1;
}

static void fold_real(Tape *tape, double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    fold(tape, bits);
}

static void enter(void *context, int ply, Move move, double alpha, double beta) {
    Tape *tape = context;
    tape->entered++;
    fold(tape, (uint64_t)ply << 32 | move);
    fold_real(tape, alpha);
    fold_real(tape, beta);
}

static void leave(void *context, int ply, double value, Bound bound, NodeEnd end, double effort) {
    Tape *tape = context;
    fold(tape, (uint64_t)ply << 32 | (unsigned)bound << 8 | (unsigned)end);
    fold_real(tape, value);
    fold_real(tape, effort);
}

/* A finished search of one member of the family. */
typedef struct Run {
    TestSearch it;
    Tape tape;
    Trace trace;
} Run;

static void run(Run *run, const Game *game, const void *state, const char *name,
                const char *options) {
    char spec[300];
    snprintf(spec, sizeof spec, "%s(%s)", name, options);
    memset(run, 0, sizeof *run);
    test_search_open(&run->it, game, spec);
    run->trace = (Trace){&run->tape, enter, leave, NULL, NULL};
    run->it.search->trace = &run->trace;
    assert_int_equal(test_search_run(&run->it, state, 100000, NULL, 1000000), STEP_DONE);
    test_search_report(&run->it);
    assert_true(run->it.report.nodes + 1 == (double)run->tape.entered);
}

enum { MINIMAX, NEGAMAX, MINIMAX_ITER, ALPHABETA, NEGALPHABETA, ALPHABETA_ITER, FAMILY };
static const char *const family[FAMILY] = {"minimax",   "negamax",      "minimax-iter",
                                           "alphabeta", "negalphabeta", "alphabeta-iter"};

static void compare_family(const Game *game, const void *state, const char *options) {
    Run runs[FAMILY];
    for (int i = 0; i < FAMILY; i++)
        run(&runs[i], game, state, family[i], options);
    for (int i = 1; i < FAMILY; i++) {
        const Report *first = &runs[0].it.report, *other = &runs[i].it.report;
        assert_true(first->value == other->value);
        assert_true(first->best == other->best);
        assert_int_equal(first->proven_in, other->proven_in);
        for (int row = 0; row < first->count; row++) {
            assert_true(first->rows[row].value == other->rows[row].value);
            assert_int_equal(other->rows[row].bound, BOUND_EXACT);
        }
        assert_true(other->nodes <= first->nodes);
    }
    /* The same search written differently: the same words to the trace. */
    static const int twins[][2] = {{MINIMAX, NEGAMAX},
                                   {MINIMAX, MINIMAX_ITER},
                                   {ALPHABETA, NEGALPHABETA},
                                   {ALPHABETA, ALPHABETA_ITER}};
    for (size_t i = 0; i < sizeof twins / sizeof *twins; i++) {
        const Run *a = &runs[twins[i][0]], *b = &runs[twins[i][1]];
        assert_true(a->tape.entered == b->tape.entered);
        if (a->tape.hash != b->tape.hash)
            fail_msg("%s and %s differ in their traces", family[twins[i][0]], family[twins[i][1]]);
        test_reports_equal(&a->it.report, &b->it.report);
    }
    for (int i = 0; i < FAMILY; i++)
        test_search_close(&runs[i].it);
}

/* The depth at which minimax stays below `nodes` nodes. */
static int affordable(const Game *game, const void *state, int depth, int64_t nodes) {
    for (int fits = 1; fits < depth; fits++) {
        double leaves = (double)test_sequences(game, state, fits);
        Move moves[game->max_moves];
        leaves *= game_count(game, state, moves);
        if (leaves > (double)nodes) return fits;
    }
    return depth;
}

static bool accepted(const Game *game) {
    return !(game->traits & TRAIT_CHANCE);
}

/* Random positions of every variant, by every evaluation of the game. */
static void equal_values(void **) {
    int variants = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[200];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 24);
        const Game *game = test_game(variant, arena);
        if (accepted(game)) {
            variants++;
            GameScope scope;
            game_scope(game, &scope);
            const RowSet *evals = scope_set(&scope.scope, "eval");
            Rng rng = rng_stream(11, (uint64_t)v);
            char *state = arena_alloc(arena, game->state_size, NULL);
            for (int i = 0; i < 6; i++) {
                char options[200];
                int plies = game->max_plies < 30 ? game->max_plies : 30;
                test_search_state(game, &rng, (int)rng_below(&rng, (uint32_t)plies), state);
                int depth = affordable(game, state, 1 + i, 20000);
                snprintf(options, sizeof options, "depth=%d,eval=%s", depth,
                         evals->rows[i % evals->count]->name);
                compare_family(game, state, options);
            }
        }
        arena_free(arena);
    }
    assert_true(variants >= 5);
}

/* Every move that leads there is a node; the root is none. */
static void nodes_are_perft(void **) {
    static const char *const variants[] = {"clicks(turns=2)", "pennies(players=3)", "connect4"};
    for (size_t v = 0; v < sizeof variants / sizeof *variants; v++) {
        Arena *arena = arena_new(1 << 24);
        const Game *game = test_game(variants[v], arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        game->start(game->rules, state);
        int depth = affordable(game, state, 5, 20000);
        double sum = 0;
        for (int d = 1; d <= depth; d++)
            sum += (double)test_sequences(game, state, d);
        if (strcmp(variants[v], "connect4") == 0) {
            assert_int_equal(depth, 5);
            assert_true(sum == 7 + 49 + 343 + 2401 + 16807);
        }
        /* A finished game counts once in perft of its length and of every greater one. */
        for (int i = MINIMAX; i <= MINIMAX_ITER; i++) {
            char options[40];
            snprintf(options, sizeof options, "pf=%d", depth);
            Run minimax;
            run(&minimax, game, state, family[i], options);
            assert_true(minimax.it.report.nodes == sum);
            double effort = 0;
            for (int row = 0; row < minimax.it.report.count; row++)
                effort += minimax.it.report.rows[row].effort;
            assert_true(effort == sum);
            test_search_close(&minimax.it);
        }
        arena_free(arena);
    }
}

/* moves=best gives the same choice for no more nodes, bounds that hold, and the same in all
 * three. */
static void narrow_root(void **) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    Rng rng = rng_stream(12, 0);
    int bounded = 0;
    for (int i = 0; i < 20; i++) {
        test_search_state(game, &rng, (int)rng_below(&rng, 30), state);
        Run full, narrow[3];
        run(&full, game, state, "alphabeta", "depth=4,eval=lines");
        for (int k = 0; k < 3; k++) {
            run(&narrow[k], game, state, family[ALPHABETA + k], "depth=4,eval=lines,moves=best");
            assert_true(narrow[k].tape.hash == narrow[0].tape.hash);
        }
        const Report *a = &full.it.report, *b = &narrow[0].it.report;
        assert_true(a->value == b->value && a->best == b->best && b->nodes <= a->nodes);
        for (int row = 0; row < a->count; row++) {
            bounded += b->rows[row].bound == BOUND_UPPER;
            if (b->rows[row].bound == BOUND_UPPER)
                assert_true(a->rows[row].value <= b->rows[row].value);
            else
                assert_true(a->rows[row].value == b->rows[row].value);
        }
        for (int k = 0; k < 3; k++)
            test_search_close(&narrow[k].it);
        test_search_close(&full.it);
    }
    assert_true(bounded > 20);
    arena_free(arena);
}

/* Exact values of small boards, searched to the end: proven, draws too. */
static void proofs(void **) {
    static const struct {
        const char *game, *options;
        double value;
        Proven proven;
    } cases[] = {
        {"connect4(rows=3,cols=3,align=3)", "depth=9", 0, PROVEN_DRAW},
        {"connect4(rows=3,cols=3,align=3)", "depth=8", 0, PROVEN_NONE},
        {"connect4(rows=4,cols=3,align=3)", "depth=12", 0, PROVEN_DRAW},
        {"connect4(rows=3,cols=4,align=3)", "depth=9", 100, PROVEN_WIN},
        {"connect4(rows=3,cols=4,align=3)", "depth=8", 0, PROVEN_NONE},
        {"connect4(rows=2,cols=2,align=2)", "depth=3", 100, PROVEN_WIN},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Arena *arena = arena_new(1 << 24);
        const Game *game = test_game(cases[i].game, arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        game->start(game->rules, state);
        Run alphabeta;
        run(&alphabeta, game, state, "alphabeta", cases[i].options);
        const Report *report = &alphabeta.it.report;
        assert_true(report->value == cases[i].value);
        assert_int_equal(report->proven, cases[i].proven);
        test_search_close(&alphabeta.it);
        arena_free(arena);
    }
}

/* Mate in one and the loss that the reply brings tell how many plies they take. */
static void plies_to_the_end(void **) {
    static const struct {
        const char *moves;
        Proven proven;
        int in;
    } cases[] = {
        {"112233", PROVEN_WIN, 1},
        {"1122", PROVEN_NONE, 0},
        {"31415", PROVEN_LOSS, 2}, /* 2 and 6 both win for the first player */
        {"3141", PROVEN_NONE, 0},  /* a win in 3 lies beyond the depth */
    };
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        game->start(game->rules, state);
        for (const char *c = cases[i].moves; *c; c++) {
            char text[2] = {*c, 0};
            Move move;
            Err err;
            assert_true(game_move_read(game, state, text, &move, &err));
            game->play(game->rules, state, state, move);
        }
        Run alphabeta;
        run(&alphabeta, game, state, "alphabeta", "depth=2");
        assert_int_equal(alphabeta.it.report.proven, cases[i].proven);
        assert_int_equal(alphabeta.it.report.proven_in, cases[i].in);
        test_search_close(&alphabeta.it);
    }
    arena_free(arena);
}

/* Random ties choose only among the best, reach all of them, and repeat with the seed. */
static void ties(void **) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    int seen[7] = {0};
    Run first;
    run(&first, game, state, "alphabeta", "depth=2");
    assert_true(first.it.report.best == first.it.rows[0].move);
    for (int seed = 0; seed < 60; seed++) {
        char options[60];
        snprintf(options, sizeof options, "depth=2,ties=random,seed=%d", seed);
        Run a, b;
        run(&a, game, state, "minimax", options);
        run(&b, game, state, "negalphabeta", options);
        assert_true(a.it.report.best == b.it.report.best);
        for (int row = 0; row < 7; row++)
            seen[row] += a.it.rows[row].move == a.it.report.best;
        test_search_close(&a.it);
        test_search_close(&b.it);
    }
    for (int row = 0; row < 7; row++)
        assert_true(seen[row] > 0);
    test_search_close(&first.it);
    arena_free(arena);
}

/* A new depth in the middle of the work gives what a fresh search gives; a new limit disturbs
 * nothing. */
static void retuned(void **) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    char *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    for (int i = 0; i < FAMILY; i++) {
        Err err;
        Run fresh;
        run(&fresh, game, state, family[i], "depth=3,eval=lines");
        TestSearch it;
        char spec[60];
        snprintf(spec, sizeof spec, "%s(depth=5)", family[i]);
        test_search_open(&it, game, spec);
        search_begin(it.search, state);
        assert_int_equal(search_step(it.search, 500), STEP_MORE);
        test_search_set(&it, "time", "3s");
        assert_true(search_retune(it.search, &err));
        assert_true(test_search_report(&it)->nodes == 500);
        test_search_set(&it, "depth", "3");
        test_search_set(&it, "eval", "lines");
        assert_true(search_retune(it.search, &err));
        assert_true(test_search_report(&it)->nodes == 0);
        while (search_step(it.search, 1000) == STEP_MORE) {}
        test_reports_equal(&fresh.it.report, test_search_report(&it));
        test_search_close(&it);
        test_search_close(&fresh.it);
    }
    arena_free(arena);
}

/* Games that claim strict turns keep them: searchers rely on it instead of asking. */
static void strict_turns(void **) {
    int claimed = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[200];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 24);
        const Game *game = test_game(variant, arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        Move *moves = ARENA_NEW(arena, Move, game->max_moves, NULL);
        Rng rng = rng_stream(13, (uint64_t)v);
        claimed += game->turns;
        for (int i = 0; game->turns && i < 20; i++) {
            assert_int_equal(game->traits, TRAIT_TWO_PLAYER);
            game->start(game->rules, state);
            int mover = game->mover(game->rules, state);
            for (;; mover = 1 - mover) {
                assert_int_equal(game->mover(game->rules, state), mover);
                int count = game->moves(game->rules, state, moves);
                Move move = moves[rng_below(&rng, (uint32_t)count)];
                if (game->play(game->rules, state, state, move) == OVER) break;
            }
        }
        arena_free(arena);
    }
    assert_true(claimed > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_values),     cmocka_unit_test(nodes_are_perft),
        cmocka_unit_test(narrow_root),      cmocka_unit_test(proofs),
        cmocka_unit_test(plies_to_the_end), cmocka_unit_test(ties),
        cmocka_unit_test(retuned),          cmocka_unit_test(strict_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
