/* think_out.c - what one search says: JSON for programs, a few aligned lines for people. */
#include <string.h>

#include "base/mathx.h"
#include "game/estimate.h"
#include "play/jobs/think_job.h"

enum { PROGRESS_ROWS = 12, TEXT_LINE = 12 /* moves of a line of play in text */ };

/* Follows a line of play to write its moves as text. Chance moves in a line are written like any
 * other; a line that leaves them out ends where the dice move. */
typedef struct Line {
    const Think *think;
    void *state, *scratch; /* the job's */
} Line;

static void line_start(Line *line, const Think *think) {
    *line = (Line){think, think->line, think->line_scratch};
    memcpy(line->state, think->search->root, think->game->state_size);
}

/* Can the line go on with this move? */
static bool line_has(const Line *line, Move move) {
    const Game *game = line->think->game;
    return game->status(game->rules, line->state) == ONGOING &&
           game_legal(game, line->state, move, line->think->scratch);
}

static void line_play(Line *line, Move move) {
    think_play(line->think->search, line->state, line->state, move, line->scratch);
}

/* How many rows are told: all, in their order, or the best ones, in that of `order`. */
static int shown_rows(const Report *report, bool all, int order[PROGRESS_ROWS]) {
    return all ? report->count : convergence_order(report, true, order, PROGRESS_ROWS);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void json_move(Json *json, const char *key, const Think *think, Move move) {
    game_move_json(json, key, think->game, think->state, move);
}

static void json_line(Json *json, const Think *think, const Move *moves, int count) {
    Line line;
    line_start(&line, think);
    json_array(json, "pv");
    for (int i = 0; i < count && line_has(&line, moves[i]); i++) {
        game_move_json(json, NULL, think->game, line.state, moves[i]);
        line_play(&line, moves[i]);
    }
    json_end(json);
}

static void json_row(Json *json, const Think *think, const MoveReport *row) {
    bool playouts = think->report.playouts > 0;
    json_move(json, "move", think, row->move);
    json_known(json, "value", row->bound != BOUND_NONE, row->value);
    json_real(json, "visits", playouts ? row->effort : 0);
    json_real(json, "nodes", playouts ? 0 : row->effort);
    json_text(json, "bound", bound_word(row->bound));
    json_text(json, "proven", proven_word(row->proven));
    json_int(json, "proven_in", row->proven_in);
    json_real(json, "error", row->error);
    if (think->report.mixed) json_real(json, "mix", row->mix);
    if (row->has_spread) {
        JSON_EACH(json, "spread", i, REPORT_SPREAD)
            json_real(json, NULL, row->spread[i]);
    }
    json_line(json, think, row->pv, row->pv_length);
}

/* The compact arrays of a progress line, in the order of the legal moves. */
static void json_arrays(Json *json, const Think *think, bool first) {
    const Report *report = &think->report;
    if (first) {
        JSON_EACH(json, "order", i, think->count)
            json_move(json, NULL, think, think->moves[i]);
    }
    JSON_EACH(json, "visits", i, report->count)
        json_real(json, NULL, report->rows[i].effort);
    JSON_EACH(json, "values", i, report->count) {
        const MoveReport *row = &report->rows[i];
        json_known(json, NULL, row->bound != BOUND_NONE, mathx_floor(row->value * 10 + 0.5));
    }
}

void counters_json(Json *json, const Counter *counter, int count) {
    json_object(json, "counters");
    for (int i = 0; i < count; i++)
        json_real(json, counter[i].name, counter[i].value);
    json_end(json);
}

/* What people call the counters, where their names do not say it. */
static void titles_json(Json *json, const Report *report) {
    json_object(json, "counter_titles");
    for (int i = 0; i < report->counters; i++)
        if (report->counter[i].title)
            json_text(json, report->counter[i].name, report->counter[i].title);
    json_end(json);
}

static double per_second(const Report *report, double ms) {
    return ms > 0 ? report_effort(report) * 1000 / ms : 0;
}

/* Bytes that the search has reserved. Like times they differ from target to target, and are told
 * where there is a clock. */
static double reserved_by(const Think *think) {
    return (double)arena_used(think->search->arena);
}

void think_measure(const Job *job, const void *state, Json *json) {
    const Think *think = think_of(job);
    const Search *search = think->search;
    const Game *game = think->game;
    scale_json(json, search->scale, game);
    if (search->scale != SCALE_EVALUATION || !search->valued) return;
    estimate_json(json, game, search->valued, state, game->mover(game->rules, state));
}

void think_json(const Job *job, JobLevel level, Json *json) {
    const Think *think = think_of(job);
    const Report *report = think_report(job);
    double ms = think->control.spent;
    Move best = think_best(job);
    json_text(json, "spec", think->spec);
    if (think->go && level != JOB_PROGRESS) json_move(json, "move", think, best);
    json_move(json, "best", think, best);
    json_known(json, "value", report->best != NO_MOVE, report->value);
    think_measure(job, think->search->root, json);
    json_text(json, "proven", proven_word(report->proven));
    json_int(json, "proven_in", report->proven_in);
    json_reason(json, "ended", report->ended);
    json_int(json, "depth", report->depth);
    json_real(json, "nodes", report->nodes);
    json_real(json, "playouts", report->playouts);
    json_real(json, "ms", ms);
    json_real(json, "nps", per_second(report, ms));
    if (job->world->now) json_real(json, "reserved", reserved_by(think));
    if (job->world->now && report->frame) json_int(json, "frame", (int64_t)report->frame);
    if (job->world->now && report->stack) json_int(json, "stack", (int64_t)report->stack);
    json_bool(json, "timed", job->timed);
    json_int(json, "run", think->run);
    json_line(json, think, report->pv, report->pv_length);
    if (report->has_vector) {
        JSON_EACH(json, "vector", i, think->game->players)
            json_real(json, NULL, report->vector[i]);
    }
    counters_json(json, report->counter, report->counters);
    titles_json(json, report);
    if (level == JOB_FULL) {
        json_object(json, "counter_docs");
        for (int i = 0; i < report->counters; i++)
            json_text(json, report->counter[i].name, report->counter[i].doc);
        json_end(json);
    }
    bool all = level != JOB_PROGRESS;
    int order[PROGRESS_ROWS];
    int count = shown_rows(report, all, order);
    JSON_OBJECTS(json, "moves", i, count)
        json_row(json, think, &report->rows[all ? i : order[i]]);
    if (!all) json_arrays(json, think, !job->told);
}

/* ---- text ------------------------------------------------------------------------------------ */

static void text_value(Writer *out, double value, Proven proven, int plies) {
    if (proven) {
        write_text(out, proven_word(proven));
        if (proven != PROVEN_DRAW && plies > 0) write_format(out, " in %d", plies);
    } else {
        write_value(out, value);
    }
}

/* The first `max` moves of a line. */
static void text_line(Writer *out, const Think *think, const Move *moves, int count, int max) {
    Line line;
    line_start(&line, think);
    for (int i = 0; i < count && i < max && line_has(&line, moves[i]); i++) {
        if (i > 0) write_char(out, ' ');
        game_move_text(think->game, line.state, moves[i], out);
        line_play(&line, moves[i]);
    }
    if (count > max) write_text(out, " ...");
}

void think_line(const Job *job, Writer *out) {
    const Think *think = think_of(job);
    text_line(out, think, think->report.pv, think->report.pv_length, PV_MAX);
}

static void text_row(Writer *out, const Think *think, const MoveReport *row) {
    write_text(out, "\n  ");
    write_padded(out, MOVE_TEXT(think->game, think->state, row->move), 10);
    size_t cell = out->length;
    if (row->bound == BOUND_NONE && row->proven == PROVEN_NONE) {
        write_char(out, '-');
    } else {
        if (row->bound == BOUND_LOWER) write_text(out, ">= ");
        if (row->bound == BOUND_UPPER) write_text(out, "<= ");
        text_value(out, row->value, row->proven, row->proven_in);
    }
    write_pad(out, cell, 12);
    if (think->report.mixed) {
        cell = out->length;
        write_format(out, "mix %s %%", SHORT_TEXT(100 * row->mix));
        write_pad(out, cell, 12);
    }
    write_padded(out, REAL_TEXT(row->effort), row->pv_length > 1 ? 12 : 0);
    if (row->pv_length > 1) text_line(out, think, row->pv, row->pv_length, TEXT_LINE);
}

/* best 4  value +12.5  depth 8  10000 playouts */
static void text_head(Writer *out, const Job *job, bool rounded) {
    const Think *think = think_of(job);
    const Report *report = &think->report;
    write_format(out, "%s %s", think->go ? "move" : "best",
                 MOVE_TEXT(think->game, think->state, think_best(job)));
    if (report->best != NO_MOVE) {
        write_text(out, "  value ");
        text_value(out, report->value, report->proven, report->proven_in);
    }
    if (report->depth > 0) write_format(out, "  depth %d", report->depth);
    const double amounts[] = {report->nodes, report->playouts};
    const char *const units[] = {"nodes", "playouts"};
    for (int i = 0; i < 2; i++)
        if (amounts[i] > 0)
            write_format(out, "  %s %s", rounded ? COUNT_TEXT(amounts[i]) : REAL_TEXT(amounts[i]),
                         units[i]);
}

static void text_bytes(Writer *out, double bytes, const char *what) {
    write_format(out, ", %s%sB %s", COUNT_TEXT(bytes), bytes < 1000 ? " " : "", what);
}

/* time 12.3 ms, 3.45 M nodes/s, 12.3 kB reserved, 1.2 kB of stack: a line of its own, because it
 * differs from run to run. */
static void text_time(const Job *job, Writer *out, const Report *report, double ms) {
    write_format(out, "\ntime %.*f ms, %s %s/s", ms < 100 ? 1 : 0, ms,
                 COUNT_TEXT(per_second(report, ms)), report->playouts > 0 ? "playouts" : "nodes");
    text_bytes(out, reserved_by(think_of(job)), "reserved");
    if (report->stack) text_bytes(out, (double)report->stack, "of stack");
}

void think_text(const Job *job, JobLevel level, Writer *out) {
    const Think *think = think_of(job);
    const Report *report = think_report(job);
    double ms = think->control.spent;
    text_head(out, job, level == JOB_PROGRESS);
    if (level == JOB_PROGRESS) {
        if (ms > 0) write_format(out, "  %s/s", COUNT_TEXT(per_second(report, ms)));
        if (report->pv_length > 0) write_text(out, "  pv ");
        text_line(out, think, report->pv, report->pv_length, TEXT_LINE);
        return;
    }
    if (think->go && level == JOB_FINAL) return;
    if (report->ended) write_format(out, "\n%s", report->ended->pattern);
    bool all = level == JOB_FULL;
    int order[PROGRESS_ROWS];
    int count = shown_rows(report, all, order);
    for (int i = 0; i < count; i++)
        text_row(out, think, &report->rows[all ? i : order[i]]);
    if (level == JOB_FINAL && count < report->count)
        write_format(out, "\n  (%d more moves: report)", report->count - count);
    write_format(out, "\nvalues: %s", scale_text(think->search->scale, think->game));
    for (int i = 0; i < report->counters; i++) {
        const Counter *it = &report->counter[i];
        write_format(out, "\n%s %s", it->title ? it->title : it->name, SHORT_TEXT(it->value));
        if (it->unit) write_format(out, " %s", it->unit);
    }
    if (report->has_vector) {
        write_text(out, "\nvalues of the players");
        for (int i = 0; i < think->game->players; i++)
            write_format(out, " %s", DECIMALS_TEXT(report->vector[i], 1));
    }
    if (job->world->now) text_time(job, out, report, ms);
}
