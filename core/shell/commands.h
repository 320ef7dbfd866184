/* commands.h - the command table: one constant row per command, in the file that does the work. */
#ifndef PLY_SHELL_COMMANDS_H
#define PLY_SHELL_COMMANDS_H

#include "base/words.h"
#include "shell/session.h"

/* What the words after a command may be; for completion and for the check of their number. */
typedef enum Wants {
    WANTS_NOTHING,
    WANTS_GAME,    /* game specs */
    WANTS_PLAYER,  /* player specs */
    WANTS_EVAL,    /* evaluation specs */
    WANTS_MOVE,    /* legal moves */
    WANTS_JOB,     /* job numbers */
    WANTS_TUNE,    /* dotted paths of a running job's options */
    WANTS_SEAT,    /* players by side or name */
    WANTS_TOPIC,   /* words that help knows */
    WANTS_KIND,    /* spec: game player eval playout */
    WANTS_LEARNER, /* learner specs */
    WANTS_TEXT     /* anything */
} Wants;

enum { CMD_RAW = 1 /* takes the rest of the line as it is */ };
enum { QUIET = -1 /* in place of the number of a line: its answers go nowhere */ };

/* One input line on its way through a command. */
struct Call {
    PlySession *session;
    const struct Command *command;
    int re;
    bool json;
    const char *rest; /* the text after the command, without blanks around it */
    char **words;     /* the same, split at top level; options taken out */
    int count;
    void *options; /* values of command->options, defaults filled in */
    Arena *arena;  /* lives as long as the call */
    Err err;       /* the sentence of a refusal */
};

typedef struct Command {
    const char *name, *usage, *group, *doc;
    const char *alias;       /* an older name that is still understood, told nowhere; or null */
    bool (*run)(Call *call); /* false: refused, call->err says why and nothing has changed */
    Wants wants;
    int least, most; /* number of words; most -1 = any */
    unsigned flags;
    const Row *options;       /* key=value words, or null */
    const char *const *fixed; /* fixed words for completion, ended by null; or null */
} Command;

/* Each file's rows, ended by one without a name. */
extern const Command commands_game[], commands_players[], commands_search[], commands_jobs[],
    commands_lab[], commands_train[], commands_evolve[], commands_session[], commands_round[],
    commands_simulate[], commands_see[], commands_review[];

/* All rows in the order of the help: index 0.. until it returns null. */
const Command *command_at(int index);
const Command *command_find(const char *name);

/* ---- commands_search.c ---------------------------------------------------------------------- */

/* Starts a search of the present position, in which a player is to move; of the wish, what is not the
 * session's is filled in. Null with a sentence in call->err. */
Task *search_start(Call *call, const char *spec, TaskKind kind, ThinkWish wish);

/* ---- answer.c ------------------------------------------------------------------------------- */

/* One JSON object {type, re, ...}: fill json between open and send. */
typedef struct Answer {
    Writer out;
    Json json;
    PlySession *session;
    PlyOutput kind;
    int re;
} Answer;

Json *answer_open(Answer *answer, PlySession *session, int re, const char *type);
void answer_send(Answer *answer);

/* Text for people; every line of it goes out as one output. */
void answer_text(PlySession *session, int re, PlyOutput kind, const char *text);
/* {type:"ok"} in JSON, nothing in text. */
bool answer_ok(Call *call);
/* A refused line, in whatever way the call wants it. */
void answer_error(PlySession *session, int re, bool json, const char *sentence);

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
