/* uct.h - what uct.c (the search) and uct_report.c (its report and the export of its tree) share. */
#ifndef PLY_SEARCHERS_UCT_H
#define PLY_SEARCHERS_UCT_H

#include "searchers/uct_tree.h"

typedef struct UctOptions {
    Limits limits;
    int64_t sims;
    double c;
    int64_t reward; /* REWARD_SIGNED ... */
    int64_t playouts, cut;
    Choice playout;
    bool reflex, forced, solve;
    int64_t final; /* FINAL_VISITS ... */
    bool mix;
    int64_t memory, expand;
    bool reuse;
    int64_t aim;  /* AIM_SCORE ... */
    double scale; /* of points, 0 = adaptive */
} UctOptions;

enum { REWARD_SIGNED, REWARD_UNIT };
enum { FINAL_VISITS, FINAL_VALUE, FINAL_SCORE };
enum { AIM_SCORE, AIM_WIN };

/* A step of the descent: the edge taken. */
typedef struct UctStep {
    Node *node;
    uint32_t slot;
} UctStep;

/* Where a descent stands between two calls of step. */
typedef enum UctPhase { PHASE_NONE, PHASE_DOWN, PHASE_LEAF } UctPhase;

typedef struct Uct {
    const Game *game;
    const PlayoutDef *policy;
    UctOptions options; /* as opened */
    UctTree tree;
    Node *root;
    Proof proof; /* of the root, 0 = open */
    uint64_t seed;
    bool solve;      /* the option, where results can be proven */
    float weight;    /* of exploration: c times the scale of rewards */
    uint32_t expand; /* the option */
    bool random;     /* dice or simultaneous moves: a descent draws numbers of its own */

    /* The present descent. */
    UctPhase phase;
    UctStep *path;
    int depth, depth_max; /* steps taken; room */
    Node *node;           /* where it stands */
    void *state;
    Rng rng;
    int64_t left;     /* playouts still to run at the leaf */
    int64_t cost;     /* of the descent, in playouts */
    Proof leaf_proof; /* of the last edge, for the player of its node */
    double reward[MAX_PLAYERS];
    Playouts leaf; /* sums of the leaf's playouts */
    NodeEnd end;

    /* Scratch. */
    Move *moves;
    int32_t *rates;
    int64_t *keys;
    void *probe;     /* states */
    void *last_root; /* state of the root */
    float *explore;  /* sqrt(ln n) for small n */

    /* What the report tells of. */
    int64_t descents, playouts, steps, proofs;
    int longest, deepest;      /* path: in steps, in plies */
    double total[MAX_PLAYERS]; /* of rewards */
    double low, high;          /* rewards seen */
    Move reflex;
    /* Per root edge, since begin: rewards, their squares, descents; place among the game's moves. */
    double *root_sum, *root_square;
    int64_t *root_count;
    int *root_place;
    int root_moves;
} Uct;

/* Factor of the exploration term that stands for the range of rewards. */
double uct_scale(const Uct *uct);

/* Value of an edge for the player to move at the root, as reported. */
double uct_edge_value(const Uct *uct, const Node *node, const Edge *edge);
double uct_root_value(const Uct *uct);

/* The edge to play at the end of a search. -1 when none has been tried. */
int uct_final(const Uct *uct, const Node *node);

void uct_report(const Search *search, Report *report);
void uct_export(const Search *search, const Trace *trace, int max);

#endif
