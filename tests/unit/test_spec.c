/* The notation name(key=value,...): what is read, what is refused and with which words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "base_rows.h"

static Arena *arena;

static int set_up(void **) {
    arena = arena_new(1 << 20);
    return arena == NULL;
}

static int tear_down(void **) {
    arena_free(arena);
    return 0;
}

static Choice read(const char *text) {
    Choice choice = {0};
    Err err = {.text = ""};
    bool good = spec_read(text, "player", &base_scope, arena, &choice, &err);
    assert_string_equal(err.text, "");
    assert_true(good);
    return choice;
}

static const BasePlayer *player(const Choice *choice) {
    assert_ptr_equal(choice->row, &base_uct);
    return choice->values;
}

static const char *written(const Choice *choice, bool full) {
    static char buffer[1000];
    Writer writer;
    writer_fixed(&writer, buffer, sizeof buffer);
    spec_write(choice, &base_scope, full, &writer);
    assert_false(writer.cut);
    return buffer;
}

/* Refused with this sentence; the choice is as before. */
static void refused(const char *text, const char *sentence) {
    Choice choice = {&base_random, NULL};
    Err err = {.text = ""};
    assert_false(spec_read(text, "player", &base_scope, arena, &choice, &err));
    assert_string_equal(err.text, sentence);
    assert_ptr_equal(choice.row, &base_random);
    assert_null(choice.values);
}

static void names(void **) {
    assert_ptr_equal(read("random").row, &base_random);
    assert_ptr_equal(read("  random  ").row, &base_random);
    assert_ptr_equal(read("random()").row, &base_random);
    assert_ptr_equal(read("random ( ) ").row, &base_random);
    Choice choice = read("uct");
    assert_true(player(&choice)->c == 1.4);
    choice = read("mcts"); /* an alias */
    assert_int_equal(player(&choice)->sims, 1000);
}

static void values(void **) {
    Choice choice =
        read(" uct( sims = 5k , c=0.25, reflex=no,final=value,time=500ms,name=x,pf=9 )");
    const BasePlayer *values = player(&choice);
    assert_int_equal(values->sims, 5000);
    assert_true(values->c == 0.25 && !values->reflex && values->final == 1 && values->time == 0.5);
    assert_string_equal(values->name, "x");
    assert_int_equal(values->pf, 9);
    choice = read("uct(c=1,c=2)"); /* what stands later wins */
    assert_true(player(&choice)->c == 2);
}

static void nested(void **) {
    Choice choice = read("uct(eval=lines(three=9,two=2),c=3)");
    const BaseEval *eval = player(&choice)->eval.values;
    assert_true(eval->three == 9 && eval->two == 2 && player(&choice)->c == 3);
    choice = read("uct(eval=strong)"); /* a role */
    assert_ptr_equal(player(&choice)->eval.row, &base_lines);
    choice = read("uct(eval=strong(two=7),eval.three=8)"); /* a dotted path */
    eval = player(&choice)->eval.values;
    assert_true(eval->three == 8 && eval->two == 7);
    choice = read("teacher(pupil=teacher(pupil=uct(c=5)),patience=1)");
    assert_string_equal(written(&choice, false),
                        "teacher(pupil=teacher(pupil=uct(c=5)),patience=1)");
}

static void presets(void **) {
    Choice choice = read("uct(preset=document)");
    assert_true(player(&choice)->c == 0.3 && player(&choice)->final == 2);
    choice = read("uct(c=7,preset=document)"); /* applied where it stands */
    assert_true(player(&choice)->c == 0.3);
    choice = read("uct(preset=document,c=7)");
    assert_true(player(&choice)->c == 7 && player(&choice)->final == 2);
    choice = read("uct(preset=strong)"); /* a preset on top of a preset */
    assert_true(player(&choice)->c == 0.3 && player(&choice)->sims == 50000);
    assert_string_equal(written(&choice, false),
                        "uct(sims=50000,c=0.3,final=score,eval=lines(three=9))");
}

