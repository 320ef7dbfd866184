/* search_solver.h - what the files of the exact solver of Amazons share.
 *
 * The solver works on a Field (field.h): the cells that are still in play, at most 62.
 *
 * A Closed position is what is left when everything is taken away whose value is known as a number:
 *
 *     free, queens   regions in which both sides have queens
 *     spare          moves left to White in regions of its own, less those left to Black
 *
 * A region of one colour is worth exactly the longest row of moves that can be made in it, an
 * integer in the sense of combinatorial game theory, so nothing is lost. */
#ifndef PLY_GAMES_AMAZONS_SEARCH_SOLVER_H
#define PLY_GAMES_AMAZONS_SEARCH_SOLVER_H

#include "games/amazons/field.h"
#include "search/search.h"

typedef struct Closed {
    uint64_t free, queens[2];
    int32_t spare;
    uint32_t mover;
} Closed;

/* ---- search_closed.c: what is proven without search ------------------------------------------ */

/* Takes away what is dead, and regions of one colour whose number is known. */
void closed_reduce(Field *f, Closed *c);

/* +1 the mover wins, -1 the mover loses, 0 not known without search. `c` is reduced. */
int closed_judge(Field *f, const Closed *c);

/* What a position looks like for the mover: own targets less theirs, cells nearer by queen
 * moves. */
int closed_guess(const Field *f, const Closed *c);

/* ---- search_proof.c: depth-first proof-number search ----------------------------------------- */

enum {
    PROOF_END = 100000000, /* infinite: disproven */
    PROOF_MOVES = 3000, /* at one node; 4 queens, 27 cells, 27 arrows are 2916, and a spare move */
    PROOF_PLIES = FIELD_CELLS + 80,
    PROOF_BUCKET = 4,
    PROOF_REGIONS = 8,
    PROOF_SEEN = 8192,    /* slots to find equal children */
    PROOF_SPARE = 0x3ffff /* "move" in a region of one's own */
};

/* A position, the threshold of its number of spare moves, and the proof numbers at one such
 * number. */
typedef struct ProofEntry {
    uint64_t key;
    uint32_t proof, disproof; /* for the mover, at `spare` */
    int16_t lost, won;        /* White loses with spare <= lost and wins with spare >= won */
    int16_t spare;
    int16_t work; /* logarithm of the nodes spent, 0 = never used */
} ProofEntry;

typedef struct ProofChild {
    uint32_t move;            /* numbers of from, to, arrow, six bits each; or PROOF_SPARE */
    uint32_t proof, disproof; /* for the side to move after it */
} ProofChild;

typedef struct ProofFrame {
    Closed at;
    uint64_t key;
    uint32_t proof_max, disproof_max; /* thresholds: at these the node is left */
    int first, count, next;
    uint32_t move; /* that led here */
    int64_t entered;
} ProofFrame;

typedef struct ProofTree {
    Field *field;
    ProofEntry *table;
    size_t buckets; /* of PROOF_BUCKET entries */
    ProofChild *pool;
    ProofFrame *frame;        /* 0 is the child of the root in work */
    int ply;                  /* of the frame in work, -1 = none */
    uint32_t proof, disproof; /* of frame 0 when it has been left */
    uint32_t *seen, *stamp;   /* PROOF_SEEN: children of the node in work, by key */
    uint64_t *keys;           /* PROOF_MOVES */
    uint32_t clock;
    int64_t nodes, judged, hits, equal, sums, small, cuts;
    int64_t enough; /* of `judged` in this step: a node may have hundreds of moves to judge */
    Search *search; /* for traces and events; null = neither */
    /* For traces: tells the sink of a node that is entered (+1) or left (0) at a ply of the
     * tree. */
    void (*tell)(struct ProofTree *tree, int ply, bool enters, NodeEnd end);
} ProofTree;

static inline bool proof_enough(const ProofTree *tree) {
    return tree->judged >= tree->enough;
}

/* Asks the arena, which says whether it has refused. */
void proof_open(ProofTree *tree, Arena *arena, size_t table_bytes, Err *err);
void proof_forget(ProofTree *tree);

/* The result for the mover of a reduced position, as far as it is known without search: +1, -1, 0;
 * then the numbers to begin with. */
int proof_look(ProofTree *tree, const Closed *c, uint32_t *proof, uint32_t *disproof);

/* Begins the search of a reduced position that proof_look does not know, within thresholds. `move`
 * is how traces call it. */
void proof_ask(ProofTree *tree, const Closed *c, uint32_t proof_max, uint32_t disproof_max);

/* What the table knows of the result for the mover: +1, -1, 0. */
int proof_known(const ProofTree *tree, const Closed *c);

/* Splits a reduced position into its contested regions (no spare moves); returns their number, or 0
 * when there are more than PROOF_REGIONS. */
int proof_regions(const Field *field, const Closed *c, Closed out[PROOF_REGIONS]);

/* Tells the table what was found out about a position with any number of spare moves. */
void proof_learn(ProofTree *tree, const Closed *c, int lost, int won);

/* Works for about `budget` nodes; true when frame 0 was left: tree->proof, tree->disproof. */
bool proof_work(ProofTree *tree, int64_t budget);

/* The position after a move. */
static inline Closed closed_after(Field *f, const Closed *c, uint32_t move) {
    Closed next = *c;
    next.mover ^= 1;
    if (move == PROOF_SPARE) {
        next.spare += c->mover == WHITE ? -1 : 1;
        return next;
    }
    uint64_t from = (uint64_t)1 << (move & 63), to = (uint64_t)1 << (move >> 6 & 63);
    uint64_t arrow = (uint64_t)1 << (move >> 12 & 63);
    next.free = ((c->free | from) & ~to) & ~arrow;
    next.queens[c->mover] ^= from | to;
    closed_reduce(f, &next);
    return next;
}

static inline int closed_spare(const Closed *c, uint32_t side) {
    return side == WHITE ? c->spare : -c->spare;
}

#endif
