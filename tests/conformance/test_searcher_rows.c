/* The rows of the searchers: documents, roles, levels, presets; what they refuse, how their values
 * are scaled, whether they see wins and threats. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "pairs.h"
#include "play/series/range.h"
#include "searches.h"
#include "share.h"

/* ---- tactics --------------------------------------------------------------------------------- */

/* Marks the moves that win at once; returns how many there are. */
static int winning(const Game *game, const void *state, bool *wins) {
    Move moves[game->max_moves];
    char after[game->state_size];
    int count = game->moves(game->rules, state, moves), found = 0, player;
    player = game->mover(game->rules, state);
    for (int i = 0; i < count; i++) {
        bool won = game->play(game->rules, after, state, moves[i]) == OVER &&
                   game->result(game->rules, after, player) >= 1;
        if (wins) wins[i] = won;
        found += won;
    }
    return found;
}

/* Marks the moves after which the opponent cannot win at once. */
static int safe(const Game *game, const void *state, bool *holds) {
    Move moves[game->max_moves];
    char after[game->state_size];
    int count = game->moves(game->rules, state, moves), found = 0;
    for (int i = 0; i < count; i++) {
        Status status = game->play(game->rules, after, state, moves[i]);
        holds[i] = status == OVER || winning(game, after, NULL) == 0;
        found += holds[i];
    }
    return found;
}

/* Null for players that claim nothing of the kind: those without depth and without simulations. */
static const char *tactical_options(const SearcherDef *def) {
    if (strcmp(def->row.name, "solver") == 0) return NULL; /* its limit leaves bounds, no tactics */
    if (strcmp(def->row.name, "montecarlo") == 0) return "sims=20,reflex=yes";
    if (param_find(&def->row, "depth")) return "depth=2";
    return param_find(&def->row, "sims") ? "sims=2000" : NULL;
}

static void tactics_of(const Game *game, const char *variant, int64_t found[2]) {
    char state[game->state_size];
    bool marks[game->max_moves];
    Rng rng = rng_stream(31, 0);
    const int64_t max = test_share(8);
    int wins = 0, blocks = 0;
    for (int tries = 0; tries < 3000 && (wins < max || blocks < max); tries++) {
        test_search_state(game, &rng, (int)rng_below(&rng, (uint32_t)game->max_plies), state);
        Move moves[game->max_moves];
        int count = game->moves(game->rules, state, moves);
        int good = winning(game, state, marks);
        bool win = good > 0;
        if (!win) good = safe(game, state, marks);
        if (good == 0 || good == count || (win ? wins : blocks) >= max) continue;
        if (win)
            wins++;
        else
            blocks++;
        for (int s = 0; s < registry_searchers.count; s++) {
            const SearcherDef *def = (const SearcherDef *)registry_searchers.rows[s];
            const char *options = tactical_options(def);
            if (!options || !pairs_fit(def, game)) continue;
            /* Flat Monte Carlo claims what its reflex sees: not a move that makes a threat
             * possible. */
            bool reflex = game->reflex && game->reflex(game->rules, state) != NO_MOVE;
            if (strstr(options, "reflex") && !reflex) continue;
            char spec[120];
            pairs_spec(&def->row, game, options, spec, sizeof spec);
            TestSearch it;
            test_search_open(&it, game, spec);
            test_search_run(&it, state, PAIR_ALL, NULL, PAIR_STEPS);
            Move best = test_search_report(&it)->best;
            for (int i = 0; i < count; i++)
                if (moves[i] == best && !marks[i]) {
                    Writer position;
                    writer_init(&position);
                    game_draw(game, state, false, &position);
                    fail_msg("%s on %s missed a %s:\n%s", spec, variant, win ? "win" : "block",
                             position.text);
                }
            test_search_close(&it);
        }
    }
    found[0] += wins;
    found[1] += blocks;
}

static void tactics(void **) {
    int64_t found[2] = {0, 0};
    int boards = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[120];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        if (game->traits == TRAIT_TWO_PLAYER && game->max_moves <= 50 && test_mine(boards++))
            tactics_of(game, variant, found);
        arena_free(arena);
    }
    assert_true(found[0] >= test_share(8) && found[1] >= test_share(8));
}

/* ---- what values are ------------------------------------------------------------------------- */

