/* fixture.h - a game at its start with room beside it and a search on it, for tests of one
 * searcher. */
#ifndef PLY_TESTS_FIXTURE_H
#define PLY_TESTS_FIXTURE_H

#include "searches.h"

enum { ALL = 1 << 30, STEPS = 1000 };

typedef struct Fixture {
    Arena *arena;
    const Game *game;
    char *state, *next; /* `next` is scratch, as `moves` */
    Move *moves;
    TestSearch it;
} Fixture;

/* On the variant `game`, or on `def`, a game that only this test knows. */
void fixture_open(Fixture *f, const char *game, const char *spec);
void fixture_open_def(Fixture *f, const GameDef *def, const char *spec);
void fixture_close(Fixture *f);

const Report *fixture_run(Fixture *f); /* searches `state` to the end */
void fixture_play(Fixture *f, Move move);

/* Of that name; fails the test when there is none. */
double fixture_counter(const Report *report, const char *name);

#endif
