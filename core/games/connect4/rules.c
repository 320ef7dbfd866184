/* rules.c - Connect Four.
 *
 * Two players, J (yellow, moves first) and R (red), drop discs in turn into one of the columns of
 * an upright board; a disc falls to the lowest free cell. The first side to have `align` discs in
 * an unbroken row, vertical, horizontal or diagonal, wins. A full board without such a line is a
 * draw. On a cylinder the left and right edges are glued together, so horizontal and diagonal lines
 * run across them; a line always consists of `align` different cells.
 *
 * A board is a word of bits, column by column, each with at least one bit more than it has rows;
 * the bits above the cells stay 0, so that a line cannot run over the top of a column into the next
 * one. Boards of up to 7 rows and 8 columns use 8 bits a column, so that a column is a byte (which
 * the playouts exploit); others rows + 1. Six rows, seven columns:
 *
 *     6 14 22 30 38 46 54    <- always 0, and so are 7 15 23 ...
 *     5 13 21 29 37 45 53
 *     4 12 20 28 36 44 52    one step up       is 1 bit
 *     3 11 19 27 35 43 51    one step right    is `stride` bits (8 here)
 *     2 10 18 26 34 42 50    one step rising   is stride + 1 bits
 *     1  9 17 25 33 41 49    one step falling  is stride - 1 bits
 *     0  8 16 24 32 40 48
 *
 * A state holds the discs of the mover, all discs, the mover and how the game ended: 24 bytes
 * while the board fits one 64-bit word (narrow.c, any.c), 40 bytes on two (broad.c). Moves are
 * columns from 0, listed from left to right. */
#include "games/connect4/connect4.h"

#include <string.h>

#include "games/connect4/messages.def"

static const Param params[] = {
    PARAM_INT(Rules, rows, 6, 2, SIDE_MAX, .unit = "rows", .unit_one = "row", .title = "Rows",
              .doc = "Height of the board in cells."),
    PARAM_INT(Rules, cols, 7, 2, SIDE_MAX, .unit = "columns", .unit_one = "column",
              .title = "Columns", .doc = "Width of the board in cells."),
    PARAM_INT(Rules, align, 4, 2, SIDE_MAX, .unit = "discs", .unit_one = "disc",
              .title = "Discs in a row to win",
              .doc = "Discs in a row that win; at most the longer side of the board."),
    PARAM_BOOL(Rules, cylinder, false, .title = "Side edges glued together",
               .doc = "Glues the left and right edges together: horizontal and diagonal lines run "
                      "across them."),
    PARAM_END};

static const Preset presets[] = {
    {.name = "classic",
     .title = "Classic 7 x 6",
     .values = "rows=6,cols=7,align=4,cylinder=no",
     .doc = "The game as it is sold: seven columns, six rows, four in a row."},
    {.name = "document",
     .title = "Cylinder 4 x 4, three in a row",
     .values = "rows=4,cols=4,align=3,cylinder=yes",
     .doc = "The small cylinder on which the Connect Four course compares its players."},
    {.name = "tiny",
     .title = "Tiny 3 x 3",
     .values = "rows=3,cols=3,align=3,cylinder=no",
     .doc = "Three in a row on nine cells: small enough to see the whole tree."},
    {.name = "small",
     .title = "Small 5 x 4",
     .values = "rows=4,cols=5,align=4,cylinder=no",
     .doc = "Five columns, four rows: a draw, and quickly searched to the end."},
    {.name = "cylinder",
     .title = "Cylinder 7 x 6",
     .values = "rows=6,cols=7,align=4,cylinder=yes",
     .doc = "The classic board rolled up: the first player wins, sooner than on the flat one."},
    {.name = "square",
     .title = "Square 8 x 8, five in a row",
     .values = "rows=8,cols=8,align=5,cylinder=no",
     .doc = "Room to manoeuvre: eight by eight cells, five in a row."},
    {.name = "wide",
     .title = "Wide 9 x 7",
     .values = "rows=7,cols=9,align=4,cylinder=no",
     .doc = "Nine columns, seven rows, four in a row."},
    {.name = "large",
     .title = "Large 10 x 10",
     .values = "rows=10,cols=10,align=4,cylinder=no",
     .doc = "A hundred cells, four in a row."},
    {.name = NULL}};

