/* network.h - what the evaluation `network` looks at; shared with the program that trains it
 * (tools/experiments/connect4-network.c). */
#ifndef PLY_GAMES_CONNECT4_NETWORK_H
#define PLY_GAMES_CONNECT4_NETWORK_H

#include "games/connect4/connect4.h"

enum {
    NETWORK_CELLS = 42,
    NETWORK_FLAGS = 10, /* inputs that are not cells */
    NETWORK_INPUTS = 4 * NETWORK_CELLS + NETWORK_FLAGS,
    NETWORK_HIDDEN = 32,
    NETWORK_UNIT = 32,    /* weights of inputs are in parts of this */
    NETWORK_OUT_UNIT = 64 /* those of hidden units */
};

/* A position as the network sees it, with bytes as columns. */
typedef struct NetworkLook {
    uint64_t cells[4]; /* discs of the first player and of the second, cells where they would
                          complete a line */
    unsigned flags;    /* bit n: input 4 * NETWORK_CELLS + n */
} NetworkLook;

typedef enum NetworkKnown { NETWORK_OPEN, NETWORK_LOST, NETWORK_DRAWN, NETWORK_WON } NetworkKnown;

/* Plays the moves without a choice and looks at the position that they lead to. What is returned is
 * known for `mover` of the position given; NETWORK_OPEN = `out` says what there is to judge. */
NetworkKnown connect4_network_look(const Rules *rules, uint64_t mine, uint64_t all, int mover,
                                   NetworkLook *out);

/* Inputs of a set of cells: number `first` and following, row by row from below; of the image in
 * the mirror. */
static inline int network_input(int first, int bit) {
    return first + 7 * (bit & 7) + (bit >> 3);
}

static inline int network_image(int first, int bit) {
    return first + 7 * (bit & 7) + 6 - (bit >> 3);
}

#endif
