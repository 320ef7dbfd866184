/* A player in C, for every game in turns: `choose` thinks, the library speaks the engine protocol.
 *
 *     cc -fno-lto mybot.c -o mybot $(pkg-config --cflags --libs plyscope)
 *     plyscope --engine mine=./mybot -c "match external(engine=mine) random games=20"
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "plyscope.h"

static char answer[1 << 21]; /* of ask: the last line of JSON */

static void hear(void *context, int re, PlyOutput kind, const char *line, size_t length) {
    (void)context, (void)re;
    if (kind == PLY_OUT_JSON && length < sizeof answer)
        memcpy(answer, line, length + 1);
    else if (kind == PLY_OUT_TEXT)
        printf("%.*s\n", (int)length, line); /* an answer of the protocol */
}

/* The answer to a line of the console: `help protocol` there tells what is in it. */
static const char *ask(PlySession *session, const char *line) {
    answer[0] = 0;
    ply_exec(session, line, PLY_JSON);
    return answer;
}

/* The move whose position looks best. Put your own idea here; `play` and `undo` are lines, too. */
static void choose(PlySession *session, char *best, size_t capacity) {
    double highest = 0;
    const char *at = strstr(ask(session, "eval moves"), "\"moves\":");
    snprintf(best, capacity, "(none)");
    while (at && (at = strstr(at, "\"move\":\""))) {
        at += strlen("\"move\":\"");
        const char *move = at, *value = strstr(at, "\"value\":");
        double worth = value ? atof(value + strlen("\"value\":")) : 0;
        if (*best != '(' && worth <= highest) continue;
        highest = worth;
        snprintf(best, capacity, "%.*s", (int)strcspn(move, "\""), move);
    }
}

int main(void) {
    PlyHost host = {.output = hear};
    PlySession *session = ply_new(&host);
    char line[1 << 16], move[64];
    setvbuf(stdout, NULL, _IOLBF, 0); /* every line leaves at once */
    while (session && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = 0;
        if (strncmp(line, "go", 2) == 0) {
            choose(session, move, sizeof move);
            printf("bestmove %s\n", move);
        } else if (!ply_protocol(session, line)) {
            break;
        }
    }
    ply_free(session);
}
