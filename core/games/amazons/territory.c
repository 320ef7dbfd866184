/* territory.c - floods for both sides at once.
 *
 * A Pair holds one word of White's set and the same word of Black's, so every instruction works for
 * both. King moves: a level is a few shifts. Queen moves: a slide in a direction is a fill by doubling
 * (Kogge-Stone): cells that continue a run of 1, 2 and 4 open cells are found once for a position, and
 * then each level takes four steps (1, 2, 4 and 2 again: nine cells, the longest way on ten). Where the
 * machine has vectors of 512 bits, four directions go side by side. Boards with longer sides slide cell
 * by cell.
 *
 * The terms come from the sets of cells within k moves: who is in one of them when the other is not is
 * nearer; sums over distances are sums over these sets. */
#include "games/amazons/territory.h"

#include <string.h>

enum { LEVELS = AMAZONS_CELLS + 2 };

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
static inline Sides sides_up(Sides a, int n) {
    if (n >= 64) return (Sides){both(0), a.lo << (n - 64)};
    return (Sides){a.lo << n, a.hi << n | a.lo >> (64 - n)};
}
static inline Sides sides_down(Sides a, int n) {
    if (n >= 64) return (Sides){a.hi >> (n - 64), both(0)};
    return (Sides){a.lo >> n | a.hi << (64 - n), a.hi >> n};
}

/* What the floods come to. `queen[k]` and `king[k]` are the free cells within k moves; index 0 holds the
 * queens themselves. The last level of each is all that a side reaches. */
typedef struct Floods {
    Sides queen[LEVELS], king[LEVELS];
    int queens, kings; /* last levels, at least 1 */
} Floods;

static void flood_king(const Rules *r, int width, Set free, Floods *f) {
    const Sides open = sides_of(free), not_west = sides_of(r->not_west),
                not_east = sides_of(r->not_east);
    Sides area = f->king[0];
    for (int k = 1;; k++) {
        Sides row = sides_or(area, sides_or(sides_and(sides_up(area, 1), not_west),
                                            sides_and(sides_down(area, 1), not_east)));
        Sides next = sides_or(row, sides_or(sides_up(row, width), sides_down(row, width)));
        next = sides_and(next, open);
        f->king[k] = next;
        f->kings = k;
        if (k > 1 && sides_equal(next, area)) {
            f->kings = k - 1;
            return;
        }
        area = next;
    }
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
    By by[WINGS];
} Runs;

static inline Wing up_hi(Wing lo, Wing hi, By by) {
    return hi << by | lo >> (64 - by);
}
static inline Wing down_lo(Wing lo, Wing hi, By by) {
    return lo >> by | hi << (64 - by);
}

#if defined(__AVX512F__)
#define FOUR(a, b, c, d) ((Wing){a, a, b, b, c, c, d, d})

static inline void find_open(const Rules *r, int step, Set free, Runs *runs) {
    const uint64_t width = (uint64_t)step;
    const uint64_t f0 = (uint64_t)free, f1 = (uint64_t)(free >> 64);
    const Set west = free & r->not_west, east = free & r->not_east;
    const uint64_t w0 = (uint64_t)west, w1 = (uint64_t)(west >> 64);
    const uint64_t e0 = (uint64_t)east, e1 = (uint64_t)(east >> 64);
    runs->by[0] = FOUR(1, width, width + 1, width - 1);
    runs->lo[0][0][0] = FOUR(w0, f0, w0, e0);
    runs->hi[0][0][0] = FOUR(w1, f1, w1, e1);
    runs->lo[1][0][0] = FOUR(e0, f0, e0, w0);
    runs->hi[1][0][0] = FOUR(e1, f1, e1, w1);
}
static inline Wing spread(Pair pair) {
    return (Wing){pair[0], pair[1], pair[0], pair[1], pair[0], pair[1], pair[0], pair[1]};
}
static inline Pair gathered(Wing wing) {
    Pair four[4];
    memcpy(four, &wing, sizeof four);
    return (four[0] | four[1]) | (four[2] | four[3]);
}
#else
static inline void find_open(const Rules *r, int width, Set free, Runs *runs) {
    const Set west = free & r->not_west, east = free & r->not_east;
    const int by[WINGS] = {1, width, width + 1, width - 1};
    const Set open[2][WINGS] = {{west, free, west, east}, {east, free, east, west}};
    for (int wing = 0; wing < WINGS; wing++) {
        runs->by[wing] = by[wing];
        for (int way = 0; way < 2; way++) {
            runs->lo[way][wing][0] = both((uint64_t)open[way][wing]);
            runs->hi[way][wing][0] = both((uint64_t)(open[way][wing] >> 64));
        }
    }
}
static inline Wing spread(Pair pair) {
    return pair;
}
static inline Pair gathered(Wing wing) {
    return wing;
}
#endif

