/* One search as a job: limits, progress, tuning, stopping at events, output. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play/jobs/think.h"
#include "play/series/unit.h"
#include "thinking.h"

/* ---- a world with a clock that moves 0.4 ms whenever it is read ------------------------------ */

static double frozen(void *) {
    return 5;
}

static void assert_json(const Job *job, JobLevel level, const char *part, bool there) {
    char *text = thinking_json(job, level);
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
        Thinking fixed, ticking;
        thinking_open(&fixed, "connect4", false);
        thinking_open(&ticking, "connect4", true);
        Job *a = thinking_begin(&fixed, specs[i], (ThinkRequest){.pool = 0}, false);
        Job *b = thinking_begin(&ticking, specs[i], (ThinkRequest){.pool = 0}, false);
        assert_non_null(a);
        assert_non_null(b);
        thinking_finish(&fixed, a);
        thinking_finish(&ticking, b);
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
        thinking_close(&fixed);
        thinking_close(&ticking);
    }
}

/* In rounds of simultaneous choices the player at the root chooses first, whoever that is: the line
 * that a full search shows is played to its end. */
static void test_line_of_the_second(void **) {
    Thinking world;
    thinking_open(&world, "tron(map=4x4)", false);
    Move moves[16];
    const Game *game = world.game;
    game->moves(game->rules, world.state, moves);
    game->play(game->rules, world.state, world.state, moves[0]);
    assert_int_equal(game->mover(game->rules, world.state), 1);
    Job *job = thinking_begin(&world, "minimax(depth=6)", (ThinkRequest){.pool = 0}, false);
    assert_non_null(job);
    thinking_finish(&world, job);
    assert_int_equal(think_report(job)->pv_length, 6);
    char *text = thinking_json(job, JOB_FINAL);
    int shown = 0;
    const char *line = strstr(text, "\"pv\":[");
    assert_non_null(line);
    for (; *line && *line != ']'; line++)
        shown += *line == ',';
    assert_int_equal(shown + 1, 6);
    free(text);
    job_free(job);
    thinking_close(&world);
}

static void test_time(void **) {
    Thinking world;
    thinking_open(&world, "connect4", true);
    Job *job = thinking_begin(&world, "pvs(time=20ms)", (ThinkRequest){.pool = 0}, false);
    assert_non_null(job);
    thinking_finish(&world, job);
    assert_true(job->timed);
    assert_json(job, JOB_FINAL, "\"timed\":true", true);
    assert_int_not_equal(think_best(job), NO_MOVE);
    job_free(job);
    job = thinking_begin(&world, "pvs", (ThinkRequest){.time = 0.01}, true);
    thinking_finish(&world, job);
    assert_true(job->timed);
    job_free(job);
    thinking_close(&world);

    thinking_open(&world, "connect4", false);
    assert_null(thinking_begin(&world, "pvs(time=20ms)", (ThinkRequest){.pool = 0}, false));
    assert_non_null(strstr(world.err.text, "clock"));
    thinking_close(&world);
}

/* A clock that stands still must not block the host. */
static void test_frozen(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    world.world.now = frozen;
    Job *job = thinking_begin(&world, "uct", (ThinkRequest){.endless = true}, false);
    assert_int_equal(job_step(job, 6), STEP_MORE);
    job->def->finish(job);
    assert_int_equal(job_step(job, 6), STEP_DONE);
    assert_int_not_equal(think_best(job), NO_MOVE);
    job_free(job);
    thinking_close(&world);
}

