/* err_word.c - a sentence with its code and parts as one word, written and read. */
#include "base/err_word.h"

#include <string.h>

/* ---- writing --------------------------------------------------------------------------------- */

void err_word_write(const Err *err, Writer *out) {
    for (const char *at = err->text; *at; at++) {
        if (*at == ' ')
            write_char(out, '_');
        else if (strchr("_%;", *at))
            write_format(out, "%%%02x", (unsigned)*at);
        else
            write_char(out, *at);
    }
    int next = 0;
    for (int depth = 0; depth < ERR_DEPTH && err->made[depth].of; depth++) {
        write_format(out, ";%s", err->made[depth].of->code);
        for (int i = 0; i < err->made[depth].parts; i++, next++) {
            const char *number = err->part[next].number ? "n" : "";
            if (err->part[next].there)
                write_format(out, ",%s%u+%u", number, err->part[next].at, err->part[next].length);
            else
                write_text(out, ",-");
        }
    }
}

/* ---- reading --------------------------------------------------------------------------------- */

static int digit(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The text, up to the end or the first ;. Returns what stands behind it. */
static const char *read_text(const char *at, const char *end, Err *out) {
    size_t length = 0;
    for (; at < end && *at != ';'; at++) {
        char byte = *at == '_' ? ' ' : *at;
        if (*at == '%' && end - at > 2 && digit(at[1]) >= 0 && digit(at[2]) >= 0) {
            byte = (char)(digit(at[1]) * 16 + digit(at[2]));
            at += 2;
        }
        if (length < ERR_MAX - 1) out->text[length++] = byte;
    }
    err_clean(out->text);
    return at;
}

/* A whole number below ERR_MAX; -1 when there is none. */
static int read_number(const char **at, const char *end) {
    int number = -1;
    for (; *at < end && **at >= '0' && **at <= '9' && number < ERR_MAX; ++*at)
        number = (number < 0 ? 0 : number * 10) + **at - '0';
    return number < ERR_MAX ? number : -1;
}

/* A part behind its comma, as number `index` of all. */
static bool read_part(const char **at, const char *end, int index, size_t length, Err *out) {
    if (*at < end && **at == '-') {
        ++*at;
        return true;
    }
    bool number = *at < end && **at == 'n';
    *at += number;
    int begin = read_number(at, end);
    if (begin < 0 || *at == end || **at != '+') return false;
    ++*at;
    int count = read_number(at, end);
    if (count < 0 || (size_t)(begin + count) > length) return false;
    out->part[index].at = (unsigned short)begin;
    out->part[index].length = (unsigned short)count;
    out->part[index].number = number;
    out->part[index].there = true;
    return true;
}

void err_word_read(const char *word, size_t size, MessageFind *find, Err *out) {
    const char *end = word + size;
    *out = (Err){.text = ""};
    const char *at = read_text(word, end, out);
    size_t length = strlen(out->text);
    int next = 0;
    for (int depth = 0; depth < ERR_DEPTH && at < end && *at == ';'; depth++) {
        const char *code = ++at;
        while (at < end && *at != ',' && *at != ';')
            at++;
        const Message *of = find(code, (size_t)(at - code));
        int first = next;
        while (of && at < end && *at == ',') {
            at++;
            if (next == ERR_PARTS || !read_part(&at, end, next++, length, out)) of = NULL;
        }
        if (!of) return;
        out->made[depth].of = of;
        out->made[depth].parts = next - first;
    }
}
