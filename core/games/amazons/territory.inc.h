/* territory.inc.h - floods for both sides of POSITIONS positions at once (slides.inc.h).
 *
 * King moves: a level is a few shifts. Queen moves: slides in all directions; boards with longer
 * sides slide cell by cell.
 *
 * The terms come from the sets of cells within k moves: a side that is in one of them when the
 * other is not is nearer; sums over distances are sums over these sets. */
#ifndef PLY_GAMES_AMAZONS_TERRITORY_INC_H
#define PLY_GAMES_AMAZONS_TERRITORY_INC_H

#include "games/amazons/slides.inc.h"
#include "games/amazons/territory.h"

enum { LEVELS = AMAZONS_CELLS + 2 };

/* What the floods come to. `queen[k]` and `king[k]` are the free cells within k moves; index 0
 * holds the queens themselves. The last level of each is all that a side reaches. */
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

/* Hardly a position has fewer than six levels of kings and two of queens. Every level waits for the
 * one before, so both kinds take turns. A level too many changes no term. Whatever a king reaches a
 * queen reaches, too: that is how the last level of queens is known, and when all that is missing
 * lies next to what is reached the last level needs no slides. */
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
    Sides queen = queen_level(r, &runs, width, far, open, f->queen[0]), fresh;
    f->queen[1] = queen;
    f->king[4] = king = king_level(r, width, open, king);
    f->king[5] = king = king_level(r, width, open, king);
    f->king[6] = king = king_level(r, width, open, king);
    int k = 6;
    while (next = king_level(r, width, open, king), !sides_equal(next, king))
        f->king[++k] = king = next;
    f->kings = k;
    next = sides_or(queen, queen_level(r, &runs, width, far, open, queen));
    fresh = sides_without(next, queen);
    f->queen[2] = queen = next;
    for (k = 2; !sides_equal(queen, king);) {
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

/* ---- counts ---------------------------------------------------------------------------------- */

/* A Tally is how many cells each side has; a Real is a number for each position: of one position
 * simply a number, White's minus Black's where it is a difference; of several a lane for each side,
 * its own minus the other's. */
#if POSITIONS == 1
typedef double Real;
typedef struct Tally {
    int side[2];
} Tally;

INLINE Real real(double number) {
    return number;
}
INLINE Tally tally(Sides a) {
    return (Tally){{bits_count(a.lo[WHITE]) + bits_count(a.hi[WHITE]),
                    bits_count(a.lo[BLACK]) + bits_count(a.hi[BLACK])}};
}
INLINE Tally tally_add(Tally a, Tally b) {
    return (Tally){{a.side[WHITE] + b.side[WHITE], a.side[BLACK] + b.side[BLACK]}};
}
INLINE Real lead_of(Tally a) {
    return a.side[WHITE] - a.side[BLACK];
}
INLINE Real sum_of(Tally a) {
    return a.side[WHITE] + a.side[BLACK];
}
/* Cells of a set that is the same for both sides. */
INLINE Real number_of(Sides a) {
    return bits_count(a.lo[WHITE]) + bits_count(a.hi[WHITE]);
}
#else
typedef double Real __attribute__((vector_size(16 * POSITIONS)));
typedef Lanes Tally;

INLINE Real real(double number) {
    return number - (Real){0};
}
/* Numbers below 2^52: their bits are the last ones of 2^52 and so many. */
INLINE Real real_from(Lanes numbers) {
    const double base = 4503599627370496.0;
    return (Real)(numbers | (Lanes)real(base)) - base;
}
INLINE Real real_swapped(Real a) {
    return (Real)swapped((Lanes)a);
}
INLINE Tally tally(Sides a) {
    return bytes_sum(bytes_add(bytes_count(a.lo), bytes_count(a.hi)));
}
INLINE Tally tally_add(Tally a, Tally b) {
    return a + b;
}
INLINE Real lead_of(Tally a) {
    const Real sides = real_from(a);
    return sides - real_swapped(sides);
}
INLINE Real sum_of(Tally a) {
    return real_from(a + swapped(a));
}
INLINE Real number_of(Sides a) {
    return real_from(tally(a));
}
#endif

/* ---- terms ----------------------------------------------------------------------------------- */

/* Cells that a side reaches `ahead` moves or more earlier than the other one: within k moves when
 * the other one is not there after k + ahead - 1. `last` levels. */
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
INLINE void closer_of(const Sides *level, int last, Tally *closer, Real *equal) {
    const Sides first = earlier(level, last, 1), taken = sides_or(first, sides_swapped(first));
    *closer = tally(first);
    *equal = number_of(sides_without(contested(level[last]), taken));
}

/* 2 (2^-D1 - 2^-D1') over all cells: level k adds what it has more than the one before. */
INLINE Real c1_of(const Sides *level, int last) {
    Real sum = real(0), before = real(0);
    double weight = 1; /* 2 x 2^-k */
    for (int k = 1; k <= last; k++, weight /= 2) {
        const Real lead = lead_of(tally(level[k]));
        sum += weight * (lead - before);
        before = lead;
    }
    return sum;
}

/* Clamped leads of the king's distances: a cell counts once for each k at which only one side is
 * there, at most six times. A cell that the other side never reaches counts six times. */
INLINE Real c2_of(const Sides *level, int last) {
    const Sides all = level[last], shared = contested(all);
    const Tally once = tally(all), twice = tally_add(once, once);
    Tally sum = tally_add(twice, tally_add(twice, twice));
    for (int k = 1; k < last; k++) {
        Sides here = sides_and(level[k], shared);
        if (k > 6) here = sides_without(here, sides_without(level[k - 6], sides_swapped(level[k])));
        sum = tally_add(sum, tally(here));
    }
    return lead_of(sum) / 6.0;
}

/* Sum of 2^-|difference| over shared cells: those whose difference is more than d lose 2^-(d +
 * 1). */
INLINE Real w_of(const Sides *level, int last) {
    const Sides shared = contested(level[last]);
    Real sum = number_of(shared);
    double weight = 0.5;
    for (int ahead = 1; ahead < last; ahead++, weight /= 2)
        sum -= weight * sum_of(tally(sides_and(earlier(level, last, ahead), shared)));
    return sum;
}

/* The terms of territory.h. */
typedef struct Measures {
    Tally queen_closer, king_closer;
    Real queen_equal, king_equal;
    Real c1, c2, w;
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
