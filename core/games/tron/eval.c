/* eval.c - the evaluations of Tron as rows.
 *
 * All of them measure the room of each rider in one number. Riders are compared in pairs: a
 * difference d becomes d / (2 + |d|), so that no room counts as a won game, and a rider's value is
 * the mean over its rivals, scaled to the ranks that are still open. So values of all riders sum to
 * 0, as results do. Solo, the number is an estimate of the steps to come, for `area` and `chambers`
 * a bound. Pending choices never count.
 *
 * Tried beside the rooms of chambers, 120 to 144 games each at 2,000 nodes a move from random fair
 * starts on twelve maps: 0.2 a cell of the whole territory 46.7 % +- 5.5; a price of cells at the
 * front, which regression on values of deeper searches suggests: 0.2 50.0 % +- 2.9, 1 49.0 % +-
 * 4.3, 2 45.5 % +- 5.5. Territory instead of rooms won 16.3 %.
 *
 * Tried for riders that are apart, whose steps alone decide: rooms of steps, with edges to tell
 * equal ones from each other, 50.5 % +- 2.3; the same with such positions as leaves of pvs 51.0 %
 * +- 1.8 (448 games at 5,000 nodes), and 55.8 % +- 5.6 of 120 games at 100 ms against a1k0n's
 * player, which ours now meets with 54.2 % +- 4.9. A bound of the longest ride, or a ride that was
 * found, in the place of the rooms gained nothing more: in 97.8 % of 952 such positions the rooms,
 * counted in steps, tell who rides longer. */
#include "games/tron/chambers_packed.h"

typedef struct Weights {
    double cell, edge, apart;
} Weights;

/* What an evaluation says about each rider. */
typedef struct Measure {
    double room[TRON_RIDERS]; /* weighted */
    int cells[TRON_RIDERS], edges[TRON_RIDERS];
    bool apart; /* no territory touches another one any more */
} Measure;

/* The tables of `chambers`; the others have none. Both begin with the weights. */
typedef struct Tables {
    Weights weights;
    Packed packed;
} Tables;

typedef void (*Meter)(const Rules *r, const Weights *w, const State *s, Measure *out);

static void measure_area(const Rules *r, const Weights *w, const State *s, Measure *out) {
    uint8_t owner[TRON_GRID + 1];
    for (int rider = 0; rider < r->riders; rider++) {
        int steps = s->alive >> rider & 1 ? tron_area(r, s, rider, owner) : 0;
        out->cells[rider] = steps;
        out->room[rider] = w->cell * steps;
    }
}

static void measure_voronoi(const Rules *r, const Weights *w, const State *s, Measure *out) {
    Territory t;
    tron_territory(r, s, &t);
    for (int rider = 0; rider < r->riders; rider++) {
        out->cells[rider] = t.cells[rider];
        out->room[rider] = w->cell * t.cells[rider];
    }
}

static void measure_chambers(const Rules *r, const Weights *w, const State *s, Measure *out) {
    if (r->riders == 1) {
        out->cells[0] = tron_bound(r, s->taken, s->head[0], NULL);
        return;
    }
    const Packed *packed = &((const Tables *)(const void *)w)->packed;
    Room room[TRON_RIDERS];
    memset(room, 0, sizeof room);
    if (packed->words) {
        int cell = (int)(1000 * w->cell + 0.5), edge = (int)(1000 * w->edge + 0.5);
        out->apart = tron_packed_rooms(r, packed, s, cell, edge, room);
    } else {
        Territory t;
        tron_territory(r, s, &t);
        out->apart = true;
        for (int rider = 0; rider < r->riders; rider++) {
            if (s->alive >> rider & 1) room[rider] = tron_room(r, s, &t, rider, w->cell, w->edge);
            if (t.front[rider]) out->apart = false;
        }
    }
    for (int rider = 0; rider < r->riders; rider++) {
        out->cells[rider] = room[rider].cells;
        out->edges[rider] = room[rider].edges;
        out->room[rider] = w->cell * room[rider].cells + w->edge * room[rider].edges;
    }
}

enum { HALF_WIN = 2 }; /* the difference that is half of what can be won */

static double squash(double difference) {
    return difference / (HALF_WIN + (difference < 0 ? -difference : difference));
}

