/* external_player.c - players that the host describes: their file becomes a row like any other. */
#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "searchers/external.h"
#include "searchers/messages.def"

enum {
    PARAMS = 16,
    LIMITS = 4,    /* rows of SEARCH_LIMITS */
    WORDS = 16,    /* of one parameter */
    NAME_MAX = 23, /* as long as Limits.name */
    PATIENCE = 10, /* seconds, where the file does not say */
    PATIENCE_MAX = 3600,
    FILE_MAX = 16384
};

typedef union Value {
    int64_t whole;
    double real;
    bool yes;
} Value;

typedef struct Options {
    Limits limits;
    Value value[PARAMS];
} Options;

typedef struct PlayerFile {
    SearcherDef def; /* first: a PlayerFile is a SearcherDef */
    Param params[PARAMS + LIMITS + 1];
    const char *words[PARAMS][WORDS + 1];
    double patience;
    bool results;
    char text[]; /* of the file, cut into pieces */
} PlayerFile;

static const char head[] = "plyscope player 1\n";
static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";

bool external_player_knows(const void *bytes, size_t size) {
    return size >= sizeof head - 1 && memcmp(bytes, head, sizeof head - 1) == 0;
}

size_t external_player_size(const void *bytes, size_t size, Err *err) {
    if (size > FILE_MAX || memchr(bytes, 0, size)) {
        err_set(err, description_too_long);
        return 0;
    }
    return sizeof(PlayerFile) + size + 1;
}

/* Cuts the next word off; "" at the end. */
static const char *cut(char **at) {
    char *word = *at + strspn(*at, " ");
    char *end = word + strcspn(word, " ");
    *at = *end ? end + 1 : end;
    *end = 0;
    return word;
}

static bool is_name(const char *text) {
    size_t length = strspn(text, letters);
    return length > 0 && length <= NAME_MAX && text[length] == 0 &&
           strchr(letters, text[0]) - letters < 52;
}

static bool read_words(PlayerFile *file, Param *param, int index, const char *init, char *list,
                       Err *err) {
    int count = 0, chosen = -1;
    for (char *word = list; word && *word;) {
        char *next = strchr(word, ',');
        if (next) *next++ = 0;
        if (count == WORDS || !is_name(word))
            return err_set(err, parameter_words_unfit, param->name);
        for (int i = 0; i < count; i++)
            if (!strcmp(word, file->words[index][i]))
                return err_set(err, parameter_word_twice, param->name, word);
        if (!strcmp(word, init)) chosen = count;
        file->words[index][count++] = word;
        word = next;
    }
    if (chosen < 0) return err_set(err, parameter_default_missing, param->name, init);
    param->type = PARAM_TYPE_ENUM;
    param->choices = file->words[index];
    param->init = chosen;
    return true;
}

/* A number, of an int parameter a whole one. */
static bool read_number(const char *text, bool whole, double *out) {
    int64_t number;
    return number_real(text, out) && (!whole || number_int(text, &number));
}

static bool read_numbers(Param *param, bool whole, const char *init, char **rest, Err *err) {
    const char *min = cut(rest), *max = cut(rest);
    param->type = whole ? PARAM_TYPE_INT : PARAM_TYPE_REAL;
    if (!read_number(init, whole, &param->init) || !read_number(min, whole, &param->min) ||
        !read_number(max, whole, &param->max) || !(param->min < param->max) ||
        param->init < param->min || param->init > param->max || param->min < -1e15 ||
        param->max > 1e15)
        return err_set(err, parameter_bounds_reversed, param->name);
    bool wide = param->min >= 0 && param->max >= 1000 * (param->min > 1 ? param->min : 1);
    param->flags |= PARAM_GENE | (wide ? PARAM_LOG : 0u);
    return true;
}

static bool read_param(PlayerFile *file, int index, const char *kind, char *rest, Err *err) {
    Param *param = &file->params[index];
    if (index == PARAMS) return err_set(err, too_many_parameters, PARAMS);
    *param = (Param){.name = cut(&rest),
                     .doc = "A parameter of this player.",
                     .offset = offsetof(Options, value) + (size_t)index * sizeof(Value),
                     .flags = PARAM_LIVE | (index < 2 ? PARAM_MAIN : 0u)};
    static const char *const taken[] = {"time", "nodes", "seed", "name", "preset", NULL};
    bool fits = is_name(param->name);
    for (int i = 0; taken[i]; i++)
        fits = fits && strcmp(param->name, taken[i]) != 0;
    for (int i = 0; i < index; i++)
        fits = fits && strcmp(param->name, file->params[i].name) != 0;
    if (!fits) return err_set(err, not_a_parameter_name, param->name);
    const char *init = cut(&rest);
    if (!strcmp(kind, "bool")) {
        param->type = PARAM_TYPE_BOOL;
        param->max = 1;
        param->init = !strcmp(init, "yes");
    } else if (!strcmp(kind, "word")) {
        if (!read_words(file, param, index, init, (char *)cut(&rest), err)) return false;
    } else if (!read_numbers(param, !strcmp(kind, "int"), init, &rest, err)) {
        return false;
    }
    param->title = *rest ? rest : param->name;
    return true;
}

static bool read_fact(PlayerFile *file, int *count, char *line, Err *err) {
    static const char *const kinds[] = {"int", "real", "bool", "word", NULL};
    Row *row = &file->def.row;
    const char *fact = cut(&line);
    if (!*fact) return true;
    for (int i = 0; kinds[i]; i++)
        if (!strcmp(fact, kinds[i])) return read_param(file, (*count)++, fact, line, err);
    if (!strcmp(fact, "patience"))
        return (number_real(line, &file->patience) && file->patience > 0 &&
                file->patience <= PATIENCE_MAX) ||
               err_set(err, patience_not_allowed, PATIENCE_MAX);
    if (!strcmp(fact, "results"))
        file->results = true;
    else if (!strcmp(fact, "name"))
        row->name = line;
    else if (!strcmp(fact, "title"))
        row->title = line;
    else
        return err_set(err, description_fact_unknown, fact);
    return true;
}

bool external_player_open(const void *bytes, size_t size, void *opened, Err *err) {
    static const Param limits[] = {SEARCH_LIMITS(Options), PARAM_END};
    PlayerFile *file = opened;
    file->def = searcher_external;
    file->def.tree = external_tree;
    file->def.iterations = external_iterations;
    file->patience = PATIENCE;
    memcpy(file->text, bytes, size);
    Row *row = &file->def.row;
    *row = (Row){
        .doc = "A player that was written here.", .params = file->params, .size = sizeof(Options)};
    int count = 0;
    for (char *line = file->text + sizeof head - 1; *line;) {
        char *end = line + strcspn(line, "\n");
        char *next = *end ? end + 1 : end;
        *end = 0;
        if (!read_fact(file, &count, line, err)) return false;
        line = next;
    }
    if (!row->name || !is_name(row->name)) return err_set(err, not_a_player_name, NAME_MAX);
    if (!row->title) row->title = row->name;
    memcpy(&file->params[count], limits, sizeof limits);
    file->def.accepts = TRAIT_ANY;
    file->def.roles[ROLE_OPPONENT] = "";
    return true;
}

double external_player_patience(const SearcherDef *def) {
    return ((const PlayerFile *)def)->patience;
}

bool external_player_results(const SearcherDef *def) {
    return ((const PlayerFile *)def)->results;
}
