/* minimax.c - the oldest idea: look at every line of play to a fixed depth.
 *
 * The player at the root wants the largest value, all others the smallest. A position is a leaf
 * when the game is over or the depth is reached; then the evaluation speaks, always from the view
 * of the player at the root. Elsewhere its value is the best that the side to move can get:
 *
 *     choose(s):    the first move a with the largest value(play(s, a), depth - 1)
 *     eval_min(s):  leaf: evaluation     else the smallest value over all replies
 *     eval_max(s):  leaf: evaluation     else the largest value over all replies
 *
 * It needs a game without dice and time that grows with (moves per position) ^ depth: 7 plies of
 * Connect Four are a million nodes. It never overlooks anything within its depth, and sees nothing
 * beyond it: a win at the next ply is invisible, and of two wins it takes the first it meets, not
 * the shorter one. alphabeta gives the same values for about the square root of the work.
 *
 * Three or more players: all others are one enemy (paranoid), or each plays for himself and takes
 * the largest of his own values (many=maxn; the two functions become one over vectors, fixed_maxn).
 * With simultaneous moves the player at the root chooses first in every round, so that its value is
 * what it can be sure of even if the others knew its choice.
 *
 * Zermelo, Ueber eine Anwendung der Mengenlehre auf die Theorie des Schachspiels, 1913.
 * Shannon, Programming a Computer for Playing Chess, 1950.
 * Luckhardt and Irani, An Algorithmic Solution of N-Person Games, 1986. */
#include "searchers/common/fixed.h"

#include <math.h>

static double eval_max(Fixed *fixed, Frame *frame);
static double eval_min(Fixed *fixed, Frame *frame);

/* Step 1: who moves below decides which function speaks (in most games they take turns). */
static double eval_child(Fixed *fixed, Frame *frame, bool mine) {
    return fixed_mine_next(fixed, frame, mine) ? eval_max(fixed, frame) : eval_min(fixed, frame);
}

/* Step 2: another player moves and takes the smallest value. */
static double eval_min(Fixed *fixed, Frame *frame) {
    double best = INFINITY;
    int next = 0;
    bool inside = false; /* back from a pause, in the child `next` */
    if (frame->paused) {
        frame->paused = false;
        best = frame->best, next = frame->next, inside = frame[1].paused;
    } else {
        fixed_expand(fixed, frame);
    }
    for (; next < frame->count; next++) {
        double value = 0;
        Visit visit = inside ? VISIT_INNER : fixed_visit(fixed, frame, next, 0, 0, &value);
        inside = false;
        if (visit == VISIT_INNER) value = eval_child(fixed, frame + 1, false);
        if (fixed->paused) return fixed_pause(frame, next, 0, 0, best);
        if (value < best) {
            best = value;
            fixed_line(frame, next);
        }
    }
    if (fixed->watch) fixed_leave(fixed, frame, best, BOUND_EXACT, END_NONE);
    return best;
}

/* Step 3: the player at the root moves and takes the largest. */
static double eval_max(Fixed *fixed, Frame *frame) {
    double best = -INFINITY;
    int next = 0;
    bool inside = false;
    if (frame->paused) {
        frame->paused = false;
        best = frame->best, next = frame->next, inside = frame[1].paused;
    } else {
        fixed_expand(fixed, frame);
    }
    for (; next < frame->count; next++) {
        double value = 0;
        Visit visit = inside ? VISIT_INNER : fixed_visit(fixed, frame, next, 0, 0, &value);
        inside = false;
        if (visit == VISIT_INNER) value = eval_child(fixed, frame + 1, true);
        if (fixed->paused) return fixed_pause(frame, next, 0, 0, best);
        if (value > best) {
            best = value;
            fixed_line(frame, next);
        }
    }
    if (fixed->watch) fixed_leave(fixed, frame, best, BOUND_EXACT, END_NONE);
    return best;
}

/* Step 4: the loop over the root moves is fixed_step's, alike for the whole family. */
static double inner(Fixed *fixed, Frame *frame, double, double) {
    return eval_child(fixed, frame, true);
}

static Step step(Search *search, int64_t budget) {
    return fixed_step(search, budget, inner, 0);
}

const SearcherDef searcher_minimax = {
    .row = {.name = "minimax",
            .title = "Minimax",
            .doc =
                "Looks at every line of play to a fixed depth: itself takes the largest value, the "
                "opponent the smallest. Complete within its depth and blind beyond it; every "
                "further ply costs as much as there are moves in a position.",
            FIXED_ROW(full),
            .aliases = (const char *const[]){"MinMax", NULL}},
    .roles = {[ROLE_FULL] = ""},
    FIXED_SLOTS,
    .call = 64,
    .step = step};
