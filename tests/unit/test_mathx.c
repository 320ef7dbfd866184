/* log, exp, pow: near the C library's, and the same bits everywhere (the hashes at the end). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <float.h>
#include <math.h>
#include <string.h>

#include <cmocka.h>

#include "base/mathx.h"
#include "base/rng.h"

/* Distance in steps between neighbouring doubles. */
static uint64_t steps(double a, double b) {
    int64_t x, y;
    memcpy(&x, &a, sizeof x);
    memcpy(&y, &b, sizeof y);
    x = x < 0 ? INT64_MIN - x : x;
    y = y < 0 ? INT64_MIN - y : y;
    return x > y ? (uint64_t)x - (uint64_t)y : (uint64_t)y - (uint64_t)x;
}

static double any_positive(Rng *rng) {
    for (;;) {
        uint64_t bits = rng_next(rng) >> 1;
        double value;
        memcpy(&value, &bits, sizeof value);
        if (isfinite(value) && value > 0) return value;
    }
}

static void logs(void **) {
    Rng rng = rng_stream(1, 1);
    for (int i = 0; i < 100000; i++) {
        double x = i % 2 ? any_positive(&rng) : 0.5 + rng_unit(&rng);
        assert_in_range(steps(mathx_log(x), log(x)), 0, 2);
    }
    assert_true(mathx_log(1) == 0);
    assert_true(mathx_log(0) == -INFINITY && mathx_log(-3) == -INFINITY);
    assert_true(mathx_log(-INFINITY) == -INFINITY && mathx_log(INFINITY) == INFINITY);
    assert_true(isnan(mathx_log(NAN)));
    assert_in_range(steps(mathx_log(DBL_MAX), log(DBL_MAX)), 0, 1);
    assert_in_range(steps(mathx_log(5e-324), log(5e-324)), 0, 1);
}

static void exps(void **) {
    Rng rng = rng_stream(2, 1);
    for (int i = 0; i < 100000; i++) {
        double x = (2 * rng_unit(&rng) - 1) * (i % 2 ? 1 : 745);
        assert_in_range(steps(mathx_exp(x), exp(x)), 0, 2);
    }
    assert_true(mathx_exp(0) == 1);
    assert_true(mathx_exp(-746) == 0 && mathx_exp(-INFINITY) == 0);
    assert_true(mathx_exp(709.8) == INFINITY && mathx_exp(INFINITY) == INFINITY);
    assert_true(mathx_exp(709.78) < INFINITY && mathx_exp(-745) > 0);
    assert_true(isnan(mathx_exp(NAN)));
}

static void pows(void **) {
    Rng rng = rng_stream(3, 1);
    for (int i = 0; i < 50000; i++) {
        double x = exp((2 * rng_unit(&rng) - 1) * (i % 2 ? 2 : 300));
        double y = (2 * rng_unit(&rng) - 1) * (i % 4 < 2 ? 3 : 30);
        if (i % 8 < 4) y = mathx_floor(y);
        assert_in_range(steps(mathx_pow(x, y), pow(x, y)), 0, 2);
    }
    /* Whole results are exact. */
    for (int n = 0; n <= 15; n++)
        assert_true(mathx_pow(10, n) == pow(10, n) && mathx_pow(-3, n) == pow(-3, n));
    assert_true(mathx_pow(2, -1074) == 5e-324 && mathx_pow(2, 1023) == 0x1p1023);
}

static void pow_edges(void **) {
    static const double xs[] = {0, 1, 2, 0.5, -1, -2, -0.5, INFINITY, -INFINITY, 1e300, 1e-300};
    static const double ys[] = {0,    1,     -1,     2,        3,        -3,       0.5,
                                -0.5, 1e300, -1e300, 1e18 + 1, INFINITY, -INFINITY};
    for (size_t i = 0; i < sizeof xs / sizeof *xs; i++)
        for (size_t j = 0; j < sizeof ys / sizeof *ys; j++) {
            double ours = mathx_pow(xs[i], ys[j]), theirs = pow(xs[i], ys[j]);
            if (isnan(theirs))
                assert_true(isnan(ours));
            else if (theirs == 0 || isinf(theirs))
                assert_true(ours == theirs);
            else
                assert_in_range(steps(ours, theirs), 0, 1);
        }
    assert_true(isnan(mathx_pow(NAN, 1)) && isnan(mathx_pow(2, NAN)));
    assert_true(mathx_pow(NAN, 0) == 1 && mathx_pow(1, NAN) == 1);
}

static void floors(void **) {
    static const double values[] = {0,      0.5,   1,          1.999,    -0.5,
                                    -1,     -1.5,  1e15 + 0.5, 1e16,     -1e16,
                                    0x1p52, 1e300, -1e300,     INFINITY, -INFINITY};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        assert_true(mathx_floor(values[i]) == floor(values[i]));
    assert_true(isnan(mathx_floor(NAN)));
}

static void normal(void **) {
    for (double z = -10; z <= 10; z += 0.01)
        assert_true(fabs(mathx_normal_cdf(z) - 0.5 * erfc(-z / sqrt(2))) < 1e-9);
    assert_true(mathx_normal_cdf(0) == 0.5);
    assert_true(mathx_normal_cdf(INFINITY) == 1 && mathx_normal_cdf(-INFINITY) == 0);
    assert_true(isnan(mathx_normal_cdf(NAN)));
}

/* The same bits on every target and compiler: these constants must never depend on one. */
static void same_bits(void **) {
    Rng rng = rng_stream(4, 1);
    uint64_t logs_sum = 0, exps_sum = 0, pows_sum = 0, normal_sum = 0, bits;
    for (int i = 0; i < 10000; i++) {
        double x = any_positive(&rng), y = rng_unit(&rng) * 20 - 10, value;
        value = mathx_log(x);
        memcpy(&bits, &value, sizeof bits);
        logs_sum = rng_mix(logs_sum ^ bits);
        value = mathx_exp(y);
        memcpy(&bits, &value, sizeof bits);
        exps_sum = rng_mix(exps_sum ^ bits);
        value = mathx_pow(rng_unit(&rng) * 9, y);
        memcpy(&bits, &value, sizeof bits);
        pows_sum = rng_mix(pows_sum ^ bits);
        value = mathx_normal_cdf(y);
        memcpy(&bits, &value, sizeof bits);
        normal_sum = rng_mix(normal_sum ^ bits);
    }
    assert_true(logs_sum == 0x3fe58abd46accc8du);
    assert_true(exps_sum == 0x1634782d92332fbau);
    assert_true(pows_sum == 0xa3eeef884ebd339du);
    assert_true(normal_sum == 0x9fabccd7c5adb7b6u);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(logs),      cmocka_unit_test(exps),   cmocka_unit_test(pows),
        cmocka_unit_test(pow_edges), cmocka_unit_test(floors), cmocka_unit_test(normal),
        cmocka_unit_test(same_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
