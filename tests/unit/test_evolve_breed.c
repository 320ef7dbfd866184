/* The gene lab by hand: defaults, ranking, selection, families. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "evolutions.h"
#include "play/evolution/evolve.h"

/* ---- the defaults are the document's --------------------------------------------------------- */

static void test_defaults(void **) {
    EvolveOptions o = evolution_options("");
    assert_int_equal(o.population, 100);
    assert_int_equal(o.games, 200);
    assert_int_equal(o.group, 10);
    assert_int_equal(o.winners, 3);
    assert_int_equal(o.fathers, 5);
    assert_int_equal(o.parents, 2);
    assert_int_equal(o.mutations, 3);
    assert_int_equal(o.presence, 5);
    assert_true(o.mutation == 0.003 && o.distance == 5 && o.stop == 80);
    assert_int_equal(o.rank, RANK_WINS);
    assert_int_equal(o.select, SELECT_GROUPS);
    assert_int_equal(o.cross, CROSS_DOCUMENT);
    assert_int_equal(o.method, METHOD_GENES);
}

/* ---- ranking --------------------------------------------------------------------------------- */

static Fitness fitness(int games_played, double wins, double points, double tally) {
    return (Fitness){.games = games_played, .wins = wins, .points = points, .tally = tally};
}

static void test_ranking(void **) {
    Fitness a = fitness(100, 20, 5000, 100), b = fitness(100, 16, 6000, 300),
            c = fitness(100, 14, 7000, 200), none = {.games = 0};
    assert_true(fitness_compare(&a, &b, RANK_WINS) > 0);
    /* 4 in a hundred: the tally decides; 6: the wins. So b > a, a > c and b > c. */
    assert_true(fitness_compare(&a, &b, RANK_DOCUMENT) < 0);
    assert_true(fitness_compare(&a, &c, RANK_DOCUMENT) > 0);
    assert_true(fitness_compare(&b, &c, RANK_DOCUMENT) > 0);
    Fitness five = fitness(100, 15, 0, 900);
    assert_true(fitness_compare(&five, &a, RANK_DOCUMENT) > 0); /* exactly 5 is not more than 5 */
    assert_true(fitness_compare(&c, &a, RANK_SCORE) > 0);
    assert_true(fitness_compare(&none, &c, RANK_WINS) < 0);
    assert_true(fitness_compare(&c, &none, RANK_SCORE) > 0);
    assert_int_equal(fitness_compare(&a, &a, RANK_WINS), 0);
    Fitness equal = fitness(50, 10, 0, 51); /* per game: as many wins, a larger tally */
    assert_true(fitness_compare(&equal, &a, RANK_WINS) > 0);

    /* A circle under RANK_DOCUMENT still sorts, and gives everybody once. */
    Individual circle[3] = {{.fitness = fitness(100, 20, 0, 100)},
                            {.fitness = fitness(100, 16, 0, 200)},
                            {.fitness = fitness(100, 12, 0, 300)}};
    int order[3];
    population_sort(circle, 3, RANK_DOCUMENT, order);
    assert_int_equal((1 << order[0]) | (1 << order[1]) | (1 << order[2]), 7);
    population_sort(circle, 3, RANK_WINS, order);
    assert_true(order[0] == 0 && order[1] == 1 && order[2] == 2);
}

static void test_range(void **) {
    double low, high;
    Fitness f = {.games = 4, .wins = 2, .points = 20, .squares = 120};
    fitness_range(&f, false, &low, &high); /* mean 5, variance 20/3, error 1.29 */
    assert_true(low > 5 - 2.54 && low < 5 - 2.52 && high > 5 + 2.52 && high < 5 + 2.54);
    fitness_range(&f, true, &low, &high);
    assert_true(low > 0.14 && low < 0.16 && high > 0.84 && high < 0.86);
    f.draws = 4; /* the same share of draws alone is known better */
    fitness_range(&f, true, &low, &high);
    assert_true(low > 0.24 && low < 0.26 && high > 0.74 && high < 0.76);
}

/* ---- selection ------------------------------------------------------------------------------- */

enum { MANY = 30 };

/* Individual i wins MANY - i games of 100. */
static void graded(Individual *people) {
    memset(people, 0, sizeof *people * MANY);
    for (int i = 0; i < MANY; i++) {
        people[i].birth.id = i + 1;
        people[i].fitness = fitness(100, MANY - i, 0, 0);
    }
}

static int count_of(const int *list, int count, int value) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += list[i] == value;
    return sum;
}

