/* Any bytes typed into a session, line by line: nothing crashes, nothing leaks, nothing hangs. */
#include "fuzz.h"
#include "plyscope.h"

enum {
    LINES_MAX = 24,
    PUMPS = 3,     /* after a line, ... */
    PUMPS_ALL = 8, /* ... and in all: what is read here are lines, and a step of a job takes as
                      long as a hundred of them */
};

static void ignore(void *, int, PlyOutput, const char *line, size_t length) {
    must(!memchr(line, 0, length));
}

/* A clock that moves on with every look keeps the slices of work short. */
static double tick(void *context) {
    double *now = context;
    return *now += 1;
}

static void found(void *, const char *word, const char *doc) {
    must(word && doc);
}

/* `unit` plays a whole game at once, which may be as long as its players like. */
static int is_long(const char *line) {
    return strstr(line, "unit") != NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    double now = 0;
    PlyHost host = {.context = &now, .output = ignore, .now = tick, .memory = (size_t)6 << 20};
    PlySession *session = ply_new(&host);
    char *text = fuzz_text(data, size);
    must(session != NULL);
    char *line = text;
    int pumps = 0;
    for (int i = 0; i < LINES_MAX && line < text + size; i++) {
        size_t length = strcspn(line, "\n"), from;
        line[length] = 0;
        ply_complete(session, line, length, &from, found, NULL);
        must(from <= length);
        if (!is_long(line)) ply_exec(session, line, i % 2 ? PLY_JSON : PLY_TEXT);
        for (int k = 0; k < PUMPS && pumps < PUMPS_ALL && ply_pump(session, 1) == PLY_BUSY; k++)
            pumps++;
        line += length + 1;
    }
    free(text);
    ply_free(session);
    return 0;
}
