/* Tron: rules of riders who meet and go out, teleports, stairs, wraps, symmetry. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "riders.h"

static void legal(Table *t, const char *letters) {
    Move moves[8];
    int count = t->game->moves(t->game->rules, t->state, moves);
    assert_int_equal(count, strlen(letters));
    for (int i = 0; i < count; i++) {
        char text[8];
        Writer writer;
        writer_fixed(&writer, text, sizeof text);
        game_move_text(t->game, t->state, moves[i], &writer);
        assert_int_equal(text[0], letters[i]);
    }
}

static void results(Table *t, int count, const double *expected) {
    assert_int_equal(t->game->status(t->game->rules, t->state), OVER);
    assert_int_equal(t->game->players, count);
    for (int i = 0; i < count; i++)
        if (__builtin_fabs(t->game->result(t->game->rules, t->state, i) - expected[i]) > 1e-12)
            fail_msg("%s: result of rider %d is %g", table_position(t), i + 1,
                     t->game->result(t->game->rules, t->state, i));
}
#define RESULTS(t, ...)                                                 \
    results(t, (int)(sizeof((double[]){__VA_ARGS__}) / sizeof(double)), \
            (const double[]){__VA_ARGS__})

/* ---- rules ----------------------------------------------------------------------------------- */

static void steps_of_one_rider_are_points(void **) {
    Table *t = table_new("1../.#.", "");
    assert_int_equal(t->game->traits, TRAIT_SOLO | TRAIT_POINTS);
    legal(t, "rd");
    table_play(t, "rrd");
    RESULTS(t, 3);
    assert_string_equal(table_position(t), "***/.#1 | 1@0,1 out:1=0");
    table_free(t);
}

static void the_documents_box_is_its_own(void **) {
    Arena *arena = arena_new((size_t)16 << 20);
    const Game *game = test_game("tron(preset=document)", arena);
    assert_int_equal(game->state_size, 56); /* 165 cells and a wall are 3 words */
    assert_int_equal(game->cells, 13 * 17);
    char text[60];
    Writer writer;
    writer_fixed(&writer, text, sizeof text);
    game->repr(game->rules, &writer);
    assert_string_equal(text, "Game(13x17, 3, 5)");
    arena_free(arena);
}

static void riders_who_meet_are_both_out(void **) {
    Table *t = table_new("...../1...2/.....", "");
    table_play(t, "rl");
    assert_string_equal(table_position(t), "...../*1.2+/..... | 1@0,1 2@4,1");
    table_play(t, "rl");
    RESULTS(t, 0, 0);
    assert_string_equal(table_position(t), "...../*1.2+/..... | 1@0,1 2@4,1 out:1=0 out:2=0");
    table_free(t);
}

static void who_cannot_move_is_out(void **) {
    Table *t = table_new("1.#/..2", "");
    legal(t, "rd");
    table_play(t, "dl"); /* rider 1 goes below, rider 2 beside him: only rider 2 has a way out */
    RESULTS(t, -1, 1);
    table_free(t);
    t = table_new("1./.2", "");
    table_play(t, "dl"); /* both to the same cell */
    RESULTS(t, 0, 0);
    table_free(t);
    t = table_new("1./.2", "");
    table_play(t, "ru");
    RESULTS(t, 0, 0);
    table_free(t);
    t = table_new("1./.2", "");
    table_play(t, "rl"); /* nobody has a free cell left */
    RESULTS(t, 0, 0);
    table_free(t);
}

/* A head-on meeting of two leaves the third as the winner, though he is stuck as well. */
static void the_last_one_who_rides_wins(void **) {
    Table *t = table_new("1.2#/###3/###.", "");
    table_play(t, "rld");
    RESULTS(t, -0.5, -0.5, 1);
    table_free(t);
}

static void ranks_are_shared_by_who_goes_at_once(void **) {
    /* Rider 4 is cut off first, then 1 and 2 meet, then 3 is alone. */
    Table *t = table_new("1...2/#####/3..../#####/4.###", "");
    table_play(t, "rlrr");
    assert_true(t->game->status(t->game->rules, t->state) == ONGOING);
    assert_int_equal(t->game->pending(t->game->rules, t->state), 0);
    table_play(t, "rlr");
    RESULTS(t, -1.0 / 3 + 1.0 / 3, 0, 1, -1);
    table_free(t);
}

static void nobody_sees_the_choices_of_others(void **) {
    Table *t = table_new("1...2/.....", "");
    table_play(t, "r");
    assert_int_equal(t->game->pending(t->game->rules, t->state), 1);
    assert_string_equal(table_position(t), "1...2/..... | choice:1=r");
    t->game->observe(t->game->rules, t->state, t->state, 1);
    assert_string_equal(table_position(t), "1...2/..... | turn:2");
    table_play(t, "dr");
    assert_string_equal(table_position(t), "*1..+/....2 | 1@0,1 2@4,1");
    table_free(t);
}

