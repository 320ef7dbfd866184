/* any.inc.h - the functions of Connect Four for one size of a board, whatever its shape; included
 * after playout.inc.h. INSTALL is the function that installs them; a function `hash` must be there,
 * too. */

static int mover(const Rules *, const void *state) {
    return (int)((const State *)state)->mover;
}

static Status status(const Rules *, const void *state) {
    return ((const State *)state)->end ? OVER : ONGOING;
}

static double result(const Rules *, const void *state, int player) {
    uint32_t end = ((const State *)state)->end;
    if (end != END_FIRST && end != END_SECOND) return 0;
    return end == 1 + (uint32_t)player ? 1 : -1;
}

static int count(const Rules *rules, const void *state) {
    const State *from = state;
    return from->end ? 0 : COUNT(playable(rules, LOAD(from->all)));
}

KERNEL(any, SHAPE_OF(r))

static void any_lines(const Rules *r, const void *state, Lines *out) {
    kernel_lines(r, SHAPE_OF(r), state, out);
}

static void any_run(Batch b, bool biased, Playouts *out) {
    walks(b, SHAPE_OF(b.rules), biased, out);
}

static Move any_pick(const Rules *r, const void *state, bool careful, Rng *rng) {
    return biased_column(r, SHAPE_OF(r), careful, state, rng);
}

void INSTALL(Rules *r, Game *game) {
    static const Kernels kernels = {any_lines, any_run, any_pick};
    r->kernels = &kernels;
    game->state_size = sizeof(State);
    game->mover = mover;
    game->status = status;
    game->result = result;
    game->count = count;
    game->hash = hash;
    game->bounds = connect4_bounds;
    any_install(game);
}
