/* Tron: rules of riders who meet and go out, teleports, stairs, wraps, maps as text, positions,
 * edits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"

enum { TEXT = 40000 };

/* A game set up from a drawing and options, its state and a place for texts. */
typedef struct Table {
    Arena *arena;
    Game *game;
    void *state;
    char text[TEXT];
} Table;

static Table *table_new(const char *drawing, const char *options) {
    Table *t = test_calloc(1, sizeof *t);
    char values[4000], spec[4200];
    Writer writer;
    Err err = {""};
    t->arena = arena_new((size_t)64 << 20);
    writer_fixed(&writer, values, sizeof values);
    if (!test_game("tron", t->arena)->def->variant_of(drawing, &writer))
        fail_msg("'%s' is no map", drawing);
    snprintf(spec, sizeof spec, "tron(%s%s)", values, options);
    t->game = test_game(spec, t->arena);
    t->state = arena_alloc(t->arena, t->game->state_size, NULL);
    t->game->start(t->game->rules, t->state);
    if (!t->game->position_read(t->game->rules, t->state, drawing, &err))
        fail_msg("%s: %s", drawing, err.text);
    return t;
}

static void snapshot_done(Table *t) {
    arena_free(t->arena);
    test_free(t);
}

static const char *position(Table *t) {
    Writer writer;
    writer_fixed(&writer, t->text, sizeof t->text);
    t->game->position_write(t->game->rules, t->state, &writer);
    assert_false(writer.cut);
    return t->text;
}

/* Plays a run of letters. */
static void play(Table *t, const char *letters) {
    for (; *letters; letters++) {
        char word[2] = {*letters, 0};
        Move move, scratch[8];
        Err err = {""};
        if (!game_move_read(t->game, t->state, word, &move, &err))
            fail_msg("%s: %s", position(t), err.text);
        if (!game_legal(t->game, t->state, move, scratch))
            fail_msg("%s: '%s' is not legal", position(t), word);
        t->game->play(t->game->rules, t->state, t->state, move);
    }
}

static void legal(Table *t, const char *letters) {
    Move moves[8];
    int count = t->game->moves(t->game->rules, t->state, moves);
    assert_int_equal(count, strlen(letters));
    for (int i = 0; i < count; i++) {
        char text[8];
        Writer writer;
        writer_fixed(&writer, text, sizeof text);
        game_move_text(t->game, t->state, moves[i], &writer);
        assert_int_equal(text[0], letters[i]);
    }
}

static void results(Table *t, int count, const double *expected) {
    assert_int_equal(t->game->status(t->game->rules, t->state), OVER);
    assert_int_equal(t->game->players, count);
    for (int i = 0; i < count; i++)
        if (__builtin_fabs(t->game->result(t->game->rules, t->state, i) - expected[i]) > 1e-12)
            fail_msg("%s: result of rider %d is %g", position(t), i + 1,
                     t->game->result(t->game->rules, t->state, i));
}
#define RESULTS(t, ...)                                                 \
    results(t, (int)(sizeof((double[]){__VA_ARGS__}) / sizeof(double)), \
            (const double[]){__VA_ARGS__})

/* ---- rules ----------------------------------------------------------------------------------- */

static void steps_of_one_rider_are_points(void **) {
    Table *t = table_new("1../.#.", "");
    assert_int_equal(t->game->traits, TRAIT_SOLO | TRAIT_POINTS);
    legal(t, "rd");
    play(t, "rrd");
    RESULTS(t, 3);
    assert_string_equal(position(t), "***/.#1 | 1@0,1 out:1=0");
    snapshot_done(t);
}

static void the_documents_box_is_its_own(void **) {
    Arena *arena = arena_new((size_t)16 << 20);
    const Game *game = test_game("tron(preset=document)", arena);
    assert_int_equal(game->state_size, 56); /* 165 cells and a wall are 3 words */
    assert_int_equal(game->cells, 13 * 17);
    char text[60];
    Writer writer;
    writer_fixed(&writer, text, sizeof text);
    game->repr(game->rules, &writer);
    assert_string_equal(text, "Game(13x17, 3, 5)");
    arena_free(arena);
}

static void riders_who_meet_are_both_out(void **) {
    Table *t = table_new("...../1...2/.....", "");
    play(t, "rl");
    assert_string_equal(position(t), "...../*1.2+/..... | 1@0,1 2@4,1");
    play(t, "rl");
    RESULTS(t, 0, 0);
    assert_string_equal(position(t), "...../*1.2+/..... | 1@0,1 2@4,1 out:1=0 out:2=0");
    snapshot_done(t);
}

