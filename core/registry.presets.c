/* registry.presets.c - general searchers with presets of their own in one game.
 *
 * A searcher knows no game, so its presets suit the games it was tuned on. Where another game wants
 * quite other settings, the searcher stands here once more with presets for that game; its
 * parameters and their defaults are the same. Levels of strength are in registry.levels.c.
 *
 * Amazons. Random games say little before the board falls apart, an evaluation says much; whole
 * moves are thousands, moves in two steps some dozens. So the strong settings of uct evaluate
 * instead of playing random games (tools/experiments/amazons-parts measures what each part is
 * worth). Against the report's player, pvs(preset=tournament), at equal processor time from two
 * random moves they won every game: 6 x 6, 30 ms a move, 200 games, seed 391101; 8 x 8, 30 ms, 60
 * and 140, seeds 391102 and 391104; 10 x 10 (`tournament`), 50 ms, 30, seed 391103, and 30 ms,
 * 120, seed 391105.
 *
 * Connect Four. Random games in which both sides win and block but fill the cell below a win of the
 * other side are wrong about zugzwang, and more of them stay wrong: 100,000 descents chose hardly
 * better than 10,000. With `careful` games the result is given away half as often. On 400 random
 * positions of 8 to 14 plies, the share of optimal moves (as soon, as late as can be) and of those
 * that keep the result, at equal numbers of descents:
 *
 *     descents     biased          careful
 *     10,000       86.3  95.5      88.5  97.8
 *     100,000      87.5  96.0      90.0  98.0
 *
 * A descent costs 1.2 times as much. What is left is mostly about how long a game lasts, to which
 * wins and losses of random games are indifferent. Other ways that were tried gained nothing: c
 * from 0.5 to 2, rewards that fall with the length of the game, priors from the evaluation, four
 * games a leaf, results of forced lines known without descents, leaving also the cells below one's
 * own wins alone, evaluations instead of random games, a share of minimax values, UCB1-Tuned.
 *
 * More descents gain nothing more: of 400 other positions 87.8 % at 10,000, 87.0 % at 100,000,
 * 86.5 % at a million. In 52 of the 54 wrong choices of a million descents nothing was proven at
 * the root, so it is what random games say that misleads, not how proofs are used. Alpha-beta to
 * the end of the game at every new position, by at most 10,000 nodes, with results that count less
 * the later they come, was right in at most 88 of 100 positions instead of 85, and took 75 times as
 * long: ten times what the exact solver needs for the position itself.
 *
 * What the wrong choices of 100,000 descents are, of 130 positions after 8 random moves: 23, of
 * which 12 give the result away, 8 lose sooner, 3 win later. In all but one the game is decided 22
 * plies and more later, in 20 nothing is proven at the root, and the means of the two moves differ
 * by some hundredths: what decides is who is in zugzwang at the end, which no mean of random games
 * tells. So neither of these helps (optimal, kept): of 250 positions after 8 to 14 moves (seed
 * 39005) at 10,000 descents 83.6 89.9; with rewards that fall with the plies to the end of the
 * game, to 0.8, 0.5 or 0.2 for the longest 85.6 91.8, 86.0 91.1, 85.6 90.5; with the mean of the
 * most visited line in place of 0.3, 0.6 or all of the mean 82.8 88.6, 84.0 89.9, 79.6 86.1. Of 200
 * (seed 39004) at 100,000 descents 90.5 98.3; with such rewards, 0.7 and 0.2, 88.5 98.3 and 89.0
 * 96.6; with the best mean played at the end 90.5 99.2; with c=0.7 84.5 96.6; with UCB1-Tuned and
 * c=1 81.5 91.6. Nor do ten times as many descents, in a tree of 64 MB that gives up its least
 * visited nodes: of 24 (seed 770011) 91.7, 87.5, 87.5 at 100,000, a million and ten million, and
 * 94.7 kept at each. Nor does one node a position in place of one a path, which gives what all
 * paths have found (in a program of its own, 20,000 descents, 150 positions: 90.0 90.0, or 87.3
 * 87.8 with means brought up to date beside the path, for 89.3 90.0), nor random games that answer
 * in the same column as often as 0.3 and 0.7 (89.3 92.2, 88.7 91.1), nor the options haste,
 * halving, rave and mast, whose figures stand in their files, as those of matches with select=puct
 * do. Of 150 positions a share is known to five points either way: a gain of a few may hide in all
 * of these.
 *
 * What does help is to know more of a position: `learned` asks a network (games/connect4/network.c)
 * instead of playing random games, and lets it say which moves to look at (PUCT). 200 positions
 * after 8 to 14 moves that were not used for any choice, in 132 of which the result can be given
 * away (seed 390110; optimal, kept):
 *
 *     descents     strong        learned
 *     1,000                      87.5  96.2
 *     10,000                     90.0  98.5
 *     100,000      91.5  96.2    90.0  98.5
 *
 * So results are kept as often with a hundredth of the work, and how soon a win comes is seen no
 * better: of 13 wrong choices among 100 positions with known scores (30,000 descents) 11 win later
 * or lose sooner. Matches from 6 random discs against `strong` (score, 95 %): 1,000 descents each,
 * 400 games, seed 390111, .709 (.673 to .742), +154 +- 29 Elo, 2.75 ms a move for 2.27; 5,000
 * descents for 15,000, which take 2.3 times as long, 200 games, seed 390113, .572 (.527 to .616).
 * The same network in pvs, 2,000 nodes, 400 games, seed 390112, against pvs with `lines`: .750
 * (.712 to .785), +191 +- 34 Elo, 4.6 ms for 3.7.
 *
 * All that was with sharpness=5. With 1.5, which tuning by SPSA has come to, moves that the
 * network thinks little of are tried sooner: from 6 random discs against 5, 1,000 descents, 2,000
 * games, seed 400101, +34 +- 9 Elo; 10,000, 200 games, seed 400102, +42 +- 29, in a tenth less
 * time; 5 ms, 200 games, seed 400103, +23 +- 27. Between 0.6 and 2, c from 0.7 to 1.2, all are
 * about alike. On the cylinder -17 +- 25, on 8 x 8 +5 +- 24 (300 games each, seed 400104). Against
 * `strong`, 1,000 descents each, 400 games, seed 390111, +177 +- 30; against `proving`, 20 ms, 200
 * games, seed 393003, -9 +- 29.
 *
 * And to prove what can be proven: `proving` has bounds and looks (searchers/uct_bounds.c, with its
 * moves by the exact solver). Matches at equal processor time a move, from 6 random discs (score,
 * 95 %):
 *
 *     20 ms, against `strong`, 200 games, seed 393001                    .658 (.611 to .701)
 *     100 ms, 100 games, seed 393007                                     .670 (.597 to .736)
 *     20 ms, on the cylinder, 100 games, seed 393006                     .630 (.555 to .699)
 *     20 ms, on 8 x 8, 100 games, seed 393005                            .495 (.414 to .576)
 *     20 ms, against `learned`, 200 games, seed 393003                   .535 (.501 to .569)
 *     `learned` with both, against `learned`, 200 games, seed 393002     .568 (.532 to .602)
 *     `learned` with both, against `proving`, 200 games, seed 393004     .472 (.436 to .510)
 *
 * Of 150 positions (seed 390102) at 30,000 descents: c=0.5 89.3 96.8, 0.7 90.7 97.8, 1 91.3 98.9,
 * 1.5 90.7 97.8; with c=0.7 sharpness=3 88.0 96.8, 8 90.7 98.9, expand=0 90.7 98.9, minimax=0.3
 * 89.3 96.8, final=value 90.0 96.8. Of 120 (seed 390101) at 100,000, with an earlier network, PUCT
 * with c=0.7 95.8 96.1, ucb1 with the network as prior, c=0.15 and 0.3, 89.2 93.5 and 88.3 92.2,
 * ucb1 without a prior, c=0.7 and 1, 91.7 92.2 and 92.5 93.5: what is gained needs both. Of the 100
 * with known scores, 30,000 descents, haste=0.5 gains nothing (85.0 96.8 for 87.0 96.8).
 *
 * Tron. Random games do not see who will have more room, an evaluation does. At equal processor
 * time a move, 100 games each from 12 random steps, seed 391001, `strong` against the general one:
 * +436 +- 101 Elo at 1 ms, +436 +- 101 at 5 ms, +449 +- 100 at 20 ms. At 5 ms on other maps (24
 * games of two, 48 of three, 96 of four riders, seed 7): torus +338 +- 186, teleports +307 +- 150,
 * rooms +280 +- 120, arena3 +137 +- 104, arena4 +124 +- 72, crowd +133 +- 73; corridor, small and
 * alternating 0. What c is worth against 1.7 (300 descents, 200 games, seed 31): 0.2 +45 +- 30,
 * 0.35 +70 +- 28, 0.5 +60 +- 30, 0.7 +69 +- 27, 1 +21 +- 26. Nothing is gained by (1 ms, 200
 * games, seed 33) prior=1, 0 +- 23, with select=puct and c=0.5 -2 +- 27, c=1 +10 +- 23,
 * sharpness=2 +7 +- 20, with expand=0 and c=0.3 -42 +- 26, nor by forced, -3 +- 22, minimax=0.5,
 * -3 +- 22, bounds and look=5, +2 +- 25, prune, -10 +- 23. */
