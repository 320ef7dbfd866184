// What the golden pictures of games in step are painted from.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new tron(map=5x4,riders=1)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "searchers", answers: [
  {
   "type": "searchers",
   "re": 2,
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
     "reason": "No program is named; the native Plyscope takes one with --engine.",
     "reason_said": {"code":"no_program_named","parts":{}}
    }
   ]
  },
 ] },
 { line: "play r", answers: [
  {"type":"ok","re":3},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 4,
   "game": "tron(map=5x4,riders=1)",
   "family": "tron",
   "position": "....2/...../...../*1... | 1@0,0 riders:1",
   "start": null,
   "mover": 0,
   "player_names": ["Blue"],
   "player_titles": ["The player"],
   "status": "ongoing",
   "moves_played": ["r"],
   "redo": [],
   "result": null,
   "result_text": "Move 2.",
   "players": ["human"],
   "seed": 1,
   "two_player": false,
   "points": true,
   "pieces": [
    {"name":"blue","title":"blue rider","letter":"1","owner":0},
    {"name":"blue-trail","title":"trail of blue","letter":"*","owner":0},
    {"name":"wall","title":"wall","letter":"#","owner":-1},
    {"name":"start-2","title":"start of rider 2","letter":"2","owner":-1},
    {"name":"start-3","title":"start of rider 3","letter":"3","owner":-1},
    {"name":"teleport-a","title":"teleport a","letter":"a","owner":-1},
    {"name":"stairs-A","title":"stairs A","letter":"A","owner":-1}
   ],
   "view": {
    "columns": 5,
    "rows": 4,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"start","piece":1,"owner":0,"click":0,"name":"0,0"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":0,"owner":0,"click":1,"name":"1,0","last":true},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0","target":true},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"4,0"},
     {"id":5,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"0,1"},
     {"id":6,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"1,1","target":true},
     {"id":7,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":7,"name":"2,1"},
     {"id":8,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"3,1"},
     {"id":9,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"4,1"},
     {"id":10,"x":0,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"0,2"},
     {"id":11,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"1,2"},
     {"id":12,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":12,"name":"2,2"},
     {"id":13,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"3,2"},
     {"id":14,"x":4,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"4,2"},
     {"id":15,"x":0,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":15,"name":"0,3"},
     {"id":16,"x":1,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":16,"name":"1,3"},
     {"id":17,"x":2,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"2,3"},
     {"id":18,"x":3,"y":3,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":18,"name":"3,3"},
     {"id":19,"x":4,"y":3,"floor":0,"place":"start","piece":-1,"owner":-1,"click":19,"name":"4,3"}
    ],
    "links": [],
    "motions": [{"from":0,"to":1,"piece":0}]
   },
   "moves": [{"move":"u","path":[6],"keys":["up"]},{"move":"r","path":[2],"keys":["right"]}],
   "link": "v=1&g=tron(map=5x4,riders=1)&p=human&s=1&m=r"
  },
 ] },
 { line: "simulate plain count=4 playouts=4 seed=1 choices=1000", answers: [
  {"type":"started","re":5,"job":1,"kind":"simulate"},
  {
   "type": "simulate",
   "re": 5,
   "job": 1,
   "policy": "uniform",
   "seed": 1,
   "games": [
    {"moves":"r u l u u r d r d d r u u u l","length":15,"result":[16],"pieces":[1,1,1,1,1,-1,1,1,1,1,-1,1,1,1,1,-1,1,1,0,1]},
    {"moves":"r u r d r u u l l u r r","length":12,"result":[13],"pieces":[1,1,1,1,1,-1,-1,1,1,1,-1,-1,1,1,1,-1,-1,1,1,0]},
    {"moves":"u u u l d d","length":6,"result":[7],"pieces":[1,1,-1,-1,-1,0,1,-1,-1,-1,1,1,-1,-1,-1,1,1,-1,-1,-1]},
    {"moves":"r u r r u l u l d l l u r","length":13,"result":[14],"pieces":[1,1,1,-1,-1,-1,-1,1,1,1,1,1,1,1,1,1,0,1,1,-1]}
   ],
   "playouts": 4,
   "mean": 11.5,
   "sd": 3.872983346207417,
   "min": 6,
   "max": 15,
   "results": [12.5],
   "wins": [4],
   "cells": [0,0,3,2,2,1,2,3,3,3,2,3,3,3,3,2,3,3,3,2],
   "choices": {
    "below": 12,
    "steps": 16,
    "moves": ["l","u","r","d"],
    "games": [
     {"possible":[[1,2],[1,2],[0,1,2],[0,1],[0,1,2],[0,2],[2,3],[2],[1,2,3],[2,3],[2],[1],[1],[1],[0],[]],"number":[5,2,3,9,4,9,5,1,5,1,3,5,10,10,10,5],"cell":[1,2,7,6,11,16,17,12,13,8,3,4,9,14,19,18]},
     {"possible":[[1,2],[1,2],[0,1,2],[1,2,3],[2],[1],[1],[0,1],[0,1],[0,1],[0,2],[2],[],[],[],[]],"number":[7,6,5,2,5,4,11,2,0,9,3,4,5,3,4,9],"cell":[1,2,7,8,3,4,9,14,13,12,17,18,19,19,19,19]},
     {"possible":[[1,2],[0,1,2],[0,1,2],[0,2],[3],[3],[],[],[],[],[],[],[],[],[],[]],"number":[2,4,4,8,10,3,9,8,2,7,7,11,8,0,3,6],"cell":[1,6,11,16,15,10,5,5,5,5,5,5,5,5,5,5]},
     {"possible":[[1,2],[1,2],[0,1,2],[1,2,3],[1,3],[0,1],[0,1],[0,2],[0,3],[0],[0,1,3],[1,3],[2],[],[],[]],"number":[7,4,11,7,10,0,7,4,3,11,9,6,1,8,11,4],"cell":[1,2,7,8,9,14,13,18,17,12,11,10,15,16,16,16]}
    ]
   }
  },
 ] },
 { line: "simulate wall-following count=1 playouts=1 choices=9", answers: [
  {"type":"started","re":6,"job":2,"kind":"simulate"},
  {
   "type": "simulate",
   "re": 6,
   "job": 2,
   "policy": "wall-following",
   "seed": 1,
   "games": [
    {"moves":"r r r u l l l l u u r d r u r d r u","length":18,"result":[19],"pieces":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0]}
   ],
   "playouts": 1,
   "mean": 18,
   "sd": 0,
   "min": 18,
   "max": 18,
   "results": [19],
   "wins": [1],
   "cells": [0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]
  },
 ] },
];
