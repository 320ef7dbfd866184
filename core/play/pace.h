/* pace.h - how much a search may do between two looks at the clock, and when it must stop.
 *
 * A Pace steps one search in slices of about a millisecond, from a playout of 100 microseconds to
 * 50 nodes a microsecond, and keeps to the player's limits between two slices. The limit on nodes
 * is exact, because the last slice is cut to what is left; the limit on time is the only place
 * where a clock decides anything. Time is the time spent thinking: pauses cost nothing. Without a
 * clock the slices are fixed. Results never depend on the slices, only the pace does. */
#ifndef PLY_PLAY_PACE_H
#define PLY_PLAY_PACE_H

#include "play/job.h"

enum { PACE_FIXED = 8192 /* budget of a slice without a clock */ };

typedef struct Pace {
    int64_t budget; /* of the next slice */
    int64_t most;   /* the caller's: no slice does more than that, 0 = no such limit */
    double spent;   /* ms in slices since pace_begin */
    double part;    /* of the limits used up, negative = there are none */
    bool timed;     /* the clock ended the search */
    bool still;     /* the clock did not move during the last slice */
} Pace;

/* For a new search; pace_begin for every new root (the budget found so far stays). */
void pace_init(Pace *pace, const JobWorld *world);
void pace_begin(Pace *pace);

/* One slice. `seconds` is the limit where the player's options have none, 0 = none; with `endless`
 * no limit counts. DONE when the search is finished or a limit is reached. */
Step pace_slice(Pace *pace, Search *search, const JobWorld *world, double seconds, bool endless);

/* The time limit in force, in seconds. */
double pace_limit(const Search *search, double seconds);

/* Work that Limits.nodes counts: Report.effort, else playouts for searchers that make them, else
 * nodes. */
double pace_effort(const Report *report);
double pace_used(const Search *search);

/* False with a sentence when `seconds` is a limit and there is no clock. */
bool pace_clock(const JobWorld *world, double seconds, Err *err);

/* Opens the search of a player that was read (registry_player), with the world's memory, clock and
 * programs outside; `choice` outlives it. Null with a sentence. */
Search *player_open(const JobWorld *world, const Game *game, const Choice *choice, Err *err);

static inline double world_now(const JobWorld *world) {
    return world->now ? world->now(world->context) : 0;
}

#endif
