/* Any bytes as a position text of every variant: refused, or read to a state that is written and
 * read again to the same bytes and that can be played on. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "registry.h"

/* Variant number `index` over all games and presets, the default of a game first. */
static bool variant_text(int index, char *text, size_t capacity) {
    Writer writer;
    writer_fixed(&writer, text, capacity);
    int count = 0;
    for (int i = 0; i < registry_games.count; i++) {
        const Row *row = registry_games.rows[i];
        for (const Preset *preset = row->presets; preset && preset->name; preset++)
            count++;
        count++;
    }
    index %= count;
    for (int i = 0; i < registry_games.count; i++) {
        const Row *row = registry_games.rows[i];
        write_text(&writer, row->name);
        if (index-- == 0) return true;
        for (const Preset *preset = row->presets; preset && preset->name; preset++)
            if (index-- == 0) {
                write_format(&writer, "(preset=%s)", preset->name);
                return true;
            }
        writer_clear(&writer);
    }
    return false;
}

static void check(const Game *game, const char *text, Arena *arena) {
    Err err;
    unsigned char *state = arena_alloc(arena, game->state_size, NULL);
    unsigned char *again = arena_alloc(arena, game->state_size, NULL);
    Move *moves = ARENA_NEW(arena, Move, game->max_moves, NULL);
    if (!state || !again || !moves || !game->position_read) return;
    if (!game->position_read(game->rules, state, text, &err)) {
        if (!err.text[0]) abort();
        return;
    }
    Writer writer;
    writer_init(&writer);
    game->position_write(game->rules, state, &writer);
    if (!game->position_read(game->rules, again, writer.text, &err)) abort();
    if (memcmp(state, again, game->state_size) != 0) abort();
    writer_done(&writer);
    bool over = game->status(game->rules, state) == OVER;
    int count = game->moves(game->rules, state, moves);
    if (count > game->max_moves || (count == 0) != over) abort();
    for (int i = 0; i < count; i++)
        game->play(game->rules, again, state, moves[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 1) return 0;
    const Scope scope = {.sets = &registry_games, .count = 1};
    char spec[200];
    Err err;
    Choice choice;
    Arena *arena = arena_new(64 << 20);
    char *text = malloc(size);
    if (!arena || !text) abort();
    memcpy(text, data + 1, size - 1);
    text[size - 1] = 0;
    if (variant_text(data[0], spec, sizeof spec)) {
        const GameDef *def;
        if (!spec_read(spec, "game", &scope, arena, &choice, &err)) abort();
        def = (const GameDef *)choice.row;
        const Game *game = game_new(&choice, arena, &err);
        if (!game) abort();
        Writer values;
        writer_init(&values);
        if (def->variant_of) def->variant_of(text, &values);
        writer_done(&values);
        check(game, text, arena);
    }
    free(text);
    arena_free(arena);
    return 0;
}
