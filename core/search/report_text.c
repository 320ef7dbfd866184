/* report_text.c - a report as one word, exact to the last bit, from one process to another: its
 * numbers as they stand in memory, in hexadecimal. */
#include "search/crew.h"

#include <string.h>

typedef struct Wire {
    Writer *out;    /* written, or */
    const char *in; /* read; null as soon as something is wrong */
} Wire;

typedef struct Field {
    uint16_t offset, size; /* 8 = a double, which must be finite; */
    uint32_t most;         /* 4 = a whole number, at most this */
} Field;

#define REAL(Type, name) \
    { offsetof(Type, name), 8, 0 }
#define WHOLE(Type, name, most) \
    { offsetof(Type, name), 4, most }

static const Field flag = {0, 4, 1}, move_field = {0, 4, UINT32_MAX}, real = {0, 8, 0};
static const Field bound = WHOLE(MoveReport, bound, BOUND_UPPER);
static const Field row_fields[] = {REAL(MoveReport, value),
                                   REAL(MoveReport, effort),
                                   REAL(MoveReport, error),
                                   REAL(MoveReport, score),
                                   WHOLE(MoveReport, proven, PROVEN_LOSS),
                                   WHOLE(MoveReport, proven_in, INT16_MAX),
                                   WHOLE(MoveReport, pv_length, PV_MAX)};
static const Field report_fields[] = {REAL(Report, nodes),
                                      REAL(Report, playouts),
                                      REAL(Report, effort),
                                      WHOLE(Report, proven, PROVEN_LOSS),
                                      WHOLE(Report, proven_in, INT16_MAX),
                                      WHOLE(Report, depth, INT16_MAX),
                                      WHOLE(Report, counters, COUNTERS_MAX),
                                      WHOLE(Report, count, INT32_MAX)};

static void pass(Wire *wire, void *base, const Field *field) {
    char *at = (char *)base + field->offset;
    uint64_t bits = 0;
    if (wire->out) {
        memcpy(&bits, at, field->size);
        write_format(wire->out, "%llx,", (unsigned long long)bits);
        return;
    }
    const char *text = wire->in;
    if (!text) return;
    for (; *text && *text != ','; text++) {
        static const char digits[] = "0123456789abcdef";
        const char *digit = strchr(digits, *text);
        if (!digit) break;
        bits = bits << 4 | (uint64_t)(digit - digits);
    }
    bool fits = field->size == 8 ? (bits >> 52 & 0x7ff) != 0x7ff : bits <= field->most;
    wire->in = fits && text != wire->in && *text == ',' ? text + 1 : NULL;
    if (wire->in) memcpy(at, &bits, field->size);
}

static void pass_all(Wire *wire, void *base, const Field *fields, size_t count) {
    for (size_t i = 0; i < count; i++)
        pass(wire, base, &fields[i]);
}

static void pass_row(Wire *wire, MoveReport *row) {
    if (!wire->out) *row = (MoveReport){.pv_length = 0};
    pass(wire, row, &bound);
    if (row->bound == BOUND_NONE) return;
    pass_all(wire, row, row_fields, sizeof row_fields / sizeof *row_fields);
    for (int i = 0; i < row->pv_length; i++)
        pass(wire, &row->pv[i], &move_field);
}

/* Rows beyond the capacity stay where they are. */
static void pass_report(Wire *wire, Report *report, bool *final) {
    int is_final = *final;
    pass(wire, &is_final, &flag);
    *final = is_final;
    pass_all(wire, report, report_fields, sizeof report_fields / sizeof *report_fields);
    for (int i = 0; i < MAX_PLAYERS; i++)
        pass(wire, &report->vector[i], &real);
    for (int i = 0; i < report->counters; i++)
        pass(wire, &report->counter[i].value, &real);
    if (report->count > report->capacity) report->count = report->capacity;
    for (int i = 0; i < report->count; i++)
        pass_row(wire, &report->rows[i]);
}

void report_write(const Report *report, bool final, Writer *out) {
    Report copy = *report;
    pass_report(&(Wire){.out = out}, &copy, &final);
}

bool report_read(const char *text, Report *report, bool *final) {
    Wire wire = {.in = text};
    *report = (Report){.rows = report->rows, .capacity = report->capacity, .best = NO_MOVE};
    *final = false;
    pass_report(&wire, report, final);
    return wire.in != NULL;
}
