/* The gene lab: selection and families by hand, populations as text, evolutions that do not depend
 * on who works. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "heard.h"
#include "play/evolution/evolve.h"

static RowSet games;
static const Row *rows[TEST_GAMES_MAX];

static JobWorld quiet(int threads) {
    test_game_set(&games, rows);
    return (JobWorld){.memory = 256u << 20, .threads = threads, .games = &games};
}

/* The defaults, changed by "key=value" words. */
static EvolveOptions options(const char *words) {
    EvolveOptions out;
    char word[200];
    Err err = {.text = ""};
    assert_true(param_defaults(&evolve_options, &out, NULL, NULL, NULL));
    while (spec_split(&words, ' ', word, sizeof word, NULL)) {
        char *value = strchr(word, '=');
        *value++ = 0;
        const Param *param = param_find(&evolve_options, word);
        if (!param || !param_set(param, "evolve", &out, value, NULL, NULL, &err))
            fail_msg("%s: %s", word, err.text);
    }
    return out;
}

static Job *start(const JobWorld *world, const char *game, const char *spec, const char *words,
                  const Population *loaded) {
    EvolveOptions request = options(words);
    Err err = {.text = ""};
    Job *job = evolve_new(world,
                          &(EvolveRequest){.game = game,
                                           .spec = spec,
                                           .options = &request,
                                           .seed = request.seed < 0 ? 1 : request.seed,
                                           .loaded = loaded},
                          &err);
    if (!job) fail_msg("%s", err.text);
    return job;
}

static void write_json(const Job *job, JobLevel level, Writer *out) {
    Json json;
    json_begin(&json, out);
    json_object(&json, NULL);
    job->def->json(job, level, &json);
    json_end(&json);
    write_char(out, '\n');
}

/* Runs to the end: all generation lines, the report and the text. */
static char *run(Job *job) {
    Writer out;
    writer_init(&out);
    Step step;
    int steps = 0;
    do {
        step = job_step(job, 0);
        while (job->def->news(job))
            write_json(job, JOB_NEWS, &out);
        assert_true(++steps < 10000000);
    } while (step != STEP_DONE);
    write_json(job, JOB_FULL, &out);
    job->def->text(job, JOB_FULL, &out);
    return out.text;
}

static char *run_new(int threads, const char *game, const char *spec, const char *words) {
    JobWorld world = quiet(threads);
    Job *job = start(&world, game, spec, words, NULL);
    char *text = run(job);
    job_free(job);
    return text;
}

static const char tiny[] = "connect4(rows=4,cols=4,align=3)";
static const char player[] = "alphabeta(depth=2,eval=lines)";

/* ---- the defaults are the document's --------------------------------------------------------- */

static void test_defaults(void **) {
    EvolveOptions o = options("");
    assert_int_equal(o.population, 100);
    assert_int_equal(o.games, 200);
    assert_int_equal(o.group, 10);
    assert_int_equal(o.winners, 3);
    assert_int_equal(o.fathers, 5);
    assert_int_equal(o.parents, 2);
    assert_int_equal(o.mutations, 3);
    assert_int_equal(o.presence, 5);
    assert_true(o.mutation == 0.003 && o.distance == 5 && o.stop == 80);
    assert_int_equal(o.rank, RANK_WINS);
    assert_int_equal(o.select, SELECT_GROUPS);
    assert_int_equal(o.cross, CROSS_DOCUMENT);
    assert_int_equal(o.method, METHOD_GENES);
}

/* ---- ranking --------------------------------------------------------------------------------- */

static Fitness fitness(int games_played, double wins, double points, double tally) {
    return (Fitness){.games = games_played, .wins = wins, .points = points, .tally = tally};
}

