/* course.h - how one search came to its result: what was best at moments that are equally spaced on a
 * logarithmic scale of effort, and when its iterations ended.
 *
 * Moments are exact: a slice of work ends at the next one, so that the same search gives the same
 * moments however it was sliced. Only their milliseconds depend on the machine. */
#ifndef PLY_PLAY_COURSE_H
#define PLY_PLAY_COURSE_H

#include "search/search.h"

enum { COURSE_MOMENTS = 256, COURSE_ROWS = 24, COURSE_ITERATIONS = ITERATIONS_MAX };

/* A root move at one moment. */
typedef struct CoursePoint {
    int row; /* among the legal moves */
    Bound bound;
    float value, effort, error; /* error: of the report */
} CoursePoint;

typedef struct CourseMoment {
    double effort, ms;
    int depth;
    Move best; /* NO_MOVE = none yet */
    double value;
    int count;
    CoursePoint points[COURSE_ROWS]; /* the best rows */
} CourseMoment;

typedef struct Course {
    int count;
    double next, factor; /* effort of the next moment; from one to the next */
    CourseMoment moments[COURSE_MOMENTS];
    int iterations; /* timed so far */
    double ended[COURSE_ITERATIONS];
} Course;

/* Fills `order` with the indices of the best rows of a report, at most `max`, and returns how many: the
 * choice first, then what is known by value and effort, then what is not. Without `all` rows that the
 * search has not looked at are left out. */
int course_order(const Report *report, bool all, int *order, int max);

void course_clear(Course *course);
/* How much more effort the next moment wants, at least 1. */
int64_t course_left(const Course *course, double effort);
/* Takes a moment if it is time; `report` has all rows. */
void course_note(Course *course, const Report *report, double effort, double ms);
/* The state of things as a moment. */
void course_moment(const Report *report, double effort, double ms, CourseMoment *out);
/* Notes when the iterations since the last call ended. */
void course_time(Course *course, const Search *search, double ms);

#endif
