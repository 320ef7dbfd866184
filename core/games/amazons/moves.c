/* moves.c - moves, whole and in parts, and how they are played.
 *
 * Moves are found on lines (amazons.h): the lines of the state are filled once, each queen is
 * lifted off in turn, and zeros next to a bit say how far she and, from each of her targets, her
 * arrow can go. So moves are counted without being listed, eight instructions for each
 * direction. */
#include "games/amazons/amazons.h"

#include <string.h>

#include "base/inline.h"

void amazons_lines(const Rules *r, const State *s, Lines *out) {
    memcpy(out->word, r->blank, (size_t)r->lines * sizeof out->word[0]);
    for (Set taken = amazons_taken(s); taken; taken = set_rest(taken))
        lines_flip(r, out, set_first(taken));
}

void amazons_put(const Rules *r, State *out, Set white, Set black, Set arrows, int mover) {
    memset(out, 0, sizeof *out);
    set_store(out->queens[WHITE], white);
    set_store(out->queens[BLACK], black);
    set_store(out->arrows, arrows);
    out->mover = (uint32_t)mover;
    const Set sets[3] = {white, black, arrows};
    for (int kind = 0; kind < 3; kind++)
        for (Set left = sets[kind]; left; left = set_rest(left))
            out->hash ^= r->key[kind][set_first(left)];
    if (mover == BLACK) out->hash = ~out->hash;
}

/* Writes the moves of the queen on `from`, whose cell is free on the lines, to `to`: all of them,
 * or the first. */
INLINE Move *write_arrows(const Rules *r, const Lines *lines, int from, int to, bool all,
                          Move *out) {
    int run[DIRECTIONS];
    lines_runs(r, lines, to, run);
    for (int d = 0; d < DIRECTIONS; d++) {
        Move move = amazons_move(from, to, to), step = (Move)r->step[d] << 14;
        for (int n = run[d]; n > 0; n--) {
            *out++ = move += step;
            if (!all) return out;
        }
    }
    return out;
}

/* Whole moves, or queens' moves, each with the first arrow of the list. */
INLINE int list(const Rules *r, const State *s, bool all, Move *out) {
    Move *end = out;
    Lines lines;
    amazons_lines(r, s, &lines);
    for (Set queens = amazons_queens(s, (int)s->mover); queens; queens = set_rest(queens)) {
        int from = set_first(queens), run[DIRECTIONS];
        lines_flip(r, &lines, from);
        lines_runs(r, &lines, from, run);
        for (int d = 0; d < DIRECTIONS; d++)
            for (int n = 1, to = from + r->step[d]; n <= run[d]; n++, to += r->step[d])
                end = write_arrows(r, &lines, from, to, all, end);
        lines_flip(r, &lines, from);
    }
    return (int)(end - out);
}

static int moves(const Rules *r, const void *state, Move *out) {
    return list(r, state, true, out);
}

/* All arrows of a queen's move, or all queens' moves. */
static int part(const Rules *r, const void *state, Move begun, Move *out) {
    if (begun == NO_MOVE) return list(r, state, false, out);
    Lines lines;
    amazons_lines(r, state, &lines);
    lines_flip(r, &lines, amazons_from(begun));
    Move *end = write_arrows(r, &lines, amazons_from(begun), amazons_to(begun), true, out);
    return (int)(end - out);
}

int amazons_mobility(const Rules *r, const State *s, int side, bool whole) {
    int sum = 0;
    Lines lines;
    amazons_lines(r, s, &lines);
    for (Set queens = amazons_queens(s, side); queens; queens = set_rest(queens)) {
        int from = set_first(queens), run[DIRECTIONS];
        if (!whole) {
            sum += lines_count(r, &lines, from);
            continue;
        }
        lines_flip(r, &lines, from);
        lines_runs(r, &lines, from, run);
        for (int d = 0; d < DIRECTIONS; d++)
            for (int n = 1, to = from + r->step[d]; n <= run[d]; n++, to += r->step[d])
                sum += lines_count(r, &lines, to);
        lines_flip(r, &lines, from);
    }
    return sum;
}

static int count(const Rules *rules, const void *state) {
    return amazons_mobility(rules, state, (int)((const State *)state)->mover, true);
}

static Status play(const Rules *r, void *to_state, const void *from_state, Move move) {
    State s;
    memcpy(&s, from_state, sizeof s);
    int from = amazons_from(move), to = amazons_to(move), arrow = amazons_arrow(move);
    uint32_t side = s.mover;
    words_flip(s.queens[side], from);
    words_flip(s.queens[side], to);
    words_flip(s.arrows, arrow);
    s.hash ^= ~(r->key[side][from] ^ r->key[side][to] ^ r->key[2][arrow]);
    s.mover = side ^ 1;
    memcpy(to_state, &s, sizeof s);
    return amazons_can_move(r, &s, (int)s.mover) ? ONGOING : OVER;
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

void amazons_install_moves(Game *game) {
    game->moves = moves;
    game->part = part;
    game->count = count;
    game->play = play;
    game->partial = partial;
}
