/* tasks.c - the table of jobs: starting, pumping, telling, keeping.
 *
 * A task is a job with a number and the line that it answers. It holds a reference to its variant,
 * so that `new` never frees what a search uses. The last search and the last match stay in the
 * table after their end, for `tree`, `why`, `report` and `stats`. */
#include "shell/commands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PROGRESS_GAP = 100,  /* ms between two progress lines of a job */
    PROGRESS_STEPS = 64, /* steps between them where there is no clock */
    SLICE = 8            /* most ms that one job works before the next one gets its turn */
};

static double now_of(const PlySession *session) {
    return session->host.now ? session->host.now(session->host.context) : 0;
}

static bool active(const Task *task) {
    return task->state == TASK_RUNNING || task->state == TASK_PAUSED || task->state == TASK_WAITING;
}

const char *task_state_name(const Task *task) {
    static const char *const names[] = {"free", "running", "paused", "waiting", "ended"};
    return names[task->state];
}

/* ---- finding -------------------------------------------------------------------------------- */

Task *task_find(PlySession *session, int number) {
    for (int i = 0; i < TASKS_MAX; i++)
        if (session->tasks[i].state != TASK_FREE && session->tasks[i].number == number)
            return &session->tasks[i];
    return NULL;
}

static Task *newest(PlySession *session, bool think, bool ended) {
    Task *best = NULL;
    for (int i = 0; i < TASKS_MAX; i++) {
        Task *task = &session->tasks[i];
        bool fits = active(task) || (ended && task->state == TASK_ENDED);
        if (!fits || (think && !task->think)) continue;
        if (!best || task->number > best->number) best = task;
    }
    return best;
}

Task *task_choose(PlySession *session, const char *number, bool think, bool kept, Err *err) {
    if (!number) {
        Task *task = newest(session, think, false);
        if (!task && kept) task = newest(session, think, true);
        if (!task)
            err_set(err, think && kept ? "nothing has been analysed yet: type `analyze uct`"
                                       : "no job is running");
        return task;
    }
    char *end;
    long wanted = strtol(number, &end, 10);
    Task *task = *end == 0 && end != number ? task_find(session, (int)wanted) : NULL;
    bool fits = task && (kept || active(task)) && (!think || task->think);
    if (!fits) err_set(err, "there is no %sjob %.20s", kept ? "" : "running ", number);
    return fits ? task : NULL;
}

/* ---- starting and ending -------------------------------------------------------------------- */

void task_free(Task *task) {
    job_free(task->job);
    variant_drop(task->variant);
    free(task->spec);
    memset(task, 0, sizeof *task);
}

size_t task_memory(const PlySession *session) {
    size_t cap = session->host.memory, used = 0;
    for (int i = 0; i < TASKS_MAX; i++) {
        const Task *task = &session->tasks[i];
        if (task->state != TASK_FREE && task->round && task->job) used += round_memory(task->job);
        if (task->state != TASK_FREE && task->think) used += think_memory(task->job);
    }
    return used < cap ? cap - used : 0;
}

static UnitHost units_of(const PlyHost *host) {
    const PlyWorkers *workers = host->workers;
    UnitHost units = {.context = host->context, .recall = host->recall, .keep = host->keep};
    if (!workers) return units;
    units.away_context = workers->context;
    units.away = workers->count;
    units.send = workers->send;
    units.receive = workers->receive;
    units.forget = workers->forget;
    units.rest = workers->rest;
    return units;
}

JobWorld task_world(const PlySession *session) {
    return (JobWorld){.now = session->host.now,
                      .context = session->host.context,
                      .memory = task_memory(session),
                      .threads = session->threads,
                      .games = session->games.sets,
                      .shelf = &session->shelf,
                      .units = units_of(&session->host),
                      .engines = session->host.engines ? &session->engines : NULL};
}

Task *task_new(PlySession *session, Err *err) {
    for (int i = 0; i < TASKS_MAX; i++) {
        Task *task = &session->tasks[i];
        if (task->state != TASK_FREE) continue;
        memset(task, 0, sizeof *task);
        task->world = task_world(session);
        return task;
    }
    err_set(err, "%d jobs are running already: stop or cancel one of them", TASKS_MAX);
    return NULL;
}

