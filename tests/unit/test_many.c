/* Three and more players, and simultaneous choices: max^n and paranoid search against slow
 * references on random trees; what is sure does not depend on the seat. */
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

/* ---- a random tree --------------------------------------------------------------------------- */

/* A node is its number: from it follow who moves, how many replies there are and what the end pays.
 * Movers come in no order; lines end early here and there. */
typedef struct Node {
    uint64_t number;
    int64_t ply;
} Node;

enum { PLAYERS = 4, DEEP = 7, PAYOFFS = 5 };

static uint64_t draw(const Node *node, uint64_t what) {
    return rng_mix(node->number * 31 + what + 0x9e3779b97f4a7c15u);
}

static void start(const Rules *, void *state) {
    *(Node *)state = (Node){1, 0};
}

static int mover(const Rules *, const void *state) {
    return (int)(draw(state, 1) % PLAYERS);
}

static Status status(const Rules *, const void *state) {
    const Node *node = state;
    return node->ply >= DEEP || (node->ply > 2 && draw(node, 2) % 8 == 0) ? OVER : ONGOING;
}

static int moves(const Rules *rules, const void *state, Move *out) {
    if (status(rules, state) == OVER) return 0;
    int count = 1 + (int)(draw(state, 3) % 3);
    for (int i = 0; i < count; i++)
        out[i] = (Move)i;
    return count;
}

static Status play(const Rules *rules, void *to, const void *from, Move move) {
    const Node *node = from;
    *(Node *)to = (Node){draw(node, 100 + move), node->ply + 1};
    return status(rules, to);
}

/* Shares of PLAYERS players that sum to 0, with many ties. */
static double result(const Rules *, const void *state, int player) {
    double mine = 0, all = 0;
    for (int i = 0; i < PLAYERS; i++) {
        double pay = (double)(draw(state, 10 + (uint64_t)i) % PAYOFFS);
        all += pay;
        if (i == player) mine = pay;
    }
    return (mine - all / PLAYERS) / PAYOFFS;
}

static void move_text(const Rules *, const void *, Move move, Writer *writer) {
    write_int(writer, (int64_t)move);
}

static bool setup(Rules *, Game *out, Err *) {
    out->traits = TRAIT_MANY;
    out->players = PLAYERS;
    out->max_moves = 3;
    out->max_plies = DEEP;
    out->state_size = sizeof(Node);
    out->start = start;
    out->mover = mover;
    out->moves = moves;
    out->play = play;
    out->status = status;
    out->result = result;
    out->move_text = move_text;
    return true;
}

static const GameDef game_forest = {.row = {.name = "forest"}, .setup = setup};

/* ---- references ------------------------------------------------------------------------------ */

static void leaf(const Game *game, const Node *node, double *out) {
    bool over = status(NULL, node) == OVER;
    for (int i = 0; i < game->players; i++)
        out[i] = over ? 100 * result(NULL, node, i) : 0;
}

static void maxn(const Game *game, const Node *node, int depth, double *out) {
    if (depth == 0 || status(NULL, node) == OVER) {
        leaf(game, node, out);
        return;
    }
    int count = moves(NULL, node, (Move[3]){0}), me = mover(NULL, node);
    for (int i = 0; i < count; i++) {
        Node child;
        double values[PLAYERS];
        play(NULL, &child, node, (Move)i);
        maxn(game, &child, depth - 1, values);
        if (i == 0 || values[me] > out[me]) memcpy(out, values, sizeof values);
    }
}

static double paranoid(const Game *game, const Node *node, int depth, int asker) {
    double values[PLAYERS];
    if (depth == 0 || status(NULL, node) == OVER) {
        leaf(game, node, values);
        return values[asker];
    }
    int count = moves(NULL, node, (Move[3]){0});
    bool own = mover(NULL, node) == asker;
    double best = own ? -1000 : 1000;
    for (int i = 0; i < count; i++) {
        Node child;
        play(NULL, &child, node, (Move)i);
        double value = paranoid(game, &child, depth - 1, asker);
        if (own ? value > best : value < best) best = value;
    }
    return best;
}

static Game *forest(Arena *arena) {
    Err err = {.text = ""};
    Choice choice = {&game_forest.row, NULL};
    Game *game = game_new(&choice, arena, &err);
    if (!game) fail_msg("%s", err.text);
    return game;
}