#include "searchers/montecarlo.h"
#include "searchers/pvs.h"
#include "searchers/uct_searcher.h"

/* clang-format off */
#define CONNECT4 "reuse=yes,playout=careful,c=1.4,forced=yes,order=yes"

static const Preset connect4_uct[] = {
    {.name = "strong", .title = "Strong", .values = CONNECT4,
     .doc = "Good at any number of descents: random games that see wins and threats and give no "
            "win away, proofs, forced moves, kept trees. In equal time `proving` is stronger."},
    {.name = "proving", .title = "Strong and proving", .values = CONNECT4 ",bounds=yes,look=5",
     .doc = "The settings of `strong`, and searches within the tree that prove who cannot lose "
            "any more, who wins, and how soon. A descent takes longer; in equal time it scores two "
            "games of three against `strong` on the classic board."},
    {.name = "learned", .title = "Learned values",
     .values = "reuse=yes,leaf=eval,eval=network,prior=1,select=puct,c=1,sharpness=1.5,"
               "forced=yes",
     .doc = "No random games: a network that has learned from the exact solver values positions "
            "and says which moves to look at. On the classic board it scores 73 % against `strong` "
            "at 1,000 descents each; on others `strong` is better."},
    UCT_MORE_PRESETS,
    {.name = NULL}};
