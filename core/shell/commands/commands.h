/* commands.h - the command table: one constant row per command, in the file that does the work. */
#ifndef PLY_SHELL_COMMANDS_H
#define PLY_SHELL_COMMANDS_H

#include "base/words.h"
#include "shell/session.h"

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
enum { QUIET = -1 /* in place of the number of a line: its answers go nowhere */ };

/* One input line on its way through a command. */
struct Call {
    PlySession *session;
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
};

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

/* Each file's rows, ended by one without a name. */
extern const Command commands_game[], commands_players[], commands_search[], commands_jobs[],
    commands_lab[], commands_train[], commands_evolve[], commands_session[], commands_round[],
    commands_simulate[], commands_inspect[], commands_review[];

/* All rows in the order of the help: index 0.. until it returns null. */
const Command *command_at(int index);
const Command *command_find(const char *name);
/* The line of usage: "undo [N]". */
void command_usage(const Command *command, Writer *out);
/* "undo: too many words; write: undo [N]"; false. */
bool refuse_usage(Call *call, const char *what);
/* The number at a place of `default` -1 that has other bounds here: `usual` when it is left out. */
bool arg_number(Call *call, int place, int64_t usual, int64_t max, int64_t *out);

/* Whether neither the words, all specs, nor `other` (may be null) is a person; `refusal` says what
 * a person cannot do. */
bool check_able(Call *call, const char *other, const char *refusal);

/* ---- commands_game.c, setup.c ---------------------------------------------------------------- */

/* What a change of the game says: the board for people, `ok` for programs. */
bool answer_board(Call *call);
bool setup_new(Call *call);
bool setup_restart(Call *call);
bool setup_position(Call *call);
bool setup_edit(Call *call);
bool setup_sgf(Call *call);
bool setup_notation(Call *call);

/* ---- commands_search.c ----------------------------------------------------------------------- */

/* Starts a search of the present position, in which a player is to move; of the request, what is
 * not the session's is filled in. Null with a sentence in call->err. */
Task *search_start(Call *call, const char *spec, TaskKind kind, ThinkRequest request);

/* ---- answer.c -------------------------------------------------------------------------------- */

/* One answer: a JSON object {type, re, ...}, filled between open and send, or lines of text in
 * `out`. */
typedef struct Answer {
    Writer out;
    Json json;
    PlySession *session;
    PlyOutput kind;
    int re;
} Answer;

/* Begins the answer to line `re`: as text, which goes to answer->out (then null), or as JSON. The
 * type "error" makes it a refusal. */
Json *answer_to(Answer *answer, PlySession *session, int re, bool json, const char *type);
Json *answer_begin(Answer *answer, Call *call, const char *type); /* as the line wants it */
bool answer_send(Answer *answer); /* every line of a text is one output; true */
/* Ends it with a text, or the member `key`; true. */
bool answer_line(Answer *answer, const char *key, const char *text);
bool answer_drop(Answer *answer); /* in place of sending; false */
/* A text, or {type, re, key: text}; true. */
bool answer_fact(Call *call, const char *type, const char *key, const char *text);

/* {type:"ok"} in JSON, nothing in text. */
bool answer_ok(Call *call);
/* A refused line, or a job (else 0) that came to nothing. */
void answer_error(PlySession *session, int re, bool json, int job, const char *sentence);

/* Colours, when the session wants them. */
typedef enum Paint { PAINT_BOLD, PAINT_DIM, PAINT_GOOD, PAINT_BAD, PAINT_NAME, PAINT_PLAYER } Paint;
void paint(const PlySession *session, Writer *out, Paint paint, const char *text);
void paint_player(const PlySession *session, Writer *out, int player, const char *text);

/* Words of `text` in lines of at most `width` columns, `indent` blanks before each but the first
 * (which begins at column `at`). */
void write_wrapped(Writer *out, const char *text, int at, int indent, int width);

/* Whether `word` is key=value; then the key is copied and `*value` points behind the '='. */
bool word_option(const char *word, char *key, size_t capacity, const char **value);

#endif
