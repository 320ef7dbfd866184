/* Sweeps and the ranges in their specs; perft as a job. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "play/series/match.h"
#include "play/jobs/perft.h"
#include "play/series/range.h"

static RowSet games;
static const Row *rows[TEST_GAMES_MAX];

static JobWorld quiet(void) {
    test_game_set(&games, rows);
    return (JobWorld){.memory = 256u << 20, .threads = 1, .games = &games};
}

static int finish(Job *job) {
    int steps = 1;
    while (job_step(job, 0) != STEP_DONE)
        assert_true(++steps < 1000000);
    return steps;
}

static char *json_of(const Job *job, JobLevel level) {
    Writer writer;
    Json json;
    writer_init(&writer);
    json_begin(&json, &writer);
    json_object(&json, NULL);
    job->def->json(job, level, &json);
    json_end(&json);
    return writer.text;
}

/* ---- ranges ---------------------------------------------------------------------------------- */

/* All specs that a range stands for, separated by blanks; or the sentence of the refusal. */
static bool expand(const char *spec, Writer *out) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    PlayerScope scope;
    registry_scope(game, NULL, &scope);
    Ranges ranges;
    Err err = {.text = ""};
    writer_clear(out);
    bool ok = ranges_read(spec, "player", &scope.scope, arena, &ranges, &err);
    for (int i = 0; ok && i < ranges_total(&ranges); i++) {
        if (i > 0) write_char(out, ' ');
        write_text(out, ranges_spec(&ranges, i, arena, &err));
    }
    if (!ok) write_text(out, err.text);
    arena_free(arena);
    return ok;
}

static void test_ranges(void **) {
    const char *const cases[][2] = {
        {"uct(sims=330..10000:log5)",
         "uct(sims=330) uct(sims=770) uct(sims=1800) uct(sims=4300) uct(sims=10000)"},
        {"uct(sims=104..109:log3)", "uct(sims=104) uct(sims=106) uct(sims=109)"},
        {"uct(sims=10..10000:log4)", "uct(sims=10) uct(sims=100) uct(sims=1000) uct(sims=10000)"},
        {"uct(c=0..1:3)", "uct(c=0) uct(c=0.5) uct(c=1)"},
        {"uct(c=0.1..0.5:5)", "uct(c=0.1) uct(c=0.2) uct(c=0.3) uct(c=0.4) uct(c=0.5)"},
        {"alphabeta(depth=2..5)",
         "alphabeta(depth=2) alphabeta(depth=3) alphabeta(depth=4) alphabeta(depth=5)"},
        {"alphabeta(depth=1..3:9)", "alphabeta(depth=1) alphabeta(depth=2) alphabeta(depth=3)"},
        {"uct(sims=1k..2k:2,c=0.5|1)", "uct(sims=1000,c=0.5) uct(sims=1000,c=1) "
                                       "uct(sims=2000,c=0.5) uct(sims=2000,c=1)"},
        {"uct(playout=uniform|biased)", "uct(playout=uniform) uct(playout=biased)"},
        {"alphabeta(eval=lines(three=4)|outcome,depth=2)",
         "alphabeta(eval=lines(three=4),depth=2) alphabeta(eval=outcome,depth=2)"},
        {"alphabeta(eval=lines(three=2..4:3),depth=2)",
         "alphabeta(eval=lines(three=2),depth=2) alphabeta(eval=lines(three=3),depth=2) "
         "alphabeta(eval=lines(three=4),depth=2)"},
        {"uct( sims = 5 | 6 )", "uct( sims =5) uct( sims =6)"},
        {"uct(sims=5)", "uct(sims=5)"},
        {"minimax(depth=2)|uct(sims=5,c=1) | random", "minimax(depth=2) uct(sims=5,c=1) random"},
        {"uct(nodes=sims,sims=5|6)", "uct(nodes=5,sims=5) uct(nodes=6,sims=6)"},
        {"alphabeta(depth=eval.three,eval=lines(three=2..3:2,two=eval.three))",
         "alphabeta(depth=2,eval=lines(three=2,two=2)) "
         "alphabeta(depth=3,eval=lines(three=3,two=3))"},
    };
    Writer out;
    writer_init(&out);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (!expand(cases[i][0], &out)) fail_msg("%s: %s", cases[i][0], out.text);
        assert_string_equal(out.text, cases[i][1]);
    }
    const char *const refused[] = {
        "uct(simms=1..5)",
        "uct(sims=0..5)",
        "uct(c=0..5:log3)",
        "uct(c=1..5:x)",
        "uct(c=1..5:1000)",
        "uct(c=1..)",
        "uct(sims=..)",
        "uct(reflex=no..yes)",
        "uct(c=1|2,sims=1|2,table=1|2)",
        "uct(c=1..2",
        "nobody(c=1..2)",
        "nobody|random",
        "uct(sims=5|6,nodes=c)",
    };
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        if (expand(refused[i], &out)) fail_msg("accepted: %s", refused[i]);
    writer_done(&out);
}

