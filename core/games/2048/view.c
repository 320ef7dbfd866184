/* view.c - the drawing of a 2048 board, what moved, and the keys that mean a slide. Cells are
 * numbered row by row from the top left. */
#include "games/2048/2048.h"

#define TILE(exponent, letter_)                                                           \
    {                                                                                     \
        .name = "t" #exponent, .title = "tile of exponent " #exponent, .letter = letter_, \
        .owner = -1                                                                       \
    }

/* Tiles by exponent; entry i has exponent i + 1. */
static const Piece palette[] = {
    TILE(1, '1'),  TILE(2, '2'),  TILE(3, '3'),  TILE(4, '4'),  TILE(5, '5'),  TILE(6, '6'),
    TILE(7, '7'),  TILE(8, '8'),  TILE(9, '9'),  TILE(10, 'a'), TILE(11, 'b'), TILE(12, 'c'),
    TILE(13, 'd'), TILE(14, 'e'), TILE(15, 'f'), TILE(16, 'g'), TILE(17, 'h')};

static int path(const Rules *, const void *, Move move, int which, int out[MAX_CLICKS]) {
    static const int keys[SLIDES] = {KEY_UP, KEY_LEFT, KEY_DOWN, KEY_RIGHT};
    if (which != 1 || move >= SLIDES) return 0;
    out[0] = keys[move];
    return 1;
}

/* What the last move did: where the tile of each cell went (-1 = there was none), and which cells
 * it made, the new tile's or those of merges. */
typedef struct Change {
    int to[CELLS_MAX];
    bool made[CELLS_MAX];
} Change;

static void find_change(const Rules *r, const Cells *before, Move last, Change *out) {
    Cells slid = *before;
    int came[CELLS_MAX] = {0};
    uint32_t gain;
    if (last >= SLIDES) {
        out->made[tile_cell(last)] = true;
        return;
    }
    g2048_slide(r, &slid, (int)last, &gain, out->to);
    for (int i = 0; i < r->size; i++)
        if (out->to[i] >= 0) out->made[out->to[i]] = ++came[out->to[i]] > 1;
}

static void view(const Rules *r, const void *state, const void *before, Move last, ViewSink *sink) {
    Cells board, old;
    Change change = {.made = {false}};
    bool moved = before && last != NO_MOVE;
    g2048_load(r, state, &board);
    if (moved) {
        g2048_load(r, before, &old);
        find_change(r, &old, last, &change);
    }
    if (sink->size) sink->size(sink->context, r->width, r->height, 1);
    for (int i = 0; i < r->size && sink->cell; i++) {
        char name[4] = {(char)('a' + i % r->width), (char)('0' + r->height - i / r->width), '\0'};
        int exponent = board.cell[i];
        Cell cell = {.id = i,
                     .x = i % r->width,
                     .y = r->height - 1 - i / r->width,
                     .piece = exponent - 1,
                     .click = -1,
                     .place = "cell",
                     .label = exponent ? REAL_TEXT(r->value[exponent]) : NULL,
                     .name = name};
        if (change.made[i]) cell.marks |= MARK_LAST;
        if (exponent >= r->goal) cell.marks |= MARK_WIN;
        sink->cell(sink->context, &cell);
    }
    if (!sink->motion || !moved) return;
    if (last >= SLIDES) sink->motion(sink->context, -1, tile_cell(last), tile_exponent(last) - 1);
    for (int i = 0; i < r->size && last < SLIDES; i++)
        if (change.to[i] >= 0 && change.to[i] != i)
            sink->motion(sink->context, i, change.to[i], old.cell[i] - 1);
}

static void pieces_on(const Rules *r, const void *state, signed char *out) {
    Cells board;
    g2048_load(r, state, &board);
    for (int i = 0; i < r->size; i++)
        out[i] = (signed char)(board.cell[i] - 1);
}

void g2048_install_view(Game *game) {
    const Rules *r = game->rules;
    game->view = view;
    game->pieces_on = pieces_on;
    game->path = path;
    game->palette = palette;
    game->pieces = r->limit < EXPONENT_MAX ? r->limit : EXPONENT_MAX - 1;
}
