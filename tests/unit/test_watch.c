/* The tree of a search that happens outside: what counts where moves are tried more than once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "game/game.h"
#include "search/search.h"
#include "search/watch.h"

enum { NODES = 1000, LEGAL = 3 };

static const Game two = {.players = 2, .max_moves = LEGAL};

/* A move that ends in a position worth so much for the first player, who thinks. */
static void leaf(Watch *watch, Move move, int mover, double value) {
    watch_play(watch, move, mover, 0);
    watch_value(watch, WATCH_EVALUATED, value, 1, 0);
    watch_undo(watch, -1);
}

/* Whether the text says that the node of the move was left like that, `<VALUE:BOUND:END:`. */
static void check_left(Watch *watch, Move move, const char *left) {
    Writer out;
    writer_init(&out);
    watch_write(watch, &out);
    write_char(&out, 0);
    char entered[16];
    snprintf(entered, sizeof entered, ">%u", (unsigned)move);
    const char *at = strstr(out.text, entered);
    assert_non_null(at);
    int open = 0;
    do {
        open += (*at == '>') - (*at == '<');
        if (open) at++;
    } while (open);
    if (strncmp(at, left, strlen(left)) != 0) fail_msg("%s, not %s", at, left);
    writer_done(&out);
}

static Watch *begin(void) {
    Watch *watch = watch_new(&two, 0, NODES);
    assert_non_null(watch);
    return watch;
}

/* The second player looks at all replies to 7, then searches one, which is enough. */
static void test_a_first_look_counts_no_more(void **unused) {
    (void)unused;
    for (Move first = 1; first <= LEGAL; first++) {
        Watch *watch = begin();
        watch_play(watch, 7, 1, 0);
        for (Move move = 1; move <= LEGAL; move++)
            leaf(watch, move, 0, -move);
        leaf(watch, first, 0, 5);
        leaf(watch, first % LEGAL + 1, 0, 2);
        watch_undo(watch, LEGAL);
        char cut[40];
        snprintf(cut, sizeof cut, "<2:%d:%d:", BOUND_UPPER, END_CUTOFF);
        check_left(watch, 7, cut);
        watch_free(watch);
    }
}

/* Each depth is a pass; what was found of a move last counts, by a second window, too. */
static void test_passes_and_second_windows(void **unused) {
    (void)unused;
    Watch *watch = begin();
    watch_play(watch, 7, 0, 0);
    for (int pass = 0; pass < 3; pass++)
        for (Move move = 1; move <= LEGAL; move++) {
            leaf(watch, move, 1, 10 - 3 * pass + (int)move);
            leaf(watch, move, 1, 9 - 3 * pass + (int)move);
        }
    watch_undo(watch, LEGAL);
    char whole[40];
    snprintf(whole, sizeof whole, "<6:%d:%d:", BOUND_EXACT, END_NONE);
    check_left(watch, 7, whole);
    watch_free(watch);
}

/* Dice: each outcome counts once, by its weight. */
static void test_dice_tried_again(void **unused) {
    (void)unused;
    Watch *watch = begin();
    watch_play(watch, 7, CHANCE, 0);
    for (int pass = 0; pass < 2; pass++)
        for (Move move = 1; move <= 2; move++) {
            watch_play(watch, move, 0, move == 1 ? 3 : 1);
            watch_value(watch, WATCH_EVALUATED, move == 1 ? 4 : 8 * pass, 1, 0);
            watch_undo(watch, -1);
        }
    watch_undo(watch, 2);
    char mean[40];
    snprintf(mean, sizeof mean, "<5:%d:", BOUND_EXACT);
    check_left(watch, 7, mean);
    watch_free(watch);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_first_look_counts_no_more),
        cmocka_unit_test(test_passes_and_second_windows),
        cmocka_unit_test(test_dice_tried_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
