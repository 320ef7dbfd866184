/* text.c - 2048 in words: moves, position text, drawing, set-up.
 *
 * A position is written row by row from the top, one digit a cell: exponents 1 to 9, then a (1024),
 * b (2048) and so on, 0 for an empty cell; sizes other than 4 x 4 have '/' between rows. Then what
 * comes next, slide (the player), tile, or start (tiles of the start are still to come), and the
 * points scored so far: "0012000000100000 slide 4". Both may be left out: the player is to move
 * then, and has no points.
 *
 * A tile of chance is written as its value and its cell, columns from a, rows from 1 at the bottom:
 * a 4 in the upper left corner of 4 x 4 is 4a4. */
#include <string.h>

#include "game/messages.def"
#include "games/2048/2048.h"
#include "games/2048/messages.def"

static void move_text(const Rules *r, const void *, Move move, Writer *writer) {
    if (move < SLIDES) {
        write_char(writer, "uldr"[move]);
        return;
    }
    write_int(writer, r->value[tile_exponent(move)]);
    int cell = tile_cell(move);
    game_write_cell(writer, cell % r->width, r->height - 1 - cell / r->width);
}

/* A slide is one letter, a tile three characters: runs of both can be taken apart. */
static size_t move_span(const Rules *, const void *, const char *text) {
    if (strchr("uldr", text[0]) && text[0]) return 1;
    if (text[0] >= '2' && text[0] <= '9' && text[1] >= 'a' && text[1] <= 'f' && text[2] >= '1' &&
        text[2] <= '6')
        return 3;
    return strcspn(text, " \t\r\n,;");
}

/* ---- position text --------------------------------------------------------------------------- */

static const char digits[] =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"; /* both letters: 10 to 35 */

static void position_write(const Rules *r, const void *state, Writer *writer) {
    static const char *const words[] = {"slide", "tile", "start", "start", "slide"};
    Cells board;
    g2048_load(r, state, &board);
    for (int i = 0; i < r->size; i++) {
        if (i && i % r->width == 0 && (r->width != 4 || r->height != 4)) write_char(writer, '/');
        write_char(writer, digits[board.cell[i]]);
    }
    write_char(writer, ' ');
    write_text(writer, words[board.phase]);
    write_char(writer, ' ');
    write_int(writer, (int64_t)board.score);
}

/* Rows, columns and exponents of a text; false when it is none. `*rest` is what follows. */
static bool measure(const char *text, int *rows, int *cols, uint8_t cell[CELLS_MAX],
                    const char **rest) {
    char cells[CELLS_MAX];
    *rest = text;
    if (!game_read_rows(rest, digits, CELLS_MAX, cells, rows, cols)) return false;
    for (int i = 0; i < *rows * *cols; i++) {
        int digit = (int)(strchr(digits, cells[i]) - digits);
        cell[i] = (uint8_t)(digit < 36 ? digit : digit - 26);
    }
    if (*rows == 1 && *cols == 16) *rows = *cols = 4;
    return *rows > 1 && *rows <= LINE_MAX && *cols > 1 && *cols <= LINE_MAX &&
           (!**rest || **rest == ' ' || **rest == '\t');
}

bool g2048_variant_of(const char *position, Writer *values) {
    int rows, cols;
    uint8_t cell[CELLS_MAX];
    const char *rest;
    if (!measure(game_skip_blanks(position), &rows, &cols, cell, &rest)) return false;
    write_format(values, "rows=%d,cols=%d", rows, cols);
    return true;
}

/* The next word of `*text` into `word`, at most 15 characters. */
static void next_word(const char **text, char word[16]) {
    size_t length = 0;
    for (*text = game_skip_blanks(*text); **text && **text != ' ' && **text != '\t'; ++*text)
        if (length < 15) word[length++] = **text;
    word[length] = '\0';
}

static bool read_phase(const Rules *r, const char *word, Cells *board, Err *err) {
    int tiles = 0;
    for (int i = 0; i < r->size; i++)
        tiles += board->cell[i] != 0;
    if (!word[0] || strcmp(word, "slide") == 0) {
        board->phase = PHASE_SLIDE;
    } else if (strcmp(word, "tile") == 0) {
        board->phase = PHASE_TILE;
        if (tiles == 0) return err_set(err, no_tile_on_empty_board);
        if (tiles == r->size) return err_set(err, no_tile_on_full_board);
    } else if (strcmp(word, "start") == 0) {
        board->phase = tiles == 0 ? PHASE_FIRST : PHASE_SECOND;
        int max = r->start == START_ONES ? 1 : 2;
        for (int i = 0; i < r->size; i++)
            if (tiles > 1 || board->cell[i] > max)
                return max > 1 ? err_set(err, start_of_two_kinds, (int)r->value[1])
                               : err_set(err, start_of_one_kind, (int)r->value[1]);
    } else {
        return err_set(err, not_what_comes_next, word);
    }
    return true;
}

