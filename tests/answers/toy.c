/* toy.c - the core with one game more, which nothing that draws knows (support/stones.c): reads
 * lines of the console, prints what is answered as JSON. */
#include <stdio.h>
#include <string.h>

#include "plyscope.h"

#ifdef COUNTED_BLOCKS /* the core of tests/steps, with a call at every block */
void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) {}
#endif

static void print(void *context, int re, PlyOutput kind, const char *line, size_t length) {
    (void)context, (void)re;
    if (kind == PLY_OUT_JSON || kind == PLY_OUT_JSON_ERROR) printf("%.*s\n", (int)length, line);
}

int main(void) {
    PlyHost host = {.output = print};
    PlySession *session = ply_new(&host);
    char line[400];
    while (session && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        ply_exec(session, line, PLY_JSON);
        while (ply_pump(session, 10) == PLY_BUSY) {}
    }
    ply_free(session);
    return session == NULL;
}
