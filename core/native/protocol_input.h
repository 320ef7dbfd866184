/* protocol_input.h - `plyscope protocol`: other programs talk to a session, also while it
 * searches. */
#ifndef PLY_NATIVE_PROTOCOL_INPUT_H
#define PLY_NATIVE_PROTOCOL_INPUT_H

#include "plyscope.h"

/* Reads lines from standard input until `quit` or its end; then the running search comes to its end
 * by its limits, and at once when it has none. */
void protocol_run(PlySession *session);

#endif
