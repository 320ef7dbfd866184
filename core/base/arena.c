/* arena.c - memory in large blocks, taken piece by piece and given back all at once. */
#include "base/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/messages.def"
#include "base/writer.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

enum {
    SMALL_ALIGN = 16,
    LARGE_ALIGN = 64, /* a cache line */
    LARGE = 4096,     /* from here on a piece has a block of its own */
    SHARED = 16384,   /* size of the blocks that small pieces share */
    HUGE = 1 << 21    /* size of a large page, where there are any */
};

typedef struct Block {
    struct Block *next;
    size_t size; /* with its head; only where blocks are kept */
} Block;

struct Arena {
    size_t cap, used;
    bool refused;
    Block *blocks;             /* all of them, for freeing */
    unsigned char *free, *end; /* what is left of the newest shared block */
};

#if defined(__EMSCRIPTEN__)
/* Memory only grows here, and a small piece in the place of a table that was given back would
 * send the next one behind it. So the largest block is kept for the next search. */
enum { KEPT = 1 << 22 };
static Block *kept;

static void free_kept(void) {
    free(kept);
    kept = NULL;
}

/* `size` bytes: the kept block when they fill at least half of it. One that is too small, or that
 * leaves no room for others, is freed. */
static Block *allocate(size_t size, bool zeroed) {
    if (kept && size >= kept->size / 2) {
        Block *block = kept;
        if (size <= block->size) {
            kept = NULL;
            if (zeroed) memset(block + 1, 0, size - sizeof *block);
            return block;
        }
        free_kept();
    }
    Block *block = zeroed ? calloc(1, size) : malloc(size);
    if (!block && kept) {
        free_kept();
        return allocate(size, zeroed);
    }
    if (block) block->size = size;
    return block;
}

static void release(Block *block) {
    if (block->size >= KEPT && (!kept || kept->size < block->size)) {
        free_kept();
        kept = block;
    } else {
        free(block);
    }
}
#else
static Block *allocate(size_t size, bool zeroed) {
    return zeroed ? calloc(1, size) : malloc(size);
}

static void release(Block *block) {
    free(block);
}
#endif

Arena *arena_new(size_t cap) {
    Arena *arena = calloc(1, sizeof *arena);
    if (arena) arena->cap = cap;
    return arena;
}

void arena_reset(Arena *arena) {
    while (arena->blocks) {
        Block *next = arena->blocks->next;
        release(arena->blocks);
        arena->blocks = next;
    }
    arena->used = 0;
    arena->refused = false;
    arena->free = arena->end = NULL;
}

void arena_free(Arena *arena) {
    if (!arena) return;
    arena_reset(arena);
    free(arena);
}

/* Asks for large pages: tables of positions are read all over the place, and every small page costs
 * a walk through the page tables then. */
static void enlarge_pages(unsigned char *bytes, size_t size) {
#if defined(__linux__)
    uintptr_t first = ((uintptr_t)bytes + HUGE - 1) / HUGE * HUGE;
    uintptr_t end = ((uintptr_t)bytes + size) / HUGE * HUGE;
    if (first < end) madvise((void *)first, end - first, MADV_HUGEPAGE); /* else small ones do */
#else
    (void)bytes, (void)size;
#endif
}

/* The first multiple of `align` in a block. */
static unsigned char *block_bytes(Block *block, size_t align) {
    uintptr_t first = (uintptr_t)block + sizeof(Block);
    return (unsigned char *)block + sizeof(Block) + (align - first % align) % align;
}

/* `size` bytes at a multiple of `align` in a block of their own, or null. */
static unsigned char *block_new(Arena *arena, size_t size, size_t align, bool zeroed) {
    size_t head = sizeof(Block) + align;
    if (size > SIZE_MAX - head) return NULL;
    Block *block = allocate(head + size, zeroed);
    if (!block) return NULL;
    enlarge_pages((unsigned char *)block, head + size);
    block->next = arena->blocks;
    arena->blocks = block;
    return block_bytes(block, align);
}