static void who_cannot_move_is_out(void **) {
    Table *t = table_new("1.#/..2", "");
    legal(t, "rd");
    play(t, "dl"); /* rider 1 goes below, rider 2 beside him: only rider 2 has a way out */
    RESULTS(t, -1, 1);
    snapshot_done(t);
    t = table_new("1./.2", "");
    play(t, "dl"); /* both to the same cell */
    RESULTS(t, 0, 0);
    snapshot_done(t);
    t = table_new("1./.2", "");
    play(t, "ru");
    RESULTS(t, 0, 0);
    snapshot_done(t);
    t = table_new("1./.2", "");
    play(t, "rl"); /* nobody has a free cell left */
    RESULTS(t, 0, 0);
    snapshot_done(t);
}

/* A head-on meeting of two leaves the third as the winner, though he is stuck as well. */
static void the_last_one_who_rides_wins(void **) {
    Table *t = table_new("1.2#/###3/###.", "");
    play(t, "rld");
    RESULTS(t, -0.5, -0.5, 1);
    snapshot_done(t);
}

static void ranks_are_shared_by_who_goes_at_once(void **) {
    /* Rider 4 is cut off first, then 1 and 2 meet, then 3 is alone. */
    Table *t = table_new("1...2/#####/3..../#####/4.###", "");
    play(t, "rlrr");
    assert_true(t->game->status(t->game->rules, t->state) == ONGOING);
    assert_int_equal(t->game->pending(t->game->rules, t->state), 0);
    play(t, "rlr");
    RESULTS(t, -1.0 / 3 + 1.0 / 3, 0, 1, -1);
    snapshot_done(t);
}

static void nobody_sees_the_choices_of_others(void **) {
    Table *t = table_new("1...2/.....", "");
    play(t, "r");
    assert_int_equal(t->game->pending(t->game->rules, t->state), 1);
    assert_string_equal(position(t), "1...2/..... | choice:1=r");
    t->game->observe(t->game->rules, t->state, t->state, 1);
    assert_string_equal(position(t), "1...2/..... | turn:2");
    play(t, "dr");
    assert_string_equal(position(t), "*1..+/....2 | 1@0,1 2@4,1");
    snapshot_done(t);
}

static void riders_in_turn_go_out_in_turn(void **) {
    Table *t = table_new("1.#/#.2", ",order=alternating");
    play(t, "r");
    assert_int_equal(t->game->mover(t->game->rules, t->state), 1);
    play(t, "l"); /* takes the only cell that rider 1 had */
    RESULTS(t, -1, 1);
    snapshot_done(t);
}

static void trails_stay_or_vanish(void **) {
    const char *map = "1..2#/#####/#####/3....";
    Table *t = table_new(map, "");
    play(t, "rlr"); /* 1 and 2 have no free cell left */
    RESULTS(t, -0.5, -0.5, 1);
    assert_string_equal(position(t), "*12+#/#####/#####/=3... | 1@0,3 2@3,3 3@0,0 out:1=1 out:2=1");
    snapshot_done(t);
    t = table_new(map, ",trail=vanishes");
    play(t, "rlr");
    assert_string_equal(position(t), "....#/#####/#####/=3... | 1@0,3 2@3,3 3@0,0 out:1=1 out:2=1");
    snapshot_done(t);
}

static void crashing_is_legal_where_it_is_asked_for(void **) {
    Table *t = table_new("1../...", ",crash=yes");
    legal(t, "lurd");
    play(t, "rl");
    RESULTS(t, 1);
    snapshot_done(t);
    t = table_new("1..2", ",crash=yes");
    play(t, "lr");
    RESULTS(t, 0, 0);
    snapshot_done(t);
    t = table_new("1...2", ",crash=yes");
    play(t, "ul");
    RESULTS(t, -1, 1);
    snapshot_done(t);
}

/* ---- the graph ------------------------------------------------------------------------------- */

static void teleports_take_both_ends(void **) {
    Table *t = table_new("1a./###/.a.", "");
    play(t, "r");
    /* He stands on the far end; the near one is taken, too. */
    assert_string_equal(position(t), "**./###/.1. | 1@0,2 a@1,0 a@1,2");
    legal(t, "lr");
    play(t, "r");
    RESULTS(t, 2);
    assert_string_equal(position(t), "**./###/.*1 | 1@0,2 a@1,0 a@1,2 out:1=0");
    snapshot_done(t);
}

