/* text.c - Amazons in words: moves and the drawing for terminals. */
#include "games/amazons/amazons.h"

#include <string.h>

#include "games/amazons/messages.def"

static void write_cell(const Rules *r, int cell, Writer *out) {
    game_write_cell(out, r->x[cell], r->y[cell]);
}

static void move_text(const Rules *rules, const void *, Move move, Writer *writer) {
    write_cell(rules, amazons_from(move), writer);
    write_char(writer, '-');
    write_cell(rules, amazons_to(move), writer);
    write_char(writer, '/');
    write_cell(rules, amazons_arrow(move), writer);
}

/* ---- reading moves --------------------------------------------------------------------------- */

/* Reads the name of a cell; the text behind it, or null. */
static const char *read_cell(const Rules *r, const char *text, int *cell) {
    int x = 0, y = 0, letters = 0, digits = 0;
    for (; letters < 2; letters++, text++) {
        char c = *text >= 'A' && *text <= 'Z' ? (char)(*text - 'A' + 'a') : *text;
        if (c < 'a' || c > 'z') break;
        x = 26 * x + (c - 'a' + 1);
    }
    for (; *text >= '0' && *text <= '9' && digits < 3; digits++)
        y = 10 * y + (*text++ - '0');
    if (!letters || !digits || x > r->width || y < 1 || y > r->height) return NULL;
    *cell = (y - 1) * r->width + x - 1;
    return text;
}

/* Reads d1-d7/g7, d1d7g7 or d1d7,d7g7; the text behind it, or null. */
static const char *read_move(const Rules *r, const char *text, Move *out) {
    int from, to, again, arrow;
    if (!(text = read_cell(r, text, &from))) return NULL;
    if (*text == '-') text++;
    if (!(text = read_cell(r, text, &to))) return NULL;
    if (*text == ',') {
        if (!(text = read_cell(r, text + 1, &again)) || again != to) return NULL;
        if (*text == '-') text++;
    } else if (*text == '/') {
        text++;
    }
    if (!(text = read_cell(r, text, &arrow))) return NULL;
    *out = amazons_move(from, to, arrow);
    return text;
}

static bool move_read(const Rules *rules, const void *, const char *text, Move *out, Err *err) {
    const char *end = read_move(rules, text, out);
    if (end && !*end) return true;
    return err_set(err, not_a_move_of_queens, text);
}

/* A move may have a comma inside; what is none ends like any word. */
static size_t move_span(const Rules *rules, const void *, const char *text) {
    Move move;
    const char *end = read_move(rules, text, &move);
    return end ? (size_t)(end - text) : strcspn(text, " \t\r\n,;");
}

/* ---- drawing --------------------------------------------------------------------------------- */

static void draw(const Rules *r, const void *state, Writer *writer) {
    const State *s = state;
    int wide = r->width > 26 ? 3 : 2;
    for (int y = r->height - 1; y >= 0; y--) {
        write_format(writer, "%3d ", y + 1);
        for (int x = 0; x < r->width; x++)
            write_format(writer, "%*c", wide, amazons_letter(s, y * r->width + x));
        write_char(writer, '\n');
    }
    write_text(writer, "    ");
    for (int x = 0; x < r->width; x++) {
        char name[4];
        Writer text;
        writer_fixed(&text, name, sizeof name);
        game_write_column(&text, x);
        write_format(writer, "%*s", wide, name);
    }
    write_char(writer, '\n');
}

void amazons_install_text(Game *game) {
    game->move_text = move_text;
    game->move_read = move_read;
    game->move_span = move_span;
    game->draw = draw;
}
