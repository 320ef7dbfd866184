/* expectimax against brute force, the fast one of 2048 against the general walk. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "games/2048/2048.h"
#include "play/series/batch.h"
#include "search/tree.h"
#include "searches.h"

enum { STEPS = 2000000, ALL = 1 << 30, STATE = 64, MOVES = 80 };

/* ---- brute force ----------------------------------------------------------------------------- */

typedef struct Force {
    const Game *game;
    const Evaluation *eval; /* null = nothing before the end */
    bool worst, own;
} Force;

static double force_after(const Force *f, const void *state, int depth);

static double force_over(const Force *f, const void *state) {
    return f->own ? evaluation_value(f->eval, state, 0) : f->game->result(f->game->rules, state, 0);
}

static double force(const Force *f, const void *state, int depth) {
    const Game *game = f->game;
    _Alignas(16) char next[STATE];
    Move moves[MOVES];
    int count = game->moves(game->rules, state, moves);
    bool dice = game->mover(game->rules, state) == CHANCE;
    double best = dice ? INFINITY : -INFINITY, sum = 0, weights = 0;
    for (int i = 0; i < count; i++) {
        double value;
        if (game->play(game->rules, next, state, moves[i]) == OVER)
            value = force_over(f, next);
        else
            value = dice ? force(f, next, depth) : force_after(f, next, depth - 1);
        double weight = dice ? game_chance_weight(game, state, moves[i]) : 1;
        sum += weight * value;
        weights += weight;
        if (dice ? value < best : value > best) best = value;
    }
    return dice && !f->worst ? sum / weights : best;
}

static double force_after(const Force *f, const void *state, int depth) {
    if (depth > 0) return force(f, state, depth);
    double value = f->eval ? evaluation_value(f->eval, state, 0) : 0;
    return f->own ? value : value + game_points(f->game, state, 0);
}

/* Random positions of `variant` with a player to move: searched and forced, the values agree. */
static void check_forced(const char *variant, const char *spec, const char *eval, int depth,
                         bool worst) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game(variant, arena);
    TestSearch it, other;
    char text[160], holder[160];
    Err err = {.text = ""};
    snprintf(text, sizeof text, "%s(eval=%s,depth=%d,cutoff=0,table=1%s)", spec, eval, depth,
             worst ? ",chance=worst" : "");
    snprintf(holder, sizeof holder, "expectimax(eval=%s)", eval);
    test_search_open(&it, game, text);
    test_search_open(&other, game, holder);
    Evaluation evaluation;
    const Choice *choice = NULL;
    for (const Param *param = it.choice.row->params; param->name; param++)
        if (param->type == PARAM_TYPE_SPEC)
            choice = (const Choice *)((const char *)it.choice.values + param->offset);
    assert_non_null(choice);
    assert_true(search_evaluation(other.search, choice, &evaluation, &err));
    const EvalDef *def = evaluation.def;
    bool own = def->own_scale && def->own_scale(game, evaluation.tables);
    Force f = {.game = game, .eval = &evaluation, .worst = worst, .own = own};
    for (uint64_t i = 0; i < 12; i++) {
        _Alignas(16) char state[STATE], after[STATE];
        Rng rng = rng_stream(5, i);
        int plies = game->max_plies < 60 ? game->max_plies : 60;
        test_search_state(game, &rng, (int)rng_below(&rng, (uint32_t)plies), state);
        test_search_run(&it, state, ALL, NULL, STEPS);
        const Report *report = test_search_report(&it);
        double best = -INFINITY;
        for (int k = 0; k < report->count; k++) {
            const MoveReport *row = report->rows + k;
            double value = game->play(game->rules, after, state, row->move) == OVER
                               ? force_over(&f, after)
                               : force_after(&f, after, depth - 1);
            if (fabs(row->value - value) > 1e-9 * (1 + fabs(value)))
                fail_msg("%s %s, position %d: %.12g, forced %.12g", variant, text, (int)i,
                         row->value, value);
            if (row->value > best) best = row->value;
            if (!row->has_spread) continue;
            for (int q = 1; q < REPORT_SPREAD; q++)
                assert_true(row->spread[q - 1] <= row->spread[q]);
            if (!worst) {
                assert_true(row->spread[0] <= row->value + 1e-6);
                assert_true(row->spread[REPORT_SPREAD - 1] >= row->value - 1e-6);
            } else {
                assert_true(row->spread[0] == row->value);
            }
        }
        assert_true(report->value == best);
    }
    test_search_close(&it);
    test_search_close(&other);
    arena_free(arena);
}

