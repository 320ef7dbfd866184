/* The searchers of fixed depth tell what recursion costs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "games.h"
#include "searches.h"

/* Bytes of the machine's stack, in slices of `slice` nodes. */
static size_t stack_of(const Game *game, const char *name, int depth, int64_t slice, int *call) {
    char spec[80];
    snprintf(spec, sizeof spec, "%s(depth=%d)", name, depth);
    TestSearch it;
    test_search_open(&it, game, spec);
    _Alignas(16) char state[128];
    assert_true(game->state_size <= sizeof state);
    game->start(game->rules, state);
    assert_int_equal(test_search_run(&it, state, slice, NULL, 1 << 20), STEP_DONE);
    size_t stack = test_search_report(&it)->stack;
    assert_true(test_search_report(&it)->frame > game->state_size);
    *call = it.search->def->call;
    test_search_close(&it);
    return stack;
}

static void recursion_fills_the_stack(void **) {
    static const char *const names[] = {"minimax", "negamax", "alphabeta", "negalphabeta"};
    Arena *arena = arena_new(1 << 20);
    const Game *game = test_game("connect4", arena);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        int call;
        size_t three = stack_of(game, names[i], 3, 1 << 20, &call),
               five = stack_of(game, names[i], 5, 1 << 20, &call);
        assert_true(three > 0);
        /* Two plies more: a return address and a saved register each at least. */
        assert_in_range(five, three + 32, three + 4096);
        /* What is told of a call was measured with one compiler; others come near. */
        assert_in_range(call, (five - three) / 32, five - three);
        assert_int_equal(stack_of(game, names[i], 5, 7, &call),
                         five); /* however it is cut into steps */
    }
    int call;
    size_t loop = stack_of(game, "minimax-iter", 3, 1 << 20, &call);
    assert_true(loop > 0 && call == 0);
    assert_int_equal(stack_of(game, "minimax-iter", 6, 1 << 20, &call), loop);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(recursion_fills_the_stack)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
