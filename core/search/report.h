/* report.h - what a search says of its root: the move that it would play, and of every move what it
 * knows. A searcher fills it in (search.h), jobs and views read it.
 *
 * Values are for the player to move at the root, in the units that search.h tells of. */
#ifndef PLY_SEARCH_REPORT_H
#define PLY_SEARCH_REPORT_H

#include "game/game.h"

typedef enum Bound { BOUND_NONE, BOUND_EXACT, BOUND_LOWER, BOUND_UPPER } Bound;

/* Proven result for the player to move at the root. */
typedef enum Proven { PROVEN_NONE, PROVEN_WIN, PROVEN_DRAW, PROVEN_LOSS } Proven;

/* Their words: "exact", "lower", "upper"; "win", "draw", "loss". Null for none. */
const char *bound_word(Bound bound);
const char *proven_word(Proven proven);

enum { PV_MAX = 64, COUNTERS_MAX = 12, REPORT_SPREAD = 5 };

/* What is known of one root move. */
typedef struct MoveReport {
    Move move;
    double value;  /* see the head of search.h; meaningful when bound is not BOUND_NONE */
    Bound bound;   /* EXACT for estimates, too; NONE = not looked at yet */
    double effort; /* nodes or visits spent on it */
    double error;  /* standard error of the value, 0 = none is known */
    double score;  /* what the searcher ranks by: its own (UCB score), or the value */
    Proven proven;
    int proven_in;   /* plies from the root to the proven end, 0 = unknown */
    Move pv[PV_MAX]; /* line of play, begins with `move` */
    int pv_length;
    double mix; /* where Report.mixed: how often the move is drawn, 0..1 */
    /* Games with chance: how the values of what the dice may bring right after the move are spread:
     * the least, the quartiles and the largest, weighted by probability. */
    bool has_spread;
    double spread[REPORT_SPREAD];
} MoveReport;

/* A number a searcher wants shown: {.name = "table_hits", .title = "table hits", .value = 12.5}.
 * Programs go by the name, a word of letters and _, which stays when the title changes. The title
 * is for people, null where it is the name; the unit is short, such as "%" or "plies", or null. */
typedef struct Counter {
    const char *name, *title, *doc, *unit;
    double value;
} Counter;

typedef struct Report {
    Move best;  /* NO_MOVE while nothing is known */
    bool mixed; /* the choice is a mixture: `best` is drawn from it, MoveReport.mix has all of it */
    double value;
    Proven proven;
    int proven_in;
    /* Why there is nothing more to find, a row without parts; null = there may be. Told when the
     * search has ended by itself; a searcher may say so whenever it holds. */
    const Message *ended;
    int depth;       /* finished depth, or longest line in the tree */
    double nodes;    /* tree nodes visited */
    double playouts; /* 0 for searchers without */
    double effort;   /* what Limits.nodes counts; 0 = playouts, or nodes where there are none */
    size_t stack;    /* bytes of the machine's stack that recursion fills, 0 = not measured */
    size_t frame;    /* bytes of its own that it keeps of each ply on the way, 0 = not told */
    Move pv[PV_MAX];
    int pv_length;
    double vector[MAX_PLAYERS]; /* games of many players: value for each */
    bool has_vector;
    int counters;
    Counter counter[COUNTERS_MAX];
    int count; /* rows filled, at most `capacity`, in the order of Game.moves at the root */
    int capacity;
    bool figures;     /* request: the numbers alone, which cost little at any time */
    MoveReport *rows; /* the caller's */
} Report;

/* Adds a counter; what does not fit any more is left out. */
void report_count(Report *report, const char *name, const char *title, const char *doc,
                  const char *unit, double value);
static inline double report_percent(int64_t part, int64_t whole) {
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

/* Best move, value and line of play are those of row `index`; negative = nothing changes. */
void report_choose(Report *report, int index);
/* The report of a player that values nothing: all legal moves in their order, and its choice
 * (NO_MOVE = none yet). */
void report_unvalued(Report *report, const Move *moves, int count, Move best);

extern const Message *const search_ended_lines; /* Report.ended where nothing had to be estimated */

/* Work that Limits.nodes counts: Report.effort, else playouts for searchers that make them, else
 * nodes. */
double report_effort(const Report *report);

#endif
