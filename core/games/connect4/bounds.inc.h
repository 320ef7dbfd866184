/* bounds.inc.h - what is known of a position of Connect Four without search, as bounds of the
 * result and of when it comes: moves without a choice are played, wins, double threats and zugzwang
 * are seen. Include it after lines.inc.h and zugzwang.inc.h. */

/* Of two threats at once, or one above the other's answer, one cannot be stopped. */
INLINE bool unstoppable(WORD free, WORD threats) {
    const WORD forced = free & threats;
    return (forced & (forced - 1)) || !((forced ? forced : free) & ~(threats >> 1));
}

INLINE bool bounds_of(const Rules *r, const Shape s, WORD mine, WORD all, int discs,
                      GameBounds *out) {
    const WORD board = (WORD)r->board, bottom = (WORD)r->bottom;
    const int cells = s.height * s.width, first = discs;
    bool other = false; /* the side to move is not the one that the bounds are for */
    for (;; discs++, other = !other) {
        const WORD theirs = all ^ mine, free = (all + bottom) & board;
        const WORD threats = winning(s, theirs) & board & ~all;
        const int plies = discs - first;
        GameBounds b = {-1, 1, plies + 4, plies + 5};
        if (!free) {
            b = (GameBounds){0, 0, 0, 0};
        } else if (winning(s, mine) & free) {
            b = (GameBounds){1, 1, plies + 1, plies + 1};
        } else if (unstoppable(free, threats)) {
            b = (GameBounds){-1, -1, plies + 2, plies + 2};
        } else {
            const WORD open = (free & threats ? free & threats : free) & ~(threats >> 1);
            if (!(open & (open - 1))) {
                mine = theirs;
                all |= open;
                continue;
            }
            bool won = false;
            for (WORD rest = open; rest && !won; rest &= rest - 1) {
                const WORD move = rest & (~rest + 1), full = all | move;
                won = unstoppable((full + bottom) & board, winning(s, mine | move) & board & ~full);
            }
            if (won) b = (GameBounds){1, 1, plies + 3, plies + 3};
            for (int alpha = 0, bound = 0; !won; alpha = bound - 1) {
                if (!zugzwang(r, s, mine, all, discs, threats, alpha, &bound)) break;
                b.high = bound < 0 ? -1 : 0;
                /* The other side's last disc that is still worth the bound. */
                const int last = cells + 2 + 2 * bound - discs;
                b.high_plies = bound < 0 ? plies + last - (last & 1) : 0;
            }
        }
        *out = other ? (GameBounds){-b.high, -b.low, b.high_plies, b.low_plies} : b;
        return true;
    }
}
