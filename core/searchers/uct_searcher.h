/* uct_searcher.h - uct as a row, for games that give it presets of their own
 * (core/registry.presets.c). */
#ifndef PLY_SEARCHERS_UCT_SEARCHER_H
#define PLY_SEARCHERS_UCT_SEARCHER_H

#include "searchers/uct.h"

extern const Param uct_params[];
extern const Preset uct_presets[];
/* clang-format off */
/* Rows of every list of presets of uct for random games, after `strong`. */
#define UCT_MORE_PRESETS \
    {.name = "mixed", .title = "Mixed strategy", .values = "sims=20k,select=regret,mix=yes", \
     .doc = "For games with simultaneous moves: regret matching, and a move that cannot be " \
            "foreseen."}, \
    {.name = "document", .title = "As in the Connect Four package", \
     .values = "sims=7,c=0.01,playouts=8,playout=strong,cut=30,leaf=reply,reward=signed," \
               "solve=no,reflex=yes,reuse=yes,final=score", \
     .doc = "The settings of the puissance4 package: very few descents, almost no exploration, " \
            "and positions valued by the best of the first moves that random games try. The " \
            "package trains in 200 games: train=200."}
/* clang-format on */
/* What every description of uct begins with. */
#define UCT_DOC                                                                                   \
    "Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and "    \
    "returns more often to the moves that did well, on both sides. It needs no knowledge of the " \
    "game "

#ifdef _OPENMP
#define UCT_CLOSE .close = uct_close,
#else
#define UCT_CLOSE
#endif

/* clang-format off */
#define UCT_SEARCHER(named, described, list)                                                       \
    {.row = {.name = "uct", .title = named, .doc = described, .params = uct_params,                \
             .size = sizeof(UctOptions), .presets = list},                                         \
     .roles = {[ROLE_OPPONENT] = "", [ROLE_ANALYST] = "preset=strong", [ROLE_JUDGE] = "sims=10k",  \
               [ROLE_CURVE] = "sims=10..10000:log4"},                                              \
     .accepts = TRAIT_ANY, .unfit = uct_unfit, .open = uct_open, .begin = uct_begin,               \
     UCT_CLOSE .step = uct_step, .report = uct_report, .retune = uct_retune,                       \
     .tree = uct_export, .node_stats = uct_node_stats, .descent = uct_descent, .help = &uct_help}
/* clang-format on */

#endif
