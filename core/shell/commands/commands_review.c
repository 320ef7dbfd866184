/* commands_review.c - judging moves: of the game so far, of the present position, of players. */
#include <stdlib.h>

#include "base/number.h"
#include "play/judging/accuracy.h"
#include "play/judging/loss.h"
#include "play/judging/review.h"
#include "shell/commands/commands.h"
#include "shell/messages.def"

static const char group[] = "experiments";

/* ---- review ---------------------------------------------------------------------------------- */

typedef struct ReviewOptions {
    double mistake, blunder, limit;
} ReviewOptions;

#define LIMIT_PARAM(Owner)                                                                         \
    PARAM_TIME(Owner, limit, 20, 86400, .title = "Time per position",                              \
               .doc = "Time for a position that a judge without a time of its own may take; what " \
                      "it has not solved then is left open or estimated, and the result says so. " \
                      "0 = none.")

static const Param review_params[] = {
    PARAM_REAL(ReviewOptions, mistake, JUDGE_MISTAKE, 1, 200, .title = "A mistake loses",
               .doc = "A move that gives away this much is a mistake. Half a win (from won to "
                      "drawn, from drawn to lost) is 100; in games of points 10 is one per cent "
                      "of the best value."),
    PARAM_REAL(ReviewOptions, blunder, JUDGE_BLUNDER, 1, 1000, .title = "A blunder loses",
               .doc = "A move that gives away this much is a blunder; from won to lost is 200."),
    LIMIT_PARAM(ReviewOptions), PARAM_END};

static bool do_review(Call *call) {
    PlySession *session = call->session;
    const ReviewOptions *options = call->options;
    const Record *record = &session->record;
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    if (names_person(call, NULL)) return err_set(&call->err, person_judges_no_game, seats_human);
    ReviewRequest request = {.judge = {.players = &record->variant->scope,
                                       .spec = call->count ? call->words[0] : NULL,
                                       .limit = options->limit,
                                       .seed = session->seed},
                             .states = record->states,
                             .moves = record->moves,
                             .stride = record->stride,
                             .count = record->total,
                             .thresholds = {options->mistake, options->blunder}};
    Job *job = review_new(&task->world, &request, &call->err);
    return task_start(call, task, TASK_PLAIN, job, record->variant);
}

/* ---- loss ------------------------------------------------------------------------------------ */

typedef struct JudgeOptions {
    char judge[400], plies[24];
    int64_t positions, seed;
    double limit;
} JudgeOptions;

#define JUDGE_PARAM(sentence)                                                     \
    PARAM_TEXT(JudgeOptions, judge, "", .former = "referee", .flags = PARAM_FREE, \
               .title = "Judge", .doc = "The judge, a player's spec; without it " sentence)

static const Param loss_params[] = {
    JUDGE_PARAM("the game's exact solver where it has one, else a strong search."),
    LIMIT_PARAM(JudgeOptions), PARAM_END};

static JudgeRequest judge_request(const Call *call, int64_t seed) {
    const JudgeOptions *options = call->options;
    return (JudgeRequest){.players = &call->session->record.variant->scope,
                          .spec = *options->judge ? options->judge : NULL,
                          .limit = options->limit,
                          .seed = seed};
}

static bool do_loss(Call *call) {
    PlySession *session = call->session;
    const JudgeOptions *options = call->options;
    const Record *record = &session->record;
    if (names_person(call, options->judge))
        return err_set(&call->err, person_not_asked, seats_human);
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    LossRequest request = {.judge = judge_request(call, session->seed),
                           .state = record_state(record),
                           .specs = (const char *const *)call->words,
                           .count = call->count};
    Job *job = loss_new(&task->world, &request, &call->err);
    return task_start(call, task, TASK_PLAIN, job, record->variant);
}

/* ---- accuracy -------------------------------------------------------------------------------- */

