#include "games/2048/ntuple.h"

const Row *const g2048_evals[] = {&game_eval_outcome.row, &g2048_eval_ntuple.row, NULL};
