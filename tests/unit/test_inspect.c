/* Looking at analyses by lines: columns of trees, films in parts, histories, analyses side by
 * side. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "heard.h"

enum { MOST = 5000, NONE = INT32_MIN };

/* The numbers of an array of an answer, null as NONE; returns how many, -1 = there is no such
 * array. */
static int array_of(const char *text, const char *key, int *out) {
    char member[40];
    snprintf(member, sizeof member, "\"%s\":[", key);
    const char *at = strstr(text, member);
    if (!at) return -1;
    int count = 0;
    /* By hand: with sanitizers strtol and strcspn look through the rest of the text each time. */
    for (at += strlen(member); *at != ']'; at += *at == ',') {
        assert_true(count < MOST);
        int value = *at == 'n' ? NONE : 0, sign = *at == '-' ? -1 : 1;
        for (at += *at == '-'; *at >= '0' && *at <= '9'; at++)
            value = 10 * value + sign * (*at - '0');
        out[count++] = value;
        while (*at != ',' && *at != ']')
            at++;
    }
    return count;
}

static double number_of(const char *text, const char *key) {
    char member[40];
    snprintf(member, sizeof member, "\"%s\":", key);
    const char *at = strstr(text, member);
    if (!at) fail_msg("no %s in %.200s", key, text);
    return strtod(at + strlen(member), NULL);
}

static void line(Heard *heard, const char *format, ...) {
    char text[200];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    heard_ok(heard, text);
}

/* ---- columns --------------------------------------------------------------------------------- */

/* Whatever the size: parents first, siblings side by side in their order, nothing lost. */
static void check_columns(const char *text, int max) {
    static int parent[MOST], order[MOST], effort[MOST], more[MOST], move[MOST], other[MOST];
    static const char *const all[] = {"mover", "value", "bound", "end",   "tries",
                                      "again", "saved", "move",  "pruned"};
    int count = array_of(text, "parent", parent);
    assert_true(count >= 1 && count <= max);
    assert_int_equal(array_of(text, "order", order), count);
    assert_int_equal(array_of(text, "visits", effort), count);
    assert_int_equal(array_of(text, "more", more), count);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        assert_int_equal(array_of(text, all[i], other), count);
    array_of(text, "move", move);
    int left = 0;
    for (int i = 0; i < count; i++) {
        left += more[i];
        assert_true(i == 0 ? parent[i] == -1 : parent[i] >= 0 && parent[i] < i);
        if (i < 2) continue;
        assert_true(parent[i] >= parent[i - 1]);
        if (parent[i] == parent[i - 1]) {
            assert_true(order[i] > order[i - 1]);
            assert_true(move[i] != move[i - 1]);
        }
    }
    assert_int_equal(count + left, (int)number_of(text, "below"));
}

static void columns_of_everything(void **) {
    static const char *const games[] = {"connect4(rows=4,cols=4,align=3)",
                                        "tron(preset=small)",
                                        "tron(preset=arena3)",
                                        "2048",
                                        "dice",
                                        "pennies(players=3)",
                                        "clicks"};
    static const char *const players[] = {
        "minimax(depth=2)",    "alphabeta(depth=3)",  "pvs(depth=3)",      "uct(sims=300)",
        "montecarlo(sims=20)", "expectimax(depth=1)", "solver(nodes=2000)"};
    /* In a game of thousands of moves a ply less has as much to show. */
    static const char *const shallow[] = {"minimax(depth=1)", "alphabeta(depth=2)", "pvs(depth=2)"};
    enum { SHALLOW = sizeof shallow / sizeof *shallow };
    static const int sizes[] = {1, 7, 60, 4000};
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    test_game_set(&set, rows);
    heard_open(&heard, &set, false);
    int checked = 0;
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        line(&heard, "new %s", games[g]);
        for (size_t p = 0; p < sizeof players / sizeof *players; p++) {
            char text[200];
            bool wide = !strcmp(games[g], "clicks") && p < SHALLOW;
            snprintf(text, sizeof text, "analyze %s record=4000 log=200",
                     wide ? shallow[p] : players[p]);
            heard_line(&heard, text);
            if (heard.kind == PLY_OUT_ERROR) continue; /* does not fit the game */
            heard_ok(&heard, "json on");
            for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
                line(&heard, "tree %d columns", sizes[k]);
                check_columns(heard.text.text, sizes[k]);
                checked++;
            }
            heard_ok(&heard, "node");
            heard_ok(&heard, "log");
            heard_ok(&heard, "history");
            heard_ok(&heard, "json off");
            heard_ok(&heard, "tree");
            heard_ok(&heard, "node");
            heard_ok(&heard, "log");
            heard_ok(&heard, "history");
        }
    }
    assert_true(checked > 100);
    heard_close(&heard);
}

