/* One search that takes help: workers prove what moves are worth, or search independent trees. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play/jobs/think.h"
#include "play/jobs/lent.h"
#include "thinking.h"

/* ---- help from workers ----------------------------------------------------------------------- */

enum { UNITS = 8 };
#define EMPTY "......./......./......./......./......./....... R"

typedef struct Units {
    int64_t index[UNITS];
    Writer line[UNITS];
    int count;
} Units;

static void take_units(Job *job, Units *units) {
    for (;; units->count++) {
        assert_true(units->count < UNITS);
        writer_init(&units->line[units->count]);
        if (!job->def->hand_out(job, &units->index[units->count], &units->line[units->count]))
            break;
    }
    writer_done(&units->line[units->count]);
}

/* What a helper has found of a lent search after `steps` steps, 0 = at its end; the caller frees
 * it. */
static char *helper(Thinking *world, const char *line, int steps) {
    JobWorld clocked = world->world;
    if (steps) clocked.now = thinking_tick; /* a step is one slice then */
    assert_memory_equal(line, "unit ", 5);
    assert_true(lent_line(line + 5));
    Job *job = lent_new(&clocked, line + 5, &world->err);
    if (!job) fail_msg("%s", world->err.text);
    while (job_step(job, 0) != STEP_DONE && --steps)
        ;
    Writer out;
    writer_init(&out);
    job->def->text(job, JOB_FINAL, &out);
    job_free(job);
    return out.text;
}

/* Runs the unit that was taken first or last and hands its result in. */
static void hand_in(Thinking *world, Job *job, Units *units, bool last) {
    int pick = last ? units->count - 1 : 0;
    Err err = {.text = ""};
    char *result = helper(world, units->line[pick].text, 0);
    assert_false(job->def->fold(job, units->index[pick] + 7, result, &err));
    assert_false(job->def->fold(job, units->index[pick], "nonsense", &err));
    assert_true(job->def->fold(job, units->index[pick], result, &err));
    assert_false(job->def->fold(job, units->index[pick], result, &err)); /* once */
    free(result);
    writer_done(&units->line[pick]);
    units->count--;
    for (int i = pick; i < units->count; i++) {
        units->index[i] = units->index[i + 1];
        units->line[i] = units->line[i + 1];
    }
}

/* Workers prove what single moves are worth: whenever their results come, and in whatever order,
 * the outcome is that of the search alone. */
static void test_help(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    const Rules *rules = world.game->rules;
    for (const char *move = "77155216335"; *move; move++)
        world.game->play(rules, world.state, world.state, (Move)(*move - '1'));
    Job *alone = thinking_begin(&world, "solver", (ThinkRequest){.pool = 0}, false);
    thinking_finish(&world, alone);
    const Report *wanted = think_report(alone);
    assert_int_equal(wanted->count, 7);
    for (int way = 0; way < 3; way++) {
        Job *job = thinking_begin(
            &world, "solver", (ThinkRequest){.pool = way == 2 ? 2 : 64, .game_spec = "connect4"},
            false);
        Units units = {.count = 0};
        int helped = 0, turn = 0;
        while (job_step(job, 0) != STEP_DONE) {
            take_units(job, &units);
            assert_true(units.count <= (way == 2 ? 2 : 6));
            if (!units.count || (way == 1 && ++turn % 4)) continue;
            hand_in(&world, job, &units, way != 0);
            helped++;
        }
        assert_true(helped >= 2);
        const Report *report = think_report(job);
        assert_int_equal(report->best, wanted->best);
        assert_true(report->value == wanted->value);
        assert_int_equal(report->proven_in, wanted->proven_in);
        assert_int_equal(report->count, wanted->count);
        for (int i = 0; i < report->count; i++) {
            const MoveReport *a = report->rows + i, *b = wanted->rows + i;
            assert_int_equal(a->move, b->move);
            assert_int_equal(a->proven, b->proven);
            assert_int_equal(a->proven_in, b->proven_in);
            assert_true(a->value == b->value && a->score == b->score && a->effort > 0);
        }
        for (int i = 0; i < units.count; i++)
            writer_done(&units.line[i]);
        job_free(job);
    }
    job_free(alone);
    thinking_close(&world);
}

/* Workers search some of the independent trees: however many they are, whenever they tell, and
 * whether they come to an end, the last word is that of the search alone. */
