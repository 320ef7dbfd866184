/* registry.levels.c - levels of strength, the same in a game whatever the algorithm.
 *
 * Beginner, Easy, Medium, Hard, Expert stand for ratings on one scale of Elo per game; which values
 * of a searcher have such a rating was found by matches (tools/experiments/levels; its file
 * levels.tsv keeps every result). All are limits of work, never of time, so that a level is the
 * same on every machine. Who cannot reach a level has none of that name; a game's own searcher
 * comes under the name that it takes there.
 *
 * The usual variant of each game was measured. Elsewhere the values say the same of how a player
 * thinks, and about the same of how strong it is. */
#include "registry.h"

#include <stddef.h>

extern const GameDef game_connect4, game_tron, game_2048, game_amazons;

/* clang-format off */
#define LEVEL(id, word, settings, sentence) \
    {.name = id, .title = word, .values = settings, .doc = sentence}
#define BEGINNER(settings, sentence) LEVEL("beginner", "Beginner", settings, sentence)
#define EASY(settings, sentence)     LEVEL("easy", "Easy", settings, sentence)
#define MEDIUM(settings, sentence)   LEVEL("medium", "Medium", settings, sentence)
#define HARD(settings, sentence)     LEVEL("hard", "Hard", settings, sentence)
#define EXPERT(settings, sentence)   LEVEL("expert", "Expert", settings, sentence)
#define SEARCHERS_OF(...) (const char *const[]){__VA_ARGS__, NULL}
#define FULL SEARCHERS_OF("minimax", "negamax", "minimax-iter") /* visit every node */
#define CUT  SEARCHERS_OF("alphabeta", "negalphabeta", "alphabeta-iter")

#define BEST    "playout=strong,c=1.4,forced=yes,order=yes"
#define AMAZONS "leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5"

static const Preset full[] = {
    BEGINNER("depth=1", "Sees its own win, and no answer to its move."),
    EASY("depth=2", "Sees its own win and the immediate answer."),
    MEDIUM("depth=4", "Two moves of each side."),
    HARD("depth=6", "Three moves of each side; slow in games with many moves."),
    EXPERT("depth=8", "Four moves of each side, seconds a move where there are many."),
    {.name = NULL}};

static const Preset cut[] = {
    BEGINNER("depth=1", "Sees its own win, and no answer to its move."),
    EASY("depth=2", "Sees its own win and the immediate answer."),
    MEDIUM("depth=4", "Two moves of each side."),
    HARD("depth=6", "Three moves of each side."),
    EXPERT("depth=10,moves=best", "Five moves of each side."),
    {.name = NULL}};

static const Preset montecarlo[] = {
    BEGINNER("sims=5", "A handful of games a move."),
    EASY("sims=50", "Sees what is likely, no more."),
    MEDIUM("sims=2000", "As good as averages get."),
    HARD("sims=2000,playout=strong,reflex=yes",
           "Averages over games of the best playout policy, and no overlooked win in one."),
    EXPERT("sims=20k,playout=strong,reflex=yes",
           "All that flat averages can do; only a tree of moves sees more."),
    {.name = NULL}};

static const Preset uct[] = {
    BEGINNER("sims=30,solve=no", "Sees what is in front of it, now and then."),
    EASY("sims=200,solve=no", "Overlooks threats that need two moves."),
    MEDIUM("sims=2000", "Rarely misses a short threat."),
    HARD("sims=20k," BEST, "Plans ahead; some ten milliseconds a move."),
    EXPERT("sims=200k,reuse=yes," BEST, "Strong, about a tenth of a second a move."),
    {.name = NULL}};

static const Preset pvs[] = {
    BEGINNER("depth=1,reflex=no", "Looks at its own move only."),
    EASY("depth=2,reflex=no", "Sees the answer to its move."),
    MEDIUM("depth=4", "Two moves of each side, and forced lines to their end."),
    HARD("depth=9", "Four moves of each side and one more."),
    EXPERT("nodes=5M", "A few seconds of work; proves many results."),
    {.name = NULL}};

