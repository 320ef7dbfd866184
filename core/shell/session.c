/* session.c - the public functions: a session, a line, the pump. */
#include "shell/commands/commands.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "base/words.h"

enum {
    MEMORY_DEFAULT = (1 << 30) + (256 << 20), /* the largest table of a player and some more */
    CALL_MEMORY = 512 << 20                   /* a line and its answer: of a tree, for example */
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
    session->games = (Scope){.sets = games, .count = 1, .blobs = &session->blobs};
    if (session->host.memory == 0) session->host.memory = MEMORY_DEFAULT;
    session->seed = 1;
    session->threads = 1;
    session->version = 1;
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
    population_drop(session);
    record_done(&session->record);
    seats_free(session);
    blobs_free(session);
    free(session);
}

/* ---- one line -------------------------------------------------------------------------------- */

/* Whether the word is one for this place, by its looks. */
static bool takes(const Param *arg, const char *word) {
    if (arg->type == PARAM_TYPE_INT) return *word && strchr("+-.0123456789", *word);
    if (arg->type == PARAM_TYPE_BOOL) return strcmp(arg->name, word) == 0;
    for (int i = 0; arg->type == PARAM_TYPE_ENUM && arg->choices[i]; i++)
        if (strcmp(arg->choices[i], word) == 0) return true;
    return false;
}

/* A word that fits no place. `place` is the first that is left, null = none is. */
static bool refuse_word(Call *call, const Param *place, const char *word) {
    if (!place) return refuse_usage(call, "too many words");
    int64_t ignored;
    if (place->type == PARAM_TYPE_INT)
        return param_set(place, call->command->name, &ignored, word, games_scope(), NULL,
                         &call->err);
    const char *known[32];
    int count = 0;
    for (const Param *arg = call->command->args; arg->name; arg++) {
        if (arg->type == PARAM_TYPE_BOOL) known[count++] = arg->name;
        for (int i = 0; arg->type == PARAM_TYPE_ENUM && arg->choices[i]; i++)
            known[count++] = arg->choices[i];
    }
    known[count] = NULL;
    char head[60];
    writer_into(head, sizeof head, "Unknown word of %s", call->command->name);
    /* A known word that is left over was said before. */
    return words_choose(&call->err, word, known, head) >= 0 && refuse_usage(call, "too many words");
}

/* Puts a word without a key in its place. */
static bool read_word(Call *call, char *word) {
    const Param *args = call->command->args, *left = NULL;
    double texts = 0;
    for (int i = 0; args && args[i].name; i++) {
        if (args[i].type == PARAM_TYPE_TEXT) texts += args[i].max;
        if (args[i].type == PARAM_TYPE_TEXT || (call->given & 1u << i)) continue;
        if (!left) left = &args[i];
        if (!takes(&args[i], word)) continue;
        call->given |= 1u << i;
        call->args[i] = 1;
        return args[i].type == PARAM_TYPE_BOOL ||
               param_set(&args[i], call->command->name, &call->args[i], word, games_scope(), NULL,
                         &call->err);
    }
    if (call->count >= texts || (left && (left->flags & ARG_NEEDED)))
        return refuse_word(call, left, word);
    call->words[call->count++] = word;
    return true;
}

/* Whether nothing is missing; fills in what was left out. */
static bool check_args(Call *call) {
    const Param *args = call->command->args;
    double texts = 0;
    bool missing = false;
    for (int i = 0; args && args[i].name; i++) {
        if (args[i].type == PARAM_TYPE_TEXT) texts += args[i].min;
        if (call->given & 1u << i) continue;
        call->args[i] = (int64_t)args[i].init;
        missing = missing || (args[i].flags & ARG_NEEDED);
    }
    return missing || call->count < texts ? refuse_usage(call, "something is missing") : true;
}

/* Cuts the rest into words at top level; key=value words go into the command's options. */
static bool read_words(Call *call) {
    const Command *command = call->command;
    size_t length = strlen(call->rest);
    call->words = ARENA_NEW(call->arena, char *, length / 2 + 2, &call->err);
    char *piece = arena_alloc(call->arena, length + 2, &call->err);
    if (!call->words || !piece) return false;
    const char *text = call->rest, *value;
    char key[32];
    while (spec_split(&text, ' ', piece, length + 2, &call->err)) {
        if (*piece == 0) continue;
        bool option = command->options && word_option(piece, key, sizeof key, &value);
        if (!option) {
            char *word = arena_text(call->arena, piece, &call->err);
            if (!word || !read_word(call, word)) return false;
            continue;
        }
        const Param *param = param_find(command->options, key);
        if (!param) return param_unknown(command->options, command->name, key, NULL, &call->err);
        if (!param_set(param, command->name, call->options, value, games_scope(), call->arena,
                       &call->err))
            return false;
    }
    return call->err.text[0] == 0;
}

static bool read_call(Call *call) {
    const Command *command = call->command;
    if (command->options) {
        call->options = arena_alloc(call->arena, command->options->size, &call->err);
        if (!call->options || !param_defaults(command->options, call->options, games_scope(),
                                              call->arena, &call->err))
            return false;
    }
    if (command->flags & CMD_RAW) {
        call->count = *call->rest != 0;
    } else if (!read_words(call)) {
        return false;
    }
    return check_args(call);
}

static bool unknown_command(Call *call, const char *name) {
    Words words = {.count = 0};
    words_add(&words, "help");
    for (const Command *command; (command = command_at(words.count - 1));)
        words_add(&words, command->name);
    return words_unknown(&call->err, name, &words, "Unknown command");
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
    return read_call(call) && call->command->run(call);
}

static bool carry_out(Call *call, const char *line) {
    if (strnlen(line, PLY_LINE_MAX + 1) > PLY_LINE_MAX)
        return err_set(&call->err, "The line is longer than %d bytes.", PLY_LINE_MAX);
    call->arena = arena_new(CALL_MEMORY);
    char *copy = call->arena ? arena_text(call->arena, line, &call->err) : NULL;
    bool ok = copy ? run_line(call, copy) : err_memory(&call->err, "the line is not read");
    arena_free(call->arena);
    return ok;
}

int ply_exec(PlySession *session, const char *line, PlyMode mode) {
    Call call = {.session = session, .re = ++session->line};
    call.json = mode == PLY_DEFAULT ? session->json : mode == PLY_JSON;
    if (carry_out(&call, line)) return call.re;
    answer_error(session, call.re, call.json, 0, call.err.text);
    return -call.re;
}

bool session_quietly(PlySession *session, const char *line, Err *err) {
    Call call = {.session = session, .re = QUIET};
    bool ok = carry_out(&call, line);
    *err = call.err;
    return ok;
}

/* ---- the rest of the public functions -------------------------------------------------------- */

PlyState ply_pump(PlySession *session, double ms) {
    return tasks_pump(session, ms);
}

unsigned ply_version(const PlySession *session) {
    return session->version;
}

void ply_colour(PlySession *session, bool on) {
    session->colour = on;
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
    answer_error(session, 0, false, 0, err.text);
    return false;
}
