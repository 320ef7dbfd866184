/* playout.c - the playout policies of Connect Four as rows; the kernels stand in playout.inc.h. */
#include "games/connect4/connect4.h"

static void run(const Game *game, bool biased, const void *from, uint64_t seed, uint64_t first,
                int64_t count, int max_plies, Playouts *out) {
    const Rules *r = game->rules;
    Batch batch = {.rules = r,
                   .from = from,
                   .seed = seed,
                   .first = first,
                   .count = count,
                   .limit = max_plies > 0 ? max_plies : INT32_MAX};
    if (r->words == 1 ? ((const Narrow *)from)->end : ((const Broad *)from)->end)
        game_playout_uniform.run(game, NULL, from, seed, first, count, max_plies, out);
    else
        r->kernels->run(batch, biased, out);
}

static void run_uniform(const Game *game, const void *, const void *from, uint64_t seed,
                        uint64_t first, int64_t count, int max_plies, Playouts *out) {
    run(game, false, from, seed, first, count, max_plies, out);
}

static void run_biased(const Game *game, const void *, const void *from, uint64_t seed,
                       uint64_t first, int64_t count, int max_plies, Playouts *out) {
    run(game, true, from, seed, first, count, max_plies, out);
}

static Move pick_biased(const Game *game, const void *, const void *state, Rng *rng) {
    return game->rules->kernels->pick(game->rules, state, rng);
}

static const PlayoutDef uniform = {.row = {.name = "uniform",
                                           .title = "Uniform random",
                                           .doc = "Every open column is equally likely."},
                                   .role = EVAL_PLAIN,
                                   .run = run_uniform,
                                   .pick = game_pick_uniform};

static const PlayoutDef biased = {
    .row = {.name = "biased",
            .title = "Win or block",
            .doc =
                "Completes a line where it can, else stops the other side from completing one at "
                "its next move, else plays a random open column. Several such columns are "
                "equally likely."},
    .role = EVAL_STRONG,
    .run = run_biased,
    .pick = pick_biased};

const Row *const connect4_playouts[] = {&uniform.row, &biased.row, NULL};
