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
#include "searchers/common/choose.h"

typedef struct Options {
    Limits limits;
    Choice playout;
} Options;

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

static Step step(Search *search, int64_t budget) {
    Choosing *data = search->data;
    Step end;
    if (!choose_now(data, budget, &end)) return end;
    Rng rng = rng_stream(search_seed(search), 0);
    const Options *options = search->options;
    const PlayoutDef *policy = (const PlayoutDef *)options->playout.row;
    data->best = policy->pick(search->game, options->playout.values, search->root, &rng);
    return STEP_DONE;
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
    CHOOSE_SLOTS,
    .step = step};
