/* territory.inc.h - floods for both sides of POSITIONS positions at once (slides.inc.h).
 *
 * King moves: a level is a few shifts. Queen moves: slides in all directions; boards with longer sides
 * slide cell by cell.
 *
 * The terms come from the sets of cells within k moves: who is in one of them when the other is not is
 * nearer; sums over distances are sums over these sets. */
#ifndef PLY_GAMES_AMAZONS_TERRITORY_INC_H
#define PLY_GAMES_AMAZONS_TERRITORY_INC_H

#include "games/amazons/slides.inc.h"
#include "games/amazons/territory.h"

enum { LEVELS = AMAZONS_CELLS + 2 };

/* What the floods come to. `queen[k]` and `king[k]` are the free cells within k moves; index 0 holds the
 * queens themselves. The last level of each is all that a side reaches. */
typedef struct Floods {
    Sides free;
    Sides queen[LEVELS], king[LEVELS];
    int queens, kings; /* last levels */
} Floods;

/* What kings reach in one move more. */
INLINE Sides king_level(const Rules *r, int width, Sides open, Sides area) {
    Sides row = sides_or(area, sides_or(sides_and(sides_up(area, 1), sides_of(r->not_west)),
                                        sides_and(sides_down(area, 1), sides_of(r->not_east))));
    return sides_and(sides_or(row, sides_or(sides_up(row, width), sides_down(row, width))), open);
}

/* Slides on boards with longer sides, cell by cell. */
INLINE Sides slide_far(const Rules *r, Sides open, Sides from) {
    const Sides not_west = sides_and(open, sides_of(r->not_west));
    const Sides not_east = sides_and(open, sides_of(r->not_east));
    Sides all = from;
    for (int d = 0; d < DIRECTIONS; d++) {
        const int by = r->step[d];
        const Sides mask = d == NORTH || d == SOUTH                          ? open
                           : d == EAST || d == NORTH_EAST || d == SOUTH_EAST ? not_west
                                                                             : not_east;
        for (Sides edge = from; lanes_any(edge.lo | edge.hi); all = sides_or(all, edge))
            edge = sides_and(by > 0 ? sides_up(edge, by) : sides_down(edge, -by), mask);
    }
    return all;
}

/* What queens reach in one move more; `fresh` is what the last one has added. */
INLINE Sides queen_level(const Rules *r, const Runs *runs, int width, bool far, Sides open,
                         Sides fresh) {
    return sides_and(far ? slide_far(r, open, fresh) : slide(runs, width, fresh), open);
}

/* Hardly a position has fewer than six levels of kings. Every level waits for the one before, so both
 * kinds take turns. A level too many changes no term. Whatever a king reaches a queen reaches, too: that is
 * how the last level of queens is known, and when all that is missing lies next to what is reached the
 * last level needs no slides. */
INLINE void flood_both(const Rules *r, int width, bool far, Floods *f) {
    const Sides open = f->free;
    Runs runs;
    if (far)
        memset(&runs, 0, sizeof runs);
    else
        find_runs(r, width, open, &runs);
    Sides king = f->king[0], next;
    f->queen[0] = king;
    f->king[1] = king = king_level(r, width, open, king);
    f->king[2] = king = king_level(r, width, open, king);
    f->king[3] = king = king_level(r, width, open, king);
    Sides queen = queen_level(r, &runs, width, far, open, f->queen[0]), fresh = queen;
    f->queen[1] = queen;
    f->king[4] = king = king_level(r, width, open, king);
    f->king[5] = king = king_level(r, width, open, king);
    f->king[6] = king = king_level(r, width, open, king);
    int k = 6;
    while (next = king_level(r, width, open, king), !sides_equal(next, king))
        f->king[++k] = king = next;
    f->kings = k;
    for (k = 1; !sides_equal(queen, king);) {
        next = sides_or(queen, king_level(r, width, open, queen));
        if (!sides_equal(next, king))
            next = sides_or(queen, queen_level(r, &runs, width, far, open, fresh));
        fresh = sides_without(next, queen);
        f->queen[++k] = queen = next;
    }
    f->queens = k;
}

/* Floods from f->king[0] over f->free. */
INLINE void flood(const Rules *r, Floods *f) {
    if (r->width == 10 && r->height <= 10)
        flood_both(r, 10, false, f);
    else
        flood_both(r, r->width, r->width > 10 || r->height > 10, f);
}

/* ---- terms --------------------------------------------------------------------------------------- */

/* Numbers of both sides, in the lanes of their sets. */
typedef double Reals __attribute__((vector_size(16 * POSITIONS)));

