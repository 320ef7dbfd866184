/* playout.inc.h - whole random games of Connect Four in one call; included after kernel.inc.h.
 *
 * One draw of 64 random bits serves eight plies: each half gives a fraction of 28 bits; the
 * fraction times the number of open columns has the choice as its whole part and the next fraction
 * as the rest. Four choices among twelve use 14.4 of 28 bits, so no column is favoured by more than
 * 1 in 10^4 (1 in 10^5 with seven).
 *
 * The open columns stand in a 64-bit word, a few bits each, so that the choice becomes a column by
 * one shift; a column that is full (a rare branch) leaves the word.
 *
 * Before a side can have a full line its lines are not looked for (the quiet plies). */
#include "game/playout.inc.h"

#define UNROLL _Pragma("GCC unroll 4")

/* A random game under way. `mine` are the discs of the side to move. */
typedef struct Walk {
    WORD mine, all;
    uint64_t columns; /* open columns, lowest entry first */
    uint32_t open;    /* number of them */
    int plies;
    bool won; /* by the side that moved last */
} Walk;

/* An entry of `columns`: the offset of the column's lowest cell in a byte where columns are bytes,
 * else the column's number in five bits. */
INLINE bool byte_columns(const Shape s) {
    return sizeof(WORD) == 8 && s.stride == 8;
}
INLINE int entry_bits(const Shape s) {
    return byte_columns(s) ? 8 : 5;
}

INLINE int entry_offset(const Shape s, uint64_t columns) {
    return byte_columns(s) ? (int)(columns & 63) : (int)(columns & 31) * s.stride;
}

INLINE Walk walk_from(const Rules *r, const Shape s, const State *from) {
    Walk walk = {.mine = LOAD(from->mine), .all = LOAD(from->all)};
    WORD full = walk.all & (WORD)r->top;
    walk.columns = byte_columns(s) ? UINT64_C(0x3830282018100800) : UINT64_C(0x5a928398a418820);
    walk.open = (uint32_t)s.width;
    if (!full) return walk;
    walk.columns = walk.open = 0;
    for (int x = 0; x < s.width; x++) {
        if (full >> (x * s.stride + s.height - 1) & 1) continue;
        walk.columns |= (uint64_t)(byte_columns(s) ? 8 * x : x)
                        << (entry_bits(s) * (int)walk.open++);
    }
    return walk;
}

/* Plies from here on in which no line can be completed. */
INLINE int quiet_plies(const Shape s, const State *from) {
    int mine = COUNT(LOAD(from->mine)), theirs = COUNT(LOAD(from->all)) - mine;
    int first = 2 * (s.length - mine) - 2, second = 2 * (s.length - theirs) - 1;
    int quiet = first < second ? first : second;
    return quiet > 0 ? quiet : 0;
}

/* A number below n; the fraction keeps what is left of it. */
INLINE uint32_t pick_below(uint32_t *fraction, uint32_t n) {
    uint32_t product = *fraction * n;
    *fraction = product & 0xfffffff;
    return product >> 28;
}

/* The next free cell of the column in entry i. */
INLINE WORD entry_cell(const Shape s, const Walk *w, uint32_t i) {
    int offset = entry_offset(s, w->columns >> (entry_bits(s) * (int)i));
    return (w->all + ((WORD)1 << offset)) & ~w->all;
}

INLINE int column_at(const Shape s, WORD cell) {
    int x = 0;
    while (!(cell & column_of(s, x)))
        x++;
    return x;
}

/* Plays `cell` of the column in entry i (UINT32_MAX: not known) as ply number `ply` of the walk. */
INLINE void walk_play(const Rules *r, const Shape s, Walk *w, WORD cell, uint32_t i, int ply,
                      Move *line) {
    if (line) line[ply] = (Move)column_at(s, cell);
    if (cell & (WORD)r->top) { /* the column leaves the list */
        if (i == UINT32_MAX)
            for (i = 0; entry_cell(s, w, i) != cell;)
                i++;
        int shift = entry_bits(s) * (int)i;
        uint64_t low = w->columns & (((uint64_t)1 << shift) - 1);
        w->columns = low | w->columns >> entry_bits(s) >> shift << shift;
        w->open--;
    }
    w->mine = w->all ^ w->mine;
    w->all |= cell;
}

/* The fraction for the next four plies. */
INLINE uint32_t walk_draw(uint64_t *draw, Rng *rng) {
    *draw = *draw >> 32 ? *draw >> 32 : rng_next(rng) | (uint64_t)1 << 63;
    return (uint32_t)*draw & 0xfffffff;
}

