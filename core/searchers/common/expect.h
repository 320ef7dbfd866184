/* expect.h - expectimax: what the searcher for every game with dice and a game's own fast one
 * share.
 *
 * The tree has two kinds of nodes. At a decision the mover takes the best value (an opponent the
 * worst); where the dice move, the value is the mean of all outcomes, weighted by their
 * probability, or with `chance=worst` the least of them. The depth counts decisions: depth 1 values
 * the position right after the move, depth 2 is move, dice, move, and so on. What is valued is
 * always a position right after a decision, before the dice.
 *
 * One loop works on an explicit stack (expect_walk.c), so a pause costs nothing. A game may bring a
 * kernel, which values a position after a decision by the same rules, node by node, with the same
 * table, only faster; it is used while the search is neither traced nor stops at single nodes, and
 * the answers are the same to the last bit.
 *
 * The table holds positions right after a decision. An entry serves a search of the same depth;
 * when all lines below it came to an end ("complete"), any search at least as deep as the longest
 * of them. So as long as nothing is cut off as improbable, values do not depend on the table at
 * all. */
#ifndef PLY_SEARCHERS_COMMON_EXPECT_H
#define PLY_SEARCHERS_COMMON_EXPECT_H

#include "search/iterations.h"

typedef struct ExpectOptions {
    Limits limits;
    int64_t depth;
    double cutoff;
    int64_t chance; /* EXPECT_MEAN ... */
    int64_t aim;    /* EXPECT_POINTS ... */
    Choice eval;
    int64_t table;
    bool prune, deepen;
} ExpectOptions;

enum { EXPECT_MEAN, EXPECT_WORST };
enum { EXPECT_POINTS, EXPECT_GOAL };
enum {
    EXPECT_DEPTH_MAX = 250,
    EXPECT_OPEN = 1000, /* height of a node with lines that were cut */
    EXPECT_TOLD = 64    /* plies of which nodes are counted for a trace */
};

extern const Param expect_params[];
extern const Preset expect_presets[];
extern const char expect_doc[];

/* ---- the table ------------------------------------------------------------------------------- */

/* tag: key 40 | generation 10 | complete 1 | depth or height 8 | rarity 5. Four entries make a
 * cache line. Rarity is how many times the probability of the place was halved (0 without a
 * cut-off): an entry is not used where the place is likelier than where it was made, because more
 * would be searched there. */
typedef struct ExpectEntry {
    uint64_t tag;
    double value; /* without points banked */
} ExpectEntry;

typedef struct ExpectTable {
    ExpectEntry *entries; /* null = none */
    size_t buckets;       /* a power of two */
    unsigned generation;  /* 1..EXPECT_GENERATIONS */
    int64_t probes, hits, stored;
    int64_t fill; /* entries in use by this search */
} ExpectTable;

enum { EXPECT_RAREST = 31 };
enum { EXPECT_BUCKET = 4, EXPECT_TAG_SHIFT = 14, EXPECT_GENERATIONS = 1023 };

/* One to one: the upper 40 bits are the tag's key, the lower 24 choose the bucket. */
static inline uint64_t expect_scramble(uint64_t key) {
    key = (key ^ key >> 32) * 0x9e3779b97f4a7c15u;
    key = (key ^ key >> 32) * 0xd1342543de82ef95u;
    return key ^ key >> 32;
}

static inline ExpectEntry *expect_bucket(const ExpectTable *table, uint64_t scrambled) {
    return table->entries + (scrambled & (table->buckets - 1)) * EXPECT_BUCKET;
}

static inline void expect_prefetch(const ExpectTable *table, uint64_t key) {
    if (table->entries) __builtin_prefetch(expect_bucket(table, expect_scramble(key)));
}

static inline uint64_t expect_tag(const ExpectTable *table, uint64_t scrambled) {
    return (scrambled & ~(uint64_t)0xffffff) | (uint64_t)table->generation << EXPECT_TAG_SHIFT;
}

/* How many times a probability was halved, 0..31, the first `alike` times not counted. */
static inline unsigned expect_rarity(double probability, int alike) {
    uint64_t bits;
    __builtin_memcpy(&bits, &probability, sizeof bits);
    int halved = 1023 - (int)(bits >> 52) - alike;
    return halved < 0 ? 0 : halved > 31 ? 31 : (unsigned)halved;
}

