/* lanes.c - many solo games of Tron side by side, one step of every game at a time.
 *
 * The source document, the Tron lab, runs its simulations so, on arrays; here four games take
 * turns, each on a grid of bytes of its own (1 = free). Nothing in a step depends on a branch: the
 * four neighbours make an index, the index and the random number make an entry of a table, and the
 * entry moves the rider. A rider that is stuck stays in place, as in the document; every PICKS
 * steps those that are stuck make room for the next game. While one game waits for its loads the
 * others compute.
 *
 * Boxes know where a neighbour stands; all other maps ask the neighbour table.
 *
 * Measured on the source document's box, million playouts a second on one busy 2.5 GHz core: 14 to
 * 15 in plain C, 8 to 10 in calls of 64 playouts, 5.5 by the neighbour table, 1.7 one game at a
 * time; 21 in the lanes of AVX-512 registers (lanes_wide.c). */
#include "games/tron/playout.inc.h"

enum { GAMES = 4, STEP_UNIT = 1 << 16 };

/* A batch under way. */
typedef struct Lanes {
    const Rules *r;
    const uint8_t *blank;   /* the grid of the first state */
    size_t size;            /* of a grid */
    uint32_t start;         /* place of the rider's head in it */
    int32_t entry[12 * 16]; /* boxes: by number and open directions, what the step adds to `at` */
} Lanes;

/* Steps so far and the place of the head in one word: at = steps * STEP_UNIT + place. */
typedef struct Ride {
    uint32_t at;
    uint32_t moved; /* 0 when the last step found the rider stuck */
    uint64_t fraction;
    Rng rng;
    int64_t index; /* which playout */
} Ride;

INLINE void step_box(const Lanes *lanes, const int stride, uint8_t *grid, Ride *ride) {
    uint8_t *cell = grid + (ride->at & 0xffff);
    uint32_t open = (uint32_t)(cell[-1] + 2 * cell[stride]) +
                    4 * (uint32_t)(cell[1] + 2 * *(cell - stride));
    uint64_t product = ride->fraction * 12;
    ride->fraction = product & ((UINT64_C(1) << 60) - 1);
    int32_t entry = lanes->entry[(product >> 56 & 0xf0) + open];
    ride->at += (uint32_t)entry;
    ride->moved = (uint32_t)entry;
    grid[ride->at & 0xffff] = 0;
}

INLINE void step_graph(const Lanes *lanes, const bool floors, uint8_t *grid, Ride *ride) {
    const Rules *r = lanes->r;
    uint32_t from = ride->at & 0xffff;
    const uint16_t *next = r->next[from];
    uint32_t open = (uint32_t)(grid[next[0]] + 2 * grid[next[1]]) +
                    4 * (uint32_t)(grid[next[2]] + 2 * grid[next[3]]);
    if (floors) open += 16 * (uint32_t)(grid[next[4]] + 2 * grid[next[5]]);
    uint32_t turn = fraction_turn(&ride->fraction, open, floors);
    uint32_t to = open ? next[turn] : from;
    ride->moved = open;
    ride->at = (ride->at & ~0xffffu) + (open ? STEP_UNIT : 0) + to;
    grid[to] = 0;
    grid[r->portal[to]] = 0;
}

enum { KIND_BOX, KIND_GRAPH, KIND_FLOORS };

INLINE void step(const Lanes *lanes, const int kind, const int stride, uint8_t *grid, Ride *ride) {
    if (kind == KIND_BOX)
        step_box(lanes, stride, grid, ride);
    else
        step_graph(lanes, kind == KIND_FLOORS, grid, ride);
}

/* What is going on in a batch. */
typedef struct Course {
    const Lanes *lanes;
    uint64_t seed, first;
    int64_t count, next, told; /* games in all, begun, over */
    Tally *tally;
} Course;

