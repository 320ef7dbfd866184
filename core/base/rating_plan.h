/* rating_plan.h - who should meet next, so that a scale is known as closely as is wanted. */
#ifndef PLY_BASE_RATING_PLAN_H
#define PLY_BASE_RATING_PLAN_H

#include "base/rating.h"

/* What is to be known: of one player against the fixed ones, or of neighbours on the scale. */
typedef enum RatingGoal { RATING_EACH, RATING_NEIGHBOURS } RatingGoal;

/* The largest half width of an interval that the goal is about, in Elo; infinite where one end is
 * not known. `*a` and `*b` (-1 = none): whose. */
double rating_width(const Ratings *ratings, RatingGoal goal, int *a, int *b);

/* A plan while it is made: room that the caller gives. */
typedef struct RatingPlan {
    const Ratings *ratings;
    int size, place[RATING_MAX];
    double m[RATING_SIZE][RATING_SIZE]; /* the covariance as it will be */
    /* m (sum of x x' / variance of x) m over all x that are to be known: what a pair of games takes
     * off them, but for its information. */
    double shared[RATING_SIZE][RATING_SIZE];
    int played[RATING_MAX][RATING_MAX]; /* pairs of games, those planned included */
} RatingPlan;

/* Fills `out` with `wanted` pairs of games, one after the other, each of which makes the variances
 * that the goal is about smallest: by the sum of the parts of each that it takes off, over those
 * that are not known to `within` Elo either way yet. (By the largest variance, or by the plain sum
 * of variances, a gap that games can hardly bridge took the games of all others.) Among
 * pairs that save nearly as much (nine tenths) the one is taken that has been played least often,
 * so that no rating rests on one opponent alone. While no games lead from somebody to
 * the fixed players, those that would are played. Depends on its arguments only; `a` of a pairing
 * stands before `b`. False when there is nobody to play for. */
bool rating_plan(RatingPlan *plan, const Ratings *ratings, RatingGoal goal, double within,
                 const Meeting *meetings, int count, Pairing *out, int wanted);

#endif
