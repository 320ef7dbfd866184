/* rng.h - the seeded generator. Frozen: links, transcripts and the bench signature depend on it.
 *
 * SplitMix64 (Steele, Lea, Flood 2014): one 64-bit word of state, two multiplications a draw, every
 * seed good. A stream is chosen by (seed, index), so that playout 7 draws the same numbers in any
 * batch, lane or worker. */
#ifndef PLY_BASE_RNG_H
#define PLY_BASE_RNG_H

#include <stdint.h>

typedef struct Rng {
    uint64_t state;
} Rng;

static inline uint64_t rng_mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* The generator of stream `index` under `seed`. */
static inline Rng rng_stream(uint64_t seed, uint64_t index) {
    Rng rng = {rng_mix(rng_mix(seed + 0x9e3779b97f4a7c15u) ^ (index * 0xd1342543de82ef95u))};
    return rng;
}

/* 64 uniform bits. */
static inline uint64_t rng_next(Rng *rng) {
    rng->state += 0x9e3779b97f4a7c15u;
    return rng_mix(rng->state);
}

/* Uniform in 0..n-1, n from 1 to 2^32-1 (bias below n / 2^32: multiply-shift on the upper 32
 * bits). */
static inline uint32_t rng_below(Rng *rng, uint32_t n) {
    return (uint32_t)(((rng_next(rng) >> 32) * n) >> 32);
}

/* Uniform in [0, 1) with 53 bits. */
static inline double rng_unit(Rng *rng) {
    return (double)(rng_next(rng) >> 11) * 0x1.0p-53;
}

#endif
