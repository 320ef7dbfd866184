/* Any bytes as a position text of every variant: refused, or read to a state that is written and
 * read again to the same bytes and that can be played on. */
#include "base/spec.h"
#include "fuzz.h"
#include "registry.h"

enum { VARIANTS_MAX = 200 };

typedef struct Variants {
    int count;
    const Game *game[VARIANTS_MAX];
} Variants;

static void add(Variants *variants, const char *spec, Arena *arena) {
    const Scope scope = {.sets = &registry_games, .count = 1};
    Choice choice;
    Err err;
    must(variants->count < VARIANTS_MAX);
    must(spec_read(spec, "game", &scope, arena, &choice, &err));
    variants->game[variants->count] = game_new(&choice, arena, &err);
    must(variants->game[variants->count++] != NULL);
}

/* All games and presets, the default of a game first. Set up once: they do not change. */
static const Variants *all_variants(void) {
    static Variants variants;
    static Arena *arena; /* held, so that it is no leak */
    if (variants.count > 0) return &variants;
    arena = arena_new((size_t)256 << 20);
    must(arena != NULL);
    for (int i = 0; i < registry_games.count; i++) {
        const Row *row = registry_games.rows[i];
        add(&variants, row->name, arena);
        for (const Preset *preset = row->presets; preset && preset->name; preset++) {
            char spec[200];
            writer_into(spec, sizeof spec, "%s(preset=%s)", row->name, preset->name);
            add(&variants, spec, arena);
        }
    }
    return &variants;
}

static void check(const Game *game, const char *text, Arena *arena) {
    Err err = {.text = ""};
    unsigned char *state = arena_alloc(arena, game->state_size, NULL);
    unsigned char *again = arena_alloc(arena, game->state_size, NULL);
    Move *moves = ARENA_NEW(arena, Move, game->max_moves, NULL);
    if (!state || !again || !moves || !game->position_read) return;
    if (!game->position_read(game->rules, state, text, &err)) {
        must_say_why(&err);
        return;
    }
    Writer writer;
    writer_init(&writer);
    game->position_write(game->rules, state, &writer);
    must(game->position_read(game->rules, again, writer.text, &err));
    must(memcmp(state, again, game->state_size) == 0);
    writer_done(&writer);
    bool over = game->status(game->rules, state) == OVER;
    int count = game->moves(game->rules, state, moves);
    must(count <= game->max_moves && (count == 0) == over);
    for (int i = 0; i < count; i++)
        game->play(game->rules, again, state, moves[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 1) return 0;
    const Variants *variants = all_variants();
    const Game *game = variants->game[data[0] % variants->count];
    Arena *arena = arena_new(64 << 20);
    char *text = fuzz_text(data + 1, size - 1);
    must(arena != NULL);
    Writer values;
    writer_init(&values);
    if (game->def->variant_of) game->def->variant_of(text, &values);
    writer_done(&values);
    check(game, text, arena);
    free(text);
    arena_free(arena);
    return 0;
}
