/* The session: lines, chance and simultaneous choices, jobs side by side, progress, limits. */
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

/* A session with the test games, beginning with `first`. */
static void open_with(Heard *heard, RowSet *set, const Row **rows, const char *first) {
    test_game_set(set, rows);
    heard_open(heard, set, false);
    heard_ok(heard, first);
    heard_ok(heard, "json on");
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* Words without a key find their places in any order; what fits none is refused. */
static void places(void **) {
    static const struct {
        const char *line;
        bool fits;
    } cases[] = {{"analyze paused pvs(depth=2) endless", true},
                 {"analyze keep paused", true},
                 {"analyze pvs paused paused", false},
                 {"step 2 node", true},
                 {"step node 2", true},
                 {"step node node", false},
                 {"step 2 2", false},
                 {"step 0", false},
                 {"tree columns 5", true},
                 {"tree 5 columns", true},
                 {"tree 5 6", false},
                 {"spec player uct c=2", true},
                 {"spec uct player", false},
                 {"spec player", false},
                 {"seed 9", true},
                 {"seed 9 8", false},
                 {"perft", false},
                 {"play", false},
                 {"json off", true},
                 {"json of", false},
                 {"match", false},
                 {"sweep uct pvs random", false}};
    Heard heard;
    heard_open(&heard, NULL, false);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if ((ply_exec(heard.session, cases[i].line, PLY_TEXT) > 0) != cases[i].fits)
            fail_msg("%s: %s", cases[i].line, heard.text.text);
    heard_close(&heard);
}

static void numbers_lines(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    assert_int_equal(ply_exec(heard.session, "show", PLY_TEXT), 1);
    assert_int_equal(ply_exec(heard.session, "zork", PLY_TEXT), -2);
    assert_int_equal(heard.kind, PLY_OUT_ERROR);
    assert_int_equal(ply_exec(heard.session, "zork", PLY_JSON), -3);
    assert_int_equal(heard.kind, PLY_OUT_JSON_ERROR);
    assert_int_equal(heard.re, 3);
    assert_int_equal(ply_exec(heard.session, "", PLY_TEXT), 4);
    heard_close(&heard);
}

static void refuses_endless_lines(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    char *line = malloc(PLY_LINE_MAX + 2);
    memset(line, 'x', PLY_LINE_MAX + 1);
    line[PLY_LINE_MAX + 1] = 0;
    heard_refused(&heard, line);
    heard_has(&heard, "longer than 8388608 bytes");
    memcpy(line, "play ", 5);
    line[PLY_LINE_MAX] = 0;
    heard_refused(&heard, line);
    heard_lacks(&heard, "longer than"); /* it is read, and no move */
    free(line);
    heard_close(&heard);
}

static void counts_changes(void **) {
    static const char *const changing[] = {
        "play 4",      "undo",           "redo", "restart",
        "seed 5",      "players random", "new",  "open v=1&g=connect4",
        "position 44", "go random"};
    static const char *const quiet[] = {
        "show", "moves",  "zork", "play 9", "analyze uct(sims=20)", "spec game connect4",
        "link", "perft 2"};
    Heard heard;
    heard_open(&heard, NULL, false);
    for (size_t i = 0; i < sizeof changing / sizeof *changing; i++) {
        unsigned before = ply_version(heard.session);
        heard_ok(&heard, changing[i]);
        if (ply_version(heard.session) == before) fail_msg("\"%s\" changed nothing", changing[i]);
    }
    for (size_t i = 0; i < sizeof quiet / sizeof *quiet; i++) {
        unsigned before = ply_version(heard.session);
        heard_line(&heard, quiet[i]);
        if (ply_version(heard.session) != before) fail_msg("\"%s\" changed something", quiet[i]);
    }
    heard_close(&heard);
}

/* ---- chance ---------------------------------------------------------------------------------- */

static void dice_follow_the_seed(void **) {
    Heard a, b;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&a, &set, rows, "new dice");
    open_with(&b, &set, rows, "new dice");
    static const char *const lines[] = {"seed 42", "new dice", "play again", "play take",
                                        "play again"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        heard_ok(&a, lines[i]);
        heard_ok(&b, lines[i]);
        heard_ok(&a, "show");
        heard_has(&a, "\"mover\":0"); /* the dice have moved by themselves */
        assert_string_equal(a.text.text, heard_ok(&b, "show"));
    }
    heard_has(&a, "\"moves_played\":[\"again\",\"take\",\"again\"]");
    heard_close(&a);
    heard_close(&b);
}

