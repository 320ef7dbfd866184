/* gallery.c - the presets of Tron: the document's box, duels, arenas, and maps on which flat Monte
 * Carlo fails. */
#include "games/tron/tron.h"

const Preset tron_presets[] = {
    {.name = "document",
     .title = "The document's box, alone",
     .values =
         "map=13x17-_14.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.11_2.2-1.8_2.11_2.11_2.11_2."
         "11_14",
     .doc = "One rider in a box of 11 x 15 free cells, start at (3,5): the most are 164 steps."},
    {.name = "room",
     .title = "Duel in an empty room",
     .values = "map=15x15",
     .doc = "Two riders in opposite corners of an empty room."},
    {.name = NULL}};
