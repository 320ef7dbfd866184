/* session.c - the public functions of a session but ply_exec: its beginning and end, the pump. */
#include "shell/session.h"

#include <stdlib.h>
#include <string.h>

#include "play/evolution/population.h"

enum {
    MEMORY_DEFAULT = (1 << 30) + (256 << 20) /* the largest table of a player and some more */
};

/* The game of a new session: the first that it knows, with its defaults. */
static bool first_game(PlySession *session, Err *err) {
    if (!record_open(&session->record, &session->games, session->games.sets->rows[0]->name,
                     session->host.memory, NULL, err))
        return false;
    seats_refit(session);
    return record_chance(&session->record, session->seed, err);
}

PlySession *ply_new(const PlyHost *host) {
    return session_new(host, &registry_games);
}

PlySession *session_new(const PlyHost *host, const RowSet *games) {
    PlySession *session = calloc(1, sizeof *session);
    if (!session) return NULL;
    session->host = *host;
    session->json = host->json;
    session->outlet = (Outlet){.output = host->output, .context = host->context};
    session->games = (Scope){.sets = games, .count = 1, .blobs = &session->blobs};
    if (session->host.memory == 0) session->host.memory = MEMORY_DEFAULT;
    session->seed = 1;
    session->threads = 1;
    session->version = 1;
    session->changed = CHANGED_ALL;
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        session->seats[seat] = -1;
    Err err;
    if (first_game(session, &err)) return session;
    ply_free(session);
    return NULL;
}

void ply_free(PlySession *session) {
    if (!session) return;
    for (int i = 0; i < TASKS_MAX; i++)
        task_free(&session->tasks[i]);
    population_free(session->population);
    record_done(&session->record);
    seats_free(session);
    blobs_free(session);
    free(session);
}

/* ---- the rest of the public functions -------------------------------------------------------- */

PlyState ply_pump(PlySession *session, double ms) {
    session_follow(session, 0); /* of files that were handed in */
    return tasks_pump(session, ms);
}

unsigned ply_version(const PlySession *session) {
    return session->version;
}

void ply_colour(PlySession *session, bool on) {
    session->outlet.colour = on;
}

int ply_threads(PlySession *session, int threads) {
#ifdef _OPENMP
    session->threads = threads < 1 ? 1 : threads > 1024 ? 1024 : threads;
#else
    (void)threads;
#endif
    return session->threads;
}

bool ply_blob(PlySession *session, const char *name, const void *bytes, size_t size) {
    Err err;
    if (blobs_put(session, name, bytes, size, &err)) return true;
    answer_error(&session->outlet, 0, false, 0, err.text, &err);
    return false;
}
