/* riders.c - from a drawing to a game, and letters as moves. */
#include "riders.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "games.h"

Table *table_new(const char *drawing, const char *options) {
    Table *t = test_calloc(1, sizeof *t);
    char values[4000], spec[4200];
    Writer writer;
    Err err = {.text = ""};
    t->arena = arena_new((size_t)64 << 20);
    writer_fixed(&writer, values, sizeof values);
    if (!test_game("tron", t->arena)->def->variant_of(drawing, &writer))
        fail_msg("'%s' is no map", drawing);
    snprintf(spec, sizeof spec, "tron(%s%s)", values, options);
    t->game = test_game(spec, t->arena);
    t->state = arena_alloc(t->arena, t->game->state_size, NULL);
    t->game->start(t->game->rules, t->state);
    if (!t->game->position_read(t->game->rules, t->state, drawing, &err))
        fail_msg("%s: %s", drawing, err.text);
    return t;
}

void table_free(Table *t) {
    arena_free(t->arena);
    test_free(t);
}

const char *table_position(Table *t) {
    Writer writer;
    writer_fixed(&writer, t->text, sizeof t->text);
    t->game->position_write(t->game->rules, t->state, &writer);
    assert_false(writer.cut);
    return t->text;
}

void table_play(Table *t, const char *letters) {
    for (; *letters; letters++) {
        char word[2] = {*letters, 0};
        Move move, scratch[8];
        Err err = {.text = ""};
        if (!game_move_read(t->game, t->state, word, &move, &err))
            fail_msg("%s: %s", table_position(t), err.text);
        if (!game_legal(t->game, t->state, move, scratch))
            fail_msg("%s: '%s' is not legal", table_position(t), word);
        t->game->play(t->game->rules, t->state, t->state, move);
    }
}
