/* Which bytes may be the description of a player of the host, and how much room it takes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "searchers/external.h"

static const char head[] = "plyscope player 1\n";
enum { LARGEST = 16384 };

static void the_first_line_tells(void **) {
    assert_true(external_player_knows(head, sizeof head - 1));
    assert_false(external_player_knows(head, sizeof head - 2));
    assert_false(external_player_knows("plyscope player 2\n", sizeof head - 1));
}

static void too_long_or_with_a_zero_byte(void **) {
    static char bytes[LARGEST + 1];
    memset(bytes, 'a', sizeof bytes);
    Err err = {.text = ""};
    assert_true(external_player_size(bytes, LARGEST, &err) > LARGEST);
    assert_string_equal(err.text, "");
    static const char said[] = "The description of the player is too long or holds a zero byte.";
    assert_int_equal(external_player_size(bytes, LARGEST + 1, &err), 0);
    assert_string_equal(err.text, said);
    err.text[0] = bytes[LARGEST / 2] = 0;
    assert_int_equal(external_player_size(bytes, LARGEST, &err), 0);
    assert_string_equal(err.text, said);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_line_tells),
        cmocka_unit_test(too_long_or_with_a_zero_byte),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
