/* lanes.c - random games of Connect Four side by side in the lanes of a vector register.
 *
 * All lanes play in lockstep until the last one is over; a lane that is over plays on unnoticed
 * (the board has room: all lanes hold equally many discs). No step has a branch that depends on a
 * lane. Each lane draws the numbers of its own playout, exactly as the walks of playout.inc.h do,
 * so that the tally is the same for any number of lanes.
 *
 * Measured on the empty classic board, million playouts a second by lanes and one at a time, on one
 * busy 2.5 GHz core: uniform 17 (AVX-512), 12.5 (AVX2) and 9; biased 11, 7 and 3.6. In WebAssembly,
 * whose vectors have two lanes and neither a variable shift nor a quick 64-bit product, lanes gain
 * a third for biased playouts and nothing for uniform ones. */
#include "games/connect4/lanes.inc.h"

#ifdef LANES_BYTES

typedef uint32_t Halves __attribute__((vector_size(LANES_BYTES)));
typedef uint8_t Bytes __attribute__((vector_size(LANES_BYTES)));

#define WORD Lanes
#include "games/connect4/lines.inc.h"

#define ONES UINT64_C(0x0101010101010101)

/* Copies the lowest byte of every lane to its other bytes. */
INLINE Lanes spread(Lanes word) {
#define EIGHT(n) n, n, n, n, n, n, n, n
    Bytes b = (Bytes)word;
#if LANES_BYTES == 64
    b = __builtin_shufflevector(b, b, EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24), EIGHT(32),
                                EIGHT(40), EIGHT(48), EIGHT(56));
#else
    b = __builtin_shufflevector(b, b, EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24));
#endif
#undef EIGHT
    return (Lanes)b;
}

/* The next free cell of a random open column in every lane: a column is a byte, so the open columns
 * up to each one are added up within the word, and the first byte above the drawn number is the
 * choice. The number is drawn as pick_below of playout.inc.h does. */
INLINE Lanes choose(const Shape s, Lanes all, uint64_t bottom, Lanes *fraction) {
    Lanes open = ~(all >> (s.height - 1)) & bottom;
    Lanes upto = open + (open << 8);
    upto += upto << 16;
    upto += upto << 32;
    Lanes product = (Lanes)((Halves)*fraction * (Halves)(upto >> 56));
    *fraction = product & 0xfffffff;
    Lanes above = (upto + 0x7f * ONES - spread(product >> 28)) & 0x80 * ONES;
    return (all + ((above & -above) >> 7)) & ~all;
}

/* One vector of playouts under way. */
typedef struct Team {
    Lanes mine, all;             /* as in a state */
    Lanes my_wins, their_wins;   /* biased: the cells where one more disc wins */
    Lanes state, draw, fraction; /* random numbers */
    Lanes alive;                 /* all bits set while the playout goes on */
    Lanes length, won, lost;     /* counts; won by the mover of the first state */
} Team;

INLINE Team team_new(const Shape s, const Narrow *from, bool biased, Lanes state) {
    const Lanes none = state ^ state;
    Team t = {.mine = none + from->mine, .all = none + from->all, .state = state, .alive = ~none};
    if (biased) {
        t.my_wins = winning(s, t.mine);
        t.their_wins = winning(s, t.all ^ t.mine);
    }
    return t;
}

/* The fraction for the next four plies. */
INLINE void team_draw(Team *t, bool second) {
    if (!second) {
        t->state += UINT64_C(0x9e3779b97f4a7c15);
        t->draw = mix(t->state);
    }
    t->fraction = (second ? t->draw >> 32 : t->draw) & 0xfffffff;
}

