/* Whatever people choose or set has a title in words: games, searchers, evaluations, playout
 * policies, learners, their presets and parameters, and the options of commands. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "game/game.h"
#include "registry.h"
#include "shell/commands/commands.h"

enum { LONGEST = 28 /* of a parameter: a form has room for no more */ };

/* Begins like a sentence, does not end like one, and is no code. */
static void check_words(const char *owner, const char *name, const char *title) {
    if (!title || strlen(title) < 2) fail_msg("%s: %s has no title", owner, name);
    if (title[0] >= 'a' && title[0] <= 'z') fail_msg("%s: \"%s\" is not capital", owner, title);
    if (title[strlen(title) - 1] == '.') fail_msg("%s: \"%s\" is a sentence", owner, title);
    if (strpbrk(title, "_=()`")) fail_msg("%s: \"%s\" is code", owner, title);
    if (strstr(title, "document")) fail_msg("%s: \"%s\": which document?", owner, title);
}

static int check_row(const Row *row) {
    int count = 0;
    for (const Param *param = row->params; param && param->name; param++, count++) {
        check_words(row->name, param->name, param->title);
        if (strlen(param->title) > LONGEST)
            fail_msg("%s: \"%s\" has %d letters", row->name, param->title,
                     (int)strlen(param->title));
        for (const Param *other = row->params; other != param; other++)
            if (strcmp(other->title, param->title) == 0)
                fail_msg("%s: two parameters are called \"%s\"", row->name, param->title);
    }
    for (const Preset *preset = row->presets; preset && preset->name; preset++)
        check_words(row->name, preset->name, preset->title);
    return count;
}

static int check_rows(const Row *const *rows) {
    int count = 0;
    for (; rows && *rows; rows++) {
        check_words("rows", (*rows)->name, (*rows)->title);
        count += check_row(*rows);
    }
    return count;
}

static void titles(void **unused) {
    (void)unused;
    int count = 0;
    for (int i = 0; i < registry_games.count; i++) {
        const GameDef *def = (const GameDef *)registry_games.rows[i];
        count += check_rows((const Row *const[]){&def->row, NULL}) + check_rows(def->evals) +
                 check_rows(def->playouts) + check_rows(def->learners);
    }
    for (int i = 0; i < registry_searchers.count; i++)
        count += check_rows((const Row *const[]){registry_searchers.rows[i], NULL});
    const Command *command;
    for (int i = 0; (command = command_at(i)); i++)
        if (command->options) count += check_row(command->options);
    assert_true(count > 300);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(titles)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
