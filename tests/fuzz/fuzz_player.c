/* Any bytes as the description of a player (before a zero byte) and as a spec of that player
 * (behind it): refused with a sentence, or read; specs are written and read again to the same. */
#include "base/spec.h"
#include "fuzz.h"
#include "registry.h"

static void check_spec(const PlayerScope *scope, const char *spec, Arena *arena) {
    Err err = {.text = ""};
    Choice choice, again;
    if (!registry_player(scope, spec, arena, &choice, &err)) {
        must_say_why(&err);
        return;
    }
    for (int full = 0; full < 2; full++) {
        Writer text;
        writer_init(&text);
        spec_write(&choice, &scope->scope, full, &text);
        if (text.length <= SPEC_MAX) {
            must(spec_read(text.text, "player", &scope->scope, arena, &again, &err));
            must(spec_equal(&choice, &again));
        }
        writer_done(&text);
    }
}

static void check(const uint8_t *bytes, size_t size, const char *spec, const Game *game,
                  Arena *arena) {
    static char blob_name[] = "described";
    Err err = {.text = ""};
    if (!registry_player_knows(bytes, size)) return;
    size_t opened = registry_player_size(bytes, size, &err);
    void *player = opened ? calloc(1, opened) : NULL;
    if (!player || !registry_player_open(bytes, size, player, &err)) {
        must_say_why(&err);
        free(player);
        return;
    }
    BlobStore blobs = {.blob = {{.name = blob_name,
                                 .bytes = bytes,
                                 .size = size,
                                 .kind = registry_player_kind,
                                 .opened = player}}};
    const SearcherDef *def = registry_described(&blobs.blob[0]);
    PlayerScope scope;
    must(def && def->row.name && def->row.title);
    registry_scope(game, &blobs, &scope);
    check_spec(&scope, def->row.name, arena);
    check_spec(&scope, spec, arena);
    free(player);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const Scope games = {.sets = &registry_games, .count = 1};
    const uint8_t *zero = size ? memchr(data, 0, size) : NULL;
    size_t length = zero ? (size_t)(zero - data) : size;
    uint8_t *bytes = fuzz_bytes(data, length);
    char *spec = zero ? fuzz_text(zero + 1, size - length - 1) : fuzz_text(data, 0);
    Arena *arena = arena_new(16 << 20);
    Choice choice;
    Err err;
    must(arena && spec_read(registry_games.rows[0]->name, "game", &games, arena, &choice, &err));
    const Game *game = game_new(&choice, arena, &err);
    must(game != NULL);
    check(bytes, length, spec, game, arena);
    arena_free(arena);
    free(spec);
    free(bytes);
    return 0;
}
