/* amazons.h - what the files of Amazons share; no other folder includes it. The rules of the game,
 * the encoding and the order of moves stand in rules.c. */
#ifndef PLY_GAMES_AMAZONS_H
#define PLY_GAMES_AMAZONS_H

#include "base/bits.h"
#include "game/game.h"

enum {
    AMAZONS_CELLS = 128, /* largest board */
    AMAZONS_SIDE = 64,   /* its longest side: 64 x 2 */
    AMAZONS_QUEENS = 4,  /* most queens of a side */
    AMAZONS_NARROW = 10, /* longest side of boards that have tables of all lines */
    AMAZONS_LINES = 200  /* rows, columns and diagonals of a board, at most */
};

/* Players: White moves first. */
enum { WHITE, BLACK };

/* A set of cells: bit c is cell c; cells are numbered row by row from the bottom left. */
__extension__ typedef unsigned __int128 Set;

/* The eight directions, counter-clockwise; targets of a queen or an arrow are listed in this order,
 * near ones first. */
enum { EAST, NORTH_EAST, NORTH, NORTH_WEST, WEST, SOUTH_WEST, SOUTH, SOUTH_EAST, DIRECTIONS };

enum { LAYOUT_STANDARD, LAYOUT_CORNERS };

/* The star of a cell on boards of up to ten columns and rows: all cells of its lines at most three
 * steps away, as the two words of a set; and, with the upper word laid upon the lower one
 * (mobility.inc.h), those of its row and column, of its rising and its falling diagonal, and those
 * next to it. */
enum { STAR_LO, STAR_HI, STAR_CROSS, STAR_RISING, STAR_FALLING, STAR_NEAR, STAR_WORDS };

typedef struct Star {
    uint64_t word[STAR_WORDS];
} Star;

/* What setup prepares for all files. The leading fields are the parameters. */
typedef struct Rules {
    int64_t columns, rows, queens, layout;
    /* computed */
    int width, height, cells;
    int start[2][AMAZONS_QUEENS]; /* cells of the queens at the start; `queens` of each side */
    Set board;                    /* all cells */
    Set not_west, not_east;       /* all but the first, the last column */
    Set near[AMAZONS_CELLS];      /* a king's moves on the empty board */
    Star star[AMAZONS_CELLS];
    Set ray[DIRECTIONS][AMAZONS_CELLS]; /* all cells in a direction, without the cell itself */
    int step[DIRECTIONS];               /* from a cell to its neighbour */
    uint64_t key[3][AMAZONS_CELLS];     /* of the hash: White's queen, Black's queen, arrow */
    uint8_t x[AMAZONS_CELLS], y[AMAZONS_CELLS];
    /* See Lines. */
    int lines;
    uint8_t line[AMAZONS_CELLS][4]; /* row, column, rising, falling diagonal of a cell */
    uint64_t blank[AMAZONS_LINES];  /* lines of an empty board: ones outside of it */
    /* Boards of up to ten columns and rows: how many cells a line with these ten bits leaves open
     * next to a bit, both ways together; the cells ahead in each direction, as differences modulo
     * 256. */
    bool narrow;
    uint8_t open[AMAZONS_NARROW][1 << AMAZONS_NARROW];
    uint8_t ahead[DIRECTIONS][16];
} Rules;

/* A state: 64 bytes. The sets are stored as two words, the low one first, so that states need only
 * be aligned to 8 bytes. The game is over when the mover cannot move. */
typedef struct State {
    uint64_t queens[2][2]; /* of White, of Black */
    uint64_t arrows[2];
    uint64_t hash;
    uint32_t mover; /* WHITE or BLACK */
    uint32_t zero;
} State;

/* A move: the queen's cell, her new cell, the arrow's cell, seven bits each. */
static inline Move amazons_move(int from, int to, int arrow) {
    return (Move)from | (Move)to << 7 | (Move)arrow << 14;
}
static inline int amazons_from(Move move) {
    return (int)(move & 127);
}
static inline int amazons_to(Move move) {
    return (int)(move >> 7 & 127);
}
static inline int amazons_arrow(Move move) {
    return (int)(move >> 14 & 127);
}

/* ---- sets ------------------------------------------------------------------------------------ */