INLINE Reals reals_of(double number) {
    return number - (Reals){0};
}
INLINE Reals reals_swapped(Reals a) {
    return (Reals)swapped((Lanes)a);
}
/* Own minus the other's. */
INLINE Reals ahead_of(Reals a) {
    return a - reals_swapped(a);
}
/* Numbers below 2^52: their bits are the last ones of 2^52 and so many. */
INLINE Reals reals_from(Lanes numbers) {
    const double base = 4503599627370496.0;
    return (Reals)(numbers | (Lanes)reals_of(base)) - base;
}

/* How many bits a lane has in two or more sets of words. */
#if AMAZONS_WIDE
INLINE Lanes bytes_count(Lanes a) {
    return (Lanes)_mm512_popcnt_epi8((__m512i)a);
}
INLINE Lanes bytes_add(Lanes a, Lanes b) {
    return (Lanes)_mm512_add_epi8((__m512i)a, (__m512i)b);
}
INLINE Lanes bytes_sum(Lanes a) {
    return (Lanes)_mm512_sad_epu8((__m512i)a, _mm512_setzero_si512());
}
INLINE Lanes count(Sides a) {
    return bytes_sum(bytes_add(bytes_count(a.lo), bytes_count(a.hi)));
}
#else
INLINE Lanes count(Sides a) {
    Lanes sum;
    for (int lane = 0; lane < 2 * POSITIONS; lane++)
        sum[lane] = (uint64_t)(bits_count(a.lo[lane]) + bits_count(a.hi[lane]));
    return sum;
}
#endif

/* Cells that a side reaches `ahead` moves or more earlier than the other one: within k moves when the
 * other one is not there after k + ahead - 1. `last` levels. */
INLINE Sides earlier(const Sides *level, int last, int ahead) {
    Sides found = {lanes_of(0), lanes_of(0)};
    for (int k = 1; k + ahead - 1 <= last; k++)
        found = sides_or(found, sides_without(level[k], sides_swapped(level[k + ahead - 1])));
    return found;
}

/* What both sides reach. */
INLINE Sides contested(Sides all) {
    return sides_and(all, sides_swapped(all));
}

/* How many cells a side is nearer to; how many both reach equally soon. */
INLINE void closer_of(const Sides *level, int last, Reals *closer, Reals *equal) {
    const Sides first = earlier(level, last, 1), taken = sides_or(first, sides_swapped(first));
    *closer = reals_from(count(first));
    *equal = reals_from(count(sides_without(contested(level[last]), taken)));
}

/* 2 (2^-D1 - 2^-D1') over all cells: level k adds what it has more than the one before. */
INLINE Reals c1_of(const Sides *level, int last) {
    Reals sum = reals_of(0), before = reals_of(0);
    double weight = 1; /* 2 x 2^-k */
    for (int k = 1; k <= last; k++, weight /= 2) {
        const Reals here = reals_from(count(level[k]));
        sum += weight * (here - before);
        before = here;
    }
    return ahead_of(sum);
}

/* Clamped leads of the king's distances: a cell counts once for each k at which only one side is there,
 * at most six times. A cell that the other side never reaches counts six times. */
INLINE Reals c2_of(const Sides *level, int last) {
    const Sides all = level[last], shared = contested(all);
    Lanes sum = 6 * count(all);
    for (int k = 1; k < last; k++) {
        Sides here = sides_and(level[k], shared);
        if (k > 6) here = sides_without(here, sides_without(level[k - 6], sides_swapped(level[k])));
        sum += count(here);
    }
    return ahead_of(reals_from(sum)) / 6.0;
}

/* Sum of 2^-|difference| over shared cells: those whose difference is more than d lose 2^-(d + 1). */
INLINE Reals w_of(const Sides *level, int last) {
    const Sides shared = contested(level[last]);
    Reals lost = reals_of(0);
    double weight = 0.5;
    for (int ahead = 1; ahead < last; ahead++, weight /= 2)
        lost += weight * reals_from(count(sides_and(earlier(level, last, ahead), shared)));
    return reals_from(count(shared)) - (lost + reals_swapped(lost));
}

/* The terms of territory.h. */
typedef struct Measures {
    Reals queen_closer, queen_equal, king_closer, king_equal;
    Reals c1, c2; /* the sign is own minus the other's */
    Reals w;
    Lanes moves; /* cells next to the queens of a side: none = stuck */
} Measures;

INLINE void measure(const Floods *f, Measures *m) {
    closer_of(f->queen, f->queens, &m->queen_closer, &m->queen_equal);
    closer_of(f->king, f->kings, &m->king_closer, &m->king_equal);
    m->c1 = c1_of(f->queen, f->queens);
    m->c2 = c2_of(f->king, f->kings);
    m->w = w_of(f->queen, f->queens);
    m->moves = f->king[1].lo | f->king[1].hi;
}

#endif
