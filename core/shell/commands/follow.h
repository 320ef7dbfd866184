/* follow.h - `follow on`: whatever changes the session is answered with how it stands then. */
#ifndef PLY_SHELL_FOLLOW_H
#define PLY_SHELL_FOLLOW_H

#include "shell/call.h"
#include "shell/session.h"

/* `follow on|off`. What changes the session sets PlySession.changed; ply_exec and the pump call
 * PlySession.follow when something has, after the answers of the line or job that did it. */
bool follow_switch(Call *call, bool on);

#endif