static void both_ends_at_once_are_a_meeting(void **) {
    Table *t = table_new("1a.../####./2a...", "");
    play(t, "rr");
    RESULTS(t, 0, 0);
    assert_string_equal(position(t), "1a.../####./2a... | out:1=0 out:2=0");
    snapshot_done(t);
    /* One of them enters, the other finds his end taken in the next step. */
    t = table_new("1a.../##.#./.2.a.", "");
    play(t, "rr");
    play(t, "r");
    legal(t, "u");
    snapshot_done(t);
}

static void stairs_join_floors(void **) {
    Table *t = table_new("1A./...//.A./.B.//.B./...", "");
    assert_int_equal(t->game->max_moves, 6);
    legal(t, "rd");
    play(t, "r");
    legal(t, "rd>");
    play(t, ">");
    assert_string_equal(position(t), "**./...//.1./.B.//.B./... | 1@0,1,1 A@1,1,1 A@1,1,2");
    legal(t, "lrd");
    play(t, "d>");
    legal(t, "lrd");
    play(t, "dlu");
    legal(t, "");
    RESULTS(t, 7);
    snapshot_done(t);
    t = table_new("..//A1//A.", ""); /* stairs lead to the next floor that has them */
    play(t, "l");
    legal(t, ">");
    snapshot_done(t);
    t = table_new(".A/..//##/##//1A/..", "");
    play(t, "r");
    legal(t, "d<");
    play(t, "<");
    assert_string_equal(position(t), ".1/..//##/##//**/.. | 1@0,1,3 A@1,1,1 A@1,1,3");
    snapshot_done(t);
}

static void edges_can_be_glued(void **) {
    Table *t = table_new("...../1...2/.....", ",wrap=sides");
    legal(t, "urd");
    play(t, "r");
    legal(t, "lud");
    snapshot_done(t);
    t = table_new("1../.../...", ",wrap=torus");
    legal(t, "lurd");
    play(t, "l");
    assert_string_equal(position(t), "*.1/.../... | 1@0,2");
    play(t, "u");
    assert_string_equal(position(t), "*.*/.../..1 | 1@0,2");
    snapshot_done(t);
    t = table_new("1../.../...", ",wrap=ends");
    legal(t, "urd");
    snapshot_done(t);
}

/* ---- symmetry, order of riders --------------------------------------------------------------- */

/* The same game on a map turned by half and with the riders' numbers exchanged ends the same
 * way. */
static void symmetric_maps_give_symmetric_results(void **) {
    static const int turned[6] = {2, 3, 0, 1, 4, 5};
    static const char *const specs[] = {"tron", "tron(preset=room)", "tron(preset=duel,wrap=torus)",
                                        "tron(preset=teleports)"};
    for (int which = 0; which < 4; which++) {
        Arena *arena = arena_new((size_t)16 << 20);
        const Game *game = test_game(specs[which], arena);
        void *state = arena_alloc(arena, game->state_size, NULL);
        void *other = arena_alloc(arena, game->state_size, NULL);
        for (uint64_t index = 0; index < 40; index++) {
            Rng rng = rng_stream(3, index);
            game->start(game->rules, state);
            game->start(game->rules, other);
            while (game->status(game->rules, state) == ONGOING) {
                Move moves[8], chosen[2], legal_now[8];
                for (int rider = 0; rider < 2; rider++) {
                    int count = game->moves(game->rules, state, moves);
                    chosen[rider] = moves[rng_below(&rng, (uint32_t)count)];
                    game->play(game->rules, state, state, chosen[rider]);
                }
                for (int rider = 0; rider < 2; rider++) {
                    Move move = (Move)turned[chosen[1 - rider]];
                    assert_true(game_legal(game, other, move, legal_now));
                    game->play(game->rules, other, other, move);
                }
                assert_int_equal(game->status(game->rules, state),
                                 game->status(game->rules, other));
            }
            assert_true(game->result(game->rules, state, 0) == game->result(game->rules, other, 1));
        }
        arena_free(arena);
    }
}

