/* complete.c - what may stand at the cursor: commands, specs, moves, options, topics. */
#include "play/jobs/think.h"
#include "shell/commands/commands.h"

#include <string.h>

#include "base/spec.h"

enum { WORD_MAX = 4096 };

/* One completion in progress. */
typedef struct Finder {
    PlySession *session;
    char prefix[WORD_MAX]; /* what stands before the cursor and is to be completed */
    size_t length;
    int count;
    void (*found)(void *context, const char *word, const char *doc);
    void *context;
} Finder;

static void offer(Finder *finder, const char *word, const char *tail, const char *doc) {
    if (strncmp(word, finder->prefix, finder->length) != 0) return;
    char whole[128], brief[160];
    writer_into(whole, sizeof whole, "%s%s", word, tail);
    const char *end = doc ? strstr(doc, ". ") : NULL;
    writer_into(brief, sizeof brief, "%.*s", end ? (int)(end - doc) + 1 : -1, doc ? doc : "");
    finder->count++;
    if (finder->found) finder->found(finder->context, whole, brief);
}

static void offer_rows(Finder *finder, const RowSet *set) {
    if (!set) return;
    for (int i = 0; i < set->count; i++) {
        const Row *row = set->rows[i];
        offer(finder, row->name, "", row->title ? row->title : row->doc);
    }
}

static const Scope *scope_of(const Finder *finder) {
    return &finder->session->record.variant->scope.scope;
}

static void offer_params(Finder *finder, const Row *row, const char *tail) {
    for (const Param *param = row->params; param && param->name; param++)
        offer(finder, param->name, tail, param->doc);
    if (scope_preset(scope_of(finder), row, 0))
        offer(finder, "preset", tail, "A ready-made set of values.");
}

static void offer_words(Finder *finder, const char *const *words) {
    for (int i = 0; words && words[i]; i++)
        offer(finder, words[i], "", "");
}

/* ---- inside a spec --------------------------------------------------------------------------- */

static const RowSet *set_of(Finder *finder, const char *kind) {
    if (strcmp(kind, "game") == 0) return finder->session->games.sets;
    return scope_set(scope_of(finder), kind);
}

static void set_prefix(Finder *finder, const char *text) {
    size_t length = strlen(text);
    if (length >= sizeof finder->prefix) length = sizeof finder->prefix - 1;
    memmove(finder->prefix, text, length);
    finder->prefix[length] = 0;
    finder->length = length;
}

static void offer_value(Finder *finder, const Row *row, const char *key) {
    static const char *const switches[] = {"yes", "no", NULL};
    const Param *param = param_find(row, key);
    if (!param && strcmp(key, "preset") == 0) {
        const Preset *preset;
        for (int i = 0; (preset = scope_preset(scope_of(finder), row, i)); i++)
            offer(finder, preset->name, "", preset->title ? preset->title : preset->values);
        return;
    }
    if (!param) return;
    if (param->type == PARAM_TYPE_ENUM) offer_words(finder, param->choices);
    if (param->type == PARAM_TYPE_BOOL) offer_words(finder, switches);
    if (param->type == PARAM_TYPE_SPEC) offer_rows(finder, set_of(finder, param->kind));
    const BlobStore *blobs = &finder->session->blobs;
    for (int i = 0; param->type == PARAM_TYPE_BLOB && i < BLOBS_MAX; i++) {
        const Blob *blob = &blobs->blob[i];
        bool fits = !param->kind || (blob->kind && strcmp(blob->kind, param->kind) == 0);
        if (blob->name && fits) offer(finder, blob->name, "", "");
    }
}

/* Completes in `text` (a spec up to the cursor); returns where in it the completed word begins. */
static size_t in_spec(Finder *finder, const char *kind, const char *text) {
    const RowSet *set = set_of(finder, kind);
    const Row *row = NULL;
    const char *start = text, *at = text;
    char key[64] = "";
    for (; *at && set; at++) {
        if (*at == '(') {
            char name[64];
            spec_name(start, name, sizeof name);
            row = rowset_find(set, name);
            if (!row) return strlen(text);
            start = at + 1;
            *key = 0;
        } else if (*at == '=' && row) {
            size_t length = (size_t)(at - start);
            if (length >= sizeof key) return strlen(text);
            memcpy(key, start, length);
            key[length] = 0;
            start = at + 1;
            const Param *param = param_find(row, key);
            /* A nested spec opens a level of its own: recursion keeps this level's row. */
            if (param && param->type == PARAM_TYPE_SPEC) {
                int depth = 0;
                const char *end = start;
                for (; *end && (depth > 0 || (*end != ',' && *end != ')')); end++)
                    depth += (*end == '(') - (*end == ')');
                if (!*end) return (size_t)(start - text) + in_spec(finder, param->kind, start);
                at = end - 1;
            }
        } else if (*at == ',' && row) {
            start = at + 1;
            *key = 0;
        } else if (*at == ')') {
            return strlen(text); /* finished: nothing more to say */
        }
    }
    set_prefix(finder, start);
    if (!row)
        offer_rows(finder, set);
    else if (*key)
        offer_value(finder, row, key);
    else
        offer_params(finder, row, "=");
    return (size_t)(start - text);
}

/* ---- words of commands ----------------------------------------------------------------------- */

static void offer_moves(Finder *finder) {
    const Record *record = &finder->session->record;
    const Game *game = record->variant->game;
    int count = record_moves(record);
    for (int i = 0; i < count; i++)
        offer(finder, MOVE_TEXT(game, record_state(record), record->variant->moves[i]), "", "");
}