static void test_groups(void **) {
    Individual people[MANY];
    graded(people);
    EvolveOptions o = evolution_options("");
    int chosen[MANY], hits[MANY] = {0};
    for (int round = 0; round < 2000; round++) {
        Rng rng = rng_stream(1, (uint64_t)round);
        assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 9);
        for (int i = 0; i < MANY; i++) {
            assert_true(count_of(chosen, 9, i) <= 1);
            hits[i] += count_of(chosen, 9, i);
        }
        assert_int_equal(count_of(chosen, 9, 0), 1); /* the best of all wins any group */
    }
    /* The second and third, too; the last two never. Number 15 needs a group with at most two
     * better ones. */
    assert_int_equal(hits[1], 2000);
    assert_int_equal(hits[2], 2000);
    assert_true(hits[3] < 2000 && hits[3] > 1800); /* unless the first three are in its group */
    assert_int_equal(hits[MANY - 1], 0);
    assert_int_equal(hits[MANY - 2], 0);
    for (int i = 4; i < MANY; i++)
        assert_true(hits[i] <= hits[i - 1] + 150);

    /* One group of everybody; a last group of two, of which both win. */
    Rng rng = rng_stream(2, 0);
    o = evolution_options("group=30");
    assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 3);
    assert_true(chosen[0] == 0 && chosen[1] == 1 && chosen[2] == 2);
    o = evolution_options("group=14");
    assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 3 + 3 + 2);
}

static void test_other_selections(void **) {
    const char *const kinds[] = {"select=rank", "select=roulette"};
    Individual people[MANY];
    graded(people);
    for (int k = 0; k < 2; k++) {
        EvolveOptions o = evolution_options(kinds[k]);
        int chosen[MANY], hits[3] = {0};
        for (int round = 0; round < 900; round++) {
            Rng rng = rng_stream(3, (uint64_t)round);
            assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 9);
            for (int i = 0; i < MANY; i++) {
                assert_true(count_of(chosen, 9, i) <= 1);
                hits[i / 10] += count_of(chosen, 9, i);
            }
        }
        assert_int_equal(hits[0] + hits[1] + hits[2], 9 * 900);
        assert_true(hits[0] > hits[1] + 400 && hits[1] > hits[2] + 400);
    }
    /* Nobody is better than anybody: still as many. */
    for (int i = 0; i < MANY; i++)
        people[i].fitness = fitness(100, 0, 0, 0);
    EvolveOptions o = evolution_options("select=roulette");
    int chosen[MANY];
    Rng rng = rng_stream(4, 0);
    assert_int_equal(evolve_select(people, MANY, &o, &rng, chosen), 9);
}

/* Every winner is used once: 30 winners, 15 families; the father is one of the five farthest. */
static void test_families(void **) {
    JobWorld world = evolution_world(1);
    Err err = {.text = ""};
    Population *p = population_new(&world, evolution_game, evolution_player, "",
                                   "eval.three,eval.two", 0, MANY, &err);
    if (!p) fail_msg("%s", err.text);
    Individual people[MANY];
    graded(people);
    for (int i = 0; i < MANY; i++)
        people[i].genome = (Genome){.value = {1 + i * 1.5, 0}, .present = {true, false}};
    EvolveOptions o = evolution_options("");
    for (uint64_t round = 0; round < 20; round++) {
        Rng rng = rng_stream(5, round);
        int winners[MANY], left = MANY, family[PARENTS_MAX], used[MANY] = {0}, families = 0;
        for (int i = 0; i < MANY; i++)
            winners[i] = i;
        for (;;) {
            int before[MANY], count = left;
            memcpy(before, winners, sizeof before);
            if (!evolve_family(&p->genes, people, winners, &left, &o, &rng, family)) break;
            families++;
            used[family[0]]++;
            used[family[1]]++;
            int farther = 0;
            for (int i = 0; i < count; i++)
                if (before[i] != family[0])
                    farther += abs(before[i] - family[0]) > abs(family[1] - family[0]);
            assert_true(farther < 5);
        }
        assert_int_equal(families, 15);
        for (int i = 0; i < MANY; i++)
            assert_int_equal(used[i], 1);
    }
    /* Three parents: ten families. */
    o = evolution_options("parents=3");
    Rng rng = rng_stream(6, 0);
    int winners[MANY], left = MANY, family[PARENTS_MAX], families = 0;
    for (int i = 0; i < MANY; i++)
        winners[i] = i;
    while (evolve_family(&p->genes, people, winners, &left, &o, &rng, family))
        families++;
    assert_int_equal(families, 10);
    population_free(p);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_defaults),
        cmocka_unit_test(test_ranking),
        cmocka_unit_test(test_range),
        cmocka_unit_test(test_groups),
        cmocka_unit_test(test_other_selections),
        cmocka_unit_test(test_families),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
