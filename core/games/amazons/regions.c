/* regions.c - regions: the moves that each side has left, and games that are decided because of it.
 *
 * From the source document, the Amazons report: connected free areas with the queens that touch
 * them; whether one is defensive; moves left for each side, for several queens, too; no search in
 * lines, rectangles and triangles with one queen; a separated game is declared decided. Ours:
 * bounds for regions in which both sides still have queens, and decisions long before everything is
 * separated: pockets behind one's own queens against the cells that the other side can reach
 * (field.c has the argument). */
#include "games/amazons/regions.h"

#include "games/amazons/field.h"

enum {
    KNOWN_EFFORT = 300, /* moves tried for one filling inside a search */
    ALL_OF_IT = -1      /* as many moves as can be proven */
};

/* ---- shapes ---------------------------------------------------------------------------------- */

/* Is every row of the set one run of cells, and do runs begin and end so that widths change by the
 * same steps? `left` and `right`: how far the ends move from row to row. */
static bool straight(const Rules *r, Set set, int left, int right) {
    int row = r->y[set_first(set)], last = r->y[set_last(set)], from = -1, to = -1;
    for (; row <= last; row++) {
        Set cells = set >> (row * r->width) & (((Set)1 << r->width) - 1);
        if (!cells) return false;
        int first = set_first(cells), end = set_last(cells);
        if (set_count(cells) != end - first + 1) return false;
        if (from >= 0 && (first != from + left || end != to + right)) return false;
        from = first;
        to = end;
    }
    return true;
}

/* A diagonal, row or column; a rectangle; a triangle with two or three straight sides of which one
 * is horizontal. */
static bool simple_shape(const Rules *r, Set set) {
    for (int left = -1; left <= 1; left++)
        for (int right = -1; right <= 1; right++) {
            bool line = left == right && left != 0 && set_count(set) > 1;
            if (line && set_count(set) != r->y[set_last(set)] - r->y[set_first(set)] + 1) continue;
            if (!straight(r, set, left, right)) continue;
            if (left == right) return true;
            /* Runs that widen or narrow: a triangle only when it comes to a point. */
            Set bottom = set >> (r->y[set_first(set)] * r->width) & (((Set)1 << r->width) - 1);
            int top = r->y[set_last(set)] * r->width;
            if (set_count(left < right ? bottom : set >> top) <= 2) return true;
        }
    return false;
}

/* ---- values ---------------------------------------------------------------------------------- */

/* One side's pockets: proven moves, and the cells that the other side reaches. */
static int pockets(const Rules *r, Set free, Set own, Set other, int need, int64_t effort,
                   int *reached) {
    Set reach = amazons_flood(r, other, free | other), closed = free & ~reach;
    *reached = set_count(reach & free);
    if (need == ALL_OF_IT ? !closed : set_count(closed) < need + *reached) return 0;
    if (need != ALL_OF_IT) need += *reached;
    Field field;
    field.filled = NULL;
    if (!field_open(&field, r, closed | own)) return 0;
    uint64_t guards = field_labels(&field, own & amazons_around(r, reach));
    uint64_t queens = field_labels(&field, own);
    return field_pockets(&field, field_labels(&field, closed), queens & ~guards, guards, need,
                         effort);
}

static void value_closed(const Rules *r, Region *region, int64_t effort, bool shortcut) {
    int cells = set_count(region->free);
    Set own = region->queens[region->owner];
    region->simple = set_count(own) == 1 && simple_shape(r, region->free | own);
    Fill fill = {cells, true};
    Field field;
    field.filled = NULL;
    if (!(region->simple && shortcut) && cells > 1) {
        if (field_open(&field, r, region->free | own))
            fill = field_fill(&field, field_labels(&field, own), field_labels(&field, region->free),
                              effort);
        else
            fill = (Fill){0, false};
    }
    region->defensive = set_count(own) == 1 && fill.exact && fill.moves < cells;
    int max = fill.exact ? fill.moves : cells;
    region->low = region->owner == WHITE ? fill.moves : -max;
    region->high = region->owner == WHITE ? max : -fill.moves;
}

static void value_contested(const Rules *r, Region *region, int64_t effort) {
    const Set *queens = region->queens;
    int white_reach, black_reach;
    int white =
        pockets(r, region->free, queens[WHITE], queens[BLACK], ALL_OF_IT, effort, &black_reach);
    int black =
        pockets(r, region->free, queens[BLACK], queens[WHITE], ALL_OF_IT, effort, &white_reach);
    region->low = white - black_reach;
    region->high = white_reach - black;
}

int amazons_regions(const Rules *r, const State *s, int64_t effort, bool shortcut,
                    Region out[REGIONS_MAX]) {
    Set open = r->board & ~amazons_arrows(s), free = amazons_free(r, s), left = open;
    int count = 0;
    while (left) {
        Set cells = amazons_flood(r, set_cell(set_first(left)), open);
        left &= ~cells;
        if (!(cells & free)) continue;
        Region *region = out + count++;
        *region = (Region){.free = cells & free, .owner = REGION_EMPTY};
        for (int side = WHITE; side <= BLACK; side++)
            region->queens[side] = cells & amazons_queens(s, side);
        bool white = region->queens[WHITE] != 0, black = region->queens[BLACK] != 0;
        if (white && black) {
            region->owner = REGION_CONTESTED;
            value_contested(r, region, effort);
        } else if (white || black) {
            region->owner = white ? WHITE : BLACK;
            value_closed(r, region, effort, shortcut);
        }
    }
    return count;
}

/* ---- decided --------------------------------------------------------------------------------- */

int amazons_decided(const Rules *r, const State *s) {
    if (set_count(amazons_arrows(s)) * 5 < r->cells) return 0; /* hardly ever closed so early */
    Set free = amazons_free(r, s);
    for (int side = WHITE; side <= BLACK; side++) {
        int tempo = (int)s->mover == side, reached;
        int own = pockets(r, free, amazons_queens(s, side), amazons_queens(s, side ^ 1), tempo,
                          KNOWN_EFFORT, &reached);
        if (own >= reached + tempo) return side == WHITE ? 1 : -1;
    }
    return 0;
}

bool amazons_known(const Rules *rules, const void *state, Known *out) {
    const State *s = state;
    int white = amazons_decided(rules, s);
    if (!white) return false;
    out->low = out->high = s->mover == WHITE ? white : -white;
    out->plies = -1;
    return true;
}
