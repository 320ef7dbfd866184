/* Whole rounds: all choose before anything is seen, choices made ahead wait, people go straight
 * on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "heard.h"

static void open_with(Heard *heard, RowSet *set, const Row **rows, const char *first) {
    test_game_set(set, rows);
    heard_open(heard, set, true);
    heard_ok(heard, first);
    heard_ok(heard, "json on");
}

static void plays_all_choices(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(preset=three)");
    heard_ok(&heard, "players human random human");
    heard_ok(&heard, "round heads tails");
    heard_has(&heard, "\"type\":\"round\"");
    heard_has(&heard, "\"moves\":[\"heads\",");
    heard_has(&heard, ",\"tails\"]");
    heard_has(&heard, "\"players\":[null,{\"ms\":");
    heard_ok(&heard, "show");
    heard_has(&heard, "\"moves_played\":[\"heads\",");
    heard_has(&heard, "\"mover\":0");
    heard_close(&heard);
}

/* Without a word, or with "-", a person does again what it did last; at first the first move. */
static void people_go_straight_on(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(rounds=9)");
    heard_ok(&heard, "players human human");
    heard_ok(&heard, "round");
    heard_has(&heard, "\"moves\":[\"heads\",\"heads\"]");
    heard_ok(&heard, "round - tails");
    heard_has(&heard, "\"moves\":[\"heads\",\"tails\"]");
    heard_ok(&heard, "round tails");
    heard_has(&heard, "\"moves\":[\"tails\",\"tails\"]");
    heard_ok(&heard, "round");
    heard_has(&heard, "\"moves\":[\"tails\",\"tails\"]");
    heard_close(&heard);
}

static void choices_made_ahead_wait(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(rounds=9)");
    heard_ok(&heard, "players human uct(sims=50)");
    heard_ok(&heard, "round ahead");
    heard_has(&heard, "\"type\":\"round\"");
    heard_lacks(&heard, "\"moves\"");
    heard_ok(&heard, "show");
    heard_has(&heard, "\"moves_played\":[]");
    /* The choice is there: the next line plays without another search. */
    heard_ok(&heard, "round tails");
    heard_lacks(&heard, "\"started\"");
    heard_has(&heard, "\"moves\":[\"tails\",");
    /* It is good for one round only. */
    heard_ok(&heard, "round heads");
    heard_has(&heard, "\"started\"");
    heard_has(&heard, "\"moves\":[\"heads\",");
    heard_close(&heard);
}

/* Who is still thinking when the round is played chooses at once. */
static void a_round_waits_for_nobody(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(rounds=9)");
    heard_ok(&heard, "players human uct(sims=1000000000)");
    heard_start(&heard, "round ahead");
    assert_int_equal(ply_pump(heard.session, 1), PLY_BUSY);
    heard_start(&heard, "round tails");
    heard_has(&heard, "\"moves\":[\"tails\",");
    /* A time limit does the same. */
    heard_ok(&heard, "round tails time=20ms");
    heard_has(&heard, "\"moves\":[\"tails\",");
    heard_close(&heard);
}

/* A rider that has had no time to think rides straight on as long as that is open, then where it is
 * safest: it runs into no wall while there is another way, though that is a legal move. */
static void who_is_late_goes_straight_on(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_ok(&heard, "new tron(crash=yes)");
    heard_ok(&heard, "json on");
    heard_ok(&heard, "players uct(sims=1000000000) uct(sims=1000000000)");
    heard_ok(&heard, "play d u");
    for (int round = 1; round < 40; round++) {
        heard_ok(&heard, "round time=0.0000001");
        heard_has(&heard, "\"late\":true");
        if (round < 12) heard_has(&heard, "\"moves\":[\"d\",\"u\"]");
    }
    heard_ok(&heard, "show");
    heard_has(&heard, "\"status\":\"ongoing\"");
    /* Who has had time, or needs none, is not late. */
    heard_ok(&heard, "new tron(crash=yes)");
    heard_ok(&heard, "players uct(sims=1000) random");
    heard_ok(&heard, "round time=60s");
    heard_lacks(&heard, "late");
    heard_close(&heard);
}

