/* Genes: which there are, drawing, distances, crossing, mutation, specs; the 2048 report's rules by
 * hand. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/mathx.h"
#include "play/evolution/genome.h"

/* A player with rules a, b, c (0 = off), an exponent of b, and genes that are always there. */
typedef struct Options {
    double a, b, b_power, c, width;
    int64_t size, shape;
    double plain;
    int64_t sims, cache, seed, wide, way, stop;
    bool quick;
} Options;

static const char *const shapes[] = {"round", "flat", "long", NULL};
static const Param params[] = {
    PARAM_REAL(Options, a, 1, 0, 100, .flags = PARAM_GENE),
    PARAM_REAL(Options, b, 2, -50, 50, .flags = PARAM_GENE),
    PARAM_REAL(Options, b_power, 1, 1, 10, .flags = PARAM_GENE),
    PARAM_REAL(Options, c, 0, 0, 5, .flags = PARAM_GENE),
    PARAM_REAL(Options, width, 10, 1, 1000, .flags = PARAM_GENE | PARAM_LOG),
    PARAM_INT(Options, size, 3, 1, 9, .flags = PARAM_GENE),
    PARAM_ENUM(Options, shape, 0, shapes, .flags = PARAM_GENE),
    PARAM_REAL(Options, plain, 4, 0, 9, .doc = "No gene."),
    PARAM_INT(Options, sims, 100, 1, 1000, .flags = PARAM_LIMIT),
    PARAM_INT(Options, cache, 1, 1, 99, .unit = "MB"),
    PARAM_INT(Options, seed, 0, 0, 1e15, .doc = "Luck."),
    PARAM_INT(Options, wide, 10, 1, 1000, .flags = PARAM_LOG),
    PARAM_ENUM(Options, way, 0, shapes, .doc = "No number."),
    PARAM_INT(Options, stop, 0, 0, 100, .flags = PARAM_LOG),
    PARAM_BOOL(Options, quick, false, .doc = "No number."),
    PARAM_END};
static const Row row = {.name = "toy", .params = params, .size = sizeof(Options)};
static const Row *const rows[] = {&row};
static const RowSet sets[] = {{.kind = "player", .rows = rows, .count = 1}};
static const Scope scope = {.sets = sets, .count = 1};

enum { A, B, B_POWER, C, WIDTH, SIZE, SHAPE };

typedef struct Fixture {
    Arena *arena;
    Genes genes;
    Writer out;
} Fixture;

static int setup(void **state) {
    static Fixture fixture;
    fixture.arena = arena_new(1 << 20);
    writer_init(&fixture.out);
    *state = &fixture;
    return genes_open(&fixture.genes, "toy", "", 10, &scope, fixture.arena, NULL) ? 0 : -1;
}

static int teardown(void **state) {
    Fixture *fixture = *state;
    writer_done(&fixture->out);
    arena_free(fixture->arena);
    return 0;
}

/* The three rules by value, 0 = absent; what is always there at its default. */
static Genome genome(double a, double b, double c) {
    Genome out = {.value = {a, b, 1, c, 10, 3, 0},
                  .present = {a != 0, b != 0, b != 0, c != 0, true, true, true}};
    return out;
}

/* ---- the space ------------------------------------------------------------------------------- */

static void test_genes(void **state) {
    Fixture *f = *state;
    const Genes *genes = &f->genes;
    genes_write(genes, &f->out);
    assert_string_equal(f->out.text, "a,b,b_power,c,width,size,shape");
    assert_int_equal(genes->rules, 6); /* b_power belongs to b */
    assert_int_equal(genes->gene[B_POWER].rule, B);
    assert_false(genes->gene[B_POWER].optional);
    assert_true(genes->gene[A].optional && genes->gene[B].optional && genes->gene[C].optional);
    assert_false(genes->gene[WIDTH].optional || genes->gene[SIZE].optional ||
                 genes->gene[SHAPE].optional);
    /* [0, 10) as far as the bounds allow. */
    assert_true(genes->gene[A].low == 0 && genes->gene[A].high == 10);
    assert_true(genes->gene[B].low == 0 && genes->gene[B].high == 10);
    assert_true(genes->gene[C].low == 0 && genes->gene[C].high == 5);
    assert_true(genes->gene[WIDTH].low == 1 && genes->gene[WIDTH].high == 1000);
    assert_true(genes->gene[SHAPE].low == 0 && genes->gene[SHAPE].high == 2);

    Genes own;
    assert_true(genes_open(&own, "toy", "", 0, &scope, f->arena, NULL));
    assert_true(own.gene[B].low == -50 && own.gene[B].high == 50);

    /* What the player has lies in the middle, as far as the bounds allow. */
    assert_true(genes_open(&own, "toy(a=30,b=-20,c=4)", "", 10, &scope, f->arena, NULL));
    assert_true(own.gene[A].low == 0 && own.gene[A].high == 60);
    assert_true(own.gene[B].low == -40 && own.gene[B].high == 10);
    assert_true(own.gene[C].low == 0 && own.gene[C].high == 5);
    assert_true(genes_open(&own, "toy(a=80,b=-30)", "", 10, &scope, f->arena, NULL));
    assert_true(own.gene[A].high == 100 && own.gene[B].low == -50);
}

