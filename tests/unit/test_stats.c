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
    stats_wilson(0, 0, &low, &high);
    assert_true(low == 0 && high == 1);
    stats_wilson(8, 10, &low, &high); /* the textbook example: 0.490 to 0.943 */
    CLOSE(low, 0.4901, 1e-4);
    CLOSE(high, 0.9433, 1e-4);
    stats_wilson(0, 20, &low, &high);
    assert_true(low == 0);
    CLOSE(high, 0.1611, 1e-4);
    stats_wilson(20, 20, &low, &high);
    assert_true(high == 1);
    CLOSE(low, 0.8389, 1e-4);
    stats_wilson(2.5, 5, &low, &high);
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

static void range(Match match, double low, double high) {
    double least, most;
    CLOSE(stats_match_score(&match, &least, &most),
          match_points(&match) / (double)match_games(&match), 1e-15);
    CLOSE(least, low, 1e-6);
    CLOSE(most, high, 1e-6);
}

/* Ends that are not 0 or 1 solve (score - end)^2 games = Z95^2 (end (1 - end) - draws / 4), as an
 * independent program (Python, bisection) has found them. */
static void match_score(void **) {
    range((Match){225, 15, 164}, 0.527734, 0.621861);
    range((Match){135, 344, 121}, 0.485498, 0.537786);
    range((Match){8, 0, 2}, 0.490162, 0.943318); /* Wilson's */
    range((Match){20, 0, 0}, 0.838875, 1);
    range((Match){0, 0, 20}, 0, 0.161125);
    range((Match){3, 1, 0}, 0.446346, 0.977206);
    range((Match){0, 1, 0}, 0.103275, 0.896725);   /* one draw says little, ... */
    range((Match){0, 100, 0}, 0.481503, 0.518497); /* ... a hundred say much */
    double low, high;
    assert_true(stats_match_score(&(Match){0, 0, 0}, &low, &high) == 0.5 && low == 0 && high == 1);
    /* Symmetric; around the score; more draws make it narrower where they do not move it. */
    for (int64_t wins = 0; wins < 30; wins += 3)
        for (int64_t losses = 0; losses < 30; losses += 3) {
            double width = 1, back, forth;
            for (int64_t draws = 1; draws < 40; draws += 3) {
                double score = stats_match_score(&(Match){wins, draws, losses}, &low, &high);
                stats_match_score(&(Match){losses, draws, wins}, &back, &forth);
                CLOSE(back, 1 - high, 1e-12);
                CLOSE(forth, 1 - low, 1e-12);
                assert_true(low < score && score < high);
                assert_true(wins != losses || high - low < width);
                width = high - low;
            }
        }
}

static void match_elo(void **) {
    double low, high;
    CLOSE(stats_match_elo(&(Match){225, 15, 164}, &low, &high), 52.86, 0.01);
    CLOSE((high - low) / 2, 33.56, 0.01);
    CLOSE(stats_match_elo(&(Match){60, 0, 40}, &low, &high), 70.44, 0.01);
    CLOSE(low, stats_elo(0.502003), 0.001); /* by hand */
    CLOSE(high, stats_elo(0.690599), 0.001);
    double wide = high - low;
    /* That of the score: the two never contradict each other. */
    double least, most;
    CLOSE(stats_match_elo(&(Match){40, 40, 20}, &low, &high), 70.44, 0.01);
    stats_match_score(&(Match){40, 40, 20}, &least, &most);
    assert_true(low == stats_elo(least) && high == stats_elo(most));
    stats_match_elo(&(Match){6000, 0, 4000}, &low, &high);
    CLOSE(high - low, wide / 10, 0.6); /* 100 times the games, a tenth of the width */
    assert_true(stats_match_elo(&(Match){0, 0, 0}, &low, &high) == 0);
    assert_true(low == -INFINITY && high == INFINITY);
    /* 0.59585 to 0.98212 */
    CLOSE(stats_match_elo(&(Match){9, 0, 1}, &low, &high), 381.7, 0.1);
    CLOSE(low, 67.4, 0.1);
    CLOSE(high, 696.0, 0.1);
    /* Of equal results, too; nothing bounds the difference that wins every game. */
    assert_true(stats_match_elo(&(Match){100, 0, 0}, &low, &high) == INFINITY);
    CLOSE(low, 566, 1);
    assert_true(high == INFINITY);
    assert_true(stats_match_elo(&(Match){0, 0, 100}, &low, &high) == -INFINITY);
    CLOSE(high, -566, 1);
    assert_true(low == -INFINITY);
    CLOSE(stats_match_elo(&(Match){0, 5, 0}, &low, &high), 0, 1e-12);
    CLOSE(low + high, 0, 1e-9);
    CLOSE(low, -161.7, 0.1);
    /* The wider the more one-sided, however few the games are. */
    double before = 0;
    for (int64_t wins = 15; wins < 30; wins++, before = high - low) {
        stats_match_elo(&(Match){wins, 0, 30 - wins}, &low, &high);
        assert_true(high - low > before);
    }
}

