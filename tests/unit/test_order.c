/* Move ordering: picking gives the sorted list, killers and history remember what cut. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "search/order.h"

enum { LONGEST = 2200 };

static void fill(Ranked *list, int count, Rng *rng, uint32_t ranks) {
    for (int i = 0; i < count; i++)
        list[i] = (Ranked){(Move)(1000 + i), (int32_t)rng_below(rng, ranks), (uint32_t)i};
}

/* Whatever the length, picking one by one gives falling ranks, equal ones in the order of the list,
 * and loses no move. */
static void test_pick_sorts(void **) {
    static const int counts[] = {1, 2, 3, 7, 16, 17, 18, 40, 300, LONGEST};
    static Ranked list[LONGEST];
    static bool seen[LONGEST];
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (uint32_t ranks = 1; ranks <= 1000; ranks *= 10) {
            int count = counts[c];
            Rng rng = rng_stream(c, ranks);
            fill(list, count, &rng, ranks);
            memset(seen, 0, sizeof seen);
            for (int i = 0; i < count; i++) {
                order_pick(list, count, i);
                assert_false(seen[list[i].index]);
                seen[list[i].index] = true;
                assert_int_equal(list[i].move, 1000 + list[i].index);
                if (i > 0) assert_true(order_before(&list[i - 1], &list[i]));
            }
        }
}

static void test_sort_is_the_same(void **) {
    static Ranked picked[LONGEST], sorted[LONGEST];
    Rng rng = rng_stream(5, 0);
    fill(picked, LONGEST, &rng, 500);
    memcpy(sorted, picked, sizeof picked);
    order_sort(sorted, LONGEST);
    for (int i = 0; i < LONGEST; i++)
        order_pick(picked, LONGEST, i);
    assert_memory_equal(picked, sorted, sizeof picked);
}

static void test_killers(void **) {
    Killers killers[2];
    killers_clear(killers, 2);
    assert_int_equal(killers[1].move[1], NO_MOVE);
    killers_add(killers, 4);
    killers_add(killers, 4);
    assert_int_equal(killers[0].move[0], 4);
    assert_int_equal(killers[0].move[1], NO_MOVE);
    killers_add(killers, 9);
    assert_int_equal(killers[0].move[0], 9);
    assert_int_equal(killers[0].move[1], 4);
    assert_int_equal(killers[1].move[0], NO_MOVE);
}

static void test_history_is_bounded_and_fades(void **) {
    static History history;
    history_clear(&history);
    for (int i = 0; i < 1000; i++) {
        history_add(&history, 0, 3, 1024);
        history_add(&history, 1, 3, -1024);
    }
    int good = *history_slot(&history, 0, 3), bad = *history_slot(&history, 1, 3);
    assert_in_range(good, HISTORY_MAX / 2, HISTORY_MAX);
    assert_in_range(-bad, HISTORY_MAX / 2, HISTORY_MAX);
    history_add(&history, 0, 3, -1024);
    assert_true(*history_slot(&history, 0, 3) < good - 1024);
    assert_int_equal(*history_slot(&history, 0, 4), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pick_sorts),
        cmocka_unit_test(test_sort_is_the_same),
        cmocka_unit_test(test_killers),
        cmocka_unit_test(test_history_is_bounded_and_fades),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
