/* slides.inc.h - sets of both sides in one register, and slides of many queens at once.
 *
 * A slide in a direction is a fill by doubling (Kogge-Stone): cells that continue a run of 1, 2 and 4 open
 * cells are found once for a position, and then a slide takes four steps (1, 2, 4 and 2 again: nine cells,
 * the longest way on boards of up to ten columns and rows). Where the machine has vectors of 512 bits, four
 * directions go side by side. Every way gives the same sets. */
#ifndef PLY_GAMES_AMAZONS_SLIDES_INC_H
#define PLY_GAMES_AMAZONS_SLIDES_INC_H

#include <string.h>

#include "games/amazons/amazons.h"

/* Where the width is a constant, so are all shifts: that is worth a factor of two in WebAssembly. */
#define INLINE static inline __attribute__((always_inline))

typedef uint64_t Pair __attribute__((vector_size(16))); /* White, Black */

typedef struct Sides {
    Pair lo, hi; /* the two words of both sets */
} Sides;

static inline Pair both(uint64_t word) {
    return (Pair){word, word};
}
static inline Pair swapped(Pair pair) {
    return (Pair){pair[1], pair[0]};
}
static inline Sides sides_of(Set set) {
    return (Sides){both((uint64_t)set), both((uint64_t)(set >> 64))};
}
static inline bool sides_equal(Sides a, Sides b) {
    Pair differ = (a.lo ^ b.lo) | (a.hi ^ b.hi);
    return (differ[0] | differ[1]) == 0;
}
static inline Sides sides_and(Sides a, Sides b) {
    return (Sides){a.lo & b.lo, a.hi & b.hi};
}
static inline Sides sides_or(Sides a, Sides b) {
    return (Sides){a.lo | b.lo, a.hi | b.hi};
}
static inline Sides sides_without(Sides a, Sides b) {
    return (Sides){a.lo & ~b.lo, a.hi & ~b.hi};
}
static inline Sides sides_swapped(Sides a) {
    return (Sides){swapped(a.lo), swapped(a.hi)};
}
static inline int sides_count(Sides a, int side) {
    return bits_count(a.lo[side]) + bits_count(a.hi[side]);
}
/* Shifts by 1 to 127 bits. */
INLINE Sides sides_up(Sides a, int n) {
    if (n >= 64) return (Sides){both(0), a.lo << (n - 64)};
    return (Sides){a.lo << n, a.hi << n | a.lo >> (64 - n)};
}
INLINE Sides sides_down(Sides a, int n) {
    if (n >= 64) return (Sides){a.hi >> (n - 64), both(0)};
    return (Sides){a.lo >> n | a.hi << (64 - n), a.hi >> n};
}

/* ---- slides -------------------------------------------------------------------------------------- */

enum { STAGES = 3 };

/* Directions of growing cell numbers (east, north, north-east, north-west) and back; AHEAD of them go
 * side by side. By holds the bits of a step. */
#if defined(__AVX512F__)
enum { AHEAD = 4 };
typedef uint64_t Wing __attribute__((vector_size(64)));
typedef Wing By;
#else
enum { AHEAD = 1 };
typedef Pair Wing;
typedef int By;
#endif
enum { WINGS = 4 / AHEAD };

/* Open runs of 1, 2, 4 cells behind a cell, growing and shrinking. */
typedef struct Runs {
    Wing lo[2][WINGS][STAGES], hi[2][WINGS][STAGES];
} Runs;

INLINE Wing up_hi(Wing lo, Wing hi, By by) {
    return hi << by | lo >> (64 - by);
}
INLINE Wing down_lo(Wing lo, Wing hi, By by) {
    return lo >> by | hi << (64 - by);
}

#if defined(__AVX512F__)
#define FOUR(a, b, c, d) ((Wing){a, a, b, b, c, c, d, d})

