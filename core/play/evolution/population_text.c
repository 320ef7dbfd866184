/* population_text.c - a population as text, written and read. Reading is total: any bytes give a
 * population or a sentence. */
#include <math.h>
#include <string.h>

#include "base/number.h"
#include "play/evolution/messages.def"
#include "play/evolution/population.h"

static const char head[] = "plyscope-population";

/* ---- writing --------------------------------------------------------------------------------- */

/* A sum over the words, whatever stands between them. */
static uint64_t sum_word(uint64_t sum, const char *word, size_t length) {
    for (size_t i = 0; i < length; i++)
        sum = rng_mix(sum ^ (unsigned char)word[i]) + i;
    return rng_mix(sum + 1);
}

static uint64_t sum_text(const char *text) {
    uint64_t sum = 0;
    while (*(text += strspn(text, " \n"))) {
        size_t length = strcspn(text, " \n");
        sum = sum_word(sum, text, length);
        text += length;
    }
    return sum;
}

static void write_individual(const Genes *genes, const Individual *one, Writer *out) {
    const Fitness *fitness = &one->fitness;
    write_format(out, "id=%lld how=%s born=%d", (long long)one->birth.id,
                 origin_words[one->birth.how], one->birth.born);
    for (int k = 0; k < one->birth.parent_count; k++)
        write_format(out, "%s%lld", k ? "," : " parents=", (long long)one->birth.parents[k]);
    write_format(out, " games=%lld", (long long)fitness->games);
    if (fitness->draws > 0) write_format(out, " draws=%lld", (long long)fitness->draws);
    if (fitness->games > 0) {
        const double sums[] = {fitness->wins, fitness->points, fitness->squares, fitness->tally};
        static const char *const names[] = {"wins", "points", "squares", "tally"};
        for (int i = 0; i < 4; i++)
            write_format(out, " %s=%s", names[i], REAL_TEXT(sums[i]));
    }
    for (int i = 0; i < genes->count; i++)
        write_format(out, "%s%s", i ? "," : " values=",
                     one->genome.present[i] ? REAL_TEXT(one->genome.value[i]) : "-");
    write_char(out, '\n');
}

void population_write(const Population *population, Writer *out) {
    Writer text; /* of its own: the sum is over what stands in it */
    writer_init(&text);
    write_format(&text, "%s 1\ngame=%s spec=%s against=%s genes=", head, population->game,
                 population->spec, population->against);
    genes_write(&population->genes, &text);
    write_format(&text, "\ngeneration=%d next=%lld goals=%s", population->generation,
                 (long long)population->next, population->goals ? "yes" : "no");
    if (population->goal > 0) write_format(&text, " goal=%s", REAL_TEXT(population->goal));
    write_format(&text, " individuals=%d\n", population->count);
    for (int i = 0; i < population->count; i++)
        write_individual(&population->genes, &population->rows[i], &text);
    write_format(&text, "end=%016llx", (unsigned long long)sum_text(text.text));
    write_text(out, text.text);
    writer_done(&text);
}

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct Reader {
    const char *at, *end;
    int line;             /* of the present word, from 1 */
    uint64_t sum, before; /* over all words; over those before the present one */
    char *word;           /* the present one, zero-ended */
    size_t capacity;
    Arena *arena; /* of the words that are kept */
    Err *err;
} Reader;

/* A sentence about the present word; false. */
#define REFUSE(reader, code) err_set((reader)->err, code, (reader)->line, (reader)->word)

/* The next word; false at the end. */
static bool next(Reader *r) {
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\n' || *r->at == '\r'))
        r->line += *r->at++ == '\n';
    size_t length = 0;
    while (r->at + length < r->end && !strchr(" \r\n", r->at[length]) && r->at[length] != 0)
        length++;
    if (length >= r->capacity) length = r->capacity - 1;
    memcpy(r->word, r->at, length);
    r->word[length] = 0;
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)r->word[i] < ' ') r->word[i] = '?';
    r->before = r->sum;
    r->sum = sum_word(r->sum, r->at, length);
    r->at += length;
    return length > 0;
}

