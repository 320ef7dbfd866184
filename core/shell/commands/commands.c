/* commands.c - the command table: all rows in the order of the help. */
#include "shell/commands/commands.h"

#include <string.h>

static const Command *const groups[] = {
    commands_game,  commands_round,   commands_players, commands_search, commands_simulate,
    commands_jobs,  commands_inspect, commands_lab,     commands_rate,   commands_review,
    commands_train, commands_evolve,  commands_session};

const Command *command_at(int index) {
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        for (const Command *command = groups[i]; command->name; command++)
            if (index-- == 0) return command;
    return NULL;
}

const Command *command_find(const char *name) {
    const Command *command;
    for (int i = 0; (command = command_at(i)); i++)
        if (!strcmp(command->name, name) || (command->former && !strcmp(command->former, name)))
            return command;
    return NULL;
}

bool names_person(const Call *call, const char *other) {
    bool human = other && seats_is_human(other);
    for (int i = 0; i < call->count; i++)
        human = human || seats_is_human(call->words[i]);
    return human;
}
