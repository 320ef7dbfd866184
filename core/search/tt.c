/* tt.c - transposition table: reserve, age, store. */
#include "search/tt.h"

#include <string.h>

#include "base/bits.h"

bool tt_open(Tt *tt, Arena *arena, int64_t megabytes, Err *err) {
    *tt = (Tt){.generation = 1, .oldest = 1};
    if (megabytes < TT_MIN_MB) return true;
    uint64_t bytes = (uint64_t)1 << bits_last((uint64_t)megabytes << 20);
    tt->buckets = (size_t)(bytes / (TT_BUCKET * sizeof(TtEntry)));
    tt->shift = 64 - bits_first(tt->buckets);
    tt->entries = arena_alloc(arena, (size_t)bytes, err);
    return tt->entries != NULL;
}

void tt_begin(Tt *tt, bool keep) {
    tt->generation++;
    if (tt->generation > 31) {
        if (tt->entries) memset(tt->entries, 0, tt->buckets * TT_BUCKET * sizeof(TtEntry));
        tt->generation = tt->oldest = 1;
    }
    if (!keep) tt->oldest = tt->generation;
}

/* Twice the binary logarithm, 0..63: 1, 2, 3, 4, 6, 8, 12 ... nodes. */
static unsigned work_class(int64_t work) {
    if (work < 2) return 0;
    int top = bits_last((uint64_t)work);
    unsigned half = (unsigned)(work >> (top - 1)) & 1;
    unsigned result = 2 * (unsigned)top + half;
    return result < 63 ? result : 63;
}

void tt_store(Tt *tt, uint64_t hash, const TtData *data, int64_t work) {
    if (!tt->entries) return;
    uint64_t scrambled = tt_scramble(hash);
    TtEntry *bucket = tt_bucket(tt, scrambled), *victim = bucket;
    uint64_t key = scrambled << (64 - TT_KEY_BITS);
    unsigned lowest = UINT32_MAX;
    for (TtEntry *entry = bucket; entry < bucket + TT_BUCKET; entry++) {
        uint64_t body, tag = tt_read(entry, &body);
        unsigned generation = (unsigned)(tag >> TT_GENERATION_SHIFT) & 31;
        unsigned worth = 0; /* free or forgotten */
        if (generation >= tt->oldest && generation <= tt->generation) {
            if (!((tag ^ key) >> (64 - TT_KEY_BITS))) {
                victim = entry;
                break;
            }
            unsigned class = (unsigned)(tag >> TT_WORK_SHIFT) & 63;
            worth = 1 + class + (generation == tt->generation ? 64 : 0);
        }
        if (worth < lowest) {
            lowest = worth;
            victim = entry;
        }
    }
    tt_write(victim,
             key | (uint64_t)work_class(work) << TT_WORK_SHIFT |
                 (uint64_t)tt->generation << TT_GENERATION_SHIFT | (data->claim & 15),
             (uint64_t)data->move << 32 | (uint32_t)data->value << 8 |
                 (uint32_t)(data->depth & 255));
}

double tt_fill(const Tt *tt) {
    if (!tt->entries) return 0;
    size_t sample = tt->buckets < 256 ? tt->buckets : 256;
    size_t stride = tt->buckets / sample;
    int used = 0;
    for (size_t i = 0; i < sample; i++)
        for (int j = 0; j < TT_BUCKET; j++) {
            uint64_t body, tag = tt_read(tt->entries + i * stride * TT_BUCKET + j, &body);
            unsigned generation = (unsigned)(tag >> TT_GENERATION_SHIFT) & 31;
            used += generation >= tt->oldest && generation <= tt->generation;
        }
    return 100.0 * used / (double)(sample * TT_BUCKET);
}