/* clang-format on */

extern const SearcherDef searcher_connect4_uct;
const SearcherDef searcher_connect4_uct =
    UCT_SEARCHER("UCT", UCT_DOC "but what its random games see.", connect4_uct);

/* clang-format off */
static const Preset tron_uct[] = {
    {.name = "strong", .title = "Strong", .values = "reuse=yes,leaf=eval,c=0.5",
     .doc = "The best settings known, at any number of descents: evaluates positions instead of "
            "playing random games, and keeps its tree."},
    UCT_MORE_PRESETS,
    {.name = NULL}};
/* clang-format on */

extern const SearcherDef searcher_tron_uct;
const SearcherDef searcher_tron_uct =
    UCT_SEARCHER("UCT", UCT_DOC "unless it evaluates positions, as `strong` does.", tron_uct);

/* clang-format off */
#define AMAZONS "leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5"

static const Preset amazons_uct[] = {
    {.name = "strong", .title = "Strong", .values = "table=256," AMAZONS,
     .doc = "The strongest settings known for boards of all sizes, at any number of descents: "
            "evaluates instead of playing random games, chooses a queen's move and then her arrow, "
            "opens good moves first. On 10 x 10 the evaluation of `tournament` is stronger still."},
    {.name = "tournament", .title = "Tournament",
     .values = "time=5s,sims=1e12,table=512,max=40,eval=territory(preset=deep)," AMAZONS,
     .doc = "The settings of `strong` by the clock, with weights for 10 x 10 and the 40 best moves "
            "of a position only, which spares memory: five seconds a move, or the time that you "
            "give it, all of it used."},
    {.name = "document", .title = "As in the Connect Four package",
     .values = "sims=7,c=0.01,playouts=8,playout=strong,cut=30,reward=signed,solve=no,reflex=yes,"
               "reuse=yes,final=score",
     .doc = "The settings of a published Connect Four package."},
    {.name = NULL}};
/* clang-format on */

extern const SearcherDef searcher_amazons_uct;
const SearcherDef searcher_amazons_uct =
    UCT_SEARCHER("UCT for Amazons",
                 "Monte Carlo tree search with presets for Amazons. As everywhere it plays random "
                 "games unless it is told to evaluate; its strong settings evaluate positions "
                 "instead, and choose a move in two steps, the queen's move and then the arrow.",
                 amazons_uct);

/* clang-format off */
static const Preset amazons_pvs[] = {
    {.name = "tournament", .title = "As in the Amazons report",
     .values = "time=2s,table=0,cache=16,killers=no,history=no,rate=coarse,"
               "eval=regions(source=document),aspiration=no,reflex=no,known=no,solve=no,"
               "partial=examined",
     .doc = "The player of the Amazons report: two seconds a move, iterative deepening with null "
            "windows, queens and arrows next to an enemy first, queens alone last, a move cache, "
            "shorter wins preferred; when the time is up, the move being examined, even if a win "
            "was found before."},
    {.name = "plain", .title = "Plain NegaScout", .values = PVS_PLAIN,
     .doc = "Null windows and iterative deepening alone, moves in the order of the rules: every "
            "addition is off, so that one can be switched on at a time."},
    {.name = NULL}};
/* clang-format on */

extern const SearcherDef searcher_amazons_pvs;
const SearcherDef searcher_amazons_pvs = {
    .row = {.name = "pvs",
            .title = "Principal variation search for Amazons",
            .doc = "Alpha-beta with everything that makes it fast, the Amazons report's Tournament "
                   "player with every part as a switch. In Amazons, two plies at first and many "
                   "towards the end, where it proves who wins.",
            .params = pvs_params,
            .size = sizeof(PvsOptions),
            .presets = amazons_pvs},
    PVS_SLOTS};

/* clang-format off */
static const Preset amazons_montecarlo[] = {
    {.name = "document", .title = "As in the Connect Four package", .values = "sims=20,score=wins",
     .doc = "Counts the random games that are won."},
    {.name = NULL}};
/* clang-format on */

extern const SearcherDef searcher_amazons_montecarlo;
const SearcherDef searcher_amazons_montecarlo = {
    .row = {.name = "montecarlo",
            .title = "Flat Monte Carlo for Amazons",
            .doc = "Plays random games from every legal move and chooses the move after which they "
                   "went best; its better levels stop them after a few plies and evaluate.",
            .params = monte_params,
            .size = sizeof(MonteOptions),
            .presets = amazons_montecarlo,
            .aliases = (const char *const[]){"mc", NULL}},
    MONTE_SLOTS};