void task_start(Call *call, Task *task, Job *job, Variant *variant) {
    PlySession *session = call->session;
    task->job = job;
    if (variant) task->variant = variant_keep(variant);
    task->number = ++session->jobs;
    task->re = call->re;
    task->json = call->json;
    task->state = TASK_RUNNING;
    task->shown = -1;
    if (!call->json) return;
    Answer answer;
    Json *json = answer_open(&answer, session, call->re, "started");
    json_int(json, "job", task->number);
    json_text(json, "kind", job->def->kind);
    answer_send(&answer);
}

void task_cancel(PlySession *session, Task *task, const char *reason) {
    int number = task->number, re = task->re;
    bool json = task->json;
    task_free(task);
    if (json) {
        Answer answer;
        Json *out = answer_open(&answer, session, re, "cancelled");
        json_int(out, "job", number);
        json_text(out, "reason", reason);
        answer_send(&answer);
    } else {
        char text[120];
        Writer writer;
        writer_fixed(&writer, text, sizeof text);
        write_format(&writer, "job %d cancelled: %s", number, reason);
        answer_text(session, re, PLY_OUT_TEXT, text);
    }
}

/* What the table keeps one of after its end: a search, a match (or tournament or sweep), an evolution, a
 * training, a round with its searches. 0 = nothing. */
static int kept_as(const Task *task) {
    return task->think    ? 1
           : task->lab    ? 2
           : task->evolve ? 3
           : task->train  ? 4
           : task->round  ? 5
                          : 0;
}

/* Keeps the newest of each kind; older ones make room, but for those that are to stay. */
static void keep(PlySession *session, Task *task) {
    if (!kept_as(task)) {
        task_free(task);
        return;
    }
    task->state = TASK_ENDED;
    for (int i = 0; i < TASKS_MAX; i++) {
        Task *other = &session->tasks[i];
        if (other != task && other->state == TASK_ENDED && kept_as(other) == kept_as(task) &&
            !other->kept)
            task_free(other);
    }
    task_drop_kept(session, KEPT_MAX);
}

void task_drop_kept(PlySession *session, int most) {
    for (;;) {
        Task *oldest = NULL;
        int count = 0;
        for (int i = 0; i < TASKS_MAX; i++) {
            Task *task = &session->tasks[i];
            if (task->state != TASK_ENDED || !task->kept) continue;
            count++;
            if (!oldest || task->number < oldest->number) oldest = task;
        }
        if (count <= most) return;
        task_free(oldest);
    }
}

/* ---- telling -------------------------------------------------------------------------------- */

void task_report(PlySession *session, Task *task, int re, bool json, JobLevel level,
                 const char *type) {
    const Job *job = task->job;
    if (json) {
        Answer answer;
        Json *out = answer_open(&answer, session, re, type);
        json_int(out, "job", task->number);
        if (strcmp(type, job->def->kind) != 0) json_text(out, "kind", job->def->kind);
        job->def->json(job, level, out);
        answer_send(&answer);
        return;
    }
    Writer text;
    writer_init(&text);
    job->def->text(job, level, &text);
    if (level == JOB_PROGRESS) {
        char *end = strchr(text.text, '\n'); /* one line, whatever the job writes */
        if (end) *end = 0;
        answer_text(session, re, PLY_OUT_PROGRESS, text.text);
    } else {
        answer_text(session, re, PLY_OUT_TEXT, text.text);
    }
    writer_done(&text);
}

static void tell_progress(PlySession *session, Task *task, bool due) {
    double now = now_of(session);
    if (!due && task->shown >= 0) {
        due = session->host.now ? now - task->shown >= PROGRESS_GAP : task->steps >= PROGRESS_STEPS;
        if (!due) return;
    }
    task->shown = now;
    task->steps = 0;
    if (task->protocol) {
        protocol_info(session, task);
        return;
    }
    task_report(session, task, task->re, task->json, JOB_PROGRESS, "progress");
}

/* Where a step has led: one line that stays, unlike progress. */
static void tell_step(PlySession *session, Task *task) {
    Writer text;
    writer_init(&text);
    task->job->def->text(task->job, JOB_PROGRESS, &text);
    answer_text(session, task->re, PLY_OUT_TEXT, text.text);
    writer_done(&text);
}

/* Plays the move that a `go` has found. */
static bool play_best(PlySession *session, Task *task, Err *err) {
    Move best = think_best(task->job);
    if (best == NO_MOVE) return err_set(err, "the player has no move to offer");
    return record_play(&session->record, best, err) &&
           record_chance(&session->record, session->seed, err);
}

