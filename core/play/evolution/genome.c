/* genome.c - drawing, crossing and mutating genes, as the source document, the 2048 report,
 * does it, and in other ways.
 *
 * All random numbers come from the generator that is handed in, one gene after the other in the
 * order of the spec's parameters, so that a seed gives the same children everywhere. */
#include "play/evolution/genome.h"

#include <string.h>

#include "base/mathx.h"
#include "base/words.h"
#include "play/evolution/messages.def"

/* ---- scales ---------------------------------------------------------------------------------- */

bool gene_whole(const Gene *gene) {
    return gene->param->type != PARAM_TYPE_REAL && gene->param->type != PARAM_TYPE_TIME;
}

/* Has words or switches instead of a measure. */
static bool words(const Gene *gene) {
    return gene->param->type == PARAM_TYPE_BOOL || gene->param->type == PARAM_TYPE_ENUM;
}

static bool logarithmic(const Gene *gene) {
    return (gene->param->flags & PARAM_LOG) && gene->low > 0;
}

static double to_scale(const Gene *gene, double value) {
    return logarithmic(gene) ? mathx_log(value < gene->low ? gene->low : value) : value;
}

static double from_scale(const Gene *gene, double x) {
    return logarithmic(gene) ? mathx_exp(x) : x;
}

/* The power of ten that is a ten-thousandth of `size`, or a little less; as how many of it make 1
 * (>= 1) or as its size (< 0). */
static double grid(double size) {
    double per_one = 1;
    while (per_one < 1e12 && 1 / per_one > size * 1e-4)
        per_one *= 10;
    return per_one;
}

double gene_round(const Gene *gene, double value) {
    const Param *param = gene->param;
    double low = words(gene) ? gene->low : param->min, high = words(gene) ? gene->high : param->max;
    if (!(value >= low)) value = low;
    if (value > high) value = high;
    double per_one = 1;
    if (!gene_whole(gene)) per_one = grid(logarithmic(gene) ? value : gene->high - gene->low);
    double rounded = mathx_floor(value * per_one + 0.5) / per_one;
    return rounded < low ? low : rounded > high ? high : rounded;
}

/* The same for a rule that is there: never 0. */
static double round_present(const Gene *gene, double value) {
    double rounded = gene_round(gene, value);
    if (!gene->optional || rounded != 0) return rounded;
    return gene_whole(gene) ? 1 : 1 / grid(gene->high - gene->low);
}

/* Uniform on the gene's scale. */
static double draw(const Gene *gene, Rng *rng) {
    double unit = rng_unit(rng);
    if (words(gene)) return mathx_floor(gene->low + unit * (gene->high - gene->low + 1));
    double low = to_scale(gene, gene->low), high = to_scale(gene, gene->high);
    return round_present(gene, from_scale(gene, low + unit * (high - low)));
}

/* ---- finding the genes ----------------------------------------------------------------------- */

/* More of it always plays better, so that it would only grow: a limit on time or memory. */
static bool limits(const Param *param) {
    static const char *const names[] = {"depth", "threads", "trees", NULL};
    Words words;
    if ((param->flags & PARAM_LIMIT) || param->type == PARAM_TYPE_TIME) return true;
    if (param->unit && strcmp(param->unit, "MB") == 0) return true;
    return words_place(param->name, names, &words) >= 0;
}

/* A measure on which a player may be tuned, marked or not. A seed changes luck alone. */
static bool measures(const Param *param) {
    bool number = param->type == PARAM_TYPE_REAL || param->type == PARAM_TYPE_INT;
    return number && !limits(param) && strcmp(param->name, "seed") != 0;
}

/* Whether a piece of the list means the parameter at `path`: by its name, or, of those that are
 * marked, by the beginning before a '*'. */
static bool matches(const Param *param, const char *path, const char *pattern) {
    size_t length = strlen(pattern);
    bool marked = param->flags & PARAM_GENE;
    if (length > 0 && pattern[length - 1] == '*')
        return marked && strncmp(path, pattern, length - 1) == 0;
    return (marked || measures(param)) && strcmp(path, pattern) == 0;
}

/* `wanted` empty: all that are marked; null: all that may be named. */
static bool wanted_at(const Param *param, const char *path, const char *wanted) {
    char piece[GENE_PATH];
    if (!wanted) return (param->flags & PARAM_GENE) || measures(param);
    if (*wanted == 0) return param->flags & PARAM_GENE;
    while (spec_split(&wanted, ',', piece, sizeof piece, NULL))
        if (matches(param, path, piece)) return true;
    return false;
}

