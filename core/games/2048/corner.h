/* corner.h - the corner in which the largest tiles stand together, and whether a slide keeps it.
 *
 * Strong play keeps the largest tiles in a corner for thousands of moves and lets them go only to
 * merge them. A search that leaves out the slides which tear that corner apart sees several moves
 * further for the same work (forward pruning; the idea and the shapes are those of ziap's 2048-ai,
 * 2026).
 *
 * A tile is large here if its exponent is greater than the least one from CORNER_LEAST on. Where
 * two large tiles are equal there is no corner to keep: they are to meet. Else it is, of the cells
 *
 *     1 2 5
 *     3 4
 *
 * laid into any corner of the board, either way round, as many as hold large tiles in that order,
 * two at least; of all of these the ones whose tiles have the largest sum. It is kept as long as
 * large tiles stand on all of them, in any order.
 *
 * Mean scores of the original game with 15,000 nodes a move and the weights `deep` of `rows`, 200
 * games each, the same seeds: 123,577 +- 4,343 (standard error) without pruning, 163,791 +- 5,939
 * with it; with 256 and 1024 instead of 512 as the least tile 145,292 +- 5,436 and 146,971 +-
 * 5,767. Looking at all slides where none keeps the corner, instead of giving the game up there,
 * took the gain away (125,000 nodes, 24 games: 253,000 instead of 308,000). */
#ifndef PLY_GAMES_2048_CORNER_H
#define PLY_GAMES_2048_CORNER_H

#include "games/2048/2048.h"

enum { CORNER_LEAST = 9 /* 512 */ };

/* Cells of a board in one word, as the highest bits of the bytes in which they stand: those in the
 * lower halves (`even`), and in the upper ones (`odd`). */
typedef struct CornerCells {
    uint64_t even, odd;
} CornerCells;

typedef struct Corner {
    CornerCells level, upright; /* of the board, of the transposed board; all 0: no corner */
    uint64_t lift;              /* added to a byte: its highest bit tells a large tile */
} Corner;

/* The corner of a board, none if it has none or no slide keeps it. */
Corner corner_find(const Rules *r, uint64_t board);

static inline bool corner_stands(const Corner *corner) {
    return (corner->level.even | corner->level.odd) != 0;
}

/* `cells`: corner->level for a board, corner->upright for a transposed one. Always true without a
 * corner. */
static inline bool corner_kept(const Corner *corner, const CornerCells *cells, uint64_t board) {
    const uint64_t halves = UINT64_C(0x0f0f0f0f0f0f0f0f);
    uint64_t even = (board & halves) + corner->lift, odd = (board >> 4 & halves) + corner->lift;
    return !((~even & cells->even) | (~odd & cells->odd));
}

#endif