/* The next word must be key=...; returns what stands behind, null with a sentence. */
static char *value(Reader *r, const char *key) {
    size_t length = strlen(key);
    if (!next(r)) {
        err_set(r->err, population_ends_early, r->line, key);
        return NULL;
    }
    if (strncmp(r->word, key, length) == 0 && r->word[length] == '=') return r->word + length + 1;
    err_set(r->err, population_key_missing, r->line, r->word, key);
    return NULL;
}

/* Whether the next word, which a file may lack, is key=...; it stays the next one. */
static bool comes(Reader *r, const char *key) {
    Reader before = *r;
    size_t length = strlen(key);
    bool it = next(r) && strncmp(r->word, key, length) == 0 && r->word[length] == '=';
    *r = before;
    return it;
}

static bool whole(Reader *r, const char *key, int64_t low, int64_t high, int64_t *out) {
    const char *text = value(r, key);
    if (!text) return false;
    if (number_int(text, out) && *out >= low && *out <= high) return true;
    return REFUSE(r, population_number_wrong);
}

static bool real(Reader *r, const char *key, double low, double high, double *out) {
    const char *text = value(r, key);
    if (!text) return false;
    if (number_real(text, out) && *out >= low && *out <= high) return true;
    return REFUSE(r, population_number_wrong);
}

static bool read_parents(Reader *r, Individual *one) {
    const char *list = value(r, "parents");
    char piece[32];
    while (spec_split(&list, ',', piece, sizeof piece, NULL)) {
        int64_t id;
        if (one->birth.parent_count == PARENTS_MAX || !number_int(piece, &id) || id < 0)
            return REFUSE(r, population_parents_wrong);
        one->birth.parents[one->birth.parent_count++] = id;
    }
    return one->birth.parent_count > 0 || REFUSE(r, population_parents_wrong);
}

static bool read_values(Reader *r, const Genes *genes, Genome *out) {
    const char *list = value(r, "values");
    char piece[40];
    int count = 0;
    if (!list) return false;
    for (; spec_split(&list, ',', piece, sizeof piece, NULL); count++) {
        if (count == genes->count) return REFUSE(r, population_values_too_many);
        const Gene *gene = &genes->gene[count];
        bool absent = strcmp(piece, "-") == 0;
        out->present[count] = !absent;
        out->value[count] = gene->rule == count ? 0 : gene->init;
        if (absent) continue;
        double number;
        if (!number_real(piece, &number)) return REFUSE(r, population_value_no_number);
        out->value[count] = number;
        if (gene->param->type != PARAM_TYPE_REAL && number != gene_round(gene, number))
            return REFUSE(r, population_value_out_of_bounds);
        if (number < gene->param->min - 1e-12 || number > gene->param->max + 1e-12)
            if (gene->param->type != PARAM_TYPE_ENUM)
                return REFUSE(r, population_value_out_of_bounds);
    }
    if (count != genes->count) return REFUSE(r, population_values_too_few);
    for (int i = 0; i < genes->count; i++) {
        int rule = genes->gene[i].rule;
        if (out->present[i] != out->present[rule] ||
            (!out->present[i] && !genes->gene[rule].optional))
            return REFUSE(r, population_gene_missing);
    }
    return genome_rules(genes, out) > 0 || REFUSE(r, population_gene_none);
}

/* Populations that were saved before draws were counted tell of one by half a win at most. */
static bool read_fitness(Reader *r, Fitness *out) {
    if (!whole(r, "games", 0, (int64_t)1e15, &out->games)) return false;
    bool draws = comes(r, "draws");
    if (draws && !whole(r, "draws", 1, out->games, &out->draws)) return false;
    if (out->games == 0) return true;
    double half = (double)out->draws / 2;
    if (!real(r, "wins", half, (double)out->games - half, &out->wins) ||
        !real(r, "points", -1e300, 1e300, &out->points) ||
        !real(r, "squares", 0, 1e300, &out->squares) ||
        !real(r, "tally", -1e300, 1e300, &out->tally))
        return false;
    if (!draws && out->wins > floor(out->wins)) out->draws = 1;
    return true;
}

