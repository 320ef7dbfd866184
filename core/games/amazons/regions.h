/* regions.h - what arrows have cut off.
 *
 * A region is a set of cells that are connected by a king's moves over anything but arrows, its
 * queens included: the play in one region has no influence on any other. */
#ifndef PLY_GAMES_AMAZONS_REGIONS_H
#define PLY_GAMES_AMAZONS_REGIONS_H

#include "games/amazons/amazons.h"

enum {
    REGIONS_MAX = AMAZONS_CELLS / 2,
    REGION_CONTESTED = -1, /* owner of a region with queens of both sides, */
    REGION_EMPTY = -2      /* of one that no queen can enter any more */
};

typedef struct Region {
    Set free;
    Set queens[2];
    int owner; /* WHITE, BLACK, REGION_... */
    /* Moves that White is ahead there, at least and at most. Of one colour: the longest row of
     * moves, exact when low = high, with its sign. Contested: what pockets prove (field.c). */
    int low, high;
    /* One queen alone cannot make as many moves as there are free cells (her own not counted). */
    bool defensive;
    /* A line, a rectangle or a triangle: one queen alone can use every cell. */
    bool simple;
} Region;

/* Fills the regions that have a free cell, in the order of their lowest cells; returns their
 * number. Searches of fillings give up after about `effort` moves each. With `shortcut`, simple
 * shapes with one queen are not searched. */
int amazons_regions(const Rules *r, const State *s, int64_t effort, bool shortcut,
                    Region out[REGIONS_MAX]);

/* The side that wins for sure because it can outlast the other in its own cells: +1 White, -1
 * Black, 0 not known. Cheap while nothing is closed. */
int amazons_decided(const Rules *r, const State *s);

/* Game.known: amazons_decided as bounds for the mover. */
bool amazons_known(const Rules *rules, const void *state, Known *out);

#endif
