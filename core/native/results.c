/* results.c - reading, searching and writing files of unit results. */
#define _POSIX_C_SOURCE 200809L

#include "results.h"

#include <errno.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/blob.h"

enum { KEY_DIGITS = 16, CHECK_DIGITS = 8, RESULT_AT = KEY_DIGITS + CHECK_DIGITS + 2 };

typedef struct Entry {
    uint64_t key;
    const char *result; /* in `bytes`; null = a free place */
} Entry;

struct Results {
    char *bytes;   /* the file, its newlines made zeros */
    Entry *places; /* a hash table, at most half full */
    size_t count;  /* of places, a power of two */
    FILE *file;    /* to append to; null = only read */
    bool failed;
};

static uint64_t key_of(const char *unit) {
    return blob_hash(unit, strlen(unit));
}

static uint32_t check_of(uint64_t key, const char *result) {
    uint64_t hash = blob_hash(result, strlen(result)) ^ key;
    return (uint32_t)(hash ^ hash >> 32);
}

static Entry *place_of(const Results *results, uint64_t key) {
    size_t at = (size_t)key & (results->count - 1);
    while (results->places[at].result && results->places[at].key != key)
        at = (at + 1) & (results->count - 1);
    return &results->places[at];
}

static bool is_hex(const char *text, int digits) {
    return strspn(text, "0123456789abcdef") == (size_t)digits && text[digits] == ' ';
}

/* Whether so many bytes may be what an interruption has left of a line: else the file holds
 * something that is not ours to cut. */
static bool is_beginning(const char *line, size_t length) {
    return strspn(line, "0123456789abcdef") >= (length < KEY_DIGITS ? length : KEY_DIGITS);
}

/* Takes in one line; false = it is damaged. */
static bool read_line(Results *results, char *line) {
    if (strlen(line) < RESULT_AT || !is_hex(line, KEY_DIGITS)) return false;
    const char *check = line + KEY_DIGITS + 1, *result = line + RESULT_AT;
    if (!is_hex(check, CHECK_DIGITS)) return false;
    uint64_t key = strtoull(line, NULL, 16);
    if (strtoull(check, NULL, 16) != check_of(key, result)) return false;
    *place_of(results, key) = (Entry){key, result};
    return true;
}

static bool read_lines(Results *results, const char *path, size_t length) {
    size_t lines = 0, number = 0;
    for (size_t i = 0; i < length; i++)
        lines += results->bytes[i] == '\n';
    results->count = 16;
    while (results->count < 2 * lines)
        results->count *= 2;
    results->places = calloc(results->count, sizeof *results->places);
    if (!results->places) {
        fputs("plyscope: Memory is short.\n", stderr);
        return false;
    }
    char *line = results->bytes;
    for (char *end; (end = memchr(line, '\n', length)); line = end + 1) {
        *end = 0;
        number++;
        length -= (size_t)(end - line) + 1;
        bool whole = strlen(line) == (size_t)(end - line);
        if (*line == 0 && whole) continue;
        if (whole && read_line(results, line)) continue;
        fprintf(stderr,
                "plyscope: %s: line %zu is damaged; delete it, and its unit is played again\n",
                path, number);
        return false;
    }
    if (length > 0 && !is_beginning(line, length)) {
        fprintf(stderr, "plyscope: %s is no file of results: line %zu is none\n", path, number + 1);
        return false;
    }
    if (length > 0)
        fprintf(stderr, "plyscope: %s: the last line is not whole; its unit is played again\n",
                path);
    return true;
}

/* The bytes of a file, one more of them zero; null when it cannot be read. */
static char *read_file(FILE *file, size_t *length) {
    if (fseek(file, 0, SEEK_END) != 0) return NULL;
    long size = ftell(file);
    if (size < 0 || fseek(file, 0, SEEK_SET) != 0) return NULL;
    char *bytes = calloc((size_t)size + 1, 1);
    *length = bytes ? fread(bytes, 1, (size_t)size, file) : 0;
    if (bytes && *length == (size_t)size) return bytes;
    free(bytes);
    return NULL;
}

static size_t whole_lines(const char *bytes, size_t length) {
    while (length > 0 && bytes[length - 1] != '\n')
        length--;
    return length;
}

Results *results_open(const char *path, bool append) {
    Results *results = calloc(1, sizeof *results);
    FILE *file = fopen(path, append ? "a+b" : "rb");
    size_t length = 0;
    bool ok = results && (file || (!append && errno == ENOENT));
    if (ok) results->bytes = file ? read_file(file, &length) : calloc(1, 1);
    ok = ok && results->bytes;
    if (!ok) fprintf(stderr, "plyscope: %s: %s\n", path, strerror(errno ? errno : ENOMEM));
    size_t whole = ok ? whole_lines(results->bytes, length) : 0;
    ok = ok && read_lines(results, path, length);
    if (ok && append && whole < length && ftruncate(fileno(file), (off_t)whole) != 0) {
        fprintf(stderr, "plyscope: %s: %s\n", path, strerror(errno));
        ok = false;
    }
    if (ok && append) {
        results->file = file;
        return results;
    }
    if (file) fclose(file);
    if (ok) return results;
    results_close(results);
    return NULL;
}

bool results_close(Results *results) {
    if (!results) return true;
    bool kept = !results->failed;
    if (results->file && fclose(results->file) != 0) kept = false;
    free(results->places);
    free(results->bytes);
    free(results);
    return kept;
}

const char *results_recall(void *results, const char *unit) {
    return place_of(results, key_of(unit))->result;
}

void results_write(FILE *file, const char *unit, const char *result) {
    uint64_t key = key_of(unit);
    fprintf(file, "%016" PRIx64 " %08" PRIx32 " %s\n", key, check_of(key, result), result);
}

void results_keep(void *context, const char *unit, const char *result) {
    Results *results = context;
    if (!results->file) return;
    results_write(results->file, unit, result);
    if (fflush(results->file) != 0) results->failed = true;
}
