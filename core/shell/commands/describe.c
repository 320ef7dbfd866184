/* describe.c - everything that the tables know, as JSON for the page; values of a spec. */
#include "shell/commands/commands.h"
#include "shell/commands/help.h"

#include <string.h>

typedef EvalRole RoleOf(const Row *row);

static EvalRole eval_role(const Row *row) {
    return ((const EvalDef *)row)->role;
}

static EvalRole playout_role(const Row *row) {
    return ((const PlayoutDef *)row)->role;
}

/* The rows of a list, ended by null, or the one that every game has; each with its role, if any. */
static void describe_rows(const char *key, const Row *const *rows, const Row *generic,
                          RoleOf *role_of, Json *json) {
    static const char *const names[] = {"other", "plain", "strong"};
    const Row *const one[] = {generic, NULL};
    json_array(json, key);
    for (rows = rows ? rows : one; *rows; rows++) {
        json_object(json, NULL);
        row_describe(*rows, json);
        if (role_of) json_text(json, "role", names[role_of(*rows)]);
        json_end(json);
    }
    json_end(json);
}

static void describe_options(const Row *options, Json *json) {
    json_array(json, "options");
    for (const Param *param = options->params; param->name; param++)
        param_describe(param, json, NULL);
    json_end(json);
}

/* Its roles, each with the values it takes the role with, and what it shows of a search. */
static void describe_searcher(const SearcherDef *def, Json *json) {
    json_object(json, "roles");
    for (int role = 0; role < ROLES; role++)
        if (def->roles[role]) json_text(json, role_words[role], def->roles[role]);
    json_end(json);
    json_array(json, "shows");
    if (def->descent) json_text(json, NULL, "descents");
    if (def->iterations) json_text(json, NULL, "iterations");
    json_end(json);
    if (def->recursive) json_text(json, "recursive", def->recursive);
    if (def->call) json_int(json, "call", def->call);
}

/* The words whose bits are set. */
static void describe_words(Json *json, const char *key, const char *const *words, unsigned mask) {
    json_array(json, key);
    for (int i = 0; words && words[i]; i++)
        if (mask & 1u << i) json_text(json, NULL, words[i]);
    json_end(json);
}

/* What the game says to people; what it does not say is left out. */
static void describe_sentences(const GameDef *def, Json *json) {
    describe_words(json, "look", look_words, def->look);
    describe_words(json, "tools", tool_words, def->tools);
    json_array(json, "asks");
    for (const Ask *ask = def->asks; ask && ask->code; ask++) {
        json_object(json, NULL);
        json_text(json, "code", ask->code);
        json_text(json, "title", ask->title);
        json_text(json, "text", ask->text);
        json_text(json, "touch", ask->touch);
        json_end(json);
    }
    json_end(json);
    json_array(json, "endings");
    for (const Ending *ending = def->endings; ending && ending->code; ending++) {
        json_object(json, NULL);
        json_text(json, "code", ending->code);
        json_text(json, "text", ending->text);
        json_end(json);
    }
    json_end(json);
    if (def->goal) {
        json_object(json, "goal");
        json_text(json, "code", def->goal->code);
        json_text(json, "text", def->goal->text);
        json_text(json, "name", def->goal->name);
        json_text(json, "go_on", def->goal->go_on);
        json_end(json);
    }
    json_object(json, "move_titles");
    for (const MoveTitle *row = def->titles; row && row->move; row++)
        json_text(json, row->move, row->title);
    json_end(json);
    if (def->move_phrase) json_text(json, "move_phrase", def->move_phrase);
    if (def->tally_phrase) json_text(json, "tally_phrase", def->tally_phrase);
    if (def->real_time) json_text(json, "real_time", def->real_time);
}

/* The levels of strength in a game, once for all searchers that share them. */
static void describe_levels(const GameDef *game, Json *json) {
    json_array(json, "levels");
    for (const Levels *levels = registry_levels; levels->game; levels++) {
        if (levels->game != game) continue;
        json_object(json, NULL);
        json_array(json, "searchers");
        for (int i = 0; levels->searchers[i]; i++)
            json_text(json, NULL, levels->searchers[i]);
        json_end(json);
        presets_describe(levels->presets, json);
        json_end(json);
    }
    json_end(json);
}

