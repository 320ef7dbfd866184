/* search_classic.c - the exact solver's kernel for the classic board, whose shape is a constant. */
#include "games/connect4/search_narrow.inc.h"

SOLVER_METHODS(classic, SHAPE_CLASSIC)
