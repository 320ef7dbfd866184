/* err_word.h - a sentence as one word of a line, so that it keeps its code and its parts on the way
 * to another process.
 *
 *     The_player_mine_has_ended.;program_ended,11+4,-
 *
 * The text, with _ for blanks and %5f for what has another meaning here; then for each row that it
 * is made from its code and the parts: where each begins in the text, and its length, behind n when
 * it is a number; - for one that is not there. */
#ifndef PLY_BASE_ERR_WORD_H
#define PLY_BASE_ERR_WORD_H

#include <stddef.h>

#include "base/err.h"
#include "base/writer.h"

enum { ERR_WORD_MAX = 3 * ERR_MAX + 12 * ERR_PARTS + 64 * ERR_DEPTH };

/* The row of that code, of `length` bytes, or null. */
typedef const Message *MessageFind(const char *code, size_t length);

/* At most ERR_WORD_MAX bytes with the zero. */
void err_word_write(const Err *err, Writer *out);
/* Total: any bytes are a text. What is not known by `find`, or cannot be read, is left out of what
 * it is made from. */
void err_word_read(const char *word, size_t length, MessageFind *find, Err *out);

#endif
