/* Matches and tournaments: the document's statistics, every way of spreading the work, limits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "play/series/match.h"
#include "play/series/unit.h"
#include "share.h"

static RowSet games;
static const Row *rows[TEST_GAMES_MAX];

static JobWorld quiet(void) {
    test_game_set(&games, rows);
    return (JobWorld){.memory = 256u << 20, .threads = 1, .games = &games};
}

static void finish(Job *job) {
    for (int i = 0; i < 1000000; i++)
        if (job_step(job, 0) == STEP_DONE) return;
    fail_msg("the job does not end");
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

static void assert_json(const Job *job, const char *part) {
    char *text = json_of(job, JOB_FINAL);
    if (!strstr(text, part)) fail_msg("no %s in %s", part, text);
    free(text);
}

/* The number behind "key": in the JSON. */
static double number(const Job *job, const char *key) {
    char *text = json_of(job, JOB_FINAL), quoted[60];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    char *at = strstr(text, quoted);
    if (!at) fail_msg("no %s in %s", quoted, text);
    double value = strtod(at + strlen(quoted), NULL);
    free(text);
    return value;
}

static Job *match(const JobWorld *world, const char *game, const char *a, const char *b,
                  SeriesRequest request) {
    const char *const players[] = {a, b};
    Err err = {.text = ""};
    request.game = game;
    request.players = players;
    request.count = 2;
    Job *job = match_new(world, &request, &err);
    if (!job) print_message("%s\n", err.text);
    return job;
}

/* ---- a pool of workers that answer in a strange order ---------------------------------------- */

