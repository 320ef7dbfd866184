/* truth.c - draws and judges positions, then asks the players. truth_out.c tells it. */
#include "play/truth_out.h"

#include <string.h>

#include "play/unit.h"

enum { TRIES = 50 /* positions drawn for each that is wanted, at most */, ROWS_MOST = 400 };

static Truth *truth_of(const Job *job) {
    return (Truth *)job->data;
}

/* ---- positions -------------------------------------------------------------------------------- */

/* Draws candidate number `index`; false when its game ended on the way or nobody moves there. */
static bool draw(Truth *truth, int index) {
    const Game *game = truth->judging.game;
    Rng rng = rng_stream((uint64_t)truth->judging.seed ^ 0x74727574u, (uint64_t)index);
    int plies = truth->least + (int)rng_below(&rng, (uint32_t)(truth->most - truth->least + 1));
    game->start(game->rules, truth->state);
    bool over = game->status(game->rules, truth->state) == OVER;
    for (int played = 0; !over;) {
        Move move;
        if (game->mover(game->rules, truth->state) == CHANCE) {
            move = game_chance_draw(game, truth->state, &rng, truth->scratch);
        } else {
            bool pending = game->pending && game->pending(game->rules, truth->state) > 0;
            if (played >= plies && !pending) return true;
            int count = game->moves(game->rules, truth->state, truth->scratch);
            move = truth->scratch[rng_below(&rng, (uint32_t)count)];
            played++;
        }
        over = game->play(game->rules, truth->state, truth->state, move) == OVER;
    }
    return false;
}

static bool known(const Truth *truth, uint64_t hash) {
    for (int i = 0; i < truth->found; i++)
        if (truth->hashes[i] == hash) return true;
    return false;
}

/* Draws until there is a new position for the judge; false when there are no more. */
static bool next_candidate(Truth *truth) {
    const Game *game = truth->judging.game;
    while (truth->found < truth->wanted && truth->tried < truth->wanted * TRIES &&
           truth->judging.misses < TRUTH_MISSES)
        if (draw(truth, truth->tried++) && !known(truth, game_hash(game, truth->state)))
            return true;
    return false;
}

/* Takes the judged position into the set when every move's value is known and they differ. */
static bool judge(Job *job, const Report *report, Err *err) {
    Truth *truth = truth_of(job);
    const Game *game = truth->judging.game;
    int count = report->count, best = 0, kept = 0;
    Worth top = worth_of_report(game, report);
    if (!worth_settled(top)) return true;
    for (int i = 0; i < count; i++)
        if (!worth_settled(worth_of_row(game, report->rows + i))) return true;
    struct TruthMove *moves = ARENA_NEW(job->arena, struct TruthMove, count, err);
    void *state = arena_alloc(job->arena, game->state_size, err);
    if (!moves || !state) return false;
    bool timed = top.proven && top.proven != PROVEN_DRAW; /* how soon it ends counts, too */
    for (int i = 0; i < count; i++) {
        Regret regret = regret_of(top, worth_of_row(game, report->rows + i));
        if (timed && regret.low <= 0 && regret.delay < 0) return false;
        moves[i].move = report->rows[i].move;
        moves[i].loss = regret.low;
        moves[i].optimal = regret.low < 1e-9 && (!timed || regret.delay == 0);
        moves[i].keeps = regret_grade(game, regret, top, referee_usual) < GRADE_MISTAKE;
        best += moves[i].optimal;
        kept += moves[i].keeps;
    }
    if (best == count || best == 0) return false;
    memcpy(state, truth->state, game->state_size);
    truth->hashes[truth->found] = game_hash(game, state);
    truth->positions[truth->found++] = (TruthPosition){state, count, moves, kept < count};
    truth->critical += kept < count;
    return false;
}

/* ---- players ---------------------------------------------------------------------------------- */

static void score(Truth *truth, const Report *report) {
    TruthRow *row = truth->rows + truth->row;
    const TruthPosition *position = truth->positions + truth->position;
    const struct TruthMove *move = position->moves;
    for (int i = 0; i < position->count; i++)
        if (position->moves[i].move == report->best) move = position->moves + i;
    /* Of a player that knows nothing it is the first legal move, as in a game. */
    row->asked++;
    row->optimal += move->optimal;
    row->critical += position->critical;
    row->kept += position->critical && move->keeps;
    row->loss += move->loss;
    row->effort += pace_effort(report);
    row->ms += truth->judging.search->worked;
}

/* ---- questions -------------------------------------------------------------------------------- */

