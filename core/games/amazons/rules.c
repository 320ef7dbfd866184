/* rules.c - Amazons.
 *
 * Two sides have one to four queens each. White begins. A turn has two parts: a queen moves like a
 * chess queen over free cells, then she shoots an arrow from her new cell, which flies like a queen
 * over free cells and stays for ever where it lands. The cell that she has just left is free for
 * the arrow, and it may fly over it. The side that cannot move has lost; there is no draw.
 *
 * Cells are numbered row by row from the bottom left, without gaps; a 4 x 3 board:
 *
 *      8  9 10 11     row 3      a set of cells is 128 bits; one step north is `width` bits,
 *      4  5  6  7     row 2      one step east is 1 bit, where the first column is masked away
 *      0  1  2  3     row 1
 *      a  b  c  d
 *
 * A state is three sets (White's queens, Black's queens, arrows), the hash and the mover: 64 bytes.
 * A move is from | to << 7 | arrow << 14. Moves are listed by the queen's cell; then by her target,
 * then by the arrow's, both in the order of the directions east, north-east, ... south-east
 * (counter-clockwise), near cells first. */
#include "games/amazons/regions.h"

#include <string.h>

#include "games/amazons/messages.def"

/* Boards with fewer cells a queen are dense: territory has a preset for them. */
enum { DENSE = 6 };

static const char *const layouts[] = {"standard", "corners", NULL};
static const char *const layout_titles[] = {"Usual", "In the corners", NULL};

static const Param params[] = {
    PARAM_INT(Rules, columns, 10, 2, AMAZONS_SIDE, .alias = "cols", .unit = "columns",
              .unit_one = "column", .title = "Columns",
              .doc = "Width of the board in cells; the board may have up to 128 cells."),
    PARAM_INT(Rules, rows, 10, 2, AMAZONS_SIDE, .unit = "rows", .unit_one = "row", .title = "Rows",
              .doc = "Height of the board in cells; the board may have up to 128 cells."),
    PARAM_INT(
        Rules, queens, 4, 1, AMAZONS_QUEENS, .unit = "queens", .unit_one = "queen",
        .title = "Queens per side",
        .doc = "Queens of each side at the start. Positions that are set up may have from none to "
               "four of each side, whatever this says."),
    PARAM_ENUM(
        Rules, layout, LAYOUT_STANDARD, layouts, .choice_titles = layout_titles,
        .title = "Start position",
        .doc = "Where the queens stand at the start: `standard` scales the pattern of the 10 x 10 "
               "board, `corners` puts them into the corners, White below, Black above. Where a "
               "board is too small for it, the queens fill it from the bottom and from the top."),
    PARAM_END};

static const Preset presets[] = {
    {.name = "standard",
     .title = "Standard 10 x 10",
     .values = "columns=10,rows=10,queens=4,layout=standard",
     .doc = "The game as it is played in tournaments: four queens a side."},
    {.name = "10x10-two",
     .title = "10 x 10, two queens",
     .values = "columns=10,rows=10,queens=2,layout=standard",
     .doc = "The large board with two queens a side."},
    {.name = "8x8",
     .title = "8 x 8, four queens",
     .values = "columns=8,rows=8,queens=4,layout=standard",
     .doc = "The pattern of the large board on a chessboard."},
    {.name = "6x6",
     .title = "6 x 6, four queens",
     .values = "columns=6,rows=6,queens=4,layout=standard",
     .doc = "Four queens a side on 36 cells: a short, dense game."},
    {.name = "6x6-two",
     .title = "6 x 6, two queens",
     .values = "columns=6,rows=6,queens=2,layout=standard",
     .doc = "Two queens a side on 36 cells."},
    {.name = "6x6-one",
     .title = "6 x 6, one queen",
     .values = "columns=6,rows=6,queens=1,layout=standard",
     .doc = "One queen a side on 36 cells: good for learning the moves."},
    {.name = "5x5",
     .title = "5 x 5, four queens",
     .values = "columns=5,rows=5,queens=4,layout=standard",
     .doc = "Small enough to be solved: the side to move wins."},
    {.name = "4x4",
     .title = "4 x 4, four queens",
     .values = "columns=4,rows=4,queens=4,layout=standard",
     .doc = "Small enough to be solved at once: the side to move wins."},
    {.name = "corners",
     .title = "10 x 10, one queen in the corner",
     .values = "columns=10,rows=10,queens=1,layout=corners",
     .doc =
         "One queen a side in opposite corners, as in the Amazons report's measurement of times."},
    {.name = NULL}};

