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

/* Levels of strength that some searchers have in a game: presets with the names beginner,
 * very-easy, easy, fairly-easy, medium, fairly-hard, hard, very-hard, expert, in this order; a
 * level that they cannot reach is left out, and so is one between two that are near each other. The
 * same name is the same strength for all searchers of the game (registry.levels.c). */
typedef struct Levels {
    const GameDef *game;          /* null ends the array */
    const char *const *searchers; /* names, ended by null; a searcher stands in one row a game */
    const Preset *presets;        /* ended by a row without name */
} Levels;
extern const Levels registry_levels[];
extern const char registry_medium[]; /* the name of the level in the middle */

/* Those of a searcher in a game, or null. */
const Preset *registry_levels_of(const GameDef *game, const Row *searcher);
/* Its level for who is named by nobody, medium; null where it has none. */
const Preset *registry_usual_level(const GameDef *game, const Row *searcher);

/* Files of players that the host describes, blobs of the kind "player" (searchers/external.h). */
extern const char registry_player_kind[];
bool registry_player_knows(const void *bytes, size_t size);
size_t registry_player_size(const void *bytes, size_t size, Err *err);
bool registry_player_open(const void *bytes, size_t size, void *opened, Err *err);
/* The player that a blob describes; null when it is none. */
const SearcherDef *registry_described(const Blob *blob);

/* Why `def` cannot play `game` or is not what its name means there, a sentence; null when it
 * can. */
const Message *registry_unfit(const SearcherDef *def, const Game *game);

/* The searcher that takes `role` in `game` where none is named, or null. */
const SearcherDef *registry_role(const Game *game, Role role);
/* Whether a searcher of the name in `spec` has `role`, in whatever game. */
bool registry_has_role(const char *spec, Role role);

/* The row of that code among those with which a player fails while it plays (Search.failure), or
 * null: its code and the names of its parts, without a pattern. */
const Message *registry_failure(const char *code, size_t length);

/* How many rows registry.def has for searchers. */
enum {
#define SEARCHER(name) COUNT_##name,
#define SEARCHER_FOR(game, name) COUNT_##game##_##name,
#include "registry.def"
    SEARCHERS
};

/* A scope to read player specs for one game: players, evaluations, playouts, learners. Of searchers
 * of one name the game's own stands for it, else the general one, else another game's (which
 * refuses). Filled in place. */
typedef struct PlayerScope {
    const Game *of;
    GameScope game;
    const Row *players[SEARCHERS + BLOBS_MAX];
    const Preset *levels[SEARCHERS + BLOBS_MAX]; /* of the players */
    RowSet sets[4];                              /* player, eval, playout, learner */
    Scope scope;
} PlayerScope;

/* `blobs` has the blobs that specs may name and outlives the scope; null = none. Those that
 * describe players are players of the scope. */
void registry_scope(const Game *game, const BlobStore *blobs, PlayerScope *out);

/* Reads a player spec into `arena`. False with a sentence when it is no player, or one that does
 * not fit the game. */
bool registry_player(const PlayerScope *scope, const char *spec, Arena *arena, Choice *out,
                     Err *err);

#endif
