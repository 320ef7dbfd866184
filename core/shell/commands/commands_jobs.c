/* commands_jobs.c - running jobs: tune, stop, step, look. They act at once. */
#include "play/jobs/think.h"
#include "shell/commands/commands.h"

#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "shell/messages.def"

static const char group[] = "search";

static const char *job_word(const Call *call) {
    return call->count ? call->words[0] : NULL;
}

static bool is_number(const char *word) {
    return word[strspn(word, "0123456789")] == 0;
}

/* ---- tune ------------------------------------------------------------------------------------ */

/* A search answers with its spec; jobs of many games, which take in what was set as soon as they
 * can, with the words from `first` on. */
static bool answer_tuned(Call *call, const Task *task, int first, bool restarted) {
    bool search = task->kind & TASK_SEARCH;
    Writer text;
    writer_init(&text);
    if (search)
        spec_write(think_search(task->job)->choice, &task->variant->scope.scope, false, &text);
    for (int i = first; !search && i < call->count; i++)
        write_format(&text, "%s%s", i > first ? " " : "", call->words[i]);
    Answer answer;
    Json *json = answer_begin(&answer, call, "tuned");
    if (json) {
        json_int(json, "job", task->number);
        json_text(json, search ? "spec" : "parameters", text.text);
        json_bool(json, "restarted", restarted);
    } else {
        write_format(&answer.out, "job %d: %s%s", task->number, text.text,
                     restarted ? " (begun anew)" : "");
    }
    writer_done(&text);
    return answer_send(&answer);
}

/* All words from `first` on, or none of them. */
static bool tune_all(Call *call, Task *task, int first, bool *restarted) {
    enum { PATH_MAX_LENGTH = 128 };
    size_t count = (size_t)(call->count - first);
    Tuning *tunings = malloc(count * sizeof *tunings);
    char(*paths)[PATH_MAX_LENGTH] = malloc(count * sizeof *paths);
    bool ok = (tunings && paths) || err_short(&call->err, memory_short_for_line);
    for (size_t i = 0; ok && i < count; i++) {
        const char *word = call->words[first + (int)i];
        ok = word_option(word, paths[i], sizeof paths[i], &tunings[i].value) ||
             err_set(&call->err, not_path_value, word);
        tunings[i].path = paths[i];
    }
    task_limit(call->session, task);
    ok = ok && task->job->def->tune(task->job, tunings, (int)count, restarted, &call->err);
    free(tunings);
    free(paths);
    return ok;
}

static bool do_tune(Call *call) {
    int first = is_number(call->words[0]);
    Task *task = first ? NULL : task_newest(call->session, TASK_TUNABLE, TASK_ACTIVE);
    if (!task)
        task = task_choose(call->session, first ? call->words[0] : NULL,
                           first ? TASK_ANY : TASK_SEARCH, TASK_USED, &call->err);
    if (!task) return false;
    if (first == call->count) return refuse_usage(call, false);
    if (!task->job->def->tune)
        return err_set(&call->err, nothing_to_tune, task->number, task->job->def->kind);
    if (task->state == TASK_ENDED && task->kind != TASK_ANALYSIS)
        return err_set(&call->err, job_has_ended, task->number);
    bool restarted = false;
    if (!tune_all(call, task, first, &restarted)) return false;
    if (task->state == TASK_ENDED) task->state = TASK_RUNNING;
    return answer_tuned(call, task, first, restarted);
}

/* ---- stop, cancel, pause, resume, step ------------------------------------------------------- */

static bool do_stop(Call *call) {
    Task *task = task_choose(call->session, job_word(call), TASK_ANY, TASK_ACTIVE, &call->err);
    if (!task) return false;
    answer_ok(call);
    task_finish(call->session, task);
    return true;
}

static bool do_cancel(Call *call) {
    Err ignored;
    Task *task = call->count
                     ? task_choose(call->session, call->words[0], TASK_SEARCH, TASK_ENDED, &ignored)
                     : NULL;
    if (!task || !task->kept)
        task = task_choose(call->session, job_word(call), TASK_ANY, TASK_ACTIVE, &call->err);
    if (!task) return false;
    answer_ok(call);
    task_cancel(call->session, task, MESSAGE_OF(as_asked));
    return true;
}

static bool do_pause(Call *call) {
    Task *task = task_choose(call->session, job_word(call), TASK_ANY, TASK_ACTIVE, &call->err);
    if (!task) return false;
    task->state = TASK_PAUSED;
    return answer_ok(call);
}

static bool do_resume(Call *call) {
    Task *task = task_choose(call->session, job_word(call), TASK_ANY, TASK_ACTIVE, &call->err);
    if (!task) return false;
    if (task->state != TASK_PAUSED) return err_set(&call->err, job_not_paused, task->number);
    if (task->kind & TASK_SEARCH) think_step_to(task->job, EVENT_NONE, 1);
    task->state = TASK_RUNNING;
    return answer_ok(call);
}

typedef struct StepOptions {
    char job[16];
} StepOptions;

static const Param step_params[] = {
    PARAM_TEXT(StepOptions, job, "", .title = "Number of the analysis",
               .doc = "Number of the analysis that is advanced; without it the newest one."),
    PARAM_END};

