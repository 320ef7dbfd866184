/* lanes_broad.c - random games of Connect Four on boards of two words, side by side.
 *
 * As lanes.c, with two vectors a board: the low words of all games and their high words. The shape
 * is known at run time only, so a board is shifted by amounts that are in a register; no amount is
 * 64 or more. The open columns of a game stand in a word, five bits each, as in playout.inc.h.
 *
 * Measured, million playouts a second with AVX-512 and one at a time, four in a line on
 * 10 x 10: uniform 14.2 and 3.7, biased 4.9 and 1.3; five in a line on 8 x 8: 7.1 and 1.7, 2.8 and
 * 0.6. Two vectors in turn are 8 % slower: the registers do not hold them. */
#include "games/connect4/lanes.inc.h"

#ifdef LANES_BYTES

/* A board in every lane. */
typedef struct Pair {
    Lanes low, high;
} Pair;

INLINE Pair both(Pair a, Pair b) {
    return (Pair){a.low & b.low, a.high & b.high};
}

INLINE Pair either(Pair a, Pair b) {
    return (Pair){a.low | b.low, a.high | b.high};
}

/* Towards the first cell by 1 to 63 bits. */
INLINE Pair down(Pair board, int by) {
    return (Pair){board.low >> by | board.high << (64 - by), board.high >> by};
}

/* Lowest cells of the lines in one direction, as in lines.inc.h. */
INLINE Pair runs(const Rules *r, Pair stones, int step) {
    Pair run = both(stones, down(stones, step));
    int n = 2;
    for (; 2 * n <= r->length; n *= 2)
        run = both(run, down(run, n * step));
    return n < r->length ? both(run, down(run, (r->length - n) * step)) : run;
}

INLINE Lanes aligned(const Rules *r, Pair stones) {
    Pair found = runs(r, stones, 1);
    if (r->horizontal) found = either(found, runs(r, stones, r->stride));
    if (r->diagonal)
        found =
            either(found, either(runs(r, stones, r->stride + 1), runs(r, stones, r->stride - 1)));
    return is_set(found.low | found.high);
}

/* Towards the last cell by 1 to 63 bits. */
INLINE Pair up(Pair board, int by) {
    return (Pair){board.low << by, board.high << by | board.low >> (64 - by)};
}

/* Cells where one more stone makes a line, in one direction: n stones follow and the others
 * precede. */
INLINE Pair completing(const Rules *r, Pair stones, int step) {
    Pair after[SIDE_MAX], before, found;
    after[1] = down(stones, step);
    for (int n = 2; n < r->length; n++)
        after[n] = both(after[n - 1], down(stones, n * step));
    found = after[r->length - 1];
    before = up(stones, step);
    for (int n = 1; n < r->length; n++) {
        if (n > 1) before = both(before, up(stones, n * step));
        found = either(found, n + 1 < r->length ? both(before, after[r->length - 1 - n]) : before);
    }
    return found;
}

INLINE Pair winning(const Rules *r, Pair stones) {
    Pair found = up(stones, 1);
    for (int n = 2; n < r->length; n++)
        found = both(found, up(stones, n));
    if (r->horizontal) found = either(found, completing(r, stones, r->stride));
    if (r->diagonal)
        found = either(found, either(completing(r, stones, r->stride + 1),
                                     completing(r, stones, r->stride - 1)));
    return found;
}

/* Games under way. */
typedef struct Team {
    Pair mine, all;
    Pair my_wins, their_wins; /* biased: the cells where one more stone wins */
    Lanes columns, open;      /* open columns, lowest entry first; number of them */
    Lanes state, fraction;    /* random numbers */
    Lanes alive;              /* all bits set while the game goes on */
    Lanes length, won, lost;  /* counts; won by the mover of the first state */
} Team;

INLINE Pair masked(Pair board, Lanes mask) {
    return (Pair){board.low & mask, board.high & mask};
}

INLINE Pair added(Pair a, Pair b) {
    Lanes low = a.low + b.low;
    return (Pair){low, a.high + b.high - (Lanes)(low < a.low)};
}

INLINE Pair without(Pair a, Pair b) {
    return (Pair){a.low & ~b.low, a.high & ~b.high};
}

/* The lowest cell of each lane. */
INLINE Pair lowest(Pair cells) {
    Lanes here = cells.low & -cells.low;
    return (Pair){here, cells.high & -cells.high & ~is_set(here)};
}

/* The columns of the lanes `full` leave their lists: the entry that begins at bit `at`. */
INLINE void leave(Team *t, Lanes full, Lanes at) {
    const Lanes one = (full ^ full) + 1;
    Lanes closed = (t->columns & ((one << at) - 1)) | t->columns >> 5 >> at << at;
    t->columns = (closed & full) | (t->columns & ~full);
    t->open += full;
}

/* Where the column of the one cell of this lane stands in its list. */
static uint64_t entry_of(const Rules *r, const Team *t, Pair cell, int lane) {
    Wide bit = cell.low[lane] | (Wide)cell.high[lane] << 64;
    uint64_t at = 0;
    while (!(bit >> ((t->columns[lane] >> at & 31) * (uint64_t)r->stride) &
             (((Wide)1 << r->height) - 1)))
        at += 5;
    return at;
}

