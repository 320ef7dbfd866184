/* playout.c - playouts for any game, through moves and play.
 *
 * The lists of moves and the state stand on the stack, as large as the game says (Game.max_moves,
 * state_size): a policy has no memory of its own, and within a step nothing may be allocated. */
#include "game/playout.inc.h"

Move game_pick_uniform(const Game *game, const void *, const void *state, Rng *rng) {
    Move moves[game->max_moves];
    int count = game->moves(game->rules, state, moves);
    return moves[rng_below(rng, (uint32_t)count)];
}

/* A policy and where its moves go. */
typedef struct Policy {
    GamePick *pick;
    const void *params;
    int (*cell_of)(Move move);
} Policy;

/* Plays one playout in `state` (holds the first state, ends as the last); returns its plies. `line`
 * and `cells` (may be null) receive the moves and count the cells that they go to. */
static int walk(const Game *game, const Policy *policy, void *state, uint64_t seed, uint64_t index,
                int max_plies, Move *moves, Move *line, uint32_t *cells, bool *cut) {
    Rng rng = rng_stream(seed, index);
    int plies = 0;
    Status status = game->status(game->rules, state);
    while (status == ONGOING && (max_plies <= 0 || plies < max_plies)) {
        Move move;
        if ((game->traits & TRAIT_CHANCE) && game->mover(game->rules, state) == CHANCE)
            move = game_chance_draw(game, state, &rng, moves);
        else
            move = policy->pick(game, policy->params, state, &rng);
        if (line) line[plies] = move;
        int cell = cells && policy->cell_of ? policy->cell_of(move) : -1;
        if (cell >= 0) cells[cell]++;
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

void game_playout_by(const Game *game, GamePick *pick, int (*cell_of)(Move move),
                     const void *params, const void *from, uint64_t seed, uint64_t first,
                     int64_t count, int max_plies, Playouts *out) {
    const Policy policy = {pick, params, cell_of};
    uint64_t state[(game->state_size + 7) / 8];
    Move moves[game->max_moves];
    PlayoutBest best = {0};
    bool cut;
    for (int64_t i = 0; i < count; i++) {
        memcpy(state, from, game->state_size);
        int plies = walk(game, &policy, state, seed, first + (uint64_t)i, max_plies, moves, NULL,
                         out->cells, &cut);
        double results[MAX_PLAYERS];
        for (int player = 0; player < game->players; player++)
            results[player] = utility(game, state, cut, player);
        playout_fold(out, game->players, results, plies, cut);
        if (out->best_line) playout_best(&best, i, results[out->best_player]);
    }
    if (out->cut_state && count > 0) memcpy(out->cut_state, state, game->state_size);
    if (playout_wants_line(out, &best)) {
        memcpy(state, from, game->state_size);
        out->best_length = walk(game, &policy, state, seed, first + (uint64_t)best.index, max_plies,
                                moves, out->best_line, NULL, &cut);
        out->best_value = best.value;
    }
}

static void run_uniform(const Game *game, const void *params, const void *from, uint64_t seed,
                        uint64_t first, int64_t count, int max_plies, Playouts *out) {
    game_playout_by(game, game_pick_uniform, NULL, params, from, seed, first, count, max_plies,
                    out);
}

const PlayoutDef game_playout_uniform = {.row = {.name = "uniform",
                                                 .title = "Uniform random",
                                                 .doc = "Every legal move is equally likely."},
                                         .role = EVAL_PLAIN,
                                         .run = run_uniform,
                                         .pick = game_pick_uniform};