static void add(Genes *genes, const char *path, const Param *param, void *values, double span) {
    Gene *gene = &genes->gene[genes->count++];
    writer_into(gene->path, sizeof gene->path, "%s", path);
    gene->param = param;
    gene->values = values;
    gene->init = param_number(param, values);
    gene->low = param->min;
    gene->high = param->max;
    if (param->type == PARAM_TYPE_ENUM)
        for (gene->low = gene->high = 0; param->choices[(int)gene->high + 1];)
            gene->high++;
    gene->optional = !words(gene) && param->min <= 0 && param->max >= 0;
    if (gene->optional && span > 0) {
        double low = gene->init < 0 ? 2 * gene->init : 0;
        double high = gene->init > span ? 2 * gene->init : span;
        if (gene->low < low) gene->low = low;
        if (gene->high > high) gene->high = high;
    }
    /* On a logarithmic scale that ends at 0 the smallest values are those just above it. */
    if ((param->flags & PARAM_LOG) && gene->low <= 0)
        gene->low = gene_whole(gene) ? 1 : gene->high / 1e4;
    gene->unit = gene->high > gene->low ? 10 / (gene->high - gene->low) : 1;
}

/* The parameters of a choice and of what is nested in it, as far as they are wanted; false when
 * they are too many. */
static bool collect(Genes *genes, const Choice *choice, const char *prefix, const char *wanted,
                    double span) {
    for (const Param *param = choice->row->params; param && param->name; param++) {
        char path[GENE_PATH];
        bool fits =
            writer_into(path, sizeof path, "%s%s%s", prefix, *prefix ? "." : "", param->name);
        if (param->type == PARAM_TYPE_SPEC) {
            Choice inner;
            memcpy(&inner, (char *)choice->values + param->offset, sizeof inner);
            if (!collect(genes, &inner, path, wanted, span)) return false;
            continue;
        }
        bool number = param->type != PARAM_TYPE_TEXT && param->type != PARAM_TYPE_BLOB;
        if (!number || !wanted_at(param, path, wanted)) continue;
        if (!fits || genes->count == GENES_MAX) return false;
        add(genes, path, param, choice->values, span);
    }
    return true;
}

const char *gene_name(const Gene *gene) {
    const char *dot = strrchr(gene->path, '.');
    return dot ? dot + 1 : gene->path;
}

/* Whether `gene` is named after the rule `head`: p_empty beside c_empty, or empty_power beside
 * empty. */
static bool named_after(const Gene *gene, const Gene *head) {
    size_t prefix = (size_t)(gene_name(gene) - gene->path);
    const char *own = gene_name(gene), *rule = gene_name(head), *bar = strchr(own, '_');
    if (!head->optional || gene == head || !bar) return false;
    if (prefix != (size_t)(rule - head->path) || memcmp(gene->path, head->path, prefix) != 0)
        return false;
    if (strncmp(rule, "c_", 2) == 0 && strcmp(rule + 1, bar) == 0) return true;
    size_t length = strlen(rule);
    return strncmp(own, rule, length) == 0 && own[length] == '_';
}

/* Which rule each gene belongs to: the one of the longest name that it is named after. */
static void attach(Genes *genes) {
    for (int i = 0; i < genes->count; i++) {
        Gene *gene = &genes->gene[i];
        gene->rule = i;
        for (int k = 0; k < genes->count; k++) {
            bool longer = gene->rule == i ||
                          strlen(genes->gene[k].path) > strlen(genes->gene[gene->rule].path);
            if (longer && named_after(gene, &genes->gene[k])) gene->rule = k;
        }
    }
    for (int i = 0; i < genes->count; i++)
        if (genes->gene[i].rule == i)
            genes->rule[genes->rules++] = i;
        else
            genes->gene[i].optional = false;
}

/* Why `piece` of a list means none of `all` that may be named. */
static bool refuse(const Genes *all, const char *piece, Err *err) {
    void *values;
    Err unknown;
    const Param *param = spec_at(&all->choice, piece, &values, &unknown);
    Words words = {.count = 0};
    for (int i = 0; i < all->count; i++)
        words_add(&words, all->gene[i].path);
    if (!param) return words_unknown(err, piece, &words, unknown_gene, all->choice.row->name);
    char allowed[WORDS_TEXT];
    words_allowed(&words, allowed);
    if (limits(param)) return err_set(err, gene_is_limit, piece, allowed);
    return err_set(err, gene_no_measure, piece, allowed);
}

/* Every piece of the list must mean one of `all` that may be named. */
static bool check_wanted(const Genes *all, const char *wanted, Err *err) {
    char piece[GENE_PATH];
    while (spec_split(&wanted, ',', piece, sizeof piece, err)) {
        bool found = false;
        for (int i = 0; i < all->count; i++)
            found = found || matches(all->gene[i].param, all->gene[i].path, piece);
        if (!found) return refuse(all, piece, err);
    }
    return !err || err->text[0] == 0;
}

