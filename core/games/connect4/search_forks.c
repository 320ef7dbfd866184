/* search_forks.c - the exact solver's look at all moves of a position at once, one column in each
 * lane of a vector: for flat boards with bytes as columns and four in a line. Vectors of two lanes
 * (WebAssembly) are a tenth slower than one move after the other, which may end early. */
#include "games/connect4/search_solver.h"

#ifdef SOLVER_LANES

#include <string.h>

enum { COLUMNS = 8 };

typedef uint64_t Lanes __attribute__((vector_size(8 * COLUMNS)));

#define WORD Lanes
#include "games/connect4/lines.inc.h"

bool solver_forks(const Rules *r, uint64_t mine, uint64_t all, uint64_t open,
                  uint64_t threats[SIDE_MAX]) {
    const uint64_t board = (uint64_t)r->board, bottom = (uint64_t)r->bottom, byte = 0xff;
    const Lanes columns = {byte,       byte << 8,  byte << 16, byte << 24,
                           byte << 32, byte << 40, byte << 48, byte << 56};
    const Shape s = SHAPE_FLAT(8, COLUMNS); /* the size does not matter to a line */
    Lanes move = open & columns, full = all | move, free = (full + bottom) & board;
    Lanes own = winning(s, mine | move) & board & ~full, forced = free & own;
    Lanes possible = (forced | (free & (Lanes)(forced == 0))) & ~(own >> 1);
    Lanes won = (Lanes)((forced & (forced - 1)) != 0) | (Lanes)(possible == 0);
    won &= (Lanes)(move != 0);
    memcpy(threats, &own, sizeof own);
    uint64_t any = 0;
    for (int i = 0; i < COLUMNS; i++)
        any |= won[i];
    return any != 0;
}

#endif