static bool near(double a, double b) {
    return a - b < 1e-9 && b - a < 1e-9;
}

/* ---- tests ----------------------------------------------------------------------------------- */

static const char *const full[] = {"minimax", "negamax", "minimax-iter"};
static const char *const pruning[] = {"alphabeta", "negalphabeta", "alphabeta-iter"};

static void test_maxn(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = forest(arena);
    int differ = 0;
    for (int i = 0; i < 150; i++) {
        Node root = {1000 + (uint64_t)i, 0};
        int depth = 1 + i % DEEP, me = mover(NULL, &root);
        int count = moves(NULL, &root, (Move[3]){0});
        for (size_t k = 0; k < sizeof full / sizeof *full; k++) {
            char spec[80];
            TestSearch it;
            snprintf(spec, sizeof spec, "%s(depth=%d,many=maxn)", full[k], depth);
            test_search_open(&it, game, spec);
            test_search_run(&it, &root, k == 0 ? 1 : 1 + i % 9, NULL, STEPS);
            const Report *report = test_search_report(&it);
            assert_true(report->has_vector);
            double best = -1000;
            for (int m = 0; m < count; m++) {
                Node child;
                double values[PLAYERS];
                play(NULL, &child, &root, (Move)m);
                maxn(game, &child, depth - 1, values);
                assert_true(near(report->rows[m].value, values[me]));
                if (values[me] <= best) continue;
                best = values[me];
                if (report->best != (Move)m) continue;
                for (int p = 0; p < PLAYERS; p++)
                    assert_true(near(report->vector[p], values[p]));
            }
            assert_true(near(report->value, best));
            if (k == 0) differ += !near(best, paranoid(game, &root, depth, me));
            test_search_close(&it);
        }
    }
    assert_true(differ > 40); /* it is another search than the paranoid one */
    arena_free(arena);
}

static void test_paranoid(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = forest(arena);
    for (int i = 0; i < 150; i++) {
        Node root = {5000 + (uint64_t)i, 0};
        int depth = 1 + i % DEEP;
        double wanted = paranoid(game, &root, depth, mover(NULL, &root));
        for (int k = 0; k < 7; k++) {
            char spec[80];
            TestSearch it;
            snprintf(spec, sizeof spec, "%s(depth=%d)",
                     k < 3   ? full[k]
                     : k < 6 ? pruning[k - 3]
                             : "pvs",
                     depth);
            test_search_open(&it, game, spec);
            test_search_run(&it, &root, 1 + i % 50, NULL, STEPS);
            const Report *report = test_search_report(&it);
            assert_false(report->has_vector);
            double error = report->value - wanted;
            if (error > 0.01 || error < -0.01) /* pvs counts in hundredths */
                fail_msg("%s on tree %d: %g, not %g", spec, i, report->value, wanted);
            test_search_close(&it);
        }
    }
    arena_free(arena);
}

/* Whoever chooses first in matching pennies loses every round, whichever seat it is. */
static void test_alike_for_every_seat(void **) {
    static const char *const specs[] = {"minimax(depth=6)",      "negamax(depth=6)",
                                        "minimax-iter(depth=6)", "alphabeta(depth=6)",
                                        "negalphabeta(depth=6)", "alphabeta-iter(depth=6)",
                                        "pvs(depth=6)",          "pvs(depth=6,reuse=yes)"};
    Arena *arena = arena_new(1 << 20);
    for (int players = 2; players <= 3; players++) {
        const Game *game =
            test_game(players == 2 ? "pennies(rounds=3)" : "pennies(rounds=2,players=3)", arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        char *seen = arena_alloc(arena, game->state_size, NULL);
        game->start(game->rules, state);
        for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
            TestSearch it;
            test_search_open(&it, game, specs[i]);
            for (int seat = 0; seat < players; seat++) {
                game_observe(game, seen, state, seat);
                assert_int_equal(game->mover(game->rules, seen), seat);
                test_search_run(&it, seen, 7, NULL, STEPS);
                assert_true(near(test_search_report(&it)->value, -100));
            }
            test_search_close(&it);
        }
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_maxn),
        cmocka_unit_test(test_paranoid),
        cmocka_unit_test(test_alike_for_every_seat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
