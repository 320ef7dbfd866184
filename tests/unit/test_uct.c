/* uct: what it proves is true, what it estimates converges, limits and options do what they
 * say. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "fixture.h"
#include "search/tree.h"
#include "searches.h"

/* ---- proofs ---------------------------------------------------------------------------------- */

static Proven proven_of(double result) {
    return result > 0 ? PROVEN_WIN : result < 0 ? PROVEN_LOSS : PROVEN_DRAW;
}

/* Exact result for the mover; *plies to the end under best play (quick wins, slow losses). */
static double exact(const Game *game, const void *state, int *plies) {
    Move moves[16];
    char next[64];
    assert_true(game->state_size <= sizeof next && game->max_moves <= 16);
    int count = game->moves(game->rules, state, moves), me = game->mover(game->rules, state);
    double best = -2;
    for (int i = 0; i < count; i++) {
        int length = 0;
        double value = game->play(game->rules, next, state, moves[i]) == OVER
                           ? game->result(game->rules, next, me)
                           : -exact(game, next, &length);
        length++;
        bool closer = value == best && (value > 0 ? length < *plies : length > *plies);
        if (value <= best && !closer) continue;
        best = value;
        *plies = length;
    }
    return best;
}

static const char *const solvers[] = {"uct(sims=20000)", "uct(sims=20000,prune=yes)",
                                      "uct(sims=20000,forced=yes,prune=yes,order=yes)",
                                      "uct(preset=strong,sims=20000)",
                                      "uct(sims=20000,c=0.1,expand=3,prune=yes)"};

static void test_proofs_are_true(void **) {
    for (size_t s = 0; s < sizeof solvers / sizeof *solvers; s++) {
        Fixture f;
        fixture_open(&f, "connect4(rows=3,cols=3,align=3)", solvers[s]);
        Rng rng = rng_stream(11, s);
        for (int i = 0; i < 12; i++) {
            int plies = 0;
            test_search_state(f.game, &rng, i % 5, f.state);
            const Report *report = fixture_run(&f);
            Proven right = proven_of(exact(f.game, f.state, &plies));
            if (report->proven != PROVEN_NONE) assert_int_equal(report->proven, right);
            for (int row = 0; row < report->count; row++) {
                if (report->rows[row].proven == PROVEN_NONE) continue;
                bool over = f.game->play(f.game->rules, f.next, f.state, report->rows[row].move) ==
                            OVER;
                int me = f.game->mover(f.game->rules, f.state);
                plies = 0;
                double value = over ? f.game->result(f.game->rules, f.next, me)
                                    : -exact(f.game, f.next, &plies);
                assert_int_equal(report->rows[row].proven, proven_of(value));
                assert_true(report->rows[row].proven_in >= 1);
                /* The first winning line that is found need not be the shortest. */
                if (value != 0) assert_true(report->rows[row].proven_in >= plies + 1);
            }
        }
        fixture_close(&f);
    }
}

static void test_solved_boards(void **) {
    static const struct {
        const char *game;
        Proven proven;
        int plies;
    } boards[] = {{"connect4(rows=3,cols=3,align=3)", PROVEN_DRAW, 0},
                  {"connect4(rows=3,cols=4,align=3)", PROVEN_WIN, 9},
                  {"connect4(rows=3,cols=3,align=3,cylinder=yes)", PROVEN_WIN, 9}};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        Fixture f;
        fixture_open(&f, boards[i].game, "uct(sims=200k,forced=yes,prune=yes)");
        const Report *report = fixture_run(&f);
        assert_int_equal(report->proven, boards[i].proven);
        if (boards[i].plies) assert_true(report->proven_in >= boards[i].plies);
        if (boards[i].plies) assert_true(report->value == 100);
        fixture_close(&f);
    }
}

/* What the game knows to be lost may have no length: then the position above has none, either. */
static void test_unknown_lengths(void **) {
    Err err;
    Fixture f;
    fixture_open(&f, "amazons(columns=3,rows=4,queens=2)", "uct(sims=2000)");
    assert_true(f.game->position_read(f.game->rules, f.state, "B.x/W.x/B../.W. w", &err));
    const Report *report = fixture_run(&f);
    int found = 0;
    for (int row = 0; row < report->count; row++) {
        Writer move;
        writer_init(&move);
        f.game->move_text(f.game->rules, f.state, report->rows[row].move, &move);
        if (strcmp(move.text, "a3-b3/b2") == 0) {
            found++; /* wins, in five plies at the earliest */
            int in = report->rows[row].proven_in;
            assert_true(report->rows[row].proven == PROVEN_WIN && (in == 0 || in >= 5));
        }
        writer_done(&move);
    }
    assert_int_equal(found, 1);
    fixture_close(&f);
}

