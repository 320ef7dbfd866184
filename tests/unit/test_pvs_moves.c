/* pvs: the switches that only change the order of moves, or remember them, never change a value;
 * those that leave moves out never claim a proof that is none. */
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

enum { ALL = 1 << 30, STEPS = 100000 };

typedef struct Fixture {
    Arena *arena;
    const Game *game;
    void *state, *next;
} Fixture;

static void set_up(Fixture *f, const char *game) {
    f->arena = arena_new(1 << 22);
    f->game = test_game(game, f->arena);
    f->state = arena_alloc(f->arena, f->game->state_size, NULL);
    f->next = arena_alloc(f->arena, f->game->state_size, NULL);
}

/* What a player says of a state. */
typedef struct Answer {
    double value, nodes, remembered;
    Proven proven;
} Answer;

static Answer ask(Fixture *f, const char *spec) {
    TestSearch it;
    test_search_open(&it, f->game, spec);
    assert_int_equal(test_search_run(&it, f->state, ALL, NULL, STEPS), STEP_DONE);
    const Report *report = test_search_report(&it);
    Answer answer = {report->value, report->nodes, -1, report->proven};
    for (int i = 0; i < report->counters; i++)
        if (strcmp(report->counter[i].name, "move_cache") == 0)
            answer.remembered = report->counter[i].value;
    test_search_close(&it);
    return answer;
}

static const char *const switches[] = {"cache=1",
                                       "killers=no",
                                       "history=no",
                                       "rate=no",
                                       "rate=coarse",
                                       "defer=no",
                                       "sort=1",
                                       "table=0",
                                       "scout=no",
                                       "aspiration=no",
                                       "reflex=no",
                                       "width=4096",
                                       "sort=2,cache=1,killers=no"};

static void test_same_values(void **) {
    static const char *const games[] = {"amazons(preset=4x4)", "amazons(columns=5,rows=4,queens=2)",
                                        "connect4"};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        Fixture f;
        set_up(&f, games[g]);
        Rng rng = rng_stream(5, g);
        for (int i = 0; i < 3; i++) {
            test_search_state(f.game, &rng, 2 + i, f.state);
            double value = ask(&f, "pvs(depth=3,solve=no)").value;
            for (size_t s = 0; s < sizeof switches / sizeof *switches; s++) {
                char spec[80] = "pvs(depth=3,solve=no,";
                strcat(strcat(spec, switches[s]), ")");
                Answer answer = ask(&f, spec);
                /* A forced line is looked at to its end with reflexes only. */
                if (strcmp(switches[s], "reflex=no") != 0 || g < 2)
                    assert_true(answer.value == value);
            }
        }
        arena_free(f.arena);
    }
}

/* The document's move cache: asked for the same lists, iteration after iteration, and right. */
static void test_move_cache(void **) {
    Fixture f;
    set_up(&f, "amazons(preset=4x4)");
    f.game->start(f.game->rules, f.state);
    Answer with = ask(&f, "pvs(depth=3,cache=8)"), without = ask(&f, "pvs(depth=3)");
    assert_true(with.remembered > 0 && without.remembered < 0);
    assert_true(with.nodes == without.nodes && with.value == without.value);
    arena_free(f.arena);
}

/* A narrow search leaves out moves that save the game; it must not call it lost. */
static void test_narrow_proofs(void **) {
    static const char *const specs[] = {"pvs(solve=no,width=1)", "pvs(width=2,sort=1,reduce=1)",
                                        "pvs(solve=no,width=3,eval=outcome)"};
    Fixture f;
    set_up(&f, "amazons(columns=4,rows=3,queens=1)");
    Rng rng = rng_stream(9, 0);
    int proofs = 0;
    for (int i = 0; i < 12; i++) {
        test_search_state(f.game, &rng, 3, f.state);
        double result = test_exact(f.game, f.state);
        for (size_t s = 0; s < sizeof specs / sizeof *specs; s++) {
            Answer answer = ask(&f, specs[s]);
            if (answer.proven == PROVEN_NONE) continue;
            proofs++;
            assert_int_equal(answer.proven, result > 0 ? PROVEN_WIN : PROVEN_LOSS);
        }
    }
    assert_true(proofs > 0);
    arena_free(f.arena);
}

