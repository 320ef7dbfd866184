/* evolve.c - the units of an evolution, and what happens when a generation is complete. */
#include "play/evolution/evolve.h"

#include <stdlib.h>
#include <string.h>

#include "base/stats.h"
#include "play/evolution/messages.def"

/* ---- units ----------------------------------------------------------------------------------- */

/* The individual of evaluation `index` of this generation. */
static Individual *evaluated(Evolve *evolve, int index) {
    if (evolve->remeasure && index-- == 0) return &evolve->population->rows[0];
    return &evolve->fresh[index];
}

static int own_seat(const Evolve *evolve, int64_t game) {
    return (int)(game % evolve->population->variant->players);
}

static Step unit(Job *job, int64_t index, UnitPlan *plan) {
    Evolve *evolve = job->data;
    Population *population = evolve->population;
    int64_t here = index - evolve->first_unit, games = evolve->games;
    int64_t duel = here - games * evolve->evaluations;
    int which = (int)(here / games), players = population->variant->players;
    plan->game = population->game;
    plan->seats = players;
    plan->opening = (int)evolve->now.openings;
    if (duel >= evolve->duels) return STEP_WAIT;
    if (duel >= 0) {
        evolve_duel(evolve, duel, plan);
        return STEP_MORE;
    }
    int64_t game = here % games, row = evolve->now.common ? 0 : which;
    if (evolve->line_of != which) {
        writer_clear(&evolve->spec);
        genome_spec(&population->genes, &evaluated(evolve, which)->genome, &evolve->spec);
        evolve->line_of = which;
    }
    for (int seat = 0; seat < players; seat++)
        plan->players[seat] = seat == own_seat(evolve, game) ? evolve->spec.text
                                                             : population->against;
    /* Seeds depend on the generation and the place in it, not on how many units there were. */
    int64_t seed = batch_seed(evolve->now.seed, population->generation);
    batch_deal(plan, seed, row * games + game, row * games + game / players);
    return STEP_MORE;
}

/* ---- the end of a generation ----------------------------------------------------------------- */

static void take_again(Evolve *evolve) {
    if (!evolve->remeasure) return;
    Fitness *fitness = &evolve->population->rows[0].fitness;
    if (evolve->now.again == AGAIN_POOL) {
        fitness->games += evolve->again.games;
        fitness->draws += evolve->again.draws;
        fitness->wins += evolve->again.wins;
        fitness->points += evolve->again.points;
        fitness->squares += evolve->again.squares;
        fitness->tally += evolve->again.tally;
    } else {
        *fitness = evolve->again;
    }
}

/* The distribution learns from the order of its points, the first lambda of `fresh`. */
static void teach(Evolve *evolve) {
    Cmaes *cma = &evolve->cma;
    if (!evolve->sampled) return;
    evolve->sampled = false;
    population_sort(evolve->fresh, cma->lambda, (Rank)evolve->now.rank, evolve->order);
    cmaes_rank(cma, evolve->order);
}

/* Old and new together, best first; the best stay. */
static void survive(Evolve *evolve) {
    Population *population = evolve->population;
    int all = population->count + evolve->fresh_count;
    memcpy(&evolve->scratch[0], population->rows,
           sizeof *population->rows * (size_t)population->count);
    if (evolve->fresh_count > 0)
        memcpy(&evolve->scratch[population->count], evolve->fresh,
               sizeof *population->rows * (size_t)evolve->fresh_count);
    for (int i = 0; i < all; i++)
        evolve_remember(evolve, &evolve->scratch[i]);
    Events *events = &evolve->events;
    for (int i = 0; i < evolve->fresh_count; i++)
        if (evolve->fresh[i].birth.born == population->generation)
            events->born[evolve->fresh[i].birth.how]++;
    if (evolve->now.method == METHOD_SPSA)
        for (int i = 0; i < all; i++)
            evolve->order[i] = (population->count + i) % all; /* the newest one counts */
    else
        population_sort(evolve->scratch, all, (Rank)evolve->now.rank, evolve->order);
    int max = (int)evolve->now.survivors;
    population->count = all < max ? all : max;
    for (int i = 0; i < population->count; i++)
        population->rows[i] = evolve->scratch[evolve->order[i]];
    events->measured = evolve->evaluations;
    events->survivors = population->count;
    evolve->fresh_count = 0;
    evolve_forget(evolve);
}

