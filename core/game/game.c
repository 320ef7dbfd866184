/* game.c - what a game may leave out: the usual answers of its optional functions. */
#include "game/game.h"

#include <assert.h>
#include <string.h>

const char *const key_words[] = {"left", "up", "right", "down", "ascend", "descend", NULL};

const char *const look_words[] = {"frame", "queens", "trails", "tiles", NULL};

Game *game_new(const Choice *choice, Arena *arena, Err *err) {
    const GameDef *def = (const GameDef *)choice->row;
    size_t size = def->rules_size > def->row.size ? def->rules_size : def->row.size;
    Game *game = ARENA_NEW(arena, Game, 1, err);
    Rules *rules = arena_alloc(arena, size ? size : 1, err);
    if (!game || !rules) return NULL;
    if (def->row.size) memcpy(rules, choice->values, def->row.size);
    game->def = def;
    game->rules = rules;
    if (!def->setup(rules, game, err)) return NULL;
    assert(game->players >= 1 && game->players <= MAX_PLAYERS);
    assert(game->state_size > 0 && game->state_size <= MAX_STATE);
    assert(game->max_moves > 0 && game->max_plies > 0);
    assert(game->start && game->mover && game->moves && game->play && game->status &&
           game->result && game->move_text);
    game->def = def;
    game->rules = rules;
    return game;
}

uint64_t game_hash(const Game *game, const void *state) {
    if (game->hash) return game->hash(game->rules, state);
    const unsigned char *bytes = state;
    size_t left = game->state_size;
    uint64_t hash = left;
    while (left > 0) {
        uint64_t word = 0;
        size_t take = left < sizeof word ? left : sizeof word;
        for (size_t i = 0; i < take; i++) /* lowest byte first on every machine */
            word |= (uint64_t)bytes[i] << (8 * i);
        hash = rng_mix(hash + 0x9e3779b97f4a7c15u + word);
        bytes += take;
        left -= take;
    }
    return hash;
}

int game_count(const Game *game, const void *state, Move *scratch) {
    return game->count ? game->count(game->rules, state) : game->moves(game->rules, state, scratch);
}

double game_points(const Game *game, const void *state, int player) {
    return game->points ? game->points(game->rules, state, player) : 0;
}

int game_chance_weight(const Game *game, const void *state, Move move) {
    return game->chance_weight ? game->chance_weight(game->rules, state, move) : 1;
}

Move game_chance_draw(const Game *game, const void *state, Rng *rng, Move *scratch) {
    if (game->chance_draw) return game->chance_draw(game->rules, state, rng);
    int count = game->moves(game->rules, state, scratch);
    assert(count > 0);
    if (!game->chance_weight) return scratch[rng_below(rng, (uint32_t)count)];
    uint32_t total = 0;
    for (int i = 0; i < count; i++)
        total += (uint32_t)game->chance_weight(game->rules, state, scratch[i]);
    uint32_t ticket = rng_below(rng, total);
    for (int i = 0; i < count; i++) {
        uint32_t weight = (uint32_t)game->chance_weight(game->rules, state, scratch[i]);
        if (ticket < weight) return scratch[i];
        ticket -= weight;
    }
    return scratch[count - 1];
}

void game_observe(const Game *game, void *to, const void *from, int player) {
    if (game->observe)
        game->observe(game->rules, to, from, player);
    else if (to != from)
        memcpy(to, from, game->state_size);
}

bool game_legal(const Game *game, const void *state, Move move, Move *scratch) {
    if (game->status(game->rules, state) == OVER) return false;
    int count = game->moves(game->rules, state, scratch);
    for (int i = 0; i < count; i++)
        if (scratch[i] == move) return true;
    return false;
}

const char *game_player_name(const Game *game, int player) {
    static const char *const names[MAX_PLAYERS] = {"P1", "P2", "P3", "P4", "P5", "P6"};
    assert(player >= 0 && player < MAX_PLAYERS);
    return game->player_names ? game->player_names[player] : names[player];
}

const char *game_player_title(const Game *game, int player) {
    if (game->players == 1) return "The player";
    return game->player_titles ? game->player_titles[player] : game_player_name(game, player);
}

int game_title_width(const Game *game) {
    int width = 0;
    for (int player = 0; player < game->players && game->players > 1; player++) {
        int length = (int)strlen(game_player_title(game, player));
        if (length > width) width = length;
    }
    return width;
}