static void test_ranking(void **) {
    Fitness a = fitness(100, 20, 5000, 100), b = fitness(100, 16, 6000, 300),
            c = fitness(100, 14, 7000, 200), none = {.games = 0};
    assert_true(fitness_compare(&a, &b, RANK_WINS) > 0);
    /* 4 in a hundred: the tally decides; 6: the wins. So b > a, a > c and b > c. */
    assert_true(fitness_compare(&a, &b, RANK_DOCUMENT) < 0);
    assert_true(fitness_compare(&a, &c, RANK_DOCUMENT) > 0);
    assert_true(fitness_compare(&b, &c, RANK_DOCUMENT) > 0);
    Fitness five = fitness(100, 15, 0, 900);
    assert_true(fitness_compare(&five, &a, RANK_DOCUMENT) > 0); /* exactly 5 is not more than 5 */
    assert_true(fitness_compare(&c, &a, RANK_SCORE) > 0);
    assert_true(fitness_compare(&none, &c, RANK_WINS) < 0);
    assert_true(fitness_compare(&c, &none, RANK_SCORE) > 0);
    assert_int_equal(fitness_compare(&a, &a, RANK_WINS), 0);
    Fitness equal = fitness(50, 10, 0, 51); /* per game: as many wins, a larger tally */
    assert_true(fitness_compare(&equal, &a, RANK_WINS) > 0);

    /* A circle under RANK_DOCUMENT still sorts, and gives everybody once. */
    Individual circle[3] = {{.fitness = fitness(100, 20, 0, 100)},
                            {.fitness = fitness(100, 16, 0, 200)},
                            {.fitness = fitness(100, 12, 0, 300)}};
    int order[3];
    population_sort(circle, 3, RANK_DOCUMENT, order);
    assert_int_equal((1 << order[0]) | (1 << order[1]) | (1 << order[2]), 7);
    population_sort(circle, 3, RANK_WINS, order);
    assert_true(order[0] == 0 && order[1] == 1 && order[2] == 2);
}

static void test_range(void **) {
    double low, high;
    Fitness f = {.games = 4, .wins = 2, .points = 20, .squares = 120};
    fitness_range(&f, false, &low, &high); /* mean 5, variance 20/3, error 1.29 */
    assert_true(low > 5 - 2.54 && low < 5 - 2.52 && high > 5 + 2.52 && high < 5 + 2.54);
    fitness_range(&f, true, &low, &high);
    assert_true(low > 0.14 && low < 0.16 && high > 0.84 && high < 0.86);
}

/* ---- selection ------------------------------------------------------------------------------- */

enum { MANY = 30 };

/* Individual i wins MANY - i games of 100. */
static void graded(Individual *people) {
    memset(people, 0, sizeof *people * MANY);
    for (int i = 0; i < MANY; i++) {
        people[i].birth.id = i + 1;
        people[i].fitness = fitness(100, MANY - i, 0, 0);
    }
}

static int count_of(const int *list, int count, int value) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += list[i] == value;
    return sum;
}

static void test_groups(void **) {
    Individual people[MANY];
    graded(people);
    EvolveOptions o = options("");
    int chosen[MANY], hits[MANY] = {0};
    for (int round = 0; round < 2000; round++) {
        Rng rng = rng_stream(1, (uint64_t)round);
        assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 9);
        for (int i = 0; i < MANY; i++) {
            assert_true(count_of(chosen, 9, i) <= 1);
            hits[i] += count_of(chosen, 9, i);
        }
        assert_int_equal(count_of(chosen, 9, 0), 1); /* the best of all wins any group */
    }
    /* The second and third, too; the last two never. Number 15 needs a group with at most two
     * better ones. */
    assert_int_equal(hits[1], 2000);
    assert_int_equal(hits[2], 2000);
    assert_true(hits[3] < 2000 && hits[3] > 1800); /* unless the first three are in its group */
    assert_int_equal(hits[MANY - 1], 0);
    assert_int_equal(hits[MANY - 2], 0);
    for (int i = 4; i < MANY; i++)
        assert_true(hits[i] <= hits[i - 1] + 150);

    /* One group of everybody; a last group of two, of which both win. */
    Rng rng = rng_stream(2, 0);
    o = options("group=30");
    assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 3);
    assert_true(chosen[0] == 0 && chosen[1] == 1 && chosen[2] == 2);
    o = options("group=14");
    assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 3 + 3 + 2);
}

