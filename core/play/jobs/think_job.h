/* think_job.h - the parts of one search job that its output needs (think.c works, think_out.c
 * writes). */
#ifndef PLY_PLAY_THINK_JOB_H
#define PLY_PLAY_THINK_JOB_H

#include "play/jobs/lent.h"
#include "play/jobs/think.h"
#include "play/jobs/time_control.h"

enum { THINK_TREE = 20000 }; /* nodes that a recorded tree keeps without a request */

typedef struct Think {
    const Game *game;
    void *state; /* as handed in */
    const PlayerScope *players;
    Choice choice;
    char spec[SPEC_MAX]; /* canonical text of the choice, without a seed that was handed in */
    Search *search;
    Tree *tree;
    int tree_max;  /* nodes it holds */
    double copied; /* the stamp of the searcher's own tree when it was written to `tree` */
    TraceLog *trace_log;
    size_t recorded; /* bytes of both */
    Convergence *convergence;
    Report report;             /* of the present moment when `fresh` */
    Move *moves, *scratch;     /* the legal moves; room for as many */
    void *line, *line_scratch; /* two states, to follow a line of play */
    int count;
    double time;      /* limit in seconds from the request, where the spec has none */
    bool seeded;      /* the seed of the options is the request's, in place of the default */
    bool go, endless; /* as requested */
    bool fresh, done, finishing;
    bool waits; /* the searcher waits for a person or a program outside */
    int run;    /* restarts */
    TimeControl control;
    SearchEvent event;
    int events;    /* how many of them to wait for */
    bool paused;   /* stopped at the event */
    Lender lender; /* pool 0 = there is no help */
} Think;

static inline Think *think_of(const Job *job) {
    return (Think *)job->data;
}

Step think_step(Job *job, double until);
bool think_tune(Job *job, const Tuning *tunings, int count, bool *restarted, Err *err);
void think_finish(Job *job);
bool think_hand_out(Job *job, int64_t *index, Writer *line);
size_t think_memory(const Job *job); /* of search, record and trace log */
bool think_failure(const Job *job, int index, Err *out);
bool think_fold(Job *job, int64_t index, const char *result, Err *err);
void think_close(Job *job);

void think_json(const Job *job, JobLevel level, Json *json);
void think_text(const Job *job, JobLevel level, Writer *writer);

#endif
