/* evolve_options.c - the parameters of the gene lab as rows: defaults are those of the
 * source document, the 2048 report. */
#include "play/evolution/evolve.h"

static const char *const ranks[] = {"wins", "document", "score", NULL};
static const char *const rank_titles[] = {"Games won", "Games won, then tiles", "Mean score", NULL};
static const char *const selections[] = {"groups", "rank", "roulette", NULL};
static const char *const selection_titles[] = {"Best of groups", "Place", "Roulette", NULL};
static const char *const crossings[] = {"document", "uniform", "blend", NULL};
static const char *const crossing_titles[] = {"Between both parents", "One parent for each",
                                              "Between and beyond", NULL};
static const char *const methods[] = {"genes", "cmaes", "spsa", NULL};
static const char *const method_titles[] = {"Genetic algorithm", "CMA-ES", "SPSA", NULL};
static const char *const agains[] = {"replace", "pool", "no", NULL};
static const char *const again_titles[] = {"New games count", "Games are added", "No", NULL};
static const char *const starts[] = {"new", "loaded", NULL};
static const char *const start_titles[] = {"A new one", "The one that is loaded", NULL};

/* clang-format off */
static const Param params[] = {
    PARAM_INT(EvolveOptions, population, 100, 2, POPULATION_MAX, .title = "Individuals",
              .doc = "Individuals of the first population; of CMA-ES, points drawn in each "
                     "generation; of SPSA, pairs of games in each."),
    PARAM_INT(EvolveOptions, games, 200, 1, 1e6, .flags = PARAM_LIVE | PARAM_LOG,
              .title = "Games per individual",
              .doc = "Games in which one individual is measured. SPSA only shows by them where it "
                     "stands."),
    PARAM_INT(EvolveOptions, generations, 50, 0, 1e6, .flags = PARAM_LIVE, .title = "Generations",
              .doc = "Generations after the first population; 0 = until the stop condition holds "
                     "or you stop."),
    PARAM_REAL(EvolveOptions, stop, 80, 0, 100, .unit = "%", .flags = PARAM_LIVE,
               .title = "Stop at a win rate of",
               .doc = "Ends as soon as the best one wins more than this share of its games."),
    PARAM_TEXT(EvolveOptions, genes, "", .flags = PARAM_FREE, .title = "Genes evolved",
               .doc = "Which genes are evolved: paths separated by commas, eval.* for all of the "
                      "evaluation, any number with bounds by its name; nothing = all that are "
                      "marked in the player."),
    PARAM_TEXT(EvolveOptions, against, "", .flags = PARAM_FREE, .title = "Opponent",
               .doc = "In games of two and more: the player to beat. Nothing = the player as it "
                      "was given, with the genes it has now."),
    PARAM_ENUM(EvolveOptions, method, 0, methods, .choice_titles = method_titles, .title = "Method",
               .doc = "Genetic algorithm (genes): individuals are selected, crossed and mutated, "
                      "as in the 2048 report. CMA-ES (cmaes): a normal distribution over the "
                      "genes moves towards those that do well. SPSA (spsa): one player moves by "
                      "small matches between its neighbours, in pairs of games from one opening; "
                      "the newest counts as the best."),
    PARAM_ENUM(EvolveOptions, rank, 0, ranks,
               .choice_titles = rank_titles, .flags = PARAM_LIVE, .title = "Ranked by",
               .doc = "Games won (wins): who wins more; of equals, who has the larger tally "
                      "(2048: the sum of the tiles). Games won, then tiles (document): wins when "
                      "they differ by more than 5 in a hundred, else the tally; that can run in "
                      "circles. Mean score (score): the mean of the points."),
    PARAM_ENUM(EvolveOptions, select, 0, selections,
               .choice_titles = selection_titles, .flags = PARAM_LIVE, .title = "Selection",
               .doc = "Best of groups (groups): the best of random groups have children. Place "
                      "(rank): chances fall with the place. Roulette (roulette): chances are in "
                      "proportion to the lead over the worst."),
    PARAM_INT(EvolveOptions, group, 10, 1, POPULATION_MAX, .flags = PARAM_LIVE,
              .title = "Group size",
              .doc = "Size of a group."),
    PARAM_INT(EvolveOptions, winners, 3, 1, POPULATION_MAX, .flags = PARAM_LIVE,
              .title = "Winners per group",
              .doc = "How many of a group have children; selection by place or roulette takes as "
                     "many in all."),
    PARAM_INT(EvolveOptions, fathers, 5, 1, POPULATION_MAX, .flags = PARAM_LIVE,
              .title = "Candidates for father",
              .doc = "The father is drawn among this many, those farthest from the mother."),
    PARAM_INT(EvolveOptions, parents, 2, 2, PARENTS_MAX, .flags = PARAM_LIVE,
              .title = "Parents per child",
              .doc = "Parents of a child."),
    PARAM_ENUM(EvolveOptions, cross, 0, crossings,
               .choice_titles = crossing_titles, .flags = PARAM_LIVE, .title = "Crossing",
               .doc = "Between both parents (document): every rule of the mother, then of the "
                      "father, is taken with probability 1/2, between both values when both have "
                      "it. One parent for each (uniform): every rule as one of them has it. "
                      "Between and beyond (blend): values between and a little beyond both."),
    PARAM_REAL(EvolveOptions, mutation, 0.003, 0, 1, .flags = PARAM_LIVE,
               .title = "Mutation probability",
               .doc = "Probability that an individual yields a mutant in a generation."),
    PARAM_INT(EvolveOptions, mutations, 3, 1, 1000, .flags = PARAM_LIVE,
              .title = "Mutations per mutant",
              .doc = "Mutations of a mutant."),
    PARAM_INT(EvolveOptions, survivors, 0, 0, POPULATION_MAX, .flags = PARAM_LIVE,
              .title = "Survivors",
              .doc = "How many of parents, children and mutants live on; 0 = as many as the "
                     "population had at first."),
    PARAM_ENUM(EvolveOptions, again, 0, agains, .choice_titles = again_titles, .flags = PARAM_LIVE,
               .title = "The best one measured again",
               .doc = "The best one is measured again in every generation, against luck: the new "
                      "games replace the old ones, or are added to them."),
    PARAM_INT(EvolveOptions, presence, 5, 1, GENES_MAX, .flags = PARAM_ADVANCED,
              .title = "Rarity of rules at the start",
              .doc = "Rule j (from 0) is present at the start with probability 1/(j mod this + "
                     "1); 1 = all of them."),
    PARAM_REAL(EvolveOptions, span, 0, 0, 1e6, .flags = PARAM_ADVANCED,
               .title = "Range of first values",
               .doc = "Values of rules lie between 0 and this, or reach to twice what the player "
                      "has where that lies outside. 0 = 10 in games of one player, else the whole "
                      "range of the parameter."),
    PARAM_REAL(EvolveOptions, distance, 5, 0, 1e6, .flags = PARAM_LIVE | PARAM_ADVANCED,
               .title = "Distance of a missing rule",
               .doc = "Distance of two individuals in a rule that only the mother has; the range "
                      "of a rule is a distance of 10."),
    PARAM_REAL(EvolveOptions, sigma, 0.3, 1e-3, 1, .flags = PARAM_ADVANCED,
               .title = "First step size",
               .doc = "CMA-ES: first step size, as a part of the range."),
    PARAM_REAL(EvolveOptions, reach, 0.1, 1e-3, 0.5, .flags = PARAM_LIVE | PARAM_ADVANCED,
               .title = "Distance of neighbours",
               .doc = "SPSA: how far a player is from its neighbours in the last generation, as a "
                      "part of the range; before, they are a little further away."),
    PARAM_REAL(EvolveOptions, pace, 5, 1e-2, 100, .flags = PARAM_LIVE | PARAM_ADVANCED,
               .title = "Pace",
               .doc = "SPSA: how many times the range it would cross, if all of its steps were as "
                      "long as the last one and one side won every game."),
    PARAM_REAL(EvolveOptions, goal, 0, 0, 1e12, .flags = PARAM_ADVANCED,
               .title = "Points that count as a win",
               .doc = "Games with points: a game counts as won from this many points on; 0 = the "
                      "game's own goal."),
    PARAM_BOOL(EvolveOptions, common, false, .flags = PARAM_LIVE | PARAM_ADVANCED,
               .title = "Same dice for everybody",
               .doc = "All individuals of a generation play with the same dice, openings and "
                      "seeds."),
    PARAM_INT(EvolveOptions, openings, 0, 0, 1000,
              .unit = "plies", .unit_one = "ply", .title = "Random opening moves",
              .doc = "Random moves before the players take over; every opening is met from both "
                     "sides."),
    PARAM_ENUM(EvolveOptions, start, 0, starts, .choice_titles = start_titles,
               .title = "First population",
               .doc = "A population drawn by lot (new), or the one that `population load` "
                      "brought, or that the last evolution left (loaded)."),
    PARAM_INT(EvolveOptions, seed, -1, -1, 9007199254740991.0, .title = "Random seed",
              .doc = "Seed of the whole evolution; -1 = the session's."),
    PARAM_INT(EvolveOptions, pool, 0, 0, 256, .title = "Units out at a time",
              .doc = "Units that may be out with the host at a time; 0 = play them here."),
    PARAM_END};
/* clang-format on */

const Row evolve_options = {.name = "evolve", .params = params, .size = sizeof(EvolveOptions)};