static const Preset connect4_solver[] = {
    BEGINNER("blunder=0.55,slack=6,ties=random",
           "Every second move is worse than it could be, some of them badly. Wins four games in "
           "five against random moves."),
    EASY("blunder=0.35,slack=5,ties=random",
           "Every third move is not the best one. Like each of the levels wins about three games "
           "in four against the one before, from random openings of 12 plies."),
    MEDIUM("blunder=0.18,slack=4,ties=random", "Errs about once in six moves, seldom badly."),
    HARD("blunder=0.06,slack=3,ties=random", "Errs about once in a game, and mostly a little."),
    EXPERT("blunder=0",
           "Never gives away a win or a draw, wins as soon and loses as late as can be."),
    {.name = NULL}};

static const Preset expectimax[] = {
    BEGINNER("depth=1,eval=plain", "Looks at its own move only."),
    EASY("depth=1", "Its own move, well valued."),
    MEDIUM("depth=2", "Move, dice, move."),
    HARD("depth=3", "Three moves and the dice between them."),
    EXPERT("nodes=1M,cutoff=0.0002", "About a hundred moves a second on a fast machine."),
    {.name = NULL}};

static const Preset amazons_montecarlo[] = {
    BEGINNER("sims=1", "One random game a move."),
    EASY("sims=5", "Five random games a move."),
    MEDIUM("sims=1,cut=4,leaf=cut", "Four random plies after each move, then an evaluation."),
    HARD("sims=20,cut=3,leaf=cut", "Three random plies twenty times, then an evaluation."),
    EXPERT("sims=200,cut=2,leaf=cut", "All that averages can do; only a tree of moves sees more."),
    {.name = NULL}};

static const Preset amazons_uct[] = {
    BEGINNER("sims=3000,solve=no",
           "Three thousand random games, about one for every first move: sees what is likely."),
    EASY("sims=10," AMAZONS, "Evaluates its own moves and a few answers."),
    MEDIUM("sims=300," AMAZONS, "Some milliseconds a move; plans a territory."),
    HARD("sims=5k," AMAZONS, "A tenth of a second a move."),
    EXPERT("sims=100k,table=256," AMAZONS,
           "The strongest settings known: evaluates instead of playing random games, chooses a "
           "queen's move and then her arrow, opens good moves first. A second or two a move."),
    {.name = NULL}};

static const Preset amazons_pvs[] = {
    BEGINNER("depth=1,eval=mobility", "Goes where it has many moves and the other side few."),
    EASY("depth=1", "The best territory right after its own move."),
    MEDIUM("depth=2", "Sees the answer to its move."),
    HARD("nodes=300k", "Two plies, later more; some tenths of a second a move."),
    EXPERT("nodes=3M",
           "A few seconds of work. uct(preset=expert) is much stronger on large boards."),
    {.name = NULL}};

const Levels registry_levels[] = {
    {&game_connect4, FULL, full},
    {&game_connect4, CUT, cut},
    {&game_connect4, SEARCHERS_OF("montecarlo"), montecarlo},
    {&game_connect4, SEARCHERS_OF("uct"), uct},
    {&game_connect4, SEARCHERS_OF("pvs"), pvs},
    {&game_connect4, SEARCHERS_OF("solver"), connect4_solver},
    {&game_tron, FULL, full},
    {&game_tron, CUT, cut},
    {&game_tron, SEARCHERS_OF("montecarlo"), montecarlo},
    {&game_tron, SEARCHERS_OF("uct"), uct},
    {&game_tron, SEARCHERS_OF("pvs"), pvs},
    {&game_2048, SEARCHERS_OF("montecarlo"), montecarlo},
    {&game_2048, SEARCHERS_OF("uct"), uct},
    {&game_2048, SEARCHERS_OF("expectimax"), expectimax},
    {&game_amazons, FULL, full},
    {&game_amazons, CUT, cut},
    {&game_amazons, SEARCHERS_OF("montecarlo"), amazons_montecarlo},
    {&game_amazons, SEARCHERS_OF("uct"), amazons_uct},
    {&game_amazons, SEARCHERS_OF("pvs"), amazons_pvs},
    {.game = NULL}};
/* clang-format on */
