/* evolve_out.c - what an evolution says: while it runs, after every generation, at its end. */

#include "play/evolution/evolve.h"

enum {
    INDIVIDUALS_MAX = 200,
    ANCESTRY_MAX = 200
}; /* individuals of a generation line; ancestors */

static const char *measure_name(const Evolve *evolve) {
    return evolve_wins(evolve) ? "wins" : "score";
}

/* ---- after every generation ------------------------------------------------------------------ */

const char *evolve_news(Job *job) {
    Evolve *evolve = job->data;
    if (evolve->told == evolve->generations) return NULL;
    evolve->told++;
    return "generation";
}

/* Mean of a gene over those who have it, and their share. */
static double gene_mean(const Population *population, int gene, double *share) {
    double sum = 0, having = 0;
    for (int k = 0; k < population->count; k++) {
        if (!population->rows[k].genome.present[gene]) continue;
        sum += population->rows[k].genome.value[gene];
        having++;
    }
    *share = having / population->count;
    return having > 0 ? sum / having : 0;
}

static void json_gene_means(const Population *population, Json *json) {
    double share;
    JSON_EACH(json, "gene_mean", i, population->genes.count) {
        double mean = gene_mean(population, i, &share);
        json_known(json, NULL, share > 0, short_number(mean));
    }
    JSON_EACH(json, "gene_share", i, population->genes.count) {
        gene_mean(population, i, &share);
        json_real(json, NULL, short_number(share));
    }
}

/* The individuals of the last generation. */
static void json_individuals(const Evolve *evolve, Json *json) {
    const Population *population = evolve->population;
    int count = population->count < INDIVIDUALS_MAX ? population->count : INDIVIDUALS_MAX;
    json_object(json, "population");
    JSON_EACH(json, "best_genes", i, population->genes.count)
        json_known(json, NULL, population->rows[0].genome.present[i],
                   population->rows[0].genome.value[i]);
    json_gene_means(population, json);
    JSON_EACH(json, "ids", i, count)
        json_int(json, NULL, population->rows[i].birth.id);
    JSON_EACH(json, "fitness", i, count)
        json_real(json, NULL, short_number(evolve_measure(evolve, &population->rows[i].fitness)));
    JSON_EACH(json, "scores", i, count)
        json_real(json, NULL, short_number(fitness_score(&population->rows[i].fitness)));
    /* gene by gene, in each the individuals in the order of ids */
    JSON_EACH(json, "values", g, population->genes.count) {
        JSON_EACH(json, NULL, i, count)
            json_known(json, NULL, population->rows[i].genome.present[g],
                       population->rows[i].genome.value[g]);
    }
    json_end(json);
}

/* By lot at the start, later from a distribution. */
static int drawn(const Events *events) {
    return events->born[BORN_START] + events->born[BORN_SAMPLE] + events->born[BORN_MEAN];
}

static void json_row(const Generation *row, Json *json) {
    json_int(json, "generation", row->number);
    json_int(json, "best_id", row->best_id);
    json_real(json, "best", short_number(row->best));
    json_real(json, "low", short_number(row->low));
    json_real(json, "high", short_number(row->high));
    json_real(json, "mean", short_number(row->mean));
    json_real(json, "sd", short_number(row->deviation));
    json_real(json, "worst", short_number(row->worst));
    json_real(json, "best_score", short_number(row->best_score));
    json_real(json, "mean_score", short_number(row->mean_score));
    json_int(json, "evaluations", row->evaluations);
    json_int(json, "games", row->games);
    const Events *events = &row->events;
    json_object(json, "events");
    json_int(json, "selected", events->selected);
    json_int(json, "children", events->born[BORN_CROSSING]);
    json_int(json, "mutants", events->born[BORN_MUTATION]);
    json_int(json, "drawn", drawn(events));
    json_int(json, "measured", events->measured);
    json_int(json, "survivors", events->survivors);
    json_end(json);
}

static void json_best_spec(const Evolve *evolve, Json *json) {
    const Population *population = evolve->population;
    if (evolve->generations)
        genome_json(json, "best_spec", &population->genes, &population->rows[0].genome);
    else
        json_null(json, "best_spec");
}

