/* uct.h - what the files of the searcher uct share: uct.c (opening, steps), uct_options.c,
 * uct_root.c (a new root), uct_descent.c (the descent and its backup), uct_select.c (other ways to
 * choose), uct_train.c (games from which it learns), uct_grow.c (new nodes), uct_prior.c
 * (evaluations: of leaves, of children before they are tried), uct_report.c (reports, traces,
 * export). */
#ifndef PLY_SEARCHERS_UCT_H
#define PLY_SEARCHERS_UCT_H

#include "search/crew.h"
#include "search/look.h"
#include "search/replies.h"
#include "searchers/uct_tree.h"

enum { UCT_FIND_DEPTH = 16 /* plies below the old root where the new one is looked for */ };

typedef struct UctOptions {
    Limits limits;
    int64_t sims;
    double c;
    int64_t reward; /* REWARD_SIGNED ... */
    int64_t playouts, cut;
    Choice playout;
    bool solve, prune, forced, order, reflex, reuse;
    int64_t final; /* FINAL_VISITS ... */
    bool mix;
    int64_t table, expand;
    int64_t aim;    /* AIM_SCORE ... */
    int64_t select; /* SELECT_UCB1 ... */
    double scale;   /* of points, 0 = adaptive */
    int64_t leaf;   /* LEAF_PLAYOUT ... */
    Choice eval;
    int64_t prior, width, max;
    double widen, minimax;
    bool stages;
    int64_t trees;
    int64_t train, trainer; /* games; TRAINER_SELF ... */
} UctOptions;

enum { REWARD_SIGNED, REWARD_UNIT };
enum { FINAL_VISITS, FINAL_VALUE, FINAL_SCORE };
enum { AIM_SCORE, AIM_WIN };
enum { TRAINER_SELF, TRAINER_RANDOM };
enum { LEAF_PLAYOUT, LEAF_CUT, LEAF_EVAL, LEAF_REPLY };
/* Also how many further numbers an edge has: none; the squares of rewards; regret and strategy. */
enum { SELECT_UCB1, SELECT_TUNED, SELECT_REGRET };

/* A step of the descent: the edge taken. */
typedef struct UctStep {
    Node *node;
    uint32_t slot;
} UctStep;

/* Terms of the score for small numbers of visits, side by side: the visits of a node are about
 * those of the edge that leads to it. */
typedef struct UctTerms {
    float explore; /* sqrt(ln n) */
    float spread;  /* 1 / sqrt(n) */
} UctTerms;

enum { UCT_TERMS = 4096 };

/* Where a descent stands between two calls of step. */
typedef enum UctPhase { PHASE_NONE, PHASE_DOWN, PHASE_LEAF } UctPhase;

typedef struct Uct {
    const Game *game;
    const PlayoutDef *policy;
    UctTerms *terms; /* UCT_TERMS of them */
    UctTree tree;
    Node *root;
    Node *from;      /* where descents begin: the root, or where a game of the training stands */
    Proof proof;     /* of the root, 0 = open */
    bool solve;      /* the option, where results can be proven */
    bool random;     /* dice or simultaneous moves: a descent draws numbers of its own */
    float weight;    /* of exploration: c times the scale of rewards */
    uint32_t expand; /* the option */
    bool guided;     /* children are not simply tried in turn: prior or width */
    bool staged;     /* moves are chosen part by part below the root */
    uint32_t prior;  /* visits that the evaluation of a child counts for */
    float blend;     /* weight of the minimax value in what an edge is worth */
    uint32_t *need;  /* visits of a node at which child number i is opened; max_moves of them */
    Evaluation eval; /* prepared when anything asks for it */
    uint64_t seed;
    UctOptions options; /* a copy of the search's */

    /* The present descent. */
    UctPhase phase;
    int depth, depth_max; /* steps taken; room */
    UctStep *path;
    Node *node; /* where it stands */
    bool grown; /* it has made a node: no second one */
    void *state;
    Rng rng;
    int64_t left;     /* playouts still to run at the leaf */
    Proof leaf_proof; /* of the last edge, for the player of its node */
    NodeEnd end;
    double reward[MAX_PLAYERS];
    Playouts leaf;   /* sums of the leaf's playouts */
    Replies replies; /* of the leaf, with leaf=reply */

    /* The training: games still to play, the position of the present one, descents still to make
     * there. */
    int64_t train_games, train_left;
    void *train_state;

    /* Scratch. */
    Move *moves;
    int32_t *rates;
    int64_t *keys;
    float *values;   /* of children */
    void *probe;     /* UCT_FIND_DEPTH + 1 states */
    void *cut_state; /* where a playout was cut off */
    Move *line;      /* a playout, with leaf=reply */
    void *last_root; /* state of the root */

    /* What the report tells of. */
    int64_t descents, playouts, steps, proofs;
    int64_t ready;             /* descents to a known result: neither playout nor evaluation */
    int longest, deepest;      /* path: in steps, in plies */
    double total[MAX_PLAYERS]; /* of rewards */
    double low, high;          /* rewards seen */
    Move reflex;
    /* Per root edge, since begin: rewards, their squares, descents; place among the game's
     * moves. */
    double *root_sum, *root_square;
    int64_t *root_count;
    int *root_place;
    int root_moves;
} Uct;