static void test_other_selections(void **) {
    const char *const kinds[] = {"select=rank", "select=roulette"};
    Individual people[MANY];
    graded(people);
    for (int k = 0; k < 2; k++) {
        EvolveOptions o = options(kinds[k]);
        int chosen[MANY], hits[3] = {0};
        for (int round = 0; round < 900; round++) {
            Rng rng = rng_stream(3, (uint64_t)round);
            assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 9);
            for (int i = 0; i < MANY; i++) {
                assert_true(count_of(chosen, 9, i) <= 1);
                hits[i / 10] += count_of(chosen, 9, i);
            }
        }
        assert_int_equal(hits[0] + hits[1] + hits[2], 9 * 900);
        assert_true(hits[0] > hits[1] + 400 && hits[1] > hits[2] + 400);
    }
    /* Nobody is better than anybody: still as many. */
    for (int i = 0; i < MANY; i++)
        people[i].fitness = fitness(100, 0, 0, 0);
    EvolveOptions o = options("select=roulette");
    int chosen[MANY];
    Rng rng = rng_stream(4, 0);
    assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 9);
}

/* Every winner is used once: 30 winners, 15 families; the father is one of the five farthest. */
static void test_families(void **) {
    JobWorld world = quiet(1);
    Err err = {.text = ""};
    Population *p = population_new(&world, tiny, player, "", "eval.three,eval.two", 0, MANY, &err);
    if (!p) fail_msg("%s", err.text);
    Individual people[MANY];
    graded(people);
    for (int i = 0; i < MANY; i++)
        people[i].genome = (Genome){.value = {1 + i * 1.5, 0}, .present = {true, false}};
    EvolveOptions o = options("");
    for (uint64_t round = 0; round < 20; round++) {
        Rng rng = rng_stream(5, round);
        int winners[MANY], left = MANY, family[PARENTS_MAX], used[MANY] = {0}, families = 0;
        for (int i = 0; i < MANY; i++)
            winners[i] = i;
        for (;;) {
            int before[MANY], count = left;
            memcpy(before, winners, sizeof before);
            if (!evolve_family(&p->genes, people, winners, &left, &o, &rng, family)) break;
            families++;
            used[family[0]]++;
            used[family[1]]++;
            int farther = 0;
            for (int i = 0; i < count; i++)
                if (before[i] != family[0])
                    farther += abs(before[i] - family[0]) > abs(family[1] - family[0]);
            assert_true(farther < 5);
        }
        assert_int_equal(families, 15);
        for (int i = 0; i < MANY; i++)
            assert_int_equal(used[i], 1);
    }
    /* Three parents: ten families. */
    o = options("parents=3");
    Rng rng = rng_stream(6, 0);
    int winners[MANY], left = MANY, family[PARENTS_MAX], families = 0;
    for (int i = 0; i < MANY; i++)
        winners[i] = i;
    while (evolve_family(&p->genes, people, winners, &left, &o, &rng, family))
        families++;
    assert_int_equal(families, 10);
    population_free(p);
}

/* ---- whole evolutions ------------------------------------------------------------------------ */

static const char small[] = "population=8 games=6 generations=4 group=4 winners=2 mutation=0.2 "
                            "stop=100 openings=2 seed=3";