INLINE By by_of(int wing, int step) {
    const uint64_t width = (uint64_t)step;
    (void)wing;
    return FOUR(1, width, width + 1, width - 1);
}
INLINE void find_open(const Rules *r, Set free, Runs *runs) {
    const uint64_t f0 = (uint64_t)free, f1 = (uint64_t)(free >> 64);
    const Set west = free & r->not_west, east = free & r->not_east;
    const uint64_t w0 = (uint64_t)west, w1 = (uint64_t)(west >> 64);
    const uint64_t e0 = (uint64_t)east, e1 = (uint64_t)(east >> 64);
    runs->lo[0][0][0] = FOUR(w0, f0, w0, e0);
    runs->hi[0][0][0] = FOUR(w1, f1, w1, e1);
    runs->lo[1][0][0] = FOUR(e0, f0, e0, w0);
    runs->hi[1][0][0] = FOUR(e1, f1, e1, w1);
}
INLINE Wing spread(Pair pair) {
    return (Wing){pair[0], pair[1], pair[0], pair[1], pair[0], pair[1], pair[0], pair[1]};
}
INLINE Pair gathered(Wing wing) {
    Pair four[4];
    memcpy(four, &wing, sizeof four);
    return (four[0] | four[1]) | (four[2] | four[3]);
}
#else
INLINE By by_of(int wing, int width) {
    return wing == 0 ? 1 : wing == 1 ? width : wing == 2 ? width + 1 : width - 1;
}
INLINE void find_open(const Rules *r, Set free, Runs *runs) {
    const Set west = free & r->not_west, east = free & r->not_east;
    const Set open[2][WINGS] = {{west, free, west, east}, {east, free, east, west}};
    for (int wing = 0; wing < WINGS; wing++)
        for (int way = 0; way < 2; way++) {
            runs->lo[way][wing][0] = both((uint64_t)open[way][wing]);
            runs->hi[way][wing][0] = both((uint64_t)(open[way][wing] >> 64));
        }
}
INLINE Wing spread(Pair pair) {
    return pair;
}
INLINE Pair gathered(Wing wing) {
    return wing;
}
#endif

/* Runs of twice as many cells, of a wing. */
INLINE void double_runs(Runs *runs, int wing, int stage, By by) {
    Wing lo = runs->lo[0][wing][stage], hi = runs->hi[0][wing][stage];
    runs->lo[0][wing][stage + 1] = lo & lo << by;
    runs->hi[0][wing][stage + 1] = hi & up_hi(lo, hi, by);
    lo = runs->lo[1][wing][stage];
    hi = runs->hi[1][wing][stage];
    runs->lo[1][wing][stage + 1] = lo & down_lo(lo, hi, by);
    runs->hi[1][wing][stage + 1] = hi & hi >> by;
}

INLINE void find_wing(Runs *runs, int wing, int width) {
    const By by = by_of(wing, width);
    double_runs(runs, wing, 0, by);
    double_runs(runs, wing, 1, by << 1);
}

INLINE void find_runs(const Rules *r, int width, Set free, Runs *runs) {
    find_open(r, free, runs);
    find_wing(runs, 0, width);
    if (WINGS == 1) return;
    find_wing(runs, 1 % WINGS, width);
    find_wing(runs, 2 % WINGS, width);
    find_wing(runs, 3 % WINGS, width);
}

/* Cells on the way, growing and shrinking. */
typedef struct Ways {
    Wing up_lo, up_hi, down_lo, down_hi;
} Ways;

INLINE void fill(const Runs *runs, int wing, int stage, By by, Ways *w) {
    const Wing up = up_hi(w->up_lo, w->up_hi, by), down = down_lo(w->down_lo, w->down_hi, by);
    w->up_lo |= runs->lo[0][wing][stage] & w->up_lo << by;
    w->up_hi |= runs->hi[0][wing][stage] & up;
    w->down_hi |= runs->hi[1][wing][stage] & w->down_hi >> by;
    w->down_lo |= runs->lo[1][wing][stage] & down;
}

INLINE void slide_wing(const Runs *runs, int wing, int width, Wing lo, Wing hi, Wing *all_lo,
                       Wing *all_hi) {
    const By by = by_of(wing, width);
    Ways w = {lo, hi, lo, hi};
    fill(runs, wing, 0, by, &w);
    fill(runs, wing, 1, by << 1, &w);
    fill(runs, wing, 2, by << 2, &w);
    fill(runs, wing, 1, by << 1, &w);
    *all_lo |= w.up_lo | w.down_lo;
    *all_hi |= w.up_hi | w.down_hi;
}

/* All cells that slides from `from` pass or end on, and `from` itself. */
INLINE Sides slide(const Runs *runs, int width, Sides from) {
    const Wing lo = spread(from.lo), hi = spread(from.hi);
    Wing all_lo = lo, all_hi = hi;
    slide_wing(runs, 0, width, lo, hi, &all_lo, &all_hi);
    if (WINGS > 1) {
        slide_wing(runs, 1 % WINGS, width, lo, hi, &all_lo, &all_hi);
        slide_wing(runs, 2 % WINGS, width, lo, hi, &all_lo, &all_hi);
        slide_wing(runs, 3 % WINGS, width, lo, hi, &all_lo, &all_hi);
    }
    return (Sides){gathered(all_lo), gathered(all_hi)};
}

#endif
