/* help.c - the manual, written from the tables. */
#include "base/words.h"
#include "shell/commands/commands.h"

#include <string.h>

#include "base/spec.h"
#include "shell/commands/help.h"

enum { WIDTH = 78, COLUMN = 14 };

/* ---- overview -------------------------------------------------------------------------------- */

/* The first sentence, or what stands in it before its examples. */
static void first_sentence(const char *doc, Writer *out) {
    const char *end = strstr(doc, ". "), *example = strstr(doc, ": `");
    size_t length = end ? (size_t)(end - doc) + 1 : strlen(doc);
    bool cut = example && (size_t)(example - doc) < length;
    char text[400];
    Writer sentence;
    writer_fixed(&sentence, text, sizeof text);
    write_bytes(&sentence, doc, cut ? (size_t)(example - doc) : length);
    if (cut) write_char(&sentence, '.');
    write_wrapped(out, text, COLUMN, COLUMN, WIDTH);
}

static void overview(const PlySession *session, Writer *out) {
    write_text(out, "Commands (`help WORD` says more; a word may be a command, a game, a searcher, "
                    "an\nevaluation or a parameter such as uct.c; `help protocol` describes JSON)");
    const char *group = NULL;
    const Command *command;
    for (int i = 0; (command = command_at(i)); i++) {
        if (!group || strcmp(group, command->group) != 0) {
            group = command->group;
            write_char(out, '\n');
            write_char(out, '\n');
            paint(&session->outlet, out, PAINT_BOLD, group);
        }
        write_text(out, "\n  ");
        paint(&session->outlet, out, PAINT_NAME, command->name);
        write_padded(out, "", COLUMN - 2 - (int)strlen(command->name));
        first_sentence(command->doc, out);
    }
}

/* ---- rows and parameters --------------------------------------------------------------------- */

static void write_init(const Param *param, Writer *out) {
    switch (param->type) {
    case PARAM_TYPE_BOOL: write_text(out, param->init != 0 ? "yes" : "no"); break;
    case PARAM_TYPE_ENUM: write_text(out, param->choices[(int)param->init]); break;
    case PARAM_TYPE_TEXT:
    case PARAM_TYPE_BLOB:
        write_text(out, param->init_text && *param->init_text ? param->init_text : "nothing");
        break;
    case PARAM_TYPE_SPEC: write_text(out, param->init_text); break;
    case PARAM_TYPE_TIME: write_format(out, "%ss", REAL_TEXT(param->init)); break;
    case PARAM_TYPE_INT:
    case PARAM_TYPE_REAL: write_real(out, param->init); break;
    }
}

static void write_range(const Param *param, Writer *out) {
    switch (param->type) {
    case PARAM_TYPE_BOOL: write_text(out, "yes or no"); break;
    case PARAM_TYPE_ENUM:
        for (int i = 0; param->choices[i]; i++)
            write_format(out, "%s%s", i ? " | " : "", param->choices[i]);
        break;
    case PARAM_TYPE_TEXT: write_format(out, "a word of at most %d letters", (int)param->max); break;
    case PARAM_TYPE_SPEC: write_format(out, "any %s", param->kind); break;
    case PARAM_TYPE_BLOB:
        write_format(out, "the name of a %s that is loaded", param->kind ? param->kind : "blob");
        break;
    case PARAM_TYPE_TIME:
    case PARAM_TYPE_INT:
    case PARAM_TYPE_REAL:
        write_bound(out, param->min);
        write_text(out, " to ");
        write_bound(out, param->max);
        if (param->unit) write_format(out, " %s", param->unit);
        break;
    }
}

static void describe_param(const PlySession *session, const Param *param, Writer *out) {
    write_text(out, "\n  ");
    paint(&session->outlet, out, PAINT_NAME, param->name);
    write_padded(out, "", COLUMN - 2 - (int)strlen(param->name));
    Writer line;
    writer_init(&line);
    if (param->title) write_format(&line, "%s. ", param->title);
    write_text(&line, param->doc);
    write_text(&line, " Default ");
    write_init(param, &line);
    write_text(&line, ", range ");
    write_range(param, &line);
    if (param->alias) write_format(&line, "; also called %s", param->alias);
    if (param->flags & PARAM_GENE) write_text(&line, "; may be evolved");
    write_char(&line, '.');
    write_wrapped(out, line.text, COLUMN, COLUMN, WIDTH);
    writer_done(&line);
}

