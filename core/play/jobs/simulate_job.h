/* simulate_job.h - what is inside such a job: simulate.c plays, simulate_out.c tells. */
#ifndef PLY_PLAY_SIMULATE_JOB_H
#define PLY_PLAY_SIMULATE_JOB_H

#include "base/stats.h"
#include "play/jobs/simulate.h"

enum { KERNELS = 4 /* ways to compute the games, at most */ };

/* One way to compute the games, and what they have come to. */
typedef struct Kernel {
    const char *title;
    void *values; /* of the policy */
    Playouts sums;
    int repeat;          /* times that it computes each batch, so that all work about as long */
    double batch;        /* milliseconds of the newest batch */
    double ms, worked;   /* of all batches; with those that were computed again */
    RunningStats factor; /* batch by batch: how many times as fast as the last, the plainest way */
} Kernel;

typedef struct Simulation {
    const Game *game;
    Choice choice;
    const PlayoutDef *policy;
    const char *spec;
    void *from;
    int64_t seed, wanted;
    Move first;                 /* of all games, or NO_MOVE */
    bool over;                  /* it ends the game ... */
    double ending[MAX_PLAYERS]; /* ... with these results */
    bool stopped;
    int shown;   /* of those that are wanted for show, so many have been played */
    int room;    /* wanted for show */
    Move *lines; /* room times max_plies */
    char *ends;  /* room states */
    int length[SIMULATE_SHOWN];
    double result[SIMULATE_SHOWN][MAX_PLAYERS];
    RunningStats lengths, results[MAX_PLAYERS];
    int64_t wins[MAX_PLAYERS];
    uint32_t *cells;
    void *scratch;    /* a state */
    int *pieces;      /* scratch, one a cell */
    const void *root; /* where the first move is made; else `from` */
    Kernel kernel[KERNELS];
    PlayoutChoice *choices; /* a row of `steps` a game that is shown; null = they are not told */
    int steps, below;       /* the numbers drawn are below that */
    int64_t told;           /* steps that are wanted */
    int kernels, turn;      /* whose turn it is to compute the batch */
    int64_t timed, to_time; /* games, by every kernel */
    int64_t measured;       /* without those of the first batch, in which caches are cold */
} Simulation;

/* Of a game that is shown: its last state, and its moves. */
static inline char *end_of(const Simulation *sim, int index) {
    return sim->ends + (size_t)index * ((sim->game->state_size + 7) & ~(size_t)7);
}

static inline Move *line_of(const Simulation *sim, int index) {
    return sim->lines + (size_t)index * (size_t)sim->game->max_plies;
}

void simulate_json(const Job *job, JobLevel level, Json *json);
void simulate_text(const Job *job, JobLevel level, Writer *out);

#endif
