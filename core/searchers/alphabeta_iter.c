/* alphabeta_iter.c - alpha-beta without recursion.
 *
 * As minimax_iter is to minimax: a stack with one frame a ply and one loop. A frame also holds its
 * window, which it hands to the positions pushed above it; what comes back moves its alpha (the
 * player at the root moves there) or its beta (another player does):
 *
 *     while the stack is not empty:
 *         window of the top frame closed (alpha >= beta), or no move left:  pop it; fail-hard value
 *         else play its next move: a leaf gives its value to the top frame; others are pushed
 *
 * Nodes and their order are exactly those of alphabeta, whose essay says what is cut and why.
 * Pausing costs nothing: the stack stays as it is. */
#include "searchers/common/fixed.h"

#include <math.h>

static void push(Fixed *fixed, Frame *frame, bool after_mine, double alpha, double beta) {
    fixed->top = frame;
    fixed_expand(fixed, frame);
    frame->next = 0;
    frame->mine = fixed_mine_next(fixed, frame, after_mine);
    frame->alpha = alpha;
    frame->beta = beta;
}

/* The child `next` has a value: it narrows the window, at most until it closes. */
static void absorb(Frame *frame, double value) {
    if (frame->mine && value > frame->alpha) {
        if (value < frame->beta) fixed_line(frame, frame->next);
        frame->alpha = value < frame->beta ? value : frame->beta;
    } else if (!frame->mine && value < frame->beta) {
        if (value > frame->alpha) fixed_line(frame, frame->next);
        frame->beta = value > frame->alpha ? value : frame->alpha;
    }
    frame->next++;
}

/* Tells the trace what is known of a node in the end. */
static void leave(Fixed *fixed, Frame *frame, double value, bool closed) {
    Bound beyond = frame->mine == closed ? BOUND_LOWER : BOUND_UPPER;
    fixed_leave(fixed, frame, value, frame->length && !closed ? BOUND_EXACT : beyond,
                closed ? END_CUTOFF : END_NONE);
}

static double inner(Fixed *fixed, Frame *bottom, double alpha, double beta) {
    if (!fixed->top)
        push(fixed, bottom, true, alpha, beta); /* else it stands as the pause left it */
    for (;;) {
        Frame *frame = fixed->top;
        double value = 0;
        /* Step 1: cut off, or all replies are known: pop. */
        bool closed = frame->alpha >= frame->beta;
        if (closed || frame->next == frame->count) {
            value = frame->mine ? frame->alpha : frame->beta;
            if (FIXED_RARELY(fixed->watch)) leave(fixed, frame, value, closed);
            if (closed) fixed_cut(fixed);
            fixed->top = frame == bottom ? NULL : frame - 1;
            if (!fixed->top) return value;
            absorb(fixed->top, value);
            continue;
        }
        /* Step 2: the next reply. */
        alpha = frame->alpha, beta = frame->beta;
        switch (fixed_visit(fixed, frame, frame->next, alpha, beta, &value)) {
        case VISIT_PAUSE: return 0;
        case VISIT_INNER: push(fixed, frame + 1, frame->mine, alpha, beta); break;
        case VISIT_LEAF: absorb(frame, value); break;
        }
    }
}

static Step step(Search *search, int64_t budget) {
    return fixed_step(search, budget, inner, INFINITY);
}

const SearcherDef searcher_alphabeta_iter = {
    .row = {.name = "alphabeta-iter",
            .title = "Alpha-beta, iterative",
            .doc = "Alpha-beta with a stack of its own instead of recursion. Visits exactly the "
                   "nodes of alphabeta in the same order and plays the same moves. Measured in "
                   "Connect Four: both reserve 224 bytes a ply; recursion adds 80 bytes a ply of "
                   "the machine's stack, without it a move takes 4 % longer.",
            FIXED_ROW(cut),
            .aliases = (const char *const[]){"AlphaBetaIter", NULL}},
    FIXED_SLOTS,
    .recursive = "alphabeta",
    .step = step};
