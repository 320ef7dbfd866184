/* narrow.c - Connect Four on one 64-bit word: (rows + 1) * cols up to 64. The classic board and all
 * flat boards with four in a line have kernels of their own, in which the shape is a constant. */
#include "games/connect4/connect4.h"

#include <math.h>

#define WORD uint64_t
#define State Narrow
#define LOAD(words) (words)
#define STORE(words, value) ((words) = (value))
#define COUNT(word) bits_count(word)

static uint64_t hash(const void *rules, const void *state) {
    (void)rules;
    const Narrow *s = state;
    /* mine + all is unique for a position: no column of the sum carries into the next. */
    return rng_mix(s->mine + s->all + s->mover * 0x9e3779b97f4a7c15u);
}

#include "games/connect4/lines.inc.h"
#include "games/connect4/kernel.inc.h"
#define LANES_RUN(b, biased, tally)                                                              \
    connect4_lanes((b)->rules, (b)->from, biased, (b)->seed, (b)->first, (b)->count, (b)->quiet, \
                   (b)->limit, tally)
#include "games/connect4/playout.inc.h"

/* Flat boards with bytes as columns and four in a line. */
static bool is_flat(const Rules *r) {
    return r->stride == 8 && r->length == 4 && !r->cylinder;
}

static bool is_classic(const Rules *r) {
    return is_flat(r) && r->height == 6 && r->width == 7;
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
KERNEL(any, shape_any(r))

#include "games/connect4/twin.inc.h"
TWIN(classic, CLASSIC)
TWIN(any, shape_any(r))

int64_t connect4_inlined_narrow(const Rules *r, const void *state, int depth) {
    return is_classic(r) ? classic_inlined(r, state, depth) : any_inlined(r, state, depth);
}

void connect4_install_narrow(const Rules *rules, Game *game) {
    install_common(game);
    if (is_classic(rules))
        classic_install(game);
    else if (is_flat(rules))
        flat_install(game);
    else
        any_install(game);
}

void connect4_lines_narrow(const Rules *r, const void *state, Lines *out) {
    if (is_classic(r))
        kernel_lines(r, CLASSIC, state, out);
    else
        kernel_lines(r, shape_any(r), state, out);
}

void connect4_run_narrow(const Rules *r, bool biased, const void *from, uint64_t seed,
                         uint64_t first, int64_t count, int max_plies, Playouts *out) {
    Batch b = {.rules = r,
               .from = from,
               .seed = seed,
               .first = first,
               .count = count,
               .limit = max_plies > 0 ? max_plies : INT32_MAX,
               .lanes = is_flat(r)};
    if (b.from->end)
        walk_nothing(&b, out);
    else if (is_classic(r) && biased)
        walks(&b, CLASSIC, true, out);
    else if (is_classic(r))
        walks(&b, CLASSIC, false, out);
    else
        walks(&b, shape_any(r), biased, out);
}

Move connect4_pick_narrow(const Rules *r, const void *state, Rng *rng) {
    return biased_column(r, shape_any(r), state, rng);
}
