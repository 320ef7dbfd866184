/* playout_wide.inc.h - eight random games in the eight parts of a vector, where the machine can
 * gather.
 *
 * The same tries as `attempt` makes, one part a game, with the same draws: every game is the same
 * to the last tile as one played alone. Only the row tables have to be read part by part; the
 * machine's gather does that in a few cycles. A part that has run out of games holds an empty
 * board, which no slide changes and which is never stuck.
 *
 * Measured side by side on one busy core: 125 million moves a second, against 50 million of LANES
 * games in ordinary registers. Only for uniform cells: the 2048 report's way of drawing them takes
 * a remainder, which vectors do not have. Included by playout.c only. */

#include <immintrin.h>

typedef uint64_t Wide __attribute__((vector_size(64)));

enum { WIDE = 8 };

static inline Wide wide_rows(const Rules *r, Wide rows) {
    return (Wide)_mm512_i64gather_epi64((__m512i)rows, (const void *)r->slid, 2) & 0xffff;
}

static inline Wide wide_empty(Wide b) {
    b |= b >> 2;
    b |= b >> 1;
    return ~b & NIBBLES;
}

/* All bits of the parts that are 0. */
static inline Wide wide_zero(Wide w) {
    return (Wide)(w == 0);
}

typedef struct WideLanes {
    Wide board, rng, moves, fours;
    uint64_t index[WIDE];
    int dealt[WIDE];
} WideLanes;

/* One try in every part; returns the parts whose game is over. */
static inline Wide wide_step(const Batch *b, WideLanes *l, bool watch) {
    l->rng += UINT64_C(0x9e3779b97f4a7c15); /* rng_next */
    Wide draw = l->rng;
    draw = (draw ^ draw >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    draw = (draw ^ draw >> 27) * UINT64_C(0x94d049bb133111eb);
    draw ^= draw >> 31;

    Wide board = l->board, turn = 0 - (draw & 1), side = (draw & 2) << 15;
    Wide swap = (board ^ board >> 12) & UINT64_C(0x0000f0f00000f0f0) & turn;
    board ^= swap ^ swap << 12;
    swap = (board ^ board >> 24) & UINT64_C(0x00000000ff00ff00) & turn;
    board ^= swap ^ swap << 24;

    Wide slid = wide_rows(b->r, side + (board >> 48)) << 48 |
                wide_rows(b->r, side + (board >> 32 & 0xffff)) << 32 |
                wide_rows(b->r, side + (board >> 16 & 0xffff)) << 16 |
                wide_rows(b->r, side + (board & 0xffff));
    Wide moved = ~wide_zero(slid ^ board);

    /* board_select; the highest count is the number of empty cells, at most 15 after a move */
    Wide empty = wide_empty(slid), counts = empty * NIBBLES;
    Wide index = (draw >> 32) * (counts >> 60) >> 32;
    Wide cell = wide_empty(counts ^ (index + 1) * NIBBLES) & empty;
    Wide two = wide_zero((draw >> 2 & 0x3fffffff) * b->four >> 30) & (0 - (uint64_t)(b->four > 0));

    board = slid | ((cell + (cell & two)) & moved);
    l->board = board;
    l->moves -= moved;
    l->fours -= two & moved;
    Wide free = wide_empty(board); /* board_stuck */
    free |= wide_empty(board ^ board >> 4) & UINT64_C(0x0111011101110111);
    free |= wide_empty(board ^ board >> 16) & UINT64_C(0x0000111111111111);
    Wide over = wide_zero(free);
    if (watch) over |= ~wide_zero(wide_empty(board ^ (uint64_t)b->watched * NIBBLES));
    return over;
}

/* Puts the next game into a part, or an empty board when there is none left. */
static bool wide_open(const Batch *b, const Game *game, int64_t *next, int64_t count, WideLanes *l,
                      int k, Playouts *out, PlayoutBest *best) {
    Lane lane = {.board = 0};
    bool some = lane_next(b, game, next, count, &lane, &l->dealt[k], out, best);
    l->board[k] = some ? lane.board : 0;
    l->rng[k] = lane.rng.state;
    l->moves[k] = lane.moves;
    l->fours[k] = lane.fours;
    l->index[k] = lane.index;
    return some;
}

static inline void run_wide(const Batch *b, const Game *game, int64_t count, Playouts *out,
                            PlayoutBest *best, bool watch) {
    WideLanes l = {.index = {0}};
    int active = 0;
    int64_t next = 0;
    for (int k = 0; k < WIDE; k++)
        active += wide_open(b, game, &next, count, &l, k, out, best);
    while (active > 0) {
        Wide over = wide_step(b, &l, watch);
        unsigned ended = _mm512_movepi64_mask((__m512i)over);
        for (; ended; ended &= ended - 1) {
            int k = bits_first(ended);
            Lane lane = {.board = l.board[k],
                         .index = l.index[k],
                         .moves = (uint32_t)l.moves[k],
                         .fours = (uint32_t)l.fours[k]};
            lane_close(b, game, &lane, l.dealt[k], out, best);
            active -= !wide_open(b, game, &next, count, &l, k, out, best);
        }
    }
}
