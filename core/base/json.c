/* json.c - commas, nesting and escapes of JSON. */
#include "base/json.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "base/number.h"
#include "base/utf8.h"

void json_begin(Json *json, Writer *out) {
    memset(json, 0, sizeof *json);
    json->out = out;
}

static void write_unicode(Writer *writer, unsigned char byte) {
    static const char hex[] = "0123456789abcdef";
    write_text(writer, "\\u00");
    write_char(writer, hex[byte >> 4]);
    write_char(writer, hex[byte & 15]);
}

static void write_string(Writer *writer, const char *text) {
    write_char(writer, '"');
    const char *plain = text; /* bytes from here to `at` need no escape and go out together */
    const char *at = text;
    while (*at != 0) {
        int length = utf8_length(at);
        unsigned char byte = (unsigned char)*at;
        if (length > 0 && byte >= ' ' && byte != '"' && byte != '\\' && byte != 0x7f) {
            at += length;
            continue;
        }
        write_bytes(writer, plain, (size_t)(at - plain));
        switch (byte) {
        case '"': write_text(writer, "\\\""); break;
        case '\\': write_text(writer, "\\\\"); break;
        case '\n': write_text(writer, "\\n"); break;
        case '\t': write_text(writer, "\\t"); break;
        default: write_unicode(writer, byte);
        }
        plain = ++at;
    }
    write_bytes(writer, plain, (size_t)(at - plain));
    write_char(writer, '"');
}

/* The comma before all but the first, and the key where there is one. */
static void element(Json *json, const char *key) {
    if (json->some[json->depth]) write_char(json->out, ',');
    json->some[json->depth] = true;
    if (key) {
        write_string(json->out, key);
        write_char(json->out, ':');
    }
}

static void open(Json *json, const char *key, char opener, char closer) {
    assert(json->depth < JSON_DEPTH);
    element(json, key);
    write_char(json->out, opener);
    json->closer[json->depth++] = closer;
    json->some[json->depth] = false;
}

void json_object(Json *json, const char *key) {
    open(json, key, '{', '}');
}

void json_array(Json *json, const char *key) {
    open(json, key, '[', ']');
}

void json_end(Json *json) {
    assert(json->depth > 0);
    write_char(json->out, json->closer[--json->depth]);
}

void json_text(Json *json, const char *key, const char *value) {
    element(json, key);
    if (!value)
        write_text(json->out, "null");
    else
        write_string(json->out, value);
}

void json_int(Json *json, const char *key, int64_t value) {
    element(json, key);
    write_int(json->out, value);
}

void json_real(Json *json, const char *key, double value) {
    element(json, key);
    if (isfinite(value))
        write_real(json->out, value);
    else
        write_text(json->out, "null");
}

void json_bool(Json *json, const char *key, bool value) {
    json_raw(json, key, value ? "true" : "false");
}

void json_null(Json *json, const char *key) {
    json_raw(json, key, "null");
}

void json_known(Json *json, const char *key, bool known, double value) {
    if (known)
        json_real(json, key, value);
    else
        json_null(json, key);
}

void json_raw(Json *json, const char *key, const char *value) {
    element(json, key);
    write_text(json->out, value);
}

void json_numeral(Json *json, const char *key, const char *text) {
    double number;
    if (number_real(text, &number))
        json_real(json, key, number);
    else
        json_text(json, key, text);
}

/* ---- sentences ------------------------------------------------------------------------------- */

static void write_part(Json *json, const Part *part) {
    char name[40], text[ERR_MAX];
    writer_into(name, sizeof name, "%.*s", part->name_length, part->name);
    writer_into(text, sizeof text, "%.*s", part->length, part->text);
    if (part->number)
        json_numeral(json, name, text);
    else
        json_text(json, name, text);
}

/* Whether an earlier part of the row has that name. */
static bool named_before(const Err *err, int depth, int index, const Part *part) {
    Part other;
    for (int i = 0; i < index; i++)
        if (err_part(err, depth, i, &other) && other.name_length == part->name_length &&
            memcmp(other.name, part->name, (size_t)part->name_length) == 0)
            return true;
    return false;
}

static void write_said(Json *json, const Err *err, int depth) {
    const Message *message = depth < ERR_DEPTH ? err->made[depth].of : NULL;
    if (!message || !err->text[0]) return;
    bool quotes = depth + 1 < ERR_DEPTH && err->made[depth + 1].of;
    Part part, cause = {.name = NULL};
    json_text(json, "code", message->code);
    json_object(json, "parts");
    for (int i = 0; i < err->made[depth].parts; i++) {
        if (!err_part(err, depth, i, &part) || named_before(err, depth, i, &part)) continue;
        if (quotes && part.name_length == 5 && memcmp(part.name, "cause", 5) == 0)
            cause = part;
        else
            write_part(json, &part);
    }
    json_end(json);
    if (!cause.name) return;
    char text[ERR_MAX];
    writer_into(text, sizeof text, "%.*s", cause.length, cause.text);
    json_object(json, "cause");
    json_text(json, "text", text);
    write_said(json, err, depth + 1);
    json_end(json);
}

void json_said(Json *json, const Err *err) {
    write_said(json, err, 0);
}

static void open_said(Json *json, const char *key) {
    char said[40];
    writer_into(said, sizeof said, "%s_said", key);
    json_object(json, said);
}

void json_sentence(Json *json, const char *key, const Err *err) {
    json_text(json, key, err->text[0] ? err->text : NULL);
    if (!err->text[0] || !err->made[0].of) return;
    open_said(json, key);
    json_said(json, err);
    json_end(json);
}

void json_reason(Json *json, const char *key, const Message *reason) {
    json_text(json, key, reason ? reason->pattern : NULL);
    if (!reason) return;
    open_said(json, key);
    json_text(json, "code", reason->code);
    json_object(json, "parts");
    json_end(json);
    json_end(json);
}
