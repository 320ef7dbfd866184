/* shelf.h - the blobs of a session. */
#ifndef PLY_SHELL_SHELF_H
#define PLY_SHELL_SHELF_H

#include "game/learn.h"
#include "plyscope.h"

/* What a blob on the shelf points to; kept after its name has gone as long as a job may use it. */
typedef struct Content Content;

/* Puts a copy of the bytes on the shelf, in place of what had this name. A file that a learner of
 * some game knows is checked and opened. False with a sentence when it is damaged, when there is no
 * room or no memory; nothing has changed then. */
bool shelf_put(PlySession *session, const char *name, const void *bytes, size_t size, Err *err);
bool shelf_remove(PlySession *session, const char *name); /* false = there was none */
/* The learner that made the blob, or null when it is nothing that a learner knows. */
const LearnerDef *shelf_learner(const Blob *blob);
bool shelf_knows(const void *bytes, size_t size); /* whether they claim to be a learner's file */
void shelf_free(PlySession *session);

#endif
