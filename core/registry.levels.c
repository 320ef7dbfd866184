/* registry.levels.c - levels of strength, the same in a game whatever the algorithm.
 *
 * Each stands for a rating on one scale of Elo per game; which values of a searcher have such a
 * rating was found by matches: Beginner, Easy, Medium, Hard, Expert by tools/experiments/levels,
 * whose file levels.tsv keeps every result, those between them by `rate` on the shipped scale, half
 * way between their neighbours, where one of these beat the other in far more than three of four
 * games. All are limits of work, never of time, so that a level is the same on every machine. Who
 * cannot reach a level has none of that name; a game's own searcher comes under the name that it
 * takes there.
 *
 * The usual variants of Connect Four, Tron and Amazons were measured, the game without end of 2048.
 * Elsewhere the values say the same of how a player thinks, and about the same of how strong it
 * is. */
#include "registry.h"

#include <stddef.h>

extern const GameDef game_connect4, game_tron, game_2048, game_amazons;

const char registry_medium[] = "medium";

/* clang-format off */
#define LEVEL(id, word, settings, sentence) \
    {.name = id, .title = word, .values = settings, .doc = sentence}
#define BEGINNER(settings, sentence)    LEVEL("beginner", "Beginner", settings, sentence)
#define VERY_EASY(settings, sentence)   LEVEL("very-easy", "Very easy", settings, sentence)
#define EASY(settings, sentence)        LEVEL("easy", "Easy", settings, sentence)
#define FAIRLY_EASY(settings, sentence) LEVEL("fairly-easy", "Fairly easy", settings, sentence)
#define MEDIUM(settings, sentence)      LEVEL(registry_medium, "Medium", settings, sentence)
#define FAIRLY_HARD(settings, sentence) LEVEL("fairly-hard", "Fairly hard", settings, sentence)
#define HARD(settings, sentence)        LEVEL("hard", "Hard", settings, sentence)
#define VERY_HARD(settings, sentence)   LEVEL("very-hard", "Very hard", settings, sentence)
#define EXPERT(settings, sentence)      LEVEL("expert", "Expert", settings, sentence)
#define SEARCHERS_OF(...) (const char *const[]){__VA_ARGS__, NULL}
#define FULL SEARCHERS_OF("minimax", "negamax", "minimax-iter") /* visit every node */
#define CUT  SEARCHERS_OF("alphabeta", "negalphabeta", "alphabeta-iter")

#define BEST "playout=strong,c=1.4,forced=yes,order=yes"

/* ---- Connect Four: about 280, 440, 630, 800, 960, 1140, 1300, 1440, 1600 Elo above random --- */

#define OPEN_LINES "eval=lines(two=0,three=0,threat=0,parity=0,now=0)"
#define PAIRS_FIRST "eval=lines(two=3,three=1,threat=0,parity=0,now=0)"
#define PAIRS_ONLY "eval=lines(three=0,threat=0,parity=0,now=0)"

static const Preset connect4_full[] = {
    BEGINNER("depth=1," OPEN_LINES, "Takes cells from which many lines are open; sees no answer."),
    VERY_EASY("depth=1," PAIRS_FIRST, "Collects pairs in open lines; sees no answer."),
    EASY("depth=4,eval=outcome", "Sees two moves of each side, and nothing but who wins."),
    FAIRLY_EASY("depth=3," OPEN_LINES, "Three plies, then the lines that are open for each side."),
    MEDIUM("depth=2," PAIRS_ONLY, "Collects pairs in open lines and sees the immediate answer."),
    FAIRLY_HARD("depth=1,eval=lines", "Looks at lines and threats after its own move."),
    HARD("depth=3,eval=lines", "Three plies, then lines and threats."),
    {.name = NULL}};

static const Preset connect4_cut[] = {
    BEGINNER("depth=1," OPEN_LINES, "Takes cells from which many lines are open; sees no answer."),
    VERY_EASY("depth=1," PAIRS_FIRST, "Collects pairs in open lines; sees no answer."),
    EASY("depth=4,eval=outcome", "Sees two moves of each side, and nothing but who wins."),
    FAIRLY_EASY("depth=3," OPEN_LINES, "Three plies, then the lines that are open for each side."),
    MEDIUM("depth=2," PAIRS_ONLY, "Collects pairs in open lines and sees the immediate answer."),
    FAIRLY_HARD("depth=1,eval=lines", "Looks at lines and threats after its own move."),
    HARD("depth=3,eval=lines", "Three plies, then lines and threats."),
    VERY_HARD("depth=7,moves=best,eval=lines", "Seven plies, then lines and threats."),
    EXPERT("depth=10,moves=best,eval=lines", "Five moves of each side, then lines and threats."),
    {.name = NULL}};

