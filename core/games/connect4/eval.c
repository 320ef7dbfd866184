/* eval.c - the evaluations of Connect Four.
 *
 * `lines` adds up, first player minus second, the open lines by the discs they lack, the cells
 * that would complete a line (threats), and whether they lie on rows that fall to their owner: when
 * all other columns are full, each side is forced to play below the other's threat in turn, and on
 * a board with an even number of rows the first player gets the odd rows, the second the even ones
 * (Allis 1988). The sum s is squashed to 99 s / (99 + |s|), so that it stays below a won game and
 * keeps its slope near 0. */
#include "games/connect4/connect4.h"

typedef struct Weights {
    double one, two, three, threat, parity, now;
} Weights;

static const Param params[] = {
    PARAM_REAL(Weights, three, 4, 0, 50, .flags = PARAM_GENE, .title = "Weight of three in a line",
               .doc = "Worth of an open line that lacks one disc."),
    PARAM_REAL(Weights, two, 1.5, 0, 50, .flags = PARAM_GENE, .title = "Weight of two in a line",
               .doc = "Worth of an open line that lacks two discs."),
    PARAM_REAL(Weights, one, 0.5, 0, 50, .flags = PARAM_GENE, .title = "Weight of one in a line",
               .doc = "Worth of an open line that lacks three discs."),
    PARAM_REAL(Weights, threat, 6, 0, 100, .flags = PARAM_GENE, .title = "Weight of a threat",
               .doc = "Worth of a cell that would complete a line but cannot be played yet."),
    PARAM_REAL(Weights, parity, 10, 0, 100, .flags = PARAM_GENE, .title = "Weight of a good row",
               .doc =
                   "Additional worth of such a cell on an odd row for the first player, on an even "
                   "row for the second; on boards with an odd number of rows it does not count."),
    PARAM_REAL(Weights, now, 300, 0, 1000, .flags = PARAM_GENE, .title = "Weight of a winning move",
               .doc =
                   "Worth of winning with the next move, or of two such threats at once that the "
                   "other side cannot both stop."),
    PARAM_END};

/* Fitted by tools/experiments/lines-teacher (2500 games, seed 3) to exact results of 2,343 quiet
 * positions. On 2,348 others the correlation with the result is 0.500 instead of 0.468, the share
 * of right signs 71.8 instead of 69.3 %. As alphabeta against the defaults, from random openings of
 * 8 plies: depth 4 +26 +-21 Elo (1,000 games), depth 6 +15 +-26 (600). */
static const Preset presets[] = {
    {.name = "taught",
     .title = "Taught by the solver",
     .values = "two=2.5,one=0.7,threat=0,parity=5.3",
     .doc = "Weights fitted to exact results: threats count by their row only."},
    {.name = NULL}};

enum { HALF_WIN = 99 }; /* the sum that is shown as half a win */

static double value(const Game *game, const void *tables, const void *state, int player) {
    const Weights *w = tables;
    if (game->status(game->rules, state) == OVER)
        return 100 * game->result(game->rules, state, player);
    Lines t;
    game->rules->kernels->lines(game->rules, state, &t);
    double sum = w->one * t.lacking[3] + w->two * t.lacking[2] + w->three * t.lacking[1] +
                 w->threat * t.threats + w->parity * t.parity + w->now * t.now;
    return game_squash(player ? -sum : sum, HALF_WIN);
}

/* With the weights that are the defaults above. */
double connect4_lines_value(const Game *game, const void *state, int player) {
    static const Weights usual = {
        .one = 0.5, .two = 1.5, .three = 4, .threat = 6, .parity = 10, .now = 300};
    return value(game, &usual, state, player);
}

/* Cells that would complete a line: + for `player`, - for the other. */
static void show_threats(const Rules *r, const Board *board, int player, const TermSink *sink) {
    Wide all = board->discs[0] | board->discs[1];
    Wide mine = connect4_winning(r, board->discs[player]) & ~all;
    Wide theirs = connect4_winning(r, board->discs[player ^ 1]) & ~all;
    for (int id = 0; id < r->width * r->height; id++) {
        Wide bit = connect4_cell(r, id % r->width, id / r->width);
        int worth = ((mine & bit) != 0) - ((theirs & bit) != 0);
        if ((mine | theirs) & bit) sink->cell(sink->context, id, worth);
    }
}

static const Term terms[] = {{"three", "Three in a line"},
                             {"two", "Two in a line"},
                             {"one", "One in a line"},
                             {"threat", "Threats"},
                             {"parity", "Threats on good rows"},
                             {"now", "Winning moves"},
                             {.name = NULL}};

static void explain(const Game *game, const void *tables, const void *state, int player,
                    const TermSink *sink) {
    const Weights *w = tables;
    Board board;
    Lines t = {{0}, 0, 0, 0};
    double sign = player ? -1 : 1;
    connect4_load(game->rules, state, &board);
    if (board.end == END_OPEN) game->rules->kernels->lines(game->rules, state, &t);
    sink->term(sink->context, "three", sign * w->three * t.lacking[1]);
    sink->term(sink->context, "two", sign * w->two * t.lacking[2]);
    sink->term(sink->context, "one", sign * w->one * t.lacking[3]);
    sink->term(sink->context, "threat", sign * w->threat * t.threats);
    sink->term(sink->context, "parity", sign * w->parity * t.parity);
    sink->term(sink->context, "now", sign * w->now * t.now);
    if (board.end == END_OPEN) term_sink_squash(sink, HALF_WIN);
    if (sink->cell) show_threats(game->rules, &board, player, sink);
}

static const EvalDef lines = {
    .row = {.name = "lines",
            .title = "Open lines and threats",
            .doc = "Adds the lines that are still open for each side by the discs they lack, the "
                   "cells that would complete a line, and whether these lie on rows that fall to "
                   "their owner. A sum s is shown as 99 s / (99 + |s|), so it never reaches a won "
                   "game.",
            .params = params,
            .size = sizeof(Weights),
            .presets = presets},
    .role = EVAL_STRONG,
    .estimates = connect4_lines_estimates,
    .value = value,
    .terms = terms,
    .explain = explain};

static const EvalDef outcome = {.row = {.name = "outcome",
                                        .title = "Outcome only",
                                        .doc = "The Connect Four course's estimation: +100 for a "
                                               "won game, -100 for a lost one, 0 for "
                                               "a draw and for every game that is not over yet."},
                                .role = EVAL_PLAIN,
                                .outcome_only = true,
                                .value = game_outcome};

const Row *const connect4_evals[] = {&outcome.row, &lines.row, &connect4_network.row, NULL};
