/* err.c - a sentence about a mistake, made safe to show. */
#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"

static bool set(Err *err, bool memory, const char *format, va_list arguments) {
    if (!err) return false;
    /* The arguments may point into err->text, so the sentence is made elsewhere first. */
    char text[ERR_MAX] = "Memory is short: ";
    size_t begun = memory ? strlen(text) : 0;
    vsnprintf(text + begun, sizeof text - begun, format, arguments);
    /* Words quoted from a user may hold anything, and may have been cut inside a character. */
    for (char *at = text; *at != 0;) {
        int length = utf8_length(at);
        if (length == 0 || (unsigned char)*at < ' ' || *at == 0x7f) *at = '?';
        at += length > 1 ? length : 1;
    }
    memcpy(err->text, text, sizeof text);
    err->memory = memory;
    return false;
}

bool err_set(Err *err, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    set(err, false, format, arguments);
    va_end(arguments);
    return false;
}

bool err_short(Err *err, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    set(err, true, format, arguments);
    va_end(arguments);
    return false;
}

bool err_memory(Err *err, const char *what) {
    if (what) return err_short(err, "%s.", what);
    err_set(err, "Memory is short.");
    if (err) err->memory = true;
    return false;
}
