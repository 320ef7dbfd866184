/* pump.c - the jobs at work: a step of each in turn, what they tell meanwhile and at their end. */
#include <string.h>

#include "play/jobs/think.h"
#include "shell/messages.def"
#include "shell/session.h"
#include "shell/show.h"

enum {
    PROGRESS_GAP = 100,  /* ms between two progress lines of a job */
    PROGRESS_STEPS = 64, /* steps between them where there is no clock */
    SLICE = 8            /* most ms that one job works before the next one gets its turn */
};

static double now_of(const PlySession *session) {
    return session->host.now ? session->host.now(session->host.context) : 0;
}

/* ---- telling --------------------------------------------------------------------------------- */

static bool failed(const Job *job) {
    Err first;
    return job_failed(job, &first);
}

void task_report(PlySession *session, Task *task, int re, bool json, JobLevel level,
                 const char *type) {
    const Job *job = task->job;
    Answer answer;
    Json *out = answer_to(&answer, &session->outlet, re, json, type);
    if (json) {
        json_int(out, "job", task->number);
        if (strcmp(type, job->def->kind) != 0) json_text(out, "kind", job->def->kind);
        job->def->json(job, level, out);
        if (level == JOB_FINAL && failed(job)) answer.kind = PLY_OUT_JSON_ERROR;
    } else {
        job->def->text(job, level, &answer.out);
        if (level == JOB_FULL) job_failure(job, &answer.out);
        char *end = level == JOB_PROGRESS ? strchr(answer.out.text, '\n') : NULL;
        if (end) *end = 0; /* one line, whatever the job writes */
        if (level == JOB_PROGRESS) answer.kind = PLY_OUT_PROGRESS;
    }
    answer_send(&answer);
}

static void tell_progress(PlySession *session, Task *task, bool due) {
    double now = now_of(session);
    if (!due && task->shown >= 0) {
        due = session->host.now ? now - task->shown >= PROGRESS_GAP : task->steps >= PROGRESS_STEPS;
        if (!due) return;
    }
    task->shown = now;
    task->steps = 0;
    if (task->tell) {
        task->tell(session, task, false);
        return;
    }
    task_report(session, task, task->re, task->json, JOB_PROGRESS, "progress");
    task->job->told = true;
}

/* Where a step has led: one line that stays, unlike progress. */
static void tell_step(PlySession *session, Task *task) {
    Answer answer;
    answer_to(&answer, &session->outlet, task->re, false, "progress");
    task->job->def->text(task->job, JOB_PROGRESS, &answer.out);
    answer_send(&answer);
}

static void tell_error(PlySession *session, const Task *task, const char *text, const Err *err) {
    answer_error(&session->outlet, task->re, task->json, task->number, text, err);
}

/* Of a job that has failed. */
static void tell_failure(PlySession *session, const Task *task) {
    Err first;
    Writer failure;
    if (!job_failed(task->job, &first)) return;
    writer_init(&failure);
    job_failure(task->job, &failure);
    tell_error(session, task, failure.text + 1, &first);
    writer_done(&failure);
}

static void tell_end(PlySession *session, Task *task) {
    Err err;
    if (task->tell) {
        task->tell(session, task, true);
        return;
    }
    if (task->kind == TASK_MATCH) {
        match_statistics(task->job, &session->statistics);
        session->has_statistics = true;
    }
    bool less = failed(task->job);
    if (less && (task->kind & (TASK_SEARCH | TASK_ROUND))) { /* nothing is known */
        tell_failure(session, task);
        return;
    }
    if (task->ended && !task->ended(session, task, &err)) {
        tell_error(session, task, err.text, &err);
        return;
    }
    task_report(session, task, task->re, task->json, JOB_FINAL, task->job->def->kind);
    if (less && !task->json) tell_failure(session, task);
    bool plays = task->kind == TASK_GO || (task->kind == TASK_ROUND && !task->ahead);
    if (!plays) return;
    snapshot_changed(session, CHANGED_MOVE, MESSAGE_OF(game_went_on));
    if (task->json) return;
    Answer answer;
    answer_to(&answer, &session->outlet, task->re, false, "show");
    show_text(session, &answer.out);
    answer_send(&answer);
}

/* ---- working --------------------------------------------------------------------------------- */

static void hand_out(PlySession *session, Task *task) {
    Writer line;
    writer_init(&line);
    int64_t index;
    while (task->job->def->hand_out(task->job, &index, &line)) {
        Answer answer;
        Json *json = answer_to(&answer, &session->outlet, task->re, true, "unit");
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
    task_limit(session, task);
    Step step = job_step(task->job, until);
    task->steps++;
    if (task->job->def->news)
        for (const char *type; (type = task->job->def->news(task->job));)
            task_report(session, task, task->re, task->json, JOB_NEWS, type);
    if (task->job->def->hand_out) hand_out(session, task);
    if (step == STEP_DONE) {
        task->state = TASK_ENDED;
        tell_end(session, task);
        task_keep(session, task);
    } else if (step == STEP_WAIT) {
        bool search = task->kind & TASK_SEARCH, stepped = search && think_paused(task->job);
        task->state = search ? TASK_PAUSED : TASK_WAITING;
        if (stepped && !task->json)
            tell_step(session, task);
        else
            tell_progress(session, task, stepped);
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
    task_keep(session, task);
}

PlyState tasks_pump(PlySession *session, double ms) {
    double end = now_of(session) + ms;
    bool busy, waiting, working;
    do {
        busy = waiting = working = false;
        /* Those that run share the time equally: duels of thinkers are fair. */
        int running = 0;
        for (Task *task = NULL; (task = task_next(session, task, TASK_ANY, TASK_RUNNING));)
            running++;
        double share = running > 0 ? (end - now_of(session)) / running : 0;
        if (share > SLICE) share = SLICE;
        for (Task *task = NULL; (task = task_next(session, task, TASK_ANY, TASK_ACTIVE));) {
            int re = task->re;
            if (task->state == TASK_RUNNING) advance(session, task, now_of(session) + share);
            session_follow(session, re);
            bool goes_on = task->state == TASK_RUNNING;
            busy = busy || goes_on;
            /* One that waits for a program outside has nothing to do until the host has looked. */
            working = working || (goes_on && !task->job->waiting);
            waiting = waiting || (task->state & (TASK_PAUSED | TASK_WAITING));
        }
    } while (working && session->host.now && now_of(session) < end);
    return busy ? PLY_BUSY : waiting ? PLY_WAITING : PLY_IDLE;
}
