/* lessons.h - networks for 2048 that tests train, and trainings that they watch. */
#ifndef PLY_TESTS_LESSONS_H
#define PLY_TESTS_LESSONS_H

#include "game/learn.h"
#include "games.h"
#include "games/2048/ntuple.h"

const LearnerDef *lesson_learner(void);

/* A game, and a training of it with the given options. */
typedef struct Lesson {
    Arena *arena;
    Game *game;
    void *data;
    LearnTally tally;
} Lesson;

/* Game and learner by their specs; what goes wrong fails the running test. */
void lesson_open(Lesson *lesson, const char *game, const char *spec, uint64_t seed);
void lesson_close(Lesson *lesson);
void lesson_file(const Lesson *lesson, Writer *file);

/* A file in its opened form, and that of a training over so many games; the caller frees it. */
Ntuple *lesson_opened(const void *bytes, size_t size);
Ntuple *lesson_trained(const char *game, const char *spec, int64_t games, uint64_t seed);

#endif
