/* eval_rules.c - the rules of the source document, the 2048 report, each with a coefficient.
 *
 * Some rules value the board right after the move (`after`): empty cells, the largest tile, chance,
 * the corner spam. The others value it once the next tile lies there (`value`), of which the
 * document's player takes the worst: lost, monotony, smoothness. A coefficient of 0 leaves a rule
 * out.
 *
 *     empty      number of empty cells                                  (to the power p_empty)
 *     maxvalue   largest exponent on the board                          (to the power p_maxvalue)
 *     random     uniform in [-3, 3), two decimals; the document ignores its coefficient
 *     spam       6 for a slide down or right while no exponent is larger than 6
 *     win        2,000,000 when the target is on the board; ours, left out unless asked for
 *     lost       -2,000,000 when no slide is left
 *     monotony   every cell that is not empty is compared with the next such cell below and to the
 *                right, or with the last cell of the line when there is none: its falls and its
 *                rises, summed over all rows, and over all columns. The smaller sum of each pair
 *                ought to count, so that order in either direction is good; the document takes the
 *                larger one.
 *                                                                      (to the power p_monotony)
 *     smooth     differences between each cell that is not empty and the next such cell below and
 *                to the right                                             (to the power p_smooth)
 *
 * On a word, falls, rises and differences of all rows stand in one table, packed into 32 bits, so
 * that the terms of a board are eight additions; it is built from the right, cell by cell, and does
 * not depend on the coefficients. Powers are looked up, too. */
#include "games/2048/eval_rules.h"

#include "base/mathx.h"

enum { MOST = RULES_MOST, REFLEXION = 6 }; /* see spam */
static const double LOST = -2000000, WON = 2000000;

enum { MONOTONY_DOCUMENT, MONOTONY_BEST };
enum { SPAM_DOCUMENT, SPAM_TOP };
enum { RANDOM_DOCUMENT, RANDOM_SCALED };
enum { MAX_EXPONENT, MAX_TILE };

typedef RulesWeights Weights;
typedef RulesTables Tables;

/* Sums over lines: falls, rises, differences. Packed: falls | rises << 8 | differences << 16; a row
 * of four has at most 45 of each. */
typedef struct Sums {
    int falls, rises, differences;
} Sums;

static const char *const monotony_words[] = {"document", "best", NULL};
static const char *const monotony_titles[] = {"As in the 2048 report", "The better one", NULL};
static const char *const spam_words[] = {"document", "top", NULL};
static const char *const spam_titles[] = {"As in the 2048 report", "Up and right", NULL};
static const char *const random_words[] = {"document", "scaled", NULL};
static const char *const random_titles[] = {"As in the 2048 report", "With its weight", NULL};
static const char *const max_words[] = {"exponent", "tile", NULL};
static const char *const max_titles[] = {"Its exponent", "Its number", NULL};

/* In the order of the source document's table. */
static const Param params[] = {
    RULES_PARAMS(RulesWeights),
    PARAM_REAL(Weights, c_win, 0, 0, 10, .title = "Won game weight",
               .doc = "Coefficient of a rule that is not in the report: 2,000,000 when the target "
                      "is on the board after the move."),
    PARAM_REAL(Weights, p_empty, 1, 1, 10, .flags = PARAM_GENE, .title = "Empty cells exponent",
               .doc = "Power of the number of empty cells."),
    PARAM_REAL(Weights, p_maxvalue, 1, 1, 10, .flags = PARAM_GENE, .title = "Largest tile exponent",
               .doc = "Power of the largest exponent (or tile, see maxvalue)."),
    PARAM_REAL(Weights, p_monotony, 1, 1, 10, .flags = PARAM_GENE, .title = "Monotony exponent",
               .doc = "Power of the sum that Monotony subtracts."),
    PARAM_REAL(Weights, p_smooth, 1, 1, 10, .flags = PARAM_GENE, .title = "Smoothness exponent",
               .doc = "Power of the sum that Smoothness subtracts."),
    PARAM_ENUM(Weights, monotony, MONOTONY_DOCUMENT, monotony_words,
               .choice_titles = monotony_titles, .title = "Direction of monotony",
               .doc =
                   "Which of rising and falling counts: document (the larger sum, the report's "
                   "fault) or best (the smaller one, so that order in either direction is good)."),
    PARAM_ENUM(Weights, maxvalue, MAX_EXPONENT, max_words, .choice_titles = max_titles,
               .title = "Largest tile counts as",
               .doc =
                   "What MaxValue takes of the largest tile: its exponent, or the tile itself as a "
                   "power of two."),
    PARAM_ENUM(Weights, random, RANDOM_DOCUMENT, random_words, .choice_titles = random_titles,
               .title = "Random rule counts",
               .doc =
                   "Whether Random ignores its coefficient (document, its fault) or is multiplied "
                   "by it (scaled)."),
    PARAM_ENUM(Weights, spam, SPAM_DOCUMENT, spam_words, .choice_titles = spam_titles,
               .title = "Corner of the spam rule",
               .doc = "The corner of SpamCorner: document (slides down and right, as its program "
                      "does) or top (up and right, as its name says)."),
    PARAM_END};

