/* nest.h - between param.c and spec.c only: reading that knows how deep it is.
 *
 * Specs hold specs, and defaults and presets are specs, too. Every way down passes its depth (the
 * outermost spec is at 0), so that no text and no table can make the reading endless. */
#ifndef PLY_BASE_NEST_H
#define PLY_BASE_NEST_H

#include "base/spec.h"

enum { SPEC_NESTING = 8 };

/* What every function here needs: where names mean something, where values live, how deep we
 * are. */
typedef struct Nest {
    const Scope *scope;
    Arena *arena;
    int depth;
} Nest;

/* As spec_read, param_defaults and param_set, for a row at `nest.depth`. */
bool nest_read(const char *text, const char *kind, Nest nest, Choice *out, Err *err);
bool nest_defaults(const Row *row, void *values, Nest nest, Err *err);
bool nest_set(const Param *param, const char *owner, void *values, const char *text, Nest nest,
              Err *err);

#endif