static void values_are_forced(void **) {
    for (int worst = 0; worst < 2; worst++) {
        for (int depth = 1; depth <= 3; depth++) {
            check_forced("dice", "expectimax", "outcome", depth, worst);
            check_forced("2048(preset=2x2)", "expectimax", "outcome", depth, worst);
            check_forced("2048(preset=2x2)", "expectimax", "rows", depth, worst);
            check_forced("2048(preset=2x3)", "expectimax", "rows", depth, worst);
        }
        check_forced("2048", "expectimax", "rows", 2, worst);
        check_forced("2048(preset=faithful)", "expectimax", "rows", 2, worst);
    }
}

typedef enum Age { EARLY, LATE, CORNERED } Age;

/* ---- the kernel ------------------------------------------------------------------------------ */

static void ignore_enter(void *, int, Move, double, double) {}

static void ignore_leave(void *, int, double, Bound, NodeEnd, double) {}

/* A board as late games have them: large tiles, few empty cells. Built from a position text. */
static void late_state(const Game *game, Rng *rng, void *state) {
    Err err = {.text = ""};
    do {
        char text[17];
        for (int i = 0; i < 16; i++) {
            uint32_t e = rng_below(rng, 14);
            text[i] = "0001123456789abc"[e + rng_below(rng, 3)];
        }
        text[16] = 0;
        assert_true(game->position_read(game->rules, state, text, &err));
    } while (game->status(game->rules, state) == OVER);
}

/* The same with four large tiles in a corner, one of them in another place now and then. */
static void cornered_state(const Game *game, Rng *rng, void *state) {
    static const char large[] = "cdef";
    Err err = {.text = ""};
    do {
        char text[17];
        for (int i = 0; i < 16; i++)
            text[i] = "000112345678"[rng_below(rng, 12)];
        for (int i = 0; i < 4; i++)
            text[(i & 1) + 4 * (i >> 1)] = large[i];
        text[15 - rng_below(rng, 13)] = '9';
        text[15 - rng_below(rng, 12)] = 'a';
        text[16] = 0;
        assert_true(game->position_read(game->rules, state, text, &err));
    } while (game->status(game->rules, state) == OVER);
}

/* Traced, the general walk does all; the reports agree to the last bit, node counts, table and
 * all. */
static void check_kernel(const char *variant, const char *spec, Age age) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game(variant, arena);
    Trace sink = {NULL, ignore_enter, ignore_leave, NULL, NULL};
    TestSearch fast, slow;
    test_search_open(&fast, game, spec);
    test_search_open(&slow, game, spec);
    slow.search->trace = &sink;
    for (uint64_t i = 0; i < 12; i++) {
        _Alignas(16) char state[STATE];
        Rng rng = rng_stream(age == EARLY ? 6 : 7, i);
        if (age == EARLY)
            test_search_state(game, &rng, (int)rng_below(&rng, 400), state);
        else
            (age == LATE ? late_state : cornered_state)(game, &rng, state);
        test_search_run(&fast, state, i & 1 ? ALL : 0, &rng, STEPS);
        test_search_run(&slow, state, ALL, NULL, STEPS);
        test_search_report(&slow);
        test_reports_equal(&slow.report, test_search_report(&fast));
    }
    test_search_close(&fast);
    test_search_close(&slow);
    arena_free(arena);
}