static void riders_in_turn_go_out_in_turn(void **) {
    Table *t = table_new("1.#/#.2", ",order=alternating");
    table_play(t, "r");
    assert_int_equal(t->game->mover(t->game->rules, t->state), 1);
    table_play(t, "l"); /* takes the only cell that rider 1 had */
    RESULTS(t, -1, 1);
    table_free(t);
}

static void trails_stay_or_vanish(void **) {
    const char *map = "1..2#/#####/#####/3....";
    Table *t = table_new(map, "");
    table_play(t, "rlr"); /* 1 and 2 have no free cell left */
    RESULTS(t, -0.5, -0.5, 1);
    assert_string_equal(table_position(t),
                        "*12+#/#####/#####/=3... | 1@0,3 2@3,3 3@0,0 out:1=1 out:2=1");
    table_free(t);
    t = table_new(map, ",trail=vanishes");
    table_play(t, "rlr");
    assert_string_equal(table_position(t),
                        "....#/#####/#####/=3... | 1@0,3 2@3,3 3@0,0 out:1=1 out:2=1");
    table_free(t);
}

static void crashing_is_legal_where_it_is_asked_for(void **) {
    Table *t = table_new("1../...", ",crash=yes");
    legal(t, "lurd");
    table_play(t, "rl");
    RESULTS(t, 1);
    table_free(t);
    t = table_new("1..2", ",crash=yes");
    table_play(t, "lr");
    RESULTS(t, 0, 0);
    table_free(t);
    t = table_new("1...2", ",crash=yes");
    table_play(t, "ul");
    RESULTS(t, -1, 1);
    table_free(t);
}

/* ---- the graph ------------------------------------------------------------------------------- */

static void teleports_take_both_ends(void **) {
    Table *t = table_new("1a./###/.a.", "");
    table_play(t, "r");
    /* He stands on the far end; the near one is taken, too. */
    assert_string_equal(table_position(t), "**./###/.1. | 1@0,2 a@1,0 a@1,2");
    legal(t, "lr");
    table_play(t, "r");
    RESULTS(t, 2);
    assert_string_equal(table_position(t), "**./###/.*1 | 1@0,2 a@1,0 a@1,2 out:1=0");
    table_free(t);
}

static void both_ends_at_once_are_a_meeting(void **) {
    Table *t = table_new("1a.../####./2a...", "");
    table_play(t, "rr");
    RESULTS(t, 0, 0);
    assert_string_equal(table_position(t), "1a.../####./2a... | out:1=0 out:2=0");
    table_free(t);
    /* One of them enters, the other finds his end taken in the next step. */
    t = table_new("1a.../##.#./.2.a.", "");
    table_play(t, "rr");
    table_play(t, "r");
    legal(t, "u");
    table_free(t);
}

static void stairs_join_floors(void **) {
    Table *t = table_new("1A./...//.A./.B.//.B./...", "");
    assert_int_equal(t->game->max_moves, 6);
    legal(t, "rd");
    table_play(t, "r");
    legal(t, "rd>");
    table_play(t, ">");
    assert_string_equal(table_position(t), "**./...//.1./.B.//.B./... | 1@0,1,1 A@1,1,1 A@1,1,2");
    legal(t, "lrd");
    table_play(t, "d>");
    legal(t, "lrd");
    table_play(t, "dlu");
    legal(t, "");
    RESULTS(t, 7);
    table_free(t);
    t = table_new("..//A1//A.", ""); /* stairs lead to the next floor that has them */
    table_play(t, "l");
    legal(t, ">");
    table_free(t);
    t = table_new(".A/..//##/##//1A/..", "");
    table_play(t, "r");
    legal(t, "d<");
    table_play(t, "<");
    assert_string_equal(table_position(t), ".1/..//##/##//**/.. | 1@0,1,3 A@1,1,1 A@1,1,3");
    table_free(t);
}

static void edges_can_be_glued(void **) {
    Table *t = table_new("...../1...2/.....", ",wrap=sides");
    legal(t, "urd");
    table_play(t, "r");
    legal(t, "lud");
    table_free(t);
    t = table_new("1../.../...", ",wrap=torus");
    legal(t, "lurd");
    table_play(t, "l");
    assert_string_equal(table_position(t), "*.1/.../... | 1@0,2");
    table_play(t, "u");
    assert_string_equal(table_position(t), "*.*/.../..1 | 1@0,2");
    table_free(t);
    t = table_new("1../.../...", ",wrap=ends");
    legal(t, "urd");
    table_free(t);
}

/* ---- symmetry, order of riders --------------------------------------------------------------- */

/* The same game on a map turned by half and with the riders' numbers exchanged ends the same
 * way. */
