/* inspect.h - what the commands that look at a search share: which analysis, which node, the words
 * and numbers for it. core/answers/inspect.ts describes every answer. */
#ifndef PLY_SHELL_INSPECT_H
#define PLY_SHELL_INSPECT_H

#include "play/jobs/think.h"
#include "shell/call.h"
#include "shell/session.h"

/* One question about an analysis; its memory is the call's. */
typedef struct Inspect {
    Call *call;
    Task *task;
    const Search *search;
    const Game *game;
    const Report *report;
    const Tree *tree; /* null = not recorded, or not asked for */
    Arena *arena;     /* the call's */
    /* The node in question: the moves that lead to it, its state, the one before it. */
    Move *path;
    int length;
    void *state, *before;
    Status status;
    Move *moves;          /* scratch, max_moves entries */
    void *walk, *scratch; /* scratch, a state each; room is inspect_play's */
} Inspect;

enum {
    INSPECT_PATH = 512, /* longest path, plies */
    INSPECT_TEXT = 64   /* longest word of a move */
};

/* The options that all of these commands have; `at` is a path. */
typedef struct InspectOptions {
    char job[16], at[2000];
} InspectOptions;

#define INSPECT_JOB(Options)                                        \
    PARAM_TEXT(Options, job, "", .title = "Number of the analysis", \
               .doc = "Number of the analysis that is meant; without it the newest one.")

/* Opens the question: finds the analysis by `job` ("" = the newest); with `tree`, its record must
 * be there. */
bool inspect_open(Inspect *inspect, Call *call, const char *job, bool tree);
/* Follows a path of moves from the root, joined by commas; may be called several times, each going
 * on. */
bool inspect_follow(Inspect *inspect, const char *path);
bool inspect_follow_words(Inspect *inspect); /* those of the call, from where it is */
void inspect_root(Inspect *inspect);         /* back to the root */
/* The node of the path in the record, -1 = not recorded. */
int inspect_node(const Inspect *inspect, const Tree *tree);
/* Puts the state at a node of a record into `walk`. */
void inspect_walk(const Inspect *inspect, const Tree *tree, int node);
/* Plays a move as this search does: in games of rounds, a search that is traced lets the player at
 * the root choose first in every round. */
Status inspect_play(const Inspect *inspect, void *to, const void *from, Move move);

bool inspect_stale(const Inspect *inspect); /* it is not of the position on the board */
/* Values in the record are means of random games, and efforts count these; a player outside tells
 * that only by what it records. */
bool inspect_sampled(const Inspect *inspect);

/* Members that all answers have. */
void inspect_head(const Inspect *inspect, Json *json);
void inspect_path_json(const Inspect *inspect, const char *key, Json *json);

/* ---- words and numbers ----------------------------------------------------------------------- */

typedef enum InspectWhy {
    WHY_SEARCHED,
    WHY_DEPTH,
    WHY_WIN,
    WHY_LOSS,
    WHY_DRAW,
    WHY_OVER,
    WHY_TABLE,
    WHY_CUTOFF,
    WHY_PLAYOUT,
    WHY_KNOWN,
    WHY_OPEN
} InspectWhy;

/* Why a node of this value ended so. */
InspectWhy inspect_end(const Inspect *inspect, NodeEnd end, double value);
InspectWhy inspect_why(const Inspect *inspect, const TreeNode *node);
const char *inspect_why_word(InspectWhy why);
/* Tenths; INSPECT_NULL for what is no number. */
int64_t inspect_tenths(double value);
enum { INSPECT_NULL = INT32_MIN };
/* Which of its siblings it was in the last visit of its parent, -1 = it was not tried there. */
int inspect_turn(const Tree *tree, int node);
/* Has the window of a node been told? */
bool inspect_window(const TreeNode *node);
/* Who chooses in `state`: a player, -1 = the dice, -2 = none. */
int inspect_mover(const Inspect *inspect, const void *state, Status status);
/* Probability of an outcome of the dice, negative = it is none; `scratch` has max_moves entries. */
double inspect_chance(const Inspect *inspect, const void *before, Move move, Move *scratch);
/* Children that the last visit of a node has tried, and the effort they took. */
int inspect_tried(const Tree *tree, int node, double *effort);
/* Moves of `state` beside those tried, and about how many nodes they would have taken. */
int inspect_left_out(const Inspect *inspect, const void *state, int tried, double effort,
                     double *saved);
/* Moves that a cut-off in this node has saved, and about how many nodes; 0 where there was none. */
int inspect_pruned(const Inspect *inspect, const Tree *tree, int node, const void *state,
                   double *saved);

/* An array of whole numbers as one member, INSPECT_NULL as null. */
void inspect_column(Json *json, const char *key, const int32_t *values, int count);

/* Words in the order of their first use; a number for each. */
typedef struct InspectWords {
    char **words;
    int count, capacity;
    int *slots;
    unsigned mask;
    Arena *arena;
} InspectWords;

bool inspect_words_init(InspectWords *words, Arena *arena, Err *err);
/* Number of the word of a move; -1 without memory. */
int inspect_word(InspectWords *words, const Inspect *inspect, const void *state, Move move);
void inspect_words_json(const InspectWords *words, const char *key, Json *json);

/* A value as people say it, by the scale of the search: "54 %", "a win", "+8.0", "9717". */
void inspect_write_number(const Inspect *inspect, double value, Writer *out);
/* The same with its bound, short: ">=54 %"; "?" where there is none. */
void inspect_write_value(const Inspect *inspect, double value, Bound bound, Writer *out);
void inspect_write_end(const Inspect *inspect, double end, Writer *out); /* of a window; "-inf" */

/* ---- the commands ---------------------------------------------------------------------------- */

/* At most `max` nodes of the subtree at the path, ply by ply. */
bool tree_answer(Inspect *inspect, int max, int depth, double min);
bool tree_why(Inspect *inspect); /* of the move, or the path, that the words of the call are */
bool tree_columns(Inspect *inspect, int max, int depth, double min, Task *other);
bool do_node(Call *call);
bool do_log(Call *call);
bool do_descent(Call *call);
bool do_history(Call *call);

/* What all answers tell of a node: value, visits, alpha, beta, bound, end. Null = nothing is
 * known. */
void inspect_node_json(const Inspect *inspect, const TreeNode *node, Json *json);
/* The same of a move in the tree of uct; a null row was never looked at. */
void stats_node_json(const NodeStatsRow *row, Json *json);
/* The numbers of uct for a move; of the dice only what is proven. */
void node_stats_json(const NodeStatsRow *row, bool dice, Json *json);
/* The moves that `look` tells of in `state`, as an array `moves`. */
void stats_moves_json(const Inspect *inspect, const void *state, const NodeStats *look, Json *json);

/* What happened in a node, a sentence or two. */
void node_sentence(const Inspect *inspect, const Tree *tree, int node, Writer *out);

#endif
