/* estimates.c - the score to expect, and the chance of a tile twice as large as the largest, that
 * values of the evaluation `rows(preset=deep)` come to.
 *
 * Coefficients, games and test: tools/experiments/estimates (its results: estimates.txt there). The
 * games were played at the level Medium by expectimax, uct and montecarlo in turn, whoever plays
 * better will score more; values are those of expectimax with 10,000 nodes. The phase is the logarithm, to base 2, of the sum of the tiles. */
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

static const EstimatePoint target_score[] = {{.phase = 5, .slope = 0.00000663, .offset = 1.269},
                                             {.phase = 5.5, .slope = 0.0000207, .offset = 1.368},
                                             {.phase = 6, .slope = 0.00000458, .offset = 1.282},
                                             {.phase = 6.5, .slope = 7.26e-7, .offset = 1.208},
                                             {.phase = 7, .slope = 4.8e-7, .offset = 1.221},
                                             {.phase = 7.5, .slope = 4.28e-7, .offset = 1.232},
                                             {.phase = 8, .slope = 2.95e-7, .offset = 1.221},
                                             {.phase = 8.5, .slope = 5.3e-7, .offset = 1.217},
                                             {.phase = 9, .slope = 2e-7, .offset = 1.044},
                                             {.phase = 9.5, .slope = 1.56e-7, .offset = 0.9147},
                                             {.phase = 10, .slope = 2.23e-7, .offset = 0.9613},
                                             {.phase = 10.5, .slope = 7.36e-8, .offset = 0.7673},
                                             {.phase = 11, .slope = 1.18e-7, .offset = 0.4039},
                                             {.phase = 11.5, .slope = 1.39e-7, .offset = -2.191},
                                             {.slope = 0}};
static const EstimatePoint target_tile[] = {{.phase = 5, .slope = 0.00000663, .offset = 8.844},
                                            {.phase = 5.5, .slope = 0.0000112, .offset = 9.174},
                                            {.phase = 6, .slope = 0.00000127, .offset = 9.65},
                                            {.phase = 6.5, .slope = 0.00000849, .offset = 10.39},
                                            {.phase = 7, .slope = 4.8e-7, .offset = 10.25},
                                            {.phase = 7.5, .slope = 4.58e-7, .offset = 10.57},
                                            {.phase = 8, .slope = 0.0000017, .offset = 11.17},
                                            {.phase = 8.5, .slope = 2.2e-7, .offset = 11.21},
                                            {.phase = 9, .slope = 0.00000238, .offset = 3.658},
                                            {.phase = 9.5, .slope = 5e-7, .offset = 1.858},
                                            {.phase = 10, .slope = 1.06e-7, .offset = 1.123},
                                            {.phase = 10.5, .slope = 6.65e-8, .offset = -0.1062},
                                            {.phase = 11, .slope = 2.71e-7, .offset = 0.7201},
                                            {.phase = 11.5, .slope = 0.0000025, .offset = 0.4669},
                                            {.slope = 0}};
static const NextStep target_next = {
    .code = "tile", .text = "tile {tile}", .parts = next_tile, .points = target_tile};

static const EstimatePoint endless_score[] = {{.phase = 5, .slope = 0.00000741, .offset = -0.6276},
                                              {.phase = 5.5, .slope = 0.000012, .offset = -0.4497},
                                              {.phase = 6, .slope = 8.31e-7, .offset = -0.5483},
                                              {.phase = 6.5, .slope = 6.72e-7, .offset = -0.5156},
                                              {.phase = 7, .slope = 5.31e-7, .offset = -0.5481},
                                              {.phase = 7.5, .slope = 4.03e-7, .offset = -0.541},
                                              {.phase = 8, .slope = 3.01e-7, .offset = -0.5616},
                                              {.phase = 8.5, .slope = 2.04e-7, .offset = -0.614},
                                              {.phase = 9, .slope = 1.97e-7, .offset = -0.6626},
                                              {.phase = 9.5, .slope = 1.13e-7, .offset = -0.7915},
                                              {.phase = 10, .slope = 1.04e-7, .offset = -0.8953},
                                              {.phase = 10.5, .slope = 1.63e-7, .offset = -1.128},
                                              {.phase = 11, .slope = 4.34e-7, .offset = -0.7674},
                                              {.phase = 11.5, .slope = 2.33e-7, .offset = -0.7157},
                                              {.phase = 12, .slope = 5.17e-8, .offset = 0.4869},
                                              {.slope = 0}};
static const EstimatePoint endless_tile[] = {{.phase = 5, .slope = 0.00000741, .offset = 8.521},
                                             {.phase = 5.5, .slope = 0.00000143, .offset = 8.759},
                                             {.phase = 6, .slope = 8.31e-7, .offset = 9.396},
                                             {.phase = 6.5, .slope = 0.0000038, .offset = 9.855},
                                             {.phase = 7, .slope = 7.4e-7, .offset = 9.964},
                                             {.phase = 7.5, .slope = 4.03e-7, .offset = 10.29},
                                             {.phase = 8, .slope = 0.00000171, .offset = 10.88},
                                             {.phase = 8.5, .slope = 2.04e-7, .offset = 10.91},
                                             {.phase = 9, .slope = 1.97e-7, .offset = 4.831},
                                             {.phase = 9.5, .slope = 7.92e-7, .offset = 3.087},
                                             {.phase = 10, .slope = 1.04e-7, .offset = 1.335},
                                             {.phase = 10.5, .slope = 6.9e-8, .offset = -0.5427},
                                             {.phase = 11, .slope = 6.94e-8, .offset = -0.4311},
                                             {.phase = 11.5, .slope = 4.88e-8, .offset = -1.591},
                                             {.phase = 12, .slope = 5.17e-8, .offset = -0.6102},
                                             {.slope = 0}};
static const NextStep endless_next = {
    .code = "tile", .text = "tile {tile}", .parts = next_tile, .points = endless_tile};

const Estimate g2048_rows_estimates[] = {{.game = "2048",
                                          .eval = "rows(preset=deep)",
                                          .games = 76,
                                          .phase = phase,
                                          .points = target_score,
                                          .most = 20669,
                                          .level = "medium",
                                          .next = &target_next},
                                         {.game = "2048(preset=original)",
                                          .eval = "rows(preset=deep)",
                                          .games = 52,
                                          .phase = phase,
                                          .points = endless_score,
                                          .most = 59697,
                                          .level = "medium",
                                          .next = &endless_next},
                                         {.game = NULL}};
