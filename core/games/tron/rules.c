/* rules.c - Tron.
 *
 * Riders move over a grid, one cell at a time, and leave a wall behind. A rider without a free
 * neighbour is out. One rider alone counts the steps; of several, the last one left wins. All
 * choose at once (or in turn, by option). A map may have walls, edges that are glued together,
 * teleports, stairs and up to three floors.
 *
 * The exact rules:
 *  - A step leads to the left, up, right or down neighbour (in this order), or on a cell with
 *    stairs to the floor above (`>`) or below (`<`). y counts from the bottom row, x from the left,
 *    both from 0.
 *  - A rider that enters one end of a teleport comes out at the other end, and both ends are taken
 *    from then on. No rider ever stands on the near end, so two riders that enter the two ends at
 *    once meet.
 *  - Stairs are a letter on two or three floors. They join the cells with that letter on one floor
 *    and on the next floor that has it; a step on stairs takes a cell like any other, and only
 *    that.
 *  - Simultaneous: all targets are tested against the board as it was before the step. A rider that
 *    enters a taken cell (possible with crash=yes only) is out, and so are all that enter one and
 *    the same cell; they stop where they were, and the cell stays free. Then the others have moved.
 *    Is more than one of them left, those without a free neighbour are out as well, at one moment
 *    later. Riders that go out at the same moment share the rank.
 *  - Alternating: rider 1 begins; a rider without a free neighbour when its turn comes is out.
 *  - Trails stay, or vanish when their rider is out (after the step in which that happens).
 *  - Solo: the result is the number of steps. The source document (the Tron lab) counts the start
 *    cell, too, and its maximum of 165 cells is 164 steps.
 *  - Results of n riders: +1 for the first rank down to -1 for the last one, evenly spaced; riders
 *    that share ranks share their mean. Of two: +1, 0, -1.
 *
 * setup turns the map into a graph: cells that are no walls get numbers, a table says where each of
 * them leads, walls are one more number, the sentinel, which is always taken. Nothing else in the
 * game knows of teleports, wraps and floors:
 *
 *      # # # #              5 = sentinel       cell   left up right down
 *      # 3 4 #              (every wall)         0      5   3    1    5
 *      # 0 1 2->wraps to 0                       1      0   4    2    5
 *                                                2      1   5    0    5   ...
 *
 * A state is a head of 32 bytes and one bit a cell (taken or not); games of several riders have one
 * to three more such planes, which tell whose trail it is. The box of the document has 165 cells: a
 * state of 56 bytes. */
#include "games/tron/tron.h"

#include "games/tron/messages.def"

static const char *const wraps[] = {"none", "sides", "ends", "torus", NULL};
static const char *const wrap_titles[] = {"None", "Left and right", "Top and bottom", "All", NULL};
static const char *const orders[] = {"simultaneous", "alternating", NULL};
static const char *const order_titles[] = {"All at once", "One after the other", NULL};
static const char *const trails[] = {"stays", "vanishes", NULL};
static const char *const trail_titles[] = {"Stays", "Vanishes", NULL};

static const Param params[] = {
    {.name = "map",
     .title = "Map",
     .type = PARAM_TYPE_TEXT,
     .offset = offsetof(Rules, map_text),
     .max = TRON_TEXT,
     .init_text = TRON_DUEL,
     .doc =
         "The map: WIDTHxHEIGHT, or WIDTHxHEIGHTxFLOORS, and the cells row by row from the top "
         "left of the lowest floor, runs as in `_13` (13 walls) and `.11` (11 free cells), `-1` to "
         "`-6` the starts, a small letter twice for the ends of a teleport, a capital for stairs; "
         "cells at the end that are not written are free. `15x15` alone is an open board with two "
         "starts in opposite corners. The command `position` reads maps drawn with `#`, blanks "
         "and digits."},
    {.name = "riders",
     .title = "Riders",
     .type = PARAM_TYPE_INT,
     .offset = PARAM_FIELD(Rules, rider_count, int64_t),
     .max = TRON_RIDERS,
     .unit = "riders",
     .unit_one = "rider",
     .doc = "Riders, on the first starts of the map; 0 = as many as the map has starts. One rider "
            "plays alone for steps."},
    PARAM_ENUM(Rules, wrap, WRAP_NONE, wraps, .choice_titles = wrap_titles,
               .title = "Edges glued together",
               .doc =
                   "Edges that are glued together: `sides` left and right, `ends` top and bottom, "
                   "`torus` both."),
    PARAM_ENUM(Rules, order, ORDER_SIMULTANEOUS, orders, .choice_titles = order_titles,
               .title = "Order of moves",
               .doc =
                   "Whether all riders move at once, or one after the other. One rider alone has "
                   "no order."),
    PARAM_ENUM(Rules, trail, TRAIL_STAYS, trails, .choice_titles = trail_titles,
               .title = "Trail of a fallen rider",
               .doc = "Whether the trail of a rider that is out stays as a wall or vanishes."),
    PARAM_BOOL(Rules, crash, false, .title = "Riding into walls is allowed",
               .doc =
                   "Makes riding into a wall a legal move, which is fatal: for people who ride in "
                   "real time. Otherwise only free neighbours are legal."),
    PARAM_END};

