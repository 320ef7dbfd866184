/* judging.h - the loop of all jobs that judge moves: questions go in, reports come out.
 *
 * A question is a position, put to the judge or to a player. The judge's search keeps what it knows
 * from one question to the next. Where it leaves a position open the second judge, if there is one,
 * is asked about the same position; after JUDGING_MISSES positions in a row that a limit left open,
 * only the second judge is asked. Review, loss and accuracy differ in the questions and in what
 * they make of the reports: two functions each. */
#ifndef PLY_PLAY_JUDGING_JUDGING_H
#define PLY_PLAY_JUDGING_JUDGING_H

#include "play/judging/judge.h"

enum { JUDGING_MISSES = 2 };

typedef struct JudgeRequest {
    const PlayerScope *players; /* of the game; outlives the job */
    /* Of the judge; null = an exact searcher where one fits, and the strongest that estimates as
     * the second one, each with a limit on its work a position. */
    const char *spec;
    const char *second; /* spec, asked where `spec` leaves a position open; null = none */
    double limit;       /* seconds a position for judges without a limit of their own; 0 or a world
                           without a clock = none */
    int64_t seed;       /* as in ThinkRequest */
} JudgeRequest;

typedef struct Question {
    const void *state;    /* lives until the next question; null = none yet: next is called again */
    const Choice *player; /* an equal pointer is the same player; null = the judge */
} Question;

/* The def of a job that judges; its `job` has JUDGING_JOB in it. */
typedef struct JudgingDef {
    JobDef job;
    /* Chooses the next question; false when all are asked, or with a sentence. A choice that takes
     * long is made in several calls, each a small part of a millisecond; they put no question. */
    bool (*next)(Job *job, Question *question, Err *err);
    /* Takes the answer to the question; returns whether the judge has left it open. Called again
     * for the same question when the second judge has answered. Stops the job with a sentence in
     * `err`. */
    bool (*take)(Job *job, const Report *report, Err *err);
    double (*part)(const Job *job); /* progress, 0..1 */
    bool partial;                   /* what a search knows when the job is stopped is taken, too */
} JudgingDef;

#define JUDGING_JOB                                                           \
    .step = judging_step, .finish = judging_finish, .memory = judging_memory, \
    .failure = judging_failure, .close = judging_close

/* Begins the data of a job that judges. */
typedef struct Judging {
    const PlayerScope *players;
    const Game *game;
    Choice judge, doubter;     /* what the two specs say */
    const char *spec, *second; /* null: none is asked where the judge leaves a position open */
    double limit;
    int64_t seed;
    Question question;
    Job *searches[3]; /* of the judge, the second one, the player */
    JobWorld world;   /* theirs: the job's, with the memory that the others leave */
    Job *search;      /* at work on the question; null before the first one */
    bool doubting;    /* the second judge is asked, or was when the players' turn came */
    int misses;       /* positions in a row that a limit of the judge left open */
    int unsolved;     /* all of them */
    Err open;         /* why the last one was left open: "not solved within 20 s"; or empty */
    bool stopped, done;
    Err err; /* why it stopped by itself */
} Judging;

/* Reads the request. The job is to call judging_ask at once when it is to be refused for what the
 * first question shows, else the first step does it. */
bool judging_open(Job *job, const JudgeRequest *request, Err *err);
/* Asks the next question; false when there is none, or with a sentence. */
bool judging_ask(Job *job, Err *err);

/* The member measure {scale bounds estimate} of the open object, as think_measure has it, of what
 * the second judge or the first one said of `state`; none where that one is not at work any
 * more. */
void judging_measure(const Judging *judging, bool second, const void *state, Json *json);

Step judging_step(Job *job, double until);
void judging_finish(Job *job);
size_t judging_memory(const Job *job);
bool judging_failure(const Job *job, int index, Err *out);
void judging_close(Job *job);

#endif
