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
     "uct(sims=20,c=1.7,select=ucb1,sharpness=5,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,rave=0,mast=0,solve=yes,prune=no,bounds=no,look=0,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,temperature=0,halving=no,haste=0,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)"
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
   "text": "385 of 400 games, +- 71 Elo",
   "unit": "elo",
   "games": 385,
   "within": 25,
   "width": 71.42235082932554,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":204,"ms":0},
    {"player":"montecarlo(sims=2)","at":288.12891943615256,"low":216.70656860682703,"high":359.5512702654781,"games":362,"ms":0},
    {"player":"uct(sims=20)","at":517.1058143958769,"low":417.08106450971337,"high":617.1305642820405,"games":202,"ms":0}
   ]
  },
  {
   "type": "ladder",
   "re": 4,
   "job": 2,
   "unit": "elo",
   "games": 400,
   "within": 25,
   "width": 71.33755311344508,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":212,"ms":0},
    {"player":"montecarlo(sims=2)","at":297.6433636808615,"low":226.30581056741642,"high":368.9809167943066,"games":378,"ms":0},
    {"player":"uct(sims=20)","at":531.4327978574653,"low":431.54492616010657,"high":631.320669554824,"games":210,"ms":0}
   ],
   "first": 131.2874149456638,
   "draws": 0,
   "dispersion": 1.0550309161293316,
   "prior": false,
   "held": {
    "games": 198,
    "brier": 0.15678414237413987,
    "ideal": 0.1353350321590572,
    "even": 0.25,
    "calibration": [
     {"games":5,"expected":0.07001140197456775,"score":0},
     {"games":47,"expected":0.2643847154338793,"score":0.2765957446808511},
     {"games":47,"expected":0.3003391241113663,"score":0.44680851063829785},
     {"games":99,"expected":0.9176629828323979,"score":0.898989898989899}
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
     {"player":"random","at":0,"low":0,"high":0,"games":212,"ms":0,"front":false},
     {"player":"montecarlo(sims=2)","at":297.6433636808615,"low":226.30581056741642,"high":368.9809167943066,"games":378,"ms":0,"front":false},
     {"player":"uct(sims=20)","at":531.4327978574653,"low":431.54492616010657,"high":631.320669554824,"games":210,"ms":0,"front":true}
    ],
    "curves": [],
    "first": 131.2874149456638,
    "draws": 0,
    "dispersion": 1.0550309161293316,
    "misfit": {"chi":0.05023397260565112,"freedom":1,"probability":0.8070831310053564},
    "residuals": [
     {"a":0,"b":2,"games":22,"points":1,"expected":1.2364448226769038,"errors":-0.2263317648338283},
     {"a":0,"b":1,"games":190,"points":34,"expected":33.7635551773231,"errors":0},
     {"a":1,"b":2,"games":188,"points":44,"expected":43.7635551773231,"errors":0}
    ]
   },
   "file": "plyscope-scale 2\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=131.3 draws=0.0000 dispersion=1.055 anchors=3 meetings=3\nanchor at=0.0 low=0.0 high=0.0 games=212 ms=0.0000 player=random\nanchor at=297.6 low=226.3 high=369.0 games=378 ms=0.0000 player=montecarlo(sims=2)\nanchor at=531.4 low=431.5 high=631.3 games=210 ms=0.0000 player=uct(sims=20)\nmet 0 1 25,0,70 9,0,86 63,0,30,0,2\nmet 1 2 36,0,58 8,0,86 55,0,34,0,5\nmet 0 2 0,0,11 1,0,10 10,0,1,0,0\n",
   "different": 369,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "random(playout=uniform,time=0,nodes=0,seed=1,name=)",
     "montecarlo(sims=2,share=each,playout=uniform,score=mean,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),reflex=no,reuse=no,trees=1,time=0,nodes=0,seed=1,name=)",
     "uct(sims=20,c=1.7,select=ucb1,sharpness=5,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,rave=0,mast=0,solve=yes,prune=no,bounds=no,look=0,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,temperature=0,halving=no,haste=0,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)"
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
   "width": 71.33755311344508,
   "players": [
    {"player":"random","at":0,"low":0,"high":0,"games":212,"ms":0},
    {"player":"montecarlo(sims=2)","at":297.6433636808615,"low":226.30581056741642,"high":368.9809167943066,"games":378,"ms":0},
    {"player":"uct(sims=20)","at":531.4327978574653,"low":431.54492616010657,"high":631.320669554824,"games":210,"ms":0}
   ],
   "first": 131.2874149456638,
   "draws": 0,
   "dispersion": 1.0550309161293316,
   "prior": false,
   "held": {
    "games": 198,
    "brier": 0.15678414237413987,
    "ideal": 0.1353350321590572,
    "even": 0.25,
    "calibration": [
     {"games":5,"expected":0.07001140197456775,"score":0},
     {"games":47,"expected":0.2643847154338793,"score":0.2765957446808511},
     {"games":47,"expected":0.3003391241113663,"score":0.44680851063829785},
     {"games":99,"expected":0.9176629828323979,"score":0.898989898989899}
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
     {"player":"random","at":0,"low":0,"high":0,"games":212,"ms":0,"front":false},
     {"player":"montecarlo(sims=2)","at":297.6433636808615,"low":226.30581056741642,"high":368.9809167943066,"games":378,"ms":0,"front":false},
     {"player":"uct(sims=20)","at":531.4327978574653,"low":431.54492616010657,"high":631.320669554824,"games":210,"ms":0,"front":true}
    ],
    "curves": [],
    "first": 131.2874149456638,
    "draws": 0,
    "dispersion": 1.0550309161293316,
    "misfit": {"chi":0.05023397260565112,"freedom":1,"probability":0.8070831310053564},
    "residuals": [
     {"a":0,"b":2,"games":22,"points":1,"expected":1.2364448226769038,"errors":-0.2263317648338283},
     {"a":0,"b":1,"games":190,"points":34,"expected":33.7635551773231,"errors":0},
     {"a":1,"b":2,"games":188,"points":44,"expected":43.7635551773231,"errors":0}
    ]
   },
   "file": "plyscope-scale 2\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=131.3 draws=0.0000 dispersion=1.055 anchors=3 meetings=3\nanchor at=0.0 low=0.0 high=0.0 games=212 ms=0.0000 player=random\nanchor at=297.6 low=226.3 high=369.0 games=378 ms=0.0000 player=montecarlo(sims=2)\nanchor at=531.4 low=431.5 high=631.3 games=210 ms=0.0000 player=uct(sims=20)\nmet 0 1 25,0,70 9,0,86 63,0,30,0,2\nmet 1 2 36,0,58 8,0,86 55,0,34,0,5\nmet 0 2 0,0,11 1,0,10 10,0,1,0,0\n",
   "different": 369,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "random(playout=uniform,time=0,nodes=0,seed=1,name=)",
     "montecarlo(sims=2,share=each,playout=uniform,score=mean,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),reflex=no,reuse=no,trees=1,time=0,nodes=0,seed=1,name=)",
     "uct(sims=20,c=1.7,select=ucb1,sharpness=5,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,rave=0,mast=0,solve=yes,prune=no,bounds=no,look=0,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,temperature=0,halving=no,haste=0,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)"
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
    {"player":"random","at":0,"low":0,"high":0,"games":212,"ms":0,"front":false},
    {"player":"montecarlo(sims=2)","at":297.6,"low":226.3,"high":369,"games":378,"ms":0,"front":false},
    {"player":"uct(sims=20)","at":531.4,"low":431.5,"high":631.3,"games":210,"ms":0,"front":true}
   ],
   "curves": [],
   "first": 131.3,
   "draws": 0,
   "dispersion": 1.055,
   "misfit": {"chi":0.05023397260565112,"freedom":1,"probability":0.8070831310053564},
   "residuals": [
    {"a":0,"b":2,"games":22,"points":1,"expected":1.2364448226769038,"errors":-0.2263317648338283},
    {"a":0,"b":1,"games":190,"points":34,"expected":33.7635551773231,"errors":0},
    {"a":1,"b":2,"games":188,"points":44,"expected":43.7635551773231,"errors":0}
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
    {"player":"random","at":0,"low":0,"high":0,"games":212,"ms":0,"front":false},
    {"player":"montecarlo(sims=2)","at":297.6,"low":226.3,"high":369,"games":378,"ms":0,"front":false},
    {"player":"uct(sims=20)","at":531.4,"low":431.5,"high":631.3,"games":210,"ms":0,"front":true}
   ],
   "curves": [],
   "first": 131.3,
   "draws": 0,
   "dispersion": 1.055,
   "misfit": {"chi":0.05023397260565112,"freedom":1,"probability":0.8070831310053564},
   "residuals": [
    {"a":0,"b":2,"games":22,"points":1,"expected":1.2364448226769038,"errors":-0.2263317648338283},
    {"a":0,"b":1,"games":190,"points":34,"expected":33.7635551773231,"errors":0},
    {"a":1,"b":2,"games":188,"points":44,"expected":43.7635551773231,"errors":0}
   ],
   "file": "plyscope-scale 2\ngame=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 date=2026-11-28 seed=4 openings=1 fair=0 time=0 nodes=0\ngames=400 first=131.3 draws=0.0000 dispersion=1.055 anchors=3 meetings=3\nanchor at=0.0 low=0.0 high=0.0 games=212 ms=0.0000 player=random\nanchor at=297.6 low=226.3 high=369.0 games=378 ms=0.0000 player=montecarlo(sims=2)\nanchor at=531.4 low=431.5 high=631.3 games=210 ms=0.0000 player=uct(sims=20)\nmet 0 1 25,0,70 9,0,86 63,0,30,0,2\nmet 1 2 36,0,58 8,0,86 55,0,34,0,5\nmet 0 2 0,0,11 1,0,10 10,0,1,0,0\n"
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
   "done": 65,
   "total": 300,
   "text": "65 of 300 games, +- 138 Elo",
   "unit": "elo",
   "games": 65,
   "within": 90,
   "width": 137.90021307295146,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 452.80283144521127,
     "low": 314.9026183722598,
     "high": 590.7030445181628,
     "games": 28,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":297.6},
     "above": {"player":"uct(sims=20)","at":531.4}
    },
    {
     "player": "always",
     "at": 12.763664939188063,
     "low": -114.90906944090271,
     "high": 140.43639931927885,
     "games": 36,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":297.6}
    }
   ]
  },
  {
   "type": "rate",
   "re": 8,
   "job": 3,
   "unit": "elo",
   "games": 96,
   "within": 90,
   "width": 88.18235433990918,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 422.96035545768507,
     "low": 337.03680355513694,
     "high": 508.8839073602332,
     "games": 48,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":297.6},
     "above": {"player":"uct(sims=20)","at":531.4}
    },
    {
     "player": "always",
     "at": 25.44557358965294,
     "low": -62.736780750256244,
     "high": 113.62792792956212,
     "games": 48,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":297.6}
    }
   ],
   "first": 66.54374562662103,
   "draws": 0,
   "dispersion": 0.6693652569248296,
   "prior": false,
   "all": ["uct(sims=8)","always","random","montecarlo(sims=2)","uct(sims=20)"],
   "misfit": {"chi":3.0161285366899486,"freedom":2,"probability":0.21957799139056655},
   "residuals": [
    {"a":1,"b":2,"games":32,"points":19,"expected":17.128056147971918,"errors":1.719267884467519},
    {"a":1,"b":3,"games":16,"points":1,"expected":2.8719438520280836,"errors":-1.7177037766405705},
    {"a":0,"b":4,"games":32,"points":11,"expected":11.320143211862764,"errors":-0.2573653292608486},
    {"a":0,"b":3,"games":16,"points":11,"expected":10.679856788137236,"errors":0.2572444551320421}
   ],
   "held": {
    "games": 48,
    "brier": 0.2151445169823695,
    "ideal": 0.21487586059829558,
    "even": 0.25,
    "calibration": [
     {"games":4,"expected":0.2714403654443966,"score":0.25},
     {"games":12,"expected":0.43140397267969566,"score":0.3333333333333333},
     {"games":8,"expected":0.5087452967265078,"score":0.75},
     {"games":8,"expected":0.6738821213064033,"score":0.75},
     {"games":12,"expected":0.7381839815293961,"score":0.5833333333333334},
     {"games":4,"expected":0.8517140146041875,"score":1}
    ]
   },
   "different": 92,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "uct(sims=8,c=1.7,select=ucb1,sharpness=5,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,rave=0,mast=0,solve=yes,prune=no,bounds=no,look=0,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,temperature=0,halving=no,haste=0,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)",
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
   "games": 96,
   "within": 90,
   "width": 88.18235433990918,
   "players": [
    {
     "player": "uct(sims=8)",
     "at": 422.96035545768507,
     "low": 337.03680355513694,
     "high": 508.8839073602332,
     "games": 48,
     "ms": 0,
     "below": {"player":"montecarlo(sims=2)","at":297.6},
     "above": {"player":"uct(sims=20)","at":531.4}
    },
    {
     "player": "always",
     "at": 25.44557358965294,
     "low": -62.736780750256244,
     "high": 113.62792792956212,
     "games": 48,
     "ms": 0,
     "below": {"player":"random","at":0},
     "above": {"player":"montecarlo(sims=2)","at":297.6}
    }
   ],
   "first": 66.54374562662103,
   "draws": 0,
   "dispersion": 0.6693652569248296,
   "prior": false,
   "all": ["uct(sims=8)","always","random","montecarlo(sims=2)","uct(sims=20)"],
   "misfit": {"chi":3.0161285366899486,"freedom":2,"probability":0.21957799139056655},
   "residuals": [
    {"a":1,"b":2,"games":32,"points":19,"expected":17.128056147971918,"errors":1.719267884467519},
    {"a":1,"b":3,"games":16,"points":1,"expected":2.8719438520280836,"errors":-1.7177037766405705},
    {"a":0,"b":4,"games":32,"points":11,"expected":11.320143211862764,"errors":-0.2573653292608486},
    {"a":0,"b":3,"games":16,"points":11,"expected":10.679856788137236,"errors":0.2572444551320421}
   ],
   "held": {
    "games": 48,
    "brier": 0.2151445169823695,
    "ideal": 0.21487586059829558,
    "even": 0.25,
    "calibration": [
     {"games":4,"expected":0.2714403654443966,"score":0.25},
     {"games":12,"expected":0.43140397267969566,"score":0.3333333333333333},
     {"games":8,"expected":0.5087452967265078,"score":0.75},
     {"games":8,"expected":0.6738821213064033,"score":0.75},
     {"games":12,"expected":0.7381839815293961,"score":0.5833333333333334},
     {"games":4,"expected":0.8517140146041875,"score":1}
    ]
   },
   "different": 92,
   "setup": {
    "game": "connect4(rows=4,cols=4,align=3,cylinder=no)",
    "players": [
     "uct(sims=8,c=1.7,select=ucb1,sharpness=5,playouts=1,playout=uniform,cut=0,leaf=playout,eval=lines(three=4,two=1.5,one=0.5,threat=6,parity=10,now=300),prior=0,width=0,widen=0.5,max=0,stages=no,minimax=0,rave=0,mast=0,solve=yes,prune=no,bounds=no,look=0,forced=no,order=no,reflex=no,final=visits,reward=signed,reuse=no,train=0,trainer=self,temperature=0,halving=no,haste=0,trees=1,table=64,expand=1,mix=no,aim=score,scale=0,time=0,nodes=0,seed=1,name=)",
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
    ],
    "curves": []
   },
   "file": "plyscope-scale 2\ngame=2048(rows=2,cols=2) unit=points version=1.0 seed=1 openings=0 fair=0 time=0 nodes=0\ngames=60 anchors=2 meetings=0\nanchor at=24.2 low=19.1 high=29.3 games=34 ms=0.0000 part=8,24,56 player=random\nanchor at=55.2 low=46.1 high=64.4 games=26 ms=0.0000 part=20,60,64 player=rules\n",
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
