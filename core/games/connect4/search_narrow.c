/* search_narrow.c - the exact solver's kernels for boards of one word: one for the classic board,
 * in which the shape is a constant, and one for every other. */
#include "games/connect4/search_solver.h"

#define WORD uint64_t
#define COUNT(word) bits_count(word)
#define FIRST(word) bits_first(word)
#define GET(words) ((words)[0])
#define PUT(words, value) ((words)[0] = (value))

#include "games/connect4/lines.inc.h"

#include "games/connect4/search_kernel.inc.h"
#include "games/connect4/search_methods.inc.h"

SOLVER_METHODS(classic, SHAPE_CLASSIC)
SOLVER_METHODS(any, SHAPE_OF(k->rules))
