/* pvs.h - what the files of the searcher pvs share: pvs.c (options, roots, steps), pvs_plan.c (what
 * to do after an iteration), pvs_tree.c (one iteration: nodes, table, cut-offs), pvs_moves.c (lists
 * and order of moves), pvs_threads.c (several threads) and pvs_report.c (what it tells). */
#ifndef PLY_SEARCHERS_PVS_H
#define PLY_SEARCHERS_PVS_H

#include "search/iterations.h"
#include "search/order.h"
#include "search/tt.h"

/* A score is a whole number from the view of the player to move; 100 of them make one unit of the
 * contract (a hundredth of a win, or a point). A game won at ply n from the root is WIN - n. */
typedef int32_t Score;
enum {
    WIN = 8000000,
    MATE = 7980000, /* this and more is a win at a known ply */
    EVAL_MAX = 7900000,
    INFINITE = 8000001,
    GRAIN = 100,
    DEPTH_END = 250,     /* the largest depth: to the end of every line */
    OTHERS = MAX_PLAYERS /* three or more players: the side of all but the one who thinks */
};

/* A score and what is claimed of it (TT_LOW: at least that much, ...). */
typedef struct Value {
    Score score;
    unsigned claim;
} Value;

typedef struct PvsOptions {
    Limits limits;
    int64_t depth;
    Choice eval;
    int64_t moves, ties; /* MOVES_BEST ..., TIES_FIRST ... */
    int64_t table, reduce, width, sort, cache;
    int64_t partial; /* PARTIAL_NO ... */
    int64_t rate;    /* RATE_NO ... */
#ifdef _OPENMP
    int64_t threads;
#endif
    bool reuse, killers, history, defer, scout, aspiration, reflex, known, solve;
} PvsOptions;

/* What of an iteration that a limit cuts short: nothing, its best move so far, or the move that was
 * being examined (see pvs_restless). */
enum { PARTIAL_NO, PARTIAL_YES, PARTIAL_EXAMINED };

/* The game's rating of moves: not used; used; only whether it is above 0. */
enum { RATE_NO, RATE_YES, RATE_COARSE };

/* What is known of a root move; kept in the order of Game.moves. */
typedef struct RootMove {
    Move move;
    Value value; /* claim 0 = not searched yet */
    int sight;   /* wins of at most this many plies would have been seen */
    double effort;
    int pv_length;
    Move pv[PV_MAX];
} RootMove;

/* One ply of the line being searched: what a recursive function would keep in its variables. */
typedef struct Frame {
    Ranked *moves; /* count of them; moves[next] is the one to try or being tried */
    int count, next;
    int depth; /* plies still to search */
    int mover; /* the side that moves: a player; three or more: s->asker or OTHERS */
    Score alpha, beta;
    Score best;    /* best score so far */
    unsigned low;  /* claimed of best: TT_LOW... by the move that reached it, */
    unsigned high; /* TT_HIGH... by all moves so far */
    Value ceiling; /* upper bound from table or game; claim 0 = none */
    Score banked;  /* points the mover has already */
    Move best_move;
    bool forced; /* the only reply that does not lose at once: takes no depth, needs no table */
    bool inside; /* moves[next] is being searched, */
    bool scout;  /* with the null window, */
    bool again;  /* and must be searched once more with the full one, or to the full depth */
    int reduced; /* plies that moves[next] is searched less deep */
    uint64_t hash;
    int64_t entered; /* node count on entry */
    int64_t tried;   /* node count when moves[next] was begun */
} Frame;

/* Lists of moves by position (option cache): `slots` lists of room for every move, the newest
 * wins. */
typedef struct MoveCache {
    uint64_t *keys;
    int *counts; /* 0 = nothing here */
    Move *moves;
    int64_t slots;
} MoveCache;

/* What an iteration asks. */
typedef enum Mode {
    MODE_DEEPEN, /* the best move when `depth` plies are searched and then evaluated */
    MODE_PROVE,  /* win, draw or loss: to the end of every line, within an allowance of nodes */
    MODE_SHORTEN /* the result is known; is there a win or loss of at most `depth` plies? */
} Mode;