/* ---- riders come and go ---------------------------------------------------------------------- */

void tron_enter(const Rules *r, State *s, int rider, unsigned cell) {
    unsigned portal = r->portal[cell];
    uint64_t *plane = s->taken;
    tron_take(plane, cell);
    tron_take(plane, portal);
    for (int bit = 0; bit + 1 < r->planes; bit++) {
        plane += r->words;
        if (!(rider >> bit & 1)) continue;
        tron_take(plane, cell);
        tron_take(plane, portal);
    }
    s->head[rider] = (uint16_t)cell;
}

/* Frees all cells of a rider's trail. */
static void vanish(const Rules *r, State *s, int rider) {
    for (int w = 0; w < r->words; w++) {
        uint64_t own = s->taken[w] & ~r->blank[w];
        for (int bit = 0; bit + 1 < r->planes; bit++) {
            uint64_t plane = s->taken[(bit + 1) * r->words + w];
            own &= rider >> bit & 1 ? plane : ~plane;
        }
        for (int plane = 0; plane < r->planes; plane++)
            s->taken[plane * r->words + w] &= ~own;
    }
    s->head[rider] = TRON_NOWHERE;
}

/* Puts the riders of `mask` out at one moment; their trails vanish if they have to. */
static void put_out(const Rules *r, State *s, unsigned mask) {
    s->alive = (uint8_t)(s->alive & ~mask);
    int left = bits_count(s->alive);
    for (; mask; mask &= mask - 1) {
        int rider = bits_first(mask);
        s->left[rider] = (uint8_t)left;
        if (r->vanish) vanish(r, s, rider);
    }
}

static unsigned stuck(const Rules *r, const State *s) {
    unsigned mask = 0;
    for (unsigned riders = s->alive; riders; riders &= riders - 1) {
        int rider = bits_first(riders);
        if (!tron_open(r, s->taken, s->head[rider])) mask |= 1u << rider;
    }
    return mask;
}

/* The next rider after `rider` who is alive (there is one). */
static int after(const State *s, int rider) {
    unsigned later = s->alive & ~((2u << rider) - 1);
    return bits_first(later ? later : s->alive);
}

void tron_settle(const Rules *r, State *s) {
    if (r->simultaneous || r->riders == 1) {
        if (!tron_over(r, s)) {
            unsigned mask = stuck(r, s);
            if (mask) put_out(r, s, mask);
        }
        s->turn = (uint8_t)(s->alive ? bits_first(s->alive) : 0);
    } else {
        while (!tron_over(r, s)) {
            int rider = s->turn;
            if (!(s->alive >> rider & 1)) {
                s->turn = (uint8_t)after(s, rider);
                continue;
            }
            if (tron_open(r, s->taken, s->head[rider])) return;
            put_out(r, s, 1u << rider);
        }
    }
    if (tron_over(r, s)) s->turn = 0;
}

int tron_owner(const Rules *r, const State *s, unsigned cell) {
    if (cell >= (unsigned)r->nodes || !tron_taken(s->taken, cell)) return -1;
    int rider = 0;
    for (int bit = 0; bit + 1 < r->planes; bit++)
        rider |= (int)tron_taken(s->taken + (bit + 1) * r->words, cell) << bit;
    return rider;
}

