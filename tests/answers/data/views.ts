// What the golden pictures of the views are painted from: Connect Four, tree, film and ladder.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "play 2 3 2", answers: [
  {"type":"ok","re":2},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 3,
   "game": "connect4(rows=4,cols=4,align=3)",
   "family": "connect4",
   "position": "..../..../.J../.JR. R",
   "start": null,
   "mover": 1,
   "player_names": ["J","R"],
   "player_titles": ["Yellow","Red"],
   "status": "ongoing",
   "moves_played": ["2","3","2"],
   "redo": [],
   "result": null,
   "result_text": "Red to move (move 4).",
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
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1","target":true},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b2","last":true},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b3","target":true},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
     {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
     {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4"},
     {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
     {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
    ],
    "links": [],
    "motions": [{"from":-1,"to":5,"piece":0}]
   },
   "moves": [
    {"move":"1","path":[0],"keys":[]},
    {"move":"2","path":[1],"keys":[]},
    {"move":"3","path":[2],"keys":[]},
    {"move":"4","path":[3],"keys":[]}
   ],
   "link": "v=1&g=connect4(rows=4,cols=4,align=3)&p=human;uct(preset=medium)&s=1&m=232"
  },
 ] },
 { line: "searchers", answers: [
  {
   "type": "searchers",
   "re": 4,
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
 { line: "analyze alphabeta(depth=4,eval=lines) keep", answers: [
  {"type":"started","re":5,"job":1,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 5,
   "job": 1,
   "spec": "alphabeta(depth=4,eval=lines)",
   "best": "2",
   "value": -17.66390041493776,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 4,
   "nodes": 146,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","3","3","2"],
   "counters": {"leaves":99,"finished_games":26,"cut_offs":19},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":-100,"visits":0,"nodes":30,"bound":"exact","proven":"loss","proven_in":0,"error":0,"pv":["1","1","1","2"]},
    {"move":"2","value":-17.66390041493776,"visits":0,"nodes":58,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","3","3","2"]},
    {"move":"3","value":-100,"visits":0,"nodes":27,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["3","2"]},
    {"move":"4","value":-100,"visits":0,"nodes":31,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","2"]}
   ]
  },
 ] },
 { line: "tree 20000 columns job=1", answers: [
  {
   "type": "columns",
   "re": 6,
   "job": 1,
   "spec": "alphabeta(depth=4,eval=lines)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "revision": 296,
   "recorded": 147,
   "below": 147,
   "complete": null,
   "path": [],
   "moves": ["1","2","3","4"],
   "parent": [
    -1, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 7, 8, 9, 9, 9, 9,
    10, 10, 11, 11, 11, 11, 12, 12, 12, 13, 13, 13, 13, 15, 16, 17, 17, 17, 17, 19, 20, 21, 21,
    21, 21, 22, 22, 22, 23, 23, 24, 24, 25, 25, 25, 25, 26, 26, 26, 26, 27, 27, 27, 27, 28, 29,
    29, 29, 30, 30, 30, 31, 31, 31, 32, 32, 32, 33, 33, 33, 33, 34, 34, 34, 35, 35, 35, 35, 36,
    37, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39, 40, 40, 40, 40, 41, 41, 41, 43, 44, 44, 44, 44,
    45, 45, 45, 45, 46, 46, 46, 46, 47, 47, 47, 47, 48, 48, 49, 49, 50, 50, 50, 50, 51, 51, 51, 51
   ],
   "move": [
    -1, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3,
    0, 2, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 0, 1, 2, 0, 1, 0,
    1, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 0, 1, 2, 0, 1, 2, 0, 2, 3, 0, 2, 3, 0, 1, 2, 3, 0,
    2, 3, 0, 1, 2, 3, 0, 0, 1, 2, 3, 0, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 0, 0, 1, 2, 3, 0,
    1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 0, 1, 0, 1, 2, 3, 0, 1, 2, 3
   ],
   "mover": [
    1, 0, 0, 0, 0, 1, -2, 1, 1, 1, 1, 1, 1, 1, -2, 1, 1, 1, -2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -2, -2, 1, 1, 1, -2, 1,
    -2, 1, -2, 1, -2, 1, 1, 1, -2, 1, 1, 1, 1, 1, 1, 1, 1, 1, -2, 1, 1, 1, 1, 1, 1, 1, 1, 1, -2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -2, -2, 1, 1, 1, -2, 1,
    1, -2, 1, 1, 1, -2, 1, 1, 1, -2, 1, 1, 1, 1, 1, 1, 1, -2, 1, -2, -2, -2, 1, -2, 1, -2, -2, 1
   ],
   "value": [
    -177, -1000, -177, -1000, -1000, -1000, -1000, -1000, -1000, -111, -111, -177, -177, 1000,
    -1000, -1000, -1000, -762, -1000, -1000, -1000, -1000, -1000, -1000, -1000, -1000, -1000,
    -111, -111, -111, -111, -261, -111, -1000, -773, -177, -177, -760, -747, -177, -1000, -1000,
    1000, 1000, -1000, -1000, -1000, -762, -762, -762, -1000, -1000, -754, -1000, -1000, -754,
    -748, -65, -1000, 741, -1000, -754, -1000, -292, -1000, 709, 723, -103, -1000, 723, 736, 15,
    0, -111, 15, -757, 757, 757, -1000, 730, 732, -762, -65, -261, -29, 757, 743, 757, -1000,
    -261, -770, -760, -763, -773, -236, -111, -177, -177, -111, -762, -52, -29, -760, -748, -145,
    -236, -747, 757, 757, 43, 756, 743, -1000, -1000, 743, 757, 757, -1000, 741, -166, -1000,
    -166, -156, 742, -1000, -156, 741, -203, -1000, -763, -761, 730, 732, -762, 730, 741, -1000,
    725, -1000, -1000, -1000, -772, -1000, -756, -1000, -1000, -756
   ],
   "bound": [
    1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 1, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 3, 3, 3, 2, 2, 1, 3, 3, 3,
    1, 2, 1, 1, 1, 3, 1, 1, 2, 1, 3, 1, 3, 2, 2, 1, 1, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
   ],
   "visits": [
    146, 30, 58, 27, 31, 16, 1, 6, 6, 16, 9, 17, 15, 13, 1, 6, 6, 17, 1, 6, 6, 5, 4, 3, 3, 5, 5,
    5, 2, 4, 4, 4, 4, 5, 4, 5, 2, 5, 4, 5, 5, 4, 1, 2, 5, 5, 5, 5, 3, 3, 5, 5, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
   ],
   "end": [
    0, 0, 0, 0, 0, 0, 3, 7, 7, 0, 7, 0, 7, 0, 3, 7, 7, 0, 3, 7, 7, 0, 7, 7, 7, 0, 0, 0, 7, 7, 7,
    0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 7, 2, 7, 0, 0, 0, 0, 7, 7, 0, 0, 1, 3, 3, 1, 1, 1, 3, 1, 3, 1,
    3, 1, 3, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1,
    3, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 3, 1, 3, 3, 3, 1, 3, 1, 3, 3, 1
   ],
   "order": [
    0, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3,
    0, 1, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 0, 1, 2, 0, 1, 0,
    1, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 0,
    1, 2, 0, 1, 2, 3, 0, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 0, 0, 1, 2, 3, 0,
    1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 0, 1, 0, 1, 2, 3, 0, 1, 2, 3
   ],
   "turn": [
    -1, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3,
    0, 1, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 0, 1, 2, 0, 1, 0,
    1, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 0,
    1, 2, 0, 1, 2, 3, 0, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 0, 0, 1, 2, 3, 0,
    1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 0, 1, 0, 1, 2, 3, 0, 1, 2, 3
   ],
   "tries": [
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
   ],
   "again": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ],
   "pruned": [
    0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 1, 0, 1, 0, 0, 3, 3, 0, 0, 3, 3, 0, 1, 2, 2, 0, 0, 0, 2, 1, 1,
    0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ],
   "saved": [
    0, 0, 0, 0, 0, 0, 0, 15, 15, 0, 4, 0, 5, 0, 0, 15, 15, 0, 0, 15, 15, 0, 1, 2, 2, 0, 0, 0, 2,
    1, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ],
   "more": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ],
   "alpha": [
    null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
    null, null, null, null, null, null, null, -1000, -1000, -1000, null, null, null, -111, -111,
    -111, null, -261, null, -1000, -773, -177, null, -760, -747, null, -1000, -1000, 1000, null,
    null, null, -1000, -762, -762, null, null, null, null, null, null, -1000, -1000, -1000, -1000,
    -1000, -1000, -1000, null, null, null, null, null, null, null, null, null, null, null, null,
    -111, -111, -111, -111, -111, -111, -111, null, null, null, -261, -261, -261, null, null,
    null, null, -1000, -1000, -1000, -773, -773, -773, -773, -177, null, null, null, null, -760,
    -760, -760, -747, -747, -747, -747, null, null, null, null, -1000, -1000, -1000, 1000, null,
    null, null, null, null, null, null, null, null, null, null, null, -1000, -1000, -1000, -1000,
    -762, -762, -762, -762, null, null, null, null, null, null, null, null
   ],
   "beta": [
    null, null, null, null, null, null, -1000, -1000, -1000, null, -111, -111, -177, null, 1000,
    -1000, -1000, null, -762, -1000, -1000, null, null, null, null, -1000, -1000, null, null,
    null, null, -111, -111, -111, -111, -111, -111, -177, -177, -177, null, null, null, null,
    -1000, -1000, null, null, null, null, -1000, -1000, null, -754, -1000, -1000, null, -748,
    -748, null, 741, null, -754, -1000, -1000, -1000, -1000, -1000, -1000, -1000, -1000, null, 15,
    0, -111, null, null, 757, 757, null, 730, 730, -111, -111, -261, -111, -111, -111, -111,
    -1000, -1000, -1000, -111, -763, -773, -111, -111, -177, -177, -111, -177, -177, -177, -760,
    -177, -177, -236, -177, -177, -177, -177, null, 743, -1000, -1000, null, 757, 757, null,
    -1000, -1000, -1000, -1000, -1000, -1000, -1000, -1000, null, -203, -1000, -1000, null, 730,
    730, -762, null, 741, null, 725, -1000, -1000, -1000, -1000, -1000, -1000, -1000, -1000
   ]
  },
 ] },
 { line: "node job=1", answers: [
  {
   "type": "node",
   "re": 7,
   "job": 1,
   "spec": "alphabeta(depth=4,eval=lines)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "path": [],
   "position": "..../..../.J../.JR. R",
   "mover": 1,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 4,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1","target":true},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1","target":true},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2"},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b2"},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b3","target":true},
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
   "node": {"value":-17.66390041493776,"visits":146,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":1,"again":0,"pruned":0,"saved":0},
   "text": "All moves that matter were searched; the value is -17.7 for Red. The window was open.",
   "children": [
    {"move":"1","value":-100,"visits":30,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":0,"tries":1},
    {"move":"2","value":-17.66390041493776,"visits":58,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":1,"turn":1,"tries":1},
    {"move":"3","value":-100,"visits":27,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":2,"turn":2,"tries":1},
    {"move":"4","value":-100,"visits":31,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":3,"turn":3,"tries":1}
   ]
  },
 ] },
 { line: "node 1 job=1", answers: [
  {
   "type": "node",
   "re": 8,
   "job": 1,
   "spec": "alphabeta(depth=4,eval=lines)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "path": ["1"],
   "position": "..../..../.J../RJR. J",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 4,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":0,"name":"a1","last":true},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1","target":true},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2","target":true},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b2"},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b3","target":true},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
     {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
     {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4"},
     {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
     {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
    ],
    "links": [],
    "motions": [{"from":-1,"to":0,"piece":1}]
   },
   "node": {"value":-100,"visits":30,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":0,"tries":1,"again":0,"pruned":0,"saved":0},
   "text": "All moves that matter were searched; the value is a loss for Red. The window was open.",
   "children": [
    {"move":"1","value":-100,"visits":16,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":0,"tries":1},
    {"move":"2","value":-100,"visits":1,"alpha":null,"beta":-100,"bound":"exact","end":"loss","order":1,"turn":1,"tries":1},
    {"move":"3","value":-100,"visits":6,"alpha":null,"beta":-100,"bound":"lower","end":"cutoff","order":2,"turn":2,"tries":1},
    {"move":"4","value":-100,"visits":6,"alpha":null,"beta":-100,"bound":"lower","end":"cutoff","order":3,"turn":3,"tries":1}
   ]
  },
 ] },
 { line: "node 1,4 job=1", answers: [
  {
   "type": "node",
   "re": 9,
   "job": 1,
   "spec": "alphabeta(depth=4,eval=lines)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "path": ["1","4"],
   "position": "..../..../.J../RJRJ R",
   "mover": 1,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 4,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":0,"name":"a1"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":3,"name":"d1","last":true},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a2","target":true},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b2"},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2","target":true},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b3","target":true},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
     {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
     {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4"},
     {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
     {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
    ],
    "links": [],
    "motions": [{"from":-1,"to":3,"piece":0}]
   },
   "node": {"value":-100,"visits":6,"alpha":null,"beta":-100,"bound":"lower","end":"cutoff","order":3,"turn":3,"tries":1,"again":0,"pruned":3,"saved":15},
   "text": "Cut off after 1 of 4 moves: 1 is so good for Red that the other side would avoid this position; 3 moves were left out, about 15 nodes. The window was all below a loss.",
   "children": [
    {"move":"1","value":-100,"visits":5,"alpha":null,"beta":-100,"bound":"lower","end":"searched","order":0,"turn":0,"tries":1},
    {"move":"2","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":-1,"turn":-1,"tries":0},
    {"move":"3","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":-1,"turn":-1,"tries":0},
    {"move":"4","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":-1,"turn":-1,"tries":0}
   ]
  },
 ] },
 { line: "history job=1", answers: [
  {
   "type": "history",
   "re": 10,
   "job": 1,
   "spec": "alphabeta(depth=4,eval=lines)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "run": 0,
   "convergence": {
    "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,22,25,29,33,38,43,49,56,64,73,83,94,107,121,137,146],
    "ms": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
    "depth": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4],
    "best": [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"1","1","1","1","1","1","1","1","2","2","2","2","2"],
    "value": [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,-100,-100,-100,-100,-100,-100,-100,-100,-17.6639,-17.6639,-17.6639,-17.6639,-17.6639],
    "moves": [
     {
      "move": "1",
      "value": [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],
      "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,22,25,29,30,30,30,30,30,30,30,30,30,30,30,30,30],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "2",
      "value": [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,-17.6639,-17.6639,-17.6639,-17.6639,-17.6639],
      "effort": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,8,13,19,26,34,43,53,58,58,58,58,58],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "3",
      "value": [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,-100,-100,-100],
      "effort": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,19,27,27,27],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "4",
      "value": [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,-100],
      "effort": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,22,31],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     }
    ]
   },
   "iterations": []
  },
 ] },
 { line: "analyze pvs(depth=6,eval=lines) keep", answers: [
  {"type":"started","re":11,"job":2,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 11,
   "job": 2,
   "spec": "pvs(depth=6)",
   "best": "2",
   "value": -100,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": "loss",
   "proven_in": 6,
   "ended": "The result is proven.",
   "ended_said": {"code":"result_proven","parts":{}},
   "depth": 4,
   "nodes": 77,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","3","3","4","4","4"],
   "counters": {"cut_offs":15,"first_move_cut_offs":86.66666666666667,"table_probes":21,"table_hits":38.095238095238095,"table_fill":0,"re_searches":2,"forced_replies":10,"proof_nodes":0,"branching_factor":2.0305431848689306},
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
    {"move":"1","value":-100,"visits":0,"nodes":6,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","2"]},
    {"move":"2","value":-100,"visits":0,"nodes":59,"bound":"exact","proven":"loss","proven_in":6,"error":0,"pv":["2","3","3","4","4","4"]},
    {"move":"3","value":-100,"visits":0,"nodes":6,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["3","2"]},
    {"move":"4","value":-100,"visits":0,"nodes":6,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","2"]}
   ]
  },
 ] },
 { line: "history job=2", answers: [
  {
   "type": "history",
   "re": 12,
   "job": 2,
   "spec": "pvs(depth=6)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "run": 0,
   "convergence": {
    "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,22,25,29,33,38,43,49,56,64,73,77],
    "ms": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
    "depth": [0,0,0,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,3,3,3,3,3,4],
    "best": ["2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2"],
    "value": [1.48,1.48,1.48,1.48,1.48,1.48,1.48,1.48,-28.49,-28.49,-28.49,-28.49,-28.49,-28.49,-28.49,-14.51,-14.51,-14.51,-14.51,-14.51,-14.51,-14.51,-100,-100],
    "moves": [
     {
      "move": "2",
      "value": [1.48,1.48,1.48,1.48,1.48,1.48,1.48,1.48,-28.49,-28.49,-28.49,-28.49,-28.49,-28.49,-28.49,-14.51,-14.51,-14.51,-17.66,-14.51,-100,-14.51,-100,-100],
      "effort": [1,1,1,1,1,1,1,1,6,6,6,6,6,6,6,22,22,22,31,31,44,44,58,59],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "3",
      "value": [null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],
      "effort": [0,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,4,4,4,5,5,6],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "1",
      "value": [null,null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],
      "effort": [0,0,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,3,4,4,4,5,5,6],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "4",
      "value": [null,null,null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],
      "effort": [0,0,0,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,4,4,4,5,5,6],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     }
    ]
   },
   "iterations": [
    {"kind":"deepen","depth":1,"nodes":4,"total":4,"ms":0,"value":1.48,"bound":"exact","best":"2","changed":false,"branching":4,"growth":null,"table_hits":0,"first_cutoffs":0,"researches":0,"pv":["2"]},
    {"kind":"deepen","depth":2,"nodes":8,"total":12,"ms":0,"value":-28.49,"bound":"exact","best":"2","changed":false,"branching":2.8284,"growth":2,"table_hits":0,"first_cutoffs":0,"researches":0,"pv":["2","3"]},
    {"kind":"deepen","depth":3,"nodes":19,"total":31,"ms":0,"value":-14.51,"bound":"exact","best":"2","changed":false,"branching":2.6684,"growth":2.375,"table_hits":0,"first_cutoffs":75,"researches":0,"pv":["2","3","3"]},
    {"kind":"deepen","depth":4,"nodes":12,"total":43,"ms":0,"value":-17.66,"bound":"upper","best":"2","changed":false,"branching":1.8612,"growth":0.6316,"table_hits":0,"first_cutoffs":100,"researches":0,"pv":["2"]},
    {"kind":"deepen","depth":4,"nodes":16,"total":59,"ms":0,"value":-100,"bound":"upper","best":"2","changed":false,"branching":2,"growth":0.8421,"table_hits":100,"first_cutoffs":66.6667,"researches":1,"pv":["2"]},
    {"kind":"deepen","depth":4,"nodes":17,"total":76,"ms":0,"value":-100,"bound":"exact","best":"2","changed":false,"branching":2.0305,"growth":0.8947,"table_hits":50,"first_cutoffs":100,"researches":1,"pv":["2"]},
    {"kind":"shorten","depth":4,"nodes":1,"total":77,"ms":0,"value":-100,"bound":"lower","best":"2","changed":false,"branching":1,"growth":0.0526,"table_hits":100,"first_cutoffs":100,"researches":0,"pv":["2"]}
   ]
  },
 ] },
 { line: "analyze uct(sims=400,solve=no) keep", answers: [
  {"type":"started","re":13,"job":3,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 13,
   "job": 3,
   "spec": "uct(sims=400,solve=no)",
   "best": "2",
   "value": -40.07220216606498,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 8,
   "nodes": 1734,
   "playouts": 273,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","3","3","2","3","4","4","4"],
   "counters": {"descents":400,"tree_nodes":126,"mean_depth":4.335,"memory":0.0196533203125,"tree_full":0},
   "counter_titles": {"tree_nodes":"tree nodes","mean_depth":"mean depth","tree_full":"tree full"},
   "moves": [
    {"move":"1","value":-80.48780487804878,"visits":41,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":9.383114176425046,"pv":["1","2"]},
    {"move":"2","value":-40.07220216606498,"visits":277,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":5.491104943945621,"pv":["2","3","3","2","3","4","4","4"]},
    {"move":"3","value":-71.42857142857143,"visits":49,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":10.101525445522107,"pv":["3","2"]},
    {"move":"4","value":-87.87878787878788,"visits":33,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":8.43600661034852,"pv":["4","2"]}
   ]
  },
 ] },
 { line: "history job=3", answers: [
  {
   "type": "history",
   "re": 14,
   "job": 3,
   "spec": "uct(sims=400,solve=no)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "run": 0,
   "convergence": {
    "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,22,25,29,33,38,43,49,56,64,73,83,94,107,121,137,155,176,199,225,255,289,327,370,400],
    "ms": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
    "depth": [1,1,1,1,2,2,2,2,2,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,5,5,6,6,6,6,6,7,7,8,8,8],
    "best": ["1","1","1","1","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2"],
    "value": [
     -100, -100, -100, -100, 0, 33.3333, 0, 0, 0, -33.3333, -33.3333, -42.8571, -50, -55.5556,
     -60, -63.6364, -66.6667, -41.1765, -50, -45.4545, -48.1481, -50, -44.8276, -48.5714,
     -53.8462, -37.2549, -38.4615, -42.6667, -38.7097, -31.25, -33.5821, -32.6667, -27.7778,
     -30.4348, -33.9056, -37.5, -40.0722
    ],
    "moves": [
     {
      "move": "1",
      "value": [
       -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
       -100, -100, -100, -100, -100, -77.7778, -73.3333, -75, -76.4706, -78.9474, -80, -80,
       -81.8182, -81.8182, -82.6087, -82.6087, -83.3333, -83.3333, -79.3103, -77.1429, -78.9474,
       -80.4878
      ],
      "effort": [1,1,1,1,1,1,1,2,2,2,3,3,4,5,5,6,7,7,8,8,9,15,16,17,19,20,20,22,22,23,23,24,24,29,35,38,41],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,43.5548,35.6131,33.4728,31.574,28.3549,26.9788,26.9788,24.591,24.591,23.5485,23.5485,22.5907,22.5907,22.5605,21.3886,19.7771,18.3906]
     },
     {
      "move": "2",
      "value": [
       null, 100, 100, 100, 0, 33.3333, 0, 0, 0, -33.3333, -33.3333, -42.8571, -50, -55.5556, -60,
       -63.6364, -66.6667, -41.1765, -50, -45.4545, -48.1481, -50, -44.8276, -48.5714, -53.8462,
       -37.2549, -38.4615, -42.6667, -38.7097, -31.25, -33.5821, -32.6667, -27.7778, -30.4348,
       -33.9056, -37.5, -40.0722
      ],
      "effort": [0,1,1,1,2,3,4,4,4,6,6,7,8,9,10,11,12,17,20,22,27,28,29,35,39,51,65,75,93,112,134,150,180,207,233,256,277],
      "error": [
       0, 0, 0, 0, 195.9964, 130.6643, 113.1586, 113.1586, 113.1586, 82.6393, 82.6393, 72.2944,
       64.1549, 57.6175, 52.2657, 47.8103, 44.0469, 44.6524, 38.9405, 38.0962, 33.6893, 32.6661,
       33.1097, 29.3818, 26.7919, 25.7227, 22.615, 20.4375, 18.7215, 17.5838, 15.9406, 15.119,
       13.988, 12.9385, 12.0467, 11.3263, 10.7624
      ]
     },
     {
      "move": "3",
      "value": [
       null, null, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100, -100,
       -100, -100, -100, -75, -81.8182, -83.3333, -83.3333, -66.6667, -70, -73.913, -73.913,
       -73.913, -76, -76, -76.9231, -76.9231, -70.5882, -70.5882, -71.4286, -74.359, -73.3333,
       -71.4286
      ],
      "effort": [0,0,1,1,1,1,1,1,2,2,3,3,4,4,5,6,7,7,8,11,12,12,18,20,23,23,23,25,25,26,26,34,34,35,39,45,49],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,48.9991,35.6357,32.6661,32.6661,35.4313,32.1112,28.1459,28.1459,28.1459,26.0019,26.0019,25.0472,25.0472,24.1672,24.1672,23.5243,21.2592,20.0885,19.7986]
     },
     {
      "move": "4",
      "value": [null,null,null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-87.0968,-87.8788],
      "effort": [0,0,0,1,1,1,1,1,2,2,2,3,3,4,5,6,7,7,7,8,8,9,10,11,13,13,13,15,15,15,16,17,17,18,20,31,33],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,17.5821,16.5343]
     }
    ]
   },
   "iterations": []
  },
 ] },
 { line: "spec player alphabeta(depth=4,eval=lines)", answers: [
  {
   "type": "spec",
   "re": 15,
   "kind": "player",
   "text": "alphabeta(depth=4,eval=lines)",
   "name": "alphabeta",
   "values": {
    "depth": 4,
    "moves": "all",
    "eval": {"name":"lines","values":{"three":4,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
    "ties": "first",
    "time": 0,
    "nodes": 0,
    "seed": 1,
    "name": ""
   }
  },
 ] },
 { line: "spec player uct(sims=400,solve=no)", answers: [
  {
   "type": "spec",
   "re": 16,
   "kind": "player",
   "text": "uct(sims=400,solve=no)",
   "name": "uct",
   "values": {
    "sims": 400,
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
    "solve": false,
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
 { line: "spec player pvs(depth=6)", answers: [
  {
   "type": "spec",
   "re": 17,
   "kind": "player",
   "text": "pvs(depth=6)",
   "name": "pvs",
   "values": {
    "depth": 6,
    "eval": {"name":"lines","values":{"three":4,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
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
    "name": ""
   }
  },
 ] },
 { line: "spec player pvs(depth=6,eval=lines)", answers: [
  {
   "type": "spec",
   "re": 18,
   "kind": "player",
   "text": "pvs(depth=6)",
   "name": "pvs",
   "values": {
    "depth": 6,
    "eval": {"name":"lines","values":{"three":4,"two":1.5,"one":0.5,"threat":6,"parity":10,"now":300}},
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
    "name": ""
   }
  },
 ] },
 { line: "analyze uct(sims=150,solve=no,c=0.3)", answers: [
  {"type":"started","re":19,"job":4,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 19,
   "job": 4,
   "spec": "uct(sims=150,c=0.3,solve=no)",
   "best": "2",
   "value": -40.27777777777778,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 9,
   "nodes": 820,
   "playouts": 83,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["2","3","3","2","3","4","4","4"],
   "counters": {"descents":150,"tree_nodes":41,"mean_depth":5.466666666666667,"memory":0.00634765625,"tree_full":0},
   "counter_titles": {"tree_nodes":"tree nodes","mean_depth":"mean depth","tree_full":"tree full"},
   "moves": [
    {"move":"1","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1"]},
    {"move":"2","value":-40.27777777777778,"visits":144,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":7.654104715901505,"pv":["2","3","3","2","3","4","4","4"]},
    {"move":"3","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
    {"move":"4","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
   ]
  },
 ] },
 { line: "descent job=4", answers: [
  {
   "type": "descent",
   "re": 20,
   "job": 4,
   "spec": "uct(sims=150,c=0.3,solve=no)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "number": 150,
   "c": 0.3,
   "scale": 1,
   "steps": [
    {
     "player": 1,
     "move": "2",
     "chosen": 1,
     "visits": 149,
     "why": "score",
     "moves": [
      {"move":"1","value":-100,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.4745287798758127,"score":-0.5254712201241873},
      {
       "move": "2",
       "value": -39.86013986013986,
       "visits": 143,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 1,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.3986013986013986,
       "explore": 0.05611895091926349,
       "score": -0.3424824476821351
      },
      {"move":"3","value":-100,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.4745287798758127,"score":-0.5254712201241873},
      {"move":"4","value":-100,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.4745287798758127,"score":-0.5254712201241873}
     ]
    },
    {
     "player": 0,
     "move": "3",
     "chosen": 2,
     "visits": 143,
     "why": "score",
     "moves": [
      {
       "move": "1",
       "value": -9.090909090909092,
       "visits": 44,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 0,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": 0.09090909361839294,
       "explore": 0.1007535296474991,
       "score": 0.19166262326589206
      },
      {"move":"2","value":100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.668323302268982,"score":-0.33167669773101804},
      {"move":"3","value":-63.63636363636363,"visits":88,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":0.6363636363636364,"explore":0.07124350340044705,"score":0.7076071397640834},
      {"move":"4","value":11.11111111111111,"visits":9,"alpha":null,"beta":null,"bound":"exact","end":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":-0.1111111119389534,"explore":0.22277444072885616,"score":0.11166332878990276}
     ]
    },
    {
     "player": 1,
     "move": "3",
     "chosen": 2,
     "visits": 88,
     "why": "score",
     "moves": [
      {"move":"1","value":-100,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.4488653956693454,"score":-0.5511346043306546},
      {"move":"2","value":-100,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.4488653956693454,"score":-0.5511346043306546},
      {
       "move": "3",
       "value": -60.49382716049383,
       "visits": 81,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 2,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.6049382716049383,
       "explore": 0.07053239345550537,
       "score": -0.534405878149433
      },
      {"move":"4","value":-100,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.4488653956693454,"score":-0.5511346043306546}
     ]
    },
    {
     "player": 0,
     "move": "2",
     "chosen": 1,
     "visits": 81,
     "why": "score",
     "moves": [
      {"move":"1","value":100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.6288882493972778,"score":-0.37111175060272217},
      {"move":"2","value":-78.78787878787878,"visits":66,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":0.7878787878787878,"explore":0.07741079227769337,"score":0.8652895801564813},
      {
       "move": "3",
       "value": 16.666666666666668,
       "visits": 12,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 2,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.1666666716337204,
       "explore": 0.1815443967814545,
       "score": 0.014877725147734111
      },
      {"move":"4","value":100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.6288882493972778,"score":-0.37111175060272217}
     ]
    },
    {
     "player": 1,
     "move": "4",
     "chosen": 2,
     "visits": 66,
     "why": "score",
     "moves": [
      {"move":"1","value":-80,"visits":20,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-0.800000011920929,"explore":0.13730784388065162,"score":-0.6626921680402773},
      {
       "move": "3",
       "value": -76.92307692307692,
       "visits": 26,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 1,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.7692307829856873,
       "explore": 0.1204269466543181,
       "score": -0.6488038363313692
      },
      {
       "move": "4",
       "value": -78.94736842105263,
       "visits": 19,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 2,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.7894736842105263,
       "explore": 0.14087487707984436,
       "score": -0.648598807130682
      }
     ]
    },
    {
     "player": 0,
     "move": "3",
     "chosen": 1,
     "visits": 19,
     "why": "score",
     "moves": [
      {"move":"1","value":-50,"visits":4,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0.5,"explore":0.25739051699638366,"score":0.7573905169963837},
      {"move":"3","value":-100,"visits":7,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":0.19456894222822138,"score":1.1945689422282213},
      {"move":"4","value":-100,"visits":7,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":0.19456895437876368,"score":1.1945689543787636}
     ]
    },
    {
     "player": 1,
     "move": "1",
     "chosen": 0,
     "visits": 7,
     "why": "score",
     "moves": [
      {"move":"1","value":-100,"visits":3,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.2416139609113885,"score":-0.7583860390886115},
      {"move":"4","value":-100,"visits":3,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":0.2416139565748452,"score":-0.7583860434251548}
     ]
    },
    {
     "player": 0,
     "move": "1",
     "chosen": 0,
     "visits": 3,
     "why": "score",
     "moves": [
      {"move":"1","value":-100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":0.3144441246986389,"score":1.314444124698639},
      {"move":"4","value":-100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":0.3144441246986389,"score":1.314444124698639}
     ]
    }
   ],
   "path": ["2","3","3","2","4","3","1","1"],
   "grown": 0,
   "end": "over",
   "playouts": [],
   "reward": [1,-1]
  },
 ] },
 { line: "spec player uct(sims=150,c=0.3,solve=no)", answers: [
  {
   "type": "spec",
   "re": 21,
   "kind": "player",
   "text": "uct(sims=150,c=0.3,solve=no)",
   "name": "uct",
   "values": {
    "sims": 150,
    "c": 0.3,
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
    "solve": false,
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
 { line: "node 2,3,3,2,4,3,1,1 job=4", answers: [
  {
   "type": "node",
   "re": 22,
   "job": 4,
   "spec": "uct(sims=150,c=0.3,solve=no)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "path": ["2","3","3","2","4","3","1","1"],
   "position": ".JJ./.RR./JJJ./RJRR R",
   "mover": null,
   "status": "over",
   "result": [1,-1],
   "view": {
    "columns": 4,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":0,"name":"a1"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":3,"name":"d1"},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":0,"name":"a2","last":true,"win":true},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b2","win":true},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":2,"name":"c2","win":true},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"b3"},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
     {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
     {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b4"},
     {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":0,"owner":0,"click":2,"name":"c4"},
     {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
    ],
    "links": [],
    "motions": [{"from":-1,"to":4,"piece":0}]
   },
   "node": {"value":-100,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":"playout","order":0,"turn":0,"tries":1,"again":0,"pruned":0,"saved":0},
   "text": "The tree ends here; random games from here say 0 % for Red.",
   "children": []
  },
 ] },
];
