// Networks that learn; the boards that they know are large.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new connect4", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "train", answers: [
  {
   "type": "error",
   "re": 2,
   "text": "Nothing learns Connect Four yet.",
   "code": "nothing_learns",
   "parts": {"game":"Connect Four"}
  },
 ] },
 { line: "networks", answers: [
  {"type":"networks","re":3,"networks":[]},
 ] },
 { line: "new 2048", answers: [
  {"type":"ok","re":4},
 ] },
 { line: "train ntuple(tuples=rows8) games=300 seed=3", ahead: true, answers: [
  {"type":"started","re":5,"job":1,"kind":"train"},
 ] },
 { line: "pause", answers: [
  {"type":"ok","re":6},
 ] },
 { line: "report", answers: [
  {"type":"report","re":7,"job":1,"kind":"train","spec":"ntuple(tuples=rows8)","name":"trained","games":0,"total":300,"moves":0,"ms":0,"mps":0,"wins":0,"score":0,"best":0,"touched":0,"weights":0,"curve":[]},
 ] },
 { line: "network take mine", answers: [
  {"type":"network","re":8,"name":"mine","id":"8014856c20e12b48","size":75,"game":"2048","tuples":"rows8","reward":"win","target":11,"four":6,"games":0,"seed":3},
 ] },
 { line: "spec learner ntuple tuples=rows8", answers: [
  {
   "type": "spec",
   "re": 9,
   "kind": "learner",
   "text": "ntuple(tuples=rows8)",
   "name": "ntuple",
   "values": {"tuples":"rows8","reward":"win","lambda":0.5,"rate":1,"optimism":1,"size":0,"from":""}
  },
 ] },
 { line: "tune rate=0.5", answers: [
  {"type":"tuned","re":10,"job":1,"parameters":"rate=0.5","restarted":false},
 ] },
 { line: "resume", ahead: true, answers: [
  {"type":"ok","re":11},
 ] },
 { line: "stop", answers: [
  {"type":"ok","re":12},
  {"type":"train","re":5,"job":1,"spec":"ntuple(tuples=rows8,rate=0.5)","name":"trained","games":0,"total":300,"moves":0,"ms":0,"mps":0,"wins":0,"score":0,"best":0,"touched":0,"weights":29282,"stopped":true,"curve":[]},
 ] },
 { line: "report", answers: [
  {"type":"report","re":13,"job":1,"kind":"train","spec":"ntuple(tuples=rows8,rate=0.5)","name":"trained","games":0,"total":300,"moves":0,"ms":0,"mps":0,"wins":0,"score":0,"best":0,"touched":0,"weights":29282,"stopped":true,"curve":[]},
 ] },
 { line: "networks", answers: [
  {
   "type": "networks",
   "re": 14,
   "networks": [
    {"name":"mine","id":"8014856c20e12b48","size":75,"game":"2048","tuples":"rows8","reward":"win","target":11,"four":6,"games":0,"seed":3},
    {"name":"trained","id":"8014856c20e12b48","size":75,"game":"2048","tuples":"rows8","reward":"win","target":11,"four":6,"games":0,"seed":3}
   ]
  },
 ] },
 { line: "network save mine", answers: [
  {"type":"network","re":15,"name":"mine","id":"8014856c20e12b48","size":75,"game":"2048","tuples":"rows8","reward":"win","target":11,"four":6,"games":0,"seed":3,"base64":"cGx5bnR1cDEAAAsLBgADAAAAAAAAAAAAAwAAAAAAAAAAAAAAAADAPwAAAAAA..."},
 ] },
 { line: "network load network-file copy", answers: [
  {"type":"network","re":16,"name":"copy","id":"8014856c20e12b48","size":75,"game":"2048","tuples":"rows8","reward":"win","target":11,"four":6,"games":0,"seed":3},
 ] },
 { line: "network drop copy", answers: [
  {"type":"ok","re":17},
 ] },
 { line: "network drop zork", answers: [
  {
   "type": "error",
   "re": 18,
   "text": "Unknown network: \"zork\". Allowed: mine, trained, network-file.",
   "code": "unknown_network",
   "parts": {"word":"zork","allowed":"mine, trained, network-file"}
  },
 ] },
 { line: "network load zork", answers: [
  {
   "type": "error",
   "re": 19,
   "text": "No file \"zork\" has been handed in.",
   "code": "file_not_handed_in",
   "parts": {"file":"zork"}
  },
 ] },
 { line: "train ntuple(tuples=rows8,reward=score) games=6 seed=3 name=second", answers: [
  {"type":"started","re":20,"job":2,"kind":"train"},
  {"type":"learned","re":20,"job":2,"kind":"train","games":6,"moves":655,"window":6,"wins":0,"score":1074.6666666666667,"best":2980},
  {
   "type": "train",
   "re": 20,
   "job": 2,
   "spec": "ntuple(tuples=rows8,reward=score)",
   "name": "second",
   "games": 6,
   "total": 6,
   "moves": 655,
   "ms": 0,
   "mps": 0,
   "wins": 0,
   "score": 1074.6666666666667,
   "best": 2980,
   "touched": 992,
   "weights": 131072,
   "curve": [{"games":6,"moves":655,"window":6,"wins":0,"score":1074.6666666666667,"best":2980}]
  },
 ] },
 { line: "spec eval ntuple(net=mine)", answers: [
  {
   "type": "spec",
   "re": 21,
   "kind": "eval",
   "text": "ntuple(net=mine)",
   "name": "ntuple",
   "values": {"net":"mine"}
  },
 ] },
 { line: "eval ntuple(net=mine)", answers: [
  {
   "type": "eval",
   "re": 22,
   "spec": "ntuple(net=mine)",
   "player": 0,
   "value": 100,
   "scale": "chance",
   "bounds": [0,100],
   "terms": {},
   "titles": {},
   "cells": {}
  },
 ] },
];
