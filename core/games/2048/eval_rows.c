/* eval_rows.c - the evaluation `rows`: everything that can be said of single rows and columns.
 *
 * Strong players of 2048 keep the large tiles in order along an edge, the board empty, and equal
 * tiles together. All of that shows in single lines. So every term is a function of one line, the
 * value of a board is the sum over its rows and columns, and on 4 x 4 all 65,536 lines stand in a
 * table: a board costs eight look-ups, however many terms there are, and a moved slider costs one
 * new table.
 *
 *     empty     x number of empty cells
 *     merges    x number of tiles in runs of equal ones
 *     monotony  x what stands in the way of order: walking along the line, the differences of
 *                 e^slope where it rises, or where it falls, whichever is less; subtracted
 *     sum       x e^mass over all tiles; subtracted: few large tiles beat many small ones
 *     edge      x e^mass of the first and last tile
 *     steps     x number of neighbours that differ by one, ready to be merged in turn
 *     rough     x differences of neighbours in e^slope; subtracted
 *
 * with e the exponent of a tile. That row tables carry a heuristic and expectimax the rest is the
 * idea of Xiao's 2048-ai (2014), where four such terms were found by CMA-ES; the weights here come
 * from the same method on our own terms, by the score of games at move, tile, move. Searches that
 * see further want to be told of the large tiles more than of the small ones: preset deep has the
 * weights that ziap published with 2048-ai (2023), in our terms. Mean scores of the original game
 * with ours and with them: 12,694 +- 418 and 4,563 +- 142 at depth 1, 49,432 +- 1,628 and 32,046
 * +- 1,249 at depth 2 (200 games each), 125,421 +- 10,314 and 185,615 +- 12,817 with 30,000 nodes a
 * move (40 games each).
 *
 * Those weights now and then let a board fill up while its tiles are small: of 1,500 games of the
 * original rules with 4,000 nodes a move four ended before a tile of 1024, and none with ours. So a
 * search may begin with ours: `early` is the exponent of the tile from which on the weights that
 * were asked for count. What a search compares must stand on one scale, so the position that it
 * begins at decides for all positions below it.
 *
 * Values are not points but a scale of their own; a lost game is worth -`lost` on it, a won one
 * `won`. */
#include "games/2048/rows.h"

#include <string.h>

#include "base/mathx.h"

enum { TERMS = 7 };

typedef struct Weights {
    union {
        struct {
            double empty, merges, monotony, sum, edge, steps, rough;
        };
        double term[TERMS];
    };
    double slope, mass, lost, won;
    int64_t early; /* an exponent */
} Weights;

/* The first TERMS of them in the order of the weights. */
static const Term names[] = {{"empty", "Empty cells"},      {"merges", "Possible merges"},
                             {"monotony", "Monotony"},      {"sum", "Sum of the tiles"},
                             {"edge", "Tiles at the edge"}, {"steps", "Steps of one"},
                             {"rough", "Roughness"},        {"won", "Won game"},
                             {"lost", "Lost game"},         {.name = NULL}};

/* With `early` there are two of them, the second for the boards before it. */
typedef struct Tables {
    Weights weights;
    double slope[EXPONENT_MAX + 1], mass[EXPONENT_MAX + 1]; /* e^slope, e^mass; 0 for e = 0 */
    RowTables rows;                                         /* for words only */
} Tables;

