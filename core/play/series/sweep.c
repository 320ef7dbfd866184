/* sweep.c - a player over ranges of its parameters, players beside each other, rules of the game.
 *
 * Every combination plays the same series of games against one opponent: equal deals, sides swapped
 * game by game. The score is the share of games won, a draw counting half. In games of one player
 * it is the mean of the points, and an opponent that is named plays the same deals once, as a
 * reference. Or only the first move is made (SWEEP_FIRST), and its time and work are measured. */

#include <string.h>

#include "play/series/messages.def"
#include "play/series/range.h"
#include "play/series/series.h"

enum { ROWS_MAX = 400 };

const char *const sweep_measures[] = {"games", "first", NULL};

typedef struct SweepRow {
    const char *spec, *variant;
    const PlayerScope *players; /* of the variant */
    RunningStats score;
    RunningStats victories, stones; /* of the document: 1 and the moves of games won, else 0 */
    RunningStats length;            /* moves of all games */
    RunningStats work, time;        /* of the first move; milliseconds */
    int64_t wins, draws, different; /* different: games */
    double ms, moves;               /* thinking time, moves made by thinking */
} SweepRow;

typedef struct Sweep {
    Batch batch; /* first */
    int players; /* of the game */
    const char *opponent;
    size_t opposing; /* bytes that it holds, the most of all variants */
    SeriesRequest request;
    Ranges specs, variants; /* the last range runs fastest */
    SweepRow *rows;
    int count; /* of rows, that of the reference included */
    Distinct distinct;
    bool reference; /* the last row is the opponent by itself */
} Sweep;

/* ---- ranges ---------------------------------------------------------------------------------- */

static int ranges_of(const Sweep *sweep) {
    return sweep->specs.count + sweep->variants.count;
}

static const char *path_of(const Sweep *sweep, int which) {
    int own = sweep->specs.count;
    return which < own ? sweep->specs.range[which].path : sweep->variants.range[which - own].path;
}

static const char *value_of(const Sweep *sweep, int row, int which) {
    int own = sweep->specs.count, variants = ranges_total(&sweep->variants);
    return which < own ? ranges_value(&sweep->specs, row / variants, which)
                       : ranges_value(&sweep->variants, row % variants, which - own);
}

static bool is_first(const Sweep *sweep) {
    return sweep->request.measure == SWEEP_FIRST;
}

/* ---- units ----------------------------------------------------------------------------------- */

/* The seat of the player that is swept. */
static int own_seat(const Sweep *sweep, int64_t game) {
    return (int)(game % sweep->players);
}

static Step unit(Job *job, int64_t index, UnitPlan *plan) {
    const Sweep *sweep = job->data;
    if (index >= sweep->request.games * sweep->count) return STEP_DONE;
    int64_t row = index / sweep->request.games, game = index % sweep->request.games;
    int players = sweep->players, own = own_seat(sweep, game);
    plan->game = sweep->rows[row].variant;
    plan->seats = players;
    plan->first = is_first(sweep);
    for (int seat = 0; seat < players; seat++)
        plan->players[seat] = seat == own || plan->first ? sweep->rows[row].spec : sweep->opponent;
    batch_deal(plan, sweep->request.seed, game, game / players);
    plan->opening = sweep->request.openings;
    return STEP_MORE;
}

static bool fold(Job *job, int64_t index, const UnitResult *result) {
    Sweep *sweep = job->data;
    SweepRow *row = &sweep->rows[index / sweep->request.games];
    int own = own_seat(sweep, index % sweep->request.games);
    bool alone = sweep->players == 1;
    double score = unit_score(result, own);
    batch_note(&sweep->batch, result);
    double work = 0, ms = 0; /* of the seat that has moved first */
    for (int seat = 0; seat < sweep->players && is_first(sweep); seat++)
        work += result->work[seat], ms += result->ms[seat];
    running_add(&row->work, work);
    running_add(&row->time, ms);
    row->different += distinct_add(
        &sweep->distinct, (uint64_t)(index / sweep->request.games * sweep->players + own), result);
    bool won = alone ? result->goal[0] > 0 : score == 1;
    row->wins += won;
    row->draws += !alone && score == 0.5;
    running_add(&row->score, alone ? result->result[0] : score);
    running_add(&row->victories, won);
    running_add(&row->stones, won ? result->moves : 0);
    running_add(&row->length, result->moves);
    row->ms += result->ms[own];
    row->moves += result->counts[own];
    return true;
}

