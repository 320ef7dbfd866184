/* What uct learns from the moves behind a node: rave, against simulations played again and counted
 * by hand, and mast. */
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
#include "search/look.h"
#include "searches.h"

enum { ALL = 1 << 30, STEPS = 100000, ROOM = 64, ROWS = 16, COLUMNS = 7, K = 20 };

typedef struct Fixture {
    Arena *arena;
    const Game *game;
    void *state;
    TestSearch it;
} Fixture;

static void set_up(Fixture *f, const char *game, const char *spec) {
    f->arena = arena_new(1 << 24);
    f->game = test_game(game, f->arena);
    f->state = arena_alloc(f->arena, f->game->state_size, NULL);
    Rng rng = rng_stream(3, 9);
    test_search_state(f->game, &rng, 0, f->state);
    test_search_open(&f->it, f->game, spec);
}

static void tear_down(Fixture *f) {
    test_search_close(&f->it);
    arena_free(f->arena);
}

static const Report *run(Fixture *f, int64_t slice) {
    assert_int_equal(test_search_run(&f->it, f->state, slice, NULL, STEPS), STEP_DONE);
    return test_search_report(&f->it);
}

/* Both specs find the same, in whatever slices. */
static void equal(const char *game, const char *one, const char *other) {
    Fixture a, b;
    set_up(&a, game, one);
    set_up(&b, game, other);
    test_reports_equal(run(&a, ALL), run(&b, 7));
    tear_down(&a);
    tear_down(&b);
}

static void refuses(const char *name, const char *spec, const char *sentence) {
    Arena *arena = arena_new(1 << 24);
    TestSearch it;
    Err err = {.text = ""};
    assert_false(test_search_try(&it, test_game(name, arena), spec, SEARCH_CAP, &err));
    assert_string_equal(err.text, sentence);
    arena_free(arena);
}

/* ---- rave ------------------------------------------------------------------------------------ */

/* What a node has seen: descents and sums of its moves, and the same as if they had come first. */
typedef struct Counted {
    const Move *prefix; /* the moves to the node */
    int length;
    double visits[COLUMNS], sum[COLUMNS], amaf[COLUMNS], amaf_sum[COLUMNS];
} Counted;

/* Yellow makes the moves of even number. */
static void count(Counted *node, const Move *moves, int length, int in_tree, double yellow) {
    if (in_tree <= node->length) return;
    for (int i = 0; i < node->length; i++)
        if (moves[i] != node->prefix[i]) return;
    const double reward = node->length % 2 ? -yellow : yellow;
    node->visits[moves[node->length]]++;
    node->sum[moves[node->length]] += reward;
    bool made[COLUMNS] = {false};
    for (int i = node->length; i < length; i++) {
        const Move move = moves[i];
        if (!made[move] && (i - node->length) % 2 == 0) {
            node->amaf[move]++;
            node->amaf_sum[move] += reward;
        }
        made[move] = true;
    }
}

/* The mixture of least squared error, 4 e^2 being 1 / K. */
static double expected(const Counted *node, Move move) {
    const double n = node->visits[move], a = node->amaf[move], b = a / (n + a + n * a / K);
    return (n > 0 ? (1 - b) * node->sum[move] / n : 0) + b * node->amaf_sum[move] / a;
}

static int compare(Fixture *f, const Counted *node) {
    NodeStatsRow rows[ROWS];
    NodeStats stats = {.rows = rows, .capacity = ROWS};
    int compared = 0;
    if (!f->it.search->def->node_stats(f->it.search, node->prefix, node->length, &stats)) return 0;
    for (int i = 0; i < stats.count; i++) {
        const Move move = rows[i].move;
        assert_true(rows[i].effort == node->visits[move]);
        if (node->amaf[move] == 0) continue;
        assert_true(fabs(rows[i].mean - expected(node, move)) < 1e-5);
        compared += node->visits[move] != node->amaf[move];
    }
    return compared;
}

