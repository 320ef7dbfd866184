/* uct_options.c - the options of uct and its strengths. */
#include "searchers/uct_searcher.h"

static const char *const rewards[] = {"signed", "unit", NULL};
static const char *const reward_titles[] = {"-1 to +1", "0 to 1", NULL};
static const char *const finals[] = {"visits", "value", "score", NULL};
static const char *const final_titles[] = {"Most visits", "Best mean value", "Best score", NULL};
static const char *const aims[] = {"score", "win", NULL};
static const char *const aim_titles[] = {"Mean result", "Number of wins", NULL};
static const char *const leaves[] = {"playout", "cut", "eval", "reply", NULL};
static const char *const leaf_titles[] = {"Random games", "Random games cut short",
                                          "The evaluation alone",
                                          "Random games after the best reply", NULL};
static const char *const trainers[] = {"self", "random", NULL};
static const char *const trainer_titles[] = {"Itself", "Its random games", NULL};
static const char *const selects[] = {"ucb1", "tuned", "regret", "puct", NULL};
static const char *const select_titles[] = {"UCB1", "UCB1-Tuned", "Regret matching", "PUCT", NULL};

#define Options UctOptions

/* clang-format off */
const Param uct_params[] = {
    PARAM_INT(Options, sims, 10000, 1, 1e12, .alias = "descents",
               .flags = PARAM_LOG | PARAM_LIMIT | PARAM_LIVE | PARAM_MAIN,
              .title = "Simulations per move",
              .doc = "Descents through the tree for one move. Each ends in the evaluation of one "
                     "position. Ignored while analysing without end."),
    PARAM_REAL(Options, c, 1.7, 0, 10, .flags = PARAM_GENE | PARAM_MAIN,
               .title = "Exploration constant C",
               .doc = "Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). "
                      "Small: trust the means and dig deep; large: try everything often."),
    PARAM_ENUM(Options, select, SELECT_UCB1, selects,
               .choice_titles = select_titles, .title = "Selection in the tree",
               .doc = "How the tree chooses among moves: ucb1 by mean + c * sqrt(ln(n) / s); tuned "
                      "(UCB1-Tuned) explores less where results vary less, c=1 is the original; "
                      "regret plays, in games with simultaneous moves, every move in proportion to "
                      "how much it is regretted not to have been played, which ends in a mixed "
                      "strategy that cannot be exploited (elsewhere as ucb1); puct explores what "
                      "the evaluation of prior finds good, by mean + c * P * sqrt(n) / (1 + s), P "
                      "the probability that the evaluation gives the move."),
    PARAM_REAL(Options, sharpness, 5, 0, 100, .flags = PARAM_ADVANCED,
               .title = "Trust in evaluations",
               .doc = "With select=puct and prior: the probability of a move is in proportion to "
                      "exp(this * its evaluation), evaluations from -1 to +1. 0 makes all "
                      "equally probable, as they are without prior."),
    PARAM_INT(Options, playouts, 1, 1, 10000, .flags = PARAM_LOG, .title = "Random games per leaf",
              .doc = "Random games played from each position that is evaluated."),
    PARAM_SPEC(Options, playout, "plain", "playout", .title = "Random game policy",
               .doc = "How the random games choose their moves."),
    PARAM_INT(Options, cut, 0, 0, 100000, .unit = "plies", .unit_one = "ply", .flags = PARAM_LOG,
              .title = "Random games stop after",
              .doc = "Random games are cut off after this many plies, as draws or as leaf=cut "
                     "says. 0 plays them to the end."),
    PARAM_ENUM(Options, leaf, LEAF_PLAYOUT, leaves,
               .choice_titles = leaf_titles, .title = "Value of a new position",
               .doc = "How a new position is valued: by random games (playout), by random games "
                      "that are evaluated where `cut` stops them (cut), by its evaluation alone "
                      "(eval), or by those of its random games that begin with the move that went "
                      "best in them (reply): more than the mean of all, the more so the fewer "
                      "games there are."),
    PARAM_SPEC(Options, eval, "strong", "eval", .title = "Evaluation",
               .doc = "The evaluation that leaf and prior ask."),
    PARAM_INT(Options, prior, 0, 0, 1000,
              .unit = "visits", .unit_one = "visit", .flags = PARAM_LOG | PARAM_GENE,
              .title = "Weight of prior values",
              .doc = "Evaluates all moves of a position as soon as it gets a node, sorts them by "
                     "that, and lets the evaluation count as this many visits. 0 tries every move "
                     "once instead. In rounds of simultaneous moves and for dice there is no "
                     "prior."),
    PARAM_INT(Options, width, 0, 0, 4096,
              .unit = "moves", .unit_one = "move", .flags = PARAM_LOG | PARAM_GENE,
              .title = "Moves open at first",
              .doc = "Progressive widening: at most this many of the best moves of a position are "
                     "open at first (best by prior or order). 0 opens all at once."),
    PARAM_REAL(Options, widen, 0.5, 0, 1, .flags = PARAM_GENE | PARAM_ADVANCED,
               .title = "Growth of open moves",
               .doc = "How the number of open moves grows with the visits n of a position: it is "
                      "width * n to the power of this. 0 never opens more."),
    PARAM_INT(Options, max, 0, 0, 4096, .unit = "moves", .unit_one = "move", .former = "most",
              .flags = PARAM_LOG | PARAM_ADVANCED, .title = "Most moves kept per position",
              .doc = "Below the root keeps at most this many of the best moves of a position and "
                     "forgets the others, which saves memory where there are thousands. With "
                     "order=yes the game's rating chooses them and the prior looks at no others. 0 "
                     "keeps all."),
    PARAM_BOOL(Options, stages, false, .flags = PARAM_ADVANCED,
               .title = "Moves chosen part by part",
               .doc = "Chooses moves of several parts in two steps below the root: all but the "
                      "last part (which queen, where to), then the last (the arrow). Only in games "
                      "whose moves have parts. Such a tree is not reused for the next move."),
    PARAM_REAL(Options, minimax, 0, 0, 1, .flags = PARAM_GENE | PARAM_ADVANCED,
               .title = "Share of minimax values",
               .doc = "Implicit minimax: what a move is worth is its mean result, and to this "
                      "share the minimax value of the positions seen below it. For two players "
                      "without dice or simultaneous moves, and select=ucb1."),
    PARAM_INT(Options, rave, 0, 0, 1000000, .unit = "visits", .unit_one = "visit",
              .flags = PARAM_LOG | PARAM_ADVANCED, .title = "Weight of moves played later",
              .doc = "RAVE: a move also counts for the simulations in which its player made it "
                     "later on, so that something is known of moves hardly tried. After this many "
                     "visits of a move both count the same, later its own results count more. 0 "
                     "does without. Needs select=ucb1 and a game without dice; goes with none of "
                     "bounds, minimax and stages."),
    PARAM_INT(Options, mast, 0, 0, 16, .flags = PARAM_ADVANCED,
              .title = "Moves drawn in random games",
              .doc = "MAST: random games learn from those before. For every move the policy draws "
                     "this many, and the one is played that has done best so far in the "
                     "simulations of this search, wherever it was made. 0 and 1 play the first "
                     "one drawn. Such games take longer, and cannot be shown afterwards. Not with "
                     "leaf=reply."),
    PARAM_BOOL(Options, solve, true, .title = "Prove results in the tree",
               .doc = "Proves wins, draws and losses as the tree reaches the end of the game. A "
                      "proven win is played at once, a proven loss never."),
    PARAM_BOOL(Options, prune, false, .flags = PARAM_ADVANCED, .title = "Skip proven losses",
               .doc = "With solve: never follows a move again that is proven to lose. Without it "
                      "such moves are still counted, so that positions with many ways to go wrong "
                      "look dangerous."),
    PARAM_BOOL(Options, bounds, false, .flags = PARAM_ADVANCED,
               .title = "Bounds, and how soon",
               .doc = "With solve: proves bounds of results, too (cannot lose any more), and how "
                      "soon a win comes. When it is proven who wins the search goes on until the "
                      "win cannot come sooner, nor the loss later. Takes 16 bytes a simulation "
                      "besides the tree, at most 16 MB."),
    PARAM_REAL(Options, look, 0, 0, 20, .unit = "nodes", .unit_one = "node",
               .flags = PARAM_ADVANCED, .title = "Alpha-beta nodes a visit",
               .doc = "With bounds: each time the visits of a position have doubled, alpha-beta "
                      "tries to prove its result, and looks at so many positions for each of the "
                      "visits. Pays where games end within reach, as in Connect Four."),
    PARAM_BOOL(Options, forced, false, .title = "Forced moves in the tree",
               .doc = "In the tree, a player who can win at once does so, and one who must stop an "
                      "immediate loss has no other move."),
    PARAM_BOOL(Options, order, false, .flags = PARAM_ADVANCED, .title = "Promising moves first",
               .doc = "Tries the moves of a new position in the order of the game's own quick "
                      "rating, where it has one; else in the order of the rules."),
    PARAM_BOOL(Options, reflex, false, .flags = PARAM_LIVE, .title = "Wins and blocks at once",
               .doc = "Tactical shortcut: plays an immediate win, and blocks an immediate loss, "
                      "without any search."),
    PARAM_ENUM(Options, final, FINAL_VISITS, finals,
               .choice_titles = final_titles, .flags = PARAM_LIVE, .title = "Final move by",
               .doc = "Which move is played at the end: the one with the most visits, with the "
                      "best mean value, or with the best score (value and exploration together)."),
    PARAM_ENUM(Options, reward, REWARD_SIGNED, rewards,
               .choice_titles = reward_titles, .title = "Range of rewards",
               .doc = "Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), "
                      "unit is from 0 to 1, in which the same c explores twice as much."),
    PARAM_BOOL(Options, reuse, false, .flags = PARAM_LIVE, .title = "Keep the tree between moves",
               .doc = "Keeps the part of the tree that is still of use when the game goes on. The "
                      "search of a position then depends on the moves before it."),
    PARAM_INT(Options, train, 0, 0, 100000,
              .unit = "games", .unit_one = "game", .flags = PARAM_LOG | PARAM_ADVANCED,
              .title = "Training games",
              .doc = "Before it thinks about a position of which it keeps no tree, plays this many "
                     "games from there, as many descents a move as in earnest, and keeps the "
                     "statistics of one game for the next. In a match every game trains anew, so "
                     "that the result does not depend on how the games are shared out. Does not "
                     "count for limits but that on time; with reuse=yes what was learned serves "
                     "the later moves, too."),
    PARAM_ENUM(Options, trainer, TRAINER_SELF, trainers,
               .choice_titles = trainer_titles, .flags = PARAM_ADVANCED,
               .title = "Opponent in training",
               .doc = "Who moves for the other side in the training games: `self` the search, "
                      "which then learns for both sides, or `random` the policy of its random "
                      "games."),
    PARAM_REAL(Options, temperature, 0, 0, 10, .flags = PARAM_LIVE | PARAM_ADVANCED,
               .title = "Temperature of the choice",
               .doc = "Above 0 the final move is drawn, in proportion to visits to the power of 1 "
                      "/ temperature: 1 by visits, less nearer to the best, more nearer to equal. "
                      "A proven win is played at once, a proven loss never if another move is "
                      "left. For games that vary, and for weaker players."),
    PARAM_BOOL(Options, halving, false, .flags = PARAM_ADVANCED,
               .title = "Halve the moves at the root",
               .doc = "Sequential halving: the simulations are shared out equally among the moves "
                      "to play, in rounds; after each the half of them with the lower means is "
                      "out. The last one left is played. Only where simulations are counted: not "
                      "with a limit in seconds, without end, with several trees or in rounds of "
                      "simultaneous moves."),
    PARAM_REAL(Options, haste, 0, 0, 1, .flags = PARAM_ADVANCED,
               .title = "Worth of an early win",
               .doc = "How much less a result counts that comes late: a win after the most plies "
                      "that a game can take counts 1 - this. So wins are sought early, losses "
                      "late. Not in games for points, and not for evaluations."),
    PARAM_INT(Options, trees, 1, 1, 64, .flags = PARAM_LOG | PARAM_ADVANCED,
              .title = "Independent trees", .doc = crew_count_doc),
#ifdef _OPENMP
    PARAM_INT(Options, threads, 1, 1, 64, .flags = PARAM_LOG | PARAM_ADVANCED | PARAM_NATIVE,
              .title = "Threads of one search",
              .doc = "Grows one tree on so many threads, each of which has a part of it to itself "
                     "for a while. Quicker on as many idle cores, but counts, values and now and "
                     "then moves change from run to run; 1 always gives the same. Alone where "
                     "descents are watched, trained or halved. In the native program only, which "
                     "needs no -j for it."),
#endif
    PARAM_INT(Options, table, 64, 1, 4096, .unit = "MB", .former = "memory", .flags = PARAM_LOG,
              .title = "Memory of the tree",
              .doc = "Most memory of the tree, of all trees together; no more is taken than the "
                     "simulations can need. When it is full the nodes that were visited least "
                     "are given up for new ones."),
    PARAM_INT(Options, expand, 1, 0, 10000, .flags = PARAM_LOG | PARAM_ADVANCED,
              .title = "Visits before a node grows",
              .doc = "Visits after which a position gets a node of its own. 0 gives it one at "
                     "once, which pays with prior: the visit then sees the best of its moves."),
    PARAM_BOOL(Options, mix, false, .flags = PARAM_ADVANCED | PARAM_LIVE,
               .title = "Draw the final move",
               .doc = "In games with simultaneous moves, draws the final move with the frequencies "
                      "of the visits (select=regret: of the average strategy), so that it cannot "
                      "be foreseen."),
    PARAM_ENUM(Options, aim, AIM_SCORE, aims,
               .choice_titles = aim_titles, .flags = PARAM_ADVANCED, .title = "Plays for",
               .doc = "What is maximised: score is the mean result, win the share of games with a "
                      "result above 0, whatever its size."),
    PARAM_REAL(Options, scale, 0, 0, 1e9,
               .unit = "points", .unit_one = "point", .flags = PARAM_ADVANCED,
               .title = "Spread of results",
               .doc = "In games for points, the spread of results to which c refers. 0 takes the "
                      "difference of the best and the worst result seen."),
    SEARCH_LIMITS(Options),
    PARAM_END};

#define BEST "playout=strong,c=1.4,forced=yes,order=yes"

const Preset uct_presets[] = {
    {.name = "strong", .title = "Strong", .values = "reuse=yes," BEST,
     .doc = "The best settings known, at any number of descents: random games that see wins and "
            "threats, proofs, forced moves, kept trees."},
    UCT_MORE_PRESETS,
    {.name = NULL}};
/* clang-format on */

#undef Options
