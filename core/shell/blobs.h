/* blobs.h - the blobs of a session. */
#ifndef PLY_SHELL_BLOBS_H
#define PLY_SHELL_BLOBS_H

#include "game/learn.h"
#include "plyscope.h"

/* What a blob on the blob store points to; kept after its name has gone as long as a job may use
 * it. */
typedef struct Content Content;

/* Puts a copy of the bytes on the blob store, in place of what had this name. A file that a learner
 * of some game knows is checked and opened. False with a sentence when it is damaged, when there is
 * no room or no memory; nothing has changed then. */
bool blobs_put(PlySession *session, const char *name, const void *bytes, size_t size, Err *err);
/* The bytes that were handed in under this name, else those of the file, at most `max`; then the
 * caller frees `*own`. Null with a sentence. */
const void *blobs_load(const PlySession *session, const char *name, size_t max, size_t *size,
                       void **own, Err *err);
bool blobs_remove(PlySession *session, const char *name); /* false = there was none */
/* The learner that made the blob, or null when it is nothing that a learner knows. */
const LearnerDef *blobs_learner(const Blob *blob);
bool blobs_knows(const void *bytes, size_t size); /* whether they claim to be a learner's file */
void blobs_free(PlySession *session);

#endif
