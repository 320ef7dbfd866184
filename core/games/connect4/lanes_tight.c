/* lanes_tight.c - random games of Connect Four side by side on boards of two words whose cells fit
 * one: they do without the empty bit above every column, in one vector. A line must not run from
 * one column into the next then, so lines begin, and end, in certain rows only.
 *
 * Measured, million playouts a second with AVX-512, with one vector and with two (lanes_broad.c):
 * 8 x 8, five in a line: uniform 13 and 7.3, biased 4.8 and 3.1; 7 x 9, four in a line: 20 and 12,
 * 6.9 and 4.8. */
#include "games/connect4/lanes.inc.h"

#ifdef LANES_BYTES

typedef Lanes Boards;

/* What all games have alike. `low`: the rows in which a line upwards may begin, `high`: one
 * downwards. */
typedef struct Form {
    int height, length, stride;
    bool horizontal, diagonal;
    uint64_t bottom, top, low, high;
} Form;

INLINE Boards both(Boards a, Boards b) {
    return a & b;
}

INLINE Boards either(Boards a, Boards b) {
    return a | b;
}

INLINE Boards without(Boards a, Boards b) {
    return a & ~b;
}

INLINE Boards masked(Boards board, Lanes mask) {
    return board & mask;
}

INLINE Lanes some(Boards board) {
    return is_set(board);
}

INLINE Boards added(Boards a, Boards b) {
    return a + b;
}

/* The lowest cell of each lane. */
INLINE Boards lowest(Boards cells) {
    return cells & -cells;
}

INLINE Boards first_cell(Lanes offset) {
    return ((offset ^ offset) + 1) << offset;
}

/* The next free cell of every column that has one. A full column would carry into the next. */
INLINE Boards free_cells(const Form *f, Boards all) {
    return (all + (f->bottom & ~(all >> (f->height - 1)))) & ~all;
}

INLINE Boards top_cells(const Form *f, Boards cells) {
    return cells & f->top;
}

INLINE Wide board_of(Boards board, int lane) {
    return board[lane];
}

/* Lowest cells of the lines in one direction, as in lines.inc.h, and some that run on. */
INLINE Boards runs(const Form *f, Boards discs, int step) {
    Boards run = discs & discs >> step;
    int n = 2;
    for (; 2 * n <= f->length; n *= 2)
        run &= run >> (n * step);
    return n < f->length ? run & run >> ((f->length - n) * step) : run;
}

INLINE Boards line_starts(const Form *f, Boards discs) {
    Boards found = runs(f, discs, 1) & f->low;
    if (f->horizontal) found |= runs(f, discs, f->stride);
    if (f->diagonal)
        found |= (runs(f, discs, f->stride + 1) & f->low) |
                 (runs(f, discs, f->stride - 1) & f->high);
    return found;
}

/* Cells where one more disc makes a line, in one direction, which goes `way` rows up with each
 * column: n discs precede and the others follow. */
INLINE Boards completing(const Form *f, Boards discs, int way) {
    const int step = f->stride + way;
    Boards after[SIDE_MAX], before = ~(discs ^ discs), found = discs ^ discs;
    after[0] = before;
    for (int n = 1; n < f->length; n++)
        after[n] = after[n - 1] & discs >> (n * step);
    for (int n = 0; n < f->length; n++) {
        if (n > 0) before &= discs << (n * step);
        const uint64_t rows = way > 0 ? f->low << n : way < 0 ? f->high >> n : ~UINT64_C(0);
        found |= before & after[f->length - 1 - n] & rows;
    }
    return found;
}

INLINE Boards winning(const Form *f, Boards discs) {
    Boards found = discs << 1;
    for (int n = 2; n < f->length; n++)
        found &= discs << n;
    found &= f->high;
    if (f->horizontal) found |= completing(f, discs, 0);
    if (f->diagonal) found |= completing(f, discs, 1) | completing(f, discs, -1);
    return found;
}

enum { FILLS = 1 };

#include "games/connect4/lanes_team.inc.h"

int64_t connect4_lanes_tight(const Batch *b, bool biased, uint64_t columns, int open,
                             Tally *tally) {
    const Rules *r = b->rules;
    const Broad *from = b->from;
    const Wide mine = from->mine[0] | (Wide)from->mine[1] << 64;
    const Wide all = from->all[0] | (Wide)from->all[1] << 64;
    Form f = {.height = r->height,
              .length = r->length,
              .stride = r->height,
              .horizontal = r->horizontal,
              .diagonal = r->diagonal};
    const uint64_t column = (UINT64_C(1) << r->height) - 1;
    uint64_t my_discs = 0, all_discs = 0;
    for (int x = 0; x < r->width; x++) {
        const int at = x * r->height;
        my_discs |= ((uint64_t)(mine >> (x * r->stride)) & column) << at;
        all_discs |= ((uint64_t)(all >> (x * r->stride)) & column) << at;
        f.bottom |= UINT64_C(1) << at;
    }
    f.top = f.bottom << (r->height - 1);
    for (int y = 0; y + r->length <= r->height; y++) {
        f.low |= f.bottom << y;
        f.high |= f.top >> y;
    }
    const Lanes none = {0};
    return biased ? run(b, &f, true, none + my_discs, none + all_discs, columns, open, tally)
                  : run(b, &f, false, none + my_discs, none + all_discs, columns, open, tally);
}

#endif
