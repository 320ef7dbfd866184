/* always.c - the same move again and again.
 *
 *     choose(state): the move that is named, while it is legal; then the player cannot go on
 *
 * The example program of the Tron lab is a rider that always goes up: always(move=u). It shows what
 * the least player looks like (all that a searcher needs is here), and that a match against it is
 * no test of strength: it makes the ten steps of the lab. */
#include "searchers/common/choose.h"

#include "searchers/messages.def"

typedef struct Options {
    Limits limits;
    char move[24];
} Options;

/* clang-format off */
static const Param params[] = {
    PARAM_TEXT(Options, move, "", .title = "Move",
               .doc = "The move as `play` reads it: u in Tron, 4 in Connect Four. Where it is not "
                      "legal the player cannot go on. Without one the first legal move is "
                      "played."),
    SEARCH_LIMITS(Options),
    PARAM_END};
/* clang-format on */

static Step step(Search *search, int64_t budget) {
    Choosing *data = search->data;
    const Options *options = search->options;
    Err unused;
    Step end;
    if (!choose_now(data, budget, &end)) return end;
    err_clear(&search->failure);
    if (!*options->move)
        data->best = data->moves[0];
    else if (!game_move_read(search->game, search->root, options->move, &data->best, &unused))
        err_set(&search->failure, move_not_legal_here, options->move);
    return STEP_DONE;
}

const SearcherDef searcher_always = {
    .row = {.name = "always",
            .title = "Always the same move",
            .doc = "Plays one and the same move while it is legal; then it cannot go on, and has "
                   "lost a game of several players. The smallest example of a player: in Tron "
                   "always(move=u) rides up until it is stuck.",
            .params = params,
            .size = sizeof(Options)},
    CHOOSE_SLOTS,
    .step = step};
