/* train.c - a learner at work: one job, not units, because every game builds on those before.
 *
 * The job cuts the training into windows of as many games and keeps a row for each: the learning
 * curve. Windows end between two games, whatever the slices are, so the curve depends on nothing
 * but the line that started it. */

#include "base/spec.h"
#include "game/learn.h"
#include "play/jobs/messages.def"
#include "play/jobs/train.h"
#include "play/jobs/time_control.h"

enum {
    CURVE = 50,       /* rows of a whole training */
    WINDOW_MIN = 100, /* games of a row */
    CHUNK = 2048,     /* moves between two looks at the clock */
    BLIND = 1 << 13   /* moves of a step without a clock */
};

typedef struct CurveRow {
    int64_t games, moves; /* since the beginning */
    LearnTally tally;     /* of this window */
} CurveRow;

typedef struct Train {
    const LearnerDef *def;
    Choice choice;
    TrainRequest request;
    Arena *memory; /* of the learner; null after train_release */
    void *data;
    int64_t games, moves, window;
    int64_t touched, weights;
    LearnTally now; /* of the window in work */
    double best;    /* of all */
    CurveRow curve[CURVE + 2];
    int rows, told;
    bool stopped;
} Train;

/* ---- working --------------------------------------------------------------------------------- */

static void end_window(Train *train) {
    if (train->now.games == 0 || train->rows == CURVE + 2) return;
    train->curve[train->rows++] =
        (CurveRow){.games = train->games, .moves = train->moves, .tally = train->now};
    train->now = (LearnTally){.games = 0};
}

static void learn(Train *train, int64_t moves) {
    int64_t until = (train->games / train->window + 1) * train->window;
    if (until > train->request.games) until = train->request.games;
    LearnTally tally = {.games = 0};
    train->def->work(train->data, moves, until, &tally);
    LearnTally *now = &train->now;
    now->games += tally.games;
    now->wins += tally.wins;
    now->score += tally.score;
    if (tally.best > now->best) now->best = tally.best;
    if (tally.best > train->best) train->best = tally.best;
    train->games += tally.games;
    train->moves += tally.moves;
    if (train->games == until) end_window(train);
}

static Step step(Job *job, double until) {
    Train *train = job->data;
    bool clock = job->world->now != NULL;
    int64_t done = 0;
    while (!train->stopped && train->games < train->request.games) {
        if (clock ? done > 0 && world_now(job->world) >= until : done >= BLIND) break;
        learn(train, CHUNK);
        done += CHUNK;
    }
    train->def->weights(train->data, &train->touched, &train->weights);
    job->progress = (double)train->games / (double)train->request.games;
    if (!train->stopped && train->games < train->request.games) return STEP_MORE;
    end_window(train);
    return STEP_DONE;
}

static const char *news(Job *job) {
    Train *train = job->data;
    if (train->told == train->rows) return NULL;
    train->told++;
    return "learned";
}

static void finish(Job *job) {
    Train *train = job->data;
    train->stopped = train->games < train->request.games;
}

static bool tune(Job *job, const Tuning *tunings, int count, bool *restarted, Err *err) {
    Train *train = job->data;
    Choice changed;
    bool ok = spec_copy(&train->choice, job->arena, &changed, err);
    for (int i = 0; ok && i < count; i++)
        ok = spec_set(&changed, tunings[i].path, tunings[i].value, &train->request.players->scope,
                      job->arena, err);
    if (!ok) return false;
    if (!train->data) return err_set(err, training_has_ended);
    if (!train->def->tune(train->data, changed.values, err)) return false;
    train->choice = changed;
    *restarted = false;
    return true;
}

/* ---- telling --------------------------------------------------------------------------------- */

static double share(const LearnTally *tally) {
    return tally->games > 0 ? 100.0 * (double)tally->wins / (double)tally->games : 0;
}

static double mean(const LearnTally *tally) {
    return tally->games > 0 ? tally->score / (double)tally->games : 0;
}

/* The last complete window, or what there is of the first. */
static const LearnTally *latest(const Train *train) {
    return train->rows > 0 ? &train->curve[train->rows - 1].tally : &train->now;
}

static void json_row(const CurveRow *row, Json *json) {
    json_int(json, "games", row->games);
    json_int(json, "moves", row->moves);
    json_int(json, "window", row->tally.games);
    json_real(json, "wins", share(&row->tally));
    json_real(json, "score", mean(&row->tally));
    json_real(json, "best", row->tally.best);
}

static double speed(const Job *job) {
    const Train *train = job->data;
    return job->worked > 0 ? (double)train->moves * 1000 / job->worked : 0;
}

