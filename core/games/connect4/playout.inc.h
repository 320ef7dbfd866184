/* playout.inc.h - whole random games of Connect Four in one call; included after kernel.inc.h.
 *
 * The open columns stand in a 64-bit word, a few bits each, so that a uniform column is one
 * multiplication and one shift; a column that is full (a rare branch) leaves the word. One draw of
 * 64 random bits serves eight plies: each half is a fraction in [0, 1); times the number of columns
 * its whole part is the choice and the rest is the next fraction. Four choices among twelve use 14.4
 * of 32 bits, so no column is favoured by more than 1 in 10^5.
 *
 * Before a side can have a full line its lines are not looked for (the quiet plies). */

#include "game/playout.inc.h"

/* A random game under way. `mine` are the stones of whoever moves next. */
typedef struct Walk {
    WORD mine, all;
    uint64_t columns; /* open columns, lowest entry first */
    uint32_t open;    /* number of them */
    int plies;
    enum { WALK_CUT, WALK_WON, WALK_DRAWN } end; /* won: by whoever moved last */
} Walk;

/* Entries are bit offsets of a byte where they fit, else column numbers of 5 bits. */
INLINE int entry_bits(const Shape s) {
    return sizeof(WORD) == 8 && s.width <= 8 ? 8 : 5;
}

INLINE int entry_offset(const Shape s, uint64_t entry) {
    return entry_bits(s) == 8 ? (int)(entry & 63) : (int)(entry & 31) * s.stride;
}

INLINE Walk walk_from(const Shape s, const State *from) {
    Walk walk = {.mine = LOAD(from->mine), .all = LOAD(from->all)};
    for (int x = 0; x < s.width; x++) {
        if (walk.all >> (x * s.stride + s.stride - 2) & 1) continue;
        uint64_t entry = (uint64_t)(entry_bits(s) == 8 ? x * s.stride : x);
        walk.columns |= entry << (entry_bits(s) * (int)walk.open++);
    }
    return walk;
}

/* Plies from here on in which nobody can complete a line. */
INLINE int quiet_plies(const Shape s, const State *from) {
    int mine = COUNT(LOAD(from->mine)), theirs = COUNT(LOAD(from->all)) - mine;
    int first = 2 * (s.length - mine) - 2, second = 2 * (s.length - theirs) - 1;
    int quiet = first < second ? first : second;
    return quiet > 0 ? quiet : 0;
}

/* Entry number `i` leaves the list. */
INLINE void walk_close(const Shape s, Walk *w, uint32_t i) {
    int shift = entry_bits(s) * (int)i;
    uint64_t low = w->columns & (((uint64_t)1 << shift) - 1);
    w->columns = low | w->columns >> entry_bits(s) >> shift << shift;
    w->open--;
}

/* Is `cell` the highest of its column? */
INLINE bool is_top(const Rules *r, WORD cell) {
    return (cell << 1 & (WORD)r->board) == 0;
}

/* The fraction for ply number `plies` of a walk, drawn anew every four plies. */
INLINE uint64_t refill(Rng *rng, uint64_t *draw) {
    uint64_t half = *draw >> 32;
    if (half) {
        *draw = 0;
        return half;
    }
    *draw = rng_next(rng) | (uint64_t)1 << 32;
    return (uint32_t)*draw;
}

/* One playout of the uniform policy. */
INLINE void uniform_walk(const Rules *r, const Shape s, Walk *w, Rng rng, int quiet, int limit,
                         Move *line) {
    uint64_t draw = 0;
    for (;;) {
        uint64_t fraction = refill(&rng, &draw);
        for (int turn = 0; turn < 4; turn++) {
            uint64_t product = fraction * w->open;
            uint32_t i = (uint32_t)(product >> 32);
            fraction = (uint32_t)product;
            int offset = entry_offset(s, w->columns >> (entry_bits(s) * (int)i));
            WORD all = w->all | (w->all + ((WORD)1 << offset));
            WORD cell = all ^ w->all, moved = w->mine | cell;
            if (line) line[w->plies] = (Move)(offset / s.stride);
            w->mine = w->all ^ w->mine;
            w->all = all;
            w->plies++;
            if (w->plies > quiet && aligned(s, moved)) {
                w->end = WALK_WON;
                return;
            }
            if (is_top(r, cell)) {
                walk_close(s, w, i);
                if (w->open == 0) {
                    w->end = WALK_DRAWN;
                    return;
                }
            }
            if (w->plies == limit) return;
        }
    }
}

/* The n-th cell of a set, n drawn with the fraction. */
INLINE WORD choose(WORD cells, uint64_t *fraction) {
    uint64_t product = *fraction * (uint64_t)COUNT(cells);
    *fraction = (uint32_t)product;
    for (int n = (int)(product >> 32); n > 0; n--)
        cells &= cells - 1;
    return cells & (~cells + 1);
}

/* One playout of the biased policy: who can win at once does, else who must block does. So nobody
 * completes a line by chance, and a line never has to be looked for: the cells where one more stone
 * wins are kept for both sides and looked up among the playable cells. */
