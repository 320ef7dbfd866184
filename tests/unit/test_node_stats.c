/* uct_node_stats.c: the numbers of nodes and descents, against what the search does. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "search/look.h"
#include "searches.h"

enum { ROOM = 512, ROWS = 64 };

typedef struct Scene {
    Arena *arena;
    const Game *game;
    TestSearch it;
    _Alignas(16) unsigned char state[4096];
    DescentStep steps[ROOM];
    Move path[ROOM];
    NodeStatsRow rows[ROWS];
    Descent descent;
    NodeStats stats;
} Scene;

static Scene *open(const char *game, const char *spec) {
    Scene *scene = calloc(1, sizeof *scene);
    scene->arena = arena_new(16 << 20);
    scene->game = test_game(game, scene->arena);
    scene->game->start(scene->game->rules, scene->state);
    while (scene->game->mover(scene->game->rules, scene->state) == CHANCE) {
        Move moves[ROWS];
        scene->game->moves(scene->game->rules, scene->state, moves);
        scene->game->play(scene->game->rules, scene->state, scene->state, moves[0]);
    }
    test_search_open(&scene->it, scene->game, spec);
    search_begin(scene->it.search, scene->state);
    return scene;
}

static void close(Scene *scene) {
    test_search_close(&scene->it);
    arena_free(scene->arena);
    free(scene);
}

static bool step_to(Scene *scene, SearchEvent event) {
    Search *search = scene->it.search;
    search->stop_at = event;
    for (;;) {
        Step step = search_step(search, 1000);
        if (search->stopped) return true;
        if (step != STEP_MORE) return false;
    }
}

static void descend(Scene *scene) {
    scene->descent = (Descent){.steps = scene->steps, .path = scene->path, .capacity = ROOM};
    scene->it.search->def->descent(scene->it.search, &scene->descent);
}

static bool stats(Scene *scene, int length, int chooser, bool before) {
    scene->stats =
        (NodeStats){.chooser = chooser, .before = before, .rows = scene->rows, .capacity = ROWS};
    return scene->it.search->def->node_stats(scene->it.search, scene->path, length, &scene->stats);
}

static const NodeStatsRow *row_of(const Scene *scene, Move move) {
    for (int i = 0; i < scene->stats.count; i++)
        if (scene->rows[i].move == move) return &scene->rows[i];
    return NULL;
}

/* In every descent: untried moves first, then the largest score, as it was before the descent; the
 * numbers before and after differ by this descent. */
