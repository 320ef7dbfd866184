/* commands_lab.c - experiments: matches, tournaments, sweeps, their statistics, bench, units. */
#include "base/number.h"
#include "base/spec.h"
#include "base/words.h"
#include "play/jobs/lent.h"
#include "play/series/match.h"
#include "play/jobs/bench.h"
#include "play/series/unit.h"
#include "shell/commands/series_params.h"
#include "shell/commands/commands.h"

#include <math.h>
#include <string.h>

#include "shell/messages.def"

static const char group[] = "experiments";

/* ---- options --------------------------------------------------------------------------------- */

/* clang-format off */
#define PER_PAIRING .title = "Games per pairing", .doc = "Games of a pairing."
#define KEEP_PARAM                                                                                 \
    PARAM_BOOL(SeriesRequest, keep, false, .title = "Keep the moves",                              \
               .doc = "Keep the moves of every game; `report` then lists them with links, which "  \
                      "`open` replays.")

static const char *const kind_titles[] = {"Round robin", "Gauntlet", "Knock-out", "Swiss", NULL};

static const Param match_params[] = {
    SERIES_PARAMS(100, PER_PAIRING), EFFORT_PARAMS,
    PARAM_REAL(SeriesRequest, elo0, 0, -1000, 1000, .unit = "Elo", .title = "Lower Elo difference",
               .doc = "With elo1, which is larger: stop as soon as the games prove one of the two "
                      "differences (sequential probability ratio test); how often a false one is "
                      "accepted say alpha and beta."),
    PARAM_REAL(SeriesRequest, elo1, 0, -1000, 1000, .unit = "Elo", .title = "Upper Elo difference",
               .doc = "See elo0; both 0 = play all games."),
    PARAM_REAL(SeriesRequest, alpha, 0.05, 0.0001, 0.5, .title = "Error of the first kind",
               .doc = "Share of such matches in which elo1 is accepted though elo0 is true."),
    PARAM_REAL(SeriesRequest, beta, 0.05, 0.0001, 0.5, .title = "Error of the second kind",
               .doc = "Share of such matches in which elo0 is accepted though elo1 is true."),
    KEEP_PARAM, PARAM_END};
static const Param tournament_params[] = {
    SERIES_PARAMS(20, PER_PAIRING), EFFORT_PARAMS,
    PARAM_ENUM(SeriesRequest, kind, 0, tournament_kinds,
               .choice_titles = kind_titles, .title = "Kind of tournament",
               .doc = "Every player meets every other, the first meets each of the others, the "
                      "winners go on, or (swiss) in every round those meet who stand next to each "
                      "other in the table and have not met."),
    PARAM_INT(SeriesRequest, rounds, 0, 0, 63, .title = "Rounds",
              .doc = "Rounds of a Swiss tournament; 0 = as many as a knock-out would have. No two "
                     "players meet twice, so there may be fewer."),
    KEEP_PARAM, PARAM_END};
static const char *const measure_titles[] = {"Strength in games", "Time of the first move", NULL};
static const Param sweep_params[] = {
    SERIES_PARAMS(50, PER_PAIRING),
    PARAM_ENUM(SeriesRequest, measure, 0, sweep_measures, .choice_titles = measure_titles,
               .title = "What is measured",
               .doc = "Whole games against an opponent, or the first move alone: its time, and its "
                      "work in nodes, or in playouts for players that count those. Then `games` is "
                      "how often it is measured, every time with another seed."),
    PARAM_TEXT(SeriesRequest, variant, "", .flags = PARAM_FREE, .title = "Game with a range",
               .doc = "The game, with ranges in its rules, in place of the present one: "
                      "variant=connect4(rows=4..8,cols=7). A value that is the name of a range "
                      "goes along with it: amazons(columns=4..10,rows=columns) are square boards."),
    PARAM_END};
/* clang-format on */

/* ---- match, tournament, sweep ---------------------------------------------------------------- */

static bool stats(Call *call, TaskKind kind,
                  Job *(*open)(const JobWorld *, const SeriesRequest *, Err *)) {
    SeriesRequest *request = call->options;
    if (names_person(call, NULL)) return err_set(&call->err, person_plays_no_series, seats_human);
    Task *task = task_new(call->session, &call->err);
    if (!task) return false;
    request->game = call->session->record.variant->spec;
    request->players = (const char *const *)call->words;
    request->count = call->count;
    if (request->seed < 0) request->seed = call->session->seed;
    return task_start(call, task, kind, open(&task->world, request, &call->err), NULL);
}

