/* eval_lab.c - the rules of the program that was published with the source document, the 2048
 * report: the report's seven and some that its text only hints at, four of which have a power.
 *
 *     chain        length of the longest chain of tiles, each half of its neighbour before, from a
 *                  largest tile (4 or more) on, to the power p_chain          (after the move)
 *     maxpow       p_maxpow to the power of the largest exponent              (after the move)
 *     emptypow     number of empty cells to the power p_emptypow              (after the move)
 *     win          2,000,000 when the target is on the board                  (after the move)
 *     monotonypow  as monotony, with the squares of exponents
 *     smoothpow    as smooth, with exponents to the power p_smoothpow
 *
 * The powers of smooth and monotony in eval_rules.c are powers of a whole sum. Here each exponent
 * is raised before it is compared, so that one large step between two tiles costs more than many
 * small ones: that alone wins twice as many games. Evolved with the seven rules of the report and
 * smoothpow, the best three individuals of generation 30 won 10.9 to 12.2 % of 2,000 games, without
 * it 4.8 to 5.5 %, with all rules 9.0 to 12.5 %.
 *
 * Parameters stand in the order in which the published program holds its rules, which decides how
 * rare they are at the start of an evolution. */
#include "base/mathx.h"
#include "games/2048/eval_rules.h"

typedef struct Weights {
    double c_chain, p_chain, c_maxpow, p_maxpow, c_monotonypow, c_smoothpow, p_smoothpow;
    double c_emptypow, p_emptypow, c_win;
    double c_empty, c_lost, c_maxvalue, c_monotony, c_random, c_smooth, c_spam;
} Weights;

typedef struct Tables {
    Weights weights;
    /* Terms by their count, coefficient included; powers of exponents. */
    double chain[EXPONENT_MAX + 1], max[EXPONENT_MAX + 1], empty[CELLS_MAX + 1];
    double power[EXPONENT_MAX + 1];
    double smooth[ROWS];    /* differences of powers of a row of four; filled for words only */
    uint32_t squares[ROWS]; /* its falls | its rises << 16, of squares */
    RulesTables rules;
} Tables;

/* Sums over lines. */
typedef struct Sums {
    int falls, rises;
    double differences;
} Sums;

/* clang-format off */
#define WEIGHT(field, init, ...)                                                                   \
    PARAM_REAL(Weights, field, init, 0, 10, .flags = PARAM_GENE, __VA_ARGS__)
#define POWER(field, init, high, ...)                                                              \
    PARAM_REAL(Weights, field, init, 1, high, .flags = PARAM_GENE, __VA_ARGS__)

static const Param params[] = {
    WEIGHT(c_chain, 0, .title = "Chain weight",
           .doc = "Coefficient of the rule ChainedScore: the length of the longest chain of "
                  "neighbours from a largest tile on, each half of the one before. 0 leaves the "
                  "rule out, as with all coefficients."),
    POWER(p_chain, 1, 10, .title = "Chain exponent", .doc = "Power of the length of the chain."),
    WEIGHT(c_maxpow, 0, .title = "Largest tile, power weight",
           .doc = "Coefficient of the rule MaxValue2Pow: a number to the power of the largest "
                  "exponent on the board."),
    POWER(p_maxpow, 2, 10, .title = "Base of the largest tile",
          .doc = "The number that MaxValue2Pow raises; 2 makes it the tile itself."),
    WEIGHT(c_monotonypow, 0, .title = "Monotony weight, squares",
           .doc = "Coefficient of the rule PowedMonotony: Monotony of the squares of exponents."),
    WEIGHT(c_smoothpow, 1, .title = "Smoothness weight, powers",
           .doc = "Coefficient of the rule PowedSmoothness: minus the differences of neighbours' "
                  "exponents, each raised to a power first."),
    POWER(p_smoothpow, 2, 6, .title = "Smoothness exponent",
          .doc = "Power of the exponents that PowedSmoothness compares."),
    WEIGHT(c_emptypow, 0, .title = "Empty cells, power weight",
           .doc = "Coefficient of the rule PowEmptyCells: a power of the number of empty cells."),
    POWER(p_emptypow, 2, 6, .title = "Empty cells exponent",
          .doc = "Power of the number of empty cells."),
    WEIGHT(c_win, 0, .title = "Won game weight",
           .doc = "Coefficient of the rule Win: 2,000,000 when the target is on the board after "
                  "the move."),
    RULES_PARAMS(Weights),
    PARAM_END};
