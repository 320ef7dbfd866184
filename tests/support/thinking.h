/* thinking.h - one search as a job, in a world of its own. */
#ifndef PLY_TESTS_THINKING_H
#define PLY_TESTS_THINKING_H

#include "play/jobs/think.h"

typedef struct Thinking {
    JobWorld world;
    double ms; /* what its clock shows; it moves whenever it is read */
    Arena *arena;
    PlayerScope players;
    const Game *game;
    _Alignas(16) unsigned char state[4096];
    Err err;
} Thinking;

double thinking_tick(void *ms); /* JobWorld.now of a clock that moves 0.4 ms whenever it is read */
void thinking_open(Thinking *world, const char *game, bool clock);
void thinking_close(Thinking *world);

/* Null where it is refused; the sentence is in `err`. */
Job *thinking_begin(Thinking *world, const char *spec, ThinkRequest request, bool go);
void thinking_finish(Thinking *world, Job *job);     /* steps to the end */
char *thinking_json(const Job *job, JobLevel level); /* the caller frees it */

#endif
