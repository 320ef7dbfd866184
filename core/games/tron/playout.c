/* playout.c - the playout policies of Tron as rows. */
#include "games/tron/tron.h"

const Row *const tron_playouts[] = {&game_playout_uniform.row, NULL};
