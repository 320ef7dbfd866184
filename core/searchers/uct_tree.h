/* uct_tree.h - the tree of uct: nodes of any number of children in one block of memory.
 *
 * A node is a record of variable size. First what the descent reads: a header, the mean of every
 * child, its spread 1 / sqrt(visits), and where its own record is. Means and spreads are kept up to
 * date by the backup, so that selection costs one multiplication and one addition a child. Then
 * what the backup counts: an edge for every child. A child gets a record of its own only when it is
 * visited for the second time; until then its edge says all there is to say.
 *
 *     | header | mean 0..n-1 | spread 0..n-1 | child 0..n-1 | edge 0..n-1 | proof 0..n-1 |
 *       24       4 n           4 n             4 n            16 n          2 n     bytes
 *
 * and behind that, where the option select asks for it, one or two more numbers for every edge
 * (extra); padded to whole cache lines: 256 bytes for the seven moves of Connect Four, of which a
 * descent waits for the first 108. Means and spreads hold something only for edges that were tried.
 *
 * Records are named by a Ref, their distance from the base in units of 8 bytes, and a child always
 * lies behind its parent: what stays of a tree can be moved to the front in one pass (uct_keep,
 * uct_thin).
 *
 * Simultaneous moves. A round in which several players choose is a JOINT record directly followed
 * by an ARM record for every further player, each with that player's own means; the joint choices
 * hang below the JOINT's edges in LINK records, one level a player, which have edges but no means.
 * Dice are LINKs, too: an edge for every outcome.
 *
 * Moves in parts. A STAGE record has an edge for every way to begin a move (named by the first move
 * that begins so); nothing is played on it, and behind each edge a CHOICE record of the same
 * position and player holds the moves that begin so. */
#ifndef PLY_SEARCHERS_UCT_TREE_H
#define PLY_SEARCHERS_UCT_TREE_H

#include "search/search.h"

typedef uint32_t Ref;
enum { REF_NONE = 0, REF_ROOT = 8, REF_UNIT = 8 };

typedef enum NodeKind { NODE_CHOICE, NODE_JOINT, NODE_CHOOSER, NODE_LINK, NODE_STAGE } NodeKind;

/* A proven result: kind in the upper 2 bits (enum Proven), plies to the end below (0 = unknown).
 * From the view of the player of the node whose edge it stands on. */
typedef uint16_t Proof;

static inline Proof proof_make(Proven kind, int plies) {
    return (Proof)((unsigned)kind << 14 | (unsigned)(plies > 0x3fff ? 0 : plies));
}
static inline Proven proof_kind(Proof proof) {
    return (Proven)(proof >> 14);
}
static inline int proof_plies(Proof proof) {
    return proof & 0x3fff;
}

/* Turns a proof for `player` into one for `other`. */
static inline Proof proof_seen_by(Proof proof, int player, int other) {
    Proven kind = proof_kind(proof);
    if (player != other && kind != PROVEN_DRAW)
        kind = kind == PROVEN_WIN ? PROVEN_LOSS : PROVEN_WIN;
    return proof_make(kind, proof_plies(proof));
}

/* The same result, one ply further away. */
static inline Proof proof_longer(Proof proof) {
    return proof_plies(proof) ? proof_make(proof_kind(proof), proof_plies(proof) + 1) : proof;
}

/* An exact result with its distance as one number: a win in n plies is SCORE_END - n, a loss the
 * negative of it, a draw 0; 1 and -1 are a win and a loss of which nothing is known but that. */
typedef int16_t Exact;
enum { SCORE_END = 0x4000 };

/* What is proven of a position, for one side: its score is not below `low`, nor above `high`. */
typedef struct Bounds {
    Exact low, high;
} Bounds;

static const Bounds bounds_none = {-(SCORE_END - 2), SCORE_END - 1};

/* The score `plies` plies further away. */
static inline Exact score_later(int score, int plies) {
    if (score > 0) return (Exact)(score > plies ? score - plies : 1);
    if (score < 0) return (Exact)(-score > plies ? score + plies : -1);
    return 0;
}

/* Bounds seen from the other side, or from the same one. */
static inline Bounds bounds_seen(Bounds b, bool other) {
    return other ? (Bounds){(Exact)-b.high, (Exact)-b.low} : b;
}

