/* territory.c - the terms of one position, for displays; and who owns what.
 *
 * A batch of positions, the children of one, is measured in eval_children.c, by the same floods. */
#define POSITIONS 1
#include "games/amazons/mobility.inc.h"

static void begin(const Rules *r, const State *s, Floods *f) {
    f->free = sides_of(amazons_free(r, s));
    f->king[0].lo = (Lanes){s->queens[WHITE][0], s->queens[BLACK][0]};
    f->king[0].hi = (Lanes){s->queens[WHITE][1], s->queens[BLACK][1]};
}

static inline Set side_of(Sides sides, int side) {
    return (Set)sides.hi[side] << 64 | sides.lo[side];
}

/* Mobility of the queen on `cell` in eighths, on boards of any size. */
static int walk(const Rules *r, Set free, Set reached, int cell) {
    int sum = 0;
    for (int d = 0; d < DIRECTIONS; d++)
        for (int n = 1, at = cell + r->step[d]; n <= RINGS; n++, at += r->step[d]) {
            if (at < 0 || at >= r->cells || !set_has(r->ray[d][cell] & free, at)) break;
            if (set_has(reached, at)) sum += set_count(r->near[at] & free) << (RINGS - n);
        }
    return sum;
}

static void walk_all(const Rules *r, const Set queens[2], const Floods *f,
                     uint64_t out[2 * AMAZONS_QUEENS]) {
    const Sides all = f->king[f->kings];
    for (int side = WHITE; side <= BLACK; side++) {
        int lane = side;
        for (Set left = queens[side]; left; left = set_rest(left), lane += 2)
            out[lane] =
                (uint64_t)walk(r, side_of(f->free, side), side_of(all, side ^ 1), set_first(left));
    }
}

static void move_freely(const Rules *r, const State *s, const Floods *f, Territory *out) {
    const Set queens[2] = {amazons_queens(s, WHITE), amazons_queens(s, BLACK)};
    const int count[2] = {set_count(queens[WHITE]), set_count(queens[BLACK])};
    uint64_t eighths[2 * AMAZONS_QUEENS];
    if (r->narrow) {
        Posts posts;
        Ground ground;
        find_posts(r, queens, &posts);
        if (r->width == 10) {
            find_ground(r, 10, f, &ground);
            find_mobility(r, 10, &posts, &ground, 0, eighths);
        } else {
            find_ground(r, r->width, f, &ground);
            find_mobility(r, r->width, &posts, &ground, 0, eighths);
        }
    } else {
        walk_all(r, queens, f, eighths);
    }
    for (int side = WHITE; side <= BLACK; side++)
        for (int i = 0; i < AMAZONS_QUEENS; i++)
            out->mobility[side][i] = i < count[side] ? (double)eighths[2 * i + side] / 8 : -1;
}

void amazons_territory(const Rules *r, const State *s, bool queens, Territory *out) {
    Floods f;
    Measures m;
    begin(r, s, &f);
    flood(r, &f);
    measure(&f, &m);
    for (int side = WHITE; side <= BLACK; side++) {
        out->queen_closer[side] = m.queen_closer.side[side];
        out->king_closer[side] = m.king_closer.side[side];
        out->stuck[side] = !m.moves[side];
    }
    out->queen_equal = (int)m.queen_equal;
    out->king_equal = (int)m.king_equal;
    out->c1 = m.c1;
    out->c2 = m.c2;
    out->w = m.w;
    if (queens) move_freely(r, s, &f, out);
}

void amazons_owners(const Rules *r, const State *s, bool king, int8_t owner[AMAZONS_CELLS]) {
    Floods f;
    begin(r, s, &f);
    flood(r, &f);
    const Sides first = king ? earlier(f.king, f.kings, 1) : earlier(f.queen, f.queens, 1);
    for (int cell = 0; cell < r->cells; cell++)
        owner[cell] =
            (int8_t)(set_has(side_of(first, WHITE), cell) - set_has(side_of(first, BLACK), cell));
}
