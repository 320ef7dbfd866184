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

typedef struct JobRegret {
    const Game *game;
    const void *state;
    const char *referee, *second; /* null: nobody estimates */
    double limit;
    bool doubting; /* the second one is at work, or has been */
    char open[64]; /* why something was left open */
    int judged;    /* moves that the judge has settled */
    int64_t seed;
    Move *moves;
    Worth *worths; /* by move */
    int count;
    Worth top; /* of the position */
    Move best;
    double nodes;
    bool exact;
    Counter counter[COUNTERS_MAX];
    int counters;
    Opinion players[REGRET_PLAYERS];
    int specs, at; /* player in work; -1 = the judge */
    Job *thinking;
    bool stopped, done;
    Err err;
} JobRegret;

static JobRegret *regret_data(const Job *job) {
    return (JobRegret *)job->data;
}

/* ---- working ---------------------------------------------------------------------------------- */

/* The best of the moves, some proven, some estimated. */
static void take_estimate(JobRegret *r) {
    const Report *report = think_report(r->thinking);
    for (int k = 0; k < report->count; k++)
        for (int i = 0; i < r->count; i++)
            if (report->rows[k].move == r->moves[i])
                r->worths[i] = worth_refined(r->worths[i], worth_of_row(r->game, report->rows + k));
    for (int i = 0; i < r->count; i++)
        if (i == 0 || worth_middle(r->worths[i]) > worth_middle(r->top)) {
            r->top = r->worths[i];
            r->best = r->moves[i];
        }
}

static void take_judge(JobRegret *r) {
    const Report *report = think_report(r->thinking);
    r->top = worth_of_report(r->game, report);
    r->best = report->best;
    r->nodes = pace_effort(report);
    r->counters = report->counters;
    memcpy(r->counter, report->counter, sizeof r->counter);
    r->exact = r->top.proven != PROVEN_NONE;
    r->judged = 0;
    for (int i = 0; i < r->count; i++)
        for (int k = 0; k < report->count; k++)
            if (report->rows[k].move == r->moves[i]) {
                r->worths[i] = worth_of_row(r->game, report->rows + k);
                r->exact = r->exact && r->worths[i].proven;
                r->judged += worth_settled(r->worths[i]);
            }
}

static void take_player(JobRegret *r) {
    const Report *report = think_report(r->thinking);
    Opinion *player = r->players + r->at;
    player->known = report->best != NO_MOVE;
    player->move = report->best;
    player->value = report->value;
    player->proven = report->proven;
    player->effort = pace_effort(report);
    player->ms = r->thinking->worked;
    for (int i = 0; i < r->count; i++)
        for (int k = 0; k < report->count; k++)
            if (report->rows[k].move == r->moves[i] && report->rows[k].bound == BOUND_EXACT) {
                player->values[i] = report->rows[k].value;
                player->valued[i] = true;
            }
}

static void take(JobRegret *r) {
    if (!r->thinking) return;
    if (r->at >= 0)
        take_player(r);
    else if (r->doubting)
        take_estimate(r);
    else
        take_judge(r);
}

/* Opens the search of whoever is at work. */
static bool put(Job *job, Err *err) {
    JobRegret *r = regret_data(job);
    job_free(r->thinking);
    ThinkWish wish = {.game = r->game,
                      .state = r->state,
                      .spec = r->at >= 0    ? r->players[r->at].spec
                              : r->doubting ? r->second
                                            : r->referee,
                      .time = r->at < 0 ? r->limit : 0,
                      .seed = r->seed};
    r->thinking = think_new(job->world, &wish, false, err);
    return r->thinking != NULL;
}

/* The judge has ended: says whether somebody is to estimate what it has left open. */
static bool doubt(JobRegret *r) {
    if (r->doubting || worth_settled(r->top)) return false;
    Writer why;
    writer_fixed(&why, r->open, sizeof r->open);
    r->doubting = referee_cut(r->thinking, r->limit, &why) && r->second;
    return r->doubting;
}

