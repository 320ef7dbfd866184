/* replies.h - random games by their first moves. A position is then worth what the best of these
 * moves brought, not the mean of all: the more above the mean, the fewer games there are. */
#ifndef PLY_SEARCH_REPLIES_H
#define PLY_SEARCH_REPLIES_H

#include "game/game.h"

/* The random games from one position that begin with the same move. */
typedef struct Reply {
    Move move;
    int64_t count;
    double sum[MAX_PLAYERS]; /* of results */
} Reply;

/* All of one position. */
typedef struct Replies {
    int count, room;
    Reply *rows;
} Replies;

/* Runs `count` playouts as PlayoutDef.run does, one by one, and adds each to its first move's row.
 * `line` has room for Game.max_plies moves. First moves for which there is no room are added to the
 * last row. */
void replies_run(Replies *replies, const PlayoutDef *policy, const Game *game, const void *params,
                 const void *from, uint64_t seed, uint64_t first, int64_t count, int max_plies,
                 Playouts *out, Move *line);

/* The row whose mean is best for `player`, the first of several; null when there is none. */
const Reply *replies_best(const Replies *replies, int player);

#endif