static inline void find_runs(const Rules *r, int width, Set free, Runs *runs) {
    find_open(r, width, free, runs);
    for (int wing = 0; wing < WINGS; wing++)
        for (int stage = 1; stage < STAGES; stage++) {
            By by = runs->by[wing] << (stage - 1);
            Wing lo = runs->lo[0][wing][stage - 1], hi = runs->hi[0][wing][stage - 1];
            runs->lo[0][wing][stage] = lo & lo << by;
            runs->hi[0][wing][stage] = hi & up_hi(lo, hi, by);
            lo = runs->lo[1][wing][stage - 1];
            hi = runs->hi[1][wing][stage - 1];
            runs->lo[1][wing][stage] = lo & down_lo(lo, hi, by);
            runs->hi[1][wing][stage] = hi & hi >> by;
        }
}

/* All cells that slides from `from` pass or end on, and `from` itself. */
static inline Sides slide(const Runs *runs, Sides from) {
    const Wing from_lo = spread(from.lo), from_hi = spread(from.hi);
    Wing all_lo = from_lo, all_hi = from_hi;
    for (int wing = 0; wing < WINGS; wing++) {
        Wing up_0 = from_lo, up_1 = from_hi, down_0 = from_lo, down_1 = from_hi;
        for (int step = 0; step < 4; step++) {
            const int stage = step < 3 ? step : 1;
            const By by = runs->by[wing] << stage;
            Wing carried = up_hi(up_0, up_1, by);
            up_0 |= runs->lo[0][wing][stage] & up_0 << by;
            up_1 |= runs->hi[0][wing][stage] & carried;
            carried = down_lo(down_0, down_1, by);
            down_1 |= runs->hi[1][wing][stage] & down_1 >> by;
            down_0 |= runs->lo[1][wing][stage] & carried;
        }
        all_lo |= up_0 | down_0;
        all_hi |= up_1 | down_1;
    }
    return (Sides){gathered(all_lo), gathered(all_hi)};
}

/* The same on boards with longer sides, cell by cell. */
static Sides slide_far(const Rules *r, Set free, Sides from) {
    const Sides open = sides_of(free), none = {both(0), both(0)};
    const Sides not_west = sides_of(free & r->not_west), not_east = sides_of(free & r->not_east);
    Sides all = from;
    for (int d = 0; d < DIRECTIONS; d++) {
        const int by = r->step[d];
        const Sides mask = d == NORTH || d == SOUTH                          ? open
                           : d == EAST || d == NORTH_EAST || d == SOUTH_EAST ? not_west
                                                                             : not_east;
        for (Sides edge = from; !sides_equal(edge, none); all = sides_or(all, edge))
            edge = sides_and(by > 0 ? sides_up(edge, by) : sides_down(edge, -by), mask);
    }
    return all;
}

