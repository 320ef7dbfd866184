/* Moments of a search: equally spaced on a logarithmic scale of effort, also when there were more
 * than are kept. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "play/jobs/convergence.h"

/* Notes efforts as they come when every slice ends at the next moment, up to `end`. */
static Convergence *noted(double end) {
    Convergence *convergence = malloc(sizeof *convergence);
    convergence_clear(convergence);
    Report report = {.best = 3};
    double effort = 0;
    for (;;) {
        effort += (double)convergence_left(convergence, effort);
        if (effort > end) return convergence;
        convergence_note(convergence, &report, effort, effort / 1000);
    }
}

/* Each moment has about `factor` times the effort of the one before, from where whole numbers allow
 * it. */
static void check_spacing(const Convergence *convergence, double factor) {
    for (int i = 1; i < convergence->count; i++) {
        double before = convergence->samples[i - 1].effort, now = convergence->samples[i].effort;
        if (before < 100) continue;
        double ratio = now / before;
        if (ratio < factor * 0.97 || ratio > factor * 1.03)
            fail_msg("moment %d of %d: %g after %g", i, convergence->count, now, before);
    }
}

static void moments_are_equally_spaced(void **) {
    Convergence *convergence = noted(1e8);
    assert_in_range(convergence->count, 120, 170);
    assert_true(convergence->samples[0].effort == 1);
    assert_true(convergence->samples[convergence->count - 1].effort > 8e7);
    check_spacing(convergence, 1.13);
    free(convergence);
}

/* Room for 256: beyond it every second one goes, and those that follow keep the wider spacing. */
static void thinned_ones_too(void **) {
    Convergence *convergence = noted(1e15);
    assert_in_range(convergence->count, CONVERGENCE_SAMPLES / 2, CONVERGENCE_SAMPLES);
    check_spacing(convergence, 1.13 * 1.13);
    assert_true(convergence->samples[0].effort == 1);
    free(convergence);
}

/* Who asks too early or too late gets no moment too many. */
static void moments_wait_for_their_effort(void **) {
    Convergence *convergence = malloc(sizeof *convergence);
    convergence_clear(convergence);
    Report report = {.best = NO_MOVE};
    convergence_note(convergence, &report, 1000, 1);
    convergence_note(convergence, &report, 1100, 2);
    assert_int_equal(convergence->count, 1);
    assert_int_equal(convergence_left(convergence, 1100), 30);
    convergence_note(convergence, &report, 1130, 3);
    assert_int_equal(convergence->count, 2);
    assert_true(convergence->samples[1].ms == 3);
    free(convergence);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moments_are_equally_spaced),
        cmocka_unit_test(thinned_ones_too),
        cmocka_unit_test(moments_wait_for_their_effort),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
