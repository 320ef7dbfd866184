/* tt.h - transposition table: what a search has found out about positions, by hash.
 *
 * Four entries of 16 bytes make a bucket of one cache line; the upper bits of the scrambled hash
 * choose the bucket, the lower 49 bits stand in the entry. With 2 MB (32,768 buckets) and more, the
 * two together are the whole 64-bit hash, so an entry is only ever mistaken for that of another
 * position when the game's own hash collides.
 *
 *     key 49 | work 6 | generation 5 | proven 2 | bound 2        move 32 | value 24 | depth 8
 *
 * A bound holds for a search of `depth` plies; a proven one holds for every depth, because no line
 * below it was cut short. The two sides are proven apart: a win found by a shallow search is a
 * proven lower bound although the upper one is not.
 *
 * Replacement: the entry of the same position, else a free or forgotten one, else the one that cost
 * the least work, entries of earlier generations first. Depth would be a bad measure here: proven
 * entries have none, and forced lines do not consume it.
 *
 * A new root starts a new generation. Entries of earlier ones are then either forgotten at once,
 * without touching the memory, or kept until their room is needed. */
#ifndef PLY_SEARCH_TT_H
#define PLY_SEARCH_TT_H

#ifdef _OPENMP
#include <stdatomic.h>
#endif

#include "base/arena.h"
#include "game/game.h"

/* What is claimed of a value: true value >= it, <= it; and whether that is proven. */
enum {
    TT_LOW = 1,
    TT_HIGH = 2,
    TT_EXACT = 3,
    TT_LOW_PROVEN = 4,
    TT_HIGH_PROVEN = 8,
    TT_PROVEN = 12
};
enum {
    TT_VALUE_MAX = 8388607, /* largest magnitude of a value */
    TT_DEPTH_MAX = 255,
    TT_MIN_MB = 1,
    TT_BUCKET = 4
};

/* Where there are threads, several may read and write one table at a time: every word by itself is
 * read and written whole, and a tag is kept xor a scrambled body, so that half of one entry with
 * half of another one is an entry of neither (Hyatt and Mann: A lock-less transposition table
 * implementation for parallel search, 2002). The product carries every bit of the body into the
 * key: two entries of one position differ there, too. */
#ifdef _OPENMP
typedef _Atomic uint64_t TtWord;
#else
typedef uint64_t TtWord;
#endif

typedef struct TtEntry {
    TtWord tag;  /* key, work, generation, proven, bound; 0 = never used */
    TtWord body; /* move, value, depth */
} TtEntry;

typedef struct Tt {
    TtEntry *entries;            /* null = no table: every probe misses, every store is dropped */
    size_t buckets;              /* a power of two */
    int shift;                   /* of the scrambled hash, gives the bucket */
    unsigned generation, oldest; /* entries of oldest..generation are valid; 1..31 */
} Tt;

typedef struct TtData {
    Move move; /* best or refuting move, NO_MOVE when none is known */
    int32_t value;
    int depth;
    unsigned claim; /* TT_LOW ... */
} TtData;

/* Reserves at most `megabytes` (the next lower power of two) in the arena; 0 = no table. */
bool tt_open(Tt *tt, Arena *arena, int64_t megabytes, Err *err);

/* A new generation; `keep` leaves what earlier ones stored in use. Once in 31 times, and only then,
 * the memory is really cleared. */
void tt_begin(Tt *tt, bool keep);

/* Keeps one entry. `work` is the number of nodes spent on it. */
void tt_store(Tt *tt, uint64_t hash, const TtData *data, int64_t work);

/* Share of the table in use, in percent, from a sample. */
double tt_fill(const Tt *tt);

/* ---- inside, in the header for speed --------------------------------------------------------- */

enum { TT_KEY_BITS = 49, TT_WORK_SHIFT = 9, TT_GENERATION_SHIFT = 4 };

/* The tag of an entry as it was written, or one of no entry; and its body. */
static inline uint64_t tt_read(const TtEntry *entry, uint64_t *body) {
#ifdef _OPENMP
    *body = atomic_load_explicit(&entry->body, memory_order_relaxed);
    return atomic_load_explicit(&entry->tag, memory_order_relaxed) ^ *body * 0x9e3779b97f4a7c15u;
#else
    *body = entry->body;
    return entry->tag;
#endif
}

static inline void tt_write(TtEntry *entry, uint64_t tag, uint64_t body) {
#ifdef _OPENMP
    atomic_store_explicit(&entry->tag, tag ^ body * 0x9e3779b97f4a7c15u, memory_order_relaxed);
    atomic_store_explicit(&entry->body, body, memory_order_relaxed);
#else
    entry->tag = tag;
    entry->body = body;
#endif
}

/* Game hashes may be weak in some bits; an odd multiplication is one-to-one and spreads upwards. */
static inline uint64_t tt_scramble(uint64_t hash) {
    hash ^= hash >> 32;
    return hash * 0x9e3779b97f4a7c15u;
}

static inline TtEntry *tt_bucket(const Tt *tt, uint64_t scrambled) {
    return tt->entries + ((scrambled >> tt->shift) & (tt->buckets - 1)) * TT_BUCKET;
}

static inline void tt_prefetch(const Tt *tt, uint64_t hash) {
    if (tt->entries) __builtin_prefetch(tt_bucket(tt, tt_scramble(hash)));
}

/* True and `out` filled when the table knows the position. */
static inline bool tt_probe(const Tt *tt, uint64_t hash, TtData *out) {
    if (!tt->entries) return false;
    uint64_t scrambled = tt_scramble(hash);
    const TtEntry *entry = tt_bucket(tt, scrambled);
    uint64_t key = scrambled << (64 - TT_KEY_BITS);
    for (int i = 0; i < TT_BUCKET; i++, entry++) {
        uint64_t body, tag = tt_read(entry, &body);
        if ((tag ^ key) >> (64 - TT_KEY_BITS)) continue;
        unsigned generation = (unsigned)(tag >> TT_GENERATION_SHIFT) & 31;
        if (generation < tt->oldest || generation > tt->generation) continue;
        out->move = (Move)(body >> 32);
        out->value = (int32_t)(uint32_t)body >> 8;
        out->depth = (int)(body & 255);
        out->claim = (unsigned)tag & 15;
        return true;
    }
    return false;
}

#endif
