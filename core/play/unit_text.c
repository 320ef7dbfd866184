/* unit_text.c - unit lines and result lines, read and written. */
#include "play/unit_text.h"

#include <string.h>

#include "base/number.h"
#include "base/words.h"

/* ---- plans ------------------------------------------------------------------------------------ */

void unit_plan_write(const UnitPlan *plan, Writer *line) {
    write_format(line, "match game=%s", plan->game);
    for (int seat = 0; seat < plan->seats; seat++)
        write_format(line, " p%d=%s", seat, plan->players[seat]);
    write_format(line, " seed=%lld deal=%lld", (long long)plan->seed, (long long)plan->deal);
    if (plan->opening > 0) write_format(line, " opening=%d", plan->opening);
    if (plan->fair > 0) {
        write_text(line, " fair=");
        write_real(line, plan->fair);
    }
    if (plan->time > 0) {
        write_text(line, " time=");
        write_real(line, plan->time);
    }
    if (plan->nodes > 0) write_format(line, " nodes=%lld", (long long)plan->nodes);
    if (plan->keep) write_text(line, " keep=yes");
}

static bool read_whole(const char *key, const char *value, int64_t most, int64_t *out, Err *err) {
    if (number_int(value, out) && *out >= 0 && *out <= most) return true;
    return err_set(err, "%s is a whole number from 0 to %lld, not \"%.40s\".", key, (long long)most,
                   value);
}

static bool plan_word(const char *key, const char *value, Arena *arena, UnitPlan *out, Err *err) {
    static const char *const keys[] = {"game", "p0",      "p1",   "p2",    "p3",
                                       "p4",   "p5",      "seed", "deal",  "time",
                                       "keep", "opening", "fair", "nodes", NULL};
    const int64_t most = 9007199254740991;
    int64_t number;
    if (!strcmp(key, "game")) return (out->game = arena_text(arena, value, err)) != NULL;
    if (key[0] == 'p' && key[1] >= '0' && key[1] < '0' + MAX_PLAYERS && !key[2]) {
        int seat = key[1] - '0';
        if (seat >= out->seats) out->seats = seat + 1;
        return (out->players[seat] = arena_text(arena, value, err)) != NULL;
    }
    if (!strcmp(key, "seed")) return read_whole(key, value, most, &out->seed, err);
    if (!strcmp(key, "deal")) return read_whole(key, value, most, &out->deal, err);
    if (!strcmp(key, "nodes")) return read_whole(key, value, most, &out->nodes, err);
    if (!strcmp(key, "opening")) {
        if (!read_whole(key, value, 1000, &number, err)) return false;
        out->opening = (int)number;
        return true;
    }
    if (!strcmp(key, "fair")) {
        if (number_real(value, &out->fair) && out->fair >= 0 && out->fair <= 100) return true;
        return err_set(err, "fair is a number from 0 to 100, not \"%.40s\".", value);
    }
    if (!strcmp(key, "time")) {
        if (number_time(value, &out->time) && out->time <= 3600) return true;
        return err_set(err, "time is a time up to an hour, not \"%.40s\".", value);
    }
    if (!strcmp(key, "keep")) {
        out->keep = !strcmp(value, "yes");
        return true;
    }
    return words_choose(err, key, keys, "Unknown key of a unit") >= 0;
}

bool unit_plan_read(const char *line, Arena *arena, UnitPlan *out, Err *err) {
    char word[SPEC_MAX + 16];
    Err split = {.text = ""};
    *out = (UnitPlan){.seats = 0};
    bool ok = spec_split(&line, ' ', word, sizeof word, &split);
    if (ok && strcmp(word, "match") != 0)
        return err_set(err, "A unit begins with `match`, not with \"%.40s\".", word);
    while (ok && spec_split(&line, ' ', word, sizeof word, &split)) {
        char *equal = strchr(word, '=');
        if (!equal || equal == word)
            return err_set(err, "A unit is made of key=value words; \"%.40s\" is none.", word);
        *equal = 0;
        if (!plan_word(word, equal + 1, arena, out, err)) return false;
    }
    if (split.text[0]) return err_set(err, "%s", split.text);
    if (!out->game) return err_set(err, "A unit needs game=SPEC.");
    if (out->seats == 0) return err_set(err, "A unit needs players: p0=SPEC.");
    for (int seat = 0; seat < out->seats; seat++)
        if (!out->players[seat]) return err_set(err, "The unit has no player p%d.", seat);
    return true;
}

