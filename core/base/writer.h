/* writer.h - text on its way out.
 *
 * A Writer is a growing buffer of bytes, always ended by a zero. It owns its memory (writer_done)
 * or fills a caller's buffer (writer_fixed), where too long a text is cut and `cut` is set. */
#ifndef PLY_BASE_WRITER_H
#define PLY_BASE_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"

typedef struct Writer {
    char *text; /* the bytes so far, zero-ended; valid until the next call or writer_done */
    size_t length, capacity;
    bool fixed; /* text is the caller's */
    bool cut;   /* something did not fit or memory ran out */
} Writer;

void writer_init(Writer *writer);                                 /* empty, growing */
void writer_fixed(Writer *writer, char *buffer, size_t capacity); /* into buffer, capacity >= 1 */
/* A text of that format in `buffer`; false when it is cut. */
bool writer_into(char *buffer, size_t capacity, const char *format, ...) PRINTF_LIKE(3, 4);
void writer_done(Writer *writer);  /* frees what a growing one owns */
void writer_clear(Writer *writer); /* empty again, memory kept */

void write_char(Writer *writer, char c);
void write_text(Writer *writer, const char *text);
void write_bytes(Writer *writer, const char *bytes, size_t count);
void write_format(Writer *writer, const char *format, ...) PRINTF_LIKE(2, 3);
void write_int(Writer *writer, int64_t value);

/* Text in columns: `text`, then blanks up to `width` bytes; or blanks after what has been written
 * since the writer had `start` bytes. Longer text stays whole. */
void write_padded(Writer *writer, const char *text, int width);
void write_pad(Writer *writer, size_t start, int width);

/* The shortest of %.1g .. %.17g that reads back as the same double: `0.1`, `1.4`, `2`. Never uses
 * exponents for values whose magnitude is between 1e-5 and 1e15, never prints "-0"; `inf`,
 * `nan`. */
void write_real(Writer *writer, double value);

/* The same, but whole numbers below 1e16 have all their digits. */
void write_bound(Writer *writer, double value);

/* `value` with exactly `digits` decimals. */
void write_decimals(Writer *writer, double value, int digits);

/* The value of a position: one decimal, with a plus where it is above 0. */
void write_value(Writer *writer, double value);

/* A measured number for people: a whole one as it is, others with at most four significant
 * digits. */
void write_short(Writer *writer, double value);

/* A count for people: 950, 12.3 k, 4.56 M, 7.8 G. */
void write_count(Writer *writer, double value);

/* Such a number as an argument of write_format, where it stands in a sentence or a column; its text
 * lives as long as the block around it. */
enum { NUMBER_TEXT = 40 };
char *number_text(void (*write)(Writer *, double), double value, char buffer[NUMBER_TEXT]);
#define REAL_TEXT(value) number_text(write_real, (value), (char[NUMBER_TEXT]){0})
#define SHORT_TEXT(value) number_text(write_short, (value), (char[NUMBER_TEXT]){0})
#define COUNT_TEXT(value) number_text(write_count, (value), (char[NUMBER_TEXT]){0})
char *decimals_text(double value, int digits, char buffer[NUMBER_TEXT]);
#define DECIMALS_TEXT(value, digits) decimals_text((value), (digits), (char[NUMBER_TEXT]){0})

#endif
