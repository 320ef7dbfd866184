/* snapshot.c - changes of the whole game: a link, a new variant. */
#include <stdlib.h>
#include <string.h>

#include "shell/messages.def"
#include "shell/session.h"

void snapshot_done(Snapshot *snapshot) {
    record_done(&snapshot->record);
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        free(snapshot->seats[seat]);
    memset(snapshot, 0, sizeof *snapshot);
}

void snapshot_changed(PlySession *session, unsigned what, const Message *why) {
    session_changed(session, what);
    for (Task *task = NULL; (task = task_next(session, task, TASK_GO | TASK_ROUND, TASK_ACTIVE));)
        task_cancel(session, task, why);
}

void snapshot_install(PlySession *session, Snapshot *snapshot) {
    Err ignored;
    int numbers[MAX_PLAYERS];
    unsigned what = CHANGED_GAME;
    if (strcmp(session->record.variant->spec, snapshot->record.variant->spec) != 0)
        what |= CHANGED_RULES | CHANGED_PLAYERS | CHANGED_SEARCHERS;
    if (session->seed != snapshot->seed) what |= CHANGED_SEED;
    for (int seat = 0; seat < session_game(session)->players; seat++)
        numbers[seat] = session->players[session->seats[seat]].number;
    record_done(&session->record);
    session->record = snapshot->record;
    snapshot->record = (Record){.variant = NULL};
    session->seed = snapshot->seed;
    memcpy(session->page, snapshot->page, sizeof session->page);
    seats_refit(session);
    for (int seat = 0; seat < session_game(session)->players; seat++)
        if (snapshot->seats[seat]) seats_set(session, seat, snapshot->seats[seat], &ignored);
    snapshot_done(snapshot);
    /* A player that stays keeps its number. */
    for (int seat = 0; !(what & CHANGED_RULES) && seat < session_game(session)->players; seat++)
        if (session->players[session->seats[seat]].number != numbers[seat]) what |= CHANGED_PLAYERS;
    snapshot_changed(session, what, MESSAGE_OF(game_changed));
}
