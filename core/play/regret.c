/* regret.c - the judge first, then the players one after another, each search freed when it has said
 * what it thinks. */
#include "play/regret.h"

#include <string.h>

#include "base/spec.h"
#include "play/pace.h"

typedef struct Opinion {
    const char *spec;
    bool known;
    Move move;
    double value, effort, ms;
    Proven proven;
    double *values; /* by move */
    bool *valued;
} Opinion;

/* What the judges say of the position and, in JobRegret.worths, of its moves. */
typedef struct Verdict {
    Worth top;
    Move best;
    bool exact;
    int judged; /* moves that the first judge has settled */
    double nodes;
    Counter counter[COUNTERS_MAX];
    int counters;
} Verdict;

typedef struct JobRegret {
    Judging judging;
    const void *state;
    Move *moves;
    Worth *worths; /* by move, of the searches that have ended */
    int count;
    Verdict verdict; /* as well */
    Opinion players[REGRET_PLAYERS];
    int specs, at; /* player in work; -1 = the judge, -2 = not begun */
} JobRegret;

static JobRegret *regret_of_job(const Job *job) {
    return (JobRegret *)job->data;
}

/* ---- working ---------------------------------------------------------------------------------- */

/* Of the judge at work, null when it is no longer. */
static const Report *live(const JobRegret *r) {
    return r->at < 0 && r->judging.search ? think_report(r->judging.search) : NULL;
}

/* What is known of a move at this moment, by the search in work, too. */
static Worth worth_now(const JobRegret *r, int index) {
    const Report *report = live(r);
    if (!report) return r->worths[index];
    Worth worth = worth_of_move(r->judging.game, report, r->moves[index]);
    return r->judging.doubting ? worth_refined(r->worths[index], worth) : worth;
}

static Verdict verdict_now(const JobRegret *r) {
    Verdict verdict = r->verdict;
    const Report *report = live(r);
    if (!report) return verdict;
    if (r->judging.doubting) { /* the best of the moves, some proven, some estimated */
        for (int i = 0; i < r->count; i++) {
            Worth worth = worth_now(r, i);
            if (i > 0 && worth_middle(worth) <= worth_middle(verdict.top)) continue;
            verdict.top = worth;
            verdict.best = r->moves[i];
        }
        return verdict;
    }
    verdict.top = worth_of_report(r->judging.game, report);
    verdict.best = report->best;
    verdict.nodes = pace_effort(report);
    verdict.counters = report->counters;
    memcpy(verdict.counter, report->counter, sizeof verdict.counter);
    verdict.exact = verdict.top.proven != PROVEN_NONE;
    verdict.judged = 0;
    for (int i = 0; i < r->count; i++) {
        Worth worth = worth_now(r, i);
        verdict.exact = verdict.exact && worth.proven;
        verdict.judged += worth_settled(worth);
    }
    return verdict;
}

static void take_player(JobRegret *r, const Report *report) {
    Opinion *player = r->players + r->at;
    player->known = report->best != NO_MOVE;
    player->move = report->best;
    player->value = report->value;
    player->proven = report->proven;
    player->effort = pace_effort(report);
    player->ms = r->judging.search->worked;
    for (int i = 0; i < r->count; i++)
        for (int k = 0; k < report->count; k++)
            if (report->rows[k].move == r->moves[i] && report->rows[k].bound == BOUND_EXACT) {
                player->values[i] = report->rows[k].value;
                player->valued[i] = true;
            }
}

static bool take(Job *job, const Report *report, Err *err) {
    JobRegret *r = regret_of_job(job);
    (void)err;
    if (r->at >= 0) {
        take_player(r, report);
        return false;
    }
    Verdict verdict = verdict_now(r);
    for (int i = 0; i < r->count; i++)
        r->worths[i] = worth_now(r, i);
    r->verdict = verdict;
    return !worth_settled(verdict.top);
}

static bool next(Job *job, Question *question, Err *err) {
    JobRegret *r = regret_of_job(job);
    (void)err;
    if (++r->at >= r->specs) return false;
    question->state = r->state;
    question->player = r->at >= 0 ? r->players[r->at].spec : NULL;
    return true;
}