static inline Set set_load(const uint64_t words[2]) {
    return (Set)words[1] << 64 | words[0];
}
static inline void set_store(uint64_t words[2], Set set) {
    words[0] = (uint64_t)set;
    words[1] = (uint64_t)(set >> 64);
}
/* Takes a cell into a stored set, or out of it. */
static inline void words_flip(uint64_t words[2], int cell) {
    words[cell >> 6] ^= (uint64_t)1 << (cell & 63);
}
static inline Set set_cell(int cell) {
    return (Set)1 << cell;
}
static inline bool set_has(Set set, int cell) {
    return set >> cell & 1;
}
static inline int set_count(Set set) {
    return bits_count((uint64_t)set) + bits_count((uint64_t)(set >> 64));
}
/* The lowest, the highest cell of a set that is not empty. */
static inline int set_first(Set set) {
    return (uint64_t)set ? bits_first((uint64_t)set) : 64 + bits_first((uint64_t)(set >> 64));
}
static inline int set_last(Set set) {
    return set >> 64 ? 64 + bits_last((uint64_t)(set >> 64)) : bits_last((uint64_t)set);
}
/* The set moved by 1 to 127 cells; unlike << and >>, these need no call in WebAssembly. */
static inline Set set_shift_up(Set set, int n) {
    const uint64_t lo = (uint64_t)set, hi = (uint64_t)(set >> 64);
    if (n >= 64) return (Set)(lo << (n - 64)) << 64;
    return (Set)(hi << n | lo >> (64 - n)) << 64 | lo << n;
}
static inline Set set_shift_down(Set set, int n) {
    const uint64_t lo = (uint64_t)set, hi = (uint64_t)(set >> 64);
    if (n >= 64) return hi >> (n - 64);
    return (Set)(hi >> n) << 64 | (lo >> n | hi << (64 - n));
}
/* The set without its lowest cell. */
static inline Set set_rest(Set set) {
    return set & (set - 1);
}

/* ---- the board ------------------------------------------------------------------------------- */

static inline Set amazons_queens(const State *s, int side) {
    return set_load(s->queens[side]);
}
static inline Set amazons_arrows(const State *s) {
    return set_load(s->arrows);
}
static inline Set amazons_taken(const State *s) {
    return amazons_queens(s, WHITE) | amazons_queens(s, BLACK) | amazons_arrows(s);
}
static inline Set amazons_free(const Rules *r, const State *s) {
    return r->board & ~amazons_taken(s);
}

/* All cells next to a cell of the set (a king's move away); cells of the set may be among them. */
static inline Set amazons_around(const Rules *r, Set set) {
    Set level = set | (set << 1 & r->not_west) | (set >> 1 & r->not_east);
    return (level | set_shift_up(level, r->width) | set_shift_down(level, r->width)) & r->board;
}

/* The cells that a queen (or an arrow) on `cell` reaches when `taken` is taken. The cell itself may
 * be taken or not. */
static inline Set amazons_reach(const Rules *r, Set taken, int cell) {
    Set reach = 0;
    for (int d = EAST; d <= NORTH_WEST; d++) { /* cell numbers grow */
        Set ray = r->ray[d][cell], stop = ray & taken;
        reach |= stop ? ray & ~r->ray[d][set_first(stop)] & ~stop : ray;
    }
    for (int d = WEST; d <= SOUTH_EAST; d++) { /* cell numbers shrink */
        Set ray = r->ray[d][cell], stop = ray & taken;
        reach |= stop ? ray & ~r->ray[d][set_last(stop)] & ~stop : ray;
    }
    return reach;
}

/* The cells of `free` that are connected with the cells of `seed` by a king's moves over `free`;
 * cells of the seed belong to it only where they are free. */
static inline Set amazons_flood(const Rules *r, Set seed, Set free) {
    Set area = 0, edge = seed;
    while ((edge = amazons_around(r, edge) & free & ~area) != 0)
        area |= edge;
    return area | (seed & free);
}