/* clang-format off */
static const Param params[] = {
    PARAM_REAL(Weights, empty, 464, -10000, 10000, .flags = PARAM_GENE,
               .title = "Empty cells weight",
               .doc = "Worth of an empty cell, counted in its row and in its column."),
    PARAM_REAL(Weights, merges, 642, -10000, 10000, .flags = PARAM_GENE,
               .title = "Possible merges weight",
               .doc = "Worth of each tile that stands next to an equal one in its row or column "
                      "(empty cells between them do not matter)."),
    PARAM_REAL(Weights, monotony, 47, 0, 1000, .flags = PARAM_GENE, .title = "Monotony weight",
               .doc = "Cost of disorder: in each row and column the tiles should only rise or only "
                      "fall."),
    PARAM_REAL(Weights, slope, 2.65, 0.5, 5, .flags = PARAM_GENE, .title = "Monotony exponent",
               .doc = "Exponents are raised to this power before `monotony` and `rough` take their "
                      "differences: the larger, the more the large tiles matter."),
    PARAM_REAL(Weights, sum, 10.7, -1000, 1000, .flags = PARAM_GENE, .title = "Tile sum weight",
               .doc = "Cost of tiles as such: many small ones cost more than the large one they "
                      "make."),
    PARAM_REAL(Weights, mass, 3.17, 0.5, 5, .flags = PARAM_GENE, .title = "Tile sum exponent",
               .doc = "Exponents are raised to this power for `sum` and `edge`."),
    PARAM_REAL(Weights, edge, 0, -1000, 1000, .flags = PARAM_GENE, .title = "Edge tiles weight",
               .doc = "Worth of a tile at the end of its row or column; in a corner it counts "
                      "twice."),
    PARAM_REAL(Weights, steps, -38, -10000, 10000, .flags = PARAM_GENE,
               .title = "Steps of one weight",
               .doc = "Worth of two neighbours whose exponents differ by one."),
    PARAM_REAL(Weights, rough, 0.34, -1000, 1000, .flags = PARAM_GENE, .title = "Roughness weight",
               .doc = "Cost of differences between neighbours."),
    PARAM_REAL(Weights, lost, 440000, 0, 25000000, .flags = PARAM_GENE | PARAM_LOG,
               .title = "Cost of a lost game",
               .doc = "Cost of a lost game, against the value of boards that go on."),
    PARAM_REAL(Weights, won, 10000000, 0, 25000000, .flags = PARAM_LOG,
               .title = "Worth of a won game",
               .doc = "Worth of a won game, where the target ends it. No board is worth more."),
    PARAM_INT(Weights, early, 0, 0, EXPONENT_MAX, .unit = "exponent",
              .title = "From this tile on",
              .doc = "A search that begins at a board without a tile of this exponent (10 is 1024) "
                     "uses the default weights instead of these; 0 = these from the start."),
    PARAM_END};

static const Preset presets[] = {
    {.name = "deep", .title = "For deep searches",
     .values = "empty=270,merges=700,monotony=47,slope=4,sum=11,mass=3.5,steps=0,rough=0,"
               "lost=1600000",
     .doc = "Weights for searches of tens of thousands of nodes a move and more: large tiles count "
            "for far more. The values of ziap's 2048-ai. At two moves they are worse than ours."},
    {.name = NULL}};
/* clang-format on */

/* ---- one line -------------------------------------------------------------------------------- */

/* What each term counts in a line of `count` exponents, before its weight. */
static void line_terms(const Tables *t, const uint8_t *line, int count, double terms[TERMS]) {
    const double *slope = t->slope, *mass = t->mass;
    int empty = 0, tiles = 0, run = 0, last = 0, steps = 0;
    double sum = 0, falls = 0, rises = 0;
    for (int i = 0; i < count; i++) {
        int e = line[i];
        sum += mass[e];
        if (!e) {
            empty++;
        } else {
            if (e == last) {
                tiles += run ? 1 : 2;
                run = 1;
            } else {
                run = 0;
            }
            last = e;
        }
        if (!i) continue;
        int before = line[i - 1];
        if (before > e)
            falls += slope[before] - slope[e];
        else
            rises += slope[e] - slope[before];
        if (before && e && (before - e == 1 || e - before == 1)) steps++;
    }
    /* Roughness is only between tiles. */
    double rough = 0;
    for (int i = 1; i < count; i++) {
        int a = line[i - 1], b = line[i];
        if (a && b) rough += a > b ? slope[a] - slope[b] : slope[b] - slope[a];
    }
    terms[0] = empty;
    terms[1] = tiles;
    terms[2] = -(falls < rises ? falls : rises);
    terms[3] = -sum;
    terms[4] = mass[line[0]] + mass[line[count - 1]];
    terms[5] = steps;
    terms[6] = -rough;
}

static int32_t whole(double value, int32_t max) {
    value *= ROWS_GRAIN;
    if (value > max) return max;
    if (value < -max) return -max;
    return (int32_t)(value < 0 ? value - 0.5 : value + 0.5);
}

static bool winning(const Rules *r, int exponent) {
    return r->stop && exponent >= r->goal;
}

/* In grains. */
static int32_t line_value(const Rules *r, const Tables *t, const uint8_t *line, int count) {
    double terms[TERMS], value = 0;
    for (int i = 0; i < count; i++)
        if (winning(r, line[i])) return ROWS_WON;
    line_terms(t, line, count, terms);
    for (int k = 0; k < TERMS; k++)
        value += t->weights.term[k] * terms[k];
    return whole(value, ROWS_MAX);
}

/* ---- tables ---------------------------------------------------------------------------------- */

const RowTables *g2048_row_tables(const void *tables) {
    return &((const Tables *)tables)->rows;
}

