/* param.c - single parameters: defaults, reading with checks, writing, describing. */
#include "base/param.h"

#include <string.h>

#include "base/mathx.h"
#include "base/messages.def"
#include "base/nest.h"
#include "base/number.h"
#include "base/words.h"

/* ---- scopes and rows ------------------------------------------------------------------------- */

const RowSet *scope_set(const Scope *scope, const char *kind) {
    if (!scope || !kind) return NULL;
    for (int i = 0; i < scope->count; i++)
        if (strcmp(scope->sets[i].kind, kind) == 0) return &scope->sets[i];
    return NULL;
}

/* Finds `word` in a list of words with blanks between them, or of pairs word=meaning: what stands
 * right behind it, or null. */
static const char *listed(const char *list, const char *word) {
    size_t length = strlen(word);
    while (list && *list != 0) {
        size_t whole = strcspn(list, " ");
        if (strcspn(list, " =") == length && memcmp(list, word, length) == 0) return list + length;
        list += whole + (list[whole] == ' ');
    }
    return NULL;
}

static bool row_called(const Row *row, const char *name) {
    if (strcmp(row->name, name) == 0 || listed(row->former, name)) return true;
    for (int i = 0; row->aliases && row->aliases[i]; i++)
        if (strcmp(row->aliases[i], name) == 0) return true;
    return false;
}

/* A row of that name; else null, and `*role` is what has the name among the roles, or -1. */
static const Row *find_row(const RowSet *set, const char *name, int *role) {
    *role = -1;
    for (int i = 0; i < set->count; i++)
        if (row_called(set->rows[i], name)) return set->rows[i];
    for (int i = 0; i < set->roles && *role < 0; i++)
        if (strcmp(set->role_names[i], name) == 0) *role = i;
    return NULL;
}

const Row *rowset_find(const RowSet *set, const char *name) {
    int role;
    const Row *row = find_row(set, name, &role);
    return role < 0 ? row : set->role_rows[role];
}

const char *rowset_preset(const RowSet *set, const char *name) {
    int role;
    return find_row(set, name, &role) || role < 0 ? NULL : set->role_presets[role];
}

static const Preset *presets_in(const Scope *scope, const Row *row) {
    for (int i = 0; scope && i < scope->count; i++)
        for (int j = 0; scope->sets[i].presets && j < scope->sets[i].count; j++)
            if (scope->sets[i].rows[j] == row) return scope->sets[i].presets[j];
    return NULL;
}

const Preset *scope_preset(const Scope *scope, const Row *row, int index) {
    for (const Preset *preset = presets_in(scope, row); preset && preset->name; preset++)
        if (index-- == 0) return preset;
    for (const Preset *preset = row->presets; preset && preset->name; preset++)
        if (index-- == 0) return preset;
    return NULL;
}

const Param *param_find(const Row *row, const char *name) {
    for (const Param *param = row->params; param && param->name; param++)
        if (strcmp(param->name, name) == 0 || (param->alias && strcmp(param->alias, name) == 0) ||
            listed(param->former, name))
            return param;
    return NULL;
}

/* ---- fields ---------------------------------------------------------------------------------- */

static void *field(const Param *param, void *values) {
    return (char *)values + param->offset;
}

static void field_get(const Param *param, const void *values, void *out, size_t size) {
    memcpy(out, (const char *)values + param->offset, size);
}

static void field_put(const Param *param, void *values, const void *value, size_t size) {
    memcpy(field(param, values), value, size);
}

static bool is_whole(ParamType type) {
    return type == PARAM_TYPE_INT || type == PARAM_TYPE_ENUM || type == PARAM_TYPE_BOOL;
}

static int choices_count(const Param *param) {
    int count = 0;
    while (param->choices && param->choices[count])
        count++;
    return count;
}