/* ---- the start ------------------------------------------------------------------------------- */

typedef struct Place {
    int x, y;
} Place;

/* White's queens in the standard pattern, and how Black's mirror them. Four queens: two on the
 * bottom row, a third of the way in, two on the edges, a third of the way up; Black stands opposite
 * across the middle row. Fewer queens: Black is turned by half a turn. */
static bool standard(const Rules *r, Place white[AMAZONS_QUEENS]) {
    int right = r->width - 1, in = right / 3, up = (r->height - 1) / 3;
    switch (r->queens) {
    case 1: white[0] = (Place){r->width / 2, 0}; return false;
    case 2:
        white[0] = (Place){right / 2, 0};
        white[1] = (Place){right, r->height / 3};
        return false;
    case 3:
        white[0] = (Place){0, up};
        white[1] = (Place){r->width / 2, 0};
        white[2] = (Place){right, up};
        return false;
    default:
        white[0] = (Place){0, up};
        white[1] = (Place){in, 0};
        white[2] = (Place){right - in, 0};
        white[3] = (Place){right, up};
        return true;
    }
}

static Set set_of(const int *cells, int count) {
    Set set = 0;
    for (int i = 0; i < count; i++)
        set |= set_cell(cells[i]);
    return set;
}

/* Is every queen on a cell of her own, and can White move? */
static bool playable(const Rules *r) {
    int queens = (int)r->queens;
    Set white = set_of(r->start[WHITE], queens), black = set_of(r->start[BLACK], queens);
    Set taken = white | black;
    return set_count(taken) == 2 * queens && (amazons_around(r, white) & ~taken) != 0;
}

static void find_start(Rules *r) {
    int queens = (int)r->queens;
    Place white[AMAZONS_QUEENS] = {
        {0, 0}, {r->width - 1, 0}, {0, 1}, {r->width - 1, 1}}; /* the corners */
    bool mirrored = r->layout == LAYOUT_STANDARD && standard(r, white);
    for (int i = 0; i < queens; i++) {
        int cell = white[i].y * r->width + white[i].x;
        int opposite = (r->height - 1 - white[i].y) * r->width + white[i].x;
        r->start[WHITE][i] = cell;
        r->start[BLACK][i] = mirrored ? opposite : r->cells - 1 - cell;
    }
    if (playable(r)) return;
    for (int i = 0; i < queens; i++) {
        r->start[WHITE][i] = i;
        r->start[BLACK][i] = r->cells - 1 - i;
    }
}

static void start(const Rules *r, void *state) {
    int queens = (int)r->queens;
    amazons_put(r, state, set_of(r->start[WHITE], queens), set_of(r->start[BLACK], queens), 0,
                WHITE);
}

/* ---- tables ---------------------------------------------------------------------------------- */

static void find_rays(Rules *r) {
    static const int dx[DIRECTIONS] = {1, 1, 0, -1, -1, -1, 0, 1};
    static const int dy[DIRECTIONS] = {0, 1, 1, 1, 0, -1, -1, -1};
    for (int d = 0; d < DIRECTIONS; d++) {
        r->step[d] = dy[d] * r->width + dx[d];
        for (int cell = 0; cell < r->cells; cell++) {
            int x = r->x[cell] + dx[d], y = r->y[cell] + dy[d];
            while (x >= 0 && x < r->width && y >= 0 && y < r->height) {
                r->ray[d][cell] |= set_cell(y * r->width + x);
                x += dx[d];
                y += dy[d];
            }
        }
    }
}