static void describe_params(const PlySession *session, const Row *row, Writer *out) {
    bool some = false;
    /* Advanced ones come last. */
    for (unsigned flag = 0; flag <= PARAM_ADVANCED; flag += PARAM_ADVANCED)
        for (const Param *param = row->params; param && param->name; param++) {
            if ((param->flags & PARAM_ADVANCED) != flag) continue;
            if (!some) write_text(out, "\n");
            some = true;
            describe_param(session, param, out);
        }
}

static void topic_row(const PlySession *session, const Row *row, const char *kind, Writer *out) {
    Writer line;
    writer_init(&line);
    paint(&session->outlet, out, PAINT_BOLD, row->name);
    write_format(out, " (%s)", kind);
    if (row->title) write_format(out, ": %s", row->title);
    write_char(out, '\n');
    write_wrapped(out, row->doc, 0, 0, WIDTH);
    for (int i = 0; row->aliases && row->aliases[i]; i++)
        write_format(&line, "%s%s", i ? ", " : "Also called ", row->aliases[i]);
    if (line.length) {
        write_char(&line, '.');
        write_char(out, '\n');
        write_wrapped(out, line.text, 0, 0, WIDTH);
    }
    writer_done(&line);
    describe_params(session, row, out);
    const Scope *scope = &session->record.variant->scope.scope;
    const Preset *preset;
    for (int i = 0; (preset = scope_preset(scope, row, i)); i++) {
        if (i == 0) write_text(out, "\n\nPresets, as in preset=NAME");
        writer_init(&line);
        if (preset->title) write_format(&line, "%s: ", preset->title);
        if (preset->doc) write_format(&line, "%s ", preset->doc);
        write_text(&line, preset->values);
        write_text(out, "\n  ");
        write_padded(out, preset->name, COLUMN - 2);
        if (strlen(preset->name) >= COLUMN - 2) write_char(out, ' ');
        write_wrapped(out, line.text, COLUMN, COLUMN, WIDTH);
        writer_done(&line);
    }
}

static void list_rows(const char *title, const Row *const *rows, Writer *out) {
    Writer line;
    writer_init(&line);
    write_text(&line, title);
    for (int i = 0; rows[i]; i++)
        write_format(&line, "%s %s", i ? "," : "", rows[i]->name);
    write_char(&line, '.');
    write_char(out, '\n');
    write_wrapped(out, line.text, 0, 0, WIDTH);
    writer_done(&line);
}

static void topic_command(const PlySession *session, const Command *command, Writer *out) {
    Writer usage;
    writer_init(&usage);
    command_usage(command, &usage);
    paint(&session->outlet, out, PAINT_BOLD, usage.text);
    writer_done(&usage);
    write_char(out, '\n');
    write_wrapped(out, command->doc, 0, 0, WIDTH);
    if (command->options) describe_params(session, command->options, out);
}

/* ---- the JSON protocol ----------------------------------------------------------------------- */

/* What holds for every answer, then each command with the types of its answers. The members of
 * every type stand in core/answers/. */
static void topic_protocol(const PlySession *session, Writer *out) {
    static const char *const rules[] = {
        "After `json on`, or started with --json, the program answers with one JSON object a line.",
        "Every object has `type`; `re`, the number of the line that it answers, from 1; and, where "
        "a job speaks, `job`, its number, from 1.",
        "A refused line is answered by `error`, with a sentence in `text`. Nothing has changed "
        "then. A command that has nothing to tell is answered by `ok`.",
        "A job answers `started` at once, `progress` at most ten times a second while it works, "
        "and its last line when it has finished or was stopped. `cancelled`, with the `reason`, "
        "or `error` stands in place of the last line of a job that was thrown away or failed.",
        "`describe` has all games, searchers, parameters and commands as data. What the members "
        "of each type mean is written in core/answers of the sources."};
    paint(&session->outlet, out, PAINT_BOLD, "The JSON protocol");
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        write_text(out, i ? "\n\n" : "\n");
        write_wrapped(out, rules[i], 0, 0, WIDTH);
    }
    write_text(out, "\n\nCommands, and the types of their answers");
    const Command *command;
    for (int i = 0; (command = command_at(i)); i++) {
        write_text(out, "\n  ");
        paint(&session->outlet, out, PAINT_NAME, command->name);
        write_padded(out, "", COLUMN - 2 - (int)strlen(command->name));
        write_text(out, command->answers);
    }
}

