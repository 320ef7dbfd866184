/* search.c: what every searcher gets from opening to closing, seen through one that only counts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "search/run.h"

MESSAGE(too_many_moves, "It does not play games with so many moves.", "")
MESSAGE(option_wrong, "wrong is %d", "value")

typedef struct Options {
    Limits limits;
    int64_t size;  /* bytes to reserve */
    int64_t wrong; /* refuse to open */
} Options;

/* Stands outside the search's arena, so that the tests can look at it after closing. */
typedef struct Calls {
    int opened, begun, stepped, retuned, closed;
    bool keep; /* what retune answers */
} Calls;

static const Param params[] = {PARAM_INT(Options, size, 100, 0, 1e12, .doc = "Bytes."),
                               PARAM_INT(Options, wrong, 0, 0, 1, .doc = "Refuse."),
                               SEARCH_LIMITS(Options), PARAM_END};

/* The counter finds its Calls where an engine would find its host; search_open leaves that null, so
 * it is set later. */
static Calls *calls_of(const Search *search) {
    return search->outside.engines ? search->outside.engines->context : NULL;
}

static bool open(Search *search, Err *err) {
    const Options *options = search->options;
    if (options->wrong) return err_set(err, option_wrong, (int)options->wrong);
    if (calls_of(search)) calls_of(search)->opened++;
    search->data = arena_alloc(search->arena, (size_t)options->size, err);
    return search->data != NULL;
}

static void begin(Search *search, const void *state) {
    assert_ptr_equal(state, search->root);
    if (calls_of(search)) calls_of(search)->begun++;
}

static Step step(Search *search, int64_t budget) {
    assert_false(search->stopped);
    search->stopped = budget == 13;
    if (calls_of(search)) calls_of(search)->stepped++;
    return STEP_MORE;
}

static void report(const Search *, Report *out) {
    assert_int_equal(out->counters, 0);
    assert_true(out->best == NO_MOVE);
    out->best = 7;
    if (out->capacity) out->count = 1;
}

static bool retune(Search *search) {
    calls_of(search)->retuned++;
    return calls_of(search)->keep;
}

static void close(Search *search) {
    if (calls_of(search)) calls_of(search)->closed++;
}

static const Message *unfit(const Game *game) {
    return game->max_moves > 1000 ? MESSAGE_OF(too_many_moves) : NULL;
}

static const SearcherDef counter = {
    .row = {.name = "counter", .doc = "Counts.", .params = params, .size = sizeof(Options)},
    .accepts = TRAIT_TWO_PLAYER | TRAIT_SIMULTANEOUS,
    .unfit = unfit,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report,
    .retune = retune,
    .close = close};

typedef struct Bench {
    Arena *arena;
    Game *game;
    Choice choice;
    Options *options;
    char state[1024];
} Bench;

static Bench bench_init(const char *game) {
    Bench bench = {.arena = arena_new(1 << 20)};
    Err err;
    bench.game = test_game(game, bench.arena);
    bench.options = ARENA_NEW(bench.arena, Options, 1, &err);
    bench.choice = (Choice){&counter.row, bench.options};
    assert_true(param_defaults(&counter.row, bench.options, NULL, bench.arena, &err));
    assert_true(bench.game->state_size <= sizeof bench.state);
    bench.game->start(bench.game->rules, bench.state);
    return bench;
}

static void life(void **) {
    Bench bench = bench_init("pennies");
    Err err = {.text = ""};
    Calls calls = {.keep = true};
    Search *search = search_open(bench.game, &bench.choice, 1 << 20, &err);
    assert_non_null(search);
    const PlyEngines engines = {.context = &calls};
    search->outside.engines = &engines;
    assert_ptr_equal(search->options, bench.options);
    assert_ptr_equal(search_limits(search), bench.options);

    /* Before it begins it does nothing and knows nothing. */
    Report out = {.capacity = 0};
    assert_int_equal(search_step(search, 10), STEP_DONE);
    search_report(search, &out);
    assert_true(out.best == NO_MOVE);
    assert_int_equal(calls.stepped, 0);
    assert_true(search_retune(search, &err)); /* opened anew: there is nothing to go on with */
    assert_int_equal(calls.begun, 0);
    assert_int_equal(calls.closed, 1);

    search_begin(search, bench.state);
    assert_int_equal(calls.begun, 1);
    assert_memory_equal(search->root, bench.state, bench.game->state_size);
    assert_int_equal(search_step(search, 13), STEP_MORE);
    assert_true(search->stopped);
    assert_int_equal(search_step(search, 1),
                     STEP_MORE); /* `stopped` is taken back before each step */
    assert_false(search->stopped);

    /* A report is cleared before it is filled, its rows stay the caller's. */
    MoveReport rows[2];
    memset(&out, 0xee, sizeof out);
    out.rows = rows;
    out.capacity = 2;
    out.figures = false;
    search_report(search, &out);
    assert_int_equal(out.best, 7);
    assert_ptr_equal(out.rows, rows);
    assert_int_equal(out.count, 1);
    out.rows = NULL;
    search_report(search, &out);
    assert_int_equal(out.count, 0);

    search_close(search);
    assert_int_equal(calls.closed, 2);
    search_close(NULL);
    arena_free(bench.arena);
}