double param_number(const Param *param, const void *values) {
    double real = 0;
    int64_t whole = 0;
    bool yes = false;
    switch (param->type) {
    case PARAM_TYPE_REAL:
    case PARAM_TYPE_TIME: field_get(param, values, &real, sizeof real); return real;
    case PARAM_TYPE_INT:
    case PARAM_TYPE_ENUM: field_get(param, values, &whole, sizeof whole); return (double)whole;
    case PARAM_TYPE_BOOL: field_get(param, values, &yes, sizeof yes); return yes;
    case PARAM_TYPE_TEXT:
    case PARAM_TYPE_SPEC:
    case PARAM_TYPE_BLOB: break;
    }
    return 0;
}

void param_set_number(const Param *param, void *values, double number) {
    if (param->type == PARAM_TYPE_TEXT || param->type == PARAM_TYPE_SPEC ||
        param->type == PARAM_TYPE_BLOB)
        return;
    double low = param->min, high = param->max;
    if (param->type == PARAM_TYPE_ENUM) low = 0, high = choices_count(param) - 1;
    if (param->type == PARAM_TYPE_BOOL) low = 0, high = 1;
    double value = number == number ? number : param->init; /* nan has no place of its own */
    value = value < low ? low : value > high ? high : value;
    if (!is_whole(param->type)) {
        field_put(param, values, &value, sizeof value);
        return;
    }
    /* Half goes up; the bounds are whole, so that rounding stays inside. */
    int64_t whole = (int64_t)mathx_floor(value);
    if (value - (double)whole >= 0.5) whole++;
    bool yes = whole != 0;
    if (param->type == PARAM_TYPE_BOOL)
        field_put(param, values, &yes, sizeof yes);
    else
        field_put(param, values, &whole, sizeof whole);
}

/* ---- reading --------------------------------------------------------------------------------- */

static void write_seconds(Writer *writer, double seconds) {
    double ms = (double)(int64_t)(seconds < 1 ? seconds * 1000 + 0.5 : 0);
    if (seconds == 0)
        write_text(writer, "0");
    else if (ms >= 1 && ms / 1000 == seconds && ms < 1000)
        write_format(writer, "%sms", REAL_TEXT(ms));
    else
        write_format(writer, "%ss", REAL_TEXT(seconds));
}

static bool refuse(const Param *param, const char *owner, const char *text, Err *err,
                   const char *allowed) {
    return err_set(err, not_a_value, param->name, owner, text, allowed);
}

static bool refuse_range(const Param *param, const char *owner, const char *text, Err *err) {
    char range[80];
    Writer writer;
    writer_fixed(&writer, range, sizeof range);
    for (int end = 0; end < 2; end++) {
        if (end) write_text(&writer, " to ");
        if (param->type == PARAM_TYPE_TIME)
            write_seconds(&writer, end ? param->max : param->min);
        else
            write_bound(&writer, end ? param->max : param->min);
    }
    if (param->unit && param->type != PARAM_TYPE_TIME) write_format(&writer, " %.30s", param->unit);
    return refuse(param, owner, text, err, range);
}

static bool set_number(const Param *param, const char *owner, void *values, const char *text,
                       Err *err) {
    double value;
    bool time = param->type == PARAM_TYPE_TIME;
    if (time && text[0] == '-' && number_real(text, &value))
        return refuse_range(param, owner, text, err);
    if (!(time ? number_time(text, &value) : number_real(text, &value)))
        return refuse(param, owner, text, err,
                      time ? "a time such as 2s, 500ms, 1.5 or 2min; 0 is no limit"
                      : param->type == PARAM_TYPE_INT ? "a whole number such as 5000, 5k or 2M"
                                                      : "a number such as 1.4 or 2e-3");
    if (!(value >= param->min && value <= param->max)) return refuse_range(param, owner, text, err);
    if (param->type != PARAM_TYPE_INT) {
        field_put(param, values, &value, sizeof value);
        return true;
    }
    if (!(value > -0x1p62 && value < 0x1p62) || (double)(int64_t)value != value)
        return refuse(param, owner, text, err, "a whole number");
    int64_t whole = (int64_t)value;
    field_put(param, values, &whole, sizeof whole);
    return true;
}

