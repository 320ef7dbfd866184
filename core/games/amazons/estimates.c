/* estimates.c - the chance to win that values of the evaluation `territory` come to.
 *
 * Coefficients, games and test: tools/experiments/estimates (its results: estimates.txt there). The
 * games were played by uct with 300 and with 30 descents a move after two random moves; values are
 * those of these searches, of searches of one ply (on 6 x 6 also two) and of the evaluation
 * alone. Of other boards nothing is known. */
#include "games/amazons/evals.h"

static double phase(const Rules *, const void *state) {
    return set_count(amazons_arrows(state));
}

static const EstimatePoint on_10x10[] = {{.phase = 5, .slope = 0.0148},
                                         {.phase = 13, .slope = 0.0214},
                                         {.phase = 21, .slope = 0.0219},
                                         {.phase = 28, .slope = 0.0274},
                                         {.phase = 36, .slope = 0.0324},
                                         {.phase = 48, .slope = 0.0433},
                                         {.slope = 0}};
static const EstimatePoint on_10x10_deep[] = {{.phase = 5, .slope = 0.012},
                                              {.phase = 13, .slope = 0.0199},
                                              {.phase = 21, .slope = 0.0294},
                                              {.phase = 29, .slope = 0.0287},
                                              {.phase = 37, .slope = 0.0333},
                                              {.phase = 50, .slope = 0.0416},
                                              {.slope = 0}};
static const EstimatePoint on_8x8[] = {{.phase = 4, .slope = 0.0182},
                                       {.phase = 9, .slope = 0.0251},
                                       {.phase = 14, .slope = 0.0311},
                                       {.phase = 19, .slope = 0.0375},
                                       {.phase = 24, .slope = 0.039},
                                       {.phase = 31, .slope = 0.0407},
                                       {.slope = 0}};
static const EstimatePoint on_6x6[] = {{.phase = 3, .slope = 0.04},
                                       {.phase = 5, .slope = 0.0609},
                                       {.phase = 7, .slope = 0.0733},
                                       {.phase = 10, .slope = 0.0879},
                                       {.phase = 13, .slope = 0.0995},
                                       {.phase = 16, .slope = 0.116},
                                       {.slope = 0}};
const Estimate amazons_territory_estimates[] = {
    {.game = "amazons", .eval = "territory", .games = 200, .phase = phase, .points = on_10x10},
    {.game = "amazons",
     .eval = "territory(preset=deep)",
     .games = 200,
     .phase = phase,
     .points = on_10x10_deep},
    {.game = "amazons(columns=8,rows=8)",
     .eval = "territory",
     .games = 200,
     .phase = phase,
     .points = on_8x8},
    {.game = "amazons(columns=6,rows=6)",
     .eval = "territory(preset=small)",
     .games = 200,
     .phase = phase,
     .points = on_6x6},
    {.game = NULL}};
