/* sweep.c - the strength of a player over one or two ranges of its parameters.
 *
 * Every combination plays the same series of games against one opponent: equal deals, sides swapped
 * game by game. The score is the share of games won, a draw counting half. In games of one player
 * it is the mean of the points, and an opponent that is named plays the same deals once, as a
 * reference. */

#include "base/stats.h"
#include "play/series/batch.h"
#include "play/series/range.h"

enum { ROWS_MAX = 400 };

typedef struct SweepRow {
    const char *spec;
    RunningStats score;
    RunningStats victories, stones; /* of the document: 1 and the moves of games won, else 0 */
    RunningStats length;            /* moves of all games */
    int64_t wins, draws;
    double ms, moves; /* thinking time, moves made by thinking */
} SweepRow;

typedef struct Sweep {
    Batch batch; /* first */
    const Game *game;
    const char *opponent;
    SeriesRequest request;
    Ranges ranges;
    SweepRow *rows;
    int count;      /* of rows, that of the reference included */
    bool reference; /* the last row is the opponent by itself */
} Sweep;

/* ---- units ----------------------------------------------------------------------------------- */

/* The seat of the player that is swept. */
static int own_seat(const Sweep *sweep, int64_t game) {
    return (int)(game % sweep->game->players);
}

static Step unit(Job *job, int64_t index, UnitPlan *plan) {
    const Sweep *sweep = job->data;
    if (index >= sweep->request.games * sweep->count) return STEP_DONE;
    int64_t row = index / sweep->request.games, game = index % sweep->request.games;
    int players = sweep->game->players, own = own_seat(sweep, game);
    plan->game = sweep->request.game;
    plan->seats = players;
    for (int seat = 0; seat < players; seat++)
        plan->players[seat] = seat == own ? sweep->rows[row].spec : sweep->opponent;
    batch_deal(plan, sweep->request.seed, game, game / players);
    plan->opening = sweep->request.openings;
    return STEP_MORE;
}

static bool fold(Job *job, int64_t index, const UnitResult *result) {
    Sweep *sweep = job->data;
    SweepRow *row = &sweep->rows[index / sweep->request.games];
    int own = own_seat(sweep, index % sweep->request.games), winner = unit_winner(result);
    bool alone = sweep->game->players == 1;
    bool won = alone ? result->goal[0] > 0 : winner == own;
    row->wins += won;
    row->draws += !alone && winner < 0;
    running_add(&row->score, alone ? result->result[0] : won ? 1 : winner < 0 ? 0.5 : 0);
    running_add(&row->victories, won);
    running_add(&row->stones, won ? result->moves : 0);
    running_add(&row->length, result->moves);
    row->ms += result->ms[own];
    row->moves += result->counts[own];
    return true;
}

static const BatchDef units = {.unit = unit, .fold = fold};

/* ---- output ---------------------------------------------------------------------------------- */

/* Half of the 95 % interval. */
static double error_of(const Sweep *sweep, const SweepRow *row) {
    if (sweep->game->players == 1) return 1.96 * running_error(&row->score);
    double count = (double)row->score.count;
    return stats_wilson_error(row->score.mean * count, count);
}

static double ms_of(const SweepRow *row) {
    return row->moves > 0 ? row->ms / row->moves : 0;
}

static void json_mean(Json *json, const char *key, const char *error, const RunningStats *stats) {
    json_real(json, key, stats->mean);
    json_real(json, error, 1.96 * running_error(stats));
}

static bool is_reference(const Sweep *sweep, int index) {
    return sweep->reference && index == sweep->count - 1;
}

static void json_row(const Sweep *sweep, int index, Json *json) {
    const SweepRow *row = &sweep->rows[index];
    json_text(json, "spec", row->spec);
    if (!is_reference(sweep, index)) ranges_json(&sweep->ranges, index, json);
    json_real(json, "score", row->score.mean);
    json_real(json, "error", error_of(sweep, row));
    json_real(json, "ms", ms_of(row));
    json_int(json, "games", row->score.count);
    json_int(json, "wins", row->wins);
    json_int(json, "draws", row->draws);
    json_mean(json, "avg_victories", "avg_victories_error", &row->victories);
    json_mean(json, "avg_stones", "avg_stones_error", &row->stones);
    json_mean(json, "length", "length_error", &row->length);
}