/* ---- sweeps ---------------------------------------------------------------------------------- */

static Job *sweep(const JobWorld *world, const char *game, const char *spec, const char *opponent,
                  int count, Err *err) {
    const char *const players[] = {spec, opponent};
    SeriesRequest request = {
        .game = game, .players = players, .count = opponent ? 2 : 1, .games = count, .seed = 2};
    return sweep_new(world, &request, err);
}

static void test_sweep(void **) {
    char *expected = NULL;
    for (int way = 0; way < 2; way++) {
        JobWorld world = quiet();
        world.threads = 1 + 2 * way;
        Err err = {.text = ""};
        Job *job = sweep(&world, "connect4(rows=4,cols=4,align=3)", "montecarlo(sims=1|40)", NULL,
                         60, &err);
        if (!job) fail_msg("%s", err.text);
        finish(job);
        char *text = json_of(job, JOB_FINAL);
        double score[2];
        char *at = text;
        for (int i = 0; i < 2; i++) {
            at = strstr(at, "\"score\":");
            assert_non_null(at);
            at += strlen("\"score\":");
            score[i] = strtod(at, NULL);
        }
        assert_true(score[1] > score[0] + 0.1);
        assert_non_null(strstr(text, "\"value\":1,\"values\":{\"sims\":1},"));
        assert_non_null(strstr(text, "\"opponent\":\"random\""));
        assert_non_null(strstr(text, "\"games\":60,\"wins\":"));
        assert_non_null(strstr(text, "\"avg_stones\":"));
        assert_null(strstr(text, "\"reference\":"));
        if (expected) assert_string_equal(text, expected);
        if (expected) free(text);
        if (!expected) expected = text;
        Writer out;
        writer_init(&out);
        job->def->text(job, JOB_FINAL, &out);
        assert_memory_equal(out.text, "sims            games     score       low      high\n1 ",
                            53);
        writer_done(&out);
        job_free(job);
    }
    free(expected);
}

/* Where every game is won there is room on one side only. */
static void test_sweep_range(void **) {
    JobWorld world = quiet();
    Err err = {.text = ""};
    Job *job = sweep(&world, "connect4", "uct(sims=300|400)", "random", 20, &err);
    if (!job) fail_msg("%s", err.text);
    finish(job);
    char *text = json_of(job, JOB_FINAL);
    assert_non_null(strstr(text, "\"score\":1,\"low\":0.8388")); /* 20 / (20 + 1.96^2) */
    assert_non_null(strstr(text, ",\"high\":1,\"elo\":null,\"elo_error\":null,\"elo_low\":286."));
    assert_non_null(strstr(text, ",\"elo_high\":null,"));
    assert_non_null(strstr(text, "\"avg_victories\":1,\"avg_victories_low\":0.8388"));
    free(text);
    job_free(job);
}

static void test_sweep_solo(void **) {
    JobWorld world = quiet();
    Err err = {.text = ""};
    Job *job = sweep(&world, "dice", "montecarlo(sims=1..9:2)", NULL, 10, &err);
    if (!job) fail_msg("%s", err.text);
    finish(job);
    char *text = json_of(job, JOB_FINAL);
    assert_non_null(strstr(text, "\"games\":10"));
    assert_null(strstr(text, "\"reference\":"));
    free(text);
    job_free(job);
    /* A named opponent plays the same deals, so an equal player comes to equal figures. */
    job = sweep(&world, "dice", "random(name=a|b)", "random", 10, &err);
    if (!job) fail_msg("%s", err.text);
    finish(job);
    text = json_of(job, JOB_FINAL);
    char *row = strstr(text, "\"score\":"), *reference = strstr(text, "\"reference\":");
    assert_non_null(reference);
    reference = strstr(reference, "\"score\":");
    assert_memory_equal(row, reference, strcspn(row, ","));
    free(text);
    Writer out;
    writer_init(&out);
    job->def->text(job, JOB_FINAL, &out);
    assert_non_null(strstr(out.text, "\nreference "));
    writer_done(&out);
    job_free(job);
    assert_null(sweep(&world, "connect4", "uct(sims=1|2)", "human", 2, &err));
}

/* Text of a sweep's result, or of its refusal; the caller's. */
static char *swept(SeriesRequest *request) {
    JobWorld world = quiet();
    Err err = {.text = ""};
    request->games = 4;
    Job *job = sweep_new(&world, request, &err);
    if (!job) return strdup(err.text);
    finish(job);
    char *text = json_of(job, JOB_FINAL);
    job_free(job);
    return text;
}

