/* Sentences of mistakes, and the nearest known word. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/err_word.h"
#include "base/words.h"

MESSAGE(out_of_range, "%s: %s=%d is out of range", "owner parameter value")
MESSAGE(refused, "refused", "")
MESSAGE(inner, "inner %s %d", "word number")
MESSAGE(outer, "outer %s: %s", "word cause")
MESSAGE(word_alone, "%s", "word")
MESSAGE(two_letters, "%.2s", "word")
MESSAGE(first_of, "%.*s|%c|%%|%llu", "word letter number")
MESSAGE(in_braces, "one{ two %s} three{ %s}.", "second fourth")
MESSAGE(memory_of, "Memory is short: %s.", "what")
MESSAGE(many, "%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d", "a b c d e f g h i j k l m n o p q")
MESSAGE(unknown_network, "Unknown network: " WORDS_PATTERN, WORDS_PARTS)
MESSAGE(unknown_value, "Unknown value of %s of %s: " WORDS_PATTERN, "parameter owner " WORDS_PARTS)

static void sentence(void **) {
    Err err;
    assert_false(err_set(&err, out_of_range, "uct", "c", 99));
    assert_string_equal(err.text, "uct: c=99 is out of range");
    assert_false(err.memory);
    assert_false(err_set(NULL, refused));
    assert_false(err_short(&err, memory_of, "9 MB asked for"));
    assert_string_equal(err.text, "Memory is short: 9 MB asked for.");
    assert_true(err.memory);
    err_set(&err, first_of, 3, "letters", 'x', 18446744073709551615ull);
    assert_string_equal(err.text, "let|x|%|18446744073709551615");
}

/* "name=text" of a part, with a # before a number; "-" where there is none. */
static const char *part(const Err *err, int depth, int index) {
    static char text[ERR_MAX + 40];
    Part part;
    if (!err_part(err, depth, index, &part)) return "-";
    assert_true(part.text >= err->text);
    assert_true(part.text + part.length <= err->text + strlen(err->text)); /* a span of the text */
    snprintf(text, sizeof text, "%.*s=%s%.*s", part.name_length, part.name, part.number ? "#" : "",
             part.length, part.text);
    return text;
}

static void parts(void **) {
    Err err;
    err_set(&err, out_of_range, "uct", "c", 99);
    assert_string_equal(err.made[0].of->code, "out_of_range");
    assert_string_equal(part(&err, 0, 0), "owner=uct");
    assert_string_equal(part(&err, 0, 1), "parameter=c");
    assert_string_equal(part(&err, 0, 2), "value=#99");
    assert_string_equal(part(&err, 0, 3), "-");
    assert_string_equal(part(&err, 1, 0), "-");
    Err copy = err;
    memset(&err, 'x', sizeof err);
    assert_string_equal(part(&copy, 0, 2), "value=#99");
    err_set(&err, many, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17);
    assert_string_equal(part(&err, 0, ERR_PARTS - 1), "p=#16");
    assert_string_equal(part(&err, 0, ERR_PARTS), "-"); /* one too many */
    err_clear(&err);
    assert_string_equal(part(&err, 0, 0), "-");
}

static void braces(void **) {
    const char *none = NULL;
    Err err;
    err_set(&err, in_braces, "2", "4");
    assert_string_equal(err.text, "one two 2 three 4.");
    err_set(&err, in_braces, none, "4");
    assert_string_equal(err.text, "one three 4.");
    assert_string_equal(part(&err, 0, 0), "-");
    assert_string_equal(part(&err, 0, 1), "fourth=4");
    err_set(&err, in_braces, "2", none);
    assert_string_equal(err.text, "one two 2 three.");
    assert_string_equal(part(&err, 0, 0), "second=2");
}

