/* variant.c - a set-up game that the session and its jobs share by counting its users. */
#include "shell/record.h"

#include "base/spec.h"

#include <string.h>

#include "shell/messages.def"

const Scope *games_scope(void) {
    static const Scope scope = {.sets = &registry_games, .count = 1};
    return &scope;
}

static Variant *fill(Variant *variant, const char *spec, Err *err) {
    Arena *arena = variant->arena;
    if (!spec_read(spec, "game", variant->games, arena, &variant->choice, err)) return NULL;
    Game *game = game_new(&variant->choice, arena, err);
    if (!game) return NULL;
    variant->game = game;
    variant->moves = ARENA_NEW(arena, Move, game->max_moves, err);
    variant->spec = spec_text(&variant->choice, variant->games, arena, err);
    if (arena_refused(arena)) return NULL;
    registry_scope(game, variant->games->blobs, &variant->scope);
    variant->users = 1;
    return variant;
}

Variant *variant_new(const Scope *games, const char *spec, size_t cap, Err *err) {
    Arena *arena = arena_new(cap);
    Variant *variant = arena ? ARENA_NEW(arena, Variant, 1, err) : NULL;
    if (!variant) {
        if (!arena) err_short(err, memory_short_for_rules);
        arena_free(arena);
        return NULL;
    }
    variant->arena = arena;
    variant->games = games;
    if (fill(variant, spec, err)) return variant;
    arena_free(arena);
    return NULL;
}

Variant *variant_keep(Variant *variant) {
    variant->users++;
    return variant;
}

void variant_drop(Variant *variant) {
    if (variant && --variant->users == 0) arena_free(variant->arena);
}