static inline Bounds bounds_later(Bounds b) {
    return (Bounds){score_later(b.low, 1), score_later(b.high, 1)};
}

/* What they prove of the result. */
static inline Proof bounds_proof(Bounds b) {
    if (b.low > 0) return proof_make(PROVEN_WIN, b.low > 1 ? SCORE_END - b.low : 0);
    if (b.high < 0) return proof_make(PROVEN_LOSS, b.high < -1 ? SCORE_END + b.high : 0);
    return b.low == 0 && b.high == 0 ? proof_make(PROVEN_DRAW, 0) : 0;
}

typedef struct Edge {
    double sum; /* of rewards, for the player of the node */
    uint32_t visits;
    Move move;
} Edge;

/* Node.bounded: it has bounds of its edges in place of proofs; some moves were left out; behind so
 * many bits, the question whose answers means and spreads are (uct_bounds.c; 0 = who wins). */
enum { BOUNDED = 1, BOUNDED_PART = 2, BOUNDED_QUESTION = 2, QUESTIONS = 63 };

typedef struct Node {
    float explore;   /* sqrt(ln visits) */
    uint32_t visits; /* descents through here, the one that first evaluated it included */
    uint16_t count;  /* edges */
    uint16_t seen;   /* number of edges that have been tried, the first ones */
    uint16_t open;   /* edges without a proof; one more where moves were left out */
    int8_t player;   /* whose rewards the edges sum up: who chooses here, or who did last */
    uint8_t kind;    /* NodeKind */
    Ref parent;
    uint16_t slot;   /* the parent's edge that leads here; of a CHOOSER: another one follows */
    uint8_t mark;    /* used while moving */
    uint8_t bounded; /* bounds of its edges in place of proofs: BOUNDED ... */
} Node;

#ifdef _OPENMP
#include <stdatomic.h>

/* The memory of a tree in which several threads descend: each takes a piece at a time, and fills it
 * with its records. */
typedef struct UctPool {
    _Atomic Ref used;
    Ref limit;
    atomic_bool full;
} UctPool;
#endif

typedef struct UctTree {
    char *base;
    Ref used, limit; /* units; with a pool, of the thread's own piece of it */
    int64_t nodes;   /* records but ARMs and LINKs */
    bool full;       /* an expansion was refused */
    bool stuck;      /* full, and giving up nodes would not help */
    int extra;       /* more numbers for every edge that has a mean */
    bool bounded;    /* nodes have bounds of their edges in place of proofs */
#ifdef _OPENMP
    UctPool *pool; /* null = one thread */
#endif
} UctTree;

/* Visits in classes, each a little wider than the one before: 0, 1, ... 15, 16-17, ... */
enum { UCT_CLASS_BITS = 3, UCT_CLASSES = 32 << UCT_CLASS_BITS };

/* A pass over the records in which what stays moves to the front. */
typedef struct UctPass {
    Ref at, to;     /* the record that comes next, 0 = no pass is under way; where it would go */
    bool counting;  /* how much there is of each class; then the records move */
    uint32_t least; /* visits of those that stay */
    int64_t stayed; /* nodes, as UctTree.nodes counts them */
    Ref units[UCT_CLASSES];
} UctPass;

static inline Node *uct_at(const UctTree *tree, Ref ref) {
    return (Node *)(void *)(tree->base + (size_t)ref * REF_UNIT);
}

static inline Ref uct_ref(const UctTree *tree, const Node *node) {
    return (Ref)((size_t)((const char *)node - tree->base) / REF_UNIT);
}

static inline bool node_scored(const Node *node) {
    return node->kind != NODE_LINK;
}

/* Is an edge of this node a ply of the game? */
static inline bool node_counts(const Node *node) {
    return node->kind != NODE_CHOOSER && node->kind != NODE_STAGE;
}

static inline float *node_mean(const Node *node) {
    return (float *)(void *)(node + 1);
}

static inline float *node_spread(const Node *node) {
    return node_mean(node) + node->count;
}

/* REF_NONE until the second visit. */
static inline Ref *node_child(const Node *node) {
    return (Ref *)(void *)(node_mean(node) + (node_scored(node) ? 2 * (size_t)node->count : 0));
}

