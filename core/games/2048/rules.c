/* rules.c - 2048.
 *
 * Tiles stand on a board of 4 x 4 cells (or another size) and show powers of two. The player slides
 * all of them up, left, down or right as far as they go; two equal tiles that meet merge once into
 * their sum, the pair nearest to the wall first: 2 2 4 8 to the right gives 0 4 4 8. After every
 * slide that changes the board a tile appears on an empty cell, mostly a 2, sometimes a 4. A 2048
 * on the board wins; when no slide changes the board the game is over.
 *
 * A tile is held as its exponent, 1 for a 2, 11 for a 2048, 0 for an empty cell. A board of 4 x 4
 * is one 64-bit word, four bits a cell, the top left cell highest, so that a row is 16 bits and a
 * slide looks four rows up in a table (word.c, tables.c); up and down slide the board with rows and
 * columns exchanged:
 *
 *      63..60  59..56  55..52  51..48      bits of the cells
 *      47..44  43..40  39..36  35..32
 *      31..28  27..24  23..20  19..16
 *      15..12  11..8    7..4    3..0
 *
 * Four bits end at exponent 15, a tile of 32768. The tile of 65536 that two of them make ends the
 * game there; board=cells, slower, keeps a byte a cell as all other sizes do (any.c), and goes on.
 *
 * A move of the player is 0 up, 1 left, 2 down, 3 right, listed in this order, that of the source
 * document (the 2048 report); a tile is 4 + 2 x cell + exponent - 1, listed cell by cell from the
 * top left. The document places the tile that follows the winning slide before it looks whether the
 * game is won, and so do we. Points are the sum of the tiles that merges made; the sum of the tiles
 * on the board, the document's score, is the `tally` of its statistics, the target tile their
 * `goal`. */
#include "games/2048/ntuple.h"
#include "games/2048/rows.h"

#include <string.h>

static const char *const start_words[] = {"ones", "random", NULL};
static const char *const start_titles[] = {"Two of the lowest", "Drawn at random", NULL};
static const char *const spawn_words[] = {"uniform", "document", NULL};
static const char *const spawn_titles[] = {"Every empty cell alike", "As in the 2048 report", NULL};
static const char *const board_words[] = {"auto", "cells", NULL};
static const char *const board_titles[] = {"In one word where it fits", "Cell by cell", NULL};

static const Param params[] = {
    PARAM_INT(Rules, rows, 4, 2, LINE_MAX, .unit = "rows", .unit_one = "row", .title = "Rows",
              .doc = "Height of the board in cells."),
    PARAM_INT(Rules, cols, 4, 2, LINE_MAX, .unit = "columns", .unit_one = "column",
              .title = "Columns", .doc = "Width of the board in cells."),
    PARAM_INT(Rules, four, 6, 0, 100, .title = "One new tile in n is a 4",
              .doc =
                  "One new tile in this many is of exponent 2 (a 4) instead of 1 (a 2): 6 in the "
                  "2048 report, 10 in the original game, 1 = always, 0 = never."),
    PARAM_ENUM(Rules, start, START_ONES, start_words, .choice_titles = start_titles,
               .title = "First two tiles",
               .doc = "The two tiles of the start: ones (two 2s, as in the 2048 report) or random "
                      "(drawn like any other tile, as in the original game)."),
    PARAM_ENUM(Rules, spawn, SPAWN_UNIFORM, spawn_words, .choice_titles = spawn_titles,
               .title = "Where new tiles appear",
               .doc = "Where a new tile appears: uniform (every empty cell alike) or document (a "
                      "number is drawn below the number of cells and counted off along the empty "
                      "cells from the top left, again and again, so that the first ones are a "
                      "little more likely)."),
    PARAM_INT(Rules, target, 11, 3, 17, .unit = "exponent", .title = "Exponent of the winning tile",
              .doc = "The tile that wins, as an exponent: 11 is 2048, or 177147 with base=3."),
    PARAM_BOOL(Rules, stop, true, .title = "Ends at the winning tile",
               .doc = "The game ends when the target is reached; with no it goes on until no slide "
                      "changes the board. On 4 x 4 the tile of exponent 16 (65536) ends it in any "
                      "case, unless board=cells."),
    PARAM_INT(Rules, base, 2, 2, 3, .title = "Base of the tiles",
              .doc = "Tiles show this number to the power of their exponent; two equal tiles still "
                     "merge into the next exponent."),
    PARAM_ENUM(
        Rules, board, BOARD_AUTO, board_words, .choice_titles = board_titles,
        .title = "Way the board is kept",
        .doc = "How a board of 4 x 4 is kept: auto (in one 64-bit word, fast) or cells (cell by "
               "cell like all other sizes, with tiles beyond exponent 16).",
        .flags = PARAM_ADVANCED),
    PARAM_END};

