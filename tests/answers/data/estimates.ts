// What values come to for people: a chance of a position and of a search, a score and the next tile; nothing elsewhere.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new connect4", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "play 44", answers: [
  {"type":"ok","re":2},
 ] },
 { line: "analyze alphabeta(depth=2,eval=lines) bare", answers: [
  {"type":"started","re":3,"job":1,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 3,
   "job": 1,
   "spec": "alphabeta(depth=2,eval=lines)",
   "best": "4",
   "value": -0.99,
   "scale": "evaluation",
   "bounds": [-100,100],
   "estimate": {"scale":"result","low":-100,"high":100,"offset":0,"slope":0.0534,"eval":"lines","games":500},
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 2,
   "nodes": 56,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["4","4"],
   "counters": {"leaves":49,"finished_games":0,"cut_offs":0},
   "counter_titles": {"finished_games":"finished games","cut_offs":"cut-offs"},
   "moves": [
    {"move":"1","value":-5.6571428571428575,"visits":0,"nodes":8,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["1","4"]},
    {"move":"2","value":-4.759615384615385,"visits":0,"nodes":8,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["2","4"]},
    {"move":"3","value":-3.8446601941747574,"visits":0,"nodes":8,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["3","4"]},
    {"move":"4","value":-0.99,"visits":0,"nodes":8,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["4","4"]},
    {"move":"5","value":-3.8446601941747574,"visits":0,"nodes":8,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["5","4"]},
    {"move":"6","value":-4.759615384615385,"visits":0,"nodes":8,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["6","4"]},
    {"move":"7","value":-5.6571428571428575,"visits":0,"nodes":8,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["7","4"]}
   ]
  },
 ] },
 { line: "eval lines(three=5)", answers: [
  {
   "type": "eval",
   "re": 4,
   "spec": "lines(three=5)",
   "player": 0,
   "value": -1.4776119402985075,
   "scale": "evaluation",
   "bounds": [-100,100],
   "terms": {"three":0,"two":0,"one":-1.5,"threat":0,"parity":0,"now":0},
   "titles": {"three":"Three in a line","two":"Two in a line","one":"One in a line","threat":"Threats","parity":"Threats on good rows","now":"Winning moves"},
   "squash": {"sum":-1.5,"half":99},
   "cells": {}
  },
 ] },
 { line: "new amazons(columns=6,rows=6)", answers: [
  {"type":"ok","re":5},
 ] },
 { line: "eval", answers: [
  {
   "type": "eval",
   "re": 6,
   "spec": "territory(early_t1=0.14,early_t2=0.37,early_c1=0.13,early_c2=0.13,early_m=0.5,middle_t1=0.3,middle_t2=0.25,middle_c1=0.2,middle_c2=0.2,middle_m=0.2,late_t1=0.8,late_t2=0.1,late_c1=0.05,late_c2=0.05,late_m=0,tempo=0.1)",
   "player": 0,
   "value": 5.249187003855553,
   "scale": "evaluation",
   "bounds": [-100,100],
   "estimate": {"scale":"result","low":-100,"high":100,"offset":0,"slope":0.0304,"eval":"territory(preset=small)","games":200},
   "terms": {"t1":0.30344322344322344,"t2":0.1444835164835165,"c1":0,"c2":0,"m":0},
   "titles": {"t1":"Queen territory","t2":"King territory","c1":"Queen distance","c2":"King distance","m":"Mobility"},
   "squash": {"sum":0.4479267399267399,"half":8},
   "cells": {"0":1,"2":1,"3":1,"5":1,"7":0.25,"8":0.25,"9":0.25,"10":0.25,"12":0.25,"13":0.25,"16":0.25,"17":0.25,"18":-0.25,"19":-0.25,"22":-0.25,"23":-0.25,"25":-0.25,"26":-0.25,"27":-0.25,"28":-0.25,"30":-1,"32":-1,"33":-1,"35":-1}
  },
 ] },
 { line: "new 2048", answers: [
  {"type":"ok","re":7},
 ] },
 { line: "analyze expectimax(depth=1,eval=rows(preset=deep)) bare", answers: [
  {"type":"started","re":8,"job":2,"kind":"analyze"},
  {
   "type": "analyze",
   "re": 8,
   "job": 2,
   "spec": "expectimax(depth=1,eval=rows(empty=270,merges=700,slope=4,sum=11,mass=3.5,steps=0,rough=0,lost=1600000))",
   "best": "u",
   "value": 8869,
   "scale": "evaluation",
   "bounds": null,
   "estimate": {
    "scale": "points",
    "low": 0,
    "high": 20669,
    "offset": 1.26,
    "slope": 0.0000108,
    "eval": "rows(preset=deep)",
    "games": 126,
    "level": "medium",
    "next": {"code":"tile","text":"tile 4","parts":{"tile":4},"offset":9.29,"slope":0.00000778}
   },
   "proven": null,
   "proven_in": 0,
   "ended": null,
   "depth": 1,
   "nodes": 4,
   "playouts": 0,
   "ms": 0,
   "nps": 0,
   "timed": false,
   "run": 0,
   "pv": ["u"],
   "counters": {"decisions":1,"throws":0,"evaluations":4,"improbable":0,"least_probability":0.05,"table_probes":0,"table_hits":0,"table_fill":0},
   "counter_titles": {"least_probability":"least probability","table_probes":"table probes","table_hits":"table hits","table_fill":"table fill"},
   "moves": [
    {"move":"u","value":8869,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["u"]},
    {"move":"l","value":7099,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["l"]},
    {"move":"d","value":8869,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["d"]},
    {"move":"r","value":7099,"visits":0,"nodes":1,"bound":"exact","proven":null,"proven_in":0,"error":0,"pv":["r"]}
   ]
  },
 ] },
];