static bool do_rewind(Call *call) {
    Task *task = task_choose(call->session, job_word(call), TASK_SEARCH, TASK_USED, &call->err);
    if (!task) return false;
    if (task->kind != TASK_ANALYSIS) return err_set(&call->err, job_not_analysis, task->number);
    if (!think_rewind(task->job, &call->err)) return false;
    task->state = TASK_PAUSED;
    return answer_ok(call);
}

static const char *const events[] = {"node", "playout", "iteration", "move", "cutoff", NULL};

static bool do_step(Call *call) {
    static const SearchEvent meaning[] = {EVENT_NODE, EVENT_PLAYOUT, EVENT_ITERATION,
                                          EVENT_ROOT_MOVE, EVENT_CUTOFF};
    const char *job = ((const StepOptions *)call->options)->job;
    Task *task =
        task_choose(call->session, *job ? job : NULL, TASK_SEARCH, TASK_ACTIVE, &call->err);
    if (!task && *job) return false;
    if (!task) return err_set(&call->err, no_analysis);
    think_step_to(task->job, meaning[call->args[0]], (int)call->args[1]);
    task->state = TASK_RUNNING;
    return answer_ok(call);
}

/* ---- report, jobs ---------------------------------------------------------------------------- */

static bool do_report(Call *call) {
    Task *task = task_choose(call->session, job_word(call), TASK_ANY, TASK_USED, &call->err);
    if (!task) return false;
    task_report(call->session, task, call->re, call->json, JOB_FULL, "report");
    return true;
}

static bool do_jobs(Call *call) {
    PlySession *session = call->session;
    Answer answer;
    Json *json = answer_begin(&answer, call, "jobs");
    Writer *text = &answer.out;
    if (json) json_array(json, "jobs");
    for (Task *task = NULL; (task = task_next(session, task, TASK_ANY, TASK_USED));) {
        if (json) {
            json_object(json, NULL);
            json_int(json, "job", task->number);
            json_text(json, "kind", task->job->def->kind);
            json_text(json, "state", task_state_name(task));
            json_real(json, "progress", task->job->progress);
            json_end(json);
            continue;
        }
        write_format(text, "%sjob %d  %-10s %s", text->length ? "\n" : "", task->number,
                     task->job->def->kind, task_state_name(task));
        if (task->job->progress >= 0 && task->state != TASK_ENDED)
            write_format(text, "  %d %%", (int)(task->job->progress * 100));
    }
    if (json)
        json_end(json);
    else if (!text->length)
        write_text(text, "no jobs");
    return answer_send(&answer);
}

/* clang-format off */
#define ARG_JOB ARG_TEXT("JOB", "job", 0, 1)
const Command commands_jobs[] = {
    {.name = "tune", .group = group, .run = do_tune, .answers = "tuned",
     ARGS(ARG_TEXT("JOB", "job", 0, 1), ARG_TEXT("PATH=VALUE...", "path", 1, ARG_MANY)),
     .doc = "Changes options of a running search at once: `tune c=0.5`, `tune 3 eval.three=9`. "
            "Where the searcher can, it goes on with what it knows; else, and where it has done "
            "more than a limit allows now, it begins anew. An "
            "evolution takes its parameters from the next generation on: `tune 3 mutation=0.01`. "
            "Tuning an ended analysis sets it to work again."},
    {.name = "stop", .group = group, .run = do_stop, .answers = "ok", ARGS(ARG_JOB),
     .doc = "Ends a job with what is known: an analysis gives its result, `go` plays the best move "
            "so far, a match its statistics."},
    {.name = "cancel", .group = group, .run = do_cancel, .answers = "ok cancelled", ARGS(ARG_JOB),
     .doc = "Throws a job away, without a result; also an ended analysis that was to be kept."},
    {.name = "pause", .group = group, .run = do_pause, .answers = "ok", ARGS(ARG_JOB),
     .doc = "Lets a job rest; `resume` goes on."},
    {.name = "resume", .group = group, .run = do_resume, .answers = "ok", ARGS(ARG_JOB),
     .doc = "Lets a paused job go on."},
    {.name = "step", .group = group, .run = do_step, .answers = "ok",
     ARGS(ARG_ENUM("EVENT", events), ARG_INT("N", 1, 1, 1e9)), OPTIONS(StepOptions, step_params),
     .usage = "[job=JOB]",
     .doc = "Advances the analysis to its next event, or over N of them, and pauses it there: node "
            "(a position is entered), playout (a random game is over), iteration (one depth is "
            "done), move (a root move is searched), cutoff. Begin with `analyze SPEC paused`."},
    {.name = "rewind", .group = group, .run = do_rewind, .answers = "ok", ARGS(ARG_JOB),
     .doc = "Begins an analysis anew, from nothing, and pauses it before its first node: `step` or "
            "`resume` go on."},
    {.name = "report", .group = group, .run = do_report, .answers = "report", ARGS(ARG_JOB),
     .doc = "All rows of a job as they stand, running or ended."},
    {.name = "jobs", .group = group, .run = do_jobs, .answers = "jobs",
     .doc = "Lists the jobs: running, paused, waiting, and those that are kept after their end."},
    {.name = NULL}};
/* clang-format on */
