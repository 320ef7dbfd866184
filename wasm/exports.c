/* exports.c - the public header as WebAssembly functions; load.mjs gives them their JavaScript
 * shape.
 *
 * What the core calls back goes to the object `plyHost` that was handed to the module: output,
 * found (completions), now (the clock) and players, where there are any (programs that play). One
 * module instance holds one session; its memory grows as needed and is given back when the instance
 * is dropped. */
#include <emscripten.h>
#include <stdint.h>
#include <stdlib.h>

#include "plyscope_board.h"

/* clang-format off */
EM_JS(void, host_output, (int re, int kind, const char *line, int length), {
    Module["plyHost"]["output"](re, kind, UTF8ToString(line, length));
});

EM_JS(void, host_found, (const char *word, const char *doc), {
    Module["plyHost"]["found"](UTF8ToString(word), UTF8ToString(doc));
});

EM_JS(double, host_now, (void), {
    return Module["plyHost"]["now"]();
});

/* A number from 1 on, or 0 when there is none of that name. */
EM_JS(int, host_open, (const char *name), {
    return Module["plyHost"]["players"]["open"](UTF8ToString(name));
});

EM_JS(void, host_tell, (int player, const char *line), {
    Module["plyHost"]["players"]["tell"](player, UTF8ToString(line));
});

/* A PlyNews; a line with it goes to `*line`, from malloc. */
EM_JS(int, host_hear, (int player, double patience, char **line), {
    const news = Module["plyHost"]["players"]["hear"](player, patience);
    if (typeof news === "number") return news;
    const size = lengthBytesUTF8(news.line) + 1;
    const at = _malloc(size);
    if (at) stringToUTF8(news.line, at, size);
    HEAPU32[line >> 2] = at;
    return news.gone ? 3 : 0;
});

EM_JS(void, host_close, (int player), {
    Module["plyHost"]["players"]["close"](player);
});
/* clang-format on */

/* ---- programs that play ---------------------------------------------------------------------- */

static void *open_player(void *context, const char *name, char *why, size_t capacity) {
    static const char unknown[] = "is not known here";
    (void)context;
    for (size_t i = 0; i < sizeof unknown && i < capacity; i++)
        why[i] = unknown[i];
    return (void *)(intptr_t)host_open(name);
}

static void tell_player(void *context, void *player, const char *line) {
    (void)context;
    host_tell((int)(intptr_t)player, line);
}

/* One line at a time is lent; a session is used by one thread. */
static PlyNews hear_player(void *context, void *player, double patience, const char **line) {
    static char *lent = NULL;
    (void)context;
    free(lent);
    lent = NULL;
    PlyNews news = (PlyNews)host_hear((int)(intptr_t)player, patience, &lent);
    *line = lent ? lent : "";
    return news;
}

static void close_player(void *context, void *player) {
    (void)context;
    host_close((int)(intptr_t)player);
}

static const PlyEngines players = {.described_only = true,
                                   .open = open_player,
                                   .tell = tell_player,
                                   .hear = hear_player,
                                   .close = close_player};

/* ---- the session ----------------------------------------------------------------------------- */

static void output(void *context, int re, PlyOutput kind, const char *line, size_t length) {
    (void)context;
    host_output(re, (int)kind, line, (int)length);
}

static void found(void *context, const char *word, const char *doc) {
    (void)context;
    host_found(word, doc);
}

static double now(void *context) {
    (void)context;
    return host_now();
}

/* `clock` 0: there is no time. `memory`: cap in bytes, 0 = the core's own. `plays`: plyHost.players
 * is there. */
EMSCRIPTEN_KEEPALIVE PlySession *ply_wasm_new(int clock, double memory, int plays);
EMSCRIPTEN_KEEPALIVE PlySession *ply_wasm_new(int clock, double memory, int plays) {
    PlyHost host = {.output = output,
                    .now = clock ? now : NULL,
                    .memory = (size_t)memory,
                    .engines = plays ? &players : NULL};
    return ply_new(&host);
}

EMSCRIPTEN_KEEPALIVE void ply_wasm_free(PlySession *session);
EMSCRIPTEN_KEEPALIVE void ply_wasm_free(PlySession *session) {
    ply_free(session);
}

EMSCRIPTEN_KEEPALIVE int ply_wasm_exec(PlySession *session, const char *line, int mode);
EMSCRIPTEN_KEEPALIVE int ply_wasm_exec(PlySession *session, const char *line, int mode) {
    return ply_exec(session, line, (PlyMode)mode);
}

EMSCRIPTEN_KEEPALIVE int ply_wasm_pump(PlySession *session, double ms);
EMSCRIPTEN_KEEPALIVE int ply_wasm_pump(PlySession *session, double ms) {
    return (int)ply_pump(session, ms);
}

EMSCRIPTEN_KEEPALIVE unsigned ply_wasm_version(const PlySession *session);
EMSCRIPTEN_KEEPALIVE unsigned ply_wasm_version(const PlySession *session) {
    return ply_version(session);
}

/* The words go to plyHost.found; returns where the completed word begins. */
EMSCRIPTEN_KEEPALIVE unsigned ply_wasm_complete(PlySession *session, const char *line,
                                                unsigned cursor);
EMSCRIPTEN_KEEPALIVE unsigned ply_wasm_complete(PlySession *session, const char *line,
                                                unsigned cursor) {
    size_t from = 0;
    ply_complete(session, line, cursor, &from, found, NULL);
    return (unsigned)from;
}

EMSCRIPTEN_KEEPALIVE void ply_wasm_colour(PlySession *session, int on);
EMSCRIPTEN_KEEPALIVE void ply_wasm_colour(PlySession *session, int on) {
    ply_colour(session, on != 0);
}

EMSCRIPTEN_KEEPALIVE int ply_wasm_blob(PlySession *session, const char *name, const void *bytes,
                                       unsigned size);
EMSCRIPTEN_KEEPALIVE int ply_wasm_blob(PlySession *session, const char *name, const void *bytes,
                                       unsigned size) {
    return ply_blob(session, name, bytes, size);
}

/* The version of the core, as text. */
EMSCRIPTEN_KEEPALIVE const char *ply_wasm_release(void);
EMSCRIPTEN_KEEPALIVE const char *ply_wasm_release(void) {
    return PLY_VERSION;
}
