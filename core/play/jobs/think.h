/* think.h - one search as a job: `analyze` and `go`. */
#ifndef PLY_PLAY_THINK_H
#define PLY_PLAY_THINK_H

#include "play/jobs/convergence.h"
#include "play/jobs/job.h"
#include "search/trace_log.h"

typedef struct ThinkRequest {
    const PlayerScope *players; /* of the game; outlives the job */
    const void *state;          /* copied */
    int ply;                    /* moves made in the game before it; -1 = not known */
    const Choice *player;       /* one of them; copied */
    int64_t seed;               /* used where the player leaves seed at its default; 0 = keep */
    bool endless;               /* live analysis: limits of effort and time are ignored */
    int64_t record; /* keep the tree for `tree`, up to so many nodes (costs a little); 0 = no */
    int64_t log;    /* keep the first so many events; 0 = none */
    bool history;   /* keep how it came to its result */
    double time;    /* limit in seconds when the player has none, 0 = none */
    /* So many single moves the host may have at a time to prove what they are worth, as units
     * (play/jobs/lent.h), of the game with this spec; 0 = none. */
    int64_t pool;
    const char *game_spec; /* copied */
} ThinkRequest;

/* Analyses a position; kind "analyze", or "go" when `go` is set (the shell then plays the move;
 * the last JSON line has `move`). Refuses finished games and positions in which the dice move.
 * JSON: spec best value proven proven_in depth nodes playouts ms nps timed pv counters
 * counter_titles moves, with moves:[{move value visits nodes bound proven proven_in error spread
 * pv}] (spread, of searchers of games with dice only: least, quartiles, largest of the values
 * after the next outcome), and at JOB_PROGRESS order (all legal moves as text, only in the
 * first), visits[], values[] (tenths of the value's unit as integers, null where nothing is
 * known). counter_titles tells what people call the counters, where their names do not say it; at
 * JOB_FULL counter_docs is a sentence each. */
Job *think_new(const JobWorld *world, const ThinkRequest *request, bool go, Err *err);
/* The same player at another position of its game (ongoing, a player to move): its search keeps its
 * memory and may keep what it knows. `ply` and `time` as in the request. */
void think_again(Job *job, const void *state, int ply, double time);
/* Whether its player is that one, whatever seed the request brought. */
bool think_is(const Job *job, const Choice *player);
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
/* Members scale, bounds and estimate of the open object: what values of this search are measured in
 * where it begins at `state`, a position of its game. */
void think_measure(const Job *job, const void *state, Json *json);
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

#endif
