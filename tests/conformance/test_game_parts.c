/* Moves by parts, in every game that has them: the parts of the list come to the list. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"

enum { STATES = 6 };

static void check_parts(const Game *game, const char *spec) {
    if (!game->part) return;
    size_t bytes = (size_t)game->max_moves * sizeof(Move);
    Move *all = test_malloc(bytes), *ways = test_malloc(bytes), *some = test_malloc(bytes);
    void *state = test_malloc(game->state_size), *after = test_malloc(game->state_size),
         *before = test_malloc(game->state_size);
    assert_non_null(game->partial);
    for (uint64_t i = 0; i < STATES; i++) {
        Rng rng = rng_stream(3, i);
        test_random_state(game, &rng, (int)i * 4, state);
        if (game->status(game->rules, state) == OVER) continue;
        memcpy(before, state, game->state_size);
        int count = game->moves(game->rules, state, all), at = 0;
        int begun = game->part(game->rules, state, NO_MOVE, ways);
        for (int way = 0; way < begun; way++) {
            int found = game->part(game->rules, state, ways[way], some);
            if (found < 1 || some[0] != ways[way]) fail_msg("%s: way %d", spec, way);
            for (int n = 0; n < found; n++, at++)
                if (at >= count || all[at] != some[n]) fail_msg("%s: move %d", spec, at);
            game->partial(game->rules, after, state, ways[way]);
            assert_int_not_equal(game->mover(game->rules, after), game->mover(game->rules, state));
            assert_true(game->hash == NULL ||
                        game->hash(game->rules, after) != game->hash(game->rules, state));
        }
        assert_int_equal(at, count);
        assert_memory_equal(before, state, game->state_size);
    }
    test_free(all);
    test_free(ways);
    test_free(some);
    test_free(state);
    test_free(after);
    test_free(before);
}

static void parts_are_the_list(void **) {
    test_each_variant(check_parts);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(parts_are_the_list)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
