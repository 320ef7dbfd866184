/* range.c - finding ranges in the text of a spec and listing their values. */
#include "play/series/range.h"

#include <string.h>

#include "base/mathx.h"
#include "base/number.h"
#include "play/series/messages.def"

enum { TRIED = 8 };

/* ---- finding --------------------------------------------------------------------------------- */

/* End of the value that begins at `text`: the next `,` or `)` outside parentheses. */
static const char *value_end(const char *text) {
    int depth = 0;
    for (; *text; text++) {
        if (*text == '(') depth++;
        if (depth == 0 && (*text == ',' || *text == ')')) break;
        if (*text == ')') depth--;
    }
    return text;
}

/* The first `what` outside parentheses in [text, end), or null. */
static const char *outside(const char *text, const char *end, char what) {
    int depth = 0;
    for (; text < end; text++) {
        depth += *text == '(';
        depth -= *text == ')';
        if (depth == 0 && *text == what) return text;
    }
    return NULL;
}

/* A list, or two dots behind what may be a number: maps have dots, too. */
static bool is_range(const char *text, const char *end) {
    if (outside(text, end, '|')) return true;
    for (; text + 1 < end; text++) {
        if (text[0] == '.' && text[1] == '.') return true;
        if (!strchr("0123456789.+-eEkKmMGsin ", *text)) return false;
    }
    return false;
}

/* The range of that path, or -1. */
static int range_at(const Ranges *ranges, const char *path, size_t length) {
    for (int i = 0; i < ranges->count; i++)
        if (strlen(ranges->range[i].path) == length && !memcmp(ranges->range[i].path, path, length))
            return i;
    return -1;
}

static bool add_place(Ranges *out, size_t from, size_t to, int range, Err *err) {
    if (out->places == RANGE_PLACES)
        return err_set(err, range_in_too_many_places, out->range[range].path, RANGE_PLACES);
    int at = out->places++;
    for (; at > 0 && out->place[at - 1].from > from; at--)
        out->place[at] = out->place[at - 1];
    out->place[at] = (RangePlace){from, to, range};
    return true;
}

static bool add_range(Ranges *out, const char *path, const char *text, const char *end, Err *err) {
    if (out->count == RANGES_MAX) return err_set(err, too_many_ranges, RANGES_MAX, path);
    Range *range = &out->range[out->count];
    *range = (Range){.from = (size_t)(text - out->spec), .to = (size_t)(end - out->spec)};
    writer_into(range->path, sizeof range->path, "%s", path);
    return add_place(out, range->from, range->to, out->count++, err);
}

/* Looks through the key=value pieces behind an opening parenthesis, for ranges, or (`along`) for
 * values that go along with one; returns the text behind the closing one, or null when there are
 * too many. `path` is what leads here ("eval."). */
static const char *find(Ranges *out, const char *text, const char *path, bool along, Err *err) {
    while (*text && *text != ')') {
        const char *end = value_end(text), *equal = outside(text, end, '=');
        const char *open = equal ? memchr(equal, '(', (size_t)(end - equal)) : NULL;
        if (equal) {
            char full[RANGE_PATH];
            const char *key = text + strspn(text, " "), *value = equal + 1;
            Writer writer;
            writer_fixed(&writer, full, sizeof full);
            write_text(&writer, path);
            write_bytes(&writer, key, (size_t)(equal - key));
            while (writer.length > 0 && writer.text[writer.length - 1] == ' ')
                writer.text[--writer.length] = 0;
            int known = along ? range_at(out, value, (size_t)(end - value)) : -1;
            if (is_range(value, end)) {
                if (!along && !add_range(out, full, value, end, err)) return NULL;
            } else if (known >= 0) {
                size_t from = (size_t)(value - out->spec), to = (size_t)(end - out->spec);
                if (!add_place(out, from, to, known, err)) return NULL;
            } else if (open) {
                write_char(&writer, '.');
                if (!find(out, open + 1, full, along, err)) return NULL;
            }
        }
        text = *end == ',' ? end + 1 : end;
    }
    return *text ? text + 1 : text;
}

