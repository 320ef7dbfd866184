/* estimate.c - which estimate holds for the values of an evaluation, and its curve. */
#include "game/estimate.h"

#include "base/mathx.h"
#include "base/spec.h"

enum { FOUND_IN = 1 << 20 }; /* bytes for the specs of one row */

static bool means(const char *text, const char *kind, const Scope *scope, const Choice *choice,
                  Arena *arena) {
    Choice of;
    return spec_read(text, kind, scope, arena, &of, NULL) &&
           spec_equal_except(&of, choice, PARAM_KERNEL);
}

const Estimate *estimate_find(const Game *game, const Choice *eval) {
    const Estimate *row = ((const EvalDef *)eval->row)->estimates;
    if (!row) return NULL;
    GameScope evals;
    game_scope(game, &evals);
    const Row *family[] = {&game->def->row, NULL};
    const RowSet set = {.kind = "game", .rows = family, .count = 1};
    const Scope games = {.sets = &set, .count = 1};
    /* The rules begin with the values of the spec. */
    const Choice variant = {family[0], (void *)(uintptr_t)game->rules};
    Arena *arena = arena_new(FOUND_IN);
    while (arena && row->game &&
           !(means(row->eval, "eval", &evals.scope, eval, arena) &&
             means(row->game, "game", &games, &variant, arena))) {
        arena_reset(arena);
        row++;
    }
    const bool found = arena && row->game;
    arena_free(arena);
    return found ? row : NULL;
}

EstimatePoint estimate_at(const EstimatePoint *points, double phase) {
    if (phase <= points->phase) return *points;
    while (points[1].slope > 0 && points[1].phase < phase)
        points++;
    const EstimatePoint *a = points, *b = points + 1;
    if (b->slope <= 0) return *a;
    const double part = (phase - a->phase) / (b->phase - a->phase);
    return (EstimatePoint){.phase = phase,
                           .slope = a->slope + part * (b->slope - a->slope),
                           .offset = a->offset + part * (b->offset - a->offset)};
}

double estimate_share(const EstimatePoint *point, double value) {
    return 1 / (1 + mathx_exp(-(point->offset + point->slope * value)));
}

static void curve_json(Json *json, const EstimatePoint *point) {
    json_real(json, "offset", point->offset);
    json_real(json, "slope", point->slope);
}

static void next_json(Json *json, const Game *game, const NextStep *next, const void *state,
                      double phase) {
    Parts parts = {0};
    if (!next || !next->parts(game->rules, state, &parts)) return;
    const EstimatePoint point = estimate_at(next->points, phase);
    Writer text;
    writer_init(&text);
    parts_write(game, next->text, &parts, &text);
    json_object(json, "next");
    json_text(json, "code", next->code);
    json_text(json, "text", text.text);
    parts_json(&parts, json);
    curve_json(json, &point);
    json_end(json);
    writer_done(&text);
}

void estimate_json(Json *json, const Game *game, const Choice *eval, const void *state,
                   int player) {
    const Estimate *row = estimate_find(game, eval);
    if (!row) return;
    const bool points = game->traits & TRAIT_POINTS;
    const double phase = row->phase(game->rules, state);
    const EstimatePoint point = estimate_at(row->points, phase);
    const double low = points ? game_points(game, state, player) : -100;
    json_object(json, "estimate");
    json_text(json, "scale", points ? "points" : "result");
    json_real(json, "low", low);
    json_real(json, "high", !points ? 100 : row->most > low ? row->most : low);
    curve_json(json, &point);
    if (row->power) json_int(json, "power", row->power);
    json_text(json, "eval", row->eval);
    json_int(json, "games", row->games);
    if (row->level) json_text(json, "level", row->level);
    next_json(json, game, row->next, state, phase);
    json_end(json);
}
