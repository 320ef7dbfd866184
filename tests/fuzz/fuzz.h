/* fuzz.h - what the targets share: text made of bytes, and what must hold. */
#ifndef PLY_TESTS_FUZZ_H
#define PLY_TESTS_FUZZ_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/err.h"

/* Ends the run, so that the input is kept. */
__attribute__((noinline, unused)) static void must(bool holds) {
    if (!holds) abort();
}

/* What is refused is refused with a sentence. */
static inline void must_say_why(const Err *err) {
    must(err->text[0] != 0);
}

/* The bytes as a string in memory of exactly its size, so that a read beyond its end is seen. */
static inline char *fuzz_text(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    must(text != NULL);
    if (size) memcpy(text, data, size);
    text[size] = 0;
    return text;
}

/* The bytes themselves in memory of exactly their size. */
static inline uint8_t *fuzz_bytes(const uint8_t *data, size_t size) {
    uint8_t *bytes = malloc(size ? size : 1);
    must(bytes != NULL);
    if (size) memcpy(bytes, data, size);
    return bytes;
}

#endif
