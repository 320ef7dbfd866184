/* gallery.c - the presets of Tron: the box of the source document, the Tron lab, duels, arenas,
 * floors, and a gallery of maps for one rider on which flat Monte Carlo fails, each for another
 * reason. `new tron(preset=comb)` draws one. What flat Monte Carlo makes of a map for one rider is
 * the mean of 400 games of montecarlo(score=sum,sims=1000); the most is proven by the searcher
 * solver. */
#include "games/tron/tron.h"

const Preset tron_presets[] = {
    {.name = "duel",
     .title = "Duel among pillars",
     .values = "map=" TRON_DUEL,
     .doc = "Two riders, the same for both when turned by half: the usual game."},
    {.name = "document",
     .title = "The Tron lab's box, alone",
     .values = "map=13x17-_14.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.2-1.8_2.11_2.1"
               "1_2.11_2.11_14",
     .doc = "One rider in a box of 11 x 15 free cells, start at (3,5). Long random rides are "
            "rare here, so that flat Monte Carlo leaves cavities behind it. "
            "With 1,000 rides a direction it makes 150 of at most 164 steps."},
    {.name = "room",
     .title = "Empty room, 15 x 15",
     .values = "map=15x15",
     .doc = "Two riders in opposite corners of an empty room: territory decides."},
    {.name = "corridor",
     .title = "Narrow duel",
     .values = "map=11x7--1.11_2._3._2.2_.7_.4_2._2.4_.7_.2_2._3._2.11-2",
     .doc = "Two riders in a small maze of passages: soon one of them is cut off."},
    {.name = "small",
     .title = "Tiny duel, 5 x 5",
     .values = "map=5x5-.12-2.7-1",
     .doc = "Small enough to be solved; no sure choice is right here, only a mixed one, and "
            "it is worth half a loss to rider 1."},
    {.name = "alternating",
     .title = "Alternating duel, 6 x 6",
     .values = "map=6x6,order=alternating",
     .doc = "One after the other: a game that minimax and alpha-beta understand."},
    {.name = "arena3",
     .title = "Arena for three",
     .values = "map=17x12-.8-1.27_.11_.43_3.14_3.14_3.43_.11_.2-2.15-3",
     .doc = "Three riders around a block."},
    {.name = "arena4",
     .title = "Arena for four",
     .values = "map=17x15-_18-1.13-2_2.15_2.2_2.7_2.2_2.2_.9_.2_2.15_2.6_._.6_2.15_2.6_._.6_2."
               "15_2.2_.9_.2_2.2_2.7_2.2_2.15_2-4.13-3_18",
     .doc = "Four riders, one in every corner."},
    {.name = "crowd",
     .title = "Crowd",
     .values = "map=13x11--1.11-3.15_.2_3.2_.19_.3_.21_.3_.19_.2_3.2_.15-4.11-2,trail=vanishes",
     .doc = "Four riders in a small arena; the trail of a rider who is out vanishes."},
    {.name = "arena6",
     .title = "Arena for six",
     .values = "map=25x13--1.11-2.11-3.29_.15_.37_.7_.37_.7_.7_.37_.7_.37_.15_.29-6.11-5.11-4",
     .doc = "Six riders on a wide field with pillars."},
    {.name = "floors2",
     .title = "Two floors",
     .values = "map=9x9x2--1.19_.3_.6A.5B.2_.2C.5D.6_.3_.40_.3_.6A.5B.2_.2C.5D.6_.3_.19-2",
     .doc = "A duel on two floors that four stairs join: `>` goes up, `<` goes down."},
    {.name = "floors3",
     .title = "Three floors",
     .values = "map=7x7x3--1.7A.3B.11_.11C.3D.11_.4A.3B.4E.3_.5_.3F.4C.3D.4_.20E.5_._.5F.16-2",
     .doc = "A duel on three floors; the middle one is small and joins the other two."},
    {.name = "teleports",
     .title = "Teleports",
     .values = "map=15x11--1.6_.6a.7_.9b.4_.4c.9_.14_.29_.14_.9c.4_.4b.9_.7a.6_.6-2",
     .doc = "Two rooms, three teleports: a rider that enters one end comes out at the other, both "
            "are taken from then on."},
    {.name = "torus",
     .title = "Torus",
     .values = "map=15x12--1.49_2._2.10_.3_.40_.3_.10_2._2.41-2,wrap=torus",
     .doc = "No edges: a rider that leaves on one side comes in on the other."},
    {.name = "comb",
     .title = "Gallery: comb",
     .values = "map=29x15-_32._28._28._28._._12.10_4._._12.10_4._._12.10_4._._._10.10_4._._._1"
               "0.10_4._._._._8.10_4._._._._._6.10_4._._._._._._._2.10_4._._._._._._._2.10_2-1"
               ".26_30",
     .doc = "Every tooth is a dead end, a shorter one each time, and the room lies behind "
            "the last: a random ride nearly never gets there, so that the mean of flat Monte "
            "Carlo prefers the first tooth. "
            "With 1,000 rides a direction it makes 14 of at most 116 steps."},
    {.name = "rooms",
     .title = "Gallery: rooms behind doors",
     .values = "map=21x13-_22.4_.7_.6_2.4_.7_.6_2.12_.6_2.4_.7_.6_2.4_4._4.6_3._3.7_2._6.4_.7_"
               ".6_2.4_.3-1.3_.6_2.12_.6_2.4_.14_2.4_.7_.6_22",
     .doc = "Rooms with one door or two: a random ride fills a room badly and seldom finds "
            "the next door, so that flat Monte Carlo takes the doors in the wrong order. "
            "With 1,000 rides a direction it makes 87 of at most 170 steps."},
    {.name = "pillars",
     .title = "Gallery: lattice of pillars",
     .values = "map=11x11--1.11_._._._._.13_._._._._.13_._._._._.13_._._._._.13_._._._._",
     .doc = "Every second cell of every second row is a pillar: the crossings are what runs "
            "short, and a random ride, which wastes them, tells flat Monte Carlo nothing of "
            "that. "
            "With 1,000 rides a direction it makes 61 of at most 71 steps."},
    {.name = "cavities",
     .title = "Gallery: cavities",
     .values =
         "map=14x13-_16.2_2.2_2.2_4.2_2.2_2.2_4.2_2.2_2.2_4.2_2.2_2.2_3.12_2-1.11_2.12_3.2_2.2_2"
         ".2_4.2_2.2_2.2_4.2_2.2_2.2_4.2_2.2_2.2_16",
     .doc = "Niches two cells wide: one can ride in by one lane and out by the other, but "
            "random rides get stuck in them, so that flat Monte Carlo uses up the hall, and niches "
            "behind it stay empty. "
            "With 1,000 rides a direction it makes 62 of at most 82 steps."},
    {.name = "funnel",
     .title = "Gallery: funnel and decoy",
     .values = "map=24x12-_25.6_9.7_2.6_9.7_2.6_3._._._.7_2.6_3._._._.7_2.7-1.14_2.6_2._._._2."
               "7_2.6_2._._._2.7_2.6_9.7_16.8_16.8_25",
     .doc = "The open room on the left is the decoy: random rides last long in it, while "
            "most of them die in the dead ends on the way to the larger room on the right. "
            "With 1,000 rides a direction it makes 49 of at most 79 steps."},
    {.name = "spiral",
     .title = "Gallery: spiral",
     .values = "map=18x16-_19.16_2.16_2.2_12.2_2.2_12.2_2.2_2.8_2.2_2.2_2.8_2.2_2.2_2.2_4.2_2."
               "2_2.2_2.2_4.2_2.2_2.2_2.2_2.4_2.2_2.2_2.2_2.4_2.2_2-1._2.2_9._2.2_2.2_8.2_2.2_"
               "2.12_2.2_2.12_19",
     .doc = "A lane two cells wide: random rides block it after a dozen steps, so that flat "
            "Monte Carlo sees no difference between the short arm and the long one. "
            "With 1,000 rides a direction it makes 117 of at most 137 steps."},
    {.name = "deadend",
     .title = "Gallery: teleport into a dead end",
     .values = "map=14x13-_15-1.10_3a_._._._._._3.11_3._._._._._._3.11_3._._._._._._3.11_17a.1"
               "1_13._2.12_15",
     .doc = "The teleport leads into a corridor of 25 steps, and no random ride among the "
            "pillars lasts that long on the mean, though the best one does by far. "
            "With 1,000 rides a direction flat Monte Carlo makes 25 of at most 71 steps."},
    {.name = NULL}};
