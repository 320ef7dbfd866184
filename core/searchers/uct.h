/* uct.h - what the files of the searcher uct share. They are a tower: each calls only those above
 * it in this list.
 *
 *     uct_tree.c                the memory of the tree: nodes, edges, subtrees that are kept
 *     uct_eval.c                what positions are worth: evaluations, of children before they are
 *                               tried, of leaves; the range of rewards
 *     uct_select.c              which edge a descent takes
 *     uct_final.c               what edges are worth in the end, and which one is played
 *     uct_grow.c                new nodes: which moves they have, in which order
 *     uct_trace.c               what a trace is told
 *     uct_bounds.c              bounds of results, and of when they come
 *     uct_rave.c                moves as if they had been played first
 *     uct_mast.c                random games that learn
 *     uct_descent.c             one descent and its playouts
 *     uct_backup.c              the way back: sums, proofs, minimax values
 *     uct_train.c               games from which it learns
 *     uct_root.c                a new root
 *     uct_report.c, uct_node_stats.c    what is told of it; they change nothing
 *     uct.c, uct_options.c      opening, steps; the options
 *     uct_threads.c             the same tree on several threads */
#ifndef PLY_SEARCHERS_UCT_H
#define PLY_SEARCHERS_UCT_H

#include "search/crew.h"
#include "search/look.h"
#include "search/replies.h"
#include "searchers/uct_tree.h"

enum { LOOKED_A_UNIT = 8 /* positions of alpha-beta, instead of one playout, in a step */ };
enum { UCT_FIND_DEPTH = 16 /* plies below the old root where the new one is looked for */ };

typedef struct UctOptions {
    Limits limits;
    int64_t sims;
    double c;
    int64_t reward; /* REWARD_SIGNED ... */
    int64_t playouts, cut;
    Choice playout;
    bool solve, prune, forced, order, reflex, reuse, bounds;
    double look;
    int64_t final; /* FINAL_VISITS ... */
    bool mix, halving;
    double temperature, sharpness, haste;
    int64_t table, expand;
    int64_t aim;    /* AIM_SCORE ... */
    int64_t select; /* SELECT_UCB1 ... */
    double scale;   /* of points, 0 = adaptive */
    int64_t leaf;   /* LEAF_PLAYOUT ... */
    Choice eval;
    int64_t prior, width, max;
    double widen, minimax;
    int64_t rave, mast;
    bool stages;
    int64_t trees;
#ifdef _OPENMP
    int64_t threads;
#endif
    int64_t train, trainer; /* games; TRAINER_SELF ... */
} UctOptions;

enum { REWARD_SIGNED, REWARD_UNIT };
enum { FINAL_VISITS, FINAL_VALUE, FINAL_SCORE };
enum { AIM_SCORE, AIM_WIN };
enum { TRAINER_SELF, TRAINER_RANDOM };
enum { LEAF_PLAYOUT, LEAF_CUT, LEAF_EVAL, LEAF_REPLY };
/* Also how many further numbers an edge has: none; the squares of rewards; regret and strategy;
 * none (SELECT_PUCT). */
enum { SELECT_UCB1, SELECT_TUNED, SELECT_REGRET, SELECT_PUCT };

/* A step of the descent: the edge taken. */
typedef struct UctStep {
    Node *node;
    uint32_t slot;
} UctStep;

/* What is proven of positions, by their hash, wherever they stand in the tree; for who moves. */
typedef struct UctFact {
    uint64_t hash;
    Bounds bounds;
} UctFact;

/* Moves in the order in which they are looked at, with what is known behind them. */
typedef struct LookMove {
    Move move;
    int32_t rate;
    Bounds bounds; /* for who moves before it */
    int player;    /* who moves behind it */
} LookMove;

/* Terms of the score for small numbers of visits, side by side: the visits of a node are about
 * those of the edge that leads to it. */
