/* search_broad.c - the exact solver's kernel for boards of two words. */
#include "games/connect4/search_solver.h"

#define INLINE SHARED
#define WORD Wide
#define COUNT(word) connect4_count(word)
#define FIRST(word) first_bit(word)
#define GET(words) ((Wide)(words)[0] | (Wide)(words)[1] << 64)
#define PUT(words, value) ((words)[0] = (uint64_t)(value), (words)[1] = (uint64_t)((value) >> 64))

static inline int first_bit(Wide word) {
    return (uint64_t)word ? bits_first((uint64_t)word) : 64 + bits_first((uint64_t)(word >> 64));
}

#include "games/connect4/lines.inc.h"

#include "games/connect4/search_kernel.inc.h"
#include "games/connect4/search_methods.inc.h"

SOLVER_METHODS(broad, SHAPE_OF(k->rules))
