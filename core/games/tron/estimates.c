/* estimates.c - the chance to win that values of the evaluation `chambers` come to on the map that
 * the game begins with.
 *
 * Coefficients, games and test: tools/experiments/estimates (its results: estimates.txt there). The
 * games were played by alpha-beta of four and of eight plies after sixteen random moves; values are
 * those of these searches, of searches of one and two plies, and of the evaluation alone.
 *
 * While the riders' rooms touch, a difference between them says little, and a large one nearly all:
 * with a straight line in the curve what was forecast in 14 of 100 games came in 25, Brier score
 * 0.0789; with the fourth power of the value in 21, 0.0724. */
#include "games/tron/tron.h"

/* Cells that were ridden over: one for every choice of the rounds that are complete. */
static double phase(const Rules *rules, const void *state) {
    const State *s = state;
    int taken = 0;
    for (int i = 0; i < rules->words; i++)
        taken += bits_count(s->taken[i]);
    return taken - 1 - rules->riders;
}

static const EstimatePoint points[] = {{.phase = 22, .slope = 0.005},
                                       {.phase = 36, .slope = 0.0358},
                                       {.phase = 57, .slope = 0.107},
                                       {.phase = 83, .slope = 0.0807},
                                       {.phase = 121, .slope = 0.0787},
                                       {.phase = 166, .slope = 0.218},
                                       {.slope = 0}};

const Estimate tron_chambers_estimates[] = {{.game = "tron",
                                             .eval = "chambers",
                                             .games = 400,
                                             .phase = phase,
                                             .points = points,
                                             .power = 4},
                                            {.game = NULL}};