/* sqrt(ln n). Above the table it is brought up to date only every 16 visits: off by less than 3
 * parts in 10,000, and the logarithm costs nothing. */
float uct_explore_large(uint32_t n);

static inline float uct_explore(const Uct *uct, uint32_t n, float before) {
    if (__builtin_expect(n < UCT_TERMS, 1)) return uct->terms[n].explore;
    return (n & 15) && before > 0 ? before : uct_explore_large(n);
}

/* Factor of the exploration term that stands for the range of rewards. */
double uct_scale(const Uct *uct);

/* uct_grow.c: the node of an ongoing state, or null when the tree is full. `viewer` is whose
 * rewards a node without choice sums up. */
Node *uct_make(Uct *uct, const void *state, int viewer, bool forced);
/* The moves that begin like the one on edge `slot` of a NODE_STAGE. */
Node *uct_make_stage(Uct *uct, const void *state, const Node *parent, uint32_t slot);
/* Sorts uct->moves by uct->keys, the largest first. Keys are (worth << 16) + 65535 - number. */
void uct_sort(Uct *uct, int count);

/* uct_descent.c: the child behind an edge, which is made where the tree has none; `state` is its
 * position. Null when the tree is full. */
Node *uct_child(Uct *uct, Node *node, uint32_t slot, const void *state);

/* uct_train.c. Whether this game allows what the options ask for. */
bool uct_train_open(Uct *uct, Search *search, Err *err);
/* The games begin: the tree is new. */
void uct_train_begin(Uct *uct);
/* True: a descent is to be made from uct->from. False: a move was made there, or the game is over;
 * train_games is 0 after the last one. */
bool uct_train_step(Uct *uct);
/* The search itself begins, with what was learned. */
void uct_train_end(Uct *uct);

/* uct_root.c: what the report tells of begins at nothing, descents at the root. */
void uct_clear(Uct *uct);

/* uct_prior.c. Does a node of this kind value its children before they are tried? */
static inline uint32_t uct_prior(const Uct *uct, const Node *node) {
    return node->kind == NODE_CHOICE || node->kind == NODE_STAGE ? uct->prior : 0;
}
/* Mean reward of an edge, its prior included; 0 when there is neither prior nor visit. */
double uct_mean(const Uct *uct, const Node *node, uint32_t slot);
/* The edge to follow in a guided search. */
uint32_t uct_guide(Uct *uct, Node *node);
/* Values the children that uct->moves lead to for `player` into uct->values, sorts both, best
 * first. */
void uct_value_children(Uct *uct, const void *state, int player, int count, bool partial);
/* Hands uct->values over to the edges of a new node. */
void uct_set_priors(const Uct *uct, Node *node);
/* The reward of an edge that leads to an ongoing position without a node, by evaluation. */
void uct_estimate(Uct *uct, const Node *node, uint32_t slot);
/* Evaluation of a position as a reward. */
double uct_judge(const Uct *uct, const void *state, int player);
/* Adds to the sums of the leaf's playouts what the position is worth in which the last one was
 * cut. */
void uct_judge_cut(Uct *uct);
/* Brings the minimax values of the path up to date, from its end to the root. */
void uct_blend(Uct *uct);
/* What may be asked of an evaluation by these options, or a sentence. */
bool uct_prior_open(Uct *uct, Search *search, Err *err);

/* uct_descent.c. Follows the best edges from where the descent stands to a position that is to be
 * evaluated: then the phase is PHASE_LEAF, with `left` playouts to run (none when the reward is
 * known). Returns false when it stopped at a node on the way, as asked. */