static void write_down(Evolve *evolve) {
    Population *population = evolve->population;
    if (evolve->generations == evolve->history_capacity) {
        int capacity = evolve->history_capacity * 2 + 64;
        Generation *grown = realloc(evolve->history, sizeof *grown * (size_t)capacity);
        if (!grown) return;
        evolve->history = grown;
        evolve->history_capacity = capacity;
    }
    Generation *row = &evolve->history[evolve->generations++];
    *row = (Generation){.number = population->generation,
                        .best_id = population->rows[0].birth.id,
                        .evaluations = evolve->all_evaluations,
                        .games = evolve->all_games,
                        .events = evolve->events};
    RunningStats all = {.count = 0}, scores = {.count = 0};
    for (int i = 0; i < population->count; i++) {
        running_add(&all, evolve_measure(evolve, &population->rows[i].fitness));
        running_add(&scores, fitness_score(&population->rows[i].fitness));
    }
    const Fitness *best = &population->rows[0].fitness;
    row->best = evolve_measure(evolve, best);
    fitness_range(best, evolve_wins(evolve), &row->low, &row->high);
    if (evolve_wins(evolve)) row->low *= 100, row->high *= 100;
    row->mean = all.mean;
    row->deviation = running_deviation(&all);
    row->worst = all.min;
    row->best_score = fitness_score(best);
    row->mean_score = scores.mean;
}

/* Whether the evolution is over after the generation just written down. */
static bool ended(Evolve *evolve) {
    const Population *population = evolve->population;
    if (evolve_wins(evolve) && 100 * fitness_wins(&population->rows[0].fitness) > evolve->now.stop)
        evolve->reason = MESSAGE_OF(stop_condition_holds);
    else if (evolve->now.generations > 0 &&
             population->generation - evolve->first_generation >= evolve->now.generations)
        evolve->reason = MESSAGE_OF(generations_done);
    return evolve->reason != NULL;
}

/* Games until the end, as far as they can be foreseen. */
static void foresee(Evolve *evolve) {
    const EvolveOptions *o = &evolve->now;
    Batch *batch = &evolve->batch;
    batch->total = evolve->first_unit + evolve->games * evolve->evaluations + evolve->duels;
    int left = (int)o->generations + evolve->first_generation - evolve->population->generation;
    double each = o->method == METHOD_CMAES ? (double)o->population + 2 : 1;
    if (o->method == METHOD_GENES) {
        double count = evolve->population->count ? evolve->population->count
                                                 : (double)o->population;
        double group = (double)o->group,
               best = (double)(o->winners < o->group ? o->winners : o->group);
        each += count / group * best / (double)o->parents + count * o->mutation;
    }
    if (o->generations == 0)
        batch->total = 0;
    else if (left > 0)
        batch->total += (int64_t)(each * (double)left) * o->games +
                        (evolve->duels > 0 ? (int64_t)(left - 1) * evolve->duels : 0);
}

/* Everything for the units that measure `fresh` and, with `again`, the best one. */
static void begin_measuring(Evolve *evolve, bool again) {
    evolve->remeasure = evolve->population->count > 0 && (again || evolve->fresh_count == 0);
    evolve->again = (Fitness){.games = 0};
    evolve->evaluations = evolve->fresh_count + evolve->remeasure;
    evolve->first_unit = evolve->batch.folded;
    evolve->games = evolve->now.games;
    evolve->line_of = -1;
    foresee(evolve);
}

static void next_generation(Evolve *evolve) {
    evolve->now = evolve->next;
    evolve->population->generation++;
    Rng rng = rng_stream((uint64_t)evolve->now.seed ^ 0x6272656564u,
                         (uint64_t)evolve->population->generation);
    evolve_breed(evolve, &rng);
    begin_measuring(evolve, evolve->now.again != AGAIN_NO && evolve->now.method != METHOD_SPSA);
}

static double won(const Evolve *evolve, const UnitResult *result, int own) {
    if (evolve->population->variant->players > 1) return unit_score(result, own);
    if (evolve->now.goal > 0) return result->result[own] >= evolve->now.goal;
    return result->goal[own] > 0;
}

static void fold_measured(Evolve *evolve, int64_t here, const UnitResult *result) {
    int which = (int)(here / evolve->games), own = own_seat(evolve, here % evolve->games);
    bool again = evolve->remeasure && which == 0;
    Fitness *fitness = again ? &evolve->again : &evaluated(evolve, which)->fitness;
    fitness_add(fitness, won(evolve, result, own), result->result[own], result->tally[own]);
}

