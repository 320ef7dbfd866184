/* accuracy.c - draws and judges positions, then asks the players. accuracy_out.c tells it. */
#include "play/jobs/think.h"
#include "play/judging/accuracy_out.h"

#include <string.h>

#include "play/judging/messages.def"
#include "play/series/unit.h"

enum {
    TRIES = 50, /* positions drawn for each that is wanted, at most */
    WORK = 500, /* random plies in one step, and those that end its last game; a game itself ... */
    GAME = 10,  /* ... counts as so many */
    ROWS_MAX = 400
};

/* ---- positions ------------------------------------------------------------------------------- */

/* Draws candidate number `index`; false when its game ended on the way or no player moves there.
 * `*work` grows by what it has cost. */
static bool draw(Accuracy *test, int index, int *work) {
    const Game *game = test->judging.game;
    Rng rng = rng_stream((uint64_t)test->judging.seed ^ 0x74727574u, (uint64_t)index);
    int plies = test->min + (int)rng_below(&rng, (uint32_t)(test->max - test->min + 1));
    game->start(game->rules, test->state);
    bool over = game->status(game->rules, test->state) == OVER;
    *work += GAME;
    for (int played = 0; !over;) {
        Move move;
        if (game->mover(game->rules, test->state) == CHANCE) {
            move = game_chance_draw(game, test->state, &rng, test->scratch);
        } else {
            bool pending = game->pending && game->pending(game->rules, test->state) > 0;
            if (played >= plies && !pending) return true;
            int count = game->moves(game->rules, test->state, test->scratch);
            move = test->scratch[rng_below(&rng, (uint32_t)count)];
            played++;
        }
        ++*work;
        over = game->play(game->rules, test->state, test->state, move) == OVER;
    }
    return false;
}

static bool known(const Accuracy *test, uint64_t hash) {
    for (int i = 0; i < test->found; i++)
        if (test->hashes[i] == hash) return true;
    return false;
}

typedef enum Drawn { DRAWN, DRAW_ON /* none in this step */, DRAWN_ALL } Drawn;

/* Draws until there is a new position for the judge, or for one step. */
static Drawn next_candidate(Accuracy *test) {
    const Game *game = test->judging.game;
    for (int work = 0; test->found < test->wanted && test->tried < test->wanted * TRIES &&
                       test->judging.misses < ACCURACY_MISSES;) {
        if (work >= WORK) return DRAW_ON;
        if (!draw(test, test->tried++, &work)) continue;
        test->drawn++;
        if (!known(test, game_hash(game, test->state))) return DRAWN;
    }
    return DRAWN_ALL;
}

/* Takes the judged position into the set when every move's value is known and they differ. */
static bool judge(Job *job, const Report *report, Err *err) {
    Accuracy *test = job->data;
    const Game *game = test->judging.game;
    int count = report->count, best = 0, kept = 0;
    Worth top = worth_of_report(game, report);
    if (!worth_settled(top)) return true;
    for (int i = 0; i < count; i++)
        if (!worth_settled(worth_of_row(game, report->rows + i))) return true;
    struct AccuracyMove *moves = ARENA_NEW(job->arena, struct AccuracyMove, count, err);
    void *state = arena_alloc(job->arena, game->state_size, err);
    if (!moves || !state) return false;
    bool timed = top.proven && top.proven != PROVEN_DRAW; /* how soon it ends counts, too */
    for (int i = 0; i < count; i++) {
        Loss loss = loss_of(top, worth_of_row(game, report->rows + i));
        if (timed && loss.low <= 0 && loss.delay < 0) return false;
        moves[i].move = report->rows[i].move;
        moves[i].loss = loss.low;
        moves[i].optimal = loss.low < 1e-9 && (!timed || loss.delay == 0);
        moves[i].keeps = loss_grade(game, loss, top, judge_thresholds) < GRADE_MISTAKE;
        best += moves[i].optimal;
        kept += moves[i].keeps;
    }
    if (best == count || best == 0) return false;
    memcpy(state, test->state, game->state_size);
    test->hashes[test->found] = game_hash(game, state);
    test->positions[test->found++] = (AccuracyPosition){state, count, moves, kept < count};
    test->critical += kept < count;
    return false;
}

/* ---- players --------------------------------------------------------------------------------- */

/* Puts the time of the row's newest move among the others. */
static double middle_time(Accuracy *test, int count, double ms) {
    int at = count - 1;
    for (; at > 0 && test->times[at - 1] > ms; at--)
        test->times[at] = test->times[at - 1];
    test->times[at] = ms;
    return stats_middle(test->times, count);
}

static void score(Accuracy *test, const Report *report) {
    AccuracyRow *row = test->rows + test->row;
    const AccuracyPosition *position = test->positions + test->position;
    const struct AccuracyMove *move = position->moves;
    for (int i = 0; i < position->count; i++)
        if (position->moves[i].move == report->best) move = position->moves + i;
    /* Of a player that knows nothing it is the first legal move, as in a game. */
    row->asked++;
    row->optimal += move->optimal;
    row->critical += position->critical;
    row->kept += position->critical && move->keeps;
    row->loss += move->loss;
    row->effort += report_effort(report);
    row->ms = middle_time(test, row->asked, think_ms(test->judging.search));
}

/* ---- questions ------------------------------------------------------------------------------- */