static const Preset presets[] = {
    {.name = "document",
     .title = "All rules, all coefficients 1",
     .values = "c_empty=1,c_lost=1,c_maxvalue=1,c_monotony=1,c_random=1,c_smooth=1,c_spam=1",
     .doc = "The first try of the 2048 report: it wins one game in a hundred."},
    {.name = "order",
     .title = "Order and room",
     .values = "c_empty=10,c_lost=1,c_maxvalue=0,c_monotony=1,c_random=0,c_smooth=1,c_spam=0,"
               "monotony=best",
     .doc = "Without chance and spam, and with the fault of Monotony mended."},
    {.name = NULL}};

/* ---- preparing ------------------------------------------------------------------------------- */

/* Sums of the row `tile` followed by cells with the sums `rest`, the first of which that is not
 * empty holds `next` (0 = none). */
static inline uint32_t put_before(uint32_t rest, int tile, int next) {
    if (!tile) return rest;
    int fall = tile > next ? tile - next : 0, rise = next > tile ? next - tile : 0;
    return rest + (uint32_t)(fall | rise << 8 | (next ? (fall + rise) << 16 : 0));
}

static void fill_lines(uint32_t line[ROWS]) {
    uint8_t next[ROWS / 16];
    for (int i = 0; i < 16; i++)
        line[i] = 0, next[i] = (uint8_t)i;
    for (int rest = 16; rest < ROWS; rest *= 16)
        for (int tile = 1; tile < 16; tile++)
            for (int i = 0; i < rest; i++) {
                line[tile * rest + i] = put_before(line[i], tile, next[i]);
                if (rest < ROWS / 16) next[tile * rest + i] = (uint8_t)tile;
            }
}

/* coefficient x i^power for all counts i. */
static void fill_powers(double *out, int max, double coefficient, double power) {
    for (int i = 0; i <= max; i++)
        out[i] = coefficient == 0 ? 0
                                  : coefficient * (power == 1 ? i : mathx_pow((double)i, power));
}

static bool prepare(const Game *game, const void *weights, void *tables, Err *) {
    const Rules *r = game->rules;
    const Weights *w = weights;
    Tables *t = tables;
    t->weights = *w;
    fill_powers(t->empty, CELLS_MAX, w->c_empty, w->p_empty);
    fill_powers(t->max, EXPONENT_MAX, w->c_maxvalue, w->p_maxvalue);
    if (w->maxvalue == MAX_TILE)
        for (int e = 1; e <= EXPONENT_MAX; e++)
            t->max[e] = w->c_maxvalue * mathx_pow((double)((int64_t)1 << e), w->p_maxvalue);
    fill_powers(t->monotony, MOST, w->c_monotony, w->p_monotony);
    fill_powers(t->smooth, MOST, w->c_smooth, w->p_smooth);
    if (r->word) fill_lines(t->line);
    return true;
}

bool g2048_own_scale(const Game *, const void *) {
    return true;
}

/* ---- with the tile on the board -------------------------------------------------------------- */

typedef struct Terms {
    double lost, monotony, smooth;
} Terms;

static Terms weigh(const Tables *t, Sums level, Sums upright, bool lost) {
    bool best = t->weights.monotony == MONOTONY_BEST;
    int rows = (level.falls < level.rises) == best ? level.falls : level.rises;
    int columns = (upright.falls < upright.rises) == best ? upright.falls : upright.rises;
    return (Terms){.lost = lost ? t->weights.c_lost * LOST : 0,
                   .monotony = -t->monotony[rows + columns],
                   .smooth = -t->smooth[level.differences + upright.differences]};
}

static inline Sums unpack(uint32_t packed) {
    return (Sums){(int)(packed & 255), (int)(packed >> 8 & 255), (int)(packed >> 16)};
}

static inline uint32_t add_lines(const uint32_t *line, uint64_t b) {
    return line[b >> 48] + line[(b >> 32) & 0xffff] + line[(b >> 16) & 0xffff] + line[b & 0xffff];
}

static Terms terms_of_word(const Tables *t, uint64_t b) {
    return weigh(t, unpack(add_lines(t->line, b)), unpack(add_lines(t->line, board_transpose(b))),
                 board_stuck(b));
}