/* One ply; `first` when the mover of the first state plays it, `quiet` when it cannot win. */
INLINE void team_play(const Shape s, Team *t, bool biased, uint64_t bottom, uint64_t board,
                      bool first, bool quiet) {
    Lanes rest = t->fraction, cell = choose(s, t->all, bottom, &rest), over;
    if (biased) {
        Lanes free = (t->all + bottom) & board, wins = t->my_wins & free;
        over = is_set(wins);
        Lanes forced = wins | (t->their_wins & free & ~over), by_force = is_set(forced);
        rest = (t->fraction & by_force) | (rest & ~by_force);
        cell = (forced & -forced) | (cell & ~by_force);
    }
    t->fraction = rest;
    Lanes moved = t->mine | cell;
    t->mine = t->all ^ t->mine;
    t->all |= cell;
    t->length -= t->alive;
    if (biased) {
        t->my_wins = t->their_wins;
        t->their_wins = winning(s, moved);
    } else {
        if (quiet) return;
        over = is_set(line_starts(s, moved));
    }
    if (first)
        t->won -= over & t->alive;
    else
        t->lost -= over & t->alive;
    t->alive &= ~over;
}

INLINE void team_count(const Team *t, bool cut, Tally *tally) {
    for (int lane = 0; lane < LANES; lane++) {
        tally->won += (int64_t)t->won[lane];
        tally->lost += (int64_t)t->lost[lane];
        tally->plies += (int64_t)t->length[lane];
        tally->squares += (int64_t)(t->length[lane] * t->length[lane]);
        if (cut) tally->cut += (int64_t)(t->alive[lane] & 1);
    }
}

/* TEAMS vectors of playouts, turn by turn so that one can compute while the other waits. */
INLINE void play(const Batch *b, const Shape s, bool biased, uint64_t first, Tally *tally) {
    const Rules *r = b->rules;
    const Narrow *from = b->from;
    const int quiet = b->quiet, limit = b->limit;
    const uint64_t bottom = (uint64_t)r->bottom, board = (uint64_t)r->board;
    const int left = s.height * s.width - bits_count(from->all);
    const int end = limit < left ? limit : left;
    Team team[TEAMS];
    for (int i = 0; i < TEAMS; i++)
        team[i] = team_new(s, from, biased, streams(b->seed, first + (uint64_t)(i * LANES)));
    int plies = 0;
    for (; plies + 4 <= end; plies += 4) {
        Lanes alive = team[0].alive;
        for (int i = 1; i < TEAMS; i++)
            alive |= team[i].alive;
        if (!any(alive)) goto over;
        for (int i = 0; i < TEAMS; i++)
            team_draw(&team[i], plies & 4);
        UNROLL for (int turn = 0; turn < 4; turn++) for (int i = 0; i < TEAMS; i++)
            team_play(s, &team[i], biased, bottom, board, !(turn & 1), plies + turn < quiet);
    }
    for (int turn = 0; plies < end; turn++, plies++) /* at most three */
        for (int i = 0; i < TEAMS; i++) {
            if (turn % 4 == 0) team_draw(&team[i], plies & 4);
            team_play(s, &team[i], biased, bottom, board, !(turn & 1), plies < quiet);
        }
over:
    for (int i = 0; i < TEAMS; i++)
        team_count(&team[i], limit < left, tally);
}

INLINE int64_t run(const Batch *b, const Shape s, bool biased, Tally *tally) {
    int64_t done = 0;
    for (; done + TEAMS * LANES <= b->count; done += TEAMS * LANES)
        play(b, s, biased, b->first + (uint64_t)done, tally);
    return done;
}

int64_t connect4_lanes(const Batch *b, bool biased, Tally *tally) {
    const Rules *r = b->rules;
    if (b->count < TEAMS * LANES || !(biased || UNIFORM)) return 0;
    if (connect4_is_classic(r))
        return biased ? run(b, SHAPE_CLASSIC, true, tally) : run(b, SHAPE_CLASSIC, false, tally);
    return biased ? run(b, SHAPE_FLAT(r->height, r->width), true, tally)
                  : run(b, SHAPE_FLAT(r->height, r->width), false, tally);
}

#else

int64_t connect4_lanes(const Batch *, bool, Tally *) {
    return 0;
}

#endif
