// What the golden pictures of floors and glued edges are painted from: Tron.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new tron(map=4x3x2--1.5A.11A.4-2)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 2,
   "game": "tron(map=4x3x2--1.5A.11A.4-2)",
   "family": "tron",
   "position": "1.../..A./....//..../..A./...2",
   "start": null,
   "mover": 0,
   "player_names": ["Blue","Orange"],
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
    {"name":"stairs-A","title":"stairs A","letter":"A","owner":-1},
    {"name":"stairs-B","title":"stairs B","letter":"B","owner":-1}
   ],
   "view": {
    "columns": 4,
    "rows": 3,
    "floors": 2,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"0,0,1"},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0,1"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0,1"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0,1"},
     {"id":4,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":4,"name":"0,1,1","target":true},
     {"id":5,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"1,1,1"},
     {"id":6,"x":2,"y":1,"floor":0,"place":"stairs","piece":-1,"owner":-1,"click":6,"label":"A","name":"2,1,1"},
     {"id":7,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":7,"name":"3,1,1"},
     {"id":8,"x":0,"y":2,"floor":0,"place":"start","piece":0,"owner":0,"click":8,"name":"0,2,1"},
     {"id":9,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"1,2,1","target":true},
     {"id":10,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":10,"name":"2,2,1"},
     {"id":11,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"3,2,1"},
     {"id":12,"x":0,"y":0,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":12,"name":"0,0,2"},
     {"id":13,"x":1,"y":0,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"1,0,2"},
     {"id":14,"x":2,"y":0,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"2,0,2"},
     {"id":15,"x":3,"y":0,"floor":1,"place":"start","piece":1,"owner":1,"click":15,"name":"3,0,2"},
     {"id":16,"x":0,"y":1,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":16,"name":"0,1,2"},
     {"id":17,"x":1,"y":1,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":17,"name":"1,1,2"},
     {"id":18,"x":2,"y":1,"floor":1,"place":"stairs","piece":-1,"owner":-1,"click":18,"label":"A","name":"2,1,2"},
     {"id":19,"x":3,"y":1,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":19,"name":"3,1,2"},
     {"id":20,"x":0,"y":2,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":20,"name":"0,2,2"},
     {"id":21,"x":1,"y":2,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":21,"name":"1,2,2"},
     {"id":22,"x":2,"y":2,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":22,"name":"2,2,2"},
     {"id":23,"x":3,"y":2,"floor":1,"place":"cell","piece":-1,"owner":-1,"click":23,"name":"3,2,2"}
    ],
    "links": [{"from":6,"to":18,"kind":"stairs"}],
    "motions": []
   },
   "moves": [{"move":"r","path":[9],"keys":["right"]},{"move":"d","path":[4],"keys":["down"]}],
   "link": "v=1&g=tron(map=4x3x2--1.5A.11A.4-2)&p=human;uct&s=1"
  },
 ] },
 { line: "new tron(map=5x3--1.13-2,wrap=torus)", answers: [
  {"type":"ok","re":3},
 ] },
 { line: "show", answers: [
  {
   "type": "show",
   "re": 4,
   "game": "tron(map=5x3--1.13-2,wrap=torus)",
   "family": "tron",
   "position": "1..../...../....2",
   "start": null,
   "mover": 0,
   "player_names": ["Blue","Orange"],
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
    "rows": 3,
    "floors": 1,
    "cells": [
     {"id":0,"x":0,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":0,"name":"0,0","target":true},
     {"id":1,"x":1,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":1,"name":"1,0"},
     {"id":2,"x":2,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":2,"name":"2,0"},
     {"id":3,"x":3,"y":0,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":3,"name":"3,0"},
     {"id":4,"x":4,"y":0,"floor":0,"place":"start","piece":1,"owner":1,"click":4,"name":"4,0"},
     {"id":5,"x":0,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":5,"name":"0,1","target":true},
     {"id":6,"x":1,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":6,"name":"1,1"},
     {"id":7,"x":2,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":7,"name":"2,1"},
     {"id":8,"x":3,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":8,"name":"3,1"},
     {"id":9,"x":4,"y":1,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":9,"name":"4,1"},
     {"id":10,"x":0,"y":2,"floor":0,"place":"start","piece":0,"owner":0,"click":10,"name":"0,2"},
     {"id":11,"x":1,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":11,"name":"1,2","target":true},
     {"id":12,"x":2,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":12,"name":"2,2"},
     {"id":13,"x":3,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":13,"name":"3,2"},
     {"id":14,"x":4,"y":2,"floor":0,"place":"cell","piece":-1,"owner":-1,"click":14,"name":"4,2","target":true}
    ],
    "links": [
     {"from":0,"to":4,"kind":"wrap"},
     {"from":0,"to":10,"kind":"wrap"},
     {"from":1,"to":11,"kind":"wrap"},
     {"from":2,"to":12,"kind":"wrap"},
     {"from":3,"to":13,"kind":"wrap"},
     {"from":4,"to":14,"kind":"wrap"},
     {"from":5,"to":9,"kind":"wrap"},
     {"from":10,"to":14,"kind":"wrap"}
    ],
    "motions": []
   },
   "moves": [
    {"move":"l","path":[14],"keys":["left"]},
    {"move":"u","path":[0],"keys":["up"]},
    {"move":"r","path":[11],"keys":["right"]},
    {"move":"d","path":[5],"keys":["down"]}
   ],
   "link": "v=1&g=tron(map=5x3--1.13-2,wrap=torus)&p=human;uct&s=1"
  },
 ] },
];
