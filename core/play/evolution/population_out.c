/* population_out.c - a population for people and for programs. */
#include "base/mathx.h"
#include "play/evolution/population.h"

double short_number(double x) {
    return mathx_floor(x * 1e4 + 0.5) / 1e4;
}

void birth_json(const Birth *birth, Json *json) {
    json_int(json, "id", birth->id);
    json_text(json, "how", origin_words[birth->how]);
    json_int(json, "born", birth->born);
    JSON_EACH(json, "parents", k, birth->parent_count)
        json_int(json, NULL, birth->parents[k]);
}

static void json_individual(const Population *population, const Individual *one, Json *json) {
    const Fitness *fitness = &one->fitness;
    double low, high, scale = population->goals ? 100 : 1;
    fitness_range(fitness, population->goals, &low, &high);
    birth_json(&one->birth, json);
    json_int(json, "games", fitness->games);
    if (population->goals) json_real(json, "wins", short_number(100 * fitness_wins(fitness)));
    json_real(json, "score", short_number(fitness_score(fitness)));
    json_real(json, "low", short_number(scale * low));
    json_real(json, "high", short_number(scale * high));
    JSON_EACH(json, "values", i, population->genes.count)
        json_known(json, NULL, one->genome.present[i], one->genome.value[i]);
    genome_json(json, "spec", &population->genes, &one->genome);
}

void population_genes_json(const Population *population, Json *json) {
    JSON_EACH(json, "genes", i, population->genes.count)
        json_text(json, NULL, population->genes.gene[i].path);
}

void population_json(const Population *population, int max, Json *json) {
    population_genes_json(population, json);
    JSON_OBJECTS(json, "individuals", i, population->count < max ? population->count : max)
        json_individual(population, &population->rows[i], json);
}

static void write_parents(const Individual *one, Writer *out) {
    write_text(out, origin_words[one->birth.how]);
    for (int k = 0; k < one->birth.parent_count; k++)
        write_format(out, "%s%lld", k ? "," : " ", (long long)one->birth.parents[k]);
}

void population_table(const Population *population, int max, Writer *out) {
    const Genes *genes = &population->genes;
    write_format(out, "%6s", "id");
    if (population->goals) write_format(out, " %7s", "wins %");
    write_format(out, " %10s %5s", "score", "born");
    for (int i = 0; i < genes->count; i++)
        write_format(out, " %9.9s", gene_name(&genes->gene[i]));
    write_text(out, "  came about by");
    for (int i = 0; i < population->count && i < max; i++) {
        const Individual *one = &population->rows[i];
        write_format(out, "\n%6lld", (long long)one->birth.id);
        if (population->goals) write_format(out, " %7.1f", 100 * fitness_wins(&one->fitness));
        write_format(out, " %10.2f %5d", fitness_score(&one->fitness), one->birth.born);
        for (int k = 0; k < genes->count; k++) {
            bool present = one->genome.present[k];
            write_format(out, " %9s", present ? REAL_TEXT(one->genome.value[k]) : "-");
        }
        write_text(out, "  ");
        write_parents(one, out);
    }
    if (population->count > max) write_format(out, "\n... and %d more", population->count - max);
}