/* clang-format on */

/* ---- preparing ------------------------------------------------------------------------------- */

static double raised(double base, double power) {
    return base == 0 ? 0 : power == 1 ? base : mathx_pow(base, power);
}

/* What stands before the rest of a row: a tile, and the next one in the rest (0 = none). */
static void put_before(const Tables *t, int tile, int next, Sums *sums) {
    int step = tile * tile - next * next;
    sums->falls += step > 0 ? step : 0;
    sums->rises += step < 0 ? -step : 0;
    double difference = t->power[tile] - t->power[next];
    if (next) sums->differences += difference < 0 ? -difference : difference;
}

static void fill_rows(Tables *t) {
    for (int row = 0; row < ROWS; row++) {
        int tile = row & 15, next = tile;
        Sums sums = {0, 0, 0};
        for (int i = 1; i < 4; i++) {
            tile = row >> (4 * i) & 15;
            if (!tile) continue;
            put_before(t, tile, next, &sums);
            next = tile;
        }
        t->smooth[row] = sums.differences;
        t->squares[row] = (uint32_t)(sums.falls | sums.rises << 16);
    }
}

static bool prepare(const Game *game, const void *weights, void *tables, Err *err) {
    const Weights *w = weights;
    Tables *t = tables;
    t->weights = *w;
    for (int e = 0; e <= EXPONENT_MAX; e++) {
        t->chain[e] = w->c_chain * raised(e, w->p_chain);
        t->max[e] = e && w->c_maxpow > 0 ? w->c_maxpow * mathx_pow(w->p_maxpow, e) : 0;
        t->power[e] = raised(e, w->p_smoothpow);
    }
    for (int i = 0; i <= CELLS_MAX; i++)
        t->empty[i] = w->c_emptypow * raised(i, w->p_emptypow);
    if (((const Rules *)game->rules)->word) fill_rows(t);
    const RulesWeights report = {.c_empty = w->c_empty,
                                 .c_lost = w->c_lost,
                                 .c_maxvalue = w->c_maxvalue,
                                 .c_monotony = w->c_monotony,
                                 .c_random = w->c_random,
                                 .c_smooth = w->c_smooth,
                                 .c_spam = w->c_spam,
                                 .c_win = w->c_win,
                                 .p_empty = 1,
                                 .p_maxvalue = 1,
                                 .p_monotony = 1,
                                 .p_smooth = 1};
    return g2048_eval_rules.prepare(game, &report, &t->rules, err);
}

/* ---- with the tile on the board -------------------------------------------------------------- */

static void add_rows(const Tables *t, uint64_t b, Sums *sums) {
    for (int shift = 48; shift >= 0; shift -= 16) {
        uint32_t row = (uint32_t)(b >> shift) & 0xffff;
        sums->falls += (int)(t->squares[row] & 0xffff);
        sums->rises += (int)(t->squares[row] >> 16);
        sums->differences += t->smooth[row];
    }
}

/* Adds what the line of `length` cells from `first` on comes to. */
static void add_line(const Tables *t, const uint8_t *cell, int first, int step, int length,
                     Sums *sums) {
    Sums line = {0, 0, 0};
    int next = cell[first + (length - 1) * step];
    for (int i = length - 2; i >= 0; i--) {
        int tile = cell[first + i * step];
        if (!tile) continue;
        put_before(t, tile, next, &line);
        next = tile;
    }
    sums->falls += line.falls;
    sums->rises += line.rises;
    sums->differences += line.differences;
}

typedef struct Terms {
    double monotony, smooth;
} Terms;

static Terms terms(const Game *game, const Tables *t, const void *state) {
    const Rules *r = game->rules;
    Sums level = {0, 0, 0}, upright = {0, 0, 0};
    if (r->word && !((const Word *)state)->big) {
        uint64_t board = ((const Word *)state)->board;
        add_rows(t, board, &level);
        add_rows(t, board_transpose(board), &upright);
    } else {
        Cells board;
        g2048_load(r, state, &board);
        for (int y = 0; y < r->height; y++)
            add_line(t, board.cell, y * r->width, 1, r->width, &level);
        for (int x = 0; x < r->width; x++)
            add_line(t, board.cell, x, r->width, r->height, &upright);
    }
    int rows = level.falls > level.rises ? level.falls : level.rises;
    int columns = upright.falls > upright.rises ? upright.falls : upright.rises;
    return (Terms){.monotony = -t->weights.c_monotonypow * (rows + columns),
                   .smooth = -t->weights.c_smoothpow * (level.differences + upright.differences)};
}

