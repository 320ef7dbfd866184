/* chambers_packed.h - territory and chambers on whole rows of bits, for small plain maps. */
#ifndef PLY_GAMES_TRON_CHAMBERS_PACKED_H
#define PLY_GAMES_TRON_CHAMBERS_PACKED_H

#include "games/tron/territory.h"

/* The module for browsers leaves the kernel of 16 words out, which would make it 4 KB larger: there
 * maps of more than 512 bits go over the graph. Results are the same. */
#ifdef __wasm__
enum { PACKED_RUNS = 160, PACKED_CELLS = 512 };
#else
#define PACKED_LARGE
enum { PACKED_RUNS = 320, PACKED_CELLS = 1024 };
#endif

/* The free cells between the outermost walls as one string of bits, row by row with a wall bit
 * behind each row, so that neighbours are one bit or one row (`stride` bits) away. */
typedef struct Packed {
    int words; /* 4, 8 or 16; 0 = the map does not fit, or has edges other than a plain grid's */
    int stride, runs;
    struct {
        uint16_t from, to, length; /* bits of a state's plane -> bits here; at most 64 of them */
    } run[PACKED_RUNS];
    uint64_t colour[PACKED_CELLS / 64];  /* cells of colour 1 */
    uint16_t position[PACKED_CELLS + 1]; /* cell -> bit */
} Packed;

/* The territories of all who ride, the first to move in front. */
typedef struct Sides {
    int riders, rider[TRON_RIDERS], head[TRON_RIDERS]; /* numbers; bits of their heads */
    bool apart;                                        /* no territory touches another one */
    uint64_t own[TRON_RIDERS][PACKED_CELLS / 64], front[TRON_RIDERS][PACKED_CELLS / 64];
} Sides;

void tron_packed_prepare(const Rules *r, Packed *out);

/* Territories; then, as far as it is asked for, the room of the i-th of their riders, and the most
 * cells and adjacent pairs that it could have. Only when packed->words is not 0. */
void tron_packed_sides(const Rules *r, const Packed *packed, const State *s, Sides *out);
Room tron_packed_room(const Packed *packed, const Sides *sides, int i, int cell_weight,
                      int edge_weight);
void tron_packed_most(const Packed *packed, const Sides *sides, int i, int *cells, int *edges);

/* What tron_territory and tron_room find, for all riders: the room of each (out[rider], zero for
 * those who are out), and whether all territories are apart. Only when packed->words is not 0. */
bool tron_packed_rooms(const Rules *r, const Packed *packed, const State *s, int cell_weight,
                       int edge_weight, Room out[TRON_RIDERS]);

#endif
