/* trace_log.c and the traces of the alpha-beta family, against a slow search written here: the same
 * nodes in the same order, with the same windows, values, bounds and cut-offs. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "search/trace_log.h"
#include "searches.h"

/* ---- the slow search ------------------------------------------------------------------------- */

/* What it does, as events. Values are for the player at the root. */
typedef struct Slow {
    const Game *game;
    const EvalDef *eval;
    const void *tables;
    int me;
    bool cuts; /* alpha-beta; else minimax, which knows no windows */
    TraceLogEvent events[20000];
    Move moves[20000]; /* of the node of an event */
    int plies[20000];
    int count;
    int nodes;
} Slow;

static TraceLogEvent *event(Slow *slow, int ply, Move move) {
    assert_true(slow->count < 20000);
    slow->plies[slow->count] = ply;
    slow->moves[slow->count] = move;
    return &slow->events[slow->count++];
}

static double value_of(const Slow *slow, const void *state, bool over) {
    return over ? search_outcome(slow->game, state, slow->me)
                : slow->eval->value(slow->game, slow->tables, state, slow->me);
}

/* The position behind `move`: fail-hard, as Knuth and Moore's F2 from the view of one player. */
static double slow_search(Slow *slow, const void *from, int ply, Move move, int depth, double alpha,
                          double beta) {
    const Game *game = slow->game;
    _Alignas(16) unsigned char state[4096];
    Move list[64];
    bool over = game->play(game->rules, state, from, move) == OVER;
    int before = slow->nodes++;
    bool cuts = slow->cuts;
    *event(slow, ply, move) = (TraceLogEvent){.alpha = cuts ? alpha : 0, .beta = cuts ? beta : 0};
    TraceLogEvent left = {.left = true, .bound = BOUND_EXACT, .alpha = cuts ? alpha : 0};
    left.beta = cuts ? beta : 0;
    double low = alpha, high = beta;
    if (over || depth == 0) {
        left.value = value_of(slow, state, over);
        left.end = over ? END_OVER : END_LEAF;
    } else {
        bool mine = game->mover(game->rules, state) == slow->me;
        int count = game->moves(game->rules, state, list);
        left.end = END_NONE;
        for (int i = 0; i < count; i++) {
            double value = slow_search(slow, state, ply + 1, list[i], depth - 1,
                                       cuts ? alpha : -INFINITY, cuts ? beta : INFINITY);
            if (mine && value > alpha) alpha = value;
            if (!mine && value < beta) beta = value;
            if (cuts && alpha >= beta) {
                left.end = END_CUTOFF;
                break;
            }
        }
        left.value = mine ? alpha : beta;
        if (left.end == END_CUTOFF) {
            left.value = mine ? high : low;
            left.bound = mine ? BOUND_LOWER : BOUND_UPPER;
        } else if (left.value == (mine ? low : high) && !isinf(left.value)) {
            left.bound = mine ? BOUND_UPPER : BOUND_LOWER;
        }
    }
    left.effort = slow->nodes - before;
    *event(slow, ply, move) = left;
    return left.value;
}

static int slow_root(Slow *slow, const void *state, int depth) {
    Move list[64];
    slow->count = slow->nodes = 0;
    slow->me = slow->game->mover(slow->game->rules, state);
    int count = slow->game->moves(slow->game->rules, state, list);
    *event(slow, 0, NO_MOVE) =
        (TraceLogEvent){.alpha = slow->cuts ? -INFINITY : 0, .beta = slow->cuts ? INFINITY : 0};
    double best = -INFINITY;
    for (int i = 0; i < count; i++) {
        double value = slow_search(slow, state, 1, list[i], depth - 1, -INFINITY, INFINITY);
        if (value > best) best = value;
    }
    *event(slow, 0, NO_MOVE) = (TraceLogEvent){.left = true, .bound = BOUND_EXACT, .value = best};
    return slow->count;
}

/* ---- the comparison -------------------------------------------------------------------------- */

static void compare(Slow *slow, const char *spec, const void *state) {
    TestSearch it;
    test_search_open(&it, slow->game, spec);
    TraceLog *trace_log = trace_log_new(20000, NULL);
    it.search->trace = &trace_log->trace;
    test_search_run(&it, state, 7, NULL, 1000000);
    int count = trace_log->count;
    if (count != slow->count) fail_msg("%s: %d events, expected %d", spec, count, slow->count);
    assert_int_equal(trace_log->missed, 0);
    for (int i = 0; i < count; i++) {
        const TraceLogEvent *got = &trace_log->events[i], *want = &slow->events[i];
        const TreeNode *node = &trace_log->tree->nodes[got->node];
        bool root = node->ply == 0;
        bool same = node->ply == slow->plies[i] && node->move == slow->moves[i] &&
                    got->left == want->left;
        if (!root) same = same && got->alpha == want->alpha && got->beta == want->beta;
        if (got->left)
            same = same && got->value == want->value && got->bound == want->bound &&
                   (root || (got->end == want->end && got->effort == want->effort));
        if (!same)
            fail_msg("%s: event %d: ply %d (%d) move %u (%u) [%g, %g] ([%g, %g]) value %g (%g) "
                     "bound %d (%d) end %d (%d) effort %g (%g)",
                     spec, i, node->ply, slow->plies[i], node->move, slow->moves[i], got->alpha,
                     got->beta, want->alpha, want->beta, got->value, want->value, got->bound,
                     want->bound, got->end, want->end, got->effort, want->effort);
    }
    trace_log_free(trace_log);
    test_search_close(&it);
}

