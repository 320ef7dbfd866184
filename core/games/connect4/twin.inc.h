/* twin.inc.h - alpha-beta without the contract: what the searcher `alphabeta` does with the plain
 * evaluation, on the kernels themselves, everything inlined. It visits the same nodes in the same order;
 * the bench compares the two speeds. Include it after kernel.inc.h. */

/* Value for the mover of `from`, fail-hard in [alpha, beta]; counts every position reached. */
#define TWIN(name, shape)                                                                       \
    static int name##_twin(const Rules *r, const State *from, int depth, int alpha, int beta,   \
                           int64_t *nodes) {                                                    \
        const Shape s = shape;                                                                  \
        WORD all = LOAD(from->all);                                                             \
        for (int x = 0; x < s.width; x++) {                                                     \
            if (all >> (x * s.stride + s.height - 1) & 1) continue;                             \
            State to;                                                                           \
            int value = 0;                                                                      \
            ++*nodes;                                                                           \
            if (kernel_play(r, s, &to, from, (Move)x) == OVER)                                  \
                value = to.end == END_DRAW ? 0 : 100;                                           \
            else if (depth > 1)                                                                 \
                value = -name##_twin(r, &to, depth - 1, -beta, -alpha, nodes);                  \
            if (value >= beta) return beta;                                                     \
            if (value > alpha) alpha = value;                                                   \
        }                                                                                       \
        return alpha;                                                                           \
    }                                                                                           \
    /* Every root move gets the full window. */                                                 \
    static int64_t name##_inlined(const Rules *r, const void *state, int depth) {               \
        const Shape s = shape;                                                                  \
        const State *from = state;                                                              \
        int64_t nodes = 0;                                                                      \
        for (int x = 0; x < s.width; x++) {                                                     \
            State to;                                                                           \
            if (LOAD(from->all) >> (x * s.stride + s.height - 1) & 1) continue;                 \
            nodes++;                                                                            \
            if (kernel_play(r, s, &to, from, (Move)x) == ONGOING && depth > 1)                  \
                name##_twin(r, &to, depth - 1, -INT_MAX, INT_MAX, &nodes);                      \
        }                                                                                       \
        return nodes;                                                                           \
    }
