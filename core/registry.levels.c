/* registry.levels.c - levels of strength, the same in a game whatever the algorithm.
 *
 * Each beats the one below in about three of four games, and the same level of two searchers is
 * about as strong: tools/experiments/level-settings found which values those are, and
 * tools/experiments/levels tells what they are worth, with every result in levels.tsv beside it.
 * All are limits of work, never of time, so that a level is the same on every machine. Who
 * cannot reach a level has none of that name; a game's own searcher comes under the name that it
 * takes there. Links tell levels by their names: where one is no more, the nearest is meant.
 *
 * The usual variants of Connect Four, Tron and Amazons were measured, the game without end of 2048.
 * Elsewhere the values say the same of how a player thinks, and about the same of how strong it
 * is. */
#include "registry.h"

#include <stddef.h>

extern const GameDef game_connect4, game_tron, game_2048, game_amazons;

const char registry_medium[] = "medium";

/* clang-format off */
#define LEVEL_WAS(id, word, earlier, settings, sentence) \
    {.name = id, .title = word, .values = settings, .doc = sentence, .alias = earlier}
#define LEVEL(id, word, settings, sentence) LEVEL_WAS(id, word, NULL, settings, sentence)
#define BEGINNER(settings, sentence)    LEVEL("beginner", "Beginner", settings, sentence)
#define VERY_EASY(settings, sentence)   LEVEL("very-easy", "Very easy", settings, sentence)
#define EASY(settings, sentence)        LEVEL("easy", "Easy", settings, sentence)
#define FAIRLY_EASY(settings, sentence) LEVEL("fairly-easy", "Fairly easy", settings, sentence)
#define MEDIUM(settings, sentence)      LEVEL(registry_medium, "Medium", settings, sentence)
#define FAIRLY_HARD(settings, sentence) LEVEL("fairly-hard", "Fairly hard", settings, sentence)
#define HARD(settings, sentence)        LEVEL("hard", "Hard", settings, sentence)
#define VERY_HARD(settings, sentence)   LEVEL("very-hard", "Very hard", settings, sentence)
#define EXPERT(settings, sentence)      LEVEL("expert", "Expert", settings, sentence)
/* The nearest to a level that is no more. */
#define MEDIUM_WAS(earlier, settings, sentence) \
    LEVEL_WAS(registry_medium, "Medium", earlier, settings, sentence)
#define HARD_WAS(earlier, settings, sentence) \
    LEVEL_WAS("hard", "Hard", earlier, settings, sentence)
#define EXPERT_WAS(earlier, settings, sentence) \
    LEVEL_WAS("expert", "Expert", earlier, settings, sentence)
#define SEARCHERS_OF(...) (const char *const[]){__VA_ARGS__, NULL}
#define FULL SEARCHERS_OF("minimax", "negamax", "minimax-iter") /* visit every node */
#define CUT  SEARCHERS_OF("alphabeta", "negalphabeta", "alphabeta-iter")

#define BEST "playout=strong,c=1.4,forced=yes,order=yes"

/* ---- Connect Four: about 220, 400, 660, 840, 1040, 1220, 1400, 1560 Elo above random --------- */

#define LATER "eval=lines(two=0,three=0,now=0)"
#define PAIRS "eval=lines(three=0,now=0)"
#define THREES "eval=lines(two=0,now=0)"

#define OPEN_LINES "Counts open lines, and threats for later; sees no answer."
#define COLLECTS   "Collects pairs in open lines, and threats for later; sees no answer."
#define ANSWERS    "Sees the answer to its move, and nothing but who wins."
#define TWO_MOVES  "Sees two moves of each side, and nothing but who wins."
#define IMMEDIATE  "Sees the immediate answer, and collects threes in open lines and threats."
#define THREE_PLY  "Three plies, then pairs and threes in open lines."

