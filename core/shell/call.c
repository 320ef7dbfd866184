/* call.c - reading a line by the row of its command; usage; answers to it. */
#include "shell/call.h"

#include <string.h>

#include "base/number.h"
#include "base/spec.h"
#include "base/words.h"
#include "shell/messages.def"
#include "shell/record.h"

/* ---- usage ----------------------------------------------------------------------------------- */

void command_usage(const Command *command, Writer *out) {
    write_text(out, command->name);
    for (const Param *arg = command->args; arg && arg->name; arg++) {
        bool needed = arg->type == PARAM_TYPE_TEXT ? arg->min > 0 : arg->flags & ARG_NEEDED;
        write_format(out, needed ? " %s" : " [%s]", arg->name);
    }
    if (command->usage) write_format(out, " %s", command->usage);
}

bool refuse_usage(Call *call, bool many) {
    Writer usage;
    writer_init(&usage);
    command_usage(call->command, &usage);
    bool open = usage.length > 0 && usage.text[usage.length - 1] == '.'; /* it ends in "..." */
    if (!open) write_char(&usage, '.');
    if (many)
        err_set(&call->err, too_many_words, call->command->name, usage.text);
    else
        err_set(&call->err, words_missing, call->command->name, usage.text);
    writer_done(&usage);
    return false;
}

bool arg_number(Call *call, int place, int64_t usual, int64_t max, int64_t *out) {
    *out = call->args[place] < 0 ? usual : call->args[place];
    if (*out <= max) return true;
    return err_set(&call->err, number_too_large, call->command->args[place].name,
                   call->command->name, (long long)max, (long long)*out);
}

/* ---- words and options ----------------------------------------------------------------------- */

bool word_option(const char *word, char *key, size_t capacity, const char **value) {
    size_t length = strcspn(word, "=(");
    if (word[length] != '=' || length == 0 || length >= capacity) return false;
    memcpy(key, word, length);
    key[length] = 0;
    *value = word + length + 1;
    return true;
}

/* Whether the word is one for this place, by its looks. */
static bool takes(const Param *arg, const char *word) {
    if (arg->type == PARAM_TYPE_INT) return *word && strchr("+-.0123456789", *word);
    if (arg->type == PARAM_TYPE_BOOL) return strcmp(arg->name, word) == 0;
    for (int i = 0; arg->type == PARAM_TYPE_ENUM && arg->choices[i]; i++)
        if (strcmp(arg->choices[i], word) == 0) return true;
    return false;
}

/* A word that fits no place. `place` is the first that is left, null = none is. */
static bool refuse_word(Call *call, const Param *place, const char *word) {
    if (!place) return refuse_usage(call, true);
    int64_t ignored;
    if (place->type == PARAM_TYPE_INT)
        return param_set(place, call->command->name, &ignored, word, games_scope(), NULL,
                         &call->err);
    const char *known[32];
    int count = 0;
    for (const Param *arg = call->command->args; arg->name; arg++) {
        if (arg->type == PARAM_TYPE_BOOL) known[count++] = arg->name;
        for (int i = 0; arg->type == PARAM_TYPE_ENUM && arg->choices[i]; i++)
            known[count++] = arg->choices[i];
    }
    known[count] = NULL;
    /* A known word that is left over was said before. */
    return words_choose(&call->err, word, known, call->command->name) >= 0 &&
           refuse_usage(call, true);
}

/* Puts a word without a key in its place. */
static bool read_word(Call *call, char *word) {
    const Param *args = call->command->args, *left = NULL;
    double texts = 0;
    for (int i = 0; args && args[i].name; i++) {
        if (args[i].type == PARAM_TYPE_TEXT) texts += args[i].max;
        if (args[i].type == PARAM_TYPE_TEXT || (call->given & 1u << i)) continue;
        if (!left) left = &args[i];
        if (!takes(&args[i], word)) continue;
        call->given |= 1u << i;
        call->args[i] = 1;
        return args[i].type == PARAM_TYPE_BOOL ||
               param_set(&args[i], call->command->name, &call->args[i], word, games_scope(), NULL,
                         &call->err);
    }
    if (call->count >= texts || (left && (left->flags & ARG_NEEDED)))
        return refuse_word(call, left, word);
    call->words[call->count++] = word;
    return true;
}

/* Whether nothing is missing; fills in what was left out. */
static bool check_args(Call *call) {
    const Param *args = call->command->args;
    double texts = 0;
    bool missing = false;
    for (int i = 0; args && args[i].name; i++) {
        if (args[i].type == PARAM_TYPE_TEXT) texts += args[i].min;
        if (call->given & 1u << i) continue;
        call->args[i] = (int64_t)args[i].init;
        missing = missing || (args[i].flags & ARG_NEEDED);
    }
    return missing || call->count < texts ? refuse_usage(call, false) : true;
}

/* Cuts the rest into words at top level; key=value words go into the command's options. */
static bool read_words(Call *call) {
    const Command *command = call->command;
    size_t length = strlen(call->rest);
    call->words = ARENA_NEW(call->arena, char *, length / 2 + 2, &call->err);
    char *piece = arena_alloc(call->arena, length + 2, &call->err);
    if (!call->words || !piece) return false;
    const char *text = call->rest, *value;
    char key[32];
    while (spec_split(&text, ' ', piece, length + 2, &call->err)) {
        if (*piece == 0) continue;
        bool option = command->options && word_option(piece, key, sizeof key, &value);
        if (!option) {
            char *word = arena_text(call->arena, piece, &call->err);
            if (!word || !read_word(call, word)) return false;
            continue;
        }
        const Param *param = param_find(command->options, key);
        if (!param) return param_unknown(command->options, command->name, key, NULL, &call->err);
        if (!param_set(param, command->name, call->options, value, games_scope(), call->arena,
                       &call->err))
            return false;
    }
    return call->err.text[0] == 0;
}

bool call_read(Call *call) {
    const Command *command = call->command;
    if (command->options) {
        call->options = arena_alloc(call->arena, command->options->size, &call->err);
        if (!call->options || !param_defaults(command->options, call->options, games_scope(),
                                              call->arena, &call->err))
            return false;
    }
    if (command->flags & CMD_RAW) {
        call->count = *call->rest != 0;
    } else if (!read_words(call)) {
        return false;
    }
    return check_args(call);
}

/* ---- answers --------------------------------------------------------------------------------- */

Json *answer_begin(Answer *answer, Call *call, const char *type) {
    return answer_to(answer, call->outlet, call->re, call->json, type);
}

bool answer_fact(Call *call, const char *type, const char *key, const char *text) {
    Answer answer;
    answer_begin(&answer, call, type);
    return answer_line(&answer, key, text);
}

bool answer_ok(Call *call) {
    Answer answer;
    answer_begin(&answer, call, "ok");
    return answer_send(&answer);
}
