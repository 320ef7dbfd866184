/* view.c - the drawing of an Amazons board and the three clicks that mean a move: queen, target,
 * arrow. */
#include "games/amazons/amazons.h"

#include <string.h>

static int path(const Rules *, const void *, Move move, int which, int out[MAX_CLICKS]) {
    out[0] = amazons_from(move);
    out[1] = amazons_to(move);
    out[2] = amazons_arrow(move);
    return which ? 0 : 3;
}

/* WHITE, BLACK, 2 an arrow, -1 nothing. */
static int piece_on(const State *s, int cell) {
    if (set_has(amazons_queens(s, WHITE), cell)) return WHITE;
    if (set_has(amazons_queens(s, BLACK), cell)) return BLACK;
    return set_has(amazons_arrows(s), cell) ? 2 : -1;
}

char amazons_letter(const State *s, int cell) {
    return ".WBx"[1 + piece_on(s, cell)];
}

static void view(const Rules *r, const void *state, const void *before, Move last, ViewSink *sink) {
    const State *s = state;
    Set marked = 0;
    if (before && last != NO_MOVE)
        marked = set_cell(amazons_from(last)) | set_cell(amazons_to(last)) |
                 set_cell(amazons_arrow(last));
    if (sink->size) sink->size(sink->context, r->width, r->height, 1);
    for (int id = 0; id < r->cells && sink->cell; id++) {
        char name[8];
        Writer writer;
        writer_fixed(&writer, name, sizeof name);
        game_write_cell(&writer, r->x[id], r->y[id]);
        Cell cell = {.id = id,
                     .x = r->x[id],
                     .y = r->y[id],
                     .piece = piece_on(s, id),
                     .click = id,
                     .place = "cell",
                     .name = name};
        if (set_has(marked, id)) cell.marks |= MARK_LAST;
        sink->cell(sink->context, &cell);
    }
    if (before && last != NO_MOVE && sink->motion) {
        sink->motion(sink->context, amazons_from(last), amazons_to(last),
                     (int)((const State *)before)->mover);
        sink->motion(sink->context, -1, amazons_arrow(last), 2);
    }
}

static void pieces_on(const Rules *r, const void *state, signed char *out) {
    const State *s = state;
    const Set sets[3] = {amazons_queens(s, WHITE), amazons_queens(s, BLACK), amazons_arrows(s)};
    memset(out, -1, (size_t)r->cells);
    for (int piece = 0; piece < 3; piece++)
        for (Set left = sets[piece]; left; left = set_rest(left))
            out[set_first(left)] = (signed char)piece;
}

void amazons_install_view(Game *game) {
    game->view = view;
    game->pieces_on = pieces_on;
    game->path = path;
}