static inline Edge *node_edges(const Node *node) {
    return (Edge *)(void *)(node_child(node) + (((size_t)node->count + 1) & ~(size_t)1));
}

static inline Proof *node_proofs(const Node *node) {
    return (Proof *)(void *)(node_edges(node) + node->count);
}

static inline Bounds *node_bounds(const Node *node) {
    return (Bounds *)(void *)(node_edges(node) + node->count);
}

/* What is proven of the result behind an edge; 0 = nothing. */
static inline Proof edge_proof(const Node *node, int slot) {
    return node->bounded ? bounds_proof(node_bounds(node)[slot]) : node_proofs(node)[slot];
}

/* The further numbers of edge `slot`, tree->extra of them. */
static inline double *node_extra(const UctTree *tree, const Node *node, uint32_t slot) {
    size_t proofs = ((size_t)node->count * (node->bounded ? sizeof(Bounds) : sizeof(Proof)) + 7) &
                    ~(size_t)7;
    return (double *)(void *)((char *)node_proofs(node) + proofs) +
           (size_t)slot * (size_t)tree->extra;
}

/* The same number as AMAF results of the edge (uct_rave.c). */
typedef struct Amaf {
    float sum;
    uint32_t count;
} Amaf;

static inline Amaf *node_amaf(const UctTree *tree, const Node *node, uint32_t slot) {
    return (Amaf *)(void *)node_extra(tree, node, slot);
}

/* Units of a record with that many edges; whole cache lines, so that small nodes never straddle. */
static inline Ref uct_units(NodeKind kind, int count, int extra, bool bounded) {
    size_t n = (size_t)count, scores = kind == NODE_LINK ? 0 : 8 * n;
    size_t bytes = sizeof(Node) + scores + 4 * ((n + 1) & ~(size_t)1) +
                   n * (sizeof(Edge) + (bounded ? sizeof(Bounds) : sizeof(Proof)));
    if (extra && kind != NODE_LINK)
        bytes = ((bytes + 7) & ~(size_t)7) + n * (size_t)extra * sizeof(double);
    return (Ref)((bytes + 63) / 64 * (64 / REF_UNIT));
}

/* The section of the next player of a round, or null behind the last one. */
static inline Node *uct_next_chooser(const UctTree *tree, const Node *node) {
    if (node->kind != NODE_JOINT && node->kind != NODE_CHOOSER) return NULL;
    if (node->kind == NODE_CHOOSER && !node->slot) return NULL;
    return uct_at(tree, uct_ref(tree, node) + uct_units((NodeKind)node->kind, node->count,
                                                        tree->extra, tree->bounded));
}

/* Empties the tree. Touches nothing. */
void uct_reset(UctTree *tree);

/* A record with fresh edges for `moves`, or null when it does not fit (then `full` is set). */
Node *uct_add(UctTree *tree, NodeKind kind, int player, const Move *moves, int count);

#ifdef _OPENMP
/* Makes sure that so many units lie side by side; false when the pool is full. Gives back what is
 * left of the present piece, or fills it with records that nothing leads to. */
bool uct_take_piece(UctTree *tree, Ref units);
void uct_leave_piece(UctTree *tree);
#endif

/* Gives the tree room for `limit` units, more than it has; false without memory. The records keep
 * their Refs, but no pointer to a node outlives it. */
bool uct_enlarge(UctTree *tree, Ref limit, Arena *arena, Err *err);

/* Makes the subtree at `ref` the whole tree. */
void uct_keep(UctTree *tree, Ref ref);

/* Gives up the least visited nodes of a full tree, so many that at least half of the memory is
 * free: their edges keep what is known of them, and make a new node when they are taken again.
 * Works on about `records` records and returns whether there is more to do; in between the tree
 * can be read from its root, but not grow. No pointer to a node outlives it. */
bool uct_thin(UctTree *tree, UctPass *pass, int64_t records);

/* What is proven of a node, for its player; 0 = nothing. */
Proof node_proof(const Node *node);

/* The bounds of a node that has bounds. */
Bounds node_all_bounds(const Node *node);

#endif