/* What those who visit every node reach as well. */
#define CONNECT4_SHALLOW \
    BEGINNER("depth=1," LATER, OPEN_LINES), \
    VERY_EASY("depth=1," PAIRS, COLLECTS), \
    EASY("depth=2,eval=outcome,ties=random", ANSWERS), \
    FAIRLY_EASY("depth=4,eval=outcome,ties=random", TWO_MOVES), \
    MEDIUM("depth=2," THREES, IMMEDIATE), \
    HARD_WAS("fairly-hard", "depth=3,eval=lines(threat=0,parity=0)", THREE_PLY)

static const Preset connect4_full[] = {
    CONNECT4_SHALLOW,
    {.name = NULL}};

static const Preset connect4_cut[] = {
    CONNECT4_SHALLOW,
    VERY_HARD("depth=6,moves=best,eval=lines", "Six plies, then lines and threats."),
    EXPERT("depth=9,moves=best,eval=lines", "Nine plies, then lines and threats."),
    {.name = NULL}};

static const Preset connect4_montecarlo[] = {
    BEGINNER("sims=1", "One random game after each move."),
    VERY_EASY("sims=3", "Three random games after each move."),
    EASY("sims=9", "Nine random games after each move: sees what is likely, no more."),
    FAIRLY_EASY("sims=22", "Twenty-two random games after each move."),
    MEDIUM("sims=13,playout=strong,reflex=yes",
           "Thirteen games of players who win and block at once, and no overlooked win in one."),
    HARD_WAS("fairly-hard", "sims=90,playout=strong,reflex=yes",
             "Ninety games of players who win and block at once, and no overlooked win in one."),
    {.name = NULL}};

static const Preset connect4_uct[] = {
    BEGINNER("sims=12,solve=no", "A dozen random games: sees what is before it, now and then."),
    VERY_EASY("sims=18,solve=no", "Eighteen random games: sees what is before it, mostly."),
    EASY("sims=36,solve=no", "Thirty-six random games: overlooks threats that need two moves."),
    FAIRLY_EASY("sims=40", "Forty random games, and what they have proven."),
    MEDIUM("sims=140", "A hundred and forty random games: rarely misses a short threat."),
    HARD_WAS("fairly-hard", "sims=850",
             "Eight hundred and fifty random games: plans some moves ahead."),
    VERY_HARD("sims=550,reuse=yes," BEST,
              "Five hundred and fifty games of good players, proofs, and a tree that is kept."),
    EXPERT("sims=5k,reuse=yes," BEST,
           "Five thousand games of good players, proofs, and a tree that is kept."),
    {.name = NULL}};

static const Preset connect4_pvs[] = {
    BEGINNER("depth=1,reflex=no," LATER, OPEN_LINES),
    VERY_EASY("depth=1,reflex=no," PAIRS, COLLECTS),
    EASY("depth=2,reflex=no,ties=random,eval=outcome", ANSWERS),
    FAIRLY_EASY("depth=4,reflex=no,ties=random,eval=outcome", TWO_MOVES),
    MEDIUM("depth=2,reflex=no," THREES, IMMEDIATE),
    HARD_WAS("fairly-hard", "depth=4,reflex=no,eval=lines(two=0,threat=0,parity=0)",
             "Two moves of each side, then threes in open lines."),
    VERY_HARD("nodes=1600", "Sixteen hundred positions, each by lines and threats."),
    EXPERT("nodes=16k", "Sixteen thousand positions, each by lines and threats."),
    {.name = NULL}};

static const Preset connect4_solver[] = {
    BEGINNER("blunder=0.64,slack=6,ties=random",
             "Two of three moves are worse than they could be, some of them badly."),
    VERY_EASY("blunder=0.47,slack=5.5,ties=random",
              "Every second move is not the best one, some are bad."),
    EASY("blunder=0.34,slack=5,ties=random", "Every third move is not the best one."),
    FAIRLY_EASY("blunder=0.23,slack=4.5,ties=random", "Errs about once in four moves."),
    MEDIUM("blunder=0.16,slack=4,ties=random", "Errs about once in six moves, seldom badly."),
    HARD_WAS("fairly-hard", "blunder=0.1,slack=3,ties=random",
             "Errs about once in ten moves, and mostly a little."),
    VERY_HARD("blunder=0.076,slack=2.8,ties=random", "Errs about once in a game, and a little."),
    EXPERT("blunder=0.053,slack=2.5,ties=random", "Errs in two of three games, and a little."),
    {.name = NULL}};

