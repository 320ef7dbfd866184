/* Completion: what is offered where. "|" in the lines below is the cursor. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "heard.h"

typedef struct Offers {
    Writer words; /* blank-separated, one blank at either end */
    size_t from;
    int count;
} Offers;

static void take(void *context, const char *word, const char *doc) {
    Offers *offers = context;
    assert_non_null(doc);
    write_format(&offers->words, "%s ", word);
}

static void ask(Heard *heard, const char *line, Offers *offers) {
    char text[300];
    size_t cursor = strcspn(line, "|");
    Writer whole;
    writer_fixed(&whole, text, sizeof text);
    write_bytes(&whole, line, cursor);
    if (line[cursor]) write_text(&whole, line + cursor + 1);
    writer_init(&offers->words);
    write_char(&offers->words, ' ');
    offers->count = ply_complete(heard->session, text, cursor, &offers->from, take, offers);
}

typedef struct Case {
    const char *line;
    size_t from;
    const char *some;    /* words that must be offered, each between blanks */
    const char *without; /* a word that must not be, or null */
} Case;

static const Case cases[] = {
    {"|", 0, " analyze play help ", NULL},
    {"pl|", 0, " play player players ", "undo"},
    {"pl|ay 4", 0, " play player players ", "undo"},
    {"new |", 4, " connect4 ", "uct"},
    {"new con|", 4, " connect4 ", NULL},
    {"new connect4(|", 13, " rows= cols= align= cylinder= preset= ", NULL},
    {"new connect4(rows=5,c|", 20, " cols= cylinder= ", "rows="},
    {"new connect4(cylinder=|", 22, " yes no ", NULL},
    {"new connect4(preset=t|", 20, " tiny ", "classic"},
    {"new connect4(rows=5)|", 20, " ", "connect4"},
    {"players |", 8, " human uct pvs ", "connect4"},
    {"players human u|", 14, " uct ", "human"},
    {"players R=u|", 10, " uct ", NULL},
    {"go uct(playout=|", 15, " uniform biased ", "uct"},
    {"go uct(playout=biased,si|", 22, " sims= ", "seed="},
    {"go pvs(eval=lines(th|", 18, " three= threat= ", "two="},
    {"go pvs(eval=lines(three=9),|", 27, " eval= ", "three="},
    {"go |", 3, " uct side= ", NULL},
    {"analyze uct e|", 12, " endless ", "paused"},
    {"analyze e|", 8, " endless ", "paused"},
    {"eval l|", 5, " lines ", "outcome"},
    {"eval lines m|", 11, " moves ", "lines"},
    {"spec player uct |", 16, " ", "pvs"},
    {"tune 1 si|", 7, " sims= ", NULL},
    {"play |", 5, " 1 7 ", "8"},
    {"help uc|", 5, " uct ", NULL},
    {"help pl|", 5, " play ", NULL},
    {"spec |", 5, " game player eval playout ", "uct"},
    {"spec player u|", 12, " uct ", NULL},
    {"spec eval |", 10, " outcome lines ", "uct"},
    {"match uct random ga|", 17, " games= ", NULL},
    {"sweep u|", 6, " uct ", "random"},
    {"sweep uct ra|", 10, " random ", "uct"},
    {"stats |", 6, " pv sigma reset ", NULL},
    {"player |", 7, " J R ", NULL},
    {"json |", 5, " on off ", NULL},
    {"tune |", 5, " sims= c= ", "depth="},
    {"tune final=|", 11, " visits value score ", NULL},
    {"report |", 7, " 1 ", NULL},
    {"step p|", 5, " playout ", "node"},
    {"zork |", 5, " ", "play"},
    {"play zork |", 10, " 1 ", NULL},
};

/* Every word of `some` stands in `words`, and no word twice. */
static void check(const Case *at, const Offers *offers) {
    char word[80];
    for (const char *some = at->some; *some == ' ' && some[1];) {
        size_t length = strcspn(some + 1, " ");
        Writer text;
        writer_fixed(&text, word, sizeof word);
        write_format(&text, " %.*s ", (int)length, some + 1);
        if (!strstr(offers->words.text, word))
            fail_msg("%s: no \"%s\" in \"%s\"", at->line, word, offers->words.text);
        some += length + 1;
    }
    if (at->without) {
        Writer text;
        writer_fixed(&text, word, sizeof word);
        write_format(&text, " %s ", at->without);
        if (strstr(offers->words.text, word)) fail_msg("%s offers \"%s\"", at->line, word);
    }
    for (const char *words = offers->words.text; words[1]; words += strcspn(words + 1, " ") + 1) {
        Writer text;
        writer_fixed(&text, word, sizeof word);
        write_format(&text, " %.*s ", (int)strcspn(words + 1, " "), words + 1);
        if (strstr(words + 1, word)) fail_msg("%s: \"%s\" is offered twice", at->line, word);
    }
    if (offers->from != at->from)
        fail_msg("%s: from %zu, not %zu", at->line, offers->from, at->from);
}

static void offers_what_fits(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "analyze uct(sims=10)");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Offers offers;
        ask(&heard, cases[i].line, &offers);
        check(&cases[i], &offers);
        writer_done(&offers.words);
    }
    heard_close(&heard);
}

/* What is offered is understood: each word is put in place and the line completed further. */
static void any_bytes_are_safe(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    Rng rng = rng_stream(5, 0);
    static const char alphabet[] = "new players uct(,=)| .connect4evalpvs\xff";
    for (int round = 0; round < 20000; round++) {
        char line[64];
        size_t length = rng_below(&rng, sizeof line - 1), from;
        for (size_t i = 0; i < length; i++)
            line[i] = alphabet[rng_below(&rng, sizeof alphabet - 1)];
        line[length] = 0;
        size_t cursor = rng_below(&rng, (uint32_t)length + 2);
        ply_complete(heard.session, line, cursor, &from, NULL, NULL);
        assert_true(from <= length);
    }
    heard_close(&heard);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(offers_what_fits),
        cmocka_unit_test(any_bytes_are_safe),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