static const char *link_of(const char *answer) {
    return strstr(answer, "\"link\":");
}

static void undo_takes_the_dice_along(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new dice");
    char *before = strdup(heard_ok(&heard, "moves"));
    heard_ok(&heard, "play again");
    char *after = strdup(heard_ok(&heard, "link"));
    heard_ok(&heard, "undo");
    char *back = strdup(heard_ok(&heard, "moves"));
    assert_string_equal(strchr(before, '['), strchr(back, '['));
    heard_refused(&heard, "undo"); /* the first throw is no decision */
    heard_ok(&heard, "redo");
    assert_string_equal(link_of(after), link_of(heard_ok(&heard, "link")));
    /* Played again instead of redone, the same dice fall. */
    heard_ok(&heard, "undo");
    heard_ok(&heard, "play again");
    assert_string_equal(link_of(after), link_of(heard_ok(&heard, "link")));
    free(before);
    free(after);
    free(back);
    heard_close(&heard);
}

/* 2048 begins with two tiles: no undo leads between them. */
static void undo_stops_at_the_first_decision(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "json on");
    heard_ok(&heard, "new 2048");
    char *before = strdup(link_of(heard_ok(&heard, "link")));
    heard_refused(&heard, "undo");
    assert_string_equal(before, link_of(heard_ok(&heard, "link")));
    free(before);
    heard_close(&heard);
}

static void links_carry_the_dice(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    char line[600];
    open_with(&heard, &set, rows, "new dice");
    heard_ok(&heard, "seed 7");
    heard_ok(&heard, "play again");
    heard_ok(&heard, "play take");
    char *show = strdup(heard_ok(&heard, "show"));
    const char *link = strstr(show, "\"link\":\"") + 8;
    /* Another seed throws other dice, but the link's own moves stay. */
    snprintf(line, sizeof line, "open %.*s", (int)strcspn(link, "\""), link);
    heard_ok(&heard, "seed 1234");
    heard_ok(&heard, "new dice");
    heard_ok(&heard, line);
    assert_string_equal(strstr(show, "\"game\""), strstr(heard_ok(&heard, "show"), "\"game\""));
    free(show);
    heard_close(&heard);
}

/* ---- simultaneous choices -------------------------------------------------------------------- */

static void pending_choices_stay_hidden(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies");
    heard_ok(&heard, "players human random");
    heard_ok(&heard, "play heads");
    char *heads = strdup(strstr(heard_ok(&heard, "show"), "\"position\""));
    heads[strcspn(heads, "}")] = 0;
    heard_has(&heard, "\"mover\":1");
    heard_ok(&heard, "undo");
    heard_ok(&heard, "play tails");
    const char *tails = strstr(heard_ok(&heard, "show"), "\"position\"");
    assert_memory_equal(heads, tails, strcspn(heads, ","));
    heard_ok(&heard, "go");
    heard_ok(&heard, "show");
    heard_has(&heard, "\"mover\":0");
    free(heads);
    heard_close(&heard);
}

static void searchers_do_not_peek(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new pennies(preset=single)");
    /* Whatever player 0 has chosen, player 1 finds the same. */
    char *found[2];
    static const char *const choices[] = {"play heads", "play tails"};
    for (int i = 0; i < 2; i++) {
        heard_ok(&heard, "new");
        heard_ok(&heard, choices[i]);
        const char *answer = heard_ok(&heard, "analyze uct(sims=100)");
        found[i] = strdup(strstr(answer, "\"best\""));
    }
    assert_string_equal(found[0], found[1]);
    free(found[0]);
    free(found[1]);
    heard_close(&heard);
}

/* New players take the places of old ones, but not of those at the board. */
static void players_at_the_board_stay(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "json on");
    /* In every place in turn: each time one more player has come before. */
    for (int place = 0; place < PLAYERS_MAX; place++) {
        char line[60], spec[40];
        snprintf(spec, sizeof spec, "uct(sims=%d)", 70 + place);
        snprintf(line, sizeof line, "players J=%s", spec);
        heard_ok(&heard, line);
        for (int i = 1; i <= 2 * PLAYERS_MAX; i++) {
            snprintf(line, sizeof line, "players R=pvs(depth=%d)", i);
            heard_ok(&heard, line);
        }
        heard_clear(&heard);
        heard_ok(&heard, "players");
        heard_has(&heard, spec);
    }
    heard_close(&heard);
}

