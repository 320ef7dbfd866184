/* Tron: maps as text, what is refused of them, the editor, clicks. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "riders.h"

/* ---- maps as text ---------------------------------------------------------------------------- */

typedef struct Bad {
    const char *text, *says;
} Bad;

static void bad_maps_are_refused_by_row_and_column(void **) {
    static const Bad drawings[] = {
        {"1../..", "Row 2 has 2 cells, not 3: row 2, column 3 is missing"},
        {"1../....", "row 2, column 4 is one too many"},
        {"1../.?.", "'?' in row 2, column 2 is no cell"},
        {"1../.1.", "Start 1 is there a second time in row 2, column 2"},
        {"1../.3.", "Start 3 in row 2, column 2 comes without a start 2"},
        {".../...", "no start"},
        {"1../.a.", "Teleport 'a' in row 2, column 2 has no other end"},
        {"1.a/.a./a..", "Teleport 'a' has a third end in row 3, column 1"},
        {"1.A/...", "Stairs 'A' in row 1, column 3 lead nowhere"},
        {"1.A/..A//..A/...", "row 2, column 3 of floor 1 are there twice"},
        {"1../...//...", "Floor 2 has 1 rows, the first one 2"},
        {"1.//..//..//..", "floor 4"},
        {"3 2/1../.../...", "2 rows are announced, but there are 3"},
        {"3 2/1../..", "Row 2 has 2 cells, not 3"},
        {"1../... | what:3", "\"what:3\" behind the drawing means nothing"},
        {"1../... | a@7,7", "\"a@7,7\""},
        {"", "there is none"},
        {"1#/#.", "Rider 1 in row 1, column 1 has no free cell"},
        {"1../..* | steps:99", "steps:99 is more"},
        {"1.2/... | out:1=2", "do not add up"},
        {"1.2/... | choice:1=u", "choice:1=u cannot be pending"},
        {"1.2/..2", "Start 2 is there a second time"},
    };
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++) {
        Arena *arena = arena_new((size_t)16 << 20);
        const Game *game = test_game("tron", arena);
        char values[400], spec[500];
        Writer writer;
        Err err = {.text = ""};
        writer_fixed(&writer, values, sizeof values);
        bool fine = false;
        if (game->def->variant_of(drawings[i].text, &writer)) {
            /* The drawing is one; the variant or the position is not. */
            const Row *rows[TEST_GAMES_MAX];
            RowSet set;
            Choice choice;
            test_game_set(&set, rows);
            Scope scope = {.sets = &set, .count = 1};
            snprintf(spec, sizeof spec, "tron(%s)", values);
            assert_true(spec_read(spec, "game", &scope, arena, &choice, &err));
            game = game_new(&choice, arena, &err);
            if (game) {
                void *state = arena_alloc(arena, game->state_size, NULL);
                game->start(game->rules, state);
                fine = game->position_read(game->rules, state, drawings[i].text, &err);
            }
        } else {
            void *state = arena_alloc(arena, game->state_size, NULL);
            game->start(game->rules, state);
            fine = game->position_read(game->rules, state, drawings[i].text, &err);
        }
        if (fine) fail_msg("'%s' is accepted", drawings[i].text);
        if (!strstr(err.text, drawings[i].says)) fail_msg("'%s': %s", drawings[i].text, err.text);
        arena_free(arena);
    }
}