/* ---- listing --------------------------------------------------------------------------------- */

static const char *copy(const char *text, const char *end, Arena *arena, Err *err) {
    while (text < end && *text == ' ')
        text++;
    while (end > text && end[-1] == ' ')
        end--;
    char *out = arena_alloc(arena, (size_t)(end - text) + 1, err);
    if (out) memcpy(out, text, (size_t)(end - text));
    return out;
}

static bool add(Range *range, const char *value, Err *err) {
    if (!value) return false;
    if (range->count > 0 && !strcmp(range->values[range->count - 1], value)) return true;
    if (range->count == RANGE_VALUES)
        return err_set(err, too_many_values, range->path, RANGE_VALUES);
    range->values[range->count++] = value;
    return true;
}

static bool list(Range *range, const char *text, const char *end, Arena *arena, Err *err) {
    while (text <= end) {
        const char *bar = outside(text, end, '|');
        if (!bar) bar = end;
        if (!add(range, copy(text, bar, arena, err), err)) return false;
        text = bar + 1;
    }
    return true;
}

/* To so many significant digits at least (all of a whole number's): with six 0.3 is 0.3 and not the
 * sum that led there. */
static double tidy(double value, int digits) {
    double size = value < 0 ? -value : value, scale = 1, least = 1;
    if (size <= 0) return 0;
    for (int i = 1; i < digits; i++)
        least *= 10;
    while (size * scale < least)
        scale *= 10;
    return mathx_floor(value * scale + 0.5) / scale;
}

/* To two significant digits: 10, 56, 320, 1800, 10000 rather than 56.2341 and 1778. */
static double round_log(double value) {
    double scale = 1;
    while (value / scale >= 100)
        scale *= 10;
    return tidy(value / scale, 2) * scale;
}

typedef struct Steps {
    double low, high;
    int count; /* 0 = as seems good */
    bool log;
} Steps;

/* Reads `lo..hi:N`; the ends are checked by the parameter itself. */
static bool read_steps(const Range *range, const Param *param, void *values, const char *text,
                       const char *end, Arena *arena, Steps *out, Err *err) {
    const char *dots = strstr(text, ".."), *colon = outside(text, end, ':');
    const char *low = copy(text, dots, arena, err);
    const char *high = copy(dots + 2, colon ? colon : end, arena, err);
    if (!low || !high) return false;
    if (!param_set(param, range->path, values, low, NULL, arena, err)) return false;
    out->low = param_number(param, values);
    if (!param_set(param, range->path, values, high, NULL, arena, err)) return false;
    out->high = param_number(param, values);
    out->count = 0;
    out->log = colon && !strncmp(colon + 1, "log", 3);
    if (!colon) return true;
    const char *number = copy(colon + 1 + (out->log ? 3 : 0), end, arena, err);
    int64_t count;
    if (!number) return false;
    if (!number_int(number, &count) || count < 2 || count > RANGE_VALUES)
        return err_set(err, not_a_number_of_values, range->path, RANGE_VALUES, number);
    out->count = (int)count;
    if (out->log && (out->low <= 0 || out->high <= 0))
        return err_set(err, factors_above_zero, range->path);
    return true;
}

/* `choice` is a spec of the right shape, used as scratch. */
static bool span(Range *range, Choice *choice, const char *text, const char *end, Arena *arena,
                 Err *err) {
    void *values;
    const Param *param = spec_at(choice, range->path, &values, err);
    Steps steps;
    if (!param) return false;
    if (param->type != PARAM_TYPE_INT && param->type != PARAM_TYPE_REAL &&
        param->type != PARAM_TYPE_TIME)
        return err_set(err, range_not_of_numbers, range->path);
    if (!read_steps(range, param, values, text, end, arena, &steps, err)) return false;
    bool whole = param->type == PARAM_TYPE_INT;
    double width = steps.high > steps.low ? steps.high - steps.low : steps.low - steps.high;
    int count = steps.count;
    if (count == 0) count = whole && width < 32 ? (int)width + 1 : 8;
    for (int i = 0; i < count; i++) {
        double part = count > 1 ? (double)i / (count - 1) : 0;
        double value = steps.log ? steps.low * mathx_pow(steps.high / steps.low, part)
                                 : steps.low + (steps.high - steps.low) * part;
        double round = steps.log ? round_log(value) : value;
        if (i > 0 && (round - steps.low) * (round - steps.high) < 0) value = round;
        if (i == count - 1) value = steps.high;
        char buffer[64];
        Writer writer;
        writer_fixed(&writer, buffer, sizeof buffer);
        param_set_number(param, values, whole ? value : tidy(value, 6));
        param_write(param, values, &writer);
        if (!add(range, copy(buffer, buffer + writer.length, arena, err), err)) return false;
    }
    return true;
}

