/* plyscope.h - the one public header: a session that understands lines.
 *
 * A session holds one game in progress, its players and any number of running jobs. The host
 * (native program, WebAssembly worker, your own program) hands it lines with ply_exec, lets it work
 * with ply_pump and receives its answers through one callback. Nothing here blocks, starts threads
 * (unless ply_threads or the option `threads` of a player asks for it), reads files or prints.
 *
 *     PlyHost host = {.output = print_line, .now = clock_ms};
 *     PlySession *session = ply_new(&host);
 *     ply_exec(session, "new connect4", PLY_TEXT);
 *     ply_exec(session, "go uct(sims=5000)", PLY_TEXT);
 *     while (ply_pump(session, 10) == PLY_BUSY) {}
 *     ply_free(session);
 *
 * All functions take a valid session; strings are zero-ended UTF-8. A session must not be used by
 * two threads at once; different sessions are independent. */
#ifndef PLYSCOPE_H
#define PLYSCOPE_H

#include <stdbool.h>
#include <stddef.h>

#include "plyscope_host.h"

typedef struct PlySession PlySession;

/* The longest line that is read, in bytes: a report of every move of a large board. */
enum { PLY_LINE_MAX = 1 << 23 };

/* How answers to a line are written. */
typedef enum PlyMode {
    PLY_DEFAULT, /* as `json on` / `json off` last said; text at first */
    PLY_TEXT,    /* for people */
    PLY_JSON     /* one JSON object a line, each with `type`, `re` and, from jobs, `job` */
} PlyMode;

/* What a piece of output is. Lines come without their newline. */
typedef enum PlyOutput {
    PLY_OUT_TEXT,      /* an answer for people; may hold ANSI colours when ply_colour is on */
    PLY_OUT_PROGRESS,  /* a state of long work; the next one replaces it (on a terminal) */
    PLY_OUT_JSON,      /* one JSON object */
    PLY_OUT_ERROR,     /* why a line was refused, or why a job came to nothing or to less than
                        * was asked, for people; what is known then has come before it */
    PLY_OUT_JSON_ERROR /* the same as one JSON object: of type "error", or the last line of a job
                        * that is known in part */
} PlyOutput;

typedef enum PlyState {
    PLY_IDLE,   /* no job is running */
    PLY_BUSY,   /* a job wants more pumping */
    PLY_WAITING /* jobs wait for the host (units handed out, a human's move), or are paused */
} PlyState;

typedef struct PlyHost {
    void *context;
    /* Receives every answer; `line` is valid during the call only. `re` is the number of the input
     * line that it answers. Must not call back into the session. */
    void (*output)(void *context, int re, PlyOutput kind, const char *line, size_t length);
    /* Milliseconds of a monotonic clock. Null: there is no time; limits in seconds are then
     * refused. */
    double (*now)(void *context);
    bool json;               /* answers are JSON from the first line on, as after `json on` */
    bool brief;              /* drawings for people have the most important figures only */
    size_t memory;           /* cap in bytes on what the session's jobs may reserve; 0 = 1.25 GiB */
    const char *memory_more; /* how a person allows more, as the end of a sentence: "`program
                              * --option` allows more"; null = it cannot be done */
    /* Files, where there are any (`network save`, `network load`). Null: bytes come in by ply_blob
     * and leave in JSON answers only. `save` writes all bytes or returns false; `load` returns the
     * content in memory from malloc, which the session frees, or null, and never more than `max`
     * bytes. */
    bool (*save)(void *context, const char *path, const void *bytes, size_t size);
    void *(*load)(void *context, const char *path, size_t max, size_t *size);
    /* Results of units of earlier runs, so that interrupted jobs go on: `recall` gives the result
     * line of a unit or null, `keep` gets every new one in which no player has failed. Both or
     * none. */
    const char *(*recall)(void *context, const char *unit);
    void (*keep)(void *context, const char *unit, const char *result);
    /* No line comes while a job runs: nothing could stop it, and an endless analysis is refused. */
    bool unstoppable;
    const PlyWorkers *workers; /* where units are played; null = here, on its threads */
    const PlyEngines *engines; /* programs that play, for the searcher `external`; null = none */
} PlyHost;

PlySession *ply_new(const PlyHost *host); /* null without memory */
void ply_free(PlySession *session);       /* null is allowed; running jobs are cancelled */

/* Understands one line. Returns its number (from 1), negative when the line was refused (the
 * sentence went out as PLY_OUT_ERROR, or as a JSON line of type "error"). Long commands only start
 * a job. Any bytes are safe; a line longer than PLY_LINE_MAX is refused. */
int ply_exec(PlySession *session, const char *line, PlyMode mode);

/* Works on the running jobs for about `ms` milliseconds (a job's step takes about one), in turn. */
PlyState ply_pump(PlySession *session, double ms);

/* Understands one line of the engine protocol (`help` explains it) instead of one of the console;
 * the answers go out as PLY_OUT_TEXT. Null is the end of the input: a search without an end is
 * stopped. False after `quit`. */
bool ply_protocol(PlySession *session, const char *line);

/* Counts every change of the game, its players or its settings: a host that draws looks again when
 * the number differs. */
unsigned ply_version(const PlySession *session);

/* What may stand at byte `cursor` of `line`: calls `found` once per completion with the whole word
 * to put in place of line[*from..cursor) and a short explanation. Returns how many there were. */
int ply_complete(PlySession *session, const char *line, size_t cursor, size_t *from,
                 void (*found)(void *context, const char *word, const char *doc), void *context);

/* ANSI colours in PLY_OUT_TEXT; off at first. */
void ply_colour(PlySession *session, bool on);

/* Threads for the units of batch jobs and the independent trees of a search; 1 at first. Without
 * OpenMP it stays 1. Returns the number in force. Results do not depend on it. On a busy machine
 * OMP_WAIT_POLICY=passive should stand in the environment before the program begins, else threads
 * that wait for others spin. */
int ply_threads(PlySession *session, int threads);

/* Hands in a blob (network, map, population) under its name; the bytes are copied and take the
 * place of what had the name before. False with no memory, more than the cap, or a damaged network;
 * nothing has changed then, and the sentence went out as PLY_OUT_ERROR of line 0. Lines refer to it
 * by the name. Two names are defaults of players, whose files are installed in share/plyscope:
 * "connect4.book", the solver's opening book of Connect Four, and "shipped", the network
 * 2048.net. */
bool ply_blob(PlySession *session, const char *name, const void *bytes, size_t size);

#endif
