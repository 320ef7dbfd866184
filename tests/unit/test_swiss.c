/* Rounds of Swiss tournaments: nobody meets anybody twice, all that can be served are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "play/series/swiss.h"

/* The table after a round: any order may come. */
static void shuffle(int order[], int n, Rng *rng) {
    for (int i = n - 1; i > 0; i--) {
        int k = (int)rng_below(rng, (uint32_t)i + 1), kept = order[i];
        order[i] = order[k];
        order[k] = kept;
    }
}

/* Plays until all have met; `served` counts the first rounds in which nobody but an odd one, who
 * has not rested before, was left over. */
static int play(int n, uint64_t seed, int *served) {
    Swiss swiss = {.count = n};
    Rng rng = rng_stream(seed, (uint64_t)n);
    bool met[SWISS_MAX][SWISS_MAX] = {{false}}, whole = true;
    int order[SWISS_MAX], rested[SWISS_MAX] = {0}, meetings = 0;
    *served = 0;
    for (int i = 0; i < n; i++)
        order[i] = i;
    for (;;) {
        bool busy[SWISS_MAX] = {false};
        int pairs = swiss_round(&swiss, order);
        if (pairs == 0) return meetings;
        for (int i = 0; i < pairs; i++) {
            int a = swiss.pair[i][0], b = swiss.pair[i][1];
            assert_true(a != b && !busy[a] && !busy[b] && !met[a][b]);
            busy[a] = busy[b] = met[a][b] = met[b][a] = true;
        }
        meetings += pairs;
        whole = whole && pairs == n / 2;
        for (int i = 0; i < n; i++)
            whole = whole && (rested[i] += !busy[i]) <= 1;
        *served += whole;
        shuffle(order, n, &rng);
    }
}

static void all_are_served_as_long_as_it_can_be(void **) {
    for (int n = 2; n <= SWISS_MAX; n++)
        for (uint64_t seed = 0; seed < 5; seed++) {
            int served, knockout = 0;
            assert_int_equal(play(n, seed, &served), n * (n - 1) / 2);
            while (1 << knockout < n)
                knockout++;
            assert_true(served >= (knockout < n / 2 ? knockout : n / 2));
        }
}

static void neighbours_meet(void **) {
    Swiss swiss = {.count = 5};
    const int named[] = {0, 1, 2, 3, 4}, later[] = {2, 0, 1, 4, 3};
    assert_int_equal(swiss_round(&swiss, named), 2);
    const int first[2][2] = {{0, 1}, {2, 3}}, second[2][2] = {{2, 0}, {1, 4}};
    assert_memory_equal(swiss.pair, first, sizeof first);
    assert_true(swiss.rested == 1 << 4);
    /* The last one rests now; who has met goes one place further. */
    assert_int_equal(swiss_round(&swiss, later), 2);
    assert_memory_equal(swiss.pair, second, sizeof second);
    assert_true(swiss.rested == (1 << 4 | 1 << 3));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_are_served_as_long_as_it_can_be),
        cmocka_unit_test(neighbours_meet),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
