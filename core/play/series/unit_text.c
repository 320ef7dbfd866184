/* unit_text.c - unit lines and result lines, read and written. */
#include "play/series/unit.h"

#include <math.h>
#include <string.h>

#include "base/err_word.h"
#include "base/number.h"
#include "play/series/messages.def"
#include "registry.h"

enum { PLAN_ALWAYS = 1 << 16 /* flag: written even where it is 0 */ };

/* ---- plans ----------------------------------------------------------------------------------- */

/* The words of a plan besides the game and its players. */
static const Param plan_params[] = {
    PARAM_INT(UnitPlan, seed, 0, 0, 9007199254740991.0, .flags = PLAN_ALWAYS),
    PARAM_INT(UnitPlan, deal, 0, 0, 9007199254740991.0, .flags = PLAN_ALWAYS),
    PARAM_INT(UnitPlan, opening, 0, 0, 1000, .doc = NULL),
    PARAM_REAL(UnitPlan, fair, 0, 0, 100, .doc = NULL),
    PARAM_TIME(UnitPlan, time, 0, 3600, .doc = NULL),
    PARAM_INT(UnitPlan, nodes, 0, 0, 9007199254740991.0, .doc = NULL),
    PARAM_BOOL(UnitPlan, keep, false, .doc = NULL),
    PARAM_BOOL(UnitPlan, first, false, .doc = NULL),
    PARAM_END};
static const Row plan_row = {.name = "unit", .params = plan_params, .size = sizeof(UnitPlan)};

void unit_plan_write(const UnitPlan *plan, Writer *line) {
    write_format(line, "match game=%s", plan->game);
    if (plan->position) write_format(line, " position=(%s)", plan->position);
    for (int seat = 0; seat < plan->seats; seat++)
        write_format(line, " p%d=%s", seat, plan->players[seat]);
    for (const Param *param = plan_params; param->name; param++) {
        double number = param_number(param, plan);
        if (number == 0 && !(param->flags & PLAN_ALWAYS)) continue;
        write_format(line, " %s=", param->name);
        if (param->type == PARAM_TYPE_BOOL)
            write_text(line, "yes");
        else
            write_bound(line, number); /* seconds without a unit */
    }
}

static bool plan_word(const char *key, char *value, Arena *arena, UnitPlan *out, Err *err) {
    if (!strcmp(key, "game")) return (out->game = arena_text(arena, value, err)) != NULL;
    if (!strcmp(key, "position"))
        return (out->position = arena_text(arena, spec_unwrap(value), err)) != NULL;
    if (key[0] == 'p' && key[1] >= '0' && key[1] < '0' + MAX_PLAYERS && !key[2]) {
        int seat = key[1] - '0';
        if (seat >= out->seats) out->seats = seat + 1;
        return (out->players[seat] = arena_text(arena, value, err)) != NULL;
    }
    const Param *param = param_find(&plan_row, key);
    if (!param) return param_unknown(&plan_row, "a unit", key, NULL, err);
    return param_set(param, "unit", out, value, NULL, arena, err);
}

bool unit_plan_read(const char *line, Arena *arena, UnitPlan *out, Err *err) {
    char word[SPEC_MAX + 16];
    Err split = {.text = ""};
    *out = (UnitPlan){.seats = 0};
    bool ok = spec_split(&line, ' ', word, sizeof word, &split);
    if (ok && strcmp(word, "match") != 0) return err_set(err, unit_begin_unknown, word);
    while (ok && spec_split(&line, ' ', word, sizeof word, &split)) {
        char *equal = strchr(word, '=');
        if (!equal || equal == word) return err_set(err, unit_word_unknown, word);
        *equal = 0;
        if (!plan_word(word, equal + 1, arena, out, err)) return false;
    }
    if (split.text[0]) return err_pass(err, &split);
    if (!out->game) return err_set(err, unit_without_game);
    if (out->seats == 0) return err_set(err, unit_without_players);
    for (int seat = 0; seat < out->seats; seat++)
        if (!out->players[seat]) return err_set(err, unit_player_missing, seat);
    return true;
}

/* ---- results --------------------------------------------------------------------------------- */

