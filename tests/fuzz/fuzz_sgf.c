/* Any bytes as a game record in SGF: refused, or read; what is read and fits the rules is written
 * and read again to the same game. */
#include "base/spec.h"
#include "fuzz.h"
#include "registry.h"

typedef struct Texts {
    Writer values, position, moves;
} Texts;

static bool read(const GameDef *def, const char *text, Texts *out, Err *err) {
    writer_init(&out->values);
    writer_init(&out->position);
    writer_init(&out->moves);
    return def->record_read(text, &out->values, &out->position, &out->moves, err);
}

static void done(Texts *texts) {
    writer_done(&texts->values);
    writer_done(&texts->position);
    writer_done(&texts->moves);
}

/* The variant of a record that was read, or null: what it says of the board may be too much. */
static const Game *variant(const GameDef *def, const Texts *texts, Arena *arena) {
    const Scope games = {.sets = &registry_games, .count = 1};
    Writer spec;
    Choice choice;
    Err err = {.text = ""};
    writer_init(&spec);
    write_format(&spec, "%s(%s)", def->row.name, texts->values.text);
    bool ok = spec_read(spec.text, "game", &games, arena, &choice, &err);
    const Game *game = ok ? game_new(&choice, arena, &err) : NULL;
    if (!game) must_say_why(&err);
    writer_done(&spec);
    return game;
}

/* Plays the moves as far as they are legal; returns how many. */
static int play(const Game *game, void *state, const char *words, Move *line, int room) {
    int count = 0;
    char word[MOVE_TEXT_MAX];
    while (count < room && game->status(game->rules, state) == ONGOING) {
        words += strspn(words, " ");
        size_t length = strcspn(words, " ");
        if (length == 0 || length >= sizeof word) return count;
        memcpy(word, words, length);
        word[length] = 0;
        Err err;
        if (!game_move_read(game, state, word, &line[count], &err)) return count;
        game->play(game->rules, state, state, line[count++]);
        words += length;
    }
    return count;
}

static void check(const GameDef *def, const Texts *texts, Arena *arena) {
    enum { ROOM = 300 };
    const Game *game = variant(def, texts, arena);
    if (!game) return;
    Err err = {.text = ""};
    unsigned char *start = arena_alloc(arena, game->state_size, &err);
    unsigned char *end = arena_alloc(arena, game->state_size, &err);
    unsigned char *again = arena_alloc(arena, game->state_size, &err);
    Move *line = ARENA_NEW(arena, Move, ROOM, &err);
    must(start && end && again && line);
    game->start(game->rules, start);
    if (texts->position.length &&
        !game->position_read(game->rules, start, texts->position.text, &err)) {
        must_say_why(&err);
        return;
    }
    memcpy(end, start, game->state_size);
    int count = play(game, end, texts->moves.text, line, ROOM);
    Writer record;
    writer_init(&record);
    if (!def->record_write(game, start, line, count, &record, &err)) {
        must_say_why(&err);
    } else {
        Texts second;
        must(read(def, record.text, &second, &err));
        const Game *other = variant(def, &second, arena);
        must(other && other->state_size == game->state_size);
        other->start(other->rules, again);
        if (second.position.length)
            must(other->position_read(other->rules, again, second.position.text, &err));
        must(play(other, again, second.moves.text, line, ROOM) == count);
        must(memcmp(again, end, game->state_size) == 0);
        done(&second);
    }
    writer_done(&record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    for (int i = 0; i < registry_games.count; i++) {
        const GameDef *def = (const GameDef *)registry_games.rows[i];
        if (!def->record_read) continue;
        Texts texts;
        Err err = {.text = ""};
        if (read(def, text, &texts, &err)) {
            Arena *arena = arena_new(64 << 20);
            must(arena != NULL);
            check(def, &texts, arena);
            arena_free(arena);
        } else {
            must_say_why(&err);
        }
        done(&texts);
    }
    free(text);
    return 0;
}