static void fill(const Rules *r, const Weights *weights, Tables *t) {
    RowTables *rows = &t->rows;
    t->weights = *weights;
    for (int e = 0; e <= EXPONENT_MAX; e++) {
        t->slope[e] = e ? mathx_pow(e, t->weights.slope) : 0;
        t->mass[e] = e ? mathx_pow(e, t->weights.mass) : 0;
    }
    rows->lost = -whole(t->weights.lost, ROWS_RESULT);
    rows->won = r->stop ? whole(t->weights.won, ROWS_RESULT) : INT32_MAX;
    if (!r->word) return;
    for (int row = 0; row < ROWS; row++) {
        uint8_t line[4] = {(uint8_t)(row >> 12), (uint8_t)(row >> 8 & 15), (uint8_t)(row >> 4 & 15),
                           (uint8_t)(row & 15)};
        rows->value[row] = line_value(r, t, line, 4);
    }
    for (int row = 0; row < ROWS; row++) {
        RowSlide *slide = rows->slide + row;
        slide->own = rows->value[row];
        for (int side = 0; side < 2; side++) {
            slide->slid[side] = r->slid[side][row];
            slide->value[side] = rows->value[slide->slid[side]];
        }
    }
}

static bool prepare(const Game *game, const void *weights, void *tables, Err *err) {
    Tables *t = tables;
    fill(game->rules, weights, t);
    if (!t->weights.early) return true;
    Weights ours;
    if (!param_defaults(&g2048_eval_rows.row, &ours, NULL, NULL, err)) return false;
    fill(game->rules, &ours, t + 1);
    return true;
}

static const void *prepared_at(const Game *game, const void *tables, const void *root) {
    const Tables *t = tables;
    bool early = t->weights.early && g2048_max(game->rules, root) < t->weights.early;
    return early ? t + 1 : t;
}

/* Line number `index` of a board: its rows, then its columns. Returns its length. */
static int line_of(const Rules *r, const Cells *board, int index, uint8_t *out) {
    if (index < r->height) {
        memcpy(out, board->cell + index * r->width, (size_t)r->width);
        return r->width;
    }
    for (int i = 0; i < r->height; i++)
        out[i] = board->cell[i * r->width + index - r->height];
    return r->height;
}

/* ---- the evaluation -------------------------------------------------------------------------- */

static double value(const Game *game, const void *tables, const void *state, int) {
    const Rules *r = game->rules;
    const Tables *t = prepared_at(game, tables, state);
    const RowTables *rows = &t->rows;
    if (game->status(r, state) == OVER)
        return rows_units(r->stop && g2048_max(r, state) >= r->goal ? rows->won : rows->lost);
    int64_t sum = 0;
    if (r->word && !((const Word *)state)->big) {
        uint64_t b = ((const Word *)state)->board, c = board_transpose(b);
        for (int i = 0; i < 64; i += 16)
            sum += rows->value[b >> i & 0xffff] + rows->value[c >> i & 0xffff];
    } else {
        Cells board;
        uint8_t line[LINE_MAX];
        g2048_load(r, state, &board);
        for (int i = 0; i < r->height + r->width; i++)
            sum += line_value(r, t, line, line_of(r, &board, i, line));
    }
    return rows_units(sum < rows->won ? sum : rows->won);
}

static void explain(const Game *game, const void *tables, const void *state, int player,
                    const TermSink *sink) {
    const Rules *r = game->rules;
    const Tables *t = prepared_at(game, tables, state);
    if (game->status(r, state) == OVER) {
        bool won = r->stop && g2048_max(r, state) >= r->goal;
        sink->term(sink->context, won ? "won" : "lost", value(game, tables, state, player));
        return;
    }
    double all[TERMS] = {0}, some[TERMS];
    Cells board;
    uint8_t line[LINE_MAX];
    g2048_load(r, state, &board);
    for (int i = 0; i < r->height + r->width; i++) {
        line_terms(t, line, line_of(r, &board, i, line), some);
        for (int k = 0; k < TERMS; k++)
            all[k] += some[k];
    }
    for (int k = 0; k < TERMS; k++)
        sink->term(sink->context, names[k].name, t->weights.term[k] * all[k] + 0);
}

const EvalDef g2048_eval_rows = {
    .row =
        {.name = "rows",
         .title = "Rows and columns",
         .doc =
             "Our heuristic: order, empty cells and possible merges of every row and column, each "
             "with a weight. Made for expectimax. Its unit is nothing but its own; only "
             "differences count.",
         .params = params,
         .size = sizeof(Weights),
         .presets = presets},
    .role = EVAL_STRONG,
    .estimates = g2048_rows_estimates,
    .tables_size = 2 * sizeof(Tables),
    .own_scale = g2048_own_scale,
    .prepare = prepare,
    .prepared_at = prepared_at,
    .value = value,
    .terms = names,
    .explain = explain};
