/* swiss.h - who meets whom in the next round of a Swiss tournament.
 *
 * Players stand in a table. Those who stand next to each other and have not met yet meet, as far as
 * all can be served: the first of the table gets the nearest one with whom the others still come
 * out even. Of an odd number one rests, the last of the table who has not rested yet, if that can
 * be. */
#ifndef PLY_PLAY_SWISS_H
#define PLY_PLAY_SWISS_H

#include <stdint.h>

enum { SWISS_MAX = 64 };

typedef struct Swiss {
    int count;                  /* of players, 1..SWISS_MAX */
    uint64_t met[SWISS_MAX];    /* bit k of [i]: i and k have met; by their numbers */
    uint64_t rested;            /* bit i: i has rested in a round */
    int pair[SWISS_MAX / 2][2]; /* of the newest round, the better placed first */
} Swiss;

/* Draws up a round for players in the order of the table and notes who meets and rests; returns the
 * number of pairs. Where all cannot be served, each gets the nearest one who is free; 0 = all have
 * met. The same table always gives the same round. */
int swiss_round(Swiss *swiss, const int order[]);

#endif
