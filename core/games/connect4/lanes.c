/* lanes.c - random games of Connect Four side by side in the lanes of a vector register.
 *
 * All lanes play in lockstep until the last one is over; a lane that is over plays on unnoticed (the
 * board has room: all lanes hold equally many stones). No step has a branch that depends on a lane.
 * Each lane draws the numbers of its own playout, exactly as the walks of playout.inc.h do, so that
 * the tally is the same for any number of lanes. Measured on the classic board: %%% */
#include "games/connect4/connect4.h"

#if defined(__AVX512DQ__) && defined(__AVX512BW__)
enum { LANES = 8 };
#define LANES_BYTES 64
#elif defined(__AVX2__) || defined(__wasm_simd128__)
enum { LANES = 4 };
#define LANES_BYTES 32
#endif

#ifdef LANES_BYTES

typedef uint64_t Lanes __attribute__((vector_size(LANES_BYTES)));
typedef uint32_t Halves __attribute__((vector_size(LANES_BYTES)));
typedef uint8_t Bytes __attribute__((vector_size(LANES_BYTES)));

#define WORD Lanes
#include "games/connect4/lines.inc.h"

#define ONES UINT64_C(0x0101010101010101)

INLINE Lanes mix(Lanes z) {
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* rng_stream in every lane. */
INLINE Lanes streams(uint64_t seed, uint64_t first) {
    Lanes index;
    for (int lane = 0; lane < LANES; lane++)
        index[lane] = first + (uint64_t)lane;
    return mix(index * UINT64_C(0xd1342543de82ef95) ^ rng_mix(seed + UINT64_C(0x9e3779b97f4a7c15)));
}

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

/* choose_byte of playout.inc.h in every lane. */
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

INLINE bool any(Lanes mask) {
    uint64_t some = 0;
    for (int lane = 0; lane < LANES; lane++)
        some |= mask[lane];
    return some != 0;
}

INLINE Lanes is_set(Lanes word) {
    return (Lanes)(word != 0);
}

/* One vector of playouts. */
INLINE void play(const Rules *r, const Shape s, const Narrow *from, bool biased, Lanes state,
                 int quiet, int limit, Tally *tally) {
    const uint64_t bottom = (uint64_t)r->bottom, board = (uint64_t)r->board;
    const Lanes none = state ^ state;
    const int room = s.height * s.width - bits_count(from->all);
    Lanes mine = none + from->mine, all = none + from->all, alive = ~none, length = none;
    Lanes won[2] = {none, none}, draw = none, fraction = none;
    Lanes my_wins = none, their_wins = none;
    if (biased) {
        my_wins = winning(s, mine);
        their_wins = winning(s, all ^ mine);
    }
    if (limit > room) limit = room;
    for (int plies = 0; plies < limit;) {
        if (plies & 4) {
            fraction = draw >> 32 & 0xfffffff;
        } else {
            state += UINT64_C(0x9e3779b97f4a7c15);
            draw = mix(state);
            fraction = draw & 0xfffffff;
        }
        for (int turn = 0; turn < 4 && plies < limit; turn++) {
            Lanes cell, over = none;
            if (biased) {
                Lanes free = (all + bottom) & board, wins = my_wins & free;
                Lanes winner = is_set(wins);
                Lanes forced = wins | (their_wins & free & ~winner);
                Lanes kept = fraction, forced_lane = is_set(forced);
                Lanes drawn = choose(s, all, bottom, &fraction);
                fraction = (kept & forced_lane) | (fraction & ~forced_lane);
                cell = (forced & -forced) | (drawn & ~forced_lane);
                over = winner;
            } else {
                cell = choose(s, all, bottom, &fraction);
            }
            Lanes moved = mine | cell;
            mine = all ^ mine;
            all |= cell;
            plies++;
            length -= alive;
            if (biased) {
                my_wins = their_wins;
                their_wins = winning(s, moved);
            } else if (plies > quiet) {
                over = is_set(line_starts(s, moved));
            }
            won[plies & 1] -= over & alive;
            alive &= ~over;
        }
        if (!any(alive)) break;
    }
    for (int lane = 0; lane < LANES; lane++) {
        tally->won += (int64_t)won[1][lane];
        tally->lost += (int64_t)won[0][lane];
        tally->plies += (int64_t)length[lane];
        tally->squares += (int64_t)(length[lane] * length[lane]);
        if (limit < room) tally->cut += (int64_t)(alive[lane] & 1);
    }
}

INLINE int64_t run(const Rules *r, const Shape s, const Narrow *from, bool biased, uint64_t seed,
                   uint64_t first, int64_t count, int quiet, int limit, Tally *tally) {
    int64_t done = 0;
    for (; done + LANES <= count; done += LANES)
        play(r, s, from, biased, streams(seed, first + (uint64_t)done), quiet, limit, tally);
    return done;
}

/* clang-format off */
#define FLAT(height_, width_)                                                                      \
    ((Shape){.height = height_, .width = width_, .length = 4, .stride = 8,                         \
             .bits = 8 * (width_), .horizontal = true, .diagonal = true})
/* clang-format on */

int64_t connect4_lanes(const Rules *r, const Narrow *from, bool biased, uint64_t seed,
                       uint64_t first, int64_t count, int quiet, int limit, Tally *tally) {
    if (count < LANES) return 0;
    if (r->height == 6 && r->width == 7)
        return biased ? run(r, FLAT(6, 7), from, true, seed, first, count, quiet, limit, tally)
                      : run(r, FLAT(6, 7), from, false, seed, first, count, quiet, limit, tally);
    return biased ? run(r, FLAT(r->height, r->width), from, true, seed, first, count, quiet, limit,
                        tally)
                  : run(r, FLAT(r->height, r->width), from, false, seed, first, count, quiet, limit,
                        tally);
}

#else

int64_t connect4_lanes(const Rules *r, const Narrow *from, bool biased, uint64_t seed,
                       uint64_t first, int64_t count, int quiet, int limit, Tally *tally) {
    (void)r, (void)from, (void)biased, (void)seed, (void)first, (void)count, (void)quiet;
    (void)limit, (void)tally;
    return 0;
}

#endif