/* Each simulation is played again, and its moves are counted at the root and behind 4 and 44. */
static void test_rave_means(void **) {
    static const Move line[] = {3, 3};
    Counted nodes[] = {
        {.prefix = line}, {.prefix = line, .length = 1}, {.prefix = line, .length = 2}};
    Fixture f;
    DescentStep steps[ROOM];
    Move path[2 * ROOM];
    int compared[3] = {0};
    set_up(&f, "connect4", "uct(sims=600,rave=20,solve=no)");
    f.it.search->stop_at = EVENT_PLAYOUT;
    search_begin(f.it.search, f.state);
    for (int i = 0; i < 600; i++) {
        while (search_step(f.it.search, 1), !f.it.search->stopped) {}
        Descent descent = {.steps = steps, .path = path, .capacity = ROOM};
        f.it.search->def->descent(f.it.search, &descent);
        Playouts again = {.best_line = path + descent.length};
        if (descent.end == END_PLAYOUT)
            descent.policy->run(f.game, descent.params, descent.leaf, descent.seed, descent.first,
                                1, 0, &again);
        for (int k = 0; k < 3; k++) {
            count(&nodes[k], path, descent.length + again.best_length, descent.length,
                  descent.reward[0]);
            compared[k] += compare(&f, &nodes[k]);
        }
    }
    assert_true(compared[0] > 3000 && compared[1] > 1000 && compared[2] > 500);
    tear_down(&f);
}

/* Several random games a leaf, every kind of leaf, rounds and many players: the same in all slices,
 * and on several threads. */
static void test_rave_everywhere(void **) {
    static const char *const games[] = {"connect4", "tron(preset=duel)", "amazons(preset=4x4)",
                                        "pennies(players=3)", "stones"};
    static const char *const more[] = {
        "",         ",playouts=3", ",leaf=cut,cut=2",    ",leaf=eval", ",leaf=reply,playouts=3",
        ",width=2", ",mast=3",     ",prior=2,order=yes", ",aim=win"};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
            char spec[80];
            snprintf(spec, sizeof spec, "uct(sims=200,rave=50%s)", more[i]);
            equal(games[g], spec, spec);
        }
#ifdef _OPENMP
    equal("connect4", "uct(sims=3000,rave=50)", "uct(sims=3000,rave=50,threads=3)");
#endif
}

/* A win is proven and played all the same. */
static void test_rave_and_proofs(void **) {
    Fixture f;
    set_up(&f, "connect4(rows=3,cols=4,align=3)", "uct(sims=20000,rave=1000000)");
    const Report *report = run(&f, ALL);
    assert_int_equal(report->proven, PROVEN_WIN);
    tear_down(&f);
}

static void test_rave_is_refused(void **) {
    refuses("connect4", "uct(rave=10,select=tuned)", "The option rave needs select=ucb1.");
    refuses("dice", "uct(rave=10)", "The option rave needs a game without dice.");
    refuses("connect4", "uct(rave=10,minimax=0.5)",
            "The option rave does not go with bounds, minimax and stages.");
    refuses("connect4", "uct(rave=10,bounds=yes)",
            "The option rave does not go with bounds, minimax and stages.");
    refuses("amazons", "uct(rave=10,stages=yes)",
            "The option rave does not go with bounds, minimax and stages.");
}

/* ---- mast ------------------------------------------------------------------------------------ */

/* One move drawn is the first that comes: nothing is learned. */
static void test_mast_of_one(void **) {
    equal("connect4", "uct(sims=300)", "uct(sims=300,mast=1)");
}

static void test_mast_everywhere(void **) {
    static const char *const games[] = {"connect4", "tron(preset=duel)", "amazons(preset=4x4)",
                                        "pennies(players=3)", "dice"};
    static const char *const more[] = {"",       ",playouts=3",    ",leaf=cut,cut=2",
                                       ",cut=3", ",select=regret", ",stages=yes"};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
            char spec[80];
            snprintf(spec, sizeof spec, "uct(sims=200,mast=2%s)", more[i]);
            equal(games[g], spec, spec);
        }
    refuses("connect4", "uct(mast=2,leaf=reply)", "The option mast does not go with leaf=reply.");
}

/* Random games of 2048 that prefer the directions that have done well come further. */
static void test_mast_learns(void **) {
    double values[3];
    for (int i = 0; i < 3; i++) {
        char spec[64];
        snprintf(spec, sizeof spec, "uct(sims=400,c=0,expand=10000,mast=%d)", 4 * i);
        Fixture f;
        set_up(&f, "2048", spec);
        values[i] = run(&f, ALL)->value;
        tear_down(&f);
    }
    assert_true(values[1] > 1.3 * values[0] && values[2] > 1.3 * values[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rave_means),      cmocka_unit_test(test_rave_everywhere),
        cmocka_unit_test(test_rave_and_proofs), cmocka_unit_test(test_rave_is_refused),
        cmocka_unit_test(test_mast_of_one),     cmocka_unit_test(test_mast_everywhere),
        cmocka_unit_test(test_mast_learns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
