/* Ratings: the maximum of the likelihood, intervals that hold what they promise, plans, residuals.
 * Players are simulated: their results are drawn from known strengths. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <math.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/mathx.h"
#include "base/rating_plan.h"
#include "base/rng.h"

#define CLOSE(a, b, limit)                                                         \
    do {                                                                           \
        double a_ = (a), b_ = (b);                                                 \
        if (!(fabs(a_ - b_) <= (limit))) fail_msg("%s is %g, not %g", #a, a_, b_); \
    } while (0)

enum { PLAYERS = 8, MEETINGS = PLAYERS * PLAYERS };

static const double ELO = 173.717792761249976; /* of a natural unit */

/* A world of players whose strengths are known. */
typedef struct World {
    int count;
    double elo[PLAYERS], first, nu;
    double
        opening; /* spread, in Elo, of what a random opening gives to the side that moves first */
    Rng rng;
    Meeting meetings[MEETINGS];
    int met;
} World;

static Meeting *meeting(World *world, int a, int b) {
    for (int i = 0; i < world->met; i++)
        if (world->meetings[i].a == a && world->meetings[i].b == b) return &world->meetings[i];
    world->meetings[world->met] = (Meeting){.a = a, .b = b};
    return &world->meetings[world->met++];
}

/* Twice the points of who moves first. */
static int game(World *world, double difference) {
    double half = difference * 2.302585092994046 / 800, up = mathx_exp(half), down = 1 / up;
    double draw = rng_unit(&world->rng) * (up + down + world->nu);
    return draw < up ? 2 : draw < up + world->nu ? 1 : 0;
}

static void count(Match *match, int points) {
    match->wins += points == 2;
    match->draws += points == 1;
    match->losses += points == 0;
}

/* One pair of games. */
static void play(World *world, int a, int b) {
    Meeting *it = meeting(world, a, b);
    /* What openings add flattens the curve (a logistic one seen through a normal error); strengths
     * are told as games show them. */
    double flat = sqrt(1 + 3 * world->opening * world->opening / (ELO * ELO) / 9.8696044);
    double gap = (world->elo[a] - world->elo[b]) * flat, side = world->first;
    for (int i = 0; i < 12 && world->opening > 0; i++) /* about normal, of variance 1 */
        side += world->opening * (rng_unit(&world->rng) - 0.5);
    int one = game(world, gap + side), two = 2 - game(world, -gap + side);
    count(&it->first, one);
    count(&it->second, two);
    it->pairs[one + two]++;
}

/* All games of `other` more. */
static void add(Meeting *it, const Meeting *other) {
    Match *to[] = {&it->first, &it->second};
    const Match *from[] = {&other->first, &other->second};
    for (int i = 0; i < 2; i++) {
        to[i]->wins += from[i]->wins;
        to[i]->draws += from[i]->draws;
        to[i]->losses += from[i]->losses;
    }
    for (int i = 0; i < 5; i++)
        it->pairs[i] += other->pairs[i];
}

static double points(const Meeting *it) {
    return match_points(&it->first) + match_points(&it->second);
}

static Ratings *fixed_first(int players) {
    Ratings *ratings = calloc(1, sizeof *ratings);
    assert_non_null(ratings);
    ratings->count = players;
    ratings->players[0].fixed = true;
    return ratings;
}

/* Of two players it is the logarithm of wins over losses; draws do not move it. */
static void two_players(void **) {
    Ratings *ratings = fixed_first(2);
    Meeting it = {.a = 1, .b = 0, .first = {30, 20, 10}, .second = {30, 20, 10}};
    rating_fit(ratings, &it, 1);
    CLOSE(ratings->players[1].elo, 400 * log10(3), 1e-6);
    CLOSE(ratings->first, 0, 1e-9);
    assert_false(ratings->prior);
    assert_true(ratings->players[1].known && ratings->players[1].games == 120);
    /* Points and draws of the model are those of the games: what a maximum means here. */
    CLOSE(rating_score(ratings, ratings->players[1].elo), 80.0 / 120, 1e-6);
    CLOSE(rating_residual(ratings, &it).expected, 80, 1e-5);
    CLOSE(rating_residual(ratings, &it).errors, 0, 1e-6);
    assert_int_equal(rating_misfit(ratings, &it, 1).freedom, 0);
    free(ratings);
}

