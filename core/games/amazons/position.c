/* position.c - positions as text, and the set-up editor.
 *
 * A position is written row by row from the top, `W` and `B` queens, `x` arrows, `.` free cells,
 * `/` between rows, then the side to move, `w` or `b`:
 *
 *     ..B.../....../....../....../....../...W.. w
 *
 * It is also read as other programs write it, `3q2q3/10/...` with numbers of free cells, `Q`
 * White's and `q` Black's queens, `*` arrows, and `w - - 0 1` at the end; both notations may be
 * mixed. */
#include "games/amazons/amazons.h"

#include "games/amazons/messages.def"

/* What a text says, whatever the board of the game is. */
typedef struct Drawing {
    int columns, rows;
    int queens[2];
    Set sets[3]; /* White, Black, arrows; cells numbered from the top left */
    int mover;
} Drawing;

/* What a letter stands for: 0 White's queen, 1 Black's, 2 an arrow, 3 a free cell, -1 nothing. */
static int kind_of(char mark) {
    switch (mark) {
    case 'W':
    case 'Q': return WHITE;
    case 'B':
    case 'q': return BLACK;
    case 'x':
    case 'X':
    case '*': return 2;
    case '.': return 3;
    default: return -1;
    }
}

/* Adds `count` cells of a kind to the row that is being read; false when there are too many. */
static bool add_cells(Drawing *drawing, int *column, int kind, int count) {
    int width = drawing->rows > 1 ? drawing->columns : AMAZONS_SIDE;
    if (*column + count > width) return false;
    for (; count > 0; count--, ++*column) {
        int cell = (drawing->rows - 1) * width + *column;
        if (kind < 3 && cell < AMAZONS_CELLS) drawing->sets[kind] |= set_cell(cell);
        if (kind < 2) drawing->queens[kind]++;
    }
    return true;
}

/* Reads the rows and steps over them; false with a sentence. The first row decides how many columns
 * there are. */
static bool read_rows(const char **text, Drawing *drawing, Err *err) {
    int column = 0;
    drawing->rows = 1;
    for (;; ++*text) {
        int kind = kind_of(**text), count = 1;
        if (**text >= '0' && **text <= '9') {
            kind = 3;
            for (count = 0; **text >= '0' && **text <= '9' && count <= AMAZONS_SIDE; ++*text)
                count = 10 * count + (**text - '0');
            --*text;
        }
        if (kind >= 0 && !add_cells(drawing, &column, kind, count))
            return err_set(err, queens_row_too_long, drawing->rows,
                           drawing->rows > 1 ? drawing->columns : AMAZONS_SIDE);
        if (kind >= 0) continue;
        if (drawing->rows == 1) drawing->columns = column;
        if (column < 2) return err_set(err, queens_row_too_short, drawing->rows, column);
        if (column != drawing->columns)
            return err_set(err, queens_row_differs, drawing->rows, column);
        if (**text != '/') break;
        column = 0;
        if (++drawing->rows * drawing->columns > AMAZONS_CELLS)
            return err_set(err, too_many_cells, AMAZONS_CELLS);
    }
    if (drawing->rows >= 2 && drawing->rows * drawing->columns <= AMAZONS_CELLS) return true;
    return err_set(err, board_size_not_allowed, AMAZONS_CELLS, drawing->columns, drawing->rows);
}

static bool read_drawing(const char *text, Drawing *drawing, Err *err) {
    text = game_skip_blanks(text);
    if (kind_of(*text) < 0 && (*text < '0' || *text > '9'))
        return err_set(err, not_a_position_of_queens, text);
    if (!read_rows(&text, drawing, err)) return false;
    if (drawing->queens[WHITE] > AMAZONS_QUEENS)
        return err_set(err, white_has_too_many_queens, drawing->queens[WHITE], AMAZONS_QUEENS);
    if (drawing->queens[BLACK] > AMAZONS_QUEENS)
        return err_set(err, black_has_too_many_queens, drawing->queens[BLACK], AMAZONS_QUEENS);
    text = game_skip_blanks(text);
    if (*text != 'w' && *text != 'b' && *text != 'W' && *text != 'B')
        return err_set(err, not_a_side_of_queens, text);
    drawing->mover = *text == 'w' || *text == 'W' ? WHITE : BLACK;
    for (text++; *text == ' ' || *text == '\t' || *text == '-' || (*text >= '0' && *text <= '9');)
        text++; /* the other fields of a FEN mean nothing here */
    if (*text) return err_set(err, text_behind_side, text);
    return true;
}

/* Cells counted from the bottom row instead of the top row. */
static Set turn_over(const Rules *r, Set set) {
    Set turned = 0;
    for (; set; set = set_rest(set)) {
        int cell = set_first(set);
        turned |= set_cell((r->height - 1 - cell / r->width) * r->width + cell % r->width);
    }
    return turned;
}

static bool position_read(const Rules *r, void *state, const char *text, Err *err) {
    Drawing d = {0};
    if (!read_drawing(text, &d, err)) return false;
    if (d.columns != r->width || d.rows != r->height)
        return err_set(err, position_columns_differ, d.columns, d.rows, r->width, r->height);
    amazons_put(r, state, turn_over(r, d.sets[WHITE]), turn_over(r, d.sets[BLACK]),
                turn_over(r, d.sets[2]), d.mover);
    return true;
}

static void position_write(const Rules *r, const void *state, Writer *writer) {
    const State *s = state;
    for (int y = r->height - 1; y >= 0; y--) {
        for (int x = 0; x < r->width; x++)
            write_char(writer, amazons_letter(s, y * r->width + x));
        write_char(writer, y ? '/' : ' ');
    }
    write_char(writer, s->mover == BLACK ? 'b' : 'w');
}

bool amazons_variant_of(const char *position, Writer *values) {
    Drawing d = {0};
    if (!read_drawing(position, &d, NULL)) return false;
    int queens = d.queens[WHITE] > d.queens[BLACK] ? d.queens[WHITE] : d.queens[BLACK];
    int max = (d.columns * d.rows - 1) / 2;
    if (queens > max) queens = max;
    write_format(values, "columns=%d,rows=%d,queens=%d", d.columns, d.rows, queens ? queens : 1);
    return true;
}

/* ---- set-up ---------------------------------------------------------------------------------- */

static bool edit(const Rules *r, void *state, int cell, int piece, Err *err) {
    const State *s = state;
    Set sets[3] = {amazons_queens(s, WHITE), amazons_queens(s, BLACK), amazons_arrows(s)};
    int mover = (int)s->mover;
    if (cell == -1) {
        if (piece != WHITE && piece != BLACK) return err_set(err, no_third_side_of_queens);
        mover = piece;
    } else {
        for (int kind = 0; kind < 3; kind++)
            sets[kind] &= ~set_cell(cell);
        if (piece >= 0) sets[piece] |= set_cell(cell);
        if (piece >= 0 && piece < 2 && set_count(sets[piece]) > AMAZONS_QUEENS)
            return err_set(err, too_many_queens, AMAZONS_QUEENS);
    }
    amazons_put(r, state, sets[WHITE], sets[BLACK], sets[2], mover);
    return true;
}

void amazons_install_position(Game *game) {
    game->position_read = position_read;
    game->position_write = position_write;
    game->edit = edit;
}