/* Minimax visits the c moves and their c * c replies: nothing ends so early. */
static void test_first_move(void **) {
    SeriesRequest request = {.game = "connect4(align=4)",
                             .players = (const char *[]){"minimax(depth=1)|minimax(depth=2)"},
                             .count = 1,
                             .measure = SWEEP_FIRST,
                             .variant = "connect4(cols=4..6,rows=cols)"};
    char *text = swept(&request), *at = text;
    for (int depth = 1; depth <= 2; depth++) {
        for (int columns = 4; columns <= 6; columns++) {
            Writer row;
            writer_init(&row);
            write_format(&row,
                         "\"values\":{\"player\":\"minimax(depth=%d)\",\"variant.cols\":%d},"
                         "\"ms\":0,\"ms_error\":0,\"work\":%d,\"work_error\":0,\"games\":4}",
                         depth, columns, columns + (depth > 1 ? columns * columns : 0));
            at = strstr(at, row.text);
            if (!at) fail_msg("no %s in %s", row.text, text);
            writer_done(&row);
        }
    }
    assert_non_null(strstr(text, "\"rows\":[]"));
    free(text);
}

/* In a box of 2 x 2 any two discs are aligned: who begins has won. */
static void test_sweep_rules(void **) {
    SeriesRequest request = {.game = "connect4",
                             .players = (const char *[]){"minimax(depth=3)", "random"},
                             .count = 2,
                             .variant = "connect4(rows=2|6,cols=2,align=2)"};
    char *text = swept(&request);
    assert_non_null(strstr(text, "\"value\":2,\"values\":{\"variant.rows\":2},\"score\":0.5"));
    free(text);
    const char *const refused[][3] = {
        {"minimax(depth=3)", "connect4", "no range"},
        {"minimax(depth=1..2)", "connect4(rows=4..5,cols=4..5)", "at most 2 ranges"},
        {"minimax(depth=1..2)", "connect4(rows=4..50)", "Not a value of rows"},
        {"minimax(depth=1..2)", "chess", "chess"},
    };
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        request.players = (const char *[]){refused[i][0], "random"};
        writer_into(request.variant, sizeof request.variant, "%s", refused[i][1]);
        text = swept(&request);
        if (!strstr(text, refused[i][2])) fail_msg("%s: %s", refused[i][1], text);
        free(text);
    }
    request.measure = SWEEP_FIRST;
    writer_into(request.variant, sizeof request.variant, "connect4(rows=4..5)");
    text = swept(&request);
    assert_non_null(strstr(text, "needs no opponent"));
    free(text);
}

/* ---- perft ----------------------------------------------------------------------------------- */

static void test_perft(void **) {
    const struct {
        const char *game;
        int depth;
        int64_t nodes;
    } cases[] = {{"connect4", 0, 1},
                 {"connect4", 1, 7},
                 {"connect4", 2, 49},
                 {"connect4", 7, 823536},
                 {"connect4(rows=4,cols=4)", 9, 206904},
                 {"connect4(rows=4,cols=5,align=3)", 8, 269032}};
    JobWorld world = quiet();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Arena *arena = arena_new(1 << 20);
        const Game *game = test_game(cases[i].game, arena);
        _Alignas(16) unsigned char state[1024];
        game->start(game->rules, state);
        Err err = {.text = ""};
        PerftRequest request = {.game = game, .state = state, .depth = cases[i].depth};
        for (int divide = 0; divide < 2; divide++) {
            request.divide = divide;
            Job *job = perft_new(&world, &request, &err);
            assert_non_null(job);
            int steps = finish(job);
            if (cases[i].nodes > 100000) assert_true(steps > 1);
            Writer part;
            writer_init(&part);
            write_format(&part, "\"depth\":%d,\"nodes\":%lld,", cases[i].depth,
                         (long long)cases[i].nodes);
            char *text = json_of(job, JOB_FINAL);
            if (!strstr(text, part.text)) fail_msg("no %s in %s", part.text, text);
            if (divide && cases[i].depth == 2)
                assert_non_null(strstr(text, "\"rows\":[{\"move\":\"1\",\"nodes\":7},"));
            writer_done(&part);
            free(text);
            job_free(job);
        }
        request.depth = 65;
        assert_null(perft_new(&world, &request, &err));
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ranges),      cmocka_unit_test(test_sweep),
        cmocka_unit_test(test_sweep_range), cmocka_unit_test(test_sweep_solo),
        cmocka_unit_test(test_first_move),  cmocka_unit_test(test_sweep_rules),
        cmocka_unit_test(test_perft),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
