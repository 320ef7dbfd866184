/* spread.h - units of batch jobs as lines between processes: `plyscope units`, `unit`, `fold`.
 *
 *     plyscope units --results FILE -c LINE    the units of the job that have no result yet
 *     plyscope unit                            plays the units on standard input, writes results
 *     plyscope fold --results FILE -c LINE     the outcome of the job
 *
 * Whatever hands lines to processes may stand between: a shell loop, GNU parallel, a batch
 * system. */
#ifndef PLY_NATIVE_SPREAD_H
#define PLY_NATIVE_SPREAD_H

#include "plyscope.h"

/* Plays units in a session of its own. */
typedef struct Worker {
    PlySession *session;
    char *said; /* the last answer */
    size_t capacity;
    bool refused; /* it is the sentence of a refusal */
} Worker;

/* As PlyHost.memory_more. */
extern const char spread_memory_more[];

/* False without memory. `memory` as in PlyHost. */
bool worker_open(Worker *worker, double (*now)(void *context), size_t memory);
void worker_close(Worker *worker);
/* Carries out a line that prepares (a network to load); false = refused, `said` says why. */
bool worker_prepare(Worker *worker, const char *line);
/* Plays a unit, `match ...` with or without the word `unit` before it: `said` is its result; false
 * with a sentence there when it is refused. */
bool worker_play(Worker *worker, const char *unit);

/* `plyscope unit`: units from standard input, each with its result line to standard output. Returns
 * the exit status. */
int spread_play(Worker *worker);

/* Workers who write every unit to standard output (`units`), or only count them (`fold`). */
typedef struct Listing {
    PlyWorkers workers; /* of which this is the context */
    bool print;
    long long count;
} Listing;

void listing_open(Listing *listing, bool print);

#endif