static void sentence_may_quote_itself(void **) {
    Err err, passed;
    err_set(&err, inner, "here", 7);
    err_quote(&err, &err, outer, "there", err.text);
    assert_string_equal(err.text, "outer there: inner here 7");
    assert_string_equal(err.made[0].of->code, "outer");
    assert_string_equal(part(&err, 0, 0), "word=there");
    assert_string_equal(part(&err, 0, 1), "cause=inner here 7");
    assert_string_equal(err.made[1].of->code, "inner");
    assert_string_equal(part(&err, 1, 0), "word=here");
    assert_string_equal(part(&err, 1, 1), "number=#7");
    assert_null(err.made[2].of);
    assert_false(err_pass(&passed, &err));
    assert_memory_equal(&passed, &err, sizeof err);
    assert_false(err_pass(NULL, &err));
    err_quote(&err, &err, outer, "again", err.text);
    assert_string_equal(err.text, "outer again: outer there: inner here 7");
    assert_string_equal(part(&err, 2, 1), "number=#7");
    err_quote(&err, &err, outer, "more", err.text); /* deeper than is kept */
    assert_string_equal(err.text, "outer more: outer again: outer there: inner here 7");
    assert_string_equal(part(&err, 2, 0), "word=there");
    assert_string_equal(part(&err, 2, 1), "cause=inner here 7");
}

static void sentence_is_cut(void **) {
    char long_word[2 * ERR_MAX];
    memset(long_word, 'x', sizeof long_word - 1);
    long_word[sizeof long_word - 1] = 0;
    Err err;
    err_set(&err, word_alone, long_word);
    assert_int_equal(strlen(err.text), ERR_MAX - 1);
    assert_int_equal(strlen(part(&err, 0, 0)), strlen("word=") + ERR_MAX - 1);
    err_set(&err, out_of_range, long_word, "c", 99); /* what did not fit is no part */
    assert_int_equal(strlen(err.text), ERR_MAX - 1);
    assert_string_equal(part(&err, 0, 1), "-");
    for (int left = 0; left < 40; left++) { /* a cause that fits only in part */
        long_word[ERR_MAX - 1 - left] = 0;
        err_set(&err, inner, "here", 1234567);
        err_quote(&err, &err, outer, long_word, err.text);
        assert_true(strlen(err.text) < ERR_MAX);
        part(&err, 0, 1);
        part(&err, 1, 0);
        const char *number = part(&err, 1, 1); /* whole, or not at all */
        assert_true(!strcmp(number, "-") || !strcmp(number, "number=#1234567"));
        long_word[ERR_MAX - 1 - left] = 'x';
    }
}

/* What a user wrote is quoted; it must neither steer a terminal nor break UTF-8. */
static void sentence_is_clean(void **) {
    Err err;
    err_set(&err, word_alone, "a\x1b[2J\nb\x7f");
    assert_string_equal(err.text, "a?[2J?b?");
    err_set(&err, word_alone, "d\xc3\xa9j\xe0 \xf0\x9f\x98\x80 \xc0\xaf \xed\xa0\x80");
    assert_string_equal(err.text, "d\xc3\xa9j? \xf0\x9f\x98\x80 ?? ???");
    assert_string_equal(part(&err, 0, 0) + strlen("word="), err.text);
    err_set(&err, two_letters, "x\xc3\xa9"); /* cut inside a character */
    assert_string_equal(err.text, "x?");
}

static const char *const players[] = {"human", "random",    "minimax",    "negamax",
                                      NULL,    "alphabeta", "montecarlo", "alphabeta-iter",
                                      "uct",   "pvs"};

static const Message *found(const char *code, size_t length) {
    const Message *rows[] = {MESSAGE_OF(inner), MESSAGE_OF(outer), MESSAGE_OF(in_braces)};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strlen(rows[i]->code) == length && !memcmp(rows[i]->code, code, length)) return rows[i];
    return NULL;
}

static void same(const Err *a, const Err *b) {
    Part one, other;
    assert_string_equal(a->text, b->text);
    for (int depth = 0; depth < ERR_DEPTH; depth++) {
        assert_ptr_equal(a->made[depth].of, b->made[depth].of);
        assert_int_equal(a->made[depth].parts, b->made[depth].parts);
        for (int i = 0; i < a->made[depth].parts; i++) {
            bool there = err_part(a, depth, i, &one);
            assert_int_equal(err_part(b, depth, i, &other), there);
            if (!there) continue;
            assert_int_equal(one.text - a->text, other.text - b->text);
            assert_int_equal(one.length, other.length);
            assert_int_equal(one.number, other.number);
        }
    }
}

