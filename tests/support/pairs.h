/* pairs.h - every searcher of the registry on every variant of every game it accepts. */
#ifndef PLY_TESTS_PAIRS_H
#define PLY_TESTS_PAIRS_H

#include "registry.h"

enum { PAIR_STEPS = 2000000, PAIR_ALL = 1 << 30 };

typedef struct Pair {
    const SearcherDef *def;
    const Game *game;
    char spec[120]; /* cheap options */
    char where[300];
    Rng rng;
    void *state; /* an ongoing position, a player to move */
} Pair;

/* Fails the test and says where. */
#define CHECK(condition)                                            \
    do {                                                            \
        if (!(condition)) fail_msg("%s: " #condition, pair->where); \
    } while (0)

/* Calls `check` for every searcher on `count` random positions of every variant it accepts: those
 * pairs that are this process's own (share.h). */
void pairs_each(int count, void (*check)(Pair *pair));

/* A test `name`_all that calls `name` so. */
#define PAIRS(name, count)                  \
    static void name##_all(void **unused) { \
        (void)unused;                       \
        pairs_each(count, name);            \
    }

bool pairs_fit(const SearcherDef *def, const Game *game);

/* A spec that ends soon: whatever limits effort or memory is set low. */
void pairs_spec(const Row *row, const Game *game, const char *more, char *spec, size_t size);

/* A person, or a program outside, of which there is none here. */
bool pairs_outside(const Pair *pair);

/* What must hold of any report at any time. */
void pairs_report(const Pair *pair, Scale scale, const Report *report);

#endif
