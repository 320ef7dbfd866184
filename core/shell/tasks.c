/* tasks.c - the table of jobs: finding, starting, keeping.
 *
 * A task is a job with a number and the line that it answers. It holds a reference to its variant,
 * so that `new` never frees what a search uses. The last search and the last match stay in the
 * table after their end, for `tree`, `why`, `report` and `stats`. */
#include "base/number.h"
#include "shell/session.h"

#include <string.h>

#include "shell/messages.def"

const char *task_state_name(const Task *task) {
    return task->state == TASK_RUNNING   ? "running"
           : task->state == TASK_PAUSED  ? "paused"
           : task->state == TASK_WAITING ? "waiting"
                                         : "ended";
}

/* ---- finding --------------------------------------------------------------------------------- */

Task *task_next(PlySession *session, const Task *after, unsigned kinds, unsigned states) {
    for (ptrdiff_t i = after ? after - session->tasks + 1 : 0; i < TASKS_MAX; i++)
        if ((session->tasks[i].state & states) && (session->tasks[i].kind & kinds))
            return &session->tasks[i];
    return NULL;
}

Task *task_newest(PlySession *session, unsigned kinds, unsigned states) {
    Task *best = NULL;
    for (Task *task = NULL; (task = task_next(session, task, kinds, states));)
        if (!best || task->number > best->number) best = task;
    return best;
}

Task *task_choose(PlySession *session, const char *number, unsigned kinds, unsigned states,
                  Err *err) {
    bool ended = states & TASK_ENDED;
    if (!number) {
        Task *task = task_newest(session, kinds, TASK_ACTIVE);
        if (!task) task = task_newest(session, kinds, states);
        if (!task && kinds != TASK_ANY && ended)
            err_set(err, nothing_analysed);
        else if (!task)
            err_set(err, no_job);
        return task;
    }
    int64_t wanted;
    bool read = number_int(number, &wanted);
    for (Task *task = NULL; read && (task = task_next(session, task, kinds, states));)
        if (task->number == wanted) return task;
    if (ended)
        err_set(err, no_such_job, number);
    else
        err_set(err, no_such_running_job, number);
    return NULL;
}

/* ---- starting and ending --------------------------------------------------------------------- */

void task_free(Task *task) {
    job_free(task->job);
    variant_drop(task->variant);
    memset(task, 0, sizeof *task);
}

size_t task_memory(PlySession *session) {
    size_t cap = session->host.memory, used = 0;
    for (Task *task = NULL; (task = task_next(session, task, TASK_ANY, TASK_USED));)
        used += job_memory(task->job);
    return used < cap ? cap - used : 0;
}

void task_limit(PlySession *session, Task *task) {
    size_t cap = session->host.memory, free = task_memory(session), own = job_memory(task->job);
    task->world.memory = free + own < cap ? free + own : cap;
}

JobWorld task_world(PlySession *session) {
    return (JobWorld){.now = session->host.now,
                      .context = session->host.context,
                      .memory = task_memory(session),
                      .shared = session->host.memory,
                      .more = session->host.memory_more,
                      .threads = session->threads,
                      .games = session->games.sets,
                      .blobs = &session->blobs,
                      .recall = session->host.recall,
                      .keep = session->host.keep,
                      .workers = session->host.workers,
                      .engines = session->host.engines};
}

Task *task_new(PlySession *session, Err *err) {
    for (int i = 0; i < TASKS_MAX; i++) {
        Task *task = &session->tasks[i];
        if (task->state != TASK_FREE) continue;
        memset(task, 0, sizeof *task);
        task->world = task_world(session);
        return task;
    }
    err_set(err, too_many_jobs, TASKS_MAX);
    return NULL;
}

bool task_start(Call *call, Task *task, TaskKind kind, Job *job, Variant *variant) {
    PlySession *session = call->session;
    if (!job) return false;
    task->job = job;
    task->kind = kind;
    if (variant) task->variant = variant_keep(variant);
    task->number = ++session->jobs;
    task->re = call->re;
    task->json = call->json;
    task->state = TASK_RUNNING;
    task->shown = -1;
    if (!call->json) return true;
    Answer answer;
    Json *json = answer_begin(&answer, call, "started");
    json_int(json, "job", task->number);
    json_text(json, "kind", job->def->kind);
    return answer_send(&answer);
}

void task_cancel(PlySession *session, Task *task, const Message *reason) {
    int number = task->number, re = task->re;
    bool json = task->json;
    task_free(task);
    Answer answer;
    Json *out = answer_to(&answer, &session->outlet, re, json, "cancelled");
    if (json) {
        json_int(out, "job", number);
        json_reason(out, "reason", reason);
    } else {
        write_format(&answer.out, "job %d cancelled: %s", number, reason->pattern);
    }
    answer_send(&answer);
}

void task_keep(PlySession *session, Task *task) {
    static const unsigned sorts[] = {TASK_SEARCH, TASK_MATCH | TASK_SERIES, TASK_EVOLVE, TASK_TRAIN,
                                     TASK_ROUND};
    unsigned kinds = 0;
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
        if (task->kind & sorts[i]) kinds = sorts[i];
    if (!kinds) {
        task_free(task);
        return;
    }
    Task *oldest = NULL;
    int kept = 0;
    for (Task *other = NULL; (other = task_next(session, other, kinds, TASK_ENDED));) {
        kept += other->kept;
        if (other->kept && (!oldest || other->number < oldest->number)) oldest = other;
        if (!other->kept && !task->kept && other != task) task_free(other);
    }
    if (kept > KEPT_MAX) task_free(oldest);
}
