/* convergence.h - how one search came to its result: what was best at moments that are equally
 * spaced on a logarithmic scale of effort, and when its iterations ended.
 *
 * Moments are exact: a slice of work ends at the next one, so that the same search gives the same
 * moments however it was sliced. Only their milliseconds depend on the machine. */
#ifndef PLY_PLAY_CONVERGENCE_H
#define PLY_PLAY_CONVERGENCE_H

#include "search/look.h"

enum { CONVERGENCE_SAMPLES = 256, CONVERGENCE_ROWS = 24, CONVERGENCE_ITERATIONS = ITERATIONS_MAX };

/* A root move at one moment. */
typedef struct ConvergencePoint {
    int row; /* among the legal moves */
    Bound bound;
    float value, effort, error; /* error: of the report */
} ConvergencePoint;

typedef struct ConvergenceSample {
    double effort, ms;
    int depth;
    Move best; /* NO_MOVE = none yet */
    double value;
    int count;
    ConvergencePoint points[CONVERGENCE_ROWS]; /* the best rows */
} ConvergenceSample;

typedef struct Convergence {
    int count;
    double next, factor; /* effort of the next moment; from one to the next */
    ConvergenceSample samples[CONVERGENCE_SAMPLES];
    int iterations; /* timed so far */
    double ended[CONVERGENCE_ITERATIONS];
} Convergence;

/* Fills `order` with the indices of the best rows of a report, at most `max`, and returns how many:
 * the choice first, then what is known by value and effort, then what is not. Without `all` rows
 * that the search has not looked at are left out. */
int convergence_order(const Report *report, bool all, int *order, int max);

void convergence_clear(Convergence *convergence);
/* How much more effort the next moment wants, at least 1. */
int64_t convergence_left(const Convergence *convergence, double effort);
/* Takes a moment if it is time; `report` has all rows. */
void convergence_note(Convergence *convergence, const Report *report, double effort, double ms);
/* The state of things as a moment. */
void convergence_sample(const Report *report, double effort, double ms, ConvergenceSample *out);
/* Notes when the iterations since the last call ended. */
void convergence_time(Convergence *convergence, const Search *search, double ms);

#endif
