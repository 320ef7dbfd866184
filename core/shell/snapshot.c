/* snapshot.c - changes of the whole game: a link, a new variant. */
#include <stdlib.h>
#include <string.h>

#include "shell/session.h"

void snapshot_done(Snapshot *table) {
    record_done(&table->record);
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        free(table->seats[seat]);
    memset(table, 0, sizeof *table);
}

void snapshot_changed(PlySession *session, const char *why) {
    session->version++;
    for (Task *task = NULL; (task = task_next(session, task, TASK_GO | TASK_ROUND, TASK_ACTIVE));)
        task_cancel(session, task, why);
}

void snapshot_install(PlySession *session, Snapshot *table) {
    Err ignored;
    record_done(&session->record);
    session->record = table->record;
    table->record = (Record){.variant = NULL};
    session->seed = table->seed;
    memcpy(session->page, table->page, sizeof session->page);
    seats_refit(session);
    for (int seat = 0; seat < session_game(session)->players; seat++)
        if (table->seats[seat]) seats_set(session, seat, table->seats[seat], &ignored);
    snapshot_done(table);
    snapshot_changed(session, "the game changed");
}