typedef struct Pvs {
    const Game *game;
    const PvsOptions *options;
    Evaluation eval;
    Tt tt;
    History *history;
    Killers *killers; /* one a ply */
    bool knows;       /* option known, where the game knows results without search */
    bool reflexes;    /* Game.reflex is used */
    bool flat;        /* the evaluation is 0 as long as the game goes on */
    bool rounds;      /* simultaneous moves: values are those of maxmin */
    int round;        /* plies by which iterations deepen: those of a whole round, else 1 */
    bool many;        /* three or more players: all others against the asker */
    bool unfair;      /* one of the two: the search is pessimistic, only wins are proofs */
    bool points;
    bool loose; /* not every line is searched to the full depth: reduce, width */
    /* The line. */
    Frame *frames;
    int plies; /* frames */
    int ply;   /* frame being searched, -1 = between two iterations */
    char *states;
    size_t stride;
    Move *listing;  /* scratch for Game.moves */
    int32_t *rates; /* scratch for Game.rate */
    MoveCache cache;
    Move (*pv)[PV_MAX];
    int *pv_length;
    char *walk; /* two scratch states */
    /* The root. */
    RootMove *rows;  /* of the last finished iteration */
    RootMove *fresh; /* of the present one */
    int count, asker;
    /* The iteration. */
    Mode mode;
    int depth;
    Score alpha, beta, margin;
    int64_t allowance;           /* node count at which it is given up */
    int64_t began, ends, leaves; /* nodes before it; finished games and evaluated leaves in it */
    /* What is known. */
    Value value; /* claim 0 = nothing yet */
    Move best;
    int finished;           /* deepest finished iteration */
    int refuted;            /* there is no win or loss of at most this many plies */
    bool at_most, at_least; /* proven: no more than a draw; no less */
    Proven proven;
    int proven_in;
    bool done;
    int64_t next_proof; /* nodes of deepening before the next attempt to prove */
    /* Counters. */
    int64_t nodes, cuts, first_cuts, probes, hits, searched_again, forced, proof_nodes;
    int64_t listings, remembered; /* lists of moves asked for; found in the cache */
    int64_t last_iteration;       /* nodes of the last finished deepening iteration */
    Iterations *iterations;
#ifdef _OPENMP
    struct PvsThreads *threads; /* the others; null = there are none */
#endif
} Pvs;

/* partial=examined under a limit: the Amazons report's player. It deepens until the limit comes,
 * even when the result is proven, and tries the root moves in the same order in every iteration. */
static inline bool pvs_restless(const Pvs *s) {
    const Limits *limits = &s->options->limits;
    return s->options->partial == PARTIAL_EXAMINED && (limits->time > 0 || limits->nodes > 0);
}

static inline void *pvs_state(const Pvs *s, int ply) {
    return s->states + (size_t)ply * s->stride;
}

/* Wins of at most this many plies are seen surely by the present iteration. */
static inline int pvs_sight(const Pvs *s) {
    return s->depth + (s->reflexes ? 1 : 0);
}

/* A score in the units of the contract. */
double pvs_units(const Pvs *s, Score score);

static inline Bound pvs_bound(unsigned claim) {
    static const Bound bounds[] = {
        [TT_LOW] = BOUND_LOWER, [TT_HIGH] = BOUND_UPPER, [TT_EXACT] = BOUND_EXACT};
    return bounds[claim & TT_EXACT];
}

static inline bool pvs_is_mate(Score score) {
    return score >= MATE || score <= -MATE;
}

/* pvs_plan.c: the next iteration deepens; or whatever suits what is known; or looks for a shorter
 * win. Orders the root moves by what is known of them. Takes over what the present iteration has
 * found and plans the next one. moves=all: is every move's value final? */
void pvs_plan_deepen(Pvs *s);
void pvs_plan_next(Pvs *s);
void pvs_plan_shorten(Pvs *s);
void pvs_reorder(Pvs *s);
void pvs_finish(Pvs *s, Value value);
bool pvs_settled(const Pvs *s);

