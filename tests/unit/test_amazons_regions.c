/* Regions of Amazons: moves left against trying everything, shapes that need no search, bounds and
 * decisions against the exact solver, the values of some drawn positions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "games/amazons/regions.h"
#include "searches.h"

enum { ALL = 1 << 30, STEPS = 1000000, PLENTY = 1000000 };

/* The longest row of moves of these queens on these cells, by trying all. */
static int longest(const Rules *r, Set queens, Set free) {
    int best = 0;
    for (Set left = queens; left; left = set_rest(left)) {
        Set from = set_cell(set_first(left));
        for (Set to = amazons_reach(r, ~free, set_first(left)) & free; to; to = set_rest(to)) {
            Set there = set_cell(set_first(to)), open = (free | from) & ~there;
            Set arrows = amazons_reach(r, ~open, set_first(to)) & open;
            for (; arrows; arrows = set_rest(arrows)) {
                int moves =
                    1 + longest(r, (queens & ~from) | there, open & ~set_cell(set_first(arrows)));
                if (moves > best) best = moves;
            }
        }
    }
    return best;
}

typedef struct Table {
    Arena *arena;
    const Game *game;
    const Rules *rules;
    State state;
} Table;

static void table_open(Table *t, const char *variant, const char *position) {
    t->arena = arena_new(1 << 22);
    t->game = test_game(variant, t->arena);
    t->rules = t->game->rules;
    Err err = {.text = ""};
    if (position && !t->game->position_read(t->rules, &t->state, position, &err))
        fail_msg("%s: %s", position, err.text);
}

/* A random position in which arrows have closed much. */
static bool late(const Table *t, Rng *rng, int moves_max, State *out) {
    Move moves[3000];
    t->game->start(t->rules, out);
    int count;
    while ((count = t->game->moves(t->rules, out, moves)) > moves_max)
        t->game->play(t->rules, out, out, moves[rng_below(rng, (uint32_t)count)]);
    return count > 0;
}

static void test_fillings(void **) {
    static const char *const variants[] = {"amazons(columns=6,rows=6,queens=2)",
                                           "amazons(columns=10,rows=10)",
                                           "amazons(columns=5,rows=4)"};
    int compared = 0, several = 0, wasted = 0;
    for (int v = 0; v < 3; v++) {
        Table t;
        table_open(&t, variants[v], NULL);
        for (int i = 0; i < 400; i++) {
            Rng rng = rng_stream((uint64_t)v, (uint64_t)i);
            State s;
            if (!late(&t, &rng, 30, &s)) continue;
            Region region[REGIONS_MAX];
            int count = amazons_regions(t.rules, &s, PLENTY, i & 1, region);
            Set seen = 0;
            for (int k = 0; k < count; k++) {
                assert_true((seen & region[k].free) == 0);
                seen |= region[k].free;
                if (region[k].owner < 0 || set_count(region[k].free) > 5) continue;
                int moves = longest(t.rules, region[k].queens[region[k].owner], region[k].free);
                int worth = region[k].owner == WHITE ? moves : -moves;
                assert_int_equal(region[k].low, worth);
                assert_int_equal(region[k].high, worth);
                bool alone = set_count(region[k].queens[region[k].owner]) == 1;
                bool wastes = moves < set_count(region[k].free);
                assert_int_equal(region[k].defensive, alone && wastes);
                compared++;
                several += !alone;
                wasted += wastes;
            }
            assert_true(seen == amazons_free(t.rules, &s));
        }
        arena_free(t.arena);
    }
    assert_true(compared > 100 && several > 10 && wasted > 3);
}