/* ---- the contract ---------------------------------------------------------------------------- */

static void start(const Rules *r, void *state) {
    State *s = state;
    memset(state, 0, r->state_size);
    memcpy(s->taken, r->blank, (size_t)r->words * sizeof(uint64_t));
    for (int rider = 0; rider < TRON_RIDERS; rider++)
        s->head[rider] = TRON_NOWHERE;
    for (int rider = 0; rider < r->riders; rider++)
        tron_enter(r, s, rider, r->start[rider]);
    s->alive = (uint8_t)((1u << r->riders) - 1);
}

static Status status(const Rules *rules, const void *state) {
    return tron_over(rules, state) ? OVER : ONGOING;
}

static int mover(const Rules *, const void *state) {
    return tron_mover(state);
}

/* The directions a rider may choose. */
static unsigned legal(const Rules *r, const State *s, int rider) {
    unsigned cell = s->head[rider], open = tron_open(r, s->taken, cell);
    if (!r->crash) return open;
    for (int d = DIR_ASCEND; d < r->directions; d++)
        if (r->next[cell][d] != r->nodes) open |= 1u << d;
    return open | 15;
}

static int moves(const Rules *r, const void *state, Move *out) {
    const State *s = state;
    if (tron_over(r, s)) return 0;
    int count = 0;
    for (unsigned open = legal(r, s, mover(r, s)); open; open &= open - 1)
        out[count++] = (Move)bits_first(open);
    return count;
}

static int count_moves(const Rules *r, const void *state) {
    const State *s = state;
    return tron_over(r, s) ? 0 : bits_count(legal(r, s, mover(r, s)));
}

/* All have chosen: the step itself. */
static void resolve(const Rules *r, State *s) {
    unsigned target[TRON_RIDERS], out = 0, alive = s->alive;
    for (unsigned riders = alive; riders; riders &= riders - 1) {
        int rider = bits_first(riders);
        target[rider] = r->next[s->head[rider]][s->choice[rider]];
        if (tron_taken(s->taken, target[rider])) {
            out |= 1u << rider;
            continue;
        }
        for (unsigned others = alive & ((1u << rider) - 1); others; others &= others - 1) {
            int other = bits_first(others);
            if (r->meet[target[other]] == r->meet[target[rider]]) out |= 1u << rider | 1u << other;
        }
    }
    memset(s->choice, 0, sizeof s->choice);
    s->chosen = 0;
    for (unsigned riders = alive & ~out; riders; riders &= riders - 1)
        tron_enter(r, s, bits_first(riders), target[bits_first(riders)]);
    if (out) put_out(r, s, out);
    tron_settle(r, s);
}

static Status play(const Rules *r, void *to, const void *from, Move move) {
    State *s = to;
    if (to != from) memcpy(to, from, r->state_size);
    int rider = mover(r, s);
    if (r->simultaneous) {
        s->choice[rider] = (uint8_t)move;
        s->chosen = (uint8_t)(s->chosen | 1u << rider);
        s->turn = (uint8_t)bits_first(s->alive);
        if (s->chosen == s->alive) resolve(r, s);
        return status(r, s);
    }
    unsigned target = r->next[s->head[rider]][move];
    if (tron_taken(s->taken, target)) {
        put_out(r, s, 1u << rider);
    } else {
        tron_enter(r, s, rider, target);
        if (r->riders == 1) s->steps++;
    }
    if (r->riders > 1 && s->alive) s->turn = (uint8_t)after(s, rider);
    tron_settle(r, s);
    return status(r, s);
}

double tron_result(const Rules *r, const State *s, int rider) {
    if (r->riders == 1) return s->steps;
    int ahead = s->alive >> rider & 1 ? 0 : s->left[rider], sharing = 0;
    for (int other = 0; other < r->riders; other++)
        sharing += (s->alive >> other & 1 ? 0 : s->left[other]) == ahead &&
                   (s->alive >> other & 1) == (s->alive >> rider & 1);
    return 1 - (2.0 * ahead + sharing - 1) / (r->riders - 1);
}

static double result(const Rules *rules, const void *state, int player) {
    return tron_result(rules, state, player);
}

static double points(const Rules *, const void *state, int) {
    return ((const State *)state)->steps;
}

