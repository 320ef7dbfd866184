/* words.h - words that are allowed where a user wrote another: what was meant, and the sentence. */
#ifndef PLY_BASE_WORDS_H
#define PLY_BASE_WORDS_H

#include "base/err.h"

enum { WORDS_MAX = 256 };

/* A list of words; they belong to the caller. Begin with `{.count = 0}`. */
typedef struct Words {
    const char *word[WORDS_MAX];
    int count;
    int named; /* the first so many are named in a sentence, the others are only compared with */
} Words;

void words_add(Words *words, const char *word);   /* null is skipped; so is what is too much */
void words_alias(Words *words, const char *word); /* to be compared with only; after the others */

/* The word nearest to `word` by edit distance, or null when none is near enough to be meant. */
const char *words_nearest(const char *word, const Words *words);

/* Stores 'HEAD: "word". Did you mean "nearest"? Allowed: a, b, c.' and returns false; HEAD is what
 * `head` says, such as "Unknown parameter of uct". */
bool words_unknown(Err *err, const char *word, const Words *words, const char *head, ...)
    PRINTF_LIKE(4, 5);

/* The place of `word` in a list ended by null; -1 and a sentence that begins with `head` when it is
 * not there. */
int words_choose(Err *err, const char *word, const char *const *list, const char *head);

#endif
