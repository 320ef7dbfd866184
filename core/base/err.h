/* err.h - a user's mistake, told in one sentence that is made from a row.
 *
 * Every function that reads what a person wrote returns `bool` and takes an `Err *`. On false the
 * sentence in it names the value, what is allowed and, where it helps, the nearest known word; the
 * caller's data is unchanged. Sentences are rows of the messages.def of a room: a code, the English
 * pattern, and the names of the parts that its conversions write, in their order.
 *
 *     MESSAGE(column_full, "Column %d is full.", "column")
 *
 *     #include "games/connect4/messages.def"
 *     return err_set(err, column_full, column);
 *
 * The compiler checks the arguments against the pattern. A program, or another language, reads the
 * code and the parts (json_said); nothing compares sentences. */
#ifndef PLY_BASE_ERR_H
#define PLY_BASE_ERR_H

#include <stdbool.h>

#if defined(__GNUC__)
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

/* A row. The conversions of the pattern are %s %c %d %u %x %g, with l, ll or z and a precision, and
 * %%. What stands in braces is left out when the text of its %s is null: "Unknown word
 * \"%s\".{ Did you mean \"%s\"?}". A part of the name `cause` is the sentence of another Err. */
typedef struct Message {
    const char *code, *pattern, *parts; /* the names of the parts, a blank between two */
} Message;

/* What a row becomes in the file that includes its table: the row, and the pattern for the
 * compiler's check. */
#define MESSAGE(code_, pattern_, parts_)            \
    static const char PATTERN_##code_[] = pattern_; \
    static const Message MESSAGE_##code_ = {#code_, PATTERN_##code_, parts_};
#define MESSAGE_OF(code_) (&MESSAGE_##code_) /* the row as a value: a reason without parts */

/* The end of a row about a word that is not known, which words_unknown (words.h) fills in:
 *
 *     MESSAGE(unknown_preset, "Unknown preset of %s: " WORDS_PATTERN, "owner " WORDS_PARTS) */
#define WORDS_PATTERN "\"%.40s\".{ Did you mean \"%.40s\"?} Allowed: %s."
#define WORDS_PARTS "word nearest allowed"

enum { ERR_MAX = 400, ERR_PARTS = 16, ERR_DEPTH = 3 };

/* Plain bytes: no ownership, safe to copy. */
typedef struct Err {
    char text[ERR_MAX]; /* empty when nothing went wrong; cut, never overrun */
    bool memory;        /* what was wrong is that memory is short: who allows more can help */
    /* The rows it is made from: of the sentence, of the cause that it quotes, of the cause of that;
     * null where there is none. The parts of each follow those of the row before. */
    struct {
        const Message *of;
        int parts;
    } made[ERR_DEPTH];
    struct {
        unsigned short at, length; /* in `text` */
        bool there;                /* false: left out, or cut off */
        bool number;
    } part[ERR_PARTS];
} Err;

/* Makes the sentence of a row and returns false, so that `return err_set(err, code, ...)` reads
 * well. A null `err` is allowed: the sentence is dropped. The arguments may be texts of `err`. */
#define err_set(err, ...)                                 \
    ((void)sizeof message_checked(PATTERN_##__VA_ARGS__), \
     err_say((err), false, &MESSAGE_##__VA_ARGS__))

/* The same, of a sentence that says that memory is short. */
#define err_short(err, ...)                               \
    ((void)sizeof message_checked(PATTERN_##__VA_ARGS__), \
     err_say((err), true, &MESSAGE_##__VA_ARGS__))

/* The same, of a sentence that quotes `inner`: its part `cause` is inner->text, and what `inner` is
 * made from is kept. `inner` may be `err`. */
#define err_quote(err, inner, ...)                        \
    ((void)sizeof message_checked(PATTERN_##__VA_ARGS__), \
     err_say_of((err), (inner), &MESSAGE_##__VA_ARGS__))

/* Hands on what went wrong elsewhere; false. */
bool err_pass(Err *err, const Err *from);
void err_clear(Err *err); /* nothing went wrong; null is allowed */

/* A part of a sentence, which lies in it. */
typedef struct Part {
    const char *name, *text;
    int name_length, length;
    bool number; /* the text is a number as JSON knows it */
} Part;

/* Part `index` of the sentence (`depth` 0), of the cause that it quotes (1) and so on. False where
 * it is left out or there is none. */
bool err_part(const Err *err, int depth, int index, Part *out);

bool err_say(Err *err, bool memory, const Message *message, ...);
bool err_say_of(Err *err, const Err *cause, const Message *message, ...);
void err_clean(char *text); /* what is no UTF-8, and control bytes, become ? */
int message_checked(const char *pattern, ...) PRINTF_LIKE(1, 2); /* never called */

#endif
