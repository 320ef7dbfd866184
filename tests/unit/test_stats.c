/* Means, intervals, ratings and the stopping rule. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <math.h>

#include <cmocka.h>

#include "base/rng.h"
#include "base/stats.h"

#define CLOSE(a, b, limit) assert_true(fabs((a) - (b)) <= (limit))

static void stats(void **) {
    RunningStats stats = {0};
    assert_true(running_variance(&stats) == 0 && running_error(&stats) == 0);
    running_add(&stats, 2);
    assert_true(stats.mean == 2 && running_variance(&stats) == 0 && running_error(&stats) == 0);
    const double rest[] = {4, 4, 4, 5, 5, 7, 9};
    for (int i = 0; i < 7; i++)
        running_add(&stats, rest[i]);
    assert_int_equal(stats.count, 8);
    CLOSE(stats.mean, 5, 1e-12);
    CLOSE(running_variance(&stats), 32.0 / 7, 1e-12);
    CLOSE(running_deviation(&stats), sqrt(32.0 / 7), 1e-12);
    CLOSE(running_error(&stats), sqrt(32.0 / 7 / 8), 1e-12);
    assert_true(stats.min == 2 && stats.max == 9);
}

/* A large offset destroys the naive sum of squares, but not this one. */
static void series_is_stable(void **) {
    RunningStats stats = {0};
    for (int i = 0; i < 1000; i++)
        running_add(&stats, 1e9 + i % 2);
    CLOSE(running_variance(&stats), 0.25 * 1000 / 999, 1e-9);
}

static void wilson(void **) {
    double low, high;
    stats_wilson(0, 0, 1.96, &low, &high);
    assert_true(low == 0 && high == 1);
    stats_wilson(8, 10, 1.96, &low, &high); /* the textbook example: 0.490 to 0.943 */
    CLOSE(low, 0.4901, 1e-4);
    CLOSE(high, 0.9433, 1e-4);
    stats_wilson(0, 20, 1.96, &low, &high);
    assert_true(low == 0);
    CLOSE(high, 0.1611, 1e-4);
    stats_wilson(20, 20, 1.96, &low, &high);
    assert_true(high == 1);
    CLOSE(low, 0.8389, 1e-4);
    stats_wilson(2.5, 5, 1, &low, &high);
    CLOSE(low + high, 1, 1e-12);
}

static void elo(void **) {
    CLOSE(stats_elo(0.5), 0, 1e-12);
    CLOSE(stats_elo(10.0 / 11), 400, 1e-9);
    CLOSE(stats_elo(0.76), 200.24, 0.01);
    assert_true(stats_elo(0) == -INFINITY && stats_elo(1) == INFINITY);
    CLOSE(stats_elo_score(0), 0.5, 1e-15);
    CLOSE(stats_elo_score(-400), 1.0 / 11, 1e-15);
    for (double gap = -800; gap <= 800; gap += 50)
        CLOSE(stats_elo(stats_elo_score(gap)), gap, 1e-8);
}

static void match_elo(void **) {
    double elo, error;
    stats_match_elo(&(Match){60, 0, 40}, &elo, &error);
    CLOSE(elo, 70.44, 0.01);
    CLOSE(error, 70.76, 0.2); /* by hand: half of elo(0.69602) - elo(0.50398) */
    double wide = error;
    stats_match_elo(&(Match){40, 40, 20}, &elo, &error);
    CLOSE(elo, 70.44, 0.01);
    assert_true(error < wide); /* draws tell more about the difference */
    stats_match_elo(&(Match){6000, 0, 4000}, &elo, &error);
    CLOSE(error, wide / 10, 0.3); /* 100 times the games, a tenth of the width */
    stats_match_elo(&(Match){0, 0, 0}, &elo, &error);
    assert_true(elo == 0 && isinf(error));
    stats_match_elo(&(Match){5, 0, 0}, &elo, &error);
    assert_true(elo == INFINITY && isinf(error));
    stats_match_elo(&(Match){0, 0, 5}, &elo, &error);
    assert_true(elo == -INFINITY && isinf(error));
    stats_match_elo(&(Match){0, 5, 0}, &elo, &error);
    assert_true(fabs(elo) < 1e-12 && isinf(error));
    stats_match_elo(&(Match){9, 0, 1}, &elo, &error);
    CLOSE(elo, 381.7, 0.1);
    /* The interval reaches a score of 1, so Wilson's: 0.59585 to 0.98212, or 67.4 to 696.0 Elo. */
    CLOSE(error, 314.26, 0.1);
}

