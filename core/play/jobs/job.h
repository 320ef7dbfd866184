/* job.h - long work that pauses: one search, or many.
 *
 * A Job advances in steps of about a millisecond, can be looked at, retuned, paused, finished or
 * thrown away between two steps. The shell owns a table of jobs, pumps them and writes what they
 * say; jobs know nothing of lines and sessions. */
#ifndef PLY_PLAY_JOB_H
#define PLY_PLAY_JOB_H

#include "base/spec.h"
#include "play/jobs/convergence.h"
#include "registry.h"
#include "search/trace_log.h"

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

/* The game of a spec, in `arena`; null with a sentence. */
const Game *world_game(const JobWorld *world, const char *spec, Arena *arena, Err *err);

typedef enum JobLevel {
    JOB_PROGRESS, /* twelve best rows and compact arrays; a line or two of text */
    JOB_FINAL,    /* the outcome; all that the contract table of the console promises */
    JOB_FULL,     /* `report`: every row */
    JOB_NEWS      /* what `news` has announced */
} JobLevel;

typedef struct Job Job;

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
    /* Sets option `path` to `value`. On true `*restarted` says whether the work began anew. Null =
     * not tunable. */
    bool (*tune)(Job *job, const char *path, const char *value, bool *restarted, Err *err);
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
    /* Appends why it came to less than what was asked, each time a newline and a sentence; nothing
     * where it did not. `text` leaves that to the host, `json` has it in members. Null = it never
     * does. */
    void (*failure)(const Job *job, Writer *out);
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
/* What JobDef.failure says. */
void job_failure(const Job *job, Writer *out);
/* The end of opening a job (null is allowed): the job, or null after it is freed when it has
 * failed. */
Job *job_opened(Job *job, bool ok);

/* ---- one search (play/jobs/think.c) ---------------------------------------------------------- */

typedef struct ThinkRequest {
    const Game *game;  /* outlives the job */
    const void *state; /* copied */
    const char *spec;  /* the player, as text; resolved for this game */
    int64_t seed;      /* used where the spec leaves seed at its default; 0 = keep */
    bool endless;      /* live analysis: limits of effort and time are ignored */
    int64_t record;    /* keep the tree for `tree`, up to so many nodes (costs a little); 0 = no */
    int64_t log;       /* keep the first so many events; 0 = none */
    bool history;      /* keep how it came to its result */
    double time;       /* limit in seconds when the spec has none, 0 = none */
    /* So many single moves the host may have at a time to prove what they are worth, as units
     * (play/jobs/lent.h), of the game with this spec; 0 = none. */
    int64_t pool;
    const char *game_spec; /* copied */
} ThinkRequest;

/* Analyses a position; kind "analyze", or "go" when `go` is set (the shell then plays the move; the
 * last JSON line has `move`). Refuses finished games and positions in which the dice move. JSON:
 * spec best value proven proven_in depth nodes playouts ms nps timed pv counters moves, with
 * moves:[{move value visits nodes bound proven proven_in error spread pv}] (spread, of searchers of
 * games with dice only: least, quartiles, largest of the values after the next outcome), and at
 * JOB_PROGRESS order (all legal moves as text, only in the first), visits[], values[] (tenths of
 * the value's unit as integers, null where nothing is known). At JOB_FULL counter_docs, a sentence
 * for each counter. */
Job *think_new(const JobWorld *world, const ThinkRequest *request, bool go, Err *err);
/* The same player at another position of its game (ongoing, a player to move): its search keeps its
 * memory and may keep what it knows. `time` as in the request. */
void think_again(Job *job, const void *state, double time);
/* NO_MOVE while nothing is known; a finished `go` falls back to the first legal move. */
Move think_best(const Job *job);
const Search *think_search(const Job *job);
/* Null when it is not recorded. A searcher that keeps a tree writes at most `record` nodes of it
 * (20,000 without a request) as they are now. */
