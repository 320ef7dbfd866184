/* playout.inc.h - bookkeeping that every playout kernel shares.
 *
 * A kernel plays playout after playout and folds each into a Playouts. The line of the best
 * result is not recorded on the way: playout i depends on (seed, first + i) alone, so the kernel
 * remembers the index of the best one and plays that one again at the end, this time writing its
 * moves down. */
#ifndef PLY_GAME_PLAYOUT_INC_H
#define PLY_GAME_PLAYOUT_INC_H

#include <string.h>

#include "game/game.h"

/* Folds one finished or cut playout: `results` per player, `plies` played. */
static inline void playout_fold(Playouts *out, int players, const double *results, int64_t plies,
                                bool cut) {
    out->count++;
    out->cut += cut;
    for (int player = 0; player < players; player++) {
        out->sum[player] += results[player];
        out->square[player] += results[player] * results[player];
        out->wins[player] += results[player] > 0;
    }
    out->plies += plies;
    out->plies_square += (double)plies * (double)plies;
}

/* The best playout of one batch so far. */
typedef struct PlayoutBest {
    bool some;
    int64_t index;
    double value;
} PlayoutBest;

/* The first of equal results stays. */
static inline void playout_best(PlayoutBest *best, int64_t index, double value) {
    if (best->some && value <= best->value) return;
    best->some = true;
    best->index = index;
    best->value = value;
}

/* Is the best of this batch better than what `out` already holds? Then its line is wanted. */
static inline bool playout_wants_line(const Playouts *out, const PlayoutBest *best) {
    return out->best_line && best->some && (out->best_length == 0 || best->value > out->best_value);
}

#endif