bool genes_open(Genes *genes, const char *spec, const char *wanted, double span, const Scope *scope,
                Arena *arena, Err *err) {
    Err own;
    if (!err) err = &own;
    err_clear(err);
    memset(genes, 0, sizeof *genes);
    genes->scope = scope;
    if (!spec_read(spec, "player", scope, arena, &genes->choice, err)) return false;
    Genes *all = ARENA_NEW(arena, Genes, 1, err);
    if (!all) return false;
    all->choice = genes->choice;
    collect(all, &all->choice, "", NULL, span);
    if (!check_wanted(all, wanted, err)) return false;
    if (!collect(genes, &genes->choice, "", wanted, span))
        return *wanted ? err_set(err, too_many_genes, GENES_MAX)
                       : err_set(err, too_many_genes_choose, GENES_MAX);
    if (genes->count == 0) return err_set(err, no_genes, genes->choice.row->name);
    attach(genes);
    return true;
}

void genes_write(const Genes *genes, Writer *out) {
    for (int i = 0; i < genes->count; i++)
        write_format(out, "%s%s", i ? "," : "", genes->gene[i].path);
}

/* ---- rules there and not there --------------------------------------------------------------- */

static void drop_rule(const Genes *genes, int rule, Genome *genome) {
    for (int i = 0; i < genes->count; i++) {
        if (genes->gene[i].rule != rule) continue;
        genome->present[i] = false;
        genome->value[i] = i == rule ? 0 : genes->gene[i].init;
    }
}

static void draw_rule(const Genes *genes, int rule, Rng *rng, Genome *genome) {
    for (int i = 0; i < genes->count; i++) {
        if (genes->gene[i].rule != rule) continue;
        genome->present[i] = true;
        genome->value[i] = draw(&genes->gene[i], rng);
    }
}

int genome_rules(const Genes *genes, const Genome *genome) {
    int count = 0;
    for (int j = 0; j < genes->rules; j++)
        count += genome->present[genes->rule[j]];
    return count;
}

void genome_draw(const Genes *genes, int period, Rng *rng, Genome *out) {
    memset(out, 0, sizeof *out);
    for (int j = 0; j < genes->rules; j++) {
        int rule = genes->rule[j];
        bool there = rng_unit(rng) * (j % period + 1) < 1 || !genes->gene[rule].optional;
        if (there)
            draw_rule(genes, rule, rng, out);
        else
            drop_rule(genes, rule, out);
    }
    if (genome_rules(genes, out) == 0)
        draw_rule(genes, genes->rule[rng_below(rng, (uint32_t)genes->rules)], rng, out);
}

void genome_base(const Genes *genes, Genome *out) {
    memset(out, 0, sizeof *out);
    for (int i = 0; i < genes->count; i++) {
        const Gene *gene = &genes->gene[i], *head = &genes->gene[gene->rule];
        out->value[i] = gene->init;
        out->present[i] = !head->optional || head->init != 0;
    }
}

/* ---- two and more individuals ---------------------------------------------------------------- */

double genome_distance(const Genes *genes, const Genome *mother, const Genome *father,
                       double missing) {
    double sum = 0;
    for (int j = 0; j < genes->rules; j++) {
        int i = genes->rule[j];
        if (!mother->present[i]) continue;
        double difference = mother->value[i] - father->value[i];
        if (difference < 0) difference = -difference;
        sum += father->present[i] ? difference * genes->gene[i].unit : missing;
    }
    return sum;
}

/* One value from those parents who have the rule: uniform in their range, widened by `beyond` times
 * it to either side. */
static double mix(const Gene *gene, int index, const Genome *const *parents, int count,
                  double beyond, Rng *rng) {
    double low = 0, high = 0, unit = rng_unit(rng);
    int having = 0, chosen;
    for (int k = 0; k < count; k++) {
        if (!parents[k]->present[index]) continue;
        double x = to_scale(gene, parents[k]->value[index]);
        low = having == 0 || x < low ? x : low;
        high = having == 0 || x > high ? x : high;
        having++;
    }
    if (words(gene)) {
        chosen = (int)(unit * having);
        for (int k = 0; k < count; k++)
            if (parents[k]->present[index] && chosen-- == 0) return parents[k]->value[index];
    }
    double middle = (low + high) / 2, range = high - low;
    double x = having == 1 ? low : middle + (unit - 0.5) * range * (1 + 2 * beyond);
    return round_present(gene, from_scale(gene, x));
}