/* One ply of the uniform policy; true when it makes a line. */
INLINE bool uniform_play(const Rules *r, const Shape s, Walk *w, uint32_t *fraction, int ply,
                         bool quiet, Move *line) {
    uint32_t i = pick_below(fraction, w->open);
    WORD cell = entry_cell(s, w, i), moved = w->mine | cell;
    walk_play(r, s, w, cell, i, ply, line);
    return !quiet && aligned(s, moved);
}

/* One playout of the uniform policy: `quiet` plies without looking for lines, at most `end`. Four
 * plies at a time use up a fraction; only the last few have to be counted one by one. */
INLINE void uniform_walk(const Rules *r, const Shape s, Walk *w, Rng rng, int quiet, int end,
                         Move *line) {
    uint64_t draw = 0;
    int plies = 0;
    uint32_t fraction;
    for (; plies + 4 <= quiet && plies + 4 <= end; plies += 4) {
        fraction = walk_draw(&draw, &rng);
        for (int turn = 0; turn < 4; turn++)
            uniform_play(r, s, w, &fraction, plies + turn, true, line);
    }
    for (; plies + 4 <= end; plies += 4) {
        fraction = walk_draw(&draw, &rng);
        UNROLL for (int turn = 0; turn < 4;
                    turn++) if (uniform_play(r, s, w, &fraction, plies + turn, false, line)) {
            w->plies = plies + turn + 1;
            w->won = true;
            return;
        }
    }
    fraction = walk_draw(&draw, &rng);
    while (plies < end)
        if (uniform_play(r, s, w, &fraction, plies++, false, line)) {
            w->won = true;
            break;
        }
    w->plies = plies;
}

/* Cell number n of several. Which one it is cannot be predicted: where an instruction finds it, a
 * descent of uct(preset=strong) takes 0.83 times as long as with the loop. */
INLINE WORD nth_cell(WORD cells, uint32_t n) {
#ifdef __BMI2__
    if (sizeof(WORD) == 8)
        return (WORD)__builtin_ia32_pdep_di(UINT64_C(1) << (n & 63), (uint64_t)cells);
#endif
    for (; n > 0; n--)
        cells &= cells - 1;
    return cells & (~cells + 1);
}

/* One cell of several, by a number that the stream gives at this point without being moved on: a
 * side that can choose among wins wins, one that can choose among blocks loses, so that counting
 * kernels may leave the choice out. */
INLINE WORD choose_forced(WORD cells, const Rng *rng, int plies) {
    if (cells & (cells - 1)) {
        Rng side = {rng_mix(rng->state ^ (uint64_t)plies)};
        return nth_cell(cells, rng_below(&side, (uint32_t)COUNT(cells)));
    }
    return cells;
}

/* The playable cells after which the other side does not win on top of them; all of them when there
 * are none. `theirs` are the cells where it would. */
INLINE WORD safe_cells(WORD free, WORD theirs) {
    WORD safe = free & ~(theirs >> 1);
    return safe ? safe : free;
}

/* A random one of several cells. */
INLINE WORD pick_cell(uint32_t *fraction, WORD cells) {
    return nth_cell(cells, pick_below(fraction, (uint32_t)COUNT(cells)));
}

/* One playout of the biased policy: a side that can win at once does, else one that must block
 * does. So no line is completed by chance, and a line never has to be looked for: the cells where
 * one more disc wins are kept for both sides and looked up among the playable cells. The careful
 * policy also leaves the cells below those alone. */
INLINE void biased_walk(const Rules *r, const Shape s, bool careful, Walk *w, Rng rng, int end,
                        Move *line) {
    uint64_t draw = 0;
    uint32_t fraction = 0;
    WORD my_wins = winning(s, w->mine), their_wins = winning(s, w->all ^ w->mine);
    for (int plies = 0; plies < end; plies++) {
        if (!(plies & 3)) fraction = walk_draw(&draw, &rng);
        WORD free = playable(r, w->all), wins = my_wins & free, blocks = their_wins & free;
        uint32_t i = UINT32_MAX;
        WORD cell;
        if (wins || blocks) {
            cell = choose_forced(wins ? wins : blocks, &rng, plies);
        } else if (careful) {
            cell = pick_cell(&fraction, safe_cells(free, their_wins));
        } else {
            i = pick_below(&fraction, w->open);
            cell = entry_cell(s, w, i);
        }
        WORD moved = w->mine | cell;
        walk_play(r, s, w, cell, i, plies, line);
        if (wins) {
            w->plies = plies + 1;
            w->won = true;
            return;
        }
        my_wins = their_wins;
        their_wins = winning(s, moved);
    }
    w->plies = end;
}

