/* The bench: one signature with and without a clock, rows for every game, honest when stopped. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "play/jobs/bench.h"
#include "share.h"

static double tick(void *context) {
    double *ms = context;
    *ms += 0.3;
    return *ms;
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

static int64_t signature(const Job *job) {
    char *text = json_of(job, JOB_FINAL), *at = strstr(text, "\"signature\":");
    assert_non_null(at);
    int64_t value = strtoll(at + strlen("\"signature\":"), NULL, 10);
    free(text);
    return value;
}

static void finish(Job *job, const double *ms) {
    for (int i = 0; i < 10000000; i++)
        if (job_step(job, ms ? *ms + 1 : 0) == STEP_DONE) return;
    fail_msg("the bench does not end");
}

/* The test games alone: quick, and they have chance, points, pending choices and many moves. Two of
 * them with sanitizers, where all take a minute. */
static void test_signature(void **) {
    const int count = 1 + (int)test_share(TEST_GAMES - 1);
    const RowSet games = {.kind = "game", .rows = test_games, .count = count};
    double ms = 0;
    JobWorld still = {.memory = 256u << 20, .threads = 1, .games = &games};
    JobWorld ticking = still;
    ticking.now = tick;
    ticking.context = &ms;
    Err err = {.text = ""};
    Job *a = bench_new(&still, true, &err), *b = bench_new(&ticking, true, &err);
    if (!a || !b) fail_msg("%s", err.text);
    finish(a, NULL);
    finish(b, &ms);
    assert_int_equal(signature(a), signature(b));
    assert_true(signature(a) > 0);
    char *text = json_of(b, JOB_FINAL);
    const char *const parts[] = {"{\"game\":\"dice\",\"searcher\":\"perft\"",
                                 "{\"game\":\"dice\",\"searcher\":\"uniform\"",
                                 "{\"game\":\"dice\",\"searcher\":\"uct\"",
                                 "{\"game\":\"pennies\",\"searcher\":\"uct\"",
                                 "{\"game\":\"clicks\",\"searcher\":\"alphabeta\"",
                                 "{\"game\":\"pennies(preset=three)\",\"searcher\":\"uniform\"",
                                 "\"complete\":true"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if ((count == TEST_GAMES || !strstr(parts[i], "clicks")) && !strstr(text, parts[i]))
            fail_msg("no %s in %s", parts[i], text);
    assert_null(strstr(text, "\"human\""));
    assert_null(strstr(text, "\"dice\",\"searcher\":\"alphabeta\""));
    free(text);
    Writer out;
    writer_init(&out);
    b->def->text(b, JOB_FINAL, &out);
    char *last = strrchr(out.text, '\n');
    assert_non_null(last);
    assert_memory_equal(last, "\nsignature ", 11);
    writer_done(&out);
    job_free(a);
    job_free(b);
}

static void test_stopped(void **) {
    JobWorld world = {.memory = 256u << 20, .threads = 1};
    Err err = {.text = ""};
    Job *job = bench_new(&world, true, &err);
    assert_non_null(job);
    for (int i = 0; i < 5; i++)
        assert_int_equal(job_step(job, 0), STEP_MORE);
    job->def->finish(job);
    assert_int_equal(job_step(job, 0), STEP_DONE);
    char *text = json_of(job, JOB_FINAL);
    assert_non_null(strstr(text, "\"complete\":false"));
    free(text);
    job_free(job);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_signature),
                                       cmocka_unit_test(test_stopped)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