/* The child gets this rule with all that belongs to it. */
static void take_rule(const Genes *genes, int rule, const Genome *const *parents, int count,
                      double beyond, Rng *rng, Genome *child) {
    for (int i = 0; i < genes->count; i++) {
        if (genes->gene[i].rule != rule) continue;
        child->present[i] = true;
        child->value[i] = mix(&genes->gene[i], i, parents, count, beyond, rng);
    }
}

static void cross_document(const Genes *genes, const Genome *const *parents, int count, Rng *rng,
                           Genome *child) {
    for (int k = 0; k < count; k++)
        for (int j = 0; j < genes->rules; j++) {
            int rule = genes->rule[j];
            if (!parents[k]->present[rule] || child->present[rule]) continue;
            bool always = !genes->gene[rule].optional;
            if (rng_unit(rng) < 0.5 || always)
                take_rule(genes, rule, parents, count, 0, rng, child);
        }
}

static void cross_by_lot(const Genes *genes, const Genome *const *parents, int count, bool blend,
                         Rng *rng, Genome *child) {
    for (int j = 0; j < genes->rules; j++) {
        int rule = genes->rule[j];
        const Genome *one = parents[rng_below(rng, (uint32_t)count)];
        if (!one->present[rule]) continue;
        if (blend)
            take_rule(genes, rule, parents, count, 0.5, rng, child);
        else
            take_rule(genes, rule, &one, 1, 0, rng, child);
    }
}

void genome_cross(const Genes *genes, const Genome *const *parents, int count, Cross cross,
                  Rng *rng, Genome *child) {
    memset(child, 0, sizeof *child);
    for (int j = 0; j < genes->rules; j++)
        drop_rule(genes, genes->rule[j], child);
    if (cross == CROSS_DOCUMENT)
        cross_document(genes, parents, count, rng, child);
    else
        cross_by_lot(genes, parents, count, cross == CROSS_BLEND, rng, child);
    if (genome_rules(genes, child) > 0) return;
    /* Nothing was taken: one rule of the mother, drawn by lot. */
    int number = (int)rng_below(rng, (uint32_t)genome_rules(genes, parents[0]));
    for (int j = 0; j < genes->rules; j++)
        if (parents[0]->present[genes->rule[j]] && number-- == 0)
            take_rule(genes, genes->rule[j], parents, count, 0, rng, child);
}

void genome_mutate(const Genes *genes, int count, Rng *rng, Genome *genome) {
    for (int m = 0; m < count; m++) {
        int rule = genes->rule[rng_below(rng, (uint32_t)genes->rules)];
        bool removable = genome->present[rule] && genes->gene[rule].optional &&
                         genome_rules(genes, genome) > 1;
        if (removable && rng_unit(rng) < 0.5)
            drop_rule(genes, rule, genome);
        else
            draw_rule(genes, rule, rng, genome);
    }
}

/* ---- other forms ----------------------------------------------------------------------------- */

/* Puts the genes into the player's values. */
static void express(const Genes *genes, const Genome *genome) {
    for (int i = 0; i < genes->count; i++) {
        const Gene *gene = &genes->gene[i];
        param_set_number(gene->param, gene->values, genome->value[i]);
    }
}

void genome_spec(const Genes *genes, const Genome *genome, Writer *out) {
    express(genes, genome);
    spec_write(&genes->choice, genes->scope, false, out);
}

void genome_json(Json *json, const char *key, const Genes *genes, const Genome *genome) {
    express(genes, genome);
    spec_json(json, key, &genes->choice, genes->scope);
}

void genome_to_unit(const Genes *genes, const Genome *genome, double *x) {
    for (int i = 0; i < genes->count; i++) {
        const Gene *gene = &genes->gene[i];
        double low = to_scale(gene, gene->low), high = to_scale(gene, gene->high);
        double at = high > low ? (to_scale(gene, genome->value[i]) - low) / (high - low) : 0;
        x[i] = at < 0 ? 0 : at > 1 ? 1 : at;
    }
}

void genome_from_unit(const Genes *genes, const double *x, Genome *out) {
    memset(out, 0, sizeof *out);
    for (int i = 0; i < genes->count; i++) {
        const Gene *gene = &genes->gene[i];
        double low = to_scale(gene, gene->low), high = to_scale(gene, gene->high);
        out->value[i] = gene_round(gene, from_scale(gene, low + x[i] * (high - low)));
        if (gene->optional && logarithmic(gene) && x[i] <= 0) out->value[i] = 0;
    }
    for (int i = 0; i < genes->count; i++) {
        const Gene *head = &genes->gene[genes->gene[i].rule];
        out->present[i] = !head->optional || out->value[genes->gene[i].rule] != 0;
        if (!out->present[i] && i != genes->gene[i].rule) out->value[i] = genes->gene[i].init;
    }
}
