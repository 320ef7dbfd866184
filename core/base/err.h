/* err.h - a user's mistake, told in one sentence.
 *
 * Every function that reads what a person wrote returns `bool` and takes an `Err *`. On false the
 * sentence in it names the value, what is allowed and, where it helps, the nearest known word; the
 * caller's data is unchanged. An Err is plain bytes: no ownership, safe to copy. */
#ifndef PLY_BASE_ERR_H
#define PLY_BASE_ERR_H

#include <stdbool.h>

enum { ERR_MAX = 400 };

typedef struct Err {
    char text[ERR_MAX]; /* empty when nothing went wrong; cut, never overrun */
    bool memory;        /* what was wrong is that memory is short: who allows more can help */
} Err;

#if defined(__GNUC__)
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

/* Stores the sentence and returns false, so that `return err_set(err, ...)` reads well.
 * A null `err` is allowed: the sentence is dropped. */
bool err_set(Err *err, const char *format, ...) PRINTF_LIKE(2, 3);

/* "Memory is short: WHAT."; `what` such as "the move is not played", or null. */
bool err_memory(Err *err, const char *what);
/* The same with figures: "Memory is short: " and what the format makes. */
bool err_short(Err *err, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
