/* text.c - Connect Four in words: moves, position text, drawing, set-up.
 *
 * A position is written row by row from the top, `.` free, J and R discs, `/` between rows, then
 * the side to move: "......./......./......./......./...R.../..JJ... R". A run of digits is a
 * position, too: the moves that lead to it from the empty board. */
#include "games/connect4/connect4.h"

#include <string.h>

#include "game/messages.def"
#include "games/connect4/messages.def"

static void move_text(const Rules *, const void *, Move move, Writer *writer) {
    write_int(writer, (int64_t)move + 1);
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool move_read(const Rules *r, const void *state, const char *text, Move *out, Err *err) {
    Board board;
    int column = 0, read = 0;
    while (is_digit(text[read]) && read < 4)
        column = 10 * column + (text[read++] - '0');
    if (!read && *text) column = (text[read++] | 0x20) - 'a' + 1; /* a small letter, or a capital */
    if (!read || text[read] || column < 1 || column > r->width)
        return err_set(err, not_a_column, text, r->width, 'a' + r->width - 1);
    connect4_load(r, state, &board);
    if (connect4_height(r, &board, column - 1) == r->height)
        return err_set(err, column_full, column);
    *out = (Move)(column - 1);
    return true;
}

/* One digit a move while all columns have one; else a word a move. */
static size_t move_span(const Rules *rules, const void *, const char *text) {
    if (((const Rules *)rules)->width <= 9 && is_digit(text[0])) return 1;
    return strcspn(text, " \t\r\n,;");
}

/* ---- position text --------------------------------------------------------------------------- */

static char letter(const Board *board, Wide cell) {
    return board->discs[0] & cell ? 'J' : board->discs[1] & cell ? 'R' : '.';
}

static void position_write(const Rules *r, const void *state, Writer *writer) {
    Board board;
    connect4_load(r, state, &board);
    for (int y = r->height - 1; y >= 0; y--) {
        for (int x = 0; x < r->width; x++)
            write_char(writer, letter(&board, connect4_cell(r, x, y)));
        write_char(writer, y ? '/' : ' ');
    }
    write_char(writer, board.mover ? 'R' : 'J');
}

/* Steps over the rows of a text; false when it has none or they differ in length. */
static bool read_grid(const char **text, char cells[SIDE_MAX * SIDE_MAX], int *rows, int *cols) {
    *text = game_skip_blanks(*text);
    return game_read_rows(text, ".JR", SIDE_MAX * SIDE_MAX, cells, rows, cols) && *rows > 1 &&
           *rows <= SIDE_MAX && *cols > 1 && *cols <= SIDE_MAX;
}

/* Only digits, one at least? */
static bool is_run(const char *text) {
    size_t length = 0;
    while (is_digit(text[length]))
        length++;
    return length > 0 && !*game_skip_blanks(text + length);
}

/* Plays a run of digits from the empty board. */
static bool read_run(const Rules *r, const char *text, Board *board, Err *err) {
    if (r->width > 9) return err_set(err, run_needs_columns, r->width);
    for (int number = 1; is_digit(*text); text++, number++) {
        int x = *text - '1';
        if (board->end != END_OPEN) return err_set(err, run_after_end, number);
        if (x < 0 || x >= r->width) return err_set(err, run_no_column, number, *text, r->width);
        int y = connect4_height(r, board, x);
        if (y == r->height) return err_set(err, run_column_full, number, x + 1);
        board->discs[board->mover] |= connect4_cell(r, x, y);
        board->mover ^= 1;
        connect4_settle(r, board);
    }
    return true;
}

static bool read_rows(const Rules *r, const char *text, Board *board, Err *err) {
    int rows, cols;
    char cells[SIDE_MAX * SIDE_MAX];
    const char *rest = text;
    if (!read_grid(&rest, cells, &rows, &cols))
        return err_set(err, not_a_position_of_discs, text, r->height, r->width);
    if (rows != r->height || cols != r->width)
        return err_set(err, position_size_differs, rows, cols, r->height, r->width);
    for (int i = 0; i < rows * cols; i++)
        if (cells[i] != '.')
            board->discs[cells[i] == 'R'] |= connect4_cell(r, i % cols, rows - 1 - i / cols);
    Wide all = board->discs[0] | board->discs[1];
    Wide floating = all & ~r->bottom & ~(all << 1);
    for (int x = 0; floating && x < cols; x++)
        for (int y = 1; y < rows; y++)
            if (floating & connect4_cell(r, x, y)) return err_set(err, disc_in_air, x + 1, y + 1);
    text = game_skip_blanks(rest);
    if ((*text != 'J' && *text != 'R') || *game_skip_blanks(text + 1))
        return err_set(err, not_a_side_of_discs, text);
    board->mover = *text == 'R';
    if (!connect4_settle(r, board)) return err_set(err, both_sides_have_line, r->length);
    return true;
}

static bool position_read(const Rules *rules, void *state, const char *text, Err *err) {
    Board board = {.end = END_OPEN};
    text = game_skip_blanks(text);
    if (is_run(text) ? !read_run(rules, text, &board, err) : !read_rows(rules, text, &board, err))
        return false;
    connect4_store(rules, state, &board);
    return true;
}

bool connect4_variant_of(const char *position, Writer *values) {
    int rows, cols;
    char cells[SIDE_MAX * SIDE_MAX];
    if (!read_grid(&position, cells, &rows, &cols)) return false;
    write_format(values, "rows=%d,cols=%d", rows, cols);
    return true;
}

/* ---- set-up ---------------------------------------------------------------------------------- */

static bool edit(const Rules *r, void *state, int cell, int piece, Err *err) {
    Board board;
    connect4_load(r, state, &board);
    if (cell == -1) {
        if (piece < 0) return err_set(err, no_third_side_of_discs);
        board.mover = piece;
    } else {
        int x = cell % r->width, y = cell / r->width, height = connect4_height(r, &board, x);
        Wide bit = connect4_cell(r, x, y);
        if (piece < 0 && y != height - 1)
            return y < height ? err_set(err, not_the_highest_disc, x + 1)
                              : err_set(err, no_disc_there);
        if (piece >= 0 && y > height) return err_set(err, disc_falls, height + 1, x + 1, y + 1);
        board.discs[0] &= ~bit;
        board.discs[1] &= ~bit;
        if (piece >= 0) board.discs[piece] |= bit;
    }
    if (!connect4_settle(r, &board)) return err_set(err, both_sides_would_have_line, r->length);
    connect4_store(r, state, &board);
    return true;
}

/* ---- drawing --------------------------------------------------------------------------------- */

static void draw(const Rules *r, const void *state, Writer *writer) {
    Board board;
    int width = r->width > 9 ? 3 : 2;
    const char *edge = r->cylinder ? ":" : "|";
    connect4_load(r, state, &board);
    for (int y = r->height - 1; y >= 0; y--) {
        write_format(writer, "  %s", edge);
        for (int x = 0; x < r->width; x++)
            write_format(writer, "%*c", width, letter(&board, connect4_cell(r, x, y)));
        write_format(writer, " %s\n", edge);
    }
    write_text(writer, "  +");
    for (int i = 0; i < r->width * width + 1; i++)
        write_char(writer, '-');
    write_text(writer, "+\n   ");
    for (int x = 0; x < r->width; x++)
        write_format(writer, "%*d", width, x + 1);
    write_char(writer, '\n');
}

/* As the source document, a Connect Four course, prints a board. */
static void repr(const Rules *r, Writer *writer) {
    write_format(writer, "Board(%d, %d, %d, %s)", r->height, r->width, r->length,
                 r->cylinder ? "True" : "False");
}

void connect4_install_text(Game *game) {
    game->repr = repr;
    game->move_text = move_text;
    game->move_read = move_read;
    game->move_span = move_span;
    game->position_read = position_read;
    game->position_write = position_write;
    game->edit = edit;
    game->draw = draw;
}
