/* truth_out.h - the parts of a truth experiment that its output needs (truth.c works). */
#ifndef PLY_PLAY_TRUTH_OUT_H
#define PLY_PLAY_TRUTH_OUT_H

#include "base/stats.h"
#include "play/range.h"
#include "play/truth.h"

/* A judged position: for every legal move what it gives away. */
typedef struct TruthPosition {
    const void *state;
    int count;
    struct TruthMove {
        Move move;
        double loss;
        bool optimal, keeps; /* keeps: the result */
    } * moves;
    bool critical; /* some move does not keep the result */
} TruthPosition;

typedef struct TruthRow {
    const char *spec;
    int series; /* of the player as given */
    int index;  /* in its ranges */
    int asked, optimal, critical, kept;
    double loss, effort, ms; /* sums */
} TruthRow;

typedef struct Truth {
    Judging judging;
    PlayerScope scope;
    bool exact;
    int least, most;
    TruthPosition *positions;
    uint64_t *hashes;
    int wanted, found, critical, tried;
    Ranges ranges[TRUTH_SPECS];
    TruthRow *rows;
    int count;         /* of rows */
    int row, position; /* being asked */
    void *state;       /* the position before the judge */
    Move *scratch;
    bool asking; /* the positions are complete, the players' turn has come */
} Truth;

void truth_json(const Job *job, JobLevel level, Json *json);
void truth_text(const Job *job, JobLevel level, Writer *out);

#endif
