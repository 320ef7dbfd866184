/* narrow.c - Connect Four on one 64-bit word: (rows + 1) * cols up to 64. The classic board and all
 * flat boards with four in a line have kernels of their own, in which the shape is a constant; the
 * rest is in any.c. */
#include "games/connect4/connect4.h"

#define WORD uint64_t
#define State Narrow
#define LOAD(words) (words)
#define STORE(words, value) ((words) = (value))
#define COUNT(word) bits_count(word)

#define KERNELS_ONLY
#include "games/connect4/lines.inc.h"
#include "games/connect4/kernel.inc.h"
#include "games/connect4/playout.inc.h"

KERNEL(classic, SHAPE_CLASSIC)
KERNEL(flat, SHAPE_FLAT(r->height, r->width))

void connect4_install_narrow(const Rules *rules, Game *game) {
    connect4_install_any(game);
    if (connect4_is_classic(rules))
        classic_install(game);
    else if (connect4_is_flat(rules))
        flat_install(game);
}

void connect4_lines_narrow(const Rules *r, const void *state, Lines *out) {
    if (connect4_is_classic(r))
        kernel_lines(r, SHAPE_CLASSIC, state, out);
    else
        connect4_lines_any(r, state, out);
}

void connect4_run_narrow(const Batch *b, bool biased, Playouts *out) {
    if (!connect4_is_classic(b->rules))
        connect4_run_any(b, biased, out);
    else if (biased)
        walks(b, SHAPE_CLASSIC, true, out);
    else
        walks(b, SHAPE_CLASSIC, false, out);
}
