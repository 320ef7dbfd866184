/* slides.inc.h - sets of both sides of one or more positions in one register, and slides of many
 * queens at once.
 *
 * The including file says with POSITIONS how many positions go side by side: 1, 2 or 4. In a
 * register of Lanes, White's word of the first position is followed by Black's, then those of the
 * next; so one instruction works for all of them.
 *
 * A slide in a direction is a fill by doubling (Kogge-Stone): cells that continue a run of 1, 2 and
 * 4 open cells are found once for a position, and then a slide takes four steps (1, 2, 4 and 2
 * again: nine cells, the longest way on boards of up to ten columns and rows). Where the machine
 * has vectors of 512 bits and there is one position only, four directions go side by side. Every
 * way gives the same sets. */
#ifndef PLY_GAMES_AMAZONS_SLIDES_INC_H
#define PLY_GAMES_AMAZONS_SLIDES_INC_H

#include <string.h>

#include "base/inline.h"
#include "games/amazons/amazons.h"

/* Instructions that the compiler does not find by itself. */
#if POSITIONS > 1
#include <immintrin.h>
#endif

/* Where the width is a constant, so are all shifts: that is why what follows is INLINE, and worth a
 * factor of two in WebAssembly. */

typedef uint64_t Pair __attribute__((vector_size(16))); /* White, Black */
typedef uint64_t Lanes __attribute__((vector_size(16 * POSITIONS)));

typedef struct Sides {
    Lanes lo, hi; /* the two words of all sets */
} Sides;

#if POSITIONS == 1
#define EACH 0, 1
#define OTHER 1, 0
#elif POSITIONS == 2
#define EACH 0, 1, 0, 1
#define OTHER 1, 0, 3, 2
#else
#define EACH 0, 1, 0, 1, 0, 1, 0, 1
#define OTHER 1, 0, 3, 2, 5, 4, 7, 6
#endif

INLINE Lanes lanes_of(uint64_t word) {
    return word - (Lanes){0};
}
INLINE Lanes lanes_pair(Pair a) {
    return __builtin_shufflevector(a, a, EACH);
}
INLINE Lanes swapped(Lanes a) {
    return __builtin_shufflevector(a, a, OTHER);
}
INLINE bool lanes_any(Lanes a) {
    uint64_t some = a[0] | a[1];
    for (int i = 2; i < 2 * POSITIONS; i++)
        some |= a[i];
    return some != 0;
}

/* Bits of every byte; sums of bytes; the sum of the eight bytes of a lane. */
#if POSITIONS == 4
INLINE Lanes bytes_count(Lanes a) {
    return (Lanes)_mm512_popcnt_epi8((__m512i)a);
}
INLINE Lanes bytes_add(Lanes a, Lanes b) {
    return (Lanes)_mm512_add_epi8((__m512i)a, (__m512i)b);
}
INLINE Lanes bytes_sum(Lanes a) {
    return (Lanes)_mm512_sad_epu8((__m512i)a, _mm512_setzero_si512());
}
#elif POSITIONS == 2
INLINE Lanes bytes_count(Lanes a) {
    const __m256i low = _mm256_set1_epi8(15), high = _mm256_srli_epi64((__m256i)a, 4);
    const __m256i counts = (__m256i)lanes_pair((Pair){0x0302020102010100, 0x0403030203020201});
    return (Lanes)_mm256_add_epi8(_mm256_shuffle_epi8(counts, _mm256_and_si256((__m256i)a, low)),
                                  _mm256_shuffle_epi8(counts, _mm256_and_si256(high, low)));
}
INLINE Lanes bytes_add(Lanes a, Lanes b) {
    return (Lanes)_mm256_add_epi8((__m256i)a, (__m256i)b);
}
INLINE Lanes bytes_sum(Lanes a) {
    return (Lanes)_mm256_sad_epu8((__m256i)a, _mm256_setzero_si256());
}
#endif

INLINE Sides sides_of(Set set) {
    return (Sides){lanes_of((uint64_t)set), lanes_of((uint64_t)(set >> 64))};
}
INLINE bool sides_equal(Sides a, Sides b) {
    return !lanes_any((a.lo ^ b.lo) | (a.hi ^ b.hi));
}
INLINE Sides sides_and(Sides a, Sides b) {
    return (Sides){a.lo & b.lo, a.hi & b.hi};
}
INLINE Sides sides_or(Sides a, Sides b) {
    return (Sides){a.lo | b.lo, a.hi | b.hi};
}
INLINE Sides sides_without(Sides a, Sides b) {
    return (Sides){a.lo & ~b.lo, a.hi & ~b.hi};
}
INLINE Sides sides_swapped(Sides a) {
    return (Sides){swapped(a.lo), swapped(a.hi)};
}

/* What moves from one word into the other: the upper word of sets moved up by 1 to 63 cells, the
 * lower one of sets moved down. */
