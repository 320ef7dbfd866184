/* truth_out.c - what a truth experiment says: rows for programs and people. */
#include "base/number.h"
#include "play/truth_out.h"

static Truth *truth_of(const Job *job) {
    return (Truth *)job->data;
}

/* Half of the 95 % interval of a share. */
static double error_of(int part, int whole) {
    double low, high;
    stats_wilson(part, whole, 1.96, &low, &high);
    return (high - low) / 2;
}

static double share(double part, int whole) {
    return whole > 0 ? part / whole : 0;
}

static void json_value(Json *json, const char *key, const char *text) {
    double number;
    if (number_real(text, &number))
        json_real(json, key, number);
    else
        json_text(json, key, text);
}

static void json_row(Json *json, const Truth *truth, const TruthRow *row) {
    const Ranges *ranges = truth->ranges + row->series;
    json_object(json, NULL);
    json_text(json, "spec", row->spec);
    json_int(json, "series", row->series);
    if (ranges->count)
        json_value(json, "value", ranges_value(ranges, row->index, 0));
    else
        json_null(json, "value");
    json_object(json, "values");
    for (int k = 0; k < ranges->count; k++)
        json_value(json, ranges->range[k].path, ranges_value(ranges, row->index, k));
    json_end(json);
    json_int(json, "positions", row->asked);
    json_real(json, "optimal", share(row->optimal, row->asked));
    json_real(json, "optimal_error", error_of(row->optimal, row->asked));
    if (row->critical) {
        json_real(json, "kept", share(row->kept, row->critical));
        json_real(json, "kept_error", error_of(row->kept, row->critical));
    } else {
        json_null(json, "kept");
        json_null(json, "kept_error");
    }
    json_int(json, "critical", row->critical);
    json_real(json, "loss", share(row->loss, row->asked));
    json_real(json, "effort", share(row->effort, row->asked));
    json_real(json, "ms", share(row->ms, row->asked));
    json_end(json);
}

void truth_json(const Job *job, JobLevel level, Json *json) {
    const Truth *truth = truth_of(job);
    json_text(json, "spec", truth->judging.spec);
    json_bool(json, "exact", truth->exact);
    json_int(json, "positions", truth->found);
    json_int(json, "critical", truth->critical);
    json_int(json, "tried", truth->tried);
    json_int(json, "unsolved", truth->judging.unsolved);
    json_text(json, "reason", *truth->judging.open ? truth->judging.open : NULL);
    json_array(json, "plies");
    json_int(json, NULL, truth->least);
    json_int(json, NULL, truth->most);
    json_end(json);
    if (truth->judging.err.text[0]) json_text(json, "error", truth->judging.err.text);
    int done = 0;
    for (int i = 0; i < truth->count; i++)
        done += truth->rows[i].asked;
    json_int(json, "done", done);
    json_int(json, "total", (truth->asking ? truth->found : truth->wanted) * truth->count);
    if (level == JOB_PROGRESS) {
        Writer text;
        writer_init(&text);
        truth_text(job, level, &text);
        json_text(json, "text", text.text);
        writer_done(&text);
    } else {
        json_bool(json, "timed", job->timed);
        json_bool(json, "stopped", truth->judging.stopped);
    }
    json_array(json, "rows");
    for (int i = 0; i < truth->count; i++)
        if (truth->rows[i].asked > 0) json_row(json, truth, truth->rows + i);
    json_end(json);
}

static void text_share(Writer *out, int part, int whole) {
    char buffer[32];
    Writer cell;
    writer_fixed(&cell, buffer, sizeof buffer);
    if (whole > 0) {
        write_decimals(&cell, 100.0 * part / whole, 1);
        write_text(&cell, " +-");
        write_decimals(&cell, 100 * error_of(part, whole), 1);
    } else {
        write_char(&cell, '-');
    }
    write_format(out, "%12s ", cell.text);
}

static void text_row(const TruthRow *row, bool time, Writer *out) {
    char buffer[32];
    Writer cell;
    write_char(out, '\n');
    text_share(out, row->optimal, row->asked);
    text_share(out, row->kept, row->critical);
    write_format(out, "%7.1f ", share(row->loss, row->asked));
    writer_fixed(&cell, buffer, sizeof buffer);
    write_short(&cell, share(row->effort, row->asked));
    write_format(out, "%9s ", cell.text);
    if (time) write_format(out, "%9.3f ", share(row->ms, row->asked));
    write_format(out, " %s", row->spec);
}

void truth_text(const Job *job, JobLevel level, Writer *out) {
    const Truth *truth = truth_of(job);
    bool time = job->world->now != NULL;
    if (level == JOB_PROGRESS && !truth->asking) {
        write_format(out, "%d of %d positions judged", truth->found, truth->wanted);
        if (truth->judging.unsolved)
            write_format(out, ", %d %s", truth->judging.unsolved, truth->judging.open);
        return;
    }
    if (level == JOB_PROGRESS) {
        if (truth->row < truth->count)
            write_format(out, "%s: %d of %d positions", truth->rows[truth->row].spec,
                         truth->position, truth->found);
        return;
    }
    write_format(out, "%d positions after %d to %d random moves, judged by %s", truth->found,
                 truth->least, truth->most, truth->judging.spec);
    if (truth->found < truth->wanted && !truth->judging.stopped)
        write_format(out, " (%d wanted, %d tried)", truth->wanted, truth->tried);
    if (truth->judging.unsolved)
        write_format(out, "\n%d positions %s", truth->judging.unsolved, truth->judging.open);
    write_format(out, "\nin %d of them a move can give the result away", truth->critical);
    write_format(out, "\n%12s %12s %7s %9s ", "optimal %", "kept %", "loss", "effort");
    if (time) write_format(out, "%9s ", "ms");
    write_text(out, " player");
    for (int i = 0; i < truth->count; i++)
        if (truth->rows[i].asked > 0) text_row(truth->rows + i, time, out);
    if (truth->judging.err.text[0]) write_format(out, "\nstopped: %s", truth->judging.err.text);
}
