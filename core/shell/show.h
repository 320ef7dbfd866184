/* show.h - the game and the tables as text and JSON. */
#ifndef PLY_SHELL_SHOW_H
#define PLY_SHELL_SHOW_H

#include "shell/call.h"
#include "shell/session.h"

void show_text(PlySession *session, Writer *out);
void show_json(PlySession *session, Json *json);
/* How a game ended: "J wins". */
void show_outcome(const Game *game, const void *state, Writer *out);
/* One sentence: who moves, or how it ended. */
void show_result(const PlySession *session, Writer *out);
/* The member `key`: a position as text, null where the game has none. */
void show_position(const Game *game, const void *state, const char *key, Json *json);
/* The member `result`: every player's, null before the end. */
void show_results(const Game *game, const void *state, Json *json);
/* The member `view`: the drawing of a state that `last` led to from `before` (null = none). */
void show_view(const Game *game, const void *state, const void *before, Move last, Json *json);
/* What a change of the game says: the board for people, `ok` for programs; true. */
bool answer_board(Call *call);

#endif
