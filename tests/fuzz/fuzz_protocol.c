/* Any bytes as lines of the engine protocol: nothing crashes, leaks or hangs, and every `go` that
 * was begun can be stopped. */
#include "fuzz.h"
#include "plyscope.h"

enum { LINES_MAX = 16, PUMPS = 3, STOP_PUMPS = 1000 };

static void heard(void *, int, PlyOutput kind, const char *line, size_t length) {
    must(!memchr(line, 0, length) && kind == PLY_OUT_TEXT);
}

/* A clock that moves on with every look keeps the slices of work short. */
static double tick(void *context) {
    double *now = context;
    return *now += 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    double now = 0;
    PlyHost host = {.context = &now, .output = heard, .now = tick, .memory = (size_t)6 << 20};
    PlySession *session = ply_new(&host);
    char *text = fuzz_text(data, size), *line = text;
    bool open = session != NULL;
    must(open);
    for (int i = 0; open && i < LINES_MAX && line < text + size; i++) {
        size_t length = strcspn(line, "\n");
        line[length] = 0;
        open = ply_protocol(session, line);
        for (int k = 0; k < PUMPS && ply_pump(session, 1) == PLY_BUSY; k++) {}
        line += length + 1;
    }
    ply_protocol(session, "stop");
    int pumps = 0;
    while (ply_pump(session, 1) == PLY_BUSY)
        must(++pumps < STOP_PUMPS);
    free(text);
    ply_free(session);
    return 0;
}
