/* playout.c - the playout policies of Connect Four as rows; the kernels stand in playout.inc.h. */
#include "games/connect4/connect4.h"

typedef enum Policy { UNIFORM, BIASED, CAREFUL } Policy;

static void run(const Game *game, Policy policy, const void *from, uint64_t seed, uint64_t first,
                int64_t count, int max_plies, Playouts *out) {
    const Rules *r = game->rules;
    Batch batch = {.rules = r,
                   .from = from,
                   .seed = seed,
                   .first = first,
                   .count = count,
                   .careful = policy == CAREFUL,
                   .limit = max_plies > 0 ? max_plies : INT32_MAX};
    if (r->words == 1 ? ((const Narrow *)from)->end : ((const Broad *)from)->end)
        game_playout_uniform.run(game, NULL, from, seed, first, count, max_plies, out);
    else
        r->kernels->run(batch, policy != UNIFORM, out);
}

static void run_uniform(const Game *game, const void *, const void *from, uint64_t seed,
                        uint64_t first, int64_t count, int max_plies, Playouts *out) {
    run(game, UNIFORM, from, seed, first, count, max_plies, out);
}

static void run_biased(const Game *game, const void *, const void *from, uint64_t seed,
                       uint64_t first, int64_t count, int max_plies, Playouts *out) {
    run(game, BIASED, from, seed, first, count, max_plies, out);
}

static void run_careful(const Game *game, const void *, const void *from, uint64_t seed,
                        uint64_t first, int64_t count, int max_plies, Playouts *out) {
    run(game, CAREFUL, from, seed, first, count, max_plies, out);
}

static Move pick_biased(const Game *game, const void *, const void *state, Rng *rng) {
    return game->rules->kernels->pick(game->rules, state, false, rng);
}

static Move pick_careful(const Game *game, const void *, const void *state, Rng *rng) {
    return game->rules->kernels->pick(game->rules, state, true, rng);
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

static const PlayoutDef careful = {
    .row = {.name = "careful",
            .title = "Win or block, give no win away",
            .doc = "As biased, but a column is left alone where the other side would win with the "
                   "next disc on top, as long as there is another one. Better games, fewer a "
                   "second."},
    .role = EVAL_OTHER,
    .run = run_careful,
    .pick = pick_careful};

const Row *const connect4_playouts[] = {&uniform.row, &biased.row, &careful.row, NULL};