/* The expected points of every player are those that it has made (the equations of the maximum),
 * the side that moves first and the draws included. */
static void maximum(void **) {
    World world = {.count = PLAYERS, .first = 60, .nu = 0.4, .rng = rng_stream(1, 1)};
    Ratings *ratings = fixed_first(PLAYERS);
    for (int i = 0; i < PLAYERS; i++)
        world.elo[i] = 70 * i;
    for (int a = 0; a < PLAYERS; a++)
        for (int b = a + 1; b < PLAYERS; b++)
            for (int i = 0; i < 40; i++)
                play(&world, a, b);
    rating_fit(ratings, world.meetings, world.met);
    for (int i = 0; i < PLAYERS; i++) {
        double expected = 0, made = 0;
        for (int k = 0; k < world.met; k++) {
            const Meeting *it = &world.meetings[k];
            Residual left = rating_residual(ratings, it);
            double games = (double)meeting_games(it);
            if (it->a == i) expected += left.expected, made += points(it);
            if (it->b == i) expected += games - left.expected, made += games - points(it);
        }
        CLOSE(expected, made, 1e-5);
        assert_true(fabs(ratings->players[i].elo - world.elo[i]) <=
                    3.5 * ratings->players[i].error + 1e-9);
    }
    CLOSE(ratings->first, 60, 4 * ratings->first_error);
    CLOSE(ratings->draws, 0.4 / 2.4, 0.04);
    assert_true(rating_misfit(ratings, world.meetings, world.met).probability > 0.01);
    free(ratings);
}

/* Errors from the likelihood are those of a bootstrap: pairs of games drawn again from those that
 * were played, where openings favour a side, so that pairs vary less than games. */
static void errors_are_those_of_a_bootstrap(void **) {
    enum { AGAIN = 400, PAIRS = 200 };
    World world = {.elo = {0, 120, 260}, .nu = 0.3, .opening = 250, .rng = rng_stream(5, 5)};
    static Meeting played[3][PAIRS]; /* each of one pair */
    for (int i = 0; i < PAIRS; i++)
        for (int m = 0; m < 3; m++) {
            world.met = 0;
            play(&world, m == 2, m == 0 ? 1 : 2);
            played[m][i] = world.meetings[0];
        }
    RunningStats spread[3] = {{0}};
    double error[3] = {0};
    Ratings *ratings = fixed_first(3);
    for (int k = 0; k <= AGAIN; k++) {
        Meeting drawn[3];
        for (int m = 0; m < 3; m++) {
            drawn[m] = (Meeting){.a = m == 2, .b = m == 0 ? 1 : 2};
            for (int i = 0; i < PAIRS; i++)
                add(&drawn[m], &played[m][k == 0 ? (uint32_t)i : rng_below(&world.rng, PAIRS)]);
        }
        rating_fit(ratings, drawn, 3);
        if (k == 0) assert_true(ratings->dispersion < 0.85); /* pairs tell more than their games */
        for (int i = 1; i < 3; i++) {
            if (k == 0)
                error[i] = ratings->players[i].error;
            else
                running_add(&spread[i], ratings->players[i].elo);
        }
    }
    for (int i = 1; i < 3; i++)
        CLOSE(running_deviation(&spread[i]) / error[i], 1, 0.12);
    free(ratings);
}

/* A player of known strength is put on a scale of known players by plans, until its interval is
 * narrow enough: in 93 to 97 of 100 such ratings the interval holds its strength. */