static void find_lines(Rules *r) {
    int columns = r->height, rising = columns + r->width, diagonals = r->width + r->height - 1;
    int falling = rising + diagonals;
    r->lines = falling + diagonals;
    for (int i = 0; i < r->lines; i++)
        r->blank[i] = ~(uint64_t)0;
    Lines blank;
    memcpy(&blank, r->blank, sizeof blank);
    for (int cell = 0; cell < r->cells; cell++) {
        int x = r->x[cell], y = r->y[cell];
        r->line[cell][0] = (uint8_t)y;
        r->line[cell][1] = (uint8_t)(columns + x);
        r->line[cell][2] = (uint8_t)(rising + x - y + r->height - 1);
        r->line[cell][3] = (uint8_t)(falling + x + y);
        lines_flip(r, &blank, cell);
    }
    memcpy(r->blank, &blank, sizeof blank);
}

static void find_star(const Rules *r, int cell, uint64_t word[STAR_WORDS]) {
    static const int line[DIRECTIONS] = {STAR_CROSS, STAR_RISING, STAR_CROSS, STAR_FALLING,
                                         STAR_CROSS, STAR_RISING, STAR_CROSS, STAR_FALLING};
    for (int d = 0; d < DIRECTIONS; d++)
        for (int n = 1, at = cell + r->step[d]; n <= 3; n++, at += r->step[d]) {
            if (at < 0 || at >= r->cells || !set_has(r->ray[d][cell], at)) break;
            const uint64_t laid = (uint64_t)1 << (at & 63);
            word[at < 64 ? STAR_LO : STAR_HI] |= laid;
            word[line[d]] |= laid;
            if (n == 1) word[STAR_NEAR] |= laid;
        }
}

static void find_narrow(Rules *r) {
    r->narrow = r->width <= AMAZONS_NARROW && r->height <= AMAZONS_NARROW;
    if (!r->narrow) return;
    for (int cell = 0; cell < r->cells; cell++)
        find_star(r, cell, r->star[cell].word);
    for (int at = 0; at < AMAZONS_NARROW; at++)
        for (uint64_t line = 0; line < 1 << AMAZONS_NARROW; line++) {
            uint64_t word = line | ~(uint64_t)0 << AMAZONS_NARROW;
            r->open[at][line] = (uint8_t)(lines_up(word, at) + lines_down(word, at));
        }
    for (int d = 0; d < DIRECTIONS; d++)
        for (int n = 0; n < 16; n++)
            r->ahead[d][n] = (uint8_t)(r->step[d] * (n + 1));
}

static void find_tables(Rules *r) {
    for (int cell = 0; cell < r->cells; cell++) {
        r->x[cell] = (uint8_t)(cell % r->width);
        r->y[cell] = (uint8_t)(cell / r->width);
        r->board |= set_cell(cell);
        if (r->x[cell] > 0) r->not_west |= set_cell(cell);
        if (r->x[cell] < r->width - 1) r->not_east |= set_cell(cell);
        for (int kind = 0; kind < 3; kind++)
            r->key[kind][cell] =
                rng_mix((uint64_t)(kind * AMAZONS_CELLS + cell + 1) * 0x9e3779b97f4a7c15u);
    }
    for (int cell = 0; cell < r->cells; cell++)
        r->near[cell] = amazons_around(r, set_cell(cell)) & ~set_cell(cell);
    find_rays(r);
    find_lines(r);
    find_narrow(r);
}

/* The most moves of one queen on any cell of the empty board. */
static int most_moves(const Rules *r) {
    int max = 0;
    for (int cell = 0; cell < r->cells; cell++) {
        int moves = 0;
        for (Set to = amazons_reach(r, 0, cell); to; to = set_rest(to))
            moves += set_count(amazons_reach(r, 0, set_first(to)));
        if (moves > max) max = moves;
    }
    return max;
}

