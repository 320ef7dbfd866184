/* connect4.h - what the files of Connect Four share; no other folder includes it. The rules of the
 * game and its encoding stand in rules.c. */
#ifndef PLY_GAMES_CONNECT4_H
#define PLY_GAMES_CONNECT4_H

#include "base/bits.h"
#include "game/estimate.h"
#include "game/game.h"

enum { SIDE_MAX = 12, BITS_MAX = 128 }; /* longest side; bits of the largest board */

__extension__ typedef unsigned __int128 Wide;

/* How a game ended, as it stands in a state: 0 = not yet, 1 + player = won by, 3 = drawn. */
enum { END_OPEN, END_FIRST, END_SECOND, END_DRAW };

/* What setup prepares for all files. The leading fields are the parameters. */
typedef struct Rules {
    int64_t rows, cols, align;
    bool cylinder;
    /* computed */
    int height, width, length; /* rows, cols, align as int */
    int stride;                /* bits of a column: 8 where all fit one word so, else height + 1 */
    int bits;                  /* stride * width */
    int words;                 /* 64-bit words of a board: 1 or 2 */
    bool horizontal, diagonal; /* are there lines of these kinds? */
    Wide board, bottom, top;   /* all cells; the lowest and the highest of every column */
    Wide full;                 /* all bits, those between columns, too */
    Wide even;                 /* cells from which an even number of cells is left in their column,
                                  themselves counted */
    const struct Kernels *kernels;
    Wide centre[3]; /* cells with more than 1/4, 1/2, 3/4 of the most lines through one */
} Rules;

/* A state of a one-word board and of a two-word board. `mine` are the discs of the mover. */
typedef struct Narrow {
    uint64_t mine, all;
    uint32_t mover, end;
} Narrow;

typedef struct Broad {
    uint64_t mine[2], all[2];
    uint32_t mover, end;
} Broad;

/* Either of them taken apart, for everything that need not be quick. */
typedef struct Board {
    Wide discs[2]; /* of player 0 (J) and 1 (R) */
    int mover;
    int end;
} Board;

void connect4_load(const Rules *rules, const void *state, Board *out);
void connect4_store(const Rules *rules, void *state, const Board *board);
/* Game.bounds of any board. */
bool connect4_bounds(const Rules *rules, const void *state, GameBounds *out);
/* Sets board->end from the discs; false when both sides have a line. */
bool connect4_settle(const Rules *rules, Board *board);
/* The cells of all finished lines of `discs`. */
Wide connect4_lines(const Rules *rules, Wide discs);
/* The cells (occupied ones, too) where one more disc of `discs` makes a line. */
Wide connect4_winning(const Rules *rules, Wide discs);

static inline int connect4_bit(const Rules *rules, int x, int y) {
    return x * rules->stride + y;
}

static inline Wide connect4_cell(const Rules *rules, int x, int y) {
    return (Wide)1 << connect4_bit(rules, x, y);
}

static inline int connect4_count(Wide word) {
    return bits_count((uint64_t)word) + bits_count((uint64_t)(word >> 64));
}

/* Discs in column x. */
static inline int connect4_height(const Rules *rules, const Board *board, int x) {
    Wide column = (((Wide)1 << rules->height) - 1) << (x * rules->stride);
    return connect4_count((board->discs[0] | board->discs[1]) & column);
}

/* What boards of each kind have a kernel for: moves, play, hash, ... and Rules.kernels. */
void connect4_install_narrow(Rules *rules, Game *game);
void connect4_install_broad(Rules *rules, Game *game);
void connect4_install_any(Rules *rules, Game *game); /* narrow boards of any shape */

/* text.c, view.c */
void connect4_install_text(Game *game);
bool connect4_variant_of(const char *position, Writer *values);
void connect4_install_view(Game *game);
extern const Ending connect4_endings[]; /* view.c */

/* ---- scores ------------------------------------------------------------------------------------
 *
 * The score of a position counts, for the side to move, the discs that are left over at the end:
 * a win with the disc of ply p on a board of `cells` cells is worth (cells + 2 - p) / 2, rounded
 * down, a loss the negative of it, a draw 0. On 6x7 that is 22 minus the discs of the winner. */
static inline int connect4_win(int cells, int ply) {
    return (cells + 2 - ply) / 2;
}

/* What a batch of playouts came to, for the mover of the first state. */
typedef struct Tally {
    int64_t won, lost, cut; /* the rest is drawn */
    int64_t plies, squares; /* sum of the lengths and of their squares */
} Tally;

/* Flat boards with bytes as columns and four in a line. */
static inline bool connect4_is_flat(const Rules *r) {
    return r->stride == 8 && r->length == 4 && !r->cylinder;
}

static inline bool connect4_is_classic(const Rules *r) {
    return connect4_is_flat(r) && r->height == 6 && r->width == 7;
}

/* A batch of playouts from a game that is not over. */
typedef struct Batch {
    const Rules *rules;
    const void *from; /* Narrow or Broad */
    uint64_t seed, first;
    int64_t count;
    bool careful;   /* of the biased policies that one */
    int limit;      /* plies, INT32_MAX = none */
    int quiet, end; /* plies without lines; most plies: set by the kernels */
} Batch;

/* Playouts of a flat board with bytes as columns and four in a line, LANES side by side (lanes.c).
 * Plays as many of the batch as fill whole vectors, adds them to the tally and says how many. */
int64_t connect4_lanes(const Batch *batch, bool biased, Tally *tally);
/* The same for a flat board of two words (lanes_broad.c); `columns` and `open` as in a Walk. */
int64_t connect4_lanes_broad(const Batch *batch, bool biased, uint64_t columns, int open,
                             Tally *tally);
/* Its part for boards of at most 64 cells (lanes_tight.c). */
int64_t connect4_lanes_tight(const Batch *batch, bool biased, uint64_t columns, int open,
                             Tally *tally);

/* Raw terms of the evaluation `lines`, first player minus second. */
typedef struct Lines {
    int lacking[4]; /* open lines that lack 1, 2, 3 discs (index 0 unused) */
    int threats;    /* cells that would complete a line and cannot be played yet */
    int parity;     /* those of them on rows that fall to their owner in the end */
    int now;        /* +1/-1: the first/second player wins with the next move or the one after */
} Lines;

/* What depends on the shape of a board, besides what the Game says. */
typedef struct Kernels {
    void (*lines)(const Rules *rules, const void *state, Lines *out);
    void (*run)(Batch batch, bool biased, Playouts *out); /* uniform or a biased policy */
    Move (*pick)(const Rules *rules, const void *state, bool careful,
                 Rng *rng); /* of a biased one */
} Kernels;

extern const EvalDef connect4_network; /* network.c */
/* What `lines` says with its usual weights (eval.c). */
double connect4_lines_value(const Game *game, const void *state, int player);
extern const Row *const connect4_evals[];
extern const Estimate connect4_lines_estimates[]; /* estimates.c */
extern const Row *const connect4_playouts[];

#endif
