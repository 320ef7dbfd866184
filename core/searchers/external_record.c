/* external_record.c - reads the record of a search that a described player tells of. */
#include "searchers/external_record.h"

#include <string.h>

#include "search/watch.h"

/* A node of a tree, in the order of the text. */
typedef struct ToldNode {
    int ply;
    Move move;
    double alpha, beta, value, effort;
    Bound bound;
    NodeEnd end;
} ToldNode;

/* A tree that is being read, and the nodes that are open in it. */
typedef struct ToldTree {
    Trace trace;
    int count, open[WATCH_PLIES + 1];
    ToldNode nodes[EXTERNAL_TREE_NODES];
} ToldTree;

struct ExternalRecord {
    const void *root;
    ToldTree *coming, *whole; /* the one that is being told, the last one that was */
    WatchReader *tree_reader, *event_reader;
    bool events; /* somebody hears them */
    int count;
    Iteration iterations[ITERATIONS_MAX];
};

ExternalRecord *external_record_new(const Game *game, Arena *arena, Err *err) {
    ExternalRecord *record = ARENA_NEW(arena, ExternalRecord, 1, err);
    if (!record) return NULL;
    record->coming = ARENA_NEW(arena, ToldTree, 1, err);
    record->whole = ARENA_NEW(arena, ToldTree, 1, err);
    record->tree_reader = watch_reader_new(game, arena, err);
    record->event_reader = watch_reader_new(game, arena, err);
    return record;
}

void external_record_begin(ExternalRecord *record, const void *root, const Trace *trace) {
    record->root = root;
    record->count = 0;
    record->whole->count = 0;
    record->events = trace != NULL;
    if (trace) watch_reader_begin(record->event_reader, root, trace);
}

/* ---- reading --------------------------------------------------------------------------------- */

static void enter(void *context, int ply, Move move, double alpha, double beta) {
    ToldTree *tree = context;
    tree->open[ply] = tree->count < EXTERNAL_TREE_NODES ? tree->count++ : -1;
    if (tree->open[ply] < 0) return;
    tree->nodes[tree->open[ply]] =
        (ToldNode){.ply = ply, .move = move, .alpha = alpha, .beta = beta};
}

static void leave(void *context, int ply, double value, Bound bound, NodeEnd end, double effort) {
    ToldTree *tree = context;
    if (tree->open[ply] < 0) return;
    ToldNode *node = &tree->nodes[tree->open[ply]];
    node->value = value;
    node->bound = bound;
    node->end = end;
    node->effort = effort;
}

static void read_tree(ExternalRecord *record, const char *text) {
    ToldTree *coming = record->coming;
    if (!strcmp(text, "begin")) {
        coming->count = 0;
        coming->trace = (Trace){.context = coming, .enter = enter, .leave = leave};
        watch_reader_begin(record->tree_reader, record->root, &coming->trace);
    } else if (!strcmp(text, "end")) {
        record->coming = record->whole;
        record->whole = coming;
    } else {
        watch_read(record->tree_reader, text);
    }
}

/* The rest of a line behind its first word, null = that is not `kind`. */
static const char *after(const char *line, const char *kind) {
    size_t length = strlen(kind);
    line += strspn(line, " ");
    return !strncmp(line, kind, length) && line[length] == ' ' ? line + length + 1 : NULL;
}

bool external_record_read(ExternalRecord *record, const char *line) {
    const char *tree = after(line, "tree"), *events = after(line, "events");
    if (tree) read_tree(record, tree);
    if (events && record->events) watch_read(record->event_reader, events);
    return tree || events;
}

void external_record_note(ExternalRecord *record, const Iteration *now) {
    bool again = record->count > 0 && record->iterations[record->count - 1].depth == now->depth;
    if (!again && record->count == ITERATIONS_MAX) return;
    if (!again) record->count++;
    Iteration *to = &record->iterations[record->count - 1];
    *to = *now;
    to->nodes = now->total - (record->count > 1 ? to[-1].total : 0);
}

/* ---- telling --------------------------------------------------------------------------------- */

void external_record_tell(const ExternalRecord *record, const Trace *trace, int max) {
    const ToldTree *tree = record->whole;
    const ToldNode *open[WATCH_PLIES + 1];
    int ply = -1;
    for (int i = 0; i <= tree->count && i <= max; i++) {
        bool end = i == tree->count || i == max;
        const ToldNode *node = end ? NULL : &tree->nodes[i];
        for (; ply >= (end ? 0 : node->ply); ply--)
            trace->leave(trace->context, ply, open[ply]->value, open[ply]->bound, open[ply]->end,
                         open[ply]->effort);
        if (end) return;
        open[ply = node->ply] = node;
        trace->enter(trace->context, ply, node->move, node->alpha, node->beta);
    }
}

const Iteration *external_record_iterations(const ExternalRecord *record, int *count) {
    *count = record->count;
    return record->iterations;
}
