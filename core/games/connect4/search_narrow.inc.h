/* search_narrow.inc.h - the exact solver's kernel for boards of one word; with ONE_COPY where the
 * shape is known at run time only. */
#include "games/connect4/search_solver.h"

#define WORD uint64_t
#define COUNT(word) bits_count(word)
#define FIRST(word) bits_first(word)
#define GET(words) ((words)[0])
#define PUT(words, value) ((words)[0] = (value))
#ifdef SOLVER_LANES
#define FORKS_AT_ONCE
#endif

#include "games/connect4/lines.inc.h"

#ifdef ONE_COPY
#undef INLINE
#define INLINE SHARED
#endif

#include "games/connect4/search_kernel.inc.h"
#include "games/connect4/search_methods.inc.h"
