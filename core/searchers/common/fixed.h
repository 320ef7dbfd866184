/* fixed.h - what the searchers of fixed depth share: frames, the root, the report.
 *
 * minimax, negamax, alphabeta, negalphabeta and the two iterative variants differ in how they value
 * a position with replies, and in nothing else. Each brings that one function (FixedInner); here
 * are the loop over the root moves, the visit of a node, lines of play, counters, events and the
 * trace.
 *
 * A node is a position reached by a move. The root is not counted, so that `nodes` is the sum of
 * the efforts of the root moves and minimax visits perft(1) + ... + perft(depth) nodes.
 *
 * Pausing. All that a ply knows stands in its Frame: position, moves, and while the search is
 * paused the locals of the function that works there. When the budget is used up before a node,
 * fixed_visit says VISIT_PAUSE, every function on the way up saves its locals in its frame and
 * returns. The next step calls the same functions again; each finds `paused` in its frame, takes
 * its locals back and goes on with the child it was in. No node is played or counted twice. */
#ifndef PLY_SEARCHERS_COMMON_FIXED_H
#define PLY_SEARCHERS_COMMON_FIXED_H

#include "search/search.h"

/* The options of the whole family. Searchers without a choice at the root leave `moves` out of
 * their rows; it stays MOVES_ALL. Those with cut-offs leave `many` out: it stays MANY_PARANOID. */
typedef struct FixedOptions {
    Limits limits;
    int64_t depth;
    int64_t moves; /* MOVES_ALL ... */
    int64_t many;  /* MANY_PARANOID ... */
    int64_t ties;  /* TIES_FIRST ... */
    Choice eval;
} FixedOptions;

enum { MANY_PARANOID, MANY_MAXN };

/* Rows, once for the searchers that visit every node, once for those with cut-offs. */
extern const Param fixed_full_params[], fixed_cut_params[];

/* Every game without dice.
 *
 * More than two players: all others play against the one at the root (paranoid), or every player
 * plays for himself (max^n, Luckhardt and Irani 1986); see fixed_maxn.
 *
 * Simultaneous moves: in every round the player at the root chooses first and the others answer
 * what they could not know. That is the maxmin value, alike for every seat: fixed_play asks the
 * game for this order whenever a round begins. */
enum { FIXED_ACCEPTS = TRAIT_ANY & ~TRAIT_CHANCE };

/* One ply of the search. */
typedef struct Frame {
    void *state;
    Move *moves;        /* of state, once expanded; null at the depth, where nothing is */
    int count, next;    /* of moves; the child in work */
    double alpha, beta; /* window */
    double best;        /* minimax kin: best value so far */
    bool paused;        /* the locals of a recursive function stand above */
    bool mine;          /* iterative variants: the player at the root moves here */
    int mover;          /* max^n: who moves here */
    Move *line;         /* best line from here, `length` moves */
    int length;
    int64_t entered; /* nodes before this one, while watched */
} Frame;

/* What is known of a root move. */
typedef struct RootRow {
    double value, effort;
    Bound bound;
    bool settled; /* no evaluated leaf below: value is a result, or a bound of it */
    bool replied; /* another player moves after it */
    Move *line;
    int length;
    double vector[MAX_PLAYERS]; /* max^n: value for each player */
} RootRow;

