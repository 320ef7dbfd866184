/* zugzwang.inc.h - what is known of a position of Connect Four without search: bounds from
 * zugzwang. Include it after lines.inc.h and after defining WORD and FIRST(word), the index of the
 * lowest bit.
 *
 * The follower is the side that is not to move. Its strategy: answer every disc with the one above
 * it. Where columns have an even number of free cells it can always do so, and gets the upper cell
 * of each pair, counted from the top; the leader gets the lower ones. A column with an odd number
 * has one free cell more, at the bottom of the rest. Those cells are contested: when there is an
 * even number of them, the follower answers one with another. To be safe, all of them are granted
 * to the leader.
 *
 *     row 6   f    f = the follower's
 *     row 5   l    l = the leader's
 *     row 4   f    c = contested (granted to the leader)
 *     row 3   l
 *     row 2   c
 *     row 1   disc
 *
 * With an even number of free cells in all the strategy works. With an odd number one column must
 * be kept out of it, where the follower wins with a cell T as soon as the leader has filled the one
 * below; when all else is full, the leader must.
 *
 * The leader never wins when it has no line in discs and cells of its own, and neither when each
 * such line comes too late: when to fill it and what lies below it gives the follower one before.
 * The follower wins in the end when it has a line in its own, or T. Columns are the same on a
 * cylinder, lines are not: all line tests go around its edge, so the bounds hold there, too (the
 * tests compare every small board with brute force).
 *
 * The idea of answering above ("claimeven") and the zugzwang of the first player's odd threats: V.
 * Allis, A knowledge-based approach of Connect-Four, 1988. Measured, positions of 8 to 14 plies: T
 * halves the nodes, lines that come too late save another third, how high the follower's line is a
 * tenth. */

/* Cells of a set and all below them. */
INLINE WORD with_below(const Shape s, WORD cells, WORD board) {
    for (int n = 1; n < s.height; n++)
        cells |= cells >> 1 & board;
    return cells;
}

/* A division of the free cells between the two sides. */
typedef struct Share {
    WORD leader, follower; /* discs and what the strategy gives them */
    WORD discs;            /* the follower's */
    WORD empty;
} Share;

/* Do all of the leader's lines in one direction come too late? */
INLINE bool late(const Shape s, const Share *share, WORD board, int step) {
    WORD given = share->follower & share->empty;
    for (WORD rest = runs(s, share->leader, step); rest; rest &= rest - 1) {
        WORD line = rest & (~rest + 1), cell = line;
        for (int n = 1; n < s.length; n++)
            line |= cell = up(s, cell, step);
        WORD before = with_below(s, line & share->empty, board) & given;
        if (!line_starts(s, share->discs | before)) return false;
    }
    return true;
}

/* Can the leader never win against the strategy? */
INLINE bool harmless(const Shape s, const Share *share, WORD board) {
    if (!line_starts(s, share->leader)) return true;
    if (!line_starts(s, share->follower) || runs(s, share->leader, 1)) return false;
    return (!s.horizontal || late(s, share, board, s.stride)) &&
           (!s.diagonal ||
            (late(s, share, board, s.stride + 1) && late(s, share, board, s.stride - 1)));
}

/* An upper bound of the score of the side to move that is at most alpha; false when there is none
 * to be seen. `threats`: empty cells where the other side would win. */
INLINE bool zugzwang(const Rules *r, const Shape s, WORD mine, WORD all, int discs, WORD threats,
                     int alpha, int *bound) {
    const WORD board = (WORD)r->board, lower = (WORD)r->even;
    const int cells = s.height * s.width;
    WORD empty = board & ~all, free = (all + (WORD)r->bottom) & board;
    Share share = {.discs = all ^ mine, .empty = empty};
    if ((cells - discs) % 2 == 0) {
        share.leader = mine | (empty & lower) | free;
        share.follower = board & ~share.leader;
        /* A line of the follower is full, at the latest, when nothing but the cells above its
         * highest one is free: each two of those make the score one more. */
        WORD last = 0;
        for (int n = 0; n < 2 * (-alpha - 1); n++)
            last |= (WORD)r->top >> n;
        if (alpha < 0 && !line_starts(s, share.follower & (all | ~(last & board)))) return false;
        if (!harmless(s, &share, board)) return false;
        *bound = alpha < 0 ? alpha : line_starts(s, share.follower) ? -1 : 0;
        return true;
    }
    for (WORD rest = threats & lower; rest; rest &= rest - 1) {
        int bit = FIRST(rest), x = bit / s.stride, y = bit % s.stride;
        WORD column = (((WORD)1 << s.stride) - 1) << (x * s.stride);
        WORD under = column & (((WORD)1 << bit) - 1);
        *bound = -connect4_win(cells, cells - (s.height - 1 - y));
        if (*bound > alpha) continue;
        share.leader = mine | free | (empty & ((lower & ~column) | (under & ~lower)));
        share.follower = board & ~share.leader & ~(column & ~under & empty);
        if (harmless(s, &share, board)) return true;
    }
    return false;
}
