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
    const Game *game = truth->game;
    Rng rng = rng_stream((uint64_t)truth->seed ^ 0x74727574u, (uint64_t)index);
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

/* Puts `state` before `spec`, in the search that runs already where there is one. */
static bool put(Job *job, const char *spec, const void *state, Err *err) {
    Truth *truth = truth_of(job);
    double time = truth->judging ? truth->limit : 0;
    if (truth->thinking) return think_again(truth->thinking, state, time, err);
    ThinkWish wish = {
        .game = truth->game, .state = state, .spec = spec, .time = time, .seed = truth->seed};
    truth->thinking = think_new(job->world, &wish, false, err);
    return truth->thinking != NULL;
}

/* Draws until a new position stands before the judge; false when there are no more. */
static bool next_candidate(Job *job) {
    Truth *truth = truth_of(job);
    while (truth->found < truth->wanted && truth->tried < truth->wanted * TRIES &&
           truth->misses < TRUTH_MISSES) {
        bool usable = draw(truth, truth->tried++);
        if (!usable || known(truth, game_hash(truth->game, truth->state))) continue;
        if (put(job, truth->referee, truth->state, &truth->err)) return true;
        break;
    }
    return false;
}

static const Thresholds usual = {REFEREE_MISTAKE, REFEREE_BLUNDER};

/* The judge has left the position open: is it to blame? */
static bool miss(Truth *truth) {
    Writer why;
    writer_fixed(&why, truth->open, sizeof truth->open);
    if (referee_cut(truth->thinking, truth->limit, &why)) {
        truth->unsolved++;
        truth->misses++;
    }
    return true;
}

/* Takes the judged position into the set when every move's value is known and they differ. */
static bool take(Job *job, Err *err) {
    Truth *truth = truth_of(job);
    const Game *game = truth->game;
    const Report *report = think_report(truth->thinking);
    int count = report->count, best = 0, kept = 0;
    Worth top = worth_of_report(game, report);
    if (!worth_settled(top)) return miss(truth);
    for (int i = 0; i < count; i++)
        if (!worth_settled(worth_of_row(game, report->rows + i))) return miss(truth);
    truth->misses = 0;
    Move *moves = ARENA_NEW(job->arena, Move, count, err);
    double *losses = ARENA_NEW(job->arena, double, count, err);
    bool *flags = ARENA_NEW(job->arena, bool, 2 * count, err);
    void *state = arena_alloc(job->arena, game->state_size, err);
    if (!moves || !losses || !flags || !state) return false;
    for (int i = 0; i < count; i++) {
        Worth worth = worth_of_row(game, report->rows + i);
        Regret regret = regret_of(top, worth);
        bool timed = top.proven && top.proven != PROVEN_DRAW; /* how soon it ends counts, too */
        if (timed && regret.low <= 0 && regret.delay < 0) return true;
        moves[i] = report->rows[i].move;
        losses[i] = regret.low;
        flags[i] = regret.low < 1e-9 && (!timed || regret.delay == 0);
        flags[count + i] = regret_grade(game, regret, top, usual) < GRADE_MISTAKE;
        best += flags[i];
        kept += flags[count + i];
    }
    if (best == count || best == 0) return true;
    memcpy(state, truth->state, game->state_size);
    truth->hashes[truth->found] = game_hash(game, state);
    truth->positions[truth->found++] = (TruthPosition){.state = state,
                                                       .count = count,
                                                       .moves = moves,
                                                       .losses = losses,
                                                       .optimal = flags,
                                                       .kept = flags + count,
                                                       .critical = kept < count};
    truth->critical += kept < count;
    return true;
}

/* ---- players ---------------------------------------------------------------------------------- */

static void score(Truth *truth) {
    TruthRow *row = truth->rows + truth->row;
    const TruthPosition *position = truth->positions + truth->position;
    const Report *report = think_report(truth->thinking);
    int at = 0; /* of a player that knows nothing: the first legal move, as in a game */
    for (int i = 0; i < position->count; i++)
        if (position->moves[i] == report->best) at = i;
    row->asked++;
    row->optimal += position->optimal[at];
    row->critical += position->critical;
    row->kept += position->critical && position->kept[at];
    row->loss += position->losses[at];
    row->effort += pace_effort(report);
    row->ms += truth->thinking->worked;
}

