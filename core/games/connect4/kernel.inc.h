/* kernel.inc.h - the quick functions of Connect Four, written once for both sizes of a board.
 *
 * Include it after lines.inc.h and after defining State (with `mine`, `all`, `mover`, `end`),
 * LOAD(words) and STORE(words, value), which move a WORD out of and into a state, and COUNT(word).
 * Every function takes the Shape of the variant, see lines.inc.h. */

INLINE bool aligned(const Shape s, WORD discs) {
    return line_starts(s, discs) != 0;
}

/* All cells of column x. */
INLINE WORD column_of(const Shape s, int x) {
    return (((WORD)1 << s.height) - 1) << (x * s.stride);
}

/* Compilers that write no loop out unasked (WebAssembly's are told so) write out this one; with
 * sanitizers, whose checks that multiplies, a file would take seven times as long to compile. */
#if defined(__clang__) && !defined(SANITIZED)
#define WRITTEN_OUT _Pragma("clang loop unroll(full)")
#else
#define WRITTEN_OUT
#endif

/* ---- the game -------------------------------------------------------------------------------- */

INLINE int kernel_moves(const Shape s, const void *state, Move *out) {
    const State *from = state;
    if (from->end) return 0;
    WORD all = LOAD(from->all);
    int count = 0;
    WRITTEN_OUT for (int x = 0; x < s.width; x++) {
        out[count] = (Move)x;
        count += !(all >> (x * s.stride + s.height - 1) & 1);
    }
    return count;
}

INLINE Status kernel_play(const Rules *r, const Shape s, void *to, const void *from, Move move) {
    const State *old = from;
    State *new = to;
    WORD all = LOAD(old->all), theirs = all ^ LOAD(old->mine);
    uint32_t mover = old->mover;
    /* Adding the lowest bit of a column carries up to its first free cell. */
    all |= all + ((WORD)1 << ((int)move * s.stride));
    WORD moved = all ^ theirs;
    uint32_t end = aligned(s, moved) ? 1 + mover : all == (WORD)r->board ? END_DRAW : END_OPEN;
    STORE(new->mine, theirs);
    STORE(new->all, all);
    new->mover = mover ^ 1;
    new->end = end;
    return end ? OVER : ONGOING;
}

/* The next free cell of every column that has one. */
INLINE WORD playable(const Rules *r, WORD all) {
    return (all + (WORD)r->bottom) & (WORD)r->board;
}

INLINE Move kernel_reflex(const Rules *r, const Shape s, const void *state) {
    const State *from = state;
    WORD all = LOAD(from->all), mine = LOAD(from->mine), free = playable(r, all);
    WORD found = winning(s, mine) & free;
    if (!found) found = winning(s, all ^ mine) & free;
    if (!found || from->end) return NO_MOVE;
    for (int x = 0; x < s.width; x++)
        if (found & column_of(s, x)) return (Move)x;
    return NO_MOVE;
}

/* Threats that a move makes count most, then the lines that run through its cell. */
INLINE void kernel_rate(const Rules *r, const Shape s, const void *state, const Move *moves,
                        int count, int32_t *out) {
    const State *from = state;
    WORD all = LOAD(from->all), mine = LOAD(from->mine), free = playable(r, all);
    WORD block = winning(s, all ^ mine) & free;
    for (int i = 0; i < count; i++) {
        WORD column = column_of(s, (int)moves[i]);
        WORD cell = free & column;
        WORD empty = (WORD)r->board & ~(all | cell);
        int32_t rating = 16 * COUNT(winning(s, mine | cell) & empty);
        for (int ring = 0; ring < 3; ring++)
            rating += ((WORD)r->centre[ring] & cell) != 0;
        if (block & cell) rating += 1000;
        if (aligned(s, mine | cell)) rating += 2000;
        out[i] = rating;
    }
}

/* ---- terms of the evaluation `lines` --------------------------------------------------------- */

/* Open lines of one side in one direction that lack 1, 2, 3 discs, added to `lacking` with a sign.
 * The discs of all lines of a direction are counted at once in bit planes. */
