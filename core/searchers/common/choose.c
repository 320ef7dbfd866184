/* choose.c - opening, beginning and report of searchers that name a move and look at nothing. */
#include "searchers/common/choose.h"

bool choose_open(Search *search, Err *err) {
    Choosing *data = ARENA_NEW(search->arena, Choosing, 1, err);
    if (!data) return false;
    data->moves = ARENA_NEW(search->arena, Move, search->game->max_moves, err);
    search->data = data;
    return data->moves != NULL;
}

void choose_begin(Search *search, const void *state) {
    Choosing *data = search->data;
    data->count = search->game->moves(search->game->rules, state, data->moves);
    data->best = NO_MOVE;
}

void choose_report(const Search *search, Report *out) {
    const Choosing *data = search->data;
    report_unvalued(out, data->moves, data->count, data->best);
}
