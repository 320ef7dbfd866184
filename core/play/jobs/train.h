/* train.h - the training of a learner as a job. */
#ifndef PLY_PLAY_TRAIN_H
#define PLY_PLAY_TRAIN_H

#include "play/jobs/job.h"

/* A learner (game/learn.h) plays against itself and adjusts its network (play/jobs/train.c). The
 * rows of the command `train` fill the last three, with their bounds. */
typedef struct TrainRequest {
    const PlayerScope *players; /* of the game; outlives the job */
    const char *spec;           /* the learner: `ntuple(tuples=fives16)` */
    int64_t games, seed;
    char name[BLOB_NAME]; /* of the network that comes out */
} TrainRequest;

/* JSON: spec name games total moves ms mps (moves a second) wins (per cent) score (mean), both of
 * the last complete window of the learning curve, best touched weights; at JOB_PROGRESS done; else
 * curve:[{games moves window wins score best}]. News of type "learned" for every row of the
 * curve. */
Job *train_new(const JobWorld *world, const TrainRequest *request, Err *err);
const char *train_name(const Job *job);
/* Appends the network as it stands, as a file. */
bool train_write(const Job *job, Writer *file, Err *err);
void train_release(Job *job); /* gives the learner's memory back; the report stays */

#endif
