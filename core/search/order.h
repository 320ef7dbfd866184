/* order.h - which move to try first.
 *
 * Alpha-beta cuts where a good move is tried early, so an ordering is worth more than speed. The
 * sources, none of which knows the game: the table's move; killers (moves that cut at the same
 * ply); history (moves that cut anywhere, Schaeffer 1983); and the game's own Game.rate.
 *
 * Moves are ranked once when their node is entered and picked one by one, because most nodes need
 * only the first few. Equal ranks keep the order of the game's move list. */
#ifndef PLY_SEARCH_ORDER_H
#define PLY_SEARCH_ORDER_H

#include <string.h>

#include "game/game.h"

typedef struct Ranked {
    Move move;
    int32_t rank;   /* larger is tried first */
    uint32_t index; /* in the game's list */
} Ranked;

static inline bool order_before(const Ranked *a, const Ranked *b) {
    return a->rank > b->rank || (a->rank == b->rank && a->index < b->index);
}

/* Sorts by falling rank: Shell's method, no memory, the same result everywhere. */
static inline void order_sort(Ranked *list, int count) {
    static const int gaps[] = {1750, 701, 301, 132, 57, 23, 10, 4, 1};
    for (size_t g = 0; g < sizeof gaps / sizeof *gaps; g++) {
        int gap = gaps[g];
        for (int i = gap; i < count; i++) {
            Ranked item = list[i];
            int j = i;
            for (; j >= gap && order_before(&item, &list[j - gap]); j -= gap)
                list[j] = list[j - gap];
            list[j] = item;
        }
    }
}

enum { ORDER_PICKS = 6, ORDER_SHORT = 16 };

/* Makes list[next] the best of list[next..count), given that it was called for 0..next-1 before. In
 * long lists the first few are picked; a node that needs more usually needs nearly all, so the rest
 * is sorted at once. */
static inline void order_pick(Ranked *list, int count, int next) {
    if (count > ORDER_SHORT && next >= ORDER_PICKS) {
        if (next == ORDER_PICKS) order_sort(list + next, count - next);
        return;
    }
    int best = next;
    for (int i = next + 1; i < count; i++)
        if (order_before(&list[i], &list[best])) best = i;
    if (best != next) {
        Ranked item = list[best];
        list[best] = list[next];
        list[next] = item;
    }
}

/* ---- killers: two moves a ply ---------------------------------------------------------------- */

typedef struct Killers {
    Move move[2]; /* the latest first */
} Killers;

static inline void killers_clear(Killers *killers, int plies) {
    for (int i = 0; i < plies; i++)
        killers[i] = (Killers){{NO_MOVE, NO_MOVE}};
}

static inline void killers_add(Killers *killers, Move move) {
    if (killers->move[0] == move) return;
    killers->move[1] = killers->move[0];
    killers->move[0] = move;
}

/* ---- history: how well a move did, for each player ------------------------------------------- */

enum { HISTORY_BITS = 12, HISTORY_MAX = 16384 };

typedef struct History {
    int32_t score[2][1 << HISTORY_BITS]; /* -HISTORY_MAX..HISTORY_MAX; colliding
                                            moves share a score */
} History;

static inline void history_clear(History *history) {
    memset(history, 0, sizeof *history);
}

static inline int32_t *history_slot(History *history, int player, Move move) {
    return &history->score[player & 1][(move * 0x9e3779b1u) >> (32 - HISTORY_BITS)];
}

/* A cut by `move` at this depth (amount > 0), or a move that was tried before it in vain (< 0). The
 * further a score is out, the less it still grows, so old scores decay. */
static inline void history_add(History *history, int player, Move move, int amount) {
    int32_t *slot = history_slot(history, player, move);
    int size = amount < 0 ? -amount : amount;
    *slot += amount - *slot * size / HISTORY_MAX;
}

#endif
