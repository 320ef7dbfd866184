/* course.c - writes down what is best in a search at moments on a logarithmic scale of effort. */
#include "play/course.h"

static const double FACTOR = 1.13; /* 8 moments to double the effort, 150 up to 10^8 */

void course_clear(Course *course) {
    course->count = course->iterations = 0;
    course->next = 1;
    course->factor = FACTOR;
}

int64_t course_left(const Course *course, double effort) {
    double left = course->next - effort;
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

int course_order(const Report *report, bool all, int *order, int max) {
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

void course_moment(const Report *report, double effort, double ms, CourseMoment *out) {
    int order[COURSE_ROWS];
    out->effort = effort;
    out->ms = ms;
    out->depth = report->depth;
    out->best = report->best;
    out->value = report->value;
    out->count = course_order(report, false, order, COURSE_ROWS);
    for (int i = 0; i < out->count; i++) {
        const MoveReport *row = &report->rows[order[i]];
        out->points[i] = (CoursePoint){order[i], row->bound, (float)row->value, (float)row->effort,
                                       (float)row->error};
    }
}

/* Makes room: every second moment goes, and from now on they lie twice as far apart. */
static void thin(Course *course) {
    int kept = 0;
    for (int i = 0; i < course->count; i += 2)
        course->moments[kept++] = course->moments[i];
    course->count = kept;
    course->factor *= course->factor;
}

void course_note(Course *course, const Report *report, double effort, double ms) {
    if (effort < course->next) return;
    if (course->count == COURSE_MOMENTS) thin(course);
    course_moment(report, effort, ms, &course->moments[course->count++]);
    double next = effort * course->factor;
    course->next = next > effort + 1 ? next : effort + 1;
}

void course_time(Course *course, const Search *search, double ms) {
    if (!search->def->iterations) return;
    int count;
    search->def->iterations(search, &count);
    /* The last place is taken by every further iteration. */
    if (count == COURSE_ITERATIONS && course->iterations == count) course->iterations--;
    while (course->iterations < count && course->iterations < COURSE_ITERATIONS)
        course->ended[course->iterations++] = ms;
}