/* Riders of an arena numbered otherwise: same choices, same ranks. */
static void numbers_of_riders_do_not_matter(void **) {
    static const char *const maps[2] = {"1.....2/......./..#..../......./3.....4",
                                        "3.....1/......./..#..../......./4.....2"};
    static const int renamed[4] = {2, 0, 3, 1}; /* rider of the first map -> of the second */
    for (uint64_t index = 0; index < 60; index++) {
        Table *t[2];
        Rng rng = rng_stream(5, index);
        for (int i = 0; i < 2; i++)
            t[i] = table_new(maps[i], index & 1 ? ",trail=vanishes" : "");
        while (t[0]->game->status(t[0]->game->rules, t[0]->state) == ONGOING) {
            Move chosen[4] = {0}, moves[8];
            do {
                int rider = t[0]->game->mover(t[0]->game->rules, t[0]->state);
                int count = t[0]->game->moves(t[0]->game->rules, t[0]->state, moves);
                chosen[renamed[rider]] = moves[rng_below(&rng, (uint32_t)count)];
                t[0]->game->play(t[0]->game->rules, t[0]->state, t[0]->state,
                                 chosen[renamed[rider]]);
            } while (t[0]->game->status(t[0]->game->rules, t[0]->state) == ONGOING &&
                     t[0]->game->pending(t[0]->game->rules, t[0]->state) > 0);
            do {
                int rider = t[1]->game->mover(t[1]->game->rules, t[1]->state);
                t[1]->game->play(t[1]->game->rules, t[1]->state, t[1]->state, chosen[rider]);
            } while (t[1]->game->status(t[1]->game->rules, t[1]->state) == ONGOING &&
                     t[1]->game->pending(t[1]->game->rules, t[1]->state) > 0);
        }
        assert_int_equal(t[1]->game->status(t[1]->game->rules, t[1]->state), OVER);
        for (int rider = 0; rider < 4; rider++)
            assert_true(t[0]->game->result(t[0]->game->rules, t[0]->state, rider) ==
                        t[1]->game->result(t[1]->game->rules, t[1]->state, renamed[rider]));
        snapshot_done(t[0]);
        snapshot_done(t[1]);
    }
}

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
        Err err = {""};
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
        Err err = {""};
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
    assert_string_equal(position(t), "######/#1...#/#...2#/######");
    snapshot_done(t);
    t = table_new("6 4\r\n######\r\n#1   #\r\n#   2#\r\n######\r\n", ""); /* a file as it is */
    assert_string_equal(position(t), "######/#1...#/#...2#/######");
    snapshot_done(t);
    t = table_new("1A\n..\n\nA.\n..\n", "");
    assert_string_equal(position(t), "1A/..//A./..");
    snapshot_done(t);
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
        assert_string_equal(position(t), text);
        snapshot_done(t);
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
    Err err = {""};
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
    play(t, "dl");
    assert_string_equal(position(t), "*.../1#../..2+ | 1@0,2 2@3,0");
    REMADE(t, "*.../1##./..2+ | 1@0,2 2@3,0", {6, '#'}); /* in the middle of a game */
    REMADE(t, "**../1#../..2+ | 1@0,2 2@3,0", {9, '*'});
    REMADE(t, "**1./.#../..2+ | 1@0,2 2@3,0", {9, '*'}, {10, '1'});
    snapshot_done(t);
}

/* ---- clicks ---------------------------------------------------------------------------------- */

static void clicks_go_to_the_cell_that_is_entered(void **) {
    Table *t = table_new("1a./.A.//.A./.a.", "");
    int out[MAX_CLICKS];
    assert_int_equal(t->game->path(t->game->rules, t->state, 2, 0, out), 1);
    assert_int_equal(out[0], 4); /* the near end */
    assert_int_equal(t->game->path(t->game->rules, t->state, 2, 1, out), 1);
    assert_int_equal(out[0], KEY_RIGHT);
    play(t, "dr");
    assert_int_equal(t->game->path(t->game->rules, t->state, 4, 0, out), 1);
    assert_int_equal(out[0], 10); /* the stairs above */
    snapshot_done(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_of_one_rider_are_points),
        cmocka_unit_test(the_documents_box_is_its_own),
        cmocka_unit_test(riders_who_meet_are_both_out),
        cmocka_unit_test(who_cannot_move_is_out),
        cmocka_unit_test(the_last_one_who_rides_wins),
        cmocka_unit_test(ranks_are_shared_by_who_goes_at_once),
        cmocka_unit_test(nobody_sees_the_choices_of_others),
        cmocka_unit_test(riders_in_turn_go_out_in_turn),
        cmocka_unit_test(trails_stay_or_vanish),
        cmocka_unit_test(crashing_is_legal_where_it_is_asked_for),
        cmocka_unit_test(teleports_take_both_ends),
        cmocka_unit_test(both_ends_at_once_are_a_meeting),
        cmocka_unit_test(stairs_join_floors),
        cmocka_unit_test(edges_can_be_glued),
        cmocka_unit_test(symmetric_maps_give_symmetric_results),
        cmocka_unit_test(numbers_of_riders_do_not_matter),
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
