/* search.h - the contract for searchers. Read game/game.h first.
 *
 * A SearcherDef is one constant row: options as Param rows and a few functions over a Search. A
 * searcher never blocks: `step` does a bounded piece of work and returns, so that anything may be
 * looked at, retuned or stopped between two steps. It reads no clock, uses no thread, allocates
 * only in `open`, and gives the same report for the same root, options and seed however its work
 * was sliced.
 *
 * Values are for the player to move at the root. Games without points: hundredths of a win, +100 is
 * a won game (a mean reward r in -1..+1 is reported as 100 r); games with points: points of the
 * whole game. Search.scale says what stands behind the number. Proven results are kept apart from
 * estimates. */
#ifndef PLY_SEARCH_SEARCH_H
#define PLY_SEARCH_SEARCH_H

#include "base/arena.h"
#include "game/game.h"
#include "plyscope_host.h"

typedef enum Step {
    STEP_MORE, /* budget used up or stopped at an event; call again */
    STEP_DONE, /* nothing left to do: the report is final */
    STEP_WAIT  /* waits for a person or a program outside */
} Step;

/* Why a step may stop early, and what a trace tells. */
typedef enum SearchEvent {
    EVENT_NONE,
    EVENT_NODE,      /* a tree node was entered */
    EVENT_PLAYOUT,   /* one playout (descent) is finished */
    EVENT_ITERATION, /* one depth of iterative deepening, or one round over the root moves */
    EVENT_ROOT_MOVE, /* one root move is searched */
    EVENT_CUTOFF     /* a beta cut-off happened */
} SearchEvent;

/* What values are measured in. */
typedef enum Scale {
    SCALE_RESULT,     /* estimates of the result: -100 lost, +100 won */
    SCALE_EVALUATION, /* in the unit of an evaluation; without points inside -100..+100 */
    SCALE_POINTS,     /* points of the whole game (said of an evaluation: those still to come) */
    SCALE_CHANCE      /* chances in percent that the goal of the game is reached, 0..100 */
} Scale;

typedef enum Bound { BOUND_NONE, BOUND_EXACT, BOUND_LOWER, BOUND_UPPER } Bound;

/* Proven result for the player to move at the root. */
typedef enum Proven { PROVEN_NONE, PROVEN_WIN, PROVEN_DRAW, PROVEN_LOSS } Proven;

/* Their words: "exact", "lower", "upper"; "win", "draw", "loss". Null for none. */
const char *bound_word(Bound bound);
const char *proven_word(Proven proven);

/* Why the search of a node ended. */
typedef enum NodeEnd {
    END_NONE,    /* all children were searched */
    END_LEAF,    /* depth reached, evaluated */
    END_OVER,    /* the game is over */
    END_TABLE,   /* answered by the transposition table */
    END_CUTOFF,  /* beta cut-off */
    END_PLAYOUT, /* a playout was run from here */
    END_KNOWN    /* proven without search */
} NodeEnd;

/* A sink for what a search does, bounded by its receiver. Null in Search = off, at the cost of one
 * test a node. Values are for the player to move at the root. Every choice of a round of
 * simultaneous moves is a ply; the player at the root chooses first in every round, but for
 * searchers that write the tree they keep (slot tree): there the game's own order holds. */
typedef struct Trace {
    void *context;
    /* A node at `ply` (root = 0) was entered by `move` (NO_MOVE at the root) under the window
     * [alpha, beta] (both 0 where the searcher has none). */
    void (*enter)(void *context, int ply, Move move, double alpha, double beta);
    /* The node entered last at `ply` is left. `effort` is nodes or visits below and including
     * it. */
    void (*leave)(void *context, int ply, double value, Bound bound, NodeEnd end, double effort);
    /* Three or more players who play for themselves: right before leave, the value of that node for
     * each. May be null. */
    void (*vector)(void *context, int ply, const double *values, int players);
    /* The deepest ply that is still listened to; it may only sink while a search goes on. Null =
     * all are. What lies deeper need not be told, so that a search may take a quicker way there. */
    const int *limit;
} Trace;

enum { PV_MAX = 64, COUNTERS_MAX = 12, REPORT_SPREAD = 5 };

