/* eval_territory.inc.h - the formula of the evaluation `territory` (eval_territory.c explains it),
 * for one position or for several side by side.
 *
 * The including file has defined Real, a number or a vector of numbers; Truth, what comparing two
 * of them gives; real(number), a Real; and choose(truth, a, b), which is a where it holds and b
 * elsewhere. */
#ifndef PLY_GAMES_AMAZONS_EVAL_TERRITORY_INC_H
#define PLY_GAMES_AMAZONS_EVAL_TERRITORY_INC_H

#include "games/amazons/amazons.h"

enum { T1, T2, C1, C2, M, TERMS };

typedef struct Weights {
    double early[TERMS], middle[TERMS], late[TERMS];
    double turn, tempo, half, scale;
} Weights;

/* What the formula wants to know; differences are own minus the other's. */
typedef struct Lead {
    Real t1, t2, c1, c2;
    Real equal1, equal2; /* cells that both reach equally soon */
    Real tempo;          /* their worth, positive for the side to move */
    Real w;              /* see phase_of */
    Real confined;       /* how confined the other's queens are minus how one's own are */
} Lead;

/* Sum of 10 half / (half + mobility) over the queens, as one fraction; where it is below 0 there is
 * no queen. */
static inline Real confinement(const Weights *w, const Real mobility[AMAZONS_QUEENS]) {
    Real above = real(0), below = real(1);
    for (int i = 0; i < AMAZONS_QUEENS; i++) {
        const Truth there = mobility[i] >= 0;
        const Real part = w->half + mobility[i];
        above = choose(there, above * part + below, above);
        below = choose(there, below * part, below);
    }
    return 10 * w->half * above / below;
}

static inline Real phase_of(const Rules *r, Real w) {
    const Real phase = w / (0.7 * r->cells);
    return choose(phase > 1, real(1), phase);
}

/* Weighted terms. */
static inline void weigh(const Rules *r, const Weights *w, const Lead *lead, Real out[TERMS]) {
    const Real phase = phase_of(r, lead->w);
    const Truth late = phase < w->turn;
    const Real past = choose(late, phase, phase - w->turn);
    const Real part = past / choose(late, real(w->turn), real(1 - w->turn));
    out[T1] = lead->t1 + lead->tempo * lead->equal1;
    out[T2] = lead->t2 + lead->tempo * lead->equal2;
    out[C1] = lead->c1;
    out[C2] = lead->c2;
    out[M] = lead->confined;
    for (int i = 0; i < TERMS; i++) {
        const Real from = choose(late, real(w->late[i]), real(w->middle[i]));
        const Real rise =
            choose(late, real(w->middle[i] - w->late[i]), real(w->early[i] - w->middle[i]));
        out[i] = (from + part * rise) * out[i];
    }
}

/* The sum of the terms as a value. */
static inline Real sum_up(const Weights *w, const Real terms[TERMS]) {
    const Real sum = terms[T1] + terms[T2] + terms[C1] + terms[C2] + terms[M];
    return 99 * sum / (w->scale + choose(sum < 0, -sum, sum));
}

#endif