/* What only the native program knows stands in no text that others read, unless somebody asked. */
static void native_only(void **) {
    Choice choice = read("uct");
    assert_null(strstr(written(&choice, true), "cores"));
    choice = read("uct(cores=2)");
    assert_non_null(strstr(written(&choice, true), "cores=2"));
    assert_string_equal(written(&choice, false), "uct(cores=2)");
}

/* A preset that a text names keeps its name, before what differs from it. */
static void preset_names(void **) {
    static const char *const texts[][2] = {
        {"uct(preset=document)", "uct(preset=document)"},
        {" uct ( c = 7 , preset = document ) ", "uct(preset=document)"},
        {"uct(preset=strong,preset=document)",
         "uct(preset=document,sims=50000,eval=lines(three=9))"},
        {"mcts(preset=document,c=7)", "uct(preset=document,c=7)"},
        {"uct(preset=document,c=1.4)", "uct(preset=document,c=1.4)"}, /* the default is another */
        {"uct(preset=document,eval=lines(three=9))", "uct(preset=document,eval=lines(three=9))"},
        {"uct(preset=strong,eval=lines(three=9),name=x)", "uct(preset=strong,name=x)"},
        {"uct(name=preset,c=2)", "uct(c=2,name=preset)"},
        {"uct(c=1.4)", "uct"},
        {"random", "random"},
        {"random( )", "random"}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        Choice choice = read(texts[i][0]);
        const char *text = spec_text_named(&choice, texts[i][0], &base_scope, arena, NULL);
        assert_string_equal(text, texts[i][1]);
        Choice again = read(text);
        assert_true(spec_equal(&choice, &again));
    }
}

static void writing(void **) {
    static const char *const texts[] = {"uct",
                                        "random",
                                        "teacher",
                                        "uct(c=0.1)",
                                        "uct(sims=5000,reflex=no,final=score,time=1.5s)",
                                        "uct(name=a.b-c_1,depth=60)",
                                        "uct(eval=lines)",
                                        "uct(eval=lines(three=-0.5))"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        Choice choice = read(texts[i]);
        assert_string_equal(written(&choice, false), texts[i]);
        Choice again = read(written(&choice, true));
        assert_true(spec_equal(&choice, &again));
    }
    Choice choice = read("uct(c=1.4,sims=1000,eval=plain,name=)"); /* defaults are left out */
    assert_string_equal(written(&choice, false), "uct");
    assert_string_equal(
        written(&choice, true),
        "uct(sims=1000,c=1.4,reflex=yes,final=visits,time=0,name=,depth=4,eval=outcome)");
}

