#include "heard.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void listen(void *context, int re, PlyOutput kind, const char *line, size_t length) {
    Heard *heard = context;
    assert_int_equal(strlen(line) >= length, true);
    heard->kind = kind;
    heard->re = re;
    bool progress = kind == PLY_OUT_PROGRESS ||
                    (kind == PLY_OUT_JSON && strncmp(line, "{\"type\":\"progress\"", 18) == 0);
    if (progress) {
        heard->progress++;
        return;
    }
    write_bytes(&heard->text, line, length);
    write_char(&heard->text, '\n');
}

static double tell_time(void *context) {
    Heard *heard = context;
    return heard->now += heard->tick;
}

void heard_open(Heard *heard, const RowSet *games, bool clock) {
    *heard = (Heard){.tick = 1};
    writer_init(&heard->text);
    PlyHost host = {.context = heard, .output = listen, .now = clock ? tell_time : NULL};
    heard->session = session_new(&host, games ? games : &registry_games);
    assert_non_null(heard->session);
}

void heard_close(Heard *heard) {
    ply_free(heard->session);
    writer_done(&heard->text);
}

void heard_clear(Heard *heard) {
    writer_clear(&heard->text);
    heard->progress = 0;
}

static const char *carry_out(Heard *heard, const char *line, int sign) {
    heard_clear(heard);
    int number = ply_exec(heard->session, line, PLY_DEFAULT);
    while (ply_pump(heard->session, 10) == PLY_BUSY) {}
    if (sign && (number > 0) != (sign > 0))
        fail_msg("\"%s\" was %s: %s", line, number > 0 ? "taken" : "refused", heard->text.text);
    return heard->text.text;
}

const char *heard_line(Heard *heard, const char *line) {
    return carry_out(heard, line, 0);
}

const char *heard_ok(Heard *heard, const char *line) {
    return carry_out(heard, line, 1);
}

const char *heard_refused(Heard *heard, const char *line) {
    return carry_out(heard, line, -1);
}

const char *heard_start(Heard *heard, const char *line) {
    heard_clear(heard);
    ply_exec(heard->session, line, PLY_JSON);
    return heard->text.text;
}

void heard_has(const Heard *heard, const char *part) {
    if (!strstr(heard->text.text, part)) fail_msg("\"%s\" is not in: %s", part, heard->text.text);
}

void heard_lacks(const Heard *heard, const char *part) {
    if (strstr(heard->text.text, part)) fail_msg("\"%s\" is in: %s", part, heard->text.text);
}
