/* commands_search.h - starting a search, also for the engine protocol. */
#ifndef PLY_SHELL_COMMANDS_SEARCH_H
#define PLY_SHELL_COMMANDS_SEARCH_H

#include "play/jobs/think.h"
#include "shell/call.h"
#include "shell/session.h"

/* Starts a search of the present position, in which a player is to move, by the player of the
 * request; what is the session's is filled in. The search that has ended last makes room for it,
 * with `beside` only where memory is short. Null with a sentence in call->err. */
Task *search_start(Call *call, TaskKind kind, bool beside, ThinkRequest request);

#endif
