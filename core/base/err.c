/* err.c - a sentence about a mistake, made safe to show. */
#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"

bool err_set(Err *err, const char *format, ...) {
    if (!err) return false;
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

bool err_memory(Err *err, const char *what) {
    return err_set(err, "Memory is short%s%s.", what ? ": " : "", what ? what : "");
}

bool err_is_memory(const Err *err) {
    static const char beginning[] = "Memory is short";
    return strncmp(err->text, beginning, sizeof beginning - 1) == 0;
}
