/* err.c - a sentence about a mistake, made from its row and made safe to show. */
#include "base/err.h"

#include <assert.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"

/* ---- conversions ----------------------------------------------------------------------------- */

/* What one conversion wrote: `length` as if there were room enough, -1 for a text that is null. */
typedef struct Written {
    int length;
    bool number;
} Written;

/* Writes the conversion at `*pattern` with the next of the arguments, and moves on behind it. */
static Written convert(const char **pattern, va_list *arguments, char *out, size_t capacity) {
    char one[24] = "%";
    size_t length = 1;
    const char *at = *pattern + 1;
    for (; !strchr("scduxg", *at); at++) {
        assert(strchr(".*0123456789lz", *at) && length < sizeof one - 12);
        if (*at == '*')
            length += (size_t)sprintf(one + length, "%d", va_arg(*arguments, int));
        else
            one[length++] = *at;
    }
    one[length] = *at;
    *pattern = at + 1;
    char size = one[length - 1];
    if (*at == 's') {
        const char *text = va_arg(*arguments, const char *);
        return (Written){text ? snprintf(out, capacity, one, text) : -1, false};
    }
    if (*at == 'g')
        return (Written){snprintf(out, capacity, one, va_arg(*arguments, double)), true};
    bool number = *at == 'd' || *at == 'u';
    if (size == 'z')
        return (Written){snprintf(out, capacity, one, va_arg(*arguments, size_t)), number};
    if (size == 'l')
        return (Written){snprintf(out, capacity, one, va_arg(*arguments, long long)), number};
    return (Written){snprintf(out, capacity, one, va_arg(*arguments, int)), number};
}

/* ---- sentences ------------------------------------------------------------------------------- */

/* Name `index` of the parts of a row, and its length; null when there are fewer. */
static const char *part_name(const Message *message, int index, int *length) {
    const char *name = message->parts;
    for (; index > 0 && *name; index--) {
        name += strcspn(name, " ");
        name += strspn(name, " ");
    }
    *length = (int)strcspn(name, " ");
    return *length > 0 ? name : NULL;
}

static bool is_cause(const Message *message, int index) {
    int length;
    const char *name = part_name(message, index, &length);
    return name && length == 5 && memcmp(name, "cause", 5) == 0;
}

static int parts_of(const Err *err) {
    int parts = 0;
    for (int depth = 0; depth < ERR_DEPTH && err->made[depth].of; depth++)
        parts += err->made[depth].parts;
    return parts;
}

/* Keeps what the cause is made from: its text begins at `begun` and may have been cut. */
static void keep_cause(Err *out, const Err *cause, size_t begun) {
    size_t end = strlen(out->text);
    int kept = parts_of(out), taken = 0;
    for (int depth = 0; depth + 1 < ERR_DEPTH && cause->made[depth].of; depth++) {
        if (kept + cause->made[depth].parts > ERR_PARTS) return;
        out->made[depth + 1].of = cause->made[depth].of;
        out->made[depth + 1].parts = cause->made[depth].parts;
        for (int i = 0; i < cause->made[depth].parts; i++, kept++, taken++) {
            out->part[kept] = cause->part[taken];
            size_t at = begun + cause->part[taken].at;
            out->part[kept].at = (unsigned short)at;
            if (at + cause->part[taken].length > end) out->part[kept].there = false;
        }
    }
}

/* Words quoted from a user may hold anything, and may have been cut inside a character. */
void err_clean(char *text) {
    for (char *at = text; *at != 0;) {
        int length = utf8_length(at);
        if (length == 0 || (unsigned char)*at < ' ' || *at == 0x7f) *at = '?';
        at += length > 1 ? length : 1;
    }
}

/* The arguments may point into err->text, so the sentence is made elsewhere first. */
static bool say(Err *err, bool memory, const Err *cause, const Message *message,
                va_list *arguments) {
    if (!err) return false;
    Err out = {.memory = memory, .made[0].of = message};
    size_t length = 0, group = 0, quoted = SIZE_MAX;
    int parts = 0;
    for (const char *at = message->pattern; *at && length < ERR_MAX - 1;) {
        if (at[0] != '%' || at[1] == '%') {
            if (*at == '{')
                group = length;
            else if (*at != '}')
                out.text[length++] = *at;
            at += *at == '%' ? 2 : 1;
            continue;
        }
        size_t room = sizeof out.text - length;
        Written written = convert(&at, arguments, out.text + length, room);
        bool cut = written.length >= (int)room;
        if (written.length < 0) { /* the group is left out */
            length = group;
            at = strchr(at, '}');
            assert(at);
            at++;
        }
        size_t count = written.length < 0 ? 0 : cut ? room - 1 : (size_t)written.length;
        if (cause && is_cause(message, parts)) quoted = length;
        if (parts < ERR_PARTS) {
            out.part[parts].at = (unsigned short)length;
            out.part[parts].length = (unsigned short)count;
            out.part[parts].there = written.length >= 0 && !(cut && written.number);
            out.part[parts].number = written.number;
            parts++;
        }
        length += count;
    }
    memset(out.text + length, 0, sizeof out.text - length);
    out.made[0].parts = parts;
    if (quoted != SIZE_MAX) keep_cause(&out, cause, quoted);
    err_clean(out.text);
    *err = out;
    return false;
}

bool err_say(Err *err, bool memory, const Message *message, ...) {
    va_list arguments;
    va_start(arguments, message);
    say(err, memory, NULL, message, &arguments);
    va_end(arguments);
    return false;
}

bool err_say_of(Err *err, const Err *cause, const Message *message, ...) {
    va_list arguments;
    va_start(arguments, message);
    say(err, false, cause, message, &arguments);
    va_end(arguments);
    return false;
}

bool err_pass(Err *err, const Err *from) {
    if (err && err != from) *err = *from;
    return false;
}

void err_clear(Err *err) {
    if (!err) return;
    err->text[0] = 0;
    err->made[0].of = NULL;
}

/* ---- parts ----------------------------------------------------------------------------------- */

bool err_part(const Err *err, int depth, int index, Part *out) {
    int first = 0;
    for (int i = 0; i < depth; i++)
        first += err->made[i].parts;
    const Message *message = err->made[depth].of;
    if (!message || index >= err->made[depth].parts || !err->part[first + index].there)
        return false;
    out->name = part_name(message, index, &out->name_length);
    out->text = err->text + err->part[first + index].at;
    out->length = err->part[first + index].length;
    out->number = err->part[first + index].number;
    return out->name != NULL;
}
