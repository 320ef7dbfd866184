/* replies.c - random games by their first moves. */
#include "search/replies.h"

void replies_run(Replies *replies, const PlayoutDef *policy, const Game *game, const void *params,
                 const void *from, uint64_t seed, uint64_t first, int64_t count, int max_plies,
                 Playouts *out, Move *line) {
    double before[MAX_PLAYERS];
    Move *kept = out->best_line;
    out->best_line = line;
    for (int64_t i = 0; i < count; i++) {
        for (int player = 0; player < game->players; player++)
            before[player] = out->sum[player];
        out->best_length = 0;
        policy->run(game, params, from, seed, first + (uint64_t)i, 1, max_plies, out);
        int at = 0;
        while (at < replies->count && replies->rows[at].move != line[0])
            at++;
        if (at == replies->room) at--;
        if (at == replies->count) replies->rows[replies->count++] = (Reply){.move = line[0]};
        Reply *reply = &replies->rows[at];
        reply->count++;
        for (int player = 0; player < game->players; player++)
            reply->sum[player] += out->sum[player] - before[player];
    }
    out->best_line = kept;
}

const Reply *replies_best(const Replies *replies, int player) {
    const Reply *best = NULL;
    for (int i = 0; i < replies->count; i++) {
        const Reply *reply = &replies->rows[i];
        if (!best ||
            reply->sum[player] * (double)best->count > best->sum[player] * (double)reply->count)
            best = reply;
    }
    return best;
}