/* A size as text; `out` is what comes back. */
static const char *size_text(size_t size, char out[32]) {
    Writer writer;
    writer_fixed(&writer, out, 32);
    if (size < 1000)
        write_format(&writer, "%u bytes", (unsigned)size);
    else
        write_count(&writer, (double)size), write_char(&writer, 'B');
    return out;
}

static size_t left_of(const Arena *arena) {
    return arena->used < arena->cap ? arena->cap - arena->used : 0;
}

static void *refuse(Arena *arena, size_t size, bool capped, Err *err) {
    char asked[32], left[32], cap[32];
    arena->refused = true;
    size_text(size, asked);
    size_text(left_of(arena), left);
    size_text(arena->cap, cap);
    bool whole = strcmp(left, cap) == 0;
    if (capped && strcmp(asked, left) == 0) {
        /* So little is missing that rounding hides it. */
        writer_into(asked, sizeof asked, "%llu bytes", (unsigned long long)size);
        writer_into(left, sizeof left, "%llu bytes", (unsigned long long)left_of(arena));
    }
    if (!capped)
        err_short(err, memory_none_left, asked);
    else if (whole)
        err_short(err, memory_short_here, asked, left);
    else
        err_short(err, memory_short_of_cap, asked, left, cap);
    return NULL;
}

static void *take(Arena *arena, size_t size, bool zeroed, Err *err) {
    size_t left = left_of(arena);
    size_t piece = size == 0 ? 1 : size;
    if (piece > left || piece > SIZE_MAX - SMALL_ALIGN) return refuse(arena, size, true, err);
    piece = (piece + SMALL_ALIGN - 1) / SMALL_ALIGN * SMALL_ALIGN;
    if (piece > left) return refuse(arena, size, true, err);
    unsigned char *bytes;
    if (piece >= LARGE) {
        bytes = block_new(arena, piece, LARGE_ALIGN, zeroed);
    } else {
        if ((size_t)(arena->end - arena->free) < piece) {
            unsigned char *shared = block_new(arena, SHARED, SMALL_ALIGN, true);
            if (!shared) return refuse(arena, size, false, err);
            arena->free = shared;
            arena->end = shared + SHARED;
        }
        bytes = arena->free;
        arena->free += piece;
    }
    if (!bytes) return refuse(arena, size, false, err);
    arena->used += piece;
    return bytes;
}

bool arena_charge(Arena *arena, size_t size, Err *err) {
    if (size > left_of(arena)) return refuse(arena, size, true, err);
    arena->used += size;
    return true;
}

void *arena_grow(Arena *arena, void *old, size_t old_size, size_t head, size_t size, Err *err) {
    const size_t before = (old_size + SMALL_ALIGN - 1) / SMALL_ALIGN * SMALL_ALIGN;
    arena->used -= before;
    void *bytes = arena_raw(arena, size, err);
    if (!bytes) {
        arena->used += before;
        return NULL;
    }
    memcpy(bytes, old, head);
    for (Block **at = &arena->blocks; *at; at = &(*at)->next) {
        Block *block = *at;
        if (block_bytes(block, LARGE_ALIGN) != old) continue;
        *at = block->next;
        release(block);
        break;
    }
    return bytes;
}

void arena_limit(Arena *arena, size_t cap) {
    arena->cap = cap;
}

bool arena_refused(const Arena *arena) {
    return arena->refused;
}

void *arena_alloc(Arena *arena, size_t size, Err *err) {
    return take(arena, size, true, err);
}

void *arena_raw(Arena *arena, size_t size, Err *err) {
    return take(arena, size, false, err);
}

char *arena_text(Arena *arena, const char *text, Err *err) {
    size_t size = strlen(text) + 1;
    char *copy = arena_alloc(arena, size, err);
    if (copy) memcpy(copy, text, size);
    return copy;
}

size_t arena_used(const Arena *arena) {
    return arena->used;
}
