/* Players of a session, seated or not: who is remembered, and who makes room. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "heard.h"
#include "shell/seats.h"

static void line(Heard *heard, const char *text, int number) {
    char words[80];
    snprintf(words, sizeof words, text, number);
    heard_ok(heard, words);
}

/* The oldest player without a seat makes room; who sits is never forgotten, however old. */
static void the_oldest_makes_room(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "players uct(sims=77) human"); /* the oldest keeps its seat throughout */
    for (int i = 0; i < PLAYERS_MAX + 3; i++)
        line(&heard, "players R=random(seed=%d)", 100 + i);
    heard_ok(&heard, "player R number");
    int newest = 0;
    const char *text = heard.text.text + strcspn(heard.text.text, "0123456789");
    assert_int_equal(sscanf(text, "%d", &newest), 1);
    /* All entries are taken: the one that sits, and the newest ones behind it. */
    for (int back = 0; back < PLAYERS_MAX - 1; back++)
        line(&heard, "player %d", newest - back);
    char gone[40];
    snprintf(gone, sizeof gone, "player %d", newest - (PLAYERS_MAX - 1));
    heard_refused(&heard, gone);
    heard_ok(&heard, "player J");
    heard_has(&heard, "sims=77");
    heard_close(&heard);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_oldest_makes_room)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
