/* simulate.c - random games from one position, one beside the other: what a playout policy does. */
#include <string.h>

#include "base/spec.h"
#include "game/playout.inc.h"
#include "play/jobs/simulate_job.h"
#include "play/jobs/time_control.h"

enum {
    WORK = 500, /* plies of random games between two looks at the clock, and the rest of a game */
    BATCH = 50000, /* plies of a batch that is timed */
    REPEAT = 64    /* times that a quick one computes a batch again, at most */
};

/* Less time than this is no measurement: a way that takes 4 ms may seem as quick as one that takes
 * 0.2 when the machine is disturbed for a moment. */
static const double LEAST_MS = 300;

/* ---- playing --------------------------------------------------------------------------------- */

/* The next playout, alone: its length and results are its own. Returns the length. */
static int64_t play_one(Simulation *sim) {
    const Game *game = sim->game;
    int64_t index = sim->lengths.count;
    bool shown = index < sim->room;
    Playouts one = {.count = 0, .cells = sim->cells};
    if (shown) {
        one.best_line = line_of(sim, (int)index);
        one.cut_state = end_of(sim, (int)index);
    }
    if (sim->over) {
        playout_fold(&one, game->players, sim->ending, 0, false);
        if (shown) memcpy(one.cut_state, sim->from, game->state_size);
    } else {
        sim->policy->run(game, sim->choice.values, sim->from, (uint64_t)sim->seed, (uint64_t)index,
                         1, 0, &one);
    }
    double length = (double)(one.plies + (sim->first != NO_MOVE));
    if (shown) sim->length[index] = one.best_length;
    running_add(&sim->lengths, length);
    for (int player = 0; player < game->players; player++) {
        running_add(&sim->results[player], one.sum[player]);
        sim->wins[player] += one.wins[player];
        if (shown) sim->result[index][player] = one.sum[player];
    }
    sim->shown += shown;
    return one.plies;
}

/* A batch has been computed by all: its times count, and who was quick repeats the next one. */
static void end_batch(Simulation *sim, int64_t batch) {
    const Kernel *plain = &sim->kernel[sim->kernels - 1];
    bool warm = sim->timed > 0;
    double most = 0;
    sim->turn = 0;
    sim->timed += batch;
    if (warm) sim->measured += batch;
    for (int i = 0; i < sim->kernels; i++) {
        Kernel *kernel = &sim->kernel[i];
        double worked = kernel->batch * kernel->repeat;
        if (worked > most) most = worked;
        if (!warm) continue;
        kernel->ms += kernel->batch;
        kernel->worked += worked;
        if (kernel->batch > 0) running_add(&kernel->factor, plain->batch / kernel->batch);
    }
    for (int i = 0; i < sim->kernels; i++) {
        Kernel *kernel = &sim->kernel[i];
        while (kernel->repeat < REPEAT && 2 * kernel->batch * kernel->repeat <= most && most > 0)
            kernel->repeat *= 2;
    }
}

/* The next batch, by one kernel after the other: what disturbs the machine disturbs all. */
static void time_batch(Simulation *sim, const JobWorld *world) {
    int64_t left = sim->to_time - sim->timed, batch = 1 + (int64_t)(BATCH / sim->lengths.mean);
    if (left > 0 && batch > left) batch = left;
    Kernel *kernel = &sim->kernel[sim->turn];
    double before = world_now(world);
    for (int i = 0; i < kernel->repeat; i++) {
        Playouts again = {.count = 0};
        sim->policy->run(sim->game, kernel->values, sim->from, (uint64_t)sim->seed,
                         (uint64_t)sim->timed, batch, 0, i == 0 ? &kernel->sums : &again);
    }
    kernel->batch = (world_now(world) - before) / kernel->repeat;
    if (++sim->turn == sim->kernels) end_batch(sim, batch);
}

/* Whether every way has played the games that were asked for, and long enough where there is a
 * clock. */
static bool timed(const Simulation *sim, const JobWorld *world) {
    if (sim->to_time == 0) return true;
    if (sim->turn > 0 || sim->timed < sim->to_time) return false;
    for (int i = 0; world->now && i < sim->kernels; i++)
        if (sim->kernel[i].worked < LEAST_MS) return false;
    return true;
}

static bool done(const Simulation *sim, const JobWorld *world) {
    return sim->stopped || (sim->lengths.count == sim->wanted && timed(sim, world));
}

/* The choices of the games that are shown, to the step at which the last of them is over. */
static void look_at_choices(Simulation *sim, Arena *arena) {
    const PlayoutDef *policy = sim->policy;
    Err err = {0};
    int most = 0;
    if (sim->told == 0 || sim->choices || !policy->choices) return;
    for (int i = 0; i < sim->shown; i++)
        if (sim->length[i] > most) most = sim->length[i];
    sim->steps = sim->told > most ? most + 1 : (int)sim->told;
    sim->choices = ARENA_NEW(arena, PlayoutChoice, sim->steps * sim->shown + 1, &err);
    for (int i = 0; sim->choices && i < sim->shown; i++)
        sim->below = policy->choices(sim->game, sim->from, (uint64_t)sim->seed, (uint64_t)i,
                                     sim->steps, sim->choices + (size_t)i * (size_t)sim->steps);
}