bool uct_descend(Uct *uct, Search *search);
/* The work that the limit counts: playouts, evaluations, and descents that needed neither. Without
 * those a search whose tree reaches to the end of the game would never come to its limit. */
static inline int64_t uct_effort(const Uct *uct) {
    return uct->playouts + uct->ready;
}

/* Runs up to `budget` of the playouts that the leaf still needs; returns how many. */
int64_t uct_playouts(Uct *uct, int64_t budget);
/* Adds the reward to every edge of the path, and carries proofs up. */
void uct_backup(Uct *uct);

/* uct_select.c. The choice of one player of a round by regret matching. */
uint32_t uct_regret_choose(Uct *uct, Node *node);
/* Notes the reward of an edge, before its mean is brought up to date. */
void uct_select_note(const Uct *uct, Node *node, uint32_t slot);
/* What takes the place of 1 / sqrt(visits) of an edge in UCB1-Tuned. */
float uct_tuned_spread(const Uct *uct, const Node *node, uint32_t slot);
/* Does this node choose by regret? Then the weight of an edge in its average strategy. */
bool uct_by_regret(const Uct *uct, const Node *node);
double uct_strategy(const Uct *uct, const Node *node, int slot);

/* Plies of the first `depth` steps of the path: the sections of a round lie side by side, the parts
 * of a move make one. */
int uct_plies(const Uct *uct, int depth);
/* Tells the trace of the steps of the path from number `first` on; that the descent comes back
 * up. */
void uct_trace_enter(const Uct *uct, const Search *search, int first);
void uct_trace_leave(const Uct *uct, const Search *search);

/* The edge to play at the end of a search. -1 when none has been tried. */
int uct_final(const Uct *uct, const Node *node);

/* The value of an edge as the player at the root sees it, in the units of reports. */
double uct_edge_value(const Uct *uct, const Node *node, int slot);

/* uct_node_stats.c: the slots look and descent. */
bool uct_node_stats(const Search *search, const Move *path, int length, NodeStats *node_stats);
void uct_descent(const Search *search, Descent *out);

void uct_report(const Search *search, Report *report);
extern const HelpDef uct_help;
void uct_export(const Search *search, const Trace *trace, int max);

/* ---- the searcher ---------------------------------------------------------------------------- */

/* The searcher, for games that give it presets of their own (core/registry.presets.c). */
extern const Param uct_params[];
extern const Preset uct_presets[];
/* clang-format off */
/* Rows of every list of presets of uct for random games, after `strong`. */
#define UCT_MORE_PRESETS \
    {.name = "mixed", .title = "Mixed strategy", .values = "sims=20k,select=regret,mix=yes", \
     .doc = "For games with simultaneous moves: regret matching, and a move that cannot be " \
            "foreseen."}, \
    {.name = "document", .title = "As in the Connect Four package", \
     .values = "sims=7,c=0.01,playouts=8,playout=strong,cut=30,leaf=reply,reward=signed," \
               "solve=no,reflex=yes,reuse=yes,final=score", \
     .doc = "The settings of the puissance4 package: very few descents, almost no exploration, " \
            "and positions valued by the best of the first moves that random games try. The " \
            "package trains in 200 games: train=200."}
/* clang-format on */
const char *uct_unfit(const Game *game);
bool uct_open(Search *search, Err *err);
void uct_begin(Search *search, const void *state);
Step uct_step(Search *search, int64_t budget);
bool uct_retune(Search *search);

/* What every description of uct begins with. */
#define UCT_DOC                                                                                   \
    "Monte Carlo tree search. It plays random games, remembers in a tree how they ended, and "    \
    "returns more often to the moves that did well, on both sides. It needs no knowledge of the " \
    "game "

/* clang-format off */
#define UCT_SEARCHER(named, described, list)                                                       \
    {.row = {.name = "uct", .title = named, .doc = described, .params = uct_params,                \
             .size = sizeof(UctOptions), .presets = list},                                         \
     .roles = {[ROLE_OPPONENT] = "", [ROLE_ANALYST] = "preset=strong", [ROLE_JUDGE] = "sims=10k",  \
               [ROLE_CURVE] = "sims=10..10000:log4"},                                              \
     .accepts = TRAIT_ANY, .unfit = uct_unfit, .open = uct_open, .begin = uct_begin,               \
     .step = uct_step, .report = uct_report, .retune = uct_retune, .tree = uct_export,             \
     .node_stats = uct_node_stats, .descent = uct_descent, .help = &uct_help}
/* clang-format on */

#endif
