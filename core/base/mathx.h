/* mathx.h - log, exp and pow that give the same bits on every target.
 *
 * The C library's differ between machines in the last bit, and one bit is enough to send a search
 * down another branch. These use only + - * / and table-free series, correct to about 1 ulp over
 * the range a search needs. sqrt is exact everywhere by IEEE 754 and is used as it is. */
#ifndef PLY_BASE_MATHX_H
#define PLY_BASE_MATHX_H

double mathx_log(double x);           /* natural; x <= 0 gives -inf, inf gives inf, nan gives nan */
double mathx_exp(double x);           /* 0 below -745, inf above 709.79 */
double mathx_pow(double x, double y); /* x >= 0; 0^0 is 1; a negative x is allowed with whole y */
double mathx_floor(double x);
double mathx_normal_cdf(double z); /* P(N(0,1) <= z), error below 1e-9 */

#endif
