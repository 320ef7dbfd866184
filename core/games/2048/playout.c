#include "games/2048/2048.h"

const Row *const g2048_playouts[] = {&game_playout_uniform.row, NULL};
