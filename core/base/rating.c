/* rating.c - the likelihood's maximum by Newton's method, and what it says. */
#include "base/rating.h"

#include <math.h>

#include "base/mathx.h"

enum {
    STEPS = 200,      /* of Newton's method; a dozen are usual */
    PAIRS_ENOUGH = 30 /* degrees of freedom from which on the dispersion is measured */
};
static const double PRIOR = 0.5;        /* drawn games more in a meeting, where that is needed */
static const double FIRST_SPREAD = 5.8; /* prior of `first`: about 1000 Elo */
static const double DRAWS_SPREAD = 3;   /* prior of log nu, where games may leave it free */
static const double FAR = 60;           /* strengths do not differ by more than that */

/* ---- one game -------------------------------------------------------------------------------- */

/* Of who moves first at the difference z: expected score, probability of a draw; variances of score
 * and draw and their covariance. */
typedef struct Odds {
    double win, draw, loss, score, variance, draw_variance, both;
} Odds;

static Odds odds_at(double z, double nu) {
    if (z > FAR) z = FAR;
    if (z < -FAR) z = -FAR;
    double up = mathx_exp(z / 2), down = 1 / up, sum = up + down + nu;
    Odds odds = {.win = up / sum, .draw = nu / sum, .loss = down / sum};
    odds.score = odds.win + odds.draw / 2;
    odds.variance = odds.win * odds.loss + odds.draw * (odds.win + odds.loss) / 4;
    odds.draw_variance = odds.draw * (1 - odds.draw);
    odds.both = odds.draw * (0.5 - odds.score);
    return odds;
}

/* Games of a meeting in which the same player moved first, from the side of `a`. */
typedef struct Side {
    const Match *match;
    double sign; /* of `first` in z */
} Side;

static Side side_of(const Meeting *meeting, int which) {
    return which == 0 ? (Side){&meeting->first, 1} : (Side){&meeting->second, -1};
}

static double strength(const Ratings *ratings, int player) {
    return ratings->players[player].elo / RATING_ELO;
}

static double gap(const Ratings *ratings, const Meeting *meeting, const Side *side) {
    return strength(ratings, meeting->a) - strength(ratings, meeting->b) +
           side->sign * ratings->first / RATING_ELO;
}

double rating_first(const Ratings *ratings, double difference) {
    return odds_at((difference + ratings->first) / RATING_ELO, ratings->nu).score;
}

double rating_first_variance(const Ratings *ratings, double difference) {
    return odds_at((difference + ratings->first) / RATING_ELO, ratings->nu).variance;
}

double rating_score(const Ratings *ratings, double difference) {
    double z = difference / RATING_ELO, first = ratings->first / RATING_ELO;
    return (odds_at(z + first, ratings->nu).score + odds_at(z - first, ratings->nu).score) / 2;
}

double rating_information(const Ratings *ratings, double difference) {
    double z = difference / RATING_ELO, first = ratings->first / RATING_ELO;
    return odds_at(z + first, ratings->nu).variance + odds_at(z - first, ratings->nu).variance;
}

/* ---- linear algebra -------------------------------------------------------------------------- */

/* The inverse of a symmetric positive matrix of n rows in its place, by Gauss and Jordan without
 * pivots, which such a matrix does not need. False when it is singular. */
static bool invert(double (*m)[RATING_SIZE], int n) {
    for (int k = 0; k < n; k++) {
        double pivot = m[k][k];
        if (!(pivot > 1e-13)) return false;
        m[k][k] = 1;
        for (int j = 0; j < n; j++)
            m[k][j] /= pivot;
        for (int i = 0; i < n; i++) {
            double part = m[i][k];
            if (i == k) continue;
            m[i][k] = 0;
            for (int j = 0; j < n; j++)
                m[i][j] -= part * m[k][j];
        }
    }
    return true;
}

/* ---- who is linked to whom ------------------------------------------------------------------- */

