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
   "text": "385 of 400 games, +- 70 Elo",
   "unit": "elo",
   "games": 385,
   "within": 25,
   "width": 70.42861083125041,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":206,"ms":0},
    {"player":"montecarlo(sims=2)","at":275.16983498766785,"low":204.74122415641745,"high":345.59844581891826,"games":358,"ms":0},
    {"player":"uct(sims=20)","at":500.8789368989454,"low":401.92504050688444,"high":599.8328332910064,"games":204,"ms":0}
   ]
  },
  {
   "type": "ladder",
   "re": 4,
   "job": 2,
   "unit": "elo",
   "games": 400,
   "within": 25,
   "width": 70.3495071950304,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":214,"ms":0},
    {"player":"montecarlo(sims=2)","at":284.7786168146678,"low":214.42910961963742,"high":355.12812400969824,"games":374,"ms":0},
    {"player":"uct(sims=20)","at":515.2996106194465,"low":416.4239356839189,"high":614.1752855549742,"games":212,"ms":0}
   ],
   "first": 134.80618990631802,
   "draws": 0.006731621377025197,
   "dispersion": 1.0655449566719843,
   "prior": false,
   "held": {
    "games": 198,
    "brier": 0.1414650912754903,
    "ideal": 0.15384889653769407,
    "even": 0.25,
    "calibration": [
     {"games":6,"expected":0.11139606267834316,"score":0},
     {"games":47,"expected":0.2753597676935954,"score":0.3404255319148936},
     {"games":46,"expected":0.38315506254711446,"score":0.34782608695652173},
     {"games":46,"expected":0.8516841874524961,"score":0.9130434782608695},
     {"games":53,"expected":0.910492903165057,"score":0.9433962264150944}
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
     {"player":"random","at":0,"low":0,"high":0,"games":214,"ms":0,"front":false},
     {"player":"montecarlo(sims=2)","at":284.7786168146678,"low":214.42910961963742,"high":355.12812400969824,"games":374,"ms":0,"front":false},
     {"player":"uct(sims=20)","at":515.2996106194465,"low":416.4239356839189,"high":614.1752855549742,"games":212,"ms":0,"front":true}
    ],
    "first": 134.80618990631802,
    "draws": 0.006731621377025197,
    "dispersion": 1.0655449566719843,
    "misfit": {"chi":0.9146363567650783,"freedom":1,"probability":0.3411820064435236},
    "residuals": [
     {"a":0,"b":2,"games":26,"points":0.5,"expected":1.6427817006188865,"errors":-0.9686409079041862},
     {"a":0,"b":1,"games":188,"points":37,"expected":35.8572182993811,"errors":0},
     {"a":1,"b":2,"games":186,"points":45.5,"expected":44.357218299381096,"errors":0}
    ]
   },
   "file": "plyscope-scale 1\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=134.8 draws=0.0067 dispersion=1.066 anchors=3 meetings=3\nanchor at=0.0 low=0.0 high=0.0 games=214 ms=0.0000 player=random\nanchor at=284.8 low=214.4 high=355.1 games=374 ms=0.0000 player=montecarlo(sims=2)\nanchor at=515.3 low=416.4 high=614.2 games=212 ms=0.0000 player=uct(sims=20)\nmet 0 1 28,0,66 9,0,85 59,0,33,0,2\nmet 1 2 35,1,57 10,0,83 53,1,33,0,6\nmet 0 2 0,1,12 0,0,13 12,1,0,0,0\n",
   "different": 370,
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
   "width": 70.3495071950304,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":214,"ms":0},
    {"player":"montecarlo(sims=2)","at":284.7786168146678,"low":214.42910961963742,"high":355.12812400969824,"games":374,"ms":0},
    {"player":"uct(sims=20)","at":515.2996106194465,"low":416.4239356839189,"high":614.1752855549742,"games":212,"ms":0}
   ],
   "first": 134.80618990631802,
   "draws": 0.006731621377025197,
   "dispersion": 1.0655449566719843,
   "prior": false,
   "held": {
    "games": 198,
    "brier": 0.1414650912754903,
    "ideal": 0.15384889653769407,
    "even": 0.25,
    "calibration": [
     {"games":6,"expected":0.11139606267834316,"score":0},
     {"games":47,"expected":0.2753597676935954,"score":0.3404255319148936},
     {"games":46,"expected":0.38315506254711446,"score":0.34782608695652173},
     {"games":46,"expected":0.8516841874524961,"score":0.9130434782608695},
     {"games":53,"expected":0.910492903165057,"score":0.9433962264150944}
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
     {"player":"random","at":0,"low":0,"high":0,"games":214,"ms":0,"front":false},
     {"player":"montecarlo(sims=2)","at":284.7786168146678,"low":214.42910961963742,"high":355.12812400969824,"games":374,"ms":0,"front":false},
     {"player":"uct(sims=20)","at":515.2996106194465,"low":416.4239356839189,"high":614.1752855549742,"games":212,"ms":0,"front":true}
    ],
    "first": 134.80618990631802,
    "draws": 0.006731621377025197,
    "dispersion": 1.0655449566719843,
    "misfit": {"chi":0.9146363567650783,"freedom":1,"probability":0.3411820064435236},
    "residuals": [
     {"a":0,"b":2,"games":26,"points":0.5,"expected":1.6427817006188865,"errors":-0.9686409079041862},
     {"a":0,"b":1,"games":188,"points":37,"expected":35.8572182993811,"errors":0},
     {"a":1,"b":2,"games":186,"points":45.5,"expected":44.357218299381096,"errors":0}
    ]
   },
   "file": "plyscope-scale 1\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=134.8 draws=0.0067 dispersion=1.066 anchors=3 meetings=3\nanchor at=0.0 low=0.0 high=0.0 games=214 ms=0.0000 player=random\nanchor at=284.8 low=214.4 high=355.1 games=374 ms=0.0000 player=montecarlo(sims=2)\nanchor at=515.3 low=416.4 high=614.2 games=212 ms=0.0000 player=uct(sims=20)\nmet 0 1 28,0,66 9,0,85 59,0,33,0,2\nmet 1 2 35,1,57 10,0,83 53,1,33,0,6\nmet 0 2 0,1,12 0,0,13 12,1,0,0,0\n",
   "different": 370,
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
    {"player":"random","at":0,"low":0,"high":0,"games":214,"ms":0,"front":false},
    {"player":"montecarlo(sims=2)","at":284.8,"low":214.4,"high":355.1,"games":374,"ms":0,"front":false},
    {"player":"uct(sims=20)","at":515.3,"low":416.4,"high":614.2,"games":212,"ms":0,"front":true}
   ],
   "first": 134.8,
   "draws": 0.0067,
   "dispersion": 1.066,
   "misfit": {"chi":0.9146363567650783,"freedom":1,"probability":0.3411820064435236},
   "residuals": [
    {"a":0,"b":2,"games":26,"points":0.5,"expected":1.6427817006188865,"errors":-0.9686409079041862},
    {"a":0,"b":1,"games":188,"points":37,"expected":35.8572182993811,"errors":0},
    {"a":1,"b":2,"games":186,"points":45.5,"expected":44.357218299381096,"errors":0}
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
    {"player":"random","at":0,"low":0,"high":0,"games":214,"ms":0,"front":false},
    {"player":"montecarlo(sims=2)","at":284.8,"low":214.4,"high":355.1,"games":374,"ms":0,"front":false},
    {"player":"uct(sims=20)","at":515.3,"low":416.4,"high":614.2,"games":212,"ms":0,"front":true}
   ],
   "first": 134.8,
   "draws": 0.0067,
   "dispersion": 1.066,
   "misfit": {"chi":0.9146363567650783,"freedom":1,"probability":0.3411820064435236},
   "residuals": [
    {"a":0,"b":2,"games":26,"points":0.5,"expected":1.6427817006188865,"errors":-0.9686409079041862},
    {"a":0,"b":1,"games":188,"points":37,"expected":35.8572182993811,"errors":0},
    {"a":1,"b":2,"games":186,"points":45.5,"expected":44.357218299381096,"errors":0}
   ],
   "file": "plyscope-scale 1\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=134.8 draws=0.0067 dispersion=1.066 anchors=3 meetings=3\nanchor at=0.0 low=0.0 high=0.0 games=214 ms=0.0000 player=random\nanchor at=284.8 low=214.4 high=355.1 games=374 ms=0.0000 player=montecarlo(sims=2)\nanchor at=515.3 low=416.4 high=614.2 games=212 ms=0.0000 player=uct(sims=20)\nmet 0 1 28,0,66 9,0,85 59,0,33,0,2\nmet 1 2 35,1,57 10,0,83 53,1,33,0,6\nmet 0 2 0,1,12 0,0,13 12,1,0,0,0\n"
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
   "width": 100.000509738373,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 348.90329219268295,
     "low": 256.3176656874523,
     "high": 441.4889186979136,
     "games": 80,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":284.8},
     "above": {"player":"uct(sims=20)","at":515.3}
    },
    {
     "player": "always",
     "at": 106.83180597261654,
     "low": 6.831296234243538,
     "high": 206.83231571098952,
     "games": 64,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":284.8}
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
   "width": 84.5992063880062,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 373.22841484829866,
     "low": 292.39603988603966,
     "high": 454.06078981055765,
     "games": 98,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":284.8},
     "above": {"player":"uct(sims=20)","at":515.3}
    },
    {
     "player": "always",
     "at": 110.4821989072479,
     "low": 25.88299251924171,
     "high": 195.08140529525411,
     "games": 84,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":284.8}
    }
   ],
   "first": 123.87967853612442,
   "draws": 0,
   "dispersion": 0.9511811998958728,
   "prior": false,
   "all": ["uct(sims=8)","always","random","montecarlo(sims=2)","uct(sims=20)"],
   "misfit": {"chi":7.495241072347744,"freedom":3,"probability":0.05664471595268805},
   "residuals": [
    {"a":1,"b":2,"games":62,"points":43,"expected":39.51603255885115,"errors":2.4308104312273566},
    {"a":0,"b":1,"games":22,"points":21,"expected":17.51603255885116,"errors":2.3916186213076194},
    {"a":0,"b":4,"games":18,"points":3,"expected":5.8653004419859975,"errors":-1.7529392781433646},
    {"a":0,"b":2,"games":12,"points":10,"expected":10.521903238467825,"errors":-0.49948255044319456},
    {"a":0,"b":3,"games":46,"points":28,"expected":28.09676376069502,"errors":-0.048882122172259464}
   ],
   "held": {
    "games": 76,
    "brier": 0.1555475477601449,
    "ideal": 0.20003370948947616,
    "even": 0.25,
    "calibration": [
     {"games":3,"expected":0.15704454061707207,"score":0},
     {"games":5,"expected":0.2607084343198874,"score":0.2},
     {"games":30,"expected":0.46302388259884947,"score":0.5666666666666667},
     {"games":30,"expected":0.7459535764362456,"score":0.9},
     {"games":5,"expected":0.8779703535787681,"score":1},
     {"games":3,"expected":0.9315944586801401,"score":1}
    ]
   },
   "different": 151,
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
   "width": 84.5992063880062,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 373.22841484829866,
     "low": 292.39603988603966,
     "high": 454.06078981055765,
     "games": 98,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":284.8},
     "above": {"player":"uct(sims=20)","at":515.3}
    },
    {
     "player": "always",
     "at": 110.4821989072479,
     "low": 25.88299251924171,
     "high": 195.08140529525411,
     "games": 84,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":284.8}
    }
   ],
   "first": 123.87967853612442,
   "draws": 0,
   "dispersion": 0.9511811998958728,
   "prior": false,
   "all": ["uct(sims=8)","always","random","montecarlo(sims=2)","uct(sims=20)"],
   "misfit": {"chi":7.495241072347744,"freedom":3,"probability":0.05664471595268805},
   "residuals": [
    {"a":1,"b":2,"games":62,"points":43,"expected":39.51603255885115,"errors":2.4308104312273566},
    {"a":0,"b":1,"games":22,"points":21,"expected":17.51603255885116,"errors":2.3916186213076194},
    {"a":0,"b":4,"games":18,"points":3,"expected":5.8653004419859975,"errors":-1.7529392781433646},
    {"a":0,"b":2,"games":12,"points":10,"expected":10.521903238467825,"errors":-0.49948255044319456},
    {"a":0,"b":3,"games":46,"points":28,"expected":28.09676376069502,"errors":-0.048882122172259464}
   ],
   "held": {
    "games": 76,
    "brier": 0.1555475477601449,
    "ideal": 0.20003370948947616,
    "even": 0.25,
    "calibration": [
     {"games":3,"expected":0.15704454061707207,"score":0},
     {"games":5,"expected":0.2607084343198874,"score":0.2},
     {"games":30,"expected":0.46302388259884947,"score":0.5666666666666667},
     {"games":30,"expected":0.7459535764362456,"score":0.9},
     {"games":5,"expected":0.8779703535787681,"score":1},
     {"games":3,"expected":0.9315944586801401,"score":1}
    ]
   },
   "different": 151,
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
