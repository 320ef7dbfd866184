#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"

enum { WORD_MAX = 40 }; /* longer words are nobody's misspelling */

bool err_set(Err *err, const char *format, ...) {
    if (err == NULL) return false;
    /* The arguments may point into err->text, so the sentence is made elsewhere first. */
    char text[ERR_MAX] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    /* Words quoted from a user may hold anything, and may have been cut inside a character. */
    for (char *at = text; *at != 0;) {
        int length = utf8_length(at);
        if (length == 0 || (unsigned char)*at < ' ' || *at == 0x7f) *at = '?';
        at += length > 1 ? length : 1;
    }
    memcpy(err->text, text, sizeof text);
    return false;
}

static int lower(char c) {
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c;
}

static int least(int a, int b) {
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
            row[j] = least(least(above[j], row[j - 1]) + 1, above[j - 1] + !same);
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                lower(a[i - 2]) == lower(b[j - 1]))
                row[j] = least(row[j], swapped[j - 2] + 1);
        }
    }
    return rows[a_length % 3][b_length];
}

static bool begins(const char *word, const char *start, int length) {
    for (int i = 0; i < length; i++)
        if (lower(word[i]) != lower(start[i])) return false;
    return true;
}

const char *err_nearest(const char *word, const char *const *words, int count) {
    size_t size = strlen(word);
    if (size == 0 || size > WORD_MAX) return NULL;
    int length = (int)size;
    const char *nearest = NULL;
    int best = 0, best_extra = 0;
    for (int i = 0; i < count; i++) {
        size_t other_size = words[i] == NULL ? 0 : strlen(words[i]);
        if (other_size == 0 || other_size > WORD_MAX) continue;
        int other = (int)other_size;
        int d = distance(word, length, words[i], other);
        /* One slip in three letters; the beginning of a word is as near as one slip. */
        int limit = length < 3 ? (length == 2 && other > 2) : length / 3;
        if (length >= 2 && other > length && begins(words[i], word, length))
            d = least(d, 1), limit = 1 > limit ? 1 : limit;
        int extra = other > length ? other - length : length - other;
        if (d <= limit && (nearest == NULL || d < best || (d == best && extra < best_extra)))
            nearest = words[i], best = d, best_extra = extra;
    }
    return nearest;
}
