/* stats.c - means, intervals, rating differences and stopping rules: the formulas and their
 * sources. */
#include "base/stats.h"

#include <math.h>

#include "base/mathx.h"

static const double LN10 = 2.302585092994045684;

/* ---- series ---------------------------------------------------------------------------------- */

void running_add(RunningStats *stats, double value) {
    if (stats->count == 0 || value < stats->min) stats->min = value;
    if (stats->count == 0 || value > stats->max) stats->max = value;
    stats->count++;
    double before = value - stats->mean;
    stats->mean += before / (double)stats->count;
    stats->squares += before * (value - stats->mean);
}

double running_variance(const RunningStats *stats) {
    return stats->count < 2 ? 0 : stats->squares / (double)(stats->count - 1);
}

double running_deviation(const RunningStats *stats) {
    return sqrt(running_variance(stats));
}

double running_error(const RunningStats *stats) {
    return stats->count < 2 ? 0 : sqrt(running_variance(stats) / (double)stats->count);
}

double stats_error(double sum, double square, double n) {
    double variance = n < 2 ? 0 : (square - sum * sum / n) / (n - 1);
    return variance > 0 ? sqrt(variance / n) : 0;
}

/* ---- shares and ratings ---------------------------------------------------------------------- */

void stats_wilson(double wins, double count, double *low, double *high) {
    *low = 0;
    *high = 1;
    if (!(count > 0)) return;
    double share = wins / count, zz = Z95 * Z95 / count;
    double middle = (share + zz / 2) / (1 + zz);
    double half = Z95 * sqrt(share * (1 - share) / count + zz / (4 * count)) / (1 + zz);
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

double stats_match_elo(const Match *match, double *low, double *high) {
    double count = (double)(match->wins + match->draws + match->losses), variance;
    *low = -INFINITY;
    *high = INFINITY;
    if (!(count > 0)) return 0;
    double mean =
        score((double)match->wins, (double)match->draws, (double)match->losses, &variance);
    /* Draws make the score vary less: it is as well known as that of more games without draws. */
    double without = variance > 0 ? count * mean * (1 - mean) / variance : count, least, most;
    stats_wilson(mean * without, without, &least, &most);
    *low = stats_elo(least);
    *high = stats_elo(most);
    return stats_elo(mean);
}

double stats_superiority(const Match *match) {
    double decisive = (double)(match->wins + match->losses);
    if (!(decisive > 0)) return 0.5;
    return mathx_normal_cdf((double)(match->wins - match->losses) / sqrt(decisive));
}

/* Logarithm of the likelihood of a match where a game is expected to score `mean`, with the share d
 * of draws that makes it largest; a win has the probability mean - d/2, a loss 1 - mean - d/2. The
 * derivative by d is 0 at the smaller root of
 *     n d^2 - 2 b d + 4 draws mean (1 - mean) = 0,   b = draws + wins (1 - mean) + losses mean,
 * which also holds where nothing was won or nothing lost. */
static double likelihood(const Match *match, double mean) {
    double wins = (double)match->wins, draws = (double)match->draws, losses = (double)match->losses;
    double b = draws + wins * (1 - mean) + losses * mean, c = 4 * draws * mean * (1 - mean),
           inner = b * b - (wins + draws + losses) * c;
    double d = c / (b + sqrt(inner > 0 ? inner : 0)), sum = 0;
    if (match->wins > 0) sum += wins * mathx_log(mean - d / 2);
    if (match->draws > 0) sum += draws * mathx_log(d);
    if (match->losses > 0) sum += losses * mathx_log(1 - mean - d / 2);
    return sum;
}

double stats_sprt(const Match *match, double elo0, double elo1, double alpha, double beta,
                  int *verdict) {
    *verdict = 0;
    if (match->wins + match->draws + match->losses <= 0) return 0;
    double ratio = likelihood(match, stats_elo_score(elo1)) -
                   likelihood(match, stats_elo_score(elo0));
    if (ratio >= mathx_log((1 - beta) / alpha))
        *verdict = 1;
    else if (ratio <= mathx_log(beta / (1 - alpha)))
        *verdict = -1;
    return ratio;
}
