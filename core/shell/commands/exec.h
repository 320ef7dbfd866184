/* exec.h - carrying out a line of the console from within; hosts call ply_exec. */
#ifndef PLY_SHELL_EXEC_H
#define PLY_SHELL_EXEC_H

#include "base/err.h"
#include "plyscope.h"

/* Carries out a console line without its answers; false with its sentence when it is refused. */
bool session_quietly(PlySession *session, const char *line, Err *err);

#endif