typedef struct UctTerms {
    float explore; /* sqrt(ln n), with PUCT sqrt(n) */
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
    UctPass pass; /* in which nodes of a full tree are given up */
    Ref room;     /* what the tree may grow to, units; tree.limit is what it has */
    Ref most;     /* what a descent may add, units */
    Node *root;
    Node *from;     /* where descents begin: the root, or where a game of the training stands */
    Proof proof;    /* of the root, 0 = open */
    bool solve;     /* the option, where results can be proven */
    bool bounded;   /* the option bounds, where that is so */
    UctFact *facts; /* with bounds and a hash: so many and one more, a power of two */
    uint64_t facts_mask;
    char *look_states; /* with look: a state and moves for every ply */
    LookMove *look_moves;
    int look_plies;
    int64_t look_left; /* positions that the present look may still look at */
    uint64_t *hashes;  /* of the positions behind the steps of the path, where there are facts */
    bool timing;       /* with bounds: who wins at the root is proven, when is still open */
    Exact alpha;       /* then the question is whether the root is worth more than this */
    uint8_t question;  /* its number, 1 to QUESTIONS and round again; 0 = who wins */
    uint8_t asked;     /* the last such number */
    double answer;     /* of the present descent, -1 no to 1 yes */
    bool random;       /* dice or simultaneous moves: a descent draws numbers of its own */
    float weight;      /* of exploration: c times the scale of rewards */
    uint32_t expand;   /* the option */
    bool guided;       /* children are not simply tried in turn: prior, width or halving */
    bool puct;         /* select=puct */
    bool hasty;        /* haste, in games that are won and lost */
    bool halving;      /* the root's moves are halved: the option, where descents are counted */
    int left_in;       /* moves of the root that are not out yet, with halving */
    bool *out;         /* which ones are; max_moves of them */
    bool staged;       /* moves are chosen part by part below the root */
    uint32_t prior;    /* visits that the evaluation of a child counts for */
    float blend;       /* weight of the minimax value in what an edge is worth */
    float rave;        /* the option, where it applies: weight of AMAF in visits; 0 = none */
    uint32_t *need;    /* visits of a node at which child number i is opened; max_moves of them */
    Evaluation eval;   /* prepared when anything asks for it */
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
    int64_t left;       /* playouts still to run at the leaf */
    Proof leaf_proof;   /* of the last edge, for the player of its node */
    Bounds leaf_bounds; /* the same with bounds */
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
    Move *line;      /* a playout, with leaf=reply, rave or mast */
    /* With rave or mast: who made the moves of that. With rave: a table of who made a move first,
     * and the number of the simulation that it tells of. */
    int8_t *line_movers;
    struct UctFirst *firsts;
    uint32_t firsts_mask, firsts_serial;
    struct UctMast *mast; /* with that option: what moves have brought; the number of the search */
    uint32_t mast_serial;
    void *mast_state;
    void *last_root; /* state of the root */

    /* What the report tells of. */
    int64_t descents, playouts, steps, proofs, looked;
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
#ifdef _OPENMP
    struct UctThreads *threads; /* null = one thread */
    int held;                   /* steps at the head of the path through nodes that are all's */
    int top;                    /* steps at the head of the path that the descents leave alone */
    uint32_t least;             /* visits of a node above such: nodes that belong to nobody */
    struct UctFound *found;     /* what the descents below those have brought */
    void *part_state;           /* where they begin */
#endif
} Uct;

/* The first step of the path that a descent changes. */
static inline int uct_top(const Uct *uct) {
#ifdef _OPENMP
    return uct->top;
#else
    return (void)uct, 0;
#endif
}

/* ---- uct_eval.c ------------------------------------------------------------------------------ */

/* What may be asked of an evaluation by these options, or a sentence. */
bool uct_eval_open(Uct *uct, Search *search, Err *err);

/* sqrt(ln n), with PUCT sqrt(n). Above the table it is brought up to date only every 16 visits: off
 * by less than 2 parts in 1,000, and the logarithm costs nothing. */
float uct_explore_large(const Uct *uct, uint32_t n);