static const Preset connect4_montecarlo[] = {
    BEGINNER("sims=1", "One random game after each move."),
    VERY_EASY("sims=3", "Three random games after each move."),
    EASY("sims=10", "Ten random games after each move: sees what is likely, no more."),
    FAIRLY_EASY("sims=20", "Twenty random games after each move."),
    MEDIUM("sims=60", "Sixty random games after each move."),
    FAIRLY_HARD("sims=30,playout=strong,reflex=yes",
                "Thirty games of players who win and block at once, and no overlooked win in one."),
    HARD("sims=300,playout=strong,reflex=yes",
         "Three hundred games of players who win and block at once, and no overlooked win in one."),
    {.name = NULL}};

static const Preset connect4_uct[] = {
    BEGINNER("sims=12,solve=no", "A dozen random games: sees what is before it, now and then."),
    VERY_EASY("sims=16,solve=no", "Sixteen random games: sees what is before it, mostly."),
    EASY("sims=30,solve=no", "Thirty random games: overlooks threats that need two moves."),
    FAIRLY_EASY("sims=34", "As many random games, and what they have proven."),
    MEDIUM("sims=100", "A hundred random games: rarely misses a short threat."),
    FAIRLY_HARD("sims=350", "Three hundred and fifty random games."),
    HARD("sims=1200", "A thousand random games: plans some moves ahead."),
    VERY_HARD("sims=600,reuse=yes," BEST,
              "Six hundred games of good players, proofs, and a tree that is kept."),
    EXPERT("sims=20k,reuse=yes," BEST,
           "Twenty thousand games of good players, proofs, and a tree that is kept."),
    {.name = NULL}};

static const Preset connect4_pvs[] = {
    BEGINNER("depth=1,reflex=no,ties=random,eval=outcome", "Sees its own win and no more."),
    VERY_EASY("depth=1,reflex=no," PAIRS_ONLY, "Collects pairs in open lines; sees no answer."),
    EASY("depth=2,reflex=no,ties=random,eval=outcome",
         "Sees the answer to its move, and nothing but who wins."),
    FAIRLY_EASY("depth=3,reflex=no," OPEN_LINES,
                "Three plies, then the lines that are open for each side."),
    MEDIUM("depth=2,reflex=no," PAIRS_ONLY,
           "Collects pairs in open lines and sees the immediate answer."),
    FAIRLY_HARD("depth=1", "Its own move and forced lines to their end, then lines and threats."),
    HARD("depth=2", "Two plies and forced lines to their end, then lines and threats."),
    VERY_HARD("depth=5", "Five plies and forced lines to their end, then lines and threats."),
    EXPERT("depth=9", "Nine plies and forced lines to their end, then lines and threats."),
    {.name = NULL}};

static const Preset connect4_solver[] = {
    BEGINNER("blunder=0.62,slack=6,ties=random",
             "Two of three moves are worse than they could be, some of them badly."),
    VERY_EASY("blunder=0.53,slack=5.5,ties=random",
              "Every second move is not the best one, some are bad."),
    EASY("blunder=0.35,slack=5,ties=random", "Every third move is not the best one."),
    FAIRLY_EASY("blunder=0.26,slack=4.5,ties=random", "Errs about once in four moves."),
    MEDIUM("blunder=0.18,slack=4,ties=random", "Errs about once in six moves, seldom badly."),
    FAIRLY_HARD("blunder=0.13,slack=3.5,ties=random",
                "Errs about once in eight moves, seldom badly."),
    HARD("blunder=0.09,slack=3,ties=random", "Errs about once in a game, and mostly a little."),
    VERY_HARD("blunder=0.058,slack=2.6,ties=random", "Errs in two of three games, and a little."),
    EXPERT("blunder=0.045,slack=2.5,ties=random", "Errs in every second game, and a little."),
    {.name = NULL}};

/* ---- Tron: about 500, 820, 1280, 1670, 2060 Elo above random, a third of the games drawn -----
 * A level between two others where one beat the one below in nine of ten games or more, and such a
 * level was found half way. */

static const Preset tron_fixed[] = {
    BEGINNER("depth=4,eval=outcome", "Sees two steps of each rider, and nothing but crashes."),
    EASY("depth=6,eval=area", "Three steps of each rider, then the cells that it can reach."),
    MEDIUM("depth=4,eval=voronoi", "Two steps of each rider, then who is first where."),
    HARD("depth=4,eval=chambers", "Two steps of each rider, then who is first where and can stay."),
    VERY_HARD("depth=6,eval=chambers(edge=0)",
              "Three steps of each rider, then the cells where each is first and can stay."),
    EXPERT("depth=8,eval=chambers", "Four steps of each rider, then the same."),
    {.name = NULL}};

