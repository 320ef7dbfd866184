/* eval_territory.c - territory by queen moves and by king moves, mixed by the phase of the game.
 *
 * Five terms in cells, own minus the other's (territory.h has their parts):
 *   t1, t2  cells that a side reaches first, by queen moves, by king moves; a cell that both reach
 *           equally soon counts `tempo` for the side to move
 *   c1, c2  how much sooner: sum of 2 (2^-D1 - 2^-D1'), sum of clamped differences of D2
 *   m       freedom of the queens: a queen that has lost it costs up to 10; f = 10 half / (half +
 *           mobility)
 * Lieberum (2005) shifts the weights from t2, c1, c2 early to t1 late along w, the sum over
 * contested cells of 2^-|difference|: 70 at the start on 10 x 10, 0 when both sides only fill their
 * own cells. The phase here is w / (0.7 x cells of the board), at most 1. Guo et al. (2012) give
 * weights for three stages; so do the parameters: late at phase 0, middle at phase `turn`, early at
 * phase 1, straight lines between.
 *
 * The weighted sum s is shown as 99 s / (scale + |s|). The weights are fitted to who won 2000
 * games of our own, so that (1 + value / 100) / 2 is about the chance of a win; against weights
 * chosen by hand they win 59 % of 400 games with 300 descents of uct each on 10 x 10.
 *
 * Two presets were tuned from there in play, by SPSA (tools/experiments/tuning-presets). In new
 * games after two random moves, Elo against what they began with:
 *
 *   deep   for 10 x 10 and searches of some hundred positions a move and more; 16,000
 *          games of pvs with 300 nodes, 10,000 of uct with 200 descents. Uct with 300 descents,
 *          1,000 games, seed 901, +86 +- 21; with 2,000, 300, seed 903, +100 +- 41; pvs with
 *          3,000 nodes, 400, seed 902, +58 +- 33; but with 300 nodes, before the last, +6
 *          +- 20 (1,000, seed 701). On 8 x 8, 300 descents, 600, seed 904, -6 +- 23.
 *   small  for dense boards (rules.c), where `strong` means it: began with weights chosen by
 *          hand; 48,000 games of pvs with 300 nodes on 6 x 6. 300 nodes, 2,000 games, seed 801,
 *          +68 +- 14; 3,000, 400, seed 802, +91 +- 31; uct with 300 descents, 400, seed 803,
 *          +60 +- 32; 5 x 5, 100 nodes, 1,000, seed 804, +82 +- 16.
 *
 * What weights do elsewhere stands in tools/experiments/amazons-weights. */
#include "games/amazons/evals.h"
#include "games/amazons/territory.h"

typedef double Real;
typedef bool Truth;

static inline Real real(double number) {
    return number;
}
static inline Real choose(Truth truth, Real a, Real b) {
    return truth ? a : b;
}

#include "games/amazons/eval_territory.inc.h"

static const Term names[] = {{"t1", "Queen territory"}, {"t2", "King territory"},
                             {"c1", "Queen distance"},  {"c2", "King distance"},
                             {"m", "Mobility"},         {.name = NULL}};

/* PARAM_REAL checks the type of a plain field; these are elements of an array. */
#define WEIGHT(stage, term, init_, title_, doc_)                                            \
    {                                                                                       \
        .name = #stage "_" #term, .type = PARAM_TYPE_REAL,                                  \
        .offset = offsetof(Weights, stage) + sizeof(double) * WEIGHT_##term, .init = init_, \
        .min = 0, .max = 4, .flags = PARAM_GENE, .title = title_, .doc = doc_               \
    }
enum { WEIGHT_t1 = T1, WEIGHT_t2 = T2, WEIGHT_c1 = C1, WEIGHT_c2 = C2, WEIGHT_m = M };

#define STAGE(stage, name, when, t1_, t2_, c1_, c2_, m_)                         \
    WEIGHT(stage, t1, t1_, name " queen territory",                              \
           "Worth, " when ", of a cell that is nearer by queen moves."),         \
        WEIGHT(stage, t2, t2_, name " king territory",                           \
               "Worth, " when ", of a cell that is nearer by king moves."),      \
        WEIGHT(stage, c1, c1_, name " queen distance",                           \
               "Worth, " when ", of being nearer by queen moves, by how much."), \
        WEIGHT(stage, c2, c2_, name " king distance",                            \
               "Worth, " when ", of being nearer by king moves, by how much."),  \
        WEIGHT(stage, m, m_, name " mobility", "Worth, " when ", of the freedom of the queens.")

