/* Any bytes as the line of a unit, as the line of its result or as a report, which come from other
 * processes and machines: refused with a sentence, or read; what was read is written and read again
 * to the same line. */
#include "fuzz.h"
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    Arena *arena = arena_new(1 << 20);
    must(arena != NULL);
    check_plan(text, arena);
    check_result(text);
    check_report(text);
    arena_free(arena);
    free(text);
    return 0;
}