static const Preset tron_montecarlo[] = {
    BEGINNER("sims=2", "Two random games in every direction."),
    EASY("sims=16", "Sixteen random games in every direction."),
    FAIRLY_EASY("sims=10,cut=12,leaf=cut",
                "Twelve random steps, then who is first where; ten times."),
    MEDIUM("sims=15,cut=7,leaf=cut", "Seven random steps, then who is first where; fifteen times."),
    HARD("sims=10,cut=3,leaf=cut", "Three random steps, then who is first where; ten times."),
    EXPERT("sims=10,cut=2,leaf=cut", "Two random steps, then who is first where; ten times."),
    {.name = NULL}};

static const Preset tron_uct[] = {
    BEGINNER("sims=9,solve=no", "Nine random games: sees a wall when it stands before it."),
    EASY("sims=80,solve=no", "Eighty random games; knows nothing of territory."),
    MEDIUM("sims=18,leaf=eval", "Eighteen positions, each by who is first where."),
    HARD("sims=40,leaf=eval", "Forty positions, each by who is first where."),
    EXPERT("sims=300,leaf=eval", "Three hundred positions, each by who is first where."),
    {.name = NULL}};

static const Preset tron_pvs[] = {
    BEGINNER("depth=4,eval=outcome", "Sees two steps of each rider, and nothing but crashes."),
    EASY("depth=6,eval=area", "Three steps of each rider, then the cells that it can reach."),
    MEDIUM("depth=4,eval=voronoi", "Two steps of each rider, then who is first where."),
    FAIRLY_HARD("nodes=130,eval=voronoi",
                "A hundred and thirty positions, each by who is first where."),
    HARD("depth=4", "Two steps of each rider, then who is first where and can stay."),
    EXPERT("nodes=800", "Eight hundred positions, each by who is first where and can stay."),
    {.name = NULL}};

/* ---- 2048: mean scores of 3,300, 10,000, 24,000, 64,000 and more in the game without end ----- */

static const Preset twenty48_montecarlo[] = {
    EASY("sims=5", "Five random games after each move."),
    MEDIUM("sims=30", "Thirty random games after each move."),
    {.name = NULL}};

static const Preset twenty48_uct[] = {
    BEGINNER("sims=3", "Three random games a move."),
    EASY("sims=18", "Eighteen random games a move."),
    MEDIUM("sims=100", "A hundred random games a move."),
    HARD("sims=2k", "Two thousand random games a move."),
    {.name = NULL}};

static const Preset twenty48_expectimax[] = {
    BEGINNER("depth=1,eval=outcome", "Takes the points of the next move."),
    EASY("depth=2,eval=outcome", "The points of two moves and of all that the dice may bring."),
    MEDIUM("depth=3,eval=outcome", "The points of three moves and all that the dice may bring."),
    HARD("depth=2", "Two moves, then how the tiles lie in their rows."),
    EXPERT("nodes=100k,prune=yes,eval=rows(preset=deep)",
           "As deep as a hundred thousand positions allow, then how the tiles lie; slides that "
           "tear the large tiles from their corner are left out."),
    {.name = NULL}};

/* ---- Amazons: about 750, 1080, 1290, 1460, 1640, 1900, 2240, 2410, 2670 Elo above random ---- */

#define EVALUATE "leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5"
#define BOTH_CELLS "eval=mobility(other=0.5)"

/* Parts of `territory` alone, in all phases: who reaches cells first, in moves of queens (t1) and
 * of kings (t2), and how freely queens move (m). */
#define PHASE(name, t1, t2, m) \
    name "_t1=" #t1 "," name "_t2=" #t2 "," name "_c1=0," name "_c2=0," name "_m=" #m
#define PARTS(t1, t2, m)                                                       \
    "eval=territory(" PHASE("early", t1, t2, m) "," PHASE("middle", t1, t2, m) \
        "," PHASE("late", t1, t2, m) ")"

#define CELLS "Counts the cells that its queens can go to and, for half, those of the opponent's."
#define REACH "Counts the cells that its queens reach first, and how freely all of them move."
#define FREE  "Keeps its queens free to move, and hardly counts the cells that they reach first."
#define KINGS "Counts the cells that its side reaches first in moves of kings."
#define ALL   "Weighs who reaches cells first, as queens and as kings, and how freely queens move."
#define FIRST "Counts the cells that its side reaches first, in moves of queens and of kings."

static const Preset amazons_full[] = {
    BEGINNER("depth=1," BOTH_CELLS, CELLS),
    VERY_EASY("depth=1," PARTS(0.1, 0, 1), FREE),
    EASY("depth=1," PARTS(1, 0, 1), REACH),
    FAIRLY_EASY("depth=1," PARTS(0, 1, 0), KINGS),
    MEDIUM("depth=1," PARTS(1, 2, 0), FIRST),
    FAIRLY_HARD("depth=1,eval=territory", ALL),
    {.name = NULL}};

