/* snapshot.h - all of a game that a link restores, as one value. */
#ifndef PLY_SHELL_SNAPSHOT_H
#define PLY_SHELL_SNAPSHOT_H

#include "plyscope.h"
#include "shell/record.h"

enum { VIEW_MAX = 24000 /* longest w= of a link: it holds four of the longest specs in base64 */ };

/* What of a session can change. */
typedef enum Changed {
    CHANGED_RULES = 1,      /* another variant */
    CHANGED_GAME = 2,       /* another record: what was played before is no part of it */
    CHANGED_MOVE = 4,       /* moves were played, taken back or played again */
    CHANGED_PLAYERS = 8,    /* who sits where */
    CHANGED_SEARCHERS = 16, /* who can be named, and who fits */
    CHANGED_SEED = 32,
    CHANGED_ALL = 63
} Changed;

/* Everything that a link restores; a link is read into a fresh one and then moved in whole. */
typedef struct Snapshot {
    Record record;
    int64_t seed;
    char *seats[MAX_PLAYERS]; /* player specs */
    char page[VIEW_MAX + 1];  /* the page's own part of a link */
} Snapshot;

/* Moves a fully checked snapshot into the session; the old game is freed, running `go` jobs are
 * cancelled. The snapshot is empty afterwards. */
void snapshot_install(PlySession *session, Snapshot *snapshot);
void snapshot_done(Snapshot *snapshot);
/* The game changed (a move, undo, ...): cancels `go` jobs and counts the version. */
void snapshot_changed(PlySession *session, unsigned what, const Message *why);

/* The link's part after '#', without '#'. */
void link_write(const PlySession *session, Writer *out);
/* Reads a link or the part after '#'; checks all of it before it fills `out`. `note` receives the
 * names of the parts that were ignored (empty = nothing). */
bool link_read(const char *text, const Scope *games, size_t memory, Snapshot *out, Writer *note,
               Err *err);

#endif