/* The next question; false when all are asked. */
static bool next_question(Job *job) {
    Truth *truth = truth_of(job);
    if (++truth->position >= truth->found) {
        truth->position = 0;
        truth->row++;
        job_free(truth->thinking);
        truth->thinking = NULL;
    }
    if (truth->row >= truth->count) return false;
    return put(job, truth->rows[truth->row].spec, truth->positions[truth->position].state,
               &truth->err);
}

/* The positions are complete: the players' turn. */
static bool begin_questions(Job *job) {
    Truth *truth = truth_of(job);
    truth->judging = false;
    job_free(truth->thinking);
    truth->thinking = NULL;
    if (truth->err.text[0]) return false;
    if (truth->found == 0) {
        err_set(&truth->err, "none of %d random positions could be judged%s%s", truth->tried,
                *truth->open ? ": " : "", truth->open);
        return false;
    }
    truth->row = 0;
    truth->position = -1;
    return next_question(job);
}

static bool after_search(Job *job) {
    Truth *truth = truth_of(job);
    job->timed = job->timed || truth->thinking->timed;
    if (!truth->judging) {
        score(truth);
        return next_question(job);
    }
    if (!take(job, &truth->err)) return false;
    return next_candidate(job) || begin_questions(job);
}

static Step step(Job *job, double until) {
    Truth *truth = truth_of(job);
    const JobWorld *world = job->world;
    do {
        if (truth->done || truth->stopped) return STEP_DONE;
        if (!truth->thinking) {
            truth->done = !next_candidate(job) && !begin_questions(job);
            continue;
        }
        Step step = job_step(truth->thinking, until);
        if (step == STEP_WAIT) err_set(&truth->err, "a person cannot be asked here");
        if (step == STEP_WAIT || (step == STEP_DONE && !after_search(job))) truth->done = true;
        double units = (double)truth->wanted * (truth->count + 1);
        double done = truth->judging ? truth->found
                                     : truth->wanted + (double)truth->row * truth->wanted +
                                           (double)truth->position * truth->wanted / truth->found;
        job->progress = truth->done ? 1 : done / units;
    } while (world->now && world_now(world) < until);
    return truth->done ? STEP_DONE : STEP_MORE;
}

static void finish(Job *job) {
    Truth *truth = truth_of(job);
    truth->stopped = !truth->done;
}

static void close(Job *job) {
    job_free(truth_of(job)->thinking);
}

/* ---- opening ---------------------------------------------------------------------------------- */

static const JobDef truth_def = {.kind = "truth",
                                 .step = step,
                                 .json = truth_json,
                                 .text = truth_text,
                                 .finish = finish,
                                 .close = close};

/* Whether the player can be opened and plays by itself. */
static bool check(const JobWorld *world, Truth *truth, const char *spec, Err *err) {
    UnitPlayer player;
    return unit_player(world, truth->game, spec, &player, err);
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
static bool find_referee(Job *job, const char *named, Err *err) {
    Truth *truth = truth_of(job);
    const char *spec = named ? named : referee_spec(truth->game, job->arena);
    truth->exact = spec && strncmp(spec, "solver", 6) == 0;
    if (!named && !truth->exact)
        return err_set(err, "%s has no exact solver that fits; name a judge: referee=SPEC",
                       truth->game->def->row.title);
    truth->referee = arena_text(job->arena, spec, err);
    return truth->referee && check(job->world, truth, truth->referee, err);
}

static bool open(Job *job, const TruthWish *wish, Err *err) {
    Truth *truth = truth_of(job);
    const Game *game = truth->game = wish->game;
    truth->wanted = wish->positions;
    truth->least = wish->least;
    truth->most = wish->most;
    truth->seed = wish->seed;
    truth->limit = referee_limit(job->world, wish->limit);
    truth->judging = true;
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
    if (!find_referee(job, wish->referee, err)) return false;
    for (int i = 0; i < wish->count; i++)
        if (!add_rows(job, wish->specs[i], i, err)) return false;
    job->progress = 0;
    return true;
}

Job *truth_new(const JobWorld *world, const TruthWish *wish, Err *err) {
    Job *job = job_new(&truth_def, world, sizeof(Truth), err);
    if (!job || open(job, wish, err)) return job;
    job_free(job);
    return NULL;
}
