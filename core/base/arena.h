/* arena.h - memory that is taken piece by piece and given back all at once, under a cap.
 *
 * A search, a job or a session is given an arena by its opener; what it reserves lives until the
 * arena is reset or freed. Nothing is allocated while a search runs. Large blocks come from calloc,
 * so fresh tables are zero without being touched. */
#ifndef PLY_BASE_ARENA_H
#define PLY_BASE_ARENA_H

#include <stddef.h>

#include "base/err.h"

typedef struct Arena Arena;

/* An arena that refuses to hold more than `cap` bytes. Null when there is no memory at all. */
Arena *arena_new(size_t cap);
void arena_free(Arena *arena); /* null is allowed */

/* Zeroed bytes aligned to 16 (to 64 for pieces of 4 KB and more), or null when the cap or the
 * machine refuses; then `err` (may be null) says how much was asked and how much is allowed. */
void *arena_alloc(Arena *arena, size_t size, Err *err);

/* The same, but large pieces are not zeroed: for tables that are written before they are read.
 * Where memory is handed out again (WebAssembly), zeroing tens of megabytes is what a short search
 * costs. */
void *arena_raw(Arena *arena, size_t size, Err *err);

/* A piece of `size` bytes in place of `old`, one of `old_size`, both of 4 KB and more, from
 * arena_raw: begins with its first `head` bytes. The old one does not count while it is copied.
 * Null as arena_alloc; then the old one stays. */
void *arena_grow(Arena *arena, void *old, size_t old_size, size_t head, size_t size, Err *err);

/* A copy of `text` that lives as long as the arena; null as arena_alloc. */
char *arena_text(Arena *arena, const char *text, Err *err);

/* Counts bytes that are held elsewhere for this arena's owner, until it is reset; false as
 * arena_alloc, then they are not counted. */
bool arena_charge(Arena *arena, size_t size, Err *err);

/* Whether a piece was refused since the arena is new or was reset: one question after several
 * pieces. */
bool arena_refused(const Arena *arena);
/* Another cap from now on; what was taken under the old one stays. */
void arena_limit(Arena *arena, size_t cap);
void arena_reset(Arena *arena); /* everything taken so far is gone; the cap stays */
size_t arena_used(const Arena *arena);

#define ARENA_NEW(arena, Type, count, err) \
    ((Type *)arena_alloc((arena), sizeof(Type) * (size_t)(count), (err)))

#endif
