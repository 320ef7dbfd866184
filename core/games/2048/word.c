/* word.c - the game on 4 x 4 cells in one word. */
#include <string.h>

#include "games/2048/2048.h"

static int list_tiles(const Rules *r, const Word *s, Move *out) {
    bool one = tile_weight(r, s->phase, 1) > 0, two = tile_weight(r, s->phase, 2) > 0;
    int count = 0;
    for (uint64_t empty = board_empty(s->board); empty;) {
        int bit = bits_last(empty);
        empty ^= UINT64_C(1) << bit;
        int cell = 15 - bit / 4;
        if (one) out[count++] = tile_move(cell, 1);
        if (two) out[count++] = tile_move(cell, 2);
    }
    return count;
}

static int moves(const Rules *r, const void *state, Move *out) {
    const Word *s = state;
    if (s->phase == PHASE_OVER) return 0;
    if (s->phase != PHASE_SLIDE) return list_tiles(r, s, out);
    uint64_t b = s->board, t = board_transpose(b);
    int count = 0;
    if (board_slide_level(r, t, 0) != t) out[count++] = UP;
    if (board_slide_level(r, b, 0) != b) out[count++] = LEFT;
    if (board_slide_level(r, t, 1) != t) out[count++] = DOWN;
    if (board_slide_level(r, b, 1) != b) out[count++] = RIGHT;
    return count;
}

static int count(const Rules *r, const void *state) {
    const Word *s = state;
    if (s->phase == PHASE_SLIDE) {
        Move scratch[SLIDES];
        return moves(r, state, scratch);
    }
    if (s->phase == PHASE_OVER) return 0;
    int kinds = (tile_weight(r, s->phase, 1) > 0) + (tile_weight(r, s->phase, 2) > 0);
    return kinds * board_empties(s->board);
}

/* A slide that may merge two tiles of exponent 15, by cells. */
static void slide_by_cells(const Rules *r, Word *s, int direction) {
    Cells cells;
    uint32_t gain;
    g2048_load(r, s, &cells);
    g2048_slide(r, &cells, direction, &gain, NULL);
    cells.score += gain;
    cells.phase = PHASE_TILE;
    g2048_store(r, s, &cells);
}

static Status play(const Rules *r, void *to, const void *from, Move move) {
    Word s = *(const Word *)from;
    if (s.phase == PHASE_SLIDE) {
        if (board_overflows(s.board)) {
            slide_by_cells(r, &s, (int)move);
        } else {
            uint64_t b = move & 1 ? s.board : board_transpose(s.board);
            s.score += board_gain_level(r, b);
            b = board_slide_level(r, b, (int)move >> 1);
            s.board = move & 1 ? b : board_transpose(b);
            s.phase = PHASE_TILE;
        }
        *(Word *)to = s;
        return ONGOING;
    }
    s.board |= (uint64_t)tile_exponent(move) * board_bit(tile_cell(move));
    s.phase = s.phase == PHASE_FIRST ? PHASE_SECOND : PHASE_SLIDE;
    if (s.phase == PHASE_SLIDE &&
        (board_stuck(s.board) || s.big ||
         (r->stop && r->goal < WORD_LIMIT && board_find(s.board, r->goal))))
        s.phase = PHASE_OVER;
    *(Word *)to = s;
    return s.phase == PHASE_OVER ? OVER : ONGOING;
}

static uint64_t hash(const Rules *, const void *state) {
    const Word *s = state;
    return rng_mix(rng_mix(s->board + 0x9e3779b97f4a7c15u) + ((uint64_t)s->big << 8 | s->phase));
}

static int chance_weight(const Rules *r, const void *state, Move move) {
    const Word *s = state;
    int weight = tile_weight(r, s->phase, tile_exponent(move));
    if (r->spawn == SPAWN_UNIFORM) return weight;
    uint64_t empty = board_empty(s->board), bit = board_bit(tile_cell(move));
    int index = bits_count(empty & ~(bit | (bit - 1))); /* empty cells before this one */
    return weight * cell_weight(r, index, bits_count(empty));
}

static Move chance_draw(const Rules *r, const void *state, Rng *rng) {
    const Word *s = state;
    uint64_t empty = board_empty(s->board);
    uint32_t empties = (uint32_t)bits_count(empty);
    int exponent;
    uint32_t index = draw_tile(r, s->phase, empties, rng, &exponent);
    /* board_select counts to 15 cells; only the first tile of a game has 16 to choose from. */
    int bit = 60 - 4 * (int)index;
    if (empties < 16) bit = bits_first(board_select(empty, empties - 1 - index));
    return tile_move(15 - bit / 4, exponent);
}

#define State Word
#define COUNT count
#define INSTALL g2048_install_word
#include "games/2048/states.inc.h"
