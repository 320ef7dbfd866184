/* riders.h - games of Tron that are set up from a drawing, for tests of its rules and maps. */
#ifndef PLY_TESTS_RIDERS_H
#define PLY_TESTS_RIDERS_H

#include "game/game.h"

enum { TEXT = 40000 };

/* A game set up from a drawing and options, its state and a place for texts. */
typedef struct Table {
    Arena *arena;
    Game *game;
    void *state;
    char text[TEXT];
} Table;

/* `options` such as ",crash=yes". */
Table *table_new(const char *drawing, const char *options);
void table_free(Table *t);
const char *table_position(Table *t);           /* in t->text */
void table_play(Table *t, const char *letters); /* a run of them */

#endif
