/* Any bytes as a share link: refused with a sentence, or opened; what was opened is written and
 * opened again to the same link. */
#include "fuzz.h"
#include "shell/session.h"

/* The link of a table after it went into a session. */
static char *install(PlySession *session, Snapshot *table) {
    Writer text;
    writer_init(&text);
    snapshot_install(session, table);
    link_write(session, &text);
    must(!text.cut);
    return text.text;
}

static Snapshot read_or_die(PlySession *session, const char *link) {
    Snapshot table = {.seed = 0};
    Writer note;
    Err err;
    writer_init(&note);
    must(link_read(link, &session->games, session->host.memory, &table, &note, &err));
    writer_done(&note);
    return table;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    PlyHost host = {.memory = (size_t)64 << 20};
    PlySession *session = ply_new(&host);
    char *text = fuzz_text(data, size);
    must(session != NULL);
    Snapshot table = {.seed = 0};
    Writer note;
    Err err = {.text = ""};
    writer_init(&note);
    if (link_read(text, &session->games, session->host.memory, &table, &note, &err)) {
        char *first = install(session, &table);
        table = read_or_die(session, first);
        char *second = install(session, &table);
        must(strcmp(first, second) == 0);
        free(first);
        free(second);
    } else {
        must_say_why(&err);
    }
    writer_done(&note);
    free(text);
    ply_free(session);
    return 0;
}
