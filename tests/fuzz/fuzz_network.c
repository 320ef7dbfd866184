/* Any bytes as the file of a network: refused with a sentence, or opened and asked for values. The
 * check sum would keep all but one in 2^64 out, so the bytes are tried a second time with the
 * length and the sum that belong to them. */
#include "base/blob.h"
#include "fuzz.h"
#include "game/learn.h"
#include "games/2048/ntuple.h"

enum { HEADER = 64, LEVELS = 11, LENGTH = 48, SUM = 56, LEVELS_QUICK = 3 };

static void put(uint8_t *at, int bytes, uint64_t value) {
    for (int i = 0; i < bytes; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

/* As the head of ntuple_file.c says. Few levels: tables of millions of weights take long. */
static void repair(uint8_t *bytes, size_t size) {
    if (size < HEADER) return;
    bytes[LEVELS] = (uint8_t)(2 + bytes[LEVELS] % LEVELS_QUICK);
    put(bytes + LENGTH, 4, size - HEADER);
    put(bytes + SUM, 8, blob_hash(bytes, SUM) ^ rng_mix(blob_hash(bytes + HEADER, size - HEADER)));
}

/* Memory of exactly that size, the same each time: a file fills the same part of it whatever it
 * says. */
static void *room(size_t size) {
    static struct {
        size_t size;
        void *bytes;
    } kept[SETS];
    for (int i = 0; i < SETS; i++) {
        if (!kept[i].bytes) {
            kept[i].size = size;
            kept[i].bytes = calloc(1, size);
        }
        if (kept[i].size == size) return kept[i].bytes;
    }
    abort();
}

static void check(const LearnerDef *learner, const uint8_t *bytes, size_t size) {
    Err err = {.text = ""};
    Writer text;
    Json json;
    size_t opened = learner->opened_size(bytes, size, &err);
    if (opened == 0) {
        must_say_why(&err);
        return;
    }
    Ntuple *net = room(opened);
    must(learner->open(bytes, size, net, &err));
    writer_init(&text);
    learner->title(net, &text);
    must(text.length > 0);
    json_begin(&json, &text);
    json_object(&json, NULL);
    learner->about(net, &json);
    json_end(&json);
    writer_done(&text);
    Rng rng = rng_stream(1, 0);
    for (int i = 0; i < 4; i++) {
        double value = ntuple_after(net, rng_next(&rng) & UINT64_C(0x1111111111111111));
        must(value >= 0); /* no number at all is not, either */
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint8_t *bytes = fuzz_bytes(data, size);
    for (int again = 0; again < 2; again++) {
        for (const Row *const *row = g2048_learners; *row; row++)
            check((const LearnerDef *)*row, bytes, size);
        repair(bytes, size);
    }
    free(bytes);
    return 0;
}
