/* spsa.h - tuning by small matches: simultaneous perturbation stochastic approximation.
 *
 * A point moves uphill on a slope that it feels by pairs of neighbours: in each step some
 * directions are drawn, every coordinate + or - with equal chances; on either side of the point,
 * `reach` away along a direction, stands a player; the two meet, and the point moves along the mean
 * of the directions, each as far as its own side won. However many coordinates there are, a pair
 * tells a little of all of them. No player needs to be measured well, many cheap pairs do.
 *
 * Source: J. C. Spall, Multivariate Stochastic Approximation Using a Simultaneous Perturbation
 * Gradient Approximation (1992), with the exponents .602 and .101 and a tenth of the steps as the
 * constant of stability, as in his Implementation (1998); gains are given by their last values, as
 * engine tuners do. Every parameter lives in 0..1. Only + - * / sqrt and mathx: equal on every
 * target. */
#ifndef PLY_PLAY_EVOLUTION_SPSA_H
#define PLY_PLAY_EVOLUTION_SPSA_H

#include "base/arena.h"
#include "base/rng.h"

typedef struct Spsa {
    int n, pairs;
    double *at;         /* n, in 0..1 */
    signed char *signs; /* pairs * n: the directions of this step, -1 or +1 */
    double *won;        /* of each pair, of its + side, -1..1, or a difference of points */
} Spsa;

/* The gains of step `step` (from 0) of `steps`. */
typedef struct SpsaGains {
    double reach; /* to either side, as a part of the range */
    double move;  /* how far the point goes where one side wins all, as a part of the range */
} SpsaGains;

/* `reach`: of the last step. `pace`: what `steps` moves as long as the last one come to; none goes
 * further than its neighbours are. */
SpsaGains spsa_gains(int64_t step, int64_t steps, double reach, double pace);

/* `start`: n values in 0..1. Memory comes from `arena`. */
bool spsa_open(Spsa *spsa, Arena *arena, int n, int pairs, const double *start, Err *err);
void spsa_draw(Spsa *spsa, Rng *rng); /* new directions */
/* The player of a pair on its side `sign` (-1 or +1), within 0..1. */
void spsa_side(const Spsa *spsa, int pair, int sign, double reach, double *x);
/* Moves the point by what `won` says. `points`: those are differences of points, which count in
 * parts of their usual size (the root of their mean square). */
void spsa_step(Spsa *spsa, double move, bool points);

#endif