static void superiority(void **) {
    assert_true(stats_superiority(&(Match){0, 9, 0}) == 0.5);
    CLOSE(stats_superiority(&(Match){60, 5, 40}), 0.97725, 1e-5); /* two deviations */
    CLOSE(stats_superiority(&(Match){40, 5, 60}), 0.02275, 1e-5);
}

/* The likelihoods under either mean were made largest by golden-section search over the share of
 * draws, in decimal numbers of 40 digits. */
static void sprt_values(void **) {
    const struct {
        Match match;
        double elo0, elo1, ratio;
        int verdict;
    } cases[] = {
        {{0, 0, 0}, 0, 10, 0, 0},
        {{350, 350, 300}, 0, 10, 1.577578826918081, 0},
        {{4000, 3000, 3000}, 0, 10, 35.228872931089333, 1},
        {{3000, 3000, 4000}, 0, 10, -46.988624786137596, -1},
        {{2, 20, 0}, 0, 100, -1.030407261344580, 0},
        {{0, 7, 3}, -50, 80, -3.901288546117978, -1},
        {{0, 50, 0}, 0, 10, -1.459823363737236, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int verdict = 7;
        double ratio =
            stats_sprt(&cases[i].match, 1, cases[i].elo0, cases[i].elo1, 0.05, 0.05, &verdict);
        CLOSE(ratio, cases[i].ratio, 1e-10);
        assert_int_equal(verdict, cases[i].verdict);
        double turned =
            stats_sprt(&cases[i].match, 1, cases[i].elo1, cases[i].elo0, 0.05, 0.05, &verdict);
        CLOSE(turned, -ratio, 1e-10);
    }
}

/* Without draws every game adds the logarithm of the ratio of its probabilities: a handful of won
 * games proves little. */
static void sprt_without_draws(void **) {
    int verdict;
    double won = log(stats_elo_score(50) / 0.5), lost = log((1 - stats_elo_score(50)) / 0.5);
    CLOSE(stats_sprt(&(Match){10, 0, 1}, 1, 0, 50, 0.05, 0.05, &verdict), 10 * won + lost, 1e-10);
    assert_int_equal(verdict, 0);
    CLOSE(stats_sprt(&(Match){22, 0, 0}, 1, 0, 50, 0.05, 0.05, &verdict), 22 * won, 1e-10);
    assert_int_equal(verdict, 0); /* 2.939 is below log 19 = 2.944 */
    stats_sprt(&(Match){23, 0, 0}, 1, 0, 50, 0.05, 0.05, &verdict);
    assert_int_equal(verdict, 1);
    stats_sprt(&(Match){0, 0, 20}, 1, 0, 50, 0.05, 0.05, &verdict);
    assert_int_equal(verdict, -1);
}

/* How many of `runs` tests of elo0 = 0 against elo1 accept elo1, where the difference is `truth`
 * and the given share of the games is drawn. */
static int accepted(double truth, double draws, double elo1, uint64_t runs) {
    int count = 0;
    for (uint64_t run = 0; run < runs; run++) {
        Rng rng = rng_stream(11, run);
        Match match = {0};
        int verdict = 0;
        while (verdict == 0) {
            double u = rng_unit(&rng);
            if (u < draws)
                match.draws++;
            else if (u < stats_elo_score(truth) + draws / 2)
                match.wins++;
            else
                match.losses++;
            stats_sprt(&match, 1, 0, elo1, 0.05, 0.05, &verdict);
        }
        count += verdict > 0;
    }
    return count;
}

/* Played with dice: the wrong hypothesis is accepted as rarely as promised, in short tests, too. */
static void sprt_keeps_its_rates(void **) {
    enum { RUNS = 1000, MOST = 65 }; /* 5 % are 50, with a deviation of 7 */
    const double gaps[] = {50, 100, 200}, draws[] = {0, 0.3, 0.8};
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++)
            assert_in_range(accepted(0, draws[k], gaps[i], RUNS), 0, MOST);
        for (int k = 0; k < 2; k++) /* four draws in five leave no room for 200 Elo */
            assert_in_range(accepted(gaps[i], draws[k], gaps[i], RUNS), RUNS - MOST, RUNS);
    }
}