static bool next(Job *job, Question *question, Err *err) {
    Truth *truth = truth_of(job);
    if (!truth->asking && next_candidate(truth)) {
        question->state = truth->state;
        return true;
    }
    if (!truth->asking) {
        truth->asking = true;
        truth->position = -1;
        if (truth->found == 0)
            return err_set(err, "none of %d random positions could be judged%s%s", truth->tried,
                           *truth->judging.open ? ": " : "", truth->judging.open);
    }
    if (++truth->position >= truth->found) {
        truth->position = 0;
        truth->row++;
    }
    if (truth->row >= truth->count) return false;
    *question = (Question){truth->positions[truth->position].state, truth->rows[truth->row].spec};
    return true;
}

static bool take(Job *job, const Report *report, Err *err) {
    Truth *truth = truth_of(job);
    if (!truth->asking) return judge(job, report, err);
    score(truth, report);
    return false;
}

static double part(const Job *job) {
    const Truth *truth = truth_of(job);
    double rows = !truth->asking ? (double)truth->found / truth->wanted
                                 : 1 + truth->row + (double)truth->position / truth->found;
    return rows / (truth->count + 1);
}

/* ---- opening ---------------------------------------------------------------------------------- */

static const JudgingDef truth_def = {
    .job = {.kind = "truth", JUDGING_JOB, .json = truth_json, .text = truth_text},
    .next = next,
    .take = take,
    .part = part};

/* Whether the player can be opened and plays by itself. */
static bool check(const JobWorld *world, Truth *truth, const char *spec, Err *err) {
    UnitPlayer player;
    return unit_player(world, truth->judging.game, spec, &player, err);
}

/* Adds the rows of one player: one, or one for every combination of its ranges. */
static bool add_rows(Job *job, const char *spec, int series, Err *err) {
    Truth *truth = truth_of(job);
    Ranges *ranges = truth->ranges + series;
    bool ranged = strstr(spec, "..") || strchr(spec, '|');
    if (ranged && !ranges_read(spec, "player", &truth->scope.scope, job->arena, ranges, err))
        return false;
    int total = ranged ? ranges_total(ranges) : 1;
    if (truth->count + total > ROWS_MOST)
        return err_set(err, "that makes more than %d rows", ROWS_MOST);
    for (int i = 0; i < total; i++) {
        TruthRow *row = truth->rows + truth->count;
        Writer text;
        writer_init(&text);
        if (ranged)
            ranges_write(ranges, i, &text);
        else
            write_text(&text, spec);
        *row = (TruthRow){.series = series, .index = i};
        row->spec = arena_text(job->arena, text.text, err);
        writer_done(&text);
        if (!row->spec || !check(job->world, truth, row->spec, err)) return false;
        truth->count++;
    }
    return true;
}

/* The judge: the one that is named, else the solver of the game. */
static bool open_judge(Job *job, const JudgeWish *wish, Err *err) {
    Truth *truth = truth_of(job);
    if (!judging_open(job, wish, err)) return false;
    truth->judging.second = NULL; /* estimates are no truth */
    truth->exact = strncmp(truth->judging.spec, "solver", 6) == 0;
    if (!wish->spec && !truth->exact)
        return err_set(err, "%s has no exact solver that fits; name a judge: referee=SPEC",
                       wish->game->def->row.title);
    return check(job->world, truth, truth->judging.spec, err);
}

static bool open(Job *job, const TruthWish *wish, Err *err) {
    Truth *truth = truth_of(job);
    const Game *game = wish->judge.game;
    truth->wanted = wish->positions;
    truth->least = wish->least;
    truth->most = wish->most;
    registry_scope(game, job->world->shelf, &truth->scope);
    if (wish->least > wish->most || wish->least < 0)
        return err_set(err, "plies: the first number must not be larger than the second");
    truth->positions = ARENA_NEW(job->arena, TruthPosition, wish->positions, err);
    truth->hashes = ARENA_NEW(job->arena, uint64_t, wish->positions, err);
    truth->rows = ARENA_NEW(job->arena, TruthRow, ROWS_MOST, err);
    truth->state = arena_alloc(job->arena, game->state_size, err);
    truth->scratch = ARENA_NEW(job->arena, Move, game->max_moves, err);
    if (!truth->positions || !truth->hashes || !truth->rows || !truth->state || !truth->scratch)
        return false;
    if (!open_judge(job, &wish->judge, err)) return false;
    for (int i = 0; i < wish->count; i++)
        if (!add_rows(job, wish->specs[i], i, err)) return false;
    return true;
}

Job *truth_new(const JobWorld *world, const TruthWish *wish, Err *err) {
    Job *job = job_new(&truth_def.job, world, sizeof(Truth), err);
    if (!job || open(job, wish, err)) return job;
    job_free(job);
    return NULL;
}
