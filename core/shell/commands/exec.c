/* exec.c - a line of the console: which command it is, and carrying it out. */
#include "shell/commands/exec.h"

#include <string.h>

#include "base/words.h"
#include "shell/commands/commands.h"
#include "shell/messages.def"

enum { CALL_MEMORY = 512 << 20 /* a line and its answer: of a tree, for example */ };

static bool unknown_command(Call *call, const char *name) {
    Words words = {.count = 0};
    words_add(&words, "help");
    for (const Command *command; (command = command_at(words.count - 1));)
        words_add(&words, command->name);
    return words_unknown(&call->err, name, &words, unknown_command);
}

/* Runs a trimmed line. */
static bool run_line(Call *call, char *line) {
    for (char *at = line; *at; at++)
        if ((unsigned char)*at < ' ') *at = ' ';
    size_t length = strlen(line);
    while (length > 0 && line[length - 1] == ' ')
        line[--length] = 0;
    line += strspn(line, " ");
    if (*line == 0 || *line == '#') return answer_ok(call);
    char *end = line + strcspn(line, " ");
    call->rest = end + strspn(end, " ");
    *end = 0;
    call->command = command_find(line);
    if (!call->command) return unknown_command(call, line);
    return call_read(call) && call->command->run(call);
}

static bool carry_out(Call *call, const char *line) {
    if (strnlen(line, PLY_LINE_MAX + 1) > PLY_LINE_MAX)
        return err_set(&call->err, line_too_long_to_read, PLY_LINE_MAX);
    call->arena = arena_new(CALL_MEMORY);
    char *copy = call->arena ? arena_text(call->arena, line, &call->err) : NULL;
    bool ok = copy ? run_line(call, copy) : err_short(&call->err, memory_short_for_line);
    arena_free(call->arena);
    return ok;
}

int ply_exec(PlySession *session, const char *line, PlyMode mode) {
    Call call = {.session = session, .outlet = &session->outlet, .re = ++session->line};
    call.json = mode == PLY_DEFAULT ? session->json : mode == PLY_JSON;
    bool ok = carry_out(&call, line);
    if (!ok) answer_error(&session->outlet, call.re, call.json, 0, call.err.text, &call.err);
    session_follow(session, call.re);
    return ok ? call.re : -call.re;
}

bool session_quietly(PlySession *session, const char *line, Err *err) {
    Call call = {.session = session, .outlet = &session->outlet, .re = QUIET};
    bool ok = carry_out(&call, line);
    *err = call.err;
    return ok;
}