typedef struct Fixed {
    /* What every visit needs, copied from the game. */
    Status (*play)(const Rules *rules, void *to, const void *from, Move move);
    int (*moves)(const Rules *rules, const void *state, Move *out);
    int (*mover)(const Rules *rules, const void *state);
    double (*result)(const Rules *rules, const void *state, int player);
    const Rules *rules;
    Frame *frame; /* depth + 1 of them */
    /* Nodes so far are base - left - watched. Of the budget, `left` is spent quickly; while the
     * search is watched, and down to its first leaf, it is 0 and `watched` is spent instead, so
     * that one test serves all. */
    int64_t left, watched, base;
    int64_t inner, over, cuts; /* nodes with replies, finished games, cut-offs */
    double scale;              /* of results: 100, or 1 for points */
    double leaf;               /* value of the last leaf, while the search is watched */
    int depth, me;             /* me: the player to move at the root */
    bool watch;                /* it is traced, or is to stop at an event */
    bool paused;               /* the functions are on their way up */
    const char *floor;         /* where the machine's stack stood when the step began */
    size_t frame_bytes;        /* of a Frame and what belongs to it */
    size_t stack;              /* bytes of it in use at the deepest node seen, 0 = not known */
    bool silent;               /* the evaluation is 0 before the end */
    bool turns;                /* Game.turns */
    bool rounds;               /* simultaneous moves: the player at the root chooses first */
    void *scratch;             /* for fixed_round: one state */
    double (
        *vectors)[MAX_PLAYERS]; /* max^n: best values of each open ply for each player, else null */
    Evaluation eval;
    /* The root. */
    Search *search;
    RootRow *rows;
    int next;
    bool inside;  /* the root move `next` is being searched */
    bool started; /* the root was entered */
    bool done;
    Frame *top;                     /* iterative variants: the deepest open node, null = none */
    int64_t row_nodes, row_horizon; /* when the root move began */
} Fixed;

/* Values a node that has replies for the player at the root. When it comes back with fixed->paused
 * set, it is called again in the next step. */
typedef double (*FixedInner)(Fixed *fixed, Frame *frame, double alpha, double beta);

/* The row of a searcher behind its name, and its slots but for step; step needs the searcher's
 * FixedInner and its window at the root: INFINITY for -inf..+inf, 0 for searchers that know no
 * windows. An analysis asks an evaluation: of the plain outcome a few plies show seven times 0. */
bool fixed_open(Search *search, Err *err);
void fixed_begin(Search *search, const void *state);
Step fixed_step(Search *search, int64_t budget, FixedInner inner, double window);
void fixed_report(const Search *search, Report *report);
/* clang-format off */
#define FIXED_ROW(kind) .params = fixed_##kind##_params, .size = sizeof(FixedOptions)
#define FIXED_SLOTS                                                                                \
    .roles[ROLE_ANALYST] = "eval=strong", .accepts = FIXED_ACCEPTS, .open = fixed_open,            \
    .begin = fixed_begin, .report = fixed_report
/* clang-format on */

/* ---- for the functions that value nodes ------------------------------------------------------ */

typedef enum Visit {
    VISIT_PAUSE, /* nothing happened: the budget is used up; fixed->paused is set */
    VISIT_LEAF,  /* *value holds the value for the player at the root */
    VISIT_INNER  /* the position has replies that are to be searched */
} Visit;

#define FIXED_RARELY(condition) __builtin_expect(!!(condition), 0)

double fixed_evaluate(Fixed *fixed, const void *state);

/* Simultaneous moves: when a round begins, the player at the root is made the first to choose. */
void fixed_round(Fixed *fixed, void *state);

/* Plays move number `next` of a node into the frame below it, and values it if that is a leaf. */
static inline Visit fixed_play(Fixed *fixed, Frame *frame, int next, double *value) {
    Frame *child = frame + 1;
    Status status = fixed->play(fixed->rules, child->state, frame->state, frame->moves[next]);
    if (status == OVER) {
        fixed->over++;
        child->length = 0;
        *value = fixed->scale * fixed->result(fixed->rules, child->state, fixed->me);
        return VISIT_LEAF;
    }
    if (child->moves) {
        if (FIXED_RARELY(fixed->rounds)) fixed_round(fixed, child->state);
        return VISIT_INNER;
    }
    *value = fixed->silent ? 0 : fixed_evaluate(fixed, child->state);
    return VISIT_LEAF;
}

/* The rare half of fixed_visit: the budget is used up, the search is watched, or it is on its way
 * to its first leaf, where the machine's stack is measured. The value stands in fixed->leaf: handed
 * out by address it would keep that of fixed_visit in memory. */
Visit fixed_visit_watched(Fixed *fixed, Frame *frame, int next, double alpha, double beta);

/* Visits the child number `next` of a node and counts it. The window, as the player at the root
 * sees it, is for the trace only. */
