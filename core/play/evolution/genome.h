/* genome.h - what is evolved: the parameters of a player that are marked as genes or are named, and
 * what an individual makes of them.
 *
 *     Genes   the space: which parameters of a spec, on which scales; read once
 *     Genome  a point in it: a value for every gene, or its absence
 *
 * A gene whose bounds include 0 is a *rule*: at 0 it is switched off, and that is how an absent
 * rule is written into a spec. A gene that is named after a rule belongs to it: `p_empty` beside
 * the coefficient `c_empty`, or `empty_power` beside `empty`. It is there when the rule is, and is
 * drawn anew with it. At least one rule of a genome is always present. Genes that cannot be
 * switched off are always present and count as rules, too.
 *
 * Values lie on a decimal grid of about a ten-thousandth of their range, so that specs and links
 * stay short and reading one back gives the same value. */
#ifndef PLY_PLAY_EVOLUTION_GENOME_H
#define PLY_PLAY_EVOLUTION_GENOME_H

#include "base/spec.h"
#include "registry.h"

enum { GENES_MAX = 64, PARENTS_MAX = 4, GENE_PATH = 96 };

typedef struct Gene {
    char path[GENE_PATH]; /* in the player's spec: "eval.three" */
    const Param *param;
    void *values;     /* the struct of the base spec that holds it */
    double low, high; /* where it is drawn from, inclusive; never beyond the parameter's bounds */
    double init;      /* as the spec had it */
    double unit;      /* weight in distances: 10 / (high - low) */
    bool optional;    /* may be absent: 0 */
    int rule;         /* the gene it belongs to: itself, unless it is named after another one */
} Gene;

typedef struct Genes {
    Gene gene[GENES_MAX];
    int count;
    int rule[GENES_MAX]; /* genes that are rules of their own, in order */
    int rules;
    Choice choice; /* the player; genome_spec writes through its values, which nothing else uses */
    const Scope *scope;
} Genes;

typedef struct Genome {
    double value[GENES_MAX];
    bool present[GENES_MAX]; /* of a gene that belongs to a rule: as the rule's */
} Genome;

typedef enum Cross {
    CROSS_DOCUMENT, /* the 2048 report's: each rule of the mother, then of the father, with
                       probability 1/2; a rule of both: mean +- half the difference */
    CROSS_UNIFORM,  /* each rule as one of the parents, drawn by lot, has it */
    CROSS_BLEND     /* there or not as one parent; values beyond both by up to half their difference
                       (BLX-0.5: Eshelman and Schaffer 1993) */
} Cross;

/* Finds the genes of the player `spec`. `wanted`: paths separated by commas: any number with bounds
 * but seeds and limits on time or memory, of which more is always better; a `*` at the end stands
 * for any ending of those that are marked; empty = all that are marked. `span` > 0: rules lie in
 * [0, span], or up to twice what the player has where that lies outside, as far as their bounds
 * allow; else in their whole range. All lives in `arena`, `scope` outlives it. False with a
 * sentence when the spec or a path is wrong or nothing is left. */
bool genes_open(Genes *genes, const char *spec, const char *wanted, double span, const Scope *scope,
                Arena *arena, Err *err);
/* All paths, separated by commas. */
void genes_write(const Genes *genes, Writer *out);

/* A genome of a first population: rule j is present with probability 1 / (j mod period + 1). */
void genome_draw(const Genes *genes, int period, Rng *rng, Genome *out);
/* What the spec itself says. */
void genome_base(const Genes *genes, Genome *out);
/* Sum over the mother's rules: difference of the values (a range counts as 10), or `missing` where
 * the father lacks the rule. What belongs to a rule does not count. */
double genome_distance(const Genes *genes, const Genome *mother, const Genome *father,
                       double missing);
/* A child of `count` parents, the mother first; with more than two, "difference" is the largest. */
void genome_cross(const Genes *genes, const Genome *const *parents, int count, Cross cross,
                  Rng *rng, Genome *child);
/* `count` mutations, each of a rule drawn by lot: a present one is removed (probability 1/2, if it
 * may be absent and another remains) or drawn anew, an absent one is added. */
void genome_mutate(const Genes *genes, int count, Rng *rng, Genome *genome);

int genome_rules(const Genes *genes, const Genome *genome); /* how many are present */
/* The player with these genes as a spec; the values of `choice` are scratch. */
void genome_spec(const Genes *genes, const Genome *genome, Writer *out);
void genome_json(Json *json, const char *key, const Genes *genes, const Genome *genome);

/* To and from 0..1 per gene, on the scale of its parameter; an absent rule is at the value 0, which
 * is the end of a logarithmic scale, too. */
void genome_to_unit(const Genes *genes, const Genome *genome, double *x);
void genome_from_unit(const Genes *genes, const double *x, Genome *out);
const char *gene_name(const Gene *gene); /* the last part of its path */
/* Puts a value onto the gene's grid and into its bounds. */
double gene_round(const Gene *gene, double value);
bool gene_whole(const Gene *gene); /* a whole number, a word or a switch */

#endif
