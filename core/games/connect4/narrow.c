/* narrow.c - Connect Four on one 64-bit word: (rows + 1) * cols up to 64. The classic board and all
 * flat boards with four in a line have kernels of their own, in which the shape is a constant; the
 * rest is in any.c. */
#include "games/connect4/connect4.h"

#include <math.h>

#define WORD uint64_t
#define State Narrow
#define LOAD(words) (words)
#define STORE(words, value) ((words) = (value))
#define COUNT(word) bits_count(word)

#define KERNELS_ONLY
#include "games/connect4/lines.inc.h"
#include "games/connect4/kernel.inc.h"
#define LANES_RUN(b, biased, tally)                                                              \
    connect4_lanes((b)->rules, (b)->from, biased, (b)->seed, (b)->first, (b)->count, (b)->quiet, \
                   (b)->limit, tally)
#include "games/connect4/playout.inc.h"

static bool is_classic(const Rules *r) {
    return connect4_is_flat(r) && r->height == 6 && r->width == 7;
}

#define FLAT(height_, width_)      \
    ((Shape){.height = height_,    \
             .width = width_,      \
             .length = 4,          \
             .stride = 8,          \
             .bits = 8 * (width_), \
             .horizontal = true,   \
             .diagonal = true})
#define CLASSIC FLAT(6, 7)

KERNEL(classic, CLASSIC)
KERNEL(flat, FLAT(r->height, r->width))

void connect4_install_narrow(const Rules *rules, Game *game) {
    connect4_install_any(game);
    if (is_classic(rules))
        classic_install(game);
    else if (connect4_is_flat(rules))
        flat_install(game);
}

void connect4_lines_narrow(const Rules *r, const void *state, Lines *out) {
    if (is_classic(r))
        kernel_lines(r, CLASSIC, state, out);
    else
        connect4_lines_any(r, state, out);
}

void connect4_run_narrow(const Rules *r, bool biased, const void *from, uint64_t seed,
                         uint64_t first, int64_t count, int max_plies, Playouts *out) {
    const State *state = from;
    if (!is_classic(r) || state->end) {
        connect4_run_any(r, biased, from, seed, first, count, max_plies, out);
        return;
    }
    Batch b = {.rules = r,
               .from = state,
               .seed = seed,
               .first = first,
               .count = count,
               .limit = max_plies > 0 ? max_plies : INT32_MAX,
               .lanes = true};
    if (biased)
        walks(&b, CLASSIC, true, out);
    else
        walks(&b, CLASSIC, false, out);
}