INLINE void open_lines(const Shape s, WORD discs, WORD open, int step, int sign, int *lacking) {
    WORD lines = runs(s, open, step);
    if (s.length == 4) {
        WORD next = down(s, discs, step), odd = discs ^ next, both = discs & next;
        WORD odd_after = down(s, odd, 2 * step);
        WORD one = odd ^ odd_after;
        WORD two = both ^ down(s, both, 2 * step) ^ (odd & odd_after);
        lacking[1] += sign * COUNT(lines & one & two);
        lacking[2] += sign * COUNT(lines & ~one & two);
        lacking[3] += sign * COUNT(lines & one & ~two);
        return;
    }
    WORD plane[4] = {0, 0, 0, 0};
    for (int n = 0; n < s.length; n++) {
        WORD carry = n ? down(s, discs, n * step) : discs;
        for (int p = 0; p < 4; p++) {
            WORD sum = plane[p] ^ carry;
            carry &= plane[p];
            plane[p] = sum;
        }
    }
    for (int lack = 1; lack <= 3 && lack < s.length; lack++) {
        WORD equal = lines;
        for (int p = 0; p < 4; p++)
            equal &= ((s.length - lack) >> p & 1) ? plane[p] : ~plane[p];
        lacking[lack] += sign * COUNT(equal);
    }
}

INLINE void all_open_lines(const Rules *r, const Shape s, WORD discs, WORD theirs, int sign,
                           int *lacking) {
    WORD open = (WORD)r->board & ~theirs;
    open_lines(s, discs, open, 1, sign, lacking);
    if (s.horizontal) open_lines(s, discs, open, s.stride, sign, lacking);
    if (!s.diagonal) return;
    open_lines(s, discs, open, s.stride + 1, sign, lacking);
    open_lines(s, discs, open, s.stride - 1, sign, lacking);
}

/* Odd rows counted from 1 (the first, third, ...). */
INLINE WORD odd_rows(const Rules *r, const Shape s) {
    WORD rows = 0;
    for (int y = 0; y < s.height; y += 2)
        rows |= (WORD)r->bottom << y;
    return rows;
}

INLINE void kernel_lines(const Rules *r, const Shape s, const void *state, Lines *out) {
    const State *from = state;
    WORD all = LOAD(from->all), mine = LOAD(from->mine), theirs = all ^ mine;
    int sign = from->mover ? -1 : 1; /* of the mover's terms */
    *out = (Lines){{0}, 0, 0, 0};
    all_open_lines(r, s, mine, theirs, sign, out->lacking);
    all_open_lines(r, s, theirs, mine, -sign, out->lacking);
    WORD empty = (WORD)r->board & ~all, free = playable(r, all);
    WORD my_wins = winning(s, mine) & empty, their_wins = winning(s, theirs) & empty;
    WORD now = their_wins & free;
    if (my_wins & free)
        out->now = sign;
    else if (now & (now - 1))
        out->now = -sign;
    my_wins &= ~free;
    their_wins &= ~free;
    out->threats = sign * (COUNT(my_wins) - COUNT(their_wins));
    if (!(s.height & 1)) { /* an even number of rows: odd rows fall to the first player */
        WORD odd = odd_rows(r, s);
        WORD first = sign > 0 ? my_wins : their_wins, second = sign > 0 ? their_wins : my_wins;
        out->parity = COUNT(first & odd) - COUNT(second & ~odd);
    }
}

/* ---- the function table, once per shape ------------------------------------------------------ */

/* Defines moves, play, reflex and rate under a prefix for a shape (an expression of `r`). */
#define KERNEL(name, shape)                                                                  \
    static int name##_moves(const Rules *r, const void *state, Move *out) {                  \
        (void)r;                                                                             \
        return kernel_moves(shape, state, out);                                              \
    }                                                                                        \
    static Status name##_play(const Rules *r, void *to, const void *from, Move move) {       \
        return kernel_play(r, shape, to, from, move);                                        \
    }                                                                                        \
    static Move name##_reflex(const Rules *r, const void *state) {                           \
        return kernel_reflex(r, shape, state);                                               \
    }                                                                                        \
    static void name##_rate(const Rules *r, const void *state, const Move *moves, int count, \
                            int32_t *out) {                                                  \
        kernel_rate(r, shape, state, moves, count, out);                                     \
    }                                                                                        \
    static void name##_install(Game *game) {                                                 \
        game->moves = name##_moves;                                                          \
        game->play = name##_play;                                                            \
        game->reflex = name##_reflex;                                                        \
        game->rate = name##_rate;                                                            \
    }
