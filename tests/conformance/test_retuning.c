/* Every searcher on every variant of every game it accepts, retuned while it runs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "pairs.h"
#include "searches.h"
#include "share.h"

/* ---- retuning -------------------------------------------------------------------------------- */

/* With sanitizers one parameter in four, so that of many variants all come up somewhere. */
static bool left_out(Pair *pair) {
    return test_share(4) < 4 && rng_below(&pair->rng, 4) > 0;
}

/* Whatever an option is set to while the search runs: it goes on, or refuses with a sentence and
 * goes on once the option is back. */
static void retune(Pair *pair) {
    for (const Param *param = pair->def->row.params; param->name; param++) {
        if (param->type == PARAM_TYPE_TEXT || param->type == PARAM_TYPE_SPEC) continue;
        if (left_out(pair)) continue;
        double top = param->max;
        if (param->type == PARAM_TYPE_ENUM)
            for (top = 0; param->choices[(int)top + 1];)
                top++;
        TestSearch it;
        test_search_open(&it, pair->game, pair->spec);
        search_begin(it.search, pair->state);
        search_step(it.search, 20);
        double old = param_number(param, it.choice.values);
        const double tries[] = {param->min, top, old};
        for (int i = 0; i < 3; i++) {
            Err err = {.text = ""};
            param_set_number(param, it.choice.values, tries[i]);
            bool tuned = search_retune(it.search, &err);
            if (i == 2) CHECK(tuned);
            if (!tuned) {
                CHECK(strlen(err.text) > 10);
                CHECK(search_step(it.search, 20) == STEP_DONE);
                CHECK(test_search_report(&it)->best == NO_MOVE);
                continue;
            }
            for (int k = 0; k < 3; k++) {
                search_step(it.search, 20);
                pairs_report(pair, it.search->scale, test_search_report(&it));
            }
        }
        test_search_close(&it);
    }
}

static double effort_of(const Report *report) {
    return report->playouts > 0 ? report->playouts : report->nodes;
}

/* One parameter changes to `value` while the search runs. A live one may go on, and then comes to
 * the move that a fresh search with the new value finds, and to no more work; every other one
 * begins anew. Returns whether the search went on. */
static bool retune_to(Pair *pair, const Param *param, double value) {
    TestSearch fresh, tuned;
    Err err = {.text = ""};
    test_search_open(&fresh, pair->game, pair->spec);
    test_search_open(&tuned, pair->game, pair->spec);
    param_set_number(param, fresh.choice.values, value);
    bool fits = search_rewind(fresh.search, &err);
    search_begin(fresh.search, pair->state);
    double nothing = fits ? effort_of(test_search_report(&fresh)) : 0;
    search_begin(tuned.search, pair->state);
    search_step(tuned.search, 20);
    double before = effort_of(test_search_report(&tuned));
    param_set_number(param, tuned.choice.values, value);
    CHECK(search_retune(tuned.search, &err) == fits);
    double after = fits ? effort_of(test_search_report(&tuned)) : 0;
    bool kept = before > nothing && after == before;
    if (fits && !pairs_outside(pair)) {
        if (kept && !(param->flags & PARAM_LIVE))
            fail_msg("%s: %s=%g does not begin anew", pair->where, param->name, value);
        while (search_step(fresh.search, PAIR_ALL) == STEP_MORE) {}
        while (search_step(tuned.search, PAIR_ALL) == STEP_MORE) {}
        test_search_report(&fresh);
        test_search_report(&tuned);
        double whole = effort_of(&fresh.report), nodes = (double)search_limits(fresh.search)->nodes;
        double max = before > whole ? before : whole;
        bool exact = param_find(&pair->def->row, "sims") != NULL;
        bool limited = nodes > 0 && whole >= nodes;
        if (before > nothing && after == nothing)
            test_reports_equal(&fresh.report, &tuned.report);
        else if (kept && effort_of(&tuned.report) > (exact ? max : before + whole))
            fail_msg("%s: %s=%g works on: %g", pair->where, param->name, value,
                     effort_of(&tuned.report));
        else if (kept && !limited && whole >= before && tuned.report.best != fresh.report.best)
            fail_msg("%s: %s=%g does not count", pair->where, param->name, value);
    }
    test_search_close(&fresh);
    test_search_close(&tuned);
    return kept;
}

/* Parameters a little up and down, every word of an enumeration; of games with many variants only
 * some, so that all come up somewhere. */
static void retune_counts(Pair *pair) {
    for (const Param *param = pair->def->row.params; param->name; param++) {
        if (param->type >= PARAM_TYPE_TEXT) continue;
        if (param->offset < offsetof(Limits, seed)) continue; /* time, nodes: the job's affair */
        if (!strcmp(param->name, "threads")) continue;        /* no two runs on several are equal */
        if (pair->game->max_moves <= 100 && rng_below(&pair->rng, 10) > 0) continue;
        if (left_out(pair)) continue;
        TestSearch it;
        test_search_open(&it, pair->game, pair->spec);
        double old = param_number(param, it.choice.values), values[8];
        test_search_close(&it);
        int count = 0;
        if (param->type == PARAM_TYPE_ENUM) {
            for (int i = 0; param->choices[i] && count < 8; i++)
                values[count++] = i;
        } else if (param->type == PARAM_TYPE_BOOL) {
            values[count++] = old == 0;
        } else {
            bool whole = param->type == PARAM_TYPE_INT;
            bool dear = pair->game->max_moves > 100 && strcmp(param->name, "depth") == 0;
            double up = whole ? old + 1 : old + (param->max - old) / 4;
            if (up <= param->max && !dear) values[count++] = up;
            if (old > param->min) values[count++] = whole ? old - 1 : (old + param->min) / 2;
        }
        for (int i = 0; i < count; i++)
            if (values[i] != old) retune_to(pair, param, values[i]);
    }
}

/* Nothing changed: whether the search goes on or begins anew, it ends where it would have ended. */
static void retune_idle(Pair *pair) {
    TestSearch whole, tuned;
    Err err = {.text = ""};
    test_search_open(&whole, pair->game, pair->spec);
    test_search_run(&whole, pair->state, PAIR_ALL, NULL, PAIR_STEPS);
    test_search_open(&tuned, pair->game, pair->spec);
    search_begin(tuned.search, pair->state);
    search_step(tuned.search, 25);
    CHECK(search_retune(tuned.search, &err));
    for (int64_t i = 0; search_step(tuned.search, 100) == STEP_MORE; i++)
        CHECK(i < PAIR_STEPS);
    test_search_report(&whole);
    test_reports_equal(&whole.report, test_search_report(&tuned));
    test_search_close(&whole);
    test_search_close(&tuned);
}

PAIRS(retune, 1)
PAIRS(retune_counts, 1)
PAIRS(retune_idle, 1)

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(retune_all),
        cmocka_unit_test(retune_counts_all),
        cmocka_unit_test(retune_idle_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
