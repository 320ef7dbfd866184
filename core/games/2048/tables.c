/* tables.c - what a slide does to each of the 65,536 rows.
 *
 * A slide to the left reads its row from the left and keeps three things: the tiles so far, how
 * many they are, and the last one if it may still merge. So the table of all rows comes out of that
 * of all rows without their last cell, sixteen neighbouring entries at a time, and takes some 50
 * microseconds, which matters because every played game sets its rules up. The slide to the right
 * reads from the right. */
#include "games/2048/2048.h"

enum { STARTS = 4096 }; /* rows of three cells */

/* Beginnings of rows, by their cells, the first in the highest nibble. */
typedef struct Starts {
    uint16_t tiles[STARTS];  /* slid to the left, left-aligned in four nibbles */
    uint16_t merged[STARTS]; /* the same with the last tile merged with an equal one */
    uint16_t next[STARTS];   /* the lowest bit of the nibble that the next tile comes to */
    uint16_t last[STARTS];   /* exponent of the last tile if it may merge, else 0 */
    uint32_t gain[STARTS];   /* of the merges so far */
} Starts;

static uint16_t grown(uint16_t tiles, uint16_t next, int last) {
    unsigned bit = (unsigned)next << 4; /* of the last tile */
    return (uint16_t)(last < 15 ? tiles + bit : tiles);
}

/* Appends `tile` to the beginning `from` and puts what comes out at `to`. */
static void append(const Rules *r, Starts *s, int from, int tile, int to) {
    uint16_t tiles = s->tiles[from], next = s->next[from], last = s->last[from];
    uint32_t gain = s->gain[from];
    if (tile && tile == last) {
        tiles = s->merged[from];
        gain += r->value[tile + 1];
        last = 0;
    } else if (tile) {
        tiles = (uint16_t)(tiles + (unsigned)tile * next);
        next >>= 4;
        last = (uint16_t)tile;
    }
    s->tiles[to] = tiles;
    s->next[to] = next;
    s->last[to] = last;
    s->gain[to] = gain;
    s->merged[to] = last ? grown(tiles, next, last) : tiles;
}

static uint16_t reverse(unsigned row) {
    row = (row & 0x0f0f) << 4 | (row & 0xf0f0) >> 4;
    return (uint16_t)(row << 8 | row >> 8);
}

void g2048_tables(Rules *r) {
    Starts s = {.next = {0x1000}}, e;
    for (int rows = 1; rows < STARTS; rows *= 16)
        for (int from = rows - 1; from >= 0; from--)
            for (int tile = 15; tile >= 0; tile--)
                append(r, &s, from, tile, from << 4 | tile);

    for (int row = 0; row < STARTS; row++) {
        uint16_t *slid = &r->slid[0][row << 4];
        uint32_t *gain = &r->gain[row << 4];
        for (int tile = 0; tile < 16; tile++) {
            slid[tile] = (uint16_t)(s.tiles[row] + tile * s.next[row]);
            gain[tile] = s.gain[row];
        }
        if (s.last[row]) {
            slid[s.last[row]] = s.merged[row];
            gain[s.last[row]] += r->value[s.last[row] + 1];
        }
    }

    /* Ends of rows: beginnings read from the other side. */
    for (int row = 0; row < STARTS; row++) {
        int mirror = reverse((unsigned)row << 4);
        e.tiles[row] = reverse(s.tiles[mirror]);
        e.merged[row] = reverse(s.merged[mirror]);
        e.next[row] = reverse(s.next[mirror]);
        e.last[row] = s.last[mirror];
    }
    for (int tile = 0; tile < 16; tile++) {
        uint16_t *slid = &r->slid[1][tile << 12];
        for (int row = 0; row < STARTS; row++) {
            uint16_t put = (uint16_t)(e.tiles[row] + tile * e.next[row]);
            slid[row] = tile && e.last[row] == tile ? e.merged[row] : put;
        }
    }
}
