/* uct where all choose at once: mixed strategies, in every way of choosing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "fixture.h"
#include "searches.h"

/* ---- one round of rock, paper, scissors, in which rock against scissors counts double -------- */

typedef struct Hands {
    uint8_t shown[2]; /* 0 = not yet, else 1 + hand */
    uint8_t first, zero;
} Hands;

static void hands_start(const Rules *, void *state) {
    memset(state, 0, sizeof(Hands));
}

static int hands_mover(const Rules *, const void *state) {
    const Hands *h = state;
    return h->shown[h->first] ? 1 - h->first : h->first;
}

static Status hands_status(const Rules *, const void *state) {
    const Hands *h = state;
    return h->shown[0] && h->shown[1] ? OVER : ONGOING;
}

static int hands_moves(const Rules *rules, const void *state, Move *out) {
    if (hands_status(rules, state) == OVER) return 0;
    for (Move hand = 0; hand < 3; hand++)
        out[hand] = hand;
    return 3;
}

static Status hands_play(const Rules *rules, void *to, const void *from, Move move) {
    Hands h = *(const Hands *)from;
    h.shown[hands_mover(rules, from)] = (uint8_t)(move + 1);
    *(Hands *)to = h;
    return hands_status(rules, to);
}

static double hands_result(const Rules *, const void *state, int player) {
    /* rock, paper, scissors against the same */
    static const double pays[3][3] = {{0, -0.5, 1}, {0.5, 0, -0.5}, {-1, 0.5, 0}};
    const Hands *h = state;
    double pay = pays[h->shown[0] - 1][h->shown[1] - 1];
    return player ? -pay : pay;
}

static int hands_pending(const Rules *rules, const void *state) {
    const Hands *h = state;
    (void)rules;
    return hands_status(rules, state) == OVER ? 0 : (h->shown[0] != 0) + (h->shown[1] != 0);
}

static void hands_observe(const Rules *, void *to, const void *, int player) {
    *(Hands *)to = (Hands){.first = (uint8_t)player};
}

static void hands_text(const Rules *, const void *, Move move, Writer *writer) {
    write_int(writer, move);
}

static bool hands_setup(Rules *, Game *out, Err *) {
    out->traits = TRAIT_SIMULTANEOUS | TRAIT_TWO_PLAYER;
    out->players = 2;
    out->max_moves = 3;
    out->max_plies = 2;
    out->state_size = sizeof(Hands);
    out->start = hands_start;
    out->mover = hands_mover;
    out->moves = hands_moves;
    out->play = hands_play;
    out->status = hands_status;
    out->result = hands_result;
    out->move_text = hands_text;
    out->pending = hands_pending;
    out->observe = hands_observe;
    return true;
}

static const GameDef hands = {.row = {.name = "hands", .doc = "Show a hand."},
                              .setup = hands_setup};

static double efforts(const Report *report) {
    double sum = 0;
    for (int i = 0; i < report->count; i++)
        sum += report->rows[i].effort;
    return sum;
}

/* ---- simultaneous moves ---------------------------------------------------------------------- */

static void test_pennies_mix(void **) {
    for (int seat = 0; seat < 2; seat++) {
        Fixture f;
        fixture_open(&f, "pennies(preset=single)", "uct(sims=20000)");
        game_observe(f.game, f.state, f.state, seat);
        const Report *report = fixture_run(&f);
        assert_int_equal(report->count, 2);
        for (int i = 0; i < 2; i++) {
            assert_in_range(report->rows[i].effort, 8000, 12000);
            assert_true(report->rows[i].value > -10 && report->rows[i].value < 10);
        }
        assert_true(efforts(report) == 20000);
        fixture_close(&f);
    }
}

static void test_three_pennies(void **) {
    Fixture f;
    fixture_open(&f, "pennies(players=3,rounds=3)", "uct(sims=5000)");
    const Report *report = fixture_run(&f);
    assert_true(report->has_vector);
    double sum = report->vector[0] + report->vector[1] + report->vector[2];
    assert_true(sum > -1e-6 && sum < 1e-6);
    assert_true(fixture_counter(report, "tree_nodes") >=
                9); /* the root and the 8 joint choices below */
    fixture_close(&f);
}

static void test_mixed_final_move(void **) {
    int heads = 0;
    Fixture f;
    fixture_open(&f, "pennies(preset=single)", "uct(sims=500,mix=yes)");
    for (int seed = 0; seed < 60; seed++) {
        char text[16];
        snprintf(text, sizeof text, "%d", seed);
        Err err;
        test_search_set(&f.it, "seed", text);
        assert_true(search_retune(f.it.search, &err));
        heads += fixture_run(&f)->best == 0;
    }
    assert_in_range(heads, 15, 45);
    fixture_close(&f);
}

/* ---- memory, reuse, limits ------------------------------------------------------------------- */