/* The next game; there may be one too many, which is not counted. */
INLINE void begin(Course *c, uint8_t *grid, Ride *ride) {
    memcpy(grid, c->lanes->blank, c->lanes->size);
    *ride = (Ride){.at = c->lanes->start,
                   .rng = rng_stream(c->seed, c->first + (uint64_t)c->next),
                   .index = c->next};
    c->next++;
}

/* The game is over. */
INLINE void next(Course *c, uint8_t *grid, Ride *ride) {
    if (ride->index < c->count) {
        tally_add(c->tally, (int)(ride->at / STEP_UNIT), ride->index);
        c->told++;
    }
    begin(c, grid, ride);
}

INLINE void play(const Lanes *lanes, const int kind, uint8_t *grids, uint64_t seed, uint64_t first,
                 int64_t count, Tally *tally) {
    const int stride = lanes->r->stride;
    const size_t size = lanes->size;
    uint8_t *grid0 = grids, *grid1 = grid0 + size, *grid2 = grid1 + size, *grid3 = grid2 + size;
    /* Four variables and no array: only so does every compiler keep them in registers. */
    Ride ride0, ride1, ride2, ride3;
    Course course = {.lanes = lanes, .seed = seed, .first = first, .count = count, .tally = tally};
    begin(&course, grid0, &ride0);
    begin(&course, grid1, &ride1);
    begin(&course, grid2, &ride2);
    begin(&course, grid3, &ride3);
    const int shift = kind == KIND_FLOORS ? 6 : 4;
    while (course.told < count) {
        ride0.fraction = rng_next(&ride0.rng) >> shift;
        ride1.fraction = rng_next(&ride1.rng) >> shift;
        ride2.fraction = rng_next(&ride2.rng) >> shift;
        ride3.fraction = rng_next(&ride3.rng) >> shift;
        for (int i = 0; i < PICKS; i++) {
            step(lanes, kind, stride, grid0, &ride0);
            step(lanes, kind, stride, grid1, &ride1);
            step(lanes, kind, stride, grid2, &ride2);
            step(lanes, kind, stride, grid3, &ride3);
        }
        if (!ride0.moved) next(&course, grid0, &ride0);
        if (!ride1.moved) next(&course, grid1, &ride1);
        if (!ride2.moved) next(&course, grid2, &ride2);
        if (!ride3.moved) next(&course, grid3, &ride3);
    }
}

void tron_lanes(const Rules *r, const State *from, uint64_t seed, uint64_t first, int64_t count,
                Tally *tally) {
    int64_t wide = tron_lanes_wide(r, from, seed, first, count, tally);
    if (wide == count) return;
    size_t size = r->box ? (size_t)((r->rows + 2) * r->stride + 1) : (size_t)r->nodes + 1;
    uint8_t grids[(GAMES + 1) * size], *blank = grids + GAMES * size;
    Lanes lanes = {.r = r, .blank = blank, .size = size};
    memset(blank, 0, size);
    for (int word = 0; word < r->words; word++)
        for (uint64_t open = ~from->taken[word]; open; open = bits_rest(open)) {
            int cell = 64 * word + bits_first(open);
            if (cell >= r->nodes) break;
            blank[r->box ? r->place[cell] : cell] = 1;
        }
    uint32_t head = from->head[0];
    lanes.start = r->box ? r->place[head] : head;
    if (r->box) {
        const int32_t by[4] = {STEP_UNIT - 1, STEP_UNIT + r->stride, STEP_UNIT + 1,
                               STEP_UNIT - r->stride};
        for (int number = 0; number < 12; number++)
            for (int open = 0; open < 16; open++)
                lanes.entry[16 * number + open] = open ? by[TRON_TURNS[open] >> 4 * number & 15]
                                                       : 0;
        play(&lanes, KIND_BOX, grids, seed, first, count, tally);
    } else if (r->directions > 4) {
        play(&lanes, KIND_FLOORS, grids, seed, first, count, tally);
    } else {
        play(&lanes, KIND_GRAPH, grids, seed, first, count, tally);
    }
}
