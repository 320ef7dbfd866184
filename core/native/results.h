/* results.h - a file of unit results, so that interrupted jobs go on and machines share work.
 *
 *     93c1f00a5be2d471 5e0c1b9a result=1,-1 moves=23 counts=10,9 late=-1 ms=12.5,0.1
 *
 * One line a unit: the hash of the unit's line, the hash of both, the result as `unit` gives it. A
 * unit's line holds its players and seeds, so one file may serve any number of jobs, and lines may
 * stand in any order. */
#ifndef PLY_NATIVE_RESULTS_H
#define PLY_NATIVE_RESULTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct Results Results;

/* Reads the file, which need not exist. A last line without its newline was cut by an interruption:
 * it is left out, and with `append` cut from the file. Null after a sentence to stderr: the file
 * cannot be used, one of its lines is damaged, or it holds something else. */
Results *results_open(const char *path, bool append);
/* Whether every result was written. Null is allowed. */
bool results_close(Results *results);

/* As PlyHost's; the context is Results. `results_keep` writes the line at once. */
const char *results_recall(void *results, const char *unit);
void results_keep(void *results, const char *unit, const char *result);

/* The line of a result, with its newline. */
void results_write(FILE *file, const char *unit, const char *result);

#endif