static void scales(void **) {
    static const struct {
        const char *game, *spec;
        Scale scale;
    } cases[] = {{"connect4", "uct", SCALE_RESULT},
                 {"connect4", "uct(prior=1)", SCALE_RESULT},
                 {"connect4", "uct(leaf=eval)", SCALE_EVALUATION},
                 {"connect4", "montecarlo", SCALE_RESULT},
                 {"connect4", "montecarlo(leaf=cut,cut=4)", SCALE_EVALUATION},
                 {"connect4", "solver", SCALE_RESULT},
                 {"connect4", "alphabeta", SCALE_EVALUATION},
                 {"connect4", "pvs", SCALE_EVALUATION},
                 {"tron(preset=document)", "uct", SCALE_POINTS},
                 {"tron(preset=document)", "pvs", SCALE_POINTS},
                 {"2048", "uct", SCALE_POINTS},
                 {"2048", "uct(aim=win)", SCALE_RESULT},
                 {"2048", "rules", SCALE_EVALUATION},
                 {"2048", "expectimax", SCALE_EVALUATION},
                 {"2048", "expectimax(eval=outcome)", SCALE_POINTS},
                 {"2048", "expectimax(eval=outcome,aim=goal)", SCALE_CHANCE}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Arena *arena = arena_new(1 << 26);
        TestSearch it;
        test_search_open(&it, test_game(cases[i].game, arena), cases[i].spec);
        if (it.search->scale != cases[i].scale)
            fail_msg("%s on %s has the scale %d", cases[i].spec, cases[i].game, it.search->scale);
        test_search_close(&it);
        arena_free(arena);
    }
}

/* ---- pairs that do not fit ------------------------------------------------------------------- */

static void unfit(void **) {
    int refused = 0, accepted = 0;
    for (int v = 0; v < test_variants(); v++) {
        char variant[120];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        for (int s = 0; s < registry_searchers.count; s++) {
            const SearcherDef *def = (const SearcherDef *)registry_searchers.rows[s];
            if (registry_searcher_game(def)) continue; /* read as somebody else's, perhaps */
            const Message *reason = registry_unfit(def, game);
            if (reason && !search_unfit(def, game)) continue; /* the game has its own */
            accepted += !reason;
            if (!reason) continue;
            refused++;
            assert_true(strlen(reason->pattern) > 10 && strchr(reason->pattern, '.'));
            TestSearch it;
            Err err = {.text = ""};
            assert_false(test_search_try(&it, game, def->row.name, SEARCH_CAP, &err));
            assert_non_null(strstr(err.text, reason->pattern));
            assert_non_null(strstr(err.text, def->row.name));
        }
        arena_free(arena);
    }
    assert_true(refused > 0 && accepted > refused);
}

/* Rows say enough for menus, help and sliders. */
static void rows(void **) {
    for (int s = 0; s < registry_searchers.count; s++) {
        const Row *row = registry_searchers.rows[s];
        const SearcherDef *def = (const SearcherDef *)row;
        if (!row->doc || strlen(row->doc) < 40) fail_msg("%s needs a manual", row->name);
        assert_non_null(row->title);
        assert_true(row->size >= sizeof(Limits));
        assert_true(def->open && def->begin && def->step && def->report);
        static const char *const limits[] = {"time", "nodes", "seed", "name"};
        for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
            const Param *param = param_find(row, limits[i]);
            assert_non_null(param);
            assert_true(param->offset < sizeof(Limits));
        }
        for (const Param *param = row->params; param->name; param++)
            if (!param->doc || strlen(param->doc) < 15)
                fail_msg("%s: %s needs a sentence", row->name, param->name);
        for (const Param *param = row->params; param->name; param++)
            if (param_find(row, param->name) != param)
                fail_msg("%s has two parameters %s", row->name, param->name);
    }
}

/* The values that a searcher takes a role with can be played in every game that it fits. */
static void check_role(const Game *game, const PlayerScope *scope, const SearcherDef *def,
                       Role role, const char *variant) {
    char spec[120];
    Choice choice;
    Ranges ranges;
    Err err = {.text = ""};
    Arena *arena = arena_new(1 << 26);
    snprintf(spec, sizeof spec, "%s(%s)", def->row.name, def->roles[role]);
    assert_true(registry_has_role(spec, role));
    bool read = role == ROLE_CURVE
                    ? ranges_read(spec, "player", &scope->scope, arena, &ranges, &err)
                    : registry_player(scope, spec, arena, &choice, &err);
    if (!read) fail_msg("%s, %s: %s", variant, spec, err.text);
    arena_free(arena);
    if (role != ROLE_ANALYST || strcmp(game->def->row.name, "connect4") != 0) return;
    /* Whoever analyses by an evaluation takes one that says something before the end. */
    TestSearch it;
    test_search_open(&it, game, spec);
    const Param *eval = param_find(&def->row, "eval");
    Choice asked = {NULL, NULL};
    if (eval) memcpy(&asked, (const char *)it.choice.values + eval->offset, sizeof asked);
    bool silent = asked.row && ((const EvalDef *)asked.row)->outcome_only;
    assert_false(it.search->scale == SCALE_EVALUATION && silent);
    test_search_close(&it);
}

