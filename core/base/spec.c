/* spec.c - specs such as `uct(c=1.4,eval=lines)`: reading, writing, comparing, changing a value. */
#include "base/spec.h"

#include <stdlib.h>
#include <string.h>

#include "base/messages.def"
#include "base/nest.h"
#include "base/words.h"

/* ---- cutting text into pieces ---------------------------------------------------------------- */

static char *trim(char *text) {
    while (*text == ' ')
        text++;
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ')
        text[--length] = 0;
    return text;
}

/* The first `separator` outside parentheses, or the end; null when parentheses do not match. */
static const char *piece_end(const char *text, char separator) {
    int depth = 0;
    for (;; text++) {
        if (*text == 0) return depth == 0 ? text : NULL;
        if (*text == separator && depth == 0) return text;
        depth += (*text == '(') - (*text == ')');
        if (depth < 0) return NULL;
    }
}

bool spec_split(const char **text, char separator, char *piece, size_t capacity, Err *err) {
    err_clear(err);
    const char *start = *text;
    while (*start == ' ')
        start++;
    if (*start == 0) {
        *text = start;
        return false;
    }
    const char *end = piece_end(start, separator);
    if (!end) return err_set(err, parentheses_differ, start);
    const char *last = end;
    while (last > start && last[-1] == ' ')
        last--;
    size_t length = (size_t)(last - start);
    if (length >= capacity)
        return err_set(err, piece_too_long, (int)(length < 40 ? length : 40), start,
                       (unsigned)length, (unsigned)capacity - 1);
    memcpy(piece, start, length);
    piece[length] = 0;
    *text = *end == 0 ? end : end + 1;
    return true;
}

char *spec_unwrap(char *value) {
    size_t length = strlen(value);
    if (*value != '(' || value[length - 1] != ')') return value;
    value[length - 1] = 0;
    return value + 1;
}

void spec_name(const char *text, char *name, size_t capacity) {
    while (*text == ' ')
        text++;
    size_t length = strcspn(text, " ()");
    if (capacity == 0) return;
    if (length > capacity - 1) length = capacity - 1;
    memcpy(name, text, length);
    name[length] = 0;
}

/* ---- sentences about unknown words ----------------------------------------------------------- */

static bool unknown_row(const char *name, const RowSet *set, Err *err) {
    Words words = {.count = 0};
    for (int i = 0; i < set->count; i++)
        words_add(&words, set->rows[i]->name);
    for (int i = 0; i < set->count; i++)
        for (int j = 0; set->rows[i]->aliases && set->rows[i]->aliases[j]; j++)
            words_alias(&words, set->rows[i]->aliases[j]);
    for (int i = 0; i < set->roles; i++)
        words_alias(&words, set->role_names[i]);
    return words_unknown(err, name, &words, unknown_name, set->kind);
}

