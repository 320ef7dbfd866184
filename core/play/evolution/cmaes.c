/* cmaes.c - drawing from a normal distribution, and moving it towards what went well. */
#include "play/evolution/cmaes.h"

#include <math.h>
#include <string.h>

#include "base/mathx.h"

/* Two independent standard normal numbers are made at a time (Marsaglia's polar method, which needs
 * no sine); one is thrown away, so that every call starts afresh. */
static double normal(Rng *rng) {
    for (;;) {
        double u = 2 * rng_unit(rng) - 1, v = 2 * rng_unit(rng) - 1, s = u * u + v * v;
        if (s > 0 && s < 1) return u * sqrt(-2 * mathx_log(s) / s);
    }
}

static double length_of(const double *v, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += v[i] * v[i];
    return sqrt(sum);
}

bool cmaes_open(Cmaes *cma, Arena *arena, int n, int lambda, const double *start, double sigma,
                Err *err) {
    memset(cma, 0, sizeof *cma);
    int mu = lambda / 2;
    cma->n = n;
    cma->lambda = lambda;
    cma->mu = mu;
    cma->sigma = sigma;
    cma->mean = ARENA_NEW(arena, double, n, err);
    cma->points = ARENA_NEW(arena, double, lambda *n, err);
    cma->weights = ARENA_NEW(arena, double, mu, err);
    cma->cov = ARENA_NEW(arena, double, n *n, err);
    cma->axes = ARENA_NEW(arena, double, n *n, err);
    cma->scales = ARENA_NEW(arena, double, n, err);
    cma->path_c = ARENA_NEW(arena, double, n, err);
    cma->path_s = ARENA_NEW(arena, double, n, err);
    cma->work = ARENA_NEW(arena, double, n *n + 3 * n, err);
    if (arena_refused(arena)) return false;
    memcpy(cma->mean, start, sizeof *start * (size_t)n);
    for (int i = 0; i < n; i++)
        cma->cov[i * n + i] = cma->axes[i * n + i] = cma->scales[i] = 1;

    /* Constants: Hansen 2016, table 1. */
    double sum = 0, squares = 0, size = n;
    for (int i = 0; i < mu; i++) {
        cma->weights[i] = mathx_log((lambda + 1) / 2.0) - mathx_log(i + 1.0);
        sum += cma->weights[i];
    }
    for (int i = 0; i < mu; i++) {
        cma->weights[i] /= sum;
        squares += cma->weights[i] * cma->weights[i];
    }
    double mueff = cma->mueff = 1 / squares;
    cma->cc = (4 + mueff / size) / (size + 4 + 2 * mueff / size);
    cma->cs = (mueff + 2) / (size + mueff + 5);
    cma->c1 = 2 / ((size + 1.3) * (size + 1.3) + mueff);
    cma->cmu = 2 * (mueff - 2 + 1 / mueff) / ((size + 2) * (size + 2) + mueff);
    if (cma->cmu > 1 - cma->c1) cma->cmu = 1 - cma->c1;
    double excess = sqrt((mueff - 1) / (size + 1) > 0 ? (mueff - 1) / (size + 1) : 0) - 1;
    cma->damps = 1 + 2 * (excess > 0 ? excess : 0) + cma->cs;
    cma->chi = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size));
    return true;
}

/* Mirrors at 0 and 1 until it lies between them. */
static double reflect(double x) {
    x -= 2 * mathx_floor(x / 2);
    return x > 1 ? 2 - x : x;
}

void cmaes_draw(Cmaes *cma, Rng *rng) {
    int n = cma->n;
    double *z = cma->work;
    for (int k = 0; k < cma->lambda; k++) {
        double *x = &cma->points[k * n];
        for (int i = 0; i < n; i++)
            z[i] = normal(rng) * cma->scales[i];
        for (int i = 0; i < n; i++) {
            double step = 0;
            for (int j = 0; j < n; j++)
                step += cma->axes[i * n + j] * z[j];
            x[i] = reflect(cma->mean[i] + cma->sigma * step);
        }
    }
}

/* Eigenvectors (columns of `axes`) and eigenvalues of the symmetric matrix `a`, which is destroyed:
 * cyclic Jacobi rotations (Golub and Van Loan, section 8.5). */
