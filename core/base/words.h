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

/* All that may be named, for a sentence: "a, b, c", or "a, b and others" where there is no room for
 * more; in `buffer`, which is handed back. */
enum { WORDS_TEXT = 240 };
char *words_allowed(const Words *words, char buffer[WORDS_TEXT]);

/* err_set of a row that ends with WORDS_PATTERN: words_unknown(err, word, &words, unknown_preset,
 * owner). */
#define words_unknown(err, word, words, ...)                            \
    err_set((err), __VA_ARGS__, (word), words_nearest((word), (words)), \
            words_allowed((words), (char[WORDS_TEXT]){0}))

/* The place of `word` in a list ended by null; -1 when it is not there: `words` has the list. */
int words_place(const char *word, const char *const *list, Words *words);
/* The same; -1 and a sentence, that `owner` does not know the word. */
int words_choose(Err *err, const char *word, const char *const *list, const char *owner);

#endif
