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

static inline void match_add(Match *to, const Match *more) {
    to->wins += more->wins;
    to->draws += more->draws;
    to->losses += more->losses;
}

/* From the other side. */
static inline Match match_reversed(Match match) {
    return (Match){match.losses, match.draws, match.wins};
}

/* A draw is half a point. */
static inline double match_points(const Match *match) {
    return (double)match->wins + 0.5 * (double)match->draws;
}

/* Pairs of games, each of one opening with sides swapped, by twice the points of the first player:
 * 0 to 4. */
typedef struct Pairs {
    int64_t count[5];
} Pairs;

/* How much the points of such pairs vary, in shares of what games that do not depend on each other
 * would. What favours a side gives one game to each player, so that pairs usually vary less and
 * tell more; all variances below are multiplied by it. Before there are many pairs it is drawn
 * towards 1, as if ten more had varied like single games. 1 without pairs. */
double stats_dispersion(const Match *match, const Pairs *pairs);

/* Score, 0..1 (of no games 0.5), and its 95 % interval: all scores that so many games do not
 * contradict. As in Wilson's interval the spread of a game is that under the score which is tried,
 * with the share of draws that makes these results most likely (Tango 1998, Statistics in Medicine
 * 17: a score interval for the difference of paired shares; a game is such a pair). Without draws
 * it is Wilson's; the more draws, the narrower. Games that were all won have an upper end of 1, no
 * games the interval [0, 1]. */
double stats_match_score(const Match *match, double *low, double *high);
/* The same where the variance is so many times that of single games. */
double stats_paired_score(const Match *match, double dispersion, double *low, double *high);

/* Elo of a match and its 95 % interval, that of the score. Ends that are not known are infinite: of
 * no games both, of games that were all won the upper one. */
double stats_match_elo(const Match *match, double *low, double *high);
double stats_paired_elo(const Match *match, double dispersion, double *low, double *high);

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
 * The logarithm is divided by `dispersion` (stats_dispersion; 1 = games are counted one by one).
 * Without that, what favours a side makes the test slow and more cautious than its rates say: with
 * equal players, of whom the one who begins wins 75 %, it accepts 50 Elo in 2.5 % of the tests at
 * rates of 5 %. */
double stats_sprt(const Match *match, double dispersion, double elo0, double elo1, double alpha,
                  double beta, int *verdict);

#endif
