/* states.inc.h - what does not depend on how a state is kept, and the table of the game.
 *
 * Include it after moves, play, hash, chance_weight and chance_draw and after defining State, a
 * type with `phase` and `score`; COUNT, the slot `count`; and INSTALL, the function that fills the
 * table. */

static void start(const Rules *, void *state) {
    *(State *)state = (State){.phase = PHASE_FIRST};
}

static int mover(const Rules *, const void *state) {
    return ((const State *)state)->phase == PHASE_SLIDE ? 0 : CHANCE;
}

static Status status(const Rules *, const void *state) {
    return ((const State *)state)->phase == PHASE_OVER ? OVER : ONGOING;
}

static double points(const Rules *, const void *state, int) {
    return (double)((const State *)state)->score;
}

void INSTALL(Game *game) {
    game->state_size = sizeof(State);
    game->start = start;
    game->mover = mover;
    game->moves = moves;
    game->count = COUNT;
    game->play = play;
    game->status = status;
    game->result = points;
    game->points = points;
    game->hash = hash;
    game->chance_weight = chance_weight;
    game->chance_draw = chance_draw;
}
