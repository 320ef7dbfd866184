/* registry.h - the one list of all games and searchers (registry.def), as row sets. */
#ifndef PLY_REGISTRY_H
#define PLY_REGISTRY_H

#include "game/game.h"
#include "search/search.h"

extern const RowSet registry_games; /* kind "game", rows of GameDef */
extern const RowSet
    registry_searchers; /* kind "player", rows of SearcherDef; every game's own too */

/* The game a searcher was registered for (SEARCHER_FOR), or null when it is for any. */
const GameDef *registry_searcher_game(const SearcherDef *def);

/* A scope to read player specs for one game: players, evaluations, playouts. Filled in place. */
typedef struct PlayerScope {
    GameScope game;
    RowSet sets[3];
    Scope scope;
} PlayerScope;

void registry_scope(const Game *game, PlayerScope *out);

#endif
