/* sgf.c - game records in SGF, the Smart Game Format, game number 18.
 *
 * A point is a column letter and a row letter from the top left, `a`..`z` and then `A`..`Z`; a move
 * is three points, from, to, arrow: B[djddgd]. Colours differ: there Black stands at the bottom and
 * moves first, so SGF's Black is White here. AB, AW and AA set queens and arrows up, PL says who
 * begins; a record without them begins with four queens a side in the standard layout. Reading
 * follows the first variation and leaves what it does not know (names, comments, times) out. */
#include "games/amazons/amazons.h"

#include <string.h>

#include "games/amazons/messages.def"

enum { GAME_NUMBER = 18, SGF_SIDE = 52, VALUE_MAX = 64 };

/* ---- writing --------------------------------------------------------------------------------- */

static void write_letter(Writer *out, int index) {
    write_char(out, (char)(index < 26 ? 'a' + index : 'A' + index - 26));
}

static void write_point(const Rules *r, int cell, Writer *out) {
    write_letter(out, r->x[cell]);
    write_letter(out, r->height - 1 - r->y[cell]);
}

static void write_points(const Rules *r, const char *property, Set cells, Writer *out) {
    if (cells) write_text(out, property);
    for (; cells; cells = set_rest(cells)) {
        write_char(out, '[');
        write_point(r, set_first(cells), out);
        write_char(out, ']');
    }
}