static void offer_jobs(Finder *finder) {
    for (Task *task = NULL; (task = task_next(finder->session, task, TASK_ANY, TASK_USED));) {
        offer(finder, REAL_TEXT(task->number), "", task->job->def->kind);
    }
}

static void offer_seats(Finder *finder) {
    const Game *game = session_game(finder->session);
    for (int seat = 0; seat < game->players; seat++)
        offer(finder, game_player_name(game, seat), "", seats_spec(finder->session, seat));
}

static void offer_commands(Finder *finder) {
    const Command *command;
    for (int i = 0; (command = command_at(i)); i++)
        offer(finder, command->name, "", command->doc);
}

static void offer_topics(Finder *finder) {
    offer(finder, "protocol", "", "The JSON protocol.");
    offer_commands(finder);
    offer_rows(finder, &registry_games);
    const Scope *scope = scope_of(finder);
    for (int i = 0; i < scope->count; i++)
        offer_rows(finder, &scope->sets[i]);
}

/* Options of the search that `tune` would change. */
static size_t in_tune(Finder *finder, const char *word) {
    Err ignored;
    Task *task = task_choose(finder->session, NULL, TASK_SEARCH, TASK_USED, &ignored);
    if (!task) return strlen(word);
    const Row *row = think_search(task->job)->choice->row;
    const char *equals = strchr(word, '=');
    char key[64];
    if (!equals) {
        set_prefix(finder, word);
        offer_params(finder, row, "=");
        return 0;
    }
    size_t length = (size_t)(equals - word);
    if (length >= sizeof key) return strlen(word);
    memcpy(key, word, length);
    key[length] = 0;
    set_prefix(finder, equals + 1);
    offer_value(finder, row, key);
    return length + 1;
}

/* Completes a word of that kind (commands.h); `first` is the first word of the line's rest. */
static size_t in_kind(Finder *finder, const char *kind, const char *first, const char *word) {
    static const struct {
        const char *kind;
        void (*offer)(Finder *finder);
    } lists[] = {
        {"move", offer_moves}, {"job", offer_jobs}, {"seat", offer_seats}, {"topic", offer_topics}};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        if (strcmp(kind, lists[i].kind) == 0) {
            lists[i].offer(finder);
            return 0;
        }
    const char *equals = strchr(word, '=');
    if (strcmp(kind, "path") == 0) return in_tune(finder, word);
    if (strcmp(kind, "spec") == 0) return in_spec(finder, first, word);
    if (strcmp(kind, "player") == 0 && equals && equals < word + strcspn(word, "("))
        return (size_t)(equals + 1 - word) + in_spec(finder, kind, equals + 1);
    return in_spec(finder, kind, word);
}

/* Completes the last word of a command's line; `index` is its number. Returns where in the word. */
static size_t in_word(Finder *finder, const Command *command, const char *first, int index,
                      const char *word) {
    const char *equals = strchr(word, '=');
    const char *open = strchr(word, '(');
    set_prefix(finder, word);
    if (command->options && equals && (!open || equals < open)) {
        char key[32];
        const char *value;
        if (!word_option(word, key, sizeof key, &value)) return strlen(word);
        set_prefix(finder, value);
        offer_value(finder, command->options, key);
        return (size_t)(value - word);
    }
    if (command->options && !open) offer_params(finder, command->options, "=");
    /* The places that the word may have: `low` and `high` words must and may stand before it. */
    double low = 0, high = 0;
    size_t from = 0;
    for (const Param *arg = command->args; arg && arg->name; arg++) {
        bool text = arg->type == PARAM_TYPE_TEXT, needed = arg->flags & ARG_NEEDED;
        bool last = !arg[1].name || arg[1].type != PARAM_TYPE_TEXT;
        high += text ? arg->max : needed;
        if (index >= low && (index < high || (text ? last : !needed))) {
            if (!open && !equals && arg->type == PARAM_TYPE_BOOL) offer(finder, arg->name, "", "");
            if (!open && !equals) offer_words(finder, arg->choices);
            if (arg->kind) from = in_kind(finder, arg->kind, first, word);
        }
        low += text ? arg->min : needed;
    }
    return from;
}

/* Where the word that ends at `cursor` begins, and how many words stand before it. */
static size_t word_start(const char *line, size_t cursor, int *index) {
    size_t start = 0;
    int depth = 0;
    bool inside = false;
    *index = 0;
    for (size_t i = 0; i < cursor; i++) {
        if (line[i] == '(') depth++;
        if (line[i] == ')' && depth > 0) depth--;
        if (line[i] == ' ' && depth == 0) {
            if (inside) ++*index;
            inside = false;
            start = i + 1;
        } else {
            inside = true;
        }
    }
    return start;
}

int ply_complete(PlySession *session, const char *line, size_t cursor, size_t *from,
                 void (*found)(void *context, const char *word, const char *doc), void *context) {
    Finder finder = {.session = session, .found = found, .context = context};
    size_t length = strnlen(line, PLY_LINE_MAX);
    if (cursor > length) cursor = length;
    int index;
    size_t start = word_start(line, cursor, &index);
    *from = start;
    if (cursor - start >= WORD_MAX) return 0;
    char word[WORD_MAX], name[32], first[32];
    memcpy(word, line + start, cursor - start);
    word[cursor - start] = 0;
    set_prefix(&finder, word);
    if (index == 0) {
        offer_commands(&finder);
        return finder.count;
    }
    const char *rest = line + strspn(line, " ");
    spec_name(rest, name, sizeof name);
    rest += strcspn(rest, " ");
    spec_name(rest, first, sizeof first);
    const Command *command = command_find(name);
    if (command) *from = start + in_word(&finder, command, first, index - 1, word);
    return finder.count;
}
