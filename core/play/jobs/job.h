/* job.h - long work that pauses: one search, or many.
 *
 * A Job advances in steps of about a millisecond, can be looked at, retuned, paused, finished or
 * thrown away between two steps. The shell owns a table of jobs, pumps them and writes what they
 * say; jobs know nothing of lines and sessions. This is the contract; what starts a job of one
 * kind, and what else may be asked of it, stands in the header beside its file. */
#ifndef PLY_PLAY_JOB_H
#define PLY_PLAY_JOB_H

#include "base/spec.h"
#include "registry.h"

/* What jobs need from outside. Lives as long as the jobs. */
typedef struct JobWorld {
    double (*now)(void *context); /* milliseconds; null = no clock, time limits are refused */
    void *context;
    size_t memory;    /* cap in bytes for all that a job holds at a time, with threads for each */
    size_t shared;    /* cap for all jobs of the host, of which `memory` is left; 0 = not known */
    const char *more; /* how to allow more: "`program --option` allows more"; null = not at all */
    int threads;      /* for batch jobs; 1 = none. More: `now` must stand being called by several */
    const RowSet *games;    /* that units may name; null = the registry's */
    const BlobStore *blobs; /* blobs that specs may name; unchanged during a step; null = none */
    /* Results of units of earlier runs, as in plyscope.h; null = none are kept. */
    const char *(*recall)(void *context, const char *unit);
    void (*keep)(void *context, const char *unit, const char *result);
    const PlyWorkers *workers; /* play units; null = they are played here */
    const PlyEngines *engines; /* programs outside; null = there are none */
} JobWorld;

static inline const RowSet *world_games(const JobWorld *world) {
    return world->games ? world->games : &registry_games;
}

/* The game of a spec with its players (`of` is the game), in `arena`; null with a sentence. */
const PlayerScope *world_players(const JobWorld *world, const char *spec, Arena *arena, Err *err);

typedef enum JobLevel {
    JOB_PROGRESS, /* twelve best rows and compact arrays; a line or two of text */
    JOB_FINAL,    /* the outcome; all that the contract table of the console promises */
    JOB_FULL,     /* `report`: every row */
    JOB_NEWS      /* what `news` has announced */
} JobLevel;

typedef struct Job Job;

/* Option `path` is to have `value`. */
typedef struct Tuning {
    const char *path, *value;
} Tuning;

typedef struct JobDef {
    const char *kind; /* "analyze", "go", "match" ...: the `type` of its last JSON line */
    /* Works until about `until` (clock ms; ignored without a clock, then a fixed small amount).
     * WAIT: nothing to do until the host acts. */
    Step (*step)(Job *job, double until);
    /* Members of a JSON object that is already open; the host has written type, re, job and, for
     * progress, kind. */
    void (*json)(const Job *job, JobLevel level, Json *json);
    /* Text for people: whole lines, the last one without newline. */
    void (*text)(const Job *job, JobLevel level, Writer *writer);
    /* Sets all of these, or none where one of them is refused. On true `*restarted` says whether
     * the work began anew. Null = not tunable. */
    bool (*tune)(Job *job, const Tuning *tunings, int count, bool *restarted, Err *err);
    /* Finish as soon as possible with what is known (the next step returns DONE). Null = just
     * stop. */
    void (*finish)(Job *job);
    /* Batch jobs, and searches that take help: the host hands in the result of a unit it was given.
     * Null = has no units. */
    bool (*fold)(Job *job, int64_t index, const char *result, Err *err);
    /* With a pool: the next line for the host (`unit match ...`, to be run as it
     * stands), false when none can go out now. */
    bool (*hand_out)(Job *job, int64_t *index, Writer *line);
    /* Asked after every step until it returns null: the `type` of a line about something that is
     * worth one of its own (a generation of an evolution), and that json and text at JOB_NEWS then
     * write. Null = there is never any. */
    const char *(*news)(Job *job);
    /* Bytes of its searches, or of its learner, under the cap of its world; what a job lets go only
     * to ask for it again counts on. Null = none. */
    size_t (*memory)(const Job *job);
    /* Sentence `index`, from 0, of why it came to less than what was asked; false where there is
     * none. `text` leaves that to the host, `json` has it in members. Null = it never does. */
    bool (*failure)(const Job *job, int index, Err *out);
    void (*close)(Job *job); /* frees what is not in the arena; null = nothing */
} JobDef;

struct Job {
    const JobDef *def;
    const JobWorld *world;
    Arena *arena;    /* the job itself lives here; freed by job_free */
    double progress; /* 0..1, negative = unknown */
    double started;  /* clock ms of the first step, 0 before */
    double worked;   /* ms spent in steps */
    bool told;       /* the host sets it when progress has gone out as JSON */
    bool waiting;    /* the last step could do nothing: programs outside have no news yet */
    bool timed;      /* a clock decided something: the result is exempt from repeatability */
    void *data;
};

Job *job_new(const JobDef *def, const JobWorld *world, size_t data_size, Err *err);
void job_free(Job *job); /* null is allowed */
Step job_step(Job *job, double until);
size_t job_memory(const Job *job); /* as JobDef.memory; null is allowed */
/* The job's world for one more search of it: with the memory that the others leave. */
JobWorld world_left(const Job *job);
/* Adds to an error about memory what all jobs may take together, and how to allow more. Returns
 * false. */
bool world_short(const JobWorld *world, Err *err);
/* The member text: what the job says of its progress. */
void job_text_json(const Job *job, Json *json);
/* The sentences of JobDef.failure, a newline before each. */
void job_failure(const Job *job, Writer *out);
/* Whether there is one, and the first. */
bool job_failed(const Job *job, Err *first);
/* The end of opening a job (null is allowed): the job, or null after it is freed when it has
 * failed. */
Job *job_opened(Job *job, bool ok);

#endif