/* Which meetings link two players, and in which direction. */
typedef enum Link { BY_GAMES, BY_POINTS_OF, BY_POINTS_AGAINST, BY_WINS_OF, BY_WINS_AGAINST } Link;

/* Marks all that can be reached from the marked ones: over a meeting, from either to the other
 * (BY_GAMES), only from who took points or games in it (OF), or only to who took some (AGAINST). */
static void reach(const Ratings *ratings, const Meeting *meetings, int count, Link link,
                  bool marked[RATING_MAX]) {
    bool against = link == BY_POINTS_AGAINST || link == BY_WINS_AGAINST, more = true;
    bool drawn = link == BY_POINTS_OF || link == BY_POINTS_AGAINST;
    for (int i = 0; i < ratings->count; i++)
        marked[i] = ratings->players[i].fixed;
    while (more) {
        more = false;
        for (int i = 0; i < count; i++) {
            const Meeting *it = &meetings[i];
            int64_t draws = it->first.draws + it->second.draws;
            bool any = drawn && draws > 0, all = link == BY_GAMES && meeting_games(it) > 0,
                 a_took = any || it->first.wins + it->second.wins > 0,
                 b_took = any || it->first.losses + it->second.losses > 0,
                 to_b = all || (against ? b_took : a_took),
                 to_a = all || (against ? a_took : b_took);
            if (marked[it->a] && !marked[it->b] && to_b) marked[it->b] = more = true;
            if (marked[it->b] && !marked[it->a] && to_a) marked[it->a] = more = true;
        }
    }
}

/* Whether every player has won and lost, over others maybe, against the fixed ones. Where draws
 * stand in the place of a win, chances of draws and differences of strength could grow together
 * without end. */
static bool bounded(const Ratings *ratings, const Meeting *meetings, int count) {
    bool above[RATING_MAX], below[RATING_MAX], all = true;
    reach(ratings, meetings, count, BY_WINS_OF, above);
    reach(ratings, meetings, count, BY_WINS_AGAINST, below);
    for (int i = 0; i < ratings->count; i++)
        all = all && (!ratings->players[i].known || (above[i] && below[i]));
    return all;
}

/* ---- the maximum ----------------------------------------------------------------------------- */

typedef struct Places {
    int first, draws; /* rows; -1 = none */
    bool free_draws;  /* the games alone may leave nu without an end */
} Places;

static void add(double (*m)[RATING_SIZE], double *slope, const int *rows, const double *signs,
                int n, double information, double excess) {
    for (int i = 0; i < n; i++) {
        if (rows[i] < 0) continue;
        slope[rows[i]] += signs[i] * excess;
        for (int j = 0; j < n; j++)
            if (rows[j] >= 0) m[rows[i]][rows[j]] += signs[i] * signs[j] * information;
    }
}

/* Information and slope of the likelihood at the present values. */
static void derive(const Ratings *ratings, const Meeting *meetings, int count, Places places,
                   double (*m)[RATING_SIZE], double *slope) {
    for (int i = 0; i < ratings->size; i++) {
        slope[i] = 0;
        for (int j = 0; j < ratings->size; j++)
            m[i][j] = 0;
    }
    for (int k = 0; k < count; k++) {
        const Meeting *it = &meetings[k];
        int rows[] = {ratings->place[it->a], ratings->place[it->b], places.first};
        if (rows[0] < 0 && rows[1] < 0 && meeting_games(it) == 0) continue;
        for (int which = 0; which < 2; which++) {
            Side side = side_of(it, which);
            double games = (double)match_games(side.match), signs[] = {1, -1, side.sign};
            Odds odds = odds_at(gap(ratings, it, &side), ratings->nu);
            add(m, slope, rows, signs, 3, games * odds.variance,
                match_points(side.match) - games * odds.score);
            if (places.draws < 0) continue;
            m[places.draws][places.draws] += games * odds.draw_variance;
            slope[places.draws] += (double)side.match->draws - games * odds.draw;
            for (int i = 0; i < 3; i++) {
                if (rows[i] < 0) continue;
                m[rows[i]][places.draws] += signs[i] * games * odds.both;
                m[places.draws][rows[i]] += signs[i] * games * odds.both;
            }
        }
        if (!ratings->prior || meeting_games(it) == 0) continue;
        Odds even = odds_at(strength(ratings, it->a) - strength(ratings, it->b), 0);
        static const double signs[] = {1, -1};
        add(m, slope, rows, signs, 2, PRIOR * even.variance, PRIOR * (0.5 - even.score));
    }
    if (places.first >= 0) {
        double weight = 1 / (FIRST_SPREAD * FIRST_SPREAD);
        m[places.first][places.first] += weight;
        slope[places.first] -= weight * ratings->first / RATING_ELO;
    }
    if (places.free_draws) {
        double weight = 1 / (DRAWS_SPREAD * DRAWS_SPREAD);
        m[places.draws][places.draws] += weight;
        slope[places.draws] -= weight * mathx_log(ratings->nu);
    }
}

