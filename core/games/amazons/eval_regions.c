/* eval_regions.c - the evaluation `regions`: moves left in what arrows have cut off.
 *
 *     source = document   moves left in closed regions, own less the other's; contested regions
 *                         count nothing, so the value stays 0 until a region is closed: a weakness
 *                         that the source document, the Amazons report, names itself
 *     source = bounds     besides, contested regions count the middle of what is proven about them,
 *                         and a side that can outlast the other for sure has nearly won
 *
 * The weighted sum s, in moves, is shown as 99 s / (scale + |s|). */
#include "games/amazons/evals.h"
#include "games/amazons/regions.h"

enum { SOURCE_DOCUMENT, SOURCE_BOUNDS };
static const char *const sources[] = {"document", "bounds", NULL};
static const char *const source_titles[] = {"As in the Amazons report", "With proven bounds", NULL};

typedef struct Weights {
    double own, other, contested, defensive, decided, scale;
    int64_t source, effort;
    bool shortcut;
} Weights;

static const Param params[] = {
    PARAM_ENUM(Weights, source, SOURCE_BOUNDS, sources, .choice_titles = source_titles,
               .title = "Regions counted",
               .doc =
                   "`document` counts the moves left in regions of one side, as the "
                   "Amazons report does; `bounds` adds what is proven about contested regions, and "
                   "sees when a side can outlast the other for sure."),
    PARAM_REAL(Weights, own, 1, 0, 4, .flags = PARAM_GENE, .title = "Own moves weight",
               .doc = "Worth of a move that is left in a region of one's own."),
    PARAM_REAL(Weights, other, 1, 0, 4, .flags = PARAM_GENE, .title = "Opponent's moves weight",
               .doc = "Worth of a move that is left in a region of the other side."),
    PARAM_REAL(Weights, defensive, 1, 0, 4, .flags = PARAM_GENE, .title = "Defensive region factor",
               .doc = "Factor for moves in a defensive region: one whose queen cannot use every "
                      "cell."),
    PARAM_REAL(Weights, contested, 0.5, 0, 4, .flags = PARAM_GENE,
               .title = "Contested moves weight",
               .doc = "Worth of a move that the proven bounds of a contested region promise on "
                      "average. With `bounds` only."),
    PARAM_REAL(Weights, decided, 90, 0, 98, .flags = PARAM_GENE, .title = "Value of a decided game",
               .doc = "Value, in hundredths of a win, from which a game counts that one side "
                      "can outlast for sure. With `bounds` only."),
    PARAM_REAL(Weights, scale, 8, 1, 100, .flags = PARAM_GENE | PARAM_LOG,
               .title = "Moves for half a win",
               .doc = "A sum of this many moves is shown as half a win."),
    PARAM_INT(Weights, effort, 300, 1, 100000, .unit = "moves", .unit_one = "move",
              .flags = PARAM_LOG | PARAM_ADVANCED, .title = "Moves tried per region",
              .doc = "Moves tried to find out how many can be made in one region; beyond that the "
                     "count is a bound, and the middle is taken."),
    PARAM_BOOL(Weights, shortcut, true, .flags = PARAM_ADVANCED,
               .title = "Short cuts for simple shapes",
               .doc = "Lines, rectangles and triangles with one queen are counted without search."),
    PARAM_END};

/* White's view, in moves, before the squash. */
typedef struct Terms {
    double closed[2], contested;
    int decided; /* +1 White, -1 Black */
} Terms;

/* A region's worth for White, by the weights of `side` asking. */
static double region_value(const Weights *w, const Region *region, int side) {
    double middle = (region->low + region->high) / 2.0;
    if (region->owner == REGION_EMPTY) return 0;
    if (region->owner == REGION_CONTESTED)
        return w->source == SOURCE_BOUNDS ? w->contested * middle : 0;
    return middle * (region->owner == side ? w->own : w->other) *
           (region->defensive ? w->defensive : 1);
}

static Terms terms_of(const Rules *r, const Weights *w, const State *s, const Region *region,
                      int count, int side) {
    Terms out = {{0, 0}, 0, 0};
    for (int i = 0; i < count; i++) {
        double value = region_value(w, region + i, side);
        if (region[i].owner >= 0)
            out.closed[region[i].owner] += value;
        else
            out.contested += value;
    }
    if (w->source == SOURCE_BOUNDS) out.decided = amazons_decided(r, s);
    return out;
}

/* For White. The weights of own and other are those of the side to move, so that the value of a
 * position does not depend on the side that asks. */
static double white_value(const Weights *w, const Terms *t) {
    double value = game_squash(t->closed[WHITE] + t->closed[BLACK] + t->contested, w->scale);
    if (!t->decided) return value;
    double rest = (99 - w->decided) / 198; /* -99..+99 becomes 0..99 - decided */
    return t->decided > 0 ? w->decided + (value + 99) * rest : -w->decided + (value - 99) * rest;
}

static double regions_value(const Game *game, const void *tables, const void *state, int player) {
    const Rules *r = game->rules;
    const State *s = state;
    const Weights *w = tables;
    int side = (int)s->mover;
    if (!amazons_can_move(r, s, side)) return side == player ? -100 : 100;
    Region region[REGIONS_MAX];
    int count = amazons_regions(r, s, w->effort, w->shortcut, region);
    Terms terms = terms_of(r, w, s, region, count, side);
    double value = white_value(w, &terms);
    return player == WHITE ? value : 0 - value;
}

static const Term terms[] = {{"own regions", "Own regions"},
                             {"other regions", "Opponent's regions"},
                             {"contested", "Contested regions"},
                             {"decided", "Decided game"},
                             {.name = NULL}};

static void regions_explain(const Game *game, const void *tables, const void *state, int player,
                            const TermSink *sink) {
    const Rules *r = game->rules;
    const State *s = state;
    const Weights *w = tables;
    Region region[REGIONS_MAX];
    int count = amazons_regions(r, s, w->effort, w->shortcut, region);
    Terms t = terms_of(r, w, s, region, count, (int)s->mover);
    double sign = player == WHITE ? 1 : -1;
    sink->term(sink->context, "own regions", sign * t.closed[player] + 0.0);
    sink->term(sink->context, "other regions", sign * t.closed[player ^ 1] + 0.0);
    sink->term(sink->context, "contested", sign * t.contested + 0.0);
    if (w->source == SOURCE_BOUNDS) sink->term(sink->context, "decided", sign * t.decided + 0.0);
    if (!t.decided && amazons_can_move(r, s, (int)s->mover)) term_sink_squash(sink, w->scale);
    if (!sink->cell) return;
    double shown[AMAZONS_CELLS] = {0};
    for (int i = 0; i < count; i++)
        for (Set left = region[i].free; left; left = set_rest(left))
            shown[set_first(left)] = sign * region_value(w, region + i, (int)s->mover);
    for (int cell = 0; cell < r->cells; cell++)
        if (shown[cell] > 0 || shown[cell] < 0) sink->cell(sink->context, cell, shown[cell]);
}

const EvalDef amazons_eval_regions = {
    .row =
        {.name = "regions",
         .title = "Moves left in closed regions",
         .doc =
             "Counts the moves that each side has left in regions that arrows have cut off: found "
             "by search in small ones, bounded in large and contested ones. A sum s of moves is "
             "shown as 99 s / (scale + |s|). On the board every free cell shows the value of "
             "its region in moves.",
         .params = params,
         .size = sizeof(Weights)},
    .value = regions_value,
    .terms = terms,
    .explain = regions_explain};