/* The work came to nothing: in JSON an error that names its job. */
static void tell_failure(PlySession *session, const Task *task, const char *sentence) {
    if (!task->json) {
        answer_error(session, task->re, false, sentence);
        return;
    }
    Answer answer;
    Json *json = answer_open(&answer, session, task->re, "error");
    json_int(json, "job", task->number);
    json_text(json, "text", sentence);
    answer_send(&answer);
}

static void tell_end(PlySession *session, Task *task) {
    Err err;
    if (task->protocol) {
        protocol_end(session, task);
        return;
    }
    if (task->match) {
        session->statistics = *match_statistics(task->job);
        session->has_statistics = true;
    }
    if (task->evolve) population_keep(session, task);
    if (task->train && !network_keep(session, task, &err)) {
        tell_failure(session, task, err.text);
        return;
    }
    const Search *search = task->think ? think_search(task->job) : NULL;
    if (search && search->failure.text[0]) {
        tell_failure(session, task, search->failure.text);
        return;
    }
    bool plays = task->go || (task->round && !task->ahead);
    if ((task->go && !play_best(session, task, &err)) ||
        (task->round && plays && !round_play(session, task, &err))) {
        tell_failure(session, task, err.text);
        return;
    }
    task_report(session, task, task->re, task->json, JOB_FINAL, task->job->def->kind);
    if (!plays) return;
    task->go = false; /* played: the change below must not cancel it */
    table_changed(session, "the game went on");
    if (task->json) return;
    Writer text;
    writer_init(&text);
    show_text(session, &text);
    answer_text(session, task->re, PLY_OUT_TEXT, text.text);
    writer_done(&text);
}

/* ---- working -------------------------------------------------------------------------------- */

static void hand_out(PlySession *session, Task *task) {
    Writer line;
    writer_init(&line);
    int64_t index;
    while (task->job->def->hand_out(task->job, &index, &line)) {
        Answer answer;
        Json *json = answer_open(&answer, session, task->re, "unit");
        json_int(json, "job", task->number);
        json_int(json, "index", index);
        json_text(json, "line", line.text);
        answer_send(&answer);
        writer_clear(&line);
    }
    writer_done(&line);
}

/* One step of a running task. */
static void advance(PlySession *session, Task *task, double until) {
    Step step = job_step(task->job, until);
    task->steps++;
    if (task->job->def->news)
        for (const char *type; (type = task->job->def->news(task->job));)
            task_report(session, task, task->re, task->json, JOB_NEWS, type);
    if (task->pooled) hand_out(session, task);
    if (step == STEP_DONE) {
        task->state = TASK_ENDED;
        tell_end(session, task);
        keep(session, task);
    } else if (step == STEP_WAIT) {
        task->state = task->think ? TASK_PAUSED : TASK_WAITING;
        if (task->stepping && !task->json)
            tell_step(session, task);
        else
            tell_progress(session, task, task->stepping);
        task->stepping = false;
    } else {
        tell_progress(session, task, false);
    }
}

void task_finish(PlySession *session, Task *task) {
    if (task->job->def->finish) {
        task->job->def->finish(task->job);
        task->state = TASK_RUNNING;
        advance(session, task, now_of(session));
        return;
    }
    task->state = TASK_ENDED;
    tell_end(session, task);
    keep(session, task);
}

PlyState tasks_pump(PlySession *session, double ms) {
    double end = now_of(session) + ms;
    bool busy, waiting;
    do {
        busy = waiting = false;
        /* Those that run share the time equally: duels of thinkers are fair. */
        int running = 0;
        for (int i = 0; i < TASKS_MAX; i++)
            running += session->tasks[i].state == TASK_RUNNING;
        double share = running > 0 ? (end - now_of(session)) / running : 0;
        if (share > SLICE) share = SLICE;
        for (int i = 0; i < TASKS_MAX; i++) {
            Task *task = &session->tasks[i];
            if (task->state == TASK_RUNNING) advance(session, task, now_of(session) + share);
            busy = busy || task->state == TASK_RUNNING;
            waiting = waiting || task->state == TASK_PAUSED || task->state == TASK_WAITING;
        }
    } while (busy && session->host.now && now_of(session) < end);
    return busy ? PLY_BUSY : waiting ? PLY_WAITING : PLY_IDLE;
}
