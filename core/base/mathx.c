/* mathx.c - every function here is a fixed sequence of + - * / on doubles and of moves of bits,
 * which IEEE 754 defines to the last bit. The compiler must not fuse or reorder them:
 * -ffp-contract=off, no -ffast-math, no x87. */
#include "base/mathx.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* ln 2 in two parts; the first has 40 bits, so that its product with an exponent is exact. */
static const double LN2_HIGH = 0x1.62e42fefa2p-1, LN2_LOW = 0x1.9ef35793c7673p-41;
static const double LN2_INVERSE = 0x1.71547652b82fep+0;

/* x = m * 2^exponent with m in [sqrt(1/2), sqrt(2)); x is positive and finite. */
static double split(double x, int *exponent) {
    static const uint64_t FRACTION = ((uint64_t)1 << 52) - 1, ONE = (uint64_t)1023 << 52;
    static const uint64_t SQRT2 = 0x6a09e667f3bcdu; /* fraction bits of sqrt(2), rounded up */
    uint64_t bits;
    int e = 0;
    if (x < 0x1p-1022) { /* subnormal */
        x *= 0x1p54;
        e = -54;
    }
    memcpy(&bits, &x, sizeof bits);
    e += (int)(bits >> 52) - 1023;
    bits &= FRACTION;
    uint64_t half = bits >= SQRT2; /* m above sqrt(2): half of it, one more in the exponent */
    bits |= ONE - (half << 52);
    *exponent = e + (int)half;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* x * 2^power, rounded once also where the result is subnormal. */
static double scale(double x, int power) {
    for (; power > 1023; power -= 1023)
        x *= 0x1p1023;
    for (; power < -1022; power += 1022)
        x *= 0x1p-1022;
    uint64_t bits = (uint64_t)(power + 1023) << 52;
    double factor;
    memcpy(&factor, &bits, sizeof factor);
    return x * factor;
}

/* With f = m - 1 and s = f / (2 + f):  log m = 2 artanh s = f - f^2/2 + s (f^2/2 + R(s^2)), where
 * R(z) = 2z/3 + 2z^2/5 + 2z^3/7 + ... (Abramowitz & Stegun 4.1.27, rearranged so that the leading
 * term is exact). R/z is a polynomial of degree 7 through the Chebyshev nodes of 0 <= z <= 0.0295,
 * relative error 6e-17. */
double mathx_log(double x) {
    if (!(x > 0)) return x <= 0 ? -INFINITY : x;
    if (x > 0x1.fffffffffffffp+1023) return x;
    int exponent;
    double f = split(x, &exponent) - 1;
    double s = f / (2 + f), z = s * s, zz = z * z, half = 0.5 * f * f;
    double r01 = 0x1.5555555555555p-1 + z * 0x1.9999999999a39p-2;
    double r23 = 0x1.2492492476a1ap-2 + z * 0x1.c71c7201a55d7p-3;
    double r45 = 0x1.745cf8e4bba1bp-3 + z * 0x1.3b1c3c1c81c8fp-3;
    double r67 = 0x1.0fbde0f4ad17bp-3 + z * 0x1.0c0aff044a970p-3;
    double r = z * ((r01 + zz * r23) + (zz * zz) * (r45 + zz * r67));
    double e = (double)exponent;
    return e * LN2_HIGH - ((half - (s * (half + r) + e * LN2_LOW)) - f);
}

/* x = k ln 2 + r with |r| <= ln(2)/2, then the Taylor series of exp to r^13 (error below 5e-18). */
double mathx_exp(double x) {
    if (x != x) return x;
    if (x > 709.79) return INFINITY;
    if (x < -745.2) return 0;
    double k = mathx_floor(x * LN2_INVERSE + 0.5);
    double high = x - k * LN2_HIGH, low = k * LN2_LOW, r = high - low;
    double p = 1.0 / 6227020800.0;
    p = p * r + 1.0 / 479001600.0;
    p = p * r + 1.0 / 39916800.0;
    p = p * r + 1.0 / 3628800.0;
    p = p * r + 1.0 / 362880.0;
    p = p * r + 1.0 / 40320.0;
    p = p * r + 1.0 / 5040.0;
    p = p * r + 1.0 / 720.0;
    p = p * r + 1.0 / 120.0;
    p = p * r + 1.0 / 24.0;
    p = p * r + 1.0 / 6.0;
    p = p * r + 0.5;
    return scale(1 + (high + (r * r * p - low)), (int)k);
}

/* ---- twice the precision, for pow only ------------------------------------------------------- */

/* high + low, |low| at most half a unit in the last place of high: about 106 bits. The operations
 * are the classic ones of Dekker 1971 (Numer. Math. 18); none needs a fused multiply. */
typedef struct Wide {
    double high, low;
} Wide;

static Wide wide_sum(double a, double b) {
    double sum = a + b, part = sum - a;
    return (Wide){sum, (a - (sum - part)) + (b - part)};
}

static Wide wide_product(double a, double b) {
    double big = 134217729.0 * a, a1 = big - (big - a), a2 = a - a1; /* 2^27 + 1 halves the bits */
    big = 134217729.0 * b;
    double b1 = big - (big - b), b2 = b - b1, product = a * b;
    return (Wide){product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2};
}

static Wide wide_add(Wide a, Wide b) {
    Wide sum = wide_sum(a.high, b.high);
    return wide_sum(sum.high, sum.low + (a.low + b.low));
}

static Wide wide_mul(Wide a, Wide b) {
    Wide product = wide_product(a.high, b.high);
    return wide_sum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

static Wide wide_div(Wide a, Wide b) {
    double first = a.high / b.high;
    Wide back = wide_mul(b, (Wide){first, 0});
    Wide rest = wide_add(a, (Wide){-back.high, -back.low});
    return wide_sum(first, rest.high / b.high);
}

/* log x to about 2^-80: 2 artanh s as a plain series, its late terms in single width. */
static Wide wide_log(double x) {
    int exponent;
    double m = split(x, &exponent);
    Wide s = wide_div((Wide){m - 1, 0}, wide_sum(m, 1)), z = wide_mul(s, s);
    double tail = 0;
    for (int k = 16; k >= 7; k--)
        tail = tail * z.high + 1.0 / (2 * k + 1);
    Wide sum = {tail, 0};
    for (int k = 6; k >= 0; k--)
        sum = wide_add(wide_mul(sum, z), wide_div((Wide){1, 0}, (Wide){2 * k + 1, 0}));
    sum = wide_mul(sum, (Wide){2 * s.high, 2 * s.low});
    return wide_add(wide_sum(exponent * LN2_HIGH, exponent * LN2_LOW), sum);
}

/* x^n by squaring, n > 0: exact wherever the result fits. */
static double power_whole(double x, int n, bool inverse) {
    int exponent, power = n;
    Wide square = {split(x, &exponent), 0}, result = {1, 0};
    for (; n > 0; n >>= 1) {
        if (n & 1) result = wide_mul(result, square);
        square = wide_mul(square, square);
    }
    if (inverse) result = wide_div((Wide){1, 0}, result);
    return scale(result.high, (inverse ? -power : power) * exponent);
}

/* x > 0 and finite, y finite and not 0. */
static double power(double x, double y) {
    double size = y < 0 ? -y : y, rough = y * mathx_log(x);
    if (rough > 710) return INFINITY;
    if (rough < -746) return 0;
    if (size <= 64 && size == mathx_floor(size)) return power_whole(x, (int)size, y < 0);
    Wide exponent = wide_mul(wide_log(x), (Wide){y, 0});
    double main = mathx_exp(exponent.high);
    return main > 0x1.fffffffffffffp+1023 ? main : main + main * exponent.low;
}

double mathx_pow(double x, double y) {
    if (y == 0 || x == 1) return 1;
    if (x != x || y != y) return x + y;
    double size = y < 0 ? -y : y, base = x < 0 ? -x : x;
    bool whole = size >= 0x1p53 || mathx_floor(y) == y;
    bool odd = whole && size < 0x1p53 && (int64_t)size % 2 == 1;
    double result;
    if (x < 0 && !whole && base <= 0x1.fffffffffffffp+1023) return NAN;
    if (base == 0)
        result = y > 0 ? 0 : INFINITY;
    else if (base == 1)
        result = 1;
    else if (base > 0x1.fffffffffffffp+1023 || size > 0x1p70)
        result = (base > 1) == (y > 0) ? INFINITY : 0;
    else
        result = power(base, y);
    return x < 0 && odd ? -result : result;
}

double mathx_floor(double x) {
    if (!(x > -0x1p52 && x < 0x1p52)) return x; /* whole already, or nan */
    double whole = (double)(int64_t)x;
    return whole > x ? whole - 1 : whole;
}

/* Phi(z) = 1/2 + phi(z) (z + z^3/3 + z^5/(3*5) + ...), Abramowitz & Stegun 26.2.11; all terms have
 * one sign, so that nothing cancels. Beyond 8 the rest is below 1e-15. */
double mathx_normal_cdf(double z) {
    if (z != z) return z;
    if (z > 8 || z < -8) return z > 0;
    double term = z, sum = z;
    for (int k = 3; term * term > 1e-40 * sum * sum; k += 2) {
        term = term * z * z / k;
        sum += term;
    }
    return 0.5 + sum * mathx_exp(-0.5 * z * z) * 0.39894228040143267794;
}
