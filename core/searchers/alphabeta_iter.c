/* alphabeta_iter.c - alpha-beta without recursion.
 *
 * As minimax_iter is to minimax: a stack with one frame a ply and one loop. A frame also holds its
 * window, which it hands to the positions pushed above it; what comes back moves its alpha (the
 * player at the root moves there) or its beta (somebody else does):
 *
 *     while the stack is not empty:
 *         window of the top frame closed (alpha >= beta), or no move left:  pop it; fail-hard value
 *         else play its next move:  leaf: the value goes to the top frame; else push with its window
 *
 * Nodes and their order are exactly those of alphabeta, whose essay says what is cut and why. Pausing
 * costs nothing: the stack stays as it is. */
#include "search/fixed.h"

#include <math.h>

static const Param params[] = {FIXED_DEPTH(6), FIXED_ROOT, FIXED_REST, PARAM_END};

static const Preset presets[] = {
    {"beginner", "Beginner", "depth=2", "Sees its own win and the immediate answer."},
    {"club", "Club player", "depth=6", "Three moves of each side."},
    {"expert", "Expert", "depth=10,root=narrow", "Five moves of each side."},
    {.name = NULL}};

static void push(Fixed *fixed, double alpha, double beta) {
    Frame *frame = &fixed->frame[++fixed->top];
    fixed_expand(fixed, frame);
    frame->next = 0;
    frame->mine = fixed_mine(fixed, fixed->top);
    frame->alpha = alpha;
    frame->beta = beta;
}

/* The child `next` of the top frame has a value: it narrows the window, at most until it closes. */
static void absorb(Fixed *fixed, double value) {
    Frame *frame = &fixed->frame[fixed->top];
    if (frame->mine ? value >= frame->beta : value <= frame->alpha) {
        if (frame->mine)
            frame->alpha = frame->beta;
        else
            frame->beta = frame->alpha;
    } else if (frame->mine ? value > frame->alpha : value < frame->beta) {
        if (frame->mine)
            frame->alpha = value;
        else
            frame->beta = value;
        fixed_line(fixed, fixed->top, frame->next);
    }
    frame->next++;
}

static double inner(Fixed *fixed, double alpha, double beta) {
    if (fixed->top == 0) push(fixed, alpha, beta); /* else the stack stands as the pause left it */
    for (;;) {
        Frame *frame = &fixed->frame[fixed->top];
        /* Step 1: cut off, or all replies are known: pop. */
        bool closed = frame->alpha >= frame->beta;
        if (closed || frame->next == frame->count) {
            double value = frame->mine ? frame->alpha : frame->beta;
            Bound beyond = frame->mine == closed ? BOUND_LOWER : BOUND_UPPER;
            if (FIXED_RARELY(fixed->watch))
                fixed_left(fixed, fixed->top, value,
                           frame->length && !closed ? BOUND_EXACT : beyond,
                           closed ? END_CUTOFF : END_NONE);
            if (closed) fixed_cut(fixed);
            if (--fixed->top == 0) return value;
            absorb(fixed, value);
            continue;
        }
        /* Step 2: the next reply. */
        double value = 0;
        alpha = frame->alpha, beta = frame->beta;
        switch (fixed_visit(fixed, fixed->top, frame->next, alpha, beta, &value)) {
        case VISIT_PAUSE: return 0;
        case VISIT_INNER: push(fixed, alpha, beta); break;
        case VISIT_LEAF: absorb(fixed, value); break;
        }
    }
}

static Step step(Search *search, int64_t budget) {
    return fixed_step(search, budget, inner, INFINITY);
}

const SearcherDef searcher_alphabeta_iter = {
    .row = {.name = "alphabeta-iter",
            .title = "Alpha-beta, iterative",
            .doc =
                "Alpha-beta with a stack of its own instead of recursion. Visits exactly the nodes "
                "of alphabeta in the same order and plays the same moves.",
            .params = params,
            .size = sizeof(FixedOptions),
            .presets = presets,
            .aliases = (const char *const[]){"AlphaBetaIter", NULL}},
    .accepts = FIXED_ACCEPTS,
    .open = fixed_open,
    .begin = fixed_begin,
    .step = step,
    .report = fixed_report,
    .retune = fixed_retune};