static void roots_are_observed(void **) {
    /* Player 1 is to choose, and must not see what player 0 has chosen. */
    Bench bench = bench_init("pennies");
    Err err = {.text = ""};
    char heads[1024], tails[1024];
    bench.game->play(bench.game->rules, heads, bench.state, 0);
    bench.game->play(bench.game->rules, tails, bench.state, 1);
    assert_memory_not_equal(heads, tails, bench.game->state_size);
    Search *a = search_open(bench.game, &bench.choice, 1 << 20, &err);
    Search *b = search_open(bench.game, &bench.choice, 1 << 20, &err);
    search_begin(a, heads);
    search_begin(b, tails);
    assert_memory_equal(a->root, b->root, bench.game->state_size);
    assert_int_equal(bench.game->mover(bench.game->rules, a->root), 1);
    assert_true(search_seed(a) == search_seed(b));

    /* Seeds differ between roots and between seeds. */
    search_begin(b, bench.state);
    assert_false(search_seed(a) == search_seed(b));
    search_begin(a, bench.state);
    assert_true(search_seed(a) == search_seed(b));
    uint64_t seed = search_seed(a);
    bench.options->limits.seed = 2;
    assert_false(search_seed(a) == seed);
    search_close(a);
    search_close(b);
    arena_free(bench.arena);
}

static void retuning(void **) {
    Bench bench = bench_init("pennies");
    Err err = {.text = ""};
    Calls calls = {.keep = true};
    Search *search = search_open(bench.game, &bench.choice, 1 << 20, &err);
    const PlyEngines engines = {.context = &calls};
    search->outside.engines = &engines;
    search_begin(search, bench.state);

    bench.options->limits.nodes = 5;
    assert_true(search_retune(search, &err)); /* goes on */
    assert_int_equal(calls.retuned, 1);
    assert_int_equal(calls.begun, 1);
    assert_int_equal(calls.closed, 0);

    /* Opened and begun anew at the same root, memory given back in between: the searcher wants it
     * so, or an option changed that may not change meanwhile, and then it is not asked. */
    calls.keep = false;
    for (int i = 0; i < 4; i++)
        assert_true(search_retune(search, &err));
    assert_int_equal(calls.retuned, 5);
    bench.options->size = 1 << 19;
    assert_true(search_retune(search, &err));
    assert_int_equal(calls.retuned, 5);
    assert_int_equal(calls.opened, 5);
    assert_int_equal(calls.begun, 6);
    assert_int_equal(calls.closed, 5);
    assert_memory_equal(search->root, bench.state, bench.game->state_size);

    bench.options->size = 1 << 21; /* more than the cap: closed until the next good retune */
    assert_false(search_retune(search, &err));
    assert_true(strlen(err.text) > 10);
    assert_null(search->data);
    assert_int_equal(search_step(search, 10), STEP_DONE);
    Report out = {.capacity = 0};
    search_report(search, &out);
    assert_true(out.best == NO_MOVE);
    assert_int_equal(calls.closed, 6);
    bench.options->wrong = 1;
    assert_false(search_retune(search, &err));
    assert_string_equal(err.text, "wrong is 1");

    bench.options->wrong = 0;
    bench.options->size = 10;
    assert_true(search_retune(search, &err));
    assert_int_equal(search_step(search, 10), STEP_MORE);
    search_close(search);
    assert_int_equal(calls.closed, 7);
    arena_free(bench.arena);
}

