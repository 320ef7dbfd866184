/* rating.h - players on one scale of strength, from the games that they have played.
 *
 * The model is that of Bradley and Terry (Biometrika 39, 1952) with draws as Davidson has them
 * (Journal of the American Statistical Association 65, 1970) and an advantage of moving first as in
 * Davidson and Beaver (Biometrics 33, 1977). Of a game between a, who moves first, and b
 *
 *     z = strength(a) - strength(b) + first
 *     P(a wins) : P(draw) : P(b wins)  =  exp(z / 2) : nu : exp(-z / 2)
 *
 * Davidson's draws, not those of Rao and Kupper (1967): with them points and the number of draws
 * are all that matters of the games (a draw is exactly half a win and half a loss), and the
 * likelihood is concave in the strengths, `first` and log nu together, so that its maximum is the
 * only one and Newton's method finds it. With Rao and Kupper's threshold neither holds.
 *
 * Strengths are told in Elo: 400 points are ten wins for one loss. Without draws that is the Elo
 * difference of a match; with draws the score of a match says less than its wins and losses.
 *
 * Two games of one opening with sides swapped are not independent. `dispersion` is how much the
 * points of such pairs vary, in shares of what single games would; all variances are multiplied by
 * it (a quasi-likelihood: Wedderburn, Biometrika 61, 1974). */
#ifndef PLY_BASE_RATING_H
#define PLY_BASE_RATING_H

#include "base/stats.h"

enum { RATING_MAX = 96 /* players */, RATING_SIZE = RATING_MAX + 2 /* and what is common */ };

/* Elo of a natural unit: 400 / ln 10. */
static const double RATING_ELO = 173.717792761249976;

/* Two players. */
typedef struct Pairing {
    int a, b;
} Pairing;

/* All games between two players, from the side of `a`. */
typedef struct Meeting {
    int a, b;
    Match first, second; /* a moved first, b moved first */
    int64_t pairs[5];    /* pairs of games with sides swapped, by twice the points of a: 0 to 4 */
} Meeting;

static inline int64_t meeting_games(const Meeting *meeting) {
    return match_games(&meeting->first) + match_games(&meeting->second);
}

/* Of `a`. */
static inline double meeting_points(const Meeting *meeting) {
    return match_points(&meeting->first) + match_points(&meeting->second);
}

/* From the side of `b`. */
static inline Meeting meeting_reversed(const Meeting *meeting) {
    Meeting out = {meeting->b,
                   meeting->a,
                   match_reversed(meeting->second),
                   match_reversed(meeting->first),
                   {0}};
    for (int i = 0; i < 5; i++)
        out.pairs[i] = meeting->pairs[4 - i];
    return out;
}

static inline void meeting_add(Meeting *to, const Meeting *more) {
    match_add(&to->first, &more->first);
    match_add(&to->second, &more->second);
    for (int i = 0; i < 5; i++)
        to->pairs[i] += more->pairs[i];
}

/* Where a player stands. */
typedef struct Rating {
    double elo;
    double error;     /* standard error in Elo; infinite where the games say nothing */
    double low, high; /* interval of 95 %; infinite where no end is known */
    int64_t games;
    bool fixed; /* given: elo is not fitted */
    bool known; /* games lead from it to a fixed player; else elo says nothing */
} Rating;

typedef struct Ratings {
    int count;
    Rating players[RATING_MAX]; /* `fixed` and the elo of those are given; at least one */
    double first, first_error;  /* advantage of moving first, Elo */
    double draws;               /* share of draws between equals: nu / (2 + nu) */
    double dispersion;          /* of pairs; 1 until 30 of them are known */
    /* Somebody has won or lost all, whose strength would be infinite. For all others it is that of
     * the games and half a drawn game more in every meeting; for those whose interval has one end
     * `elo` is no estimate. */
    bool prior;
    /* -- of the inside: the covariance of the strengths in natural units, without dispersion -- */
    int size, place[RATING_MAX]; /* row of a player; -1 = it has none */
    double covariance[RATING_SIZE][RATING_SIZE];
    double nu;
} Ratings;

/* Fills in all that is not given. `meetings`: of any players in any order, each two at most once.
 * Takes some milliseconds for the most players. */
void rating_fit(Ratings *ratings, const Meeting *meetings, int count);

/* Expected score of a player of that difference in Elo who moves first, and its variance. */
double rating_first(const Ratings *ratings, double difference);
double rating_first_variance(const Ratings *ratings, double difference);
/* Expected score of a game of a pair, in which each moves first once. */
double rating_score(const Ratings *ratings, double difference);
/* Variance of the points of such a pair (0 to 2), without dispersion. */
double rating_information(const Ratings *ratings, double difference);

/* Standard error of the difference of two players in Elo; infinite where it is not known. */
double rating_difference_error(const Ratings *ratings, int a, int b);

/* The same of a player and the mean of all that are known; infinite where somebody has won or lost
 * all, since nobody's distance from the mean is known then. */
double rating_mean_error(const Ratings *ratings, int player);

/* How a meeting differs from what the scale predicts. */
typedef struct Residual {
    double expected, points; /* of a */
    double errors; /* points - expected in standard errors; 0 where nothing is left over */
} Residual;
Residual rating_residual(const Ratings *ratings, const Meeting *meeting);

/* Whether one scale explains the games: sum of squared residuals over their variances (Pearson),
 * degrees of freedom, and the probability of so much or more by chance (Wilson and Hilferty's
 * approximation; 1 where nothing is left over). Small: results go round in circles, or strength has
 * more than one dimension. */
typedef struct Misfit {
    double chi, probability;
    int freedom;
} Misfit;
Misfit rating_misfit(const Ratings *ratings, const Meeting *meetings, int count);

#endif