static bool set_bool(const Param *param, const char *owner, void *values, const char *text,
                     Err *err) {
    static const char *const words[] = {"no", "yes", "false", "true", "off", "on", "0", "1"};
    for (int i = 0; i < 8; i++) {
        if (strcmp(text, words[i]) != 0) continue;
        bool yes = i % 2 == 1;
        field_put(param, values, &yes, sizeof yes);
        return true;
    }
    return refuse(param, owner, text, err, "yes, no");
}

static bool set_enum(const Param *param, const char *owner, void *values, const char *text,
                     Err *err) {
    Words words = {.count = 0};
    const char *now = listed(param->former_words, text);
    for (int64_t i = 0; i < choices_count(param); i++) {
        size_t length = strlen(param->choices[i]);
        bool former = now && strcspn(now + 1, " ") == length &&
                      memcmp(now + 1, param->choices[i], length) == 0;
        if (former || strcmp(param->choices[i], text) == 0) {
            field_put(param, values, &i, sizeof i);
            return true;
        }
        words_add(&words, param->choices[i]);
    }
    return words_unknown(err, text, &words, not_a_word_of_value, param->name, owner);
}

static bool set_text(const Param *param, const char *owner, void *values, const char *text,
                     Err *err) {
    size_t length = strlen(text), max = (size_t)param->max;
    bool any = (param->flags & PARAM_FREE) != 0;
    for (const char *at = text; *at != 0 && !any; at++)
        if (!((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ||
              (*at >= '0' && *at <= '9') || strchr("._-", *at)))
            return refuse(param, owner, text, err, "letters, digits, \".\", \"_\" and \"-\"");
    if (length > max)
        return err_set(err, value_too_long, param->name, owner, (unsigned)length, (unsigned)max);
    memset(field(param, values), 0, max + 1);
    field_put(param, values, text, length);
    return true;
}

static bool blob_fits(const Param *param, const Blob *blob) {
    return !param->kind || (blob->kind && strcmp(blob->kind, param->kind) == 0);
}

/* What a BLOB may be here, for the sentence of a refusal. */
static bool refuse_blob(const Param *param, const char *owner, const char *text,
                        const BlobStore *blobs, Err *err) {
    const char *kind = param->kind ? param->kind : "blob";
    Words words = {.count = 0};
    for (int i = 0; blobs && i < BLOBS_MAX; i++)
        if (blobs->blob[i].name && blob_fits(param, &blobs->blob[i]))
            words_add(&words, blobs->blob[i].name);
    Err missing;
    words_unknown(&missing, text, &words, blob_not_loaded_here, kind, param->name, owner);
    return err_quote(err, &missing, bring_one_in, missing.text, kind);
}

/* A default that is not on the blob store is kept as a name alone. */
static bool set_blob(const Param *param, const char *owner, void *values, const char *text,
                     const BlobStore *blobs, bool init, Err *err) {
    BlobRef ref;
    memset(&ref, 0, sizeof ref);
    if (*text != 0 && !blob_name_fits(text))
        return refuse(param, owner, text, err,
                      "a name of up to 39 letters, digits, \".\", \"_\" and \"-\"");
    memcpy(ref.name, text, strlen(text));
    const Blob *blob = blobs_find(blobs, text);
    if (blob && blob_fits(param, blob)) {
        ref.bytes = blob->bytes;
        ref.size = blob->size;
        ref.opened = blob->opened;
    } else if (!init && strcmp(text, param->init_text ? param->init_text : "") != 0) {
        return refuse_blob(param, owner, text, blobs, err);
    }
    field_put(param, values, &ref, sizeof ref);
    return true;
}

bool nest_set(const Param *param, const char *owner, void *values, const char *text, Nest nest,
              Err *err) {
    switch (param->type) {
    case PARAM_TYPE_INT:
    case PARAM_TYPE_REAL:
    case PARAM_TYPE_TIME: return set_number(param, owner, values, text, err);
    case PARAM_TYPE_BOOL: return set_bool(param, owner, values, text, err);
    case PARAM_TYPE_ENUM: return set_enum(param, owner, values, text, err);
    case PARAM_TYPE_TEXT: return set_text(param, owner, values, text, err);
    case PARAM_TYPE_BLOB:
        return set_blob(param, owner, values, text, nest.scope ? nest.scope->blobs : NULL, false,
                        err);
    case PARAM_TYPE_SPEC: break;
    }
    Choice choice;
    nest.depth++;
    if (!scope_set(nest.scope, param->kind)) return refuse(param, owner, text, err, "none");
    if (!nest_read(text, param->kind, nest, &choice, err)) return false;
    field_put(param, values, &choice, sizeof choice);
    return true;
}

bool param_set(const Param *param, const char *owner, void *values, const char *text,
               const Scope *scope, Arena *arena, Err *err) {
    return nest_set(param, owner, values, text, (Nest){scope, arena, 0}, err);
}

/* ---- defaults -------------------------------------------------------------------------------- */

/* The default of a SPEC as text: what the row says, or the first row of the set. */
static const char *init_spec(const Param *param, const Scope *scope) {
    if (param->init_text) return param->init_text;
    const RowSet *set = scope_set(scope, param->kind);
    return set && set->count > 0 ? set->rows[0]->name : "";
}

bool nest_defaults(const Row *row, void *values, Nest nest, Err *err) {
    if (row->size > 0) memset(values, 0, row->size);
    for (const Param *param = row->params; param && param->name; param++) {
        const char *text = param->init_text ? param->init_text : "";
        if (param->type == PARAM_TYPE_SPEC || param->type == PARAM_TYPE_TEXT) {
            if (param->type == PARAM_TYPE_SPEC) text = init_spec(param, nest.scope);
            if (!nest_set(param, row->name, values, text, nest, err)) return false;
        } else if (param->type == PARAM_TYPE_BLOB) {
            const BlobStore *blobs = nest.scope ? nest.scope->blobs : NULL;
            if (!set_blob(param, row->name, values, text, blobs, true, err)) return false;
        } else {
            param_set_number(param, values, param->init);
        }
    }
    return true;
}

bool param_defaults(const Row *row, void *values, const Scope *scope, Arena *arena, Err *err) {
    return nest_defaults(row, values, (Nest){scope, arena, 0}, err);
}

static bool spec_is_default(const Param *param, const Choice *choice, const Scope *scope) {
    const char *text = init_spec(param, scope);
    char name[64];
    spec_name(text, name, sizeof name);
    const RowSet *set = scope_set(scope, param->kind);
    if (!set || !choice->row || rowset_find(set, name) != choice->row) return false;
    if (choice->row->size == 0) return true;
    /* The defaults are needed only for a moment, in memory of their own. */
    Arena *arena = arena_new((size_t)16 << 20);
    Choice init;
    bool same = arena && spec_read(text, param->kind, scope, arena, &init, NULL) &&
                spec_equal(choice, &init);
    arena_free(arena);
    return same;
}

bool param_is_default(const Param *param, const void *values, const Scope *scope) {
    if (param->type == PARAM_TYPE_SPEC) {
        Choice choice;
        field_get(param, values, &choice, sizeof choice);
        return spec_is_default(param, &choice, scope);
    }
    if (param->type == PARAM_TYPE_TEXT || param->type == PARAM_TYPE_BLOB) {
        const char *text = (const char *)values + param->offset; /* a BlobRef begins with it */
        return strcmp(text, param->init_text ? param->init_text : "") == 0;
    }
    return param_number(param, values) == param->init;
}

bool param_is_listed(const Param *param, const void *values, const Scope *scope) {
    return !(param->flags & PARAM_NATIVE) || !param_is_default(param, values, scope);
}

/* ---- writing --------------------------------------------------------------------------------- */

void param_write(const Param *param, const void *values, Writer *writer) {
    double number = param_number(param, values);
    Choice choice;
    switch (param->type) {
    case PARAM_TYPE_INT: write_int(writer, (int64_t)number); break;
    case PARAM_TYPE_REAL: write_real(writer, number); break;
    case PARAM_TYPE_BOOL: write_text(writer, number != 0 ? "yes" : "no"); break;
    case PARAM_TYPE_TIME: write_seconds(writer, number); break;
    case PARAM_TYPE_TEXT:
    case PARAM_TYPE_BLOB: /* begins with its name */
        write_text(writer, (const char *)values + param->offset);
        break;
    case PARAM_TYPE_ENUM:
        if (number >= 0 && number < choices_count(param))
            write_text(writer, param->choices[(int)number]);
        break;
    case PARAM_TYPE_SPEC:
        field_get(param, values, &choice, sizeof choice);
        spec_write(&choice, NULL, true, writer);
        break;
    }
}

void param_describe(const Param *param, Json *json, const char *key) {
    static const char *const types[] = {"int",  "real", "bool", "enum",
                                        "time", "text", "spec", "blob"};
    ParamType type = param->type;
    json_object(json, key);
    json_text(json, "name", param->name);
    if (param->alias) json_text(json, "alias", param->alias);
    if (param->title) json_text(json, "title", param->title);
    json_text(json, "doc", param->doc ? param->doc : "");
    if (param->unit) json_text(json, "unit", param->unit);
    if (param->unit_one) json_text(json, "unit_one", param->unit_one);
    json_text(json, "type", types[type]);
    if (type == PARAM_TYPE_INT || type == PARAM_TYPE_REAL || type == PARAM_TYPE_TIME)
        json_real(json, "min", param->min);
    if (type == PARAM_TYPE_INT || type == PARAM_TYPE_REAL || type == PARAM_TYPE_TIME ||
        type == PARAM_TYPE_TEXT)
        json_real(json, "max", param->max);
    if (type == PARAM_TYPE_BOOL)
        json_bool(json, "init", param->init != 0);
    else if (type == PARAM_TYPE_ENUM)
        json_text(json, "init", param->choices[(int)param->init]);
    else if (type == PARAM_TYPE_TEXT || type == PARAM_TYPE_SPEC || type == PARAM_TYPE_BLOB)
        json_text(json, "init", param->init_text ? param->init_text : "");
    else
        json_real(json, "init", param->init);
    if (param->step > 0) json_real(json, "step", param->step);
    if (param->flags & PARAM_LOG) json_bool(json, "log", true);
    if (param->flags & PARAM_GENE) json_bool(json, "gene", true);
    if (param->flags & PARAM_ADVANCED) json_bool(json, "advanced", true);
    if (param->flags & PARAM_LIMIT) json_bool(json, "limit", true);
    if (param->flags & PARAM_MAIN) json_bool(json, "main", true);
    if (type == PARAM_TYPE_ENUM) {
        json_array(json, "choices");
        for (int i = 0; i < choices_count(param); i++)
            json_text(json, NULL, param->choices[i]);
        json_end(json);
        if (param->choice_titles) {
            json_array(json, "choice_titles");
            for (int i = 0; i < choices_count(param); i++)
                json_text(json, NULL, param->choice_titles[i]);
            json_end(json);
        }
    }
    if (type == PARAM_TYPE_SPEC || (type == PARAM_TYPE_BLOB && param->kind))
        json_text(json, "kind", param->kind);
    json_end(json);
}

void row_describe(const Row *row, Json *json) {
    json_text(json, "name", row->name);
    json_text(json, "title", row->title ? row->title : row->name);
    json_text(json, "doc", row->doc ? row->doc : "");
    json_array(json, "aliases");
    for (int i = 0; row->aliases && row->aliases[i]; i++)
        json_text(json, NULL, row->aliases[i]);
    json_end(json);
    json_array(json, "params");
    for (const Param *param = row->params; param && param->name; param++)
        param_describe(param, json, NULL);
    json_end(json);
    presets_describe(row->presets, json);
}

void presets_describe(const Preset *presets, Json *json) {
    json_array(json, "presets");
    for (const Preset *preset = presets; preset && preset->name; preset++) {
        json_object(json, NULL);
        json_text(json, "name", preset->name);
        json_text(json, "title", preset->title ? preset->title : preset->name);
        json_text(json, "values", preset->values);
        if (preset->doc) json_text(json, "doc", preset->doc);
        json_end(json);
    }
    json_end(json);
}
