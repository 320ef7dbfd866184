/* tree_columns.c - `tree MAX columns`: a subtree of the record as arrays, for views that draw up to
 * 200,000 nodes.
 *
 * Which nodes: those with the most effort. A node counts for no more than its parent (a record
 * keeps the latest of every node, so that a child may stand with more), hence no node is taken
 * before its parent, and the answer hangs together. Then one walk over the chosen nodes, with a
 * state for every ply, finds words of moves, who chooses, and what cut-offs have saved. */
#include "base/spec.h"
#include "shell/inspect/inspect.h"

#include <stdlib.h>
#include <string.h>

#include "base/messages.def"
#include "shell/messages.def"

enum {
    PARENT,
    MOVE,
    MOVER,
    VALUE,
    BOUND,
    EFFORT,
    WHY,
    ORDER,
    TURN,
    TRIES,
    AGAIN,
    PRUNED,
    SAVED,
    MORE,
    ALPHA,
    BETA,
    CHANCES,
    COLUMNS
};

static const char *const names[COLUMNS] = {"parent", "move",  "mover", "value", "bound", "visits",
                                           "end",    "order", "turn",  "tries", "again", "pruned",
                                           "saved",  "more",  "alpha", "beta",  "chance"};

typedef struct Columns {
    Inspect *inspect;
    const Tree *tree;
    int first;  /* node 0 of the answer, in the record */
    int total;  /* nodes of the record */
    int below;  /* of them in the subtree */
    int count;  /* chosen */
    int *place; /* per node of the record: its number in the answer, -1 = left out */
    int *size;  /* per node of the record: nodes of its subtree */
    double
        *rank;  /* per node of the record: effort, no more than the parent's; -1 = not asked for */
    int *nodes; /* the answer, breadth first */
    InspectWords words;
    bool windows;             /* some node has one */
    int32_t *column[COLUMNS]; /* filled by the walk */
} Columns;

static bool take(Columns *c, int max, Err *err) {
    Arena *arena = c->inspect->arena;
    size_t total = (size_t)c->total, limit = (size_t)max;
    c->place = ARENA_NEW(arena, int, total, err);
    c->size = ARENA_NEW(arena, int, total, err);
    c->rank = ARENA_NEW(arena, double, total, err);
    c->nodes = ARENA_NEW(arena, int, limit + 1, err);
    for (int i = 0; i < COLUMNS; i++)
        c->column[i] = arena_raw(arena, (limit + 1) * sizeof **c->column, err);
    return !arena_refused(arena) && inspect_words_init(&c->words, arena, err);
}

/* ---- which nodes ----------------------------------------------------------------------------- */

/* The value that would stand at `index` if the values were sorted, largest first. Reorders them. */
static double select_rank(double *values, int count, int index) {
    int low = 0, high = count - 1;
    while (low < high) {
        double pivot = values[low + (high - low) / 2];
        int i = low, j = high;
        while (i <= j) {
            while (values[i] > pivot)
                i++;
            while (values[j] < pivot)
                j--;
            if (i > j) break;
            double swap = values[i];
            values[i++] = values[j];
            values[j--] = swap;
        }
        if (index <= j)
            high = j;
        else if (index >= i)
            low = i;
        else
            break;
    }
    return values[index];
}

/* Ranks, sizes, and the number of nodes that may be chosen. Parents stand before children. */
static int rank_nodes(Columns *c, int depth, double min) {
    int wanted = 0;
    int deepest = c->tree->nodes[c->first].ply + depth;
    for (int i = 0; i < c->total; i++) {
        const TreeNode *node = &c->tree->nodes[i];
        c->place[i] = c->size[i] = -1;
        c->rank[i] = -1;
        bool inside = i == c->first ||
                      (i > c->first && node->parent >= c->first && c->size[node->parent] >= 0);
        if (!inside) continue;
        c->size[i] = 1;
        c->below++;
        double above = i == c->first ? node->effort : c->rank[node->parent];
        if (above < 0 || node->ply > deepest || (i != c->first && node->effort < min)) continue;
        c->rank[i] = node->effort < above ? node->effort : above;
        wanted++;
    }
    for (int i = c->total - 1; i > c->first; i--)
        if (c->size[i] >= 0) c->size[c->tree->nodes[i].parent] += c->size[i];
    return wanted;
}

