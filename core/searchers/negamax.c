/* negamax.c - minimax with one function instead of two.
 *
 * What is good for me is as bad for the others, and min(a, b) = -max(-a, -b). So every position can
 * be valued by one rule, from the view of the side that moves there: the largest value over the
 * replies, each turned round because the reply belongs to the other side.
 *
 *     choose(s):   the first move a with the largest -negamax(play(s, a), depth - 1)
 *     negamax(s):  leaf: evaluation for the side to move     else the largest -negamax over all
 *                  replies
 *
 * The sign turns only where the side does: a player who moves twice running, or who is alone, keeps
 * it. Sides are the player at the root and all others; with many=maxn there are as many sides as
 * players, a value is a vector, and the one rule stays: the largest for the mover (fixed_maxn).
 * Values, nodes and their order are those of minimax; so are its needs and its failings.
 *
 * Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975, section 2. */
#include "searchers/common/fixed.h"

#include <math.h>

/* Value for the side to move, which is `sign`. */
static double negamax(Fixed *fixed, Frame *frame, double sign) {
    double best = -INFINITY;
    int next = 0;
    bool inside = false; /* back from a pause, in the child `next` */
    if (frame->paused) {
        frame->paused = false;
        best = frame->best, next = frame->next, inside = frame[1].paused;
    } else {
        fixed_expand(fixed, frame);
    }
    for (; next < frame->count; next++) {
        /* Step 1: a leaf, valued as the player at the root sees it, is turned to the side to
         * move. */
        double value = 0;
        Visit visit = inside ? VISIT_INNER : fixed_visit(fixed, frame, next, 0, 0, &value);
        inside = false;
        value *= sign;
        /* Step 2: a reply's own value is turned round when the side changes. */
        if (visit == VISIT_INNER) {
            double reply = fixed_sign_next(fixed, frame + 1, sign);
            value = negamax(fixed, frame + 1, reply);
            if (reply != sign) value = -value;
        }
        if (fixed->paused) return fixed_pause(frame, next, 0, 0, best);
        /* Step 3: the largest counts, whichever side moves. */
        if (value > best) {
            best = value;
            fixed_line(frame, next);
        }
    }
    if (fixed->watch) fixed_leave(fixed, frame, sign * best, BOUND_EXACT, END_NONE);
    return best;
}

static double inner(Fixed *fixed, Frame *frame, double, double) {
    double sign = fixed_sign_next(fixed, frame, 1);
    return sign * negamax(fixed, frame, sign);
}

static Step step(Search *search, int64_t budget) {
    return fixed_step(search, budget, inner, 0);
}

const SearcherDef searcher_negamax = {
    .row = {.name = "negamax",
            .title = "Negamax",
            .doc =
                "Minimax written as one function: every position is valued for the side that moves "
                "there, and the sign turns with the side. Plays the same moves after the same "
                "nodes as minimax.",
            FIXED_ROW(full),
            .aliases = (const char *const[]){"Negamax", NULL}},
    FIXED_SLOTS,
    .call = 80,
    .step = step};
