/* No step of any job takes long: measured as work, so that it is the same on every machine.
 *
 * The core is compiled once more for this test so that every basic block that runs calls the
 * counter below; the session's clock is that counter. Every command that starts a job is given its
 * largest options, then its smallest, in every game, default and largest boards; no call of
 * ply_exec or ply_pump may then take more than MOST. A new command is tested without a line being
 * changed, or fails here because nobody has said what words it wants. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/writer.h"
#include "plyscope.h"
#include "registry.h"
#include "shell/commands/commands.h"

enum {
    MILLISECOND = 500000, /* blocks that an optimized core runs through in a millisecond, about */
    MOST = 15,            /* milliseconds of a step, ... */
    MOST_LINE = 150, /* ... of a line, which opens players with the tables that they need, ... */
    BYTE = 150,      /* ... and so many blocks for every byte that is answered */
    ENOUGH = 4,      /* milliseconds of one job: a step without an end shows at once */
    COMMANDS_MAX = 100
};

static int64_t work, answered;
static bool refused;
static char sentence[200];

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) {
    work++;
}

static double now(void *) {
    return (double)work / MILLISECOND;
}

static void output(void *, int, PlyOutput kind, const char *line, size_t length) {
    answered += (int64_t)length;
    if (kind != PLY_OUT_ERROR && kind != PLY_OUT_JSON_ERROR) return;
    refused = true;
    snprintf(sentence, sizeof sentence, "%s", line);
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* The words of a command that starts a job; PLAYER stands for a searcher. */
static const struct Example {
    const char *command, *words;
} examples[] = {{"go", "PLAYER"},
                {"analyze", "PLAYER"},
                {"round", ""},
                {"perft", "N"},
                {"divide", "N"},
                {"simulate", "plain"},
                {"match", "PLAYER PLAYER"},
                {"match", "PLAYER"},
                {"tournament", "random PLAYER random"},
                {"sweep", "PLAYER(seed=1..1000:200) random"},
                {"rate", "PLAYER random"},
                {"ladder", "PLAYER random"},
                {"bench", ""},
                {"review", ""},
                {"review", "PLAYER"},
                {"loss", "PLAYER"},
                {"accuracy", "PLAYER"},
                {"accuracy", "PLAYER judge=PLAYER"},
                {"train", ""},
                {"evolve", "PLAYER"},
                {NULL, NULL}};

/* What is not the largest or smallest number: units are played here; a text of numbers. */
static const struct Value {
    const char *option, *largest, *smallest;
} values[] = {{"pool", "0", "0"},    {"plies", "0..10000", "0"}, {"elo0", "-1", "0"},
              {"elo1", "1000", "0"}, {"alpha", "0.4", "0.1"},    {"beta", "0.4", "0.1"},
              {NULL, NULL, NULL}};

static void write_option(Writer *line, const Param *param, bool largest) {
    for (const struct Value *value = values; value->option; value++)
        if (!strcmp(param->name, value->option)) {
            write_format(line, " %s=%s", param->name, largest ? value->largest : value->smallest);
            return;
        }
    bool number = param->type == PARAM_TYPE_INT || param->type == PARAM_TYPE_REAL ||
                  param->type == PARAM_TYPE_TIME;
    if (number) write_format(line, " %s=%.15g", param->name, largest ? param->max : param->min);
    if (param->type == PARAM_TYPE_BOOL)
        write_format(line, " %s=%s", param->name, largest ? "on" : "off");
}

static void write_words(Writer *line, const char *words, const char *player, bool largest) {
    write_char(line, ' ');
    for (const char *at = words; *at;) {
        if (!strncmp(at, "PLAYER", 6)) {
            write_text(line, player);
            at += 6;
        } else if (*at == 'N') {
            write_text(line, largest ? "100" : "2");
            at++;
        } else {
            write_char(line, *at++);
        }
    }
}

/* ---- measuring ------------------------------------------------------------------------------- */

static int too_long; /* calls */
static const char *variant;
static bool whole; /* smallest options, too */

/* Checks what a call has taken since `before`. */
static void check(int64_t before, int64_t said, int most, const char *line) {
    int64_t blocks = work - before - BYTE * (answered - said);
    if (blocks <= (int64_t)most * MILLISECOND) return;
    too_long++;
    print_error("%s, %s: a %s takes %.1f ms\n", variant, line,
                most == MOST ? "step" : "line (or an end)", (double)blocks / MILLISECOND);
}

static bool exec(PlySession *session, const char *line) {
    int64_t before = work, said = answered;
    refused = false;
    ply_exec(session, line, PLY_JSON);
    check(before, said, MOST_LINE, line);
    return !refused;
}

/* Starts the job, lets it work for a while and stops it; false when it was refused. */
static bool measure(PlySession *session, const char *line) {
    if (!exec(session, line)) return false;
    int64_t begun = work;
    /* At the end of a training its network is written once, which is megabytes. */
    bool writes = strncmp(line, "train", 5) == 0;
    for (;;) {
        int64_t before = work, said = answered;
        PlyState state = ply_pump(session, 1);
        check(before, said, writes ? MOST_LINE : MOST, line);
        if (state != PLY_BUSY || work - begun > (int64_t)ENOUGH * MILLISECOND) break;
    }
    exec(session, "stop");
    ply_exec(session, "cancel", PLY_JSON);
    while (ply_pump(session, 1) == PLY_BUSY)
        ;
    return true;
}

/* ---- tests ----------------------------------------------------------------------------------- */

static bool starts_job(const Command *command) {
    return command->answers && !strncmp(command->answers, "progress", 8);
}

/* Every way to start the job, on the position of the session; how many were not refused. */
static int measure_command(PlySession *session, const Command *command) {
    int count = 0, known = 0;
    Writer line;
    writer_init(&line);
    for (const struct Example *words = examples; words->command; words++) {
        if (strcmp(words->command, command->name) != 0) continue;
        known++;
        bool players = strstr(words->words, "PLAYER") != NULL;
        for (int i = 0; i < (players ? registry_searchers.count : 1); i++)
            for (int largest = !whole; largest < 2; largest++) {
                writer_clear(&line);
                write_text(&line, command->name);
                write_words(&line, words->words, registry_searchers.rows[i]->name, largest);
                const Param *param = command->options ? command->options->params : NULL;
                for (; param && param->name; param++)
                    write_option(&line, param, largest);
                count += measure(session, line.text);
            }
    }
    if (!known) fail_msg("nobody says what words the job %s wants", command->name);
    writer_done(&line);
    return count;
}

/* All commands in this variant, after a move, so that there is something to review. */
static void measure_variant(const char *spec, int counts[]) {
    const PlyHost host = {.output = output, .now = now};
    PlySession *session = ply_new(&host);
    char line[300];
    snprintf(line, sizeof line, "new %s", spec);
    variant = spec;
    if (exec(session, line)) {
        exec(session, "go random");
        while (ply_pump(session, 1) == PLY_BUSY)
            ;
        for (int i = 0; command_at(i); i++)
            if (starts_job(command_at(i))) counts[i] += measure_command(session, command_at(i));
    }
    ply_free(session);
}

/* Each of the games as it is, and with each of its numbers at its largest. */
static void no_step_is_long(void **) {
    int counts[COMMANDS_MAX] = {0};
    for (int i = 0; i < registry_games.count; i++) {
        const Row *row = registry_games.rows[i];
        char spec[120];
        whole = true;
        measure_variant(row->name, counts);
        whole = false;
        for (const Param *param = row->params; param && param->name; param++) {
            if (param->type != PARAM_TYPE_INT) continue;
            snprintf(spec, sizeof spec, "%s(%s=%.0f)", row->name, param->name, param->max);
            measure_variant(spec, counts);
        }
    }
    assert_int_equal(too_long, 0);
    for (int i = 0; command_at(i); i++)
        if (starts_job(command_at(i)) && !counts[i])
            fail_msg("%s was refused in every game: %s", command_at(i)->name, sentence);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_step_is_long)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