/* Adds what the line of `length` cells from `first` on comes to. */
static void add_line(const uint8_t *cell, int first, int step, int length, Sums *sums) {
    int next = 0;
    for (int i = length - 1; i >= 0; i--) {
        int tile = cell[first + i * step];
        if (!tile) continue;
        if (i < length - 1) {
            sums->falls += tile > next ? tile - next : 0;
            sums->rises += next > tile ? next - tile : 0;
            if (next) sums->differences += tile > next ? tile - next : next - tile;
        }
        next = tile;
    }
}

static Terms terms_of_cells(const Rules *r, const Tables *t, const Cells *board) {
    Sums level = {0, 0, 0}, upright = {0, 0, 0};
    for (int y = 0; y < r->height; y++)
        add_line(board->cell, y * r->width, 1, r->width, &level);
    for (int x = 0; x < r->width; x++)
        add_line(board->cell, x, r->width, r->height, &upright);
    return weigh(t, level, upright, g2048_stuck(r, board));
}

static Terms terms(const Game *game, const void *tables, const void *state) {
    const Rules *r = game->rules;
    if (r->word && !((const Word *)state)->big)
        return terms_of_word(tables, ((const Word *)state)->board);
    Cells board;
    g2048_load(r, state, &board);
    return terms_of_cells(r, tables, &board);
}

static double value(const Game *game, const void *tables, const void *state, int) {
    Terms t = terms(game, tables, state);
    return t.lost + t.monotony + t.smooth;
}

static const Term names[] = {
    {"empty", "Empty cells"}, {"lost", "Lost game"}, {"maxvalue", "Largest tile"},
    {"monotony", "Monotony"}, {"random", "Random"},  {"smoothness", "Smoothness"},
    {"spam", "Spam corner"},  {"win", "Won game"},   {.name = NULL}};

static void explain(const Game *game, const void *tables, const void *state, int,
                    const TermSink *sink) {
    Terms t = terms(game, tables, state);
    sink->term(sink->context, "lost", t.lost);
    sink->term(sink->context, "monotony", t.monotony + 0.0);
    sink->term(sink->context, "smoothness", t.smooth + 0.0);
}

/* ---- right after the move -------------------------------------------------------------------- */

typedef struct AfterTerms {
    double empty, max, random, spam, win;
} AfterTerms;

static AfterTerms after_terms(const Game *game, const Tables *t, Move move, const void *after,
                              uint64_t seed) {
    const Rules *r = game->rules;
    const Weights *w = &t->weights;
    int max, empties = 0;
    if (r->word && !((const Word *)after)->big) {
        max = board_max(((const Word *)after)->board);
        empties = board_empties(((const Word *)after)->board);
    } else {
        Cells board;
        g2048_load(r, after, &board);
        max = g2048_max(r, after);
        for (int i = 0; i < r->size; i++)
            empties += !board.cell[i];
    }
    AfterTerms out = {.empty = t->empty[empties], .max = t->max[max]};
    if (w->c_random > 0) {
        Rng rng = rng_stream(seed, move);
        out.random = ((double)rng_below(&rng, 600) - 300) / 100;
        if (w->random == RANDOM_SCALED) out.random *= w->c_random;
    }
    bool spam = move == RIGHT || move == (w->spam == SPAM_TOP ? (Move)UP : (Move)DOWN);
    if (spam && max <= REFLEXION) out.spam = REFLEXION * w->c_spam;
    if (max >= r->goal) out.win = w->c_win * WON;
    return out;
}

static double after(const Game *game, const void *tables, const void *, Move move,
                    const void *after_state, int, uint64_t seed) {
    AfterTerms t = after_terms(game, tables, move, after_state, seed);
    return t.empty + t.max + t.random + t.spam + t.win;
}

static void explain_after(const Game *game, const void *tables, const void *, Move move,
                          const void *after_state, int, uint64_t seed, const TermSink *sink) {
    const Tables *all = tables;
    AfterTerms t = after_terms(game, all, move, after_state, seed);
    sink->term(sink->context, "empty", t.empty);
    sink->term(sink->context, "maxvalue", t.max);
    sink->term(sink->context, "random", t.random);
    sink->term(sink->context, "spam", t.spam);
    if (all->weights.c_win > 0) sink->term(sink->context, "win", t.win);
}

const EvalDef g2048_eval_rules = {
    .row = {.name = "rules",
            .title = "Rules of the 2048 report",
            .doc =
                "The rules of the 2048 report, each with a coefficient (and some with a power): "
                "empty cells, largest tile, chance and corner spam after the move; lost, monotony "
                "and smoothness with the next tile on the board. Values have no unit.",
            .params = params,
            .size = sizeof(Weights),
            .presets = presets},
    .role = EVAL_PLAIN,
    RULES_SLOTS};
