/* bench.h - the bench as a job. */
#ifndef PLY_PLAY_BENCH_H
#define PLY_PLAY_BENCH_H

#include "play/jobs/job.h"

/* Fixed work over all games and searchers; `signature` must be the same on every target. */
Job *bench_new(const JobWorld *world, bool quick, Err *err);

#endif
