/* JSON out: commas, nesting, escapes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <math.h>

#include <cmocka.h>

#include "base/json.h"

static void nesting_and_commas(void **) {
    Writer writer;
    writer_init(&writer);
    Json json;
    json_begin(&json, &writer);
    json_object(&json, NULL);
    json_text(&json, "type", "show");
    json_array(&json, "moves");
    json_end(&json);
    json_array(&json, "list");
    json_int(&json, NULL, -4);
    json_real(&json, NULL, 0.5);
    json_bool(&json, NULL, true);
    json_bool(&json, NULL, false);
    json_null(&json, NULL);
    json_text(&json, NULL, NULL);
    json_raw(&json, NULL, "[1]");
    json_object(&json, NULL);
    json_end(&json);
    json_object(&json, NULL);
    json_null(&json, "x");
    json_end(&json);
    json_end(&json);
    json_int(&json, "last", INT64_MAX);
    json_end(&json);
    assert_string_equal(
        writer.text, "{\"type\":\"show\",\"moves\":[],\"list\":[-4,0.5,true,false,null,null,[1],{},"
                     "{\"x\":null}],\"last\":9223372036854775807}");
    assert_int_equal(json.depth, 0);
    writer_done(&writer);
}

static void each_element(void **) {
    char buffer[80];
    Writer writer;
    Json json;
    writer_fixed(&writer, buffer, sizeof buffer);
    json_begin(&json, &writer);
    json_object(&json, NULL);
    JSON_EACH(&json, "none", i, 0)
        json_int(&json, NULL, i);
    JSON_EACH(&json, "rows", i, 3) {
        if (i == 1) continue;
        JSON_EACH(&json, NULL, k, i + 1)
            json_int(&json, NULL, k);
    }
    JSON_OBJECTS(&json, "o", i, 3) {
        if (i == 1) continue;
        json_int(&json, "i", i);
    }
    json_end(&json);
    assert_string_equal(buffer,
                        "{\"none\":[],\"rows\":[[0],[0,1,2]],\"o\":[{\"i\":0},{},{\"i\":2}]}");
    assert_int_equal(json.depth, 0);
}

static void expect(const char *text, const char *escaped) {
    char buffer[200];
    Writer writer;
    Json json;
    writer_fixed(&writer, buffer, sizeof buffer);
    json_begin(&json, &writer);
    json_text(&json, NULL, text);
    assert_string_equal(buffer, escaped);
}

static void escapes(void **) {
    expect("", "\"\"");
    expect("plain", "\"plain\"");
    expect("a\"b\\c/", "\"a\\\"b\\\\c/\"");
    expect("\n\t\r\x01\x1b\x7f", "\"\\n\\t\\u000d\\u0001\\u001b\\u007f\"");
    expect("d\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80",
           "\"d\xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80\"");
    expect("\xff\xc3", "\"\\u00ff\\u00c3\"");                       /* stray and cut */
    expect("\xc0\xaf", "\"\\u00c0\\u00af\"");                       /* overlong */
    expect("\xed\xa0\x80", "\"\\u00ed\\u00a0\\u0080\"");            /* half of a surrogate pair */
    expect("\xf4\x90\x80\x80", "\"\\u00f4\\u0090\\u0080\\u0080\""); /* beyond Unicode */
}

static void keys_and_odd_numbers(void **) {
    char buffer[200];
    Writer writer;
    Json json;
    writer_fixed(&writer, buffer, sizeof buffer);
    json_begin(&json, &writer);
    json_object(&json, NULL);
    json_real(&json, "a\"b", NAN);
    json_real(&json, "inf", -INFINITY);
    json_real(&json, "big", 1e21);
    json_end(&json);
    assert_string_equal(buffer, "{\"a\\\"b\":null,\"inf\":null,\"big\":1e21}");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nesting_and_commas),
        cmocka_unit_test(each_element),
        cmocka_unit_test(escapes),
        cmocka_unit_test(keys_and_odd_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
