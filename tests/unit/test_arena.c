/* Memory under a cap. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/arena.h"

static bool is_zero(const unsigned char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != 0) return false;
    return true;
}

static void pieces_are_zero_aligned_and_apart(void **) {
    Arena *arena = arena_new(1 << 20);
    for (size_t size = 0; size < 9000; size += 1 + size / 3) {
        unsigned char *piece = arena_alloc(arena, size, NULL);
        assert_non_null(piece);
        assert_int_equal((uintptr_t)piece % (size >= 4096 ? 64 : 16), 0);
        assert_true(is_zero(piece, size));
        memset(piece, 0xff, size); /* the next ones must not see it */
    }
    arena_free(arena);
}

static void cap_is_kept(void **) {
    Err err;
    Arena *arena = arena_new(100000);
    assert_null(arena_alloc(arena, 150000, &err));
    assert_string_equal(err.text, "Memory is short: 150 kB asked for, 100 kB left.");
    assert_non_null(arena_alloc(arena, 60000, &err));
    assert_int_equal(arena_used(arena), 60000);
    assert_null(arena_alloc(arena, 50000, &err));
    assert_string_equal(err.text, "Memory is short: 50 kB asked for, 40 kB of 100 kB left.");
    /* Rounded, both would be the same. */
    assert_null(arena_alloc(arena, 40001, &err));
    assert_string_equal(err.text,
                        "Memory is short: 40001 bytes asked for, 40000 bytes of 100 kB left.");
    assert_int_equal(arena_used(arena), 60000);
    assert_non_null(arena_alloc(arena, 40000, &err));
    assert_null(arena_alloc(arena, 1, NULL));
    arena_free(arena);
}

/* Sizes are rounded up to 16 bytes: what fits only before that is refused, too. */
static void rounding_keeps_the_cap(void **) {
    Arena *arena = arena_new(100);
    assert_non_null(arena_alloc(arena, 90, NULL));
    assert_int_equal(arena_used(arena), 96);
    assert_null(arena_alloc(arena, 4, NULL));
    assert_int_equal(arena_used(arena), 96);
    arena_free(arena);
}

/* Pieces without zeroing count and lie like the others. */
static void raw_pieces(void **) {
    Arena *arena = arena_new(100000);
    unsigned char *large = arena_raw(arena, 60000, NULL);
    assert_non_null(large);
    assert_int_equal((uintptr_t)large % 64, 0);
    memset(large, 0xff, 60000);
    assert_int_equal(arena_used(arena), 60000);
    unsigned char *small = arena_raw(arena, 40, NULL);
    assert_non_null(small);
    assert_int_equal((uintptr_t)small % 16, 0);
    assert_null(arena_raw(arena, 50000, NULL));
    arena_free(arena);
}

static void absurd_sizes_are_refused(void **) {
    Err err;
    Arena *arena = arena_new(SIZE_MAX);
    assert_null(arena_alloc(arena, SIZE_MAX, &err));
    assert_null(arena_alloc(arena, SIZE_MAX - 20, &err));
    assert_null(arena_alloc(arena, SIZE_MAX - 70, &err));
    assert_non_null(strstr(err.text, "Memory is short"));
    assert_int_equal(arena_used(arena), 0);
    arena_free(arena);
}

static void reset_gives_all_back(void **) {
    Arena *arena = arena_new(70000);
    for (int round = 0; round < 3; round++) {
        unsigned char *small = arena_alloc(arena, 100, NULL);
        unsigned char *large = arena_alloc(arena, 60000, NULL);
        assert_non_null(large);
        assert_true(is_zero(small, 100) && is_zero(large, 60000));
        memset(small, 1, 100);
        memset(large, 1, 60000);
        arena_reset(arena);
        assert_int_equal(arena_used(arena), 0);
    }
    arena_free(arena);
    arena_free(NULL);
}

static void texts(void **) {
    Arena *arena = arena_new(64);
    char source[] = "connect4";
    char *copy = arena_text(arena, source, NULL);
    source[0] = 'x';
    assert_string_equal(copy, "connect4");
    Err err = {.text = ""};
    assert_null(
        arena_text(arena, "a text that is longer than what is left of this arena here", &err));
    assert_string_not_equal(err.text, "");
    uint64_t *words = ARENA_NEW(arena, uint64_t, 4, NULL);
    assert_non_null(words);
    assert_int_equal(arena_used(arena), 48);
    arena_free(arena);
}

static void pieces_grow(void **) {
    Err err;
    Arena *arena = arena_new(300000);
    unsigned char *first = arena_raw(arena, 100000, NULL);
    unsigned char *other = arena_raw(arena, 50000, NULL);
    memset(first, 7, 100000);
    memset(other, 9, 50000);
    unsigned char *more = arena_grow(arena, first, 100000, 60000, 250000, NULL);
    assert_non_null(more);
    assert_int_equal((uintptr_t)more % 64, 0);
    assert_int_equal(arena_used(arena), 300000);
    assert_true(more[0] == 7 && more[59999] == 7 && other[49999] == 9);
    memset(more, 7, 250000);
    assert_null(arena_grow(arena, more, 250000, 250000, 260000, &err));
    assert_non_null(strstr(err.text, "Memory is short"));
    assert_int_equal(arena_used(arena), 300000);
    arena_limit(arena, 1000); /* less than it has */
    assert_null(arena_alloc(arena, 16, NULL));
    arena_limit(arena, 310000);
    assert_non_null(arena_grow(arena, more, 250000, 250000, 260000, &err));
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_zero_aligned_and_apart),
        cmocka_unit_test(cap_is_kept),
        cmocka_unit_test(rounding_keeps_the_cap),
        cmocka_unit_test(raw_pieces),
        cmocka_unit_test(absurd_sizes_are_refused),
        cmocka_unit_test(reset_gives_all_back),
        cmocka_unit_test(pieces_grow),
        cmocka_unit_test(texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
