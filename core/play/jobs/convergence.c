/* convergence.c - writes down what is best in a search at moments on a logarithmic scale of
 * effort. */
#include "play/jobs/convergence.h"

static const double FACTOR = 1.13; /* 8 moments to double the effort, 150 up to 10^8 */

void convergence_clear(Convergence *convergence) {
    convergence->count = convergence->iterations = 0;
    convergence->next = 1;
    convergence->factor = FACTOR;
}

int64_t convergence_left(const Convergence *convergence, double effort) {
    double left = convergence->next - effort;
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

int convergence_order(const Report *report, bool all, int *order, int max) {
    int count = 0;
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = &report->rows[i];
        if (!all && row->bound == BOUND_NONE && row->effort <= 0) continue;
        int at = count;
        while (at > 0 && above(report, row, &report->rows[order[at - 1]]))
            at--;
        if (at == max) continue;
        if (count < max) count++;
        for (int k = count - 1; k > at; k--)
            order[k] = order[k - 1];
        order[at] = i;
    }
    return count;
}

void convergence_sample(const Report *report, double effort, double ms, ConvergenceSample *out) {
    int order[CONVERGENCE_ROWS];
    out->effort = effort;
    out->ms = ms;
    out->depth = report->depth;
    out->best = report->best;
    out->value = report->value;
    out->count = convergence_order(report, false, order, CONVERGENCE_ROWS);
    for (int i = 0; i < out->count; i++) {
        const MoveReport *row = &report->rows[order[i]];
        out->points[i] = (ConvergencePoint){order[i], row->bound, (float)row->value,
                                            (float)row->effort, (float)row->error};
    }
}

/* Makes room: every second moment goes, and from now on they lie twice as far apart. */
static void thin(Convergence *convergence) {
    int kept = 0;
    for (int i = 0; i < convergence->count; i += 2)
        convergence->samples[kept++] = convergence->samples[i];
    convergence->count = kept;
    convergence->factor *= convergence->factor;
}

void convergence_note(Convergence *convergence, const Report *report, double effort, double ms) {
    if (effort < convergence->next) return;
    if (convergence->count == CONVERGENCE_SAMPLES) thin(convergence);
    convergence_sample(report, effort, ms, &convergence->samples[convergence->count++]);
    double next = effort * convergence->factor;
    convergence->next = next > effort + 1 ? next : effort + 1;
}

void convergence_time(Convergence *convergence, const Search *search, double ms) {
    int count;
    search_iterations(search, &count);
    /* The last place is taken by every further iteration. */
    if (count == CONVERGENCE_ITERATIONS && convergence->iterations == count)
        convergence->iterations--;
    while (convergence->iterations < count && convergence->iterations < CONVERGENCE_ITERATIONS)
        convergence->ended[convergence->iterations++] = ms;
}
