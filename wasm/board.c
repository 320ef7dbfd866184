/* board.c - the functions of a board (core/plyscope_board.h) as one table: its address leaves the
 * module, and board.mjs, which knows their order, calls them through it. */
#include <emscripten.h>

#include "plyscope_board.h"

typedef void Function(void);

#define F(name) (Function *)ply_board_##name

/* clang-format off */
static Function *const functions[] = {
    F(new), F(free), F(observe), F(players), F(mover), F(moves),
    F(weight), F(play), F(undo), F(ply), F(result), F(key),
    F(text), F(read), F(position), F(about), F(evaluation), F(value),
    F(policy), F(playouts), F(seed), F(stream), F(random), F(below),
    F(roll), F(cells), F(word), F(pieces),
    F(efforts), F(record), F(recorded), F(events), F(window), F(worth), F(pause),
};
/* clang-format on */

EMSCRIPTEN_KEEPALIVE const void *ply_wasm_board(void);
EMSCRIPTEN_KEEPALIVE const void *ply_wasm_board(void) {
    return functions;
}
