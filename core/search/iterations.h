/* iterations.h - what searchers that deepen step by step remember of their iterations. */
#ifndef PLY_SEARCH_ITERATIONS_H
#define PLY_SEARCH_ITERATIONS_H

#include "search/look.h"

/* Counters since begin; negative = the searcher has no such thing. */
typedef struct IterationCounts {
    double probes, hits, cuts, first_cuts, researches;
} IterationCounts;

typedef struct Iterations {
    int count;
    IterationCounts before;         /* at the end of the last one */
    Iteration list[ITERATIONS_MAX]; /* when it is full, the last place is written anew */
} Iterations;

/* For the slot SearcherDef.iterations. */
static inline const Iteration *iterations_list(const Iterations *all, int *count) {
    *count = all->count;
    return all->list;
}

static inline void iterations_clear(Iterations *all) {
    all->count = 0;
    all->before = (IterationCounts){0};
}

/* Adds a finished iteration: `it` with the counters left out, and what they have come to. */
static inline void iterations_add(Iterations *all, const Iteration *it, IterationCounts now) {
    if (all->count < ITERATIONS_MAX) all->count++;
    Iteration *to = &all->list[all->count - 1];
    *to = *it;
    to->probes = now.probes < 0 ? -1 : now.probes - all->before.probes;
    to->hits = now.hits < 0 ? -1 : now.hits - all->before.hits;
    to->cuts = now.cuts < 0 ? -1 : now.cuts - all->before.cuts;
    to->first_cuts = now.first_cuts < 0 ? -1 : now.first_cuts - all->before.first_cuts;
    to->researches = now.researches - all->before.researches;
    all->before = now;
}

#endif
