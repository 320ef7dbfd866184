// All tables of the core.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "describe", answers: [
  {
   "type": "describe",
   "re": 1,
   "version": "1.0",
   "games": [
    {
     "name": "connect4",
     "title": "Connect Four",
     "doc": "Drop discs into the columns; the first side to have four in a row, vertical, horizontal or diagonal, wins. A move is a column's number from 1 or its letter from a; up to nine columns a run of digits such as 4453 plays several.",
     "aliases": [],
     "params": [
      {"name":"rows","title":"Rows","doc":"Height of the board in cells.","unit":"rows","unit_one":"row","type":"int","min":2,"max":12,"init":6},
      {"name":"cols","title":"Columns","doc":"Width of the board in cells.","unit":"columns","unit_one":"column","type":"int","min":2,"max":12,"init":7},
      {"name":"align","title":"Discs in a row to win","doc":"Discs in a row that win; at most the longer side of the board.","unit":"discs","unit_one":"disc","type":"int","min":2,"max":12,"init":4},
      {"name":"cylinder","title":"Side edges glued together","doc":"Glues the left and right edges together: horizontal and diagonal lines run across them.","type":"bool","init":false}
     ],
     "presets": [
      {"name":"classic","title":"Classic 7 x 6","values":"rows=6,cols=7,align=4,cylinder=no","doc":"The game as it is sold: seven columns, six rows, four in a row."},
      {"name":"document","title":"Cylinder 4 x 4, three in a row","values":"rows=4,cols=4,align=3,cylinder=yes","doc":"The small cylinder on which the Connect Four course compares its players."},
      {"name":"tiny","title":"Tiny 3 x 3","values":"rows=3,cols=3,align=3,cylinder=no","doc":"Three in a row on nine cells: small enough to see the whole tree."},
      {"name":"small","title":"Small 5 x 4","values":"rows=4,cols=5,align=4,cylinder=no","doc":"Five columns, four rows: a draw, and quickly searched to the end."},
      {"name":"cylinder","title":"Cylinder 7 x 6","values":"rows=6,cols=7,align=4,cylinder=yes","doc":"The classic board rolled up: the first player wins, sooner than on the flat one."},
      {"name":"square","title":"Square 8 x 8, five in a row","values":"rows=8,cols=8,align=5,cylinder=no","doc":"Room to manoeuvre: eight by eight cells, five in a row."},
      {"name":"wide","title":"Wide 9 x 7","values":"rows=7,cols=9,align=4,cylinder=no","doc":"Nine columns, seven rows, four in a row."},
      {"name":"large","title":"Large 10 x 10","values":"rows=10,cols=10,align=4,cylinder=no","doc":"A hundred cells, four in a row."}
     ],
     "evals": [
      {
       "name": "outcome",
       "title": "Outcome only",
       "doc": "The Connect Four course's estimation: +100 for a won game, -100 for a lost one, 0 for a draw and for every game that is not over yet.",
       "aliases": [],
       "params": [],
       "presets": [],
       "role": "plain"
      },
      {
       "name": "lines",
       "title": "Open lines and threats",
       "doc": "Adds the lines that are still open for each side by the discs they lack, the cells that would complete a line, and whether these lie on rows that fall to their owner. A sum s is shown as 99 s / (99 + |s|), so it never reaches a won game.",
       "aliases": [],
       "params": [
        {"name":"three","title":"Weight of three in a line","doc":"Worth of an open line that lacks one disc.","type":"real","min":0,"max":50,"init":4,"gene":true},
        {"name":"two","title":"Weight of two in a line","doc":"Worth of an open line that lacks two discs.","type":"real","min":0,"max":50,"init":1.5,"gene":true},
        {"name":"one","title":"Weight of one in a line","doc":"Worth of an open line that lacks three discs.","type":"real","min":0,"max":50,"init":0.5,"gene":true},
        {"name":"threat","title":"Weight of a threat","doc":"Worth of a cell that would complete a line but cannot be played yet.","type":"real","min":0,"max":100,"init":6,"gene":true},
        {
         "name": "parity",
         "title": "Weight of a good row",
         "doc": "Additional worth of such a cell on an odd row for the first player, on an even row for the second; on boards with an odd number of rows it does not count.",
         "type": "real",
         "min": 0,
         "max": 100,
         "init": 10,
         "gene": true
        },
        {"name":"now","title":"Weight of a winning move","doc":"Worth of winning with the next move, or of two such threats at once that the other side cannot both stop.","type":"real","min":0,"max":1000,"init":300,"gene":true}
       ],
       "presets": [
        {"name":"taught","title":"Taught by the solver","values":"two=2.5,one=0.7,threat=0,parity=5.3","doc":"Weights fitted to exact results: threats count by their row only."}
       ],
       "role": "strong"
      },
      {
       "name": "network",
       "title": "Learned from the solver",
       "doc": "A small neural network that has learned who wins, and how soon, from 400,000 positions of ten discs and more with their exact results. It looks at discs, threats and zugzwang. On other boards than the classic one the value is that of `lines`.",
       "aliases": [],
       "params": [],
       "presets": [],
       "role": "other"
      }
     ],
     "playouts": [
      {"name":"uniform","title":"Uniform random","doc":"Every open column is equally likely.","aliases":[],"params":[],"presets":[],"role":"plain"},
      {
       "name": "biased",
       "title": "Win or block",
       "doc": "Completes a line where it can, else stops the other side from completing one at its next move, else plays a random open column. Several such columns are equally likely.",
       "aliases": [],
       "params": [],
       "presets": [],
       "role": "strong"
      },
      {
       "name": "careful",
       "title": "Win or block, give no win away",
       "doc": "As biased, but a column is left alone where the other side would win with the next disc on top, as long as there is another one. Better games, fewer a second.",
       "aliases": [],
       "params": [],
       "presets": [],
       "role": "other"
      }
     ],
     "levels": [
      {
       "searchers": ["minimax","negamax","minimax-iter"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=1,eval=lines(two=0,three=0,now=0)","doc":"Counts open lines, and threats for later; sees no answer."},
        {"name":"very-easy","title":"Very easy","values":"depth=1,eval=lines(three=0,now=0)","doc":"Collects pairs in open lines, and threats for later; sees no answer."},
        {"name":"easy","title":"Easy","values":"depth=2,eval=outcome,ties=random","doc":"Sees the answer to its move, and nothing but who wins."},
        {"name":"fairly-easy","title":"Fairly easy","values":"depth=4,eval=outcome,ties=random","doc":"Sees two moves of each side, and nothing but who wins."},
        {"name":"medium","title":"Medium","values":"depth=2,eval=lines(two=0,now=0)","doc":"Sees the immediate answer, and collects threes in open lines and threats."},
        {"name":"hard","title":"Hard","values":"depth=3,eval=lines(threat=0,parity=0)","doc":"Three plies, then pairs and threes in open lines."}
       ]
      },
      {
       "searchers": ["alphabeta","negalphabeta","alphabeta-iter"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=1,eval=lines(two=0,three=0,now=0)","doc":"Counts open lines, and threats for later; sees no answer."},
        {"name":"very-easy","title":"Very easy","values":"depth=1,eval=lines(three=0,now=0)","doc":"Collects pairs in open lines, and threats for later; sees no answer."},
        {"name":"easy","title":"Easy","values":"depth=2,eval=outcome,ties=random","doc":"Sees the answer to its move, and nothing but who wins."},
        {"name":"fairly-easy","title":"Fairly easy","values":"depth=4,eval=outcome,ties=random","doc":"Sees two moves of each side, and nothing but who wins."},
        {"name":"medium","title":"Medium","values":"depth=2,eval=lines(two=0,now=0)","doc":"Sees the immediate answer, and collects threes in open lines and threats."},
        {"name":"hard","title":"Hard","values":"depth=3,eval=lines(threat=0,parity=0)","doc":"Three plies, then pairs and threes in open lines."},
        {"name":"very-hard","title":"Very hard","values":"depth=6,moves=best,eval=lines","doc":"Six plies, then lines and threats."},
        {"name":"expert","title":"Expert","values":"depth=9,moves=best,eval=lines","doc":"Nine plies, then lines and threats."}
       ]
      },
      {
       "searchers": ["montecarlo"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"sims=1","doc":"One random game after each move."},
        {"name":"very-easy","title":"Very easy","values":"sims=3","doc":"Three random games after each move."},
        {"name":"easy","title":"Easy","values":"sims=9","doc":"Nine random games after each move: sees what is likely, no more."},
        {"name":"fairly-easy","title":"Fairly easy","values":"sims=22","doc":"Twenty-two random games after each move."},
        {"name":"medium","title":"Medium","values":"sims=13,playout=strong,reflex=yes","doc":"Thirteen games of players who win and block at once, and no overlooked win in one."},
        {"name":"hard","title":"Hard","values":"sims=90,playout=strong,reflex=yes","doc":"Ninety games of players who win and block at once, and no overlooked win in one."}
       ]
      },
      {
       "searchers": ["uct"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"sims=12,solve=no","doc":"A dozen random games: sees what is before it, now and then."},
        {"name":"very-easy","title":"Very easy","values":"sims=18,solve=no","doc":"Eighteen random games: sees what is before it, mostly."},
        {"name":"easy","title":"Easy","values":"sims=36,solve=no","doc":"Thirty-six random games: overlooks threats that need two moves."},
        {"name":"fairly-easy","title":"Fairly easy","values":"sims=40","doc":"Forty random games, and what they have proven."},
        {"name":"medium","title":"Medium","values":"sims=140","doc":"A hundred and forty random games: rarely misses a short threat."},
        {"name":"hard","title":"Hard","values":"sims=850","doc":"Eight hundred and fifty random games: plans some moves ahead."},
        {"name":"very-hard","title":"Very hard","values":"sims=550,reuse=yes,playout=strong,c=1.4,forced=yes,order=yes","doc":"Five hundred and fifty games of good players, proofs, and a tree that is kept."},
        {"name":"expert","title":"Expert","values":"sims=5k,reuse=yes,playout=strong,c=1.4,forced=yes,order=yes","doc":"Five thousand games of good players, proofs, and a tree that is kept."}
       ]
      },
      {
       "searchers": ["pvs"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=1,reflex=no,eval=lines(two=0,three=0,now=0)","doc":"Counts open lines, and threats for later; sees no answer."},
        {"name":"very-easy","title":"Very easy","values":"depth=1,reflex=no,eval=lines(three=0,now=0)","doc":"Collects pairs in open lines, and threats for later; sees no answer."},
        {"name":"easy","title":"Easy","values":"depth=2,reflex=no,ties=random,eval=outcome","doc":"Sees the answer to its move, and nothing but who wins."},
        {"name":"fairly-easy","title":"Fairly easy","values":"depth=4,reflex=no,ties=random,eval=outcome","doc":"Sees two moves of each side, and nothing but who wins."},
        {"name":"medium","title":"Medium","values":"depth=2,reflex=no,eval=lines(two=0,now=0)","doc":"Sees the immediate answer, and collects threes in open lines and threats."},
        {"name":"hard","title":"Hard","values":"depth=4,reflex=no,eval=lines(two=0,threat=0,parity=0)","doc":"Two moves of each side, then threes in open lines."},
        {"name":"very-hard","title":"Very hard","values":"nodes=1600","doc":"Sixteen hundred positions, each by lines and threats."},
        {"name":"expert","title":"Expert","values":"nodes=16k","doc":"Sixteen thousand positions, each by lines and threats."}
       ]
      },
      {
       "searchers": ["solver"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"blunder=0.64,slack=6,ties=random","doc":"Two of three moves are worse than they could be, some of them badly."},
        {"name":"very-easy","title":"Very easy","values":"blunder=0.47,slack=5.5,ties=random","doc":"Every second move is not the best one, some are bad."},
        {"name":"easy","title":"Easy","values":"blunder=0.34,slack=5,ties=random","doc":"Every third move is not the best one."},
        {"name":"fairly-easy","title":"Fairly easy","values":"blunder=0.23,slack=4.5,ties=random","doc":"Errs about once in four moves."},
        {"name":"medium","title":"Medium","values":"blunder=0.16,slack=4,ties=random","doc":"Errs about once in six moves, seldom badly."},
        {"name":"hard","title":"Hard","values":"blunder=0.1,slack=3,ties=random","doc":"Errs about once in ten moves, and mostly a little."},
        {"name":"very-hard","title":"Very hard","values":"blunder=0.076,slack=2.8,ties=random","doc":"Errs about once in a game, and a little."},
        {"name":"expert","title":"Expert","values":"blunder=0.053,slack=2.5,ties=random","doc":"Errs in two of three games, and a little."}
       ]
      }
     ],
     "look": ["frame"],
     "tools": ["set_up","layers"],
     "asks": [{"code":"column","title":"Column","text":"click a column","touch":"tap a column"}],
     "endings": [
      {"code":"row","text":"{count} in a row"},
      {"code":"lines","text":"Two lines at once"},
      {"code":"full","text":"The board is full"}
     ],
     "move_titles": {},
     "move_phrase": "column {move}"
    },
    {
     "name": "tron",
     "title": "Tron",
     "doc": "Ride a light cycle that leaves a wall behind; a rider without a free cell to ride to is out, the last one left wins. Alone, ride as many steps as you can. A move is a direction: l, u, r, d, and on stairs > up or < down; a run such as uurr plays several.",
     "aliases": [],
     "params": [
      {
       "name": "map",
       "title": "Map",
       "doc": "The map: WIDTHxHEIGHT, or WIDTHxHEIGHTxFLOORS, and the cells row by row from the top left of the lowest floor, runs as in `_13` (13 walls) and `.11` (11 free cells), `-1` to `-6` the starts, a small letter twice for the ends of a teleport, a capital for stairs; cells at the end that are not written are free. `15x15` alone is an open board with two starts in opposite corners. The command `position` reads maps drawn with `#`, blanks and digits.",
       "type": "text",
       "max": 3100,
       "init": "17x13--1.35_.11_.24_2.3_2.30_.30_2.3_2.24_.11_.35-2"
      },
      {"name":"riders","title":"Riders","doc":"Riders, on the first starts of the map; 0 = as many as the map has starts. One rider plays alone for steps.","unit":"riders","unit_one":"rider","type":"int","min":0,"max":6,"init":0},
      {
       "name": "wrap",
       "title": "Edges glued together",
       "doc": "Edges that are glued together: `sides` left and right, `ends` top and bottom, `torus` both.",
       "type": "enum",
       "init": "none",
       "choices": ["none","sides","ends","torus"],
       "choice_titles": ["None","Left and right","Top and bottom","All"]
      },
      {
       "name": "order",
       "title": "Order of moves",
       "doc": "Whether all riders move at once, or one after the other. One rider alone has no order.",
       "type": "enum",
       "init": "simultaneous",
       "choices": ["simultaneous","alternating"],
       "choice_titles": ["All at once","One after the other"]
      },
      {"name":"trail","title":"Trail of a fallen rider","doc":"Whether the trail of a rider that is out stays as a wall or vanishes.","type":"enum","init":"stays","choices":["stays","vanishes"],"choice_titles":["Stays","Vanishes"]},
      {"name":"crash","title":"Riding into walls is allowed","doc":"Makes riding into a wall a legal move, which is fatal: for people who ride in real time. Otherwise only free neighbours are legal.","type":"bool","init":false}
     ],
     "presets": [
      {"name":"duel","title":"Duel among pillars","values":"map=17x13--1.35_.11_.24_2.3_2.30_.30_2.3_2.24_.11_.35-2","doc":"Two riders, the same for both when turned by half: the usual game."},
      {
       "name": "document",
       "title": "The Tron lab's box, alone",
       "values": "map=13x17-_14.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.2-1.8_2.11_2.11_2.11_2.11_14",
       "doc": "One rider in a box of 11 x 15 free cells, start at (3,5). Long random rides are rare here, so that flat Monte Carlo leaves cavities behind it. With 1,000 rides a direction it makes 150 of at most 164 steps."
      },
      {"name":"room","title":"Empty room, 15 x 15","values":"map=15x15","doc":"Two riders in opposite corners of an empty room: territory decides."},
      {"name":"corridor","title":"Narrow duel","values":"map=11x7--1.11_2._3._2.2_.7_.4_2._2.4_.7_.2_2._3._2.11-2","doc":"Two riders in a small maze of passages: soon one of them is cut off."},
      {"name":"small","title":"Tiny duel, 5 x 5","values":"map=5x5-.12-2.7-1","doc":"Small enough to be solved; no sure choice is right here, only a mixed one, and it is worth half a loss to rider 1."},
      {"name":"alternating","title":"Alternating duel, 6 x 6","values":"map=6x6,order=alternating","doc":"One after the other: a game that minimax and alpha-beta understand."},
      {"name":"arena3","title":"Arena for three","values":"map=17x12-.8-1.27_.11_.43_3.14_3.14_3.43_.11_.2-2.15-3","doc":"Three riders around a block."},
      {"name":"arena4","title":"Arena for four","values":"map=17x15-_18-1.13-2_2.15_2.2_2.7_2.2_2.2_.9_.2_2.15_2.6_._.6_2.15_2.6_._.6_2.15_2.2_.9_.2_2.2_2.7_2.2_2.15_2-4.13-3_18","doc":"Four riders, one in every corner."},
      {"name":"crowd","title":"Crowd","values":"map=13x11--1.11-3.15_.2_3.2_.19_.3_.21_.3_.19_.2_3.2_.15-4.11-2,trail=vanishes","doc":"Four riders in a small arena; the trail of a rider who is out vanishes."},
      {"name":"arena6","title":"Arena for six","values":"map=25x13--1.11-2.11-3.29_.15_.37_.7_.37_.7_.7_.37_.7_.37_.15_.29-6.11-5.11-4","doc":"Six riders on a wide field with pillars."},
      {"name":"floors2","title":"Two floors","values":"map=9x9x2--1.19_.3_.6A.5B.2_.2C.5D.6_.3_.40_.3_.6A.5B.2_.2C.5D.6_.3_.19-2","doc":"A duel on two floors that four stairs join: `>` goes up, `<` goes down."},
      {"name":"floors3","title":"Three floors","values":"map=7x7x3--1.7A.3B.11_.11C.3D.11_.4A.3B.4E.3_.5_.3F.4C.3D.4_.20E.5_._.5F.16-2","doc":"A duel on three floors; the middle one is small and joins the other two."},
      {
       "name": "teleports",
       "title": "Teleports",
       "values": "map=15x11--1.6_.6a.7_.9b.4_.4c.9_.14_.29_.14_.9c.4_.4b.9_.7a.6_.6-2",
       "doc": "Two rooms, three teleports: a rider that enters one end comes out at the other, both are taken from then on."
      },
      {"name":"torus","title":"Torus","values":"map=15x12--1.49_2._2.10_.3_.40_.3_.10_2._2.41-2,wrap=torus","doc":"No edges: a rider that leaves on one side comes in on the other."},
      {
       "name": "comb",
       "title": "Gallery: comb",
       "values": "map=29x15-_32._28._28._28._._12.10_4._._12.10_4._._12.10_4._._._10.10_4._._._10.10_4._._._._8.10_4._._._._._6.10_4._._._._._._._2.10_4._._._._._._._2.10_2-1.26_30",
       "doc": "Every tooth is a dead end, a shorter one each time, and the room lies behind the last: a random ride nearly never gets there, so that the mean of flat Monte Carlo prefers the first tooth. With 1,000 rides a direction it makes 14 of at most 116 steps."
      },
      {
       "name": "rooms",
       "title": "Gallery: rooms behind doors",
       "values": "map=21x13-_22.4_.7_.6_2.4_.7_.6_2.12_.6_2.4_.7_.6_2.4_4._4.6_3._3.7_2._6.4_.7_.6_2.4_.3-1.3_.6_2.12_.6_2.4_.14_2.4_.7_.6_22",
       "doc": "Rooms with one door or two: a random ride fills a room badly and seldom finds the next door, so that flat Monte Carlo takes the doors in the wrong order. With 1,000 rides a direction it makes 87 of at most 170 steps."
      },
      {
       "name": "pillars",
       "title": "Gallery: lattice of pillars",
       "values": "map=11x11--1.11_._._._._.13_._._._._.13_._._._._.13_._._._._.13_._._._._",
       "doc": "Every second cell of every second row is a pillar: the crossings are what runs short, and a random ride, which wastes them, tells flat Monte Carlo nothing of that. With 1,000 rides a direction it makes 61 of at most 71 steps."
      },
      {
       "name": "cavities",
       "title": "Gallery: cavities",
       "values": "map=14x13-_16.2_2.2_2.2_4.2_2.2_2.2_4.2_2.2_2.2_4.2_2.2_2.2_3.12_2-1.11_2.12_3.2_2.2_2.2_4.2_2.2_2.2_4.2_2.2_2.2_4.2_2.2_2.2_16",
       "doc": "Niches two cells wide: one can ride in by one lane and out by the other, but random rides get stuck in them, so that flat Monte Carlo uses up the hall, and niches behind it stay empty. With 1,000 rides a direction it makes 62 of at most 82 steps."
      },
      {
       "name": "funnel",
       "title": "Gallery: funnel and decoy",
       "values": "map=24x12-_25.6_9.7_2.6_9.7_2.6_3._._._.7_2.6_3._._._.7_2.7-1.14_2.6_2._._._2.7_2.6_2._._._2.7_2.6_9.7_16.8_16.8_25",
       "doc": "The open room on the left is the decoy: random rides last long in it, while most of them die in the dead ends on the way to the larger room on the right. With 1,000 rides a direction it makes 49 of at most 79 steps."
      },
      {
       "name": "spiral",
       "title": "Gallery: spiral",
       "values": "map=18x16-_19.16_2.16_2.2_12.2_2.2_12.2_2.2_2.8_2.2_2.2_2.8_2.2_2.2_2.2_4.2_2.2_2.2_2.2_4.2_2.2_2.2_2.2_2.4_2.2_2.2_2.2_2.4_2.2_2-1._2.2_9._2.2_2.2_8.2_2.2_2.12_2.2_2.12_19",
       "doc": "A lane two cells wide: random rides block it after a dozen steps, so that flat Monte Carlo sees no difference between the short arm and the long one. With 1,000 rides a direction it makes 117 of at most 137 steps."
      },
      {
       "name": "deadend",
       "title": "Gallery: teleport into a dead end",
       "values": "map=14x13-_15-1.10_3a_._._._._._3.11_3._._._._._._3.11_3._._._._._._3.11_17a.11_13._2.12_15",
       "doc": "The teleport leads into a corridor of 25 steps, and no random ride among the pillars lasts that long on the mean, though the best one does by far. With 1,000 rides a direction flat Monte Carlo makes 25 of at most 71 steps."
      }
     ],
     "evals": [
      {"name":"outcome","title":"Outcome only","doc":"+100 for a won game, -100 for a lost one, 0 for a draw and for every game that is not over yet.","aliases":[],"params":[],"presets":[],"role":"plain"},
      {
       "name": "area",
       "title": "Reachable cells",
       "doc": "The cells that a rider could still reach if no other rider moved. Where every step changes the colour of a chequerboard, only as many as a ride can use that alternates between the colours; teleports, stairs and wraps of odd length break that, and then all cells count. Of one rider it is an upper bound of the steps to come.",
       "aliases": [],
       "params": [
        {"name":"cell","title":"Weight of a step","doc":"Worth of a step more than a rival can make.","type":"real","min":0,"max":1,"init":0.05,"gene":true}
       ],
       "presets": [],
       "role": "other"
      },
      {
       "name": "voronoi",
       "title": "Who reaches a cell first",
       "doc": "Every free cell belongs to the rider who reaches it first; cells that several reach at the same moment belong to no rider. Of one rider it is the number of cells that it can reach.",
       "aliases": [],
       "params": [
        {"name":"cell","title":"Weight of a cell","doc":"Worth of a cell of territory more than a rival has.","type":"real","min":0,"max":1,"init":0.15,"gene":true}
       ],
       "presets": [],
       "role": "other"
      },
      {
       "name": "chambers",
       "title": "Territory in chambers",
       "doc": "The territory of each rider, cut into chambers at the cells that can be passed only once, and of these the best chain that one ride can take: chambers at the front or chambers in the rear, not both. Counts cells, as many as a chequerboard allows, and adjacent pairs of cells. Of one rider it is an upper bound of the steps to come.",
       "aliases": [],
       "params": [
        {"name":"cell","title":"Weight of a cell","doc":"Worth of a cell more than a rival has; the default was fitted on 11,691 games by the winner of the Google AI Challenge 2010.","type":"real","min":0,"max":1,"init":0.055,"gene":true},
        {
         "name": "edge",
         "title": "Weight of adjacent cells",
         "doc": "Worth of a pair of adjacent cells more than a rival has; fitted likewise. Wide rooms have more of them than corridors of the same size.",
         "type": "real",
         "min": 0,
         "max": 1,
         "init": 0.194,
         "gene": true
        },
        {
         "name": "apart",
         "title": "Factor once separated",
         "doc": "How many times as much a difference counts when no territory touches another any more, so that each rider is alone with its room.",
         "type": "real",
         "min": 1,
         "max": 100,
         "init": 4,
         "gene": true
        }
       ],
       "presets": [],
       "role": "strong"
      }
     ],
     "playouts": [
      {
       "name": "uniform",
       "title": "Uniform random",
       "doc": "Every free neighbour is equally likely, as in the Tron lab: a random number below 12, modulo the number of possible directions.",
       "aliases": [],
       "params": [
        {
         "name": "kernel",
         "title": "Computation of games",
         "doc": "How games are computed: lockstep plays many solo games side by side, one step of every game at a time, and those of several riders without keeping whose trail is whose; plain plays one after the other by the rules. The games are the same, only the time differs.",
         "type": "enum",
         "init": "lockstep",
         "advanced": true,
         "choices": ["lockstep","plain"],
         "choice_titles": ["Side by side","One by one"]
        }
       ],
       "presets": [],
       "role": "plain"
      },
      {
       "name": "wall-following",
       "title": "Along the walls",
       "doc": "Goes where the fewest free neighbours are, so that no cells are left behind, but into a dead end only when there is nothing else; equals are equally likely.",
       "aliases": [],
       "params": [
        {"name":"random","title":"Share of random moves","doc":"Share of moves that are uniformly random all the same.","type":"real","min":0,"max":1,"init":0.1,"gene":true}
       ],
       "presets": [],
       "role": "strong"
      },
      {
       "name": "wall-following-careful",
       "title": "Along the walls, not into the smaller part",
       "doc": "Where the rider has cut the free cells in parts it stays in the largest one; among those moves it goes where the fewest free neighbours are, as wall-following does.",
       "aliases": [],
       "params": [
        {"name":"random","title":"Share of random moves","doc":"Share of moves that are uniformly random all the same.","type":"real","min":0,"max":1,"init":0.1,"gene":true}
       ],
       "presets": [],
       "role": "other"
      }
     ],
     "levels": [
      {
       "searchers": ["minimax","negamax","minimax-iter"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=8,eval=outcome,ties=random","doc":"Sees four steps of each rider, and nothing but crashes."},
        {"name":"easy","title":"Easy","values":"depth=8,eval=area","doc":"Four steps of each rider, then the cells that it can reach."},
        {"name":"medium","title":"Medium","values":"depth=4,eval=voronoi","doc":"Two steps of each rider, then who is first where."},
        {"name":"hard","title":"Hard","values":"depth=5,eval=chambers","doc":"Five plies, then who is first where and can stay."},
        {"name":"expert","title":"Expert","values":"depth=6,eval=chambers(edge=0)","doc":"Three steps of each rider, then the cells where each is first and can stay."}
       ]
      },
      {
       "searchers": ["alphabeta","negalphabeta","alphabeta-iter"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=8,eval=outcome,ties=random","doc":"Sees four steps of each rider, and nothing but crashes."},
        {"name":"easy","title":"Easy","values":"depth=8,eval=area","doc":"Four steps of each rider, then the cells that it can reach."},
        {"name":"medium","title":"Medium","values":"depth=4,eval=voronoi","doc":"Two steps of each rider, then who is first where."},
        {"name":"hard","title":"Hard","values":"depth=5,eval=chambers","doc":"Five plies, then who is first where and can stay."},
        {"name":"expert","title":"Expert","values":"depth=6,eval=chambers(edge=0)","doc":"Three steps of each rider, then the cells where each is first and can stay."}
       ]
      },
      {
       "searchers": ["montecarlo"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"sims=2","doc":"Two random games in every direction."},
        {"name":"easy","title":"Easy","values":"sims=7,cut=16,leaf=cut","doc":"Sixteen random steps, then who is first where; seven times."},
        {"name":"medium","title":"Medium","values":"sims=15,cut=7,leaf=cut","doc":"Seven random steps, then who is first where; fifteen times."},
        {"name":"hard","title":"Hard","values":"sims=20,cut=3,leaf=cut","doc":"Three random steps, then who is first where; twenty times."},
        {"name":"expert","title":"Expert","values":"sims=20,cut=2,leaf=cut","doc":"Two random steps, then who is first where; twenty times."}
       ]
      },
      {
       "searchers": ["uct"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"sims=12,solve=no","doc":"A dozen random games: sees a wall when it stands before it."},
        {"name":"easy","title":"Easy","values":"sims=12,leaf=eval","doc":"A dozen positions, each by who is first where."},
        {"name":"medium","title":"Medium","values":"sims=25,leaf=eval","doc":"Twenty-five positions, each by who is first where."},
        {"name":"hard","title":"Hard","values":"sims=55,leaf=eval","doc":"Fifty-five positions, each by who is first where."},
        {"name":"expert","title":"Expert","values":"sims=300,leaf=eval","doc":"Three hundred positions, each by who is first where."}
       ]
      },
      {
       "searchers": ["pvs"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=6,eval=outcome","doc":"Sees three steps of each rider, and nothing but crashes."},
        {"name":"easy","title":"Easy","values":"nodes=300,eval=area","doc":"Three hundred positions, each by the cells that can be reached."},
        {"name":"medium","title":"Medium","values":"depth=5,eval=voronoi","doc":"Five plies, then who is first where."},
        {"name":"hard","title":"Hard","values":"depth=4","doc":"Two steps of each rider, then who is first where and can stay."},
        {"name":"expert","title":"Expert","values":"nodes=300","doc":"Three hundred positions, each by who is first where and can stay."}
       ]
      }
     ],
     "look": ["trails"],
     "tools": ["map","rounds","layers","lockstep"],
     "asks": [
      {"code":"step","title":"Cell","text":"arrow keys, or click a cell","touch":"tap a cell beside your head"}
     ],
     "endings": [
      {"code":"crash","text":"{loser} has crashed"},
      {"code":"others","text":"The others have crashed"},
      {"code":"nobody","text":"Nobody is left"}
     ],
     "move_titles": {"l":"left","u":"up","r":"right","d":"down",">":"upstairs","<":"downstairs"},
     "real_time": "crash=yes"
    },
    {
     "name": "2048",
     "title": "2048",
     "doc": "Slide all tiles up, left, down or right (u l d r); two equal tiles that meet merge into one. After every slide a new tile appears, mostly a 2, sometimes a 4. Make a 2048 before the board is full. Tiles are written as their value and cell: 2a1 is a 2 in the lower left corner.",
     "aliases": [],
     "params": [
      {"name":"rows","title":"Rows","doc":"Height of the board in cells.","unit":"rows","unit_one":"row","type":"int","min":2,"max":6,"init":4},
      {"name":"cols","title":"Columns","doc":"Width of the board in cells.","unit":"columns","unit_one":"column","type":"int","min":2,"max":6,"init":4},
      {
       "name": "four",
       "title": "One new tile in n is a 4",
       "doc": "One new tile in this many is of exponent 2 (a 4) instead of 1 (a 2): 6 in the 2048 report, 10 in the original game, 1 = always, 0 = never.",
       "type": "int",
       "min": 0,
       "max": 100,
       "init": 6
      },
      {
       "name": "start",
       "title": "First two tiles",
       "doc": "The two tiles of the start: ones (two 2s, as in the 2048 report) or random (drawn like any other tile, as in the original game).",
       "type": "enum",
       "init": "ones",
       "choices": ["ones","random"],
       "choice_titles": ["Two of the lowest","Drawn at random"]
      },
      {
       "name": "spawn",
       "title": "Where new tiles appear",
       "doc": "Where a new tile appears: uniform (every empty cell alike) or document (a number is drawn below the number of cells and counted off along the empty cells from the top left, again and again, so that the first ones are a little more likely).",
       "type": "enum",
       "init": "uniform",
       "choices": ["uniform","document"],
       "choice_titles": ["Every empty cell alike","As in the 2048 report"]
      },
      {"name":"target","title":"Exponent of the winning tile","doc":"The tile that wins, as an exponent: 11 is 2048, or 177147 with base=3.","unit":"exponent","type":"int","min":3,"max":17,"init":11},
      {
       "name": "stop",
       "title": "Ends at the winning tile",
       "doc": "The game ends when the target is reached; with no it goes on until no slide changes the board. On 4 x 4 the tile of exponent 16 (65536) ends it in any case, unless board=cells.",
       "type": "bool",
       "init": true
      },
      {"name":"base","title":"Base of the tiles","doc":"Tiles show this number to the power of their exponent; two equal tiles still merge into the next exponent.","type":"int","min":2,"max":3,"init":2},
      {
       "name": "board",
       "title": "Way the board is kept",
       "doc": "How a board of 4 x 4 is kept: auto (in one 64-bit word, fast) or cells (cell by cell like all other sizes, with tiles beyond exponent 16).",
       "type": "enum",
       "init": "auto",
       "advanced": true,
       "choices": ["auto","cells"],
       "choice_titles": ["In one word where it fits","Cell by cell"]
      }
     ],
     "presets": [
      {"name":"document","title":"4 x 4, a 4 one time in six","values":"rows=4,cols=4,four=6,start=ones,spawn=uniform,target=11,stop=yes","doc":"The game of the 2048 report: two 2s at the start, a 4 one time in six, won at 2048."},
      {"name":"faithful","title":"4 x 4, cells as in the 2048 report","values":"rows=4,cols=4,four=6,start=ones,spawn=document,target=11,stop=yes","doc":"The same with the report's own way of drawing a cell, for its published figures."},
      {"name":"original","title":"4 x 4, original, without end","values":"rows=4,cols=4,four=10,start=random,spawn=uniform,target=11,stop=no","doc":"The game as it is commonly known: a 4 one time in ten, and play goes on after 2048."},
      {"name":"powers3","title":"4 x 4, powers of three","values":"rows=4,cols=4,four=6,target=11,base=3","doc":"A remark of the 2048 report, tried out: the same game with powers of three, won at 177147."},
      {"name":"2x2","title":"Tiny 2 x 2","values":"rows=2,cols=2,four=10,start=random,target=4,stop=no","doc":"Four cells, solved to the end in an instant; 16 is within reach, 32 with luck."},
      {"name":"2x3","title":"Small 2 x 3","values":"rows=2,cols=3,four=10,start=random,target=6,stop=no","doc":"Two rows of three: 64 is within reach, 128 with luck."},
      {"name":"3x3","title":"Small 3 x 3","values":"rows=3,cols=3,four=10,start=random,target=9,stop=no","doc":"Nine cells: 512 is a good game, 1024 a rare one."},
      {"name":"3x5","title":"Rectangle 3 x 5","values":"rows=3,cols=5,four=10,start=random,target=11,stop=no","doc":"Three rows of five."},
      {"name":"5x5","title":"Large 5 x 5","values":"rows=5,cols=5,four=10,start=random,target=13","doc":"Twenty-five cells, won at 8192."},
      {"name":"6x6","title":"Large 6 x 6","values":"rows=6,cols=6,four=10,start=random,target=14","doc":"Thirty-six cells, won at 16384."}
     ],
     "evals": [
      {
       "name": "rules",
       "title": "Rules of the 2048 report",
       "doc": "The rules of the 2048 report, each with a coefficient (and some with a power): empty cells, largest tile, chance and corner spam after the move; lost, monotony and smoothness with the next tile on the board. Values have no unit.",
       "aliases": [],
       "params": [
        {
         "name": "c_empty",
         "title": "Empty cells weight",
         "doc": "Coefficient of the rule EmptyCells: the number of empty cells after the move. 0 leaves the rule out, as with all coefficients.",
         "type": "real",
         "min": 0,
         "max": 10,
         "init": 1,
         "gene": true
        },
        {"name":"c_lost","title":"Lost game weight","doc":"Coefficient of the rule Lost: -2,000,000 when no slide is left.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_maxvalue","title":"Largest tile weight","doc":"Coefficient of the rule MaxValue: the largest exponent on the board.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_monotony","title":"Monotony weight","doc":"Coefficient of the rule Monotony: how much rows and columns rise and fall.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_random","title":"Random weight","doc":"Coefficient of the rule Random, a number from -3 to 3: above 0 the rule is in, and the 2048 report ignores how far above.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_smooth","title":"Smoothness weight","doc":"Coefficient of the rule Smoothness: minus the differences of neighbours.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_spam","title":"Spam corner weight","doc":"Coefficient of the rule SpamCorner: 6 for a slide into the corner while all tiles are small (exponent 6 at most).","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_win","title":"Won game weight","doc":"Coefficient of a rule that is not in the report: 2,000,000 when the target is on the board after the move.","type":"real","min":0,"max":10,"init":0},
        {"name":"p_empty","title":"Empty cells exponent","doc":"Power of the number of empty cells.","type":"real","min":1,"max":10,"init":1,"gene":true},
        {"name":"p_maxvalue","title":"Largest tile exponent","doc":"Power of the largest exponent (or tile, see maxvalue).","type":"real","min":1,"max":10,"init":1,"gene":true},
        {"name":"p_monotony","title":"Monotony exponent","doc":"Power of the sum that Monotony subtracts.","type":"real","min":1,"max":10,"init":1,"gene":true},
        {"name":"p_smooth","title":"Smoothness exponent","doc":"Power of the sum that Smoothness subtracts.","type":"real","min":1,"max":10,"init":1,"gene":true},
        {
         "name": "monotony",
         "title": "Direction of monotony",
         "doc": "Which of rising and falling counts: document (the larger sum, the report's fault) or best (the smaller one, so that order in either direction is good).",
         "type": "enum",
         "init": "document",
         "choices": ["document","best"],
         "choice_titles": ["As in the 2048 report","The better one"]
        },
        {
         "name": "maxvalue",
         "title": "Largest tile counts as",
         "doc": "What MaxValue takes of the largest tile: its exponent, or the tile itself as a power of two.",
         "type": "enum",
         "init": "exponent",
         "choices": ["exponent","tile"],
         "choice_titles": ["Its exponent","Its number"]
        },
        {
         "name": "random",
         "title": "Random rule counts",
         "doc": "Whether Random ignores its coefficient (document, its fault) or is multiplied by it (scaled).",
         "type": "enum",
         "init": "document",
         "choices": ["document","scaled"],
         "choice_titles": ["As in the 2048 report","With its weight"]
        },
        {
         "name": "spam",
         "title": "Corner of the spam rule",
         "doc": "The corner of SpamCorner: document (slides down and right, as its program does) or top (up and right, as its name says).",
         "type": "enum",
         "init": "document",
         "choices": ["document","top"],
         "choice_titles": ["As in the 2048 report","Up and right"]
        }
       ],
       "presets": [
        {"name":"document","title":"All rules, all coefficients 1","values":"c_empty=1,c_lost=1,c_maxvalue=1,c_monotony=1,c_random=1,c_smooth=1,c_spam=1","doc":"The first try of the 2048 report: it wins one game in a hundred."},
        {"name":"order","title":"Order and room","values":"c_empty=10,c_lost=1,c_maxvalue=0,c_monotony=1,c_random=0,c_smooth=1,c_spam=0,monotony=best","doc":"Without chance and spam, and with the fault of Monotony mended."}
       ],
       "role": "plain"
      },
      {
       "name": "lab",
       "title": "Rules of the published 2048 program",
       "doc": "The rules of the program that was published with the 2048 report: the report's seven, a chain of halved tiles, and powers of some. The one that counts is smoothness of powers, which wins twice as many games.",
       "aliases": [],
       "params": [
        {
         "name": "c_chain",
         "title": "Chain weight",
         "doc": "Coefficient of the rule ChainedScore: the length of the longest chain of neighbours from a largest tile on, each half of the one before. 0 leaves the rule out, as with all coefficients.",
         "type": "real",
         "min": 0,
         "max": 10,
         "init": 0,
         "gene": true
        },
        {"name":"p_chain","title":"Chain exponent","doc":"Power of the length of the chain.","type":"real","min":1,"max":10,"init":1,"gene":true},
        {"name":"c_maxpow","title":"Largest tile, power weight","doc":"Coefficient of the rule MaxValue2Pow: a number to the power of the largest exponent on the board.","type":"real","min":0,"max":10,"init":0,"gene":true},
        {"name":"p_maxpow","title":"Base of the largest tile","doc":"The number that MaxValue2Pow raises; 2 makes it the tile itself.","type":"real","min":1,"max":10,"init":2,"gene":true},
        {"name":"c_monotonypow","title":"Monotony weight, squares","doc":"Coefficient of the rule PowedMonotony: Monotony of the squares of exponents.","type":"real","min":0,"max":10,"init":0,"gene":true},
        {
         "name": "c_smoothpow",
         "title": "Smoothness weight, powers",
         "doc": "Coefficient of the rule PowedSmoothness: minus the differences of neighbours' exponents, each raised to a power first.",
         "type": "real",
         "min": 0,
         "max": 10,
         "init": 1,
         "gene": true
        },
        {"name":"p_smoothpow","title":"Smoothness exponent","doc":"Power of the exponents that PowedSmoothness compares.","type":"real","min":1,"max":6,"init":2,"gene":true},
        {"name":"c_emptypow","title":"Empty cells, power weight","doc":"Coefficient of the rule PowEmptyCells: a power of the number of empty cells.","type":"real","min":0,"max":10,"init":0,"gene":true},
        {"name":"p_emptypow","title":"Empty cells exponent","doc":"Power of the number of empty cells.","type":"real","min":1,"max":6,"init":2,"gene":true},
        {"name":"c_win","title":"Won game weight","doc":"Coefficient of the rule Win: 2,000,000 when the target is on the board after the move.","type":"real","min":0,"max":10,"init":0,"gene":true},
        {
         "name": "c_empty",
         "title": "Empty cells weight",
         "doc": "Coefficient of the rule EmptyCells: the number of empty cells after the move. 0 leaves the rule out, as with all coefficients.",
         "type": "real",
         "min": 0,
         "max": 10,
         "init": 1,
         "gene": true
        },
        {"name":"c_lost","title":"Lost game weight","doc":"Coefficient of the rule Lost: -2,000,000 when no slide is left.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_maxvalue","title":"Largest tile weight","doc":"Coefficient of the rule MaxValue: the largest exponent on the board.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_monotony","title":"Monotony weight","doc":"Coefficient of the rule Monotony: how much rows and columns rise and fall.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_random","title":"Random weight","doc":"Coefficient of the rule Random, a number from -3 to 3: above 0 the rule is in, and the 2048 report ignores how far above.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_smooth","title":"Smoothness weight","doc":"Coefficient of the rule Smoothness: minus the differences of neighbours.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"c_spam","title":"Spam corner weight","doc":"Coefficient of the rule SpamCorner: 6 for a slide into the corner while all tiles are small (exponent 6 at most).","type":"real","min":0,"max":10,"init":1,"gene":true}
       ],
       "presets": [],
       "role": "other"
      },
      {
       "name": "rows",
       "title": "Rows and columns",
       "doc": "Our heuristic: order, empty cells and possible merges of every row and column, each with a weight. Made for expectimax. Its unit is nothing but its own; only differences count.",
       "aliases": [],
       "params": [
        {"name":"empty","title":"Empty cells weight","doc":"Worth of an empty cell, counted in its row and in its column.","type":"real","min":-10000,"max":10000,"init":464,"gene":true},
        {
         "name": "merges",
         "title": "Possible merges weight",
         "doc": "Worth of each tile that stands next to an equal one in its row or column (empty cells between them do not matter).",
         "type": "real",
         "min": -10000,
         "max": 10000,
         "init": 642,
         "gene": true
        },
        {"name":"monotony","title":"Monotony weight","doc":"Cost of disorder: in each row and column the tiles should only rise or only fall.","type":"real","min":0,"max":1000,"init":47,"gene":true},
        {
         "name": "slope",
         "title": "Monotony exponent",
         "doc": "Exponents are raised to this power before `monotony` and `rough` take their differences: the larger, the more the large tiles matter.",
         "type": "real",
         "min": 0.5,
         "max": 5,
         "init": 2.65,
         "gene": true
        },
        {"name":"sum","title":"Tile sum weight","doc":"Cost of tiles as such: many small ones cost more than the large one they make.","type":"real","min":-1000,"max":1000,"init":10.7,"gene":true},
        {"name":"mass","title":"Tile sum exponent","doc":"Exponents are raised to this power for `sum` and `edge`.","type":"real","min":0.5,"max":5,"init":3.17,"gene":true},
        {"name":"edge","title":"Edge tiles weight","doc":"Worth of a tile at the end of its row or column; in a corner it counts twice.","type":"real","min":-1000,"max":1000,"init":0,"gene":true},
        {"name":"steps","title":"Steps of one weight","doc":"Worth of two neighbours whose exponents differ by one.","type":"real","min":-10000,"max":10000,"init":-38,"gene":true},
        {"name":"rough","title":"Roughness weight","doc":"Cost of differences between neighbours.","type":"real","min":-1000,"max":1000,"init":0.34,"gene":true},
        {"name":"lost","title":"Cost of a lost game","doc":"Cost of a lost game, against the value of boards that go on.","type":"real","min":0,"max":25000000,"init":440000,"log":true,"gene":true},
        {"name":"won","title":"Worth of a won game","doc":"Worth of a won game, where the target ends it. No board is worth more.","type":"real","min":0,"max":25000000,"init":10000000,"log":true},
        {
         "name": "early",
         "title": "From this tile on",
         "doc": "A search that begins at a board without a tile of this exponent (10 is 1024) uses the default weights instead of these; 0 = these from the start.",
         "unit": "exponent",
         "type": "int",
         "min": 0,
         "max": 18,
         "init": 0
        }
       ],
       "presets": [
        {
         "name": "deep",
         "title": "For deep searches",
         "values": "empty=270,merges=700,monotony=47,slope=4,sum=11,mass=3.5,steps=0,rough=0,lost=1600000",
         "doc": "Weights for searches of tens of thousands of nodes a move and more: large tiles count for far more. The values of ziap's 2048-ai. At two moves they are worse than ours."
        }
       ],
       "role": "strong"
      },
      {
       "name": "ntuple",
       "title": "Trained network",
       "doc": "What a network of tuples has learned: the chance of winning in percent, or, when it learned to collect points, the points still to come. Boards of 4 x 4 only. `train ntuple` makes networks, `networks` lists them.",
       "aliases": [],
       "params": [
        {"name":"net","title":"Network","doc":"The network, by its name: shipped (the one that comes with the program), or one that `train` has made or `network load` has brought in.","type":"blob","init":"shipped","kind":"network"}
       ],
       "presets": [],
       "role": "other"
      },
      {"name":"outcome","title":"Outcome only","doc":"+100 for a won game, -100 for a lost one, 0 for a draw and for every game that is not over yet.","aliases":[],"params":[],"presets":[],"role":"plain"}
     ],
     "playouts": [
      {"name":"uniform","title":"Uniform random","doc":"Every legal direction is equally likely.","aliases":[],"params":[],"presets":[],"role":"plain"},
      {"name":"corner","title":"Into the corner","doc":"Down or left, each equally likely, as long as one of them is legal; else right; up only when nothing else is left.","aliases":[],"params":[],"presets":[],"role":"other"}
     ],
     "learners": [
      {
       "name": "ntuple",
       "title": "Network of tuples",
       "doc": "A network of small tuples that learns from games against itself: every tuple looks at four to six cells and has a weight for everything that may stand there. Of use as evaluation: expectimax(eval=ntuple(net=NAME)).",
       "aliases": [],
       "params": [
        {
         "name": "tuples",
         "title": "Shape of the tuples",
         "doc": "What the network sees: 8 rows and columns (rows8: the two kinds of rows), 17 groups of four cells (fours17: rows and squares), 16 groups of five cells (fives16: a row and a cell, a P of five), 32 of them (fives32: four tuples of five) or 32 groups of six cells (sixes32: a row and two cells, rectangles; takes 1.4 GB while it learns, more than a page has). More sees better, learns longer and plays slower.",
         "type": "enum",
         "init": "fives16",
         "choices": ["rows8","fours17","fives16","fives32","sixes32"],
         "choice_titles": ["8 rows and columns","17 groups of four cells","16 groups of five cells","32 groups of five cells","32 groups of six cells"]
        },
        {
         "name": "reward",
         "title": "Learns to reach",
         "doc": "What it learns to reach: the target tile (win: values are chances of winning), or many points (score: values are points to come).",
         "type": "enum",
         "init": "win",
         "choices": ["win","score"],
         "choice_titles": ["The goal","A high score"]
        },
        {
         "name": "lambda",
         "title": "Lambda, weight of the end",
         "doc": "How much a position learns from the end of its game, as against from the value of the next position. 0 learns slower at first and ends as well.",
         "type": "real",
         "min": 0,
         "max": 1,
         "init": 0.5
        },
        {"name":"rate","title":"Learning rate","doc":"Step size; each weight has its own besides, which falls as its errors cancel out. May be tuned while it learns.","type":"real","min":0,"max":2,"init":1},
        {
         "name": "optimism",
         "title": "Optimism",
         "doc": "What is unknown at first looks worth this: 1 is a won game (or, when it learns to reach a score, the points on the way to the target). Less learns earlier and overlooks more.",
         "type": "real",
         "min": 0,
         "max": 4,
         "init": 1
        },
        {
         "name": "size",
         "title": "Largest file",
         "doc": "Largest file: weights that matter less are rounded more until the network fits, which takes a moment longer. 0 = hardly rounded. May be changed while it learns.",
         "unit": "KB",
         "type": "int",
         "min": 0,
         "max": 65536,
         "init": 0
        },
        {"name":"from","title":"Network to go on from","doc":"A network of the same tuples and reward to go on from; nothing = a new one.","type":"blob","init":"","kind":"network"}
       ],
       "presets": []
      }
     ],
     "levels": [
      {
       "searchers": ["montecarlo"],
       "presets": [
        {"name":"easy","title":"Easy","values":"sims=5","doc":"Five random games after each move."},
        {"name":"medium","title":"Medium","values":"sims=30","doc":"Thirty random games after each move."}
       ]
      },
      {
       "searchers": ["uct"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"sims=3","doc":"Three random games a move."},
        {"name":"easy","title":"Easy","values":"sims=18","doc":"Eighteen random games a move."},
        {"name":"medium","title":"Medium","values":"sims=100","doc":"A hundred random games a move."},
        {"name":"hard","title":"Hard","values":"sims=2k","doc":"Two thousand random games a move."}
       ]
      },
      {
       "searchers": ["expectimax"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=1,eval=outcome","doc":"Takes the points of the next move."},
        {"name":"easy","title":"Easy","values":"depth=2,eval=outcome","doc":"The points of two moves and of all that the dice may bring."},
        {"name":"medium","title":"Medium","values":"depth=3,eval=outcome","doc":"The points of three moves and all that the dice may bring."},
        {"name":"hard","title":"Hard","values":"depth=2","doc":"Two moves, then how the tiles lie in their rows."},
        {
         "name": "expert",
         "title": "Expert",
         "values": "nodes=100k,prune=yes,eval=rows(preset=deep)",
         "doc": "As deep as a hundred thousand positions allow, then how the tiles lie; slides that tear the large tiles from their corner are left out."
        }
       ]
      }
     ],
     "look": ["tiles"],
     "tools": ["set_up","autoplay","outlook","wasd"],
     "asks": [
      {"code":"slide","title":"Slide","text":"slide the tiles with the arrow keys","touch":"swipe, or tap an arrow"}
     ],
     "endings": [
      {"code":"target","text":"{tile} is reached"},
      {"code":"largest","text":"The largest tile, {tile}, is reached"},
      {"code":"no_slide","text":"No slide is left"}
     ],
     "goal": {"code":"tile","text":"Join tiles to reach {tile}","name":"{tile}","go_on":"stop=no"},
     "move_titles": {"l":"left","u":"up","r":"right","d":"down"},
     "tally_phrase": "tiles of {tally}"
    },
    {
     "name": "amazons",
     "title": "Amazons",
     "doc": "Queens move and shoot arrows that stay for ever; the side that cannot move has lost. A turn is a queen's move and then her arrow, both along rows, columns and diagonals over free cells. A move is written d1-d7/g7: from, to, arrow; d1d7g7 and d1d7,d7g7 are read, too.",
     "aliases": [],
     "params": [
      {"name":"columns","alias":"cols","title":"Columns","doc":"Width of the board in cells; the board may have up to 128 cells.","unit":"columns","unit_one":"column","type":"int","min":2,"max":64,"init":10},
      {"name":"rows","title":"Rows","doc":"Height of the board in cells; the board may have up to 128 cells.","unit":"rows","unit_one":"row","type":"int","min":2,"max":64,"init":10},
      {
       "name": "queens",
       "title": "Queens per side",
       "doc": "Queens of each side at the start. Positions that are set up may have from none to four of each side, whatever this says.",
       "unit": "queens",
       "unit_one": "queen",
       "type": "int",
       "min": 1,
       "max": 4,
       "init": 4
      },
      {
       "name": "layout",
       "title": "Start position",
       "doc": "Where the queens stand at the start: `standard` scales the pattern of the 10 x 10 board, `corners` puts them into the corners, White below, Black above. Where a board is too small for it, the queens fill it from the bottom and from the top.",
       "type": "enum",
       "init": "standard",
       "choices": ["standard","corners"],
       "choice_titles": ["Usual","In the corners"]
      }
     ],
     "presets": [
      {"name":"standard","title":"Standard 10 x 10","values":"columns=10,rows=10,queens=4,layout=standard","doc":"The game as it is played in tournaments: four queens a side."},
      {"name":"10x10-two","title":"10 x 10, two queens","values":"columns=10,rows=10,queens=2,layout=standard","doc":"The large board with two queens a side."},
      {"name":"8x8","title":"8 x 8, four queens","values":"columns=8,rows=8,queens=4,layout=standard","doc":"The pattern of the large board on a chessboard."},
      {"name":"6x6","title":"6 x 6, four queens","values":"columns=6,rows=6,queens=4,layout=standard","doc":"Four queens a side on 36 cells: a short, dense game."},
      {"name":"6x6-two","title":"6 x 6, two queens","values":"columns=6,rows=6,queens=2,layout=standard","doc":"Two queens a side on 36 cells."},
      {"name":"6x6-one","title":"6 x 6, one queen","values":"columns=6,rows=6,queens=1,layout=standard","doc":"One queen a side on 36 cells: good for learning the moves."},
      {"name":"5x5","title":"5 x 5, four queens","values":"columns=5,rows=5,queens=4,layout=standard","doc":"Small enough to be solved: the side to move wins."},
      {"name":"4x4","title":"4 x 4, four queens","values":"columns=4,rows=4,queens=4,layout=standard","doc":"Small enough to be solved at once: the side to move wins."},
      {"name":"corners","title":"10 x 10, one queen in the corner","values":"columns=10,rows=10,queens=1,layout=corners","doc":"One queen a side in opposite corners, as in the Amazons report's measurement of times."}
     ],
     "evals": [
      {"name":"outcome","title":"Win, undecided, loss","doc":"The leaf values of the Amazons report: +100 for a won game, -100 for a lost one, 0 (undecided) as long as the game goes on.","aliases":[],"params":[],"presets":[],"role":"plain"},
      {
       "name": "territory",
       "title": "Who reaches the cells first",
       "doc": "Counts the cells that a side reaches first, by queen moves (t1) and by king moves (t2), how much sooner it does (c1, c2), and how free its queens are (m), with weights that change from early over the middle to late in the game. A sum s is shown as 99 s / (scale + |s|). On the board: +1 where a side is nearer in both ways, 0.75 by queen moves only, 0.25 by king moves only.",
       "aliases": [],
       "params": [
        {"name":"early_t1","title":"Early queen territory","doc":"Worth, early, of a cell that is nearer by queen moves.","type":"real","min":0,"max":4,"init":0,"gene":true},
        {"name":"early_t2","title":"Early king territory","doc":"Worth, early, of a cell that is nearer by king moves.","type":"real","min":0,"max":4,"init":0,"gene":true},
        {"name":"early_c1","title":"Early queen distance","doc":"Worth, early, of being nearer by queen moves, by how much.","type":"real","min":0,"max":4,"init":0,"gene":true},
        {"name":"early_c2","title":"Early king distance","doc":"Worth, early, of being nearer by king moves, by how much.","type":"real","min":0,"max":4,"init":0,"gene":true},
        {"name":"early_m","title":"Early mobility","doc":"Worth, early, of the freedom of the queens.","type":"real","min":0,"max":4,"init":0.81,"gene":true},
        {"name":"middle_t1","title":"Middle queen territory","doc":"Worth, in the middle, of a cell that is nearer by queen moves.","type":"real","min":0,"max":4,"init":1.23,"gene":true},
        {"name":"middle_t2","title":"Middle king territory","doc":"Worth, in the middle, of a cell that is nearer by king moves.","type":"real","min":0,"max":4,"init":0.91,"gene":true},
        {"name":"middle_c1","title":"Middle queen distance","doc":"Worth, in the middle, of being nearer by queen moves, by how much.","type":"real","min":0,"max":4,"init":0,"gene":true},
        {"name":"middle_c2","title":"Middle king distance","doc":"Worth, in the middle, of being nearer by king moves, by how much.","type":"real","min":0,"max":4,"init":1.62,"gene":true},
        {"name":"middle_m","title":"Middle mobility","doc":"Worth, in the middle, of the freedom of the queens.","type":"real","min":0,"max":4,"init":1.71,"gene":true},
        {"name":"late_t1","title":"Late queen territory","doc":"Worth, late, of a cell that is nearer by queen moves.","type":"real","min":0,"max":4,"init":2.79,"gene":true},
        {"name":"late_t2","title":"Late king territory","doc":"Worth, late, of a cell that is nearer by king moves.","type":"real","min":0,"max":4,"init":2.04,"gene":true},
        {"name":"late_c1","title":"Late queen distance","doc":"Worth, late, of being nearer by queen moves, by how much.","type":"real","min":0,"max":4,"init":1.58,"gene":true},
        {"name":"late_c2","title":"Late king distance","doc":"Worth, late, of being nearer by king moves, by how much.","type":"real","min":0,"max":4,"init":1.97,"gene":true},
        {"name":"late_m","title":"Late mobility","doc":"Worth, late, of the freedom of the queens.","type":"real","min":0,"max":4,"init":0.78,"gene":true},
        {"name":"turn","title":"Phase of the middle","doc":"The phase at which the weights of the middle hold: 1 is the start, 0 when no cell is contested any more.","type":"real","min":0.05,"max":0.95,"init":0.35,"gene":true},
        {"name":"tempo","title":"Weight of equal cells","doc":"Worth, to the side to move, of a cell that both reach equally soon.","type":"real","min":-0.2,"max":0.5,"init":0.12,"gene":true},
        {
         "name": "half",
         "title": "Mobility of half freedom",
         "doc": "Mobility at which a queen has lost half of her freedom. Mobility is the sum over the cells up to three steps away that the other side reaches, too, of free neighbours / 2^steps; it is about 60 in the open.",
         "type": "real",
         "min": 0.5,
         "max": 50,
         "init": 5,
         "log": true,
         "gene": true
        },
        {"name":"scale","title":"Lead for half a win","doc":"A lead of this many cells is shown as half a win.","type":"real","min":1,"max":100,"init":8,"log":true,"gene":true}
       ],
       "presets": [
        {
         "name": "deep",
         "title": "For deep searches",
         "values": "early_c2=0.32,early_m=1.08,middle_t1=0.84,middle_t2=0.78,middle_c1=0.03,middle_c2=1.55,middle_m=1.72,late_t1=2.81,late_t2=2.11,late_c1=1.53,late_c2=1.99,late_m=0.74,tempo=0.096,half=4.1,scale=7.6",
         "doc": "Weights for searches of some hundred positions a move and more on large boards, tuned in play: queens stay free, and kings are near, from the start."
        },
        {
         "name": "small",
         "title": "For small boards",
         "values": "early_t1=0.05,early_t2=0.2,early_c1=0.24,early_c2=0.33,early_m=0.23,middle_t1=0.21,middle_t2=0.26,middle_c1=0.37,middle_c2=0.57,middle_m=0.15,late_t1=0.84,late_t2=0.14,late_c1=0.08,late_c2=0.13,late_m=0.11,tempo=0.1",
         "doc": "Weights for boards with fewer than six cells a queen, as 6 x 6 with four queens a side: `strong` means them there."
        }
       ],
       "role": "strong"
      },
      {
       "name": "mobility",
       "title": "Own and opponent's moves",
       "doc": "What the side to move can do less what the other side could do, each with its own weight. A sum s is shown as 99 s / (scale + |s|). On the board: how many queens more of one's own than of the other's can go to a cell.",
       "aliases": [],
       "params": [
        {"name":"own","title":"Own mobility weight","doc":"Worth of what the side to move can do.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {"name":"other","title":"Opponent's mobility weight","doc":"Worth of what the other side could do if it were to move.","type":"real","min":0,"max":10,"init":1,"gene":true},
        {
         "name": "count",
         "title": "What is counted",
         "doc": "What is counted: `targets` the cells that each queen can go to, `moves` whole moves with their arrows.",
         "type": "enum",
         "init": "targets",
         "choices": ["targets","moves"],
         "choice_titles": ["Cells in reach","Moves"]
        },
        {"name":"scale","title":"Sum for half a win","doc":"A sum of this size is shown as half a win.","type":"real","min":1,"max":2000,"init":30,"log":true,"gene":true}
       ],
       "presets": [],
       "role": "other"
      },
      {
       "name": "regions",
       "title": "Moves left in closed regions",
       "doc": "Counts the moves that each side has left in regions that arrows have cut off: found by search in small ones, bounded in large and contested ones. A sum s of moves is shown as 99 s / (scale + |s|). On the board every free cell shows the value of its region in moves.",
       "aliases": [],
       "params": [
        {
         "name": "source",
         "title": "Regions counted",
         "doc": "`document` counts the moves left in regions of one side, as the Amazons report does; `bounds` adds what is proven about contested regions, and sees when a side can outlast the other for sure.",
         "type": "enum",
         "init": "bounds",
         "choices": ["document","bounds"],
         "choice_titles": ["As in the Amazons report","With proven bounds"]
        },
        {"name":"own","title":"Own moves weight","doc":"Worth of a move that is left in a region of one's own.","type":"real","min":0,"max":4,"init":1,"gene":true},
        {"name":"other","title":"Opponent's moves weight","doc":"Worth of a move that is left in a region of the other side.","type":"real","min":0,"max":4,"init":1,"gene":true},
        {"name":"defensive","title":"Defensive region factor","doc":"Factor for moves in a defensive region: one whose queen cannot use every cell.","type":"real","min":0,"max":4,"init":1,"gene":true},
        {"name":"contested","title":"Contested moves weight","doc":"Worth of a move that the proven bounds of a contested region promise on average. With `bounds` only.","type":"real","min":0,"max":4,"init":0.5,"gene":true},
        {"name":"decided","title":"Value of a decided game","doc":"Value, in hundredths of a win, from which a game counts that one side can outlast for sure. With `bounds` only.","type":"real","min":0,"max":98,"init":90,"gene":true},
        {"name":"scale","title":"Moves for half a win","doc":"A sum of this many moves is shown as half a win.","type":"real","min":1,"max":100,"init":8,"log":true,"gene":true},
        {
         "name": "effort",
         "title": "Moves tried per region",
         "doc": "Moves tried to find out how many can be made in one region; beyond that the count is a bound, and the middle is taken.",
         "unit": "moves",
         "unit_one": "move",
         "type": "int",
         "min": 1,
         "max": 100000,
         "init": 300,
         "log": true,
         "advanced": true
        },
        {"name":"shortcut","title":"Short cuts for simple shapes","doc":"Lines, rectangles and triangles with one queen are counted without search.","type":"bool","init":true,"advanced":true}
       ],
       "presets": [],
       "role": "other"
      }
     ],
     "playouts": [
      {"name":"uniform","title":"Uniform random","doc":"Every legal move, with its arrow, is equally likely.","aliases":[],"params":[],"presets":[],"role":"plain"},
      {
       "name": "steps",
       "title": "Queen, target, arrow",
       "doc": "Draws a queen among those that can move, then one of the cells that she can go to, then one of the cells that her arrow can reach. Several times as fast as `uniform`; queens with little room move more often.",
       "aliases": [],
       "params": [],
       "presets": [],
       "role": "strong"
      }
     ],
     "levels": [
      {
       "searchers": ["minimax","negamax","minimax-iter"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=1,eval=mobility(other=0.75)","doc":"Counts the cells that its queens can go to and, for less, those of the opponent's."},
        {
         "name": "very-easy",
         "title": "Very easy",
         "values": "depth=1,eval=territory(early_t1=0.2,early_t2=0,early_c1=0,early_c2=0,early_m=1,middle_t1=0.2,middle_t2=0,middle_c1=0,middle_c2=0,middle_m=1,late_t1=0.2,late_t2=0,late_c1=0,late_c2=0,late_m=1)",
         "doc": "Keeps its queens free to move, and hardly counts the cells that they reach first."
        },
        {
         "name": "easy",
         "title": "Easy",
         "values": "depth=1,eval=territory(early_t1=1,early_t2=0,early_c1=0,early_c2=0,early_m=1,middle_t1=1,middle_t2=0,middle_c1=0,middle_c2=0,middle_m=1,late_t1=1,late_t2=0,late_c1=0,late_c2=0,late_m=1)",
         "doc": "Counts the cells that its queens reach first, and how freely all of them move."
        },
        {
         "name": "fairly-easy",
         "title": "Fairly easy",
         "values": "depth=1,eval=territory(early_t1=0,early_t2=1,early_c1=0,early_c2=0,early_m=0,middle_t1=0,middle_t2=1,middle_c1=0,middle_c2=0,middle_m=0,late_t1=0,late_t2=1,late_c1=0,late_c2=0,late_m=0)",
         "doc": "Counts the cells that its side reaches first in moves of kings."
        },
        {
         "name": "medium",
         "title": "Medium",
         "values": "depth=1,eval=territory(early_t1=1,early_t2=2,early_c1=0,early_c2=0,early_m=0,middle_t1=1,middle_t2=2,middle_c1=0,middle_c2=0,middle_m=0,late_t1=1,late_t2=2,late_c1=0,late_c2=0,late_m=0)",
         "doc": "Counts the cells that its side reaches first, in moves of queens and of kings."
        },
        {"name":"fairly-hard","title":"Fairly hard","values":"depth=1,eval=territory","doc":"Weighs who reaches cells first, as queens and as kings, and how freely queens move."}
       ]
      },
      {
       "searchers": ["alphabeta","negalphabeta","alphabeta-iter"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=1,eval=mobility(other=0.75)","doc":"Counts the cells that its queens can go to and, for less, those of the opponent's."},
        {
         "name": "very-easy",
         "title": "Very easy",
         "values": "depth=1,eval=territory(early_t1=0.2,early_t2=0,early_c1=0,early_c2=0,early_m=1,middle_t1=0.2,middle_t2=0,middle_c1=0,middle_c2=0,middle_m=1,late_t1=0.2,late_t2=0,late_c1=0,late_c2=0,late_m=1)",
         "doc": "Keeps its queens free to move, and hardly counts the cells that they reach first."
        },
        {
         "name": "easy",
         "title": "Easy",
         "values": "depth=1,eval=territory(early_t1=1,early_t2=0,early_c1=0,early_c2=0,early_m=1,middle_t1=1,middle_t2=0,middle_c1=0,middle_c2=0,middle_m=1,late_t1=1,late_t2=0,late_c1=0,late_c2=0,late_m=1)",
         "doc": "Counts the cells that its queens reach first, and how freely all of them move."
        },
        {
         "name": "fairly-easy",
         "title": "Fairly easy",
         "values": "depth=1,eval=territory(early_t1=0,early_t2=1,early_c1=0,early_c2=0,early_m=0,middle_t1=0,middle_t2=1,middle_c1=0,middle_c2=0,middle_m=0,late_t1=0,late_t2=1,late_c1=0,late_c2=0,late_m=0)",
         "doc": "Counts the cells that its side reaches first in moves of kings."
        },
        {
         "name": "medium",
         "title": "Medium",
         "values": "depth=1,eval=territory(early_t1=1,early_t2=2,early_c1=0,early_c2=0,early_m=0,middle_t1=1,middle_t2=2,middle_c1=0,middle_c2=0,middle_m=0,late_t1=1,late_t2=2,late_c1=0,late_c2=0,late_m=0)",
         "doc": "Counts the cells that its side reaches first, in moves of queens and of kings."
        },
        {"name":"fairly-hard","title":"Fairly hard","values":"depth=1,eval=territory","doc":"Weighs who reaches cells first, as queens and as kings, and how freely queens move."},
        {
         "name": "hard",
         "title": "Hard",
         "values": "depth=2,moves=best,eval=territory(early_t1=1,early_t2=1,early_c1=0,early_c2=0,early_m=0,middle_t1=1,middle_t2=1,middle_c1=0,middle_c2=0,middle_m=0,late_t1=1,late_t2=1,late_c1=0,late_c2=0,late_m=0)",
         "doc": "Sees the answer to its move, then counts the cells that each side reaches first."
        },
        {"name":"very-hard","title":"Very hard","values":"depth=2,moves=best,eval=territory","doc":"Sees the answer to its move, then who reaches which cells."}
       ]
      },
      {
       "searchers": ["montecarlo"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"sims=2,cut=5,leaf=cut","doc":"Twice five random plies after each move, then an evaluation."},
        {"name":"very-easy","title":"Very easy","values":"sims=1,cut=1,leaf=cut","doc":"A random answer to each move, then an evaluation."},
        {"name":"easy","title":"Easy","values":"sims=2,cut=1,leaf=cut","doc":"Two random answers to each move, then an evaluation."},
        {"name":"fairly-easy","title":"Fairly easy","values":"sims=4,cut=1,leaf=cut","doc":"Four random answers to each move, then an evaluation."},
        {"name":"medium","title":"Medium","values":"sims=7,cut=1,leaf=cut","doc":"Seven random answers to each move, then an evaluation."},
        {"name":"fairly-hard","title":"Fairly hard","values":"sims=20,cut=1,leaf=cut","doc":"Twenty random answers to each move, then an evaluation."}
       ]
      },
      {
       "searchers": ["uct"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"sims=1,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5,eval=mobility(other=0.75)","doc":"Counts the cells that its queens can go to and, for less, those of the opponent's."},
        {
         "name": "very-easy",
         "title": "Very easy",
         "values": "sims=1,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5,eval=territory(early_t1=0.2,early_t2=0,early_c1=0,early_c2=0,early_m=1,middle_t1=0.2,middle_t2=0,middle_c1=0,middle_c2=0,middle_m=1,late_t1=0.2,late_t2=0,late_c1=0,late_c2=0,late_m=1)",
         "doc": "Keeps its queens free to move, and hardly counts the cells that they reach first."
        },
        {
         "name": "easy",
         "title": "Easy",
         "values": "sims=1,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5,eval=territory(early_t1=1,early_t2=0,early_c1=0,early_c2=0,early_m=1,middle_t1=1,middle_t2=0,middle_c1=0,middle_c2=0,middle_m=1,late_t1=1,late_t2=0,late_c1=0,late_c2=0,late_m=1)",
         "doc": "Counts the cells that its queens reach first, and how freely all of them move."
        },
        {
         "name": "fairly-easy",
         "title": "Fairly easy",
         "values": "sims=1,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5,eval=territory(early_t1=0,early_t2=1,early_c1=0,early_c2=0,early_m=0,middle_t1=0,middle_t2=1,middle_c1=0,middle_c2=0,middle_m=0,late_t1=0,late_t2=1,late_c1=0,late_c2=0,late_m=0)",
         "doc": "Counts the cells that its side reaches first in moves of kings."
        },
        {
         "name": "medium",
         "title": "Medium",
         "values": "sims=1,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5,eval=territory(early_t1=1,early_t2=1,early_c1=0,early_c2=0,early_m=0,middle_t1=1,middle_t2=1,middle_c1=0,middle_c2=0,middle_m=0,late_t1=1,late_t2=1,late_c1=0,late_c2=0,late_m=0)",
         "doc": "Counts the cells that its side reaches first, in moves of queens and of kings."
        },
        {"name":"fairly-hard","title":"Fairly hard","values":"sims=3,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5","doc":"Three positions, each by who reaches which cells first."},
        {"name":"hard","title":"Hard","values":"sims=28,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5","doc":"Twenty-eight positions, each by who reaches which cells first."},
        {"name":"very-hard","title":"Very hard","values":"sims=70,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5","doc":"Seventy positions, each by who reaches which cells first."},
        {"name":"expert","title":"Expert","values":"sims=300,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5","doc":"Three hundred positions; `sims` makes it stronger still, as in the preset `strong`."}
       ]
      },
      {
       "searchers": ["pvs"],
       "presets": [
        {"name":"beginner","title":"Beginner","values":"depth=1,rate=no,eval=mobility","doc":"Goes where its queens can go to more cells than the opponent's."},
        {
         "name": "very-easy",
         "title": "Very easy",
         "values": "depth=1,rate=no,eval=territory(early_t1=0,early_t2=0,early_c1=0,early_c2=0,early_m=1,middle_t1=0,middle_t2=0,middle_c1=0,middle_c2=0,middle_m=1,late_t1=0,late_t2=0,late_c1=0,late_c2=0,late_m=1)",
         "doc": "Keeps its queens free to move."
        },
        {
         "name": "easy",
         "title": "Easy",
         "values": "depth=1,rate=no,eval=territory(early_t1=0.5,early_t2=0,early_c1=0,early_c2=0,early_m=4,middle_t1=0.5,middle_t2=0,middle_c1=0,middle_c2=0,middle_m=4,late_t1=0.5,late_t2=0,late_c1=0,late_c2=0,late_m=4)",
         "doc": "Keeps its queens free to move, and counts the cells that they reach first."
        },
        {
         "name": "medium",
         "title": "Medium",
         "values": "depth=1,rate=no,eval=territory(early_t1=1,early_t2=1,early_c1=0,early_c2=0,early_m=0,middle_t1=1,middle_t2=1,middle_c1=0,middle_c2=0,middle_m=0,late_t1=1,late_t2=1,late_c1=0,late_c2=0,late_m=0)",
         "doc": "Counts the cells that its side reaches first, in moves of queens and of kings."
        },
        {"name":"fairly-hard","title":"Fairly hard","values":"nodes=500","doc":"Five hundred positions, each by who reaches which cells."},
        {"name":"hard","title":"Hard","values":"nodes=1500","doc":"Fifteen hundred positions, each by who reaches which cells."},
        {"name":"very-hard","title":"Very hard","values":"depth=2","doc":"Sees the answer to its move, then who reaches which cells."}
       ]
      }
     ],
     "look": ["queens"],
     "tools": ["set_up","layers"],
     "asks": [
      {"code":"queen","title":"Queen from","text":"click one of your queens","touch":"tap one of your queens"},
      {"code":"target","title":"Queen to","text":"choose where it goes","touch":"choose where it goes"},
      {"code":"arrow","title":"Arrow","text":"choose where its arrow flies","touch":"choose where its arrow flies"}
     ],
     "endings": [{"code":"no_move","text":"{loser} has no move left"}],
     "move_titles": {}
    }
   ],
   "searchers": [
    {
     "name": "human",
     "title": "Human",
     "doc": "You, or a friend on this screen. The game waits until the move is made.",
     "aliases": ["Human"],
     "params": [
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {"person":""},
     "shows": []
    },
    {
     "name": "always",
     "title": "Always the same move",
     "doc": "Plays one and the same move while it is legal; then it cannot go on, and has lost a game of several players. The smallest example of a player: in Tron always(move=u) rides up until it is stuck.",
     "aliases": [],
     "params": [
      {"name":"move","title":"Move","doc":"The move as `play` reads it: u in Tron, 4 in Connect Four. Where it is not legal the player cannot go on. Without one the first legal move is played.","type":"text","max":23,"init":""},
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {},
     "shows": []
    },
    {
     "name": "random",
     "title": "Random",
     "doc": "Plays any legal move, each with the same probability or as a policy of random games draws it. It looks at nothing further and is the yardstick for all others.",
     "aliases": ["Randy"],
     "params": [
      {"name":"playout","title":"Random game policy","doc":"How a move is drawn: plain gives each the same probability; the policies of random games look for wins, blocks and the like.","type":"spec","init":"plain","kind":"playout"},
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {"name":"biased","title":"Biased","values":"playout=strong","doc":"Draws by the best policy of random games. In Connect Four it wins and blocks at once, gaps included: the player that the puissance4 package calls Random."}
     ],
     "roles": {"baseline":""},
     "shows": []
    },
    {
     "name": "minimax",
     "title": "Minimax",
     "doc": "Looks at every line of play to a fixed depth: itself takes the largest value, the opponent the smallest. Complete within its depth and blind beyond it; every further ply costs as much as there are moves in a position.",
     "aliases": ["MinMax"],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in plies",
       "doc": "How many plies to look ahead. The search ends there, or earlier where a game is over. It is never deeper than the longest game.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 1,
       "max": 60,
       "init": 4,
       "log": true,
       "main": true
      },
      {
       "name": "many",
       "title": "With three or more players",
       "doc": "With three or more players: `paranoid` lets all others play against the player who thinks; `maxn` lets each play for himself, by the largest of his own values. In games of one or two players there is no difference.",
       "type": "enum",
       "init": "paranoid",
       "choices": ["paranoid","maxn"],
       "choice_titles": ["Paranoid: all against one","Max-n: each for itself"]
      },
      {"name":"eval","title":"Evaluation","doc":"How a position at the end of the search is valued.","type":"spec","init":"plain","kind":"eval"},
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among root moves of equal, maximal value: the `first` in the order of the game, or a `random` one.",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {"analyst":"eval=strong","full":""},
     "shows": [],
     "call": 64
    },
    {
     "name": "negamax",
     "title": "Negamax",
     "doc": "Minimax written as one function: every position is valued for the side that moves there, and the sign turns with the side. Plays the same moves after the same nodes as minimax.",
     "aliases": ["Negamax"],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in plies",
       "doc": "How many plies to look ahead. The search ends there, or earlier where a game is over. It is never deeper than the longest game.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 1,
       "max": 60,
       "init": 4,
       "log": true,
       "main": true
      },
      {
       "name": "many",
       "title": "With three or more players",
       "doc": "With three or more players: `paranoid` lets all others play against the player who thinks; `maxn` lets each play for himself, by the largest of his own values. In games of one or two players there is no difference.",
       "type": "enum",
       "init": "paranoid",
       "choices": ["paranoid","maxn"],
       "choice_titles": ["Paranoid: all against one","Max-n: each for itself"]
      },
      {"name":"eval","title":"Evaluation","doc":"How a position at the end of the search is valued.","type":"spec","init":"plain","kind":"eval"},
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among root moves of equal, maximal value: the `first` in the order of the game, or a `random` one.",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {"analyst":"eval=strong"},
     "shows": [],
     "call": 80
    },
    {
     "name": "alphabeta",
     "title": "Alpha-beta",
     "doc": "Minimax that skips replies which cannot change the choice. Gives the values and the move of minimax at the same depth, usually after a small part of the nodes.",
     "aliases": ["AlphaBeta"],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in plies",
       "doc": "How many plies to look ahead. The search ends there, or earlier where a game is over. It is never deeper than the longest game.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 1,
       "max": 60,
       "init": 6,
       "log": true,
       "main": true
      },
      {
       "name": "moves",
       "title": "Exact values of",
       "doc": "The window of every root move: `all` values each of them exactly; `best` lets the best value so far cut the others, which is faster and leaves them with an upper bound.",
       "type": "enum",
       "init": "all",
       "choices": ["all","best"],
       "choice_titles": ["All moves","The best move"]
      },
      {"name":"eval","title":"Evaluation","doc":"How a position at the end of the search is valued.","type":"spec","init":"plain","kind":"eval"},
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among root moves of equal, maximal value: the `first` in the order of the game, or a `random` one.",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {"analyst":"eval=strong","curve":"depth=2|4|6","windows":""},
     "shows": [],
     "call": 80
    },
    {
     "name": "negalphabeta",
     "title": "Neg-alpha-beta",
     "doc": "Alpha-beta written as one function: value and window turn round with the side to move. Plays the same moves after exactly the same nodes as alphabeta.",
     "aliases": ["NegAlphaBeta"],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in plies",
       "doc": "How many plies to look ahead. The search ends there, or earlier where a game is over. It is never deeper than the longest game.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 1,
       "max": 60,
       "init": 6,
       "log": true,
       "main": true
      },
      {
       "name": "moves",
       "title": "Exact values of",
       "doc": "The window of every root move: `all` values each of them exactly; `best` lets the best value so far cut the others, which is faster and leaves them with an upper bound.",
       "type": "enum",
       "init": "all",
       "choices": ["all","best"],
       "choice_titles": ["All moves","The best move"]
      },
      {"name":"eval","title":"Evaluation","doc":"How a position at the end of the search is valued.","type":"spec","init":"plain","kind":"eval"},
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among root moves of equal, maximal value: the `first` in the order of the game, or a `random` one.",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {"analyst":"eval=strong"},
     "shows": [],
     "call": 80
    },
    {
     "name": "minimax-iter",
     "title": "Minimax, iterative",
     "doc": "Minimax with a stack of its own instead of recursion. Visits exactly the nodes of minimax in the same order and plays the same moves. Measured in Connect Four: both reserve 224 bytes a ply; recursion adds 64 bytes a ply of the machine's stack, without it a move takes 3 % longer.",
     "aliases": ["MinMaxIter"],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in plies",
       "doc": "How many plies to look ahead. The search ends there, or earlier where a game is over. It is never deeper than the longest game.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 1,
       "max": 60,
       "init": 4,
       "log": true,
       "main": true
      },
      {
       "name": "many",
       "title": "With three or more players",
       "doc": "With three or more players: `paranoid` lets all others play against the player who thinks; `maxn` lets each play for himself, by the largest of his own values. In games of one or two players there is no difference.",
       "type": "enum",
       "init": "paranoid",
       "choices": ["paranoid","maxn"],
       "choice_titles": ["Paranoid: all against one","Max-n: each for itself"]
      },
      {"name":"eval","title":"Evaluation","doc":"How a position at the end of the search is valued.","type":"spec","init":"plain","kind":"eval"},
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among root moves of equal, maximal value: the `first` in the order of the game, or a `random` one.",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {"analyst":"eval=strong"},
     "shows": [],
     "recursive": "minimax"
    },
    {
     "name": "alphabeta-iter",
     "title": "Alpha-beta, iterative",
     "doc": "Alpha-beta with a stack of its own instead of recursion. Visits exactly the nodes of alphabeta in the same order and plays the same moves. Measured in Connect Four: both reserve 224 bytes a ply; recursion adds 80 bytes a ply of the machine's stack, without it a move takes 4 % longer.",
     "aliases": ["AlphaBetaIter"],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in plies",
       "doc": "How many plies to look ahead. The search ends there, or earlier where a game is over. It is never deeper than the longest game.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 1,
       "max": 60,
       "init": 6,
       "log": true,
       "main": true
      },
      {
       "name": "moves",
       "title": "Exact values of",
       "doc": "The window of every root move: `all` values each of them exactly; `best` lets the best value so far cut the others, which is faster and leaves them with an upper bound.",
       "type": "enum",
       "init": "all",
       "choices": ["all","best"],
       "choice_titles": ["All moves","The best move"]
      },
      {"name":"eval","title":"Evaluation","doc":"How a position at the end of the search is valued.","type":"spec","init":"plain","kind":"eval"},
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among root moves of equal, maximal value: the `first` in the order of the game, or a `random` one.",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {"analyst":"eval=strong"},
     "shows": [],
     "recursive": "alphabeta"
    },
    {
     "name": "rules",
     "title": "Rules",
     "doc": "The player of the 2048 report: for every move the terms of the evaluation that value the move itself, plus the worst of the others over every outcome of the dice. One move deep, quick, and blind beyond it.",
     "aliases": ["document"],
     "params": [
      {"name":"eval","title":"Evaluation","doc":"Evaluation of moves and of the positions behind the dice.","type":"spec","init":"plain","kind":"eval"},
      {
       "name": "chance",
       "title": "Dice count as",
       "doc": "What the outcomes of the dice count for: worst (the least of all, as in the 2048 report) or mean (weighed by their probability).",
       "type": "enum",
       "init": "worst",
       "choices": ["worst","mean"],
       "choice_titles": ["Their worst","Their mean"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {"evolved":""},
     "shows": []
    },
    {
     "name": "montecarlo",
     "title": "Flat Monte Carlo",
     "doc": "Plays random games from every legal move and chooses the move after which they went best. It looks at no answers, but it needs nothing but the rules and plays every game.",
     "aliases": ["mc"],
     "params": [
      {
       "name": "sims",
       "alias": "playouts",
       "title": "Random games per move",
       "doc": "Random games for every candidate move, or for all together with share=drawn. Ignored while analysing without end.",
       "type": "int",
       "min": 1,
       "max": 1000000000000,
       "init": 1000,
       "log": true,
       "limit": true,
       "main": true
      },
      {
       "name": "share",
       "title": "First moves of random games",
       "doc": "How random games come by their first moves: each (every candidate move has `sims` games) or drawn (`sims` games in all, each with a first move drawn by lot; wins and sum then compare totals, so that luck in the draw counts, too).",
       "type": "enum",
       "init": "each",
       "advanced": true,
       "choices": ["each","drawn"],
       "choice_titles": ["All alike","Drawn by lot"]
      },
      {"name":"playout","title":"Random game policy","doc":"How the random games choose their moves.","type":"spec","init":"plain","kind":"playout"},
      {
       "name": "score",
       "alias": "aggregate",
       "title": "Best move by",
       "doc": "What makes a move the best: mean is the highest mean result, wins the most games won, sum the longest games (all lengths added up), max the best single game, reply the mean of those games alone that begin with the answer that went best for whoever gives it.",
       "type": "enum",
       "init": "mean",
       "choices": ["mean","wins","sum","max","reply"],
       "choice_titles": ["Mean result","Number of wins","Sum of lengths","Best game","Mean after the best reply"]
      },
      {
       "name": "cut",
       "title": "Random games stop after",
       "doc": "Random games are cut off after this many plies, as draws or as leaf=cut says. 0 plays them to the end.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true
      },
      {
       "name": "leaf",
       "title": "Value of a cut game",
       "doc": "What a random game counts that `cut` stops: a draw (playout), or the evaluation of where it stopped (cut).",
       "type": "enum",
       "init": "playout",
       "choices": ["playout","cut"],
       "choice_titles": ["A draw","What the evaluation says"]
      },
      {"name":"eval","title":"Evaluation","doc":"The evaluation that leaf=cut asks.","type":"spec","init":"strong","advanced":true,"kind":"eval"},
      {"name":"reflex","title":"Wins and blocks at once","doc":"Tactical shortcut: plays an immediate win, and blocks an immediate loss, without random games.","type":"bool","init":false},
      {"name":"reuse","title":"Remember the best game","doc":"Solo games without dice, with score=max: remembers the best game found at earlier moves and follows it until a better one turns up.","type":"bool","init":false,"advanced":true},
      {
       "name": "trees",
       "title": "Independent searches",
       "doc": "So many searches of the position, each with random numbers of its own and with its share of the work, are added up. On threads (-j), and on the workers of the page, they run side by side; the result does not depend on their number. For the same work one alone is stronger, because it goes deeper, and without random games all would be alike. Views of the tree show the first.",
       "type": "int",
       "min": 1,
       "max": 64,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {"name":"document","title":"As in the Connect Four package","values":"sims=2,playout=strong,cut=30,score=reply,reflex=yes","doc":"Eight random games in all, two for each of seven moves, as the puissance4 package plays by itself."},
      {
       "name": "document-equal",
       "title": "As in the Connect Four package, as much work as its UCT",
       "values": "sims=9,playout=strong,cut=30,score=reply,reflex=yes",
       "doc": "Nine random games a move: as much work as uct(preset=document) has, with which the puissance4 package lets both meet."
      },
      {"name":"lengths","title":"Longest games","values":"sims=1000,score=sum","doc":"Adds up the lengths of the games, for solo games in which to survive is all."},
      {
       "name": "solo",
       "title": "Best solo player",
       "values": "sims=10,playout=strong,score=max,reuse=yes",
       "doc": "For solo games without dice: plays on the best of all random games so far, those of the best playout policy. A handful of them a move is enough."
      }
     ],
     "roles": {"judge":"sims=2k","curve":"sims=10..1000:log3"},
     "shows": []
    },
    {
     "name": "uct",
     "title": "UCT",
     "doc": "Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and returns more often to the moves that did well, on both sides. It needs no knowledge of the game and plays every one of them.",
     "aliases": [],
     "params": [
      {
       "name": "sims",
       "alias": "descents",
       "title": "Simulations per move",
       "doc": "Descents through the tree for one move. Each ends in the evaluation of one position. Ignored while analysing without end.",
       "type": "int",
       "min": 1,
       "max": 1000000000000,
       "init": 10000,
       "log": true,
       "limit": true,
       "main": true
      },
      {
       "name": "c",
       "title": "Exploration constant C",
       "doc": "Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). Small: trust the means and dig deep; large: try everything often.",
       "type": "real",
       "min": 0,
       "max": 10,
       "init": 1.7,
       "gene": true,
       "main": true
      },
      {
       "name": "select",
       "title": "Selection in the tree",
       "doc": "How the tree chooses among moves: ucb1 by mean + c * sqrt(ln(n) / s); tuned (UCB1-Tuned) explores less where results vary less, c=1 is the original; regret plays, in games with simultaneous moves, every move in proportion to how much it is regretted not to have been played, which ends in a mixed strategy that cannot be exploited (elsewhere as ucb1); puct explores what the evaluation of prior finds good, by mean + c * P * sqrt(n) / (1 + s), P the probability that the evaluation gives the move.",
       "type": "enum",
       "init": "ucb1",
       "choices": ["ucb1","tuned","regret","puct"],
       "choice_titles": ["UCB1","UCB1-Tuned","Regret matching","PUCT"]
      },
      {
       "name": "sharpness",
       "title": "Trust in evaluations",
       "doc": "With select=puct and prior: the probability of a move is in proportion to exp(this * its evaluation), evaluations from -1 to +1. 0 makes all equally probable, as they are without prior.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 5,
       "advanced": true
      },
      {"name":"playouts","title":"Random games per leaf","doc":"Random games played from each position that is evaluated.","type":"int","min":1,"max":10000,"init":1,"log":true},
      {"name":"playout","title":"Random game policy","doc":"How the random games choose their moves.","type":"spec","init":"plain","kind":"playout"},
      {
       "name": "cut",
       "title": "Random games stop after",
       "doc": "Random games are cut off after this many plies, as draws or as leaf=cut says. 0 plays them to the end.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true
      },
      {
       "name": "leaf",
       "title": "Value of a new position",
       "doc": "How a new position is valued: by random games (playout), by random games that are evaluated where `cut` stops them (cut), by its evaluation alone (eval), or by those of its random games that begin with the move that went best in them (reply): more than the mean of all, the more so the fewer games there are.",
       "type": "enum",
       "init": "playout",
       "choices": ["playout","cut","eval","reply"],
       "choice_titles": ["Random games","Random games cut short","The evaluation alone","Random games after the best reply"]
      },
      {"name":"eval","title":"Evaluation","doc":"The evaluation that leaf and prior ask.","type":"spec","init":"strong","kind":"eval"},
      {
       "name": "prior",
       "title": "Weight of prior values",
       "doc": "Evaluates all moves of a position as soon as it gets a node, sorts them by that, and lets the evaluation count as this many visits. 0 tries every move once instead. In rounds of simultaneous moves and for dice there is no prior.",
       "unit": "visits",
       "unit_one": "visit",
       "type": "int",
       "min": 0,
       "max": 1000,
       "init": 0,
       "log": true,
       "gene": true
      },
      {
       "name": "width",
       "title": "Moves open at first",
       "doc": "Progressive widening: at most this many of the best moves of a position are open at first (best by prior or order). 0 opens all at once.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "gene": true
      },
      {
       "name": "widen",
       "title": "Growth of open moves",
       "doc": "How the number of open moves grows with the visits n of a position: it is width * n to the power of this. 0 never opens more.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0.5,
       "gene": true,
       "advanced": true
      },
      {
       "name": "max",
       "title": "Most moves kept per position",
       "doc": "Below the root keeps at most this many of the best moves of a position and forgets the others, which saves memory where there are thousands. With order=yes the game's rating chooses them and the prior looks at no others. 0 keeps all.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "stages",
       "title": "Moves chosen part by part",
       "doc": "Chooses moves of several parts in two steps below the root: all but the last part (which queen, where to), then the last (the arrow). Only in games whose moves have parts. Such a tree is not reused for the next move.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "minimax",
       "title": "Share of minimax values",
       "doc": "Implicit minimax: what a move is worth is its mean result, and to this share the minimax value of the positions seen below it. For two players without dice or simultaneous moves, and select=ucb1.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0,
       "gene": true,
       "advanced": true
      },
      {
       "name": "rave",
       "title": "Weight of moves played later",
       "doc": "RAVE: a move also counts for the simulations in which its player made it later on, so that something is known of moves hardly tried. After this many visits of a move both count the same, later its own results count more. 0 does without. Needs select=ucb1 and a game without dice; goes with none of bounds, minimax and stages.",
       "unit": "visits",
       "unit_one": "visit",
       "type": "int",
       "min": 0,
       "max": 1000000,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "mast",
       "title": "Moves drawn in random games",
       "doc": "MAST: random games learn from those before. For every move the policy draws this many, and the one is played that has done best so far in the simulations of this search, wherever it was made. 0 and 1 play the first one drawn. Such games take longer, and cannot be shown afterwards. Not with leaf=reply.",
       "type": "int",
       "min": 0,
       "max": 16,
       "init": 0,
       "advanced": true
      },
      {"name":"solve","title":"Prove results in the tree","doc":"Proves wins, draws and losses as the tree reaches the end of the game. A proven win is played at once, a proven loss never.","type":"bool","init":true},
      {
       "name": "prune",
       "title": "Skip proven losses",
       "doc": "With solve: never follows a move again that is proven to lose. Without it such moves are still counted, so that positions with many ways to go wrong look dangerous.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "bounds",
       "title": "Bounds, and how soon",
       "doc": "With solve: proves bounds of results, too (cannot lose any more), and how soon a win comes. When it is proven who wins the search goes on until the win cannot come sooner, nor the loss later. Takes 16 bytes a simulation besides the tree, at most 16 MB.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "look",
       "title": "Alpha-beta nodes a visit",
       "doc": "With bounds: each time the visits of a position have doubled, alpha-beta tries to prove its result, and looks at so many positions for each of the visits. Pays where games end within reach, as in Connect Four.",
       "unit": "nodes",
       "unit_one": "node",
       "type": "real",
       "min": 0,
       "max": 20,
       "init": 0,
       "advanced": true
      },
      {"name":"forced","title":"Forced moves in the tree","doc":"In the tree, a player who can win at once does so, and one who must stop an immediate loss has no other move.","type":"bool","init":false},
      {"name":"order","title":"Promising moves first","doc":"Tries the moves of a new position in the order of the game's own quick rating, where it has one; else in the order of the rules.","type":"bool","init":false,"advanced":true},
      {"name":"reflex","title":"Wins and blocks at once","doc":"Tactical shortcut: plays an immediate win, and blocks an immediate loss, without any search.","type":"bool","init":false},
      {
       "name": "final",
       "title": "Final move by",
       "doc": "Which move is played at the end: the one with the most visits, with the best mean value, or with the best score (value and exploration together).",
       "type": "enum",
       "init": "visits",
       "choices": ["visits","value","score"],
       "choice_titles": ["Most visits","Best mean value","Best score"]
      },
      {
       "name": "reward",
       "title": "Range of rewards",
       "doc": "Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), unit is from 0 to 1, in which the same c explores twice as much.",
       "type": "enum",
       "init": "signed",
       "choices": ["signed","unit"],
       "choice_titles": ["-1 to +1","0 to 1"]
      },
      {"name":"reuse","title":"Keep the tree between moves","doc":"Keeps the part of the tree that is still of use when the game goes on. The search of a position then depends on the moves before it.","type":"bool","init":false},
      {
       "name": "train",
       "title": "Training games",
       "doc": "Before it thinks about a position of which it keeps no tree, plays this many games from there, as many descents a move as in earnest, and keeps the statistics of one game for the next. In a match every game trains anew, so that the result does not depend on how the games are shared out. Does not count for limits but that on time; with reuse=yes what was learned serves the later moves, too.",
       "unit": "games",
       "unit_one": "game",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "trainer",
       "title": "Opponent in training",
       "doc": "Who moves for the other side in the training games: `self` the search, which then learns for both sides, or `random` the policy of its random games.",
       "type": "enum",
       "init": "self",
       "advanced": true,
       "choices": ["self","random"],
       "choice_titles": ["Itself","Its random games"]
      },
      {
       "name": "temperature",
       "title": "Temperature of the choice",
       "doc": "Above 0 the final move is drawn, in proportion to visits to the power of 1 / temperature: 1 by visits, less nearer to the best, more nearer to equal. A proven win is played at once, a proven loss never if another move is left. For games that vary, and for weaker players.",
       "type": "real",
       "min": 0,
       "max": 10,
       "init": 0,
       "advanced": true
      },
      {
       "name": "halving",
       "title": "Halve the moves at the root",
       "doc": "Sequential halving: the simulations are shared out equally among the moves to play, in rounds; after each the half of them with the lower means is out. The last one left is played. Only where simulations are counted: not with a limit in seconds, without end, with several trees or in rounds of simultaneous moves.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "haste",
       "title": "Worth of an early win",
       "doc": "How much less a result counts that comes late: a win after the most plies that a game can take counts 1 - this. So wins are sought early, losses late. Not in games for points, and not for evaluations.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0,
       "advanced": true
      },
      {
       "name": "trees",
       "title": "Independent trees",
       "doc": "So many searches of the position, each with random numbers of its own and with its share of the work, are added up. On threads (-j), and on the workers of the page, they run side by side; the result does not depend on their number. For the same work one alone is stronger, because it goes deeper, and without random games all would be alike. Views of the tree show the first.",
       "type": "int",
       "min": 1,
       "max": 64,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "table",
       "title": "Memory of the tree",
       "doc": "Most memory of the tree, of all trees together; no more is taken than the simulations can need. When it is full the nodes that were visited least are given up for new ones.",
       "unit": "MB",
       "type": "int",
       "min": 1,
       "max": 4096,
       "init": 64,
       "log": true
      },
      {
       "name": "expand",
       "title": "Visits before a node grows",
       "doc": "Visits after which a position gets a node of its own. 0 gives it one at once, which pays with prior: the visit then sees the best of its moves.",
       "type": "int",
       "min": 0,
       "max": 10000,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "mix",
       "title": "Draw the final move",
       "doc": "In games with simultaneous moves, draws the final move with the frequencies of the visits (select=regret: of the average strategy), so that it cannot be foreseen.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "aim",
       "title": "Plays for",
       "doc": "What is maximised: score is the mean result, win the share of games with a result above 0, whatever its size.",
       "type": "enum",
       "init": "score",
       "advanced": true,
       "choices": ["score","win"],
       "choice_titles": ["Mean result","Number of wins"]
      },
      {
       "name": "scale",
       "title": "Spread of results",
       "doc": "In games for points, the spread of results to which c refers. 0 takes the difference of the best and the worst result seen.",
       "unit": "points",
       "unit_one": "point",
       "type": "real",
       "min": 0,
       "max": 1000000000,
       "init": 0,
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {"name":"strong","title":"Strong","values":"reuse=yes,playout=strong,c=1.4,forced=yes,order=yes","doc":"The best settings known, at any number of descents: random games that see wins and threats, proofs, forced moves, kept trees."},
      {"name":"mixed","title":"Mixed strategy","values":"sims=20k,select=regret,mix=yes","doc":"For games with simultaneous moves: regret matching, and a move that cannot be foreseen."},
      {
       "name": "document",
       "title": "As in the Connect Four package",
       "values": "sims=7,c=0.01,playouts=8,playout=strong,cut=30,leaf=reply,reward=signed,solve=no,reflex=yes,reuse=yes,final=score",
       "doc": "The settings of the puissance4 package: very few descents, almost no exploration, and positions valued by the best of the first moves that random games try. The package trains in 200 games: train=200."
      }
     ],
     "roles": {"opponent":"","analyst":"preset=strong","judge":"sims=10k","curve":"sims=10..10000:log4"},
     "shows": ["descents"]
    },
    {
     "name": "uct",
     "title": "UCT",
     "doc": "Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and returns more often to the moves that did well, on both sides. It needs no knowledge of the game but what its random games see.",
     "aliases": [],
     "params": [
      {
       "name": "sims",
       "alias": "descents",
       "title": "Simulations per move",
       "doc": "Descents through the tree for one move. Each ends in the evaluation of one position. Ignored while analysing without end.",
       "type": "int",
       "min": 1,
       "max": 1000000000000,
       "init": 10000,
       "log": true,
       "limit": true,
       "main": true
      },
      {
       "name": "c",
       "title": "Exploration constant C",
       "doc": "Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). Small: trust the means and dig deep; large: try everything often.",
       "type": "real",
       "min": 0,
       "max": 10,
       "init": 1.7,
       "gene": true,
       "main": true
      },
      {
       "name": "select",
       "title": "Selection in the tree",
       "doc": "How the tree chooses among moves: ucb1 by mean + c * sqrt(ln(n) / s); tuned (UCB1-Tuned) explores less where results vary less, c=1 is the original; regret plays, in games with simultaneous moves, every move in proportion to how much it is regretted not to have been played, which ends in a mixed strategy that cannot be exploited (elsewhere as ucb1); puct explores what the evaluation of prior finds good, by mean + c * P * sqrt(n) / (1 + s), P the probability that the evaluation gives the move.",
       "type": "enum",
       "init": "ucb1",
       "choices": ["ucb1","tuned","regret","puct"],
       "choice_titles": ["UCB1","UCB1-Tuned","Regret matching","PUCT"]
      },
      {
       "name": "sharpness",
       "title": "Trust in evaluations",
       "doc": "With select=puct and prior: the probability of a move is in proportion to exp(this * its evaluation), evaluations from -1 to +1. 0 makes all equally probable, as they are without prior.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 5,
       "advanced": true
      },
      {"name":"playouts","title":"Random games per leaf","doc":"Random games played from each position that is evaluated.","type":"int","min":1,"max":10000,"init":1,"log":true},
      {"name":"playout","title":"Random game policy","doc":"How the random games choose their moves.","type":"spec","init":"plain","kind":"playout"},
      {
       "name": "cut",
       "title": "Random games stop after",
       "doc": "Random games are cut off after this many plies, as draws or as leaf=cut says. 0 plays them to the end.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true
      },
      {
       "name": "leaf",
       "title": "Value of a new position",
       "doc": "How a new position is valued: by random games (playout), by random games that are evaluated where `cut` stops them (cut), by its evaluation alone (eval), or by those of its random games that begin with the move that went best in them (reply): more than the mean of all, the more so the fewer games there are.",
       "type": "enum",
       "init": "playout",
       "choices": ["playout","cut","eval","reply"],
       "choice_titles": ["Random games","Random games cut short","The evaluation alone","Random games after the best reply"]
      },
      {"name":"eval","title":"Evaluation","doc":"The evaluation that leaf and prior ask.","type":"spec","init":"strong","kind":"eval"},
      {
       "name": "prior",
       "title": "Weight of prior values",
       "doc": "Evaluates all moves of a position as soon as it gets a node, sorts them by that, and lets the evaluation count as this many visits. 0 tries every move once instead. In rounds of simultaneous moves and for dice there is no prior.",
       "unit": "visits",
       "unit_one": "visit",
       "type": "int",
       "min": 0,
       "max": 1000,
       "init": 0,
       "log": true,
       "gene": true
      },
      {
       "name": "width",
       "title": "Moves open at first",
       "doc": "Progressive widening: at most this many of the best moves of a position are open at first (best by prior or order). 0 opens all at once.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "gene": true
      },
      {
       "name": "widen",
       "title": "Growth of open moves",
       "doc": "How the number of open moves grows with the visits n of a position: it is width * n to the power of this. 0 never opens more.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0.5,
       "gene": true,
       "advanced": true
      },
      {
       "name": "max",
       "title": "Most moves kept per position",
       "doc": "Below the root keeps at most this many of the best moves of a position and forgets the others, which saves memory where there are thousands. With order=yes the game's rating chooses them and the prior looks at no others. 0 keeps all.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "stages",
       "title": "Moves chosen part by part",
       "doc": "Chooses moves of several parts in two steps below the root: all but the last part (which queen, where to), then the last (the arrow). Only in games whose moves have parts. Such a tree is not reused for the next move.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "minimax",
       "title": "Share of minimax values",
       "doc": "Implicit minimax: what a move is worth is its mean result, and to this share the minimax value of the positions seen below it. For two players without dice or simultaneous moves, and select=ucb1.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0,
       "gene": true,
       "advanced": true
      },
      {
       "name": "rave",
       "title": "Weight of moves played later",
       "doc": "RAVE: a move also counts for the simulations in which its player made it later on, so that something is known of moves hardly tried. After this many visits of a move both count the same, later its own results count more. 0 does without. Needs select=ucb1 and a game without dice; goes with none of bounds, minimax and stages.",
       "unit": "visits",
       "unit_one": "visit",
       "type": "int",
       "min": 0,
       "max": 1000000,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "mast",
       "title": "Moves drawn in random games",
       "doc": "MAST: random games learn from those before. For every move the policy draws this many, and the one is played that has done best so far in the simulations of this search, wherever it was made. 0 and 1 play the first one drawn. Such games take longer, and cannot be shown afterwards. Not with leaf=reply.",
       "type": "int",
       "min": 0,
       "max": 16,
       "init": 0,
       "advanced": true
      },
      {"name":"solve","title":"Prove results in the tree","doc":"Proves wins, draws and losses as the tree reaches the end of the game. A proven win is played at once, a proven loss never.","type":"bool","init":true},
      {
       "name": "prune",
       "title": "Skip proven losses",
       "doc": "With solve: never follows a move again that is proven to lose. Without it such moves are still counted, so that positions with many ways to go wrong look dangerous.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "bounds",
       "title": "Bounds, and how soon",
       "doc": "With solve: proves bounds of results, too (cannot lose any more), and how soon a win comes. When it is proven who wins the search goes on until the win cannot come sooner, nor the loss later. Takes 16 bytes a simulation besides the tree, at most 16 MB.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "look",
       "title": "Alpha-beta nodes a visit",
       "doc": "With bounds: each time the visits of a position have doubled, alpha-beta tries to prove its result, and looks at so many positions for each of the visits. Pays where games end within reach, as in Connect Four.",
       "unit": "nodes",
       "unit_one": "node",
       "type": "real",
       "min": 0,
       "max": 20,
       "init": 0,
       "advanced": true
      },
      {"name":"forced","title":"Forced moves in the tree","doc":"In the tree, a player who can win at once does so, and one who must stop an immediate loss has no other move.","type":"bool","init":false},
      {"name":"order","title":"Promising moves first","doc":"Tries the moves of a new position in the order of the game's own quick rating, where it has one; else in the order of the rules.","type":"bool","init":false,"advanced":true},
      {"name":"reflex","title":"Wins and blocks at once","doc":"Tactical shortcut: plays an immediate win, and blocks an immediate loss, without any search.","type":"bool","init":false},
      {
       "name": "final",
       "title": "Final move by",
       "doc": "Which move is played at the end: the one with the most visits, with the best mean value, or with the best score (value and exploration together).",
       "type": "enum",
       "init": "visits",
       "choices": ["visits","value","score"],
       "choice_titles": ["Most visits","Best mean value","Best score"]
      },
      {
       "name": "reward",
       "title": "Range of rewards",
       "doc": "Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), unit is from 0 to 1, in which the same c explores twice as much.",
       "type": "enum",
       "init": "signed",
       "choices": ["signed","unit"],
       "choice_titles": ["-1 to +1","0 to 1"]
      },
      {"name":"reuse","title":"Keep the tree between moves","doc":"Keeps the part of the tree that is still of use when the game goes on. The search of a position then depends on the moves before it.","type":"bool","init":false},
      {
       "name": "train",
       "title": "Training games",
       "doc": "Before it thinks about a position of which it keeps no tree, plays this many games from there, as many descents a move as in earnest, and keeps the statistics of one game for the next. In a match every game trains anew, so that the result does not depend on how the games are shared out. Does not count for limits but that on time; with reuse=yes what was learned serves the later moves, too.",
       "unit": "games",
       "unit_one": "game",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "trainer",
       "title": "Opponent in training",
       "doc": "Who moves for the other side in the training games: `self` the search, which then learns for both sides, or `random` the policy of its random games.",
       "type": "enum",
       "init": "self",
       "advanced": true,
       "choices": ["self","random"],
       "choice_titles": ["Itself","Its random games"]
      },
      {
       "name": "temperature",
       "title": "Temperature of the choice",
       "doc": "Above 0 the final move is drawn, in proportion to visits to the power of 1 / temperature: 1 by visits, less nearer to the best, more nearer to equal. A proven win is played at once, a proven loss never if another move is left. For games that vary, and for weaker players.",
       "type": "real",
       "min": 0,
       "max": 10,
       "init": 0,
       "advanced": true
      },
      {
       "name": "halving",
       "title": "Halve the moves at the root",
       "doc": "Sequential halving: the simulations are shared out equally among the moves to play, in rounds; after each the half of them with the lower means is out. The last one left is played. Only where simulations are counted: not with a limit in seconds, without end, with several trees or in rounds of simultaneous moves.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "haste",
       "title": "Worth of an early win",
       "doc": "How much less a result counts that comes late: a win after the most plies that a game can take counts 1 - this. So wins are sought early, losses late. Not in games for points, and not for evaluations.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0,
       "advanced": true
      },
      {
       "name": "trees",
       "title": "Independent trees",
       "doc": "So many searches of the position, each with random numbers of its own and with its share of the work, are added up. On threads (-j), and on the workers of the page, they run side by side; the result does not depend on their number. For the same work one alone is stronger, because it goes deeper, and without random games all would be alike. Views of the tree show the first.",
       "type": "int",
       "min": 1,
       "max": 64,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "table",
       "title": "Memory of the tree",
       "doc": "Most memory of the tree, of all trees together; no more is taken than the simulations can need. When it is full the nodes that were visited least are given up for new ones.",
       "unit": "MB",
       "type": "int",
       "min": 1,
       "max": 4096,
       "init": 64,
       "log": true
      },
      {
       "name": "expand",
       "title": "Visits before a node grows",
       "doc": "Visits after which a position gets a node of its own. 0 gives it one at once, which pays with prior: the visit then sees the best of its moves.",
       "type": "int",
       "min": 0,
       "max": 10000,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "mix",
       "title": "Draw the final move",
       "doc": "In games with simultaneous moves, draws the final move with the frequencies of the visits (select=regret: of the average strategy), so that it cannot be foreseen.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "aim",
       "title": "Plays for",
       "doc": "What is maximised: score is the mean result, win the share of games with a result above 0, whatever its size.",
       "type": "enum",
       "init": "score",
       "advanced": true,
       "choices": ["score","win"],
       "choice_titles": ["Mean result","Number of wins"]
      },
      {
       "name": "scale",
       "title": "Spread of results",
       "doc": "In games for points, the spread of results to which c refers. 0 takes the difference of the best and the worst result seen.",
       "unit": "points",
       "unit_one": "point",
       "type": "real",
       "min": 0,
       "max": 1000000000,
       "init": 0,
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {
       "name": "strong",
       "title": "Strong",
       "values": "reuse=yes,playout=careful,c=1.4,forced=yes,order=yes",
       "doc": "Good at any number of descents: random games that see wins and threats and give no win away, proofs, forced moves, kept trees. In equal time `proving` is stronger."
      },
      {
       "name": "proving",
       "title": "Strong and proving",
       "values": "reuse=yes,playout=careful,c=1.4,forced=yes,order=yes,bounds=yes,look=5",
       "doc": "The settings of `strong`, and searches within the tree that prove who cannot lose any more, who wins, and how soon. A descent takes longer; in equal time it scores two games of three against `strong` on the classic board."
      },
      {
       "name": "learned",
       "title": "Learned values",
       "values": "reuse=yes,leaf=eval,eval=network,prior=1,select=puct,c=1,sharpness=1.5,forced=yes",
       "doc": "No random games: a network that has learned from the exact solver values positions and says which moves to look at. On the classic board it scores 73 % against `strong` at 1,000 descents each; on others `strong` is better."
      },
      {"name":"mixed","title":"Mixed strategy","values":"sims=20k,select=regret,mix=yes","doc":"For games with simultaneous moves: regret matching, and a move that cannot be foreseen."},
      {
       "name": "document",
       "title": "As in the Connect Four package",
       "values": "sims=7,c=0.01,playouts=8,playout=strong,cut=30,leaf=reply,reward=signed,solve=no,reflex=yes,reuse=yes,final=score",
       "doc": "The settings of the puissance4 package: very few descents, almost no exploration, and positions valued by the best of the first moves that random games try. The package trains in 200 games: train=200."
      }
     ],
     "game": "connect4",
     "roles": {"opponent":"","analyst":"preset=strong","judge":"sims=10k","curve":"sims=10..10000:log4"},
     "shows": ["descents"]
    },
    {
     "name": "uct",
     "title": "UCT",
     "doc": "Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and returns more often to the moves that did well, on both sides. It needs no knowledge of the game unless it evaluates positions, as `strong` does.",
     "aliases": [],
     "params": [
      {
       "name": "sims",
       "alias": "descents",
       "title": "Simulations per move",
       "doc": "Descents through the tree for one move. Each ends in the evaluation of one position. Ignored while analysing without end.",
       "type": "int",
       "min": 1,
       "max": 1000000000000,
       "init": 10000,
       "log": true,
       "limit": true,
       "main": true
      },
      {
       "name": "c",
       "title": "Exploration constant C",
       "doc": "Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). Small: trust the means and dig deep; large: try everything often.",
       "type": "real",
       "min": 0,
       "max": 10,
       "init": 1.7,
       "gene": true,
       "main": true
      },
      {
       "name": "select",
       "title": "Selection in the tree",
       "doc": "How the tree chooses among moves: ucb1 by mean + c * sqrt(ln(n) / s); tuned (UCB1-Tuned) explores less where results vary less, c=1 is the original; regret plays, in games with simultaneous moves, every move in proportion to how much it is regretted not to have been played, which ends in a mixed strategy that cannot be exploited (elsewhere as ucb1); puct explores what the evaluation of prior finds good, by mean + c * P * sqrt(n) / (1 + s), P the probability that the evaluation gives the move.",
       "type": "enum",
       "init": "ucb1",
       "choices": ["ucb1","tuned","regret","puct"],
       "choice_titles": ["UCB1","UCB1-Tuned","Regret matching","PUCT"]
      },
      {
       "name": "sharpness",
       "title": "Trust in evaluations",
       "doc": "With select=puct and prior: the probability of a move is in proportion to exp(this * its evaluation), evaluations from -1 to +1. 0 makes all equally probable, as they are without prior.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 5,
       "advanced": true
      },
      {"name":"playouts","title":"Random games per leaf","doc":"Random games played from each position that is evaluated.","type":"int","min":1,"max":10000,"init":1,"log":true},
      {"name":"playout","title":"Random game policy","doc":"How the random games choose their moves.","type":"spec","init":"plain","kind":"playout"},
      {
       "name": "cut",
       "title": "Random games stop after",
       "doc": "Random games are cut off after this many plies, as draws or as leaf=cut says. 0 plays them to the end.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true
      },
      {
       "name": "leaf",
       "title": "Value of a new position",
       "doc": "How a new position is valued: by random games (playout), by random games that are evaluated where `cut` stops them (cut), by its evaluation alone (eval), or by those of its random games that begin with the move that went best in them (reply): more than the mean of all, the more so the fewer games there are.",
       "type": "enum",
       "init": "playout",
       "choices": ["playout","cut","eval","reply"],
       "choice_titles": ["Random games","Random games cut short","The evaluation alone","Random games after the best reply"]
      },
      {"name":"eval","title":"Evaluation","doc":"The evaluation that leaf and prior ask.","type":"spec","init":"strong","kind":"eval"},
      {
       "name": "prior",
       "title": "Weight of prior values",
       "doc": "Evaluates all moves of a position as soon as it gets a node, sorts them by that, and lets the evaluation count as this many visits. 0 tries every move once instead. In rounds of simultaneous moves and for dice there is no prior.",
       "unit": "visits",
       "unit_one": "visit",
       "type": "int",
       "min": 0,
       "max": 1000,
       "init": 0,
       "log": true,
       "gene": true
      },
      {
       "name": "width",
       "title": "Moves open at first",
       "doc": "Progressive widening: at most this many of the best moves of a position are open at first (best by prior or order). 0 opens all at once.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "gene": true
      },
      {
       "name": "widen",
       "title": "Growth of open moves",
       "doc": "How the number of open moves grows with the visits n of a position: it is width * n to the power of this. 0 never opens more.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0.5,
       "gene": true,
       "advanced": true
      },
      {
       "name": "max",
       "title": "Most moves kept per position",
       "doc": "Below the root keeps at most this many of the best moves of a position and forgets the others, which saves memory where there are thousands. With order=yes the game's rating chooses them and the prior looks at no others. 0 keeps all.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "stages",
       "title": "Moves chosen part by part",
       "doc": "Chooses moves of several parts in two steps below the root: all but the last part (which queen, where to), then the last (the arrow). Only in games whose moves have parts. Such a tree is not reused for the next move.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "minimax",
       "title": "Share of minimax values",
       "doc": "Implicit minimax: what a move is worth is its mean result, and to this share the minimax value of the positions seen below it. For two players without dice or simultaneous moves, and select=ucb1.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0,
       "gene": true,
       "advanced": true
      },
      {
       "name": "rave",
       "title": "Weight of moves played later",
       "doc": "RAVE: a move also counts for the simulations in which its player made it later on, so that something is known of moves hardly tried. After this many visits of a move both count the same, later its own results count more. 0 does without. Needs select=ucb1 and a game without dice; goes with none of bounds, minimax and stages.",
       "unit": "visits",
       "unit_one": "visit",
       "type": "int",
       "min": 0,
       "max": 1000000,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "mast",
       "title": "Moves drawn in random games",
       "doc": "MAST: random games learn from those before. For every move the policy draws this many, and the one is played that has done best so far in the simulations of this search, wherever it was made. 0 and 1 play the first one drawn. Such games take longer, and cannot be shown afterwards. Not with leaf=reply.",
       "type": "int",
       "min": 0,
       "max": 16,
       "init": 0,
       "advanced": true
      },
      {"name":"solve","title":"Prove results in the tree","doc":"Proves wins, draws and losses as the tree reaches the end of the game. A proven win is played at once, a proven loss never.","type":"bool","init":true},
      {
       "name": "prune",
       "title": "Skip proven losses",
       "doc": "With solve: never follows a move again that is proven to lose. Without it such moves are still counted, so that positions with many ways to go wrong look dangerous.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "bounds",
       "title": "Bounds, and how soon",
       "doc": "With solve: proves bounds of results, too (cannot lose any more), and how soon a win comes. When it is proven who wins the search goes on until the win cannot come sooner, nor the loss later. Takes 16 bytes a simulation besides the tree, at most 16 MB.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "look",
       "title": "Alpha-beta nodes a visit",
       "doc": "With bounds: each time the visits of a position have doubled, alpha-beta tries to prove its result, and looks at so many positions for each of the visits. Pays where games end within reach, as in Connect Four.",
       "unit": "nodes",
       "unit_one": "node",
       "type": "real",
       "min": 0,
       "max": 20,
       "init": 0,
       "advanced": true
      },
      {"name":"forced","title":"Forced moves in the tree","doc":"In the tree, a player who can win at once does so, and one who must stop an immediate loss has no other move.","type":"bool","init":false},
      {"name":"order","title":"Promising moves first","doc":"Tries the moves of a new position in the order of the game's own quick rating, where it has one; else in the order of the rules.","type":"bool","init":false,"advanced":true},
      {"name":"reflex","title":"Wins and blocks at once","doc":"Tactical shortcut: plays an immediate win, and blocks an immediate loss, without any search.","type":"bool","init":false},
      {
       "name": "final",
       "title": "Final move by",
       "doc": "Which move is played at the end: the one with the most visits, with the best mean value, or with the best score (value and exploration together).",
       "type": "enum",
       "init": "visits",
       "choices": ["visits","value","score"],
       "choice_titles": ["Most visits","Best mean value","Best score"]
      },
      {
       "name": "reward",
       "title": "Range of rewards",
       "doc": "Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), unit is from 0 to 1, in which the same c explores twice as much.",
       "type": "enum",
       "init": "signed",
       "choices": ["signed","unit"],
       "choice_titles": ["-1 to +1","0 to 1"]
      },
      {"name":"reuse","title":"Keep the tree between moves","doc":"Keeps the part of the tree that is still of use when the game goes on. The search of a position then depends on the moves before it.","type":"bool","init":false},
      {
       "name": "train",
       "title": "Training games",
       "doc": "Before it thinks about a position of which it keeps no tree, plays this many games from there, as many descents a move as in earnest, and keeps the statistics of one game for the next. In a match every game trains anew, so that the result does not depend on how the games are shared out. Does not count for limits but that on time; with reuse=yes what was learned serves the later moves, too.",
       "unit": "games",
       "unit_one": "game",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "trainer",
       "title": "Opponent in training",
       "doc": "Who moves for the other side in the training games: `self` the search, which then learns for both sides, or `random` the policy of its random games.",
       "type": "enum",
       "init": "self",
       "advanced": true,
       "choices": ["self","random"],
       "choice_titles": ["Itself","Its random games"]
      },
      {
       "name": "temperature",
       "title": "Temperature of the choice",
       "doc": "Above 0 the final move is drawn, in proportion to visits to the power of 1 / temperature: 1 by visits, less nearer to the best, more nearer to equal. A proven win is played at once, a proven loss never if another move is left. For games that vary, and for weaker players.",
       "type": "real",
       "min": 0,
       "max": 10,
       "init": 0,
       "advanced": true
      },
      {
       "name": "halving",
       "title": "Halve the moves at the root",
       "doc": "Sequential halving: the simulations are shared out equally among the moves to play, in rounds; after each the half of them with the lower means is out. The last one left is played. Only where simulations are counted: not with a limit in seconds, without end, with several trees or in rounds of simultaneous moves.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "haste",
       "title": "Worth of an early win",
       "doc": "How much less a result counts that comes late: a win after the most plies that a game can take counts 1 - this. So wins are sought early, losses late. Not in games for points, and not for evaluations.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0,
       "advanced": true
      },
      {
       "name": "trees",
       "title": "Independent trees",
       "doc": "So many searches of the position, each with random numbers of its own and with its share of the work, are added up. On threads (-j), and on the workers of the page, they run side by side; the result does not depend on their number. For the same work one alone is stronger, because it goes deeper, and without random games all would be alike. Views of the tree show the first.",
       "type": "int",
       "min": 1,
       "max": 64,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "table",
       "title": "Memory of the tree",
       "doc": "Most memory of the tree, of all trees together; no more is taken than the simulations can need. When it is full the nodes that were visited least are given up for new ones.",
       "unit": "MB",
       "type": "int",
       "min": 1,
       "max": 4096,
       "init": 64,
       "log": true
      },
      {
       "name": "expand",
       "title": "Visits before a node grows",
       "doc": "Visits after which a position gets a node of its own. 0 gives it one at once, which pays with prior: the visit then sees the best of its moves.",
       "type": "int",
       "min": 0,
       "max": 10000,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "mix",
       "title": "Draw the final move",
       "doc": "In games with simultaneous moves, draws the final move with the frequencies of the visits (select=regret: of the average strategy), so that it cannot be foreseen.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "aim",
       "title": "Plays for",
       "doc": "What is maximised: score is the mean result, win the share of games with a result above 0, whatever its size.",
       "type": "enum",
       "init": "score",
       "advanced": true,
       "choices": ["score","win"],
       "choice_titles": ["Mean result","Number of wins"]
      },
      {
       "name": "scale",
       "title": "Spread of results",
       "doc": "In games for points, the spread of results to which c refers. 0 takes the difference of the best and the worst result seen.",
       "unit": "points",
       "unit_one": "point",
       "type": "real",
       "min": 0,
       "max": 1000000000,
       "init": 0,
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {"name":"strong","title":"Strong","values":"reuse=yes,leaf=eval,c=0.5","doc":"The best settings known, at any number of descents: evaluates positions instead of playing random games, and keeps its tree."},
      {"name":"mixed","title":"Mixed strategy","values":"sims=20k,select=regret,mix=yes","doc":"For games with simultaneous moves: regret matching, and a move that cannot be foreseen."},
      {
       "name": "document",
       "title": "As in the Connect Four package",
       "values": "sims=7,c=0.01,playouts=8,playout=strong,cut=30,leaf=reply,reward=signed,solve=no,reflex=yes,reuse=yes,final=score",
       "doc": "The settings of the puissance4 package: very few descents, almost no exploration, and positions valued by the best of the first moves that random games try. The package trains in 200 games: train=200."
      }
     ],
     "game": "tron",
     "roles": {"opponent":"","analyst":"preset=strong","judge":"sims=10k","curve":"sims=10..10000:log4"},
     "shows": ["descents"]
    },
    {
     "name": "montecarlo",
     "title": "Flat Monte Carlo for Amazons",
     "doc": "Plays random games from every legal move and chooses the move after which they went best; its better levels stop them after a few plies and evaluate.",
     "aliases": ["mc"],
     "params": [
      {
       "name": "sims",
       "alias": "playouts",
       "title": "Random games per move",
       "doc": "Random games for every candidate move, or for all together with share=drawn. Ignored while analysing without end.",
       "type": "int",
       "min": 1,
       "max": 1000000000000,
       "init": 1000,
       "log": true,
       "limit": true,
       "main": true
      },
      {
       "name": "share",
       "title": "First moves of random games",
       "doc": "How random games come by their first moves: each (every candidate move has `sims` games) or drawn (`sims` games in all, each with a first move drawn by lot; wins and sum then compare totals, so that luck in the draw counts, too).",
       "type": "enum",
       "init": "each",
       "advanced": true,
       "choices": ["each","drawn"],
       "choice_titles": ["All alike","Drawn by lot"]
      },
      {"name":"playout","title":"Random game policy","doc":"How the random games choose their moves.","type":"spec","init":"plain","kind":"playout"},
      {
       "name": "score",
       "alias": "aggregate",
       "title": "Best move by",
       "doc": "What makes a move the best: mean is the highest mean result, wins the most games won, sum the longest games (all lengths added up), max the best single game, reply the mean of those games alone that begin with the answer that went best for whoever gives it.",
       "type": "enum",
       "init": "mean",
       "choices": ["mean","wins","sum","max","reply"],
       "choice_titles": ["Mean result","Number of wins","Sum of lengths","Best game","Mean after the best reply"]
      },
      {
       "name": "cut",
       "title": "Random games stop after",
       "doc": "Random games are cut off after this many plies, as draws or as leaf=cut says. 0 plays them to the end.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true
      },
      {
       "name": "leaf",
       "title": "Value of a cut game",
       "doc": "What a random game counts that `cut` stops: a draw (playout), or the evaluation of where it stopped (cut).",
       "type": "enum",
       "init": "playout",
       "choices": ["playout","cut"],
       "choice_titles": ["A draw","What the evaluation says"]
      },
      {"name":"eval","title":"Evaluation","doc":"The evaluation that leaf=cut asks.","type":"spec","init":"strong","advanced":true,"kind":"eval"},
      {"name":"reflex","title":"Wins and blocks at once","doc":"Tactical shortcut: plays an immediate win, and blocks an immediate loss, without random games.","type":"bool","init":false},
      {"name":"reuse","title":"Remember the best game","doc":"Solo games without dice, with score=max: remembers the best game found at earlier moves and follows it until a better one turns up.","type":"bool","init":false,"advanced":true},
      {
       "name": "trees",
       "title": "Independent searches",
       "doc": "So many searches of the position, each with random numbers of its own and with its share of the work, are added up. On threads (-j), and on the workers of the page, they run side by side; the result does not depend on their number. For the same work one alone is stronger, because it goes deeper, and without random games all would be alike. Views of the tree show the first.",
       "type": "int",
       "min": 1,
       "max": 64,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {"name":"document","title":"As in the Connect Four package","values":"sims=20,score=wins","doc":"Counts the random games that are won."}
     ],
     "game": "amazons",
     "roles": {"judge":"sims=2k","curve":"sims=10..1000:log3"},
     "shows": []
    },
    {
     "name": "uct",
     "title": "UCT for Amazons",
     "doc": "Monte Carlo tree search with presets for Amazons. As everywhere it plays random games unless it is told to evaluate; its strong settings evaluate positions instead, and choose a move in two steps, the queen's move and then the arrow.",
     "aliases": [],
     "params": [
      {
       "name": "sims",
       "alias": "descents",
       "title": "Simulations per move",
       "doc": "Descents through the tree for one move. Each ends in the evaluation of one position. Ignored while analysing without end.",
       "type": "int",
       "min": 1,
       "max": 1000000000000,
       "init": 10000,
       "log": true,
       "limit": true,
       "main": true
      },
      {
       "name": "c",
       "title": "Exploration constant C",
       "doc": "Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). Small: trust the means and dig deep; large: try everything often.",
       "type": "real",
       "min": 0,
       "max": 10,
       "init": 1.7,
       "gene": true,
       "main": true
      },
      {
       "name": "select",
       "title": "Selection in the tree",
       "doc": "How the tree chooses among moves: ucb1 by mean + c * sqrt(ln(n) / s); tuned (UCB1-Tuned) explores less where results vary less, c=1 is the original; regret plays, in games with simultaneous moves, every move in proportion to how much it is regretted not to have been played, which ends in a mixed strategy that cannot be exploited (elsewhere as ucb1); puct explores what the evaluation of prior finds good, by mean + c * P * sqrt(n) / (1 + s), P the probability that the evaluation gives the move.",
       "type": "enum",
       "init": "ucb1",
       "choices": ["ucb1","tuned","regret","puct"],
       "choice_titles": ["UCB1","UCB1-Tuned","Regret matching","PUCT"]
      },
      {
       "name": "sharpness",
       "title": "Trust in evaluations",
       "doc": "With select=puct and prior: the probability of a move is in proportion to exp(this * its evaluation), evaluations from -1 to +1. 0 makes all equally probable, as they are without prior.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 5,
       "advanced": true
      },
      {"name":"playouts","title":"Random games per leaf","doc":"Random games played from each position that is evaluated.","type":"int","min":1,"max":10000,"init":1,"log":true},
      {"name":"playout","title":"Random game policy","doc":"How the random games choose their moves.","type":"spec","init":"plain","kind":"playout"},
      {
       "name": "cut",
       "title": "Random games stop after",
       "doc": "Random games are cut off after this many plies, as draws or as leaf=cut says. 0 plays them to the end.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true
      },
      {
       "name": "leaf",
       "title": "Value of a new position",
       "doc": "How a new position is valued: by random games (playout), by random games that are evaluated where `cut` stops them (cut), by its evaluation alone (eval), or by those of its random games that begin with the move that went best in them (reply): more than the mean of all, the more so the fewer games there are.",
       "type": "enum",
       "init": "playout",
       "choices": ["playout","cut","eval","reply"],
       "choice_titles": ["Random games","Random games cut short","The evaluation alone","Random games after the best reply"]
      },
      {"name":"eval","title":"Evaluation","doc":"The evaluation that leaf and prior ask.","type":"spec","init":"strong","kind":"eval"},
      {
       "name": "prior",
       "title": "Weight of prior values",
       "doc": "Evaluates all moves of a position as soon as it gets a node, sorts them by that, and lets the evaluation count as this many visits. 0 tries every move once instead. In rounds of simultaneous moves and for dice there is no prior.",
       "unit": "visits",
       "unit_one": "visit",
       "type": "int",
       "min": 0,
       "max": 1000,
       "init": 0,
       "log": true,
       "gene": true
      },
      {
       "name": "width",
       "title": "Moves open at first",
       "doc": "Progressive widening: at most this many of the best moves of a position are open at first (best by prior or order). 0 opens all at once.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "gene": true
      },
      {
       "name": "widen",
       "title": "Growth of open moves",
       "doc": "How the number of open moves grows with the visits n of a position: it is width * n to the power of this. 0 never opens more.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0.5,
       "gene": true,
       "advanced": true
      },
      {
       "name": "max",
       "title": "Most moves kept per position",
       "doc": "Below the root keeps at most this many of the best moves of a position and forgets the others, which saves memory where there are thousands. With order=yes the game's rating chooses them and the prior looks at no others. 0 keeps all.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "stages",
       "title": "Moves chosen part by part",
       "doc": "Chooses moves of several parts in two steps below the root: all but the last part (which queen, where to), then the last (the arrow). Only in games whose moves have parts. Such a tree is not reused for the next move.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "minimax",
       "title": "Share of minimax values",
       "doc": "Implicit minimax: what a move is worth is its mean result, and to this share the minimax value of the positions seen below it. For two players without dice or simultaneous moves, and select=ucb1.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0,
       "gene": true,
       "advanced": true
      },
      {
       "name": "rave",
       "title": "Weight of moves played later",
       "doc": "RAVE: a move also counts for the simulations in which its player made it later on, so that something is known of moves hardly tried. After this many visits of a move both count the same, later its own results count more. 0 does without. Needs select=ucb1 and a game without dice; goes with none of bounds, minimax and stages.",
       "unit": "visits",
       "unit_one": "visit",
       "type": "int",
       "min": 0,
       "max": 1000000,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "mast",
       "title": "Moves drawn in random games",
       "doc": "MAST: random games learn from those before. For every move the policy draws this many, and the one is played that has done best so far in the simulations of this search, wherever it was made. 0 and 1 play the first one drawn. Such games take longer, and cannot be shown afterwards. Not with leaf=reply.",
       "type": "int",
       "min": 0,
       "max": 16,
       "init": 0,
       "advanced": true
      },
      {"name":"solve","title":"Prove results in the tree","doc":"Proves wins, draws and losses as the tree reaches the end of the game. A proven win is played at once, a proven loss never.","type":"bool","init":true},
      {
       "name": "prune",
       "title": "Skip proven losses",
       "doc": "With solve: never follows a move again that is proven to lose. Without it such moves are still counted, so that positions with many ways to go wrong look dangerous.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "bounds",
       "title": "Bounds, and how soon",
       "doc": "With solve: proves bounds of results, too (cannot lose any more), and how soon a win comes. When it is proven who wins the search goes on until the win cannot come sooner, nor the loss later. Takes 16 bytes a simulation besides the tree, at most 16 MB.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "look",
       "title": "Alpha-beta nodes a visit",
       "doc": "With bounds: each time the visits of a position have doubled, alpha-beta tries to prove its result, and looks at so many positions for each of the visits. Pays where games end within reach, as in Connect Four.",
       "unit": "nodes",
       "unit_one": "node",
       "type": "real",
       "min": 0,
       "max": 20,
       "init": 0,
       "advanced": true
      },
      {"name":"forced","title":"Forced moves in the tree","doc":"In the tree, a player who can win at once does so, and one who must stop an immediate loss has no other move.","type":"bool","init":false},
      {"name":"order","title":"Promising moves first","doc":"Tries the moves of a new position in the order of the game's own quick rating, where it has one; else in the order of the rules.","type":"bool","init":false,"advanced":true},
      {"name":"reflex","title":"Wins and blocks at once","doc":"Tactical shortcut: plays an immediate win, and blocks an immediate loss, without any search.","type":"bool","init":false},
      {
       "name": "final",
       "title": "Final move by",
       "doc": "Which move is played at the end: the one with the most visits, with the best mean value, or with the best score (value and exploration together).",
       "type": "enum",
       "init": "visits",
       "choices": ["visits","value","score"],
       "choice_titles": ["Most visits","Best mean value","Best score"]
      },
      {
       "name": "reward",
       "title": "Range of rewards",
       "doc": "Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), unit is from 0 to 1, in which the same c explores twice as much.",
       "type": "enum",
       "init": "signed",
       "choices": ["signed","unit"],
       "choice_titles": ["-1 to +1","0 to 1"]
      },
      {"name":"reuse","title":"Keep the tree between moves","doc":"Keeps the part of the tree that is still of use when the game goes on. The search of a position then depends on the moves before it.","type":"bool","init":false},
      {
       "name": "train",
       "title": "Training games",
       "doc": "Before it thinks about a position of which it keeps no tree, plays this many games from there, as many descents a move as in earnest, and keeps the statistics of one game for the next. In a match every game trains anew, so that the result does not depend on how the games are shared out. Does not count for limits but that on time; with reuse=yes what was learned serves the later moves, too.",
       "unit": "games",
       "unit_one": "game",
       "type": "int",
       "min": 0,
       "max": 100000,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "trainer",
       "title": "Opponent in training",
       "doc": "Who moves for the other side in the training games: `self` the search, which then learns for both sides, or `random` the policy of its random games.",
       "type": "enum",
       "init": "self",
       "advanced": true,
       "choices": ["self","random"],
       "choice_titles": ["Itself","Its random games"]
      },
      {
       "name": "temperature",
       "title": "Temperature of the choice",
       "doc": "Above 0 the final move is drawn, in proportion to visits to the power of 1 / temperature: 1 by visits, less nearer to the best, more nearer to equal. A proven win is played at once, a proven loss never if another move is left. For games that vary, and for weaker players.",
       "type": "real",
       "min": 0,
       "max": 10,
       "init": 0,
       "advanced": true
      },
      {
       "name": "halving",
       "title": "Halve the moves at the root",
       "doc": "Sequential halving: the simulations are shared out equally among the moves to play, in rounds; after each the half of them with the lower means is out. The last one left is played. Only where simulations are counted: not with a limit in seconds, without end, with several trees or in rounds of simultaneous moves.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "haste",
       "title": "Worth of an early win",
       "doc": "How much less a result counts that comes late: a win after the most plies that a game can take counts 1 - this. So wins are sought early, losses late. Not in games for points, and not for evaluations.",
       "type": "real",
       "min": 0,
       "max": 1,
       "init": 0,
       "advanced": true
      },
      {
       "name": "trees",
       "title": "Independent trees",
       "doc": "So many searches of the position, each with random numbers of its own and with its share of the work, are added up. On threads (-j), and on the workers of the page, they run side by side; the result does not depend on their number. For the same work one alone is stronger, because it goes deeper, and without random games all would be alike. Views of the tree show the first.",
       "type": "int",
       "min": 1,
       "max": 64,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "table",
       "title": "Memory of the tree",
       "doc": "Most memory of the tree, of all trees together; no more is taken than the simulations can need. When it is full the nodes that were visited least are given up for new ones.",
       "unit": "MB",
       "type": "int",
       "min": 1,
       "max": 4096,
       "init": 64,
       "log": true
      },
      {
       "name": "expand",
       "title": "Visits before a node grows",
       "doc": "Visits after which a position gets a node of its own. 0 gives it one at once, which pays with prior: the visit then sees the best of its moves.",
       "type": "int",
       "min": 0,
       "max": 10000,
       "init": 1,
       "log": true,
       "advanced": true
      },
      {
       "name": "mix",
       "title": "Draw the final move",
       "doc": "In games with simultaneous moves, draws the final move with the frequencies of the visits (select=regret: of the average strategy), so that it cannot be foreseen.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "aim",
       "title": "Plays for",
       "doc": "What is maximised: score is the mean result, win the share of games with a result above 0, whatever its size.",
       "type": "enum",
       "init": "score",
       "advanced": true,
       "choices": ["score","win"],
       "choice_titles": ["Mean result","Number of wins"]
      },
      {
       "name": "scale",
       "title": "Spread of results",
       "doc": "In games for points, the spread of results to which c refers. 0 takes the difference of the best and the worst result seen.",
       "unit": "points",
       "unit_one": "point",
       "type": "real",
       "min": 0,
       "max": 1000000000,
       "init": 0,
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {
       "name": "strong",
       "title": "Strong",
       "values": "table=256,leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5",
       "doc": "The strongest settings known for boards of all sizes, at any number of descents: evaluates instead of playing random games, chooses a queen's move and then her arrow, opens good moves first. On 10 x 10 the evaluation of `tournament` is stronger still."
      },
      {
       "name": "tournament",
       "title": "Tournament",
       "values": "time=5s,sims=1e12,table=512,max=40,eval=territory(preset=deep),leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5",
       "doc": "The settings of `strong` by the clock, with weights for 10 x 10 and the 40 best moves of a position only, which spares memory: five seconds a move, or the time that you give it, all of it used."
      },
      {"name":"document","title":"As in the Connect Four package","values":"sims=7,c=0.01,playouts=8,playout=strong,cut=30,reward=signed,solve=no,reflex=yes,reuse=yes,final=score","doc":"The settings of a published Connect Four package."}
     ],
     "game": "amazons",
     "roles": {"opponent":"","analyst":"preset=strong","judge":"sims=10k","curve":"sims=10..10000:log4"},
     "shows": ["descents"]
    },
    {
     "name": "pvs",
     "title": "Principal variation search for Amazons",
     "doc": "Alpha-beta with everything that makes it fast, the Amazons report's Tournament player with every part as a switch. In Amazons, two plies at first and many towards the end, where it proves who wins.",
     "aliases": [],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in plies",
       "doc": "The deepest iteration, in plies. Forced replies do not count, so single lines are longer. 250 goes on to the end of the game and proves the result where it can.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 1,
       "max": 250,
       "init": 250,
       "log": true,
       "main": true
      },
      {"name":"eval","title":"Evaluation","doc":"How a position is valued where the depth is reached.","type":"spec","init":"strong","kind":"eval"},
      {
       "name": "moves",
       "title": "Exact values of",
       "doc": "`best` spends little on moves that are worse than the best one and leaves them with an upper bound; `all` finds the exact value of every move, which takes several times as long.",
       "type": "enum",
       "init": "best",
       "choices": ["all","best"],
       "choice_titles": ["All moves","The best move"]
      },
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among moves that it cannot tell apart: the one that its ordering tries `first`, or a `random` one (drawn from the seed).",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {
       "name": "table",
       "title": "Transposition table",
       "doc": "Memory of the transposition table, which knows positions again that were reached by another order of moves; the next lower power of two is taken. 0 searches without a table. Node counts depend on it.",
       "unit": "MB",
       "type": "int",
       "min": 0,
       "max": 1024,
       "init": 16,
       "log": true,
       "advanced": true
      },
      {"name":"reuse","title":"Keep the table between moves","doc":"Keeps the table from move to move. Faster in a game, but then the answer to a position may depend on the positions before.","type":"bool","init":false,"advanced":true},
      {"name":"killers","title":"Killer moves","doc":"Tries the moves early that have just refuted sister positions.","type":"bool","init":true,"advanced":true},
      {"name":"history","title":"History of cut-offs","doc":"Tries the moves early that have refuted positions anywhere in the tree.","type":"bool","init":true,"advanced":true},
      {
       "name": "rate",
       "title": "The game's rating of moves",
       "doc": "Uses the game's own quick rating of moves for their order (yes), or only whether it is good or not, as in the Amazons report (coarse).",
       "type": "enum",
       "init": "yes",
       "advanced": true,
       "choices": ["no","yes","coarse"],
       "choice_titles": ["Not used","Used","Good or not"]
      },
      {
       "name": "scout",
       "title": "Null-window scout",
       "doc": "Asks of every move but the first only whether it is better, with a null window, and searches it again when it is. Without it, the search is plain alpha-beta.",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "reduce",
       "title": "Late move reduction",
       "doc": "Searches every move but the first by this many plies less at first, and to the full depth when it turns out better than expected. Goes much deeper where the first move is nearly always the right one, and may overlook what a late move only shows at the end; proofs are never reduced. An even number fits games with simultaneous moves. 0 = never.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 8,
       "init": 0,
       "advanced": true
      },
      {
       "name": "width",
       "title": "Most moves per position",
       "doc": "Below the root tries at most this many moves per position, the most promising ones by its order, unless all of them lose. Looks deeper where there are hundreds of moves, and never sees what it leaves out; proofs look at all. 0 = all.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "sort",
       "title": "Order by evaluation from",
       "doc": "Orders the moves of positions with at least this many plies to search by the evaluation of what they lead to, instead of by the game's quick rating. Worth its price where that rating says little, and with `width`. 0 = never.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 250,
       "init": 0,
       "advanced": true
      },
      {
       "name": "defer",
       "title": "Postpone moves that can wait",
       "doc": "Tries moves that can wait after all others, where the game's rating knows some (in Amazons those of queens that are alone in their region).",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "cache",
       "title": "Move cache",
       "doc": "Memory of the move cache, which knows the legal moves of positions that came up before. 0 lists them anew every time.",
       "unit": "MB",
       "type": "int",
       "min": 0,
       "max": 1024,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {"name":"aspiration","title":"Aspiration windows","doc":"Begins each iteration with a narrow window around the last value, and repeats it with a wider one when the value falls outside.","type":"bool","init":true,"advanced":true},
      {"name":"reflex","title":"Wins and blocks at once","doc":"Sees an immediate win without search, and searches only the one reply where there is an immediate loss to stop, at no cost of depth.","type":"bool","init":true,"advanced":true},
      {
       "name": "known",
       "title": "Results known without search",
       "doc": "Takes results that the rules tell before the end of a game, where the game knows some (in Amazons when the queens are apart and the moves left decide).",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "solve",
       "title": "Attempts to prove the result",
       "doc": "Tries between two iterations to prove win, draw or loss to the end of the game, with about as many nodes as the iterations took. Only without a limit of depth.",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "partial",
       "title": "Use unfinished iterations",
       "doc": "When the limit of time or nodes cuts an iteration short: its best move so far counts (yes), or that of the last finished iteration (no), or the move that was just being examined, as in the Amazons report (examined), whose player uses up its time even when it has found a win.",
       "type": "enum",
       "init": "yes",
       "advanced": true,
       "choices": ["no","yes","examined"],
       "choice_titles": ["No","Yes","The move being examined"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {
       "name": "tournament",
       "title": "As in the Amazons report",
       "values": "time=2s,table=0,cache=16,killers=no,history=no,rate=coarse,eval=regions(source=document),aspiration=no,reflex=no,known=no,solve=no,partial=examined",
       "doc": "The player of the Amazons report: two seconds a move, iterative deepening with null windows, queens and arrows next to an enemy first, queens alone last, a move cache, shorter wins preferred; when the time is up, the move being examined, even if a win was found before."
      },
      {
       "name": "plain",
       "title": "Plain NegaScout",
       "values": "depth=2,table=0,killers=no,history=no,rate=no,defer=no,aspiration=no,reflex=no,known=no,solve=no,partial=no",
       "doc": "Null windows and iterative deepening alone, moves in the order of the rules: every addition is off, so that one can be switched on at a time."
      }
     ],
     "game": "amazons",
     "roles": {"judge":"moves=all,nodes=300k","evolved":"depth=2","curve":"depth=2|4|6|8","windows":""},
     "shows": ["iterations"]
    },
    {
     "name": "pvs",
     "title": "Principal variation search",
     "doc": "The strongest player of two-player games without chance that needs no training: alpha-beta with everything that makes it fast. It searches one ply deeper again and again, remembers positions, tries promising moves first, and proves the result of the game when the end is near enough. Takes time and nodes as limits. Of three or more players it takes all others for one enemy.",
     "aliases": [],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in plies",
       "doc": "The deepest iteration, in plies. Forced replies do not count, so single lines are longer. 250 goes on to the end of the game and proves the result where it can.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 1,
       "max": 250,
       "init": 250,
       "log": true,
       "main": true
      },
      {"name":"eval","title":"Evaluation","doc":"How a position is valued where the depth is reached.","type":"spec","init":"strong","kind":"eval"},
      {
       "name": "moves",
       "title": "Exact values of",
       "doc": "`best` spends little on moves that are worse than the best one and leaves them with an upper bound; `all` finds the exact value of every move, which takes several times as long.",
       "type": "enum",
       "init": "best",
       "choices": ["all","best"],
       "choice_titles": ["All moves","The best move"]
      },
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among moves that it cannot tell apart: the one that its ordering tries `first`, or a `random` one (drawn from the seed).",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {
       "name": "table",
       "title": "Transposition table",
       "doc": "Memory of the transposition table, which knows positions again that were reached by another order of moves; the next lower power of two is taken. 0 searches without a table. Node counts depend on it.",
       "unit": "MB",
       "type": "int",
       "min": 0,
       "max": 1024,
       "init": 16,
       "log": true,
       "advanced": true
      },
      {"name":"reuse","title":"Keep the table between moves","doc":"Keeps the table from move to move. Faster in a game, but then the answer to a position may depend on the positions before.","type":"bool","init":false,"advanced":true},
      {"name":"killers","title":"Killer moves","doc":"Tries the moves early that have just refuted sister positions.","type":"bool","init":true,"advanced":true},
      {"name":"history","title":"History of cut-offs","doc":"Tries the moves early that have refuted positions anywhere in the tree.","type":"bool","init":true,"advanced":true},
      {
       "name": "rate",
       "title": "The game's rating of moves",
       "doc": "Uses the game's own quick rating of moves for their order (yes), or only whether it is good or not, as in the Amazons report (coarse).",
       "type": "enum",
       "init": "yes",
       "advanced": true,
       "choices": ["no","yes","coarse"],
       "choice_titles": ["Not used","Used","Good or not"]
      },
      {
       "name": "scout",
       "title": "Null-window scout",
       "doc": "Asks of every move but the first only whether it is better, with a null window, and searches it again when it is. Without it, the search is plain alpha-beta.",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "reduce",
       "title": "Late move reduction",
       "doc": "Searches every move but the first by this many plies less at first, and to the full depth when it turns out better than expected. Goes much deeper where the first move is nearly always the right one, and may overlook what a late move only shows at the end; proofs are never reduced. An even number fits games with simultaneous moves. 0 = never.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 8,
       "init": 0,
       "advanced": true
      },
      {
       "name": "width",
       "title": "Most moves per position",
       "doc": "Below the root tries at most this many moves per position, the most promising ones by its order, unless all of them lose. Looks deeper where there are hundreds of moves, and never sees what it leaves out; proofs look at all. 0 = all.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 4096,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {
       "name": "sort",
       "title": "Order by evaluation from",
       "doc": "Orders the moves of positions with at least this many plies to search by the evaluation of what they lead to, instead of by the game's quick rating. Worth its price where that rating says little, and with `width`. 0 = never.",
       "unit": "plies",
       "unit_one": "ply",
       "type": "int",
       "min": 0,
       "max": 250,
       "init": 0,
       "advanced": true
      },
      {
       "name": "defer",
       "title": "Postpone moves that can wait",
       "doc": "Tries moves that can wait after all others, where the game's rating knows some (in Amazons those of queens that are alone in their region).",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "cache",
       "title": "Move cache",
       "doc": "Memory of the move cache, which knows the legal moves of positions that came up before. 0 lists them anew every time.",
       "unit": "MB",
       "type": "int",
       "min": 0,
       "max": 1024,
       "init": 0,
       "log": true,
       "advanced": true
      },
      {"name":"aspiration","title":"Aspiration windows","doc":"Begins each iteration with a narrow window around the last value, and repeats it with a wider one when the value falls outside.","type":"bool","init":true,"advanced":true},
      {"name":"reflex","title":"Wins and blocks at once","doc":"Sees an immediate win without search, and searches only the one reply where there is an immediate loss to stop, at no cost of depth.","type":"bool","init":true,"advanced":true},
      {
       "name": "known",
       "title": "Results known without search",
       "doc": "Takes results that the rules tell before the end of a game, where the game knows some (in Amazons when the queens are apart and the moves left decide).",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "solve",
       "title": "Attempts to prove the result",
       "doc": "Tries between two iterations to prove win, draw or loss to the end of the game, with about as many nodes as the iterations took. Only without a limit of depth.",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "partial",
       "title": "Use unfinished iterations",
       "doc": "When the limit of time or nodes cuts an iteration short: its best move so far counts (yes), or that of the last finished iteration (no), or the move that was just being examined, as in the Amazons report (examined), whose player uses up its time even when it has found a win.",
       "type": "enum",
       "init": "yes",
       "advanced": true,
       "choices": ["no","yes","examined"],
       "choice_titles": ["No","Yes","The move being examined"]
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {
       "name": "plain",
       "title": "Plain NegaScout",
       "values": "depth=2,table=0,killers=no,history=no,rate=no,defer=no,aspiration=no,reflex=no,known=no,solve=no,partial=no",
       "doc": "Null windows and iterative deepening alone, moves in the order of the rules: every addition is off, so that one can be switched on at a time."
      }
     ],
     "roles": {"judge":"moves=all,nodes=300k","evolved":"depth=2","curve":"depth=2|4|6|8","windows":""},
     "shows": ["iterations"]
    },
    {
     "name": "solver",
     "title": "Exact solver",
     "doc": "Proves what is the most that can be reached: the longest ride of one rider, or of two riders who cannot reach each other any more, with the longest ride found, a proven bound and the gap between them while it works; and the exact value of a small duel in which both choose at once, with the mixture of moves that guarantees it. Large open duels only get bounds.",
     "aliases": [],
     "params": [
      {
       "name": "depth",
       "title": "Search depth in steps",
       "doc": "How many steps (in duels: rounds) ahead every line is tried. Beyond that, bounds have to do. The default goes on to the end and proves the result.",
       "unit": "steps",
       "unit_one": "step",
       "type": "int",
       "min": 1,
       "max": 12289,
       "init": 12289,
       "log": true
      },
      {"name":"table","title":"Memory of the table","doc":"Memory for positions that were solved before; 0 = none.","unit":"MB","type":"int","min":0,"max":1024,"init":16,"log":true,"advanced":true},
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "game": "tron",
     "roles": {"exact":"nodes=100M"},
     "shows": []
    },
    {
     "name": "expectimax",
     "title": "Expectimax",
     "doc": "Looks some moves ahead in games with dice: at its own moves it takes the best, where the dice move it averages over all outcomes with their probabilities. Improbable lines are cut short. Shows for every move the mean and how what may come next is spread.",
     "aliases": [],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in moves",
       "doc": "How many moves of players to look ahead, the dice between them not counted: 1 values the position right after the move, 2 is move, dice, move. 0 goes as deep as the limits of time or nodes allow, and 3 moves where there are none.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 250,
       "init": 0,
       "log": true,
       "main": true
      },
      {
       "name": "cutoff",
       "title": "Least probability followed",
       "doc": "Lines that come up with less than this probability are not followed any further but valued where they are. An analysis without end halves it whenever all likelier lines have ended. 0 follows all.",
       "type": "real",
       "min": 0,
       "max": 0.5,
       "init": 0.0005,
       "log": true
      },
      {
       "name": "chance",
       "title": "Dice count as",
       "doc": "`mean` averages over what the dice may bring; `worst` expects the worst of it, as if an enemy threw them.",
       "type": "enum",
       "init": "mean",
       "choices": ["mean","worst"],
       "choice_titles": ["Their mean","Their worst"]
      },
      {
       "name": "aim",
       "title": "Plays for",
       "doc": "`points` plays for the result; `goal` for the probability, in percent, that the goal of the game is reached (2048: the target tile), in games that have one. With `goal`, evaluations in points say nothing and count 0 before the end, and heuristics on a scale of their own do not fit.",
       "type": "enum",
       "init": "points",
       "choices": ["points","goal"],
       "choice_titles": ["Points","The goal of the game"]
      },
      {"name":"eval","title":"Evaluation","doc":"How a position right after a move is valued where the depth is reached.","type":"spec","init":"strong","kind":"eval"},
      {
       "name": "table",
       "title": "Memory of the table",
       "doc": "Memory of the table that knows positions again which were reached by another order of moves, shared by all moves at the root; the next lower power of two is taken. 0 searches without.",
       "unit": "MB",
       "type": "int",
       "min": 0,
       "max": 1024,
       "init": 16,
       "log": true,
       "advanced": true
      },
      {
       "name": "prune",
       "title": "Forward pruning",
       "doc": "Leaves out moves that are hardly ever any good, so that the others are looked at further ahead. In 2048 on 4 x 4 cells: slides that take a large tile out of the corner in which the largest stand together; where only such slides are left, the game counts as lost. Moves left out have no value.",
       "type": "bool",
       "init": false
      },
      {
       "name": "deepen",
       "title": "Step-by-step deepening",
       "doc": "Begins with depth 1 and goes one move deeper again and again, so that there is an answer at any time; `no` begins with the full depth.",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {"name":"fast","title":"Fast and strong","values":"nodes=100k,cutoff=0.0005","doc":"About a thousand moves a second on a fast machine."}
     ],
     "roles": {"judge":"nodes=300k"},
     "shows": ["iterations"]
    },
    {
     "name": "expectimax",
     "title": "Expectimax",
     "doc": "Looks some moves ahead in games with dice: at its own moves it takes the best, where the dice move it averages over all outcomes with their probabilities. Improbable lines are cut short. Shows for every move the mean and how what may come next is spread.",
     "aliases": [],
     "params": [
      {
       "name": "depth",
       "alias": "pf",
       "title": "Search depth in moves",
       "doc": "How many moves of players to look ahead, the dice between them not counted: 1 values the position right after the move, 2 is move, dice, move. 0 goes as deep as the limits of time or nodes allow, and 3 moves where there are none.",
       "unit": "moves",
       "unit_one": "move",
       "type": "int",
       "min": 0,
       "max": 250,
       "init": 0,
       "log": true,
       "main": true
      },
      {
       "name": "cutoff",
       "title": "Least probability followed",
       "doc": "Lines that come up with less than this probability are not followed any further but valued where they are. An analysis without end halves it whenever all likelier lines have ended. 0 follows all.",
       "type": "real",
       "min": 0,
       "max": 0.5,
       "init": 0.0005,
       "log": true
      },
      {
       "name": "chance",
       "title": "Dice count as",
       "doc": "`mean` averages over what the dice may bring; `worst` expects the worst of it, as if an enemy threw them.",
       "type": "enum",
       "init": "mean",
       "choices": ["mean","worst"],
       "choice_titles": ["Their mean","Their worst"]
      },
      {
       "name": "aim",
       "title": "Plays for",
       "doc": "`points` plays for the result; `goal` for the probability, in percent, that the goal of the game is reached (2048: the target tile), in games that have one. With `goal`, evaluations in points say nothing and count 0 before the end, and heuristics on a scale of their own do not fit.",
       "type": "enum",
       "init": "points",
       "choices": ["points","goal"],
       "choice_titles": ["Points","The goal of the game"]
      },
      {"name":"eval","title":"Evaluation","doc":"How a position right after a move is valued where the depth is reached.","type":"spec","init":"strong","kind":"eval"},
      {
       "name": "table",
       "title": "Memory of the table",
       "doc": "Memory of the table that knows positions again which were reached by another order of moves, shared by all moves at the root; the next lower power of two is taken. 0 searches without.",
       "unit": "MB",
       "type": "int",
       "min": 0,
       "max": 1024,
       "init": 16,
       "log": true,
       "advanced": true
      },
      {
       "name": "prune",
       "title": "Forward pruning",
       "doc": "Leaves out moves that are hardly ever any good, so that the others are looked at further ahead. In 2048 on 4 x 4 cells: slides that take a large tile out of the corner in which the largest stand together; where only such slides are left, the game counts as lost. Moves left out have no value.",
       "type": "bool",
       "init": false
      },
      {
       "name": "deepen",
       "title": "Step-by-step deepening",
       "doc": "Begins with depth 1 and goes one move deeper again and again, so that there is an answer at any time; `no` begins with the full depth.",
       "type": "bool",
       "init": true,
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {"name":"fast","title":"Fast and strong","values":"nodes=125k,cutoff=0.0005,prune=yes,eval=rows(preset=deep,early=10)","doc":"More than a thousand moves a second on a fast machine."},
      {"name":"strong","title":"Strong","values":"nodes=1M,cutoff=0.0002,prune=yes,eval=rows(preset=deep,early=10)","doc":"About a hundred moves a second on a fast machine."}
     ],
     "game": "2048",
     "roles": {"analyst":"eval=rows(preset=deep)","judge":"nodes=300k,eval=rows(preset=deep)"},
     "shows": ["iterations"]
    },
    {
     "name": "solver",
     "title": "Perfect solver",
     "doc": "Proves the exact score of a position and of every column: who wins, and how soon. Plays perfectly, or with a share of blunders. On large boards an early position can take too long to be solved; bounds are shown meanwhile.",
     "aliases": [],
     "params": [
      {
       "name": "aim",
       "title": "Looks for",
       "doc": "`score` finds how soon a win comes and how long a loss can be put off; `result` only who wins, which is quicker.",
       "type": "enum",
       "init": "score",
       "choices": ["score","result"],
       "choice_titles": ["The score","The result alone"]
      },
      {
       "name": "moves",
       "title": "Exact values of",
       "doc": "`all` finds the exact value of every column, `best` stops when the best one is known and leaves the others with bounds.",
       "type": "enum",
       "init": "all",
       "choices": ["all","best"],
       "choice_titles": ["All moves","The best move"]
      },
      {
       "name": "ties",
       "title": "Choice among equal moves",
       "doc": "Among columns of the best value: the one that was proven first (`first`), most often one near the middle, or a `random` one, drawn from the seed.",
       "type": "enum",
       "init": "first",
       "choices": ["first","random"],
       "choice_titles": ["The first","One at random"]
      },
      {"name":"blunder","title":"Share of wrong moves","doc":"How often another move is played than a perfect one: 0 plays perfectly, 1 never on purpose.","type":"real","min":0,"max":1,"init":0,"step":0.05},
      {
       "name": "slack",
       "title": "Size of wrong moves",
       "doc": "How bad such a move may be, as people err: worse moves are drawn, one whose score is d lower with weight exp(-d / slack), so that small slips are common and large ones rare. 0 draws from all legal moves alike.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 0,
       "step": 0.5
      },
      {
       "name": "table",
       "title": "Memory of the table",
       "doc": "The largest size of the table of known positions; the next lower power of two is taken. It begins small and grows with the work.",
       "unit": "MB",
       "type": "int",
       "min": 1,
       "max": 1024,
       "init": 64,
       "log": true,
       "advanced": true
      },
      {
       "name": "reuse",
       "title": "Keep the table between moves",
       "doc": "Keeps the table from position to position: what was proven stays so. Faster in a game, but node counts then depend on the positions before.",
       "type": "bool",
       "init": false,
       "advanced": true
      },
      {
       "name": "book",
       "title": "Opening book",
       "doc": "The opening book of the classic board: exact scores of all positions of one ply, with which earlier ones are answered at once. If the book is missing, it is ignored.",
       "type": "blob",
       "init": "connect4.book",
       "advanced": true
      },
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [
      {"name":"perfect","title":"Perfect","values":"blunder=0","doc":"Never gives away a win or a draw, wins as soon and loses as late as can be."}
     ],
     "game": "connect4",
     "roles": {"exact":"nodes=100M,reuse=yes"},
     "shows": []
    },
    {
     "name": "solver",
     "title": "Exact solver",
     "doc": "Proves who wins. It takes apart what arrows have separated: regions of one side count as numbers of moves, contested ones are searched, and their results are added up. Made for small boards and for the last part of a game; a position with more than 62 cells in play is not tried at all.",
     "aliases": [],
     "params": [
      {
       "name": "moves",
       "title": "Results found of",
       "doc": "`best` stops as soon as one move is proven to win or all are proven to lose; `all` goes on until the result of every move is known.",
       "type": "enum",
       "init": "best",
       "choices": ["all","best"],
       "choice_titles": ["All moves","The best move"]
      },
      {"name":"table","title":"Memory of the table","doc":"Size of the table of known positions.","unit":"MB","type":"int","min":1,"max":1024,"init":64,"log":true,"advanced":true},
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "game": "amazons",
     "roles": {"exact":"nodes=100M"},
     "shows": []
    },
    {
     "name": "external",
     "title": "Another program",
     "doc": "A program of your own that plays, through a text protocol of the shape of UCI: `external(engine=NAME)` after `plyscope --engine NAME=COMMAND`. A program that ends, falls silent or plays an illegal move loses the game.",
     "aliases": [],
     "params": [
      {"name":"engine","title":"Engine","doc":"Name of the engine, as given to the native program: `plyscope --engine NAME=COMMAND`. Never a command itself, so that no link can run one.","type":"text","max":39,"init":""},
      {"name":"depth","title":"Search depth in plies","doc":"Depth to ask for, where the engine knows such a thing. 0 asks for none.","unit":"plies","unit_one":"ply","type":"int","min":0,"max":1000,"init":0,"limit":true},
      {"name":"patience","title":"Patience with the engine","doc":"How long an engine may be silent beyond its time for a move. Then it has failed, and loses the game.","unit":"s","type":"time","min":0,"max":3600,"init":10,"advanced":true},
      {
       "name": "time",
       "title": "Time per move",
       "doc": "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached before, with the best move found so far: a player with `sims` thinks to the end of its time only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no limit. A timed result depends on the speed of the machine.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 3600,
       "init": 0,
       "limit": true
      },
      {
       "name": "nodes",
       "title": "Work per move",
       "doc": "Limit on the work for one move: nodes, or playouts for players that count those. A search ends when it is reached, with the best move found so far. A player that does not search ignores it. 0 sets no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true,
       "limit": true
      },
      {"name":"seed","title":"Random seed","doc":"Seed of every random choice of this player. The same seed gives the same moves on every machine.","type":"int","min":0,"max":9007199254740991,"init":1,"advanced":true},
      {"name":"name","title":"Name in tables","doc":"A free name for tables of matches. Without one the player is called by its kind.","type":"text","max":23,"init":"","advanced":true}
     ],
     "presets": [],
     "roles": {},
     "shows": []
    }
   ],
   "commands": [
    {
     "name": "new",
     "usage": "new [GAME]",
     "doc": "Sets up a new game: `new connect4`, `new connect4(rows=5,cols=8,cylinder=yes)`, `new connect4(preset=document)`. Without GAME the same variant once more. Players stay where they fit; one that does not fit becomes human, and a sentence says so.",
     "group": "game",
     "answers": "ok"
    },
    {"name":"restart","usage":"restart","doc":"Begins the same game again, from the same start position.","group":"game","answers":"ok"},
    {"name":"position","usage":"position TEXT","doc":"Sets up a position from its one-line text, as `show` prints it with `json on`. A text that implies a size or a number of pieces sets the variant, too.","group":"game","answers":"ok"},
    {
     "name": "sgf",
     "usage": "sgf [TEXT]",
     "doc": "Writes the game so far as an SGF record for other programs, or plays the game of such a record, on its board: `sgf (;GM[18]SZ[10];B[djddgd])`. Games without such a format refuse.",
     "group": "game",
     "answers": "sgf ok"
    },
    {
     "name": "notation",
     "usage": "notation [MOVE...]",
     "doc": "Writes the game so far as its moves, those of the dice among them, or plays the game of such a text from the same start: `notation 4 4 3 5`, `notation 1. 4 4 2. 3 5`. All of them are played, or none: a refusal says which move does not fit.",
     "group": "game",
     "answers": "notation ok"
    },
    {
     "name": "show",
     "usage": "show",
     "doc": "Draws the board and says who is to move or how the game ended. In JSON: game, position, mover, status, the moves played (those of the dice left out), result, players, view, legal moves with the clicks that mean them, and the share link.",
     "group": "game",
     "answers": "show"
    },
    {"name":"moves","usage":"moves","doc":"Lists the legal moves; in JSON each with the position text right after it.","group":"game","answers":"moves"},
    {
     "name": "play",
     "usage": "play MOVE...",
     "doc": "Plays one move or several: `play 4`, `play 4 4 5`, and in games with one-letter moves also a run `play 4453`. All of them are played, or none when one is not legal. The dice move by themselves, by the seed.",
     "group": "game",
     "answers": "ok"
    },
    {"name":"undo","usage":"undo [N]","doc":"Takes back the last move, or the last N; the chance after a move goes with it.","group":"game","answers":"ok"},
    {"name":"redo","usage":"redo [N]","doc":"Plays again what undo took back.","group":"game","answers":"ok"},
    {
     "name": "edit",
     "usage": "edit CELL PIECE...",
     "doc": "Puts a piece on a cell and begins a new game from there: `edit d1 yellow`. `clear` empties the cell; `edit turn yellow` says who moves. Several cells, each with its piece, change at once: `edit 3,5 a 9,2 a` sets both ends of a teleport.",
     "group": "game",
     "answers": "ok"
    },
    {
     "name": "seed",
     "usage": "seed [N]",
     "doc": "Sets the seed of the session, or says it. It decides what the dice show and how players without a seed of their own draw; equal lines after equal seeds give equal games.",
     "group": "game",
     "answers": "seed ok"
    },
    {
     "name": "round",
     "usage": "round [ahead] [MOVE...] [time=T]",
     "doc": "Plays a whole round of a game in which all choose at once: every computer player chooses before anything is seen. One word for each person in the order of the seats: a move, a key (left, up, right, down, ascend, descend), or - to go straight on, which is also what happens without a word. `round ahead` lets the computers choose and waits for the next `round` to play. A computer player whose time is up before it knows anything is late: it goes straight on where that is open, else where random games would.",
     "group": "game",
     "answers": "progress round",
     "options": [
      {"name":"time","title":"Time per move","doc":"Each computer player thinks so long at most, whatever its own limits; 0 = its own limits alone.","unit":"s","type":"time","min":0,"max":3600,"init":0}
     ]
    },
    {
     "name": "trace",
     "usage": "trace [MOVE...]",
     "doc": "The way that pieces took: [ply, from, to, piece] for every movement since the start, moves that can be redone included. With moves: the way they would take from here; nothing is played.",
     "group": "game",
     "answers": "trace"
    },
    {
     "name": "players",
     "usage": "players [SPEC...] [SIDE=SPEC...]",
     "doc": "Says who plays, one searcher spec a side; a side without a word keeps its player. `players human uct(sims=20000)`, `players R=pvs(time=2s)`. Without words: lists them.",
     "group": "players",
     "answers": "players"
    },
    {
     "name": "player",
     "usage": "player WHO [KEY | clone | = OTHER]",
     "doc": "Tells what is known of a player: its number, free name, game, side and options; or one of them (`player J depth`, `player J number`, also called idnum; an unknown key gives nothing). `player J clone` makes a player with the same options and a new number; `player A = B` says whether kind and options are equal. WHO is A, B, a side, a number or a free name.",
     "group": "players",
     "answers": "player"
    },
    {"name":"searchers","usage":"searchers","doc":"Lists the searchers; those that do not fit the present game with the reason.","group":"players","answers":"searchers"},
    {
     "name": "go",
     "usage": "go [SPEC] [side=SIDE] [pool=N]",
     "doc": "Lets the player of this side think and play its move, or the searcher that is named. `stop` makes it play at once what it knows.",
     "group": "search",
     "answers": "progress go",
     "options": [
      {"name":"side","title":"Side asked to play","doc":"The side that is asked to play; when it is not its turn it says so.","type":"text","max":23,"init":""},
      {
       "name": "pool",
       "title": "Units out at a time",
       "doc": "Units that may be out with the host at a time, for workers: single moves to prove, of searchers that prove every move, while no tree is recorded; or some of several independent trees. The outcome does not depend on them. 0 = none.",
       "type": "int",
       "min": 0,
       "max": 256,
       "init": 0
      }
     ]
    },
    {
     "name": "analyze",
     "usage": "analyze [SPEC] [endless] [paused] [record] [bare] [keep] [record=N] [log=N] [pool=N]",
     "doc": "Searches the present position without moving: value, effort and line of play of every move. `endless` goes on until `stop`, whatever the limits; `paused` waits for `step` or `resume`. The tree is recorded for `tree` unless the search is endless (`record` asks for it then) or `bare`, which also keeps no `history`. `keep` lets the analysis stay beside later ones after its end, four of them at most, until `cancel`.",
     "group": "search",
     "answers": "progress analyze",
     "options": [
      {
       "name": "record",
       "title": "Nodes recorded",
       "doc": "Most nodes that the record of the tree keeps. When it is full it forgets the deepest ply. 0 = 20,000, where there is a record at all.",
       "unit": "nodes",
       "unit_one": "node",
       "type": "int",
       "min": 0,
       "max": 1000000,
       "init": 0,
       "log": true
      },
      {
       "name": "log",
       "title": "Length of the trace log",
       "doc": "Length of the trace log: so many first events are kept, nodes that are entered or left. `log` shows them. 0 = none.",
       "unit": "events",
       "unit_one": "event",
       "type": "int",
       "min": 0,
       "max": 1000000,
       "init": 0,
       "log": true
      },
      {
       "name": "pool",
       "title": "Units out at a time",
       "doc": "Units that may be out with the host at a time, for workers: single moves to prove, of searchers that prove every move, while no tree is recorded; or some of several independent trees. The outcome does not depend on them. 0 = none.",
       "type": "int",
       "min": 0,
       "max": 256,
       "init": 0
      }
     ]
    },
    {"name":"perft","usage":"perft N","doc":"Counts the sequences of N moves from here; a finished game ends its line.","group":"search","answers":"progress perft"},
    {"name":"divide","usage":"divide N","doc":"As perft, with one row per first move.","group":"search","answers":"progress divide"},
    {
     "name": "eval",
     "usage": "eval [EVALUATION] [moves]",
     "doc": "The static value of the position for the side to move, term by term: `eval lines`, `eval lines(three=9)`, and how their sum becomes the value where it is not the sum itself. Without a name: the game's strongest. With `moves` the terms of every legal move: of the position right after it, and where the evaluation asks for them, of the worst that the dice may bring then.",
     "group": "search",
     "answers": "eval"
    },
    {
     "name": "simulate",
     "usage": "simulate [POLICY] [count=K] [playouts=N] [seed=S] [speed=N] [choices=N] [first=MOVE]",
     "doc": "Plays random games from here with a playout policy of the game (`help` names them) and shows some of them side by side, with the mean length and result of all. In JSON also how often they went to each cell: `simulate wall-following count=9`.",
     "group": "search",
     "answers": "progress simulate",
     "options": [
      {"name":"count","title":"Games shown","doc":"Games that are shown: their moves, length, result and last position.","type":"int","min":1,"max":64,"init":4},
      {"name":"playouts","title":"Games for the statistics","doc":"Games that are played for the statistics; they begin with those that are shown.","type":"int","min":1,"max":100000,"init":1000,"log":true},
      {"name":"seed","title":"Random seed","doc":"Seed of the games; equal seeds give equal games.","type":"int","min":0,"max":9007199254740991,"init":1},
      {
       "name": "choices",
       "title": "Steps told choice by choice",
       "doc": "So many steps of the games that are shown are told one by one, all games side by side: the possible moves by their numbers, how many they are, the number that was drawn, and which move it is modulo that many. Only of policies that choose so: the uniform one in Tron with one rider.",
       "type": "int",
       "min": 0,
       "max": 1000,
       "init": 0
      },
      {
       "name": "speed",
       "title": "Games to measure the speed",
       "doc": "Games that are played again in batches, by turns in every way that the policy has to compute them (its `kernel`), for 0.3 s each at least: how many a second, how many times as fast as the plainest way, and whether all add up to the same. 0 = none.",
       "type": "int",
       "min": 0,
       "max": 100000000,
       "init": 0,
       "log": true
      },
      {"name":"first","title":"First move","doc":"Move that all games begin with.","type":"text","max":79,"init":""}
     ]
    },
    {
     "name": "tune",
     "usage": "tune [JOB] PATH=VALUE...",
     "doc": "Changes options of a running search at once: `tune c=0.5`, `tune 3 eval.three=9`. Where the searcher can, it goes on with what it knows; else, and where it has done more than a limit allows now, it begins anew. An evolution takes its parameters from the next generation on: `tune 3 mutation=0.01`. Tuning an ended analysis sets it to work again.",
     "group": "search",
     "answers": "tuned"
    },
    {"name":"stop","usage":"stop [JOB]","doc":"Ends a job with what is known: an analysis gives its result, `go` plays the best move so far, a match its statistics.","group":"search","answers":"ok"},
    {"name":"cancel","usage":"cancel [JOB]","doc":"Throws a job away, without a result; also an ended analysis that was to be kept.","group":"search","answers":"ok cancelled"},
    {"name":"pause","usage":"pause [JOB]","doc":"Lets a job rest; `resume` goes on.","group":"search","answers":"ok"},
    {"name":"resume","usage":"resume [JOB]","doc":"Lets a paused job go on.","group":"search","answers":"ok"},
    {
     "name": "step",
     "usage": "step [EVENT] [N] [job=JOB]",
     "doc": "Advances the analysis to its next event, or over N of them, and pauses it there: node (a position is entered), playout (a random game is over), iteration (one depth is done), move (a root move is searched), cutoff. Begin with `analyze SPEC paused`.",
     "group": "search",
     "answers": "ok",
     "options": [
      {"name":"job","title":"Number of the analysis","doc":"Number of the analysis that is advanced; without it the newest one.","type":"text","max":15,"init":""}
     ]
    },
    {"name":"rewind","usage":"rewind [JOB]","doc":"Begins an analysis anew, from nothing, and pauses it before its first node: `step` or `resume` go on.","group":"search","answers":"ok"},
    {"name":"report","usage":"report [JOB]","doc":"All rows of a job as they stand, running or ended.","group":"search","answers":"report"},
    {"name":"jobs","usage":"jobs","doc":"Lists the jobs: running, paused, waiting, and those that are kept after their end.","group":"search","answers":"jobs"},
    {
     "name": "tree",
     "usage": "tree [MAX] [columns] [at=PATH] [depth=D] [min=E] [job=JOB] [compare=JOB]",
     "doc": "The search tree of an analysis, or the subtree at a node, at most MAX nodes: those near the root and those with the most effort. For programs `columns` gives it as arrays, up to 200,000 nodes, those with the most effort first, with what cut-offs have saved.",
     "group": "search",
     "answers": "tree columns",
     "options": [
      {"name":"job","title":"Number of the analysis","doc":"Number of the analysis whose tree is wanted; without it the newest one.","type":"text","max":15,"init":""},
      {"name":"at","title":"Path to the node","doc":"The node whose subtree is wanted: moves joined by commas, such as 4,4,5.","type":"text","max":1999,"init":""},
      {"name":"depth","title":"Most plies below","doc":"Maximum depth, in plies.","unit":"plies","unit_one":"ply","type":"int","min":0,"max":511,"init":511},
      {"name":"min","title":"Least effort of a node","doc":"Minimum effort of a node.","type":"real","min":0,"max":1000000000000000,"init":0},
      {"name":"compare","title":"Analysis to compare with","doc":"Number of another analysis: with `columns`, the effort of the same nodes in its record.","type":"text","max":15,"init":""}
     ]
    },
    {
     "name": "node",
     "usage": "node [PATH] [job=JOB]",
     "doc": "The board at a node of an analysis, what the search knows there, and of its moves: `node 4,4,5`. The game on the board is not touched.",
     "group": "search",
     "answers": "node",
     "options": [
      {"name":"job","title":"Number of the analysis","doc":"Number of the analysis that is meant; without it the newest one.","type":"text","max":15,"init":""},
      {"name":"at","title":"Path to the node","doc":"A node: the moves that lead there from the position of the analysis, joined by commas, such as 4,4,5. Without it that position.","type":"text","max":1999,"init":""}
     ]
    },
    {
     "name": "why",
     "usage": "why MOVE... [job=JOB]",
     "doc": "What the last analysis found about a move: its value, how sure that is, what answers it, where that leads, and how it compares with the best one. After several moves, `why 4 4 5`, what happened in that node of the tree.",
     "group": "search",
     "answers": "why",
     "options": [
      {"name":"job","title":"Number of the analysis","doc":"Number of the analysis that is meant; without it the newest one.","type":"text","max":15,"init":""}
     ]
    },
    {
     "name": "log",
     "usage": "log [FROM] [COUNT] [job=JOB]",
     "doc": "What happened in an analysis that was begun with `log=N`, event by event: every node that was entered, with its window, or left, with its value and the reason, and what a cut-off has saved. From event FROM on.",
     "group": "search",
     "answers": "log",
     "options": [
      {"name":"job","title":"Number of the analysis","doc":"Number of the analysis that is meant; without it the newest one.","type":"text","max":15,"init":""}
     ]
    },
    {
     "name": "descent",
     "usage": "descent [job=JOB]",
     "doc": "The last descent of uct: what it chose at every node and why, with the mean and the exploration term of every move as they were then, the node that was added, the random game and its result. `step playout` makes one.",
     "group": "search",
     "answers": "descent",
     "options": [
      {"name":"job","title":"Number of the analysis","doc":"Number of the analysis that is meant; without it the newest one.","type":"text","max":15,"init":""}
     ]
    },
    {
     "name": "history",
     "usage": "history [job=JOB]",
     "doc": "How an analysis came to its result: for players that deepen step by step, every iteration with its nodes, how much more they were, value and line of play; for all, when the best move changed.",
     "group": "search",
     "answers": "history",
     "options": [
      {"name":"job","title":"Number of the analysis","doc":"Number of the analysis that is meant; without it the newest one.","type":"text","max":15,"init":""}
     ]
    },
    {
     "name": "match",
     "usage": "match A B [games=N] [openings=K] [seed=S] ...",
     "doc": "Lets two players play many games of the present variant, in turn on either side, and gives wins, draws, losses, intervals, the Elo difference and the statistics; the last lines say what was measured, and when most games only repeat others. In a game of one player one is enough: mean, best and worst score, goals reached.",
     "group": "experiments",
     "answers": "progress match",
     "options": [
      {"name":"games","title":"Games per pairing","doc":"Games of a pairing.","type":"int","min":1,"max":100000000,"init":100},
      {"name":"openings","title":"Random opening moves","doc":"Random moves before the players take over; every opening is played twice with sides swapped.","unit":"plies","unit_one":"ply","type":"int","min":0,"max":1000,"init":0},
      {"name":"seed","title":"Random seed","doc":"Seed of the whole experiment; -1 = the session's.","type":"int","min":-1,"max":9007199254740991,"init":-1},
      {"name":"pool","title":"Units out at a time","doc":"Units that may be out with the host at a time; 0 = play them here.","type":"int","min":0,"max":256,"init":0},
      {
       "name": "fair",
       "title": "Largest opening advantage",
       "doc": "Largest advantage that an opening may give, in hundredths of a win by the game's strong evaluation (Tron: territories); others are drawn again. 0 = any opening will do.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 0
      },
      {"name":"time","title":"Time per move","doc":"Limit a move. A player that takes a tenth and 50 ms more is late and loses, whatever limit it has of its own. 0 = no limit.","unit":"s","type":"time","min":0,"max":3600,"init":0},
      {
       "name": "nodes",
       "title": "Equal effort per move",
       "doc": "Equal effort: nodes a move, or playouts for players that count those, where a player has no such limit of its own. 0 = no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true
      },
      {
       "name": "elo0",
       "title": "Lower Elo difference",
       "doc": "With elo1, which is larger: stop as soon as the games prove one of the two differences (sequential probability ratio test); how often a false one is accepted say alpha and beta.",
       "unit": "Elo",
       "type": "real",
       "min": -1000,
       "max": 1000,
       "init": 0
      },
      {"name":"elo1","title":"Upper Elo difference","doc":"See elo0; both 0 = play all games.","unit":"Elo","type":"real","min":-1000,"max":1000,"init":0},
      {"name":"alpha","title":"Error of the first kind","doc":"Share of such matches in which elo1 is accepted though elo0 is true.","type":"real","min":0.0001,"max":0.5,"init":0.05},
      {"name":"beta","title":"Error of the second kind","doc":"Share of such matches in which elo0 is accepted though elo1 is true.","type":"real","min":0.0001,"max":0.5,"init":0.05},
      {"name":"keep","title":"Keep the moves","doc":"Keep the moves of every game; `report` then lists them with links, which `open` replays.","type":"bool","init":false}
     ]
    },
    {
     "name": "tournament",
     "usage": "tournament A B C... [games=N] [kind=KIND] ...",
     "doc": "Several players meet in pairs: a table of scores and ratings. A rating is where a player stands among all, the strength of its opponents counted in (Bradley and Terry); the Elo beside it goes by its own games alone.",
     "group": "experiments",
     "answers": "progress tournament",
     "options": [
      {"name":"games","title":"Games per pairing","doc":"Games of a pairing.","type":"int","min":1,"max":100000000,"init":20},
      {"name":"openings","title":"Random opening moves","doc":"Random moves before the players take over; every opening is played twice with sides swapped.","unit":"plies","unit_one":"ply","type":"int","min":0,"max":1000,"init":0},
      {"name":"seed","title":"Random seed","doc":"Seed of the whole experiment; -1 = the session's.","type":"int","min":-1,"max":9007199254740991,"init":-1},
      {"name":"pool","title":"Units out at a time","doc":"Units that may be out with the host at a time; 0 = play them here.","type":"int","min":0,"max":256,"init":0},
      {
       "name": "fair",
       "title": "Largest opening advantage",
       "doc": "Largest advantage that an opening may give, in hundredths of a win by the game's strong evaluation (Tron: territories); others are drawn again. 0 = any opening will do.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 0
      },
      {"name":"time","title":"Time per move","doc":"Limit a move. A player that takes a tenth and 50 ms more is late and loses, whatever limit it has of its own. 0 = no limit.","unit":"s","type":"time","min":0,"max":3600,"init":0},
      {
       "name": "nodes",
       "title": "Equal effort per move",
       "doc": "Equal effort: nodes a move, or playouts for players that count those, where a player has no such limit of its own. 0 = no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true
      },
      {
       "name": "kind",
       "title": "Kind of tournament",
       "doc": "Every player meets every other, the first meets each of the others, the winners go on, or (swiss) in every round those meet who stand next to each other in the table and have not met.",
       "type": "enum",
       "init": "robin",
       "choices": ["robin","gauntlet","knockout","swiss"],
       "choice_titles": ["Round robin","Gauntlet","Knock-out","Swiss"]
      },
      {"name":"rounds","title":"Rounds","doc":"Rounds of a Swiss tournament; 0 = as many as a knock-out would have. No two players meet twice, so there may be fewer.","type":"int","min":0,"max":63,"init":0},
      {"name":"keep","title":"Keep the moves","doc":"Keep the moves of every game; `report` then lists them with links, which `open` replays.","type":"bool","init":false}
     ]
    },
    {
     "name": "sweep",
     "usage": "sweep SPEC [OPPONENT] [games=N] ...",
     "doc": "One match for every value of a range: `sweep uct(sims=10..10000:log5)`, `sweep uct(c=0.2..2:10) montecarlo games=200`, `sweep uct(final=visits|value)`. The opponent is random unless it is named; in a game of one player a named opponent plays the same deals once, for comparison. `low` and `high` bound the 95 % interval of the score, `error` is half of one. Whole players are a range, too, and the game may have one: `sweep minimax(depth=2)|pvs(depth=2) measure=first variant=amazons(columns=2..10,rows=columns)` finds what their first moves cost on boards of every size.",
     "group": "experiments",
     "answers": "progress sweep",
     "options": [
      {"name":"games","title":"Games per pairing","doc":"Games of a pairing.","type":"int","min":1,"max":100000000,"init":50},
      {"name":"openings","title":"Random opening moves","doc":"Random moves before the players take over; every opening is played twice with sides swapped.","unit":"plies","unit_one":"ply","type":"int","min":0,"max":1000,"init":0},
      {"name":"seed","title":"Random seed","doc":"Seed of the whole experiment; -1 = the session's.","type":"int","min":-1,"max":9007199254740991,"init":-1},
      {"name":"pool","title":"Units out at a time","doc":"Units that may be out with the host at a time; 0 = play them here.","type":"int","min":0,"max":256,"init":0},
      {
       "name": "measure",
       "title": "What is measured",
       "doc": "Whole games against an opponent, or the first move alone: its time, and its work in nodes, or in playouts for players that count those. Then `games` is how often it is measured, every time with another seed.",
       "type": "enum",
       "init": "games",
       "choices": ["games","first"],
       "choice_titles": ["Strength in games","Time of the first move"]
      },
      {
       "name": "variant",
       "title": "Game with a range",
       "doc": "The game, with ranges in its rules, in place of the present one: variant=connect4(rows=4..8,cols=7). A value that is the name of a range goes along with it: amazons(columns=4..10,rows=columns) are square boards.",
       "type": "text",
       "max": 3999,
       "init": ""
      }
     ]
    },
    {
     "name": "stats",
     "usage": "stats [KEY | SUBKEY | reset]",
     "doc": "The statistics of the last match: games won (pv), moves of the games won (sigma) and both divided by the number of games (avg_victories, avg_stones), for each player and each side. A key gives one row, a subkey one column.",
     "group": "experiments",
     "answers": "stats"
    },
    {
     "name": "bench",
     "usage": "bench [quick]",
     "doc": "A fixed amount of work over all games and searchers, with speeds. The signature at its end is the same on every machine; it differs when a search behaves differently.",
     "group": "experiments",
     "answers": "progress bench"
    },
    {"name":"unit","usage":"unit TEXT","doc":"Plays one unit of a batch job from start to end and gives its result line. For workers.","group":"experiments","answers":"unit_result"},
    {"name":"fold","usage":"fold JOB INDEX RESULT","doc":"Hands in the result of a unit that a job with pool=N gave out.","group":"experiments","answers":"ok"},
    {
     "name": "rate",
     "usage": "rate PLAYER... [within=ELO] [games=N] ...",
     "doc": "How strong are these players? They play against those of the game's scale (`scale`) who tell most, which are about as strong, until it is known well enough; `rate uct(sims=500)` says \"1,340 (95 %: 1,310 to 1,370)\", and between whom that is. Zero are random moves, 400 Elo are ten wins for one loss. Without a scale of the present rules the players meet each other and random moves. Games are played in pairs, from one opening with sides swapped, where `openings` is 0 from those of the scale. It says when somebody has won or lost all, when players cannot be compared, and when results go round in circles. In a game of one player the scale is one of points: mean and quantiles.",
     "group": "experiments",
     "answers": "progress rate",
     "options": [
      {"name":"games","title":"Games at most","doc":"The most games that are played.","type":"int","min":1,"max":100000000,"init":2000},
      {"name":"openings","title":"Random opening moves","doc":"Random moves before the players take over; every opening is played twice with sides swapped.","unit":"plies","unit_one":"ply","type":"int","min":0,"max":1000,"init":0},
      {"name":"seed","title":"Random seed","doc":"Seed of the whole experiment; -1 = the session's.","type":"int","min":-1,"max":9007199254740991,"init":-1},
      {"name":"pool","title":"Units out at a time","doc":"Units that may be out with the host at a time; 0 = play them here.","type":"int","min":0,"max":256,"init":0},
      {
       "name": "fair",
       "title": "Largest opening advantage",
       "doc": "Largest advantage that an opening may give, in hundredths of a win by the game's strong evaluation (Tron: territories); others are drawn again. 0 = any opening will do.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 0
      },
      {"name":"time","title":"Time per move","doc":"Limit a move. A player that takes a tenth and 50 ms more is late and loses, whatever limit it has of its own. 0 = no limit.","unit":"s","type":"time","min":0,"max":3600,"init":0},
      {
       "name": "nodes",
       "title": "Equal effort per move",
       "doc": "Equal effort: nodes a move, or playouts for players that count those, where a player has no such limit of its own. 0 = no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true
      },
      {
       "name": "within",
       "title": "Half width of the interval",
       "doc": "It ends when the interval of 95 % of every player is this narrow: so many Elo to either side, in games of points per cent of the mean. 0 = 30 Elo, or 5 %.",
       "type": "real",
       "min": 0,
       "max": 1000,
       "init": 0
      },
      {"name":"alone","title":"Without the game's scale","doc":"The players meet each other and random moves only, not those of the scale.","type":"bool","init":false}
     ]
    },
    {
     "name": "ladder",
     "usage": "ladder PLAYER... [within=ELO] [games=N] ...",
     "doc": "Puts a whole pool of players on a scale of its own, with random moves as zero, and plays where that tells most of the distance between neighbours; name them about from weak to strong. What comes out is the scale of the game in this session: `scale` shows it, `scale save FILE` writes it, `rate` goes by it. At the end it says how well a scale that is fitted to one half of the games predicts the other half.",
     "group": "experiments",
     "answers": "progress ladder",
     "options": [
      {"name":"games","title":"Games at most","doc":"The most games that are played.","type":"int","min":1,"max":100000000,"init":20000},
      {"name":"openings","title":"Random opening moves","doc":"Random moves before the players take over; every opening is played twice with sides swapped.","unit":"plies","unit_one":"ply","type":"int","min":0,"max":1000,"init":0},
      {"name":"seed","title":"Random seed","doc":"Seed of the whole experiment; -1 = the session's.","type":"int","min":-1,"max":9007199254740991,"init":-1},
      {"name":"pool","title":"Units out at a time","doc":"Units that may be out with the host at a time; 0 = play them here.","type":"int","min":0,"max":256,"init":0},
      {
       "name": "fair",
       "title": "Largest opening advantage",
       "doc": "Largest advantage that an opening may give, in hundredths of a win by the game's strong evaluation (Tron: territories); others are drawn again. 0 = any opening will do.",
       "type": "real",
       "min": 0,
       "max": 100,
       "init": 0
      },
      {"name":"time","title":"Time per move","doc":"Limit a move. A player that takes a tenth and 50 ms more is late and loses, whatever limit it has of its own. 0 = no limit.","unit":"s","type":"time","min":0,"max":3600,"init":0},
      {
       "name": "nodes",
       "title": "Equal effort per move",
       "doc": "Equal effort: nodes a move, or playouts for players that count those, where a player has no such limit of its own. 0 = no limit.",
       "type": "int",
       "min": 0,
       "max": 1000000000000000,
       "init": 0,
       "log": true
      },
      {
       "name": "within",
       "title": "Half width of the interval",
       "doc": "It ends when the distance of any two neighbours on the scale is known to so many Elo either way, in games of points every mean to so many per cent. 0 = 25 Elo, or 5 %.",
       "type": "real",
       "min": 0,
       "max": 1000,
       "init": 0
      },
      {"name":"onto","title":"Go on from the scale","doc":"The players and games of the game's scale count, too: new players get their place on it, and everybody's interval narrows.","type":"bool","init":false},
      {"name":"date","title":"Date","doc":"Date that the file tells, as 2026-11-28; without one it tells none.","type":"text","max":10,"init":""}
     ]
    },
    {
     "name": "scale",
     "usage": "scale [save [FILE] | load FILE]",
     "doc": "The scale of strength of the present game: its players, how strong they are and how sure that is, what a move costs, and who is the strongest for so little time. save: writes it to a file, or into a JSON answer. load: takes another one, from a file or from what was handed in; a damaged one is refused and changes nothing.",
     "group": "experiments",
     "answers": "scale ok"
    },
    {
     "name": "review",
     "usage": "review [SPEC] [mistake=X] [blunder=X] [limit=TIME]",
     "doc": "Judges every move of the game from the last to the first, moves taken back included: what the best move was worth and what the played one gave away, best, fine (the same result, only slower), mistake or blunder; the turning point; the accuracy of each side. The judge is the game's exact solver where it has one, with a strong search for the moves that it leaves open, or the searcher that is named.",
     "group": "experiments",
     "answers": "progress reviewed review",
     "options": [
      {
       "name": "mistake",
       "title": "A mistake loses",
       "doc": "A move that gives away this much is a mistake. Half a win (from won to drawn, from drawn to lost) is 100; in games of points 10 is one per cent of the best value.",
       "type": "real",
       "min": 1,
       "max": 200,
       "init": 25
      },
      {"name":"blunder","title":"A blunder loses","doc":"A move that gives away this much is a blunder; from won to lost is 200.","type":"real","min":1,"max":1000,"init":125},
      {
       "name": "limit",
       "title": "Time per position",
       "doc": "Time for a position that a judge without a time of its own may take; what it has not solved then is left open or estimated, and the result says so. 0 = none.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 86400,
       "init": 20
      }
     ]
    },
    {
     "name": "loss",
     "usage": "loss [SPEC...] [judge=SPEC] [limit=TIME]",
     "doc": "What every move of the present position is worth, and what its choice would give away; beside it the values that the named players find, and the judge's opinion of the move that each would play (marked *). What the exact solver leaves open is estimated by a strong search.",
     "group": "experiments",
     "answers": "progress loss",
     "options": [
      {"name":"judge","title":"Judge","doc":"The judge, a player's spec; without it the game's exact solver where it has one, else a strong search.","type":"text","max":399,"init":""},
      {
       "name": "limit",
       "title": "Time per position",
       "doc": "Time for a position that a judge without a time of its own may take; what it has not solved then is left open or estimated, and the result says so. 0 = none.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 86400,
       "init": 20
      }
     ]
    },
    {
     "name": "accuracy",
     "usage": "accuracy SPEC... [positions=N] [plies=A..B] [seed=S] [judge=SPEC] [limit=TIME]",
     "doc": "How often players choose right: the share of optimal moves, and of moves that keep the result, each with its 95 % interval, on random positions whose moves are all judged exactly. Specs with ranges give a row for every value: `accuracy uct(sims=10..10000:log4) pvs(depth=1..8) plies=12..20`. For games with an exact solver; elsewhere a judge must be named.",
     "group": "experiments",
     "answers": "progress accuracy",
     "options": [
      {"name":"positions","title":"Positions judged","doc":"Positions that are judged.","type":"int","min":1,"max":5000,"init":50},
      {"name":"plies","title":"Random moves before","doc":"How many random moves lead to a position: a number, or from..to.","type":"text","max":23,"init":"8..14"},
      {"name":"seed","title":"Random seed","doc":"Seed of the positions; -1 = the session's.","type":"int","min":-1,"max":9007199254740991,"init":-1},
      {
       "name": "judge",
       "title": "Judge",
       "doc": "The judge, a player's spec; without it the game's exact solver, which leaves out positions that it does not solve in time. Must be named where the game has none.",
       "type": "text",
       "max": 399,
       "init": ""
      },
      {
       "name": "limit",
       "title": "Time per position",
       "doc": "Time for a position that a judge without a time of its own may take; what it has not solved then is left open or estimated, and the result says so. 0 = none.",
       "unit": "s",
       "type": "time",
       "min": 0,
       "max": 86400,
       "init": 20
      }
     ]
    },
    {
     "name": "train",
     "usage": "train [LEARNER] [games=N] [seed=S] [name=NAME]",
     "doc": "Lets a network learn the present game by playing against itself: `train ntuple(tuples=fives16) games=100k`. One row for each part of the learning curve; `pause`, `resume`, `stop`, `report` and `tune rate=0.5` act while it learns. At the end - and at any moment by `network take` - the network is there under its name: `analyze expectimax(eval=ntuple(net=trained))`.",
     "group": "experiments",
     "answers": "progress learned train",
     "options": [
      {"name":"games","title":"Games to learn from","doc":"How many games it learns from.","type":"int","min":1,"max":1000000000,"init":100000,"log":true},
      {"name":"seed","title":"Random seed","doc":"Seed of the tiles; -1 = the session's.","type":"int","min":-1,"max":9007199254740991,"init":-1},
      {"name":"name","title":"Name of the network","doc":"Name of the network that comes out.","type":"text","max":39,"init":"trained"}
     ]
    },
    {"name":"networks","usage":"networks","doc":"Lists the networks that specs may name: where they come from, their size, the id by which they may be named as well.","group":"experiments","answers":"networks"},
    {
     "name": "network",
     "usage": "network take [NAME] | save NAME [FILE] | load FILE [NAME] | drop NAME",
     "doc": "take: copies what the running training knows now. save: writes a network to a file, or into a JSON answer. load: brings one in, from a file or from what was handed in; a damaged or foreign file is refused and changes nothing. drop: forgets one.",
     "group": "experiments",
     "answers": "network ok"
    },
    {
     "name": "evolve",
     "usage": "evolve [SPEC] [population=N] [games=N] [against=SPEC] ...",
     "doc": "The gene lab: evolves those parameters of a player that are marked as genes, or are named, in any game. Individuals are measured by games - alone, or against another player from both sides - and the better ones have children; one row for each generation. `genes=eval.*` chooses what is evolved, `stop`, `pause`, `resume` and `tune JOB mutation=0.01` act while it runs, `report` lists all and the ancestry of the best. `evolve start=loaded` goes on with the population at hand. Whether the new player is better, games say that it has not seen: `match NEW OLD openings=6 games=10000 elo0=0 elo1=10`.",
     "group": "experiments",
     "answers": "progress generation evolve",
     "options": [
      {"name":"population","title":"Individuals","doc":"Individuals of the first population; of CMA-ES, points drawn in each generation; of SPSA, pairs of games in each.","type":"int","min":2,"max":1000,"init":100},
      {"name":"games","title":"Games per individual","doc":"Games in which one individual is measured. SPSA only shows by them where it stands.","type":"int","min":1,"max":1000000,"init":200,"log":true},
      {"name":"generations","title":"Generations","doc":"Generations after the first population; 0 = until the stop condition holds or you stop.","type":"int","min":0,"max":1000000,"init":50},
      {"name":"stop","title":"Stop at a win rate of","doc":"Ends as soon as the best one wins more than this share of its games.","unit":"%","type":"real","min":0,"max":100,"init":80},
      {
       "name": "genes",
       "title": "Genes evolved",
       "doc": "Which genes are evolved: paths separated by commas, eval.* for all of the evaluation, any number with bounds by its name; nothing = all that are marked in the player.",
       "type": "text",
       "max": 1000,
       "init": ""
      },
      {"name":"against","title":"Opponent","doc":"In games of two and more: the player to beat. Nothing = the player as it was given, with the genes it has now.","type":"text","max":4000,"init":""},
      {
       "name": "method",
       "title": "Method",
       "doc": "Genetic algorithm (genes): individuals are selected, crossed and mutated, as in the 2048 report. CMA-ES (cmaes): a normal distribution over the genes moves towards those that do well. SPSA (spsa): one player moves by small matches between its neighbours, in pairs of games from one opening; the newest counts as the best.",
       "type": "enum",
       "init": "genes",
       "choices": ["genes","cmaes","spsa"],
       "choice_titles": ["Genetic algorithm","CMA-ES","SPSA"]
      },
      {
       "name": "rank",
       "title": "Ranked by",
       "doc": "Games won (wins): who wins more; of equals, who has the larger tally (2048: the sum of the tiles). Games won, then tiles (document): wins when they differ by more than 5 in a hundred, else the tally; that can run in circles. Mean score (score): the mean of the points.",
       "type": "enum",
       "init": "wins",
       "choices": ["wins","document","score"],
       "choice_titles": ["Games won","Games won, then tiles","Mean score"]
      },
      {
       "name": "select",
       "title": "Selection",
       "doc": "Best of groups (groups): the best of random groups have children. Place (rank): chances fall with the place. Roulette (roulette): chances are in proportion to the lead over the worst.",
       "type": "enum",
       "init": "groups",
       "choices": ["groups","rank","roulette"],
       "choice_titles": ["Best of groups","Place","Roulette"]
      },
      {"name":"group","title":"Group size","doc":"Size of a group.","type":"int","min":1,"max":1000,"init":10},
      {"name":"winners","title":"Winners per group","doc":"How many of a group have children; selection by place or roulette takes as many in all.","type":"int","min":1,"max":1000,"init":3},
      {"name":"fathers","title":"Candidates for father","doc":"The father is drawn among this many, those farthest from the mother.","type":"int","min":1,"max":1000,"init":5},
      {"name":"parents","title":"Parents per child","doc":"Parents of a child.","type":"int","min":2,"max":4,"init":2},
      {
       "name": "cross",
       "title": "Crossing",
       "doc": "Between both parents (document): every rule of the mother, then of the father, is taken with probability 1/2, between both values when both have it. One parent for each (uniform): every rule as one of them has it. Between and beyond (blend): values between and a little beyond both.",
       "type": "enum",
       "init": "document",
       "choices": ["document","uniform","blend"],
       "choice_titles": ["Between both parents","One parent for each","Between and beyond"]
      },
      {"name":"mutation","title":"Mutation probability","doc":"Probability that an individual yields a mutant in a generation.","type":"real","min":0,"max":1,"init":0.003},
      {"name":"mutations","title":"Mutations per mutant","doc":"Mutations of a mutant.","type":"int","min":1,"max":1000,"init":3},
      {"name":"survivors","title":"Survivors","doc":"How many of parents, children and mutants live on; 0 = as many as the population had at first.","type":"int","min":0,"max":1000,"init":0},
      {
       "name": "again",
       "title": "The best one measured again",
       "doc": "The best one is measured again in every generation, against luck: the new games replace the old ones, or are added to them.",
       "type": "enum",
       "init": "replace",
       "choices": ["replace","pool","no"],
       "choice_titles": ["New games count","Games are added","No"]
      },
      {"name":"presence","title":"Rarity of rules at the start","doc":"Rule j (from 0) is present at the start with probability 1/(j mod this + 1); 1 = all of them.","type":"int","min":1,"max":64,"init":5,"advanced":true},
      {
       "name": "span",
       "title": "Range of first values",
       "doc": "Values of rules lie between 0 and this, or reach to twice what the player has where that lies outside. 0 = 10 in games of one player, else the whole range of the parameter.",
       "type": "real",
       "min": 0,
       "max": 1000000,
       "init": 0,
       "advanced": true
      },
      {"name":"distance","title":"Distance of a missing rule","doc":"Distance of two individuals in a rule that only the mother has; the range of a rule is a distance of 10.","type":"real","min":0,"max":1000000,"init":5,"advanced":true},
      {"name":"sigma","title":"First step size","doc":"CMA-ES: first step size, as a part of the range.","type":"real","min":0.001,"max":1,"init":0.3,"advanced":true},
      {
       "name": "reach",
       "title": "Distance of neighbours",
       "doc": "SPSA: how far a player is from its neighbours in the last generation, as a part of the range; before, they are a little further away.",
       "type": "real",
       "min": 0.001,
       "max": 0.5,
       "init": 0.1,
       "advanced": true
      },
      {"name":"pace","title":"Pace","doc":"SPSA: how many times the range it would cross, if all of its steps were as long as the last one and one side won every game.","type":"real","min":0.01,"max":100,"init":5,"advanced":true},
      {"name":"goal","title":"Points that count as a win","doc":"Games with points: a game counts as won from this many points on; 0 = the game's own goal.","type":"real","min":0,"max":1000000000000,"init":0,"advanced":true},
      {"name":"common","title":"Same dice for everybody","doc":"All individuals of a generation play with the same dice, openings and seeds.","type":"bool","init":false,"advanced":true},
      {"name":"openings","title":"Random opening moves","doc":"Random moves before the players take over; every opening is met from both sides.","unit":"plies","unit_one":"ply","type":"int","min":0,"max":1000,"init":0},
      {
       "name": "start",
       "title": "First population",
       "doc": "A population drawn by lot (new), or the one that `population load` brought, or that the last evolution left (loaded).",
       "type": "enum",
       "init": "new",
       "choices": ["new","loaded"],
       "choice_titles": ["A new one","The one that is loaded"]
      },
      {"name":"seed","title":"Random seed","doc":"Seed of the whole evolution; -1 = the session's.","type":"int","min":-1,"max":9007199254740991,"init":-1},
      {"name":"pool","title":"Units out at a time","doc":"Units that may be out with the host at a time; 0 = play them here.","type":"int","min":0,"max":256,"init":0}
     ]
    },
    {
     "name": "population",
     "usage": "population [show N | best ID | use ID SIDE | save FILE | load FILE | new]",
     "doc": "The individuals of the running or last evolution. show: a table. best: the best one, or that of a number, as a player. use: seats it. save: everything as text, into a file if one is named. load: takes such a text, as it stands or from a file; a damaged or foreign one is refused and changes nothing. new: forgets the population.",
     "group": "experiments",
     "answers": "population individual population_text population_loaded ok"
    },
    {"name":"help","usage":"help [WORD]","doc":"The commands, or all about one word: `help play`, `help uct`, `help uct.c`, `help connect4`.","group":"session","answers":"help"},
    {"name":"games","usage":"games","doc":"Lists the games and their ready-made variants.","group":"session","answers":"games"},
    {"name":"describe","usage":"describe","doc":"All tables as JSON: games, searchers, their parameters with bounds, defaults and help, and the commands. The page is made from it.","group":"session","answers":"describe"},
    {
     "name": "spec",
     "usage": "spec KIND TEXT [PATH=VALUE...]",
     "doc": "Reads a spec, changes values in it and writes it back in its shortest form: `spec player uct(c=1) sims=5k`. KIND is game, player, eval, playout or learner (one that can learn the present game). Nothing in the session changes.",
     "group": "session",
     "answers": "spec"
    },
    {"name":"link","usage":"link [VIEW]","doc":"The share link of the session (the part after #): game, players, seed, moves. VIEW is the page's own part of it.","group":"session","answers":"link"},
    {"name":"open","usage":"open LINK","doc":"Opens a share link: a whole address, or the part after #. All of it is checked before anything changes; nothing is started.","group":"session","answers":"ok"},
    {"name":"json","usage":"json on|off","doc":"Answers as JSON, one object a line, or as text for people.","group":"session","answers":"ok"},
    {
     "name": "follow",
     "usage": "follow on|off",
     "doc": "Tells after every change how the game stands, in one JSON line of type `position`, for programs that draw. Whatever changes the session (a line, the move of a `go`, a round) is followed by it. It says what has changed (rules, game, move, players, searchers, seed) and how the game stands, as `show` does, with the players and the searchers where those have changed. `follow on` answers with the first one. Programs that do not look at the board leave it off: the view of a large map is half a megabyte.",
     "group": "session",
     "answers": "ok position"
    },
    {"name":"colour","usage":"colour on|off","doc":"Colours in texts.","group":"session","answers":"ok"},
    {"name":"quit","usage":"quit","doc":"Leaves the native program (so does the end of input).","group":"session","answers":"ok"}
   ]
  },
 ] },
];
