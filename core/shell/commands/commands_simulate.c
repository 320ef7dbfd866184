/* commands_simulate.c - random games from here: play/jobs/simulate.c. */
#include "play/jobs/simulate.h"
#include "game/messages.def"
#include "shell/commands/commands.h"

static const Param simulate_params[] = {
    PARAM_INT(SimulateRequest, count, 4, 1, SIMULATE_SHOWN, .title = "Games shown",
              .doc = "Games that are shown: their moves, length, result and last position."),
    PARAM_INT(
        SimulateRequest, playouts, 1000, 1, 100000, .flags = PARAM_LOG,
        .title = "Games for the statistics",
        .doc = "Games that are played for the statistics; they begin with those that are shown."),
    PARAM_INT(SimulateRequest, seed, 1, 0, 9007199254740991.0, .title = "Random seed",
              .doc = "Seed of the games; equal seeds give equal games."),
    PARAM_INT(SimulateRequest, choices, 0, 0, 1000, .title = "Steps told choice by choice",
              .doc =
                  "So many steps of the games that are shown are told one by one, all games side "
                  "by side: the possible moves by their numbers, how many they are, the number "
                  "that was drawn, and which move it is modulo that many. Only of policies that "
                  "choose so: the uniform one in Tron with one rider."),
    PARAM_INT(SimulateRequest, speed, 0, 0, 100000000, .flags = PARAM_LOG,
              .title = "Games to measure the speed",
              .doc =
                  "Games that are played again in batches, by turns in every way that the policy "
                  "has to compute them (its `kernel`), for 0.3 s each at least: how many a "
                  "second, how many times as fast as the plainest way, and whether all add up to "
                  "the same. 0 = none."),
    PARAM_TEXT(SimulateRequest, first, "", .flags = PARAM_FREE, .title = "First move",
               .doc = "Move that all games begin with."),
    PARAM_END};

static bool do_simulate(Call *call) {
    PlySession *session = call->session;
    if (record_over(&session->record)) return err_set(&call->err, game_over);
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    SimulateRequest request = *(const SimulateRequest *)call->options;
    request.players = &session->record.variant->scope;
    request.state = record_state(&session->record);
    request.spec = call->count ? call->words[0] : "plain";
    Job *job = simulate_new(&task->world, &request, &call->err);
    return task_start(call, task, TASK_PLAIN, job, session->record.variant);
}

/* clang-format off */
const Command commands_simulate[] = {
    {.name = "simulate", .group = "search", .run = do_simulate, .answers = "progress simulate",
     ARGS(ARG_TEXT("POLICY", NULL, 0, 1)), OPTIONS(SimulateRequest, simulate_params),
     .usage = "[count=K] [playouts=N] [seed=S] [speed=N] [choices=N] [first=MOVE]",
     .doc = "Plays random games from here with a playout policy of the game (`help` names them) "
            "and shows some of them side by side, with the mean length and result of all. In JSON "
            "also how often they went to each cell: `simulate wall-following count=9`."},
    {.name = NULL}};
/* clang-format on */