static double part(const Job *job) {
    const JobRegret *r = regret_of_job(job);
    double part = r->judging.doubting && r->at < 0 ? 0 : r->judging.search->progress;
    return (r->at + 1 + (part > 0 ? part : 0)) / (r->specs + 1);
}

/* ---- telling ---------------------------------------------------------------------------------- */

static void json_move(Json *json, const char *key, const JobRegret *r, Move move) {
    game_move_json(json, key, r->judging.game, r->state, move);
}

static void json_regret(Json *json, const JobRegret *r, Worth top, Worth worth) {
    Regret regret = regret_of(top, worth);
    json_real(json, "loss", regret.low);
    json_real(json, "most", regret.high);
    if (regret.delay >= 0)
        json_int(json, "delay", regret.delay);
    else
        json_null(json, "delay");
    json_text(json, "grade",
              referee_grades[regret_grade(r->judging.game, regret, top, referee_usual)]);
}

/* Of a move that a player would make. */
static Worth worth_of(const JobRegret *r, Move move) {
    for (int i = 0; i < r->count; i++)
        if (r->moves[i] == move) return worth_now(r, i);
    return worth_unknown(r->judging.game);
}

static void json_player(Json *json, const JobRegret *r, Worth top, const Opinion *player) {
    json_object(json, NULL);
    json_text(json, "spec", player->spec);
    json_move(json, "move", r, player->move);
    json_real(json, "value", player->value);
    json_text(json, "proven", proven_word(player->proven));
    json_regret(json, r, top, worth_of(r, player->move));
    json_real(json, "effort", player->effort);
    json_real(json, "ms", player->ms);
    json_array(json, "values");
    for (int i = 0; i < r->count; i++) {
        if (player->valued[i])
            json_real(json, NULL, player->values[i]);
        else
            json_null(json, NULL);
    }
    json_end(json);
    json_end(json);
}

static void text(const Job *job, JobLevel level, Writer *out);

static void json(const Job *job, JobLevel level, Json *json) {
    const JobRegret *r = regret_of_job(job);
    const Judging *judging = &r->judging;
    const Verdict verdict = verdict_now(r);
    json_text(json, "spec", judging->spec);
    if (level == JOB_PROGRESS) {
        Writer line;
        writer_init(&line);
        text(job, level, &line);
        json_text(json, "text", line.text);
        writer_done(&line);
    }
    if (judging->err.text[0]) json_text(json, "error", judging->err.text);
    json_bool(json, "timed", job->timed);
    json_bool(json, "stopped", judging->stopped);
    json_bool(json, "exact", verdict.exact);
    json_text(json, "unsolved", *judging->open ? judging->open : NULL);
    json_text(json, "second", judging->doubting ? judging->second : NULL);
    json_int(json, "judged", verdict.judged);
    json_real(json, "nodes", verdict.nodes);
    json_move(json, "best", r, verdict.best);
    worth_json(json, verdict.top);
    json_object(json, "counters");
    for (int i = 0; i < verdict.counters; i++)
        json_real(json, verdict.counter[i].name, verdict.counter[i].value);
    json_end(json);
    json_array(json, "moves");
    for (int i = 0; i < r->count; i++) {
        Worth worth = worth_now(r, i);
        json_object(json, NULL);
        json_move(json, "move", r, r->moves[i]);
        worth_json(json, worth);
        json_regret(json, r, verdict.top, worth);
        json_end(json);
    }
    json_end(json);
    json_array(json, "players");
    for (int i = 0; i < r->specs; i++)
        if (r->players[i].known) json_player(json, r, verdict.top, r->players + i);
    json_end(json);
}

static void text_move(Writer *out, const JobRegret *r, Worth top, int index) {
    write_text(out, "\n  ");
    size_t start = out->length;
    game_move_text(r->judging.game, r->state, r->moves[index], out);
    write_pad(out, start, 10);
    start = out->length;
    Worth worth = worth_now(r, index);
    worth_text(out, worth);
    write_pad(out, start, 18);
    Regret regret = regret_of(top, worth);
    const char *grade = referee_grades[regret_grade(r->judging.game, regret, top, referee_usual)];
    if (!r->specs) {
        write_text(out, grade ? grade : "open");
        return;
    }
    write_format(out, "%-8s", grade ? grade : "open");
    for (int i = 0; i < r->specs; i++) {
        const Opinion *player = r->players + i;
        char buffer[96];
        Writer cell;
        writer_fixed(&cell, buffer, sizeof buffer);
        if (player->valued[index]) write_decimals(&cell, player->values[index], 1);
        if (player->known && player->move == r->moves[index]) write_char(&cell, '*');
        write_format(out, " %9s", cell.text);
    }
}