static const Preset amazons_cut[] = {
    BEGINNER("depth=1," BOTH_CELLS, CELLS),
    VERY_EASY("depth=1," PARTS(0.1, 0, 1), FREE),
    EASY("depth=1," PARTS(1, 0, 1), REACH),
    FAIRLY_EASY("depth=1," PARTS(0, 1, 0), KINGS),
    MEDIUM("depth=1," PARTS(1, 2, 0), FIRST),
    FAIRLY_HARD("depth=1,eval=territory", ALL),
    HARD("depth=2,moves=best,eval=territory",
         "Sees the answer to its move, then who reaches which cells."),
    {.name = NULL}};

static const Preset amazons_montecarlo[] = {
    BEGINNER("sims=2,cut=5,leaf=cut",
             "Twice five random plies after each move, then an evaluation."),
    VERY_EASY("sims=2,cut=2,leaf=cut",
              "Twice two random plies after each move, then an evaluation."),
    EASY("sims=2,cut=1,leaf=cut", "Two random answers to each move, then an evaluation."),
    FAIRLY_EASY("sims=4,cut=1,leaf=cut", "Four random answers to each move, then an evaluation."),
    MEDIUM("sims=7,cut=1,leaf=cut", "Seven random answers to each move, then an evaluation."),
    FAIRLY_HARD("sims=20,cut=1,leaf=cut",
                "Twenty random answers to each move, then an evaluation."),
    {.name = NULL}};

static const Preset amazons_uct[] = {
    BEGINNER("sims=4," EVALUATE ",eval=mobility",
             "Weighs the cells that queens can go to, and looks at a few answers."),
    VERY_EASY("sims=1," EVALUATE "," PARTS(0.03, 0, 1), FREE),
    EASY("sims=1," EVALUATE "," PARTS(1, 0, 1), REACH),
    FAIRLY_EASY("sims=1," EVALUATE "," PARTS(0, 1, 0), KINGS),
    MEDIUM("sims=1," EVALUATE "," PARTS(1, 1, 0), FIRST),
    FAIRLY_HARD("sims=10," EVALUATE, "Ten positions, each by who reaches which cells first."),
    HARD("sims=70," EVALUATE, "Seventy positions, each by who reaches which cells first."),
    VERY_HARD("sims=300," EVALUATE,
              "Three hundred positions, each by who reaches which cells first."),
    EXPERT("sims=2k," EVALUATE,
           "Two thousand positions; `sims` makes it stronger still, as in the preset `strong`."),
    {.name = NULL}};

/* Its order of moves decides between equal ones, and well: what is to be weak goes without. */
static const Preset amazons_pvs[] = {
    BEGINNER("depth=1,rate=no,eval=mobility",
             "Goes where its queens can go to more cells than the opponent's."),
    VERY_EASY("depth=1,rate=no," BOTH_CELLS, CELLS),
    EASY("depth=1,rate=no," PARTS(0.5, 0, 4),
         "Keeps its queens free to move, and counts the cells that they reach first."),
    FAIRLY_EASY("depth=1,rate=no," PARTS(0, 1, 0), KINGS),
    MEDIUM("depth=1,rate=no," PARTS(1, 1, 0), FIRST),
    FAIRLY_HARD("nodes=1k", "A thousand positions, each by who reaches which cells."),
    HARD("depth=2", "Sees the answer to its move, then who reaches which cells."),
    {.name = NULL}};

const Levels registry_levels[] = {
    {&game_connect4, FULL, connect4_full},
    {&game_connect4, CUT, connect4_cut},
    {&game_connect4, SEARCHERS_OF("montecarlo"), connect4_montecarlo},
    {&game_connect4, SEARCHERS_OF("uct"), connect4_uct},
    {&game_connect4, SEARCHERS_OF("pvs"), connect4_pvs},
    {&game_connect4, SEARCHERS_OF("solver"), connect4_solver},
    {&game_tron, FULL, tron_fixed},
    {&game_tron, CUT, tron_fixed},
    {&game_tron, SEARCHERS_OF("montecarlo"), tron_montecarlo},
    {&game_tron, SEARCHERS_OF("uct"), tron_uct},
    {&game_tron, SEARCHERS_OF("pvs"), tron_pvs},
    {&game_2048, SEARCHERS_OF("montecarlo"), twenty48_montecarlo},
    {&game_2048, SEARCHERS_OF("uct"), twenty48_uct},
    {&game_2048, SEARCHERS_OF("expectimax"), twenty48_expectimax},
    {&game_amazons, FULL, amazons_full},
    {&game_amazons, CUT, amazons_cut},
    {&game_amazons, SEARCHERS_OF("montecarlo"), amazons_montecarlo},
    {&game_amazons, SEARCHERS_OF("uct"), amazons_uct},
    {&game_amazons, SEARCHERS_OF("pvs"), amazons_pvs},
    {.game = NULL}};
/* clang-format on */
