/* perft.h - counting sequences of moves as a job. */
#ifndef PLY_PLAY_PERFT_H
#define PLY_PLAY_PERFT_H

#include "play/jobs/job.h"

enum { PERFT_MOVES = 64 }; /* longest sequences that are counted */
typedef struct PerftRequest {
    const Game *game;
    const void *state;
    int depth;   /* 0 .. PERFT_MOVES */
    bool divide; /* one row per first move */
} PerftRequest;

Job *perft_new(const JobWorld *world, const PerftRequest *request, Err *err);
int64_t perft_nodes(const Job *job); /* counted so far */

#endif
