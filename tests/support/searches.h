/* searches.h - opening and running searches in tests. */
#ifndef PLY_TESTS_SEARCHES_H
#define PLY_TESTS_SEARCHES_H

#include "registry.h"
#include "search/crew.h"

enum { SEARCH_CAP = 512 << 20 };

/* A search and all that it stands on. Filled in place; it points into itself. */
typedef struct TestSearch {
    const Game *game;
    PlayerScope scope;
    Choice choice;
    Arena *arena;
    Search *search;
    MoveReport *rows;
    Report report; /* of the last test_search_report */
} TestSearch;

/* Opens `spec` on a game; fails the running test when that is refused. */
void test_search_open(TestSearch *out, const Game *game, const char *spec);
/* The same, where several searches of the position run on so many threads. */
void test_search_open_on(TestSearch *out, const Game *game, const char *spec, int threads);
/* The same, but a refusal is returned: false with the sentence; then nothing needs closing. */
bool test_search_try(TestSearch *out, const Game *game, const char *spec, size_t cap, Err *err);
void test_search_close(TestSearch *it);

/* Begins at `state` and steps until DONE or WAIT in slices of `slice` (0 = sizes drawn from rng).
 * Ends the test when that takes more than `steps` steps. */
Step test_search_run(TestSearch *it, const void *state, int64_t slice, Rng *rng, int64_t steps);
const Report *test_search_report(TestSearch *it);

/* Fails with the name of the first field that differs. */
void test_reports_equal(const Report *a, const Report *b);

/* Sets an option by its path as `tune` does; retuning is the caller's. */
void test_search_set(TestSearch *it, const char *path, const char *value);

/* Random play to an ongoing state with a player to move, `plies` deep or less. */
void test_search_state(const Game *game, Rng *rng, int plies, void *state);

#endif