/* Who chooses second in a round looks at the position as he may know it: that is no earlier one. */
static void present_of_the_second(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new tron(map=4x4)");
    heard_ok(&heard, "play r");
    heard_ok(&heard, "analyze minimax(depth=3)");
    heard_ok(&heard, "json on");
    heard_ok(&heard, "history");
    assert_non_null(strstr(heard.text.text, "\"stale\":false"));
    heard_ok(&heard, "undo");
    heard_ok(&heard, "history");
    assert_non_null(strstr(heard.text.text, "\"stale\":true"));
    heard_close(&heard);
}

/* Beside minimax: the nodes that alpha-beta has visited, and what it saved adds up to the rest. */
static void compares_trees(void **) {
    static int beside[MOST], pruned[MOST];
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new connect4(rows=4,cols=4,align=3)");
    heard_ok(&heard, "json on");
    heard_ok(&heard, "analyze alphabeta(depth=4) keep");
    int nodes = (int)number_of(heard.text.text, "nodes") + 1;
    heard_ok(&heard, "analyze minimax(depth=4) keep");
    int all = (int)number_of(heard.text.text, "nodes") + 1;
    heard_ok(&heard, "tree 5000 columns job=2 compare=1");
    int count = array_of(heard.text.text, "compare", beside), visited = 0;
    assert_int_equal(count, all);
    for (int i = 0; i < count; i++)
        visited += beside[i] > 0;
    assert_int_equal(visited, nodes);
    assert_int_equal(beside[0], nodes - 1); /* the root does not count itself */
    /* Without evaluation every cut-off comes right after the first reply: the estimate is exact but
     * for games that end early, and those are few. */
    heard_ok(&heard, "tree 5000 columns job=1");
    static int saved[MOST];
    count = array_of(heard.text.text, "saved", saved);
    array_of(heard.text.text, "pruned", pruned);
    assert_int_equal(count, nodes);
    int cuts = 0;
    for (int i = 0; i < count; i++) {
        assert_true((pruned[i] > 0) == (saved[i] > 0));
        cuts += pruned[i] > 0;
    }
    assert_true(cuts > 10);
    heard_refused(&heard, "tree columns job=7");
    heard_refused(&heard, "tree columns compare=7");
    heard_refused(&heard, "tree columns at=1,1,1,1,1");
    heard_refused(&heard, "node 1,1,1,1,1");
    heard_close(&heard);
}

/* ---- films ----------------------------------------------------------------------------------- */

static void trace_log_in_parts(void **) {
    static const char *const keys[] = {"kind", "node",   "alpha",  "beta",  "value", "bound",
                                       "end",  "visits", "pruned", "saved", "parent"};
    enum { KEYS = sizeof keys / sizeof *keys, PART = 7 };
    static int whole[KEYS][MOST], part[MOST];
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new connect4(rows=4,cols=4,align=3)");
    heard_ok(&heard, "json on");
    heard_ok(&heard, "analyze pvs(depth=4) log=700");
    heard_ok(&heard, "log 0 5000");
    int total = (int)number_of(heard.text.text, "total"), at[KEYS] = {0};
    assert_true(total > 100);
    for (int k = 0; k < KEYS; k++)
        assert_int_equal(array_of(heard.text.text, keys[k], whole[k]) > 0, 1);
    for (int from = 0; from < total; from += PART) {
        line(&heard, "log %d %d", from, PART);
        for (int k = 0; k < KEYS; k++) {
            int count = array_of(heard.text.text, keys[k], part);
            for (int i = 0; i < count; i++)
                assert_int_equal(part[i], whole[k][at[k]++]);
        }
    }
    assert_int_equal(at[0], total);
    heard_close(&heard);
}