static void json(const Job *job, JobLevel level, Json *json) {
    const Sweep *sweep = job->data;
    batch_json(job, level, json);
    json_text(json, "opponent", sweep->opponent);
    JSON_EACH(json, "rows", i, sweep->count) {
        if (sweep->rows[i].score.count == 0 || is_reference(sweep, i)) continue;
        json_object(json, NULL);
        json_row(sweep, i, json);
        json_end(json);
    }
    if (sweep->reference && sweep->rows[sweep->count - 1].score.count > 0) {
        json_object(json, "reference"); /* as a row, without values */
        json_row(sweep, sweep->count - 1, json);
        json_end(json);
    }
    if (level != JOB_PROGRESS) json_bool(json, "timed", job->timed);
}

static void text_row(const Sweep *sweep, int index, bool time, Writer *out) {
    const SweepRow *row = &sweep->rows[index];
    for (int k = 0; k < sweep->ranges.count; k++)
        write_format(out, "%-14s ",
                     !is_reference(sweep, index) ? ranges_value(&sweep->ranges, index, k)
                     : k > 0                     ? ""
                                                 : "reference");
    bool points = sweep->game->players == 1;
    write_format(out, points ? "%9.2f %8.2f" : "%9.4f %8.4f", row->score.mean,
                 error_of(sweep, row));
    if (time) write_format(out, " %9.3f", ms_of(row));
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const Sweep *sweep = job->data;
    bool time = job->world->now != NULL;
    if (level == JOB_PROGRESS) {
        batch_text_progress(&sweep->batch, out);
        return;
    }
    for (int k = 0; k < sweep->ranges.count; k++)
        write_format(out, "%-14s ", sweep->ranges.range[k].path);
    write_format(out, "%9s %8s", "score", "error");
    if (time) write_format(out, " %9s", "ms");
    for (int i = 0; i < sweep->count; i++) {
        if (sweep->rows[i].score.count == 0) continue;
        write_char(out, '\n');
        text_row(sweep, i, time, out);
    }
    if (sweep->batch.err.text[0]) write_format(out, "\nstopped: %s", sweep->batch.err.text);
}

static const JobDef sweep_def = {
    .kind = "sweep", .json = json, .text = text, BATCH_SLOTS, .close = batch_close};

/* ---- opening --------------------------------------------------------------------------------- */

static bool open_rows(Job *job, Err *err) {
    Sweep *sweep = job->data;
    sweep->count = ranges_total(&sweep->ranges) + sweep->reference;
    if (sweep->count > ROWS_MAX)
        return err_set(err, "A sweep has at most %d rows, this one %d.", ROWS_MAX, sweep->count);
    sweep->rows = ARENA_NEW(job->arena, SweepRow, sweep->count, err);
    if (!sweep->rows) return false;
    for (int i = 0; i < sweep->count; i++) {
        SweepRow *row = &sweep->rows[i];
        row->spec = is_reference(sweep, i) ? sweep->opponent
                                           : ranges_spec(&sweep->ranges, i, job->arena, err);
        if (!row->spec || !unit_player(job->world, sweep->game, row->spec, NULL, &job->timed, err))
            return false;
    }
    return true;
}

static bool open(Job *job, const SeriesRequest *request, Err *err) {
    Sweep *sweep = job->data;
    sweep->request = *request;
    sweep->request.game = arena_text(job->arena, request->game, err);
    sweep->game = sweep->request.game ? world_game(job->world, request->game, job->arena, err)
                                      : NULL;
    if (!sweep->game) return false;
    const char *baseline = registry_role(sweep->game, ROLE_BASELINE)->row.name;
    sweep->opponent =
        arena_text(job->arena, request->count > 1 ? request->players[1] : baseline, err);
    if (!sweep->opponent) return false;
    bool alone = sweep->game->players == 1;
    sweep->reference = alone && request->count > 1;
    if (!alone && !unit_player(job->world, sweep->game, sweep->opponent, NULL, &job->timed, err))
        return false;
    PlayerScope scope;
    registry_scope(sweep->game, job->world->blobs, &scope);
    return ranges_read(request->players[0], "player", &scope.scope, job->arena, &sweep->ranges,
                       err) &&
           open_rows(job, err) &&
           batch_open(job, &units, (int)request->pool, request->games * sweep->count, err);
}

Job *sweep_new(const JobWorld *world, const SeriesRequest *request, Err *err) {
    Job *job = job_new(&sweep_def, world, sizeof(Sweep), err);
    return job_opened(job, job && open(job, request, err));
}
