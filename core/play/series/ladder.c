/* ladder.c - a scale of strength as a file, written and read. Reading is total: any bytes give a
 * scale or a sentence. */
#include "play/series/ladder.h"

#include <math.h>
#include <string.h>

#include "base/number.h"
#include "base/spec.h"
#include "play/series/messages.def"

static const char head[] = "plyscope-scale";

/* ---- writing --------------------------------------------------------------------------------- */

static void write_end(const char *key, double value, Writer *out) {
    write_format(out, " %s=%s", key, isinf(value) ? "-" : DECIMALS_TEXT(value, 1));
}

static void write_counts(const int64_t *counts, int count, Writer *out) {
    for (int i = 0; i < count; i++)
        write_format(out, "%s%lld", i ? "," : " ", (long long)counts[i]);
}

/* at low high games ms */
static void write_place(const Anchor *it, Writer *out) {
    write_format(out, " at=%s", DECIMALS_TEXT(it->at, 1));
    write_end("low", it->low, out);
    write_end("high", it->high, out);
    write_format(out, " games=%lld ms=%s", (long long)it->games, DECIMALS_TEXT(it->ms, 4));
}

static void write_curve(const Curve *curve, Writer *out) {
    write_format(out, "curve setting=%s points=%d player=%s\n", curve->setting, curve->count,
                 curve->spec);
    for (int i = 0; i < curve->count; i++) {
        const CurvePoint *it = &curve->points[i];
        write_format(out, "point value=%s", REAL_TEXT(it->value));
        write_place(&it->anchor, out);
        write_format(out, " nodes=%lld\n", (long long)it->nodes);
    }
}

static void write_side(const Match *match, Writer *out) {
    write_counts((const int64_t[]){match->wins, match->draws, match->losses}, 3, out);
}