static const Param accuracy_params[] = {
    PARAM_INT(JudgeOptions, positions, 50, 1, ACCURACY_POSITIONS, .title = "Positions judged",
              .doc = "Positions that are judged."),
    PARAM_TEXT(JudgeOptions, plies, "8..14", .flags = PARAM_FREE, .title = "Random moves before",
               .doc = "How many random moves lead to a position: a number, or from..to."),
    PARAM_INT(JudgeOptions, seed, -1, -1, 9007199254740991.0, .title = "Random seed",
              .doc = "Seed of the positions; -1 = the session's."),
    JUDGE_PARAM("the game's exact solver, which leaves out positions that it does not solve in "
                "time. Must be named where the game has none."),
    LIMIT_PARAM(JudgeOptions),
    PARAM_END};

/* "8..14" or "8" */
static bool read_plies(const char *text, int *min, int *max) {
    char *end;
    long low = strtol(text, &end, 10), high = low;
    if (end == text) return false;
    if (end[0] == '.' && end[1] == '.') {
        const char *second = end + 2;
        high = strtol(second, &end, 10);
        if (end == second) return false;
    }
    if (*end || low < 0 || high < low || high > 10000) return false;
    *min = (int)low;
    *max = (int)high;
    return true;
}

static bool do_accuracy(Call *call) {
    PlySession *session = call->session;
    const JudgeOptions *options = call->options;
    if (names_person(call, options->judge))
        return err_set(&call->err, person_not_asked, seats_human);
    int64_t seed = options->seed < 0 ? session->seed : options->seed;
    AccuracyRequest request = {.judge = judge_request(call, seed),
                               .specs = (const char *const *)call->words,
                               .count = call->count,
                               .positions = (int)options->positions};
    if (!read_plies(options->plies, &request.min, &request.max))
        return err_set(&call->err, not_a_number_of_moves, options->plies);
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    Job *job = accuracy_new(&task->world, &request, &call->err);
    return task_start(call, task, TASK_PLAIN, job, session->record.variant);
}

/* clang-format off */
const Command commands_review[] = {
    {.name = "review", .group = group, .run = do_review,
     .answers = "progress reviewed review", ARGS(ARG_TEXT("SPEC", "player", 0, 1)),
     OPTIONS(ReviewOptions, review_params), .usage = "[mistake=X] [blunder=X] [limit=TIME]",
     .doc = "Judges every move of the game from the last to the first, moves taken back included: "
            "what the best move was worth and what the played one gave away, best, fine (the same "
            "result, only slower), mistake or blunder; the turning point; the accuracy of each "
            "side. The judge is the game's exact solver where it has one, with a strong search "
            "for the moves that it leaves open, or the searcher that is named."},
    {.name = "loss", .former = "regret", .group = group, .run = do_loss, .answers = "progress loss",
     ARGS(ARG_TEXT("SPEC...", "player", 0, LOSS_PLAYERS)), OPTIONS(JudgeOptions, loss_params),
     .usage = "[judge=SPEC] [limit=TIME]",
     .doc = "What every move of the present position is worth, and what its choice would give "
            "away; beside it the values that the named players find, and the judge's opinion of "
            "the move that each would play (marked *). What the exact solver leaves open is "
            "estimated by a strong search."},
    {.name = "accuracy", .former = "truth", .group = group, .run = do_accuracy,
     .answers = "progress accuracy",
     ARGS(ARG_TEXT("SPEC...", "player", 1, ACCURACY_SPECS)), OPTIONS(JudgeOptions, accuracy_params),
     .usage = "[positions=N] [plies=A..B] [seed=S] [judge=SPEC] [limit=TIME]",
     .doc = "How often players choose right: the share of optimal moves, and of moves that keep "
            "the result, each with its 95 % interval, on random positions whose moves are all "
            "judged exactly. Specs with ranges give a row for every value: "
            "`accuracy uct(sims=10..10000:log4) pvs(depth=1..8) plies=12..20`. For games with an "
            "exact solver; elsewhere a judge must be named."},
    {.name = NULL}};
/* clang-format on */
