/* writer.c - a growing or fixed buffer of text, and numbers for machines and for people. */
#include "base/writer.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 256 };

void writer_init(Writer *writer) {
    memset(writer, 0, sizeof *writer);
    writer->text = (char *)""; /* never written to while capacity is 0 */
}

void writer_fixed(Writer *writer, char *buffer, size_t capacity) {
    *writer = (Writer){.text = buffer, .capacity = capacity, .fixed = true};
    buffer[0] = 0;
}

void writer_done(Writer *writer) {
    if (!writer->fixed && writer->capacity > 0) free(writer->text);
    writer_init(writer);
}

void writer_clear(Writer *writer) {
    writer->length = 0;
    writer->cut = false;
    if (writer->capacity > 0) writer->text[0] = 0;
}

/* Makes room for `more` bytes and the closing zero; false when there is none. */
static bool reserve(Writer *writer, size_t more) {
    if (more < writer->capacity - writer->length) return true;
    if (writer->fixed || more > SIZE_MAX / 4 || writer->length > SIZE_MAX / 4) return false;
    size_t capacity = writer->capacity == 0 ? FIRST_CAPACITY : writer->capacity;
    while (capacity <= writer->length + more)
        capacity *= 2;
    char *text = realloc(writer->capacity == 0 ? NULL : writer->text, capacity);
    if (!text) return false;
    writer->text = text;
    writer->capacity = capacity;
    return true;
}

void write_bytes(Writer *writer, const char *bytes, size_t count) {
    if (writer->cut || count == 0) return; /* what follows a cut would make no sense */
    if (!reserve(writer, count)) {
        const size_t whole = count;
        writer->cut = true;
        count = writer->capacity == 0 ? 0 : writer->capacity - writer->length - 1;
        while (count > 0 && count < whole && ((unsigned char)bytes[count] & 0xc0) == 0x80)
            count--; /* not in the middle of a UTF-8 character */
    }
    if (count == 0) return;
    memcpy(writer->text + writer->length, bytes, count);
    writer->length += count;
    writer->text[writer->length] = 0;
}

void write_char(Writer *writer, char c) {
    write_bytes(writer, &c, 1);
}

void write_text(Writer *writer, const char *text) {
    write_bytes(writer, text, strlen(text));
}

static void write_list(Writer *writer, const char *format, va_list arguments) {
    char small[256];
    va_list again;
    va_copy(again, arguments);
    int count = vsnprintf(small, sizeof small, format, arguments);
    char *large = count < (int)sizeof small ? small : malloc((size_t)count + 1);
    if (large && large != small) vsnprintf(large, (size_t)count + 1, format, again);
    va_end(again);
    if (count >= 0 && large)
        write_bytes(writer, large, (size_t)count);
    else
        writer->cut = true;
    if (large != small) free(large);
}

void write_format(Writer *writer, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    write_list(writer, format, arguments);
    va_end(arguments);
}

bool writer_into(char *buffer, size_t capacity, const char *format, ...) {
    Writer writer;
    va_list arguments;
    va_start(arguments, format);
    writer_fixed(&writer, buffer, capacity);
    write_list(&writer, format, arguments);
    va_end(arguments);
    return !writer.cut;
}

void write_pad(Writer *writer, size_t start, int width) {
    for (int i = (int)(writer->length - start); i < width; i++)
        write_char(writer, ' ');
}

void write_padded(Writer *writer, const char *text, int width) {
    size_t start = writer->length;
    write_text(writer, text);
    write_pad(writer, start, width);
}

void write_int(Writer *writer, int64_t value) {
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do
        *--at = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (value < 0) *--at = '-';
    write_bytes(writer, at, (size_t)(digits + sizeof digits - at));
}

/* True when a value without finite digits was written. */
static bool write_special(Writer *writer, double value) {
    if (isnan(value))
        write_text(writer, "nan");
    else if (isinf(value))
        write_text(writer, value < 0 ? "-inf" : "inf");
    else
        return false;
    return true;
}

/* The digits of a positive value, rounded to `count` of them, as text without point and without
 * trailing zeros; `*power` is the decimal exponent of the first. Both the printing and the reading
 * back below are exact in every C library we build with, and both use the same decimal point,
 * whatever the locale: only the digits are taken over. */
static bool digits_of(double value, int count, char *digits, int *power) {
    char text[40];
    snprintf(text, sizeof text, "%.*e", count - 1, value);
    bool exact = strtod(text, NULL) == value;
    const char *at = text;
    int n = 0;
    for (; *at != 'e'; at++)
        if (*at >= '0' && *at <= '9') digits[n++] = *at;
    *power = (int)strtol(at + 1, NULL, 10);
    while (n > 1 && digits[n - 1] == '0')
        n--;
    digits[n] = 0;
    return exact;
}

