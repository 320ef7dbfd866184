/* view.c - the drawing of a Connect Four board, the clicks that mean a move, and how a game ended.
 * Cells are numbered row by row from the bottom left; a click anywhere in a column sends the
 * column. */
#include "games/connect4/connect4.h"

#include <limits.h>
#include <string.h>

static int path(const Rules *, const void *, Move move, int which, int out[MAX_CLICKS]) {
    if (which != 0) return 0;
    out[0] = (int)move;
    return 1;
}

static void view(const Rules *r, const void *state, const void *before, Move last, ViewSink *sink) {
    Board board, old;
    connect4_load(r, state, &board);
    Wide all = board.discs[0] | board.discs[1], lines = 0, dropped = 0;
    if (board.end == END_FIRST || board.end == END_SECOND)
        lines = connect4_lines(r, board.discs[board.end - END_FIRST]);
    if (before && last != NO_MOVE) {
        connect4_load(r, before, &old);
        dropped = all & ~(old.discs[0] | old.discs[1]);
    }
    if (sink->size) sink->size(sink->context, r->width, r->height, 1);
    for (int id = 0; id < r->width * r->height && sink->cell; id++) {
        int x = id % r->width, y = id / r->width;
        Wide bit = connect4_cell(r, x, y);
        char name[8];
        Writer writer;
        writer_fixed(&writer, name, sizeof name);
        game_write_cell(&writer, x, y);
        Cell cell = {
            .id = id, .x = x, .y = y, .piece = -1, .click = x, .place = "cell", .name = name};
        if (board.discs[0] & bit) cell.piece = 0;
        if (board.discs[1] & bit) cell.piece = 1;
        if (dropped & bit) cell.marks |= MARK_LAST;
        if (lines & bit) cell.marks |= MARK_WIN;
        if (board.end == END_OPEN && y == connect4_height(r, &board, x)) cell.marks |= MARK_TARGET;
        sink->cell(sink->context, &cell);
    }
    if (r->cylinder && sink->link)
        for (int y = 0; y < r->height; y++)
            sink->link(sink->context, y * r->width + r->width - 1, y * r->width, "wrap");
    for (int id = 0; id < r->width * r->height && sink->motion; id++) {
        Wide bit = connect4_cell(r, id % r->width, id / r->width);
        if (dropped & bit) sink->motion(sink->context, -1, id, board.discs[1] & bit ? 1 : 0);
    }
}

static void pieces_on(const Rules *r, const void *state, signed char *out) {
    Board board;
    connect4_load(r, state, &board);
    const uint64_t first[2] = {(uint64_t)board.discs[0], (uint64_t)(board.discs[0] >> 64)};
    const uint64_t second[2] = {(uint64_t)board.discs[1], (uint64_t)(board.discs[1] >> 64)};
    for (int y = 0; y < r->height; y++)
        for (int x = 0; x < r->width; x++) {
            int bit = connect4_bit(r, x, y), word = bit >> 6, at = bit & 63;
            *out++ =
                (signed char)((int)(first[word] >> at & 1) - 1 + 2 * (int)(second[word] >> at & 1));
        }
}

/* ---- how a game ended ------------------------------------------------------------------------ */

enum { ROW, LINES, FULL };

const Ending connect4_endings[] = {
    [ROW] = {.code = "row", .text = "{count} in a row", .line = true},
    [LINES] = {.code = "lines", .text = "Two lines at once", .line = true},
    [FULL] = {.code = "full", .text = "The board is full"},
    {0}};

/* Whether all cells lie in one column, row or diagonal; around the edge of a cylinder, too. */
static bool one_row(const Rules *r, Wide cells) {
    bool same[4] = {true, true, true, true};
    int first[4], found = 0, around = r->cylinder ? r->width : INT_MAX;
    for (int id = 0; id < r->width * r->height; id++) {
        int x = id % r->width, y = id / r->width;
        int along[4] = {x, y, (x + y) % around, (x - y + r->height * r->width) % around};
        if (!(cells & connect4_cell(r, x, y))) continue;
        if (!found++) memcpy(first, along, sizeof first);
        for (int d = 0; d < 4; d++)
            same[d] = same[d] && along[d] == first[d];
    }
    return same[0] || same[1] || same[2] || same[3];
}

static int ended(const Rules *r, const void *state, Parts *parts) {
    Board board;
    connect4_load(r, state, &board);
    if (board.end == END_DRAW) return FULL;
    Wide cells = connect4_lines(r, board.discs[board.end - END_FIRST]);
    parts_add(parts, "count", PART_WORD, connect4_count(cells));
    return one_row(r, cells) ? ROW : LINES;
}

void connect4_install_view(Game *game) {
    game->ended = ended;
    game->view = view;
    game->pieces_on = pieces_on;
    game->path = path;
}
