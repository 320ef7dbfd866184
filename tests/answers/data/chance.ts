// 2048 on two by two: dice, points, outcomes of a move.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new 2048(rows=2,cols=2)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 2,
   "game": "2048(rows=2,cols=2)",
   "family": "2048",
   "position": "01/10 slide 0",
   "start": null,
   "mover": 0,
   "player_names": ["P1"],
   "player_titles": ["The player"],
   "status": "ongoing",
   "moves_played": [],
   "redo": [],
   "result": null,
   "result_text": "Move 1.",
   "players": ["human"],
   "seed": 1,
   "two_player": false,
   "points": true,
   "score": [0],
   "tally": [4],
   "peak": [2],
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
    "columns": 2,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"b2","last":true},
     {"id":2,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a1"},
     {"id":3,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"b1"}
    ],
    "links": [],
    "motions": [{"from":-1,"to":2,"piece":0},{"from":-1,"to":1,"piece":0}]
   },
   "moves": [
    {"move":"u","path":[],"keys":["up"]},
    {"move":"l","path":[],"keys":["left"]},
    {"move":"d","path":[],"keys":["down"]},
    {"move":"r","path":[],"keys":["right"]}
   ],
   "link": "v=1&g=2048(rows=2,cols=2)&p=human&s=1&m=2a12b2"
  },
 ] },
 { line: "moves", answers: [
  {
   "type": "moves",
   "re": 3,
   "moves": [
    {"move":"u","after":"11/00 tile 0"},
    {"move":"l","after":"10/10 tile 0"},
    {"move":"d","after":"00/11 tile 0"},
    {"move":"r","after":"01/01 tile 0"}
   ]
  },
 ] },
 { line: "play l", answers: [
  {"type":"ok","re":4},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 5,
   "game": "2048(rows=2,cols=2)",
   "family": "2048",
   "position": "11/10 slide 0",
   "start": null,
   "mover": 0,
   "player_names": ["P1"],
   "player_titles": ["The player"],
   "status": "ongoing",
   "moves_played": ["l"],
   "redo": [],
   "result": null,
   "result_text": "Move 2.",
   "players": ["human"],
   "seed": 1,
   "two_player": false,
   "points": true,
   "score": [0],
   "tally": [6],
   "peak": [2],
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
    "columns": 2,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"b2","last":true},
     {"id":2,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a1"},
     {"id":3,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"b1"}
    ],
    "links": [],
    "motions": [{"from":1,"to":0,"piece":0},{"from":-1,"to":1,"piece":0}]
   },
   "moves": [
    {"move":"u","path":[],"keys":["up"]},
    {"move":"l","path":[],"keys":["left"]},
    {"move":"d","path":[],"keys":["down"]},
    {"move":"r","path":[],"keys":["right"]}
   ],
   "link": "v=1&g=2048(rows=2,cols=2)&p=human&s=1&m=2a12b2l2b2"
  },
 ] },
 { line: "trace", answers: [
  {"type":"trace","re":6,"plies":4,"steps":[[1,-1,2,0],[2,-1,1,0],[3,1,0,0],[4,-1,1,0]]},
 ] },
 { line: "undo", answers: [
  {"type":"ok","re":7},
 ] },
 { line: "eval", answers: [
  {
   "type": "eval",
   "re": 8,
   "spec": "rows",
   "player": 0,
   "value": 1813,
   "terms": {"empty":1856,"merges":0,"monotony":0,"sum":-42.8,"edge":0,"steps":0,"rough":0},
   "cells": {}
  },
 ] },
 { line: "eval rules", answers: [
  {
   "type": "eval",
   "re": 9,
   "spec": "rules",
   "player": 0,
   "value": -2,
   "terms": {"lost":0,"monotony":-2,"smoothness":0},
   "cells": {}
  },
 ] },
 { line: "eval rules moves", answers: [
  {
   "type": "eval",
   "re": 10,
   "spec": "rules",
   "player": 0,
   "value": -2,
   "terms": {"lost":0,"monotony":-2,"smoothness":0},
   "cells": {},
   "moves": [
    {
     "move": "u",
     "terms": {"empty":2,"maxvalue":1,"random":-0.41,"spam":0,"lost":0,"monotony":-3,"smoothness":-1},
     "value": -1.4100000000000001,
     "dice": "4a1"
    },
    {
     "move": "l",
     "terms": {"empty":2,"maxvalue":1,"random":0.76,"spam":0,"lost":0,"monotony":-3,"smoothness":-1},
     "value": -0.2400000000000002,
     "dice": "4b2"
    },
    {
     "move": "d",
     "terms": {"empty":2,"maxvalue":1,"random":-1.82,"spam":6,"lost":0,"monotony":-3,"smoothness":-1},
     "value": 3.1799999999999997,
     "dice": "4a2"
    },
    {
     "move": "r",
     "terms": {"empty":2,"maxvalue":1,"random":0.7,"spam":6,"lost":0,"monotony":-3,"smoothness":-1},
     "value": 5.699999999999999,
     "dice": "4a2"
    }
   ]
  },
 ] },
 { line: "analyze rules", answers: [
  {"type":"started","re":11,"job":1,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 11,
   "job": 1,
   "spec": "rules",
   "best": "r",
   "value": 6.8100000000000005,
   "proven": null,
   "proven_in": 0,
   "depth": 1,
   "nodes": 20,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["r","4a2"],
   "counters": {"outcomes":16},
   "moves": [
    {"move":"u","value":1.3200000000000003,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u","4a1"]},
    {"move":"l","value":-3.9,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["l","4b2"]},
    {"move":"d","value":3.54,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d","4a2"]},
    {"move":"r","value":6.8100000000000005,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["r","4a2"]}
   ]
  },
 ] },
 { line: "analyze expectimax(depth=1)", answers: [
  {"type":"started","re":12,"job":2,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 12,
   "job": 2,
   "spec": "expectimax(depth=1)",
   "best": "u",
   "value": 3097.125,
   "proven": null,
   "proven_in": 0,
   "depth": 1,
   "nodes": 4,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u"],
   "counters": {"decisions":1,"throws":0,"evaluations":4,"improbable":0,"table probes":0,"table hits":0,"table fill":0},
   "moves": [
    {"move":"u","value":3097.125,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u"]},
    {"move":"l","value":3097.125,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["l"]},
    {"move":"d","value":3097.125,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d"]},
    {"move":"r","value":3097.125,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["r"]}
   ]
  },
 ] },
 { line: "analyze expectimax(depth=2,eval=rules) record log=50", answers: [
  {"type":"started","re":13,"job":3,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 13,
   "job": 3,
   "spec": "expectimax(depth=2,eval=rules)",
   "best": "u",
   "value": -1.6666666666666667,
   "proven": null,
   "proven_in": 0,
   "depth": 2,
   "nodes": 80,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u"],
   "counters": {"decisions":18,"throws":4,"evaluations":60,"improbable":0,"table probes":0,"table hits":0,"table fill":0},
   "moves": [
    {"move":"u","value":-1.6666666666666667,"visits":0,"nodes":20,"bound":"exact","proven":null,"proven_in":0,"error":0,"spread":[-2,-2,-2,-2,0],"pv":["u"]},
    {"move":"l","value":-1.6666666666666667,"visits":0,"nodes":20,"bound":"exact","proven":null,"proven_in":0,"error":0,"spread":[-2,-2,-2,-2,0],"pv":["l"]},
    {"move":"d","value":-1.6666666666666667,"visits":0,"nodes":20,"bound":"exact","proven":null,"proven_in":0,"error":0,"spread":[-2,-2,-2,-2,0],"pv":["d"]},
    {"move":"r","value":-1.6666666666666667,"visits":0,"nodes":20,"bound":"exact","proven":null,"proven_in":0,"error":0,"spread":[-2,-2,-2,-2,0],"pv":["r"]}
   ]
  },
 ] },
 { line: "tree 12", answers: [
  {
   "type": "tree",
   "re": 14,
   "job": 3,
   "known": 77,
   "nodes": [
    {"id":0,"parent":-1,"move":null,"value":-1.6666666666666667,"visits":76,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":1,"parent":0,"move":"u","value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":2,"parent":0,"move":"l","value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":3,"parent":0,"move":"d","value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":4,"parent":0,"move":"r","value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":5,"parent":1,"move":"2a1","chance":0.4166666666666667,"value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":6,"parent":1,"move":"2b1","chance":0.4166666666666667,"value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":7,"parent":2,"move":"2b2","chance":0.4166666666666667,"value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":8,"parent":2,"move":"2b1","chance":0.4166666666666667,"value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":9,"parent":3,"move":"2a2","chance":0.4166666666666667,"value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":10,"parent":3,"move":"2b2","chance":0.4166666666666667,"value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched"},
    {"id":11,"parent":4,"move":"2a2","chance":0.4166666666666667,"value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched"}
   ]
  },
 ] },
 { line: "tree 30 columns", answers: [
  {
   "type": "columns",
   "re": 15,
   "job": 3,
   "spec": "expectimax(depth=2,eval=rules)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "revision": 166,
   "recorded": 77,
   "below": 77,
   "complete": null,
   "path": [],
   "moves": ["u","2a1","l","d","r","4a1","2b1","4b1","2b2","4b2","2a2","4a2"],
   "parent": [-1,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,7,7],
   "move": [-1,0,2,3,4,1,5,6,7,8,9,6,7,10,11,8,9,10,11,1,5,0,2,3,4,2,3,4,0,2],
   "mover": [0,-1,-1,-1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1],
   "value": [-17,-17,-17,-17,-17,-20,0,-20,0,-20,0,-20,0,-20,0,-20,0,-20,0,-20,0,-50,-50,-20,-20,-40,-50,0,-50,-50],
   "bound": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
   "visits": [76,19,19,19,19,5,4,5,4,5,4,5,4,5,4,5,4,5,4,5,4,1,1,1,1,1,1,1,1,1],
   "end": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1],
   "order": [0,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,0,1],
   "turn": [-1,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,0,1],
   "tries": [2,2,2,2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
   "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "pruned": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "saved": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "more": [0,0,0,0,0,0,0,2,3,4,3,4,3,4,3,4,3,4,3,4,3,0,0,0,0,0,0,0,0,0],
   "chance": [0,0,0,0,0,4167,833,4167,833,4167,833,4167,833,4167,833,4167,833,4167,833,4167,833,0,0,0,0,0,0,0,0,0]
  },
 ] },
 { line: "node", answers: [
  {
   "type": "node",
   "re": 16,
   "job": 3,
   "spec": "expectimax(depth=2,eval=rules)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "path": [],
   "position": "01/10 slide 0",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 2,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"b2"},
     {"id":2,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a1"},
     {"id":3,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"b1"}
    ],
    "links": [],
    "motions": []
   },
   "node": {"value":-1.6666666666666667,"visits":76,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":2,"again":0,"pruned":0,"saved":0},
   "text": "All moves that matter were searched; the value is -1.7.",
   "children": [
    {"move":"u","value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":0,"tries":2},
    {"move":"l","value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":1,"turn":1,"tries":2},
    {"move":"d","value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":2,"turn":2,"tries":2},
    {"move":"r","value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":3,"turn":3,"tries":2}
   ]
  },
 ] },
 { line: "node l", answers: [
  {
   "type": "node",
   "re": 17,
   "job": 3,
   "spec": "expectimax(depth=2,eval=rules)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "path": ["l"],
   "position": "10/10 tile 0",
   "mover": -1,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 2,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"b2"},
     {"id":2,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a1"},
     {"id":3,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"b1"}
    ],
    "links": [],
    "motions": [{"from":1,"to":0,"piece":0}]
   },
   "node": {"value":-1.6666666666666667,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":1,"turn":1,"tries":2,"again":0,"pruned":0,"saved":0},
   "text": "All moves that matter were searched; the value is -1.7.",
   "children": [
    {"move":"2b2","value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":0,"tries":1,"chance":0.4166666666666667},
    {"move":"4b2","value":0,"visits":4,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":1,"turn":1,"tries":1,"chance":0.08333333333333333},
    {"move":"2b1","value":-2,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":2,"turn":2,"tries":1,"chance":0.4166666666666667},
    {"move":"4b1","value":0,"visits":4,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":3,"turn":3,"tries":1,"chance":0.08333333333333333}
   ]
  },
 ] },
 { line: "log 0 8", answers: [
  {
   "type": "log",
   "re": 18,
   "job": 3,
   "spec": "expectimax(depth=2,eval=rules)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "from": 0,
   "count": 8,
   "total": 50,
   "missed": 114,
   "first_node": 0,
   "moves": ["u","l","d","r"],
   "parent": [-1,0,0,0,0],
   "move": [-1,0,1,2,3],
   "mover": [0,-1,-1,-1,-1],
   "kind": [0,0,1,0,1,0,1,0],
   "node": [0,1,1,2,2,3,3,4],
   "alpha": [null,null,null,null,null,null,null,null],
   "beta": [null,null,null,null,null,null,null,null],
   "value": [null,null,-20,null,-20,null,0,null],
   "bound": [0,0,1,0,1,0,1,0],
   "end": [10,10,1,10,1,10,1,10],
   "visits": [0,0,1,0,1,0,1,0],
   "pruned": [0,0,0,0,0,0,0,0],
   "saved": [0,0,0,0,0,0,0,0]
  },
 ] },
 { line: "history", answers: [
  {
   "type": "history",
   "re": 19,
   "job": 3,
   "spec": "expectimax(depth=2,eval=rules)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "run": 0,
   "convergence": {
    "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,22,25,29,33,38,43,49,56,64,73,80],
    "ms": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
    "depth": [0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2],
    "best": ["u","u","d","d","d","d","d","d","d","d","d","d","d","d","d","d","d","d","d","d","d","d","d","u"],
    "value": [-2,-2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1.6667],
    "moves": [
     {"move":"u","value":[-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-1.6667],"effort":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,20,20,20,20,20,20,20,20,20,20],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
     {"move":"l","value":[null,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,-1.6667],"effort":[0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,20,20,20,20,20,20],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
     {"move":"d","value":[null,null,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1.6667],"effort":[0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,20,20,20],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
     {"move":"r","value":[null,null,null,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1.6667],"effort":[0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,20],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}
    ]
   },
   "iterations": [
    {"kind":"deepen","depth":1,"nodes":4,"total":4,"ms":0,"value":0,"bound":"exact","best":"d","changed":false,"branching":4,"growth":null,"table_hits":0,"first_cutoffs":null,"researches":0,"pv":["d"]},
    {"kind":"deepen","depth":2,"nodes":76,"total":80,"ms":0,"value":-1.6666666666666667,"bound":"exact","best":"u","changed":true,"branching":8.7178,"growth":19,"table_hits":0,"first_cutoffs":null,"researches":0,"pv":["u"]}
   ]
  },
 ] },
 { line: "why l", answers: [
  {"type":"why","re":20,"job":3,"move":"l","text":"l is worth -1.7 (20 nodes). The best move is u: it is worth -1.7."},
 ] },
 { line: "analyze uct(sims=30)", answers: [
  {"type":"started","re":21,"job":4,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 21,
   "job": 4,
   "spec": "uct(sims=30)",
   "best": "r",
   "value": 28.363636363636363,
   "proven": null,
   "proven_in": 0,
   "depth": 3,
   "nodes": 70,
   "playouts": 30,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["r","2a1","u"],
   "counters": {"descents":30,"tree nodes":9,"mean depth":2.3333333333333335,"memory":0.00213623046875,"tree full":0},
   "moves": [
    {"move":"u","value":14.4,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":3.709447398198282,"pv":["u","2b1","u"]},
    {"move":"l","value":20.571428571428573,"visits":7,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":3.0772370326482883,"pv":["l","2b2","u"]},
    {"move":"d","value":18.857142857142858,"visits":7,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":6.631198165915889,"pv":["d","2b2","u"]},
    {"move":"r","value":28.363636363636363,"visits":11,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":4.123706909770133,"pv":["r","2a1","u"]}
   ]
  },
 ] },
 { line: "tree 30 columns", answers: [
  {
   "type": "columns",
   "re": 22,
   "job": 4,
   "spec": "uct(sims=30)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "revision": 70,
   "recorded": 31,
   "below": 31,
   "complete": null,
   "path": [],
   "moves": ["u","2a1","4a1","2b1","l","2b2","4b2","d","2a2","4a2","r"],
   "parent": [-1,0,0,0,0,1,1,1,2,2,2,3,3,3,4,4,7,8,9,10,11,13,13,14,14,14,15,15,15,15],
   "move": [-1,0,4,7,10,1,2,3,5,6,3,8,9,5,8,1,0,0,0,0,0,0,4,0,4,7,0,4,7,10],
   "mover": [0,-1,-1,-1,-1,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],
   "value": [284,144,206,189,284,280,160,80,240,220,160,140,160,107,220,272,80,320,280,80,200,200,80,200,280,280,80,280,520,240],
   "bound": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
   "visits": [30,5,7,7,11,1,1,2,2,2,2,2,1,3,4,5,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
   "end": [0,0,0,0,0,8,8,0,0,0,0,0,8,0,0,0,8,8,8,8,8,8,8,8,8,8,8,8,8,8],
   "order": [0,0,1,2,3,0,1,2,0,1,2,0,1,2,0,1,0,0,0,0,0,0,1,0,1,2,0,1,2,3],
   "turn": [-1,0,1,2,3,0,1,2,0,1,2,0,1,2,0,1,0,0,0,0,0,0,1,0,1,2,0,1,2,3],
   "tries": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
   "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "pruned": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "saved": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "more": [0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "chance": [0,0,0,0,0,4167,833,4167,4167,833,4167,4167,833,4167,4167,4167,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
  },
 ] },
 { line: "node", answers: [
  {
   "type": "node",
   "re": 23,
   "job": 4,
   "spec": "uct(sims=30)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "path": [],
   "position": "01/10 slide 0",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 2,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"b2"},
     {"id":2,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a1"},
     {"id":3,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":-1,"name":"b1"}
    ],
    "links": [],
    "motions": []
   },
   "node": {"value":28.363636363636363,"visits":30,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":1,"again":0,"pruned":0,"saved":0},
   "text": "Mean of 30 visits: +28.4.",
   "children": [
    {"move":"u","value":14.4,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":0,"tries":1,"proven":null,"proven_in":0,"mean":14.399999618530273,"explore":36.45467003392469,"score":50.854669652454966},
    {
     "move": "l",
     "value": 20.571428571428573,
     "visits": 7,
     "alpha": null,
     "beta": null,
     "bound": "exact",
     "end": "searched",
     "order": 1,
     "turn": 1,
     "tries": 1,
     "proven": null,
     "proven_in": 0,
     "mean": 20.571428298950195,
     "explore": 30.809821776833903,
     "score": 51.381250075784095
    },
    {
     "move": "d",
     "value": 18.857142857142858,
     "visits": 7,
     "alpha": null,
     "beta": null,
     "bound": "exact",
     "end": "searched",
     "order": 2,
     "turn": 2,
     "tries": 1,
     "proven": null,
     "proven_in": 0,
     "mean": 18.85714340209961,
     "explore": 30.809821776833903,
     "score": 49.66696517893351
    },
    {
     "move": "r",
     "value": 28.363636363636363,
     "visits": 11,
     "alpha": null,
     "beta": null,
     "bound": "exact",
     "end": "searched",
     "order": 3,
     "turn": 3,
     "tries": 1,
     "proven": null,
     "proven_in": 0,
     "mean": 28.363636016845703,
     "explore": 24.57773403870623,
     "score": 52.94137005555193
    }
   ]
  },
 ] },
 { line: "descent", answers: [
  {
   "type": "descent",
   "re": 24,
   "job": 4,
   "spec": "uct(sims=30)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "number": 30,
   "c": 1.7,
   "scale": 26,
   "steps": [
    {
     "player": 0,
     "move": "d",
     "chosen": 2,
     "visits": 29,
     "why": "score",
     "moves": [
      {"move":"u","value":14.4,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":14.399999618530273,"explore":36.27253514529227,"score":50.67253476382254},
      {"move":"l","value":20.571428571428573,"visits":7,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":20.571428298950195,"explore":30.655889689315718,"score":51.22731798826591},
      {"move":"d","value":20.666666666666668,"visits":6,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":20.666666666666668,"explore":33.11214325810407,"score":53.77880992477074},
      {"move":"r","value":28.363636363636363,"visits":11,"alpha":null,"beta":null,"bound":"exact","end":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":28.363636016845703,"explore":24.454938719263986,"score":52.81857473610969}
     ]
    },
    {
     "player": -1,
     "move": "2b2",
     "chosen": -1,
     "visits": 6,
     "why": "dice",
     "moves": [
      {"move":"2a2","value":14,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0},
      {"move":"4a2","value":16,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0},
      {"move":"2b2","value":10.666666666666666,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0},
      {"move":"4b2","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":3,"tries":0,"proven":null,"proven_in":0}
     ]
    },
    {
     "player": 0,
     "move": "l",
     "chosen": 1,
     "visits": 2,
     "why": "untried",
     "moves": [
      {"move":"u","value":20,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":20,"explore":36.79891501665115,"score":56.79891501665115},
      {"move":"l","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
      {"move":"d","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
      {"move":"r","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null}
     ]
    }
   ],
   "path": ["d","2b2","l"],
   "grown": 0,
   "end": "playout",
   "playouts": [{"moves":["2b1","r","2a2","u","2b1"],"result":[8]}],
   "reward": [8]
  },
 ] },
 { line: "analyze montecarlo(sims=8)", answers: [
  {"type":"started","re":25,"job":5,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 25,
   "job": 5,
   "spec": "montecarlo(sims=8)",
   "best": "l",
   "value": 26.5,
   "proven": null,
   "proven_in": 0,
   "depth": 1,
   "nodes": 32,
   "playouts": 32,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["l"],
   "counters": {"mean length":9.75,"cut":0},
   "moves": [
    {"move":"u","value":18,"visits":8,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":5.9521904731427595,"pv":["u"]},
    {"move":"l","value":26.5,"visits":8,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":5.852349955359813,"pv":["l"]},
    {"move":"d","value":19,"visits":8,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":4.391550328268399,"pv":["d"]},
    {"move":"r","value":12.5,"visits":8,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":6.068066295899261,"pv":["r"]}
   ]
  },
 ] },
 { line: "players expectimax(depth=1)", answers: [
  {
   "type": "players",
   "re": 26,
   "players": [
    {
     "spec": "expectimax(depth=1)",
     "name": "expectimax",
     "searcher": "expectimax",
     "number": 3,
     "side": "P1",
     "values": {
      "depth": 1,
      "cutoff": 0.0005,
      "chance": "mean",
      "aim": "points",
      "eval": {
       "name": "rows",
       "values": {"empty":464,"merges":642,"monotony":47,"slope":2.65,"sum":10.7,"mass":3.17,"edge":0,"steps":-38,"rough":0.34,"lost":440000,"won":10000000}
      },
      "table": 16,
      "deepen": true,
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
  {"type":"started","re":27,"job":6,"kind":"go"},
  {
   "type": "go",
   "re": 27,
   "job": 6,
   "spec": "expectimax(depth=1)",
   "move": "u",
   "best": "u",
   "value": 3097.125,
   "proven": null,
   "proven_in": 0,
   "depth": 1,
   "nodes": 4,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u"],
   "counters": {"decisions":1,"throws":0,"evaluations":4,"improbable":0,"table probes":0,"table hits":0,"table fill":0},
   "moves": [
    {"move":"u","value":3097.125,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u"]},
    {"move":"l","value":3097.125,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["l"]},
    {"move":"d","value":3097.125,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d"]},
    {"move":"r","value":3097.125,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["r"]}
   ]
  },
 ] },
 { line: "go", answers: [
  {"type":"started","re":28,"job":7,"kind":"go"},
  {
   "type": "go",
   "re": 28,
   "job": 7,
   "spec": "expectimax(depth=1)",
   "move": "u",
   "best": "u",
   "value": 1602.25,
   "proven": null,
   "proven_in": 0,
   "depth": 1,
   "nodes": 4,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u"],
   "counters": {"decisions":1,"throws":0,"evaluations":4,"improbable":0,"table probes":0,"table hits":0,"table fill":0},
   "moves": [
    {"move":"u","value":1602.25,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u"]},
    {"move":"l","value":1602.25,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["l"]},
    {"move":"d","value":1602.25,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d"]},
    {"move":"r","value":1602.25,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["r"]}
   ]
  },
 ] },
 { line: "simulate count=2 playouts=10", answers: [
  {
   "type": "simulate",
   "re": 29,
   "policy": "uniform",
   "seed": 1,
   "games": [
    {"moves":"d 2b2 r 4a1 r 2a1","length":6,"result":[16],"pieces":[1,0,0,2]},
    {"moves":"r 2a1 u 2b1 r 2a2 d 2a2 d 2a2 l 2b1","length":12,"result":[32],"pieces":[0,2,2,0]}
   ],
   "playouts": 10,
   "mean": 7.8,
   "sd": 3.190262963734773,
   "min": 4,
   "max": 14,
   "results": [21.599999999999998],
   "wins": [10],
   "cells": [0,0,0,0]
  },
 ] },
 { line: "review expectimax(depth=2)", answers: [
  {"type":"started","re":30,"job":8,"kind":"review"},
  {
   "type": "reviewed",
   "re": 30,
   "job": 8,
   "kind": "review",
   "ply": 1,
   "player": 0,
   "move": "u",
   "grade": "best",
   "loss": 0,
   "loss_max": 0,
   "delay": null,
   "best": {"move":"u","value":2196.375,"low":2196.375,"high":2196.375,"proven":null,"in":0},
   "played": {"value":2196.375,"low":2196.375,"high":2196.375,"proven":null,"in":0},
   "nodes": 64,
   "estimated": false,
   "pv": ["u"]
  },
  {
   "type": "progress",
   "re": 30,
   "job": 8,
   "kind": "review",
   "spec": "expectimax(depth=2)",
   "done": 1,
   "total": 2,
   "text": "1 of 2 moves, move 1: ? to ?",
   "now": {
    "ply": 0,
    "value": null,
    "low": null,
    "high": null,
    "proven": null,
    "in": 0,
    "depth": 0,
    "nodes": 0,
    "counters": {"decisions":0,"throws":0,"evaluations":0,"improbable":0,"table probes":0,"table hits":0,"table fill":0}
   }
  },
  {
   "type": "reviewed",
   "re": 30,
   "job": 8,
   "kind": "review",
   "ply": 0,
   "player": 0,
   "move": "u",
   "grade": "best",
   "loss": 0,
   "loss_max": 0,
   "delay": null,
   "best": {"move":"u","value":1794.3541666666667,"low":1794.3541666666667,"high":1794.3541666666667,"proven":null,"in":0},
   "played": {"value":1794.3541666666667,"low":1794.3541666666667,"high":1794.3541666666667,"proven":null,"in":0},
   "nodes": 80,
   "estimated": false,
   "pv": ["u"]
  },
  {
   "type": "review",
   "re": 30,
   "job": 8,
   "spec": "expectimax(depth=2)",
   "done": 2,
   "total": 2,
   "timed": false,
   "stopped": false,
   "exact": false,
   "thresholds": {"mistake":25,"blunder":125},
   "second": null,
   "estimated": 0,
   "unsolved": null,
   "turning": null,
   "sides": [
    {"player":0,"name":"P1","moves":2,"best":2,"fine":0,"mistakes":0,"blunders":0,"open":0,"accuracy":100}
   ],
   "plies": [
    {
     "ply": 0,
     "player": 0,
     "move": "u",
     "grade": "best",
     "loss": 0,
     "loss_max": 0,
     "delay": null,
     "best": {"move":"u","value":1794.3541666666667,"low":1794.3541666666667,"high":1794.3541666666667,"proven":null,"in":0},
     "played": {"value":1794.3541666666667,"low":1794.3541666666667,"high":1794.3541666666667,"proven":null,"in":0},
     "nodes": 80,
     "estimated": false,
     "pv": ["u"]
    },
    {
     "ply": 1,
     "player": 0,
     "move": "u",
     "grade": "best",
     "loss": 0,
     "loss_max": 0,
     "delay": null,
     "best": {"move":"u","value":2196.375,"low":2196.375,"high":2196.375,"proven":null,"in":0},
     "played": {"value":2196.375,"low":2196.375,"high":2196.375,"proven":null,"in":0},
     "nodes": 64,
     "estimated": false,
     "pv": ["u"]
    }
   ]
  },
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 31,
   "job": 7,
   "kind": "go",
   "spec": "expectimax(depth=1)",
   "move": "u",
   "best": "u",
   "value": 1602.25,
   "proven": null,
   "proven_in": 0,
   "depth": 1,
   "nodes": 4,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u"],
   "counters": {"decisions":1,"throws":0,"evaluations":4,"improbable":0,"table probes":0,"table hits":0,"table fill":0},
   "counter_docs": {
    "decisions": "Positions in which a move was chosen.",
    "throws": "Positions in which the dice moved.",
    "evaluations": "Positions valued without looking further.",
    "improbable": "Those of them that were too improbable to be followed.",
    "table probes": "Positions looked up in the table.",
    "table hits": "Share of them that the table knew, in percent.",
    "table fill": "Share of the table in use, in percent."
   },
   "moves": [
    {"move":"u","value":1602.25,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u"]},
    {"move":"l","value":1602.25,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["l"]},
    {"move":"d","value":1602.25,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d"]},
    {"move":"r","value":1602.25,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["r"]}
   ]
  },
 ] },
 { line: "loss expectimax(depth=1) judge=expectimax(depth=2)", answers: [
  {"type":"started","re":32,"job":9,"kind":"loss"},
  {
   "type": "progress",
   "re": 32,
   "job": 9,
   "kind": "loss",
   "spec": "expectimax(depth=2)",
   "text": "expectimax(depth=1): +1625.5",
   "timed": false,
   "stopped": false,
   "exact": false,
   "unsolved": null,
   "second": null,
   "judged": 2,
   "nodes": 20,
   "best": "d",
   "value": 1625.5,
   "low": 1625.5,
   "high": 1625.5,
   "proven": null,
   "in": 0,
   "counters": {"decisions":6,"throws":2,"evaluations":14,"improbable":0,"table probes":0,"table hits":0,"table fill":0},
   "moves": [
    {"move":"d","value":1625.5,"low":1625.5,"high":1625.5,"proven":null,"in":0,"grade":"best","loss":0,"loss_max":0,"delay":null},
    {"move":"r","value":1625.5,"low":1625.5,"high":1625.5,"proven":null,"in":0,"grade":"best","loss":0,"loss_max":0,"delay":null}
   ],
   "players": []
  },
  {
   "type": "loss",
   "re": 32,
   "job": 9,
   "spec": "expectimax(depth=2)",
   "timed": false,
   "stopped": false,
   "exact": false,
   "unsolved": null,
   "second": null,
   "judged": 2,
   "nodes": 20,
   "best": "d",
   "value": 1625.5,
   "low": 1625.5,
   "high": 1625.5,
   "proven": null,
   "in": 0,
   "counters": {"decisions":6,"throws":2,"evaluations":14,"improbable":0,"table probes":0,"table hits":0,"table fill":0},
   "moves": [
    {"move":"d","value":1625.5,"low":1625.5,"high":1625.5,"proven":null,"in":0,"grade":"best","loss":0,"loss_max":0,"delay":null},
    {"move":"r","value":1625.5,"low":1625.5,"high":1625.5,"proven":null,"in":0,"grade":"best","loss":0,"loss_max":0,"delay":null}
   ],
   "players": [
    {"spec":"expectimax(depth=1)","move":"d","value":1936.875,"proven":null,"grade":"best","loss":0,"loss_max":0,"delay":null,"effort":2,"ms":0,"values":[1936.875,1936.875]}
   ]
  },
 ] },
 { line: "accuracy random positions=2 plies=3 judge=expectimax(depth=2)", answers: [
  {"type":"started","re":33,"job":10,"kind":"accuracy"},
  {"type":"progress","re":33,"job":10,"kind":"accuracy","spec":"expectimax(depth=2)","exact":false,"positions":0,"critical":0,"tried":2,"unsolved":0,"reason":null,"plies":[3,3],"done":0,"total":2,"text":"0 of 2 positions judged","rows":[]},
  {
   "type": "accuracy",
   "re": 33,
   "job": 10,
   "spec": "expectimax(depth=2)",
   "exact": false,
   "positions": 2,
   "critical": 2,
   "tried": 3,
   "unsolved": 0,
   "reason": null,
   "plies": [3,3],
   "done": 2,
   "total": 2,
   "timed": false,
   "stopped": false,
   "rows": [
    {
     "spec": "random",
     "series": 0,
     "value": null,
     "values": {},
     "positions": 2,
     "optimal": 0.5,
     "optimal_error": 0.40547134519913386,
     "kept": 0.5,
     "kept_error": 0.40547134519913386,
     "critical": 2,
     "loss": 183718.6979166667,
     "effort": 0,
     "ms": 0
    }
   ]
  },
 ] },
 { line: "position 12/21", answers: [
  {"type":"ok","re":34},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 35,
   "game": "2048(rows=2,cols=2)",
   "family": "2048",
   "position": "12/21 slide 0",
   "start": "12/21 slide 0",
   "mover": null,
   "player_names": ["P1"],
   "player_titles": ["The player"],
   "status": "over",
   "moves_played": [],
   "redo": [],
   "result": [0],
   "result_text": "Lost: 0 points after 0 moves.",
   "players": ["expectimax(depth=1)"],
   "seed": 1,
   "two_player": false,
   "points": true,
   "score": [0],
   "tally": [12],
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
    "columns": 2,
    "rows": 2,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":1,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"a2"},
     {"id":1,"x":1,"y":1,"floor":0,"place":"cell","piece":1,"owner":-1,"click":-1,"label":"4","name":"b2"},
     {"id":2,"x":0,"y":0,"floor":0,"place":"cell","piece":1,"owner":-1,"click":-1,"label":"4","name":"a1"},
     {"id":3,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":-1,"click":-1,"label":"2","name":"b1"}
    ],
    "links": [],
    "motions": []
   },
   "moves": [],
   "link": "v=1&g=2048(rows=2,cols=2)&p=expectimax(depth=1)&s=1&f=12/21%20slide%200"
  },
 ] },
 { line: "restart", answers: [
  {"type":"ok","re":36},
 ] },
 { line: "match random games=2 keep=yes", answers: [
  {"type":"started","re":37,"job":11,"kind":"match"},
  {
   "type": "progress",
   "re": 37,
   "job": 11,
   "kind": "match",
   "done": 1,
   "total": 2,
   "text": "1 of 2  mean 8.0",
   "players": ["random"],
   "games": 1,
   "pv": {"random":1,"P1":1},
   "sigma": {"random":4,"P1":4},
   "avg_victories": {"random":1,"P1":1},
   "avg_stones": {"random":4,"P1":4},
   "statistics": "Statistics(random, 2048(rows=2,cols=2))"
  },
  {
   "type": "match",
   "re": 37,
   "job": 11,
   "players": ["random"],
   "games": 2,
   "pv": {"random":2,"P1":2},
   "sigma": {"random":10,"P1":10},
   "avg_victories": {"random":1,"P1":1},
   "avg_stones": {"random":5,"P1":5},
   "statistics": "Statistics(random, 2048(rows=2,cols=2))",
   "points": [
    {
     "mean": 14,
     "error": 6,
     "games": 2,
     "best": 20,
     "worst": 8,
     "deviation": 8.48528137423857,
     "goals": 0,
     "tally": {"mean":14,"best":16,"worst":12},
     "peaks": [{"value":4,"games":1},{"value":8,"games":1}]
    }
   ],
   "ms_per_move": [0],
   "ms": 0,
   "timed": false,
   "kept": [
    {"index":0,"seats":[0],"winner":-1,"line":"2a2,2b1,d,2b2,l,2b1,r,2a2,u,2b1"},
    {"index":1,"seats":[0],"winner":-1,"line":"2a2,2b2,l,2a1,r,2a1,r,2a2,d,2b2,u,2a1,l,2b2"}
   ]
  },
 ] },
 { line: "match rules random games=4", answers: [
  {"type":"started","re":38,"job":12,"kind":"match"},
  {
   "type": "progress",
   "re": 38,
   "job": 12,
   "kind": "match",
   "done": 1,
   "total": 8,
   "text": "1 of 8  +0 =0 -0  Elo 0",
   "players": ["rules","random"],
   "games": 0,
   "wins": 0,
   "draws": 0,
   "losses": 0,
   "score": 0.5,
   "score_low": 0,
   "score_high": 1,
   "elo": 0,
   "elo_error": null,
   "superiority": 0.5,
   "pv": {"rules":0,"random":0,"P1":0},
   "sigma": {"rules":0,"random":0,"P1":0},
   "avg_victories": {"rules":0,"random":0,"P1":0},
   "avg_stones": {"rules":0,"random":0,"P1":0},
   "statistics": "Statistics(rules, random, 2048(rows=2,cols=2))"
  },
  {
   "type": "match",
   "re": 38,
   "job": 12,
   "players": ["rules","random"],
   "games": 4,
   "wins": 4,
   "draws": 0,
   "losses": 0,
   "score": 1,
   "score_low": 0.5100999795960008,
   "score_high": 1,
   "elo": null,
   "elo_error": null,
   "superiority": 0.9772498680518207,
   "pv": {"rules":4,"random":0,"P1":4},
   "sigma": {"rules":42,"random":0,"P1":42},
   "avg_victories": {"rules":1,"random":0,"P1":1},
   "avg_stones": {"rules":10.5,"random":0,"P1":10.5},
   "statistics": "Statistics(rules, random, 2048(rows=2,cols=2))",
   "points": [
    {
     "mean": 56,
     "error": 3.6514837167011076,
     "games": 4,
     "best": 64,
     "worst": 48,
     "deviation": 7.302967433402215,
     "goals": 0,
     "tally": {"mean":27,"best":30,"worst":24},
     "peaks": [{"value":16,"games":4}]
    },
    {
     "mean": 23,
     "error": 5.744562646538029,
     "games": 4,
     "best": 32,
     "worst": 8,
     "deviation": 11.489125293076057,
     "goals": 0,
     "tally": {"mean":17.5,"best":22,"worst":12},
     "peaks": [{"value":4,"games":1},{"value":8,"games":3}]
    }
   ],
   "ms_per_move": [0,0],
   "ms": 0,
   "timed": false
  },
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 39,
   "job": 12,
   "kind": "match",
   "players": ["rules","random"],
   "games": 4,
   "wins": 4,
   "draws": 0,
   "losses": 0,
   "score": 1,
   "score_low": 0.5100999795960008,
   "score_high": 1,
   "elo": null,
   "elo_error": null,
   "superiority": 0.9772498680518207,
   "pv": {"rules":4,"random":0,"P1":4},
   "sigma": {"rules":42,"random":0,"P1":42},
   "avg_victories": {"rules":1,"random":0,"P1":1},
   "avg_stones": {"rules":10.5,"random":0,"P1":10.5},
   "statistics": "Statistics(rules, random, 2048(rows=2,cols=2))",
   "points": [
    {
     "mean": 56,
     "error": 3.6514837167011076,
     "games": 4,
     "best": 64,
     "worst": 48,
     "deviation": 7.302967433402215,
     "goals": 0,
     "tally": {"mean":27,"best":30,"worst":24},
     "peaks": [{"value":16,"games":4}]
    },
    {
     "mean": 23,
     "error": 5.744562646538029,
     "games": 4,
     "best": 32,
     "worst": 8,
     "deviation": 11.489125293076057,
     "goals": 0,
     "tally": {"mean":17.5,"best":22,"worst":12},
     "peaks": [{"value":4,"games":1},{"value":8,"games":3}]
    }
   ],
   "ms_per_move": [0,0],
   "ms": 0,
   "timed": false
  },
 ] },
 { line: "stats", answers: [
  {
   "type": "stats",
   "re": 40,
   "text": "Statistics(rules, random, 2048(rows=2,cols=2))",
   "games": 4,
   "pv": {"rules":4,"random":0,"P1":4},
   "sigma": {"rules":42,"random":0,"P1":42},
   "avg_victories": {"rules":1,"random":0,"P1":1},
   "avg_stones": {"rules":10.5,"random":0,"P1":10.5}
  },
 ] },
 { line: "sweep expectimax(depth=1..2) games=2", answers: [
  {"type":"started","re":41,"job":13,"kind":"sweep"},
  {
   "type": "progress",
   "re": 41,
   "job": 13,
   "kind": "sweep",
   "done": 1,
   "total": 4,
   "text": "1 of 4 games",
   "opponent": "random",
   "rows": [
    {
     "spec": "expectimax(depth=1)",
     "value": 1,
     "values": {"depth":1},
     "score": 20,
     "error": 0,
     "ms": 0,
     "games": 1,
     "wins": 0,
     "draws": 0,
     "avg_victories": 0,
     "avg_victories_error": 0,
     "avg_stones": 0,
     "avg_stones_error": 0,
     "length": 6,
     "length_error": 0
    }
   ]
  },
  {
   "type": "sweep",
   "re": 41,
   "job": 13,
   "opponent": "random",
   "rows": [
    {
     "spec": "expectimax(depth=1)",
     "value": 1,
     "values": {"depth":1},
     "score": 20,
     "error": 0,
     "ms": 0,
     "games": 2,
     "wins": 0,
     "draws": 0,
     "avg_victories": 0,
     "avg_victories_error": 0,
     "avg_stones": 0,
     "avg_stones_error": 0,
     "length": 6,
     "length_error": 0
    },
    {
     "spec": "expectimax(depth=2)",
     "value": 2,
     "values": {"depth":2},
     "score": 60,
     "error": 15.68,
     "ms": 0,
     "games": 2,
     "wins": 0,
     "draws": 0,
     "avg_victories": 0,
     "avg_victories_error": 0,
     "avg_stones": 0,
     "avg_stones_error": 0,
     "length": 11.5,
     "length_error": 2.94
    }
   ],
   "timed": false
  },
 ] },
 { line: "sweep expectimax(depth=1|2) random games=2", answers: [
  {"type":"started","re":42,"job":14,"kind":"sweep"},
  {
   "type": "progress",
   "re": 42,
   "job": 14,
   "kind": "sweep",
   "done": 1,
   "total": 6,
   "text": "1 of 6 games",
   "opponent": "random",
   "rows": [
    {
     "spec": "expectimax(depth=1)",
     "value": 1,
     "values": {"depth":1},
     "score": 20,
     "error": 0,
     "ms": 0,
     "games": 1,
     "wins": 0,
     "draws": 0,
     "avg_victories": 0,
     "avg_victories_error": 0,
     "avg_stones": 0,
     "avg_stones_error": 0,
     "length": 6,
     "length_error": 0
    }
   ]
  },
  {
   "type": "sweep",
   "re": 42,
   "job": 14,
   "opponent": "random",
   "rows": [
    {
     "spec": "expectimax(depth=1)",
     "value": 1,
     "values": {"depth":1},
     "score": 20,
     "error": 0,
     "ms": 0,
     "games": 2,
     "wins": 0,
     "draws": 0,
     "avg_victories": 0,
     "avg_victories_error": 0,
     "avg_stones": 0,
     "avg_stones_error": 0,
     "length": 6,
     "length_error": 0
    },
    {
     "spec": "expectimax(depth=2)",
     "value": 2,
     "values": {"depth":2},
     "score": 60,
     "error": 15.68,
     "ms": 0,
     "games": 2,
     "wins": 0,
     "draws": 0,
     "avg_victories": 0,
     "avg_victories_error": 0,
     "avg_stones": 0,
     "avg_stones_error": 0,
     "length": 11.5,
     "length_error": 2.94
    }
   ],
   "reference": {"spec":"random","score":14,"error":11.76,"ms":0,"games":2,"wins":0,"draws":0,"avg_victories":0,"avg_victories_error":0,"avg_stones":0,"avg_stones_error":0,"length":5,"length_error":1.96},
   "timed": false
  },
 ] },
 { line: "perft 1", answers: [
  {"type":"started","re":43,"job":15,"kind":"perft"},
  {"type":"perft","re":43,"job":15,"depth":1,"nodes":0,"ms":0,"nps":0},
 ] },
 { line: "link", answers: [
  {"type":"link","re":44,"link":"v=1&g=2048(rows=2,cols=2)&p=expectimax(depth=1)&s=1&f=12/21%20slide%200"},
 ] },
 { line: "sgf", answers: [
  {"type":"error","re":45,"text":"The game 2048 has no game records in SGF."},
 ] },
];