static void test_trees(void **) {
    static const char *const cases[][2] = {
        {"connect4", "uct(sims=20001,trees=3)"},
        {"connect4", "uct(preset=strong,nodes=18000,trees=2)"},
        {"connect4", "uct(nodes=18000,playouts=7,trees=4)"},
        {"connect4", "montecarlo(sims=9000,trees=4)"},
        {"connect4", "montecarlo(sims=1M,nodes=60000,trees=4)"},
        {"connect4", "montecarlo(sims=20000,trees=2,score=wins,share=drawn)"},
        {"tron(preset=duel)", "uct(sims=18000,select=regret,mix=yes,trees=3)"},
        {"2048", "uct(sims=20000,trees=2)"},
        {"amazons(preset=6x6)", "uct(preset=strong,sims=20000,trees=3)"},
    };
    enum { NEVER, TELLS, ENDS, BREAKS, WAYS };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Thinking world;
        thinking_open(&world, cases[i][0], false);
        const Game *game = world.game;
        world.world.memory = 1u << 30;
        Move moves[4096];
        for (int ply = 0; ply < 6 || game->mover(game->rules, world.state) == CHANCE; ply++) {
            int count = game->moves(game->rules, world.state, moves);
            game->play(game->rules, world.state, world.state, moves[count / 2]);
        }
        ThinkRequest request = {.seed = 7, .game_spec = cases[i][0]};
        Job *alone = thinking_begin(&world, cases[i][1], request, false);
        thinking_finish(&world, alone);
        char *wanted = thinking_json(alone, JOB_FINAL);
        int most = crew_count(think_search(alone)) - 1;
        for (int way = NEVER; way < WAYS; way++) {
            request.pool = way == TELLS ? 1 : 64;
            Job *job = thinking_begin(&world, cases[i][1], request, false);
            Units units = {.count = 0};
            int out = 0;
            while (job_step(job, 0) != STEP_DONE) {
                int before_them = units.count;
                take_units(job, &units);
                out += units.count - before_them;
                assert_true(units.count <= (way == TELLS ? 1 : most));
                while (way != NEVER && units.count) {
                    const char *line = units.line[--units.count].text;
                    int64_t index = units.index[units.count];
                    char *early = helper(&world, line, 1), *late = helper(&world, line, 0);
                    double before = think_report(job)->nodes;
                    assert_false(job->def->fold(job, index + 7, early, &world.err));
                    assert_true(job->def->fold(job, index, early, &world.err));
                    assert_true(think_report(job)->nodes >= before);
                    if (way == BREAKS)
                        assert_false(job->def->fold(job, index, "1,2,nonsense", &world.err));
                    if (way != TELLS)
                        assert_int_equal(job->def->fold(job, index, late, &world.err), way == ENDS);
                    free(early);
                    free(late);
                    writer_done(&units.line[units.count]);
                }
            }
            if (out < 1 || out > most) fail_msg("%s %d: %d out", cases[i][1], way, out);
            char *got = thinking_json(job, JOB_FINAL);
            assert_string_equal(got, wanted);
            free(got);
            for (int unit = 0; unit < units.count; unit++)
                writer_done(&units.line[unit]);
            job_free(job);
        }
        free(wanted);
        job_free(alone);
        thinking_close(&world);
    }
}

/* What was found under other settings, or in a search that began anew, is no longer taken. */
static void test_trees_tuned(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    ThinkRequest request = {.endless = true, .pool = 1, .game_spec = "connect4"};
    Job *job = thinking_begin(&world, "uct(trees=2)", request, false);
    static const char *const tunings[][2] = {{"sims", "77"}, {"trees", "3"}, {"seed", "5"}};
    job_step(job, 0);
    for (size_t i = 0; i < sizeof tunings / sizeof *tunings; i++) {
        Units units = {.count = 0};
        take_units(job, &units);
        assert_int_equal(units.count, 1);
        assert_non_null(strstr(units.line[0].text, "endless=yes"));
        if (i) assert_non_null(strstr(units.line[0].text, tunings[i - 1][1]));
        char *found = helper(&world, units.line[0].text, 20);
        assert_true(job->def->fold(job, units.index[0], found, &world.err));
        double nodes = think_report(job)->nodes;
        bool anew;
        assert_true(
            job->def->tune(job, &(Tuning){tunings[i][0], tunings[i][1]}, 1, &anew, &world.err));
        assert_int_equal(anew, i > 0);
        /* Settings that may change on the way leave what is known. */
        assert_true(anew ? think_report(job)->nodes == 0 : think_report(job)->nodes == nodes);
        assert_false(job->def->fold(job, units.index[0], found, &world.err));
        job_step(job, 0);
        free(found);
        writer_done(&units.line[0]);
    }
    job_free(job);
    thinking_close(&world);
}

