/* tron.h - what the files of Tron share; no other folder includes it. The rules of the game, the
 * map and the encoding of a state stand in rules.c, the texts of maps in map.c. */
#ifndef PLY_GAMES_TRON_H
#define PLY_GAMES_TRON_H

#include <string.h>

#include "base/bits.h"
#include "game/estimate.h"
#include "game/game.h"

enum {
    TRON_SIDE = 64,                                  /* longest side of a floor */
    TRON_FLOORS = 3,                                 /* most floors */
    TRON_GRID = TRON_FLOORS * TRON_SIDE * TRON_SIDE, /* most cells of a grid, walls and all */
    TRON_RIDERS = MAX_PLAYERS,                       /* most riders */
    TRON_TEXT = 3100,                                /* longest map text in a spec */
    TRON_WORDS = TRON_GRID / 64 + 1,                 /* most words of a plane (see State) */
    TRON_DIRS = 8,        /* entries of a row of the neighbour table; 6 are used */
    TRON_PALETTE = 48,    /* most pieces of a palette */
    TRON_NOWHERE = 0xffff /* head of a rider whose trail has vanished; no grid cell */
};

/* The map of the game without parameters. */
#define TRON_DUEL "17x13--1.35_.11_.24_2.3_2.30_.30_2.3_2.24_.11_.35-2"

/* Moves are directions, in the order in which they are listed. */
enum { DIR_LEFT, DIR_UP, DIR_RIGHT, DIR_DOWN, DIR_ASCEND, DIR_DESCEND, DIRS };

enum { ORDER_SIMULTANEOUS, ORDER_ALTERNATING };
enum { TRAIL_STAYS, TRAIL_VANISHES };
enum { WRAP_NONE, WRAP_SIDES, WRAP_ENDS, WRAP_TORUS };

/* A map as it is read and drawn: the whole grid, floor by floor, each row by row from the bottom;
 * grid cell (x, y, floor) has the number (floor * height + y) * width + x. */
typedef struct Map {
    int width, height, floors;
    int starts;           /* riders that the map has places for */
    char cell[TRON_GRID]; /* '#' wall, '.' free, '1'..'6' start, a-z teleport, A-Z stairs */
} Map;

/* Cells of the whole grid. */
static inline int tron_map_size(const Map *map) {
    return map->width * map->height * map->floors;
}

static inline bool tron_is_teleport(char mark) {
    return mark >= 'a' && mark <= 'z';
}
static inline bool tron_is_stairs(char mark) {
    return mark >= 'A' && mark <= 'Z';
}
static inline bool tron_is_letter(char mark) {
    return tron_is_teleport(mark) || tron_is_stairs(mark);
}

/* What setup prepares for all files. The leading fields are the parameters.
 *
 * The graph: only cells that are no walls have numbers, 0 .. nodes - 1, in the order of the grid.
 * Number `nodes` is the sentinel: it stands for every wall, its bit is set in every state, all its
 * neighbours are itself. next[c][d] is the cell where a rider who leaves c in direction d comes to
 * stand: behind a teleport's near end that is the far end, so the table is directed where there are
 * teleports. Entering a cell takes portal[c], too (the other end; elsewhere c itself). The two
 * ends are always both free or both taken, so that asking for one of them is enough; two riders
 * meet when the meet[] of the cells they enter are equal (the smaller of c and portal[c]). */