static inline Visit fixed_visit(Fixed *fixed, Frame *frame, int next, double alpha, double beta,
                                double *value) {
    if (FIXED_RARELY(fixed->left == 0)) {
        Visit visit = fixed_visit_watched(fixed, frame, next, alpha, beta);
        *value = fixed->leaf;
        return visit;
    }
    fixed->left--;
    return fixed_play(fixed, frame, next, value);
}

/* True when every child is a leaf, the search is not watched, and the budget is enough for all of
 * them: then the children need no further questions. fixed_leaf values one, fixed_spend pays for
 * `count` of them. */
static inline bool fixed_bottom(const Fixed *fixed, const Frame *frame) {
    return !frame[1].moves && fixed->left >= frame->count;
}

static inline double fixed_leaf(Fixed *fixed, const Frame *frame, Move move) {
    void *state = frame[1].state;
    if (FIXED_RARELY(fixed->play(fixed->rules, state, frame->state, move) == OVER)) {
        fixed->over++;
        return fixed->scale * fixed->result(fixed->rules, state, fixed->me);
    }
    return fixed->silent ? 0 : fixed_evaluate(fixed, state);
}

static inline void fixed_spend(Fixed *fixed, int64_t count) {
    fixed->left -= count;
}

/* Tells the trace that a node is left; value and bound as the player at the root sees them. Only
 * needed when fixed->watch is set. */
void fixed_leave(Fixed *fixed, Frame *frame, double value, Bound bound, NodeEnd end);

/* Stops the step if that event was asked for. */
void fixed_event(Fixed *fixed, SearchEvent event);

/* Lists the moves of a node that is searched for the first time. */
static inline void fixed_expand(Fixed *fixed, Frame *frame) {
    frame->count = fixed->moves(fixed->rules, frame->state, frame->moves);
    frame->length = 0;
    fixed->inner++;
}

/* True when the player at the root moves there. */
static inline bool fixed_mine(const Fixed *fixed, const Frame *frame) {
    return fixed->mover(fixed->rules, frame->state) == fixed->me;
}

/* The same for the node below one where that player moves (`mine`) or another one. */
static inline bool fixed_mine_next(const Fixed *fixed, const Frame *child, bool mine) {
    if (FIXED_RARELY(!fixed->turns)) return fixed_mine(fixed, child);
    return !mine;
}

/* The side below a node of side `sign`: +1 where the player at the root moves, -1 elsewhere. */
static inline double fixed_sign_next(const Fixed *fixed, const Frame *child, double sign) {
    return fixed_mine_next(fixed, child, sign > 0) ? 1 : -1;
}

/* The best line from a node now begins with its move number `next`. */
static inline void fixed_line(Frame *frame, int next) {
    const Frame *child = frame + 1;
    frame->line[0] = frame->moves[next];
    for (int i = 0; i < child->length; i++)
        frame->line[i + 1] = child->line[i];
    frame->length = child->length + 1;
}

/* Max^n, for the searchers without cut-offs: every player takes the largest of his own values, the
 * first of equal ones. Returns what that leaves to the player at the root; the values for all are
 * in fixed->vectors of this ply. Recursive, pausing like the others. */
double fixed_maxn(Fixed *fixed, Frame *frame);

/* Max^n: takes the values of the child over if they are better for the frame's mover (or the
 * first). True when they were. */
bool fixed_absorb_vector(Fixed *fixed, Frame *frame, bool first);

/* Max^n: the child of `frame` is a leaf of this value for the player at the root; fills in the
 * values for the others. */
void fixed_leaf_vector(Fixed *fixed, Frame *frame, double value);

/* Saves the locals of a function that must return because the search is paused. */
static inline double fixed_pause(Frame *frame, int next, double alpha, double beta, double best) {
    frame->next = next;
    frame->alpha = alpha;
    frame->beta = beta;
    frame->best = best;
    frame->paused = true;
    return 0;
}

/* Counts a cut-off. */
static inline void fixed_cut(Fixed *fixed) {
    fixed->cuts++;
    if (FIXED_RARELY(fixed->watch)) fixed_event(fixed, EVENT_CUTOFF);
}

#endif
