/* commands.c - the command table: all rows in the order of the help. */
#include "shell/commands/commands.h"

#include <string.h>

static const Command *const groups[] = {commands_game,    commands_round,    commands_players,
                                        commands_search,  commands_simulate, commands_jobs,
                                        commands_inspect, commands_lab,      commands_review,
                                        commands_train,   commands_evolve,   commands_session};

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

void command_usage(const Command *command, Writer *out) {
    write_text(out, command->name);
    for (const Param *arg = command->args; arg && arg->name; arg++) {
        bool needed = arg->type == PARAM_TYPE_TEXT ? arg->min > 0 : arg->flags & ARG_NEEDED;
        write_format(out, needed ? " %s" : " [%s]", arg->name);
    }
    if (command->usage) write_format(out, " %s", command->usage);
}

bool refuse_usage(Call *call, const char *what) {
    Writer usage;
    writer_init(&usage);
    command_usage(call->command, &usage);
    bool open = usage.length > 0 && usage.text[usage.length - 1] == '.'; /* it ends in "..." */
    err_set(&call->err, "The command %s: %s. Write: %s%s", call->command->name, what, usage.text,
            open ? "" : ".");
    writer_done(&usage);
    return false;
}

bool arg_number(Call *call, int place, int64_t usual, int64_t max, int64_t *out) {
    *out = call->args[place] < 0 ? usual : call->args[place];
    if (*out <= max) return true;
    return err_set(&call->err, "The %s of %s is at most %lld here, not %lld.",
                   call->command->args[place].name, call->command->name, (long long)max,
                   (long long)*out);
}

bool check_able(Call *call, const char *other, const char *refusal) {
    bool human = other && seats_is_human(other);
    for (int i = 0; i < call->count; i++)
        human = human || seats_is_human(call->words[i]);
    return !human || err_set(&call->err, "The player %s %s.", seats_human, refusal);
}
