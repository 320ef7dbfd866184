/* outcome.c - the evaluation that knows nothing but the end of the game. */
#include "game/game.h"

double game_outcome(const Game *game, const void *, const void *state, int player) {
    /* Points still to come: nothing is known of them, and nothing comes after the end. */
    if (game->traits & TRAIT_POINTS) return 0;
    if (game->status(game->rules, state) == ONGOING) return 0;
    return 100 * game->result(game->rules, state, player);
}

const EvalDef game_eval_outcome = {
    .row = {.name = "outcome",
            .title = "Outcome only",
            .doc = "+100 for a won game, -100 for a lost one, 0 for a draw and for every game that "
                   "is not over yet."},
    .role = EVAL_PLAIN,
    .outcome_only = true,
    .value = game_outcome};
