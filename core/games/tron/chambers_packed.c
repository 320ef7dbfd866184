/* chambers_packed.c - territory and chambers on whole rows of bits.
 *
 * On a plain grid (no teleports, stairs and wraps, one floor) of at most 512 bits, a flood is a few
 * shifts and ands a step instead of a queue, so that territories take a tenth of the time.
 * Chambers:
 *
 *   1  A cell can only be an articulation point if its neighbours hang together in two or more
 *      pieces around it (a test of the eight cells around, for all cells at once). Is there none,
 *      the territory is one chamber.
 *   2  Else the largest piece without such cells becomes a single vertex, and the depth-first
 *      search of chambers.c runs over that vertex and the few cells outside. Contracting a
 *      connected piece that holds no articulation point changes none elsewhere; all blocks that
 *      meet in the piece are one.
 *
 * The results are those of tron_territory and tron_room, which the tests compare. Measured on
 * 2,851 leaves of searches by pvs in four rooms, one core: 830 k positions/s. */
#if defined(__GNUC__) && !defined(__clang__)
/* gcc 12 makes wrong code of the loops over riders when it vectorizes them at -O3: the test that
 * compares with chambers.c finds it with three riders. Words in registers are as fast. */
#pragma GCC optimize("no-tree-loop-vectorize")
#endif

#include "games/tron/chambers_packed.h"

#include "games/tron/chambers.h"

enum { GUARD = 64 }; /* bits that a step may lead beyond either end */

/* WIDE: all words of a board in one register, where there are such registers; together with a
 * search without branches, leaves of pvs take 0.8 of the time. In WebAssembly, where registers hold
 * two words, it gained nothing and made the module 2 KB larger. */
#ifdef __AVX2__
#define WIDE
#endif
#define WORDS 4
#define WORDS_BELOW 4, 0, 1, 2 /* of a vector and one of zeros behind it */
#define WORDS_ABOVE 1, 2, 3, 4
#define NAME(name) name##_4
#include "games/tron/chambers_packed.inc.h"
#undef WORDS
#undef WORDS_BELOW
#undef WORDS_ABOVE
#undef NAME

#undef WIDE
#ifdef __AVX512F__
#define WIDE
#endif
#define WORDS 8
#define WORDS_BELOW 8, 0, 1, 2, 3, 4, 5, 6
#define WORDS_ABOVE 1, 2, 3, 4, 5, 6, 7, 8
#define NAME(name) name##_8
#include "games/tron/chambers_packed.inc.h"
#undef WORDS
#undef NAME

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
    out->words = r->rows * r->stride <= 256 ? 4 : 8;
}

void tron_packed_sides(const Rules *r, const Packed *packed, const State *s, Sides *out) {
    if (packed->words == 4)
        sides_4(r, packed, s, out);
    else
        sides_8(r, packed, s, out);
}

Room tron_packed_room(const Packed *packed, const Sides *sides, int i, int cell_weight,
                      int edge_weight) {
    return packed->words == 4 ? room_4(packed, sides, i, cell_weight, edge_weight)
                              : room_8(packed, sides, i, cell_weight, edge_weight);
}

void tron_packed_most(const Packed *packed, const Sides *sides, int i, int *cells, int *edges) {
    if (packed->words == 4)
        most_4(packed, sides, i, cells, edges);
    else
        most_8(packed, sides, i, cells, edges);
}

bool tron_packed_rooms(const Rules *r, const Packed *packed, const State *s, int cell_weight,
                       int edge_weight, Room out[TRON_RIDERS]) {
    Sides sides;
    tron_packed_sides(r, packed, s, &sides);
    for (int i = 0; i < sides.riders; i++)
        out[sides.rider[i]] = tron_packed_room(packed, &sides, i, cell_weight, edge_weight);
    return sides.apart;
}
