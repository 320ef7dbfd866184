/* What searchers remember of their iterations: nothing is lost, and the last one is the report. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "search/iterations.h"
#include "searches.h"

static void add_up(void **) {
    static const struct {
        const char *game, *player;
        int plies, min;
    } cases[] = {
        {"connect4", "pvs(depth=7)", 4, 7},
        {"connect4(rows=4,cols=4,align=3)", "pvs", 0, 5},
        {"connect4(preset=tiny)", "pvs", 2, 2},
        {"connect4", "pvs(nodes=20k)", 12, 1},
        {"connect4", "pvs(depth=5,moves=all,ties=random)", 3, 5},
        {"tron(preset=small)", "pvs(depth=5)", 0, 3}, /* rounds of two plies: 2, 4, 5 */
        {"2048", "expectimax(depth=2)", 6, 2},
        {"dice", "expectimax(depth=3)", 0, 2},
    };
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        Arena *arena = arena_new(16 << 20);
        const Game *game = test_game(cases[k].game, arena);
        _Alignas(16) unsigned char state[4096];
        assert_true(game->state_size <= sizeof state);
        Rng rng = rng_stream(11, k);
        test_search_state(game, &rng, cases[k].plies, state);
        TestSearch it;
        test_search_open(&it, game, cases[k].player);
        bool done = test_search_run(&it, state, 1000, NULL, 1000000) == STEP_DONE;
        const Report *report = test_search_report(&it);
        int count;
        const Iteration *all = search_iterations(it.search, &count);
        if (count < cases[k].min || count > ITERATIONS_MAX)
            fail_msg("%s on %s: %d iterations", cases[k].player, cases[k].game, count);
        double total = 0, researches = 0;
        int depth = 0;
        for (int i = 0; i < count; i++) {
            const Iteration *one = &all[i];
            total += one->nodes;
            researches += one->researches;
            assert_true(one->total == total);
            assert_true(one->hits <= one->probes && one->first_cuts <= one->cuts);
            assert_true(one->pv_length >= 1 && one->pv[0] == one->best);
            if (strcmp(one->kind, "deepen") != 0) continue;
            int round = game->pending ? 2 : 1;
            bool cut_short = one->depth == report->depth && one->depth < depth + round;
            assert_true(one->depth == depth || one->depth == depth + round || cut_short);
            depth = one->depth;
        }
        if (done) {
            assert_true(total == report->nodes);
            assert_int_equal(depth, report->depth);
            assert_int_equal(all[count - 1].best, report->best);
        }
        for (int i = 0; i < report->counters; i++)
            if (strcmp(report->counter[i].name, "re_searches") == 0)
                assert_true(researches <= report->counter[i].value);
        test_search_close(&it);
        arena_free(arena);
    }
}

/* Too many: the first ones stay, the last place is the newest one's. */
static void keeps_the_last(void **) {
    static Iterations all;
    iterations_clear(&all);
    for (int i = 1; i <= ITERATIONS_MAX + 10; i++) {
        Iteration it = {.kind = "deepen", .depth = i};
        iterations_add(&all, &it, (IterationCounts){.probes = 10.0 * i, .cuts = -1});
    }
    assert_int_equal(all.count, ITERATIONS_MAX);
    assert_int_equal(all.list[5].depth, 6);
    assert_int_equal(all.list[ITERATIONS_MAX - 1].depth, ITERATIONS_MAX + 10);
    assert_true(all.list[7].probes == 10 && all.list[7].cuts == -1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(add_up),
        cmocka_unit_test(keeps_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
