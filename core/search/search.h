/* search.h - the contract for searchers: what one implements. Read game/game.h first.
 *
 * A SearcherDef is one constant row: options as Param rows and a few functions over a Search. A
 * searcher never blocks: `step` does a bounded piece of work and returns, so that anything may be
 * looked at, retuned or stopped between two steps. It reads no clock, uses no thread (but for the
 * option `threads` of pvs and uct, where somebody asks for it), allocates only in `open`, and gives
 * the same report for the same root, options and seed however its work was sliced.
 *
 *     const SearcherDef searcher_oneply = {
 *         .row = {.name = "oneply", .title = "One ply", .doc = ..., .params = params, .size = ...},
 *         .accepts = TRAIT_ANY, .open = open, .begin = begin, .step = step, .report = report};
 *
 * Values are for the player to move at the root. Games without points: hundredths of a win, +100 is
 * a won game (a mean reward r in -1..+1 is reported as 100 r); games with points: points of the
 * whole game. Search.scale says what stands behind the number. Proven results are kept apart from
 * estimates.
 *
 * What it says at the end stands in report.h, what it tells on the way in trace.h. Whoever runs a
 * search reads run.h, whoever looks into one look.h; several searches of one position, and help
 * from elsewhere, are crew.h. */
#ifndef PLY_SEARCH_SEARCH_H
#define PLY_SEARCH_SEARCH_H

#include "base/arena.h"
#include "plyscope_host.h"
#include "search/report.h"
#include "search/trace.h"

typedef struct Search Search;
struct NodeStats;
struct Descent;
struct Iteration;
struct HelpDef;

/* ---- steps ----------------------------------------------------------------------------------- */

typedef enum Step {
    STEP_MORE, /* budget used up or stopped at an event; call again */
    STEP_DONE, /* nothing left to do: the report is final */
    STEP_WAIT  /* waits for a person or a program outside */
} Step;

/* Why a step may stop early. */
typedef enum SearchEvent {
    EVENT_NONE,
    EVENT_NODE,      /* a tree node was entered */
    EVENT_PLAYOUT,   /* one playout (descent) is finished */
    EVENT_ITERATION, /* one depth of iterative deepening, or one round over the root moves */
    EVENT_ROOT_MOVE, /* one root move is searched */
    EVENT_CUTOFF     /* a beta cut-off happened */
} SearchEvent;

/* ---- the searcher ---------------------------------------------------------------------------- */

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
    /* What its own stack takes the place of: the searcher that visits the same nodes by functions
     * that call themselves; null = none. */
    const char *recursive;
    /* Bytes of the machine's stack that one call of its recursion fills, as measured natively (gcc
     * 12, x86-64, Report.stack); 0 = it has no recursion. */
    int call;
    unsigned needs;   /* traits a game must have */
    unsigned accepts; /* traits a game may have; all others are refused */
    /* Says why a game that passes needs and accepts still does not fit, or null when it does. May
     * be null. */
    const Message *(*unfit)(const Game *game);
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
    void (*close)(Search *search); /* null = nothing but arena memory */
    bool outside; /* asks a program outside: a step may find that there is no news yet */

    /* What it can show besides, for views (look.h). */
    /* Writes the tree as it stands through enter/leave, at most about `max` nodes, best first; for
     * searchers that keep one (uct). Null = a tree is recorded by tracing. */
    void (*tree)(const Search *search, const Trace *trace, int max);
    /* What it knows at the node that these moves lead to from the root; false when there is no such
     * node, or no player so late in the round (NodeStats.chooser). Null = it keeps no tree. */
    bool (*node_stats)(const Search *search, const Move *path, int length, struct NodeStats *out);
    /* Fills in the last descent, or the one under way. Null = it makes none. */
    void (*descent)(const Search *search, struct Descent *descent);
    /* Its iterations so far, the first ones and always the last. Null = it does not deepen. */
    const struct Iteration *(*iterations)(const Search *search, int *count);
    /* How others may help with the work (crew.h); null = it takes no help. */
    const struct HelpDef *help;
} SearcherDef;

/* ---- its options ----------------------------------------------------------------------------- */

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

/* What several searchers ask under one name: `moves`, the root moves whose exact value is wanted,
 * and `ties`, which of equal ones is played. */
