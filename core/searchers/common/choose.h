/* choose.h - what searchers share that name a move and look at nothing: always, random.
 *
 * One step of one node: `step` puts the move into `best`, which is NO_MOVE before. */
#ifndef PLY_SEARCHERS_COMMON_CHOOSE_H
#define PLY_SEARCHERS_COMMON_CHOOSE_H

#include "search/search.h"

typedef struct Choosing {
    Move *moves; /* legal ones */
    int count;
    Move best;
} Choosing;

/* True when a move is still to be chosen and the budget allows it; else *step says what to do. */
static inline bool choose_now(const Choosing *data, int64_t budget, Step *step) {
    *step = data->best == NO_MOVE && budget < 1 ? STEP_MORE : STEP_DONE;
    return data->best == NO_MOVE && budget >= 1;
}

bool choose_open(Search *search, Err *err);
void choose_begin(Search *search, const void *state);
void choose_report(const Search *search, Report *out);

/* All slots of such a searcher but `step`. */
#define CHOOSE_SLOTS \
    .accepts = TRAIT_ANY, .open = choose_open, .begin = choose_begin, .report = choose_report

#endif