static void test_refused(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    assert_null(thinking_begin(&world, "alphabet", (ThinkRequest){.pool = 0}, false));
    assert_non_null(strstr(world.err.text, "alphabeta"));
    assert_null(thinking_begin(&world, "uct(sims=0)", (ThinkRequest){.pool = 0}, false));
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
    assert_null(thinking_begin(&world, "uct", (ThinkRequest){.pool = 0}, false));
    assert_non_null(strstr(world.err.text, "over"));
    thinking_close(&world);

    thinking_open(&world, "dice", false);
    bool chance = false;
    for (int i = 0; i < 50 && !chance; i++) {
        if (world.game->status(world.game->rules, world.state) == OVER) break;
        chance = world.game->mover(world.game->rules, world.state) == CHANCE;
        if (chance) break;
        world.game->moves(world.game->rules, world.state, moves);
        world.game->play(world.game->rules, world.state, world.state, moves[0]);
    }
    assert_true(chance);
    assert_null(thinking_begin(&world, "random", (ThinkRequest){.pool = 0}, false));
    assert_non_null(strstr(world.err.text, "dice"));
    thinking_close(&world);
}

static void test_human(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    Job *job = thinking_begin(&world, "human", (ThinkRequest){.pool = 0}, true);
    assert_int_equal(job_step(job, 0), STEP_WAIT);
    assert_int_equal(think_best(job), NO_MOVE);
    job_free(job);
    thinking_close(&world);
}

static void test_seed(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    Move first = NO_MOVE;
    bool differ = false;
    for (int64_t seed = 1; seed <= 12; seed++) {
        Job *a = thinking_begin(&world, "random", (ThinkRequest){.seed = seed}, true);
        Job *b = thinking_begin(&world, "random(seed=77)", (ThinkRequest){.seed = seed}, true);
        thinking_finish(&world, a);
        thinking_finish(&world, b);
        if (seed == 1) first = think_best(b);
        assert_int_equal(think_best(b), first); /* its own seed wins */
        differ = differ || think_best(a) != first;
        assert_json(a, JOB_FINAL, "\"spec\":\"random\"", true);
        job_free(a);
        job_free(b);
    }
    assert_true(differ);
    thinking_close(&world);
}

/* Tuning changes the search under way; a refused value changes nothing. */
static void test_tune(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    Job *job = thinking_begin(&world, "uct(sims=1G)", (ThinkRequest){.pool = 0}, false);
    assert_int_equal(job_step(job, 0), STEP_MORE);
    bool anew = true;
    assert_true(job->def->tune(job, &(Tuning){"c", "0.5"}, 1, &anew, &world.err));
    assert_json(job, JOB_PROGRESS, "c=0.5", true);
    assert_false(job->def->tune(job, &(Tuning){"c", "500"}, 1, &anew, &world.err));
    assert_json(job, JOB_PROGRESS, "c=0.5", true);
    assert_false(job->def->tune(job, &(Tuning){"d", "1"}, 1, &anew, &world.err));
    /* more memory than the cap: the old value comes back and the search lives on */
    assert_false(job->def->tune(job, &(Tuning){"table", "4096"}, 1, &anew, &world.err));
    assert_json(job, JOB_PROGRESS, "table=4096", false);
    assert_json(job, JOB_PROGRESS, "c=0.5", true);
    assert_true(job->def->tune(job, &(Tuning){"sims", "100"}, 1, &anew, &world.err));
    thinking_finish(&world, job);
    assert_int_not_equal(think_best(job), NO_MOVE);
    job_free(job);
    thinking_close(&world);
}

/* A limit below what a search has done is kept: the search begins anew and ends there. */
static void test_tune_down(void **) {
    static const struct {
        const char *spec, *path, *high, *low;
        double most;
    } cases[] = {
        {"uct(sims=2000)", "sims", "3000", "50", 50},
        {"uct(sims=2000)", "nodes", "3000", "50", 60},
        {"montecarlo(sims=2000)", "sims", "3000", "50", 350},
        {"montecarlo(sims=2000)", "nodes", "20000", "70", 90},
        {"pvs(depth=6)", "depth", "7", "2", 100},
        {"pvs(depth=6)", "nodes", "20000", "40", 60},
    };
    Thinking world;
    thinking_open(&world, "connect4", false);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Job *job = thinking_begin(&world, cases[i].spec, (ThinkRequest){.pool = 0}, false);
        thinking_finish(&world, job);
        bool anew = true;
        assert_true(
            job->def->tune(job, &(Tuning){cases[i].path, cases[i].high}, 1, &anew, &world.err));
        assert_false(anew);
        thinking_finish(&world, job);
        assert_true(report_effort(think_report(job)) > cases[i].most);
        assert_true(
            job->def->tune(job, &(Tuning){cases[i].path, cases[i].low}, 1, &anew, &world.err));
        assert_true(anew);
        thinking_finish(&world, job);
        double used = report_effort(think_report(job));
        assert_true(used > 0 && used <= cases[i].most);
        job_free(job);
    }
    thinking_close(&world);
}