INLINE void biased_walk(const Rules *r, const Shape s, Walk *w, Rng rng, int limit, Move *line) {
    uint64_t draw = 0;
    WORD my_wins = winning(s, w->mine), their_wins = winning(s, w->all ^ w->mine);
    for (;;) {
        uint64_t fraction = refill(&rng, &draw);
        for (int turn = 0; turn < 4; turn++) {
            WORD free = playable(r, w->all), cell;
            WORD forced = my_wins & free;
            bool wins = forced != 0;
            if (!forced) forced = their_wins & free;
            if (forced) {
                cell = choose(forced, &fraction);
                if (is_top(r, cell)) {
                    uint32_t i = 0;
                    while (!(cell >> entry_offset(s, w->columns >> (entry_bits(s) * (int)i)) &
                             (((WORD)1 << (s.stride - 1)) - 1)))
                        i++;
                    walk_close(s, w, i);
                }
            } else {
                uint64_t product = fraction * w->open;
                uint32_t i = (uint32_t)(product >> 32);
                fraction = (uint32_t)product;
                int offset = entry_offset(s, w->columns >> (entry_bits(s) * (int)i));
                cell = (w->all + ((WORD)1 << offset)) & ~w->all;
                if (is_top(r, cell)) walk_close(s, w, i);
            }
            if (line) {
                int x = 0;
                while (!(cell >> (x * s.stride) & (((WORD)1 << (s.stride - 1)) - 1)))
                    x++;
                line[w->plies] = (Move)x;
            }
            WORD moved = w->mine | cell;
            w->mine = w->all ^ w->mine;
            w->all |= cell;
            w->plies++;
            if (wins) {
                w->end = WALK_WON;
                return;
            }
            if (w->open == 0) {
                w->end = WALK_DRAWN;
                return;
            }
            if (w->plies == limit) return;
            my_wins = their_wins;
            their_wins = winning(s, moved);
        }
    }
}

/* One column of the biased policy, for stepping. */
INLINE Move biased_column(const Rules *r, const Shape s, const State *from, Rng *rng) {
    WORD all = LOAD(from->all), mine = LOAD(from->mine), free = playable(r, all);
    WORD cells = winning(s, mine) & free;
    if (!cells) cells = winning(s, all ^ mine) & free;
    if (!cells) cells = free;
    uint64_t fraction = rng_next(rng) >> 32;
    WORD cell = choose(cells, &fraction);
    Move x = 0;
    while (!(cell >> ((int)x * s.stride) & (((WORD)1 << (s.stride - 1)) - 1)))
        x++;
    return x;
}

/* Adds every cell that the walk filled. */
static void count_cells(const Rules *r, WORD filled, uint32_t *cells) {
    for (int y = 0; y < r->height; y++)
        for (int x = 0; x < r->width; x++)
            cells[y * r->width + x] += (uint32_t)(filled >> (x * r->stride + y) & 1);
}

/* Writes the last position of a walk as a state. */
static void walk_state(const Walk *w, const State *from, State *to) {
    uint32_t last = (from->mover ^ (uint32_t)w->plies ^ 1) & 1;
    STORE(to->mine, w->mine);
    STORE(to->all, w->all);
    to->mover = last ^ 1;
    to->end = w->end == WALK_WON ? 1 + last : w->end == WALK_DRAWN ? END_DRAW : END_OPEN;
}

/* The batch: plays, counts in whole numbers, adds up at the end. */
INLINE void walks(const Rules *r, const Shape s, bool biased, const State *from, uint64_t seed,
                  uint64_t first, int64_t count, int max_plies, Playouts *out) {
    const Walk start = walk_from(s, from);
    const int quiet = quiet_plies(s, from), limit = max_plies > 0 ? max_plies : INT32_MAX;
    int64_t ends[3] = {0, 0, 0}, lost = 0, plies = 0, squares = 0;
    int mover = (int)from->mover;
    PlayoutBest best = {0};
    Walk w = start;
    for (int64_t i = 0; i < count; i++) {
        w = start;
        Rng rng = rng_stream(seed, first + (uint64_t)i);
        if (biased)
            biased_walk(r, s, &w, rng, limit, NULL);
        else
            uniform_walk(r, s, &w, rng, quiet, limit, NULL);
        ends[w.end]++;
        int won_by_other = (w.plies & 1) == 0 && w.end == WALK_WON;
        lost += won_by_other;
        plies += w.plies;
        squares += (int64_t)w.plies * w.plies;
        if (out->cells) count_cells(r, w.all ^ start.all, out->cells);
        if (out->best_line) {
            int value = w.end == WALK_WON ? (won_by_other ? -1 : 1) : 0;
            playout_best(&best, i, out->best_player == mover ? value : -value);
        }
    }
    int64_t won = ends[WALK_WON] - lost;
    out->count += count;
    out->cut += ends[WALK_CUT];
    out->sum[mover] += (double)(won - lost);
    out->sum[mover ^ 1] += (double)(lost - won);
    out->square[0] += (double)(won + lost);
    out->square[1] += (double)(won + lost);
    out->wins[mover] += won;
    out->wins[mover ^ 1] += lost;
    out->plies += plies;
    out->plies_square += (double)squares;
    if (out->cut_state && count > 0) walk_state(&w, from, out->cut_state);
    if (playout_wants_line(out, &best)) {
        w = start;
        Rng rng = rng_stream(seed, first + (uint64_t)best.index);
        if (biased)
            biased_walk(r, s, &w, rng, limit, out->best_line);
        else
            uniform_walk(r, s, &w, rng, quiet, limit, out->best_line);
        out->best_length = w.plies;
        out->best_value = best.value;
    }
}

/* A batch from a finished game: nothing to play. */
static void walk_nothing(const Game *game, const State *from, int64_t count, Playouts *out) {
    double results[2] = {result(game->rules, from, 0), result(game->rules, from, 1)};
    for (int64_t i = 0; i < count; i++)
        playout_fold(out, 2, results, 0, false);
    if (out->cut_state && count > 0) memcpy(out->cut_state, from, sizeof *from);
}