static inline float uct_explore(const Uct *uct, uint32_t n, float before) {
    if (__builtin_expect(n < UCT_TERMS, 1)) return uct->terms[n].explore;
    return (n & 15) && before > 0 ? before : uct_explore_large(uct, n);
}

/* Factor of the exploration term that stands for the range of rewards. */
double uct_scale(const Uct *uct);
/* The visits that the evaluation of a child counts for in a node of this kind; 0 = it values none
 * before they are tried. */
static inline uint32_t uct_prior(const Uct *uct, const Node *node) {
    return node->kind == NODE_CHOICE || node->kind == NODE_STAGE ? uct->prior : 0;
}
/* Mean reward of an edge, its prior included; 0 when there is neither prior nor visit. */
double uct_mean(const Uct *uct, const Node *node, uint32_t slot);

/* Sorts uct->moves by uct->keys, the largest first. Keys are (worth << 16) + 65535 - number. */
void uct_sort(Uct *uct, int count);
/* Values the children that uct->moves lead to for `player` into uct->values, sorts both, best
 * first. */
void uct_value_children(Uct *uct, const void *state, int player, int count, bool partial);
/* Hands uct->values over to the edges of a new node. */
void uct_set_priors(const Uct *uct, Node *node);

/* The reward of an edge that leads to an ongoing position without a node, by evaluation. */
void uct_estimate(Uct *uct, const Node *node, uint32_t slot);
/* Adds to the sums of the leaf's playouts what the position is worth in which the last one was
 * cut. */
void uct_judge_cut(Uct *uct);

/* ---- uct_select.c; uct_select.h has what a descent calls ------------------------------------- */

/* Notes the reward of an edge, before its mean is brought up to date. */
void uct_select_note(const Uct *uct, Node *node, uint32_t slot);
/* Descents that these options ask for. */
static inline double uct_planned(const UctOptions *options) {
    int64_t most = options->limits.nodes;
    return (double)(most > 0 && most < options->sims ? most : options->sims);
}
/* What takes the place of 1 / sqrt(visits) of an edge in UCB1-Tuned. */
float uct_tuned_spread(const Uct *uct, const Node *node, uint32_t slot);
/* The same in PUCT: the probability of the edge by its evaluation / (1 + visits), from what it was
 * before the last visit. */
float uct_puct_spread(const Uct *uct, const Node *node, uint32_t slot);
/* Does this node choose by regret? Then the weight of an edge in its average strategy. */
bool uct_by_regret(const Uct *uct, const Node *node);
double uct_strategy(const Uct *uct, const Node *node, int slot);

/* ---- uct_final.c ----------------------------------------------------------------------------- */

/* Factor from rewards to the values of a report. */
double uct_unit(const Uct *uct);
/* The value of an edge in the units of reports: as the player of the node sees it, and as the
 * player at the root does. */
double uct_own_value(const Uct *uct, const Node *node, int slot);
double uct_edge_value(const Uct *uct, const Node *node, int slot);
double uct_root_value(const Uct *uct);
double uct_score(const Uct *uct, const Node *node, int slot); /* the sum that is compared */

/* The edge to play at the end of a search. -1 when none has been tried. */
int uct_final(const Uct *uct, const Node *node);
/* How often an edge of the root with so many visits is drawn, in parts of all of them. */
typedef struct UctShare {
    uint32_t visits;
    double share;
} UctShare;

/* Whether the move of the root is drawn, and how often an edge of it is, 0..1: its part of the sum
 * of all, which is the same for every edge. `last`: what was found for the edge before, at first
 * {0}. */
bool uct_mixes(const Uct *uct);
double uct_all_shares(const Uct *uct);
double uct_mix(const Uct *uct, int slot, double all, UctShare *last);
/* The same of the root, drawn where it plays a mixed strategy; the value of the root with it. */
int uct_played(const Uct *uct);
double uct_played_value(const Uct *uct, int slot);

extern const HelpDef uct_help;

/* ---- uct_grow.c ------------------------------------------------------------------------------ */

/* The node of an ongoing state, or null when the tree is full. `viewer` is whose rewards a node
 * without choice sums up. */
