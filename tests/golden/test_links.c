/* Old links, and the tables as the page sees them: what must not change without notice. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "heard.h"

enum { LINE = 2000, FIELDS = 5 };

/* Cuts `line` at '|'; returns the number of fields. */
static int cut(char *line, char *fields[FIELDS]) {
    for (int i = 0; i < FIELDS; i++)
        fields[i] = NULL;
    int count = 0;
    for (char *at = line; count < FIELDS; at++) {
        fields[count++] = at;
        at = strchr(at, '|');
        if (!at) break;
        *at = 0;
    }
    return count;
}

static void moves_of(const Record *record, Writer *out) {
    for (int ply = 0; ply < record->count; ply++) {
        if (ply) write_char(out, ' ');
        record_move_text(record, ply, out);
    }
}

/* A level of a seat is told by its name; what that means is in its values. */
static const char *values_of(const PlySession *session, int seat) {
    return session->players[session->seats[seat]].values;
}

static void check(const char *link, char *fields[FIELDS]) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "play 777");
    Writer text;
    writer_init(&text);
    write_format(&text, "open %s", link);
    if (strcmp(fields[1], "refused") == 0) {
        heard_refused(&heard, text.text);
        assert_int_equal(heard.session->record.count, 3);
    } else {
        heard_ok(&heard, text.text);
        const Record *record = &heard.session->record;
        const Game *game = record->variant->game;
        writer_clear(&text);
        game->position_write(game->rules, record_state(record), &text);
        assert_string_equal(text.text, fields[1]);
        writer_clear(&text);
        if (record_over(record))
            write_text(&text, "over");
        else
            write_int(&text, record_mover(record));
        assert_string_equal(text.text, fields[2]);
        writer_clear(&text);
        for (int seat = 0; seat < game->players; seat++)
            write_format(&text, "%s%s", seat ? ";" : "", values_of(heard.session, seat));
        assert_string_equal(text.text, fields[3]);
        writer_clear(&text);
        moves_of(record, &text);
        assert_string_equal(text.text, fields[4]);
    }
    writer_done(&text);
    heard_close(&heard);
}

static void old_links(void **) {
    FILE *file = fopen(TESTS_DIR "/golden/links.txt", "r");
    assert_non_null(file);
    char line[LINE], *fields[FIELDS];
    int links = 0;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        if (*line == '#' || *line == 0) continue;
        int count = cut(line, fields);
        assert_true(count == FIELDS || (count == 2 && strcmp(fields[1], "refused") == 0));
        check(fields[0], fields);
        links++;
    }
    fclose(file);
    assert_true(links >= 11);
}

/* The shape of a spec that links refer to: names, defaults and enum words of every parameter. A
 * change here changes what old links mean: then the link version must grow. PLYSCOPE_UPDATE=1 in
 * the environment writes the file anew. */
static void defaults_of(const Row *row, const char *kind, Writer *out) {
    write_format(out, "%s %s\n", kind, row->name);
    for (const Param *param = row->params; param && param->name; param++) {
        write_format(out, "    %s = ", param->name);
        if (param->init_text) {
            write_text(out, param->init_text);
        } else if (param->type == PARAM_TYPE_ENUM) {
            write_text(out, param->choices[(int)param->init]);
            for (int i = 0; param->choices[i]; i++)
                write_format(out, "%s%s", i ? "|" : "  ", param->choices[i]);
        } else {
            write_real(out, param->init);
        }
        write_char(out, '\n');
    }
    for (const Preset *preset = row->presets; preset && preset->name; preset++)
        write_format(out, "    preset %s: %s\n", preset->name, preset->values);
}

static void frozen_defaults(void **) {
    Writer now;
    writer_init(&now);
    for (int i = 0; i < registry_games.count; i++) {
        const GameDef *def = (const GameDef *)registry_games.rows[i];
        defaults_of(&def->row, "game", &now);
        for (int k = 0; def->evals && def->evals[k]; k++)
            defaults_of(def->evals[k], "eval", &now);
        for (int k = 0; def->playouts && def->playouts[k]; k++)
            defaults_of(def->playouts[k], "playout", &now);
    }
    for (int i = 0; i < registry_searchers.count; i++)
        defaults_of(registry_searchers.rows[i], "player", &now);
    for (const Levels *levels = registry_levels; levels->game; levels++) {
        write_format(&now, "levels %s %s\n", levels->game->row.name, levels->searchers[0]);
        for (const Preset *level = levels->presets; level->name; level++)
            write_format(&now, "    preset %s: %s\n", level->name, level->values);
    }
    static const char path[] = TESTS_DIR "/golden/defaults.txt";
    if (getenv("PLYSCOPE_UPDATE")) {
        FILE *file = fopen(path, "w");
        assert_non_null(file);
        assert_int_equal(fwrite(now.text, 1, now.length, file), now.length);
        fclose(file);
    }
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    char *kept = calloc(1, now.length + 2);
    size_t length = fread(kept, 1, now.length + 1, file);
    fclose(file);
    /* The first line that differs says more than two long texts. */
    size_t at = 0, start = 0;
    while (at < length && kept[at] == now.text[at])
        if (kept[at++] == '\n') start = at;
    if (length != now.length || at < length)
        fail_msg("was: %.*s\nis: %.*s", (int)strcspn(kept + start, "\n"), kept + start,
                 (int)strcspn(now.text + start, "\n"), now.text + start);
    free(kept);
    writer_done(&now);
}

/* The place in `text` where `part` with that name begins; fails the test when it does not come
 * before `end` (null = the end of the text). */
static const char *find(const char *text, const char *end, const char *part, const char *name) {
    char word[100];
    snprintf(word, sizeof word, part, name);
    const char *at = strstr(text, word);
    if (!at || (end && at >= end)) fail_msg("%s is not in: %.4000s", word, text);
    return at;
}

/* `describe` holds all rows, and each parameter with what the page needs of it. */
static void describe_is_whole(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    const char *at = find(heard_ok(&heard, "describe"), NULL, "\"%s\":[{", "searchers");
    for (int i = 0; i < registry_searchers.count; i++) {
        const Row *row = registry_searchers.rows[i];
        at = find(at, NULL, "{\"name\":\"%s\",\"title\":\"", row->name);
        const char *end = find(at, NULL, "\"%s\":[", "presets");
        for (const Param *param = row->params; param && param->name; param++)
            at = find(at, end, "{\"name\":\"%s\",", param->name);
    }
    heard_has(&heard, "\"role\":\"plain\"");
    heard_has(&heard, "\"role\":\"strong\"");
    heard_has(&heard, "\"commands\":[{\"name\":\"new\",\"usage\":\"new [GAME]\"");
    heard_close(&heard);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(old_links),
        cmocka_unit_test(frozen_defaults),
        cmocka_unit_test(describe_is_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
