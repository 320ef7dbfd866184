/* uct_select.h - which edge a descent takes. */
#ifndef PLY_SEARCHERS_UCT_SELECT_H
#define PLY_SEARCHERS_UCT_SELECT_H

#include <math.h>

#include "searchers/uct.h"

/* The edge of largest score among those tried; the first of equals. Two running maxima, for the
 * even and the odd edges, halve the chain of comparisons that the descent waits for, and there is
 * no branch but the loop: which edge is the best cannot be predicted. (Measured against it:
 * knock-outs of four and scores packed into integers are 8 % slower in all.) */
static inline uint32_t uct_leader(const Node *node, float weight) {
    const float *mean = node_mean(node), *spread = node_spread(node);
    uint32_t count = node->seen, even = 0, odd = 0, i = 1;
    float top = mean[0] + weight * spread[0], odd_top = -INFINITY;
    for (; i + 1 < count; i += 2) {
        float one = mean[i] + weight * spread[i], two = mean[i + 1] + weight * spread[i + 1];
        odd = one > odd_top ? i : odd;
        odd_top = one > odd_top ? one : odd_top;
        even = two > top ? i + 1 : even;
        top = two > top ? two : top;
    }
    if (i < count) {
        float one = mean[i] + weight * spread[i];
        odd = one > odd_top ? i : odd;
        odd_top = one > odd_top ? one : odd_top;
    }
    uint32_t second = (uint32_t)(odd_top > top) |
                      ((uint32_t)(odd_top == top) & (uint32_t)(odd < even));
    return even ^ ((even ^ odd) & (0 - second));
}

/* The same where hundreds are open: many are compared side by side. */
uint32_t uct_leader_of_many(const Node *node, float weight);
/* As uct_leader, but the exploration of every edge has a random factor of mean 1 (after RandUCB,
 * Vaswani et al. 2020). Two players who compute alike would else move in step, and each would learn
 * from rounds that independent players never play: in matching pennies both would think they
 * win. */
uint32_t uct_leader_at_random(Uct *uct, const Node *node, float weight);
/* The edge to follow in a guided search: with a prior, or a width. */
uint32_t uct_guide(Uct *uct, Node *node);
/* The choice of one player of a round by regret matching. */
uint32_t uct_regret_choose(Uct *uct, Node *node);

#endif
