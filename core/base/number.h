/* number.h - numbers as people write them, alike in every locale: 5000, 5k, 2M, 1e6, -0.25, .5 */
#ifndef PLY_BASE_NUMBER_H
#define PLY_BASE_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* Reads the whole of `text` as a decimal number: an optional sign, digits with at most one point,
 * an optional exponent (e6), an optional k, M or G (thousand, million, billion). Exactly rounded.
 * False for anything else: nan, inf, hexadecimal, blanks, nothing, too large for a double. */
bool number_real(const char *text, double *out);

/* As number_real, for whole values up to 2^53 either way. */
bool number_int(const char *text, int64_t *out);

/* A time in seconds, not negative: 1.5, 2s, 500ms, 2min, 1h. */
bool number_time(const char *text, double *out);

#endif
