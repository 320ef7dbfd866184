/* spsa.c - directions, gains and steps. */
#include "play/evolution/spsa.h"

#include <math.h>
#include <string.h>

#include "base/mathx.h"

SpsaGains spsa_gains(int64_t step, int64_t steps, double reach, double pace) {
    double all = (double)steps, stable = all / 10, now = (double)(step < steps ? step : steps - 1);
    /* c_k = c / (k + 1)^.101 and a_k = a / (A + k + 1)^.602; the point moves a_k / c_k. */
    double wider = mathx_pow(all / (now + 1), 0.101);
    double faster = mathx_pow((stable + all) / (stable + now + 1), 0.602);
    SpsaGains gains = {.reach = reach * wider, .move = pace / all * faster / wider};
    if (gains.move > gains.reach)
        gains.move = gains.reach; /* what was felt is the slope up to there */
    return gains;
}

bool spsa_open(Spsa *spsa, Arena *arena, int n, int pairs, const double *start, Err *err) {
    *spsa = (Spsa){.n = n, .pairs = pairs};
    spsa->at = ARENA_NEW(arena, double, n, err);
    spsa->signs = ARENA_NEW(arena, signed char, pairs *n, err);
    spsa->won = ARENA_NEW(arena, double, pairs, err);
    if (arena_refused(arena)) return false;
    memcpy(spsa->at, start, sizeof *start * (size_t)n);
    return true;
}

void spsa_draw(Spsa *spsa, Rng *rng) {
    for (int i = 0; i < spsa->pairs * spsa->n; i++)
        spsa->signs[i] = rng_below(rng, 2) ? 1 : -1;
    for (int k = 0; k < spsa->pairs; k++)
        spsa->won[k] = 0;
}

static double within(double x) {
    return x < 0 ? 0 : x > 1 ? 1 : x;
}

void spsa_side(const Spsa *spsa, int pair, int sign, double reach, double *x) {
    for (int i = 0; i < spsa->n; i++)
        x[i] = within(spsa->at[i] + sign * reach * spsa->signs[pair * spsa->n + i]);
}

void spsa_step(Spsa *spsa, double move, bool points) {
    double squares = 0, size = 1;
    for (int k = 0; k < spsa->pairs; k++)
        squares += spsa->won[k] * spsa->won[k];
    if (points && squares > 0) size = sqrt(squares / spsa->pairs);
    for (int i = 0; i < spsa->n; i++) {
        double sum = 0;
        for (int k = 0; k < spsa->pairs; k++)
            sum += spsa->signs[k * spsa->n + i] * spsa->won[k];
        spsa->at[i] = within(spsa->at[i] + move * sum / size / spsa->pairs);
    }
}
