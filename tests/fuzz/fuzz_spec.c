/* Any bytes as a spec of every kind: refused with a sentence, or read to values that are written,
 * short and in full, and read again to the same. */
#include "base/spec.h"
#include "fuzz.h"
#include "registry.h"

static void same_again(const Choice *choice, const char *kind, const Scope *scope, Arena *arena,
                       bool full) {
    Writer text;
    Choice again;
    Err err;
    writer_init(&text);
    spec_write(choice, scope, full, &text);
    /* Written in full a spec may be longer than what is read. */
    if (text.length <= SPEC_MAX) {
        must(spec_read(text.text, kind, scope, arena, &again, &err));
        must(spec_equal(choice, &again));
    }
    writer_done(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const kinds[] = {"game", "player", "eval", "playout"};
    if (size < 1) return 0;
    const char *kind = kinds[data[0] % 4];
    const Scope games = {.sets = &registry_games, .count = 1};
    PlayerScope players;
    Err err = {.text = ""};
    Choice choice;
    Arena *arena = arena_new(64 << 20);
    char *text = fuzz_text(data + 1, size - 1);
    must(arena != NULL);
    must(spec_read(registry_games.rows[0]->name, "game", &games, arena, &choice, &err));
    const Game *game = game_new(&choice, arena, &err);
    must(game != NULL);
    registry_scope(game, NULL, &players);
    const Scope *scope = data[0] % 4 == 0 ? &games : &players.scope;
    err.text[0] = 0;
    if (spec_read(text, kind, scope, arena, &choice, &err)) {
        same_again(&choice, kind, scope, arena, false);
        same_again(&choice, kind, scope, arena, true);
    } else {
        must_say_why(&err);
    }
    free(text);
    arena_free(arena);
    return 0;
}
