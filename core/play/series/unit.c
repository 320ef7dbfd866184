/* unit.c - plays one game, move by move and slice by slice. */
#include "play/series/unit.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/err_word.h"
#include "game/messages.def"
#include "play/series/messages.def"

enum {
    UNIT_MEMORY = 16 << 20, /* cap for states and specs; searches have their own arenas */
    OPENING_TRIES = 100,    /* random openings that end the game are drawn again */
    ADVANCES = 256          /* slices or moves of one step without a clock */
};

struct UnitRun {
    const JobWorld *world;
    Arena *arena;
    UnitPlan plan;
    const Game *game;
    const PlayerScope *players;
    Choice choices[MAX_PLAYERS];
    Search *searches[MAX_PLAYERS];
    TimeControl controls[MAX_PLAYERS];
    void *state;
    Move *scratch, *line; /* room for max_moves; all plies played */
    int plies;
    bool thinking, over, waiting;
    /* The random opening is still to be drawn: number `attempt` next; of those that were not fair
     * enough the fairest was `best`, -1 = none. `eval` has no def where fairness is not asked. */
    bool dealing;
    int attempt, best;
    double unfair;
    Evaluation eval;
    char why[ERR_WORD_MAX];
    UnitResult result;
};

/* ---- opening --------------------------------------------------------------------------------- */

/* The first position in which a player must choose, in `arena`; null without memory. */
static void *first_choice(const Game *game, Arena *arena, Err *err) {
    void *state = arena_alloc(arena, game->state_size, err);
    Move *scratch = ARENA_NEW(arena, Move, game->max_moves, err);
    if (!state || !scratch) return NULL;
    Rng rng = game_chance_rng(0, 0);
    game->start(game->rules, state);
    while (game->status(game->rules, state) == ONGOING && game->mover(game->rules, state) == CHANCE)
        game->play(game->rules, state, state, game_chance_draw(game, state, &rng, scratch));
    return state;
}

bool unit_player(const JobWorld *world, const PlayerScope *players, const Choice *player,
                 UnitPlayer *out, Err *err) {
    const Game *game = players->of;
    Arena *arena = arena_new(UNIT_MEMORY);
    if (!arena) return err_short(err, memory_short_to_try_player);
    Search *search = player_open(world, game, player, err);
    void *state = search ? first_choice(game, arena, err) : NULL;
    bool ok = state != NULL;
    if (ok && game->status(game->rules, state) == ONGOING) {
        search_begin(search, state);
        Step step = search_step(search, 1);
        if (search->failure.text[0])
            ok = err_pass(err, &search->failure);
        else if (step == STEP_WAIT)
            ok = err_set(err, player_waits_for_program, search->def->row.name);
    }
    if (ok) {
        const Limits *limits = search_limits(search);
        *out = (UnitPlayer){.timed = limits->time > 0, .memory = search_memory(search)};
        writer_into(out->name, PLAYER_NAME, "%s",
                    *limits->name ? limits->name : search->def->row.name);
    }
    search_close(search);
    arena_free(arena);
    return ok;
}

bool unit_room(const JobWorld *world, size_t memory, Err *err) {
    if (memory <= world->memory) return true;
    err_short(err, memory_short_for_players, COUNT_TEXT((double)memory),
              COUNT_TEXT((double)world->memory));
    return world_short(world, err);
}

/* Plays the dice until a player must choose or the game is over. */
static void roll(UnitRun *run) {
    const Game *game = run->game;
    while (!run->over && game->mover(game->rules, run->state) == CHANCE) {
        Rng rng = game_chance_rng((uint64_t)run->plan.deal, run->plies);
        Move move = game_chance_draw(game, run->state, &rng, run->scratch);
        run->over = game->play(game->rules, run->state, run->state, move) == OVER;
        run->line[run->plies++] = move;
    }
}

static void play(UnitRun *run, Move move) {
    const Game *game = run->game;
    run->over = game->play(game->rules, run->state, run->state, move) == OVER;
    run->line[run->plies++] = move;
    run->result.moves++;
    roll(run);
}

/* The position where the game begins; false with a sentence when its text cannot be read. */
static bool start(UnitRun *run, Err *err) {
    const Game *game = run->game;
    const char *text = run->plan.position;
    game->start(game->rules, run->state);
    if (!text) return true;
    if (!game->position_read) return err_set(err, no_position_texts, game->def->row.name);
    return game->position_read(game->rules, run->state, text, err);
}