/* ---- finding --------------------------------------------------------------------------------- */

/* Rows that help knows by name: games, searchers, and every game's evaluations and policies. */
static const Row *find_row(const PlySession *session, const char *name, const char **kind) {
    static const char *const kinds[] = {"game", "searcher", "evaluation", "playout policy",
                                        "learner"};
    const RowSet *own = session->record.variant->scope.sets;
    const RowSet *const sets[] = {&registry_games, &own[0], &own[1], &own[2], &own[3]};
    for (int i = 0; i < 5; i++) {
        const Row *row = rowset_find(sets[i], name);
        *kind = kinds[i];
        if (row) return row;
    }
    for (int i = 0; i < registry_games.count; i++) {
        const GameDef *def = (const GameDef *)registry_games.rows[i];
        const Row *const *const lists[] = {def->evals, def->playouts};
        for (int k = 0; k < 2; k++)
            for (int j = 0; lists[k] && lists[k][j]; j++)
                if (strcmp(lists[k][j]->name, name) == 0) {
                    *kind = kinds[2 + k];
                    return lists[k][j];
                }
    }
    return NULL;
}

/* The learner of a name that an evaluation may have, too. */
static const Row *find_learner(const PlySession *session, const char *name) {
    return rowset_find(&session->record.variant->scope.sets[3], name);
}

static bool unknown_topic(const PlySession *session, const char *word, Err *err) {
    Words words = {.count = 0};
    const Command *command;
    words_add(&words, "protocol");
    const RowSet *sets = session->record.variant->scope.sets;
    for (int i = 0; (command = command_at(i)); i++)
        words_add(&words, command->name);
    for (int i = 0; i < registry_games.count; i++)
        words_add(&words, registry_games.rows[i]->name);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < sets[k].count; i++)
            words_add(&words, sets[k].rows[i]->name);
    return words_unknown(err, word, &words, "Unknown topic of help");
}

/* `uct.c`, `uct.eval`: one parameter of a row. */
static bool topic_param(PlySession *session, const char *word, Writer *out, Err *err) {
    char name[64];
    const char *kind;
    size_t length = strcspn(word, ".");
    if (length >= sizeof name) return unknown_topic(session, word, err);
    memcpy(name, word, length);
    name[length] = 0;
    const Row *row = find_row(session, name, &kind);
    const Command *command = row ? NULL : command_find(name);
    if (command) row = command->options;
    if (!row) return unknown_topic(session, name, err);
    const Param *param = param_find(row, word + length + 1);
    const Row *learner = find_learner(session, name);
    if (!param && learner) param = param_find(learner, word + length + 1);
    if (!param)
        return param_unknown(row, name, word + length + 1, &session->record.variant->scope.scope,
                             err);
    paint(&session->outlet, out, PAINT_BOLD, name);
    describe_param(session, param, out);
    return true;
}

bool help_topic(PlySession *session, const char *word, Writer *out, Err *err) {
    if (!word) {
        overview(session, out);
        return true;
    }
    if (strchr(word, '.')) return topic_param(session, word, out, err);
    if (strcmp(word, "protocol") == 0) {
        topic_protocol(session, out);
        return true;
    }
    const Command *command = command_find(word);
    const char *kind = NULL;
    const Row *row = find_row(session, word, &kind);
    if (command) topic_command(session, command, out);
    if (command && row) write_text(out, "\n\n");
    if (row) topic_row(session, row, kind, out);
    const Row *learner = find_learner(session, word);
    if (learner && learner != row) {
        write_text(out, "\n\n");
        topic_row(session, learner, "learner", out);
    }
    if (row && strcmp(kind, "game") == 0) {
        const GameDef *def = (const GameDef *)row;
        write_char(out, '\n');
        if (def->evals) list_rows("Evaluations:", def->evals, out);
        if (def->playouts) list_rows("Playout policies:", def->playouts, out);
    }
    return command || row || unknown_topic(session, word, err);
}