/* Looks a position up: true when a search of `depth` decisions below it needs not be made. */
static inline bool expect_probe(ExpectTable *table, uint64_t key, int depth, unsigned rarity,
                                double *value, int *height) {
    if (!table->entries) return false;
    uint64_t scrambled = expect_scramble(key), tag = expect_tag(table, scrambled);
    const ExpectEntry *entry = expect_bucket(table, scrambled);
    table->probes++;
    for (int i = 0; i < EXPECT_BUCKET; i++, entry++) {
        if ((entry->tag ^ tag) >> EXPECT_TAG_SHIFT) continue;
        int deep = (int)(entry->tag >> 5) & 255;
        bool complete = entry->tag >> 13 & 1;
        bool fits = complete ? deep <= depth : deep == depth && (entry->tag & 31) <= rarity;
        if (!fits) continue;
        table->hits++;
        *value = entry->value;
        *height = complete ? deep : EXPECT_OPEN;
        return true;
    }
    return false;
}

/* Keeps what was found out. Replaced is the same position, else a stale entry, else the
 * shallowest. */
static inline void expect_store(ExpectTable *table, uint64_t key, int depth, unsigned rarity,
                                double value, int height) {
    if (!table->entries) return;
    uint64_t scrambled = expect_scramble(key), tag = expect_tag(table, scrambled);
    ExpectEntry *entry = expect_bucket(table, scrambled), *to = entry;
    int min = 1 << 20;
    for (int i = 0; i < EXPECT_BUCKET; i++, entry++) {
        bool stale = (entry->tag >> EXPECT_TAG_SHIFT & EXPECT_GENERATIONS) != table->generation;
        bool same = !((entry->tag ^ tag) >> EXPECT_TAG_SHIFT);
        bool mine = same && (int)(entry->tag >> 5 & 255) <= depth;
        int worth = mine ? -2 : stale ? -1 : (int)(entry->tag >> 5 & 255);
        if (worth < min) {
            min = worth;
            to = entry;
        }
    }
    table->fill += min == -1;
    bool complete = height != EXPECT_OPEN;
    to->tag = tag | (uint64_t)complete << 13 | (uint64_t)(complete ? height : depth) << 5 | rarity;
    to->value = value;
    table->stored++;
}

/* ---- a game's own kernel --------------------------------------------------------------------- */

typedef struct Expect Expect;

/* What the kernel is asked: the value of a position after a decision, the game going on, the dice
 * to move, `depth` >= 1 decisions below it, reached with `probability`. Not looked up in the table,
 * not counted as a node (both are done already). */
typedef struct ExpectQuery {
    const void *state;
    int depth;
    double probability;
    /* Filled at the end. */
    double value;
    int height;
    /* Values of the outcomes in the order of Game.moves, for the spread; room for max_moves. */
    double *outcomes;
} ExpectQuery;

typedef struct ExpectKernel {
    size_t size; /* of its memory */
    /* The key of a position in the table: what Game.hash is elsewhere. Used without the kernel,
     * too. */
    uint64_t (*key)(const Game *game, const void *state);
    /* Whether it can value this game with these options; `memory` is zeroed, `size` bytes. */
    bool (*open)(Expect *expect, void *memory);
    /* False when it cannot answer this one; then it is searched without the kernel. */
    bool (*ask)(Expect *expect, void *memory, const ExpectQuery *query);
    /* Works on what was asked while there is budget (a unit a node); true when it is answered. */
    bool (*run)(Expect *expect, void *memory, int64_t *budget, ExpectQuery *query);

    /* Forward pruning (the option `prune`), also where `open` refused. Finds out what is left out
     * in a search of `root`; false = nothing. If anything, a move at the root is kept. */
    bool (*choose)(const Game *game, void *memory, const void *root);
    /* Whether the move that led to `after` is kept. */
    bool (*keeps)(const void *memory, const void *after);
    /* Ends the game in a position in which no move is kept: it counts as lost. */
    void (*give_up)(void *state);
} ExpectKernel;

/* ---- inside ---------------------------------------------------------------------------------- */