/* Two ways to be named after a rule; a rule that is not evolved owns nothing. */
static void test_names(void **state) {
    typedef struct Named {
        double c_one, p_one, q_one, one_more, two, two_wide, two_wide_x, c_three, p_four;
    } Named;
    static const Param named[] = {PARAM_REAL(Named, c_one, 1, 0, 10, .flags = PARAM_GENE),
                                  PARAM_REAL(Named, p_one, 1, 1, 10, .flags = PARAM_GENE),
                                  PARAM_REAL(Named, q_one, 0, 0, 10, .flags = PARAM_GENE),
                                  PARAM_REAL(Named, one_more, 0, 0, 10, .flags = PARAM_GENE),
                                  PARAM_REAL(Named, two, 0, 0, 10, .flags = PARAM_GENE),
                                  PARAM_REAL(Named, two_wide, 1, 1, 10, .flags = PARAM_GENE),
                                  PARAM_REAL(Named, two_wide_x, 1, 1, 10, .flags = PARAM_GENE),
                                  PARAM_REAL(Named, c_three, 0, 0, 10, .flags = PARAM_GENE),
                                  PARAM_REAL(Named, p_four, 1, 1, 10, .flags = PARAM_GENE),
                                  PARAM_END};
    static const Row own = {.name = "named", .params = named, .size = sizeof(Named)};
    static const Row *const own_rows[] = {&own};
    static const RowSet own_sets[] = {{.kind = "player", .rows = own_rows, .count = 1}};
    static const Scope own_scope = {.sets = own_sets, .count = 1};
    Fixture *f = *state;
    const int rule[] = {0, 0, 0, 3, 4, 4, 4, 7, 8};
    Genes genes;
    assert_true(genes_open(&genes, "named", "", 0, &own_scope, f->arena, NULL));
    for (int i = 0; i < 9; i++)
        assert_int_equal(genes.gene[i].rule, rule[i]);
    assert_int_equal(genes.rules, 5);
    assert_false(genes.gene[2].optional); /* q_one comes and goes with c_one */
    assert_true(genes_open(&genes, "named", "p_*,two_*", 0, &own_scope, f->arena, NULL));
    assert_int_equal(genes.rules, genes.count);
}

static void test_choice(void **state) {
    Fixture *f = *state;
    Genes genes;
    Err err = {.text = ""};
    assert_true(genes_open(&genes, "toy", "b*,size,w*", 0, &scope, f->arena, &err));
    genes_write(&genes, &f->out);
    assert_string_equal(f->out.text, "b,b_power,width,size"); /* w*: of those that are marked */
    const char *const refused[] = {"z", "a,z*", "a,,q", "toy.a", "pl*"};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        err.text[0] = 0;
        if (genes_open(&genes, "toy", refused[i], 0, &scope, f->arena, &err))
            fail_msg("accepted: %s", refused[i]);
        assert_true(err.text[0] != 0);
    }
    assert_false(genes_open(&genes, "toi", "", 0, &scope, f->arena, &err));
}

/* Any number with bounds is reached by its name; what is none, or would only grow, is refused, and
 * the sentence says what is allowed. */