static bool do_match(Call *call) {
    return stats(call, TASK_MATCH, match_new);
}

static bool do_tournament(Call *call) {
    return stats(call, TASK_SERIES, tournament_new);
}

static bool do_sweep(Call *call) {
    return stats(call, TASK_SERIES, sweep_new);
}

/* ---- stats ----------------------------------------------------------------------------------- */

static void stats_table(const Statistics *stats, int key, int subkey, Writer *out) {
    write_format(out, "%s after %lld games\n", stats->game, (long long)stats->games);
    write_padded(out, "", 16);
    for (int i = 0; i < stats->count; i++) {
        if (subkey >= 0 && i != subkey) continue;
        write_format(out, " %12s", stats->tallies[i].name);
    }
    for (int k = 0; k < TALLY_KEYS; k++) {
        if (key >= 0 && k != key) continue;
        write_char(out, '\n');
        write_padded(out, tally_keys[k], 16);
        for (int i = 0; i < stats->count; i++) {
            if (subkey >= 0 && i != subkey) continue;
            double value = tally_value(&stats->tallies[i], k);
            write_format(out, " %12s", k < 2 ? REAL_TEXT(value) : DECIMALS_TEXT(value, 4));
        }
    }
}

/* The statistics of a match still running, else those of the last one; null when there are none. */
static Statistics *latest(PlySession *session) {
    const Task *task = task_newest(session, TASK_ANY, TASK_ACTIVE);
    if (task && task->kind == TASK_MATCH) {
        match_statistics(task->job, &session->statistics);
        session->has_statistics = true;
    }
    return session->has_statistics ? &session->statistics : NULL;
}

static bool do_stats(Call *call) {
    Statistics *stats = latest(call->session);
    if (!stats) return err_set(&call->err, no_statistics);
    int key = -1, subkey = -1;
    if (call->count && strcmp(call->words[0], "reset") == 0) {
        stats->games = 0;
        for (int i = 0; i < stats->count; i++)
            stats->tallies[i].games = 0, stats->tallies[i].pv = stats->tallies[i].sigma = 0;
    } else if (call->count) {
        const char *words[TALLY_KEYS + 2 * MAX_PLAYERS + 2];
        int count = 0;
        for (int i = 0; i < TALLY_KEYS; i++)
            words[count++] = tally_keys[i];
        for (int i = 0; i < stats->count; i++)
            words[count++] = stats->tallies[i].name;
        words[count++] = "reset";
        words[count] = NULL;
        Words known;
        int found = words_place(call->words[0], words, &known);
        if (found < 0) return words_unknown(&call->err, call->words[0], &known, unknown_statistic);
        key = found < TALLY_KEYS ? found : -1;
        subkey = found < TALLY_KEYS ? -1 : found - TALLY_KEYS;
    }
    Answer answer;
    Json *json = answer_begin(&answer, call, "stats");
    if (json) {
        json_text(json, "text", stats->game);
        json_int(json, "games", stats->games);
        statistics_json(stats, key, subkey, json);
    } else {
        stats_table(stats, key, subkey, &answer.out);
    }
    return answer_send(&answer);
}

/* ---- bench, units ---------------------------------------------------------------------------- */

static bool do_bench(Call *call) {
    Task *task = task_new(call->session, &call->err);
    if (!task) return false;
    Job *job = bench_new(&task->world, call->args[0], &call->err);
    return task_start(call, task, TASK_PLAIN, job, NULL);
}

static bool do_unit(Call *call) {
    Task *task = task_new(call->session, &call->err);
    bool lent = lent_line(call->rest);
    Job *job = !task  ? NULL
               : lent ? lent_new(&task->world, call->rest, &call->err)
                      : unit_new(&task->world, call->rest, &call->err);
    if (!job || lent || unit_long(job))
        return task && task_start(call, task, TASK_PLAIN, job, NULL);
    Writer result;
    writer_init(&result);
    while (job_step(job, INFINITY) != STEP_DONE)
        ;
    job->def->text(job, JOB_FINAL, &result);
    answer_fact(call, "unit_result", "result", result.text);
    writer_done(&result);
    job_free(job);
    return true;
}