/* After flood_king: whatever a king reaches a queen reaches, so the last level is known. */
static inline void flood_queen(const Rules *r, int width, bool far, Set free, Floods *f) {
    const Sides open = sides_of(free), all = f->king[f->kings];
    Runs runs;
    if (far)
        memset(&runs, 0, sizeof runs);
    else
        find_runs(r, width, free, &runs);
    Sides area = f->king[0], fresh = area;
    f->queen[0] = area;
    for (int k = 1;; k++) {
        Sides next = sides_and(far ? slide_far(r, free, fresh) : slide(&runs, fresh), open);
        if (k > 1) {
            fresh = sides_without(next, area);
            next = sides_or(next, area);
        } else {
            fresh = next;
        }
        f->queen[k] = area = next;
        f->queens = k;
        if (sides_equal(next, all)) return;
    }
}

static void flood(const Rules *r, const State *s, Floods *f) {
    const Set free = amazons_free(r, s);
    f->king[0].lo = (Pair){s->queens[WHITE][0], s->queens[BLACK][0]};
    f->king[0].hi = (Pair){s->queens[WHITE][1], s->queens[BLACK][1]};
    if (r->width == 10) { /* the compiler knows the shifts */
        flood_king(r, 10, free, f);
        flood_queen(r, 10, r->height > 10, free, f);
    } else {
        flood_king(r, r->width, free, f);
        flood_queen(r, r->width, r->width > 10 || r->height > 10, free, f);
    }
}

/* ---- terms --------------------------------------------------------------------------------------- */

/* Cells that a side reaches `ahead` moves or more earlier than the other one: within k moves when the
 * other one is not there after k + ahead - 1. `last` levels. */
static inline Sides earlier(const Sides *level, int last, int ahead) {
    Sides found = {both(0), both(0)};
    for (int k = 1; k + ahead - 1 <= last; k++)
        found = sides_or(found, sides_without(level[k], sides_swapped(level[k + ahead - 1])));
    return found;
}

/* How many cells White, Black is nearer to; and how many both reach equally soon. */
static void closer_of(const Sides *level, int last, int closer[2], int *equal) {
    Sides first = earlier(level, last, 1), all = level[last];
    closer[WHITE] = sides_count(first, WHITE);
    closer[BLACK] = sides_count(first, BLACK);
    Sides shared = sides_and(all, sides_swapped(all));
    shared = sides_without(shared, sides_or(first, sides_swapped(first)));
    *equal = sides_count(shared, WHITE);
}

/* 2 (2^-D1(White) - 2^-D1(Black)) over all cells: level k adds what it has more than the one before. */
static double c1_of(const Sides *level, int last) {
    double sum = 0, weight = 1; /* 2 x 2^-k */
    int before = 0;
    for (int k = 1; k <= last; k++, weight /= 2) {
        int lead = sides_count(level[k], WHITE) - sides_count(level[k], BLACK);
        sum += weight * (lead - before);
        before = lead;
    }
    return sum;
}

/* Clamped leads of the king's distances: a cell counts once for each k at which only one side is there,
 * at most six times. A cell that the other side never reaches counts six times. */
static double c2_of(const Sides *level, int last) {
    const Sides all = level[last], shared = sides_and(all, sides_swapped(all));
    int alone = sides_count(all, WHITE) - sides_count(all, BLACK), sum = 0;
    for (int k = 1; k < last; k++) {
        Sides here = sides_and(level[k], shared);
        if (k > 6) here = sides_without(here, sides_without(level[k - 6], sides_swapped(level[k])));
        sum += sides_count(here, WHITE) - sides_count(here, BLACK);
    }
    return (sum + 6 * alone) / 6.0;
}

/* Sum of 2^-|difference| over shared cells: those whose difference is more than d lose 2^-(d + 1). */
static double w_of(const Sides *level, int last) {
    const Sides all = level[last], shared = sides_and(all, sides_swapped(all));
    double weight = 0.5, sum = sides_count(shared, WHITE);
    for (int ahead = 1; ahead < last; ahead++, weight /= 2) {
        Sides more = sides_and(earlier(level, last, ahead), shared);
        sum -= weight * (sides_count(more, WHITE) + sides_count(more, BLACK));
    }
    return sum;
}

