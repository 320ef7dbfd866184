/* accuracy_out.c - what an accuracy test says: rows for programs and people. */
#include "play/judging/accuracy_out.h"

static double share(double part, int whole) {
    return whole > 0 ? part / whole : 0;
}

/* A share with its 95 % interval; null of nothing. */
static void json_share(Json *json, const char *const keys[3], int part, int whole) {
    double low, high;
    stats_wilson(part, whole, &low, &high);
    json_known(json, keys[0], whole > 0, share(part, whole));
    json_known(json, keys[1], whole > 0, low);
    json_known(json, keys[2], whole > 0, high);
}

static void json_row(Json *json, const Accuracy *test, const AccuracyRow *row) {
    const Ranges *ranges = test->ranges + row->stats;
    json_object(json, NULL);
    json_text(json, "spec", row->spec);
    json_int(json, "series", row->stats);
    if (!ranges->count) json_null(json, "value");
    ranges_json(ranges, row->index, json);
    json_int(json, "positions", row->asked);
    static const char *const optimal[] = {"optimal", "optimal_low", "optimal_high"};
    static const char *const kept[] = {"kept", "kept_low", "kept_high"};
    json_share(json, optimal, row->optimal, row->asked);
    json_share(json, kept, row->kept, row->critical);
    json_int(json, "critical", row->critical);
    json_real(json, "loss", share(row->loss, row->asked));
    json_real(json, "effort", share(row->effort, row->asked));
    json_real(json, "ms", row->ms);
    json_end(json);
}

/* Moves that the players were asked for, and will be. */
static int moves_asked(const Accuracy *test) {
    int asked = 0;
    for (int i = 0; i < test->count; i++)
        asked += test->rows[i].asked;
    return asked;
}

static int moves_wanted(const Accuracy *test) {
    return (test->asking ? test->found : test->wanted) * test->count;
}

void accuracy_json(const Job *job, JobLevel level, Json *json) {
    const Accuracy *test = job->data;
    json_text(json, "spec", test->judging.spec);
    json_bool(json, "exact", test->exact);
    json_int(json, "positions", test->found);
    json_int(json, "critical", test->critical);
    json_int(json, "tried", test->tried);
    json_int(json, "unsolved", test->judging.unsolved);
    json_sentence(json, "reason", &test->judging.open);
    json_array(json, "plies");
    json_int(json, NULL, test->min);
    json_int(json, NULL, test->max);
    json_end(json);
    if (test->judging.err.text[0]) json_sentence(json, "error", &test->judging.err);
    json_int(json, "done", moves_asked(test));
    json_int(json, "total", moves_wanted(test));
    if (level == JOB_PROGRESS) {
        job_text_json(job, json);
    } else {
        json_bool(json, "timed", job->timed);
        json_bool(json, "stopped", test->judging.stopped);
        json_real(json, "limit", test->judging.limit);
        setup_json(job->world, test->judging.players, &test->setup, json);
    }
    JSON_EACH(json, "rows", i, test->count)
        if (test->rows[i].asked > 0) json_row(json, test, test->rows + i);
}

static void text_share(Writer *out, int part, int whole) {
    char cell[32] = "-";
    double low, high;
    stats_wilson(part, whole, &low, &high);
    if (whole > 0)
        writer_into(cell, sizeof cell, "%.1f (%.1f to %.1f)", 100.0 * part / whole, 100 * low,
                    100 * high);
    write_format(out, "%21s ", cell);
}

static void text_row(const AccuracyRow *row, bool time, Writer *out) {
    write_char(out, '\n');
    text_share(out, row->optimal, row->asked);
    text_share(out, row->kept, row->critical);
    write_format(out, "%9d %7.1f %9s ", row->asked, share(row->loss, row->asked),
                 SHORT_TEXT(share(row->effort, row->asked)));
    if (time) write_format(out, "%9.3f ", row->ms);
    write_format(out, " %s", row->spec);
}

static void text_table(const Accuracy *test, bool time, Writer *out) {
    write_format(out, "\n%21s %21s %9s %7s %9s ", "optimal % (95 %)", "kept % (95 %)", "positions",
                 "loss", "effort");
    if (time) write_format(out, "%9s ", "ms");
    write_text(out, " player");
    for (int i = 0; i < test->count; i++)
        if (test->rows[i].asked > 0) text_row(test->rows + i, time, out);
}

static void text_stopped(const Accuracy *test, Writer *out) {
    if (!test->asking) {
        write_format(out, "stopped after %d of %d positions were judged", test->found,
                     test->wanted);
        if (test->judging.unsolved)
            write_format(out, ", %d %s", test->judging.unsolved, test->judging.open.text);
        write_text(out, ": nothing is known of the players yet");
        return;
    }
    write_format(out, "\nstopped after %d of %d moves of the players", moves_asked(test),
                 moves_wanted(test));
}

void accuracy_text(const Job *job, JobLevel level, Writer *out) {
    const Accuracy *test = job->data;
    bool time = job->world->now != NULL;
    if (level == JOB_PROGRESS && !test->asking) {
        write_format(out, "%d of %d positions judged", test->found, test->wanted);
        if (test->judging.unsolved)
            write_format(out, ", %d %s", test->judging.unsolved, test->judging.open.text);
        return;
    }
    if (level == JOB_PROGRESS) {
        if (test->row < test->count)
            write_format(out, "%s: %d of %d positions", test->rows[test->row].spec, test->position,
                         test->found);
        return;
    }
    if (test->judging.stopped && !test->asking) {
        text_stopped(test, out);
        return;
    }
    write_format(out, "%d positions after %d to %d random moves, judged by %s", test->found,
                 test->min, test->max, test->judging.spec);
    if (test->found < test->wanted && !test->judging.stopped)
        write_format(out, " (%d wanted, %d tried)", test->wanted, test->tried);
    if (test->judging.unsolved)
        write_format(out, "\n%d positions %s", test->judging.unsolved, test->judging.open.text);
    if (test->found > 0)
        write_format(out, "\nin %d of them a move can give the result away", test->critical);
    if (moves_asked(test) > 0) text_table(test, time, out);
    if (test->judging.stopped) text_stopped(test, out);
    setup_text(job->world, &test->setup, out);
}
