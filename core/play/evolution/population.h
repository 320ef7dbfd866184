/* population.h - individuals of the gene lab: what they are, how good, where they come from; and
 * the text in which a population is kept.
 *
 *     plyscope-population 1
 *     game=connect4 spec=pvs(depth=2) against=pvs(depth=2) genes=eval.three,eval.two
 *     generation=12 next=301 goals=yes individuals=2
 *     id=288 how=crossing born=12 parents=270,251 games=200 wins=131.5 points=63 squares=190
 *         tally=63 values=4.125,1.5
 *     id=12 ... values=-,2.25
 *     end=5f1c0d9e6a3b2741
 *
 * Words are separated by blanks or newlines, so that the text may also stand on one line. `-` is an
 * absent rule. The last word is a sum over all words before it: whatever is damaged is refused,
 * with the line and the word. */
#ifndef PLY_PLAY_EVOLUTION_POPULATION_H
#define PLY_PLAY_EVOLUTION_POPULATION_H

#include "play/evolution/genome.h"
#include "play/jobs/job.h"

enum { POPULATION_MAX = 1000 };

/* How well an individual has played. Games of two and more players: a draw is half a win, points
 * are the results (-1..+1). */
typedef struct Fitness {
    int64_t games; /* 0 = not measured yet */
    int64_t draws;
    double wins, points, squares, tally; /* sums; squares of points */
} Fitness;

typedef enum Rank {
    RANK_WINS,     /* wins, of equals the tally (our choice) */
    RANK_DOCUMENT, /* wins when they differ by more than 5 in a hundred, else the tally */
    RANK_SCORE     /* mean of the points */
} Rank;

typedef enum Origin {
    BORN_START,
    BORN_CROSSING,
    BORN_MUTATION,
    BORN_SAMPLE,
    BORN_MEAN,
    BORN_STEP,
    ORIGINS
} Origin;

typedef struct Birth {
    int64_t id, parents[PARENTS_MAX];
    int parent_count, born; /* born: generation */
    Origin how;
} Birth;

typedef struct Individual {
    Birth birth;
    Genome genome;
    Fitness fitness;
} Individual;

typedef struct Population {
    Arena *arena; /* everything lives here; null when it is another's */
    const char *game, *spec, *against, *wanted; /* specs; which genes were chosen */
    const PlayerScope *players;                 /* of the game */
    const Game *variant;
    Genes genes;
    Individual *rows; /* best first once measured */
    int count, capacity, generation;
    int64_t next; /* id of the next individual */
    bool goals;   /* wins mean something */
    double goal;  /* games of one player: points that count as a win; 0 = the game's own goal */
} Population;

extern const char *const origin_words[]; /* ended by null */

/* Positive when `a` is better; 0 = equal. Not transitive under RANK_DOCUMENT. Without games:
 * worst. */
int fitness_compare(const Fitness *a, const Fitness *b, Rank rank);
void fitness_add(Fitness *fitness, double win, double points, double tally);
double fitness_wins(const Fitness *fitness);  /* share, 0..1 */
double fitness_score(const Fitness *fitness); /* mean points */
/* 95 % interval of the share of wins, or of the mean points. */
void fitness_range(const Fitness *fitness, bool wins, double *low, double *high);

/* Best first; equals stay in their order. `order` receives indices of `rows`. Always ends, also
 * where the comparison runs in circles. */
void population_sort(const Individual *rows, int count, Rank rank, int *order);
const Individual *population_find(const Population *population, int64_t id); /* null = none */

/* An empty population in its own arena, with room for `capacity`; genes as in genes_open, but span
 * 0 means 10 in games of one player. `against` empty = the player itself. */
Population *population_new(const JobWorld *world, const char *game, const char *spec,
                           const char *against, const char *wanted, double span, int capacity,
                           Err *err);
void population_free(Population *population); /* null is allowed */
Population *population_copy(const JobWorld *world, const Population *from, Err *err);

/* ---- population_out.c ------------------------------------------------------------------------ */

/* With enough digits for charts, few enough for short lines. */
double short_number(double x);
/* JSON members id how born parents of the open object. */
void birth_json(const Birth *birth, Json *json);
/* JSON member genes of the open object. */
void population_genes_json(const Population *population, Json *json);
/* JSON members genes, individuals of the open object; at most `max` individuals. */
void population_json(const Population *population, int max, Json *json);
/* A table for people: whole lines, the last one without newline. */
void population_table(const Population *population, int max, Writer *out);

/* ---- population_text.c ----------------------------------------------------------------------- */

void population_write(const Population *population, Writer *out);
/* Reads `size` bytes. Null with a sentence that names the line and the word. */
Population *population_read(const JobWorld *world, const char *text, size_t size, Err *err);

#endif
