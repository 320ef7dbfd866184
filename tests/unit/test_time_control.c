/* Slices of a search: they grow to what a millisecond holds, shrink at once where it holds less,
 * and end at the limits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "fixture.h"
#include "play/jobs/time_control.h"

/* A clock that a slice moves by what its nodes cost. */
typedef struct Clock {
    Fixture f;
    TimeControl control;
    JobWorld world;
    double now, node; /* both ms */
    double counted;   /* nodes that the clock has seen */
} Clock;

static double tell(void *context) {
    Clock *clock = context;
    double used = limits_used(clock->f.it.search);
    clock->now += (used - clock->counted) * clock->node;
    clock->counted = used;
    return clock->now;
}

static void clock_open(Clock *clock, const char *spec, double node) {
    memset(clock, 0, sizeof *clock);
    fixture_open(&clock->f, "connect4", spec);
    clock->world = (JobWorld){.now = tell, .context = clock, .threads = 1};
    clock->node = node;
    time_control_init(&clock->control, &clock->world);
    search_begin(clock->f.it.search, clock->f.state);
    time_control_begin(&clock->control);
}

static Step slice(Clock *clock, double seconds) {
    return time_control_slice(&clock->control, clock->f.it.search, &clock->world, seconds, false);
}

static double took(Clock *clock) {
    double before = clock->now;
    assert_int_equal(slice(clock, 0), STEP_MORE);
    return clock->now - before;
}

/* From one node to a third of a millisecond, and never far beyond it. */
static void slices_grow(void **) {
    Clock clock;
    clock_open(&clock, "montecarlo(sims=1e9)", 0.001);
    assert_true(took(&clock) <= 0.01);
    for (int i = 0; i < 30; i++)
        assert_true(took(&clock) <= 1.5);
    double settled = took(&clock);
    assert_true(settled >= 0.2 && settled <= 0.8);
    fixture_close(&clock.f);
}

/* Nodes that cost a hundred times as much: a few slices later all is as before. */
static void slices_shrink(void **) {
    Clock clock;
    clock_open(&clock, "montecarlo(sims=1e9)", 0.001);
    for (int i = 0; i < 30; i++)
        took(&clock);
    clock.node = 0.1;
    double first = took(&clock);
    assert_true(first > 20);
    for (int i = 0; i < 6; i++)
        took(&clock);
    assert_true(took(&clock) <= 1.5);
    /* A single node may be too much for a slice; there is still one in it. */
    clock.node = 50;
    for (int i = 0; i < 10; i++)
        took(&clock);
    assert_int_equal(clock.control.budget, 1);
    fixture_close(&clock.f);
}

static void nodes_are_exact(void **) {
    Clock clock;
    clock_open(&clock, "montecarlo(sims=1e9,nodes=1234)", 0.001);
    while (slice(&clock, 0) == STEP_MORE)
        assert_true(limits_used(clock.f.it.search) <= 1234);
    assert_true(limits_used(clock.f.it.search) == 1234);
    assert_false(clock.control.timed);
    fixture_close(&clock.f);
}

static void time_ends_it(void **) {
    Clock clock;
    clock_open(&clock, "montecarlo(sims=1e9)", 0.01);
    while (slice(&clock, 0.02) == STEP_MORE) {}
    assert_true(clock.control.timed);
    assert_true(clock.control.spent >= 20 && clock.control.spent < 21.5);
    assert_true(clock.control.part > 0.9);
    fixture_close(&clock.f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slices_grow),
        cmocka_unit_test(slices_shrink),
        cmocka_unit_test(nodes_are_exact),
        cmocka_unit_test(time_ends_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