static const BatchDef units = {.unit = unit, .fold = fold};

/* ---- output ---------------------------------------------------------------------------------- */

static Match match_of(const SweepRow *row) {
    return (Match){row->wins, row->draws, row->score.count - row->wins - row->draws};
}

/* The 95 % interval of the score: points of a game of one player, else a share. */
static void score_range(const Sweep *sweep, const SweepRow *row, double *low, double *high) {
    double half = Z95 * running_error(&row->score);
    Match match = match_of(row);
    *low = row->score.mean - half;
    *high = row->score.mean + half;
    if (sweep->players > 1) stats_match_score(&match, low, high);
}

static double ms_of(const SweepRow *row) {
    return row->moves > 0 ? row->ms / row->moves : 0;
}

static void json_mean(Json *json, const char *key, const char *error, const RunningStats *stats) {
    json_real(json, key, stats->mean);
    json_real(json, error, Z95 * running_error(stats));
}

static bool is_reference(const Sweep *sweep, int index) {
    return sweep->reference && index == sweep->count - 1;
}

static void json_values(const Sweep *sweep, int index, Json *json) {
    json_numeral(json, "value", value_of(sweep, index, 0));
    json_object(json, "values");
    for (int k = 0; k < ranges_of(sweep); k++)
        json_numeral(json, path_of(sweep, k), value_of(sweep, index, k));
    json_end(json);
}

static void json_first(const Sweep *sweep, int index, Json *json) {
    const SweepRow *row = &sweep->rows[index];
    json_text(json, "spec", row->spec);
    json_values(sweep, index, json);
    json_mean(json, "ms", "ms_error", &row->time);
    json_mean(json, "work", "work_error", &row->work);
    json_int(json, "games", row->work.count);
}

static void json_row(const Sweep *sweep, int index, Json *json) {
    const SweepRow *row = &sweep->rows[index];
    Match match = match_of(row);
    double low, high;
    score_range(sweep, row, &low, &high);
    json_text(json, "spec", row->spec);
    if (!is_reference(sweep, index)) json_values(sweep, index, json);
    json_real(json, "score", row->score.mean);
    json_real(json, "low", low);
    json_real(json, "high", high);
    if (sweep->players > 1) series_json_elo(json, &match, 1);
    json_real(json, "ms", ms_of(row));
    json_int(json, "games", row->score.count);
    json_int(json, "wins", row->wins);
    json_int(json, "draws", row->draws);
    if (sweep->distinct.games == sweep->batch.folded) json_int(json, "different", row->different);
    json_real(json, "avg_victories", row->victories.mean);
    series_json_share(json, "avg_victories_low", "avg_victories_high", (double)row->wins,
                      (double)row->score.count);
    json_mean(json, "avg_stones", "avg_stones_error", &row->stones);
    json_mean(json, "length", "length_error", &row->length);
}

static void json(const Job *job, JobLevel level, Json *json) {
    const Sweep *sweep = job->data;
    batch_json(job, level, json);
    if (!is_first(sweep)) json_text(json, "opponent", sweep->opponent);
    JSON_EACH(json, "rows", i, sweep->count) {
        if (sweep->rows[i].score.count == 0 || is_reference(sweep, i) || is_first(sweep)) continue;
        json_object(json, NULL);
        json_row(sweep, i, json);
        json_end(json);
    }
    if (is_first(sweep)) {
        JSON_EACH(json, "first", i, sweep->count) {
            if (sweep->rows[i].work.count == 0) continue;
            json_object(json, NULL);
            json_first(sweep, i, json);
            json_end(json);
        }
    }
    if (sweep->reference && sweep->rows[sweep->count - 1].score.count > 0) {
        json_object(json, "reference"); /* as a row, without values */
        json_row(sweep, sweep->count - 1, json);
        json_end(json);
    }
    if (level == JOB_PROGRESS) return;
    json_bool(json, "timed", job->timed);
    if (!is_first(sweep))
        distinct_json(&sweep->distinct, sweep->batch.folded, sweep->request.openings, json);
    setup_json(job->world, sweep->variants.count ? NULL : sweep->rows->players, &sweep->request,
               json);
}