/* ---- histories ------------------------------------------------------------------------------- */

/* Everything but the milliseconds is the same with and without a clock. */
static void histories_repeat(void **) {
    static const char *const players[] = {"uct(sims=3000)", "pvs(depth=7)", "alphabeta(depth=5)",
                                          "montecarlo(sims=500)"};
    for (size_t p = 0; p < sizeof players / sizeof *players; p++) {
        char *seen[2];
        for (int clock = 0; clock < 2; clock++) {
            Heard heard;
            heard_open(&heard, NULL, clock);
            heard.tick = 0.3;
            heard_ok(&heard, "json on");
            line(&heard, "analyze %s", players[p]);
            heard_ok(&heard, "history");
            /* Cut the two arrays of milliseconds out. */
            char *text = seen[clock] = strdup(heard.text.text), *ms;
            while ((ms = strstr(text, "\"ms\":"))) {
                size_t length = ms[5] == '[' ? strcspn(ms, "]") : strcspn(ms, ",}");
                memmove(ms, ms + length, strlen(ms + length) + 1);
            }
            assert_non_null(strstr(text, "\"convergence\""));
            heard_close(&heard);
        }
        if (strcmp(seen[0], seen[1]) != 0) fail_msg("%s\n%s\n%s", players[p], seen[0], seen[1]);
        free(seen[0]);
        free(seen[1]);
    }
}

/* ---- side by side ---------------------------------------------------------------------------- */

/* Four thinkers get the same time, whatever the host hands out at once. */
static void duels_are_fair(void **) {
    static const double pumps[] = {8, 20, 90};
    for (int k = 0; k < 3; k++) {
        Heard heard;
        heard_open(&heard, NULL, true);
        heard.tick = 1;
        static const char *const players[] = {"uct", "pvs", "montecarlo(sims=1M)",
                                              "uct(playouts=9)"};
        char text[80];
        for (int i = 0; i < 4; i++) {
            snprintf(text, sizeof text, "analyze %s endless record", players[i]);
            heard_start(&heard, text);
        }
        for (double spent = 0; spent < 1000; spent += pumps[k])
            ply_pump(heard.session, pumps[k]);
        double min = 1e9, max = 0;
        for (int i = 1; i <= 4; i++) {
            snprintf(text, sizeof text, "report %d", i);
            heard_clear(&heard);
            heard_start(&heard, text);
            double ms = number_of(heard.text.text, "ms");
            if (ms < min) min = ms;
            if (ms > max) max = ms;
        }
        if (!(max < 1.3 * min)) fail_msg("pump %g: %g to %g ms", pumps[k], min, max);
        for (int i = 1; i <= 4; i++) {
            snprintf(text, sizeof text, "cancel %d", i);
            heard_start(&heard, text);
        }
        heard_close(&heard);
    }
}

/* Kept analyses stay, four of them; the others make room as ever. */
static void keeps_four(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    for (int i = 1; i <= 6; i++)
        heard_ok(&heard, "analyze random keep");
    heard_ok(&heard, "analyze minimax(depth=1)");
    heard_ok(&heard, "analyze minimax(depth=1)");
    heard_ok(&heard, "jobs");
    heard_lacks(&heard, "job 2 ");
    heard_has(&heard, "job 3 ");
    heard_has(&heard, "job 6 ");
    heard_lacks(&heard, "job 7 ");
    heard_has(&heard, "job 8 ");
    heard_ok(&heard, "analyze random keep"); /* beside the last of the others, too */
    heard_ok(&heard, "history job=8");
    heard_lacks(&heard, "job 3 ");
    heard_ok(&heard, "cancel 4");
    heard_refused(&heard, "report 4");
    heard_refused(&heard, "cancel 8");
    heard_close(&heard);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(columns_of_everything),
        cmocka_unit_test(present_of_the_second),
        cmocka_unit_test(compares_trees),
        cmocka_unit_test(trace_log_in_parts),
        cmocka_unit_test(histories_repeat),
        cmocka_unit_test(duels_are_fair),
        cmocka_unit_test(keeps_four),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