Node *uct_make(Uct *uct, const void *state, int viewer, bool forced);
/* Gives the descent's position, behind that edge, a node. Null when the tree is full. */
Node *uct_grow(Uct *uct, Node *parent, uint32_t slot);
/* The child behind an edge, which is made where the tree has none; `state` is its position. Null
 * when the tree is full. */
Node *uct_child(Uct *uct, Node *node, uint32_t slot, const void *state);

/* ---- uct_trace.c ----------------------------------------------------------------------------- */

/* Plies of the first `depth` steps of the path: the sections of a round lie side by side, the parts
 * of a move make one. */
int uct_plies(const Uct *uct, int depth);
/* Tells the trace of the steps of the path from number `first` on; that the descent comes back
 * up. */
void uct_trace_enter(const Uct *uct, const Search *search, int first);
void uct_trace_leave(const Uct *uct, const Search *search);
void uct_export(const Search *search, const Trace *trace, int max); /* SearcherDef.tree */

/* ---- uct_bounds.c; all but the first with bounds only ---------------------------------------- */

bool uct_bounds_open(Uct *uct, Search *search, Err *err);
/* What the bounds of the root prove of it, and what is asked next. */
void uct_ask(Uct *uct);
/* Whether bounds of a position or an edge, for `player`, answer what is asked at the root, `plies`
 * plies above. */
bool uct_answers(const Uct *uct, int player, Bounds bounds, int plies);
/* Means and spreads of a node become those of the present question. */
void uct_turn_to(const Uct *uct, Node *node);
static inline void uct_turn(const Uct *uct, Node *node) {
    if (node->bounded >> BOUNDED_QUESTION != uct->question) uct_turn_to(uct, node);
}
/* Counts the answer of a descent at an edge. */
void uct_add_answer(const Uct *uct, Node *node, uint32_t slot);
/* The edge to follow when the question is when the game ends; `plies` lead to the node. */
uint32_t uct_leader_unanswered(const Uct *uct, Node *node, int plies);
/* The reward and the answer of bounds that answer, behind edge `slot` of `node`; what bounds leave
 * of the reward of a leaf, and what that answers. */
void uct_reward_of_bounds(Uct *uct, const Node *node, uint32_t slot, Bounds bounds, int plies);
void uct_bound_reward(Uct *uct);
/* Of an edge of `player` that leads to `state`: the game is over there; what is known of the
 * descent's state, `new` when it is there for the first time. */
Bounds uct_over(const Uct *uct, const void *state, int player);
Bounds uct_known_bounds(Uct *uct, const Node *node, uint32_t slot, int plies);
/* Is it time to see what has been found out of the position behind an edge, on other ways or by a
 * look? */
enum { UCT_LOOK_EVERY = 2048 };
static inline bool uct_looks_again(const Node *node, uint32_t slot) {
    uint32_t visits = node_edges(node)[slot].visits;
    return !(visits & (visits - 1)) || visits % UCT_LOOK_EVERY == 0;
}
/* The bounds behind the last edge go up as far as they say anything new. */
void uct_bound_path(Uct *uct);

/* ---- uct_rave.c; all but the first with rave only -------------------------------------------- */

/* Whether rave goes with the other options and the game, or a sentence. */
bool uct_rave_open(Uct *uct, Search *search, Err *err);
/* What an edge of so many visits is worth with its AMAF results; INFINITY without any. */
double uct_rave_mean(const Uct *uct, const Node *node, uint32_t slot, double sum, double visits);
/* A new node: its moves may be chosen before they are tried. */
void uct_rave_begin(const Uct *uct, Node *node);
/* Counts a simulation at the nodes of the path: the path, then `length` moves in uct->line. */
void uct_rave_note(Uct *uct, const double *reward, int length);

/* ---- uct_mast.c ------------------------------------------------------------------------------ */

/* Whether mast goes with the other options, or a sentence. */
bool uct_mast_open(Uct *uct, Search *search, Err *err);
/* With mast: plays the random game of this number, whose moves then are in uct->line, adds it to
 * the leaf's sums, and learns from it. */