INLINE Lanes funnel_up(Lanes lo, Lanes hi, int n) {
#if POSITIONS == 4 && !defined(__clang__) /* which finds these, and wants literals */
    if (__builtin_constant_p(n)) return (Lanes)_mm512_shldi_epi64((__m512i)hi, (__m512i)lo, n);
#endif
    return hi << n | lo >> (64 - n);
}
INLINE Lanes funnel_down(Lanes lo, Lanes hi, int n) {
#if POSITIONS == 4 && !defined(__clang__)
    if (__builtin_constant_p(n)) return (Lanes)_mm512_shrdi_epi64((__m512i)lo, (__m512i)hi, n);
#endif
    return lo >> n | hi << (64 - n);
}

/* Shifts by 1 to 127 bits. */
INLINE Sides sides_up(Sides a, int n) {
    if (n >= 64) return (Sides){lanes_of(0), a.lo << (n - 64)};
    return (Sides){a.lo << n, funnel_up(a.lo, a.hi, n)};
}
INLINE Sides sides_down(Sides a, int n) {
    if (n >= 64) return (Sides){a.hi >> (n - 64), lanes_of(0)};
    return (Sides){funnel_down(a.lo, a.hi, n), a.hi >> n};
}

/* ---- slides ---------------------------------------------------------------------------------- */

enum { STAGES = 3 };

/* Directions of growing cell numbers (east, north, north-east, north-west) and back; AHEAD of them
 * go side by side. By holds the bits of a step. */
#if defined(__AVX512F__) && POSITIONS == 1
enum { AHEAD = 4 };
typedef uint64_t Wing __attribute__((vector_size(64)));
typedef Wing By;
#else
enum { AHEAD = 1 };
typedef Lanes Wing;
typedef int By;
#endif
enum { WINGS = 4 / AHEAD };

/* Open runs of 1, 2, 4 cells behind a cell, growing and shrinking. */
typedef struct Runs {
    Wing lo[2][WINGS][STAGES], hi[2][WINGS][STAGES];
} Runs;

#if defined(__AVX512F__) && POSITIONS == 1
#define FOUR(a, b, c, d) ((Wing){a, a, b, b, c, c, d, d})

INLINE Wing up_hi(Wing lo, Wing hi, By by) {
    return hi << by | lo >> (64 - by);
}
INLINE Wing down_lo(Wing lo, Wing hi, By by) {
    return lo >> by | hi << (64 - by);
}
INLINE By by_of(int, int step) {
    const uint64_t width = (uint64_t)step;
    return FOUR(1, width, width + 1, width - 1);
}
INLINE void find_open(const Rules *r, Sides free, Runs *runs) {
    const uint64_t f0 = free.lo[0], f1 = free.hi[0];
    const uint64_t w0 = f0 & (uint64_t)r->not_west, w1 = f1 & (uint64_t)(r->not_west >> 64);
    const uint64_t e0 = f0 & (uint64_t)r->not_east, e1 = f1 & (uint64_t)(r->not_east >> 64);
    runs->lo[0][0][0] = FOUR(w0, f0, w0, e0);
    runs->hi[0][0][0] = FOUR(w1, f1, w1, e1);
    runs->lo[1][0][0] = FOUR(e0, f0, e0, w0);
    runs->hi[1][0][0] = FOUR(e1, f1, e1, w1);
}
INLINE Wing spread(Lanes a) {
    return __builtin_shufflevector(a, a, 0, 1, 0, 1, 0, 1, 0, 1);
}
INLINE Lanes gathered(Wing wing) {
    Pair four[4];
    memcpy(four, &wing, sizeof four);
    return (four[0] | four[1]) | (four[2] | four[3]);
}
#else
INLINE Wing up_hi(Wing lo, Wing hi, By by) {
    return funnel_up(lo, hi, by);
}
INLINE Wing down_lo(Wing lo, Wing hi, By by) {
    return funnel_down(lo, hi, by);
}
INLINE By by_of(int wing, int width) {
    return wing == 0 ? 1 : wing == 1 ? width : wing == 2 ? width + 1 : width - 1;
}
INLINE void find_open(const Rules *r, Sides free, Runs *runs) {
    const Sides west = sides_and(free, sides_of(r->not_west));
    const Sides east = sides_and(free, sides_of(r->not_east));
    const Sides open[2][WINGS] = {{west, free, west, east}, {east, free, east, west}};
    for (int wing = 0; wing < WINGS; wing++)
        for (int way = 0; way < 2; way++) {
            runs->lo[way][wing][0] = open[way][wing].lo;
            runs->hi[way][wing][0] = open[way][wing].hi;
        }
}
INLINE Wing spread(Lanes a) {
    return a;
}
INLINE Lanes gathered(Wing wing) {
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

INLINE void find_runs(const Rules *r, int width, Sides free, Runs *runs) {
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