/* ---- results ---------------------------------------------------------------------------------- */

void unit_result_write(const UnitResult *result, Writer *out) {
    for (int seat = 0; seat < result->seats; seat++) {
        write_text(out, seat ? "," : "result=");
        write_real(out, result->result[seat]);
    }
    write_format(out, " moves=%lld", (long long)result->moves);
    for (int seat = 0; seat < result->seats; seat++)
        write_format(out, "%s%lld", seat ? "," : " counts=", (long long)result->counts[seat]);
    write_format(out, " late=%d", result->late);
    if (result->failed >= 0)
        write_format(out, " failed=%d why=%.*s", result->failed, result->why_length, result->why);
    for (int seat = 0; result->goals && seat < result->seats; seat++)
        write_format(out, "%s%d", seat ? "," : " goal=", result->goal[seat] > 0);
    for (int seat = 0; result->tallies && seat < result->seats; seat++) {
        write_text(out, seat ? "," : " tally=");
        write_real(out, result->tally[seat]);
    }
    for (int seat = 0; result->peaks && seat < result->seats; seat++) {
        write_text(out, seat ? "," : " peak=");
        write_real(out, result->peak[seat]);
    }
}

void unit_times_write(const UnitResult *result, Writer *out) {
    for (int seat = 0; seat < result->seats; seat++) {
        write_text(out, seat ? "," : " ms=");
        write_decimals(out, result->ms[seat], 3);
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

bool unit_result_read(const char *text, UnitResult *out, Err *err) {
    double list[MAX_PLAYERS];
    *out = (UnitResult){.late = -1, .failed = -1};
    while (*text) {
        while (*text == ' ')
            text++;
        const char *end = text + strcspn(text, " "),
                   *equal = memchr(text, '=', (size_t)(end - text));
        if (text == end) break;
        if (!equal) return err_set(err, "A result is made of key=value words.");
        size_t key = (size_t)(equal - text);
        if (key == 4 && !memcmp(text, "line", key)) {
            out->line = equal + 1;
            out->line_length = (int)(end - equal - 1);
            text = end;
            continue;
        }
        if (key == 3 && !memcmp(text, "why", key)) {
            out->why = equal + 1;
            out->why_length = (int)(end - equal - 1);
            text = end;
            continue;
        }
        int count = read_list(equal + 1, end, list);
        if (count < 1) return err_set(err, "The result has no number at \"%.40s\".", text);
        if (key == 6 && !memcmp(text, "result", key)) {
            out->seats = count;
            memcpy(out->result, list, sizeof list[0] * (size_t)count);
        } else if (key == 5 && !memcmp(text, "moves", key) && list[0] >= 0 && list[0] < 1e15) {
            out->moves = (int64_t)list[0];
        } else if (key == 6 && !memcmp(text, "counts", key)) {
            for (int i = 0; i < count; i++)
                out->counts[i] = list[i] >= 0 && list[i] < 1e15 ? (int64_t)list[i] : 0;
        } else if (key == 4 && !memcmp(text, "late", key)) {
            out->late = list[0] >= 0 && list[0] < MAX_PLAYERS ? (int)list[0] : -1;
        } else if (key == 6 && !memcmp(text, "failed", key)) {
            out->failed = list[0] >= 0 && list[0] < MAX_PLAYERS ? (int)list[0] : -1;
        } else if (key == 4 && !memcmp(text, "goal", key)) {
            out->goals = true;
            for (int i = 0; i < count; i++)
                out->goal[i] = list[i] > 0;
        } else if (key == 5 && !memcmp(text, "tally", key)) {
            out->tallies = true;
            memcpy(out->tally, list, sizeof list[0] * (size_t)count);
        } else if (key == 4 && !memcmp(text, "peak", key)) {
            out->peaks = true;
            memcpy(out->peak, list, sizeof list[0] * (size_t)count);
        } else if (key == 2 && !memcmp(text, "ms", key)) {
            memcpy(out->ms, list, sizeof list[0] * (size_t)count);
        } else {
            return err_set(err, "The result cannot be read at \"%.40s\".", text);
        }
        text = end;
    }
    if (!out->tallies) memcpy(out->tally, out->result, sizeof out->tally);
    return out->seats > 0 || err_set(err, "The result has no `result=`.");
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
