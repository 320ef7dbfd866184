/* plyscope_host.h - what a host may offer besides a clock: workers and engines; and the
 * version. Part of plyscope.h.
 *
 * Searchers and jobs see this part of the public header only. All functions of a struct are given,
 * or the struct is null; nothing here may call back into the session. */
#ifndef PLYSCOPE_HOST_H
#define PLYSCOPE_HOST_H

#include <stdbool.h>
#include <stddef.h>

#define PLY_VERSION "1.0" /* answers about experiments name it, so that they can be done again */

/* Other places that play units of batch jobs (matches, tournaments, sweeps, evolutions): processes,
 * machines. A unit is one line, `match ...`, its result another; the outcome of a job does not
 * depend on where a unit was played. */
typedef struct PlyWorkers {
    void *context;
    int count; /* units that may be out at a time, 1 at least */
    /* Takes a unit: a ticket from 1 on, or 0 when all are busy. */
    long long (*send)(void *context, const char *unit);
    /* The result of that ticket, valid until the next call; null = not yet. Where the unit was
     * `*refused` it is a sentence instead, which ends the job. A ticket whose result was received
     * is free again. */
    const char *(*receive)(void *context, long long ticket, bool *refused);
    void (*forget)(void *context, long long ticket); /* its result is not wanted any more */
    /* There is nothing to do until a result comes in. False: none will, the job is to wait. */
    bool (*rest)(void *context);
    bool joined; /* the host plays, too: the units that the others leave */
} PlyWorkers;

/* What hearing an engine gives. */
typedef enum PlyNews {
    PLY_NEWS_LINE,   /* here is a line */
    PLY_NEWS_NONE,   /* nothing yet; the host has waited for about a millisecond */
    PLY_NEWS_SILENT, /* nothing for longer than the patience asked for */
    PLY_NEWS_GONE    /* it has ended; `*line` says how, a sentence without full stop */
} PlyNews;

/* Other programs as players. They are told lines and heard line by line; the lines are the affair
 * of the searcher `external`. Threads may use different engines side by side. */
typedef struct PlyEngines {
    void *context;
    bool described_only; /* it has players that were described to it, no programs for `external` */
    /* Starts the engine of that name. Null after a sentence in `why`. */
    void *(*open)(void *context, const char *name, char *why, size_t capacity);
    void (*tell)(void *context, void *engine, const char *line);
    /* The next line in `*line`, valid until the next call. `patience`: milliseconds since it was
     * told something. */
    PlyNews (*hear)(void *context, void *engine, double patience, const char **line);
    void (*close)(void *context, void *engine); /* says quit, then sees to it that it ends */
} PlyEngines;

#endif
