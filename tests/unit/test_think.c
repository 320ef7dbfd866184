/* One search as a job: limits, progress, tuning, stopping at events, output. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "play/jobs/job.h"
#include "play/series/unit.h"

/* ---- a world with a clock that moves 0.4 ms whenever it is read ------------------------------ */

static double tick(void *context) {
    double *ms = context;
    *ms += 0.4;
    return *ms;
}

static double frozen(void *) {
    return 5;
}

typedef struct World {
    JobWorld world;
    double ms;
    Arena *arena;
    const Game *game;
    _Alignas(16) unsigned char state[4096];
    Err err;
} World;

static void open(World *world, const char *game, bool clock) {
    memset(world, 0, sizeof *world);
    world->world = (JobWorld){.context = &world->ms, .memory = 256u << 20, .threads = 1};
    if (clock) world->world.now = tick;
    world->arena = arena_new(16 << 20);
    world->game = test_game(game, world->arena);
    assert_true(world->game->state_size <= sizeof world->state);
    world->game->start(world->game->rules, world->state);
}

static void close(World *world) {
    arena_free(world->arena);
}

static Job *think(World *world, ThinkRequest request, bool go) {
    request.game = world->game;
    request.state = world->state;
    Job *job = think_new(&world->world, &request, go, &world->err);
    if (!job) print_message("%s\n", world->err.text);
    return job;
}

static void finish(World *world, Job *job) {
    for (int i = 0; i < 1000000; i++)
        if (job_step(job, world->ms + 1) == STEP_DONE) return;
    fail_msg("the job does not end");
}

static char *json_of(const Job *job, JobLevel level) {
    Writer writer;
    Json json;
    writer_init(&writer);
    json_begin(&json, &writer);
    json_object(&json, NULL);
    job->def->json(job, level, &json);
    json_end(&json);
    return writer.text; /* the caller frees it */
}

