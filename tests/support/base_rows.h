/* base_rows.h - rows of made-up players, evaluations and playouts for the tests of base. */
#ifndef PLY_TESTS_BASE_ROWS_H
#define PLY_TESTS_BASE_ROWS_H

#include "base/spec.h"

typedef struct BaseEval {
    double three, two;
} BaseEval;

typedef struct BasePlayer {
    int64_t sims;
    double c;
    bool reflex;
    int64_t final;
    double time;
    char name[9];
    int64_t pf;
    int64_t cores;
    Choice eval;
} BasePlayer;

/* Holds another player, so that specs can be nested as deep as anyone likes. */
typedef struct BaseTeacher {
    Choice pupil;
    int64_t patience;
} BaseTeacher;

extern const Row base_uct, base_random, base_teacher, base_lines, base_outcome, base_endless;

/* Players uct, random, teacher; evaluations lines, outcome with the roles plain and strong. */
extern const Scope base_scope;

/* The same players and no evaluations. */
extern const Scope base_scope_bare;

/* A player whose default holds itself, and a preset that names itself. */
extern const Scope base_scope_endless;

#endif
