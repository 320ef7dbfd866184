/* The cap of a session holds for the sum of what its jobs hold, whatever their kinds are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "heard.h"

static void open_capped(Heard *heard, size_t megabytes) {
    heard_open(heard, NULL, false);
    heard->session->host.memory = megabytes << 20;
    heard_ok(heard, "new 2048");
}

/* Carries a line out, and a few steps of its job. */
static void work(Heard *heard, const char *line) {
    heard_start(heard, line);
    for (int i = 0; i < 3; i++)
        ply_pump(heard->session, 1);
}

static void begin(Heard *heard, const char *line) {
    work(heard, line);
    heard_lacks(heard, "Memory is short");
    heard_ok(heard, "pause");
}

static void short_of_memory(Heard *heard, const char *line) {
    work(heard, line);
    heard_has(heard, "Memory is short: ");
}

/* A network of this kind takes 84 MB while it learns. */
static void trainings(void **) {
    Heard heard;
    open_capped(&heard, 100);
    begin(&heard, "train ntuple(tuples=fives32) games=100000 name=a");
    short_of_memory(&heard, "train ntuple(tuples=fives32) games=100000 name=b");
    short_of_memory(&heard, "analyze expectimax(table=64)");
    heard_ok(&heard, "cancel");
    begin(&heard, "train ntuple(tuples=fives32) games=100000 name=b");
    heard_close(&heard);
}

/* Of a match the largest game counts, also between two games; in it all players together. */
static void matches(void **) {
    Heard heard;
    open_capped(&heard, 100);
    heard_ok(&heard, "new connect4");
    short_of_memory(&heard, "match pvs(table=64) pvs(table=64) games=2");
    begin(&heard, "match pvs(table=32,depth=2) pvs(table=32,depth=2) games=1000");
    short_of_memory(&heard, "analyze pvs(table=64,depth=2)");
    short_of_memory(&heard, "sweep pvs(table=32..64:2) games=2 measure=first");
    heard_ok(&heard, "analyze pvs(table=16,depth=2)");
    heard_ok(&heard, "cancel");
    heard_close(&heard);
}

static void refused(Heard *heard, const char *line) {
    heard_clear(heard);
    assert_true(ply_exec(heard->session, line, PLY_TEXT) < 0);
    heard_has(heard, "Memory is short: the players of one game ask for 1");
    heard_has(heard, "B together, 105 MB left. All players and jobs together may take 105 MB.");
}

/* Nothing begins where the players of one game have no room beside each other; those that never
 * meet share it. */
static void one_game(void **) {
    Heard heard;
    open_capped(&heard, 100);
    heard_ok(&heard, "new connect4");
    refused(&heard, "match pvs(table=64) pvs(table=64) games=2");
    refused(&heard, "tournament random pvs(table=64) pvs(table=64) games=2");
    refused(&heard, "sweep pvs(table=64,depth=1|2) pvs(table=64,depth=1) games=2");
    refused(&heard, "evolve pvs(table=64) population=2 games=2");
    begin(&heard,
          "tournament random pvs(table=64,depth=1) pvs(table=64,depth=1) kind=gauntlet games=80");
    heard_ok(&heard, "cancel");
    begin(&heard, "sweep pvs(table=64,depth=1|2) games=800");
    heard_ok(&heard, "cancel");
    heard_ok(&heard, "new tron(preset=arena6)");
    refused(&heard, "match uct(table=40,sims=1M) random games=6");
    heard_close(&heard);
}

/* The end of the sentence is the host's. */
static void advice(void **) {
    Heard heard;
    open_capped(&heard, 10);
    heard.session->host.memory_more = "`program --option` allows more";
    short_of_memory(&heard, "analyze expectimax(table=64)");
    heard_has(&heard, " left. All players and jobs together may take 10.5 MB; `program --option` "
                      "allows more.");
    heard_close(&heard);
}

/* What games take is known when they begin, not when the line of their match is read. */
static void two_at_once(void **) {
    Heard heard;
    open_capped(&heard, 100);
    heard_ok(&heard, "new connect4");
    heard_start(&heard, "match pvs(table=32,depth=2) pvs(table=32,depth=2) games=1000");
    short_of_memory(&heard, "match pvs(table=32,depth=2) pvs(table=32,depth=2) games=1000");
    heard_close(&heard);
}

static void reviews(void **) {
    Heard heard;
    open_capped(&heard, 100);
    heard_ok(&heard, "new connect4");
    heard_ok(&heard, "play 4 4 3");
    begin(&heard, "review pvs(table=64,depth=9)");
    short_of_memory(&heard, "analyze pvs(table=64,depth=2)");
    heard_close(&heard);
}

static void evolutions(void **) {
    Heard heard;
    open_capped(&heard, 100);
    begin(&heard, "evolve expectimax(table=64,depth=1) population=4 games=4");
    short_of_memory(&heard, "analyze expectimax(table=64)");
    heard_close(&heard);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(trainings), cmocka_unit_test(matches),    cmocka_unit_test(two_at_once),
        cmocka_unit_test(reviews),   cmocka_unit_test(evolutions), cmocka_unit_test(one_game),
        cmocka_unit_test(advice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
