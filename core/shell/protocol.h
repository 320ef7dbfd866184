/* protocol.h - the engine protocol: its words (protocol.c) and its searches (protocol_go.c). */
#ifndef PLY_SHELL_PROTOCOL_H
#define PLY_SHELL_PROTOCOL_H

#include "shell/session.h"

void protocol_say(PlySession *session, const char *text);
void protocol_complain(PlySession *session, const Err *err); /* `info string error: ...` */

/* The strongest searcher of the game: it plays unless the option Player was set. */
const char *protocol_strongest(const PlySession *session);
/* Starts the search that the words behind `go` ask for. No other search of the protocol runs. */
void protocol_go(PlySession *session, const char *words);

#endif
