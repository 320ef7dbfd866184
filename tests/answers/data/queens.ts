// What the golden pictures of moves of three clicks are painted from: Amazons.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new amazons(columns=4,rows=3,queens=1)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "play c1-c2/b2", answers: [
  {"type":"ok","re":2},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 3,
   "game": "amazons(columns=4,rows=3,queens=1)",
   "family": "amazons",
   "position": ".B../.xW./.... b",
   "start": null,
   "mover": 1,
   "player_names": ["White","Black"],
   "status": "ongoing",
   "moves_played": ["c1-c2/b2"],
   "redo": [],
   "result": null,
   "result_text": "Black to move (move 2).",
   "players": ["human","uct"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"white","title":"white queen","letter":"W","owner":0},
    {"name":"black","title":"black queen","letter":"B","owner":1},
    {"name":"arrow","title":"arrow","letter":"x","owner":-1}
   ],
   "view": {
    "columns": 4,
    "rows": 3,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"a1"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"b1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"c1","last":true},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"d1"},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"a2"},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":2,"owner":-1,"click":5,"name":"b2","last":true},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":6,"name":"c2","last":true},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":7,"name":"d2"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"a3"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":1,"owner":1,"click":9,"name":"b3"},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"c3"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"d3"}
    ],
    "links": [],
    "motions": [{"from":2,"to":6,"piece":0},{"from":-1,"to":5,"piece":2}]
   },
   "moves": [
    {"move":"b3-c3/d3","path":[9,10,11],"keys":[]},
    {"move":"b3-c3/b3","path":[9,10,9],"keys":[]},
    {"move":"b3-c3/a3","path":[9,10,8],"keys":[]},
    {"move":"b3-c3/d2","path":[9,10,7],"keys":[]},
    {"move":"b3-d3/c3","path":[9,11,10],"keys":[]},
    {"move":"b3-d3/b3","path":[9,11,9],"keys":[]},
    {"move":"b3-d3/a3","path":[9,11,8],"keys":[]},
    {"move":"b3-d3/d2","path":[9,11,7],"keys":[]},
    {"move":"b3-d3/d1","path":[9,11,3],"keys":[]},
    {"move":"b3-a3/b3","path":[9,8,9],"keys":[]},
    {"move":"b3-a3/c3","path":[9,8,10],"keys":[]},
    {"move":"b3-a3/d3","path":[9,8,11],"keys":[]},
    {"move":"b3-a3/a2","path":[9,8,4],"keys":[]},
    {"move":"b3-a3/a1","path":[9,8,0],"keys":[]},
    {"move":"b3-a2/b3","path":[9,4,9],"keys":[]},
    {"move":"b3-a2/a3","path":[9,4,8],"keys":[]},
    {"move":"b3-a2/a1","path":[9,4,0],"keys":[]},
    {"move":"b3-a2/b1","path":[9,4,1],"keys":[]}
   ],
   "link": "v=1&g=amazons(columns=4,rows=3,queens=1)&p=human;uct&s=1&m=c1-c2/b2"
  },
 ] },
 { line: "analyze uct(sims=60)", answers: [
  {"type":"started","re":4,"job":1,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 4,
   "job": 1,
   "spec": "uct(sims=60)",
   "best": "b3-c3/d3",
   "value": 20,
   "proven": null,
   "proven_in": 0,
   "depth": 2,
   "nodes": 102,
   "playouts": 56,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["b3-c3/d3","c2-d2/c2"],
   "counters": {"descents":60,"tree nodes":19,"mean depth":1.7,"memory":0.0167236328125,"tree full":0,"proofs":7},
   "moves": [
    {"move":"b3-c3/d3","value":20,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":48.98979485566356,"pv":["b3-c3/d3","c2-d2/c2"]},
    {"move":"b3-c3/b3","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["b3-c3/b3","c2-d2/d3"]},
    {"move":"b3-c3/a3","value":60,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":40,"pv":["b3-c3/a3","c2-d2/d3"]},
    {"move":"b3-c3/d2","value":-33.333333333333336,"visits":3,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":66.66666666666666,"pv":["b3-c3/d2","c2-d3/b1"]},
    {"move":"b3-d3/c3","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["b3-d3/c3","c2-d2/c2"]},
    {"move":"b3-d3/b3","value":-100,"visits":3,"nodes":0,"bound":"exact","proven":"loss","proven_in":0,"error":0,"pv":["b3-d3/b3","c2-d2/c2"]},
    {"move":"b3-d3/a3","value":20,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":48.98979485566356,"pv":["b3-d3/a3","c2-d2/c3"]},
    {"move":"b3-d3/d2","value":-100,"visits":4,"nodes":0,"bound":"exact","proven":"loss","proven_in":2,"error":0,"pv":["b3-d3/d2","c2-c3/c2"]},
    {"move":"b3-d3/d1","value":-33.333333333333336,"visits":3,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":66.66666666666666,"pv":["b3-d3/d1","c2-d2/c3"]},
    {"move":"b3-a3/b3","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["b3-a3/b3","c2-d2/d3"]},
    {"move":"b3-a3/c3","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["b3-a3/c3","c2-d2/d3"]},
    {"move":"b3-a3/d3","value":20,"visits":5,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":48.98979485566356,"pv":["b3-a3/d3","c2-d2/c3"]},
    {"move":"b3-a3/a2","value":-33.333333333333336,"visits":3,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":66.66666666666666,"pv":["b3-a3/a2","c2-d2/d3"]},
    {"move":"b3-a3/a1","value":-33.333333333333336,"visits":3,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":66.66666666666666,"pv":["b3-a3/a1","c2-d2/d3"]},
    {"move":"b3-a2/b3","value":50,"visits":4,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":50,"pv":["b3-a2/b3","c2-d2/d3"]},
    {"move":"b3-a2/a3","value":-33.333333333333336,"visits":3,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":66.66666666666666,"pv":["b3-a2/a3","c2-d2/d3"]},
    {"move":"b3-a2/a1","value":0,"visits":4,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":57.735026918962575,"pv":["b3-a2/a1","c2-d2/d3"]},
    {"move":"b3-a2/b1","value":-100,"visits":2,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["b3-a2/b1","c2-d2/d3"]}
   ]
  },
 ] },
 { line: "eval strong", answers: [
  {
   "type": "eval",
   "re": 5,
   "spec": "territory",
   "player": 1,
   "value": -40.771993601376465,
   "terms": {"t1":-1.071406593406593,"t2":-1.3339999999999994,"c1":0,"c2":-0.5736263736263734,"m":-2.622669186017602},
   "cells": {"1":-1,"2":-1,"3":-1,"4":1,"7":-1,"8":1,"11":-0.25}
  },
 ] },
 { line: "trace b3-c3/d3 c2-d2/c2", answers: [
  {"type":"trace","re":6,"plies":1,"steps":[[2,9,10,1],[2,-1,11,2],[3,6,7,0],[3,-1,6,2]]},
 ] },
];