static void kernel_agrees(void **) {
    static const char *const variants[] = {
        "2048",         "2048(preset=original)", "2048(preset=faithful)",
        "2048(four=1)", "2048(four=0)",          "2048(target=7)"};
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        for (Age age = EARLY; age <= (i == 1 ? LATE : EARLY); age++) {
            check_kernel(variants[i], "expectimax(eval=rows,depth=2,cutoff=0,table=0)", age);
            check_kernel(variants[i], "expectimax(eval=rows,depth=3,cutoff=0.01,table=1)", age);
            check_kernel(variants[i], "expectimax(eval=rows,depth=3,cutoff=0.004,table=0)", age);
        }
    }
    check_kernel("2048(preset=original)", "expectimax(eval=rows,depth=4,cutoff=0,table=1)", LATE);
    static const char *const pruned[] = {"depth=1,eval=rows", "depth=2,eval=rows,chance=worst",
                                         "depth=3,eval=rows", "depth=4,eval=rows,cutoff=0.002",
                                         "depth=2,eval=outcome,aim=goal"};
    for (size_t i = 0; i < sizeof pruned / sizeof *pruned; i++) {
        char spec[100];
        snprintf(spec, sizeof spec, "expectimax(prune=yes,table=1,%s)", pruned[i]);
        check_kernel("2048(preset=original)", spec, CORNERED);
        check_kernel("2048(preset=original)", spec, LATE);
    }
}

/* Weights that count from a tile of exponent 5 on: the position that is searched decides which ones
 * are used for all positions below it, by both walks. */
static void weights_follow_the_root(void **) {
    enum { FIRST = 5 };
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    TestSearch it[3];
    test_search_open(&it[0], game, "expectimax(eval=rows,depth=2,table=1)");
    test_search_open(&it[1], game, "expectimax(eval=rows(preset=deep),depth=2,table=1)");
    test_search_open(&it[2], game, "expectimax(eval=rows(preset=deep,early=5),depth=2,table=1)");
    int seen[2] = {0, 0};
    for (uint64_t i = 0; i < 40; i++) {
        _Alignas(16) char state[STATE];
        Rng rng = rng_stream(11, i);
        test_search_state(game, &rng, 10 + (int)rng_below(&rng, 60), state);
        for (int k = 0; k < 3; k++)
            test_search_run(&it[k], state, ALL, NULL, STEPS);
        bool late = g2048_max(game->rules, state) >= FIRST;
        seen[late]++;
        test_reports_equal(test_search_report(&it[late]), test_search_report(&it[2]));
    }
    assert_true(seen[0] > 4 && seen[1] > 4);
    for (int k = 0; k < 3; k++)
        test_search_close(&it[k]);
    check_kernel("2048(preset=original)",
                 "expectimax(eval=rows(preset=deep,early=5),depth=3,cutoff=0.01,table=1)", EARLY);
    arena_free(arena);
}

/* Dice with which a search that weighs large tiles for deep searches from the start ends at a tile
 * of 256, after 322 moves: game 4 of `match expectimax(preset=fast) random games=4 seed=96`. */
static void fast_gets_past_small_tiles(void **) {
    enum { FAR = 10 /* 1024 */ };
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    TestSearch it;
    _Alignas(16) char state[STATE];
    Move scratch[MOVES];
    const uint64_t deal = (uint64_t)batch_seed(96 ^ 0x6465616c, 3);
    test_search_open(&it, game, "expectimax(preset=fast)");
    const double nodes = (double)search_limits(it.search)->nodes;
    game->start(game->rules, state);
    Status status = ONGOING;
    for (int ply = 0; status == ONGOING && g2048_max(game->rules, state) < FAR; ply++) {
        Move move;
        if (game->mover(game->rules, state) == CHANCE) {
            Rng rng = game_chance_rng(deal, ply);
            move = game_chance_draw(game, state, &rng, scratch);
        } else {
            double left = nodes;
            search_begin(it.search, state);
            while (left > 0 && search_step(it.search, (int64_t)left) == STEP_MORE)
                left = nodes - test_search_report(&it)->nodes;
            move = test_search_report(&it)->best;
        }
        status = game->play(game->rules, state, state, move);
    }
    assert_true(status == ONGOING);
    test_search_close(&it);
    arena_free(arena);
}

