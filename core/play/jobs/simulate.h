/* simulate.h - random games from one position as a job. */
#ifndef PLY_PLAY_SIMULATE_H
#define PLY_PLAY_SIMULATE_H

#include "play/jobs/job.h"

enum { SIMULATE_SHOWN = 64 };

/* Random games from one position with a playout policy. The row of the command `simulate` fills the
 * last ones, from `count` on, with their bounds. */
typedef struct SimulateRequest {
    const PlayerScope *players; /* of the game; outlives the job */
    const void *state;          /* copied; ongoing */
    const char *spec;           /* the policy: `plain` */
    int64_t count, playouts;    /* games that are told one by one, the first ones; games in all */
    int64_t seed;
    int64_t choices;           /* steps of those that are told one by one, choice by choice */
    int64_t speed;             /* games by which every way to compute them is measured; 0 = not */
    char first[MOVE_TEXT_MAX]; /* the move that all games begin with; "" = any */
} SimulateRequest;

/* JSON: policy seed games:[{moves length result[] pieces[]}] playouts mean sd min max (of their
 * lengths) results[] wins[] cells[] (how often they went to each); with `choices`, of policies that
 * can tell, choices:{below moves[] steps games:[{possible[][] number[] cell[]}]}; with `speed`
 * speed:{playouts kernels:[{title ms}] same}; at JOB_PROGRESS done total text. */
Job *simulate_new(const JobWorld *world, const SimulateRequest *request, Err *err);

#endif