/* Players that the host has described come first: the last in a role takes it. */
static void describe_searchers(const PlySession *session, Json *json) {
    json_array(json, "searchers");
    for (int i = 0; i < BLOBS_MAX; i++) {
        const SearcherDef *def = registry_described(&session->blobs.blob[i]);
        if (!def) continue;
        json_object(json, NULL);
        row_describe(&def->row, json);
        json_bool(json, "own", true);
        describe_searcher(def, json);
        json_end(json);
    }
    for (int i = 0; i < registry_searchers.count; i++) {
        const Row *row = registry_searchers.rows[i];
        const GameDef *only = registry_searcher_game((const SearcherDef *)row);
        json_object(json, NULL);
        row_describe(row, json);
        if (only) json_text(json, "game", only->row.name);
        describe_searcher((const SearcherDef *)row, json);
        json_end(json);
    }
    json_end(json);
}

void describe_json(const PlySession *session, Json *json) {
    json_text(json, "version", PLY_VERSION);
    JSON_OBJECTS(json, "games", i, registry_games.count) {
        const GameDef *def = (const GameDef *)registry_games.rows[i];
        row_describe(&def->row, json);
        describe_rows("evals", def->evals, &game_eval_outcome.row, eval_role, json);
        describe_rows("playouts", def->playouts, &game_playout_uniform.row, playout_role, json);
        if (def->learners) describe_rows("learners", def->learners, NULL, NULL, json);
        describe_levels(def, json);
        describe_sentences(def, json);
    }
    describe_searchers(session, json);
    json_array(json, "commands");
    const Command *command;
    Writer usage;
    writer_init(&usage);
    for (int i = 0; (command = command_at(i)); i++) {
        json_object(json, NULL);
        json_text(json, "name", command->name);
        writer_clear(&usage);
        command_usage(command, &usage);
        json_text(json, "usage", usage.text);
        json_text(json, "doc", command->doc);
        json_text(json, "group", command->group);
        json_text(json, "answers", command->answers);
        if (command->options) describe_options(command->options, json);
        json_end(json);
    }
    writer_done(&usage);
    json_end(json);
}

/* Where the default of a nested spec is a role with a preset of its own: that role if the values
 * are those, "" if not; else null. */
static const char *role_of(const Param *param, const void *values, const Scope *scope) {
    const RowSet *set = scope_set(scope, param->kind);
    if (!set || !param->init_text || !rowset_preset(set, param->init_text)) return NULL;
    return param_is_default(param, values, scope) ? param->init_text : "";
}

static void describe_value(const Param *param, const void *values, const Scope *scope, Json *json) {
    const void *field = (const char *)values + param->offset;
    Choice inner;
    switch (param->type) {
    case PARAM_TYPE_INT: json_int(json, param->name, *(const int64_t *)field); return;
    case PARAM_TYPE_REAL:
    case PARAM_TYPE_TIME: json_real(json, param->name, *(const double *)field); return;
    case PARAM_TYPE_BOOL: json_bool(json, param->name, *(const bool *)field); return;
    case PARAM_TYPE_ENUM:
        json_text(json, param->name, param->choices[*(const int64_t *)field]);
        return;
    case PARAM_TYPE_TEXT:
    case PARAM_TYPE_BLOB: json_text(json, param->name, field); return; /* begins with its name */
    case PARAM_TYPE_SPEC:
        memcpy(&inner, field, sizeof inner);
        json_object(json, param->name);
        json_text(json, "name", inner.row->name);
        const char *role = role_of(param, values, scope);
        if (role) json_text(json, "role", role);
        describe_values(&inner, scope, json, "values");
        json_end(json);
        return;
    }
}

void describe_values(const Choice *choice, const Scope *scope, Json *json, const char *key) {
    json_object(json, key);
    for (const Param *param = choice->row->params; param && param->name; param++)
        if (param_is_listed(param, choice->values, scope))
            describe_value(param, choice->values, scope, json);
    json_end(json);
}