/* A record that holds little lets the kernel search what it has forgotten, and is the same. */
static void record_agrees(void **) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    for (uint64_t i = 0; i < 4; i++) {
        TestSearch fast, slow;
        test_search_open(&fast, game, "expectimax(eval=rows,depth=4,cutoff=0.001,table=1)");
        test_search_open(&slow, game, "expectimax(eval=rows,depth=4,cutoff=0.001,table=1)");
        Tree *some = tree_new(40 << i), *all = tree_new(40 << i);
        Trace deaf = all->trace;
        deaf.limit = NULL;
        fast.search->trace = &some->trace;
        slow.search->trace = &deaf;
        _Alignas(16) char state[STATE];
        Rng rng = rng_stream(9, i);
        late_state(game, &rng, state);
        test_search_run(&fast, state, ALL, NULL, STEPS);
        test_search_run(&slow, state, ALL, NULL, STEPS);
        test_search_report(&slow);
        test_reports_equal(&slow.report, test_search_report(&fast));
        assert_true(some->changes < all->changes);
        assert_int_equal(some->count, all->count);
        for (int k = 0; k < all->count; k++) {
            const TreeNode *a = &some->nodes[k], *b = &all->nodes[k];
            assert_true(a->parent == b->parent && a->ply == b->ply && a->move == b->move);
            assert_true(a->value == b->value && a->effort == b->effort && a->end == b->end);
            assert_true(a->tries == b->tries && a->turn == b->turn && a->open == b->open);
        }
        tree_free(some);
        tree_free(all);
        test_search_close(&fast);
        test_search_close(&slow);
    }
    arena_free(arena);
}

/* What is recorded of a large search takes a small part of its time: at most one node in 48 of the
 * iteration before, or 500; all is told to who has room for all, and of a small search. */
static void record_costs_little(void **) {
    enum { ROOM = 20000 };
    static const char *const specs[] = {"expectimax(preset=strong)", "expectimax(depth=2)"};
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    for (int i = 0; i < 2; i++) {
        TestSearch it;
        test_search_open(&it, game, specs[i]);
        Tree *some = tree_new(ROOM), *all = tree_new(ROOM);
        Trace deaf = all->trace;
        deaf.limit = NULL;
        _Alignas(16) char state[STATE];
        Rng rng = rng_stream(9, 1);
        test_search_state(game, &rng, 20, state);
        for (int whole = 0; whole < 2; whole++) {
            it.search->trace = whole ? &deaf : &some->trace;
            search_begin(it.search, state);
            search_step(it.search, 300000);
        }
        if (i == 0) assert_in_range(some->count, 100, 3000);
        if (i == 0) assert_in_range(all->count, 5000, ROOM);
        if (i == 1) assert_int_equal(some->count, all->count);
        tree_free(some);
        tree_free(all);
        test_search_close(&it);
    }
    arena_free(arena);
}

/* ---- pauses, table, cut-off ------------------------------------------------------------------ */

static void pauses_change_nothing(void **) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    TestSearch whole, parts;
    test_search_open(&whole, game, "expectimax(depth=3,table=1)");
    test_search_open(&parts, game, "expectimax(depth=3,table=1)");
    for (int64_t slice = 0; slice < 200; slice += slice < 4 ? 1 : 37) {
        _Alignas(16) char state[STATE];
        Rng rng = rng_stream(8, (uint64_t)slice);
        late_state(game, &rng, state);
        test_search_run(&whole, state, ALL, NULL, STEPS);
        test_search_run(&parts, state, slice, &rng, STEPS);
        test_search_report(&whole);
        test_reports_equal(&whole.report, test_search_report(&parts));
    }
    test_search_close(&whole);
    test_search_close(&parts);
    arena_free(arena);
}