/* The value in -1..+1 for a rider that still rides, with the ranks taken into account. */
static double share(const Rules *r, const Weights *w, const State *s, const Measure *m,
                    int player) {
    double sum = 0, scale = m->apart ? w->apart : 1;
    int rivals = 0;
    for (int other = 0; other < r->riders; other++) {
        if (other == player || !(s->alive >> other & 1)) continue;
        sum += squash(scale * (m->room[player] - m->room[other]));
        rivals++;
    }
    return rivals ? tron_result(r, s, player) + 0.99 * sum / (r->riders - 1) : 0;
}

static double value_by(const Game *game, const Weights *w, const State *s, int player,
                       Meter meter) {
    const Rules *r = game->rules;
    if (tron_over(r, s)) return r->riders == 1 ? 0 : 100 * tron_result(r, s, player);
    if (r->riders > 1 && !(s->alive >> player & 1)) return 100 * tron_result(r, s, player);
    Measure m;
    memset(&m, 0, sizeof m);
    meter(r, w, s, &m);
    return r->riders == 1 ? m.cells[0] : 100 * share(r, w, s, &m, player);
}

/* The value in a duel from the difference of the rooms, as share has it. */
static double duel_value(double difference, double scale) {
    return 100 * (0.99 * squash(scale * difference));
}

/* chambers in two stages. A territory as a whole bounds what a chain of its chambers can be, so one
 * room and the bound of the other may tell that the value lies outside of the window. */
static double chambers_within(const Game *game, const void *tables, const void *state, int player,
                              double low, double high, int *side) {
    const Rules *r = game->rules;
    const State *s = state;
    const Tables *t = tables;
    const Weights *w = &t->weights;
    *side = 0;
    if (!t->packed.words || r->riders != 2 || s->alive != 3)
        return value_by(game, w, s, player, measure_chambers);
    int cell = (int)(1000 * w->cell + 0.5), edge = (int)(1000 * w->edge + 0.5);
    Sides sides;
    tron_packed_sides(r, &t->packed, s, &sides);
    double scale = sides.apart ? w->apart : 1, worth[2];
    int me = sides.rider[1] == player;
    for (int i = 0; i < 2; i++) {
        int cells, edges;
        tron_packed_most(&t->packed, &sides, i, &cells, &edges);
        worth[i] = w->cell * cells + w->edge * edges;
    }
    /* The room first whose being smaller would carry the value further out of the window. */
    double most = duel_value(worth[me] - worth[!me], scale);
    int first = most - low > high - most ? me : !me;
    for (int k = 0; k < 2; k++) {
        int i = k ? !first : first;
        Room room = tron_packed_room(&t->packed, &sides, i, cell, edge);
        worth[i] = w->cell * room.cells + w->edge * room.edges;
        if (k) break;
        double value = duel_value(worth[me] - worth[!me], scale);
        if (first == me ? value < high : value > low) continue;
        *side = first == me ? 1 : -1;
        return value;
    }
    return duel_value(worth[me] - worth[!me], scale);
}

static const Term terms[] = {
    {"steps", "Steps"}, {"cells", "Cells"}, {"edges", "Pairs of adjacent cells"}, {.name = NULL}};

static void explain_by(const Game *game, const Weights *w, const State *s, int player,
                       const TermSink *sink, Meter meter) {
    const Rules *r = game->rules;
    Measure m;
    memset(&m, 0, sizeof m);
    if (!tron_over(r, s)) meter(r, w, s, &m);
    double rivals = r->riders > 1 ? r->riders - 1 : 1, cells = 0, edges = 0;
    double scale = m.apart ? w->apart : 1;
    for (int other = 0; other < r->riders; other++) {
        if (other == player && r->riders > 1) continue;
        cells += r->riders == 1 ? m.cells[0] : (m.cells[player] - m.cells[other]) / rivals;
        edges += r->riders == 1 ? 0 : (m.edges[player] - m.edges[other]) / rivals;
    }
    if (r->riders == 1) {
        sink->term(sink->context, "steps", cells);
    } else {
        sink->term(sink->context, "cells", scale * w->cell * cells);
        if (meter == measure_chambers) sink->term(sink->context, "edges", scale * w->edge * edges);
        if (r->riders == 2 && !tron_over(r, s)) term_sink_squash(sink, HALF_WIN);
    }
    if (!sink->cell || tron_over(r, s)) return;
    Territory t;
    tron_territory(r, s, &t);
    for (int cell = 0; cell < r->nodes; cell++) {
        if (t.owner[cell] >= TRON_RIDERS) continue;
        double owner = t.owner[cell] == player ? 1 : -1;
        sink->cell(sink->context, r->grid_of[cell], owner);
    }
}

