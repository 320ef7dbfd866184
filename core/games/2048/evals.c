/* evals.c - the evaluations of 2048, in the order of menus. */
#include "games/2048/ntuple.h"
#include "games/2048/rows.h"

const Row *const g2048_evals[] = {&g2048_eval_rules.row, &g2048_eval_rows.row,
                                  &g2048_eval_ntuple.row, &game_eval_outcome.row, NULL};