static bool do_fold(Call *call) {
    const char *result = call->rest;
    char job[24], place[24];
    int64_t index;
    if (!spec_split(&result, ' ', job, sizeof job, &call->err) ||
        !spec_split(&result, ' ', place, sizeof place, &call->err) || !number_int(place, &index) ||
        !*result)
        return refuse_usage(call, false);
    Task *task = task_choose(call->session, job, TASK_ANY, TASK_ACTIVE, &call->err);
    if (!task) return false;
    result += strspn(result, " ");
    if (!task->job->def->fold) return err_set(&call->err, job_without_units, task->number);
    if (!task->job->def->fold(task->job, index, result, &call->err)) return false;
    if (task->state == TASK_WAITING) task->state = TASK_RUNNING;
    return answer_ok(call);
}

static const char *const stats_words[] = {"pv",         "sigma", "avg_victories",
                                          "avg_stones", "reset", NULL};

/* clang-format off */
const Command commands_lab[] = {
    {.name = "match", .group = group, .run = do_match, .answers = "progress match",
     ARGS(ARG_TEXT("A B", "player", 1, MAX_PLAYERS)), OPTIONS(SeriesRequest, match_params),
     .usage = "[games=N] [openings=K] [seed=S] ...",
     .doc = "Lets two players play many games of the present variant, in turn on either side, and "
            "gives wins, draws, losses, intervals, the Elo difference and the statistics; the last "
            "lines say what was measured, and when most games only repeat others. In a "
            "game of one player one is enough: mean, best and worst score, goals reached."},
    {.name = "tournament", .group = group, .run = do_tournament, .answers = "progress tournament",
     ARGS(ARG_TEXT("A B C...", "player", 2, 64)), OPTIONS(SeriesRequest, tournament_params),
     .usage = "[games=N] [kind=KIND] ...",
     .doc = "Several players meet in pairs: a table of scores and ratings. A rating is where a "
            "player stands among all, the strength of its opponents counted in (Bradley and "
            "Terry); the Elo beside it goes by its own games alone."},
    {.name = "sweep", .group = group, .run = do_sweep, .answers = "progress sweep",
     ARGS(ARG_TEXT("SPEC", "player", 1, 1), ARG_TEXT("OPPONENT", "player", 0, 1)),
     OPTIONS(SeriesRequest, sweep_params), .usage = "[games=N] ...",
     .doc = "One match for every value of a range: `sweep uct(sims=10..10000:log5)`, `sweep "
            "uct(c=0.2..2:10) montecarlo games=200`, `sweep uct(final=visits|value)`. The opponent "
            "is random unless it is named; in a game of one player a named opponent plays the same "
            "deals once, for comparison. `low` and `high` bound the 95 % interval of the score, "
            "`error` is half of one. Whole players are a range, too, and the game may have one: "
            "`sweep minimax(depth=2)|pvs(depth=2) measure=first "
            "variant=amazons(columns=2..10,rows=columns)` finds what their first moves cost on "
            "boards of every size."},
    {.name = "stats", .group = group, .run = do_stats, .answers = "stats",
     ARGS(ARG_TEXT("KEY | SUBKEY | reset", NULL, 0, 1, .choices = stats_words)),
     .doc = "The statistics of the last match: games won (pv), moves of the games won (sigma) and "
            "both divided by the number of games (avg_victories, avg_stones), for each player and "
            "each side. A key gives one row, a subkey one column."},
    {.name = "bench", .group = group, .run = do_bench,
     .answers = "progress bench", ARGS(ARG_WORD("quick")),
     .doc = "A fixed amount of work over all games and searchers, with speeds. The signature at "
            "its end is the same on every machine; it differs when a search behaves differently."},
    {.name = "unit", .group = group, .run = do_unit,
     .answers = "unit_result", ARGS(ARG_TEXT("TEXT", NULL, 1, 1)),
     .flags = CMD_RAW,
     .doc = "Plays one unit of a batch job from start to end and gives its result line. For "
            "workers."},
    {.name = "fold", .group = group, .run = do_fold, .answers = "ok",
     ARGS(ARG_TEXT("JOB INDEX RESULT", NULL, 1, 1)), .flags = CMD_RAW,
     .doc = "Hands in the result of a unit that a job with pool=N gave out."},
    {.name = NULL}};
/* clang-format on */
