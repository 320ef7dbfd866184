/* The signature of `bench quick`: one number over the moves, values, node counts and playout sums
 * of all games and searchers. It is the same on every target. When it differs, some search behaves
 * differently: if that is meant, write the new number into signature.txt in the same commit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play/jobs/job.h"

static void test_signature(void **) {
    char expected[40] = "";
    FILE *file = fopen(TESTS_DIR "/golden/signature.txt", "r");
    assert_non_null(file);
    assert_non_null(fgets(expected, sizeof expected, file));
    fclose(file);
    expected[strcspn(expected, "\n")] = 0;

    JobWorld world = {.memory = (size_t)1 << 30, .threads = 1};
    Err err = {.text = ""};
    Job *job = bench_new(&world, true, &err);
    if (!job) fail_msg("%s", err.text);
    while (job_step(job, 0) != STEP_DONE)
        ;
    Writer out;
    writer_init(&out);
    job->def->text(job, JOB_FINAL, &out);
    const char *line = strrchr(out.text, '\n');
    assert_non_null(line);
    assert_memory_equal(line, "\nsignature ", 11);
    assert_string_equal(line + 11, expected);
    writer_done(&out);
    job_free(job);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_signature)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
