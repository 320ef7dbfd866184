/* territory.h - who reaches which cell first, by floods over sets of cells.
 *
 * D1 is the number of queen moves, D2 the number of king moves over free cells from the nearest
 * queen of a side; the side to move does not matter here. The terms are those of Lieberum (2005),
 * An evaluation function for the game of amazons. */
#ifndef PLY_GAMES_AMAZONS_TERRITORY_H
#define PLY_GAMES_AMAZONS_TERRITORY_H

#include "games/amazons/amazons.h"

/* Index 0 is White, 1 Black. Differences are White's minus Black's. */
typedef struct Territory {
    int queen_closer[2], queen_equal; /* free cells with the smaller D1; with equal ones */
    int king_closer[2], king_equal;   /* the same by D2 */
    double c1; /* sum of 2 (2^-D1(White) - 2^-D1(Black)), an unreachable side counting 0 */
    double c2; /* sum of (D2(Black) - D2(White)) / 6, each within -1..+1 */
    double w;  /* sum of 2^-|D1(White) - D1(Black)| over the cells that both reach */
    /* Of each queen (in the order of cells): the sum over the cells one move away, at most three
     * steps far, that the other side reaches at all, of free neighbours / 2^steps. -1 where there
     * is no queen. */
    double mobility[2][AMAZONS_QUEENS];
    bool stuck[2]; /* no queen of the side can move */
} Territory;

/* Fills all but `mobility`, and that, too, when `queens` is set. */
void amazons_territory(const Rules *r, const State *s, bool queens, Territory *out);

/* For overlays: +1 White, -1 Black is nearer, 0 where neither is; by queen moves or by king
 * moves. */
void amazons_owners(const Rules *r, const State *s, bool king, int8_t owner[AMAZONS_CELLS]);

#endif
