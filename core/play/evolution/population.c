/* population.c - comparing individuals; populations in memory. */
#include "play/evolution/population.h"

#include <math.h>
#include <string.h>

#include "base/stats.h"
#include "play/evolution/messages.def"
#include "play/series/unit.h"

enum { POPULATION_MEMORY = 32 << 20 };

const char *const origin_words[] = {"start", "crossing", "mutation", "sample",
                                    "mean",  "step",     NULL};

/* ---- fitness --------------------------------------------------------------------------------- */

void fitness_add(Fitness *fitness, double win, double points, double tally) {
    fitness->games++;
    fitness->wins += win;
    fitness->draws += win == 0.5;
    fitness->points += points;
    fitness->squares += points * points;
    fitness->tally += tally;
}

static double per_game(const Fitness *fitness, double sum) {
    return fitness->games > 0 ? sum / (double)fitness->games : 0;
}

double fitness_wins(const Fitness *fitness) {
    return per_game(fitness, fitness->wins);
}

double fitness_score(const Fitness *fitness) {
    return per_game(fitness, fitness->points);
}

void fitness_range(const Fitness *fitness, bool wins, double *low, double *high) {
    if (wins) {
        int64_t won = (int64_t)(fitness->wins - 0.5 * (double)fitness->draws);
        Match match = {won, fitness->draws, fitness->games - fitness->draws - won};
        stats_match_score(&match, low, high);
        return;
    }
    double games = (double)fitness->games, mean = fitness_score(fitness), error = 0;
    double spread = fitness->squares - mean * fitness->points;
    if (games > 1 && spread > 0) error = Z95 * sqrt(spread / (games - 1) / games);
    *low = mean - error;
    *high = mean + error;
}

static int sign(double x) {
    return (x > 0) - (x < 0);
}

int fitness_compare(const Fitness *a, const Fitness *b, Rank rank) {
    if (a->games == 0 || b->games == 0) return (a->games > 0) - (b->games > 0);
    if (rank == RANK_SCORE) return sign(fitness_score(a) - fitness_score(b));
    double difference = fitness_wins(a) - fitness_wins(b);
    /* 5 in a hundred; a hair more, so that 11 and 6 of 100 are not a rounding error apart. */
    double min = rank == RANK_DOCUMENT ? 0.05 + 1e-9 : 0;
    if (difference > min || difference < -min) return sign(difference);
    return sign(per_game(a, a->tally) - per_game(b, b->tally));
}

void population_sort(const Individual *rows, int count, Rank rank, int *order) {
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0; at--) {
            const Individual *before = &rows[order[at - 1]];
            if (fitness_compare(&rows[i].fitness, &before->fitness, rank) <= 0) break;
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
}

/* ---- populations ----------------------------------------------------------------------------- */

const Individual *population_find(const Population *population, int64_t id) {
    for (int i = 0; i < population->count; i++)
        if (population->rows[i].birth.id == id) return &population->rows[i];
    return NULL;
}

static bool fill(Population *p, const JobWorld *world, const char *game, const char *spec,
                 const char *against, const char *wanted, double span, int capacity, Err *err) {
    p->game = arena_text(p->arena, game, err);
    p->wanted = arena_text(p->arena, wanted, err);
    p->players = p->game && p->wanted ? world_players(world, p->game, p->arena, err) : NULL;
    bool ok = p->players != NULL;
    if (ok) {
        p->variant = p->players->of;
        if (span == 0 && p->variant->players == 1) span = 10;
        ok = genes_open(&p->genes, spec, p->wanted, span, &p->players->scope, p->arena, err);
    }
    if (ok) {
        p->spec = spec_text(&p->genes.choice, &p->players->scope, p->arena, err);
        p->against = p->spec && *against ? arena_text(p->arena, against, err) : p->spec;
        p->rows = ARENA_NEW(p->arena, Individual, capacity, err);
        p->capacity = capacity;
        p->next = 1;
        ok = p->spec && p->against && p->rows;
    }
    return ok;
}

Population *population_new(const JobWorld *world, const char *game, const char *spec,
                           const char *against, const char *wanted, double span, int capacity,
                           Err *err) {
    Arena *arena = arena_new(POPULATION_MEMORY);
    Population *population = arena ? ARENA_NEW(arena, Population, 1, err) : NULL;
    if (population) {
        population->arena = arena;
        if (fill(population, world, game, spec, against, wanted, span, capacity, err))
            return population;
    } else if (!arena) {
        err_short(err, memory_short_for_population);
    }
    arena_free(arena);
    return NULL;
}

void population_free(Population *population) {
    if (population) arena_free(population->arena);
}

Population *population_copy(const JobWorld *world, const Population *from, Err *err) {
    Population *copy = population_new(world, from->game, from->spec, from->against, from->wanted, 0,
                                      from->count ? from->count : 1, err);
    if (!copy) return NULL;
    memcpy(copy->rows, from->rows, sizeof *from->rows * (size_t)from->count);
    copy->count = from->count;
    copy->generation = from->generation;
    copy->next = from->next;
    copy->goals = from->goals;
    copy->goal = from->goal;
    return copy;
}
