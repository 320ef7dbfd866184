/* fixture.c - opens, runs and closes one search. */
#include "fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"

static void open_on(Fixture *f, const Game *game, const char *spec) {
    f->game = game;
    f->state = arena_alloc(f->arena, game->state_size, NULL);
    f->next = arena_alloc(f->arena, game->state_size, NULL);
    f->moves = arena_alloc(f->arena, (size_t)game->max_moves * sizeof(Move), NULL);
    game->start(game->rules, f->state);
    test_search_open(&f->it, game, spec);
}

void fixture_open(Fixture *f, const char *game, const char *spec) {
    f->arena = arena_new(1 << 22);
    open_on(f, test_game(game, f->arena), spec);
}

void fixture_open_def(Fixture *f, const GameDef *def, const char *spec) {
    f->arena = arena_new(1 << 22);
    open_on(f, game_new(&(Choice){.row = &def->row}, f->arena, NULL), spec);
}

void fixture_close(Fixture *f) {
    test_search_close(&f->it);
    arena_free(f->arena);
}

const Report *fixture_run(Fixture *f) {
    assert_int_equal(test_search_run(&f->it, f->state, ALL, NULL, STEPS), STEP_DONE);
    return test_search_report(&f->it);
}

void fixture_play(Fixture *f, Move move) {
    f->game->play(f->game->rules, f->state, f->state, move);
}

double fixture_counter(const Report *report, const char *name) {
    for (int i = 0; i < report->counters; i++)
        if (strcmp(report->counter[i].name, name) == 0) return report->counter[i].value;
    fail_msg("there is no counter %s", name);
    return 0;
}