const Tree *think_tree(const Job *job);
/* Grows with every change of what think_tree says, also from one run to the next. */
double think_revision(const Job *job);
const TraceLog *think_trace_log(const Job *job);      /* null when there is none */
const Convergence *think_convergence(const Job *job); /* null when it is not kept */
/* The same search from the beginning; it knows nothing any more. */
bool think_rewind(Job *job, Err *err);
const Report *think_report(const Job *job); /* full, valid until the next step */
/* The member counters: {name: value}. */
void counters_json(Json *json, const Counter *counter, int count);
/* Writes the line of play of the report as far as it can be followed, with blanks between its
 * moves. */
void think_line(const Job *job, Writer *out);
/* Plays one move of a line of this search, such as a `pv`, whose rounds of simultaneous choices
 * have the order that Trace tells of. `scratch` has state_size bytes. */
Status think_play(const Search *search, void *to, const void *from, Move move, void *scratch);
/* From now on the search stops after `count` more events of this kind: its steps then return WAIT,
 * until this is called again. EVENT_NONE lets it run on. */
void think_step_to(Job *job, SearchEvent event, int count);
bool think_paused(const Job *job); /* stopped by such an event */
int think_run(const Job *job);     /* how often it began anew */
double think_ms(const Job *job);   /* time at work */

/* ---- many games: batch jobs (play/series/batch.c and one file each) -------------------------- */

/* All batch jobs are lists of units. A unit is one text line `unit ...` with its own seed; its
 * result is one text line. Units are handed out in index order and folded in index order; the
 * outcome never depends on how many workers there are. `pool` > 0: units go to the host (hand_out /
 * fold), at most `pool` at a time; else they run here, world->threads at a time. */

typedef enum TournamentKind {
    TOURNAMENT_ROBIN,    /* every player meets every other */
    TOURNAMENT_GAUNTLET, /* the first player meets each of the others */
    TOURNAMENT_KNOCKOUT  /* the winner of a pairing goes on, of two equals the one named earlier */
} TournamentKind;
extern const char *const tournament_kinds[]; /* "robin", ... in this order, ended by null */

typedef enum SweepMeasure {
    SWEEP_GAMES, /* whole games against an opponent */
    SWEEP_FIRST  /* the first move alone: its time and its work */
} SweepMeasure;
extern const char *const sweep_measures[];

/* A series of games. The rows of the commands `match`, `tournament` and `sweep` fill it, with their
 * bounds; the host adds the game and the players. Texts are copied. */
typedef struct SeriesRequest {
    const char *game;           /* spec text */
    const char *const *players; /* specs */
    int count;                  /* 2 for a match, or one per seat in games of more; 2.. for a
                                   tournament; a sweep: the player, with ranges in its spec
                                   (range.h), and its opponent, which may be left out */
    int64_t games;              /* per pairing, or per value */
    int64_t seed;
    int64_t
        openings;  /* random plies before the players take over; each opening is played twice with
                         sides swapped */
    double fair;   /* largest advantage of an opening, hundredths of a win by the game's strong
                         evaluation: others are drawn again; 0 = any */
    double time;   /* seconds a move; a player that is late loses; 0 = none. Players without a limit
                         of their own stop at it. */
    int64_t nodes; /* work a move (as Limits.nodes) for players without a limit of it; 0 = none */
    double elo0,
        elo1; /* of a match: stops as soon as one of them is proved; both 0 = no early stop */
    int64_t pool;
    bool keep;    /* keep the moves of every game */
    int64_t kind; /* TournamentKind; in games of other than two players all meet */
    /* -- of a sweep -- */
    char variant[SPEC_MAX]; /* spec of the game with ranges in it; empty = `game` */
    int64_t measure;        /* SweepMeasure */
} SeriesRequest;

Job *match_new(const JobWorld *world, const SeriesRequest *request, Err *err);
Job *tournament_new(const JobWorld *world, const SeriesRequest *request, Err *err);
Job *sweep_new(const JobWorld *world, const SeriesRequest *request, Err *err);

/* The document's statistics of one player, or of one side, over the games that it played. */
typedef struct Tally {
    char name[40];
    int64_t games;
    double pv, sigma; /* games won, their moves */
} Tally;

/* Its values under the document's keys: pv, sigma, avg_victories, avg_stones. */
enum { TALLY_KEYS = 4 };
extern const char *const tally_keys[]; /* ended by null */
double tally_value(const Tally *tally, int key);