static void bad_map_texts_are_refused(void **) {
    static const Bad texts[] = {
        {"5", "begins with WIDTHxHEIGHT"},
        {"5x5a1", "begins with WIDTHxHEIGHT"},
        {"65x5", "up to 64 x 64 on 3"},
        {"5x5x4", "up to 64 x 64 on 3"},
        {"0x5", "begins with WIDTHxHEIGHT"},
        {"3x2-.3_4-1", "more than its 6 cells"},
        {"3x2-.0-1", "a run of no cells"},
        {"3x2-.3-7", "In row 2, column 1: a start"},
        {"3x2-1", "In row 1, column 1: \"1\" is no cell"},
        {"3x2-.6-1", "more than its 6 cells"},
        {"3x2_A-19", "no mark of a packed map"},
        {"3x2_A-1", "no mark of a packed map"},
        {"3x2_AB-10", "more than its 6 cells"},
        {"3x2-_4-1a", "has no other end"},
        {"1x1", "has no free cell"},
        {"3x2-_6", "no start"},
    };
    const Row *rows[TEST_GAMES_MAX];
    RowSet set;
    test_game_set(&set, rows);
    Scope scope = {.sets = &set, .count = 1};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        Arena *arena = arena_new((size_t)16 << 20);
        char spec[100];
        Choice choice;
        Err err = {.text = ""};
        snprintf(spec, sizeof spec, "tron(map=%s)", texts[i].text);
        bool fine = spec_read(spec, "game", &scope, arena, &choice, &err) &&
                    game_new(&choice, arena, &err);
        if (fine) fail_msg("'%s' is accepted", texts[i].text);
        if (!strstr(err.text, texts[i].says)) fail_msg("'%s': %s", texts[i].text, err.text);
        arena_free(arena);
    }
}

static void the_contest_format_is_read(void **) {
    Table *t = table_new("6 4/######/#1   #/#   2#/######/", "");
    assert_string_equal(table_position(t), "######/#1...#/#...2#/######");
    table_free(t);
    t = table_new("6 4\r\n######\r\n#1   #\r\n#   2#\r\n######\r\n", ""); /* a file as it is */
    assert_string_equal(table_position(t), "######/#1...#/#...2#/######");
    table_free(t);
    t = table_new("1A\n..\n\nA.\n..\n", "");
    assert_string_equal(table_position(t), "1A/..//A./..");
    table_free(t);
}

/* Every map has one text, which reads as the same map; presets are written in it. */
static void check_text(const Game *game, const char *spec) {
    if (strncmp(spec, "tron", 4) != 0) return;
    Arena *arena = arena_new((size_t)16 << 20);
    void *state = arena_alloc(arena, game->state_size, NULL);
    char *text = arena_alloc(arena, TEXT, NULL), *values = arena_alloc(arena, 4000, NULL);
    Writer writer;
    writer_fixed(&writer, text, TEXT);
    game->start(game->rules, state);
    game->position_write(game->rules, state, &writer);
    writer_fixed(&writer, values, 4000);
    assert_true(game->def->variant_of(text, &writer));
    const char *map = (const char *)game->rules; /* the parameter is the first field of the rules */
    size_t length = strlen(map);
    if (strncmp(values, "map=", 4) != 0 || strncmp(values + 4, map, length) != 0 ||
        strcmp(values + 4 + length, ",riders=0") != 0)
        fail_msg("%s: %s, not map=%s", spec, values, map);
    arena_free(arena);
}

static void presets_are_written_as_maps_are(void **) {
    test_each_variant(check_text);
}

/* Where row `row` of a drawing begins. */
static int row_at(int width, int row) {
    return row * (width + 1);
}

/* Any map goes into a spec, also the largest with walls at random. */
static void all_maps_fit_a_spec(void **) {
    static const int sizes[][4] = {{64, 64, 3, 2}, {64, 64, 3, 9}, {64, 64, 3, 60},
                                   {7, 5, 2, 3},   {64, 64, 1, 5}, {3, 2, 1, 9}};
    for (size_t which = 0; which < sizeof sizes / sizeof *sizes; which++) {
        int width = sizes[which][0], height = sizes[which][1], floors = sizes[which][2];
        char *text = test_malloc(TEXT);
        int length = 0;
        Rng rng = rng_stream(8, which);
        for (int floor = 0; floor < floors; floor++) {
            if (floor) text[length++] = '/', text[length++] = '/';
            for (int row = 0; row < height; row++) {
                if (row) text[length++] = '/';
                for (int x = 0; x < width; x++)
                    text[length++] = rng_below(&rng, (uint32_t)sizes[which][3]) ? '.' : '#';
            }
        }
        text[length] = 0;
        memcpy(text, "1.", 2);
        /* All teleports, and stairs on all floors. */
        for (int i = 0; i < 26 && width * height > 900; i++) {
            text[row_at(width, 2) + 2 * i] = text[row_at(width, 7) + 2 * i] = (char)('a' + i);
            for (int floor = 0; floor < floors && floors > 1; floor++)
                text[floor * (row_at(width, height) + 1) + row_at(width, 9) + i] = (char)('A' + i);
        }
        Arena *arena = arena_new((size_t)16 << 20);
        char *values = arena_alloc(arena, 4000, NULL);
        Writer writer;
        writer_fixed(&writer, values, 4000);
        if (!test_game("tron", arena)->def->variant_of(text, &writer)) fail_msg("%s", text);
        assert_false(writer.cut);
        Table *t = table_new(text, "");
        assert_string_equal(table_position(t), text);
        table_free(t);
        arena_free(arena);
        test_free(text);
    }
}

