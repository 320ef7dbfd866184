// Players on one scale of strength: rate, ladder, scale.
import type { Turn } from "../turn.ts";

export const turns: Turn[] = [
 { line: "new connect4(rows=4,cols=4,align=3)", answers: [
  {"type":"ok","re":1},
 ] },
 { line: "scale", answers: [
  {
   "type": "error",
   "re": 2,
   "text": "There is no scale of strength of connect4(rows=4,cols=4,align=3): `ladder` makes one, `scale load` brings one in.",
   "code": "no_scale",
   "parts": {"game":"connect4(rows=4,cols=4,align=3)"}
  },
 ] },
 { line: "rate uct(sims=20) games=60 openings=1 seed=2", answers: [
  {"type":"started","re":3,"job":1,"kind":"rate"},
  {
   "type": "progress",
   "re": 3,
   "job": 1,
   "kind": "rate",
   "done": 1,
   "total": 60,
   "text": "1 of 60 games: not known: no games lead from here to the scale",
   "unit": "elo",
   "games": 1,
   "within": 30,
   "width": null,
   "players": [{"player":"uct(sims=20)","at":null,"low":null,"high":null,"games":0,"ms":0}]
  },
  {
   "type": "rate",
   "re": 3,
   "job": 1,
   "unit": "elo",
   "games": 60,
   "within": 30,
   "width": 845.9133712714446,
   "players": [
    {
     "player": "uct(sims=20)",
     "at": 781.0310128981729,
     "low": -64.8823583732717,
     "high": 1626.9443841696175,
     "games": 60,
     "ms": 0,
     "below": {"player":"random","at":0}
    }
   ],
   "first": 397.13671695534026,
   "draws": 0,
   "dispersion": 1,
   "prior": false,
   "all": ["uct(sims=20)","random"],
   "misfit": {"chi":0,"freedom":0,"probability":1},
   "residuals": [{"a":0,"b":1,"games":60,"points":57,"expected":57,"errors":0}],
   "held": {
    "games": 30,
    "brier": 0.09842784197796291,
    "ideal": 0.008129535071217378,
    "even": 0.25,
    "calibration": [
     {"games":15,"expected":0.00819672131147537,"score":0.2},
     {"games":15,"expected":0.9918032786885246,"score":1}
    ]
   },
   "different": 59,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "uct(sims=20,c=1.7,select=ucb1,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,solve=yes,prune=no,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)"
    ],
    "games": 60,
    "openings": 1,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "seed": 2,
    "version": "1.0"
   },
   "ms": 0,
   "timed": false
  },
 ] },
 { line: "ladder random montecarlo(sims=2) uct(sims=20) games=400 openings=1 date=2026-11-28 seed=4", answers: [
  {"type":"started","re":4,"job":2,"kind":"ladder"},
  {
   "type": "progress",
   "re": 4,
   "job": 2,
   "kind": "ladder",
   "done": 1,
   "total": 400,
   "text": "1 of 400 games",
   "unit": "elo",
   "games": 1,
   "within": 25,
   "width": null,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":0,"ms":0},
    {"player":"montecarlo(sims=2)","at":null,"low":null,"high":null,"games":0,"ms":0},
    {"player":"uct(sims=20)","at":null,"low":null,"high":null,"games":0,"ms":0}
   ]
  },
  {
   "type": "progress",
   "re": 4,
   "job": 2,
   "kind": "ladder",
   "done": 385,
   "total": 400,
   "text": "385 of 400 games, +- 65 Elo",
   "unit": "elo",
   "games": 385,
   "within": 25,
   "width": 65.17024253367576,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":178,"ms":0},
    {"player":"montecarlo(sims=2)","at":252.08690782903702,"low":187.43063983914632,"high":316.74317581892774,"games":384,"ms":0},
    {"player":"uct(sims=20)","at":549.6964778223321,"low":454.3628718462289,"high":645.0300837984353,"games":206,"ms":0}
   ]
  },
  {
   "type": "ladder",
   "re": 4,
   "job": 2,
   "unit": "elo",
   "games": 400,
   "within": 25,
   "width": 64.5428368810929,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":184,"ms":0},
    {"player":"montecarlo(sims=2)","at":254.888548628389,"low":190.7721483297339,"high":319.0049489270441,"games":400,"ms":0},
    {"player":"uct(sims=20)","at":558.1572064221596,"low":463.39767830238964,"high":652.9167345419295,"games":216,"ms":0}
   ],
   "first": 111.81878031703178,
   "draws": 0,
   "dispersion": 0.9287262354555693,
   "prior": false,
   "held": {
    "games": 200,
    "brier": 0.1351955589113312,
    "ideal": 0.149721463919712,
    "even": 0.25,
    "calibration": [
     {"games":54,"expected":0.2791784718792665,"score":0.2037037037037037},
     {"games":46,"expected":0.3242244598985621,"score":0.30434782608695654},
     {"games":46,"expected":0.8894418512029099,"score":0.9130434782608695},
     {"games":54,"expected":0.9088081015088962,"score":0.9074074074074074}
    ]
   },
   "scale": {
    "game": "connect4(rows=4,cols=4,align=3)",
    "unit": "elo",
    "version": "1.0",
    "date": "2026-11-28",
    "seed": 4,
    "openings": 1,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "games": 400,
    "anchors": [
     {"player":"random","at":0,"low":0,"high":0,"games":184,"ms":0,"front":false},
     {"player":"montecarlo(sims=2)","at":254.888548628389,"low":190.7721483297339,"high":319.0049489270441,"games":400,"ms":0,"front":false},
     {"player":"uct(sims=20)","at":558.1572064221596,"low":463.39767830238964,"high":652.9167345419295,"games":216,"ms":0,"front":true}
    ],
    "first": 111.81878031703178,
    "draws": 0,
    "dispersion": 0.9287262354555693,
    "misfit": {"chi":1.9163317338737625e-30,"freedom":0,"probability":1},
    "residuals": [
     {"a":1,"b":2,"games":216,"points":36,"expected":36,"errors":0},
     {"a":0,"b":1,"games":184,"points":38,"expected":38.00000000000001,"errors":0}
    ]
   },
   "file": "plyscope-scale 1\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=111.8 draws=0.0000 dispersion=0.929 anchors=3 meetings=2\nanchor at=0.0 low=0.0 high=0.0 games=184 ms=0.0000 player=random\nanchor at=254.9 low=190.8 high=319.0 games=400 ms=0.0000 player=montecarlo(sims=2)\nanchor at=558.2 low=463.4 high=652.9 games=216 ms=0.0000 player=uct(sims=20)\nmet 1 2 27,0,81 9,0,99 74,0,32,0,2\nmet 0 1 28,0,64 10,0,82 55,0,36,0,1\n",
   "different": 360,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "random(playout=uniform,time=0,nodes=0,seed=1,name=)",
     "montecarlo(sims=2,share=each,playout=uniform,score=mean,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),reflex=no,reuse=no,trees=1,time=0,nodes=0,seed=1,name=)",
     "uct(sims=20,c=1.7,select=ucb1,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,solve=yes,prune=no,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)"
    ],
    "games": 400,
    "openings": 1,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "seed": 4,
    "version": "1.0"
   },
   "ms": 0,
   "timed": false
  },
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 5,
   "job": 2,
   "kind": "ladder",
   "unit": "elo",
   "games": 400,
   "within": 25,
   "width": 64.5428368810929,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":184,"ms":0},
    {"player":"montecarlo(sims=2)","at":254.888548628389,"low":190.7721483297339,"high":319.0049489270441,"games":400,"ms":0},
    {"player":"uct(sims=20)","at":558.1572064221596,"low":463.39767830238964,"high":652.9167345419295,"games":216,"ms":0}
   ],
   "first": 111.81878031703178,
   "draws": 0,
   "dispersion": 0.9287262354555693,
   "prior": false,
   "held": {
    "games": 200,
    "brier": 0.1351955589113312,
    "ideal": 0.149721463919712,
    "even": 0.25,
    "calibration": [
     {"games":54,"expected":0.2791784718792665,"score":0.2037037037037037},
     {"games":46,"expected":0.3242244598985621,"score":0.30434782608695654},
     {"games":46,"expected":0.8894418512029099,"score":0.9130434782608695},
     {"games":54,"expected":0.9088081015088962,"score":0.9074074074074074}
    ]
   },
   "scale": {
    "game": "connect4(rows=4,cols=4,align=3)",
    "unit": "elo",
    "version": "1.0",
    "date": "2026-11-28",
    "seed": 4,
    "openings": 1,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "games": 400,
    "anchors": [
     {"player":"random","at":0,"low":0,"high":0,"games":184,"ms":0,"front":false},
     {"player":"montecarlo(sims=2)","at":254.888548628389,"low":190.7721483297339,"high":319.0049489270441,"games":400,"ms":0,"front":false},
     {"player":"uct(sims=20)","at":558.1572064221596,"low":463.39767830238964,"high":652.9167345419295,"games":216,"ms":0,"front":true}
    ],
    "first": 111.81878031703178,
    "draws": 0,
    "dispersion": 0.9287262354555693,
    "misfit": {"chi":1.9163317338737625e-30,"freedom":0,"probability":1},
    "residuals": [
     {"a":1,"b":2,"games":216,"points":36,"expected":36,"errors":0},
     {"a":0,"b":1,"games":184,"points":38,"expected":38.00000000000001,"errors":0}
    ]
   },
   "file": "plyscope-scale 1\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=111.8 draws=0.0000 dispersion=0.929 anchors=3 meetings=2\nanchor at=0.0 low=0.0 high=0.0 games=184 ms=0.0000 player=random\nanchor at=254.9 low=190.8 high=319.0 games=400 ms=0.0000 player=montecarlo(sims=2)\nanchor at=558.2 low=463.4 high=652.9 games=216 ms=0.0000 player=uct(sims=20)\nmet 1 2 27,0,81 9,0,99 74,0,32,0,2\nmet 0 1 28,0,64 10,0,82 55,0,36,0,1\n",
   "different": 360,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "random(playout=uniform,time=0,nodes=0,seed=1,name=)",
     "montecarlo(sims=2,share=each,playout=uniform,score=mean,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),reflex=no,reuse=no,trees=1,time=0,nodes=0,seed=1,name=)",
     "uct(sims=20,c=1.7,select=ucb1,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,solve=yes,prune=no,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)"
    ],
    "games": 400,
    "openings": 1,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "seed": 4,
    "version": "1.0"
   },
   "ms": 0,
   "timed": false
  },
 ] },
 { line: "scale", answers: [
  {
   "type": "scale",
   "re": 6,
   "game": "connect4(rows=4,cols=4,align=3)",
   "unit": "elo",
   "version": "1.0",
   "date": "2026-11-28",
   "seed": 4,
   "openings": 1,
   "fair": 0,
   "time": 0,
   "nodes": 0,
   "games": 400,
   "anchors": [
    {"player":"random","at":0,"low":0,"high":0,"games":184,"ms":0,"front":false},
    {"player":"montecarlo(sims=2)","at":254.9,"low":190.8,"high":319,"games":400,"ms":0,"front":false},
    {"player":"uct(sims=20)","at":558.2,"low":463.4,"high":652.9,"games":216,"ms":0,"front":true}
   ],
   "first": 111.8,
   "draws": 0,
   "dispersion": 0.929,
   "misfit": {"chi":1.9163317338737625e-30,"freedom":0,"probability":1},
   "residuals": [
    {"a":1,"b":2,"games":216,"points":36,"expected":36,"errors":0},
    {"a":0,"b":1,"games":184,"points":38,"expected":38.00000000000001,"errors":0}
   ]
  },
 ] },
 { line: "scale save", answers: [
  {
   "type": "scale",
   "re": 7,
   "game": "connect4(rows=4,cols=4,align=3)",
   "unit": "elo",
   "version": "1.0",
   "date": "2026-11-28",
   "seed": 4,
   "openings": 1,
   "fair": 0,
   "time": 0,
   "nodes": 0,
   "games": 400,
   "anchors": [
    {"player":"random","at":0,"low":0,"high":0,"games":184,"ms":0,"front":false},
    {"player":"montecarlo(sims=2)","at":254.9,"low":190.8,"high":319,"games":400,"ms":0,"front":false},
    {"player":"uct(sims=20)","at":558.2,"low":463.4,"high":652.9,"games":216,"ms":0,"front":true}
   ],
   "first": 111.8,
   "draws": 0,
   "dispersion": 0.929,
   "misfit": {"chi":1.9163317338737625e-30,"freedom":0,"probability":1},
   "residuals": [
    {"a":1,"b":2,"games":216,"points":36,"expected":36,"errors":0},
    {"a":0,"b":1,"games":184,"points":38,"expected":38.00000000000001,"errors":0}
   ],
   "file": "plyscope-scale 1\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=111.8 draws=0.0000 dispersion=0.929 anchors=3 meetings=2\nanchor at=0.0 low=0.0 high=0.0 games=184 ms=0.0000 player=random\nanchor at=254.9 low=190.8 high=319.0 games=400 ms=0.0000 player=montecarlo(sims=2)\nanchor at=558.2 low=463.4 high=652.9 games=216 ms=0.0000 player=uct(sims=20)\nmet 1 2 27,0,81 9,0,99 74,0,32,0,2\nmet 0 1 28,0,64 10,0,82 55,0,36,0,1\n"
  },
 ] },
 { line: "rate uct(sims=8) always within=90 games=300", answers: [
  {"type":"started","re":8,"job":3,"kind":"rate"},
  {
   "type": "progress",
   "re": 8,
   "job": 3,
   "kind": "rate",
   "done": 1,
   "total": 300,
   "text": "1 of 300 games",
   "unit": "elo",
   "games": 1,
   "within": 90,
   "width": null,
   "players": [
    {"player":"uct(sims=8)","at":null,"low":null,"high":null,"games":0,"ms":0},
    {"player":"always","at":null,"low":null,"high":null,"games":0,"ms":0}
   ]
  },
  {
   "type": "progress",
   "re": 8,
   "job": 3,
   "kind": "rate",
   "done": 129,
   "total": 300,
   "text": "129 of 300 games, +- 100 Elo",
   "unit": "elo",
   "games": 129,
   "within": 90,
   "width": 100.10555083273265,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 339.2897460387414,
     "low": 242.71372853447343,
     "high": 435.86576354300934,
     "games": 72,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":254.9},
     "above": {"player":"uct(sims=20)","at":558.2}
    },
    {
     "player": "always",
     "at": 91.100943416797,
     "low": -9.004607415935652,
     "high": 191.20649424952964,
     "games": 56,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":254.9}
    }
   ]
  },
  {
   "type": "rate",
   "re": 8,
   "job": 3,
   "unit": "elo",
   "games": 160,
   "within": 90,
   "width": 86.19831079306101,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 344.39758081079736,
     "low": 259.08830784486224,
     "high": 429.7068537767325,
     "games": 86,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":254.9},
     "above": {"player":"uct(sims=20)","at":558.2}
    },
    {
     "player": "always",
     "at": 101.19938854170647,
     "low": 15.001077748645457,
     "high": 187.39769933476748,
     "games": 74,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":254.9}
    }
   ],
   "first": 105.05156594005872,
   "draws": 0,
   "dispersion": 1.003233636576447,
   "prior": false,
   "all": ["uct(sims=8)","always","random","montecarlo(sims=2)","uct(sims=20)"],
   "misfit": {"chi":2.238044720113195,"freedom":3,"probability":0.5277951112071716},
   "residuals": [
    {"a":0,"b":3,"games":44,"points":25,"expected":27.09528560618007,"errors":-1.0676571086911282},
    {"a":1,"b":3,"games":2,"points":0,"expected":0.6144395932397517,"errors":-0.9882503650739185},
    {"a":0,"b":2,"games":14,"points":13,"expected":12.100696402232067,"errors":0.7522040054483691},
    {"a":0,"b":4,"games":28,"points":8,"expected":6.804017991587865,"errors":0.650063004686336},
    {"a":1,"b":2,"games":72,"points":46,"expected":45.38556040676025,"errors":0}
   ],
   "held": {
    "games": 78,
    "brier": 0.21854768380743245,
    "ideal": 0.19444785815569912,
    "even": 0.25,
    "calibration": [
     {"games":3,"expected":0.18241774398495145,"score":0.3333333333333333},
     {"games":25,"expected":0.3786637452560099,"score":0.52},
     {"games":11,"expected":0.4918182772074383,"score":0.6363636363636364},
     {"games":11,"expected":0.7354701338221943,"score":0.8181818181818182},
     {"games":25,"expected":0.814792731224929,"score":0.72},
     {"games":3,"expected":0.9234291854168246,"score":1}
    ]
   },
   "different": 149,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "uct(sims=8,c=1.7,select=ucb1,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,solve=yes,prune=no,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)",
     "always(move=,time=0,nodes=0,seed=1,name=)"
    ],
    "games": 300,
    "openings": 1,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "seed": 1,
    "version": "1.0"
   },
   "ms": 0,
   "timed": false
  },
 ] },
 { line: "report", answers: [
  {
   "type": "report",
   "re": 9,
   "job": 3,
   "kind": "rate",
   "unit": "elo",
   "games": 160,
   "within": 90,
   "width": 86.19831079306101,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 344.39758081079736,
     "low": 259.08830784486224,
     "high": 429.7068537767325,
     "games": 86,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":254.9},
     "above": {"player":"uct(sims=20)","at":558.2}
    },
    {
     "player": "always",
     "at": 101.19938854170647,
     "low": 15.001077748645457,
     "high": 187.39769933476748,
     "games": 74,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":254.9}
    }
   ],
   "first": 105.05156594005872,
   "draws": 0,
   "dispersion": 1.003233636576447,
   "prior": false,
   "all": ["uct(sims=8)","always","random","montecarlo(sims=2)","uct(sims=20)"],
   "misfit": {"chi":2.238044720113195,"freedom":3,"probability":0.5277951112071716},
   "residuals": [
    {"a":0,"b":3,"games":44,"points":25,"expected":27.09528560618007,"errors":-1.0676571086911282},
    {"a":1,"b":3,"games":2,"points":0,"expected":0.6144395932397517,"errors":-0.9882503650739185},
    {"a":0,"b":2,"games":14,"points":13,"expected":12.100696402232067,"errors":0.7522040054483691},
    {"a":0,"b":4,"games":28,"points":8,"expected":6.804017991587865,"errors":0.650063004686336},
    {"a":1,"b":2,"games":72,"points":46,"expected":45.38556040676025,"errors":0}
   ],
   "held": {
    "games": 78,
    "brier": 0.21854768380743245,
    "ideal": 0.19444785815569912,
    "even": 0.25,
    "calibration": [
     {"games":3,"expected":0.18241774398495145,"score":0.3333333333333333},
     {"games":25,"expected":0.3786637452560099,"score":0.52},
     {"games":11,"expected":0.4918182772074383,"score":0.6363636363636364},
     {"games":11,"expected":0.7354701338221943,"score":0.8181818181818182},
     {"games":25,"expected":0.814792731224929,"score":0.72},
     {"games":3,"expected":0.9234291854168246,"score":1}
    ]
   },
   "different": 149,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "uct(sims=8,c=1.7,select=ucb1,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,solve=yes,prune=no,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)",
     "always(move=,time=0,nodes=0,seed=1,name=)"
    ],
    "games": 300,
    "openings": 1,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "seed": 1,
    "version": "1.0"
   },
   "ms": 0,
   "timed": false
  },
 ] },
 { line: "new 2048(rows=2,cols=2)", answers: [
  {"type":"ok","re":10},
 ] },
 { line: "ladder random rules games=60", answers: [
  {"type":"started","re":11,"job":4,"kind":"ladder"},
  {
   "type": "progress",
   "re": 11,
   "job": 4,
   "kind": "ladder",
   "done": 1,
   "total": 60,
   "text": "1 of 60 games",
   "unit": "points",
   "games": 1,
   "within": 5,
   "width": null,
   "players": [
    {"player":"random","at":8,"low":null,"high":null,"games":1,"part":[8,8,8],"ms":0},
    {"player":"rules","at":null,"low":null,"high":null,"games":0,"part":[0,0,0],"ms":0}
   ]
  },
  {
   "type": "ladder",
   "re": 11,
   "job": 4,
   "unit": "points",
   "games": 60,
   "within": 5,
   "width": 21.067507604232755,
   "players": [
    {"player":"random","at":24.235294117647065,"low":19.129521686503594,"high":29.341066548790536,"games":34,"part":[8,24,56],"ms":0},
    {"player":"rules","at":55.23076923076923,"low":46.09815389617402,"high":64.36338456536444,"games":26,"part":[20,60,64],"ms":0}
   ],
   "scale": {
    "game": "2048(rows=2,cols=2)",
    "unit": "points",
    "version": "1.0",
    "date": null,
    "seed": 1,
    "openings": 0,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "games": 60,
    "anchors": [
     {"player":"random","at":24.235294117647065,"low":19.129521686503594,"high":29.341066548790536,"games":34,"ms":0,"front":false,"part":[8,24,56]},
     {"player":"rules","at":55.23076923076923,"low":46.09815389617402,"high":64.36338456536444,"games":26,"ms":0,"front":true,"part":[20,60,64]}
    ]
   },
   "file": "plyscope-scale 1\ngame=2048(rows=2,cols=2) unit=points version=1.0 seed=1 openings=0 fair=0 time=0 nodes=0\ngames=60 anchors=2 meetings=0\nanchor at=24.2 low=19.1 high=29.3 games=34 ms=0.0000 part=8,24,56 player=random\nanchor at=55.2 low=46.1 high=64.4 games=26 ms=0.0000 part=20,60,64 player=rules\n",
   "different": 60,
   "setup": {
    "game": "2048(rows=2,cols=2,four=6,start=ones,spawn=uniform,target=11,stop=yes,base=2,board=auto)",
    "players": [
     "random(playout=uniform,time=0,nodes=0,seed=1,name=)",
     "rules(eval=rules(c_empty=1,c_lost=1,c_maxvalue=1,c_monotony=1,c_random=1,c_smooth=1,c_spam=1,c_win=0,p_empty=1,p_maxvalue=1,p_monotony=1,p_smooth=1,monotony=document,maxvalue=exponent,random=document,spam=document),chance=worst,time=0,nodes=0,seed=1,name=)"
    ],
    "games": 60,
    "openings": 0,
    "fair": 0,
    "time": 0,
    "nodes": 0,
    "seed": 1,
    "version": "1.0"
   },
   "ms": 0,
   "timed": false
  },
 ] },
];
