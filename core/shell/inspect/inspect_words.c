/* inspect_words.c - columns of numbers, and the moves of an answer as a table of words. */
#include "shell/inspect/inspect.h"

#include <string.h>

void inspect_column(Json *json, const char *key, const int32_t *values, int count) {
    enum { CAPACITY = 4096, LONGEST = 13 };
    char text[CAPACITY];
    json_array(json, key);
    int at = 0;
    for (int i = 0; i < count; i++) {
        if (at > CAPACITY - LONGEST) {
            write_bytes(json->out, text, (size_t)at);
            at = 0;
        }
        if (i > 0) text[at++] = ',';
        if (values[i] == INSPECT_NULL) {
            memcpy(text + at, "null", 4);
            at += 4;
            continue;
        }
        uint32_t rest = values[i] < 0 ? 0 - (uint32_t)values[i] : (uint32_t)values[i];
        if (values[i] < 0) text[at++] = '-';
        char digits[LONGEST];
        int used = 0;
        do
            digits[used++] = (char)('0' + rest % 10);
        while ((rest /= 10) > 0);
        while (used > 0)
            text[at++] = digits[--used];
    }
    write_bytes(json->out, text, (size_t)at);
    json_end(json);
}

static unsigned word_hash(const char *text) {
    uint64_t hash = 14695981039346656037u; /* FNV-1a */
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return (unsigned)(hash >> 24);
}

static bool widen(InspectWords *words, Err *err) {
    unsigned size = words->mask ? (words->mask + 1) * 2 : 256;
    int *slots = ARENA_NEW(words->arena, int, size, err);
    char **all = ARENA_NEW(words->arena, char *, size / 2, err);
    if (!slots || !all) return false;
    memset(slots, 0xff, size * sizeof *slots);
    for (int i = 0; i < words->count; i++) {
        all[i] = words->words[i];
        unsigned at = word_hash(all[i]);
        while (slots[at & (size - 1)] >= 0)
            at++;
        slots[at & (size - 1)] = i;
    }
    words->words = all;
    words->slots = slots;
    words->mask = size - 1;
    words->capacity = (int)(size / 2);
    return true;
}

bool inspect_words_init(InspectWords *words, Arena *arena, Err *err) {
    *words = (InspectWords){.arena = arena};
    return widen(words, err);
}

int inspect_word(InspectWords *words, const Inspect *inspect, const void *state, Move move) {
    Err *err = &inspect->call->err;
    const char *text = MOVE_TEXT(inspect->game, state, move);
    unsigned at = word_hash(text);
    for (int i; (i = words->slots[at & words->mask]) >= 0; at++)
        if (strcmp(words->words[i], text) == 0) return i;
    if (words->count == words->capacity) {
        if (!widen(words, err)) return -1;
        for (at = word_hash(text); words->slots[at & words->mask] >= 0;)
            at++;
    }
    char *copy = arena_text(words->arena, text, err);
    if (!copy) return -1;
    words->slots[at & words->mask] = words->count;
    words->words[words->count] = copy;
    return words->count++;
}

void inspect_words_json(const InspectWords *words, const char *key, Json *json) {
    JSON_EACH(json, key, i, words->count)
        json_text(json, NULL, words->words[i]);
}