static Step step(Job *job, double until) {
    Simulation *sim = job->data;
    do {
        for (int64_t work = 0; sim->lengths.count < sim->wanted && work < WORK;)
            work += play_one(sim);
        if (sim->lengths.count == sim->wanted && !timed(sim, job->world))
            time_batch(sim, job->world);
        if (sim->lengths.count == sim->wanted) look_at_choices(sim, job->arena);
    } while (!done(sim, job->world) && job->world->now && world_now(job->world) < until);
    double most = sim->to_time > sim->timed ? (double)sim->to_time : (double)sim->timed;
    job->progress = (double)(sim->lengths.count + sim->timed) / ((double)sim->wanted + most);
    return done(sim, job->world) ? STEP_DONE : STEP_MORE;
}

static void finish(Job *job) {
    Simulation *sim = job->data;
    sim->stopped = true;
}

/* ---- opening --------------------------------------------------------------------------------- */

static const JobDef simulate_def = {.kind = "simulate",
                                    .step = step,
                                    .json = simulate_json,
                                    .text = simulate_text,
                                    .finish = finish};

/* The ways to compute the games: the words of the policy's parameter marked so, else one. */
static bool open_kernels(Simulation *sim, Arena *arena, Err *err) {
    const Row *row = sim->choice.row;
    const Param *param = row->params;
    while (param && param->name && !(param->flags & PARAM_KERNEL))
        param++;
    bool some = param && param->name;
    for (int i = 0; i < KERNELS && (some ? param->choices[i] != NULL : i == 0); i++) {
        Kernel *kernel = &sim->kernel[sim->kernels++];
        *kernel = (Kernel){.title = some ? param->choice_titles[i] : row->title,
                           .values = sim->choice.values,
                           .repeat = 1};
        if (!some) break;
        kernel->values = arena_alloc(arena, row->size, err);
        if (!kernel->values) return false;
        memcpy(kernel->values, sim->choice.values, row->size);
        *(int64_t *)(void *)((char *)kernel->values + param->offset) = i;
    }
    return true;
}

/* All games begin with the request's first move, if there is one. */
static bool open_first(Simulation *sim, const SimulateRequest *request, Arena *arena, Err *err) {
    const Game *game = sim->game;
    sim->first = NO_MOVE;
    sim->root = sim->from;
    if (!request->first[0]) return true;
    void *after = arena_alloc(arena, game->state_size, err);
    if (!after || !game_move_read(game, sim->from, request->first, &sim->first, err)) return false;
    sim->over = game->play(game->rules, after, sim->from, sim->first) == OVER;
    for (int player = 0; sim->over && player < game->players; player++)
        sim->ending[player] = game->result(game->rules, after, player);
    sim->from = after;
    return true;
}

static bool open(Job *job, const SimulateRequest *request, Err *err) {
    Simulation *sim = job->data;
    const Game *game = sim->game = request->players->of;
    const Scope *scope = &request->players->scope;
    size_t size = (game->state_size + 7) & ~(size_t)7;
    if (!spec_read(request->spec, "playout", scope, job->arena, &sim->choice, err)) return false;
    sim->policy = (const PlayoutDef *)sim->choice.row;
    sim->seed = request->seed;
    sim->wanted = request->playouts;
    sim->told = request->choices;
    sim->room = (int)(request->count < sim->wanted ? request->count : sim->wanted);
    sim->spec = spec_text(&sim->choice, scope, job->arena, err);
    sim->from = arena_alloc(job->arena, size, err);
    sim->lines = ARENA_NEW(job->arena, Move, sim->room * game->max_plies, err);
    sim->ends = arena_alloc(job->arena, (size_t)sim->room * size, err);
    sim->scratch = arena_alloc(job->arena, size, err);
    sim->pieces = ARENA_NEW(job->arena, int, game->cells + 1, err);
    if (game->cells > 0) sim->cells = ARENA_NEW(job->arena, uint32_t, game->cells, err);
    if (arena_refused(job->arena)) return false;
    /* Choices of others that are pending are none of our business. */
    int mover = game->mover(game->rules, request->state);
    if (mover >= 0)
        game_observe(game, sim->from, request->state, mover);
    else
        memcpy(sim->from, request->state, game->state_size);
    if (!open_first(sim, request, job->arena, err)) return false;
    sim->to_time = sim->over ? 0 : request->speed;
    return sim->to_time == 0 || open_kernels(sim, job->arena, err);
}

Job *simulate_new(const JobWorld *world, const SimulateRequest *request, Err *err) {
    Job *job = job_new(&simulate_def, world, sizeof(Simulation), err);
    return job_opened(job, job && open(job, request, err));
}
