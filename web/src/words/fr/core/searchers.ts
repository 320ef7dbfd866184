/** Searchers and their options. */
import type { Texts } from "../../retelling.ts";

export const texts: Texts = {
    // You, or a friend on this screen. The game waits until the move is made.
    "searcher.human.doc": "",
    // Time per move
    "searcher.*.time.title": "",
    // Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.
    "searcher.*.time.doc": "",
    // s
    "searcher.*.time.unit": "",
    // Work per move
    "searcher.*.nodes.title": "",
    // Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.
    "searcher.*.nodes.doc": "",
    // Random seed
    "searcher.*.seed.title": "",
    // Seed of every random choice of this player. The same seed gives the same moves on every machine.
    "searcher.*.seed.doc": "",
    // Name in tables
    "searcher.*.name.title": "",
    // A free name for tables of matches. Without one the player is called by its kind.
    "searcher.*.name.doc": "",
    // Plays one and the same move while it is legal; then it cannot go on, and has lost a game of several players. The smallest example of a player: in Tron always(move=u) rides up until it is stuck.
    "searcher.always.doc": "",
    // Move
    "searcher.always.move.title": "",
    // The move as `play` reads it: u in Tron, 4 in Connect Four. Where it is not legal the player cannot go on. Without one the first legal move is played.
    "searcher.always.move.doc": "",
    // Plays any legal move, each with the same probability or as a policy of random games draws it. It looks at nothing further and is the yardstick for all others.
    "searcher.random.doc": "",
    // Random game policy
    "searcher.*.playout.title": "",
    // How a move is drawn: plain gives each the same probability; the policies of random games look for wins, blocks and the like.
    "searcher.random.playout.doc": "",
    // Draws by the best policy of random games. In Connect Four it wins and blocks at once, gaps included: the player that the puissance4 package calls Random.
    "searcher.random.preset.biased.doc": "",
    // Looks at every line of play to a fixed depth: itself takes the largest value, the opponent the smallest. Complete within its depth and blind beyond it; every further ply costs as much as there are moves in a position.
    "searcher.minimax.doc": "",
    // How many plies to look ahead. The search ends there, or earlier where a game is over. It is never deeper than the longest game.
    "searcher.*.depth.doc": "",
    // With three or more players
    "searcher.*.many.title": "",
    // With three or more players: `paranoid` lets all others play against the player who thinks; `maxn` lets each play for himself, by the largest of his own values. In games of one or two players there is no difference.
    "searcher.*.many.doc": "",
    // Paranoid: all against one
    "searcher.*.many.paranoid": "",
    // Max-n: each for itself
    "searcher.*.many.maxn": "",
    // Evaluation
    "searcher.*.eval.title": "",
    // How a position at the end of the search is valued.
    "searcher.*.eval.doc": "",
    // Choice among equal moves
    "searcher.*.ties.title": "",
    // Among root moves of equal, maximal value: the `first` in the order of the game, or a `random` one.
    "searcher.*.ties.doc": "",
    // Minimax written as one function: every position is valued for the side that moves there, and the sign turns with the side. Plays the same moves after the same nodes as minimax.
    "searcher.negamax.doc": "",
    // Minimax that skips replies which cannot change the choice. Gives the values and the move of minimax at the same depth, usually after a small part of the nodes.
    "searcher.alphabeta.doc": "",
    // Exact values of
    "searcher.*.moves.title": "",
    // The window of every root move: `all` values each of them exactly; `best` lets the best value so far cut the others, which is faster and leaves them with an upper bound.
    "searcher.*.moves.doc": "",
    // Alpha-beta written as one function: value and window turn round with the side to move. Plays the same moves after exactly the same nodes as alphabeta.
    "searcher.negalphabeta.doc": "",
    // Minimax with a stack of its own instead of recursion. Visits exactly the nodes of minimax in the same order and plays the same moves. Measured in Connect Four: both reserve 224 bytes a ply; recursion adds 80 bytes a ply of the machine's stack, without it a move takes 3 % longer.
    "searcher.minimax-iter.doc": "",
    // Alpha-beta with a stack of its own instead of recursion. Visits exactly the nodes of alphabeta in the same order and plays the same moves. Measured in Connect Four: both reserve 224 bytes a ply; recursion adds 96 bytes a ply of the machine's stack, without it a move takes 4 % longer.
    "searcher.alphabeta-iter.doc": "",
    // The player of the 2048 report: for every move the terms of the evaluation that value the move itself, plus the worst of the others over every outcome of the dice. One move deep, quick, and blind beyond it.
    "searcher.rules.doc": "",
    // Evaluation of moves and of the positions behind the dice.
    "searcher.rules.eval.doc": "",
    // Dice count as
    "searcher.*.chance.title": "",
    // What the outcomes of the dice count for: worst (the least of all, as in the 2048 report) or mean (weighed by their probability).
    "searcher.rules.chance.doc": "",
    // Plays random games from every legal move and chooses the move after which they went best. It looks at no answers, but it needs nothing but the rules and plays every game.
    "searcher.montecarlo.doc": "",
    // Random games for every candidate move, or for all together with share=drawn. Ignored while analysing without end.
    "searcher.montecarlo.sims.doc": "",
    // First moves of random games
    "searcher.*.share.title": "",
    // How random games come by their first moves: each (every candidate move has `sims` games) or drawn (`sims` games in all, each with a first move drawn by lot; wins and sum then compare totals, so that luck in the draw counts, too).
    "searcher.*.share.doc": "",
    // All alike
    "searcher.*.share.each": "",
    // Drawn by lot
    "searcher.*.share.drawn": "",
    // How the random games choose their moves.
    "searcher.*.playout.doc": "",
    // Best move by
    "searcher.*.score.title": "",
    // What makes a move the best: mean is the highest mean result, wins the most games won, sum the longest games (all lengths added up), max the best single game, reply the mean of those games alone that begin with the answer that went best for whoever gives it.
    "searcher.*.score.doc": "",
    // Mean result
    "searcher.*.score.mean": "",
    // Number of wins
    "searcher.*.score.wins": "",
    // Sum of lengths
    "searcher.*.score.sum": "",
    // Best game
    "searcher.*.score.max": "",
    // Mean after the best reply
    "searcher.*.score.reply": "",
    // Random games stop after
    "searcher.*.cut.title": "",
    // Random games are cut off after this many plies, as draws or as leaf=cut says. 0 plays them to the end.
    "searcher.*.cut.doc": "",
    // plies
    "searcher.*.cut.unit": "",
    // ply
    "searcher.*.cut.unit_one": "",
    // Value of a cut game
    "searcher.montecarlo.leaf.title": "",
    // What a random game counts that `cut` stops: a draw (playout), or the evaluation of where it stopped (cut).
    "searcher.montecarlo.leaf.doc": "",
    // A draw
    "searcher.montecarlo.leaf.playout": "",
    // What the evaluation says
    "searcher.montecarlo.leaf.cut": "",
    // The evaluation that leaf=cut asks.
    "searcher.montecarlo.eval.doc": "",
    // Wins and blocks at once
    "searcher.*.reflex.title": "",
    // Tactical shortcut: plays an immediate win, and blocks an immediate loss, without random games.
    "searcher.montecarlo.reflex.doc": "",
    // Remember the best game
    "searcher.montecarlo.reuse.title": "",
    // Solo games without dice, with score=max: remembers the best game found at earlier moves and follows it until a better one turns up.
    "searcher.montecarlo.reuse.doc": "",
    // Independent searches
    "searcher.montecarlo.trees.title": "",
    // So many searches of the position, each with random numbers of its own and with its share of the work, are added up. On threads (-j), and on the workers of the page, they run side by side; the result does not depend on their number. For the same work one alone is stronger, because it goes deeper, and without random games all would be alike. Views of the tree show the first.
    "searcher.*.trees.doc": "",
    // Eight random games in all, two for each of seven moves, as the puissance4 package plays by itself.
    "searcher.montecarlo.preset.document.doc": "",
    // Nine random games a move: as much work as uct(preset=document) has, with which the puissance4 package lets both meet.
    "searcher.montecarlo.preset.document-equal.doc": "",
    // Adds up the lengths of the games, for solo games in which to survive is all.
    "searcher.montecarlo.preset.lengths.doc": "",
    // For solo games without dice: plays on the best of all random games so far, those of the best playout policy. A handful of them a move is enough.
    "searcher.montecarlo.preset.solo.doc": "",
    // Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and returns more often to the moves that did well, on both sides. It needs no knowledge of the game and plays every one of them.
    "searcher.uct.doc": "",
    // Descents through the tree for one move. Each ends in the evaluation of one position. Ignored while analysing without end.
    "searcher.*.sims.doc": "",
    // Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). Small: trust the means and dig deep; large: try everything often.
    "searcher.*.c.doc": "",
    // Selection in the tree
    "searcher.*.select.title": "",
    // How the tree chooses among moves: ucb1 by mean + c * sqrt(ln(n) / s); tuned (UCB1-Tuned) explores less where results vary less, c=1 is the original; regret plays, in games with simultaneous moves, every move in proportion to how much it is regretted not to have been played, which ends in a mixed strategy that cannot be exploited (elsewhere as ucb1).
    "searcher.*.select.doc": "",
    // UCB1
    "searcher.*.select.ucb1": "",
    // UCB1-Tuned
    "searcher.*.select.tuned": "",
    // Regret matching
    "searcher.*.select.regret": "",
    // Random games per leaf
    "searcher.*.playouts.title": "",
    // Random games played from each position that is evaluated.
    "searcher.*.playouts.doc": "",
    // Value of a new position
    "searcher.*.leaf.title": "",
    // How a new position is valued: by random games (playout), by random games that are evaluated where `cut` stops them (cut), by its evaluation alone (eval), or by those of its random games that begin with the move that went best in them (reply): more than the mean of all, the more so the fewer games there are.
    "searcher.*.leaf.doc": "",
    // Random games
    "searcher.*.leaf.playout": "",
    // Random games cut short
    "searcher.*.leaf.cut": "",
    // The evaluation alone
    "searcher.*.leaf.eval": "",
    // Random games after the best reply
    "searcher.*.leaf.reply": "",
    // The evaluation that leaf and prior ask.
    "searcher.uct.eval.doc": "",
    // Weight of prior values
    "searcher.*.prior.title": "",
    // Evaluates all moves of a position as soon as it gets a node, sorts them by that, and lets the evaluation count as this many visits. 0 tries every move once instead. In rounds of simultaneous moves and for dice there is no prior.
    "searcher.*.prior.doc": "",
    // visits
    "searcher.*.prior.unit": "",
    // visit
    "searcher.*.prior.unit_one": "",
    // Moves open at first
    "searcher.*.width.title": "",
    // Progressive widening: at most this many of the best moves of a position are open at first (best by prior or order). 0 opens all at once.
    "searcher.*.width.doc": "",
    // moves
    "searcher.*.width.unit": "",
    // move
    "searcher.*.width.unit_one": "",
    // Growth of open moves
    "searcher.*.widen.title": "",
    // How the number of open moves grows with the visits n of a position: it is width * n to the power of this. 0 never opens more.
    "searcher.*.widen.doc": "",
    // Most moves kept per position
    "searcher.*.max.title": "",
    // Below the root keeps at most this many of the best moves of a position and forgets the others, which saves memory where there are thousands. With order=yes the game's rating chooses them and the prior looks at no others. 0 keeps all.
    "searcher.*.max.doc": "",
    // moves
    "searcher.*.max.unit": "",
    // move
    "searcher.*.max.unit_one": "",
    // Moves chosen part by part
    "searcher.*.stages.title": "",
    // Chooses moves of several parts in two steps below the root: all but the last part (which queen, where to), then the last (the arrow). Only in games whose moves have parts. Such a tree is not reused for the next move.
    "searcher.*.stages.doc": "",
    // Share of minimax values
    "searcher.*.minimax.title": "",
    // Implicit minimax: what a move is worth is its mean result, and to this share the minimax value of the positions seen below it. For two players without dice or simultaneous moves, and select=ucb1.
    "searcher.*.minimax.doc": "",
    // Prove results in the tree
    "searcher.*.solve.title": "",
    // Proves wins, draws and losses as the tree reaches the end of the game. A proven win is played at once, a proven loss never.
    "searcher.*.solve.doc": "",
    // Skip proven losses
    "searcher.*.prune.title": "",
    // With solve: never follows a move again that is proven to lose. Without it such moves are still counted, so that positions with many ways to go wrong look dangerous.
    "searcher.*.prune.doc": "",
    // Forced moves in the tree
    "searcher.*.forced.title": "",
    // In the tree, a player who can win at once does so, and one who must stop an immediate loss has no other move.
    "searcher.*.forced.doc": "",
    // Promising moves first
    "searcher.*.order.title": "",
    // Tries the moves of a new position in the order of the game's own quick rating, where it has one; else in the order of the rules.
    "searcher.*.order.doc": "",
    // Tactical shortcut: plays an immediate win, and blocks an immediate loss, without any search.
    "searcher.*.reflex.doc": "",
    // Final move by
    "searcher.*.final.title": "",
    // Which move is played at the end: the one with the most visits, with the best mean value, or with the best score (value and exploration together).
    "searcher.*.final.doc": "",
    // Most visits
    "searcher.*.final.visits": "",
    // Best mean value
    "searcher.*.final.value": "",
    // Best score
    "searcher.*.final.score": "",
    // Range of rewards
    "searcher.*.reward.title": "",
    // Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), unit is from 0 to 1, in which the same c explores twice as much.
    "searcher.*.reward.doc": "",
    // -1 to +1
    "searcher.*.reward.signed": "",
    // 0 to 1
    "searcher.*.reward.unit": "",
    // Keep the tree between moves
    "searcher.*.reuse.title": "",
    // Keeps the part of the tree that is still of use when the game goes on. The search of a position then depends on the moves before it.
    "searcher.*.reuse.doc": "",
    // Training games
    "searcher.*.train.title": "",
    // Before it thinks about a position of which it keeps no tree, plays this many games from there, as many descents a move as in earnest, and keeps the statistics of one game for the next. In a match every game trains anew, so that the result does not depend on how the games are shared out. Does not count for limits but that on time; with reuse=yes what was learned serves the later moves, too.
    "searcher.*.train.doc": "",
    // games
    "searcher.*.train.unit": "",
    // game
    "searcher.*.train.unit_one": "",
    // Opponent in training
    "searcher.*.trainer.title": "",
    // Who moves for the other side in the training games: `self` the search, which then learns for both sides, or `random` the policy of its random games.
    "searcher.*.trainer.doc": "",
    // Itself
    "searcher.*.trainer.self": "",
    // Its random games
    "searcher.*.trainer.random": "",
    // Independent trees
    "searcher.*.trees.title": "",
    // Memory of the tree
    "searcher.uct.table.title": "",
    // Memory of the tree, of all trees together. When it is full the nodes that were visited least are given up for new ones.
    "searcher.*.table.doc": "",
    // MB
    "searcher.*.table.unit": "",
    // Visits before a node grows
    "searcher.*.expand.title": "",
    // Visits after which a position gets a node of its own. 0 gives it one at once, which pays with prior: the visit then sees the best of its moves.
    "searcher.*.expand.doc": "",
    // Draw the final move
    "searcher.*.mix.title": "",
    // In games with simultaneous moves, draws the final move with the frequencies of the visits (select=regret: of the average strategy), so that it cannot be foreseen.
    "searcher.*.mix.doc": "",
    // Plays for
    "searcher.*.aim.title": "",
    // What is maximised: score is the mean result, win the share of games with a result above 0, whatever its size.
    "searcher.*.aim.doc": "",
    // Mean result
    "searcher.*.aim.score": "",
    // Number of wins
    "searcher.*.aim.win": "",
    // Spread of results
    "searcher.*.scale.title": "",
    // In games for points, the spread of results to which c refers. 0 takes the difference of the best and the worst result seen.
    "searcher.*.scale.doc": "",
    // points
    "searcher.*.scale.unit": "",
    // point
    "searcher.*.scale.unit_one": "",
    // The best settings known, at any number of descents: random games that see wins and threats, proofs, forced moves, kept trees.
    "searcher.uct.preset.strong.doc": "",
    // For games with simultaneous moves: regret matching, and a move that cannot be foreseen.
    "searcher.*.preset.mixed.doc": "",
    // The settings of the puissance4 package: very few descents, almost no exploration, and positions valued by the best of the first moves that random games try. The package trains in 200 games: train=200.
    "searcher.*.preset.document.doc": "",
    // Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and returns more often to the moves that did well, on both sides. It needs no knowledge of the game but what its random games see.
    "searcher.uct/connect4.doc": "",
    // The evaluation that leaf and prior ask.
    "searcher.uct/connect4.eval.doc": "",
    // Memory of the tree
    "searcher.uct/connect4.table.title": "",
    // The best settings known, at any number of descents: random games that see wins and threats and give no win away, proofs, forced moves, kept trees.
    "searcher.uct/connect4.preset.strong.doc": "",
    // Flat Monte Carlo for Amazons
    "searcher.montecarlo/amazons.title": "",
    // Plays random games from every legal move and chooses the move after which they went best; its better levels stop them after a few plies and evaluate.
    "searcher.montecarlo/amazons.doc": "",
    // Random games per move
    "searcher.montecarlo/amazons.sims.title": "",
    // Random games for every candidate move, or for all together with share=drawn. Ignored while analysing without end.
    "searcher.montecarlo/amazons.sims.doc": "",
    // Value of a cut game
    "searcher.montecarlo/amazons.leaf.title": "",
    // What a random game counts that `cut` stops: a draw (playout), or the evaluation of where it stopped (cut).
    "searcher.montecarlo/amazons.leaf.doc": "",
    // A draw
    "searcher.montecarlo/amazons.leaf.playout": "",
    // What the evaluation says
    "searcher.montecarlo/amazons.leaf.cut": "",
    // The evaluation that leaf=cut asks.
    "searcher.montecarlo/amazons.eval.doc": "",
    // Tactical shortcut: plays an immediate win, and blocks an immediate loss, without random games.
    "searcher.montecarlo/amazons.reflex.doc": "",
    // Remember the best game
    "searcher.montecarlo/amazons.reuse.title": "",
    // Solo games without dice, with score=max: remembers the best game found at earlier moves and follows it until a better one turns up.
    "searcher.montecarlo/amazons.reuse.doc": "",
    // Independent searches
    "searcher.montecarlo/amazons.trees.title": "",
    // Counts the random games that are won.
    "searcher.montecarlo/amazons.preset.document.doc": "",
    // UCT for Amazons
    "searcher.uct/amazons.title": "",
    // Monte Carlo tree search with presets for Amazons. As everywhere it plays random games unless it is told to evaluate; its strong settings evaluate positions instead, and choose a move in two steps, the queen's move and then the arrow.
    "searcher.uct/amazons.doc": "",
    // The evaluation that leaf and prior ask.
    "searcher.uct/amazons.eval.doc": "",
    // Memory of the tree
    "searcher.uct/amazons.table.title": "",
    // The strongest settings known, at any number of descents: evaluates instead of playing random games, chooses a queen's move and then her arrow, opens good moves first.
    "searcher.uct/amazons.preset.strong.doc": "",
    // Tournament
    "searcher.uct/amazons.preset.tournament.title": "",
    // The settings of `strong` by the clock, with the 40 best moves of a position only, which spares memory: five seconds a move, or the time that you give it, all of it used.
    "searcher.uct/amazons.preset.tournament.doc": "",
    // The settings of a published Connect Four package.
    "searcher.uct/amazons.preset.document.doc": "",
    // Principal variation search for Amazons
    "searcher.pvs/amazons.title": "",
    // Alpha-beta with everything that makes it fast, the Amazons report's Tournament player with every part as a switch. In Amazons, two plies at first and many towards the end, where it proves who wins.
    "searcher.pvs/amazons.doc": "",
    // The deepest iteration, in plies. Forced replies do not count, so single lines are longer. 250 goes on to the end of the game and proves the result where it can.
    "searcher.pvs/amazons.depth.doc": "",
    // How a position is valued where the depth is reached.
    "searcher.pvs/amazons.eval.doc": "",
    // `best` spends little on moves that are worse than the best one and leaves them with an upper bound; `all` finds the exact value of every move, which takes several times as long.
    "searcher.pvs/amazons.moves.doc": "",
    // Among moves that it cannot tell apart: the one that its ordering tries `first`, or a `random` one (drawn from the seed).
    "searcher.pvs/amazons.ties.doc": "",
    // Transposition table
    "searcher.pvs/amazons.table.title": "",
    // Memory of the transposition table, which knows positions again that were reached by another order of moves; the next lower power of two is taken. 0 searches without a table. Node counts depend on it.
    "searcher.pvs/amazons.table.doc": "",
    // Keep the table between moves
    "searcher.pvs/amazons.reuse.title": "",
    // Keeps the table from move to move. Faster in a game, but then the answer to a position may depend on the positions before.
    "searcher.pvs/amazons.reuse.doc": "",
    // Killer moves
    "searcher.*.killers.title": "",
    // Tries the moves early that have just refuted sister positions.
    "searcher.*.killers.doc": "",
    // History of cut-offs
    "searcher.*.history.title": "",
    // Tries the moves early that have refuted positions anywhere in the tree.
    "searcher.*.history.doc": "",
    // The game's rating of moves
    "searcher.*.rate.title": "",
    // Uses the game's own quick rating of moves for their order (yes), or only whether it is good or not, as in the Amazons report (coarse).
    "searcher.*.rate.doc": "",
    // Not used
    "searcher.*.rate.no": "",
    // Used
    "searcher.*.rate.yes": "",
    // Good or not
    "searcher.*.rate.coarse": "",
    // Null-window scout
    "searcher.*.scout.title": "",
    // Asks of every move but the first only whether it is better, with a null window, and searches it again when it is. Without it, the search is plain alpha-beta.
    "searcher.*.scout.doc": "",
    // Late move reduction
    "searcher.*.reduce.title": "",
    // Searches every move but the first by this many plies less at first, and to the full depth when it turns out better than expected. Goes much deeper where the first move is nearly always the right one, and may overlook what a late move only shows at the end; proofs are never reduced. An even number fits games with simultaneous moves. 0 = never.
    "searcher.*.reduce.doc": "",
    // plies
    "searcher.*.reduce.unit": "",
    // ply
    "searcher.*.reduce.unit_one": "",
    // Most moves per position
    "searcher.pvs/amazons.width.title": "",
    // Below the root tries at most this many moves per position, the most promising ones by its order, unless all of them lose. Looks deeper where there are hundreds of moves, and never sees what it leaves out; proofs look at all. 0 = all.
    "searcher.pvs/amazons.width.doc": "",
    // Order by evaluation from
    "searcher.*.sort.title": "",
    // Orders the moves of positions with at least this many plies to search by the evaluation of what they lead to, instead of by the game's quick rating. Worth its price where that rating says little, and with `width`. 0 = never.
    "searcher.*.sort.doc": "",
    // plies
    "searcher.*.sort.unit": "",
    // ply
    "searcher.*.sort.unit_one": "",
    // Postpone moves that can wait
    "searcher.*.defer.title": "",
    // Tries moves that can wait after all others, where the game's rating knows some (in Amazons those of queens that are alone in their region).
    "searcher.*.defer.doc": "",
    // Move cache
    "searcher.*.cache.title": "",
    // Memory of the move cache, which knows the legal moves of positions that came up before. 0 lists them anew every time.
    "searcher.*.cache.doc": "",
    // MB
    "searcher.*.cache.unit": "",
    // Aspiration windows
    "searcher.*.aspiration.title": "",
    // Begins each iteration with a narrow window around the last value, and repeats it with a wider one when the value falls outside.
    "searcher.*.aspiration.doc": "",
    // Sees an immediate win without search, and searches only the one reply where there is an immediate loss to stop, at no cost of depth.
    "searcher.pvs/amazons.reflex.doc": "",
    // Results known without search
    "searcher.*.known.title": "",
    // Takes results that the rules tell before the end of a game, where the game knows some (in Amazons when the queens are apart and the moves left decide).
    "searcher.*.known.doc": "",
    // Attempts to prove the result
    "searcher.pvs/amazons.solve.title": "",
    // Tries between two iterations to prove win, draw or loss to the end of the game, with about as many nodes as the iterations took. Only without a limit of depth.
    "searcher.pvs/amazons.solve.doc": "",
    // Use unfinished iterations
    "searcher.*.partial.title": "",
    // When the limit of time or nodes cuts an iteration short: its best move so far counts (yes), or that of the last finished iteration (no), or the move that was just being examined, as in the Amazons report (examined), whose player uses up its time even when it has found a win.
    "searcher.*.partial.doc": "",
    // As in the Amazons report
    "searcher.pvs/amazons.preset.tournament.title": "",
    // The player of the Amazons report: two seconds a move, iterative deepening with null windows, queens and arrows next to an enemy first, queens alone last, a move cache, shorter wins preferred; when the time is up, the move being examined, even if a win was found before.
    "searcher.pvs/amazons.preset.tournament.doc": "",
    // Null windows and iterative deepening alone, moves in the order of the rules: every addition is off, so that one can be switched on at a time.
    "searcher.*.preset.plain.doc": "",
    // The strongest player of two-player games without chance that needs no training: alpha-beta with everything that makes it fast. It searches one ply deeper again and again, remembers positions, tries promising moves first, and proves the result of the game when the end is near enough. Takes time and nodes as limits. Of three or more players it takes all others for one enemy.
    "searcher.pvs.doc": "",
    // The deepest iteration, in plies. Forced replies do not count, so single lines are longer. 250 goes on to the end of the game and proves the result where it can.
    "searcher.pvs.depth.doc": "",
    // How a position is valued where the depth is reached.
    "searcher.pvs.eval.doc": "",
    // `best` spends little on moves that are worse than the best one and leaves them with an upper bound; `all` finds the exact value of every move, which takes several times as long.
    "searcher.pvs.moves.doc": "",
    // Among moves that it cannot tell apart: the one that its ordering tries `first`, or a `random` one (drawn from the seed).
    "searcher.pvs.ties.doc": "",
    // Transposition table
    "searcher.pvs.table.title": "",
    // Memory of the transposition table, which knows positions again that were reached by another order of moves; the next lower power of two is taken. 0 searches without a table. Node counts depend on it.
    "searcher.pvs.table.doc": "",
    // Keep the table between moves
    "searcher.pvs.reuse.title": "",
    // Keeps the table from move to move. Faster in a game, but then the answer to a position may depend on the positions before.
    "searcher.pvs.reuse.doc": "",
    // Most moves per position
    "searcher.pvs.width.title": "",
    // Below the root tries at most this many moves per position, the most promising ones by its order, unless all of them lose. Looks deeper where there are hundreds of moves, and never sees what it leaves out; proofs look at all. 0 = all.
    "searcher.pvs.width.doc": "",
    // Sees an immediate win without search, and searches only the one reply where there is an immediate loss to stop, at no cost of depth.
    "searcher.pvs.reflex.doc": "",
    // Attempts to prove the result
    "searcher.pvs.solve.title": "",
    // Tries between two iterations to prove win, draw or loss to the end of the game, with about as many nodes as the iterations took. Only without a limit of depth.
    "searcher.pvs.solve.doc": "",
    // Exact solver
    "searcher.solver/tron.title": "",
    // Proves what is the most that can be reached: the longest ride of one rider, or of two riders who cannot reach each other any more, with the longest ride found, a proven bound and the gap between them while it works; and the exact value of a small duel in which both choose at once, with the mixture of moves that guarantees it. Large open duels only get bounds.
    "searcher.solver/tron.doc": "",
    // Search depth in steps
    "searcher.solver/tron.depth.title": "",
    // How many steps (in duels: rounds) ahead every line is tried. Beyond that, bounds have to do. The default goes on to the end and proves the result.
    "searcher.solver/tron.depth.doc": "",
    // steps
    "searcher.solver/tron.depth.unit": "",
    // step
    "searcher.solver/tron.depth.unit_one": "",
    // Memory of the table
    "searcher.*.table.title": "",
    // Memory for positions that were solved before; 0 = none.
    "searcher.solver/tron.table.doc": "",
    // Looks some moves ahead in games with dice: at its own moves it takes the best, where the dice move it averages over all outcomes with their probabilities. Improbable lines are cut short. Shows for every move the mean and how what may come next is spread.
    "searcher.expectimax.doc": "",
    // How many moves of players to look ahead, the dice between them not counted: 1 values the position right after the move, 2 is move, dice, move. 0 goes as deep as the limits of time or nodes allow, and 3 moves where there are none.
    "searcher.expectimax.depth.doc": "",
    // Least probability followed
    "searcher.*.cutoff.title": "",
    // was: Lines that come up with less than this probability are not followed any further but valued where they are. 0 follows all.
    // Lines that come up with less than this probability are not followed any further but valued where they are. An analysis without end halves it whenever all likelier lines have ended. 0 follows all.
    "searcher.*.cutoff.doc": "",
    // `mean` averages over what the dice may bring; `worst` expects the worst of it, as if an enemy threw them.
    "searcher.*.chance.doc": "",
    // `points` plays for the result; `goal` for the probability, in percent, that the goal of the game is reached (2048: the target tile), in games that have one. With `goal`, evaluations in points say nothing and count 0 before the end, and heuristics on a scale of their own do not fit.
    "searcher.expectimax.aim.doc": "",
    // How a position right after a move is valued where the depth is reached.
    "searcher.expectimax.eval.doc": "",
    // Memory of the table that knows positions again which were reached by another order of moves, shared by all moves at the root; the next lower power of two is taken. 0 searches without.
    "searcher.expectimax.table.doc": "",
    // Forward pruning
    "searcher.expectimax.prune.title": "",
    // Leaves out moves that are hardly ever any good, so that the others are looked at further ahead. In 2048 on 4 x 4 cells: slides that take a large tile out of the corner in which the largest stand together; where only such slides are left, the game counts as lost. Moves left out have no value.
    "searcher.expectimax.prune.doc": "",
    // Step-by-step deepening
    "searcher.*.deepen.title": "",
    // Begins with depth 1 and goes one move deeper again and again, so that there is an answer at any time; `no` begins with the full depth.
    "searcher.*.deepen.doc": "",
    // About a thousand moves a second on a fast machine.
    "searcher.expectimax.preset.fast.doc": "",
    // Expectimax
    "searcher.expectimax/2048.title": "",
    // Looks some moves ahead in games with dice: at its own moves it takes the best, where the dice move it averages over all outcomes with their probabilities. Improbable lines are cut short. Shows for every move the mean and how what may come next is spread.
    "searcher.expectimax/2048.doc": "",
    // Search depth in moves
    "searcher.expectimax/2048.depth.title": "",
    // How many moves of players to look ahead, the dice between them not counted: 1 values the position right after the move, 2 is move, dice, move. 0 goes as deep as the limits of time or nodes allow, and 3 moves where there are none.
    "searcher.expectimax/2048.depth.doc": "",
    // moves
    "searcher.expectimax/2048.depth.unit": "",
    // move
    "searcher.expectimax/2048.depth.unit_one": "",
    // `points` plays for the result; `goal` for the probability, in percent, that the goal of the game is reached (2048: the target tile), in games that have one. With `goal`, evaluations in points say nothing and count 0 before the end, and heuristics on a scale of their own do not fit.
    "searcher.expectimax/2048.aim.doc": "",
    // How a position right after a move is valued where the depth is reached.
    "searcher.expectimax/2048.eval.doc": "",
    // Memory of the table that knows positions again which were reached by another order of moves, shared by all moves at the root; the next lower power of two is taken. 0 searches without.
    "searcher.expectimax/2048.table.doc": "",
    // Forward pruning
    "searcher.expectimax/2048.prune.title": "",
    // Leaves out moves that are hardly ever any good, so that the others are looked at further ahead. In 2048 on 4 x 4 cells: slides that take a large tile out of the corner in which the largest stand together; where only such slides are left, the game counts as lost. Moves left out have no value.
    "searcher.expectimax/2048.prune.doc": "",
    // More than a thousand moves a second on a fast machine.
    "searcher.expectimax/2048.preset.fast.doc": "",
    // About a hundred moves a second on a fast machine.
    "searcher.expectimax/2048.preset.strong.doc": "",
    // Proves the exact score of a position and of every column: who wins, and how soon. Plays perfectly, or with a share of blunders. On large boards an early position can take too long to be solved; bounds are shown meanwhile.
    "searcher.solver/connect4.doc": "",
    // Looks for
    "searcher.solver/connect4.aim.title": "",
    // `score` finds how soon a win comes and how long a loss can be put off; `result` only who wins, which is quicker.
    "searcher.solver/connect4.aim.doc": "",
    // `all` finds the exact value of every column, `best` stops when the best one is known and leaves the others with bounds.
    "searcher.solver/connect4.moves.doc": "",
    // Among columns of the best value: the one that was proven first (`first`), most often one near the middle, or a `random` one, drawn from the seed.
    "searcher.solver/connect4.ties.doc": "",
    // Share of wrong moves
    "searcher.solver/connect4.blunder.title": "",
    // How often another move is played than a perfect one: 0 plays perfectly, 1 never on purpose.
    "searcher.solver/connect4.blunder.doc": "",
    // Size of wrong moves
    "searcher.solver/connect4.slack.title": "",
    // How bad such a move may be, as people err: worse moves are drawn, one whose score is d lower with weight exp(-d / slack), so that small slips are common and large ones rare. 0 draws from all legal moves alike.
    "searcher.solver/connect4.slack.doc": "",
    // The largest size of the table of known positions; the next lower power of two is taken. It begins small and grows with the work.
    "searcher.solver/connect4.table.doc": "",
    // Keep the table between moves
    "searcher.solver/connect4.reuse.title": "",
    // Keeps the table from position to position: what was proven stays so. Faster in a game, but node counts then depend on the positions before.
    "searcher.solver/connect4.reuse.doc": "",
    // Opening book
    "searcher.solver/connect4.book.title": "",
    // The opening book of the classic board: exact scores of all positions of one ply, with which earlier ones are answered at once. If the book is missing, it is ignored.
    "searcher.solver/connect4.book.doc": "",
    // Never gives away a win or a draw, wins as soon and loses as late as can be.
    "searcher.solver/connect4.preset.perfect.doc": "",
    // Exact solver
    "searcher.solver/amazons.title": "",
    // Proves who wins. It takes apart what arrows have separated: regions of one side count as numbers of moves, contested ones are searched, and their results are added up. Made for small boards and for the last part of a game; a position with more than 62 cells in play is not tried at all.
    "searcher.solver/amazons.doc": "",
    // Results found of
    "searcher.solver/amazons.moves.title": "",
    // `best` stops as soon as one move is proven to win or all are proven to lose; `all` goes on until the result of every move is known.
    "searcher.solver/amazons.moves.doc": "",
    // Size of the table of known positions.
    "searcher.solver/amazons.table.doc": "",
    // A program of your own that plays, through a text protocol of the shape of UCI: `external(engine=NAME)` after `plyscope --engine NAME=COMMAND`. A program that ends, falls silent or plays an illegal move loses the game.
    "searcher.external.doc": "",
    // Engine
    "searcher.external.engine.title": "",
    // Name of the engine, as given to the native program: `plyscope --engine NAME=COMMAND`. Never a command itself, so that no link can run one.
    "searcher.external.engine.doc": "",
    // Depth to ask for, where the engine knows such a thing. 0 asks for none.
    "searcher.external.depth.doc": "",
    // Patience with the engine
    "searcher.external.patience.title": "",
    // How long an engine may be silent beyond its time for a move. Then it has failed, and loses the game.
    "searcher.external.patience.doc": "",
    // s
    "searcher.external.patience.unit": "",
};
