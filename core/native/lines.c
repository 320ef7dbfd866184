/* lines.c - reads standard input by pieces and cuts it at its newlines. */
#define _POSIX_C_SOURCE 200809L

#include "lines.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

Lines *lines_open(void) {
    return calloc(1, sizeof(Lines));
}

/* Gives bytes [from, end) as a line and goes on behind `next`. */
static LinesNews give(Lines *lines, size_t end, size_t next, const char **line) {
    static const char mark[] = "\xEF\xBB\xBF";
    char *text = lines->bytes + lines->from;
    size_t length = end - lines->from;
    if (!lines->begun && length >= 3 && !memcmp(text, mark, 3)) text += 3, length -= 3;
    lines->begun = true;
    if (length > 0 && text[length - 1] == '\r') length--;
    for (char *zero; (zero = memchr(text, 0, length));)
        *zero = '?';
    text[length] = 0;
    lines->from = lines->seen = next;
    *line = text;
    return LINES_LINE;
}

/* Makes room for more, of a line that is too long by dropping what would be refused with it. */
static void make_room(Lines *lines) {
    if (lines->from > 0)
        memmove(lines->bytes, lines->bytes + lines->from, lines->length - lines->from);
    lines->length -= lines->from;
    lines->from = 0;
    if (lines->length > LINES_KEPT) lines->length = LINES_KEPT;
    lines->seen = lines->length;
}

LinesNews lines_next(Lines *lines, int ms, const char **line) {
    for (;;) {
        char *begin = lines->bytes + lines->seen;
        char *end = memchr(begin, '\n', lines->length - lines->seen);
        if (end) {
            size_t at = (size_t)(end - lines->bytes);
            return give(lines, at, at + 1, line);
        }
        if (lines->ended && lines->from == lines->length) return LINES_END;
        if (lines->ended) return give(lines, lines->length, lines->length, line);
        make_room(lines);
        struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
        if (poll(&input, 1, ms) <= 0 && ms >= 0) return LINES_NONE;
        ssize_t got = read(STDIN_FILENO, lines->bytes + lines->length, LINES_READ);
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        lines->ended = got <= 0;
        if (got > 0) lines->length += (size_t)got;
    }
}
