/* engines.h - other programs as players: processes that are told lines and heard line by line. */
#ifndef PLY_NATIVE_ENGINES_H
#define PLY_NATIVE_ENGINES_H

#include "plyscope.h"

enum { ENGINES_MAX = 16 };

/* The engines that the command line named, NAME=COMMAND each. */
typedef struct EngineList {
    PlyEngines engines;  /* for PlyHost; its context is this list */
    const char *program; /* how this one was called */
    const char *named[ENGINES_MAX];
    int count;
} EngineList;

/* Empty. `program` is how this program was called: engines find it in the environment variable
 * PLYSCOPE, so that they can ask it for the rules. */
void engines_open(EngineList *list, const char *program);
/* False when the word is no NAME=COMMAND or there are too many. With the first one, a process that
 * ends while it is written to does no harm any more. */
bool engines_add(EngineList *list, const char *word);

#endif