/* ---- the editor ------------------------------------------------------------------------------ */

typedef struct Edit {
    int cell;
    char piece;
} Edit;

static int palette(const Game *game, char letter) {
    for (int i = 0; i < game->pieces; i++)
        if (game->palette[i].letter == letter) return i;
    return -1;
}

static void remade(Table *t, int count, const Edit *edits, const char *expected) {
    int cells[8], pieces[8];
    Err err = {.text = ""};
    Writer writer;
    for (int i = 0; i < count; i++) {
        cells[i] = edits[i].cell;
        pieces[i] = palette(t->game, edits[i].piece);
    }
    writer_fixed(&writer, t->text, sizeof t->text);
    bool fine = t->game->remake(t->game->rules, t->state, cells, pieces, count, &writer, &err);
    const char *got = fine ? t->text : err.text;
    if (fine ? strcmp(got, expected) != 0 : !strstr(got, expected))
        fail_msg("'%s', not '%s'", got, expected);
}
#define REMADE(t, expected, ...) \
    remade(t, (int)(sizeof((Edit[]){__VA_ARGS__}) / sizeof(Edit)), (Edit[]){__VA_ARGS__}, expected)

static void the_editor_changes_the_ground(void **) {
    Table *t = table_new("1.../.#../...2", "");
    REMADE(t, "1.../.##./...2", {6, '#'});
    REMADE(t, "1.../..../...2", {5, 0});
    REMADE(t, "1..a/.#../a..2", {0, 'a'}, {11, 'a'});
    REMADE(t, "1.../.#../3..2", {0, '3'});
    REMADE(t, "..../1#../...2", {4, '1'});
    REMADE(t, "1.../.#../....", {3, 0});
    REMADE(t, "Teleport 'a' in row 3, column 1 has no other end", {0, 'a'});
    REMADE(t, "In row 1, column 1 is rider 1", {8, '#'});
    REMADE(t, "Stairs 'A'", {0, 'A'});
    table_play(t, "dl");
    assert_string_equal(table_position(t), "*.../1#../..2+ | 1@0,2 2@3,0");
    REMADE(t, "*.../1##./..2+ | 1@0,2 2@3,0", {6, '#'}); /* in the middle of a game */
    REMADE(t, "**../1#../..2+ | 1@0,2 2@3,0", {9, '*'});
    REMADE(t, "**1./.#../..2+ | 1@0,2 2@3,0", {9, '*'}, {10, '1'});
    table_free(t);
}

/* ---- clicks ---------------------------------------------------------------------------------- */

static void clicks_go_to_the_cell_that_is_entered(void **) {
    Table *t = table_new("1a./.A.//.A./.a.", "");
    int out[MAX_CLICKS];
    assert_int_equal(t->game->path(t->game->rules, t->state, 2, 0, out), 1);
    assert_int_equal(out[0], 4); /* the near end */
    assert_int_equal(t->game->path(t->game->rules, t->state, 2, 1, out), 1);
    assert_int_equal(out[0], KEY_RIGHT);
    table_play(t, "dr");
    assert_int_equal(t->game->path(t->game->rules, t->state, 4, 0, out), 1);
    assert_int_equal(out[0], 10); /* the stairs above */
    table_free(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_maps_are_refused_by_row_and_column),
        cmocka_unit_test(bad_map_texts_are_refused),
        cmocka_unit_test(the_contest_format_is_read),
        cmocka_unit_test(presets_are_written_as_maps_are),
        cmocka_unit_test(all_maps_fit_a_spec),
        cmocka_unit_test(the_editor_changes_the_ground),
        cmocka_unit_test(clicks_go_to_the_cell_that_is_entered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