/* Chooses at most `max` nodes: place 0 = chosen. */
static bool choose(Columns *c, int max, int depth, double min, Err *err) {
    int wanted = rank_nodes(c, depth, min), ties = wanted;
    double limit = -1;
    if (wanted > max) {
        double *values = ARENA_NEW(c->inspect->arena, double, wanted, err);
        if (!values) return false;
        int count = 0;
        for (int i = 0; i < c->total; i++)
            if (c->rank[i] >= 0) values[count++] = c->rank[i];
        limit = select_rank(values, count, max - 1);
        ties = max;
        for (int i = 0; i < c->total; i++)
            ties -= c->rank[i] > limit;
    }
    for (int i = 0; i < c->total; i++) {
        if (c->rank[i] < 0 || c->rank[i] < limit) continue;
        if (c->rank[i] == limit && ties-- <= 0) continue;
        c->place[i] = 0;
    }
    return true;
}

/* Lines the chosen nodes up, breadth first. */
static void line_up(Columns *c) {
    c->nodes[c->count++] = c->first;
    c->place[c->first] = 0;
    for (int at = 0; at < c->count; at++)
        for (int child = c->tree->links[c->nodes[at]].first; child >= 0;
             child = c->tree->links[child].next) {
            if (c->place[child] < 0) continue;
            c->place[child] = c->count;
            c->nodes[c->count++] = child;
        }
}

/* ---- filling the columns --------------------------------------------------------------------- */

static int32_t whole(double value) {
    return value < 2e9 ? (int32_t)(value + 0.5) : 2000000000;
}

/* Nodes right below that are left out, with all that is below them. */
static int left_out(const Columns *c, int node) {
    int more = 0;
    for (int child = c->tree->links[node].first; child >= 0; child = c->tree->links[child].next)
        if (c->place[child] < 0) more += c->size[child];
    return more;
}

/* Fills row `place` but for its move; `chance` is negative where the dice had no say. */
static void fill(Columns *c, int node, const void *state, Status status, double chance) {
    int at = c->place[node];
    int32_t **column = c->column;
    const TreeNode *of = &c->tree->nodes[node];
    bool window = inspect_window(of);
    double saved;
    c->windows |= window;
    column[PARENT][at] = node == c->first ? -1 : c->place[of->parent];
    column[MOVER][at] = inspect_mover(c->inspect, state, status);
    column[VALUE][at] = of->bound == BOUND_NONE ? INSPECT_NULL : (int32_t)inspect_tenths(of->value);
    column[BOUND][at] = (int32_t)of->bound;
    column[EFFORT][at] = whole(of->effort);
    column[WHY][at] = (int32_t)inspect_why(c->inspect, of);
    column[ORDER][at] = of->order;
    column[TURN][at] = inspect_turn(c->tree, node);
    column[TRIES][at] = of->tries;
    column[AGAIN][at] = of->again;
    column[PRUNED][at] = inspect_pruned(c->inspect, c->tree, node, state, &saved);
    column[SAVED][at] = whole(saved);
    column[MORE][at] = c->size[node] > 1 ? left_out(c, node) : 0;
    column[ALPHA][at] = window ? (int32_t)inspect_tenths(of->alpha) : INSPECT_NULL;
    column[BETA][at] = window ? (int32_t)inspect_tenths(of->beta) : INSPECT_NULL;
    column[CHANCES][at] = chance > 0 ? whole(10000 * chance) : 0;
}