bool param_unknown(const Row *row, const char *owner, const char *name, const Scope *scope,
                   Err *err) {
    Words words = {.count = 0};
    const Param *param;
    for (param = row->params; param && param->name; param++)
        words_add(&words, param->name);
    if (scope_preset(scope, row, 0)) words_add(&words, "preset");
    for (param = row->params; param && param->name; param++)
        words_alias(&words, param->alias);
    return words_unknown(err, name, &words, unknown_parameter, owner);
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool read_values(const Row *row, void *values, char *text, Nest nest, Err *err);

/* The preset of that name, now or earlier; null when there is none. */
static const Preset *preset_find(const Scope *scope, const Row *row, const char *name) {
    const Preset *preset;
    for (int i = 0; (preset = scope_preset(scope, row, i)); i++)
        if (strcmp(preset->name, name) == 0) return preset;
    for (int i = 0; (preset = scope_preset(scope, row, i)); i++)
        if (preset->alias && strcmp(preset->alias, name) == 0) return preset;
    return NULL;
}

static bool set_preset(const Row *row, void *values, const char *name, Nest nest, Err *err) {
    const Preset *preset = preset_find(nest.scope, row, name);
    if (!preset) {
        Words words = {.count = 0};
        for (int i = 0; (preset = scope_preset(nest.scope, row, i)); i++)
            words_add(&words, preset->name);
        return words_unknown(err, name, &words, unknown_preset, row->name);
    }
    char *text = arena_text(nest.arena, preset->values, err);
    nest.depth++; /* a preset may name another preset, but not for ever */
    if (nest.depth >= SPEC_NESTING) return err_set(err, presets_too_deep, row->name, SPEC_NESTING);
    return text && read_values(row, values, text, nest, err);
}

/* Follows the dotted `path`: moves `*at` to the innermost spec and finds the parameter of the last
 * name, null when that is "preset". */
static bool follow(const char *path, const Scope *scope, Choice *at, const Param **param,
                   int *depth, Err *err) {
    for (;;) {
        const Row *row = at->row;
        char name[64];
        size_t length = strcspn(path, ".");
        if (length >= sizeof name) return param_unknown(row, row->name, path, scope, err);
        memcpy(name, path, length);
        name[length] = 0;
        *param = param_find(row, name);
        bool preset = !*param && strcmp(name, "preset") == 0 &&
                      (!scope || scope_preset(scope, row, 0)); /* without a scope it may be one */
        if (!*param && !preset) return param_unknown(row, row->name, name, scope, err);
        if (path[length] == 0) return true;
        if (preset || (*param)->type != PARAM_TYPE_SPEC)
            return err_set(err, parameter_has_no_parameters, path, name, row->name);
        memcpy(at, (const char *)at->values + (*param)->offset, sizeof *at);
        path += length + 1;
        ++*depth;
    }
}

static bool set_path(Choice at, const char *path, const char *value, Nest nest, Err *err) {
    const Param *param;
    if (!follow(path, nest.scope, &at, &param, &nest.depth, err)) return false;
    return !param ? set_preset(at.row, at.values, value, nest, err)
                  : nest_set(param, at.row->name, at.values, value, nest, err);
}

/* Reads "key=value,key=value"; cuts `text` into pieces while it goes. Values set before a mistake
 * stay set: the callers read into fresh values. */
static bool read_values(const Row *row, void *values, char *text, Nest nest, Err *err) {
    text = trim(text);
    if (*text == 0) return true;
    for (;;) {
        char *end = (char *)piece_end(text, ',');
        if (!end) return err_set(err, parentheses_of_differ, row->name, text);
        bool more = *end == ',';
        *end = 0;
        char *key = trim(text), *value = strchr(key, '=');
        if (*key == 0) return err_set(err, nothing_between_commas, row->name);
        if (!value || strcspn(key, "()") < (size_t)(value - key))
            return err_set(err, parameter_without_value, key, row->name);
        *value = 0;
        if (!set_path((Choice){row, values}, trim(key), trim(value + 1), nest, err)) return false;
        if (!more) return true;
        text = end + 1;
    }
}

/* Reads one spec, cutting `text` into pieces. */
static bool read_spec(char *text, const RowSet *set, Nest nest, Choice *out, Err *err) {
    text = trim(text);
    size_t length = strcspn(text, "()");
    char *open = text + length, *inside = open;
    bool has_values = *open == '(';
    if (*open == ')') return err_set(err, parentheses_differ, text);
    if (has_values) {
        const char *close = piece_end(open + 1, ')');
        if (!close || *close == 0) return err_set(err, parenthesis_missing, text);
        if (close[1] != 0)
            return err_set(err, text_behind_parenthesis, close + 1,
                           (int)(length < 60 ? length : 60), text);
        inside = open + 1;
        text[close - text] = 0;
        *open = 0;
    }
    char *name = trim(text);
    if (*name == 0) return err_set(err, name_missing, set->kind);
    const Row *row = rowset_find(set, name);
    if (!row) return unknown_row(name, set, err);
    Choice choice = {.row = row};
    if (row->size > 0) {
        choice.values = arena_alloc(nest.arena, row->size, err);
        if (!choice.values) return false;
    }
    const char *preset = rowset_preset(set, name);
    if (!nest_defaults(row, choice.values, nest, err) ||
        (preset && !set_preset(row, choice.values, preset, nest, err)) ||
        (has_values && !read_values(row, choice.values, inside, nest, err)))
        return false;
    *out = choice;
    return true;
}

bool nest_read(const char *text, const char *kind, Nest nest, Choice *out, Err *err) {
    const RowSet *set = scope_set(nest.scope, kind);
    if (!set) return err_set(err, nothing_to_choose, kind, text);
    if (nest.depth >= SPEC_NESTING) return err_set(err, spec_too_deep, text, SPEC_NESTING);
    size_t length = strlen(text);
    if (length > SPEC_MAX) return err_set(err, spec_too_long, (unsigned)length, SPEC_MAX);
    for (const char *at = text; *at != 0; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7f)
            return err_set(err, control_byte, (unsigned)(unsigned char)*at, text);
    char *copy = malloc(length + 1);
    if (!copy) return err_short(err, memory_short_for_spec);
    memcpy(copy, text, length + 1);
    bool good = read_spec(copy, set, nest, out, err);
    free(copy);
    return good;
}

bool spec_read(const char *text, const char *kind, const Scope *scope, Arena *arena, Choice *out,
               Err *err) {
    return nest_read(text, kind, (Nest){scope, arena, 0}, out, err);
}

/* ---- writing and comparing ------------------------------------------------------------------- */

/* Whether a parameter has the same value in two structs of its row. */
static bool same_value(const Param *param, const void *a, const void *b) {
    const char *left = (const char *)a + param->offset, *right = (const char *)b + param->offset;
    Choice c, d;
    switch (param->type) {
    case PARAM_TYPE_SPEC:
        memcpy(&c, left, sizeof c);
        memcpy(&d, right, sizeof d);
        return spec_equal(&c, &d);
    case PARAM_TYPE_TEXT: return strcmp(left, right) == 0;
    case PARAM_TYPE_BLOB: { /* its contents are managed by the blob store */
        const BlobRef *e = (const BlobRef *)(const void *)left, *f = (const void *)right;
        return strcmp(e->name, f->name) == 0 && e->bytes == f->bytes;
    }
    default: return param_number(param, a) == param_number(param, b);
    }
}

/* Whether a text of all values, or of those that are not the defaults, has this one. */
static bool is_written(const Param *param, const Choice *choice, const Scope *scope, bool full) {
    return full ? param_is_listed(param, choice->values, scope)
                : !param_is_default(param, choice->values, scope);
}

/* Writes the name and what is given of `preset` (null = none) and the values that differ from
 * `base`, those of the preset; without it those that differ from the defaults, or all. */
static void write_spec(const Choice *choice, const Scope *scope, bool full, const char *preset,
                       const void *base, Writer *writer) {
    const Row *row = choice->row;
    if (!row) return;
    write_text(writer, row->name);
    if (preset) write_format(writer, "(preset=%s", preset);
    bool some = preset != NULL;
    for (const Param *param = row->params; param && param->name; param++) {
        if (base ? same_value(param, choice->values, base)
                 : !is_written(param, choice, scope, full))
            continue;
        write_char(writer, some ? ',' : '(');
        some = true;
        write_text(writer, param->name);
        write_char(writer, '=');
        if (param->type == PARAM_TYPE_SPEC) {
            Choice inner;
            memcpy(&inner, (const char *)choice->values + param->offset, sizeof inner);
            write_spec(&inner, scope, full, NULL, NULL, writer);
        } else {
            param_write(param, choice->values, writer);
        }
    }
    if (some) write_char(writer, ')');
}

void spec_write(const Choice *choice, const Scope *scope, bool full, Writer *writer) {
    write_spec(choice, scope, full, NULL, NULL, writer);
}

static char *arena_copy(Writer *text, Arena *arena, Err *err) {
    char *copy = arena_text(arena, text->text, err);
    writer_done(text);
    return copy;
}

char *spec_text(const Choice *choice, const Scope *scope, Arena *arena, Err *err) {
    Writer text;
    writer_init(&text);
    spec_write(choice, scope, false, &text);
    return arena_copy(&text, arena, err);
}

/* The preset that `text`, a spec that could be read, names last; null when it names none. Cuts
 * `text` into pieces. */
static const char *named_preset(char *text) {
    const char *preset = NULL;
    char *piece = strchr(text, '('), *end = strrchr(text, ')');
    if (!piece || !end) return NULL;
    *end = 0;
    for (bool more = true; more;) {
        end = (char *)piece_end(++piece, ',');
        more = *end == ',';
        *end = 0;
        char *value = strchr(piece, '=');
        if (!value) return NULL;
        *value = 0;
        if (strcmp(trim(piece), "preset") == 0) preset = trim(value + 1);
        piece = end;
    }
    return preset;
}

char *spec_text_named(const Choice *choice, const char *text, const Scope *scope, Arena *arena,
                      Err *err) {
    char *copy = arena_text(arena, text, err);
    if (!copy) return NULL;
    const char *preset = named_preset(copy);
    if (!preset) return spec_text(choice, scope, arena, err);
    const Row *row = choice->row;
    Nest nest = {scope, arena, 0};
    void *base = arena_alloc(arena, row->size, err);
    if (!base || !nest_defaults(row, base, nest, err) || !set_preset(row, base, preset, nest, err))
        return NULL;
    Writer writer;
    writer_init(&writer);
    write_spec(choice, scope, false, preset_find(scope, row, preset)->name, base, &writer);
    return arena_copy(&writer, arena, err);
}

void spec_json(Json *json, const char *key, const Choice *choice, const Scope *scope) {
    Writer text;
    writer_init(&text);
    spec_write(choice, scope, false, &text);
    json_text(json, key, text.text);
    writer_done(&text);
}

bool spec_equal(const Choice *a, const Choice *b) {
    return spec_equal_except(a, b, 0);
}

bool spec_equal_except(const Choice *a, const Choice *b, unsigned flags) {
    if (a->row != b->row) return false;
    const Param *param = a->row ? a->row->params : NULL;
    for (; param && param->name; param++)
        if (!(param->flags & flags) && !same_value(param, a->values, b->values)) return false;
    return true;
}

bool spec_copy(const Choice *from, Arena *arena, Choice *out, Err *err) {
    Choice made = {.row = from->row};
    if (from->row && from->row->size > 0) {
        made.values = arena_alloc(arena, from->row->size, err);
        if (!made.values) return false;
        memcpy(made.values, from->values, from->row->size);
    }
    const Param *param = from->row ? from->row->params : NULL;
    for (; param && param->name; param++) {
        Choice inner;
        if (param->type != PARAM_TYPE_SPEC) continue;
        char *at = (char *)made.values + param->offset;
        memcpy(&inner, at, sizeof inner);
        if (!spec_copy(&inner, arena, &inner, err)) return false;
        memcpy(at, &inner, sizeof inner);
    }
    *out = made;
    return true;
}

/* ---- single parameters ----------------------------------------------------------------------- */

bool spec_set(Choice *choice, const char *path, const char *value, const Scope *scope, Arena *arena,
              Err *err) {
    Nest nest = {scope, arena, 0};
    Choice at = *choice, fresh;
    const Param *param;
    if (!follow(path, nest.scope, &at, &param, &nest.depth, err)) return false;
    if (param) return nest_set(param, at.row->name, at.values, value, nest, err);
    /* A preset sets many values: all of them, or none. */
    if (!spec_copy(&at, arena, &fresh, err) || !set_preset(at.row, fresh.values, value, nest, err))
        return false;
    if (at.row->size > 0) memcpy(at.values, fresh.values, at.row->size);
    return true;
}

const Param *spec_at(const Choice *choice, const char *path, void **values, Err *err) {
    Choice at = *choice;
    const Param *param;
    int depth = 0;
    if (!follow(path, NULL, &at, &param, &depth, err)) return NULL;
    if (!param) err_set(err, preset_has_no_value, at.row->name);
    *values = at.values;
    return param;
}