void uct_mast_play(Uct *uct, uint64_t number);

/* ---- uct_descent.c, uct_backup.c ------------------------------------------------------------- */

/* Follows the best edges from where the descent stands to a position that is to be evaluated: then
 * the phase is PHASE_LEAF, with `left` playouts to run (none when the reward is known). Returns
 * false when it stopped at a node on the way, as asked. */
bool uct_descend(Uct *uct, Search *search);
/* Runs up to `budget` of the playouts that the leaf still needs; returns how many. */
int64_t uct_playouts(Uct *uct, int64_t budget);
/* The work that the limit counts: playouts, evaluations, and descents that needed neither. Without
 * those a search whose tree reaches to the end of the game would never come to its limit. */
static inline int64_t uct_effort(const Uct *uct) {
    return uct->playouts + uct->ready;
}

/* Adds the reward to every edge of the path, and carries proofs up. */
void uct_backup(Uct *uct);

#ifdef _OPENMP
/* What a descent has brought. */
typedef struct UctFound {
    double reward[MAX_PLAYERS], answer;
} UctFound;

/* As uct_descend, from the root, but stops at a node with fewer visits than `least` (uct->node),
 * and before an edge that is hidden or has no node yet (then that is null); true: it has come to an
 * end. The second goes on behind that edge. */
bool uct_descend_top(Uct *uct, Search *search);
void uct_descend_on(Uct *uct, Search *search);
/* What `count` descents from behind the first `top` steps of the path have found goes up those. */
void uct_backup_top(Uct *uct, int count);
#endif

/* ---- uct_train.c, uct_root.c ----------------------------------------------------------------- */

/* Whether this game allows what the options ask for. */
bool uct_train_open(Uct *uct, Search *search, Err *err);
/* The games begin: the tree is new. */
void uct_train_begin(Uct *uct);
/* True: a descent is to be made from uct->from. False: a move was made there, or the game is over;
 * train_games is 0 after the last one. */
bool uct_train_step(Uct *uct);
/* The games are over: the search itself begins, with what was learned. */
void uct_train_end(Uct *uct);

/* What the report tells of begins at nothing, descents at the root. */
void uct_clear(Uct *uct);
void uct_begin(Search *search, const void *state);

/* ---- uct_report.c, uct_node_stats.c ---------------------------------------------------------- */

void uct_report(const Search *search, Report *report);
/* The slots node_stats and descent. */
bool uct_node_stats(const Search *search, const Move *path, int length, NodeStats *node_stats);
void uct_descent(const Search *search, Descent *out);

/* ---- uct.c ----------------------------------------------------------------------------------- */

const Message *uct_unfit(const Game *game);
bool uct_open(Search *search, Err *err);
/* Room for what a descent needs besides the tree. */
bool uct_open_descent(Uct *uct, Search *search, Err *err);
Step uct_step(Search *search, int64_t budget);
/* The same on one thread; whether there is nothing left to do. */
Step uct_step_alone(Search *search, int64_t budget);
bool uct_finished(const Search *search, const Uct *uct);
bool uct_retune(Search *search);

/* ---- uct_threads.c --------------------------------------------------------------------------- */

#ifdef _OPENMP
/* Reserves what the other threads need, when the options ask for some; a step with their help; lets
 * them rest, so that the tree can be read and changed, with their share of the counts. */
bool uct_threads_open(Search *search, Uct *uct, Err *err);
Step uct_threads_step(Search *search, int64_t budget);
void uct_threads_rest(Uct *uct);
/* Has another thread come through this node to where it is at work? */
bool uct_is_passed(const Uct *uct, const Node *node);
void uct_close(Search *search);
#endif

/* The searcher's own, with nobody else at work. */
static inline Uct *uct_at_rest(const Search *search) {
    Uct *uct = search->data;
#ifdef _OPENMP
    uct_threads_rest(uct);
#endif
    return uct;
}

#endif