/* What is known of one root move. */
typedef struct MoveReport {
    Move move;
    double value;  /* see the head of this file; meaningful when bound is not BOUND_NONE */
    Bound bound;   /* EXACT for estimates, too; NONE = not looked at yet */
    double effort; /* nodes or visits spent on it */
    double error;  /* standard error of the value, 0 = none is known */
    double score;  /* what the searcher ranks by: its own (UCB score), or the value */
    Proven proven;
    int proven_in;   /* plies from the root to the proven end, 0 = unknown */
    Move pv[PV_MAX]; /* line of play, begins with `move` */
    int pv_length;
    /* Games with chance: how the values of what the dice may bring right after the move are spread:
     * the least, the quartiles and the largest, weighted by probability. */
    bool has_spread;
    double spread[REPORT_SPREAD];
} MoveReport;

/* A number a searcher wants shown: {.name = "cut-offs", .value = 1234}. The unit is short, such as
 * "%" or "plies", or null. */
typedef struct Counter {
    const char *name, *doc, *unit;
    double value;
} Counter;

typedef struct Report {
    Move best; /* NO_MOVE while nothing is known */
    double value;
    Proven proven;
    int proven_in;
    /* Why there is nothing more to find, a sentence; null = there may be. Told when the search has
     * ended by itself; a searcher may say so whenever it holds. */
    const char *ended;
    int depth;       /* finished depth, or longest line in the tree */
    double nodes;    /* tree nodes visited */
    double playouts; /* 0 for searchers without */
    double effort;   /* what Limits.nodes counts; 0 = playouts, or nodes where there are none */
    Move pv[PV_MAX];
    int pv_length;
    double vector[MAX_PLAYERS]; /* games of many players: value for each */
    bool has_vector;
    int counters;
    Counter counter[COUNTERS_MAX];
    int count; /* rows filled, at most `capacity`, in the order of Game.moves at the root */
    int capacity;
    MoveReport *rows; /* the caller's */
} Report;

/* What a searcher that remembers its tree knows of one move at a node. */
typedef struct NodeStatsRow {
    Move move;
    double value;  /* as the player to move at the root sees it; meaningful when effort is not 0 */
    double effort; /* visits */
    /* For who chooses there, in rewards (-1..+1, or points): mean, exploration term, and the sum
     * that is compared. */
    double mean, explore, score;
    double prior;  /* share of an average strategy, 0..1; negative = there is none */
    Proven proven; /* for the player to move at the root */
    int proven_in; /* plies from there, 0 = unknown */
} NodeStatsRow;

typedef struct NodeStats {
    int chooser; /* request: of several who choose at the same time, the first (0), second, ... */
    bool before; /* request: as it was before the last descent */
    int player;  /* who chooses, or CHANCE */
    double visits;
    int count, capacity; /* rows filled, of the caller's `rows`; no order is promised */
    NodeStatsRow *rows;
} NodeStats;

/* One choice of a descent: made at the node that the first `length` moves of the path lead to. */
typedef struct DescentStep {
    int length, chooser;
    int player; /* or CHANCE */
    Move move;
    const char *why; /* "untried", "score", "proven", "dice", "strategy", "mixed" */
} DescentStep;

/* The last descent of a search that builds a tree by random games, or the one under way. */
typedef struct Descent {
    double number;   /* descents so far; 0 = none, then the rest is empty */
    double c, scale; /* score = mean + c x scale x sqrt(ln(visits) / visits of the move) */
    int count, length,
        capacity; /* steps, moves of the path; room for each in the caller's arrays */
    DescentStep *steps;
    Move *path;
    int grown;   /* length of the path to the node that was added, 0 = none was */
    bool open;   /* it is under way: no reward yet, the path so far */
    NodeEnd end; /* PLAYOUT, OVER, KNOWN, or LEAF: evaluated */
    double reward[MAX_PLAYERS];
    /* The random games: numbers first .. first + playouts - 1 of this seed, from `leaf`. */
    const PlayoutDef *policy;
    const void *params, *leaf;
    uint64_t seed, first;
    int64_t playouts;
    int cut;
} Descent;

enum { ITERATION_PV = 24, ITERATIONS_MAX = 128 };

/* One finished iteration of a search that deepens step by step. */
typedef struct Iteration {
    const char *kind; /* "deepen"; "prove", "shorten" */
    int depth;
    double nodes, total; /* of it; up to its end */
    double value;
    Bound bound;
    Move best;
    /* Since the iteration before, in numbers; negative = the searcher has no such thing. */
    double probes, hits, cuts, first_cuts;
    double researches;
    int pv_length;
    Move pv[ITERATION_PV];
} Iteration;

/* Every options struct begins with these; the rows come from SEARCH_LIMITS. */
typedef struct Limits {
    double time;   /* seconds a move, 0 = none; read by jobs only */
    int64_t nodes; /* what Report.effort counts, 0 = none */
    int64_t seed;
    char name[24]; /* a free name for matches, "" = the searcher's */
} Limits;

