/* evals.c - the list of evaluations, and the two simple ones. */
#include "games/amazons/evals.h"

static const EvalDef outcome = {
    .row =
        {.name = "outcome",
         .title = "Win, undecided, loss",
         .doc =
             "The leaf values of the Amazons report: +100 for a won game, -100 for a lost one, 0 "
             "(undecided) as long as the game goes on."},
    .role = EVAL_PLAIN,
    .outcome_only = true,
    .value = game_outcome};

/* ---- mobility -------------------------------------------------------------------------------- */

enum { COUNT_TARGETS, COUNT_MOVES };
static const char *const counts[] = {"targets", "moves", NULL};
static const char *const count_titles[] = {"Cells in reach", "Moves", NULL};

typedef struct Mobility {
    double own, other, scale;
    int64_t count;
} Mobility;

static const Param mobility_params[] = {
    PARAM_REAL(Mobility, own, 1, 0, 10, .flags = PARAM_GENE, .title = "Own mobility weight",
               .doc = "Worth of what the side to move can do."),
    PARAM_REAL(Mobility, other, 1, 0, 10, .flags = PARAM_GENE,
               .title = "Opponent's mobility weight",
               .doc = "Worth of what the other side could do if it were to move."),
    PARAM_ENUM(Mobility, count, COUNT_TARGETS, counts, .choice_titles = count_titles,
               .title = "What is counted",
               .doc =
                   "What is counted: `targets` the cells that each queen can go to, `moves` whole "
                   "moves with their arrows."),
    PARAM_REAL(Mobility, scale, 30, 1, 2000, .flags = PARAM_GENE | PARAM_LOG,
               .title = "Sum for half a win", .doc = "A sum of this size is shown as half a win."),
    PARAM_END};

typedef struct MobilityTerms {
    double own, other; /* signed, before the squash, for the side to move */
} MobilityTerms;

static MobilityTerms mobility_terms(const Rules *r, const Mobility *m, const State *s) {
    int side = (int)s->mover;
    bool whole = m->count == COUNT_MOVES;
    return (MobilityTerms){m->own * amazons_mobility(r, s, side, whole),
                           -m->other * amazons_mobility(r, s, side ^ 1, whole)};
}

static double mobility_value(const Game *game, const void *tables, const void *state, int player) {
    const Mobility *m = tables;
    const State *s = state;
    if (!amazons_can_move(game->rules, s, (int)s->mover))
        return (int)s->mover == player ? -100 : 100;
    MobilityTerms terms = mobility_terms(game->rules, m, s);
    double value = game_squash(terms.own + terms.other, m->scale);
    return (int)s->mover == player ? value : -value;
}

static const Term mobility_names[] = {
    {"own", "Own mobility"}, {"other", "Opponent's mobility"}, {.name = NULL}};

static void mobility_explain(const Game *game, const void *tables, const void *state, int player,
                             const TermSink *sink) {
    const Rules *r = game->rules;
    const State *s = state;
    MobilityTerms terms = mobility_terms(r, tables, s);
    double sign = (int)s->mover == player ? 1 : -1;
    sink->term(sink->context, "own", sign * terms.own);
    sink->term(sink->context, "other", sign * terms.other);
    if (amazons_can_move(r, s, (int)s->mover))
        term_sink_squash(sink, ((const Mobility *)tables)->scale);
    if (!sink->cell) return;
    for (int cell = 0; cell < r->cells; cell++) {
        int sees = 0;
        for (int side = WHITE; side <= BLACK; side++)
            for (Set left = amazons_queens(s, side); left; left = set_rest(left))
                if (set_has(amazons_reach(r, amazons_taken(s), set_first(left)), cell))
                    sees += side == player ? 1 : -1;
        if (set_has(amazons_free(r, s), cell) && sees) sink->cell(sink->context, cell, sees);
    }
}

static const EvalDef mobility = {
    .row =
        {.name = "mobility",
         .title = "Own and opponent's moves",
         .doc =
             "What the side to move can do less what the other side could do, each with its own "
             "weight. A sum s is shown as 99 s / (scale + |s|). On the board: how many queens more "
             "of one's own than of the other's can go to a cell.",
         .params = mobility_params,
         .size = sizeof(Mobility)},
    .value = mobility_value,
    .terms = mobility_names,
    .explain = mobility_explain};

const Row *const amazons_evals[] = {&outcome.row, &amazons_eval_territory.row, &mobility.row,
                                    &amazons_eval_regions.row, NULL};
