/* Sentences of mistakes, and the nearest known word. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/words.h"

static void sentence(void **) {
    Err err;
    assert_false(err_set(&err, "%s: c=%d is out of range", "uct", 99));
    assert_string_equal(err.text, "uct: c=99 is out of range");
    assert_false(err_set(NULL, "nobody asks"));
}

static void sentence_may_quote_itself(void **) {
    Err err;
    err_set(&err, "inner");
    err_set(&err, "outer: %s", err.text);
    assert_string_equal(err.text, "outer: inner");
}

static void sentence_is_cut(void **) {
    char long_word[2 * ERR_MAX];
    memset(long_word, 'x', sizeof long_word - 1);
    long_word[sizeof long_word - 1] = 0;
    Err err;
    err_set(&err, "%s", long_word);
    assert_int_equal(strlen(err.text), ERR_MAX - 1);
}

/* What a user wrote is quoted; it must neither steer a terminal nor break UTF-8. */
static void sentence_is_clean(void **) {
    Err err;
    err_set(&err, "%s", "a\x1b[2J\nb\x7f");
    assert_string_equal(err.text, "a?[2J?b?");
    err_set(&err, "%s", "d\xc3\xa9j\xe0 \xf0\x9f\x98\x80 \xc0\xaf \xed\xa0\x80");
    assert_string_equal(err.text, "d\xc3\xa9j? \xf0\x9f\x98\x80 ?? ???");
    err_set(&err, "%.2s", "x\xc3\xa9"); /* cut inside a character */
    assert_string_equal(err.text, "x?");
}

static const char *const players[] = {"human", "random",    "minimax",    "negamax",
                                      NULL,    "alphabeta", "montecarlo", "alphabeta-iter",
                                      "uct",   "pvs"};

static const char *near(const char *word) {
    Words words = {.count = 0};
    for (int i = 0; i < 10; i++)
        words_add(&words, players[i]); /* null is skipped */
    return words_nearest(word, &words);
}

static void nearest(void **) {
    assert_string_equal(near("utc"), "uct");            /* a swap */
    assert_string_equal(near("uxt"), "uct");            /* a wrong letter */
    assert_string_equal(near("pv"), "pvs");             /* one is missing */
    assert_string_equal(near("UCT"), "uct");            /* case */
    assert_string_equal(near("alfabeta"), "alphabeta"); /* two slips in a long word */
    assert_string_equal(near("alpha"), "alphabeta");    /* a beginning; the shorter goes first */
    assert_string_equal(near("alphabeta-itr"), "alphabeta-iter");
    assert_string_equal(near("mini"), "minimax");
    assert_string_equal(near("minmax"), "minimax");
}

static void nothing_is_near(void **) {
    assert_null(near("queen"));
    assert_null(near(""));
    assert_null(near("x"));
    assert_null(near("xy"));
    assert_null(near("uctuctuctuctuctuctuctuctuctuctuctuctuctuctuct"));
    assert_null(words_nearest("uct", &(Words){.count = 0}));
}

static void unknown_word(void **) {
    Err err;
    Words words = {.count = 0};
    assert_false(words_unknown(&err, "x", &words, "Unknown network"));
    assert_string_equal(err.text, "Unknown network: \"x\". Allowed: none.");
    words_add(&words, "first");
    words_add(&words, "random");
    words_alias(&words, "any");
    words_unknown(&err, "frist", &words, "Unknown value of %s of %s", "ties", "pvs");
    assert_string_equal(err.text,
                        "Unknown value of ties of pvs: \"frist\". Did you mean \"first\"? "
                        "Allowed: first, random.");
    words_unknown(&err, "an", &words, "Unknown value"); /* compared with, but not named */
    assert_string_equal(err.text, "Unknown value: \"an\". Did you mean \"any\"? "
                                  "Allowed: first, random.");
    for (int i = 0; i < WORDS_MAX; i++)
        words_add(&words, "word");
    words_unknown(&err, "xyz", &words, "Unknown value");
    assert_non_null(strstr(err.text, ", word and others."));
    assert_true(strlen(err.text) < ERR_MAX - 100);
}

static void chosen_word(void **) {
    static const char *const list[] = {"node", "cutoff", NULL};
    Err err;
    assert_int_equal(words_choose(&err, "cutoff", list, "Unknown event"), 1);
    assert_int_equal(words_choose(&err, "nod", list, "Unknown event"), -1);
    assert_string_equal(err.text, "Unknown event: \"nod\". Did you mean \"node\"? "
                                  "Allowed: node, cutoff.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentence),        cmocka_unit_test(sentence_may_quote_itself),
        cmocka_unit_test(sentence_is_cut), cmocka_unit_test(sentence_is_clean),
        cmocka_unit_test(nearest),         cmocka_unit_test(unknown_word),
        cmocka_unit_test(chosen_word),     cmocka_unit_test(nothing_is_near),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