/* A node on the stack. */
typedef struct ExpectFrame {
    char *state;
    Move *moves; /* count of them; moves[next] is being tried */
    int count, next;
    int player; /* mover, or CHANCE */
    int depth;  /* decisions still to make below */
    int height; /* of the children so far, EXPECT_OPEN = lines were cut */
    double probability;
    double sum, weight; /* chance: weighted values so far; the sum of all weights */
    double best;        /* of the children so far; chance: the least */
    int64_t entered;    /* node count before it */
    bool after;         /* right after a decision: a place for the table */
} ExpectFrame;

/* What is known of a root move. */
typedef struct ExpectRow {
    Move move;
    double value;
    bool known, complete;
    double effort;
    bool spread;
    double quantile[REPORT_SPREAD];
} ExpectRow;

struct Expect {
    Search *search;
    const Game *game;
    const ExpectOptions *options;
    Evaluation eval;
    const void *prepared; /* its tables for every position; those in `eval` are for this root */
    const ExpectKernel *kernel; /* null = none */
    void *memory;               /* its own */
    bool fast;                  /* it fits */
    bool own;                   /* the evaluation stands on its own scale */
    bool banked;                /* values are points, those banked are added */
    bool goal, worst;
    int me; /* player to move at the root */
    ExpectTable table;
    double cutoff; /* that of the options, or less */
    int alike;     /* halvings that the table does not tell apart, so that all down to the cut-off
                      have their rarity */

    /* The stack; frame 0 is the root. */
    ExpectFrame *frames;
    int plies, ply; /* ply -1 = between two iterations */
    size_t stride;
    double *outcomes, *weights_of; /* of the dice right after the root move */
    int *order;                    /* scratch */
    bool asking;                   /* the kernel works on the child moves[next] of the top frame */
    ExpectQuery query;
    int64_t asked; /* node count before it */

    /* What a trace is told: down to this ply in this iteration, how many nodes so far at each. */
    int told;
    int64_t at_ply[EXPECT_TOLD];

    /* The plan. */
    int count, kept; /* moves at the root; those of them that are looked at come first */
    bool pruned;     /* moves are left out */
    int depth, finished;
    bool done;
    Move best;
    double value;
    double followed; /* the cut-off of the last finished iteration */
    bool complete;   /* no line was cut, no move left out */
    bool open;       /* lines were cut */
    bool settled;    /* none was cut for its depth */
    ExpectRow *rows, *fresh;
    int64_t last, before; /* nodes of the last iterations */

    /* What it counts. The kernel counts, too. */
    int64_t nodes, decisions, dice, leaves, improbable;
    int64_t horizon; /* leaves at the full depth, to the end of the last iteration */
    Iterations *iterations;
};

/* The slots of a SearcherDef. */
bool expect_open(Search *search, const ExpectKernel *kernel, Err *err);
void expect_begin(Search *search, const void *state);
Step expect_step(Search *search, int64_t budget);
void expect_report(const Search *search, Report *report);
bool expect_retune(Search *search);
const Iteration *expect_iterations(const Search *search, int *count);
/* The row of a searcher behind its name, but for its presets, and its slots but for open. */
/* clang-format off */
#define EXPECT_ROW                                                                                 \
    .title = "Expectimax", .doc = expect_doc, .params = expect_params,                             \
    .size = sizeof(ExpectOptions)
#define EXPECT_SLOTS                                                                               \
    .needs = TRAIT_CHANCE, .accepts = TRAIT_TWO_PLAYER | TRAIT_SOLO | TRAIT_POINTS,                \
    .unfit = search_points_alone, .begin = expect_begin, .step = expect_step,                      \
    .report = expect_report, .iterations = expect_iterations, .retune = expect_retune
/* clang-format on */

/* ---- expect_walk.c --------------------------------------------------------------------------- */

/* Brings the moves of a decision that pruning keeps to the front of its `count` moves; returns how
 * many there are. Needs the frame above. */
int expect_prune(const Expect *expect, ExpectFrame *frame);

/* Begins an iteration of expect->depth; works on it: true when it is finished. */
void expect_launch(Expect *expect);
bool expect_walk(Expect *expect, int64_t *budget);

#endif
