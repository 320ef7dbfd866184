/* rows.h - tables of the evaluation `rows` on the board of 4 x 4, as eval_rows.c fills them and the
 * fast search (search_expectimax.c) reads them.
 *
 * The value of a board is the sum of `value` over its four rows and its four columns, a column read
 * from the top like a row from the left. Values are whole numbers, ROWS_GRAIN of them make a unit
 * of the evaluation: sums are exact in any order, so that a search may work with differences, and
 * every target gets the same bits. */
#ifndef PLY_GAMES_2048_ROWS_H
#define PLY_GAMES_2048_ROWS_H

#include "game/estimate.h"
#include "games/2048/2048.h"

enum {
    ROWS_GRAIN = 8,
    ROWS_MAX = 30000000,  /* largest magnitude of one line, in grains */
    ROWS_WON = 280000000, /* instead, of a line with a tile that ends and wins the game */
    ROWS_RESULT =
        240000000 /* largest magnitude of a won or lost game: less than that of boards with a
                               winning tile, which stands in a row and in a column */
};

static inline double rows_units(int64_t grains) {
    return (double)grains / ROWS_GRAIN;
}

/* What is found out about the last decision of a line, all of it at once: a tile on every empty
 * cell of a board right after a slide, and the best slide that follows. */
typedef struct Bottom {
    double sum;           /* weight x value of all outcomes */
    int outcomes, slides; /* looked at */
    int dead;             /* outcomes without a slide */
} Bottom;

/* What becomes of a row: 16 bytes, so that one access to memory brings all of it. Sides as in
 * Rules.slid: 0 to the left (up), 1 to the right (down). */
typedef struct RowSlide {
    uint16_t slid[2]; /* itself when nothing moves */
    int32_t value[2]; /* of those */
    int32_t own;      /* of the row itself */
} RowSlide;

typedef struct RowTables {
    /* By itself: sixteen rows that differ in their last cell share a cache line. */
    int32_t value[ROWS];
    RowSlide slide[ROWS];
    int32_t won, lost; /* of finished games; no board is worth more than a won one */
} RowTables;

/* The tables inside what `prepare` of the evaluation `rows` filled, if the board is a word. */
const RowTables *g2048_row_tables(const void *tables);

extern const EvalDef g2048_eval_rows;
extern const Estimate g2048_rows_estimates[]; /* estimates.c */

#endif
