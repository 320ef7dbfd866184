/* broad.c - Connect Four on two 64-bit words, and the functions for either size that need not be
 * quick. */
#include "games/connect4/connect4.h"

#define INLINE SHARED
#define WORD Wide
#define State Broad
#define LOAD(words) ((Wide)(words)[0] | (Wide)(words)[1] << 64)
#define STORE(words, value) ((words)[0] = (uint64_t)(value), (words)[1] = (uint64_t)((value) >> 64))
#define INSTALL connect4_install_broad
#define COUNT(word) connect4_count(word)
#define FIRST(word) \
    ((uint64_t)(word) ? bits_first((uint64_t)(word)) : 64 + bits_first((uint64_t)((word) >> 64)))

static uint64_t hash(const Rules *, const void *state) {
    const Broad *s = state;
    /* mine + all is unique for a position: no column of the sum carries into the next. */
    Wide key = LOAD(s->mine) + LOAD(s->all);
    return rng_mix(rng_mix((uint64_t)key) + (uint64_t)(key >> 64) + s->mover * 0x9e3779b97f4a7c15u);
}

#include "games/connect4/lines.inc.h"
#include "games/connect4/zugzwang.inc.h"
#include "games/connect4/bounds.inc.h"
#include "games/connect4/kernel.inc.h"
#include "games/connect4/playout.inc.h"

#include "games/connect4/any.inc.h"

/* ---- for either size ------------------------------------------------------------------------- */

void connect4_load(const Rules *r, const void *state, Board *out) {
    Wide mine, all;
    if (r->words == 1) {
        const Narrow *s = state;
        mine = s->mine, all = s->all;
        out->mover = (int)s->mover, out->end = (int)s->end;
    } else {
        const Broad *s = state;
        mine = LOAD(s->mine), all = LOAD(s->all);
        out->mover = (int)s->mover, out->end = (int)s->end;
    }
    out->discs[out->mover] = mine;
    out->discs[out->mover ^ 1] = all ^ mine;
}

void connect4_store(const Rules *r, void *state, const Board *board) {
    Wide mine = board->discs[board->mover], all = board->discs[0] | board->discs[1];
    if (r->words == 1) {
        Narrow *s = state;
        *s = (Narrow){(uint64_t)mine, (uint64_t)all, (uint32_t)board->mover, (uint32_t)board->end};
    } else {
        Broad *s = state;
        STORE(s->mine, mine);
        STORE(s->all, all);
        s->mover = (uint32_t)board->mover;
        s->end = (uint32_t)board->end;
    }
}

bool connect4_bounds(const Rules *r, const void *state, GameBounds *out) {
    Board board;
    connect4_load(r, state, &board);
    const Wide all = board.discs[0] | board.discs[1];
    return bounds_of(r, SHAPE_OF(r), board.discs[board.mover], all, connect4_count(all), out);
}

Wide connect4_lines(const Rules *r, Wide discs) {
    const Shape s = SHAPE_OF(r);
    const int steps[4] = {1, s.stride, s.stride + 1, s.stride - 1};
    const bool any[4] = {true, s.horizontal, s.diagonal, s.diagonal};
    Wide cells = 0;
    for (int i = 0; i < 4; i++) {
        Wide lowest = any[i] ? runs(s, discs, steps[i]) : 0;
        for (int n = 0; lowest && n < s.length; n++)
            cells |= n ? up(s, lowest, n * steps[i]) : lowest;
    }
    return cells;
}

Wide connect4_winning(const Rules *r, Wide discs) {
    return winning(SHAPE_OF(r), discs);
}

bool connect4_settle(const Rules *r, Board *board) {
    bool first = aligned(SHAPE_OF(r), board->discs[0]);
    bool second = aligned(SHAPE_OF(r), board->discs[1]);
    Wide all = board->discs[0] | board->discs[1];
    board->end = first ? END_FIRST : second ? END_SECOND : all == r->board ? END_DRAW : END_OPEN;
    return !(first && second);
}
