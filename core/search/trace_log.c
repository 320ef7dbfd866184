/* trace_log.c - the first events of a search. An event adds at most one node besides the root, so
 * that a record of one node more than events is never full. */
#include "search/trace_log.h"

#include <stdlib.h>

static bool capacity(TraceLog *trace_log) {
    if (trace_log->count < trace_log->max) return true;
    trace_log->missed++;
    return false;
}

static void enter(void *context, int ply, Move move, double alpha, double beta) {
    TraceLog *trace_log = context;
    if (trace_log->next) trace_log->next->enter(trace_log->next->context, ply, move, alpha, beta);
    if (!capacity(trace_log)) return;
    trace_log->tree->trace.enter(trace_log->tree, ply, move, alpha, beta);
    int node = tree_open(trace_log->tree, ply);
    if (node < 0) return; /* deeper than any record */
    trace_log->events[trace_log->count++] =
        (TraceLogEvent){.node = node, .alpha = alpha, .beta = beta};
}

static void leave(void *context, int ply, double value, Bound bound, NodeEnd end, double effort) {
    TraceLog *trace_log = context;
    if (trace_log->next)
        trace_log->next->leave(trace_log->next->context, ply, value, bound, end, effort);
    if (!capacity(trace_log)) return;
    int node = tree_open(trace_log->tree, ply);
    if (node < 0) return;
    const TreeNode *of = &trace_log->tree->nodes[node];
    trace_log->events[trace_log->count++] =
        (TraceLogEvent){node, true, bound, end, of->alpha, of->beta, value, effort};
    trace_log->tree->trace.leave(trace_log->tree, ply, value, bound, end, effort);
}

static void vector(void *context, int ply, const double *values, int players) {
    const TraceLog *trace_log = context;
    if (trace_log->next && trace_log->next->vector)
        trace_log->next->vector(trace_log->next->context, ply, values, players);
}

TraceLog *trace_log_new(int max, const Trace *next) {
    TraceLog *trace_log = calloc(1, sizeof *trace_log);
    if (!trace_log) return NULL;
    trace_log->max = max < 1 ? 1 : max;
    trace_log->next = next;
    trace_log->tree = tree_new(trace_log->max + 1);
    trace_log->events = malloc((size_t)trace_log->max * sizeof *trace_log->events);
    if (!trace_log->tree || !trace_log->events) {
        trace_log_free(trace_log);
        return NULL;
    }
    trace_log->trace = (Trace){trace_log, enter, leave, vector, NULL};
    return trace_log;
}

size_t trace_log_bytes(int max) {
    return tree_bytes(max + 1) + (size_t)max * sizeof(TraceLogEvent);
}

void trace_log_free(TraceLog *trace_log) {
    if (!trace_log) return;
    tree_free(trace_log->tree);
    free(trace_log->events);
    free(trace_log);
}

void trace_log_clear(TraceLog *trace_log) {
    tree_clear(trace_log->tree);
    trace_log->count = 0;
    trace_log->missed = 0;
}