/* Written as a word and read again: the same sentence, made from the same. */
static void word_of_a_line(void **) {
    Err all[3], read;
    err_set(&all[0], inner, "50%_of; \xc3\xa9", -7);
    err_quote(&all[1], &all[0], outer, "x", all[0].text);
    err_set(&all[2], in_braces, (const char *)NULL, "y");
    for (int i = 0; i < 3; i++) {
        char text[ERR_WORD_MAX];
        Writer word;
        writer_fixed(&word, text, sizeof text);
        err_word_write(&all[i], &word);
        assert_false(word.cut);
        assert_null(strpbrk(text, " \n"));
        err_word_read(text, word.length, found, &read);
        same(&all[i], &read);
    }
}

static void word_of_any_bytes(void **) {
    static const char *const words[] = {"it_ended",
                                        "it_ended;unknown,0+2",
                                        "it_ended;inner,0+99",
                                        "it_ended;inner,5",
                                        "it_ended;inner,",
                                        "it_ended;inner,n",
                                        "it_ended;inner,9999+1",
                                        "it_ended;inner,0+2x,1+1"};
    Err read;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        err_word_read(words[i], strlen(words[i]), found, &read);
        assert_string_equal(read.text, "it ended");
        for (int depth = 0; depth < ERR_DEPTH; depth++)
            for (int part = 0; part < read.made[depth].parts; part++)
                assert_true(read.part[part].at + read.part[part].length <= 8);
    }
    err_word_read("it_ended;inner,0+2,n3+1;outer", 22, found, &read); /* up to the last comma */
    assert_ptr_equal(read.made[0].of, NULL);
    err_word_read("%g1%zz%%41%07\xff", 14, found, &read);
    assert_string_equal(read.text, "%g1%zz%A??");
}

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
    assert_false(words_unknown(&err, "x", &words, unknown_network));
    assert_string_equal(err.text, "Unknown network: \"x\". Allowed: none.");
    words_add(&words, "first");
    words_add(&words, "random");
    words_alias(&words, "any");
    words_unknown(&err, "frist", &words, unknown_value, "ties", "pvs");
    assert_string_equal(err.text,
                        "Unknown value of ties of pvs: \"frist\". Did you mean \"first\"? "
                        "Allowed: first, random.");
    words_unknown(&err, "an", &words, unknown_network); /* compared with, but not named */
    assert_string_equal(err.text, "Unknown network: \"an\". Did you mean \"any\"? "
                                  "Allowed: first, random.");
    for (int i = 0; i < WORDS_MAX; i++)
        words_add(&words, "word");
    words_unknown(&err, "xyz", &words, unknown_network);
    assert_non_null(strstr(err.text, ", word and others."));
    assert_true(strlen(err.text) < ERR_MAX - 100);
}

static void chosen_word(void **) {
    static const char *const list[] = {"node", "cutoff", NULL};
    Err err;
    assert_int_equal(words_choose(&err, "cutoff", list, "trace"), 1);
    assert_int_equal(words_choose(&err, "nod", list, "trace"), -1);
    assert_string_equal(err.text, "Unknown word of trace: \"nod\". Did you mean \"node\"? "
                                  "Allowed: node, cutoff.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentence),        cmocka_unit_test(parts),
        cmocka_unit_test(braces),          cmocka_unit_test(sentence_may_quote_itself),
        cmocka_unit_test(sentence_is_cut), cmocka_unit_test(sentence_is_clean),
        cmocka_unit_test(nearest),         cmocka_unit_test(unknown_word),
        cmocka_unit_test(chosen_word),     cmocka_unit_test(nothing_is_near),
        cmocka_unit_test(word_of_a_line),  cmocka_unit_test(word_of_any_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
