/* review.c - the job that judges a game, and what it adds up to. review_out.c tells it. */
#include "play/review.h"

#include <string.h>

#include "play/review_out.h"

static Review *review_of(const Job *job) {
    return (Review *)job->data;
}

/* ---- adding up -------------------------------------------------------------------------------- */

/* Who is ahead after a move worth that much: 1, 0, -1. */
static int leaning(const Review *review, Worth worth) {
    double value = worth_middle(worth), least = review->thresholds.mistake;
    return (value >= least) - (value <= -least);
}

int review_turning(const Review *review) {
    bool points = (review->game->traits & TRAIT_POINTS) != 0;
    int turning = -1;
    double most = 0;
    for (int i = 0; i < review->decisions; i++) {
        const ReviewPly *ply = review->plies + i;
        if (ply->grade != GRADE_MISTAKE && ply->grade != GRADE_BLUNDER) continue;
        if (points ? ply->regret.low <= most
                   : leaning(review, ply->best) == leaning(review, ply->played))
            continue;
        most = ply->regret.low;
        turning = i;
    }
    return turning;
}

double review_accuracy(const Review *review, int player, int counts[GRADES]) {
    double sum = 0;
    int judged = 0;
    memset(counts, 0, GRADES * sizeof *counts);
    for (int i = 0; i < review->decisions; i++) {
        const ReviewPly *ply = review->plies + i;
        if (ply->player != player) continue;
        counts[ply->grade]++;
        if (ply->grade == GRADE_OPEN) continue;
        double points = 100 - regret_middle(review->game, ply->regret, ply->best) -
                        (ply->regret.delay > 0 ? ply->regret.delay : 0);
        sum += points > 0 ? points : 0;
        judged++;
    }
    return judged ? sum / judged : 0;
}

/* ---- judging ---------------------------------------------------------------------------------- */

static const void *state_at(const Review *review, int ply) {
    return review->states + (size_t)ply * review->stride;
}

static const MoveReport *row_of(const Report *report, Move move) {
    for (int i = 0; i < report->count; i++)
        if (report->rows[i].move == move) return report->rows + i;
    return NULL;
}

/* What the position after a ply is worth for whoever moved, by its own judgement or because the game
 * is over. Only for players that take turns; unknown where it was not judged. */
static Worth seen_from_next(const Review *review, const ReviewPly *ply) {
    const Game *game = review->game;
    const void *after = state_at(review, ply->index + 1);
    if (game->status(game->rules, after) == OVER)
        return worth_exact(search_outcome(game, after, ply->player));
    const ReviewPly *next = ply + 1;
    bool judged = next < review->plies + review->decisions && next->index == ply->index + 1 &&
                  next->done && next->player != ply->player;
    return judged ? worth_before(next->best) : worth_unknown(game);
}

Job *review_judge(const Review *review) {
    return review->doubting ? review->estimating : review->thinking;
}

/* Takes in what the referee has found out about the ply in work. */
static void settle(Review *review) {
    const Game *game = review->game;
    ReviewPly *ply = review->plies + review->at;
    const Report *report = think_report(review_judge(review));
    const MoveReport *row = row_of(report, ply->move);
    ply->best_move = report->best == NO_MOVE ? ply->move : report->best;
    ply->best = worth_of_report(game, report);
    ply->played = row ? worth_of_row(game, row) : worth_unknown(game);
    if (ply->best_move == ply->move) ply->played = ply->best;
    if (!worth_settled(ply->played) && game->turns) {
        Worth next = seen_from_next(review, ply);
        if (worth_settled(next) || next.high - next.low < ply->played.high - ply->played.low)
            ply->played = next;
    }
    ply->regret = regret_of(ply->best, ply->played);
    ply->grade = regret_grade(game, ply->regret, ply->best, review->thresholds);
    ply->nodes = pace_effort(report);
    ply->pv_length = report->pv_length < REVIEW_PV ? report->pv_length : REVIEW_PV;
    memcpy(ply->pv, report->pv, (size_t)ply->pv_length * sizeof *ply->pv);
    ply->estimated = review->doubting;
    ply->done = true;
}

/* Puts the ply in work before the referee. */
static bool put(Job *job, Err *err) {
    Review *review = review_of(job);
    const void *state = state_at(review, review->plies[review->at].index);
    Job **judge = review->doubting ? &review->estimating : &review->thinking;
    if (*judge) return think_again(*judge, state, review->limit, err);
    ThinkWish wish = {.game = review->game,
                      .state = state,
                      .spec = review->doubting ? review->second : review->spec,
                      .time = review->limit,
                      .seed = review->seed};
    *judge = think_new(job->world, &wish, false, err);
    return *judge != NULL;
}

