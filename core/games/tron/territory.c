/* territory.c - floods over the graph of a map: which rider reaches a cell first, and what it
 * reaches at all.
 *
 * All floods go over the neighbour table, so that teleports, stairs and wraps are edges like
 * others. Entering one end of a teleport takes both ends, and the rider goes on from the far
 * one. */
#include "games/tron/territory.h"

/* CELL_FREE or CELL_TAKEN by plane 0. */
static void mark_free(const Rules *r, const uint64_t *plane, uint8_t *owner) {
    for (int cell = 0; cell <= r->nodes; cell++)
        owner[cell] = (uint8_t)(CELL_FREE + tron_taken(plane, (unsigned)cell));
}

void tron_territory(const Rules *r, const State *s, Territory *out) {
    uint16_t queue[TRON_GRID + 1];
    uint8_t *owner = out->owner;
    int begin = 0, end = 0, riders = r->riders;
    mark_free(r, s->taken, owner);
    memset(out->cells, 0, sizeof out->cells);
    memset(out->front, 0, sizeof out->front);
    /* Step 1: the heads, that of the first to move in front. Heads are taken cells, so their owner
     * is kept apart. */
    for (int i = 0; i < riders; i++) {
        int rider = (s->turn + i) % riders;
        if (!(s->alive >> rider & 1)) continue;
        owner[s->head[rider]] = (uint8_t)rider;
        out->distance[s->head[rider]] = 0;
        queue[end++] = s->head[rider];
    }
    bool ties = r->simultaneous;
    /* Step 2: first come, first served; at the same moment, it belongs to none. */
    for (; begin < end; begin++) {
        unsigned cell = queue[begin];
        unsigned rider = owner[cell];
        if (rider >= TRON_RIDERS) continue; /* became shared */
        uint16_t distance = (uint16_t)(out->distance[cell] + 1);
        for (int d = 0; d < r->directions; d++) {
            unsigned to = r->next[cell][d];
            unsigned had = owner[to];
            if (had == CELL_FREE) {
                owner[to] = owner[r->portal[to]] = (uint8_t)rider;
                out->distance[to] = out->distance[r->portal[to]] = distance;
                out->cells[rider]++;
                queue[end++] = (uint16_t)to;
            } else if (had != rider && had != CELL_TAKEN && out->distance[to] > 0) {
                out->front[rider] = true;
                if (had >= TRON_RIDERS) continue;
                out->front[had] = true;
                if (!ties || out->distance[to] != distance) continue;
                owner[to] = owner[r->portal[to]] = CELL_SHARED;
                out->cells[had]--;
            }
        }
    }
    for (int rider = 0; rider < riders; rider++)
        if (s->alive >> rider & 1) owner[s->head[rider]] = CELL_TAKEN;
}

int tron_area(const Rules *r, const State *s, int rider, uint8_t *owner) {
    uint16_t queue[TRON_GRID + 1];
    int begin = 0, end = 0, count[2] = {0, 0};
    mark_free(r, s->taken, owner);
    unsigned head = s->head[rider];
    queue[end++] = (uint16_t)head;
    for (; begin < end; begin++) {
        unsigned cell = queue[begin];
        for (int d = 0; d < r->directions; d++) {
            unsigned to = r->next[cell][d];
            if (owner[to] != CELL_FREE) continue;
            owner[to] = owner[r->portal[to]] = 0;
            count[r->colour[to] & 1]++;
            queue[end++] = (uint16_t)to;
            /* The other way through a teleport leads on from its other end. */
            if (r->portal[to] != to) queue[end++] = r->portal[to];
        }
    }
    int mine = r->colour[head] & 1;
    return r->two_coloured ? tron_alternate(count[!mine], count[mine]) : count[0] + count[1];
}

bool tron_apart(const Rules *r, const State *s) {
    uint8_t owner[TRON_GRID + 1];
    tron_area(r, s, 0, owner);
    for (int d = 0; d < r->directions; d++)
        if (owner[r->next[s->head[1]][d]] == 0) return false;
    return true;
}

int tron_walk(const Rules *r, const uint64_t *plane, unsigned head, Move *line, int room) {
    uint64_t taken[TRON_WORDS];
    memcpy(taken, plane, (size_t)r->words * sizeof *taken);
    for (int steps = 0;; steps++) {
        int best = -1, fewest = DIRS + 1;
        for (unsigned open = tron_open(r, taken, head); open; open &= open - 1) {
            int d = bits_first(open), ways = tron_ways(r, taken, r->next[head][d]);
            if (ways < fewest) {
                fewest = ways;
                best = d;
            }
        }
        if (best < 0) return steps;
        if (line && steps < room) line[steps] = (Move)best;
        head = r->next[head][best];
        tron_take(taken, head);
        tron_take(taken, r->portal[head]);
    }
}
