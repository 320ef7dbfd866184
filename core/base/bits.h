/* bits.h - bit tricks on 64-bit words, one instruction each where the machine has it. */
#ifndef PLY_BASE_BITS_H
#define PLY_BASE_BITS_H

#include <stdint.h>

static inline int bits_count(uint64_t word) {
    return __builtin_popcountll(word);
}

/* Index of the lowest set bit; `word` is not 0. */
static inline int bits_first(uint64_t word) {
    return __builtin_ctzll(word);
}

/* Index of the highest set bit; `word` is not 0. */
static inline int bits_last(uint64_t word) {
    return 63 - __builtin_clzll(word);
}

/* `word` without its lowest set bit. */
static inline uint64_t bits_rest(uint64_t word) {
    return word & (word - 1);
}

/* Index of the n-th set bit (n from 0); `word` has more than n bits set. */
static inline int bits_select(uint64_t word, int n) {
    while (n-- > 0)
        word = bits_rest(word);
    return bits_first(word);
}

#endif
