/* evolve_breed.c - selection, families, children and mutants, as in the source
 * document, the 2048 report. */
#include <string.h>

#include "play/evolution/evolve.h"

/* ---- selection ------------------------------------------------------------------------------- */

static void shuffle(int *list, int count, Rng *rng) {
    for (int i = count - 1; i > 0; i--) {
        int k = (int)rng_below(rng, (uint32_t)i + 1), kept = list[i];
        list[i] = list[k];
        list[k] = kept;
    }
}

/* How many the groups would let through: the best `winners` of each; the last group may be
 * smaller. */
static int winners_of(int count, const EvolveOptions *options) {
    int group = (int)options->group, best = (int)options->winners, sum = 0;
    for (int first = 0; first < count; first += group) {
        int size = count - first < group ? count - first : group;
        sum += size < best ? size : best;
    }
    return sum;
}

/* Random groups without replacement. `rows` are best first, so that the best of a group are those
 * of the smallest index. */
static int select_groups(int count, const EvolveOptions *options, Rng *rng, int *out) {
    int list[POPULATION_MAX], chosen = 0;
    for (int i = 0; i < count; i++)
        list[i] = i;
    shuffle(list, count, rng);
    for (int first = 0; first < count; first += (int)options->group) {
        int size = count - first < options->group ? count - first : (int)options->group;
        int *group = &list[first];
        for (int k = 0; k < size && k < options->winners; k++) {
            int best = k;
            for (int i = k + 1; i < size; i++)
                if (group[i] < group[best]) best = i;
            int kept = group[k];
            group[k] = group[best];
            group[best] = kept;
            out[chosen++] = group[k];
        }
    }
    return chosen;
}

/* Draws without replacement, with probabilities in proportion to the weights. */
static int select_weighted(double *weights, int count, int wanted, Rng *rng, int *out) {
    for (int k = 0; k < wanted; k++) {
        double sum = 0;
        int last = -1;
        for (int i = 0; i < count; i++)
            sum += weights[i];
        double at = rng_unit(rng) * sum;
        for (int i = 0; i < count; i++) {
            if (weights[i] <= 0) continue;
            last = i;
            at -= weights[i];
            if (at < 0) break;
        }
        if (last < 0) return k;
        weights[last] = 0;
        out[k] = last;
    }
    return wanted;
}

int evolve_select(const Individual *rows, int count, const EvolveOptions *options, Rng *rng,
                  int *out) {
    if (options->select == SELECT_GROUPS) return select_groups(count, options, rng, out);
    double weights[POPULATION_MAX], min = 0, max = 0;
    bool wins = options->rank != RANK_SCORE;
    for (bool again = true; again; wins = false) {
        for (int i = 0; i < count; i++) {
            const Fitness *fitness = &rows[i].fitness;
            weights[i] = wins ? fitness_wins(fitness) : fitness_score(fitness);
            min = i == 0 || weights[i] < min ? weights[i] : min;
            max = i == 0 || weights[i] > max ? weights[i] : max;
        }
        again = wins && max <= min; /* no one wins: the points tell them apart */
    }
    /* The wheel: the lead over the worst, and a little for each. By rank: linear. */
    for (int i = 0; i < count; i++)
        weights[i] = options->select == SELECT_RANK
                         ? count - i
                         : weights[i] - min + (max > min ? (max - min) / 100 : 1);
    return select_weighted(weights, count, winners_of(count, options), rng, out);
}

/* ---- families -------------------------------------------------------------------------------- */

/* Takes the entry at `at` out of the list, in order. */
static int take(int *list, int *count, int at) {
    int taken = list[at];
    memmove(&list[at], &list[at + 1], sizeof *list * (size_t)(*count - at - 1));
    --*count;
    return taken;
}

