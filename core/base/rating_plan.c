/* rating_plan.c - the pairs of games that take most off the variances that are to be small: a
 * greedy choice, by how each would change the covariance of the strengths. */
#include "base/rating_plan.h"

#include <math.h>
#include <string.h>

/* Variance, in natural units, of what no game has told yet: about 600 Elo. */
static const double UNKNOWN = 12;
enum {
    CHOICES = 32,  /* of a plan; each stands for as many pairs as there are to be */
    MET_OFTEN = 10 /* pairs */
};

/* Players by strength, equals in their order. */
static void order_of(const Ratings *ratings, int order[RATING_MAX]) {
    for (int i = 0; i < ratings->count; i++) {
        int at = i;
        for (; at > 0 && ratings->players[order[at - 1]].elo > ratings->players[i].elo; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

/* What the goal is about: `b` = -1 is the player `a` alone. Returns how many. */
static int contrasts(const Ratings *ratings, RatingGoal goal, Pairing out[RATING_MAX]) {
    int count = 0, order[RATING_MAX];
    if (goal == RATING_EACH) {
        for (int i = 0; i < ratings->count; i++)
            if (!ratings->players[i].fixed) out[count++] = (Pairing){i, -1};
        return count;
    }
    order_of(ratings, order);
    for (int i = 0; i + 1 < ratings->count; i++)
        out[count++] = (Pairing){order[i], order[i + 1]};
    return count;
}

double rating_width(const Ratings *ratings, RatingGoal goal, int *a, int *b) {
    Pairing all[RATING_MAX];
    int count = contrasts(ratings, goal, all);
    double widest = -1;
    *a = *b = -1;
    for (int i = 0; i < count; i++) {
        double error = all[i].b < 0 ? ratings->players[all[i].a].error
                                    : rating_difference_error(ratings, all[i].a, all[i].b);
        if (!(error > widest)) continue;
        widest = error;
        *a = all[i].a;
        *b = all[i].b;
    }
    return widest < 0 ? 0 : Z95 * widest;
}

/* x m y of two differences of players. */
static double between(const RatingPlan *plan, const double (*m)[RATING_SIZE], Pairing x,
                      Pairing y) {
    double sum = 0;
    const int rows[] = {plan->place[x.a], x.b < 0 ? -1 : plan->place[x.b]},
              columns[] = {plan->place[y.a], y.b < 0 ? -1 : plan->place[y.b]};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            if (rows[i] >= 0 && columns[j] >= 0) sum += (i == j ? 1 : -1) * m[rows[i]][columns[j]];
    return sum;
}

static double variance_of(const RatingPlan *plan, Pairing x) {
    return between(plan, plan->m, x, x);
}

/* Row i: the covariance of player i with x. */
static void column_of(const RatingPlan *plan, Pairing x, double out[RATING_SIZE]) {
    int a = plan->place[x.a], b = x.b < 0 ? -1 : plan->place[x.b];
    for (int i = 0; i < plan->size; i++)
        out[i] = (a >= 0 ? plan->m[i][a] : 0) - (b >= 0 ? plan->m[i][b] : 0);
}

/* Fills in `shared` by the goals that are above `enough`, of all where none is. */
static void share(RatingPlan *plan, const Pairing *goals, int count, double enough) {
    bool any = false;
    for (int k = 0; k < count; k++)
        any = any || variance_of(plan, goals[k]) > enough;
    for (int i = 0; i < plan->size; i++)
        for (int j = 0; j < plan->size; j++)
            plan->shared[i][j] = 0;
    for (int k = 0; k < count; k++) {
        double column[RATING_SIZE];
        if (any && !(variance_of(plan, goals[k]) > enough)) continue;
        column_of(plan, goals[k], column);
        double variance = variance_of(plan, goals[k]);
        for (int i = 0; i < plan->size && variance > 0; i++)
            for (int j = 0; j < plan->size; j++)
                plan->shared[i][j] += column[i] * column[j] / variance;
    }
}

/* What a pair of games tells of strengths that are known to the variance `spread`: before the two
 * have met often the difference may be any, so the information is that of a flatter curve (a
 * logistic curve seen through a normal error, as in Glicko: Glickman 1999). */
static double told(const RatingPlan *plan, Pairing pairing, double spread) {
    bool met = plan->played[pairing.a][pairing.b] >= MET_OFTEN;
    double flat = met ? 1 : sqrt(1 + 3 * spread / 9.8696044);
    const Rating *players = plan->ratings->players;
    double difference = (players[pairing.a].elo - players[pairing.b].elo) / flat;
    return rating_information(plan->ratings, difference) / (flat * flat);
}

static double saved(const RatingPlan *plan, Pairing pairing) {
    double spread = variance_of(plan, pairing), information = told(plan, pairing, spread);
    return information * between(plan, plan->shared, pairing, pairing) / (1 + information * spread);
}

static Pairing best_of(const RatingPlan *plan) {
    const Ratings *ratings = plan->ratings;
    double most = 0;
    Pairing best = {.a = -1, .b = -1};
    for (int pass = 0; pass < 2; pass++) {
        int fewest = 0;
        for (int a = 0; a < ratings->count; a++)
            for (int b = a + 1; b < ratings->count; b++) {
                if (plan->place[a] < 0 && plan->place[b] < 0) continue;
                double gain = saved(plan, (Pairing){a, b});
                if (pass == 0 && gain > most) most = gain;
                if (pass == 0 || !(gain >= 0.9 * most)) continue;
                if (best.a >= 0 && plan->played[a][b] >= fewest) continue;
                fewest = plan->played[a][b];
                best = (Pairing){a, b};
            }
    }
    return best;
}

/* The covariance after one pair of games more. */
static void take_in(RatingPlan *plan, Pairing pairing) {
    double spread = variance_of(plan, pairing), information = told(plan, pairing, spread);
    double column[RATING_SIZE], part = information / (1 + information * spread);
    column_of(plan, pairing, column);
    for (int i = 0; i < plan->size; i++)
        for (int j = 0; j < plan->size; j++)
            plan->m[i][j] -= part * column[i] * column[j];
    plan->played[pairing.a][pairing.b]++;
}

static void plan_open(RatingPlan *plan, const Ratings *ratings, const Meeting *meetings,
                      int count) {
    memset(plan, 0, sizeof *plan);
    plan->ratings = ratings;
    for (int i = 0; i < ratings->count; i++)
        plan->place[i] = ratings->players[i].fixed ? -1 : plan->size++;
    for (int i = 0; i < ratings->count; i++)
        for (int j = 0; j < ratings->count && plan->place[i] >= 0; j++) {
            int x = ratings->place[i], y = ratings->place[j];
            if (plan->place[j] < 0) continue;
            plan->m[plan->place[i]][plan->place[j]] = x >= 0 && y >= 0 ? ratings->covariance[x][y]
                                                      : i == j         ? UNKNOWN
                                                                       : 0;
        }
    for (int k = 0; k < count; k++) {
        int a = meetings[k].a, b = meetings[k].b;
        plan->played[a < b ? a : b][a < b ? b : a] = (int)(meeting_games(&meetings[k]) / 2);
    }
}

/* Games that link to the fixed players those that no games link yet: neighbours as they stand, or
 * the fixed player in the middle. Returns how many. */
static int links(const Ratings *ratings, RatingGoal goal, Pairing out[RATING_MAX]) {
    int order[RATING_MAX], fixed[RATING_MAX], count = 0, unknown = 0, found = 0;
    order_of(ratings, order);
    for (int i = 0; i < ratings->count; i++) {
        unknown += !ratings->players[i].known;
        if (ratings->players[order[i]].fixed) fixed[count++] = order[i];
    }
    if (unknown == 0 || count == 0) return 0;
    if (goal == RATING_NEIGHBOURS) found = contrasts(ratings, goal, out);
    for (int i = 0; i < ratings->count && goal == RATING_EACH; i++)
        if (!ratings->players[i].known) out[found++] = (Pairing){i, fixed[count / 2]};
    for (int i = 0; i < found; i++)
        if (out[i].a > out[i].b) out[i] = (Pairing){out[i].b, out[i].a};
    return found;
}

bool rating_plan(RatingPlan *plan, const Ratings *ratings, RatingGoal goal, double within,
                 const Meeting *meetings, int count, Pairing *out, int wanted) {
    Pairing goals[RATING_MAX];
    int total = contrasts(ratings, goal, goals), same = (wanted + CHOICES - 1) / CHOICES;
    double error = within / Z95 / RATING_ELO, enough = error * error / ratings->dispersion;
    Pairing first[RATING_MAX];
    int missing = links(ratings, goal, first);
    plan_open(plan, ratings, meetings, count);
    for (int i = 0; i < wanted && missing > 0; i++)
        out[i] = first[i % missing];
    for (int i = 0; i < wanted && plan->size > 0 && missing == 0;) {
        share(plan, goals, total, enough);
        Pairing best = best_of(plan);
        for (int k = 0; k < same && i < wanted; k++) {
            out[i++] = best;
            take_in(plan, best);
        }
    }
    return plan->size > 0;
}