static void restart(UnitRun *run) {
    const Game *game = run->game;
    start(run, NULL);
    run->plies = 0;
    run->result.moves = 0;
    run->over = game->status(game->rules, run->state) == OVER;
    roll(run);
}

/* Whether choices of a round are pending. */
static bool amid_round(const UnitRun *run) {
    const Game *game = run->game;
    return game->pending && game->pending(game->rules, run->state) > 0;
}

/* Draws one random opening; false when the game ends in it. */
static bool draw_opening(UnitRun *run, int attempt) {
    const Game *game = run->game;
    Rng rng = rng_stream((uint64_t)run->plan.deal ^ 0x6f70656eu, (uint64_t)attempt);
    restart(run);
    while (!run->over && (run->result.moves < (double)run->plan.opening || amid_round(run))) {
        int count = game->moves(game->rules, run->state, run->scratch);
        play(run, run->scratch[rng_below(&rng, (uint32_t)count)]);
    }
    return !run->over;
}

/* Half the difference between the best and the worst off, by the game's strong evaluation. */
static double advantage(const UnitRun *run, const Evaluation *eval) {
    double max = 0, min = 0;
    for (int player = 0; player < run->game->players; player++) {
        double value = evaluation_value(eval, run->state, player);
        if (player == 0 || value > max) max = value;
        if (player == 0 || value < min) min = value;
    }
    return (max - min) / 2;
}

/* The strong evaluation with its own values, in the unit's arena; false when it cannot be had. */
static bool open_judge(const UnitRun *run, Evaluation *out) {
    Choice choice;
    return spec_read("strong", "eval", &run->players->scope, run->arena, &choice, NULL) &&
           evaluation_open(run->game, &choice, run->arena, out, NULL);
}

static void begin_deal(UnitRun *run) {
    bool fair = run->plan.fair > 0 && run->game->players > 1;
    run->dealing = run->plan.opening > 0;
    run->best = -1;
    if (!run->dealing || !fair || !open_judge(run, &run->eval)) run->eval.def = NULL;
    if (!run->dealing) restart(run);
}

/* Draws one random opening, again when the game ends in it; it is left out when it always does. Of
 * openings none of which is fair enough the fairest is taken. */
static void deal(UnitRun *run) {
    run->dealing = false;
    if (run->attempt == OPENING_TRIES) {
        if (run->best < 0 || !draw_opening(run, run->best)) restart(run);
        return;
    }
    bool open = draw_opening(run, run->attempt);
    double unfair = open && run->eval.def ? advantage(run, &run->eval) : 0;
    if (open && unfair <= run->plan.fair) return;
    if (open && (run->best < 0 || unfair < run->unfair)) {
        run->unfair = unfair;
        run->best = run->attempt;
    }
    run->attempt++;
    run->dealing = true;
}

size_t unit_memory(const UnitRun *run) {
    size_t all = 0;
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        all += run->searches[seat] ? search_memory(run->searches[seat]) : 0;
    return all;
}

static bool set_up(UnitRun *run, Err *err) {
    run->players = world_players(run->world, run->plan.game, run->arena, err);
    if (!run->players) return false;
    const Game *game = run->game = run->players->of;
    if (run->plan.seats != game->players)
        return err_set(err, seats_differ, game->def->row.name, game->players, run->plan.seats);
    run->state = arena_alloc(run->arena, game->state_size, err);
    run->scratch = ARENA_NEW(run->arena, Move, game->max_moves, err);
    run->line = ARENA_NEW(run->arena, Move, game->max_plies + 1, err);
    if (arena_refused(run->arena) || !start(run, err)) return false;
    for (int seat = 0; seat < run->plan.seats; seat++) {
        Choice *choice = &run->choices[seat];
        if (!registry_player(run->players, run->plan.players[seat], run->arena, choice, err))
            return false;
        Limits *limits = choice->values;
        uint64_t mix = rng_mix((uint64_t)run->plan.seed * MAX_PLAYERS + (uint64_t)seat);
        Rng rng = rng_stream((uint64_t)limits->seed, mix);
        limits->seed = (int64_t)(rng_next(&rng) >> 11);
        JobWorld world = *run->world;
        size_t used = unit_memory(run);
        world.memory = used < world.memory ? world.memory - used : 0;
        run->searches[seat] = player_open(&world, game, choice, err);
        if (!run->searches[seat]) return false;
        run->searches[seat]->follows = true;
        /* Who asks a program outside tells it the limit of the match. */
        if (limits->time <= 0) limits->time = run->plan.time;
        if (limits->nodes <= 0) limits->nodes = run->plan.nodes;
        time_control_init(&run->controls[seat], run->world);
    }
    if (!time_control_clock(run->world, run->plan.time, err)) return false;
    run->result.seats = run->plan.seats;
    run->result.late = run->result.failed = -1;
    begin_deal(run);
    return true;
}