/* ---- Tron: about 460, 870, 1230, 1460, 1680 Elo above random, a third of the games drawn ----- */

static const Preset tron_fixed[] = {
    BEGINNER("depth=8,eval=outcome,ties=random",
             "Sees four steps of each rider, and nothing but crashes."),
    EASY("depth=8,eval=area", "Four steps of each rider, then the cells that it can reach."),
    MEDIUM("depth=4,eval=voronoi", "Two steps of each rider, then who is first where."),
    HARD("depth=5,eval=chambers", "Five plies, then who is first where and can stay."),
    EXPERT_WAS("very-hard", "depth=6,eval=chambers(edge=0)",
               "Three steps of each rider, then the cells where each is first and can stay."),
    {.name = NULL}};

static const Preset tron_montecarlo[] = {
    BEGINNER("sims=2", "Two random games in every direction."),
    EASY("sims=7,cut=16,leaf=cut", "Sixteen random steps, then who is first where; seven times."),
    MEDIUM_WAS("fairly-easy", "sims=15,cut=7,leaf=cut",
               "Seven random steps, then who is first where; fifteen times."),
    HARD("sims=20,cut=3,leaf=cut", "Three random steps, then who is first where; twenty times."),
    EXPERT("sims=20,cut=2,leaf=cut", "Two random steps, then who is first where; twenty times."),
    {.name = NULL}};

static const Preset tron_uct[] = {
    BEGINNER("sims=12,solve=no", "A dozen random games: sees a wall when it stands before it."),
    EASY("sims=12,leaf=eval", "A dozen positions, each by who is first where."),
    MEDIUM("sims=25,leaf=eval", "Twenty-five positions, each by who is first where."),
    HARD("sims=55,leaf=eval", "Fifty-five positions, each by who is first where."),
    EXPERT("sims=300,leaf=eval", "Three hundred positions, each by who is first where."),
    {.name = NULL}};

