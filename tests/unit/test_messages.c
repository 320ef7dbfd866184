/* The tables of messages: every conversion of a pattern has a name, no code stands twice. */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/err.h"

#undef MESSAGE
#define MESSAGE(code_, pattern_, parts_) {#code_, pattern_, parts_},

static const Message rows[] = {
#include "base/messages.def"
#include "game/messages.def"
#include "games/2048/messages.def"
#include "games/amazons/messages.def"
#include "games/connect4/messages.def"
#include "games/tron/messages.def"
#include "play/evolution/messages.def"
#include "play/jobs/messages.def"
#include "play/judging/messages.def"
#include "play/series/messages.def"
#include "search/messages.def"
#include "searchers/common/messages.def"
#include "searchers/messages.def"
#include "shell/messages.def"
};
enum { ROWS = sizeof rows / sizeof *rows };

static void codes(void **) {
    for (int i = 0; i < ROWS; i++) {
        for (const char *at = rows[i].code; *at; at++)
            assert_true(islower((unsigned char)*at) || isdigit((unsigned char)*at) || *at == '_');
        for (int j = 0; j < i; j++)
            if (!strcmp(rows[i].code, rows[j].code)) fail_msg("two rows are %s", rows[i].code);
    }
}

/* A sentence of its own, not a piece of one; what quotes another may end as that does. */
static void patterns(void **) {
    for (int i = 0; i < ROWS; i++) {
        const char *pattern = rows[i].pattern;
        size_t length = strlen(pattern);
        bool phrase = !isupper((unsigned char)*pattern) && !strchr(pattern, '.');
        bool open = length >= 2 && !strcmp(pattern + length - 2, "%s");
        if (!open && !phrase && !strchr(".?", pattern[length - 1]))
            fail_msg("%s ends without a stop", rows[i].code);
        for (int j = 0; j < i; j++)
            if (!strcmp(pattern, rows[j].pattern))
                fail_msg("%s and %s say the same", rows[i].code, rows[j].code);
    }
}

static void names_of_parts(void **) {
    for (int i = 0; i < ROWS; i++) {
        int conversions = 0, names = *rows[i].parts != 0, open = 0;
        for (const char *at = rows[i].pattern; *at; at++) {
            if (at[0] == '%' && at[1] == '%')
                at++;
            else if (*at == '%')
                conversions++;
            open += (*at == '{') - (*at == '}');
            if (open < 0 || open > 1) fail_msg("%s has braces in braces", rows[i].code);
        }
        for (const char *at = rows[i].parts; *at; at++)
            names += *at == ' ';
        if (conversions != names)
            fail_msg("%s has %d conversions and %d names", rows[i].code, conversions, names);
        if (conversions > ERR_PARTS || open) fail_msg("%s is wrong", rows[i].code);
        if (strspn(rows[i].parts, "abcdefghijklmnopqrstuvwxyz_01 ") != strlen(rows[i].parts))
            fail_msg("%s: \"%s\" are no names", rows[i].code, rows[i].parts);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(codes),
        cmocka_unit_test(patterns),
        cmocka_unit_test(names_of_parts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
