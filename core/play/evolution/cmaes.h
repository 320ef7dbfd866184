/* cmaes.h - evolution of a distribution: covariance matrix adaptation.
 *
 * Instead of crossing individuals, CMA-ES keeps one normal distribution: points are drawn from it,
 * ranked by how good they are, and the distribution moves towards the better half,
 * stretches along directions that went well and shrinks when it gets nowhere. Only the order of the
 * points counts. It copes with parameters that depend on each other; it needs few points a round
 * (4 + 3 ln n) where they can be measured well, more where games are mostly luck.
 *
 * Source: N. Hansen, The CMA Evolution Strategy: A Tutorial (2016), with its default constants and
 * the better half weighted only. Every parameter lives in 0..1; points outside are reflected at the
 * bounds and count as what they became. Only + - * / sqrt and mathx: equal on every target. */
#ifndef PLY_PLAY_EVOLUTION_CMAES_H
#define PLY_PLAY_EVOLUTION_CMAES_H

#include "base/arena.h"
#include "base/rng.h"

typedef struct Cmaes {
    int n, lambda, mu;
    double sigma;            /* step size, in parts of the range */
    double *mean;            /* n */
    double *points;          /* lambda * n: as drawn last, in 0..1 */
    double *weights;         /* mu, their sum is 1 */
    double *cov, *axes;      /* n * n: covariance; its eigenvectors as columns */
    double *scales;          /* n: square roots of its eigenvalues */
    double *path_c, *path_s; /* n: evolution paths */
    double *work;            /* n * n + 3 n */
    double mueff, cc, cs, c1, cmu, damps, chi;
    int64_t rounds;
} Cmaes;

/* `start`: n values in 0..1. `lambda` >= 4 points a round. Memory comes from `arena`. */
bool cmaes_open(Cmaes *cma, Arena *arena, int n, int lambda, const double *start, double sigma,
                Err *err);
void cmaes_draw(Cmaes *cma, Rng *rng); /* fills points */
/* `order`: the indices of the points from best to worst. */
void cmaes_rank(Cmaes *cma, const int *order);

static inline const double *cmaes_point(const Cmaes *cma, int index) {
    return &cma->points[index * cma->n];
}

#endif
