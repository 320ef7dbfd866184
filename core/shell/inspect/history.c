/* history.c - `history`: how an analysis came to its result. */
#include "base/mathx.h"
#include "base/stats.h"
#include "play/jobs/time_control.h"
#include "shell/inspect/inspect.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "shell/messages.def"

/* Moments of the course, the present one last. */
typedef struct Samples {
    Inspect *inspect;
    const Convergence *convergence;
    ConvergenceSample *now; /* null = the last moment is the present one */
    int count;
    int *place; /* per legal move: its number among those shown, -1 = never among the best */
    int *rows;  /* shown moves: which legal move */
    int shown;
} Samples;

static const ConvergenceSample *sample(const Samples *all, int index) {
    return index < all->convergence->count ? &all->convergence->samples[index] : all->now;
}

static bool gather(Samples *all, Inspect *inspect, const Convergence *convergence) {
    Err *err = &inspect->call->err;
    const Report *report = inspect->report;
    all->inspect = inspect;
    all->convergence = convergence;
    all->count = convergence->count;
    all->place = ARENA_NEW(inspect->arena, int, report->count + 1, err);
    all->rows = ARENA_NEW(inspect->arena, int, report->count + 1, err);
    ConvergenceSample *now = ARENA_NEW(inspect->arena, ConvergenceSample, 1, err);
    if (!all->place || !all->rows || !now) return false;
    double effort = report_effort(report);
    const ConvergenceSample *last =
        convergence->count ? &convergence->samples[convergence->count - 1] : NULL;
    if (effort > 0 && (!last || last->effort < effort)) {
        convergence_sample(report, effort, think_ms(inspect->task->job), now);
        all->now = now;
        all->count++;
    }
    for (int i = 0; i < report->count; i++)
        all->place[i] = -1;
    for (int i = 0; i < all->count; i++) {
        const ConvergenceSample *at = sample(all, i);
        for (int k = 0; k < at->count; k++) {
            int row = at->points[k].row;
            if (row >= report->count || all->place[row] >= 0) continue;
            all->place[row] = all->shown;
            all->rows[all->shown++] = row;
        }
    }
    return true;
}

static void move_json(const Inspect *inspect, const char *key, Move move, Json *json) {
    game_move_json(json, key, inspect->game, inspect->search->root, move);
}

static const ConvergencePoint *point_of(const ConvergenceSample *at, int row) {
    for (int i = 0; i < at->count; i++)
        if (at->points[i].row == row) return &at->points[i];
    return NULL;
}

/* Rounded to four decimals: the numbers were kept with single precision. */
static double rounded(double value) {
    return value > -1e11 && value < 1e11 ? mathx_floor(value * 1e4 + 0.5) / 1e4 : value;
}

/* The number that a moment tells under a name. */
static double sample_number(const ConvergenceSample *at, const char *name) {
    return strcmp(name, "effort") == 0  ? at->effort
           : strcmp(name, "ms") == 0    ? rounded(at->ms)
           : strcmp(name, "depth") == 0 ? at->depth
           : at->best == NO_MOVE        ? NAN
                                        : rounded(at->value);
}

static void convergence_json(const Samples *all, Json *json) {
    static const char *const keys[] = {"effort", "ms", "depth", "best", "value"};
    json_object(json, "convergence");
    for (int k = 0; k < 5; k++) {
        JSON_EACH(json, keys[k], i, all->count)
            if (strcmp(keys[k], "best") == 0)
                move_json(all->inspect, NULL, sample(all, i)->best, json);
            else
                json_real(json, NULL, sample_number(sample(all, i), keys[k]));
    }
    JSON_OBJECTS(json, "moves", k, all->shown) {
        move_json(all->inspect, "move", all->inspect->report->rows[all->rows[k]].move, json);
        static const char *const names[] = {"value", "effort", "error"};
        for (int field = 0; field < 3; field++) {
            JSON_EACH(json, names[field], i, all->count) {
                const ConvergencePoint *point = point_of(sample(all, i), all->rows[k]);
                bool known = point && point->bound != BOUND_NONE;
                double value = field == 0   ? (known ? (double)point->value : NAN)
                               : field == 1 ? (point ? (double)point->effort : 0)
                                            : (known ? Z95 * (double)point->error : 0);
                json_real(json, NULL, rounded(value));
            }
        }
    }
    json_end(json);
}

/* ---- iterations ------------------------------------------------------------------------------ */

static double percent(double part, double whole) {
    return part < 0 || whole < 0 ? NAN : whole > 0 ? 100 * part / whole : 0;
}

/* By how much each further ply multiplied the work. */
static double branching(const Iteration *it) {
    if (it->depth < 1 || it->nodes < 1) return 0;
    return mathx_pow(it->nodes, 1.0 / it->depth);
}

/* Nodes against those of the last iteration of less depth that deepened; NaN for the first. */
static double growth(const Iteration *all, int index) {
    for (int i = index - 1; i >= 0; i--)
        if (strcmp(all[i].kind, "deepen") == 0 && all[i].depth < all[index].depth &&
            all[i].nodes > 0)
            return all[index].nodes / all[i].nodes;
    return NAN;
}

