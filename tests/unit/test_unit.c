/* One game as a line of text: read, played, written; the same result for the same line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "play/series/unit.h"

static RowSet games;
static const Row *rows[TEST_GAMES_MAX];

static double tick(void *context) {
    double *ms = context;
    *ms += 0.25;
    return *ms;
}

static JobWorld quiet(void) {
    test_game_set(&games, rows);
    return (JobWorld){.memory = 256u << 20, .threads = 1, .games = &games};
}

/* Runs a line to its result text; the caller frees it. */
static char *run(const JobWorld *world, const char *line) {
    Writer out;
    Err err;
    writer_init(&out);
    if (!unit_run(world, line, &out, &err)) fail_msg("%s: %s", line, err.text);
    return out.text;
}

static void read(const char *text, UnitResult *out) {
    Err err;
    if (!unit_result_read(text, out, &err)) fail_msg("%s: %s", text, err.text);
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* The same line gives the same bytes, whole or in steps, with a clock or without. */
static void test_pure(void **) {
    const char *const lines[] = {
        "match game=connect4 p0=random p1=random seed=3 deal=9 keep=yes",
        "match game=connect4(preset=document) p0=uct(sims=60) p1=minimax seed=5 opening=2 keep=yes",
        "match game=connect4 p0=montecarlo(sims=30) p1=uct(nodes=100,reuse=yes) seed=8 keep=yes",
        "match game=connect4 position=(......./......./......./.R...../JJJ.R../RRRJJJ. R) "
        "p0=solver p1=solver first=yes",
        "match game=connect4 position=(......./......./......./......./..J.R../RRRJJJ. J) "
        "p0=random p1=random seed=2 keep=yes",
        "match game=dice p0=random seed=4 deal=4 keep=yes",
        "match game=pennies p0=random p1=random seed=4 keep=yes",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        JobWorld world = quiet();
        double ms = 0;
        char *first = run(&world, lines[i]), *second = run(&world, lines[i]);
        assert_string_equal(first, second);
        world.now = tick;
        world.context = &ms;
        Err err;
        UnitRun *unit = unit_open(&world, lines[i], &err);
        assert_non_null(unit);
        int steps = 0;
        while (unit_step(unit, ms) == STEP_MORE)
            assert_true(++steps < 100000);
        Writer out;
        writer_init(&out);
        unit_write(unit, &out);
        char *times = strstr(out.text, " ms=");
        assert_non_null(times);
        *times = 0;
        assert_string_equal(out.text, first);
        writer_done(&out);
        unit_close(unit);
        free(first);
        free(second);
    }
}

/* The kept line replays to the result that is claimed. */
static void test_replay(void **) {
    JobWorld world = quiet();
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4(rows=4,cols=4,align=3)", arena);
    _Alignas(16) unsigned char state[1024];
    for (int seed = 1; seed <= 40; seed++) {
        char line[200];
        snprintf(line, sizeof line,
                 "match game=connect4(rows=4,cols=4,align=3) p0=random p1=random seed=%d deal=%d "
                 "opening=%d keep=yes",
                 seed, seed / 2, seed % 4);
        char *text = run(&world, line);
        UnitResult result;
        read(text, &result);
        assert_int_equal(result.seats, 2);
        assert_true(result.result[0] + result.result[1] == 0);
        assert_true(result.counts[0] + result.counts[1] + seed % 4 == result.moves);
        char moves[200], *next = moves;
        memcpy(moves, result.line, (size_t)result.line_length);
        moves[result.line_length] = 0;
        game->start(game->rules, state);
        int64_t plies = 0;
        Status status = ONGOING;
        while (next) {
            char *comma = strchr(next, ',');
            if (comma) *comma = 0;
            Move move;
            Err err;
            assert_int_equal(status, ONGOING);
            assert_true(game_move_read(game, state, next, &move, &err));
            status = game->play(game->rules, state, state, move);
            plies++;
            next = comma ? comma + 1 : NULL;
        }
        assert_int_equal(status, OVER);
        assert_true((double)plies == result.moves);
        assert_true(game->result(game->rules, state, 0) == result.result[0]);
        int winner = result.result[0] > 0 ? 0 : result.result[0] < 0 ? 1 : -1;
        assert_int_equal(unit_winner(&result), winner);
        free(text);
    }
    arena_free(arena);
}

/* Equal deals give equal openings, whoever plays; seeds change the players only. */
static void test_openings(void **) {
    JobWorld world = quiet();
    UnitResult a, b, c;
    char *first = run(&world, "match game=connect4 p0=random p1=uct(sims=20) seed=1 deal=7 "
                              "opening=6 keep=yes");
    char *second = run(&world, "match game=connect4 p0=uct(sims=20) p1=random seed=2 deal=7 "
                               "opening=6 keep=yes");
    char *third = run(&world, "match game=connect4 p0=random p1=uct(sims=20) seed=1 deal=8 "
                              "opening=6 keep=yes");
    read(first, &a);
    read(second, &b);
    read(third, &c);
    assert_memory_equal(a.line, b.line, 11);
    assert_memory_not_equal(a.line, c.line, 11);
    assert_true(a.line_length != b.line_length ||
                memcmp(a.line, b.line, (size_t)a.line_length) != 0);
    free(first);
    free(second);
    free(third);
    /* An opening longer than any game is left out. */
    first = run(&world, "match game=connect4(rows=3,cols=3,align=3) p0=random p1=random seed=1 "
                        "deal=7 opening=20");
    read(first, &a);
    assert_true(a.counts[0] + a.counts[1] == a.moves);
    free(first);
}

/* A player that is late loses, whatever stands on the board. */
static double slow(void *context) {
    double *ms = context;
    *ms += 400;
    return *ms;
}

/* Every look at it costs so much that the budgets of the slices stay small. */
static double busy(void *context) {
    double *ms = context;
    *ms += 3;
    return *ms;
}

static void test_late(void **) {
    JobWorld world = quiet();
    double ms = 0;
    world.now = slow;
    world.context = &ms;
    char *text = run(&world, "match game=connect4 p0=random p1=random seed=1 time=0.1");
    UnitResult result;
    read(text, &result);
    assert_true(result.late == 0);
    assert_true(result.result[0] == -1 && result.result[1] == 1);
    assert_int_equal(unit_winner(&result), 1);
    free(text);
    /* A limit of its own does not save a player. */
    world.now = busy;
    ms = 0;
    text = run(&world, "match game=connect4 p0=uct(sims=20) p1=uct(sims=1000000000,time=60) seed=1 "
                       "time=20ms");
    read(text, &result);
    assert_true(result.late == 1);
    free(text);
    /* Without one it stops in time. */
    text = run(&world, "match game=connect4(rows=4,cols=4,align=3) p0=uct(sims=20) "
                       "p1=uct(sims=1000000000) seed=1 time=20ms");
    read(text, &result);
    assert_true(result.late == -1);
    free(text);
}

/* A program outside that takes long to start, and answers after some looks; the clock moves
 * between the looks only. */
typedef struct SlowProgram {
    double ms;
    bool heard;
    int looks, left;
    char line[24];
} SlowProgram;

static double between(void *context) {
    SlowProgram *outside = context;
    if (!outside->heard) outside->ms += 10;
    outside->heard = false;
    return outside->ms;
}

static void *outside_open(void *context, const char *, char *, size_t) {
    return context;
}

static void outside_tell(void *, void *engine, const char *line) {
    static const char position[] = "position fen ";
    SlowProgram *outside = engine;
    if (!strcmp(line, "uci")) {
        outside->ms += 5000;
        strcpy(outside->line, "uciok");
    } else if (!strcmp(line, "isready")) {
        strcpy(outside->line, "readyok");
    } else if (!strncmp(line, position, sizeof position - 1)) {
        int column = (int)strcspn(line + sizeof position - 1, ".") + 1; /* of the upper row */
        snprintf(outside->line, sizeof outside->line, "bestmove %d", column);
        outside->left = outside->looks;
    }
}

static PlyNews outside_hear(void *, void *engine, double, const char **line) {
    static char heard[24];
    SlowProgram *outside = engine;
    outside->heard = true;
    if (!outside->line[0] || outside->left-- > 0) return PLY_NEWS_NONE;
    strcpy(heard, outside->line);
    outside->line[0] = 0;
    outside->left = 0;
    *line = heard;
    return PLY_NEWS_LINE;
}

static void outside_close(void *, void *) {}

static void test_outside(void **) {
    SlowProgram outside = {.ms = 0};
    const PlyEngines engines = {.context = &outside,
                                .open = outside_open,
                                .tell = outside_tell,
                                .hear = outside_hear,
                                .close = outside_close};
    JobWorld world = quiet();
    world.now = between;
    world.context = &outside;
    world.engines = &engines;
    for (int looks = 1; looks <= 100; looks += 99) {
        outside.looks = looks;
        char *text = run(&world, "match game=connect4 p0=external(engine=x) p1=random seed=1 "
                                 "time=0.2");
        UnitResult result;
        read(text, &result);
        assert_true(result.failed == -1);
        assert_true(result.late == (looks > 1 ? 0 : -1));
        assert_true(result.ms[0] < 5000);
        free(text);
    }
}

static void test_bad_lines(void **) {
    JobWorld world = quiet();
    const char *const lines[] = {
        "",
        "match",
        "mtch game=connect4 p0=random p1=random",
        "match game=connect4",
        "match game=connect4 p0=random",
        "match game=connect4 p1=random",
        "match game=connect4 p0=random p1=random p2=random",
        "match game=nothing p0=random p1=random",
        "match game=connect4 p0=random p1=nobody",
        "match game=connect4 p0=random p1=random seed=x",
        "match game=connect4 p0=random p1=random seed=-1",
        "match game=connect4 p0=random p1=random seed=99999999999999999999",
        "match game=connect4 p0=random p1=random opening=100000",
        "match game=connect4 p0=random p1=random time=2s",
        "match game=connect4 p0=random p1=random(time=2s)",
        "match game=connect4 p0=random p1=random word",
        "match game=connect4 p0=random p1=random =3",
        "match game=connect4 p0=random p1=random ((",
        "match game=connect4 p0=random p1=random position=RRR",
        "match game=connect4 p0=random p1=random position=()",
        "match game=connect4 p0=random p1=random position=(RRR)",
        "match game=dice p0=random position=(3)",
        "match game=connect4 p0=random p1=random colour=red"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        Writer out;
        Err err = {.text = ""};
        writer_init(&out);
        if (unit_run(&world, lines[i], &out, &err)) fail_msg("accepted: %s", lines[i]);
        assert_true(err.text[0] != 0);
        writer_done(&out);
    }
    const char *const results[] = {"",           "result",          "result=",
                                   "result=a",   "moves=3",         "result=1,2,3,4,5,6,7",
                                   "result=1 x", "result=1 moves=", "result=1 what=1"};
    for (size_t i = 0; i < sizeof results / sizeof *results; i++) {
        UnitResult result;
        Err err = {.text = ""};
        if (unit_result_read(results[i], &result, &err)) fail_msg("accepted: %s", results[i]);
        assert_true(err.text[0] != 0);
    }
}

/* What the game's strong evaluation says of the position after `plies` moves of a kept game. */
static double value_after(const Game *game, const UnitResult *result, int plies, Arena *arena) {
    GameScope scope;
    game_scope(game, &scope);
    const EvalDef *def = (const EvalDef *)rowset_find(&scope.sets[0], "strong");
    void *values = arena_alloc(arena, def->row.size + 1, NULL);
    void *tables = arena_alloc(arena, def->tables_size + 1, NULL);
    void *state = arena_alloc(arena, game->state_size, NULL);
    assert_true(param_defaults(&def->row, values, &scope.scope, arena, NULL));
    assert_true(!def->prepare || def->prepare(game, values, tables, NULL));
    game->start(game->rules, state);
    const char *at = result->line;
    for (int i = 0; i < plies; i++) {
        char text[16];
        size_t length = strcspn(at, ", ");
        assert_true(length > 0 && length < sizeof text);
        memcpy(text, at, length);
        text[length] = 0;
        at += length + 1;
        Move move;
        assert_true(game_move_read(game, state, text, &move, NULL));
        game->play(game->rules, state, state, move);
    }
    return def->value(game, def->prepare ? tables : values, state, 0);
}

/* Fair openings: nobody has a larger advantage than was allowed, though others would have one. */
static void test_fair_openings(void **) {
    const char *const specs[] = {"tron(preset=room)", "connect4"};
    enum { PLIES = 10 };
    const double max = 4;
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        JobWorld world = quiet();
        int unfair = 0;
        for (int deal = 0; deal < 20; deal++)
            for (int fair = 0; fair < 2; fair++) {
                char line[200];
                Arena *arena = arena_new(1 << 24);
                snprintf(line, sizeof line,
                         "match game=%s p0=random p1=random seed=1 deal=%d opening=%d fair=%g "
                         "keep=yes",
                         specs[i], deal, PLIES, fair ? max : 0);
                char *text = run(&world, line);
                UnitResult result;
                read(text, &result);
                double value = value_after(test_game(specs[i], arena), &result, PLIES, arena);
                bool within = value <= max && value >= -max;
                if (fair) assert_true(within);
                unfair += !within;
                free(text);
                arena_free(arena);
            }
        assert_true(unfair > 0);
    }
}

