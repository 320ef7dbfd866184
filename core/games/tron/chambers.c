/* chambers.c - rooms cut into chambers: what a rider can make of a region in one piece.
 *
 * A cell whose loss would cut a region apart (an articulation point) is passed once and in one
 * direction. So the region falls into blocks without such cells, chambers, that hang together in a
 * tree rooted at the rider's head; a ride goes down one chain of that tree, never into two
 * branches:
 *
 *     +-----+   +-------+
 *     |  A  +-x-+   B   |      head in A: the ride is A, x, B or A, x, C,
 *     +-----+ | +-------+      and in every chamber it alternates between the colours of a
 *                              chequerboard
 *             +--+ C |         (where the map has two colours)
 *                +---+
 *
 * One depth-first search finds blocks and chain at once (Tarjan 1972): a block is complete when the
 * search leaves it, and everything below it is known by then. tron_bound takes the longest chain
 * and is an upper bound of the steps to come; tron_room weighs cells and edges inside a territory
 * and keeps apart what touches the front, because a rider at the front cannot come back to fill the
 * rear, and one that fills the rear has left the front (the rule of the Google AI Challenge 2010's
 * winner, A. Sloane).
 *
 * The two ends of a teleport are one vertex here, with the neighbours of both: that allows more
 * rides than there are, so bounds stay bounds. */
#include "games/tron/chambers.h"

typedef struct Work {
    const Rules *r;
    unsigned head, root;           /* the head as a vertex: meet[head] */
    int me;                        /* of owner */
    int cell_weight, edge_weight;  /* in thousandths */
    uint16_t order[TRON_GRID + 1]; /* when found, from 1; 0 = not yet */
    uint16_t path[TRON_GRID + 1], block[TRON_GRID + 1];
    Vertex vertex[TRON_GRID + 1];
} Work;

static int at_most(int a, int b) {
    return a < b ? a : b;
}

/* Steps through a chamber that is entered from a cell of the same colour as `same` of its vertices,
 * to an exit of the other or the same colour. */
static int to_exit(int other, int same, bool exit_other) {
    return exit_other ? 2 * at_most(other, same + 1) - 1 : 2 * at_most(other, same);
}

/* The k-th neighbour of a vertex, as a vertex; the sentinel where there is none. */
static unsigned neighbour(const Rules *r, unsigned vertex, unsigned k) {
    unsigned directions = (unsigned)r->directions;
    unsigned cell = k < directions ? vertex : r->portal[vertex];
    return r->meet[r->next[cell][k < directions ? k : k - directions]];
}

/* The vertices block[from..to) and their entrance make a chamber: what it is worth goes to the
 * tails of the entrance. */
static void close_block(Work *w, unsigned entrance, int from, int to, bool territory) {
    const Rules *r = w->r;
    Vertex *at = &w->vertex[entrance];
    int entry = r->colour[entrance == (unsigned)r->nodes ? w->head : entrance] & 1;
    int count[2] = {0, 0}, edges = 0;
    bool front = false;
    for (int i = from; i < to; i++) {
        const Vertex *v = &w->vertex[w->block[i]];
        count[r->colour[w->block[i]] & 1]++;
        edges += v->edges;
        front |= v->front;
    }
    int other = count[!entry], same = count[entry], all = to - from;
    int end = r->two_coloured ? tron_alternate(other, same) : all;
    if (!territory) {
        Tail best = {end, (uint16_t)end, 0};
        for (int i = from; i < to; i++) {
            const Vertex *v = &w->vertex[w->block[i]];
            if (v->tail[0].score < 0) continue;
            bool exit_other = (r->colour[w->block[i]] & 1) != entry;
            int through = r->two_coloured ? to_exit(other, same, exit_other) : all;
            through += v->tail[0].cells;
            if (through > best.cells) best = (Tail){through, (uint16_t)through, 0};
        }
        better(&at->tail[0], best);
        return;
    }
    Tail below[2] = {none, none};
    for (int i = from; i < to; i++)
        for (int f = 0; f < 2; f++)
            better(&below[f], w->vertex[w->block[i]].tail[f]);
    const Chamber chamber = {w->cell_weight, w->edge_weight, end, edges, front};
    hang(&chamber, below, at->tail);
}