/* Every position of one queen in lines, rectangles and triangles. */
static void test_shapes(void **) {
    static const char *const shapes[] = {"....../xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx w",
                                         "xxx.xx/xxx.xx/xxx.xx/xxx.xx/xxx.xx/xxxxxx w",
                                         ".xxxxx/x.xxxx/xx.xxx/xxx.xx/xxxx.x/xxxxxx w",
                                         "xxxxxx/..xxxx/..xxxx/..xxxx/xxxxxx/xxxxxx w",
                                         "...xxx/...xxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx w",
                                         "xxxxxx/xx.xxx/x...xx/xxxxxx/xxxxxx/xxxxxx w",
                                         ".xxxxx/..xxxx/...xxx/xxxxxx/xxxxxx/xxxxxx w",
                                         "xxx.../xxxx../xxxxx./xxxxxx/xxxxxx/xxxxxx w",
                                         "xxxxx./xxxx../xxx.../xxxxxx/xxxxxx/xxxxxx w"};
    Table t;
    table_open(&t, "amazons(columns=6,rows=6,queens=1)", NULL);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        for (size_t at = 0; shapes[i][at] != ' '; at++) {
            char position[60];
            strcpy(position, shapes[i]);
            if (position[at] != '.') continue;
            position[at] = 'W';
            assert_true(t.game->position_read(t.rules, &t.state, position, NULL));
            Region quick[REGIONS_MAX], slow[REGIONS_MAX];
            assert_int_equal(amazons_regions(t.rules, &t.state, 1, true, quick), 1);
            assert_int_equal(amazons_regions(t.rules, &t.state, PLENTY, false, slow), 1);
            if (!quick->simple) fail_msg("%s: not a simple shape", position);
            assert_int_equal(quick->low, set_count(quick->free));
            assert_int_equal(quick->low, slow->low);
            assert_int_equal(quick->high, slow->high);
        }
    arena_free(t.arena);
}

/* What is known without search is what the solver says, and it is known often. */
static void test_known(void **) {
    static const char *const variants[] = {"amazons(columns=6,rows=6,queens=2)",
                                           "amazons(columns=10,rows=10)",
                                           "amazons(columns=5,rows=5)"};
    int known = 0, wins = 0;
    for (int v = 0; v < 3; v++) {
        Table t;
        table_open(&t, variants[v], NULL);
        TestSearch it;
        test_search_open(&it, t.game, "solver(table=1,nodes=300)");
        for (int i = 0; i < 60; i++) {
            Rng rng = rng_stream((uint64_t)v + 9, (uint64_t)i);
            State s;
            Known bounds;
            if (!late(&t, &rng, 16, &s) || !t.game->known(t.rules, &s, &bounds)) continue;
            test_search_run(&it, &s, ALL, NULL, STEPS);
            const Report *report = test_search_report(&it);
            if (report->proven == PROVEN_NONE) continue;
            assert_true(bounds.low == bounds.high);
            assert_int_equal(report->proven, bounds.low > 0 ? PROVEN_WIN : PROVEN_LOSS);
            known++;
            wins += bounds.low > 0;
        }
        test_search_close(&it);
        arena_free(t.arena);
    }
    assert_true(known > 20 && wins > 3 && wins < known - 3);
}

/* Drawn positions with their values. */
static void test_drawn(void **) {
    static const struct {
        const char *position;
        int owner, low, high;
        bool defensive, simple;
    } drawn[] = {
        {"W..x/xxxx/xxxx/xxxB w", WHITE, 2, 2, false, true},
        {"B..x/...x/xxxx/xxxW w", BLACK, -5, -5, false, true},
        /* She can go one way only. */
        {".W.x/xxxx/xxxx/xxxB w", WHITE, 2, 2, false, true},
        {".x.x/x.xx/xWxx/xxxx w", WHITE, 2, 2, true, false},
        {"x.xx/Bx../x.xx/xxxx w", BLACK, -3, -3, true, false},
        {"WB.x/xxxx/xxxx/xxxx w", REGION_CONTESTED, -1, -1, false, false},
        {".WB./xxxx/xxxx/xxxx w", REGION_CONTESTED, 0, 0, false, false},
        {"..../xxxx/xxxx/WxxB w", REGION_EMPTY, 0, 0, false, false},
    };
    Table t;
    table_open(&t, "amazons(columns=4,rows=4,queens=1)", NULL);
    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++) {
        Err err = {.text = ""};
        if (!t.game->position_read(t.rules, &t.state, drawn[i].position, &err))
            fail_msg("%s: %s", drawn[i].position, err.text);
        Region region[REGIONS_MAX];
        assert_int_equal(amazons_regions(t.rules, &t.state, PLENTY, true, region), 1);
        if (region->owner != drawn[i].owner || region->low != drawn[i].low ||
            region->high != drawn[i].high || region->defensive != drawn[i].defensive ||
            region->simple != drawn[i].simple)
            fail_msg("%s: owner %d, %d..%d, defensive %d, simple %d", drawn[i].position,
                     region->owner, region->low, region->high, region->defensive, region->simple);
    }
    arena_free(t.arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_fillings),
                                       cmocka_unit_test(test_shapes), cmocka_unit_test(test_known),
                                       cmocka_unit_test(test_drawn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
