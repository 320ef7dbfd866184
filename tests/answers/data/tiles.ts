// What the golden pictures of games with dice are painted from: 2048.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new 2048(rows=2,cols=3)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "play l", answers: [
  {"type":"ok","re":2},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 3,
   "game": "2048(rows=2,cols=3)",
   "family": "2048",
   "position": "010/200 slide 4",
   "start": null,
   "mover": 0,
   "player_names": ["P1"],
   "player_titles": ["The player"],
   "status": "ongoing",
   "moves_played": ["l"],
   "redo": [],
   "result": null,
   "result_text": "Move 2.",
   "goal": {
    "code": "tile",
    "text": "Join tiles to reach 2048",
    "name": "2048",
    "parts": {"tile":2048},
    "reached": false
   },
   "players": ["human"],
   "seed": 1,
   "two_player": false,
   "points": true,
   "score": [4],
   "tally": [6],
   "peak": [4],
   "pieces": [
    {"name":"t1","title":"tile of exponent 1","letter":"1","owner":-1},
    {"name":"t2","title":"tile of exponent 2","letter":"2","owner":-1},
    {"name":"t3","title":"tile of exponent 3","letter":"3","owner":-1},
    {"name":"t4","title":"tile of exponent 4","letter":"4","owner":-1},
    {"name":"t5","title":"tile of exponent 5","letter":"5","owner":-1},
    {"name":"t6","title":"tile of exponent 6","letter":"6","owner":-1},
    {"name":"t7","title":"tile of exponent 7","letter":"7","owner":-1},
    {"name":"t8","title":"tile of exponent 8","letter":"8","owner":-1},
    {"name":"t9","title":"tile of exponent 9","letter":"9","owner":-1},
    {"name":"t10","title":"tile of exponent 10","letter":"a","owner":-1},
    {"name":"t11","title":"tile of exponent 11","letter":"b","owner":-1},
    {"name":"t12","title":"tile of exponent 12","letter":"c","owner":-1},
    {"name":"t13","title":"tile of exponent 13","letter":"d","owner":-1},
    {"name":"t14","title":"tile of exponent 14","letter":"e","owner":-1},
    {"name":"t15","title":"tile of exponent 15","letter":"f","owner":-1},
    {"name":"t16","title":"tile of exponent 16","letter":"g","owner":-1},
    {"name":"t17","title":"tile of exponent 17","letter":"h","owner":-1}
   ],
   "view": {
    "columns": 3,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"b2","last":true},
     {"id":2,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"c2"},
     {"id":3,"x":0,"y":0,"floor":0,"place":"cell","piece":1,"owner":-1,"click":-1,"label":"4","name":"a1"},
     {"id":4,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"b1"},
     {"id":5,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"c1"}
    ],
    "links": [],
    "motions": [{"from":4,"to":3,"piece":0},{"from":-1,"to":1,"piece":0}]
   },
   "moves": [
    {"move":"u","path":[],"keys":["up"]},
    {"move":"l","path":[],"keys":["left"]},
    {"move":"d","path":[],"keys":["down"]},
    {"move":"r","path":[],"keys":["right"]}
   ],
   "link": "v=1&g=2048(rows=2,cols=3)&p=human&s=1&m=2a12b1l2b2"
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
    {
     "name": "minimax",
     "title": "Minimax",
     "fits": false,
     "reason": "It does not play games with chance.",
     "reason_said": {"code":"plays_no_chance","parts":{}}
    },
    {
     "name": "negamax",
     "title": "Negamax",
     "fits": false,
     "reason": "It does not play games with chance.",
     "reason_said": {"code":"plays_no_chance","parts":{}}
    },
    {
     "name": "alphabeta",
     "title": "Alpha-beta",
     "fits": false,
     "reason": "It does not play games with chance.",
     "reason_said": {"code":"plays_no_chance","parts":{}}
    },
    {
     "name": "negalphabeta",
     "title": "Neg-alpha-beta",
     "fits": false,
     "reason": "It does not play games with chance.",
     "reason_said": {"code":"plays_no_chance","parts":{}}
    },
    {
     "name": "minimax-iter",
     "title": "Minimax, iterative",
     "fits": false,
     "reason": "It does not play games with chance.",
     "reason_said": {"code":"plays_no_chance","parts":{}}
    },
    {
     "name": "alphabeta-iter",
     "title": "Alpha-beta, iterative",
     "fits": false,
     "reason": "It does not play games with chance.",
     "reason_said": {"code":"plays_no_chance","parts":{}}
    },
    {"name":"rules","title":"Rules","fits":true},
    {"name":"montecarlo","title":"Flat Monte Carlo","fits":true},
    {"name":"uct","title":"UCT","fits":true},
    {
     "name": "pvs",
     "title": "Principal variation search",
     "fits": false,
     "reason": "It does not play games with chance.",
     "reason_said": {"code":"plays_no_chance","parts":{}}
    },
    {
     "name": "solver",
     "title": "Exact solver",
     "fits": false,
     "reason": "It is made for another game.",
     "reason_said": {"code":"made_for_another_game","parts":{}}
    },
    {"name":"expectimax","title":"Expectimax","fits":true},
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
 { line: "analyze expectimax(depth=2,eval=rules) record keep", answers: [
  {"type":"started","re":5,"job":1,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 5,
   "job": 1,
   "spec": "expectimax(depth=2,eval=rules)",
   "best": "r",
   "value": -1.3333333333333333,
   "scale": "evaluation",
   "bounds": null,
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 132,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["r"],
   "counters": {"decisions":34,"throws":4,"evaluations":96,"improbable":0,"least_probability":0.05,"table_probes":0,"table_hits":0,"table_fill":0},
   "counter_titles": {"least_probability":"least probability","table_probes":"table probes","table_hits":"table hits","table_fill":"table fill"},
   "moves": [
    {"move":"u","value":-2.75,"visits":0,"nodes":34,"bound":"exact","proven":null,"proven_in":0,"error":0,"spread":[-5,-4,-2,-2,-2],"pv":["u"]},
    {"move":"l","value":-1.4166666666666667,"visits":0,"nodes":32,"bound":"exact","proven":null,"proven_in":0,"error":0,"spread":[-4,-2,-2,0,0],"pv":["l"]},
    {"move":"d","value":-2.0416666666666665,"visits":0,"nodes":34,"bound":"exact","proven":null,"proven_in":0,"error":0,"spread":[-8,-2,-2,-2,0],"pv":["d"]},
    {"move":"r","value":-1.3333333333333333,"visits":0,"nodes":32,"bound":"exact","proven":null,"proven_in":0,"error":0,"spread":[-4,-2,-2,0,0],"pv":["r"]}
   ]
  },
 ] },
 { line: "tree 20000 columns job=1", answers: [
  {
   "type": "columns",
   "re": 6,
   "job": 1,
   "spec": "expectimax(depth=2,eval=rules)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "revision": 270,
   "recorded": 129,
   "below": 129,
   "complete": null,
   "path": [],
   "moves": ["u","2c2","l","d","r","4c2","2a1","4a1","2b1","4b1","2c1","4c1","2b2","4b2","2a2","4a2"],
   "parent": [
    -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4,
    4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11, 11, 11, 12, 12,
    12, 12, 13, 13, 13, 14, 14, 15, 15, 15, 16, 16, 16, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20,
    20, 21, 21, 22, 22, 22, 23, 23, 23, 23, 24, 24, 24, 25, 25, 25, 25, 26, 26, 26, 26, 27, 27,
    27, 28, 29, 29, 29, 30, 30, 30, 31, 31, 31, 32, 32, 33, 33, 33, 34, 34, 34, 35, 35, 36, 36, 36
   ],
   "move": [
    -1, 0, 2, 3, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 5, 8, 9, 10, 11, 14, 15, 12, 13, 1, 5,
    10, 11, 14, 15, 12, 13, 6, 7, 8, 9, 2, 3, 4, 3, 3, 4, 0, 3, 4, 0, 2, 3, 4, 2, 3, 4, 0, 2, 3,
    4, 0, 2, 3, 4, 2, 3, 4, 3, 4, 2, 3, 4, 2, 3, 4, 0, 4, 0, 2, 4, 0, 2, 4, 0, 2, 4, 0, 4, 0, 3,
    4, 0, 2, 3, 4, 0, 2, 4, 0, 2, 3, 4, 0, 2, 3, 4, 0, 2, 4, 0, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3,
    0, 2, 4, 0, 2, 4, 0, 2, 0, 2, 4
   ],
   "mover": [
    0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1
   ],
   "value": [
    -13, -28, -14, -20, -13, -20, -30, -40, -50, -20, -50, -20, -30, 0, -30, 0, -30, -20, -40,
    -20, -40, -20, -40, -20, -40, -20, -30, 0, -80, 0, -20, 0, -20, -20, -40, -20, -40, -60, -20,
    -40, -30, -50, -40, -90, -50, -50, -60, -70, -20, -40, -60, -50, -50, -60, -70, -20, -40, -80,
    -60, -30, -50, -40, -60, 0, -50, -30, -40, -50, 0, -80, -30, -30, -50, -20, -80, -80, -40,
    -40, -60, -20, -60, -80, -40, -50, -20, -90, -50, -40, -60, -60, -20, -20, -70, -50, -40, -60,
    -60, -20, -20, -80, -50, -30, -40, -60, -20, 0, -80, -40, -40, 0, -60, -20, -50, -40, -40, 0,
    -60, -20, -20, -40, -40, -50, -80, -40, -20, -40, -50, -80, -40
   ],
   "bound": [
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1
   ],
   "visits": [
    128, 33, 31, 33, 31, 4, 2, 3, 4, 5, 4, 5, 5, 4, 3, 4, 4, 3, 4, 4, 4, 3, 4, 5, 4, 5, 5, 4, 2,
    4, 4, 4, 3, 4, 4, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1
   ],
   "end": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1
   ],
   "order": [
    0, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1,
    2, 3, 4, 5, 6, 7, 0, 1, 2, 0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 0,
    1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0,
    1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2,
    0, 1, 0, 1, 2
   ],
   "turn": [
    -1, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1,
    2, 3, 4, 5, 6, 7, 0, 1, 2, 0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 0,
    1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0,
    1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2,
    0, 1, 0, 1, 2
   ],
   "tries": [
    2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1
   ],
   "again": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0
   ],
   "pruned": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0
   ],
   "saved": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0
   ],
   "more": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0
   ],
   "chance": [
    0, 0, 0, 0, 0, 2083, 417, 2083, 417, 2083, 417, 2083, 417, 2083, 417, 2083, 417, 2083, 417,
    2083, 417, 2083, 417, 2083, 417, 2083, 417, 2083, 417, 2083, 417, 2083, 417, 2083, 417, 2083,
    417, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ]
  },
 ] },
 { line: "node job=1", answers: [
  {
   "type": "node",
   "re": 7,
   "job": 1,
   "spec": "expectimax(depth=2,eval=rules)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "path": [],
   "position": "010/200 slide 4",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 3,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"b2"},
     {"id":2,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"c2"},
     {"id":3,"x":0,"y":0,"floor":0,"place":"cell","piece":1,"owner":-1,"click":-1,"label":"4","name":"a1"},
     {"id":4,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"b1"},
     {"id":5,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"c1"}
    ],
    "links": [],
    "motions": []
   },
   "node": {"value":-1.3333333333333333,"visits":128,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":2,"again":0,"pruned":0,"saved":0},
   "text": "All moves that matter were searched; the value is -1.3.",
   "children": [
    {"move":"u","value":-2.75,"visits":33,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":0,"tries":2},
    {"move":"l","value":-1.4166666666666667,"visits":31,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":1,"turn":1,"tries":2},
    {"move":"d","value":-2.0416666666666665,"visits":33,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":2,"turn":2,"tries":2},
    {"move":"r","value":-1.3333333333333333,"visits":31,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":3,"turn":3,"tries":2}
   ]
  },
 ] },
 { line: "history job=1", answers: [
  {
   "type": "history",
   "re": 8,
   "job": 1,
   "spec": "expectimax(depth=2,eval=rules)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "run": 0,
   "convergence": {
    "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,22,25,29,33,38,43,49,56,64,73,83,94,107,121,132],
    "ms": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
    "depth": [0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2],
    "best": ["u","l","d","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r","r"],
    "value": [-6,-5,-3,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-1.3333],
    "moves": [
     {
      "move": "u",
      "value": [-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-6,-2.75],
      "effort": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,34,34,34,34,34,34,34,34,34,34,34],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "l",
      "value": [null,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-5,-1.4167],
      "effort": [0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,32,32,32,32,32,32],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "d",
      "value": [null,null,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-2.0417],
      "effort": [0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,34,34,34],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     },
     {
      "move": "r",
      "value": [null,null,null,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-1.3333],
      "effort": [0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,32],
      "error": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
     }
    ]
   },
   "iterations": [
    {"kind":"deepen","depth":1,"nodes":4,"total":4,"ms":0,"value":-2,"bound":"exact","best":"r","changed":false,"branching":4,"growth":null,"table_hits":0,"first_cutoffs":null,"researches":0,"pv":["r"]},
    {"kind":"deepen","depth":2,"nodes":128,"total":132,"ms":0,"value":-1.3333333333333333,"bound":"exact","best":"r","changed":false,"branching":11.3137,"growth":32,"table_hits":0,"first_cutoffs":null,"researches":0,"pv":["r"]}
   ]
  },
 ] },
 { line: "analyze uct(sims=60)", answers: [
  {"type":"started","re":9,"job":2,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 9,
   "job": 2,
   "spec": "uct(sims=60)",
   "best": "u",
   "value": 66.8,
   "scale": "points",
   "bounds": null,
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 4,
   "nodes": 155,
   "playouts": 60,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u","2c1","u","2b1"],
   "counters": {"descents":60,"tree_nodes":17,"mean_depth":2.5833333333333335,"memory":0.00421142578125,"tree_full":0},
   "counter_titles": {"tree_nodes":"tree nodes","mean_depth":"mean depth","tree_full":"tree full"},
   "moves": [
    {"move":"u","value":66.8,"visits":20,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":9.811271713268313,"pv":["u","2c1","u","2b1"]},
    {"move":"l","value":56,"visits":14,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":11.094003924504582,"pv":["l","2b2","l"]},
    {"move":"d","value":48.333333333333336,"visits":12,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":7.745314647572363,"pv":["d","2c1","u"]},
    {"move":"r","value":56.857142857142854,"visits":14,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":5.30690732028763,"pv":["r","2b1","l","4b2"]}
   ]
  },
 ] },
 { line: "descent job=2", answers: [
  {
   "type": "descent",
   "re": 10,
   "job": 2,
   "spec": "uct(sims=60)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "number": 60,
   "c": 1.7,
   "scale": 82,
   "steps": [
    {
     "player": 0,
     "move": "r",
     "chosen": 3,
     "visits": 59,
     "why": "score",
     "moves": [
      {"move":"u","value":66.8,"visits":20,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":66.80000305175781,"explore":62.94290261940484,"score":129.74290567116265},
      {"move":"l","value":56,"visits":14,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":56,"explore":75.2311574568244,"score":131.2311574568244},
      {"move":"d","value":48.333333333333336,"visits":12,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":48.33333206176758,"explore":81.25893738349421,"score":129.5922694452618},
      {"move":"r","value":53.53846153846154,"visits":13,"alpha":null,"beta":null,"bound":"exact","end":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":53.53846153846154,"explore":78.07106314153015,"score":131.6095246799917}
     ]
    },
    {
     "player": -1,
     "move": "2b1",
     "chosen": -1,
     "visits": 13,
     "why": "dice",
     "moves": [
      {"move":"2a2","value":56,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0},
      {"move":"4a2","value":64,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0},
      {"move":"2b2","value":49.333333333333336,"visits":3,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0},
      {"move":"4b2","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":3,"tries":0,"proven":null,"proven_in":0},
      {"move":"2a1","value":60,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":4,"tries":0,"proven":null,"proven_in":0},
      {"move":"4a1","value":56,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":5,"tries":0,"proven":null,"proven_in":0},
      {"move":"2b1","value":64,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":null,"order":6,"tries":0,"proven":null,"proven_in":0},
      {"move":"4b1","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":7,"tries":0,"proven":null,"proven_in":0}
     ]
    },
    {
     "player": 0,
     "move": "l",
     "chosen": 1,
     "visits": 5,
     "why": "score",
     "moves": [
      {"move":"u","value":64,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":64,"explore":125.05034011425819,"score":189.05034011425818},
      {"move":"l","value":66,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":66,"explore":125.05034225440363,"score":191.05034225440363}
     ]
    },
    {
     "player": -1,
     "move": "2c2",
     "chosen": -1,
     "visits": 2,
     "why": "dice",
     "moves": [
      {"move":"2b2","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":0,"tries":0,"proven":null,"proven_in":0},
      {"move":"4b2","value":56,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0},
      {"move":"2c2","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":2,"tries":0,"proven":null,"proven_in":0},
      {"move":"4c2","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":3,"tries":0,"proven":null,"proven_in":0},
      {"move":"2c1","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":4,"tries":0,"proven":null,"proven_in":0},
      {"move":"4c1","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":5,"tries":0,"proven":null,"proven_in":0}
     ]
    }
   ],
   "path": ["r","2b1","l","2c2"],
   "grown": 0,
   "end": "playout",
   "playouts": [
    {"moves":["u","2a1","l","4c1","r","2a1","l","2c1","r","2a2","d","2b2","u","4c1","d","2c2","r","4b2","r","4a2","r","2a2","u","2a1","l","2c2","r","2a1","r","2a1"],"result":[100]}
   ],
   "reward": [100]
  },
 ] },
 { line: "spec player expectimax(depth=2,eval=rules)", answers: [
  {
   "type": "spec",
   "re": 11,
   "kind": "player",
   "text": "expectimax(depth=2,eval=rules)",
   "name": "expectimax",
   "values": {
    "depth": 2,
    "cutoff": 0.0005,
    "chance": "mean",
    "aim": "points",
    "eval": {
     "name": "rules",
     "values": {
      "c_empty": 1,
      "c_lost": 1,
      "c_maxvalue": 1,
      "c_monotony": 1,
      "c_random": 1,
      "c_smooth": 1,
      "c_spam": 1,
      "c_win": 0,
      "p_empty": 1,
      "p_maxvalue": 1,
      "p_monotony": 1,
      "p_smooth": 1,
      "monotony": "document",
      "maxvalue": "exponent",
      "random": "document",
      "spam": "document"
     }
    },
    "table": 16,
    "prune": false,
    "deepen": true,
    "time": 0,
    "nodes": 0,
    "seed": 1,
    "name": ""
   }
  },
 ] },
 { line: "spec player uct(sims=60)", answers: [
  {
   "type": "spec",
   "re": 12,
   "kind": "player",
   "text": "uct(sims=60)",
   "name": "uct",
   "values": {
    "sims": 60,
    "c": 1.7,
    "select": "ucb1",
    "sharpness": 5,
    "playouts": 1,
    "playout": {"name":"uniform","values":{}},
    "cut": 0,
    "leaf": "playout",
    "eval": {
     "name": "rows",
     "values": {"empty":464,"merges":642,"monotony":47,"slope":2.65,"sum":10.7,"mass":3.17,"edge":0,"steps":-38,"rough":0.34,"lost":440000,"won":10000000,"early":0}
    },
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
 { line: "node r,2b1,l,2c2,u,2a1,l,4c1,r,2a1,l,2c1,r,2a2,d,2b2,u,4c1,d,2c2,r,4b2,r,4a2,r,2a2,u,2a1,l,2c2,r,2a1,r,2a1 job=2", answers: [
  {
   "type": "node",
   "re": 13,
   "job": 2,
   "spec": "uct(sims=60)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "path": ["r","2b1","l","2c2","u","2a1","l","4c1","r","2a1","l","2c1","r","2a2","d","2b2","u","4c1","d","2c2","r","4b2","r","4a2","r","2a2","u","2a1","l","2c2","r","2a1","r","2a1"],
   "position": "341/124 slide 100",
   "mover": null,
   "status": "over",
   "result": [100],
   "view": {
    "columns": 3,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":2,"owner":-1,"click":-1,"label":"8","name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":3,"owner":-1,"click":-1,"label":"16","name":"b2"},
     {"id":2,"x":2,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"c2"},
     {"id":3,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a1","last":true},
     {"id":4,"x":1,"y":0,"floor":0,"place":"cell","piece":1,"owner":-1,"click":-1,"label":"4","name":"b1"},
     {"id":5,"x":2,"y":0,"floor":0,"place":"cell","piece":3,"owner":-1,"click":-1,"label":"16","name":"c1"}
    ],
    "links": [],
    "motions": [{"from":-1,"to":3,"piece":0}]
   },
   "node": null,
   "text": "The search has recorded nothing of this position.",
   "children": []
  },
 ] },
];