static void against_slow(void **) {
    static const char *const alphas[] = {"alphabeta", "negalphabeta", "alphabeta-iter"};
    static const char *const minis[] = {"minimax", "negamax", "minimax-iter"};
    Arena *arena = arena_new(16 << 20);
    Slow *slow = malloc(sizeof *slow);
    slow->game = test_game("connect4(rows=4,cols=4,align=3)", arena);
    assert_true(slow->game->state_size <= 4096);
    Rng rng = rng_stream(3, 0);
    for (int round = 0; round < 12; round++) {
        _Alignas(16) unsigned char state[4096];
        test_search_state(slow->game, &rng, round, state);
        for (int depth = 1; depth <= 4; depth++) {
            char spec[80];
            TestSearch it; /* for the evaluation */
            test_search_open(&it, slow->game, "alphabeta(eval=lines)");
            Evaluation eval;
            Choice choice;
            Err err = {.text = ""};
            assert_true(spec_read("lines", "eval", &it.scope.scope, it.arena, &choice, &err));
            assert_true(search_evaluation(it.search, &choice, &eval, &err));
            slow->eval = eval.def;
            slow->tables = eval.tables;
            slow->cuts = true;
            slow_root(slow, state, depth);
            for (int i = 0; i < 3; i++) {
                snprintf(spec, sizeof spec, "%s(depth=%d,eval=lines)", alphas[i], depth);
                compare(slow, spec, state);
            }
            slow->cuts = false;
            slow_root(slow, state, depth);
            for (int i = 0; i < 3; i++) {
                snprintf(spec, sizeof spec, "%s(depth=%d,eval=lines)", minis[i], depth);
                compare(slow, spec, state);
            }
            test_search_close(&it);
        }
    }
    free(slow);
    arena_free(arena);
}

/* ---- the trace log itself -------------------------------------------------------------------- */

/* A trace log that is too small keeps the beginning, counts the rest, and hands everything on. */
static void keeps_the_first(void **) {
    Arena *arena = arena_new(16 << 20);
    const Game *game = test_game("connect4(rows=4,cols=4,align=3)", arena);
    _Alignas(16) unsigned char state[4096];
    game->start(game->rules, state);
    TestSearch whole, part;
    test_search_open(&whole, game, "pvs(depth=5)");
    test_search_open(&part, game, "pvs(depth=5)");
    TraceLog *all = trace_log_new(100000, NULL);
    Tree *record = tree_new(100000);
    TraceLog *some = trace_log_new(300, &record->trace);
    whole.search->trace = &all->trace;
    part.search->trace = &some->trace;
    test_search_run(&whole, state, 5, NULL, 1000000);
    test_search_run(&part, state, 64, NULL, 1000000);
    test_reports_equal(test_search_report(&whole), test_search_report(&part));
    assert_int_equal(some->count, 300);
    assert_int_equal(some->missed, all->count - 300);
    for (int i = 0; i < 300; i++) {
        const TraceLogEvent *a = &all->events[i], *b = &some->events[i];
        assert_true(a->node == b->node && a->left == b->left && a->value == b->value &&
                    a->alpha == b->alpha && a->effort == b->effort && a->end == b->end);
    }
    assert_int_equal(record->count, all->tree->count);
    /* Nodes are numbered by their first entry. */
    int nodes = 0;
    for (int i = 0; i < all->count; i++) {
        assert_true(all->events[i].node <= nodes);
        nodes += all->events[i].node == nodes;
    }
    assert_int_equal(nodes, all->tree->count);
    trace_log_clear(some);
    assert_int_equal(some->count, 0);
    assert_int_equal(some->missed, 0);
    assert_true(trace_log_bytes(1000) > 1000 * sizeof(TraceLogEvent));
    trace_log_free(all);
    trace_log_free(some);
    trace_log_free(NULL);
    tree_free(record);
    test_search_close(&whole);
    test_search_close(&part);
    arena_free(arena);
}

