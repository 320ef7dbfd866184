/* terms.h - what an evaluation says of every move, term by term. */
#ifndef PLY_SHELL_TERMS_H
#define PLY_SHELL_TERMS_H

#include "game/game.h"

/* Whose terms: `player` chooses in `state`; `seed` serves terms that are drawn at random. */
typedef struct TermsRequest {
    const Game *game;
    const EvalDef *def;
    const void *tables, *state;
    int player;
    uint64_t seed;
} TermsRequest;

/* Writes for every legal move an element {move, terms: {name: number}, value, dice} of the open
 * array or, where `json` is null, a line for people. */
bool terms_rows(const TermsRequest *request, Arena *arena, Json *json, Writer *out, Err *err);

#endif
