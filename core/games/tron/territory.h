/* territory.h - the cells that a rider reaches first, and how much room that is; used by
 * evaluations and the solver. */
#ifndef PLY_GAMES_TRON_TERRITORY_H
#define PLY_GAMES_TRON_TERRITORY_H

#include "games/tron/tron.h"

/* What a cell is to the riders; smaller numbers are riders. */
enum { CELL_SHARED = 0xfd, CELL_FREE = 0xfe, CELL_TAKEN = 0xff };

/* Cells by the rider who reaches them first. Both ends of a teleport belong to the rider that
 * enters one. */
typedef struct Territory {
    int cells[TRON_RIDERS];  /* won by each rider; a teleport is one */
    bool front[TRON_RIDERS]; /* the rider's territory touches another's, or shared cells */
    uint8_t owner[TRON_GRID + 1];
    uint16_t distance[TRON_GRID + 1]; /* steps; meaningful where a rider comes */
} Territory;

/* All riders spread at once, a step each at a time, like ink. Choices that are pending do not
 * count. */
void tron_territory(const Rules *r, const State *s, Territory *out);

/* Steps of a ride over `same` cells of the head's colour and `other` ones, which alternate and
 * begin with these. */
static inline int tron_alternate(int other, int same) {
    return other > same ? 2 * same + 1 : 2 * other;
}

/* Marks by CELL_FREE and 0 what `rider` could reach if no other rider moved; returns the number of
 * steps that a chequerboard allows there (without two colours, the number of cells). */
int tron_area(const Rules *r, const State *s, int rider, uint8_t *owner);

/* Two riders who cannot reach each other any more: nothing that one can reach is next to the
 * other. */
bool tron_apart(const Rules *r, const State *s);

/* The room of a rider in chambers. */
typedef struct Room {
    int cells, edges; /* of the best chain of chambers: steps by the chequerboard, adjacent pairs */
    bool front;       /* it goes to the front */
} Room;

/* Cuts the territory of `rider` (owner[] = rider) into chambers and finds the best chain of
 * them. */
Room tron_room(const Rules *r, const State *s, const Territory *t, int rider, double cell_weight,
               double edge_weight);

/* Proven: a rider with its head on `head` makes at most this many steps over the cells that are not
 * taken in `plane` and that it can reach. When `region` is not null it receives a hash of these
 * cells and the head. */
int tron_bound(const Rules *r, const uint64_t *plane, unsigned head, uint64_t *region);

/* Steps of a rider that always goes where the fewest free neighbours are: a bound from below.
 * Writes at most `room` directions into `line` (may be null). */
int tron_walk(const Rules *r, const uint64_t *plane, unsigned head, Move *line, int room);

#endif
