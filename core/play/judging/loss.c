/* loss.c - the judge first, then the players one after another, each search freed when it has said
 * what it thinks. */
#include "play/jobs/think.h"
#include "play/judging/loss.h"

#include <string.h>

#include "base/spec.h"
#include "play/jobs/time_control.h"

typedef struct Opinion {
    const char *spec; /* as given */
    Choice player;    /* what it says */
    bool known;
    Move move;
    double value, effort, ms;
    Proven proven;
    double *values; /* by move */
    bool *valued;
} Opinion;

/* What the judges say of the position and, in LossJob.worths, of its moves. */
typedef struct Verdict {
    Worth top;
    Move best;
    bool exact;
    int judged; /* moves that the first judge has settled */
    double nodes;
    Counter counter[COUNTERS_MAX];
    int counters;
} Verdict;

typedef struct LossJob {
    Judging judging;
    const void *state;
    Move *moves;
    Worth *worths; /* by move, of the searches that have ended */
    int count;
    Verdict verdict; /* as well */
    Opinion players[LOSS_PLAYERS];
    int specs, at; /* player in work; -1 = the judge, -2 = not begun */
} LossJob;

/* ---- working --------------------------------------------------------------------------------- */

/* Of the judge at work, null when it is no longer. */
static const Report *live(const LossJob *work) {
    return work->at < 0 && work->judging.search ? think_report(work->judging.search) : NULL;
}

/* What is known of a move at this moment, by the search in work, too. */
static Worth worth_now(const LossJob *work, int index) {
    const Report *report = live(work);
    if (!report) return work->worths[index];
    Worth worth = worth_of_move(work->judging.game, report, work->moves[index]);
    return work->judging.doubting ? worth_refined(work->worths[index], worth) : worth;
}

static Verdict verdict_now(const LossJob *work) {
    Verdict verdict = work->verdict;
    const Report *report = live(work);
    if (!report) return verdict;
    if (work->judging.doubting) { /* the best of the moves, some proven, some estimated */
        for (int i = 0; i < work->count; i++) {
            Worth worth = worth_now(work, i);
            if (i > 0 && worth_middle(worth) <= worth_middle(verdict.top)) continue;
            verdict.top = worth;
            verdict.best = work->moves[i];
        }
        return verdict;
    }
    verdict.top = worth_of_report(work->judging.game, report);
    verdict.best = report->best;
    verdict.nodes = report_effort(report);
    verdict.counters = report->counters;
    memcpy(verdict.counter, report->counter, sizeof verdict.counter);
    verdict.exact = verdict.top.proven != PROVEN_NONE;
    verdict.judged = 0;
    for (int i = 0; i < work->count; i++) {
        Worth worth = worth_now(work, i);
        verdict.exact = verdict.exact && worth.proven;
        verdict.judged += worth_settled(worth);
    }
    return verdict;
}

static void take_player(LossJob *work, const Report *report) {
    Opinion *player = work->players + work->at;
    player->known = report->best != NO_MOVE;
    player->move = report->best;
    player->value = report->value;
    player->proven = report->proven;
    player->effort = report_effort(report);
    player->ms = think_ms(work->judging.search);
    for (int i = 0; i < work->count; i++)
        for (int k = 0; k < report->count; k++)
            if (report->rows[k].move == work->moves[i] && report->rows[k].bound == BOUND_EXACT) {
                player->values[i] = report->rows[k].value;
                player->valued[i] = true;
            }
}

static bool take(Job *job, const Report *report, Err *) {
    LossJob *work = job->data;
    if (work->at >= 0) {
        take_player(work, report);
        return false;
    }
    Verdict verdict = verdict_now(work);
    for (int i = 0; i < work->count; i++)
        work->worths[i] = worth_now(work, i);
    work->verdict = verdict;
    return !worth_settled(verdict.top);
}

