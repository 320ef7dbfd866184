/* SPSA on hills whose top is known, felt through noisy games; and as an evolution whose units are
 * answered by a formula. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/mathx.h"
#include "evolutions.h"
#include "play/evolution/spsa.h"

enum { N = 3, PAIRS = 20, STEPS = 100 };

/* ---- gains and steps ------------------------------------------------------------------------- */

/* Spall's sequences by hand: a_k / a_K and c_k / c_K. */
static void test_gains(void **) {
    SpsaGains last = spsa_gains(99, 100, 0.1, 5), first = spsa_gains(0, 100, 0.1, 5);
    assert_true(fabs(last.reach - 0.1) < 1e-12);
    assert_true(fabs(last.move - 0.05) < 1e-12); /* a hundredth of the pace */
    assert_true(fabs(first.reach - 0.1 * pow(100, 0.101)) < 1e-9);
    assert_true(fabs(first.move - 0.05 * pow(110 / 11.0, 0.602) / pow(100, 0.101)) < 1e-9);
    SpsaGains later = spsa_gains(500, 100, 0.1, 5);
    assert_true(later.reach == last.reach && later.move == last.move);
    SpsaGains few = spsa_gains(0, 3, 0.1, 5); /* not past the neighbours */
    assert_true(few.move == few.reach && few.reach > 0.1);
}

/* One step, computed apart: the mean over the pairs of direction times what its side won. */
static void test_step(void **) {
    const double start[2] = {0.5, 0.97};
    Arena *arena = arena_new(1 << 16);
    Spsa spsa;
    assert_true(spsa_open(&spsa, arena, 2, 2, start, NULL));
    const signed char signs[] = {1, 1, -1, 1};
    memcpy(spsa.signs, signs, sizeof signs);
    spsa.won[0] = 1;
    spsa.won[1] = 0.5;
    double x[2];
    spsa_side(&spsa, 1, 1, 0.1, x);
    assert_true(fabs(x[0] - 0.4) < 1e-12 && x[1] == 1);
    spsa_side(&spsa, 1, -1, 0.1, x);
    assert_true(fabs(x[0] - 0.6) < 1e-12 && fabs(x[1] - 0.87) < 1e-12);
    spsa_step(&spsa, 0.04, false);
    assert_true(fabs(spsa.at[0] - 0.51) < 1e-12 && spsa.at[1] == 1);
    /* Points count in parts of their usual size, whatever their unit. */
    spsa.at[0] = 0.5;
    spsa.won[0] = 7000;
    spsa.won[1] = -1000;
    spsa_step(&spsa, 0.05, true);
    assert_true(fabs(spsa.at[0] - 0.5 - 0.05 * 4 / 5) < 1e-12);
    arena_free(arena);
}

/* Elo below the top, which is at 0.3, 0.5, 0.7: 1,000 times the squared distance. */
static double below(const double *x) {
    double sum = 0;
    for (int i = 0; i < N; i++) {
        double away = x[i] - 0.3 - 0.2 * i;
        sum += 1000 * away * away;
    }
    return sum;
}

static double climb(uint64_t seed) {
    const double start[N] = {0.9, 0.1, 0.1};
    Arena *arena = arena_new(1 << 20);
    Spsa spsa;
    assert_true(spsa_open(&spsa, arena, N, PAIRS, start, NULL));
    for (int step = 0; step < STEPS; step++) {
        Rng rng = rng_stream(seed, (uint64_t)step);
        SpsaGains gains = spsa_gains(step, STEPS, 0.1, 5);
        spsa_draw(&spsa, &rng);
        for (int k = 0; k < PAIRS; k++) {
            double plus[N], minus[N];
            spsa_side(&spsa, k, 1, gains.reach, plus);
            spsa_side(&spsa, k, -1, gains.reach, minus);
            double score = 1 / (1 + pow(10, (below(plus) - below(minus)) / 400));
            for (int game = 0; game < 2; game++)
                spsa.won[k] += rng_unit(&rng) < score ? 0.5 : -0.5;
        }
        spsa_step(&spsa, gains.move, false);
    }
    double out = below(spsa.at);
    arena_free(arena);
    return out;
}

/* From 880 Elo below; 4,000 games that are won or lost. */
static void test_climbs(void **) {
    for (uint64_t seed = 1; seed <= 20; seed++) {
        double left = climb(seed);
        if (!(left < 25)) fail_msg("seed %d: %.1f Elo below the top", (int)seed, left);
    }
}

/* ---- as an evolution ------------------------------------------------------------------------- */

/* The number behind `key` in the player of seat `seat` of a unit line; `otherwise` without it. */
static double setting(const char *line, int seat, const char *key, double otherwise) {
    char word[8];
    snprintf(word, sizeof word, " p%d=", seat);
    const char *player = strstr(line, word), *end, *at;
    assert_non_null(player);
    end = strchr(player + 1, ' ');
    at = strstr(player, key);
    return at && (!end || at < end) ? strtod(at + strlen(key), NULL) : otherwise;
}

static double number(const char *line, const char *key) {
    const char *at = strstr(line, key);
    assert_non_null(at);
    return strtod(at + strlen(key), NULL);
}

/* Plays units by a formula: c is best at 3, width at 16, on its logarithmic scale; what is left is
 * luck that depends on the line's seed. */
