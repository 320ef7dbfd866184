/* The frozen generator: links, transcripts and the bench signature stand on these numbers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/bits.h"
#include "base/rng.h"

/* SplitMix64 from state 0: the published first outputs. */
static void splitmix(void **) {
    Rng rng = {0};
    assert_true(rng_next(&rng) == 0xe220a8397b1dcdafu);
    assert_true(rng_next(&rng) == 0x6e789e6aa1b965f4u);
    assert_true(rng_next(&rng) == 0x06c45d188009454fu);
}

static void frozen(void **) {
    Rng rng = rng_stream(1, 0);
    uint64_t sum = 0;
    for (int i = 0; i < 1000; i++) {
        Rng other = rng_stream((uint64_t)i, (uint64_t)i * 7);
        sum = sum * 31 + rng_next(&rng) + rng_next(&other);
        sum = sum * 31 + rng_below(&rng, (uint32_t)i + 1);
        sum = sum * 31 + (uint64_t)(rng_unit(&rng) * 1e9);
    }
    assert_true(sum == 0xbe2bbeac5f459837u);
}

static void below_is_even(void **) {
    Rng rng = rng_stream(5, 5);
    int seen[7] = {0};
    for (int i = 0; i < 70000; i++) {
        uint32_t draw = rng_below(&rng, 7);
        assert_in_range(draw, 0, 6);
        seen[draw]++;
    }
    for (int i = 0; i < 7; i++)
        assert_in_range(seen[i], 9600, 10400); /* 10000 +- 4.3 deviations */
    for (int i = 0; i < 100; i++)
        assert_int_equal(rng_below(&rng, 1), 0);
    uint32_t max = 0;
    for (int i = 0; i < 1000; i++) {
        uint32_t draw = rng_below(&rng, UINT32_MAX);
        assert_true(draw < UINT32_MAX);
        max = draw > max ? draw : max;
    }
    assert_true(max > 0xf0000000u);
}

static void unit_is_even(void **) {
    Rng rng = rng_stream(9, 1);
    double sum = 0, squares = 0;
    for (int i = 0; i < 100000; i++) {
        double u = rng_unit(&rng);
        assert_true(u >= 0 && u < 1);
        sum += u;
        squares += u * u;
    }
    assert_true(sum / 1e5 > 0.496 && sum / 1e5 < 0.504);
    assert_true(squares / 1e5 > 0.3294 && squares / 1e5 < 0.3373);
}

/* Neighbouring streams and seeds share about half of their bits, like strangers. */
static void streams_are_strangers(void **) {
    int same_seed = 0, same_index = 0;
    for (uint64_t i = 0; i < 1000; i++) {
        Rng a = rng_stream(i, 3), b = rng_stream(i, 4), c = rng_stream(i + 1, 3);
        uint64_t word = rng_next(&a);
        same_seed += bits_count(word ^ rng_next(&b));
        same_index += bits_count(word ^ rng_next(&c));
    }
    assert_in_range(same_seed, 31400, 32600);
    assert_in_range(same_index, 31400, 32600);
}

static void bits(void **) {
    uint64_t word = 0x8000000000000104u;
    assert_int_equal(bits_count(word), 3);
    assert_int_equal(bits_count(0), 0);
    assert_int_equal(bits_first(word), 2);
    assert_int_equal(bits_last(word), 63);
    assert_true(bits_rest(word) == 0x8000000000000100u);
    assert_int_equal(bits_select(word, 0), 2);
    assert_int_equal(bits_select(word, 1), 8);
    assert_int_equal(bits_select(word, 2), 63);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(splitmix),
        cmocka_unit_test(frozen),
        cmocka_unit_test(below_is_even),
        cmocka_unit_test(unit_is_even),
        cmocka_unit_test(streams_are_strangers),
        cmocka_unit_test(bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