static void assert_json(const Job *job, JobLevel level, const char *part, bool there) {
    char *text = json_of(job, level);
    if ((strstr(text, part) != NULL) != there) fail_msg("%s in %s", part, text);
    free(text);
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* The limit on nodes gives one report, whatever the clock says. */
static void test_nodes(void **) {
    const char *const specs[] = {"uct(nodes=777)", "pvs(nodes=3210)",
                                 "alphabeta(depth=12,nodes=999)",
                                 "montecarlo(sims=100000,nodes=500)", "uct(nodes=900,playouts=8)"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        World fixed, ticking;
        open(&fixed, "connect4", false);
        open(&ticking, "connect4", true);
        Job *a = think(&fixed, (ThinkRequest){.spec = specs[i]}, false);
        Job *b = think(&ticking, (ThinkRequest){.spec = specs[i]}, false);
        assert_non_null(a);
        assert_non_null(b);
        finish(&fixed, a);
        finish(&ticking, b);
        const Report *ra = think_report(a), *rb = think_report(b);
        assert_int_equal(ra->best, rb->best);
        assert_true(ra->value == rb->value && ra->nodes == rb->nodes);
        assert_true(ra->playouts == rb->playouts);
        double limit = strstr(specs[i], "777") ? 777 : strstr(specs[i], "3210") ? 3210 : 900;
        if (i < 2) assert_true((ra->playouts > 0 ? ra->playouts : ra->nodes) >= limit);
        assert_false(a->timed || b->timed);
        assert_true(b->progress == 1);
        job_free(a);
        job_free(b);
        close(&fixed);
        close(&ticking);
    }
}

/* In rounds of simultaneous choices the player at the root chooses first, whoever that is: the line
 * that a full search shows is played to its end. */
static void test_line_of_the_second(void **) {
    World world;
    open(&world, "tron(map=4x4)", false);
    Move moves[16];
    const Game *game = world.game;
    game->moves(game->rules, world.state, moves);
    game->play(game->rules, world.state, world.state, moves[0]);
    assert_int_equal(game->mover(game->rules, world.state), 1);
    Job *job = think(&world, (ThinkRequest){.spec = "minimax(depth=6)"}, false);
    assert_non_null(job);
    finish(&world, job);
    assert_int_equal(think_report(job)->pv_length, 6);
    char *text = json_of(job, JOB_FINAL);
    int shown = 0;
    const char *line = strstr(text, "\"pv\":[");
    assert_non_null(line);
    for (; *line && *line != ']'; line++)
        shown += *line == ',';
    assert_int_equal(shown + 1, 6);
    free(text);
    job_free(job);
    close(&world);
}

static void test_time(void **) {
    World world;
    open(&world, "connect4", true);
    Job *job = think(&world, (ThinkRequest){.spec = "pvs(time=20ms)"}, false);
    assert_non_null(job);
    finish(&world, job);
    assert_true(job->timed);
    assert_json(job, JOB_FINAL, "\"timed\":true", true);
    assert_int_not_equal(think_best(job), NO_MOVE);
    job_free(job);
    job = think(&world, (ThinkRequest){.spec = "pvs", .time = 0.01}, true);
    finish(&world, job);
    assert_true(job->timed);
    job_free(job);
    close(&world);

    open(&world, "connect4", false);
    assert_null(think(&world, (ThinkRequest){.spec = "pvs(time=20ms)"}, false));
    assert_non_null(strstr(world.err.text, "clock"));
    close(&world);
}

/* A clock that stands still must not block the host. */
static void test_frozen(void **) {
    World world;
    open(&world, "connect4", false);
    world.world.now = frozen;
    Job *job = think(&world, (ThinkRequest){.spec = "uct", .endless = true}, false);
    assert_int_equal(job_step(job, 6), STEP_MORE);
    job->def->finish(job);
    assert_int_equal(job_step(job, 6), STEP_DONE);
    assert_int_not_equal(think_best(job), NO_MOVE);
    job_free(job);
    close(&world);
}

static void test_refused(void **) {
    World world;
    open(&world, "connect4", false);
    assert_null(think(&world, (ThinkRequest){.spec = "alphabet"}, false));
    assert_non_null(strstr(world.err.text, "alphabeta"));
    assert_null(think(&world, (ThinkRequest){.spec = "uct(sims=0)"}, false));
    /* four in column 1 */
    const Move column[] = {0, 1, 0, 1, 0, 1, 0};
    Move moves[64];
    for (size_t i = 0; i < sizeof column / sizeof *column; i++) {
        int count = world.game->moves(world.game->rules, world.state, moves);
        char text[2] = {(char)('1' + column[i]), 0};
        Move move;
        assert_true(count > 0);
        assert_true(game_move_read(world.game, world.state, text, &move, &world.err));
        world.game->play(world.game->rules, world.state, world.state, move);
    }
    assert_null(think(&world, (ThinkRequest){.spec = "uct"}, false));
    assert_non_null(strstr(world.err.text, "over"));
    close(&world);

    open(&world, "dice", false);
    bool chance = false;
    for (int i = 0; i < 50 && !chance; i++) {
        if (world.game->status(world.game->rules, world.state) == OVER) break;
        chance = world.game->mover(world.game->rules, world.state) == CHANCE;
        if (chance) break;
        world.game->moves(world.game->rules, world.state, moves);
        world.game->play(world.game->rules, world.state, world.state, moves[0]);
    }
    assert_true(chance);
    assert_null(think(&world, (ThinkRequest){.spec = "random"}, false));
    assert_non_null(strstr(world.err.text, "dice"));
    close(&world);
}

static void test_human(void **) {
    World world;
    open(&world, "connect4", false);
    Job *job = think(&world, (ThinkRequest){.spec = "human"}, true);
    assert_int_equal(job_step(job, 0), STEP_WAIT);
    assert_int_equal(think_best(job), NO_MOVE);
    job_free(job);
    close(&world);
}

static void test_seed(void **) {
    World world;
    open(&world, "connect4", false);
    Move first = NO_MOVE;
    bool differ = false;
    for (int64_t seed = 1; seed <= 12; seed++) {
        Job *a = think(&world, (ThinkRequest){.spec = "random", .seed = seed}, true);
        Job *b = think(&world, (ThinkRequest){.spec = "random(seed=77)", .seed = seed}, true);
        finish(&world, a);
        finish(&world, b);
        if (seed == 1) first = think_best(b);
        assert_int_equal(think_best(b), first); /* its own seed wins */
        differ = differ || think_best(a) != first;
        assert_json(a, JOB_FINAL, "\"spec\":\"random\"", true);
        job_free(a);
        job_free(b);
    }
    assert_true(differ);
    close(&world);
}

/* Tuning changes the search under way; a refused value changes nothing. */
static void test_tune(void **) {
    World world;
    open(&world, "connect4", false);
    Job *job = think(&world, (ThinkRequest){.spec = "uct(sims=40000)"}, false);
    assert_int_equal(job_step(job, 0), STEP_MORE);
    bool anew = true;
    assert_true(job->def->tune(job, "c", "0.5", &anew, &world.err));
    assert_json(job, JOB_PROGRESS, "c=0.5", true);
    assert_false(job->def->tune(job, "c", "500", &anew, &world.err));
    assert_json(job, JOB_PROGRESS, "c=0.5", true);
    assert_false(job->def->tune(job, "d", "1", &anew, &world.err));
    /* more memory than the cap: the old value comes back and the search lives on */
    assert_false(job->def->tune(job, "table", "4096", &anew, &world.err));
    assert_json(job, JOB_PROGRESS, "table=4096", false);
    assert_json(job, JOB_PROGRESS, "c=0.5", true);
    assert_true(job->def->tune(job, "sims", "100", &anew, &world.err));
    finish(&world, job);
    assert_int_not_equal(think_best(job), NO_MOVE);
    job_free(job);
    close(&world);
}

static void test_tune_restart(void **) {
    World world;
    open(&world, "connect4", false);
    Job *job = think(&world, (ThinkRequest){.spec = "uct(sims=100000)"}, false);
    job_step(job, 0);
    double before = think_report(job)->playouts;
    bool anew = false;
    assert_true(job->def->tune(job, "playout", "biased", &anew, &world.err));
    assert_true(before > 0);
    if (anew) {
        assert_true(think_report(job)->playouts < before);
        assert_json(job, JOB_PROGRESS, "\"run\":1", true);
    } else {
        assert_json(job, JOB_PROGRESS, "\"run\":0", true);
    }
    job_free(job);
    close(&world);
}

static void test_events(void **) {
    World world;
    open(&world, "connect4", false);
    Job *job = think(&world, (ThinkRequest){.spec = "uct(sims=1000)", .record = 1000}, false);
    think_step_to(job, EVENT_PLAYOUT, 3);
    assert_int_equal(job_step(job, 0), STEP_WAIT);
    assert_true(think_paused(job));
    assert_true(think_report(job)->playouts == 3);
    assert_int_equal(job_step(job, 0), STEP_WAIT);
    assert_true(think_report(job)->playouts == 3);
    think_step_to(job, EVENT_PLAYOUT, 1);
    assert_false(think_paused(job));
    assert_int_equal(job_step(job, 0), STEP_WAIT);
    assert_true(think_report(job)->playouts == 4);
    think_step_to(job, EVENT_NONE, 0);
    finish(&world, job);
    assert_true(think_report(job)->playouts == 1000);
    assert_true(think_tree(job)->count > 7);
    job_free(job);

    job = think(&world, (ThinkRequest){.spec = "alphabeta(depth=3)", .record = 1000}, false);
    think_step_to(job, EVENT_ROOT_MOVE, 2);
    assert_int_equal(job_step(job, 0), STEP_WAIT);
    think_step_to(job, EVENT_NONE, 0);
    finish(&world, job);
    assert_true(think_tree(job)->count > 50);
    job_free(job);
    close(&world);
}

static void test_output(void **) {
    World world;
    open(&world, "connect4", true);
    Job *job = think(&world, (ThinkRequest){.spec = "uct(sims=3000)"}, true);
    job_step(job, world.ms + 0.5);
    assert_json(job, JOB_PROGRESS, "\"order\":[\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\"]", true);
    assert_json(job, JOB_PROGRESS, "\"order\"", true); /* writing changes nothing */
    job->told = true;
    assert_json(job, JOB_PROGRESS, "\"order\"", false);
    assert_json(job, JOB_PROGRESS, "\"visits\":[", true);
    finish(&world, job);
    assert_json(job, JOB_FINAL, "\"visits\":[", false);
    assert_json(job, JOB_FINAL, "\"move\":\"4\"", true);
    assert_json(job, JOB_FINAL, "\"counters\":{", true);
    assert_json(job, JOB_FINAL, "\"descents\":3000", true);
    Writer writer;
    writer_init(&writer);
    job->def->text(job, JOB_FINAL, &writer);
    assert_true(!strncmp(writer.text, "move 4  value ", 14));
    writer_clear(&writer);
    job->def->text(job, JOB_FULL, &writer);
    int lines = 1;
    for (const char *c = writer.text; *c; c++)
        lines += *c == '\n';
    assert_true(lines >= 9);
    assert_non_null(strstr(writer.text, "\ntime "));
    writer_done(&writer);
    job_free(job);
    close(&world);
}

/* ---- help from workers ----------------------------------------------------------------------- */

enum { UNITS = 8 };

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

/* Runs the unit that was taken first or last and hands its result in. */
static void hand_in(World *world, Job *job, Units *units, bool last) {
    int pick = last ? units->count - 1 : 0;
    Err err = {.text = ""};
    Writer result;
    writer_init(&result);
    assert_memory_equal(units->line[pick].text, "unit ", 5);
    if (!unit_run(&world->world, units->line[pick].text + 5, &result, &err))
        fail_msg("%s", err.text);
    assert_false(job->def->fold(job, units->index[pick] + 7, result.text, &err));
    assert_false(job->def->fold(job, units->index[pick], "nonsense", &err));
    assert_true(job->def->fold(job, units->index[pick], result.text, &err));
    assert_false(job->def->fold(job, units->index[pick], result.text, &err)); /* once */
    writer_done(&result);
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
    World world;
    open(&world, "connect4", false);
    const Rules *rules = world.game->rules;
    for (const char *move = "77155216335"; *move; move++)
        world.game->play(rules, world.state, world.state, (Move)(*move - '1'));
    Job *alone = think(&world, (ThinkRequest){.spec = "solver"}, false);
    finish(&world, alone);
    const Report *wanted = think_report(alone);
    assert_int_equal(wanted->count, 7);
    for (int way = 0; way < 3; way++) {
        Job *job = think(
            &world,
            (ThinkRequest){.spec = "solver", .pool = way == 2 ? 2 : 64, .game_spec = "connect4"},
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
    close(&world);
}

/* What a helper has found of a unit after `steps` steps, 0 = at its end; the caller frees it. */
static char *helper(World *world, const char *line, int steps) {
    JobWorld clocked = world->world;
    if (steps) clocked.now = tick; /* a step is one slice then */
    UnitRun *unit = unit_open(&clocked, line + strlen("unit "), &world->err);
    if (!unit) fail_msg("%s", world->err.text);
    while (unit_step(unit, 0) != STEP_DONE && --steps)
        ;
    Writer out;
    writer_init(&out);
    unit_write(unit, &out);
    unit_close(unit);
    return out.text;
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
        World world;
        open(&world, cases[i][0], false);
        const Game *game = world.game;
        world.world.memory = 1u << 30;
        Move moves[4096];
        for (int ply = 0; ply < 6 || game->mover(game->rules, world.state) == CHANCE; ply++) {
            int count = game->moves(game->rules, world.state, moves);
            game->play(game->rules, world.state, world.state, moves[count / 2]);
        }
        ThinkRequest request = {.spec = cases[i][1], .seed = 7, .game_spec = cases[i][0]};
        Job *alone = think(&world, request, false);
        finish(&world, alone);
        char *wanted = json_of(alone, JOB_FINAL);
        int most = think_search(alone)->trees - 1;
        for (int way = NEVER; way < WAYS; way++) {
            request.pool = way == TELLS ? 1 : 64;
            Job *job = think(&world, request, false);
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
            char *got = json_of(job, JOB_FINAL);
            assert_string_equal(got, wanted);
            free(got);
            for (int unit = 0; unit < units.count; unit++)
                writer_done(&units.line[unit]);
            job_free(job);
        }
        free(wanted);
        job_free(alone);
        close(&world);
    }
}

/* What was found under other settings, or in a search that began anew, is no longer taken. */
static void test_trees_tuned(void **) {
    World world;
    open(&world, "connect4", false);
    ThinkRequest request = {
        .spec = "uct(trees=2)", .endless = true, .pool = 1, .game_spec = "connect4"};
    Job *job = think(&world, request, false);
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
        assert_true(job->def->tune(job, tunings[i][0], tunings[i][1], &anew, &world.err));
        assert_int_equal(anew, i > 0);
        /* Settings that may change on the way leave what is known. */
        assert_true(anew ? think_report(job)->nodes == 0 : think_report(job)->nodes == nodes);
        assert_false(job->def->fold(job, units.index[0], found, &world.err));
        job_step(job, 0);
        free(found);
        writer_done(&units.line[0]);
    }
    job_free(job);
    close(&world);
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
        World world;
        open(&world, "connect4", false);
        for (const char *move = "77155216335"; *move; move++)
            world.game->play(world.game->rules, world.state, world.state, (Move)(*move - '1'));
        ThinkRequest request = {.spec = cases[i].spec,
                                .pool = cases[i].pool,
                                .record = cases[i].record,
                                .game_spec = "connect4"};
        Job *job = think(&world, request, false);
        Units units = {.count = 0};
        while (job_step(job, 0) != STEP_DONE)
            take_units(job, &units);
        assert_int_equal(units.count, 0);
        assert_false(job->def->fold(job, 3, "result=0,0 proven=1 plies=9", &world.err));
        job_free(job);
        close(&world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nodes),        cmocka_unit_test(test_line_of_the_second),
        cmocka_unit_test(test_time),         cmocka_unit_test(test_frozen),
        cmocka_unit_test(test_refused),      cmocka_unit_test(test_human),
        cmocka_unit_test(test_seed),         cmocka_unit_test(test_tune),
        cmocka_unit_test(test_tune_restart), cmocka_unit_test(test_events),
        cmocka_unit_test(test_output),       cmocka_unit_test(test_help),
        cmocka_unit_test(test_trees),        cmocka_unit_test(test_trees_tuned),
        cmocka_unit_test(test_no_help),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
