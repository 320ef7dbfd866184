/* evolve_spsa.c - steps of SPSA as generations: around the newest individual pairs of players meet,
 * beside the games that measure it; what they say makes the next one. */
#include "play/evolution/evolve.h"

#include <string.h>

enum { STEPS_ENDLESS = 100 }; /* after which the gains of an endless run stay */

/* With which the pairs of a generation are played. */
static SpsaGains gains(const Evolve *evolve, int generation) {
    const EvolveOptions *o = &evolve->now;
    return spsa_gains(generation - evolve->first_generation,
                      o->generations > 0 ? o->generations : STEPS_ENDLESS, o->reach, o->pace);
}

/* Two players meet; alone, or among more, each side plays the same game once. */
static bool meets(const Evolve *evolve) {
    return evolve->population->variant->players == 2;
}

bool evolve_open_spsa(Evolve *evolve, Arena *arena, const double *start, Err *err) {
    return spsa_open(&evolve->spsa, arena, evolve->population->genes.count,
                     (int)evolve->now.population, start, err);
}

void evolve_step(Evolve *evolve, Individual *one, Rng *rng) {
    const Population *population = evolve->population;
    const Individual *last = population->count ? &population->rows[0] : NULL;
    const Genes *genes = &population->genes;
    if (last) {
        one->birth.parents[one->birth.parent_count++] = last->birth.id;
        one->genome = last->genome;
    } else {
        genome_base(genes, &one->genome);
    }
    if (evolve->duels > 0) {
        spsa_step(&evolve->spsa, gains(evolve, population->generation - 1).move, !meets(evolve));
        genome_from_unit(genes, evolve->spsa.at, &one->genome);
    }
    spsa_draw(&evolve->spsa, rng);
    bool last_one = evolve->now.generations > 0 &&
                    population->generation - evolve->first_generation >= evolve->now.generations;
    evolve->duels = last_one ? 0 : 2 * evolve->spsa.pairs;
}

/* Both sides of a pair, + first. Whole numbers are at least 1 apart. */
static void sides(const Evolve *evolve, int pair, Genome two[2]) {
    const Genes *genes = &evolve->population->genes;
    double x[GENES_MAX], reach = gains(evolve, evolve->population->generation).reach;
    for (int k = 0; k < 2; k++) {
        spsa_side(&evolve->spsa, pair, k ? -1 : 1, reach, x);
        genome_from_unit(genes, x, &two[k]);
    }
    for (int i = 0; i < genes->count; i++) {
        if (two[0].value[i] != two[1].value[i]) continue;
        double up = gene_round(&genes->gene[i], two[0].value[i] + 1);
        bool plus = evolve->spsa.signs[pair * genes->count + i] > 0;
        if (!gene_whole(&genes->gene[i])) continue;
        if (up != two[0].value[i])
            two[plus ? 0 : 1].value[i] = up;
        else
            two[plus ? 1 : 0].value[i] = gene_round(&genes->gene[i], up - 1);
    }
}

/* The seat of the + side in a game where both meet, that of either side elsewhere. */
static int own_seat(const Evolve *evolve, int64_t here) {
    return (int)(meets(evolve) ? here % 2 : here / 2 % evolve->population->variant->players);
}

void evolve_duel(Evolve *evolve, int64_t here, UnitPlan *plan) {
    const Population *population = evolve->population;
    Genome two[2];
    int pair = (int)(here / 2), own = own_seat(evolve, here);
    sides(evolve, pair, two);
    for (int k = 0; k < 2; k++) {
        writer_clear(&evolve->sides[k]);
        genome_spec(&population->genes, &two[k], &evolve->sides[k]);
    }
    for (int seat = 0; seat < plan->seats; seat++)
        plan->players[seat] = population->against;
    if (meets(evolve)) plan->players[!own] = evolve->sides[1].text;
    plan->players[own] = evolve->sides[meets(evolve) ? 0 : here % 2].text;
    int64_t seed = batch_seed(evolve->now.seed ^ 0x73707361, population->generation);
    batch_deal(plan, seed, meets(evolve) ? here : pair, pair);
}

void evolve_fold_duel(Evolve *evolve, int64_t here, const UnitResult *result) {
    double *won = &evolve->spsa.won[here / 2];
    int own = own_seat(evolve, here);
    if (meets(evolve))
        *won += unit_score(result, own) - 0.5;
    else
        *won += here % 2 ? -result->result[own] : result->result[own];
}
