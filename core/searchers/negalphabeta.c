/* negalphabeta.c - alpha-beta with one function instead of two.
 *
 * As negamax is to minimax: every position is valued for the side that moves there, and so is the
 * window. Where the side changes, window and value are turned round and the bounds change places:
 *
 *     cut(s, alpha, beta):   leaf: evaluation for the side to move
 *         for every reply: v = -cut(reply, -beta, -alpha); v >= beta: return beta
 *                          alpha = max(alpha, v)
 *         return alpha
 *
 * Fail-hard, full window at every root move or moves=best, as alphabeta, whose nodes it visits one
 * for one in the same order. Needs and failings are alphabeta's.
 *
 * Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975, section 3. */
#include "searchers/common/fixed.h"

#include <math.h>

/* Tells the trace about the end of a node, as the player at the root sees it. */
static void leave(Fixed *fixed, Frame *frame, double sign, double value, Bound bound, NodeEnd end) {
    if (sign < 0 && bound != BOUND_EXACT) bound = bound == BOUND_LOWER ? BOUND_UPPER : BOUND_LOWER;
    fixed_leave(fixed, frame, sign * value, bound, end);
}

/* Value for the side to move, which is `sign`, inside its window. */
static double cut(Fixed *fixed, Frame *frame, double sign, double alpha, double beta) {
    int next = 0;
    bool inside = false; /* back from a pause, in the child `next` */
    if (FIXED_RARELY(frame->paused)) {
        frame->paused = false;
        alpha = frame->alpha, beta = frame->beta, next = frame->next, inside = frame[1].paused;
    } else {
        fixed_expand(fixed, frame);
    }
    for (; next < frame->count; next++) {
        /* Step 1: a leaf, valued as the player at the root sees it, is turned to the side to
         * move. */
        double value = 0;
        Visit visit = VISIT_INNER;
        if (!inside)
            visit = sign > 0 ? fixed_visit(fixed, frame, next, alpha, beta, &value)
                             : fixed_visit(fixed, frame, next, -beta, -alpha, &value);
        inside = false;
        value *= sign;
        /* Step 2: below, window and value are turned round when the side changes. */
        if (visit == VISIT_INNER) {
            double reply = fixed_sign_next(fixed, frame + 1, sign);
            value = reply == sign ? cut(fixed, frame + 1, reply, alpha, beta)
                                  : -cut(fixed, frame + 1, reply, -beta, -alpha);
        }
        if (FIXED_RARELY(fixed->paused)) return fixed_pause(frame, next, alpha, beta, 0);
        /* Step 3: raise alpha until beta is reached. */
        if (value >= beta) {
            if (fixed->watch) leave(fixed, frame, sign, beta, BOUND_LOWER, END_CUTOFF);
            fixed_cut(fixed);
            return beta;
        }
        if (value > alpha) {
            alpha = value;
            fixed_line(frame, next);
        }
    }
    if (FIXED_RARELY(fixed->watch))
        leave(fixed, frame, sign, alpha, frame->length ? BOUND_EXACT : BOUND_UPPER, END_NONE);
    return alpha;
}

static double inner(Fixed *fixed, Frame *frame, double alpha, double beta) {
    return fixed_sign_next(fixed, frame, 1) > 0 ? cut(fixed, frame, 1, alpha, beta)
                                                : -cut(fixed, frame, -1, -beta, -alpha);
}

static Step step(Search *search, int64_t budget) {
    return fixed_step(search, budget, inner, INFINITY);
}

const SearcherDef searcher_negalphabeta = {
    .row = {.name = "negalphabeta",
            .title = "Neg-alpha-beta",
            .doc =
                "Alpha-beta written as one function: value and window turn round with the side to "
                "move. Plays the same moves after exactly the same nodes as alphabeta.",
            FIXED_ROW(cut),
            .aliases = (const char *const[]){"NegAlphaBeta", NULL}},
    FIXED_SLOTS,
    .call = 80,
    .step = step};