/* Nothing goes out where it would change the outcome or nobody asks for it. */
static void test_no_help(void **) {
    const struct {
        const char *spec;
        int64_t pool, record;
    } cases[] = {{"solver", 0, 0},
                 {"solver", 64, 100},
                 {"solver(moves=best)", 64, 0},
                 {"solver(aim=result)", 64, 0},
                 {"solver(nodes=300000)", 64, 0},
                 {"uct(sims=300)", 64, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Thinking world;
        thinking_open(&world, "connect4", false);
        for (const char *move = "77155216335"; *move; move++)
            world.game->play(world.game->rules, world.state, world.state, (Move)(*move - '1'));
        ThinkRequest request = {
            .pool = cases[i].pool, .record = cases[i].record, .game_spec = "connect4"};
        Job *job = thinking_begin(&world, cases[i].spec, request, false);
        Units units = {.count = 0};
        while (job_step(job, 0) != STEP_DONE)
            take_units(job, &units);
        assert_int_equal(units.count, 0);
        assert_false(job->def->fold(job, 3, "result=0,0 proven=1 plies=9", &world.err));
        job_free(job);
        thinking_close(&world);
    }
}

/* The first of the searches of a player that asks for one only is that player's. */
static void test_only_part(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    static const char *const players[] = {"pvs(depth=2)", "human", "uct(sims=50)"};
    for (size_t i = 0; i < sizeof players / sizeof *players; i++) {
        char *found[2];
        for (int part = 0; part < 2; part++) {
            char line[200];
            snprintf(line, sizeof line,
                     "unit search game=connect4 position=(" EMPTY ") player=%s%s", players[i],
                     part ? " part=1" : "");
            found[part] = helper(&world, line, 0);
        }
        assert_string_equal(found[0], found[1]);
        free(found[0]);
        free(found[1]);
    }
    thinking_close(&world);
}

/* What is no such search is refused in a sentence. */
static void test_refusals(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    static const char *const cases[][2] = {
        {"search", "needs game=SPEC"},
        {"search game=connect4 position=(RRR) player=uct", "row"},
        {"search game=connect4 player=uct", "needs game=SPEC"},
        {"search game=2048 position=(..../..../..../.... 0 ?) player=uct", ""},
        {"search game=connect4 position=(" EMPTY ") player=nobody", "nobody"},
        {"search game=connect4 position=(" EMPTY ") player=uct word", "key=value"},
        {"search game=connect4 position=(" EMPTY ") player=uct =3", "key=value"},
        {"search game=connect4 position=(" EMPTY ") player=uct colour=red", "colour"},
        {"search game=connect4 position=(" EMPTY ") player=uct((", ""},
        {"search game=connect4 position=(" EMPTY ") player=uct(trees=2) part=65", "64"},
        {"search game=connect4 position=(" EMPTY ") player=uct(trees=2) part=3",
         "There is no search 3 of the position: uct asks for 2."},
        {"search game=connect4 position=(" EMPTY ") player=human part=2", "human asks for 1."},
        {"search game=connect4 position=(" EMPTY ") player=uct(time=1s) part=1", "no clock"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Err err = {.text = ""};
        assert_true(lent_line(cases[i][0]));
        if (lent_new(&world.world, cases[i][0], &err)) fail_msg("accepted: %s", cases[i][0]);
        if (!err.text[0] || !strstr(err.text, cases[i][1])) fail_msg("%s", err.text);
    }
    assert_false(lent_line("searches"));
    assert_false(lent_line("match game=connect4"));
    thinking_close(&world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_help),        cmocka_unit_test(test_trees),
        cmocka_unit_test(test_trees_tuned), cmocka_unit_test(test_no_help),
        cmocka_unit_test(test_only_part),   cmocka_unit_test(test_refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