typedef struct Rules {
    char map_text[TRON_TEXT + 1];
    int64_t rider_count, wrap, order, trail;
    bool crash;
    /* computed */
    int riders;        /* 1..6 */
    int nodes;         /* free cells; also the number of the sentinel */
    int words;         /* 64-bit words of a plane: (nodes + 64) / 64 */
    int planes;        /* planes of a state: 1 solo, else 1 + bits of a rider's number */
    int directions;    /* 4, or 6 where there are stairs */
    unsigned lone;     /* 1 with several riders, 0 with one: see tron_over */
    bool simultaneous; /* several riders, all at once */
    bool vanish;       /* trails of riders who are out vanish */
    bool directed;     /* there are teleports: next is not symmetric, portal is not the identity */
    bool two_coloured; /* every step changes the colour: colour[] is a chequerboard */
    size_t state_size;
    uint16_t start[TRON_RIDERS];             /* cells of the riders' starts */
    uint16_t next[TRON_GRID + 1][TRON_DIRS]; /* 16 bytes a cell; entries 6 and 7 are the sentinel */
    uint16_t portal[TRON_GRID + 1], meet[TRON_GRID + 1];
    uint8_t colour[TRON_GRID + 1]; /* 0 or 1; meaningful when two_coloured */
    /* For kernels on plain grids (lanes.c, chambers_packed.c): when `box`, the map is one floor
     * without teleports, stairs or wraps, and cell c stands at place[c] of a grid of bytes whose
     * rows are `stride` apart, with a wall behind every row and a row of walls below and above. */
    bool box;
    int stride, rows;                /* of that grid, the two rows of walls not counted */
    uint16_t place[TRON_GRID + 1];   /* the left end of the lowest row has place `stride` */
    uint16_t grid_of[TRON_GRID + 1]; /* cell -> grid cell */
    uint16_t cell_at[TRON_GRID];     /* grid cell -> cell; walls: the sentinel */
    uint64_t blank[TRON_WORDS];      /* a plane with nothing taken but the sentinel */
    Map map;
    Piece palette[TRON_PALETTE];
    int pieces;
    char piece_names[TRON_PALETTE][16], piece_titles[TRON_PALETTE][24];
} Rules;

/* A state: this head and then `planes` planes of `words` words each, one bit a cell. Plane 0:
 * the cell is taken (by a trail or a rider; the sentinel is always taken). Planes 1..: the bits
 * of the number of the rider whose trail it is (from 0), 0 where nothing is taken; solo has none
 * of these. */
typedef struct State {
    /* Cells; of riders who are out, where they stopped or TRON_NOWHERE. */
    uint16_t head[TRON_RIDERS];
    uint16_t steps;              /* of a solo rider so far; 0 in games of several */
    uint8_t alive;               /* bit per rider */
    uint8_t chosen;              /* bit per rider whose choice of this round is pending */
    uint8_t turn;                /* the rider that chooses next while nothing is pending */
    uint8_t left[TRON_RIDERS];   /* of riders who are out: how many survived that moment */
    uint8_t choice[TRON_RIDERS]; /* pending directions; 0 where there is none */
    uint8_t zero;
    uint64_t taken[]; /* words of plane 0, then of the other planes */
} State;

/* The most bytes a state can have; for scratch on the stack of slow paths. */
enum { TRON_STATE = 32 + 4 * 8 * TRON_WORDS };

static inline bool tron_taken(const uint64_t *plane, unsigned cell) {
    return plane[cell >> 6] >> (cell & 63) & 1;
}

static inline void tron_take(uint64_t *plane, unsigned cell) {
    plane[cell >> 6] |= (uint64_t)1 << (cell & 63);
}

/* The directions (bits) in which a rider on `cell` finds a free cell. */
static inline unsigned tron_open(const Rules *r, const uint64_t *plane, unsigned cell) {
    const uint16_t *next = r->next[cell];
    unsigned open = (unsigned)!tron_taken(plane, next[0]) |
                    (unsigned)!tron_taken(plane, next[1]) << 1 |
                    (unsigned)!tron_taken(plane, next[2]) << 2 |
                    (unsigned)!tron_taken(plane, next[3]) << 3;
    if (r->directions > 4)
        open |= (unsigned)!tron_taken(plane, next[4]) << 4 | (unsigned)!tron_taken(plane, next[5])
                                                                 << 5;
    return open;
}

/* How many free neighbours a cell has; DIRS where it has none, so that dead ends come last. */
static inline int tron_ways(const Rules *r, const uint64_t *plane, unsigned cell) {
    int ways = bits_count(tron_open(r, plane, cell));
    return ways ? ways : DIRS;
}

/* The rider that chooses next; only while the game goes on. */
static inline int tron_mover(const State *s) {
    return s->chosen ? bits_first((unsigned)(s->alive & ~s->chosen)) : s->turn;
}

/* Is the game over? One of several is left, or the only one is out. */
static inline bool tron_over(const Rules *r, const State *s) {
    return (s->alive & (s->alive - r->lone)) == 0;
}

/* rules.c */

