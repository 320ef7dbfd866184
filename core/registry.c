/* registry.c - the tables of all games and searchers, made from registry.def. */
#include "registry.h"

#include <string.h>

#include "base/spec.h"
#include "search/messages.def"
#include "search/run.h"
#include "searchers/external.h"

#define GAME(name) extern const GameDef game_##name;
#define SEARCHER(name) extern const SearcherDef searcher_##name;
#define SEARCHER_FOR(game, name) extern const SearcherDef searcher_##game##_##name;
#include "registry.def"

static const Row *const game_rows[] = {
#define GAME(name) &game_##name.row,
#include "registry.def"
};

static const Row *const searcher_rows[] = {
#define SEARCHER(name) &searcher_##name.row,
#define SEARCHER_FOR(game, name) &searcher_##game##_##name.row,
#include "registry.def"
};

static const GameDef *const searcher_games[] = {
#define SEARCHER(name) NULL,
#define SEARCHER_FOR(game, name) &game_##game,
#include "registry.def"
};

enum { GAMES = sizeof game_rows / sizeof *game_rows };
_Static_assert(sizeof searcher_rows / sizeof *searcher_rows == SEARCHERS, "as in registry.h");

const RowSet registry_games = {.kind = "game", .rows = game_rows, .count = GAMES};
const RowSet registry_searchers = {.kind = "player", .rows = searcher_rows, .count = SEARCHERS};

const GameDef *registry_searcher_game(const SearcherDef *def) {
    for (int i = 0; i < SEARCHERS; i++)
        if (searcher_rows[i] == &def->row) return searcher_games[i];
    return NULL;
}

/* The row of this name that is best for the game: its own, a general one, another game's. */
static const Row *best_of(const char *name, const GameDef *game) {
    const Row *best = NULL;
    int max = 0;
    for (int i = 0; i < SEARCHERS; i++) {
        const GameDef *only = searcher_games[i];
        int rank = only == game ? 3 : !only ? 2 : 1;
        if (rank <= max || strcmp(searcher_rows[i]->name, name) != 0) continue;
        best = searcher_rows[i];
        max = rank;
    }
    return best;
}

const Preset *registry_levels_of(const GameDef *game, const Row *searcher) {
    for (const Levels *levels = registry_levels; levels->game; levels++)
        for (int i = 0; levels->game == game && levels->searchers[i]; i++)
            if (strcmp(levels->searchers[i], searcher->name) == 0) return levels->presets;
    return NULL;
}

const Preset *registry_usual_level(const GameDef *game, const Row *searcher) {
    const Preset *level = registry_levels_of(game, searcher);
    while (level && level->name && strcmp(level->name, registry_medium) != 0)
        level++;
    return level && level->name ? level : NULL;
}

void registry_scope(const Game *game, const BlobStore *blobs, PlayerScope *out) {
    out->of = game;
    game_scope(game, &out->game);
    RowSet *players = &out->sets[0];
    *players = (RowSet){.kind = "player", .rows = out->players, .presets = out->levels};
    for (int i = 0; i < SEARCHERS; i++) {
        const Row *row = searcher_rows[i];
        if (best_of(row->name, game->def) != row) continue;
        out->levels[players->count] = registry_levels_of(game->def, row);
        out->players[players->count++] = row;
    }
    for (int i = 0; blobs && i < BLOBS_MAX; i++) {
        const SearcherDef *def = registry_described(&blobs->blob[i]);
        if (!def) continue;
        out->levels[players->count] = NULL;
        out->players[players->count++] = &def->row;
    }
    out->sets[1] = out->game.sets[0];
    out->sets[2] = out->game.sets[1];
    static const Row *const none[] = {NULL};
    RowSet *learners = &out->sets[3];
    *learners = (RowSet){.kind = "learner", .rows = game->def->learners};
    if (!learners->rows) learners->rows = none;
    while (learners->rows[learners->count])
        learners->count++;
    out->scope.sets = out->sets;
    out->scope.count = 4;
    out->scope.blobs = blobs;
}

/* ---- players that the host describes --------------------------------------------------------- */

const char registry_player_kind[] = "player";

bool registry_player_knows(const void *bytes, size_t size) {
    return external_player_knows(bytes, size);
}

size_t registry_player_size(const void *bytes, size_t size, Err *err) {
    return external_player_size(bytes, size, err);
}

bool registry_player_open(const void *bytes, size_t size, void *opened, Err *err) {
    if (!external_player_open(bytes, size, opened, err)) return false;
    const char *name = ((const SearcherDef *)opened)->row.name;
    if (!rowset_find(&registry_searchers, name)) return true;
    return err_set(err, player_name_taken, name);
}

const SearcherDef *registry_described(const Blob *blob) {
    return blob->name && blob->kind == registry_player_kind ? blob->opened : NULL;
}

/* ---- what fits ------------------------------------------------------------------------------- */

static bool own(const SearcherDef *def) {
    for (int i = 0; i < SEARCHERS; i++)
        if (searcher_rows[i] == &def->row) return true;
    return false;
}

const Message *registry_unfit(const SearcherDef *def, const Game *game) {
    if (!own(def)) return search_unfit(def, game);
    if (best_of(def->row.name, game->def) != &def->row) return MESSAGE_OF(other_searcher_of_name);
    const GameDef *only = registry_searcher_game(def);
    return only && only != game->def ? MESSAGE_OF(made_for_another_game) : search_unfit(def, game);
}

bool registry_player(const PlayerScope *scope, const char *spec, Arena *arena, Choice *out,
                     Err *err) {
    if (!spec_read(spec, "player", &scope->scope, arena, out, err)) return false;
    const Message *reason = registry_unfit((const SearcherDef *)out->row, scope->of);
    if (!reason) return true;
    Err why;
    err_say(&why, false, reason);
    return err_quote(err, &why, player_does_not_fit, out->row->name, why.text);
}

const SearcherDef *registry_role(const Game *game, Role role) {
    for (int i = SEARCHERS - 1; i >= 0; i--) {
        const SearcherDef *def = (const SearcherDef *)searcher_rows[i];
        if (def->roles[role] && !registry_unfit(def, game)) return def;
    }
    return NULL;
}

bool registry_has_role(const char *spec, Role role) {
    char name[32];
    spec_name(spec, name, sizeof name);
    const Row *row = rowset_find(&registry_searchers, name);
    for (int i = 0; row && i < SEARCHERS; i++)
        if (!strcmp(searcher_rows[i]->name, row->name) &&
            ((const SearcherDef *)searcher_rows[i])->roles[role])
            return true;
    return false;
}
