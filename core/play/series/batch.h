/* batch.h - many units as one job, here or elsewhere, with the same outcome.
 *
 *     BatchDef.unit(index) -> [ slots: to do, running, out, ready ] -> BatchDef.fold in index order
 *
 * A window of slots holds the units that are made and not folded yet. A unit whose result the host
 * recalls is ready at once. Others run here, each a little further in every step, on as many
 * threads as the world has; or the world's workers play them; or they go out as lines (pool), and
 * result lines come back in any order. Results are folded strictly in index order and a unit may
 * depend on folded results only, so that nothing depends on who was quicker. When fold says that it
 * has seen enough, units on the way are thrown away. */
#ifndef PLY_PLAY_BATCH_H
#define PLY_PLAY_BATCH_H

#include "play/series/unit.h"

typedef struct BatchDef {
    /* Fills the plan of unit `index` (texts that live as long as the job). MORE: here it is; WAIT:
     * results of earlier units must be folded first; DONE: there are no more. */
    Step (*unit)(Job *job, int64_t index, UnitPlan *plan);
    /* Takes in a result; false = enough, throw the rest away. */
    bool (*fold)(Job *job, int64_t index, const UnitResult *result);
} BatchDef;

typedef struct BatchSlot BatchSlot;

/* The data of every batch job begins with this. */
typedef struct Batch {
    const BatchDef *def;
    BatchSlot *slots;
    int count;      /* of slots */
    bool pool;      /* units go to the host */
    int64_t next;   /* index of the next unit to make */
    int64_t folded; /* number of results taken in */
    int64_t total;  /* units in all as far as known, for progress */
    bool rest;      /* set by fold: the step in work ends, so that news can be told */
    bool done;
    bool stopped; /* before all units were taken in, as asked */
    Err err;      /* why the job gave up, or empty */
    /* Games lost by players that could not go on, and how the first time; of jobs that call
     * batch_note. */
    int64_t failed;
    Err why;
} Batch;

bool batch_open(Job *job, const BatchDef *def, int pool, int64_t total, Err *err);

/* The slots of a JobDef. */
Step batch_step(Job *job, double until);
void batch_finish(Job *job);
bool batch_fold(Job *job, int64_t index, const char *result, Err *err);
bool batch_hand_out(Job *job, int64_t *index, Writer *line);
/* What the largest unit has held so far: the next one will want it again. Threads have a cap each,
 * so that their number decides nothing. */
size_t batch_memory(const Job *job);
void batch_close(Job *job);

/* For the fold of a job that does not say for each player how often it has failed. */
void batch_note(Batch *batch, const UnitResult *result);
/* Why the job gave up, and what batch_note has counted. */
bool batch_failure(const Job *job, int index, Err *out);

#define BATCH_SLOTS                                                                         \
    .step = batch_step, .finish = batch_finish, .memory = batch_memory, .fold = batch_fold, \
    .hand_out = batch_hand_out

void batch_text_progress(const Batch *batch, Writer *out); /* 12 of 100 games */
/* "\nstopped after 12 of 100 games", or nothing. */
void batch_text_end(const Batch *batch, Writer *out);
/* Progress: members done, total, text; of a job that was stopped: stopped (true), done, total;
 * `error`: what batch_failure says, when that is anything. */
void batch_json(const Job *job, JobLevel level, Json *json);

/* The seed number `index` of a job, at most 2^53 - 1. */
int64_t batch_seed(int64_t seed, int64_t index);
/* Seeds of a unit: the players' by its index, that of the opening and the dice by its deal. */
void batch_deal(UnitPlan *plan, int64_t seed, int64_t index, int64_t deal);

#endif
