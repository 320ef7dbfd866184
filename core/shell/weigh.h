/* weigh.h - what an evaluation says of the moves of a game with chance, term by term. */
#ifndef PLY_SHELL_WEIGH_H
#define PLY_SHELL_WEIGH_H

#include "game/game.h"

/* moves:[{move value terms:{...} worst terms_worst:{...}}]: for every legal move of the player to move
 * its own terms (EvalDef.explain_after), the outcome of the dice that is worst by EvalDef.value with its
 * terms, and the sum of both. Nothing when the evaluation has no terms of moves. */
void weigh_json(const Game *game, const EvalDef *def, const void *tables, const void *state,
                uint64_t seed, Json *json);
/* The same as lines of text, each begun by a newline. */
void weigh_text(const Game *game, const EvalDef *def, const void *tables, const void *state,
                uint64_t seed, Writer *out);

#endif