extern const char search_time_doc[], search_nodes_doc[], search_seed_doc[], search_name_doc[];

/* clang-format off */
#define SEARCH_LIMITS(Options)                                                                     \
    {.name = "time", .title = "Time per move", .type = PARAM_TYPE_TIME,                            \
     .offset = offsetof(Options, limits.time),                                                     \
     .max = 3600, .unit = "s", .doc = search_time_doc, .flags = PARAM_LIMIT | PARAM_LIVE},         \
    {.name = "nodes", .title = "Work per move", .type = PARAM_TYPE_INT,                            \
     .offset = offsetof(Options, limits.nodes),                                                    \
     .max = 1e15, .doc = search_nodes_doc, .flags = PARAM_LIMIT | PARAM_LOG | PARAM_LIVE},         \
    {.name = "seed", .title = "Random seed", .type = PARAM_TYPE_INT,                               \
     .offset = offsetof(Options, limits.seed),                                                     \
     .init = 1, .max = 9007199254740991.0, .doc = search_seed_doc, .flags = PARAM_ADVANCED},       \
    {.name = "name", .title = "Name in tables", .type = PARAM_TYPE_TEXT,                           \
     .offset = offsetof(Options, limits.name),                                                     \
     .max = 23, .init_text = "", .doc = search_name_doc, .flags = PARAM_ADVANCED | PARAM_LIVE}
/* clang-format on */

/* Of the option that SearcherDef.trees tells of. */
extern const char search_trees_doc[];

extern const char search_ended_lines[]; /* Report.ended where nothing had to be estimated */

/* What several searchers ask under one name: `moves`, the root moves whose exact value is wanted,
 * and `ties`, which of equal ones is played. */
enum { MOVES_ALL, MOVES_BEST };
enum { TIES_FIRST, TIES_RANDOM };
extern const char *const search_moves_words[], *const search_ties_words[];
#define SEARCH_MOVES_FORMER .former = "root", .former_words = "full=all narrow=best"

typedef struct Search Search;

/* What a searcher is for, so that commands and the page find one where none is named. Of several
 * that fit a game the last in registry.def is taken: the list goes from simple to strong. */
typedef enum Role {
    ROLE_PERSON,   /* its moves come from a person */
    ROLE_BASELINE, /* what any other player is measured against */
    ROLE_OPPONENT, /* takes a seat against a person, analyses for one */
    ROLE_ANALYST,  /* the page's analysis, and with which values it asks this searcher */
    ROLE_JUDGE,    /* estimates what moves are worth; the player of the engine protocol */
    ROLE_EXACT,    /* proves what positions are worth: judges before any other */
    ROLE_EVOLVED,  /* has weights that are worth evolving */
    ROLE_CURVE,    /* a point of its curve of strength against effort for each of these values */
    ROLE_WINDOWS,  /* traced by the view of alpha-beta, its nodes have windows */
    ROLE_FULL,     /* visits all nodes: what windows are compared with there */
    ROLES
} Role;

extern const char *const role_words[ROLES]; /* as `describe` tells them */