static Step step(Job *job, double until) {
    JobRegret *r = regret_data(job);
    const JobWorld *world = job->world;
    do {
        if (r->done || r->stopped) return STEP_DONE;
        Step step = job_step(r->thinking, until);
        double part = r->doubting || r->thinking->progress < 0 ? 0 : r->thinking->progress;
        job->progress = (r->at + 1 + part) / (r->specs + 1);
        if (step == STEP_MORE) continue;
        job->timed = job->timed || r->thinking->timed;
        take(r);
        if (r->at >= 0 || !doubt(r)) r->at++;
        r->done = step == STEP_WAIT || r->at >= r->specs || !put(job, &r->err);
    } while (world->now && world_now(world) < until);
    return r->done ? STEP_DONE : STEP_MORE;
}

static void finish(Job *job) {
    JobRegret *r = regret_data(job);
    r->stopped = !r->done;
    if (r->stopped) take(r);
}

static void close(Job *job) {
    job_free(regret_data(job)->thinking);
}

/* ---- telling ---------------------------------------------------------------------------------- */

static const Thresholds usual = {REFEREE_MISTAKE, REFEREE_BLUNDER};

static void json_move(Json *json, const char *key, const JobRegret *r, Move move) {
    game_move_json(json, key, r->game, r->state, move);
}

static void json_regret(Json *json, const JobRegret *r, Worth worth) {
    Regret regret = regret_of(r->top, worth);
    json_real(json, "loss", regret.low);
    json_real(json, "most", regret.high);
    if (regret.delay >= 0)
        json_int(json, "delay", regret.delay);
    else
        json_null(json, "delay");
    json_text(json, "grade", referee_grades[regret_grade(r->game, regret, r->top, usual)]);
}

static Worth worth_of(const JobRegret *r, Move move) {
    for (int i = 0; i < r->count; i++)
        if (r->moves[i] == move) return r->worths[i];
    return worth_unknown(r->game);
}

static void json_player(Json *json, const JobRegret *r, const Opinion *player) {
    json_object(json, NULL);
    json_text(json, "spec", player->spec);
    json_move(json, "move", r, player->move);
    json_real(json, "value", player->value);
    json_text(json, "proven", proven_word(player->proven));
    json_regret(json, r, worth_of(r, player->move));
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
    JobRegret *r = regret_data(job);
    if (level == JOB_PROGRESS && r->at < 0) take(r);
    json_text(json, "spec", r->referee);
    if (level == JOB_PROGRESS) {
        Writer line;
        writer_init(&line);
        text(job, level, &line);
        json_text(json, "text", line.text);
        writer_done(&line);
    }
    if (r->err.text[0]) json_text(json, "error", r->err.text);
    json_bool(json, "timed", job->timed);
    json_bool(json, "stopped", r->stopped);
    json_bool(json, "exact", r->exact);
    json_text(json, "unsolved", *r->open ? r->open : NULL);
    json_text(json, "second", r->doubting ? r->second : NULL);
    json_int(json, "judged", r->judged);
    json_real(json, "nodes", r->nodes);
    json_move(json, "best", r, r->best);
    worth_json(json, r->top);
    json_object(json, "counters");
    for (int i = 0; i < r->counters; i++)
        json_real(json, r->counter[i].name, r->counter[i].value);
    json_end(json);
    json_array(json, "moves");
    for (int i = 0; i < r->count; i++) {
        json_object(json, NULL);
        json_move(json, "move", r, r->moves[i]);
        worth_json(json, r->worths[i]);
        json_regret(json, r, r->worths[i]);
        json_end(json);
    }
    json_end(json);
    json_array(json, "players");
    for (int i = 0; i < r->specs; i++)
        if (r->players[i].known) json_player(json, r, r->players + i);
    json_end(json);
}

