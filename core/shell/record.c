/* record.c - the game in progress: every state from the start, the moves between them.
 *
 * One ply is one move, of a player or of the dice. A decision is a player's move together with the
 * chance that follows it: undo and redo go by decisions. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/messages.def"
#include "game/messages.def"
#include "plyscope.h"
#include "shell/messages.def"
#include "shell/record.h"

enum {
    CAPACITY_FIRST = 64,
    STATES_BYTES = 256 << 20,    /* most that one game may keep */
    PLIES_MAX = PLY_LINE_MAX / 8 /* so that a line can hold its link: 2048 alone comes near */
};

static bool grow(Record *record, Err *err) {
    if (record->total < record->capacity) return true;
    int capacity = record->capacity ? record->capacity * 2 : CAPACITY_FIRST;
    if (capacity > PLIES_MAX || (size_t)capacity * record->stride > STATES_BYTES)
        return err_set(err, game_too_long, record->total);
    unsigned char *states = realloc(record->states, (size_t)(capacity + 1) * record->stride);
    if (!states) return err_short(err, memory_short_for_move);
    record->states = states;
    Move *moves = realloc(record->moves, (size_t)capacity * sizeof(Move));
    if (!moves) return err_short(err, memory_short_for_move);
    record->moves = moves;
    record->capacity = capacity;
    return true;
}

const void *record_at(const Record *record, int ply) {
    return record->states + (size_t)ply * record->stride;
}

const void *record_state(const Record *record) {
    return record_at(record, record->count);
}

static bool over_at(const Record *record, int ply) {
    const Game *game = record->variant->game;
    return game->status(game->rules, record_at(record, ply)) == OVER;
}

static int mover_at(const Record *record, int ply) {
    const Game *game = record->variant->game;
    return game->mover(game->rules, record_at(record, ply));
}

bool record_over(const Record *record) {
    return over_at(record, record->count);
}

int record_mover(const Record *record) {
    return mover_at(record, record->count);
}

char *text_copy(const char *text, Err *err) {
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy)
        memcpy(copy, text, size);
    else
        err_short(err, memory_short);
    return copy;
}

/* Reads the start position; leaves record->start null when it is the usual one. */
static bool read_start(Record *record, const char *text, Err *err) {
    const Game *game = record->variant->game;
    if (!game->position_read || !game->position_write)
        return err_set(err, no_position_texts, game->def->row.name);
    if (!game->position_read(game->rules, record->states, text, err)) return false;
    void *usual = calloc(1, game->state_size);
    if (!usual) return err_short(err, memory_short);
    game->start(game->rules, usual);
    bool same = memcmp(usual, record->states, game->state_size) == 0;
    free(usual);
    if (same) return true;
    Writer writer;
    writer_init(&writer);
    game->position_write(game->rules, record->states, &writer);
    record->start = text_copy(writer.text, err);
    writer_done(&writer);
    return record->start != NULL;
}

bool record_open(Record *record, const Scope *games, const char *spec, size_t memory,
                 const char *start, Err *err) {
    Variant *variant = variant_new(games, spec, memory, err);
    if (!variant) return false;
    const Game *game = variant->game;
    *record = (Record){.variant = variant, .stride = (game->state_size + 15) & ~(size_t)15};
    bool ok = grow(record, err);
    if (ok) {
        memset(record->states, 0, record->stride);
        game->start(game->rules, record->states);
        ok = !start || read_start(record, start, err);
    }
    if (!ok) record_done(record);
    return ok;
}

void record_done(Record *record) {
    variant_drop(record->variant);
    free(record->states);
    free(record->moves);
    free(record->start);
    *record = (Record){.variant = NULL};
}

bool record_play(Record *record, Move move, Err *err) {
    const Game *game = record->variant->game;
    bool again = record->count < record->total && record->moves[record->count] == move;
    if (again) {
        record->count++;
        return true;
    }
    record->total = record->count;
    if (!grow(record, err)) return false;
    unsigned char *to = record->states + (size_t)(record->count + 1) * record->stride;
    memset(to, 0, record->stride);
    game->play(game->rules, to, record_state(record), move);
    record->moves[record->count] = move;
    record->total = ++record->count;
    return true;
}

bool record_chance(Record *record, int64_t seed, Err *err) {
    const Game *game = record->variant->game;
    while (!record_over(record) && record_mover(record) == CHANCE) {
        Rng rng = game_chance_rng((uint64_t)seed, record->count);
        Move move = game_chance_draw(game, record_state(record), &rng, record->variant->moves);
        if (!record_play(record, move, err)) return false;
    }
    return true;
}

bool record_undo(Record *record) {
    int ply = record->count - 1;
    while (ply >= 0 && mover_at(record, ply) == CHANCE)
        ply--;
    if (ply < 0) return false;
    record->count = ply;
    return true;
}

bool record_redo(Record *record) {
    if (record->count >= record->total) return false;
    record->count++;
    while (record->count < record->total && mover_at(record, record->count) == CHANCE)
        record->count++;
    return true;
}

enum { MOVE_LENGTH = 128 };

/* The next move of `text`: its length where the game writes moves in runs, else all of it, but no
 * more than MOVE_LENGTH: a run may have the moves of a whole game. */
static size_t span(const Record *record, const char *text) {
    const Game *game = record->variant->game;
    size_t all = strnlen(text, MOVE_LENGTH);
    if (!game->move_span || record_over(record)) return all;
    size_t length = game->move_span(game->rules, record_state(record), text);
    return length > 0 && length < all ? length : all;
}

bool record_play_word(Record *record, const char *word, bool chance, int64_t seed, Err *err) {
    const Game *game = record->variant->game;
    while (*word) {
        char text[MOVE_LENGTH];
        size_t length = span(record, word);
        if (length >= sizeof text) return err_set(err, move_word_too_long, word);
        memcpy(text, word, length);
        text[length] = 0;
        if (record_over(record)) return err_set(err, game_over_no_move, text);
        Move move;
        if (!game_move_read(game, record_state(record), text, &move, err)) return false;
        if (!record_play(record, move, err)) return false;
        if (!chance && !record_chance(record, seed, err)) return false;
        word += length;
    }
    return true;
}

void record_move_text(const Record *record, int ply, Writer *out) {
    game_move_text(record->variant->game, record_at(record, ply), record->moves[ply], out);
}

int record_moves(const Record *record) {
    const Variant *variant = record->variant;
    return record_over(record)
               ? 0
               : variant->game->moves(variant->game->rules, record_state(record), variant->moves);
}

void record_moves_text(const Record *record, Writer *out) {
    const Variant *variant = record->variant;
    int count = record_moves(record);
    for (int i = 0; i < count; i++) {
        write_char(out, ' ');
        game_move_text(variant->game, record_state(record), variant->moves[i], out);
    }
}
