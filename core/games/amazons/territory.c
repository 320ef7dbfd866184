/* territory.c - floods for both sides at once.
 *
 * A Pair holds one word of White's set and the same word of Black's, so every instruction works for
 * both. King moves: a level is a few shifts. Queen moves: slides in all directions (slides.inc.h); boards
 * with longer sides slide cell by cell.
 *
 * The terms come from the sets of cells within k moves: who is in one of them when the other is not is
 * nearer; sums over distances are sums over these sets. */
#include "games/amazons/slides.inc.h"
#include "games/amazons/territory.h"

#include <string.h>

enum { LEVELS = AMAZONS_CELLS + 2 };

/* What the floods come to. `queen[k]` and `king[k]` are the free cells within k moves; index 0 holds the
 * queens themselves. The last level of each is all that a side reaches. */
typedef struct Floods {
    Sides queen[LEVELS], king[LEVELS];
    int queens, kings; /* last levels */
} Floods;

/* What kings reach in one move more. */
INLINE Sides king_level(const Rules *r, int width, Sides open, Sides area) {
    Sides row = sides_or(area, sides_or(sides_and(sides_up(area, 1), sides_of(r->not_west)),
                                        sides_and(sides_down(area, 1), sides_of(r->not_east))));
    return sides_and(sides_or(row, sides_or(sides_up(row, width), sides_down(row, width))), open);
}

/* ---- queens -------------------------------------------------------------------------------------- */

/* Slides on boards with longer sides, cell by cell. */
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

/* What queens reach in one move more; `fresh` is what the last one has added. */
INLINE Sides queen_level(const Rules *r, const Runs *runs, int width, bool far, Set free,
                         Sides fresh) {
    return sides_and(far ? slide_far(r, free, fresh) : slide(runs, width, fresh), sides_of(free));
}

/* Hardly a position has fewer than six levels of kings and two of queens. Every level waits for the one
 * before, so both kinds take turns. A level too many changes no term. Whatever a king reaches a queen
 * reaches, too: that is how the last level of queens is known. */
INLINE void flood_both(const Rules *r, int width, bool far, Set free, Floods *f) {
    const Sides open = sides_of(free);
    Runs runs;
    if (far)
        memset(&runs, 0, sizeof runs);
    else
        find_runs(r, width, free, &runs);
    Sides king = f->king[0], next;
    f->queen[0] = king;
    f->king[1] = king = king_level(r, width, open, king);
    f->king[2] = king = king_level(r, width, open, king);
    f->king[3] = king = king_level(r, width, open, king);
    Sides queen = queen_level(r, &runs, width, far, free, f->queen[0]);
    f->queen[1] = queen;
    f->king[4] = king = king_level(r, width, open, king);
    f->king[5] = king = king_level(r, width, open, king);
    f->king[6] = king = king_level(r, width, open, king);
    next = queen_level(r, &runs, width, far, free, queen);
    Sides fresh = sides_without(next, queen);
    f->queen[2] = queen = sides_or(queen, next);
    int k = 6;
    while (next = king_level(r, width, open, king), !sides_equal(next, king))
        f->king[++k] = king = next;
    f->kings = k;
    for (k = 2; !sides_equal(queen, king);) {
        next = queen_level(r, &runs, width, far, free, fresh);
        fresh = sides_without(next, queen);
        f->queen[++k] = queen = sides_or(queen, next);
    }
    f->queens = k;
}

