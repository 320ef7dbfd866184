/* evolve.h - the gene lab: a batch job that evolves the genes of a player.
 *
 *     start population -> [ measure -> sort, keep the best -> tell -> cross, mutate ] -> end
 *
 * A generation's individuals are measured by games, the units of the batch. When the last result of
 * a generation is folded, the next one is bred, from a generator that depends on the seed and the
 * number of the generation only. So an evolution is the same with any number of workers, and one
 * that is saved, loaded and continued is the same as one that was never interrupted. The
 * source is the 2048 report; `method=cmaes` replaces crossing and mutation by
 * play/evolution/cmaes, `method=spsa` by play/evolution/spsa: there a generation is a step, and the
 * population the way that was gone, newest first. */
#ifndef PLY_PLAY_EVOLUTION_EVOLVE_H
#define PLY_PLAY_EVOLUTION_EVOLVE_H

#include "play/series/batch.h"
#include "play/evolution/cmaes.h"
#include "play/evolution/population.h"
#include "play/evolution/spsa.h"

typedef enum Select { SELECT_GROUPS, SELECT_RANK, SELECT_ROULETTE } Select;
typedef enum Method { METHOD_GENES, METHOD_CMAES, METHOD_SPSA } Method;
typedef enum Again { AGAIN_REPLACE, AGAIN_POOL, AGAIN_NO } Again;

/* All parameters; the rows of evolve_options say what each means. */
typedef struct EvolveOptions {
    int64_t population, games, generations, group, winners, fathers, parents, mutations, presence;
    int64_t survivors, rank, select, cross, method, again, openings, start, seed, pool;
    double mutation, span, distance, stop, sigma, reach, pace, goal;
    bool common;
    char genes[1001], against[SPEC_MAX + 1];
} EvolveOptions;

extern const Row
    evolve_options; /* rows of EvolveOptions; those that `tune` takes are changed there */

typedef struct EvolveRequest {
    const char *game;
    const char *spec; /* the player; null = that of `loaded` */
    const EvolveOptions *options;
    int64_t seed;             /* in place of options->seed */
    const Population *loaded; /* where to start from; null = anew. Read during evolve_new only */
} EvolveRequest;

/* One news line of type "generation" after every generation. */
Job *evolve_new(const JobWorld *world, const EvolveRequest *request, Err *err);
/* As it stands: the last complete generation, best first; empty before the first one is measured.
 * Valid until the next step. */
const Population *evolve_population(const Job *job);

/* How a generation came about: parents chosen from the one before, individuals born by origin, all
 * that were measured, those that are left. */
typedef struct Events {
    int selected, born[ORIGINS], measured, survivors;
} Events;

/* What one generation came to; `low` and `high` are the best one's 95 % interval. The measure is
 * the share of wins in percent, or the mean of the points. */
typedef struct Generation {
    int number;
    int64_t best_id, evaluations, games; /* in all so far */
    Events events;
    double best, low, high, mean, deviation, worst;
    double best_score, mean_score;
} Generation;

/* What is kept of each individual with living descendants. */
typedef struct Ancestor {
    Birth birth;
    bool marked;
    double wins, score;
} Ancestor;

typedef struct Evolve {
    Batch batch; /* first */
    Population *population;
    EvolveOptions now, next; /* in force; from the next generation on */
    int first_generation;    /* the loaded one's number */

    /* -- the generation that is being measured -- */
    Individual *fresh; /* not yet in the population */
    int fresh_count, fresh_capacity;
    bool remeasure;            /* evaluation 0 is the best of the population */
    Fitness again;             /* its new measurement */
    int evaluations;           /* of this generation */
    Events events;             /* of this generation, so far */
    int64_t first_unit, games; /* its first unit; games of an evaluation */
    int line_of;               /* the evaluation whose player stands in `spec` */
    Writer spec;
    int *order;
    Individual *scratch;
    Cmaes cma;
    bool sampled; /* `fresh` begins with its points */
    Spsa spsa;
    int duels;       /* games of this generation's pairs, after those of its evaluations */
    Writer sides[2]; /* the players of a pair */

    /* -- what has been -- */
    Generation *history;
    int generations, history_capacity, told;
    Ancestor *ancestors;
    int ancestor_count, ancestor_capacity;
    int64_t all_evaluations, all_games;
    const Message *reason; /* why it ended, or null */
} Evolve;

/* Whether individuals are compared and shown by wins. */
static inline bool evolve_wins(const Evolve *evolve) {
    return evolve->population->goals && evolve->now.rank != RANK_SCORE;
}

/* The measure of an individual. */
static inline double evolve_measure(const Evolve *evolve, const Fitness *fitness) {
    return evolve_wins(evolve) ? 100 * fitness_wins(fitness) : fitness_score(fitness);
}

/* ---- evolve_breed.c: selection, families, children and mutants. Pure functions of their
 * generator. */

/* Chooses who reproduces among `rows` (best first): writes indices, each once; returns how many. */
int evolve_select(const Individual *rows, int count, const EvolveOptions *options, Rng *rng,
                  int *out);
/* Forms one family after the other from `winners` (count indices into rows): the mother by lot,
 * each further parent by lot among the options->fathers farthest from her. Takes them out of
 * `winners`; false when too few are left. */
bool evolve_family(const Genes *genes, const Individual *rows, int *winners, int *count,
                   const EvolveOptions *options, Rng *rng, int *family);
/* Fills evolve->fresh with the next generation. */
void evolve_breed(Evolve *evolve, Rng *rng);

/* ---- evolve_spsa.c: a step and the games of its pairs --------------------------------------- */

bool evolve_open_spsa(Evolve *evolve, Arena *arena, const double *start, Err *err);
/* Fills a new individual in from the last one and its pairs; draws pairs of its own, none when it
 * is the last. */
void evolve_step(Evolve *evolve, Individual *one, Rng *rng);
/* Game `here` of the pairs; its result. */
void evolve_duel(Evolve *evolve, int64_t here, UnitPlan *plan);
void evolve_fold_duel(Evolve *evolve, int64_t here, const UnitResult *result);

/* ---- lineage.c: who descends from whom ------------------------------------------------------- */

/* Writes down an individual that was measured; forgets those without living descendants now and
 * then. */
void evolve_remember(Evolve *evolve, const Individual *one);
void evolve_forget(Evolve *evolve);
Ancestor *evolve_ancestor(const Evolve *evolve, int64_t id); /* null = not known */
/* The ids of the best one and its ancestors, younger ones first, at most `max`; returns how
 * many. */
int evolve_ancestry(const Evolve *evolve, int64_t *ids, int max);

/* ---- evolve_out.c ---------------------------------------------------------------------------- */
void evolve_json(const Job *job, JobLevel level, Json *json);
void evolve_text(const Job *job, JobLevel level, Writer *out);
const char *evolve_news(Job *job);

#endif
