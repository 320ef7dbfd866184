/* Parameter rows: numbers as people write them, fields, sentences, descriptions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <locale.h>
#include <math.h>
#include <string.h>

#include <cmocka.h>

#include "base/number.h"
#include "base_rows.h"

typedef struct Fixture {
    Arena *arena;
    BasePlayer values;
    Err err;
} Fixture;

static int set_up(void **state) {
    static Fixture fixture;
    fixture.arena = arena_new(1 << 20);
    memset(&fixture.values, 0xee, sizeof fixture.values);
    *state = &fixture;
    return !param_defaults(&base_uct, &fixture.values, &base_scope, fixture.arena, &fixture.err);
}

static int tear_down(void **state) {
    arena_free(((Fixture *)*state)->arena);
    return 0;
}

static bool set(Fixture *f, const char *name, const char *text) {
    const Param *param = param_find(&base_uct, name);
    assert_non_null(param);
    return param_set(param, "uct", &f->values, text, &base_scope, f->arena, &f->err);
}

/* The value is refused with this sentence and nothing changes. */
static void refused(Fixture *f, const char *name, const char *text, const char *sentence) {
    BasePlayer before = f->values;
    assert_false(set(f, name, text));
    assert_string_equal(f->err.text, sentence);
    assert_memory_equal(&before, &f->values, sizeof before);
}

static const char *written(Fixture *f, const char *name) {
    static char buffer[200];
    Writer writer;
    writer_fixed(&writer, buffer, sizeof buffer);
    param_write(param_find(&base_uct, name), &f->values, &writer);
    return buffer;
}

static void defaults(void **state) {
    Fixture *f = *state;
    assert_int_equal(f->values.sims, 1000);
    assert_true(f->values.c == 1.4 && f->values.reflex && f->values.final == 0);
    assert_true(f->values.time == 0 && f->values.pf == 4);
    assert_string_equal(f->values.name, "");
    assert_ptr_equal(f->values.eval.row, &base_outcome);
    for (const Param *param = base_uct.params; param->name != NULL; param++)
        assert_true(param_is_default(param, &f->values, &base_scope));
}

static void defaults_need_their_set(void **state) {
    Fixture *f = *state;
    BasePlayer values;
    assert_false(param_defaults(&base_uct, &values, &base_scope_bare, f->arena, &f->err));
    assert_string_equal(f->err.text, "Not a value of eval of uct: \"plain\". Allowed: none.");
}

static void numbers(void **) {
    static const struct {
        const char *text;
        double value;
    } good[] = {
        {"0", 0},
        {"5000", 5000},
        {"5k", 5000},
        {"5K", 5000},
        {"2M", 2e6},
        {"1.5M", 1.5e6},
        {"3G", 3e9},
        {"1e6", 1e6},
        {"1E+6", 1e6},
        {"25e-2", 0.25},
        {".5", 0.5},
        {"5.", 5},
        {"-0.25", -0.25},
        {"+3", 3},
        {"-0", 0},
        {"0.1", 0.1},
        {"007", 7},
        {"1e-400", 0},
        {"1e2k", 1e5},
        {"0.000000000000000000000000000001", 1e-30},
        {"9007199254740993", 9007199254740992.0},
        {"1.7976931348623157e308", 1.7976931348623157e308},
        {"2.2250738585072011e-308", 2.2250738585072011e-308},
    };
    static const char *const bad[] = {"",     " ",     "-",     "+",     ".",       "e5",  "1e",
                                      "1e+",  "1..2",  "1.2.3", "1,5",   "0x10",    "nan", "inf",
                                      "-inf", "1e999", "5kk",   "5m",    "1 000",   " 1",  "1 ",
                                      "1f",   "k",     "--1",   "1e1e1", "\xd9\xa1"};
    double value;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_true(number_real(good[i].text, &value));
        assert_memory_equal(&value, &good[i].value, sizeof value);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(number_real(bad[i], &value));
    char many[200];
    memset(many, '1', sizeof many - 1);
    many[sizeof many - 1] = 0;
    assert_false(number_real(many, &value));
    int64_t whole;
    assert_true(number_int("1.5k", &whole) && whole == 1500);
    assert_true(number_int("-9007199254740992", &whole) && whole == -9007199254740992);
    assert_false(number_int("1.5", &whole));
    assert_false(number_int("1e17", &whole));
}