static bool next(Job *job, Question *question, Err *) {
    LossJob *work = job->data;
    if (++work->at >= work->specs) return false;
    question->state = work->state;
    question->player = work->at >= 0 ? &work->players[work->at].player : NULL;
    return true;
}

static double part(const Job *job) {
    const LossJob *work = job->data;
    double part = work->judging.doubting && work->at < 0 ? 0 : work->judging.search->progress;
    return (work->at + 1 + (part > 0 ? part : 0)) / (work->specs + 1);
}

/* ---- telling --------------------------------------------------------------------------------- */

static void json_move(Json *json, const char *key, const LossJob *work, Move move) {
    game_move_json(json, key, work->judging.game, work->state, move);
}

/* What choosing a move of that worth gives away. */
static Loss loss_now(const LossJob *work, Worth top, Worth worth, Grade *grade) {
    Loss loss = loss_of(top, worth);
    *grade = loss_grade(work->judging.game, loss, top, judge_thresholds);
    return loss;
}

static void json_loss(Json *json, const LossJob *work, Worth top, Worth worth) {
    Grade grade;
    Loss loss = loss_now(work, top, worth, &grade);
    loss_json(json, loss, grade);
}

/* Of a move that a player would make. */
static Worth worth_of(const LossJob *work, Move move) {
    for (int i = 0; i < work->count; i++)
        if (work->moves[i] == move) return worth_now(work, i);
    return worth_unknown(work->judging.game);
}

static void json_player(Json *json, const LossJob *work, Worth top, const Opinion *player) {
    json_object(json, NULL);
    json_text(json, "spec", player->spec);
    json_move(json, "move", work, player->move);
    json_real(json, "value", player->value);
    json_text(json, "proven", proven_word(player->proven));
    json_loss(json, work, top, worth_of(work, player->move));
    json_real(json, "effort", player->effort);
    json_real(json, "ms", player->ms);
    JSON_EACH(json, "values", i, work->count)
        json_known(json, NULL, player->valued[i], player->values[i]);
    json_end(json);
}

static void json(const Job *job, JobLevel level, Json *json) {
    const LossJob *work = job->data;
    const Judging *judging = &work->judging;
    const Verdict verdict = verdict_now(work);
    json_text(json, "spec", judging->spec);
    if (level == JOB_PROGRESS) job_text_json(job, json);
    if (judging->err.text[0]) json_sentence(json, "error", &judging->err);
    json_bool(json, "timed", job->timed);
    json_bool(json, "stopped", judging->stopped);
    json_bool(json, "exact", verdict.exact);
    json_sentence(json, "unsolved", &judging->open);
    json_text(json, "second", judging->doubting ? judging->second : NULL);
    json_int(json, "judged", verdict.judged);
    json_real(json, "nodes", verdict.nodes);
    judging_measure(judging, judging->doubting, work->state, json);
    json_move(json, "best", work, verdict.best);
    worth_json(json, verdict.top);
    counters_json(json, verdict.counter, verdict.counters);
    JSON_OBJECTS(json, "moves", i, work->count) {
        Worth worth = worth_now(work, i);
        json_move(json, "move", work, work->moves[i]);
        worth_json(json, worth);
        json_loss(json, work, verdict.top, worth);
    }
    JSON_EACH(json, "players", i, work->specs)
        if (work->players[i].known) json_player(json, work, verdict.top, work->players + i);
}

static void text_move(Writer *out, const LossJob *work, Worth top, int index) {
    write_text(out, "\n  ");
    write_padded(out, MOVE_TEXT(work->judging.game, work->state, work->moves[index]), 10);
    size_t start = out->length;
    Worth worth = worth_now(work, index);
    worth_text(out, worth);
    write_pad(out, start, 18);
    Grade grade;
    loss_now(work, top, worth, &grade);
    write_format(out, work->specs ? "%-8s" : "%s", grade_word(grade));
    for (int i = 0; i < work->specs; i++) {
        const Opinion *player = work->players + i;
        bool chosen = player->known && player->move == work->moves[index];
        write_format(out, chosen ? " %8s*" : " %9s",
                     player->valued[index] ? DECIMALS_TEXT(player->values[index], 1) : "");
    }
}