bool amazons_record_write(const Game *game, const void *start, const Move *moves, int count,
                          Writer *out, Err *err) {
    const Rules *r = game->rules;
    State usual, s;
    if (r->width > SGF_SIDE || r->height > SGF_SIDE)
        return err_set(err, sgf_board_too_large, SGF_SIDE);
    memcpy(&s, start, sizeof s);
    game->start(r, &usual);
    write_format(out, "(;FF[4]GM[%d]SZ[%d", GAME_NUMBER, r->width);
    if (r->width != r->height) write_format(out, ":%d", r->height);
    write_char(out, ']');
    bool known = r->queens == AMAZONS_QUEENS && r->layout == LAYOUT_STANDARD;
    if (!known || memcmp(&usual, &s, sizeof s) != 0) {
        write_points(r, "AB", amazons_queens(&s, WHITE), out);
        write_points(r, "AW", amazons_queens(&s, BLACK), out);
        write_points(r, "AA", amazons_arrows(&s), out);
        if (!amazons_taken(&s)) write_text(out, "AE[aa]"); /* no pieces are a set-up, too */
        write_text(out, s.mover == WHITE ? "PL[B]" : "PL[W]");
    }
    State end = s;
    for (int i = 0; i < count; i++)
        game->play(r, &end, &end, moves[i]);
    if (game->status(r, &end) == OVER) write_text(out, end.mover == WHITE ? "RE[W+]" : "RE[B+]");
    for (int i = 0; i < count; i++) {
        write_text(out, (int)s.mover == (i & 1) ? ";B[" : ";W[");
        write_point(r, amazons_from(moves[i]), out);
        write_point(r, amazons_to(moves[i]), out);
        write_point(r, amazons_arrow(moves[i]), out);
        write_char(out, ']');
    }
    write_char(out, ')');
    return true;
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct Reader {
    const char *text;      /* what is left */
    char value[VALUE_MAX]; /* of the property that is being read, cut */
    int columns, rows;
    char cell[2 * AMAZONS_CELLS]; /* from the top left: W, B, x or . */
    bool set_up;
    int begins; /* WHITE or BLACK, -1 = not said yet */
    int count;  /* of moves */
    Writer *moves;
    Err *err;
} Reader;

static void skip_blanks(Reader *in) {
    while (*in->text == ' ' || *in->text == '\t' || *in->text == '\n' || *in->text == '\r')
        in->text++;
}

/* The next value in brackets; false when there is none. */
static bool next_value(Reader *in) {
    size_t length = 0;
    skip_blanks(in);
    if (*in->text != '[') return false;
    for (in->text++; *in->text && *in->text != ']'; in->text++) {
        if (*in->text == '\\' && in->text[1]) in->text++;
        if (length + 1 < sizeof in->value) in->value[length++] = *in->text;
    }
    if (*in->text == ']') in->text++;
    in->value[length] = '\0';
    return true;
}

static int letter_index(char c) {
    if (c >= 'a' && c <= 'z') return c - 'a';
    return c >= 'A' && c <= 'Z' ? c - 'A' + 26 : AMAZONS_CELLS;
}

/* A point of the board as column and row from the top; false with a sentence. */
static bool read_point(Reader *in, const char *text, int *column, int *row) {
    *column = text[0] ? letter_index(text[0]) : AMAZONS_CELLS;
    *row = text[0] && text[1] ? letter_index(text[1]) : AMAZONS_CELLS;
    if (*column < in->columns && *row < in->rows) return true;
    return err_set(in->err, sgf_no_point, text, in->columns, in->rows);
}

static bool read_size(Reader *in) {
    int number[2] = {0, 0}, part = 0;
    for (const char *c = in->value; *c; c++) {
        if (*c == ':' && !part)
            part = 1;
        else if (*c >= '0' && *c <= '9' && number[part] <= AMAZONS_CELLS)
            number[part] = 10 * number[part] + (*c - '0');
        else
            return err_set(in->err, sgf_no_size, in->value);
    }
    in->columns = number[0];
    in->rows = part ? number[1] : number[0];
    if (in->columns >= 2 && in->rows >= 2 && in->columns <= SGF_SIDE && in->rows <= SGF_SIDE &&
        in->columns * in->rows <= AMAZONS_CELLS)
        return true;
    return err_set(in->err, sgf_size_not_allowed, in->value, AMAZONS_CELLS);
}

/* Points of AB, AW, AA or AE: one, or a rectangle as in aa:cb. */
static bool read_set_up(Reader *in, char mark) {
    int x0, y0, x1, y1;
    if (in->count) return err_set(in->err, sgf_set_up_late);
    if (!read_point(in, in->value, &x0, &y0)) return false;
    x1 = x0;
    y1 = y0;
    if (in->value[2] == ':' && !read_point(in, in->value + 3, &x1, &y1)) return false;
    for (int y = y0; y <= y1; y++)
        for (int x = x0; x <= x1; x++)
            in->cell[y * in->columns + x] = mark;
    in->set_up = true;
    return true;
}

/* A move of one side, written as it is played here. */
static bool read_move(Reader *in, int side) {
    int expected = in->begins < 0 ? side : in->begins ^ (in->count & 1);
    if (side != expected) return err_set(in->err, sgf_wrong_side, in->count + 1);
    if (in->begins < 0) in->begins = side;
    if (in->count) write_char(in->moves, ' ');
    for (int i = 0; i < 3; i++) {
        int column, row;
        size_t length = strlen(in->value);
        if (length != 6) return err_set(in->err, sgf_not_three_points, in->count + 1, in->value);
        if (!read_point(in, in->value + 2 * i, &column, &row)) return false;
        game_write_cell(in->moves, column, in->rows - 1 - row);
        write_text(in->moves, i == 0 ? "-" : i == 1 ? "/" : "");
    }
    in->count++;
    return true;
}

/* One value of a property; what is not known means nothing. */
static bool take(Reader *in, const char *name) {
    if (strcmp(name, "GM") == 0)
        return strcmp(in->value, "18") == 0 ||
               err_set(in->err, sgf_other_game, in->value, GAME_NUMBER);
    if (strcmp(name, "SZ") == 0) {
        if (in->count || in->set_up) return err_set(in->err, sgf_size_late);
        return read_size(in);
    }
    if (strcmp(name, "AB") == 0) return read_set_up(in, 'W');
    if (strcmp(name, "AW") == 0) return read_set_up(in, 'B');
    if (strcmp(name, "AA") == 0) return read_set_up(in, 'x');
    if (strcmp(name, "AE") == 0) return read_set_up(in, '.');
    if (strcmp(name, "PL") == 0 && !in->count)
        in->begins = in->value[0] == 'W' || in->value[0] == 'w' ? BLACK : WHITE;
    if (strcmp(name, "B") == 0) return read_move(in, WHITE);
    if (strcmp(name, "W") == 0) return read_move(in, BLACK);
    return true;
}

/* The nodes of the first variation. */
static bool read_nodes(Reader *in) {
    for (;;) {
        char name[8];
        size_t length = 0;
        skip_blanks(in);
        if (!*in->text || *in->text == ')') return true;
        if (*in->text == ';' || *in->text == '(') {
            in->text++;
            continue;
        }
        for (; (*in->text >= 'A' && *in->text <= 'Z') || (*in->text >= 'a' && *in->text <= 'z');
             in->text++)
            if (*in->text <= 'Z' && length + 1 < sizeof name) name[length++] = *in->text;
        name[length] = '\0';
        if (!length || !next_value(in)) return err_set(in->err, sgf_no_property, in->text);
        do
            if (!take(in, name)) return false;
        while (next_value(in));
    }
}

bool amazons_record_read(const char *text, Writer *values, Writer *position, Writer *moves,
                         Err *err) {
    Reader in = {.text = text, .columns = 10, .rows = 10, .begins = -1, .moves = moves, .err = err};
    memset(in.cell, '.', sizeof in.cell);
    skip_blanks(&in);
    if (*in.text != '(') return err_set(err, sgf_no_record, in.text);
    if (!read_nodes(&in)) return false;
    if (!in.set_up) {
        if (in.begins == BLACK) return err_set(err, sgf_no_set_up);
        write_format(values, "columns=%d,rows=%d,queens=%d,layout=standard", in.columns, in.rows,
                     AMAZONS_QUEENS);
        return true;
    }
    for (int row = 0; row < in.rows; row++) {
        write_bytes(position, in.cell + row * in.columns, (size_t)in.columns);
        write_char(position, row + 1 < in.rows ? '/' : ' ');
    }
    write_char(position, in.begins == BLACK ? 'b' : 'w');
    return amazons_variant_of(position->text, values) ||
           err_set(err, sgf_too_many_queens, AMAZONS_QUEENS);
}
