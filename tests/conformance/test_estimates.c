/* Every estimate that stands beside an evaluation: it is found for the variant and the weights that
 * it names and for no other ones, and gives a share between 0 and 1 that grows with the value. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "game/estimate.h"
#include "games.h"
#include "registry.h"

#define check(condition, ...)                    \
    do {                                         \
        if (!(condition)) fail_msg(__VA_ARGS__); \
    } while (0)

static void check_points(const Estimate *row, const EstimatePoint *points) {
    check(points->slope > 0, "%s %s: no point", row->game, row->eval);
    for (const EstimatePoint *point = points; point->slope > 0; point++) {
        check(point == points || point->phase > point[-1].phase, "%s: phases do not rise",
              row->game);
    }
}

/* Along the phases, at values far and near. */
static void check_curve(const Estimate *row, const EstimatePoint *points) {
    for (double phase = -1; phase < 130; phase += 0.25) {
        const EstimatePoint point = estimate_at(points, phase);
        double before = -1;
        for (int step = -40; step <= 40; step++) {
            const double value = (step / 4.0 - point.offset) / point.slope;
            const double share = estimate_share(&point, value);
            check(share > 0 && share < 1 && share > before, "%s %s: %g after %g at %g, phase %g",
                  row->game, row->eval, share, before, value, phase);
            before = share;
        }
    }
}

static void check_row(const Game *game, const EvalDef *def, const Estimate *row) {
    GameScope scope;
    game_scope(game, &scope);
    Arena *arena = arena_new(1 << 24);
    Err err = {.text = ""};
    Choice eval;
    if (!spec_read(row->eval, "eval", &scope.scope, arena, &eval, &err))
        fail_msg("%s: %s", row->game, err.text);
    check(eval.row == &def->row, "%s is no %s", row->eval, def->row.name);
    check(estimate_find(game, &eval) == row, "%s %s is not found", row->game, row->eval);
    check(row->games > 0, "%s %s: fitted to nothing", row->game, row->eval);
    const bool points = game->traits & TRAIT_POINTS;
    check_points(row, row->points);
    check((row->most > 0) == points && (row->level != NULL) == points, "%s: most, level",
          row->game);
    check_curve(row, row->points);
    if (row->next) {
        check_points(row, row->next->points);
        check_curve(row, row->next->points);
    }
    if (!points)
        for (const EstimatePoint *point = row->points; point->slope > 0; point++)
            check(point->offset == 0, "%s %s: the players' chances do not add up", row->game,
                  row->eval);
    /* With another weight nothing is known. */
    for (const Param *param = def->row.params; param->name; param++) {
        if (param->type != PARAM_TYPE_REAL) continue;
        double *weight = (double *)(void *)((char *)eval.values + param->offset);
        *weight = *weight < param->max ? (*weight + param->max) / 2 : param->min;
        check(!estimate_find(game, &eval), "%s %s: found with another %s", row->game, row->eval,
              param->name);
        break;
    }
    arena_free(arena);
}

static int seen;

static void check_family(const GameDef *family) {
    for (const Row *const *row = family->evals; row && *row; row++) {
        const EvalDef *def = (const EvalDef *)*row;
        for (const Estimate *one = def->estimates; one && one->game; one++) {
            Arena *arena = arena_new(1 << 24);
            check_row(test_game(one->game, arena), def, one);
            arena_free(arena);
            seen++;
        }
    }
}

static void every_estimate_keeps_the_contract(void **) {
    for (int i = 0; i < registry_games.count; i++)
        check_family((const GameDef *)registry_games.rows[i]);
    check(seen >= 7, "%d estimates", seen);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_estimate_keeps_the_contract)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