/* Without a cut-off the table is invisible in the values. */
static void table_changes_no_value(void **) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    TestSearch with, without;
    test_search_open(&with, game, "expectimax(depth=4,cutoff=0,table=1)");
    test_search_open(&without, game, "expectimax(depth=4,cutoff=0,table=0)");
    for (uint64_t i = 0; i < 4; i++) {
        _Alignas(16) char state[STATE];
        Rng rng = rng_stream(9, i);
        late_state(game, &rng, state);
        test_search_run(&with, state, ALL, NULL, STEPS);
        test_search_run(&without, state, ALL, NULL, STEPS);
        const Report *a = test_search_report(&with), *b = test_search_report(&without);
        assert_int_equal(a->best, b->best);
        assert_true(a->nodes < b->nodes);
        for (int k = 0; k < a->count; k++)
            assert_true(a->rows[k].value == b->rows[k].value);
    }
    test_search_close(&with);
    test_search_close(&without);
    arena_free(arena);
}

/* Points only grow: whoever follows fewer lines finds fewer of them, and never less than at depth
 * 1. */
static void cutoff_is_bounded(void **) {
    static const char *const cutoffs[] = {"0", "0.0001", "0.001", "0.01", "0.1", "0.5"};
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=3x3)", arena);
    for (uint64_t i = 0; i < 4; i++) {
        _Alignas(16) char state[STATE];
        Rng rng = rng_stream(10, i);
        test_search_state(game, &rng, 40, state);
        double value = INFINITY, nodes = INFINITY;
        for (size_t c = 0; c < sizeof cutoffs / sizeof *cutoffs; c++) {
            char spec[100];
            TestSearch it;
            snprintf(spec, sizeof spec, "expectimax(eval=outcome,depth=3,table=0,cutoff=%s)",
                     cutoffs[c]);
            test_search_open(&it, game, spec);
            test_search_run(&it, state, ALL, NULL, STEPS);
            const Report *report = test_search_report(&it);
            assert_true(report->value <= value && report->nodes <= nodes);
            value = report->value;
            nodes = report->nodes;
            test_search_close(&it);
        }
        TestSearch shallow;
        test_search_open(&shallow, game, "expectimax(eval=outcome,depth=1)");
        test_search_run(&shallow, state, ALL, NULL, STEPS);
        assert_true(test_search_report(&shallow)->value <= value);
        assert_true(shallow.report.nodes < nodes);
        test_search_close(&shallow);
    }
    arena_free(arena);
}

static void what_does_not_fit_is_refused(void **) {
    Arena *arena = arena_new(1 << 26);
    TestSearch it;
    Err err = {.text = ""};
    assert_false(
        test_search_try(&it, test_game("dice", arena), "expectimax(aim=goal)", SEARCH_CAP, &err));
    assert_non_null(strstr(err.text, "goal"));
    assert_false(
        test_search_try(&it, test_game("dice", arena), "expectimax(prune=yes)", SEARCH_CAP, &err));
    assert_non_null(strstr(err.text, "prune=no"));
    assert_false(
        test_search_try(&it, test_game("connect4", arena), "expectimax", SEARCH_CAP, &err));
    assert_non_null(strstr(err.text, "chance"));
    /* A heuristic's numbers are no chances: a won game, 100, would stand below any good board. */
    static const char *const heuristics[] = {"expectimax(aim=goal)",
                                             "expectimax(aim=goal,eval=plain)"};
    for (size_t i = 0; i < sizeof heuristics / sizeof *heuristics; i++) {
        assert_false(
            test_search_try(&it, test_game("2048", arena), heuristics[i], SEARCH_CAP, &err));
        assert_non_null(strstr(err.text, "aim=goal goes with"));
    }
    test_search_open(&it, test_game("2048", arena), "expectimax(aim=goal,eval=outcome)");
    test_search_close(&it);
    arena_free(arena);
}

/* Without a limit of work it ends where only improbable lines are left: deeper, all values are the
 * same. */