/* Width of the column of a range, the blank included. */
static int width_of(const Sweep *sweep, int which) {
    size_t width = 14, path = strlen(path_of(sweep, which));
    if (path > width) width = path;
    for (int i = 0; i < sweep->count - sweep->reference; i++) {
        size_t value = strlen(value_of(sweep, i, which));
        if (value > width) width = value;
    }
    return (int)width + 1;
}

static void text_row(const Sweep *sweep, int index, bool time, Writer *out) {
    const SweepRow *row = &sweep->rows[index];
    for (int k = 0; k < ranges_of(sweep); k++)
        write_padded(out,
                     !is_reference(sweep, index) ? value_of(sweep, index, k)
                     : k > 0                     ? ""
                                                 : "reference",
                     width_of(sweep, k));
    if (is_first(sweep)) {
        write_format(out, "%6lld %12.1f %8.1f", (long long)row->work.count, row->work.mean,
                     Z95 * running_error(&row->work));
        if (time) write_format(out, " %9.3f", row->time.mean);
        return;
    }
    double low, high;
    score_range(sweep, row, &low, &high);
    write_format(out, sweep->players == 1 ? "%6lld %9.2f %9.2f %9.2f" : "%6lld %9.4f %9.4f %9.4f",
                 (long long)row->score.count, row->score.mean, low, high);
    if (time) write_format(out, " %9.3f", ms_of(row));
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const Sweep *sweep = job->data;
    bool time = job->world->now != NULL;
    if (level == JOB_PROGRESS) {
        batch_text_progress(&sweep->batch, out);
        return;
    }
    for (int k = 0; k < ranges_of(sweep); k++)
        write_padded(out, path_of(sweep, k), width_of(sweep, k));
    if (is_first(sweep))
        write_format(out, "%6s %12s %8s", "games", "work", "error");
    else
        write_format(out, "%6s %9s %9s %9s", "games", "score", "low", "high");
    if (time) write_format(out, " %9s", "ms");
    for (int i = 0; i < sweep->count; i++) {
        if (sweep->rows[i].score.count == 0) continue;
        write_char(out, '\n');
        text_row(sweep, i, time, out);
    }
    batch_text_end(&sweep->batch, out);
    distinct_text(&sweep->distinct, sweep->batch.folded, sweep->request.openings, out);
    setup_text(job->world, &sweep->request, out);
}

static void close_sweep(Job *job) {
    Sweep *sweep = job->data;
    distinct_close(&sweep->distinct);
    batch_close(job);
}

static const JobDef sweep_def = {.kind = "sweep",
                                 .json = json,
                                 .text = text,
                                 BATCH_SLOTS,
                                 .failure = batch_failure,
                                 .close = close_sweep};

/* ---- opening --------------------------------------------------------------------------------- */

/* The variant of a row, and its game: that of the row before where nothing has changed. */
static bool open_variant(Job *job, int index, Err *err) {
    Sweep *sweep = job->data;
    SweepRow *row = &sweep->rows[index];
    int variants = ranges_total(&sweep->variants);
    bool known = is_reference(sweep, index) || index >= variants;
    if (known) {
        row->variant = sweep->rows[index % variants].variant;
        row->players = sweep->rows[index % variants].players;
        return true;
    }
    row->variant = ranges_spec(&sweep->variants, index, job->arena, err);
    row->players = row->variant ? world_players(job->world, row->variant, job->arena, err) : NULL;
    if (!row->players) return false;
    return row->players->of->players == sweep->players ||
           err_set(err, games_of_sweep_differ, row->variant, row->players->of->players,
                   sweep->players);
}

/* Whether everybody can play there. */
static bool open_row(Job *job, int index, Err *err) {
    Sweep *sweep = job->data;
    SweepRow *row = &sweep->rows[index];
    row->spec =
        is_reference(sweep, index)
            ? sweep->opponent
            : ranges_spec(&sweep->specs, index / ranges_total(&sweep->variants), job->arena, err);
    if (!row->spec || !open_variant(job, index, err)) return false;
    bool meets = sweep->players > 1 && !is_first(sweep);
    bool tried = is_reference(sweep, index) || ranges_tried(index, sweep->count);
    UnitPlayer own = {.memory = 0}, other = {.memory = 0};
    Choice choice, opponent;
    if (!registry_player(row->players, row->spec, job->arena, &choice, err)) return false;
    own.timed = ((const Limits *)choice.values)->time > 0;
    if (tried && !unit_player(job->world, row->players, &choice, &own, err)) return false;
    if (meets && index < ranges_total(&sweep->variants)) {
        if (!registry_player(row->players, sweep->opponent, job->arena, &opponent, err) ||
            !unit_player(job->world, row->players, &opponent, &other, err))
            return false;
        if (other.memory > sweep->opposing) sweep->opposing = other.memory;
    }
    job->timed = job->timed || own.timed || other.timed;
    return unit_room(job->world, own.memory + sweep->opposing * (size_t)(sweep->players - 1), err);
}

