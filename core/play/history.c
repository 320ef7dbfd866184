#include "play/history.h"

static const double FACTOR = 1.13; /* 8 moments to double the effort, 150 up to 10^8 */

void history_clear(History *history) {
    history->count = history->iterations = 0;
    history->next = 1;
    history->factor = FACTOR;
}

int64_t history_left(const History *history, double effort) {
    double left = history->next - effort;
    return left < 1 ? 1 : left > 1e15 ? (int64_t)1e15 : (int64_t)left;
}

/* Whether `row` belongs above `other`: the choice, then what is known, by value, by effort. */
static bool above(const Report *report, const MoveReport *row, const MoveReport *other) {
    if (other->move == report->best) return false;
    if (row->move == report->best) return true;
    if (row->bound == BOUND_NONE) return false;
    return other->bound == BOUND_NONE || row->value > other->value ||
           (row->value == other->value && row->effort > other->effort);
}

void history_moment(const Report *report, double effort, double ms, HistoryMoment *out) {
    out->effort = effort;
    out->ms = ms;
    out->depth = report->depth;
    out->best = report->best;
    out->value = report->value;
    int order[HISTORY_ROWS], count = 0;
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = &report->rows[i];
        if (row->bound == BOUND_NONE && row->effort <= 0) continue;
        int at = count;
        while (at > 0 && above(report, row, &report->rows[order[at - 1]]))
            at--;
        if (at == HISTORY_ROWS) continue;
        if (count < HISTORY_ROWS) count++;
        for (int k = count - 1; k > at; k--)
            order[k] = order[k - 1];
        order[at] = i;
    }
    out->count = count;
    for (int i = 0; i < count; i++) {
        const MoveReport *row = &report->rows[order[i]];
        out->points[i] = (HistoryPoint){order[i], row->bound, (float)row->value, (float)row->effort,
                                        (float)row->error};
    }
}

/* Makes room: every second moment goes, and from now on they lie twice as far apart. */
static void thin(History *history) {
    int kept = 0;
    for (int i = 0; i < history->count; i += 2)
        history->moments[kept++] = history->moments[i];
    history->count = kept;
    history->factor *= history->factor;
}

void history_note(History *history, const Report *report, double effort, double ms) {
    if (effort < history->next) return;
    if (history->count == HISTORY_MOMENTS) thin(history);
    history_moment(report, effort, ms, &history->moments[history->count++]);
    double next = effort * history->factor;
    history->next = next > effort + 1 ? next : effort + 1;
}

void history_time(History *history, const Search *search, double ms) {
    if (!search->def->iterations) return;
    int count;
    search->def->iterations(search, &count);
    /* The last place is taken by every further iteration. */
    if (count == HISTORY_ITERATIONS && history->iterations == count) history->iterations--;
    while (history->iterations < count && history->iterations < HISTORY_ITERATIONS)
        history->ended[history->iterations++] = ms;
}