static void text_move(Writer *out, const JobRegret *r, int index) {
    write_text(out, "\n  ");
    size_t start = out->length;
    game_move_text(r->game, r->state, r->moves[index], out);
    write_pad(out, start, 10);
    start = out->length;
    worth_text(out, r->worths[index]);
    write_pad(out, start, 18);
    Regret regret = regret_of(r->top, r->worths[index]);
    const char *grade = referee_grades[regret_grade(r->game, regret, r->top, usual)];
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
static void text_player(Writer *out, const JobRegret *r, const Opinion *player, int number) {
    Worth worth = worth_of(r, player->move);
    Regret regret = regret_of(r->top, worth);
    const char *grade = referee_grades[regret_grade(r->game, regret, r->top, usual)];
    write_format(out, "\n%d: %s plays ", number, player->spec);
    game_move_text(r->game, r->state, player->move, out);
    write_format(out, ": %s (", grade ? grade : "open");
    worth_text(out, worth);
    write_char(out, ')');
}

static void text(const Job *job, JobLevel level, Writer *out) {
    JobRegret *r = regret_data(job);
    if (level == JOB_PROGRESS) {
        if (r->at < 0) take(r);
        write_format(out, "%s: ",
                     r->at >= 0    ? r->players[r->at].spec
                     : r->doubting ? r->second
                                   : r->referee);
        worth_text(out, r->top);
        return;
    }
    write_format(out, "%s: ", r->referee);
    if (*r->open) write_format(out, "%s, %d of %d moves judged", r->open, r->judged, r->count);
    if (r->doubting) write_format(out, "; the others estimated by %s", r->second);
    if (*r->open) write_text(out, ": ");
    worth_text(out, r->top);
    if (r->stopped) write_text(out, ", stopped");
    if (r->specs) {
        write_format(out, "\n  %-10s%-18s%-8s", "", "judged", "");
        for (int i = 0; i < r->specs; i++)
            write_format(out, " %9d", i + 1);
    }
    for (int i = 0; i < r->count; i++)
        text_move(out, r, i);
    for (int i = 0; i < r->specs; i++)
        if (r->players[i].known) text_player(out, r, r->players + i, i + 1);
    if (r->err.text[0]) write_format(out, "\nstopped: %s", r->err.text);
}

/* ---- opening ---------------------------------------------------------------------------------- */

static const JobDef regret_def = {
    .kind = "regret", .step = step, .json = json, .text = text, .finish = finish, .close = close};

static bool open_player(Job *job, Opinion *player, const char *spec, Err *err) {
    JobRegret *r = regret_data(job);
    PlayerScope scope;
    Choice choice;
    registry_scope(r->game, job->world->shelf, &scope);
    if (!registry_player(&scope, spec, job->arena, &choice, err)) return false;
    player->spec = arena_text(job->arena, spec, err);
    player->values = ARENA_NEW(job->arena, double, r->count, err);
    player->valued = ARENA_NEW(job->arena, bool, r->count, err);
    player->move = NO_MOVE;
    return player->spec && player->values && player->valued;
}

static bool open(Job *job, const RegretWish *wish, Err *err) {
    JobRegret *r = regret_data(job);
    const Game *game = r->game = wish->game;
    r->seed = wish->seed;
    r->best = NO_MOVE;
    r->specs = wish->count;
    r->at = -1;
    void *state = arena_alloc(job->arena, game->state_size, err);
    r->moves = ARENA_NEW(job->arena, Move, game->max_moves, err);
    if (!state || !r->moves) return false;
    r->state = memcpy(state, wish->state, game->state_size);
    const char *spec = wish->referee ? wish->referee : referee_spec(game, job->arena);
    if (!spec) return err_set(err, "nobody can judge %s", game->def->row.title);
    r->referee = arena_text(job->arena, spec, err);
    const char *second = wish->referee ? NULL : referee_estimate(game, job->arena);
    if (second && second != spec) r->second = arena_text(job->arena, second, err);
    r->limit = referee_limit(job->world, wish->limit);
    if (!r->referee || !put(job, err)) return false; /* refuses what cannot be thought about */
    r->count = game->moves(game->rules, r->state, r->moves);
    r->worths = ARENA_NEW(job->arena, Worth, r->count, err);
    if (!r->worths) return false;
    r->top = worth_unknown(game);
    for (int i = 0; i < r->count; i++)
        r->worths[i] = worth_unknown(game);
    for (int i = 0; i < wish->count; i++)
        if (!open_player(job, r->players + i, wish->specs[i], err)) return false;
    job->progress = 0;
    return true;
}

Job *regret_new(const JobWorld *world, const RegretWish *wish, Err *err) {
    Job *job = job_new(&regret_def, world, sizeof(JobRegret), err);
    if (!job || open(job, wish, err)) return job;
    job_free(job);
    return NULL;
}
