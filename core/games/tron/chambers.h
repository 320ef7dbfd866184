/* chambers.h - chains of chambers, as the depth-first searches of chambers.c and chambers_packed.c
 * build them. */
#ifndef PLY_GAMES_TRON_CHAMBERS_H
#define PLY_GAMES_TRON_CHAMBERS_H

#include "games/tron/territory.h"

/* What hangs below a vertex, or the whole of a block: the best that a ride can make of it. */
typedef struct Tail {
    int32_t score; /* in thousandths of the weights' unit */
    uint16_t cells, edges;
} Tail;

static const Tail none = {-1, 0, 0}, nothing = {0, 0, 0};

typedef struct Vertex {
    uint16_t low;  /* first vertex in search order that is reached from here without the parent */
    uint8_t next;  /* neighbour to look at */
    uint8_t edges; /* to vertices found before */
    bool front;    /* touches cells of others */
    Tail tail[2];  /* best chain below: not to the front, to the front; score < 0 = none */
} Vertex;

/* What a chamber adds to the chain behind it. */
typedef struct Chamber {
    int cell_weight, edge_weight; /* in thousandths */
    int end, edges;               /* steps when the ride ends in it; adjacent pairs */
    bool front;
} Chamber;

static inline void better(Tail *tail, Tail other) {
    if (other.score > tail->score) *tail = other;
}

static inline Tail chain(const Chamber *c, int cells, int edges, Tail tail) {
    cells += tail.cells;
    edges += tail.edges;
    return (Tail){c->cell_weight * cells + c->edge_weight * edges, (uint16_t)cells,
                  (uint16_t)edges};
}

/* Puts a chamber of a territory, with the best tails of its vertices, under its entrance. At the
 * front: fight here, perhaps with a chamber behind that leads to the front, too; or leave by the
 * nearest exit. */
static inline void hang(const Chamber *c, const Tail below[2], Tail at[2]) {
    if (c->front) {
        better(&at[1], chain(c, c->end, c->edges, below[1].score > 0 ? below[1] : nothing));
        if (below[0].score > 0) better(&at[0], chain(c, 1, 0, below[0]));
    } else {
        better(&at[0], chain(c, c->end, c->edges, below[0].score > 0 ? below[0] : nothing));
        if (below[1].score > 0) better(&at[1], chain(c, c->end, c->edges, below[1]));
    }
}

/* The best of the chains below the head. */
static inline Room best_room(const Tail tail[2]) {
    int best = tail[1].score > tail[0].score;
    if (tail[best].score < 0) return (Room){0, 0, false};
    return (Room){tail[best].cells, tail[best].edges, best};
}

#endif
