/* What uct does when it trains: every decision of every training game takes its descents. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "fixture.h"

/* Steps of one unit of work beside those of the search itself. */
static int64_t trained(const char *spec, int64_t sims) {
    Fixture f;
    int64_t steps = 1;
    fixture_open(&f, "connect4(rows=4,cols=4)", spec);
    search_begin(f.it.search, f.state);
    while (search_step(f.it.search, 1) == STEP_MORE)
        steps++;
    fixture_close(&f);
    return steps - sims;
}

/* 16 cells: a game that fills the board has 16 decisions, and ten games hardly fewer each. */
static void decides_again_and_again(void **) {
    const char *const plain = "uct(sims=60,solve=no,reflex=no,train=1)";
    int64_t one = trained(plain, 60);
    assert_true(one > 8 * 60);
    assert_true(one <= 16 * 61);
    int64_t ten = trained("uct(sims=60,solve=no,reflex=no,train=10)", 60);
    assert_true(ten > 6 * one && ten < 16 * one);
    /* A decision takes as many descents as one in earnest. */
    int64_t twice = trained("uct(sims=120,solve=no,reflex=no,train=1)", 120);
    assert_true(twice > one * 3 / 2 && twice < 3 * one);
    assert_int_equal(trained(plain, 60), one);
}

/* Against its random games it thinks about its own moves alone. */
static void a_random_trainer_costs_nothing(void **) {
    int64_t both = trained("uct(sims=60,solve=no,reflex=no,train=10)", 60);
    int64_t own = trained("uct(sims=60,solve=no,reflex=no,train=10,trainer=random)", 60);
    assert_true(own > both / 4 && own < both * 3 / 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decides_again_and_again),
        cmocka_unit_test(a_random_trainer_costs_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