/* Equal effort: a limit of the unit is that of every player that has none of its own. */
static void test_nodes(void **) {
    JobWorld world = quiet();
    char *all = run(&world, "match game=connect4 p0=uct(sims=400) p1=uct(nodes=30,sims=400) seed=3 "
                            "nodes=50 keep=yes");
    char *own = run(&world, "match game=connect4 p0=uct(nodes=50,sims=400) "
                            "p1=uct(nodes=30,sims=400) seed=3 keep=yes");
    char *none = run(&world,
                     "match game=connect4 p0=uct(sims=400) p1=uct(nodes=30,sims=400) seed=3 "
                     "keep=yes");
    assert_string_equal(all, own);
    assert_string_not_equal(all, none);
    free(all);
    free(own);
    free(none);
}

/* Others share the first place: that is no draw of mine. */
static void test_score(void **) {
    static const UnitResult tied = {.seats = 3, .result = {-1, 0.5, 0.5}},
                            won = {.seats = 3, .result = {-1, 1, -1}};
    static const double shares[] = {0, 0.5, 0.5}, wins[] = {0, 1, 0};
    for (int seat = 0; seat < 3; seat++) {
        assert_float_equal(unit_score(&tied, seat), shares[seat], 0);
        assert_float_equal(unit_score(&won, seat), wins[seat], 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_score),     cmocka_unit_test(test_fair_openings),
        cmocka_unit_test(test_nodes),     cmocka_unit_test(test_pure),
        cmocka_unit_test(test_replay),    cmocka_unit_test(test_openings),
        cmocka_unit_test(test_late),      cmocka_unit_test(test_outside),
        cmocka_unit_test(test_bad_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
