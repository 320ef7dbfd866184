/* search_solver_report.c - what the exact solver of Connect Four says: traces while it works, the
 * report at any time. Bounds are told as bounds until they meet. */
#include "base/mathx.h"
#include "games/connect4/search_solver_player.h"

static int column_of(const Rules *r, int bit) {
    return bit / r->stride;
}

/* ---- telling --------------------------------------------------------------------------------- */

/* In traces the root is ply 0, a column ply 1, the kernel's path begins at ply 2. */
enum { PATH_PLY = 2 };

void solver_tell_enter(const SolverKernel *k, int plies) {
    for (int i = k->played - plies; k->search->trace && i < k->played; i++)
        search_enter(k->search, i + PATH_PLY, (Move)column_of(k->rules, k->path[i]), 0, 0);
}

static double units(int score) {
    return 100.0 * solver_sign(score);
}

static void leave(const Search *search, int ply, int value, bool above, NodeEnd end,
                  double effort) {
    search_leave(search, ply, units(value), above ? BOUND_LOWER : BOUND_UPPER, end, effort);
}

void solver_tell_leave(const SolverKernel *k, const SolverFrame *f, int own, int value,
                       NodeEnd end) {
    if (!k->search->trace) return;
    bool above = value > (f->flipped ? -f->alpha - 1 : f->alpha);
    bool root_side = (k->played - f->chain + PATH_PLY - 1) % 2 == 0;
    for (int i = k->played - 1; i >= k->played - f->chain - own; i--)
        leave(k->search, i + PATH_PLY, root_side ? value : -value, above == root_side, end,
              (double)(k->nodes - f->entered));
}

void solver_tell_test(const Search *search, bool begins) {
    const Solver *s = search->data;
    bool above = s->low > s->alpha;
    if (begins)
        search_enter(search, 0, NO_MOVE, 0, 0);
    else
        leave(search, 0, above ? s->low : s->high, above, END_NONE,
              (double)(s->kernel->nodes - s->began));
}

void solver_tell_column(const Search *search, bool begins) {
    const Solver *s = search->data;
    const Column *c = s->columns + s->at;
    int value = -s->kernel->value;
    if (begins)
        search_enter(search, 1, c->move, 0, 0);
    else
        leave(search, 1, value, value > s->alpha, END_NONE, c->effort);
}

/* ---- the report ------------------------------------------------------------------------------ */

/* A column that keeps the score of a position, as far as the table knows; -1 = it does not. */
static int known_move(const Solver *s, const Board *board) {
    const Rules *r = s->rules;
    Wide all = board->discs[0] | board->discs[1], empty = r->board & ~all;
    Wide free = (all + r->bottom) & r->board, mine = board->discs[board->mover];
    Wide danger = connect4_winning(r, board->discs[board->mover ^ 1]) & empty;
    Wide urgent = connect4_winning(r, mine) & free;
    if (!urgent) urgent = danger & free;
    for (int x = 0; x < r->width; x++) {
        Wide cell = free & ((((Wide)1 << r->height) - 1) << (x * r->stride));
        if (cell & urgent) return x;
        if (!cell || urgent || (danger & cell << 1)) continue;
        /* Two threats at once, or one below another. */
        Wide threats = connect4_winning(r, mine | cell) & empty & ~cell;
        Wide now = threats & ((all | cell) + r->bottom);
        if ((now & (now - 1)) || (now << 1 & threats)) return x;
    }
    int x = s->methods->column(s->kernel, board);
    return x >= 0 && connect4_height(r, board, x) < r->height ? x : -1;
}

static int line(const Solver *s, const Column *c, Move *pv) {
    const Rules *r = s->rules;
    Board board = c->after;
    int length = 0;
    pv[length++] = c->move;
    Wide last = s->root.discs[s->root.mover] | (Wide)1 << c->bit;
    while (length < PV_MAX && !connect4_lines(r, last)) {
        if ((board.discs[0] | board.discs[1]) == r->board) break;
        int x = known_move(s, &board);
        if (x < 0) break;
        board.discs[board.mover] |= connect4_cell(r, x, connect4_height(r, &board, x));
        last = board.discs[board.mover];
        board.mover ^= 1;
        pv[length++] = (Move)x;
    }
    return length;
}

/* Plies to the end of a game of this score, from the root. */
static int plies_to(const Solver *s, int score) {
    int cells = s->rules->height * s->rules->width;
    int last = cells + 2 - 2 * (score < 0 ? -score : score); /* or one less */
    bool mine = score > 0;
    if ((last - s->discs) % 2 != (mine ? 1 : 0)) last--;
    return score ? last - s->discs : cells - s->discs;
}

