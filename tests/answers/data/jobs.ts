// Jobs: started, tuned, stepped, paused, cancelled, kept, stopped.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "jobs", answers: [
  {"type":"jobs","re":1,"jobs":[]},
 ] },
 { line: "stop", answers: [
  {"type":"error","re":2,"text":"No job is running."},
 ] },
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":3},
 ] },
 { line: "analyze uct(sims=30) paused", answers: [
  {"type":"started","re":4,"job":1,"kind":"analyze"},
 ] },
 { line: "jobs", answers: [
  {"type":"jobs","re":5,"jobs":[{"job":1,"kind":"analyze","state":"paused","progress":-1}]},
 ] },
 { line: "step playout", answers: [
  {"type":"ok","re":6},
  {
   "type": "progress",
   "re": 4,
   "job": 1,
   "kind": "analyze",
   "spec": "uct(sims=30)",
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
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 7,
   "job": 1,
   "kind": "analyze",
   "spec": "uct(sims=30)",
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
   "counter_docs": {
    "descents": "Descents through the tree.",
    "tree nodes": "Positions that have a node in the tree.",
    "mean depth": "Mean length of a descent.",
    "memory": "Memory of the tree in use, in MB.",
    "tree full": "1 when the tree has stopped growing.",
    "proofs": "Moves in the tree with a proven result."
   },
   "moves": [
    {"move":"1","value":-100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1"]},
    {"move":"2","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ]
  },
 ] },
 { line: "tune c=0.5", answers: [
  {"type":"tuned","re":8,"job":1,"spec":"uct(sims=30,c=0.5)","restarted":true},
 ] },
 { line: "tune eval.zork=1", answers: [
  {"type":"error","re":9,"text":"Unknown parameter of lines: \"zork\". Allowed: three, two, one, threat, parity, now, preset."},
 ] },
 { line: "tune final=value", answers: [
  {"type":"tuned","re":10,"job":1,"spec":"uct(sims=30,c=0.5,final=value)","restarted":false},
 ] },
 { line: "tune playout=biased", answers: [
  {"type":"tuned","re":11,"job":1,"spec":"uct(sims=30,c=0.5,playout=biased,final=value)","restarted":false},
 ] },
 { line: "step playout 4", answers: [
  {"type":"ok","re":12},
  {
   "type": "progress",
   "re": 4,
   "job": 1,
   "kind": "analyze",
   "spec": "uct(sims=30,c=0.5,playout=biased,final=value)",
   "best": "1",
   "value": 100,
   "proven": null,
   "proven_in": 0,
   "depth": 1,
   "nodes": 4,
   "playouts": 4,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 1,
   "pv": ["1"],
   "counters": {"descents":4,"tree nodes":1,"mean depth":1,"memory":0.000244140625,"tree full":0,"proofs":0},
   "moves": [
    {"move":"1","value":100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1"]},
    {"move":"2","value":100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ],
   "visits": [1,1,1,1],
   "values": [1000,1000,1000,1000]
  },
 ] },
 { line: "step node", answers: [
  {"type":"ok","re":13},
  {
   "type": "progress",
   "re": 4,
   "job": 1,
   "kind": "analyze",
   "spec": "uct(sims=30,c=0.5,playout=biased,final=value)",
   "best": "1",
   "value": 100,
   "proven": null,
   "proven_in": 0,
   "depth": 1,
   "nodes": 4,
   "playouts": 4,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 1,
   "pv": ["1"],
   "counters": {"descents":4,"tree nodes":2,"mean depth":1,"memory":0.00042724609375,"tree full":0,"proofs":0},
   "moves": [
    {"move":"1","value":100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1"]},
    {"move":"2","value":100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":100,"visits":1,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ],
   "visits": [1,1,1,1],
   "values": [1000,1000,1000,1000]
  },
 ] },
 { line: "pause", answers: [
  {"type":"ok","re":14},
 ] },
 { line: "resume", answers: [
  {"type":"ok","re":15},
  {
   "type": "analyze",
   "re": 4,
   "job": 1,
   "spec": "uct(sims=30,c=0.5,playout=biased,final=value)",
   "best": "4",
   "value": 42.857142857142854,
   "proven": null,
   "proven_in": 0,
   "depth": 4,
   "nodes": 71,
   "playouts": 30,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 1,
   "pv": ["4","1","1"],
   "counters": {"descents":30,"tree nodes":11,"mean depth":2.3666666666666667,"memory":0.0020751953125,"tree full":0,"proofs":0},
   "moves": [
    {"move":"1","value":25,"visits":8,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":36.59625273557,"pv":["1","1","1"]},
    {"move":"2","value":-33.333333333333336,"visits":3,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":66.66666666666666,"pv":["2","1"]},
    {"move":"3","value":33.333333333333336,"visits":12,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":28.426762180748057,"pv":["3","3","2","1"]},
    {"move":"4","value":42.857142857142854,"visits":7,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":36.88555567816588,"pv":["4","1","1"]}
   ]
  },
 ] },
 { line: "analyze alphabeta(depth=3) paused keep", answers: [
  {"type":"started","re":16,"job":2,"kind":"analyze"},
 ] },
 { line: "jobs", answers: [
  {"type":"jobs","re":17,"jobs":[{"job":2,"kind":"analyze","state":"paused","progress":-1}]},
 ] },
 { line: "step iteration", answers: [
  {"type":"ok","re":18},
  {
   "type": "progress",
   "re": 16,
   "job": 2,
   "kind": "analyze",
   "spec": "alphabeta(depth=3)",
   "best": "1",
   "value": 0,
   "proven": null,
   "proven_in": 0,
   "depth": 3,
   "nodes": 48,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1","1","1"],
   "counters": {"leaves":28,"finished games":0,"cut-offs":12},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1","1"]},
    {"move":"3","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1","1"]},
    {"move":"4","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1","1"]}
   ],
   "order": ["1","2","3","4"],
   "visits": [12,12,12,12],
   "values": [0,0,0,0]
  },
 ] },
 { line: "rewind", answers: [
  {"type":"ok","re":19},
 ] },
 { line: "step move", answers: [
  {"type":"ok","re":20},
  {
   "type": "progress",
   "re": 16,
   "job": 2,
   "kind": "analyze",
   "spec": "alphabeta(depth=3)",
   "best": "1",
   "value": 0,
   "proven": null,
   "proven_in": 0,
   "depth": 0,
   "nodes": 12,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 1,
   "pv": ["1","1","1"],
   "counters": {"leaves":7,"finished games":0,"cut-offs":3},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1","1"]},
    {"move":"2","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ],
   "visits": [12,0,0,0],
   "values": [0,null,null,null]
  },
 ] },
 { line: "step cutoff", answers: [
  {"type":"ok","re":21},
  {
   "type": "progress",
   "re": 16,
   "job": 2,
   "kind": "analyze",
   "spec": "alphabeta(depth=3)",
   "best": "1",
   "value": 0,
   "proven": null,
   "proven_in": 0,
   "depth": 0,
   "nodes": 20,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 1,
   "pv": ["1","1","1"],
   "counters": {"leaves":12,"finished games":0,"cut-offs":4},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1","1"]},
    {"move":"2","value":null,"visits":0,"nodes":8,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ],
   "visits": [12,8,0,0],
   "values": [0,null,null,null]
  },
 ] },
 { line: "resume", answers: [
  {"type":"ok","re":22},
  {
   "type": "analyze",
   "re": 16,
   "job": 2,
   "spec": "alphabeta(depth=3)",
   "best": "1",
   "value": 0,
   "proven": null,
   "proven_in": 0,
   "depth": 3,
   "nodes": 48,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 1,
   "pv": ["1","1","1"],
   "counters": {"leaves":28,"finished games":0,"cut-offs":12},
   "moves": [
    {"move":"1","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","1","1"]},
    {"move":"2","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","1","1"]},
    {"move":"3","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","1","1"]},
    {"move":"4","value":0,"visits":0,"nodes":12,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","1","1"]}
   ]
  },
 ] },
 { line: "analyze pvs(depth=3) paused", answers: [
  {"type":"started","re":23,"job":3,"kind":"analyze"},
 ] },
 { line: "cancel", answers: [
  {"type":"ok","re":24},
  {"type":"cancelled","re":23,"job":3,"reason":"as asked"},
 ] },
 { line: "analyze minimax(depth=9) paused", answers: [
  {"type":"started","re":25,"job":4,"kind":"analyze"},
 ] },
 { line: "step node 50", answers: [
  {"type":"ok","re":26},
  {
   "type": "progress",
   "re": 25,
   "job": 4,
   "kind": "analyze",
   "spec": "minimax(depth=9)",
   "best": null,
   "value": null,
   "proven": null,
   "proven_in": 0,
   "depth": 0,
   "nodes": 50,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": [],
   "counters": {"leaves":29,"finished games":8,"cut-offs":0},
   "moves": [
    {"move":"1","value":null,"visits":0,"nodes":50,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["1"]},
    {"move":"2","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ],
   "order": ["1","2","3","4"],
   "visits": [50,0,0,0],
   "values": [null,null,null,null]
  },
 ] },
 { line: "stop", answers: [
  {"type":"ok","re":27},
  {
   "type": "analyze",
   "re": 25,
   "job": 4,
   "spec": "minimax(depth=9)",
   "best": null,
   "value": null,
   "proven": null,
   "proven_in": 0,
   "depth": 0,
   "nodes": 50,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": [],
   "counters": {"leaves":29,"finished games":8,"cut-offs":0},
   "moves": [
    {"move":"1","value":null,"visits":0,"nodes":50,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["1"]},
    {"move":"2","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ]
  },
 ] },
 { line: "why 1", answers: [
  {"type":"error","re":28,"text":"Job 4 knows nothing of 1 yet."},
 ] },
 { line: "analyze uct endless", ahead: true, answers: [
  {"type":"started","re":29,"job":5,"kind":"analyze"},
 ] },
 { line: "play 1", answers: [
  {"type":"ok","re":30},
  {
   "type": "analyze",
   "re": 29,
   "job": 5,
   "spec": "uct",
   "best": "3",
   "value": 100,
   "proven": "win",
   "proven_in": 9,
   "depth": 9,
   "nodes": 7429,
   "playouts": 658,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["3","1","4","2","3","3","2","1","1"],
   "counters": {"descents":1783,"tree nodes":292,"mean depth":4.166573191250701,"memory":0.05108642578125,"tree full":0,"proofs":173},
   "moves": [
    {"move":"1","value":-7.142857142857143,"visits":28,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":19.195851781663215,"pv":["1","3","2","1"]},
    {"move":"2","value":8.88888888888889,"visits":45,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":14.846766890240911,"pv":["2","2","4","3","1"]},
    {"move":"3","value":100,"visits":1686,"nodes":0,"bound":"exact","proven":"win","proven_in":9,"error":0,"pv":["3","1","4","2","3","3","2","1","1"]},
    {"move":"4","value":-16.666666666666668,"visits":24,"nodes":0,"bound":"exact","proven":null,"proven_in":0,"error":20.559798491465372,"pv":["4","2","4","1"]}
   ]
  },
 ] },
 { line: "perft 8", ahead: true, answers: [
  {"type":"started","re":31,"job":6,"kind":"perft"},
 ] },
 { line: "report", ahead: true, answers: [
  {"type":"report","re":32,"job":6,"kind":"perft","depth":8,"nodes":0,"ms":0,"nps":0},
 ] },
 { line: "cancel", answers: [
  {"type":"ok","re":33},
  {"type":"cancelled","re":31,"job":6,"reason":"as asked"},
 ] },
 { line: "players uct(sims=50) human", answers: [
  {
   "type": "players",
   "re": 34,
   "players": [
    {
     "spec": "uct(sims=50)",
     "name": "uct",
     "searcher": "uct",
     "number": 3,
     "side": "J",
     "values": {
      "sims": 50,
      "c": 1.7,
      "select": "ucb1",
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
     "spec": "human",
     "name": "human",
     "searcher": "human",
     "number": 4,
     "side": "R",
     "values": {"time":0,"nodes":0,"seed":1,"name":""},
     "human": true
    }
   ],
   "reset": []
  },
 ] },
 { line: "go uct(sims=5000000)", ahead: true, answers: [
  {"type":"started","re":35,"job":7,"kind":"go"},
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 36,
   "job": 7,
   "kind": "go",
   "spec": "uct(sims=5000000)",
   "move": null,
   "best": null,
   "value": null,
   "proven": null,
   "proven_in": 0,
   "depth": 0,
   "nodes": 0,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": [],
   "counters": {"descents":0,"tree nodes":1,"mean depth":0,"memory":0.000244140625,"tree full":0,"proofs":0},
   "counter_docs": {
    "descents": "Descents through the tree.",
    "tree nodes": "Positions that have a node in the tree.",
    "mean depth": "Mean length of a descent.",
    "memory": "Memory of the tree in use, in MB.",
    "tree full": "1 when the tree has stopped growing.",
    "proofs": "Moves in the tree with a proven result."
   },
   "moves": [
    {"move":"1","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["1"]},
    {"move":"2","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["2"]},
    {"move":"3","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["3"]},
    {"move":"4","value":null,"visits":0,"nodes":0,"bound":null,"proven":null,"proven_in":0,"error":0,"pv":["4"]}
   ]
  },
  {
   "type": "go",
   "re": 35,
   "job": 7,
   "spec": "uct(sims=5000000)",
   "move": "1",
   "best": "1",
   "value": -100,
   "proven": "loss",
   "proven_in": 14,
   "depth": 14,
   "nodes": 24233,
   "playouts": 1995,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["1","3","2","2","1","1","2","4","4","4","2","4","3","3"],
   "counters": {"descents":4159,"tree nodes":981,"mean depth":5.826641019475836,"memory":0.15557861328125,"tree full":0,"proofs":796},
   "moves": [
    {"move":"1","value":-100,"visits":707,"nodes":0,"bound":"exact","proven":"loss","proven_in":14,"error":0,"pv":["1","3","2","2","1","1","2","4","4","4","2","4","3","3"]},
    {"move":"2","value":-100,"visits":1312,"nodes":0,"bound":"exact","proven":"loss","proven_in":10,"error":0,"pv":["2","2","1","2","2","3","1","1","3","3"]},
    {"move":"3","value":-100,"visits":1728,"nodes":0,"bound":"exact","proven":"loss","proven_in":14,"error":0,"pv":["3","3","4","2","2","3","3","2","2","4","4","4","1","1"]},
    {"move":"4","value":-100,"visits":412,"nodes":0,"bound":"exact","proven":"loss","proven_in":8,"error":0,"pv":["4","3","2","3","3","1","1","2"]}
   ]
  },
 ] },
 { line: "jobs", answers: [
  {
   "type": "jobs",
   "re": 37,
   "jobs": [
    {"job":2,"kind":"analyze","state":"ended","progress":1},
    {"job":7,"kind":"go","state":"ended","progress":1}
   ]
  },
 ] },
 { line: "stop", answers: [
  {"type":"error","re":38,"text":"No job is running."},
 ] },
];