void write_real(Writer *writer, double value) {
    if (write_special(writer, value)) return;
    if (value < 0) write_char(writer, '-');
    double size = value < 0 ? -value : value;
    /* Below 2^53 a whole number has no shorter name than itself. */
    if (size < 1e15 && size == (double)(int64_t)size) {
        write_int(writer, (int64_t)size);
        return;
    }
    /* Fifteen digits name a normal double uniquely where they name it at all, so that dropping
     * zeros from them finds any shorter name; subnormal ones have fewer and are tried from one
     * digit on. */
    char digits[32];
    int power = 0, count = size < 2.3e-308 ? 1 : 15;
    while (!digits_of(size, count, digits, &power) && count < 17)
        count++;
    int length = (int)strlen(digits);
    if (size < 1e-5 || size >= 1e15) {
        write_char(writer, digits[0]);
        if (length > 1) {
            write_char(writer, '.');
            write_text(writer, digits + 1);
        }
        write_char(writer, 'e');
        write_int(writer, power);
        return;
    }
    if (power < 0) {
        write_text(writer, "0.");
        for (int i = -1; i > power; i--)
            write_char(writer, '0');
        write_text(writer, digits);
        return;
    }
    for (int i = 0; i <= power || i < length; i++) {
        if (i == power + 1) write_char(writer, '.');
        write_char(writer, i < length ? digits[i] : '0');
    }
}

void write_bound(Writer *writer, double value) {
    if (value > -1e16 && value < 1e16 && value == (double)(int64_t)value)
        write_int(writer, (int64_t)value);
    else
        write_real(writer, value);
}

void write_decimals(Writer *writer, double value, int digits) {
    if (write_special(writer, value)) return;
    char text[400];
    int max = digits < 0 ? 0 : digits > 60 ? 60 : digits;
    snprintf(text, sizeof text, "%.*f", max, value);
    bool zero = true;
    for (char *at = text; *at != 0; at++) {
        if (*at >= '1' && *at <= '9') zero = false;
        if (*at == ',') /* the decimal point of some locales */
            *at = '.';
    }
    write_text(writer, zero && text[0] == '-' ? text + 1 : text);
}

void write_value(Writer *writer, double value) {
    if (value > 0) write_char(writer, '+');
    write_decimals(writer, value, 1);
}

/* Without the zeros at the end of the decimals. */
static void write_trimmed(Writer *writer, double value, int digits) {
    char text[40];
    Writer number;
    writer_fixed(&number, text, sizeof text);
    write_decimals(&number, value, digits);
    size_t length = number.length;
    if (strchr(text, '.')) {
        while (text[length - 1] == '0')
            length--;
        if (text[length - 1] == '.') length--;
    }
    write_bytes(writer, text, length);
}

void write_short(Writer *writer, double value) {
    if (write_special(writer, value)) return;
    double size = value < 0 ? -value : value;
    if (size >= 1e15 || size == (double)(int64_t)size) {
        write_real(writer, value);
        return;
    }
    int digits = 3;
    for (; digits > 0 && size >= 10; digits--)
        size /= 10;
    for (; digits < 9 && size < 1; digits++)
        size *= 10;
    write_trimmed(writer, value, digits);
}

void write_count(Writer *writer, double value) {
    static const char *const units[] = {"", " k", " M", " G", " T", " P"};
    if (write_special(writer, value)) return;
    if (value < 0) write_char(writer, '-');
    double size = value < 0 ? -value : value;
    int unit = 0;
    while (size >= 999.5 && unit < 5) {
        size /= 1000;
        unit++;
    }
    /* Three significant digits. */
    write_trimmed(writer, size < 1e15 ? size : 1e15, size < 9.995 ? 2 : size < 99.95 ? 1 : 0);
    write_text(writer, units[unit]);
}

char *number_text(void (*write)(Writer *, double), double value, char buffer[NUMBER_TEXT]) {
    Writer writer;
    writer_fixed(&writer, buffer, NUMBER_TEXT);
    write(&writer, value);
    return buffer;
}

char *decimals_text(double value, int digits, char buffer[NUMBER_TEXT]) {
    Writer writer;
    writer_fixed(&writer, buffer, NUMBER_TEXT);
    write_decimals(&writer, value, digits);
    return buffer;
}