static const Preset tron_pvs[] = {
    BEGINNER("depth=6,eval=outcome", "Sees three steps of each rider, and nothing but crashes."),
    EASY("nodes=300,eval=area", "Three hundred positions, each by the cells that can be reached."),
    MEDIUM("depth=5,eval=voronoi", "Five plies, then who is first where."),
    HARD_WAS("fairly-hard", "depth=4",
             "Two steps of each rider, then who is first where and can stay."),
    EXPERT("nodes=300", "Three hundred positions, each by who is first where and can stay."),
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

/* ---- Amazons: about 700, 870, 1170, 1310, 1490, 1690, 1890, 2090, 2300 Elo above random ----- */

#define EVALUATE "leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5"
#define BOTH_CELLS "eval=mobility(other=0.75)"

/* Parts of `territory` alone, in all phases: who reaches cells first, in moves of queens (t1) and
 * of kings (t2), and how freely queens move (m). */
#define PHASE(name, t1, t2, m) \
    name "_t1=" #t1 "," name "_t2=" #t2 "," name "_c1=0," name "_c2=0," name "_m=" #m
#define PARTS(t1, t2, m)                                                       \
    "eval=territory(" PHASE("early", t1, t2, m) "," PHASE("middle", t1, t2, m) \
        "," PHASE("late", t1, t2, m) ")"

#define CELLS "Counts the cells that its queens can go to and, for less, those of the opponent's."
#define REACH "Counts the cells that its queens reach first, and how freely all of them move."
#define FREE  "Keeps its queens free to move, and hardly counts the cells that they reach first."
#define KINGS "Counts the cells that its side reaches first in moves of kings."
#define ALL   "Weighs who reaches cells first, as queens and as kings, and how freely queens move."
#define FIRST "Counts the cells that its side reaches first, in moves of queens and of kings."

/* What those who visit every node reach as well. */
#define AMAZONS_SHALLOW \
    BEGINNER("depth=1," BOTH_CELLS, CELLS), \
    VERY_EASY("depth=1," PARTS(0.2, 0, 1), FREE), \
    EASY("depth=1," PARTS(1, 0, 1), REACH), \
    FAIRLY_EASY("depth=1," PARTS(0, 1, 0), KINGS), \
    MEDIUM("depth=1," PARTS(1, 2, 0), FIRST), \
    FAIRLY_HARD("depth=1,eval=territory", ALL)

static const Preset amazons_full[] = {
    AMAZONS_SHALLOW,
    {.name = NULL}};

static const Preset amazons_cut[] = {
    AMAZONS_SHALLOW,
    HARD("depth=2,moves=best," PARTS(1, 1, 0),
         "Sees the answer to its move, then counts the cells that each side reaches first."),
    VERY_HARD("depth=2,moves=best,eval=territory",
              "Sees the answer to its move, then who reaches which cells."),
    {.name = NULL}};

static const Preset amazons_montecarlo[] = {
    BEGINNER("sims=2,cut=5,leaf=cut",
             "Twice five random plies after each move, then an evaluation."),
    VERY_EASY("sims=1,cut=1,leaf=cut", "A random answer to each move, then an evaluation."),
    EASY("sims=2,cut=1,leaf=cut", "Two random answers to each move, then an evaluation."),
    FAIRLY_EASY("sims=4,cut=1,leaf=cut", "Four random answers to each move, then an evaluation."),
    MEDIUM("sims=7,cut=1,leaf=cut", "Seven random answers to each move, then an evaluation."),
    FAIRLY_HARD("sims=20,cut=1,leaf=cut",
                "Twenty random answers to each move, then an evaluation."),
    {.name = NULL}};

static const Preset amazons_uct[] = {
    BEGINNER("sims=1," EVALUATE "," BOTH_CELLS, CELLS),
    VERY_EASY("sims=1," EVALUATE "," PARTS(0.2, 0, 1), FREE),
    EASY("sims=1," EVALUATE "," PARTS(1, 0, 1), REACH),
    FAIRLY_EASY("sims=1," EVALUATE "," PARTS(0, 1, 0), KINGS),
    MEDIUM("sims=1," EVALUATE "," PARTS(1, 1, 0), FIRST),
    FAIRLY_HARD("sims=3," EVALUATE, "Three positions, each by who reaches which cells first."),
    HARD("sims=28," EVALUATE, "Twenty-eight positions, each by who reaches which cells first."),
    VERY_HARD("sims=70," EVALUATE, "Seventy positions, each by who reaches which cells first."),
    EXPERT("sims=300," EVALUATE,
           "Three hundred positions; `sims` makes it stronger still, as in the preset `strong`."),
    {.name = NULL}};

/* Its order of moves decides between equal ones, and well: what is to be weak goes without. */
static const Preset amazons_pvs[] = {
    BEGINNER("depth=1,rate=no,eval=mobility",
             "Goes where its queens can go to more cells than the opponent's."),
    VERY_EASY("depth=1,rate=no," PARTS(0, 0, 1), "Keeps its queens free to move."),
    EASY("depth=1,rate=no," PARTS(0.5, 0, 4),
         "Keeps its queens free to move, and counts the cells that they reach first."),
    MEDIUM_WAS("fairly-easy", "depth=1,rate=no," PARTS(1, 1, 0), FIRST),
    FAIRLY_HARD("nodes=500", "Five hundred positions, each by who reaches which cells."),
    HARD("nodes=1500", "Fifteen hundred positions, each by who reaches which cells."),
    VERY_HARD("depth=2", "Sees the answer to its move, then who reaches which cells."),
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
