/* registry.presets.c - general searchers with presets of their own in one game.
 *
 * A searcher knows no game, so its presets suit the games it was tuned on. Where another game wants
 * quite other settings, the searcher stands here once more with presets for that game; its parameters
 * and their defaults are the same.
 *
 * Amazons. Random games say little before the board falls apart, an evaluation says much; whole moves
 * are thousands, moves in two steps some dozens. So the better levels of uct evaluate instead of playing
 * random games (tools/experiments/amazons-parts measures what each part is worth). */
#include "searchers/uct.h"

/* clang-format off */
#define AMAZONS "leaf=eval,prior=1,expand=0,stages=yes,c=0.1,width=5"

static const Preset amazons_uct[] = {
    {.name = "beginner", .title = "Beginner", .values = "sims=3000,solve=no",
     .doc = "Three thousand random games, about one for every first move: sees what is likely."},
    {.name = "easy", .title = "Easy", .values = "sims=10," AMAZONS,
     .doc = "Evaluates its own moves and a few answers."},
    {.name = "medium", .title = "Medium", .values = "sims=300," AMAZONS,
     .doc = "Some milliseconds a move; plans a territory."},
    {.name = "hard", .title = "Hard", .values = "sims=5k," AMAZONS,
     .doc = "A tenth of a second a move."},
    {.name = "expert", .title = "Expert", .values = "sims=100k,memory=256," AMAZONS,
     .doc = "The strongest settings known: evaluates instead of playing random games, chooses a "
            "queen's move and then her arrow, opens good moves first. A second or two a move."},
    {.name = "strong", .title = "Strong", .values = "memory=256," AMAZONS,
     .doc = "The settings of `expert` at any number of descents."},
    {.name = "document", .title = "As in the other games",
     .values = "sims=7,c=0.01,playouts=8,playout=strong,cut=30,reward=signed,solve=no,reflex=yes,"
               "reuse=yes,final=score",
     .doc = "The settings of the Connect Four package that another source document describes."},
    {.name = NULL}};
/* clang-format on */

extern const SearcherDef searcher_amazons_uct;
const SearcherDef searcher_amazons_uct = {
    .row = {.name = "uct",
            .title = "UCT for Amazons",
            .doc = "Monte Carlo tree search with levels for Amazons. As everywhere it plays random "
                   "games unless it is told to evaluate; its better levels evaluate positions "
                   "instead, and choose a move in two steps, the queen's move and then the arrow.",
            .params = uct_params,
            .size = sizeof(UctOptions),
            .presets = amazons_uct},
    UCT_SLOTS};
