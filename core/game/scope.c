/* scope.c - the evaluations and playout policies of a game as a scope for specs. */
#include <string.h>

#include "game/game.h"

static const Row *const generic_evals[] = {&game_eval_outcome.row, NULL};
static const Row *const generic_playouts[] = {&game_playout_uniform.row, NULL};
static const char *const role_names[] = {"plain", "strong"};

static EvalRole eval_role(const Row *row) {
    return ((const EvalDef *)row)->role;
}
static EvalRole playout_role(const Row *row) {
    return ((const PlayoutDef *)row)->role;
}

/* Fills one set; `roles` receives the rows that "plain" and "strong" stand for. */
static void fill(RowSet *set, const char *kind, const Row *const *rows,
                 EvalRole (*role)(const Row *row), const Row **roles, const char *const *presets) {
    int count = 0;
    roles[0] = roles[1] = rows[0];
    for (; rows[count]; count++) {}
    for (int i = count - 1; i >= 0; i--) { /* backwards: the first of a role wins */
        if (role(rows[i]) == EVAL_PLAIN) roles[0] = rows[i];
        if (role(rows[i]) == EVAL_STRONG) roles[1] = rows[i];
    }
    *set = (RowSet){.kind = kind,
                    .rows = rows,
                    .count = count,
                    .roles = 2,
                    .role_names = role_names,
                    .role_rows = roles,
                    .role_presets = presets};
}

void game_scope(const Game *game, GameScope *out) {
    const GameDef *def = game->def;
    memset(out->presets, 0, sizeof out->presets);
    out->presets[0][1] = game->strong;
    fill(&out->sets[0], "eval", def->evals ? def->evals : generic_evals, eval_role, out->roles[0],
         out->presets[0]);
    fill(&out->sets[1], "playout", def->playouts ? def->playouts : generic_playouts, playout_role,
         out->roles[1], out->presets[1]);
    out->scope.sets = out->sets;
    out->scope.count = 2;
    out->scope.blobs = NULL;
}