static void numbers_in_any_locale(void **) {
    static const char *const locales[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "C.UTF-8"};
    for (int i = 0; i < 3; i++) {
        setlocale(LC_ALL, locales[i]); /* where it exists */
        double value;
        assert_true(number_real("1.25", &value) && value == 1.25);
        assert_false(number_real("1,25", &value));
        char buffer[32];
        Writer writer;
        writer_fixed(&writer, buffer, sizeof buffer);
        write_real(&writer, 0.75);
        write_decimals(&writer, 0.75, 1);
        write_count(&writer, 1500);
        assert_string_equal(buffer, "0.750.81.5 k");
    }
    setlocale(LC_ALL, "C");
}

static void ints(void **state) {
    Fixture *f = *state;
    assert_true(set(f, "sims", "5k"));
    assert_int_equal(f->values.sims, 5000);
    assert_string_equal(written(f, "sims"), "5000");
    assert_true(set(f, "sims", "1e9") && f->values.sims == 1000000000);
    refused(f, "sims", "0",
            "Not a value of sims of uct: \"0\". Allowed: 1 to 1000000000 playouts.");
    refused(f, "sims", "2G",
            "Not a value of sims of uct: \"2G\". Allowed: 1 to 1000000000 playouts.");
    refused(f, "sims", "1.5", "Not a value of sims of uct: \"1.5\". Allowed: a whole number.");
    refused(
        f, "sims", "many",
        "Not a value of sims of uct: \"many\". Allowed: a whole number such as 5000, 5k or 2M.");
    refused(f, "sims", "",
            "Not a value of sims of uct: \"\". Allowed: a whole number such as 5000, 5k or 2M.");
    assert_true(set(f, "pf", "7") && f->values.pf == 7); /* by alias */
    refused(f, "pf", "61", "Not a value of depth of uct: \"61\". Allowed: 1 to 60 plies.");
}

static void reals(void **state) {
    Fixture *f = *state;
    assert_true(set(f, "c", "0.30") && f->values.c == 0.3);
    assert_string_equal(written(f, "c"), "0.3");
    assert_true(set(f, "c", "10") && set(f, "c", "0"));
    refused(f, "c", "99", "Not a value of c of uct: \"99\". Allowed: 0 to 10.");
    refused(f, "c", "-0.1", "Not a value of c of uct: \"-0.1\". Allowed: 0 to 10.");
    refused(f, "c", "nan",
            "Not a value of c of uct: \"nan\". Allowed: a number such as 1.4 or 2e-3.");
    refused(f, "c", "inf",
            "Not a value of c of uct: \"inf\". Allowed: a number such as 1.4 or 2e-3.");
    refused(f, "c", "1,5",
            "Not a value of c of uct: \"1,5\". Allowed: a number such as 1.4 or 2e-3.");
}

static void bools(void **state) {
    Fixture *f = *state;
    static const char *const no[] = {"no", "false", "off", "0"};
    static const char *const yes[] = {"yes", "true", "on", "1"};
    for (int i = 0; i < 4; i++) {
        assert_true(set(f, "reflex", no[i]) && !f->values.reflex);
        assert_string_equal(written(f, "reflex"), "no");
        assert_true(set(f, "reflex", yes[i]) && f->values.reflex);
        assert_string_equal(written(f, "reflex"), "yes");
    }
    refused(f, "reflex", "maybe", "Not a value of reflex of uct: \"maybe\". Allowed: yes, no.");
}

static void enums(void **state) {
    Fixture *f = *state;
    assert_true(set(f, "final", "score") && f->values.final == 2);
    assert_string_equal(written(f, "final"), "score");
    refused(f, "final", "vists",
            "Not a value of final of uct: \"vists\". Did you mean \"visits\"? Allowed: visits, "
            "value, score.");
    refused(f, "final", "best",
            "Not a value of final of uct: \"best\". Allowed: visits, value, score.");
}

