/* Text out: growing, cut, and numbers that read back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "base/writer.h"

static void pads(void **) {
    char text[40];
    Writer writer;
    writer_fixed(&writer, text, sizeof text);
    write_padded(&writer, "ab", 4);
    write_padded(&writer, "longer", 4);
    size_t start = writer.length;
    write_int(&writer, 17);
    write_pad(&writer, start, 3);
    write_padded(&writer, "|", 0);
    assert_string_equal(text, "ab  longer17 |");
}

static void grows(void **) {
    Writer writer;
    writer_init(&writer);
    write_text(&writer, ""); /* takes no memory, so there is a zero at the end already */
    assert_string_equal(writer.text, "");
    for (int i = 0; i < 10000; i++)
        write_text(&writer, "abc");
    assert_int_equal(writer.length, 30000);
    assert_int_equal(strlen(writer.text), 30000);
    writer_clear(&writer);
    assert_string_equal(writer.text, "");
    write_char(&writer, 'x');
    write_bytes(&writer, "yz!", 2);
    write_format(&writer, " %d%%", 40);
    assert_string_equal(writer.text, "xyz 40%");
    write_format(&writer, "%0500d", 7);
    assert_int_equal(writer.length, 507);
    assert_false(writer.cut);
    writer_done(&writer);
    assert_string_equal(writer.text, "");
}

/* Numbers as arguments: each has a text of its own. */
static void numbers_in_sentences(void **) {
    char text[40], small[6];
    assert_true(writer_into(text, sizeof text, "%s of %5s, %s, %s", REAL_TEXT(0.1),
                            COUNT_TEXT(12345), SHORT_TEXT(1.23456), DECIMALS_TEXT(-0.01, 1)));
    assert_string_equal(text, "0.1 of 12.3 k, 1.235, 0.0");
    assert_false(writer_into(small, sizeof small, "%s", "1234\xc3\xa4")); /* not half a letter */
    assert_string_equal(small, "1234");
}

static void cuts(void **) {
    char buffer[8];
    Writer writer;
    writer_fixed(&writer, buffer, sizeof buffer);
    write_text(&writer, "1234567");
    assert_false(writer.cut);
    write_char(&writer, '8');
    assert_true(writer.cut);
    assert_string_equal(buffer, "1234567");
    writer_clear(&writer);
    write_text(&writer, "12345678");
    write_text(&writer, "9"); /* nothing follows a cut */
    assert_true(writer.cut);
    assert_string_equal(buffer, "1234567");
    writer_clear(&writer);
    write_text(&writer, "123456\xc3\xa9"); /* a character is not split */
    assert_string_equal(buffer, "123456");
    writer_done(&writer);
    assert_string_equal(buffer, "123456"); /* the caller's */
    char one[1];
    writer_fixed(&writer, one, 1);
    write_text(&writer, "x");
    assert_true(writer.cut);
    assert_string_equal(one, "");
}

static const char *real(double value) {
    static char buffer[64];
    Writer writer;
    writer_fixed(&writer, buffer, sizeof buffer);
    write_real(&writer, value);
    assert_false(writer.cut);
    return buffer;
}

