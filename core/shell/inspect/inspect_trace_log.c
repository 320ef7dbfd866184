/* inspect_trace_log.c - `log`: what happened in an analysis, event by event. */
#include "shell/inspect/inspect.h"

#include <stdlib.h>
#include <string.h>

#include "shell/messages.def"

enum { TRACE_LOG_JSON = 50000, TRACE_LOG_TEXT = 1000 };

/* The part of the trace log that is asked for. */
typedef struct LogPart {
    Inspect *inspect;
    const TraceLog *trace_log;
    const Tree *tree;
    int from, count;
    int first_node, nodes; /* those that are entered for the first time */
    struct Visit *visits;  /* one an event of the part */
    InspectWords words;
} LogPart;

/* Nodes are numbered by their first entry: those below the largest number before `event`. */
static int nodes_until(const TraceLog *trace_log, int event) {
    int nodes = 0;
    for (int i = 0; i < event; i++)
        if (trace_log->events[i].node >= nodes) nodes = trace_log->events[i].node + 1;
    return nodes;
}

/* What was tried in the present visit of an open node. */
typedef struct Visit {
    int tried, last; /* the child left last */
    double sum, effort;
} Visit;

/* Goes through the trace log up to the end of the part and keeps, of every event of the part that
 * leaves a node, what was tried in it. */
static bool follow_visits(LogPart *part) {
    Arena *arena = part->inspect->arena;
    Err *err = &part->inspect->call->err;
    Visit *open = ARENA_NEW(arena, Visit, INSPECT_PATH + 1, err);
    part->visits = ARENA_NEW(arena, Visit, part->count + 1, err);
    if (!open || !part->visits) return false;
    for (int i = 0; i < part->from + part->count; i++) {
        const TraceLogEvent *event = &part->trace_log->events[i];
        int ply = part->tree->nodes[event->node].ply;
        if (ply >= INSPECT_PATH) continue;
        if (!event->left) {
            open[ply] = (Visit){.last = -1};
            continue;
        }
        if (i >= part->from) part->visits[i - part->from] = open[ply];
        if (ply == 0) continue;
        Visit *above = &open[ply - 1];
        if (above->last == event->node) /* searched again: only the last time counts */
            above->sum -= above->effort;
        else
            above->tried++;
        above->last = event->node;
        above->effort = event->effort;
        above->sum += event->effort;
    }
    return true;
}

/* Moves that the cut-off at event `index` of the part has saved, and about how many nodes. */
static int pruned_at(const LogPart *part, int index, double *saved) {
    const TraceLogEvent *event = &part->trace_log->events[part->from + index];
    const Visit *visit = &part->visits[index];
    bool cut = event->left && event->end == END_CUTOFF && visit->tried;
    if (cut) inspect_walk(part->inspect, part->tree, event->node);
    return inspect_left_out(part->inspect, part->inspect->walk, cut ? visit->tried : 0, visit->sum,
                            saved);
}

static int32_t tenths(double value) {
    return (int32_t)inspect_tenths(value);
}

enum { KIND, NODE, ALPHA, BETA, VALUE, BOUND, WHY, EFFORT, PRUNED, SAVED, COLUMNS };

static bool events_json(LogPart *part, Json *json) {
    static const char *const names[] = {"kind",  "node", "alpha",  "beta",   "value",
                                        "bound", "end",  "visits", "pruned", "saved"};
    int32_t *column[COLUMNS];
    size_t capacity = (size_t)part->count + 1;
    for (int i = 0; i < COLUMNS; i++)
        column[i] = ARENA_NEW(part->inspect->arena, int32_t, capacity, &part->inspect->call->err);
    if (arena_refused(part->inspect->arena)) return false;
    for (int i = 0; i < part->count; i++) {
        const TraceLogEvent *event = &part->trace_log->events[part->from + i];
        bool window = event->alpha != 0 || event->beta != 0;
        double saved = 0;
        column[KIND][i] = event->left;
        column[NODE][i] = event->node;
        column[ALPHA][i] = window ? tenths(event->alpha) : INSPECT_NULL;
        column[BETA][i] = window ? tenths(event->beta) : INSPECT_NULL;
        column[VALUE][i] = event->bound == BOUND_NONE ? INSPECT_NULL : tenths(event->value);
        column[BOUND][i] = (int32_t)event->bound;
        column[WHY][i] = event->left ? (int32_t)inspect_end(part->inspect, event->end, event->value)
                                     : WHY_OPEN;
        column[EFFORT][i] = event->effort < 2e9 ? (int32_t)event->effort : 2000000000;
        column[PRUNED][i] = pruned_at(part, i, &saved);
        column[SAVED][i] = saved < 2e9 ? (int32_t)(saved + 0.5) : 2000000000;
    }
    for (int i = 0; i < COLUMNS; i++)
        inspect_column(json, names[i], column[i], part->count);
    return true;
}

