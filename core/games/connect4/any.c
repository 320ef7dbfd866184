/* any.c - Connect Four on one 64-bit word in the shapes without kernels of their own, and what all
 * shapes share. */
#include "games/connect4/connect4.h"

#include <math.h>

#define INLINE SHARED
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

KERNEL(any, shape_any(r))

void connect4_install_any(Game *game) {
    install_common(game);
    any_install(game);
}

void connect4_lines_any(const Rules *r, const void *state, Lines *out) {
    kernel_lines(r, shape_any(r), state, out);
}

void connect4_run_any(const Rules *r, bool biased, const void *from, uint64_t seed, uint64_t first,
                      int64_t count, int max_plies, Playouts *out) {
    Batch b = {.rules = r,
               .from = from,
               .seed = seed,
               .first = first,
               .count = count,
               .limit = max_plies > 0 ? max_plies : INT32_MAX,
               .lanes = connect4_is_flat(r)};
    if (b.from->end)
        walk_nothing(&b, out);
    else
        walks(&b, shape_any(r), biased, out);
}

Move connect4_pick_any(const Rules *r, const void *state, Rng *rng) {
    return biased_column(r, shape_any(r), state, rng);
}