/* spec: move 4, gives away 100.0 (mistake) */
static void text_player(Writer *out, const LossJob *work, Worth top, int number) {
    const Opinion *player = work->players + number - 1;
    Worth worth = worth_of(work, player->move);
    Grade grade;
    loss_now(work, top, worth, &grade);
    write_format(out, "\n%d: %s plays %s: %s (", number, player->spec,
                 MOVE_TEXT(work->judging.game, work->state, player->move), grade_word(grade));
    worth_text(out, worth);
    write_char(out, ')');
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const LossJob *work = job->data;
    const Judging *judging = &work->judging;
    const Worth top = verdict_now(work).top;
    if (level == JOB_PROGRESS) {
        write_format(out, "%s: ",
                     work->at >= 0       ? work->players[work->at].spec
                     : judging->doubting ? judging->second
                                         : judging->spec);
        worth_text(out, top);
        return;
    }
    write_format(out, "%s: ", judging->spec);
    if (judging->open.text[0])
        write_format(out, "%s, %d of %d moves judged", judging->open.text, work->verdict.judged,
                     work->count);
    if (judging->doubting) write_format(out, "; the others estimated by %s", judging->second);
    if (judging->open.text[0]) write_text(out, ": ");
    worth_text(out, top);
    if (judging->stopped || judging->err.text[0]) write_text(out, ", stopped");
    if (work->specs) {
        write_format(out, "\n  %-10s%-18s%-8s", "", "judged", "");
        for (int i = 0; i < work->specs; i++)
            write_format(out, " %9d", i + 1);
    }
    for (int i = 0; i < work->count; i++)
        text_move(out, work, top, i);
    for (int i = 0; i < work->specs; i++)
        if (work->players[i].known) text_player(out, work, top, i + 1);
}

/* ---- opening --------------------------------------------------------------------------------- */

static const JudgingDef loss_def = {
    .job = {.kind = "loss", JUDGING_JOB, .json = json, .text = text},
    .next = next,
    .take = take,
    .part = part,
    .partial = true};

static bool open_player(Job *job, Opinion *player, const char *spec, Err *err) {
    LossJob *work = job->data;
    if (!registry_player(work->judging.players, spec, job->arena, &player->player, err))
        return false;
    player->spec = arena_text(job->arena, spec, err);
    player->values = ARENA_NEW(job->arena, double, work->count, err);
    player->valued = ARENA_NEW(job->arena, bool, work->count, err);
    player->move = NO_MOVE;
    return player->spec && player->values && player->valued;
}

static bool open(Job *job, const LossRequest *request, Err *err) {
    LossJob *work = job->data;
    const Game *game = request->judge.players->of;
    work->specs = request->count;
    work->at = -2;
    void *state = arena_alloc(job->arena, game->state_size, err);
    work->moves = ARENA_NEW(job->arena, Move, game->max_moves, err);
    if (!state || !work->moves) return false;
    work->state = memcpy(state, request->state, game->state_size);
    /* Refuses what cannot be thought about. */
    if (!judging_open(job, &request->judge, err) || !judging_ask(job, err)) return false;
    work->count = game->moves(game->rules, work->state, work->moves);
    work->worths = ARENA_NEW(job->arena, Worth, work->count, err);
    if (!work->worths) return false;
    for (int i = 0; i < request->count; i++)
        if (!open_player(job, work->players + i, request->specs[i], err)) return false;
    return true;
}

Job *loss_new(const JobWorld *world, const LossRequest *request, Err *err) {
    Job *job = job_new(&loss_def.job, world, sizeof(LossJob), err);
    return job_opened(job, job && open(job, request, err));
}