static void flood(const Rules *r, const State *s, Floods *f) {
    const Set free = amazons_free(r, s);
    f->king[0].lo = (Pair){s->queens[WHITE][0], s->queens[BLACK][0]};
    f->king[0].hi = (Pair){s->queens[WHITE][1], s->queens[BLACK][1]};
    if (r->width == 10 && r->height <= 10)
        flood_both(r, 10, false, free, f);
    else
        flood_both(r, r->width, r->width > 10 || r->height > 10, free, f);
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
INLINE void find_neighbours(const Rules *r, int width, Set free, Set plane[BITS]) {
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

INLINE Wings wings_of(Set set) {
    return (Wings){spread(both((uint64_t)set)), spread(both((uint64_t)(set >> 64)))};
}

INLINE Wings wings_and(Wings a, Wings b) {
    return (Wings){a.lo & b.lo, a.hi & b.hi};
}
/* One step of all cells up, down and in every lane, by 1 to 65 bits. */
INLINE Wings wings_up(Wings a, int by) {
    if (by >= 64) return (Wings){a.lo & ~a.lo, a.lo << (by - 64)};
    return (Wings){a.lo << by, a.hi << by | a.lo >> (64 - by)};
}
INLINE Wings wings_down(Wings a, int by) {
    if (by >= 64) return (Wings){a.hi >> (by - 64), a.hi & ~a.hi};
    return (Wings){a.lo >> by | a.hi << (64 - by), a.hi >> by};
}
INLINE Wings wings_or(Wings a, Wings b) {
    return (Wings){a.lo | b.lo, a.hi | b.hi};
}
INLINE Wings wings_without(Wings a, Wings b) {
    return (Wings){a.lo & ~b.lo, a.hi & ~b.hi};
}

/* Cells that count so much: those of a ring where the number of free neighbours has this bit. */
INLINE void add_share(Wings *share, Wings cells, Wings bit) {
    share->lo |= cells.lo & bit.lo;
    share->hi |= cells.hi & bit.hi;
}

/* Next to the cells by row and column; by diagonals. Where a step leads over the edge to the other end of
 * a row, three steps do not lead back to a queen's lines, unless rows are short. */
enum { SHORT = 7 };

INLINE Wings beside(const Rules *r, int width, Wings a) {
    Wings east = wings_up(a, 1), west = wings_down(a, 1);
    if (width < SHORT) {
        east = wings_and(east, wings_of(r->not_west));
        west = wings_and(west, wings_of(r->not_east));
    }
    return wings_or(wings_or(east, west), wings_or(wings_up(a, width), wings_down(a, width)));
}
INLINE Wings across(const Rules *r, int width, Wings a) {
    Wings east = wings_or(wings_up(a, width + 1), wings_down(a, width - 1));
    Wings west = wings_or(wings_up(a, width - 1), wings_down(a, width + 1));
    if (width < SHORT) {
        east = wings_and(east, wings_of(r->not_west));
        west = wings_and(west, wings_of(r->not_east));
    }
    return wings_or(east, west);
}

INLINE void add_ring(int ring, Wings cells, const Wings bit[BITS], Wings share[SHARES]) {
    add_share(&share[RINGS - ring], cells, bit[0]);
    add_share(&share[RINGS - ring + 1], cells, bit[1]);
    add_share(&share[RINGS - ring + 2], cells, bit[2]);
    add_share(&share[RINGS - ring + 3], cells, bit[3]);
}

/* Of a group of queens, one in each lane: free cells of their lines at most three steps away. Ring 1 is
 * what is next to the queen; a ring is the cells of the lines next to the one before. A cell of ring k
 * counts free neighbours / 2^k, so bit i of their number counts 2^(i - k); cells with the same share are
 * counted together. `share[j]` holds those worth 2^(j - RINGS). */
INLINE void find_shares(const Rules *r, int width, Wings near, Wings cross, Wings slant,
                        const Wings plane[BITS], Wings share[SHARES]) {
    const Wings none = {near.lo & ~near.lo, near.hi & ~near.hi};
    const Wings cross1 = wings_and(near, cross), slant1 = wings_and(near, slant);
    const Wings cross2 = wings_and(beside(r, width, cross1), cross);
    const Wings slant2 = wings_and(across(r, width, slant1), slant);
    const Wings cross3 = wings_without(wings_and(beside(r, width, cross2), cross), cross1);
    const Wings slant3 = wings_without(wings_and(across(r, width, slant2), slant), slant1);
    share[0] = share[1] = share[2] = share[3] = share[4] = share[5] = none;
    add_ring(1, wings_or(cross1, slant1), plane, share);
    add_ring(2, wings_or(cross2, slant2), plane, share);
    add_ring(3, wings_or(cross3, slant3), plane, share);
}

/* What each queen of a group has; the words go through memory, where each is counted by itself. */
INLINE void count_shares(const Wings share[SHARES], int group, const int queens[2],
                         Territory *out) {
    uint64_t words[SHARES][2][2 * AHEAD];
    memcpy(words, share, sizeof words);
    for (int lane = 0; lane < 2 * AHEAD; lane++) {
        const int queen = group * AHEAD + lane / 2, side = lane & 1;
        int sum = 0;
        for (int j = 0; j < SHARES; j++)
            sum += (bits_count(words[j][0][lane]) + bits_count(words[j][1][lane])) << j;
        out->mobility[side][queen] = queen < queens[side] ? sum / 8.0 : -1;
    }
}

INLINE void find_mobility(const Rules *r, int width, const State *s, const Floods *f,
                          Territory *out) {
    const Set free = amazons_free(r, s);
    const Sides all = f->king[f->kings];
    const Wings reached = {spread(swapped(all.lo)), spread(swapped(all.hi))};
    Set plane[BITS];
    uint64_t word[6][2 * AMAZONS_QUEENS] = {
        {0}}; /* near, cross, slant of each queen, in her lane */
    int queens[2] = {0, 0};
    for (int side = WHITE; side <= BLACK; side++)
        for (Set left = amazons_queens(s, side); left; left = set_rest(left)) {
            const int cell = set_first(left), lane = 2 * queens[side]++ + side;
            const Set sets[3] = {r->near[cell], r->cross[cell] & free, r->slant[cell] & free};
            for (int i = 0; i < 3; i++) {
                word[2 * i][lane] = (uint64_t)sets[i];
                word[2 * i + 1][lane] = (uint64_t)(sets[i] >> 64);
            }
        }
    find_neighbours(r, width, free, plane);
    const Wings shown[BITS] = {
        wings_and(wings_of(plane[0]), reached), wings_and(wings_of(plane[1]), reached),
        wings_and(wings_of(plane[2]), reached), wings_and(wings_of(plane[3]), reached)};
    for (int group = 0; group < GROUPS; group++) {
        Wings sets[3], share[SHARES];
        for (int i = 0; i < 3; i++) {
            memcpy(&sets[i].lo, word[2 * i] + 2 * AHEAD * group, sizeof sets[i].lo);
            memcpy(&sets[i].hi, word[2 * i + 1] + 2 * AHEAD * group, sizeof sets[i].hi);
        }
        find_shares(r, width, sets[0], sets[1], sets[2], shown, share);
        count_shares(share, group, queens, out);
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
    for (int side = WHITE; side <= BLACK; side++)
        out->stuck[side] = !(f.king[1].lo[side] | f.king[1].hi[side]);
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
