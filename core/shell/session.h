/* session.h - what the files of shell/ share: the session, its game record, its players, its jobs.
 *
 *     ply_exec -> exec.c finds the row -> commands_*.c does it -> answer.c writes the answer
 *                                               |
 *                        record.c (the game)  seats.c (the players)  tasks.c (the jobs)
 *
 * Nothing here is visible outside shell/; hosts see plyscope.h only. */
#ifndef PLY_SHELL_SESSION_H
#define PLY_SHELL_SESSION_H

#include "play/series/match.h"
#include "plyscope.h"
#include "shell/record.h"
#include "shell/seats.h"
#include "shell/blobs.h"
#include "shell/snapshot.h"
#include "shell/tasks.h"

struct PlySession {
    PlyHost host;
    Outlet outlet;
    bool json;
    bool hired; /* the engine protocol was told its player */
    unsigned version;
    unsigned changed; /* what of the session has changed since it was followed; Changed */
    void (*follow)(PlySession *session, int re); /* tells of changes; null = nobody follows */
    int line;                                    /* lines so far */
    int jobs;                                    /* jobs so far */
    int threads;
    Scope games; /* what `new` may name */
    Record record;
    int64_t seed;
    char page[VIEW_MAX + 1]; /* opaque state of the page's view, carried by links */
    Player players[PLAYERS_MAX];
    int player_numbers;      /* numbers given out so far */
    int seats[MAX_PLAYERS];  /* indices into players */
    bool usual[MAX_PLAYERS]; /* where the opponent sits whom nobody has named */
    Err resets[MAX_PLAYERS]; /* why a seat was reset, or empty; until a person has read it */
    Task tasks[TASKS_MAX];
    Statistics statistics; /* of the last match; games 0 = none */
    bool has_statistics;
    struct Population *population; /* loaded, or left by the last evolution; null = none */
    BlobStore blobs;
    Content *contents; /* of blobs, newest first: those in the store, and those in use by jobs */
};

/* A session that knows other games than the registry's (tests bring their own); `games` outlives
 * it. */
PlySession *session_new(const PlyHost *host, const RowSet *games);

/* Something of the session is another one now (`what`: bits of Changed). */
static inline void session_changed(PlySession *session, unsigned what) {
    session->version++;
    session->changed |= what;
}

/* Tells whoever follows what has changed, as the answer to line `re`. */
static inline void session_follow(PlySession *session, int re) {
    if (session->follow && session->changed) session->follow(session, re);
}

static inline const Game *session_game(const PlySession *session) {
    return session->record.variant->game;
}

#endif
