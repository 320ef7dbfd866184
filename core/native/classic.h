/* classic.h - `plyscope 2048`: the console program of the source document of 2048, on lines. */
#ifndef PLY_NATIVE_CLASSIC_H
#define PLY_NATIVE_CLASSIC_H

#include "plyscope.h"

/* The words behind `plyscope 2048`. Returns the exit status: 0; 2 after a sentence for wrong
 * usage. */
int classic_2048(int count, char **words, double (*now)(void *context));

#endif