static void reals(void **) {
    static const struct {
        double value;
        const char *text;
    } rows[] = {
        {0, "0"},
        {-0.0, "0"},
        {0.1, "0.1"},
        {-1.4, "-1.4"},
        {2, "2"},
        {100, "100"},
        {1000000, "1000000"},
        {123456.789, "123456.789"},
        {0.1 + 0.2, "0.30000000000000004"},
        {1.0 / 3, "0.3333333333333333"},
        {2.0 / 3, "0.6666666666666666"},
        {0.00001, "0.00001"},
        {0.000015, "0.000015"},
        {0.0000099, "9.9e-6"},
        {999999999999999, "999999999999999"},
        {1e15, "1e15"},
        {1.5e300, "1.5e300"},
        {123456789012345.6, "123456789012345.6"},
        {5e-324, "5e-324"},
        {DBL_MIN, "2.2250738585072014e-308"},
        {DBL_MAX, "1.7976931348623157e308"},
        {-INFINITY, "-inf"},
        {INFINITY, "inf"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(real(rows[i].value), rows[i].text);
    assert_string_equal(real(NAN), "nan");
}

/* Random bit patterns and random short decimals: each reads back, none has a shorter name. */
static void reals_read_back(void **) {
    Rng rng = rng_stream(3, 0);
    for (int i = 0; i < 20000; i++) {
        uint64_t bits = rng_next(&rng);
        double value, back;
        if (i % 2 == 0)
            memcpy(&value, &bits, sizeof value);
        else
            value = (double)rng_below(&rng, 100000) / 1000 - 50;
        if (!isfinite(value)) continue;
        const char *text = real(value);
        back = strtod(text, NULL);
        assert_memory_equal(&back, &value, value == 0 ? 0 : sizeof value);
        int digits = 0, zeros = 0;
        for (const char *at = text; *at != 0 && *at != 'e'; at++)
            if (*at >= '0' && *at <= '9' && (digits > 0 || *at != '0')) {
                digits++;
                zeros = *at == '0' ? zeros + 1 : 0;
            }
        if (digits - zeros < 2) continue;
        char shorter[40];
        snprintf(shorter, sizeof shorter, "%.*e", digits - zeros - 2, value);
        assert_true(strtod(shorter, NULL) != value);
    }
}

static void ints(void **) {
    Writer writer;
    writer_init(&writer);
    write_int(&writer, 0);
    write_char(&writer, ' ');
    write_int(&writer, -42);
    write_char(&writer, ' ');
    write_int(&writer, INT64_MIN);
    write_char(&writer, ' ');
    write_int(&writer, INT64_MAX);
    assert_string_equal(writer.text, "0 -42 -9223372036854775808 9223372036854775807");
    writer_done(&writer);
}

static void decimals(void **) {
    Writer writer;
    writer_init(&writer);
    const double values[] = {1.005, 2, -0.5, -0.001, 1e20, INFINITY};
    for (int i = 0; i < 6; i++) {
        write_decimals(&writer, values[i], 2);
        write_char(&writer, ' ');
    }
    write_decimals(&writer, 0.5, 0);
    assert_string_equal(writer.text, "1.00 2.00 -0.50 0.00 100000000000000000000.00 inf 0");
    writer_done(&writer);
}

static void counts(void **) {
    static const struct {
        double value;
        const char *text;
    } rows[] = {
        {0, "0"},         {950, "950"},       {999, "999"},     {1000, "1 k"},
        {1234, "1.23 k"}, {12345, "12.3 k"},  {99960, "100 k"}, {999400, "999 k"},
        {999600, "1 M"},  {4.56e6, "4.56 M"}, {7.8e9, "7.8 G"}, {-2500, "-2.5 k"},
        {3e12, "3 T"},    {1e15, "1 P"},      {0.5, "0.5"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char buffer[32];
        Writer writer;
        writer_fixed(&writer, buffer, sizeof buffer);
        write_count(&writer, rows[i].value);
        assert_string_equal(buffer, rows[i].text);
    }
}

static void shorts(void **) {
    static const struct {
        double value;
        const char *text;
    } rows[] = {
        {0, "0"},
        {-0.0, "0"},
        {1322509, "1322509"},
        {1.322509765625, "1.323"},
        {83.6827, "83.68"},
        {99.9999, "100"},
        {0.41835446, "0.4184"},
        {123456.789, "123457"},
        {-2.4384, "-2.438"},
        {0.0012817, "0.001282"},
        {2.5, "2.5"},
        {1e15, "1e15"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char buffer[32];
        Writer writer;
        writer_fixed(&writer, buffer, sizeof buffer);
        write_short(&writer, rows[i].value);
        assert_string_equal(buffer, rows[i].text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grows),
        cmocka_unit_test(pads),
        cmocka_unit_test(numbers_in_sentences),
        cmocka_unit_test(cuts),
        cmocka_unit_test(reals),
        cmocka_unit_test(reals_read_back),
        cmocka_unit_test(ints),
        cmocka_unit_test(decimals),
        cmocka_unit_test(counts),
        cmocka_unit_test(shorts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
