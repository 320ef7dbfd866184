/* spread.c - playing units for others; listing those without a result. */
#include "spread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lines.h"
#include "results.h"
#include "shipped.h"
#include "written.h"

const char spread_memory_more[] = "`plyscope --memory=MB` allows more";

/* ---- playing --------------------------------------------------------------------------------- */

static void hear(void *context, int, PlyOutput kind, const char *line, size_t length) {
    Worker *worker = context;
    if (kind == PLY_OUT_PROGRESS) return;
    size_t need = length + 1;
    if (need > worker->capacity) {
        char *larger = realloc(worker->said, need);
        if (!larger) return;
        worker->said = larger;
        worker->capacity = need;
    }
    snprintf(worker->said, need, "%.*s", (int)length, line);
    worker->refused = kind == PLY_OUT_ERROR;
}

bool worker_open(Worker *worker, double (*now)(void *context), size_t memory) {
    *worker = (Worker){.said = calloc(1, 64), .capacity = 64};
    const PlyHost host = {.context = worker,
                          .output = hear,
                          .now = now,
                          .memory = memory,
                          .memory_more = spread_memory_more};
    worker->session = worker->said ? ply_new(&host) : NULL;
    if (worker->session) shipped_bring_book(worker->session);
    return worker->session &&
           ply_blob(worker->session, "shipped", shipped_network, shipped_network_size);
}

void worker_close(Worker *worker) {
    ply_free(worker->session);
    free(worker->said);
}

bool worker_prepare(Worker *worker, const char *line) {
    bool ok = ply_exec(worker->session, line, PLY_TEXT) > 0;
    while (ply_pump(worker->session, 30) == PLY_BUSY) {}
    return ok;
}

/* What a unit says that gives no answer. */
static void begin_unit(Worker *worker, const char *sentence) {
    snprintf(worker->said, worker->capacity, "%s", sentence);
    worker->refused = true;
}

bool worker_play(Worker *worker, const char *unit) {
    static const char word[] = "unit ";
    if (!strncmp(unit, word, strlen(word))) unit += strlen(word);
    size_t size = strlen(word) + strlen(unit) + 1;
    char *line = malloc(size);
    begin_unit(worker, line ? "The unit gave no answer." : "Memory is short.");
    if (!line) return false;
    snprintf(line, size, "%s%s", word, unit);
    worker_prepare(worker, line);
    free(line);
    return !worker->refused;
}

int spread_play(Worker *worker) {
    Lines *lines = lines_open();
    if (!lines) return fputs("plyscope: Memory is short.\n", stderr), 1;
    size_t number = 0;
    int status = 0;
    for (const char *line; lines_next(lines, -1, &line) == LINES_LINE;) {
        number++;
        const char *unit = line + (strncmp(line, "unit ", 5) ? 0 : 5);
        if (*unit == 0) continue;
        if (!worker_play(worker, unit)) {
            fprintf(stderr, "plyscope unit: line %zu: %s\n", number, worker->said);
            status = 1;
            continue;
        }
        results_write(stdout, unit, worker->said);
        if (!written()) break; /* what is played now would be lost */
    }
    free(lines);
    return status;
}

/* ---- listing --------------------------------------------------------------------------------- */

enum { LISTED = 10000 }; /* units that may be out at a time */

static long long list(void *context, const char *unit) {
    Listing *listing = context;
    if (listing->print) printf("unit %s\n", unit);
    return ++listing->count;
}

static const char *nothing_yet(void *, long long, bool *) {
    return NULL;
}

static void forget(void *, long long) {}

static bool give_up(void *) {
    return false;
}

void listing_open(Listing *listing, bool print) {
    *listing = (Listing){.workers = {.context = listing,
                                     .count = LISTED,
                                     .send = list,
                                     .receive = nothing_yet,
                                     .forget = forget,
                                     .rest = give_up},
                         .print = print};
}
