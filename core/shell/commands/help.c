/* help.c - the manual, written from the tables. */
#include "base/words.h"
#include "shell/commands/commands.h"

#include <string.h>

#include "base/spec.h"
#include "shell/commands/help.h"
#include "shell/messages.def"

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
    int width = (int)strlen(param->name);
    write_padded(out, "", width < COLUMN - 2 ? COLUMN - 2 - width : 1);
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

static void describe_presets(const PlySession *session, const Row *row, Writer *out) {
    const Scope *scope = &session->record.variant->scope.scope;
    const Preset *preset;
    for (int i = 0; (preset = scope_preset(scope, row, i)); i++) {
        if (i == 0) write_text(out, "\n\nPresets, as in preset=NAME");
        Writer line;
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
    describe_presets(session, row, out);
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

typedef struct Found {
    const Row *row;
    const char *kind;
} Found;

enum { KINDS = 5 };

/* An evaluation or a playout policy (1) of this name, of the first game that has one. */
static const Row *find_elsewhere(const char *name, int playouts) {
    for (int i = 0; i < registry_games.count; i++) {
        const GameDef *def = (const GameDef *)registry_games.rows[i];
        const Row *const *rows = playouts ? def->playouts : def->evals;
        for (; rows && *rows; rows++)
            if (strcmp((*rows)->name, name) == 0) return *rows;
    }
    return NULL;
}

/* What help knows by this name, at most one of each kind: games, searchers, evaluations and
 * policies of the present game or, where it has none, of another one, learners. Returns how
 * many. */
static int find_rows(const PlySession *session, const char *name, Found found[KINDS]) {
    static const char *const kinds[KINDS] = {"game", "searcher", "evaluation", "playout policy",
                                             "learner"};
    const RowSet *own = session->record.variant->scope.sets;
    int count = 0;
    for (int i = 0; i < KINDS; i++) {
        const Row *row = rowset_find(i ? &own[i - 1] : &registry_games, name);
        if (!row && (i == 2 || i == 3)) row = find_elsewhere(name, i == 3);
        bool known = !row;
        for (int k = 0; k < count; k++)
            known = known || found[k].row == row;
        if (!known) found[count++] = (Found){row, kinds[i]};
    }
    return count;
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
    return words_unknown(err, word, &words, unknown_topic);
}

/* What stands behind the point: a parameter, or the presets. */
static bool topic_part(const PlySession *session, const Row *row, const char *name,
                       const char *part, Writer *out) {
    const Param *param = param_find(row, part);
    bool presets = !param && strcmp(part, "preset") == 0 &&
                   scope_preset(&session->record.variant->scope.scope, row, 0);
    if (!param && !presets) return false;
    paint(&session->outlet, out, PAINT_BOLD, name);
    if (param)
        describe_param(session, param, out);
    else
        describe_presets(session, row, out);
    return true;
}

/* `uct.c`, `uct.preset`: of the first row of that name which has it. */
static bool topic_param(PlySession *session, const char *word, Writer *out, Err *err) {
    char name[64];
    size_t length = strcspn(word, ".");
    if (length >= sizeof name) return unknown_topic(session, word, err);
    memcpy(name, word, length);
    name[length] = 0;
    const char *part = word + length + 1;
    Found found[KINDS];
    int count = find_rows(session, name, found);
    for (int i = 0; i < count; i++)
        if (topic_part(session, found[i].row, name, part, out)) return true;
    const Command *command = command_find(name);
    const Row *options = command ? command->options : NULL;
    if (options && topic_part(session, options, name, part, out)) return true;
    if (!count && !command) return unknown_topic(session, name, err);
    if (!count && !options) return err_set(err, command_without_options, name, name);
    return param_unknown(count ? found[0].row : options, name, part,
                         &session->record.variant->scope.scope, err);
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
    Found found[KINDS];
    int count = find_rows(session, word, found);
    const Command *command = command_find(word);
    if (command) topic_command(session, command, out);
    for (int i = 0; i < count; i++) {
        if (command || i) write_text(out, "\n\n");
        topic_row(session, found[i].row, found[i].kind, out);
        if (strcmp(found[i].kind, "game") != 0) continue;
        const GameDef *def = (const GameDef *)found[i].row;
        write_char(out, '\n');
        if (def->evals) list_rows("Evaluations:", def->evals, out);
        if (def->playouts) list_rows("Playout policies:", def->playouts, out);
    }
    return command || count || unknown_topic(session, word, err);
}
