/* accuracy_out.h - the parts of an accuracy test that its output needs (accuracy.c works). */
#ifndef PLY_PLAY_JUDGING_ACCURACY_OUT_H
#define PLY_PLAY_JUDGING_ACCURACY_OUT_H

#include "base/stats.h"
#include "play/series/range.h"
#include "play/series/setup.h"
#include "play/judging/accuracy.h"

/* A judged position: for every legal move what it gives away. */
typedef struct AccuracyPosition {
    const void *state;
    int count;
    struct AccuracyMove {
        Move move;
        double loss;
        bool optimal, keeps; /* keeps: the result */
    } * moves;
    bool critical; /* some move does not keep the result */
} AccuracyPosition;

typedef struct AccuracyRow {
    const char *spec;
    Choice player; /* what it says */
    int stats;     /* of the player as given */
    int index;     /* in its ranges */
    int asked, optimal, critical, kept;
    double loss, effort; /* sums */
    double ms;           /* of a move: the mean of the middle half */
} AccuracyRow;

typedef struct Accuracy {
    Judging judging;
    SeriesRequest setup; /* of it what an accuracy test has: game, players, seed */
    bool exact;
    int min, max;
    AccuracyPosition *positions;
    uint64_t *hashes;
    int wanted, found, critical, tried;
    int drawn; /* of those that were tried: games that went on, with a player to move */
    Ranges ranges[ACCURACY_SPECS];
    AccuracyRow *rows;
    int count;         /* of rows */
    int row, position; /* being asked */
    double *times;     /* of the moves of that row, in rising order */
    void *state;       /* the position before the judge */
    Move *scratch;
    bool asking; /* the positions are complete, the players' turn has come */
} Accuracy;

void accuracy_json(const Job *job, JobLevel level, Json *json);
void accuracy_text(const Job *job, JobLevel level, Writer *out);

#endif
