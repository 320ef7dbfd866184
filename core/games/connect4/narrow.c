/* narrow.c - Connect Four on one 64-bit word: (rows + 1) * cols up to 64. The classic board and all
 * flat boards with four in a line have kernels of their own, in which the shape is a constant; the
 * rest is in any.c. */
#include "games/connect4/connect4.h"

#define WORD uint64_t
#define State Narrow
#define LOAD(words) (words)
#define STORE(words, value) ((words) = (value))
#define COUNT(word) bits_count(word)

#include "games/connect4/lines.inc.h"
#define FIRST(word) bits_first(word)

#include "games/connect4/zugzwang.inc.h"
#include "games/connect4/bounds.inc.h"
#include "games/connect4/kernel.inc.h"
#include "games/connect4/playout.inc.h"

KERNEL(classic, SHAPE_CLASSIC)
KERNEL(flat, SHAPE_FLAT(r->height, r->width))

static void classic_lines(const Rules *r, const void *state, Lines *out) {
    kernel_lines(r, SHAPE_CLASSIC, state, out);
}

static void classic_run(Batch b, bool biased, Playouts *out) {
    if (biased)
        walks(b, SHAPE_CLASSIC, true, out);
    else
        walks(b, SHAPE_CLASSIC, false, out);
}

static Move classic_pick(const Rules *r, const void *state, bool careful, Rng *rng) {
    return biased_column(r, SHAPE_CLASSIC, careful, state, rng);
}

static bool classic_bounds(const Rules *r, const void *state, GameBounds *out) {
    const Narrow *from = state;
    return bounds_of(r, SHAPE_CLASSIC, from->mine, from->all, bits_count(from->all), out);
}

void connect4_install_narrow(Rules *r, Game *game) {
    static const Kernels kernels = {classic_lines, classic_run, classic_pick};
    connect4_install_any(r, game);
    if (connect4_is_classic(r)) {
        r->kernels = &kernels;
        classic_install(game);
        game->bounds = classic_bounds;
    } else if (connect4_is_flat(r)) {
        flat_install(game);
    }
}