static void players_that_do_not_fit_are_reset(void **) {
    Heard heard;
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    open_with(&heard, &set, rows, "new connect4");
    heard_ok(&heard, "players pvs uct(playout=biased)");
    heard_ok(&heard, "new pennies(preset=three)");
    heard_ok(&heard, "players");
    heard_has(&heard, "\"reset\":[\"");
    heard_has(&heard, "became human");
    heard_ok(&heard, "players random random random");
    heard_has(&heard, "\"reset\":[]");
    heard_ok(&heard, "searchers");
    heard_has(&heard, "\"name\":\"rules\",\"title\":\"Rules\",\"fits\":false,");
    heard_close(&heard);
}

/* ---- jobs ------------------------------------------------------------------------------------ */

static void a_move_cancels_a_go(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_start(&heard, "go uct(sims=1000000000)");
    heard_has(&heard, "\"type\":\"started\"");
    assert_int_equal(ply_pump(heard.session, 1), PLY_BUSY);
    heard_start(&heard, "go uct");
    heard_has(&heard, "\"type\":\"error\""); /* one at a time */
    heard_start(&heard, "play 4");
    heard_has(&heard, "\"type\":\"cancelled\"");
    heard_has(&heard, "\"job\":1");
    assert_int_equal(ply_pump(heard.session, 1), PLY_IDLE);
    heard_close(&heard);
}

/* A count that was stopped does not look like the whole count. */
static void stopped_count(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_ok(&heard, "perft 4");
    heard_lacks(&heard, "stopped");
    heard_start(&heard, "perft 12");
    ply_pump(heard.session, 5);
    heard_start(&heard, "stop");
    ply_pump(heard.session, 5);
    heard_has(&heard, "\"stopped\":true");
    heard_close(&heard);
}

static void stop_lets_it_play(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_start(&heard, "go uct(sims=1000000000)");
    for (int i = 0; i < 5; i++)
        ply_pump(heard.session, 1);
    heard_start(&heard, "stop");
    heard_has(&heard, "\"type\":\"ok\"");
    heard_has(&heard, "\"type\":\"go\"");
    heard_start(&heard, "show");
    heard_has(&heard, "\"mover\":1");
    heard_start(&heard, "stop");
    heard_has(&heard, "\"type\":\"error\"");
    heard_close(&heard);
}

static void an_analysis_outlives_its_game(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_start(&heard, "analyze uct endless");
    ply_pump(heard.session, 1);
    heard_start(&heard, "new connect4(rows=4,cols=5)");
    heard_start(&heard, "new connect4(rows=5,cols=4)");
    heard_start(&heard, "analyze alphabeta(depth=3)");
    for (int i = 0; i < 200; i++)
        ply_pump(heard.session, 1);
    heard_has(&heard, "\"type\":\"analyze\"");
    heard_start(&heard, "tune 1 c=2");
    heard_has(&heard, "\"type\":\"tuned\"");
    assert_int_equal(ply_pump(heard.session, 1), PLY_BUSY);
    heard_start(&heard, "stop 1");
    heard_has(&heard, "\"moves\":[{\"move\":\"1\"");
    heard_has(&heard, "{\"move\":\"7\""); /* seven columns: the game it began with */
    heard_close(&heard);
}

static void only_so_many_jobs(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    for (int i = 0; i < TASKS_MAX; i++) {
        heard_start(&heard, "analyze alphabeta(depth=40)");
        heard_has(&heard, "\"type\":\"started\"");
    }
    heard_start(&heard, "analyze alphabeta(depth=40)");
    heard_has(&heard, "jobs are running already");
    heard_start(&heard, "perft 30");
    heard_has(&heard, "jobs are running already");
    heard_close(&heard);
}

static void memory_is_capped(void **) {
    const char heard[64] = "";
    PlyHost host = {.output = NULL, .memory = 8 << 20};
    PlySession *session = ply_new(&host);
    assert_non_null(session);
    assert_true(ply_exec(session, "analyze uct(table=2,sims=20)", PLY_TEXT) > 0);
    while (ply_pump(session, 1) == PLY_BUSY) {}
    assert_true(ply_exec(session, "analyze uct(table=1000,sims=100M)", PLY_TEXT) < 0);
    /* What paused searches hold counts. */
    int started = 0;
    while (ply_exec(session, "analyze uct(table=2,sims=100M) paused", PLY_TEXT) > 0)
        started++;
    assert_in_range(started, 1, 4);
    assert_false(ply_blob(session, "big", heard, (size_t)9 << 20));
    assert_true(ply_blob(session, "small", heard, sizeof heard));
    assert_true(ply_blob(session, "small", heard, 1));
    ply_free(session);
}