/* Enters `cell` (and its other end) as rider `rider`: planes and head; nothing is checked. */
void tron_enter(const Rules *r, State *s, int rider, unsigned cell);
/* Eliminates simultaneously every rider without a free neighbour; in alternating games only the one
 * whose turn it is, then the next, until one can ride. Sets turn. It makes a state that was changed
 * by hand one of the game. */
void tron_settle(const Rules *r, State *s);
/* The rider whose trail covers the cell, -1 = none. */
int tron_owner(const Rules *r, const State *s, unsigned cell);
/* Utility of `rider` in -1..+1 when the game is over; steps for solo. */
double tron_result(const Rules *r, const State *s, int rider);

extern const Estimate tron_chambers_estimates[]; /* estimates.c */

/* map.c: texts of maps. All of them return false with a sentence that names row and column. */

/* The text of a spec: W x H x FLOORS, then runs or packed walls. */
bool tron_map_read(const char *text, Map *out, Err *err);
/* The canonical text of a map for a spec; tron_map_read gives the same map. */
void tron_map_write(const Map *map, Writer *out);
/* Which marks (characters) the map has. */
void tron_map_marks(const Map *map, bool marks[128]);
/* Checks starts, teleports and stairs of a grid and counts the starts. */
bool tron_map_check(Map *map, Err *err);
/* Where a grid cell is, for sentences: "row 3, column 5", rows from the top, both from 1. */
void tron_map_place(const Map *map, int grid, char out[60]);
/* The grid cell of row `row` from the top, column `column`, both from 0. */
static inline int tron_map_at(const Map *map, int floor, int row, int column) {
    return (floor * map->height + map->height - 1 - row) * map->width + column;
}
/* The other end of the teleport on a grid cell; the cell itself where there is none. */
int tron_map_portal(const Map *map, int grid);
/* A number of at most six digits, which it steps over; -1 = there is none. */
int tron_number(const char **text);
/* Fills graph and tables of the rules from rules->map. */
bool tron_map_build(Rules *r, Err *err);

/* A position as it is read, drawn and edited: the ground, what covers it, and what else a state
 * knows. */
typedef struct Position {
    Map map;
    uint8_t cover[TRON_GRID]; /* 0 nothing, k trail of rider k (from 1), k | COVER_HEAD its head */
    int riders;               /* 0 = as many as starts */
    int steps;                /* of solo; -1 = count the cells */
    int turn;                 /* rider (from 0) who chooses next; -1 = the usual one */
    int8_t left[TRON_RIDERS]; /* survivors when the rider went out; -1 = it rides */
    int8_t choice[TRON_RIDERS]; /* pending direction; -1 = none */
} Position;

enum { COVER_HEAD = 8, COVER_RIDER = 7 };

/* drawing.c */
bool tron_position_parse(const char *text, Position *out, Err *err);
void tron_position_print(const Position *position, Writer *out);
/* Steps of a solo rider when nothing says otherwise: the cells that it covers (the ends of a
 * teleport count as one) less the one it began on. */
int tron_position_steps(const Position *position);

/* position.c */
void tron_position_of(const Rules *r, const State *s, Position *out);
bool tron_variant_of(const char *position, Writer *values);
void tron_install_position(Game *game);

/* text.c, view.c, edit.c */
extern const char tron_letters[DIRS + 1];         /* moves in words: l u r d > < */
extern const char tron_trails[TRON_RIDERS + 1];   /* trails in drawings and positions */
extern const char *const tron_names[TRON_RIDERS]; /* of the players */
extern const Ask tron_asks[];
extern const MoveTitle tron_titles[];
extern const Ending tron_endings[];
void tron_cell_name(const Map *map, int grid, char out[20]); /* "3,5", "3,5,2" on floors */
void tron_install_text(const Rules *r, Game *game);
/* The grid cell that a step from `grid` in one of the six directions enters (of a teleport the near
 * end); -1 = there is none, or it lies beyond the edge. */
int tron_beside(const Rules *r, int grid, int direction);
void tron_install_view(const Rules *r, Game *game);
void tron_install_edit(Rules *r, Game *game);

/* gallery.c */
extern const Preset tron_presets[];

/* eval.c */
extern const Row *const tron_evals[];

/* playout.c: policies. They choose among free neighbours only, also where crashing is allowed. */
extern const Row *const tron_playouts[];
/* Fills box, stride, rows and place. */
void tron_install_playout(Rules *r);

#endif