static void superiority(void **) {
    assert_true(stats_superiority(&(Match){0, 9, 0}) == 0.5);
    CLOSE(stats_superiority(&(Match){60, 5, 40}), 0.97725, 1e-5); /* two deviations */
    CLOSE(stats_superiority(&(Match){40, 5, 60}), 0.02275, 1e-5);
}

static void sprt_values(void **) {
    int verdict = 7;
    assert_true(stats_sprt(&(Match){0, 0, 0}, 0, 10, 0.05, 0.05, &verdict) == 0);
    assert_int_equal(verdict, 0);
    /* By hand: mean 0.525, variance 0.161875, s1 - 0.5 = 0.0143877. */
    double ratio = stats_sprt(&(Match){350, 350, 300}, 0, 10, 0.05, 0.05, &verdict);
    CLOSE(ratio, 1000 * 0.0143877 * (1.05 - 1.0143877) / (2 * 0.161875), 1e-4);
    assert_int_equal(verdict, 0);
    ratio = stats_sprt(&(Match){4000, 3000, 3000}, 0, 10, 0.05, 0.05, &verdict);
    assert_true(ratio > 2.944);
    assert_int_equal(verdict, 1);
    ratio = stats_sprt(&(Match){3000, 3000, 4000}, 0, 10, 0.05, 0.05, &verdict);
    assert_true(ratio < -2.944);
    assert_int_equal(verdict, -1);
    double turned = stats_sprt(&(Match){350, 350, 300}, 10, 0, 0.05, 0.05, &verdict);
    double straight = stats_sprt(&(Match){350, 350, 300}, 0, 10, 0.05, 0.05, &verdict);
    CLOSE(turned, -straight, 1e-12);
}

/* A handful of equal results proves nothing; a long run of them does. */
static void sprt_without_losses(void **) {
    int verdict;
    stats_sprt(&(Match){3, 0, 0}, 0, 10, 0.05, 0.05, &verdict);
    assert_int_equal(verdict, 0);
    stats_sprt(&(Match){50, 0, 0}, 0, 10, 0.05, 0.05, &verdict);
    assert_int_equal(verdict, 1);
    double ratio = stats_sprt(&(Match){0, 50, 0}, 0, 10, 0.05, 0.05, &verdict);
    assert_true(isfinite(ratio) && ratio < 0);
}

/* Played with dice: the wrong hypothesis is accepted about as rarely as promised. */
static void sprt_keeps_its_rates(void **) {
    enum { RUNS = 400 };
    double share = stats_elo_score(0);
    int accepted[3] = {0};
    for (uint64_t run = 0; run < RUNS; run++) {
        Rng rng = rng_stream(11, run);
        Match match = {0};
        int verdict = 0;
        while (verdict == 0) {
            double u = rng_unit(&rng);
            if (u < 0.3)
                match.draws++;
            else if ((u - 0.3) / 0.7 < share)
                match.wins++;
            else
                match.losses++;
            stats_sprt(&match, 0, 60, 0.05, 0.05, &verdict);
        }
        accepted[verdict + 1]++;
    }
    assert_in_range(accepted[2], 0, 36); /* 5 % of 400 are 20 */
    assert_in_range(accepted[0], RUNS - 36, RUNS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stats),
        cmocka_unit_test(series_is_stable),
        cmocka_unit_test(wilson),
        cmocka_unit_test(elo),
        cmocka_unit_test(match_elo),
        cmocka_unit_test(superiority),
        cmocka_unit_test(sprt_values),
        cmocka_unit_test(sprt_without_losses),
        cmocka_unit_test(sprt_keeps_its_rates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
