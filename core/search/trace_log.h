/* trace log.h - the first events of a search in their order, to be shown forwards and backwards.
 *
 * A Trace sink like tree.h, but where the record keeps the latest of every node, the trace log
 * keeps what happened when: every node that is entered or left is one event. It stops when it is
 * full and counts what it misses. Its nodes are those of a record that is large enough never to
 * forget, so that their numbers stand for good. */
#ifndef PLY_SEARCH_TRACE_LOG_H
#define PLY_SEARCH_TRACE_LOG_H

#include "search/tree.h"

typedef struct TraceLogEvent {
    int node; /* in trace_log_tree */
    bool left;
    Bound bound;          /* when left */
    NodeEnd end;          /* when left */
    double alpha, beta;   /* the window on entry, in both */
    double value, effort; /* when left */
} TraceLogEvent;

typedef struct TraceLog TraceLog;

/* Room for `max` events. `next` receives all that the trace log is told, too; null = none. Null
 * without memory. */
TraceLog *trace_log_new(int max, const Trace *next);
size_t trace_log_bytes(int max);          /* what such a trace log takes */
void trace_log_free(TraceLog *trace_log); /* null is allowed */
void trace_log_clear(TraceLog *trace_log);
const Trace *trace_log_sink(TraceLog *trace_log); /* the sink to put into Search.trace */
int trace_log_count(const TraceLog *trace_log);
int64_t trace_log_missed(const TraceLog *trace_log); /* events that came after it was full */
const TraceLogEvent *trace_log_event(const TraceLog *trace_log, int index);
/* Nodes in the order in which they were first entered. What the tree says of their values is of the
 * end of the trace log. */
const Tree *trace_log_tree(const TraceLog *trace_log);

#endif