static bool next(Job *job, Question *question, Err *err) {
    Accuracy *test = job->data;
    Drawn drawn = test->asking ? DRAWN_ALL : next_candidate(test);
    if (drawn != DRAWN_ALL) {
        question->state = drawn == DRAWN ? test->state : NULL;
        return true;
    }
    if (!test->asking) {
        test->asking = true;
        test->position = -1;
        if (test->drawn == 0) return err_set(err, games_too_short, test->tried, test->min);
        if (test->found == 0)
            return err_set(err, no_position_judged, test->tried,
                           test->judging.open.text[0] ? test->judging.open.text : NULL);
    }
    if (++test->position >= test->found) {
        test->position = 0;
        test->row++;
    }
    if (test->row >= test->count) return false;
    *question = (Question){test->positions[test->position].state, &test->rows[test->row].player};
    return true;
}

static bool take(Job *job, const Report *report, Err *err) {
    Accuracy *test = job->data;
    if (!test->asking) return judge(job, report, err);
    score(test, report);
    return false;
}

static double part(const Job *job) {
    const Accuracy *test = job->data;
    double rows = !test->asking ? (double)test->found / test->wanted
                                : 1 + test->row + (double)test->position / test->found;
    return rows / (test->count + 1);
}

/* ---- opening --------------------------------------------------------------------------------- */

static const JudgingDef accuracy_def = {
    .job = {.kind = "accuracy", JUDGING_JOB, .json = accuracy_json, .text = accuracy_text},
    .next = next,
    .take = take,
    .part = part};

/* Adds the rows of one player: one, or one for every combination of its ranges. */
static bool add_rows(Job *job, const char *spec, int stats, Err *err) {
    Accuracy *test = job->data;
    const PlayerScope *players = test->judging.players;
    Ranges *ranges = test->ranges + stats;
    if (!ranges_read(spec, "player", &players->scope, job->arena, ranges, err)) return false;
    int total = ranges_total(ranges);
    if (test->count + total > ROWS_MAX) return err_set(err, too_many_ranges_of_plies, ROWS_MAX);
    for (int i = 0; i < total; i++) {
        AccuracyRow *row = test->rows + test->count;
        *row = (AccuracyRow){
            .spec = ranges_spec(ranges, i, job->arena, err), .stats = stats, .index = i};
        if (!row->spec) return false;
        UnitPlayer known;
        if (!registry_player(players, row->spec, job->arena, &row->player, err)) return false;
        if (ranges_tried(i, total) && !unit_player(job->world, players, &row->player, &known, err))
            return false;
        test->count++;
    }
    return true;
}

/* The judge: the one that is named, else the solver of the game. */
static bool open_judge(Job *job, const JudgeRequest *request, Err *err) {
    Accuracy *test = job->data;
    if (!judging_open(job, request, err)) return false;
    test->judging.second = NULL; /* estimates do not count */
    test->exact = registry_has_role(test->judging.spec, ROLE_EXACT);
    if (!request->spec && !test->exact)
        return err_set(err, no_exact_solver, test->judging.game->def->row.title);
    UnitPlayer known;
    return unit_player(job->world, request->players, &test->judging.judge, &known, err);
}

/* Keeps what was asked for, to be told with the results. */
static bool keep_setup(Job *job, const AccuracyRequest *request, Err *err) {
    Accuracy *test = job->data;
    const Game *game = request->judge.players->of;
    const Choice rules = {&game->def->row, (void *)(uintptr_t)game->rules};
    const Scope scope = {world_games(job->world), 1, job->world->blobs};
    const char **players = ARENA_NEW(job->arena, const char *, request->count, err);
    for (int i = 0; players && i < request->count; i++)
        players[i] = arena_text(job->arena, request->specs[i], err);
    test->setup = (SeriesRequest){.game = spec_text(&rules, &scope, job->arena, err),
                                  .players = players,
                                  .count = request->count,
                                  .seed = request->judge.seed};
    return !arena_refused(job->arena);
}

static bool open(Job *job, const AccuracyRequest *request, Err *err) {
    Accuracy *test = job->data;
    const Game *game = request->judge.players->of;
    test->wanted = request->positions;
    test->min = request->min;
    test->max = request->max;
    if (request->min > request->max || request->min < 0) return err_set(err, plies_reversed);
    test->positions = ARENA_NEW(job->arena, AccuracyPosition, request->positions, err);
    test->hashes = ARENA_NEW(job->arena, uint64_t, request->positions, err);
    test->rows = ARENA_NEW(job->arena, AccuracyRow, ROWS_MAX, err);
    test->times = ARENA_NEW(job->arena, double, request->positions, err);
    test->state = arena_alloc(job->arena, game->state_size, err);
    test->scratch = ARENA_NEW(job->arena, Move, game->max_moves, err);
    if (arena_refused(job->arena)) return false;
    if (!open_judge(job, &request->judge, err) || !keep_setup(job, request, err)) return false;
    for (int i = 0; i < request->count; i++)
        if (!add_rows(job, request->specs[i], i, err)) return false;
    return true;
}

Job *accuracy_new(const JobWorld *world, const AccuracyRequest *request, Err *err) {
    Job *job = job_new(&accuracy_def.job, world, sizeof(Accuracy), err);
    return job_opened(job, job && open(job, request, err));
}