enum { MOVES_ALL, MOVES_BEST };
enum { TIES_FIRST, TIES_RANDOM };
extern const char *const search_moves_words[], *const search_moves_titles[];
extern const char *const search_ties_words[], *const search_ties_titles[];
#define SEARCH_MOVES_FORMER .former = "root", .former_words = "full=all narrow=best"

/* ---- one search ------------------------------------------------------------------------------ */

/* What values are measured in. */
typedef enum Scale {
    SCALE_RESULT,     /* estimates of the result: -100 lost, +100 won */
    SCALE_EVALUATION, /* in the unit of an evaluation; without points inside -100..+100 */
    SCALE_POINTS,     /* points of the whole game (said of an evaluation: those still to come) */
    SCALE_CHANCE      /* chances in percent that the goal of the game is reached, 0..100 */
} Scale;

/* Created by search_open, owned by a job or a test. */
/* A program outside that plays. */
typedef struct Outside {
    const PlyEngines *engines; /* null = there are none */
    bool waiting;              /* the last step could do nothing: no news from it yet */
    bool starting;             /* it starts, and does not know the position yet */
} Outside;

struct Search {
    const SearcherDef *def;
    const Game *game;
    const Choice *choice; /* def and option values; outlives the search */
    const void *options;  /* = choice->values, begins with Limits */
    Arena *arena;         /* the search's own; freed by search_close */
    void *data;           /* the searcher's */
    void *root;           /* copy of the root state */
    Scale scale;          /* that of the evaluation prepared last, else of results */
    const Choice *valued; /* that evaluation, or null */
    bool endless;         /* ignore limits on effort (sims), not on depth */
    int ply;              /* moves made in the game before the root; -1 = unknown */
    bool follows;         /* each root comes later in one game than the root before it */
    SearchEvent stop_at;  /* stop a step right after this; EVENT_NONE = never */
    bool stopped;         /* set by the searcher when it stopped for that event */
    bool done;            /* the last step had nothing left to do */
    Outside outside;      /* for `external` */
    const Trace *trace;   /* or null */
    bool recorded;        /* somebody looks at its nodes: for `external` */
    Err failure;          /* why the player cannot go on: it has lost; or empty */
};

static inline const Limits *search_limits(const Search *search) {
    return (const Limits *)search->options;
}

/* The seed of decision number `ply`, mixed from Limits.seed and a hash of the root, so that two
 * positions of one game do not share their random numbers. */
uint64_t search_seed(const Search *search);

/* A win or a block in one move at the root, for players that do not search then; else NO_MOVE. */
Move search_reflex(const Search *search, bool wanted);

/* SearcherDef.unfit of searchers that take points for one player only. */
const Message *search_points_alone(const Game *game);

/* Value of a finished state for `player` in the units of this contract (100 x result, or
 * points). */
double search_outcome(const Game *game, const void *state, int player);

/* Does anything listen to nodes at `ply`? `search` may be null, here and below. */
static inline bool search_listens(const Search *search, int ply) {
    const Trace *trace = search ? search->trace : NULL;
    return trace && (!trace->limit || ply <= *trace->limit);
}

/* What a searcher tells of its nodes, each at the cost of one test when nothing listens.
 * search_event ends the step when it was to run to such an event. */
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

/* ---- its evaluation -------------------------------------------------------------------------- */

/* An evaluation as searchers use it: a Choice prepared once. */
typedef struct Evaluation {
    const EvalDef *def;
    const Game *game;
    const void *tables; /* prepared tables, or the weights */
} Evaluation;

/* Prepares `choice` (of kind "eval") in the search's arena; values are on its scale from now on. */
bool search_evaluation(Search *search, const Choice *choice, Evaluation *out, Err *err);
/* As search_evaluation; refuses values that cannot be mixed with results of games. */
bool search_results_scale(Search *search, const Choice *choice, Evaluation *out, Err *err);

static inline double evaluation_value(const Evaluation *eval, const void *state, int player) {
    return eval->def->value(eval->game, eval->tables, state, player);
}

/* Whether its values stand on a scale of their own: they are no points. */
static inline bool evaluation_own_scale(const Evaluation *eval) {
    return eval->def->own_scale && eval->def->own_scale(eval->game, eval->tables);
}

/* Of results as they are, without an evaluation. */
static inline Scale game_scale(const Game *game) {
    return game->traits & TRAIT_POINTS ? SCALE_POINTS : SCALE_RESULT;
}

#endif
