/* evolutions.h - small evolutions that tests begin and run to the end. */
#ifndef PLY_TESTS_EVOLUTIONS_H
#define PLY_TESTS_EVOLUTIONS_H

#include "play/evolution/evolve.h"

extern const char evolution_game[], evolution_player[], evolution_small[]; /* the last: options */

JobWorld evolution_world(int threads); /* without a clock */

/* The defaults, changed by "key=value" words. */
EvolveOptions evolution_options(const char *words);
Job *evolution_start(const JobWorld *world, const char *game, const char *spec, const char *words,
                     const Population *loaded);
void evolution_json(const Job *job, JobLevel level, Writer *out);

/* Runs to the end: all generation lines, the report and the text. */
char *evolution_run(Job *job);

#endif