static void coverage(void **) {
    enum { RUNS = 500, ROUND = 16 };
    static RatingPlan plan;
    Ratings *ratings = calloc(1, sizeof *ratings);
    assert_non_null(ratings);
    int held = 0;
    int64_t games = 0;
    for (int run = 0; run < RUNS; run++) {
        World world = {.count = PLAYERS,
                       .first = 80,
                       .nu = 0.2,
                       .opening = 150,
                       .rng = rng_stream(77, (uint64_t)run)};
        ratings->count = PLAYERS;
        for (int i = 0; i < PLAYERS; i++) {
            world.elo[i] = 150 * (i - 1);
            ratings->players[i] = (Rating){.fixed = i > 0, .elo = world.elo[i]};
        }
        world.elo[0] = 900 * rng_unit(&world.rng);
        int a, b;
        rating_fit(ratings, world.meetings, 0);
        do {
            Pairing next[ROUND];
            rating_plan(&plan, ratings, RATING_EACH, 60, world.meetings, world.met, next, ROUND);
            for (int i = 0; i < ROUND; i++) {
                assert_int_equal(next[i].a, 0); /* only games of the player tell of it */
                play(&world, next[i].a, next[i].b);
            }
            rating_fit(ratings, world.meetings, world.met);
        } while (rating_width(ratings, RATING_EACH, &a, &b) > 60);
        const Rating *it = &ratings->players[0];
        assert_true(a == 0 && b == -1);
        held += it->low <= world.elo[0] && world.elo[0] <= it->high;
        games += it->games;
    }
    print_message("%.1f %% of the intervals hold the strength; %.0f games\n", 100.0 * held / RUNS,
                  (double)games / RUNS);
    assert_in_range(held, RUNS * 93 / 100, RUNS * 97 / 100);
    free(ratings);
}

/* Plans for neighbours come to the wanted width with fewer games than all against all. */
static void plans_spare_games(void **) {
    static RatingPlan plan;
    enum { ROUND = 16 };
    double width[2];
    int pairs = 0;
    for (int planned = 1; planned >= 0; planned--) {
        World world = {.count = PLAYERS, .rng = rng_stream(3, 3)};
        Ratings *ratings = fixed_first(PLAYERS);
        for (int i = 0; i < PLAYERS; i++)
            world.elo[i] = 200 * i;
        int a, b, played = 0;
        rating_fit(ratings, world.meetings, 0);
        while (planned && rating_width(ratings, RATING_NEIGHBOURS, &a, &b) > 50) {
            Pairing next[ROUND];
            rating_plan(&plan, ratings, RATING_NEIGHBOURS, 50, world.meetings, world.met, next,
                        ROUND);
            for (int i = 0; i < ROUND; i++)
                play(&world, next[i].a, next[i].b), pairs++;
            rating_fit(ratings, world.meetings, world.met);
        }
        for (; !planned && played < pairs; played++) {
            int k = played % (PLAYERS * (PLAYERS - 1) / 2), x = 0;
            while (k >= PLAYERS - 1 - x)
                k -= PLAYERS - 1 - x++;
            play(&world, x, x + 1 + k);
        }
        rating_fit(ratings, world.meetings, world.met);
        width[planned] = rating_width(ratings, RATING_NEIGHBOURS, &a, &b);
        for (int i = 1; i < PLAYERS; i++)
            CLOSE(ratings->players[i].elo, world.elo[i], 4 * ratings->players[i].error);
        free(ratings);
    }
    assert_true(width[1] <= 50 && width[0] > 1.3 * width[1]);
}

/* Before anything is known games link everybody to the fixed players, of many, too; whoever comes
 * later is linked then. */
static void everybody_is_linked(void **) {
    static RatingPlan plan;
    enum { MANY = 40, ROUND = 80 };
    for (RatingGoal goal = RATING_EACH; goal <= RATING_NEIGHBOURS; goal++) {
        static Meeting meetings[ROUND];
        Pairing next[ROUND];
        Ratings *ratings = fixed_first(MANY);
        rating_fit(ratings, meetings, 0);
        assert_true(rating_plan(&plan, ratings, goal, 30, meetings, 0, next, ROUND));
        for (int i = 0; i < ROUND; i++) {
            assert_true(next[i].a < next[i].b);
            meetings[i] = (Meeting){.a = next[i].a, .b = next[i].b, .first = {1, 0, 1}};
        }
        rating_fit(ratings, meetings, ROUND / 2); /* each two once */
        for (int i = 0; i < MANY; i++)
            assert_true(ratings->players[i].known);
        free(ratings);
    }
}

/* Two groups that no games can bring together: nearly all games between them are won. The others
 * are known as well as wanted all the same. */
