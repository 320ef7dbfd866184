/* words.c - the nearest word by edit distance, and the sentence about an unknown one. */
#include "base/words.h"

#include <string.h>

#include "base/messages.def"
#include "base/writer.h"

enum { WORD_MAX = 40 }; /* longer words are no misspelling */

void words_alias(Words *words, const char *word) {
    if (word && words->count < WORDS_MAX) words->word[words->count++] = word;
}

void words_add(Words *words, const char *word) {
    words_alias(words, word);
    words->named = words->count;
}

static int lower(char c) {
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c;
}

static int min(int a, int b) {
    return a < b ? a : b;
}

/* Edit distance without regard to case; a swap of neighbours counts once (optimal string alignment,
 * three rolling rows). */
static int distance(const char *a, int a_length, const char *b, int b_length) {
    int rows[3][WORD_MAX + 1];
    for (int j = 0; j <= b_length; j++)
        rows[0][j] = j;
    for (int i = 1; i <= a_length; i++) {
        int *row = rows[i % 3];
        const int *above = rows[(i + 2) % 3], *swapped = rows[(i + 1) % 3];
        row[0] = i;
        for (int j = 1; j <= b_length; j++) {
            bool same = lower(a[i - 1]) == lower(b[j - 1]);
            row[j] = min(min(above[j], row[j - 1]) + 1, above[j - 1] + !same);
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                lower(a[i - 2]) == lower(b[j - 1]))
                row[j] = min(row[j], swapped[j - 2] + 1);
        }
    }
    return rows[a_length % 3][b_length];
}

static bool begins(const char *word, const char *start, int length) {
    for (int i = 0; i < length; i++)
        if (lower(word[i]) != lower(start[i])) return false;
    return true;
}

const char *words_nearest(const char *word, const Words *words) {
    size_t size = strlen(word);
    if (size == 0 || size > WORD_MAX) return NULL;
    int length = (int)size;
    const char *nearest = NULL;
    int best = 0, best_extra = 0;
    for (int i = 0; i < words->count; i++) {
        size_t other_size = strlen(words->word[i]);
        if (other_size == 0 || other_size > WORD_MAX) continue;
        int other = (int)other_size;
        int d = distance(word, length, words->word[i], other);
        if (strcmp(word, words->word[i]) == 0) continue; /* what was said is no suggestion */
        /* One slip in three letters; the beginning of a word is nearer than any slip. */
        int limit = length < 3 ? (length == 2 && other > 2) : length / 3;
        if (length >= 2 && other > length && begins(words->word[i], word, length)) d = 0;
        int extra = other > length ? other - length : length - other;
        if (d <= limit && (!nearest || d < best || (d == best && extra < best_extra)))
            nearest = words->word[i], best = d, best_extra = extra;
    }
    return nearest;
}

/* "a, b, c", or "a, b and others" where there is no room for all. */
static void list(const Words *words, Writer *out) {
    static const char rest[] = " and others";
    for (int i = 0; i < words->named; i++) {
        if (out->length + strlen(words->word[i]) + 2 * sizeof rest > out->capacity) {
            write_text(out, i > 0 ? rest : "very long words");
            return;
        }
        if (i > 0) write_text(out, ", ");
        write_text(out, words->word[i]);
    }
    if (words->named == 0) write_text(out, "none");
}

char *words_allowed(const Words *words, char buffer[WORDS_TEXT]) {
    Writer out;
    writer_fixed(&out, buffer, WORDS_TEXT);
    list(words, &out);
    return buffer;
}

int words_place(const char *word, const char *const *list, Words *words) {
    *words = (Words){.count = 0};
    for (int i = 0; list[i]; i++) {
        if (strcmp(list[i], word) == 0) return i;
        words_add(words, list[i]);
    }
    return -1;
}

int words_choose(Err *err, const char *word, const char *const *list, const char *owner) {
    Words words;
    int place = words_place(word, list, &words);
    if (place < 0) words_unknown(err, word, &words, unknown_word, owner);
    return place;
}