static void test_workers(void **) {
    const char *const cases[][3] = {
        {tiny, player, "rank=wins"},
        {tiny, player, "rank=document select=rank cross=uniform common=yes again=pool"},
        {tiny, player, "method=cmaes"},
        {tiny, player, "select=roulette cross=blend again=no parents=3 against=random"},
        {"dice", "uct(sims=20)", "rank=score"},
        {"2048(preset=2x3)", "rules", "mutation=0.5"},
        {"pennies", "uct(sims=5)", "genes=c"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char words[300];
        snprintf(words, sizeof words, "%s %s", small, cases[i][2]);
        char *one = run_new(1, cases[i][0], cases[i][1], words);
        assert_non_null(strstr(one, "\"generation\":4"));
        for (int threads = 2; threads <= 3; threads++) {
            char *other = run_new(threads, cases[i][0], cases[i][1], words);
            assert_string_equal(one, other);
            free(other);
        }
        free(one);
    }
    char *one = run_new(1, tiny, player, small);
    char words[300];
    snprintf(words, sizeof words, "%s seed=4", small);
    char *other = run_new(1, tiny, player, words);
    assert_string_not_equal(one, other);
    free(one);
    free(other);
}

/* The document's rules: seven coefficients; powers go with their rules; won games and the sum of
 * the tiles come from the game. */
static void test_rules_of_2048(void **) {
    JobWorld world = quiet(1);
    Job *job = start(&world, "2048(preset=2x3)", "rules",
                     "population=30 games=8 generations=2 mutation=0.3 stop=100", NULL);
    char *text = run(job);
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
    JobWorld world = quiet(1);
    char words[300];
    char *expected = run_new(1, tiny, player, small);
    for (int pool = 1; pool <= 3; pool++) {
        snprintf(words, sizeof words, "%s pool=%d", small, pool);
        Job *job = start(&world, tiny, player, words, NULL);
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
                write_json(job, JOB_NEWS, &out);
        }
        write_json(job, JOB_FULL, &out);
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
    char *text = run_new(1, tiny, "alphabeta(depth=6,eval=lines)",
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
    JobWorld world = quiet(1);
    Job *job = start(&world, tiny, player,
                     "population=10 games=4 generations=5 survivors=6 mutation=0.3 stop=100 "
                     "openings=2",
                     NULL);
    free(run(job));
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
    JobWorld world = quiet(1);
    Job *job = start(&world, tiny, player, small, NULL);
    Err err = {.text = ""};
    bool restarted = true;
    assert_true(job->def->tune(job, "generations", "2", &restarted, &err));
    assert_false(restarted);
    assert_true(job->def->tune(job, "games", "3", &restarted, &err));
    const char *const refused[][2] = {{"population", "9"}, {"zork", "1"},  {"games", "0"},
                                      {"method", "cmaes"}, {"games", "x"}, {"survivors", "9"},
                                      {"mutation", "2"},   {"pool", "3"}};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        err.text[0] = 0;
        if (job->def->tune(job, refused[i][0], refused[i][1], &restarted, &err))
            fail_msg("accepted: %s", refused[i][0]);
        assert_true(err.text[0] != 0);
    }
    char *text = run(job);
    assert_null(strstr(text, "\"generation\":3"));
    assert_non_null(strstr(text, "\"games\":3"));
    assert_int_equal(evolve_population(job)->rows[0].fitness.games, 3);
    free(text);
    job_free(job);

    /* Stopped in the middle of a generation: the last complete one stands. */
    job = start(&world, tiny, player, small, NULL);
    while (evolve_population(job)->generation < 2)
        job_step(job, 0);
    job_step(job, 0);
    job->def->finish(job);
    text = run(job);
    assert_non_null(strstr(text, "\"reason\":\"it was stopped\""));
    assert_non_null(strstr(text, "\"generation\":1,"));
    free(text);
    job_free(job);
    job = start(&world, tiny, player, small, NULL);
    job->def->finish(job);
    text = run(job);
    assert_non_null(strstr(text, "no generation is complete yet"));
    free(text);
    job_free(job);
}

/* ---- populations as text --------------------------------------------------------------------- */

/* Saved in the middle and loaded: the same as never interrupted. */
static void test_resumed(void **) {
    JobWorld world = quiet(1);
    Job *whole = start(&world, tiny, player, small, NULL);
    free(run(whole));
    char words[300];
    snprintf(words, sizeof words, "%s generations=1", small);
    Job *half = start(&world, tiny, player, words, NULL);
    free(run(half));
    Writer text, again;
    writer_init(&text);
    writer_init(&again);
    population_write(evolve_population(half), &text);
    job_free(half);
    Err err = {.text = ""};
    Population *loaded = population_read(&world, text.text, text.length, &err);
    if (!loaded) fail_msg("%s", err.text);
    population_write(loaded, &again);
    assert_string_equal(text.text, again.text);
    snprintf(words, sizeof words, "%s generations=3", small);
    Job *rest = start(&world, tiny, NULL, words, loaded);
    free(run(rest));
    writer_clear(&text);
    writer_clear(&again);
    population_write(evolve_population(whole), &text);
    population_write(evolve_population(rest), &again);
    assert_string_equal(text.text, again.text);
    /* Against somebody else the old results are void: all are measured again. */
    snprintf(words, sizeof words, "%s generations=1 against=random", small);
    Job *other = start(&world, tiny, NULL, words, loaded);
    assert_int_equal(evolve_population(other)->count, 0);
    free(run(other));
    assert_int_equal(evolve_population(other)->generation, 2);
    job_free(other);
    job_free(rest);
    job_free(whole);
    population_free(loaded);
    writer_done(&text);
    writer_done(&again);
}

/* Two individuals of the toy evolution, with another sum at the end or none. */
static void test_damaged(void **) {
    JobWorld world = quiet(1);
    Job *job = start(&world, tiny, player, small, NULL);
    free(run(job));
    Writer text;
    writer_init(&text);
    population_write(evolve_population(job), &text);
    job_free(job);
    Err err = {.text = ""};
    /* On one line, with other blanks: the same. */
    char *line = malloc(text.length + 1);
    memcpy(line, text.text, text.length + 1);
    for (char *at = line; *at; at++)
        if (*at == '\n') *at = ' ';
    Population *population = population_read(&world, line, text.length, &err);
    if (!population) fail_msg("%s", err.text);
    population_free(population);
    free(line);
    /* Cut anywhere, or any byte changed: refused with a sentence. */
    for (size_t at = 0; at < text.length; at++) {
        err.text[0] = 0;
        population = population_read(&world, text.text, at, &err);
        if (population || !err.text[0]) fail_msg("cut at %d: accepted", (int)at);
        char kept = text.text[at];
        if (kept == ' ' || kept == '\n') continue;
        text.text[at] = kept == '7' ? '8' : '7';
        err.text[0] = 0;
        population = population_read(&world, text.text, text.length, &err);
        if (population || !err.text[0]) fail_msg("changed at %d: accepted", (int)at);
        text.text[at] = kept;
    }
    writer_done(&text);

    static const char head[] = "plyscope-population 1 game=connect4 spec=alphabeta(eval=lines) "
                               "against=random genes=eval.three,eval.two generation=2 next=9 "
                               "goals=yes ";
    const char *const bad[][2] = {
        {"individuals=1 id=9 how=start born=0 games=0 values=1,2", "\"id=9\""},
        {"individuals=1 id=3 how=zork born=0 games=0 values=1,2", "\"how=zork\""},
        {"individuals=1 id=3 how=start born=3 games=0 values=1,2", "\"born=3\""},
        {"individuals=1 id=3 how=start born=0 games=2 wins=3", "\"wins=3\""},
        {"individuals=1 id=3 how=start born=0 games=0 values=1", "fewer values"},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,2,3", "more values"},
        {"individuals=1 id=3 how=start born=0 games=0 values=-,-", "no gene"},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,99", "bounds"},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,nan", "no number"},
        {"individuals=2 id=3 how=start born=0 games=0 values=1,2 id=3", "twice"},
        {"individuals=0", "\"individuals=0\""},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,2", "too early"},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,2 end=0", "changed"}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char whole[600];
        snprintf(whole, sizeof whole, "%s%s", head, bad[i][0]);
        err.text[0] = 0;
        assert_null(population_read(&world, whole, strlen(whole), &err));
        if (!strstr(err.text, bad[i][1])) fail_msg("%s: %s", bad[i][0], err.text);
    }
    assert_null(population_read(&world, "PNG\x01", 4, &err));
    assert_non_null(strstr(err.text, "no population"));
    static const char zork[] = "plyscope-population 1 game=zork spec=uct against=uct genes=c "
                               "generation=0 next=1 goals=no individuals=1";
    assert_null(population_read(&world, zork, strlen(zork), &err));
    assert_non_null(strstr(err.text, "zork"));
}