static void chooses_by_score(void **) {
    static const char *const specs[] = {
        "uct(sims=2000,solve=no)", "uct(sims=2000,solve=no,playouts=3)",
        "uct(sims=2000,solve=no,c=0.3,expand=3)", "uct(sims=500,solve=no,prior=4)"};
    for (size_t k = 0; k < sizeof specs / sizeof *specs; k++) {
        Scene *scene = open("connect4(rows=4,cols=4,align=3)", specs[k]);
        descend(scene);
        assert_true(scene->descent.number == 0);
        int grown = 0, descents = 0;
        while (step_to(scene, EVENT_PLAYOUT)) {
            descend(scene);
            const Descent *descent = &scene->descent;
            assert_true(descent->number == ++descents);
            assert_false(descent->open);
            assert_true(descent->count == descent->length);
            assert_true(descent->reward[0] == -descent->reward[1]);
            for (int i = 0; i < descent->count; i++) {
                const DescentStep *step = &descent->steps[i];
                assert_int_equal(step->length, i);
                assert_int_equal(step->move, descent->path[i]);
                assert_true(stats(scene, i, 0, false));
                double after = scene->stats.visits;
                const NodeStatsRow now = *row_of(scene, step->move);
                assert_true(stats(scene, i, 0, true));
                const NodeStatsRow *then = row_of(scene, step->move);
                assert_true(scene->stats.visits == after - 1 && then->effort == now.effort - 1);
                assert_int_equal(scene->stats.player, step->player);
                if (i == 0) assert_true(scene->stats.visits == descents - 1);
                if (k < 3) {
                    double sum = now.mean * now.effort - then->mean * then->effort;
                    assert_true(fabs(sum - descent->reward[step->player]) < 1e-3);
                }
                if (strcmp(step->why, "untried") == 0) {
                    assert_true(then->effort == 0);
                    continue;
                }
                assert_string_equal(step->why, "score");
                for (int j = 0; j < scene->stats.count; j++) {
                    if (k < 3) assert_true(scene->rows[j].effort > 0);
                    assert_true(scene->rows[j].score <= then->score + 1e-5);
                }
            }
            if (descent->grown) {
                grown++;
                assert_true(descent->grown < descent->length);
                assert_true(stats(scene, descent->grown, 0, true));
                for (int j = 0; j < scene->stats.count; j++)
                    assert_true(scene->rows[j].effort == 0);
            }
            if (descent->end != END_PLAYOUT) continue;
            /* The random games played again add up to the reward. */
            double sum = 0;
            for (int64_t i = 0; i < descent->playouts; i++) {
                Playouts one = {.count = 0};
                descent->policy->run(scene->game, descent->params, descent->leaf, descent->seed,
                                     descent->first + (uint64_t)i, 1, descent->cut, &one);
                sum += one.sum[0];
            }
            assert_true(fabs(sum / (double)descent->playouts - descent->reward[0]) < 1e-9);
        }
        assert_true(grown > 100);
        close(scene);
    }
}

/* Between two nodes the descent is open: its path grows, and ends as the one that is finished. */
static void tells_of_open_ones(void **) {
    Scene *scene = open("connect4(rows=4,cols=4,align=3)", "uct(sims=300)");
    int longest = 0;
    for (int i = 0; i < 400 && step_to(scene, EVENT_NODE); i++) {
        descend(scene);
        if (scene->descent.length > longest) longest = scene->descent.length;
        if (!scene->descent.open) continue;
        Move path[ROOM];
        int length = scene->descent.length;
        memcpy(path, scene->path, sizeof path);
        for (int k = 0; k < length; k++)
            assert_true(stats(scene, k, 0, true) && row_of(scene, path[k]));
    }
    assert_true(longest > 3);
    close(scene);
}

/* Rounds: an arm for each who chooses, whose visits add up alike; dice: an edge each outcome. */
static void choosers_and_dice(void **) {
    Scene *scene = open("pennies(players=3)", "uct(sims=500)");
    for (int i = 0; i < 200; i++)
        assert_true(step_to(scene, EVENT_PLAYOUT));
    double visits[4] = {0};
    for (int chooser = 0; chooser < 4; chooser++) {
        bool there = stats(scene, 0, chooser, false);
        assert_int_equal(there, chooser < 3);
        for (int i = 0; there && i < scene->stats.count; i++)
            visits[chooser] += scene->rows[i].effort;
        if (there) assert_int_equal(scene->stats.player, chooser);
    }
    assert_true(visits[0] == 200 && visits[1] == 200 && visits[2] == 200);
    descend(scene);
    assert_int_equal(scene->descent.length % 3, 0);
    for (int i = 0; i < scene->descent.count; i++)
        assert_int_equal(scene->steps[i].chooser, i % 3);
    scene->path[0] = 12345;
    assert_false(stats(scene, 1, 0, false));
    close(scene);

    scene = open("dice", "uct(sims=500)");
    bool dice = false;
    while (step_to(scene, EVENT_PLAYOUT)) {
        descend(scene);
        for (int i = 0; i < scene->descent.count; i++) {
            bool chance = scene->steps[i].player == CHANCE;
            dice = dice || chance;
            assert_int_equal(chance, strcmp(scene->steps[i].why, "dice") == 0);
        }
    }
    assert_true(dice);
    close(scene);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chooses_by_score),
        cmocka_unit_test(tells_of_open_ones),
        cmocka_unit_test(choosers_and_dice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
