/* playout.c - uniform playouts for any game, through moves and play. */
#include "game/playout.inc.h"

static Move pick(const Game *game, const void *params, const void *state, Rng *rng) {
    (void)params;
    Move moves[game->max_moves];
    int count = game->moves(game->rules, state, moves);
    return moves[rng_below(rng, (uint32_t)count)];
}

/* Plays one playout in `state` (holds the first state, ends as the last); returns its plies. `line`
 * (may be null) receives the moves. */
static int walk(const Game *game, void *state, uint64_t seed, uint64_t index, int max_plies,
                Move *moves, Move *line, bool *cut) {
    Rng rng = rng_stream(seed, index);
    int plies = 0;
    Status status = game->status(game->rules, state);
    while (status == ONGOING && (max_plies <= 0 || plies < max_plies)) {
        Move move;
        if ((game->traits & TRAIT_CHANCE) && game->mover(game->rules, state) == CHANCE) {
            move = game_chance_draw(game, state, &rng, moves);
        } else {
            int count = game->moves(game->rules, state, moves);
            move = moves[rng_below(&rng, (uint32_t)count)];
        }
        if (line) line[plies] = move;
        status = game->play(game->rules, state, state, move);
        plies++;
    }
    *cut = status == ONGOING;
    return plies;
}

/* Utility of the last state of a playout. */
static double utility(const Game *game, const void *state, bool cut, int player) {
    return cut ? game_points(game, state, player) : game->result(game->rules, state, player);
}

static void run(const Game *game, const void *params, const void *from, uint64_t seed,
                uint64_t first, int64_t count, int max_plies, Playouts *out) {
    (void)params;
    uint64_t state[(game->state_size + 7) / 8];
    Move moves[game->max_moves];
    PlayoutBest best = {0};
    bool cut;
    for (int64_t i = 0; i < count; i++) {
        memcpy(state, from, game->state_size);
        int plies = walk(game, state, seed, first + (uint64_t)i, max_plies, moves, NULL, &cut);
        double results[MAX_PLAYERS];
        for (int player = 0; player < game->players; player++)
            results[player] = utility(game, state, cut, player);
        playout_fold(out, game->players, results, plies, cut);
        if (out->best_line) playout_best(&best, i, results[out->best_player]);
    }
    if (out->cut_state && count > 0) memcpy(out->cut_state, state, game->state_size);
    if (playout_wants_line(out, &best)) {
        memcpy(state, from, game->state_size);
        out->best_length = walk(game, state, seed, first + (uint64_t)best.index, max_plies, moves,
                                out->best_line, &cut);
        out->best_value = best.value;
    }
}

const PlayoutDef game_playout_uniform = {.row = {.name = "uniform",
                                                 .title = "uniform random",
                                                 .doc = "Every legal move is equally likely."},
                                         .role = EVAL_PLAIN,
                                         .run = run,
                                         .pick = pick};
