#include "games/2048/2048.h"

const Row *const g2048_evals[] = {&game_eval_outcome.row, NULL};
