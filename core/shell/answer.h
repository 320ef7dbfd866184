/* answer.h - how answers leave: text lines, JSON objects, colours, layout. The ground of shell/: it
 * knows where output goes, and nothing of sessions and commands. */
#ifndef PLY_SHELL_ANSWER_H
#define PLY_SHELL_ANSWER_H

#include "base/json.h"
#include "base/writer.h"
#include "plyscope.h"

enum { QUIET = -1 /* in place of the number of a line: its answers go nowhere */ };

/* Where answers go, as the host says. */
typedef struct Outlet {
    void (*output)(void *context, int re, PlyOutput kind, const char *line, size_t length);
    void *context;
    bool colour; /* text for people is coloured */
} Outlet;

/* One answer: a JSON object {type, re, ...}, filled between open and send, or lines of text in
 * `out`. */
typedef struct Answer {
    Writer out;
    Json json;
    const Outlet *outlet;
    PlyOutput kind;
    int re;
} Answer;

/* Begins the answer to line `re`: as text, which goes to answer->out (then null), or as JSON. */
Json *answer_to(Answer *answer, const Outlet *outlet, int re, bool json, const char *type);
/* The same for a line that was refused, or a job that came to nothing. */
Json *answer_refusal(Answer *answer, const Outlet *outlet, int re, bool json);
bool answer_send(Answer *answer); /* every line of a text is one output; true */
/* Ends it with a text, or the member `key`; true. */
bool answer_line(Answer *answer, const char *key, const char *text);
bool answer_drop(Answer *answer); /* in place of sending; false */
/* A refused line, or a job (else 0) that came to nothing; `text` is that of `err` or begins with
 * it. */
void answer_error(const Outlet *outlet, int re, bool json, int job, const char *text,
                  const Err *err);

/* Colours, when the host wants them. */
typedef enum Paint { PAINT_BOLD, PAINT_DIM, PAINT_GOOD, PAINT_BAD, PAINT_NAME, PAINT_PLAYER } Paint;
void paint(const Outlet *outlet, Writer *out, Paint paint, const char *text);
void paint_player(const Outlet *outlet, Writer *out, int player, const char *text);

/* Words of `text` in lines of at most `width` columns, `indent` blanks before each but the first
 * (which begins at column `at`). */
void write_wrapped(Writer *out, const char *text, int at, int indent, int width);

#endif
