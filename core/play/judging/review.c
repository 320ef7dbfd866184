/* review.c - the job that judges a game, and what it adds up to. review_out.c tells it. */
#include "play/judging/review.h"

#include <string.h>

#include "play/judging/messages.def"
#include "play/judging/review_out.h"

/* ---- adding up ------------------------------------------------------------------------------- */

/* Who is ahead after a move worth that much: 1, 0, -1. */
static int leaning(const Review *review, Worth worth) {
    double value = worth_middle(worth), min = review->thresholds.mistake;
    return (value >= min) - (value <= -min);
}

int review_turning(const Review *review) {
    bool points = (review->judging.game->traits & TRAIT_POINTS) != 0;
    int turning = -1;
    double max = 0;
    for (int i = 0; i < review->decisions; i++) {
        const ReviewPly *ply = review->plies + i;
        if (ply->grade != GRADE_MISTAKE && ply->grade != GRADE_BLUNDER) continue;
        if (points ? ply->loss.low <= max
                   : leaning(review, ply->best) == leaning(review, ply->played))
            continue;
        max = ply->loss.low;
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
        double points = 100 - loss_middle(review->judging.game, ply->loss, ply->best) -
                        (ply->loss.delay > 0 ? ply->loss.delay : 0);
        sum += points > 0 ? points : 0;
        judged++;
    }
    return judged ? sum / judged : 0;
}

/* ---- judging --------------------------------------------------------------------------------- */

static const void *state_at(const Review *review, int ply) {
    return review->states + (size_t)ply * review->stride;
}

/* What the position after a ply is worth for the player who moved, by its own judgement or because
 * the game is over. Only for players that take turns; unknown where it was not judged. */
static Worth seen_from_next(const Review *review, const ReviewPly *ply) {
    const Game *game = review->judging.game;
    const void *after = state_at(review, ply->index + 1);
    if (game->status(game->rules, after) == OVER)
        return worth_exact(search_outcome(game, after, ply->player));
    const ReviewPly *next = ply + 1;
    bool judged = next < review->plies + review->decisions && next->index == ply->index + 1 &&
                  next->done && next->player != ply->player;
    return judged ? worth_before(next->best) : worth_unknown(game);
}

/* Takes in what a judge has found out about the ply in work. */
static bool take(Job *job, const Report *report, Err *) {
    Review *review = job->data;
    const Game *game = review->judging.game;
    ReviewPly *ply = review->plies + review->at;
    ply->best_move = report->best == NO_MOVE ? ply->move : report->best;
    ply->best = worth_of_report(game, report);
    ply->played = ply->best_move == ply->move ? ply->best : worth_of_move(game, report, ply->move);
    if (!worth_settled(ply->played) && game->turns) {
        Worth next = seen_from_next(review, ply);
        if (worth_settled(next) || next.high - next.low < ply->played.high - ply->played.low)
            ply->played = next;
    }
    ply->loss = loss_of(ply->best, ply->played);
    ply->grade = loss_grade(game, ply->loss, ply->best, review->thresholds);
    ply->nodes = report_effort(report);
    ply->pv_length = report->pv_length < REVIEW_PV ? report->pv_length : REVIEW_PV;
    memcpy(ply->pv, report->pv, (size_t)ply->pv_length * sizeof *ply->pv);
    ply->estimated = review->judging.doubting;
    ply->done = true;
    return ply->grade == GRADE_OPEN;
}

/* The ply before the one that is settled now. */
static bool next(Job *job, Question *question, Err *) {
    Review *review = job->data;
    review->told = review->at == review->decisions;
    review->judged = review->decisions - review->at;
    if (--review->at < 0) return false;
    question->state = state_at(review, review->plies[review->at].index);
    return true;
}

static double part(const Job *job) {
    const Review *review = job->data;
    return (double)review->judged / review->decisions;
}

static const char *news(Job *job) {
    Review *review = job->data;
    if (review->told) return NULL;
    review->told = true;
    return "reviewed";
}

/* ---- opening --------------------------------------------------------------------------------- */

static const JudgingDef review_def = {
    .job = {.kind = "review", JUDGING_JOB, .json = review_json, .text = review_text, .news = news},
    .next = next,
    .take = take,
    .part = part};

/* Lists the plies in which a player chose. */
static bool list(Job *job, const ReviewRequest *request, Err *err) {
    Review *review = job->data;
    const Game *game = request->judge.players->of;
    size_t bytes = ((size_t)request->count + 1) * request->stride;
    review->states = arena_raw(job->arena, bytes, err);
    review->plies = ARENA_NEW(job->arena, ReviewPly, request->count + 1, err);
    review->walk = arena_alloc(job->arena, game->state_size, err);
    if (!review->states || !review->plies || !review->walk) return false;
    memcpy(review->states, request->states, bytes);
    for (int i = 0; i < request->count; i++) {
        int player = game->mover(game->rules, state_at(review, i));
        if (player == CHANCE) continue;
        review->plies[review->decisions++] =
            (ReviewPly){.index = i, .player = player, .move = request->moves[i]};
    }
    if (review->decisions > 0) return true;
    return err_set(err, nothing_to_review);
}

static bool open(Job *job, const ReviewRequest *request, Err *err) {
    Review *review = job->data;
    review->stride = request->stride;
    review->thresholds = request->thresholds;
    if (request->thresholds.blunder < request->thresholds.mistake)
        return err_set(err, blunder_below_mistake);
    if (!list(job, request, err)) return false;
    review->at = review->decisions;
    return judging_open(job, &request->judge, err) && judging_ask(job, err);
}

Job *review_new(const JobWorld *world, const ReviewRequest *request, Err *err) {
    Job *job = job_new(&review_def.job, world, sizeof(Review), err);
    return job_opened(job, job && open(job, request, err));
}