static bool fold(Job *job, int64_t index, const UnitResult *result) {
    Evolve *evolve = job->data;
    int64_t here = index - evolve->first_unit, duel = here - evolve->games * evolve->evaluations;
    batch_note(&evolve->batch, result);
    if (result->given & UNIT_STATISTICS) evolve->population->goals = true;
    if (duel < 0)
        fold_measured(evolve, here, result);
    else
        evolve_fold_duel(evolve, duel, result);
    evolve->all_games++;
    if (duel + 1 < evolve->duels) return true;
    evolve->all_evaluations += evolve->evaluations;
    take_again(evolve);
    teach(evolve);
    survive(evolve);
    write_down(evolve);
    evolve->batch.rest = true; /* the news of this generation go out before the next one's games */
    if (ended(evolve)) return false;
    next_generation(evolve);
    return true;
}

static const BatchDef units = {.unit = unit, .fold = fold};

/* ---- tuning ---------------------------------------------------------------------------------- */

static bool set_option(const Evolve *evolve, const Tuning *tuning, EvolveOptions *request,
                       Err *err) {
    const Param *param = param_find(&evolve_options, tuning->path);
    if (!param) return param_unknown(&evolve_options, "evolve", tuning->path, NULL, err);
    if (!(param->flags & PARAM_LIVE))
        return err_set(err, parameter_fixed_in_evolution, param->name);
    if (!param_set(param, "evolve", request, tuning->value, NULL, NULL, err)) return false;
    if (request->survivors == 0) request->survivors = evolve->population->capacity;
    return request->survivors <= evolve->population->capacity ||
           err_set(err, too_many_survivors, evolve->population->capacity);
}

static bool tune(Job *job, const Tuning *tunings, int count, bool *restarted, Err *err) {
    Evolve *evolve = job->data;
    EvolveOptions request = evolve->next;
    *restarted = false;
    for (int i = 0; i < count; i++)
        if (!set_option(evolve, &tunings[i], &request, err)) return false;
    evolve->next = request;
    return true;
}

/* ---- opening --------------------------------------------------------------------------------- */

static void finish(Job *job) {
    Evolve *evolve = job->data;
    if (!evolve->reason) evolve->reason = MESSAGE_OF(evolution_stopped);
    batch_finish(job);
}

static void close(Job *job) {
    Evolve *evolve = job->data;
    free(evolve->history);
    free(evolve->ancestors);
    writer_done(&evolve->spec);
    writer_done(&evolve->sides[0]);
    writer_done(&evolve->sides[1]);
    population_free(evolve->population);
    batch_close(job);
}

static const JobDef evolve_def = {.kind = "evolve",
                                  .step = batch_step,
                                  .json = evolve_json,
                                  .text = evolve_text,
                                  .tune = tune,
                                  .finish = finish,
                                  .memory = batch_memory,
                                  .fold = batch_fold,
                                  .hand_out = batch_hand_out,
                                  .news = evolve_news,
                                  .failure = batch_failure,
                                  .close = close};

/* Takes over the individuals of a loaded population; those whose games were others are measured
 * again. */
static bool take_loaded(Evolve *evolve, const Population *loaded, Err *err) {
    Population *population = evolve->population;
    bool same = population->genes.count == loaded->genes.count;
    for (int i = 0; same && i < population->genes.count; i++)
        same = strcmp(population->genes.gene[i].path, loaded->genes.gene[i].path) == 0;
    if (!same) {
        Writer names;
        writer_init(&names);
        genes_write(&loaded->genes, &names);
        err_set(err, genes_differ, names.text);
        writer_done(&names);
        return false;
    }
    bool valid = !strcmp(population->game, loaded->game) &&
                 !strcmp(population->spec, loaded->spec) &&
                 !strcmp(population->against, loaded->against) &&
                 !(population->goal < loaded->goal || population->goal > loaded->goal);
    evolve->first_generation = population->generation = loaded->generation;
    population->next = loaded->next;
    population->goals = loaded->goals || population->goals;
    for (int i = 0; i < loaded->count; i++) {
        Individual one = loaded->rows[i];
        if (!valid) one.fitness = (Fitness){.games = 0};
        if (one.fitness.games > 0)
            population->rows[population->count++] = one;
        else
            evolve->fresh[evolve->fresh_count++] = one;
    }
    return true;
}

static void draw_first(Evolve *evolve) {
    Population *population = evolve->population;
    for (int64_t i = 0; i < evolve->now.population; i++) {
        Rng rng = rng_stream((uint64_t)evolve->now.seed ^ 0x6669727374u, (uint64_t)i);
        Individual *one = &evolve->fresh[evolve->fresh_count++];
        memset(one, 0, sizeof *one);
        one->birth.id = population->next++;
        genome_draw(&population->genes, (int)evolve->now.presence, &rng, &one->genome);
    }
}

