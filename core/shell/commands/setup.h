/* setup.h - the commands that begin another game; their rows stand in commands_game.c. */
#ifndef PLY_SHELL_SETUP_H
#define PLY_SHELL_SETUP_H

#include "shell/call.h"

bool setup_new(Call *call);
bool setup_restart(Call *call);
bool setup_position(Call *call);
bool setup_edit(Call *call);
bool setup_sgf(Call *call);
bool setup_notation(Call *call);

#endif
