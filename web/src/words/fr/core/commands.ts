/** Commands and their options. */
import type { Texts } from "../../retelling.ts";

export const texts: Texts = {
    // Sets up a new game: `new connect4`, `new connect4(rows=5,cols=8,cylinder=yes)`, `new connect4(preset=document)`. Without GAME the same variant once more. Players stay where they fit; one that does not fit becomes human, and a sentence says so.
    "command.new.doc": "",
    // Begins the same game again, from the same start position.
    "command.restart.doc": "",
    // Sets up a position from its one-line text, as `show` prints it with `json on`. A text that implies a size or a number of pieces sets the variant, too.
    "command.position.doc": "",
    // Writes the game so far as an SGF record for other programs, or plays the game of such a record, on its board: `sgf (;GM[18]SZ[10];B[djddgd])`. Games without such a format refuse.
    "command.sgf.doc": "",
    // Writes the game so far as its moves, those of the dice among them, or plays the game of such a text from the same start: `notation 4 4 3 5`, `notation 1. 4 4 2. 3 5`. All of them are played, or none: a refusal says which move does not fit.
    "command.notation.doc": "",
    // Draws the board and says who is to move or how the game ended. In JSON: game, position, mover, status, the moves played (those of the dice left out), result, players, view, legal moves with the clicks that mean them, and the share link.
    "command.show.doc": "",
    // Lists the legal moves; in JSON each with the position text right after it.
    "command.moves.doc": "",
    // Plays one move or several: `play 4`, `play 4 4 5`, and in games with one-letter moves also a run `play 4453`. All of them are played, or none when one is not legal. The dice move by themselves, by the seed.
    "command.play.doc": "",
    // Takes back the last move, or the last N; the chance after a move goes with it.
    "command.undo.doc": "",
    // Plays again what undo took back.
    "command.redo.doc": "",
    // Puts a piece on a cell and begins a new game from there: `edit d1 yellow`. `clear` empties the cell; `edit turn yellow` says who moves. Several cells, each with its piece, change at once: `edit 3,5 a 9,2 a` sets both ends of a teleport.
    "command.edit.doc": "",
    // Sets the seed of the session, or says it. It decides what the dice show and how players without a seed of their own draw; equal lines after equal seeds give equal games.
    "command.seed.doc": "",
    // Plays a whole round of a game in which all choose at once: every computer player chooses before anything is seen. One word for each person in the order of the seats: a move, a key (left, up, right, down, ascend, descend), or - to go straight on, which is also what happens without a word. `round ahead` lets the computers choose and waits for the next `round` to play.
    "command.round.doc": "",
    // Time per move
    "command.*.time.title": "",
    // Each computer player thinks so long at most, whatever its own limits; 0 = its own limits alone.
    "command.round.time.doc": "",
    // s
    "command.*.time.unit": "",
    // The way that pieces took: [ply, from, to, piece] for every movement since the start, moves that can be redone included. With moves: the way they would take from here; nothing is played.
    "command.trace.doc": "",
    // Says who plays, one searcher spec a side; a side without a word keeps its player. `players human uct(sims=20000)`, `players R=pvs(time=2s)`. Without words: lists them.
    "command.players.doc": "",
    // Tells what is known of a player: its number, free name, game, side and options; or one of them (`player J depth`, `player J number`, also called idnum; an unknown key gives nothing). `player J clone` makes a player with the same options and a new number; `player A = B` says whether kind and options are equal. WHO is A, B, a side, a number or a free name.
    "command.player.doc": "",
    // Lists the searchers; those that do not fit the present game with the reason.
    "command.searchers.doc": "",
    // Lets the player of this side think and play its move, or the searcher that is named. `stop` makes it play at once what it knows.
    "command.go.doc": "",
    // Side asked to play
    "command.go.side.title": "",
    // The side that is asked to play; when it is not its turn it says so.
    "command.go.side.doc": "",
    // Units out at a time
    "command.*.pool.title": "",
    // Units that may be out with the host at a time, for workers: single moves to prove, of searchers that prove every move, while no tree is recorded; or some of several independent trees. The outcome does not depend on them. 0 = none.
    "command.go.pool.doc": "",
    // Searches the present position without moving: value, effort and line of play of every move. `endless` goes on until `stop`, whatever the limits; `paused` waits for `step` or `resume`. The tree is recorded for `tree` unless the search is endless (`record` asks for it then) or `bare`, which also keeps no `history`. `keep` lets the analysis stay beside later ones after its end, four of them at most, until `cancel`.
    "command.analyze.doc": "",
    // Nodes recorded
    "command.analyze.record.title": "",
    // Most nodes that the record of the tree keeps. When it is full it forgets the deepest ply. 0 = 20,000, where there is a record at all.
    "command.analyze.record.doc": "",
    // nodes
    "command.analyze.record.unit": "",
    // node
    "command.analyze.record.unit_one": "",
    // Length of the trace log
    "command.analyze.log.title": "",
    // Length of the trace log: so many first events are kept, nodes that are entered or left. `log` shows them. 0 = none.
    "command.analyze.log.doc": "",
    // events
    "command.analyze.log.unit": "",
    // event
    "command.analyze.log.unit_one": "",
    // Units that may be out with the host at a time, for workers: single moves to prove, of searchers that prove every move, while no tree is recorded; or some of several independent trees. The outcome does not depend on them. 0 = none.
    "command.analyze.pool.doc": "",
    // Counts the sequences of N moves from here; a finished game ends its line.
    "command.perft.doc": "",
    // As perft, with one row per first move.
    "command.divide.doc": "",
    // The static value of the position for the side to move, term by term: `eval lines`, `eval lines(three=9)`, and how their sum becomes the value where it is not the sum itself. Without a name: the game's strongest. With `moves` the terms of every legal move: of the position right after it, and where the evaluation asks for them, of the worst that the dice may bring then.
    "command.eval.doc": "",
    // Plays random games from here with a playout policy of the game (`help` names them) and shows some of them side by side, with the mean length and result of all. In JSON also how often they went to each cell: `simulate wall-following count=9`.
    "command.simulate.doc": "",
    // Games shown
    "command.simulate.count.title": "",
    // Games that are shown: their moves, length, result and last position.
    "command.simulate.count.doc": "",
    // Games for the statistics
    "command.simulate.playouts.title": "",
    // Games that are played for the statistics; they begin with those that are shown.
    "command.simulate.playouts.doc": "",
    // Random seed
    "command.*.seed.title": "",
    // Seed of the games; equal seeds give equal games.
    "command.simulate.seed.doc": "",
    // Games to measure the speed
    "command.simulate.speed.title": "",
    // Games that are played again in batches, by turns in every way that the policy has to compute them (its `kernel`), for 0.3 s each at least: how many a second, how many times as fast as the plainest way, and whether all add up to the same. 0 = none.
    "command.simulate.speed.doc": "",
    // First move
    "command.simulate.first.title": "",
    // Move that all games begin with.
    "command.simulate.first.doc": "",
    // Changes options of a running search at once: `tune c=0.5`, `tune 3 eval.three=9`. Where the searcher can, it goes on with what it knows; else, and where it has done more than a limit allows now, it begins anew. An evolution takes its parameters from the next generation on: `tune 3 mutation=0.01`. Tuning an ended analysis sets it to work again.
    "command.tune.doc": "",
    // Ends a job with what is known: an analysis gives its result, `go` plays the best move so far, a match its statistics.
    "command.stop.doc": "",
    // Throws a job away, without a result; also an ended analysis that was to be kept.
    "command.cancel.doc": "",
    // Lets a job rest; `resume` goes on.
    "command.pause.doc": "",
    // Lets a paused job go on.
    "command.resume.doc": "",
    // Advances the analysis to its next event, or over N of them, and pauses it there: node (a position is entered), playout (a random game is over), iteration (one depth is done), move (a root move is searched), cutoff. Begin with `analyze SPEC paused`.
    "command.step.doc": "",
    // Number of the analysis
    "command.*.job.title": "",
    // Number of the analysis that is advanced; without it the newest one.
    "command.step.job.doc": "",
    // Begins an analysis anew, from nothing, and pauses it before its first node: `step` or `resume` go on.
    "command.rewind.doc": "",
    // All rows of a job as they stand, running or ended.
    "command.report.doc": "",
    // Lists the jobs: running, paused, waiting, and those that are kept after their end.
    "command.jobs.doc": "",
    // The search tree of an analysis, or the subtree at a node, at most MAX nodes: those near the root and those with the most effort. For programs `columns` gives it as arrays, up to 200,000 nodes, those with the most effort first, with what cut-offs have saved.
    "command.tree.doc": "",
    // Number of the analysis whose tree is wanted; without it the newest one.
    "command.tree.job.doc": "",
    // Path to the node
    "command.*.at.title": "",
    // The node whose subtree is wanted: moves joined by commas, such as 4,4,5.
    "command.tree.at.doc": "",
    // Most plies below
    "command.tree.depth.title": "",
    // Maximum depth, in plies.
    "command.tree.depth.doc": "",
    // plies
    "command.tree.depth.unit": "",
    // ply
    "command.tree.depth.unit_one": "",
    // Least effort of a node
    "command.tree.min.title": "",
    // Minimum effort of a node.
    "command.tree.min.doc": "",
    // Analysis to compare with
    "command.tree.compare.title": "",
    // Number of another analysis: with `columns`, the effort of the same nodes in its record.
    "command.tree.compare.doc": "",
    // The board at a node of an analysis, what the search knows there, and of its moves: `node 4,4,5`. The game on the board is not touched.
    "command.node.doc": "",
    // Number of the analysis that is meant; without it the newest one.
    "command.*.job.doc": "",
    // A node: the moves that lead there from the position of the analysis, joined by commas, such as 4,4,5. Without it that position.
    "command.node.at.doc": "",
    // What the last analysis found about a move: its value, how sure that is, what answers it, where that leads, and how it compares with the best one. After several moves, `why 4 4 5`, what happened in that node of the tree.
    "command.why.doc": "",
    // What happened in an analysis that was begun with `log=N`, event by event: every node that was entered, with its window, or left, with its value and the reason, and what a cut-off has saved. From event FROM on.
    "command.log.doc": "",
    // The last descent of uct: what it chose at every node and why, with the mean and the exploration term of every move as they were then, the node that was added, the random game and its result. `step playout` makes one.
    "command.descent.doc": "",
    // How an analysis came to its result: for players that deepen step by step, every iteration with its nodes, how much more they were, value and line of play; for all, when the best move changed.
    "command.history.doc": "",
    // Lets two players play many games of the present variant, in turn on either side, and gives wins, draws, losses, intervals, the Elo difference and the statistics; the last lines say what was measured, and when most games only repeat others. In a game of one player one is enough: mean, best and worst score, goals reached.
    "command.match.doc": "",
    // Games per pairing
    "command.*.games.title": "",
    // Games of a pairing.
    "command.*.games.doc": "",
    // Random opening moves
    "command.*.openings.title": "",
    // Random moves before the players take over; every opening is played twice with sides swapped.
    "command.*.openings.doc": "",
    // plies
    "command.*.openings.unit": "",
    // ply
    "command.*.openings.unit_one": "",
    // Seed of the whole experiment; -1 = the session's.
    "command.*.seed.doc": "",
    // Units that may be out with the host at a time; 0 = play them here.
    "command.*.pool.doc": "",
    // Largest opening advantage
    "command.*.fair.title": "",
    // Largest advantage that an opening may give, in hundredths of a win by the game's strong evaluation (Tron: territories); others are drawn again. 0 = any opening will do.
    "command.*.fair.doc": "",
    // Limit a move. A player that takes a tenth and 50 ms more is late and loses, whatever limit it has of its own. 0 = no limit.
    "command.*.time.doc": "",
    // Equal effort per move
    "command.*.nodes.title": "",
    // Equal effort: nodes a move, or playouts for players that count those, where a player has no such limit of its own. 0 = no limit.
    "command.*.nodes.doc": "",
    // Lower Elo difference
    "command.match.elo0.title": "",
    // With elo1, which is larger: stop as soon as the games prove one of the two differences (sequential probability ratio test); a false one is accepted in about 5 % of such matches at most (alpha = beta = 0.05).
    "command.match.elo0.doc": "",
    // Elo
    "command.match.elo0.unit": "",
    // Upper Elo difference
    "command.match.elo1.title": "",
    // See elo0; both 0 = play all games.
    "command.match.elo1.doc": "",
    // Elo
    "command.match.elo1.unit": "",
    // Keep the moves
    "command.*.keep.title": "",
    // Keep the moves of every game; `report` then lists them with links, which `open` replays.
    "command.*.keep.doc": "",
    // Several players meet in pairs: a table of scores and ratings.
    "command.tournament.doc": "",
    // Kind of tournament
    "command.tournament.kind.title": "",
    // Every player meets every other, the first meets each of the others, or the winners go on.
    "command.tournament.kind.doc": "",
    // Round robin
    "command.tournament.kind.robin": "",
    // Gauntlet
    "command.tournament.kind.gauntlet": "",
    // Knock-out
    "command.tournament.kind.knockout": "",
    // One match for every value of a range: `sweep uct(sims=10..10000:log5)`, `sweep uct(c=0.2..2:10) montecarlo games=200`, `sweep uct(final=visits|value)`. The opponent is random unless it is named; in a game of one player a named opponent plays the same deals once, for comparison. `low` and `high` bound the 95 % interval of the score, `error` is half of one. Whole players are a range, too, and the game may have one: `sweep minimax(depth=2)|pvs(depth=2) measure=first variant=amazons(columns=2..10,rows=columns)` finds what their first moves cost on boards of every size.
    "command.sweep.doc": "",
    // What is measured
    "command.sweep.measure.title": "",
    // Whole games against an opponent, or the first move alone: its time, and its work in nodes, or in playouts for players that count those. Then `games` is how often it is measured, every time with another seed.
    "command.sweep.measure.doc": "",
    // Strength in games
    "command.sweep.measure.games": "",
    // Time of the first move
    "command.sweep.measure.first": "",
    // Game with a range
    "command.sweep.variant.title": "",
    // The game, with ranges in its rules, in place of the present one: variant=connect4(rows=4..8,cols=7). A value that is the name of a range goes along with it: amazons(columns=4..10,rows=columns) are square boards.
    "command.sweep.variant.doc": "",
    // The statistics of the last match: games won (pv), moves of the games won (sigma) and both divided by the number of games (avg_victories, avg_stones), for each player and each side. A key gives one row, a subkey one column.
    "command.stats.doc": "",
    // A fixed amount of work over all games and searchers, with speeds. The signature at its end is the same on every machine; it differs when a search behaves differently.
    "command.bench.doc": "",
    // Plays one unit of a batch job from start to end and gives its result line. For workers.
    "command.unit.doc": "",
    // Hands in the result of a unit that a job with pool=N gave out.
    "command.fold.doc": "",
    // Judges every move of the game from the last to the first, moves taken back included: what the best move was worth and what the played one gave away, best, fine (the same result, only slower), mistake or blunder; the turning point; the accuracy of each side. The judge is the game's exact solver where it has one, with a strong search for the moves that it leaves open, or the searcher that is named.
    "command.review.doc": "",
    // A mistake loses
    "command.review.mistake.title": "",
    // A move that gives away this much is a mistake. Half a win (from won to drawn, from drawn to lost) is 100; in games of points 10 is one per cent of the best value.
    "command.review.mistake.doc": "",
    // A blunder loses
    "command.review.blunder.title": "",
    // A move that gives away this much is a blunder; from won to lost is 200.
    "command.review.blunder.doc": "",
    // Time per position
    "command.*.limit.title": "",
    // Time for a position that a judge without a time of its own may take; what it has not solved then is left open or estimated, and the result says so. 0 = none.
    "command.*.limit.doc": "",
    // s
    "command.*.limit.unit": "",
    // What every move of the present position is worth, and what its choice would give away; beside it the values that the named players find, and the judge's opinion of the move that each would play (marked *). What the exact solver leaves open is estimated by a strong search.
    "command.loss.doc": "",
    // Judge
    "command.*.judge.title": "",
    // The judge, a player's spec; without it the game's exact solver where it has one, else a strong search.
    "command.loss.judge.doc": "",
    // How often players choose right: the share of optimal moves, and of moves that keep the result, each with its 95 % interval, on random positions whose moves are all judged exactly. Specs with ranges give a row for every value: `accuracy uct(sims=10..10000:log4) pvs(depth=1..8) plies=12..20`. For games with an exact solver; elsewhere a judge must be named.
    "command.accuracy.doc": "",
    // Positions judged
    "command.accuracy.positions.title": "",
    // Positions that are judged.
    "command.accuracy.positions.doc": "",
    // Random moves before
    "command.accuracy.plies.title": "",
    // How many random moves lead to a position: a number, or from..to.
    "command.accuracy.plies.doc": "",
    // Seed of the positions; -1 = the session's.
    "command.accuracy.seed.doc": "",
    // The judge, a player's spec; without it the game's exact solver, which leaves out positions that it does not solve in time. Must be named where the game has none.
    "command.accuracy.judge.doc": "",
    // Lets a network learn the present game by playing against itself: `train ntuple(tuples=fives16) games=100k`. One row for each part of the learning curve; `pause`, `resume`, `stop`, `report` and `tune rate=0.5` act while it learns. At the end - and at any moment by `network take` - the network is there under its name: `analyze expectimax(eval=ntuple(net=trained))`.
    "command.train.doc": "",
    // Games to learn from
    "command.train.games.title": "",
    // How many games it learns from.
    "command.train.games.doc": "",
    // Seed of the tiles; -1 = the session's.
    "command.train.seed.doc": "",
    // Name of the network
    "command.train.name.title": "",
    // Name of the network that comes out.
    "command.train.name.doc": "",
    // Lists the networks that specs may name: where they come from, their size, the id by which they may be named as well.
    "command.networks.doc": "",
    // take: copies what the running training knows now. save: writes a network to a file, or into a JSON answer. load: brings one in, from a file or from what was handed in; a damaged or foreign file is refused and changes nothing. drop: forgets one.
    "command.network.doc": "",
    // The gene lab: evolves those parameters of a player that are marked as genes, in any game. Individuals are measured by games - alone, or against another player from both sides - and the better ones have children; one row for each generation. `genes=eval.*` chooses what is evolved, `stop`, `pause`, `resume` and `tune JOB mutation=0.01` act while it runs, `report` lists all and the ancestry of the best. `evolve start=loaded` goes on with the population at hand.
    "command.evolve.doc": "",
    // Individuals
    "command.evolve.population.title": "",
    // Individuals of the first population; of CMA-ES, points drawn in each generation.
    "command.evolve.population.doc": "",
    // Games per individual
    "command.evolve.games.title": "",
    // Games in which one individual is measured.
    "command.evolve.games.doc": "",
    // Generations
    "command.evolve.generations.title": "",
    // Generations after the first population; 0 = until the stop condition holds or you stop.
    "command.evolve.generations.doc": "",
    // Stop at a win rate of
    "command.evolve.stop.title": "",
    // Ends as soon as the best one wins more than this share of its games.
    "command.evolve.stop.doc": "",
    // Genes evolved
    "command.evolve.genes.title": "",
    // Which genes are evolved: paths separated by commas, eval.* for all of the evaluation; nothing = all that the player has.
    "command.evolve.genes.doc": "",
    // Opponent
    "command.evolve.against.title": "",
    // In games of two and more: the player to beat. Nothing = the player as it was given, with the genes it has now.
    "command.evolve.against.doc": "",
    // Method
    "command.evolve.method.title": "",
    // Genetic algorithm (genes): individuals are selected, crossed and mutated, as in the 2048 report. CMA-ES (cmaes): a normal distribution over the genes moves towards those that do well.
    "command.evolve.method.doc": "",
    // Genetic algorithm
    "command.evolve.method.genes": "",
    // CMA-ES
    "command.evolve.method.cmaes": "",
    // Ranked by
    "command.evolve.rank.title": "",
    // Games won (wins): who wins more; of equals, who has the larger tally (2048: the sum of the tiles). Games won, then tiles (document): wins when they differ by more than 5 in a hundred, else the tally; that can run in circles. Mean score (score): the mean of the points.
    "command.evolve.rank.doc": "",
    // Games won
    "command.evolve.rank.wins": "",
    // Games won, then tiles
    "command.evolve.rank.document": "",
    // Mean score
    "command.evolve.rank.score": "",
    // Selection
    "command.evolve.select.title": "",
    // Best of groups (groups): the best of random groups have children. Place (rank): chances fall with the place. Roulette (roulette): chances are in proportion to the lead over the worst.
    "command.evolve.select.doc": "",
    // Best of groups
    "command.evolve.select.groups": "",
    // Place
    "command.evolve.select.rank": "",
    // Roulette
    "command.evolve.select.roulette": "",
    // Group size
    "command.evolve.group.title": "",
    // Size of a group.
    "command.evolve.group.doc": "",
    // Winners per group
    "command.evolve.winners.title": "",
    // How many of a group have children; selection by place or roulette takes as many in all.
    "command.evolve.winners.doc": "",
    // Candidates for father
    "command.evolve.fathers.title": "",
    // The father is drawn among this many, those farthest from the mother.
    "command.evolve.fathers.doc": "",
    // Parents per child
    "command.evolve.parents.title": "",
    // Parents of a child.
    "command.evolve.parents.doc": "",
    // Crossing
    "command.evolve.cross.title": "",
    // Between both parents (document): every rule of the mother, then of the father, is taken with probability 1/2, between both values when both have it. One parent for each (uniform): every rule as one of them has it. Between and beyond (blend): values between and a little beyond both.
    "command.evolve.cross.doc": "",
    // Between both parents
    "command.evolve.cross.document": "",
    // One parent for each
    "command.evolve.cross.uniform": "",
    // Between and beyond
    "command.evolve.cross.blend": "",
    // Mutation probability
    "command.evolve.mutation.title": "",
    // Probability that an individual yields a mutant in a generation.
    "command.evolve.mutation.doc": "",
    // Mutations per mutant
    "command.evolve.mutations.title": "",
    // Mutations of a mutant.
    "command.evolve.mutations.doc": "",
    // Survivors
    "command.evolve.survivors.title": "",
    // How many of parents, children and mutants live on; 0 = as many as the population had at first.
    "command.evolve.survivors.doc": "",
    // The best one measured again
    "command.evolve.again.title": "",
    // The best one is measured again in every generation, against luck: the new games replace the old ones, or are added to them.
    "command.evolve.again.doc": "",
    // New games count
    "command.evolve.again.replace": "",
    // Games are added
    "command.evolve.again.pool": "",
    // No
    "command.evolve.again.no": "",
    // Rarity of rules at the start
    "command.evolve.presence.title": "",
    // Rule j (from 0) is present at the start with probability 1/(j mod this + 1); 1 = all of them.
    "command.evolve.presence.doc": "",
    // Range of first values
    "command.evolve.span.title": "",
    // Values of rules are drawn from 0 to this, as far as their bounds allow. 0 = 10 in games of one player, else the whole range of the parameter.
    "command.evolve.span.doc": "",
    // Distance of a missing rule
    "command.evolve.distance.title": "",
    // Distance of two individuals in a rule that only the mother has; the range of a rule is a distance of 10.
    "command.evolve.distance.doc": "",
    // First step size
    "command.evolve.sigma.title": "",
    // CMA-ES: first step size, as a part of the range.
    "command.evolve.sigma.doc": "",
    // Points that count as a win
    "command.evolve.goal.title": "",
    // Games with points: a game counts as won from this many points on; 0 = the game's own goal.
    "command.evolve.goal.doc": "",
    // Same dice for everybody
    "command.evolve.common.title": "",
    // All individuals of a generation play with the same dice, openings and seeds.
    "command.evolve.common.doc": "",
    // Random moves before the players take over; every opening is met from both sides.
    "command.evolve.openings.doc": "",
    // First population
    "command.evolve.start.title": "",
    // new: a population drawn by lot. loaded: the one that `population load` brought, or that the last evolution left.
    "command.evolve.start.doc": "",
    // Seed of the whole evolution; -1 = the session's.
    "command.evolve.seed.doc": "",
    // The individuals of the running or last evolution. show: a table. best: the best one, or that of a number, as a player. use: seats it. save: everything as text, into a file if one is named. load: takes such a text, as it stands or from a file; a damaged or foreign one is refused and changes nothing. new: forgets the population.
    "command.population.doc": "",
    // The commands, or all about one word: `help play`, `help uct`, `help uct.c`, `help connect4`.
    "command.help.doc": "",
    // Lists the games and their ready-made variants.
    "command.games.doc": "",
    // All tables as JSON: games, searchers, their parameters with bounds, defaults and help, and the commands. The page is made from it.
    "command.describe.doc": "",
    // Reads a spec, changes values in it and writes it back in its shortest form: `spec player uct(c=1) sims=5k`. KIND is game, player, eval, playout or learner (one that can learn the present game). Nothing in the session changes.
    "command.spec.doc": "",
    // The share link of the session (the part after #): game, players, seed, moves. VIEW is the page's own part of it.
    "command.link.doc": "",
    // Opens a share link: a whole address, or the part after #. All of it is checked before anything changes; nothing is started.
    "command.open.doc": "",
    // Answers as JSON, one object a line, or as text for people.
    "command.json.doc": "",
    // Tells after every change how the game stands, in one JSON line of type `position`, for programs that draw. Whatever changes the session (a line, the move of a `go`, a round) is followed by it. It says what has changed (rules, game, move, players, searchers, seed) and how the game stands, as `show` does, with the players and the searchers where those have changed. `follow on` answers with the first one. Programs that do not look at the board leave it off: the view of a large map is half a megabyte.
    "command.follow.doc": "",
    // Colours in texts.
    "command.colour.doc": "",
    // Leaves the native program (so does the end of input).
    "command.quit.doc": "",
};