/* Without proofs the means alone must lead to the best move. */
static void test_means_converge(void **) {
    Fixture f;
    fixture_open(&f, "connect4(rows=3,cols=4,align=3)", "uct(sims=100k,solve=no,c=1)");
    const Report *report = fixture_run(&f);
    int plies = 0;
    assert_int_equal(report->proven, PROVEN_NONE);
    assert_true(report->value > 60);
    assert_true(f.game->play(f.game->rules, f.next, f.state, report->best) == ONGOING);
    assert_true(exact(f.game, f.next, &plies) == -1);
    assert_true(report->playouts <= 100000 && fixture_counter(report, "descents") == 100000);
    fixture_close(&f);
}

/* ---- dice ------------------------------------------------------------------------------------ */

static double expectimax(const Game *game, const void *state) {
    Move moves[32];
    char next[64];
    assert_true(game->state_size <= sizeof next && game->max_moves <= 32);
    if (game->status(game->rules, state) == OVER) return game->result(game->rules, state, 0);
    int count = game->moves(game->rules, state, moves);
    bool chance = game->mover(game->rules, state) == CHANCE;
    double best = -1e9, sum = 0, weights = 0;
    for (int i = 0; i < count; i++) {
        game->play(game->rules, next, state, moves[i]);
        double value = expectimax(game, next);
        double weight = chance ? game_chance_weight(game, state, moves[i]) : 1;
        if (value > best) best = value;
        sum += weight * value;
        weights += weight;
    }
    return chance ? sum / weights : best;
}

static void test_dice(void **) {
    for (Move face = 1; face <= 6; face++) {
        Fixture f;
        fixture_open(&f, "dice(rounds=2)", "uct(sims=20000)");
        fixture_play(&f, face);
        const Report *report = fixture_run(&f);
        double value = expectimax(f.game, f.state);
        f.game->play(f.game->rules, f.next, f.state, report->best);
        assert_true(expectimax(f.game, f.next) == value); /* the best move */
        assert_true(report->value > value - 0.4 && report->value < value + 0.1);
        assert_int_equal(report->proven, PROVEN_NONE);
        fixture_close(&f);
    }
}

/* ---- memory, reuse, limits ------------------------------------------------------------------- */

/* UCB1-Tuned spends less on moves whose results do not vary. */
static void test_tuned_is_thrifty(void **) {
    double best[2];
    for (int i = 0; i < 2; i++) {
        Fixture f;
        fixture_open(&f, "tron(map=9x3-.2-1.6_9.8-2)",
                     i ? "uct(select=tuned,sims=2000)" : "uct(sims=2000)");
        const Report *report = fixture_run(&f);
        best[i] = report->rows[report->rows[0].effort < report->rows[1].effort].effort;
        fixture_close(&f);
    }
    assert_true(best[1] > best[0]);
}

static void test_limits(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "uct(sims=500,playouts=3,nodes=100)");
    assert_true(fixture_run(&f)->playouts >= 100 && fixture_run(&f)->playouts < 103);
    fixture_close(&f);
    fixture_open(&f, "connect4", "uct(sims=50)");
    f.it.search->endless = true;
    search_begin(f.it.search, f.state);
    assert_int_equal(search_step(f.it.search, 5000), STEP_MORE);
    assert_true(fixture_counter(test_search_report(&f.it), "descents") > 4000);
    fixture_close(&f);
    /* Near the end of a game the tree needs no playouts any more; the limit is reached all the
     * same. */
    Err err;
    fixture_open(&f, "tron(map=4x4)", "uct(sims=1000000,nodes=500)");
    assert_true(
        f.game->position_read(f.game->rules, f.state, "..++/..2./.1../**.. | 1@0,0 2@3,3", &err));
    assert_true(fixture_run(&f)->playouts < 200);
    assert_true(fixture_counter(&f.it.report, "descents") == 500 && f.it.report.effort == 500);
    fixture_close(&f);
}

static void test_retune(void **) {
    Fixture f;
    Err err;
    fixture_open(&f, "connect4", "uct(sims=300)");
    fixture_run(&f);
    test_search_set(&f.it, "sims", "500");
    assert_true(search_retune(f.it.search, &err));
    assert_true(fixture_counter(test_search_report(&f.it), "descents") == 300); /* goes on */
    while (search_step(f.it.search, 1000) == STEP_MORE) {}
    assert_true(fixture_counter(test_search_report(&f.it), "descents") == 500);
    test_search_set(&f.it, "c", "0.3");
    assert_true(search_retune(f.it.search, &err));
    assert_true(fixture_counter(test_search_report(&f.it), "descents") == 0); /* begins anew */
    fixture_close(&f);
}