/* ---- the table of the game ------------------------------------------------------------------- */

static int mover(const Rules *, const void *state) {
    return (int)((const State *)state)->mover;
}

static Status status(const Rules *rules, const void *state) {
    const State *s = state;
    return amazons_can_move(rules, s, (int)s->mover) ? ONGOING : OVER;
}

/* The side that cannot move has lost. */
static double result(const Rules *, const void *state, int player) {
    return (int)((const State *)state)->mover == player ? -1 : 1;
}

static uint64_t hash(const Rules *, const void *state) {
    return ((const State *)state)->hash;
}

/* The variant as the source document, the Amazons report, counts: side, queens. */
static void repr(const Rules *r, Writer *writer) {
    write_format(writer, "Amazons(%d, %d, %d)", r->width, r->height, (int)r->queens);
}

static bool setup(Rules *r, Game *out, Err *err) {
    static const Piece palette[] = {
        {.name = "white", .title = "white queen", .letter = 'W', .owner = WHITE},
        {.name = "black", .title = "black queen", .letter = 'B', .owner = BLACK},
        {.name = "arrow", .title = "arrow", .letter = 'x', .owner = -1}};
    static const char *const player_names[] = {"White", "Black"};
    r->width = (int)r->columns;
    r->height = (int)r->rows;
    r->cells = r->width * r->height;
    if (r->cells > AMAZONS_CELLS)
        return err_set(err, queens_board_too_large, r->width, r->height, r->width,
                       AMAZONS_CELLS / r->width, AMAZONS_CELLS);
    if (2 * r->queens >= r->cells)
        return err_set(err, no_free_cell, (int)r->queens, r->width, r->height, (r->cells - 1) / 2);
    find_tables(r);
    find_start(r);

    out->traits = TRAIT_TWO_PLAYER;
    out->players = 2;
    out->turns = true;
    out->max_moves = AMAZONS_QUEENS * most_moves(r);
    out->max_plies = r->cells - 2; /* an arrow a ply, and both sides still have a queen */
    out->state_size = sizeof(State);
    if (r->cells < DENSE * 2 * r->queens) out->strong = "small";
    out->cells = r->cells;
    out->palette = palette;
    out->pieces = 3;
    out->player_names = player_names;
    out->start = start;
    out->mover = mover;
    out->status = status;
    out->result = result;
    out->hash = hash;
    out->rate = amazons_rate;
    out->repr = repr;
    amazons_install_moves(out);
    amazons_install_text(out);
    amazons_install_position(out);
    amazons_install_view(out);
    out->known = amazons_known;
    return true;
}

static const Ask asks[] = {
    {"queen", "Queen from", "click one of your queens", "tap one of your queens"},
    {"target", "Queen to", "choose where it goes", "choose where it goes"},
    {"arrow", "Arrow", "choose where its arrow flies", "choose where its arrow flies"},
    {0}};

const GameDef game_amazons = {
    .row =
        {.name = "amazons",
         .title = "Amazons",
         .doc =
             "Queens move and shoot arrows that stay for ever; the side that cannot move has lost. "
             "A turn is "
             "a queen's move and then her arrow, both along rows, columns and diagonals over free "
             "cells. A move is written d1-d7/g7: from, to, arrow; d1d7g7 and d1d7,d7g7 are read, "
             "too.",
         .params = params,
         .size = offsetof(Rules, width),
         .presets = presets},
    .rules_size = sizeof(Rules),
    .look = LOOK_QUEENS,
    .tools = TOOL_SET_UP | TOOL_LAYERS,
    .asks = asks,
    .endings = (const Ending[]){{.code = "no_move", .text = "{loser} has no move left"}, {0}},
    .setup = setup,
    .evals = amazons_evals,
    .playouts = amazons_playouts,
    .variant_of = amazons_variant_of,
    .record_write = amazons_record_write,
    .record_read = amazons_record_read};