static bool answer_json(LogPart *part, Json *json) {
    Inspect *inspect = part->inspect;
    Err *err = &inspect->call->err;
    size_t capacity = (size_t)part->nodes + 1;
    int32_t *parent = ARENA_NEW(inspect->arena, int32_t, capacity, err);
    int32_t *move = ARENA_NEW(inspect->arena, int32_t, capacity, err);
    int32_t *mover = ARENA_NEW(inspect->arena, int32_t, capacity, err);
    if (!parent || !move || !mover || !inspect_words_init(&part->words, inspect->arena, err))
        return false;
    for (int i = 0; i < part->nodes; i++) {
        const TreeNode *node = &part->tree->nodes[part->first_node + i];
        parent[i] = node->parent;
        move[i] = -1;
        Status status = ONGOING;
        if (node->parent >= 0) {
            inspect_walk(part->inspect, part->tree, node->parent);
            move[i] = inspect_word(&part->words, inspect, inspect->walk, node->move);
            if (move[i] < 0) return false;
            status = inspect_play(inspect, inspect->walk, inspect->walk, node->move);
        } else {
            inspect_root(inspect);
            memcpy(inspect->walk, inspect->state, inspect->game->state_size);
        }
        mover[i] = inspect_mover(inspect, inspect->walk, status);
    }
    inspect_head(inspect, json);
    json_int(json, "from", part->from);
    json_int(json, "count", part->count);
    json_int(json, "total", part->trace_log->count);
    json_int(json, "missed", part->trace_log->missed);
    json_int(json, "first_node", part->first_node);
    inspect_words_json(&part->words, "moves", json);
    inspect_column(json, "parent", parent, part->nodes);
    inspect_column(json, "move", move, part->nodes);
    inspect_column(json, "mover", mover, part->nodes);
    return events_json(part, json);
}

/* A line an event, indented by ply: "> 4  [-inf, 0.0]" entered, "< 4  >=0.0  cutoff" left. */
static void answer_lines(LogPart *part, Writer *out) {
    Inspect *inspect = part->inspect;
    for (int i = 0; i < part->count; i++) {
        const TraceLogEvent *event = &part->trace_log->events[part->from + i];
        const TreeNode *node = &part->tree->nodes[event->node];
        if (i) write_char(out, '\n');
        write_format(out, "%-6d", part->from + i);
        for (int ply = 0; ply < node->ply; ply++)
            write_text(out, "  ");
        write_text(out, event->left ? "< " : "> ");
        if (node->parent < 0) {
            write_text(out, "root");
        } else {
            inspect_walk(part->inspect, part->tree, node->parent);
            game_move_text(inspect->game, inspect->walk, node->move, out);
        }
        if (!event->left && (event->alpha != 0 || event->beta != 0)) {
            write_text(out, "  [");
            inspect_write_end(inspect, event->alpha, out);
            write_text(out, ", ");
            inspect_write_end(inspect, event->beta, out);
            write_char(out, ']');
        }
        if (!event->left) continue;
        write_text(out, "  ");
        inspect_write_value(inspect, event->value, event->bound, out);
        InspectWhy why = inspect_end(inspect, event->end, event->value);
        write_format(out, "  %s", inspect_why_word(why));
        double saved;
        int pruned = pruned_at(part, i, &saved);
        if (pruned) write_format(out, ", %d left out, about %s nodes", pruned, COUNT_TEXT(saved));
    }
    int total = part->trace_log->count;
    if (part->count)
        write_format(out, "\n(events %d to %d of %d", part->from, part->from + part->count - 1,
                     total);
    else
        write_format(out, "(no event from %d on; %d in all", part->from, total);
    if (part->trace_log->missed)
        write_format(out, "; the log is full, %s came after it",
                     COUNT_TEXT((double)part->trace_log->missed));
    write_char(out, ')');
}

bool do_log(Call *call) {
    const InspectOptions *options = call->options;
    int64_t from = call->args[0], count;
    if (!arg_number(call, 1, call->json ? 5000 : 40, call->json ? TRACE_LOG_JSON : TRACE_LOG_TEXT,
                    &count))
        return false;
    Inspect inspect;
    if (!inspect_open(&inspect, call, options->job, false)) return false;
    const TraceLog *log = think_trace_log(inspect.task->job);
    if (!log) return err_set(&call->err, no_trace_log, inspect.task->number);
    LogPart part = {.inspect = &inspect, .trace_log = log, .tree = log->tree};
    int total = log->count;
    part.from = from < total ? (int)from : total;
    part.count = count < total - part.from ? (int)count : total - part.from;
    part.first_node = nodes_until(log, part.from);
    part.nodes = nodes_until(log, part.from + part.count) - part.first_node;
    if (!follow_visits(&part)) return false;
    Answer answer;
    Json *json = answer_begin(&answer, call, "log");
    if (json && !answer_json(&part, json)) return answer_drop(&answer);
    if (!json) answer_lines(&part, &answer.out);
    return answer_send(&answer);
}
