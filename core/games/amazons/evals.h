/* evals.h - what the evaluations of Amazons share. */
#ifndef PLY_GAMES_AMAZONS_EVALS_H
#define PLY_GAMES_AMAZONS_EVALS_H

#include "game/estimate.h"
#include "games/amazons/amazons.h"

/* So many positions go side by side where children are evaluated together. */
#if defined(__AVX512VBMI2__) && defined(__AVX512BITALG__) && defined(__OPTIMIZE__)
#define AMAZONS_SIDE_BY_SIDE 4
#elif defined(__AVX2__) && defined(__OPTIMIZE__)
#define AMAZONS_SIDE_BY_SIDE 2
#else
#define AMAZONS_SIDE_BY_SIDE 1
#endif

/* eval_children.c: the slot `children` of the evaluation `territory`; not where there is one
 * only. */
void amazons_territory_children(const Game *game, const void *tables, const void *state,
                                const Move *moves, int count, bool partial, int player,
                                double *out);

extern const Estimate amazons_territory_estimates[]; /* estimates.c */
extern const EvalDef amazons_eval_territory, amazons_eval_regions;

#endif
