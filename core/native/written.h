/* written.h - whether what was written to standard output has arrived: a device may be full, its
 * reader gone. */
#ifndef PLY_NATIVE_WRITTEN_H
#define PLY_NATIVE_WRITTEN_H

#include <stdbool.h>

/* Hands on what is buffered; false when some of it, now or before, was lost. */
bool written(void);
/* At the end of the program: closes standard output. Returns `status`, or 1 after a sentence to
 * stderr when something was lost. */
int written_all(int status);

#endif