static void run_pool(const JobWorld *world, Job *job, int workers) {
    struct {
        int64_t index;
        Writer line;
    } out[8];
    int busy = 0, turn = 0;
    Err err = {.text = ""};
    for (;;) {
        Step step = job_step(job, 0);
        if (step == STEP_DONE) break;
        assert_int_equal(step, STEP_WAIT);
        for (; busy < workers; busy++) {
            writer_init(&out[busy].line);
            if (!job->def->hand_out(job, &out[busy].index, &out[busy].line)) break;
        }
        assert_true(busy > 0);
        int pick = turn++ % busy; /* not always the oldest */
        Writer result;
        writer_init(&result);
        assert_memory_equal(out[pick].line.text, "unit ", 5);
        assert_true(unit_run(world, out[pick].line.text + 5, &result, &err));
        assert_false(job->def->fold(job, out[pick].index + 1000, result.text, &err));
        assert_false(job->def->fold(job, out[pick].index, "nonsense", &err));
        assert_true(job->def->fold(job, out[pick].index, result.text, &err));
        writer_done(&result);
        writer_done(&out[pick].line);
        out[pick] = out[--busy];
    }
    for (int i = 0; i < busy; i++) {
        /* Surplus of a job that has seen enough is thrown away without a word. */
        assert_true(job->def->fold(job, out[i].index, "result=1,-1 moves=9 late=-1", &err));
        writer_done(&out[i].line);
    }
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* The document's example: four games of random against itself. */
static void test_statistics(void **) {
    JobWorld world = quiet();
    const char *board = "connect4(rows=4,cols=4,align=3,cylinder=yes)";
    Job *job = match(&world, board, "random(name=alea)", "random(name=alea)",
                     (SeriesRequest){.games = 400, .seed = 1});
    assert_non_null(job);
    finish(job);
    Statistics stats;
    match_statistics(job, &stats);
    assert_int_equal(stats.count, 4);
    assert_int_equal(stats.games, 400);
    assert_string_equal(stats.tallies[0].name, "alea_01");
    assert_string_equal(stats.tallies[1].name, "alea_02");
    assert_string_equal(stats.tallies[2].name, "J");
    assert_string_equal(stats.tallies[3].name, "R");
    assert_string_equal(stats.game, "Statistics(alea_01, alea_02, Board(4, 4, 3, True))");
    assert_true(stats.tallies[0].pv + stats.tallies[1].pv ==
                stats.tallies[2].pv + stats.tallies[3].pv);
    assert_true(stats.tallies[0].sigma + stats.tallies[1].sigma ==
                stats.tallies[2].sigma + stats.tallies[3].sigma);
    /* All discs on the board: J wins after odd numbers of them, R after even ones. */
    assert_true(stats.tallies[2].sigma >= 5 * stats.tallies[2].pv &&
                stats.tallies[2].sigma <= 15 * stats.tallies[2].pv);
    assert_true(stats.tallies[3].sigma >= 6 * stats.tallies[3].pv &&
                stats.tallies[3].sigma <= 16 * stats.tallies[3].pv);
    /* Equal players: J is well ahead, the two are not. */
    assert_true(stats.tallies[2].pv > stats.tallies[3].pv + 40);
    assert_true(stats.tallies[0].pv - stats.tallies[1].pv < 70 &&
                stats.tallies[1].pv - stats.tallies[0].pv < 70);
    double draws = number(job, "draws");
    assert_true(number(job, "wins") == stats.tallies[0].pv &&
                number(job, "losses") == stats.tallies[1].pv);
    assert_true(stats.tallies[0].pv + stats.tallies[1].pv + draws == 400);
    assert_json(job, "\"avg_victories\":{\"alea_01\":");
    job_free(job);
}

/* Starters alternate: each player begins in half of the games. */
static void test_starters(void **) {
    JobWorld world = quiet();
    Job *job = match(&world, "connect4(rows=4,cols=4,align=2)", "alphabeta(depth=5)",
                     "alphabeta(depth=5)", (SeriesRequest){.games = 6});
    finish(job);
    /* With two to align the beginner wins with three discs on the board. */
    Statistics stats;
    match_statistics(job, &stats);
    assert_true(stats.tallies[0].pv == 3 && stats.tallies[1].pv == 3 && stats.tallies[2].pv == 6 &&
                stats.tallies[3].pv == 0);
    assert_true(stats.tallies[2].sigma == 18);
    assert_json(job, "\"players\":[\"alphabeta_01\",\"alphabeta_02\"]");
    assert_json(job, "\"elo\":0,");
    job_free(job);
}

/* One thread, many, or pools of 1, 2 and 3 workers: one result. */
static void test_spread(void **) {
    const SeriesRequest requests[] = {{.games = 40, .seed = 5, .openings = 3, .keep = true},
                                      {.games = 400, .seed = 5, .elo1 = 200}};
    for (int i = 0; i < 2; i++) {
        char *expected = NULL;
        for (int way = 0; way < 6; way++) {
            JobWorld world = quiet();
            SeriesRequest request = requests[i];
            if (way < 3) world.threads = way + 1;
            if (way >= 3) request.pool = way - 2;
            Job *job = match(&world, "connect4(rows=5,cols=5,align=4)", "uct(sims=40)",
                             "montecarlo(sims=8)", request);
            assert_non_null(job);
            if (request.pool)
                run_pool(&world, job, (int)request.pool);
            else
                finish(job);
            char *text = json_of(job, JOB_FINAL);
            if (!expected)
                expected = text;
            else
                assert_string_equal(text, expected);
            if (i == 1) assert_true(number(job, "games") < 400);
            if (text != expected) free(text);
            job_free(job);
        }
        free(expected);
    }
}

/* Who trains is better than who does not, and learns the same wherever the games are played. */
/* The same count on one thread, on several, and from a pool whose results come in any order. */
static void test_different(void **) {
    JobWorld world = quiet();
    for (int spread = 0; spread < 3; spread++) {
        world.threads = spread == 1 ? 3 : 1;
        SeriesRequest request = {.games = 12, .pool = spread == 2 ? 5 : 0};
        Job *job = match(&world, "connect4", "alphabeta(depth=1)", "alphabeta(depth=2)", request);
        if (request.pool)
            run_pool(&world, job, 5);
        else
            finish(job);
        assert_true(number(job, "different") == 2);
        assert_json(job, "\"repeats\":\"only 2 different games among 12, ");
        job_free(job);
    }
    /* Games with other openings differ, each from both sides. Seven openings have one move. */
    SeriesRequest request = {.games = 60, .openings = 1};
    Job *job = match(&world, "connect4", "alphabeta(depth=1)", "alphabeta(depth=2)", request);
    finish(job);
    assert_true(number(job, "different") == 14);
    assert_json(job, "openings=5 begins");
    job_free(job);
    /* So it is said where fewer than half are repetitions. */
    request.games = 12;
    job = match(&world, "connect4", "alphabeta(depth=1)", "alphabeta(depth=2)", request);
    finish(job);
    assert_in_range((int)number(job, "different"), 7, 9);
    assert_json(job, "\"repeats\":\"only ");
    job_free(job);
    /* Players that use chance play different games; the same players in other seats do. */
    request.openings = 0;
    job = match(&world, "connect4", "random", "random", request);
    finish(job);
    assert_true(number(job, "different") == 12);
    job_free(job);
}

/* What was measured stands beside the result: rules and players with all their values. */
static void test_setup(void **) {
    JobWorld world = quiet();
    SeriesRequest request = {.games = 2, .openings = 3, .seed = 7};
    Job *job = match(&world, "connect4(rows=5)", "random(name=a)", "random", request);
    finish(job);
    assert_json(job, "\"setup\":{\"game\":\"connect4(rows=5,cols=7,align=4,cylinder=no)\","
                     "\"players\":[\"random(playout=uniform,time=0,nodes=0,seed=1,name=a)\"");
    assert_json(job, "\"games\":2,\"openings\":3,\"fair\":0,\"time\":0,\"nodes\":0,"
                     "\"seed\":7,\"version\":\"");
    job_free(job);
}

static void test_training(void **) {
    char *expected = NULL;
    enum { ENOUGH = 40 }; /* games to tell that training helps */
    for (int way = 0; way < 3; way++) {
        JobWorld world = quiet();
        SeriesRequest request = {.games = test_share(ENOUGH), .seed = 5, .pool = way == 2 ? 3 : 0};
        world.threads = 1 + 2 * (way == 1);
        Job *job = match(&world, "connect4", "uct(preset=document,train=15)",
                         "uct(preset=document)", request);
        assert_non_null(job);
        if (request.pool)
            run_pool(&world, job, (int)request.pool);
        else
            finish(job);
        if (request.games == ENOUGH) assert_true(number(job, "score") > 0.55);
        char *text = json_of(job, JOB_FINAL);
        if (expected) assert_string_equal(text, expected);
        if (expected) free(text);
        if (!expected) expected = text;
        job_free(job);
    }
    free(expected);
}

static void test_sprt(void **) {
    JobWorld world = quiet();
    Job *job = match(&world, "connect4", "uct(sims=200)", "random",
                     (SeriesRequest){.games = 1000, .elo1 = 50});
    finish(job);
    assert_json(job, "\"verdict\":1");
    assert_true(number(job, "games") < 200);
    job_free(job);
}

static void test_refused(void **) {
    JobWorld world = quiet();
    SeriesRequest request = {.games = 2};
    assert_null(match(&world, "connect4", "random", "human", request));
    assert_null(match(&world, "connect4", "random", "rndom", request));
    assert_null(match(&world, "conect4", "random", "random", request));
    assert_null(match(&world, "connect4", "random", "random(time=1s)", request));
    assert_null(match(&world, "dice", "random", "alphabeta", request));
    request.time = 1;
    assert_null(match(&world, "connect4", "random", "random", request));
    request = (SeriesRequest){.games = 2, .elo0 = 20};
    assert_null(match(&world, "connect4", "random", "random", request));
}

/* Stopping keeps what is known. */
static void test_finish(void **) {
    JobWorld world = quiet();
    Job *job = match(&world, "connect4", "random", "random", (SeriesRequest){.games = 100000});
    for (int i = 0; i < 40; i++)
        assert_int_equal(job_step(job, 0), STEP_MORE);
    job->def->finish(job);
    assert_int_equal(job_step(job, 0), STEP_DONE);
    double known = number(job, "games");
    assert_true(known > 0 && known < 100);
    char told[80];
    writer_into(told, sizeof told, "\"stopped\":true,\"done\":%d,\"total\":100000,", (int)known);
    assert_json(job, told);
    writer_into(told, sizeof told, "\nstopped after %d of 100000 games", (int)known);
    Writer out;
    writer_init(&out);
    job->def->text(job, JOB_FINAL, &out);
    assert_non_null(strstr(out.text, told));
    writer_done(&out);
    job_free(job);
}

/* Games of one player compare results on equal deals; games of three rotate the seats. */
static void test_other_games(void **) {
    JobWorld world = quiet();
    Job *job = match(&world, "dice", "random", "random", (SeriesRequest){.games = 30, .seed = 2});
    finish(job);
    assert_true(number(job, "games") == 30);
    assert_json(job, "\"points\":[{\"mean\":");
    job_free(job);
    /* Who plays alike wins no deal. */
    job = match(&world, "dice", "expectimax", "expectimax", (SeriesRequest){.games = 5});
    finish(job);
    assert_true(number(job, "draws") == 5);
    Statistics stats;
    match_statistics(job, &stats);
    for (int key = 0; key < stats.count; key++)
        assert_true(stats.tallies[key].pv == 0);
    job_free(job);

    const char *const players[] = {"random(name=x)", "random(name=y)", "random(name=z)"};
    SeriesRequest request = {
        .game = "pennies(players=3)", .players = players, .count = 3, .games = 30};
    Err err = {.text = ""};
    job = match_new(&world, &request, &err);
    if (!job) fail_msg("%s", err.text);
    finish(job);
    match_statistics(job, &stats);
    assert_int_equal(stats.games, 30);
    assert_int_equal(stats.count, 6);
    job_free(job);
}

/* Stopped before a game is over: nobody has a score. */
static void test_stopped_at_once(void **) {
    JobWorld world = quiet();
    Job *job = match(&world, "connect4", "random", "uct", (SeriesRequest){.games = 2, .seed = 1});
    job->def->finish(job);
    Writer writer;
    writer_init(&writer);
    job->def->text(job, JOB_FINAL, &writer);
    assert_non_null(strstr(writer.text, "random - uct: 0 games"));
    if (strstr(writer.text, "score")) fail_msg("%s", writer.text);
    free(writer.text);
    job_free(job);
}

/* One of three has lost the first game: whoever has not played yet comes after the loser. */
static void test_without_a_game(void **) {
    const char *const players[] = {"random", "alphabeta(depth=4)", "uct"};
    JobWorld world = quiet();
    SeriesRequest request = {.game = "connect4(rows=4,cols=4,align=3)",
                             .players = players,
                             .count = 3,
                             .games = 2,
                             .seed = 3};
    Err err = {.text = ""};
    Job *job = tournament_new(&world, &request, &err);
    if (!job) fail_msg("%s", err.text);
    while (number(job, "games") < 1)
        assert_int_not_equal(job_step(job, 0), STEP_DONE);
    assert_json(job, "\"rows\":[{\"player\":\"alphabeta\",\"games\":1,\"wins\":1,");
    assert_json(job, "{\"player\":\"uct\",\"games\":0,\"wins\":0,\"draws\":0,\"losses\":0,"
                     "\"score\":null,\"score_low\":0,\"score_high\":1,\"elo\":null,");
    Writer writer;
    writer_init(&writer);
    job->def->text(job, JOB_FINAL, &writer);
    if (!strstr(writer.text,
                "\n 3 uct             0       .       .       .       .              .  .\n"))
        fail_msg("%s", writer.text);
    free(writer.text);
    job_free(job);
}

static void test_tournament(void **) {
    const char *const players[] = {"random", "alphabeta(depth=1)", "uct(sims=60)", "random"};
    const TournamentKind kinds[] = {TOURNAMENT_ROBIN, TOURNAMENT_GAUNTLET, TOURNAMENT_KNOCKOUT,
                                    TOURNAMENT_SWISS};
    const double total[] = {6 * 6, 3 * 6, 3 * 6, 2 * 2 * 6};
    for (int kind = 0; kind < 4; kind++) {
        char *expected = NULL;
        for (int way = 0; way < 3; way++) {
            JobWorld world = quiet();
            world.threads = way == 1 ? 3 : 1;
            SeriesRequest request = {.game = "connect4(rows=4,cols=4,align=3)",
                                     .players = players,
                                     .count = 4,
                                     .games = 6,
                                     .seed = 3,
                                     .kind = kinds[kind],
                                     .keep = kind == 2,
                                     .pool = way == 2 ? 3 : 0};
            Err err = {.text = ""};
            Job *job = tournament_new(&world, &request, &err);
            if (!job) fail_msg("%s", err.text);
            if (request.pool)
                run_pool(&world, job, (int)request.pool);
            else
                finish(job);
            assert_json(job, "\"players\":[\"random_01\",\"alphabeta\",\"uct\",\"random_02\"]");
            assert_true(number(job, "games") == total[kind]);
            if (kind != 1) assert_json(job, "\"rows\":[{\"player\":\"uct\"");
            if (kind == 2) {
                assert_json(job, "\"winner\":\"uct\"");
                assert_json(job, "\"kept\":[{\"index\":0,\"seats\":[0,1],\"winner\":");
                assert_json(job, "{\"index\":3,\"seats\":[3,2],\"winner\":");
                assert_json(job, "\"pairs\":[{\"a\":0,\"b\":1,\"wins\":");
            }
            /* Games are counted for their players and their sides, whether they are kept or not. */
            char *text = json_of(job, JOB_FINAL);
            const char *at = strstr(text, "\"tallies\":[");
            double played = 0, wins[2] = {0, 0};
            for (int key = 0; key < 6; key++) {
                at = strstr(at + 1, "\"games\":");
                double own = atof(at + 8);
                double won = atof(strstr(at, "\"pv\":") + 5);
                assert_true(won <= own);
                wins[key >= 4] += won;
                if (key >= 4)
                    assert_true(own == total[kind]);
                else
                    played += own;
            }
            assert_true(played == 2 * total[kind] && wins[0] > 0 && wins[0] == wins[1]);
            if (expected) assert_string_equal(text, expected);
            if (!expected)
                expected = text;
            else
                free(text);
            job_free(job);
        }
        free(expected);
    }
}

/* A worker that refuses what it is given. */
static long long take_in(void *context, const char *) {
    return ++*(long long *)context;
}

static const char *refuse(void *, long long, bool *refused) {
    *refused = true;
    return "There is no such game.";
}

/* What another worker refuses ends the job. Where it is refused here as well it is told by its
 * code; else by the worker's sentence. */
static void test_refused_elsewhere(void **) {
    for (int here = 0; here < 2; here++) {
        long long tickets = 0;
        const PlyWorkers workers = {
            .context = &tickets, .count = 2, .send = take_in, .receive = refuse};
        JobWorld world = quiet();
        world.workers = &workers;
        Job *job = match(&world, "connect4", "random", "random", (SeriesRequest){.games = 2});
        if (here) games.count = 0; /* the game is not known any more */
        finish(job);
        Err err;
        assert_true(job_failed(job, &err));
        if (here)
            assert_string_equal(err.made[0].of->code, "unknown_name");
        else
            assert_string_equal(err.text, "There is no such game.");
        job_free(job);
    }
}

/* How a player has failed is told by its code within the sentence about the games. */
static void test_failed(void **) {
    JobWorld world = quiet();
    Job *job =
        match(&world, "connect4(rows=2)", "always(move=1)", "random", (SeriesRequest){.games = 6});
    finish(job);
    assert_json(job, "\"why\":\"The move 1 is not legal here, and always plays no other.\","
                     "\"why_said\":{\"code\":\"move_not_legal_here\",\"parts\":{\"move\":\"1\"}}");
    Err err;
    assert_true(job_failed(job, &err));
    assert_string_equal(err.made[0].of->code, "player_failed_and_lost");
    assert_string_equal(err.made[1].of->code, "move_not_legal_here");
    job_free(job);
}

static void test_text(void **) {
    JobWorld world = quiet();
    Job *job = match(&world, "connect4(rows=4,cols=4,align=2)", "alphabeta(depth=3,name=first)",
                     "alphabeta(depth=3,name=second)", (SeriesRequest){.games = 2});
    finish(job);
    Writer out;
    writer_init(&out);
    job->def->text(job, JOB_FINAL, &out);
    const char *expected = "Statistics(first, second, Board(4, 4, 2, False))\n"
                           "first - second: 2 games, +1 =0 -1\n"
                           "score 50.0 % (95 %: ";
    assert_memory_equal(out.text, expected, strlen(expected));
    assert_non_null(strstr(out.text, "               pv      sigma  avg_victories  avg_stones\n"
                                     "first           1          3         0.5000      1.5000\n"
                                     "second          1          3         0.5000      1.5000\n"
                                     "J               2          6         1.0000      3.0000\n"
                                     "R               0          0         0.0000      0.0000"));
    writer_done(&out);
    job_free(job);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_statistics),     cmocka_unit_test(test_starters),
        cmocka_unit_test(test_spread),         cmocka_unit_test(test_different),
        cmocka_unit_test(test_setup),          cmocka_unit_test(test_training),
        cmocka_unit_test(test_sprt),           cmocka_unit_test(test_refused),
        cmocka_unit_test(test_finish),         cmocka_unit_test(test_other_games),
        cmocka_unit_test(test_tournament),     cmocka_unit_test(test_text),
        cmocka_unit_test(test_failed),         cmocka_unit_test(test_refused_elsewhere),
        cmocka_unit_test(test_without_a_game), cmocka_unit_test(test_stopped_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