/* ---- mobility ------------------------------------------------------------------------------------ */

/* Rings of cells around a queen, how many bits the number of free neighbours has, and the groups of
 * queens that go side by side, one of each side next to each other. */
enum { RINGS = 3, BITS = 4, GROUPS = AMAZONS_QUEENS / AHEAD, SHARES = RINGS + BITS - 1 };

/* Sum and carry of three sets, of two. */
static inline void add_three(Set a, Set b, Set c, Set *sum, Set *carry) {
    Set odd = a ^ b;
    *sum = odd ^ c;
    *carry = (a & b) | (odd & c);
}
static inline void add_two(Set a, Set b, Set *sum, Set *carry) {
    *sum = a ^ b;
    *carry = a & b;
}

/* Bit i of the number of free neighbours of each cell. */
static inline void find_neighbours(const Rules *r, int width, Set free, Set plane[BITS]) {
    const Set west = free << 1 & r->not_west, east = free >> 1 & r->not_east;
    Set one[3], two[5], four[2];
    add_three(west, east, free << width, &one[0], &two[0]);
    add_three(free >> width, west << width, west >> width, &one[1], &two[1]);
    add_two(east << width, east >> width, &one[2], &two[2]);
    add_three(one[0], one[1], one[2], &plane[0], &two[3]);
    add_three(two[0], two[1], two[2], &two[4], &four[0]);
    add_two(two[3], two[4], &plane[1], &four[1]);
    add_two(four[0], four[1], &plane[2], &plane[3]);
}

typedef struct Wings {
    Wing lo, hi;
} Wings;

static inline Wings wings_of(Set set) {
    return (Wings){spread(both((uint64_t)set)), spread(both((uint64_t)(set >> 64)))};
}

/* One step of all queens in a direction, by 1 to 65 bits, over open cells. */
static inline Wings wings_up(Wings a, int by, Wings open) {
    if (by >= 64) return (Wings){a.lo & ~a.lo, a.lo << (by - 64) & open.hi};
    return (Wings){a.lo << by & open.lo, (a.hi << by | a.lo >> (64 - by)) & open.hi};
}
static inline Wings wings_down(Wings a, int by, Wings open) {
    if (by >= 64) return (Wings){a.hi >> (by - 64) & open.lo, a.hi & ~a.hi};
    return (Wings){(a.lo >> by | a.hi << (64 - by)) & open.lo, a.hi >> by & open.hi};
}

/* Of a group of queens (one bit in each lane): a ring is what one step more along the open lines reaches. A
 * cell of ring k = 1.. counts free neighbours / 2^k, so bit i of their number counts 2^(i - k); cells with
 * the same share are counted together. `share[j]` holds those worth 2^(j - RINGS). */