static void times(void **state) {
    Fixture *f = *state;
    static const struct {
        const char *text;
        double seconds;
        const char *written;
    } rows[] = {{"2s", 2, "2s"},           {"500ms", 0.5, "500ms"}, {"1.5", 1.5, "1.5s"},
                {"2min", 120, "120s"},     {"1h", 3600, "3600s"},   {"0", 0, "0"},
                {"0.1", 0.1, "100ms"},     {"7ms", 0.007, "7ms"},   {"0.0015s", 0.0015, "0.0015s"},
                {"999ms", 0.999, "999ms"}, {"1000ms", 1, "1s"},     {".25s", 0.25, "250ms"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_true(set(f, "time", rows[i].text));
        assert_true(f->values.time == rows[i].seconds);
        assert_string_equal(written(f, "time"), rows[i].written);
        assert_true(set(f, "time", rows[i].written) && f->values.time == rows[i].seconds);
    }
    refused(f, "time", "2h", "Not a value of time of uct: \"2h\". Allowed: 0 to 3600s.");
    refused(f, "time", "-1", "Not a value of time of uct: \"-1\". Allowed: 0 to 3600s.");
    static const char *const bad[] = {"2 s", "s",      "2sec", "5k s", "ms",
                                      "",    "1e999s", "soon", "-1s"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(set(f, "time", bad[i]));
    refused(f, "time", "soon",
            "Not a value of time of uct: \"soon\". Allowed: a time such as 2s, 500ms, 1.5 or 2min; "
            "0 is no limit.");
}

static void texts(void **state) {
    Fixture *f = *state;
    assert_true(set(f, "name", "a-Z_0.9"));
    assert_string_equal(f->values.name, "a-Z_0.9");
    assert_true(set(f, "name", "b")); /* the rest is cleared */
    assert_memory_equal(f->values.name, "b\0\0\0\0\0\0\0", 9);
    assert_true(set(f, "name", "12345678"));
    refused(f, "name", "123456789",
            "The value of name of uct is too long: 9 characters. Allowed: at most 8.");
    refused(
        f, "name", "a b",
        "Not a value of name of uct: \"a b\". Allowed: letters, digits, \".\", \"_\" and \"-\".");
    assert_false(set(f, "name", "\xc3\xa9"));
    assert_true(set(f, "name", ""));
    assert_true(param_is_default(param_find(&base_uct, "name"), &f->values, &base_scope));
}

static void specs(void **state) {
    Fixture *f = *state;
    assert_true(set(f, "eval", "lines(three=9)"));
    assert_ptr_equal(f->values.eval.row, &base_lines);
    assert_true(((BaseEval *)f->values.eval.values)->three == 9);
    assert_string_equal(written(f, "eval"), "lines(three=9,two=1)");
    refused(f, "eval", "line",
            "Unknown eval: \"line\". Did you mean \"lines\"? Allowed: lines, outcome.");
    refused(f, "eval", "lines(three=999)",
            "Not a value of three of lines: \"999\". Allowed: -100 to 100.");
    assert_true(set(f, "eval", "plain"));
    assert_true(param_is_default(param_find(&base_uct, "eval"), &f->values, &base_scope));
}

static void finding(void **) {
    assert_ptr_equal(param_find(&base_uct, "pf"), param_find(&base_uct, "depth"));
    assert_null(param_find(&base_uct, "dept"));
    assert_null(param_find(&base_random, "depth"));
    const RowSet *evals = scope_set(&base_scope, "eval");
    assert_ptr_equal(rowset_find(evals, "strong"), &base_lines);
    assert_ptr_equal(rowset_find(evals, "outcome"), &base_outcome);
    assert_null(rowset_find(evals, "uct"));
    assert_ptr_equal(rowset_find(scope_set(&base_scope, "player"), "mcts"), &base_uct);
    assert_null(scope_set(&base_scope, "weather"));
    assert_null(scope_set(NULL, "eval"));
}

/* Earlier names and words are read, and written as what they are now. */
static void former(void **state) {
    Fixture *f = *state;
    assert_ptr_equal(param_find(&base_uct, "choice"), param_find(&base_uct, "final"));
    assert_ptr_equal(param_find(&base_uct, "chosen"), param_find(&base_uct, "final"));
    assert_null(param_find(&base_uct, "chose"));
    assert_null(param_find(&base_uct, "choice chosen"));
    assert_null(param_find(&base_uct, ""));
    assert_true(set(f, "chosen", "high") && f->values.final == 2);
    assert_string_equal(written(f, "final"), "score");
    assert_true(set(f, "choice", "often") && f->values.final == 0);
    refused(f, "final", "hig",
            "Not a value of final of uct: \"hig\". Allowed: visits, value, score.");
    refused(f, "final", "high=score",
            "Not a value of final of uct: \"high=score\". Allowed: visits, value, score.");
    assert_ptr_equal(rowset_find(scope_set(&base_scope, "player"), "bandit"), &base_uct);
}

/* Sliders, sweeps and genes: any number becomes a legal value. */
static void as_numbers(void **state) {
    Fixture *f = *state;
    static const struct {
        const char *name;
        double number, after;
    } rows[] = {{"sims", 7.5, 8},       {"sims", 7.49, 7},   {"sims", -3, 1},   {"sims", 1e30, 1e9},
                {"sims", -INFINITY, 1}, {"sims", NAN, 1000}, {"c", 0.25, 0.25}, {"c", 11, 10},
                {"c", NAN, 1.4},        {"reflex", 0.4, 0},  {"reflex", 5, 1},  {"final", 1.6, 2},
                {"final", 9, 2},        {"time", 0.5, 0.5},  {"time", -1, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const Param *param = param_find(&base_uct, rows[i].name);
        param_set_number(param, &f->values, rows[i].number);
        assert_true(param_number(param, &f->values) == rows[i].after);
    }
    /* The largest whole number that a double holds exactly does not grow by rounding. */
    const Param seed = {.name = "seed", .type = PARAM_TYPE_INT, .max = 9007199254740991.0};
    int64_t whole = 0;
    param_set_number(&seed, &whole, seed.max);
    assert_int_equal(whole, 9007199254740991);
    BasePlayer before = f->values;
    param_set_number(param_find(&base_uct, "name"), &f->values, 1);
    param_set_number(param_find(&base_uct, "eval"), &f->values, 1);
    assert_memory_equal(&before, &f->values, sizeof before);
}

static void described(void **) {
    Writer writer;
    writer_init(&writer);
    Json json;
    json_begin(&json, &writer);
    json_object(&json, NULL);
    row_describe(&base_uct, &json);
    json_end(&json);
    assert_string_equal(
        writer.text,
        "{\"name\":\"uct\",\"title\":\"Upper confidence\",\"doc\":\"Grows a tree.\","
        "\"aliases\":[\"mcts\"],\"params\":["
        "{\"name\":\"sims\",\"doc\":\"Playouts a move.\",\"unit\":\"playouts\",\"type\":\"int\","
        "\"min\":1,\"max\":1000000000,\"init\":1000,\"log\":true,\"limit\":true},"
        "{\"name\":\"c\",\"doc\":\"Weight of exploration.\",\"type\":\"real\",\"min\":0,"
        "\"max\":10,\"init\":1.4,\"step\":0.1,\"gene\":true},"
        "{\"name\":\"reflex\",\"doc\":\"Win or block at once.\",\"type\":\"bool\",\"init\":true},"
        "{\"name\":\"final\",\"doc\":\"How the move is chosen.\",\"type\":\"enum\","
        "\"init\":\"visits\",\"choices\":[\"visits\",\"value\",\"score\"]},"
        "{\"name\":\"time\",\"doc\":\"Time a move.\",\"unit\":\"s\",\"type\":\"time\",\"min\":0,"
        "\"max\":3600,\"init\":0},"
        "{\"name\":\"name\",\"doc\":\"A free name.\",\"type\":\"text\",\"max\":8,\"init\":\"\","
        "\"advanced\":true},"
        "{\"name\":\"depth\",\"alias\":\"pf\",\"doc\":\"Plies to look ahead.\",\"unit\":\"plies\","
        "\"type\":\"int\",\"min\":1,\"max\":60,\"init\":4},"
        "{\"name\":\"eval\",\"doc\":\"What a position is worth.\",\"type\":\"spec\","
        "\"init\":\"plain\",\"kind\":\"eval\"},"
        "{\"name\":\"cores\",\"doc\":\"Searched "
        "on.\",\"type\":\"int\",\"min\":1,\"max\":8,\"init\":1}],"
        "\"presets\":[{\"name\":\"document\",\"title\":\"as in the document\","
        "\"values\":\"c=0.3,final=score\"},{\"name\":\"strong\",\"title\":\"strong\","
        "\"values\":\"preset=document,sims=50k,eval=lines(three=9)\",\"doc\":\"Slow.\"}]}");
    writer_clear(&writer);
    json_begin(&json, &writer);
    json_object(&json, NULL);
    row_describe(&base_random, &json);
    json_end(&json);
    assert_string_equal(writer.text,
                        "{\"name\":\"random\",\"title\":\"random\",\"doc\":\"Any move.\","
                        "\"aliases\":[],\"params\":[],\"presets\":[]}");
    writer_done(&writer);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(defaults),  TEST(defaults_need_their_set),
        TEST(numbers),   TEST(numbers_in_any_locale),
        TEST(ints),      TEST(reals),
        TEST(bools),     TEST(enums),
        TEST(times),     TEST(texts),
        TEST(specs),     TEST(finding),
        TEST(former),    TEST(as_numbers),
        TEST(described),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