/* Counts through each cell the lines of the empty board and sorts the cells into rings. */
static void find_centre(Rules *r) {
    int through[SIDE_MAX][SIDE_MAX] = {{0}}, max = 1;
    static const int dx[4] = {0, 1, 1, 1}, dy[4] = {1, 0, 1, -1};
    for (int d = 0; d < 4; d++)
        for (int x = 0; x < r->width; x++)
            for (int y = 0; y < r->height; y++) {
                int last = r->length - 1, x1 = x + dx[d] * last, y1 = y + dy[d] * last;
                if (y1 < 0 || y1 >= r->height) continue;
                if (x1 >= r->width && (!r->cylinder || r->length > r->width)) continue;
                for (int n = 0; n <= last; n++)
                    through[(x + dx[d] * n) % r->width][y + dy[d] * n]++;
            }
    for (int x = 0; x < r->width; x++)
        for (int y = 0; y < r->height; y++)
            if (through[x][y] > max) max = through[x][y];
    for (int ring = 0; ring < 3; ring++)
        for (int x = 0; x < r->width; x++)
            for (int y = 0; y < r->height; y++)
                if (4 * through[x][y] > (ring + 1) * max) r->centre[ring] |= connect4_cell(r, x, y);
}

static void start(const Rules *rules, void *state) {
    memset(state, 0, ((const Rules *)rules)->words == 1 ? sizeof(Narrow) : sizeof(Broad));
}

static bool setup(Rules *r, Game *out, Err *err) {
    static const Piece palette[] = {
        {.name = "yellow", .title = "yellow disc", .letter = 'J', .owner = 0},
        {.name = "red", .title = "red disc", .letter = 'R', .owner = 1}};
    static const char *const player_names[] = {"J", "R"};
    static const char *const player_titles[] = {"Yellow", "Red"};
    r->height = (int)r->rows;
    r->width = (int)r->cols;
    r->length = (int)r->align;
    r->stride = r->height < 8 && r->width <= 8 ? 8 : r->height + 1;
    r->bits = r->stride * r->width;
    if (r->bits > BITS_MAX)
        return err_set(err, rows_board_too_large, r->height, r->width, r->width,
                       BITS_MAX / r->width - 1, BITS_MAX);
    int longer = r->height > r->width ? r->height : r->width;
    if (r->length > longer)
        return err_set(err, line_too_long, r->length, r->height, r->width, longer);
    r->words = r->bits <= 64 ? 1 : 2;
    r->horizontal = r->length <= r->width;
    r->diagonal = r->horizontal && r->length <= r->height;
    for (int x = 0; x < r->width; x++) {
        r->bottom |= connect4_cell(r, x, 0);
        r->top |= connect4_cell(r, x, r->height - 1);
        for (int y = 0; y < r->height; y++)
            r->board |= connect4_cell(r, x, y);
        for (int y = r->height & 1; y < r->height; y += 2)
            r->even |= connect4_cell(r, x, y);
    }
    r->full = r->bits == BITS_MAX ? ~(Wide)0 : ((Wide)1 << r->bits) - 1;
    find_centre(r);

    out->traits = TRAIT_TWO_PLAYER;
    out->players = 2;
    out->turns = true;
    out->max_moves = r->width;
    out->max_plies = r->height * r->width;
    out->cells = r->height * r->width;
    out->palette = palette;
    out->pieces = 2;
    out->player_names = player_names;
    out->player_titles = player_titles;
    out->start = start;
    if (r->words == 1)
        connect4_install_narrow(r, out);
    else
        connect4_install_broad(r, out);
    connect4_install_text(out);
    connect4_install_view(out);
    return true;
}

const GameDef game_connect4 = {
    .row = {.name = "connect4",
            .title = "Connect Four",
            .doc = "Drop discs into the columns; the first side to have four in a row, vertical, "
                   "horizontal or diagonal, wins. A move is a column's number from 1 or its letter "
                   "from a; up to nine columns a run of digits such as 4453 plays several.",
            .params = params,
            .size = offsetof(Rules, height),
            .presets = presets},
    .rules_size = sizeof(Rules),
    .look = LOOK_FRAME,
    .tools = TOOL_SET_UP | TOOL_LAYERS,
    .asks = (const Ask[]){{"column", "Column", "click a column", "tap a column"}, {0}},
    .endings = connect4_endings,
    .move_phrase = "column {move}",
    .setup = setup,
    .evals = connect4_evals,
    .playouts = connect4_playouts,
    .variant_of = connect4_variant_of};
