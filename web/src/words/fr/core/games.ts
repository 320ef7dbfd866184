/** Games, their rules, evaluations and levels. */
import type { Texts } from "../../retelling.ts";

export const texts: Texts = {
    // Drop discs into the columns; the first side to have four in a row, vertical, horizontal or diagonal, wins. A move is a column's number from 1 or its letter from a; up to nine columns a run of digits such as 4453 plays several.
    "game.connect4.doc": "",
    // Rows
    "game.*.rows.title": "",
    // Height of the board in cells.
    "game.*.rows.doc": "",
    // rows
    "game.*.rows.unit": "",
    // row
    "game.*.rows.unit_one": "",
    // Columns
    "game.*.cols.title": "",
    // Width of the board in cells.
    "game.*.cols.doc": "",
    // columns
    "game.*.cols.unit": "",
    // column
    "game.*.cols.unit_one": "",
    // Discs in a row to win
    "game.connect4.align.title": "",
    // Discs in a row that win; at most the longer side of the board.
    "game.connect4.align.doc": "",
    // discs
    "game.connect4.align.unit": "",
    // disc
    "game.connect4.align.unit_one": "",
    // Side edges glued together
    "game.connect4.cylinder.title": "",
    // Glues the left and right edges together: horizontal and diagonal lines run across them.
    "game.connect4.cylinder.doc": "",
    // The game as it is sold: seven columns, six rows, four in a row.
    "game.connect4.preset.classic.doc": "",
    // The small cylinder on which the Connect Four course compares its players.
    "game.connect4.preset.document.doc": "",
    // Three in a row on nine cells: small enough to see the whole tree.
    "game.connect4.preset.tiny.doc": "",
    // Five columns, four rows: a draw, and quickly searched to the end.
    "game.connect4.preset.small.doc": "",
    // The classic board rolled up: the first player wins, sooner than on the flat one.
    "game.connect4.preset.cylinder.doc": "",
    // Room to manoeuvre: eight by eight cells, five in a row.
    "game.connect4.preset.square.doc": "",
    // Nine columns, seven rows, four in a row.
    "game.connect4.preset.wide.doc": "",
    // A hundred cells, four in a row.
    "game.connect4.preset.large.doc": "",
    // Outcome only
    "game.*.eval.outcome.title": "",
    // The Connect Four course's estimation: +100 for a won game, -100 for a lost one, 0 for a draw and for every game that is not over yet.
    "game.connect4.eval.outcome.doc": "",
    // Open lines and threats
    "game.connect4.eval.lines.title": "",
    // Adds the lines that are still open for each side by the discs they lack, the cells that would complete a line, and whether these lie on rows that fall to their owner. A sum s is shown as 99 s / (99 + |s|), so it never reaches a won game.
    "game.connect4.eval.lines.doc": "",
    // Weight of three in a line
    "game.connect4.eval.lines.three.title": "",
    // Worth of an open line that lacks one disc.
    "game.connect4.eval.lines.three.doc": "",
    // Weight of two in a line
    "game.connect4.eval.lines.two.title": "",
    // Worth of an open line that lacks two discs.
    "game.connect4.eval.lines.two.doc": "",
    // Weight of one in a line
    "game.connect4.eval.lines.one.title": "",
    // Worth of an open line that lacks three discs.
    "game.connect4.eval.lines.one.doc": "",
    // Weight of a threat
    "game.connect4.eval.lines.threat.title": "",
    // Worth of a cell that would complete a line but cannot be played yet.
    "game.connect4.eval.lines.threat.doc": "",
    // Weight of a good row
    "game.connect4.eval.lines.parity.title": "",
    // Additional worth of such a cell on an odd row for the first player, on an even row for the second; on boards with an odd number of rows it does not count.
    "game.connect4.eval.lines.parity.doc": "",
    // Weight of a winning move
    "game.connect4.eval.lines.now.title": "",
    // Worth of winning with the next move, or of two such threats at once that the other side cannot both stop.
    "game.connect4.eval.lines.now.doc": "",
    // Taught by the solver
    "game.connect4.eval.lines.preset.taught.title": "",
    // Weights fitted to exact results: threats count by their row only.
    "game.connect4.eval.lines.preset.taught.doc": "",
    // Uniform random
    "game.*.playout.uniform.title": "",
    // Every open column is equally likely.
    "game.connect4.playout.uniform.doc": "",
    // Win or block
    "game.connect4.playout.biased.title": "",
    // Completes a line where it can, else stops the other side from completing one at its next move, else plays a random open column. Several such columns are equally likely.
    "game.connect4.playout.biased.doc": "",
    // Win or block, give no win away
    "game.connect4.playout.careful.title": "",
    // As biased, but a column is left alone where the other side would win with the next disc on top, as long as there is another one. Better games, fewer a second.
    "game.connect4.playout.careful.doc": "",
    // Takes cells from which many lines are open; sees no answer.
    "game.connect4.level.minimax.preset.beginner.doc": "",
    // Sees two moves of each side, and nothing but who wins.
    "game.connect4.level.minimax.preset.easy.doc": "",
    // Collects pairs in open lines and sees the immediate answer.
    "game.connect4.level.minimax.preset.medium.doc": "",
    // Three plies, then lines and threats.
    "game.connect4.level.minimax.preset.hard.doc": "",
    // Takes cells from which many lines are open; sees no answer.
    "game.connect4.level.alphabeta.preset.beginner.doc": "",
    // Sees two moves of each side, and nothing but who wins.
    "game.connect4.level.alphabeta.preset.easy.doc": "",
    // Collects pairs in open lines and sees the immediate answer.
    "game.connect4.level.alphabeta.preset.medium.doc": "",
    // Three plies, then lines and threats.
    "game.connect4.level.alphabeta.preset.hard.doc": "",
    // Five moves of each side, then lines and threats.
    "game.connect4.level.alphabeta.preset.expert.doc": "",
    // One random game after each move.
    "game.connect4.level.montecarlo.preset.beginner.doc": "",
    // Ten random games after each move: sees what is likely, no more.
    "game.connect4.level.montecarlo.preset.easy.doc": "",
    // Sixty random games after each move.
    "game.connect4.level.montecarlo.preset.medium.doc": "",
    // Three hundred games of players who win and block at once, and no overlooked win in one.
    "game.connect4.level.montecarlo.preset.hard.doc": "",
    // A dozen random games: sees what is before it, now and then.
    "game.connect4.level.uct.preset.beginner.doc": "",
    // Thirty random games: overlooks threats that need two moves.
    "game.connect4.level.uct.preset.easy.doc": "",
    // A hundred random games: rarely misses a short threat.
    "game.connect4.level.uct.preset.medium.doc": "",
    // A thousand random games: plans some moves ahead.
    "game.connect4.level.uct.preset.hard.doc": "",
    // Twenty thousand games of good players, proofs, and a tree that is kept.
    "game.connect4.level.uct.preset.expert.doc": "",
    // Sees its own win and no more.
    "game.connect4.level.pvs.preset.beginner.doc": "",
    // Sees the answer to its move, and nothing but who wins.
    "game.connect4.level.pvs.preset.easy.doc": "",
    // Collects pairs in open lines and sees the immediate answer.
    "game.connect4.level.pvs.preset.medium.doc": "",
    // Two plies and forced lines to their end, then lines and threats.
    "game.connect4.level.pvs.preset.hard.doc": "",
    // Nine plies and forced lines to their end, then lines and threats.
    "game.connect4.level.pvs.preset.expert.doc": "",
    // Two of three moves are worse than they could be, some of them badly.
    "game.connect4.level.solver.preset.beginner.doc": "",
    // Every third move is not the best one.
    "game.connect4.level.solver.preset.easy.doc": "",
    // Errs about once in six moves, seldom badly.
    "game.connect4.level.solver.preset.medium.doc": "",
    // Errs about once in a game, and mostly a little.
    "game.connect4.level.solver.preset.hard.doc": "",
    // Errs in every second game, and a little.
    "game.connect4.level.solver.preset.expert.doc": "",
    // Ride a light cycle that leaves a wall behind; a rider without a free cell to ride to is out, the last one left wins. Alone, ride as many steps as you can. A move is a direction: l, u, r, d, and on stairs > up or < down; a run such as uurr plays several.
    "game.tron.doc": "",
    // Map
    "game.tron.map.title": "",
    // The map: WIDTHxHEIGHT, or WIDTHxHEIGHTxFLOORS, and the cells row by row from the top left of the lowest floor, runs as in `_13` (13 walls) and `.11` (11 free cells), `-1` to `-6` the starts, a small letter twice for the ends of a teleport, a capital for stairs; cells at the end that are not written are free. `15x15` alone is an open board with two starts in opposite corners. The command `position` reads maps drawn with `#`, blanks and digits.
    "game.tron.map.doc": "",
    // Riders
    "game.tron.riders.title": "",
    // Riders, on the first starts of the map; 0 = as many as the map has starts. One rider plays alone for steps.
    "game.tron.riders.doc": "",
    // riders
    "game.tron.riders.unit": "",
    // rider
    "game.tron.riders.unit_one": "",
    // Edges glued together
    "game.tron.wrap.title": "",
    // Edges that are glued together: `sides` left and right, `ends` top and bottom, `torus` both.
    "game.tron.wrap.doc": "",
    // Order of moves
    "game.tron.order.title": "",
    // Whether all riders move at once, or one after the other. One rider alone has no order.
    "game.tron.order.doc": "",
    // Trail of a fallen rider
    "game.tron.trail.title": "",
    // Whether the trail of a rider that is out stays as a wall or vanishes.
    "game.tron.trail.doc": "",
    // Riding into walls is allowed
    "game.tron.crash.title": "",
    // Makes riding into a wall a legal move, which is fatal: for people who ride in real time. Otherwise only free neighbours are legal.
    "game.tron.crash.doc": "",
    // Duel among pillars
    "game.tron.preset.duel.title": "",
    // Two riders, the same for both when turned by half: the usual game.
    "game.tron.preset.duel.doc": "",
    // The Tron lab's box, alone
    "game.tron.preset.document.title": "",
    // One rider in a box of 11 x 15 free cells, start at (3,5). Long random rides are rare here, so that flat Monte Carlo leaves cavities behind it. With 1,000 rides a direction it makes 150 of at most 164 steps.
    "game.tron.preset.document.doc": "",
    // Empty room, 15 x 15
    "game.tron.preset.room.title": "",
    // Two riders in opposite corners of an empty room: territory decides.
    "game.tron.preset.room.doc": "",
    // Narrow duel
    "game.tron.preset.corridor.title": "",
    // Two riders in a small maze of passages: soon one of them is cut off.
    "game.tron.preset.corridor.doc": "",
    // Tiny duel, 5 x 5
    "game.tron.preset.small.title": "",
    // Small enough to be solved; no sure choice is right here, only a mixed one, and it is worth half a loss to rider 1.
    "game.tron.preset.small.doc": "",
    // Alternating duel, 6 x 6
    "game.tron.preset.alternating.title": "",
    // One after the other: a game that minimax and alpha-beta understand.
    "game.tron.preset.alternating.doc": "",
    // Arena for three
    "game.tron.preset.arena3.title": "",
    // Three riders around a block.
    "game.tron.preset.arena3.doc": "",
    // Arena for four
    "game.tron.preset.arena4.title": "",
    // Four riders, one in every corner.
    "game.tron.preset.arena4.doc": "",
    // Crowd
    "game.tron.preset.crowd.title": "",
    // Four riders in a small arena; the trail of a rider who is out vanishes.
    "game.tron.preset.crowd.doc": "",
    // Arena for six
    "game.tron.preset.arena6.title": "",
    // Six riders on a wide field with pillars.
    "game.tron.preset.arena6.doc": "",
    // Two floors
    "game.tron.preset.floors2.title": "",
    // A duel on two floors that four stairs join: `>` goes up, `<` goes down.
    "game.tron.preset.floors2.doc": "",
    // Three floors
    "game.tron.preset.floors3.title": "",
    // A duel on three floors; the middle one is small and joins the other two.
    "game.tron.preset.floors3.doc": "",
    // Teleports
    "game.tron.preset.teleports.title": "",
    // Two rooms, three teleports: a rider that enters one end comes out at the other, both are taken from then on.
    "game.tron.preset.teleports.doc": "",
    // Torus
    "game.tron.preset.torus.title": "",
    // No edges: a rider that leaves on one side comes in on the other.
    "game.tron.preset.torus.doc": "",
    // Gallery: comb
    "game.tron.preset.comb.title": "",
    // Every tooth is a dead end, a shorter one each time, and the room lies behind the last: a random ride nearly never gets there, so that the mean of flat Monte Carlo prefers the first tooth. With 1,000 rides a direction it makes 14 of at most 116 steps.
    "game.tron.preset.comb.doc": "",
    // Gallery: rooms behind doors
    "game.tron.preset.rooms.title": "",
    // Rooms with one door or two: a random ride fills a room badly and seldom finds the next door, so that flat Monte Carlo takes the doors in the wrong order. With 1,000 rides a direction it makes 87 of at most 170 steps.
    "game.tron.preset.rooms.doc": "",
    // Gallery: lattice of pillars
    "game.tron.preset.pillars.title": "",
    // Every second cell of every second row is a pillar: the crossings are what runs short, and a random ride, which wastes them, tells flat Monte Carlo nothing of that. With 1,000 rides a direction it makes 61 of at most 71 steps.
    "game.tron.preset.pillars.doc": "",
    // Gallery: cavities
    "game.tron.preset.cavities.title": "",
    // Niches two cells wide: one can ride in by one lane and out by the other, but random rides get stuck in them, so that flat Monte Carlo uses up the hall, and niches behind it stay empty. With 1,000 rides a direction it makes 62 of at most 82 steps.
    "game.tron.preset.cavities.doc": "",
    // Gallery: funnel and decoy
    "game.tron.preset.funnel.title": "",
    // The open room on the left is the decoy: random rides last long in it, while most of them die in the dead ends on the way to the larger room on the right. With 1,000 rides a direction it makes 49 of at most 79 steps.
    "game.tron.preset.funnel.doc": "",
    // Gallery: spiral
    "game.tron.preset.spiral.title": "",
    // A lane two cells wide: random rides block it after a dozen steps, so that flat Monte Carlo sees no difference between the short arm and the long one. With 1,000 rides a direction it makes 117 of at most 137 steps.
    "game.tron.preset.spiral.doc": "",
    // Gallery: teleport into a dead end
    "game.tron.preset.deadend.title": "",
    // The teleport leads into a corridor of 25 steps, and no random ride among the pillars lasts that long on the mean, though the best one does by far. With 1,000 rides a direction flat Monte Carlo makes 25 of at most 71 steps.
    "game.tron.preset.deadend.doc": "",
    // +100 for a won game, -100 for a lost one, 0 for a draw and for every game that is not over yet.
    "game.*.eval.outcome.doc": "",
    // Reachable cells
    "game.tron.eval.area.title": "",
    // The cells that a rider could still reach if no other rider moved. Where every step changes the colour of a chequerboard, only as many as a ride can use that alternates between the colours; teleports, stairs and wraps of odd length break that, and then all cells count. Of one rider it is an upper bound of the steps to come.
    "game.tron.eval.area.doc": "",
    // Weight of a step
    "game.tron.eval.area.cell.title": "",
    // Worth of a step more than a rival can make.
    "game.tron.eval.area.cell.doc": "",
    // Who reaches a cell first
    "game.tron.eval.voronoi.title": "",
    // Every free cell belongs to the rider who reaches it first; cells that several reach at the same moment belong to no rider. Of one rider it is the number of cells that it can reach.
    "game.tron.eval.voronoi.doc": "",
    // Weight of a cell
    "game.tron.eval.voronoi.cell.title": "",
    // Worth of a cell of territory more than a rival has.
    "game.tron.eval.voronoi.cell.doc": "",
    // Territory in chambers
    "game.tron.eval.chambers.title": "",
    // The territory of each rider, cut into chambers at the cells that can be passed only once, and of these the best chain that one ride can take: chambers at the front or chambers in the rear, not both. Counts cells, as many as a chequerboard allows, and adjacent pairs of cells. Of one rider it is an upper bound of the steps to come.
    "game.tron.eval.chambers.doc": "",
    // Weight of a cell
    "game.tron.eval.chambers.cell.title": "",
    // Worth of a cell more than a rival has; the default was fitted on 11,691 games by the winner of the Google AI Challenge 2010.
    "game.tron.eval.chambers.cell.doc": "",
    // Weight of adjacent cells
    "game.tron.eval.chambers.edge.title": "",
    // Worth of a pair of adjacent cells more than a rival has; fitted likewise. Wide rooms have more of them than corridors of the same size.
    "game.tron.eval.chambers.edge.doc": "",
    // Factor once separated
    "game.tron.eval.chambers.apart.title": "",
    // How many times as much a difference counts when no territory touches another any more, so that each rider is alone with its room.
    "game.tron.eval.chambers.apart.doc": "",
    // Every free neighbour is equally likely, as in the Tron lab: a random number below 12, modulo the number of possible directions.
    "game.tron.playout.uniform.doc": "",
    // Computation of games
    "game.tron.playout.uniform.kernel.title": "",
    // How games are computed: lockstep plays many solo games side by side, one step of every game at a time, and those of several riders without keeping whose trail is whose; plain plays one after the other by the rules. The games are the same, only the time differs.
    "game.tron.playout.uniform.kernel.doc": "",
    // Side by side
    "game.tron.playout.uniform.kernel.lockstep": "",
    // One by one
    "game.tron.playout.uniform.kernel.plain": "",
    // Along the walls
    "game.tron.playout.wall-following.title": "",
    // Goes where the fewest free neighbours are, so that no cells are left behind, but into a dead end only when there is nothing else; equals are equally likely.
    "game.tron.playout.wall-following.doc": "",
    // Share of random moves
    "game.tron.playout.wall-following.random.title": "",
    // Share of moves that are uniformly random all the same.
    "game.tron.playout.wall-following.random.doc": "",
    // Along the walls, not into the smaller part
    "game.tron.playout.wall-following-careful.title": "",
    // Where the rider has cut the free cells in parts it stays in the largest one; among those moves it goes where the fewest free neighbours are, as wall-following does.
    "game.tron.playout.wall-following-careful.doc": "",
    // Share of random moves
    "game.tron.playout.wall-following-careful.random.title": "",
    // Share of moves that are uniformly random all the same.
    "game.tron.playout.wall-following-careful.random.doc": "",
    // Sees two steps of each rider, and nothing but crashes.
    "game.tron.level.minimax.preset.beginner.doc": "",
    // Three steps of each rider, then the cells that it can reach.
    "game.tron.level.minimax.preset.easy.doc": "",
    // Two steps of each rider, then who is first where.
    "game.tron.level.minimax.preset.medium.doc": "",
    // Two steps of each rider, then who is first where and can stay.
    "game.tron.level.minimax.preset.hard.doc": "",
    // Expert
    "game.tron.level.minimax.preset.expert.title": "",
    // Four steps of each rider, then the same.
    "game.tron.level.minimax.preset.expert.doc": "",
    // Sees two steps of each rider, and nothing but crashes.
    "game.tron.level.alphabeta.preset.beginner.doc": "",
    // Three steps of each rider, then the cells that it can reach.
    "game.tron.level.alphabeta.preset.easy.doc": "",
    // Two steps of each rider, then who is first where.
    "game.tron.level.alphabeta.preset.medium.doc": "",
    // Two steps of each rider, then who is first where and can stay.
    "game.tron.level.alphabeta.preset.hard.doc": "",
    // Four steps of each rider, then the same.
    "game.tron.level.alphabeta.preset.expert.doc": "",
    // Two random games in every direction.
    "game.tron.level.montecarlo.preset.beginner.doc": "",
    // Sixteen random games in every direction.
    "game.tron.level.montecarlo.preset.easy.doc": "",
    // Seven random steps, then who is first where; fifteen times.
    "game.tron.level.montecarlo.preset.medium.doc": "",
    // Three random steps, then who is first where; ten times.
    "game.tron.level.montecarlo.preset.hard.doc": "",
    // Expert
    "game.tron.level.montecarlo.preset.expert.title": "",
    // Two random steps, then who is first where; ten times.
    "game.tron.level.montecarlo.preset.expert.doc": "",
    // Nine random games: sees a wall when it stands before it.
    "game.tron.level.uct.preset.beginner.doc": "",
    // Eighty random games; knows nothing of territory.
    "game.tron.level.uct.preset.easy.doc": "",
    // Eighteen positions, each by who is first where.
    "game.tron.level.uct.preset.medium.doc": "",
    // Forty positions, each by who is first where.
    "game.tron.level.uct.preset.hard.doc": "",
    // Three hundred positions, each by who is first where.
    "game.tron.level.uct.preset.expert.doc": "",
    // Sees two steps of each rider, and nothing but crashes.
    "game.tron.level.pvs.preset.beginner.doc": "",
    // Three steps of each rider, then the cells that it can reach.
    "game.tron.level.pvs.preset.easy.doc": "",
    // Two steps of each rider, then who is first where.
    "game.tron.level.pvs.preset.medium.doc": "",
    // Two steps of each rider, then who is first where and can stay.
    "game.tron.level.pvs.preset.hard.doc": "",
    // Eight hundred positions, each by who is first where and can stay.
    "game.tron.level.pvs.preset.expert.doc": "",
    // Cell
    "game.tron.ask.step.title": "",
    // arrow keys, or click a cell
    "game.tron.ask.step.text": "",
    // tap a cell beside your head
    "game.tron.ask.step.touch": "",
    // {loser} has crashed
    "game.tron.ending.crash.text": "",
    // The others have crashed
    "game.tron.ending.others.text": "",
    // Nobody is left
    "game.tron.ending.nobody.text": "",
    // Slide all tiles up, left, down or right (u l d r); two equal tiles that meet merge into one. After every slide a new tile appears, mostly a 2, sometimes a 4. Make a 2048 before the board is full. Tiles are written as their value and cell: 2a1 is a 2 in the lower left corner.
    "game.2048.doc": "",
    // One new tile in n is a 4
    "game.2048.four.title": "",
    // One new tile in this many is of exponent 2 (a 4) instead of 1 (a 2): 6 in the 2048 report, 10 in the original game, 1 = always, 0 = never.
    "game.2048.four.doc": "",
    // First two tiles
    "game.2048.start.title": "",
    // The two tiles of the start: ones (two 2s, as in the 2048 report) or random (drawn like any other tile, as in the original game).
    "game.2048.start.doc": "",
    // Two of the lowest
    "game.2048.start.ones": "",
    // Drawn at random
    "game.2048.start.random": "",
    // Where new tiles appear
    "game.2048.spawn.title": "",
    // Where a new tile appears: uniform (every empty cell alike) or document (a number is drawn below the number of cells and counted off along the empty cells from the top left, again and again, so that the first ones are a little more likely).
    "game.2048.spawn.doc": "",
    // Every empty cell alike
    "game.2048.spawn.uniform": "",
    // As in the 2048 report
    "game.2048.spawn.document": "",
    // Exponent of the winning tile
    "game.2048.target.title": "",
    // The tile that wins, as an exponent: 11 is 2048, or 177147 with base=3.
    "game.2048.target.doc": "",
    // exponent
    "game.2048.target.unit": "",
    // Ends at the winning tile
    "game.2048.stop.title": "",
    // The game ends when the target is reached; with no it goes on until no slide changes the board. On 4 x 4 the tile of exponent 16 (65536) ends it in any case, unless board=cells.
    "game.2048.stop.doc": "",
    // Base of the tiles
    "game.2048.base.title": "",
    // Tiles show this number to the power of their exponent; two equal tiles still merge into the next exponent.
    "game.2048.base.doc": "",
    // Way the board is kept
    "game.2048.board.title": "",
    // How a board of 4 x 4 is kept: auto (in one 64-bit word, fast) or cells (cell by cell like all other sizes, with tiles beyond exponent 16).
    "game.2048.board.doc": "",
    // In one word where it fits
    "game.2048.board.auto": "",
    // Cell by cell
    "game.2048.board.cells": "",
    // 4 x 4, a 4 one time in six
    "game.2048.preset.document.title": "",
    // The game of the 2048 report: two 2s at the start, a 4 one time in six, won at 2048.
    "game.2048.preset.document.doc": "",
    // 4 x 4, cells as in the 2048 report
    "game.2048.preset.faithful.title": "",
    // The same with the report's own way of drawing a cell, for its published figures.
    "game.2048.preset.faithful.doc": "",
    // 4 x 4, original, without end
    "game.2048.preset.original.title": "",
    // The game as it is commonly known: a 4 one time in ten, and play goes on after 2048.
    "game.2048.preset.original.doc": "",
    // 4 x 4, powers of three
    "game.2048.preset.powers3.title": "",
    // A remark of the 2048 report, tried out: the same game with powers of three, won at 177147.
    "game.2048.preset.powers3.doc": "",
    // Tiny 2 x 2
    "game.2048.preset.2x2.title": "",
    // Four cells, solved to the end in an instant; 16 is within reach, 32 with luck.
    "game.2048.preset.2x2.doc": "",
    // Small 2 x 3
    "game.2048.preset.2x3.title": "",
    // Two rows of three: 64 is within reach, 128 with luck.
    "game.2048.preset.2x3.doc": "",
    // Small 3 x 3
    "game.2048.preset.3x3.title": "",
    // Nine cells: 512 is a good game, 1024 a rare one.
    "game.2048.preset.3x3.doc": "",
    // Rectangle 3 x 5
    "game.2048.preset.3x5.title": "",
    // Three rows of five.
    "game.2048.preset.3x5.doc": "",
    // Large 5 x 5
    "game.2048.preset.5x5.title": "",
    // Twenty-five cells, won at 8192.
    "game.2048.preset.5x5.doc": "",
    // Large 6 x 6
    "game.2048.preset.6x6.title": "",
    // Thirty-six cells, won at 16384.
    "game.2048.preset.6x6.doc": "",
    // Rules of the 2048 report
    "game.2048.eval.rules.title": "",
    // The rules of the 2048 report, each with a coefficient (and some with a power): empty cells, largest tile, chance and corner spam after the move; lost, monotony and smoothness with the next tile on the board. Values have no unit.
    "game.2048.eval.rules.doc": "",
    // Empty cells weight
    "game.2048.eval.rules.c_empty.title": "",
    // Coefficient of the rule EmptyCells: the number of empty cells after the move. 0 leaves the rule out, as with all coefficients.
    "game.2048.eval.rules.c_empty.doc": "",
    // Lost game weight
    "game.2048.eval.rules.c_lost.title": "",
    // Coefficient of the rule Lost: -2,000,000 when no slide is left.
    "game.2048.eval.rules.c_lost.doc": "",
    // Largest tile weight
    "game.2048.eval.rules.c_maxvalue.title": "",
    // Coefficient of the rule MaxValue: the largest exponent on the board.
    "game.2048.eval.rules.c_maxvalue.doc": "",
    // Monotony weight
    "game.2048.eval.rules.c_monotony.title": "",
    // Coefficient of the rule Monotony: how much rows and columns rise and fall.
    "game.2048.eval.rules.c_monotony.doc": "",
    // Random weight
    "game.2048.eval.rules.c_random.title": "",
    // Coefficient of the rule Random, a number from -3 to 3: above 0 the rule is in, and the 2048 report ignores how far above.
    "game.2048.eval.rules.c_random.doc": "",
    // Smoothness weight
    "game.2048.eval.rules.c_smooth.title": "",
    // Coefficient of the rule Smoothness: minus the differences of neighbours.
    "game.2048.eval.rules.c_smooth.doc": "",
    // Spam corner weight
    "game.2048.eval.rules.c_spam.title": "",
    // Coefficient of the rule SpamCorner: 6 for a slide into the corner while all tiles are small (exponent 6 at most).
    "game.2048.eval.rules.c_spam.doc": "",
    // Won game weight
    "game.2048.eval.rules.c_win.title": "",
    // Coefficient of a rule that is not in the report: 2,000,000 when the target is on the board after the move.
    "game.2048.eval.rules.c_win.doc": "",
    // Empty cells exponent
    "game.2048.eval.rules.p_empty.title": "",
    // Power of the number of empty cells.
    "game.2048.eval.rules.p_empty.doc": "",
    // Largest tile exponent
    "game.2048.eval.rules.p_maxvalue.title": "",
    // Power of the largest exponent (or tile, see maxvalue).
    "game.2048.eval.rules.p_maxvalue.doc": "",
    // Monotony exponent
    "game.2048.eval.rules.p_monotony.title": "",
    // Power of the sum that Monotony subtracts.
    "game.2048.eval.rules.p_monotony.doc": "",
    // Smoothness exponent
    "game.2048.eval.rules.p_smooth.title": "",
    // Power of the sum that Smoothness subtracts.
    "game.2048.eval.rules.p_smooth.doc": "",
    // Direction of monotony
    "game.2048.eval.rules.monotony.title": "",
    // Which of rising and falling counts: document (the larger sum, the report's fault) or best (the smaller one, so that order in either direction is good).
    "game.2048.eval.rules.monotony.doc": "",
    // As in the 2048 report
    "game.2048.eval.rules.monotony.document": "",
    // The better one
    "game.2048.eval.rules.monotony.best": "",
    // Largest tile counts as
    "game.2048.eval.rules.maxvalue.title": "",
    // What MaxValue takes of the largest tile: its exponent, or the tile itself as a power of two.
    "game.2048.eval.rules.maxvalue.doc": "",
    // Random rule counts
    "game.2048.eval.rules.random.title": "",
    // Whether Random ignores its coefficient (document, its fault) or is multiplied by it (scaled).
    "game.2048.eval.rules.random.doc": "",
    // As in the 2048 report
    "game.2048.eval.rules.random.document": "",
    // With its weight
    "game.2048.eval.rules.random.scaled": "",
    // Corner of the spam rule
    "game.2048.eval.rules.spam.title": "",
    // The corner of SpamCorner: document (slides down and right, as its program does) or top (up and right, as its name says).
    "game.2048.eval.rules.spam.doc": "",
    // As in the 2048 report
    "game.2048.eval.rules.spam.document": "",
    // Up and right
    "game.2048.eval.rules.spam.top": "",
    // All rules, all coefficients 1
    "game.2048.eval.rules.preset.document.title": "",
    // The first try of the 2048 report: it wins one game in a hundred.
    "game.2048.eval.rules.preset.document.doc": "",
    // Order and room
    "game.2048.eval.rules.preset.order.title": "",
    // Without chance and spam, and with the fault of Monotony mended.
    "game.2048.eval.rules.preset.order.doc": "",
    // Rules of the published 2048 program
    "game.2048.eval.lab.title": "",
    // The rules of the program that was published with the 2048 report: the report's seven, a chain of halved tiles, and powers of some. The one that counts is smoothness of powers, which wins twice as many games.
    "game.2048.eval.lab.doc": "",
    // Chain weight
    "game.2048.eval.lab.c_chain.title": "",
    // Coefficient of the rule ChainedScore: the length of the longest chain of neighbours from a largest tile on, each half of the one before. 0 leaves the rule out, as with all coefficients.
    "game.2048.eval.lab.c_chain.doc": "",
    // Chain exponent
    "game.2048.eval.lab.p_chain.title": "",
    // Power of the length of the chain.
    "game.2048.eval.lab.p_chain.doc": "",
    // Largest tile, power weight
    "game.2048.eval.lab.c_maxpow.title": "",
    // Coefficient of the rule MaxValue2Pow: a number to the power of the largest exponent on the board.
    "game.2048.eval.lab.c_maxpow.doc": "",
    // Base of the largest tile
    "game.2048.eval.lab.p_maxpow.title": "",
    // The number that MaxValue2Pow raises; 2 makes it the tile itself.
    "game.2048.eval.lab.p_maxpow.doc": "",
    // Monotony weight, squares
    "game.2048.eval.lab.c_monotonypow.title": "",
    // Coefficient of the rule PowedMonotony: Monotony of the squares of exponents.
    "game.2048.eval.lab.c_monotonypow.doc": "",
    // Smoothness weight, powers
    "game.2048.eval.lab.c_smoothpow.title": "",
    // Coefficient of the rule PowedSmoothness: minus the differences of neighbours' exponents, each raised to a power first.
    "game.2048.eval.lab.c_smoothpow.doc": "",
    // Smoothness exponent
    "game.2048.eval.lab.p_smoothpow.title": "",
    // Power of the exponents that PowedSmoothness compares.
    "game.2048.eval.lab.p_smoothpow.doc": "",
    // Empty cells, power weight
    "game.2048.eval.lab.c_emptypow.title": "",
    // Coefficient of the rule PowEmptyCells: a power of the number of empty cells.
    "game.2048.eval.lab.c_emptypow.doc": "",
    // Empty cells exponent
    "game.2048.eval.lab.p_emptypow.title": "",
    // Power of the number of empty cells.
    "game.2048.eval.lab.p_emptypow.doc": "",
    // Won game weight
    "game.2048.eval.lab.c_win.title": "",
    // Coefficient of the rule Win: 2,000,000 when the target is on the board after the move.
    "game.2048.eval.lab.c_win.doc": "",
    // Empty cells weight
    "game.2048.eval.lab.c_empty.title": "",
    // Coefficient of the rule EmptyCells: the number of empty cells after the move. 0 leaves the rule out, as with all coefficients.
    "game.2048.eval.lab.c_empty.doc": "",
    // Lost game weight
    "game.2048.eval.lab.c_lost.title": "",
    // Coefficient of the rule Lost: -2,000,000 when no slide is left.
    "game.2048.eval.lab.c_lost.doc": "",
    // Largest tile weight
    "game.2048.eval.lab.c_maxvalue.title": "",
    // Coefficient of the rule MaxValue: the largest exponent on the board.
    "game.2048.eval.lab.c_maxvalue.doc": "",
    // Monotony weight
    "game.2048.eval.lab.c_monotony.title": "",
    // Coefficient of the rule Monotony: how much rows and columns rise and fall.
    "game.2048.eval.lab.c_monotony.doc": "",
    // Random weight
    "game.2048.eval.lab.c_random.title": "",
    // Coefficient of the rule Random, a number from -3 to 3: above 0 the rule is in, and the 2048 report ignores how far above.
    "game.2048.eval.lab.c_random.doc": "",
    // Smoothness weight
    "game.2048.eval.lab.c_smooth.title": "",
    // Coefficient of the rule Smoothness: minus the differences of neighbours.
    "game.2048.eval.lab.c_smooth.doc": "",
    // Spam corner weight
    "game.2048.eval.lab.c_spam.title": "",
    // Coefficient of the rule SpamCorner: 6 for a slide into the corner while all tiles are small (exponent 6 at most).
    "game.2048.eval.lab.c_spam.doc": "",
    // Rows and columns
    "game.2048.eval.rows.title": "",
    // Our heuristic: order, empty cells and possible merges of every row and column, each with a weight. Made for expectimax. Its unit is nothing but its own; only differences count.
    "game.2048.eval.rows.doc": "",
    // Empty cells weight
    "game.2048.eval.rows.empty.title": "",
    // Worth of an empty cell, counted in its row and in its column.
    "game.2048.eval.rows.empty.doc": "",
    // Possible merges weight
    "game.2048.eval.rows.merges.title": "",
    // Worth of each tile that stands next to an equal one in its row or column (empty cells between them do not matter).
    "game.2048.eval.rows.merges.doc": "",
    // Monotony weight
    "game.2048.eval.rows.monotony.title": "",
    // Cost of disorder: in each row and column the tiles should only rise or only fall.
    "game.2048.eval.rows.monotony.doc": "",
    // Monotony exponent
    "game.2048.eval.rows.slope.title": "",
    // Exponents are raised to this power before `monotony` and `rough` take their differences: the larger, the more the large tiles matter.
    "game.2048.eval.rows.slope.doc": "",
    // Tile sum weight
    "game.2048.eval.rows.sum.title": "",
    // Cost of tiles as such: many small ones cost more than the large one they make.
    "game.2048.eval.rows.sum.doc": "",
    // Tile sum exponent
    "game.2048.eval.rows.mass.title": "",
    // Exponents are raised to this power for `sum` and `edge`.
    "game.2048.eval.rows.mass.doc": "",
    // Edge tiles weight
    "game.2048.eval.rows.edge.title": "",
    // Worth of a tile at the end of its row or column; in a corner it counts twice.
    "game.2048.eval.rows.edge.doc": "",
    // Steps of one weight
    "game.2048.eval.rows.steps.title": "",
    // Worth of two neighbours whose exponents differ by one.
    "game.2048.eval.rows.steps.doc": "",
    // Roughness weight
    "game.2048.eval.rows.rough.title": "",
    // Cost of differences between neighbours.
    "game.2048.eval.rows.rough.doc": "",
    // Cost of a lost game
    "game.2048.eval.rows.lost.title": "",
    // Cost of a lost game, against the value of boards that go on.
    "game.2048.eval.rows.lost.doc": "",
    // Worth of a won game
    "game.2048.eval.rows.won.title": "",
    // Worth of a won game, where the target ends it. No board is worth more.
    "game.2048.eval.rows.won.doc": "",
    // From this tile on
    "game.2048.eval.rows.early.title": "",
    // A search that begins at a board without a tile of this exponent (10 is 1024) uses the default weights instead of these; 0 = these from the start.
    "game.2048.eval.rows.early.doc": "",
    // exponent
    "game.2048.eval.rows.early.unit": "",
    // For deep searches
    "game.2048.eval.rows.preset.deep.title": "",
    // Weights for searches of tens of thousands of nodes a move and more: large tiles count for far more. The values of ziap's 2048-ai. At two moves they are worse than ours.
    "game.2048.eval.rows.preset.deep.doc": "",
    // Trained network
    "game.2048.eval.ntuple.title": "",
    // What a network of tuples has learned: the chance of winning in percent, or, when it learned to collect points, the points still to come. Boards of 4 x 4 only. `train ntuple` makes networks, `networks` lists them.
    "game.2048.eval.ntuple.doc": "",
    // Network
    "game.2048.eval.ntuple.net.title": "",
    // The network, by its name: shipped (the one that comes with the program), or one that `train` has made or `network load` has brought in.
    "game.2048.eval.ntuple.net.doc": "",
    // Every legal direction is equally likely.
    "game.2048.playout.uniform.doc": "",
    // Into the corner
    "game.2048.playout.corner.title": "",
    // Down or left, each equally likely, as long as one of them is legal; else right; up only when nothing else is left.
    "game.2048.playout.corner.doc": "",
    // Network of tuples
    "game.2048.learner.ntuple.title": "",
    // A network of small tuples that learns from games against itself: every tuple looks at four or five cells and has a weight for everything that may stand there. Of use as evaluation: expectimax(eval=ntuple(net=NAME)).
    "game.2048.learner.ntuple.doc": "",
    // Shape of the tuples
    "game.2048.learner.ntuple.tuples.title": "",
    // What the network sees: 8 rows and columns (rows8: the two kinds of rows), 17 groups of four cells (fours17: rows and squares), 16 groups of five cells (fives16: a row and a cell, a P of five) or 32 of them (fives32: four tuples of five). More sees better, learns longer and plays slower.
    "game.2048.learner.ntuple.tuples.doc": "",
    // 8 rows and columns
    "game.2048.learner.ntuple.tuples.rows8": "",
    // 17 groups of four cells
    "game.2048.learner.ntuple.tuples.fours17": "",
    // 16 groups of five cells
    "game.2048.learner.ntuple.tuples.fives16": "",
    // 32 groups of five cells
    "game.2048.learner.ntuple.tuples.fives32": "",
    // Learns to reach
    "game.2048.learner.ntuple.reward.title": "",
    // What it learns to reach: win (the target tile; values are chances of winning) or score (points; values are points to come).
    "game.2048.learner.ntuple.reward.doc": "",
    // Lambda, weight of the end
    "game.2048.learner.ntuple.lambda.title": "",
    // How much a position learns from the end of its game, as against from the value of the next position. 0 learns slower at first and ends as well.
    "game.2048.learner.ntuple.lambda.doc": "",
    // Learning rate
    "game.2048.learner.ntuple.rate.title": "",
    // Step size; each weight has its own besides, which falls as its errors cancel out. May be tuned while it learns.
    "game.2048.learner.ntuple.rate.doc": "",
    // Optimism
    "game.2048.learner.ntuple.optimism.title": "",
    // What is unknown at first looks worth this: 1 is a won game (or, when it learns to reach a score, the points on the way to the target). Less learns earlier and overlooks more.
    "game.2048.learner.ntuple.optimism.doc": "",
    // Largest file
    "game.2048.learner.ntuple.size.title": "",
    // Largest file: weights that matter less are rounded more until the network fits, which takes a moment longer. 0 = hardly rounded. May be changed while it learns.
    "game.2048.learner.ntuple.size.doc": "",
    // KB
    "game.2048.learner.ntuple.size.unit": "",
    // Network to go on from
    "game.2048.learner.ntuple.from.title": "",
    // A network of the same tuples and reward to go on from; nothing = a new one.
    "game.2048.learner.ntuple.from.doc": "",
    // Five random games after each move.
    "game.2048.level.montecarlo.preset.easy.doc": "",
    // Thirty random games after each move.
    "game.2048.level.montecarlo.preset.medium.doc": "",
    // Three random games a move.
    "game.2048.level.uct.preset.beginner.doc": "",
    // Eighteen random games a move.
    "game.2048.level.uct.preset.easy.doc": "",
    // A hundred random games a move.
    "game.2048.level.uct.preset.medium.doc": "",
    // Two thousand random games a move.
    "game.2048.level.uct.preset.hard.doc": "",
    // Beginner
    "game.2048.level.expectimax.preset.beginner.title": "",
    // Takes the points of the next move.
    "game.2048.level.expectimax.preset.beginner.doc": "",
    // Easy
    "game.2048.level.expectimax.preset.easy.title": "",
    // The points of two moves and of all that the dice may bring.
    "game.2048.level.expectimax.preset.easy.doc": "",
    // Medium
    "game.2048.level.expectimax.preset.medium.title": "",
    // The points of three moves and all that the dice may bring.
    "game.2048.level.expectimax.preset.medium.doc": "",
    // Hard
    "game.2048.level.expectimax.preset.hard.title": "",
    // Two moves, then how the tiles lie in their rows.
    "game.2048.level.expectimax.preset.hard.doc": "",
    // Expert
    "game.2048.level.expectimax.preset.expert.title": "",
    // As deep as a hundred thousand positions allow, then how the tiles lie; slides that tear the large tiles from their corner are left out.
    "game.2048.level.expectimax.preset.expert.doc": "",
    // Slide
    "game.2048.ask.slide.title": "",
    // slide the tiles with the arrow keys
    "game.2048.ask.slide.text": "",
    // swipe, or tap an arrow
    "game.2048.ask.slide.touch": "",
    // {tile} is reached
    "game.2048.ending.target.text": "",
    // The largest tile, {tile}, is reached
    "game.2048.ending.largest.text": "",
    // No slide is left
    "game.2048.ending.no_slide.text": "",
    // Join tiles to reach {tile}
    "game.2048.goal.text": "",
    // tiles of {tally}
    "game.2048.tally_phrase": "",
    // Queens move and shoot arrows that stay for ever; the side that cannot move has lost. A turn is a queen's move and then her arrow, both along rows, columns and diagonals over free cells. A move is written d1-d7/g7: from, to, arrow; d1d7g7 and d1d7,d7g7 are read, too.
    "game.amazons.doc": "",
    // Columns
    "game.amazons.columns.title": "",
    // Width of the board in cells; the board may have up to 128 cells.
    "game.amazons.columns.doc": "",
    // columns
    "game.amazons.columns.unit": "",
    // column
    "game.amazons.columns.unit_one": "",
    // Height of the board in cells; the board may have up to 128 cells.
    "game.amazons.rows.doc": "",
    // Queens per side
    "game.amazons.queens.title": "",
    // Queens of each side at the start. Positions that are set up may have from none to four of each side, whatever this says.
    "game.amazons.queens.doc": "",
    // queens
    "game.amazons.queens.unit": "",
    // queen
    "game.amazons.queens.unit_one": "",
    // Start position
    "game.amazons.layout.title": "",
    // Where the queens stand at the start: `standard` scales the pattern of the 10 x 10 board, `corners` puts them into the corners, White below, Black above. Where a board is too small for it, the queens fill it from the bottom and from the top.
    "game.amazons.layout.doc": "",
    // Standard 10 x 10
    "game.amazons.preset.standard.title": "",
    // The game as it is played in tournaments: four queens a side.
    "game.amazons.preset.standard.doc": "",
    // 10 x 10, two queens
    "game.amazons.preset.10x10-two.title": "",
    // The large board with two queens a side.
    "game.amazons.preset.10x10-two.doc": "",
    // 8 x 8, four queens
    "game.amazons.preset.8x8.title": "",
    // The pattern of the large board on a chessboard.
    "game.amazons.preset.8x8.doc": "",
    // 6 x 6, four queens
    "game.amazons.preset.6x6.title": "",
    // Four queens a side on 36 cells: a short, dense game.
    "game.amazons.preset.6x6.doc": "",
    // 6 x 6, two queens
    "game.amazons.preset.6x6-two.title": "",
    // Two queens a side on 36 cells.
    "game.amazons.preset.6x6-two.doc": "",
    // 6 x 6, one queen
    "game.amazons.preset.6x6-one.title": "",
    // One queen a side on 36 cells: good for learning the moves.
    "game.amazons.preset.6x6-one.doc": "",
    // 5 x 5, four queens
    "game.amazons.preset.5x5.title": "",
    // Small enough to be solved: the side to move wins.
    "game.amazons.preset.5x5.doc": "",
    // 4 x 4, four queens
    "game.amazons.preset.4x4.title": "",
    // Small enough to be solved at once: the side to move wins.
    "game.amazons.preset.4x4.doc": "",
    // 10 x 10, one queen in the corner
    "game.amazons.preset.corners.title": "",
    // One queen a side in opposite corners, as in the Amazons report's measurement of times.
    "game.amazons.preset.corners.doc": "",
    // Win, undecided, loss
    "game.amazons.eval.outcome.title": "",
    // The leaf values of the Amazons report: +100 for a won game, -100 for a lost one, 0 (undecided) as long as the game goes on.
    "game.amazons.eval.outcome.doc": "",
    // Who reaches the cells first
    "game.amazons.eval.territory.title": "",
    // Counts the cells that a side reaches first, by queen moves (t1) and by king moves (t2), how much sooner it does (c1, c2), and how free its queens are (m), with weights that change from early over the middle to late in the game. A sum s is shown as 99 s / (scale + |s|). On the board: +1 where a side is nearer in both ways, 0.75 by queen moves only, 0.25 by king moves only.
    "game.amazons.eval.territory.doc": "",
    // Early queen territory
    "game.amazons.eval.territory.early_t1.title": "",
    // Worth, early, of a cell that is nearer by queen moves.
    "game.amazons.eval.territory.early_t1.doc": "",
    // Early king territory
    "game.amazons.eval.territory.early_t2.title": "",
    // Worth, early, of a cell that is nearer by king moves.
    "game.amazons.eval.territory.early_t2.doc": "",
    // Early queen distance
    "game.amazons.eval.territory.early_c1.title": "",
    // Worth, early, of being nearer by queen moves, by how much.
    "game.amazons.eval.territory.early_c1.doc": "",
    // Early king distance
    "game.amazons.eval.territory.early_c2.title": "",
    // Worth, early, of being nearer by king moves, by how much.
    "game.amazons.eval.territory.early_c2.doc": "",
    // Early mobility
    "game.amazons.eval.territory.early_m.title": "",
    // Worth, early, of the freedom of the queens.
    "game.amazons.eval.territory.early_m.doc": "",
    // Middle queen territory
    "game.amazons.eval.territory.middle_t1.title": "",
    // Worth, in the middle, of a cell that is nearer by queen moves.
    "game.amazons.eval.territory.middle_t1.doc": "",
    // Middle king territory
    "game.amazons.eval.territory.middle_t2.title": "",
    // Worth, in the middle, of a cell that is nearer by king moves.
    "game.amazons.eval.territory.middle_t2.doc": "",
    // Middle queen distance
    "game.amazons.eval.territory.middle_c1.title": "",
    // Worth, in the middle, of being nearer by queen moves, by how much.
    "game.amazons.eval.territory.middle_c1.doc": "",
    // Middle king distance
    "game.amazons.eval.territory.middle_c2.title": "",
    // Worth, in the middle, of being nearer by king moves, by how much.
    "game.amazons.eval.territory.middle_c2.doc": "",
    // Middle mobility
    "game.amazons.eval.territory.middle_m.title": "",
    // Worth, in the middle, of the freedom of the queens.
    "game.amazons.eval.territory.middle_m.doc": "",
    // Late queen territory
    "game.amazons.eval.territory.late_t1.title": "",
    // Worth, late, of a cell that is nearer by queen moves.
    "game.amazons.eval.territory.late_t1.doc": "",
    // Late king territory
    "game.amazons.eval.territory.late_t2.title": "",
    // Worth, late, of a cell that is nearer by king moves.
    "game.amazons.eval.territory.late_t2.doc": "",
    // Late queen distance
    "game.amazons.eval.territory.late_c1.title": "",
    // Worth, late, of being nearer by queen moves, by how much.
    "game.amazons.eval.territory.late_c1.doc": "",
    // Late king distance
    "game.amazons.eval.territory.late_c2.title": "",
    // Worth, late, of being nearer by king moves, by how much.
    "game.amazons.eval.territory.late_c2.doc": "",
    // Late mobility
    "game.amazons.eval.territory.late_m.title": "",
    // Worth, late, of the freedom of the queens.
    "game.amazons.eval.territory.late_m.doc": "",
    // Phase of the middle
    "game.amazons.eval.territory.turn.title": "",
    // The phase at which the weights of the middle hold: 1 is the start, 0 when no cell is contested any more.
    "game.amazons.eval.territory.turn.doc": "",
    // Weight of equal cells
    "game.amazons.eval.territory.tempo.title": "",
    // Worth, to the side to move, of a cell that both reach equally soon.
    "game.amazons.eval.territory.tempo.doc": "",
    // Mobility of half freedom
    "game.amazons.eval.territory.half.title": "",
    // Mobility at which a queen has lost half of her freedom. Mobility is the sum over the cells up to three steps away that the other side reaches, too, of free neighbours / 2^steps; it is about 60 in the open.
    "game.amazons.eval.territory.half.doc": "",
    // Lead for half a win
    "game.amazons.eval.territory.scale.title": "",
    // A lead of this many cells is shown as half a win.
    "game.amazons.eval.territory.scale.doc": "",
    // For small boards
    "game.amazons.eval.territory.preset.small.title": "",
    // Weights for boards with fewer than six cells a queen, as 6 x 6 with four queens a side: `strong` means them there.
    "game.amazons.eval.territory.preset.small.doc": "",
    // Own and opponent's moves
    "game.amazons.eval.mobility.title": "",
    // What the side to move can do less what the other side could do, each with its own weight. A sum s is shown as 99 s / (scale + |s|). On the board: how many queens more of one's own than of the other's can go to a cell.
    "game.amazons.eval.mobility.doc": "",
    // Own mobility weight
    "game.amazons.eval.mobility.own.title": "",
    // Worth of what the side to move can do.
    "game.amazons.eval.mobility.own.doc": "",
    // Opponent's mobility weight
    "game.amazons.eval.mobility.other.title": "",
    // Worth of what the other side could do if it were to move.
    "game.amazons.eval.mobility.other.doc": "",
    // What is counted
    "game.amazons.eval.mobility.count.title": "",
    // What is counted: `targets` the cells that each queen can go to, `moves` whole moves with their arrows.
    "game.amazons.eval.mobility.count.doc": "",
    // Sum for half a win
    "game.amazons.eval.mobility.scale.title": "",
    // A sum of this size is shown as half a win.
    "game.amazons.eval.mobility.scale.doc": "",
    // Moves left in closed regions
    "game.amazons.eval.regions.title": "",
    // Counts the moves that each side has left in regions that arrows have cut off: found by search in small ones, bounded in large and contested ones. A sum s of moves is shown as 99 s / (scale + |s|). On the board every free cell shows the value of its region in moves.
    "game.amazons.eval.regions.doc": "",
    // Regions counted
    "game.amazons.eval.regions.source.title": "",
    // `document` counts the moves left in regions of one side, as the Amazons report does; `bounds` adds what is proven about contested regions, and sees when a side can outlast the other for sure.
    "game.amazons.eval.regions.source.doc": "",
    // As in the Amazons report
    "game.amazons.eval.regions.source.document": "",
    // With proven bounds
    "game.amazons.eval.regions.source.bounds": "",
    // Own moves weight
    "game.amazons.eval.regions.own.title": "",
    // Worth of a move that is left in a region of one's own.
    "game.amazons.eval.regions.own.doc": "",
    // Opponent's moves weight
    "game.amazons.eval.regions.other.title": "",
    // Worth of a move that is left in a region of the other side.
    "game.amazons.eval.regions.other.doc": "",
    // Defensive region factor
    "game.amazons.eval.regions.defensive.title": "",
    // Factor for moves in a defensive region: one whose queen cannot use every cell.
    "game.amazons.eval.regions.defensive.doc": "",
    // Contested moves weight
    "game.amazons.eval.regions.contested.title": "",
    // Worth of a move that the proven bounds of a contested region promise on average. With `bounds` only.
    "game.amazons.eval.regions.contested.doc": "",
    // Value of a decided game
    "game.amazons.eval.regions.decided.title": "",
    // Value, in hundredths of a win, from which a game counts that one side can outlast for sure. With `bounds` only.
    "game.amazons.eval.regions.decided.doc": "",
    // Moves for half a win
    "game.amazons.eval.regions.scale.title": "",
    // A sum of this many moves is shown as half a win.
    "game.amazons.eval.regions.scale.doc": "",
    // Moves tried per region
    "game.amazons.eval.regions.effort.title": "",
    // Moves tried to find out how many can be made in one region; beyond that the count is a bound, and the middle is taken.
    "game.amazons.eval.regions.effort.doc": "",
    // moves
    "game.amazons.eval.regions.effort.unit": "",
    // move
    "game.amazons.eval.regions.effort.unit_one": "",
    // Short cuts for simple shapes
    "game.amazons.eval.regions.shortcut.title": "",
    // Lines, rectangles and triangles with one queen are counted without search.
    "game.amazons.eval.regions.shortcut.doc": "",
    // Every legal move, with its arrow, is equally likely.
    "game.amazons.playout.uniform.doc": "",
    // Queen, target, arrow
    "game.amazons.playout.steps.title": "",
    // Draws a queen among those that can move, then one of the cells that she can go to, then one of the cells that her arrow can reach. Several times as fast as `uniform`; queens with little room move more often.
    "game.amazons.playout.steps.doc": "",
    // Goes where its queens have many cells to go to next.
    "game.amazons.level.minimax.preset.beginner.doc": "",
    // Also counts, for half, the cells that the opponent's queens can go to.
    "game.amazons.level.minimax.preset.easy.doc": "",
    // Who reaches which cells first, right after its own move.
    "game.amazons.level.minimax.preset.medium.doc": "",
    // Goes where its queens have many cells to go to next.
    "game.amazons.level.alphabeta.preset.beginner.doc": "",
    // Also counts, for half, the cells that the opponent's queens can go to.
    "game.amazons.level.alphabeta.preset.easy.doc": "",
    // Who reaches which cells first, right after its own move.
    "game.amazons.level.alphabeta.preset.medium.doc": "",
    // Sees the answer to its move, then who reaches which cells.
    "game.amazons.level.alphabeta.preset.hard.doc": "",
    // Three random plies after each move, then an evaluation.
    "game.amazons.level.montecarlo.preset.beginner.doc": "",
    // One random answer to each move, then an evaluation.
    "game.amazons.level.montecarlo.preset.easy.doc": "",
    // Goes where its queens have many cells to go to next.
    "game.amazons.level.uct.preset.beginner.doc": "",
    // Weighs the cells that queens can go to, and looks at a few answers.
    "game.amazons.level.uct.preset.easy.doc": "",
    // Who reaches which cells first, right after its own move.
    "game.amazons.level.uct.preset.medium.doc": "",
    // A hundred positions, each by who reaches which cells first.
    "game.amazons.level.uct.preset.hard.doc": "",
    // Two thousand positions; `sims` makes it stronger still, as in the preset `strong`.
    "game.amazons.level.uct.preset.expert.doc": "",
    // Goes where the opponent's queens have few cells to go to next.
    "game.amazons.level.pvs.preset.beginner.doc": "",
    // Also counts, for half, the cells that the opponent's queens can go to.
    "game.amazons.level.pvs.preset.easy.doc": "",
    // Who reaches which cells first, right after its own move.
    "game.amazons.level.pvs.preset.medium.doc": "",
    // Sees the answer to its move, then who reaches which cells.
    "game.amazons.level.pvs.preset.hard.doc": "",
    // Queen from
    "game.amazons.ask.queen.title": "",
    // click one of your queens
    "game.amazons.ask.queen.text": "",
    // tap one of your queens
    "game.amazons.ask.queen.touch": "",
    // Queen to
    "game.amazons.ask.target.title": "",
    // choose where it goes
    "game.amazons.ask.target.text": "",
    // choose where it goes
    "game.amazons.ask.target.touch": "",
    // Arrow
    "game.amazons.ask.arrow.title": "",
    // choose where its arrow flies
    "game.amazons.ask.arrow.text": "",
    // choose where its arrow flies
    "game.amazons.ask.arrow.touch": "",
    // {loser} has no move left
    "game.amazons.ending.no_move.text": "",
};