/* Fail-high re-searches are entries within one visit of the parent; the next iteration is none. */
static void counts_again(void **) {
    Tree *tree = tree_new(100);
    const Trace *trace = &tree->trace;
    void *context = trace->context;
    for (int iteration = 0; iteration < 3; iteration++) {
        trace->enter(context, 0, NO_MOVE, -1, 1);
        for (int search = 0; search <= iteration; search++) {
            trace->enter(context, 1, 5, 0, search + 1);
            trace->leave(context, 1, 1, BOUND_LOWER, END_NONE, 1);
        }
        int node = tree_find(tree, 0, 5);
        assert_int_equal(tree->nodes[node].again, iteration);
        trace->leave(context, 0, 1, BOUND_EXACT, END_NONE, 2);
    }
    assert_int_equal(tree->nodes[tree_find(tree, 0, 5)].tries, 6);
    assert_false(tree->forgot);
    tree_free(tree);
}

/* The order of the first try stays, that of the last visit is told beside it. */
static void counts_turns(void **) {
    static const Move tried[2][3] = {{7, 8, 9}, {9, 7, 7}};
    Tree *tree = tree_new(100);
    const Trace *trace = &tree->trace;
    for (int visit = 0; visit < 2; visit++) {
        trace->enter(trace->context, 0, NO_MOVE, -1, 1);
        for (int i = 0; i < 3; i++) {
            trace->enter(trace->context, 1, tried[visit][i], 0, 1);
            trace->leave(trace->context, 1, 1, BOUND_EXACT, END_LEAF, 1);
        }
        trace->leave(trace->context, 0, 1, BOUND_EXACT, END_CUTOFF, 4);
    }
    static const int turns[] = {1, 1, 0}, visits[] = {2, 1, 2};
    for (int i = 0; i < 3; i++) {
        const TreeNode *node = &tree->nodes[tree_find(tree, 0, (Move)(7 + i))];
        assert_int_equal(node->order, i);
        assert_int_equal(node->turn, turns[i]);
        assert_int_equal(node->visit, visits[i]);
    }
    assert_int_equal(tree->nodes[0].turns, 2);
    tree_free(tree);
}

/* Max^n tells the value of every node for each player; the one of the root is the report's. */
static void tells_vectors(void **) {
    Arena *arena = arena_new(16 << 20);
    const Game *game = test_game("pennies(players=3)", arena);
    _Alignas(16) unsigned char state[4096];
    game->start(game->rules, state);
    TestSearch it;
    test_search_open(&it, game, "minimax(depth=6,many=maxn)");
    Tree *tree = tree_new(10000);
    it.search->trace = &tree->trace;
    test_search_run(&it, state, 3, NULL, 100000);
    const Report *report = test_search_report(&it);
    assert_true(report->has_vector);
    int me = game->mover(game->rules, state);
    for (int i = 0; i < tree->count; i++) {
        const double *values = tree_vector(tree, i);
        assert_non_null(values);
        if (tree->nodes[i].end == END_OVER || tree->links[i].first >= 0)
            assert_true(values[me] == tree->nodes[i].value);
    }
    for (int player = 0; player < 3; player++)
        assert_true(tree_vector(tree, 0)[player] == report->vector[player]);
    tree_free(tree);
    test_search_close(&it);
    arena_free(arena);
}

/* A log hands on all that it is told, vectors too, and listens no deeper than a record can. */
static void hands_on(void **) {
    const double values[] = {1, 2, 3};
    Tree *tree = tree_new(10);
    TraceLog *with = trace_log_new(0, &tree->trace), *alone = trace_log_new(10, NULL);
    assert_int_equal(with->max, 1);
    for (int i = 0; i < 2; i++) {
        const Trace *trace = i ? &alone->trace : &with->trace;
        trace->enter(trace->context, 0, NO_MOVE, -1, 1);
        trace->vector(trace->context, 0, values, 3);
        trace->enter(trace->context, TREE_PLIES, 5, -1, 1);
        trace->leave(trace->context, TREE_PLIES, 4, BOUND_EXACT, END_LEAF, 1);
        trace->leave(trace->context, 0, 3, BOUND_EXACT, END_NONE, 2);
    }
    assert_int_equal(with->count, 1);
    assert_int_equal(with->missed, 3);
    assert_int_equal(tree->count, 1);
    assert_true(tree_vector(tree, 0)[2] == 3 && tree->nodes[0].value == 3);
    assert_int_equal(alone->count, 2); /* what was too deep is no event */
    assert_int_equal(alone->missed, 0);
    assert_true(alone->events[1].left && alone->events[1].value == 3);
    trace_log_free(with);
    trace_log_free(alone);
    trace_log_free(NULL);
    tree_free(tree);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_on),        cmocka_unit_test(against_slow),
        cmocka_unit_test(keeps_the_first), cmocka_unit_test(counts_again),
        cmocka_unit_test(counts_turns),    cmocka_unit_test(tells_vectors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