UnitRun *unit_open(const JobWorld *world, const char *line, Err *err) {
    UnitRun *run = calloc(1, sizeof *run);
    if (run) run->arena = arena_new(UNIT_MEMORY);
    if (!run || !run->arena) {
        free(run);
        err_short(err, memory_short_for_game);
        return NULL;
    }
    run->world = world;
    if (unit_plan_read(line, run->arena, &run->plan, err) && set_up(run, err)) return run;
    unit_close(run);
    return NULL;
}

void unit_close(UnitRun *run) {
    if (!run) return;
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        search_close(run->searches[seat]);
    arena_free(run->arena);
    free(run);
}

/* ---- playing --------------------------------------------------------------------------------- */

/* A move that took longer than this many milliseconds loses: the limit, a tenth for slices that
 * cannot be cut, and something for a machine that was busy elsewhere. */
static double latest(double seconds) {
    return seconds * 1100 + 50;
}

/* The game is lost for the seat that was late, whatever stands on the board. */
static void lose_late(UnitRun *run, int seat) {
    run->result.late = seat;
    run->over = true;
}

/* ... or for the seat whose player has failed. The sentence goes into one word of the result. */
static void lose_failed(UnitRun *run, int seat, const Err *why) {
    Writer word;
    run->result.failed = seat;
    writer_fixed(&word, run->why, sizeof run->why);
    err_word_write(why, &word);
    run->result.why = run->why;
    run->result.why_length = (int)word.length;
    run->over = true;
}

/* One slice of the player to move, and its move when it is found. */
static void advance(UnitRun *run) {
    const Game *game = run->game;
    int seat = game->mover(game->rules, run->state);
    Search *search = run->searches[seat];
    TimeControl *control = &run->controls[seat];
    if (!run->thinking) {
        search->ply = run->plies;
        search_begin(search, run->state);
        time_control_begin(control);
        run->thinking = true;
    }
    Step step = time_control_slice(control, search, run->world, run->plan.time, false);
    run->waiting = search->outside.waiting;
    bool late = run->plan.time > 0 && control->spent > latest(run->plan.time);
    if (search->failure.text[0]) {
        run->result.ms[seat] += control->spent;
        lose_failed(run, seat, &search->failure);
        return;
    }
    if (step == STEP_MORE && !late) return;
    Report report = {.capacity = 0};
    search_report(search, &report);
    run->thinking = false;
    run->result.ms[seat] += control->spent;
    run->result.counts[seat]++;
    if (late || (control->timed && run->plan.time > 0 && report.best == NO_MOVE)) {
        lose_late(run, seat);
        return;
    }
    if (run->plan.first) {
        run->result.work[seat] = report_effort(&report);
        run->over = true;
        return;
    }
    /* Stopped by a limit before anything was known, or waiting in vain: the first legal move. */
    bool legal = game_legal(game, run->state, report.best, run->scratch);
    assert(legal || report.best == NO_MOVE);
    if (!legal) game->moves(game->rules, run->state, run->scratch);
    play(run, legal ? report.best : run->scratch[0]);
}

/* Of all plies in their order, of 48 bits, which a double holds. */
static double hash_of(const UnitRun *run) {
    uint64_t hash = 0;
    for (int i = 0; i < run->plies; i++)
        hash = rng_mix(hash + 1 + (uint64_t)run->line[i]);
    return (double)(hash >> 16);
}

