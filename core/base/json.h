/* json.h - JSON out, one object a line, nothing to forget.
 *
 * The writer tracks nesting and commas. Keys and strings are escaped; control bytes and bytes that
 * are not UTF-8 come out as \u escapes; numbers that JSON lacks (inf, nan) come out as null.
 *
 *     Json json;
 *     json_begin(&json, writer);
 *     json_object(&json, NULL);
 *     json_text(&json, "type", "show");
 *     json_array(&json, "moves");
 *     json_int(&json, NULL, 4);
 *     json_end(&json);
 *     json_end(&json);
 */
#ifndef PLY_BASE_JSON_H
#define PLY_BASE_JSON_H

#include "base/writer.h"

enum { JSON_DEPTH = 24 };

typedef struct Json {
    Writer *out;
    int depth;
    char closer[JSON_DEPTH];
    bool some[JSON_DEPTH + 1]; /* has the level an element already? */
} Json;

void json_begin(Json *json, Writer *out);

/* In an object `key` is the member's name, in an array it is null. */
void json_object(Json *json, const char *key);
void json_array(Json *json, const char *key);
void json_end(Json *json); /* closes the innermost object or array */
/* An array of `count` elements, which the statement that follows writes one by one, for `i` from 0.
 * It is closed when all are written, so nothing may leave the loop before. */
#define JSON_EACH(json, key, i, count) \
    for (int i = (json_array((json), (key)), 0); i < (count) || (json_end(json), false); i++)
/* The same of objects, whose members the statement writes. */
#define JSON_OBJECTS(json, key, i, count)                                           \
    for (int i = (json_array((json), (key)), 0);                                    \
         i < (count) ? (json_object((json), NULL), true) : (json_end(json), false); \
         json_end(json), i++)
void json_text(Json *json, const char *key, const char *value); /* null value: null */
void json_int(Json *json, const char *key, int64_t value);
void json_real(Json *json, const char *key, double value);
void json_bool(Json *json, const char *key, bool value);
/* A number where the text reads as one, else text. */
void json_numeral(Json *json, const char *key, const char *text);
void json_null(Json *json, const char *key);
void json_known(Json *json, const char *key, bool known, double value); /* null unless it is */
void json_raw(Json *json, const char *key, const char *value);          /* already JSON */

/* What a sentence is made from, as members of the open object: `code`, `parts` {name: number or
 * text}, where it quotes another `cause` {text, code, parts ...}. Nothing where there is none. */
void json_said(Json *json, const Err *err);
/* A sentence, null where `err` has none, and what it is made from: the members `key`, and where
 * there is a row `key`_said {code, parts ...}. */
void json_sentence(Json *json, const char *key, const Err *err);
/* The same of a row without parts; null: no sentence. */
void json_reason(Json *json, const char *key, const Message *reason);

#endif