static bool open_rows(Job *job, Err *err) {
    Sweep *sweep = job->data;
    sweep->count = ranges_total(&sweep->specs) * ranges_total(&sweep->variants) + sweep->reference;
    if (sweep->count > ROWS_MAX) return err_set(err, too_many_rows, ROWS_MAX, sweep->count);
    sweep->rows = ARENA_NEW(job->arena, SweepRow, sweep->count, err);
    if (!sweep->rows) return false;
    for (int i = 0; i < sweep->count; i++)
        if (!open_row(job, i, err)) return false;
    return true;
}

/* The ranges of the game's rules; their paths begin with `variant`. */
static bool open_variants(Job *job, const PlayerScope **players, Err *err) {
    Sweep *sweep = job->data;
    const char *spec = sweep->request.variant[0] ? sweep->request.variant : sweep->request.game;
    Scope scope = {.sets = world_games(job->world), .count = 1, .blobs = job->world->blobs};
    if (!ranges_read(spec, "game", &scope, job->arena, &sweep->variants, err)) return false;
    for (int i = 0; i < sweep->variants.count; i++) {
        Range *range = &sweep->variants.range[i];
        char path[RANGE_PATH];
        writer_into(path, sizeof path, "variant.%s", range->path);
        if (strcmp(range->path, "game") != 0) memcpy(range->path, path, sizeof path);
    }
    const char *first = ranges_spec(&sweep->variants, 0, job->arena, err);
    *players = first ? world_players(job->world, first, job->arena, err) : NULL;
    return *players != NULL;
}

static bool open_players(Job *job, const SeriesRequest *request, const PlayerScope *players,
                         Err *err) {
    Sweep *sweep = job->data;
    const Game *game = players->of;
    sweep->players = game->players;
    const char *baseline = registry_role(game, ROLE_BASELINE)->row.name;
    sweep->opponent =
        arena_text(job->arena, request->count > 1 ? request->players[1] : baseline, err);
    if (!sweep->opponent) return false;
    bool alone = is_first(sweep) || (game->players == 1 && request->count == 1);
    sweep->request.count = alone ? 1 : 2;
    if (is_first(sweep) && request->count > 1) return err_set(err, opponent_not_needed);
    if (!ranges_read(request->players[0], "player", &players->scope, job->arena, &sweep->specs,
                     err))
        return false;
    int count = ranges_of(sweep);
    if (count == 0) return err_set(err, no_range, request->players[0]);
    if (count > RANGES_MAX)
        return err_set(err, too_many_ranges, RANGES_MAX, path_of(sweep, RANGES_MAX));
    sweep->reference = game->players == 1 && request->count > 1;
    return !sweep->reference || sweep->variants.count == 0 || err_set(err, no_reference);
}

static bool open(Job *job, const SeriesRequest *request, Err *err) {
    Sweep *sweep = job->data;
    const PlayerScope *scope;
    const char **players = ARENA_NEW(job->arena, const char *, 2, err);
    if (!players) return false;
    sweep->request = *request;
    sweep->request.game = arena_text(job->arena, request->game, err);
    sweep->request.players = players;
    players[0] = arena_text(job->arena, request->players[0], err);
    if (!sweep->request.game || !players[0]) return false;
    if (!open_variants(job, &scope, err) || !open_players(job, request, scope, err)) return false;
    players[1] = sweep->opponent;
    return open_rows(job, err) &&
           batch_open(job, &units, (int)request->pool, request->games * sweep->count, err);
}

Job *sweep_new(const JobWorld *world, const SeriesRequest *request, Err *err) {
    Job *job = job_new(&sweep_def, world, sizeof(Sweep), err);
    return job_opened(job, job && open(job, request, err));
}
