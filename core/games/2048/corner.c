/* corner.c - finds the corner of the largest tiles. */
#include "games/2048/corner.h"

enum { SHAPE = 5, SHAPE_MIN = 2 };

/* Cells from the corner on: down, across. */
static const int shape[SHAPE][2] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {0, 2}};

/* The least exponent of a large tile; 0 = there is none, or two of them are equal. */
static int least_large(uint64_t board) {
    unsigned seen = 0, twice = 0;
    for (; board; board >>= 4) {
        unsigned tile = 1u << (board & 15);
        twice |= seen & tile;
        seen |= tile;
    }
    unsigned from = seen >> CORNER_LEAST << CORNER_LEAST;
    if (!from) return 0;
    int least = bits_first(from) + 1;
    return seen >> least && !(twice >> least) ? least : 0;
}

static CornerCells cells_of(uint64_t nibbles) {
    const uint64_t top = UINT64_C(0x8080808080808080);
    return (CornerCells){nibbles << 4 & top, nibbles & top};
}

/* The cells of the shape that hold large tiles, as full nibbles: laid into the corner at the bottom
 * (`south`) or at the right (`east`), with across and down swapped or not. Adds up their tiles. */
static uint64_t lay(uint64_t board, int least, int south, int east, bool swapped, int64_t *sum) {
    uint64_t cells = 0;
    *sum = 0;
    for (int i = 0; i < SHAPE; i++) {
        int down = shape[i][swapped], across = shape[i][!swapped];
        int cell = 4 * (south ? 3 - down : down) + (east ? 3 - across : across);
        if (board_at(board, cell) < least) return i < SHAPE_MIN ? 0 : cells;
        cells |= 15 * board_bit(cell);
        *sum += INT64_C(1) << board_at(board, cell);
    }
    return cells;
}

Corner corner_find(const Rules *r, uint64_t board) {
    Corner corner = {{0, 0}, {0, 0}, 0};
    int least = least_large(board);
    if (!least) return corner;
    uint64_t cells = 0;
    int64_t most = 0, sum;
    for (int way = 0; way < 8; way++) {
        uint64_t found = lay(board, least, way & 1, way & 2, way & 4, &sum);
        if (!found || sum <= most) continue;
        cells = found;
        most = sum;
    }
    corner.level = cells_of(cells);
    corner.upright = cells_of(board_transpose(cells));
    corner.lift = (uint64_t)(0x80 - least) * UINT64_C(0x0101010101010101);
    for (int direction = 0; direction < SLIDES; direction++) {
        uint64_t after = board_slide(r, board, direction);
        if (after != board && corner_kept(&corner, &corner.level, after)) return corner;
    }
    return (Corner){{0, 0}, {0, 0}, 0};
}