static double value(const Game *game, const void *tables, const void *state, int player) {
    const Tables *t = tables;
    Terms own = terms(game, t, state);
    return g2048_eval_rules.value(game, &t->rules, state, player) + own.monotony + own.smooth;
}

static const Term names[] = {{"empty", "Empty cells"},
                             {"lost", "Lost game"},
                             {"maxvalue", "Largest tile"},
                             {"monotony", "Monotony"},
                             {"random", "Random"},
                             {"smoothness", "Smoothness"},
                             {"spam", "Spam corner"},
                             {"win", "Won game"},
                             {"chain", "Chain"},
                             {"maxpow", "Largest tile, as a power"},
                             {"monotonypow", "Monotony, squares"},
                             {"smoothpow", "Smoothness, powers"},
                             {"emptypow", "Empty cells, as a power"},
                             {.name = NULL}};

static void explain(const Game *game, const void *tables, const void *state, int player,
                    const TermSink *sink) {
    const Tables *t = tables;
    Terms own = terms(game, t, state);
    g2048_eval_rules.explain(game, &t->rules, state, player, sink);
    sink->term(sink->context, "monotonypow", own.monotony + 0.0);
    sink->term(sink->context, "smoothpow", own.smooth + 0.0);
}

/* ---- right after the move -------------------------------------------------------------------- */

/* Steps of the longest chain: layer by layer the neighbours of half the value. */
static int chain_steps(const Rules *r, const Cells *board) {
    uint64_t at[EXPONENT_MAX + 1] = {0}, left = 0, right = 0;
    int max = 2, steps = 0;
    for (int i = 0; i < r->size; i++) {
        int tile = board->cell[i];
        at[tile] |= UINT64_C(1) << i;
        if (tile > max) max = tile;
        if (i % r->width == 0) left |= UINT64_C(1) << i;
        if (i % r->width == r->width - 1) right |= UINT64_C(1) << i;
    }
    for (uint64_t layer = at[max]; layer && --max >= 1;) {
        layer = (layer & ~left) >> 1 | (layer & ~right) << 1 | layer >> r->width |
                layer << r->width;
        layer &= at[max];
        steps += layer != 0;
    }
    return steps;
}

typedef struct AfterTerms {
    double chain, max, empty;
} AfterTerms;

static AfterTerms after_terms(const Game *game, const Tables *t, const void *after) {
    const Rules *r = game->rules;
    Cells board;
    g2048_load(r, after, &board);
    int max = 0, empties = 0;
    for (int i = 0; i < r->size; i++) {
        empties += !board.cell[i];
        if (board.cell[i] > max) max = board.cell[i];
    }
    int steps = t->weights.c_chain > 0 ? chain_steps(r, &board) : 0;
    return (AfterTerms){.chain = t->chain[steps], .max = t->max[max], .empty = t->empty[empties]};
}

static double after(const Game *game, const void *tables, const void *before, Move move,
                    const void *after_state, int player, uint64_t seed) {
    const Tables *t = tables;
    AfterTerms own = after_terms(game, t, after_state);
    return g2048_eval_rules.after(game, &t->rules, before, move, after_state, player, seed) +
           own.chain + own.max + own.empty;
}

static void explain_after(const Game *game, const void *tables, const void *before, Move move,
                          const void *after_state, int player, uint64_t seed,
                          const TermSink *sink) {
    const Tables *t = tables;
    AfterTerms own = after_terms(game, t, after_state);
    g2048_eval_rules.explain_after(game, &t->rules, before, move, after_state, player, seed, sink);
    sink->term(sink->context, "chain", own.chain);
    sink->term(sink->context, "maxpow", own.max);
    sink->term(sink->context, "emptypow", own.empty);
}

const EvalDef g2048_eval_lab = {
    .row = {.name = "lab",
            .title = "Rules of the published 2048 program",
            .doc = "The rules of the program that was published with the 2048 report: the report's "
                   "seven, a chain of halved tiles, and powers of some. The one that counts is "
                   "smoothness of powers, which wins twice as many games.",
            .params = params,
            .size = sizeof(Weights)},
    .role = EVAL_OTHER,
    RULES_SLOTS};
