/* Whole evolutions: workers, pools, improvement, stop conditions, tuning. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "evolutions.h"
#include "play/evolution/evolve.h"
#include "play/series/unit.h"

static char *run_new(int threads, const char *game, const char *spec, const char *words) {
    JobWorld world = evolution_world(threads);
    Job *job = evolution_start(&world, game, spec, words, NULL);
    char *text = evolution_run(job);
    job_free(job);
    return text;
}

/* ---- whole evolutions ------------------------------------------------------------------------ */

static void test_workers(void **) {
    const char *const cases[][3] = {
        {evolution_game, evolution_player, "rank=wins"},
        {evolution_game, evolution_player,
         "rank=document select=rank cross=uniform common=yes again=pool"},
        {evolution_game, evolution_player, "method=cmaes"},
        {evolution_game, evolution_player, "method=spsa"},
        {evolution_game, "uct(sims=5)", "method=spsa genes=c,playouts,eval.three common=yes"},
        {"2048(preset=2x3)", "rules", "method=spsa rank=score"},
        {evolution_game, evolution_player,
         "select=roulette cross=blend again=no parents=3 against=random"},
        {"dice", "uct(sims=20)", "rank=score"},
        {"2048(preset=2x3)", "rules", "mutation=0.5"},
        {"pennies", "uct(sims=5)", "genes=c"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char words[300];
        snprintf(words, sizeof words, "%s %s", evolution_small, cases[i][2]);
        char *one = run_new(1, cases[i][0], cases[i][1], words);
        assert_non_null(strstr(one, "\"generation\":4"));
        for (int threads = 2; threads <= 3; threads++) {
            char *other = run_new(threads, cases[i][0], cases[i][1], words);
            assert_string_equal(one, other);
            free(other);
        }
        free(one);
    }
    char *one = run_new(1, evolution_game, evolution_player, evolution_small);
    char words[300];
    snprintf(words, sizeof words, "%s seed=4", evolution_small);
    char *other = run_new(1, evolution_game, evolution_player, words);
    assert_string_not_equal(one, other);
    free(one);
    free(other);
}

/* The document's rules: seven coefficients; powers go with their rules; won games and the sum of
 * the tiles come from the game. */
static void test_rules_of_2048(void **) {
    JobWorld world = evolution_world(1);
    Job *job = evolution_start(&world, "2048(preset=2x3)", "rules",
                               "population=30 games=8 generations=2 mutation=0.3 stop=100", NULL);
    char *text = evolution_run(job);
    assert_non_null(strstr(text, "\"measure\":\"wins\""));
    const Population *people = evolve_population(job);
    const Genes *genes = &people->genes;
    assert_true(people->goals && genes->rules == 7 && genes->count > 7);
    for (int i = 0; i < genes->count; i++) {
        const char *path = genes->gene[i].path;
        assert_true(strncmp(path, "eval.c_", 7) == 0 || strncmp(path, "eval.p_", 7) == 0);
        assert_true((genes->gene[i].rule == i) == (path[5] == 'c'));
    }
    double wins = 0, tally = 0;
    for (int i = 0; i < people->count; i++) {
        const Fitness *one = &people->rows[i].fitness;
        wins += one->wins;
        tally += one->tally;
        assert_true(one->wins >= 0 && one->wins <= 8 && one->tally != one->points);
    }
    assert_true(wins > 0 && tally > 0);
    free(text);
    job_free(job);
}

/* Units that go to the host and come back in the wrong order. */
static void test_pool(void **) {
    JobWorld world = evolution_world(1);
    char words[300];
    char *expected = run_new(1, evolution_game, evolution_player, evolution_small);
    for (int pool = 1; pool <= 3; pool++) {
        snprintf(words, sizeof words, "%s pool=%d", evolution_small, pool);
        Job *job = evolution_start(&world, evolution_game, evolution_player, words, NULL);
        Writer out;
        writer_init(&out);
        for (bool done = false; !done;) {
            int64_t index[3];
            Writer line[3], result;
            int count = 0;
            Err err = {.text = ""};
            done = job_step(job, 0) == STEP_DONE;
            for (; count < pool; count++) {
                writer_init(&line[count]);
                if (!job->def->hand_out(job, &index[count], &line[count])) {
                    writer_done(&line[count]);
                    break;
                }
            }
            assert_true(done || count > 0);
            while (count-- > 0) { /* the last one first */
                writer_init(&result);
                assert_true(unit_run(&world, line[count].text + 5, &result, &err));
                if (!job->def->fold(job, index[count], result.text, &err)) fail_msg("%s", err.text);
                writer_done(&result);
                writer_done(&line[count]);
            }
            while (job->def->news(job))
                evolution_json(job, JOB_NEWS, &out);
        }
        evolution_json(job, JOB_FULL, &out);
        job->def->text(job, JOB_FULL, &out);
        assert_string_equal(out.text, expected);
        writer_done(&out);
        job_free(job);
    }
    free(expected);
}

/* Pulls "key":number out of the report. */
static double number_at(const char *text, const char *key) {
    const char *at = strstr(text, key);
    assert_non_null(at);
    return strtod(at + strlen(key), NULL);
}

/* It finds that losing at once is bad: the value of a threat against a player without any. */
static void test_improves(void **) {
    char *text = run_new(1, "connect4(rows=5,cols=5,align=4)", "alphabeta(depth=1,eval=lines)",
                         "population=20 games=20 generations=6 stop=100 openings=4 "
                         "against=alphabeta(depth=1,eval=lines(three=0,two=0,one=0,now=0,threat=0,"
                         "parity=0))");
    const char *last = strstr(text, "\"history\"");
    assert_non_null(last);
    assert_true(number_at(text, "\"best\":") > 55);
    free(text);
}

static void test_stop_condition(void **) {
    /* Better than a random player in every game, from the first generation on. */
    char *text = run_new(1, evolution_game, "alphabeta(depth=6,eval=lines)",
                         "population=4 games=4 generations=9 stop=60 against=random");
    assert_non_null(strstr(text, "\"reason\":\"the stop condition holds\""));
    assert_null(strstr(text, "\"generation\":2"));
    free(text);
    text = run_new(1, "dice", "uct(sims=5)", "population=4 games=4 generations=2 goal=1 stop=99");
    assert_non_null(strstr(text, "\"reason\":\"the stop condition holds\""));
    free(text);
    text = run_new(1, "dice", "uct(sims=5)", "population=4 games=4 generations=2 goal=100");
    assert_non_null(strstr(text, "\"reason\":\"all generations are done\""));
    assert_true(number_at(text, "\"best\":") == 0);
    free(text);
}

/* Survivors are sorted, the best one never gets worse by being cut, ids are unique. */
static void test_population_sane(void **) {
    JobWorld world = evolution_world(1);
    Job *job =
        evolution_start(&world, evolution_game, evolution_player,
                        "population=10 games=4 generations=5 survivors=6 mutation=0.3 stop=100 "
                        "openings=2",
                        NULL);
    free(evolution_run(job));
    const Population *people = evolve_population(job);
    assert_int_equal(people->count, 6);
    assert_int_equal(people->generation, 5);
    for (int i = 0; i < people->count; i++) {
        const Individual *one = &people->rows[i];
        assert_int_equal(one->fitness.games, 4);
        assert_true(one->birth.id < people->next && genome_rules(&people->genes, &one->genome) > 0);
        if (i > 0)
            assert_true(fitness_compare(&people->rows[i - 1].fitness, &one->fitness, RANK_WINS) >=
                        0);
        for (int k = 0; k < i; k++)
            assert_true(people->rows[k].birth.id != one->birth.id);
        for (int k = 0; k < one->birth.parent_count; k++)
            assert_true(one->birth.parents[k] < one->birth.id);
        assert_int_equal(one->birth.parent_count, one->birth.how == BORN_CROSSING   ? 2
                                                  : one->birth.how == BORN_MUTATION ? 1
                                                                                    : 0);
        /* Everybody's ancestors are known to the start. */
        for (int k = 0; k < one->birth.parent_count; k++)
            assert_non_null(evolve_ancestor((const Evolve *)job->data, one->birth.parents[k]));
    }
    job_free(job);
}

static void test_tuning(void **) {
    JobWorld world = evolution_world(1);
    Job *job = evolution_start(&world, evolution_game, evolution_player, evolution_small, NULL);
    Err err = {.text = ""};
    bool restarted = true;
    assert_true(job->def->tune(job, &(Tuning){"generations", "2"}, 1, &restarted, &err));
    assert_false(restarted);
    assert_true(job->def->tune(job, &(Tuning){"games", "3"}, 1, &restarted, &err));
    const char *const refused[][2] = {{"population", "9"}, {"zork", "1"},  {"games", "0"},
                                      {"method", "cmaes"}, {"games", "x"}, {"survivors", "9"},
                                      {"mutation", "2"},   {"pool", "3"}};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        err.text[0] = 0;
        if (job->def->tune(job, &(Tuning){refused[i][0], refused[i][1]}, 1, &restarted, &err))
            fail_msg("accepted: %s", refused[i][0]);
        assert_true(err.text[0] != 0);
    }
    char *text = evolution_run(job);
    assert_null(strstr(text, "\"generation\":3"));
    assert_non_null(strstr(text, "\"games\":3"));
    assert_int_equal(evolve_population(job)->rows[0].fitness.games, 3);
    free(text);
    job_free(job);

    /* Stopped in the middle of a generation: the last complete one stands. */
    job = evolution_start(&world, evolution_game, evolution_player, evolution_small, NULL);
    while (evolve_population(job)->generation < 2)
        job_step(job, 0);
    job_step(job, 0);
    job->def->finish(job);
    text = evolution_run(job);
    assert_non_null(strstr(text, "\"reason\":\"it was stopped\""));
    assert_non_null(strstr(text, "\"generation\":1,"));
    free(text);
    job_free(job);
    job = evolution_start(&world, evolution_game, evolution_player, evolution_small, NULL);
    job->def->finish(job);
    text = evolution_run(job);
    assert_non_null(strstr(text, "no generation is complete yet"));
    free(text);
    job_free(job);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_workers),        cmocka_unit_test(test_rules_of_2048),
        cmocka_unit_test(test_pool),           cmocka_unit_test(test_improves),
        cmocka_unit_test(test_stop_condition), cmocka_unit_test(test_population_sane),
        cmocka_unit_test(test_tuning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
