/* any.c - Connect Four on one 64-bit word in the shapes without kernels of their own, and what all
 * shapes share. */
#include "games/connect4/connect4.h"

#define INLINE SHARED
#define WORD uint64_t
#define State Narrow
#define LOAD(words) (words)
#define STORE(words, value) ((words) = (value))
#define INSTALL connect4_install_any
#define COUNT(word) bits_count(word)

static uint64_t hash(const Rules *, const void *state) {
    const Narrow *s = state;
    /* mine + all is unique for a position: no column of the sum carries into the next. */
    return rng_mix(s->mine + s->all + s->mover * 0x9e3779b97f4a7c15u);
}

#include "games/connect4/lines.inc.h"
#include "games/connect4/kernel.inc.h"
#include "games/connect4/playout.inc.h"

#include "games/connect4/any.inc.h"
