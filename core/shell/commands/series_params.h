/* series_params.h - options that commands of many games share, as rows of SeriesRequest. */
#ifndef PLY_SHELL_SERIES_PARAMS_H
#define PLY_SHELL_SERIES_PARAMS_H

#include "base/param.h"
#include "play/series/match.h"

/* clang-format off */
#define SERIES_PARAMS(games_init, ...) /* ..., title and doc of `games` */                         \
    PARAM_INT(SeriesRequest, games, games_init, 1, 1e8, __VA_ARGS__),                              \
    PARAM_INT(SeriesRequest, openings, 0, 0, 1000,                                                 \
              .unit = "plies", .unit_one = "ply",                                                  \
              .title = "Random opening moves",                                                     \
              .doc = "Random moves before the players take over; every opening is played twice "   \
                     "with sides swapped."),                                                       \
    PARAM_INT(SeriesRequest, seed, -1, -1, 9007199254740991.0, .title = "Random seed",             \
              .doc = "Seed of the whole experiment; -1 = the session's."),                         \
    PARAM_INT(SeriesRequest, pool, 0, 0, 256, .title = "Units out at a time",                      \
              .doc = "Units that may be out with the host at a time; 0 = play them here.")
#define EFFORT_PARAMS                                                                              \
    PARAM_REAL(SeriesRequest, fair, 0, 0, 100, .title = "Largest opening advantage",               \
               .doc = "Largest advantage that an opening may give, in hundredths of a win by the " \
                      "game's strong evaluation (Tron: territories); others are drawn again. "     \
                      "0 = any opening will do."),                                                 \
    PARAM_TIME(SeriesRequest, time, 0, 3600, .title = "Time per move",                             \
               .doc = "Limit a move. A player that takes a tenth and 50 ms more is late and "      \
                      "loses, whatever limit it has of its own. 0 = no limit."),                   \
    PARAM_INT(SeriesRequest, nodes, 0, 0, 1e15, .flags = PARAM_LOG,                                \
              .title = "Equal effort per move",                                                    \
              .doc = "Equal effort: nodes a move, or playouts for players that count those, "      \
                     "where a player has no such limit of its own. 0 = no limit.")
/* clang-format on */

#endif
