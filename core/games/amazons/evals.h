/* evals.h - what the evaluations of Amazons share. */
#ifndef PLY_GAMES_AMAZONS_EVALS_H
#define PLY_GAMES_AMAZONS_EVALS_H

#include "games/amazons/amazons.h"

/* A sum without bounds as hundredths of a win, strictly inside -100..+100; `scale` is half way. */
static inline double amazons_squash(double sum, double scale) {
    return 99 * sum / (scale + (sum < 0 ? -sum : sum));
}

/* eval_children.c: the slot `children` of the evaluation `territory`. */
void amazons_territory_children(const Game *game, const void *tables, const void *state,
                                const Move *moves, int count, bool partial, int player,
                                double *out);

extern const EvalDef amazons_eval_territory, amazons_eval_regions;

#endif
