/* judging.c - asks one question after another. */
#include "play/jobs/think.h"
#include "play/judging/judging.h"

#include <string.h>

#include "base/spec.h"
#include "play/jobs/time_control.h"
#include "play/judging/messages.def"

enum { JUDGE, SECOND, PLAYER, SEARCHES };

static const JudgingDef *def_of(const Job *job) {
    return (const JudgingDef *)job->def;
}

/* The searcher of the game for a role with the values that it takes it with; null = none fits. */
static const char *of_role(const Game *game, Role role, char spec[SPEC_MAX]) {
    const SearcherDef *def = registry_role(game, role);
    if (def) writer_into(spec, SPEC_MAX, "%s(%s)", def->row.name, def->roles[role]);
    return def ? spec : NULL;
}

bool judging_open(Job *job, const JudgeRequest *request, Err *err) {
    Judging *judging = job->data;
    char exact[SPEC_MAX], estimate[SPEC_MAX];
    const char *spec = request->spec, *second = request->second;
    const Game *game = request->players->of;
    if (!spec) {
        second = of_role(game, ROLE_JUDGE, estimate);
        spec = of_role(game, ROLE_EXACT, exact);
        if (!spec) spec = second;
    }
    if (!spec) return err_set(err, no_judge, game->def->row.title);
    judging->players = request->players;
    judging->game = game;
    judging->limit = job->world->now ? request->limit : 0;
    judging->seed = request->seed;
    judging->spec = arena_text(job->arena, spec, err);
    if (second && strcmp(second, spec)) judging->second = arena_text(job->arena, second, err);
    job->progress = 0;
    return judging->spec &&
           registry_player(request->players, spec, job->arena, &judging->judge, err) &&
           (!judging->second ||
            registry_player(request->players, second, job->arena, &judging->doubter, err));
}

static void close_searches(Judging *judging) {
    for (int i = 0; i < SEARCHES; i++) {
        job_free(judging->searches[i]);
        judging->searches[i] = NULL;
    }
    judging->search = NULL;
}

/* Puts the question to a search that is open, else to a new one. */
static bool put(Job *job, Err *err) {
    Judging *judging = job->data;
    const Question *question = &judging->question;
    int who = question->player ? PLAYER : judging->doubting ? SECOND : JUDGE;
    const Choice *const players[] = {&judging->judge, &judging->doubter, question->player};
    Job **search = &judging->searches[who];
    ThinkRequest request = {.players = judging->players,
                            .state = question->state,
                            .ply = -1,
                            .player = players[who],
                            .time = who == PLAYER ? 0 : judging->limit,
                            .seed = judging->seed};
    if (*search) {
        think_again(*search, request.state, request.ply, request.time);
    } else {
        judging->world = world_left(job);
        *search = think_new(&judging->world, &request, false, err);
    }
    judging->search = *search;
    return *search != NULL;
}

bool judging_ask(Job *job, Err *err) {
    Judging *judging = job->data;
    const Choice *player = judging->question.player;
    if (!def_of(job)->next(job, &judging->question, err)) return false;
    judging->search = NULL;
    if (!judging->question.state) return true;
    if (!judging->question.player)
        judging->doubting = judging->second && judging->misses >= JUDGING_MISSES;
    if (judging->question.player != player) close_searches(judging);
    return put(job, err);
}

/* Whether a limit has ended the judge's search, and then which; what stays open without that cannot
 * be known better. */
static bool cut_off(const Job *thinking, double seconds, Err *why) {
    const Search *search = think_search(thinking);
    double nodes = (double)search_limits(search)->nodes;
    if (!thinking->timed && (nodes <= 0 || limits_used(search) < nodes)) return false;
    if (thinking->timed)
        err_set(why, not_solved_in_seconds, REAL_TEXT(time_limit(search, seconds)));
    else
        err_set(why, not_solved_in_nodes, SHORT_TEXT(nodes));
    return true;
}

/* The search has ended: its answer is taken, and the next question or the second judge's turn
 * comes. `*settled`: no judge is asked about this position any more. */
static bool go_on(Job *job, bool *settled) {
    Judging *judging = job->data;
    const Job *search = judging->search;
    if (!search) return judging_ask(job, &judging->err);
    job->timed = job->timed || search->timed;
    const Err *failure = &think_search(search)->failure;
    if (failure->text[0]) return err_pass(&judging->err, failure);
    bool open = def_of(job)->take(job, think_report(search), &judging->err);
    if (judging->err.text[0]) return false;
    if (!judging->question.player && !judging->doubting) {
        bool cut = open && cut_off(search, judging->limit, &judging->open);
        judging->unsolved += cut;
        judging->misses = cut ? judging->misses + 1 : open ? judging->misses : 0;
        if (open && judging->second) {
            judging->doubting = true;
            return put(job, &judging->err);
        }
    }
    *settled = true;
    return judging_ask(job, &judging->err);
}

void judging_measure(const Judging *judging, bool second, const void *state, Json *json) {
    const Job *search = judging->searches[second ? SECOND : JUDGE];
    if (!search) return;
    json_object(json, "measure");
    think_measure(search, state, json);
    json_end(json);
}

Step judging_step(Job *job, double until) {
    Judging *judging = job->data;
    const JobWorld *world = job->world;
    bool settled = false;
    do {
        if (judging->done || judging->stopped) return STEP_DONE;
        Step step = judging->search ? job_step(judging->search, until) : STEP_DONE;
        job->waiting = step == STEP_MORE && judging->search->waiting;
        if (step == STEP_WAIT)
            judging->done = !err_set(&judging->err, person_cannot_judge);
        else if (step == STEP_DONE)
            judging->done = !go_on(job, &settled);
        job->progress = judging->done ? 1 : def_of(job)->part(job);
    } while (!(settled && job->def->news) && !job->waiting && world->now &&
             world_now(world) < until);
    return judging->done ? STEP_DONE : STEP_MORE;
}

void judging_finish(Job *job) {
    Judging *judging = job->data;
    if (judging->done) return;
    judging->stopped = true;
    if (def_of(job)->partial && judging->search)
        def_of(job)->take(job, think_report(judging->search), &judging->err);
}

size_t judging_memory(const Job *job) {
    const Judging *judging = job->data;
    size_t all = 0;
    for (int i = 0; i < SEARCHES; i++)
        all += job_memory(judging->searches[i]);
    return all;
}

bool judging_failure(const Job *job, int index, Err *out) {
    const Judging *judging = job->data;
    if (index > 0 || !judging->err.text[0]) return false;
    err_pass(out, &judging->err);
    return true;
}

void judging_close(Job *job) {
    close_searches(job->data);
}
