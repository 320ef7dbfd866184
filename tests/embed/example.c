/* Plyscope in a program of one's own: a line in, lines out, pumped until it is done. */
#include <stdio.h>

#include "plyscope.h"

static void print(void *context, int re, PlyOutput kind, const char *line, size_t length) {
    (void)context, (void)re, (void)kind;
    printf("%.*s\n", (int)length, line);
}

int main(void) {
    PlyHost host = {.output = print};
    PlySession *session = ply_new(&host);
    ply_exec(session, "play 4 4", PLY_TEXT);
    ply_exec(session, "go uct(sims=5000)", PLY_JSON);
    while (ply_pump(session, 10) == PLY_BUSY) {}
    ply_free(session);
}
