/* heard.h - a session whose answers are collected, with a clock that tests turn by hand. */
#ifndef PLY_TESTS_HEARD_H
#define PLY_TESTS_HEARD_H

#include "shell/session.h"

typedef struct Heard {
    Writer text;    /* all answers since heard_clear, one a line; progress left out */
    int progress;   /* progress lines among them, JSON ones too */
    PlyOutput kind; /* of the last answer */
    int re;         /* its line number */
    double now;     /* the clock, ms */
    double tick;    /* what every look at the clock adds to it; 1 keeps slices of work short */
    PlySession *session;
} Heard;

/* `games` null: the registry's. `clock` false: there is no time. Fails the test without memory. */
void heard_open(Heard *heard, const RowSet *games, bool clock);
void heard_close(Heard *heard);
void heard_clear(Heard *heard);

/* Clears, carries the line out, pumps until no job can go on; returns all answers. */
const char *heard_line(Heard *heard, const char *line);
/* The same, and fails the test when the line was refused (or was not). */
const char *heard_ok(Heard *heard, const char *line);
const char *heard_refused(Heard *heard, const char *line);
/* Carries the line out in JSON without pumping. */
const char *heard_start(Heard *heard, const char *line);

/* Whether the answers hold `part`; fails the test when they do not. */
void heard_has(const Heard *heard, const char *part);
void heard_lacks(const Heard *heard, const char *part);

#endif