static const Param params[] = {
    STAGE(early, "Early", "early", 0, 0, 0, 0, 0.81),
    STAGE(middle, "Middle", "in the middle", 1.23, 0.91, 0, 1.62, 1.71),
    STAGE(late, "Late", "late", 2.79, 2.04, 1.58, 1.97, 0.78),
    PARAM_REAL(Weights, turn, 0.35, 0.05, 0.95, .flags = PARAM_GENE, .title = "Phase of the middle",
               .doc =
                   "The phase at which the weights of the middle hold: 1 is the start, 0 when no "
                   "cell is contested any more."),
    PARAM_REAL(Weights, tempo, 0.12, -0.2, 0.5, .flags = PARAM_GENE,
               .title = "Weight of equal cells",
               .doc = "Worth, to the side to move, of a cell that both reach equally soon."),
    PARAM_REAL(
        Weights, half, 5, 0.5, 50, .flags = PARAM_GENE | PARAM_LOG,
        .title = "Mobility of half freedom",
        .doc = "Mobility at which a queen has lost half of her freedom. Mobility is the sum over "
               "the cells up to three steps away that the other side reaches, too, of free "
               "neighbours / 2^steps; it is about 60 in the open."),
    PARAM_REAL(Weights, scale, 8, 1, 100, .flags = PARAM_GENE | PARAM_LOG,
               .title = "Lead for half a win",
               .doc = "A lead of this many cells is shown as half a win."),
    PARAM_END};

static const Preset presets[] = {
    {.name = "deep",
     .title = "For deep searches",
     .values = "early_c2=0.32,early_m=1.08,middle_t1=0.84,middle_t2=0.78,middle_c1=0.03,"
               "middle_c2=1.55,middle_m=1.72,late_t1=2.81,late_t2=2.11,late_c1=1.53,late_c2=1.99,"
               "late_m=0.74,tempo=0.096,half=4.1,scale=7.6",
     .doc = "Weights for searches of some hundred positions a move and more on large boards, tuned "
            "in play: queens stay free, and kings are near, from the start."},
    {.name = "small",
     .title = "For small boards",
     .values = "early_t1=0.05,early_t2=0.2,early_c1=0.24,early_c2=0.33,early_m=0.23,middle_t1=0.21,"
               "middle_t2=0.26,middle_c1=0.37,middle_c2=0.57,middle_m=0.15,late_t1=0.84,"
               "late_t2=0.14,late_c1=0.08,late_c2=0.13,late_m=0.11,tempo=0.1",
     .doc =
         "Weights for boards with fewer than six cells a queen, as 6 x 6 with four queens a side: "
         "`strong` means them there."},
    {.name = NULL}};

/* Weighted terms for White; their sum is the lead. False, and zeros, when the game is over. */
static bool find_terms(const Rules *r, const Weights *w, const State *s, double out[TERMS]) {
    Territory t;
    amazons_territory(r, s, true, &t);
    if (t.stuck[s->mover]) {
        for (int i = 0; i < TERMS; i++)
            out[i] = 0;
        return false;
    }
    const Lead lead = {.t1 = t.queen_closer[WHITE] - t.queen_closer[BLACK],
                       .t2 = t.king_closer[WHITE] - t.king_closer[BLACK],
                       .c1 = t.c1,
                       .c2 = t.c2,
                       .equal1 = t.queen_equal,
                       .equal2 = t.king_equal,
                       .tempo = s->mover == WHITE ? w->tempo : -w->tempo,
                       .w = t.w,
                       .confined = confinement(w, t.mobility[BLACK]) -
                                   confinement(w, t.mobility[WHITE])};
    weigh(r, w, &lead, out);
    return true;
}

static double value(const Game *game, const void *tables, const void *state, int player) {
    const State *s = state;
    double terms[TERMS];
    if (!find_terms(game->rules, tables, s, terms)) return (int)s->mover == player ? -100 : 100;
    const double white = sum_up(tables, terms);
    return player == WHITE ? white : -white;
}

/* On the board: the side that is nearer by queen moves (3/4) and by king moves (1/4), +1 for
 * `player`. */
static void explain(const Game *game, const void *tables, const void *state, int player,
                    const TermSink *sink) {
    const Rules *r = game->rules;
    const State *s = state;
    double terms[TERMS], sign = player == WHITE ? 1 : -1;
    bool open = find_terms(r, tables, s, terms);
    for (int i = 0; i < TERMS; i++)
        sink->term(sink->context, names[i].name, sign * terms[i]);
    if (open) term_sink_squash(sink, ((const Weights *)tables)->scale);
    if (!sink->cell) return;
    int8_t queen[AMAZONS_CELLS], king[AMAZONS_CELLS];
    amazons_owners(r, s, false, queen);
    amazons_owners(r, s, true, king);
    for (int cell = 0; cell < r->cells; cell++)
        if (queen[cell] || king[cell])
            sink->cell(sink->context, cell, sign * (0.75 * queen[cell] + 0.25 * king[cell]));
}

const EvalDef amazons_eval_territory = {
    .row =
        {.name = "territory",
         .title = "Who reaches the cells first",
         .doc =
             "Counts the cells that a side reaches first, by queen moves (t1) and by king moves "
             "(t2), how much sooner it does (c1, c2), and how free its queens are (m), with "
             "weights that change from early over the middle to late in the game. A sum s is shown "
             "as 99 s / (scale + |s|). On the board: +1 where a side is nearer in both ways, 0.75 "
             "by "
             "queen moves only, 0.25 by king moves only.",
         .params = params,
         .size = sizeof(Weights),
         .presets = presets},
    .role = EVAL_STRONG,
    .estimates = amazons_territory_estimates,
    .value = value,
#if AMAZONS_SIDE_BY_SIDE > 1
    .children = amazons_territory_children,
#endif
    .terms = names,
    .explain = explain};
