/* The transposition table: what is stored comes back, ages and gives way by the rules of tt.h. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "search/tt.h"

typedef struct Fixture {
    Arena *arena;
    Tt tt;
} Fixture;

static void fixture_open(Fixture *fixture, int64_t megabytes) {
    Err err;
    fixture->arena = arena_new((size_t)64 << 20);
    assert_non_null(fixture->arena);
    assert_true(tt_open(&fixture->tt, fixture->arena, megabytes, &err));
}

static void fixture_close(Fixture *fixture) {
    arena_free(fixture->arena);
}

static void store(Tt *tt, uint64_t hash, int32_t value, int64_t work) {
    TtData data = {.move = 7, .value = value, .depth = 3, .claim = TT_LOW};
    tt_store(tt, hash, &data, work);
}

static bool has(const Tt *tt, uint64_t hash, int32_t value) {
    TtData data;
    return tt_probe(tt, hash, &data) && data.value == value;
}

static void test_round_trip(void **) {
    static const TtData samples[] = {
        {.move = 0, .value = 0, .depth = 0, .claim = TT_EXACT},
        {.move = NO_MOVE,
         .value = TT_VALUE_MAX,
         .depth = TT_DEPTH_MAX,
         .claim = TT_LOW | TT_LOW_PROVEN},
        {.move = 0x80000001u,
         .value = -TT_VALUE_MAX,
         .depth = 128,
         .claim = TT_HIGH | TT_HIGH_PROVEN},
        {.move = 12345, .value = -1, .depth = 1, .claim = TT_EXACT | TT_PROVEN},
    };
    Fixture fixture;
    fixture_open(&fixture, 2);
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        uint64_t hash = rng_mix(i + 1);
        TtData data;
        assert_false(tt_probe(&fixture.tt, hash, &data));
        tt_store(&fixture.tt, hash, &samples[i], 100);
        assert_true(tt_probe(&fixture.tt, hash, &data));
        assert_int_equal(data.move, samples[i].move);
        assert_int_equal(data.value, samples[i].value);
        assert_int_equal(data.depth, samples[i].depth);
        assert_int_equal(data.claim, samples[i].claim);
    }
    fixture_close(&fixture);
}

/* From 2 MB on, bucket and key are the whole hash: neighbours in any single bit are told apart. */
static void test_every_bit_counts(void **) {
    Fixture fixture;
    fixture_open(&fixture, 2);
    uint64_t hash = 0x0123456789abcdefu;
    store(&fixture.tt, hash, 5, 10);
    for (int bit = 0; bit < 64; bit++) {
        TtData data;
        assert_false(tt_probe(&fixture.tt, hash ^ (uint64_t)1 << bit, &data));
    }
    assert_true(has(&fixture.tt, hash, 5));
    fixture_close(&fixture);
}

static void test_same_position_is_replaced(void **) {
    Fixture fixture;
    fixture_open(&fixture, 1);
    store(&fixture.tt, 99, 1, 1000);
    store(&fixture.tt, 99, 2, 1);
    assert_true(has(&fixture.tt, 99, 2));
    fixture_close(&fixture);
}

/* Finds `count` hashes that share the bucket of `hash`. */
static void crowd(const Tt *tt, uint64_t hash, uint64_t *out, int count) {
    const TtEntry *bucket = tt_bucket(tt, tt_scramble(hash));
    for (uint64_t h = 1; count > 0; h++)
        if (h != hash && tt_bucket(tt, tt_scramble(h)) == bucket) out[--count] = h;
}

static void test_least_work_gives_way(void **) {
    Fixture fixture;
    fixture_open(&fixture, 1);
    uint64_t hashes[TT_BUCKET + 1];
    crowd(&fixture.tt, 0, hashes, TT_BUCKET + 1);
    static const int64_t work[TT_BUCKET + 1] = {5000, 40, 100000, 900, 300};
    for (int i = 0; i <= TT_BUCKET; i++)
        store(&fixture.tt, hashes[i], i, work[i]);
    for (int i = 0; i <= TT_BUCKET; i++)
        assert_int_equal(has(&fixture.tt, hashes[i], i), i != 1);
    fixture_close(&fixture);
}

