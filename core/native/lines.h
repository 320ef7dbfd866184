/* lines.h - lines from standard input, of any bytes, without ever keeping more than one that is too
 * long for a session. */
#ifndef PLY_NATIVE_LINES_H
#define PLY_NATIVE_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "plyscope.h"

enum {
    LINES_KEPT = PLY_LINE_MAX + 2, /* of a longer line the rest is skipped: a session refuses it */
    LINES_READ = 64 << 10          /* bytes read at once, at most */
};

typedef enum LinesNews { LINES_LINE, LINES_NONE /* not yet */, LINES_END } LinesNews;

typedef struct Lines {
    size_t from, seen,
        length; /* bytes [from, length) are not given out; no newline before `seen` */
    bool begun, ended;
    char bytes[LINES_KEPT + LINES_READ + 1];
} Lines;

/* Null without memory; `free` ends it. */
Lines *lines_open(void);
/* The next line, without its end, in `*line` until the next call; waits for at most `ms`
 * milliseconds (-1 = until there is one). A byte order mark before the first line is left out, a
 * zero byte, which would end a line early, becomes '?'. */
LinesNews lines_next(Lines *lines, int ms, const char **line);

#endif