#define METHODS(name)                                                                   \
    static double name##_value(const Game *game, const void *tables, const void *state, \
                               int player) {                                            \
        return value_by(game, tables, state, player, measure_##name);                   \
    }                                                                                   \
    static void name##_explain(const Game *game, const void *tables, const void *state, \
                               int player, const TermSink *sink) {                      \
        explain_by(game, tables, state, player, sink, measure_##name);                  \
    }

static bool chambers_prepare(const Game *game, const void *weights, void *tables, Err *) {
    Tables *t = tables;
    t->weights = *(const Weights *)weights;
    tron_packed_prepare(game->rules, &t->packed);
    return true;
}

METHODS(area)
METHODS(voronoi)
METHODS(chambers)

/* ---- rows ------------------------------------------------------------------------------------ */

static const Param area_params[] = {
    PARAM_REAL(Weights, cell, 0.05, 0, 1, .flags = PARAM_GENE, .title = "Weight of a step",
               .doc = "Worth of a step more than a rival can make."),
    PARAM_END};

static const EvalDef area = {
    .row =
        {.name = "area",
         .title = "Reachable cells",
         .doc =
             "The cells that a rider could still reach if no other rider moved. Where every step "
             "changes the colour of a chequerboard, only as many as a ride can use that "
             "alternates between the colours; teleports, stairs and wraps of odd length "
             "break that, and then all cells count. Of one rider it is an upper bound of "
             "the steps to come.",
         .params = area_params,
         .size = sizeof(Weights)},
    .value = area_value,
    .terms = terms,
    .explain = area_explain};

static const Param voronoi_params[] = {
    PARAM_REAL(Weights, cell, 0.15, 0, 1, .flags = PARAM_GENE, .title = "Weight of a cell",
               .doc = "Worth of a cell of territory more than a rival has."),
    PARAM_END};

static const EvalDef voronoi = {
    .row = {.name = "voronoi",
            .title = "Who reaches a cell first",
            .doc = "Every free cell belongs to the rider who reaches it first; cells that several "
                   "reach at the same moment belong to no rider. Of one rider it is the number of "
                   "cells that it can reach.",
            .params = voronoi_params,
            .size = sizeof(Weights)},
    .value = voronoi_value,
    .terms = terms,
    .explain = voronoi_explain};

static const Param chambers_params[] = {
    PARAM_REAL(Weights, cell, 0.055, 0, 1, .flags = PARAM_GENE, .title = "Weight of a cell",
               .doc = "Worth of a cell more than a rival has; the default was fitted on 11,691 "
                      "games by the winner of the Google AI Challenge 2010."),
    PARAM_REAL(Weights, edge, 0.194, 0, 1, .flags = PARAM_GENE, .title = "Weight of adjacent cells",
               .doc = "Worth of a pair of adjacent cells more than a rival has; fitted likewise. "
                      "Wide rooms have more of them than corridors of the same size."),
    PARAM_REAL(Weights, apart, 4, 1, 100, .flags = PARAM_GENE, .title = "Factor once separated",
               .doc = "How many times as much a difference counts when no territory touches "
                      "another any more, so that each rider is alone with its room."),
    PARAM_END};

static const EvalDef chambers = {
    .row = {.name = "chambers",
            .title = "Territory in chambers",
            .doc = "The territory of each rider, cut into chambers at the cells that can be passed "
                   "only once, and of these the best chain that one ride can take: chambers at "
                   "the front or chambers in the rear, not both. Counts cells, as many as a "
                   "chequerboard allows, and adjacent pairs of cells. Of one rider it is an upper "
                   "bound of the steps to come.",
            .params = chambers_params,
            .size = sizeof(Weights)},
    .role = EVAL_STRONG,
    .tables_size = sizeof(Tables),
    .prepare = chambers_prepare,
    .value = chambers_value,
    .within = chambers_within,
    .terms = terms,
    .explain = chambers_explain,
    .estimates = tron_chambers_estimates};

const Row *const tron_evals[] = {&game_eval_outcome.row, &area.row, &voronoi.row, &chambers.row,
                                 NULL};
