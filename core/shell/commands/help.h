/* help.h - the manual, and what programs are told of everything (describe.c). */
#ifndef PLY_SHELL_HELP_H
#define PLY_SHELL_HELP_H

#include "shell/session.h"

bool help_topic(PlySession *session, const char *word, Writer *out, Err *err);

void describe_json(const PlySession *session, Json *json);
/* Values of a spec by parameter name, nested specs as {name, role, values}; `role` only where the
 * default is a role with a preset of its own in this scope: the role if it is that, else "". */
void describe_values(const Choice *choice, const Scope *scope, Json *json, const char *key);

#endif
