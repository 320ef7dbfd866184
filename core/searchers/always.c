/* always.c - the same move again and again.
 *
 *     choose(state): the move that is named, while it is legal; else the first one
 *
 * The example program of the Tron lab is a rider that always goes up: always(move=u). It shows what
 * the least player looks like (all that a searcher needs is here), and that a match against it is
 * no test of strength. */
#include "search/search.h"

typedef struct Options {
    Limits limits;
    char move[24];
} Options;

typedef struct Data {
    Move *moves;
    int count;
    Move best; /* NO_MOVE before the step */
} Data;

/* clang-format off */
static const Param params[] = {
    PARAM_TEXT(Options, move, "", .title = "Move",
               .doc = "The move as `play` reads it: u in Tron, 4 in Connect Four. Where it is not "
                      "legal, and without one, the first legal move is played."),
    SEARCH_LIMITS(Options),
    PARAM_END};
/* clang-format on */

static bool open(Search *search, Err *err) {
    Data *data = ARENA_NEW(search->arena, Data, 1, err);
    if (!data) return false;
    data->moves = ARENA_NEW(search->arena, Move, search->game->max_moves, err);
    search->data = data;
    return data->moves != NULL;
}

static void begin(Search *search, const void *state) {
    Data *data = search->data;
    data->count = search->game->moves(search->game->rules, state, data->moves);
    data->best = NO_MOVE;
}

static Step step(Search *search, int64_t budget) {
    Data *data = search->data;
    const Options *options = search->options;
    Err unused;
    if (data->best != NO_MOVE) return STEP_DONE;
    if (budget < 1) return STEP_MORE;
    if (!game_move_read(search->game, search->root, options->move, &data->best, &unused))
        data->best = data->moves[0];
    return STEP_DONE;
}

static void report(const Search *search, Report *out) {
    const Data *data = search->data;
    report_unvalued(out, data->moves, data->count, data->best);
}

const SearcherDef searcher_always = {
    .row = {.name = "always",
            .title = "Always the same move",
            .doc = "Plays one and the same move while it is legal. The smallest example of a "
                   "player: in Tron always(move=u) rides up until it is stuck.",
            .params = params,
            .size = sizeof(Options)},
    .accepts = TRAIT_ANY,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report};
