/* see.h - what the commands that look at a search share: which analysis, which node, the words and
 * numbers for it. web/src/engine/see.ts describes every answer. */
#ifndef PLY_SHELL_SEE_H
#define PLY_SHELL_SEE_H

#include "shell/commands.h"

/* One question about an analysis. Its memory is its own, because answers may be large. */
typedef struct See {
    Call *call;
    Task *task;
    const Search *search;
    const Game *game;
    const Report *report;
    const Tree *tree; /* null = not recorded, or not asked for */
    Arena *arena;
    /* The node in question: the moves that lead to it, its state, the one before it. */
    Move *path;
    int length;
    void *state, *before;
    Status status;
    Move *moves;       /* scratch, max_moves entries */
    void *walk, *room; /* scratch, a state each; room is see_play's */
} See;

enum { SEE_PATH = 512 /* longest path, plies */ };

/* The options that all of these commands have; `at` is a path. */
typedef struct SeeOptions {
    char job[16], at[2000];
} SeeOptions;

#define SEE_JOB(Options)         \
    PARAM_TEXT(Options, job, "", \
               .doc = "Number of the analysis that is meant; without it the newest one.")

/* Opens the question: finds the analysis by `job` ("" = the newest); with `tree`, its record must be
 * there. To be closed with see_close whatever it returns. */
bool see_open(See *see, Call *call, const char *job, bool tree);
void see_close(See *see);
/* Follows a path of moves from the root, joined by commas; may be called several times, each going on. */
bool see_follow(See *see, const char *path);
void see_root(See *see); /* back to the root */
/* The node of the path in the record, -1 = not recorded. */
int see_node(const See *see, const Tree *tree);
/* Puts the state at a node of a record into `walk`. */
void see_walk(const See *see, const Tree *tree, int node);
/* Plays a move as this search does: in games of rounds, a search that is traced lets the player at
 * the root choose first in every round. */
Status see_play(const See *see, void *to, const void *from, Move move);

bool see_past(const See *see); /* it is not of the position on the board */

/* Members that all answers have. */
void see_head(const See *see, Json *json);
void see_path_json(const See *see, const char *key, Json *json);

/* ---- words and numbers ---------------------------------------------------------------------- */

typedef enum SeeWhy {
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
} SeeWhy;

/* Why a node of this value ended so. */
SeeWhy see_end(const See *see, NodeEnd end, double value);
SeeWhy see_why(const See *see, const TreeNode *node);
const char *see_why_word(SeeWhy why);
/* Tenths; SEE_NULL for what is no number. */
int64_t see_tenths(double value);
enum { SEE_NULL = INT32_MIN };
/* Which of its siblings it was in the last visit of its parent, -1 = it was not tried there. */
int see_turn(const Tree *tree, int node);
/* Has the window of a node been told? */
bool see_window(const TreeNode *node);
/* Who chooses in `state`: a player, -1 = the dice, -2 = nobody. */
int see_mover(const See *see, const void *state, Status status);
/* Probability of an outcome of the dice, negative = it is none; `scratch` has max_moves entries. */
double see_chance(const See *see, const void *before, Move move, Move *scratch);
/* Moves that a cut-off in this node has saved, and about how many nodes; 0 where there was none. */
int see_pruned(const See *see, const Tree *tree, int node, const void *state, double *saved);

/* An array of whole numbers as one member, SEE_NULL as null. */
void see_column(Json *json, const char *key, const int32_t *values, int count);

/* Words in the order of their first use; a number for each. */
typedef struct SeeWords {
    char **words;
    int count, room;
    int *slots;
    unsigned mask;
    Arena *arena;
} SeeWords;

bool see_words_init(SeeWords *words, Arena *arena, Err *err);
/* Number of the word of a move; -1 without memory. */
int see_word(SeeWords *words, const See *see, const void *state, Move move);
void see_words_json(const SeeWords *words, const char *key, Json *json);

/* A value for people: "+17.7", ">=3.0". */
void see_write_value(double value, Bound bound, Writer *out);

/* ---- the commands --------------------------------------------------------------------------- */

/* At most `max` nodes of the subtree at the path, ply by ply. */
bool tree_answer(See *see, int max, int depth, double least);
bool tree_why(See *see); /* of the move, or the path, that the words of the call are */
bool tree_columns(See *see, int max, int depth, double least, Task *beside);
bool do_node(Call *call);
bool do_film(Call *call);
bool do_descent(Call *call);
bool do_history(Call *call);
extern const Row see_options;

/* What all answers tell of a node: value, visits, alpha, beta, bound, end. Null = nothing is known. */
void see_node_json(const See *see, const TreeNode *node, Json *json);
/* The same of a move in the tree of uct; a null row was never looked at. */
void look_node_json(const LookRow *row, Json *json);
/* The numbers of uct for a move; of the dice only what is proven. */
void look_json(const LookRow *row, bool dice, Json *json);
/* The moves that `look` tells of in `state`, as an array `moves`. */
void look_moves_json(const See *see, const void *state, const Look *look, Json *json);

/* What happened in a node, a sentence or two. */
void node_sentence(const See *see, const Tree *tree, int node, Writer *out);

#endif