/* Writes up to `count` moves of a line of play from the root; returns how many are legal. */
static void line_text(Inspect *inspect, const Iteration *it, Json *json, Writer *out) {
    memcpy(inspect->walk, inspect->search->root, inspect->game->state_size);
    for (int i = 0; i < it->pv_length; i++) {
        if (!game_legal(inspect->game, inspect->walk, it->pv[i], inspect->moves)) return;
        if (json) game_move_json(json, NULL, inspect->game, inspect->walk, it->pv[i]);
        if (out) write_char(out, ' '), game_move_text(inspect->game, inspect->walk, it->pv[i], out);
        if (inspect_play(inspect, inspect->walk, inspect->walk, it->pv[i]) == OVER) return;
    }
}

static void iterations_json(Inspect *inspect, const Convergence *convergence, Json *json) {
    int count;
    const Iteration *all = search_iterations(inspect->search, &count);
    JSON_OBJECTS(json, "iterations", i, count) {
        const Iteration *it = &all[i];
        json_text(json, "kind", it->kind);
        json_int(json, "depth", it->depth);
        json_real(json, "nodes", it->nodes);
        json_real(json, "total", it->total);
        json_real(json, "ms",
                  rounded(i < convergence->iterations ? convergence->ended[i]
                                                      : think_ms(inspect->task->job)));
        json_real(json, "value", it->bound == BOUND_NONE ? NAN : it->value);
        json_text(json, "bound", bound_word(it->bound));
        move_json(inspect, "best", it->best, json);
        json_bool(json, "changed", i > 0 && it->best != all[i - 1].best);
        json_real(json, "branching", rounded(branching(it)));
        json_real(json, "growth", rounded(growth(all, i)));
        json_real(json, "table_hits", rounded(percent(it->hits, it->probes)));
        json_real(json, "first_cutoffs", rounded(percent(it->first_cuts, it->cuts)));
        json_real(json, "researches", it->researches);
        json_array(json, "pv");
        line_text(inspect, it, json, NULL);
        json_end(json);
    }
}

/* A column of the table; "-" for what is unknown. */
static void number_cell(double value, int digits, const char *unit, int width, Writer *out) {
    size_t cell = out->length;
    write_format(out, "%s%s", isnan(value) ? "-" : DECIMALS_TEXT(value, digits),
                 isnan(value) ? "" : unit);
    write_pad(out, cell, width);
}

static void iterations_text(Inspect *inspect, Writer *out) {
    int count;
    const Iteration *all = search_iterations(inspect->search, &count);
    if (!count) return;
    write_text(out, "depth        nodes     growth  branching  table   value     line");
    for (int i = 0; i < count; i++) {
        const Iteration *it = &all[i];
        write_char(out, '\n');
        size_t cell = out->length;
        if (strcmp(it->kind, "deepen") == 0)
            write_int(out, it->depth);
        else
            write_text(out, it->kind);
        if (i > 0 && it->best != all[i - 1].best) write_char(out, '*');
        write_pad(out, cell, 13);
        write_padded(out, COUNT_TEXT(it->nodes), 10);
        number_cell(growth(all, i), 2, "", 8, out);
        number_cell(branching(it), 2, "", 11, out);
        number_cell(percent(it->hits, it->probes), 0, " %", 8, out);
        cell = out->length;
        inspect_write_value(inspect, it->value, it->bound, out);
        write_pad(out, cell, 9);
        line_text(inspect, it, NULL, out);
    }
    write_text(out, "\n(* another best move than before)\n");
}

/* The moments at which the best move changed, and the last one. */
static void convergence_text(const Samples *all, Writer *out) {
    const Inspect *inspect = all->inspect;
    write_text(out, "effort     depth  best      value");
    for (int i = 0; i < all->count; i++) {
        const ConvergenceSample *at = sample(all, i);
        if (i > 0 && i + 1 < all->count && sample(all, i - 1)->best == at->best) continue;
        write_char(out, '\n');
        write_padded(out, COUNT_TEXT(at->effort), 11);
        number_cell(at->depth, 0, "", 7, out);
        write_padded(out, MOVE_TEXT(inspect->game, inspect->search->root, at->best), 10);
        if (at->best != NO_MOVE) inspect_write_value(inspect, at->value, BOUND_EXACT, out);
    }
    if (!all->count) write_text(out, "\nnothing yet");
}

bool do_history(Call *call) {
    const InspectOptions *options = call->options;
    Inspect inspect;
    Samples all = {.count = 0};
    if (!inspect_open(&inspect, call, options->job, false)) return false;
    const Convergence *convergence = think_convergence(inspect.task->job);
    if (!convergence) return err_set(&call->err, no_history, inspect.task->number);
    if (!gather(&all, &inspect, convergence)) return false;
    Answer answer;
    Json *json = answer_begin(&answer, call, "history");
    if (json) {
        inspect_head(&inspect, json);
        json_int(json, "run", think_run(inspect.task->job));
        convergence_json(&all, json);
        iterations_json(&inspect, convergence, json);
    } else {
        iterations_text(&inspect, &answer.out);
        convergence_text(&all, &answer.out);
    }
    return answer_send(&answer);
}