/* Newton's method, no step longer than 1 in any direction; leaves the inverse of the
 * information. */
static void climb(Ratings *ratings, const Meeting *meetings, int count, Places places) {
    double slope[RATING_SIZE], step[RATING_SIZE];
    int n = ratings->size;
    for (int round = 0; round < STEPS; round++) {
        derive(ratings, meetings, count, places, ratings->covariance, slope);
        if (!invert(ratings->covariance, n)) return;
        double longest = 0;
        for (int i = 0; i < n; i++) {
            step[i] = 0;
            for (int j = 0; j < n; j++)
                step[i] += ratings->covariance[i][j] * slope[j];
            double size = step[i] < 0 ? -step[i] : step[i];
            if (size > longest) longest = size;
        }
        double part = longest > 1 ? 1 / longest : 1;
        for (int i = 0; i < ratings->count; i++)
            if (ratings->place[i] >= 0)
                ratings->players[i].elo += RATING_ELO * part * step[ratings->place[i]];
        if (places.first >= 0) ratings->first += RATING_ELO * part * step[places.first];
        if (places.draws >= 0) ratings->nu *= mathx_exp(part * step[places.draws]);
        if (longest < 1e-9) return;
    }
}

/* ---- pairs ----------------------------------------------------------------------------------- */

/* Variance of the points of pairs around the mean of their meeting, over that of games that do not
 * depend on each other. */
static double dispersion(const Ratings *ratings, const Meeting *meetings, int count) {
    double found = 0, expected = 0, freedom = 0;
    for (int k = 0; k < count; k++) {
        const Meeting *it = &meetings[k];
        double n = 0, sum = 0, square = 0;
        for (int i = 0; i < 5; i++) {
            n += (double)it->pairs[i];
            sum += (double)it->pairs[i] * i / 2;
            square += (double)it->pairs[i] * i * i / 4;
        }
        if (n < 2) continue;
        found += square - sum * sum / n;
        expected += (n - 1) * rating_information(ratings, ratings->players[it->a].elo -
                                                              ratings->players[it->b].elo);
        freedom += n - 1;
    }
    double ratio = expected > 0 && freedom >= PAIRS_ENOUGH ? found / expected : 1;
    return ratio < 0.05 ? 0.05 : ratio;
}

/* ---- intervals ------------------------------------------------------------------------------- */

/* Logarithm of the likelihood of a player's games against those that have such an end, too, at the
 * strength `t`, all others as they are. */
static double likelihood(const Ratings *ratings, const Meeting *meetings, int count,
                         const bool *ends, int player, double t) {
    double sum = 0;
    for (int k = 0; k < count; k++) {
        const Meeting *it = &meetings[k];
        if (!(it->a == player && ends[it->b]) && !(it->b == player && ends[it->a])) continue;
        double shift = t - strength(ratings, player);
        for (int which = 0; which < 2; which++) {
            Side side = side_of(it, which);
            Odds odds =
                odds_at(gap(ratings, it, &side) + (it->a == player ? shift : -shift), ratings->nu);
            if (side.match->wins) sum += (double)side.match->wins * mathx_log(odds.win);
            if (side.match->draws) sum += (double)side.match->draws * mathx_log(odds.draw);
            if (side.match->losses) sum += (double)side.match->losses * mathx_log(odds.loss);
        }
    }
    return sum;
}

