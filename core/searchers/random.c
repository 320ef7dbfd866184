/* random.c - a move drawn by chance.
 *
 *     choose(state): one of moves(state), drawn by a playout policy; each equally likely by default
 *
 * The yardstick of every other player: what does not beat it has understood nothing. With another
 * policy it is the player that random games are made of: in Connect Four one that wins and blocks
 * at once, the first of the three players of the puissance4 package (woctezuma), which calls it
 * Random. The draw comes from the seed and the position, so that the same line gives the same game;
 * two positions of one game do not share their numbers. It works in one step of one node, and needs
 * nothing but the rules, hence it plays every game. */
#include "search/search.h"

typedef struct Options {
    Limits limits;
    Choice playout;
} Options;

typedef struct Data {
    Move *moves;
    int count;
    Move best; /* NO_MOVE before the step */
} Data;

/* clang-format off */
static const Param params[] = {
    PARAM_SPEC(Options, playout, "plain", "playout", .title = "Random game policy",
               .doc = "How a move is drawn: plain gives each the same probability; the policies "
                      "of random games look for wins, blocks and the like."),
    SEARCH_LIMITS(Options),
    PARAM_END};

static const Preset presets[] = {
    {.name = "biased", .title = "Biased", .values = "playout=strong",
     .doc = "Draws by the best policy of random games. In Connect Four it wins and blocks at once, "
            "gaps included: the player that the puissance4 package calls Random."},
    {.name = NULL}};
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
    if (data->best != NO_MOVE) return STEP_DONE;
    if (budget < 1) return STEP_MORE;
    Rng rng = rng_stream(search_seed(search), 0);
    const Options *options = search->options;
    const PlayoutDef *policy = (const PlayoutDef *)options->playout.row;
    data->best = policy->pick(search->game, options->playout.values, search->root, &rng);
    return STEP_DONE;
}

static void report(const Search *search, Report *out) {
    const Data *data = search->data;
    report_unvalued(out, data->moves, data->count, data->best);
}

const SearcherDef searcher_random = {
    .row = {.name = "random",
            .title = "Random",
            .doc =
                "Plays any legal move, each with the same probability or as a policy of random "
                "games draws it. It looks at nothing further and is the yardstick for all others.",
            .params = params,
            .presets = presets,
            .size = sizeof(Options),
            .aliases = (const char *const[]){"Randy", NULL}},
    .roles = {[ROLE_BASELINE] = ""},
    .accepts = TRAIT_ANY,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report};
