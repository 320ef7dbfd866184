/* spec.h - one notation for every choice: `name` or `name(key=value,...)`, values may be specs.
 *
 *     connect4(rows=6,cols=7)         uct(sims=5000,c=1.4,playout=biased)
 *     pvs(time=2s,eval=lines(three=9))
 *     uct(preset=document,c=0.3)      what stands later wins; `preset` is applied where it stands
 *
 * Blanks around names and values are allowed. Reading is total: any bytes give a Choice or an Err
 * that names the word, what is allowed and the nearest known word. Nesting is limited to 8. */
#ifndef PLY_BASE_SPEC_H
#define PLY_BASE_SPEC_H

#include "base/param.h"

enum { SPEC_MAX = 4000 }; /* longest spec text */

/* Reads `text` as a row of set `kind`. The values live in `arena`. On false `*out` is unchanged. */
bool spec_read(const char *text, const char *kind, const Scope *scope, Arena *arena, Choice *out,
               Err *err);

/* Only the name of the spec (before the parenthesis), zero-ended, cut to `capacity`. */
void spec_name(const char *text, char *name, size_t capacity);

/* Writes the spec with every value that differs from its default, in the order of the rows; with
 * `full` all of them. spec_read gives the same values back. */
void spec_write(const Choice *choice, const Scope *scope, bool full, Writer *writer);
/* The same without defaults: as a text that lives as long as the arena (null as arena_alloc), and
 * as a JSON member. */
char *spec_text(const Choice *choice, const Scope *scope, Arena *arena, Err *err);
void spec_json(Json *json, const char *key, const Choice *choice, const Scope *scope);
/* As spec_text for a choice that was read from `text`; where that names a preset, so does this:
 * name(preset=NAME,...) with the values that differ from the preset's. So it means whatever the
 * preset will mean when it is read again. */
char *spec_text_named(const Choice *choice, const char *text, const Scope *scope, Arena *arena,
                      Err *err);

/* Sets one parameter by its dotted path: `c`, `eval.three`, `eval` (a whole nested spec). */
bool spec_set(Choice *choice, const char *path, const char *value, const Scope *scope, Arena *arena,
              Err *err);

/* The parameter at a dotted path and the struct that holds it, or null with an Err. */
const Param *spec_at(const Choice *choice, const char *path, void **values, Err *err);

/* True when both name the same row and all values are equal. */
bool spec_equal(const Choice *a, const Choice *b);
/* The same, apart from the parameters that have one of these flags. Nested values all count. */
bool spec_equal_except(const Choice *a, const Choice *b, unsigned flags);

/* Copies the values of `from` with all that is nested into `arena`; false without memory. */
bool spec_copy(const Choice *from, Arena *arena, Choice *out, Err *err);

/* Splits `key=value,key=value` or blank-separated words at top level (parentheses protected): the
 * next piece of `*text` up to `separator` is copied to `piece`; false when nothing is left. Sets
 * err when parentheses do not match or the piece is too long (then false, too). */
bool spec_split(const char **text, char separator, char *piece, size_t capacity, Err *err);

/* A value that may have blanks stands in parentheses: what is in them, in the place of `value`,
 * which is changed. A value that does not begin and end with them stays as it is. */
char *spec_unwrap(char *value);

#endif