/* ---- in the session -------------------------------------------------------------------------- */

static void test_session(void **) {
    Heard h;
    heard_open(&h, NULL, false);
    heard_ok(&h, "new connect4(rows=4,cols=4,align=3)");
    heard_refused(&h, "population");
    heard_refused(&h, "population load x");
    heard_refused(&h, "evolve");
    heard_refused(&h, "evolve random");
    heard_refused(&h, "evolve human");
    heard_refused(&h, "evolve uct(sims=5) genes=zork");
    heard_refused(&h, "evolve uct(sims=5) against=human");
    heard_refused(&h, "evolve start=loaded");
    heard_ok(&h, "evolve alphabeta(eval=lines,depth=2) population=6 games=4 generations=2 stop=100 "
                 "openings=2");
    heard_has(&h, "generation   2");
    heard_ok(&h, "report");
    heard_has(&h, "ancestry of the best");
    heard_ok(&h, "match random random games=2"); /* does not push the evolution out */
    heard_ok(&h, "population best");
    heard_has(&h, "alphabeta(depth=2,eval=lines(");
    heard_refused(&h, "population save file");
    heard_ok(&h, "population save");
    char *saved = strdup(h.text.text);
    heard_ok(&h, "population new");
    heard_refused(&h, "population show");
    heard_refused(&h, "population load mine"); /* no such file, and no files here */
    heard_has(&h, "handed in");
    assert_true(ply_blob(h.session, "mine", saved, strlen(saved)));
    heard_ok(&h, "population load mine");
    heard_has(&h, "generation 2");
    heard_ok(&h, "population use");
    heard_has(&h, "Yellow is played by alphabeta(");
    heard_refused(&h, "population use 99999");
    heard_refused(&h, "population use 1 Q");
    /* A damaged one changes nothing. */
    saved[strlen(saved) / 2] = '~';
    assert_true(ply_blob(h.session, "broken", saved, strlen(saved)));
    heard_refused(&h, "population load broken");
    heard_ok(&h, "population show 3");
    heard_has(&h, "... and 3 more");
    heard_ok(&h, "evolve start=loaded generations=1 stop=100");
    heard_has(&h, "generation   3");
    heard_ok(&h, "new connect4");
    heard_ok(&h, "evolve alphabeta(eval=lines,depth=1) start=loaded generations=1 games=2");
    heard_refused(&h, "evolve uct(sims=2) genes=c start=loaded");
    free(saved);

    /* Paused, tuned, resumed, stopped. */
    heard_start(&h,
                "evolve alphabeta(eval=lines,depth=1) population=4 games=4 generations=0 stop=100");
    int job = h.session->jobs;
    char line[80];
    ply_pump(h.session, 1);
    heard_ok(&h, "pause");
    snprintf(line, sizeof line, "tune %d mutation=0.5 games=2", job);
    heard_ok(&h, line);
    heard_has(&h, "mutation=0.5 games=2");
    snprintf(line, sizeof line, "tune %d population=7", job);
    heard_refused(&h, line);
    heard_refused(&h, "population show");
    assert_true(ply_exec(h.session, "resume", PLY_TEXT) > 0);
    for (int i = 0; i < 500; i++)
        ply_pump(h.session, 1);
    heard_ok(&h, "stop");
    heard_has(&h, "it was stopped");
    heard_close(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_defaults),
                                       cmocka_unit_test(test_ranking),
                                       cmocka_unit_test(test_range),
                                       cmocka_unit_test(test_groups),
                                       cmocka_unit_test(test_other_selections),
                                       cmocka_unit_test(test_families),
                                       cmocka_unit_test(test_workers),
                                       cmocka_unit_test(test_rules_of_2048),
                                       cmocka_unit_test(test_pool),
                                       cmocka_unit_test(test_improves),
                                       cmocka_unit_test(test_stop_condition),
                                       cmocka_unit_test(test_population_sane),
                                       cmocka_unit_test(test_tuning),
                                       cmocka_unit_test(test_resumed),
                                       cmocka_unit_test(test_damaged),
                                       cmocka_unit_test(test_session)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