static void gaps_do_not_starve_others(void **) {
    static RatingPlan plan;
    enum { ROUND = 32, ROUNDS = 40 };
    World world = {.elo = {0, 60, 120, 180, 2000, 2060, 2120, 2180}, .rng = rng_stream(8, 8)};
    Ratings *ratings = fixed_first(PLAYERS);
    rating_fit(ratings, world.meetings, 0);
    for (int k = 0; k < ROUNDS; k++) {
        Pairing next[ROUND];
        rating_plan(&plan, ratings, RATING_NEIGHBOURS, 60, world.meetings, world.met, next, ROUND);
        for (int i = 0; i < ROUND; i++)
            play(&world, next[i].a, next[i].b);
        rating_fit(ratings, world.meetings, world.met);
    }
    for (int i = 0; i < PLAYERS / 2 - 1; i++)
        assert_true(Z95 * rating_difference_error(ratings, i, i + 1) <= 60);
    free(ratings);
}

/* Who has won all has a lower end and no upper one; who is not linked has neither. */
static void ends_that_are_not_known(void **) {
    Ratings *ratings = fixed_first(4);
    Meeting met[] = {{.a = 1, .b = 0, .first = {20, 0, 0}, .second = {20, 0, 0}},
                     {.a = 2, .b = 1, .first = {0, 0, 20}, .second = {0, 0, 20}}};
    rating_fit(ratings, met, 2);
    assert_true(ratings->prior);
    const Rating *won = &ratings->players[1];
    assert_true(won->known && isinf(won->high) && !isinf(won->low) && won->low < won->elo);
    /* 40 wins of 40: half of Z95 squared is 40 log(1 + 10^(-low / 400)). */
    CLOSE(won->low, -400 * log10(exp(Z95 * Z95 / 80) - 1), 1);
    assert_true(!ratings->players[3].known && isinf(ratings->players[3].error));
    int a, b;
    assert_true(isinf(rating_width(ratings, RATING_NEIGHBOURS, &a, &b)));
    Meeting lost = {.a = 1, .b = 0, .first = {0, 0, 20}, .second = {0, 0, 20}};
    rating_fit(ratings, &lost, 1);
    assert_true(isinf(won->low) && won->low < 0);
    CLOSE(won->high, 400 * log10(exp(Z95 * Z95 / 80) - 1), 1);
    free(ratings);
}

/* Somebody draws where others lose: chances of draws and the difference of strength could grow
 * together for ever. Both stay what a person can believe, and the interval says how little the
 * games tell. */
static void draws_without_losses(void **) {
    static const Meeting meetings[] = {{.a = 1, .b = 0, .first = {20, 1, 0}, .second = {19, 0, 0}},
                                       {.a = 2, .b = 1, .first = {5, 1, 5}, .second = {5, 0, 5}}};
    static Ratings ratings;
    for (int met = 1; met <= 2; met++) {
        ratings = (Ratings){.count = 1 + met, .players[0].fixed = true};
        rating_fit(&ratings, meetings, met);
        assert_true(ratings.players[1].elo > 400 && ratings.players[1].elo < 2500);
        assert_true(ratings.draws < 0.7);
        assert_true(ratings.players[1].high - ratings.players[1].low > 600);
    }
}

/* a beats b beats c beats a: no scale explains that, and it is said. */
static void circles(void **) {
    Ratings *ratings = fixed_first(3);
    Meeting met[] = {{.a = 0, .b = 1, .first = {40, 0, 10}, .second = {40, 0, 10}},
                     {.a = 1, .b = 2, .first = {40, 0, 10}, .second = {40, 0, 10}},
                     {.a = 0, .b = 2, .first = {10, 0, 40}, .second = {10, 0, 40}}};
    rating_fit(ratings, met, 3);
    for (int i = 0; i < 3; i++) {
        CLOSE(ratings->players[i].elo, 0, 1e-6);
        assert_true(fabs(rating_residual(ratings, &met[i]).errors) > 5);
    }
    Misfit misfit = rating_misfit(ratings, met, 3);
    assert_int_equal(misfit.freedom, 1);
    CLOSE(misfit.chi, 108, 1e-6);
    assert_true(misfit.probability < 1e-6);
    free(ratings);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_players),
        cmocka_unit_test(maximum),
        cmocka_unit_test(errors_are_those_of_a_bootstrap),
        cmocka_unit_test(coverage),
        cmocka_unit_test(plans_spare_games),
        cmocka_unit_test(everybody_is_linked),
        cmocka_unit_test(gaps_do_not_starve_others),
        cmocka_unit_test(ends_that_are_not_known),
        cmocka_unit_test(draws_without_losses),
        cmocka_unit_test(circles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
