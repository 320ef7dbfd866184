/* search_methods.inc.h - the functions of a kernel for one shape of board; include it after
 * search_kernel.inc.h. */

INLINE void ask_of(SolverKernel *k, const Shape s, const Board *board, int alpha) {
    SolverFrame *f = k->frames;
    WORD all = (WORD)(board->discs[0] | board->discs[1]);
    Place p = {
        .mine = (WORD)board->discs[board->mover], .all = all, .discs = COUNT(all), .alpha = alpha};
    int value;
    NodeEnd end = END_KNOWN;
    bool known = settle(k, s, &p, NULL, k->path, &value);
    PUT(f->mine, p.mine);
    PUT(f->all, p.all);
    PUT(f->danger, p.danger);
    f->discs = p.discs;
    f->alpha = p.alpha;
    f->flipped = p.flipped;
    f->chain = (int16_t)p.chain;
    k->ply = 0;
    k->played = p.chain;
    if (k->search) solver_tell_enter(k, p.chain);
    if (!known) {
        f->hash = hash_of(k, s, p.mine, p.all, p.discs, &f->turn);
        if (!enter_node(k, s, &value, &end)) return;
        if (f->flipped) value = -value;
    }
    if (k->search) solver_tell_leave(k, f, 0, value, end);
    k->value = value;
    k->ply = -1;
}

INLINE int column_of_board(const SolverKernel *k, const Shape s, const Board *board) {
    WORD all = (WORD)(board->discs[0] | board->discs[1]);
    SolverEntry entry;
    uint8_t turn;
    uint64_t hash = hash_of(k, s, (WORD)board->discs[board->mover], all, COUNT(all), &turn);
    if (!solver_probe(&k->table, hash, &entry) || entry.column >= s.width) return -1;
    return turned_back(s, turn, entry.column);
}

/* Defines the methods under a prefix for a shape (an expression of `k`). */
#define SOLVER_METHODS(name, shape)                                          \
    static void name##_ask(SolverKernel *k, const Board *board, int alpha) { \
        ask_of(k, shape, board, alpha);                                      \
    }                                                                        \
    static bool name##_work(SolverKernel *k, int64_t budget) {               \
        return work(k, shape, budget);                                       \
    }                                                                        \
    static int name##_column(const SolverKernel *k, const Board *board) {    \
        return column_of_board(k, shape, board);                             \
    }                                                                        \
    const SolverMethods solver_methods_##name = {name##_ask, name##_work, name##_column};