static void refusals(void **) {
    Bench bench = bench_init("pennies");
    Err err = {.text = ""};
    assert_null(search_unfit(&counter, bench.game));
    bench.options->size = 5000;
    assert_null(search_open(bench.game, &bench.choice, 1000, &err));
    assert_true(strlen(err.text) > 10);
    bench.options->wrong = 1;
    assert_null(search_open(bench.game, &bench.choice, 1 << 20, &err));
    assert_string_equal(err.text, "wrong is 1");

    const Game *dice = test_game("dice", bench.arena), *clicks = test_game("clicks", bench.arena),
               *three = test_game("pennies(players=3)", bench.arena);
    assert_string_equal(search_unfit(&counter, clicks)->pattern,
                        "It does not play games with so many moves.");
    assert_string_equal(search_unfit(&counter, three)->pattern,
                        "It does not play games of three or more players.");
    assert_non_null(search_unfit(&counter, dice));

    SearcherDef def = counter;
    def.accepts |= TRAIT_SOLO | TRAIT_POINTS;
    assert_string_equal(search_unfit(&def, dice)->pattern, "It does not play games with chance.");
    def.accepts |= TRAIT_CHANCE;
    assert_null(search_unfit(&def, dice));
    def.needs = TRAIT_CHANCE;
    assert_string_equal(search_unfit(&def, bench.game)->pattern,
                        "It only plays games with chance.");
    assert_null(search_unfit(&def, dice));
    arena_free(bench.arena);
}

static void outcomes(void **) {
    Arena *arena = arena_new(1 << 20);
    Rng rng = rng_stream(1, 0);
    char state[1024];
    const Game *pennies = test_game("pennies(rounds=1)", arena);
    test_random_state(pennies, &rng, 100, state);
    double first = search_outcome(pennies, state, 0);
    assert_true(first == 100 || first == -100);
    assert_true(search_outcome(pennies, state, 1) == -first);
    const Game *dice = test_game("dice", arena);
    test_random_state(dice, &rng, 1000, state);
    assert_true(search_outcome(dice, state, 0) == dice->result(dice->rules, state, 0));
    arena_free(arena);
}

static void evaluations(void **) {
    Bench bench = bench_init("pennies(rounds=1)");
    Err err = {.text = ""};
    Search *search = search_open(bench.game, &bench.choice, 1 << 20, &err);
    Evaluation eval;
    Choice outcome = {&game_eval_outcome.row, NULL};
    assert_true(search_evaluation(search, &outcome, &eval, &err));
    assert_true(evaluation_value(&eval, bench.state, 0) == 0);
    Rng rng = rng_stream(3, 0);
    test_random_state(bench.game, &rng, 100, bench.state);
    for (int player = 0; player < 2; player++)
        assert_true(evaluation_value(&eval, bench.state, player) ==
                    search_outcome(bench.game, bench.state, player));
    search_close(search);
    arena_free(bench.arena);
}

/* Every scale has its words, and bounds where its values have any. */
static void scales(void **) {
    static const struct {
        Scale scale;
        bool points, bounded;
        double low;
        const char *word;
    } cases[] = {{SCALE_RESULT, false, true, -100, "\"result\""},
                 {SCALE_EVALUATION, false, true, -100, "\"evaluation\""},
                 {SCALE_EVALUATION, true, false, 0, "\"evaluation\""},
                 {SCALE_POINTS, true, false, 0, "\"points\""},
                 {SCALE_CHANCE, true, true, 0, "\"chance\""}};
    Arena *arena = arena_new(16 << 20);
    const Game *plain = test_game("connect4", arena), *points = test_game("dice", arena);
    assert_null(search_points_alone(plain));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const Game *game = cases[i].points ? points : plain;
        double bounds[2];
        Writer text;
        Json json;
        assert_int_equal(scale_bounds(cases[i].scale, game, bounds), cases[i].bounded);
        if (cases[i].bounded) assert_true(bounds[0] == cases[i].low && bounds[1] == 100);
        writer_init(&text);
        json_begin(&json, &text);
        json_object(&json, NULL);
        scale_json(&json, cases[i].scale, game);
        json_end(&json);
        assert_non_null(strstr(text.text, cases[i].word));
        assert_int_equal(!strstr(text.text, "null"), cases[i].bounded);
        writer_done(&text);
        for (size_t k = 0; k < i; k++) /* no two have the same words */
            assert_string_not_equal(scale_text(cases[i].scale, game),
                                    scale_text(cases[k].scale, cases[k].points ? points : plain));
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scales),
        cmocka_unit_test(life),
        cmocka_unit_test(roots_are_observed),
        cmocka_unit_test(retuning),
        cmocka_unit_test(refusals),
        cmocka_unit_test(outcomes),
        cmocka_unit_test(evaluations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
