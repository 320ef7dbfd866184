/* call.h - a command as a row, and a line on its way through it.
 *
 *     line -> call_read: words and options by the row -> Command.run -> answer
 *
 * The table of all rows is commands/commands.h. */
#ifndef PLY_SHELL_CALL_H
#define PLY_SHELL_CALL_H

#include "base/param.h"
#include "shell/answer.h"

/* The places of a line: what may stand there without a key. A row says all, as in options: the
 * usage, the check and completion come from it. ARG_TEXT takes from `min` to `max` words and leaves
 * them in Call.words, in the order of the line; completion offers what `kind` names (specs by their
 * kind, or "move", "job", "seat", "topic", "path" of a running job's options, "spec" of the kind
 * before it). The others take one word each, wherever it stands; their values are in Call.args. */
/* clang-format off */
#define ARGS(...) .args = (const Param[]){__VA_ARGS__, PARAM_END}
#define ARG_TEXT(name_, kind_, min_, ...) /* ..., max and what else there is to say */ \
    {.name = name_, .type = PARAM_TYPE_TEXT, .kind = kind_, .min = min_, .max = __VA_ARGS__}
#define ARG_INT(name_, init_, min_, ...) /* ..., max */ \
    {.name = name_, .type = PARAM_TYPE_INT, .init = init_, .min = min_, .max = __VA_ARGS__}
#define ARG_ENUM(name_, ...) /* choices */ \
    {.name = name_, .type = PARAM_TYPE_ENUM, .choices = __VA_ARGS__}
#define OPTIONS(Type, params_) .options = &(const Row){.params = params_, .size = sizeof(Type)}
#define ARG_WORD(name_) {.name = name_, .type = PARAM_TYPE_BOOL} /* true when the word is there */
/* clang-format on */

enum {
    ARGS_MAX = 6,
    ARG_MANY = 1000000,  /* a max: as many as there are */
    ARG_NEEDED = 1 << 16 /* a flag: must not be left out */
};

enum { CMD_RAW = 1 /* takes the rest of the line as it is */ };

/* One input line on its way through a command. */
typedef struct Call {
    PlySession *session;
    const Outlet *outlet; /* the session's */
    const struct Command *command;
    int re;
    bool json;
    const char *rest; /* the text after the command, without blanks around it */
    char **words;     /* the same, split at top level: those of ARG_TEXT */
    int count;
    int64_t args[ARGS_MAX]; /* values of the other places, by their index in command->args */
    unsigned given;         /* those that are there, a bit each */
    void *options;          /* values of command->options, defaults filled in */
    Arena *arena;           /* lives as long as the call */
    Err err;                /* the sentence of a refusal */
} Call;

typedef struct Command {
    const char *name, *group, *doc;
    const char *former;      /* an earlier name, still read and never written; or null */
    bool (*run)(Call *call); /* false: refused, call->err says why and nothing has changed */
    const char *answers;     /* types of its JSON answers, blanks between; a job's last line last */
    unsigned flags;
    const Param *args;  /* the places, ended by PARAM_END; or null */
    const Row *options; /* key=value words, or null */
    const char *usage;  /* how the line of usage shows the options, or null */
} Command;

/* Reads what stands behind the command by its row: into words, args and options. */
bool call_read(Call *call);
/* Whether `word` is key=value; then the key is copied and `*value` points behind the '='. */
bool word_option(const char *word, char *key, size_t capacity, const char **value);

/* The line of usage: "undo [N]". */
void command_usage(const Command *command, Writer *out);
/* A sentence that the line has too many words, or that something is missing; false. */
bool refuse_usage(Call *call, bool many);
/* The number at a place of `default` -1 that has other bounds here: `usual` when it is left out. */
bool arg_number(Call *call, int place, int64_t usual, int64_t max, int64_t *out);

/* Its answer, as the line wants it: as answer_to. */
Json *answer_begin(Answer *answer, Call *call, const char *type);
/* A text, or {type, re, key: text}; true. */
bool answer_fact(Call *call, const char *type, const char *key, const char *text);
/* {type:"ok"} in JSON, nothing in text. */
bool answer_ok(Call *call);

#endif
