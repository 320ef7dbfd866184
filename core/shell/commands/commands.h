/* commands.h - the command table: one constant row per command, in the file that does the work. */
#ifndef PLY_SHELL_COMMANDS_H
#define PLY_SHELL_COMMANDS_H

#include "shell/call.h"
#include "shell/session.h"

/* Each file's rows, ended by one without a name. */
extern const Command commands_game[], commands_players[], commands_search[], commands_jobs[],
    commands_lab[], commands_rate[], commands_train[], commands_evolve[], commands_session[],
    commands_round[], commands_simulate[], commands_inspect[], commands_review[];

/* All rows in the order of the help: index 0.. until it returns null. */
const Command *command_at(int index);
const Command *command_find(const char *name);

/* What `players` and `searchers` answer, for all who tell it. `choices`: who sits where, read from
 * the seats; false without memory. */
bool players_read(PlySession *session, Arena *arena, Choice choices[MAX_PLAYERS], Err *err);
void players_json(const PlySession *session, const Choice *choices, Json *json);
void searchers_json(const PlySession *session, Json *json);

/* Whether one of the words, all specs, or `other` (may be null) is a person. */
bool names_person(const Call *call, const char *other);

#endif
