/* Any bytes as a share link: refused with a sentence, or opened; what was opened is written and
 * opened again to the same link. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "shell/session.h"

/* The link of a table after it went into a session. */
static char *install(PlySession *session, Snapshot *table) {
    Writer text;
    writer_init(&text);
    snapshot_install(session, table);
    link_write(session, &text);
    if (text.cut) abort();
    return text.text;
}

static Snapshot read_or_die(PlySession *session, const char *link) {
    Snapshot table = {.seed = 0};
    Writer note;
    Err err;
    writer_init(&note);
    if (!link_read(link, &session->games, session->host.memory, &table, &note, &err)) abort();
    writer_done(&note);
    return table;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    PlyHost host = {.memory = (size_t)64 << 20};
    PlySession *session = ply_new(&host);
    char *text = malloc(size + 1);
    if (!session || !text) abort();
    if (size) memcpy(text, data, size);
    text[size] = 0;
    Snapshot table = {.seed = 0};
    Writer note;
    Err err = {{0}};
    writer_init(&note);
    if (link_read(text, &session->games, session->host.memory, &table, &note, &err)) {
        char *first = install(session, &table);
        table = read_or_die(session, first);
        char *second = install(session, &table);
        if (strcmp(first, second) != 0) abort();
        free(first);
        free(second);
    } else if (!err.text[0]) {
        abort();
    }
    writer_done(&note);
    free(text);
    ply_free(session);
    return 0;
}
