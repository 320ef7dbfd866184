/* rate.c - which moves to try first.
 *
 * The source document, the Amazons report, tries queen moves that end, and arrows that land, next
 * to an enemy queen first, and moves queens that are alone in their region last: their moves cannot
 * be taken away, so they can wait. A region is what a queen can reach by any number of king's moves
 * over free cells; she is alone when no enemy queen stands next to it. */
#include "games/amazons/amazons.h"

enum {
    RATE_NEAR_ARROW = 12, /* the arrow takes room from an enemy queen */
    RATE_NEAR_QUEEN = 4   /* so does the queen herself, but she must also live there */
};

/* The queens of a side that are alone. */
static Set alone(const Rules *r, const State *s, int side) {
    Set enemies = amazons_queens(s, side ^ 1), free = amazons_free(r, s), lonely = 0;
    for (Set left = amazons_queens(s, side); left; left = set_rest(left)) {
        Set queen = left & ~set_rest(left), region = amazons_flood(r, queen, free) | queen;
        if (!(amazons_around(r, region) & enemies)) lonely |= queen;
    }
    return lonely;
}

void amazons_rate(const Rules *r, const void *state, const Move *moves, int count, int32_t *out) {
    const State *s = state;
    Set near = amazons_around(r, amazons_queens(s, (int)s->mover ^ 1));
    Set last = alone(r, s, (int)s->mover);
    for (int i = 0; i < count; i++) {
        Move move = moves[i];
        out[i] = RATE_NEAR_ARROW * set_has(near, amazons_arrow(move)) +
                 RATE_NEAR_QUEEN * set_has(near, amazons_to(move)) +
                 (set_has(last, amazons_from(move)) ? RATE_LAST : 0);
    }
}
