/* rate.h - the job of putting players on a scale of strength: `rate` some on a scale that is there,
 * `ladder` a whole pool on one of its own.
 *
 * A batch job in rounds. The games of a round are chosen from the results of all rounds before, by
 * what they tell (base/rating.h), and depend on nothing else: neither on threads nor on workers.
 * Games are played in pairs, from one opening with sides swapped. Rounds grow, so that many workers
 * have something to do: an eighth of all games so far, at least eight pairs for each player. */
#ifndef PLY_PLAY_RATE_H
#define PLY_PLAY_RATE_H

#include "play/series/match.h"
#include "play/series/ladder.h"

/* `games` of the request: the most that are played; `within`: half an interval of 95 % at which it
 * ends, 0 = the usual one. `file` (null = none): the text of a scale of this game, where the
 * players are put; its anchors are the opponents and count as known. Without it random moves are
 * zero and play along; with it openings that are not asked for are those of the scale. `onto`: a
 * ladder that goes on from that file: its players and their games belong to the pool, and `games`
 * are those that are played now; its curves are of the scale as it was, and are left out. Texts are
 * copied. */
typedef struct RateRequest {
    SeriesRequest series;
    const char *file;
    size_t size;
    bool ladder; /* every player is worth the same care: intervals between neighbours count */
    bool alone;  /* of the command: no scale is wanted */
    bool onto;
    double within;
    char date[LADDER_DATE];
} RateRequest;

enum { RATED_MAX = RATING_MAX - LADDER_MAX };

Job *rate_new(const JobWorld *world, const RateRequest *request, Err *err);

/* What a ladder has found so far, as a scale in `arena`; null without memory. */
Ladder *rate_ladder(const Job *job, Arena *arena, Err *err);

#endif
