// Connect Four on four by four: a game, its positions, moves and searches of every family.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 2,
   "game": "connect4(rows=4,cols=4,align=3)",
   "family": "connect4",
   "position": "..../..../..../.... J",
   "start": null,
   "mover": 0,
   "player_names": ["J","R"],
   "player_titles": ["Yellow","Red"],
   "status": "ongoing",
   "moves_played": [],
   "redo": [],
   "result": null,
   "result_text": "Yellow to move (move 1).",
   "players": ["human","uct(preset=medium)"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
    {"name":"red","title":"red disc","letter":"R","owner":1}
   ],
   "view": {
    "columns": 4,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b1","target":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1","target":true},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2"},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b3"},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
     {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
     {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4"},
     {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
     {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
    ],
    "links": [],
    "motions": []
   },
   "moves": [
    {"move":"1","path":[0],"keys":[]},
    {"move":"2","path":[1],"keys":[]},
    {"move":"3","path":[2],"keys":[]},
    {"move":"4","path":[3],"keys":[]}
   ],
   "link": "v=1&g=connect4(rows=4,cols=4,align=3)&p=human;uct(preset=medium)&s=1"
  },
 ] },
 { line: "moves", answers: [
  {
   "type": "moves",
   "re": 3,
   "moves": [
    {"move":"1","after":"..../..../..../J... R"},
    {"move":"2","after":"..../..../..../.J.. R"},
    {"move":"3","after":"..../..../..../..J. R"},
    {"move":"4","after":"..../..../..../...J R"}
   ]
  },
 ] },
 { line: "play 2", answers: [
  {"type":"ok","re":4},
 ] },
 { line: "play 2 3", answers: [
  {"type":"ok","re":5},
 ] },
 { line: "undo 2", answers: [
  {"type":"ok","re":6},
 ] },
 { line: "redo", answers: [
  {"type":"ok","re":7},
 ] },
 { line: "restart", answers: [
  {"type":"ok","re":8},
 ] },
 { line: "edit a1 yellow b1 red", answers: [
  {"type":"ok","re":9},
 ] },
 { line: "edit turn red", answers: [
  {"type":"ok","re":10},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 11,
   "game": "connect4(rows=4,cols=4,align=3)",
   "family": "connect4",
   "position": "..../..../..../JR.. R",
   "start": "..../..../..../JR.. R",
   "mover": 1,
   "player_names": ["J","R"],
   "player_titles": ["Yellow","Red"],
   "status": "ongoing",
   "moves_played": [],
   "redo": [],
   "result": null,
   "result_text": "Red to move (move 1).",
   "players": ["human","uct(preset=medium)"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
    {"name":"red","title":"red disc","letter":"R","owner":1}
   ],
   "view": {
    "columns": 4,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":0,"name":"a1"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1","target":true},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2","target":true},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2","target":true},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b3"},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
     {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
     {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4"},
     {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
     {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
    ],
    "links": [],
    "motions": []
   },
   "moves": [
    {"move":"1","path":[0],"keys":[]},
    {"move":"2","path":[1],"keys":[]},
    {"move":"3","path":[2],"keys":[]},
    {"move":"4","path":[3],"keys":[]}
   ],
   "link": "v=1&g=connect4(rows=4,cols=4,align=3)&p=human;uct(preset=medium)&s=1&f=..../..../..../JR..%20R"
  },
 ] },
 { line: "edit a9 yellow", answers: [
  {
   "type": "error",
   "re": 12,
   "text": "There is no cell \"a9\" on this board.",
   "code": "no_such_cell",
   "parts": {"cell":"a9"}
  },
 ] },
 { line: "position ..../..../.R../.JJ. R", answers: [
  {"type":"ok","re":13},
 ] },
 { line: "eval", answers: [
  {
   "type": "eval",
   "re": 14,
   "spec": "lines",
   "player": 1,
   "value": -74.64968944099378,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"three":-8,"two":4.5,"one":0,"threat":0,"parity":0,"now":-300},
   "titles": {"three":"Three in a line","two":"Two in a line","one":"One in a line","threat":"Threats","parity":"Threats on good rows","now":"Winning moves"},
   "squash": {"sum":-303.5,"half":99},
   "cells": {"0":-1,"3":-1}
  },
 ] },
 { line: "eval lines", answers: [
  {
   "type": "eval",
   "re": 15,
   "spec": "lines",
   "player": 1,
   "value": -74.64968944099378,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"three":-8,"two":4.5,"one":0,"threat":0,"parity":0,"now":-300},
   "titles": {"three":"Three in a line","two":"Two in a line","one":"One in a line","threat":"Threats","parity":"Threats on good rows","now":"Winning moves"},
   "squash": {"sum":-303.5,"half":99},
   "cells": {"0":-1,"3":-1}
  },
 ] },
 { line: "eval lines moves", answers: [
  {
   "type": "eval",
   "re": 16,
   "spec": "lines",
   "player": 1,
   "value": -74.64968944099378,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"three":-8,"two":4.5,"one":0,"threat":0,"parity":0,"now":-300},
   "titles": {"three":"Three in a line","two":"Two in a line","one":"One in a line","threat":"Threats","parity":"Threats on good rows","now":"Winning moves"},
   "squash": {"sum":-303.5,"half":99},
   "cells": {"0":-1,"3":-1},
   "moves": [
    {
     "move": "1",
     "terms": {"three":0,"two":4.5,"one":0,"threat":6,"parity":0,"now":-300},
     "value": -73.77220077220078,
     "dice": null
    },
    {
     "move": "2",
     "terms": {"three":-4,"two":10.5,"one":0,"threat":0,"parity":0,"now":-300},
     "value": -74.02929936305732,
     "dice": null
    },
    {
     "move": "3",
     "terms": {"three":0,"two":9,"one":0,"threat":12,"parity":20,"now":-300},
     "value": -71.62290502793296,
     "dice": null
    },
    {
     "move": "4",
     "terms": {"three":-4,"two":7.5,"one":0,"threat":0,"parity":0,"now":-300},
     "value": -74.21871049304677,
     "dice": null
    }
   ]
  },
 ] },
 { line: "trace", answers: [
  {"type":"trace","re":17,"plies":0,"steps":[]},
 ] },
 { line: "trace 1 2", answers: [
  {"type":"trace","re":18,"plies":0,"steps":[[1,-1,0,1],[2,-1,9,0]]},
 ] },
 { line: "notation", answers: [
  {"type":"notation","re":19,"notation":""},
 ] },
 { line: "notation 1. zork", answers: [
  {
   "type": "error",
   "re": 20,
   "text": "Move 1 of the text, \"zork\", does not fit: 'zork' is no column: a move is a number from 1 to 4 or a letter from a to d.",
   "code": "move_of_text_does_not_fit",
   "parts": {"number":1,"move":"zork"},
   "cause": {
    "text": "'zork' is no column: a move is a number from 1 to 4 or a letter from a to d.",
    "code": "not_a_column",
    "parts": {"text":"zork","columns":4,"letter":"d"}
   }
  },
 ] },
 { line: "sgf", answers: [
  {
   "type": "error",
   "re": 21,
   "text": "The game connect4 has no game records in SGF.",
   "code": "no_sgf",
   "parts": {"game":"connect4"}
  },
 ] },
 { line: "perft 3", answers: [
  {"type":"started","re":22,"job":1,"kind":"perft"},
  {"type":"perft","re":22,"job":1,"depth":3,"nodes":39,"ms":0,"nps":0},
 ] },
 { line: "divide 2", answers: [
  {"type":"started","re":23,"job":2,"kind":"divide"},
  {
   "type": "divide",
   "re": 23,
   "job": 2,
   "depth": 2,
   "nodes": 16,
   "ms": 0,
   "nps": 0,
   "rows": [{"move":"1","nodes":4},{"move":"2","nodes":4},{"move":"3","nodes":4},{"move":"4","nodes":4}]
  },
 ] },
 { line: "perft 99", answers: [
  {
   "type": "error",
   "re": 24,
   "text": "Not a value of N of perft: \"99\". Allowed: 0 to 64.",
   "code": "not_a_value",
   "parts": {"parameter":"N","owner":"perft","value":"99","allowed":"0 to 64"}
  },
 ] },
 { line: "simulate count=2 playouts=20", answers: [
  {"type":"started","re":25,"job":3,"kind":"simulate"},
  {
   "type": "simulate",
   "re": 25,
   "job": 3,
   "policy": "uniform",
   "seed": 1,
   "games": [
    {"moves":"2 2 1 4","length":4,"result":[1,-1],"pieces":[1,0,0,0,-1,1,-1,-1,-1,1,-1,-1,-1,0,-1,-1]},
    {"moves":"1 3 2 3","length":4,"result":[1,-1],"pieces":[1,0,0,-1,-1,1,0,-1,-1,1,0,-1,-1,-1,-1,-1]}
   ],
   "playouts": 20,
   "mean": 4.199999999999999,
   "sd": 2.2384204957490614,
   "min": 2,
   "max": 11,
   "results": [0.6000000000000001,-0.6000000000000001],
   "wins": [16,4],
   "cells": [16,0,0,15,2,0,14,5,2,12,9,1,0,5,2,1]
  },
 ] },
 { line: "simulate biased count=1 playouts=5 seed=3", answers: [
  {"type":"started","re":26,"job":4,"kind":"simulate"},
  {
   "type": "simulate",
   "re": 26,
   "job": 4,
   "policy": "biased",
   "seed": 3,
   "games": [
    {"moves":"1 4","length":2,"result":[1,-1],"pieces":[1,0,0,0,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]}
   ],
   "playouts": 5,
   "mean": 2,
   "sd": 0,
   "min": 2,
   "max": 2,
   "results": [1,-1],
   "wins": [5,0],
   "cells": [5,0,0,5,0,0,0,0,0,0,0,0,0,0,0,0]
  },
 ] },
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":27},
 ] },
 { line: "play 2 2 1", answers: [
  {"type":"ok","re":28},
 ] },
 { line: "players minimax(depth=2) uct(sims=40)", answers: [
  {
   "type": "players",
   "re": 29,
   "players": [
    {
     "spec": "minimax(depth=2)",
     "name": "minimax",
     "searcher": "minimax",
     "number": 3,
     "side": "J",
     "values": {
      "depth": 2,
      "many": "paranoid",
      "eval": {"name":"outcome","values":{}},
      "ties": "first",
      "time": 0,
      "nodes": 0,
      "seed": 1,
      "name": ""
     },
     "human": false
    },
    {
     "spec": "uct(sims=40)",
     "name": "uct",
     "searcher": "uct",
     "number": 4,
     "side": "R",
     "values": {
      "sims": 40,
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
 { line: "go", answers: [
  {"type":"started","re":30,"job":5,"kind":"go"},
  {
   "type": "go",
   "re": 30,
   "job": 5,
   "spec": "uct(sims=40)",
   "move": "3",
   "best": "3",
   "value": 50,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 4,
   "nodes": 102,
   "playouts": 32,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["3","4","4","1"],
   "counters": {"descents":40,"tree_nodes":15,"mean_depth":2.55,"memory":0.0028076171875,"tree_full":0,"proofs":8},
   "counter_titles": {"tree_nodes":"tree nodes","mean_depth":"mean depth","tree_full":"tree full"},
   "moves": [
    {"move":"1","value":-100,"visits":4,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","3"]},
    {"move":"2","value":-100,"visits":4,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["2","3"]},
    {"move":"3","value":50,"visits":28,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":16.666666666666668,"pv":["3","4","4","1"]},
    {"move":"4","value":-100,"visits":4,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","3"]}
   ]
  },
 ] },
 { line: "go", answers: [
  {"type":"started","re":31,"job":6,"kind":"go"},
  {
   "type": "go",
   "re": 31,
   "job": 6,
   "spec": "minimax(depth=2)",
   "move": "2",
   "best": "2",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 20,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","1"],
   "counters": {"leaves":16,"finished_games":1,"cut_offs":0},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":-100,"visits":0,"nodes":5,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1"]},
    {"move":"3","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
    {"move":"4","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
   ]
  },
 ] },
 { line: "go random", answers: [
  {"type":"started","re":32,"job":7,"kind":"go"},
  {
   "type": "go",
   "re": 32,
   "job": 7,
   "spec": "random",
   "move": "4",
   "best": "4",
   "value": 0,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 0,
   "nodes": 0,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["4"],
   "counters": {},
   "counter_titles": {},
   "moves": [
    {"move":"1","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["1"]},
    {"move":"2","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ]
  },
 ] },
 { line: "go alphabeta(depth=2)", answers: [
  {"type":"started","re":33,"job":8,"kind":"go"},
  {
   "type": "go",
   "re": 33,
   "job": 8,
   "spec": "alphabeta(depth=2)",
   "move": "2",
   "best": "2",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 19,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","1"],
   "counters": {"leaves":15,"finished_games":1,"cut_offs":0},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":-100,"visits":0,"nodes":5,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":4,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1"]},
    {"move":"3","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
    {"move":"4","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
   ]
  },
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 34,
   "game": "connect4(rows=4,cols=4,align=3)",
   "family": "connect4",
   "position": ".J../.J../.R../JJRR R",
   "start": null,
   "mover": 1,
   "player_names": ["J","R"],
   "player_titles": ["Yellow","Red"],
   "status": "ongoing",
   "moves_played": ["2","2","1","3","2","4","2"],
   "redo": [],
   "result": null,
   "result_text": "Red to move (move 8).",
   "players": ["minimax(depth=2)","uct(sims=40)"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
    {"name":"red","title":"red disc","letter":"R","owner":1}
   ],
   "view": {
    "columns": 4,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":0,"name":"a1"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":3,"name":"d1"},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2","target":true},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"b2"},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2","target":true},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b3"},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
     {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
     {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b4","last":true},
     {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
     {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
    ],
    "links": [],
    "motions": [{"from":-1,"to":13,"piece":0}]
   },
   "moves": [
    {"move":"1","path":[0],"keys":[]},
    {"move":"3","path":[2],"keys":[]},
    {"move":"4","path":[3],"keys":[]}
   ],
   "link": "v=1&g=connect4(rows=4,cols=4,align=3)&p=minimax(depth=2);uct(sims=40)&s=1&m=2213242"
  },
 ] },
 { line: "link", answers: [
  {"type":"link","re":35,"link":"v=1&g=connect4(rows=4,cols=4,align=3)&p=minimax(depth=2);uct(sims=40)&s=1&m=2213242"},
 ] },
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":36},
 ] },
 { line: "play 2 2 1 3 3", answers: [
  {"type":"ok","re":37},
 ] },
 { line: "analyze random", answers: [
  {"type":"started","re":38,"job":9,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 38,
   "job": 9,
   "spec": "random",
   "best": "3",
   "value": 0,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 0,
   "nodes": 0,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["3"],
   "counters": {},
   "counter_titles": {},
   "moves": [
    {"move":"1","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["1"]},
    {"move":"2","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ]
  },
 ] },
 { line: "analyze minimax(depth=2)", answers: [
  {"type":"started","re":39,"job":10,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 39,
   "job": 10,
   "spec": "minimax(depth=2)",
   "best": "1",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 20,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1","1"],
   "counters": {"leaves":16,"finished_games":0,"cut_offs":0},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1"]},
    {"move":"3","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
    {"move":"4","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
   ]
  },
 ] },
 { line: "analyze negamax(depth=2)", answers: [
  {"type":"started","re":40,"job":11,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 40,
   "job": 11,
   "spec": "negamax(depth=2)",
   "best": "1",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 20,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1","1"],
   "counters": {"leaves":16,"finished_games":0,"cut_offs":0},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1"]},
    {"move":"3","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
    {"move":"4","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
   ]
  },
 ] },
 { line: "analyze alphabeta(depth=3)", answers: [
  {"type":"started","re":41,"job":12,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 41,
   "job": 12,
   "spec": "alphabeta(depth=3)",
   "best": "1",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 3,
   "nodes": 56,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1","1","1"],
   "counters": {"leaves":36,"finished_games":7,"cut_offs":9},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":14,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","2","1"]},
    {"move":"3","value":0,"visits":0,"nodes":15,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","2","1"]},
    {"move":"4","value":0,"visits":0,"nodes":15,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","2","1"]}
   ]
  },
 ] },
 { line: "analyze negalphabeta(depth=3)", answers: [
  {"type":"started","re":42,"job":13,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 42,
   "job": 13,
   "spec": "negalphabeta(depth=3)",
   "best": "1",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 3,
   "nodes": 56,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1","1","1"],
   "counters": {"leaves":36,"finished_games":7,"cut_offs":9},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":14,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","2","1"]},
    {"move":"3","value":0,"visits":0,"nodes":15,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","2","1"]},
    {"move":"4","value":0,"visits":0,"nodes":15,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","2","1"]}
   ]
  },
 ] },
 { line: "analyze minimax-iter(depth=2)", answers: [
  {"type":"started","re":43,"job":14,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 43,
   "job": 14,
   "spec": "minimax-iter(depth=2)",
   "best": "1",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 20,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1","1"],
   "counters": {"leaves":16,"finished_games":0,"cut_offs":0},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1"]},
    {"move":"3","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
    {"move":"4","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
   ]
  },
 ] },
 { line: "analyze alphabeta-iter(depth=2)", answers: [
  {"type":"started","re":44,"job":15,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 44,
   "job": 15,
   "spec": "alphabeta-iter(depth=2)",
   "best": "1",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 20,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1","1"],
   "counters": {"leaves":16,"finished_games":0,"cut_offs":0},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1"]},
    {"move":"3","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
    {"move":"4","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
   ]
  },
 ] },
 { line: "analyze montecarlo(sims=20)", answers: [
  {"type":"started","re":45,"job":16,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 45,
   "job": 16,
   "spec": "montecarlo(sims=20)",
   "best": "1",
   "value": 0,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 1,
   "nodes": 80,
   "playouts": 80,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1"],
   "counters": {"mean_length":4.8375,"cut":0},
   "counter_titles": {"mean_length":"mean length"},
   "moves": [
    {"move":"1","value":0,"visits":20,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":22.941573387056177,"pv":["1"]},
    {"move":"2","value":0,"visits":20,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":22.941573387056177,"pv":["2"]},
    {"move":"3","value":-30,"visits":20,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":21.884866196096624,"pv":["3"]},
    {"move":"4","value":-40,"visits":20,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":21.026299321513875,"pv":["4"]}
   ]
  },
 ] },
 { line: "analyze uct(sims=40)", answers: [
  {"type":"started","re":46,"job":17,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 46,
   "job": 17,
   "spec": "uct(sims=40)",
   "best": "2",
   "value": 90.9090909090909,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 4,
   "nodes": 94,
   "playouts": 28,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","2","1","1"],
   "counters": {"descents":40,"tree_nodes":15,"mean_depth":2.35,"memory":0.00262451171875,"tree_full":0,"proofs":10},
   "counter_titles": {"tree_nodes":"tree nodes","mean_depth":"mean depth","tree_full":"tree full"},
   "moves": [
    {"move":"1","value":55.55555555555556,"visits":9,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":29.397236789606563,"pv":["1","1","1"]},
    {"move":"2","value":90.9090909090909,"visits":22,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":9.09090909090909,"pv":["2","2","1","1"]},
    {"move":"3","value":0,"visits":6,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":44.721359549995796,"pv":["3","2","1"]},
    {"move":"4","value":-33.333333333333336,"visits":3,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":66.66666666666666,"pv":["4","1"]}
   ]
  },
 ] },
 { line: "analyze pvs(depth=3)", answers: [
  {"type":"started","re":47,"job":18,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 47,
   "job": 18,
   "spec": "pvs(depth=3)",
   "best": "2",
   "value": 2.44,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 3,
   "nodes": 82,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","2","3","3"],
   "counters": {"cut_offs":21,"first_move_cut_offs":90.47619047619048,"table_probes":19,"table_hits":15.789473684210526,"table_fill":0,"re_searches":2,"forced_replies":28,"proof_nodes":0,"branching_factor":3.556893304490062},
   "counter_titles": {
    "cut_offs": "cut-offs",
    "first_move_cut_offs": "first-move cut-offs",
    "table_probes": "table probes",
    "table_hits": "table hits",
    "table_fill": "table fill",
    "re_searches": "re-searches",
    "forced_replies": "forced replies",
    "proof_nodes": "proof nodes",
    "branching_factor": "branching factor"
   },
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":27,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1","2","2","3","3","1"]},
    {"move":"2","value":2.44,"visits":0,"nodes":27,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","2","3","3"]},
    {"move":"3","value":1.48,"visits":0,"nodes":17,"bound":"upper","proven":null,"proven_in":0,"error":0,"pv":["3","2","4","3","1","1","1"]},
    {"move":"4","value":0,"visits":0,"nodes":11,"bound":"upper","proven":null,"proven_in":0,"error":0,"pv":["4","2","3","3","1","1","1"]}
   ]
  },
 ] },
 { line: "analyze solver", answers: [
  {"type":"started","re":48,"job":19,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 48,
   "job": 19,
   "spec": "solver",
   "best": "2",
   "value": 100,
   "scale": "result",
   "bounds": [-100,100],
   "proven": "win",
   "proven_in": 7,
   "ended": "The result is proven.",
   "ended_said": {"code":"result_proven","parts":{}},
   "depth": 11,
   "nodes": 31,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","2","3"],
   "counters": {"score":3,"score_at_most":3,"tests":7,"chains":38,"looks":13,"parity":2,"table_hits":0,"table":0.00390625},
   "counter_titles": {"score_at_most":"score at most","table_hits":"table hits"},
   "moves": [
    {"move":"1","value":-100,"visits":0,"nodes":2,"bound":"exact","proven":"loss","proven_in":10,"error":0,"pv":["1","1","2","2"]},
    {"move":"2","value":100,"visits":0,"nodes":5,"bound":"exact","proven":"win","proven_in":7,"error":0,"pv":["2","2","3"]},
    {"move":"3","value":-100,"visits":0,"nodes":11,"bound":"exact","proven":"loss","proven_in":10,"error":0,"pv":["3"]},
    {"move":"4","value":-100,"visits":0,"nodes":13,"bound":"exact","proven":"loss","proven_in":10,"error":0,"pv":["4"]}
   ]
  },
 ] },
 { line: "why 2", answers: [
  {"type":"why","re":49,"job":19,"move":"2","text":"2 wins for sure, in 7 plies (5 nodes). It expects 2 3. This is the best move that was found."},
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 50,
   "job": 19,
   "kind": "analyze",
   "spec": "solver",
   "best": "2",
   "value": 100,
   "scale": "result",
   "bounds": [-100,100],
   "proven": "win",
   "proven_in": 7,
   "ended": "The result is proven.",
   "ended_said": {"code":"result_proven","parts":{}},
   "depth": 11,
   "nodes": 31,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","2","3"],
   "counters": {"score":3,"score_at_most":3,"tests":7,"chains":38,"looks":13,"parity":2,"table_hits":0,"table":0.00390625},
   "counter_titles": {"score_at_most":"score at most","table_hits":"table hits"},
   "counter_docs": {
    "score": "Discs the winner has left over at the end, negative for a loss; a lower bound while the search goes on.",
    "score_at_most": "Upper bound of the score.",
    "tests": "Questions of the form: is the score more than this?",
    "chains": "Single moves that were played without a node of their own.",
    "looks": "Nodes answered by a look at their moves and the forced replies.",
    "parity": "Positions answered by zugzwang: the other side always plays above.",
    "table_hits": "Nodes answered by the table.",
    "table": "Size of the table so far."
   },
   "moves": [
    {"move":"1","value":-100,"visits":0,"nodes":2,"bound":"exact","proven":"loss","proven_in":10,"error":0,"pv":["1","1","2","2"]},
    {"move":"2","value":100,"visits":0,"nodes":5,"bound":"exact","proven":"win","proven_in":7,"error":0,"pv":["2","2","3"]},
    {"move":"3","value":-100,"visits":0,"nodes":11,"bound":"exact","proven":"loss","proven_in":10,"error":0,"pv":["3"]},
    {"move":"4","value":-100,"visits":0,"nodes":13,"bound":"exact","proven":"loss","proven_in":10,"error":0,"pv":["4"]}
   ]
  },
 ] },
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":51},
 ] },
 { line: "play 1 2 3 2 1 2", answers: [
  {"type":"ok","re":52},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 53,
   "game": "connect4(rows=4,cols=4,align=3)",
   "family": "connect4",
   "position": "..../.R../JR../JRJ. J",
   "start": null,
   "mover": null,
   "player_names": ["J","R"],
   "player_titles": ["Yellow","Red"],
   "status": "over",
   "moves_played": ["1","2","3","2","1","2"],
   "redo": [],
   "result": [-1,1],
   "result_text": "Red wins after 6 moves.",
   "ended": {"code":"row","text":"Three in a row","parts":{"count":3,"winner":1,"loser":0},"cells":[1,5,9]},
   "players": ["minimax(depth=2)","uct(sims=40)"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
    {"name":"red","title":"red disc","letter":"R","owner":1}
   ],
   "view": {
    "columns": 4,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":0,"name":"a1"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"b1","win":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":2,"name":"c1"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1"},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":0,"name":"a2"},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"b2","win":true},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"b3","last":true,"win":true},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
     {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
     {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4"},
     {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
     {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
    ],
    "links": [],
    "motions": [{"from":-1,"to":9,"piece":1}]
   },
   "moves": [],
   "link": "v=1&g=connect4(rows=4,cols=4,align=3)&p=minimax(depth=2);uct(sims=40)&s=1&m=123212"
  },
 ] },
 { line: "play 1", answers: [
  {
   "type": "error",
   "re": 54,
   "text": "The game is over: \"1\" cannot be played.",
   "code": "game_over_no_move",
   "parts": {"move":"1"}
  },
 ] },
 { line: "go", answers: [
  {
   "type": "error",
   "re": 55,
   "text": "The game is over: Red wins after 6 moves.",
   "code": "game_over_with_result",
   "parts": {"result":"Red wins after 6 moves."}
  },
 ] },
 { line: "analyze uct", answers: [
  {
   "type": "error",
   "re": 56,
   "text": "The game is over: Red wins after 6 moves.",
   "code": "game_over_with_result",
   "parts": {"result":"Red wins after 6 moves."}
  },
 ] },
];
