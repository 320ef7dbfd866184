/* history.h - how one search came to its result: what was best at moments that are equally spaced on a
 * logarithmic scale of effort, and when its iterations ended.
 *
 * Moments are exact: a slice of work ends at the next one, so that the same search gives the same
 * moments however it was sliced. Only their milliseconds depend on the machine. */
#ifndef PLY_PLAY_HISTORY_H
#define PLY_PLAY_HISTORY_H

#include "search/search.h"

enum { HISTORY_MOMENTS = 256, HISTORY_ROWS = 24, HISTORY_ITERATIONS = 256 };

/* A root move at one moment. */
typedef struct HistoryPoint {
    int row; /* among the legal moves */
    Bound bound;
    float value, effort, error; /* error: of the report */
} HistoryPoint;

typedef struct HistoryMoment {
    double effort, ms;
    int depth;
    Move best; /* NO_MOVE = none yet */
    double value;
    int count;
    HistoryPoint points[HISTORY_ROWS]; /* the best rows */
} HistoryMoment;

typedef struct History {
    int count;
    double next, factor; /* effort of the next moment; from one to the next */
    HistoryMoment moments[HISTORY_MOMENTS];
    int iterations; /* timed so far */
    double ended[HISTORY_ITERATIONS];
} History;

void history_clear(History *history);
/* How much more effort the next moment wants, at least 1. */
int64_t history_left(const History *history, double effort);
/* Takes a moment if it is time; `report` has all rows. */
void history_note(History *history, const Report *report, double effort, double ms);
/* The state of things as a moment. */
void history_moment(const Report *report, double effort, double ms, HistoryMoment *out);
/* Notes when the iterations since the last call ended. */
void history_time(History *history, const Search *search, double ms);

#endif
