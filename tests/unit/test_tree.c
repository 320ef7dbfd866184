/* tree.c: recording, re-entering, forgetting the deepest ply, and traces that begin in the
 * middle. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/rng.h"
#include "search/tree.h"

static void enter(Tree *tree, int ply, Move move) {
    const Trace *trace = &tree->trace;
    trace->enter(trace->context, ply, move, -ply, ply);
}

static void leave(Tree *tree, int ply, double value) {
    const Trace *trace = &tree->trace;
    trace->leave(trace->context, ply, value, BOUND_EXACT, END_NONE, 1);
}

/* A uniform tree: `width` children for `depth` more plies; values tell the path. */
static void grow(Tree *tree, int ply, Move move, int width, int depth, double value) {
    enter(tree, ply, move);
    for (int i = 0; depth > 0 && i < width; i++)
        grow(tree, ply + 1, (Move)(100 + i), width, depth - 1, value * 10 + i + 1);
    leave(tree, ply, value);
}

static void records(void **) {
    Tree *tree = tree_new(100);
    assert_int_equal(tree->count, 0);
    assert_int_equal(tree_find(tree, -1, NO_MOVE), -1);
    grow(tree, 0, NO_MOVE, 3, 2, 0);
    assert_int_equal(tree->count, 1 + 3 + 9);

    const TreeNode *root = &tree->nodes[0];
    assert_int_equal(root->parent, -1);
    assert_true(root->move == NO_MOVE);
    assert_false(root->open);
    int children = 0;
    for (int child = tree->links[0].first; child >= 0;
         child = tree->links[child].next, children++) {
        const TreeNode *node = &tree->nodes[child];
        assert_int_equal(node->parent, 0);
        assert_int_equal(node->ply, 1);
        assert_int_equal(node->order, children);
        assert_int_equal(node->move, 100 + children);
        assert_int_equal(node->tries, 1);
        assert_true(node->value == children + 1);
        assert_true(node->alpha == -1 && node->beta == 1);
        assert_int_equal(tree_find(tree, 0, node->move), child);
    }
    assert_int_equal(children, 3);
    int deep = tree_find(tree, tree_find(tree, 0, 102), 101);
    assert_true(tree->nodes[deep].value == 32);
    assert_int_equal(tree->links[deep].first, -1);
    assert_int_equal(tree_find(tree, 0, 999), -1);

    tree_clear(tree);
    assert_int_equal(tree->count, 0);
    assert_int_equal(tree_find(tree, -1, NO_MOVE), -1);
    tree_free(tree);
    tree_free(NULL);
}

static void enters_again(void **) {
    Tree *tree = tree_new(100);
    grow(tree, 0, NO_MOVE, 2, 1, 0);
    grow(tree, 0, NO_MOVE, 3, 2, 5);
    assert_int_equal(tree->count, 1 + 3 + 9);
    int first = tree_find(tree, 0, 100), third = tree_find(tree, 0, 102);
    assert_int_equal(tree->nodes[0].tries, 2);
    assert_int_equal(tree->nodes[first].tries, 2);
    assert_true(tree->nodes[first].value == 51);
    assert_int_equal(tree->nodes[third].tries, 1);
    assert_int_equal(tree->nodes[third].order, 2);

    /* A node entered again keeps its old value until it is left. */
    enter(tree, 0, NO_MOVE);
    enter(tree, 1, 100);
    assert_true(tree->nodes[first].open);
    assert_true(tree->nodes[0].open);
    assert_true(tree->nodes[first].value == 51);
    /* A search that begins anew leaves nothing open behind. */
    enter(tree, 0, NO_MOVE);
    assert_false(tree->nodes[first].open);
    tree_free(tree);
}

/* However small: what is kept is complete down to the limit, parents stand before children. */
static void forgets_the_deepest(void **) {
    static const int complete[] = {1, 4, 13, 40,
                                   121}; /* nodes down to a ply, three children each */
    for (int max = 1; max <= 130; max++) {
        Tree *tree = tree_new(max);
        for (int round = 0; round < 2; round++) {
            grow(tree, 0, NO_MOVE, 3, 4, 0);
            int limit = 4;
            while (limit > 0 && complete[limit] > max)
                limit--;
            assert_int_equal(tree->count, complete[limit]);
            if (limit < 4) assert_int_equal(tree->limit, limit);
            for (int i = 0; i < tree->count; i++) {
                const TreeNode *node = &tree->nodes[i];
                assert_true(node->ply <= limit);
                assert_true(node->parent < i);
                assert_false(node->open);
                assert_int_equal(tree_find(tree, node->parent, node->move), i);
                if (node->parent < 0) continue;
                const TreeNode *parent = &tree->nodes[node->parent];
                assert_int_equal(parent->ply, node->ply - 1);
                assert_true(node->value == parent->value * 10 + node->order + 1);
                assert_int_equal(node->move, 100 + node->order);
            }
            for (int i = 0, seen; i < tree->count; i++) {
                seen = 0;
                for (int child = tree->links[i].first; child >= 0; child = tree->links[child].next)
                    assert_int_equal(tree->nodes[child].order, seen++);
                assert_int_equal(seen, tree->nodes[i].ply < limit ? 3 : 0);
            }
        }
        tree_free(tree);
    }
}