/* The same of a match (as a Connect Four course defines them). */
typedef struct Statistics {
    char game[400]; /* as in Statistics(alea_01, alea_02, Board(4, 4, 3, True)) */
    int count;
    int64_t games;
    Tally tallies[2 * MAX_PLAYERS]; /* players first, then sides */
} Statistics;

void match_statistics(const Job *job, Statistics *out);
/* One object of names a key; of one key or one name alone where `key` or `name` is not -1. */
void statistics_json(const Statistics *stats, int key, int name, Json *json);

/* The gene lab: evolves the genes of a player (play/evolution/evolve.h has EvolveRequest and all
 * parameters). One news line of type "generation" after every generation. */
typedef struct EvolveRequest EvolveRequest;
typedef struct Population Population;

Job *evolve_new(const JobWorld *world, const EvolveRequest *request, Err *err);
/* As it stands: the last complete generation, best first; empty before the first one is measured.
 * Valid until the next step. */
const Population *evolve_population(const Job *job);

/* A learner (game/learn.h) plays against itself and adjusts its network (play/jobs/train.c). The
 * rows of the command `train` fill the last three, with their bounds. */
typedef struct TrainRequest {
    const Game *game; /* outlives the job */
    const char *spec; /* the learner: `ntuple(tuples=fives16)` */
    int64_t games, seed;
    char name[BLOB_NAME]; /* of the network that comes out */
} TrainRequest;

/* JSON: spec name games total moves ms mps (moves a second) wins (per cent) score (mean), both of
 * the last complete window of the learning curve, best touched weights; at JOB_PROGRESS done; else
 * curve:[{games moves window wins score best}]. News of type "learned" for every row of the
 * curve. */
Job *train_new(const JobWorld *world, const TrainRequest *request, Err *err);
const char *train_name(const Job *job);
/* Appends the network as it stands, as a file. */
bool train_write(const Job *job, Writer *file, Err *err);
void train_release(Job *job); /* gives the learner's memory back; the report stays */

enum { PERFT_MOVES = 64 }; /* longest sequences that are counted */
typedef struct PerftRequest {
    const Game *game;
    const void *state;
    int depth;   /* 0 .. PERFT_MOVES */
    bool divide; /* one row per first move */
} PerftRequest;

Job *perft_new(const JobWorld *world, const PerftRequest *request, Err *err);
int64_t perft_nodes(const Job *job); /* counted so far */

enum { SIMULATE_SHOWN = 64 };

/* Random games from one position with a playout policy. The row of the command `simulate` fills the
 * last ones, from `count` on, with their bounds. */
typedef struct SimulateRequest {
    const Game *game;        /* outlives the job */
    const void *state;       /* copied; ongoing */
    const char *spec;        /* the policy: `plain` */
    int64_t count, playouts; /* games that are told one by one, the first ones; games in all */
    int64_t seed;
    int64_t speed;             /* games by which every way to compute them is measured; 0 = not */
    char first[MOVE_TEXT_MAX]; /* the move that all games begin with; "" = any */
} SimulateRequest;

/* JSON: policy seed games:[{moves length result[] pieces[]}] playouts mean sd min max (of their
 * lengths) results[] wins[] cells[] (how often they went to each); with `speed` speed:{playouts
 * kernels:[{title ms}] same}; at JOB_PROGRESS done total text. */
Job *simulate_new(const JobWorld *world, const SimulateRequest *request, Err *err);

/* Fixed work over all games and searchers; `signature` must be the same on every target. */
Job *bench_new(const JobWorld *world, bool quick, Err *err);

/* Runs one unit line (without the word `unit`), start to end, and writes its result line. Pure:
 * equal lines give equal results on every target. False with a sentence when the line is no
 * unit. */
bool unit_run(const JobWorld *world, const char *line, Writer *result, Err *err);
/* The same as a job of the kind "unit_result". */
Job *unit_new(const JobWorld *world, const char *line, Err *err);
/* Whether the host must not be kept waiting for it: a player asks a program outside. */
bool unit_long(const Job *job);

#endif
