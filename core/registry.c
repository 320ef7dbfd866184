#include "registry.h"

#define GAME(name) extern const GameDef game_##name;
#define SEARCHER(name) extern const SearcherDef searcher_##name;
#define SEARCHER_FOR(game, name) extern const SearcherDef searcher_##name;
#include "registry.def"
#undef GAME
#undef SEARCHER
#undef SEARCHER_FOR

static const Row *const game_rows[] = {
#define GAME(name) &game_##name.row,
#define SEARCHER(name)
#define SEARCHER_FOR(game, name)
#include "registry.def"
#undef GAME
#undef SEARCHER
#undef SEARCHER_FOR
};

static const Row *const searcher_rows[] = {
#define GAME(name)
#define SEARCHER(name) &searcher_##name.row,
#define SEARCHER_FOR(game, name) &searcher_##name.row,
#include "registry.def"
#undef GAME
#undef SEARCHER
#undef SEARCHER_FOR
};

static const GameDef *const searcher_games[] = {
#define GAME(name)
#define SEARCHER(name) NULL,
#define SEARCHER_FOR(game, name) &game_##game,
#include "registry.def"
#undef GAME
#undef SEARCHER
#undef SEARCHER_FOR
};

enum {
    GAMES = sizeof game_rows / sizeof *game_rows,
    SEARCHERS = sizeof searcher_rows / sizeof *searcher_rows
};

const RowSet registry_games = {.kind = "game", .rows = game_rows, .count = GAMES};
const RowSet registry_searchers = {.kind = "player", .rows = searcher_rows, .count = SEARCHERS};

const GameDef *registry_searcher_game(const SearcherDef *def) {
    for (int i = 0; i < SEARCHERS; i++)
        if (searcher_rows[i] == &def->row) return searcher_games[i];
    return NULL;
}

void registry_scope(const Game *game, PlayerScope *out) {
    game_scope(game, &out->game);
    out->sets[0] = registry_searchers;
    out->sets[1] = out->game.sets[0];
    out->sets[2] = out->game.sets[1];
    out->scope.sets = out->sets;
    out->scope.count = 3;
}
