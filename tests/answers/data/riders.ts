// What the golden pictures of maps and rounds are painted from: Tron.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new tron(map=6x5--1.7_2.3a_.a.7-2)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "players human human", answers: [
  {
   "type": "players",
   "re": 2,
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
     "spec": "human",
     "name": "human",
     "searcher": "human",
     "number": 3,
     "side": "Orange",
     "values": {"time":0,"nodes":0,"seed":1,"name":""},
     "human": true
    }
   ],
   "reset": []
  },
 ] },
 { line: "round r r", answers: [
  {"type":"started","re":3,"job":1,"kind":"round"},
  {"type":"round","re":3,"job":1,"players":[null,null],"ms":0,"moves":["r","r"]},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 4,
   "game": "tron(map=6x5--1.7_2.3a_.a.7-2)",
   "family": "tron",
   "position": "*1..../..##../.a#.a./....../+2.... | 1@0,4 2@0,0",
   "start": null,
   "mover": 0,
   "player_names": ["Blue","Orange"],
   "player_titles": ["Blue","Orange"],
   "status": "ongoing",
   "moves_played": ["r","r"],
   "redo": [],
   "result": null,
   "result_text": "Blue to move (move 3).",
   "players": ["human","human"],
   "seed": 1,
   "two_player": true,
   "points": false,
   "pieces": [
    {"name":"blue","title":"blue rider","letter":"1","owner":0},
    {"name":"orange","title":"orange rider","letter":"2","owner":1},
    {"name":"blue-trail","title":"trail of blue","letter":"*","owner":0},
    {"name":"orange-trail","title":"trail of orange","letter":"+","owner":1},
    {"name":"wall","title":"wall","letter":"#","owner":-1},
    {"name":"start-3","title":"start of rider 3","letter":"3","owner":-1},
    {"name":"teleport-a","title":"teleport a","letter":"a","owner":-1},
    {"name":"teleport-b","title":"teleport b","letter":"b","owner":-1},
    {"name":"stairs-A","title":"stairs A","letter":"A","owner":-1}
   ],
   "view": {
    "columns": 6,
    "rows": 5,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":3,"owner":1,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"1,0","last":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":5,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"5,0"},
     {"id":6,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"0,1"},
     {"id":7,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":7,"name":"1,1"},
     {"id":8,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"2,1"},
     {"id":9,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"3,1"},
     {"id":10,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"4,1"},
     {"id":11,"x":5,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"5,1"},
     {"id":12,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":12,"name":"0,2"},
     {"id":13,"x":1,"y":2,"floor":0,"place":"teleport","piece":-1,"owner":-1,"click":13,"label":"a","name":"1,2"},
     {"id":14,"x":2,"y":2,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":14,"name":"2,2"},
     {"id":15,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":15,"name":"3,2"},
     {"id":16,"x":4,"y":2,"floor":0,"place":"teleport","piece":-1,"owner":-1,"click":16,"label":"a","name":"4,2"},
     {"id":17,"x":5,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"5,2"},
     {"id":18,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"0,3"},
     {"id":19,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":19,"name":"1,3","target":true},
     {"id":20,"x":2,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":20,"name":"2,3"},
     {"id":21,"x":3,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":21,"name":"3,3"},
     {"id":22,"x":4,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"4,3"},
     {"id":23,"x":5,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"5,3"},
     {"id":24,"x":0,"y":4,"floor":0,"place":"start","piece":2,"owner":0,"click":24,"name":"0,4"},
     {"id":25,"x":1,"y":4,"floor":0,"place":"cell","piece":0,"owner":0,"click":25,"name":"1,4","last":true},
     {"id":26,"x":2,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":26,"name":"2,4","target":true},
     {"id":27,"x":3,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":27,"name":"3,4"},
     {"id":28,"x":4,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":28,"name":"4,4"},
     {"id":29,"x":5,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":29,"name":"5,4"}
    ],
    "links": [{"from":13,"to":16,"kind":"teleport"}],
    "motions": [{"from":24,"to":25,"piece":0},{"from":0,"to":1,"piece":1}]
   },
   "moves": [{"move":"r","path":[26],"keys":["right"]},{"move":"d","path":[19],"keys":["down"]}],
   "link": "v=1&g=tron(map=6x5--1.7_2.3a_.a.7-2)&p=human;human&s=1&m=rr"
  },
 ] },
 { line: "trace", answers: [
  {"type":"trace","re":5,"plies":2,"steps":[[2,24,25,0],[2,0,1,1]]},
 ] },
 { line: "searchers", answers: [
  {
   "type": "searchers",
   "re": 6,
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
    {"name":"solver","title":"Exact solver","fits":true},
    {
     "name": "expectimax",
     "title": "Expectimax",
     "fits": false,
     "reason": "It only plays games with chance.",
     "reason_said": {"code":"plays_only_chance","parts":{}}
    },
    {
     "name": "external",
     "title": "Another program",
     "fits": false,
     "reason": "It does not play games with simultaneous moves.",
     "reason_said": {"code":"plays_no_simultaneous_moves","parts":{}}
    }
   ]
  },
 ] },
 { line: "analyze uct(sims=80)", answers: [
  {"type":"started","re":7,"job":2,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 7,
   "job": 2,
   "spec": "uct(sims=80)",
   "best": "d",
   "value": 12.5,
   "scale": "result",
   "bounds": [-100,100],
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 10,
   "nodes": 720,
   "playouts": 65,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["d","u","d","u"],
   "counters": {"descents":80,"tree_nodes":31,"mean_depth":9,"memory":0.01214599609375,"tree_full":0},
   "counter_titles": {"tree_nodes":"tree nodes","mean_depth":"mean depth","tree_full":"tree full"},
   "moves": [
    {"move":"r","value":-21.875,"visits":32,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":16.023152980971407,"pv":["r","u","r","l","r","u","r","r","d","d"]},
    {"move":"d","value":12.5,"visits":48,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":11.769430893042335,"pv":["d","u","d","u"]}
   ]
  },
 ] },
 { line: "tree 20000 columns job=2", answers: [
  {
   "type": "columns",
   "re": 8,
   "job": 2,
   "spec": "uct(sims=80)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "revision": 720,
   "recorded": 122,
   "below": 122,
   "complete": null,
   "path": [],
   "moves": ["r","u","l","d"],
   "parent": [
    -1, 0, 0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 12,
    13, 14, 15, 16, 17, 18, 19, 20, 21, 21, 21, 22, 22, 22, 22, 24, 25, 26, 26, 26, 26, 27, 28,
    29, 30, 30, 30, 31, 31, 32, 32, 33, 33, 34, 35, 35, 35, 36, 37, 38, 39, 40, 41, 42, 43, 43,
    44, 44, 45, 46, 47, 48, 49, 51, 51, 55, 55, 56, 56, 57, 72, 73, 73, 74, 75, 75, 81, 81, 82,
    82, 83, 84, 85, 86, 87, 88, 89, 90, 90, 91, 92, 93, 94, 94, 95, 96, 97, 110, 111, 112, 113,
    114, 114, 114
   ],
   "move": [
    -1, 0, 3, 1, 0, 1, 0, 0, 0, 2, 3, 2, 3, 0, 2, 1, 1, 0, 0, 2, 1, 0, 2, 1, 0, 1, 0, 1, 0, 0, 0,
    0, 0, 3, 3, 3, 0, 3, 2, 1, 3, 0, 2, 3, 3, 0, 1, 3, 2, 0, 0, 1, 2, 3, 0, 2, 0, 1, 0, 3, 0, 1,
    0, 3, 2, 3, 0, 3, 1, 1, 1, 1, 0, 1, 0, 2, 0, 1, 0, 1, 0, 3, 0, 0, 3, 3, 0, 0, 3, 3, 0, 3, 3,
    0, 1, 0, 1, 0, 2, 1, 1, 3, 2, 1, 2, 1, 0, 0, 1, 2, 3, 0, 0, 3, 3, 0, 0, 3, 0, 3, 1, 2
   ],
   "mover": [
    0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, -2, -2, 1, 1, 1, 1, 1, -2, 0, 0, 0, 0, -2, 0
   ],
   "value": [
    125, -219, 125, -550, 333, 148, 95, -526, 273, -444, 412, 308, -286, 0, -769, 0, 143, 500, 0,
    0, -1000, 500, 1000, 0, 286, 333, -200, -500, -1000, -750, 333, 167, 667, 500, 0, -1000, 0, 0,
    1000, 1000, 1000, 1000, 1000, 500, 200, 1000, 1000, -1000, -1000, 0, -1000, -750, 1000, 1000,
    -1000, 333, 0, 500, 1000, 0, 1000, 0, -1000, -1000, -1000, 0, 0, 1000, 1000, 1000, 1000, 1000,
    1000, 250, 1000, -333, 1000, 1000, -1000, -1000, 0, -800, -667, 1000, -1000, -1000, 1000,
    1000, 1000, 0, 1000, 1000, -1000, 1000, -667, -1000, -1000, -500, 1000, -1000, -1000, 1000,
    1000, 1000, 0, 1000, 1000, 1000, -1000, 1000, 0, -1000, -1000, -1000, -333, 0, -1000, -1000,
    -1000, -1000, 1000, -1000
   ],
   "bound": [
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
   ],
   "visits": [
    80, 32, 48, 20, 12, 27, 21, 19, 11, 9, 17, 13, 7, 2, 13, 4, 7, 4, 3, 2, 4, 4, 5, 8, 7, 6, 5,
    2, 1, 12, 3, 6, 3, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 6, 5, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 3, 3, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 2, 3, 1, 1, 1, 1, 1, 5, 6, 1, 1, 1, 1, 1, 1,
    1, 2, 1, 1, 1, 3, 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1,
    1, 1
   ],
   "end": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 8, 8, 0, 0, 0, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8
   ],
   "order": [
    0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 1, 2, 0, 1, 0, 1, 0, 1, 0,
    0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0,
    1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2
   ],
   "turn": [
    -1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 1, 2, 0, 1, 0, 1, 0, 1, 0,
    0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0,
    1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2
   ],
   "tries": [
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
   ],
   "again": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ],
   "pruned": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ],
   "saved": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ],
   "more": [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
   ]
  },
 ] },
 { line: "node job=2", answers: [
  {
   "type": "node",
   "re": 9,
   "job": 2,
   "spec": "uct(sims=80)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "path": [],
   "position": "*1..../..##../.a#.a./....../+2.... | 1@0,4 2@0,0",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 6,
    "rows": 5,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":3,"owner":1,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":1,"owner":1,"click":1,"name":"1,0"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":5,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"5,0"},
     {"id":6,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"0,1"},
     {"id":7,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":7,"name":"1,1"},
     {"id":8,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"2,1"},
     {"id":9,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"3,1"},
     {"id":10,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"4,1"},
     {"id":11,"x":5,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"5,1"},
     {"id":12,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":12,"name":"0,2"},
     {"id":13,"x":1,"y":2,"floor":0,"place":"teleport","piece":-1,"owner":-1,"click":13,"label":"a","name":"1,2"},
     {"id":14,"x":2,"y":2,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":14,"name":"2,2"},
     {"id":15,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":15,"name":"3,2"},
     {"id":16,"x":4,"y":2,"floor":0,"place":"teleport","piece":-1,"owner":-1,"click":16,"label":"a","name":"4,2"},
     {"id":17,"x":5,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"5,2"},
     {"id":18,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"0,3"},
     {"id":19,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":19,"name":"1,3","target":true},
     {"id":20,"x":2,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":20,"name":"2,3"},
     {"id":21,"x":3,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":21,"name":"3,3"},
     {"id":22,"x":4,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"4,3"},
     {"id":23,"x":5,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"5,3"},
     {"id":24,"x":0,"y":4,"floor":0,"place":"start","piece":2,"owner":0,"click":24,"name":"0,4"},
     {"id":25,"x":1,"y":4,"floor":0,"place":"cell","piece":0,"owner":0,"click":25,"name":"1,4"},
     {"id":26,"x":2,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":26,"name":"2,4","target":true},
     {"id":27,"x":3,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":27,"name":"3,4"},
     {"id":28,"x":4,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":28,"name":"4,4"},
     {"id":29,"x":5,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":29,"name":"5,4"}
    ],
    "links": [{"from":13,"to":16,"kind":"teleport"}],
    "motions": []
   },
   "node": {"value":12.5,"visits":80,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":-1,"tries":1,"again":0,"pruned":0,"saved":0},
   "text": "Mean of 80 visits: 56 % for Blue.",
   "children": [
    {"move":"r","value":-21.875,"visits":32,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":0,"turn":0,"tries":1,"proven":null,"proven_in":0,"mean":-0.21875,"explore":0.6290880774361258,"score":0.4103380774361258},
    {"move":"d","value":12.5,"visits":48,"alpha":null,"beta":null,"bound":"exact","end":"searched","order":1,"turn":1,"tries":1,"proven":null,"proven_in":0,"mean":0.125,"explore":0.513648263900631,"score":0.638648263900631}
   ],
   "joint": {"players":[0,1],"rows":["r","d"],"columns":["u","r"],"value":[[-55,33.333333333333336],[14.814814814814815,9.523809523809524]],"visits":[[20,12],[27,21]]},
   "choosers": [
    {
     "player": 0,
     "moves": [
      {"move":"r","value":-21.875,"visits":32,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-0.21875,"explore":0.6290880774361258,"score":0.4103380774361258},
      {"move":"d","value":12.5,"visits":48,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":0.125,"explore":0.513648263900631,"score":0.638648263900631}
     ]
    },
    {
     "player": 1,
     "moves": [
      {"move":"u","value":-14.893617021276595,"visits":47,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":0.1489361673593521,"explore":0.519083862485737,"score":0.6680200298450891},
      {
       "move": "r",
       "value": 18.181818181818183,
       "visits": 33,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 1,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.1818181872367859,
       "explore": 0.6194831397154352,
       "score": 0.43766495247864934
      }
     ]
    }
   ]
  },
 ] },
 { line: "descent job=2", answers: [
  {
   "type": "descent",
   "re": 10,
   "job": 2,
   "spec": "uct(sims=80)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "number": 80,
   "c": 1.7,
   "scale": 1,
   "steps": [
    {
     "player": 0,
     "move": "d",
     "chosen": 1,
     "visits": 79,
     "why": "mixed",
     "moves": [
      {"move":"r","value":-21.875,"visits":32,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-0.21875,"explore":0.6281845038104193,"score":0.40943450381041935},
      {"move":"d","value":10.638297872340425,"visits":47,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":0.10638297872340426,"explore":0.5183382839114655,"score":0.6247212626348698}
     ]
    },
    {
     "player": 1,
     "move": "u",
     "chosen": 0,
     "visits": 79,
     "why": "mixed",
     "moves": [
      {
       "move": "u",
       "value": -17.391304347826086,
       "visits": 46,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 0,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": 0.17391304347826086,
       "explore": 0.5239421038939426,
       "score": 0.6978551473722034
      },
      {
       "move": "r",
       "value": 18.181818181818183,
       "visits": 33,
       "alpha": null,
       "beta": null,
       "bound": "exact",
       "end": null,
       "order": 1,
       "tries": 0,
       "proven": null,
       "proven_in": 0,
       "mean": -0.1818181872367859,
       "explore": 0.6185933618819434,
       "score": 0.43677517464515747
      }
     ]
    },
    {
     "player": 0,
     "move": "d",
     "chosen": 1,
     "visits": 26,
     "why": "mixed",
     "moves": [
      {"move":"l","value":-44.44444444444444,"visits":9,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-0.4444444477558136,"explore":1.0228446152660624,"score":0.5784001675102488},
      {"move":"d","value":37.5,"visits":16,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":0.375,"explore":0.7671334385871887,"score":1.1421334385871886}
     ]
    },
    {
     "player": 1,
     "move": "l",
     "chosen": 1,
     "visits": 25,
     "why": "mixed",
     "moves": [
      {"move":"r","value":28.571428571428573,"visits":7,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-0.2857142984867096,"explore":1.1527948821668759,"score":0.8670805836801663},
      {"move":"l","value":66.66666666666666,"visits":6,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":-0.6666666666666666,"explore":1.2451607072040856,"score":0.5784940405374189},
      {"move":"u","value":-33.333333333333336,"visits":12,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":0.3333333432674408,"explore":0.8804615639283178,"score":1.2137949071957586}
     ]
    },
    {
     "player": 0,
     "move": "l",
     "chosen": 3,
     "visits": 4,
     "why": "untried",
     "moves": [
      {"move":"u","value":100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":2.001597011089325,"score":3.001597011089325},
      {"move":"d","value":100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":1,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":2.001597011089325,"score":3.001597011089325},
      {"move":"r","value":100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":null,"order":2,"tries":0,"proven":null,"proven_in":0,"mean":1,"explore":2.001597011089325,"score":3.001597011089325},
      {"move":"l","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":3,"tries":0,"proven":null,"proven_in":0,"mean":null,"explore":null,"score":null}
     ]
    },
    {
     "player": 1,
     "move": "u",
     "chosen": 0,
     "visits": 3,
     "why": "mixed",
     "moves": [
      {"move":"u","value":100,"visits":3,"alpha":null,"beta":null,"bound":"exact","end":null,"order":0,"tries":0,"proven":null,"proven_in":0,"mean":-1,"explore":1.0287516002258474,"score":0.02875160022584744}
     ]
    }
   ],
   "path": ["d","u","d","l","l","u"],
   "grown": 0,
   "end": "playout",
   "playouts": [{"moves":["d","u"],"result":[1,-1]}],
   "reward": [1,-1]
  },
 ] },
 { line: "eval voronoi", answers: [
  {
   "type": "eval",
   "re": 11,
   "spec": "voronoi",
   "player": 0,
   "value": -18.183673469387752,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"cells":-0.44999999999999996},
   "titles": {"steps":"Steps","cells":"Cells","edges":"Pairs of adjacent cells"},
   "squash": {"sum":-0.44999999999999996,"half":2},
   "cells": {"2":-1,"3":-1,"4":-1,"5":-1,"6":-1,"7":-1,"8":-1,"9":-1,"10":-1,"11":-1,"15":-1,"18":1,"19":1,"22":1,"23":1,"26":1,"27":1,"28":1,"29":1}
  },
 ] },
 { line: "simulate uniform count=1 playouts=200", answers: [
  {"type":"started","re":12,"job":3,"kind":"simulate"},
  {"type":"progress","re":12,"job":3,"kind":"simulate","done":42,"total":200,"text":"42 of 200 games"},
  {
   "type": "simulate",
   "re": 12,
   "job": 3,
   "policy": "uniform",
   "seed": 1,
   "games": [
    {"moves":"d u d l l u d u","length":8,"result":[1,-1],"pieces":[3,3,-1,-1,-1,-1,3,3,-1,0,-1,-1,3,2,-1,2,2,-1,1,2,-1,-1,-1,-1,2,2,-1,-1,-1,-1]}
   ],
   "playouts": 200,
   "mean": 11.909999999999997,
   "sd": 3.894578114952548,
   "min": 4,
   "max": 20,
   "results": [-0.11999999999999998,0.11999999999999998],
   "wins": [64,88],
   "cells": [0,0,123,100,95,65,83,155,103,112,92,85,98,51,0,53,109,81,83,119,0,0,115,127,0,0,121,121,138,93]
  },
 ] },
 { line: "spec player uct(sims=80)", answers: [
  {
   "type": "spec",
   "re": 13,
   "kind": "player",
   "text": "uct(sims=80)",
   "name": "uct",
   "values": {
    "sims": 80,
    "c": 1.7,
    "select": "ucb1",
    "sharpness": 5,
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
 { line: "node d,u,d,l,l,u job=2", answers: [
  {
   "type": "node",
   "re": 14,
   "job": 2,
   "spec": "uct(sims=80)",
   "stale": false,
   "state": "ended",
   "unit": "visits",
   "path": ["d","u","d","l","l","u"],
   "position": "**..../.*##../2*#1*./++..../++.... | 1@0,4 2@0,0 a@1,2 a@4,2",
   "mover": 0,
   "status": "ongoing",
   "result": null,
   "view": {
    "columns": 6,
    "rows": 5,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":3,"owner":1,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":3,"owner":1,"click":1,"name":"1,0"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":5,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"5,0"},
     {"id":6,"x":0,"y":1,"floor":0,"place":"cell","piece":3,"owner":1,"click":6,"name":"0,1"},
     {"id":7,"x":1,"y":1,"floor":0,"place":"cell","piece":3,"owner":1,"click":7,"name":"1,1"},
     {"id":8,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"2,1"},
     {"id":9,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"3,1","target":true},
     {"id":10,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"4,1"},
     {"id":11,"x":5,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"5,1"},
     {"id":12,"x":0,"y":2,"floor":0,"place":"cell","piece":1,"owner":1,"click":12,"name":"0,2","last":true},
     {"id":13,"x":1,"y":2,"floor":0,"place":"teleport","piece":2,"owner":0,"click":13,"label":"a","name":"1,2"},
     {"id":14,"x":2,"y":2,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":14,"name":"2,2"},
     {"id":15,"x":3,"y":2,"floor":0,"place":"cell","piece":0,"owner":0,"click":15,"name":"3,2","last":true},
     {"id":16,"x":4,"y":2,"floor":0,"place":"teleport","piece":2,"owner":0,"click":16,"label":"a","name":"4,2"},
     {"id":17,"x":5,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"5,2"},
     {"id":18,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"0,3"},
     {"id":19,"x":1,"y":3,"floor":0,"place":"cell","piece":2,"owner":0,"click":19,"name":"1,3"},
     {"id":20,"x":2,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":20,"name":"2,3"},
     {"id":21,"x":3,"y":3,"floor":0,"place":"wall","piece":-1,"owner":-1,"click":21,"name":"3,3"},
     {"id":22,"x":4,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"4,3"},
     {"id":23,"x":5,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"5,3"},
     {"id":24,"x":0,"y":4,"floor":0,"place":"start","piece":2,"owner":0,"click":24,"name":"0,4"},
     {"id":25,"x":1,"y":4,"floor":0,"place":"cell","piece":2,"owner":0,"click":25,"name":"1,4"},
     {"id":26,"x":2,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":26,"name":"2,4"},
     {"id":27,"x":3,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":27,"name":"3,4"},
     {"id":28,"x":4,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":28,"name":"4,4"},
     {"id":29,"x":5,"y":4,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":29,"name":"5,4"}
    ],
    "links": [{"from":13,"to":16,"kind":"teleport"}],
    "motions": [{"from":16,"to":15,"piece":0},{"from":6,"to":12,"piece":1}]
   },
   "node": {"value":100,"visits":1,"alpha":null,"beta":null,"bound":"exact","end":"playout","order":0,"turn":0,"tries":1,"again":0,"pruned":0,"saved":0},
   "text": "The tree ends here; random games from here say 100 % for Blue.",
   "children": [
    {"move":"d","value":null,"visits":0,"alpha":null,"beta":null,"bound":null,"end":null,"order":-1,"turn":-1,"tries":0}
   ],
   "joint": {"players":[0,1],"rows":["d"],"columns":["u"],"value":[[null]],"visits":[[0]]}
  },
 ] },
 { line: "trace d u d l l u d u", answers: [
  {"type":"trace","re":15,"plies":2,"steps":[[4,25,19,0],[4,1,7,1],[6,19,16,0],[6,7,6,1],[8,16,15,0],[8,6,12,1],[10,15,9,0],[10,12,18,1]]},
 ] },
 { line: "eval strong", answers: [
  {
   "type": "eval",
   "re": 16,
   "spec": "chambers",
   "player": 0,
   "value": -40.48936170212766,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"cells":-0.22,"edges":-1.1640000000000001},
   "titles": {"steps":"Steps","cells":"Cells","edges":"Pairs of adjacent cells"},
   "squash": {"sum":-1.3840000000000001,"half":2},
   "cells": {"2":-1,"3":-1,"4":-1,"5":-1,"6":-1,"7":-1,"8":-1,"9":-1,"10":-1,"11":-1,"15":-1,"18":1,"19":1,"22":1,"23":1,"26":1,"27":1,"28":1,"29":1}
  },
 ] },
 { line: "simulate uniform count=1 playouts=1000", answers: [
  {"type":"started","re":17,"job":4,"kind":"simulate"},
  {"type":"progress","re":17,"job":4,"kind":"simulate","done":42,"total":1000,"text":"42 of 1000 games"},
  {
   "type": "simulate",
   "re": 17,
   "job": 4,
   "policy": "uniform",
   "seed": 1,
   "games": [
    {"moves":"d u d l l u d u","length":8,"result":[1,-1],"pieces":[3,3,-1,-1,-1,-1,3,3,-1,0,-1,-1,3,2,-1,2,2,-1,1,2,-1,-1,-1,-1,2,2,-1,-1,-1,-1]}
   ],
   "playouts": 1000,
   "mean": 11.70399999999999,
   "sd": 3.716745646153126,
   "min": 4,
   "max": 20,
   "results": [-0.07999999999999992,0.07999999999999992],
   "wins": [319,399],
   "cells": [0,0,628,496,447,323,413,756,526,584,451,443,498,216,0,304,552,396,437,618,0,0,526,583,0,0,556,558,616,407]
  },
 ] },
 { line: "simulate uniform count=6 playouts=6", answers: [
  {"type":"started","re":18,"job":5,"kind":"simulate"},
  {
   "type": "simulate",
   "re": 18,
   "job": 5,
   "policy": "uniform",
   "seed": 1,
   "games": [
    {"moves":"d u d l l u d u","length":8,"result":[1,-1],"pieces":[3,3,-1,-1,-1,-1,3,3,-1,0,-1,-1,3,2,-1,2,2,-1,1,2,-1,-1,-1,-1,2,2,-1,-1,-1,-1]},
    {"moves":"d u d r u r r d u r l u l r l d","length":16,"result":[0,0],"pieces":[3,3,-1,3,3,1,-1,3,3,3,3,3,-1,2,-1,-1,2,-1,-1,2,-1,-1,2,2,2,2,0,2,2,2]},
    {"moves":"r u r r r d d r r r d r l u u l l l d u","length":20,"result":[1,-1],"pieces":[3,3,3,3,3,3,-1,3,3,3,3,3,0,2,-1,1,2,2,2,2,-1,-1,2,2,2,2,2,2,2,-1]},
    {"moves":"d u d u","length":4,"result":[0,0],"pieces":[3,3,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,2,2,-1,-1,-1,-1]},
    {"moves":"r r r u r r r d d r d r l u d l","length":16,"result":[1,-1],"pieces":[3,3,3,3,3,3,-1,0,3,3,1,3,-1,2,-1,-1,2,2,-1,-1,-1,-1,-1,2,2,2,2,2,2,2]},
    {"moves":"r u r r r r r r d u l u","length":12,"result":[-1,1],"pieces":[3,3,-1,-1,-1,-1,-1,3,3,3,3,-1,-1,3,-1,-1,3,-1,-1,1,-1,-1,0,2,2,2,2,2,2,2]}
   ],
   "playouts": 6,
   "mean": 12.666666666666668,
   "sd": 5.8878405775518985,
   "min": 4,
   "max": 20,
   "results": [0.3333333333333333,-0.3333333333333333],
   "wins": [3,1],
   "cells": [0,0,2,3,3,3,1,6,4,5,4,3,2,3,0,2,2,2,2,5,0,0,3,4,0,0,4,4,4,3]
  },
 ] },
 { line: "trace d u d u", answers: [
  {"type":"trace","re":19,"plies":2,"steps":[[4,25,19,0],[4,1,7,1]]},
 ] },
 { line: "trace d u d r u r r d u r l u l r l d", answers: [
  {"type":"trace","re":20,"plies":2,"steps":[[4,25,19,0],[4,1,7,1],[6,19,16,0],[6,7,8,1],[8,16,22,0],[8,8,9,1],[10,22,23,0],[10,9,3,1],[12,23,29,0],[12,3,4,1],[14,29,28,0],[14,4,10,1],[16,28,27,0],[16,10,11,1],[18,27,26,0],[18,11,5,1]]},
 ] },
 { line: "trace r u r r r d d r r r d r l u u l l l d u", answers: [
  {
   "type": "trace",
   "re": 21,
   "plies": 2,
   "steps": [
    [4,25,26,0],
    [4,1,7,1],
    [6,26,27,0],
    [6,7,8,1],
    [8,27,28,0],
    [8,8,2,1],
    [10,28,22,0],
    [10,2,3,1],
    [12,22,23,0],
    [12,3,4,1],
    [14,23,17,0],
    [14,4,5,1],
    [16,17,13,0],
    [16,5,11,1],
    [18,13,19,0],
    [18,11,10,1],
    [20,19,18,0],
    [20,10,9,1],
    [22,18,12,0],
    [22,9,15,1]
   ]
  },
 ] },
 { line: "trace r r r u r r r d d r d r l u d l", answers: [
  {"type":"trace","re":22,"plies":2,"steps":[[4,25,26,0],[4,1,2,1],[6,26,27,0],[6,2,8,1],[8,27,28,0],[8,8,9,1],[10,28,29,0],[10,9,3,1],[12,29,23,0],[12,3,4,1],[14,23,17,0],[14,4,5,1],[16,17,13,0],[16,5,11,1],[18,13,7,0],[18,11,10,1]]},
 ] },
 { line: "trace r u r r r r r r d u l u", answers: [
  {"type":"trace","re":23,"plies":2,"steps":[[4,25,26,0],[4,1,7,1],[6,26,27,0],[6,7,8,1],[8,27,28,0],[8,8,9,1],[10,28,29,0],[10,9,10,1],[12,29,23,0],[12,10,13,1],[14,23,22,0],[14,13,19,1]]},
 ] },
];
