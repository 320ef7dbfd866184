/* eval_rules.h - what the two evaluations by rules share: eval_rules.c (those of the source
 * document, the 2048 report) and eval_lab.c (those of the program published with it). */
#ifndef PLY_GAMES_2048_EVAL_RULES_H
#define PLY_GAMES_2048_EVAL_RULES_H

#include "games/2048/2048.h"

enum { RULES_MOST = 1100 }; /* largest sum of differences */

typedef struct RulesWeights {
    double c_empty, c_lost, c_maxvalue, c_monotony, c_random, c_smooth, c_spam, c_win;
    double p_empty, p_maxvalue, p_monotony, p_smooth;
    int64_t monotony, maxvalue, random, spam;
} RulesWeights;

typedef struct RulesTables {
    RulesWeights weights;
    double empty[CELLS_MAX + 1],
        max[EXPONENT_MAX + 1]; /* terms by their count, coefficient included */
    double monotony[RULES_MOST + 1], smooth[RULES_MOST + 1];
    uint32_t line[ROWS]; /* packed sums of a row of four; filled for words only */
} RulesTables;

/* The slots of an evaluation by rules: its own functions, and values without the game's unit. */
/* clang-format off */
#define RULES_SLOTS                                                                                \
    .tables_size = sizeof(Tables), .own_scale = g2048_own_scale, .prepare = prepare,               \
    .value = value, .terms = names, .explain = explain, .after = after,                            \
    .explain_after = explain_after
/* clang-format on */

/* The seven rules of the report, in the order of its table, as parameters of `Owner`, whose fields
 * have the same names. */
/* clang-format off */
#define RULES_PARAMS(Owner)                                                                        \
    RULE(Owner, c_empty, "Empty cells weight",                                                     \
         "Coefficient of the rule EmptyCells: the number of empty cells after the move. 0 leaves " \
         "the rule out, as with all coefficients."),                                               \
    RULE(Owner, c_lost, "Lost game weight",                                                        \
         "Coefficient of the rule Lost: -2,000,000 when no slide is left."),                       \
    RULE(Owner, c_maxvalue, "Largest tile weight",                                                 \
         "Coefficient of the rule MaxValue: the largest exponent on the board."),                  \
    RULE(Owner, c_monotony, "Monotony weight",                                                     \
         "Coefficient of the rule Monotony: how much rows and columns rise and fall."),            \
    RULE(Owner, c_random, "Random weight",                                                         \
         "Coefficient of the rule Random, a number from -3 to 3: above 0 the rule is in, and the " \
         "2048 report ignores how far above."),                                                    \
    RULE(Owner, c_smooth, "Smoothness weight",                                                     \
         "Coefficient of the rule Smoothness: minus the differences of neighbours."),              \
    RULE(Owner, c_spam, "Spam corner weight",                                                      \
         "Coefficient of the rule SpamCorner: 6 for a slide into the corner while all tiles are "  \
         "small (exponent 6 at most).")
#define RULE(Owner, field, title_, doc_)                                                           \
    PARAM_REAL(Owner, field, 1, 0, 10, .flags = PARAM_GENE, .title = title_, .doc = doc_)
/* clang-format on */

#endif
