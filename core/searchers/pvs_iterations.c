/* pvs_iterations.c - what pvs remembers of its iterations, the ones given up included. */
#include <string.h>

#include "searchers/pvs.h"

const Iteration *pvs_iterations(const Search *search, int *count) {
    const Pvs *s = search->data;
    return iterations_list(s->iterations, count);
}

void pvs_iterations_note(Search *search, Value value) {
    const Pvs *s = search->data;
    static const char *const kinds[] = {
        [MODE_DEEPEN] = "deepen", [MODE_PROVE] = "prove", [MODE_SHORTEN] = "shorten"};
    unsigned claim = value.claim & TT_EXACT;
    Iteration it = {.kind = kinds[s->mode],
                    .depth = s->depth,
                    .nodes = (double)(s->nodes - s->began),
                    .total = (double)s->nodes,
                    .value = claim ? pvs_units(s, value.score) : 0,
                    .bound = pvs_bound(claim)};
    /* A search that fails low has no line: its best move is only the least bad bound. */
    bool low = claim == TT_HIGH || s->frames->best_move == NO_MOVE;
    it.best = low ? s->best : s->frames->best_move;
    it.pv[0] = it.best;
    it.pv_length = 1;
    if (!low && s->pv_length[0] > 0 && s->pv[0][0] == it.best) {
        it.pv_length = s->pv_length[0] < ITERATION_PV ? s->pv_length[0] : ITERATION_PV;
        memcpy(it.pv, s->pv[0], (size_t)it.pv_length * sizeof *it.pv);
    }
    iterations_add(s->iterations, &it,
                   (IterationCounts){.probes = (double)s->probes,
                                     .hits = (double)s->hits,
                                     .cuts = (double)s->cuts,
                                     .first_cuts = (double)s->first_cuts,
                                     .researches = (double)s->searched_again});
}