static void answer(const char *line, Writer *out) {
    double strength[2];
    for (int seat = 0; seat < 2; seat++) {
        double c = setting(line, seat, "c=", 1.7) - 3;
        double width = setting(line, seat, "width=", 1);
        double steps = mathx_log(width / 16) / mathx_log(2);
        strength[seat] = -20 * c * c - 20 * steps * steps;
    }
    Rng rng = rng_stream((uint64_t)number(line, " seed="), 0);
    double score = 1 / (1 + pow(10, (strength[1] - strength[0]) / 400));
    int won = rng_unit(&rng) < score ? 1 : -1;
    write_format(out, "result=%d,%d moves=9 counts=5,4 late=-1 hash=7", won, -won);
}

/* An evolution of c and width, its units answered as they come, the last of a batch first. */
static Job *tuned(const JobWorld *world, int pool, const char *more) {
    char words[300];
    snprintf(words, sizeof words, "method=spsa genes=c,width games=2 stop=100 seed=3 pool=%d %s",
             pool, more);
    Job *job = evolution_start(world, evolution_game, "uct(sims=5,c=8,width=1000)", words, NULL);
    while (job_step(job, 0) != STEP_DONE) {
        int64_t index[8];
        Writer line[8], result;
        Err err = {.text = ""};
        int count = 0;
        for (; count < pool; count++) {
            writer_init(&line[count]);
            if (job->def->hand_out(job, &index[count], &line[count])) continue;
            writer_done(&line[count]);
            break;
        }
        while (count-- > 0) {
            writer_init(&result);
            answer(line[count].text, &result);
            if (!job->def->fold(job, index[count], result.text, &err)) fail_msg("%s", err.text);
            writer_done(&result);
            writer_done(&line[count]);
        }
    }
    return job;
}

static void test_tunes(void **) {
    JobWorld world = evolution_world(1);
    Job *job = tuned(&world, 8, "population=20 generations=60");
    const Population *trail = evolve_population(job);
    const Individual *best = &trail->rows[0];
    assert_int_equal(trail->generation, 60);
    assert_true(fabs(best->genome.value[0] - 3) < 1);
    assert_true(best->genome.value[1] >= 8 && best->genome.value[1] <= 32);
    assert_true(best->genome.value[1] == floor(best->genome.value[1]));
    /* The way that was gone, newest first; the start as it was given. */
    for (int i = 0; i < trail->count; i++) {
        const Birth *birth = &trail->rows[i].birth;
        assert_int_equal(birth->born, 60 - i);
        if (i + 1 < trail->count) assert_int_equal(birth->parents[0], trail->rows[i + 1].birth.id);
    }
    const Evolve *evolve = (const Evolve *)job->data;
    assert_int_equal(evolve->all_games, 60 * 40 + 61 * 2); /* no pairs around the last one */
    job_free(job);
    job = tuned(&world, 1, "population=4 generations=3");
    const Individual *start = &evolve_population(job)->rows[3];
    assert_true(start->genome.value[0] == 8 && start->genome.value[1] == 1000);
    assert_int_equal(start->birth.how, BORN_START);
    job_free(job);
}

/* Pairs of one opening with sides swapped; whole numbers that differ though the step is small. */
static void test_pairs(void **) {
    JobWorld world = evolution_world(1);
    Job *job = evolution_start(&world, evolution_game, "uct(sims=5,playouts=2)",
                               "method=spsa genes=playouts population=5 games=1 generations=2 "
                               "reach=0.001 pool=11 openings=3",
                               NULL);
    assert_int_not_equal(job_step(job, 0), STEP_DONE);
    Writer line[11];
    int64_t index;
    for (int i = 0; i < 11; i++) {
        writer_init(&line[i]);
        assert_true(job->def->hand_out(job, &index, &line[i]));
    }
    for (int i = 1; i < 11; i += 2) {
        double one[2], two[2];
        for (int seat = 0; seat < 2; seat++) {
            one[seat] = setting(line[i].text, seat, "playouts=", 1);
            two[seat] = setting(line[i + 1].text, seat, "playouts=", 1);
        }
        assert_true(fabs(one[0] - one[1]) == 1);
        assert_true(one[0] == two[1] && one[1] == two[0]);
        assert_true(number(line[i].text, " deal=") == number(line[i + 1].text, " deal="));
        assert_true(number(line[i].text, " opening=") == 3);
    }
    for (int i = 0; i < 11; i++)
        writer_done(&line[i]);
    job_free(job);
}

/* In a game of one player both sides meet the same dice. */
static void test_common_dice(void **) {
    JobWorld world = evolution_world(1);
    Job *job = evolution_start(&world, "2048(preset=2x3)", "rules",
                               "method=spsa population=3 games=1 generations=1 pool=7", NULL);
    assert_int_not_equal(job_step(job, 0), STEP_DONE);
    Writer line[7];
    int64_t index;
    for (int i = 0; i < 7; i++) {
        writer_init(&line[i]);
        assert_true(job->def->hand_out(job, &index, &line[i]));
    }
    for (int i = 1; i < 7; i += 2) {
        assert_true(number(line[i].text, " deal=") == number(line[i + 1].text, " deal="));
        assert_true(number(line[i].text, " seed=") == number(line[i + 1].text, " seed="));
        assert_string_not_equal(line[i].text, line[i + 1].text);
        if (i > 1) assert_true(number(line[i].text, " deal=") != number(line[1].text, " deal="));
    }
    for (int i = 0; i < 7; i++)
        writer_done(&line[i]);
    job_free(job);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_gains),  cmocka_unit_test(test_step),
        cmocka_unit_test(test_climbs), cmocka_unit_test(test_tunes),
        cmocka_unit_test(test_pairs),  cmocka_unit_test(test_common_dice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
