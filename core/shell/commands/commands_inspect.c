/* commands_inspect.c - looking at an analysis: its tree, a node, its trace log, a descent, its
 * history. They answer at any time, also while it runs. */
#include "shell/inspect/inspect.h"

#include <string.h>

#include "shell/messages.def"

static const char group[] = "search";

static const Param inspect_params[] = {
    INSPECT_JOB(InspectOptions),
    PARAM_TEXT(InspectOptions, at, "", .flags = PARAM_FREE, .title = "Path to the node",
               .doc = "A node: the moves that lead there from the position of the analysis, joined "
                      "by commas, such as 4,4,5. Without it that position."),
    PARAM_END};

static const Param job_params[] = {INSPECT_JOB(InspectOptions), PARAM_END};

/* ---- tree ------------------------------------------------------------------------------------ */

typedef struct TreeOptions {
    char job[16], at[2000];
    int64_t depth;
    double min;
    char compare[16];
} TreeOptions;

static const Param tree_params[] = {
    PARAM_TEXT(TreeOptions, job, "", .title = "Number of the analysis",
               .doc = "Number of the analysis whose tree is wanted; without it the newest one."),
    PARAM_TEXT(TreeOptions, at, "", .flags = PARAM_FREE, .title = "Path to the node",
               .doc = "The node whose subtree is wanted: moves joined by commas, such as 4,4,5."),
    PARAM_INT(TreeOptions, depth, 511, 0, 511, .unit = "plies", .unit_one = "ply",
              .title = "Most plies below", .doc = "Maximum depth, in plies."),
    PARAM_REAL(TreeOptions, min, 0, 0, 1e15, .former = "least", .title = "Least effort of a node",
               .doc = "Minimum effort of a node."),
    PARAM_TEXT(TreeOptions, compare, "", .former = "beside", .title = "Analysis to compare with",
               .doc = "Number of another analysis: with `columns`, the effort of the same nodes in "
                      "its record."),
    PARAM_END};

enum { TREE_COLUMNS = 200000, TREE_JSON = 20000, TREE_TEXT = 2000 }; /* most nodes of an answer */

static bool do_tree(Call *call) {
    const TreeOptions *options = call->options;
    bool columns = call->args[1] && call->json;
    int64_t max;
    if (!arg_number(call, 0,
                    columns      ? 2000
                    : call->json ? 200
                                 : 40,
                    columns      ? TREE_COLUMNS
                    : call->json ? TREE_JSON
                                 : TREE_TEXT,
                    &max))
        return false;
    Task *other = NULL;
    if (*options->compare) {
        other = task_choose(call->session, options->compare, TASK_SEARCH, TASK_USED, &call->err);
        if (!other) return false;
        if (!think_tree(other->job))
            return err_set(&call->err, tree_of_job_not_recorded, other->number);
    }
    Inspect inspect;
    if (!inspect_open(&inspect, call, options->job, true) || !inspect_follow(&inspect, options->at))
        return false;
    int depth = (int)options->depth;
    return columns ? tree_columns(&inspect, (int)max, depth, options->min, other)
                   : tree_answer(&inspect, (int)max, depth, options->min);
}

static bool do_why(Call *call) {
    Inspect inspect;
    const InspectOptions *options = call->options;
    return inspect_open(&inspect, call, options->job, false) && tree_why(&inspect);
}

/* clang-format off */
const Command commands_inspect[] = {
    {.name = "tree", .group = group, .run = do_tree, .answers = "tree columns",
     ARGS(ARG_INT("MAX", -1, 1, TREE_COLUMNS), ARG_WORD("columns")),
     OPTIONS(TreeOptions, tree_params),
     .usage = "[at=PATH] [depth=D] [min=E] [job=JOB] [compare=JOB]",
     .doc = "The search tree of an analysis, or the subtree at a node, at most MAX nodes: those "
            "near the root and those with the most effort. For programs `columns` gives it as "
            "arrays, up to 200,000 nodes, those with the most effort first, with what cut-offs "
            "have saved."},
    {.name = "node", .group = group, .run = do_node,
     .answers = "node", ARGS(ARG_TEXT("PATH", NULL, 0, ARG_MANY)),
     OPTIONS(InspectOptions, inspect_params), .usage = "[job=JOB]",
     .doc = "The board at a node of an analysis, what the search knows there, and of its moves: "
            "`node 4,4,5`. The game on the board is not touched."},
    {.name = "why", .group = group, .run = do_why,
     .answers = "why", ARGS(ARG_TEXT("MOVE...", "move", 1, ARG_MANY)),
     OPTIONS(InspectOptions, job_params), .usage = "[job=JOB]",
     .doc = "What the last analysis found about a move: its value, how sure that is, what answers "
            "it, where that leads, and how it compares with the best one. After several moves, "
            "`why 4 4 5`, what happened in that node of the tree."},
    {.name = "log", .former = "film", .group = group, .run = do_log, .answers = "log",
     ARGS(ARG_INT("FROM", 0, 0, 1e9), ARG_INT("COUNT", -1, 0, 1e9)),
     OPTIONS(InspectOptions, job_params),
     .usage = "[job=JOB]",
     .doc = "What happened in an analysis that was begun with `log=N`, event by event: every node "
            "that was entered, with its window, or left, with its value and the reason, and what a "
            "cut-off has saved. From event FROM on."},
    {.name = "descent", .group = group, .run = do_descent,
     .answers = "descent", OPTIONS(InspectOptions, job_params),
     .usage = "[job=JOB]",
     .doc = "The last descent of uct: what it chose at every node and why, with the mean and the "
            "exploration term of every move as they were then, the node that was added, the random "
            "game and its result. `step playout` makes one."},
    {.name = "history", .group = group, .run = do_history,
     .answers = "history", OPTIONS(InspectOptions, job_params),
     .usage = "[job=JOB]",
     .doc = "How an analysis came to its result: for players that deepen step by step, every "
            "iteration with its nodes, how much more they were, value and line of play; for all, "
            "when the best move changed."},
    {.name = NULL}};
/* clang-format on */
