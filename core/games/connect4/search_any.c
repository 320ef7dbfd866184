/* search_any.c - the exact solver's kernel for all other boards of one word. In WebAssembly there
 * is one copy of each function but those of lines, which is a tenth slower than a kernel written
 * out in full and makes the module 8 KB smaller, compressed. */
#ifdef __wasm__
#define ONE_COPY
#endif
#include "games/connect4/search_narrow.inc.h"

SOLVER_METHODS(any, SHAPE_OF(k->rules))
