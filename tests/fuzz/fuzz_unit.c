/* Any bytes as the line of a unit, as the line of its result or as a report, which come from other
 * processes and machines: refused with a sentence, or read; what was read is written and read again
 * to the same line. A line that lends a search (`search game=...`) is carried out, too, for a few
 * steps: it is refused with a sentence, or says what it has found in a report that can be read. */
#include "fuzz.h"
#include "play/jobs/lent.h"
#include "play/series/unit.h"
#include "search/crew.h"

static void check_plan(const char *text, Arena *arena) {
    UnitPlan plan, again;
    Err err = {.text = ""};
    if (!unit_plan_read(text, arena, &plan, &err)) {
        must_say_why(&err);
        return;
    }
    Writer first, second;
    writer_init(&first);
    writer_init(&second);
    unit_plan_write(&plan, &first);
    must(unit_plan_read(first.text, arena, &again, &err));
    unit_plan_write(&again, &second);
    must(strcmp(first.text, second.text) == 0);
    writer_done(&second);
    writer_done(&first);
}

static void check_result(const char *text) {
    UnitResult result, again;
    Err err = {.text = ""};
    if (!unit_result_read(text, &result, &err)) {
        must_say_why(&err);
        return;
    }
    int winner = unit_winner(&result);
    must(winner >= -1 && winner < result.seats && result.seats <= MAX_PLAYERS);
    Writer first, second;
    writer_init(&first);
    writer_init(&second);
    unit_result_write(&result, ~0u, &first);
    must(unit_result_read(first.text, &again, &err));
    unit_result_write(&again, ~0u, &second);
    must(strcmp(first.text, second.text) == 0);
    writer_done(&second);
    writer_done(&first);
}

static void check_report(const char *text) {
    MoveReport rows[2][8];
    Report report = {.rows = rows[0], .capacity = 8}, again = {.rows = rows[1], .capacity = 8};
    bool final, same;
    if (!report_read(text, &report, &final)) return;
    must(report.count <= 8 && report.counters <= COUNTERS_MAX);
    for (int i = 0; i < report.count; i++)
        must(report.rows[i].pv_length <= PV_MAX && report.rows[i].bound <= BOUND_UPPER);
    Writer first, second;
    writer_init(&first);
    writer_init(&second);
    report_write(&report, final, &first);
    must(report_read(first.text, &again, &same) && same == final);
    report_write(&again, same, &second);
    must(strcmp(first.text, second.text) == 0);
    writer_done(&second);
    writer_done(&first);
}

/* A clock that moves on with every look keeps the slices of work short. */
static double tick(void *context) {
    double *now = context;
    return *now += 1;
}

static void check_lent(const char *text) {
    enum { STEPS = 3, ROWS = 4096 /* more than any game here has moves */ };
    static MoveReport rows[ROWS];
    double now = 0;
    JobWorld world = {.context = &now, .now = tick, .memory = (size_t)6 << 20, .threads = 1};
    Err err = {.text = ""};
    Job *job = lent_line(text) ? lent_new(&world, text, &err) : NULL;
    if (!job) {
        if (lent_line(text)) must_say_why(&err);
        return;
    }
    for (int i = 0; i < STEPS && job_step(job, now + 1) == STEP_MORE; i++)
        ;
    Report report = {.rows = rows, .capacity = ROWS};
    Writer found;
    bool final;
    writer_init(&found);
    job->def->text(job, JOB_FINAL, &found);
    must(report_read(found.text, &report, &final));
    writer_done(&found);
    job_free(job);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    Arena *arena = arena_new(1 << 20);
    must(arena != NULL);
    check_plan(text, arena);
    check_result(text);
    check_report(text);
    check_lent(text);
    arena_free(arena);
    free(text);
    return 0;
}
