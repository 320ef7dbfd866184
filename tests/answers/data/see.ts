// A search that is looked at: tree, nodes, film, descent, history.
import type { AnyLine } from "../../../web/src/engine/protocol.ts";

export const lines: AnyLine[] = [
 // > node
 {"type":"error","re":1,"text":"nothing has been analysed yet: type `analyze uct`"},
 // > film
 {"type":"error","re":2,"text":"nothing has been analysed yet: type `analyze uct`"},
 // > new connect4(rows=4,cols=4,align=3)
 {"type":"ok","re":3},
 // > play 2 3 2
 {"type":"ok","re":4},
 // > analyze alphabeta(depth=3) film=400 keep
 {"type":"started","re":5,"job":1,"kind":"analyze"},
 {
  "type": "analyze",
  "re": 5,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "best": "2",
  "value": 0,
  "proven": null,
  "proven_in": 0,
  "depth": 3,
  "nodes": 45,
  "playouts": 0,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["2","1","1"],
  "counters": {"leaves":28,"finished games":4,"cut-offs":9},
  "moves": [
   {"move":"1","value":-100,"visits":0,"nodes":11,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","2"]},
   {"move":"2","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1","1"]},
   {"move":"3","value":-100,"visits":0,"nodes":11,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["3","2"]},
   {"move":"4","value":-100,"visits":0,"nodes":11,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","2"]}
  ]
 },
 // > tree 5
 {
  "type": "tree",
  "re": 6,
  "job": 1,
  "known": 46,
  "nodes": [
   {"id":0,"parent":-1,"move":null,"value":0,"visits":46,"alpha":null,"beta":null,"bound":"exact","end":"none"},
   {"id":1,"parent":0,"move":"2","value":0,"visits":12,"alpha":null,"beta":null,"bound":"exact","end":"none"},
   {"id":2,"parent":0,"move":"1","value":-100,"visits":11,"alpha":null,"beta":null,"bound":"exact","end":"none"},
   {"id":3,"parent":0,"move":"3","value":-100,"visits":11,"alpha":null,"beta":null,"bound":"exact","end":"none"},
   {"id":4,"parent":0,"move":"4","value":-100,"visits":11,"alpha":null,"beta":null,"bound":"exact","end":"none"}
  ]
 },
 // > tree 60 columns
 {
  "type": "columns",
  "re": 7,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "stamp": 94,
  "recorded": 46,
  "below": 46,
  "complete": null,
  "path": [],
  "moves": ["1","2","3","4"],
  "parent": [-1,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,7,8,9,9,9,9,10,11,12,13,13,13,13,15,16,17,17,17,17,19,20],
  "move": [-1,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,0,0,1,2,3,0,0,0,0,1,2,3,0,0,0,1,2,3,0,0],
  "mover": [1,0,0,0,0,1,-2,1,1,1,1,1,1,1,-2,1,1,1,-2,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,0,0,0,0,0,0,0,0,0],
  "value": [0,-1000,0,-1000,-1000,0,-1000,-1000,-1000,0,0,0,0,1000,-1000,-1000,-1000,0,-1000,-1000,-1000,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1000,0,0,0,0,0,0,0,0,0],
  "bound": [1,1,1,1,1,1,1,2,2,1,2,2,2,1,1,2,2,1,1,2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "effort": [46,11,12,11,11,5,1,2,2,5,2,2,2,5,1,2,2,5,1,2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "why": [0,0,0,0,0,0,3,7,7,0,7,7,7,0,3,7,7,0,3,7,7,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,1,1],
  "order": [0,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,0,0,1,2,3,0,0,0,0,1,2,3,0,0,0,1,2,3,0,0],
  "turn": [-1,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,0,0,1,2,3,0,0,0,0,1,2,3,0,0,0,1,2,3,0,0],
  "tries": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "pruned": [0,0,0,0,0,0,0,3,3,0,2,3,3,0,0,3,3,0,0,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "saved": [0,0,0,0,0,0,0,3,3,0,2,3,3,0,0,3,3,0,0,3,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "more": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "alpha": [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,0,0,0,null,null,null,0,0,0,null,null,null,null,0,0,1000,null,null,null,0,0,0,null,null],
  "beta": [null,null,null,null,null,null,0,-1000,-1000,null,0,0,0,null,1000,-1000,-1000,null,0,-1000,-1000,null,null,null,null,-1000,-1000,null,null,null,null,0,0,0,null,null,null,null,-1000,-1000,null,null,null,null,-1000,-1000]
 },
 // > tree 10 columns at=2 depth=1 least=2
 {
  "type": "columns",
  "re": 8,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "stamp": 94,
  "recorded": 46,
  "below": 12,
  "complete": null,
  "path": ["2"],
  "moves": ["2","1","3","4"],
  "parent": [-1,0,0,0,0],
  "move": [0,1,0,2,3],
  "mover": [0,1,1,1,1],
  "value": [0,0,0,0,0],
  "bound": [1,1,2,2,2],
  "effort": [12,5,2,2,2],
  "why": [0,0,7,7,7],
  "order": [1,0,1,2,3],
  "turn": [1,0,1,2,3],
  "tries": [1,1,1,1,1],
  "again": [0,0,0,0,0],
  "pruned": [0,0,2,3,3],
  "saved": [0,0,2,3,3],
  "more": [0,4,1,1,1],
  "alpha": [null,null,null,null,null],
  "beta": [null,null,0,0,0]
 },
 // > tree 5 at=9
 {"type":"error","re":9,"text":"'9' is no column: a move is a number from 1 to 4."},
 // > node
 {
  "type": "node",
  "re": 10,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "past": false,
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
  "node": {"value":0,"bound":"exact","effort":46,"why":"searched","order":0,"turn":-1,"tries":1,"again":0,"alpha":null,"beta":null,"pruned":0,"saved":0},
  "text": "All moves that matter were searched; the value is 0.0. The window was -inf to +inf.",
  "children": [
   {"move":"1","value":-100,"bound":"exact","effort":11,"why":"searched","order":0,"turn":0,"tries":1,"alpha":null,"beta":null},
   {"move":"2","value":0,"bound":"exact","effort":12,"why":"searched","order":1,"turn":1,"tries":1,"alpha":null,"beta":null},
   {"move":"3","value":-100,"bound":"exact","effort":11,"why":"searched","order":2,"turn":2,"tries":1,"alpha":null,"beta":null},
   {"move":"4","value":-100,"bound":"exact","effort":11,"why":"searched","order":3,"turn":3,"tries":1,"alpha":null,"beta":null}
  ]
 },
 // > node 2
 {
  "type": "node",
  "re": 11,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "path": ["2"],
  "position": "..../.R../.J../.JR. J",
  "mover": 0,
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
    {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"b3","last":true},
    {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
    {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
    {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
    {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4","target":true},
    {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
    {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
   ],
   "links": [],
   "motions": [{"from":-1,"to":9,"piece":1}]
  },
  "node": {"value":0,"bound":"exact","effort":12,"why":"searched","order":1,"turn":1,"tries":1,"again":0,"alpha":null,"beta":null,"pruned":0,"saved":0},
  "text": "All moves that matter were searched; the value is 0.0. The window was -inf to +inf.",
  "children": [
   {"move":"1","value":0,"bound":"exact","effort":5,"why":"searched","order":0,"turn":0,"tries":1,"alpha":null,"beta":null},
   {"move":"2","value":0,"bound":"lower","effort":2,"why":"cutoff","order":1,"turn":1,"tries":1,"alpha":null,"beta":0},
   {"move":"3","value":0,"bound":"lower","effort":2,"why":"cutoff","order":2,"turn":2,"tries":1,"alpha":null,"beta":0},
   {"move":"4","value":0,"bound":"lower","effort":2,"why":"cutoff","order":3,"turn":3,"tries":1,"alpha":null,"beta":0}
  ]
 },
 // > node 2,1,1
 {
  "type": "node",
  "re": 12,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "path": ["2","1","1"],
  "position": "..../.R../RJ../JJR. J",
  "mover": 0,
  "status": "ongoing",
  "result": null,
  "view": {
   "columns": 4,
   "rows": 4,
   "floors": 1,
   "cells": [
    {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":0,"name":"a1"},
    {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b1"},
    {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"c1"},
    {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1","target":true},
    {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":1,"owner":1,"click":0,"name":"a2","last":true},
    {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b2"},
    {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true},
    {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
    {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3","target":true},
    {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"b3"},
    {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
    {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
    {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
    {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4","target":true},
    {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
    {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
   ],
   "links": [],
   "motions": [{"from":-1,"to":4,"piece":1}]
  },
  "node": {"value":0,"bound":"exact","effort":1,"why":"depth","order":0,"turn":0,"tries":1,"again":0,"alpha":null,"beta":null,"pruned":0,"saved":0},
  "text": "The depth is reached; the evaluation says 0.0. The window was -inf to +inf.",
  "children": [
   {"move":"1","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"2","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"3","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"4","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0}
  ]
 },
 // > node 1 1
 {
  "type": "node",
  "re": 13,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "path": ["1","1"],
  "position": "..../..../JJ../RJR. R",
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
    {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1","target":true},
    {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":0,"name":"a2","last":true},
    {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"b2"},
    {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c2","target":true},
    {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d2"},
    {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a3","target":true},
    {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b3","target":true},
    {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c3"},
    {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d3"},
    {"id":12,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a4"},
    {"id":13,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b4"},
    {"id":14,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c4"},
    {"id":15,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d4"}
   ],
   "links": [],
   "motions": [{"from":-1,"to":4,"piece":0}]
  },
  "node": {"value":0,"bound":"exact","effort":5,"why":"searched","order":0,"turn":0,"tries":1,"again":0,"alpha":null,"beta":null,"pruned":0,"saved":0},
  "text": "All moves that matter were searched; the value is 0.0. The window was -inf to +inf.",
  "children": [
   {"move":"1","value":0,"bound":"exact","effort":1,"why":"depth","order":0,"turn":0,"tries":1,"alpha":null,"beta":null},
   {"move":"2","value":0,"bound":"exact","effort":1,"why":"depth","order":1,"turn":1,"tries":1,"alpha":0,"beta":null},
   {"move":"3","value":0,"bound":"exact","effort":1,"why":"depth","order":2,"turn":2,"tries":1,"alpha":0,"beta":null},
   {"move":"4","value":0,"bound":"exact","effort":1,"why":"depth","order":3,"turn":3,"tries":1,"alpha":0,"beta":null}
  ]
 },
 // > film 4 3
 {
  "type": "film",
  "re": 14,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "from": 4,
  "count": 3,
  "total": 92,
  "missed": 0,
  "first_node": 4,
  "moves": ["2"],
  "parent": [2],
  "move": [0],
  "mover": [0],
  "kind": [1,0,1],
  "node": [3,4,4],
  "alpha": [null,0,0],
  "beta": [null,null,null],
  "value": [0,null,0],
  "bound": [1,0,1],
  "why": [1,10,1],
  "effort": [1,0,1],
  "pruned": [0,0,0],
  "saved": [0,0,0]
 },
 // > history
 {
  "type": "history",
  "re": 15,
  "job": 1,
  "spec": "alphabeta(depth=3)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "run": 0,
  "convergence": {
   "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,22,25,29,33,38,43,45],
   "ms": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "depth": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3],
   "best": [null,null,null,null,null,null,null,null,null,"1","1","1","1","1","2","2","2","2","2","2"],
   "value": [null,null,null,null,null,null,null,null,null,-100,-100,-100,-100,-100,0,0,0,0,0,0],
   "moves": [
    {"move":"1","value":[null,null,null,null,null,null,null,null,null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],"effort":[1,2,3,4,5,6,7,8,10,11,11,11,11,11,11,11,11,11,11,11],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
    {"move":"2","value":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,0,0,0,0,0,0],"effort":[0,0,0,0,0,0,0,0,0,1,3,5,8,11,12,12,12,12,12,12],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
    {"move":"3","value":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,-100,-100,-100],"effort":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,6,10,11,11,11],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
    {"move":"4","value":[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,-100],"effort":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,9,11],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}
   ]
  },
  "iterations": []
 },
 // > why 2
 {"type":"why","re":16,"job":1,"move":"2","text":"2 is worth 0.0 (12 nodes). It expects 1 1. This is the best move that was found."},
 // > why 2 1
 {"type":"why","re":17,"job":1,"move":"2 1","text":"All moves that matter were searched; the value is 0.0. The window was -inf to +inf."},
 // > descent
 {"type":"error","re":18,"text":"alphabeta makes no descents: only uct does"},
 // > analyze minimax(depth=3) keep
 {"type":"started","re":19,"job":2,"kind":"analyze"},
 {
  "type": "analyze",
  "re": 19,
  "job": 2,
  "spec": "minimax(depth=3)",
  "best": "2",
  "value": 0,
  "proven": null,
  "proven_in": 0,
  "depth": 3,
  "nodes": 71,
  "playouts": 0,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["2","1","1"],
  "counters": {"leaves":54,"finished games":5,"cut-offs":0},
  "moves": [
   {"move":"1","value":-100,"visits":0,"nodes":17,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","2"]},
   {"move":"2","value":0,"visits":0,"nodes":20,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1","1"]},
   {"move":"3","value":-100,"visits":0,"nodes":17,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["3","2"]},
   {"move":"4","value":-100,"visits":0,"nodes":17,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","2"]}
  ]
 },
 // > tree 60 columns beside=1
 {
  "type": "columns",
  "re": 20,
  "job": 2,
  "spec": "minimax(depth=3)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "stamp": 146,
  "recorded": 72,
  "below": 72,
  "complete": null,
  "path": [],
  "moves": ["1","2","3","4"],
  "parent": [-1,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,5,5,5,5,7,7,7,7,8,8,8,8,9,9,9,9,10,10,10,11,11,11,11,12,12,12,12,13,13,13,13,15,15,15,15,16,16,16,16,17],
  "move": [-1,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0],
  "mover": [1,0,0,0,0,1,-2,1,1,1,1,1,1,1,-2,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,0,0,0,0,0,0,0,-2,0,0],
  "value": [0,-1000,0,-1000,-1000,0,-1000,0,0,0,0,0,0,1000,-1000,0,1000,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1000,0,0,0,0,0,0,0,1000,0,0],
  "bound": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "effort": [72,17,20,17,17,5,1,5,5,5,4,5,5,5,1,5,5,5,5,5,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "why": [0,0,0,0,0,0,3,0,0,0,0,0,0,0,3,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,2,1,1],
  "order": [0,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0],
  "turn": [-1,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0],
  "tries": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "pruned": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "saved": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "more": [0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,3,4,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "beside": [46,11,12,11,11,5,1,2,2,5,2,2,2,5,1,2,2,5,2,2,1,1,1,1,1,0,0,0,1,0,0,0,1,1,1,1,1,0,0,1,0,0,0,1,0,0,0,1,1,1,1,1,0,0,0,1,0,0,0,1]
 },
 // > cancel 1
 {"type":"ok","re":21},
 {"type":"cancelled","re":5,"job":1,"reason":"as asked"},
 // > analyze pvs(depth=4,eval=lines)
 {"type":"started","re":22,"job":3,"kind":"analyze"},
 {
  "type": "analyze",
  "re": 22,
  "job": 3,
  "spec": "pvs(depth=4)",
  "best": "2",
  "value": -100,
  "proven": "loss",
  "proven_in": 6,
  "depth": 4,
  "nodes": 77,
  "playouts": 0,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["2","3","3","4","4","4"],
  "counters": {"cut-offs":15,"first-move cut-offs":86.66666666666667,"table probes":21,"table hits":38.095238095238095,"table fill":0,"re-searches":2,"forced replies":10,"proof nodes":0,"branching factor":2.0305431848689306},
  "moves": [
   {"move":"1","value":-100,"visits":0,"nodes":6,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","2"]},
   {"move":"2","value":-100,"visits":0,"nodes":59,"bound":"exact","proven":"loss","proven_in":6,"error":0,"pv":["2","3","3","4","4","4"]},
   {"move":"3","value":-100,"visits":0,"nodes":6,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["3","2"]},
   {"move":"4","value":-100,"visits":0,"nodes":6,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","2"]}
  ]
 },
 // > history
 {
  "type": "history",
  "re": 23,
  "job": 3,
  "spec": "pvs(depth=4)",
  "past": false,
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
 // > tree 40 columns
 {
  "type": "columns",
  "re": 24,
  "job": 3,
  "spec": "pvs(depth=4)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "stamp": 170,
  "recorded": 34,
  "below": 34,
  "complete": null,
  "path": [],
  "moves": ["2","3","1","4"],
  "parent": [-1,0,0,0,0,1,1,1,1,5,5,5,5,6,6,7,8,9,9,9,9,10,14,14,14,14,15,16,19,20,21,22,27,28],
  "move": [-1,0,1,2,3,1,2,0,3,1,0,2,3,1,2,1,1,0,1,2,3,1,1,0,2,3,1,1,2,3,2,1,2,2],
  "mover": [1,0,0,0,0,1,1,1,1,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,1],
  "value": [-1000,-1000,-1000,-1000,-1000,-1000,-1000,1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000,1000,-1000,-177,-177,1000,-1000,-1000,-1000,-1000,-1000,-1000,1000,-1000,1000,-1000,-1000,-1000,-1000,1000],
  "bound": [2,1,1,1,1,1,2,2,2,1,3,1,1,1,2,1,2,1,1,1,1,1,2,2,2,2,1,2,1,1,1,2,2,1],
  "effort": [1,1,1,1,1,1,7,1,4,8,1,1,1,1,6,2,3,1,1,3,2,2,2,1,1,1,1,2,2,1,1,1,1,1],
  "why": [7,6,9,9,9,6,7,6,7,0,6,9,9,9,0,0,0,1,1,0,0,0,0,1,1,1,9,0,0,9,9,9,9,9],
  "order": [0,0,1,2,3,0,1,2,3,0,1,2,3,0,1,0,0,0,1,2,3,0,0,1,2,3,0,0,0,0,0,0,0,0],
  "turn": [-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,0,0,1,2,3,-1,0,1,2,3,0,0,0,0,0,0,0,0],
  "tries": [7,7,6,6,6,5,3,3,3,3,3,3,3,1,2,1,2,2,1,1,1,1,1,1,1,1,1,2,1,1,1,1,2,1],
  "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "pruned": [3,0,0,0,0,0,3,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "saved": [3,0,0,0,0,0,18,0,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "more": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "alpha": [-1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000,-257,-257,-257,-257,-145,-1000,-145,-1000,-257,-177,-177,-177,-165,-1000,-1000,-1000,-1000,-145,-1000,-177,-177,-165,-1000,-1000,-177],
  "beta": [-1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000,-177,-257,-257,-257,-145,-1000,-145,-1000,-177,-177,-177,-177,-165,-1000,-1000,-1000,-1000,-145,-1000,-177,-177,-165,-1000,-1000,-177]
 },
 // > node 1
 {
  "type": "node",
  "re": 25,
  "job": 3,
  "spec": "pvs(depth=4)",
  "past": false,
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
  "node": {"value":-100,"bound":"exact","effort":1,"why":"known","order":2,"turn":-1,"tries":6,"again":0,"alpha":-100,"beta":-100,"pruned":0,"saved":0},
  "text": "Proven: -100.0. The window was -100.0 to -100.0.",
  "children": [
   {"move":"1","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"2","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"3","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"4","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0}
  ]
 },
 // > analyze uct(sims=40) paused
 {"type":"started","re":26,"job":4,"kind":"analyze"},
 // > descent
 {"type":"descent","re":27,"job":4,"spec":"uct(sims=40)","past":false,"state":"paused","unit":"nodes","number":0,"c":1.7,"scale":1,"steps":[],"path":[],"grown":0,"end":"over","playouts":[],"reward":[]},
 // > step playout
 {"type":"ok","re":28},
 {
  "type": "progress",
  "re": 26,
  "job": 4,
  "kind": "analyze",
  "spec": "uct(sims=40)",
  "best": "1",
  "value": -100,
  "proven": null,
  "proven_in": 0,
  "depth": 1,
  "nodes": 1,
  "playouts": 1,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["1"],
  "counters": {"descents":1,"tree nodes":1,"mean depth":1,"memory":0.000244140625,"tree full":0,"proofs":0},
  "moves": [
   {"move":"1","value":-100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1"]},
   {"move":"2","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
   {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
   {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
  ],
  "order": ["1","2","3","4"],
  "visits": [1,0,0,0],
  "values": [-1000,null,null,null]
 },
 // > descent
 {
  "type": "descent",
  "re": 29,
  "job": 4,
  "spec": "uct(sims=40)",
  "past": false,
  "state": "paused",
  "unit": "visits",
  "number": 1,
  "c": 1.7,
  "scale": 1,
  "steps": [
   {
    "player": 1,
    "move": "1",
    "chosen": 0,
    "visits": 0,
    "why": "untried",
    "moves": [
     {"move":"1","value":null,"bound":"none","effort":0,"why":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
     {"move":"2","value":null,"bound":"none","effort":0,"why":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
     {"move":"3","value":null,"bound":"none","effort":0,"why":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
     {"move":"4","value":null,"bound":"none","effort":0,"why":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null}
    ]
   }
  ],
  "path": ["1"],
  "grown": 0,
  "end": "playout",
  "playouts": [{"moves":["2"],"result":[1,-1]}],
  "reward": [1,-1]
 },
 // > step playout 12
 {"type":"ok","re":30},
 {
  "type": "progress",
  "re": 26,
  "job": 4,
  "kind": "analyze",
  "spec": "uct(sims=40)",
  "best": "2",
  "value": -33.333333333333336,
  "proven": null,
  "proven_in": 0,
  "depth": 3,
  "nodes": 23,
  "playouts": 12,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["2","1","1"],
  "counters": {"descents":13,"tree nodes":6,"mean depth":1.7692307692307692,"memory":0.00115966796875,"tree full":0,"proofs":2},
  "moves": [
   {"move":"2","value":-33.333333333333336,"visits":6,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":42.16370213557839,"pv":["2","1","1"]},
   {"move":"1","value":-100,"visits":3,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","2"]},
   {"move":"3","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
   {"move":"4","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
  ],
  "visits": [3,6,2,2],
  "values": [-1000,-333,-1000,-1000]
 },
 // > descent
 {
  "type": "descent",
  "re": 31,
  "job": 4,
  "spec": "uct(sims=40)",
  "past": false,
  "state": "paused",
  "unit": "visits",
  "number": 13,
  "c": 1.7,
  "scale": 1,
  "steps": [
   {
    "player": 1,
    "move": "1",
    "chosen": 0,
    "visits": 12,
    "why": "score",
    "moves": [
     {"move":"1","value":-100,"bound":"exact","effort":2,"why":null,"order":0,"tries":0,"proven":"loss","proven_in":2,"mean":null,"explore":0,"score":null},
     {"move":"2","value":-33.333333333333336,"bound":"exact","effort":6,"why":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.3333333432674408,"explore":1.0940277087983095,"score":0.7606943655308687},
     {"move":"3","value":-100,"bound":"exact","effort":2,"why":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":1.894911613467091,"score":0.8949116134670909},
     {"move":"4","value":-100,"bound":"exact","effort":2,"why":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":1.894911613467091,"score":0.8949116134670909}
    ]
   },
   {
    "player": 0,
    "move": "2",
    "chosen": 1,
    "visits": 2,
    "why": "untried",
    "moves": [
     {"move":"1","value":-100,"bound":"exact","effort":1,"why":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":1.4153428852558136,"score":2.4153428852558134},
     {"move":"2","value":null,"bound":"none","effort":0,"why":null,"order":1,"tries":0,"proven":"loss","proven_in":1,"mean":null,"explore":null,"score":null},
     {"move":"3","value":null,"bound":"none","effort":0,"why":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
     {"move":"4","value":null,"bound":"none","effort":0,"why":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null}
    ]
   }
  ],
  "path": ["1","2"],
  "grown": 0,
  "end": "over",
  "playouts": [],
  "reward": [1,-1]
 },
 // > node 1
 {
  "type": "node",
  "re": 32,
  "job": 4,
  "spec": "uct(sims=40)",
  "past": false,
  "state": "paused",
  "unit": "visits",
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
  "node": {"value":-100,"bound":"exact","effort":3,"why":"known","order":0,"turn":0,"tries":1,"again":0,"pruned":0,"saved":0},
  "text": "Proven: -100.0.",
  "children": [
   {"move":"1","value":-100,"bound":"exact","effort":1,"why":"playout","order":0,"turn":0,"tries":1,"proven":null,"proven_in":0,"mean":1,"explore":1.7818500399589539,"score":2.781850039958954},
   {"move":"2","value":-100,"bound":"exact","effort":1,"why":"known","order":1,"turn":1,"tries":1,"proven":"loss","proven_in":1,"mean":1,"explore":1.7818500399589539,"score":2.781850039958954},
   {"move":"3","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
   {"move":"4","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null}
  ]
 },
 // > tree 40 columns
 {
  "type": "columns",
  "re": 33,
  "job": 4,
  "spec": "uct(sims=40)",
  "past": false,
  "state": "paused",
  "unit": "visits",
  "stamp": 23,
  "recorded": 14,
  "below": 14,
  "complete": null,
  "path": [],
  "moves": ["1","2","3","4"],
  "parent": [-1,0,0,0,0,1,1,2,2,2,2,3,4,7],
  "move": [-1,0,1,2,3,0,1,0,1,2,3,0,0,0],
  "mover": [1,0,0,0,0,1,-2,1,1,1,1,1,1,0],
  "value": [-333,-1000,-333,-1000,-1000,-1000,-1000,-1000,1000,-1000,-1000,-1000,-1000,-1000],
  "bound": [1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "effort": [13,3,6,2,2,1,1,2,1,1,1,1,1,1],
  "why": [0,9,0,0,0,8,9,0,8,8,8,8,8,8],
  "order": [0,0,1,2,3,0,1,0,1,2,3,0,0,0],
  "turn": [-1,0,1,2,3,0,1,0,1,2,3,0,0,0],
  "tries": [1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "pruned": [0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "saved": [0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "more": [0,0,0,0,0,0,0,0,0,0,0,0,0,0]
 },
 // > step node
 {"type":"ok","re":34},
 {
  "type": "progress",
  "re": 26,
  "job": 4,
  "kind": "analyze",
  "spec": "uct(sims=40)",
  "best": "2",
  "value": -33.333333333333336,
  "proven": null,
  "proven_in": 0,
  "depth": 3,
  "nodes": 23,
  "playouts": 12,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["2","1","1"],
  "counters": {"descents":13,"tree nodes":6,"mean depth":1.7692307692307692,"memory":0.00115966796875,"tree full":0,"proofs":2},
  "moves": [
   {"move":"2","value":-33.333333333333336,"visits":6,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":42.16370213557839,"pv":["2","1","1"]},
   {"move":"1","value":-100,"visits":3,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","2"]},
   {"move":"3","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1"]},
   {"move":"4","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1"]}
  ],
  "visits": [3,6,2,2],
  "values": [-1000,-333,-1000,-1000]
 },
 // > descent
 {
  "type": "descent",
  "re": 35,
  "job": 4,
  "spec": "uct(sims=40)",
  "past": false,
  "state": "paused",
  "unit": "visits",
  "number": 14,
  "c": 1.7,
  "scale": 1,
  "steps": [
   {
    "player": 1,
    "move": "3",
    "chosen": 2,
    "visits": 13,
    "why": "score",
    "moves": [
     {"move":"1","value":-100,"bound":"exact","effort":3,"why":null,"order":0,"tries":0,"proven":"loss","proven_in":2,"mean":null,"explore":0,"score":null},
     {"move":"2","value":-33.333333333333336,"bound":"exact","effort":6,"why":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.3333333432674408,"explore":1.1115082188829402,"score":0.7781748756154994},
     {"move":"3","value":-100,"bound":"exact","effort":2,"why":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":1.9251887456661272,"score":0.9251887456661272},
     {"move":"4","value":-100,"bound":"exact","effort":2,"why":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":1.9251887456661272,"score":0.9251887456661272}
    ]
   }
  ],
  "path": ["3"],
  "grown": 0,
  "end": "open",
  "playouts": [],
  "reward": []
 },
 // > resume
 {"type":"ok","re":36},
 {
  "type": "analyze",
  "re": 26,
  "job": 4,
  "spec": "uct(sims=40)",
  "best": "2",
  "value": -54.83870967741935,
  "proven": null,
  "proven_in": 0,
  "depth": 4,
  "nodes": 112,
  "playouts": 34,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["2","3","2","1"],
  "counters": {"descents":40,"tree nodes":13,"mean depth":2.8,"memory":0.0023193359375,"tree full":0,"proofs":8},
  "moves": [
   {"move":"1","value":-100,"visits":3,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","2"]},
   {"move":"2","value":-54.83870967741935,"visits":31,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":15.267302666063525,"pv":["2","3","2","1"]},
   {"move":"3","value":-100,"visits":3,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["3","2"]},
   {"move":"4","value":-100,"visits":3,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","2"]}
  ]
 },
 // > tree 60 columns
 {
  "type": "columns",
  "re": 37,
  "job": 4,
  "spec": "uct(sims=40)",
  "past": false,
  "state": "ended",
  "unit": "visits",
  "stamp": 112,
  "recorded": 39,
  "below": 39,
  "complete": null,
  "path": [],
  "moves": ["1","2","3","4"],
  "parent": [-1,0,0,0,0,1,1,2,2,2,2,3,3,4,4,7,7,7,7,8,8,9,9,9,9,10,10,10,10,21,22,22,22,23,23,23,24,24,24],
  "move": [-1,0,1,2,3,0,1,0,1,2,3,0,1,0,1,0,1,2,3,0,2,0,1,2,3,0,1,2,3,0,0,2,3,0,1,2,0,1,2],
  "mover": [1,0,0,0,0,1,-2,1,1,1,1,1,-2,1,-2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,1,1,1,1,1,1,1,1,1],
  "value": [-548,-1000,-548,-1000,-1000,-1000,-1000,-200,333,-1000,-200,-1000,-1000,-1000,-1000,-1000,-1000,1000,1000,-1000,1000,-1000,-1000,-1000,-1000,-1000,-1000,1000,1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000,-1000],
  "bound": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "effort": [40,3,31,3,3,1,1,5,3,17,5,1,1,1,1,1,1,1,1,1,1,4,4,4,4,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "why": [0,9,0,9,9,8,9,0,0,0,0,8,9,8,9,8,8,8,8,8,8,9,0,0,0,8,8,8,8,9,8,8,8,8,8,8,8,8,8],
  "order": [0,0,1,2,3,0,1,0,1,2,3,0,1,0,1,0,1,2,3,0,1,0,1,2,3,0,1,2,3,0,0,1,2,0,1,2,0,1,2],
  "turn": [-1,0,1,2,3,0,1,0,1,2,3,0,1,0,1,0,1,2,3,0,1,0,1,2,3,0,1,2,3,0,0,1,2,0,1,2,0,1,2],
  "tries": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "pruned": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "saved": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "more": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
 },
 // > tree 6
 {
  "type": "tree",
  "re": 38,
  "job": 4,
  "known": 39,
  "nodes": [
   {"id":0,"parent":-1,"move":null,"value":-54.83870967741935,"visits":40,"alpha":null,"beta":null,"bound":"exact","end":"none"},
   {"id":1,"parent":0,"move":"2","value":-54.83870967741935,"visits":31,"alpha":null,"beta":null,"bound":"exact","end":"none"},
   {"id":2,"parent":0,"move":"1","value":-100,"visits":3,"alpha":null,"beta":null,"bound":"exact","end":"known"},
   {"id":3,"parent":0,"move":"3","value":-100,"visits":3,"alpha":null,"beta":null,"bound":"exact","end":"known"},
   {"id":4,"parent":0,"move":"4","value":-100,"visits":3,"alpha":null,"beta":null,"bound":"exact","end":"known"},
   {"id":5,"parent":1,"move":"3","value":-100,"visits":17,"alpha":null,"beta":null,"bound":"exact","end":"none"}
  ]
 },
 // > history
 {
  "type": "history",
  "re": 39,
  "job": 4,
  "spec": "uct(sims=40)",
  "past": false,
  "state": "ended",
  "unit": "visits",
  "run": 0,
  "convergence": {
   "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,22,25,29,33,38,40],
   "ms": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "depth": [1,1,1,1,2,2,2,2,2,3,3,3,3,3,4,4,4,4,4],
   "best": ["1","1","1","1","2","2","2","2","2","2","2","2","2","2","2","2","2","2","2"],
   "value": [-100,-100,-100,-100,0,33.3333,0,0,0,-33.3333,-33.3333,-42.8571,-60,-53.8462,-50,-60,-41.6667,-51.7241,-54.8387],
   "moves": [
    {"move":"1","value":[-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],"effort":[1,1,1,1,1,1,1,2,2,2,3,3,3,3,3,3,3,3,3],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
    {
     "move": "2",
     "value": [null,100,100,100,0,33.3333,0,0,0,-33.3333,-33.3333,-42.8571,-60,-53.8462,-50,-60,-41.6667,-51.7241,-54.8387],
     "effort": [0,1,1,1,2,3,4,4,4,6,6,7,10,13,16,20,24,29,31],
     "error": [0,0,0,0,196,130.6667,113.1607,113.1607,113.1607,82.6409,82.6409,72.2957,52.2667,47.6774,43.8269,35.9724,37.1522,31.7007,29.9239]
    },
    {"move":"3","value":[null,null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],"effort":[0,0,1,1,1,1,1,1,2,2,3,3,3,3,3,3,3,3,3],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
    {"move":"4","value":[null,null,null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],"effort":[0,0,0,1,1,1,1,1,2,2,2,3,3,3,3,3,3,3,3],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}
   ]
  },
  "iterations": []
 },
 // > descent
 {
  "type": "descent",
  "re": 40,
  "job": 4,
  "spec": "uct(sims=40)",
  "past": false,
  "state": "ended",
  "unit": "visits",
  "number": 40,
  "c": 1.7,
  "scale": 1,
  "steps": [
   {
    "player": 1,
    "move": "2",
    "chosen": 1,
    "visits": 39,
    "why": "score",
    "moves": [
     {"move":"1","value":-100,"bound":"exact","effort":3,"why":null,"order":0,"tries":0,"proven":"loss","proven_in":2,"mean":null,"explore":0,"score":null},
     {"move":"2","value":-53.333333333333336,"bound":"exact","effort":30,"why":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.5333333333333333,"explore":0.5940733274230283,"score":0.06073999408969499},
     {"move":"3","value":-100,"bound":"exact","effort":3,"why":null,"order":2,"tries":0,"proven":"loss","proven_in":2,"mean":null,"explore":0,"score":null},
     {"move":"4","value":-100,"bound":"exact","effort":3,"why":null,"order":3,"tries":0,"proven":"loss","proven_in":2,"mean":null,"explore":0,"score":null}
    ]
   },
   {
    "player": 0,
    "move": "3",
    "chosen": 2,
    "visits": 30,
    "why": "score",
    "moves": [
     {"move":"1","value":-20,"bound":"exact","effort":5,"why":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0.20000000298023224,"explore":1.4021026936124883,"score":1.6021026965927205},
     {"move":"2","value":33.333333333333336,"bound":"exact","effort":3,"why":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.3333333432674408,"explore":1.8101067831968862,"score":1.4767734399294454},
     {"move":"3","value":-100,"bound":"exact","effort":16,"why":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":0.7837992429733276,"score":1.7837992429733276},
     {"move":"4","value":-20,"bound":"exact","effort":5,"why":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":0.20000000298023224,"explore":1.4021026936124883,"score":1.6021026965927205}
    ]
   },
   {
    "player": 1,
    "move": "4",
    "chosen": 3,
    "visits": 16,
    "why": "score",
    "moves": [
     {"move":"1","value":-100,"bound":"exact","effort":4,"why":null,"order":0,"tries":0,"proven":"loss","proven_in":2,"mean":-1,"explore":1.4153428852558136,"score":0.41534288525581364},
     {"move":"2","value":-100,"bound":"exact","effort":4,"why":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":1.4153428852558136,"score":0.41534288525581364},
     {"move":"3","value":-100,"bound":"exact","effort":4,"why":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":1.4153428852558136,"score":0.41534288525581364},
     {"move":"4","value":-100,"bound":"exact","effort":3,"why":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":1.6342971915961313,"score":0.6342971915961313}
    ]
   },
   {
    "player": 0,
    "move": "3",
    "chosen": 2,
    "visits": 3,
    "why": "untried",
    "moves": [
     {"move":"1","value":-100,"bound":"exact","effort":1,"why":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":1.7818500399589539,"score":2.781850039958954},
     {"move":"2","value":-100,"bound":"exact","effort":1,"why":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":1.7818500399589539,"score":2.781850039958954},
     {"move":"3","value":null,"bound":"none","effort":0,"why":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
     {"move":"4","value":null,"bound":"none","effort":0,"why":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null}
    ]
   }
  ],
  "path": ["2","3","4","3"],
  "grown": 0,
  "end": "playout",
  "playouts": [{"moves":["2","1"],"result":[1,-1]}],
  "reward": [1,-1]
 },
 // > analyze montecarlo(sims=5)
 {"type":"started","re":41,"job":5,"kind":"analyze"},
 {
  "type": "analyze",
  "re": 41,
  "job": 5,
  "spec": "montecarlo(sims=5)",
  "best": "1",
  "value": -60,
  "proven": null,
  "proven_in": 0,
  "depth": 1,
  "nodes": 20,
  "playouts": 20,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["1"],
  "counters": {"mean length":4.9,"cut":0},
  "moves": [
   {"move":"1","value":-60,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":40,"pv":["1"]},
   {"move":"2","value":-60,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":40,"pv":["2"]},
   {"move":"3","value":-60,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":40,"pv":["3"]},
   {"move":"4","value":-60,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":40,"pv":["4"]}
  ]
 },
 // > tree 9 columns
 {
  "type": "columns",
  "re": 42,
  "job": 5,
  "spec": "montecarlo(sims=5)",
  "past": false,
  "state": "ended",
  "unit": "visits",
  "stamp": 82,
  "recorded": 5,
  "below": 5,
  "complete": null,
  "path": [],
  "moves": ["1","2","3","4"],
  "parent": [-1,0,0,0,0],
  "move": [-1,0,1,2,3],
  "mover": [1,0,0,0,0],
  "value": [null,-600,-600,-600,-600],
  "bound": [0,1,1,1,1],
  "effort": [20,5,5,5,5],
  "why": [0,8,8,8,8],
  "order": [0,0,1,2,3],
  "turn": [-1,-1,-1,-1,0],
  "tries": [20,5,5,5,5],
  "again": [0,0,0,0,0],
  "pruned": [0,0,0,0,0],
  "saved": [0,0,0,0,0],
  "more": [0,0,0,0,0]
 },
 // > node 1
 {
  "type": "node",
  "re": 43,
  "job": 5,
  "spec": "montecarlo(sims=5)",
  "past": false,
  "state": "ended",
  "unit": "visits",
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
  "node": {"value":-60,"bound":"exact","effort":5,"why":"playout","order":0,"turn":-1,"tries":5,"again":0,"pruned":0,"saved":0},
  "text": "The tree ends here; random games from here say -60.0.",
  "children": [
   {"move":"1","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"2","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"3","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0},
   {"move":"4","value":null,"bound":"none","effort":0,"why":null,"order":-1,"turn":-1,"tries":0}
  ]
 },
 // > analyze minimax-iter(depth=2)
 {"type":"started","re":44,"job":6,"kind":"analyze"},
 {
  "type": "analyze",
  "re": 44,
  "job": 6,
  "spec": "minimax-iter(depth=2)",
  "best": "2",
  "value": 0,
  "proven": null,
  "proven_in": 0,
  "depth": 2,
  "nodes": 20,
  "playouts": 0,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["2","1"],
  "counters": {"leaves":16,"finished games":3,"cut-offs":0},
  "moves": [
   {"move":"1","value":-100,"visits":0,"nodes":5,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["1","2"]},
   {"move":"2","value":0,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1"]},
   {"move":"3","value":-100,"visits":0,"nodes":5,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["3","2"]},
   {"move":"4","value":-100,"visits":0,"nodes":5,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","2"]}
  ]
 },
 // > history
 {
  "type": "history",
  "re": 45,
  "job": 6,
  "spec": "minimax-iter(depth=2)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "run": 0,
  "convergence": {
   "effort": [1,2,3,4,5,6,7,8,10,12,14,16,19,20],
   "ms": [0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "depth": [0,0,0,0,0,0,0,0,0,0,0,0,0,2],
   "best": [null,null,null,null,"1","1","1","1","2","2","2","2","2","2"],
   "value": [null,null,null,null,-100,-100,-100,-100,0,0,0,0,0,0],
   "moves": [
    {"move":"1","value":[null,null,null,null,-100,-100,-100,-100,-100,-100,-100,-100,-100,-100],"effort":[1,2,3,4,5,5,5,5,5,5,5,5,5,5],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
    {"move":"2","value":[null,null,null,null,null,null,null,null,0,0,0,0,0,0],"effort":[0,0,0,0,0,1,2,3,5,5,5,5,5,5],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
    {"move":"3","value":[null,null,null,null,null,null,null,null,null,null,null,-100,-100,-100],"effort":[0,0,0,0,0,0,0,0,0,2,4,5,5,5],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0]},
    {"move":"4","value":[null,null,null,null,null,null,null,null,null,null,null,null,null,-100],"effort":[0,0,0,0,0,0,0,0,0,0,0,1,4,5],"error":[0,0,0,0,0,0,0,0,0,0,0,0,0,0]}
   ]
  },
  "iterations": []
 },
 // > tree 20 columns
 {
  "type": "columns",
  "re": 46,
  "job": 6,
  "spec": "minimax-iter(depth=2)",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "stamp": 44,
  "recorded": 21,
  "below": 21,
  "complete": null,
  "path": [],
  "moves": ["1","2","3","4"],
  "parent": [-1,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4],
  "move": [-1,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2],
  "mover": [1,0,0,0,0,1,-2,1,1,1,1,1,1,1,-2,1,1,1,-2,1],
  "value": [0,-1000,0,-1000,-1000,0,-1000,0,0,0,0,0,0,0,-1000,0,0,0,-1000,0],
  "bound": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "effort": [21,5,5,5,5,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "why": [0,0,0,0,0,1,3,1,1,1,1,1,1,1,3,1,1,1,3,1],
  "order": [0,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2],
  "turn": [-1,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2],
  "tries": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
  "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "pruned": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "saved": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
  "more": [0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
 },
 // > analyze minimax(depth=4) record=20
 {"type":"started","re":47,"job":7,"kind":"analyze"},
 {
  "type": "analyze",
  "re": 47,
  "job": 7,
  "spec": "minimax",
  "best": "2",
  "value": 0,
  "proven": null,
  "proven_in": 0,
  "depth": 4,
  "nodes": 260,
  "playouts": 0,
  "ms": 0,
  "nps": 0,
  "timed": false,
  "run": 0,
  "pv": ["2","1","1","1"],
  "counters": {"leaves":194,"finished games":55,"cut-offs":0},
  "moves": [
   {"move":"1","value":-100,"visits":0,"nodes":65,"bound":"exact","proven":"loss","proven_in":0,"error":0,"pv":["1","1","1","2"]},
   {"move":"2","value":0,"visits":0,"nodes":74,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1","1","1"]},
   {"move":"3","value":-100,"visits":0,"nodes":56,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["3","2"]},
   {"move":"4","value":-100,"visits":0,"nodes":65,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["4","2"]}
  ]
 },
 // > tree 60 columns
 {
  "type": "columns",
  "re": 48,
  "job": 7,
  "spec": "minimax",
  "past": false,
  "state": "ended",
  "unit": "nodes",
  "stamp": 524,
  "recorded": 5,
  "below": 5,
  "complete": 1,
  "path": [],
  "moves": ["1","2","3","4"],
  "parent": [-1,0,0,0,0],
  "move": [-1,0,1,2,3],
  "mover": [1,0,0,0,0],
  "value": [0,-1000,0,-1000,-1000],
  "bound": [1,1,1,1,1],
  "effort": [261,65,74,56,65],
  "why": [0,0,0,0,0],
  "order": [0,0,1,2,3],
  "turn": [-1,0,1,2,3],
  "tries": [1,1,1,1,1],
  "again": [0,0,0,0,0],
  "pruned": [0,0,0,0,0],
  "saved": [0,0,0,0,0],
  "more": [0,0,0,0,0]
 },
];