/* Choices belong to one position: another one throws them away. */
static void a_change_forgets_choices(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(rounds=9)");
    heard_ok(&heard, "players human uct(sims=50)");
    heard_ok(&heard, "round ahead");
    heard_ok(&heard, "play heads heads");
    heard_ok(&heard, "round tails");
    heard_has(&heard, "\"started\"");
    heard_ok(&heard, "round ahead");
    heard_ok(&heard, "new pennies(preset=three)");
    heard_ok(&heard, "players human uct(sims=50) human");
    heard_ok(&heard, "round tails heads");
    heard_has(&heard, "\"started\"");
    heard_start(&heard, "players human uct(sims=1000000000) human");
    heard_start(&heard, "round ahead");
    assert_int_equal(ply_pump(heard.session, 1), PLY_BUSY);
    heard_start(&heard, "restart");
    heard_has(&heard, "\"type\":\"cancelled\"");
    heard_close(&heard);
}

/* They are those of the players who sat there: others choose anew. */
static void other_players_choose_themselves(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(rounds=9)");
    heard_ok(&heard, "players human uct(sims=50)");
    heard_ok(&heard, "round ahead");
    heard_ok(&heard, "players uct(sims=50) human");
    heard_ok(&heard, "round tails");
    heard_has(&heard, ",\"tails\"]");
    heard_ok(&heard, "round ahead");
    heard_ok(&heard, "players human human");
    heard_ok(&heard, "round heads tails");
    heard_has(&heard, "\"moves\":[\"heads\",\"tails\"]");
    /* Who still thinks for them is stopped. */
    heard_ok(&heard, "players human uct(sims=1000000000)");
    heard_start(&heard, "round ahead");
    assert_int_equal(ply_pump(heard.session, 1), PLY_BUSY);
    heard_start(&heard, "players uct(sims=50) human");
    heard_ok(&heard, "round heads");
    heard_has(&heard, "\"reason\":\"other players sit there\"");
    heard_has(&heard, ",\"heads\"]");
    heard_close(&heard);
}

static void refuses_what_is_no_move(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(preset=single)");
    heard_ok(&heard, "players human random");
    heard_refused(&heard, "round edge");
    heard_has(&heard, "\\\"edge\\\" is no legal move.");
    heard_refused(&heard, "round heads tails");
    heard_has(&heard, "one word too many");
    heard_ok(&heard, "show");
    heard_has(&heard, "\"moves_played\":[]");
    heard_ok(&heard, "round heads");
    heard_refused(&heard, "round heads");
    heard_has(&heard, "No side is to move");
    heard_close(&heard);
}

/* Three pennies, one of them different: the two others share what it pays. */
static void the_best_of_many_wins(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(players=3,rounds=1)");
    heard_ok(&heard, "players human human human");
    heard_ok(&heard, "round heads tails heads");
    heard_ok(&heard, "show");
    heard_has(&heard, "\"result_text\":\"P1 and P3 share the win after 3 moves.\"");
    heard_ok(&heard, "new pennies(players=3,rounds=2)");
    heard_ok(&heard, "round heads tails heads");
    heard_ok(&heard, "round tails heads heads");
    heard_ok(&heard, "show");
    heard_has(&heard, "\"result_text\":\"P3 wins after 6 moves.\"");
    heard_close(&heard);
}

static void traces_the_game_and_a_line(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_ok(&heard, "json on");
    heard_ok(&heard, "play 4 4");
    heard_ok(&heard, "undo");
    heard_ok(&heard, "trace");
    heard_has(&heard, "\"steps\":[[1,-1,3,0],[2,-1,10,1]]");
    heard_ok(&heard, "trace 1 1 9 1");
    heard_has(&heard, "\"steps\":[[2,-1,0,1],[3,-1,7,0]]");
    heard_ok(&heard, "show");
    heard_has(&heard, "\"moves_played\":[\"4\"]");
    heard_close(&heard);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plays_all_choices),
        cmocka_unit_test(people_go_straight_on),
        cmocka_unit_test(choices_made_ahead_wait),
        cmocka_unit_test(a_round_waits_for_nobody),
        cmocka_unit_test(who_is_late_goes_straight_on),
        cmocka_unit_test(a_change_forgets_choices),
        cmocka_unit_test(other_players_choose_themselves),
        cmocka_unit_test(refuses_what_is_no_move),
        cmocka_unit_test(the_best_of_many_wins),
        cmocka_unit_test(traces_the_game_and_a_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