static void equality(void **) {
    static const char *const texts[] = {"uct",         "random",          "uct(c=1)",
                                        "uct(name=x)", "uct(eval=lines)", "uct(eval=lines(two=3))",
                                        "teacher"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        for (size_t j = 0; j < sizeof texts / sizeof *texts; j++) {
            Choice a = read(texts[i]), b = read(texts[j]);
            assert_int_equal(spec_equal(&a, &b), i == j);
        }
}

static void unknown_words(void **) {
    refused("utc", "Unknown player: \"utc\". Did you mean \"uct\"? Allowed: uct, random, teacher.");
    refused("mtcs",
            "Unknown player: \"mtcs\". Did you mean \"mcts\"? Allowed: uct, random, teacher.");
    refused("queen", "Unknown player: \"queen\". Allowed: uct, random, teacher.");
    refused("uct(simz=3)", "Unknown parameter of uct: \"simz\". Did you mean \"sims\"? Allowed: "
                           "sims, c, reflex, final, time, name, depth, eval, cores, preset.");
    refused("uct(q=3)", "Unknown parameter of uct: \"q\". Allowed: sims, c, reflex, final, time, "
                        "name, depth, eval, cores, preset.");
    refused("random(q=3)", "Unknown parameter of random: \"q\". Allowed: none.");
    refused(
        "uct(preset=stron)",
        "Unknown preset of uct: \"stron\". Did you mean \"strong\"? Allowed: document, strong.");
    refused("teacher(preset=strong)",
            "Unknown parameter of teacher: \"preset\". Allowed: pupil, patience.");
    refused("uct(eval=outcom)",
            "Unknown eval: \"outcom\". Did you mean \"outcome\"? Allowed: lines, outcome.");
    refused("uct(eval=lines(four=1))",
            "Unknown parameter of lines: \"four\". Allowed: three, two.");
    refused("uct(eval=lines,eval.four=1)",
            "Unknown parameter of lines: \"four\". Allowed: three, two.");
    refused("uct(c.x=1)", "\"c.x\" means nothing: the parameter c of uct has no parameters.");
}

static void bad_values(void **) {
    refused("uct(c=99)", "Not a value of c of uct: \"99\". Allowed: 0 to 10.");
    refused("uct(c=)", "Not a value of c of uct: \"\". Allowed: a number such as 1.4 or 2e-3.");
    refused("uct(c=lines(a=1))",
            "Not a value of c of uct: \"lines(a=1)\". Allowed: a number such as 1.4 or 2e-3.");
    refused("uct(eval=)", "The name of the eval is missing.");
}

static void bad_shapes(void **) {
    refused("", "The name of the player is missing.");
    refused("   ", "The name of the player is missing.");
    refused("(c=1)", "The name of the player is missing.");
    refused("uct(c=1", "A closing parenthesis is missing in \"uct(c=1\".");
    refused("uct(eval=lines(three=1)",
            "A closing parenthesis is missing in \"uct(eval=lines(three=1)\".");
    refused("uct)", "The parentheses do not match in \"uct)\".");
    refused("uct(c=1))", "\")\" stands behind the closing parenthesis of \"uct\".");
    refused("uct(c=1) x", "\" x\" stands behind the closing parenthesis of \"uct\".");
    refused("uct(c)", "\"c\" of uct has no value. Write key=value.");
    refused("uct(c=1,,c=2)",
            "There is nothing between two commas of uct. Write key=value,key=value.");
    refused("uct(c=1,)", "There is nothing between two commas of uct. Write key=value,key=value.");
    refused("uct(=1)", "Unknown parameter of uct: \"\". Allowed: sims, c, reflex, final, time, "
                       "name, depth, eval, cores, preset.");
    refused("uct\t", "A control byte (0x09) is not allowed in \"uct?\".");
    refused("uct(c=1\x1b)", "A control byte (0x1b) is not allowed in \"uct(c=1?)\".");
}

static void missing_sets(void **) {
    Choice choice = {0};
    Err err;
    assert_false(spec_read("uct", "weather", &base_scope, arena, &choice, &err));
    assert_string_equal(err.text, "There is no weather to choose here: \"uct\" means nothing.");
    assert_false(spec_read("uct", "player", &base_scope_bare, arena, &choice, &err));
    assert_string_equal(err.text, "Not a value of eval of uct: \"plain\". Allowed: none.");
    assert_false(spec_read("uct", "player", NULL, arena, &choice, &err));
    RowSet empty = {.kind = "player"};
    assert_false(
        spec_read("uct", "player", &(Scope){.sets = &empty, .count = 1}, arena, &choice, &err));
    assert_string_equal(err.text, "Unknown player: \"uct\". Allowed: none.");
}

static void limits(void **) {
    Choice choice = {0};
    Err err;
    Writer writer;
    writer_init(&writer);
    for (int levels = 7; levels <= 8; levels++) {
        writer_clear(&writer);
        for (int i = 0; i < levels; i++)
            write_text(&writer, "teacher(pupil=");
        write_text(&writer, "random");
        for (int i = 0; i < levels; i++)
            write_char(&writer, ')');
        assert_int_equal(spec_read(writer.text, "player", &base_scope, arena, &choice, &err),
                         levels == 7);
    }
    assert_string_equal(err.text, "The spec is nested too deep at \"random\". Allowed: 8 levels.");
    writer_clear(&writer);
    write_text(&writer, "uct(c=1");
    while (writer.length < SPEC_MAX)
        write_char(&writer, ' ');
    write_char(&writer, ')');
    assert_false(spec_read(writer.text, "player", &base_scope, arena, &choice, &err));
    assert_string_equal(err.text, "A spec of 4001 characters is too long. Allowed: at most 4000.");
    writer_done(&writer);
    /* Tables that name themselves end as well. */
    assert_false(spec_read("endless", "player", &base_scope_endless, arena, &choice, &err));
    assert_string_equal(err.text, "The spec is nested too deep at \"endless\". Allowed: 8 levels.");
    assert_false(
        spec_read("looping(preset=loop)", "player", &base_scope_endless, arena, &choice, &err));
    assert_string_equal(err.text, "The presets of looping are nested too deep. Allowed: 8 levels.");
    Arena *tiny = arena_new(64);
    assert_false(spec_read("uct", "player", &base_scope, tiny, &choice, &err));
    assert_non_null(strstr(err.text, "Memory is short"));
    arena_free(tiny);
}

static void setting(void **) {
    Err err;
    Choice choice = read("uct(eval=lines)");
    const BasePlayer *values = player(&choice);
    const BaseEval *eval = values->eval.values;
    assert_true(spec_set(&choice, "c", "2", &base_scope, arena, &err) && values->c == 2);
    assert_true(spec_set(&choice, "pf", "6", &base_scope, arena, &err) && values->pf == 6);
    assert_true(spec_set(&choice, "eval.three", "8", &base_scope, arena, &err) && eval->three == 8);
    assert_false(spec_set(&choice, "eval.three", "1000", &base_scope, arena, &err));
    assert_string_equal(err.text, "Not a value of three of lines: \"1000\". Allowed: -100 to 100.");
    assert_true(eval->three == 8);
    assert_false(spec_set(&choice, "eval.threee", "1", &base_scope, arena, &err));
    assert_string_equal(
        err.text,
        "Unknown parameter of lines: \"threee\". Did you mean \"three\"? Allowed: three, two.");
    assert_false(spec_set(&choice, "", "1", &base_scope, arena, &err));
    assert_false(spec_set(&choice, "eval.", "1", &base_scope, arena, &err));
    assert_false(spec_set(&choice, ".c", "1", &base_scope, arena, &err));
    assert_true(spec_set(&choice, "eval", "outcome", &base_scope, arena, &err));
    assert_ptr_equal(values->eval.row, &base_outcome);
    assert_false(spec_set(&choice, "eval.three", "1", &base_scope, arena, &err));
    assert_string_equal(err.text, "Unknown parameter of outcome: \"three\". Allowed: none.");
    assert_string_equal(written(&choice, false), "uct(c=2,depth=6)");
}

static void setting_presets(void **) {
    Err err;
    Choice choice = read("uct(depth=9)");
    assert_true(spec_set(&choice, "preset", "strong", &base_scope, arena, &err));
    assert_string_equal(written(&choice, false),
                        "uct(sims=50000,c=0.3,final=score,depth=9,eval=lines(three=9))");
    Choice again = read("uct(c=5)");
    assert_false(spec_set(&again, "preset", "weak", &base_scope, arena, &err));
    /* Half of this preset fits; none of it is applied. */
    assert_false(spec_set(&again, "preset", "strong", &base_scope_bare, arena, &err));
    assert_string_equal(written(&again, false), "uct(c=5)");
    Choice teacher = read("teacher(pupil=uct)");
    assert_true(spec_set(&teacher, "pupil.preset", "document", &base_scope, arena, &err));
    assert_string_equal(written(&teacher, false), "teacher(pupil=uct(c=0.3,final=score))");
}

static void looking_up(void **) {
    Err err;
    void *values = NULL;
    Choice choice = read("uct(eval=lines(two=4))");
    const Param *param = spec_at(&choice, "eval.two", &values, &err);
    assert_non_null(param);
    assert_true(param_number(param, values) == 4);
    assert_ptr_equal(spec_at(&choice, "pf", &values, &err), param_find(&base_uct, "depth"));
    assert_null(spec_at(&choice, "eval.two.x", &values, &err));
    assert_string_equal(err.text,
                        "\"two.x\" means nothing: the parameter two of lines has no parameters.");
    assert_null(spec_at(&choice, "preset", &values, &err));
    assert_string_equal(err.text,
                        "A preset of uct is a set of values and has no value of its own.");
}

static void just_the_name(void **) {
    char name[6];
    spec_name("  uct (c=1)", name, sizeof name);
    assert_string_equal(name, "uct");
    spec_name("connect4(rows=6)", name, sizeof name);
    assert_string_equal(name, "conne");
    spec_name("", name, sizeof name);
    assert_string_equal(name, "");
}

static void pieces(void **) {
    Err err;
    char piece[20];
    const char *text = " uct(c=1, sims=2)  random   x ";
    assert_true(spec_split(&text, ' ', piece, sizeof piece, &err));
    assert_string_equal(piece, "uct(c=1, sims=2)");
    assert_true(spec_split(&text, ' ', piece, sizeof piece, &err));
    assert_string_equal(piece, "random");
    assert_true(spec_split(&text, ' ', piece, sizeof piece, &err));
    assert_string_equal(piece, "x");
    assert_false(spec_split(&text, ' ', piece, sizeof piece, &err));
    assert_string_equal(err.text, "");
    text = "a=1 , b=f(x,y),,c";
    static const char *const expected[] = {"a=1", "b=f(x,y)", "", "c"};
    for (int i = 0; i < 4; i++) {
        assert_true(spec_split(&text, ',', piece, sizeof piece, &err));
        assert_string_equal(piece, expected[i]);
    }
    assert_false(spec_split(&text, ',', piece, sizeof piece, &err));
    text = "a(b";
    assert_false(spec_split(&text, ',', piece, sizeof piece, &err));
    assert_string_equal(err.text, "The parentheses do not match in \"a(b\".");
    text = "a)b";
    assert_false(spec_split(&text, ',', piece, sizeof piece, &err));
    assert_string_not_equal(err.text, "");
    text = "01234567890123456789,x";
    assert_false(spec_split(&text, ',', piece, sizeof piece, &err));
    assert_string_equal(
        err.text, "\"01234567890123456789...\" is too long: 20 characters. Allowed: at most 19.");
}

/* Whatever is thrown at it: a Choice that survives its own text, or a sentence. */
static void any_bytes(void **) {
    static const char *const parts[] = {"uct",   "teacher", "random", "lines",  "(",     ")",
                                        ",",     "=",       "c",      "eval",   "pupil", "1",
                                        "9k",    ".",       "preset", "strong", " ",     "\xff",
                                        "three", "two",     "-"};
    enum { PARTS = sizeof parts / sizeof *parts };
    Rng rng = rng_stream(21, 0);
    int good = 0;
    for (int i = 0; i < 30000; i++) {
        char text[300];
        Writer writer;
        writer_fixed(&writer, text, sizeof text);
        if (i % 3 == 0)
            write_text(&writer, "uct(eval=lines(two=3),c=1,preset=document)");
        else
            for (uint32_t n = rng_below(&rng, 12); n > 0; n--)
                write_text(&writer, parts[rng_below(&rng, PARTS)]);
        for (uint32_t n = rng_below(&rng, 3); n > 0 && writer.length > 0; n--) {
            char *at = &text[rng_below(&rng, (uint32_t)writer.length)];
            *at = i % 2 ? (char)rng_below(&rng, 256) : parts[rng_below(&rng, PARTS)][0];
        }
        Choice choice = {0}, again = {0};
        Err err = {.text = ""};
        if (spec_read(text, "player", &base_scope, arena, &choice, &err)) {
            good++;
            assert_true(
                spec_read(written(&choice, i % 2), "player", &base_scope, arena, &again, &err));
            assert_true(spec_equal(&choice, &again));
        } else {
            assert_string_not_equal(err.text, "");
            assert_null(choice.row);
        }
        arena_reset(arena);
    }
    assert_true(good > 1000);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(names),           TEST(values),       TEST(nested),        TEST(presets),
        TEST(writing),         TEST(equality),     TEST(unknown_words), TEST(bad_values),
        TEST(bad_shapes),      TEST(missing_sets), TEST(limits),        TEST(setting),
        TEST(setting_presets), TEST(looking_up),   TEST(just_the_name), TEST(pieces),
        TEST(any_bytes),       TEST(preset_names), TEST(native_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