/* One column of the biased policy or of the careful one, for stepping. */
INLINE Move biased_column(const Rules *r, const Shape s, bool careful, const State *from,
                          Rng *rng) {
    WORD all = LOAD(from->all), mine = LOAD(from->mine), free = playable(r, all);
    WORD cells = winning(s, mine) & free, theirs = winning(s, all ^ mine);
    if (!cells) cells = theirs & free;
    if (!cells) cells = careful ? safe_cells(free, theirs) : free;
    return (Move)column_at(s, nth_cell(cells, rng_below(rng, (uint32_t)COUNT(cells))));
}

/* Adds every cell that the walk filled. */
static void count_cells(const Rules *r, WORD filled, uint32_t *cells) {
    for (int y = 0; y < r->height; y++)
        for (int x = 0; x < r->width; x++)
            cells[y * r->width + x] += (uint32_t)(filled >> (x * r->stride + y) & 1);
}

/* Writes the last position of a walk as a state. */
static void walk_state(const Rules *r, const Walk *w, const State *from, State *to) {
    uint32_t mover = (from->mover ^ (uint32_t)w->plies) & 1;
    STORE(to->mine, w->mine);
    STORE(to->all, w->all);
    to->mover = mover;
    to->end = w->won ? 2 - mover : w->all == (WORD)r->board ? END_DRAW : END_OPEN;
}

INLINE Walk walk_one(const Batch *b, const Shape s, bool biased, const Walk *start, int64_t i,
                     Move *line) {
    Walk w = *start;
    Rng rng = rng_stream(b->seed, b->first + (uint64_t)i);
    if (biased)
        biased_walk(b->rules, s, b->careful, &w, rng, b->end, line);
    else
        uniform_walk(b->rules, s, &w, rng, b->quiet, b->end, line);
    return w;
}

/* Plays the batch, counting in whole numbers. */
INLINE void walks(Batch batch, const Shape s, bool biased, Playouts *out) {
    Batch *b = &batch;
    const State *from = b->from;
    const Walk start = walk_from(b->rules, s, from);
    const int mover = (int)from->mover;
    const bool detailed = out->cells || out->best_line; /* each playout is looked at by itself */
    const int left = s.height * s.width - COUNT(start.all);
    b->quiet = quiet_plies(s, from);
    b->end = b->limit < left ? b->limit : left;
    Tally t = {0, 0, 0, 0, 0};
    PlayoutBest best = {0};
    int64_t i = 0;
    if (b->count > 1 && !detailed && !b->careful) {
        if (sizeof(WORD) == 16)
            i = connect4_lanes_broad(b, biased, start.columns, (int)start.open, &t);
        else if (sizeof(WORD) == 8 && connect4_is_flat(b->rules))
            i = connect4_lanes(b, biased, &t);
    }
    for (; i < b->count; i++) {
        Walk w = walk_one(b, s, biased, &start, i, NULL);
        int value = !w.won ? 0 : w.plies & 1 ? 1 : -1; /* for the mover */
        t.won += value > 0;
        t.lost += value < 0;
        t.cut += !w.won && b->end < left;
        t.plies += w.plies;
        t.squares += (int64_t)w.plies * w.plies;
        if (!detailed) continue;
        if (out->cells) count_cells(b->rules, w.all ^ start.all, out->cells);
        if (out->best_line) playout_best(&best, i, out->best_player == mover ? value : -value);
    }
    out->count += b->count;
    out->cut += t.cut;
    out->sum[mover] += (double)(t.won - t.lost);
    out->sum[mover ^ 1] += (double)(t.lost - t.won);
    out->square[0] += (double)(t.won + t.lost);
    out->square[1] += (double)(t.won + t.lost);
    out->wins[mover] += t.won;
    out->wins[mover ^ 1] += t.lost;
    out->plies += t.plies;
    out->plies_square += (double)t.squares;
    if (out->cut_state && b->count > 0) {
        Walk w = walk_one(b, s, biased, &start, b->count - 1, NULL);
        walk_state(b->rules, &w, from, out->cut_state);
    }
    if (playout_wants_line(out, &best)) {
        Walk w = walk_one(b, s, biased, &start, best.index, out->best_line);
        out->best_length = w.plies;
        out->best_value = best.value;
    }
}