static bool read_individual(Reader *r, const Population *p, Individual *one) {
    int64_t number;
    if (!whole(r, "id", 1, p->next - 1, &one->birth.id)) return false;
    if (population_find(p, one->birth.id)) return REFUSE(r, population_number_twice);
    const char *how = value(r, "how");
    if (!how) return false;
    int origin = 0;
    while (origin_words[origin] && strcmp(origin_words[origin], how) != 0)
        origin++;
    if (!origin_words[origin]) return REFUSE(r, population_origin_unknown);
    one->birth.how = (Origin)origin;
    if (!whole(r, "born", 0, p->generation, &number)) return false;
    one->birth.born = (int)number;
    if (comes(r, "parents") && !read_parents(r, one)) return false;
    return read_fitness(r, &one->fitness) && read_values(r, &p->genes, &one->genome);
}

static Population *read_body(const JobWorld *world, Reader *r) {
    static const char *const keys[] = {"game", "spec", "against", "genes"};
    const char *specs[4];
    int64_t generation, following, count;
    for (int i = 0; i < 4; i++) {
        const char *text = value(r, keys[i]);
        specs[i] = text ? arena_text(r->arena, text, r->err) : NULL;
        if (!specs[i]) return NULL;
    }
    if (!whole(r, "generation", 0, 1000000000, &generation) ||
        !whole(r, "next", 1, (int64_t)1e15, &following))
        return NULL;
    const char *goals = value(r, "goals");
    if (!goals) return NULL;
    bool yes = strcmp(goals, "yes") == 0;
    if (!yes && strcmp(goals, "no") != 0) {
        REFUSE(r, population_yes_or_no);
        return NULL;
    }
    double goal = 0;
    if (comes(r, "goal") && !real(r, "goal", 0, 1e12, &goal)) return NULL;
    if (!whole(r, "individuals", 1, POPULATION_MAX, &count)) return NULL;
    Population *p =
        population_new(world, specs[0], specs[1], specs[2], specs[3], 0, (int)count, r->err);
    if (!p) return NULL;
    p->generation = (int)generation;
    p->next = following;
    p->goals = yes;
    p->goal = goal;
    for (int i = 0; i < count; i++) {
        if (!read_individual(r, p, &p->rows[i])) {
            population_free(p);
            return NULL;
        }
        p->count++;
    }
    return p;
}

Population *population_read(const JobWorld *world, const char *text, size_t size, Err *err) {
    Err own;
    Reader r = {.at = text, .end = text + size, .line = 1, .err = err ? err : &own};
    r.capacity = 3 * SPEC_MAX;
    r.arena = arena_new(8 * r.capacity);
    r.word = r.arena ? arena_raw(r.arena, r.capacity, err) : NULL;
    if (!r.word) {
        err_short(err, memory_short_to_read_population);
        arena_free(r.arena);
        return NULL;
    }
    char sum[24];
    Population *population = NULL;
    if (!next(&r) || strcmp(r.word, head) != 0)
        err_set(r.err, not_a_population, r.word, head);
    else if (!next(&r) || strcmp(r.word, "1") != 0)
        REFUSE(&r, population_version_unknown);
    else
        population = read_body(world, &r);
    const char *end = population ? value(&r, "end") : NULL;
    writer_into(sum, sizeof sum, "%016llx", (unsigned long long)r.before);
    bool fine = end && (strcmp(end, sum) == 0 || REFUSE(&r, population_sum_wrong));
    if (fine && next(&r)) fine = REFUSE(&r, population_has_more);
    if (!fine) {
        population_free(population);
        population = NULL;
    }
    arena_free(r.arena);
    return population;
}
