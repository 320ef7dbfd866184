/* Links: everything comes back, only safe characters, damage changes nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "heard.h"
#include "share.h"

static const char safe[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                           "-_.~(),=;:/%&";

/* The link of a session; the caller frees it. */
static char *link_of(PlySession *session) {
    Writer text;
    writer_init(&text);
    link_write(session, &text);
    return text.text;
}

/* Every variant, at a position in its middle: write, open elsewhere, write again. */
static void round_trip(const Game *game, const char *spec) {
    RowSet set;
    const Row *rows[TEST_GAMES_MAX];
    test_game_set(&set, rows);
    Heard from, to;
    heard_open(&from, &set, false);
    heard_open(&to, &set, false);
    char line[4200];
    Writer text;
    writer_fixed(&text, line, sizeof line);
    write_format(&text, "new %s", spec);
    heard_ok(&from, line);
    heard_ok(&from, "seed 77");
    heard_ok(&from, game->players > 1 ? "players random uct(sims=12,c=0.5)" : "players random");
    for (int i = 0; i < 9 && !record_over(&from.session->record); i++)
        heard_ok(&from, "go random");
    heard_ok(&from, "link some.view~1-2_3");
    char *link = link_of(from.session);
    assert_int_equal(strspn(link, safe), strlen(link));
    assert_null(strchr("().,;:/", link[strlen(link) - 1]));

    writer_clear(&text);
    write_format(&text, "open https://example.org/a/#%s", link);
    assert_false(text.cut);
    heard_ok(&to, line);
    char *again = link_of(to.session);
    assert_string_equal(link, again);
    assert_int_equal(to.session->seed, 77);
    assert_string_equal(to.session->page, "some.view~1-2_3");
    const Record *a = &from.session->record, *b = &to.session->record;
    assert_int_equal(a->count, b->count);
    assert_memory_equal(record_state(a), record_state(b), game->state_size);
    /* Opening has started nothing. */
    assert_int_equal(ply_pump(to.session, 1), PLY_IDLE);
    free(link);
    free(again);
    heard_close(&from);
    heard_close(&to);
}

static void every_variant(void **) {
    test_each_variant(round_trip);
}

static void start_positions(void **) {
    Heard from, to;
    heard_open(&from, NULL, false);
    heard_open(&to, NULL, false);
    heard_ok(&from, "edit d1 red");
    heard_ok(&from, "play 4");
    char *link = link_of(from.session);
    Writer line;
    writer_init(&line);
    write_format(&line, "open %s", link);
    heard_ok(&to, line.text);
    char *again = link_of(to.session);
    assert_string_equal(link, again);
    assert_non_null(strstr(link, "&f="));
    /* The usual start is no start position worth telling. */
    heard_ok(&from, "position ......./......./......./......./......./....... J");
    free(again);
    again = link_of(from.session);
    assert_null(strstr(again, "&f="));
    free(link);
    free(again);
    writer_done(&line);
    heard_close(&from);
    heard_close(&to);
}

/* Cut, doubled and altered links: refused with a sentence and nothing changed, or taken whole. */
static void damage_changes_nothing(void **) {
    static const char good[] =
        "v=1&g=connect4(rows=5,cols=6,align=4)&p=human;uct(sims=200,c=0.5)&s=9&m=4453&w=abc";
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "play 123");
    Rng rng = rng_stream(1, 1);
    char line[300];
    for (int round = 0; round < 3000; round++) {
        char *before = link_of(heard.session);
        unsigned version = ply_version(heard.session);
        Writer text;
        writer_fixed(&text, line, sizeof line);
        write_format(&text, "open %s", good);
        size_t at = 5 + rng_below(&rng, (uint32_t)(text.length - 5));
        if (round % 3 == 0)
            line[at] = 0;
        else
            line[at] = (char)(' ' + rng_below(&rng, 95));
        bool taken = ply_exec(heard.session, line, PLY_TEXT) > 0;
        char *after = link_of(heard.session);
        if (!taken) {
            assert_string_equal(before, after);
            assert_int_equal(version, ply_version(heard.session));
        }
        free(before);
        free(after);
    }
    heard_close(&heard);
}

static void moves_that_run_on(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new connect4(rows=4,cols=9)");
    heard_ok(&heard, "play 9 1 9");
    char *link = link_of(heard.session);
    assert_non_null(strstr(link, "&m=919"));
    free(link);
    heard_ok(&heard, "new connect4(rows=4,cols=10)");
    heard_ok(&heard, "play 9 1 10");
    link = link_of(heard.session);
    assert_non_null(strstr(link, "&m=9,1,10"));
    free(link);
    heard_close(&heard);
}

/* The page's own part holds four of the longest specs in base64, and comes back whole. */
static void longest_views(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    Writer line;
    writer_init(&line);
    write_text(&line, "open v=1&g=connect4&p=human;human&w=");
    for (int i = 0; i < 4 * SPEC_MAX / 3 * 4; i++)
        write_char(&line, (char)('a' + i % 26));
    heard_ok(&heard, line.text);
    char *link = link_of(heard.session);
    assert_non_null(strstr(link, strstr(line.text, "&w=")));
    free(link);
    writer_done(&line);
    heard_close(&heard);
}

/* What is written can be read, in another session and to the same link. */
static void comes_back(Heard *from, size_t least) {
    Heard to;
    heard_open(&to, NULL, false);
    char *link = link_of(from->session);
    assert_true(strlen(link) > least);
    Writer line;
    writer_init(&line);
    write_format(&line, "open %s", link);
    heard_ok(&to, line.text);
    char *again = link_of(to.session);
    assert_string_equal(link, again);
    free(link);
    free(again);
    writer_done(&line);
    heard_close(&to);
}

/* Twelve thousand slides and as many tiles, a quarter with sanitizers; this game can go on for
 * millions. */
static void long_games(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048(rows=6,cols=6,stop=no)");
    int64_t slides = test_share(12000);
    for (int64_t i = 0; i < slides; i++)
        heard_ok(&heard, "go rules(eval=rows)");
    comes_back(&heard, (size_t)(4 * slides));
    heard_close(&heard);
}

/* The largest map, full of single walls, and a game that begins in its middle. */
static void long_start_positions(void **) {
    Heard heard;
    Rng rng = rng_stream(3, 1);
    Writer line;
    heard_open(&heard, NULL, false);
    writer_init(&line);
    write_text(&line, "new tron(map=64x64x3_AA");
    for (int i = 2; i < 64 * 64 * 3 / 6; i++) /* six cells a letter, one of them a wall */
        write_char(&line, "BCEIQg"[rng_below(&rng, 6)]);
    write_text(&line, "-10-212287)");
    heard_ok(&heard, line.text);
    for (int i = 0; i < 6; i++)
        heard_ok(&heard, "go random");
    const Record *record = &heard.session->record;
    const Game *game = record->variant->game;
    writer_clear(&line);
    write_text(&line, "position ");
    game->position_write(game->rules, record_state(record), &line);
    heard_ok(&heard, line.text);
    comes_back(&heard, 12000);
    writer_done(&line);
    heard_close(&heard);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(longest_views),        cmocka_unit_test(every_variant),
        cmocka_unit_test(start_positions),      cmocka_unit_test(damage_changes_nothing),
        cmocka_unit_test(moves_that_run_on),    cmocka_unit_test(long_games),
        cmocka_unit_test(long_start_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
