/* record.h - one set-up game (variant.c) and the play of it (record.c). */
#ifndef PLY_SHELL_RECORD_H
#define PLY_SHELL_RECORD_H

#include "registry.h"

/* One set-up game, shared by the record and by every job on it: the last user frees it. */
typedef struct Variant {
    int users;
    Arena *arena;
    Choice choice;
    const Game *game;
    const char *spec; /* canonical text */
    const Scope *games;
    PlayerScope scope; /* reads player, eval and playout specs for this game */
    Move *moves;       /* scratch, max_moves entries; used within one call only */
} Variant;

/* `games` is what the spec may name; it outlives the variant. */
Variant *variant_new(const Scope *games, const char *spec, size_t cap, Err *err);
Variant *variant_keep(Variant *variant);
void variant_drop(Variant *variant); /* null is allowed */
const Scope *games_scope(void);      /* the registry's games */

/* Every state from the start on, so that undo, redo and drawings need no replay. */
typedef struct Record {
    Variant *variant;
    unsigned char *states; /* total + 1 states, `stride` bytes each */
    Move *moves;           /* total entries: moves[i] leads from state i to i + 1 */
    size_t stride;
    int count; /* plies played; chance and pending choices count */
    int total; /* plies known: those from count on can be played again by redo */
    int capacity;
    char *start; /* position text of the first state when it is not the usual one, else null */
} Record;

/* Sets up the game `spec`, one of `games`, under a cap of memory, and begins at `start` (position
 * text) or, when it is null, at the usual first state. */
bool record_open(Record *record, const Scope *games, const char *spec, size_t memory,
                 const char *start, Err *err);
void record_done(Record *record);
const void *record_state(const Record *record);
const void *record_at(const Record *record, int ply);
bool record_over(const Record *record);
int record_mover(const Record *record); /* player or CHANCE; only while not over */
/* Plays a legal move; what could be redone is forgotten. */
bool record_play(Record *record, Move move, Err *err);
/* Lets the dice move as long as it is their turn: outcome number `ply` of this seed. */
bool record_chance(Record *record, int64_t seed, Err *err);
bool record_undo(Record *record); /* a decision together with the chance after it */
bool record_redo(Record *record);
/* Reads and plays the moves of one word: one move, or a run of them where the game has runs. Chance
 * outcomes are read from the word when `chance` is set, else drawn from the seed. */
bool record_play_word(Record *record, const char *word, bool chance, int64_t seed, Err *err);
void record_move_text(const Record *record, int ply, Writer *out); /* of moves[ply] */
/* Lists the legal moves, none after the end, in the scratch of the variant; returns how many. */
int record_moves(const Record *record);
void record_moves_text(const Record *record, Writer *out); /* a blank before each */

char *text_copy(const char *text, Err *err); /* from malloc; null without memory */

#endif