/* The one end that is known of who has won (sign +1) or lost all: where the likelihood is less than
 * its largest value by as much as at the ends of any interval of 95 %. */
static double bound(const Ratings *ratings, const Meeting *meetings, int count, const bool *ends,
                    int player, double sign) {
    double inside = strength(ratings, player), outside = inside - sign * FAR / 2;
    double most = likelihood(ratings, meetings, count, ends, player, inside + sign * FAR / 2),
           here = likelihood(ratings, meetings, count, ends, player, inside);
    double limit = (most > here ? most : here) - Z95 * Z95 / 2 * ratings->dispersion;
    if (here < limit) { /* the estimate with the prior lies outside */
        outside = inside;
        inside += sign * FAR / 2;
    }
    for (int i = 0; i < 60; i++) {
        double middle = (inside + outside) / 2;
        if (likelihood(ratings, meetings, count, ends, player, middle) < limit)
            outside = middle;
        else
            inside = middle;
    }
    return RATING_ELO * outside;
}

static void intervals(Ratings *ratings, const Meeting *meetings, int count, const bool *above,
                      const bool *below) {
    for (int i = 0; i < ratings->count; i++) {
        Rating *it = &ratings->players[i];
        int place = ratings->place[i];
        if (it->fixed) continue;
        it->error = place < 0 ? INFINITY
                              : RATING_ELO *
                                    sqrt(ratings->dispersion * ratings->covariance[place][place]);
        it->low = it->known ? it->elo - Z95 * it->error : -INFINITY;
        it->high = it->known ? it->elo + Z95 * it->error : INFINITY;
        if (!it->known || (above[i] && below[i])) continue;
        it->error = INFINITY;
        it->low = below[i] ? bound(ratings, meetings, count, below, i, 1) : -INFINITY;
        it->high = above[i] ? bound(ratings, meetings, count, above, i, -1) : INFINITY;
    }
}

/* ---- the whole ------------------------------------------------------------------------------- */

void rating_fit(Ratings *ratings, const Meeting *meetings, int count) {
    bool known[RATING_MAX], above[RATING_MAX], below[RATING_MAX];
    reach(ratings, meetings, count, BY_GAMES, known);
    reach(ratings, meetings, count, BY_POINTS_OF, above); /* one below took points: an upper end */
    reach(ratings, meetings, count, BY_POINTS_AGAINST, below);
    int64_t games = 0, draws = 0;
    for (int i = 0; i < ratings->count; i++)
        ratings->players[i].games = 0;
    for (int k = 0; k < count; k++) {
        int64_t here = meeting_games(&meetings[k]);
        ratings->players[meetings[k].a].games += here;
        ratings->players[meetings[k].b].games += here;
        games += here;
        draws += meetings[k].first.draws + meetings[k].second.draws;
    }
    ratings->size = 0;
    ratings->prior = false;
    for (int i = 0; i < ratings->count; i++) {
        Rating *it = &ratings->players[i];
        it->known = known[i];
        ratings->place[i] = it->fixed || !known[i] ? -1 : ratings->size++;
        if (it->fixed) continue;
        it->elo = 0;
        if (known[i] && !(above[i] && below[i])) ratings->prior = true;
    }
    Places places = {.first = games > 0 ? ratings->size++ : -1,
                     .draws = draws > 0 ? ratings->size++ : -1,
                     .free_draws = draws > 0 && !bounded(ratings, meetings, count)};
    ratings->first = 0;
    ratings->nu = draws > 0 ? 2 * (double)draws / (double)(games - draws + 1) : 0;
    climb(ratings, meetings, count, places);
    ratings->draws = ratings->nu / (2 + ratings->nu);
    ratings->dispersion = dispersion(ratings, meetings, count);
    ratings->first_error = places.first < 0
                               ? INFINITY
                               : RATING_ELO * sqrt(ratings->dispersion *
                                                   ratings->covariance[places.first][places.first]);
    intervals(ratings, meetings, count, above, below);
}

