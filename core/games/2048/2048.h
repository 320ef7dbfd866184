/* 2048.h - what the files of 2048 share, its own searchers in search_*.c included. The rules of the
 * game and its encoding stand in rules.c.
 *
 * Boards of 4 x 4 cells are one word (`Word`), on which the inline functions below work; all
 * others, and 4 x 4 with board=cells, are an array of cells (`Cells`). Code with a kernel for words
 * asks `Rules.word` first. */
#ifndef PLY_GAMES_2048_H
#define PLY_GAMES_2048_H

#include "base/bits.h"
#include "game/game.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

enum {
    LINE_MAX = 6,      /* longest side */
    CELLS_MAX = 36,    /* cells of the largest board */
    EXPONENT_MAX = 18, /* no board ever holds a larger exponent */
    ROWS = 65536,      /* rows of four exponents */
    WORD_LIMIT = 16    /* a tile of this exponent ends the game on a word */
};

/* Moves of the player, in the order in which they are listed and tried. Tiles follow: see
 * tile_move. */
enum { UP, LEFT, DOWN, RIGHT, SLIDES };

/* What happens next: the player slides, a tile appears, the second or the first tile of the start
 * appears, nothing. */
enum { PHASE_SLIDE, PHASE_TILE, PHASE_SECOND, PHASE_FIRST, PHASE_OVER };

enum { START_ONES, START_RANDOM };
enum { SPAWN_UNIFORM, SPAWN_DOCUMENT };
enum { BOARD_AUTO, BOARD_CELLS };

/* What setup prepares for all files. The leading fields are the parameters. */
typedef struct Rules {
    int64_t rows, cols, four, start, spawn, target;
    bool stop;
    int64_t base, board;
    /* computed */
    int height, width, size; /* rows, cols, their product, as int */
    bool word;               /* states are Word, else Cells */
    int goal;                /* target as int */
    int limit;               /* the game is over when a tile has this exponent */
    /* What a tile of this exponent shows and a merge into it earns; 0 for the empty cell. */
    uint32_t value[EXPONENT_MAX + 1];
    /* Rows of four exponents, the leftmost in the highest four bits; filled for words only. Two
     * tiles of exponent 15 merge into another 15 here: see board_overflows. */
    uint16_t slid[2][ROWS]; /* the row after a slide to the left, to the right */
    uint32_t gain[ROWS];    /* what the merges of either slide earn */
} Rules;

/* State of a 4 x 4 board. Cell 0, top left, is the highest nibble, cell 15, bottom right, the
 * lowest: read as a hexadecimal number the board is its own position text. */
typedef struct Word {
    uint64_t board;
    uint32_t score; /* sum of all merges */
    uint16_t big;   /* bit 15 - i: cell i holds exponent 16, and a 15 on the board */
    uint8_t phase;  /* PHASE_... */
    uint8_t unused; /* 0 */
} Word;

/* State of any other board: exponents row by row from the top left, 0 behind the last cell. */
typedef struct Cells {
    uint8_t cell[CELLS_MAX];
    uint8_t phase, unused[3]; /* 0 */
    uint64_t score;
} Cells;

/* ---- moves of chance ------------------------------------------------------------------------- */

/* A tile of exponent 1 or 2 on a cell. */
static inline Move tile_move(int cell, int exponent) {
    return (Move)(SLIDES + 2 * cell + exponent - 1);
}

static inline int tile_cell(Move move) {
    return (int)(move - SLIDES) >> 1;
}

static inline int tile_exponent(Move move) {
    return 1 + ((int)(move - SLIDES) & 1);
}

/* Weight of a tile of that exponent (1 or 2), of `four` in all (1 in all for the ones of the
 * start). 0 = it does not appear. */
static inline int tile_weight(const Rules *r, int phase, int exponent) {
    if (phase != PHASE_TILE && r->start == START_ONES) return exponent == 1;
    if (r->four == 0) return exponent == 1;
    return exponent == 1 ? (int)r->four - 1 : 1;
}

/* Weight of the empty cell number `index` of `empties`, row by row from the top left: all equal, or
 * how many of the numbers 0..size-1 end there when they count through the empty cells again and
 * again. */
static inline int cell_weight(const Rules *r, int index, int empties) {
    if (r->spawn == SPAWN_UNIFORM) return 1;
    return r->size / empties + (index < r->size % empties);
}

/* Draws the next tile: the number of its empty cell from the top left, and its exponent. */
static inline uint32_t draw_tile(const Rules *r, int phase, uint32_t empties, Rng *rng,
                                 int *exponent) {
    uint32_t index = r->spawn == SPAWN_UNIFORM ? rng_below(rng, empties)
                                               : rng_below(rng, (uint32_t)r->size) % empties;
    bool four = tile_weight(r, phase, 2) > 0 && rng_below(rng, (uint32_t)r->four) == 0;
    *exponent = four ? 2 : 1;
    return index;
}

/* ---- a board in one word --------------------------------------------------------------------- */

#define NIBBLES UINT64_C(0x1111111111111111)

/* Rows become columns. */
static inline uint64_t board_transpose(uint64_t b) {
    uint64_t swap = (b ^ (b >> 12)) & UINT64_C(0x0000f0f00000f0f0);
    b ^= swap ^ (swap << 12);
    swap = (b ^ (b >> 24)) & UINT64_C(0x00000000ff00ff00);
    return b ^ swap ^ (swap << 24);
}

