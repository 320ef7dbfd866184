/* time_control.h - how much a search may do between two looks at the clock, and when it must stop.
 *
 * A TimeControl steps one search in slices of about a third of a millisecond, from a playout of 100
 * microseconds to 50 nodes a microsecond, and keeps to the player's limits between two slices. The
 * limit on nodes is exact, because the last slice is cut to what is left; the limit on time is the
 * only place where a clock decides anything. Time is the time spent thinking: pauses cost nothing,
 * nor does it when a program outside starts; that thinks between the slices, too.
 * Without a clock the slices are fixed. Results never depend on the slices, only the pace does. */
#ifndef PLY_PLAY_TIME_CONTROL_H
#define PLY_PLAY_TIME_CONTROL_H

#include "play/jobs/job.h"
#include "search/run.h"

enum { SLICE_FIXED = 8192 /* budget of a slice without a clock */ };

typedef struct TimeControl {
    int64_t budget; /* of the next slice */
    int64_t max;    /* the caller's: no slice does more than that, 0 = no such limit */
    double spent;   /* ms in slices since time_control_begin; of a program outside, since asked */
    double asked;   /* when a program outside was asked, negative = not yet */
    double part;    /* of the limits used up, negative = there are none */
    bool timed;     /* the clock ended the search */
    bool still;     /* the clock did not move during the last slice */
} TimeControl;

/* For a new search; time_control_begin for every new root (the budget found so far stays). */
void time_control_init(TimeControl *control, const JobWorld *world);
void time_control_begin(TimeControl *control);

/* One slice. `seconds` is the limit where the player's options have none, 0 = none; with `endless`
 * no limit counts. DONE when the search is finished or a limit is reached. */
Step time_control_slice(TimeControl *control, Search *search, const JobWorld *world, double seconds,
                        bool endless);

/* The time limit in force, in seconds. */
double time_limit(const Search *search, double seconds);

/* Work that Limits.nodes counts, so far. */
double limits_used(const Search *search);

/* False with a sentence when `seconds` is a limit and there is no clock. */
bool time_control_clock(const JobWorld *world, double seconds, Err *err);

/* Opens the search of a player that was read (registry_player), with the world's memory, clock and
 * programs outside; `choice` outlives it. Null with a sentence. */
Search *player_open(const JobWorld *world, const Game *game, const Choice *choice, Err *err);

static inline double world_now(const JobWorld *world) {
    return world->now ? world->now(world->context) : 0;
}

#endif