static void json(const Job *job, JobLevel level, Json *json) {
    const Train *train = job->data;
    if (level == JOB_NEWS) {
        json_row(&train->curve[train->told - 1], json);
        return;
    }
    spec_json(json, "spec", &train->choice, &train->request.players->scope);
    json_text(json, "name", train->request.name);
    if (level == JOB_PROGRESS) {
        json_int(json, "done", train->games);
        json_text(json, "text", "games");
    }
    json_int(json, "games", train->games);
    json_int(json, "total", train->request.games);
    json_int(json, "moves", train->moves);
    json_real(json, "ms", job->worked);
    json_real(json, "mps", speed(job));
    json_real(json, "wins", share(latest(train)));
    json_real(json, "score", mean(latest(train)));
    json_real(json, "best", train->best);
    json_int(json, "touched", train->touched);
    json_int(json, "weights", train->weights);
    if (train->stopped) json_bool(json, "stopped", true);
    if (level == JOB_PROGRESS) return;
    JSON_OBJECTS(json, "curve", i, train->rows)
        json_row(&train->curve[i], json);
}

static void text_row(const CurveRow *row, Writer *out) {
    write_format(out, "after %s games: %lld of %lld won (%.1f %%), mean score %.0f",
                 COUNT_TEXT((double)row->games), (long long)row->tally.wins,
                 (long long)row->tally.games, share(&row->tally), mean(&row->tally));
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const Train *train = job->data;
    if (level == JOB_NEWS) {
        text_row(&train->curve[train->told - 1], out);
        return;
    }
    for (int i = 0; level == JOB_FULL && i < train->rows; i++) {
        text_row(&train->curve[i], out);
        write_char(out, '\n');
    }
    write_format(out, "train %s: %s of %s games, %s moves", train->request.name,
                 COUNT_TEXT((double)train->games), COUNT_TEXT((double)train->request.games),
                 COUNT_TEXT((double)train->moves));
    if (speed(job) > 0) write_format(out, " (%s/s)", COUNT_TEXT(speed(job)));
    write_format(out, ", lately %.1f %% won, mean score %.0f", share(latest(train)),
                 mean(latest(train)));
    if (level == JOB_PROGRESS) return;
    write_format(out, "\nbest score %.0f, %s of %s weights touched", train->best,
                 COUNT_TEXT((double)train->touched), COUNT_TEXT((double)train->weights));
    if (train->stopped) write_text(out, "; stopped before the end");
}

/* ---- opening --------------------------------------------------------------------------------- */

static size_t memory(const Job *job) {
    const Train *train = job->data;
    return train->memory ? arena_used(train->memory) : 0;
}

static const JobDef train_def = {.kind = "train",
                                 .step = step,
                                 .json = json,
                                 .text = text,
                                 .tune = tune,
                                 .finish = finish,
                                 .news = news,
                                 .memory = memory,
                                 .close = train_release};

static bool open(Job *job, const TrainRequest *request, Err *err) {
    Train *train = job->data;
    const Game *game = request->players->of;
    train->request = *request;
    if (!game->def->learners) return err_set(err, nothing_learns, game->def->row.title);
    if (!spec_read(request->spec, "learner", &train->request.players->scope, job->arena,
                   &train->choice, err))
        return false;
    train->def = (const LearnerDef *)train->choice.row;
    size_t size = train->def->size(game, train->choice.values, err);
    if (size == 0) return false;
    train->memory = arena_new(job->world->memory);
    train->data = train->memory ? arena_alloc(train->memory, size, err) : NULL;
    if (!train->data) {
        if (!train->memory) err_short(err, memory_short_to_train);
        return world_short(job->world, err);
    }
    train->window = request->games / CURVE > WINDOW_MIN ? request->games / CURVE : WINDOW_MIN;
    return train->def->begin(game, train->choice.values, (uint64_t)request->seed, train->data, err);
}

Job *train_new(const JobWorld *world, const TrainRequest *request, Err *err) {
    Job *job = job_new(&train_def, world, sizeof(Train), err);
    return job_opened(job, job && open(job, request, err));
}

const char *train_name(const Job *job) {
    const Train *train = job->data;
    return train->request.name;
}

bool train_write(const Job *job, Writer *file, Err *err) {
    const Train *train = job->data;
    if (!train->data) return err_set(err, training_ended_with, train->request.name);
    return train->def->write(train->data, file, err);
}

void train_release(Job *job) {
    Train *train = job->data;
    arena_free(train->memory);
    train->memory = NULL;
    train->data = NULL;
}