static void symmetric_maps_give_symmetric_results(void **) {
    static const int turned[6] = {2, 3, 0, 1, 4, 5};
    static const char *const specs[] = {"tron", "tron(preset=room)", "tron(preset=duel,wrap=torus)",
                                        "tron(preset=teleports)"};
    for (int which = 0; which < 4; which++) {
        Arena *arena = arena_new((size_t)16 << 20);
        const Game *game = test_game(specs[which], arena);
        void *state = arena_alloc(arena, game->state_size, NULL);
        void *other = arena_alloc(arena, game->state_size, NULL);
        for (uint64_t index = 0; index < 40; index++) {
            Rng rng = rng_stream(3, index);
            game->start(game->rules, state);
            game->start(game->rules, other);
            while (game->status(game->rules, state) == ONGOING) {
                Move moves[8], chosen[2], legal_now[8];
                for (int rider = 0; rider < 2; rider++) {
                    int count = game->moves(game->rules, state, moves);
                    chosen[rider] = moves[rng_below(&rng, (uint32_t)count)];
                    game->play(game->rules, state, state, chosen[rider]);
                }
                for (int rider = 0; rider < 2; rider++) {
                    Move move = (Move)turned[chosen[1 - rider]];
                    assert_true(game_legal(game, other, move, legal_now));
                    game->play(game->rules, other, other, move);
                }
                assert_int_equal(game->status(game->rules, state),
                                 game->status(game->rules, other));
            }
            assert_true(game->result(game->rules, state, 0) == game->result(game->rules, other, 1));
        }
        arena_free(arena);
    }
}

/* Riders of an arena numbered otherwise: same choices, same ranks. */
static void numbers_of_riders_do_not_matter(void **) {
    static const char *const maps[2] = {"1.....2/......./..#..../......./3.....4",
                                        "3.....1/......./..#..../......./4.....2"};
    static const int renamed[4] = {2, 0, 3, 1}; /* rider of the first map -> of the second */
    for (uint64_t index = 0; index < 60; index++) {
        Table *t[2];
        Rng rng = rng_stream(5, index);
        for (int i = 0; i < 2; i++)
            t[i] = table_new(maps[i], index & 1 ? ",trail=vanishes" : "");
        while (t[0]->game->status(t[0]->game->rules, t[0]->state) == ONGOING) {
            Move chosen[4] = {0}, moves[8];
            do {
                int rider = t[0]->game->mover(t[0]->game->rules, t[0]->state);
                int count = t[0]->game->moves(t[0]->game->rules, t[0]->state, moves);
                chosen[renamed[rider]] = moves[rng_below(&rng, (uint32_t)count)];
                t[0]->game->play(t[0]->game->rules, t[0]->state, t[0]->state,
                                 chosen[renamed[rider]]);
            } while (t[0]->game->status(t[0]->game->rules, t[0]->state) == ONGOING &&
                     t[0]->game->pending(t[0]->game->rules, t[0]->state) > 0);
            do {
                int rider = t[1]->game->mover(t[1]->game->rules, t[1]->state);
                t[1]->game->play(t[1]->game->rules, t[1]->state, t[1]->state, chosen[rider]);
            } while (t[1]->game->status(t[1]->game->rules, t[1]->state) == ONGOING &&
                     t[1]->game->pending(t[1]->game->rules, t[1]->state) > 0);
        }
        assert_int_equal(t[1]->game->status(t[1]->game->rules, t[1]->state), OVER);
        for (int rider = 0; rider < 4; rider++)
            assert_true(t[0]->game->result(t[0]->game->rules, t[0]->state, rider) ==
                        t[1]->game->result(t[1]->game->rules, t[1]->state, renamed[rider]));
        table_free(t[0]);
        table_free(t[1]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_of_one_rider_are_points),
        cmocka_unit_test(the_documents_box_is_its_own),
        cmocka_unit_test(riders_who_meet_are_both_out),
        cmocka_unit_test(who_cannot_move_is_out),
        cmocka_unit_test(the_last_one_who_rides_wins),
        cmocka_unit_test(ranks_are_shared_by_who_goes_at_once),
        cmocka_unit_test(nobody_sees_the_choices_of_others),
        cmocka_unit_test(riders_in_turn_go_out_in_turn),
        cmocka_unit_test(trails_stay_or_vanish),
        cmocka_unit_test(crashing_is_legal_where_it_is_asked_for),
        cmocka_unit_test(teleports_take_both_ends),
        cmocka_unit_test(both_ends_at_once_are_a_meeting),
        cmocka_unit_test(stairs_join_floors),
        cmocka_unit_test(edges_can_be_glued),
        cmocka_unit_test(symmetric_maps_give_symmetric_results),
        cmocka_unit_test(numbers_of_riders_do_not_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