static uint64_t hash(const Rules *r, const void *state) {
    const State *s = state;
    uint64_t acc = 0, head[4];
    memcpy(head, s, sizeof head);
    head[1] &= ~((uint64_t)0xffff << 32); /* the steps: bytes 12 and 13 */
    for (int i = 0; i < 4; i++)
        acc = (acc ^ head[i]) * 0x9e3779b97f4a7c15u + (acc >> 29);
    for (int i = 0; i < r->words * r->planes; i++)
        acc = (acc ^ s->taken[i]) * 0xd1342543de82ef95u + (acc >> 31);
    return rng_mix(acc);
}

static int pending(const Rules *, const void *state) {
    return bits_count(((const State *)state)->chosen);
}

static void observe(const Rules *r, void *to, const void *from, int player) {
    State *s = to;
    if (to != from) memcpy(to, from, r->state_size);
    memset(s->choice, 0, sizeof s->choice);
    s->chosen = 0;
    /* A rider that is out has nothing to choose: then the others' order stays. */
    if (s->alive >> player & 1) s->turn = (uint8_t)player;
}

static bool setup(Rules *r, Game *out, Err *err) {
    _Static_assert(offsetof(State, steps) == 12, "hash leaves the steps out");
    _Static_assert(offsetof(State, taken) == 32, "hash reads four words");
    if (!tron_map_read(r->map_text, &r->map, err)) return false;
    r->riders = r->rider_count ? (int)r->rider_count : r->map.starts;
    if (r->riders > r->map.starts)
        return r->map.starts == 1 ? err_set(err, too_many_riders_for_one, r->riders, 1)
                                  : err_set(err, too_many_riders, r->riders, r->map.starts);
    r->lone = r->riders > 1;
    r->simultaneous = r->riders > 1 && r->order == ORDER_SIMULTANEOUS;
    r->vanish = r->riders > 1 && r->trail == TRAIL_VANISHES;
    if (!tron_map_build(r, err)) return false;
    tron_install_playout(r);
    r->planes = r->riders == 1 ? 1 : r->riders == 2 ? 2 : r->riders <= 4 ? 3 : 4;
    r->state_size = sizeof(State) + (size_t)(r->words * r->planes) * sizeof(uint64_t);

    out->traits = r->riders == 1   ? TRAIT_SOLO | TRAIT_POINTS
                  : r->riders == 2 ? TRAIT_TWO_PLAYER
                                   : TRAIT_MANY;
    if (r->simultaneous) out->traits |= TRAIT_SIMULTANEOUS;
    out->players = r->riders;
    out->turns = r->riders == 2 && !r->simultaneous;
    out->max_moves = r->directions;
    /* Every move takes a cell, but for the last one of each rider. */
    out->max_plies = (r->vanish ? r->riders : 1) * r->nodes + r->riders;
    out->state_size = r->state_size;
    out->player_names = tron_names;
    out->start = start;
    out->mover = mover;
    out->moves = moves;
    out->play = play;
    out->status = status;
    out->result = result;
    out->hash = hash;
    out->count = count_moves;
    if (r->riders == 1) out->points = points;
    if (r->simultaneous) {
        out->pending = pending;
        out->observe = observe;
    }
    tron_install_text(r, out);
    tron_install_position(out);
    tron_install_view(r, out);
    tron_install_edit(r, out);
    return true;
}

const GameDef game_tron = {
    .row =
        {.name = "tron",
         .title = "Tron",
         .doc =
             "Ride a light cycle that leaves a wall behind; a rider without a free cell to ride to "
             "is out, the last one left wins. Alone, ride as many steps as you can. A move is a "
             "direction: l, u, r, d, and on stairs > up or < down; a run such as uurr plays "
             "several.",
         .params = params,
         .size = offsetof(Rules, riders),
         .presets = tron_presets},
    .rules_size = sizeof(Rules),
    .look = LOOK_TRAILS,
    .tools = TOOL_MAP | TOOL_ROUNDS | TOOL_LAYERS | TOOL_LOCKSTEP,
    .asks = tron_asks,
    .endings = tron_endings,
    .titles = tron_titles,
    .real_time = "crash=yes",
    .setup = setup,
    .evals = tron_evals,
    .playouts = tron_playouts,
    .variant_of = tron_variant_of};
