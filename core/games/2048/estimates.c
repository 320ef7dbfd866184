/* estimates.c - the score to expect, and the chance of a tile twice as large as the largest, that
 * values of the evaluation `rows(preset=deep)` come to.
 *
 * Coefficients, games and test: tools/experiments/estimates (its results: estimates.txt there). The
 * games were played at the level Medium by expectimax, uct and montecarlo in turn, whoever plays
 * better will score more; values are those of expectimax with 10,000 nodes. The phase is the
 * logarithm, to base 2, of the sum of the tiles. */
#include "base/mathx.h"
#include "game/estimate.h"
#include "games/2048/rows.h"

static double phase(const Rules *r, const void *state) {
    const double sum = g2048_sum(r, state);
    return sum > 0 ? mathx_log(sum) / mathx_log(2) : 0;
}

/* Where such a tile does not come any more, the game being over before or with the largest. */
static bool next_tile(const Rules *r, const void *state, Parts *parts) {
    const int max = g2048_max(r, state);
    if (max == 0 || max >= r->limit || (r->stop && max >= r->goal)) return false;
    parts_add(parts, "tile", PART_NUMBER, r->value[max + 1]);
    return true;
}

static const EstimatePoint target_score[] = {{.phase = 5, .slope = 0.0000108, .offset = 1.26},
                                             {.phase = 5.5, .slope = 0.0000256, .offset = 1.513},
                                             {.phase = 6, .slope = 0.00000554, .offset = 1.374},
                                             {.phase = 6.5, .slope = 7.14e-7, .offset = 1.287},
                                             {.phase = 7, .slope = 4.85e-7, .offset = 1.282},
                                             {.phase = 7.5, .slope = 4.01e-7, .offset = 1.287},
                                             {.phase = 8, .slope = 3.01e-7, .offset = 1.267},
                                             {.phase = 8.5, .slope = 3.17e-7, .offset = 1.207},
                                             {.phase = 9, .slope = 1.81e-7, .offset = 1.127},
                                             {.phase = 9.5, .slope = 1.17e-7, .offset = 0.985},
                                             {.phase = 10, .slope = 2.54e-7, .offset = 1.063},
                                             {.phase = 10.5, .slope = 6.7e-8, .offset = 0.8322},
                                             {.phase = 11, .slope = 1.18e-7, .offset = 0.3964},
                                             {.phase = 11.5, .slope = 1.4e-7, .offset = -1.718},
                                             {.slope = 0}};
static const EstimatePoint target_tile[] = {{.phase = 5, .slope = 0.00000778, .offset = 9.29},
                                            {.phase = 5.5, .slope = 0.00000836, .offset = 9.564},
                                            {.phase = 6, .slope = 0.0000012, .offset = 10.1},
                                            {.phase = 6.5, .slope = 0.00000648, .offset = 10.74},
                                            {.phase = 7, .slope = 9.6e-7, .offset = 10.76},
                                            {.phase = 7.5, .slope = 4.01e-7, .offset = 11.02},
                                            {.phase = 8, .slope = 3.01e-7, .offset = 8.439},
                                            {.phase = 8.5, .slope = 0.00000326, .offset = 5.546},
                                            {.phase = 9, .slope = 1.81e-7, .offset = 3.785},
                                            {.phase = 9.5, .slope = 5.47e-7, .offset = 2.028},
                                            {.phase = 10, .slope = 1.05e-7, .offset = 1.239},
                                            {.phase = 10.5, .slope = 6.7e-8, .offset = -0.02678},
                                            {.phase = 11, .slope = 2.65e-7, .offset = 0.7325},
                                            {.phase = 11.5, .slope = 0.00000279, .offset = 1.616},
                                            {.slope = 0}};
static const NextStep target_next = {
    .code = "tile", .text = "tile {tile}", .parts = next_tile, .points = target_tile};

static const EstimatePoint endless_score[] = {
    {.phase = 5, .slope = 0.0000204, .offset = -0.5435},
    {.phase = 5.5, .slope = 0.00000601, .offset = -0.4657},
    {.phase = 6, .slope = 9.43e-7, .offset = -0.5061},
    {.phase = 6.5, .slope = 6.88e-7, .offset = -0.5137},
    {.phase = 7, .slope = 5.02e-7, .offset = -0.5123},
    {.phase = 7.5, .slope = 3.91e-7, .offset = -0.5182},
    {.phase = 8, .slope = 3.21e-7, .offset = -0.5259},
    {.phase = 8.5, .slope = 2.14e-7, .offset = -0.5749},
    {.phase = 9, .slope = 1.92e-7, .offset = -0.6139},
    {.phase = 9.5, .slope = 1.13e-7, .offset = -0.7307},
    {.phase = 10, .slope = 1.06e-7, .offset = -0.8247},
    {.phase = 10.5, .slope = 1.07e-7, .offset = -1.033},
    {.phase = 11, .slope = 2.56e-7, .offset = -0.9516},
    {.phase = 11.5, .slope = 2.65e-7, .offset = -1.008},
    {.phase = 12, .slope = 5.86e-7, .offset = 0.02776},
    {.slope = 0}};
static const EstimatePoint endless_tile[] = {{.phase = 5, .slope = 0.0000076, .offset = 9.316},
                                             {.phase = 5.5, .slope = 0.00000148, .offset = 9.519},
                                             {.phase = 6, .slope = 9.43e-7, .offset = 10.18},
                                             {.phase = 6.5, .slope = 0.00000269, .offset = 10.59},
                                             {.phase = 7, .slope = 5.02e-7, .offset = 10.75},
                                             {.phase = 7.5, .slope = 3.91e-7, .offset = 11.1},
                                             {.phase = 8, .slope = 3.21e-7, .offset = 7.274},
                                             {.phase = 8.5, .slope = 0.00000293, .offset = 5.556},
                                             {.phase = 9, .slope = 1.92e-7, .offset = 3.817},
                                             {.phase = 9.5, .slope = 4.67e-7, .offset = 2.609},
                                             {.phase = 10, .slope = 1.05e-7, .offset = 1.442},
                                             {.phase = 10.5, .slope = 6.82e-8, .offset = -0.06689},
                                             {.phase = 11, .slope = 6.51e-8, .offset = -0.3529},
                                             {.phase = 11.5, .slope = 4.43e-8, .offset = -3.069},
                                             {.phase = 12, .slope = 1.43e-7, .offset = -1.83},
                                             {.slope = 0}};
static const NextStep endless_next = {
    .code = "tile", .text = "tile {tile}", .parts = next_tile, .points = endless_tile};

const Estimate g2048_rows_estimates[] = {{.game = "2048",
                                          .eval = "rows(preset=deep)",
                                          .games = 126,
                                          .phase = phase,
                                          .points = target_score,
                                          .most = 20669,
                                          .level = "medium",
                                          .next = &target_next},
                                         {.game = "2048(preset=original)",
                                          .eval = "rows(preset=deep)",
                                          .games = 126,
                                          .phase = phase,
                                          .points = endless_score,
                                          .most = 59697,
                                          .level = "medium",
                                          .next = &endless_next},
                                         {.game = NULL}};