static const Preset presets[] = {
    {.name = "document",
     .title = "4 x 4, a 4 one time in six",
     .values = "rows=4,cols=4,four=6,start=ones,spawn=uniform,target=11,stop=yes",
     .doc = "The game of the 2048 report: two 2s at the start, a 4 one time in six, won at 2048."},
    {.name = "faithful",
     .title = "4 x 4, cells as in the 2048 report",
     .values = "rows=4,cols=4,four=6,start=ones,spawn=document,target=11,stop=yes",
     .doc = "The same with the report's own way of drawing a cell, for its published figures."},
    {.name = "original",
     .title = "4 x 4, original, without end",
     .values = "rows=4,cols=4,four=10,start=random,spawn=uniform,target=11,stop=no",
     .doc = "The game as it is commonly known: a 4 one time in ten, and play goes on after 2048."},
    {.name = "powers3",
     .title = "4 x 4, powers of three",
     .values = "rows=4,cols=4,four=6,target=11,base=3",
     .doc = "A remark of the 2048 report, tried out: the same game with powers of three, won at "
            "177147."},
    {.name = "2x2",
     .title = "Tiny 2 x 2",
     .values = "rows=2,cols=2,four=10,start=random,target=4,stop=no",
     .doc = "Four cells, solved to the end in an instant; 16 is within reach, 32 with luck."},
    {.name = "2x3",
     .title = "Small 2 x 3",
     .values = "rows=2,cols=3,four=10,start=random,target=6,stop=no",
     .doc = "Two rows of three: 64 is within reach, 128 with luck."},
    {.name = "3x3",
     .title = "Small 3 x 3",
     .values = "rows=3,cols=3,four=10,start=random,target=9,stop=no",
     .doc = "Nine cells: 512 is a good game, 1024 a rare one."},
    {.name = "3x5",
     .title = "Rectangle 3 x 5",
     .values = "rows=3,cols=5,four=10,start=random,target=11,stop=no",
     .doc = "Three rows of five."},
    {.name = "5x5",
     .title = "Large 5 x 5",
     .values = "rows=5,cols=5,four=10,start=random,target=13",
     .doc = "Twenty-five cells, won at 8192."},
    {.name = "6x6",
     .title = "Large 6 x 6",
     .values = "rows=6,cols=6,four=10,start=random,target=14",
     .doc = "Thirty-six cells, won at 16384."},
    {.name = NULL}};

/* At most so many tiles appear before one has exponent `limit`. On n free cells at most exponent n
 * + 1 can be made, so at most size - e + 2 tiles have exponent e or more. With limit - 1 as the
 * largest, their sum, in tiles of exponent 1, stays below the number returned. */
static int most_tiles(int size, int limit) {
    int top = size + 2 < limit ? size + 2 : limit; /* larger ones cannot be made */
    return (size - top + 4) << (top - 2);
}

static void statistics(const Rules *r, const void *state, int, GameStatistics *out) {
    int max = g2048_max(r, state);
    *out = (GameStatistics){
        .goal = max >= r->goal, .tally = g2048_sum(r, state), .peak = r->value[max]};
}

enum { TARGET, LARGEST, NO_SLIDE };

static const Ending endings[] = {
    [TARGET] = {.code = "target", .text = "{tile} is reached"},
    [LARGEST] = {.code = "largest", .text = "The largest tile, {tile}, is reached"},
    [NO_SLIDE] = {.code = "no_slide", .text = "No slide is left"},
    {0}};

static int ended(const Rules *r, const void *state, Parts *parts) {
    int max = g2048_max(r, state);
    parts_add(parts, "tile", PART_NUMBER, r->value[max]);
    return r->stop && max >= r->goal ? TARGET : max >= r->limit ? LARGEST : NO_SLIDE;
}

static void goal(const Rules *r, Parts *parts) {
    parts_add(parts, "tile", PART_NUMBER, r->value[r->goal]);
}

static bool setup(Rules *r, Game *out, Err *) {
    r->height = (int)r->rows;
    r->width = (int)r->cols;
    r->size = r->height * r->width;
    r->word = r->height == 4 && r->width == 4 && r->board == BOARD_AUTO;
    r->goal = (int)r->target;
    r->limit = r->word ? WORD_LIMIT : r->size <= 16 ? EXPONENT_MAX : 17;
    for (int e = 1; e <= EXPONENT_MAX; e++)
        r->value[e] = (uint32_t)r->base * (e > 1 ? r->value[e - 1] : 1);

    out->traits = TRAIT_SOLO | TRAIT_CHANCE | TRAIT_POINTS;
    out->players = 1;
    out->max_moves = 2 * r->size;
    int top = r->stop && r->goal < r->limit ? r->goal : r->limit;
    out->max_plies = 2 * most_tiles(r->size, top) + 16;
    out->cells = r->size;
    if (r->word) {
        g2048_tables(r);
        g2048_install_word(out);
    } else {
        g2048_install_cells(out);
    }
    out->statistics = statistics;
    out->ended = ended;
    out->goal = goal;
    g2048_install_text(out);
    g2048_install_view(out);
    return true;
}

static const Row *const evals[] = {&g2048_eval_rules.row,  &g2048_eval_lab.row,
                                   &g2048_eval_rows.row,   &g2048_eval_ntuple.row,
                                   &game_eval_outcome.row, NULL};

static const Ask asks[] = {
    {"slide", "Slide", "slide the tiles with the arrow keys", "swipe, or tap an arrow"}, {0}};

static const MoveTitle titles[] = {
    {"l", "left"}, {"u", "up"}, {"r", "right"}, {"d", "down"}, {NULL, NULL}};

const GameDef game_2048 = {
    .row =
        {.name = "2048",
         .title = "2048",
         .doc =
             "Slide all tiles up, left, down or right (u l d r); two equal tiles that meet merge "
             "into one. After every slide a new tile appears, mostly a 2, sometimes a 4. Make a "
             "2048 before the board is full. Tiles are written as their value and cell: 2a1 is "
             "a 2 in the lower left corner.",
         .params = params,
         .size = offsetof(Rules, height),
         .presets = presets},
    .rules_size = sizeof(Rules),
    .look = LOOK_TILES,
    .tools = TOOL_SET_UP | TOOL_AUTOPLAY | TOOL_OUTLOOK | TOOL_WASD,
    .asks = asks,
    .endings = endings,
    .goal = &(const Goal){"tile", "Join tiles to reach {tile}", "{tile}", "stop=no"},
    .titles = titles,
    .tally_phrase = "tiles of {tally}",
    .setup = setup,
    .evals = evals,
    .playouts = g2048_playouts,
    .learners = g2048_learners,
    .variant_of = g2048_variant_of};
