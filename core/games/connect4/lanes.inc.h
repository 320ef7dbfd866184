/* lanes.inc.h - random games of Connect Four side by side: what boards of one word (lanes.c) and of
 * two (lanes_broad.c) share. LANES_BYTES is defined where there are vectors. */
#include "base/inline.h"
#include "games/connect4/connect4.h"

/* LANES: playouts in one vector (of one or more registers); TEAMS: vectors in turn; UNIFORM: are
 * uniform playouts of one word worth it, too? */
#if defined(__AVX512DQ__) && defined(__AVX512BW__)
enum { LANES = 8, TEAMS = 2, UNIFORM = 1 };
#define LANES_BYTES 64
#elif defined(__AVX2__)
enum { LANES = 4, TEAMS = 2, UNIFORM = 1 };
#define LANES_BYTES 32
#elif defined(__wasm_simd128__)
enum { LANES = 4, TEAMS = 1, UNIFORM = 0 };
#define LANES_BYTES 32
#endif

#ifdef LANES_BYTES

typedef uint64_t Lanes __attribute__((vector_size(LANES_BYTES)));

#define UNROLL _Pragma("GCC unroll 4")

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

INLINE bool any(Lanes mask) {
    uint64_t some = 0;
    for (int lane = 0; lane < LANES; lane++)
        some |= mask[lane];
    return some != 0;
}

INLINE Lanes is_set(Lanes word) {
    return (Lanes)(word != 0);
}

#endif