/* A distribution, or a point that moves, begins where the player stands, or the best one loaded. */
static bool open_method(Job *job, Err *err) {
    Evolve *evolve = job->data;
    Population *population = evolve->population;
    Genome start;
    double x[GENES_MAX];
    genome_base(&population->genes, &start);
    if (population->count > 0) start = population->rows[0].genome;
    genome_to_unit(&population->genes, &start, x);
    if (evolve->now.method == METHOD_SPSA) return evolve_open_spsa(evolve, job->arena, x, err);
    int lambda = (int)evolve->now.population;
    return cmaes_open(&evolve->cma, job->arena, population->genes.count, lambda < 4 ? 4 : lambda, x,
                      evolve->now.sigma, err);
}

static bool check_players(Job *job, const Population *population, Err *err) {
    const PlayerScope *players = population->players;
    size_t others = (size_t)players->of->players - 1;
    UnitPlayer own, other = {.memory = 0};
    Choice against;
    if (!unit_player(job->world, players, &population->genes.choice, &own, err)) return false;
    if (others > 0 && (!registry_player(players, population->against, job->arena, &against, err) ||
                       !unit_player(job->world, players, &against, &other, err)))
        return false;
    job->timed = job->timed || own.timed || other.timed;
    return unit_room(job->world, own.memory + others * other.memory, err);
}

static bool reserve(Job *job, Err *err) {
    Evolve *evolve = job->data;
    /* Half as many children as parents, a mutant of each of both; or the points and their mean. */
    evolve->fresh_capacity = 2 * evolve->population->capacity + 2 + evolve->population->capacity;
    int all = evolve->population->capacity + evolve->fresh_capacity;
    evolve->fresh = ARENA_NEW(job->arena, Individual, evolve->fresh_capacity, err);
    evolve->scratch = ARENA_NEW(job->arena, Individual, all, err);
    evolve->order = ARENA_NEW(job->arena, int, all, err);
    return evolve->fresh && evolve->scratch && evolve->order;
}

static bool open(Job *job, const EvolveRequest *request, Err *err) {
    Evolve *evolve = job->data;
    const Population *loaded = request->loaded;
    EvolveOptions *now = &evolve->now;
    writer_init(&evolve->spec);
    writer_init(&evolve->sides[0]);
    writer_init(&evolve->sides[1]);
    *now = *request->options;
    now->seed = request->seed;
    int64_t capacity = now->population;
    if (loaded && loaded->count > capacity) capacity = loaded->count;
    if (now->survivors > capacity) capacity = now->survivors;
    if (now->survivors == 0) now->survivors = loaded ? loaded->count : now->population;
    evolve->next = *now;

    const char *spec = request->spec ? request->spec : loaded ? loaded->spec : "";
    const char *against = now->against, *genes = now->genes;
    if (loaded && !*against) against = loaded->against;
    if (loaded && !*genes) genes = loaded->wanted;
    evolve->population = population_new(job->world, request->game, spec, against, genes, now->span,
                                        (int)capacity, err);
    if (!evolve->population || !reserve(job, err) || !check_players(job, evolve->population, err))
        return false;
    if (evolve->population->variant->players == 1) evolve->population->goal = now->goal;
    evolve->population->goals = evolve->population->variant->players > 1 ||
                                evolve->population->variant->statistics != NULL || now->goal > 0;
    if (loaded && !take_loaded(evolve, loaded, err)) return false;
    if (!loaded && now->method == METHOD_GENES) draw_first(evolve);
    if (now->method != METHOD_GENES && !open_method(job, err)) return false;
    if (!batch_open(job, &units, (int)now->pool, 0, err)) return false;
    if (evolve->fresh_count > 0) {
        begin_measuring(evolve, false);
    } else if (now->method != METHOD_GENES && !loaded) {
        Rng rng = rng_stream((uint64_t)now->seed ^ 0x6272656564u, 0);
        evolve_breed(evolve, &rng);
        begin_measuring(evolve, false);
    } else {
        for (int i = 0; i < evolve->population->count; i++)
            evolve_remember(evolve, &evolve->population->rows[i]);
        next_generation(evolve);
    }
    return true;
}

Job *evolve_new(const JobWorld *world, const EvolveRequest *request, Err *err) {
    Job *job = job_new(&evolve_def, world, sizeof(Evolve), err);
    return job_opened(job, job && open(job, request, err));
}

const Population *evolve_population(const Job *job) {
    const Evolve *evolve = job->data;
    return evolve->population;
}