/* Asked for while the search runs, an immediate block is played at once. */
static void test_reflex_tuned(void **) {
    static const Move moves[] = {0, 1, 0, 1, 0};
    Fixture f;
    Err err;
    fixture_open(&f, "connect4", "uct(sims=300)");
    for (int i = 0; i < 5; i++)
        fixture_play(&f, moves[i]);
    search_begin(f.it.search, f.state);
    search_step(f.it.search, 20);
    test_search_set(&f.it, "reflex", "yes");
    assert_true(search_retune(f.it.search, &err));
    assert_int_equal(search_step(f.it.search, 20), STEP_DONE);
    assert_true(test_search_report(&f.it)->best == 0);
    assert_true(fixture_counter(&f.it.report, "descents") == 20);
    fixture_close(&f);
}

/* ---- options --------------------------------------------------------------------------------- */

/* Rewards from 0 to 1 are the signed ones halved: the same as twice the exploration. */
static void test_reward_range(void **) {
    Fixture a, b;
    fixture_open(&a, "connect4", "uct(sims=2000,c=0.5,reward=unit)");
    fixture_open(&b, "connect4", "uct(sims=2000,c=1,reward=signed)");
    const Report *unit = fixture_run(&a), *own = fixture_run(&b);
    assert_int_equal(unit->best, own->best);
    for (int i = 0; i < unit->count; i++) {
        assert_true(unit->rows[i].effort == own->rows[i].effort);
        assert_true(unit->rows[i].value == own->rows[i].value);
    }
    fixture_close(&a);
    fixture_close(&b);
}

static void test_document(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "uct(preset=document)");
    const Report *report = fixture_run(&f);
    assert_true(fixture_counter(report, "descents") == 7 && report->playouts == 56);
    for (int i = 0; i < report->count; i++)
        assert_true(report->rows[i].effort == 1); /* seven descents try seven moves */
    /* Yellow has three in the first column: no playout is needed to stop that. */
    static const Move moves[] = {0, 1, 0, 2, 0};
    for (int i = 0; i < 5; i++)
        fixture_play(&f, moves[i]);
    report = fixture_run(&f);
    assert_true(report->playouts == 0);
    assert_int_equal(report->best, 0);
    fixture_close(&f);
}

static void test_standard_error(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "uct(sims=2000)");
    const Report *report = fixture_run(&f);
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = &report->rows[i];
        if (row->effort < 50) continue;
        /* Rewards of +-1, with hardly a draw: the variance is 1 - mean^2. */
        double mean = row->value / 100, variance = (1 - mean * mean) / row->effort;
        double squared = row->error * row->error / 10000;
        assert_true(squared > 0.8 * variance && squared < 1.1 * variance);
    }
    fixture_close(&f);
}

static void test_export(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "uct(sims=3000)");
    fixture_run(&f);
    double min = 1e9;
    Tree *tree = tree_new(4000);
    f.it.search->def->tree(f.it.search, &tree->trace, 60);
    int count = tree->count;
    assert_in_range(count, 30, 61);
    assert_true(tree->nodes[0].effort == 3000);
    for (int i = 1; i < count; i++) {
        const TreeNode *node = &tree->nodes[i];
        assert_false(node->open);
        assert_true(node->effort >= 1 && node->effort <= tree->nodes[node->parent].effort);
        if (node->effort < min) min = node->effort;
    }
    /* Best first: whoever is left out was visited no more often than who is in. */
    Tree *all = tree_new(100000);
    f.it.search->def->tree(f.it.search, &all->trace, 100000);
    int more = 0;
    for (int i = 1; i < all->count; i++)
        more += all->nodes[i].effort > min;
    assert_true(all->count > 2000 && more <= count - 1);
    tree_free(tree);
    tree_free(all);
    fixture_close(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_proofs_are_true),
        cmocka_unit_test(test_solved_boards),
        cmocka_unit_test(test_unknown_lengths),
        cmocka_unit_test(test_means_converge),
        cmocka_unit_test(test_dice),
        cmocka_unit_test(test_tuned_is_thrifty),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_retune),
        cmocka_unit_test(test_reflex_tuned),
        cmocka_unit_test(test_reward_range),
        cmocka_unit_test(test_document),
        cmocka_unit_test(test_standard_error),
        cmocka_unit_test(test_export),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
