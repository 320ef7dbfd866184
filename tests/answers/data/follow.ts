// A session that is followed: what changes it is answered with the position.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new connect4(rows=2,cols=3,align=2)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "follow on", answers: [
  {
   "type": "position",
   "re": 2,
   "version": 2,
   "changed": ["rules","game","move","players","searchers","seed"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../... J",
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
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b1","target":true},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2"},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"}
     ],
     "links": [],
     "motions": []
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;uct(preset=medium)&s=1"
   },
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
     "spec": "uct(preset=medium)",
     "name": "uct",
     "searcher": "uct",
     "number": 2,
     "side": "R",
     "values": {
      "sims": 140,
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
   "reset": [],
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
 { line: "play 2", answers: [
  {"type":"ok","re":3},
  {
   "type": "position",
   "re": 3,
   "version": 3,
   "changed": ["move"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../.J. R",
    "start": null,
    "mover": 1,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": ["2"],
    "redo": [],
    "result": null,
    "result_text": "Red to move (move 2).",
    "players": ["human","uct(preset=medium)"],
    "seed": 1,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1","last":true},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2","target":true},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"}
     ],
     "links": [],
     "motions": [{"from":-1,"to":1,"piece":0}]
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;uct(preset=medium)&s=1&m=2"
   }
  },
 ] },
 { line: "go random(seed=2)", answers: [
  {"type":"started","re":4,"job":1,"kind":"go"},
  {
   "type": "go",
   "re": 4,
   "job": 1,
   "spec": "random(seed=2)",
   "move": "3",
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
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]}
   ]
  },
  {
   "type": "position",
   "re": 4,
   "version": 4,
   "changed": ["move"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../.JR J",
    "start": null,
    "mover": 0,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": ["2","3"],
    "redo": [],
    "result": null,
    "result_text": "Yellow to move (move 3).",
    "players": ["human","uct(preset=medium)"],
    "seed": 1,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1","last":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2","target":true},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true}
     ],
     "links": [],
     "motions": [{"from":-1,"to":2,"piece":1}]
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;uct(preset=medium)&s=1&m=23"
   }
  },
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 5,
   "game": "connect4(rows=2,cols=3,align=2)",
   "family": "connect4",
   "position": ".../.JR J",
   "start": null,
   "mover": 0,
   "player_names": ["J","R"],
   "player_titles": ["Yellow","Red"],
   "status": "ongoing",
   "moves_played": ["2","3"],
   "redo": [],
   "result": null,
   "result_text": "Yellow to move (move 3).",
   "players": ["human","uct(preset=medium)"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
    {"name":"red","title":"red disc","letter":"R","owner":1}
   ],
   "view": {
    "columns": 3,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1","last":true},
     {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
     {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2","target":true},
     {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true}
    ],
    "links": [],
    "motions": [{"from":-1,"to":2,"piece":1}]
   },
   "moves": [
    {"move":"1","path":[0],"keys":[]},
    {"move":"2","path":[1],"keys":[]},
    {"move":"3","path":[2],"keys":[]}
   ],
   "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;uct(preset=medium)&s=1&m=23"
  },
 ] },
 { line: "play 9", answers: [
  {
   "type": "error",
   "re": 6,
   "text": "'9' is no column: a move is a number from 1 to 3 or a letter from a to c.",
   "code": "not_a_column",
   "parts": {"text":"9","columns":3,"letter":"c"}
  },
 ] },
 { line: "players R=random", answers: [
  {
   "type": "players",
   "re": 7,
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
     "spec": "random",
     "name": "random",
     "searcher": "random",
     "number": 3,
     "side": "R",
     "values": {"playout":{"name":"uniform","values":{}},"time":0,"nodes":0,"seed":1,"name":""},
     "human": false
    }
   ],
   "reset": []
  },
  {
   "type": "position",
   "re": 7,
   "version": 5,
   "changed": ["players"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../.JR J",
    "start": null,
    "mover": 0,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": ["2","3"],
    "redo": [],
    "result": null,
    "result_text": "Yellow to move (move 3).",
    "players": ["human","random"],
    "seed": 1,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1","last":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2","target":true},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true}
     ],
     "links": [],
     "motions": [{"from":-1,"to":2,"piece":1}]
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;random&s=1&m=23"
   },
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
     "spec": "random",
     "name": "random",
     "searcher": "random",
     "number": 3,
     "side": "R",
     "values": {"playout":{"name":"uniform","values":{}},"time":0,"nodes":0,"seed":1,"name":""},
     "human": false
    }
   ],
   "reset": []
  },
 ] },
 { line: "players R=random", answers: [
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
     "spec": "random",
     "name": "random",
     "searcher": "random",
     "number": 3,
     "side": "R",
     "values": {"playout":{"name":"uniform","values":{}},"time":0,"nodes":0,"seed":1,"name":""},
     "human": false
    }
   ],
   "reset": []
  },
  {
   "type": "position",
   "re": 8,
   "version": 6,
   "changed": ["players"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../.JR J",
    "start": null,
    "mover": 0,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": ["2","3"],
    "redo": [],
    "result": null,
    "result_text": "Yellow to move (move 3).",
    "players": ["human","random"],
    "seed": 1,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1","last":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2","target":true},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true}
     ],
     "links": [],
     "motions": [{"from":-1,"to":2,"piece":1}]
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;random&s=1&m=23"
   },
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
     "spec": "random",
     "name": "random",
     "searcher": "random",
     "number": 3,
     "side": "R",
     "values": {"playout":{"name":"uniform","values":{}},"time":0,"nodes":0,"seed":1,"name":""},
     "human": false
    }
   ],
   "reset": []
  },
 ] },
 { line: "undo", answers: [
  {"type":"ok","re":9},
  {
   "type": "position",
   "re": 9,
   "version": 7,
   "changed": ["move"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../.J. R",
    "start": null,
    "mover": 1,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": ["2"],
    "redo": ["3"],
    "result": null,
    "result_text": "Red to move (move 2).",
    "players": ["human","random"],
    "seed": 1,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1","last":true},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2","target":true},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"}
     ],
     "links": [],
     "motions": [{"from":-1,"to":1,"piece":0}]
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;random&s=1&m=2"
   }
  },
 ] },
 { line: "restart", answers: [
  {"type":"ok","re":10},
  {
   "type": "position",
   "re": 10,
   "version": 8,
   "changed": ["game"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../... J",
    "start": null,
    "mover": 0,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": [],
    "redo": [],
    "result": null,
    "result_text": "Yellow to move (move 1).",
    "players": ["human","random"],
    "seed": 1,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b1","target":true},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2"},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"}
     ],
     "links": [],
     "motions": []
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;random&s=1"
   }
  },
 ] },
 { line: "edit a1 red", answers: [
  {"type":"ok","re":11},
  {
   "type": "position",
   "re": 11,
   "version": 9,
   "changed": ["game"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../R.. J",
    "start": ".../R.. J",
    "mover": 0,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": [],
    "redo": [],
    "result": null,
    "result_text": "Yellow to move (move 1).",
    "players": ["human","random"],
    "seed": 1,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":0,"name":"a1"},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b1","target":true},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2","target":true},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2"},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"}
     ],
     "links": [],
     "motions": []
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;random&s=1&f=.../R..%20J"
   }
  },
 ] },
 { line: "seed 3", answers: [
  {"type":"ok","re":12},
  {
   "type": "position",
   "re": 12,
   "version": 10,
   "changed": ["seed"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../R.. J",
    "start": ".../R.. J",
    "mover": 0,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": [],
    "redo": [],
    "result": null,
    "result_text": "Yellow to move (move 1).",
    "players": ["human","random"],
    "seed": 3,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":0,"name":"a1"},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b1","target":true},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2","target":true},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2"},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"}
     ],
     "links": [],
     "motions": []
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;random&s=3&f=.../R..%20J"
   }
  },
 ] },
 { line: "open v=1&g=connect4(rows=2,cols=3,align=2)&p=human;random&s=3&m=1", answers: [
  {"type":"ok","re":13,"view":""},
  {
   "type": "position",
   "re": 13,
   "version": 11,
   "changed": ["game"],
   "show": {
    "game": "connect4(rows=2,cols=3,align=2)",
    "family": "connect4",
    "position": ".../J.. R",
    "start": null,
    "mover": 1,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": ["1"],
    "redo": [],
    "result": null,
    "result_text": "Red to move (move 2).",
    "players": ["human","random"],
    "seed": 3,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 3,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":0,"name":"a1","last":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b1","target":true},
      {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","target":true},
      {"id":3,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2","target":true},
      {"id":4,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2"},
      {"id":5,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2"}
     ],
     "links": [],
     "motions": [{"from":-1,"to":0,"piece":0}]
    },
    "moves": [
     {"move":"1","path":[0],"keys":[]},
     {"move":"2","path":[1],"keys":[]},
     {"move":"3","path":[2],"keys":[]}
    ],
    "link": "v=1&g=connect4(rows=2,cols=3,align=2)&p=human;random&s=3&m=1"
   }
  },
 ] },
 { line: "follow off", answers: [
  {"type":"ok","re":14},
 ] },
 { line: "play 2", answers: [
  {"type":"ok","re":15},
 ] },
 { line: "new connect4(rows=2,cols=2,align=2)", answers: [
  {"type":"ok","re":16},
 ] },
 { line: "follow on", answers: [
  {
   "type": "position",
   "re": 17,
   "version": 13,
   "changed": ["rules","game","move","players","searchers"],
   "show": {
    "game": "connect4(rows=2,cols=2,align=2)",
    "family": "connect4",
    "position": "../.. J",
    "start": null,
    "mover": 0,
    "player_names": ["J","R"],
    "player_titles": ["Yellow","Red"],
    "status": "ongoing",
    "moves_played": [],
    "redo": [],
    "result": null,
    "result_text": "Yellow to move (move 1).",
    "players": ["human","random"],
    "seed": 3,
    "two_player": true,
    "points": false,
    "pieces": [
     {"name":"yellow","title":"yellow disc","letter":"J","owner":0},
     {"name":"red","title":"red disc","letter":"R","owner":1}
    ],
    "view": {
     "columns": 2,
     "rows": 2,
     "floors": 1,
     "cells": [
      {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
      {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b1","target":true},
      {"id":2,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
      {"id":3,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b2"}
     ],
     "links": [],
     "motions": []
    },
    "moves": [{"move":"1","path":[0],"keys":[]},{"move":"2","path":[1],"keys":[]}],
    "link": "v=1&g=connect4(rows=2,cols=2,align=2)&p=human;random&s=3"
   },
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
     "spec": "random",
     "name": "random",
     "searcher": "random",
     "number": 3,
     "side": "R",
     "values": {"playout":{"name":"uniform","values":{}},"time":0,"nodes":0,"seed":1,"name":""},
     "human": false
    }
   ],
   "reset": [],
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
];
