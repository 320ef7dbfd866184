/* rate.c - which moves to try first, and moves in parts.
 *
 * The source document, the Amazons report, tries queen moves that end, and arrows that land, next
 * to an enemy queen first, and moves queens that are alone in their region last: their moves cannot
 * be taken away, so they can wait. A region is what a queen can reach by any number of king's moves
 * over free cells; she is alone when no enemy queen stands next to it. */
#include "games/amazons/amazons.h"

#include <string.h>

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

static void rate(const Rules *r, const void *state, const Move *moves, int count, int32_t *out) {
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

/* Queens' moves, each with the first arrow of the list; or all arrows of one of them. */
static int part(const Rules *r, const void *state, Move begun, Move *out) {
    const State *s = state;
    int count = 0, run[DIRECTIONS], flight[DIRECTIONS];
    Lines lines;
    amazons_lines(r, s, &lines);
    Set queens = begun == NO_MOVE ? amazons_queens(s, (int)s->mover)
                                  : set_cell(amazons_from(begun));
    for (; queens; queens = set_rest(queens)) {
        int from = set_first(queens);
        lines_flip(r, &lines, from);
        if (begun != NO_MOVE) {
            int to = amazons_to(begun);
            lines_runs(r, &lines, to, flight);
            for (int d = 0; d < DIRECTIONS; d++)
                for (int n = 1; n <= flight[d]; n++)
                    out[count++] = amazons_move(from, to, to + n * r->step[d]);
            return count;
        }
        lines_runs(r, &lines, from, run);
        for (int d = 0; d < DIRECTIONS; d++)
            for (int n = 1, to = from + r->step[d]; n <= run[d]; n++, to += r->step[d]) {
                lines_runs(r, &lines, to, flight);
                for (int first = 0; first < DIRECTIONS; first++) {
                    if (!flight[first]) continue;
                    out[count++] = amazons_move(from, to, to + r->step[first]);
                    break;
                }
            }
        lines_flip(r, &lines, from);
    }
    return count;
}

/* The queen has moved and has not shot; the other side is to move. */
static void partial(const Rules *r, void *to_state, const void *from_state, Move move) {
    State s;
    memcpy(&s, from_state, sizeof s);
    const int from = amazons_from(move), to = amazons_to(move);
    const uint32_t side = s.mover;
    words_flip(s.queens[side], from);
    words_flip(s.queens[side], to);
    s.hash ^= ~(r->key[side][from] ^ r->key[side][to]);
    s.mover = side ^ 1;
    memcpy(to_state, &s, sizeof s);
}

void amazons_install_rate(Game *game) {
    game->rate = rate;
    game->part = part;
    game->partial = partial;
}