static void settle(UnitRun *run) {
    const Game *game = run->game;
    UnitResult *result = &run->result;
    result->hash = hash_of(run);
    int loser = (int)(result->late >= 0 ? result->late : result->failed);
    for (int seat = 0; seat < result->seats && !run->plan.first; seat++) {
        if (loser < 0)
            result->result[seat] = game->result(game->rules, run->state, seat);
        else if (game->traits & TRAIT_POINTS) /* a game of one ends where its player gives up */
            result->result[seat] = seat == loser && (game->players > 1 || result->late >= 0)
                                       ? 0
                                       : game_points(game, run->state, seat);
        else
            result->result[seat] = seat == loser ? -1 : 1.0 / (result->seats - 1);
        GameStatistics it = {.goal = false};
        if (game->statistics) game->statistics(game->rules, run->state, seat, &it);
        result->goal[seat] = loser < 0 && it.goal;
        result->tally[seat] = loser < 0 && game->statistics ? it.tally : result->result[seat];
        result->peak[seat] = it.peak;
    }
    result->given |= UNIT_RESULT | UNIT_MOVES | UNIT_COUNTS | UNIT_LATE |
                     (result->failed >= 0 ? UNIT_FAILED : 0u) | (run->plan.first ? 0u : UNIT_HASH) |
                     (run->plan.first    ? UNIT_WORK
                      : game->statistics ? UNIT_STATISTICS
                                         : 0u) |
                     (run->world->now ? UNIT_MS : 0u);
}

Step unit_step(UnitRun *run, double until) {
    const JobWorld *world = run->world;
    run->waiting = false;
    for (int i = 0; run->dealing || !run->over; i++) {
        if (run->waiting) return STEP_MORE;
        if (world->now ? i > 0 && world_now(world) >= until : i >= ADVANCES) return STEP_MORE;
        if (run->dealing)
            deal(run);
        else
            advance(run);
    }
    settle(run);
    return STEP_DONE;
}

bool unit_waits(const UnitRun *run) {
    return run->waiting;
}

bool unit_outside(const UnitRun *run) {
    bool outside = false;
    for (int seat = 0; seat < run->plan.seats; seat++)
        outside = outside || run->searches[seat]->def->outside;
    return outside;
}

void unit_write(UnitRun *run, Writer *out) {
    const Game *game = run->game;
    unit_result_write(&run->result, ~(unsigned)UNIT_MS, out);
    if (run->plan.keep) {
        write_text(out, " line=");
        start(run, NULL);
        for (int i = 0; i < run->plies; i++) {
            if (i > 0) write_char(out, ',');
            game_move_text(game, run->state, run->line[i], out);
            game->play(game->rules, run->state, run->state, run->line[i]);
        }
    }
    unit_result_write(&run->result, UNIT_MS, out);
}

bool unit_run(const JobWorld *world, const char *line, Writer *result, Err *err) {
    UnitRun *run = unit_open(world, line, err);
    if (!run) return false;
    while (unit_step(run, world_now(world) + 1000) != STEP_DONE)
        ;
    unit_write(run, result);
    unit_close(run);
    return true;
}

/* ---- as a job, for hosts that must not be kept waiting while a program outside thinks ------ */

static Step job_advance(Job *job, double until) {
    UnitRun **run = job->data;
    Step step = unit_step(*run, until);
    job->waiting = unit_waits(*run);
    return step;
}

static void job_write(const Job *job, JobLevel level, Writer *out) {
    UnitRun *const *run = job->data;
    if (level == JOB_FINAL)
        unit_write(*run, out);
    else
        write_text(out, "a game is being played");
}

static void job_tell(const Job *job, JobLevel level, Json *json) {
    Writer text;
    writer_init(&text);
    job_write(job, level, &text);
    json_text(json, level == JOB_FINAL ? "result" : "text", text.text);
    writer_done(&text);
}

static void job_close(Job *job) {
    UnitRun **run = job->data;
    unit_close(*run);
}

static size_t job_held(const Job *job) {
    UnitRun *const *run = job->data;
    return unit_memory(*run);
}

static const JobDef unit_def = {.kind = "unit_result",
                                .step = job_advance,
                                .json = job_tell,
                                .text = job_write,
                                .memory = job_held,
                                .close = job_close};

bool unit_long(const Job *job) {
    UnitRun *const *run = job->data;
    return unit_outside(*run);
}

Job *unit_new(const JobWorld *world, const char *line, Err *err) {
    Job *job = job_new(&unit_def, world, sizeof(UnitRun *), err);
    UnitRun **run = job ? job->data : NULL;
    if (run) *run = unit_open(world, line, err);
    return job_opened(job, run && *run);
}