/* After a ply was settled: the second judge is asked about the same one, or the next one's turn comes.
 * Earlier positions are harder, so a judge that failed twice running is not asked again. */
static bool go_on(Job *job) {
    enum { MISSES = 2 };
    Review *review = review_of(job);
    bool open = review->plies[review->at].grade == GRADE_OPEN;
    if (open && !review->doubting) {
        Writer why;
        writer_fixed(&why, review->open, sizeof review->open);
        referee_cut(review->thinking, review->limit, &why);
    }
    if (open && review->second && !review->doubting) {
        review->misses++;
        review->doubting = true;
        return put(job, &review->err);
    }
    if (!review->doubting) review->misses = 0;
    review->doubting = review->misses >= MISSES;
    review->told = false;
    review->judged++;
    review->at--;
    job->progress = (double)review->judged / review->decisions;
    return review->at >= 0 && put(job, &review->err);
}

static Step step(Job *job, double until) {
    Review *review = review_of(job);
    const JobWorld *world = job->world;
    do {
        if (review->at < 0 || review->stopped) return STEP_DONE;
        Step step = job_step(review_judge(review), until);
        if (step == STEP_MORE) continue;
        if (step == STEP_WAIT) { /* a person: refused at the beginning */
            review->stopped = true;
            return STEP_DONE;
        }
        job->timed = job->timed || review_judge(review)->timed;
        settle(review);
        if (!go_on(job)) review->stopped = review->at >= 0;
        return review->at < 0 || review->stopped ? STEP_DONE : STEP_MORE; /* tells the news */
    } while (world->now && world_now(world) < until);
    return STEP_MORE;
}

static const char *news(Job *job) {
    Review *review = review_of(job);
    if (review->told) return NULL;
    review->told = true;
    return "reviewed";
}

static void finish(Job *job) {
    Review *review = review_of(job);
    review->stopped = review->at >= 0;
}

static void close(Job *job) {
    job_free(review_of(job)->thinking);
    job_free(review_of(job)->estimating);
}

/* ---- opening ---------------------------------------------------------------------------------- */

static const JobDef review_def = {.kind = "review",
                                  .step = step,
                                  .json = review_json,
                                  .text = review_text,
                                  .finish = finish,
                                  .news = news,
                                  .close = close};

/* Lists the plies in which somebody chose. */
static bool list(Job *job, const ReviewWish *wish, Err *err) {
    Review *review = review_of(job);
    const Game *game = wish->game;
    size_t bytes = ((size_t)wish->count + 1) * wish->stride;
    review->states = arena_raw(job->arena, bytes, err);
    review->plies = ARENA_NEW(job->arena, ReviewPly, wish->count + 1, err);
    if (!review->states || !review->plies) return false;
    memcpy(review->states, wish->states, bytes);
    for (int i = 0; i < wish->count; i++) {
        int player = game->mover(game->rules, state_at(review, i));
        if (player == CHANCE) continue;
        review->plies[review->decisions++] =
            (ReviewPly){.index = i, .player = player, .move = wish->moves[i]};
    }
    if (review->decisions > 0) return true;
    return err_set(err, "no move has been played yet: there is nothing to review");
}

static bool open(Job *job, const ReviewWish *wish, Err *err) {
    Review *review = review_of(job);
    review->game = wish->game;
    review->stride = wish->stride;
    review->thresholds = wish->thresholds;
    review->seed = wish->seed;
    review->limit = referee_limit(job->world, wish->limit);
    review->told = true;
    if (wish->thresholds.blunder < wish->thresholds.mistake)
        return err_set(err, "a blunder cannot be less than a mistake");
    if (!list(job, wish, err)) return false;
    const char *spec = wish->referee ? wish->referee : referee_spec(wish->game, job->arena);
    if (!spec) return err_set(err, "nobody can judge %s", wish->game->def->row.title);
    review->spec = arena_text(job->arena, spec, err);
    const char *second = wish->referee ? wish->second : referee_estimate(wish->game, job->arena);
    if (second && second != spec) review->second = arena_text(job->arena, second, err);
    review->at = review->decisions - 1;
    job->progress = 0;
    return review->spec && put(job, err);
}

Job *review_new(const JobWorld *world, const ReviewWish *wish, Err *err) {
    Job *job = job_new(&review_def, world, sizeof(Review), err);
    if (!job || open(job, wish, err)) return job;
    job_free(job);
    return NULL;
}
