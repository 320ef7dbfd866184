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

/* Where a game is expected to score `mean`: the share d of draws that makes the results most
 * likely. A win has the probability mean - d/2, a loss 1 - mean - d/2. The derivative of the
 * likelihood by d is 0 at the smaller root of
 *     n d^2 - 2 b d + 4 draws mean (1 - mean) = 0,   b = draws + wins (1 - mean) + losses mean,
 * which also holds where nothing was won or nothing lost. */
static double likely_draws(const Match *match, double mean) {
    double wins = (double)match->wins, draws = (double)match->draws, losses = (double)match->losses;
    double b = draws + wins * (1 - mean) + losses * mean, c = 4 * draws * mean * (1 - mean),
           inner = b * b - (wins + draws + losses) * c;
    return c > 0 ? c / (b + sqrt(inner > 0 ? inner : 0)) : 0;
}

/* Whether the score is further from `mean` than 95 % of such series are. A game that scores 1, 1/2
 * or 0 varies by mean (1 - mean) - d/4. */
static bool contradicts(const Match *match, double dispersion, double score, double mean) {
    double variance = dispersion * (mean * (1 - mean) - likely_draws(match, mean) / 4),
           far = score - mean;
    return far * far * (double)match_games(match) > Z95 * Z95 * variance;
}

/* The score nearest to `end` that is not contradicted, by bisection. */
static double farthest(const Match *match, double dispersion, double score, double end) {
    double inside = score, outside = end;
    for (;;) {
        double middle = (inside + outside) / 2;
        if (middle == inside || middle == outside) return inside;
        if (contradicts(match, dispersion, score, middle))
            outside = middle;
        else
            inside = middle;
    }
}

double stats_paired_score(const Match *match, double dispersion, double *low, double *high) {
    int64_t count = match_games(match);
    double score = count > 0 ? match_points(match) / (double)count : 0.5;
    *low = count > 0 && score > 0 ? farthest(match, dispersion, score, 0) : 0;
    *high = count > 0 && score < 1 ? farthest(match, dispersion, score, 1) : 1;
    return score;
}

double stats_match_score(const Match *match, double *low, double *high) {
    return stats_paired_score(match, 1, low, high);
}

double stats_paired_elo(const Match *match, double dispersion, double *low, double *high) {
    double least, most, score = stats_paired_score(match, dispersion, &least, &most);
    *low = stats_elo(least);
    *high = stats_elo(most);
    return stats_elo(score);
}

double stats_match_elo(const Match *match, double *low, double *high) {
    return stats_paired_elo(match, 1, low, high);
}

double stats_dispersion(const Match *match, const Pairs *pairs) {
    static const double USUAL = 10; /* pairs that have varied like single games */
    double n = 0, sum = 0, square = 0, games = (double)match_games(match);
    for (int i = 0; i < 5; i++) {
        double count = (double)pairs->count[i];
        n += count;
        sum += count * i / 2;
        square += count * i * i / 4;
    }
    if (n < 2) return 1;
    double score = match_points(match) / games;
    double single = ((double)match->wins + (double)match->draws / 4) / games - score * score;
    if (!(single > 0)) return 1;
    double paired = (square - sum * sum / n) / (n - 1) / (2 * single);
    return (n * paired + USUAL) / (n + USUAL);
}

double stats_middle(const double *sorted, int count) {
    int skipped = count / 4, left = count - 2 * skipped;
    double sum = 0;
    for (int i = skipped; i < count - skipped; i++)
        sum += sorted[i];
    return left > 0 ? sum / left : 0;
}

double stats_superiority(const Match *match) {
    double decisive = (double)(match->wins + match->losses);
    if (!(decisive > 0)) return 0.5;
    return mathx_normal_cdf((double)(match->wins - match->losses) / sqrt(decisive));
}

/* Logarithm of the likelihood of a match where a game is expected to score `mean`, with the share
 * of draws that makes it largest. */
static double likelihood(const Match *match, double mean) {
    double wins = (double)match->wins, draws = (double)match->draws, losses = (double)match->losses;
    double d = likely_draws(match, mean), sum = 0;
    if (match->wins > 0) sum += wins * mathx_log(mean - d / 2);
    if (match->draws > 0) sum += draws * mathx_log(d);
    if (match->losses > 0) sum += losses * mathx_log(1 - mean - d / 2);
    return sum;
}

double stats_sprt(const Match *match, double dispersion, double elo0, double elo1, double alpha,
                  double beta, int *verdict) {
    *verdict = 0;
    if (match->wins + match->draws + match->losses <= 0) return 0;
    double ratio =
        (likelihood(match, stats_elo_score(elo1)) - likelihood(match, stats_elo_score(elo0))) /
        dispersion;
    if (ratio >= mathx_log((1 - beta) / alpha))
        *verdict = 1;
    else if (ratio <= mathx_log(beta / (1 - alpha)))
        *verdict = -1;
    return ratio;
}