typedef struct SearcherDef {
    Row row;
    /* Per role the values that it takes the role with, the inside of a spec's parentheses ("": as
     * it is); null = the role is not its. */
    const char *roles[ROLES];
    unsigned needs;   /* traits a game must have */
    unsigned accepts; /* traits a game may have; all others are refused */
    /* Says why a game that passes needs and accepts still does not fit, or null when it does. May
     * be null. */
    const char *(*unfit)(const Game *game);
    /* Reserves everything in search->arena, prepares evaluations; fills search->data. Once per game
     * and options. */
    bool (*open)(Search *search, Err *err);
    /* A new root (ongoing, a player to move, already observed). May reuse what it knows. Resets the
     * counters of the report. */
    void (*begin)(Search *search, const void *state);
    /* Works for about `budget` nodes or playouts (never more than budget + one playout or one move
     * list), or to the event asked for in search->stop_at. */
    Step (*step)(Search *search, int64_t budget);
    /* Fills the report (rows up to its capacity) at any time after begin. */
    void (*report)(const Search *search, Report *report);
    /* Options changed in place, but only such as are marked PARAM_LIVE: brings what was derived
     * from them up to date, goes on with what is known and returns true; false to be opened and
     * begun anew nevertheless. Null = nothing is derived from them: they are read where they are
     * used. */
    bool (*retune)(Search *search);
    /* Writes the tree as it stands through enter/leave, at most about `max` nodes, best first; for
     * searchers that keep one (uct). Null = a tree is recorded by tracing. */
    void (*tree)(const Search *search, const Trace *trace, int max);
    /* What it knows at the node that these moves lead to from the root; false when there is no such
     * node, or no player so late in the round (look->arm). Null = it keeps no tree. */
    bool (*node_stats)(const Search *search, const Move *path, int length, NodeStats *node_stats);
    /* Fills in the last descent, or the one under way. Null = it makes none. */
    void (*descent)(const Search *search, Descent *descent);
    /* Where among the options the number of independent searches of the root stands (an int64_t;
     * search/trees.h); 0 = there is one. Limits on the work are then asked of search_share. */
    size_t trees;
    /* Of a report that adds up several: chooses the row that is played (report_choose). Scores come
     * in as sums and leave as what they are. Null only where trees is 0. */
    void (*choose)(const Search *search, Report *report);
    /* Help from elsewhere, for searchers that prove what every move is worth: the values with which
     * one of this kind, at the position after a move, finds that out. Null = it takes no help. */
    const char *helper;
    /* The next root move that a helper may take; NO_MOVE when there is none (yet). */
    Move (*share)(Search *search);
    /* What a helper has found at the position after that move: proven for the player to move there
     * (plies from there), or nothing, and its work. What comes out in the end does not depend on
     * when it comes, or whether. False when the move was not taken. */
    bool (*learn)(Search *search, Move move, Proven proven, int plies, double work);
    bool iterates; /* open sets search->iterations */
    bool outside;  /* asks a program outside: a step may find that there is no news yet */
    void (*close)(Search *search); /* null = nothing but arena memory */
} SearcherDef;

/* One search: created by search_open, owned by a job or a test. */
struct Search {
    const SearcherDef *def;
    const Game *game;
    const Choice *choice;          /* def and option values; outlives the search */
    const void *options;           /* = choice->values, begins with Limits */
    Arena *arena;                  /* the search's own; freed by search_close */
    void *data;                    /* the searcher's */
    struct Iterations *iterations; /* so far, the first ones and always the last; null = none */
    void *root;                    /* copy of the root state */
    Scale scale;     /* of its values: that of the evaluation prepared last, else results */
    bool endless;    /* analysis without end: ignore limits on effort (sims), not on depth */
    int tree, trees; /* this is search `tree` of so many independent ones */
    Search **others; /* of the first one: the rest; null = there are none */
    /* Of the rest: by which number it is searched elsewhere, 0 = it is not, negative = nor will it
     * be; of the first one: the last such number. */
    int64_t lent;
    Report *found;       /* of the rest: what was told of it from there; null = it never was */
    MoveReport *rows;    /* of the first one, for sums */
    int threads;         /* that the others may run on; 0 or 1 = none, they take turns */
    SearchEvent stop_at; /* stop a step right after this; EVENT_NONE = never */
    bool stopped;        /* set by the searcher when it stopped for that event */
    bool done;           /* the last step had nothing left to do */
    bool waiting;        /* the last step could do nothing: a program outside has no news yet */
    bool starting;       /* a program outside starts: it does not know the position yet */
    const Trace *trace;  /* or null */
    const PlyEngines *engines; /* programs outside, for `external`; null = there are none */
    Err failure; /* why the player cannot go on (an engine that has ended): it has lost; or empty */
};

/* Adds a counter to a report; what does not fit any more is left out. */
void report_count(Report *report, const char *name, const char *doc, const char *unit,
                  double value);