static void test_new_generation_forgets(void **) {
    Fixture fixture;
    fixture_open(&fixture, 1);
    for (int i = 0; i < 100; i++) {
        TtData data;
        assert_false(tt_probe(&fixture.tt, 42, &data));
        store(&fixture.tt, 42, i, 10);
        assert_true(has(&fixture.tt, 42, i));
        tt_begin(&fixture.tt, false);
    }
    assert_true(tt_fill(&fixture.tt) == 0);
    fixture_close(&fixture);
}

/* Numbers of generations come again; what was stored under the same number before does not. */
static void test_generations_go_round(void **) {
    Fixture fixture;
    fixture_open(&fixture, 1);
    store(&fixture.tt, 42, 7, 10);
    for (int i = 0; i < 100; i++) {
        tt_begin(&fixture.tt, false);
        assert_false(has(&fixture.tt, 42, 7));
    }
    fixture_close(&fixture);
}

static void test_kept_generations_give_way_first(void **) {
    Fixture fixture;
    fixture_open(&fixture, 1);
    uint64_t hashes[TT_BUCKET + 1];
    crowd(&fixture.tt, 0, hashes, TT_BUCKET + 1);
    store(&fixture.tt, hashes[0], 0, 1000000);
    tt_begin(&fixture.tt, true);
    assert_true(has(&fixture.tt, hashes[0], 0));
    for (int i = 1; i <= TT_BUCKET; i++)
        store(&fixture.tt, hashes[i], i, 1);
    for (int i = 0; i <= TT_BUCKET; i++)
        assert_int_equal(has(&fixture.tt, hashes[i], i), i > 0);
    tt_begin(&fixture.tt, false);
    assert_false(has(&fixture.tt, hashes[1], 1));
    fixture_close(&fixture);
}

static void test_no_table(void **) {
    Fixture fixture;
    fixture_open(&fixture, 0);
    store(&fixture.tt, 1, 1, 1);
    tt_prefetch(&fixture.tt, 1);
    assert_false(has(&fixture.tt, 1, 1));
    for (int i = 0; i < 40; i++)
        tt_begin(&fixture.tt, false);
    assert_true(tt_fill(&fixture.tt) == 0);
    fixture_close(&fixture);
}

static void test_size_and_refusal(void **) {
    Fixture fixture;
    fixture_open(&fixture, 7);
    assert_int_equal(fixture.tt.buckets, ((size_t)4 << 20) / 64);
    for (uint64_t i = 0; i < fixture.tt.buckets * 2; i++)
        store(&fixture.tt, rng_mix(i), 1, 1);
    assert_true(tt_fill(&fixture.tt) > 30 && tt_fill(&fixture.tt) < 70);
    fixture_close(&fixture);

    Arena *small = arena_new(1 << 20);
    Tt tt;
    Err err = {.text = ""};
    assert_false(tt_open(&tt, small, 4, &err));
    assert_true(err.text[0] != 0);
    arena_free(small);
}

/* Where several threads write, a reader may find the tag of one entry with the body of another one,
 * also of two entries of one position: that is no entry. */
static void test_halves_of_two_are_none(void **) {
#ifdef _OPENMP
    Fixture fixture;
    fixture_open(&fixture, 2);
    Tt *tt = &fixture.tt;
    uint64_t hash = rng_mix(1);
    for (int32_t value = 0; value < 300; value++) {
        TtEntry *entry = tt_bucket(tt, tt_scramble(hash));
        store(tt, hash, value, 100);
        TtWord body = entry->body;
        store(tt, hash, value + 1 + value % 7, 100);
        assert_true(has(tt, hash, value + 1 + value % 7));
        entry->body = body;
        assert_false(has(tt, hash, value) || has(tt, hash, value + 1 + value % 7));
        TtData data;
        assert_false(tt_probe(tt, hash, &data));
        entry->tag = entry->body = 0;
    }
    fixture_close(&fixture);
#endif
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_every_bit_counts),
        cmocka_unit_test(test_same_position_is_replaced),
        cmocka_unit_test(test_least_work_gives_way),
        cmocka_unit_test(test_new_generation_forgets),
        cmocka_unit_test(test_generations_go_round),
        cmocka_unit_test(test_kept_generations_give_way_first),
        cmocka_unit_test(test_halves_of_two_are_none),
        cmocka_unit_test(test_no_table),
        cmocka_unit_test(test_size_and_refusal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