/* A recorder that begins to listen in the middle, or hears nonsense, records what has a place. */
static void listens_late(void **) {
    Tree *tree = tree_new(50);
    leave(tree, 3, 1);
    enter(tree, 4, 9);
    leave(tree, 4, 1);
    assert_int_equal(tree->count, 0);
    enter(tree, 1, 100); /* the root is made up */
    enter(tree, 2, 101);
    enter(tree, 4, 102); /* no parent at ply 3 */
    leave(tree, 4, 1);
    leave(tree, 2, 7);
    leave(tree, 2, 8); /* left already */
    leave(tree, 1, 6);
    leave(tree, 0, 5);
    assert_int_equal(tree->count, 3);
    assert_true(tree->nodes[0].value == 5);
    assert_true(tree->nodes[2].value == 7);
    enter(tree, 100000, 1);
    leave(tree, 100000, 1);
    assert_int_equal(tree->count, 3);

    /* Any sequence whatever keeps the record sound. */
    Rng rng = rng_stream(5, 0);
    for (int i = 0; i < 20000; i++) {
        int ply = (int)rng_below(&rng, 8);
        if (rng_below(&rng, 2))
            enter(tree, ply, ply ? rng_below(&rng, 5) : NO_MOVE);
        else
            leave(tree, ply, 1);
        assert_true(tree->count <= 50);
    }
    for (int i = 1; i < tree->count; i++)
        assert_int_equal(tree->nodes[tree->nodes[i].parent].ply, tree->nodes[i].ply - 1);
    tree_free(tree);
}

/* Vectors stay with their nodes when the deepest ply is forgotten, and are of open nodes only. */
static void keeps_vectors(void **) {
    enum { ROOM = 6 };
    Tree *tree = tree_new(ROOM);
    const Trace *trace = &tree->trace;
    const double three[] = {1, 2, 3}, many[MAX_PLAYERS + 1] = {0};
    trace->vector(tree, 0, three, 3); /* nothing is open yet */
    assert_null(tree->vectors);
    enter(tree, 0, NO_MOVE);
    trace->vector(tree, 0, many, MAX_PLAYERS + 1);
    assert_null(tree->vectors);
    for (Move move = 1; move <= 2; move++) { /* the children of the first stand between the two */
        const double values[] = {move, 10 + move, 20 + move};
        enter(tree, 1, move);
        for (Move below = 1; move == 1 && below <= 2; below++) {
            enter(tree, 2, below);
            trace->vector(tree, 2, three, 3);
            leave(tree, 2, 0);
        }
        trace->vector(tree, 1, values, 3);
        trace->vector(tree, 2, many, 3); /* left already */
        leave(tree, 1, move);
    }
    assert_int_equal(tree->count, 5);
    assert_true(tree_vector(tree, tree_find(tree, tree_find(tree, 0, 1), 2))[2] == 3);
    for (Move move = 3; move <= 4; move++) {
        enter(tree, 1, move);
        leave(tree, 1, move);
    }
    assert_true(tree->forgot);
    for (Move move = 1; move <= 2; move++) {
        const double *values = tree_vector(tree, tree_find(tree, 0, move));
        for (int player = 0; player < 3; player++)
            assert_true(values[player] == (double)move + 10 * player);
    }
    assert_null(tree_vector(tree, tree_find(tree, 0, 4)));
    assert_null(tree_vector(tree, 0));
    tree_free(tree);
}

/* No room is room for the root, and what was never entered is not open. */
static void has_room_for_the_root(void **) {
    Tree *tree = tree_new(0);
    assert_int_equal(tree->max, 1);
    assert_int_equal(tree_open(tree, 0), -1);
    assert_int_equal(tree_open(tree, -1), -1);
    enter(tree, 0, NO_MOVE);
    enter(tree, 1, 7);
    assert_int_equal(tree_open(tree, 0), 0);
    assert_int_equal(tree_open(tree, 1), -1);
    assert_int_equal(tree->count, 1);
    assert_true(tree->forgot);
    tree_free(tree);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(records),
        cmocka_unit_test(enters_again),
        cmocka_unit_test(forgets_the_deepest),
        cmocka_unit_test(listens_late),
        cmocka_unit_test(keeps_vectors),
        cmocka_unit_test(has_room_for_the_root),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
