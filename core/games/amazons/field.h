/* field.h - the cells that are still in play, as one word, for searches in regions.
 *
 * Cells that arrows have closed are gone for ever. A Field numbers the cells that are left anew, at
 * most 62 of them whatever the size of the board, so that a set of cells is one word. The order of
 * the numbers is that of the board; along a line they grow or shrink. */
#ifndef PLY_GAMES_AMAZONS_FIELD_H
#define PLY_GAMES_AMAZONS_FIELD_H

#include "games/amazons/amazons.h"

enum {
    FIELD_CELLS = 62, /* numbered 1..62; bits 0 and 63 stop rays that meet nothing */
    FIELD_BITS = 64,
    FILL_SLOTS = 1 << 14 /* of the table of fillings */
};

/* A filling that was searched before. */
typedef struct Filled {
    uint64_t queens, free; /* free is never 0 in a used slot */
    int16_t moves;
    int16_t exact; /* 0: at least so many */
    int32_t zero;
} Filled;

typedef struct Field {
    uint64_t near[FIELD_BITS];   /* a king's moves */
    uint64_t ray[8][FIELD_BITS]; /* a queen's; in 0..3 cell numbers grow, in 4..7 they shrink */
    uint8_t cell[FIELD_BITS];    /* on the board */
    uint8_t label[AMAZONS_CELLS];
    int cells;
    Filled *filled; /* FILL_SLOTS entries, or null: nothing is remembered */
    int64_t fills;  /* moves tried in fillings, all in all */
} Field;

/* Numbers the cells of `live`; false when there are too many. Does not touch `filled`. */
bool field_open(Field *field, const Rules *rules, Set live);

/* The cells that a queen or an arrow on `at` reaches. */
static inline uint64_t field_reach(const Field *f, int at, uint64_t free) {
    uint64_t taken = ~free, out = 0;
    for (int d = 0; d < 4; d++) {
        uint64_t ray = f->ray[d][at], stop = (ray & taken) | (uint64_t)1 << 63;
        out |= ray ^ f->ray[d][bits_first(stop)];
    }
    for (int d = 4; d < 8; d++) {
        uint64_t ray = f->ray[d][at], stop = (ray & taken) | 1;
        out |= ray ^ f->ray[d][bits_last(stop)];
    }
    return out & free;
}

/* The cells of `open` that are connected with `seed`, and the seed. */
static inline uint64_t field_flood(const Field *f, uint64_t seed, uint64_t open) {
    uint64_t seen = seed, edge = seed;
    while (edge) {
        uint64_t found = f->near[bits_first(edge)] & open & ~seen;
        seen |= found;
        edge = bits_rest(edge) | found;
    }
    return seen;
}

typedef struct Fill {
    int moves;  /* proven: as many can be made */
    bool exact; /* and not more */
} Fill;

/* The most moves that these queens, of one side, can make on these cells when no other queen moves
 * there. The search gives up after about `effort` moves; then it is a lower bound. */
Fill field_fill(Field *f, uint64_t queens, uint64_t free, int64_t effort);

/* Proven moves of a side in the pockets that the other side does not reach: `inside` are its queens
 * that touch no cell that the other reaches, `guards` those that do (see field.c). Stops when
 * `need` moves are proven or out of the question; need < 0: never. `effort` is for each filling. */
int field_pockets(Field *f, uint64_t pockets, uint64_t inside, uint64_t guards, int need,
                  int64_t effort);

/* The labels of a set of cells; those that are not in the field are left out. */
static inline uint64_t field_labels(const Field *f, Set cells) {
    uint64_t out = 0;
    for (; cells; cells = set_rest(cells))
        out |= (uint64_t)1 << f->label[set_first(cells)];
    return out & ~(uint64_t)1;
}

#endif