static void test_tune_restart(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    Job *job = thinking_begin(&world, "uct(sims=100000)", (ThinkRequest){.pool = 0}, false);
    job_step(job, 0);
    double before = think_report(job)->playouts;
    bool anew = false;
    assert_true(job->def->tune(job, &(Tuning){"playout", "biased"}, 1, &anew, &world.err));
    assert_true(before > 0);
    if (anew) {
        assert_true(think_report(job)->playouts < before);
        assert_json(job, JOB_PROGRESS, "\"run\":1", true);
    } else {
        assert_json(job, JOB_PROGRESS, "\"run\":0", true);
    }
    job_free(job);
    thinking_close(&world);
}

static void test_events(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    Job *job = thinking_begin(&world, "uct(sims=1000)", (ThinkRequest){.record = 1000}, false);
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
    thinking_finish(&world, job);
    assert_true(think_report(job)->playouts == 1000);
    assert_true(think_tree(job)->count > 7);
    job_free(job);

    job = thinking_begin(&world, "alphabeta(depth=3)", (ThinkRequest){.record = 1000}, false);
    think_step_to(job, EVENT_ROOT_MOVE, 2);
    assert_int_equal(job_step(job, 0), STEP_WAIT);
    think_step_to(job, EVENT_NONE, 0);
    thinking_finish(&world, job);
    assert_true(think_tree(job)->count > 50);
    job_free(job);
    thinking_close(&world);
}

/* A player that is stopped before it knows anything still moves; an analysis does not. */
static void test_finished_at_once(void **) {
    Thinking world;
    thinking_open(&world, "connect4", false);
    for (int go = 0; go < 2; go++) {
        Job *job = thinking_begin(&world, "uct(sims=1000)", (ThinkRequest){.pool = 0}, go);
        assert_int_equal(think_best(job), NO_MOVE);
        job->def->finish(job);
        assert_int_equal(job_step(job, 0), STEP_DONE);
        Move moves[16];
        world.game->moves(world.game->rules, world.state, moves);
        assert_int_equal(think_best(job), go ? moves[0] : NO_MOVE);
        job_free(job);
    }
    thinking_close(&world);
}

static void test_output(void **) {
    Thinking world;
    thinking_open(&world, "connect4", true);
    Job *job = thinking_begin(&world, "uct(sims=3000)", (ThinkRequest){.pool = 0}, true);
    job_step(job, world.ms + 0.5);
    assert_json(job, JOB_PROGRESS, "\"order\":[\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\"]", true);
    assert_json(job, JOB_PROGRESS, "\"order\"", true); /* writing changes nothing */
    job->told = true;
    assert_json(job, JOB_PROGRESS, "\"order\"", false);
    assert_json(job, JOB_PROGRESS, "\"visits\":[", true);
    thinking_finish(&world, job);
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
    thinking_close(&world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nodes),     cmocka_unit_test(test_line_of_the_second),
        cmocka_unit_test(test_time),      cmocka_unit_test(test_frozen),
        cmocka_unit_test(test_refused),   cmocka_unit_test(test_human),
        cmocka_unit_test(test_seed),      cmocka_unit_test(test_tune),
        cmocka_unit_test(test_tune_down), cmocka_unit_test(test_tune_restart),
        cmocka_unit_test(test_events),    cmocka_unit_test(test_finished_at_once),
        cmocka_unit_test(test_output),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