/* The place in `list` of a father for `mother`: by lot among the `max` farthest. */
static int find_father(const Genes *genes, const Individual *rows, int mother, const int *list,
                       int count, const EvolveOptions *options, Rng *rng) {
    double far[POPULATION_MAX];
    int order[POPULATION_MAX], max = (int)options->fathers;
    for (int i = 0; i < count; i++) {
        far[i] =
            genome_distance(genes, &rows[mother].genome, &rows[list[i]].genome, options->distance);
        int at = i;
        for (; at > 0 && far[order[at - 1]] < far[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return order[rng_below(rng, (uint32_t)(max < count ? max : count))];
}

bool evolve_family(const Genes *genes, const Individual *rows, int *winners, int *count,
                   const EvolveOptions *options, Rng *rng, int *family) {
    if (*count < options->parents) return false;
    family[0] = take(winners, count, (int)rng_below(rng, (uint32_t)*count));
    for (int k = 1; k < options->parents; k++) {
        int at = find_father(genes, rows, family[0], winners, *count, options, rng);
        family[k] = take(winners, count, at);
    }
    return true;
}

/* ---- the next generation --------------------------------------------------------------------- */

static Individual *born(Evolve *evolve, Origin how) {
    Population *population = evolve->population;
    if (evolve->fresh_count == evolve->fresh_capacity) return NULL;
    Individual *one = &evolve->fresh[evolve->fresh_count++];
    memset(one, 0, sizeof *one);
    one->birth.id = population->next++;
    one->birth.how = how;
    one->birth.born = population->generation;
    return one;
}

static void breed_children(Evolve *evolve, Rng *rng) {
    const Population *population = evolve->population;
    int winners[POPULATION_MAX], family[PARENTS_MAX];
    int count = evolve_select(population->rows, population->count, &evolve->now, rng, winners);
    evolve->events.selected = count;
    while (evolve_family(&population->genes, population->rows, winners, &count, &evolve->now, rng,
                         family)) {
        Individual *child = born(evolve, BORN_CROSSING);
        if (!child) return;
        const Genome *genomes[PARENTS_MAX];
        child->birth.parent_count = (int)evolve->now.parents;
        for (int k = 0; k < child->birth.parent_count; k++) {
            child->birth.parents[k] = population->rows[family[k]].birth.id;
            genomes[k] = &population->rows[family[k]].genome;
        }
        genome_cross(&population->genes, genomes, child->birth.parent_count,
                     (Cross)evolve->now.cross, rng, &child->genome);
    }
}

/* Each individual may have a mutant, the children, too. */
static void breed_mutants(Evolve *evolve, Rng *rng) {
    const Population *population = evolve->population;
    int old = population->count, all = old + evolve->fresh_count;
    for (int i = 0; i < all; i++) {
        if (rng_unit(rng) >= evolve->now.mutation) continue;
        const Individual *model = i < old ? &population->rows[i] : &evolve->fresh[i - old];
        Individual *mutant = born(evolve, BORN_MUTATION);
        if (!mutant) return;
        mutant->birth.parents[mutant->birth.parent_count++] = model->birth.id;
        mutant->genome = model->genome;
        genome_mutate(&population->genes, (int)evolve->now.mutations, rng, &mutant->genome);
    }
}

static void draw_samples(Evolve *evolve, Rng *rng) {
    Cmaes *cma = &evolve->cma;
    cmaes_draw(cma, rng);
    evolve->sampled = true;
    for (int k = 0; k < cma->lambda; k++) {
        Individual *one = born(evolve, BORN_SAMPLE);
        if (one) genome_from_unit(&evolve->population->genes, cmaes_point(cma, k), &one->genome);
    }
    Individual *mean = born(evolve, BORN_MEAN);
    if (mean) genome_from_unit(&evolve->population->genes, cma->mean, &mean->genome);
}

void evolve_breed(Evolve *evolve, Rng *rng) {
    evolve->fresh_count = 0;
    evolve->events = (Events){0};
    if (evolve->now.method == METHOD_CMAES) {
        draw_samples(evolve, rng);
        return;
    }
    if (evolve->now.method == METHOD_SPSA) {
        Individual *one = born(evolve, evolve->population->count ? BORN_STEP : BORN_START);
        if (one) evolve_step(evolve, one, rng);
        return;
    }
    breed_children(evolve, rng);
    breed_mutants(evolve, rng);
}
