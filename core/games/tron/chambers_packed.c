/* chambers_packed.c - territory and chambers on whole rows of bits.
 *
 * On a plain grid (no teleports, stairs and wraps, one floor) of at most 1024 bits, a flood is a
 * few shifts and ands a step instead of a queue, so that territories take a tenth of the time.
 * Chambers:
 *
 *   1  A cell can only be an articulation point if its neighbours hang together in two or more
 *      pieces around it (a test of the eight cells around, for all cells at once). Is there none,
 *      the territory is one chamber.
 *   2  Else the pieces without such cells become a vertex each, and the depth-first search of
 *      chambers.c runs over these and the few cells outside. Contracting a connected piece that
 *      holds no articulation point changes none elsewhere; all blocks that meet in the piece are
 *      one.
 *
 * The results are those of tron_territory and tron_room, which the tests compare. Measured on
 * 2,851 leaves of searches by pvs in four rooms, one core: 830 k positions/s. pvs looks at 2 M
 * nodes/s in an open room of 25 x 25, 9 times as many as by the graph. */
#if defined(__GNUC__) && !defined(__clang__)
/* gcc 12 makes wrong code of the loops over riders when it vectorizes them at -O3: the test that
 * compares with chambers.c finds it with three riders. Words in registers are as fast. */
#pragma GCC optimize("no-tree-loop-vectorize")
#endif

#include "games/tron/chambers_packed.h"

#include "games/tron/chambers.h"

enum {
    GUARD = 64,      /* bits that a step may lead beyond either end */
    PIECE_LEAST = 4, /* cells of a piece that becomes a vertex; smaller ones go cell by cell */
#ifdef __wasm__
    PIECE_TRIES = 4, /* pieces that are looked at, */
    PIECES = 1       /* and of these, the largest, that become one: half a KB less */
#else
    PIECE_TRIES = 5,
    PIECES = PIECE_TRIES
#endif
};

/* LANES: words in a register, where registers are wide. Together with a search without branches,
 * leaves of pvs take 0.8 of the time on four words; floods over a board of 16 words take a quarter.
 * In WebAssembly, where registers hold two words, it gained nothing and made the module 2 KB
 * larger. */
#ifdef __AVX2__
#define LANES 4
#define LANES_UP 3, 4, 5, 6 /* of two registers: one lane back, one lane on */
#define LANES_DOWN 1, 2, 3, 4
#endif
#define WORDS 4
#define NAME(name) name##_4
#include "games/tron/chambers_packed.inc.h"
#undef WORDS
#undef NAME

#ifdef __AVX512F__
#undef LANES
#undef LANES_UP
#undef LANES_DOWN
#define LANES 8
#define LANES_UP 7, 8, 9, 10, 11, 12, 13, 14
#define LANES_DOWN 1, 2, 3, 4, 5, 6, 7, 8
#endif
#define WORDS 8
#define NAME(name) name##_8
#include "games/tron/chambers_packed.inc.h"
#undef WORDS
#undef NAME

#ifdef PACKED_LARGE
#define WORDS 16
#define NAME(name) name##_16
#include "games/tron/chambers_packed.inc.h"
#undef WORDS
#undef NAME
#define KERNEL(name, ...)                         \
    (packed->words == 4   ? name##_4(__VA_ARGS__) \
     : packed->words == 8 ? name##_8(__VA_ARGS__) \
                          : name##_16(__VA_ARGS__))
#else
#define KERNEL(name, ...) (packed->words == 4 ? name##_4(__VA_ARGS__) : name##_8(__VA_ARGS__))
#endif

void tron_packed_prepare(const Rules *r, Packed *out) {
    memset(out, 0, sizeof *out);
    if (!r->box || r->rows * r->stride > PACKED_CELLS || r->stride > 63) return;
    out->stride = r->stride;
    for (int cell = 0; cell < r->nodes; cell++) {
        int position = r->place[cell] - r->stride;
        out->position[cell] = (uint16_t)position;
        if (r->colour[cell] & 1) out->colour[position >> 6] |= (uint64_t)1 << (position & 63);
        bool joined = out->runs > 0;
        if (joined) {
            const uint16_t to = out->run[out->runs - 1].to, length = out->run[out->runs - 1].length;
            joined = to + length == position && length < 64;
        }
        if (joined) {
            out->run[out->runs - 1].length++;
            continue;
        }
        if (out->runs == PACKED_RUNS) return;
        out->run[out->runs].from = (uint16_t)cell;
        out->run[out->runs].to = (uint16_t)position;
        out->run[out->runs++].length = 1;
    }
    int bits = r->rows * r->stride;
    out->words = bits <= 256 ? 4 : bits <= 512 ? 8 : 16;
}

void tron_packed_sides(const Rules *r, const Packed *packed, const State *s, Sides *out) {
    KERNEL(sides, r, packed, s, out);
}

Room tron_packed_room(const Packed *packed, const Sides *sides, int i, int cell_weight,
                      int edge_weight) {
    return KERNEL(room, packed, sides, i, cell_weight, edge_weight);
}

void tron_packed_most(const Packed *packed, const Sides *sides, int i, int *cells, int *edges) {
    KERNEL(most, packed, sides, i, cells, edges);
}

bool tron_packed_rooms(const Rules *r, const Packed *packed, const State *s, int cell_weight,
                       int edge_weight, Room out[TRON_RIDERS]) {
    Sides sides;
    tron_packed_sides(r, packed, s, &sides);
    for (int i = 0; i < sides.riders; i++)
        out[sides.rider[i]] = tron_packed_room(packed, &sides, i, cell_weight, edge_weight);
    return sides.apart;
}
