// What is no search: help, lists, specs, links, seats, settings.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "help", answers: [
  {
   "type": "help",
   "re": 1,
   "word": null,
   "text": "Commands (`help WORD` says more; a word may be a command, a game, a searcher, an\nevaluation or a parameter such as uct.c; `help protocol` describes JSON)\n\ngame\n  new         Sets up a new game.\n  restart     Begins the same game again, from the same start position.\n  position    Sets up a position from its one-line text, as `show` prints it\n              with `json on`.\n  sgf         Writes the game so far as an SGF record for other programs, or\n              plays the game of such a record, on its board.\n  notation    Writes the game so far as its moves, those of the dice among\n              them, or plays the game of such a text from the same start.\n  show        Draws the board and says who is to move or how the game ended.\n  moves       Lists the legal moves; in JSON each with the position text right\n              after it.\n  play        Plays one move or several.\n  undo        Takes back the last move, or the last N; the chance after a move\n              goes with it.\n  redo        Plays again what undo took back.\n  edit        Puts a piece on a cell and begins a new game from there.\n  seed        Sets the seed of the session, or says it.\n  round       Plays a whole round of a game in which all choose at once: every\n              computer player chooses before anything is seen.\n  trace       The way that pieces took: [ply, from, to, piece] for every\n              movement since the start, moves that can be redone included.\n\nplayers\n  players     Says who plays, one searcher spec a side; a side without a word\n              keeps its player.\n  player      Tells what is known of a player: its number, free name, game,\n              side and options; or one of them (`player J depth`, `player J\n              number`, also called idnum; an unknown key gives nothing).\n  searchers   Lists the searchers; those that do not fit the present game with\n              the reason.\n\nsearch\n  go          Lets the player of this side think and play its move, or the\n              searcher that is named.\n  analyze     Searches the present position without moving: value, effort and\n              line of play of every move.\n  perft       Counts the sequences of N moves from here; a finished game ends\n              its line.\n  divide      As perft, with one row per first move.\n  eval        The static value of the position for the side to move, term by\n              term.\n  simulate    Plays random games from here with a playout policy of the game\n              (`help` names them) and shows some of them side by side, with\n              the mean length and result of all.\n  tune        Changes options of a running search at once.\n  stop        Ends a job with what is known: an analysis gives its result,\n              `go` plays the best move so far, a match its statistics.\n  cancel      Throws a job away, without a result; also an ended analysis that\n              was to be kept.\n  pause       Lets a job rest; `resume` goes on.\n  resume      Lets a paused job go on.\n  step        Advances the analysis to its next event, or over N of them, and\n              pauses it there: node (a position is entered), playout (a random\n              game is over), iteration (one depth is done), move (a root move\n              is searched), cutoff.\n  rewind      Begins an analysis anew, from nothing, and pauses it before its\n              first node.\n  report      All rows of a job as they stand, running or ended.\n  jobs        Lists the jobs: running, paused, waiting, and those that are\n              kept after their end.\n  tree        The search tree of an analysis, or the subtree at a node, at\n              most MAX nodes: those near the root and those with the most\n              effort.\n  node        The board at a node of an analysis, what the search knows there,\n              and of its moves.\n  why         What the last analysis found about a move: its value, how sure\n              that is, what answers it, where that leads, and how it compares\n              with the best one.\n  log         What happened in an analysis that was begun with `log=N`, event\n              by event: every node that was entered, with its window, or left,\n              with its value and the reason, and what a cut-off has saved.\n  descent     The last descent of uct: what it chose at every node and why,\n              with the mean and the exploration term of every move as they\n              were then, the node that was added, the random game and its\n              result.\n  history     How an analysis came to its result: for players that deepen step\n              by step, every iteration with its nodes, how much more they\n              were, value and line of play; for all, when the best move\n              changed.\n\nexperiments\n  match       Lets two players play many games of the present variant, in turn\n              on either side, and gives wins, draws, losses, intervals, the\n              Elo difference and the statistics; the last lines say what was\n              measured, and when most games only repeat others.\n  tournament  Several players meet in pairs: a table of scores and ratings.\n  sweep       One match for every value of a range.\n  stats       The statistics of the last match: games won (pv), moves of the\n              games won (sigma) and both divided by the number of games\n              (avg_victories, avg_stones), for each player and each side.\n  bench       A fixed amount of work over all games and searchers, with\n              speeds.\n  unit        Plays one unit of a batch job from start to end and gives its\n              result line.\n  fold        Hands in the result of a unit that a job with pool=N gave out.\n  rate        How strong are these players? They play against those of the\n              game's scale (`scale`) who tell most, which are about as strong,\n              until it is known well enough; `rate uct(sims=500)` says \"1,340\n              (95 %: 1,310 to 1,370)\", and between whom that is.\n  ladder      Puts a whole pool of players on a scale of its own, with random\n              moves as zero, and plays where that tells most of the distance\n              between neighbours; name them about from weak to strong.\n  scale       The scale of strength of the present game: its players, how\n              strong they are and how sure that is, what a move costs, and who\n              is the strongest for so little time.\n  review      Judges every move of the game from the last to the first, moves\n              taken back included: what the best move was worth and what the\n              played one gave away, best, fine (the same result, only slower),\n              mistake or blunder; the turning point; the accuracy of each\n              side.\n  loss        What every move of the present position is worth, and what its\n              choice would give away; beside it the values that the named\n              players find, and the judge's opinion of the move that each\n              would play (marked *).\n  accuracy    How often players choose right: the share of optimal moves, and\n              of moves that keep the result, each with its 95 % interval, on\n              random positions whose moves are all judged exactly.\n  train       Lets a network learn the present game by playing against itself.\n  networks    Lists the networks that specs may name: where they come from,\n              their size, the id by which they may be named as well.\n  network     take: copies what the running training knows now.\n  evolve      The gene lab: evolves those parameters of a player that are\n              marked as genes, or are named, in any game.\n  population  The individuals of the running or last evolution.\n\nsession\n  help        The commands, or all about one word.\n  games       Lists the games and their ready-made variants.\n  describe    All tables as JSON: games, searchers, their parameters with\n              bounds, defaults and help, and the commands.\n  spec        Reads a spec, changes values in it and writes it back in its\n              shortest form.\n  link        The share link of the session (the part after #): game, players,\n              seed, moves.\n  open        Opens a share link: a whole address, or the part after #.\n  json        Answers as JSON, one object a line, or as text for people.\n  follow      Tells after every change how the game stands, in one JSON line\n              of type `position`, for programs that draw.\n  colour      Colours in texts.\n  quit        Leaves the native program (so does the end of input)."
  },
 ] },
 { line: "help undo", answers: [
  {"type":"help","re":2,"word":"undo","text":"undo [N]\nTakes back the last move, or the last N; the chance after a move goes with it."},
 ] },
 { line: "help uct.c", answers: [
  {
   "type": "help",
   "re": 3,
   "word": "uct.c",
   "text": "uct\n  c           Exploration constant C. Weight of exploration in the score of a\n              move, mean + c * sqrt(ln(n) / s). Small: trust the means and dig\n              deep; large: try everything often. Default 1.7, range 0 to 10;\n              may be evolved."
  },
 ] },
 { line: "help zork", answers: [
  {
   "type": "error",
   "re": 4,
   "text": "Unknown topic of help: \"zork\". Allowed: protocol, new, restart, position, sgf, notation, show, moves, play, undo, redo, edit, seed, round, trace, players, player, searchers, go, analyze, perft, divide, eval, simulate, tune, stop, cancel, pause, resume, step and others.",
   "code": "unknown_topic",
   "parts": {
    "word": "zork",
    "allowed": "protocol, new, restart, position, sgf, notation, show, moves, play, undo, redo, edit, seed, round, trace, players, player, searchers, go, analyze, perft, divide, eval, simulate, tune, stop, cancel, pause, resume, step and others"
   }
  },
 ] },
 { line: "games", answers: [
  {
   "type": "games",
   "re": 5,
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
     ]
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
     ]
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
     ]
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
     ]
    }
   ]
  },
 ] },
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":6},
 ] },
 { line: "searchers", answers: [
  {
   "type": "searchers",
   "re": 7,
   "searchers": [
    {"name":"human","title":"Human","fits":true},
    {"name":"always","title":"Always the same move","fits":true},
    {"name":"random","title":"Random","fits":true},
    {"name":"minimax","title":"Minimax","fits":true},
    {"name":"negamax","title":"Negamax","fits":true},
    {"name":"alphabeta","title":"Alpha-beta","fits":true},
    {"name":"negalphabeta","title":"Neg-alpha-beta","fits":true},
    {"name":"minimax-iter","title":"Minimax, iterative","fits":true},
    {"name":"alphabeta-iter","title":"Alpha-beta, iterative","fits":true},
    {
     "name": "rules",
     "title": "Rules",
     "fits": false,
     "reason": "It only plays games with chance.",
     "reason_said": {"code":"plays_only_chance","parts":{}}
    },
    {"name":"montecarlo","title":"Flat Monte Carlo","fits":true},
    {"name":"uct","title":"UCT","fits":true},
    {"name":"pvs","title":"Principal variation search","fits":true},
    {
     "name": "expectimax",
     "title": "Expectimax",
     "fits": false,
     "reason": "It only plays games with chance.",
     "reason_said": {"code":"plays_only_chance","parts":{}}
    },
    {"name":"solver","title":"Perfect solver","fits":true},
    {
     "name": "external",
     "title": "Another program",
     "fits": false,
     "reason": "No program is named; the native Plyscope takes one with --engine.",
     "reason_said": {"code":"no_program_named","parts":{}}
    }
   ]
  },
 ] },
 { line: "players human uct(sims=50)", answers: [
  {
   "type": "players",
   "re": 8,
   "players": [
    {
     "spec": "human",
     "name": "human",
     "searcher": "human",
     "number": 1,
     "side": "J",
     "values": {"time":0,"nodes":0,"seed":1,"name":""},
     "human": true
    },
    {
     "spec": "uct(sims=50)",
     "name": "uct",
     "searcher": "uct",
     "number": 3,
     "side": "R",
     "values": {
      "sims": 50,
      "c": 1.7,
      "select": "ucb1",
      "sharpness": 5,
      "playouts": 1,
      "playout": {"name":"uniform","values":{}},
      "cut": 0,
      "leaf": "playout",
      "eval": {"name":"lines","values":{"three":4,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
      "prior": 0,
      "width": 0,
      "widen": 0.5,
      "max": 0,
      "stages": false,
      "minimax": 0,
      "rave": 0,
      "mast": 0,
      "solve": true,
      "prune": false,
      "bounds": false,
      "look": 0,
      "forced": false,
      "order": false,
      "reflex": false,
      "final": "visits",
      "reward": "signed",
      "reuse": false,
      "train": 0,
      "trainer": "self",
      "temperature": 0,
      "halving": false,
      "haste": 0,
      "trees": 1,
      "table": 64,
      "expand": 1,
      "mix": false,
      "aim": "score",
      "scale": 0,
      "time": 0,
      "nodes": 0,
      "seed": 1,
      "name": ""
     },
     "human": false
    }
   ],
   "reset": []
  },
 ] },
 { line: "players montecarlo(sims=20,playout=biased) pvs(depth=2,eval=lines(three=9),name=Ada)", answers: [
  {
   "type": "players",
   "re": 9,
   "players": [
    {
     "spec": "montecarlo(sims=20,playout=biased)",
     "name": "montecarlo",
     "searcher": "montecarlo",
     "number": 4,
     "side": "J",
     "values": {
      "sims": 20,
      "share": "each",
      "playout": {"name":"biased","values":{}},
      "score": "mean",
      "cut": 0,
      "leaf": "playout",
      "eval": {"name":"lines","values":{"three":4,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
      "reflex": false,
      "reuse": false,
      "trees": 1,
      "time": 0,
      "nodes": 0,
      "seed": 1,
      "name": ""
     },
     "human": false
    },
    {
     "spec": "pvs(depth=2,eval=lines(three=9),name=Ada)",
     "name": "Ada",
     "searcher": "pvs",
     "number": 5,
     "side": "R",
     "values": {
      "depth": 2,
      "eval": {"name":"lines","values":{"three":9,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
      "moves": "best",
      "ties": "first",
      "table": 16,
      "reuse": false,
      "killers": true,
      "history": true,
      "rate": "yes",
      "scout": true,
      "reduce": 0,
      "width": 0,
      "sort": 0,
      "defer": true,
      "cache": 0,
      "aspiration": true,
      "reflex": true,
      "known": true,
      "solve": true,
      "partial": "yes",
      "time": 0,
      "nodes": 0,
      "seed": 1,
      "name": "Ada"
     },
     "human": false
    }
   ],
   "reset": []
  },
 ] },
 { line: "player A", answers: [
  {
   "type": "player",
   "re": 10,
   "number": 4,
   "name": "montecarlo",
   "game": "connect4(rows=4,cols=4,align=3)",
   "who_am_i": "J",
   "spec": "montecarlo(sims=20,playout=biased)",
   "searcher": "montecarlo",
   "values": {
    "sims": 20,
    "share": "each",
    "playout": {"name":"biased","values":{}},
    "score": "mean",
    "cut": 0,
    "leaf": "playout",
    "eval": {"name":"lines","values":{"three":4,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
    "reflex": false,
    "reuse": false,
    "trees": 1,
    "time": 0,
    "nodes": 0,
    "seed": 1,
    "name": ""
   }
  },
 ] },
 { line: "player Ada depth", answers: [
  {"type":"player","re":11,"depth":"2"},
 ] },
 { line: "player Ada zork", answers: [
  {"type":"player","re":12,"zork":null},
 ] },
 { line: "player Ada clone", answers: [
  {
   "type": "player",
   "re": 13,
   "number": 6,
   "name": "Ada",
   "game": "connect4(rows=4,cols=4,align=3)",
   "who_am_i": null,
   "spec": "pvs(depth=2,eval=lines(three=9),name=Ada)",
   "searcher": "pvs",
   "values": {
    "depth": 2,
    "eval": {"name":"lines","values":{"three":9,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
    "moves": "best",
    "ties": "first",
    "table": 16,
    "reuse": false,
    "killers": true,
    "history": true,
    "rate": "yes",
    "scout": true,
    "reduce": 0,
    "width": 0,
    "sort": 0,
    "defer": true,
    "cache": 0,
    "aspiration": true,
    "reflex": true,
    "known": true,
    "solve": true,
    "partial": "yes",
    "time": 0,
    "nodes": 0,
    "seed": 1,
    "name": "Ada"
   }
  },
 ] },
 { line: "player A = B", answers: [
  {"type":"player","re":14,"equal":false},
 ] },
 { line: "spec game connect4 rows=5 cols=5", answers: [
  {
   "type": "spec",
   "re": 15,
   "kind": "game",
   "text": "connect4(rows=5,cols=5)",
   "name": "connect4",
   "values": {"rows":5,"cols":5,"align":4,"cylinder":false}
  },
 ] },
 { line: "spec player uct sims=100 playout=biased", answers: [
  {
   "type": "spec",
   "re": 16,
   "kind": "player",
   "text": "uct(sims=100,playout=biased)",
   "name": "uct",
   "values": {
    "sims": 100,
    "c": 1.7,
    "select": "ucb1",
    "sharpness": 5,
    "playouts": 1,
    "playout": {"name":"biased","values":{}},
    "cut": 0,
    "leaf": "playout",
    "eval": {"name":"lines","values":{"three":4,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
    "prior": 0,
    "width": 0,
    "widen": 0.5,
    "max": 0,
    "stages": false,
    "minimax": 0,
    "rave": 0,
    "mast": 0,
    "solve": true,
    "prune": false,
    "bounds": false,
    "look": 0,
    "forced": false,
    "order": false,
    "reflex": false,
    "final": "visits",
    "reward": "signed",
    "reuse": false,
    "train": 0,
    "trainer": "self",
    "temperature": 0,
    "halving": false,
    "haste": 0,
    "trees": 1,
    "table": 64,
    "expand": 1,
    "mix": false,
    "aim": "score",
    "scale": 0,
    "time": 0,
    "nodes": 0,
    "seed": 1,
    "name": ""
   }
  },
 ] },
 { line: "spec eval lines three=2", answers: [
  {
   "type": "spec",
   "re": 17,
   "kind": "eval",
   "text": "lines(three=2)",
   "name": "lines",
   "values": {"three":2,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}
  },
 ] },
 { line: "spec playout biased", answers: [
  {"type":"spec","re":18,"kind":"playout","text":"biased","name":"biased","values":{}},
 ] },
 { line: "spec player pvs(depth=3) eval.three=1 zork=2", answers: [
  {
   "type": "error",
   "re": 19,
   "text": "Unknown parameter of pvs: \"zork\". Allowed: depth, eval, moves, ties, table, reuse, killers, history, rate, scout, reduce, width, sort, defer, cache, aspiration, reflex, known, solve, partial, time, nodes, seed, name, preset.",
   "code": "unknown_parameter",
   "parts": {"owner":"pvs","word":"zork","allowed":"depth, eval, moves, ties, table, reuse, killers, history, rate, scout, reduce, width, sort, defer, cache, aspiration, reflex, known, solve, partial, time, nodes, seed, name, preset"}
  },
 ] },
 { line: "seed", answers: [
  {"type":"seed","re":20,"seed":1},
 ] },
 { line: "seed 7", answers: [
  {"type":"ok","re":21},
 ] },
 { line: "seed", answers: [
  {"type":"seed","re":22,"seed":7},
 ] },
 { line: "play 2 3", answers: [
  {"type":"ok","re":23},
 ] },
 { line: "link", answers: [
  {"type":"link","re":24,"link":"v=1&g=connect4(rows=4,cols=4,align=3)&p=montecarlo(sims=20,playout=biased);pvs(depth=2,eval=lines(three=9),name=Ada)&s=7&m=23"},
 ] },
 { line: "link tree", answers: [
  {"type":"link","re":25,"link":"v=1&g=connect4(rows=4,cols=4,align=3)&p=montecarlo(sims=20,playout=biased);pvs(depth=2,eval=lines(three=9),name=Ada)&s=7&m=23&w=tree"},
 ] },
 { line: "open v=1&g=connect4(rows=4,cols=4,align=3)&p=human;uct(sims=50)&s=3&m=22", answers: [
  {"type":"ok","re":26,"view":""},
 ] },
 { line: "open v=9", answers: [
  {
   "type": "error",
   "re": 27,
   "text": "This link is of version 9; only version 1 is known here.",
   "code": "link_other_version",
   "parts": {"version":"9"}
  },
 ] },
 { line: "open v=1&g=connect4(rows=4,cols=4,align=3)&zork=1", answers: [
  {
   "type": "ok",
   "re": 28,
   "note": "Parts of the link that are not known here are left out: zork",
   "note_said": {"code":"link_parts_left_out","parts":{"names":"zork"}},
   "view": ""
  },
 ] },
 { line: "open v=1&g=connect4(rows=4,cols=4,align=3)&p=external(engine=zork);uct(sims=50)&w=tree", answers: [
  {"type":"ok","re":29,"view":"tree"},
 ] },
 { line: "open v=1&g=2048&p=solver", answers: [
  {
   "type": "error",
   "re": 30,
   "text": "The player solver cannot be used here. It is made for another game.",
   "code": "player_does_not_fit",
   "parts": {"player":"solver"},
   "cause": {"text":"It is made for another game.","code":"made_for_another_game","parts":{}}
  },
 ] },
 { line: "json on", answers: [
  {"type":"ok","re":31},
 ] },
 { line: "json off", answers: [
  {"type":"ok","re":32},
 ] },
 { line: "colour off", answers: [
  {"type":"ok","re":33},
 ] },
 { line: "zork", answers: [
  {
   "type": "error",
   "re": 34,
   "text": "Unknown command: \"zork\". Allowed: help, new, restart, position, sgf, notation, show, moves, play, undo, redo, edit, seed, round, trace, players, player, searchers, go, analyze, perft, divide, eval, simulate, tune, stop, cancel, pause, resume, step and others.",
   "code": "unknown_command",
   "parts": {
    "word": "zork",
    "allowed": "help, new, restart, position, sgf, notation, show, moves, play, undo, redo, edit, seed, round, trace, players, player, searchers, go, analyze, perft, divide, eval, simulate, tune, stop, cancel, pause, resume, step and others"
   }
  },
 ] },
 { line: "new amazons(columns=4,rows=3,queens=1)", answers: [
  {"type":"ok","re":35},
 ] },
 { line: "players human solver", answers: [
  {
   "type": "players",
   "re": 36,
   "players": [
    {
     "spec": "human",
     "name": "human",
     "searcher": "human",
     "number": 12,
     "side": "White",
     "values": {"time":0,"nodes":0,"seed":1,"name":""},
     "human": true
    },
    {
     "spec": "solver",
     "name": "solver",
     "searcher": "solver",
     "number": 13,
     "side": "Black",
     "values": {"moves":"best","table":64,"time":0,"nodes":0,"seed":1,"name":""},
     "human": false
    }
   ],
   "reset": []
  },
 ] },
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":37},
 ] },
 { line: "players", answers: [
  {
   "type": "players",
   "re": 38,
   "players": [
    {
     "spec": "human",
     "name": "human",
     "searcher": "human",
     "number": 12,
     "side": "J",
     "values": {"time":0,"nodes":0,"seed":1,"name":""},
     "human": true
    },
    {
     "spec": "solver",
     "name": "solver",
     "searcher": "solver",
     "number": 13,
     "side": "R",
     "values": {"aim":"score","moves":"all","ties":"first","blunder":0,"slack":0,"table":64,"reuse":false,"book":"connect4.book","time":0,"nodes":0,"seed":1,"name":""},
     "human": false
    }
   ],
   "reset": []
  },
 ] },
 { line: "networks", answers: [
  {"type":"networks","re":39,"networks":[]},
 ] },
 { line: "bench zork", answers: [
  {
   "type": "error",
   "re": 40,
   "text": "Unknown word of bench: \"zork\". Allowed: quick.",
   "code": "unknown_word",
   "parts": {"owner":"bench","word":"zork","allowed":"quick"}
  },
 ] },
 { line: "bench quick", ahead: true, answers: [
  {"type":"started","re":41,"job":1,"kind":"bench"},
 ] },
 { line: "report", ahead: true, answers: [
  {"type":"report","re":42,"job":1,"kind":"bench","signature":0,"quick":true,"complete":false,"rows":[]},
 ] },
 { line: "stop", answers: [
  {"type":"ok","re":43},
  {"type":"bench","re":41,"job":1,"signature":0,"quick":true,"complete":false,"rows":[]},
 ] },
];
