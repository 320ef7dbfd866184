/* commands_review.c - judging moves: the game played so far. */
#include "play/review.h"
#include "shell/commands.h"

static const char group[] = "experiments";

/* ---- review ---------------------------------------------------------------------------------- */

typedef struct ReviewOptions {
    double mistake, blunder;
} ReviewOptions;

static const Param review_params[] = {
    PARAM_REAL(ReviewOptions, mistake, REFEREE_MISTAKE, 1, 200,
               .doc = "A move that gives away this much is a mistake. Half a win (from won to "
                      "drawn, from drawn to lost) is 100; in games of points 10 is one per cent "
                      "of the best value."),
    PARAM_REAL(ReviewOptions, blunder, REFEREE_BLUNDER, 1, 1000,
               .doc = "A move that gives away this much is a blunder; from won to lost is 200."),
    PARAM_END};
static const Row review_options = {
    .name = "review", .params = review_params, .size = sizeof(ReviewOptions)};

static bool do_review(Call *call) {
    PlySession *session = call->session;
    const ReviewOptions *options = call->options;
    const Record *record = &session->record;
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    if (call->count && seats_is_human(call->words[0]))
        return err_set(&call->err, "%s cannot judge a game by itself", seats_human);
    ReviewWish wish = {.game = record->variant->game,
                       .states = record->states,
                       .moves = record->moves,
                       .stride = record->stride,
                       .count = record->total,
                       .referee = call->count ? call->words[0] : NULL,
                       .thresholds = {options->mistake, options->blunder},
                       .seed = session->seed};
    Job *job = review_new(&task->world, &wish, &call->err);
    if (!job) return false;
    task_start(call, task, job, record->variant);
    return true;
}

/* clang-format off */
const Command commands_review[] = {
    {.name = "review", .usage = "review [SPEC] [mistake=X] [blunder=X]", .group = group,
     .run = do_review, .wants = WANTS_PLAYER, .most = 1, .options = &review_options,
     .doc = "Judges every move of the game from the last to the first, moves taken back included: "
            "what the best move was worth and what the played one gave away, best, fine (the same "
            "result, only slower), mistake or blunder; the turning point; the accuracy of each "
            "side. The judge is the game's exact solver where it has one, else a strong search, or "
            "the searcher that is named."},
    {.name = NULL}};
/* clang-format on */
