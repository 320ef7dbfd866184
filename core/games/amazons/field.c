/* field.c - regions on a field: the longest filling, and what pockets prove.
 *
 * Filling. In a region of one colour every move takes exactly one cell, the arrow's, so a queen
 * with n free cells makes at most n moves; where the region has bottlenecks, fewer. The longest row
 * of moves is found by search that stops as soon as nothing is wasted, which is nearly at once in
 * most regions.
 *
 * Pockets. A side X that only moves where it cannot be disturbed has proven moves; how many moves
 * the other side Y has left is bounded by the cells that Y can reach while X's queens stand. Let R
 * be these cells. The rest are pockets of X:
 *
 *     - queens of X that touch no cell of R may move about in their pocket, which is worth its
 *       filling;
 *     - a queen of X that touches both guards the pocket. It steps in and shoots back to the cell
 *       it came from: the door is shut by one move, and the filling of the rest follows. Each guard
 *       is counted for one pocket only; the others keep standing as walls.
 *
 * X wins when its proven moves are enough to outlast the cells of R. Either side may be X. Cf. M.
 * Mueller 2001, Solving 5x5 Amazons; J. Song and M. Mueller 2015, An enhanced solver for the game
 * of Amazons (bounds from blockers, numbers for closed territory). */
#include "games/amazons/field.h"

#include <string.h>

enum { FILL_THOROUGH = 20000 }; /* efforts of half that and more are worth remembering in vain */

bool field_open(Field *f, const Rules *r, Set live) {
    int cells = set_count(live);
    if (cells > FIELD_CELLS) return false;
    memset(f->near, 0, sizeof f->near);
    memset(f->ray, 0, sizeof f->ray);
    memset(f->label, 0, sizeof f->label);
    memset(f->cell, 0, sizeof f->cell);
    f->cells = cells;
    int label = 0;
    for (Set left = live; left; left = set_rest(left)) {
        int cell = set_first(left);
        f->label[cell] = (uint8_t)++label;
        f->cell[label] = (uint8_t)cell;
    }
    for (int at = 1; at <= cells; at++) {
        int cell = f->cell[at];
        Set near = r->near[cell] & live;
        for (; near; near = set_rest(near))
            f->near[at] |= (uint64_t)1 << f->label[set_first(near)];
        for (int d = 0; d < DIRECTIONS; d++) {
            Set ray = r->ray[d][cell];
            for (int i = cell; ray; ray ^= set_cell(i)) {
                i += r->step[d];
                if (!set_has(live, i)) break;
                f->ray[d][at] |= (uint64_t)1 << f->label[i];
            }
        }
    }
    return true;
}

static uint64_t scramble(uint64_t x) {
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

/* ---- filling --------------------------------------------------------------------------------- */

static int fill(Field *f, uint64_t queens, uint64_t free, int64_t *effort, bool *exact);

/* The best move of one queen: the most that follows it, at most `max`. Near cells first and the
 * arrow back to where she came from: that leaves the rest in one piece. */
static int fill_queen(Field *f, uint64_t queens, uint64_t free, int at, int max, int64_t *effort,
                      bool *exact) {
    uint64_t from = (uint64_t)1 << at, targets = field_reach(f, at, free);
    int best = 0;
    for (int pass = 0; pass < 2; pass++) {
        uint64_t to = targets & (pass ? ~f->near[at] : f->near[at]);
        for (; to && best < max; to = bits_rest(to)) {
            int there = bits_first(to);
            uint64_t one = to & (0 - to), left = (free | from) & ~one;
            uint64_t arrows = field_reach(f, there, left) & ~from;
            for (uint64_t arrow = from; best < max; arrows &= ~arrow) {
                if (*effort <= 0) {
                    *exact = false;
                    return best;
                }
                --*effort;
                f->fills++;
                int moves = 1 + fill(f, (queens & ~from) | one, left & ~arrow, effort, exact);
                if (moves > best) best = moves;
                if (!arrows) break;
                arrow = arrows & (0 - arrows);
            }
        }
    }
    return best;
}

/* One region: `max` cells are free in it, more than one. */
static int fill_region(Field *f, uint64_t queens, uint64_t free, int max, int64_t *effort,
                       bool *exact) {
    Filled *slot = NULL;
    if (f->filled) {
        slot = f->filled + (scramble(free * 3 + queens * 0x9e3779b97f4a7c15u) & (FILL_SLOTS - 1));
        if (slot->free == free && slot->queens == queens) {
            if (!slot->exact) *exact = false;
            return slot->moves;
        }
    }
    int best = 0;
    bool sure = true, thorough = *effort * 2 >= FILL_THOROUGH;
    for (uint64_t left = queens; left && best < max; left = bits_rest(left)) {
        int moves = fill_queen(f, queens, free, bits_first(left), max, effort, &sure);
        if (moves > best) best = moves;
    }
    if (best == max) sure = true;
    if (!sure) *exact = false;
    if (slot && (sure || thorough)) *slot = (Filled){queens, free, (int16_t)best, sure, 0};
    return best;
}

static int fill(Field *f, uint64_t queens, uint64_t free, int64_t *effort, bool *exact) {
    int sum = 0;
    while (queens) {
        uint64_t region = field_flood(f, queens & (0 - queens), queens | free);
        int max = bits_count(region & free);
        if (max > 1)
            sum += fill_region(f, region & queens, region & free, max, effort, exact);
        else
            sum += max;
        queens &= ~region;
    }
    return sum;
}

Fill field_fill(Field *f, uint64_t queens, uint64_t free, int64_t effort) {
    Fill out = {0, true};
    out.moves = fill(f, queens, free, &effort, &out.exact);
    return out;
}

/* ---- pockets --------------------------------------------------------------------------------- */

/* What a guard makes of a pocket: steps in, shoots back, fills the rest. */
static int guarded(Field *f, int guard, uint64_t pocket, int64_t effort) {
    int best = 0, max = bits_count(pocket);
    for (uint64_t to = field_reach(f, guard, pocket); to && best < max; to = bits_rest(to)) {
        uint64_t one = to & (0 - to);
        int moves = 1 + field_fill(f, one, pocket & ~one, effort).moves;
        if (moves > best) best = moves;
    }
    return best;
}

int field_pockets(Field *f, uint64_t pockets, uint64_t inside, uint64_t guards, int need,
                  int64_t effort) {
    uint64_t open = pockets | inside;
    int left = bits_count(pockets), sum = 0;
    while (pockets && (need < 0 || (sum < need && sum + left >= need))) {
        uint64_t region = field_flood(f, pockets & (0 - pockets), open), pocket = region & pockets;
        int size = bits_count(pocket), best = 0, who = 0;
        pockets &= ~region;
        left -= size;
        if (region & inside) best = field_fill(f, region & inside, pocket, effort).moves;
        for (uint64_t g = region & inside ? 0 : guards; g && best < size; g = bits_rest(g)) {
            if (!(f->near[bits_first(g)] & pocket)) continue;
            int moves = guarded(f, bits_first(g), pocket, effort);
            if (moves > best) best = moves, who = bits_first(g);
        }
        if (who) guards &= ~((uint64_t)1 << who);
        sum += best;
    }
    return sum;
}