/* ---- the clock ------------------------------------------------------------------------------- */

static void progress_is_throttled(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_start(&heard, "analyze uct endless");
    heard_clear(&heard);
    double start = heard.now;
    while (heard.now < start + 1000)
        ply_pump(heard.session, 5);
    assert_in_range(heard.progress, 8, 11);
    heard_close(&heard);
}

static void time_limits(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_ok(&heard, "json on");
    heard_ok(&heard, "analyze uct(time=300ms,sims=1000000000)");
    heard_has(&heard, "\"timed\":true");
    double ms = strtod(strstr(heard.text.text, "\"ms\":") + 5, NULL);
    assert_true(ms >= 300 && ms < 330);
    heard_close(&heard);
    heard_open(&heard, NULL, false);
    heard_refused(&heard, "analyze uct(time=300ms)");
    heard_has(&heard, "no clock");
    heard_close(&heard);
}

static void paused_jobs_wait(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_start(&heard, "analyze uct endless");
    heard_start(&heard, "pause");
    assert_int_equal(ply_pump(heard.session, 1), PLY_WAITING);
    heard_start(&heard, "resume");
    assert_int_equal(ply_pump(heard.session, 1), PLY_BUSY);
    heard_start(&heard, "cancel");
    assert_int_equal(ply_pump(heard.session, 1), PLY_IDLE);
    heard_close(&heard);
}

/* A pool: units go out, results come back in a strange order, the end is that of a run alone. */
static void units_by_hand(void **) {
    Heard alone, pooled, worker;
    heard_open(&alone, NULL, false);
    heard_open(&pooled, NULL, false);
    heard_open(&worker, NULL, false);
    heard_ok(&alone, "json on");
    heard_ok(&alone, "match uct(sims=20) random games=4 seed=3");
    const char *wanted = strstr(alone.text.text, "\"type\":\"match\"");
    heard_start(&pooled, "match uct(sims=20) random games=4 seed=3 pool=2");
    assert_int_equal(ply_pump(pooled.session, 1), PLY_WAITING);
    for (int round = 0; round < 4 && !strstr(pooled.text.text, "\"type\":\"match\""); round++) {
        /* Each round answers the units that are out, the last one first. */
        char *said = strdup(pooled.text.text), *lines[4];
        int count = 0;
        for (char *at = said; (at = strstr(at, "\"type\":\"unit\"")) && count < 4; at++)
            lines[count++] = at;
        heard_clear(&pooled);
        while (count-- > 0) {
            long index = strtol(strstr(lines[count], "\"index\":") + 8, NULL, 10);
            char *line = strstr(lines[count], "\"line\":\"") + 8;
            char unit[1000], fold[1000];
            snprintf(unit, sizeof unit, "%.*s", (int)strcspn(line, "\""), line);
            const char *result = heard_ok(&worker, unit);
            snprintf(fold, sizeof fold, "fold 1 %ld %s", index, result);
            assert_true(ply_exec(pooled.session, fold, PLY_TEXT) > 0);
            ply_pump(pooled.session, 1);
        }
        free(said);
    }
    assert_non_null(strstr(pooled.text.text, "\"type\":\"match\""));
    const char *got = strstr(pooled.text.text, "\"players\"");
    assert_string_equal(got, strstr(wanted, "\"players\""));
    heard_close(&alone);
    heard_close(&pooled);
    heard_close(&worker);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places),
        cmocka_unit_test(numbers_lines),
        cmocka_unit_test(refuses_endless_lines),
        cmocka_unit_test(counts_changes),
        cmocka_unit_test(dice_follow_the_seed),
        cmocka_unit_test(undo_takes_the_dice_along),
        cmocka_unit_test(undo_stops_at_the_first_decision),
        cmocka_unit_test(links_carry_the_dice),
        cmocka_unit_test(pending_choices_stay_hidden),
        cmocka_unit_test(searchers_do_not_peek),
        cmocka_unit_test(players_at_the_board_stay),
        cmocka_unit_test(players_that_do_not_fit_are_reset),
        cmocka_unit_test(a_move_cancels_a_go),
        cmocka_unit_test(stopped_count),
        cmocka_unit_test(stop_lets_it_play),
        cmocka_unit_test(an_analysis_outlives_its_game),
        cmocka_unit_test(only_so_many_jobs),
        cmocka_unit_test(memory_is_capped),
        cmocka_unit_test(progress_is_throttled),
        cmocka_unit_test(time_limits),
        cmocka_unit_test(paused_jobs_wait),
        cmocka_unit_test(units_by_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
