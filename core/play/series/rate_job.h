/* rate_job.h - what is inside such a job: rate.c plays, rate_out.c tells. */
#ifndef PLY_PLAY_RATE_JOB_H
#define PLY_PLAY_RATE_JOB_H

#include "base/rating_plan.h"
#include "play/series/batch.h"
#include "play/series/distinct.h"
#include "play/series/rate.h"
#include "play/series/setup.h"

enum {
    ROUND_MAX = 512,      /* pairs, or games of one player */
    LADDER_ROOM = 4 << 20 /* bytes of a scale while it is written */
};

typedef struct RatePlayer {
    const char *spec; /* as it was named */
    Choice choice;
    const char *shown; /* with all values that are not the usual ones */
    int64_t games;     /* that are counted here; `room` of them fit */
    double *ms;        /* of a move, the mean of each game */
    double *results;   /* points, of games of one player */
    int64_t room;
    RunningStats stats; /* of `results` */
} RatePlayer;

typedef struct Rate {
    Batch batch; /* first */
    RateRequest request;
    const Ladder *scale; /* where they are put, or whose games count, too; null = none */
    int64_t earlier;     /* games of it that count, and which player each of its anchors is */
    int of_anchor[LADDER_MAX];
    const PlayerScope *scope;
    const Game *game;
    bool solo;        /* a game of one player: a scale of points */
    int count, rated; /* players; the first ones are those that were named */
    RatePlayer *players;
    RatingGoal goal;

    /* -- the present round: units from `first_unit` on, two for each of `round` -- */
    Pairing round[ROUND_MAX];
    int planned;
    int64_t first_unit;
    int open_points; /* of the first game of a pair: twice the points of its `a` */

    /* -- what was played -- */
    Meeting *meetings, *half; /* all; every other pair of each meeting */
    int met;
    int16_t *meeting_of; /* [a * count + b]: index + 1 */
    Ratings ratings;     /* of all rounds that are over; at the end of all games */
    RatingPlan plan;
    Distinct distinct;
} Rate;

/* The half width of the interval that decides, in Elo or in hundredths of the mean, and whose it
 * is (`*b` -1: of `*a` alone; both -1: nobody's). */
double rate_width(const Rate *rate, int *a, int *b);
/* What is wanted of it. */
double rate_wanted(const Rate *rate);
/* Milliseconds a move: the mean of the middle half of its games, so that moments when the machine
 * was busy elsewhere do not count. */
double rate_ms(const RatePlayer *player);
/* Points of which 10, 50 and 90 % of the games had less; 0 without games or memory. */
void rate_quantiles(const RatePlayer *player, double out[3]);

void rate_json(const Job *job, JobLevel level, Json *json);
void rate_text(const Job *job, JobLevel level, Writer *out);

#endif
