/* search_closed.c - positions of the exact solver: what is taken away, what is proven without
 * search.
 *
 * Reduction drops what no queen can reach and puts numbers for regions of one colour, when the
 * search for the longest filling ends within its effort; otherwise the region stays, and nothing is
 * wrong with that. Judging compares what a side can prove in its pockets with what the other side
 * can reach (field.c). */
#include "games/amazons/search_solver.h"

enum { FILL_EFFORT = 20000 };

void closed_reduce(Field *f, Closed *c) {
    uint64_t left = c->free | c->queens[WHITE] | c->queens[BLACK], live = left;
    Closed kept = {.spare = c->spare, .mover = c->mover};
    while (left) {
        uint64_t region = field_flood(f, left & (0 - left), live);
        left &= ~region;
        uint64_t free = region & c->free, white = region & c->queens[WHITE];
        uint64_t black = region & c->queens[BLACK];
        if (!free || !(white | black)) continue;
        if (!white || !black) {
            Fill fill = field_fill(f, white | black, free, FILL_EFFORT);
            if (fill.exact) {
                kept.spare += white ? fill.moves : -fill.moves;
                continue;
            }
        }
        kept.free |= free;
        kept.queens[WHITE] |= white;
        kept.queens[BLACK] |= black;
    }
    *c = kept;
}

/* Does `side` win by what it has in its pockets? */
static bool outlasts(Field *f, const Closed *c, uint32_t side) {
    uint64_t own = c->queens[side], other = c->queens[side ^ 1];
    uint64_t reach = field_flood(f, other, c->free | other), pockets = c->free & ~reach;
    int need = bits_count(reach & c->free) + (c->mover == side) - closed_spare(c, side);
    if (need <= 0) return true;
    if (bits_count(pockets) < need) return false;
    uint64_t guards = 0;
    for (uint64_t queens = own; queens; queens = bits_rest(queens))
        if (f->near[bits_first(queens)] & reach) guards |= queens & (0 - queens);
    return field_pockets(f, pockets, own & ~guards, guards, need, FILL_EFFORT) >= need;
}

int closed_judge(Field *f, const Closed *c) {
    if (!c->free) return closed_spare(c, c->mover) > 0 ? 1 : -1;
    if (outlasts(f, c, c->mover ^ 1)) return -1;
    return outlasts(f, c, c->mover) ? 1 : 0;
}

/* Cells that the queens reach, for each queen. */
static int targets(const Field *f, uint64_t queens, uint64_t free) {
    int sum = 0;
    for (; queens; queens = bits_rest(queens))
        sum += bits_count(field_reach(f, bits_first(queens), free));
    return sum;
}

int closed_guess(const Field *f, const Closed *c) {
    uint32_t me = c->mover;
    return targets(f, c->queens[me], c->free) - targets(f, c->queens[me ^ 1], c->free) +
           3 * closed_spare(c, me);
}