/* A pair of games of equal players, of whom the one who begins wins 75 %, with `gap` more for the
 * first player. */
static void play_pair(Rng *rng, double gap, Match *match, Pairs *pairs) {
    static const double side = 190.848501887864967; /* Elo of 75 % */
    int first = rng_unit(rng) < stats_elo_score(gap + side),
        second = rng_unit(rng) < stats_elo_score(gap - side);
    match->wins += first + second;
    match->losses += 2 - first - second;
    pairs->count[2 * (first + second)]++;
}

/* Where openings and sides decide much, pairs vary less than games, and both the interval and the
 * test know it: the interval holds the score in 95 of 100 matches, and the test is shorter than
 * that of single games and keeps its rates all the same. */
static void pairs_tell_more(void **) {
    enum { RUNS = 1000, PAIRS = 100 };
    int held = 0, held_single = 0, wrong = 0;
    double games[2] = {0}, width[2] = {0};
    for (uint64_t run = 0; run < RUNS; run++) {
        Rng rng = rng_stream(23, run);
        Match match = {0};
        Pairs pairs = {{0}};
        double low, high;
        for (int i = 0; i < PAIRS; i++)
            play_pair(&rng, 0, &match, &pairs);
        stats_match_score(&match, &low, &high);
        held_single += low <= 0.5 && high >= 0.5;
        width[0] += high - low;
        stats_paired_score(&match, stats_dispersion(&match, &pairs), &low, &high);
        held += low <= 0.5 && high >= 0.5;
        width[1] += high - low;
        for (int paired = 0; paired < 2; paired++) {
            int verdict = 0;
            match = (Match){0};
            pairs = (Pairs){{0}};
            while (verdict == 0) {
                play_pair(&rng, 0, &match, &pairs);
                stats_sprt(&match, paired ? stats_dispersion(&match, &pairs) : 1, 0, 50, 0.05, 0.05,
                           &verdict);
            }
            games[paired] += (double)match_games(&match) / RUNS;
            wrong += paired && verdict > 0;
        }
    }
    print_message("intervals hold %.1f %% (games one by one: %.1f %%), %.2f as wide; the test "
                  "errs in %.1f %%, %.0f games instead of %.0f\n",
                  100.0 * held / RUNS, 100.0 * held_single / RUNS, width[1] / width[0],
                  100.0 * wrong / RUNS, games[1], games[0]);
    assert_in_range(held, RUNS * 93 / 100, RUNS * 97 / 100);
    assert_true(held_single > RUNS * 97 / 100); /* too wide */
    assert_in_range(wrong, 0, RUNS * 65 / 1000);
    assert_true(games[1] < 0.85 * games[0]);
}

/* Without pairs, or with two, it is that of single games or nearly so. */
static void few_pairs(void **) {
    Match match = {3, 0, 1};
    Pairs none = {{0}}, two = {{0, 0, 1, 0, 1}}, alike = {{0, 0, 50, 0, 0}};
    CLOSE(stats_dispersion(&match, &none), 1, 1e-15);
    CLOSE(stats_dispersion(&match, &two), (2 * 0.5 / 0.375 + 10) / 12, 1e-12);
    Match even = {50, 0, 50}; /* each player wins with one side: what is left is what was assumed */
    CLOSE(stats_dispersion(&even, &alike), 10.0 / 60, 1e-12);
}

/* What is far from the others does not count, on either side. */
static void middle(void **) {
    static const double times[] = {0.1, 1, 1, 2, 2, 3, 3, 900};
    assert_float_equal(stats_middle(times, 8), 2, 1e-6);
    assert_float_equal(stats_middle(times, 3), 0.7, 1e-6);
    assert_float_equal(stats_middle(times, 1), 0.1, 1e-6);
    assert_float_equal(stats_middle(times, 0), 0, 1e-6);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stats),
        cmocka_unit_test(series_is_stable),
        cmocka_unit_test(wilson),
        cmocka_unit_test(elo),
        cmocka_unit_test(match_score),
        cmocka_unit_test(match_elo),
        cmocka_unit_test(superiority),
        cmocka_unit_test(middle),
        cmocka_unit_test(sprt_values),
        cmocka_unit_test(sprt_without_draws),
        cmocka_unit_test(sprt_keeps_its_rates),
        cmocka_unit_test(pairs_tell_more),
        cmocka_unit_test(few_pairs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