/* The board after a slide to the left (side 0) or right (side 1); the same board when it is
 * illegal. */
static inline uint64_t board_slide_level(const Rules *r, uint64_t b, int side) {
    const uint16_t *slid = r->slid[side];
    return (uint64_t)slid[b >> 48] << 48 | (uint64_t)slid[(b >> 32) & 0xffff] << 32 |
           (uint64_t)slid[(b >> 16) & 0xffff] << 16 | slid[b & 0xffff];
}

/* The board after a slide; the same board when it is illegal. */
static inline uint64_t board_slide(const Rules *r, uint64_t b, int direction) {
    int side = direction >> 1; /* UP, LEFT: 0; DOWN, RIGHT: 1 */
    if (direction & 1) return board_slide_level(r, b, side);
    return board_transpose(board_slide_level(r, board_transpose(b), side));
}

/* What a slide to the left or right earns; on the transposed board, up or down. */
static inline uint32_t board_gain_level(const Rules *r, uint64_t b) {
    return r->gain[b >> 48] + r->gain[(b >> 32) & 0xffff] + r->gain[(b >> 16) & 0xffff] +
           r->gain[b & 0xffff];
}

static inline uint32_t board_gain(const Rules *r, uint64_t b, int direction) {
    return board_gain_level(r, direction & 1 ? b : board_transpose(b));
}

/* The lowest bit of every empty cell. */
static inline uint64_t board_empty(uint64_t b) {
    b |= b >> 2;
    b |= b >> 1;
    return ~b & NIBBLES;
}

static inline int board_empties(uint64_t b) {
    return bits_count(board_empty(b));
}

/* The lowest bit of every cell that holds `exponent` (0..15). */
static inline uint64_t board_find(uint64_t b, int exponent) {
    return board_empty(b ^ (uint64_t)exponent * NIBBLES);
}

/* Of a mask as board_empty makes it: its bit number `index` from the lowest (the last cell), 0 when
 * it has none. Where no instruction does it, one multiplication counts the bits up to every nibble;
 * at most 15 are set. */
static inline uint64_t board_select(uint64_t mask, uint32_t index) {
#ifdef __BMI2__
    return _pdep_u64(UINT64_C(1) << (index & 63), mask);
#else
    uint64_t counts = mask * NIBBLES;
    return board_empty(counts ^ (uint64_t)(index + 1) * NIBBLES) & mask;
#endif
}

/* Bit of a cell, to be multiplied by its exponent. */
static inline uint64_t board_bit(int cell) {
    return UINT64_C(1) << (60 - 4 * cell);
}

static inline int board_at(uint64_t b, int cell) {
    return (int)(b >> (60 - 4 * cell)) & 15;
}

/* Largest exponent. */
static inline int board_max(uint64_t b) {
    int max = 0;
    for (; b; b >>= 4)
        if ((int)(b & 15) > max) max = (int)(b & 15);
    return max;
}

/* No direction changes the board. */
static inline bool board_stuck(uint64_t b) {
    if (board_empty(b)) return false;
    uint64_t level = board_empty(b ^ (b >> 4)) & UINT64_C(0x0111011101110111);
    uint64_t upright = board_empty(b ^ (b >> 16)) & UINT64_C(0x0000111111111111);
    return !(level | upright);
}

/* Two tiles of exponent 15 might merge: then the row tables lose a tile of exponent 16. A game
 * never has a word that holds one: `play` notes it in Word.big, and the game is over. */
static inline bool board_overflows(uint64_t b) {
    uint64_t full = b & (b >> 2);
    full &= (full >> 1) & NIBBLES;
    return (full & (full - 1)) != 0;
}

/* ---- all boards ------------------------------------------------------------------------------ */

/* Any state as cells, and back. */
void g2048_load(const Rules *r, const void *state, Cells *out);
void g2048_store(const Rules *r, void *state, const Cells *board);
/* Slides the cells; returns whether anything changed and what the merges earned. `to`, if not null,
 * receives for each cell where its tile went, -1 for empty ones. */
bool g2048_slide(const Rules *r, Cells *board, int direction, uint32_t *gain, int *to);
/* Whether the board is full and no two equal tiles are neighbours. */
bool g2048_stuck(const Rules *r, const Cells *board);
/* Whether the game is over with the player to move: stuck, the target reached where that ends it,
 * or a tile of exponent `limit`. */
bool g2048_ended(const Rules *r, const Cells *board);
int g2048_max(const Rules *r, const void *state); /* largest exponent */
/* Sum of the tiles as displayed: the score of the source document, the 2048 report. */
double g2048_sum(const Rules *r, const void *state);

void g2048_tables(Rules *r); /* tables.c */

void g2048_install_word(Game *game);  /* word.c */
void g2048_install_cells(Game *game); /* any.c */
void g2048_install_text(Game *game);  /* text.c */
void g2048_install_view(Game *game);  /* view.c */
bool g2048_variant_of(const char *position, Writer *values);

/* Values that are not points of the game: own_scale of the evaluations with a unit of their own. */
bool g2048_own_scale(const Game *game, const void *tables); /* eval_rules.c */
extern const EvalDef g2048_eval_rules;                      /* eval_rules.c */
extern const EvalDef g2048_eval_lab;                        /* eval_lab.c */
extern const Row *const g2048_playouts[];                   /* playout.c */

#endif