/* Can a queen of this side move? */
static inline bool amazons_can_move(const Rules *r, const State *s, int side) {
    return (amazons_around(r, amazons_queens(s, side)) & amazons_free(r, s)) != 0;
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* The board as rows, columns and diagonals, one word each: a one where a cell is taken or outside
 * of the board. Bit x of rows and diagonals is column x; bit y of columns is row y. How far a queen
 * can go in a direction is then the number of zeros next to her bit. */
typedef struct Lines {
    uint64_t word[AMAZONS_LINES];
} Lines;

/* Takes a free cell or frees a taken one. */
static inline void lines_flip(const Rules *r, Lines *lines, int cell) {
    const uint8_t *line = r->line[cell];
    uint64_t x = (uint64_t)1 << r->x[cell], y = (uint64_t)1 << r->y[cell];
    lines->word[line[0]] ^= x;
    lines->word[line[1]] ^= y;
    lines->word[line[2]] ^= x;
    lines->word[line[3]] ^= x;
}

/* Zeros above and below bit `at` of a line up to the next one. */
static inline int lines_up(uint64_t word, int at) {
    return bits_first(word >> 1 >> at | (uint64_t)1 << (63 - at));
}
static inline int lines_down(uint64_t word, int at) {
    return 63 - bits_last(word << (63 - at) << 1 | (uint64_t)1 << (63 - at));
}

/* How far a queen or an arrow can go from `cell` in each direction. */
static inline void lines_runs(const Rules *r, const Lines *lines, int cell, int run[DIRECTIONS]) {
    const uint8_t *line = r->line[cell];
    int x = r->x[cell], y = r->y[cell];
    run[EAST] = lines_up(lines->word[line[0]], x);
    run[WEST] = lines_down(lines->word[line[0]], x);
    run[NORTH] = lines_up(lines->word[line[1]], y);
    run[SOUTH] = lines_down(lines->word[line[1]], y);
    run[NORTH_EAST] = lines_up(lines->word[line[2]], x);
    run[SOUTH_WEST] = lines_down(lines->word[line[2]], x);
    run[SOUTH_EAST] = lines_up(lines->word[line[3]], x);
    run[NORTH_WEST] = lines_down(lines->word[line[3]], x);
}

static inline int runs_sum(const int run[DIRECTIONS]) {
    return run[0] + run[1] + run[2] + run[3] + run[4] + run[5] + run[6] + run[7];
}

/* Cells that a queen or an arrow on `cell` reaches. */
static inline int lines_count(const Rules *r, const Lines *lines, int cell) {
    int run[DIRECTIONS];
    lines_runs(r, lines, cell, run);
    return runs_sum(run);
}

/* The same on narrow boards. */
static inline int lines_count_narrow(const Rules *r, const Lines *lines, int cell) {
    enum { MASK = (1 << AMAZONS_NARROW) - 1 };
    const uint8_t *line = r->line[cell];
    const uint8_t *by_x = r->open[r->x[cell]], *by_y = r->open[r->y[cell]];
    return by_x[lines->word[line[0]] & MASK] + by_y[lines->word[line[1]] & MASK] +
           by_x[lines->word[line[2]] & MASK] + by_x[lines->word[line[3]] & MASK];
}

/* ---- the files ------------------------------------------------------------------------------- */

/* rules.c */

/* Fills the lines of a state. */
void amazons_lines(const Rules *r, const State *s, Lines *out);
/* The state with these sets and this mover, hash and all. The sets must not overlap. */
void amazons_put(const Rules *r, State *out, Set white, Set black, Set arrows, int mover);

/* moves.c */

/* What `side` could do if it were to move: cells that its queens can go to, or whole moves. */
int amazons_mobility(const Rules *r, const State *s, int side, bool whole);
void amazons_install_moves(Game *game);

/* rate.c */
void amazons_rate(const Rules *r, const void *state, const Move *moves, int count, int32_t *out);

/* text.c, position.c, view.c */

void amazons_install_text(Game *game);
void amazons_install_position(Game *game);
bool amazons_variant_of(const char *position, Writer *values);
/* The letter of what stands on a cell. */
char amazons_letter(const State *s, int cell);
void amazons_install_view(Game *game);

/* sgf.c: the slots record_write and record_read of the game. */
bool amazons_record_write(const Game *game, const void *start, const Move *moves, int count,
                          Writer *out, Err *err);
bool amazons_record_read(const char *text, Writer *values, Writer *position, Writer *moves,
                         Err *err);

/* playout.c */
extern const Row *const amazons_playouts[];

/* evals.c */
extern const Row *const amazons_evals[];

#endif