/* One ply; `first` when the mover of the first state plays it, `quiet` when it cannot win. A random
 * open column, or with the biased policy the lowest cell that wins or has to be blocked: where
 * there are several, the outcome is the same (see choose_forced of playout.inc.h). */
INLINE void team_play(const Rules *r, Team *t, bool biased, bool first, bool quiet) {
    const Lanes one = (t->alive ^ t->alive) + 1;
    Lanes product = t->fraction * t->open; /* below 2^32 */
    Lanes rest = product & 0xfffffff, over, by_force = one - 1;
    Lanes at = (product >> 28) * 5, offset = (t->columns >> at & 31) * (uint64_t)r->stride;
    Lanes bit = one << (offset & 63), beyond = (Lanes)(offset > 63);
    Pair cell = without(added(t->all, (Pair){bit & ~beyond, bit & beyond}), t->all);
    if (biased) {
        const Lanes none = one - 1;
        Pair ground = {none + (uint64_t)r->bottom, none + (uint64_t)(r->bottom >> 64)};
        Pair board = {none + (uint64_t)r->board, none + (uint64_t)(r->board >> 64)};
        Pair free = both(added(t->all, ground), board), wins = both(t->my_wins, free);
        over = is_set(wins.low | wins.high);
        Pair forced = either(wins, masked(both(t->their_wins, free), ~over));
        by_force = is_set(forced.low | forced.high);
        rest = (t->fraction & by_force) | (rest & ~by_force);
        cell = either(lowest(forced), masked(cell, ~by_force));
    }
    t->fraction = rest;
    Lanes full = (cell.low & (uint64_t)r->top) | (cell.high & (uint64_t)(r->top >> 64));
    if (any(full)) {
        full = is_set(full);
        for (int lane = 0; biased && lane < LANES; lane++)
            if (full[lane] & by_force[lane]) at[lane] = entry_of(r, t, cell, lane);
        leave(t, full, at);
    }
    Pair moved = either(t->mine, cell);
    t->mine = (Pair){t->all.low ^ t->mine.low, t->all.high ^ t->mine.high};
    t->all = either(t->all, cell);
    t->length -= t->alive;
    if (biased) {
        t->my_wins = t->their_wins;
        t->their_wins = winning(r, moved);
    } else {
        if (quiet) return;
        over = aligned(r, moved);
    }
    if (first)
        t->won -= over & t->alive;
    else
        t->lost -= over & t->alive;
    t->alive &= ~over;
}

INLINE void play(const Batch *b, bool biased, uint64_t columns, int open, uint64_t first,
                 Tally *tally) {
    const Rules *r = b->rules;
    const Broad *from = b->from;
    Team t = {.state = streams(b->seed, first)};
    const Lanes none = t.state ^ t.state;
    t.mine = (Pair){none + from->mine[0], none + from->mine[1]};
    t.all = (Pair){none + from->all[0], none + from->all[1]};
    t.columns = none + columns;
    t.open = none + (uint64_t)open;
    t.alive = ~none;
    if (biased) {
        t.my_wins = winning(r, t.mine);
        t.their_wins = winning(r, without(t.all, t.mine));
    }
    Lanes draw = none;
    for (int plies = 0; plies < b->end; plies++) {
        if (plies % 8 == 0) {
            t.state += UINT64_C(0x9e3779b97f4a7c15);
            draw = mix(t.state);
        }
        if (plies % 4 == 0) {
            if (!any(t.alive)) break;
            t.fraction = (plies % 8 ? draw >> 32 : draw) & 0xfffffff;
        }
        team_play(r, &t, biased, !(plies & 1), plies < b->quiet);
    }
    const int stones = bits_count(from->all[0]) + bits_count(from->all[1]);
    const bool cut = b->end < r->height * r->width - stones;
    for (int lane = 0; lane < LANES; lane++) {
        tally->won += (int64_t)t.won[lane];
        tally->lost += (int64_t)t.lost[lane];
        tally->plies += (int64_t)t.length[lane];
        tally->squares += (int64_t)(t.length[lane] * t.length[lane]);
        if (cut) tally->cut += (int64_t)(t.alive[lane] & 1);
    }
}

int64_t connect4_lanes_broad(const Batch *b, bool biased, uint64_t columns, int open,
                             Tally *tally) {
    const Rules *r = b->rules;
    int64_t done = 0;
    int farthest = (r->length - 1) * (r->stride + 1); /* that a board is shifted */
    if (r->cylinder || r->length < 3 || (biased && farthest > 63)) return 0;
    for (; done + LANES <= b->count; done += LANES)
        if (biased)
            play(b, true, columns, open, b->first + (uint64_t)done, tally);
        else
            play(b, false, columns, open, b->first + (uint64_t)done, tally);
    return done;
}

#else

int64_t connect4_lanes_broad(const Batch *, bool, uint64_t, int, Tally *) {
    return 0;
}

#endif
