/* expectimax.c - the best move on average, for games with dice.
 *
 * Minimax knows two kinds of nodes, mine and the opponent's. Dice are a third kind (Michie 1966):
 * they neither help nor harm, so the value is the mean of what they may bring.
 *
 *     value(position, depth):
 *         over: its result;  depth 0: the evaluation
 *         I move:             the largest value(after, depth - 1) of my moves
 *         the opponent moves: the least one
 *         the dice move:      the sum of probability x value(outcome, depth)
 *
 * Nothing like alpha-beta helps much: one bad outcome does not settle a mean (bounds on values
 * would allow some cuts: Ballard 1983). What helps instead is that most lines hardly ever come up.
 * A line whose probability falls below `cutoff` is valued where it stands: 2048 gets several moves
 * deeper for the same work. An analysis without end halves `cutoff` whenever all likelier lines
 * have ended, and so gets deeper as long as it runs. Different orders of the same moves and throws
 * meet again: the table answers about half of the positions. And a game may name moves that are
 * hardly ever any good; `prune` leaves them out (forward pruning: it saves work and errs where they
 * are good).
 *
 * Depth counts decisions, because there the branching is chosen; a position is valued right after a
 * decision, before the dice. The values of means have to be exact, not only their order: an
 * evaluation for expectimax is worth what its differences say, and its scale near the end matters
 * (how bad is a lost game?).
 *
 * It fails where the dice have too many faces to look at all of them (uct draws them instead), and
 * where the evaluation's numbers mean nothing on average.
 *
 * Machinery, table and options: searchers/common/expect.h. Michie: Game-playing and game-learning
 * automata (1966). Ballard: The *-minimax search procedure for trees containing chance nodes
 * (1983). */
#include "searchers/common/expect.h"

static bool open(Search *search, Err *err) {
    return expect_open(search, NULL, err);
}

const SearcherDef searcher_expectimax = {
    .row = {.name = "expectimax", EXPECT_ROW, .presets = expect_presets},
    .roles = {[ROLE_JUDGE] = "nodes=300k"},
    .open = open,
    EXPECT_SLOTS};