static inline double report_percent(int64_t part, int64_t whole) {
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

/* What a report says of moves and counters (not what is chosen, and no spreads) as one word, and
 * back: rows up to the capacity, without names. `final`: the search has ended. False for anything
 * that report_write does not write. */
void report_write(const Report *report, bool final, Writer *out);
bool report_read(const char *text, Report *report, bool *final);

/* Best move, value and line of play are those of row `index`; negative = nothing changes. */
void report_choose(Report *report, int index);

/* The report of a player that values nothing: all legal moves in their order, and its choice
 * (NO_MOVE = none yet). */
void report_unvalued(Report *report, const Move *moves, int count, Move best);

/* Opens a searcher on a game that it fits (search_unfit). `choice` must be a row of a SearcherDef
 * and outlive the search. `cap` is the memory cap in bytes. Null with a sentence when options do
 * not go together or memory is refused. */
Search *search_open(const Game *game, const Choice *choice, size_t cap, Err *err);
/* Opens one alone of the several searches that the options ask for, not the first. */
Search *search_open_tree(const Game *game, const Choice *choice, size_t cap, int tree, Err *err);
void search_close(Search *search); /* null is allowed */

/* New root: copies it, observes for the mover, calls begin. */
void search_begin(Search *search, const void *state);
Step search_step(Search *search, int64_t budget);
/* Does anything listen to nodes at `ply`? `search` may be null. */
static inline bool search_listens(const Search *search, int ply) {
    const Trace *trace = search ? search->trace : NULL;
    return trace && (!trace->limit || ply <= *trace->limit);
}

/* What a searcher tells of its nodes, each at the cost of one test when nothing listens; `search`
 * may be null. search_event ends the step when it was to run to such an event. */
static inline void search_enter(const Search *search, int ply, Move move, double alpha,
                                double beta) {
    if (search_listens(search, ply))
        search->trace->enter(search->trace->context, ply, move, alpha, beta);
}

static inline void search_leave(const Search *search, int ply, double value, Bound bound,
                                NodeEnd end, double effort) {
    if (search_listens(search, ply))
        search->trace->leave(search->trace->context, ply, value, bound, end, effort);
}

static inline void search_event(Search *search, SearchEvent event) {
    if (search && search->stop_at == event) search->stopped = true;
}

/* Fills a report whose rows and capacity are set (capacity 0 = no rows; negative = nor is a move
 * wanted: the numbers alone, which cost little at any time). */
void search_report(const Search *search, Report *report);
/* After option values changed in place: goes on when only PARAM_LIVE ones differ from those it was
 * opened with and the searcher agrees, else opens it anew and begins at the same root. False with a
 * sentence when the new options cannot be opened; the search is then closed inside (data null) and
 * must not be stepped until the next successful retune. */
bool search_retune(Search *search, Err *err);

/* Forgets all that is known and begins anew at the same root. False with a sentence without memory;
 * then as after a refused retune. */
bool search_rewind(Search *search, Err *err);

/* Why `def` cannot play `game`, a sentence, or null when it can. */
const char *search_unfit(const SearcherDef *def, const Game *game);

static inline const Limits *search_limits(const Search *search) {
    return (const Limits *)search->options;
}

/* A win or a block in one move at the root, for players that do not search then; else NO_MOVE. */
Move search_reflex(const Search *search, bool wanted);

/* What one of several independent searches does of this amount of work. */
static inline int64_t search_share(const Search *search, int64_t amount) {
    return (amount + search->trees - 1 - search->tree) / search->trees;
}

/* Bytes in use, of all of them. */
size_t search_memory(const Search *search);

/* SearcherDef.unfit of searchers that take points for one player only. */
const char *search_points_alone(const Game *game);

/* An evaluation as searchers use it: a Choice prepared once. */
typedef struct Evaluation {
    const EvalDef *def;
    const Game *game;
    const void *tables; /* prepared tables, or the weights */
} Evaluation;

/* Prepares `choice` (of kind "eval") for `game` in `arena`; or for a search in the search's, whose
 * values are then on its scale. */
bool evaluation_open(const Game *game, const Choice *choice, Arena *arena, Evaluation *out,
                     Err *err);
bool search_evaluation(Search *search, const Choice *choice, Evaluation *out, Err *err);

/* As search_evaluation; refuses values that cannot be mixed with results of games. */
bool search_results_scale(Search *search, const Choice *choice, Evaluation *out, Err *err);

/* Of results as they are, without an evaluation. */
static inline Scale game_scale(const Game *game) {
    return game->traits & TRAIT_POINTS ? SCALE_POINTS : SCALE_RESULT;
}
Scale evaluation_scale(const Evaluation *eval);
/* Between which values lie; false = nobody knows. */
bool scale_bounds(Scale scale, const Game *game, double bounds[2]);
/* The members `scale` and `bounds` of the open object. */
void scale_json(Json *json, Scale scale, const Game *game);
/* The same in words. */
const char *scale_text(Scale scale, const Game *game);

/* Whether its values stand on a scale of their own: they are no points. */
static inline bool evaluation_own_scale(const Evaluation *eval) {
    return eval->def->own_scale && eval->def->own_scale(eval->game, eval->tables);
}

static inline double evaluation_value(const Evaluation *eval, const void *state, int player) {
    return eval->def->value(eval->game, eval->tables, state, player);
}

/* Value of a finished state for `player` in the units of this contract (100 x result, or
 * points). */
double search_outcome(const Game *game, const void *state, int player);

/* The seed of decision number `ply`, mixed from Limits.seed and a hash of the root, so that two
 * positions of one game do not share their random numbers. */
uint64_t search_seed(const Search *search);

#endif
