// Tron: alone, two at once, three riders; rounds, trails, mixed choices.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new tron(map=5x4-_6-1.3_1.3_6)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 2,
   "game": "tron(map=5x4-_6-1.3_1.3_6)",
   "family": "tron",
   "position": "#####/#1.../#...#/#####",
   "start": null,
   "mover": 0,
   "player_names": ["Blue"],
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
   "pieces": [
    {"name":"blue","title":"blue rider","letter":"1","owner":0},
    {"name":"blue-trail","title":"trail of blue","letter":"*","owner":0},
    {"name":"wall","title":"wall","letter":"#","owner":-1},
    {"name":"start-2","title":"start of rider 2","letter":"2","owner":-1},
    {"name":"teleport-a","title":"teleport a","letter":"a","owner":-1},
    {"name":"stairs-A","title":"stairs A","letter":"A","owner":-1}
   ],
   "view": {
    "columns": 5,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":1,"name":"1,0"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":0,"y":1,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":5,"name":"0,1"},
     {"id":6,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"1,1","target":true},
     {"id":7,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":7,"name":"2,1"},
     {"id":8,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"3,1"},
     {"id":9,"x":4,"y":1,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":9,"name":"4,1"},
     {"id":10,"x":0,"y":2,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":10,"name":"0,2"},
     {"id":11,"x":1,"y":2,"floor":0,"place":"start","piece":0,"owner":0,"click":11,"name":"1,2"},
     {"id":12,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":12,"name":"2,2","target":true},
     {"id":13,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"3,2"},
     {"id":14,"x":4,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"4,2"},
     {"id":15,"x":0,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":15,"name":"0,3"},
     {"id":16,"x":1,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":16,"name":"1,3"},
     {"id":17,"x":2,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":17,"name":"2,3"},
     {"id":18,"x":3,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":18,"name":"3,3"},
     {"id":19,"x":4,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":19,"name":"4,3"}
    ],
    "links": [],
    "motions": []
   },
   "moves": [{"move":"r","path":[12],"keys":["right"]},{"move":"d","path":[6],"keys":["down"]}],
   "link": "v=1&g=tron(map=5x4-_6-1.3_1.3_6)&p=human&s=1"
  },
 ] },
 { line: "play r r", answers: [
  {"type":"ok","re":3},
 ] },
 { line: "trace", answers: [
  {"type":"trace","re":4,"plies":2,"steps":[[1,11,12,0],[2,12,13,0]]},
 ] },
 { line: "trace u", answers: [
  {"type":"trace","re":5,"plies":2,"steps":[]},
 ] },
 { line: "eval", answers: [
  {
   "type": "eval",
   "re": 6,
   "spec": "chambers",
   "player": 0,
   "value": 3,
   "scale": "points",
   "bounds": null,
   "terms": {"steps":3},
   "titles": {"steps":"Steps","cells":"Cells","edges":"Pairs of adjacent cells"},
   "cells": {"6":1,"7":1,"8":1,"14":1}
  },
 ] },
 { line: "eval chambers moves", answers: [
  {
   "type": "eval",
   "re": 7,
   "spec": "chambers",
   "player": 0,
   "value": 3,
   "scale": "points",
   "bounds": null,
   "terms": {"steps":3},
   "titles": {"steps":"Steps","cells":"Cells","edges":"Pairs of adjacent cells"},
   "cells": {"6":1,"7":1,"8":1,"14":1},
   "moves": [
    {"move":"r","terms":{"steps":0},"value":0,"dice":null},
    {"move":"d","terms":{"steps":2},"value":2,"dice":null}
   ]
  },
 ] },
 { line: "simulate hug count=2 playouts=10", answers: [
  {"type":"started","re":8,"job":1,"kind":"simulate"},
  {
   "type": "simulate",
   "re": 8,
   "job": 1,
   "policy": "wall-following",
   "seed": 1,
   "games": [
    {"moves":"d l l","length":3,"result":[5],"pieces":[-1,-1,-1,-1,-1,-1,0,1,1,-1,-1,1,1,1,-1,-1,-1,-1,-1,-1]},
    {"moves":"d l l","length":3,"result":[5],"pieces":[-1,-1,-1,-1,-1,-1,0,1,1,-1,-1,1,1,1,-1,-1,-1,-1,-1,-1]}
   ],
   "playouts": 10,
   "mean": 3,
   "sd": 0,
   "min": 3,
   "max": 3,
   "results": [5],
   "wins": [10],
   "cells": [0,0,0,0,0,0,10,10,10,0,0,0,0,0,0,0,0,0,0,0]
  },
 ] },
 { line: "analyze montecarlo(sims=20,score=sum)", answers: [
  {"type":"started","re":9,"job":2,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 9,
   "job": 2,
   "spec": "montecarlo(sims=20,score=sum)",
   "best": "d",
   "value": 5,
   "scale": "points",
   "bounds": null,
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 1,
   "nodes": 20,
   "playouts": 20,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["d"],
   "counters": {"mean length":2,"cut":0},
   "moves": [
    {"move":"r","value":3,"visits":0,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["r"]},
    {"move":"d","value":5,"visits":20,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d"]}
   ]
  },
 ] },
 { line: "analyze solver(nodes=2000)", answers: [
  {"type":"started","re":10,"job":3,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 10,
   "job": 3,
   "spec": "solver(nodes=2000)",
   "best": "d",
   "value": 5,
   "scale": "points",
   "bounds": null,
   "proven": null,
   "proven_in": 0,
   "ended": "The longest ride is proven.",
   "depth": 3,
   "nodes": 0,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["d","l","l"],
   "counters": {"found":5,"bound":5,"gap":0,"cut-offs":0,"table hits":0,"phases":0},
   "moves": [
    {"move":"r","value":3,"visits":0,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["r"]},
    {"move":"d","value":5,"visits":0,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d","l","l"]}
   ]
  },
 ] },
 { line: "review", answers: [
  {"type":"started","re":11,"job":4,"kind":"review"},
  {
   "type": "reviewed",
   "re": 11,
   "job": 4,
   "kind": "review",
   "ply": 1,
   "player": 0,
   "move": "r",
   "grade": "best",
   "loss": 0,
   "loss_max": 0,
   "delay": null,
   "best": {"move":"r","value":5,"low":5,"high":5,"proven":null,"in":0},
   "played": {"value":5,"low":5,"high":5,"proven":null,"in":0},
   "nodes": 0,
   "estimated": false,
   "pv": ["r","d","l","l"]
  },
  {
   "type": "progress",
   "re": 11,
   "job": 4,
   "kind": "review",
   "spec": "solver(nodes=100M)",
   "done": 1,
   "total": 2,
   "text": "1 of 2 moves, move 1: +5.0",
   "now": {
    "ply": 0,
    "value": 5,
    "low": 5,
    "high": 5,
    "proven": null,
    "in": 0,
    "depth": 5,
    "nodes": 0,
    "counters": {"found":5,"bound":5,"gap":0,"cut-offs":0,"table hits":0,"phases":0}
   }
  },
  {
   "type": "reviewed",
   "re": 11,
   "job": 4,
   "kind": "review",
   "ply": 0,
   "player": 0,
   "move": "r",
   "grade": "best",
   "loss": 0,
   "loss_max": 0,
   "delay": null,
   "best": {"move":"r","value":5,"low":5,"high":5,"proven":null,"in":0},
   "played": {"value":5,"low":5,"high":5,"proven":null,"in":0},
   "nodes": 0,
   "estimated": false,
   "pv": ["r","r","d","l","l"]
  },
  {
   "type": "review",
   "re": 11,
   "job": 4,
   "spec": "solver(nodes=100M)",
   "done": 2,
   "total": 2,
   "timed": false,
   "stopped": false,
   "exact": false,
   "thresholds": {"mistake":25,"blunder":125},
   "second": "pvs(moves=all,nodes=300k)",
   "estimated": 0,
   "unsolved": null,
   "turning": null,
   "sides": [
    {"player":0,"name":"Blue","moves":2,"best":2,"fine":0,"mistakes":0,"blunders":0,"open":0,"accuracy":100}
   ],
   "plies": [
    {
     "ply": 0,
     "player": 0,
     "move": "r",
     "grade": "best",
     "loss": 0,
     "loss_max": 0,
     "delay": null,
     "best": {"move":"r","value":5,"low":5,"high":5,"proven":null,"in":0},
     "played": {"value":5,"low":5,"high":5,"proven":null,"in":0},
     "nodes": 0,
     "estimated": false,
     "pv": ["r","r","d","l","l"]
    },
    {
     "ply": 1,
     "player": 0,
     "move": "r",
     "grade": "best",
     "loss": 0,
     "loss_max": 0,
     "delay": null,
     "best": {"move":"r","value":5,"low":5,"high":5,"proven":null,"in":0},
     "played": {"value":5,"low":5,"high":5,"proven":null,"in":0},
     "nodes": 0,
     "estimated": false,
     "pv": ["r","d","l","l"]
    }
   ]
  },
 ] },
 { line: "undo", answers: [
  {"type":"ok","re":12},
 ] },
 { line: "redo", answers: [
  {"type":"ok","re":13},
 ] },
 { line: "new tron(map=5x5-_25)", answers: [
  {"type":"error","re":14,"text":"The map has no start: mark one with the digit 1."},
 ] },
 { line: "new tron(preset=small)", answers: [
  {"type":"ok","re":15},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 16,
   "game": "tron(map=5x5-.12-2.7-1)",
   "family": "tron",
   "position": "...../...../..2../...../1....",
   "start": null,
   "mover": 0,
   "player_names": ["Blue","Orange"],
   "player_titles": ["Blue","Orange"],
   "status": "ongoing",
   "moves_played": [],
   "redo": [],
   "result": null,
   "result_text": "Blue to move (move 1).",
   "players": ["human","uct"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"blue","title":"blue rider","letter":"1","owner":0},
    {"name":"orange","title":"orange rider","letter":"2","owner":1},
    {"name":"blue-trail","title":"trail of blue","letter":"*","owner":0},
    {"name":"orange-trai","title":"trail of orange","letter":"+","owner":1},
    {"name":"wall","title":"wall","letter":"#","owner":-1},
    {"name":"start-3","title":"start of rider 3","letter":"3","owner":-1},
    {"name":"teleport-a","title":"teleport a","letter":"a","owner":-1},
    {"name":"stairs-A","title":"stairs A","letter":"A","owner":-1}
   ],
   "view": {
    "columns": 5,
    "rows": 5,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":0,"owner":0,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0","target":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"0,1","target":true},
     {"id":6,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"1,1"},
     {"id":7,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":7,"name":"2,1"},
     {"id":8,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"3,1"},
     {"id":9,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"4,1"},
     {"id":10,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"0,2"},
     {"id":11,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"1,2"},
     {"id":12,"x":2,"y":2,"floor":0,"place":"start","piece":1,"owner":1,"click":12,"name":"2,2"},
     {"id":13,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"3,2"},
     {"id":14,"x":4,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"4,2"},
     {"id":15,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":15,"name":"0,3"},
     {"id":16,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":16,"name":"1,3"},
     {"id":17,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"2,3"},
     {"id":18,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"3,3"},
     {"id":19,"x":4,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":19,"name":"4,3"},
     {"id":20,"x":0,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":20,"name":"0,4"},
     {"id":21,"x":1,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":21,"name":"1,4"},
     {"id":22,"x":2,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"2,4"},
     {"id":23,"x":3,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"3,4"},
     {"id":24,"x":4,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":24,"name":"4,4"}
    ],
    "links": [],
    "motions": []
   },
   "moves": [{"move":"u","path":[5],"keys":["up"]},{"move":"r","path":[1],"keys":["right"]}],
   "link": "v=1&g=tron(map=5x5-.12-2.7-1)&p=human;uct&s=1"
  },
 ] },
 { line: "players human uct(sims=20)", answers: [
  {
   "type": "players",
   "re": 17,
   "players": [
    {
     "spec": "human",
     "name": "human",
     "searcher": "human",
     "number": 1,
     "side": "Blue",
     "values": {"time":0,"nodes":0,"seed":1,"name":""},
     "human": true
    },
    {
     "spec": "uct(sims=20)",
     "name": "uct",
     "searcher": "uct",
     "number": 4,
     "side": "Orange",
     "values": {
      "sims": 20,
      "c": 1.7,
      "select": "ucb1",
      "playouts": 1,
      "playout": {"name":"uniform","values":{"kernel":"lockstep"}},
      "cut": 0,
      "leaf": "playout",
      "eval": {"name":"chambers","values":{"cell":0.055,"edge":0.194,"apart":4}},
      "prior": 0,
      "width": 0,
      "widen": 0.5,
      "max": 0,
      "stages": false,
      "minimax": 0,
      "solve": true,
      "prune": false,
      "forced": false,
      "order": false,
      "reflex": false,
      "final": "visits",
      "reward": "signed",
      "reuse": false,
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
 { line: "round ahead", ahead: true, answers: [
  {"type":"started","re":18,"job":5,"kind":"round"},
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 19,
   "job": 5,
   "kind": "round",
   "players": [null,{"ms":0,"playouts":0,"nodes":0}],
   "ms": 0
  },
  {"type":"round","re":18,"job":5,"players":[null,{"ms":0,"playouts":16,"nodes":96}],"ms":0},
 ] },
 { line: "round up", answers: [
  {
   "type": "round",
   "re": 20,
   "job": 5,
   "players": [null,{"ms":0,"playouts":16,"nodes":96}],
   "ms": 0,
   "moves": ["u","d"]
  },
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 21,
   "game": "tron(map=5x5-.12-2.7-1)",
   "family": "tron",
   "position": "...../...../..+../1.2../*.... | 1@0,0 2@2,2",
   "start": null,
   "mover": 0,
   "player_names": ["Blue","Orange"],
   "player_titles": ["Blue","Orange"],
   "status": "ongoing",
   "moves_played": ["u","d"],
   "redo": [],
   "result": null,
   "result_text": "Blue to move (move 3).",
   "players": ["human","uct(sims=20)"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"blue","title":"blue rider","letter":"1","owner":0},
    {"name":"orange","title":"orange rider","letter":"2","owner":1},
    {"name":"blue-trail","title":"trail of blue","letter":"*","owner":0},
    {"name":"orange-trai","title":"trail of orange","letter":"+","owner":1},
    {"name":"wall","title":"wall","letter":"#","owner":-1},
    {"name":"start-3","title":"start of rider 3","letter":"3","owner":-1},
    {"name":"teleport-a","title":"teleport a","letter":"a","owner":-1},
    {"name":"stairs-A","title":"stairs A","letter":"A","owner":-1}
   ],
   "view": {
    "columns": 5,
    "rows": 5,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":2,"owner":0,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":0,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":5,"name":"0,1","last":true},
     {"id":6,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"1,1","target":true},
     {"id":7,"x":2,"y":1,"floor":0,"place":"cell","piece":1,"owner":1,"click":7,"name":"2,1","last":true},
     {"id":8,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"3,1"},
     {"id":9,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"4,1"},
     {"id":10,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"0,2","target":true},
     {"id":11,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"1,2"},
     {"id":12,"x":2,"y":2,"floor":0,"place":"start","piece":3,"owner":1,"click":12,"name":"2,2"},
     {"id":13,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"3,2"},
     {"id":14,"x":4,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"4,2"},
     {"id":15,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":15,"name":"0,3"},
     {"id":16,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":16,"name":"1,3"},
     {"id":17,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"2,3"},
     {"id":18,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"3,3"},
     {"id":19,"x":4,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":19,"name":"4,3"},
     {"id":20,"x":0,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":20,"name":"0,4"},
     {"id":21,"x":1,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":21,"name":"1,4"},
     {"id":22,"x":2,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"2,4"},
     {"id":23,"x":3,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"3,4"},
     {"id":24,"x":4,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":24,"name":"4,4"}
    ],
    "links": [],
    "motions": [{"from":0,"to":5,"piece":0},{"from":12,"to":7,"piece":1}]
   },
   "moves": [{"move":"u","path":[10],"keys":["up"]},{"move":"r","path":[6],"keys":["right"]}],
   "link": "v=1&g=tron(map=5x5-.12-2.7-1)&p=human;uct(sims=20)&s=1&m=ud"
  },
 ] },
 { line: "players uct(sims=20) uct(sims=20)", answers: [
  {
   "type": "players",
   "re": 22,
   "players": [
    {
     "spec": "uct(sims=20)",
     "name": "uct",
     "searcher": "uct",
     "number": 5,
     "side": "Blue",
     "values": {
      "sims": 20,
      "c": 1.7,
      "select": "ucb1",
      "playouts": 1,
      "playout": {"name":"uniform","values":{"kernel":"lockstep"}},
      "cut": 0,
      "leaf": "playout",
      "eval": {"name":"chambers","values":{"cell":0.055,"edge":0.194,"apart":4}},
      "prior": 0,
      "width": 0,
      "widen": 0.5,
      "max": 0,
      "stages": false,
      "minimax": 0,
      "solve": true,
      "prune": false,
      "forced": false,
      "order": false,
      "reflex": false,
      "final": "visits",
      "reward": "signed",
      "reuse": false,
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
    },
    {
     "spec": "uct(sims=20)",
     "name": "uct",
     "searcher": "uct",
     "number": 4,
     "side": "Orange",
     "values": {
      "sims": 20,
      "c": 1.7,
      "select": "ucb1",
      "playouts": 1,
      "playout": {"name":"uniform","values":{"kernel":"lockstep"}},
      "cut": 0,
      "leaf": "playout",
      "eval": {"name":"chambers","values":{"cell":0.055,"edge":0.194,"apart":4}},
      "prior": 0,
      "width": 0,
      "widen": 0.5,
      "max": 0,
      "stages": false,
      "minimax": 0,
      "solve": true,
      "prune": false,
      "forced": false,
      "order": false,
      "reflex": false,
      "final": "visits",
      "reward": "signed",
      "reuse": false,
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
 { line: "round", answers: [
  {"type":"started","re":23,"job":6,"kind":"round"},
  {
   "type": "progress",
   "re": 23,
   "job": 6,
   "kind": "round",
   "players": [{"ms":0,"playouts":14,"nodes":93},{"ms":0,"playouts":0,"nodes":0}],
   "ms": 0
  },
  {
   "type": "round",
   "re": 23,
   "job": 6,
   "players": [{"ms":0,"playouts":14,"nodes":93},{"ms":0,"playouts":15,"nodes":96}],
   "ms": 0,
   "moves": ["r","d"]
  },
 ] },
 { line: "eval voronoi", answers: [
  {
   "type": "eval",
   "re": 24,
   "spec": "voronoi",
   "player": 0,
   "value": 12.913043478260864,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"cells":0.3},
   "titles": {"steps":"Steps","cells":"Cells","edges":"Pairs of adjacent cells"},
   "cells": {"3":-1,"4":-1,"8":-1,"9":-1,"10":1,"11":1,"13":-1,"14":-1,"15":1,"16":1,"17":1,"19":-1,"20":1,"21":1,"22":1,"23":1}
  },
 ] },
 { line: "eval voronoi moves", answers: [
  {
   "type": "eval",
   "re": 25,
   "spec": "voronoi",
   "player": 0,
   "value": 12.913043478260864,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"cells":0.3},
   "titles": {"steps":"Steps","cells":"Cells","edges":"Pairs of adjacent cells"},
   "cells": {"3":-1,"4":-1,"8":-1,"9":-1,"10":1,"11":1,"13":-1,"14":-1,"15":1,"16":1,"17":1,"19":-1,"20":1,"21":1,"22":1,"23":1},
   "moves": [
    {"move":"u","terms":{"cells":0.3},"value":12.913043478260864,"dice":null},
    {"move":"d","terms":{"cells":0.3},"value":12.913043478260864,"dice":null}
   ]
  },
 ] },
 { line: "analyze uct(sims=60)", answers: [
  {"type":"started","re":26,"job":7,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 26,
   "job": 7,
   "spec": "uct(sims=60)",
   "best": "u",
   "value": 21.27659574468085,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 12,
   "nodes": 471,
   "playouts": 34,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u","r","l","r","u","u","r","l","u","u","r","r"],
   "counters": {"descents":60,"tree nodes":18,"mean depth":7.85,"memory":0.007080078125,"tree full":0},
   "moves": [
    {"move":"u","value":21.27659574468085,"visits":47,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":11.354261024449851,"pv":["u","r","l","r","u","u","r","l","u","u","r","r"]},
    {"move":"d","value":-69.23076923076923,"visits":13,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":13.323467750529824,"pv":["d","r"]}
   ]
  },
 ] },
 { line: "tree 30 columns", answers: [
  {
   "type": "columns",
   "re": 27,
   "job": 7,
   "spec": "uct(sims=60)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "revision": 471,
   "recorded": 69,
   "below": 69,
   "complete": null,
   "path": [],
   "moves": ["u","r","l","d"],
   "parent": [-1,0,0,1,1,2,2,3,3,7,7,8,8,9,9,9,11,12,13,14,15,16,17,18,20,21,21,25,27,28],
   "move": [-1,0,3,1,2,1,2,0,2,1,0,1,0,1,2,0,0,0,0,0,0,0,0,1,1,1,0,2,0,0],
   "mover": [0,1,1,0,-2,-2,-2,1,1,0,0,0,0,1,1,1,1,1,0,0,0,0,0,1,1,1,1,0,1,0],
   "value": [213,213,-692,-28,1000,-1000,0,-133,100,-250,333,-83,375,-500,0,-250,0,286,-500,0,-250,0,0,-500,0,0,-250,0,0,0],
   "bound": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
   "visits": [60,47,13,36,11,9,4,15,20,12,3,12,8,4,3,4,11,7,4,3,4,11,5,2,2,6,4,4,2,2],
   "end": [0,0,0,0,8,8,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "order": [0,0,1,0,1,0,1,0,1,0,1,0,1,0,1,2,0,0,0,0,0,0,0,1,0,0,1,0,0,0],
   "turn": [-1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,2,0,0,0,0,0,0,0,1,0,0,1,0,0,0],
   "tries": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],
   "again": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "pruned": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "saved": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
   "more": [0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,3,2,4,2,0,7,2,2,3,6,2,0,2]
  },
 ] },
 { line: "node", answers: [
  {
   "type": "node",
   "re": 28,
   "job": 7,
   "spec": "uct(sims=60)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "path": [],
   "position": "...../...../..+../*1+../*.2.. | 1@0,0 2@2,2",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 5,
    "rows": 5,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":2,"owner":0,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0","target":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":0,"y":1,"floor":0,"place":"cell","piece":2,"owner":0,"click":5,"name":"0,1"},
     {"id":6,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":6,"name":"1,1"},
     {"id":7,"x":2,"y":1,"floor":0,"place":"cell","piece":3,"owner":1,"click":7,"name":"2,1"},
     {"id":8,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"3,1"},
     {"id":9,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"4,1"},
     {"id":10,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"0,2"},
     {"id":11,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"1,2","target":true},
     {"id":12,"x":2,"y":2,"floor":0,"place":"start","piece":3,"owner":1,"click":12,"name":"2,2"},
     {"id":13,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"3,2"},
     {"id":14,"x":4,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"4,2"},
     {"id":15,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":15,"name":"0,3"},
     {"id":16,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":16,"name":"1,3"},
     {"id":17,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"2,3"},
     {"id":18,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"3,3"},
     {"id":19,"x":4,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":19,"name":"4,3"},
     {"id":20,"x":0,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":20,"name":"0,4"},
     {"id":21,"x":1,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":21,"name":"1,4"},
     {"id":22,"x":2,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"2,4"},
     {"id":23,"x":3,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"3,4"},
     {"id":24,"x":4,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":24,"name":"4,4"}
    ],
    "links": [],
    "motions": []
   },
   "node": {"value":21.27659574468085,"visits":60,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":1,"again":0,"pruned":0,"saved":0},
   "text": "Mean of 60 visits: +21.3.",
   "children": [
    {
     "move": "u",
     "value": 21.27659574468085,
     "visits": 47,
     "alpha": null,
     "beta": null,
     "bound": "exact",
     "end": "searched",
     "order": 0,
     "turn": 0,
     "tries": 1,
     "proven": null,
     "proven_in": 0,
     "mean": 0.21276596188545227,
     "explore": 0.5017555643393841,
     "score": 0.7145215262248363
    },
    {
     "move": "d",
     "value": -69.23076923076923,
     "visits": 13,
     "alpha": null,
     "beta": null,
     "bound": "exact",
     "end": "searched",
     "order": 1,
     "turn": 1,
     "tries": 1,
     "proven": null,
     "proven_in": 0,
     "mean": -0.692307710647583,
     "explore": 0.9540462842256224,
     "score": 0.2617385735780394
    }
   ],
   "joint": {"players":[0,1],"rows":["u","d"],"columns":["l","r"],"value":[[100,-2.7777777777777777],[0,-100]],"visits":[[11,36],[4,9]]},
   "choosers": [
    {
     "player": 0,
     "moves": [
      {"move":"u","value":21.27659574468085,"visits":47,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0.21276596188545227,"explore":0.5017555643393841,"score":0.7145215262248363},
      {"move":"d","value":-69.23076923076923,"visits":13,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.692307710647583,"explore":0.9540462842256224,"score":0.2617385735780394}
     ]
    },
    {
     "player": 1,
     "moves": [
      {"move":"r","value":-22.22222222222222,"visits":45,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0.2222222238779068,"explore":0.5127844811645221,"score":0.7350067050424289},
      {"move":"l","value":73.33333333333333,"visits":15,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.7333333492279053,"explore":0.8881687466784534,"score":0.15483539745054808}
     ]
    }
   ]
  },
 ] },
 { line: "descent", answers: [
  {
   "type": "descent",
   "re": 29,
   "job": 7,
   "spec": "uct(sims=60)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "number": 60,
   "c": 1.7,
   "scale": 1,
   "steps": [
    {
     "player": 0,
     "move": "u",
     "chosen": 0,
     "visits": 59,
     "why": "mixed",
     "moves": [
      {"move":"u","value":21.73913043478261,"visits":46,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0.21739130434782608,"explore":0.5061380661346417,"score":0.7235293704824678},
      {"move":"d","value":-69.23076923076923,"visits":13,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.692307710647583,"explore":0.952086135124155,"score":0.25977842447657196}
     ]
    },
    {
     "player": 1,
     "move": "r",
     "chosen": 0,
     "visits": 59,
     "why": "mixed",
     "moves": [
      {
       "move": "r",
       "value": -22.727272727272727,
       "visits": 44,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 0,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": 0.22727272727272727,
       "explore": 0.5175133755751389,
       "score": 0.7447861028478662
      },
      {"move":"l","value":73.33333333333333,"visits":15,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.7333333492279053,"explore":0.8863439471906943,"score":0.15301059796278904}
     ]
    },
    {
     "player": 0,
     "move": "l",
     "chosen": 1,
     "visits": 35,
     "why": "mixed",
     "moves": [
      {
       "move": "u",
       "value": -13.333333333333334,
       "visits": 15,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 0,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.13333334028720856,
       "explore": 0.8276454628937774,
       "score": 0.6943121226065688
      },
      {"move":"l","value":10.526315789473683,"visits":19,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":0.10526315789473684,"explore":0.7353822992029542,"score":0.840645457097691}
     ]
    },
    {
     "player": 1,
     "move": "r",
     "chosen": 0,
     "visits": 34,
     "why": "mixed",
     "moves": [
      {
       "move": "r",
       "value": -17.391304347826086,
       "visits": 23,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 0,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": 0.17391304347826086,
       "explore": 0.6656537277275268,
       "score": 0.8395667712057877
      },
      {"move":"u","value":36.36363636363637,"visits":11,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.3636363744735718,"explore":0.9625337086929938,"score":0.598897334219422}
     ]
    },
    {
     "player": 0,
     "move": "u",
     "chosen": 0,
     "visits": 11,
     "why": "mixed",
     "moves": [
      {"move":"u","value":0,"visits":10,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0,"explore":0.832461249367804,"score":0.832461249367804}
     ]
    },
    {
     "player": 1,
     "move": "u",
     "chosen": 0,
     "visits": 10,
     "why": "mixed",
     "moves": [
      {"move":"u","value":0,"visits":10,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0,"explore":0.8157493821949465,"score":0.8157493821949465}
     ]
    },
    {
     "player": 0,
     "move": "r",
     "chosen": 0,
     "visits": 10,
     "why": "mixed",
     "moves": [
      {"move":"r","value":0,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0,"explore":1.1536438397975668,"score":1.1536438397975668},
      {"move":"u","value":-25,"visits":4,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.25,"explore":1.2898130238056182,"score":1.0398130238056182}
     ]
    },
    {
     "player": 1,
     "move": "l",
     "chosen": 0,
     "visits": 9,
     "why": "mixed",
     "moves": [
      {"move":"l","value":-20,"visits":5,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0.2,"explore":1.1269409443818765,"score":1.3269409443818765},
      {"move":"u","value":0,"visits":4,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":0,"explore":1.259958279132843,"score":1.259958279132843}
     ]
    },
    {
     "player": 0,
     "move": "u",
     "chosen": 0,
     "visits": 3,
     "why": "mixed",
     "moves": [
      {"move":"u","value":0,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0,"explore":1.7818500399589539,"score":1.7818500399589539},
      {"move":"r","value":0,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":0,"explore":1.7818500399589539,"score":1.7818500399589539}
     ]
    },
    {
     "player": 1,
     "move": "u",
     "chosen": 0,
     "visits": 2,
     "why": "mixed",
     "moves": [
      {"move":"u","value":0,"visits":2,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0,"explore":1.0007985518685194,"score":1.0007985518685194}
     ]
    },
    {
     "player": 0,
     "move": "r",
     "chosen": 0,
     "visits": 1,
     "why": "untried",
     "moves": [
      {"move":"r","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
      {"move":"l","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null}
     ]
    },
    {
     "player": 1,
     "move": "r",
     "chosen": 0,
     "visits": 0,
     "why": "untried",
     "moves": [
      {"move":"r","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null},
      {"move":"u","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null}
     ]
    }
   ],
   "path": ["u","r","l","r","u","u","r","l","u","u","r","r"],
   "grown": 10,
   "end": "playout",
   "playouts": [{"moves":["d","u","r","l"],"result":[0,0]}],
   "reward": [0,0]
  },
 ] },
 { line: "analyze uct(sims=60,select=regret)", answers: [
  {"type":"started","re":30,"job":8,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 30,
   "job": 8,
   "spec": "uct(sims=60,select=regret)",
   "best": "u",
   "value": 29.845679012345677,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 16,
   "nodes": 693,
   "playouts": 38,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u","r","u","r","r","u","r","l","u","u","l","r","l","u","l","u"],
   "counters": {"descents":60,"tree nodes":26,"mean depth":11.55,"memory":0.01031494140625,"tree full":0},
   "moves": [
    {"move":"u","value":31.48148148148148,"visits":54,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":9.828748202260483,"pv":["u","r","u","r","r","u","r","l","u","u","l","r","l","u","l","u"]},
    {"move":"d","value":-66.66666666666667,"visits":6,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":21.0818510677892,"pv":["d","r"]}
   ]
  },
 ] },
 { line: "node", answers: [
  {
   "type": "node",
   "re": 31,
   "job": 8,
   "spec": "uct(sims=60,select=regret)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "path": [],
   "position": "...../...../..+../*1+../*.2.. | 1@0,0 2@2,2",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 5,
    "rows": 5,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":2,"owner":0,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0","target":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":0,"y":1,"floor":0,"place":"cell","piece":2,"owner":0,"click":5,"name":"0,1"},
     {"id":6,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":6,"name":"1,1"},
     {"id":7,"x":2,"y":1,"floor":0,"place":"cell","piece":3,"owner":1,"click":7,"name":"2,1"},
     {"id":8,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"3,1"},
     {"id":9,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"4,1"},
     {"id":10,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"0,2"},
     {"id":11,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"1,2","target":true},
     {"id":12,"x":2,"y":2,"floor":0,"place":"start","piece":3,"owner":1,"click":12,"name":"2,2"},
     {"id":13,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"3,2"},
     {"id":14,"x":4,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"4,2"},
     {"id":15,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":15,"name":"0,3"},
     {"id":16,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":16,"name":"1,3"},
     {"id":17,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"2,3"},
     {"id":18,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"3,3"},
     {"id":19,"x":4,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":19,"name":"4,3"},
     {"id":20,"x":0,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":20,"name":"0,4"},
     {"id":21,"x":1,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":21,"name":"1,4"},
     {"id":22,"x":2,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"2,4"},
     {"id":23,"x":3,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"3,4"},
     {"id":24,"x":4,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":24,"name":"4,4"}
    ],
    "links": [],
    "motions": []
   },
   "node": {"value":31.48148148148148,"visits":60,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":1,"again":0,"pruned":0,"saved":0},
   "text": "Mean of 60 visits: +31.5.",
   "children": [
    {
     "move": "u",
     "value": 31.48148148148148,
     "visits": 54,
     "alpha": null,
     "beta": null,
     "bound": "exact",
     "end": "searched",
     "order": 0,
     "turn": 0,
     "tries": 1,
     "proven": null,
     "proven_in": 0,
     "mean": 0.31481480598449707,
     "explore": 0.4681060528302367,
     "score": 0.7829208588147338,
     "prior": 0.9833333333333333
    },
    {
     "move": "d",
     "value": -66.66666666666667,
     "visits": 6,
     "alpha": null,
     "beta": null,
     "bound": "exact",
     "end": "searched",
     "order": 1,
     "turn": 1,
     "tries": 1,
     "proven": null,
     "proven_in": 0,
     "mean": -0.6666666865348816,
     "explore": 1.40431805597481,
     "score": 0.7376513694399285,
     "prior": 0.016666666666666666
    }
   ],
   "joint": {"players":[0,1],"rows":["u","d"],"columns":["l","r"],"value":[[100,21.27659574468085],[0,-100]],"visits":[[7,47],[2,4]]},
   "choosers": [
    {
     "player": 0,
     "moves": [
      {
       "move": "u",
       "value": 31.48148148148148,
       "visits": 54,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 0,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": 0.31481480598449707,
       "explore": 0.4681060528302367,
       "score": 0.7829208588147338,
       "prior": 0.9833333333333333
      },
      {
       "move": "d",
       "value": -66.66666666666667,
       "visits": 6,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 1,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.6666666865348816,
       "explore": 1.40431805597481,
       "score": 0.7376513694399285,
       "prior": 0.016666666666666666
      }
     ]
    },
    {
     "player": 1,
     "moves": [
      {
       "move": "r",
       "value": 11.764705882352942,
       "visits": 51,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 0,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.11764705926179886,
       "explore": 0.4816771589466608,
       "score": 0.36403009968486194,
       "prior": 0.9833333333333333
      },
      {
       "move": "l",
       "value": 77.77777777777777,
       "visits": 9,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 1,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.7777777910232544,
       "explore": 1.14662096738679,
       "score": 0.3688431763635356,
       "prior": 0.016666666666666666
      }
     ]
    }
   ]
  },
 ] },
 { line: "analyze solver(nodes=2000)", answers: [
  {"type":"started","re":32,"job":9,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 32,
   "job": 9,
   "spec": "solver(nodes=2000)",
   "best": "u",
   "value": 0,
   "scale": "result",
   "bounds": [-100,100],
   "proven": "draw",
   "proven_in": 0,
   "ended": "The result is proven.",
   "depth": 6,
   "nodes": 585,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u"],
   "counters": {"bound":0,"gap":0,"mix up":100,"mix down":0,"table hits":2,"apart":62},
   "moves": [
    {"move":"u","value":0,"visits":0,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u"]},
    {"move":"d","value":-100,"visits":0,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d"]}
   ]
  },
 ] },
 { line: "analyze alphabeta(depth=2)", answers: [
  {"type":"started","re":33,"job":10,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 33,
   "job": 10,
   "spec": "alphabeta(depth=2)",
   "best": "u",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 6,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u","r"],
   "counters": {"leaves":4,"finished games":3,"cut-offs":0},
   "moves": [
    {"move":"u","value":0,"visits":0,"nodes":3,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u","r"]},
    {"move":"d","value":-100,"visits":0,"nodes":3,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d","r"]}
   ]
  },
 ] },
 { line: "analyze pvs(depth=2)", answers: [
  {"type":"started","re":34,"job":11,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 34,
   "job": 11,
   "spec": "pvs(depth=2)",
   "best": "u",
   "value": 25.45,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 8,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u","r"],
   "counters": {"cut-offs":1,"first-move cut-offs":100,"table probes":2,"table hits":0,"table fill":0,"re-searches":1,"forced replies":0,"proof nodes":0,"branching factor":2.449489742783178},
   "moves": [
    {"move":"u","value":25.45,"visits":0,"nodes":5,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u","r"]},
    {"move":"d","value":0,"visits":0,"nodes":3,"bound":"upper","proven":null,"proven_in":0,"error":0,"pv":["d","l"]}
   ]
  },
 ] },
 { line: "tree 30 columns", answers: [
  {
   "type": "columns",
   "re": 35,
   "job": 11,
   "spec": "pvs(depth=2)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "revision": 22,
   "recorded": 6,
   "below": 6,
   "complete": null,
   "path": [],
   "moves": ["u","l","r","d"],
   "parent": [-1,0,0,1,1,2],
   "move": [-1,0,3,1,2,1],
   "mover": [0,1,1,-2,0,-2],
   "value": [255,255,0,1000,255,0],
   "bound": [1,1,3,1,1,1],
   "visits": [6,4,2,1,1,1],
   "end": [0,0,7,2,1,4],
   "order": [0,0,1,0,1,0],
   "turn": [-1,0,1,0,1,0],
   "tries": [2,2,2,1,2,1],
   "again": [0,0,0,0,1,0],
   "pruned": [0,0,1,0,0,0],
   "saved": [0,0,1,0,0,0],
   "more": [0,0,0,0,0,0],
   "alpha": [-1000,-1000,255,-1000,-1000,255],
   "beta": [1000,1000,255,1000,1000,255]
  },
 ] },
 { line: "node", answers: [
  {
   "type": "node",
   "re": 36,
   "job": 11,
   "spec": "pvs(depth=2)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "path": [],
   "position": "...../...../..+../*1+../*.2.. | 1@0,0 2@2,2",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 5,
    "rows": 5,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":2,"owner":0,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0","target":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":0,"y":1,"floor":0,"place":"cell","piece":2,"owner":0,"click":5,"name":"0,1"},
     {"id":6,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":6,"name":"1,1"},
     {"id":7,"x":2,"y":1,"floor":0,"place":"cell","piece":3,"owner":1,"click":7,"name":"2,1"},
     {"id":8,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"3,1"},
     {"id":9,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"4,1"},
     {"id":10,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"0,2"},
     {"id":11,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"1,2","target":true},
     {"id":12,"x":2,"y":2,"floor":0,"place":"start","piece":3,"owner":1,"click":12,"name":"2,2"},
     {"id":13,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"3,2"},
     {"id":14,"x":4,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"4,2"},
     {"id":15,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":15,"name":"0,3"},
     {"id":16,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":16,"name":"1,3"},
     {"id":17,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"2,3"},
     {"id":18,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"3,3"},
     {"id":19,"x":4,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":19,"name":"4,3"},
     {"id":20,"x":0,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":20,"name":"0,4"},
     {"id":21,"x":1,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":21,"name":"1,4"},
     {"id":22,"x":2,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"2,4"},
     {"id":23,"x":3,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"3,4"},
     {"id":24,"x":4,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":24,"name":"4,4"}
    ],
    "links": [],
    "motions": []
   },
   "node": {"value":25.45,"visits":6,"alpha":-100,"beta":100,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":2,"again":0,"pruned":0,"saved":0},
   "text": "All moves that matter were searched; the value is +25.4. The window was -100.0 to +100.0.",
   "children": [
    {"move":"u","value":25.45,"visits":4,"alpha":-100,"beta":100,"bound":"exact","end":"searched","order":0,"turn":0,"tries":2},
    {"move":"d","value":0,"visits":2,"alpha":25.45,"beta":25.46,"bound":"upper","end":"cutoff","order":1,"turn":1,"tries":2}
   ],
   "joint": {"players":[0,1],"rows":["u","d"],"columns":["l","r"],"value":[[100,25.45],[0,null]],"visits":[[1,1],[1,0]]}
  },
 ] },
 { line: "match uct(sims=5) random games=2 keep=yes", answers: [
  {"type":"started","re":37,"job":12,"kind":"match"},
  {
   "type": "progress",
   "re": 37,
   "job": 12,
   "kind": "match",
   "done": 1,
   "total": 2,
   "text": "1 of 2  +1 =0 -0  Elo +inf",
   "players": ["uct","random"],
   "games": 1,
   "wins": 1,
   "draws": 0,
   "losses": 0,
   "score": 1,
   "score_low": 0.20654329147389294,
   "score_high": 1,
   "elo": null,
   "elo_error": null,
   "superiority": 0.841344746068543,
   "pv": {"uct":1,"random":0,"Blue":1,"Orange":0},
   "sigma": {"uct":18,"random":0,"Blue":18,"Orange":0},
   "avg_victories": {"uct":1,"random":0,"Blue":1,"Orange":0},
   "avg_stones": {"uct":18,"random":0,"Blue":18,"Orange":0},
   "statistics": "Statistics(uct, random, tron(map=5x5-.12-2.7-1))"
  },
  {
   "type": "match",
   "re": 37,
   "job": 12,
   "players": ["uct","random"],
   "games": 2,
   "wins": 1,
   "draws": 1,
   "losses": 0,
   "score": 0.75,
   "score_low": 0.19786250921045673,
   "score_high": 0.9733234672343529,
   "elo": 190.84850188786496,
   "elo_error": 433.9972088616465,
   "superiority": 0.841344746068543,
   "pv": {"uct":1,"random":0,"Blue":1,"Orange":0},
   "sigma": {"uct":18,"random":0,"Blue":18,"Orange":0},
   "avg_victories": {"uct":0.5,"random":0,"Blue":0.5,"Orange":0},
   "avg_stones": {"uct":9,"random":0,"Blue":9,"Orange":0},
   "statistics": "Statistics(uct, random, tron(map=5x5-.12-2.7-1))",
   "ms_per_move": [0,0],
   "ms": 0,
   "timed": false,
   "kept": [
    {"index":0,"seats":[0,1],"winner":0,"line":"r,l,r,d,r,l,r,u,u,u,u,r,u,u,l,r,d,d"},
    {"index":1,"seats":[1,0],"winner":-1,"line":"u,d,u,d,u,r,u,r,r,u,d,l,r,u,u,u,r,u"}
   ]
  },
 ] },
 { line: "round", answers: [
  {"type":"started","re":38,"job":13,"kind":"round"},
  {
   "type": "progress",
   "re": 38,
   "job": 13,
   "kind": "round",
   "players": [{"ms":0,"playouts":8,"nodes":90},{"ms":0,"playouts":0,"nodes":0}],
   "ms": 0
  },
  {
   "type": "round",
   "re": 38,
   "job": 13,
   "players": [{"ms":0,"playouts":8,"nodes":90},{"ms":0,"playouts":9,"nodes":96}],
   "ms": 0,
   "moves": ["u","r"]
  },
 ] },
 { line: "round", answers: [
  {"type":"started","re":39,"job":14,"kind":"round"},
  {
   "type": "progress",
   "re": 39,
   "job": 14,
   "kind": "round",
   "players": [{"ms":0,"playouts":19,"nodes":132},{"ms":0,"playouts":0,"nodes":0}],
   "ms": 0
  },
  {
   "type": "round",
   "re": 39,
   "job": 14,
   "players": [{"ms":0,"playouts":19,"nodes":132},{"ms":0,"playouts":19,"nodes":135}],
   "ms": 0,
   "moves": ["l","u"]
  },
 ] },
 { line: "round", answers: [
  {"type":"started","re":40,"job":15,"kind":"round"},
  {
   "type": "progress",
   "re": 40,
   "job": 15,
   "kind": "round",
   "players": [{"ms":0,"playouts":17,"nodes":147},{"ms":0,"playouts":0,"nodes":0}],
   "ms": 0
  },
  {
   "type": "round",
   "re": 40,
   "job": 15,
   "players": [{"ms":0,"playouts":17,"nodes":147},{"ms":0,"playouts":18,"nodes":144}],
   "ms": 0,
   "moves": ["u","u"]
  },
 ] },
 { line: "new tron(map=4x3-.4-1.2-2.3-3)", answers: [
  {"type":"ok","re":41},
 ] },
 { line: "players human random montecarlo(sims=4)", answers: [
  {
   "type": "players",
   "re": 42,
   "players": [
    {
     "spec": "human",
     "name": "human",
     "searcher": "human",
     "number": 7,
     "side": "Blue",
     "values": {"time":0,"nodes":0,"seed":1,"name":""},
     "human": true
    },
    {
     "spec": "random",
     "name": "random",
     "searcher": "random",
     "number": 8,
     "side": "Orange",
     "values": {
      "playout": {"name":"uniform","values":{"kernel":"lockstep"}},
      "time": 0,
      "nodes": 0,
      "seed": 1,
      "name": ""
     },
     "human": false
    },
    {
     "spec": "montecarlo(sims=4)",
     "name": "montecarlo",
     "searcher": "montecarlo",
     "number": 9,
     "side": "Green",
     "values": {
      "sims": 4,
      "playout": {"name":"uniform","values":{"kernel":"lockstep"}},
      "score": "mean",
      "cut": 0,
      "leaf": "playout",
      "eval": {"name":"chambers","values":{"cell":0.055,"edge":0.194,"apart":4}},
      "reflex": false,
      "reuse": false,
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
 { line: "show", answers: [
  {
   "type": "show",
   "re": 43,
   "game": "tron(map=4x3-.4-1.2-2.3-3)",
   "family": "tron",
   "position": "..../1..2/...3",
   "start": null,
   "mover": 0,
   "player_names": ["Blue","Orange","Green"],
   "player_titles": ["Blue","Orange","Green"],
   "status": "ongoing",
   "moves_played": [],
   "redo": [],
   "result": null,
   "result_text": "Blue to move (move 1).",
   "players": ["human","random","montecarlo(sims=4)"],
   "seed": 1,
   "two_player": false,
   "points": false,
   "pieces": [
    {"name":"blue","title":"blue rider","letter":"1","owner":0},
    {"name":"orange","title":"orange rider","letter":"2","owner":1},
    {"name":"green","title":"green rider","letter":"3","owner":2},
    {"name":"blue-trail","title":"trail of blue","letter":"*","owner":0},
    {"name":"orange-trai","title":"trail of orange","letter":"+","owner":1},
    {"name":"green-trail","title":"trail of green","letter":"=","owner":2},
    {"name":"wall","title":"wall","letter":"#","owner":-1},
    {"name":"start-4","title":"start of rider 4","letter":"4","owner":-1},
    {"name":"teleport-a","title":"teleport a","letter":"a","owner":-1},
    {"name":"stairs-A","title":"stairs A","letter":"A","owner":-1}
   ],
   "view": {
    "columns": 4,
    "rows": 3,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"0,0","target":true},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"start","piece":2,"owner":2,"click":3,"name":"3,0"},
     {"id":4,"x":0,"y":1,"floor":0,"place":"start","piece":0,"owner":0,"click":4,"name":"0,1"},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"1,1","target":true},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"2,1"},
     {"id":7,"x":3,"y":1,"floor":0,"place":"start","piece":1,"owner":1,"click":7,"name":"3,1"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"0,2","target":true},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"1,2"},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"2,2"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"3,2"}
    ],
    "links": [],
    "motions": []
   },
   "moves": [
    {"move":"u","path":[8],"keys":["up"]},
    {"move":"r","path":[5],"keys":["right"]},
    {"move":"d","path":[0],"keys":["down"]}
   ],
   "link": "v=1&g=tron(map=4x3-.4-1.2-2.3-3)&p=human;random;montecarlo(sims=4)&s=1"
  },
 ] },
 { line: "moves", answers: [
  {
   "type": "moves",
   "re": 44,
   "moves": [
    {"move":"u","after":"..../1..2/...3 | choice:1=u"},
    {"move":"r","after":"..../1..2/...3 | choice:1=r"},
    {"move":"d","after":"..../1..2/...3 | choice:1=d"}
   ]
  },
 ] },
 { line: "round right", answers: [
  {"type":"started","re":45,"job":16,"kind":"round"},
  {
   "type": "progress",
   "re": 45,
   "job": 16,
   "kind": "round",
   "players": [null,{"ms":0,"playouts":0,"nodes":0},{"ms":0,"playouts":0,"nodes":0}],
   "ms": 0
  },
  {
   "type": "round",
   "re": 45,
   "job": 16,
   "players": [null,{"ms":0,"playouts":0,"nodes":0},{"ms":0,"playouts":4,"nodes":4}],
   "ms": 0,
   "moves": ["r","l","l"]
  },
 ] },
 { line: "trace", answers: [
  {"type":"trace","re":46,"plies":3,"steps":[[3,4,5,0],[3,7,6,1],[3,3,2,2]]},
 ] },
 { line: "analyze uct(sims=20)", answers: [
  {"type":"started","re":47,"job":17,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 47,
   "job": 17,
   "spec": "uct(sims=20)",
   "best": "u",
   "value": 0,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 6,
   "nodes": 155,
   "playouts": 1,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u","u","l","l","r","l"],
   "vector": [-20,40,-20],
   "counters": {"descents":20,"tree nodes":2,"mean depth":7.75,"memory":0.0008544921875,"tree full":0},
   "moves": [
    {"move":"u","value":0,"visits":12,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u","u","l","l","r","l"]},
    {"move":"d","value":-50,"visits":8,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d","u","l"]}
   ]
  },
 ] },
 { line: "analyze alphabeta(depth=1)", answers: [
  {"type":"started","re":48,"job":18,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 48,
   "job": 18,
   "spec": "alphabeta(depth=1)",
   "best": "u",
   "value": 0,
   "scale": "evaluation",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 1,
   "nodes": 2,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u"],
   "counters": {"leaves":2,"finished games":0,"cut-offs":0},
   "moves": [
    {"move":"u","value":0,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u"]},
    {"move":"d","value":0,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d"]}
   ]
  },
 ] },
 { line: "node", answers: [
  {
   "type": "node",
   "re": 49,
   "job": 18,
   "spec": "alphabeta(depth=1)",
   "stale": false,
   "state": "ended",
   "unit": "nodes",
   "path": [],
   "position": "..../*12+/..3= | 1@0,1 2@3,1 3@3,0",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 4,
    "rows": 3,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0","target":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":2,"owner":2,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"start","piece":5,"owner":2,"click":3,"name":"3,0"},
     {"id":4,"x":0,"y":1,"floor":0,"place":"start","piece":3,"owner":0,"click":4,"name":"0,1"},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":0,"owner":0,"click":5,"name":"1,1"},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":1,"owner":1,"click":6,"name":"2,1"},
     {"id":7,"x":3,"y":1,"floor":0,"place":"start","piece":4,"owner":1,"click":7,"name":"3,1"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"0,2"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"1,2","target":true},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"2,2"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"3,2"}
    ],
    "links": [],
    "motions": []
   },
   "node": {"value":0,"visits":3,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":1,"again":0,"pruned":0,"saved":0,"vector":[null,null,null]},
   "text": "All moves that matter were searched; the value is 0.0. The window was -inf to +inf.",
   "children": [
    {"move":"u","value":0,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":"depth","order":0,"turn":0,"tries":1},
    {"move":"d","value":0,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":"depth","order":1,"turn":1,"tries":1}
   ],
   "joint": {"players":[0,1],"rows":["u","d"],"columns":["u"],"value":[[null],[null]],"visits":[[0],[0]]}
  },
 ] },
 { line: "eval", answers: [
  {
   "type": "eval",
   "re": 50,
   "spec": "chambers",
   "player": 0,
   "value": 6.53125,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"cells":0.055,"edges":0.097},
   "titles": {"steps":"Steps","cells":"Cells","edges":"Pairs of adjacent cells"},
   "cells": {"8":1,"9":1,"10":-1,"11":-1}
  },
 ] },
 { line: "simulate hug count=1 playouts=4", answers: [
  {"type":"started","re":51,"job":19,"kind":"simulate"},
  {
   "type": "simulate",
   "re": 51,
   "job": 19,
   "policy": "wall-following",
   "seed": 1,
   "games": [{"moves":"d u l","length":3,"result":[-0.5,1,-0.5],"pieces":[-1,-1,2,5,3,0,4,4,-1,-1,1,-1]}],
   "playouts": 4,
   "mean": 3,
   "sd": 0,
   "min": 3,
   "max": 3,
   "results": [-0.5,1,-0.5],
   "wins": [0,4,0],
   "cells": [0,0,0,0,0,0,0,0,0,0,4,0]
  },
 ] },
 { line: "match random random montecarlo(sims=2) games=3 keep=yes", answers: [
  {"type":"started","re":52,"job":20,"kind":"match"},
  {
   "type": "progress",
   "re": 52,
   "job": 20,
   "kind": "match",
   "done": 1,
   "total": 3,
   "text": "1 of 3  +0 =0 -1  Elo -inf",
   "players": ["random_01","random_02","montecarlo"],
   "games": 1,
   "wins": 0,
   "draws": 0,
   "losses": 1,
   "score": 0,
   "score_low": 0,
   "score_high": 0.7934567085261071,
   "elo": null,
   "elo_error": null,
   "superiority": 0.15865525393145702,
   "pv": {"random_01":0,"random_02":1,"montecarlo":0,"Blue":0,"Orange":1,"Green":0},
   "sigma": {"random_01":0,"random_02":6,"montecarlo":0,"Blue":0,"Orange":6,"Green":0},
   "avg_victories": {"random_01":0,"random_02":1,"montecarlo":0,"Blue":0,"Orange":1,"Green":0},
   "avg_stones": {"random_01":0,"random_02":6,"montecarlo":0,"Blue":0,"Orange":6,"Green":0},
   "statistics": "Statistics(random_01, random_02, montecarlo, tron(map=4x3-.4-1.2-2.3-3))",
   "rows": [
    {"player":"random_01","games":2,"wins":0,"draws":1,"losses":1,"score":0.25,"score_low":0.026676532765647132,"score_high":0.8021374907895433,"elo":-190.84850188786496,"elo_error":433.9972088616464,"superiority":0.15865525393145702},
    {"player":"random_02","games":2,"wins":2,"draws":0,"losses":0,"score":1,"score_low":0.34237195288961925,"score_high":1,"elo":null,"elo_error":null,"superiority":0.9213503964748575},
    {"player":"montecarlo","games":2,"wins":0,"draws":1,"losses":1,"score":0.25,"score_low":0.026676532765647132,"score_high":0.8021374907895433,"elo":-190.84850188786496,"elo_error":433.9972088616464,"superiority":0.15865525393145702}
   ]
  },
  {
   "type": "match",
   "re": 52,
   "job": 20,
   "players": ["random_01","random_02","montecarlo"],
   "games": 3,
   "wins": 0,
   "draws": 2,
   "losses": 1,
   "score": 0.3333333333333333,
   "score_low": 0.0614903152761605,
   "score_high": 0.7923450448735121,
   "elo": -120.41199826559252,
   "elo_error": 264.5329175154109,
   "superiority": 0.15865525393145702,
   "pv": {"random_01":0,"random_02":1,"montecarlo":1,"Blue":0,"Orange":2,"Green":0},
   "sigma": {"random_01":0,"random_02":6,"montecarlo":9,"Blue":0,"Orange":15,"Green":0},
   "avg_victories": {"random_01":0,"random_02":0.3333333333333333,"montecarlo":0.3333333333333333,"Blue":0,"Orange":0.6666666666666666,"Green":0},
   "avg_stones": {"random_01":0,"random_02":2,"montecarlo":3,"Blue":0,"Orange":5,"Green":0},
   "statistics": "Statistics(random_01, random_02, montecarlo, tron(map=4x3-.4-1.2-2.3-3))",
   "rows": [
    {
     "player": "random_01",
     "games": 6,
     "wins": 0,
     "draws": 4,
     "losses": 2,
     "score": 0.3333333333333333,
     "score_low": 0.09676933255921683,
     "score_high": 0.7000116786584712,
     "elo": -120.41199826559252,
     "elo_error": 161.929414414176,
     "superiority": 0.07864960352514244
    },
    {
     "player": "random_02",
     "games": 6,
     "wins": 2,
     "draws": 3,
     "losses": 1,
     "score": 0.5833333333333334,
     "score_low": 0.24107397407494036,
     "score_high": 0.8605355203162155,
     "elo": 58.45121427129525,
     "elo_error": 226.56985508911157,
     "superiority": 0.7181485691746136
    },
    {
     "player": "montecarlo",
     "games": 6,
     "wins": 2,
     "draws": 3,
     "losses": 1,
     "score": 0.5833333333333334,
     "score_low": 0.24107397407494036,
     "score_high": 0.8605355203162155,
     "elo": 58.45121427129525,
     "elo_error": 226.56985508911157,
     "superiority": 0.7181485691746136
    }
   ],
   "ms_per_move": [0,0,0],
   "ms": 0,
   "timed": false,
   "kept": [
    {"index":0,"seats":[0,1,2],"winner":1,"line":"d,u,l,r,l,l"},
    {"index":1,"seats":[1,2,0],"winner":1,"line":"u,u,l,r,l,l,d,d,u"},
    {"index":2,"seats":[2,0,1],"winner":-1,"line":"r,u,l,u,l,l,l,d,l"}
   ]
  },
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 53,
   "job": 20,
   "kind": "match",
   "players": ["random_01","random_02","montecarlo"],
   "games": 3,
   "wins": 0,
   "draws": 2,
   "losses": 1,
   "score": 0.3333333333333333,
   "score_low": 0.0614903152761605,
   "score_high": 0.7923450448735121,
   "elo": -120.41199826559252,
   "elo_error": 264.5329175154109,
   "superiority": 0.15865525393145702,
   "pv": {"random_01":0,"random_02":1,"montecarlo":1,"Blue":0,"Orange":2,"Green":0},
   "sigma": {"random_01":0,"random_02":6,"montecarlo":9,"Blue":0,"Orange":15,"Green":0},
   "avg_victories": {"random_01":0,"random_02":0.3333333333333333,"montecarlo":0.3333333333333333,"Blue":0,"Orange":0.6666666666666666,"Green":0},
   "avg_stones": {"random_01":0,"random_02":2,"montecarlo":3,"Blue":0,"Orange":5,"Green":0},
   "statistics": "Statistics(random_01, random_02, montecarlo, tron(map=4x3-.4-1.2-2.3-3))",
   "rows": [
    {
     "player": "random_01",
     "games": 6,
     "wins": 0,
     "draws": 4,
     "losses": 2,
     "score": 0.3333333333333333,
     "score_low": 0.09676933255921683,
     "score_high": 0.7000116786584712,
     "elo": -120.41199826559252,
     "elo_error": 161.929414414176,
     "superiority": 0.07864960352514244
    },
    {
     "player": "random_02",
     "games": 6,
     "wins": 2,
     "draws": 3,
     "losses": 1,
     "score": 0.5833333333333334,
     "score_low": 0.24107397407494036,
     "score_high": 0.8605355203162155,
     "elo": 58.45121427129525,
     "elo_error": 226.56985508911157,
     "superiority": 0.7181485691746136
    },
    {
     "player": "montecarlo",
     "games": 6,
     "wins": 2,
     "draws": 3,
     "losses": 1,
     "score": 0.5833333333333334,
     "score_low": 0.24107397407494036,
     "score_high": 0.8605355203162155,
     "elo": 58.45121427129525,
     "elo_error": 226.56985508911157,
     "superiority": 0.7181485691746136
    }
   ],
   "ms_per_move": [0,0,0],
   "ms": 0,
   "timed": false,
   "kept": [
    {"index":0,"seats":[0,1,2],"winner":1,"line":"d,u,l,r,l,l"},
    {"index":1,"seats":[1,2,0],"winner":1,"line":"u,u,l,r,l,l,d,d,u"},
    {"index":2,"seats":[2,0,1],"winner":-1,"line":"r,u,l,u,l,l,l,d,l"}
   ]
  },
 ] },
 { line: "stats", answers: [
  {
   "type": "stats",
   "re": 54,
   "text": "Statistics(random_01, random_02, montecarlo, tron(map=4x3-.4-1.2-2.3-3))",
   "games": 3,
   "pv": {"random_01":0,"random_02":1,"montecarlo":1,"Blue":0,"Orange":2,"Green":0},
   "sigma": {"random_01":0,"random_02":6,"montecarlo":9,"Blue":0,"Orange":15,"Green":0},
   "avg_victories": {"random_01":0,"random_02":0.3333333333333333,"montecarlo":0.3333333333333333,"Blue":0,"Orange":0.6666666666666666,"Green":0},
   "avg_stones": {"random_01":0,"random_02":2,"montecarlo":3,"Blue":0,"Orange":5,"Green":0}
  },
 ] },
 { line: "tournament random random montecarlo(sims=2) games=2", answers: [
  {"type":"started","re":55,"job":21,"kind":"tournament"},
  {
   "type": "progress",
   "re": 55,
   "job": 21,
   "kind": "tournament",
   "done": 1,
   "total": 2,
   "text": "1 of 2 games",
   "format": "robin",
   "players": ["random_01","random_02","montecarlo"],
   "games": 1,
   "rows": [
    {"player":"random_02","games":2,"wins":2,"draws":0,"losses":0,"score":1,"score_low":0.34237195288961925,"score_high":1,"elo":null,"elo_error":null,"superiority":0.9213503964748575},
    {"player":"random_01","games":2,"wins":0,"draws":1,"losses":1,"score":0.25,"score_low":0.026676532765647132,"score_high":0.8021374907895433,"elo":-190.84850188786496,"elo_error":433.9972088616464,"superiority":0.15865525393145702},
    {"player":"montecarlo","games":2,"wins":0,"draws":1,"losses":1,"score":0.25,"score_low":0.026676532765647132,"score_high":0.8021374907895433,"elo":-190.84850188786496,"elo_error":433.9972088616464,"superiority":0.15865525393145702}
   ],
   "cross": [[null,0,0.5],[1,null,1],[0.5,0,null]],
   "pairs": [
    {"a":0,"b":1,"wins":0,"draws":0,"losses":1},
    {"a":0,"b":2,"wins":0,"draws":1,"losses":0},
    {"a":1,"b":2,"wins":1,"draws":0,"losses":0}
   ],
   "tallies": [
    {"name":"random_01","games":1,"pv":0,"sigma":0,"avg_victories":0,"avg_stones":0},
    {"name":"random_02","games":1,"pv":1,"sigma":6,"avg_victories":1,"avg_stones":6},
    {"name":"montecarlo","games":1,"pv":0,"sigma":0,"avg_victories":0,"avg_stones":0},
    {"name":"Blue","games":1,"pv":0,"sigma":0,"avg_victories":0,"avg_stones":0},
    {"name":"Orange","games":1,"pv":1,"sigma":6,"avg_victories":1,"avg_stones":6},
    {"name":"Green","games":1,"pv":0,"sigma":0,"avg_victories":0,"avg_stones":0}
   ]
  },
  {
   "type": "tournament",
   "re": 55,
   "job": 21,
   "format": "robin",
   "players": ["random_01","random_02","montecarlo"],
   "games": 2,
   "rows": [
    {"player":"random_02","games":4,"wins":2,"draws":1,"losses":1,"score":0.625,"score_low":0.21942204237515112,"score_high":0.9081029525238491,"elo":88.73949984654253,"elo_error":309.1893704085299,"superiority":0.7181485691746136},
    {"player":"montecarlo","games":4,"wins":2,"draws":1,"losses":1,"score":0.625,"score_low":0.21942204237515112,"score_high":0.9081029525238491,"elo":88.73949984654253,"elo_error":309.1893704085299,"superiority":0.7181485691746136},
    {"player":"random_01","games":4,"wins":0,"draws":2,"losses":2,"score":0.25,"score_low":0.045586062644636216,"score_high":0.6993639475573634,"elo":-190.84850188786496,"elo_error":457.9532507673999,"superiority":0.07864960352514244}
   ],
   "cross": [[null,0.5,0.5],[1.5,null,1],[1.5,1,null]],
   "pairs": [
    {"a":0,"b":1,"wins":0,"draws":1,"losses":1},
    {"a":0,"b":2,"wins":0,"draws":1,"losses":1},
    {"a":1,"b":2,"wins":1,"draws":0,"losses":1}
   ],
   "tallies": [
    {"name":"random_01","games":2,"pv":0,"sigma":0,"avg_victories":0,"avg_stones":0},
    {"name":"random_02","games":2,"pv":1,"sigma":6,"avg_victories":0.5,"avg_stones":3},
    {"name":"montecarlo","games":2,"pv":1,"sigma":9,"avg_victories":0.5,"avg_stones":4.5},
    {"name":"Blue","games":2,"pv":0,"sigma":0,"avg_victories":0,"avg_stones":0},
    {"name":"Orange","games":2,"pv":2,"sigma":15,"avg_victories":1,"avg_stones":7.5},
    {"name":"Green","games":2,"pv":0,"sigma":0,"avg_victories":0,"avg_stones":0}
   ],
   "ms_per_move": [0,0,0],
   "ms": 0,
   "timed": false
  },
 ] },
 { line: "sweep montecarlo(sims=1|2) random games=2", answers: [
  {"type":"started","re":56,"job":22,"kind":"sweep"},
  {
   "type": "progress",
   "re": 56,
   "job": 22,
   "kind": "sweep",
   "done": 1,
   "total": 4,
   "text": "1 of 4 games",
   "opponent": "random",
   "rows": [
    {
     "spec": "montecarlo(sims=1)",
     "value": 1,
     "values": {"sims":1},
     "score": 0,
     "error": 0.39672835426305353,
     "ms": 0,
     "games": 1,
     "wins": 0,
     "draws": 0,
     "avg_victories": 0,
     "avg_victories_error": 0,
     "avg_stones": 0,
     "avg_stones_error": 0,
     "length": 9,
     "length_error": 0
    }
   ]
  },
  {
   "type": "sweep",
   "re": 56,
   "job": 22,
   "opponent": "random",
   "rows": [
    {
     "spec": "montecarlo(sims=1)",
     "value": 1,
     "values": {"sims":1},
     "score": 0.5,
     "error": 0.40547134519913386,
     "ms": 0,
     "games": 2,
     "wins": 1,
     "draws": 0,
     "avg_victories": 0.5,
     "avg_victories_error": 0.98,
     "avg_stones": 4.5,
     "avg_stones_error": 8.82,
     "length": 9,
     "length_error": 0
    },
    {
     "spec": "montecarlo(sims=2)",
     "value": 2,
     "values": {"sims":2},
     "score": 0.5,
     "error": 0.40547134519913386,
     "ms": 0,
     "games": 2,
     "wins": 1,
     "draws": 0,
     "avg_victories": 0.5,
     "avg_victories_error": 0.98,
     "avg_stones": 4.5,
     "avg_stones_error": 8.82,
     "length": 9,
     "length_error": 0
    }
   ],
   "timed": false
  },
 ] },
 { line: "new tron(map=4x3--1a.5a)", answers: [
  {"type":"ok","re":57},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 58,
   "game": "tron(map=4x3--1a.5a)",
   "family": "tron",
   "position": "1a../...a/....",
   "start": null,
   "mover": 0,
   "player_names": ["Blue"],
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
   "pieces": [
    {"name":"blue","title":"blue rider","letter":"1","owner":0},
    {"name":"blue-trail","title":"trail of blue","letter":"*","owner":0},
    {"name":"wall","title":"wall","letter":"#","owner":-1},
    {"name":"start-2","title":"start of rider 2","letter":"2","owner":-1},
    {"name":"teleport-a","title":"teleport a","letter":"a","owner":-1},
    {"name":"teleport-b","title":"teleport b","letter":"b","owner":-1},
    {"name":"stairs-A","title":"stairs A","letter":"A","owner":-1}
   ],
   "view": {
    "columns": 4,
    "rows": 3,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"0,1","target":true},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"1,1"},
     {"id":6,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"2,1"},
     {"id":7,"x":3,"y":1,"floor":0,"place":"teleport","piece":-1,"owner":-1,"click":7,"label":"a","name":"3,1"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"start","piece":0,"owner":0,"click":8,"name":"0,2"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"teleport","piece":-1,"owner":-1,"click":9,"label":"a","name":"1,2","target":true},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"2,2"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"3,2"}
    ],
    "links": [{"from":7,"to":9,"kind":"teleport"}],
    "motions": []
   },
   "moves": [{"move":"r","path":[9],"keys":["right"]},{"move":"d","path":[4],"keys":["down"]}],
   "link": "v=1&g=tron(map=4x3--1a.5a)&p=human&s=1"
  },
 ] },
];