static void ends_where_depth_adds_nothing(void **) {
    static const char *const variants[] = {"2048", "2048(board=cells)"};
    int ends[2];
    for (int i = 0; i < 2; i++) {
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variants[i], arena);
        TestSearch it, deeper;
        _Alignas(16) char state[STATE];
        char spec[80];
        Rng rng = rng_stream(8, 0);
        test_search_state(game, &rng, 30, state);
        test_search_open(&it, game, "expectimax(cutoff=0.01,table=0,time=1h)");
        assert_int_equal(test_search_run(&it, state, ALL, NULL, STEPS), STEP_DONE);
        const Report *report = test_search_report(&it);
        assert_non_null(report->ended);
        assert_non_null(strstr(report->ended->pattern, "improbable"));
        ends[i] = report->depth;
        assert_in_range(ends[i], 2, 20);
        snprintf(spec, sizeof spec, "expectimax(cutoff=0.01,table=0,deepen=no,depth=%d)",
                 ends[i] + 2);
        test_search_open(&deeper, game, spec);
        test_search_run(&deeper, state, ALL, NULL, STEPS);
        for (int k = 0; k < report->count; k++)
            assert_true(test_search_report(&deeper)->rows[k].value == report->rows[k].value);
        test_search_close(&it);
        test_search_close(&deeper);
        arena_free(arena);
    }
    assert_int_equal(ends[0], ends[1]);
}

static double least_probability(const Report *report) {
    for (int i = 0; i < report->counters; i++)
        if (strcmp(report->counter[i].name, "least_probability") == 0)
            return report->counter[i].value / 100;
    fail();
    return 0;
}

/* An analysis without end follows less probable lines when all others have ended: it gets deeper as
 * long as it runs, and says what it would say with that cut-off from the start. */
static void endless_gets_deeper(void **) {
    Arena *arena = arena_new(1 << 26);
    const Game *game = test_game("2048(preset=original)", arena);
    TestSearch it, there;
    _Alignas(16) char state[STATE];
    char spec[80];
    Rng rng = rng_stream(8, 0);
    test_search_state(game, &rng, 30, state);
    test_search_open(&it, game, "expectimax(cutoff=0.01,table=0)");
    it.search->endless = true;
    search_begin(it.search, state);
    it.search->stop_at = EVENT_ITERATION;
    const Report *report;
    double cutoff = 0.01;
    int depth = 0;
    do {
        it.search->stopped = false;
        assert_int_equal(search_step(it.search, ALL), STEP_MORE);
        report = test_search_report(&it);
        assert_null(report->ended);
        double followed = least_probability(report);
        /* Deeper, or less probable lines as deep: no depth is told that no line comes to. */
        if (followed == cutoff)
            assert_int_equal(report->depth, ++depth);
        else
            assert_true(followed == cutoff / 2 && report->depth == depth);
        cutoff = followed;
    } while (cutoff > 0.01 / 32);
    assert_in_range(depth, 5, 8);
    snprintf(spec, sizeof spec, "expectimax(cutoff=%.17g,table=0,deepen=no,depth=%d)", cutoff,
             depth);
    test_search_open(&there, game, spec);
    test_search_run(&there, state, ALL, NULL, STEPS);
    const Report *direct = test_search_report(&there);
    for (int k = 0; k < report->count; k++)
        assert_true(direct->rows[k].value == report->rows[k].value);
    test_search_close(&it);
    test_search_close(&there);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_forced),       cmocka_unit_test(kernel_agrees),
        cmocka_unit_test(weights_follow_the_root), cmocka_unit_test(fast_gets_past_small_tiles),

        cmocka_unit_test(record_agrees),           cmocka_unit_test(pauses_change_nothing),
        cmocka_unit_test(table_changes_no_value),  cmocka_unit_test(ends_where_depth_adds_nothing),
        cmocka_unit_test(endless_gets_deeper),     cmocka_unit_test(record_costs_little),
        cmocka_unit_test(cutoff_is_bounded),       cmocka_unit_test(what_does_not_fit_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
