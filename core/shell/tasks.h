/* tasks.h - the jobs of a session: the table of them (tasks.c), at work (pump.c). */
#ifndef PLY_SHELL_TASKS_H
#define PLY_SHELL_TASKS_H

#include "play/jobs/job.h"
#include "shell/call.h"
#include "shell/record.h"

enum {
    TASKS_MAX = 16, /* jobs side by side, kept ones included */
    KEPT_MAX = 4    /* ended searches that were asked to be kept */
};

/* States and kinds are bits: several of them make the filter of a look-up. */
typedef enum TaskState {
    TASK_FREE = 0,
    TASK_RUNNING = 1,
    TASK_PAUSED = 2,  /* by `pause`, or a step reached its event */
    TASK_WAITING = 4, /* for units from the host */
    TASK_ENDED =
        8, /* kept for tree, why, report and stats: the last of its sort, and `kept` ones */
    TASK_ACTIVE = TASK_RUNNING | TASK_PAUSED | TASK_WAITING,
    TASK_USED = TASK_ACTIVE | TASK_ENDED
} TaskState;

typedef enum TaskKind {
    TASK_ANALYSIS = 1,
    TASK_GO = 2,       /* plays its move at the end */
    TASK_PROTOCOL = 4, /* a search that speaks the engine protocol */
    TASK_MATCH = 8,    /* has statistics */
    TASK_SERIES = 16,  /* a tournament or sweep */
    TASK_EVOLVE = 32,  /* has a population */
    TASK_TRAIN = 64,   /* makes a network */
    TASK_ROUND = 128,  /* the choices of a round; kept for its searches */
    TASK_PLAIN = 256,  /* a job that is gone when it has said what came out */
    TASK_SEARCH = TASK_ANALYSIS | TASK_GO | TASK_PROTOCOL, /* think_... may be called */
    TASK_TUNABLE = TASK_SEARCH | TASK_EVOLVE | TASK_TRAIN,
    TASK_ANY = 511
} TaskKind;

typedef struct Task {
    TaskState state;           /* one bit */
    TaskKind kind;             /* one bit */
    int number;                /* from 1 */
    int re;                    /* the line that started it */
    bool json;                 /* how that line wanted its answers */
    bool kept;                 /* an ended search that stays until it is cancelled */
    bool ahead;                /* of a round: not played at the end */
    Move choices[MAX_PLAYERS]; /* of a round: what people have chosen */
    double shown;              /* clock of the last progress line, negative before the first */
    int steps;                 /* without a clock: steps since the last progress line */
    Job *job;
    JobWorld world;
    Variant *variant;
    /* What its command does at the end with what came out, before that is told; false with a
     * sentence, which is told instead. Null = nothing. */
    bool (*ended)(PlySession *session, struct Task *task, Err *err);
    /* Tells what it has found, in place of progress lines and at the end; null = as others do. */
    void (*tell)(PlySession *session, const struct Task *task, bool end);
} Task;

/* A free task with its world filled in; the caller creates the job in task->world and then calls
 * task_start, or leaves it. Null with a sentence when too many jobs run. */
Task *task_new(PlySession *session, Err *err);
/* False when `job` is null: its maker has refused. `variant` is what the job uses of the session's
 * game, null = nothing. */
bool task_start(Call *call, Task *task, TaskKind kind, Job *job, Variant *variant);
void task_free(Task *task);
/* The tasks of these kinds in these states, in the order of the table: the one behind `after`
 * (null = the first). Null at the end. */
Task *task_next(PlySession *session, const Task *after, unsigned kinds, unsigned states);
/* Of those the one with the largest number; null when there is none. */
Task *task_newest(PlySession *session, unsigned kinds, unsigned states);
/* The job that a command means: the one with that number, or (null) the newest that is active, else
 * the newest in one of these states. Null with a sentence. */
Task *task_choose(PlySession *session, const char *number, unsigned kinds, unsigned states,
                  Err *err);
/* Keeps an ended task in place of the one before it of its sort. Searches that are to stay do not
 * count; of those the oldest makes room. */
void task_keep(PlySession *session, Task *task);
void task_cancel(PlySession *session, Task *task, const Message *reason);
/* Finishes with what is known and says so at once. */
void task_finish(PlySession *session, Task *task);
void task_report(PlySession *session, Task *task, int re, bool json, JobLevel level,
                 const char *type);
const char *task_state_name(const Task *task);
/* Memory that a new job may take, under the session's cap. */
size_t task_memory(PlySession *session);
/* Before what may open searches: the job may hold what the others leave by now. */
void task_limit(PlySession *session, Task *task);
/* What jobs get from the session and its host. */
JobWorld task_world(PlySession *session);
PlyState tasks_pump(PlySession *session, double ms);

#endif