static void roles(void **) {
    for (int v = 0; v < test_variants(); v++) {
        char variant[120];
        test_variant(v, variant, sizeof variant);
        Arena *arena = arena_new(1 << 26);
        const Game *game = test_game(variant, arena);
        PlayerScope scope;
        registry_scope(game, NULL, &scope);
        for (int s = 0; s < registry_searchers.count; s++) {
            const SearcherDef *def = (const SearcherDef *)registry_searchers.rows[s];
            for (int role = 0; role < ROLES && !registry_unfit(def, game); role++)
                if (def->roles[role]) check_role(game, &scope, def, (Role)role, variant);
        }
        for (Role role = ROLE_PERSON; role <= ROLE_JUDGE; role++)
            if (role != ROLE_ANALYST) assert_non_null(registry_role(game, role));
        arena_free(arena);
    }
}

/* The levels of a game belong to searchers that fit it, each in one row, and have the same names in
 * the same order, some left out. Who takes the role of an opponent has beginner, easy and medium. A
 * game may have none; those that have some are in golden/defaults.txt. */
static void levels(void **) {
    static const char *const names[] = {"beginner", "very-easy",   "easy", "fairly-easy",
                                        "medium",   "fairly-hard", "hard", "very-hard",
                                        "expert",   NULL};
    Arena *arena = arena_new(1 << 24);
    for (int g = 0; g < registry_games.count; g++) {
        const GameDef *def = (const GameDef *)registry_games.rows[g];
        const Game *game = test_game(def->row.name, arena);
        PlayerScope scope;
        registry_scope(game, NULL, &scope);
        int rows = 0;
        for (const Levels *row = registry_levels; row->game; row++) {
            if (row->game != def) continue;
            int at = 0;
            for (const Preset *level = row->presets; level->name; level++) {
                while (names[at] && strcmp(names[at], level->name) != 0)
                    at++;
                assert_non_null(names[at++]);
                assert_true(level->title && level->doc && *level->values);
            }
            for (int i = 0; row->searchers[i]; i++, rows++) {
                const Row *searcher = rowset_find(&scope.sets[0], row->searchers[i]);
                assert_non_null(searcher);
                assert_string_equal(searcher->name, row->searchers[i]);
                assert_null(registry_unfit((const SearcherDef *)searcher, game));
                assert_ptr_equal(registry_levels_of(def, searcher), row->presets);
                assert_ptr_equal(scope_preset(&scope.scope, searcher, 0), row->presets);
            }
        }
        if (rows == 0) continue;
        const Row *opponent = &registry_role(game, ROLE_OPPONENT)->row;
        int found = 0; /* the harder ones are beyond some */
        for (const Preset *level = registry_levels_of(def, opponent); level->name; level++)
            found += !strcmp(level->name, "beginner") || !strcmp(level->name, "easy") ||
                     !strcmp(level->name, "medium");
        assert_int_equal(found, 3);
    }
    arena_free(arena);
}

/* Every preset of every searcher, the levels among them, can be opened on a game it fits; of those
 * with tables of hundreds of megabytes the levels are enough. */
static void presets_on(const char *name, bool levels_only) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game(name, arena);
    PlayerScope scope;
    registry_scope(game, NULL, &scope);
    char *state = arena_alloc(arena, game->state_size, NULL);
    Rng rng = rng_stream(1, 0);
    test_search_state(game, &rng, 0, state); /* the dice of the start are rolled */
    for (int s = 0; s < registry_searchers.count; s++) {
        const Row *row = registry_searchers.rows[s];
        if (!pairs_fit((const SearcherDef *)row, game)) continue;
        const Preset *preset, *own = row->presets;
        for (int k = 0; (preset = scope_preset(&scope.scope, row, k)); k++) {
            if (levels_only && preset == own) break;
            char spec[100];
            snprintf(spec, sizeof spec, "%s(preset=%s)", row->name, preset->name);
            TestSearch it;
            test_search_open(&it, game, spec);
            search_begin(it.search, state);
            for (int i = 0; i < 20; i++)
                search_step(it.search, 200);
            Pair pair = {.def = (const SearcherDef *)row, .game = game, .state = state};
            snprintf(pair.where, sizeof pair.where, "%s", spec);
            pairs_report(&pair, it.search->scale, test_search_report(&it));
            test_search_close(&it);
        }
    }
    arena_free(arena);
}

static void presets(void **) {
    for (int g = 0; g < registry_games.count; g++)
        presets_on(registry_games.rows[g]->name, g > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows),    cmocka_unit_test(roles),  cmocka_unit_test(levels),
        cmocka_unit_test(presets), cmocka_unit_test(scales), cmocka_unit_test(unfit),
        cmocka_unit_test(tactics),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