/* Depth first over the chosen nodes; states[k] belongs to the node k plies below the first. */
static bool walk(Columns *c, Err *err) {
    Inspect *inspect = c->inspect;
    const Game *game = inspect->game;
    int deepest = 0, ply0 = c->tree->nodes[c->first].ply;
    for (int i = 0; i < c->count; i++)
        if (c->tree->nodes[c->nodes[i]].ply > deepest) deepest = c->tree->nodes[c->nodes[i]].ply;
    size_t stride = (game->state_size + 15) & ~(size_t)15;
    char *states = arena_raw(inspect->arena, stride * (size_t)(deepest - ply0 + 1), err);
    if (!states) return false;
    memcpy(states, inspect->state, game->state_size);
    bool dice = game->traits & TRAIT_CHANCE;
    double chance = -1;
    c->column[MOVE][0] = -1;
    if (inspect->length) {
        Move last = inspect->path[inspect->length - 1];
        c->column[MOVE][0] = inspect_word(&c->words, inspect, inspect->before, last);
        chance = inspect_chance(inspect, inspect->before, last, inspect->moves);
    }
    fill(c, c->first, states, inspect->status, chance);
    int node = c->first;
    for (;;) {
        int next = c->tree->links[node].first;
        while (next >= 0 && c->place[next] < 0)
            next = c->tree->links[next].next;
        while (next < 0 && node != c->first) {
            next = c->tree->links[node].next;
            while (next >= 0 && c->place[next] < 0)
                next = c->tree->links[next].next;
            node = c->tree->nodes[node].parent;
        }
        if (next < 0) return true;
        node = next;
        const TreeNode *of = &c->tree->nodes[node];
        char *to = states + stride * (size_t)(of->ply - ply0), *from = to - stride;
        int word = inspect_word(&c->words, inspect, from, of->move);
        if (word < 0) return err_short(err, memory_short);
        c->column[MOVE][c->place[node]] = word;
        chance = dice ? inspect_chance(inspect, from, of->move, inspect->moves) : -1;
        fill(c, node, to, inspect_play(inspect, to, from, of->move), chance);
    }
}

/* ---- writing --------------------------------------------------------------------------------- */

/* Effort of the same nodes in another record: found along the same moves. */
static void write_compared(const Columns *c, const Tree *other, Json *json, int32_t *values,
                           int *matches) {
    int match = other && other->count ? 0 : -1;
    for (int i = 0; i < c->inspect->length && match >= 0; i++)
        match = tree_find(other, match, c->inspect->path[i]);
    for (int i = 0; i < c->count; i++) {
        const TreeNode *of = &c->tree->nodes[c->nodes[i]];
        if (i > 0) {
            int above = matches[c->place[of->parent]];
            match = above < 0 ? -1 : tree_find(other, above, of->move);
        }
        matches[i] = match;
        double effort = match < 0 ? 0 : other->nodes[match].effort;
        values[i] = effort < 2e9 ? (int32_t)effort : 2000000000;
    }
    inspect_column(json, "compare", values, c->count);
}

/* `values` and `matches` have as many entries as there are nodes. */
static void write(const Columns *c, const Task *other, int32_t *values, int *matches, Json *json) {
    const Inspect *inspect = c->inspect;
    inspect_head(inspect, json);
    json_real(json, "revision", think_revision(inspect->task->job));
    json_int(json, "recorded", c->total);
    json_int(json, "below", c->below);
    json_known(json, "complete", c->tree->forgot, c->tree->limit);
    inspect_path_json(inspect, "path", json);
    inspect_words_json(&c->words, "moves", json);
    for (int i = 0; i < COLUMNS; i++) {
        bool there = i == ALPHA || i == BETA ? c->windows
                     : i == CHANCES          ? (inspect->game->traits & TRAIT_CHANCE) != 0
                                             : true;
        if (there) inspect_column(json, names[i], c->column[i], c->count);
    }
    if (other) write_compared(c, think_tree(other->job), json, values, matches);
}

bool tree_columns(Inspect *inspect, int max, int depth, double min, Task *other) {
    Call *call = inspect->call;
    Err *err = &call->err;
    Columns c = {.inspect = inspect, .tree = inspect->tree, .total = inspect->tree->count};
    c.first = inspect_node(inspect, inspect->tree);
    if (c.first < 0 && (c.total > 0 || inspect->length))
        return err_set(err, no_such_node, inspect->task->number);
    int32_t *values = NULL;
    int *matches = NULL;
    if (c.total > 0) {
        if (!take(&c, max < c.total ? max : c.total, err) || !choose(&c, max, depth, min, err))
            return false;
        line_up(&c);
        values = ARENA_NEW(inspect->arena, int32_t, c.count, err);
        matches = ARENA_NEW(inspect->arena, int, c.count, err);
        if (!values || !matches || !walk(&c, err)) return false;
    }
    Answer answer;
    write(&c, c.total ? other : NULL, values, matches, answer_begin(&answer, call, "columns"));
    return answer_send(&answer);
}