static void eigen(double *a, double *axes, double *values, int n) {
    memset(axes, 0, sizeof *axes * (size_t)(n * n));
    for (int i = 0; i < n; i++)
        axes[i * n + i] = 1;
    for (int sweep = 0; sweep < 30; sweep++) {
        double off = 0;
        for (int p = 0; p < n; p++)
            for (int q = p + 1; q < n; q++)
                off += a[p * n + q] * a[p * n + q];
        if (off < 1e-24) break;
        for (int p = 0; p < n; p++)
            for (int q = p + 1; q < n; q++) {
                double apq = a[p * n + q];
                if (apq == 0) continue;
                double theta = (a[q * n + q] - a[p * n + p]) / (2 * apq);
                double root = sqrt(theta * theta + 1);
                double t = theta >= 0 ? 1 / (theta + root) : 1 / (theta - root);
                double c = 1 / sqrt(t * t + 1), s = t * c;
                for (int k = 0; k < n; k++) {
                    double kp = a[k * n + p], kq = a[k * n + q];
                    a[k * n + p] = c * kp - s * kq;
                    a[k * n + q] = s * kp + c * kq;
                }
                for (int k = 0; k < n; k++) {
                    double pk = a[p * n + k], qk = a[q * n + k];
                    a[p * n + k] = c * pk - s * qk;
                    a[q * n + k] = s * pk + c * qk;
                    double vp = axes[k * n + p], vq = axes[k * n + q];
                    axes[k * n + p] = c * vp - s * vq;
                    axes[k * n + q] = s * vp + c * vq;
                }
            }
    }
    for (int i = 0; i < n; i++)
        values[i] = a[i * n + i];
}

/* white = C^(-1/2) step. */
static void whiten(const Cmaes *cma, const double *step, double *white) {
    int n = cma->n;
    for (int i = 0; i < n; i++)
        white[i] = 0;
    for (int j = 0; j < n; j++) {
        double along = 0;
        for (int i = 0; i < n; i++)
            along += cma->axes[i * n + j] * step[i];
        for (int i = 0; i < n; i++)
            white[i] += cma->axes[i * n + j] * along / cma->scales[j];
    }
}

void cmaes_rank(Cmaes *cma, const int *order) {
    int n = cma->n;
    double *step = cma->work, *white = step + n, *y = white + n, *copy = y + n;
    cma->rounds++;

    /* Step 1: the mean moves to the weighted mean of the better half. */
    for (int i = 0; i < n; i++) {
        double next = 0;
        for (int k = 0; k < cma->mu; k++)
            next += cma->weights[k] * cma->points[order[k] * n + i];
        step[i] = (next - cma->mean[i]) / cma->sigma;
        cma->mean[i] = next;
    }

    /* Step 2: the paths remember where the mean has gone; `white` = C^(-1/2) step. */
    whiten(cma, step, white);
    double cs = cma->cs, root = sqrt(cs * (2 - cs) * cma->mueff);
    for (int i = 0; i < n; i++)
        cma->path_s[i] = (1 - cs) * cma->path_s[i] + root * white[i];
    double norm = length_of(cma->path_s, n), faded = mathx_pow(1 - cs, 2.0 * (double)cma->rounds);
    bool calm = norm / sqrt(1 - faded) / cma->chi < 1.4 + 2 / (n + 1.0);
    double cc = cma->cc;
    root = calm ? sqrt(cc * (2 - cc) * cma->mueff) : 0;
    for (int i = 0; i < n; i++)
        cma->path_c[i] = (1 - cc) * cma->path_c[i] + root * step[i];

    /* Step 3: the covariance forgets a little and takes in the path and the better points. The old
     * mean is mean - sigma step. */
    double keep = 1 - cma->c1 - cma->cmu + (calm ? 0 : cma->c1 * cc * (2 - cc));
    for (int i = 0; i < n * n; i++)
        cma->cov[i] *= keep;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            cma->cov[i * n + j] += cma->c1 * cma->path_c[i] * cma->path_c[j];
    for (int k = 0; k < cma->mu; k++) {
        for (int i = 0; i < n; i++)
            y[i] = (cma->points[order[k] * n + i] - cma->mean[i]) / cma->sigma + step[i];
        double weight = cma->cmu * cma->weights[k];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                cma->cov[i * n + j] += weight * y[i] * y[j];
    }

    /* Step 4: the step size grows when the mean runs straight on, and shrinks when it turns
     * about. */
    cma->sigma *= mathx_exp((cs / cma->damps) * (norm / cma->chi - 1));
    if (!(cma->sigma < 1)) cma->sigma = 1;
    if (cma->sigma < 1e-12) cma->sigma = 1e-12;

    memcpy(copy, cma->cov, sizeof *copy * (size_t)(n * n));
    eigen(copy, cma->axes, cma->scales, n);
    for (int i = 0; i < n; i++)
        cma->scales[i] = sqrt(cma->scales[i] > 1e-20 ? cma->scales[i] : 1e-20);
}
