/* trace_log.h - the first events of a search in their order, to be shown forwards and backwards.
 *
 * A Trace sink like tree.h, but where the record keeps the latest of every node, the trace log
 * keeps what happened when: every node that is entered or left is one event. It stops when it is
 * full and counts what it misses. Its nodes are those of a record that is large enough never to
 * forget, so that their numbers stand for good. */
#ifndef PLY_SEARCH_TRACE_LOG_H
#define PLY_SEARCH_TRACE_LOG_H

#include "search/tree.h"

typedef struct TraceLogEvent {
    int node; /* in the tree of the log */
    bool left;
    Bound bound;          /* when left */
    NodeEnd end;          /* when left */
    double alpha, beta;   /* the window on entry, in both */
    double value, effort; /* when left */
} TraceLogEvent;

/* Only the log and its sink write here. */
typedef struct TraceLog {
    Trace trace;       /* the sink to put into Search.trace */
    const Trace *next; /* receives all that the log is told, too; null = none */
    Tree *tree;        /* nodes as first entered; its values are those of the end of the log */
    TraceLogEvent *events;
    int count, max;
    int64_t missed; /* events that came after it was full */
} TraceLog;

/* Room for `max` events. Null without memory. */
TraceLog *trace_log_new(int max, const Trace *next);
size_t trace_log_bytes(int max);          /* what such a trace log takes */
void trace_log_free(TraceLog *trace_log); /* null is allowed */
void trace_log_clear(TraceLog *trace_log);

#endif