/* In the order of the line; bit i of UnitResult.given is row i. */
static const struct {
    const char *key;
    size_t offset;
    bool seats; /* a number for each seat */
} figures[] = {
    {"result", offsetof(UnitResult, result), true},  {"moves", offsetof(UnitResult, moves), false},
    {"counts", offsetof(UnitResult, counts), true},  {"late", offsetof(UnitResult, late), false},
    {"failed", offsetof(UnitResult, failed), false}, {"goal", offsetof(UnitResult, goal), true},
    {"tally", offsetof(UnitResult, tally), true},    {"peak", offsetof(UnitResult, peak), true},
    {"work", offsetof(UnitResult, work), true},      {"hash", offsetof(UnitResult, hash), false},
    {"ms", offsetof(UnitResult, ms), true}};
enum { FIGURES = sizeof figures / sizeof *figures };

void unit_result_write(const UnitResult *result, unsigned which, Writer *out) {
    for (unsigned i = 0; i < FIGURES; i++) {
        unsigned bit = 1u << i & which & result->given;
        const double *values = (const double *)((const char *)result + figures[i].offset);
        if (!bit) continue;
        write_format(out, i ? " %s=" : "%s=", figures[i].key);
        for (int seat = 0; seat < (figures[i].seats ? result->seats : 1); seat++) {
            if (seat) write_char(out, ',');
            /* An enormous one with all its digits. */
            bool short_ms = bit == UNIT_MS && fabs(values[seat]) < 1e15;
            write_text(out, short_ms ? DECIMALS_TEXT(values[seat], 3) : REAL_TEXT(values[seat]));
        }
        if (bit == UNIT_FAILED) write_format(out, " why=%.*s", result->why_length, result->why);
    }
}

/* Reads numbers separated by commas; returns how many, -1 when there is anything else. */
static int read_list(const char *text, const char *end, double *out) {
    int count = 0;
    while (text < end) {
        const char *comma = memchr(text, ',', (size_t)(end - text));
        size_t length = (size_t)((comma ? comma : end) - text);
        char number[40];
        if (count == MAX_PLAYERS || length >= sizeof number) return -1;
        memcpy(number, text, length);
        number[length] = 0;
        if (!number_real(number, &out[count])) return -1;
        count++;
        text += length + (comma ? 1 : 0);
    }
    return count;
}

/* One word key=value of a result. */
static bool result_word(const char *text, const char *end, UnitResult *out, Err *err) {
    const char *equal = memchr(text, '=', (size_t)(end - text));
    if (!equal) return err_set(err, result_word_unknown);
    size_t key = (size_t)(equal - text);
    int length = (int)(end - equal - 1);
    if (key == 4 && !memcmp(text, "line", key)) {
        out->line = equal + 1;
        out->line_length = length;
        return true;
    }
    if (key == 3 && !memcmp(text, "why", key)) {
        out->why = equal + 1;
        out->why_length = length;
        return true;
    }
    double list[MAX_PLAYERS];
    int count = read_list(equal + 1, end, list);
    if (count < 1) return err_set(err, result_number_missing, text);
    for (unsigned i = 0; i < FIGURES; i++) {
        if (strlen(figures[i].key) != key || memcmp(text, figures[i].key, key) != 0) continue;
        memcpy((char *)out + figures[i].offset, list,
               sizeof list[0] * (size_t)(figures[i].seats ? count : 1));
        out->given |= 1u << i;
        if (i == 0) out->seats = count;
        return true;
    }
    return err_set(err, result_unreadable, text);
}

bool unit_result_read(const char *text, UnitResult *out, Err *err) {
    *out = (UnitResult){.late = -1, .failed = -1};
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        const char *end = text + strcspn(text, " ");
        if (!result_word(text, end, out, err)) return false;
        text = end;
    }
    if (!(out->given & UNIT_STATISTICS)) memcpy(out->tally, out->result, sizeof out->tally);
    return out->seats > 0 || err_set(err, result_missing);
}

void unit_why(const UnitResult *result, Err *why) {
    size_t length = result->why ? (size_t)result->why_length : 0;
    err_word_read(result->why, length, registry_failure, why);
}

int unit_winner(const UnitResult *result) {
    int best = 0, equals = 0;
    for (int seat = 0; seat < result->seats; seat++) {
        if (result->result[seat] > result->result[best]) best = seat;
    }
    for (int seat = 0; seat < result->seats; seat++)
        equals += result->result[seat] >= result->result[best];
    return result->seats > 1 && equals == 1 ? best : -1;
}

double unit_score(const UnitResult *result, int seat) {
    int equals = 0;
    for (int other = 0; other < result->seats; other++) {
        if (result->result[other] > result->result[seat]) return 0;
        equals += result->result[other] >= result->result[seat];
    }
    return equals == 1 ? 1 : 0.5;
}
