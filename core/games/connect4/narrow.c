/* narrow.c - Connect Four on one 64-bit word: (rows + 1) * cols up to 64. The classic board and all
 * flat boards with four in a line have kernels of their own, in which the shape is a constant. */
#include "games/connect4/connect4.h"

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

#include "games/connect4/kernel.inc.h"
#include "games/connect4/playout.inc.h"

static bool is_classic(const Rules *r) {
    return r->stride == 7 && r->width == 7 && r->length == 4 && !r->cylinder;
}

static bool is_flat4(const Rules *r) {
    return r->length == 4 && !r->cylinder && r->width <= 8;
}

/* clang-format off */
#define CLASSIC ((Shape){.stride = 7, .width = 7, .length = 4, .bits = 49,                          \
                         .horizontal = true, .diagonal = true})
#define FLAT4   ((Shape){.stride = r->stride, .width = r->width, .length = 4, .bits = r->bits,      \
                         .horizontal = true, .diagonal = true})
/* clang-format on */

KERNEL(classic, CLASSIC)
KERNEL(flat4, FLAT4)
KERNEL(any, shape_any(r))

void connect4_install_narrow(const Rules *rules, Game *game) {
    install_common(game);
    if (is_classic(rules))
        classic_install(game);
    else if (is_flat4(rules))
        flat4_install(game);
    else
        any_install(game);
}

void connect4_lines_narrow(const Rules *r, const void *state, Lines *out) {
    if (is_classic(r))
        kernel_lines(r, CLASSIC, state, out);
    else
        kernel_lines(r, shape_any(r), state, out);
}

void connect4_uniform_narrow(const Game *game, const void *params, const void *from, uint64_t seed,
                             uint64_t first, int64_t count, int max_plies, Playouts *out) {
    const Rules *r = game->rules;
    (void)params;
    if (status(r, from) == OVER)
        walk_nothing(game, from, count, out);
    else if (is_classic(r))
        walks(r, CLASSIC, false, from, seed, first, count, max_plies, out);
    else
        walks(r, shape_any(r), false, from, seed, first, count, max_plies, out);
}

void connect4_biased_narrow(const Game *game, const void *params, const void *from, uint64_t seed,
                            uint64_t first, int64_t count, int max_plies, Playouts *out) {
    const Rules *r = game->rules;
    (void)params;
    if (status(r, from) == OVER)
        walk_nothing(game, from, count, out);
    else if (is_classic(r))
        walks(r, CLASSIC, true, from, seed, first, count, max_plies, out);
    else
        walks(r, shape_any(r), true, from, seed, first, count, max_plies, out);
}

Move connect4_pick_narrow(const Rules *r, const void *state, Rng *rng) {
    return biased_column(r, shape_any(r), state, rng);
}
