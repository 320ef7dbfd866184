/* lanes_broad.c - random games of Connect Four on boards of two words, side by side.
 *
 * As lanes.c, with two vectors a board: the low words of all games and their high words. The shape
 * is known at run time only, so a board is shifted by amounts that are in a register; no amount is
 * 64 or more. Boards of no more than 64 cells have one vector (lanes_tight.c).
 *
 * Measured, million playouts a second with AVX-512 and one at a time, four in a line on
 * 10 x 10: uniform 14.2 and 3.7, biased 4.9 and 1.3. Two vectors in turn are 8 % slower: the
 * registers do not hold them. */
#include "games/connect4/lanes.inc.h"

#ifdef LANES_BYTES

/* A board in every lane. */
typedef struct Boards {
    Lanes low, high;
} Boards;

INLINE Boards both(Boards a, Boards b) {
    return (Boards){a.low & b.low, a.high & b.high};
}

INLINE Boards either(Boards a, Boards b) {
    return (Boards){a.low | b.low, a.high | b.high};
}

/* What all games have alike: Rules, and a board in every lane of their `bottom` and so on. */
typedef struct Form {
    int height, length, stride;
    bool horizontal, diagonal;
    Boards bottom, top, board;
} Form;

/* Towards the first cell by 1 to 63 bits. */
INLINE Boards down(Boards board, int by) {
    return (Boards){board.low >> by | board.high << (64 - by), board.high >> by};
}

/* Lowest cells of the lines in one direction, as in lines.inc.h. */
INLINE Boards runs(const Form *f, Boards discs, int step) {
    Boards run = both(discs, down(discs, step));
    int n = 2;
    for (; 2 * n <= f->length; n *= 2)
        run = both(run, down(run, n * step));
    return n < f->length ? both(run, down(run, (f->length - n) * step)) : run;
}

INLINE Boards line_starts(const Form *f, Boards discs) {
    Boards found = runs(f, discs, 1);
    if (f->horizontal) found = either(found, runs(f, discs, f->stride));
    if (f->diagonal)
        found = either(found, either(runs(f, discs, f->stride + 1), runs(f, discs, f->stride - 1)));
    return found;
}

/* Towards the last cell by 1 to 63 bits. */
INLINE Boards up(Boards board, int by) {
    return (Boards){board.low << by, board.high << by | board.low >> (64 - by)};
}

/* Cells where one more disc makes a line, in one direction: n discs follow and the others
 * precede. */
INLINE Boards completing(const Form *f, Boards discs, int step) {
    Boards after[SIDE_MAX], before, found;
    after[1] = down(discs, step);
    for (int n = 2; n < f->length; n++)
        after[n] = both(after[n - 1], down(discs, n * step));
    found = after[f->length - 1];
    before = up(discs, step);
    for (int n = 1; n < f->length; n++) {
        if (n > 1) before = both(before, up(discs, n * step));
        found = either(found, n + 1 < f->length ? both(before, after[f->length - 1 - n]) : before);
    }
    return found;
}

INLINE Boards winning(const Form *f, Boards discs) {
    Boards found = up(discs, 1);
    for (int n = 2; n < f->length; n++)
        found = both(found, up(discs, n));
    if (f->horizontal) found = either(found, completing(f, discs, f->stride));
    if (f->diagonal)
        found = either(found, either(completing(f, discs, f->stride + 1),
                                     completing(f, discs, f->stride - 1)));
    return found;
}

INLINE Boards masked(Boards board, Lanes mask) {
    return (Boards){board.low & mask, board.high & mask};
}

INLINE Lanes some(Boards board) {
    return is_set(board.low | board.high);
}

INLINE Boards added(Boards a, Boards b) {
    Lanes low = a.low + b.low;
    return (Boards){low, a.high + b.high - (Lanes)(low < a.low)};
}

INLINE Boards without(Boards a, Boards b) {
    return (Boards){a.low & ~b.low, a.high & ~b.high};
}

/* The lowest cell of each lane. */
INLINE Boards lowest(Boards cells) {
    Lanes here = cells.low & -cells.low;
    return (Boards){here, cells.high & -cells.high & ~is_set(here)};
}

INLINE Boards first_cell(Lanes offset) {
    const Lanes one = (offset ^ offset) + 1;
    Lanes bit = one << (offset & 63), beyond = (Lanes)(offset > 63);
    return (Boards){bit & ~beyond, bit & beyond};
}

/* The next free cell of every column that has one. */
INLINE Boards free_cells(const Form *f, Boards all) {
    return both(added(all, f->bottom), f->board);
}

INLINE Boards top_cells(const Form *f, Boards cells) {
    return both(cells, f->top);
}

INLINE Wide board_of(Boards board, int lane) {
    return board.low[lane] | (Wide)board.high[lane] << 64;
}

enum { FILLS = 0 };

#include "games/connect4/lanes_team.inc.h"

/* The same board in every lane. */
INLINE Boards everywhere(Wide board) {
    const Lanes none = {0};
    return (Boards){none + (uint64_t)board, none + (uint64_t)(board >> 64)};
}

int64_t connect4_lanes_broad(const Batch *b, bool biased, uint64_t columns, int open,
                             Tally *tally) {
    const Rules *r = b->rules;
    const Broad *from = b->from;
    int farthest = (r->length - 1) * (r->stride + 1); /* that a board is shifted */
    if (r->cylinder || r->length < 3) return 0;
    if (r->height * r->width <= 64 && farthest <= 63)
        return connect4_lanes_tight(b, biased, columns, open, tally);
    if (biased && farthest > 63) return 0;
    const Form f = {.height = r->height,
                    .length = r->length,
                    .stride = r->stride,
                    .horizontal = r->horizontal,
                    .diagonal = r->diagonal,
                    .bottom = everywhere(r->bottom),
                    .top = everywhere(r->top),
                    .board = everywhere(r->board)};
    Boards mine = everywhere(from->mine[0] | (Wide)from->mine[1] << 64);
    Boards all = everywhere(from->all[0] | (Wide)from->all[1] << 64);
    return biased ? run(b, &f, true, mine, all, columns, open, tally)
                  : run(b, &f, false, mine, all, columns, open, tally);
}

#else

int64_t connect4_lanes_broad(const Batch *, bool, uint64_t, int, Tally *) {
    return 0;
}

#endif