void ladder_write(const Ladder *scale, Writer *out) {
    write_format(out, "%s 2\ngame=%s unit=%s version=%s", head, scale->game,
                 scale->points ? "points" : "elo", scale->version);
    if (scale->date[0]) write_format(out, " date=%s", scale->date);
    write_format(out, " seed=%lld openings=%lld fair=%s time=%s nodes=%lld\ngames=%lld",
                 (long long)scale->seed, (long long)scale->openings, REAL_TEXT(scale->fair),
                 REAL_TEXT(scale->time), (long long)scale->nodes, (long long)scale->games);
    if (!scale->points)
        write_format(out, " first=%s draws=%s dispersion=%s", DECIMALS_TEXT(scale->first, 1),
                     DECIMALS_TEXT(scale->draws, 4), DECIMALS_TEXT(scale->dispersion, 3));
    write_format(out, " anchors=%d", scale->count);
    if (scale->curve_count > 0) write_format(out, " curves=%d", scale->curve_count);
    write_format(out, " meetings=%d\n", scale->met);
    for (int i = 0; i < scale->count; i++) {
        const Anchor *it = &scale->anchors[i];
        write_text(out, "anchor");
        write_place(it, out);
        for (int k = 0; scale->points && k < 3; k++)
            write_format(out, "%s%s", k ? "," : " part=", REAL_TEXT(it->part[k]));
        write_format(out, " player=%s\n", it->spec);
    }
    for (int i = 0; i < scale->curve_count; i++)
        write_curve(&scale->curves[i], out);
    for (int i = 0; i < scale->met; i++) {
        const Meeting *it = &scale->meetings[i];
        write_format(out, "met %d %d", it->a, it->b);
        write_side(&it->first, out);
        write_side(&it->second, out);
        write_counts(it->pairs, 5, out);
        write_char(out, '\n');
    }
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct Reader {
    const char *at, *end;
    int line; /* of the present word, from 1 */
    char word[SPEC_MAX + 16];
    bool first; /* version 1: each point of a curve tells its player */
    Arena *arena;
    Err *err;
} Reader;

static bool refuse(Reader *reader) {
    return err_set(reader->err, scale_damaged, reader->line, reader->word);
}

/* The next word; at the end of the file an empty one. Of a word that is too long the rest is
 * another one. */
static const char *next(Reader *reader) {
    size_t length = 0;
    while (reader->at < reader->end && (*reader->at == ' ' || *reader->at == '\n'))
        reader->line += *reader->at++ == '\n';
    while (reader->at < reader->end && *reader->at != ' ' && *reader->at != '\n' &&
           length + 1 < sizeof reader->word)
        reader->word[length++] = *reader->at++;
    reader->word[length] = 0;
    return reader->word;
}

static bool expect(Reader *reader, const char *word) {
    return !strcmp(next(reader), word) || refuse(reader);
}

/* The value of the next word, which is key=value; null when it is something else. */
static const char *value_of(Reader *reader, const char *key) {
    size_t length = strlen(key);
    const char *word = next(reader);
    if (!strncmp(word, key, length) && word[length] == '=' && word[length + 1])
        return word + length + 1;
    refuse(reader);
    return NULL;
}

static bool text(Reader *reader, const char *key, const char **out) {
    const char *value = value_of(reader, key);
    return value && (*out = arena_text(reader->arena, value, reader->err));
}

/* A number from `min` to `max`. */
static bool number(Reader *reader, const char *key, double min, double max, double *out) {
    const char *value = value_of(reader, key);
    return value && ((number_real(value, out) && *out >= min && *out <= max) || refuse(reader));
}

static bool whole(Reader *reader, const char *key, int64_t max, int64_t *out) {
    const char *value = value_of(reader, key);
    return value && ((number_int(value, out) && *out >= 0 && *out <= max) || refuse(reader));
}

enum { FAR = 100000000 /* largest rating and largest number of points */ };
static const int64_t MANY = 1000000000000;

/* Numbers with commas between them, from 0 to `max`. */
static bool list(Reader *reader, const char *words, int count, double max, double *out) {
    for (int i = 0; i < count; i++) {
        char piece[32];
        size_t length = strcspn(words, ",");
        if (length >= sizeof piece) return refuse(reader);
        memcpy(piece, words, length);
        piece[length] = 0;
        if (!number_real(piece, &out[i]) || !(out[i] >= 0 && out[i] <= max) ||
            words[length] != (i + 1 < count ? ',' : 0))
            return refuse(reader);
        words += length + 1;
    }
    return true;
}

/* Of games: those of all meetings can be added up. */
static bool counts(Reader *reader, int count, int64_t *out) {
    double list_of[5];
    if (!list(reader, next(reader), count, (double)MANY, list_of)) return false;
    for (int i = 0; i < count; i++)
        out[i] = (int64_t)list_of[i];
    return true;
}

/* An end of an interval. */
static bool end_of(Reader *reader, const char *key, double unknown, double *out) {
    const char *value = value_of(reader, key);
    if (value && !strcmp(value, "-")) {
        *out = unknown;
        return true;
    }
    return value && ((number_real(value, out) && *out >= -FAR && *out <= FAR) || refuse(reader));
}

/* at low high games ms */
static bool read_place(Reader *reader, Anchor *out) {
    if (!number(reader, "at", -FAR, FAR, &out->at) ||
        !end_of(reader, "low", -INFINITY, &out->low) ||
        !end_of(reader, "high", INFINITY, &out->high))
        return false;
    if (!(out->low <= out->high)) return refuse(reader);
    return whole(reader, "games", MANY, &out->games) && number(reader, "ms", 0, 1e9, &out->ms);
}

static bool read_anchor(Reader *reader, bool points, Anchor *out) {
    if (!expect(reader, "anchor") || !read_place(reader, out)) return false;
    const char *part = points ? value_of(reader, "part") : NULL;
    if (points && (!part || !list(reader, part, 3, 9007199254740992.0, out->part))) return false;
    return text(reader, "player", &out->spec);
}

/* The player of a point: that of the curve, with the setting in the place of what it was. */
static bool compose(Reader *reader, const Curve *curve, double value, const char **out) {
    size_t length = strlen(curve->spec), name = strcspn(curve->spec, "("),
           key = strlen(curve->setting);
    bool closed = name < length && curve->spec[length - 1] == ')';
    char inside[sizeof reader->word] = "", piece[sizeof reader->word];
    const char *rest = inside;
    if (name < length)
        writer_into(inside, sizeof inside, "%.*s", (int)(length - name - 1 - closed),
                    curve->spec + name + 1);
    Writer spec;
    writer_init(&spec);
    write_format(&spec, "%.*s(", (int)name, curve->spec);
    while (spec_split(&rest, ',', piece, sizeof piece, NULL))
        if (strncmp(piece, curve->setting, key) != 0 || piece[key] != '=')
            write_format(&spec, "%s,", piece);
    write_format(&spec, "%s=%s)", curve->setting, REAL_TEXT(value));
    *out = arena_text(reader->arena, spec.text, reader->err);
    writer_done(&spec);
    return *out != NULL;
}

static bool read_curve(Reader *reader, Curve *out) {
    int64_t count;
    if (!expect(reader, "curve") || !text(reader, "setting", &out->setting) ||
        !whole(reader, "points", CURVE_POINTS, &count) || !text(reader, "player", &out->spec))
        return false;
    out->count = (int)count;
    out->points = ARENA_NEW(reader->arena, CurvePoint, out->count + 1, reader->err);
    if (!out->points) return false;
    for (int i = 0; i < out->count; i++) {
        CurvePoint *it = &out->points[i];
        *it = (CurvePoint){.value = 0};
        if (!expect(reader, "point") || !number(reader, "value", -1e15, 1e15, &it->value) ||
            !read_place(reader, &it->anchor) || !whole(reader, "nodes", MANY, &it->nodes) ||
            !(reader->first ? text(reader, "player", &it->anchor.spec)
                            : compose(reader, out, it->value, &it->anchor.spec)))
            return false;
        if (i > 0 && !(it->value > it[-1].value)) return refuse(reader);
    }
    return true;
}

static bool read_meeting(Reader *reader, int players, Meeting *out) {
    int64_t a, b;
    if (!expect(reader, "met")) return false;
    if (!number_int(next(reader), &a) || a < 0 || a >= players) return refuse(reader);
    if (!number_int(next(reader), &b) || b < 0 || b >= players || a == b) return refuse(reader);
    out->a = (int)a;
    out->b = (int)b;
    int64_t sides[6];
    if (!counts(reader, 3, sides) || !counts(reader, 3, sides + 3) ||
        !counts(reader, 5, out->pairs))
        return false;
    out->first = (Match){sides[0], sides[1], sides[2]};
    out->second = (Match){sides[3], sides[4], sides[5]};
    return true;
}

bool ladder_date(const char *text) {
    static const char form[] = "dddd-dd-dd";
    size_t i = 0;
    while (form[i] && (form[i] == 'd' ? text[i] >= '0' && text[i] <= '9' : text[i] == form[i]))
        i++;
    return !text[0] || (!form[i] && !text[i]);
}

static bool read_date(Reader *reader, Ladder *out) {
    const char *value = value_of(reader, "date");
    if (!value) return false;
    if (!ladder_date(value)) return refuse(reader);
    memcpy(out->date, value, sizeof out->date);
    return true;
}

static bool read_head(Reader *reader, Ladder *out) {
    int64_t count, met, curves = 0;
    const char *unit;
    if (!text(reader, "game", &out->game)) return false;
    unit = value_of(reader, "unit");
    if (!unit || (strcmp(unit, "points") != 0 && strcmp(unit, "elo") != 0))
        return unit && refuse(reader);
    out->points = unit[0] == 'p';
    if (!text(reader, "version", &out->version)) return false;
    const char *ahead = reader->at + strspn(reader->at, " \n");
    if (!strncmp(ahead, "date=", 5) && !read_date(reader, out)) return false;
    if (!whole(reader, "seed", 9007199254740991, &out->seed) ||
        !whole(reader, "openings", 1000, &out->openings) ||
        !number(reader, "fair", 0, 100, &out->fair) ||
        !number(reader, "time", 0, 3600, &out->time) ||
        !whole(reader, "nodes", 1000000000000000, &out->nodes) ||
        !whole(reader, "games", MANY, &out->games))
        return false;
    if (!out->points && (!number(reader, "first", -FAR, FAR, &out->first) ||
                         !number(reader, "draws", 0, 1, &out->draws) ||
                         !number(reader, "dispersion", 0, 1000, &out->dispersion)))
        return false;
    if (!whole(reader, "anchors", LADDER_MAX, &count)) return false;
    ahead = reader->at + strspn(reader->at, " \n");
    if (!strncmp(ahead, "curves=", 7) && !whole(reader, "curves", LADDER_CURVES, &curves))
        return false;
    if (!whole(reader, "meetings", out->points ? 0 : LADDER_MEETINGS, &met)) return false;
    out->count = (int)count;
    out->met = (int)met;
    out->curve_count = (int)curves;
    return true;
}

static bool read_body(Reader *reader, Ladder *out) {
    bool known[LADDER_MAX][LADDER_MAX] = {{false}};
    out->anchors = ARENA_NEW(reader->arena, Anchor, out->count + 1, reader->err);
    out->meetings = ARENA_NEW(reader->arena, Meeting, out->met + 1, reader->err);
    out->curves = ARENA_NEW(reader->arena, Curve, out->curve_count + 1, reader->err);
    if (!out->anchors || !out->meetings || !out->curves) return false;
    for (int i = 0; i < out->count; i++) {
        if (!read_anchor(reader, out->points, &out->anchors[i])) return false;
        if (i > 0 && !(out->anchors[i].at >= out->anchors[i - 1].at))
            return err_set(reader->err, scale_not_in_order, reader->line);
    }
    for (int i = 0; i < out->curve_count; i++)
        if (!read_curve(reader, &out->curves[i])) return false;
    for (int i = 0; i < out->met; i++) {
        Meeting *it = &out->meetings[i];
        if (!read_meeting(reader, out->count, it)) return false;
        if (known[it->a][it->b] || known[it->b][it->a])
            return err_set(reader->err, scale_met_twice, reader->line, it->a, it->b);
        known[it->a][it->b] = true;
    }
    return !*next(reader) || refuse(reader);
}

Ladder *ladder_read(const char *bytes, size_t size, Arena *arena, Err *err) {
    /* With a zero behind it, so that looking ahead ends. */
    char *copy = size <= LADDER_FILE_MAX ? arena_alloc(arena, size + 1, err) : NULL;
    if (!copy) {
        if (size > LADDER_FILE_MAX) err_set(err, scale_too_large, size, (size_t)LADDER_FILE_MAX);
        return NULL;
    }
    memcpy(copy, bytes, size);
    Reader *reader = ARENA_NEW(arena, Reader, 1, err);
    Ladder *scale = ARENA_NEW(arena, Ladder, 1, err);
    if (!reader || !scale) return NULL;
    *reader = (Reader){.at = copy, .end = copy + size, .line = 1, .arena = arena, .err = err};
    if (strcmp(next(reader), head) != 0) {
        err_set(err, scale_foreign);
        return NULL;
    }
    reader->first = !strcmp(next(reader), "1");
    if (!reader->first && strcmp(reader->word, "2") != 0) {
        err_set(err, scale_of_other_version, reader->word);
        return NULL;
    }
    return read_head(reader, scale) && read_body(reader, scale) ? scale : NULL;
}
