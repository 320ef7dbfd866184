/* number.c - reads numbers with units, exactly rounded, whatever the locale. */
#include "base/number.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS_MAX = 64, EXPONENT_MAX = 9999 };

static bool digit(char c) {
    return c >= '0' && c <= '9';
}

/* Reads the longest number at `*text` and moves behind it. The digits go to strtod without a
 * decimal point, moved into the exponent by `shift` more places: exactly rounded, and no locale
 * matters. */
static bool scan(const char **text, int shift_of_suffix(const char **), double *out) {
    char digits[DIGITS_MAX + 16];
    int count = 0, power = 0, seen = 0;
    const char *at = *text;
    bool negative = *at == '-', point = false;
    if (*at == '-' || *at == '+') at++;
    for (; digit(*at) || (*at == '.' && !point); at++) {
        if (*at == '.') {
            point = true;
            continue;
        }
        if (++seen > DIGITS_MAX) return false;
        if (count > 0 || *at != '0') digits[count++] = *at;
        power -= point;
    }
    if (seen == 0) return false;
    if ((*at == 'e' || *at == 'E') &&
        (digit(at[1]) || ((at[1] == '-' || at[1] == '+') && digit(at[2])))) {
        int exponent = 0, sign = at[1] == '-' ? -1 : 1;
        for (at += digit(at[1]) ? 1 : 2; digit(*at); at++)
            exponent = exponent > EXPONENT_MAX ? exponent : 10 * exponent + (*at - '0');
        power += sign * exponent;
    }
    power += shift_of_suffix(&at);
    if (count == 0) digits[count++] = '0';
    snprintf(digits + count, sizeof digits - (size_t)count, "e%d", power);
    double value = strtod(digits, NULL);
    if (!isfinite(value)) return false;
    *text = at;
    *out = negative && value != 0 ? -value : value;
    return true;
}

/* Places that k, M, G move the decimal point. */
static int thousands(const char **at) {
    int shift = 0;
    switch (**at) {
    case 'k':
    case 'K': shift = 3; break;
    case 'M': shift = 6; break;
    case 'G': shift = 9; break;
    default: return 0;
    }
    ++*at;
    return shift;
}

static int milliseconds(const char **at) {
    if (strcmp(*at, "ms") != 0) return 0;
    *at += 2;
    return -3;
}

bool number_real(const char *text, double *out) {
    double value;
    if (!scan(&text, thousands, &value) || *text != 0) return false;
    *out = value;
    return true;
}

bool number_int(const char *text, int64_t *out) {
    double value;
    if (!number_real(text, &value) || value < -0x1p53 || value > 0x1p53 ||
        value != (double)(int64_t)value)
        return false;
    *out = (int64_t)value;
    return true;
}

bool number_time(const char *text, double *out) {
    double value;
    if (!scan(&text, milliseconds, &value) || value < 0) return false;
    if (strcmp(text, "min") == 0)
        value *= 60;
    else if (strcmp(text, "h") == 0)
        value *= 3600;
    else if (*text != 0 && strcmp(text, "s") != 0)
        return false;
    if (!isfinite(value)) return false;
    *out = value;
    return true;
}
