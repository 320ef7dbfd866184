/* pairs.c - walks over all pairs, and looks at their reports. */
#include "pairs.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "searches.h"
#include "share.h"

void pairs_spec(const Row *row, const Game *game, const char *more, char *spec, size_t size) {
    bool wide = game->max_moves > 100;
    Writer writer;
    writer_fixed(&writer, spec, size);
    write_format(&writer, "%s(", row->name);
    bool dice = game->traits & TRAIT_CHANCE; /* then depth counts decisions */
    if (!param_find(row, "depth") && !param_find(row, "sims") && param_find(row, "table"))
        write_text(&writer, "nodes=3000,");
    if (param_find(row, "depth")) write_format(&writer, "depth=%d,", wide ? 1 : dice ? 2 : 3);
    if (param_find(row, "sims")) write_format(&writer, "sims=%d,", wide ? 5 : 200);
    if (param_find(row, "table")) write_text(&writer, "table=1,");
    if (param_find(row, "cut") && game->max_plies > 2000) write_text(&writer, "cut=40,");
    write_format(&writer, "%s)", *more ? more : "seed=7");
}

bool pairs_fit(const SearcherDef *def, const Game *game) {
    return !registry_unfit(def, game);
}

void pairs_each(int count, void (*check)(Pair *pair)) {
    int pairs = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[120];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        void *state = arena_alloc(arena, game->state_size, NULL);
        for (int s = 0; s < registry_searchers.count; s++) {
            Pair pair = {.def = (const SearcherDef *)registry_searchers.rows[s],
                         .game = game,
                         .state = state};
            /* By name, so that a new searcher leaves the positions of the others as they are. */
            pair.rng =
                rng_stream((uint64_t)v, blob_hash(pair.def->row.name, strlen(pair.def->row.name)));
            if (!pairs_fit(pair.def, game) || !test_mine(pairs++)) continue;
            pairs_spec(&pair.def->row, game, "", pair.spec, sizeof pair.spec);
            for (int i = 0; i < test_share(count); i++) {
                int plies = game->max_plies < 40 ? game->max_plies : 40;
                test_search_state(game, &pair.rng, (int)rng_below(&pair.rng, (uint32_t)plies),
                                  state);
                snprintf(pair.where, sizeof pair.where, "%s on %s, position %d", pair.spec, variant,
                         i);
                check(&pair);
            }
        }
        arena_free(arena);
    }
}

bool pairs_outside(const Pair *pair) {
    const char *name = pair->def->row.name;
    return strcmp(name, "human") == 0 || strcmp(name, "external") == 0;
}

static void check_line(const Pair *pair, const Move *line, int length) {
    const Game *game = pair->game;
    CHECK(length >= 0 && length <= PV_MAX);
    if (game->traits & (TRAIT_CHANCE | TRAIT_SIMULTANEOUS) && length > 1) length = 1;
    char *state = malloc(game->state_size);
    Move *scratch = calloc((size_t)game->max_moves, sizeof *scratch);
    game_observe(game, state, pair->state, game->mover(game->rules, pair->state));
    for (int i = 0; i < length; i++) {
        CHECK(game->status(game->rules, state) == ONGOING);
        CHECK(game_legal(game, state, line[i], scratch));
        game->play(game->rules, state, state, line[i]);
    }
    free(scratch);
    free(state);
}

void pairs_report(const Pair *pair, Scale scale, const Report *report) {
    const Game *game = pair->game;
    Move moves[game->max_moves];
    int count = game->moves(game->rules, pair->state, moves);
    double bounds[2];
    bool bounded = scale_bounds(scale, game, bounds);
    CHECK(report->counters >= 0 && report->counters <= COUNTERS_MAX);
    for (int i = 0; i < report->counters; i++) {
        const char *name = report->counter[i].name;
        CHECK(name[0] && !name[strspn(name, "abcdefghijklmnopqrstuvwxyz_")]);
        CHECK(report->counter[i].doc);
        for (int j = 0; j < i; j++)
            CHECK(strcmp(report->counter[j].name, name) != 0);
    }
    if (!pairs_outside(pair)) CHECK(report->count == count);
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = &report->rows[i];
        CHECK(row->move == moves[i]);
        CHECK(row->effort >= 0 && row->error >= 0);
        if (bounded && row->bound != BOUND_NONE)
            CHECK(row->value >= bounds[0] && row->value <= bounds[1]);
        CHECK(row->proven_in == 0 || row->proven != PROVEN_NONE);
        CHECK(row->pv_length == 0 || row->pv[0] == row->move);
        if (row->pv_length > 1 && i < 50) check_line(pair, row->pv, row->pv_length);
    }
    CHECK(report->proven_in == 0 || report->proven != PROVEN_NONE);
    if (report->best == NO_MOVE) return;
    bool legal = false;
    for (int i = 0; i < count; i++)
        legal = legal || moves[i] == report->best;
    CHECK(legal);
    if (bounded) CHECK(report->value >= bounds[0] && report->value <= bounds[1]);
    CHECK(report->pv_length >= 1 && report->pv[0] == report->best);
    check_line(pair, report->pv, report->pv_length);
}
