/* stats.h - what a series of games says: means, intervals, rating differences, stopping rules. */
#ifndef PLY_BASE_STATS_H
#define PLY_BASE_STATS_H

#include <stdbool.h>
#include <stdint.h>

/* Count, mean and spread of a series, one number at a time (Welford 1962). */
typedef struct RunningStats {
    int64_t count;
    double mean, squares; /* squares: sum of squared distances from the mean */
    double min, max;      /* valid when count > 0 */
} RunningStats;

void running_add(RunningStats *stats, double value);
double running_variance(const RunningStats *stats);  /* of the sample (n - 1); 0 below two values */
double running_deviation(const RunningStats *stats); /* square root of it */
double running_error(const RunningStats *stats);     /* standard error of the mean; 0 below two */

/* The same of `n` values by their sum and the sum of their squares. */
double stats_error(double sum, double square, double n);

/* Half of a 95 % interval in standard deviations of a normal distribution. */
static const double Z95 = 1.959963984540054;

/* Wilson score interval of 95 % for `wins` (may be fractional) of `count` trials. Count 0 gives [0,
 * 1]. It is not symmetric: near 0 and 1 there is more room on one side. Source: Wilson 1927. */
void stats_wilson(double wins, double count, double *low, double *high);

/* Elo difference that explains an expected score in (0, 1), and back (logistic, 400 points a
 * factor of ten). Scores of 0 and 1 give -inf and +inf. */
double stats_elo(double score);
double stats_elo_score(double elo);

typedef struct Match {
    int64_t wins, draws, losses; /* of the first player */
} Match;

static inline int64_t match_games(const Match *match) {
    return match->wins + match->draws + match->losses;
}

/* A draw is half a point. */
static inline double match_points(const Match *match) {
    return (double)match->wins + 0.5 * (double)match->draws;
}

/* Score, 0..1 (of no games 0.5), and its 95 % interval: all scores that so many games do not
 * contradict. As in Wilson's interval the spread of a game is that under the score which is tried,
 * with the share of draws that makes these results most likely (Tango 1998, Statistics in Medicine
 * 17: a score interval for the difference of paired shares; a game is such a pair). Without draws
 * it is Wilson's; the more draws, the narrower. Games that were all won have an upper end of 1, no
 * games the interval [0, 1]. */
double stats_match_score(const Match *match, double *low, double *high);

/* Elo of a match and its 95 % interval, that of the score. Ends that are not known are infinite: of
 * no games both, of games that were all won the upper one. */
double stats_match_elo(const Match *match, double *low, double *high);

/* The mean of the middle half of `count` values in rising order (of all, of fewer than four): of
 * times it leaves out those of the first moves and of moments when the machine was busy. */
double stats_middle(const double *sorted, int count);

/* Likelihood of superiority: P(first is stronger), draws aside. 0.5 without decisive games. */
double stats_superiority(const Match *match);

/* Sequential probability ratio test (Wald 1945), H0: elo = elo0, H1: elo = elo1. The share of draws
 * is not known, so the ratio is the generalized one: under each hypothesis with the share that
 * makes the games most likely; without draws it is the ratio of two Bernoulli series. Returns its
 * logarithm; `*verdict` is -1 (accept H0), 0 (go on), +1 (H1) under error rates alpha and beta. No
 * games give 0.
 *
 * Games are counted one by one. Two games of one deal with sides swapped are not independent: what
 * favours a side gives one game to each player, so that the score varies less than it is taken to
 * and the test errs less often than its rates say (equal players of whom the one who begins wins
 * 75 %: 2.5 % in place of 4.7 % at 0 against 50 Elo, with 6 % more games). */
double stats_sprt(const Match *match, double elo0, double elo1, double alpha, double beta,
                  int *verdict);

#endif
