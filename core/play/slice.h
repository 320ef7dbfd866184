/* slice.h - how much a search may do before somebody looks at the clock.
 *
 * A Slice adapts the budget of search_step so that one call takes about a millisecond, from a
 * playout of 100 microseconds to 50 nodes a microsecond. Without a clock the budget is fixed. Results
 * never depend on the slices, only the pace does. */
#ifndef PLY_PLAY_SLICE_H
#define PLY_PLAY_SLICE_H

#include "play/job.h"

enum {
    SLICE_FIRST = 16,     /* the first budget: a slow search must not block either */
    SLICE_MOST = 1 << 17, /* more is not worth one look at the clock less */
    SLICE_FIXED = 8192,   /* without a clock */
    SLICE_STILL = 64      /* calls in one job step while the clock stands still (coarse clocks) */
};

typedef struct Slice {
    int64_t budget; /* for the next call */
} Slice;

static inline void slice_start(Slice *slice, const JobWorld *world) {
    slice->budget = world->now ? SLICE_FIRST : SLICE_FIXED;
}

/* The call with the present budget took `ms`. */
static inline void slice_took(Slice *slice, double ms) {
    if (ms > 1.5)
        slice->budget = slice->budget > 1 ? slice->budget / (ms > 6 ? 4 : 2) : 1;
    else if (ms < 0.7 && slice->budget < SLICE_MOST)
        slice->budget *= 2;
    if (slice->budget < 1) slice->budget = 1;
}

static inline double world_now(const JobWorld *world) {
    return world->now ? world->now(world->context) : 0;
}

/* Work that `nodes` of Limits counts: playouts for searchers that make them, else nodes. */
static inline double report_effort(const Report *report) {
    return report->playouts > 0 ? report->playouts : report->nodes;
}

#endif