/* In equilibrium rock and scissors are shown one time in four each, paper two times. */
static void test_regret_finds_the_mixture(void **) {
    static const double mixture[3] = {25, 50, 25};
    for (int player = 0; player < 2; player++) {
        Fixture f;
        fixture_open_def(&f, &hands, "uct(select=regret,sims=40000)");
        ((Hands *)(void *)f.state)->first = (uint8_t)player;
        const Report *report = fixture_run(&f);
        assert_true(report->value > -4 && report->value < 4);
        assert_false(report->mixed);
        for (int i = 0; i < 3; i++) {
            assert_true(report->rows[i].score > mixture[i] - 6);
            assert_true(report->rows[i].score < mixture[i] + 6);
        }
        fixture_close(&f);
    }
}

/* The final move is drawn from the average strategy. */
static void test_regret_is_mixed(void **) {
    int count[3] = {0};
    Fixture f;
    fixture_open_def(&f, &hands, "uct(select=regret,sims=2000,mix=yes)");
    for (int seed = 1; seed <= 200; seed++) {
        char text[16];
        snprintf(text, sizeof text, "%d", seed);
        test_search_set(&f.it, "seed", text);
        Err err;
        assert_true(search_retune(f.it.search, &err));
        count[fixture_run(&f)->best]++;
    }
    assert_in_range(count[0], 20, 85);
    assert_in_range(count[1], 60, 140);
    assert_in_range(count[2], 20, 85);
    fixture_close(&f);
}

/* What the move is drawn from is told: the average strategy, or else the shares of the visits, also
 * where several trees are added up. */
static void test_the_mixture_is_told(void **) {
    static const char *const specs[] = {"uct(select=regret,sims=2000,mix=yes)",
                                        "uct(select=regret,sims=2000,mix=yes,trees=2)",
                                        "uct(sims=2000,mix=yes)", "uct(sims=2000,mix=yes,trees=2)"};
    for (int i = 0; i < 4; i++) {
        Fixture f;
        fixture_open_def(&f, &hands, specs[i]);
        const Report *report = fixture_run(&f);
        double sum = 0, visits = 0;
        for (int row = 0; row < 3; row++)
            visits += report->rows[row].effort;
        assert_true(report->mixed);
        for (int row = 0; row < 3; row++) {
            const MoveReport *one = &report->rows[row];
            double part = i < 2 ? one->score / 100 : one->effort / visits;
            assert_true(one->mix > part - 1e-9 && one->mix < part + 1e-9);
            sum += one->mix;
        }
        assert_true(sum > 1 - 1e-9 && sum < 1 + 1e-9);
        fixture_close(&f);
    }
}

/* A position of Tron without a pure solution: its value for rider 1 is -1/2, that of the best pure
 * choice -1. */
static void test_half_lost(void **) {
    static const char *const specs[] = {"uct(select=regret,sims=150000,seed=%d)",
                                        "uct(select=ucb1,c=1,sims=150000,seed=%d)"};
    for (int i = 0; i < 2; i++) {
        Fixture f;
        char spec[80];
        snprintf(spec, sizeof spec, specs[i], 2);
        fixture_open(&f, "tron(map=5x5-.12-2.7-1)", spec);
        const Report *report = fixture_run(&f);
        assert_int_equal(report->count, 2);
        assert_true(report->value > -65 && report->value < -25);
        assert_true(report->rows[0].score > 5 || i == 1); /* neither way is left out */
        assert_true(report->rows[1].score > 5 || i == 1);
        fixture_close(&f);
    }
}

/* Every way to choose finds the win, in games in turn and in rounds, for two and for more. */
static void test_selections(void **) {
    static const char *const selects[] = {"ucb1", "tuned", "regret"};
    for (int i = 0; i < 3; i++) {
        char spec[80];
        Fixture f;
        snprintf(spec, sizeof spec, "uct(select=%s,sims=3000,solve=no)", selects[i]);
        fixture_open(&f, "connect4(rows=4,cols=4,align=3)", spec);
        assert_true(fixture_run(&f)->value > 50); /* the first side wins */
        fixture_close(&f);
        /* Three riders: two next to each other, the third alone has the better part. */
        fixture_open(&f, "tron(map=7x3--1.5-2_4.3-3.2)", spec);
        const Report *report = fixture_run(&f);
        assert_true(report->has_vector);
        double sum = 0;
        for (int rider = 0; rider < 3; rider++) {
            assert_true(report->vector[rider] >= -100 && report->vector[rider] <= 100);
            sum += report->vector[rider];
        }
        assert_true(sum > -1e-6 && sum < 1e-6);
        fixture_close(&f);
        /* A corridor with a dead end: to the right there is room. */
        fixture_open(&f, "tron(map=9x3-.2-1.6_9.8-2)", spec);
        assert_int_equal(fixture_run(&f)->best, 2);
        fixture_close(&f);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pennies_mix),         cmocka_unit_test(test_three_pennies),
        cmocka_unit_test(test_mixed_final_move),    cmocka_unit_test(test_regret_finds_the_mixture),
        cmocka_unit_test(test_the_mixture_is_told), cmocka_unit_test(test_regret_is_mixed),
        cmocka_unit_test(test_half_lost),           cmocka_unit_test(test_selections),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
