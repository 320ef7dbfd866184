/* exports.c - the public header as WebAssembly functions; load.mjs gives them their JavaScript
 * shape.
 *
 * What the core calls back goes to the object `plyHost` that was handed to the module: output,
 * found (completions) and now (the clock). One module instance holds one session; its memory grows
 * as needed and is given back when the instance is dropped. */
#include <emscripten.h>

#include "plyscope.h"

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
/* clang-format on */

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

/* `clock` 0: there is no time. `memory`: cap in bytes, 0 = the core's own. */
EMSCRIPTEN_KEEPALIVE PlySession *ply_wasm_new(int clock, double memory);
EMSCRIPTEN_KEEPALIVE PlySession *ply_wasm_new(int clock, double memory) {
    PlyHost host = {.output = output, .now = clock ? now : NULL, .memory = (size_t)memory};
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