static Proven proven_of(int low, int high) {
    return low > 0                 ? PROVEN_WIN
           : high < 0              ? PROVEN_LOSS
           : low == 0 && high == 0 ? PROVEN_DRAW
                                   : PROVEN_NONE;
}

/* What bounds say of the result: a draw until it is known better. */
static int value_of(int low, int high) {
    return low > 0 || high < 0 ? low : 0;
}

/* One of the columns that are worse than the best one, by score; null when there is none. */
static const Column *slip(const Search *search) {
    const Solver *s = search->data;
    double weights[SIDE_MAX], sum = 0;
    for (int i = 0; i < s->count; i++) {
        int less = s->low - s->columns[i].low;
        weights[i] = less > 0 ? mathx_exp(-less / s->options->slack) : 0;
        sum += weights[i];
    }
    Rng rng = rng_stream(search_seed(search), 2);
    double at = rng_unit(&rng) * sum;
    const Column *last = NULL;
    for (int i = 0; i < s->count; i++) {
        if (weights[i] <= 0) continue;
        last = s->columns + i;
        at -= weights[i];
        if (at < 0) break;
    }
    return last;
}

static const Column *choose(const Search *search) {
    const Solver *s = search->data;
    if (s->slipping && s->done) {
        const Column *worse = slip(search);
        if (worse) return worse;
    }
    const Column *best[SIDE_MAX] = {s->columns};
    int count = 0;
    for (int i = 0; i < s->count; i++) {
        const Column *c = s->columns + i;
        if (s->slip == c->move) return c;
        if (count && c->low < best[0]->low) continue;
        if (count && c->low == best[0]->low) {
            bool surer = s->done && c->low == c->high;
            if (surer || !s->done) best[count++] = c;
            continue;
        }
        best[0] = c;
        count = 1;
    }
    if (s->options->ties == TIES_FIRST || !s->done) return best[0];
    Rng rng = rng_stream(search_seed(search), 1);
    return best[rng_below(&rng, (uint32_t)count)];
}

static void report_row(const Solver *s, const Column *c, MoveReport *row) {
    *row = (MoveReport){.move = c->move, .effort = c->effort};
    row->proven = proven_of(c->low, c->high);
    if (c->low == c->high) row->proven_in = plies_to(s, c->low);
    row->value = units(value_of(c->low, c->high));
    row->bound = solver_sign(c->low) == solver_sign(c->high) ? BOUND_EXACT
                 : c->low == 0                               ? BOUND_LOWER
                 : c->high == 0                              ? BOUND_UPPER
                                                             : BOUND_NONE;
    row->score = c->low == c->high ? c->low : c->low + (c->high - c->low) / 2.0;
    row->pv_length = line(s, c, row->pv);
}

void solver_report(const Search *search, Report *out) {
    const Solver *s = search->data;
    const SolverKernel *k = s->kernel;
    const Column *best = choose(search);
    out->best = best->move;
    out->proven = proven_of(s->low, s->high);
    out->value = units(value_of(s->low, s->high));
    if (s->low == s->high) out->proven_in = plies_to(s, s->low);
    out->nodes = (double)(k->nodes - s->began) + s->helped;
    out->depth = s->rules->height * s->rules->width - s->discs;
    out->pv_length = line(s, best, out->pv);
    report_count(out, "score", NULL,
                 "Discs the winner has left over at the end, negative for a loss; a lower "
                 "bound while the search goes on.",
                 NULL, s->low);
    report_count(out, "score_at_most", "score at most", "Upper bound of the score.", NULL, s->high);
    report_count(out, "tests", NULL, "Questions of the form: is the score more than this?", NULL,
                 (double)s->tests);
    report_count(out, "chains", NULL, "Single moves that were played without a node of their own.",
                 NULL, (double)k->forced);
    report_count(out, "looks", NULL,
                 "Nodes answered by a look at their moves and the forced replies.", NULL,
                 (double)k->looks);
    report_count(out, "parity", NULL,
                 "Positions answered by zugzwang: the other side always plays above.", NULL,
                 (double)k->parity);
    report_count(out, "table_hits", "table hits", "Nodes answered by the table.", NULL,
                 (double)k->hits);
    report_count(out, "table", NULL, "Size of the table so far.", "MB",
                 (double)(k->table.buckets * 2 * sizeof *k->table.entries) / (1 << 20));
    for (int x = 0; x < s->rules->width; x++)
        for (int i = 0; i < s->count; i++)
            if (s->columns[i].move == (Move)x && out->count < out->capacity)
                report_row(s, s->columns + i, out->rows + out->count++);
}