static inline void find_shares(const Rules *r, int width, Set free, const Set plane[BITS],
                               Wings queens, Wings reached, Wings share[SHARES]) {
    const Wings open = wings_of(free), west = wings_of(free & r->not_west),
                east = wings_of(free & r->not_east);
    Wings ray[DIRECTIONS], bit[BITS];
    for (int d = 0; d < DIRECTIONS; d++)
        ray[d] = queens;
    for (int i = 0; i < BITS; i++) {
        bit[i] = wings_of(plane[i]);
        bit[i].lo &= reached.lo;
        bit[i].hi &= reached.hi;
    }
    memset(share, 0, sizeof(Wings) * SHARES);
    for (int ring = 1; ring <= RINGS; ring++) {
        ray[EAST] = wings_up(ray[EAST], 1, west);
        ray[NORTH_EAST] = wings_up(ray[NORTH_EAST], width + 1, west);
        ray[NORTH] = wings_up(ray[NORTH], width, open);
        ray[NORTH_WEST] = wings_up(ray[NORTH_WEST], width - 1, east);
        ray[WEST] = wings_down(ray[WEST], 1, east);
        ray[SOUTH_WEST] = wings_down(ray[SOUTH_WEST], width + 1, east);
        ray[SOUTH] = wings_down(ray[SOUTH], width, open);
        ray[SOUTH_EAST] = wings_down(ray[SOUTH_EAST], width - 1, west);
        Wings cells = ray[0];
        for (int d = 1; d < DIRECTIONS; d++) {
            cells.lo |= ray[d].lo;
            cells.hi |= ray[d].hi;
        }
        for (int i = 0; i < BITS; i++) {
            share[i + RINGS - ring].lo |= cells.lo & bit[i].lo;
            share[i + RINGS - ring].hi |= cells.hi & bit[i].hi;
        }
    }
}

static inline __attribute__((always_inline)) void find_mobility(const Rules *r, int width,
                                                                const State *s, const Floods *f,
                                                                Territory *out) {
    const Set free = amazons_free(r, s);
    const Sides all = f->king[f->kings];
    const Wings reached = {spread(swapped(all.lo)), spread(swapped(all.hi))};
    Set plane[BITS];
    uint64_t lo[2 * AMAZONS_QUEENS] = {0}, hi[2 * AMAZONS_QUEENS] = {0};
    int queens[2] = {0, 0};
    for (int side = WHITE; side <= BLACK; side++) {
        for (uint64_t left = s->queens[side][0]; left; left = bits_rest(left))
            lo[2 * queens[side]++ + side] = left & (~left + 1);
        for (uint64_t left = s->queens[side][1]; left; left = bits_rest(left))
            hi[2 * queens[side]++ + side] = left & (~left + 1);
    }
    find_neighbours(r, width, free, plane);
    for (int group = 0; group < GROUPS; group++) {
        Wings from, share[SHARES];
        memcpy(&from.lo, lo + 2 * AHEAD * group, sizeof from.lo);
        memcpy(&from.hi, hi + 2 * AHEAD * group, sizeof from.hi);
        find_shares(r, width, free, plane, from, reached, share);
        for (int lane = 0; lane < 2 * AHEAD; lane++) {
            int sum = 0, queen = group * AHEAD + lane / 2;
            for (int j = 0; j < SHARES; j++)
                sum += (bits_count(share[j].lo[lane]) + bits_count(share[j].hi[lane])) << j;
            out->mobility[lane & 1][queen] = queen < queens[lane & 1] ? sum / 8.0 : -1;
        }
    }
}

static inline Set side_of(Sides sides, int side) {
    return (Set)sides.hi[side] << 64 | sides.lo[side];
}

void amazons_territory(const Rules *r, const State *s, bool queens, Territory *out) {
    Floods f;
    flood(r, s, &f);
    closer_of(f.queen, f.queens, out->queen_closer, &out->queen_equal);
    closer_of(f.king, f.kings, out->king_closer, &out->king_equal);
    out->c1 = c1_of(f.queen, f.queens);
    out->c2 = c2_of(f.king, f.kings);
    out->w = w_of(f.queen, f.queens);
    if (!queens) return;
    if (r->width == 10)
        find_mobility(r, 10, s, &f, out);
    else
        find_mobility(r, r->width, s, &f, out);
}

void amazons_owners(const Rules *r, const State *s, bool king, int8_t owner[AMAZONS_CELLS]) {
    Floods f;
    flood(r, s, &f);
    Sides first = king ? earlier(f.king, f.kings, 1) : earlier(f.queen, f.queens, 1);
    for (int cell = 0; cell < r->cells; cell++)
        owner[cell] =
            (int8_t)(set_has(side_of(first, WHITE), cell) - set_has(side_of(first, BLACK), cell));
}