static bool read_score(const char *word, Cells *board, Err *err) {
    uint64_t score = 0;
    for (const char *c = word; *c; c++) {
        if (*c < '0' || *c > '9' || c - word > 9) return err_set(err, not_points, word);
        score = 10 * score + (uint64_t)(*c - '0');
    }
    if (score > UINT32_MAX / 2) return err_set(err, too_many_points, word);
    board->score = score;
    return true;
}

static bool position_read(const Rules *r, void *state, const char *text, Err *err) {
    Cells board = {.score = 0};
    int rows, cols;
    const char *rest = text = game_skip_blanks(text);
    if (!measure(text, &rows, &cols, board.cell, &rest))
        return err_set(err, not_a_position_of_tiles, text);
    if (rows != r->height || cols != r->width)
        return err_set(err, position_size_differs, rows, cols, r->height, r->width);
    for (int i = 0; i < r->size; i++)
        if (board.cell[i] > r->limit || board.cell[i] > EXPONENT_MAX - 1)
            return err_set(err, tile_too_large, board.cell[i],
                           r->limit < EXPONENT_MAX ? r->limit : EXPONENT_MAX - 1);
    char phase[16], score[16];
    next_word(&rest, phase);
    next_word(&rest, score);
    if (*game_skip_blanks(rest)) return err_set(err, text_behind_points, game_skip_blanks(rest));
    if (!read_phase(r, phase, &board, err) || !read_score(score, &board, err)) return false;
    if (board.phase == PHASE_SLIDE && g2048_ended(r, &board)) board.phase = PHASE_OVER;
    g2048_store(r, state, &board);
    return true;
}

/* ---- set-up ---------------------------------------------------------------------------------- */

/* Whatever came next, it is the player's turn then. Palette entry i is the tile of exponent i +
 * 1. */
static bool edit(const Rules *r, void *state, int cell, int piece, Err *) {
    Cells board;
    g2048_load(r, state, &board);
    if (cell >= 0) board.cell[cell] = (uint8_t)(piece + 1);
    board.phase = g2048_ended(r, &board) ? PHASE_OVER : PHASE_SLIDE;
    g2048_store(r, state, &board);
    return true;
}

/* ---- drawing --------------------------------------------------------------------------------- */

static void rule_off(const Rules *r, int width, Writer *writer) {
    for (int x = 0; x < r->width; x++) {
        write_char(writer, '+');
        for (int i = 0; i < width + 2; i++)
            write_char(writer, '-');
    }
    write_text(writer, "+\n");
}

static void draw(const Rules *r, const void *state, Writer *writer) {
    Cells board;
    g2048_load(r, state, &board);
    int width = 4;
    for (uint32_t value = r->value[g2048_max(r, state)]; value >= 10000; value /= 10)
        width++;
    rule_off(r, width, writer);
    for (int i = 0; i < r->size; i++) {
        uint32_t value = r->value[board.cell[i]];
        if (value)
            write_format(writer, "| %*u ", width, (unsigned)value);
        else
            write_format(writer, "| %*s ", width, "");
        if ((i + 1) % r->width == 0) {
            write_text(writer, "|\n");
            rule_off(r, width, writer);
        }
    }
}

static void figures(const Rules *r, const void *state, bool brief, Writer *writer) {
    Cells board;
    g2048_load(r, state, &board);
    int best = g2048_max(r, state);
    write_format(writer, "score %lld, sum of tiles %lld", (long long)board.score,
                 (long long)g2048_sum(r, state));
    if (!brief)
        write_format(writer, ", best tile %u%s", (unsigned)r->value[best],
                     best >= r->goal ? ", won" : "");
}

void g2048_install_text(Game *game) {
    game->move_text = move_text;
    game->move_span = move_span;
    game->position_read = position_read;
    game->position_write = position_write;
    game->edit = edit;
    game->draw = draw;
    game->figures = figures;
}
