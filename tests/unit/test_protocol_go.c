/* What the clocks of `go` leave for a move, in a session whose clock the test turns. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "heard.h"

/* What the clock shows when a search without an end has answered: it moves whenever it is read. */
static double taken(const char *go) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard.tick = 0.5;
    ply_protocol(heard.session, "setoption name Player value montecarlo(sims=1e9)");
    ply_protocol(heard.session, "position startpos moves 4 4");
    double before = heard.now;
    ply_protocol(heard.session, go);
    while (ply_pump(heard.session, 10) == PLY_BUSY) {}
    heard_has(&heard, "bestmove ");
    double ms = heard.now - before;
    heard_close(&heard);
    return ms;
}

static void about(const char *go, double ms) {
    char limit[40];
    snprintf(limit, sizeof limit, "go movetime %g", ms);
    double is = taken(go), wanted = taken(limit);
    if (is < 0.97 * wanted || is > 1.03 * wanted)
        fail_msg("%s: %g ms, not %g as %s", go, is, wanted, limit);
}

static void clocks(void **) {
    assert_true(taken("go movetime 400") > 1.9 * taken("go movetime 200"));
    about("go wtime 5000", 200);
    about("go wtime 5000 movestogo 9", 500);
    about("go wtime 5000 winc 250 movestogo 9", 700);
    /* It is not our clock. */
    about("go wtime 5000 btime 90000 binc 9000", 200);
}

/* What a bonus brings comes after the move: there is no more than what is left. */
static void no_more_than_is_left(void **) {
    about("go wtime 1000 winc 60000", 800);
    about("go wtime 100 winc 60000 movestogo 1", 80);
    about("go wtime 0 winc 60000", 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clocks),
        cmocka_unit_test(no_more_than_is_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