/* spec: move 4, gives away 100.0 (mistake) */
static void text_player(Writer *out, const JobRegret *r, Worth top, int number) {
    const Opinion *player = r->players + number - 1;
    Worth worth = worth_of(r, player->move);
    Regret regret = regret_of(top, worth);
    const char *grade = referee_grades[regret_grade(r->judging.game, regret, top, referee_usual)];
    write_format(out, "\n%d: %s plays ", number, player->spec);
    game_move_text(r->judging.game, r->state, player->move, out);
    write_format(out, ": %s (", grade ? grade : "open");
    worth_text(out, worth);
    write_char(out, ')');
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const JobRegret *r = regret_of_job(job);
    const Judging *judging = &r->judging;
    const Worth top = verdict_now(r).top;
    if (level == JOB_PROGRESS) {
        write_format(out, "%s: ",
                     r->at >= 0          ? r->players[r->at].spec
                     : judging->doubting ? judging->second
                                         : judging->spec);
        worth_text(out, top);
        return;
    }
    write_format(out, "%s: ", judging->spec);
    if (*judging->open)
        write_format(out, "%s, %d of %d moves judged", judging->open, r->verdict.judged, r->count);
    if (judging->doubting) write_format(out, "; the others estimated by %s", judging->second);
    if (*judging->open) write_text(out, ": ");
    worth_text(out, top);
    if (judging->stopped) write_text(out, ", stopped");
    if (r->specs) {
        write_format(out, "\n  %-10s%-18s%-8s", "", "judged", "");
        for (int i = 0; i < r->specs; i++)
            write_format(out, " %9d", i + 1);
    }
    for (int i = 0; i < r->count; i++)
        text_move(out, r, top, i);
    for (int i = 0; i < r->specs; i++)
        if (r->players[i].known) text_player(out, r, top, i + 1);
    if (judging->err.text[0]) write_format(out, "\nstopped: %s", judging->err.text);
}

/* ---- opening ---------------------------------------------------------------------------------- */

static const JudgingDef regret_def = {
    .job = {.kind = "regret", JUDGING_JOB, .json = json, .text = text},
    .next = next,
    .take = take,
    .part = part,
    .partial = true};

static bool open_player(Job *job, Opinion *player, const char *spec, Err *err) {
    JobRegret *r = regret_of_job(job);
    PlayerScope scope;
    Choice choice;
    registry_scope(r->judging.game, job->world->shelf, &scope);
    if (!registry_player(&scope, spec, job->arena, &choice, err)) return false;
    player->spec = arena_text(job->arena, spec, err);
    player->values = ARENA_NEW(job->arena, double, r->count, err);
    player->valued = ARENA_NEW(job->arena, bool, r->count, err);
    player->move = NO_MOVE;
    return player->spec && player->values && player->valued;
}

static bool open(Job *job, const RegretWish *wish, Err *err) {
    JobRegret *r = regret_of_job(job);
    const Game *game = wish->judge.game;
    r->specs = wish->count;
    r->at = -2;
    void *state = arena_alloc(job->arena, game->state_size, err);
    r->moves = ARENA_NEW(job->arena, Move, game->max_moves, err);
    if (!state || !r->moves) return false;
    r->state = memcpy(state, wish->state, game->state_size);
    /* Refuses what cannot be thought about. */
    if (!judging_open(job, &wish->judge, err) || !judging_ask(job, err)) return false;
    r->count = game->moves(game->rules, r->state, r->moves);
    r->worths = ARENA_NEW(job->arena, Worth, r->count, err);
    if (!r->worths) return false;
    for (int i = 0; i < wish->count; i++)
        if (!open_player(job, r->players + i, wish->specs[i], err)) return false;
    return true;
}

Job *regret_new(const JobWorld *world, const RegretWish *wish, Err *err) {
    Job *job = job_new(&regret_def.job, world, sizeof(JobRegret), err);
    if (!job || open(job, wish, err)) return job;
    job_free(job);
    return NULL;
}