static void json_news(const Evolve *evolve, Json *json) {
    const Generation *row = &evolve->history[evolve->told - 1];
    json_row(row, json);
    json_text(json, "measure", measure_name(evolve));
    json_best_spec(evolve, json);
    population_genes_json(evolve->population, json);
    json_individuals(evolve, json);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static const Generation *last_row(const Evolve *evolve) {
    return evolve->generations ? &evolve->history[evolve->generations - 1] : NULL;
}

static void json_ancestry(const Evolve *evolve, Json *json) {
    int64_t ids[ANCESTRY_MAX];
    int count = evolve_ancestry(evolve, ids, ANCESTRY_MAX);
    JSON_OBJECTS(json, "ancestry", i, count) {
        const Ancestor *one = evolve_ancestor(evolve, ids[i]);
        if (one) {
            birth_json(&one->birth, json);
            if (evolve->population->goals) json_real(json, "wins", short_number(100 * one->wins));
            json_real(json, "score", short_number(one->score));
        } else {
            json_int(json, "id", ids[i]);
        }
    }
}

void evolve_json(const Job *job, JobLevel level, Json *json) {
    const Evolve *evolve = job->data;
    const Generation *last = last_row(evolve);
    if (level == JOB_NEWS) {
        json_news(evolve, json);
        return;
    }
    batch_json(job, level, json);
    json_text(json, "measure", measure_name(evolve));
    if (last) json_row(last, json);
    if (level == JOB_PROGRESS) return;
    json_text(json, "spec", evolve->population->spec);
    json_text(json, "against",
              evolve->population->variant->players > 1 ? evolve->population->against : NULL);
    json_best_spec(evolve, json);
    json_reason(json, "reason", evolve->reason);
    json_bool(json, "timed", job->timed);
    JSON_OBJECTS(json, "history", i, evolve->generations)
        json_row(&evolve->history[i], json);
    if (level == JOB_FULL) {
        population_json(evolve->population, POPULATION_MAX, json);
        json_ancestry(evolve, json);
    } else {
        population_genes_json(evolve->population, json);
    }
}

/* ---- text ------------------------------------------------------------------------------------ */

/* 34.5 % (28.3 to 41.3), or 512.31 (500.10 to 524.50). */
static void text_best(const Evolve *evolve, const Generation *row, Writer *out) {
    if (evolve_wins(evolve))
        write_format(out, "%.1f %% (%.1f to %.1f)", row->best, row->low, row->high);
    else
        write_format(out, "%.2f (%.2f to %.2f)", row->best, row->low, row->high);
}

static void text_row(const Evolve *evolve, const Generation *row, Writer *out) {
    int digits = evolve_wins(evolve) ? 1 : 2;
    write_format(out, "generation %3d  best ", row->number);
    text_best(evolve, row, out);
    write_format(out, "  mean %.*f, spread %.*f, worst %.*f", digits, row->mean, digits,
                 row->deviation, digits, row->worst);
    if (evolve_wins(evolve) && evolve->population->variant->players == 1)
        write_format(out, "  score %.1f", row->best_score);
    write_format(out, "  individual %lld", (long long)row->best_id);
    const Events *events = &row->events;
    write_text(out, "\n   ");
    if (drawn(events)) write_format(out, " drawn %d,", drawn(events));
    if (events->selected)
        write_format(out, " selection ended: selected %d, children %d, mutants %d,",
                     events->selected, events->born[BORN_CROSSING], events->born[BORN_MUTATION]);
    write_format(out, " measured %d, survivors %d", events->measured, events->survivors);
}

static void text_individual(const Ancestor *one, bool goals, Writer *out) {
    write_format(out, "%lld: generation %d, %s", (long long)one->birth.id, one->birth.born,
                 origin_words[one->birth.how]);
    for (int k = 0; k < one->birth.parent_count; k++)
        write_format(out, "%s %lld", k ? " and" : " of", (long long)one->birth.parents[k]);
    if (goals) write_format(out, ", %.1f %%", 100 * one->wins);
    write_format(out, ", score %.2f", one->score);
}

static void text_progress(const Evolve *evolve, Writer *out) {
    const Generation *last = last_row(evolve);
    int64_t games = evolve->games * evolve->evaluations;
    write_format(out, "generation %d: %lld of %lld games", evolve->population->generation,
                 (long long)(evolve->batch.folded - evolve->first_unit), (long long)games);
    if (!last) return;
    write_text(out, "; best so far ");
    text_best(evolve, last, out);
}

void evolve_text(const Job *job, JobLevel level, Writer *out) {
    const Evolve *evolve = job->data;
    const Generation *last = last_row(evolve);
    if (level == JOB_NEWS) {
        text_row(evolve, &evolve->history[evolve->told - 1], out);
        return;
    }
    if (level == JOB_PROGRESS) {
        text_progress(evolve, out);
        return;
    }
    write_format(out, "evolution of %s", evolve->population->spec);
    if (evolve->population->variant->players > 1)
        write_format(out, " against %s", evolve->population->against);
    write_format(out, "\n%lld evaluations, %lld games", (long long)evolve->all_evaluations,
                 (long long)evolve->all_games);
    if (evolve->reason) write_format(out, "; ended because %s", evolve->reason->pattern);
    if (!last) {
        write_text(out, "\nno generation is complete yet");
        return;
    }
    write_text(out, "\nbest: ");
    text_best(evolve, last, out);
    write_format(out, ", individual %lld\n", (long long)last->best_id);
    genome_spec(&evolve->population->genes, &evolve->population->rows[0].genome, out);
    if (level != JOB_FULL) return;
    write_char(out, '\n');
    population_table(evolve->population, POPULATION_MAX, out);
    int64_t ids[ANCESTRY_MAX];
    int count = evolve_ancestry(evolve, ids, ANCESTRY_MAX);
    write_text(out, "\nancestry of the best");
    for (int i = 0; i < count; i++) {
        const Ancestor *one = evolve_ancestor(evolve, ids[i]);
        write_char(out, '\n');
        if (one)
            text_individual(one, evolve->population->goals, out);
        else
            write_format(out, "%lld: not known here", (long long)ids[i]);
    }
}