/* The search from the head over the vertices of w->me in `owner`. */
static inline void search(Work *w, const uint8_t *owner, bool territory) {
    const Rules *r = w->r;
    unsigned root = (unsigned)r->nodes;
    int depth = 0, found = 0, open = 0;
    memset(w->order, 0, (size_t)(r->nodes + 1) * sizeof *w->order);
    w->vertex[root] = (Vertex){.tail = {none, none}};
    w->path[depth++] = (uint16_t)root;
    while (depth > 0) {
        unsigned at = w->path[depth - 1];
        Vertex *v = &w->vertex[at];
        unsigned ways = (unsigned)r->directions << (at != root && r->portal[at] != at);
        bool down = false;
        while (v->next < ways && !down) {
            unsigned k = v->next++;
            unsigned to = at == root ? r->meet[r->next[w->head][k]] : neighbour(r, at, k);
            if (to == w->root) {
                v->low = 0;
            } else if (owner[to] != w->me) {
                if (owner[to] <= CELL_SHARED) v->front = true;
            } else if (!w->order[to]) {
                w->order[to] = (uint16_t)++found;
                w->vertex[to] = (Vertex){.low = (uint16_t)found, .tail = {none, none}};
                w->block[open++] = (uint16_t)to;
                w->path[depth++] = (uint16_t)to;
                down = true;
            } else if (at != root && to != at) {
                if (w->order[to] < v->low) v->low = w->order[to];
                v->edges = (uint8_t)(v->edges + (w->order[to] < w->order[at]));
            }
        }
        if (down) continue;
        if (--depth == 0) break;
        unsigned parent = w->path[depth - 1];
        Vertex *p = &w->vertex[parent];
        uint16_t limit = parent == root ? 0 : w->order[parent];
        if (v->low >= limit) {
            int from = open;
            while (w->block[--from] != at) {}
            close_block(w, parent, from, open, territory);
            open = from;
        } else if (v->low < p->low) {
            p->low = v->low;
        }
    }
}

Room tron_room(const Rules *r, const State *s, const Territory *t, int rider, double cell_weight,
               double edge_weight) {
    Work w;
    w.r = r;
    w.me = rider;
    w.head = s->head[rider];
    w.root = r->meet[w.head];
    w.cell_weight = (int)(1000 * cell_weight + 0.5);
    w.edge_weight = (int)(1000 * edge_weight + 0.5);
    if (!(s->alive >> rider & 1)) return (Room){0, 0, false};
    search(&w, t->owner, true);
    return best_room(w.vertex[r->nodes].tail);
}

int tron_bound(const Rules *r, const uint64_t *plane, unsigned head, uint64_t *region) {
    Work w;
    uint8_t owner[TRON_GRID + 1] = {0};
    w.r = r;
    w.me = 0;
    w.head = head;
    w.root = r->meet[head];
    w.cell_weight = 1;
    w.edge_weight = 0;
    for (int cell = 0; cell <= r->nodes; cell++)
        owner[cell] = tron_taken(plane, (unsigned)cell) ? CELL_TAKEN : 0;
    search(&w, owner, false);
    if (region) {
        uint64_t hash = rng_mix(head + 0x9e3779b97f4a7c15u);
        for (int cell = 0; cell < r->nodes; cell++)
            if (w.order[cell]) hash += rng_mix((uint64_t)cell * 0x9e3779b97f4a7c15u + 1);
        *region = hash;
    }
    const Tail *tail = &w.vertex[r->nodes].tail[0];
    return tail->score < 0 ? 0 : tail->cells;
}
