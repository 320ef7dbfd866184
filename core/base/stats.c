/* stats.c - means, intervals, rating differences and stopping rules: the formulas and their sources. */
#include "base/stats.h"

#include <math.h>

#include "base/mathx.h"

static const double LN10 = 2.302585092994045684, Z95 = 1.959963984540054;

/* ---- series --------------------------------------------------------------------------------- */

void series_add(Series *series, double value) {
    if (series->count == 0 || value < series->min) series->min = value;
    if (series->count == 0 || value > series->max) series->max = value;
    series->count++;
    double before = value - series->mean;
    series->mean += before / (double)series->count;
    series->squares += before * (value - series->mean);
}

/* Chan, Golub, LeVeque 1979: the distance of the two means adds its share of spread. */
void series_merge(Series *series, const Series *other) {
    if (other->count == 0) return;
    if (series->count == 0) {
        *series = *other;
        return;
    }
    double a = (double)series->count, b = (double)other->count, gap = other->mean - series->mean;
    series->mean += gap * (b / (a + b));
    series->squares += other->squares + gap * gap * (a * b / (a + b));
    series->count += other->count;
    if (other->min < series->min) series->min = other->min;
    if (other->max > series->max) series->max = other->max;
}

double series_variance(const Series *series) {
    return series->count < 2 ? 0 : series->squares / (double)(series->count - 1);
}

double series_deviation(const Series *series) {
    return sqrt(series_variance(series));
}

double series_error(const Series *series) {
    return series->count < 2 ? 0 : sqrt(series_variance(series) / (double)series->count);
}

/* ---- shares and ratings --------------------------------------------------------------------- */

void stats_wilson(double wins, double count, double z, double *low, double *high) {
    *low = 0;
    *high = 1;
    if (!(count > 0)) return;
    double share = wins / count, zz = z * z / count;
    double middle = (share + zz / 2) / (1 + zz);
    double half = z * sqrt(share * (1 - share) / count + zz / (4 * count)) / (1 + zz);
    if (middle - half > 0 && wins > 0) *low = middle - half;
    if (middle + half < 1 && wins < count) *high = middle + half;
}

double stats_elo(double score) {
    if (score <= 0) return -INFINITY;
    if (score >= 1) return INFINITY;
    return 400 / LN10 * (mathx_log(score) - mathx_log(1 - score));
}

double stats_elo_score(double elo) {
    return 1 / (1 + mathx_exp(-elo * LN10 / 400));
}

/* Mean and variance of the score of one game. */
static double score(double wins, double draws, double losses, double *variance) {
    double count = wins + draws + losses, mean = (wins + draws / 2) / count;
    *variance = (wins * (1 - mean) * (1 - mean) + draws * (0.5 - mean) * (0.5 - mean) +
                 losses * mean * mean) /
                count;
    return mean;
}

void stats_match_elo(const Match *match, double *elo, double *error) {
    double count = (double)(match->wins + match->draws + match->losses), variance;
    *elo = 0;
    *error = INFINITY;
    if (!(count > 0)) return;
    double mean =
        score((double)match->wins, (double)match->draws, (double)match->losses, &variance);
    double half = Z95 * sqrt(variance / count), low = mean - half, high = mean + half;
    *elo = stats_elo(mean);
    if (!(variance > 0)) return;
    /* So few games, or so one-sided, that the symmetric interval leaves the scores that there are. */
    if (low <= 0 || high >= 1) stats_wilson(mean * count, count, Z95, &low, &high);
    *error = (stats_elo(high) - stats_elo(low)) / 2;
}

double stats_superiority(const Match *match) {
    double decisive = (double)(match->wins + match->losses);
    if (!(decisive > 0)) return 0.5;
    return mathx_normal_cdf((double)(match->wins - match->losses) / sqrt(decisive));
}

/* The sum of n scores is taken as normal with the variance that was observed; the ratio of its
 * densities under the two hypotheses then has the logarithm
 * n (s1 - s0) (2 mean - s0 - s1) / (2 variance)   (Van den Bergh, "A practical introduction to the
 * GSPRT", formula 1). A result that has not happened yet counts half a game in the variance, which
 * would be 0 otherwise and make one won game a proof. */
double stats_sprt(const Match *match, double elo0, double elo1, double alpha, double beta,
                  int *verdict) {
    double wins = (double)match->wins, draws = (double)match->draws, losses = (double)match->losses,
           count = wins + draws + losses, variance;
    *verdict = 0;
    if (!(count > 0)) return 0;
    double mean = (wins + draws / 2) / count;
    score(wins > 0 ? wins : 0.5, draws > 0 ? draws : 0.5, losses > 0 ? losses : 0.5, &variance);
    double s0 = stats_elo_score(elo0), s1 = stats_elo_score(elo1);
    double ratio = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
    if (ratio >= mathx_log((1 - beta) / alpha))
        *verdict = 1;
    else if (ratio <= mathx_log(beta / (1 - alpha)))
        *verdict = -1;
    return ratio;
}