/* Fewer moves, fewer nodes. */
static void test_narrow_is_smaller(void **) {
    Fixture f;
    set_up(&f, "amazons(preset=6x6)");
    f.game->start(f.game->rules, f.state);
    Answer wide = ask(&f, "pvs(depth=2)"), narrow = ask(&f, "pvs(depth=2,width=5)");
    assert_true(narrow.nodes < wide.nodes);
    arena_free(f.arena);
}

/* Queens alone in their region come last in the rating, arrows next to an enemy first. */
static void test_rating(void **) {
    Fixture f;
    set_up(&f, "amazons(columns=5,rows=4,queens=2)");
    Err err;
    /* White's queen on a1 is alone behind arrows; that on d1 faces Black's on e4. */
    assert_true(f.game->position_read(f.game->rules, f.state, ".xB.B/.xx../.x.../Wx.W. w", &err));
    Move *moves = ARENA_NEW(f.arena, Move, f.game->max_moves, NULL);
    int32_t *rates = ARENA_NEW(f.arena, int32_t, f.game->max_moves, NULL);
    int count = f.game->moves(f.game->rules, f.state, moves), alone = 0, near = 0;
    f.game->rate(f.game->rules, f.state, moves, count, rates);
    for (int i = 0; i < count; i++) {
        int part[MAX_CLICKS];
        f.game->path(f.game->rules, f.state, moves[i], 0, part);
        assert_int_equal(rates[i] < RATE_LAST / 2, part[0] == 0);
        alone += part[0] == 0;
        near += rates[i] > 0;
        /* the partial position is the whole one without its arrow */
        f.game->partial(f.game->rules, f.next, f.state, moves[i]);
        assert_true(f.game->mover(f.game->rules, f.next) != f.game->mover(f.game->rules, f.state));
    }
    assert_true(alone > 0 && near > 0 && alone < count);
    arena_free(f.arena);
}

/* rate=coarse: what is rated above 0 comes first, in the order of the rules, as in the Amazons
 * report. The k-th move tried is the one being examined when a limit of k nodes comes. */
static void test_coarse_rating(void **) {
    Fixture f;
    set_up(&f, "amazons(preset=6x6-one)");
    f.game->start(f.game->rules, f.state);
    Move *moves = ARENA_NEW(f.arena, Move, f.game->max_moves, NULL);
    Move *wanted = ARENA_NEW(f.arena, Move, f.game->max_moves, NULL);
    int32_t *rates = ARENA_NEW(f.arena, int32_t, f.game->max_moves, NULL);
    int count = f.game->moves(f.game->rules, f.state, moves), at = 0, good = 0;
    f.game->rate(f.game->rules, f.state, moves, count, rates);
    for (int later = 0; later < 2; later++)
        for (int i = 0; i < count; i++)
            if ((rates[i] > 0) != later) wanted[at++] = moves[i];
    for (int i = 0; i < count; i++)
        good += rates[i] > 0;
    assert_true(good > 10 && good < count - 10);
    for (int k = 1; k < count; k++) {
        char spec[80];
        TestSearch it;
        snprintf(spec, sizeof spec, "pvs(preset=tournament,time=0s,nodes=%d)", k);
        test_search_open(&it, f.game, spec);
        search_begin(it.search, f.state);
        search_step(it.search, k);
        assert_true(test_search_report(&it)->best == wanted[k]);
        test_search_close(&it);
    }
    arena_free(f.arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_values),   cmocka_unit_test(test_move_cache),
        cmocka_unit_test(test_narrow_proofs), cmocka_unit_test(test_narrow_is_smaller),
        cmocka_unit_test(test_rating),        cmocka_unit_test(test_coarse_rating)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