/* Variance of the difference in natural units, without dispersion. */
static double difference_variance(const Ratings *ratings, int a, int b) {
    const double(*m)[RATING_SIZE] = ratings->covariance;
    int i = ratings->place[a], j = ratings->place[b];
    double sum = 0;
    if (i >= 0) sum += m[i][i];
    if (j >= 0) sum += m[j][j];
    if (i >= 0 && j >= 0) sum -= 2 * m[i][j];
    return sum > 0 ? sum : 0;
}

double rating_difference_error(const Ratings *ratings, int a, int b) {
    const Rating *x = &ratings->players[a], *y = &ratings->players[b];
    if ((!x->fixed && isinf(x->error)) || (!y->fixed && isinf(y->error))) return INFINITY;
    return RATING_ELO * sqrt(ratings->dispersion * difference_variance(ratings, a, b));
}

double rating_mean_error(const Ratings *ratings, int player) {
    double weight[RATING_SIZE] = {0}, sum = 0;
    int known = 0;
    for (int i = 0; i < ratings->count; i++)
        known += ratings->players[i].known;
    if (!ratings->players[player].known || ratings->prior) return INFINITY;
    for (int i = 0; i < ratings->count; i++)
        if (ratings->place[i] >= 0) weight[ratings->place[i]] = (i == player) - 1.0 / known;
    for (int i = 0; i < ratings->size; i++)
        for (int j = 0; j < ratings->size; j++)
            sum += weight[i] * weight[j] * ratings->covariance[i][j];
    return sum > 0 ? RATING_ELO * sqrt(ratings->dispersion * sum) : 0;
}

/* ---- what is left over ----------------------------------------------------------------------- */

/* Expected points of a, their variance for games that do not depend on each other, and how they
 * change with the strength of a. */
static double expect(const Ratings *ratings, const Meeting *meeting, double *variance) {
    double expected = 0;
    *variance = 0;
    for (int which = 0; which < 2; which++) {
        Side side = side_of(meeting, which);
        double games = (double)match_games(side.match);
        Odds odds = odds_at(gap(ratings, meeting, &side), ratings->nu);
        expected += games * odds.score;
        *variance += games * odds.variance;
    }
    return expected;
}

/* The strengths are fitted to these games, too: what they explain is taken off the variance. */
Residual rating_residual(const Ratings *ratings, const Meeting *meeting) {
    double variance;
    Residual out = {.points = meeting_points(meeting)};
    out.expected = expect(ratings, meeting, &variance);
    double fitted = variance * variance * difference_variance(ratings, meeting->a, meeting->b);
    double left = variance - fitted;
    if (left > 0.02 * variance)
        out.errors = (out.points - out.expected) / sqrt(ratings->dispersion * left);
    return out;
}

Misfit rating_misfit(const Ratings *ratings, const Meeting *meetings, int count) {
    Misfit out = {.chi = 0, .probability = 1};
    for (int k = 0; k < count; k++) {
        double variance, expected = expect(ratings, &meetings[k], &variance);
        if (!(variance > 0)) continue;
        double far = meeting_points(&meetings[k]) - expected;
        out.chi += far * far / (variance * ratings->dispersion);
        out.freedom++;
    }
    for (int i = 0; i < ratings->count; i++)
        out.freedom -= ratings->place[i] >= 0;
    if (out.freedom < 1) {
        out.freedom = 0;
        return out;
    }
    double n = out.freedom, part = 2 / (9 * n);
    double root = out.chi > 0 ? mathx_exp(mathx_log(out.chi / n) / 3) : 0;
    out.probability = 1 - mathx_normal_cdf((root - 1 + part) / sqrt(part));
    return out;
}