static void test_named(void **state) {
    Fixture *f = *state;
    Genes genes;
    Err err = {.text = ""};
    assert_true(genes_open(&genes, "toy", "plain,wide,shape,stop", 0, &scope, f->arena, &err));
    genes_write(&genes, &f->out);
    assert_string_equal(f->out.text, "shape,plain,wide,stop");
    assert_true(genes.gene[1].low == 0 && genes.gene[1].high == 9 && genes.gene[1].init == 4);
    /* A logarithmic scale halfway from 1 to 1,000, on whole numbers. */
    Genome middle;
    const double half[] = {0, 0.5, 0.5, 0.5}, ends[] = {0, 0, 0, 0};
    genome_from_unit(&genes, half, &middle);
    assert_true(middle.value[1] == 4.5 && middle.value[2] == 32 && middle.value[3] == 10);
    /* One that may be 0 has it at the end of its scale. */
    genome_from_unit(&genes, ends, &middle);
    assert_true(middle.value[2] == 1 && middle.value[3] == 0 && !middle.present[3]);
    const char allowed[] = ": a, b, b_power, c, width, size, shape, plain, wide, stop.";
    const char *const cases[][2] = {
        {"sims", "sims limits time or memory: more of it always plays better, so it would only "
                 "grow. Set it in the player; what may be evolved"},
        {"cache", "cache limits time or memory: more of it always plays better, so it would only "
                  "grow. Set it in the player; what may be evolved"},
        {"seed", "seed cannot be evolved, only a number with bounds by which a player plays "
                 "differently"},
        {"way", "way cannot be evolved, only a number with bounds by which a player plays "
                "differently"},
        {"a,quick", "quick cannot be evolved, only a number with bounds by which a player plays "
                    "differently"},
        {"plai", "Unknown gene of toy: \"plai\". Did you mean \"plain\"? Allowed"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char expected[400];
        snprintf(expected, sizeof expected, "%s%s", cases[i][1], allowed);
        assert_false(genes_open(&genes, "toy", cases[i][0], 0, &scope, f->arena, &err));
        assert_string_equal(err.text, expected);
    }
}

/* ---- drawing --------------------------------------------------------------------------------- */

/* Rule j is present with probability 1/(j mod 5 + 1): a always, b in 1/2, c in 1/3 of the cases. */
static void test_draw(void **state) {
    Fixture *f = *state;
    const int count = 6000;
    int present[3] = {0}, one_power = 0;
    double sum = 0, logs = 0;
    for (int i = 0; i < count; i++) {
        Rng rng = rng_stream(1, (uint64_t)i);
        Genome g;
        genome_draw(&f->genes, 5, &rng, &g);
        const int rule[] = {A, B, C};
        for (int k = 0; k < 3; k++)
            present[k] += g.present[rule[k]];
        assert_true(g.present[WIDTH] && g.present[SIZE] && g.present[SHAPE]);
        assert_true(g.present[B] == g.present[B_POWER]);
        assert_true(g.value[A] > 0 && g.value[A] <= 10);
        if (!g.present[C]) assert_true(g.value[C] == 0);
        if (!g.present[B]) assert_true(g.value[B_POWER] == 1);
        one_power += g.present[B] && g.value[B_POWER] < 1.9;
        sum += g.value[A];
        logs += mathx_log(g.value[WIDTH]);
        assert_true(g.value[SIZE] >= 1 && g.value[SIZE] <= 9 &&
                    g.value[SIZE] == floor(g.value[SIZE]));
    }
    assert_int_equal(present[0], count);
    /* Four standard deviations of a share of 1/2 and 1/3 are 155 and 146. */
    assert_true(abs(present[1] - count / 2) < 155);
    assert_true(abs(present[2] - count / 3) < 146);
    assert_true(fabs(sum / count - 5) < 4 * 10 / sqrt(12.0 * count));
    assert_true(fabs(logs / count - log(1000) / 2) < 4 * log(1000) / sqrt(12.0 * count));
    assert_true(abs(one_power - count / 20) < 70); /* the exponent is drawn from 1 to 10 */
}

/* ---- distance -------------------------------------------------------------------------------- */

static void test_distance(void **state) {
    Fixture *f = *state;
    Genome mother = genome(3, 8, 0), father = genome(7.5, 0, 4), all = genome(3, 8, 4);
    /* |3 - 7.5| for a, 5 for b, which the father lacks; c counts only for a mother who has it. */
    assert_true(fabs(genome_distance(&f->genes, &mother, &father, 5) - 9.5) < 1e-12);
    assert_true(fabs(genome_distance(&f->genes, &father, &mother, 5) - (4.5 + 5)) < 1e-12);
    assert_true(genome_distance(&f->genes, &mother, &all, 5) == 0);
    assert_true(genome_distance(&f->genes, &all, &mother, 7) == 7);
    /* What belongs to a rule does not count; other ranges are stretched to 10: c has 0..5. */
    Genome far = genome(3, 8, 3);
    far.value[B_POWER] = 10;
    assert_true(fabs(genome_distance(&f->genes, &all, &far, 5) - 2) < 1e-12);
}

/* ---- crossing -------------------------------------------------------------------------------- */

/* Each rule of the mother, then of the father, is taken with probability 1/2: one of both with 3/4,
 * one of a single parent with 1/2. */
static void test_cross(void **state) {
    Fixture *f = *state;
    const Genome mother = genome(2, 4, 0), father = genome(6, 0, 1);
    const Genome *const parents[] = {&mother, &father};
    const int count = 4000;
    int having[3] = {0};
    double sum = 0, min = 10, max = 0;
    for (int i = 0; i < count; i++) {
        Rng rng = rng_stream(2, (uint64_t)i);
        Genome child;
        genome_cross(&f->genes, parents, 2, CROSS_DOCUMENT, &rng, &child);
        having[0] += child.present[A];
        having[1] += child.present[B];
        having[2] += child.present[C];
        assert_true(child.present[WIDTH] && child.value[WIDTH] == 10 && child.value[SIZE] == 3);
        if (child.present[B]) assert_true(child.value[B] == 4 && child.present[B_POWER]);
        if (child.present[C]) assert_true(child.value[C] == 1);
        if (!child.present[A]) {
            assert_true(child.value[A] == 0);
            continue;
        }
        /* Mean plus a number in +-1/2 times the difference. */
        sum += child.value[A];
        min = fmin(min, child.value[A]);
        max = fmax(max, child.value[A]);
    }
    assert_true(abs(having[0] - count * 3 / 4) < 4 * 28);
    assert_true(abs(having[1] - count / 2) < 4 * 32);
    assert_true(abs(having[2] - count / 2) < 4 * 32);
    assert_true(min >= 2 && min < 2.1 && max <= 6 && max > 5.9);
    assert_true(fabs(sum / having[0] - 4) < 4 * 4 / sqrt(12.0 * having[0]));
}

static void test_other_crossings(void **state) {
    Fixture *f = *state;
    const Genome mother = genome(2, 4, 0), father = genome(6, 0, 1);
    const Genome *const parents[] = {&mother, &father};
    double min = 10, max = 0;
    int mothers = 0;
    for (int i = 0; i < 4000; i++) {
        Rng rng = rng_stream(3, (uint64_t)i);
        Genome child;
        genome_cross(&f->genes, parents, 2, CROSS_UNIFORM, &rng, &child);
        assert_true(child.present[A] && (child.value[A] == 2 || child.value[A] == 6));
        mothers += child.value[A] == 2;
        genome_cross(&f->genes, parents, 2, CROSS_BLEND, &rng, &child);
        min = fmin(min, child.value[A]);
        max = fmax(max, child.value[A]);
        assert_true(child.value[A] > 0);
    }
    assert_true(abs(mothers - 2000) < 4 * 32);
    assert_true(min < 0.2 && max > 7.8 && max <= 8); /* 2 - 2 .. 6 + 2 */
}

/* However little the parents have, the child has a rule. */
static void test_never_empty(void **state) {
    Fixture *f = *state;
    Genes genes;
    assert_true(genes_open(&genes, "toy", "a,b,b_power,c", 10, &scope, f->arena, NULL));
    Genome mother = genome(2, 0, 0), father = genome(0, 0, 1);
    const Genome *const parents[] = {&mother, &father};
    const Cross kinds[] = {CROSS_DOCUMENT, CROSS_UNIFORM, CROSS_BLEND};
    for (int i = 0; i < 600; i++) {
        Rng rng = rng_stream(4, (uint64_t)i);
        Genome child;
        genome_cross(&genes, parents, 2, kinds[i % 3], &rng, &child);
        assert_true(genome_rules(&genes, &child) >= 1);
        genome_draw(&genes, 5, &rng, &child);
        assert_true(genome_rules(&genes, &child) >= 1);
        genome_mutate(&genes, 40, &rng, &child);
        assert_true(genome_rules(&genes, &child) >= 1);
    }
}

/* ---- mutation -------------------------------------------------------------------------------- */

/* One mutation of (a, -, -) among a, b, c: a is drawn anew (it is the last one, it cannot go), or b
 * or c is added, each in a third of the cases. Of (a, b, -): removed in half of the hits. */
static void test_mutation(void **state) {
    Fixture *f = *state;
    Genes genes;
    assert_true(genes_open(&genes, "toy", "a,b,b_power,c", 10, &scope, f->arena, NULL));
    const int count = 6000;
    int anew = 0, added[2] = {0}, removed[2] = {0};
    for (int i = 0; i < count; i++) {
        Rng rng = rng_stream(5, (uint64_t)i);
        Genes *g = &genes;
        Genome one = {.value = {3, 0, 1, 0}, .present = {true, false, false, false}};
        genome_mutate(g, 1, &rng, &one);
        assert_true(one.present[0]);
        anew += one.value[0] != 3;
        added[0] += one.present[1];
        added[1] += one.present[3];
        assert_int_equal((one.value[0] != 3) + one.present[1] + one.present[3], 1);
        Genome two = {.value = {3, 4, 2, 0}, .present = {true, true, true, false}};
        genome_mutate(g, 1, &rng, &two);
        removed[0] += !two.present[0];
        removed[1] += !two.present[1];
        if (!two.present[1]) assert_true(two.value[2] == 1 && !two.present[2]);
    }
    const double third = count / 3.0, margin = 4 * sqrt(count * 2 / 9.0);
    assert_true(fabs(anew - third) < margin);
    assert_true(fabs(added[0] - third) < margin && fabs(added[1] - third) < margin);
    assert_true(fabs(removed[0] - count / 6.0) < margin);
    assert_true(fabs(removed[1] - count / 6.0) < margin);
}

/* ---- other forms ----------------------------------------------------------------------------- */

static void test_spec(void **state) {
    Fixture *f = *state;
    Genome g = genome(2.5, 0, 0.125);
    g.value[SHAPE] = 2;
    genome_spec(&f->genes, &g, &f->out);
    assert_string_equal(f->out.text, "toy(a=2.5,b=0,c=0.125,shape=long)");
    genome_base(&f->genes, &g);
    assert_true(g.present[A] && g.present[B] && !g.present[C]);
    writer_clear(&f->out);
    genome_spec(&f->genes, &g, &f->out);
    assert_string_equal(f->out.text, "toy");
}

/* Drawn values have few digits, and reading them back gives the same number. */
static void test_grid(void **state) {
    Fixture *f = *state;
    for (int i = 0; i < 500; i++) {
        Rng rng = rng_stream(6, (uint64_t)i);
        Genome g;
        genome_draw(&f->genes, 1, &rng, &g);
        writer_clear(&f->out);
        write_real(&f->out, g.value[A]);
        assert_true(f->out.length <= 5); /* 9.999 */
        for (int k = 0; k < f->genes.count; k++)
            assert_true(gene_round(&f->genes.gene[k], g.value[k]) == g.value[k]);
        double x[GENES_MAX];
        Genome back;
        genome_to_unit(&f->genes, &g, x);
        genome_from_unit(&f->genes, x, &back);
        for (int k = 0; k < f->genes.count; k++) {
            assert_true(fabs(back.value[k] - g.value[k]) <= 1e-3 * fabs(g.value[k]) + 1e-9);
            assert_true(back.present[k] == g.present[k]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_genes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_names, setup, teardown),
        cmocka_unit_test_setup_teardown(test_choice, setup, teardown),
        cmocka_unit_test_setup_teardown(test_named, setup, teardown),
        cmocka_unit_test_setup_teardown(test_draw, setup, teardown),
        cmocka_unit_test_setup_teardown(test_distance, setup, teardown),
        cmocka_unit_test_setup_teardown(test_cross, setup, teardown),
        cmocka_unit_test_setup_teardown(test_other_crossings, setup, teardown),
        cmocka_unit_test_setup_teardown(test_never_empty, setup, teardown),
        cmocka_unit_test_setup_teardown(test_mutation, setup, teardown),
        cmocka_unit_test_setup_teardown(test_spec, setup, teardown),
        cmocka_unit_test_setup_teardown(test_grid, setup, teardown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
