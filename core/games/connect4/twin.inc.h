/* twin.inc.h - alpha-beta without the contract: the search of `alphabeta` with the plain evaluation,
 * step by step the same (frames, move lists, lines of play, counters, a budget), but with the kernels
 * inlined instead of called through Game. It visits the same nodes in the same order; what it is quicker
 * by is what the contract costs, and the bench shows that. Include it after kernel.inc.h. */

typedef struct TwinFrame {
    State state;
    Move moves[SIDE_MAX];
    int count, length;
    Move line[SIDE_MAX * SIDE_MAX];
} TwinFrame;

typedef struct Twin {
    const Rules *rules;
    int64_t left, inner, over, cuts;
    TwinFrame *last; /* where the depth is reached */
    uint32_t me;
} Twin;

INLINE void twin_expand(Twin *t, const Shape s, TwinFrame *frame) {
    frame->count = kernel_moves(s, &frame->state, frame->moves);
    frame->length = 0;
    t->inner++;
}

/* Plays a move into the frame below; true when that is a leaf, with its value. */
INLINE bool twin_visit(Twin *t, const Shape s, TwinFrame *frame, int next, double *value) {
    TwinFrame *child = frame + 1;
    t->left--;
    child->length = 0;
    if (kernel_play(t->rules, s, &child->state, &frame->state, frame->moves[next]) == OVER) {
        uint32_t end = child->state.end;
        t->over++;
        *value = end == END_DRAW ? 0 : end == 1 + t->me ? 100 : -100;
        return true;
    }
    *value = 0;
    return child == t->last;
}

INLINE void twin_line(TwinFrame *frame, int next) {
    const TwinFrame *child = frame + 1;
    frame->line[0] = frame->moves[next];
    for (int i = 0; i < child->length; i++)
        frame->line[i + 1] = child->line[i];
    frame->length = child->length + 1;
}

/* Defines name_inlined, which runs the search for one shape. */
#define TWIN(name, shape)                                                                  \
    static double name##_child(Twin *t, TwinFrame *frame, double alpha, double beta);      \
    /* Somebody else moves and lowers beta, until alpha is reached. */                     \
    static double name##_cut_alpha(Twin *t, TwinFrame *frame, double alpha, double beta) { \
        const Rules *r = t->rules;                                                         \
        (void)r;                                                                           \
        twin_expand(t, shape, frame);                                                      \
        for (int next = 0; next < frame->count && t->left > 0; next++) {                   \
            double value;                                                                  \
            if (!twin_visit(t, shape, frame, next, &value))                                \
                value = name##_child(t, frame + 1, alpha, beta);                           \
            if (value <= alpha) {                                                          \
                t->cuts++;                                                                 \
                return alpha;                                                              \
            }                                                                              \
            if (value < beta) {                                                            \
                beta = value;                                                              \
                twin_line(frame, next);                                                    \
            }                                                                              \
        }                                                                                  \
        return beta;                                                                       \
    }                                                                                      \
    /* The player at the root moves and raises alpha, until beta is reached. */            \
    static double name##_cut_beta(Twin *t, TwinFrame *frame, double alpha, double beta) {  \
        const Rules *r = t->rules;                                                         \
        (void)r;                                                                           \
        twin_expand(t, shape, frame);                                                      \
        for (int next = 0; next < frame->count && t->left > 0; next++) {                   \
            double value;                                                                  \
            if (!twin_visit(t, shape, frame, next, &value))                                \
                value = name##_child(t, frame + 1, alpha, beta);                           \
            if (value >= beta) {                                                           \
                t->cuts++;                                                                 \
                return beta;                                                               \
            }                                                                              \
            if (value > alpha) {                                                           \
                alpha = value;                                                             \
                twin_line(frame, next);                                                    \
            }                                                                              \
        }                                                                                  \
        return alpha;                                                                      \
    }                                                                                      \
    static double name##_child(Twin *t, TwinFrame *frame, double alpha, double beta) {     \
        return frame->state.mover == t->me ? name##_cut_beta(t, frame, alpha, beta)        \
                                           : name##_cut_alpha(t, frame, alpha, beta);      \
    }                                                                                      \
    static int64_t name##_inlined(const Rules *r, const void *state, int depth) {          \
        enum { DEPTH = 32 };                                                               \
        TwinFrame frame[DEPTH + 1];                                                        \
        if (depth < 1 || depth > DEPTH) return 0;                                          \
        Twin t = {.rules = r, .left = INT64_MAX, .last = frame + depth};                   \
        frame[0].state = *(const State *)state;                                            \
        t.me = frame[0].state.mover;                                                       \
        twin_expand(&t, shape, frame);                                                     \
        for (int next = 0; next < frame->count; next++) {                                  \
            double value;                                                                  \
            if (!twin_visit(&t, shape, frame, next, &value))                               \
                name##_child(&t, frame + 1, -INFINITY, INFINITY);                          \
        }                                                                                  \
        return INT64_MAX - t.left;                                                         \
    }
