/* lines.inc.h - discs in a row by shifts, for any type of board.
 *
 * Include it after defining WORD: a 64-bit word, two of them, or a vector of boards side by side.
 * Every function takes the Shape of the variant. Where the caller passes constants everything
 * folds: that is how the classic board gets kernels of its own without a line of its own.
 *
 * INLINE is for that folding. Where the shape is known at run time only there is nothing to fold,
 * and the including file defines it as SHARED: one copy of each function, a fifth of the code, and
 * (8 rows, 9 columns) 1.0 to 1.2 times the speed. */

#include "base/inline.h"

#define SHARED static inline __attribute__((unused))

typedef struct Shape {
    int height, width, length, stride, bits; /* as in Rules */
    bool cylinder, horizontal, diagonal;
    WORD full;
} Shape;

/* The shape of the variant of rules `r`, known at run time only; of flat boards with four in a
 * line. */
#define SHAPE_OF(r)                         \
    ((Shape){.height = (r)->height,         \
             .width = (r)->width,           \
             .length = (r)->length,         \
             .stride = (r)->stride,         \
             .bits = (r)->bits,             \
             .cylinder = (r)->cylinder,     \
             .horizontal = (r)->horizontal, \
             .diagonal = (r)->diagonal,     \
             .full = (WORD)(r)->full})
#define SHAPE_FLAT(height_, width_) \
    ((Shape){.height = height_,     \
             .width = width_,       \
             .length = 4,           \
             .stride = 8,           \
             .bits = 8 * (width_),  \
             .horizontal = true,    \
             .diagonal = true})
#define SHAPE_CLASSIC SHAPE_FLAT(6, 7)

/* Bit i of the answer is bit i + by of the word: around the edge on a cylinder. */
INLINE WORD down(const Shape s, WORD word, int by) {
    return s.cylinder ? (word >> by | word << (s.bits - by)) & s.full : word >> by;
}

INLINE WORD up(const Shape s, WORD word, int by) {
    return s.cylinder ? (word << by | word >> (s.bits - by)) & s.full : word << by;
}

/* Lowest cells of the lines in one direction, `step` bits from cell to cell. Runs of n discs are
 * doubled: n, 2n, ..., then the rest. The empty bit above every column keeps lines from running
 * into the next one. */
INLINE WORD runs(const Shape s, WORD discs, int step) {
    WORD run = discs & down(s, discs, step);
    if (s.length == 4) return run & down(s, run, 2 * step);
    int n = 2;
    for (; 2 * n <= s.length; n *= 2)
        run &= down(s, run, n * step);
    return n < s.length ? run & down(s, run, (s.length - n) * step) : run;
}

/* The same in all directions. */
INLINE WORD line_starts(const Shape s, WORD discs) {
    WORD found = runs(s, discs, 1);
    if (s.horizontal) found |= runs(s, discs, s.stride);
    if (s.diagonal) found |= runs(s, discs, s.stride + 1) | runs(s, discs, s.stride - 1);
    return found;
}

/* Cells where one more disc makes a line, in one direction. Some are occupied or no cells. */
INLINE WORD completing(const Shape s, WORD discs, int step) {
    if (s.length == 4) { /* pairs of neighbours, then the third on either side */
        WORD pair = discs & down(s, discs, step);
        return (up(s, pair, 2 * step) & (up(s, discs, 3 * step) | down(s, discs, step))) |
               (down(s, pair, step) & (up(s, discs, step) | down(s, discs, 3 * step)));
    }
    /* after[n]: n discs follow; before: n discs precede. */
    WORD after[SIDE_MAX], before = ~(discs ^ discs), found = discs ^ discs;
    after[0] = ~(discs ^ discs);
    for (int n = 1; n < s.length; n++)
        after[n] = after[n - 1] & down(s, discs, n * step);
    for (int n = 0; n < s.length; n++) {
        if (n > 0) before &= up(s, discs, n * step);
        found |= before & after[s.length - 1 - n];
    }
    return found;
}

/* The same upwards, where no disc lies above a free cell. */
INLINE WORD column_tops(const Shape s, WORD discs) {
    WORD run = discs << 1;
    if (s.length == 4) return run & discs << 2 & discs << 3;
    for (int n = 2; n < s.length; n++)
        run &= discs << n;
    return run;
}

INLINE WORD winning(const Shape s, WORD discs) {
    WORD found = column_tops(s, discs);
    if (s.horizontal) found |= completing(s, discs, s.stride);
    if (s.diagonal)
        found |= completing(s, discs, s.stride + 1) | completing(s, discs, s.stride - 1);
    return found;
}
