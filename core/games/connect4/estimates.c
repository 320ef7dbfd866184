/* estimates.c - the chance to win that values of the evaluation `lines` come to; a draw counts
 * half.
 *
 * Coefficients, games and test: tools/experiments/estimates (its results: estimates.txt there). The
 * games were played by alpha-beta of four and of six plies after six random moves; values are those
 * of these searches, of searches of one, two and three plies, and of the evaluation alone. */
#include "games/connect4/connect4.h"

static double phase(const Rules *rules, const void *state) {
    Board board;
    connect4_load(rules, state, &board);
    const Wide discs = board.discs[0] | board.discs[1];
    return bits_count((uint64_t)discs) + bits_count((uint64_t)(discs >> 64));
}

static const EstimatePoint points[] = {{.phase = 8, .slope = 0.0534},
                                       {.phase = 12, .slope = 0.046},
                                       {.phase = 16, .slope = 0.0442},
                                       {.phase = 21, .slope = 0.0459},
                                       {.phase = 26, .slope = 0.0434},
                                       {.phase = 32, .slope = 0.0401},
                                       {.slope = 0}};

const Estimate connect4_lines_estimates[] = {
    {.game = "connect4", .eval = "lines", .games = 500, .phase = phase, .points = points},
    {.game = NULL}};
