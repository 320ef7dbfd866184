/* bench_work.h - the parts of the bench: a list of rows, each a fixed piece of work that pauses. */
#ifndef PLY_PLAY_BENCH_WORK_H
#define PLY_PLAY_BENCH_WORK_H

#include "play/jobs/bench.h"
#include "play/jobs/time_control.h"

enum { BENCH_POSITIONS = 2 /* the first choice and one in the middle */ };

/* A variant and its positions. */
typedef struct BenchGame {
    char spec[80];
    const Row *family;
    const PlayerScope *players;
    const Game *game;
    void *position[BENCH_POSITIONS];
    int positions;
    double scale; /* share of the work: the default variant gets 1, presets less */
} BenchGame;

typedef struct BenchRow BenchRow;
typedef struct BenchWork BenchWork;

/* Works on a row, about a millisecond where the work allows it: DONE when it is finished. */
typedef Step BenchStep(const JobWorld *world, BenchRow *row, BenchWork *work, bool quick);

struct BenchRow {
    BenchStep *step;
    const BenchGame *on;
    const Row *what; /* policy or searcher, else null */
    const char *name;
    double nodes, ms; /* nodes, playouts or sequences */
    uint64_t hash;    /* of all that must be equal everywhere */
};

/* What the row in work needs; closed with it. */
struct BenchWork {
    int position, runs;
    double target; /* work to reach per position */
    double effort; /* done on this position */
    Job *perft;
    int depth;
    Arena *arena;
    Choice choice;  /* a searcher */
    Choice playout; /* a policy; beside a searcher the game's first */
    Search *search;
    TimeControl control;
    bool thinking;
    uint64_t first;
    int64_t chunk;
    MoveReport *rows;
};

BenchStep bench_perft, bench_playouts, bench_search;
void bench_work_close(BenchWork *work);

static inline uint64_t bench_hash(uint64_t hash, uint64_t value) {
    return rng_mix(hash ^ rng_mix(value + 0x9e3779b97f4a7c15u));
}

#endif