/* ---- the whole ------------------------------------------------------------------------------- */

int ranges_total(const Ranges *ranges) {
    int total = 1;
    for (int i = 0; i < ranges->count; i++)
        total *= ranges->range[i].count;
    return total;
}

bool ranges_tried(int index, int total) {
    int last = total - 1, gap = (last + TRIED) / TRIED;
    return index == last || index % gap == 0;
}

const char *ranges_value(const Ranges *ranges, int index, int which) {
    for (int i = ranges->count - 1; i > which; i--)
        index /= ranges->range[i].count;
    return ranges->range[which].values[index % ranges->range[which].count];
}

const char *ranges_spec(const Ranges *ranges, int index, Arena *arena, Err *err) {
    Writer text;
    size_t at = 0;
    writer_init(&text);
    for (int i = 0; i < ranges->places; i++) {
        const RangePlace *place = &ranges->place[i];
        write_bytes(&text, ranges->spec + at, place->from - at);
        write_text(&text, ranges_value(ranges, index, place->range));
        at = place->to;
    }
    write_text(&text, ranges->spec + at);
    const char *spec = arena_text(arena, text.text, err);
    writer_done(&text);
    return spec;
}

/* Whole specs beside each other are one range, of the name of their kind. */
static bool find_all(Ranges *out, const char *kind, Err *err) {
    const char *end = out->spec + strlen(out->spec), *open = strchr(out->spec, '(');
    if (outside(out->spec, end, '|')) return add_range(out, kind, out->spec, end, err);
    return !open || (find(out, open + 1, "", false, err) && find(out, open + 1, "", true, err));
}

bool ranges_read(const char *spec, const char *kind, const Scope *scope, Arena *arena, Ranges *out,
                 Err *err) {
    *out = (Ranges){.spec = arena_text(arena, spec, err)};
    if (!out->spec || !find_all(out, kind, err)) return false;
    /* The first values, `lo` of a span or `a` of a list, make a spec of the right shape. */
    for (int i = 0; i < out->count; i++) {
        Range *range = &out->range[i];
        const char *text = out->spec + range->from, *end = out->spec + range->to;
        const char *bar = outside(text, end, '|');
        range->values = ARENA_NEW(arena, const char *, RANGE_VALUES, err);
        if (!range->values ||
            !add(range, copy(text, bar ? bar : strstr(text, ".."), arena, err), err))
            return false;
    }
    Choice choice;
    const char *first = ranges_spec(out, 0, arena, err);
    bool ok = first && spec_read(first, kind, scope, arena, &choice, err);
    for (int i = 0; ok && i < out->count; i++) {
        Range *range = &out->range[i];
        const char *text = out->spec + range->from, *end = out->spec + range->to;
        range->count = 0;
        ok = outside(text, end, '|') ? list(range, text, end, arena, err)
                                     : span(range, &choice, text, end, arena, err);
    }
    return ok;
}

void ranges_json(const Ranges *ranges, int index, Json *json) {
    if (ranges->count) json_numeral(json, "value", ranges_value(ranges, index, 0));
    json_object(json, "values");
    for (int k = 0; k < ranges->count; k++)
        json_numeral(json, ranges->range[k].path, ranges_value(ranges, index, k));
    json_end(json);
}
