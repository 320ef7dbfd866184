/* Any bytes as a file of unit results: refused, or opened; what is recalled is what the file says,
 * and a result that is kept is there when the file is opened again. */
#define _GNU_SOURCE

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"
#include "native/results.h"

static int file = -1;
static char path[40];

/* The file is in memory. What results.c says of damaged files is not to be read here: the C
 * library's stderr, not the one of the fuzzer and of the sanitizers. */
int LLVMFuzzerInitialize(int *, char ***) {
    file = memfd_create("results", 0);
    stderr = fopen("/dev/null", "w");
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    must(file >= 0 && stderr);
    return 0;
}

static void fill(const void *bytes, size_t size) {
    must(ftruncate(file, 0) == 0);
    must(pwrite(file, bytes, size, 0) == (ssize_t)size);
}

/* With the sums that belong to the rest of its lines. */
static char *repaired(const char *text, size_t *size) {
    char *out;
    FILE *stream = open_memstream(&out, size);
    must(stream != NULL);
    while (*text) {
        size_t length = strcspn(text, "\n"), unit = strcspn(text, " \n");
        char *line = fuzz_text((const uint8_t *)text, length);
        line[unit < length ? unit : length] = 0;
        results_write(stream, line, line + (unit < length ? unit + 1 : length));
        free(line);
        text += length + (text[length] == '\n');
    }
    must(fclose(stream) == 0);
    return out;
}

static void check(bool whole) {
    static const char unit[] = "match game=connect4", result[] = "result=1,-1";
    Results *results = results_open(path, false);
    must(results || !whole);
    if (!results) return;
    results_recall(results, unit);
    results_keep(results, unit, result); /* only read: nothing happens */
    must(results_close(results));
    if (!whole) return;
    results = results_open(path, true);
    must(results != NULL);
    results_keep(results, unit, result);
    must(results_close(results));
    results = results_open(path, false);
    must(results != NULL);
    const char *kept = results_recall(results, unit);
    must(kept && strcmp(kept, result) == 0);
    must(results_close(results));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fill(data, size);
    check(false);
    char *text = fuzz_text(data, size), *lines;
    lines = repaired(text, &size);
    fill(lines, size);
    check(true);
    free(lines);
    free(text);
    return 0;
}