/* pvs_moves.c: lists and ranks the moves of a node. */
void pvs_rank(Pvs *s, Frame *frame, int ply, Move first);
bool pvs_moves_open(Pvs *s, Arena *arena, Err *err);

/* pvs_tree.c: launches the iteration that mode, depth, alpha
 * and beta describe; works on it until the budget is used up, an event stops it or it is finished
 * (true; then *out is the value of the root); gives it up. */
void pvs_launch(Search *search);
bool pvs_iterate(Search *search, int64_t *budget, Value *out);
void pvs_abandon(Search *search);

/* Utility of a finished state, static value of an ongoing one, for a side. */
static inline double pvs_result(const Pvs *s, const void *state, int side) {
    double sign = side == OTHERS ? -1 : 1;
    return sign * s->game->result(s->game->rules, state, side == OTHERS ? s->asker : side);
}

static inline double pvs_evaluate(const Pvs *s, const void *state, int side) {
    double sign = side == OTHERS ? -1 : 1;
    return sign * evaluation_value(&s->eval, state, side == OTHERS ? s->asker : side);
}

/* The side that moves in an ongoing state. */
static inline int pvs_side(const Pvs *s, const void *state) {
    int mover = s->game->mover(s->game->rules, state);
    return s->many && mover != s->asker ? OTHERS : mover;
}

/* After play: in games with rounds the asker chooses first in every round. */
void pvs_order_round(const Pvs *s, void *state, char *scratch);

/* pvs_iterations.c: remembers that the present iteration has come to this value (claim 0: to
 * nothing), before pvs_finish; tells of all. */
void pvs_iterations_note(Search *search, Value value);
const Iteration *pvs_iterations(const Search *search, int *count);

void pvs_report(const Search *search, Report *out);

/* pvs.c: one tree of the search, its table and evaluation left out: what it needs, null when there
 * is no memory; at a new root; a step of it. */
Pvs *pvs_open_tree(const Search *search, Err *err);
void pvs_begin_tree(Search *search, const void *state, int asker);
Step pvs_step_tree(Search *search, int64_t budget);

#ifdef _OPENMP
/* pvs_threads.c: reserves the other threads' trees when the options ask for some; gives them the
 * options as they are now, or a new root, while they rest; a step with their help; the nodes that
 * they have searched. Lets them rest, and returns when all do; ends them. */
bool pvs_threads_open(Search *search, Pvs *s, Err *err);
void pvs_threads_options(const Search *search);
void pvs_threads_begin(const Search *search, const void *state);
Step pvs_threads_step(Search *search, int64_t budget);
int64_t pvs_threads_nodes(const Pvs *s);
void pvs_threads_halt(Pvs *s);
void pvs_threads_end(Pvs *s);
#endif

/* ---- the searcher ---------------------------------------------------------------------------- */

/* Rows and slots of the searcher, for games that give it presets of their own
 * (core/registry.presets.c). */
extern const Param pvs_params[];
bool pvs_open(Search *search, Err *err);
void pvs_begin(Search *search, const void *state);
Step pvs_step(Search *search, int64_t budget);
bool pvs_retune(Search *search);
#ifdef _OPENMP
void pvs_close(Search *search);
#define PVS_CLOSE .close = pvs_close,
#else
#define PVS_CLOSE
#endif

/* clang-format off */
/* Every part switched off that NegaScout does without. */
#define PVS_PLAIN                                                                                  \
    "depth=2,table=0,killers=no,history=no,rate=no,defer=no,aspiration=no,reflex=no,known=no,"     \
    "solve=no,partial=no"

#define PVS_SLOTS                                                                                  \
    .roles = {[ROLE_JUDGE] = "moves=all,nodes=300k", [ROLE_EVOLVED] = "depth=2",                   \
              [ROLE_CURVE] = "depth=2|4|6|8", [ROLE_WINDOWS] = ""},                                \
    .accepts = TRAIT_ANY & ~TRAIT_CHANCE, .unfit = search_points_alone, .open = pvs_open,          \
    PVS_CLOSE                                                                                      \
    .begin = pvs_begin, .step = pvs_step, .report = pvs_report, .retune = pvs_retune,              \
    .iterations = pvs_iterations
/* clang-format on */

#endif
